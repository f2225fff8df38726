/* What the setup says of a game in a sentence: buying in again, what is changed, how long it takes; and what
 * its ways of playing show. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "bare_ui.h"
#include "scenes/presets.h"
#include "scenes/setup/choosing.h"
#include "scenes/setup/options.h"
#include "scenes/setup/summary.h"
#include "scenes/setup/way_card.h"

static MatchSetup setup_of(const char *game) {
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_find(game), sabacc_game_find(game)->min_seats, 100);
    setup.allow_undo = MATCH_UNDO_UNSEEN;
    return setup;
}

static void set(MatchSetup *setup, const char *key, const char *value) {
    char words[256];
    Text why = text_over(words, sizeof words);
    if (!sabacc_option_set(&setup->rules, key, value, &why)) fail_msg("%s", words);
}

static void rebuy_is(const MatchSetup *setup, const char *wanted) {
    char words[256];
    setup_rebuy_words(&setup->rules, words, sizeof words);
    assert_string_equal(words, wanted);
}

static void test_buying_in_again(void **unused) {
    (void)unused;
    MatchSetup setup = setup_of("classic");
    rebuy_is(&setup, "Who has lost everything is out of the game: nobody buys in again.");
    set(&setup, "rebuy", "1");
    setup.rules.credits[0] = 250;
    rebuy_is(&setup, "Who has lost everything may buy in again, 1 time, with 250 credits.");
    set(&setup, "rebuy", "3");
    rebuy_is(&setup, "Who has lost everything may buy in again, up to 3 times, each time with 250 credits.");
    set(&setup, "end", "hands 1");
    rebuy_is(&setup, "Who has lost everything is out of the game: nobody buys in again.");
    setup = setup_of("kessel");
    rebuy_is(&setup, "Who has lost all chips is out of the game: nobody buys in again.");
    set(&setup, "rebuy", "2");
    rebuy_is(&setup, "Who has lost all chips may buy in again, up to 2 times, each time for 8 chips.");
    setup = setup_of("solitaire");
    set(&setup, "stake", "0");
    rebuy_is(&setup, "");
    set(&setup, "stake", "5");
    rebuy_is(&setup, "When your credits are gone, the game is over: nobody buys in again.");
    setup = setup_of("pazaak");
    rebuy_is(&setup, "Who loses the match loses the wager: nobody buys in again.");
}

/* Every game says something, unless nothing is at stake. */
static void test_every_game_says_it(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        MatchSetup setup = setup_of(sabacc_game_at(i)->id);
        char words[256];
        setup_rebuy_words(&setup.rules, words, sizeof words);
        bool has_stake = sabacc_game_has(setup.rules.game, SABACC_OPTION_STAKE);
        assert_int_equal(words[0] != '\0', !has_stake || setup.rules.options[SABACC_OPTION_STAKE].n > 0);
    }
}

static void changes_are(const MatchSetup *setup, const char *seed, const char *wanted,
                        const char *wanted_names) {
    char title[96], names[512];
    setup_changes(setup, seed, title, sizeof title, names, sizeof names);
    assert_string_equal(title, wanted);
    if (wanted_names) assert_string_equal(names, wanted_names);
}

static void test_what_is_changed(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        MatchSetup usual = setup_of(sabacc_game_at(i)->id);
        changes_are(&usual, "", "House rules: as the book", NULL);
    }
    MatchSetup setup = setup_of("classic");
    set(&setup, "end", "hands 7"); /* stands with the game */
    changes_are(&setup, "", "House rules: as the book", NULL);
    set(&setup, "ante", "5");
    changes_are(&setup, "", "House rules: 1 changed", "Ante");
    setup.rules.dealer = 1;
    setup.allow_undo = MATCH_UNDO_NEVER;
    changes_are(&setup, "77", "House rules: 4 changed", "Ante, Who deals first, Take back, Seed");
    setup = setup_of("solitaire"); /* its deal number stands with the game */
    changes_are(&setup, "77", "House rules: as the book", NULL);
}

static void test_what_is_said_first(void **unused) {
    (void)unused;
    char words[160];
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_find("corellian-spike"), 4, 100);
    setup_arrival_words(&setup.rules, "Return", words, sizeof words);
    assert_string_equal(words, "Corellian Spike, 4 seats: Return sits down.");
    match_setup_init(&setup, sabacc_game_find("solitaire"), 1, 100);
    setup_arrival_words(&setup.rules, "A", words, sizeof words);
    assert_string_equal(words, "Solitaire Sabacc, 1 seat: A sits down.");
}

static void length_is(const MatchSetup *setup, const char *wanted) {
    char words[96];
    assert_int_equal(choosing_length_of(&setup->rules, words, sizeof words), wanted != NULL);
    if (wanted) assert_string_equal(words, wanted);
}

static void test_how_long_it_takes(void **unused) {
    (void)unused;
    char words[96];
    for (int i = 0; i < sabacc_game_count(); i++) { /* with the seats that are measured as in the list */
        MatchSetup setup;
        const SabaccGame *game = sabacc_game_at(i);
        int seats = game->max_seats < 4 ? game->max_seats : 4;
        match_setup_init(&setup, game, seats, 100);
        sabacc_setup_suit_credits(&setup.rules);
        choosing_length(choosing_of(game), words, sizeof words);
        length_is(&setup, words);
    }
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_find("standard"), 4, 100);
    set(&setup, "end", "hands 70"); /* ten times those of a usual game */
    length_is(&setup, "About 75 minutes a game");
    set(&setup, "end", "sabacc-won");
    length_is(&setup, NULL);
    match_setup_init(&setup, sabacc_game_find("standard"), 4, 5000); /* deeper stacks last longer */
    length_is(&setup, NULL);
}

/* ---- ways of playing as pictures ---- */

static bool is_alike(const Way *one, const Way *other) {
    bool has_stacks = one->has_chips || one->scene == WAY_STAKES;
    return one->scene == other->scene && memcmp(&one->hand, &other->hand, sizeof one->hand) == 0 &&
           memcmp(one->sign, other->sign, sizeof one->sign) == 0 && one->discards == other->discards &&
           one->has_chips == other->has_chips &&
           (!has_stacks || one->rules.credits[0] == other->rules.credits[0]);
}

static Way way_of(const SabaccGame *game, int preset, const LadderExample *usual) {
    Way way;
    MatchSetup setup = setup_of(game->id);
    preset_choose(&setup, preset);
    way_read(&way, &setup.rules, usual, preset > 0 ? &game->presets[preset - 1] : NULL);
    return way;
}

/* No two cards of a game have the same picture, even where a preset names what is usual. */
static void test_ways_look_different(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        SabaccState state;
        Ladder ladder;
        ladder_read_game(game, &state, &ladder);
        for (int a = 0; a <= game->preset_count; a++)
            for (int b = 0; b < a; b++) {
                Way one = way_of(game, a, &ladder.examples[0]), other = way_of(game, b, &ladder.examples[0]);
                if (is_alike(&one, &other)) fail_msg("%s: ways %d and %d look alike", game->id, b, a);
            }
    }
}

static void test_an_array_is_shown(void **unused) {
    (void)unused;
    const SabaccGame *game = sabacc_game_find("local");
    SabaccState state;
    Ladder ladder;
    ladder_read_game(game, &state, &ladder);
    MatchSetup setup = setup_of("local");
    set(&setup, "table", "hunted-array");
    Way way;
    way_read(&way, &setup.rules, &ladder.examples[0], NULL);
    char words[64];
    Text text = text_over(words, sizeof words);
    for (int i = 0; i < 2; i++) sabacc_card_format(way.hand.cards[i], &text);
    assert_string_equal(words, "bounty-hunterbounty-hunter");
}

/* Draws how the game ends; true if the number has a widget of its own, and then its box and that of the
 * words. */
static bool draw_end(BareUi *bare, const MatchSetup *setup, Box *choice, Box *number) {
    const Box card = {40, 40, 420, 200};
    Layout layout = layout_for(1920, 1080);
    canvas_begin(bare->canvas, &layout);
    ui_begin(bare->ui, bare->canvas, 0);
    setup_option_draw(bare->ui, card, setup, SABACC_OPTION_END, false);
    assert_true(ui_place_of(bare->ui, "option:end", choice));
    bool has_number = ui_place_of(bare->ui, "option:end:n", number);
    ui_end(bare->ui);
    return has_number;
}

/* The words of the end say their number, so that its keys stand below them and say nothing. */
static void test_a_number_is_said_once(void **unused) {
    (void)unused;
    BareUi bare = bare_ui_open();
    MatchSetup setup = setup_of("corellian-spike");
    Box choice, number;
    set(&setup, "end", "dealer-cycles 3");
    assert_true(draw_end(&bare, &setup, &choice, &number));
    assert_true(number.y >=
                choice.y + choice.height); /* arrows lead down to it: those aside change the words */
    const Transcript *shown = canvas_transcript(bare.canvas);
    int first = 0, none = 0;
    assert_null(transcript_next(shown, "option:end:n", &none));
    assert_string_equal(transcript_next(shown, "option:end", &first)->words, "deal goes round 3×");
    set(&setup, "end", "last-standing");
    assert_false(draw_end(&bare, &setup, &choice, &number));
    bare_ui_close(&bare);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_number_is_said_once), cmocka_unit_test(test_buying_in_again),
        cmocka_unit_test(test_every_game_says_it),    cmocka_unit_test(test_what_is_changed),
        cmocka_unit_test(test_what_is_said_first),    cmocka_unit_test(test_how_long_it_takes),
        cmocka_unit_test(test_ways_look_different),   cmocka_unit_test(test_an_array_is_shown)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
