#include "lab/series_json.h"

#include "lab/option_list.h"

#include <string.h>

/* ---- parts ---- */

static json_t *parts_json(const Shard *shard) {
    json_t *parts = json_array();
    for (int part = 1; part <= shard->of; part++)
        if (shard->has[part]) json_array_append_new(parts, json_integer(part));
    return parts;
}

static bool read_parts(const json_t *json, Shard *shard) {
    json_int_t of = json_integer_value(json_object_get(json, "of"));
    const json_t *parts = json_object_get(json, "parts");
    *shard = (Shard){.of = 0};
    if (of < 1 || of > SHARD_MAX || json_array_size(parts) == 0) return false;
    shard->of = (int)of;
    for (size_t i = 0; i < json_array_size(parts); i++) {
        json_int_t part = json_integer_value(json_array_get(parts, i));
        if (part < 1 || part > of) return false;
        shard->has[part] = 1;
    }
    return true;
}

/* ---- what was asked ---- */

/* "key=value", as --option takes it. */
static json_t *option_json(const SabaccSetup *setup, SabaccOptionId id) {
    char bytes[128];
    Text words = text_over(bytes, sizeof bytes);
    text_add(&words, sabacc_option_spec(id)->key);
    text_add_char(&words, '=');
    sabacc_option_format(setup, id, &words);
    return json_string(bytes);
}

static json_t *options_json(const SabaccSetup *setup) {
    json_t *list = json_array();
    for (int id = 0; id < SABACC_OPTIONS; id++)
        if (sabacc_game_has(setup->game, (SabaccOptionId)id))
            json_array_append_new(list, option_json(setup, (SabaccOptionId)id));
    return list;
}

static bool read_options(const json_t *list, SabaccSetup *setup) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *words = json_string_value(json_array_get(list, i));
        if (words == NULL || !option_apply(words, setup, &why)) return false;
    }
    return true;
}

static json_t *seats_json(const Series *series) {
    char bytes[SABACC_MAX_SEATS * AGENT_WORDS];
    Text words = text_over(bytes, sizeof bytes);
    for (int i = 0; i < series->agents; i++) {
        if (i > 0) text_add_char(&words, ',');
        text_add(&words, series->agent[i].words);
    }
    return json_string(bytes);
}

/* The rows of "order", and what two shards differ in where a row differs. */
static const struct {
    const char *key, *differ;
} order_rows[] = {
    {"command", "commands"},
    {"version", "versions of this program"},
    {"game", "games"},
    {"seats", "seats"},
    {"table", "seats"},
    {"options", "options"},
    {"credits", "stacks"},
    {"seed", "seeds"},
    {"pieces", "numbers of games or hands"},
};

static json_t *order_json(const Series *series) {
    json_t *json = json_object();
    json_object_set_new(json, "command", json_string(series->command));
    json_object_set_new(json, "version", json_string(SABACC_VERSION));
    json_object_set_new(json, "game", json_string(series->setup.game->id));
    json_object_set_new(json, "seats", seats_json(series));
    json_object_set_new(json, "table", json_integer(series->setup.seats));
    json_object_set_new(json, "options", options_json(&series->setup));
    json_object_set_new(json, "credits", json_integer(series->setup.credits[0]));
    json_object_set_new(json, "seed", json_integer(series->seed));
    json_object_set_new(json, "pieces", json_integer(series->pieces));
    return json;
}

static json_int_t number_in(const json_t *json, const char *key) {
    return json_integer_value(json_object_get(json, key));
}

static const char *words_in(const json_t *json, const char *key) {
    const char *words = json_string_value(json_object_get(json, key));
    return words != NULL ? words : "";
}

/* NULL if there is no such command. */
static const char *command_named(const char *word) {
    static const char *const commands[] = {"sim", "duel"};
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(word, commands[i]) == 0) return commands[i];
    return NULL;
}

static bool read_order(const json_t *json, Series *series) {
    const SabaccGame *game = sabacc_game_find(words_in(json, "game"));
    json_int_t table = number_in(json, "table"), credits = number_in(json, "credits");
    series->command = command_named(words_in(json, "command"));
    series->seed = number_in(json, "seed");
    series->pieces = number_in(json, "pieces");
    if (series->command == NULL || game == NULL) return false;
    if (table < game->min_seats || table > game->max_seats) return false;
    if (credits < 0 || credits > SABACC_MAX_CREDITS) return false;
    sabacc_setup_init(&series->setup, game, (int)table, (int32_t)credits);
    series->agents = agents_parse("merge", words_in(json, "seats"), series->agent);
    return series->agents > 0 && read_options(json_object_get(json, "options"), &series->setup);
}

/* ---- the sums ---- */

json_t *series_sums_json(const Series *series, const SumTable *table, int count, const void *results) {
    json_t *sums = sum_table_json(table, count, results), *bots = json_array();
    for (int i = 0; i < count; i++) json_array_append_new(bots, agent_faults_json(&series->faults[i]));
    json_object_set_new(sums, "bots", bots);
    return sums;
}

bool series_sums_read(const json_t *sums, const SumTable *table, int count, Series *series, void *results) {
    const json_t *bots = json_object_get(sums, "bots");
    for (int i = 0; i < count; i++)
        if (!agent_faults_read(json_array_get(bots, (size_t)i), &series->faults[i])) return false;
    return sum_table_read(sums, table, count, results);
}

/* ---- a shard ---- */

json_t *series_json(const Series *series, json_t *sums) {
    json_t *json = json_object();
    json_object_set_new(json, "order", order_json(series));
    json_object_set_new(json, "of", json_integer(series->shard.of));
    json_object_set_new(json, "parts", parts_json(&series->shard));
    json_object_set_new(sums, "seconds", json_real(series->seconds));
    json_object_set_new(json, "sums", sums);
    return json;
}

bool series_read(const json_t *json, Series *series) {
    const json_t *sums = json_object_get(json, "sums");
    *series = (Series){.seconds = json_real_value(json_object_get(sums, "seconds"))};
    return read_parts(json, &series->shard) && read_order(json_object_get(json, "order"), series);
}

const char *series_difference(const json_t *left, const json_t *right) {
    const json_t *mine = json_object_get(left, "order"), *theirs = json_object_get(right, "order");
    for (size_t i = 0; i < sizeof order_rows / sizeof *order_rows; i++) {
        const char *key = order_rows[i].key;
        if (!json_equal(json_object_get(mine, key), json_object_get(theirs, key)))
            return order_rows[i].differ;
    }
    return number_in(left, "of") == number_in(right, "of") ? NULL : "numbers of shards";
}
