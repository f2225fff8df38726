#ifndef SABACC_SESSION_STATISTICS_H
#define SABACC_SESSION_STATISTICS_H

/* What one person's past games come to (session/past_games.h): together, by game, by opponent, by month, and
 * the course of credits from game to game. Games that are not over count with the hands that were played. */

#include "session/past_games.h"

enum {
    STATISTICS_GAMES = 32,
    STATISTICS_OPPONENTS = 64,
    STATISTICS_MONTHS = 12, /* the latest in which something was played */
    STATISTICS_PEOPLE = 32,
    STATISTICS_BEST = 6,
    STATISTICS_COURSE = 400, /* points of the course; of more games several are one point */
};

/* Sums of one person's games. */
typedef struct StatisticsSum {
    int32_t games, games_over, games_won;
    int32_t games_unfinished; /* of `games` those that can be resumed: they are not played yet */
    int32_t hands, hands_won, shown, shown_won;
    int64_t credits;
} StatisticsSum;

typedef struct StatisticsGame {
    const SabaccGame *game;
    StatisticsSum sum;
} StatisticsGame;

typedef struct StatisticsOpponent {
    char name[MATCH_WORDS], agent[MATCH_WORDS];
    StatisticsSum sum; /* of the person, in games with this opponent */
    int64_t credits;   /* of the opponent in these */
} StatisticsOpponent;

typedef struct StatisticsMonth {
    int year, month; /* 2026, 1 … 12 */
    StatisticsSum sum;
} StatisticsMonth;

typedef struct StatisticsBest {
    const SabaccGame *game;
    DigestHand hand;
    int64_t when; /* seconds since the epoch */
} StatisticsBest;

typedef struct Statistics {
    StatisticsSum all;
    int game_count, opponent_count, month_count, people_count, best_count, course_count;
    StatisticsGame game[STATISTICS_GAMES];             /* most hands first */
    StatisticsOpponent opponent[STATISTICS_OPPONENTS]; /* most hands first */
    StatisticsMonth month[STATISTICS_MONTHS];          /* in order */
    char people[STATISTICS_PEOPLE][MATCH_WORDS];       /* who has played, most games first */
    int person;                                        /* the one whose figures these are; −1 for nobody */
    /* The best hands shown in the asked game, best first; without one the best of each game. */
    StatisticsBest best[STATISTICS_BEST];
    int64_t course[STATISTICS_COURSE]; /* credits won in all up to each game, from 0; the earliest first */
} Statistics;

typedef struct StatisticsAsked {
    const SabaccGame *game;   /* NULL for all */
    char person[MATCH_WORDS]; /* "" for whoever has played most games */
} StatisticsAsked;

/* Reckons them from the digests that there are; `games` are sorted as past_games_read does. */
void statistics_of(const PastGames *games, const StatisticsAsked *asked, Statistics *statistics);

#endif
