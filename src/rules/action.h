/* Actions, the offers from which they are chosen, and the text form of both. */
#ifndef SABACC_RULES_ACTION_H
#define SABACC_RULES_ACTION_H

#include "base/rng.h"
#include "rules/table.h"

typedef enum SabaccPile {
    SABACC_PILE_UNSAID,
    SABACC_PILE_DECK,
    SABACC_PILE_DISCARD,
    SABACC_PILE_SINGLE,  /* events only: a seat's single draws (AP-5) and demise card (SD-1) */
    SABACC_PILE_POOL,    /* events only: the face-down pool of a rim shift (SH-4) */
    SABACC_PILE_SPIKE,   /* the face-up Spike card: `buy spike`; in deals, dealt face up (BY-1) */
    SABACC_PILE_TABLE,   /* deals only: a main card, face up before its seat (PZ-2) */
    SABACC_PILE_TOKENS,  /* deals only: a shift token, from the remaining ones (KE-1) */
    SABACC_PILE_SIDE,    /* deals only: a hand card, from the seat's own side deck (PZ-1) */
    SABACC_PILE_SPECIAL, /* deals only: a hand card, from the shared special deck (PZ-6) */
    SABACC_PILE_OPEN,    /* deals only: from the deck into the hand, face up (CS-1) */
} SabaccPile;

/* What a seat or the croupier does. Fields that the verb does not use are zero. */
typedef struct SabaccAction {
    int8_t seat;  /* a seat or SABACC_CROUPIER */
    uint8_t verb; /* SabaccVerb; from here to the sign in the order of an offer, of which they are copied */
    uint8_t pile; /* SabaccPile */
    uint8_t alignment; /* SabaccAlignment of `declare light|dark` */
    uint8_t family;    /* SabaccFamily of `draw sand|blood` */
    int8_t sign;       /* of `play C [+|-]`: 1, -1, or 0 if not given */
    /* 1: parsed with wrong arguments; sabacc_check refuses it after the checks of turn and verb */
    uint8_t malformed;
    uint8_t index;      /* of `pick`: which of the seat's unprotected cards, in hand order */
    int32_t amount;     /* credits; a declared total; for `dealer` and `pick` a seat */
    SabaccCard card;    /* of a verb with one card or token */
    SabaccCard other;   /* of `clone C D`: D */
    uint8_t item;       /* SabaccItem of `stake` and `redeem` */
    int8_t target;      /* seat of `token NAME SEAT`; SABACC_NOBODY if not given */
    uint8_t card_count; /* of `keep` and `side` */
    SabaccCard cards[SABACC_MAX_HAND];
    uint8_t dice_count;
    uint8_t dice[SABACC_MAX_DICE];
} SabaccAction;

typedef enum SabaccOfferKind {
    SABACC_OFFER_PLAIN,  /* verb (and pile) alone */
    SABACC_OFFER_AMOUNT, /* any amount min … max */
    SABACC_OFFER_CARD,   /* one card of the seat's hand whose bit is in `cards` */
    SABACC_OFFER_DECK,   /* croupier: any card of the deck (or of the pool, while turn.deal_pile says so) */
    SABACC_OFFER_DICE,   /* croupier: `min` dice, each 1 … `max` */
    SABACC_OFFER_SEAT,   /* one seat of `seats` */
    SABACC_OFFER_PICK,   /* croupier: index min … max of the one seat of `seats` */
    /* any subset, also empty, of the cards of the seat's hand whose bits are in `cards` */
    SABACC_OFFER_SUBSET,
    SABACC_OFFER_TOKEN,  /* its token `card`, with one of `seats` as target; no target if `seats` is empty */
    SABACC_OFFER_FACES,  /* one face card + i for each bit i of `cards` */
    SABACC_OFFER_VALUES, /* one number i for each bit i of `cards` */
    SABACC_OFFER_SIDE,   /* ten cards of the kinds of sabacc_side_list, at most `max` of each kind */
    SABACC_OFFER_ITEM,   /* one SabaccItem for each bit of `cards` */
    SABACC_OFFER_CLONE,  /* a card of `cards` counts as one of sabacc_clone_list */
    SABACC_OFFER_SKIFT,  /* a card of `cards` counts min … max */
} SabaccOfferKind;

/* The choices, as ranges and sets instead of single actions. */
typedef struct SabaccOffer {
    uint8_t verb, pile;
    uint8_t alignment; /* of `declare light|dark` */
    uint8_t family;
    int8_t sign;  /* of `play`: 1, -1, or 0 if not given */
    uint8_t kind; /* SabaccOfferKind */
    SabaccCard card;
    SeatMask seats;
    int32_t min, max;
    uint32_t cards;
} SabaccOffer;

typedef struct SabaccOffers {
    int count;
    SabaccOffer list[SABACC_MAX_OFFERS];
} SabaccOffers;

/* The action of `seat` for an offer, without its cards, amount, target or item. */
static inline void sabacc_offer_start(int seat, const SabaccOffer *offer, SabaccAction *action) {
    *action = (SabaccAction){.seat = (int8_t)seat, .target = SABACC_NOBODY};
    action->verb = offer->verb;
    action->pile = offer->pile;
    action->alignment = offer->alignment;
    action->family = offer->family;
    action->sign = offer->sign;
}

static inline SabaccAction sabacc_offer_begin(int seat, const SabaccOffer *offer) {
    SabaccAction action;
    sabacc_offer_start(seat, offer, &action);
    return action;
}

/* Picks a choice inside an offer uniformly: each amount, card or seat is equally likely. Not for DECK and
 * DICE. */
void sabacc_offer_pick(const SabaccTable *table, int seat, const SabaccOffer *offer, Rng *rng,
                       SabaccAction *action);

/* Writes an action as docs/record.md has it: "0 bet 5", "* deal ci+3". If `with_seat` is false the seat is
 * left out. The action must not be malformed. */
void sabacc_action_format(const SabaccAction *action, bool with_seat, Text *out);

/* Reads an action with its seat ("0 trade ci+3 deck"). False with a sentence in `why` if there is no seat or
 * the verb is unknown. Wrong arguments of a known verb give a malformed action, which sabacc_check refuses.
 */
bool sabacc_action_parse(const char *words, SabaccAction *action, Text *why);

/* Writes an offer of `table` to `seat` in the text form of docs/record.md: "bet 1..83", "draw deck", with one
 * call of the callback per text; for cards, dice and seats one text per choice. */
void sabacc_offer_format(const SabaccTable *table, int seat, const SabaccOffer *offer,
                         void (*emit)(void *context, const char *words), void *context);

#endif
