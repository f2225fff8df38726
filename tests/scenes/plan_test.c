#define _DEFAULT_SOURCE /* utimensat */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files.h"
#include "decks/deck.h"
#include "scenes/faces.h"
#include "scenes/option_words.h"
#include "scenes/presets.h"
#include "scenes/rules/ladder.h"
#include "scenes/setup/items.h"
#include "scenes/setup/options.h"
#include "session/film_programme.h"
#include "session/house_list.h"
#include "session/last_setup.h"
#include "session/saves.h"
#include "words/token_words.h"

static void test_usual_plan_can_begin(void **unused) {
    (void)unused;
    GamePlan plan;
    char words[256];
    Text why = text_over(words, sizeof words);
    game_plan_usual(&plan);
    assert_true(game_plan_check(&plan, &why));
    assert_int_equal(plan.setup.rules.seats, PLAN_SEATS);
    for (int seats = 2; seats <= 8; seats++) { /* nobody sits twice, however many come and go */
        game_plan_set_seats(&plan, seats);
        assert_true(game_plan_check(&plan, &why));
    }
}

static void assert_company(const GamePlan *plan, const char *second, const char *third, const char *last) {
    const char *const names[] = {second, third, last};
    for (int i = 0; i < 3; i++) assert_string_equal(plan->setup.seat[1 + i].name, names[i]);
}

/* Where a game is played others are at home; whoever was chosen stays. */
static void test_company_of_a_place(void **unused) {
    (void)unused;
    GamePlan plan;
    game_plan_usual(&plan);
    game_plan_set_game(&plan, sabacc_game_find("classic"));
    assert_company(&plan, "Brass", "Moluu", "Nyx");
    game_plan_set_game(&plan, sabacc_game_find("kessel"));
    assert_company(&plan, "Grumm", "Orro", "Nyx");
    snprintf(plan.setup.seat[2].name, MATCH_WORDS, "Brass");
    game_plan_set_agent(&plan, 1, "ai:master");
    game_plan_set_game(&plan, sabacc_game_find("classic"));
    assert_company(&plan, "Moluu", "Brass", "Nyx");
    assert_string_equal(plan.setup.seat[1].agent, "ai:master");
    game_plan_set_seats(&plan, 6);
    for (int seat = 2; seat < 6; seat++)
        for (int other = 1; other < seat; other++)
            assert_string_not_equal(plan.setup.seat[seat].name, plan.setup.seat[other].name);
}

/* Those after a seat that is taken away move up, with what is theirs. */
static void test_a_seat_is_taken_away(void **unused) {
    (void)unused;
    GamePlan plan;
    game_plan_usual(&plan);
    game_plan_set_seats(&plan, 4);
    char second[MATCH_WORDS], last[MATCH_WORDS];
    snprintf(second, sizeof second, "%s", plan.setup.seat[1].name);
    snprintf(last, sizeof last, "%s", plan.setup.seat[3].name);
    for (int seat = 0; seat < 4; seat++) {
        plan.setup.rules.items[seat] = (uint8_t)(1 << seat);
        plan.teams.of[seat] = (uint8_t)(1 + seat % 2);
    }
    plan.setup.rules.dealer = 3;
    game_plan_remove_seat(&plan, 2);
    assert_int_equal(plan.setup.rules.seats, 3);
    assert_string_equal(plan.setup.seat[1].name, second);
    assert_string_equal(plan.setup.seat[2].name, last);
    assert_int_equal(plan.setup.rules.items[2], 8);
    assert_int_equal(plan.teams.of[2], 2);
    assert_int_equal(plan.setup.rules.dealer, 2);
    game_plan_remove_seat(&plan, 2);
    assert_int_equal(plan.setup.rules.dealer, SABACC_NOBODY);
}

/* The dealer moves up with their seat; where they are taken away, nobody is it. */
static void test_the_dealer_stays_who_it_is(void **unused) {
    (void)unused;
    enum { SEATS = 4 };
    for (int dealer = 0; dealer < SEATS; dealer++)
        for (int seat = 0; seat < SEATS; seat++) {
            GamePlan plan;
            game_plan_usual(&plan);
            game_plan_set_seats(&plan, SEATS);
            plan.setup.rules.dealer = dealer;
            game_plan_remove_seat(&plan, seat);
            assert_int_equal(plan.setup.rules.dealer,
                             dealer == seat ? SABACC_NOBODY : dealer - (dealer > seat));
        }
}

/* Every game is shown once before any is repeated, each with a playable table. */
static void test_film(void **unused) {
    (void)unused;
    enum { ROUNDS = 3 };
    int count = sabacc_game_count();
    const SabaccGame *before = NULL;
    for (int64_t seed = 0; seed < 40; seed++) {
        for (int round = 0; round < ROUNDS; round++) {
            uint32_t come = 0;
            for (int i = 0; i < count; i++) {
                char words[256];
                Text why = text_over(words, sizeof words);
                GamePlan plan, again;
                film_plan(&plan, seed, round * count + i);
                film_plan(&again, seed, round * count + i);
                assert_memory_equal(&plan, &again, sizeof plan);
                if (!game_plan_check(&plan, &why)) fail_msg("%s: %s", plan.setup.rules.game->id, words);
                assert_true(plan.is_demo && plan.is_film);
                for (int seat = 0; seat < plan.setup.rules.seats; seat++)
                    assert_false(agent_is_human(plan.setup.seat[seat].agent));
                assert_ptr_not_equal(plan.setup.rules.game, before);
                before = plan.setup.rules.game;
                for (int game = 0; game < count; game++)
                    if (sabacc_game_at(game) == before) come |= UINT32_C(1) << game;
            }
            assert_int_equal(come, (UINT32_C(1) << count) - 1);
        }
        before = NULL;
    }
}

static void test_film_is_asked(void **unused) {
    (void)unused;
    GamePlan plan;
    char words[256];
    Text why = text_over(words, sizeof words);
    StartOptions start = {.is_demo = true, .has_seed = true, .seed = 9};
    assert_true(game_plan_from_start(&plan, &start, "", &why));
    assert_true(plan.is_film && plan.film_seed == 9 && plan.film_index == 0);
    start.game = "kessel";
    assert_true(game_plan_from_start(&plan, &start, "", &why));
    assert_true(plan.is_demo && !plan.is_film);
    assert_string_equal(plan.setup.rules.game->id, "kessel");
}

/* In a demo, and after --seed, one game's number follows the other's; the greatest that --seed takes too. */
static void test_seeds_follow_each_other(void **unused) {
    (void)unused;
    const StartOptions seeded = {.has_seed = true, .seed = 9}, free = {.has_seed = false};
    assert_int_equal(game_plan_seed(&seeded), 9);
    assert_int_equal(game_plan_next_seed(&seeded, false, 9), 10);
    assert_int_equal(game_plan_next_seed(&free, true, 9), 10);
    assert_int_equal(game_plan_next_seed(&seeded, false, PLAN_SEED_MAX), 0);
    int64_t after_greatest = game_plan_next_seed(&seeded, true, INT64_MAX);
    assert_in_range(after_greatest, 0, PLAN_SEED_MAX);
    for (int i = 0; i < 50; i++) assert_in_range(game_plan_next_seed(&free, false, 9), 0, PLAN_SEED_MAX);
}

static void test_command_line(void **unused) {
    (void)unused;
    static const struct {
        StartOptions start;
        const char *says; /* NULL: it can be played */
    } rows[] = {
        {{.game = "corellian-spike", .seats = "human:Ana,ai:novice:Bo,random"}, NULL},
        {{.is_demo = true, .options = {"end=hands 1"}, .option_count = 1}, NULL},
        {{.preset = "casino-betting", .has_seed = true, .seed = 4}, NULL},
        {{.game = "chess"}, "--game chess: "},
        {{.preset = "nothing"}, "nothing"},
        {{.options = {"ante=0"}, .option_count = 1}, "ante"},
        {{.options = {"colour=red"}, .option_count = 1}, "colour"},
        {{.seats = "ai:genius"}, "ai:regular"},
        {{.seats = "human"}, "2"},
        {{.seats = "human,human,human,human,human,human,human,human,human"}, "at most 8"},
        {{.seats = "human:Bo,ai:novice:Bo"}, "Bo sits twice"},
        {{.credits = 1}, "ante"},
        {{.items = "ring,ship", .options = {"stakes=on"}, .option_count = 1}, NULL},
        {{.items = "none", .options = {"stakes=on"}, .option_count = 1}, NULL},
        {{.items = "ring"}, "stakes=pot"},
        {{.items = "ring,", .options = {"stakes=on"}, .option_count = 1}, "ring,blaster"},
        {{.items = "moon", .options = {"stakes=on"}, .option_count = 1}, "ring,blaster"},
        {{.is_resumed = true}, "no game was left unfinished in /nowhere"},
        {{.replay = "/nowhere/game.sabacc"}, "/nowhere/game.sabacc"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        GamePlan plan;
        char words[512] = "";
        Text why = text_over(words, sizeof words);
        bool is_good = game_plan_from_start(&plan, &rows[i].start, "/nowhere", &why);
        if (is_good != (rows[i].says == NULL)) fail_msg("row %zu: %s", i, words);
        if (rows[i].says && !strstr(words, rows[i].says)) fail_msg("row %zu: %s", i, words);
    }
}

static void test_seats_of_the_command_line(void **unused) {
    (void)unused;
    GamePlan plan;
    char words[256];
    Text why = text_over(words, sizeof words);
    StartOptions start = {.seats = "human,ai:novice:Bo,ai:regular,human", .credits = 40};
    assert_true(game_plan_from_start(&plan, &start, "", &why));
    assert_string_equal(plan.setup.seat[0].name, "Player");
    assert_string_equal(plan.setup.seat[1].name, "Bo");
    assert_string_equal(plan.setup.seat[1].agent, "ai:novice");
    assert_true(plan.setup.seat[2].name[0] != '\0');
    assert_string_equal(plan.setup.seat[3].name, "Player 2");
    for (int seat = 0; seat < 4; seat++) assert_int_equal(plan.setup.rules.credits[seat], 40);
}

/* Whoever has no name is given one that nobody else has, also where it was typed or is an opponent's. */
static void test_names_of_the_nameless(void **unused) {
    (void)unused;
    GamePlan plan;
    char words[256];
    Text why = text_over(words, sizeof words);
    StartOptions start = {.seats = "human:Player 3,ai:regular:Vex,human,human", .credits = 40};
    assert_true(game_plan_from_start(&plan, &start, "", &why));
    assert_string_equal(plan.setup.seat[2].name, "Player 2");
    assert_string_equal(plan.setup.seat[3].name, "Player 4");
    plan.setup.seat[0].name[0] = plan.setup.seat[2].name[0] = '\0';
    game_plan_name_seats(&plan, "Vex");
    assert_string_equal(plan.setup.seat[0].name, "Player");
    assert_string_equal(plan.setup.seat[2].name, "Player 2");
}

static UiEvent change(const char *key, const char *part, int value) {
    UiEvent event = {.kind = UI_EVENT_CHANGE, .value = value};
    snprintf(event.name, sizeof event.name, "option:%s%s", key, part);
    return event;
}

/* Steps through all numbers that one stepper offers; each is kept and lies in its range. */
static void try_numbers(MatchSetup *setup, SabaccOptionId id, const char *part) {
    const SabaccValue *value = &setup->rules.options[id];
    const int32_t *number = strcmp(part, ":m") == 0 ? &value->m : &value->n;
    SabaccRange range = sabacc_option_range(id, value->form);
    int form = value->form, count = nice_count(*number, range.min, range.max);
    for (int place = 0; place < count; place++) {
        int32_t wanted = nice_at(place, *number, range.min, range.max);
        UiEvent event = change(sabacc_option_spec(id)->key, part, place);
        assert_true(wanted >= range.min && wanted <= range.max);
        assert_true(setup_options_take(setup, &event));
        assert_int_equal(*number, wanted);
        assert_int_equal(value->form, form);
        count = nice_count(*number, range.min, range.max);
    }
    assert_int_equal(*number, range.max < 1000000000 ? range.max : *number);
}

/* Every form of every option of every game can be reached by its widgets, every number from end to end of its
   range, and whatever is set is a value that the rules read back. */
static void test_options_by_widgets(void **unused) {
    (void)unused;
    for (int g = 0; g < sabacc_game_count(); g++) {
        MatchSetup setup;
        const SabaccGame *game = sabacc_game_at(g);
        match_setup_init(&setup, game, game->min_seats, 1000);
        for (int i = 0; i < game->option_count; i++) {
            SabaccOptionId id = game->options[i].id;
            const char *key = sabacc_option_spec(id)->key;
            const SabaccValue *value = &setup.rules.options[id];
            int place = 0;
            uint32_t reached = 0, wanted = 0;
            if (option_kind(id) == OPTION_NUMBER) try_numbers(&setup, id, "");
            for (int form = 0; form < option_form_count(id) && option_kind(id) != OPTION_NUMBER; form++) {
                if (!sabacc_game_has_form(game, id, form)) continue;
                UiEvent event = change(key, "", option_kind(id) == OPTION_SWITCH ? form == 0 : place++);
                assert_true(setup_options_take(&setup, &event));
                wanted |= UINT32_C(1) << form;
                reached |= UINT32_C(1) << value->form;
                if (option_form_numbers(id, value->form) > 0) try_numbers(&setup, id, ":n");
                if (option_form_numbers(id, value->form) > 1) try_numbers(&setup, id, ":m");
            }
            assert_int_equal(reached, wanted);
        }
        assert_string_equal(setup.preset, "");
    }
}

/* "d6 5-3" is no value: the other number goes along. */
static void test_spans_stay_spans(void **unused) {
    (void)unused;
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_find("swag"), 2, 1000);
    const SabaccValue *value = &setup.rules.options[SABACC_OPTION_SHIFT_ON];
    assert_int_equal(value->n, 4);
    UiEvent down = change("shift-on", ":m", 1), up = change("shift-on", ":n", 4);
    assert_true(setup_options_take(&setup, &down));
    assert_int_equal(value->n, 2);
    assert_int_equal(value->m, 2);
    assert_true(setup_options_take(&setup, &up));
    assert_int_equal(value->n, 5);
    assert_int_equal(value->m, 5);
}

/* An invalid combination can be chosen, is explained in a sentence, and cannot be started. */
static void test_options_that_do_not_go_together(void **unused) {
    (void)unused;
    GamePlan plan;
    char words[256] = "";
    Text why = text_over(words, sizeof words);
    game_plan_usual(&plan);
    game_plan_set_game(&plan, sabacc_game_find("classic"));
    UiEvent symbol = change("shift", "", SABACC_SHIFT_BY_SYMBOL), die = change("shift-on", "", 3),
            doubles = change("shift-on", "", 0);
    assert_true(setup_options_take(&plan.setup, &symbol));
    assert_true(game_plan_check(&plan, &why));
    assert_true(setup_options_take(&plan.setup, &die));
    assert_false(game_plan_check(&plan, &why));
    assert_non_null(strstr(words, "let doubles bring the shift"));
    assert_true(setup_options_take(&plan.setup, &doubles));
    assert_true(game_plan_check(&plan, &why));
}

/* Players see titles: every option, every form of a choice, every preset has one, and no number is left as a
 * letter. */
static void test_options_have_words(void **unused) {
    (void)unused;
    for (int id = 0; id < SABACC_OPTIONS; id++) {
        SabaccOptionId option = (SabaccOptionId)id;
        assert_string_not_equal(option_title(option), sabacc_option_spec(option)->key);
        for (int form = 0; form < option_form_count(option); form++) {
            char title[64], help[256];
            Text in_short = text_over(title, sizeof title), in_full = text_over(help, sizeof help);
            SabaccValue value = {.form = form, .n = 7, .m = 9};
            option_value_title(option, &value, &in_short);
            option_value_help(option, &value, &in_full);
            assert_true(option_kind(option) != OPTION_CHOICE || option_has_words(option, form));
            assert_true(title[0] && help[0] && !strchr(title, '{') && !strchr(help, '{'));
            for (int n = 0; option_kind(option) == OPTION_CHOICE && n < option_form_numbers(option, form);
                 n++) {
                assert_true(option_number_label(option, form, n)[0]);
                if (!strchr(title, n == 0 ? '7' : '9')) fail_msg("%s", title);
            }
        }
    }
    for (int g = 0; g < sabacc_game_count(); g++) {
        const SabaccGame *game = sabacc_game_at(g);
        assert_true(game->line && game->line[0]);
        for (int i = 0; i < game->preset_count; i++)
            assert_string_not_equal(preset_title(game->presets[i].id), game->presets[i].id);
    }
}

static void test_one_is_not_many(void **unused) {
    (void)unused;
    static const struct {
        SabaccOptionId id;
        const char *value, *title;
    } rows[] = {{SABACC_OPTION_END, "hands 1", "after 1 hand"},
                {SABACC_OPTION_END, "hands 2", "after 2 hands"},
                {SABACC_OPTION_BOMB_PENALTY, "fixed 1", "1 credit"},
                {SABACC_OPTION_BOMB_PENALTY, "fixed 3", "3 credits"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char title[64], help[256], why[256];
        Text in_short = text_over(title, sizeof title), in_full = text_over(help, sizeof help),
             no = text_over(why, sizeof why);
        SabaccSetup setup;
        sabacc_setup_init(&setup, sabacc_game_find("classic"), 3, 100);
        assert_true(sabacc_option_set(&setup, sabacc_option_spec(rows[i].id)->key, rows[i].value, &no));
        option_value_title(rows[i].id, &setup.options[rows[i].id], &in_short);
        option_value_help(rows[i].id, &setup.options[rows[i].id], &in_full);
        assert_string_equal(title, rows[i].title);
        assert_null(strstr(help, " 1 hands"));
    }
}

static void test_presets(void **unused) {
    (void)unused;
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_at(0), 2, 1000);
    assert_int_equal(preset_index(&setup), 0);
    for (int i = 0; i <= sabacc_game_at(0)->preset_count; i++) {
        preset_choose(&setup, i);
        assert_int_equal(preset_index(&setup), i);
    }
    UiEvent event = change("ante", "", 5);
    assert_true(setup_options_take(&setup, &event));
    assert_int_equal(preset_index(&setup), -1);
    preset_choose(&setup, 0);
    assert_int_equal(preset_index(&setup), 0);
}

static void test_nice_numbers(void **unused) {
    (void)unused;
    static const int32_t values[] = {1, 7, 100, 101, 99999, 100000};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        int place = nice_index(values[i], 1, 100000), count = nice_count(values[i], 1, 100000);
        assert_int_equal(nice_at(place, values[i], 1, 100000), values[i]);
        for (int k = 1; k < count; k++) {
            assert_true(nice_at(k, values[i], 1, 100000) > nice_at(k - 1, values[i], 1, 100000));
        }
        assert_int_equal(nice_at(0, values[i], 1, 100000), 1);
        assert_int_equal(nice_at(count - 1, values[i], 1, 100000), 100000);
    }
}

/* The kinds of hand of a game with one of its options, as the page lists them. */
static void read_ladder(const char *game, const char *key, const char *value, Ladder *ladder) {
    SabaccSetup setup;
    SabaccState state;
    char words[256];
    Text why = text_over(words, sizeof words);
    const SabaccGame *found = sabacc_game_find(game);
    sabacc_setup_init(&setup, found, found->min_seats, 1000);
    if (key && !sabacc_option_set(&setup, key, value, &why)) fail_msg("%s", words);
    sabacc_start(&state, &setup, NULL);
    ladder_read(&state.table, ladder);
}

static int copies_in_deck(const SabaccTable *table, SabaccCard card) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(table, cards, copies);
    for (int i = 0; i < count; i++)
        if (cards[i] == card) return copies[i];
    return 0;
}

/* Every kind of hand has an example: cards of the table's deck, as many as a hand has there, and of that
 * kind. */
static void try_ladder(const char *game, const char *key, const char *value) {
    Ladder ladder;
    read_ladder(game, key, value, &ladder);
    SabaccRange sizes = sabacc_hand_sizes(&ladder.table);
    assert_true(ladder.count > 0);
    for (int i = 0; i < ladder.count; i++) {
        const LadderExample *example = &ladder.examples[i];
        assert_true(example->count >= sizes.min && example->count <= sizes.max);
        for (int c = 0; c < example->count; c++) {
            int held = 0;
            for (int other = 0; other < example->count; other++)
                held += example->cards[other] == example->cards[c];
            assert_true(held <= copies_in_deck(&ladder.table, example->cards[c]));
        }
        if (sabacc_table_game(&ladder.table)->played_for.compared == SABACC_COMPARES_LAID) continue;
        SabaccWorth worth = sabacc_worth(&ladder.table, 0, example->cards, example->count);
        assert_string_equal(sabacc_rank_word((SabaccRank)worth.rank),
                            sabacc_rank_word((SabaccRank)ladder.rungs[i].rank));
        assert_true(worth.key >= ladder.rungs[i].min_key && worth.key <= ladder.rungs[i].max_key);
    }
}

static void test_ladder_tells_the_truth(void **unused) {
    (void)unused;
    static const char *const choices[][3] = {
        {"corellian-spike", "prime-hand", "on"},
        {"corellian-spike", "max-cards", "3"},
        {"bespin-yarith", "prime-hand", "on"},
        {"kessel", "sylops-per-family", "1"},
        {"low-tech", "deal", "2"},
        {"solitaire", "moves", "1"},
        {"standard", "arrays", "on"},
        {"standard", "star", "-10"},
        {"classic", "negative-23", "equal"},
        {"classic", "star", "-10"},
        {"classic", "moderation", "-13"},
        {"local", "table", "sith-array"},
        {"local", "table", "smugglers-array"},
        {"local", "table", "republic-array"},
        {"local", "table", "partnership-array"},
        {"local", "table", "hunted-array"},
        {"local", "table", "temporal-array"},
    };
    for (int g = 0; g < sabacc_game_count(); g++) try_ladder(sabacc_game_at(g)->id, NULL, NULL);
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++)
        try_ladder(choices[i][0], choices[i][1], choices[i][2]);
}

/* The examples that the page has of its own are shown where they can be held: the rules' are for other
 * tables. */
static void test_ladder_shows_its_examples(void **unused) {
    (void)unused;
    static const struct {
        const char *game, *key, *value;
        SabaccRank rank;
        const char *cards;
    } rows[] = {
        {"local", "table", "sith-array", SABACC_RANK_SITH_ARRAY, "sith-lord fl12 st15"},
        {"local", "table", "temporal-array", SABACC_RANK_TEMPORAL_ARRAY, "fl3 fl8 fl12 fl14"},
        {"local", "table", "smugglers-array", SABACC_RANK_MINUS_23, "jedi-master jedi-master bounty-hunter"},
        {"standard", "arrays", "on", SABACC_RANK_FAIRY_EMPRESS, "queen queen"},
        {"standard", "arrays", "on", SABACC_RANK_TEMPTATION, "evil-one st12 co13"},
        {"standard", "arrays", "on", SABACC_RANK_CLOSE, "co12 sa10"}, /* the first part: 22 or -22 */
        {"corellian-spike", "prime-hand", "on", SABACC_RANK_PRIME, "tr+10 ci-10 sylop"},
        {"corellian-spike", "max-cards", "3", SABACC_RANK_SABACC, "sq+9 tr-9"},
        {"bespin-yarith", "ante", "2", SABACC_RANK_SABACC, "sq+4 tr+4 ci-8"}, /* BY-1: of three cards */
        {"force", "min-rounds", "2", SABACC_RANK_SCORE, "sa12 co8 fl1"},
        {"classic", "negative-23", "equal", SABACC_RANK_MINUS_23, "evil-one endurance"},
        {"casino", "ante", "1", SABACC_RANK_IDIOTS_ARRAY, "idiot co2 sa3 fl9"}, /* CS-1: of four cards */
        {"low-tech", "deal", "4", SABACC_RANK_MINUS_23, "balance endurance queen queen"},
        {"low-tech", "deal", "2", SABACC_RANK_MINUS_23, "evil-one endurance"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Ladder ladder;
        char bytes[128];
        Text words = text_over(bytes, sizeof bytes);
        int at = 0;
        read_ladder(rows[i].game, rows[i].key, rows[i].value, &ladder);
        while (at < ladder.count && ladder.rungs[at].rank != rows[i].rank) at++;
        assert_true(at < ladder.count);
        for (int card = 0; card < ladder.examples[at].count; card++) {
            if (card > 0) text_add_char(&words, ' ');
            sabacc_card_format(ladder.examples[at].cards[card], &words);
        }
        assert_string_equal(bytes, rows[i].cards);
    }
}

/* faces.c has the same shapes as the decks. */
static void test_faces_have_their_deck_s_shape(void **unused) {
    (void)unused;
    for (int g = 0; g < sabacc_game_count(); g++) {
        char path[512], error[256];
        snprintf(path, sizeof path, "%s/cards/%s", ASSETS, sabacc_game_at(g)->cards);
        Deck *deck = deck_open(path, error, sizeof error);
        if (!deck) fail_msg("%s", error);
        assert_float_equal(faces_shape(sabacc_game_at(g)), (float)(deck_width(deck) / deck_height(deck)),
                           0.0001);
        SabaccCard cards[SABACC_MAX_PILE];
        uint8_t copies[SABACC_MAX_PILE];
        int count = sabacc_deck_list(sabacc_game_at(g), cards, copies);
        for (int i = 0; i < count; i++) { /* every card of the game can be shown */
            char word[16];
            Text text = text_over(word, sizeof word);
            sabacc_card_format(cards[i], &text);
            if (!deck_has_face(deck, word)) fail_msg("%s lacks %s", path, word);
        }
        deck_close(deck);
    }
}

static void want_face(const Deck *deck, SabaccCard card) {
    char word[24];
    Text text = text_over(word, sizeof word);
    sabacc_card_format(card, &text);
    if (!deck_has_face(deck, word)) fail_msg("%s lacks %s", deck_name(deck), word);
}

static Deck *house_deck(const char *name) {
    char path[512], error[256];
    snprintf(path, sizeof path, "%s/cards/%s", ASSETS, name);
    Deck *deck = deck_open(path, error, sizeof error);
    if (!deck) fail_msg("%s", error);
    return deck;
}

/* What lies beside a deck has its faces too: shift tokens, and side cards under every rule. */
static void test_tokens_and_side_cards_have_faces(void **unused) {
    (void)unused;
    Deck *tokens = house_deck("tokens"), *pazaak = house_deck("pazaak");
    for (int i = 0; i < TOKEN_KINDS; i++) {
        assert_true(sabacc_card_is_token(token_at(i)));
        want_face(tokens, token_at(i));
    }
    SabaccSetup setup;
    SabaccState state;
    SabaccCard kinds[SABACC_MAX_PILE];
    sabacc_setup_init(&setup, sabacc_game_find("pazaak"), 2, 1000);
    assert_true(sabacc_option_set(&setup, "side-cards", "full-10", NULL));
    sabacc_start(&state, &setup, NULL);
    int count = sabacc_side_list(&state.table, kinds);
    assert_int_equal(count, 26);
    for (int i = 0; i < count; i++) want_face(pazaak, kinds[i]);
    deck_close(pazaak);
    deck_close(tokens);
}

/* No face is drawn for a card that no game has, and tokens lie in their own folder. */
static void test_faces_are_cards(void **unused) {
    (void)unused;
    static const char *const decks[] = {"spike", "classic", "local", "kessel", "pazaak", "tokens"};
    for (size_t d = 0; d < sizeof decks / sizeof *decks; d++) {
        Deck *deck = house_deck(decks[d]);
        for (size_t i = 0; i < deck_face_count(deck); i++) {
            const char *face = deck_face_name(deck, i);
            if (strncmp(face, "back", 4) == 0) continue;
            SabaccCard card = sabacc_card_parse(face, strlen(face));
            if (card == SABACC_CARD_NONE) fail_msg("%s: %s is no card", decks[d], face);
            assert_int_equal(sabacc_card_is_token(card), strcmp(decks[d], "tokens") == 0);
        }
        deck_close(deck);
    }
}

/* ---- house rules ---- */

static HouseRules named(const char *game, const char *name, const char *ante) {
    SabaccSetup setup;
    char words[256];
    Text why = text_over(words, sizeof words);
    sabacc_setup_init(&setup, sabacc_game_find(game), 2, 0);
    assert_true(sabacc_option_set(&setup, "ante", ante, &why));
    return house_rules_of(&setup, name);
}

static int32_t ante_of(const HouseEntry *entry) { return entry->rules.options[SABACC_OPTION_ANTE].n; }

static void test_house_rules_are_kept(void **unused) {
    (void)unused;
    static HouseList list;
    char directory[] = "/tmp/sabacc-house-XXXXXX", path[PLAN_PATH], words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    assert_non_null(mkdtemp(directory));
    house_list_read(&list, directory);
    assert_int_equal(list.count, 0);
    HouseRules friday = named("classic", "Friday", "5"), other = named("swag", "Friday", "6"),
               alike = named("classic", "friday!", "7"), again = named("classic", "Friday", "8"),
               bad = named("classic", " ", "9");
    assert_true(house_list_save(&list, directory, &friday, &why));
    assert_true(house_list_save(&list, directory, &other, &why)); /* the same name in another game */
    assert_true(house_list_save(&list, directory, &alike, &why)); /* its file would be called the same */
    assert_int_equal(list.count, 3);
    assert_true(house_list_save(&list, directory, &again, &why)); /* in the place of the first */
    assert_int_equal(list.count, 3);
    assert_string_equal(words, "");
    assert_false(house_list_save(&list, directory, &bad, &why));
    assert_non_null(strstr(words, "space"));
    int antes = 0;
    for (int i = 0; i < list.count; i++) antes += ante_of(&list.entry[i]);
    assert_int_equal(antes, 8 + 6 + 7);
    /* A list that another program has made old meanwhile. */
    static HouseList old;
    assert_true(house_list_save(&old, directory, &friday, &why));
    assert_true(house_list_save(&old, directory, &again, &why));
    assert_int_equal(old.count, 3);
    /* A broken file is reported, and the others are still listed. */
    snprintf(path, sizeof path, "%s/house-rules/broken.sabacc-rules", directory);
    FILE *file = fopen(path, "w");
    fputs("{\n\"sabacc-house-rules\": 2}", file);
    fclose(file);
    house_list_read(&list, directory);
    assert_int_equal(list.count, 3);
    assert_non_null(strstr(list.problem, "broken.sabacc-rules:2:1: "));
    remove(path);
    while (list.count > 0) assert_true(house_list_delete(&list, directory, 0, &why));
    house_list_read(&list, directory);
    assert_string_equal(list.problem, "");
    snprintf(path, sizeof path, "%s/house-rules", directory);
    assert_int_equal(rmdir(path), 0);
    snprintf(path, sizeof path, "%s/.lock", directory);
    assert_int_equal(remove(path), 0);
    assert_int_equal(rmdir(directory), 0);
}

static void test_house_rules_of_the_command_line(void **unused) {
    (void)unused;
    char directory[] = "/tmp/sabacc-house-XXXXXX", path[PLAN_PATH], words[512] = "";
    Text why = text_over(words, sizeof words);
    assert_non_null(mkdtemp(directory));
    snprintf(path, sizeof path, "%s/friday.sabacc-rules", directory);
    HouseRules rules = named("swag", "Friday", "5");
    assert_true(house_rules_write(path, &rules, &why));
    GamePlan plan;
    StartOptions start = {.preset = path, .options = {"min-bet=2"}, .option_count = 1};
    if (!game_plan_from_start(&plan, &start, "", &why)) fail_msg("%s", words);
    assert_string_equal(plan.setup.rules.game->id, "swag"); /* the file says which game */
    assert_int_equal(plan.setup.rules.options[SABACC_OPTION_ANTE].n, 5);
    assert_int_equal(plan.setup.rules.options[SABACC_OPTION_MIN_BET].n, 2);
    assert_string_equal(plan.setup.preset, ""); /* the record names its options, no file */
    start.game = "classic";
    assert_false(game_plan_from_start(&plan, &start, "", &why));
    assert_string_equal(words, "the house rules 'Friday' are of swag, not of classic");
    remove(path);
    why = text_over(words, sizeof words);
    assert_false(game_plan_from_start(&plan, &start, "", &why));
    assert_non_null(strstr(words, "friday.sabacc-rules: No such file"));
    rmdir(directory);
}

/* PL-2: with stakes on, every seat gets items unless the player has chosen; otherwise none. */
static void test_items_suit_the_rules(void **unused) {
    (void)unused;
    GamePlan plan;
    char words[256];
    Text why = text_over(words, sizeof words);
    SabaccSetup *rules = &plan.setup.rules;
    game_plan_usual(&plan);
    rules->items[0] = 1;
    game_plan_suit_items(rules);
    assert_int_equal(rules->items[0], 0);
    assert_true(sabacc_option_set(rules, "stakes", "on", &why));
    game_plan_suit_items(rules);
    for (int seat = 0; seat < PLAN_SEATS; seat++) assert_int_equal(rules->items[seat], PLAN_ITEMS);
    UiEvent event = {.kind = UI_EVENT_ACTIVATE, .name = "owns:ring:2"};
    assert_true(setup_items_take(rules, &event));
    assert_int_equal(rules->items[2], PLAN_ITEMS & ~1);
    game_plan_suit_items(rules);
    assert_int_equal(rules->items[2], PLAN_ITEMS & ~1);
    snprintf(event.name, sizeof event.name, "start");
    assert_false(setup_items_take(rules, &event));
    game_plan_set_seats(&plan, 5);
    assert_int_equal(rules->items[4], PLAN_ITEMS);
    game_plan_set_game(&plan, sabacc_game_find("kessel")); /* which knows no stakes */
    game_plan_suit_items(rules);
    assert_int_equal(rules->items[0], 0);
    assert_true(setup_items_height(rules) == 0);
}

static void test_setup_comes_back(void **unused) {
    (void)unused;
    char directory[] = "/tmp/sabacc-saves-XXXXXX", path[64], words[256];
    Text why = text_over(words, sizeof words);
    assert_non_null(mkdtemp(directory));
    GamePlan plan, read;
    game_plan_usual(&plan);
    game_plan_set_seats(&plan, 6);
    game_plan_set_agent(&plan, 3, "ai:novice");
    snprintf(plan.setup.seat[0].name, MATCH_WORDS, "Zoë");
    plan.setup.rules.dealer = 2;
    plan.setup.allow_undo = false;
    assert_true(sabacc_option_set(&plan.setup.rules, "limit", "fixed 3 6", &why));
    assert_true(sabacc_option_set(&plan.setup.rules, "stakes", "on", &why));
    plan.setup.rules.items[4] = 1 << SABACC_ITEM_SHIP;
    assert_true(last_setup_keep(directory, &plan, &why));
    game_plan_usual(&read);
    assert_true(last_setup_read(directory, &read, &why));
    assert_memory_equal(&read.setup.rules, &plan.setup.rules, sizeof plan.setup.rules);
    assert_string_equal(read.setup.seat[0].name, "Zoë");
    assert_string_equal(read.setup.seat[3].agent, "ai:novice");
    assert_false(read.setup.allow_undo);
    plan.setup.allow_undo = MATCH_UNDO_PRACTICE;
    assert_true(last_setup_keep(directory, &plan, NULL));
    assert_true(last_setup_read(directory, &read, NULL));
    assert_int_equal(read.setup.allow_undo, MATCH_UNDO_PRACTICE);
    snprintf(path, sizeof path, "%s/setup.json", directory);
    FILE *file = fopen(path, "w");
    fputs("{\"game\": \"chess\"", file);
    fclose(file);
    assert_false(last_setup_read(directory, &read, &why)); /* a broken file is as good as none */
    assert_string_equal(read.setup.seat[0].name, "Zoë");
    remove(path);
    snprintf(path, sizeof path, "%s/.lock", directory);
    remove(path);
    assert_int_equal(rmdir(directory), 0);
}

static void put_file(const char *directory, const char *name, const char *words) {
    char path[PLAN_PATH];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(words, file);
    fclose(file);
}

static bool has_file(const char *directory, const char *name) {
    char path[PLAN_PATH];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    return file_is_plain(path);
}

static void remove_all(const char *directory) {
    char games[64];
    FileList list;
    snprintf(games, sizeof games, "%s/games", directory);
    assert_true(file_list(&list, games, 100));
    for (size_t i = 0; i < list.count; i++) {
        char path[PLAN_PATH];
        snprintf(path, sizeof path, "%s/%s", games, list.names[i]);
        remove(path);
    }
    file_list_free(&list);
    rmdir(games);
    rmdir(directory);
}

static void set_time(const char *path, long seconds) {
    struct timespec times[2] = {{.tv_sec = seconds}, {.tv_sec = seconds}};
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static const SaveNote unseen = {.allow_undo = MATCH_UNDO_UNSEEN},
                      practice = {.allow_undo = MATCH_UNDO_PRACTICE},
                      never = {.allow_undo = MATCH_UNDO_NEVER};

static void test_unfinished_game(void **unused) {
    (void)unused;
    char directory[] = "/tmp/sabacc-saves-XXXXXX", path[PLAN_PATH];
    assert_non_null(mkdtemp(directory));
    SavedGame game;
    assert_false(saves_last(directory, &game));
    assert_true(saves_begin(directory, "some-game", true, &unseen, path));
    assert_false(saves_last(directory, &game)); /* noted, but the record is not there */
    put_file("", path, "{}\n");
    assert_true(saves_last(directory, &game));
    GamePlan plan = saves_plan(&game);
    assert_int_equal(plan.kind, PLAN_RESUME);
    assert_string_equal(plan.path, path);
    assert_true(plan.setup.allow_undo);
    assert_int_equal(plan.setup.allow_undo, MATCH_UNDO_UNSEEN);
    assert_true(saves_note(path, &practice));
    assert_true(saves_last(directory, &game));
    assert_int_equal(game.note.allow_undo, MATCH_UNDO_PRACTICE);
    assert_true(saves_note(path, &never));
    assert_true(saves_last(directory, &game));
    assert_false(game.note.allow_undo);
    char other[PLAN_PATH], third[PLAN_PATH];
    assert_true(saves_begin(directory, "some-game", true, &unseen, other));
    assert_string_not_equal(other, path);
    assert_true(saves_begin(directory, "some-game", false, &unseen, third)); /* a note keeps a name, too */
    assert_string_not_equal(third, other);
    assert_true(saves_end(path));
    assert_false(saves_last(directory, &game));
    remove_all(directory);
}

/* The latest is first; whoever asks for the last one gets one that nobody plays. */
static void test_several_unfinished_games(void **unused) {
    (void)unused;
    char directory[] = "/tmp/sabacc-saves-XXXXXX", path[3][PLAN_PATH];
    assert_non_null(mkdtemp(directory));
    SavedGame games[2], last;
    for (int i = 0; i < 3; i++) {
        assert_true(saves_begin(directory, "some-game", true, &unseen, path[i]));
        put_file("", path[i], "{}\n");
        set_time(path[i], 1000 + i);
    }
    assert_int_equal(saves_unfinished(directory, games, 2), 3);
    assert_string_equal(games[0].path, path[2]);
    assert_string_equal(games[1].path, path[1]);
    FileLog log;
    assert_true(file_log_open(&log, path[2]));
    assert_int_equal(saves_unfinished(directory, games, 2), 3);
    assert_true(games[0].is_held);
    assert_false(games[1].is_held);
    assert_true(saves_last(directory, &last));
    assert_string_equal(last.path, path[1]);
    file_log_drop(&log);
    assert_true(saves_last(directory, &last));
    assert_string_equal(last.path, path[2]);
    remove_all(directory);
}

/* A note of no game is what a kill leaves; a new one may be another program's, which begins a game. */
static void test_notes_of_no_game_are_swept(void **unused) {
    (void)unused;
    char directory[] = "/tmp/sabacc-saves-XXXXXX", games[64], old[PLAN_PATH];
    assert_non_null(mkdtemp(directory));
    snprintf(games, sizeof games, "%s/games", directory);
    assert_true(file_make_folder(games));
    const char *const notes[] = {"new.unfinished", "old.unfinished", "game.unfinished"};
    for (size_t i = 0; i < 3; i++) {
        put_file(games, notes[i], "{\"undo\": true}");
        snprintf(old, sizeof old, "%s/%s", games, notes[i]);
        if (i > 0) set_time(old, 1000);
    }
    put_file(games, "game.sabacc", "{}\n");
    put_file(games, "old.sabacc.12345678.part", "{}\n");
    saves_sweep(directory);
    assert_true(has_file(games, "new.unfinished"));
    assert_false(has_file(games, "old.unfinished"));
    assert_true(has_file(games, "game.unfinished"));
    assert_false(has_file(games, "old.sabacc.12345678.part"));
    remove_all(directory);
}

/* The note's name is longer than the record's. */
static void test_a_path_too_long_for_its_note(void **unused) {
    (void)unused;
    char path[PLAN_PATH];
    for (int i = 0; i < PLAN_PATH - 10; i++) path[i] = i % 2 ? '/' : 'd';
    snprintf(path + PLAN_PATH - 10, 10, ".sabacc");
    assert_false(saves_note(path, &unseen));
    assert_int_equal(errno, ENAMETOOLONG);
}

/* What an earlier version has noted holds a path, which may be of another place. */
static void test_game_of_an_earlier_version(void **unused) {
    (void)unused;
    char directory[] = "/tmp/sabacc-saves-XXXXXX", games[64];
    assert_non_null(mkdtemp(directory));
    SavedGame game;
    snprintf(games, sizeof games, "%s/games", directory);
    assert_true(file_make_folder(games));
    put_file(games, "unfinished.json", "{\"record\": \"data/games/old.sabacc\", \"undo\": false}");
    assert_false(saves_last(directory, &game));
    put_file(games, "old.sabacc", ""); /* as a full disk has left it: no game */
    assert_false(saves_last(directory, &game));
    put_file(games, "old.sabacc", "{}\n");
    assert_true(saves_last(directory, &game));
    assert_false(game.note.allow_undo);
    assert_false(has_file(games, "unfinished.json"));
    assert_true(has_file(games, "old.unfinished"));
    put_file(games, "unfinished.json", "{\"record\": ");
    assert_int_equal(saves_unfinished(directory, &game, 1), 1); /* a broken one changes nothing */
    remove_all(directory);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_usual_plan_can_begin),
        cmocka_unit_test(test_company_of_a_place),
        cmocka_unit_test(test_a_seat_is_taken_away),
        cmocka_unit_test(test_the_dealer_stays_who_it_is),
        cmocka_unit_test(test_film),
        cmocka_unit_test(test_film_is_asked),
        cmocka_unit_test(test_seeds_follow_each_other),
        cmocka_unit_test(test_command_line),
        cmocka_unit_test(test_seats_of_the_command_line),
        cmocka_unit_test(test_names_of_the_nameless),
        cmocka_unit_test(test_options_by_widgets),
        cmocka_unit_test(test_spans_stay_spans),
        cmocka_unit_test(test_options_that_do_not_go_together),
        cmocka_unit_test(test_options_have_words),
        cmocka_unit_test(test_one_is_not_many),
        cmocka_unit_test(test_presets),
        cmocka_unit_test(test_nice_numbers),
        cmocka_unit_test(test_ladder_tells_the_truth),
        cmocka_unit_test(test_ladder_shows_its_examples),
        cmocka_unit_test(test_faces_have_their_deck_s_shape),
        cmocka_unit_test(test_tokens_and_side_cards_have_faces),
        cmocka_unit_test(test_faces_are_cards),
        cmocka_unit_test(test_house_rules_are_kept),
        cmocka_unit_test(test_house_rules_of_the_command_line),
        cmocka_unit_test(test_items_suit_the_rules),
        cmocka_unit_test(test_setup_comes_back),
        cmocka_unit_test(test_unfinished_game),
        cmocka_unit_test(test_several_unfinished_games),
        cmocka_unit_test(test_notes_of_no_game_are_swept),
        cmocka_unit_test(test_a_path_too_long_for_its_note),
        cmocka_unit_test(test_game_of_an_earlier_version),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
