#include "scenes/play/ribbon.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

enum {
    ONE_ROW = 5,     /* the maximum of cells side by side in landscape, */
    FEW_CELLS = 2,   /* that leave the headline more room, */
    TWO_COLUMNS = 6, /* and in two columns in portrait */
};
static const float HIGH = 160, HIGH_TWO = 216, PAD = 8, GAP = 8, HEADLINE_WIDE = 290, BUTTON_WIDE = 200;
static const float HEAD_HIGH = 114, CELL_HIGH = 117, CELL_LOW = 96, NAME_HIGH = 30, HAND_HIGH = 27,
                   LINE_HIGH = 24, REMARK_HIGH = 54, MARK_HIGH = 28;

/* ---- a cell ---- */

static void draw_name(const PlayScene *play, Ui *ui, Box row, const ResultLine *line, bool is_lit) {
    Canvas *canvas = ui_canvas(ui);
    char gained[24];
    bool has_won = seat_in(play_shown(play)->winners, line->seat);
    TextStyle gain =
        style_text(FONT_TITLE, STYLE_SIZE_LARGE - 2, play_result_colour(line->gained), TEXT_RIGHT);
    TextStyle who = style_text(FONT_BOLD, STYLE_SIZE_BODY, has_won ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    play_result_gained(line->gained, gained, sizeof gained);
    if (!sabacc_plays_for_credits(play_shown(play))) gained[0] = '\0';
    float wide = canvas_text_width(canvas, &gain, gained) + 4;
    canvas_text(canvas, box_cut_right(&row, fminf(wide, row.width / 2), 8), &gain, gained);
    if (play_has_evening(play)) {
        FaceDisc face = play_seat_face(play, line->seat);
        face_disc_draw(canvas, box_cut_left(&row, row.height, 8), &face);
    }
    row.width -= clause_sign_wide;
    float name =
        canvas_named_text(canvas, row, &who, play_name_or_you(play, line->seat), "result:who:%d", line->seat);
    clause_sign(ui, (Box){row.x, row.y, fminf(name, row.width) + clause_sign_wide, row.height}, line->clauses,
                is_lit); /* beside a number it would be read as a unit */
}

/* The reason over as many lines as it needs, smaller only if these are too many; then as many of the last
 * notes, about credits, as fit. */
static void draw_reason(Canvas *canvas, Box rest, const ResultLine *line) {
    TextStyle why = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    TextStyle note = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_METAL_LIT, TEXT_LEFT);
    float high = fminf(canvas_paragraph(canvas, rest, &why, line->reason, true), rest.height);
    canvas_paragraph_within(canvas, box_cut_top(&rest, high, 0), &why, line->reason);
    int room = (int)((rest.height + 4) / LINE_HIGH), first = line->note_count - room;
    for (int i = first > 0 ? first : 0; i < line->note_count; i++)
        canvas_text(canvas, box_cut_top(&rest, LINE_HIGH, 0), &note, line->notes[i]);
}

/* True while it is hovered or focused. */
static bool draw_cell(const PlayScene *play, Ui *ui, Box cell, const ResultLine *line) {
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "result:%d", line->seat);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = cell});
    bool is_lit = state.is_hovered || state.is_focused;
    play_result_plate(canvas, cell, seat_in(play_shown(play)->winners, line->seat), is_lit);
    Box rest = box_inset(cell, 14, 6);
    draw_name(play, ui, box_cut_top(&rest, NAME_HIGH, 0), line, is_lit);
    TextStyle hand = style_text(FONT_TITLE, STYLE_SIZE_SMALL + 2, STYLE_BONE, TEXT_LEFT);
    if (line->is_shown) canvas_text(canvas, box_cut_top(&rest, HAND_HIGH, 0), &hand, line->hand);
    draw_reason(canvas, rest, line);
    return is_lit;
}

/* ---- the ribbon ---- */

/* The winner, and a sentence below; false if there is no room for the sentence. */
static bool draw_headline(const PlayScene *play, Ui *ui, Box box, const char *named) {
    Canvas *canvas = ui_canvas(ui);
    char words[160], sentence[4 * REASON_WORDS];
    clause_words(ui, named, sentence, sizeof sentence);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    play_result_headline(play, words, sizeof words);
    float high = canvas_paragraph(canvas, box, &heading, words, true),
          below = canvas_paragraph(canvas, box, &small, sentence, true);
    bool fits = high + below + 6 <= box.height;
    Box rest = box_place(box, box.width, fits ? high + below + 6 : high, 0, 0.5f);
    canvas_paragraph(canvas, box_cut_top(&rest, high, 6), &heading, words, false);
    if (fits) canvas_paragraph(canvas, rest, &small, sentence, false);
    return fits;
}

/* Just above the plate, as wide as the words, over the middle of what they are about as far as the plate
 * goes; long text over several lines. */
static void draw_strip(Ui *ui, Box plate, Box about, const char *named) {
    Canvas *canvas = ui_canvas(ui);
    char words[4 * REASON_WORDS];
    clause_words(ui, named, words, sizeof words);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_BONE, TEXT_CENTRE);
    float wide = fminf(canvas_text_width(canvas, &style, words) + 52, plate.width - 24);
    float high = canvas_paragraph(canvas, (Box){0, 0, wide - 48, 400}, &style, words, true);
    float left = about.x + (about.width - wide) / 2, margin = 12;
    left = fminf(fmaxf(left, plate.x + margin), plate.x + plate.width - margin - wide);
    Box strip = {left, plate.y - high - 22, wide, high + 14};
    canvas_panel(canvas, strip,
                 &(PanelStyle){.top = 0xf2060c10u,
                               .bottom = 0xf2060c10u,
                               .edge = STYLE_METAL_LIT,
                               .edge_width = 1.2f,
                               .radius = 20});
    canvas_paragraph(canvas, box_inset(strip, 24, 7), &style, words, false);
}

/* The layout of its parts. */
typedef struct Ribbon {
    Box plate, headline, cells, button;
    int rows, columns;
} Ribbon;

/* Headline, cells and button side by side; few cells leave the headline room for a remark. */
static Ribbon lie_down(Box foot, int count) {
    Ribbon at = {.rows = count > ONE_ROW ? 2 : 1};
    at.columns = (count + at.rows - 1) / at.rows;
    at.plate = box_place(foot, foot.width, at.rows > 1 ? HIGH_TWO : HIGH, 0, 1);
    at.cells = box_inset(at.plate, PAD + 6, PAD);
    float wide = count <= FEW_CELLS ? 1.8f * HEADLINE_WIDE : HEADLINE_WIDE;
    at.headline = box_inset(box_cut_left(&at.cells, wide, 16), 8, 4);
    at.button = box_cut_right(&at.cells, BUTTON_WIDE, 16);
    return at;
}

static int columns_standing(int count) { return count > TWO_COLUMNS ? 3 : 2; }

static int rows_standing(int count) {
    int columns = columns_standing(count);
    return (count + columns - 1) / columns;
}

static float high_standing(int count) {
    int rows = rows_standing(count);
    return HEAD_HIGH + (float)rows * ((rows > 2 ? CELL_LOW : CELL_HIGH) + GAP) + 2 * PAD;
}

/* Portrait: the headline and the button above the columns of cells. */
static Ribbon stand_up(Box foot, int count) {
    Ribbon at = {.rows = rows_standing(count), .columns = columns_standing(count)};
    at.plate = box_place(foot, foot.width, high_standing(count), 0, 1);
    at.cells = box_inset(at.plate, PAD + 6, PAD);
    at.headline = box_cut_top(&at.cells, HEAD_HIGH, GAP);
    at.button = box_cut_right(&at.headline, BUTTON_WIDE, 16);
    at.headline = box_inset(at.headline, 8, 0);
    return at;
}

float play_ribbon_high(const Layout *layout, int count) {
    if (layout->is_portrait) return high_standing(count);
    return (count > ONE_ROW ? HIGH_TWO : HIGH) + REMARK_HIGH;
}

/* The coach's line follows the remark, or replaces the hint. */
static void add_verdict(const PlayScene *play, char *words, size_t size) {
    char verdict[VERDICT_WORDS];
    size_t used = strlen(words);
    if (play_verdict_format(play, verdict, sizeof verdict) && verdict[0])
        snprintf(words + used, size - used, used > 0 ? " %s" : "%s", verdict);
}

/* The rule of the hand that is pointed at. */
typedef struct Pointed {
    char words[4 * REASON_WORDS]; /* "" if none is */
    Box cell;
} Pointed;

/* The remark replaces the hint; if it does not fit there, it gets its own strip, unless a hand is pointed at,
 * whose rule stands over it, or upright there. */
static void draw_words(const PlayScene *play, Ui *ui, const Ribbon *at, const char *remark,
                       const Pointed *pointed) {
    const char *hint = _("Point at a hand to see the rule that decided it; § opens that rule.");
    bool is_pointed = pointed->words[0] != '\0', is_upright = canvas_layout(ui_canvas(ui))->is_portrait;
    bool has_no_strip = is_pointed && is_upright; /* there one's own seat lies just above */
    const char *said = has_no_strip ? pointed->words : remark[0] ? remark : hint;
    bool is_said = draw_headline(play, ui, at->headline, said);
    clause_mark_button(ui, box_place(at->headline, at->headline.width, MARK_HIGH, 0, 0), at->headline.width,
                       "remark", remark);
    canvas_push_name(ui_canvas(ui), "result:words");
    if (is_pointed && !(has_no_strip && is_said))
        draw_strip(ui, at->plate, pointed->cell, pointed->words);
    else if (!is_pointed && remark[0] && !is_said)
        draw_strip(ui, at->plate, at->plate, remark);
    canvas_pop_name(ui_canvas(ui));
}

void play_draw_ribbon(PlayScene *play, Ui *ui, Box foot, const ResultLine *lines, int count) {
    Canvas *canvas = ui_canvas(ui);
    char words[4 * REASON_WORDS];
    Pointed pointed = {.words = ""};
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    Ribbon at = is_portrait ? stand_up(foot, count) : lie_down(foot, count);
    canvas_glow(canvas, at.plate, 22, 30, 0xb0000000u);
    canvas_fill(canvas, box_inset(at.plate, 14, 14), STYLE_NIGHT);
    style_plate(canvas, at.plate);
    ui_begin_group(ui);
    play_result_remark(play, words, sizeof words);
    for (int i = 0; i < count; i++) {
        Box row = box_row(at.cells, i / at.columns, at.rows, GAP);
        Box cell = box_column(row, i % at.columns, at.columns, GAP);
        if (!draw_cell(play, ui, cell, &lines[i])) continue;
        play_result_more(play, &lines[i], true, pointed.words, sizeof pointed.words);
        pointed.cell = cell;
    }
    add_verdict(play, words, sizeof words);
    draw_words(play, ui, &at, words, &pointed);
    ui_button(ui, &(Button){.name = "continue",
                            .box = box_place(at.button, at.button.width,
                                             fminf(at.button.height, STYLE_BUTTON_HIGH), 0.5f, 0.5f),
                            .label = play_continue_label(play),
                            .is_primary = true});
}
