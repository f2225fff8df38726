/* The games there are, and what each tells of itself: its options and presets, its cards, what lies on its
 * table. */
#ifndef SABACC_RULES_GAME_H
#define SABACC_RULES_GAME_H

#include "rules/words.h"

/* What an option is, the same in every game that has it (options.def). */
typedef struct SabaccOptionSpec {
    const char *key;
    const char *forms; /* "none|casino|cap N|fixed N|fixed N M"; "on|off" is a boolean, "N" a number */
    int32_t min, max;  /* range of N and M */
    const char *help;  /* one line, to be translated */
} SabaccOptionSpec;

const SabaccOptionSpec *sabacc_option_spec(SabaccOptionId id);

/* The numbers that an option's form takes: min … max. */
typedef struct SabaccRange {
    int32_t min, max;
} SabaccRange;

/* The range of the numbers of one form of an option ("d12 N": 1 … 12); forms are counted from 0 in the order
 * in which SabaccOptionSpec lists them. */
SabaccRange sabacc_option_range(SabaccOptionId id, int form);

/* An option of a game, with that game's default written as a value. */
typedef struct SabaccOption {
    SabaccOptionId id;
    const char *standard;
    const char *clauses; /* "SK-4, BR-4" */
} SabaccOption;

typedef struct SabaccPreset {
    const char *id;
    const char *help;   /* one line with its source, to be translated */
    const char *values; /* "key=value;key=value" */
} SabaccPreset;

/* What lies on a game's table, for who draws it or writes it down. */
typedef enum SabaccShows {
    /* An open discard pile, where the option of that name is on or the game has none. */
    SABACC_SHOWS_DISCARD = 1,
    SABACC_SHOWS_DICE = 2,
    SABACC_SHOWS_SABACC_POT = 4,
    SABACC_SHOWS_FIELD = 8,        /* static fields (FD) */
    SABACC_SHOWS_CALLER = 16,      /* who called (CA-1) */
    SABACC_SHOWS_DECLARED = 32,    /* declared totals (BK-1) */
    SABACC_SHOWS_ALIGNMENT = 64,   /* light and dark (FO-1) */
    SABACC_SHOWS_SPIKE = 128,      /* a Spike card face up in the hand, in the place of a field (BY-1) */
    SABACC_SHOWS_TARGET = 256,     /* target and trump (CO-1), and how many cards are kept */
    SABACC_SHOWS_CHIPS = 512,      /* chips apart from credits, and shift tokens (KE-1); two open piles */
    SABACC_SHOWS_SETS = 1024,      /* sets won, and cards laid before each seat (PZ-2) */
    SABACC_SHOWS_HOUSE = 2048,     /* the house plays as seat 1 (CS-1, SO-2) */
    SABACC_SHOWS_CARD_DICE = 4096, /* dice are thrown for cards, and lie with them (CS-4) */
    SABACC_SHOWS_STREAK = 8192,    /* streaks and best results are kept of it (SO-2) */
} SabaccShows;

/* The kinds of table: what lies where, how it moves and what is said of it. A game names its own; more than
 * one game may share one. The window has one file for each. */
typedef enum SabaccTableKind {
    SABACC_TABLE_PLAIN,    /* hands at the seats, pots, discard pile and dice in the middle */
    SABACC_TABLE_SPIKE,    /* the same, with a Spike card face up at each hand (BY-1) */
    SABACC_TABLE_TARGET,   /* the same, with a target and a trump rolled for all, and cards kept (CO-1) */
    SABACC_TABLE_FAMILIES, /* two decks and two discard piles, chips and shift tokens (KE-1, KE-2) */
    SABACC_TABLE_HOUSE,    /* one seat, or a few, against a house that plays itself (CS-1, SO-2) */
    SABACC_TABLE_BOARDS,   /* cards laid before each of two seats, and sets won (PZ-2) */
    SABACC_TABLE_KINDS
} SabaccTableKind;

/* A game as the other rooms know it. Games live as long as the program. */
typedef struct SabaccGame {
    const char *id;     /* "corellian-spike" */
    const char *name;   /* "Corellian Spike", to be translated */
    const char *source; /* "S3" */
    const char *line;   /* what sets it apart, one line, to be translated */
    const char *steps;  /* five short steps for players, a line each, to be translated */
    uint8_t min_seats, max_seats;
    uint8_t option_count, preset_count;
    const SabaccOption *options;
    const SabaccPreset *presets;
    const char *cards; /* the folder of its faces in assets/cards: "spike" */
    /* Kinds of hand (SabaccRank), best first; sabacc_has_rank says which of them an option takes away. */
    const uint8_t *ladder;
    uint8_t ladder_count;
    uint8_t deck_cards; /* cards in its deck */
    uint8_t table;      /* SabaccTableKind */
    uint16_t shows;     /* bits of SabaccShows; sabacc_discard_is_shown asks the option too */
    uint8_t rounds;     /* of a hand, 1 where its steps come once; 0 where their number is not fixed */
    uint8_t hand_cards; /* of every hand that is compared, as many of each family; 0 where it is not fixed */
    /* What the house does of itself (CS-2), as it is printed on its table: a few lines, to be translated;
     * NULL where no house plays. And the same as a rules page has it. */
    const char *policy;
    const char *policy_in_full;
} SabaccGame;

/* The games that are shown to players, in order; index 0 … count-1. The null game is not among them. */
int sabacc_game_count(void);
const SabaccGame *sabacc_game_at(int index);

/* A game by its id, the null game ("null") included; NULL where there is none. */
const SabaccGame *sabacc_game_find(const char *id);

/* Whether the game has that option, whatever its value. */
bool sabacc_game_has(const SabaccGame *game, SabaccOptionId id);

/* Whether that form of the option has a meaning in this game: a game without a sabacc pot cannot end when
 * that is won (ST-3). A form that has none is refused by sabacc_option_set; no list should offer it. */
bool sabacc_game_has_form(const SabaccGame *game, SabaccOptionId id, int form);

#endif
