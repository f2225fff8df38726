/* Replay of a recorded game: automatic or step by step, forwards and back. */

#include <math.h>
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

bool play_is_replay(const PlayScene *play) { return play->plan.kind == PLAN_REPLAY; }

double play_replay_speed(const PlayScene *play) { return replay_speeds[play->replay.speed].speed; }

bool play_replay_goes_on(const PlayScene *play) { return play_is_replay(play) && !play->replay.is_paused; }

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

void play_replay_go_to(PlayScene *play, uint32_t serial) {
    if (serial == 0) return;
    while (match_serial(play->game.match) < serial && match_step(play->game.match).outcome == MATCH_APPLIED)
        play->replay.steps++;
    play->replay.is_paused = true;
}

void play_replay_back(PlayScene *play) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    int steps = steps_before_decision(play->plan.path, play->replay.steps);
    Match *match = match_replay(play->plan.path, NULL, &why);
    if (!match) {
        ui_toast(stage_services(play->scene.stage)->ui, words);
        return;
    }
    for (int i = 0; i < steps; i++) match_step(match);
    match_free(play->game.match);
    play->game.match = match;
    play->replay.steps = steps;
    play->replay.is_paused = true;
    play->seen.news.count = play->seen.news_at = 0;
    play->seen.hand_has_ended = false;
    play->mode = PLAY_OPEN;
    play->seen.go_at = 0;
    play_history_undo(play);
    play_why_forget(play);
    play_set_viewer(play, play->seen.eyes.viewer);
}

/* One action forward, completing any motion. */
static void step_on(PlayScene *play) {
    table_view_skip_animation(play->seen.view);
    if (play->mode == PLAY_SHOWDOWN) {
        play_go_on(play);
        return;
    }
    play->replay.is_paused = false;
    play_why_go_on(play);
    play_advance(play);
    play->replay.is_paused = true;
}

static void play_or_pause(PlayScene *play) {
    play->replay.is_paused = !play->replay.is_paused;
    if (!play->replay.is_paused && play->mode == PLAY_SHOWDOWN) play_go_on(play);
}

static void set_speed(PlayScene *play) {
    play->replay.speed = (play->replay.speed + 1) % REPLAY_SPEEDS;
    table_view_set(play->seen.view, play_settings(play));
}

bool play_replay_event(PlayScene *play, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*act)(PlayScene *play);
    } presses[] = {{"replay:play", play_or_pause},    {"replay:next", step_on},
                   {"replay:back", play_replay_back}, {"replay:speed", set_speed},
                   {"replay:why", play_why_toggle},   {"replay:leave", play_leave_table}};
    int row = event->kind == UI_EVENT_ACTIVATE ? UI_EVENT_ROW(event, presses) : -1;
    if (row < 0) return false;
    presses[row].act(play);
    play_advance(play);
    return true;
}

enum { STEP_BACK, PLAY, STEP_ON, SPEED, REPLAY_BUTTONS = 6 };

static float words_wide(Ui *ui, const char *words) {
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    return canvas_text_width(ui_canvas(ui), &style, words);
}

/* What a button's words may become is as wide as what they are: it stays where it is. */
static float button_wide(Ui *ui, const Button *buttons, int at) {
    static const float CAP_WIDE = 80; /* the key, and what is beside the words */
    float words = words_wide(ui, buttons[at].label);
    if (at == PLAY) words = fmaxf(words_wide(ui, C_("what is recorded", "Play")), words_wide(ui, _("Pause")));
    for (int i = 0; at == SPEED && i < REPLAY_SPEEDS; i++)
        words = fmaxf(words, words_wide(ui, _(replay_speeds[i].label)));
    return words + CAP_WIDE;
}

static float all_wide(Ui *ui, const Button *buttons, int count) {
    float sum = 0;
    for (int i = 0; i < count; i++) sum += button_wide(ui, buttons, i);
    return sum;
}

/* Where there is no room for the words of both steps, an arrow and how many actions stand for each. */
static void place_buttons(Ui *ui, Button *buttons, int count, Box row) {
    static const float GAP = 14;
    Button *back = &buttons[STEP_BACK], *on = &buttons[STEP_ON];
    float room = row.width - GAP * (float)(count - 1);
    if (all_wide(ui, buttons, count) > room) {
        back->said = back->label;
        on->said = on->label;
        back->label = "\uE010 1";
        on->label = "\uE011 1";
    }
    float more = (room - all_wide(ui, buttons, count)) / (float)count;
    for (int i = 0; i < count; i++)
        buttons[i].box = box_cut_left(&row, button_wide(ui, buttons, i) + more, GAP);
}

static void draw_buttons(const PlayScene *play, Ui *ui, Box row) {
    bool is_at_start = play->replay.steps == 0, is_at_end = match_replay_left(play->game.match) == 0;
    const Button why = {
        .name = "replay:why", .label = _("Why"), .key = 'w', .is_selected = !play->why.is_off};
    const Button leave = {.name = "replay:leave", .label = _("Done")};
    Button buttons[REPLAY_BUTTONS] = {
        {.name = "replay:back", .label = _("Step back"), .key = 'b', .is_disabled = is_at_start},
        {.name = "replay:play",
         .label = play->replay.is_paused ? C_("what is recorded", "Play") : _("Pause"),
         .key = 'p',
         .is_primary = true},
        {.name = "replay:next", .label = _("Step on"), .key = 'n', .is_disabled = is_at_end},
        {.name = "replay:speed", .label = _(replay_speeds[play->replay.speed].label), .key = 'v'},
    };
    int count = SPEED + 1;
    if (play_why_is_open(play)) buttons[count++] = why;
    buttons[count++] = leave;
    place_buttons(ui, buttons, count, row);
    for (int i = 0; i < count; i++) ui_button(ui, &buttons[i]);
}

/* Reasons stand beside the buttons; upright above them. */
static Box draw_beside_why(const PlayScene *play, Ui *ui, Box bar, const char *place) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    action_bar_draw_wait(ui, bar, "", NULL, NULL, NULL);
    Box rest = box_inset(play_draw_why(play, ui, bar), 28, 12);
    canvas_text(ui_canvas(ui), box_cut_top(&rest, 32, 10), &style, place);
    return rest;
}

void play_replay_draw(PlayScene *play, Ui *ui, Box bar) {
    int length = match_replay_length(play->game.match), left = match_replay_left(play->game.match);
    char place[64];
    snprintf(place, sizeof place, _("Action %d of %d"), length - left, length);
    Box row = box_inset(bar, 28, 12);
    box_cut_top(&row, 32, 10);
    if (play_why_is_shown(play))
        row = draw_beside_why(play, ui, bar, place);
    else
        action_bar_draw_wait(ui, bar, place, NULL, NULL, NULL);
    row = box_place(row, row.width < 1180 ? row.width : 1180, STYLE_BUTTON_HIGH, 0.5f, 0);
    draw_buttons(play, ui, row);
}
