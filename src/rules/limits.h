/* The fixed maxima of the rules, and the numbers that stand for no seat. */
#ifndef SABACC_RULES_LIMITS_H
#define SABACC_RULES_LIMITS_H

enum {
    SABACC_MAX_SEATS = 8,
    SABACC_MAX_HAND = 24,  /* cards in one hand: four, and one a round of the most that round-limit allows */
    SABACC_MAX_PILE = 76,  /* cards in a discard pile: the largest deck whole */
    SABACC_MAX_DRAWS = 31, /* single draws of one seat in one hand; a sudden demise takes one */
    SABACC_MAX_COUNTED = 96, /* cards that can count at a showdown: its own, borrowed ones, a demise card */
    SABACC_MAX_DICE = 8,     /* dice in one roll */
    SABACC_MAX_OFFERS = 24,  /* offers to one seat at a time */
    SABACC_MAX_EVENTS = 160, /* events of one action, the next hand's antes included */
    SABACC_MAX_POTS = 8,     /* main pot and side pots */
    SABACC_MAX_CREDITS = 1000000000,
    SABACC_MAX_TOKENS = 3,   /* shift tokens of a seat (KE-1) */
    SABACC_MAX_IN_FORCE = 8, /* effects of tokens that hold at a time (KE-8) */
    SABACC_MAX_LAID = 12,  /* cards on one side of the Pazaak table: nine end a set, but not over 20 (PZ-3) */
    SABACC_SIDE_DECK = 10, /* cards of a side deck (PZ-1) */
    SABACC_SET_POINTS = 20, /* the most that a set allows (PZ-3) */
    SABACC_SET_CARDS = 9,   /* as many on a table within that win at once (PZ-3) */
    SABACC_EXT_BYTES = 64,  /* a game's own data */
    SABACC_MAX_STEPS = 8,   /* steps of a round */
    SABACC_TEXT = 160,      /* bytes that hold any action or offer as text */
};

/* Seats are 0 … SABACC_MAX_SEATS-1. */
enum {
    SABACC_CROUPIER = -1, /* who acts */
    SABACC_NOBODY = -2,   /* no seat; as a viewer: what everybody at the table knows */
    SABACC_OPEN = -1,     /* the viewer who sees every card */
};

/* A SeatMask of all: the audience of what lies open. */
enum { SABACC_EVERYBODY = 0xff };

#endif
