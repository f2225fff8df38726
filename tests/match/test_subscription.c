/* Subscriptions: who may watch a match, and that a viewer gets only its own table and events. */
#include "helpers.h"
#include "match/subscription.h"
#include "match/truth.h"

/* Three seats, of which the first is a person's. */
static Match *begin(const char *record_path) {
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(3, 60, "hands 3");
    setup.allow_undo = true;
    for (int seat = 0; seat < 3; seat++)
        snprintf(setup.seat[seat].agent, MATCH_WORDS, "%s", seat == 0 ? "human" : "ai:regular");
    Match *match = match_new(&setup, NULL, record_path, &why);
    if (match == NULL) fail_msg("%s", bytes);
    for (int seat = 1; seat < 3; seat++) match_set_driver(match, seat, &(MatchDriver){.ask = random_ask});
    return match;
}

static Match *replay(const char *path) {
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    Match *match = match_replay(path, NULL, &why);
    if (match == NULL) fail_msg("%s", bytes);
    return match;
}

/* Plays the person's part by what the subscription offers. */
static MatchStep play_on(Match *match, Rng *rng) {
    if (match_to_act(match) == 0) {
        MatchSubscription person = match_subscribe(match, 0);
        SabaccView view;
        SabaccOffers offers;
        SabaccAction action;
        subscription_view(&person, &view);
        subscription_offers(&person, &offers);
        const SabaccOffer *offer = &offers.list[rng_below(rng, (uint32_t)offers.count)];
        sabacc_offer_pick(&view.table, 0, offer, rng, &action);
        assert_true(match_post(match, match_serial(match), &action));
    }
    return match_step(match);
}

static void test_opponents_and_the_open_table_are_not_watched(void **state) {
    (void)state;
    Match *match = begin(NULL);
    assert_true(match_may_watch(match, 0));
    assert_true(match_may_watch(match, SABACC_NOBODY));
    assert_false(match_may_watch(match, 1));
    assert_false(match_may_watch(match, 2));
    assert_false(match_may_watch(match, 3));
    assert_false(match_may_watch(match, SABACC_OPEN));
    match_set_driver(match, 0, &(MatchDriver){.ask = random_ask}); /* a demo: opponents among themselves */
    assert_false(match_may_watch(match, 0));
    assert_true(match_may_watch(match, SABACC_OPEN));
    match_free(match);
}

/* The truth, but for the cards that this viewer may not see. */
static void expect_view(const Match *match, int viewer, const SabaccView *view) {
    SabaccView expected;
    sabacc_view(match_state(match), viewer, &expected);
    assert_memory_equal(&expected, view, sizeof expected);
}

static void test_events_keep_each_view_up_to_date(void **state) {
    (void)state;
    static const int viewers[] = {0, SABACC_NOBODY};
    Match *match = begin(NULL);
    Rng rng = rng_of(3, 5);
    SabaccView views[2], now;
    SabaccEvents events;
    for (int i = 0; i < 2; i++) {
        MatchSubscription subscription = match_subscribe(match, viewers[i]);
        subscription_view(&subscription, &views[i]);
    }
    while (play_on(match, &rng).outcome == MATCH_APPLIED) {
        for (int i = 0; i < 2; i++) {
            MatchSubscription subscription = match_subscribe(match, viewers[i]);
            subscription_events(&subscription, &events);
            for (int n = 0; n < events.count; n++) sabacc_absorb(&views[i], &events.list[n]);
            subscription_view(&subscription, &now);
            assert_memory_equal(&now, &views[i], sizeof now);
            expect_view(match, viewers[i], &now);
        }
        assert_memory_equal(match_public(match), &views[1].table, sizeof views[1].table);
    }
    assert_true(match_public(match)->over);
    match_free(match);
}

static void test_viewers_without_a_seat_have_no_offers(void **state) {
    (void)state;
    Match *match = begin(NULL);
    MatchSubscription nobody = match_subscribe(match, SABACC_NOBODY);
    SabaccOffers offers = {.count = 1};
    subscription_offers(&nobody, &offers);
    assert_int_equal(offers.count, 0);
    match_free(match);
}

/* What happened since a seat acted, told before its owner has come: nothing that is only the owner's. */
static void test_what_happened_since_is_redacted_for_who_looks(void **state) {
    (void)state;
    enum { EVENTS = 64 };
    SabaccEvent seen[EVENTS], theirs[EVENTS];
    Match *match = begin(NULL);
    Rng rng = rng_of(3, 8);
    int hidden = 0;
    while (play_on(match, &rng).outcome == MATCH_APPLIED) {
        MatchSubscription nobody = match_subscribe(match, SABACC_NOBODY);
        int count = subscription_events_since(&nobody, 0, seen, EVENTS);
        assert_int_equal(count, match_events_since(match, 0, theirs, EVENTS));
        for (int i = 0; i < count; i++) {
            SabaccEvent expected;
            sabacc_redact(&theirs[i], SABACC_NOBODY, &expected);
            assert_memory_equal(&expected, &seen[i], sizeof expected);
            hidden += memcmp(&theirs[i], &seen[i], sizeof expected) != 0;
        }
    }
    assert_true(hidden > 0); /* else there was nothing to hide */
    match_free(match);
}

static void expect_public(const Match *match) {
    SabaccView view = {.table = *match_public(match)};
    expect_view(match, SABACC_NOBODY, &view);
}

static void test_what_everybody_knows_follows_undo_and_resume(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    Match *match = begin(place->path);
    Rng rng = rng_of(3, 6);
    while (!match_can_undo(match, 0)) assert_int_equal(play_on(match, &rng).outcome, MATCH_APPLIED);
    assert_true(match_undo(match, 0, &why));
    expect_public(match);
    match_free(match);
    match = match_resume(place->path, true, NULL, &why);
    expect_public(match);
    match_free(match);
    match = replay(place->path);
    expect_public(match);
    assert_int_equal(match_public(match)->turn.serial, 1);
    match_free(match);
}

static void test_a_replay_is_open_once_its_game_is_over(void **state) {
    Place *place = *state;
    Match *match = begin(place->path), *shown;
    Rng rng = rng_of(3, 7);
    for (int i = 0; i < 20; i++) play_on(match, &rng);
    shown = replay(place->path);
    assert_true(match_may_watch(shown, 0));
    assert_false(match_may_watch(shown, 1));
    assert_false(match_may_watch(shown, SABACC_OPEN));
    match_free(shown);
    while (play_on(match, &rng).outcome == MATCH_APPLIED) {}
    match_free(match);
    shown = replay(place->path);
    assert_true(match_may_watch(shown, SABACC_OPEN));
    assert_false(match_may_watch(shown, 1));
    match_free(shown);
}

/* What each driver was asked, in order. */
enum { ASKED = 400 };
typedef struct Asked {
    int count;
    int seat[ASKED];
    uint32_t serial[ASKED];
    uint64_t seed[ASKED];
    SabaccView view[ASKED];
} Asked;

static MatchAnswer ask_and_keep(void *self, const MatchQuestion *question, SabaccAction *action) {
    Asked *asked = self;
    assert_true(asked->count < ASKED);
    asked->seat[asked->count] = question->seat;
    asked->serial[asked->count] = question->serial;
    asked->seed[asked->count] = question->seed;
    asked->view[asked->count++] = *question->view;
    return random_ask(NULL, question, action);
}

/* Where all cards are open, and nowhere else, each seat's question can be had again. */
static void test_questions_come_again_in_an_open_replay(void **state) {
    Place *place = *state;
    static Asked asked;
    Match *match = begin(place->path);
    asked.count = 0;
    for (int seat = 1; seat < 3; seat++)
        match_set_driver(match, seat, &(MatchDriver){.self = &asked, .ask = ask_and_keep});
    Rng rng = rng_of(3, 7);
    SubscriptionQuestion question;
    MatchSubscription person = match_subscribe(match, 0);
    while (play_on(match, &rng).outcome == MATCH_APPLIED) {}
    assert_false(subscription_question(&person, &question));
    match_free(match);
    match = replay(place->path);
    MatchSubscription everything = match_subscribe(match, SABACC_OPEN);
    person = match_subscribe(match, 0);
    int found = 0;
    do {
        assert_false(subscription_question(&person, &question));
        if (!subscription_question(&everything, &question) || question.seat == 0) continue;
        assert_true(found < asked.count);
        assert_int_equal(question.seat, asked.seat[found]);
        assert_int_equal(question.serial, asked.serial[found]);
        assert_true(question.seed == asked.seed[found]);
        assert_memory_equal(&question.view, &asked.view[found], sizeof question.view);
        assert_true(question.offers.count > 0);
        found++;
    } while (match_step(match).outcome == MATCH_APPLIED);
    assert_int_equal(found, asked.count);
    assert_true(found > 10);
    match_free(match);
}

static int place_empty(void **state) {
    Place *place = *state;
    unlink(place->path);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_opponents_and_the_open_table_are_not_watched),
        cmocka_unit_test(test_events_keep_each_view_up_to_date),
        cmocka_unit_test(test_what_happened_since_is_redacted_for_who_looks),
        cmocka_unit_test(test_viewers_without_a_seat_have_no_offers),
        cmocka_unit_test_teardown(test_what_everybody_knows_follows_undo_and_resume, place_empty),
        cmocka_unit_test_teardown(test_a_replay_is_open_once_its_game_is_over, place_empty),
        cmocka_unit_test_teardown(test_questions_come_again_in_an_open_replay, place_empty),
    };
    return cmocka_run_group_tests(tests, place_make, place_remove);
}
