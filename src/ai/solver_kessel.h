/* Hands of two families (KE-2): exact chances of what they come to, what the others' are likely to be, and
 * what chips are worth. All chances are in 65536ths. Private to ai/. */
#ifndef SABACC_AI_SOLVER_KESSEL_H
#define SABACC_AI_SOLVER_KESSEL_H

#include "ai/ai.h"

enum {
    KESSEL_ONE = 1 << 16,
    KESSEL_FACES = 8, /* of a family: 1 … 6, Impostor, Sylop */
    KESSEL_HANDS = KESSEL_FACES * KESSEL_FACES,
    KESSEL_CLASSES = 48, /* different worths of settled hands */
    KESSEL_TURNS = 3,
    KESSEL_PAID = KESSEL_TURNS + 1, /* numbers of draws that are paid for */
    KESSEL_CHIPS = 32,
    KESSEL_PATIENT = 4
};

/* A hand is the face of its Sand card times KESSEL_FACES plus that of its Blood card. */
static inline int kessel_hand(int sand, int blood) { return sand * KESSEL_FACES + blood; }
static inline int kessel_face_of(int hand, int family) {
    return family == 0 ? hand / KESSEL_FACES : hand % KESSEL_FACES;
}

/* The hand with another card of that family: 0 Sand, 1 Blood. */
static inline int kessel_with(int hand, int family, int face) {
    return family == 0 ? kessel_hand(face, hand % KESSEL_FACES) : kessel_hand(hand / KESSEL_FACES, face);
}

/* The face of a card; its family by sabacc_card_family. */
int kessel_face(SabaccCard card);

/* The rules in force as chances: what hands come to once the dice are rolled (KE-4, KE-5). Class 0 is the
 * worst. */
typedef struct KesselHands {
    int classes;
    uint8_t tax[KESSEL_CLASSES];                     /* of a loser with it (KE-6) */
    uint32_t comes_to[KESSEL_HANDS][KESSEL_CLASSES]; /* the chance of each class */
    uint32_t next[2][KESSEL_FACES];                  /* the chance of each face as the next of its family */
    uint32_t beats[KESSEL_HANDS];                    /* the chance to beat a hand just dealt */
} KesselHands;

void kessel_hands(const SabaccTable *table, int seat, KesselHands *hands);

/* What another seat will have in the end. */
typedef struct KesselRival {
    int stock, staked;
    uint32_t now[KESSEL_HANDS];                   /* the chance of each hand now */
    uint32_t at_end[KESSEL_PAID][KESSEL_CLASSES]; /* and in the end, by further chips in play */
} KesselRival;

/* How closely others are watched. */
typedef struct KesselCare {
    bool infers;  /* from draws and stands what they hold; otherwise they hold any hand */
    int turns;    /* own turns looked ahead, at most KESSEL_TURNS */
    int patience; /* how much of what a token is worth to keep is asked for it, in KESSEL_PATIENT parts */
} KesselCare;

/* `is_new`: its hand has just been replaced (KE-8). */
void kessel_rival(const SabaccTable *table, int seat, const KesselHands *hands, KesselCare care, bool is_new,
                  KesselRival *rival);

/* Its hand is that one. */
void kessel_rival_holds(const SabaccTable *table, int seat, const KesselHands *hands, int hand,
                        KesselRival *rival);

/* ---- what one's own hand is worth: the chance to win the game ---- */

typedef struct KesselValues {
    KesselHands hands;
    int rivals;
    KesselRival rival[SABACC_MAX_SEATS];
    int turns, stock, staked; /* own turns after this one */
    /* with so many turns to come, and so many chips put in play in addition */
    uint32_t value[KESSEL_TURNS + 1][KESSEL_PAID][KESSEL_HANDS];
} KesselValues;

/* Fills all but the values; then these. */
void kessel_look(const SabaccTable *table, KesselCare care, SeatMask renewed, KesselValues *values);
void kessel_reckon(const SabaccTable *table, KesselCare care, KesselValues *values);

/* The value of drawing from the deck of a family, for `cost` chips, with a hand. */
uint32_t kessel_draw_value(const KesselValues *values, int hand, int family, int cost);

/* The hand of the viewer; with three cards (after a draw) without that slot. */
int kessel_own_hand(const SabaccTable *table, int without);

bool kessel_is_on(const SabaccTable *table, const char *token, int seat); /* in force for the seat */

/* The best of the offers at the beginning of a turn, with tokens. */
uint32_t kessel_best_turn(const SabaccTable *table, const KesselValues *values, const SabaccOffers *offers,
                          SabaccAction *action);

/* The value of a token, less what it is worth to keep; solver_kessel_tokens.c. */
int64_t kessel_token_value(const SabaccView *view, const KesselValues *values, KesselCare care,
                           const SabaccAction *action);

#endif
