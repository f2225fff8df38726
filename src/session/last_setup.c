#include "session/last_setup.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "ai/ai.h"
#include "match/json/file.h"

enum { SETUP_BYTES = 1 << 20 };

static bool path_of(const char *data, char path[PLAN_PATH]) {
    return snprintf(path, PLAN_PATH, "%s/setup.json", data) < PLAN_PATH;
}

static json_t *seats_json(const MatchSetup *setup) {
    json_t *seats = json_array();
    for (int i = 0; i < setup->rules.seats; i++) {
        json_array_append_new(seats, json_pack("{s:s, s:s, s:i, s:i}", "name", setup->seat[i].name, "agent",
                                               setup->seat[i].agent, "credits", setup->rules.credits[i],
                                               "items", setup->rules.items[i]));
    }
    return seats;
}

static json_t *options_json(const MatchSetup *setup) {
    json_t *options = json_object();
    const SabaccGame *game = setup->rules.game;
    for (int i = 0; i < game->option_count; i++) {
        char words[64];
        Text value = text_over(words, sizeof words);
        sabacc_option_format(&setup->rules, game->options[i].id, &value);
        json_object_set_new(options, sabacc_option_spec(game->options[i].id)->key, json_string(words));
    }
    return options;
}

bool last_setup_keep(const char *data, const GamePlan *plan) {
    char path[PLAN_PATH];
    const MatchSetup *setup = &plan->setup;
    if (!path_of(data, path)) return false;
    json_t *root = json_pack("{s:s, s:s, s:i, s:b, s:o, s:o}", "game", setup->rules.game->id, "preset",
                             setup->preset, "dealer", setup->rules.dealer, "undo", setup->allow_undo, "seats",
                             seats_json(setup), "options", options_json(setup));
    bool is_kept = json_file_write(path, root, JSON_INDENT(2), FILE_SAFE);
    json_decref(root);
    return is_kept;
}

static bool read_seats(const json_t *seats, GamePlan *plan) {
    size_t count = json_array_size(seats);
    if (count < 1 || count > SABACC_MAX_SEATS) return false;
    plan->setup.rules.seats = (int)count;
    for (size_t i = 0; i < count; i++) {
        const char *name, *agent;
        int credits, items = 0;
        AiLevel level;
        if (json_unpack(json_array_get(seats, i), "{s:s, s:s, s:i, s?i}", "name", &name, "agent", &agent,
                        "credits", &credits, "items", &items) != 0)
            return false;
        if (!agent_is_human(agent) && !ai_level_parse(agent, &level)) return false;
        snprintf(plan->setup.seat[i].name, MATCH_WORDS, "%s", name);
        snprintf(plan->setup.seat[i].agent, MATCH_WORDS, "%s", agent);
        plan->setup.rules.credits[i] = credits;
        plan->setup.rules.items[i] = (uint8_t)(items & ((1 << SABACC_ITEMS) - 1));
    }
    return true;
}

/* An option that the game no longer has, or a value it no longer takes, stays at the game's own. */
static void read_options(json_t *options, GamePlan *plan) {
    const char *key;
    json_t *value;
    json_object_foreach(options, key, value) {
        char words[256];
        Text why = text_over(words, sizeof words);
        if (json_is_string(value)) {
            sabacc_option_set(&plan->setup.rules, key, json_string_value(value), &why);
        }
    }
}

static bool read_setup(const json_t *root, GamePlan *plan) {
    const char *id, *preset;
    int dealer, undo;
    json_t *seats, *options;
    if (json_unpack((json_t *)root, "{s:s, s:s, s:i, s:b, s:o, s:o}", "game", &id, "preset", &preset,
                    "dealer", &dealer, "undo", &undo, "seats", &seats, "options", &options) != 0)
        return false;
    const SabaccGame *game = sabacc_game_find(id);
    if (!game || !read_seats(seats, plan)) return false;
    SabaccSetup seated = plan->setup.rules;
    game_plan_set_game(plan, game);
    memcpy(plan->setup.rules.credits, seated.credits, sizeof seated.credits);
    read_options(options, plan);
    if (game_plan_has_items(&plan->setup.rules))
        memcpy(plan->setup.rules.items, seated.items, sizeof seated.items);
    snprintf(plan->setup.preset, MATCH_WORDS, "%s", preset);
    plan->setup.rules.dealer = dealer;
    plan->setup.allow_undo = undo != 0;
    return true;
}

bool last_setup_read(const char *data, GamePlan *plan) {
    char path[PLAN_PATH], words[256];
    Text why = text_over(words, sizeof words);
    if (!path_of(data, path)) return false;
    json_error_t error;
    json_t *root = json_file_read(path, SETUP_BYTES, &error);
    GamePlan read = *plan;
    bool is_read = root && read_setup(root, &read) && game_plan_check(&read, &why);
    json_decref(root);
    if (is_read) *plan = read;
    return is_read;
}
