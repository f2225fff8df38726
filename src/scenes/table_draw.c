#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/table_private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float STRIP_HIGH = 60, LOG_WIDE = 460, PANEL_WIDE = 620;
enum { COACHED_HANDS = 5 };

static const char *name_of(const TableScene *table, int seat) {
    return seat >= 0 ? match_setup(table->match)->seat[seat].name : "";
}

/* --- the strip at the top
 * ---------------------------------------------------------------------------------------- */

static void draw_strip(const TableScene *table, Ui *ui, Box strip) {
    static const struct {
        const char *name, *label;
        uint32_t key;
    } buttons[] = {{"table:log", N_("Log"), 'g'},
                   {"table:ladder", N_("Hands"), 'l'},
                   {"table:rules", N_("Rules"), '?'},
                   {"table:menu", N_("Menu"), 0}};
    Canvas *canvas = ui_canvas(ui);
    const SabaccTable *shown = &table_view_shown(table->view)->table;
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
    if (shown->hand == 0) {
        snprintf(words, sizeof words, "%s", is_portrait ? "" : game);
    } else if (is_portrait) {
        snprintf(words, sizeof words, _("Hand %d"), (int)shown->hand);
    } else {
        snprintf(words, sizeof words, _("%s · hand %d"), game, (int)shown->hand);
    }
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, rest, &style, words);
}

/* --- the log
 * ----------------------------------------------------------------------------------------------------- */

static void draw_log(const TableScene *table, Ui *ui, Box area) {
    Canvas *canvas = ui_canvas(ui);
    Box plate = box_inset(box_cut_left(&area, LOG_WIDE, 0), 12, 12);
    canvas_fill(canvas, box_inset(plate, 14, 14), STYLE_NIGHT);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 24, 18);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, 40, 10), &heading, _("What happened"));
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    float line = canvas_line_height(&style) + 4;
    int count = table_view_log_count(table->view);
    Box all = ui_begin_scroll(ui, "log", rest, fmaxf((float)count * line, 1));
    for (int i = 0; i < count; i++) {
        Box row = {all.x, all.y + (float)i * line, all.width, line};
        bool is_seen = row.y + row.height > rest.y && row.y < rest.y + rest.height;
        if (is_seen) canvas_text(canvas, row, &style, table_view_log_line(table->view, count - 1 - i));
    }
    ui_end_scroll(ui);
}

/* --- the bar
 * ----------------------------------------------------------------------------------------------------- */

static void say_turn(const TableScene *table, char *words, size_t size) {
    const StageServices *services = stage_services(table->scene.stage);
    bool is_coached =
        services->settings->values[SETTING_COACH] && match_state(table->match)->table.hand <= COACHED_HANDS;
    if (is_coached) {
        table_coach(table, words, size);
    } else if (table_is_hot_seat(table)) {
        snprintf(words, size, _("Your turn, %s"), name_of(table, table->pick.seat));
    } else {
        snprintf(words, size, "%s", _("Your turn"));
    }
}

static void say_wait(const TableScene *table, char *words, size_t size) {
    int seat = table_view_is_moving(table->view) ? SABACC_NOBODY : match_to_act(table->match);
    const SabaccTable *shown = &table_view_shown(table->view)->table;
    words[0] = '\0';
    if (shown->viewer >= 0 && !seat_in(shown->in_game, shown->viewer))
        snprintf(words, size, "%s",
                 _("You are out of the game. The others play on; the menu leads to the title."));
    else if (seat >= 0)
        snprintf(words, size, _("%s is thinking"), name_of(table, seat));
}

static void draw_wait(TableScene *table, Ui *ui, Box bar) {
    char words[128];
    say_wait(table, words, sizeof words);
    if (table->mode == TABLE_HIDING) {
        action_bar_draw_wait(ui, bar, _("Look at your new card, then hide your hand."), "hide",
                             _("Hide my hand"), 0);
        return;
    }
    bool can_hurry = table_view_is_moving(table->view) && !table->plan.is_demo;
    action_bar_draw_wait(ui, bar, words, NULL, NULL, 0);
    if (!can_hurry) return;
    Box rest = box_inset(bar, 28, 12);
    ui_button(
        ui,
        &(Button){.name = "hurry", .box = box_place(rest, 190, 52, 1, 1), .label = _("Hurry"), .key = 'h'});
}

static void draw_bar(TableScene *table, Ui *ui, Box bar) {
    char words[200];
    ui_begin_group(ui);
    if (table_is_replay(table)) {
        table_replay_draw(table, ui, bar);
    } else if (table->pick.mode != PICK_NOTHING && table->mode == TABLE_PLAY) {
        say_turn(table, words, sizeof words);
        action_bar_draw(ui, bar, &table->pick, words);
    } else {
        draw_wait(table, ui, bar);
    }
}

/* --- all of it
 * --------------------------------------------------------------------------------------------------- */

static TableChoice choices(const TableScene *table) {
    const Pick *pick = &table->pick;
    bool has_panel = table->mode == TABLE_SHOWDOWN || table->mode == TABLE_OVER;
    if (table->mode != TABLE_PLAY || pick->mode == PICK_NOTHING)
        return (TableChoice){.leaves_own_total = has_panel};
    return (TableChoice){.cards = pick_cards(pick),
                         .chosen = pick->card >= 0 ? 1u << pick->card : 0,
                         .deck = pick_has_pile(pick, SABACC_PILE_DECK),
                         .discard = pick_has_pile(pick, SABACC_PILE_DISCARD)};
}

/* Panels stand at the foot of the screen, over the bar where it has nothing to say then: so they hide as
   little of the table as can be. */
static Box panel_area(Box rest, Box screen, bool is_portrait, bool has_bar) {
    if (!has_bar) rest.height = screen.height - rest.y;
    return is_portrait ? box_inset(rest, 12, 12) : box_inset(box_cut_right(&rest, PANEL_WIDE, 0), 16, 16);
}

void table_draw(TableScene *table, Ui *ui, double ahead_ms) {
    if (table->mode == TABLE_CURTAIN) {
        table_draw_curtain(table, ui);
        return;
    }
    const Layout *layout = canvas_layout(ui_canvas(ui));
    Box rest = layout->screen;
    float bar_high = table->plan.is_demo ? 0 : action_bar_height(layout); /* a demo needs no bar */
    Box strip = box_cut_top(&rest, STRIP_HIGH, 0), bar = box_cut_bottom(&rest, bar_high, 0);
    TableChoice choice = choices(table);
    table_view_draw(table->view, ui, rest, &choice, ahead_ms);
    if (bar_high > 0) draw_bar(table, ui, bar);
    draw_strip(table, ui, strip);
    if (table->log_is_open) draw_log(table, ui, rest);
    Box panel = panel_area(rest, layout->screen, layout->is_portrait, table_is_replay(table));
    if (table->mode == TABLE_SHOWDOWN) table_draw_showdown(table, ui, panel);
    if (table->mode == TABLE_OVER) table_draw_over(table, ui, panel);
}
