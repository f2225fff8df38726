#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "scenes/play/ribbon.h"
#include "ui/clause_marks.h"
#include "ui/clause_texts.h"
#include "ui/ease.h"
#include "ui/explain.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float SEAT_MARGIN = 20; /* of the cloth below one's own seat that a ribbon may cover, lying */
static const float RISE_MAX = 220;   /* over a bar as wide as the screen: the middle needs the rest */
static const float STRIP_HIGH = 60, STRIP_GAP = 8, LOG_WIDE = 460, PANEL_WIDE = 620, UPRIGHT_ANSWER = 380;

/* ---- the strip at the top ---- */

/* As wide as its words, so that the lamp over the table hangs free beside them. */
static float strip_button(Canvas *canvas, const char *label, bool has_key) {
    static const float SIDES = 34, KEY = 38;
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    return canvas_text_width(canvas, &style, label) + SIDES + (has_key ? KEY : 0);
}

/* In landscape the words are two lines: how far the game is, and the phase (TableArea.head). They end at the
 * middle, where the lamp hangs. */
static Box head_line(Box strip, int line) {
    static const float ABOVE = 2, HIGH = 35, BESIDE = 20;
    return (Box){BESIDE, strip.y + ABOVE + HIGH * (float)line, strip.width / 2 - 2 * BESIDE, HIGH};
}

/* Over the room itself: buttons, and words on a shadow of their own. */
static void draw_strip(const PlayScene *play, Ui *ui, Box strip) {
    static const struct {
        const char *name, *label;
        uint32_t key;
    } buttons[] = {{"table:advice", N_("Advice"), UI_CHARACTER_F2},
                   {"table:log", N_("Log"), 'g'},
                   {"table:ladder", N_("Hands"), 'l'},
                   {"table:rules", N_("Rules"), '?'},
                   {"table:menu", N_("Menu"), 0}};
    Canvas *canvas = ui_canvas(ui);
    Box rest = box_inset(strip, 20, 7);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    enum { ADVICE, LOG, BUTTONS = sizeof buttons / sizeof *buttons };
    int first = play_has_advice(play) ? ADVICE : LOG;
    float wide[BUTTONS], whole = 0;
    for (int i = first; i < BUTTONS; i++) {
        bool has_key = buttons[i].key != 0;
        wide[i] = is_portrait ? (first == ADVICE ? 120.0f : 146.0f)
                              : strip_button(canvas, _(buttons[i].label), has_key);
        whole += wide[i] + STRIP_GAP;
    }
    Box row = box_cut_right(&rest, whole, 20);
    play_draw_course(play, canvas, is_portrait || play_goes_by_sets(play) ? rest : head_line(strip, 0));
    ui_begin_group(ui);
    for (int i = first; i < BUTTONS; i++) {
        bool is_selected = (i == LOG && play->panel.log_is_open) ||
                           (i == ADVICE && play->advice.form != ADVICE_OFF && !play->panel.log_is_open);
        ui_button(ui, &(Button){.name = buttons[i].name,
                                .box = box_cut_left(&row, wide[i], STRIP_GAP),
                                .label = _(buttons[i].label),
                                .key = buttons[i].key,
                                .hides_key = is_portrait && first == ADVICE,
                                .is_selected = is_selected});
    }
}

/* ---- the log ---- */

/* How far beyond a page the keys may go on; the margin of a line that is pointed at. */
static const float LOG_MORE = 60, LOG_MARGIN = 8;

/* Each can be read by itself; those with clauses open them. */
static bool add_log_line(const PlayScene *play, Ui *ui, Box row, int index) {
    char name[UI_NAME_BYTES], clauses[96];
    int count = table_view_log_count(play->seen.view);
    snprintf(name, sizeof name, PLAY_LOG_LINE "%d", index);
    clause_list(table_view_log_line(play->seen.view, index), clauses, sizeof clauses);
    if (!clauses[0]) return clause_line(ui, row, name, index + 1, count);
    bool is_lit = clause_row_named(ui, row, name);
    ui_line_of(ui, index + 1, count);
    return is_lit;
}

/* A line whose clauses can be opened has their sign at its right. Returns its height. */
static float draw_log_line(const PlayScene *play, Ui *ui, Box row, int index, bool is_measured_only) {
    const char *line = table_view_log_line(play->seen.view, index);
    char words[TABLE_LOG_BYTES];
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    clause_words(ui, line, words, sizeof words);
    Box text = row;
    text.width -= clause_sign_wide;
    if (is_measured_only) return canvas_paragraph(ui_canvas(ui), text, &style, words, true) + 6;
    bool is_lit = add_log_line(play, ui, box_inset(row, -LOG_MARGIN, -1), index);
    clause_sign(ui, row, line, is_lit);
    return canvas_paragraph(ui_canvas(ui), text, &style, words, false) + 6;
}

/* From the first line to the last, which is seen as it is opened. */
static void draw_log(const PlayScene *play, Ui *ui, Box area) {
    Canvas *canvas = ui_canvas(ui);
    Box plate = box_inset(box_cut_left(&area, LOG_WIDE, 0), 12, 12);
    canvas_fill(canvas, box_inset(plate, 14, 14), STYLE_NIGHT);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 24, 18);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, 40, 10), &heading, _("What happened"));
    int count = table_view_log_count(play->seen.view);
    float heights[TABLE_LOG_LINES], whole = 0, near = rest.height + LOG_MORE;
    for (int i = 0; i < count; i++) {
        heights[i] = draw_log_line(play, ui, rest, i, true);
        whole += heights[i];
    }
    ui_set_terms(ui, UI_TERMS_MARKED);
    ui_begin_group(ui);
    Box all = ui_begin_scroll(ui, "log", box_inset(rest, -LOG_MARGIN, 0), fmaxf(whole, 1));
    all.x += LOG_MARGIN;
    all.width = rest.width;
    for (int i = 0; i < count; i++) {
        Box row = box_cut_top(&all, heights[i], 0);
        bool is_near = row.y + row.height > rest.y - near && row.y < rest.y + rest.height + near;
        if (is_near || i == 0 || i == count - 1) draw_log_line(play, ui, row, i, false);
    }
    ui_end_scroll(ui);
    ui_set_terms(ui, UI_TERMS_PLAIN);
}

/* ---- all of it ---- */

static bool shows_advice(const PlayScene *play) {
    return play->advice.form != ADVICE_OFF && play->mode == PLAY_OPEN;
}

static TableKeys keys_of(const Pick *pick) {
    return (TableKeys){.card = pick_card_key(pick),
                       .token = pick_token_key(pick),
                       .deck = pick_pile_key(pick, SABACC_SAND, SABACC_PILE_DECK),
                       .discard = pick_pile_key(pick, SABACC_SAND, SABACC_PILE_DISCARD),
                       .blood_deck = pick_pile_key(pick, SABACC_BLOOD, SABACC_PILE_DECK),
                       .blood_discard = pick_pile_key(pick, SABACC_BLOOD, SABACC_PILE_DISCARD)};
}

static TableChoice open_choices(const PlayScene *play) {
    const Pick *pick = &play->asking.pick;
    bool has_panel = play->mode == PLAY_SHOWDOWN || play->mode == PLAY_OVER || play->mode == PLAY_LEARNT ||
                     play->mode == PLAY_DRILL;
    bool is_pointing = play->mode == PLAY_OPEN && play->chance.pointer != SABACC_NOBODY;
    if (play->mode != PLAY_OPEN || pick->mode == PICK_NOTHING)
        return (TableChoice){.leaves_own_total = has_panel, .pool = is_pointing, .token = -1};
    return (TableChoice){.keys = keys_of(pick),
                         .asked = seat_bit(pick->seat),
                         .cards = pick_cards(pick),
                         .chosen = pick_chosen(pick),
                         .deck = pick_has_pile(pick, SABACC_SAND, SABACC_PILE_DECK),
                         .discard = pick_has_pile(pick, SABACC_SAND, SABACC_PILE_DISCARD),
                         .blood_deck = pick_has_pile(pick, SABACC_BLOOD, SABACC_PILE_DECK),
                         .blood_discard = pick_has_pile(pick, SABACC_BLOOD, SABACC_PILE_DISCARD),
                         .values = pick_values(pick),
                         .seats = pick_seats(pick),
                         .tokens = pick_tokens(pick),
                         .token = (int8_t)pick->token};
}

/* What people may say of sitting out goes with whatever else can be chosen. */
static TableChoice choices(const PlayScene *play) {
    TableChoice choice = open_choices(play);
    choice.sitters = play_sitters(play);
    choice.kept_sitting = play_unshown_sitting(play);
    return choice;
}

/* Panels are at the bottom of the screen, over the bar if it is not needed, so that they hide as little of
 * the table as possible. */
static Box panel_area(Box rest, Box screen, bool is_portrait, bool has_bar) {
    if (!has_bar) rest.height = screen.height - rest.y;
    return is_portrait ? box_inset(rest, 12, 12) : box_inset(box_cut_right(&rest, PANEL_WIDE, 0), 16, 16);
}

/* Cards in the bottom hand: its own, borrowed ones and that of a demise. */
static int cards_at_bottom(const SabaccTable *shown, int seat) {
    SabaccCard cards[SABACC_MAX_COUNTED];
    int8_t from[SABACC_MAX_COUNTED];
    int counted = seat_in(shown->shown, seat) ? sabacc_counted(shown, seat, cards, from) : 0;
    return (counted > 0 ? counted : shown->seat[seat].hand_count) + shown->seat[seat].draw_count;
}

/* The height of the side area that a panel may use without covering hands: in landscape the lower right is
 * free while no seat is at the right and the bottom hand is small; in portrait the bottom is. */
static float room_beside(const SabaccTable *shown, int bottom, float side, bool is_portrait) {
    enum { SMALL_HAND = 3, FEW_SEATS = 3 };
    if (is_portrait || cards_at_bottom(shown, bottom) > SMALL_HAND || shown->seats > 6) return 0;
    return shown->seats > FEW_SEATS ? side * 0.5f : side * 0.86f;
}

/* A match ends with both boards visible: its panels are at the bottom of the screen, over the hands. */
static Box foot_area(Box side, Box screen) {
    float high = screen.height > screen.width ? 500 : 350;
    float foot = side.y + side.height;
    return (Box){12, foot - high, screen.width - 24, high};
}

/* It replaces the bar; if it is higher, one's own seat moves up. */
static Box ribbon_area(Box side, Box screen) { return (Box){8, side.y, screen.width - 16, side.height + 8}; }

static ResultPlaces result_places(const PlayScene *play, const Layout *layout, const TableArea *table,
                                  Box side) {
    ResultPlaces places = {.side = side, .middle = table_view_middle(play->seen.view, table)};
    if (play_goes_by_sets(play)) {
        places.middle = foot_area(side, layout->screen);
        return places;
    }
    const SabaccTable *shown = play_shown(play);
    places.max = room_beside(shown, table_view_bottom(play->seen.view), side.height, layout->is_portrait);
    int seats = seats_count(shown->dealt);
    places.foot = ribbon_area(side, layout->screen);
    float top = places.foot.y + places.foot.height - play_ribbon_high(layout, seats);
    float margin = layout->is_portrait ? 0 : SEAT_MARGIN;
    places.rise = fmaxf(table->box.y + table->box.height - margin - top, 0);
    if (table->bar.width <= 0) places.rise = fminf(places.rise, RISE_MAX);
    return places;
}

/* The panel of a set lies in the place of the bar, that of a match at the foot. */
static Box cover_of_sets(const PlayScene *play, const ResultPlaces *places) {
    Box middle = places->middle;
    bool is_at_foot = (play->seen.hand_has_ended || play->mode == PLAY_OVER) && !play->seen.is_set_end;
    if (!is_at_foot) return (Box){0};
    return box_place(middle, fminf(middle.width, PLAY_PANEL_WIDEST), middle.height, 0.5f, 0.5f);
}

/* Where panels are, or will be at the end of a hand, so that nothing is said under them. */
static void find_covers(const PlayScene *play, Canvas *canvas, const TableArea *table,
                        const ResultPlaces *places, bool is_docked, TableChoice *choice) {
    Box side = places->side, rest = table->box;
    float high = fminf(play->mode == PLAY_OVER ? side.height : places->max, side.height);
    choice->covered[0] = play_goes_by_sets(play)
                             ? cover_of_sets(play, places)
                             : (Box){side.x, side.y + side.height - high, side.width, high};
    if (play->panel.log_is_open)
        choice->covered[1] = (Box){rest.x, rest.y, LOG_WIDE, rest.height};
    else if (shows_advice(play) && !is_docked)
        choice->covered[1] = play_advice_place(play, canvas, table);
}

/* The ribbon leaves one's own seat completely visible. */
static void make_room(PlayScene *play, const ResultPlaces *places, TableChoice *choice) {
    TableSettings settings = play_settings(play);
    play->panel.is_rising =
        play->mode == PLAY_SHOWDOWN && !play->seen.is_set_end && play_shows_ribbon(play, places);
    if (settings.reduced_motion || settings.speed <= 0) play->panel.rise = play->panel.is_rising ? 1 : 0;
    if (play->panel.is_rising) {
        play->panel.rise_high = places->rise;
        choice->leaves_own_total = false;
    }
    choice->raised = play->panel.rise_high * ease_soft(play->panel.rise);
}

static void draw_showdown(PlayScene *play, Ui *ui, Box bar, const ResultPlaces *places) {
    if (play->seen.is_set_end)
        play_draw_set_end(play, ui, bar);
    else
        play_draw_showdown(play, ui, places);
}

/* The choices at the left, and the answer's panel; upright one over the other. */
static void draw_drill(const PlayScene *play, Ui *ui, TableArea table, Box panel) {
    if (table.is_portrait) table.box.height -= UPRIGHT_ANSWER;
    if (play->drill.is_known) play_draw_advice(play, ui, &table, (Box){0});
    play_draw_drill(play, ui, panel);
}

/* What the picture shows of the game, for comparison with the record (render/transcript.h). */
static void note_shown(const PlayScene *play, Canvas *canvas) {
    if (!canvas_transcript(canvas)) return;
    char words[24], verdict[VERDICT_WORDS];
    snprintf(words, sizeof words, "%d", play->seen.eyes.viewer);
    canvas_note(canvas, "viewer", words);
    snprintf(words, sizeof words, "%lu", (unsigned long)play_shown(play)->turn.serial);
    canvas_note(canvas, "serial", words);
    const SabaccTable *shown = play_shown(play);
    /* The record is further: the rest of the step's news waits until the results are dismissed. */
    bool is_between = shown->stale || shown->shown != 0 || sabacc_hand_waits(shown) ||
                      play->seen.news_at < play->seen.news.count;
    canvas_note(canvas, "stage", shown->over ? "over" : is_between ? "between" : "play");
    bool is_moving = table_view_is_moving(play->seen.view) || table_view_is_easing(play->seen.view);
    canvas_note(canvas, "moving", is_moving ? "yes" : "no");
    if (play_verdict_format(play, verdict, sizeof verdict) && verdict[0])
        canvas_note(canvas, "verdict", verdict);
    if (play_save_path(play->game.save)[0]) canvas_note(canvas, "record", play_save_path(play->game.save));
}

/* Of what is below the strip: a block of buttons lies on the table's rail, a bar as wide as the screen below
 * the table. */
static TableArea area_of(PlayScene *play, Ui *ui, Box strip, Box rest, Box *bar) {
    const Canvas *canvas = ui_canvas(ui);
    TableArea table = {.is_portrait = canvas_layout(canvas)->is_portrait};
    BarNeeds needs = play_bar_needs(play, ui);
    BarSize size = action_bar_size(canvas, &needs);
    if (size.wide > 0)
        *bar = table.bar = table_room_bar(rest, size.wide, size.high);
    else
        *bar = box_cut_bottom(&rest, size.high, 0);
    if (play_is_lesson(play)) box_cut_bottom(&rest, play_lesson_room(canvas), 0);
    table.box = rest;
    if (!table.is_portrait && !play_goes_by_sets(play)) table.head = head_line(strip, 1);
    return table;
}

/* One's own plate stands below it, and rises with the seat. */
static Box dock_over_plate(const PlayScene *play, const TableArea *table, Box dock, float raised) {
    static const float AIR = 10;
    Box plate = table_view_plate(play->seen.view, table, table_view_bottom(play->seen.view));
    bool is_below = dock.width > 0 && plate.x < dock.x + dock.width;
    if (is_below) dock.height = fminf(dock.height, plate.y - raised - AIR - dock.y);
    return dock;
}

void play_draw(PlayScene *play, Ui *ui, double ahead_ms) {
    if (play->mode == PLAY_CURTAIN) {
        play_draw_curtain(play, ui);
        return;
    }
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    note_shown(play, canvas);
    ui_set_term_scope(ui, play->seen.terms);
    Box rest = layout->screen, strip = box_cut_top(&rest, STRIP_HIGH, 0), bar;
    TableArea table = area_of(play, ui, strip, rest, &bar);
    Box dock = play_advice_dock(play, canvas, &table.box);
    Box panel = panel_area(table.box, layout->screen, layout->is_portrait,
                           play_is_replay(play) && !play_is_drill(play));
    ResultPlaces places = result_places(play, layout, &table, panel);
    TableChoice choice = choices(play);
    make_room(play, &places, &choice);
    find_covers(play, canvas, &table, &places, dock.width > 0, &choice);
    table_view_live(play->seen.view, stage_now(play->scene.stage), stage_lives_until(play->scene.stage));
    table_view_draw(play->seen.view, ui, &table, &choice, ahead_ms);
    Box above = table.box; /* the bar, whose buttons are needed beside a page */
    if (table.bar.width > 0) above.height = table.bar.y - above.y;
    if (play->mode == PLAY_OPEN && play->asking.pick.mode == PICK_SIDE) {
        ui_begin_modal(ui);
        canvas_fill(canvas, table.box, STYLE_SCRIM);
        side_deck_page_draw(&play->asking.side_deck, ui, box_inset(above, 20, 14), &play->asking.pick);
    }
    if (table.bar.width <= 0 || play_has_bar(play)) play_draw_bar(play, ui, bar);
    play_draw_halves(play, ui, &table);
    draw_strip(play, ui, strip);
    if (play->panel.log_is_open)
        draw_log(play, ui, table.box);
    else if (shows_advice(play) || dock.width > 0)
        play_draw_advice(play, ui, &table, dock_over_plate(play, &table, dock, choice.raised));
    if (play_takes_tokens(play)) play_draw_take(play, ui, above);
    if (play->mode == PLAY_SHOWDOWN) draw_showdown(play, ui, bar, &places);
    if (play->mode == PLAY_OVER && play_goes_by_sets(play)) {
        panel = foot_area(panel, layout->screen);
        panel = box_place(panel, panel.width < 900 ? panel.width : 900, panel.height, 0.5f, 1);
    }
    if (play->mode == PLAY_READ_OUT) play_draw_read_out(play, ui, table.box);
    if (play->mode == PLAY_DRILL) draw_drill(play, ui, table, panel);
    if (play->mode == PLAY_LEARNT || play->mode == PLAY_OVER) ui_spoken_begin_page(ui);
    if (play->mode == PLAY_LEARNT) play_draw_learnt(play, ui, panel);
    if (play_is_lesson(play)) play_draw_lesson(play, ui, &table);
    if (play->mode == PLAY_OVER && play_was_one_match(play))
        play_draw_showdown(play, ui, &places);
    else if (play->mode == PLAY_OVER)
        play_draw_over(play, ui, panel);
}
