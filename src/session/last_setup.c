#include "session/last_setup.h"

#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "ai/ai.h"
#include "base/i18n.h"
#include "session/kept_json.h"

enum { SETUP_BYTES = 1 << 20 };

/* ---- writing ---- */

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

static json_t *setup_json(const GamePlan *plan) {
    const MatchSetup *setup = &plan->setup;
    json_t *root =
        json_pack("{s:s, s:s, s:i, s:b, s:o, s:o}", "game", setup->rules.game->id, "preset", setup->preset,
                  "dealer", setup->rules.dealer, "undo", setup->allow_undo != MATCH_UNDO_NEVER, "seats",
                  seats_json(setup), "options", options_json(setup));
    bool is_practice = setup->allow_undo == MATCH_UNDO_PRACTICE; /* earlier versions do not know it */
    if (is_practice) json_object_set_new(root, "practice", json_true());
    if (teams_are_on(&plan->teams))
        json_object_set_new(root, "teams", teams_json(&plan->teams, setup->rules.seats));
    return root;
}

/* ---- reading ---- */

/* A file that is read: its name for messages, where they go, and what was made of it. */
typedef struct Source {
    const char *path;
    Text *why;
    GamePlan plan;
} Source;

static bool is_good_agent(const char *agent) {
    AiLevel level;
    return agent_is_human(agent) || ai_level_parse(agent, &level);
}

static bool read_seat(Source *source, const json_t *row, int seat) {
    SabaccSetup *rules = &source->plan.setup.rules;
    MatchSeat *at = &source->plan.setup.seat[seat];
    const char *name, *agent;
    int credits, items = 0;
    if (json_unpack((json_t *)row, "{s:s, s:s, s:i, s?i}", "name", &name, "agent", &agent, "credits",
                    &credits, "items", &items) != 0)
        return kept_json_fail(source->why, source->path, _("seat %d of the last setup cannot be understood"),
                              seat + 1);
    if (!is_good_agent(agent)) {
        kept_json_fail(source->why, source->path, _("there is no player “%.40s”; seat %d is played by “%s”"),
                       agent, seat + 1, "ai:regular");
        agent = "ai:regular";
    }
    snprintf(at->name, MATCH_WORDS, "%s", name);
    snprintf(at->agent, MATCH_WORDS, "%s", agent);
    rules->credits[seat] = credits;
    rules->items[seat] = (uint8_t)(items & ((1 << SABACC_ITEMS) - 1));
    return true;
}

static bool read_seats(Source *source, const json_t *seats) {
    size_t count = json_array_size(seats);
    if (count < 1 || count > SABACC_MAX_SEATS)
        return kept_json_fail(source->why, source->path,
                              ngettext_("the last setup has %d seat", "the last setup has %d seats", count),
                              (int)count);
    source->plan.setup.rules.seats = (int)count;
    for (size_t i = 0; i < count; i++)
        if (!read_seat(source, json_array_get(seats, i), (int)i)) return false;
    return true;
}

/* An option or value that the game no longer has is replaced by the game's default. */
static void read_options(Source *source, json_t *options) {
    const char *key;
    json_t *value;
    json_object_foreach(options, key, value) {
        char sentence[256];
        Text unused = text_over(sentence, sizeof sentence);
        const char *words = json_is_string(value) ? json_string_value(value) : "?";
        if (!sabacc_option_set(&source->plan.setup.rules, key, words, &unused))
            kept_json_fail(source->why, source->path,
                           _("the option “%.40s” cannot be “%.40s” here; it is as the game has it"), key,
                           words);
    }
}

/* An older version did not know the options, and has not chosen them. */
static void recall_proposal(GamePlan *plan, json_t *options) {
    const char *key;
    json_t *value;
    json_object_foreach(options, key, value) proposal_recall(&plan->proposal, &plan->setup, key);
}

/* Its options are all in the file, so that without its name nothing is played otherwise. */
static void read_preset(Source *source, const char *preset) {
    const SabaccGame *game = source->plan.setup.rules.game;
    for (int i = 0; i < game->preset_count && *preset; i++) {
        if (strcmp(preset, game->presets[i].id) != 0) continue;
        snprintf(source->plan.setup.preset, MATCH_WORDS, "%s", preset);
        return;
    }
    if (*preset)
        kept_json_fail(source->why, source->path,
                       _("%s has no preset “%.40s”; its options are played without the name"), game->id,
                       preset);
}

static bool read_setup(Source *source, const json_t *root) {
    const char *id, *preset;
    int dealer, undo, is_practice = 0;
    json_t *seats, *options;
    GamePlan *plan = &source->plan;
    if (json_unpack((json_t *)root, "{s:s, s:s, s:i, s:b, s?b, s:o, s:o}", "game", &id, "preset", &preset,
                    "dealer", &dealer, "undo", &undo, "practice", &is_practice, "seats", &seats, "options",
                    &options) != 0)
        return kept_json_fail(source->why, source->path, _("the last setup cannot be understood"));
    const SabaccGame *game = sabacc_game_find(id);
    if (!game)
        return kept_json_fail(source->why, source->path,
                              _("there is no game “%.40s”; the usual one is set up"), id);
    if (!read_seats(source, seats)) return false;
    SabaccSetup seated = plan->setup.rules;
    game_plan_set_game(plan, game);
    memcpy(plan->setup.rules.credits, seated.credits, sizeof seated.credits);
    read_options(source, options);
    recall_proposal(plan, options);
    if (sabacc_setup_has_items(&plan->setup.rules))
        memcpy(plan->setup.rules.items, seated.items, sizeof seated.items);
    read_preset(source, preset);
    plan->setup.rules.dealer = dealer;
    teams_read(&plan->teams, json_object_get(root, "teams"));
    if (teams_are_on(&plan->teams))
        teams_set(&plan->teams, &plan->setup, teams_way(&plan->teams, &plan->setup));
    plan->setup.allow_undo = !undo ? MATCH_UNDO_NEVER : is_practice ? MATCH_UNDO_PRACTICE : MATCH_UNDO_UNSEEN;
    return true;
}

static bool read_root(const char *path, const json_t *root, GamePlan *plan, Text *why) {
    char words[256];
    Text fault = text_over(words, sizeof words);
    Source source = {path, why, *plan};
    if (!root || !read_setup(&source, root)) return false;
    if (!game_plan_check(&source.plan, &fault))
        return kept_json_fail(why, path, _("the last setup cannot be played: %s"), words);
    *plan = source.plan;
    return true;
}

bool last_setup_read(const char *data, GamePlan *plan, Text *why) {
    char path[KEPT_PATH];
    if (!kept_json_path(data, "setup.json", path, NULL)) return false;
    json_t *root = kept_json_read(path, SETUP_BYTES, why);
    bool is_read = read_root(path, root, plan, why);
    json_decref(root);
    return is_read;
}

bool last_setup_read_bytes(const char *path, const char *bytes, size_t size, GamePlan *plan, Text *why) {
    json_t *root = kept_json_read_bytes(path, bytes, size, why);
    bool is_read = read_root(path, root, plan, why);
    json_decref(root);
    return is_read;
}

/* An option as this version writes it: `stakes` was `on` once (PL-2). One that it cannot read stays. */
static void rewrite_option(json_t *options, const SabaccSetup *setup, SabaccOptionId id) {
    char sentence[256], words[64];
    Text unused = text_over(sentence, sizeof sentence), text = text_over(words, sizeof words);
    SabaccSetup rules = *setup;
    const char *key = sabacc_option_spec(id)->key, *value = json_string_value(json_object_get(options, key));
    if (!value || !sabacc_option_set(&rules, key, value, &unused)) return;
    sabacc_option_format(&rules, id, &text);
    json_object_set_new(options, key, json_string(words));
}

/* Whether this version understands all of it: what it would write of it is just that, and the options that
 * have been added since. */
static bool is_ours(const char *path, const json_t *root) {
    char words[256];
    Text unused = text_over(words, sizeof words);
    GamePlan plan;
    game_plan_usual(&plan);
    if (!read_root(path, root, &plan, &unused)) return false;
    json_t *again = setup_json(&plan), *grown = json_deep_copy(root);
    const SabaccSetup *rules = &plan.setup.rules;
    for (int i = 0; i < rules->game->option_count; i++)
        rewrite_option(json_object_get(grown, "options"), rules, rules->game->options[i].id);
    json_object_update_missing(json_object_get(grown, "options"), json_object_get(again, "options"));
    bool is_same = json_equal(again, grown);
    json_decref(grown);
    json_decref(again);
    return is_same;
}

bool last_setup_keep(const char *data, const GamePlan *plan, Text *why) {
    char path[KEPT_PATH];
    KeptJson kept;
    if (!kept_json_path(data, "setup.json", path, why)) return false;
    if (!kept_json_begin(&kept, path, SETUP_BYTES, why)) return false;
    if (json_object_size(kept.root) > 0 && !is_ours(path, kept.root)) kept.is_broken = true;
    json_decref(kept.root);
    kept.root = setup_json(plan);
    return kept_json_end(&kept, true, why);
}
