#ifndef SABACC_SCENES_SETUP_WAY_CARD_H
#define SABACC_SCENES_SETUP_WAY_CARD_H

/* A way of playing a game as a card of paper: the game's place with what this way changes on its table (a
 * hand that counts there, its stakes as chips, dice or a marker), and below it its name and a sentence. */

#include "match/match.h"
#include "scenes/rules/ladder.h"

/* What is on the picture. */
typedef struct Way {
    SabaccSetup rules; /* with the stacks that belong to its stakes */
    LadderExample hand;
    const char *sign[2]; /* pieces, by their assets; NULL for none */
    bool has_chips;
    int discards; /* cards that are put away: so many backs, or 0 */
} Way;

/* Reads it from options that are set. `usual` is the game's own hand. Takes some milliseconds where the way
 * names hands of its own. */
void way_read(Way *way, const SabaccSetup *rules, const LadderExample *usual);

typedef struct WayCard {
    const char *widget, *title;
    const char *detail; /* may name clauses: they are behind a mark at its foot */
    const char *word;   /* how records spell it, for those who read clauses; NULL for none */
    const char *where;  /* of that mark (clause_mark_button) */
    const Way *way;
    bool is_chosen; /* the card has a seal, and a frame in the light */
} WayCard;

/* Of what is written on the card, at that width: cards beside each other keep the largest. */
float way_card_words_height(Ui *ui, float width, const WayCard *card);
/* The card fills the box, its words that much of it. */
void way_card_draw(Ui *ui, Box box, const WayCard *card, float words_high);

#endif
