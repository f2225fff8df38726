#include "lab/tally.h"

#include <string.h>

/* ---- streaks ---- */

static int64_t longer(int64_t left, int64_t right) { return left > right ? left : right; }

void streak_join(Streak *streak, const Streak *more) {
    streak->longest = longer(longer(streak->longest, more->longest), streak->latest + more->first);
    if (streak->first == streak->hands) streak->first += more->first;
    streak->latest = more->latest == more->hands ? streak->latest + more->latest : more->latest;
    streak->hands += more->hands;
}

/* ---- credits ---- */

static int64_t wealth_of(const SabaccTable *table) {
    int64_t credits = (int64_t)table->hand_pot + table->pending + table->sabacc_pot + table->house;
    for (int seat = 0; seat < table->seats; seat++) credits += table->seat[seat].credits;
    return credits;
}

/* A different power of a thousand for each kind. */
static int64_t items_of(const SabaccTable *table) {
    int64_t items = 0, unit = 1;
    for (int item = 0; item < SABACC_ITEMS; item++, unit *= 1000) {
        for (int seat = 0; seat < table->seats; seat++)
            items += unit * (table->seat[seat].items[item] + table->seat[seat].pawned[item]);
        for (int i = 0; i < table->staked_count; i++) items += table->staked[i].item == item ? unit : 0;
    }
    return items;
}

static int64_t chips_of(const SabaccTable *table) {
    int64_t chips = 0;
    for (int seat = 0; seat < table->seats; seat++)
        chips += table->seat[seat].chips + table->seat[seat].staked;
    return chips;
}

/* ---- hands ---- */

static void begin_hand(TallyGame *game) {
    game->rounds = 1;
    game->call = TALLY_PLAYED;
    game->is_shown = game->is_folded = false;
}

static void note_winner(TallySeat *seat, bool has_won) {
    seat->hands_won += has_won;
    streak_join(&seat->streak, &(Streak){1, has_won, has_won, has_won});
}

static void note_end(Tally *tally, const TallyGame *game, int seats, SeatMask winners) {
    bool is_folded = game->is_folded && !game->is_shown;
    tally->hands++;
    tally->rounds += game->rounds;
    tally->ends[is_folded ? TALLY_FOLDED : game->call]++;
    tally->won_by_none += winners == 0;
    for (int seat = 0; seat < seats; seat++) note_winner(&tally->seat[seat], seat_in(winners, seat));
}

static void note_tax(Tally *tally, TallyGame *game, const SabaccEvent *event) {
    tally->seat[event->seat].prize += event->amount;
    game->chips_lost += event->amount;
}

/* Chips move between the stock and play; the gains of one seat are taxes on the others (KE-8), or bought
 * (ST-7). */
static void note_chips(TallyGame *game, const SabaccEvent *event) {
    if (game->has_bought)
        game->chips += event->amount;
    else
        game->chips_lost -= event->amount + event->second;
    game->has_bought = false;
}

/* No gain of the next hand. */
static void note_rebuy(TallyGame *game, const SabaccEvent *event) {
    game->has_bought = event->second != 0;
    if (!game->has_bought) game->before[event->seat] += event->amount;
}

static bool chips_are_conserved(TallyGame *game, const SabaccTable *table) {
    game->chips -= game->chips_lost;
    bool has_gained = game->chips_lost < 0;
    game->chips_lost = 0;
    return !has_gained && chips_of(table) == game->chips;
}

static void note_set(Tally *tally, SeatMask winners) {
    tally->sets_tied += winners == 0;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) tally->seat[seat].prize += seat_in(winners, seat);
}

static void note_game(Tally *tally, SeatMask winners) {
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) tally->seat[seat].games_won += seat_in(winners, seat);
}

static void note(Tally *tally, TallyGame *game, const SabaccTable *table, const SabaccEvent *event) {
    switch (event->type) {
    case SABACC_EVENT_HAND: begin_hand(game); break;
    case SABACC_EVENT_ROUND: game->rounds = event->amount; break;
    case SABACC_EVENT_CALL: game->call = event->seat >= 0 ? TALLY_CALLED : TALLY_HOUSE; break;
    case SABACC_EVENT_SHOWDOWN:
        game->is_shown = true;
        tally->shown++;
        break;
    case SABACC_EVENT_FOLD: game->is_folded = true; break;
    case SABACC_EVENT_BOMB: tally->bombed++; break;
    case SABACC_EVENT_TAX: note_tax(tally, game, event); break;
    case SABACC_EVENT_CHIPS: note_chips(game, event); break;
    case SABACC_EVENT_REBUY: note_rebuy(game, event); break;
    case SABACC_EVENT_SET: note_set(tally, (SeatMask)event->amount); break;
    case SABACC_EVENT_HAND_END: note_end(tally, game, table->seats, (SeatMask)event->amount); break;
    case SABACC_EVENT_GAME_END: note_game(tally, (SeatMask)event->amount); break;
    default: break;
    }
}

/* Each seat's antes for the next hand, if it began in the same action; the house's own is no seat's (ST-2a).
 */
static void antes_of_next_hand(const SabaccEvents *events, int32_t antes[SABACC_MAX_SEATS]) {
    memset(antes, 0, sizeof(int32_t) * SABACC_MAX_SEATS);
    bool is_next = false;
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        if (event->type == SABACC_EVENT_HAND_END) is_next = true;
        if (is_next && event->type == SABACC_EVENT_ANTE && event->seat >= 0)
            antes[event->seat] += event->amount + event->second;
    }
}

/* The hand has ended: books each seat's change and starts the next. */
static void book_hand(Tally *tally, TallyGame *game, const SabaccTable *table, const SabaccEvents *events) {
    int32_t antes[SABACC_MAX_SEATS];
    antes_of_next_hand(events, antes);
    for (int seat = 0; seat < game->seats; seat++) {
        int32_t now = table->seat[seat].credits + antes[seat];
        if (seat_in(game->dealt, seat)) stats_add(&tally->seat[seat].change, now - game->before[seat]);
        game->before[seat] = now;
    }
}

void tally_book(Tally *tally, TallyGame *game, const SabaccTable *table, const SabaccEvents *events) {
    int64_t hands = tally->hands;
    for (int i = 0; i < events->count; i++) note(tally, game, table, &events->list[i]);
    if (tally->hands != hands) book_hand(tally, game, table, events);
    game->dealt = table->dealt;
    bool is_conserved = wealth_of(table) == game->wealth && items_of(table) == game->items;
    is_conserved &= chips_are_conserved(game, table);
    tally->not_conserved += !is_conserved;
}

void tally_begin(TallyGame *game, const SabaccSetup *setup, const SabaccTable *table) {
    *game = (TallyGame){.seats = setup->seats,
                        .wealth = wealth_of(table),
                        .items = items_of(table),
                        .chips = chips_of(table),
                        .dealt = table->dealt};
    memcpy(game->before, setup->credits, sizeof game->before);
    begin_hand(game);
}

/* ---- sums ---- */

static const SumRow all_rows[] = {
    SUM_NUMBER(Tally, "hands", hands),
    SUM_NUMBER(Tally, "games", games),
    SUM_NUMBER(Tally, "actions", actions),
    SUM_NUMBER(Tally, "folded", ends[TALLY_FOLDED]),
    SUM_NUMBER(Tally, "called", ends[TALLY_CALLED]),
    SUM_NUMBER(Tally, "house", ends[TALLY_HOUSE]),
    SUM_NUMBER(Tally, "played", ends[TALLY_PLAYED]),
    SUM_NUMBER(Tally, "rounds", rounds),
    SUM_NUMBER(Tally, "won_by_none", won_by_none),
    SUM_NUMBER(Tally, "shown", shown),
    SUM_NUMBER(Tally, "bombed", bombed),
    SUM_NUMBER(Tally, "sets_tied", sets_tied),
    SUM_NUMBER(Tally, "errors", errors),
    SUM_NUMBER(Tally, "not_conserved", not_conserved),
};

static const SumRow seat_rows[] = {
    SUM_STATS(TallySeat, "change", change),
    SUM_NUMBER(TallySeat, "hands_won", hands_won),
    SUM_NUMBER(TallySeat, "games_won", games_won),
    SUM_NUMBER(TallySeat, "prize", prize),
};

const SumTable tally_sums = {.all_key = "tally",
                             .each_key = "seats",
                             .all = SUM_ROWS(all_rows),
                             .each = SUM_ROWS(seat_rows),
                             .each_offset = offsetof(Tally, seat),
                             .each_size = sizeof(TallySeat)};

void tally_join(Tally *tally, const Tally *more) {
    sum_table_join(&tally_sums, SABACC_MAX_SEATS, tally, more);
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        streak_join(&tally->seat[seat].streak, &more->seat[seat].streak);
}
