#ifndef SABACC_SESSION_GAME_PLAN_H
#define SABACC_SESSION_GAME_PLAN_H

/* What is to be played: created by the setup screen or from the command line, opened by the table. All errors
 * in it are found here, before a table exists. */

#include "match/match.h"
#include "session/absence.h"
#include "session/proposal.h"
#include "session/start_options.h"
#include "session/teams.h"

enum {
    PLAN_PATH = 1024,
    PLAN_MOMENT = 1024, /* bytes of words */
    PLAN_CREDITS = 100,
    PLAN_SEATS = 4,
    PLAN_SEED_MAX = 999999999,
    /* the default set */
    PLAN_ITEMS = 1 << SABACC_ITEM_RING | 1 << SABACC_ITEM_BLASTER | 1 << SABACC_ITEM_DROID
};

typedef enum PlanKind { PLAN_NEW, PLAN_RESUME, PLAN_REPLAY, PLAN_LESSON } PlanKind;

typedef struct GamePlan {
    PlanKind kind;
    MatchSetup setup;       /* PLAN_NEW */
    Proposal proposal;      /* of the setup screen */
    Teams teams;            /* of PLAN_NEW and PLAN_RESUME */
    Absence absence;        /* of PLAN_RESUME */
    char path[PLAN_PATH];   /* PLAN_RESUME, PLAN_REPLAY: the record; PLAN_LESSON: the lesson */
    uint32_t replay_serial; /* PLAN_REPLAY: stands still before this need is answered; 0: plays from the
                               beginning */
    /* what is said of the choice there, and of the better one; "" for nothing */
    char moment_head[PLAN_MOMENT], moment_words[PLAN_MOMENT];
    int64_t deal;          /* the number of the deal (SO-2); 0: none */
    char way[MATCH_WORDS]; /* the name of its house rules; "" for none */
    bool is_demo;          /* opponents only, with a new game after each */
    /* a demo of all games in turn (session/film_programme.h); nothing of it is saved */
    bool is_film;
    bool is_unasked;   /* it started by itself: mouse motion ends it, and only music plays */
    int64_t film_seed; /* of a film: its seed, */
    int film_index;    /* and the index of the game in it */
    bool is_read_out;  /* set up by people just now: its rules are shown before the game begins */
} GamePlan;

/* The default plan: four seats of the first game, a person and three opponents, 100 credits each, undo
 * allowed. */
void game_plan_usual(GamePlan *plan);

/* A game of that id with the seats and credits of the plan and default options; nothing is proposed or
 * chosen. Opponents whom nobody has chosen give way to those at home where it is played. */
void game_plan_set_game(GamePlan *plan, const SabaccGame *game);

/* Names and agents "human", "ai:regular" for the first `seats` seats; existing names are kept. */
void game_plan_set_seats(GamePlan *plan, int seats);

/* That seat is taken away, and those after it move up; the game allows one fewer. */
void game_plan_remove_seat(GamePlan *plan, int seat);

/* Seats an opponent of that agent ("ai:novice", "random"), named from the characters, or a person. */
void game_plan_set_agent(GamePlan *plan, int seat, const char *agent);

/* If items may be staked by these rules (PL-2) and no seat owns any, each gets PLAN_ITEMS; if not, all are
 * removed.
 */
void game_plan_suit_items(SabaccSetup *rules);

/* Names the unnamed people: `player` for the first if it is not empty, otherwise "Player", "Player 2" …
 * Nobody else at the table has the name that one is given. */
void game_plan_name_seats(GamePlan *plan, const char *player);

/* The plan for the command line. `data` is the data directory, for --resume. False with a sentence in `why`.
 */
bool game_plan_from_start(GamePlan *plan, const StartOptions *start, const char *data, Text *why);

/* Whether the command line asks for a game. */
bool game_plan_is_asked(const StartOptions *start);

/* True if the plan can begin; otherwise `why` says what to change. PLAN_NEW only. */
bool game_plan_check(const GamePlan *plan, Text *why);

/* The seed that --seed gives, or a random one. */
int64_t game_plan_seed(const StartOptions *start);
/* That of another game in the same run: in a demo and after --seed the number after `last` (0 … INT64_MAX),
 * up to PLAN_SEED_MAX and around; otherwise a random one. */
int64_t game_plan_next_seed(const StartOptions *start, bool is_demo, int64_t last);

/* "2 to 8 seats, 76 cards (S0)", in a line that names the source (ui/clause_marks.h). */
void game_plan_about(const SabaccGame *game, char *words, size_t size);

bool agent_is_human(const char *agent);

#endif
