/* How far a game is on its way to the end of its option (ST-3), or of its sets (PZ-5). */
#include "rules/private.h"

static SabaccCourse count_hands(const SabaccTable *table, int32_t whole) {
    int32_t left = table->hand == 0 ? whole - 1 : whole - table->hand;
    return (SabaccCourse){.counted = SABACC_COUNTS_HANDS,
                          .now = table->hand,
                          .whole = whole,
                          .hands_left = table->over ? 0 : left};
}

/* The moves of the token that complete the round it is on: one for each seat before the first dealer's, and
 * one that comes to that seat or passes it. */
static int moves_of_round(const SabaccTable *table) {
    int distance = (table->first_dealer - table->dealer + table->seats) % table->seats, moves = 1;
    if (distance == 0) distance = table->seats;
    for (int i = 1; i < distance; i++) moves += seat_in(table->in_game, (table->dealer + i) % table->seats);
    return moves;
}

/* A later round has a move for every seat, and the last move of the last round begins no hand. Seats that are
 * out do not return, so that these are the most hands. */
static int32_t hands_after(const SabaccTable *table, int32_t rounds_after) {
    if (table->over) return 0;
    if (table->dealer == SABACC_NOBODY) return -1;
    return moves_of_round(table) - 1 + rounds_after * seats_count(table->in_game);
}

/* The last move of the token ends the game. */
static SabaccCourse count_rounds(const SabaccTable *table, int32_t whole) {
    int32_t over = table->cycles < whole ? table->cycles : whole - 1;
    return (SabaccCourse){.counted = SABACC_COUNTS_ROUNDS,
                          .now = table->hand == 0 ? 0 : over + 1,
                          .whole = whole,
                          .hands_left = hands_after(table, whole - 1 - over)};
}

static SabaccCourse count_sets(const SabaccTable *table) {
    return (SabaccCourse){.counted = SABACC_COUNTS_SETS,
                          .now = table->round,
                          .whole = table->options[SABACC_OPTION_SETS].n,
                          .hands_left = 0};
}

SabaccCourse sabacc_course(const SabaccTable *table) {
    SabaccValue end = table->options[SABACC_OPTION_END];
    if (game_of(table)->face.played_for.by_round) return count_sets(table);
    switch (end.form) {
    case SABACC_END_HANDS: return count_hands(table, end.n);
    case SABACC_END_CYCLES: return has_dealer(table) ? count_rounds(table, end.n) : count_hands(table, end.n);
    case SABACC_END_SABACC_WON:
        return (SabaccCourse){.counted = SABACC_COUNTS_SABACC_POT, .hands_left = table->over ? 0 : -1};
    default: return (SabaccCourse){.counted = SABACC_COUNTS_NOTHING, .hands_left = table->over ? 0 : -1};
    }
}
