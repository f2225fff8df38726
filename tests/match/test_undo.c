/* How far moves may be undone: never over what their player has seen since. */
#include "helpers.h"

#include "match/playthrough.h"
#include "random_setup.h"

static MatchSetup setup_for(const char *game, int seats, MatchUndo allowed) {
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_find(game), seats, 100);
    setup.rules.dealer = 0;
    setup.has_seed = true;
    setup.seed = 42;
    setup.allow_undo = allowed;
    return setup;
}

/* The croupier's chance until a seat is to act, or the game is over. */
static void let_deal(Match *match) {
    while (match_to_act(match) == SABACC_CROUPIER) assert_int_equal(match_step(match).outcome, MATCH_APPLIED);
}

static Match *dealt(const char *game, int seats, MatchUndo allowed) {
    MatchSetup setup = setup_for(game, seats, allowed);
    Match *match = begin_match(&setup, NULL);
    let_deal(match);
    return match;
}

static void expect_barred(Match *match, int seat, MatchUndoBar bar) {
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    SabaccState before = {.table = *match_public(match)};
    assert_int_equal(match_undo_bar(match, seat), bar);
    assert_int_equal(match_can_undo(match, seat), bar == MATCH_UNDO_IS_FREE);
    if (bar == MATCH_UNDO_IS_FREE) return;
    assert_false(match_undo(match, seat, &why));
    assert_memory_equal(&before.table, match_public(match), sizeof before.table);
}

static void test_a_card_that_was_dealt_stays(void **state) {
    (void)state;
    Match *match = dealt("corellian-spike", 2, MATCH_UNDO_UNSEEN);
    expect_barred(match, 1, MATCH_UNDO_HAS_NOTHING);
    act(match, "1 draw deck");
    let_deal(match);
    expect_barred(match, 1, MATCH_UNDO_CARD_SEEN);
    act(match, "0 draw deck"); /* face down: the other has not seen it */
    expect_barred(match, 1, MATCH_UNDO_CARD_SEEN);
    match_free(match);
}

static void test_what_others_do_unseen_may_be_undone(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    Match *match = dealt("corellian-spike", 3, MATCH_UNDO_UNSEEN);
    act(match, "1 stand");
    act(match, "2 draw deck");
    let_deal(match);
    expect_barred(match, 1, MATCH_UNDO_IS_FREE);
    expect_barred(match, 2, MATCH_UNDO_CARD_SEEN);
    act(match, "0 stand");
    act(match, "1 bet 5");
    act(match, "2 raise 12");
    act(match, "0 fold");
    expect_barred(match, 1, MATCH_UNDO_IS_FREE);
    assert_true(match_undo(match, 1, &why));
    assert_int_equal(match_to_act(match), 1);
    assert_int_equal(match_public(match)->turn.level, 0);
    match_free(match);
}

static void test_dice_stay(void **state) {
    (void)state;
    Match *match = dealt("corellian-spike", 2, MATCH_UNDO_UNSEEN);
    act(match, "1 stand");
    act(match, "0 stand");
    act(match, "1 check");
    act(match, "0 check");
    expect_barred(match, 0, MATCH_UNDO_IS_FREE);
    assert_int_equal(match_step(match).action.verb, SABACC_VERB_ROLL);
    let_deal(match);
    expect_barred(match, 1, MATCH_UNDO_ROLL_SEEN);
    expect_barred(match, 0, MATCH_UNDO_ROLL_SEEN);
    match_free(match);
}

static void test_the_end_of_a_hand_stays(void **state) {
    (void)state;
    Match *match = dealt("corellian-spike", 2, MATCH_UNDO_UNSEEN);
    act(match, "1 stand");
    act(match, "0 stand");
    act(match, "1 bet 5");
    act(match, "0 fold"); /* no hand was shown */
    expect_barred(match, 1, MATCH_UNDO_HAND_OVER);
    expect_barred(match, 0, MATCH_UNDO_HAND_OVER);
    let_deal(match);
    expect_barred(match, 1, MATCH_UNDO_HAND_OVER);
    match_free(match);
}

static void test_practice_goes_over_everything(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    Match *match = dealt("corellian-spike", 2, MATCH_UNDO_PRACTICE);
    act(match, "1 draw deck");
    let_deal(match);
    act(match, "0 stand");
    act(match, "1 bet 5");
    act(match, "0 fold");
    let_deal(match);
    for (int i = 0; i < 2; i++) assert_true(match_undo(match, 1, &why));
    assert_int_equal(match_to_act(match), 1);
    assert_int_equal(match_public(match)->hand, 1);
    expect_barred(match, 1, MATCH_UNDO_HAS_NOTHING);
    match_free(match);
}

static void test_nothing_is_undone_where_that_is_forbidden(void **state) {
    (void)state;
    Match *match = dealt("corellian-spike", 2, MATCH_UNDO_NEVER);
    act(match, "1 stand");
    expect_barred(match, 1, MATCH_UNDO_IS_FORBIDDEN);
    match_free(match);
}

/* ---- every game ---- */

enum { FACES = 1 << (8 * sizeof(SabaccCard)), GAMES = 30, ACTIONS = 400 };

typedef struct Known {
    uint16_t faces[FACES];
} Known;

static void count(Known *known, const SabaccCard *cards, int n) {
    for (int i = 0; i < n; i++)
        if (cards[i] != SABACC_CARD_HIDDEN && cards[i] != SABACC_CARD_NONE)
            known->faces[(size_t)cards[i] & (FACES - 1)]++;
}

/* All faces that the seat sees or remembers. */
static Known known_to(const SabaccState *state, int seat) {
    Known known = {{0}};
    SabaccView view;
    sabacc_view(state, seat, &view);
    const SabaccTable *table = &view.table;
    count(&known, table->discard, table->discard_count);
    count(&known, table->blood_discard, table->blood_discard_count);
    count(&known, &table->turn.aside, 1);
    for (int i = 0; i < SABACC_MAX_SEATS; i++) {
        const SabaccSeat *at = &table->seat[i];
        count(&known, at->hand, at->hand_count);
        count(&known, at->draws, at->draw_count);
        count(&known, at->laid, at->laid_count);
        count(&known, at->tokens, at->token_count);
        count(&known, at->side, at->side_count);
    }
    return known;
}

/* A card that turns up: one more of a face than was known before. */
static bool turns_up(const Known *before, const Known *after) {
    for (int face = 0; face < FACES; face++)
        if (after->faces[face] > before->faces[face]) return true;
    return false;
}

/* At random tables of a game: whoever sees a new face has seen news. */
static int play_watched(const SabaccGame *game, Rng *rng) {
    MatchSetup setup = {.rules = random_setup(game, random_seats(game, rng), rng)};
    Playthrough play;
    int seen = 0;
    playthrough_begin(&play, &setup, NULL);
    for (int i = 0; i < ACTIONS && !play.state.table.over; i++) {
        SabaccAction action;
        Known before[SABACC_MAX_SEATS];
        uint8_t dice[SABACC_MAX_DICE];
        memcpy(dice, play.state.table.dice, sizeof dice);
        for (int seat = 0; seat < play.state.table.seats; seat++) before[seat] = known_to(&play.state, seat);
        sabacc_random_action(&play.state, rng, &action);
        assert_int_equal(playthrough_apply(&play, &action, PLAYTHROUGH_QUEUE, 0), SABACC_OK);
        SeenNews news = play.history[play.history_count - 1].news;
        bool rolled =
            memcmp(dice, play.state.table.dice, sizeof dice) != 0 && play.state.table.dice_count > 0;
        if (rolled) assert_true(news.is_roll);
        for (int seat = 0; seat < play.state.table.seats; seat++) {
            Known after = known_to(&play.state, seat);
            if (!turns_up(&before[seat], &after)) continue;
            seen++;
            if (!seat_in(news.cards, seat) && !news.is_roll && !news.is_end) {
                char words[SENTENCE];
                Text text = text_over(words, sizeof words);
                sabacc_action_format(&action, true, &text);
                fail_msg("%s: %s shows seat %d a card", game->id, words, seat);
            }
        }
    }
    playthrough_free(&play);
    return seen;
}

static void test_whoever_sees_a_card_has_news_in_every_game(void **state) {
    (void)state;
    for (int i = 0; i < sabacc_game_count(); i++) {
        Rng rng = rng_of(11, (uint64_t)i);
        int seen = 0;
        for (int k = 0; k < GAMES; k++) seen += play_watched(sabacc_game_at(i), &rng);
        if (seen < GAMES) fail_msg("%s: hardly a card was seen", sabacc_game_at(i)->id);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_card_that_was_dealt_stays),
        cmocka_unit_test(test_what_others_do_unseen_may_be_undone),
        cmocka_unit_test(test_dice_stay),
        cmocka_unit_test(test_the_end_of_a_hand_stays),
        cmocka_unit_test(test_practice_goes_over_everything),
        cmocka_unit_test(test_nothing_is_undone_where_that_is_forbidden),
        cmocka_unit_test(test_whoever_sees_a_card_has_news_in_every_game),
    };
    return cmocka_run_group_tests_name("undo", tests, NULL, NULL);
}
