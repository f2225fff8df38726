/* The engine as seen by phases and games: what a phase can request and do.
 *
 * Cards and credits change only through events (only engine/absorb.h writes them); a phase may write the
 * bookkeeping in table->turn itself. So events alone rebuild every view. */
#ifndef SABACC_RULES_ENGINE_ENGINE_H
#define SABACC_RULES_ENGINE_ENGINE_H

#include "rules/engine/game.h"

#include <assert.h>

struct Engine {
    SabaccTable *table;
    SabaccTurn *turn; /* of the table */
    const Game *game;
    SabaccEvents *out;   /* may be NULL */
    bool gone;           /* engine_go was called */
    SabaccEvent unheard; /* where events are put if nobody wants them */
};

/* The effect of each event on a table (events.def); `seat` is the event's, or any if it has none. */
#define EVENT(id, word, visibility, absorbed_by, verb)                                                       \
    void absorbed_by(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event);
#include "rules/events.def"
#undef EVENT

/* Whether the event is an action of its seat now: not a call of the house, the second half of a trade, or a
 * device that is repeated when the hand is shown. */
static inline bool event_is_action(const SabaccEvent *event) {
    bool is_half = event->type == SABACC_EVENT_DISCARD && event->second < 0;
    bool is_repeated = event->type == SABACC_EVENT_DEVICE && event->clause != SABACC_CLAUSE_NONE;
    return event->seat != SABACC_CROUPIER && !is_half && !is_repeated;
}

/* Applies the event to the table: the true state, or a view if the event is redacted for its viewer. Inline,
 * so that where a known event is emitted its one function is called. */
static inline __attribute__((always_inline)) void table_absorb(SabaccTable *table, const SabaccEvent *event) {
    SabaccSeat *seat = &table->seat[event->seat & (SABACC_MAX_SEATS - 1)];
    enum { SABACC_VERB_NO_ACTION = SABACC_VERBS };
    int verb = SABACC_VERB_NO_ACTION;
    int32_t amount = event->amount;
    bool is_action = event_is_action(event), is_skift = event->type == SABACC_EVENT_DEVICE && amount > 0;
    switch ((SabaccEventType)event->type) {
#define EVENT(id, word, visibility, absorbed_by, of_verb)                                                    \
    case SABACC_EVENT_##id:                                                                                  \
        absorbed_by(table, seat, event);                                                                     \
        verb = SABACC_VERB_##of_verb;                                                                        \
        break;
#include "rules/events.def"
#undef EVENT
    default: assert(false && "an event");
    }
    if (verb == SABACC_VERB_NO_ACTION || !is_action) return;
    if (verb == SABACC_VERB_DRAW) amount = event->pile == SABACC_PILE_DISCARD;
    seat->last = (uint8_t)(is_skift ? SABACC_VERB_SKIFT : verb);
    seat->last_amount = amount;
}

/* The place of the next event, in the list of events if there is one. */
static inline SabaccEvent *engine_next(Engine *engine) {
    SabaccEvents *out = engine->out;
    if (out == NULL) return &engine->unheard;
    assert(out->count < SABACC_MAX_EVENTS);
    return &out->list[out->count++];
}

/* Puts the event into its place, and applies it to the table. */
#define EMIT(engine, ...)                                                                                    \
    do {                                                                                                     \
        SabaccEvent *next_event_ = engine_next(engine);                                                      \
        *next_event_ = (SabaccEvent){__VA_ARGS__};                                                           \
        table_absorb((engine)->table, next_event_);                                                          \
    } while (0)

/* The same of an event that is made already. */
static inline __attribute__((always_inline)) void engine_emit(Engine *engine, const SabaccEvent *event) {
    SabaccEvent *next = engine_next(engine);
    *next = *event;
    table_absorb(engine->table, next);
}

/* A table with that game, its options and stacks, at which nothing has been played. */
void table_lay(SabaccTable *table, const SabaccSetup *setup);

/* Asks `seats` in turn, starting at `first` and going left. */
void engine_ask(Engine *engine, SeatMask seats, int first);

/* Makes cards due to a seat: the croupier deals them before any seat is asked. */
void engine_owe(Engine *engine, int seat, int cards);

/* Makes cards due with another source or destination than from the deck into the hand. */
void engine_owe_from(Engine *engine, int seat, int cards, SabaccPile pile);

/* Jumps to a row at once, skipping the rest of this phase. */
void engine_go(Engine *engine, int row);

/* Ends the game: no seat acts any more. */
void engine_stop(Engine *engine);

/* Ensures that a card can be dealt, refilling the deck if necessary (DK-7); false if there is none. */
bool engine_refill(Engine *engine);

/* Whether anything can be drawn from the deck now, after a refill if necessary (DK-7). */
bool deck_can_deal(const SabaccTable *table);

/* The source of the next card: the deck, one family of it, the pool of a rim shift, the remaining tokens, or
 * the seat's own side deck. `set` is empty in a view. */
typedef struct Source {
    const Deck *deck;
    SabaccSet set;
} Source;

/* Piles as bits: with a source of their own; laid down face up. The others only say where the card goes. */
#define PILE_BIT(id) (1u << SABACC_PILE_##id)
enum {
    PILES_OF_POOL = PILE_BIT(POOL) | PILE_BIT(TOKENS) | PILE_BIT(SPECIAL), /* SabaccTable.pool */
    PILES_NOT_OF_DECK = PILES_OF_POOL | PILE_BIT(SIDE),
    PILES_FACE_UP = PILE_BIT(SINGLE) | PILE_BIT(SPIKE) | PILE_BIT(TABLE) | PILE_BIT(OPEN),
};

/* Whether that is the deck, or one family of it. */
static inline bool deals_from_deck(const SabaccTurn *turn) {
    return !(PILES_NOT_OF_DECK >> turn->deal_pile & 1);
}

/* Whether it is the whole deck, and the card goes into the hand, face down. */
static inline bool deals_plainly(const SabaccTurn *turn) {
    return turn->deal_pile == SABACC_PILE_UNSAID && turn->family == SABACC_NO_FAMILY;
}

static inline SabaccSet family_of_deck(const SabaccTable *table) {
    return family_only(deck_of(table), &table->deck, (SabaccFamily)table->turn.family);
}

Source deal_source(const SabaccTable *table);

bool deal_may_be(const SabaccTable *table, SabaccCard card); /* it is among them */
int deal_seat(const SabaccTable *table); /* the destination: a seat, or SABACC_CROUPIER for a pile */

/* ---- pots.c ---- */

/* SP-2: returns uncalled credits, and pays a side pot with one contestant left. */
void pots_settle_uncalled(Engine *engine);

/* Shares `credits` among `winners`, odd credits nearest the dealer's left (SP-5), as events of `type`. */
void pots_share(Engine *engine, int type, int32_t credits, SeatMask winners, SabaccClause clause);

/* The same of a main or side pot. */
void pots_pay(Engine *engine, const SabaccPot *pot, SeatMask winners, SabaccClause clause);

/* After a fold that leaves one seat: it takes the hand pot at once (BR-7). */
void payout_uncontested(Engine *engine);

/* ---- check.c ---- */

/* Every verb that the game has with this table's options, of seats and of the croupier: SabaccTable.verbs. */
uint64_t verbs_in_force(const SabaccTable *table);

/* sabacc_check in its two parts, of a game that is not over: an action of the croupier, and one of a seat
 * while that phase is played. */
SabaccError check_chance(const SabaccTable *table, const SabaccAction *action);
SabaccError check_seat(const SabaccTable *table, const Phase *phase, const SabaccAction *action);

/* Adds the offers of a seat; the game is not over. */
void offer_seat(const SabaccTable *table, int seat, SabaccOffers *offers);

/* ---- offers ---- */

/* Adds an offer of that verb and kind; the caller fills in its other fields, which are zero. */
static inline SabaccOffer *offer_add(SabaccOffers *offers, SabaccVerb verb, SabaccOfferKind kind) {
    assert(offers->count < SABACC_MAX_OFFERS);
    SabaccOffer *offer = &offers->list[offers->count++];
    *offer = (SabaccOffer){.verb = (uint8_t)verb, .kind = (uint8_t)kind};
    return offer;
}

/* Only Kessel draws from families (KE-3). */
static inline bool draws_from_a_family(const SabaccAction *action) {
    return action->verb == SABACC_VERB_DRAW && action->family != SABACC_NO_FAMILY;
}

#endif
