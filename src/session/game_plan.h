#ifndef SABACC_SESSION_GAME_PLAN_H
#define SABACC_SESSION_GAME_PLAN_H

/* What is to be played: made by the setup screen or from the command line, opened by the table. Everything
   that can be wrong with it is found here, before a table stands. */

#include "match/match.h"
#include "session/start_options.h"

enum {
    PLAN_PATH = 1024,
    PLAN_CREDITS = 100,
    PLAN_SEATS = 4,
    PLAN_SEED_MAX = 999999999,
    PLAN_ITEMS = 1 << SABACC_ITEM_RING | 1 << SABACC_ITEM_BLASTER | 1 << SABACC_ITEM_DROID /* to begin with */
};

typedef enum PlanKind { PLAN_NEW, PLAN_RESUME, PLAN_REPLAY } PlanKind;

typedef struct GamePlan {
    PlanKind kind;
    MatchSetup setup;      /* PLAN_NEW */
    char path[PLAN_PATH];  /* PLAN_RESUME, PLAN_REPLAY: the record */
    int64_t deal;          /* the number of the deal it is (SO-2); 0: none */
    char way[MATCH_WORDS]; /* the name of house rules that it is played by; "" for none */
    bool is_demo;          /* opponents only, and a new game after each */
    bool is_film;          /* a demo of all games in turn (session/film_programme.h); nothing of it is kept */
    bool is_unasked;       /* it has begun by itself: a mouse that moves ends it, and only music is heard */
    int64_t film_seed;     /* of a film: which one, */
    int film_index;        /* and its how-manieth game */
    bool is_read_out;      /* people have set it up here and now: they hear its rules before they begin */
} GamePlan;

/* Four seats of the first game: a person and three opponents, 100 credits each, undo allowed. */
void game_plan_usual(GamePlan *plan);

/* A game of that id with the seats and credits of the plan and every option as the game has it. */
void game_plan_set_game(GamePlan *plan, const SabaccGame *game);

/* Names and agents "human", "ai:regular" for the first `seats` seats; those already named keep their name. */
void game_plan_set_seats(GamePlan *plan, int seats);

/* Seats an opponent of that agent ("ai:novice", "random"), named from the characters, or a person. */
void game_plan_set_agent(GamePlan *plan, int seat, const char *agent);

/* Whether items may be staked by these rules (PL-2). Where they may and no seat owns any, each gets
   PLAN_ITEMS; where they may not all are taken away. */
bool game_plan_has_items(const SabaccSetup *rules);
void game_plan_suit_items(SabaccSetup *rules);

/* Gives people without a name one: `player` for the first where it is not empty, else "Player", "Player 2" …
 */
void game_plan_name_seats(GamePlan *plan, const char *player);

/* What the command line asks for. `data` is the data directory, where --resume looks. False with a sentence
 * in `why`. */
bool game_plan_from_start(GamePlan *plan, const StartOptions *start, const char *data, Text *why);

/* Whether the command line asks for a game at all. */
bool game_plan_is_asked(const StartOptions *start);

/* True where the plan can be begun; else `why` says what to change. PLAN_NEW only. */
bool game_plan_check(const GamePlan *plan, Text *why);

/* A seed for who has given none. */
int64_t game_plan_new_seed(void);

/* "2 to 8 seats, 76 cards, source S0", in a line. */
void game_plan_about(const SabaccGame *game, char *words, size_t size);

bool agent_is_human(const char *agent);

#endif
