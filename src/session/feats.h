#ifndef SABACC_SESSION_FEATS_H
#define SABACC_SESSION_FEATS_H

/* Feats: what is worth telling of an evening (feats.def). They are found from what the player's seat may know
 * alone, its view and its events, so nothing hidden is told by them. Those found first lie in DATA/feats.json
 * (session/kept_json.h):
 *
 *     {"feats": {"idiots-array": {"on": 20261121, "game": "classic"}}} */

#include "session/calendar.h"
#include "session/game_plan.h"

typedef enum FeatId {
#define FEAT(id, title, words, function) FEAT_##function,
#include "session/feats.def"
#undef FEAT
    FEATS
} FeatId;

/* Bits of FeatId. */
typedef uint64_t FeatSet;

const char *feat_word(int feat);  /* its id in the file */
const char *feat_title(int feat); /* translated, as the following */
const char *feat_words(int feat);

/* ---- finding them ---- */

/* What has happened in the current hand, as the seat knows it. */
typedef struct FeatHand {
    bool is_all_in;  /* it has bet all that it had */
    bool has_raised; /* or bet */
    bool has_called;
    bool is_shifted;   /* a card of it was replaced */
    bool has_device;   /* used in this hand */
    bool is_in_demise; /* it drew a card in a sudden demise */
    bool took_sabacc_pot;
    int8_t staker; /* of the first item beside the pot before the last event */
} FeatHand;

/* A seat that is watched through a game. */
typedef struct FeatWatch {
    int seat;
    SabaccView view;
    FeatHand hand;
    int32_t lowest; /* its credits when it had least, at the beginning of a hand */
    int row;        /* hands won in a row */
    bool won_last;  /* the hand that ended last */
} FeatWatch;

/* Begins with the view of a seat at the beginning of a game. */
void feats_begin(FeatWatch *watch, const SabaccView *view);
/* Hears what the seat hears of a step; returns the feats that it makes, found before or not. */
FeatSet feats_hear(FeatWatch *watch, const SabaccEvents *events);

/* ---- keeping them ---- */

typedef struct FeatBook {
    FeatSet found;
    int64_t on[FEATS];             /* the day */
    const SabaccGame *game[FEATS]; /* NULL if it is not known */
} FeatBook;

/* Nothing if there is no file; false with a sentence if it cannot be understood. */
bool feats_read(const char *data, FeatBook *book, Text *why);
/* Adds those that are not there yet. False with errno and a sentence; true may come with one about a file
 * that was put aside. */
bool feats_keep(const char *data, FeatSet found, const SabaccGame *game, int64_t today, Text *why);

#endif
