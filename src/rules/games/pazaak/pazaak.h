/* Pazaak, between its two files: the match and its sets (pazaak.c), and side cards (cards.c). */
#ifndef SABACC_RULES_GAMES_PAZAAK_PAZAAK_H
#define SABACC_RULES_GAMES_PAZAAK_PAZAAK_H

#include "rules/private.h"

enum {
    PAZAAK_HAND = 4,  /* hand cards of a seat, for the whole match (PZ-1) */
    PAZAAK_COPIES = 2 /* of each kind in a side deck, at most (PZ-1) */
};

/* Forms of options.def. */
enum {
    PAZAAK_SIDE_NONE,
    PAZAAK_SIDE_PLUS_6,
    PAZAAK_SIDE_PLUS_10,
    PAZAAK_SIDE_FULL,
    PAZAAK_SIDE_FULL_10,
    PAZAAK_SIDE_SHARED
};
enum { PAZAAK_TIEBREAKER_0, PAZAAK_TIEBREAKER_1 };

/* What Pazaak keeps in table->ext, one byte each. */
enum {
    PAZAAK_SETS_OVER, /* sets that have been played */
    PAZAAK_STARTER,   /* the seat that began this set */
    PAZAAK_LAST_WON,  /* mask of who won the last set; none where it was tied */
    PAZAAK_NONES,     /* `none`s in succession (PZ-6) */
    PAZAAK_SPENT      /* hand cards that each seat has played in this match, PAZAAK_HAND bytes a seat */
};

/* OWN events, by their amount. */
typedef enum PazaakOwn {
    PAZAAK_OWN_SPECIAL, /* the special deck is whole (PZ-6) */
    PAZAAK_OWN_SET,     /* seat begins a set: the tables are empty, the main deck is whole (PZ-5) */
    PAZAAK_OWN_SAID,    /* second: the verb that seat has used, which no other event tells */
    PAZAAK_OWN_STOOD    /* seat stands for the rest of the set */
} PazaakOwn;

bool pazaak_has_hand(const SabaccTable *table);   /* hand cards are played (PZ-1) */
bool pazaak_picks_side(const SabaccTable *table); /* and each seat picks its own side deck for them */
bool pazaak_is_shared(const SabaccTable *table);  /* and they come from one special deck (PZ-6) */

/* What a side deck must be (PZ-1): SABACC_OK, or why it is none. */
SabaccError pazaak_check_side(const SabaccTable *table, const SabaccAction *action);

/* Offers of `play` for the seat's hand; why one is refused; what a card counts as it is laid. */
void pazaak_offer_play(const SabaccTable *table, int seat, SabaccOffers *offers);
SabaccError pazaak_check_play(const SabaccTable *table, const SabaccAction *action);
int pazaak_value_played(const SabaccTable *table, SabaccCard card, int sign);

/* The face's number in a hand: what the card counts, of the plus side where it has two. */
int pazaak_value(const SabaccTable *table, int seat, SabaccCard card);

bool pazaak_has_tiebreaker(const SabaccSeat *seat); /* on its table, in this set (PZ-4) */

void pazaak_absorb(SabaccTable *table, const SabaccEvent *event);
void pazaak_fill(SabaccTable *table, Rng *rng);
const Deck *pazaak_pool_deck(const SabaccTable *table);

#endif
