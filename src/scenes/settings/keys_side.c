/* The column beside the keyboard: what lies on the key, how it is put elsewhere, and what is elsewhere. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "scenes/settings/keys.h"
#include "ui/style.h"

static const float SECTION_HIGH = 40, SECTION_GAP = 8, PART_GAP = 18;

static float paragraph(Canvas *canvas, Box *rest, FontFace face, float size, Colour colour,
                       const char *words) {
    TextStyle style = style_text(face, size, colour, TEXT_LEFT);
    float high = fminf(canvas_paragraph(canvas, *rest, &style, words, true), rest->height);
    canvas_paragraph_within(canvas, box_cut_top(rest, high, 4), &style, words);
    return high;
}

static void section(Canvas *canvas, Box *rest, const char *words) {
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_LEFT);
    box_cut_top(rest, PART_GAP, 0);
    float high = fmaxf(SECTION_HIGH, canvas_line_height(canvas, &style));
    style_section(canvas, box_cut_top(rest, high, SECTION_GAP), words);
}

/* ---- the key ---- */

/* The parts of a label, each in a line of its own. */
enum { PARTS_WORDS = 200 };
static void part_lines(const char *label, char words[PARTS_WORDS]) {
    Text lines = text_over(words, PARTS_WORDS);
    for (const char *part = label, *next; *part; part = next) {
        if (part != label) text_add_char(&lines, '\n');
        size_t length = keys_part(part, &next);
        for (size_t i = 0; i < length; i++) text_add_char(&lines, part[i]);
    }
}

static void draw_usual_place(Canvas *canvas, Box *rest, const KeysShown *shown, int use) {
    char word[KEY_WORD], words[80];
    uint32_t usual = key_usual(keys_index(use));
    if (usual == shown->key) return;
    keys_word(usual, word);
    snprintf(words, sizeof words, _("Usually on %s"), word);
    paragraph(canvas, rest, FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, words);
}

static void draw_chosen(Canvas *canvas, Box *rest, const KeysShown *shown) {
    static const float CAP = 104, CAP_HIGH = 112, GAP = 24, TAG = 34, TAG_GAP = 8, BELOW = 8;
    char lines[PARTS_WORDS] = "";
    int use = keys_use_on(shown->choices, shown->key);
    char word[KEY_WORD];
    keys_word(shown->key, word);
    TextStyle body = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    if (use >= 0) part_lines(_(keys_use(use)->label), lines);
    Box words = *rest;
    words.width -= CAP + GAP;
    float high = TAG + TAG_GAP + canvas_paragraph(canvas, words, &body, lines, true) +
                 canvas_line_height(canvas, &small) + BELOW;
    Box row = box_cut_top(rest, fmaxf(high, CAP_HIGH + 2 * BELOW), 0);
    Box cap = box_place(box_cut_left(&row, CAP, GAP), CAP, CAP_HIGH, 0, 0);
    cap.y += BELOW;
    KeyGroup group = use >= 0 ? keys_use(use)->group : KEYS_CREDITS;
    board_draw_cap(canvas, cap,
                   &(CapLook){.letter = word,
                              .symbol = "",
                              .does = use >= 0 ? "" : NULL,
                              .colour = keys_group_colour(group),
                              .is_lit = true,
                              .is_large = true,
                              .raised = 8});
    if (use < 0) {
        paragraph(canvas, &row, FONT_BOLD, STYLE_SIZE_BODY, STYLE_DUST, _("A free key"));
        return;
    }
    style_tag(canvas, box_cut_top(&row, TAG, TAG_GAP), keys_group_colour(group), keys_group_title(group),
              UI_UNSPOKEN);
    paragraph(canvas, &row, FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, lines);
    draw_usual_place(canvas, &row, shown, use);
}

/* ---- what to do ---- */

static void say_exchange(const KeysShown *shown, char *words, size_t size) {
    char from[KEY_WORD], to[KEY_WORD];
    int use = keys_use_on(shown->choices, shown->picked), other = keys_use_on(shown->choices, shown->key);
    keys_word(shown->picked, from);
    keys_word(shown->key, to);
    if (shown->key == shown->picked || use < 0)
        snprintf(words, size, "%s", _("Press the key that is to do it, or choose it on the keyboard."));
    else if (other >= 0)
        snprintf(words, size, _("“%s” goes to %s, and “%s” to %s."), _(keys_use(use)->label), to,
                 _(keys_use(other)->label), from);
    else
        snprintf(words, size, _("“%s” goes to %s, and %s is free."), _(keys_use(use)->label), to, from);
}

static void draw_way(Canvas *canvas, Box *rest, const KeysShown *shown) {
    char words[400];
    if (shown->picked)
        say_exchange(shown, words, sizeof words);
    else
        snprintf(words, sizeof words, "%s",
                 _("Choose a key, then the one that is to do it: the two change places."));
    section(canvas, rest, _("To change it"));
    paragraph(canvas, rest, FONT_TEXT, STYLE_SIZE_BODY, shown->picked ? STYLE_AMBER : STYLE_BONE, words);
}

/* ---- what is elsewhere, and what is free ---- */

static void draw_moved_row(Canvas *canvas, Box row, const KeysShown *shown, int use) {
    static const float KEY = 44;
    char word[KEY_WORD];
    uint32_t key = key_chosen(shown->choices, keys_index(use));
    keys_word(key, word);
    TextStyle style =
        style_text(FONT_BOLD, STYLE_SIZE_BODY, keys_group_colour(keys_use(use)->group), TEXT_LEFT);
    canvas_text(canvas, box_cut_left(&row, KEY * canvas_text_scale(canvas), 8), &style, word);
    style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, row, &style, _(keys_use(use)->label));
}

/* Whole rows only, and how many more there are. */
static void draw_moved(Canvas *canvas, Box *rest, const KeysShown *shown, float kept) {
    int moved[KEY_CHOICES], count = 0;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    float high = canvas_line_height(canvas, &style) + 4;
    for (int use = 0; use < KEY_CHOICES; use++)
        if (key_chosen(shown->choices, keys_index(use)) != key_usual(keys_index(use))) moved[count++] = use;
    section(canvas, rest, _("Put elsewhere"));
    if (count == 0) {
        paragraph(canvas, rest, FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, _("Everything is on its usual key."));
        return;
    }
    if (rest->height - kept < high * (float)count) kept = 0; /* free keys are seen on the board too */
    int room = (int)((rest->height - kept) / high);
    int rows = count <= room ? count : room - 1;
    for (int i = 0; i < rows; i++) draw_moved_row(canvas, box_cut_top(rest, high, 0), shown, moved[i]);
    if (rows >= count || rows < 0) return;
    char more[60];
    snprintf(more, sizeof more, ngettext_("and %d more", "and %d more", count - rows), count - rows);
    style.colour = STYLE_DUST;
    canvas_text(canvas, box_cut_top(rest, high, 0), &style, more);
}

static void draw_free(Canvas *canvas, Box *rest, const KeysShown *shown) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz?-=[];',.";
    char words[160];
    size_t used = 0;
    words[0] = '\0';
    for (const char *letter = letters; *letter; letter++) {
        char word[KEY_WORD];
        if (keys_use_on(shown->choices, (unsigned char)*letter) >= 0) continue;
        keys_word((unsigned char)*letter, word);
        used += (size_t)snprintf(words + used, sizeof words - used, "%s%s", used ? "   " : "", word);
    }
    section(canvas, rest, _("Free keys"));
    canvas_push_name(canvas, "key");
    paragraph(canvas, rest, FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, words);
    canvas_pop_name(canvas);
}

/* ---- the colours ---- */

static const float LEGEND_BAR = 30, LEGEND_GAP = 12;

static float legend_row(const Canvas *canvas) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    return canvas_line_height(canvas, &style) + 6;
}

static void draw_legend_row(Canvas *canvas, Box row, KeyGroup group) {
    static const float HIGH = 5;
    char words[80];
    Colour colour = keys_group_colour(group);
    TextStyle symbol = style_text(FONT_TEXT, STYLE_SIZE_SMALL, colour, TEXT_CENTRE);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    Box bar = box_place(box_cut_left(&row, LEGEND_BAR, LEGEND_GAP), LEGEND_BAR, HIGH, 0, 0.5f);
    canvas_glow(canvas, bar, 2, 8, colour_fade(colour, 0.4f));
    canvas_panel(canvas, bar, &(PanelStyle){.top = colour, .bottom = colour, .radius = HIGH / 2});
    canvas_text(canvas, box_cut_left(&row, row.height, LEGEND_GAP), &symbol, keys_group_symbol(group));
    snprintf(words, sizeof words, "%s", keys_group_title(group));
    canvas_text(canvas, row, &style, words);
}

static void draw_legend(Canvas *canvas, Box box, int columns) {
    int rows = (KEY_GROUPS + columns - 1) / columns;
    for (int group = 0; group < KEY_GROUPS; group++)
        draw_legend_row(canvas,
                        box_column(box_row(box, group / columns, rows, 0), group % columns, columns, 20),
                        (KeyGroup)group);
}

void keys_draw_side(Ui *ui, const KeysShown *shown, Box box) {
    static const float BESIDE = 28, ABOVE = 24, FREE = 130, GAP = 18, LARGER = 1.3f;
    Canvas *canvas = ui_canvas(ui);
    style_plate(canvas, box);
    Box rest = box_inset(box, BESIDE, ABOVE);
    float scale = canvas_text_scale(canvas), free = FREE * scale;
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    int columns = is_portrait ? 3 : 1, rows = (KEY_GROUPS + columns - 1) / columns;
    canvas_push_name(canvas, UI_UNSPOKEN); /* the focus says the same */
    if (scale <= LARGER)                   /* else the symbols on the caps must do */
        draw_legend(canvas, box_cut_bottom(&rest, legend_row(canvas) * (float)rows, GAP), columns);
    draw_chosen(canvas, &rest, shown);
    canvas_pop_name(canvas);
    draw_way(canvas, &rest, shown);
    draw_moved(canvas, &rest, shown, free);
    if (rest.height >= free * 0.8f) draw_free(canvas, &rest, shown);
}
