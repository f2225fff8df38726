/* The core's public contract: the one header of the rules that other rooms include.
 *
 * A game of the Sabacc family is a pure function of its setup and the actions applied to it. Chance is an
 * action too: the croupier (SABACC_CROUPIER) deals and rolls on the same queue as the seats bet and draw. The
 * core holds no random generator, no deck order, no clock, no file, no heap: a SabaccState is plain bytes, so
 * that a copy is a memcpy and equality a memcmp.
 *
 *     sabacc_start → sabacc_need → sabacc_legal → sabacc_check → sabacc_apply → sabacc_need → …
 *
 * Two types share one layout, SabaccTable. A SabaccState is the table with every card open; only match/ and
 * searches hold one. A SabaccView is the table as one seat may know it; opponents and screens hold those.
 *
 * Units: credits are whole and never negative. Seats are 0 … seats-1 clockwise. Cards are words of one byte.
 * Bad input is answered with a SabaccError and changes nothing; a broken promise of the caller stops at an
 * assert. */
#ifndef SABACC_RULES_SABACC_H
#define SABACC_RULES_SABACC_H

#include "base/rng.h"
#include "base/seats.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define N_(text) text /* marks a text for translation where it is kept; whoever shows it translates it */

enum {
    SABACC_MAX_SEATS = 8,
    SABACC_MAX_HAND = 24,    /* cards in one hand: four and one a round of the most that round-limit allows */
    SABACC_MAX_PILE = 76,    /* cards in a discard pile: the largest deck whole */
    SABACC_MAX_DRAWS = 31,   /* single draws of one seat in one hand; a sudden demise takes one */
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
enum {
    SABACC_CROUPIER = -1, /* who acts */
    SABACC_NOBODY = -2,   /* no seat; as a viewer: what everybody at the table knows */
    SABACC_OPEN = -1,     /* the viewer who sees every card */
};
enum { SABACC_EVERYBODY = 0xff }; /* audience of what lies open to all */

/* ---- words: each registry is one .def file
 * ------------------------------------------------------------------- */

typedef enum SabaccVerb {
#define VERB(id, word, shape, help) SABACC_VERB_##id,
#include "rules/actions.def"
#undef VERB
    SABACC_VERBS
} SabaccVerb;

typedef enum SabaccPhase {
#define PHASE(id, word, title) SABACC_PHASE_##id,
#include "rules/phases.def"
#undef PHASE
    SABACC_PHASES
} SabaccPhase;

typedef enum SabaccEventType {
#define EVENT(id, word, told) SABACC_EVENT_##id,
#include "rules/events.def"
#undef EVENT
    SABACC_EVENTS
} SabaccEventType;

typedef enum SabaccError {
    SABACC_OK,
#define ERROR(id, word, sentence) SABACC_ERROR_##id,
#include "rules/errors.def"
#undef ERROR
    SABACC_ERRORS
} SabaccError;

typedef enum SabaccOptionId {
#define OPTION(id, key, forms, min, max, help) SABACC_OPTION_##id,
#include "rules/options.def"
#undef OPTION
    SABACC_OPTIONS
} SabaccOptionId;

typedef enum SabaccRank {
#define RANK(id, word, title, rule, clause) SABACC_RANK_##id,
#include "rules/ranks.def"
#undef RANK
    SABACC_RANKS
} SabaccRank;

typedef enum SabaccClause {
#define CLAUSE(id, word) SABACC_CLAUSE_##id,
#include "rules/clauses.def"
#undef CLAUSE
    SABACC_CLAUSES
} SabaccClause;

typedef enum SabaccCriterion {
#define CRITERION(id, sentence) SABACC_CRITERION_##id,
#include "rules/criteria.def"
#undef CRITERION
    SABACC_CRITERIA
} SabaccCriterion;

/* The words of the registries as docs/record.md spells them; never NULL for a value in range. */
const char *sabacc_verb_word(SabaccVerb verb);
const char *sabacc_phase_word(SabaccPhase phase);
const char *sabacc_phase_title(SabaccPhase phase); /* for players, to be translated */
const char *sabacc_event_word(SabaccEventType type);
bool sabacc_event_is_told(SabaccEventType type);       /* false: bookkeeping, see events.def */
bool sabacc_event_is_of_records(SabaccEventType type); /* it is told, and docs/record.md has its word */
const char *sabacc_error_word(SabaccError error);
const char *sabacc_error_sentence(SabaccError error); /* for players, to be translated; what to do instead */
const char *sabacc_rank_word(SabaccRank rank);
const char *sabacc_rank_title(SabaccRank rank); /* for players, to be translated */
const char *sabacc_rank_rule(SabaccRank rank);  /* for players, to be translated */
SabaccClause sabacc_rank_clause(SabaccRank rank);
const char *sabacc_clause_word(SabaccClause clause);
const char *sabacc_criterion_sentence(SabaccCriterion criterion); /* for players, to be translated */

/* ---- cards
 * --------------------------------------------------------------------------------------------------- */

/* One byte names a face, the same in every deck; two copies of a card are the same byte. */
typedef uint8_t SabaccCard;
enum { SABACC_CARD_NONE = 0, SABACC_CARD_HIDDEN = 255 };

/* A set of cards as bits; what stands for which card is the deck's affair (hands/cards.c). */
typedef struct SabaccSet {
    uint64_t bits[2];
} SabaccSet;

/* Writes the card's word of docs/record.md ("ci+3", "sylop"), "?" where it is hidden. */
void sabacc_card_format(SabaccCard card, Text *out);

/* Reads a card's word; SABACC_CARD_NONE where it is none. */
SabaccCard sabacc_card_parse(const char *word, size_t length);

/* True for a shift token (KE-1): its face is in the folder `tokens`, not among the cards of its game. */
bool sabacc_card_is_token(SabaccCard card);

/* ---- options and setup
 * --------------------------------------------------------------------------------------- */

/* The value of an option: which of its forms (options.def), and the numbers N and M of that form. */
typedef struct SabaccValue {
    int32_t form;
    int32_t n, m;
} SabaccValue;

/* What an option is, the same in every game that has it (options.def). */
typedef struct SabaccOptionSpec {
    const char *key;
    const char *forms; /* "none|casino|cap N|fixed N|fixed N M"; "on|off" is a boolean, "N" a number */
    int32_t min, max;  /* range of N and M */
    const char *help;  /* one line, to be translated */
} SabaccOptionSpec;

const SabaccOptionSpec *sabacc_option_spec(SabaccOptionId id);

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

/* The numbers that an option's form takes: least … most. */
typedef struct SabaccRange {
    int32_t min, max;
} SabaccRange;

/* The range of the numbers of one form of an option ("d12 N": 1 … 12); forms are counted from 0 in the order
 * in which SabaccOptionSpec lists them. */
SabaccRange sabacc_option_range(SabaccOptionId id, int form);

/* What lies on a game's table, for who draws it or writes it down. */
typedef enum SabaccShows {
    SABACC_SHOWS_DISCARD =
        1, /* an open discard pile, where the option of that name is on or the game has none */
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
    const uint8_t
        *ladder; /* SabaccRank, best first; sabacc_has_rank says which of them an option takes away */
    uint8_t ladder_count;
    uint8_t deck_cards; /* cards in its deck */
    uint8_t table;      /* SabaccTableKind */
    uint16_t shows;     /* bits of SabaccShows; sabacc_discard_is_shown asks the option too */
    uint8_t rounds;     /* of a hand, 1 where its steps come once; 0 where their number is not fixed */
    uint8_t hand_cards; /* of every hand that is compared, as many of each family; 0 where it is not fixed */
    const char *policy; /* what the house does of itself (CS-2), as it is printed on its table: a few lines,
                           to be translated; NULL where no house plays */
    const char *policy_in_full; /* the same as a rules page tells it */
} SabaccGame;

/* The games that are shown to players, in order; index 0 … count-1. The null game is not among them. */
int sabacc_game_count(void);
const SabaccGame *sabacc_game_at(int index);

/* Whether the game has that option, whatever its value. */
bool sabacc_game_has(const SabaccGame *game, SabaccOptionId id);

/* Whether that form of the option has a meaning in this game: a game without a sabacc pot cannot end when
 * that is won (ST-3). A form that has none is refused by sabacc_option_set; no list should offer it. */
bool sabacc_game_has_form(const SabaccGame *game, SabaccOptionId id, int form);

/* A game by its id, the null game ("null") included; NULL where there is none. */
const SabaccGame *sabacc_game_find(const char *id);

/* Everything that fixes a game before the first action. */
typedef struct SabaccSetup {
    const SabaccGame *game;
    int seats;                         /* min_seats … max_seats */
    int32_t credits[SABACC_MAX_SEATS]; /* 0 … SABACC_MAX_CREDITS each */
    uint8_t
        items[SABACC_MAX_SEATS]; /* bits of SabaccItem that each seat owns; only with `stakes on` (PL-2) */
    int dealer;                  /* the first dealer's seat, or SABACC_NOBODY: the croupier chooses */
    SabaccValue options[SABACC_OPTIONS];
} SabaccSetup;

/* A setup of `game` with every option at its default, `seats` stacks of `credits`, and no dealer yet. */
void sabacc_setup_init(SabaccSetup *setup, const SabaccGame *game, int seats, int32_t credits);

/* A stack that suits the setup's stakes: a hundred antes or stakes, two buy-ins, five wagers; at least 100.
 */
int32_t sabacc_usual_credits(const SabaccSetup *setup);

/* Gives every seat sabacc_usual_credits. */
void sabacc_setup_suit_credits(SabaccSetup *setup);

/* Sets an option by its key and value as text ("limit", "fixed 3 6"; booleans "on"/"true", "off"/"false").
 * False where the game has no such option or the value is none of its forms or out of range: then `why` says
 * so in a sentence that names what is allowed, and the setup is unchanged. */
bool sabacc_option_set(SabaccSetup *setup, const char *key, const char *value, Text *why);

/* Applies a preset of the game; false with a sentence in `why`, and nothing changed, where there is none of
 * that id. */
bool sabacc_preset_apply(SabaccSetup *setup, const char *id, Text *why);

/* True where seats, credits and dealer are in range; else `why` says what is not, and what would be. */
bool sabacc_setup_check(const SabaccSetup *setup, Text *why);

/* True where at least two seats can pay the first ante, or the buy-in; else the game is over as it begins
 * (ST-2), and `why` says what to change. For who sets a game up; the setup must pass sabacc_setup_check. */
bool sabacc_setup_can_begin(const SabaccSetup *setup, Text *why);

/* True where a game of this setup comes to an end; against the house it need not, unless its hands are
 * counted: then `why` says what to change. For who plays games to their end. */
bool sabacc_setup_ends(const SabaccSetup *setup, Text *why);

/* Seats at the table of this setup: those that it lists, and behind them the house's where that plays. */
int sabacc_setup_seats(const SabaccSetup *setup);

/* Writes the option's value as sabacc_option_set reads it. */
void sabacc_option_format(const SabaccSetup *setup, SabaccOptionId id, Text *out);

/* ---- the table
 * ----------------------------------------------------------------------------------------------- */

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* equality and hashes are over bytes: no padding */

/* A seat of the table. */
typedef struct SabaccSeat {
    uint64_t key;     /* of the last showdown, as SabaccWorth has it; total, rank, takes_sabacc_pot too */
    int32_t credits;  /* its stack */
    int32_t bet;      /* put into this betting round (BR-2) */
    int32_t paid;     /* put into the hand pot in this hand and not yet settled (SP-1) */
    int32_t total;    /* of the last showdown; meaningful where its bit is in SabaccTable.shown */
    uint32_t fielded; /* bits of hand: cards face up in the field (FD-1) */
    uint8_t rank;     /* SabaccRank of the last showdown */
    uint8_t judged;   /* 1: a showdown has said what this hand is worth */
    uint8_t takes_sabacc_pot; /* 1: it has the sabacc pot by its rank */
    uint8_t unused_[2];
    uint8_t hand_count, draw_count;
    uint8_t
        last; /* SabaccVerb last applied in this hand, SABACC_VERBS where none: the word shown at the seat */
    int32_t last_amount;    /* the amount of that */
    int32_t declared;       /* the declared total (BK-1), where its bit is in SabaccTable.declared */
    uint8_t alignment;      /* SabaccAlignment (FO-1) */
    uint8_t discards;       /* chosen trades and discards of this hand (DR-3) */
    uint8_t stood;          /* it has stood, where standing lasts (PZ-2, KE-3) */
    uint8_t device_spent;   /* 1: its device has been used in this game (PL-3) */
    int8_t device_slot;     /* its card that counts as device_card in this hand; -1 none or not known */
    SabaccCard device_card; /* CARD_NONE: none or not known */
    uint8_t items, pawned;  /* bits of SabaccItem: owned, and with the house (PL-2) */
    int16_t chips, staked;  /* its stock, and its chips in play (KE-3) */
    uint32_t kept;          /* bits of hand that are kept for good (CO-2) */
    uint8_t sets;           /* won in this match (PZ-5) */
    uint8_t token_count, laid_count, side_count;
    SabaccCard tokens[SABACC_MAX_TOKENS + 1]; /* unplayed shift tokens; hidden from others */
    SabaccCard laid[SABACC_MAX_LAID];         /* on its side of the table, as played (PZ-2) */
    int8_t laid_value[SABACC_MAX_LAID];       /* what each of them counts now (PZ-4) */
    SabaccCard side[SABACC_SIDE_DECK + 2];    /* its side deck, while hand cards are dealt from it; hidden */
    SabaccCard hand[SABACC_MAX_HAND];         /* in the order received (DK-8) */
    SeatMask seen[SABACC_MAX_HAND];           /* seats that have seen hand[i], its owner included */
    SabaccCard draws[SABACC_MAX_DRAWS + 1];   /* single draws (AP-5) */
} SabaccSeat;

/* Named items that a seat may own, stake and redeem (PL-2), from the cheapest. */
typedef enum SabaccItem {
#define ITEM(id, word, price) SABACC_ITEM_##id,
#include "rules/items.def"
#undef ITEM
    SABACC_ITEMS
} SabaccItem;
const char *sabacc_item_word(SabaccItem item);
int32_t sabacc_item_price(SabaccItem item); /* in antes */

/* The two families of Kessel Sabacc (KE-2). */
typedef enum SabaccFamily { SABACC_NO_FAMILY, SABACC_SAND, SABACC_BLOOD } SabaccFamily;

/* The faces of Coruscant's silver die (CO-1), after which come the suits of DK-3; as bytes of a roll. */
enum { SABACC_DIE_CIRCLE = 101, SABACC_DIE_TRIANGLE, SABACC_DIE_SQUARE };

/* What kind of chance is due. */
typedef enum SabaccDue {
    SABACC_DUE_NONE,
    SABACC_DUE_DEAL,
    SABACC_DUE_ROLL,
    SABACC_DUE_DEALER,
    SABACC_DUE_PICK, /* one unprotected card of a seat (SH-4, SN-3, SW-3) */
} SabaccDue;

/* A side of the Force (FO-1). */
typedef enum SabaccAlignment { SABACC_UNALIGNED, SABACC_LIGHT, SABACC_DARK } SabaccAlignment;

/* What a shift does (SH-2 … SH-5, SN-3, SW-3, SK-4). The first six are the forms of the option `shift`. */
typedef enum SabaccShift {
    SABACC_SHIFT_CORE,
    SABACC_SHIFT_RIM,
    SABACC_SHIFT_WILD,
    SABACC_SHIFT_BY_SYMBOL, /* never of an event: the dice have said which */
    SABACC_SHIFT_UNDER_MARKER,
    SABACC_SHIFT_POOL,
    SABACC_SHIFT_SPIKE, /* whole hands, but for Spike cards, go back into the deck */
    SABACC_SHIFT_REST,  /* what was not kept is discarded (CO-2) */
    SABACC_SHIFT_DICE,  /* cards whose own die says so go to the junk, for new ones (CS-4) */
} SabaccShift;

/* Public bookkeeping: where in the game's table of phases play stands, and who is waited for. */
typedef struct SabaccTurn {
    uint32_t serial;                /* goes up with every action applied */
    int32_t level;                  /* the bet to match in this betting round */
    uint8_t row;                    /* of the game's phase table */
    uint8_t phase;                  /* SabaccPhase */
    uint8_t due;                    /* SabaccDue */
    int8_t to_act;                  /* seat, SABACC_CROUPIER, or SABACC_NOBODY when the game is over */
    int8_t cursor;                  /* seat whose turn it is or was last in this phase */
    SeatMask asked;                 /* seats that have yet to act in this phase */
    uint8_t stage;                  /* a phase's own step */
    uint8_t round_robin;            /* cards owed go one at a time round the table, not seat by seat (DK-8) */
    uint8_t owed[SABACC_MAX_SEATS]; /* cards due to each seat */
    uint8_t owed_board;             /* cards due to the discard pile */
    SabaccCard aside;               /* given up in a trade, not yet on the pile; open to all */
    uint8_t dice_due;               /* dice of the roll that is due */
    uint8_t dice_faces;             /* of each of them: 6, 12, 20; 0 for the gold and the silver die (CO-1) */
    uint8_t family;                 /* SabaccFamily from which the cards owed come */
    uint8_t deal_pile;              /* SabaccPile that says where the cards owed go: its deals carry it */
    uint8_t chooses;                /* a seat's choice that is pending: the game's own (KE-4, KE-8) */
    uint8_t dealer_due;             /* the croupier has yet to choose the first dealer (ST-1) */
    SeatMask owing;                 /* seats with cards owed */
    SeatMask picking;               /* seats from which a card is to be picked, from the dealer's left */
    SeatMask picked;                /* seats from which one has been, in this shift */
    SeatMask callers;    /* seats without credits that are yet to be asked `call` or `pass` (BK-4) */
    int8_t player;       /* of games of turns: the seat on turn, folded or not, or SABACC_NOBODY */
    int8_t deal_from;    /* where the next round-robin card goes at the earliest */
    uint8_t shift;       /* SabaccShift that runs, while cards are picked and dealt */
    uint8_t shifts;      /* 1: the last roll has brought a shift, which is next */
    uint8_t from_pool;   /* 1: the cards owed come from the pool (SH-4) */
    uint8_t timer_spent; /* 1: the timer has shifted before this seat action (SH-1) */
    uint8_t field_moves; /* bits: 1 a card has gone in, 2 one has come out in this turn (FD-3) */
    uint8_t spared;      /* cards at the end of the hand that are not picked: the one just drawn (SO-1) */
} SabaccTurn;

/* The table: a state (all open) or a view (what one seat may know). */
typedef struct SabaccTable {
    uint8_t game; /* registry index; sabacc_table_game */
    uint8_t seats;
    int8_t viewer; /* seat, SABACC_NOBODY, or SABACC_OPEN */
    int8_t dealer; /* seat, or SABACC_NOBODY before one is chosen */
    int8_t first_dealer;
    int8_t caller;    /* seat, or SABACC_NOBODY */
    uint8_t round;    /* of this hand, from 1; 0 before the first */
    uint8_t over;     /* 1: the game is over */
    SeatMask in_game; /* seats not out (ST-2) */
    SeatMask dealt;   /* seats dealt into this hand */
    SeatMask folded;
    SeatMask shown;     /* seats whose hands the last showdown opened */
    SeatMask winners;   /* of the main pot of the last hand that ended */
    SeatMask champions; /* of the game, when it is over */
    uint8_t sabacc_won; /* that hand took the sabacc pot by its rank */
    uint8_t stale;      /* 1: cards and results still lie as the last hand left them, until the next deal */
    uint8_t dice_count;
    uint8_t dice[SABACC_MAX_DICE];
    uint8_t deck_count, junk_count, discard_count; /* cards there */
    uint8_t pool_count;                            /* face-down cards of a rim shift's pool (SH-4) */
    SeatMask bombed;                               /* of the last showdown: bombed out (CA-3, DR-3) */
    SeatMask declared;                             /* seats that have declared a total (BK-1) */
    uint8_t called;   /* 1: the hand has been called, by the caller or the house (CA-2) */
    int32_t hand;     /* number of this hand, from 1 */
    int32_t cycles;   /* times the token has come to or past the first dealer (ST-3) */
    int32_t hand_pot; /* main and side pots (SP-3) */
    int32_t sabacc_pot;
    int32_t house; /* the house's account; may be below zero (ST-5) */
    int32_t antes; /* what opened this hand's hand pot (BR-4 casino) */
    SabaccTurn turn;
    int8_t target;       /* the gold die (CO-1) */
    uint8_t trump;       /* the silver die, SABACC_DIE_CIRCLE …; 0 before it is rolled */
    uint8_t blood_count; /* cards left in the Blood deck; deck_count is the Sand deck's then (KE-2) */
    uint8_t blood_discard_count;
    SabaccCard discard[SABACC_MAX_PILE]; /* face up, top last; of Sand in Kessel */
    SabaccCard blood_discard[24];        /* face up, top last (KE-2) */
    int32_t pending;                     /* bets that enter the hand pot with the next round (CS-3) */
    SabaccSet deck, junk, pool;          /* empty in a view: only the counts are known */
    uint8_t ext[SABACC_EXT_BYTES];       /* the game's own */
    SabaccSeat seat[SABACC_MAX_SEATS];
    SabaccValue options[SABACC_OPTIONS];
    uint32_t pad_[(SABACC_OPTIONS * 3) % 2];
} SabaccTable;

#pragma GCC diagnostic pop

/* The whole truth. Only who runs a game or searches holds one. */
typedef struct SabaccState {
    SabaccTable table;
} SabaccState;

/* The table as `table.viewer` may know it: other cards are SABACC_CARD_HIDDEN, deck and junk only counted. */
typedef struct SabaccView {
    SabaccTable table;
} SabaccView;

const SabaccGame *sabacc_table_game(const SabaccTable *table);

/* The house's seat, where it plays itself (CS-1, SO-2), else SABACC_NOBODY. It has no stack: it pays from the
 * house's account. No need is ever its own: the game makes its moves. */
int sabacc_house_seat(const SabaccTable *table);

/* What the seat pays from and is paid into: its stack, or for the house its account, which may go below zero.
 */
int32_t sabacc_purse(const SabaccTable *table, int seat);

/* What the hands of this table are won and lost in: chips, where they lie apart from credits (KE-1), in stock
 * and in play, else the seat's purse. */
int32_t sabacc_holding(const SabaccTable *table, int seat);

/* How many of its tokens a seat has come by for good; while packs go round the rest of them is to be passed
 * on (KE-1). */
int sabacc_tokens_taken(const SabaccTable *table, int seat);

/* Whether credits are played for at all: in the games that have one, a stake of 0 (SO-2) says no. */
bool sabacc_plays_for_credits(const SabaccTable *table);

/* Of how many moves a hand is made (SO-1), and how many of them are left; false where moves are not counted.
 */
bool sabacc_moves(const SabaccTable *table, int *left, int *whole);

/* Bits of the seat's hand that lie face up before all: its field, what was dealt open, a hand that is shown.
 */
uint32_t sabacc_face_up(const SabaccTable *table, int seat);

/* Seats dealt in and not folded; those of them without credits (all-in). */
SeatMask sabacc_active(const SabaccTable *table);
SeatMask sabacc_all_in(const SabaccTable *table);

/* Cards of the seat that a shift can take: those of its hand that are not fielded (bits of hand). */
uint32_t sabacc_unprotected(const SabaccTable *table, int seat);

/* What the rule of discards (DR-3) asks of a seat in this hand. */
typedef struct SabaccDiscards {
    int done;        /* chosen trades and discards so far */
    int left;        /* how many more are allowed; SABACC_MAX_PILE where any number is */
    bool is_met;     /* as it stands the hand is not bombed out for it */
    bool can_be_met; /* some number of further ones would do */
} SabaccDiscards;

SabaccDiscards sabacc_discards(const SabaccTable *table, int seat);

/* The most rounds of a hand (CA-2), and the rounds that must be over before `call` (CL-5, DR-3); 0 where the
 * game has no such number. */
int sabacc_round_limit(const SabaccTable *table);
int sabacc_min_rounds(const SabaccTable *table);

/* A step of a round: whose turn to do what, or chance that all see come. */
typedef struct SabaccStep {
    uint8_t phase; /* SabaccPhase */
    bool is_now;
} SabaccStep;

/* The steps of which a round consists at this table, in order; returns how many, 0 where the number of rounds
 * is not fixed. A phase can come twice (CO-2). */
int sabacc_round_steps(const SabaccTable *table, SabaccStep steps[SABACC_MAX_STEPS]);

/* True where the discard pile of this table is open and in use. */
bool sabacc_discard_is_shown(const SabaccTable *table);

/* An option's value as the table plays it. */
SabaccValue sabacc_option(const SabaccTable *table, SabaccOptionId id);

/* Something that a shift token has brought about and that still holds (KE-8): a rule of this hand for all
 * that are in, or something that holds for some seats alone, such as an embargo. All of it is open. */
typedef struct SabaccInForce {
    SabaccCard token;
    SeatMask seats; /* for whom it holds: those in the game, or some of them (KE-8b, KE-8c) */
    uint8_t value;  /* of Prime Sabacc the pair that is best, 1 … 6 */
    bool is_rule;   /* of this hand for all, else only for `seats` */
} SabaccInForce;

/* What holds at this table, table rules first; returns how many. */
int sabacc_in_force(const SabaccTable *table, SabaccInForce list[SABACC_MAX_IN_FORCE]);

/* The tokens that a seat has played in this game, in order; returns how many. */
int sabacc_tokens_played(const SabaccTable *table, int seat, SabaccCard tokens[SABACC_MAX_TOKENS]);

/* The family of a card of a seat's hand, by its slot; known of hidden cards too (KE-2). SABACC_NO_FAMILY
 * where the game has none. */
SabaccFamily sabacc_family(const SabaccTable *table, int seat, int slot);

/* The family of a card by its face; SABACC_NO_FAMILY where it is of none. */
SabaccFamily sabacc_card_family(SabaccCard card);

/* Credits that the house pays for an item and asks for it again (PL-2); credits that `buy` costs (BY-2). */
int32_t sabacc_item_credits(const SabaccTable *table, SabaccItem item);
int32_t sabacc_buy_price(const SabaccTable *table);

/* One pot: main first, then side pots outward (SP-1). */
typedef struct SabaccPot {
    int32_t credits;
    SeatMask seats; /* who contests it */
} SabaccPot;

/* The pots as they stand; returns how many, 0 … SABACC_MAX_POTS. */
int sabacc_pots(const SabaccTable *table, SabaccPot pots[SABACC_MAX_POTS]);

/* ---- actions, offers, events
 * --------------------------------------------------------------------------------- */

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
    int8_t seat;  /* who: a seat or SABACC_CROUPIER */
    uint8_t verb; /* SabaccVerb */
    uint8_t pile; /* SabaccPile */
    uint8_t
        malformed;  /* 1: its text had the wrong arguments; refused as bad-argument when its turn has come */
    int32_t amount; /* credits; a declared total; for `dealer` and `pick` a seat */
    uint8_t index;  /* of `pick`: which of the seat's unprotected cards, in hand order */
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
    SABACC_OFFER_AMOUNT, /* any amount least … most */
    SABACC_OFFER_CARD,   /* one card of the seat's hand whose bit is in `cards` */
    SABACC_OFFER_DECK,   /* croupier: any card of the deck (or of the pool, while turn.from_pool) */
    SABACC_OFFER_DICE,   /* croupier: `least` dice, each 1 … `most` */
    SABACC_OFFER_SEAT,   /* one seat of `seats` */
    SABACC_OFFER_PICK,   /* croupier: index least … most of the one seat of `seats` */
    SABACC_OFFER_SUBSET, /* any set of the cards of the seat's hand whose bits are in `cards`, none too */
    SABACC_OFFER_TOKEN,  /* its token `card`, with one of `seats` as target; with none where `seats` is empty
                          */
    SABACC_OFFER_FACES,  /* one face card + i for each bit i of `cards` */
    SABACC_OFFER_VALUES, /* one number i for each bit i of `cards` */
    SABACC_OFFER_SIDE,   /* ten cards, at most `most` of a kind, of the kinds of sabacc_side_list */
    SABACC_OFFER_ITEM,   /* one SabaccItem for each bit of `cards` */
    SABACC_OFFER_CLONE,  /* a card of `cards` counts as one of sabacc_clone_list */
    SABACC_OFFER_SKIFT,  /* a card of `cards` counts least … most */
} SabaccOfferKind;

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

typedef struct SabaccOffers {
    int count;
    SabaccOffer list[SABACC_MAX_OFFERS];
} SabaccOffers;

/* What a hand is worth. Of two hands of one game the one with the greater key is better; equal keys tie. */
typedef struct SabaccWorth {
    uint64_t key;
    int32_t total;
    uint8_t rank; /* SabaccRank */
    bool takes_sabacc_pot;
} SabaccWorth;

/* What happened. Which fields mean what stands in events.def. */
typedef struct SabaccEvent {
    uint8_t type; /* SabaccEventType */
    int8_t seat;
    uint8_t pile;      /* SabaccPile */
    uint8_t clause;    /* SabaccClause */
    SeatMask audience; /* seats that see the cards; for the others they are SABACC_CARD_HIDDEN */
    uint8_t count;     /* of cards */
    uint8_t unused_[2];
    int32_t amount, second;
    union {
        SabaccCard cards[SABACC_MAX_HAND];
        SabaccTurn turn;
        SabaccWorth worth;
    };
} SabaccEvent;

typedef struct SabaccEvents {
    int count;
    SabaccEvent list[SABACC_MAX_EVENTS];
} SabaccEvents;

/* ---- play
 * ---------------------------------------------------------------------------------------------------- */

/* Begins a game: antes are taken and play runs on to the first need. The setup must pass sabacc_setup_check.
 * `events` may be NULL; else it is overwritten. */
void sabacc_start(SabaccState *state, const SabaccSetup *setup, SabaccEvents *events);

/* Who must act: a seat, SABACC_CROUPIER, or SABACC_NOBODY when the game is over. The serial of that need is
 * table.turn.serial; an action made for another serial is stale. */
static inline int sabacc_need(const SabaccState *state) { return state->table.turn.to_act; }

/* What `seat` (or the croupier) may do now. Amounts are ranges, cards are choices. Every action inside an
 * offer is accepted by sabacc_apply, every other one refused. Who need not act has none, but for two: an
 * active seat may `field` while another is to act (FD-6), and with `shift-on timer` the croupier may `shift`
 * while a seat is to act (SH-1); nobody waits for them. */
void sabacc_legal(const SabaccState *state, int seat, SabaccOffers *offers);

/* The same for the view's own seat, from what that seat knows; none where its viewer has no seat. */
void sabacc_view_legal(const SabaccView *view, SabaccOffers *offers);

/* Whether the action would be accepted: SABACC_OK or the first reason, in errors.def's order, why not. */
SabaccError sabacc_check(const SabaccState *state, const SabaccAction *action);

/* Applies the action, appends what happened to `events` (overwritten; may be NULL) and runs on to the next
 * need. A refused action changes nothing, not one byte, and leaves no events. */
SabaccError sabacc_apply(SabaccState *state, const SabaccAction *action, SabaccEvents *events);

/* Whether a timer shift may come now, before the seat's action (SH-1), and its chance: 1 in *mean. */
bool sabacc_timer_runs(const SabaccState *state, int *mean);

/* A fair outcome of the chance that is due; the croupier must be the one to act. */
void sabacc_chance(const SabaccState *state, Rng *rng, SabaccAction *action);

/* A legal action of the seat to act, or of the croupier, each offer equally likely and each choice in it too:
 * the croupier's are fair. The game must not be over. */
void sabacc_random_action(const SabaccState *state, Rng *rng, SabaccAction *action);

/* Picks a choice inside an offer: each amount, card, or seat equally likely. Not for DECK and DICE. */
void sabacc_offer_pick(const SabaccTable *table, int seat, const SabaccOffer *offer, Rng *rng,
                       SabaccAction *action);

/* ---- what a seat may know
 * ------------------------------------------------------------------------------------ */

/* The table as `viewer` may know it: a seat; SABACC_NOBODY, who knows only what everybody does; SABACC_OPEN,
 * who knows all. */
void sabacc_view(const SabaccState *state, int viewer, SabaccView *view);

/* The event as `viewer` may see it. */
void sabacc_redact(const SabaccEvent *event, int viewer, SabaccEvent *seen);

/* Brings a view up to date with an event redacted for its viewer. A view that has absorbed all events since
 * it was taken equals, byte for byte, one taken now. */
void sabacc_absorb(SabaccView *view, const SabaccEvent *event);

/* Fills in what the view does not know, each possibility equally likely: a whole state that this viewer
 * cannot tell from the truth. */
void sabacc_sample(const SabaccView *view, Rng *rng, SabaccState *state);

/* ---- hands
 * --------------------------------------------------------------------------------------------------- */

/* The worth of `count` known cards in the hand of `seat` at this table (its game and options, and the seat's
 * alignment). */
SabaccWorth sabacc_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);

/* The worth of a seat's hand as far as this table shows it; false where it has none, unless that is shown
 * (CO-4), or not all of it is known. At a showdown it is that of the hand shown: with borrowed field cards
 * (FD-5), bombed out where the rule of discards is not met (DR-3), before any demise card. */
bool sabacc_seat_worth(const SabaccTable *table, int seat, SabaccWorth *worth);

/* Of games with SABACC_SHOWS_SETS. What the cards laid before a seat count together (PZ-2); what they would
 * count with that side card played, its effect on the others included (PZ-4): `sign` 1 or -1 as `play` says
 * it, 0 where that says none. */
int sabacc_table_total(const SabaccTable *table, int seat);
int sabacc_table_total_with(const SabaccTable *table, int seat, SabaccCard card, int sign);

/* Whether a tie in score goes to that seat, unless both have that (PZ-4), and who began this set (PZ-5),
 * SABACC_NOBODY before the first. */
bool sabacc_breaks_ties(const SabaccTable *table, int seat);
int sabacc_set_starter(const SabaccTable *table);

/* Whether the side card is played with a sign that its player says (PZ-2, PZ-4). */
bool sabacc_side_has_sign(const SabaccTable *table, SabaccCard card);

/* The cards that count for a seat whose hand is shown: its own, then field cards of others that it borrows
 * (FD-5), from[i] being the seat where cards[i] lies. Demise cards are not among them (SabaccSeat.draws).
 * Returns how many. */
int sabacc_counted(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_COUNTED],
                   int8_t from[SABACC_MAX_COUNTED]);

/* The number by which hands of one kind are told apart where the kind has such names: the pair of a sabacc,
 * how great a difference is (KE-5); 0 where it has none. */
int sabacc_kind_number(const SabaccTable *table, const SabaccWorth *worth);

/* Whether a kind of hand exists at this table; options take some away (`table`, `arrays`, `negative-23`). */
bool sabacc_has_rank(const SabaccTable *table, SabaccRank rank);

/* Why a shown hand won or lost: compared with the best hand of the showdown (or, for that, with the next
 * best). */
typedef struct SabaccVerdict {
    SabaccWorth worth;
    bool best;         /* nobody's hand was better */
    uint8_t criterion; /* SabaccCriterion: what decided against, or for, `against` */
    uint8_t clause;    /* SabaccClause of that comparison */
    int8_t against;    /* the seat compared with, or SABACC_NOBODY where there was no other */
} SabaccVerdict;

/* The verdict on a seat of the last showdown; false where its hand was not shown. */
bool sabacc_verdict(const SabaccTable *table, int seat, SabaccVerdict *verdict);

/* The value of one card in the hand of `seat` at this table, for totals shown beside it. */
int sabacc_card_value(const SabaccTable *table, int seat, SabaccCard card);

/* Whether the card is of the trump suit (CO-3); never where there is none, or before it is rolled. */
bool sabacc_is_trump(const SabaccTable *table, SabaccCard card);

/* Every different card of a game's deck with its number of copies; returns how many, at most SABACC_MAX_PILE.
 */
int sabacc_deck_list(const SabaccGame *game, SabaccCard cards[SABACC_MAX_PILE],
                     uint8_t copies[SABACC_MAX_PILE]);

/* What a card, or all of a suit or family, is called elsewhere (DK-2a), for pages about cards. */
typedef struct SabaccOtherName {
    SabaccCard first, last;    /* faces that bear the name */
    const char *name, *others; /* "Staves", "Staffs, Pikes", to be translated */
} SabaccOtherName;
enum { SABACC_OTHER_NAMES = 8 };

/* Those of cards that are in this table's deck; returns how many. */
int sabacc_other_names(const SabaccTable *table, SabaccOtherName list[SABACC_OTHER_NAMES]);

/* The same of the deck that is played at this table: options take some cards away (KE-2). */
int sabacc_table_deck_list(const SabaccTable *table, SabaccCard cards[SABACC_MAX_PILE],
                           uint8_t copies[SABACC_MAX_PILE]);

/* The kinds of side card of which a side deck may be made at this table (PZ-1); returns how many. */
int sabacc_side_list(const SabaccTable *table, SabaccCard kinds[SABACC_MAX_PILE]);

/* A side deck of those kinds for who has none of his own: such as serve most often. There must be kinds. */
void sabacc_side_usual(const SabaccTable *table, SabaccCard cards[SABACC_SIDE_DECK]);

/* The faces as which `seat` may have a card of its own count: those of its own hand and those face up on the
 * table (PL-3); returns how many. */
int sabacc_clone_list(const SabaccTable *table, int seat, SabaccCard faces[SABACC_MAX_PILE]);

/* ---- text
 * ---------------------------------------------------------------------------------------------------- */

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
