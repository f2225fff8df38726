/* The adviser's panel. Short: what to do, how often that wins, and why in a sentence; it lies where it covers
 * only cloth, if there is room. In full: all choices with their worth, the reason of the one that was
 * pressed, and what the hand may become; the table makes room beside it, and upright, where it cannot, it
 * stays short. A switch in both leads from one to the other. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/free_place.h"
#include "scenes/play/private.h"
#include "session/advice_words.h"
#include "ui/prompts/action_words.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float WIDE = 450, DOCKED_WIDE = 436, PAD_X = 16, PAD_Y = 18, HEAD_HIGH = 40, GAP = 8,
                   ROW_HIGH = 48, KIND_HIGH = 30, BAR_HIGH = 6, EDGE = 10, MARK_WIDE = 24, PERCENT_WIDE = 52,
                   WORTH_WIDE = 58, CHANCES_SPARE = 10, CHANCES_BOX = 42;
enum { ROWS = 6, FEW_ROWS = 4, LEAST_ROWS = 2, KINDS = 6 };

/* ---- the switch of both ---- */

/* Where there is no room for all chances, nothing asks for them. */
static float chances_high(const PlayScene *play, const Canvas *canvas) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    bool has_switch =
        !play_is_drill(play) && !play_advice_refusal(play) && play_advice_has_room(play, canvas);
    return has_switch ? canvas_line_height(canvas, &style) + CHANCES_SPARE : 0;
}

/* At the foot of that box. */
static void draw_chances(const PlayScene *play, Ui *ui, Box *rest) {
    float high = chances_high(play, ui_canvas(ui));
    if (high <= 0) return;
    Box line = box_cut_bottom(rest, high, 0);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    float wide = canvas_text_width(ui_canvas(ui), &style, _("All chances")) + CHANCES_BOX;
    ui_checkbox(ui, &(Checkbox){.name = PLAY_CHANCES,
                                .box = box_place(line, fminf(wide, line.width), line.height - 4, 0, 1),
                                .label = _("All chances"),
                                .is_on = play->advice.form == ADVICE_FULL,
                                .is_small = true,
                                .is_aside = true});
}

/* ---- in full ---- */

static const SabaccTable *table_of(const PlayScene *play) { return &play->asking.pick.view.table; }

static void draw_share(Canvas *canvas, Box box, int share, Colour colour) {
    Box rail = box_place(box, box.width, BAR_HIGH, 0, 0.5f);
    canvas_fill(canvas, rail, STYLE_ENAMEL_LIT);
    rail.width *= fminf((float)share / ADVISER_WHOLE, 1);
    canvas_fill(canvas, rail, colour);
}

/* Text under the name "advice:0:win". */
static void draw_named(Canvas *canvas, Box box, const TextStyle *style, const char *words, const char *row,
                       const char *what) {
    char name[2 * UI_NAME_BYTES];
    snprintf(name, sizeof name, "%s:%s", row, what);
    canvas_named_text(canvas, box, style, words, "%s", name);
}

static void draw_percent(Canvas *canvas, Box box, int share, const char *row, const char *what) {
    char words[24];
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_RIGHT);
    snprintf(words, sizeof words, _("%d %%"), advice_percent(share));
    draw_named(canvas, box, &style, words, row, what);
}

/* A row of the list: what is done, and below it what would seem to contradict the first choice. */
typedef struct RowWords {
    char words[ACTION_WORDS];
    TextStyle label, beside_style;
    const char *beside; /* NULL for nothing */
    float label_high, beside_high;
} RowWords;

static const float ROW_SIDE = 12, ROW_EDGE = 2, NUMBER_GAP = 6;

static float numbers_wide(void) { return PERCENT_WIDE + WORTH_WIDE + 2 * NUMBER_GAP; }

/* What is done is smaller where it is long, and in several lines where that is not enough. */
static RowWords words_of_row(const PlayScene *play, Canvas *canvas, float wide, int index) {
    const AdviserReport *report = &play->advice.report;
    const char *names[SABACC_MAX_SEATS];
    RowWords row = {.beside = advice_outshining(report, index)};
    play_seat_names(play, names);
    action_words(table_of(play), &report->list[index].action, names, row.words);
    row.label = style_text(FONT_BOLD, STYLE_SIZE_BODY, index == 0 ? STYLE_ADVICE : STYLE_BONE, TEXT_LEFT);
    row.beside_style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    Box head = {.width = wide - 2 * ROW_SIDE - numbers_wide() - (index == 0 ? MARK_WIDE + 4 : 0)};
    if (canvas_text_width(canvas, &row.label, row.words) > head.width) row.label.size = STYLE_SIZE_SMALL;
    row.label_high = canvas_paragraph(canvas, head, &row.label, row.words, true);
    head.width = wide - 2 * ROW_SIDE;
    if (row.beside) row.beside_high = canvas_paragraph(canvas, head, &row.beside_style, row.beside, true);
    return row;
}

static float row_high(const PlayScene *play, Canvas *canvas, float wide, int index) {
    RowWords row = words_of_row(play, canvas, wide, index);
    return fmaxf(ROW_HIGH, row.label_high + 3 * ROW_EDGE + BAR_HIGH) + row.beside_high;
}

static float rows_high(const PlayScene *play, Canvas *canvas, float wide, int count) {
    float high = 0;
    for (int i = 0; i < count; i++) high += row_high(play, canvas, wide, i) + GAP;
    return high;
}

/* What it is worth and how often it wins, at the right; without light where that is not what decides. */
static void draw_numbers(const AdviserReport *report, Canvas *canvas, Box *head, int index,
                         const char *name) {
    const Advice *advice = &report->list[index];
    Colour colour = advice_outshining(report, index) ? STYLE_DUST : STYLE_BONE;
    TextStyle amount = style_text(FONT_TITLE, STYLE_SIZE_BODY, colour, TEXT_RIGHT);
    char worth[32];
    Text text = text_over(worth, sizeof worth);
    advice_worth(report, advice->worth, &text);
    if (report->unit != ADVISER_WINS) /* there its worth is that chance */
        draw_percent(canvas, box_cut_right(head, PERCENT_WIDE, NUMBER_GAP), advice->win, name, "win");
    draw_named(canvas, box_cut_right(head, WORTH_WIDE, NUMBER_GAP), &amount, worth, name, "worth");
}

static void draw_row_words(Canvas *canvas, Box head, const RowWords *row, const char *name) {
    canvas_push_name(canvas, "%s:do", name);
    if (canvas_text_width(canvas, &row->label, row->words) <= head.width)
        canvas_text(canvas, head, &row->label, row->words);
    else
        canvas_paragraph(canvas, box_place(head, head.width, row->label_high, 0, 0.5f), &row->label,
                         row->words, false);
    canvas_pop_name(canvas);
}

static void draw_row(const PlayScene *play, Ui *ui, Box box, int index) {
    const AdviserReport *report = &play->advice.report;
    char name[UI_NAME_BYTES];
    Canvas *canvas = ui_canvas(ui);
    RowWords row = words_of_row(play, canvas, box.width, index);
    snprintf(name, sizeof name, "advice:%d", index);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = box, .is_aside = true});
    bool is_read = index == play->advice.row, is_lit = state.is_hovered || state.is_focused;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = is_lit ? STYLE_ENAMEL_LIT : STYLE_ENAMEL,
                               .bottom = is_lit ? STYLE_ENAMEL_LIT : STYLE_ENAMEL,
                               .edge = is_read ? STYLE_ADVICE : STYLE_METAL,
                               .edge_width = is_read ? 2.5f : 1.5f,
                               .radius = STYLE_CORNER});
    Box head = box_inset(box, ROW_SIDE, ROW_EDGE), share = box_cut_bottom(&head, BAR_HIGH, ROW_EDGE);
    if (row.beside) {
        canvas_push_name(canvas, "%s:beside", name);
        canvas_paragraph(canvas, box_cut_bottom(&head, row.beside_high, 0), &row.beside_style, row.beside,
                         false);
        canvas_pop_name(canvas);
    }
    draw_numbers(report, canvas, &head, index, name);
    if (index == 0) ui_draw_mark(ui, box_cut_left(&head, MARK_WIDE, 4), STYLE_ADVICE);
    draw_row_words(canvas, head, &row, name);
    draw_share(canvas, share, report->list[index].win, index == 0 ? STYLE_ADVICE : STYLE_METAL_LIT);
}

static int row_count(const PlayScene *play, int most) {
    int count = play->advice.report.count;
    return count < most ? count : most;
}

/* "and 2 more": below the rows, if there are. */
static const float MORE_HIGH = 26;

static bool has_more(const PlayScene *play, int most) { return play->advice.report.count > most; }

static void draw_more(const PlayScene *play, Canvas *canvas, Box line, int most) {
    char words[64];
    int left = play->advice.report.count - most;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    snprintf(words, sizeof words, ngettext_("and %d more", "and %d more", left), left);
    canvas_named_text(canvas, box_inset(line, ROW_SIDE, 0), &style, words, "advice:more");
}

/* Returns how high it is. */
static float draw_unit(const PlayScene *play, Canvas *canvas, Box rest, bool is_measured_only) {
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    return canvas_paragraph(canvas, rest, &small, advice_columns(&play->advice.report), is_measured_only);
}

static void draw_rows(const PlayScene *play, Ui *ui, int most, Box *rest) {
    box_cut_top(rest, draw_unit(play, ui_canvas(ui), *rest, false), GAP);
    for (int i = 0; i < row_count(play, most); i++)
        draw_row(play, ui, box_cut_top(rest, row_high(play, ui_canvas(ui), rest->width, i), GAP), i);
    if (has_more(play, most)) draw_more(play, ui_canvas(ui), box_cut_top(rest, MORE_HIGH, GAP), most);
}

/* The reason of the row that was chosen: of the first at first. */
static void write_reason(const PlayScene *play, Text *words) {
    const AdviserReport *report = &play->advice.report;
    const char *names[SABACC_MAX_SEATS];
    int row = play->advice.row < report->count ? play->advice.row : 0;
    play_seat_names(play, names);
    advice_reason(report, row, table_of(play), names, words);
}

static float reason_high(const PlayScene *play, Canvas *canvas, Box rest) {
    char words[TABLE_LOG_BYTES];
    Text text = text_over(words, sizeof words);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    write_reason(play, &text);
    return canvas_paragraph(canvas, rest, &style, words, true);
}

/* Returns how high it is. */
static float draw_reason(const PlayScene *play, Canvas *canvas, Box rest) {
    char words[TABLE_LOG_BYTES];
    Text text = text_over(words, sizeof words);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    write_reason(play, &text);
    rest.height = fminf(reason_high(play, canvas, rest), rest.height);
    canvas_push_name(canvas, "advice:why");
    canvas_paragraph_within(canvas, rest, &style, words);
    canvas_pop_name(canvas);
    return rest.height;
}

static void draw_kind(Canvas *canvas, Box box, const AdviceRow *kind, const char *name) {
    char words[16];
    Text text = text_over(words, sizeof words);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT), right = style;
    right.align = TEXT_RIGHT;
    advice_percent_words(kind->percent, &text);
    draw_named(canvas, box_cut_right(&box, 70, 10), &right, words, name, "share");
    draw_named(canvas, box_cut_left(&box, box.width * 0.46f, 10), &style, kind->words, name, "kind");
    draw_share(canvas, box, kind->share, kind->is_bombed ? STYLE_LOSS : STYLE_GAIN);
}

/* As many kinds as there is room for. */
static void draw_kinds(const PlayScene *play, Canvas *canvas, Box rest) {
    AdviceRow kinds[KINDS];
    TextStyle head = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    int room = (int)((rest.height - KIND_HIGH - 2) / KIND_HIGH);
    if (room < 2) return;
    int count = advice_rows(&play->advice.report, kinds, room < KINDS ? room : KINDS);
    if (count == 0) return;
    canvas_text(canvas, box_cut_top(&rest, KIND_HIGH, 2), &head, _("What this hand becomes"));
    for (int i = 0; i < count; i++) {
        char name[UI_NAME_BYTES];
        snprintf(name, sizeof name, "kind:%d", i);
        draw_kind(canvas, box_cut_top(&rest, KIND_HIGH, 0), &kinds[i], name);
    }
}

static void draw_note(Canvas *canvas, Box rest, const char *words) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_push_name(canvas, "advice:note");
    canvas_paragraph(canvas, rest, &style, words, false);
    canvas_pop_name(canvas);
}

static void draw_refusal(const PlayScene *play, Ui *ui, Box rest) {
    draw_note(ui_canvas(ui), box_cut_top(&rest, 110, 10), play_advice_refusal(play));
    if (play_advice_may_agree(play))
        ui_button(ui, &(Button){.name = "agree",
                                .box = box_place(rest, 260, STYLE_BUTTON_HIGH, 0, 0),
                                .label = _("All agree")});
}

static void draw_head(const PlayScene *play, Canvas *canvas, Box box) {
    char words[48];
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_RIGHT);
    if (play->advice.has_report) {
        snprintf(words, sizeof words, "%d", play->advice.report.playouts);
        if (canvas_transcript(canvas)) canvas_note(canvas, "advice:count", words);
        snprintf(words, sizeof words,
                 ngettext_("%d hand played out", "%d hands played out", play->advice.report.playouts),
                 play->advice.report.playouts);
        canvas_text(canvas, box_cut_right(&box, 260, 8), &small, words);
    }
    canvas_text(canvas, box, &heading, play_is_drill(play) ? _("The choices") : _("Advice"));
}

/* What it would take to show everything, or all but the chances. */
static float wanted_height(const PlayScene *play, Canvas *canvas, Box inside, int rows, bool has_chances) {
    static const float NOTE_HIGH = 120;
    float high = HEAD_HIGH + GAP + 2 * PAD_Y + chances_high(play, canvas);
    if (play_advice_refusal(play))
        return high + NOTE_HIGH + (play_advice_may_agree(play) ? STYLE_BUTTON_HIGH : 0);
    if (!play->advice.has_report) return high + NOTE_HIGH;
    AdviceRow kinds[KINDS];
    int kind_count = advice_rows(&play->advice.report, kinds, KINDS);
    high += draw_unit(play, canvas, inside, true) + GAP +
            rows_high(play, canvas, inside.width, row_count(play, rows));
    if (has_more(play, rows)) high += MORE_HIGH + GAP;
    high += reason_high(play, canvas, inside) + 2 * GAP;
    return high + (has_chances && kind_count > 0 ? (float)(kind_count + 1) * KIND_HIGH + 2 : 0);
}

/* With fewer rows where the chances, or in larger text the reason, would have no room. */
static int rows_within(const PlayScene *play, Canvas *canvas, Box inside, float most) {
    int rows = wanted_height(play, canvas, inside, ROWS, true) > most ? FEW_ROWS : ROWS;
    while (rows > LEAST_ROWS && wanted_height(play, canvas, inside, rows, false) > most) rows--;
    return rows;
}

static void draw_ground(Canvas *canvas, Box plate) {
    canvas_fill(canvas, box_inset(plate, 14, 14), STYLE_NIGHT);
    style_plate(canvas, plate);
}

static void draw_full(const PlayScene *play, Ui *ui, Box plate) {
    Canvas *canvas = ui_canvas(ui);
    Box rest = box_inset(plate, PAD_X, PAD_Y);
    int rows = rows_within(play, canvas, rest, plate.height);
    plate.height = fminf(wanted_height(play, canvas, rest, rows, true), plate.height);
    draw_ground(canvas, plate);
    rest = box_inset(plate, PAD_X, PAD_Y);
    draw_head(play, canvas, box_cut_top(&rest, HEAD_HIGH, GAP));
    draw_chances(play, ui, &rest);
    if (play_advice_refusal(play)) {
        draw_refusal(play, ui, rest);
    } else if (play->advice.has_report) {
        draw_rows(play, ui, rows, &rest);
        box_cut_top(&rest, draw_reason(play, canvas, rest), 2 * GAP);
        draw_kinds(play, canvas, rest);
    } else {
        draw_note(canvas, rest,
                  play_is_advised(play)         ? _("The cards are being reckoned…")
                  : play_is_asked_undealt(play) ? _("There is advice once you have cards.")
                                                : _("There is advice when it is your turn."));
    }
}

/* ---- in short ---- */

static const float SHORT_PAD_X = 18, SHORT_PAD_Y = 12, STACKED = 500, NARROW = 300;

static TextStyle short_style(Colour colour) {
    return style_text(FONT_TEXT, STYLE_SIZE_SMALL, colour, TEXT_LEFT);
}

static float first_high(const Canvas *canvas) {
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_ADVICE, TEXT_LEFT);
    return canvas_line_height(canvas, &style) + 2;
}

static float line_high(const Canvas *canvas) {
    TextStyle style = short_style(STYLE_BONE);
    return canvas_line_height(canvas, &style);
}

/* What to do and how often it wins: in one line, or in two or three where it is narrow. */
static float head_high(const Canvas *canvas, float wide, int lines) {
    return first_high(canvas) * (float)lines + (wide < STACKED ? line_high(canvas) : 0);
}

static TextStyle act_style(void) { return style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_ADVICE, TEXT_LEFT); }

static void write_first(const PlayScene *play, char words[ACTION_WORDS]) {
    const char *names[SABACC_MAX_SEATS];
    play_seat_names(play, names);
    action_words(table_of(play), &play->advice.report.list[0].action, names, words);
}

/* Of usual words, on a plate of that width. */
static int most_lines(float wide) { return wide < NARROW ? 2 : 1; }

static float win_wide(const PlayScene *play, Canvas *canvas, char *words, size_t size) {
    Text chance = text_over(words, size);
    TextStyle share = short_style(STYLE_BONE);
    advice_chance(&play->advice.report, &play->advice.report.list[0], &chance);
    return canvas_text_width(canvas, &share, words) + 2;
}

/* What is to be done takes so many lines on a plate of that width: two where it is too long for one. */
static int lines_of_first(const PlayScene *play, Canvas *canvas, float wide) {
    char words[ACTION_WORDS], wins[64];
    TextStyle act = act_style();
    float line = wide - 2 * SHORT_PAD_X;
    write_first(play, words);
    if (wide >= STACKED) line -= fminf(win_wide(play, canvas, wins, sizeof wins), line / 2) + 8;
    return canvas_text_width(canvas, &act, words) <= line - MARK_WIDE - 4 ? 1 : 2;
}

static void draw_first(const PlayScene *play, Ui *ui, Box head) {
    bool is_stacked = head.width < STACKED - 2 * SHORT_PAD_X;
    int lines = lines_of_first(play, ui_canvas(ui), head.width + 2 * SHORT_PAD_X);
    char words[ACTION_WORDS], wins[64];
    TextStyle act = act_style(), share = short_style(STYLE_BONE);
    write_first(play, words);
    float wide = win_wide(play, ui_canvas(ui), wins, sizeof wins);
    Box line = box_cut_top(&head, first_high(ui_canvas(ui)) * (float)lines, 0);
    if (!is_stacked) head = box_cut_right(&line, fminf(wide, line.width / 2), 8);
    share.align = is_stacked ? TEXT_LEFT : TEXT_RIGHT;
    Box mark = box_cut_left(&line, MARK_WIDE, 4);
    ui_draw_mark(ui, box_cut_top(&mark, first_high(ui_canvas(ui)), 0), STYLE_ADVICE);
    draw_named(ui_canvas(ui), head, &share, wins, "advice:short", "win");
    canvas_push_name(ui_canvas(ui), "advice:short:do");
    if (lines > 1)
        canvas_paragraph_within(ui_canvas(ui), line, &act, words);
    else
        canvas_text(ui_canvas(ui), line, &act, words);
    canvas_pop_name(ui_canvas(ui));
}

static void draw_short_words(Canvas *canvas, Box rest, const char *words, const char *name) {
    TextStyle style = short_style(STYLE_BONE);
    canvas_push_name(canvas, "%s", name);
    canvas_paragraph_within(canvas, rest, &style, words);
    canvas_pop_name(canvas);
}

static void write_short_reason(const PlayScene *play, char words[TABLE_LOG_BYTES]) {
    Text text = text_over(words, TABLE_LOG_BYTES);
    advice_reason_short(&play->advice.report, &text);
}

/* What it takes to show the report; all of the place for anything else. */
static float short_high(const PlayScene *play, Canvas *canvas, Box plate) {
    char words[TABLE_LOG_BYTES];
    TextStyle style = short_style(STYLE_BONE);
    if (play_advice_refusal(play) || !play->advice.has_report) return plate.height;
    write_short_reason(play, words);
    Box inside = box_inset(plate, SHORT_PAD_X, SHORT_PAD_Y);
    float head = head_high(canvas, plate.width, lines_of_first(play, canvas, plate.width));
    return head + canvas_paragraph(canvas, inside, &style, words, true) + 2 * SHORT_PAD_Y +
           chances_high(play, canvas);
}

static void draw_short_report(const PlayScene *play, Ui *ui, Box plate) {
    char words[TABLE_LOG_BYTES];
    Box rest = box_inset(plate, SHORT_PAD_X, SHORT_PAD_Y);
    int lines = lines_of_first(play, ui_canvas(ui), plate.width);
    draw_chances(play, ui, &rest);
    draw_first(play, ui, box_cut_top(&rest, head_high(ui_canvas(ui), plate.width, lines), 0));
    write_short_reason(play, words);
    draw_short_words(ui_canvas(ui), rest, words, "advice:short:why");
}

static void draw_short_refusal(const PlayScene *play, Ui *ui, Box rest) {
    static const float AGREE_WIDE = 180, AGREE_HIGH = 52;
    if (play_advice_may_agree(play))
        ui_button(ui, &(Button){.name = "agree",
                                .box = box_place(box_cut_right(&rest, AGREE_WIDE, 14), AGREE_WIDE,
                                                 fminf(AGREE_HIGH, rest.height), 1, 0.5f),
                                .label = _("All agree")});
    draw_short_words(ui_canvas(ui), rest, play_advice_refusal(play), "advice:note");
}

/* While nobody is asked there is nothing to be said. */
static void draw_short(const PlayScene *play, Ui *ui, Box plate) {
    bool refuses = play_advice_refusal(play) != NULL;
    if (!refuses && !play_is_advised(play)) return;
    plate.height = fminf(plate.height, short_high(play, ui_canvas(ui), plate));
    canvas_panel(ui_canvas(ui), plate,
                 &(PanelStyle){.top = STYLE_NIGHT,
                               .bottom = STYLE_NIGHT,
                               .edge = colour_fade(STYLE_ADVICE, 0.6f),
                               .edge_width = 1.5f,
                               .radius = STYLE_CORNER});
    Box rest = box_inset(plate, SHORT_PAD_X, SHORT_PAD_Y);
    if (refuses)
        draw_short_refusal(play, ui, rest);
    else if (play->advice.has_report)
        draw_short_report(play, ui, plate);
    else
        draw_short_words(ui_canvas(ui), rest, _("The cards are being reckoned…"), "advice:note");
}

/* ---- where it lies ---- */

/* Wide and flat, or narrow and high: as many lines of words as usual words take there. */
enum { SHORT_SHAPES = 6 };
static void find_short_shapes(const PlayScene *play, const Canvas *canvas, FreeShape shapes[SHORT_SHAPES]) {
    static const struct {
        float wide;
        int lines;
        float cost;
    } kinds[SHORT_SHAPES] = {{560, 2, 0},   {430, 2, 60},  {340, 3, 160},
                             {286, 4, 240}, {240, 5, 280}, {900, 1, 160}};
    for (int i = 0; i < SHORT_SHAPES; i++)
        shapes[i] =
            (FreeShape){kinds[i].wide,
                        2 * SHORT_PAD_Y + head_high(canvas, kinds[i].wide, most_lines(kinds[i].wide)) +
                            (float)kinds[i].lines * line_high(canvas) + 2 + chances_high(play, canvas),
                        kinds[i].cost};
}

/* By the layout of the table and the size of letters, not by what is said, so that it does not move. */
Box play_advice_place(const PlayScene *play, Canvas *canvas, const TableArea *table) {
    TableTakenList taken;
    FreeShape shapes[SHORT_SHAPES];
    Box area = table->box;
    table_view_taken(play->seen.view, table, &taken);
    Box near = {area.x, area.y + area.height, area.width, 0}, inside = box_inset(area, EDGE, EDGE);
    find_short_shapes(play, canvas, shapes);
    return play_free_place(&taken, inside, shapes, SHORT_SHAPES, near);
}

bool play_advice_has_room(const PlayScene *play, const Canvas *canvas) {
    enum { SEATS_BESIDE = 6 };
    return !canvas_layout(canvas)->is_portrait && play_shown(play)->seats <= SEATS_BESIDE;
}

Box play_advice_dock(const PlayScene *play, const Canvas *canvas, Box *rest) {
    bool is_open = play->mode == PLAY_OPEN || play->mode == PLAY_HIDING || play->mode == PLAY_SHOWDOWN;
    bool has_panel = play->advice.form == ADVICE_FULL && !play->panel.log_is_open;
    if (!is_open || !has_panel || !play_advice_has_room(play, canvas)) return (Box){0};
    Box dock = box_cut_left(rest, DOCKED_WIDE + EDGE, 0);
    box_cut_left(&dock, EDGE, 0);
    return box_inset(dock, 0, EDGE);
}

/* A drill has the panel at the left of the answer's. */
static Box place_in_drill(Box area) { return box_inset(box_cut_left(&area, WIDE + 2 * EDGE, 0), EDGE, EDGE); }

static void note_place(Canvas *canvas, Box plate) {
    char words[64];
    if (!canvas_transcript(canvas)) return;
    snprintf(words, sizeof words, "%.1f %.1f %.1f %.1f", (double)plate.x, (double)plate.y,
             (double)plate.width, (double)plate.height);
    canvas_note(canvas, "advice:place", words);
}

void play_draw_advice(const PlayScene *play, Ui *ui, const TableArea *table, Box dock) {
    bool is_docked = dock.width > 0;
    ui_begin_group(ui);
    if (play_is_drill(play)) {
        draw_full(play, ui, place_in_drill(table->box));
        return;
    }
    Box plate = is_docked ? dock : play_advice_place(play, ui_canvas(ui), table);
    note_place(ui_canvas(ui), plate);
    if (is_docked)
        draw_full(play, ui, plate);
    else
        draw_short(play, ui, plate);
}
