/* Comparison of hands in any game: totals, shown hands, the best of several, verdicts. */
#include "rules/private.h"

int32_t hand_total(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    int (*value)(const SabaccTable *, int, SabaccCard) = game_of(table)->value;
    int32_t total = 0;
    for (int i = 0; i < count; i++) total += value(table, seat, cards[i]);
    return total;
}

SabaccWorth sabacc_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    return game_of(table)->worth(table, seat, cards, count);
}

int sabacc_card_value(const SabaccTable *table, int seat, SabaccCard card) {
    return game_of(table)->value(table, seat, card);
}

bool sabacc_is_trump(const SabaccTable *table, SabaccCard card) {
    const Game *game = game_of(table);
    return game->is_trump != NULL && game->is_trump(table, card);
}

int sabacc_kind_number(const SabaccTable *table, const SabaccWorth *worth) {
    const Game *game = game_of(table);
    return game->kind_number == NULL ? 0 : game->kind_number(table, worth);
}

int sabacc_table_total(const SabaccTable *table, int seat) {
    const SabaccSeat *side = &table->seat[seat];
    int total = 0;
    for (int i = 0; i < side->laid_count; i++) total += side->laid_value[i];
    return total;
}

/* ---- tokens and families ---- */

int sabacc_in_force(const SabaccTable *table, SabaccInForce list[SABACC_MAX_IN_FORCE]) {
    return game_of(table)->in_force == NULL ? 0 : game_of(table)->in_force(table, list);
}

int sabacc_tokens_played(const SabaccTable *table, int seat, SabaccCard tokens[SABACC_MAX_TOKENS]) {
    int at = game_of(table)->spent_tokens + SABACC_MAX_TOKENS * seat, count = 0;
    if (game_of(table)->spent_tokens == 0) return 0;
    while (count < SABACC_MAX_TOKENS && table->ext[at + count] != SABACC_CARD_NONE) {
        tokens[count] = table->ext[at + count];
        count++;
    }
    return count;
}

int sabacc_tokens_taken(const SabaccTable *table, int seat) {
    const Game *game = game_of(table);
    return game->tokens_taken ? game->tokens_taken(table, seat) : table->seat[seat].token_count;
}

SabaccFamily sabacc_family(const SabaccTable *table, int seat, int slot) {
    if (!game_of(table)->two_families) return SABACC_NO_FAMILY;
    return table->seat[seat].blood >> slot & 1 ? SABACC_BLOOD : SABACC_SAND;
}

/* ---- shown hands ---- */

/* PL-3: a card may count as another. */
static void hand_as_it_counts(const SabaccSeat *hand, SabaccCard *cards) {
    memcpy(cards, hand->hand, hand->hand_count);
    if (hand->device_slot >= 0) cards[hand->device_slot] = hand->device_card;
}

int sabacc_counted(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_COUNTED],
                   int8_t from[SABACC_MAX_COUNTED]) {
    const SabaccSeat *hand = &table->seat[seat];
    hand_as_it_counts(hand, cards);
    memset(from, seat, hand->hand_count);
    if (!option_is_on(table, SABACC_OPTION_HOLDEM_FIELD) || !seat_in(table->shown, seat))
        return hand->hand_count;
    return holdem_borrow(table, seat, cards, from, hand->hand_count);
}

/* DR-3: a hand that does not meet the rule of discards is bombed out. */
static SabaccWorth bombed_by_discards(const SabaccTable *table, int seat, SabaccWorth worth) {
    if (sabacc_discards(table, seat).is_met) return worth;
    return (SabaccWorth){.total = worth.total, .rank = SABACC_RANK_BOMB};
}

/* As judged at the showdown: the hand does not change afterwards, but the table may. */
static SabaccWorth worth_judged(const SabaccSeat *seat) {
    return (SabaccWorth){.key = seat->key,
                         .total = seat->total,
                         .rank = seat->rank,
                         .takes_sabacc_pot = seat->takes_sabacc_pot != 0};
}

SabaccWorth hand_worth(const SabaccTable *table, int seat) {
    if (table->seat[seat].judged) return worth_judged(&table->seat[seat]);
    SabaccCard cards[SABACC_MAX_COUNTED];
    int8_t from[SABACC_MAX_COUNTED];
    int count = sabacc_counted(table, seat, cards, from);
    return bombed_by_discards(table, seat, game_of(table)->worth(table, seat, cards, count));
}

SabaccWorth hand_worth_in_demise(const SabaccTable *table, int seat) {
    SabaccCard cards[SABACC_MAX_COUNTED];
    int8_t from[SABACC_MAX_COUNTED];
    int count = sabacc_counted(table, seat, cards, from);
    cards[count++] = table->seat[seat].draws[0];
    const Game *game = game_of(table);
    SabaccWorth (*worth)(const SabaccTable *, int, const SabaccCard *, int) =
        game->demise_worth != NULL ? game->demise_worth : game->worth;
    return bombed_by_discards(table, seat, worth(table, seat, cards, count));
}

bool hand_takes_sabacc_pot(const SabaccTable *table, int seat) {
    return hand_worth(table, seat).takes_sabacc_pot;
}

/* What counts of a hand that is not shown yet: only what is kept, where the rest is put away (CO-2). False if
 * any of it is hidden. */
static bool cards_that_count(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_HAND],
                             int *count) {
    const SabaccSeat *hand = &table->seat[seat];
    SabaccCard all[SABACC_MAX_HAND];
    bool counts_kept = game_of(table)->face.played_for.compared == SABACC_COMPARES_KEPT;
    uint32_t slots = counts_kept ? hand->kept : (UINT32_C(1) << hand->hand_count) - 1;
    hand_as_it_counts(hand, all);
    for (*count = 0; slots != 0; slots &= slots - 1) {
        int slot = __builtin_ctz(slots);
        if (hand->hand[slot] == SABACC_CARD_HIDDEN) return false;
        cards[(*count)++] = all[slot];
    }
    return true;
}

/* The whole hand counts, as it is. */
static bool is_plain(const SabaccTable *table, const SabaccSeat *hand) {
    return game_of(table)->face.played_for.compared != SABACC_COMPARES_KEPT && hand->device_slot < 0;
}

bool sabacc_seat_worth(const SabaccTable *table, int seat, SabaccWorth *worth) {
    SabaccCard cards[SABACC_MAX_HAND];
    int count;
    const SabaccSeat *hand = &table->seat[seat];
    bool is_shown = seat_in(table->shown, seat);
    if (hand->hand_count == 0 && !is_shown) return false; /* it has a worth once shown (CO-4) */
    if (!is_shown && is_plain(table, hand)) {
        for (int slot = 0; slot < hand->hand_count; slot++)
            if (hand->hand[slot] == SABACC_CARD_HIDDEN) return false;
        *worth = sabacc_worth(table, seat, hand->hand, hand->hand_count);
        return true;
    }
    if (!cards_that_count(table, seat, cards, &count)) return false;
    *worth = is_shown ? hand_worth(table, seat) : sabacc_worth(table, seat, cards, count);
    return true;
}

SeatMask hands_best_by(const SabaccTable *table, SeatMask seats,
                       SabaccWorth (*worth)(const SabaccTable *table, int seat)) {
    SeatMask best = 0;
    uint64_t max = 0;
    for (SeatMask left = seats; left != 0;) {
        int seat = seats_take(&left, 0);
        uint64_t key = worth(table, seat).key;
        if (best != 0 && key < max) continue;
        if (key > max) best = 0;
        max = key;
        best |= seat_bit(seat);
    }
    return best;
}

/* ---- verdicts ---- */

/* For two hands of one rank: AP-3 and AP-4 decide between unnamed hands, AP-5 between named ones. */
static SabaccClause clause_of_sums(uint8_t rank) {
    if (rank == SABACC_RANK_NULRHEK) return SABACC_CLAUSE_AP_4;
    return rank == SABACC_RANK_ZERO ? SABACC_CLAUSE_AP_3 : SABACC_CLAUSE_AP_5;
}

static SabaccClause clause_of(const SabaccTable *table, SabaccCriterion criterion, uint8_t rank,
                              uint8_t other) {
    bool has_target = rank == SABACC_RANK_TARGET || rank == SABACC_RANK_EMPTY;
    if (has_target && rank == other) return sabacc_rank_clause((SabaccRank)rank); /* CO-3, CO-4 */
    switch (criterion) {
    case SABACC_CRITERION_RANK: return sabacc_rank_clause((SabaccRank)(rank > other ? rank : other));
    case SABACC_CRITERION_LOWER_MAKES: return SABACC_CLAUSE_AP_2;
    case SABACC_CRITERION_CLOSER:
    case SABACC_CRITERION_POSITIVE: return SABACC_CLAUSE_AP_4;
    case SABACC_CRITERION_SINGLE_DRAW: return SABACC_CLAUSE_AP_5;
    case SABACC_CRITERION_MOST_CARDS:
    case SABACC_CRITERION_POSITIVE_SUM:
    case SABACC_CRITERION_HIGHEST_POSITIVE: return clause_of_sums(rank);
    case SABACC_CRITERION_HIGHER_TOTAL: return SABACC_CLAUSE_CA_4;
    case SABACC_CRITERION_HIGHER_SCORE: return SABACC_CLAUSE_FO_3;
    case SABACC_CRITERION_CLOSER_23: return SABACC_CLAUSE_SN_6;
    case SABACC_CRITERION_NAMED: return SABACC_CLAUSE_SN_7;
    case SABACC_CRITERION_BOMBED: return SABACC_CLAUSE_CA_3;
    case SABACC_CRITERION_DEMISE: return SABACC_CLAUSE_SD_1;
    default: return (SabaccClause)game_of(table)->win_clause;
    }
}

/* What decides between hands of equal worth: a card drawn to break the tie. */
static SabaccCriterion tie_breaker(const SabaccTable *table, int seat, int other) {
    SeatMask both = (SeatMask)(seat_bit(seat) | seat_bit(other)), wants;
    SeatMask best = game_of(table)->best(table, both, &wants);
    if (wants != 0 || seats_count(best) != 1) return SABACC_CRITERION_NOTHING;
    return game_of(table)->best == demise_best ? SABACC_CRITERION_DEMISE : SABACC_CRITERION_SINGLE_DRAW;
}

static SabaccCriterion criterion_between(const SabaccTable *table, int seat, int other) {
    uint64_t key = hand_worth(table, seat).key, rival = hand_worth(table, other).key;
    if (key != rival) return game_of(table)->criterion(key, rival);
    return tie_breaker(table, seat, other);
}

bool sabacc_verdict(const SabaccTable *table, int seat, SabaccVerdict *verdict) {
    if (!seat_in(table->shown, seat)) return false;
    SeatMask wants, others = (SeatMask)(table->shown & ~seat_bit(seat));
    SeatMask (*best_of)(const SabaccTable *, SeatMask, SeatMask *) = game_of(table)->best;
    SeatMask best = best_of(table, table->shown, &wants);
    *verdict = (SabaccVerdict){.best = seat_in(best, seat), .against = SABACC_NOBODY};
    sabacc_seat_worth(table, seat, &verdict->worth);
    SeatMask rivals = verdict->best ? best_of(table, others, &wants) : best;
    if (others == 0 || rivals == 0) { /* no other seat, or all bombed out */
        if (verdict->worth.rank == SABACC_RANK_BOMB) verdict->criterion = SABACC_CRITERION_BOMBED;
        verdict->clause =
            (uint8_t)clause_of(table, (SabaccCriterion)verdict->criterion, verdict->worth.rank, 0);
        return true;
    }
    verdict->against = (int8_t)seats_from(rivals, first_seat(table));
    SabaccCriterion criterion = criterion_between(table, seat, verdict->against);
    verdict->criterion = (uint8_t)criterion;
    SabaccWorth rival = {0};
    sabacc_seat_worth(table, verdict->against, &rival);
    verdict->clause = (uint8_t)clause_of(table, criterion, verdict->worth.rank, rival.rank);
    return true;
}
