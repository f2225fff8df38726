/* Actions, the offers from which they are chosen, and both as text. */
#ifndef SABACC_RULES_ACTION_H
#define SABACC_RULES_ACTION_H

#include "base/rng.h"
#include "rules/table.h"

typedef enum SabaccPile {
    SABACC_PILE_UNSAID,
    SABACC_PILE_DECK,
    SABACC_PILE_DISCARD,
    SABACC_PILE_SINGLE,  /* of events only: a seat's single draws (AP-5) and demise card (SD-1) */
    SABACC_PILE_POOL,    /* of events only: the face-down pool of a rim shift (SH-4) */
    SABACC_PILE_SPIKE,   /* the face-up Spike card: `buy spike`; of deals, dealt face up (BY-1) */
    SABACC_PILE_TABLE,   /* of deals: a main card, laid face up before its seat (PZ-2) */
    SABACC_PILE_TOKENS,  /* of deals: a shift token, from those that are left (KE-1) */
    SABACC_PILE_SIDE,    /* of deals: a hand card, from the seat's own side deck (PZ-1) */
    SABACC_PILE_SPECIAL, /* of deals: a hand card, from the special deck that both share (PZ-6) */
    SABACC_PILE_OPEN,    /* of deals: from the deck face up into the hand, where it lies open (CS-1) */
} SabaccPile;

/* What a seat or the croupier does. Fields a verb does not use are zero. */
typedef struct SabaccAction {
    int8_t seat;        /* who: a seat or SABACC_CROUPIER */
    uint8_t verb;       /* SabaccVerb */
    uint8_t pile;       /* SabaccPile */
    uint8_t malformed;  /* 1: its text had the wrong arguments; refused as such when its turn has come */
    int32_t amount;     /* credits; a declared total; for `dealer` and `pick` a seat */
    uint8_t index;      /* of `pick`: which of the seat's unprotected cards, in hand order */
    uint8_t alignment;  /* SabaccAlignment of `declare light|dark` */
    SabaccCard card;    /* of a verb with one card or token */
    SabaccCard other;   /* of `clone C D`: D */
    uint8_t family;     /* SabaccFamily of `draw sand|blood` */
    uint8_t item;       /* SabaccItem of `stake` and `redeem` */
    int8_t target;      /* seat of `token NAME SEAT`, SABACC_NOBODY where none is said */
    int8_t sign;        /* of `play C [+|-]`: 1, -1, 0 where none is said */
    uint8_t card_count; /* of `keep` and `side` */
    SabaccCard cards[SABACC_MAX_HAND];
    uint8_t dice_count;
    uint8_t dice[SABACC_MAX_DICE];
} SabaccAction;

typedef enum SabaccOfferKind {
    SABACC_OFFER_PLAIN,  /* verb (and pile) alone */
    SABACC_OFFER_AMOUNT, /* any amount min … max */
    SABACC_OFFER_CARD,   /* one card of the seat's hand whose bit is in `cards` */
    SABACC_OFFER_DECK,   /* croupier: any card of the deck (or of the pool, while turn.from_pool) */
    SABACC_OFFER_DICE,   /* croupier: `min` dice, each 1 … `max` */
    SABACC_OFFER_SEAT,   /* one seat of `seats` */
    SABACC_OFFER_PICK,   /* croupier: index min … max of the one seat of `seats` */
    SABACC_OFFER_SUBSET, /* any set of the cards of the seat's hand whose bits are in `cards`, none too */
    SABACC_OFFER_TOKEN,  /* its token `card`, with one of `seats` as target; none where `seats` is empty */
    SABACC_OFFER_FACES,  /* one face card + i for each bit i of `cards` */
    SABACC_OFFER_VALUES, /* one number i for each bit i of `cards` */
    SABACC_OFFER_SIDE,   /* ten cards, at most `max` of a kind, of the kinds of sabacc_side_list */
    SABACC_OFFER_ITEM,   /* one SabaccItem for each bit of `cards` */
    SABACC_OFFER_CLONE,  /* a card of `cards` counts as one of sabacc_clone_list */
    SABACC_OFFER_SKIFT,  /* a card of `cards` counts min … max */
} SabaccOfferKind;

/* What may be chosen: ranges and sets, not every single choice. */
typedef struct SabaccOffer {
    uint8_t verb, kind, pile;
    uint8_t alignment; /* of `declare light|dark` */
    SeatMask seats;
    SabaccCard card;
    uint8_t family;
    int8_t sign; /* of `play`: 1, -1, or 0 where none is said */
    int32_t min, max;
    uint32_t cards;
} SabaccOffer;

typedef struct SabaccOffers {
    int count;
    SabaccOffer list[SABACC_MAX_OFFERS];
} SabaccOffers;

/* The action that an offer to `seat` begins: all of it but its cards, amount, target or item. */
static inline SabaccAction sabacc_offer_begin(int seat, const SabaccOffer *offer) {
    return (SabaccAction){.seat = (int8_t)seat,
                          .verb = offer->verb,
                          .pile = offer->pile,
                          .alignment = offer->alignment,
                          .family = offer->family,
                          .sign = offer->sign,
                          .target = SABACC_NOBODY};
}

/* Picks a choice inside an offer: each amount, card, or seat equally likely. Not for DECK and DICE. */
void sabacc_offer_pick(const SabaccTable *table, int seat, const SabaccOffer *offer, Rng *rng,
                       SabaccAction *action);

/* Writes an action as docs/record.md has it: "0 bet 5", "* deal ci+3". `with_seat` false leaves the seat
 * away. The action must not be malformed. */
void sabacc_action_format(const SabaccAction *action, bool with_seat, Text *out);

/* Reads an action with its seat ("0 trade ci+3 deck"). False with a sentence in `why` where there is no seat
 * or no such verb at all. Wrong arguments of a known verb are read as a malformed action: sabacc_check
 * refuses it. */
bool sabacc_action_parse(const char *words, SabaccAction *action, Text *why);

/* Writes an offer of `table` to `seat` as texts of docs/record.md, one call each: "bet 1..83", "draw deck",
 * and for cards, dice and seats one text a choice. */
void sabacc_offer_format(const SabaccTable *table, int seat, const SabaccOffer *offer,
                         void (*say)(void *context, const char *words), void *context);

#endif
