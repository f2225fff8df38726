#include "session/statistics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "session/game_plan.h"

/* ---- people ---- */

typedef struct Person {
    char name[MATCH_WORDS];
    int games;
} Person;

static void count_person(Person people[STATISTICS_PEOPLE], int *count, const char *name) {
    int at = 0;
    while (at < *count && strcmp(people[at].name, name) != 0) at++;
    if (at == STATISTICS_PEOPLE) return;
    if (at == *count) {
        people[(*count)++] = (Person){.games = 0};
        snprintf(people[at].name, sizeof people[at].name, "%s", name);
    }
    people[at].games++;
}

static int by_games(const void *a, const void *b) {
    const Person *one = a, *other = b;
    if (one->games != other->games) return one->games < other->games ? 1 : -1;
    return strcmp(one->name, other->name);
}

static bool counts(const PastGame *game) {
    return game->is_digested && game->digest.game && !game->digest.fault;
}

static void find_people(const PastGames *games, const StatisticsAsked *asked, Statistics *statistics) {
    Person people[STATISTICS_PEOPLE];
    int count = 0;
    for (int i = 0; i < games->count; i++) {
        const GameDigest *digest = &games->list[i].digest;
        for (int seat = 0; counts(&games->list[i]) && seat < digest->seats; seat++)
            if (agent_is_human(digest->seat[seat].agent))
                count_person(people, &count, digest->seat[seat].name);
    }
    qsort(people, (size_t)count, sizeof *people, by_games);
    statistics->people_count = count;
    statistics->person = count > 0 ? 0 : -1;
    for (int i = 0; i < count; i++) {
        memcpy(statistics->people[i], people[i].name, MATCH_WORDS);
        if (strcmp(people[i].name, asked->person) == 0) statistics->person = i;
    }
}

/* The person's seat in that game; −1 if there is none. */
static int seat_of(const GameDigest *digest, const char *name) {
    for (int seat = 0; seat < digest->seats; seat++)
        if (agent_is_human(digest->seat[seat].agent) && strcmp(digest->seat[seat].name, name) == 0)
            return seat;
    return -1;
}

/* ---- sums ---- */

static void add(StatisticsSum *sum, const PastGame *game, int seat) {
    const GameDigest *digest = &game->digest;
    const DigestSeat *at = &digest->seat[seat];
    sum->games++;
    sum->games_unfinished += game->is_unfinished;
    sum->games_over += digest->is_over;
    sum->games_won += digest->is_over && seat_in(digest->champions, seat);
    sum->hands += at->hands;
    sum->hands_won += at->hands_won;
    sum->shown += at->shown;
    sum->shown_won += at->shown_won;
    sum->credits += at->credits;
}

static void add_to_game(Statistics *statistics, const PastGame *game, int seat) {
    const SabaccGame *played = game->digest.game;
    int at = 0;
    while (at < statistics->game_count && statistics->game[at].game != played) at++;
    if (at == STATISTICS_GAMES) return;
    if (at == statistics->game_count)
        statistics->game[statistics->game_count++] = (StatisticsGame){.game = played};
    add(&statistics->game[at].sum, game, seat);
}

static void add_opponent(Statistics *statistics, const PastGame *game, int seat, int other) {
    const DigestSeat *met = &game->digest.seat[other];
    int at = 0;
    while (at < statistics->opponent_count && (strcmp(statistics->opponent[at].name, met->name) != 0 ||
                                               strcmp(statistics->opponent[at].agent, met->agent) != 0))
        at++;
    if (at == STATISTICS_OPPONENTS) return;
    StatisticsOpponent *opponent = &statistics->opponent[at];
    if (at == statistics->opponent_count) {
        statistics->opponent_count++;
        *opponent = (StatisticsOpponent){.credits = 0};
        memcpy(opponent->name, met->name, MATCH_WORDS);
        memcpy(opponent->agent, met->agent, MATCH_WORDS);
    }
    add(&opponent->sum, game, seat);
    opponent->credits += met->credits;
}

/* Games come the latest first, so the months that are beyond the room are the earliest. */
static void add_to_month(Statistics *statistics, const PastGame *game, int seat) {
    time_t when = (time_t)game->changed;
    struct tm local;
    localtime_r(&when, &local);
    int year = local.tm_year + 1900, month = local.tm_mon + 1, at = 0;
    while (at < statistics->month_count &&
           (statistics->month[at].year != year || statistics->month[at].month != month))
        at++;
    if (at == STATISTICS_MONTHS) return;
    if (at == statistics->month_count)
        statistics->month[statistics->month_count++] = (StatisticsMonth){.year = year, .month = month};
    add(&statistics->month[at].sum, game, seat);
}

/* ---- best hands ---- */

static void insert_best(Statistics *statistics, int at, const StatisticsBest *best) {
    int last = statistics->best_count < STATISTICS_BEST ? statistics->best_count++ : STATISTICS_BEST - 1;
    for (int i = last; i > at; i--) statistics->best[i] = statistics->best[i - 1];
    statistics->best[at] = *best;
}

/* Keys are comparable within a game alone. */
static void add_best_of_game(Statistics *statistics, const StatisticsBest *best) {
    int at = 0;
    while (at < statistics->best_count && statistics->best[at].hand.key >= best->hand.key) at++;
    if (at < STATISTICS_BEST) insert_best(statistics, at, best);
}

static void add_best_of_each(Statistics *statistics, const StatisticsBest *best) {
    for (int i = 0; i < statistics->best_count; i++) {
        StatisticsBest *kept = &statistics->best[i];
        if (kept->game != best->game) continue;
        if (best->hand.key > kept->hand.key) *kept = *best;
        return;
    }
    if (statistics->best_count < STATISTICS_BEST) statistics->best[statistics->best_count++] = *best;
}

static void add_best(Statistics *statistics, const PastGame *game, int seat, bool is_of_game) {
    const DigestHand *hand = &game->digest.seat[seat].best;
    StatisticsBest best = {.game = game->digest.game, .hand = *hand, .when = game->changed};
    if (hand->key == 0) return;
    if (is_of_game)
        add_best_of_game(statistics, &best);
    else
        add_best_of_each(statistics, &best);
}

/* ---- order ---- */

static int by_hands(const StatisticsSum *one, const StatisticsSum *other) {
    return one->hands != other->hands ? (one->hands < other->hands ? 1 : -1) : 0;
}

static int games_by_hands(const void *a, const void *b) {
    const StatisticsGame *one = a, *other = b;
    int order = by_hands(&one->sum, &other->sum);
    return order != 0 ? order : strcmp(one->game->id, other->game->id);
}

static int opponents_by_hands(const void *a, const void *b) {
    const StatisticsOpponent *one = a, *other = b;
    int order = by_hands(&one->sum, &other->sum);
    if (order == 0) order = strcmp(one->name, other->name);
    return order != 0 ? order : strcmp(one->agent, other->agent);
}

static int months_in_order(const void *a, const void *b) {
    const StatisticsMonth *one = a, *other = b;
    return (one->year - other->year) * 12 + one->month - other->month;
}

/* ---- all ---- */

typedef struct Course {
    int64_t total;
    int games, done, points; /* points: after the first */
} Course;

/* A point after each game, or after each of as many equal parts of them as there is room for. */
static void add_to_course(Statistics *statistics, Course *course, int32_t credits) {
    course->total += credits;
    course->done++;
    int point = (int)(((int64_t)course->done * course->points + course->games - 1) / course->games);
    if (point >= statistics->course_count) statistics->course_count = point + 1;
    statistics->course[point] = course->total;
}

static bool is_asked(const StatisticsAsked *asked, const PastGame *game) {
    return counts(game) && (!asked->game || game->digest.game == asked->game);
}

static void add_game(Statistics *statistics, const StatisticsAsked *asked, const PastGame *game, int seat) {
    add(&statistics->all, game, seat);
    add_to_month(statistics, game, seat);
    add_best(statistics, game, seat, asked->game != NULL);
    for (int other = 0; other < game->digest.seats; other++)
        if (other != seat) add_opponent(statistics, game, seat, other);
}

static void add_course(const PastGames *games, const StatisticsAsked *asked, Statistics *statistics) {
    const char *name = statistics->people[statistics->person];
    Course course = {.games = statistics->all.games};
    course.points = course.games < STATISTICS_COURSE ? course.games : STATISTICS_COURSE - 1;
    statistics->course_count = 1;
    for (int i = games->count; i-- > 0;) {
        int seat = is_asked(asked, &games->list[i]) ? seat_of(&games->list[i].digest, name) : -1;
        if (seat >= 0) add_to_course(statistics, &course, games->list[i].digest.seat[seat].credits);
    }
}

void statistics_of(const PastGames *games, const StatisticsAsked *asked, Statistics *statistics) {
    memset(statistics, 0, sizeof *statistics);
    find_people(games, asked, statistics);
    if (statistics->person < 0) return;
    const char *name = statistics->people[statistics->person];
    for (int i = 0; i < games->count; i++) {
        const PastGame *game = &games->list[i];
        int seat = counts(game) ? seat_of(&game->digest, name) : -1;
        if (seat < 0) continue;
        add_to_game(statistics, game, seat);
        if (is_asked(asked, game)) add_game(statistics, asked, game, seat);
    }
    if (statistics->all.games > 0) add_course(games, asked, statistics);
    qsort(statistics->game, (size_t)statistics->game_count, sizeof *statistics->game, games_by_hands);
    qsort(statistics->opponent, (size_t)statistics->opponent_count, sizeof *statistics->opponent,
          opponents_by_hands);
    qsort(statistics->month, (size_t)statistics->month_count, sizeof *statistics->month, months_in_order);
}
