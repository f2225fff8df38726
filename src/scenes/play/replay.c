/* Replay of a recorded game: automatic or step by step, forwards and back. */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const struct {
    float speed;
    const char *label;
} replay_speeds[] = {{0.6f, N_("Slow")}, {1, N_("Normal")}, {2, N_("Fast")}, {4, N_("Very fast")}};
enum { REPLAY_SPEEDS = sizeof replay_speeds / sizeof *replay_speeds };

bool table_is_replay(const TableScene *table) { return table->plan.kind == PLAN_REPLAY; }

double table_replay_speed(const TableScene *table) { return replay_speeds[table->replay_speed].speed; }

bool table_replay_goes_on(const TableScene *table) {
    return table_is_replay(table) && !table->replay_is_paused;
}

/* Steps before the last decision of a seat among the first `steps`. */
static int steps_before_decision(const char *path, int steps) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    Match *match = match_replay(path, NULL, &why);
    int found = 0;
    for (int taken = 0; match && taken < steps; taken++) {
        MatchStep step = match_step(match);
        if (step.outcome != MATCH_APPLIED) break;
        if (step.action.seat >= 0) found = taken;
    }
    match_free(match);
    return found;
}

void table_replay_back(TableScene *table) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    int steps = steps_before_decision(table->plan.path, table->replay_steps);
    Match *match = match_replay(table->plan.path, NULL, &why);
    if (!match) {
        ui_toast(stage_services(table->scene.stage)->ui, words);
        return;
    }
    for (int i = 0; i < steps; i++) match_step(match);
    match_free(table->match);
    table->match = match;
    table->replay_steps = steps;
    table->replay_is_paused = true;
    table->news.count = table->news_at = 0;
    table->hand_has_ended = false;
    table->mode = TABLE_PLAY;
    table->go_at = 0;
    table_history_undo(table);
    table_set_viewer(table, table->eyes.viewer);
}

/* One action forward, completing any motion. */
static void step_on(TableScene *table) {
    table_view_skip_animation(table->view);
    if (table->mode == TABLE_SHOWDOWN) {
        table_go_on(table);
        return;
    }
    table->replay_is_paused = false;
    table_advance(table);
    table->replay_is_paused = true;
}

static void play_or_pause(TableScene *table) {
    table->replay_is_paused = !table->replay_is_paused;
    if (!table->replay_is_paused && table->mode == TABLE_SHOWDOWN) table_go_on(table);
}

static void set_speed(TableScene *table) {
    table->replay_speed = (table->replay_speed + 1) % REPLAY_SPEEDS;
    table_view_set(table->view, table_settings(table));
}

bool table_replay_event(TableScene *table, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE || !ui_event_is(event, "replay:")) return false;
    if (strcmp(event->name, "replay:play") == 0) play_or_pause(table);
    if (strcmp(event->name, "replay:next") == 0) step_on(table);
    if (strcmp(event->name, "replay:back") == 0) table_replay_back(table);
    if (strcmp(event->name, "replay:speed") == 0) set_speed(table);
    table_advance(table);
    return true;
}

void table_replay_draw(TableScene *table, Ui *ui, Box bar) {
    int length = match_replay_length(table->match), left = match_replay_left(table->match);
    char place[64];
    snprintf(place, sizeof place, _("Action %d of %d"), length - left, length);
    action_bar_draw_wait(ui, bar, place, NULL, NULL, NULL);
    Box row = box_inset(bar, 28, 12);
    box_cut_top(&row, 32, 10);
    row = box_place(row, row.width < 1180 ? row.width : 1180, STYLE_BUTTON_HIGH, 0.5f, 0);
    bool is_at_start = table->replay_steps == 0;
    const Button buttons[] = {
        {.name = "replay:back", .label = _("Back"), .key = 'b', .is_disabled = is_at_start},
        {.name = "replay:play",
         .label = table->replay_is_paused ? _("Play") : _("Pause"),
         .key = 'p',
         .is_primary = true},
        {.name = "replay:next", .label = _("Next"), .key = 'n', .is_disabled = left == 0},
        {.name = "replay:speed", .label = _(replay_speeds[table->replay_speed].label), .key = 'v'},
    };
    for (int i = 0; i < 4; i++) {
        Button button = buttons[i];
        button.box = box_column(row, i, 4, 14);
        ui_button(ui, &button);
    }
}
