/* Chance with a person's involvement. While a person is to act the timer shifts at a random moment (SH-1);
 * and a person may choose a card of a shift's face-down pool (SH-4): chance has determined which card it is.
 */

#include <math.h>

#include "scenes/play/private.h"
#include "ui/widgets.h"

/* The assumed duration of a person's action: the timer's mean is counted in actions. */
static const double ACTION_MS = 6000, POINTING_MS = 6000;

static double now_of(const PlayScene *play) { return stage_now(play->scene.stage); }

/* ---- the timer ---- */

/* Exponentially distributed moments with that mean, deterministic for this game and need. */
static double moment_of(const PlayScene *play, double mean) {
    enum { MOMENT_STREAM = 2 + SABACC_MAX_SEATS };
    Rng rng = match_rng(match_setup(play->game.match)->seed, match_serial(play->game.match), MOMENT_STREAM);
    double share = ((double)rng_below(&rng, 1u << 20) + 1) / (double)(1u << 20);
    return -log(share) * mean;
}

static bool timer_runs(const PlayScene *play, int *mean) {
    bool is_asked =
        play->mode == PLAY_OPEN && play->asking.pick.mode != PICK_NOTHING && !play_is_replay(play);
    return is_asked && play->asking.pick.seat == match_to_act(play->game.match) &&
           match_timer_runs(play->game.match, mean);
}

bool play_timer(PlayScene *play) {
    int mean;
    if (!timer_runs(play, &mean)) {
        play->chance.shift_at = INFINITY;
        play->chance.shift_serial = 0;
        return false;
    }
    if (play->chance.shift_serial != match_serial(play->game.match)) {
        play->chance.shift_serial = match_serial(play->game.match);
        play->chance.shift_at = now_of(play) + moment_of(play, mean * ACTION_MS);
    }
    if (now_of(play) < play->chance.shift_at) return false;
    pick_clear(&play->asking.pick);
    play->chance.shift_at = INFINITY;
    play_post(play, &(SabaccAction){.seat = SABACC_CROUPIER, .verb = SABACC_VERB_SHIFT});
    return true;
}

void play_timer_cover(PlayScene *play, bool is_covered) {
    if (is_covered)
        play->chance.shift_left = play->chance.shift_at - now_of(play);
    else if (isfinite(play->chance.shift_at))
        play->chance.shift_at = now_of(play) + play->chance.shift_left;
}

/* ---- the pool ---- */

/* The seat that gets the next card of the pool: seat by seat from the dealer's left (DK-8). */
static int next_of_pool(const SabaccTable *known) {
    const SabaccTurn *turn = &known->turn;
    bool is_due = turn->to_act == SABACC_CROUPIER && turn->due == SABACC_DUE_DEAL &&
                  turn->deal_pile == SABACC_PILE_POOL;
    return is_due && turn->owing != 0 ? seats_after(turn->owing, known->dealer) : SABACC_NOBODY;
}

static void focus_pool(PlayScene *play) {
    int places = table_view_pool(play->seen.view);
    char name[UI_NAME_BYTES] = "pool:0";
    if (places == 0) return;
    name[5] = (char)('0' + __builtin_ctz((unsigned)places));
    ui_set_focus(stage_services(play->scene.stage)->ui, name);
}

bool play_pool_waits(PlayScene *play) {
    const SabaccTable *known = match_public(play->game.match);
    uint32_t serial = match_serial(play->game.match);
    int seat = next_of_pool(known);
    bool has_choice = !play_is_lesson(play) && known->pool_count > 1 &&
                      seats_several((SeatMask)table_view_pool(play->seen.view));
    if (!play_is_human(play, seat) || play_is_away(play, seat) || !has_choice ||
        play->chance.point_serial == serial) {
        play->chance.pointer = SABACC_NOBODY;
        return false;
    }
    if (play->chance.pointer != seat) {
        play->chance.pointer = seat;
        play->chance.point_until = now_of(play) + POINTING_MS;
        focus_pool(play);
    }
    if (now_of(play) >= play->chance.point_until) play_pool_point(play, -1);
    return play->chance.pointer != SABACC_NOBODY;
}

void play_pool_point(PlayScene *play, int place) {
    if (play->chance.pointer == SABACC_NOBODY) return;
    bool lies = place >= 0 && (table_view_pool(play->seen.view) >> place & 1);
    if (place >= 0 && !lies) return;
    if (lies) table_view_point(play->seen.view, place);
    play->chance.point_serial = match_serial(play->game.match);
    play->chance.pointer = SABACC_NOBODY;
}

double play_chance_next(const PlayScene *play) {
    bool is_asked = play->mode == PLAY_OPEN && play->asking.pick.mode != PICK_NOTHING;
    double next = is_asked ? play->chance.shift_at : INFINITY;
    if (play->mode == PLAY_OPEN && play->chance.pointer != SABACC_NOBODY)
        next = fmin(next, play->chance.point_until);
    return next;
}
