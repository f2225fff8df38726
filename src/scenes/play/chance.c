/* Chance with a person's involvement. While a person is to act the timer shifts at a random moment (SH-1);
 * and a person may choose a card of a shift's face-down pool (SH-4): chance has determined which card it is.
 */

#include <math.h>

#include "scenes/play/private.h"
#include "ui/widgets.h"

/* The assumed duration of a person's action: the timer's mean is counted in actions. */
static const double ACTION_MS = 6000, POINTING_MS = 6000;

static double now_of(const TableScene *table) { return stage_now(table->scene.stage); }

/* ---- the timer ---- */

/* Exponentially distributed moments with that mean, deterministic for this game and need. */
static double moment_of(const TableScene *table, double mean) {
    enum { MOMENT_STREAM = 2 + SABACC_MAX_SEATS };
    Rng rng = match_rng(match_setup(table->match)->seed, match_serial(table->match), MOMENT_STREAM);
    double share = ((double)rng_below(&rng, 1u << 20) + 1) / (double)(1u << 20);
    return -log(share) * mean;
}

static bool timer_runs(const TableScene *table, int *mean) {
    bool is_asked = table->mode == TABLE_PLAY && table->pick.mode != PICK_NOTHING && !table_is_replay(table);
    return is_asked && table->pick.seat == match_to_act(table->match) && match_timer_runs(table->match, mean);
}

bool table_timer(TableScene *table) {
    int mean;
    if (!timer_runs(table, &mean)) {
        table->shift_at = INFINITY;
        table->shift_serial = 0;
        return false;
    }
    if (table->shift_serial != match_serial(table->match)) {
        table->shift_serial = match_serial(table->match);
        table->shift_at = now_of(table) + moment_of(table, mean * ACTION_MS);
    }
    if (now_of(table) < table->shift_at) return false;
    pick_clear(&table->pick);
    table->shift_at = INFINITY;
    table_post(table, &(SabaccAction){.seat = SABACC_CROUPIER, .verb = SABACC_VERB_SHIFT});
    return true;
}

void table_timer_cover(TableScene *table, bool is_covered) {
    if (is_covered)
        table->shift_left = table->shift_at - now_of(table);
    else if (isfinite(table->shift_at))
        table->shift_at = now_of(table) + table->shift_left;
}

/* ---- the pool ---- */

/* The seat that gets the next card of the pool: seat by seat from the dealer's left (DK-8). */
static int next_of_pool(const SabaccTable *known) {
    const SabaccTurn *turn = &known->turn;
    bool is_due = turn->to_act == SABACC_CROUPIER && turn->due == SABACC_DUE_DEAL && turn->from_pool;
    return is_due && turn->owing != 0 ? seats_after(turn->owing, known->dealer) : SABACC_NOBODY;
}

static void focus_pool(TableScene *table) {
    int places = table_view_pool(table->view);
    char name[UI_NAME_BYTES] = "pool:0";
    if (places == 0) return;
    name[5] = (char)('0' + __builtin_ctz((unsigned)places));
    ui_set_focus(stage_services(table->scene.stage)->ui, name);
}

bool table_pool_waits(TableScene *table) {
    const SabaccTable *known = match_public(table->match);
    uint32_t serial = match_serial(table->match);
    int seat = next_of_pool(known);
    bool has_choice = known->pool_count > 1 && seats_several((SeatMask)table_view_pool(table->view));
    if (!table_is_human(table, seat) || !has_choice || table->point_serial == serial) {
        table->pointer = SABACC_NOBODY;
        return false;
    }
    if (table->pointer != seat) {
        table->pointer = seat;
        table->point_until = now_of(table) + POINTING_MS;
        focus_pool(table);
    }
    if (now_of(table) >= table->point_until) table_pool_point(table, -1);
    return table->pointer != SABACC_NOBODY;
}

void table_pool_point(TableScene *table, int place) {
    if (table->pointer == SABACC_NOBODY) return;
    bool lies = place >= 0 && (table_view_pool(table->view) >> place & 1);
    if (place >= 0 && !lies) return;
    if (lies) table_view_point(table->view, place);
    table->point_serial = match_serial(table->match);
    table->pointer = SABACC_NOBODY;
}

double table_chance_next(const TableScene *table) {
    bool is_asked = table->mode == TABLE_PLAY && table->pick.mode != PICK_NOTHING;
    double next = is_asked ? table->shift_at : INFINITY;
    if (table->mode == TABLE_PLAY && table->pointer != SABACC_NOBODY) next = fmin(next, table->point_until);
    return next;
}
