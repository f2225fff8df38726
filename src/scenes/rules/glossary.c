#include "scenes/rules/glossary.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float FIELD_HIGH = 52, FIELD_WIDE = 320, FIELD_GAP = 16, ROW_GAP = 14, COLUMN_GAP = 24,
                   TITLE_SHARE = 0.24f;
static const char search_field[] = "glossary:search";
enum { SEARCHED = 15 };

static bool begins_with(const char *title, const char *words) {
    while (*words && tolower((unsigned char)*title) == tolower((unsigned char)*words)) title++, words++;
    return *words == '\0';
}

static bool is_found(const Glossary *glossary, const char *title) {
    for (; *title; title++)
        if (begins_with(title, glossary->search)) return true;
    return false;
}

/* Draws, or only measures; how high it is. */
static float draw_term(Ui *ui, Box row, int term, TermScope scope, bool is_measured_only) {
    char words[TERM_WORDS];
    Canvas *canvas = ui_canvas(ui);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_SMALL + 2, STYLE_INK_RED, TEXT_LEFT);
    TextStyle sentence = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_INK, TEXT_LEFT);
    Box left = box_cut_left(&row, row.width * TITLE_SHARE, COLUMN_GAP);
    term_sentence(ui_terms(ui), term, scope, words);
    canvas_push_name(canvas, "glossary:title");
    float high = canvas_paragraph(canvas, left, &title, term_title(ui_terms(ui), term), is_measured_only);
    canvas_pop_name(canvas);
    return fmaxf(high, canvas_paragraph(canvas, row, &sentence, words, is_measured_only)) + ROW_GAP;
}

static void draw_terms(const Glossary *glossary, Ui *ui, Box box, TermScope scope) {
    float heights[TERM_MAX], whole = 0;
    int count = terms_count(ui_terms(ui));
    Box inside = {box.x, box.y, box.width - STYLE_SCROLL_MARGIN, 0};
    for (int term = 0; term < count; term++) {
        bool is_listed = is_found(glossary, term_title(ui_terms(ui), term));
        heights[term] = is_listed ? draw_term(ui, inside, term, scope, true) : 0;
        whole += heights[term];
    }
    Box all = ui_begin_scroll(ui, "glossary", box, fmaxf(whole, 1));
    for (int term = 0; term < count; term++) {
        Box row = {all.x, all.y, inside.width, heights[term]};
        bool is_seen = heights[term] > 0 && row.y + row.height > box.y && row.y < box.y + box.height;
        if (is_seen) draw_term(ui, row, term, scope, false);
        all.y += heights[term];
    }
    ui_end_scroll(ui);
    if (whole > 0) return;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_INK_SOFT, TEXT_LEFT);
    canvas_text(ui_canvas(ui), box_cut_top(&box, 40, 0), &style, _("No term has this in its title."));
}

void glossary_draw(const Glossary *glossary, Ui *ui, Box box, TermScope scope) {
    Box line = box_cut_top(&box, FIELD_HIGH, FIELD_GAP);
    line.width -= STYLE_SCROLL_MARGIN;
    TextStyle label = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_INK_SOFT, TEXT_LEFT);
    ui_set_terms(ui, UI_TERMS_NONE);
    Box left = box_cut_left(&line, line.width * TITLE_SHARE, COLUMN_GAP);
    canvas_text(ui_canvas(ui), left, &label, _("Search"));
    ui_text_field(ui, &(TextField){.name = search_field,
                                   .box = box_cut_left(&line, fminf(FIELD_WIDE, line.width), 0),
                                   .text = glossary->search,
                                   .max_characters = SEARCHED});
    ui_spoken_label(ui, _("Search"));
    draw_terms(glossary, ui, box, scope);
}

void glossary_event(Glossary *glossary, const UiEvent *event) {
    bool is_typed = event->kind == UI_EVENT_CHANGE && strcmp(event->name, search_field) == 0;
    if (is_typed) snprintf(glossary->search, sizeof glossary->search, "%s", event->text);
}
