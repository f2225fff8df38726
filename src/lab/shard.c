#include "lab/shard.h"

#include "lab/lab.h"

#include <stdlib.h>
#include <string.h>

/* ---- sets of parts ---- */

Shard shard_of(int part, int of) {
    Shard shard = {.of = of};
    shard.has[part] = 1;
    return shard;
}

int shard_both(const Shard *left, const Shard *right) {
    for (int part = 1; part <= left->of; part++)
        if (left->has[part] && right->has[part]) return part;
    return 0;
}

bool shard_is_whole(const Shard *shard) {
    for (int part = 1; part <= shard->of; part++)
        if (!shard->has[part]) return false;
    return true;
}

bool shard_has(const Shard *shard, int64_t number) { return shard->has[1 + number % shard->of] != 0; }

int shard_first(const Shard *shard) {
    int part = 1;
    while (part < shard->of && !shard->has[part]) part++;
    return part;
}

void shard_join(Shard *shard, const Shard *more) {
    for (int part = 1; part <= shard->of; part++) shard->has[part] |= more->has[part];
}

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
static json_t *options_json(const SabaccSetup *setup) {
    json_t *list = json_array();
    for (int id = 0; id < SABACC_OPTIONS; id++) {
        char bytes[128];
        Text words = text_over(bytes, sizeof bytes);
        if (!sabacc_game_has(setup->game, (SabaccOptionId)id)) continue;
        text_add(&words, sabacc_option_spec((SabaccOptionId)id)->key);
        text_add_char(&words, '=');
        sabacc_option_format(setup, (SabaccOptionId)id, &words);
        json_array_append_new(list, json_string(bytes));
    }
    return list;
}

static bool read_options(const json_t *list, SabaccSetup *setup) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    for (size_t i = 0; i < json_array_size(list); i++) {
        char key[128] = "";
        const char *words = json_string_value(json_array_get(list, i));
        if (words == NULL || strchr(words, '=') == NULL || strlen(words) >= sizeof key) return false;
        memcpy(key, words, strcspn(words, "="));
        if (!sabacc_option_set(setup, key, strchr(words, '=') + 1, &why)) return false;
    }
    return true;
}

static json_t *seats_json(const ShardOrder *order) {
    char bytes[SABACC_MAX_SEATS * AGENT_WORDS];
    Text words = text_over(bytes, sizeof bytes);
    for (int i = 0; i < order->agents; i++) {
        if (i > 0) text_add_char(&words, ',');
        text_add(&words, order->agent[i].words);
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

static json_t *order_json(const ShardOrder *order) {
    json_t *json = json_object();
    json_object_set_new(json, "command", json_string(order->command));
    json_object_set_new(json, "version", json_string(SABACC_VERSION));
    json_object_set_new(json, "game", json_string(order->setup.game->id));
    json_object_set_new(json, "seats", seats_json(order));
    json_object_set_new(json, "table", json_integer(order->setup.seats));
    json_object_set_new(json, "options", options_json(&order->setup));
    json_object_set_new(json, "credits", json_integer(order->setup.credits[0]));
    json_object_set_new(json, "seed", json_integer(order->seed));
    json_object_set_new(json, "pieces", json_integer(order->pieces));
    return json;
}

static json_int_t number_in(const json_t *json, const char *key) {
    return json_integer_value(json_object_get(json, key));
}

static const char *words_in(const json_t *json, const char *key) {
    const char *words = json_string_value(json_object_get(json, key));
    return words != NULL ? words : "";
}

static bool read_order(const json_t *json, ShardOrder *order) {
    const SabaccGame *game = sabacc_game_find(words_in(json, "game"));
    json_int_t table = number_in(json, "table"), credits = number_in(json, "credits");
    if (game == NULL || table < game->min_seats || table > game->max_seats) return false;
    if (credits < 0 || credits > SABACC_MAX_CREDITS) return false;
    *order = (ShardOrder){.command = words_in(json, "command"),
                          .seed = number_in(json, "seed"),
                          .pieces = number_in(json, "pieces")};
    sabacc_setup_init(&order->setup, game, (int)table, (int32_t)credits);
    order->agents = agents_parse("merge", words_in(json, "seats"), order->agent);
    return order->agents > 0 && read_options(json_object_get(json, "options"), &order->setup);
}

/* ---- both ---- */

json_t *shard_json(const Shard *shard, const ShardOrder *order, json_t *sums) {
    json_t *json = json_object();
    json_object_set_new(json, "order", order_json(order));
    json_object_set_new(json, "of", json_integer(shard->of));
    json_object_set_new(json, "parts", parts_json(shard));
    json_object_set_new(json, "sums", sums);
    return json;
}

bool shard_read(const json_t *json, Shard *shard, ShardOrder *order) {
    return read_parts(json, shard) && read_order(json_object_get(json, "order"), order);
}

const char *shard_difference(const json_t *left, const json_t *right) {
    const json_t *mine = json_object_get(left, "order"), *theirs = json_object_get(right, "order");
    for (size_t i = 0; i < sizeof order_rows / sizeof *order_rows; i++) {
        const char *key = order_rows[i].key;
        if (!json_equal(json_object_get(mine, key), json_object_get(theirs, key)))
            return order_rows[i].differ;
    }
    return number_in(left, "of") == number_in(right, "of") ? NULL : "numbers of shards";
}
