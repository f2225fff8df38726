#ifndef SABACC_SESSION_STREAKS_H
#define SABACC_SESSION_STREAKS_H

/* Results of games with streaks (SabaccPlayedFor, SO-2): hands won, lost and drawn, the streak, the best
 * hands, and how each numbered deal ended the first time; in DATA/streaks.json (session/kept_json.h). It is
 * read again each time, so that several windows can add results. Before a file that cannot be understood is
 * replaced, it is copied aside. Where results are saved, false means errno and a sentence, and true may come
 * with a sentence about such a copy. */

#include "rules/sabacc.h"
#include "session/calendar.h"
#include "session/game_plan.h"

enum { STREAKS_BEST = 8, STREAKS_DEALS_SHOWN = 8, STREAKS_KEY = 512, STREAKS_DAY = CALENDAR_WORDS };

typedef enum StreakEnd { STREAK_LOST, STREAK_DRAWN, STREAK_WON, STREAK_ENDS } StreakEnd;

/* How a hand ended for the player. */
typedef struct StreakHand {
    StreakEnd end;
    SabaccCard cards[SABACC_MAX_HAND];
    uint8_t count, rank; /* SabaccRank */
    int32_t total;
    char day[STREAKS_DAY]; /* "2026-11-21" */
} StreakHand;

/* A numbered deal that was played to its end. */
typedef struct StreakDeal {
    int64_t number;
    StreakEnd end;
    int32_t total;
    uint8_t rank;
} StreakDeal;

typedef struct Streaks {
    int hands[STREAK_ENDS]; /* by their end */
    int streak, longest;    /* consecutive hands won; a draw neither extends nor ends it */
    int best_count, deal_count;
    StreakHand best[STREAKS_BEST];         /* of the hands won, the best first */
    StreakDeal deals[STREAKS_DEALS_SHOWN]; /* the latest first */
} Streaks;

/* The results of that game; all zero if there are none. False with a sentence if the file is bad. */
bool streaks_read(const char *data, const SabaccGame *game, Streaks *streaks, Text *why);

/* The same from the bytes of such a file; `path` is for the sentence. */
bool streaks_read_bytes(const char *path, const char *bytes, size_t size, const SabaccGame *game,
                        Streaks *streaks, Text *why);

/* Adds the end of a hand. */
bool streaks_add(const char *data, const SabaccGame *game, const StreakHand *hand, Text *why);

/* Two players of the same number get the same deal if the game's options are equal, apart from its end and
 * its stake. */
void streaks_key(const SabaccSetup *rules, char key[STREAKS_KEY]);

/* How the deal of that number ended with those options; false if it has not been played to its end. */
bool streaks_deal(const char *data, const SabaccSetup *rules, int64_t number, StreakDeal *deal);

/* Stores how it ended, unless it was played before: only the first try counts. False with a sentence. */
bool streaks_keep_deal(const char *data, const SabaccSetup *rules, int64_t number, const StreakHand *hand,
                       Text *why);

/* About the record being played: a hand with an undo does not count, nor do earlier ones again; and its
 * numbered deal, 0 for none. */
typedef struct StreakNote {
    int32_t undone; /* hands up to this one no longer count */
    int64_t deal;
} StreakNote;

StreakNote streaks_note(const char *data, const SabaccGame *game, const char *record);
/* False with a sentence if it is not saved. */
bool streaks_keep_note(const char *data, const SabaccGame *game, const char *record, StreakNote note,
                       Text *why);

/* A game of that one deal: one hand, without undo. */
void streaks_plan_deal(GamePlan *plan, int64_t number);

/* After a numbered deal: new cards, any number of hands, with undo. */
void streaks_plan_cards(GamePlan *plan);

/* The first game with numbered deals; NULL if there is none. */
const SabaccGame *streaks_game(void);

#endif
