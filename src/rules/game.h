/* The list of games, and each game's description: options and presets, cards, kind of table. */
#ifndef SABACC_RULES_GAME_H
#define SABACC_RULES_GAME_H

#include "rules/fact.h"
#include "rules/played_for.h"
#include "rules/words.h"

/* A description of an option, the same in every game that has it (options.def). */
typedef struct SabaccOptionSpec {
    const char *key;
    const char *forms; /* "none|casino|cap N|fixed N|fixed N M"; "on|off" is a boolean, "N" a number */
    int32_t min, max;  /* range of N and M */
    const char *help;  /* one line, translatable */
} SabaccOptionSpec;

const SabaccOptionSpec *sabacc_option_spec(SabaccOptionId id);

/* The range of the numbers in an option's form: min … max. */
typedef struct SabaccRange {
    int32_t min, max;
} SabaccRange;

/* The range of the numbers in one form of an option ("d12 N": 1 … 12); forms are counted from 0 in the order
 * of SabaccOptionSpec. */
SabaccRange sabacc_option_range(SabaccOptionId id, int form);

/* An option of a game, with that game's default written as a value. */
typedef struct SabaccOption {
    SabaccOptionId id;
    const char *standard;
    const char *clauses; /* "SK-4, BR-4" */
} SabaccOption;

typedef struct SabaccPreset {
    const char *id;
    const char *help;   /* one line with its source, translatable */
    const char *values; /* "key=value;key=value" */
} SabaccPreset;

/* What a game's table shows, for code that draws or records it. */
typedef enum SabaccShows {
    /* An open discard pile, if the option of that name is on or the game lacks that option. */
    SABACC_SHOWS_DISCARD = 1,
    SABACC_SHOWS_SABACC_POT = 2,
    SABACC_SHOWS_FIELD = 4,  /* static fields (FD) */
    SABACC_SHOWS_CALLER = 8, /* who called (CA-1) */
    SABACC_SHOWS_HOUSE = 16, /* the house plays as the last seat (CS-1, SO-2) */
} SabaccShows;

/* The dice of a game; options may replace them (SH-1). */
typedef enum SabaccDice {
    SABACC_DICE_NONE,
    SABACC_DICE_PIPS,
    SABACC_DICE_SIGNS,  /* six signs, the Spike first */
    SABACC_DICE_TARGET, /* gold and silver: a target and a trump (CO-1) */
} SabaccDice;

/* The kinds of table: layout, motion and messages. Each game names its kind; several games may share one. The
 * window has one file for each. */
typedef enum SabaccTableKind {
    SABACC_TABLE_PLAIN,    /* hands at the seats; pots, discard pile and dice in the middle */
    SABACC_TABLE_SPIKE,    /* the same, with a Spike card face up at each hand (BY-1) */
    SABACC_TABLE_TARGET,   /* the same, with a target and a trump rolled for all, and kept cards (CO-1) */
    SABACC_TABLE_FAMILIES, /* two decks and two discard piles, chips and shift tokens (KE-1, KE-2) */
    SABACC_TABLE_HOUSE,    /* one seat, or a few, against a house that plays automatically (CS-1, SO-2) */
    SABACC_TABLE_BOARDS,   /* cards before each of two seats, and sets won (PZ-2) */
    SABACC_TABLE_KINDS
} SabaccTableKind;

/* A game as seen by other modules. Games are constants. */
typedef struct SabaccGame {
    const char *id;     /* "corellian-spike" */
    const char *name;   /* "Corellian Spike", translatable */
    const char *source; /* "S3" */
    const char *line;   /* what is special about it with its defaults, one line, translatable */
    uint8_t min_seats, max_seats;
    uint8_t option_count, preset_count;
    const SabaccOption *options;
    const SabaccPreset *presets;
    const char *cards;  /* the folder of its cards in assets/cards: "spike" */
    const char *place;  /* the picture of the place where it is played, in assets/places: "tavern"; games may
                           share one */
    uint8_t deck_cards; /* cards in its deck */
    uint8_t table;      /* SabaccTableKind */
    uint8_t shows;      /* bits of SabaccShows; sabacc_discard_is_shown also checks the option */
    uint8_t dice;       /* SabaccDice */
    uint8_t rounds;     /* rounds of a hand, 1 if its steps occur once; 0 if not fixed */
    bool no_token;      /* no dealer's token moves: the house deals, or the first turn is rolled for */
    SabaccPlayedFor played_for;
    const SabaccFact *const *facts; /* what JSON and cases write of its tables and not of all games' */
    uint8_t fact_count;
    uint8_t hand_cards; /* cards of every compared hand, with equally many of each family; 0 if not fixed */
    /* The fixed policy of the house (CS-2), as printed on its table: a few lines, translatable; NULL if no
     * house plays. The second is the wording of the rules page. */
    const char *policy;
    const char *policy_in_full;
} SabaccGame;

/* The games shown to players, in order; index 0 … count-1. The null game is not among them. */
int sabacc_game_count(void);
const SabaccGame *sabacc_game_at(int index);

/* A game by its id, including the null game ("null"); NULL if there is none. */
const SabaccGame *sabacc_game_find(const char *id);

/* Whether the game has that option, whatever its value. */
bool sabacc_game_has(const SabaccGame *game, SabaccOptionId id);

/* Whether that form of the option has a meaning in this game: a game without a sabacc pot cannot end when
 * that pot is won (ST-3). sabacc_option_set refuses a form without one; lists should not offer it. */
bool sabacc_game_has_form(const SabaccGame *game, SabaccOptionId id, int form);

#endif
