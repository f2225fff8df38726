/* The engine as phases and games see it: what a phase may ask for and make happen.
 *
 * All that happens to cards and credits happens by events (engine/absorb.h is the only place that writes
 * them); a phase may write the bookkeeping in table->turn itself. So the events alone rebuild every view. */
#ifndef SABACC_RULES_ENGINE_ENGINE_H
#define SABACC_RULES_ENGINE_ENGINE_H

#include "rules/engine/game.h"

#include <assert.h>

struct Engine {
    SabaccTable *table;
    SabaccTurn *turn; /* of the table */
    const Game *game;
    SabaccEvents *out; /* may be NULL */
    bool gone;         /* engine_go was called */
};

/* Makes the event happen: to the table, and to the list of what is told. */
void engine_emit(Engine *engine, const SabaccEvent *event);
#define EMIT(engine, ...) engine_emit((engine), &(SabaccEvent){__VA_ARGS__})

/* Asks `seats` in turn, from `first` leftward. */
void engine_ask(Engine *engine, SeatMask seats, int first);

/* Cards are due to a seat: the croupier deals them before anybody is asked. */
void engine_owe(Engine *engine, int seat, int cards);

/* Cards due to a seat that go elsewhere than from the deck into its hand. */
void engine_owe_from(Engine *engine, int seat, int cards, SabaccPile pile);

/* Goes to a row at once, instead of the rest of this phase. */
void engine_go(Engine *engine, int row);

/* The game is over: nobody acts any more. */
void engine_stop(Engine *engine);

/* Makes sure that a card can be dealt, refilling the deck where it must (DK-7); false where there is none. */
bool engine_refill(Engine *engine);

/* Whether anything can be drawn from the deck now, after a refill if need be (DK-7). */
bool deck_can_deal(const SabaccTable *table);

/* Where the next card is dealt from: the deck, one family of it, the pool of a rim shift, the tokens that are
 * left, or the seat's own side deck. `set` is empty in a view. */
typedef struct Source {
    const Deck *deck;
    SabaccSet set;
} Source;
Source deal_source(const SabaccTable *table);
bool deal_may_be(const SabaccTable *table, SabaccCard card); /* it is among them */
int deal_seat(const SabaccTable *table); /* for whom it is: a seat, or SABACC_CROUPIER for a pile */

/* ---- pots.c ---- */

/* SP-2: uncalled credits go back, and a side pot with one contestant left is paid. */
void pots_settle_uncalled(Engine *engine);

/* Shares `credits` among `winners`, odd ones nearest the dealer's left (SP-5), as events of `type`. */
void pots_share(Engine *engine, int type, int32_t credits, SeatMask winners, SabaccClause clause);

/* A seat has folded and one is left: it takes the hand pot at once (BR-7). */
void payout_uncontested(Engine *engine);

/* ---- offers ---- */

/* Adds an offer of that verb and kind, its other fields zero, to be filled in. */
static inline SabaccOffer *offer_add(SabaccOffers *offers, SabaccVerb verb, SabaccOfferKind kind) {
    assert(offers->count < SABACC_MAX_OFFERS);
    SabaccOffer *offer = &offers->list[offers->count++];
    *offer = (SabaccOffer){.verb = (uint8_t)verb, .kind = (uint8_t)kind};
    return offer;
}

/* Kessel alone draws from families (KE-3). */
static inline bool draws_from_a_family(const SabaccAction *action) {
    return action->verb == SABACC_VERB_DRAW && action->family != SABACC_NO_FAMILY;
}

#endif
