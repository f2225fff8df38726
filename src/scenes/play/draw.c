#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "scenes/play/ribbon.h"
#include "ui/ease.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float SEAT_MARGIN = 20; /* of the cloth below one's own seat that a ribbon may cover */
static const float RISE_MAX = 130;   /* the middle of the table needs the rest */
static const float STRIP_HIGH = 60, LOG_WIDE = 460, PANEL_WIDE = 620;

/* ---- the strip at the top ---- */

static void draw_strip(const TableScene *table, Ui *ui, Box strip) {
    static const struct {
        const char *name, *label;
        uint32_t key;
    } buttons[] = {{"table:log", N_("Log"), 'g'},
                   {"table:ladder", N_("Hands"), 'l'},
                   {"table:rules", N_("Rules"), '?'},
                   {"table:menu", N_("Menu"), 0}};
    Canvas *canvas = ui_canvas(ui);
    const SabaccTable *shown = table_shown(table);
    canvas_fill(canvas, strip, 0xd90a1016u);
    canvas_line(canvas, 0, strip.height, strip.width, strip.height, 1.5f, STYLE_METAL);
    Box rest = box_inset(strip, 20, 7);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    Box row = box_cut_right(&rest, is_portrait ? 690 : 740, 20);
    ui_begin_group(ui);
    for (int i = 0; i < 4; i++) {
        ui_button(ui, &(Button){.name = buttons[i].name,
                                .box = box_column(row, i, 4, 8),
                                .label = _(buttons[i].label),
                                .key = buttons[i].key,
                                .is_selected = i == 0 && table->log_is_open});
    }
    char words[96];
    const char *game = _(match_setup(table->match)->rules.game->name);
    if (shown->hand == 0 || table_goes_by_sets(table)) { /* the table itself shows which set it is */
        snprintf(words, sizeof words, "%s", is_portrait ? "" : game);
    } else if (table->plan.deal > 0 && is_portrait) {
        snprintf(words, sizeof words, _("Deal %lld"), (long long)table->plan.deal);
    } else if (table->plan.deal > 0) {
        snprintf(words, sizeof words, _("%s · deal %lld"), game, (long long)table->plan.deal);
    } else if (is_portrait) {
        snprintf(words, sizeof words, _("Hand %d"), (int)shown->hand);
    } else {
        snprintf(words, sizeof words, _("%s · hand %d"), game, (int)shown->hand);
    }
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, rest, &style, words);
}

/* ---- the log ---- */

static void draw_log(const TableScene *table, Ui *ui, Box area) {
    Canvas *canvas = ui_canvas(ui);
    Box plate = box_inset(box_cut_left(&area, LOG_WIDE, 0), 12, 12);
    canvas_fill(canvas, box_inset(plate, 14, 14), STYLE_NIGHT);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 24, 18);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, 40, 10), &heading, _("What happened"));
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    int count = table_view_log_count(table->view);
    float heights[TABLE_LOG_LINES], whole = 0;
    for (int i = 0; i < count; i++) {
        const char *words = table_view_log_line(table->view, count - 1 - i);
        heights[i] = canvas_paragraph(canvas, rest, &style, words, true) + 6;
        whole += heights[i];
    }
    Box all = ui_begin_scroll(ui, "log", rest, fmaxf(whole, 1));
    for (int i = 0; i < count; i++) {
        Box row = box_cut_top(&all, heights[i], 0);
        bool is_seen = row.y + row.height > rest.y && row.y < rest.y + rest.height;
        if (is_seen)
            canvas_paragraph(canvas, row, &style, table_view_log_line(table->view, count - 1 - i), false);
    }
    ui_end_scroll(ui);
}

/* ---- all of it ---- */

static TableChoice choices(const TableScene *table) {
    const Pick *pick = &table->pick;
    bool has_panel = table->mode == TABLE_SHOWDOWN || table->mode == TABLE_OVER;
    bool is_pointing = table->mode == TABLE_PLAY && table->pointer != SABACC_NOBODY;
    if (table->mode != TABLE_PLAY || pick->mode == PICK_NOTHING)
        return (TableChoice){.leaves_own_total = has_panel, .pool = is_pointing, .token = -1};
    return (TableChoice){.cards = pick_cards(pick),
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

/* Panels are at the bottom of the screen, over the bar if it is not needed, so that they hide as little of
 * the table as possible. */
static Box panel_area(Box rest, Box screen, bool is_portrait, bool has_bar) {
    if (!has_bar) rest.height = screen.height - rest.y;
    return is_portrait ? box_inset(rest, 12, 12) : box_inset(box_cut_right(&rest, PANEL_WIDE, 0), 16, 16);
}

/* Cards in the bottom hand: its own, borrowed ones and that of a demise. */
static int cards_at_bottom(const SabaccTable *shown) {
    SabaccCard cards[SABACC_MAX_COUNTED];
    int8_t from[SABACC_MAX_COUNTED];
    int seat = shown->viewer >= 0 ? shown->viewer : 0;
    int counted = seat_in(shown->shown, seat) ? sabacc_counted(shown, seat, cards, from) : 0;
    return (counted > 0 ? counted : shown->seat[seat].hand_count) + shown->seat[seat].draw_count;
}

/* The height of the side area that a panel may use without covering hands: in landscape the lower right is
 * free while no seat is at the right and the bottom hand is small; in portrait the bottom is. */
static float room_beside(const SabaccTable *shown, float side, bool is_portrait) {
    enum { SMALL_HAND = 3, FEW_SEATS = 3 };
    if (is_portrait || cards_at_bottom(shown) > SMALL_HAND || shown->seats > 6) return 0;
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

static ResultPlaces result_places(const TableScene *table, const Layout *layout, Box rest, Box side) {
    ResultPlaces places = {.side = side, .middle = table_view_middle(table->view, rest, layout->is_portrait)};
    if (table_goes_by_sets(table)) {
        places.middle = foot_area(side, layout->screen);
        return places;
    }
    const SabaccTable *shown = table_shown(table);
    places.max = room_beside(shown, side.height, layout->is_portrait);
    int seats = seats_count(shown->dealt);
    places.foot = ribbon_area(side, layout->screen);
    float top = places.foot.y + places.foot.height - table_ribbon_high(layout, seats);
    places.rise = fminf(fmaxf(rest.y + rest.height - SEAT_MARGIN - top, 0), RISE_MAX);
    return places;
}

/* The ribbon leaves one's own seat completely visible. */
static void make_room(TableScene *table, const ResultPlaces *places, TableChoice *choice) {
    TableSettings settings = table_settings(table);
    table->is_rising =
        table->mode == TABLE_SHOWDOWN && !table->is_set_end && table_shows_ribbon(table, places);
    if (settings.reduced_motion || settings.speed <= 0) table->rise = table->is_rising ? 1 : 0;
    if (table->is_rising) {
        table->rise_high = places->rise;
        choice->leaves_own_total = false;
    }
    choice->raised = table->rise_high * ease_soft(table->rise);
}

static void draw_showdown(TableScene *table, Ui *ui, Box rest, const ResultPlaces *places) {
    if (table->is_set_end)
        table_draw_set_end(table, ui,
                           table_view_middle(table->view, rest, canvas_layout(ui_canvas(ui))->is_portrait));
    else
        table_draw_showdown(table, ui, places);
}

/* What the picture shows of the game, for comparison with the record (render/transcript.h). */
static void note_shown(const TableScene *table, Canvas *canvas) {
    if (!canvas_transcript(canvas)) return;
    char words[24];
    snprintf(words, sizeof words, "%d", table->eyes.viewer);
    canvas_note(canvas, "viewer", words);
    snprintf(words, sizeof words, "%lu", (unsigned long)table_shown(table)->turn.serial);
    canvas_note(canvas, "serial", words);
    const SabaccTable *shown = table_shown(table);
    /* The record is further: the rest of the step's news waits until the results are dismissed. */
    bool is_between = shown->stale || shown->shown != 0 || table->news_at < table->news.count;
    canvas_note(canvas, "stage", shown->over ? "over" : is_between ? "between" : "play");
    bool is_moving = table_view_is_moving(table->view) || table_view_is_easing(table->view);
    canvas_note(canvas, "moving", is_moving ? "yes" : "no");
    if (table_save_path(table->save)[0]) canvas_note(canvas, "record", table_save_path(table->save));
}

void table_draw(TableScene *table, Ui *ui, double ahead_ms) {
    if (table->mode == TABLE_CURTAIN) {
        table_draw_curtain(table, ui);
        return;
    }
    const Layout *layout = canvas_layout(ui_canvas(ui));
    note_shown(table, ui_canvas(ui));
    Box rest = layout->screen;
    float bar_high = action_bar_height(layout);
    Box strip = box_cut_top(&rest, STRIP_HIGH, 0), bar = box_cut_bottom(&rest, bar_high, 0);
    Box panel = panel_area(rest, layout->screen, layout->is_portrait, table_is_replay(table));
    ResultPlaces places = result_places(table, layout, rest, panel);
    TableChoice choice = choices(table);
    make_room(table, &places, &choice);
    table_view_draw(table->view, ui, rest, &choice, ahead_ms);
    if (table->mode == TABLE_PLAY && table->pick.mode == PICK_SIDE) {
        ui_begin_modal(ui);
        canvas_fill(ui_canvas(ui), rest, STYLE_SCRIM);
        side_deck_page_draw(&table->side_deck, ui, box_inset(rest, 20, 14), &table->pick);
    }
    table_draw_bar(table, ui, bar);
    draw_strip(table, ui, strip);
    if (table->log_is_open) draw_log(table, ui, rest);
    if (table_takes_tokens(table)) table_draw_take(table, ui, rest);
    if (table->mode == TABLE_SHOWDOWN) draw_showdown(table, ui, rest, &places);
    if (table->mode == TABLE_OVER && table_goes_by_sets(table)) {
        panel = foot_area(panel, layout->screen);
        panel = box_place(panel, panel.width < 900 ? panel.width : 900, panel.height, 0.5f, 1);
    }
    if (table->mode == TABLE_READ_OUT) table_draw_read_out(table, ui, rest);
    if (table->mode == TABLE_OVER && table_was_one_match(table))
        table_draw_showdown(table, ui, &places);
    else if (table->mode == TABLE_OVER)
        table_draw_over(table, ui, panel);
}
