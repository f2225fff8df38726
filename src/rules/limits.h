/* The fixed limits of the rules, and the numbers that mean "no seat". */
#ifndef SABACC_RULES_LIMITS_H
#define SABACC_RULES_LIMITS_H

enum {
    SABACC_MAX_SEATS = 8,
    SABACC_MAX_HAND = 24,    /* cards in one hand: four, and one per round of the maximum round-limit */
    SABACC_MAX_PILE = 76,    /* cards in a discard pile: the largest deck */
    SABACC_MAX_DRAWS = 31,   /* single draws of one seat in one hand; a sudden demise uses one */
    SABACC_MAX_COUNTED = 96, /* cards that can count at a showdown: own, borrowed, and a demise card */
    SABACC_MAX_DICE = 8,     /* dice in one roll */
    SABACC_MAX_OFFERS = 24,  /* offers to one seat at once */
    SABACC_MAX_EVENTS = 160, /* events of one action, including the next hand's antes */
    SABACC_MAX_POTS = 8,     /* main pot and side pots */
    SABACC_MAX_CREDITS = 1000000000,
    SABACC_MAX_TOKENS = 3,   /* shift tokens of a seat (KE-1) */
    SABACC_MAX_IN_FORCE = 8, /* token effects in force at once (KE-8) */
    SABACC_MAX_LAID = 12,  /* cards on one side of the Pazaak table: nine end a set, but not over 20 (PZ-3) */
    SABACC_SIDE_DECK = 10, /* cards of a side deck (PZ-1) */
    SABACC_SET_POINTS = 20, /* the maximum score of a set (PZ-3) */
    SABACC_SET_CARDS = 9,   /* this many cards within that score win at once (PZ-3) */
    SABACC_EXT_BYTES = 64,  /* a game's own data */
    SABACC_MAX_STEPS = 8,   /* steps of a round */
    SABACC_MAX_STAKED = 48, /* items beside the pot: one of each kind of every seat (PL-2) */
    SABACC_TEXT = 160,      /* bytes for any action or offer as text */
};

/* Seats are 0 … SABACC_MAX_SEATS-1. */
enum {
    SABACC_CROUPIER = -1, /* the croupier, as actor */
    SABACC_NOBODY = -2,   /* no seat; as a viewer: only public knowledge */
    SABACC_OPEN = -1,     /* the viewer who sees every card */
};

/* The SeatMask of all seats: the audience of face-up cards. */
enum { SABACC_EVERYBODY = 0xff };

#endif
