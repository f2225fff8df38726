/* Who won and why: the panel at the end of a hand, one line per seat. standings.c has that of a game. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/reasons.h"
#include "scenes/play/ribbon.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

/* ---- one line a seat ---- */

static const float ROW_HIGH = 68, TIGHT_HIGH = 48, NOTE_HIGH = 28, SIGN_HIGH = 28;

/* How much room a line has. */
typedef enum Room {
    ROOM_FOR_ALL,
    ROOM_FOR_ONE,  /* only the last of the notes, about credits */
    ROOM_FOR_NONE, /* that one beside the reason */
} Room;

static int notes_shown(const ResultLine *line, Room room) {
    if (room == ROOM_FOR_ALL) return line->note_count;
    return room == ROOM_FOR_ONE && line->note_count > 0 ? 1 : 0;
}

static float row_gap(Room room) { return room == ROOM_FOR_ALL ? 8 : 6; }

static float head_height(Room room) { return room == ROOM_FOR_ALL ? ROW_HIGH : TIGHT_HIGH; }

static float row_height(const ResultLine *line, Room room) {
    float note = room == ROOM_FOR_ALL ? NOTE_HIGH : 24;
    return head_height(room) + note * (float)notes_shown(line, room);
}

Colour play_result_colour(int32_t gained) {
    return gained > 0 ? STYLE_GAIN : gained < 0 ? STYLE_LOSS : STYLE_DUST;
}

void play_result_plate(Canvas *canvas, Box box, bool has_won, bool is_lit) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = has_won ? 0xff2a2013u : STYLE_NIGHT,
                               .bottom = has_won ? 0xff1c160eu : STYLE_NIGHT,
                               .edge = is_lit    ? STYLE_BRASS_LIT
                                       : has_won ? STYLE_AMBER_DEEP
                                                 : 0,
                               .edge_width = 1.5f,
                               .radius = 8});
}

/* Notes have the full width, below the gain. */
static void draw_notes(Canvas *canvas, Box rest, const ResultLine *line, Room room) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_METAL_LIT, TEXT_LEFT);
    int shown = notes_shown(line, room);
    float high = shown > 0 ? rest.height / (float)shown : 0;
    for (int i = line->note_count - shown; i < line->note_count; i++)
        canvas_text(canvas, box_cut_top(&rest, high, 0), &style, line->notes[i]);
}

static void format_reason(const ResultLine *line, Room room, char *words, size_t size) {
    bool has_note = room == ROOM_FOR_NONE && line->note_count > 0;
    snprintf(words, size, has_note ? "%s · %s" : "%s", line->reason,
             has_note ? line->notes[line->note_count - 1] : "");
}

/* Name and hand above, the reason and the sign of the clauses below; at the right the gain. */
static void draw_head(const PlayScene *play, Ui *ui, Box head, const ResultLine *line, Room room,
                      bool is_lit) {
    Canvas *canvas = ui_canvas(ui);
    char gained[24], reason[2 * REASON_WORDS + 8];
    bool is_tight = room != ROOM_FOR_ALL;
    bool has_won = seat_in(play_shown(play)->winners, line->seat);
    TextStyle gain = style_text(FONT_TITLE, is_tight ? STYLE_SIZE_BODY : STYLE_SIZE_LARGE,
                                play_result_colour(line->gained), TEXT_RIGHT);
    play_result_gained(line->gained, gained, sizeof gained);
    if (!sabacc_plays_for_credits(play_shown(play))) gained[0] = '\0';
    canvas_text(canvas, box_cut_right(&head, is_tight ? 66 : 96, 12), &gain, gained);
    if (play_has_evening(play)) {
        FaceDisc face = play_seat_face(play, line->seat);
        Box disc = box_cut_left(&head, head.height, 12);
        face_disc_draw(canvas, box_place(disc, disc.width - 4, disc.width - 4, 0, 0.5f), &face);
    }
    Box top = box_cut_top(&head, head.height / 2, 0);
    TextStyle who = style_text(FONT_BOLD, STYLE_SIZE_BODY, has_won ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    TextStyle hand = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BONE, TEXT_RIGHT);
    TextStyle why = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    float width =
        canvas_named_text(canvas, top, &who, play_name_or_you(play, line->seat), "result:who:%d", line->seat);
    box_cut_left(&top, width, 20);
    if (line->is_shown) canvas_text(canvas, top, &hand, line->hand);
    format_reason(line, room, reason, sizeof reason);
    head.width -= clause_sign_wide;
    float wide = fminf(canvas_text(canvas, head, &why, reason), head.width);
    Box told = {head.x, head.y, wide + clause_sign_wide, head.height};
    clause_sign(ui, box_place(told, told.width, SIGN_HIGH, 0, 0.5f), line->clauses, is_lit);
}

/* True while the line is hovered or focused. */
static bool draw_result(const PlayScene *play, Ui *ui, Box box, const ResultLine *line, Room room) {
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "result:%d", line->seat);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = box});
    bool is_lit = state.is_hovered || state.is_focused, is_tight = room != ROOM_FOR_ALL;
    play_result_plate(canvas, box, seat_in(play_shown(play)->winners, line->seat), is_lit);
    float scale = box.height / row_height(line, room), margin = is_tight ? 3 : 6;
    Box rest = box_inset(box, is_tight ? 12 : 18, margin * scale);
    draw_head(play, ui, box_cut_top(&rest, (head_height(room) - 2 * margin) * scale, 0), line, room, is_lit);
    draw_notes(canvas, rest, line, room);
    return is_lit;
}

/* ---- the panel of a hand ---- */

static float panel_margin(bool is_tight) { return is_tight ? 20 : 28; }

Box play_result_panel(Ui *ui, Box area, float height, const char *headline, bool is_tight, float align) {
    Canvas *canvas = ui_canvas(ui);
    Box plate = box_place(area, area.width, fminf(height, area.height), 0.5f, align);
    canvas_glow(canvas, plate, 22, 40, 0xb0000000u);
    canvas_fill(canvas, box_inset(plate, 14, 14), STYLE_NIGHT);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, panel_margin(is_tight), is_tight ? 10 : 22);
    TextStyle heading = style_text(FONT_TITLE, is_tight ? 30 : 38, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, is_tight ? 34 : 50, is_tight ? 6 : 14), &heading, headline);
    ui_begin_group(ui);
    return rest;
}

void play_result_more(const PlayScene *play, const ResultLine *line, bool has_notes, char *words,
                      size_t size) {
    char more[4 * REASON_WORDS];
    Text text = text_over(more, sizeof more);
    text_add(&text, line->rule);
    for (int i = 0; i < line->note_count && has_notes; i++) {
        if (more[0]) text_add(&text, " · ");
        text_add(&text, line->notes[i]);
    }
    words[0] = '\0';
    if (more[0]) snprintf(words, size, _("%s: %s"), play_name_or_you(play, line->seat), more);
}

/* The lines in columns, filled in order. */
typedef struct Rows {
    const ResultLine *lines;
    int count, columns;
    Room room;
    float ways_wide;  /* of the ways on after the game */
    float ways;       /* how high they are; 0: the game goes on */
    bool has_verdict; /* the coach's line is below them, or will be */
    float width;      /* of the panel */
} Rows;

static int rows_each(const Rows *rows) { return (rows->count + rows->columns - 1) / rows->columns; }

/* How high the highest column is. */
static float rows_height(const Rows *rows) {
    float max = 0;
    for (int column = 0, i = 0; column < rows->columns; column++) {
        float high = 0;
        for (int k = 0; k < rows_each(rows) && i < rows->count; k++, i++)
            high += row_height(&rows->lines[i], rows->room) + row_gap(rows->room);
        max = fmaxf(max, high);
    }
    return max;
}

static const float VERDICT_HIGH = 56, VERDICT_TIGHT = 32;
static const float WAYS_WIDE = 500, WAYS_WIDER = 720; /* beside the words of the game's only match */

static float foot_height(const Rows *rows) {
    if (rows->ways > 0) return rows->ways;
    return rows->room == ROOM_FOR_ALL ? STYLE_BUTTON_HIGH : 52;
}

static float verdict_height(const Rows *rows) {
    if (!rows->has_verdict) return 0;
    return rows->room == ROOM_FOR_ALL ? VERDICT_HIGH : VERDICT_TIGHT;
}

/* ---- the words at its foot ---- */

static const float BUTTON_WIDE = 240, BESIDE_BUTTON = 20, WORDS_GAP = 8;

static TextStyle words_style(void) { return style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT); }

static float buttons_width(const PlayScene *play, const Rows *rows) {
    return play->mode == PLAY_OVER ? rows->ways_wide : BUTTON_WIDE;
}

/* A remark, or else what can be done here. */
static void format_words(const PlayScene *play, char *words, size_t size) {
    play_result_remark(play, words, size);
    if (!words[0]) snprintf(words, size, "%s", _("Point at a line to see the rule that decided it."));
}

/* How high they are in a line of their own above the buttons; 0 where they fit beside them. */
static float words_height(const PlayScene *play, const Rows *rows) {
    Ui *ui = stage_services(play->scene.stage)->ui;
    char words[4 * REASON_WORDS], shown[4 * REASON_WORDS];
    TextStyle style = words_style();
    format_words(play, words, sizeof words);
    clause_words(ui, words, shown, sizeof shown);
    float wide = rows->width - 2 * panel_margin(rows->room != ROOM_FOR_ALL) - clause_mark_width(ui, words);
    Box beside = {.width = wide - buttons_width(play, rows) - BESIDE_BUTTON}, own = {.width = wide};
    float high = canvas_paragraph(ui_canvas(ui), beside, &style, shown, true);
    if (beside.width > 0 && high <= foot_height(rows)) return 0;
    return canvas_paragraph(ui_canvas(ui), own, &style, shown, true) + WORDS_GAP;
}

static float panel_height(const PlayScene *play, const Rows *rows) {
    return rows_height(rows) + verdict_height(rows) + (rows->room == ROOM_FOR_ALL ? 108 + 14 : 60 + 2) +
           words_height(play, rows) + foot_height(rows);
}

/* Shows more about the hovered line. */
static void draw_rows(const PlayScene *play, Ui *ui, Box rest, const Rows *rows, char *words, size_t size) {
    float scale = fminf(1, rest.height / rows_height(rows));
    for (int column = 0, i = 0; column < rows->columns; column++) {
        Box left = box_column(rest, column, rows->columns, 14);
        for (int k = 0; k < rows_each(rows) && i < rows->count; k++, i++) {
            const ResultLine *line = &rows->lines[i];
            Box row = box_cut_top(&left, row_height(line, rows->room) * scale, row_gap(rows->room) * scale);
            if (draw_result(play, ui, row, line, rows->room))
                play_result_more(play, line, rows->room != ROOM_FOR_ALL, words, size);
        }
    }
}

static void set_ways(const PlayScene *play, Rows *rows, float width, float panel) {
    rows->ways_wide = width;
    rows->width = panel;
    rows->ways = play->mode == PLAY_OVER ? play_result_ways_high(play, width) : 0;
}

/* At the side if it hides no hand there; otherwise in the middle, in two columns, if necessary without the
 * notes; and if the middle is too small, at the side anyway. */
static Box choose_place(const PlayScene *play, Rows *rows, Box side, Box middle, float max, float *align) {
    *align = 1;
    set_ways(play, rows, WAYS_WIDE, side.width);
    if (panel_height(play, rows) <= max) return side;
    *align = 0.5f;
    rows->columns = middle.width > 900 ? 2 : 1;
    set_ways(play, rows, middle.width > 900 ? WAYS_WIDER : WAYS_WIDE, middle.width);
    for (int room = ROOM_FOR_ALL; room <= ROOM_FOR_NONE; room++) {
        rows->room = (Room)room;
        if (panel_height(play, rows) <= middle.height * (room == ROOM_FOR_NONE ? 1.1f : 1)) return middle;
    }
    *align = 1;
    rows->columns = side.width > 800 ? 2 : 1;
    set_ways(play, rows, WAYS_WIDE, side.width);
    return side;
}

static Rows rows_of(const PlayScene *play, ResultLine lines[SABACC_MAX_SEATS]) {
    char verdict[VERDICT_WORDS];
    return (Rows){.lines = lines,
                  .count = play_result_lines(play, lines),
                  .columns = 1,
                  .has_verdict = play_verdict_format(play, verdict, sizeof verdict)};
}

bool play_shows_ribbon(const PlayScene *play, const ResultPlaces *places) {
    ResultLine lines[SABACC_MAX_SEATS];
    Rows rows = rows_of(play, lines);
    rows.width = places->side.width;
    return places->foot.width > 0 && panel_height(play, &rows) > places->max;
}

/* ---- after the game ---- */

static const float WAYS_ONE_ROW = 980, WAYS_TWO_ROWS = 700, WAYS_GAP = 12, WAYS_WORDS = 30;

float play_result_ways_high(const PlayScene *play, float width) {
    char words[120];
    int rows = width >= WAYS_ONE_ROW ? 1 : width >= WAYS_TWO_ROWS ? 2 : 3;
    bool has_words = play_can_go_higher(play, words, sizeof words);
    return (float)rows * (STYLE_BUTTON_HIGH + WAYS_GAP) - WAYS_GAP + (has_words ? WAYS_WORDS : 0);
}

/* What higher stakes would be, in the line above their button, from its outer edge on. */
static void draw_higher_words(Ui *ui, Box line, Box button, const char *stakes) {
    char words[160];
    bool is_right = button.x + button.width / 2 > line.x + line.width / 2;
    float left = is_right ? line.x : button.x,
          right = is_right ? button.x + button.width : line.x + line.width;
    snprintf(words, sizeof words, _("Higher stakes: %s."), stakes);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, is_right ? TEXT_RIGHT : TEXT_LEFT);
    canvas_push_name(ui_canvas(ui), "higher:words");
    canvas_text(ui_canvas(ui), (Box){left, line.y, right - left, 26}, &style, words);
    canvas_pop_name(ui_canvas(ui));
}

/* Higher stakes are in the first row, below their words. Each row is filled. */
void play_result_ways_on(const PlayScene *play, Ui *ui, Box foot, const char *again) {
    enum { WAYS = 6, HIGHER = 1, EVENING = 4 };
    char stakes[120];
    bool is_replay = play_is_replay(play), can_rise = play_can_go_higher(play, stakes, sizeof stakes);
    const Button all[WAYS] = {
        {.name = "look-back", .label = _("Look back"), .is_disabled = !play_can_look_back(play)},
        {.name = "higher", .label = _("Higher stakes"), .is_disabled = !can_rise},
        {.name = "title", .label = is_replay ? _("Leave the replay") : _("To the title")},
        {.name = "another", .label = _("Another table"), .is_disabled = is_replay},
        {.name = "evening", .label = _("The evening")}, /* for friends */
        {.name = "again", .label = again, .is_disabled = is_replay, .is_primary = true},
    };
    bool has_evening = play_has_evening(play);
    int count = has_evening ? WAYS : WAYS - 1;
    Box line = can_rise ? box_cut_top(&foot, WAYS_WORDS, 0) : (Box){0};
    int columns = foot.width >= WAYS_ONE_ROW    ? count
                  : foot.width >= WAYS_TWO_ROWS ? 3
                                                : 2,
        rows = (count + columns - 1) / columns;
    for (int i = 0; i < count; i++) {
        Button way = all[i >= EVENING && !has_evening ? i + 1 : i];
        Box row = box_row(foot, i / columns, rows, WAYS_GAP);
        int left = count - i + i % columns, in_row = left < columns ? left : columns;
        way.box = box_column(row, i % columns, in_row, WAYS_GAP);
        if (i == HIGHER && can_rise) draw_higher_words(ui, line, way.box, stakes);
        ui_button(ui, &way);
    }
}

/* A button to continue, or if the game has ended the next choices. */
static void draw_buttons(const PlayScene *play, Ui *ui, const Rows *rows, Box *foot) {
    if (play->mode == PLAY_OVER)
        play_result_ways_on(play, ui, box_cut_right(foot, rows->ways_wide, 20), _("Play again"));
    else
        ui_button(ui, &(Button){.name = "continue",
                                .box = box_cut_right(foot, BUTTON_WIDE, BESIDE_BUTTON),
                                .label = play_continue_label(play),
                                .is_primary = true});
}

/* Below the lines: more about one of them, or a remark, which may name clauses. */
static void draw_words(Ui *ui, Box box, const char *words, bool is_remark) {
    char shown[4 * REASON_WORDS];
    TextStyle style = words_style();
    clause_words(ui, words, shown, sizeof shown);
    Box mark = is_remark ? box_cut_right(&box, clause_mark_width(ui, words), 0) : (Box){0};
    if (is_remark) clause_mark_button(ui, box_cut_top(&mark, SIGN_HIGH, 0), 0, "remark", words);
    canvas_paragraph_within(ui_canvas(ui), box, &style, shown);
}

/* Its room is there from the beginning, so that nothing moves when it comes. */
static void draw_verdict(const PlayScene *play, Canvas *canvas, Box *rest, const Rows *rows) {
    char words[VERDICT_WORDS];
    if (!play_verdict_format(play, words, sizeof words)) return;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    canvas_paragraph_within(canvas, box_cut_bottom(rest, verdict_height(rows), 0), &style, words);
}

void play_draw_showdown(PlayScene *play, Ui *ui, const ResultPlaces *places) {
    ResultLine lines[SABACC_MAX_SEATS];
    char words[4 * REASON_WORDS], more[4 * REASON_WORDS] = "";
    Rows rows = rows_of(play, lines);
    Box middle = places->middle;
    float align;
    if (play_shows_ribbon(play, places)) {
        play_draw_ribbon(play, ui, places->foot, lines, rows.count);
        return;
    }
    middle = box_place(middle, fminf(middle.width, PLAY_PANEL_WIDEST), middle.height, 0.5f, 0.5f);
    Box area = choose_place(play, &rows, places->side, middle, places->max, &align);
    play_result_headline(play, words, sizeof words);
    Box rest =
        play_result_panel(ui, area, panel_height(play, &rows), words, rows.room != ROOM_FOR_ALL, align);
    Box note = box_cut_bottom(&rest, foot_height(&rows), rows.room == ROOM_FOR_ALL ? 14 : 2),
        words_box = note;
    float own = words_height(play, &rows);
    if (own > 0)
        words_box = box_cut_bottom(&rest, own - WORDS_GAP, WORDS_GAP);
    else
        box_cut_right(&words_box, buttons_width(play, &rows), BESIDE_BUTTON);
    format_words(play, words, sizeof words);
    draw_verdict(play, ui_canvas(ui), &rest, &rows);
    draw_rows(play, ui, rest, &rows, more, sizeof more);
    draw_words(ui, words_box, more[0] ? more : words, !more[0]);
    draw_buttons(play, ui, &rows, &note);
}
