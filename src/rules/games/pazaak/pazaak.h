/* Pazaak, shared by its files: the match and its sets (pazaak.c), side cards (cards.c), and what it is played
 * for (sets.c). */
#ifndef SABACC_RULES_GAMES_PAZAAK_PAZAAK_H
#define SABACC_RULES_GAMES_PAZAAK_PAZAAK_H

#include "rules/private.h"

enum {
    PAZAAK_HAND = 4,  /* hand cards of a seat, for the match or a set (PZ-1, PZ-6) */
    PAZAAK_COPIES = 2 /* maximum of each kind in a side deck (PZ-1) */
};

/* Pazaak's bytes in table->ext. */
enum {
    PAZAAK_SETS_OVER, /* sets that have been played */
    PAZAAK_STARTER,   /* the seat that began this set */
    PAZAAK_LAST_WON,  /* mask of the last set's winner; 0 if it was tied */
    PAZAAK_NONES,     /* consecutive `none`s (PZ-6) */
    PAZAAK_SPENT /* hand cards that each seat has played since they were dealt, PAZAAK_HAND bytes per seat */
};

/* OWN events, by their amount. */
typedef enum PazaakOwn {
    PAZAAK_OWN_SPECIAL, /* the special deck is whole (PZ-6) */
    PAZAAK_OWN_SET,     /* seat begins a set: the tables are empty, the main deck is whole (PZ-5) */
    PAZAAK_OWN_SAID,    /* second: the verb that the seat has used, if no other event shows it */
    PAZAAK_OWN_STOOD    /* seat stands for the rest of the set */
} PazaakOwn;

bool pazaak_has_hand(const SabaccTable *table);    /* hand cards are played (PZ-1) */
bool pazaak_picks_side(const SabaccTable *table);  /* each seat picks its own side deck for them */
bool pazaak_is_shared(const SabaccTable *table);   /* they come from one special deck (PZ-6) */
bool pazaak_deals_again(const SabaccTable *table); /* new ones are dealt for this set, not its first (PZ-6) */

/* Validates a side deck (PZ-1): SABACC_OK, or the reason against it. */
SabaccError pazaak_check_side(const SabaccTable *table, const SabaccAction *action);

/* Offers of `play` for the seat's hand; why one is refused; a card's value when played. */
void pazaak_offer_play(const SabaccTable *table, int seat, SabaccOffers *offers);
SabaccError pazaak_check_play(const SabaccTable *table, const SabaccAction *action);
int pazaak_value_played(const SabaccTable *table, SabaccCard card, int sign);

/* A face's value in a hand: the plus side if it has two. */
int pazaak_value(const SabaccTable *table, int seat, SabaccCard card);

bool pazaak_has_tiebreaker(const SabaccSeat *seat); /* on its table, in this set (PZ-4) */

/* What it is played for, and what is written of its table: see SabaccPlayedFor, SabaccFact. */
int64_t pazaak_score(const SabaccTable *table, int seat);
int64_t pazaak_trifle(const SabaccTable *table, int64_t scores);

extern const SabaccFact pazaak_fact_sets, pazaak_fact_table;

void pazaak_absorb(SabaccTable *table, const SabaccEvent *event);
void pazaak_fill(SabaccTable *table, Rng *rng);
const Deck *pazaak_pool_deck(const SabaccTable *table);

#endif
