#ifndef SABACC_SESSION_DAILY_H
#define SABACC_SESSION_DAILY_H

/* The deal of the day: for each game a fixed table (daily.def), whose chance depends on the day alone (a
 * placed seed, match/match.h), so that all who play it get the same, and so does `ai:master`
 * (session/daily_master.h), with whom they are compared. Only the first try of a day's game counts. Results
 * lie in DATA/daily.json (session/kept_json.h):
 *
 *     {"days": {"20261121": {"classic": {"record": "….sabacc", "on": 20261121, "release": "1.2.0",
 *                                        "own": [34, 0], "master": [12, 0]}}}}
 *
 * Where something is saved, false means errno and a sentence, and true may come with a sentence about a file
 * that was put aside. */

#include "session/calendar.h"
#include "session/game_plan.h"

/* The first day that has deals. */
enum { DAILY_FIRST = 20260101 };

enum { DAILY_RELEASE = 24, DAILY_RECORD = 128, DAILY_LINE = 320 };

/* The games, in the order of daily.def. */
int daily_count(void);
const SabaccGame *daily_game(int index);
/* Whether that day has deals and has begun. */
bool daily_is_open(int64_t day, int64_t today);

/* The game of that day; `player` as for fixed_table_plan. */
void daily_plan(int index, int64_t day, const char *player, GamePlan *plan);
/* Whether a game of that setup is one of those, and which: so a record tells by itself. */
bool daily_find(const MatchSetup *setup, int *index, int64_t *day);

/* What seat 0 came to, in what the game is played for: credits won or lost; chips left; or sets won, and
 * `against` it. */
typedef struct DailyScore {
    int32_t amount, against;
} DailyScore;
DailyScore daily_score(const SabaccTable *table, const SabaccSetup *rules);
/* Negative if `a` is worse than `b`, 0 if they are equal. */
int daily_compare(DailyScore a, DailyScore b);
/* "+34", "4 chips", "3–1", translated. */
void daily_score_words(const SabaccGame *game, DailyScore score, char *words, size_t size);

typedef enum DailyState { DAILY_UNPLAYED, DAILY_BEGUN, DAILY_PLAYED } DailyState;

typedef struct DailyResult {
    uint8_t state; /* DailyState */
    bool has_master;
    char record[DAILY_RECORD];   /* its name within DATA/games */
    char release[DAILY_RELEASE]; /* of the program that it was played with */
    int64_t on;                  /* the day on which it was begun */
    DailyScore own, master;
} DailyResult;

/* All results, as read once. */
typedef struct DailyBook DailyBook;
/* Never NULL; empty, with a sentence, if the file cannot be read. */
DailyBook *daily_read(const char *data, Text *why);
void daily_free(DailyBook *book);
/* What is not understood is unplayed. */
DailyResult daily_result(const DailyBook *book, int64_t day, int index);
/* How many games of that day have been played. */
int daily_played(const DailyBook *book, int64_t day);

/* Days in a row on which a game of that day was played, up to today. One missed day between two of them is
 * forgiven, and today is not missed before it is over. */
typedef struct DailyStreak {
    int now, longest;
} DailyStreak;
DailyStreak daily_streak(const DailyBook *book, int64_t today);

/* The first try has begun: without effect if there was one already. `record` may be "". */
bool daily_keep_begun(const char *data, int64_t day, int index, const char *record, int64_t today, Text *why);
/* It has ended, played by that release; without effect if there is an end already. */
bool daily_keep_end(const char *data, int64_t day, int index, DailyScore own, const char *release, Text *why);
/* What the master had. */
bool daily_keep_master(const char *data, int64_t day, int index, DailyScore master, Text *why);

/* A line to share, that gives away no card: "Sabacc 1.2.0 · Kessel Sabacc · 2026-11-21 · 4 chips (master: 2
 * chips)". */
void daily_line(int64_t day, int index, const DailyResult *result, char line[DAILY_LINE]);

#endif
