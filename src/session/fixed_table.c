#include "session/fixed_table.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { PARTS = 16, WORDS = 256 };

/* Splits "a, b" in place; returns how many parts there are. */
static int split(char *list, char *parts[PARTS]) {
    int count = 0;
    for (char *part = list, *next; part && part[0]; part = next) {
        next = strstr(part, ", ");
        if (next) {
            *next = '\0';
            next += 2;
        }
        assert(count < PARTS);
        parts[count++] = part;
    }
    return count;
}

static void set_option(SabaccSetup *rules, char *words) {
    char sentence[MATCH_MESSAGE];
    Text why = text_over(sentence, sizeof sentence);
    char *equals = strchr(words, '=');
    assert(equals && "an option and its value");
    *equals = '\0';
    bool is_set = sabacc_option_set(rules, words, equals + 1, &why);
    assert(is_set && "an option of this game");
}

static void seat_opponent(MatchSeat *seat, char *words) {
    char *space = strchr(words, ' ');
    assert(space && "a name and a level");
    snprintf(seat->name, sizeof seat->name, "%.*s", (int)(space - words), words);
    snprintf(seat->agent, sizeof seat->agent, "ai:%s", space + 1);
}

/* Nobody sits twice at a table. */
static bool is_opponent(const MatchSetup *setup, const char *player) {
    for (int seat = 1; seat < setup->rules.seats; seat++)
        if (strcmp(setup->seat[seat].name, player) == 0) return true;
    return false;
}

void fixed_table_plan(const FixedTable *table, const char *player, GamePlan *plan) {
    char opponents[WORDS], options[WORDS], sentence[MATCH_MESSAGE], *parts[PARTS];
    Text why = text_over(sentence, sizeof sentence);
    const SabaccGame *game = sabacc_game_find(table->game);
    assert(game && "a game of that id");
    snprintf(opponents, sizeof opponents, "%s", table->opponents);
    snprintf(options, sizeof options, "%s", table->options);
    *plan = (GamePlan){.kind = PLAN_NEW};
    int others = split(opponents, parts);
    match_setup_init(&plan->setup, game, 1 + others, table->credits);
    plan->setup.seat[0] = (MatchSeat){.agent = "human"};
    for (int i = 0; i < others; i++) seat_opponent(&plan->setup.seat[1 + i], parts[i]);
    bool is_preset = !table->preset[0] || sabacc_preset_apply(&plan->setup.rules, table->preset, &why);
    assert(is_preset && "a preset of this game");
    snprintf(plan->setup.preset, sizeof plan->setup.preset, "%s", table->preset);
    int count = split(options, parts);
    for (int i = 0; i < count; i++) set_option(&plan->setup.rules, parts[i]);
    game_plan_suit_items(&plan->setup.rules);
    game_plan_name_seats(plan, is_opponent(&plan->setup, player) ? "" : player);
    bool is_playable = game_plan_check(plan, &why);
    assert(is_playable && "a table that can be played");
}

static bool has_same_rules(const SabaccSetup *a, const SabaccSetup *b) {
    if (a->game != b->game || a->seats != b->seats) return false;
    for (int seat = 0; seat < a->seats; seat++)
        if (a->credits[seat] != b->credits[seat] || a->items[seat] != b->items[seat]) return false;
    return memcmp(a->options, b->options, sizeof a->options) == 0;
}

bool fixed_table_is(const FixedTable *table, const MatchSetup *setup) {
    GamePlan plan;
    fixed_table_plan(table, "", &plan);
    if (!has_same_rules(&plan.setup.rules, &setup->rules) || !agent_is_human(setup->seat[0].agent))
        return false;
    for (int seat = 1; seat < setup->rules.seats; seat++) {
        const MatchSeat *wanted = &plan.setup.seat[seat], *found = &setup->seat[seat];
        if (strcmp(wanted->name, found->name) != 0 || strcmp(wanted->agent, found->agent) != 0) return false;
    }
    return true;
}
