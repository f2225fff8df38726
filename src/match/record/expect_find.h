/* The values an `expect` can check: each finder makes the current JSON value at the table; NULL if this game
 * has no such thing. The caller owns it. */
#ifndef SABACC_MATCH_RECORD_EXPECT_FIND_H
#define SABACC_MATCH_RECORD_EXPECT_FIND_H

#include "match/record/expect.h"

typedef struct Found {
    const SabaccTable *table;
    const SabaccFact *fact; /* of the game, for what finds facts */
    const Playthrough *play;
    const ExpectEvents *since;
} Found;

typedef json_t *Finder(const Found *found);

Finder find_game_over, find_phase, find_to_act, find_hand, find_round, find_dealer, find_caller,
    find_hand_pot, find_sabacc_pot, find_house, find_pots, find_credits, find_hands, find_fields,
    find_discard, find_totals, find_ranks, find_folded, find_all_in, find_out, find_stood, find_winners,
    find_sabacc_pot_won, find_events, find_legal, find_dice, find_items, find_staked, find_sits_out,
    find_may_sit_out;

/* A fact of the table; of the seats, as a list or by seat. */
Finder find_fact, find_facts, find_facts_by_seat;

#endif
