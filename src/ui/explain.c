#include "ui/explain.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "base/text.h"
#include "ui/style.h"
#include "ui/ui_private.h"

/* ---- places ---- */

void ui_set_terms(Ui *ui, UiTerms terms) { ui->explain.mode = terms; }

void ui_set_term_scope(Ui *ui, TermScope scope) { ui->explain.scope = scope; }

void ui_language_changed(Ui *ui) {
    explain_reset(ui);
    terms_free(ui->explain.terms);
    ui->explain.terms = NULL;
    memset(ui->explain.texts, 0, sizeof ui->explain.texts);
}

const Terms *ui_terms(Ui *ui) {
    if (!ui->explain.terms) ui->explain.terms = terms_create();
    return ui->explain.terms;
}

static void add_place(Explain *explain, TermPlace place) {
    if (explain->count == explain->room) {
        explain->room = (int)memory_room((size_t)explain->room);
        explain->places = memory_realloc(explain->places, (size_t)explain->room, sizeof *explain->places);
    }
    explain->places[explain->count++] = place;
}

static void add_line(Explain *explain, Box line) {
    if (explain->line_count == explain->line_room) {
        explain->line_room = (int)memory_room((size_t)explain->line_room);
        explain->lines = memory_realloc(explain->lines, (size_t)explain->line_room, sizeof *explain->lines);
    }
    explain->lines[explain->line_count++] = line;
}

static void draw_dots(Canvas *canvas, Box word, float baseline, Colour colour) {
    static const float SIDE = 2.4f, PITCH = 6, BELOW = 4;
    for (float x = word.x + 1; x + SIDE <= word.x + word.width; x += PITCH)
        canvas_fill(canvas, (Box){x, baseline + BELOW, SIDE, SIDE}, colour);
}

/* A kind of hand that stands alone is the heading of its own rule. */
static bool is_marked(const Explain *explain, const TermFound *found, const bool *is_known) {
    bool is_heading = found->is_alone && term_is_kind(explain->terms, found->term);
    return explain->mode == UI_TERMS_MARKED && !is_known[found->term] && !is_heading;
}

static void find_all(Ui *ui, const char *words, ExplainText *text) {
    TermFound found;
    text->count = 0;
    for (size_t at = 0; terms_find(ui_terms(ui), words, at, &found); at = found.from + found.length) {
        if (text->count == EXPLAIN_TEXT_TERMS) {
            text->count = EXPLAIN_MANY;
            return;
        }
        text->found[text->count++] = found;
    }
}

static const ExplainText *text_of(Ui *ui, const char *words) {
    uint64_t hash = hash_bytes(words, strlen(words));
    ExplainText *text = &ui->explain.texts[hash % EXPLAIN_TEXTS];
    if (!text->is_known || text->hash != hash) find_all(ui, words, text);
    text->is_known = true;
    text->hash = hash;
    return text;
}

/* The term with that index, the first at or after `from`. */
static bool next_found(Ui *ui, const char *words, const ExplainText *text, int index, size_t from,
                       TermFound *found) {
    if (text->count == EXPLAIN_MANY) return terms_find(ui_terms(ui), words, from, found);
    if (index < text->count) *found = text->found[index];
    return index < text->count;
}

/* A line of a paragraph is looked through with the others, so that a term may be broken between two. */
static void hear_line(void *user, const CanvasLine *line) {
    Ui *ui = user;
    Explain *explain = &ui->explain;
    TermFound found;
    bool is_known[TERM_MAX] = {false};
    add_line(explain, line->seen);
    if (explain->mode == UI_TERMS_NONE) return;
    const ExplainText *text = text_of(ui, line->text);
    size_t at = 0;
    for (int i = 0; next_found(ui, line->text, text, i, at, &found); i++, at = found.from + found.length) {
        Box word = canvas_line_part(ui->canvas, line, found.from, found.length);
        if (word.width > 0) {
            add_place(explain, (TermPlace){found.term, word, false});
            if (is_marked(explain, &found, is_known))
                draw_dots(ui->canvas, word, line->baseline, ui->is_paper ? STYLE_INK_SOFT : STYLE_METAL_LIT);
        }
        bool is_over = found.from + found.length <= line->from + line->length;
        is_known[found.term] = is_known[found.term] || is_over;
    }
}

static bool has_middle(Box box, Box of) { return box_has(box, of.x + of.width / 2, of.y + of.height / 2); }

/* What lies under a panel cannot be read. */
static void hear_cover(void *user, Box box) {
    Explain *explain = &((Ui *)user)->explain;
    int kept = 0, lines_kept = 0;
    for (int i = 0; i < explain->count; i++)
        if (!has_middle(box, explain->places[i].box)) explain->places[kept++] = explain->places[i];
    for (int i = 0; i < explain->line_count; i++)
        if (!has_middle(box, explain->lines[i])) explain->lines[lines_kept++] = explain->lines[i];
    explain->count = kept;
    explain->line_count = lines_kept;
}

void ui_stands_for(Ui *ui, Box box, const char *words) {
    TermFound found;
    if (!terms_find(ui_terms(ui), words, 0, &found)) return;
    add_place(&ui->explain, (TermPlace){found.term, box, true});
}

/* Of several the smallest: a word lies within what stands for it. */
static const TermPlace *place_at(const Explain *explain, float x, float y) {
    const TermPlace *best = NULL;
    for (int i = 0; i < explain->count; i++) {
        const TermPlace *place = &explain->places[i];
        if (!box_has(place->box, x, y)) continue;
        if (!best || place->box.width * place->box.height < best->box.width * best->box.height) best = place;
    }
    return best;
}

/* The gap between two intervals; 0 where they meet. */
static float apart(float a, float a_length, float b, float b_length) {
    return fmaxf(fmaxf(b - (a + a_length), a - (b + b_length)), 0);
}

static float distance(Box a, Box b) {
    return hypotf(apart(a.x, a.width, b.x, b.width), apart(a.y, a.height, b.y, b.height));
}

/* The same term where it stood, or near it if it moves. */
static const TermPlace *place_again(const Explain *explain, const TermPlace *before) {
    static const float NEAR = 24;
    const TermPlace *best = NULL;
    float min = NEAR;
    for (int i = 0; i < explain->count; i++) {
        const TermPlace *place = &explain->places[i];
        float away = hypotf(place->box.x - before->box.x, place->box.y - before->box.y);
        if (place->term == before->term && place->is_picture == before->is_picture && away < min)
            min = away, best = place;
    }
    return best;
}

/* ---- opening and closing ---- */

static void show(Ui *ui, const TermPlace *place, ExplainWay way) {
    ui->explain.what = *place;
    ui->explain.way = way;
    ui->explain.is_resting = false;
    ui->wants_frame = true;
}

static void hide(Ui *ui) {
    if (ui->explain.way != EXPLAIN_NOTHING) ui->wants_frame = true;
    ui->explain.way = EXPLAIN_NOTHING;
    ui->explain.is_resting = false;
}

/* How far a term is from the focused widget: what is on its line belongs to it. */
static float distance_from_focus(Box focused, Box word) {
    static const float ABOVE_OR_BELOW = 20;
    return apart(focused.x, focused.width, word.x, word.width) +
           ABOVE_OR_BELOW * apart(focused.y, focused.height, word.y, word.height);
}

/* The term in the focused widget, or else the nearest to it. */
static const TermPlace *place_by_focus(const Ui *ui) {
    const Explain *explain = &ui->explain;
    const Widget *focused = ui_find(ui, ui->focus);
    const TermPlace *best = NULL;
    float min = INFINITY;
    for (int i = 0; i < explain->count; i++) {
        float away = focused ? distance_from_focus(focused->box, explain->places[i].box) : (float)i;
        if (away < min) min = away, best = &explain->places[i];
    }
    return best;
}

static void show_by_key(Ui *ui) {
    const TermPlace *place = place_by_focus(ui);
    if (place)
        show(ui, place, EXPLAIN_BY_KEY);
    else
        ui_toast(ui, _("No word on this page is in the glossary."));
}

static int index_of(const Explain *explain, const TermPlace *place) {
    const TermPlace *found = place_again(explain, place);
    return found ? (int)(found - explain->places) : -1;
}

static int index_by_arrow(const Explain *explain, int from, FocusDirection direction) {
    FocusPlace *places = memory_calloc((size_t)explain->count, sizeof *places);
    for (int i = 0; i < explain->count; i++)
        places[i] = (FocusPlace){.box = explain->places[i].box, .can_be_chosen = true};
    int after = focus_move(places, explain->count, from, direction);
    free(places);
    return after;
}

/* By the arrows from term to term, by Tab through all of them; false for another key. */
static bool lead_on(Ui *ui, UiKey key) {
    Explain *explain = &ui->explain;
    bool is_arrow = key >= UI_KEY_LEFT && key <= UI_KEY_DOWN;
    if (!is_arrow && key != UI_KEY_NEXT && key != UI_KEY_PREVIOUS) return false;
    int from = index_of(explain, &explain->what), step = key == UI_KEY_NEXT ? 1 : explain->count - 1;
    if (from < 0) return false;
    int after = is_arrow ? index_by_arrow(explain, from, (FocusDirection)(key - UI_KEY_LEFT))
                         : (from + step) % explain->count;
    show(ui, &explain->places[after], EXPLAIN_BY_KEY);
    return true;
}

/* ---- input ---- */

static bool asks(const Ui *ui, const UiInput *input) {
    bool is_letter = input->key == UI_KEY_CHARACTER && input->character == UI_EXPLAIN_KEY;
    return input->key == UI_KEY_EXPLAIN || (is_letter && !ui_is_typing(ui));
}

static bool take_key(Ui *ui, const UiInput *input) {
    bool is_asked = asks(ui, input);
    ui->explain.is_resting = false;
    if (ui->explain.way == EXPLAIN_NOTHING) {
        if (is_asked && !input->is_repeat) show_by_key(ui);
        return is_asked;
    }
    if (ui->explain.way == EXPLAIN_BY_KEY && lead_on(ui, input->key)) return true;
    if (!is_asked || !input->is_repeat) hide(ui);
    return is_asked || input->key == UI_KEY_BACK;
}

static bool is_button(const Widget *widget) { return widget && widget->is_enabled && widget->is_guarded; }

/* The term at a place; anywhere on a button that of its label. */
static const TermPlace *place_pointed_at(const Ui *ui, float x, float y) {
    const Explain *explain = &ui->explain;
    const TermPlace *place = place_at(explain, x, y);
    const Widget *under = ui_widget_at(ui, x, y);
    for (int i = 0; !place && is_button(under) && i < explain->count; i++)
        if (has_middle(under->box, explain->places[i].box)) place = &explain->places[i];
    return place;
}

/* Only a pointer that moves asks: not one under which something appears, nor one that has just clicked. */
static void take_move(Ui *ui, const UiInput *input, double now_ms) {
    Explain *explain = &ui->explain;
    const TermPlace *place = place_pointed_at(ui, input->x, input->y);
    bool is_shown = explain->way == EXPLAIN_BY_POINTER;
    if (is_shown && place && place_again(explain, &explain->what) == place) return;
    hide(ui);
    if (!place) return;
    explain->is_resting = true;
    explain->rests_on = *place;
    bool waits = is_button(ui_widget_at(ui, input->x, input->y));
    explain->rests_until = now_ms + (waits ? UI_EXPLAIN_BUTTON_MS : UI_EXPLAIN_AFTER_MS);
}

/* A finger on a button: its word is explained if it stays. */
static void rest_on(Ui *ui, const UiInput *input, double now_ms) {
    Explain *explain = &ui->explain;
    const TermPlace *place = place_pointed_at(ui, input->x, input->y);
    if (!place) return;
    explain->is_resting = explain->is_long = true;
    explain->rests_on = *place;
    explain->rests_until = now_ms + UI_EXPLAIN_AFTER_MS;
}

/* Where nothing can be pressed a word is explained at once: a finger does not hover. */
static void take_press(Ui *ui, const UiInput *input, double now_ms) {
    Explain *explain = &ui->explain;
    const Widget *under = ui_widget_at(ui, input->x, input->y);
    const TermPlace *place = under && under->is_enabled ? NULL : place_at(explain, input->x, input->y);
    bool is_shown = explain->way != EXPLAIN_NOTHING && place && place_again(explain, &explain->what) == place;
    hide(ui);
    if (place && !is_shown) show(ui, place, EXPLAIN_BY_POINTER);
    if (input->is_touch && under && under->is_enabled) rest_on(ui, input, now_ms);
}

bool explain_lift(Ui *ui) {
    Explain *explain = &ui->explain;
    bool was_long = explain->is_long && explain->way == EXPLAIN_BY_POINTER;
    explain->is_resting = explain->is_long = false;
    return was_long;
}

bool explain_input(Ui *ui, const UiInput *input, double now_ms) {
    switch (input->kind) {
    case UI_POINTER_MOVE: take_move(ui, input, now_ms); return false;
    case UI_POINTER_DOWN: take_press(ui, input, now_ms); return false;
    case UI_POINTER_UP:
    case UI_RELEASE:
    case UI_PAD_IN:
    case UI_PAD_OUT: return false;
    case UI_KEY: return take_key(ui, input);
    case UI_WHEEL:
    case UI_TEXT:
    case UI_PASTE:
    case UI_PRESS: hide(ui); return false;
    }
    return false;
}

double explain_next_change(const Ui *ui) {
    return ui->explain.is_resting ? ui->explain.rests_until : INFINITY;
}

/* ---- the panel ---- */

static const float EDGE = 8, GAP = 10, STEP = 24, PADDING_X = 20, PADDING_Y = 14, NARROWEST = 260,
                   WIDEST = 470;

static TextStyle title_style(void) {
    return style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_LEFT);
}
static TextStyle words_style(void) { return style_text(FONT_TEXT, 22, STYLE_BONE, TEXT_LEFT); }
static TextStyle hint_style(void) { return style_text(FONT_TEXT, 18, STYLE_DUST, TEXT_LEFT); }

enum { HINT_BYTES = 160 };

static void say_hint(const Ui *ui, char words[HINT_BYTES]) {
    words[0] = '\0';
    if (ui->explain.way != EXPLAIN_BY_KEY) return;
    if (ui->shows_pad)
        snprintf(words, HINT_BYTES, _("D-pad: the other words. %s: close."), ui_pad_word(ui, UI_KEY_BACK));
    else
        snprintf(words, HINT_BYTES, "%s", _("Arrows: the other words. Escape: close."));
}

typedef struct Paragraph {
    const char *name, *words;
    TextStyle style;
} Paragraph;
enum { PARAGRAPHS = 3 };

/* Draws, or only measures; how high they are. */
static float draw_paragraphs(Canvas *canvas, Box box, const Paragraph *paragraphs, bool is_measured_only) {
    float top = box.y;
    for (int i = 0; i < PARAGRAPHS; i++) {
        Box rest = {box.x, top, box.width, 0};
        canvas_push_name(canvas, "%s", paragraphs[i].name);
        top += canvas_paragraph(canvas, rest, &paragraphs[i].style, paragraphs[i].words, is_measured_only);
        canvas_pop_name(canvas);
    }
    return top - box.y;
}

/* In lines of equal length, none too long to read. */
static float panel_width(Ui *ui, const Paragraph *paragraphs) {
    float longest = 0, screen = canvas_layout(ui->canvas)->screen.width - 2 * (EDGE + PADDING_X);
    float widest = fminf(WIDEST * (float)ui->access.text_percent / 100, screen);
    for (int i = 0; i < PARAGRAPHS; i++) {
        float whole = canvas_text_width(ui->canvas, &paragraphs[i].style, paragraphs[i].words);
        float even = whole / ceilf(fmaxf(whole / widest, 1)) * 1.12f;
        longest = fmaxf(longest, fminf(even + 2, widest));
    }
    return fmaxf(longest, fminf(NARROWEST, widest)) + 2 * PADDING_X;
}

/* What the panel hides: least of all a button that is a choice now. */
static float cost_of_cover(const Ui *ui, Box panel) {
    static const float BUTTON = 4000, OTHER = 600, LINE = 60;
    float cost = 0;
    for (int i = 0; i < ui->explain.line_count; i++)
        if (distance(panel, ui->explain.lines[i]) <= 0) cost += LINE;
    for (int i = ui->reach; i < ui->count; i++) {
        const Widget *widget = &ui->widgets[i];
        bool is_ground = widget->kind == WIDGET_SCROLL || widget->kind == WIDGET_PAN;
        if (is_ground || distance(panel, widget->box) > 0) continue;
        bool is_focused = ui->explain.way == EXPLAIN_BY_KEY && strcmp(widget->name, ui->focus) == 0;
        bool is_choice = widget->is_enabled && (widget->is_guarded || is_focused);
        cost += is_choice ? BUTTON : widget->is_enabled ? OTHER : LINE;
    }
    return cost;
}

static float cost_of(const Ui *ui, Box panel, Box word) {
    float away = distance(panel, word);
    if (away < GAP - 1) return INFINITY;
    bool is_above = panel.y < word.y;
    return away + fabsf(panel.x - word.x) * 0.3f + (is_above ? 4.0f : 0) + cost_of_cover(ui, panel);
}

/* The nearest place that does not cover the word, nor what can be chosen if there is one. */
static Box best_place(const Ui *ui, float width, float height) {
    Box screen = canvas_layout(ui->canvas)->screen, word = ui->explain.what.box;
    Box room = {EDGE, EDGE, screen.width - 2 * EDGE - width, screen.height - 2 * EDGE - height};
    Box best = {EDGE, EDGE, width, height};
    float min = INFINITY, below = word.y + word.height + GAP, above = word.y - GAP - height;
    for (float y = above - floorf((above - EDGE) / STEP) * STEP; y <= room.y + room.height; y += STEP) {
        for (float x = word.x - floorf((word.x - EDGE) / STEP) * STEP; x <= room.x + room.width; x += STEP) {
            Box panel = {x, y, width, height};
            if (y > word.y && y - STEP <= below && below <= room.y + room.height) panel.y = below;
            float cost = cost_of(ui, panel, word);
            if (cost < min) best = panel, min = cost;
        }
    }
    return best;
}

static bool is_same_box(Box a, Box b) { return memcmp(&a, &b, sizeof a) == 0; }

/* It stays where it is as long as the word does. */
static Box place_panel(Ui *ui, float width, float height) {
    Explain *explain = &ui->explain;
    bool is_same = is_same_box(explain->panel_of, explain->what.box) && explain->panel.width == width &&
                   explain->panel.height == height;
    if (!is_same) explain->panel = best_place(ui, width, height);
    explain->panel_of = explain->what.box;
    return explain->panel;
}

/* With a dark rim, for an amber button. */
static void draw_ring(Canvas *canvas, Box word) {
    canvas_panel(canvas, box_inset(word, -4, -1),
                 &(PanelStyle){.edge = STYLE_NIGHT, .edge_width = 4, .radius = STYLE_CORNER / 2 + 1});
    canvas_panel(canvas, box_inset(word, -3, 0),
                 &(PanelStyle){.edge = STYLE_BRASS_LIT, .edge_width = 2, .radius = STYLE_CORNER / 2});
}

static void draw_panel(Ui *ui) {
    Canvas *canvas = ui->canvas;
    char sentence[TERM_WORDS];
    term_sentence(ui_terms(ui), ui->explain.what.term, ui->explain.scope, sentence);
    char hint[HINT_BYTES];
    say_hint(ui, hint);
    const Paragraph paragraphs[PARAGRAPHS] = {
        {"explain:title", term_title(ui_terms(ui), ui->explain.what.term), title_style()},
        {"explain:words", sentence, words_style()},
        {"explain:hint", hint, hint_style()}};
    float width = panel_width(ui, paragraphs);
    Box inside = {0, 0, width - 2 * PADDING_X, 0};
    float height = draw_paragraphs(canvas, inside, paragraphs, true) + 2 * PADDING_Y;
    Box panel = place_panel(ui, width, height);
    draw_ring(canvas, ui->explain.what.box);
    canvas_glow(canvas, panel, STYLE_CORNER, 26, 0xc0000000u);
    canvas_panel(canvas, panel,
                 &(PanelStyle){.top = 0xff16222du,
                               .bottom = 0xff0e161eu,
                               .edge = STYLE_METAL_LIT,
                               .edge_width = 1.5f,
                               .radius = STYLE_CORNER,
                               .is_cut = true});
    draw_paragraphs(canvas, box_inset(panel, PADDING_X, PADDING_Y), paragraphs, false);
}

bool ui_spoken_word(const Ui *ui, Text *out) {
    const Explain *explain = &ui->explain;
    char sentence[TERM_WORDS], place[48], hint[HINT_BYTES];
    if (explain->way != EXPLAIN_BY_KEY) return false;
    term_sentence(explain->terms, explain->what.term, explain->scope, sentence);
    snprintf(place, sizeof place, _("%d of %d"), index_of(explain, &explain->what) + 1, explain->count);
    say_hint(ui, hint);
    char told[UI_SPOKEN];
    Text text = text_over(told, sizeof told);
    ui_spoken_add(&text, sentence);
    ui_spoken_add(out, term_title(explain->terms, explain->what.term));
    ui_spoken_sentence(out, told);
    ui_spoken_sentence(out, place);
    ui_spoken_sentence(out, hint);
    return true;
}

void ui_draw_explain_hint(Ui *ui, Box box) {
    char words[160], key[8];
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    Text text = text_over(key, sizeof key);
    uint32_t shown = ui_key_shown(ui, UI_EXPLAIN_KEY);
    text_add_unicode(&text, shown >= 'a' && shown <= 'z' ? shown - 32 : shown);
    const char *button = ui_pad_word(ui, UI_KEY_EXPLAIN);
    if (ui->shows_pad && strcmp(button, "RS") == 0)
        snprintf(words, sizeof words, "%s", _("Press the right stick to have the dotted words explained."));
    else if (ui->shows_pad)
        snprintf(words, sizeof words, _("Point at a dotted word, or press %s, to have it explained."),
                 button);
    else
        snprintf(words, sizeof words, _("Point at a dotted word, or press %s, to have it explained."), key);
    float high = fminf(canvas_paragraph(ui->canvas, box, &style, words, true), box.height);
    canvas_paragraph_within(ui->canvas, box_place(box, box.width, high, 0, 0.5f), &style, words);
}

/* ---- a frame ---- */

void explain_begin(Ui *ui) {
    ui->explain.count = ui->explain.line_count = 0;
    ui->explain.mode = UI_TERMS_PLAIN;
    ui->explain.scope = (TermScope){0};
    canvas_set_listener(ui->canvas, &(CanvasListener){.line = hear_line, .cover = hear_cover, .user = ui});
}

void explain_begin_modal(Ui *ui) { ui->explain.count = ui->explain.line_count = 0; }

/* A term that is no longer there is no longer explained. */
static void follow(Ui *ui) {
    Explain *explain = &ui->explain;
    if (explain->way != EXPLAIN_NOTHING) {
        const TermPlace *place = place_again(explain, &explain->what);
        if (place) explain->what = *place;
        if (!place) hide(ui);
    }
    if (explain->is_resting) explain->is_resting = place_again(explain, &explain->rests_on) != NULL;
}

void explain_end(Ui *ui) {
    Explain *explain = &ui->explain;
    canvas_set_listener(ui->canvas, NULL);
    follow(ui);
    if (explain->is_resting && ui->now_ms >= explain_next_change(ui))
        show(ui, &explain->rests_on, EXPLAIN_BY_POINTER);
    if (explain->way != EXPLAIN_NOTHING) draw_panel(ui);
}

void explain_reset(Ui *ui) { hide(ui); }

void explain_free(Ui *ui) {
    terms_free(ui->explain.terms);
    free(ui->explain.places);
    free(ui->explain.lines);
}
