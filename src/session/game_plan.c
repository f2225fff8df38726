#include "session/game_plan.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "ai/ai.h"
#include "base/i18n.h"
#include "session/characters.h"
#include "session/film_programme.h"
#include "session/house_rules.h"
#include "session/saves.h"

bool agent_is_human(const char *agent) { return strcmp(agent, "human") == 0; }

static int64_t random_seed(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t mixed = (uint64_t)now.tv_sec * 6364136223846793005u + (uint64_t)now.tv_nsec;
    mixed ^= mixed >> 29;
    return (int64_t)(mixed % (PLAN_SEED_MAX + 1u));
}

int64_t game_plan_seed(const StartOptions *start) {
    return start->has_seed ? (int64_t)(start->seed & INT64_MAX) : random_seed();
}

int64_t game_plan_next_seed(const StartOptions *start, bool is_demo, int64_t last) {
    return start->has_seed || is_demo ? (last % (PLAN_SEED_MAX + 1) + 1) % (PLAN_SEED_MAX + 1)
                                      : random_seed();
}

void game_plan_about(const SabaccGame *game, char *words, size_t size) {
    char seats[96], cards[64];
    int most = game->max_seats;
    if (most == 1)
        snprintf(seats, sizeof seats, "%s", _("One seat and the house"));
    else if (game->min_seats == most)
        snprintf(seats, sizeof seats, ngettext_("%d seat", "%d seats", most), most);
    else
        snprintf(seats, sizeof seats, ngettext_("%d to %d seat", "%d to %d seats", most), game->min_seats,
                 most);
    snprintf(cards, sizeof cards, ngettext_("%d card", "%d cards", game->deck_cards), game->deck_cards);
    /* TRANSLATORS: “2 to 8 seats, 76 cards (S0)”; the last is a source of the rulebook. */
    snprintf(words, size, _("%s, %s (%s)"), seats, cards, game->source);
}

static void copy_words(char target[MATCH_WORDS], const char *words) {
    snprintf(target, MATCH_WORDS, "%s", words);
}

/* ---- seats ---- */

static const char *place_of(const GamePlan *plan) {
    const SabaccGame *game = plan->setup.rules.game;
    return game ? game->place : NULL;
}

/* Starting at the seat's own number gives a different character for each seat. */
static int first_at_home(int seat) { return seat - 1 + (seat == 0); }

static void seat_at_home(GamePlan *plan, int seat) {
    MatchSeat *at = &plan->setup.seat[seat];
    at->name[0] = '\0';
    copy_words(at->name, character_free_at(&plan->setup, place_of(plan), first_at_home(seat)));
}

/* Seats of opponents whom nobody has chosen: they are at home where the game is played. */
static SeatMask seats_at_home(const GamePlan *plan) {
    SeatMask seats = 0;
    for (int seat = 1; seat < plan->setup.rules.seats; seat++) {
        const MatchSeat *at = &plan->setup.seat[seat];
        const char *usual = character_at_home(place_of(plan), first_at_home(seat));
        if (!agent_is_human(at->agent) && strcmp(at->name, usual) == 0) seats |= seat_bit(seat);
    }
    return seats;
}

/* In another place others are at home. */
static void seat_company(GamePlan *plan, SeatMask seats) {
    for (int seat = 0; seat < plan->setup.rules.seats; seat++)
        if (seat_in(seats, seat)) plan->setup.seat[seat].name[0] = '\0';
    for (int seat = 0; seat < plan->setup.rules.seats; seat++)
        if (seat_in(seats, seat)) seat_at_home(plan, seat);
}

void game_plan_set_agent(GamePlan *plan, int seat, const char *agent) {
    MatchSeat *at = &plan->setup.seat[seat];
    bool was_human = agent_is_human(at->agent) || !at->agent[0];
    bool will_be_human = agent_is_human(agent);
    copy_words(at->agent, agent);
    if (will_be_human && !was_human) at->name[0] = '\0';
    if (!will_be_human && was_human) seat_at_home(plan, seat);
}

void game_plan_set_seats(GamePlan *plan, int seats) {
    int before = plan->setup.rules.seats;
    for (int seat = before; seat < seats; seat++) {
        plan->setup.seat[seat] = (MatchSeat){.agent = "human"};
        plan->setup.rules.credits[seat] = plan->setup.rules.credits[0];
        plan->setup.rules.items[seat] = plan->setup.rules.items[0];
    }
    plan->setup.rules.seats = seats;
    for (int seat = before; seat < seats; seat++) game_plan_set_agent(plan, seat, "ai:regular");
    if (plan->setup.rules.dealer >= seats) plan->setup.rules.dealer = SABACC_NOBODY;
}

void game_plan_remove_seat(GamePlan *plan, int seat) {
    SabaccSetup *rules = &plan->setup.rules;
    for (int to = seat; to + 1 < rules->seats; to++) {
        plan->setup.seat[to] = plan->setup.seat[to + 1];
        rules->credits[to] = rules->credits[to + 1];
        rules->items[to] = rules->items[to + 1];
        plan->teams.of[to] = plan->teams.of[to + 1];
    }
    if (rules->dealer == seat)
        rules->dealer = SABACC_NOBODY;
    else if (rules->dealer > seat)
        rules->dealer--;
    game_plan_set_seats(plan, rules->seats - 1);
}

void game_plan_suit_items(SabaccSetup *rules) {
    bool has_items = sabacc_setup_has_items(rules), has_any = false;
    for (int seat = 0; seat < rules->seats; seat++) has_any |= rules->items[seat] != 0;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) {
        bool is_seated = seat < rules->seats;
        if (!has_items || !is_seated) rules->items[seat] = 0;
        if (has_items && is_seated && !has_any) rules->items[seat] = PLAN_ITEMS;
    }
}

static bool has_name(const MatchSetup *setup, const char *name) {
    for (int seat = 0; seat < setup->rules.seats; seat++)
        if (strcmp(setup->seat[seat].name, name) == 0) return true;
    return false;
}

/* The `number`-th person, from 1: the first has a name without a number if nobody else has it. */
static void name_person(MatchSetup *setup, int seat, int number, const char *player) {
    char name[MATCH_WORDS];
    copy_words(name, number == 1 ? player : "");
    if (number == 1 && (!name[0] || has_name(setup, name))) copy_words(name, _("Player"));
    for (int other = number; !name[0] || has_name(setup, name); other++)
        snprintf(name, sizeof name, _("Player %d"), other);
    copy_words(setup->seat[seat].name, name);
}

void game_plan_name_seats(GamePlan *plan, const char *player) {
    int people = 0;
    for (int seat = 0; seat < plan->setup.rules.seats; seat++) {
        const MatchSeat *at = &plan->setup.seat[seat];
        if (!agent_is_human(at->agent)) continue;
        people++;
        if (!at->name[0]) name_person(&plan->setup, seat, people, player);
    }
}

void game_plan_set_game(GamePlan *plan, const SabaccGame *game) {
    SabaccSetup *rules = &plan->setup.rules;
    bool was_alone = rules->seats == 1 && game->max_seats > 1;
    int usual = PLAN_SEATS < game->max_seats ? PLAN_SEATS : game->max_seats;
    int seats = was_alone                        ? usual
                : rules->seats < game->min_seats ? game->min_seats
                : rules->seats > game->max_seats ? game->max_seats
                                                 : rules->seats;
    int32_t credits = rules->credits[0];
    if (seats != rules->seats) game_plan_set_seats(plan, seats);
    SeatMask at_home = seats_at_home(plan);
    sabacc_setup_init(rules, game, seats, credits);
    seat_company(plan, at_home);
    plan->setup.preset[0] = '\0';
    plan->proposal = (Proposal){0};
    if (seats == 1 && !agent_is_human(plan->setup.seat[0].agent)) game_plan_set_agent(plan, 0, "human");
}

void game_plan_usual(GamePlan *plan) {
    *plan = (GamePlan){.setup = {.allow_undo = MATCH_UNDO_UNSEEN}};
    plan->setup.seat[0] = (MatchSeat){.agent = "human"};
    plan->setup.rules.seats = 1;
    plan->setup.rules.credits[0] = PLAN_CREDITS;
    plan->setup.rules.dealer = SABACC_NOBODY;
    game_plan_set_seats(plan, PLAN_SEATS);
    game_plan_set_game(plan, sabacc_game_at(0));
}

/* ---- the command line ---- */

bool game_plan_is_asked(const StartOptions *start) {
    return start->game || start->replay || start->is_resumed || start->is_demo || start->seats ||
           start->preset || start->option_count > 0 || start->items || start->credits > 0 ||
           start->has_seed || start->is_practice;
}

static bool refuse(Text *why, const char *option, const char *value, const char *wanted) {
    text_add(why, "--");
    text_add(why, option);
    text_add(why, " ");
    text_add(why, value);
    text_add(why, ": ");
    text_add(why, wanted);
    return false;
}

/* House rules name their game, so the game need not be given too. */
static bool choose_game(GamePlan *plan, const StartOptions *start, Text *why) {
    const char *id = start->game;
    HouseRules rules;
    if (!id && start->preset && house_rules_is_path(start->preset)) {
        if (!house_rules_read(start->preset, &rules, why)) return false;
        game_plan_set_game(plan, rules.game);
    }
    if (!id) return true;
    const SabaccGame *game = sabacc_game_find(id);
    if (game) {
        game_plan_set_game(plan, game);
        return true;
    }
    refuse(why, "game", id, _("there is no such game; there are "));
    for (int i = 0; i < sabacc_game_count(); i++) {
        if (i > 0) text_add(why, ", ");
        text_add(why, sabacc_game_at(i)->id);
    }
    return false;
}

static bool is_agent(const char *word) {
    AiLevel level;
    return agent_is_human(word) || ai_level_parse(word, &level);
}

/* "human:Ana", "ai:regular", "ai:novice:Bo", "random": the agent has one word or, after "ai", two. */
static bool read_seat(GamePlan *plan, int seat, char *item, Text *why) {
    char *colon = strchr(item, ':');
    if (colon && strncmp(item, "ai:", 3) == 0) colon = strchr(item + 3, ':');
    if (colon) *colon = '\0';
    if (!is_agent(item)) {
        refuse(why, "seats", item, _("give each seat as human, random"));
        for (int level = AI_NOVICE; level < AI_LEVELS; level++) {
            text_add(why, ", ");
            text_add(why, ai_level_word((AiLevel)level));
        }
        text_add(why, _(" with a name after a colon, as in human:Ana"));
        return false;
    }
    copy_words(plan->setup.seat[seat].agent, "human");
    plan->setup.seat[seat].name[0] = '\0';
    game_plan_set_agent(plan, seat, item);
    if (colon && colon[1]) copy_words(plan->setup.seat[seat].name, colon + 1);
    return true;
}

static bool choose_seats(GamePlan *plan, const char *list, Text *why) {
    if (!list) return true;
    char words[SABACC_MAX_SEATS * (MATCH_WORDS + 16)];
    snprintf(words, sizeof words, "%s", list);
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) plan->setup.seat[seat] = (MatchSeat){.name = ""};
    int32_t credits = plan->setup.rules.credits[0];
    int count = 0;
    for (char *item = words, *next; item; item = next, count++) {
        next = strchr(item, ',');
        if (next) *next++ = '\0';
        if (count == SABACC_MAX_SEATS) return refuse(why, "seats", list, _("at most 8 can sit down"));
        plan->setup.rules.seats = count + 1;
        plan->setup.rules.credits[count] = credits;
        if (!read_seat(plan, count, item, why)) return false;
    }
    return true;
}

/* The game's own preset, or a file of house rules. */
static bool choose_preset(GamePlan *plan, const char *preset, Text *why) {
    HouseRules rules;
    if (house_rules_is_path(preset)) {
        if (!house_rules_read(preset, &rules, why)) return false;
        copy_words(plan->way, rules.name);
        return house_rules_apply(&rules, &plan->setup.rules, why);
    }
    if (!sabacc_preset_apply(&plan->setup.rules, preset, why)) return false;
    copy_words(plan->setup.preset, preset);
    return true;
}

static bool choose_options(GamePlan *plan, const StartOptions *start, Text *why) {
    SabaccSetup *rules = &plan->setup.rules;
    if (start->preset && !choose_preset(plan, start->preset, why)) return false;
    for (int i = 0; i < start->option_count; i++) {
        char key[MATCH_WORDS];
        const char *equals = strchr(start->options[i], '=');
        snprintf(key, sizeof key, "%.*s", (int)(equals - start->options[i]), start->options[i]);
        if (!sabacc_option_set(rules, key, equals + 1, why)) return false;
    }
    return true;
}

/* "ring,droid", or "none": what every seat owns. */
static bool choose_items(GamePlan *plan, const char *list, Text *why) {
    SabaccSetup *rules = &plan->setup.rules;
    uint8_t items = 0;
    game_plan_suit_items(rules);
    if (!list) return true;
    if (!sabacc_setup_has_items(rules))
        return refuse(why, "items", list,
                      _("items are staked only with --option stakes=pot or stakes=house"));
    for (const char *word = list; strcmp(list, "none") != 0;) {
        size_t length = strcspn(word, ",");
        int item = 0;
        while (item < SABACC_ITEMS && !text_is(word, length, sabacc_item_word((SabaccItem)item))) item++;
        if (item == SABACC_ITEMS)
            return refuse(why, "items", list,
                          _("give some of ring,blaster,droid,speeder,deed,ship, or none"));
        items = (uint8_t)(items | 1u << item);
        if (word[length] == '\0') break;
        word += length + 1;
    }
    for (int seat = 0; seat < rules->seats; seat++) rules->items[seat] = items;
    return true;
}

static void fill_demo_seats(GamePlan *plan) {
    plan->is_demo = true;
    for (int seat = 0; seat < plan->setup.rules.seats; seat++) {
        if (agent_is_human(plan->setup.seat[seat].agent)) game_plan_set_agent(plan, seat, "ai:regular");
    }
}

static bool read_seed(const StartOptions *start, int64_t *seed, Text *why) {
    if (start->has_seed && start->seed > INT64_MAX) {
        text_add(why, _("--seed: give a whole number up to 9223372036854775807"));
        return false;
    }
    *seed = game_plan_seed(start);
    return true;
}

static bool plan_new(GamePlan *plan, const StartOptions *start, Text *why) {
    game_plan_usual(plan);
    if (start->credits > 0) plan->setup.rules.credits[0] = start->credits;
    for (int seat = 1; seat < SABACC_MAX_SEATS; seat++)
        plan->setup.rules.credits[seat] = plan->setup.rules.credits[0];
    if (!choose_game(plan, start, why) || !choose_seats(plan, start->seats, why)) return false;
    if (!choose_options(plan, start, why) || !choose_items(plan, start->items, why)) return false;
    if (start->credits == 0) sabacc_setup_suit_credits(&plan->setup.rules);
    if (start->is_demo) fill_demo_seats(plan);
    if (start->is_practice) plan->setup.allow_undo = MATCH_UNDO_PRACTICE;
    game_plan_name_seats(plan, "");
    plan->setup.has_seed = true;
    return read_seed(start, &plan->setup.seed, why) && game_plan_check(plan, why);
}

/* Read once to report errors; the table reads it again. */
static bool plan_replay(GamePlan *plan, const char *path, Text *why) {
    *plan = (GamePlan){.kind = PLAN_REPLAY};
    snprintf(plan->path, sizeof plan->path, "%s", path);
    Match *match = match_replay(path, NULL, why);
    if (!match) return false;
    match_free(match);
    return true;
}

/* What can be read of its record is enough; the table says what is lost. */
static bool plan_resume(GamePlan *plan, const StartOptions *start, const char *data, Text *why) {
    SavedGame game;
    MatchLook look;
    if (!saves_last(data, &game)) {
        text_add(why, _("--resume: no game was left unfinished in "));
        text_add(why, data);
        return false;
    }
    *plan = saves_plan(&game);
    if (start->is_practice) plan->setup.allow_undo = MATCH_UNDO_PRACTICE;
    return match_look(game.path, &look, NULL, why);
}

static bool plan_film(GamePlan *plan, const StartOptions *start, Text *why) {
    int64_t seed;
    if (!read_seed(start, &seed, why)) return false;
    film_plan(plan, seed, 0);
    return game_plan_check(plan, why);
}

bool game_plan_from_start(GamePlan *plan, const StartOptions *start, const char *data, Text *why) {
    if (start->replay) return plan_replay(plan, start->replay, why);
    if (start->is_resumed) return plan_resume(plan, start, data, why);
    if (film_is_asked(start)) return plan_film(plan, start, why);
    return plan_new(plan, start, why);
}

bool game_plan_check(const GamePlan *plan, Text *why) {
    const MatchSetup *setup = &plan->setup;
    if (!sabacc_setup_check(&setup->rules, why) || !sabacc_setup_can_begin(&setup->rules, why)) return false;
    for (int seat = 0; seat < setup->rules.seats; seat++) {
        for (int other = 0; other < seat; other++) {
            if (!setup->seat[seat].name[0] || strcmp(setup->seat[seat].name, setup->seat[other].name) != 0)
                continue;
            text_add(why, setup->seat[seat].name);
            text_add(why, _(" sits twice at the table: give each seat a name of its own"));
            return false;
        }
    }
    return true;
}
