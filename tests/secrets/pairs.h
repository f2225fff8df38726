#ifndef SABACC_TESTS_SECRETS_PAIRS_H
#define SABACC_TESTS_SECRETS_PAIRS_H

/* Two games that a viewer cannot tell apart: the same up to now, but for cards that the viewer has not seen.
   The cards are exchanged in the truth, by who has seen what (SabaccSeat.seen), and not through sabacc_view:
   a card that a view lets through by mistake is exchanged like any other. */

#include "match/playthrough.h"

typedef struct Pair {
    Playthrough left, right; /* left is the game as it was played */
    int viewer;              /* a seat, or SABACC_NOBODY */
    int swapped;             /* exchanges made */
} Pair;

/* A game of the row (pairs.c) with seats, stacks and chance by `rng`; playthrough_free gives it back. */
int pairs_row_count(void);
const char *pairs_row_game(int row);
void pairs_begin(Playthrough *play, int row, Rng *rng);

/* A legal action at random for whoever must act; seats seldom fold. The game must not be over. */
void pairs_action(const Playthrough *play, Rng *rng, SabaccAction *action);

/* Exchanges up to six hidden cards. False where the viewer knows them all; else pair_free gives the pair
 * back. */
bool pair_make(Pair *pair, const Playthrough *play, int viewer, Rng *rng);
void pair_free(Pair *pair);

/* One action further in both: as alike as the hidden cards allow. False where that is not possible any more;
   then nothing is changed. */
bool pair_step(Pair *pair, Rng *rng);

/* Whether what just happened opens different cards to the viewer, as it may: the two games part there. */
bool pair_has_parted(const Pair *pair);

#endif
