/* Nobody at this program plays the hand on: all people have folded, are out, or sit out. The others' play
 * goes quicker, a press completes the hand or the game, and there are ways on besides the menu. */

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float QUICK = 2.5f; /* times the player's own pace */

static bool is_played_here(const PlayScene *play) {
    return play->seen.view && play->game.humans != 0 && !play_is_replay(play) && !play->plan.is_demo;
}

static bool is_out(const PlayScene *play) {
    return is_played_here(play) && (play->game.humans & play_shown(play)->in_game) == 0;
}

/* Dealt in and not folded, or before the deal still in the game and not sitting out. */
static SeatMask players(const PlayScene *play, const SabaccTable *table) {
    SeatMask in = table->stale || table->dealt == 0 ? (SeatMask)(table->in_game & ~table->absent)
                                                    : sabacc_active(table);
    return (SeatMask)(in & play->game.humans & ~play->away.played);
}

/* Nothing of the hand is left to be watched: it has been paid out. */
static bool is_paid_out(const PlayScene *play) {
    if (!play->seen.hand_has_ended) return false;
    bool is_empty = play_shown(play)->hand_pot == 0 && !table_view_pays_out(play->seen.view);
    return is_empty || play_shown(play)->winners != 0 || !table_view_is_moving(play->seen.view);
}

bool play_watches(const PlayScene *play) {
    if (!is_played_here(play) || play->mode != PLAY_OPEN || play->asking.pick.mode != PICK_NOTHING)
        return false;
    if (is_paid_out(play)) return false;
    const SabaccTable *shown = play_shown(play);
    return shown->hand > 0 && !shown->over && !play_hand_waits(play) && players(play, shown) == 0;
}

/* ---- the pace ---- */

bool play_skips(const PlayScene *play) { return play->watch.skips != WATCH_SKIPS_NOTHING; }

static bool is_quick(const PlayScene *play) {
    bool wants = stage_services(play->scene.stage)->settings->values[SETTING_QUICK] != 0;
    return wants != play->watch.is_turned;
}

float play_watch_speed(const PlayScene *play, float usual) {
    if (play_skips(play)) return 0;
    return play_watches(play) && is_quick(play) ? usual * QUICK : usual;
}

/* The table is told where the pace has changed, and what one does while watching is the first button. */
void play_watch_follow(PlayScene *play) {
    bool watches = play_watches(play);
    TableSettings settings = play_settings(play);
    if (play->watch.speed != settings.speed) table_view_set(play->seen.view, settings);
    play->watch.speed = settings.speed;
    if (watches && !play->watch.has_begun && !play_only_watches(play))
        ui_set_focus(stage_services(play->scene.stage)->ui, "watch:skip");
    play->watch.has_begun = watches;
}

/* ---- what is skipped ---- */

static void skip(PlayScene *play, WatchSkip skips) {
    play->watch.skips = skips;
    play->seen.go_at = fmin(play->seen.go_at, stage_now(play->scene.stage));
    play_watch_follow(play);
    table_view_skip_animation(play->seen.view);
    play_advance(play);
}

void play_watch_stop(PlayScene *play) {
    play->watch.skips = WATCH_SKIPS_NOTHING;
    play_watch_follow(play);
}

bool play_watch_passes(PlayScene *play, PlayMode mode) {
    bool goes_on = play->watch.skips == WATCH_SKIPS_GAME && mode == PLAY_SHOWDOWN;
    if (!goes_on) play_watch_stop(play);
    return goes_on;
}

/* ---- the ways ---- */

static void turn_pace(PlayScene *play) {
    play->watch.is_turned = !play->watch.is_turned;
    play_watch_follow(play);
}

static void skip_hand(PlayScene *play) { skip(play, WATCH_SKIPS_HAND); }
static void skip_game(PlayScene *play) { skip(play, WATCH_SKIPS_GAME); }

static void leave(PlayScene *play) { stage_pop_all(play->scene.stage); }

static void again(PlayScene *play) {
    play_begin_anew(play);
    play_advance(play);
}

/* A deal of the day and a house of the circuit have ways of their own at their end. */
static bool may_begin_again(const PlayScene *play) {
    return is_out(play) && play->tonight.daily < 0 && play->tonight.house < 0;
}

typedef struct Way {
    const char *name, *label;
    uint32_t key;
    UiKey pad;
    void (*act)(PlayScene *play);
    bool (*is_offered)(const PlayScene *play); /* NULL: always */
} Way;

/* It stays in its place where nothing can be taken back, and says why. */
static bool has_undo(const PlayScene *play) {
    return !is_out(play) && match_setup(play->game.match)->allow_undo != MATCH_UNDO_NEVER;
}

static const Way ways[] = {
    {"watch:skip", N_("To the end of the hand"), 'n', UI_KEY_PAD_X, skip_hand, NULL},
    {"watch:pace", N_("Quicker"), 'v', UI_KEY_PAD_Y, turn_pace, NULL},
    {"watch:end", N_("To the end of the game"), 'e', UI_KEY_NONE, skip_game, is_out},
    {"watch:again", N_("Play again"), 'a', UI_KEY_NONE, again, may_begin_again},
    {"watch:undo", N_("Take back"), 'w', UI_KEY_NONE, play_undo, has_undo},
    {"watch:leave", N_("To the title"), 't', UI_KEY_NONE, leave, NULL},
};
enum { WAYS = sizeof ways / sizeof *ways };

static const char *label_of(const PlayScene *play, const Way *way) {
    if (way->act == turn_pace && is_quick(play)) return _("At my own pace");
    return _(way->label);
}

static int offered(const PlayScene *play, const Way *list[WAYS]) {
    int count = 0;
    for (int i = 0; i < WAYS; i++)
        if (!ways[i].is_offered || ways[i].is_offered(play)) list[count++] = &ways[i];
    return count;
}

/* "Vex is thinking", after why one only watches. */
void play_format_watching(const PlayScene *play, int seat, char *words, size_t size) {
    bool several = seats_several(play->game.humans);
    const char *why = is_out(play)
                          ? (several ? _("All of you are out of the game.") : _("You are out of the game."))
                          : (several ? _("None of you is left in this hand.") : _("You have folded."));
    if (play_skips(play)) {
        snprintf(words, size,
                 play->watch.skips == WATCH_SKIPS_GAME ? _("%s The others play the game to its end …")
                                                       : _("%s The others play the hand to its end …"),
                 why);
        return;
    }
    int used = snprintf(words, size, seat >= 0 ? "%s " : "%s", why);
    if (seat >= 0 && used >= 0 && (size_t)used < size)
        snprintf(words + used, size - (size_t)used, _("%s is thinking"), play_seat_name(play, seat));
}

static void draw_way(const PlayScene *play, Ui *ui, Box box, const Way *way) {
    ui_button(ui, &(Button){.name = way->name,
                            .box = box,
                            .label = label_of(play, way),
                            .key = way->key,
                            .pad = way->pad,
                            .is_shaded = way->act == play_undo && !play_can_undo(play),
                            .is_primary = way->act == skip_hand});
}

static void draw_stop(Ui *ui, Box rest) {
    ui_button(ui, &(Button){.name = "watch:stop",
                            .box = box_place(rest, 300, STYLE_BUTTON_HIGH, 0.5f, 0),
                            .label = _("Stop here"),
                            .key = 'n',
                            .is_primary = true});
}

static void draw_row(const PlayScene *play, Ui *ui, Box row, const Way *const list[], int count,
                     int columns) {
    static const float WIDE = 350, GAP = 12;
    Box used = box_place(row, fminf((WIDE + GAP) * (float)columns - GAP, row.width), row.height, 0.5f, 0);
    for (int i = 0; i < count; i++) draw_way(play, ui, box_column(used, i, columns, GAP), list[i]);
}

/* In a block a grid of two columns. */
static void draw_grid(const PlayScene *play, Ui *ui, Box rest, const Way *const list[], int count) {
    enum { COLUMNS = 2 };
    static const float GAP = 10;
    int rows = (count + COLUMNS - 1) / COLUMNS;
    float high = fminf(STYLE_BUTTON_HIGH, (rest.height - GAP * (float)(rows - 1)) / (float)rows);
    for (int from = 0; from < count; from += COLUMNS)
        draw_row(play, ui, box_cut_top(&rest, high, GAP), list + from,
                 count - from < COLUMNS ? count - from : COLUMNS, COLUMNS);
}

void play_draw_watch(const PlayScene *play, Ui *ui, Box rest) {
    static const float GAP = 12;
    const Way *list[WAYS];
    if (play_skips(play)) {
        draw_stop(ui, rest);
        return;
    }
    int count = offered(play, list);
    if (action_bar_is_block(ui_canvas(ui), rest)) {
        draw_grid(play, ui, rest, list, count);
        return;
    }
    int rows = canvas_layout(ui_canvas(ui))->is_portrait ? 2 : 1;
    float high = fminf(STYLE_BUTTON_HIGH, (rest.height - GAP * (float)(rows - 1)) / (float)rows);
    for (int i = 0; i < rows; i++) {
        int from = (i * count + rows - 1) / rows, to = ((i + 1) * count + rows - 1) / rows;
        draw_row(play, ui, box_cut_top(&rest, high, GAP), list + from, to - from, to - from);
    }
}

bool play_watch_event(PlayScene *play, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE || !ui_event_is(event, "watch:")) return false;
    if (ui_event_is(event, "watch:stop")) {
        play_watch_stop(play);
        return true;
    }
    int row = ui_event_row(event, ways, WAYS, sizeof *ways);
    if (row >= 0) ways[row].act(play);
    return true;
}
