#include "session/daily.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "session/fixed_table.h"
#include "session/kept_json.h"

enum { DAILY_BYTES = 1 << 24, SEEDS_A_DAY = 64 };

/* ---- tables ---- */

#define DAILY(game, preset, options, opponents, credits) {game, preset, options, opponents, credits},
static const FixedTable tables[] = {
#include "session/daily.def"
};
#undef DAILY
enum { TABLES = sizeof tables / sizeof *tables };
_Static_assert((int)TABLES <= (int)SEEDS_A_DAY, "each game has its own seed");

int daily_count(void) { return TABLES; }

const SabaccGame *daily_game(int index) { return sabacc_game_find(tables[index].game); }

bool daily_is_open(int64_t day, int64_t today) {
    return calendar_is_day(day) && day >= DAILY_FIRST && day <= today;
}

/* Even, so that it is exact as a JSON number everywhere. */
static int64_t seed_of(int index, int64_t day) { return MATCH_PLACED + 2 * (day * SEEDS_A_DAY + index); }

void daily_plan(int index, int64_t day, const char *player, GamePlan *plan) {
    fixed_table_plan(&tables[index], player, plan);
    plan->setup.has_seed = true;
    plan->setup.seed = seed_of(index, day);
}

bool daily_find(const MatchSetup *setup, int *index, int64_t *day) {
    if (!setup->has_seed || !match_seed_is_placed(setup->seed)) return false;
    int64_t number = (setup->seed - MATCH_PLACED) / 2;
    *index = (int)(number % SEEDS_A_DAY);
    *day = number / SEEDS_A_DAY;
    return *index < TABLES && seed_of(*index, *day) == setup->seed && calendar_is_day(*day) &&
           fixed_table_is(&tables[*index], setup);
}

/* ---- scores ---- */

DailyScore daily_score(const SabaccTable *table, const SabaccSetup *rules) {
    switch ((SabaccPrize)rules->game->played_for.prize) {
    case SABACC_FOR_CHIPS: return (DailyScore){.amount = sabacc_holding(table, 0)};
    case SABACC_FOR_SETS: return (DailyScore){table->seat[0].sets, table->seat[1].sets};
    default: return (DailyScore){.amount = sabacc_purse(table, 0) - rules->credits[0]};
    }
}

int daily_compare(DailyScore a, DailyScore b) {
    int32_t first = a.amount - a.against, other = b.amount - b.against;
    return first < other ? -1 : first > other;
}

void daily_score_words(const SabaccGame *game, DailyScore score, char *words, size_t size) {
    Text text = text_over(words, size);
    switch ((SabaccPrize)game->played_for.prize) {
    case SABACC_FOR_CHIPS:
        snprintf(words, size, ngettext_("%d chip", "%d chips", score.amount), (int)score.amount);
        return;
    case SABACC_FOR_SETS: snprintf(words, size, "%d–%d", (int)score.amount, (int)score.against); return;
    default: text_add_shown_signed(&text, score.amount);
    }
}

/* ---- the file ---- */

struct DailyBook {
    json_t *root; /* NULL if there is none */
};

DailyBook *daily_read(const char *data, Text *why) {
    char path[KEPT_PATH];
    DailyBook *book = memory_calloc(1, sizeof *book);
    if (kept_json_path(data, "daily.json", path, NULL)) book->root = kept_json_read(path, DAILY_BYTES, why);
    return book;
}

void daily_free(DailyBook *book) {
    if (!book) return;
    json_decref(book->root);
    free(book);
}

static void day_key(int64_t day, char key[CALENDAR_WORDS]) {
    snprintf(key, CALENDAR_WORDS, "%lld", (long long)day);
}

static bool read_score(const json_t *value, DailyScore *score) {
    const json_t *amount = json_array_get(value, 0), *against = json_array_get(value, 1);
    if (!json_is_integer(amount) || !json_is_integer(against)) return false;
    *score = (DailyScore){(int32_t)json_integer_value(amount), (int32_t)json_integer_value(against)};
    return true;
}

static void read_words(const json_t *value, char *words, size_t size) {
    const char *found = json_string_value(value);
    snprintf(words, size, "%s", found ? found : "");
}

static DailyResult result_of(const json_t *value) {
    DailyResult result = {.state = DAILY_UNPLAYED};
    if (!json_is_object(value)) return result;
    result.state = DAILY_BEGUN;
    read_words(json_object_get(value, "record"), result.record, sizeof result.record);
    read_words(json_object_get(value, "release"), result.release, sizeof result.release);
    result.on = json_integer_value(json_object_get(value, "on"));
    if (read_score(json_object_get(value, "own"), &result.own)) result.state = DAILY_PLAYED;
    result.has_master = read_score(json_object_get(value, "master"), &result.master);
    return result;
}

DailyResult daily_result(const DailyBook *book, int64_t day, int index) {
    char key[CALENDAR_WORDS];
    day_key(day, key);
    const json_t *of_day = json_object_get(json_object_get(book->root, "days"), key);
    return result_of(json_object_get(of_day, tables[index].game));
}

int daily_played(const DailyBook *book, int64_t day) {
    int played = 0;
    for (int i = 0; i < TABLES; i++) played += daily_result(book, day, i).state == DAILY_PLAYED;
    return played;
}

/* ---- streaks ---- */

/* Played on the day itself: a past day is open, but no longer part of a streak. */
static bool was_in_time(const DailyBook *book, int64_t day) {
    for (int i = 0; i < TABLES; i++) {
        DailyResult result = daily_result(book, day, i);
        if (result.state == DAILY_PLAYED && result.on == day) return true;
    }
    return false;
}

DailyStreak daily_streak(const DailyBook *book, int64_t today) {
    DailyStreak streak = {0, 0};
    int missed = 0;
    for (int64_t day = DAILY_FIRST; day <= today; day = calendar_after(day, 1)) {
        if (was_in_time(book, day)) {
            streak.now++;
            missed = 0;
        } else if (day < today && ++missed > 1) {
            streak.now = 0;
        }
        if (streak.now > streak.longest) streak.longest = streak.now;
    }
    return streak;
}

/* ---- keeping ---- */

/* The file locked, and the object of that day's game in it; NULL with a sentence. */
static json_t *begin(KeptJson *kept, const char *data, int64_t day, int index, Text *why) {
    char path[KEPT_PATH], key[CALENDAR_WORDS];
    if (!kept_json_path(data, "daily.json", path, why)) return NULL;
    if (!kept_json_begin(kept, path, DAILY_BYTES, why)) return NULL;
    day_key(day, key);
    json_t *of_day = kept_json_object(kept, kept_json_object(kept, kept->root, "days"), key);
    return kept_json_object(kept, of_day, tables[index].game);
}

static json_t *score_json(DailyScore score) {
    return json_pack("[i, i]", (int)score.amount, (int)score.against);
}

bool daily_keep_begun(const char *data, int64_t day, int index, const char *record, int64_t today,
                      Text *why) {
    KeptJson kept;
    json_t *place = begin(&kept, data, day, index, why);
    if (!place) return false;
    bool is_first = json_object_size(place) == 0;
    if (is_first) {
        json_object_set_new(place, "record", json_string(record));
        json_object_set_new(place, "on", json_integer(today));
    }
    return kept_json_end(&kept, is_first, why);
}

bool daily_keep_end(const char *data, int64_t day, int index, DailyScore own, const char *release,
                    Text *why) {
    KeptJson kept;
    json_t *place = begin(&kept, data, day, index, why);
    if (!place) return false;
    bool is_new = result_of(place).state != DAILY_PLAYED;
    if (is_new) {
        json_object_set_new(place, "own", score_json(own));
        json_object_set_new(place, "release", json_string(release));
    }
    return kept_json_end(&kept, is_new, why);
}

bool daily_keep_master(const char *data, int64_t day, int index, DailyScore master, Text *why) {
    KeptJson kept;
    json_t *place = begin(&kept, data, day, index, why);
    if (!place) return false;
    json_object_set_new(place, "master", score_json(master));
    return kept_json_end(&kept, true, why);
}

/* ---- a line to share ---- */

void daily_line(int64_t day, int index, const DailyResult *result, char line[DAILY_LINE]) {
    char own[48], master[48], of_day[CALENDAR_WORDS];
    const SabaccGame *game = daily_game(index);
    calendar_format(day, of_day);
    daily_score_words(game, result->own, own, sizeof own);
    daily_score_words(game, result->master, master, sizeof master);
    int used =
        snprintf(line, DAILY_LINE, "Sabacc %s · %s · %s · %s", result->release, _(game->name), of_day, own);
    if (!result->has_master || used >= DAILY_LINE) return;
    snprintf(line + used, DAILY_LINE - (size_t)used, _(" (the master: %s)"), master);
}
