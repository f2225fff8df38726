/* Matches: the queue, stale actions, drivers, undo, and what views and JSON hide. */
#include "helpers.h"
#include "match/driver_script.h"
#include "match/json/table.h"
#include "match/ring.h"
#include "match/truth.h"

/* ---- the ring ---- */

static void test_ring_is_first_in_first_out_and_bounded(void **state) {
    (void)state;
    Ring ring = {0};
    Posted posted = {0};
    assert_false(ring_take(&ring, &posted));
    for (int lap = 0; lap < 3; lap++) {
        for (uint32_t i = 0; i < MATCH_QUEUE; i++) assert_true(ring_put(&ring, &(Posted){.serial = i}));
        Ring full = ring;
        assert_false(ring_put(&ring, &(Posted){.serial = 99}));
        assert_memory_equal(&ring, &full, sizeof ring);
        for (uint32_t i = 0; i < MATCH_QUEUE; i++) {
            assert_true(ring_take(&ring, &posted));
            assert_int_equal(posted.serial, i);
            if (i == 2) assert_true(ring_put(&ring, &(Posted){.serial = 50})); /* go round the end */
        }
        assert_true(ring_take(&ring, &posted));
        assert_int_equal(posted.serial, 50);
    }
}

/* ---- steps ---- */

static void test_step_waits_for_a_person(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, NULL);
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_int_equal(match_to_act(match), 1);
    assert_int_equal(act(match, "1 stand").outcome, MATCH_APPLIED);
    assert_int_equal(match_to_act(match), 0);
    match_free(match);
}

static void test_without_seed_the_croupier_waits(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    setup.has_seed = false;
    Match *match = begin_match(&setup, NULL);
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_int_equal(match_to_act(match), SABACC_CROUPIER);
    assert_int_equal(act(match, "* deal ci+1").outcome, MATCH_APPLIED);
    match_free(match);
}

static void test_stacked_chance_comes_before_the_seed(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    MatchStack *stack = calloc(1, sizeof *stack);
    stack->deal_count = 2;
    stack->deal[0] = sabacc_card_parse("ci+7", 4);
    stack->deal[1] = sabacc_card_parse("sq-9", 4);
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    Match *match = match_new(&setup, stack, NULL, &why);
    free(stack);
    step_on(match);
    const SabaccTable *table = &match_state(match)->table;
    assert_int_equal(table->seat[1].hand[0], sabacc_card_parse("ci+7", 4));
    assert_int_equal(table->seat[0].hand[0], sabacc_card_parse("sq-9", 4));
    assert_int_equal(table->seat[1].hand_count, 2); /* the seed went on */
    match_free(match);
}

/* Undo, reload and resume rely on it: chance depends on the seed and the serial, on nothing else. */
static void test_chance_is_that_of_seed_and_serial(void **state) {
    (void)state;
    MatchSetup setup = setup_of(3, 60, "hands 3");
    Match *match = begin_match(&setup, NULL);
    seat_random(match);
    for (MatchStep step = {0}; step.outcome != MATCH_OVER;) {
        SabaccAction expected = {0};
        bool is_chance = match_to_act(match) == SABACC_CROUPIER;
        Rng rng = match_rng(42, match_serial(match), 0);
        if (is_chance) sabacc_chance(match_state(match), &rng, &expected);
        step = match_step(match);
        if (is_chance) assert_memory_equal(&expected, &step.action, sizeof expected);
    }
    match_free(match);
}

static void test_generators_of_neighbours_differ(void **state) {
    (void)state;
    uint32_t seen[4 * 64];
    int count = 0;
    for (int i = 0; i < 64; i++) {
        Rng by_serial = match_rng(5, (uint32_t)i, 0), by_seed = match_rng(6 + i, 0, 0),
            by_stream = match_rng(5, 99, i);
        Rng by_both = match_rng(100 + i, (uint32_t)(100 - i), 0); /* not a matter of their sum */
        seen[count++] = rng_next(&by_serial);
        seen[count++] = rng_next(&by_seed);
        seen[count++] = rng_next(&by_stream);
        seen[count++] = rng_next(&by_both);
    }
    int equal = 0;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++) equal += seen[i] == seen[k];
    assert_int_equal(equal, 0);
}

static void test_stale_action_is_refused_and_not_recorded(void **state) {
    Place *place = *state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, place->path);
    step_on(match);
    uint32_t serial = match_serial(match);
    SabaccAction stand = action_of("1 stand");
    assert_true(match_post(match, serial, &stand)); /* a double click */
    assert_true(match_post(match, serial, &stand));
    assert_int_equal(match_step(match).outcome, MATCH_APPLIED);
    SabaccState before = *match_state(match);
    char *written = file_read(place->path);
    MatchStep step = match_step(match);
    assert_int_equal(step.outcome, MATCH_STALE);
    assert_true(step.was_posted);
    assert_memory_equal(&before, match_state(match), sizeof before);
    char *after = file_read(place->path);
    assert_string_equal(written, after);
    free(written);
    free(after);
    match_free(match);
}

static void test_refused_action_says_why_and_is_not_recorded(void **state) {
    Place *place = *state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, place->path);
    step_on(match);
    char *written = file_read(place->path);
    MatchStep step = act(match, "1 bet 5");
    assert_int_equal(step.outcome, MATCH_REFUSED);
    assert_int_equal(step.error, SABACC_ERROR_NOT_NOW);
    step = act(match, "0 stand");
    assert_int_equal(step.error, SABACC_ERROR_NOT_YOUR_TURN);
    char *after = file_read(place->path);
    assert_string_equal(written, after);
    free(written);
    free(after);
    match_free(match);
}

static void test_full_queue_says_so(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, NULL);
    SabaccAction check = action_of("1 check");
    for (int i = 0; i < MATCH_QUEUE; i++) assert_true(match_post(match, 0, &check));
    assert_false(match_post(match, 0, &check));
    match_step(match);
    assert_true(match_post(match, 0, &check));
    match_free(match);
}

static void test_game_ends(void **state) {
    (void)state;
    MatchSetup setup = setup_of(4, 30, "hands 5");
    Match *match = begin_match(&setup, NULL);
    seat_random(match);
    assert_int_equal(step_on(match), MATCH_OVER);
    assert_true(match_state(match)->table.over);
    assert_int_equal(match_step(match).outcome, MATCH_OVER);
    match_free(match);
}

/* ---- drivers ---- */

typedef struct Watcher {
    SabaccView view;
    int seat, anew, closed, asked;
} Watcher;

static void watch(void *self, const SabaccView *view, const SabaccEvents *events) {
    Watcher *watcher = self;
    if (events == NULL) {
        watcher->anew++;
        watcher->view = *view;
        return;
    }
    for (int i = 0; i < events->count; i++) sabacc_absorb(&watcher->view, &events->list[i]);
    assert_memory_equal(&watcher->view, view, sizeof *view); /* what it was told rebuilds what it may know */
    assert_int_equal(view->table.viewer, watcher->seat);
}

static void watch_close(void *self) { ((Watcher *)self)->closed++; }

static MatchAnswer hesitate(void *self, const MatchQuestion *question, SabaccAction *action) {
    Watcher *watcher = self;
    return watcher->asked++ % 3 != 2 ? MATCH_PENDING : random_ask(NULL, question, action);
}

static void test_drivers_see_what_their_seat_may_know(void **state) {
    (void)state;
    MatchSetup setup = setup_of(3, 60, "hands 6");
    Match *match = begin_match(&setup, NULL);
    Watcher watchers[3] = {{.seat = 0}, {.seat = 1}, {.seat = 2}};
    for (int seat = 0; seat < 3; seat++)
        match_set_driver(
            match, seat,
            &(MatchDriver){.self = &watchers[seat], .observe = watch, .ask = hesitate, .close = watch_close});
    int waits = 0;
    for (MatchStep step = {0}; step.outcome != MATCH_OVER; step = match_step(match)) {
        assert_int_not_equal(step.outcome, MATCH_REFUSED);
        waits += step.outcome == MATCH_WAITING;
    }
    assert_true(waits > 10);
    assert_int_equal(watchers[1].anew, 1);
    match_set_driver(match, 1, &(MatchDriver){0});
    assert_int_equal(watchers[1].closed, 1);
    match_free(match);
    assert_int_equal(watchers[0].closed, 1);
    assert_int_equal(watchers[1].closed, 1);
}

static void test_script_plays_what_is_written_and_then_waits(void **state) {
    (void)state;
    static const char *const words[] = {"stand", "sneeze", "raise 900", "bet 7"};
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, NULL);
    MatchDriver script = driver_script(words, 4);
    match_set_driver(match, 1, &script);
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_int_equal(match_to_act(match), 0);
    act(match, "0 stand");
    MatchStep step = match_step(match);
    assert_int_equal(step.outcome, MATCH_REFUSED);
    assert_int_equal(step.error, SABACC_ERROR_ILLEGAL_VERB);
    assert_int_equal(match_step(match).error, SABACC_ERROR_NOT_NOW);
    assert_int_equal(match_step(match).outcome, MATCH_APPLIED);
    assert_int_equal(match_state(match)->table.seat[1].bet, 7);
    act(match, "0 match");
    assert_int_equal(step_on(match), MATCH_WAITING);
    assert_int_equal(match_to_act(match), 1);
    match_free(match);
}

static void test_events_since_are_redacted_and_bounded(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, NULL);
    step_on(match);
    SabaccEvent events[MATCH_LOG];
    int count = match_events_since(match, 0, events, MATCH_LOG), hidden = 0, shown = 0;
    for (int i = 0; i < count; i++) {
        if (events[i].type != SABACC_EVENT_DEAL || events[i].seat < 0) continue;
        bool is_hidden = events[i].cards[0] == SABACC_CARD_HIDDEN;
        assert_int_equal(is_hidden, events[i].seat != 0);
        hidden += is_hidden;
        shown += !is_hidden;
    }
    assert_int_equal(hidden, 2);
    assert_int_equal(shown, 2);
    act(match, "1 stand");
    assert_int_equal(match_events_since(match, 1, events, MATCH_LOG), 1); /* its own */
    assert_int_equal(match_events_since(match, 0, events, 3), 3);
    assert_int_equal(events[2].type, SABACC_EVENT_STAND); /* the latest are kept */
    match_free(match);
}

/* The log forgets its older half when it is full: what came since somebody acted stays whole in every other
 * one. */
static void test_events_since_stay_whole_in_a_long_game(void **state) {
    (void)state;
    enum { SEATS = 3, NOBODY = 0, VIEWERS = SEATS + 1 };
    static SabaccEvent seen[MATCH_LOG];
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(SEATS, 1000000, "hands 1000");
    assert_true(sabacc_option_set(&setup.rules, "limit", "fixed 1", &why));
    Match *match = begin_match(&setup, NULL);
    for (int seat = 0; seat < SEATS; seat++) match_set_driver(match, seat, &(MatchDriver){.ask = random_ask});
    int total = 0, since[VIEWERS] = {0}, compared = 0;
    while (total < 4 * MATCH_LOG) {
        SabaccEvents events;
        MatchStep step = match_step(match);
        if (step.outcome != MATCH_APPLIED) break;
        if (step.action.seat >= 0) since[NOBODY] = since[step.action.seat + 1] = total;
        match_events(match, SABACC_OPEN, &events);
        for (int i = 0; i < events.count; i++)
            total += sabacc_event_is_public((SabaccEventType)events.list[i].type);
        for (int viewer = 0; viewer < VIEWERS; viewer++) {
            int wanted = total - since[viewer];
            if (since[viewer] == 0 || wanted > MATCH_LOG / 2)
                continue; /* the beginning is not counted here */
            assert_int_equal(match_events_since(match, viewer - 1, seen, MATCH_LOG), wanted);
            compared++;
        }
    }
    assert_true(total > 2 * MATCH_LOG && compared > 1000);
    match_free(match);
}

/* ---- undo ---- */

static void test_undo_goes_back_to_the_seats_last_decision(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    setup.allow_undo = MATCH_UNDO_PRACTICE;
    Match *match = begin_match(&setup, place->path);
    match_set_driver(match, 0, &(MatchDriver){.ask = random_ask});
    step_on(match);
    assert_false(match_can_undo(match, 1));
    assert_false(match_undo(match, 1, &why));
    SabaccState before = *match_state(match);
    char *written = file_read(place->path);
    act(match, "1 draw deck");
    step_on(match);
    SabaccState after = *match_state(match);
    assert_int_equal(match_to_act(match), 1);
    assert_true(match_undo(match, 1, &why));
    assert_memory_equal(&before, match_state(match), sizeof before);
    char *shortened = file_read(place->path);
    assert_string_equal(written, shortened);
    act(match, "1 draw deck"); /* the same decision brings the same card: nothing is rolled anew */
    step_on(match);
    assert_memory_equal(&after, match_state(match), sizeof after);
    match_free(match);
    Match *again = resume_match(place->path, MATCH_UNDO_PRACTICE, ""); /* and the file is a whole record */
    assert_memory_equal(&after, match_state(again), sizeof after);
    assert_true(match_undo(again, 1, &why));
    assert_memory_equal(&before, match_state(again), sizeof before);
    match_free(again);
    free(shortened);
    free(written);
}

static void test_undo_empties_the_queue_and_shows_the_table_anew(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    setup.allow_undo = true;
    Match *match = begin_match(&setup, NULL);
    Watcher watcher = {.seat = 0};
    match_set_driver(match, 0, &(MatchDriver){.self = &watcher, .observe = watch});
    step_on(match);
    act(match, "1 stand");
    SabaccAction stand = action_of("0 stand");
    match_post(match, match_serial(match), &stand);
    assert_true(match_undo(match, 1, &why));
    assert_int_equal(watcher.anew, 2);
    assert_memory_equal(&watcher.view.table.turn, &match_state(match)->table.turn, sizeof(SabaccTurn));
    assert_int_equal(match_step(match).outcome, MATCH_WAITING);
    match_free(match);
}

static void test_no_undo_where_the_setup_does_not_allow_it(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, NULL);
    step_on(match);
    act(match, "1 stand");
    assert_false(match_can_undo(match, 1));
    assert_false(match_undo(match, 1, &why));
    match_free(match);
}

/* ---- sitting out ---- */

/* ST-6: as if it had been said just before the action that ended the hand, in the record too. */
static void test_what_is_said_before_the_last_action_counts(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_find("classic"), 3, 100);
    setup.has_seed = true;
    assert_true(sabacc_option_set(&setup.rules, "sit-out", "on", &why));
    Match *match = begin_match(&setup, place->path);
    SabaccEvent said;
    while (match_public(match)->hand < 2) {
        step_on(match);
        SabaccAction fold = {.seat = (int8_t)match_to_act(match), .verb = SABACC_VERB_FOLD};
        match_post(match, match_serial(match), &fold);
        match_step(match);
    }
    SabaccState opened = *match_state(match);
    assert_int_equal(opened.table.dealt, 7);
    SabaccAction out = action_of("1 sit-out"), in = action_of("1 sit-in");
    assert_false(match_say_before_last(match, &in, &said)); /* which it has not left */
    assert_memory_equal(&opened, match_state(match), sizeof opened);
    assert_true(match_say_before_last(match, &out, &said));
    assert_int_equal(said.type, SABACC_EVENT_SIT_OUT);
    assert_int_equal(said.seat, 1);
    assert_int_equal(match_public(match)->hand, 2);
    assert_int_equal(match_public(match)->dealt, 5);
    assert_int_equal(match_serial(match), opened.table.turn.serial + 1);
    SabaccState without = *match_state(match);
    match_free(match);
    char *written = file_read(place->path);
    assert_non_null(strstr(written, "{\"do\": \"1 sit-out\"}\n{\"do\": \""));
    free(written);
    Match *again = resume_match(place->path, MATCH_UNDO_PRACTICE, "");
    assert_memory_equal(&without, match_state(again), sizeof without);
    match_free(again);
}

/* ---- redaction ---- */

static void test_json_hides_what_the_viewer_may_not_know(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, NULL);
    step_on(match);
    json_t *json = match_json(match, 1);
    json_t *seats = json_object_get(json, "seats");
    json_t *other = json_object_get(json_array_get(seats, 0), "hand");
    json_t *own = json_object_get(json_array_get(seats, 1), "hand");
    assert_string_equal(json_string_value(json_array_get(other, 0)), "?");
    assert_string_not_equal(json_string_value(json_array_get(own, 0)), "?");
    assert_int_equal(json_array_size(json_object_get(json, "legal")), 7);
    json_decref(json);
    match_free(match);
}

/* Taken from the open pile, its card is known to all who watched; a table does not show it all the same. */
static void test_json_forgets_what_a_viewer_may_remember(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 100, "hands 1");
    Match *match = begin_match(&setup, NULL);
    step_on(match);
    act(match, "1 draw discard");
    json_t *json = match_json(match, 0);
    json_t *hand = json_object_get(json_array_get(json_object_get(json, "seats"), 1), "hand");
    assert_int_equal(json_array_size(hand), 3);
    for (size_t i = 0; i < 3; i++) assert_string_equal(json_string_value(json_array_get(hand, i)), "?");
    SabaccView view;
    match_view(match, 0, &view);
    assert_int_not_equal(view.table.seat[1].hand[2], SABACC_CARD_HIDDEN);
    json_decref(json);
    match_free(match);
}

static void test_mildest_answer_is_legal_and_mild(void **state) {
    (void)state;
    MatchSetup setup = setup_of(3, 20, "hands 4");
    Match *match = begin_match(&setup, NULL);
    for (MatchStep step = match_step(match); step.outcome != MATCH_OVER; step = match_step(match)) {
        if (step.outcome == MATCH_APPLIED) continue;
        SabaccOffers offers;
        SabaccAction action;
        int seat = match_to_act(match);
        sabacc_legal(match_state(match), seat, &offers);
        match_default_action(&match_state(match)->table, seat, &offers, &action);
        assert_true(action.verb == SABACC_VERB_CHECK || action.verb == SABACC_VERB_STAND);
        assert_true(match_post(match, match_serial(match), &action));
    }
    match_free(match);
}

/* Of the mildest verb the least: the first of its cards, the amount nearest to nothing. */
static void test_mildest_answer_takes_the_first_card_and_the_least_amount(void **state) {
    (void)state;
    MatchSetup setup = setup_of(2, 20, "hands 4");
    Match *match = begin_match(&setup, NULL);
    assert_int_equal(step_on(match), MATCH_WAITING);
    const SabaccTable *table = &match_state(match)->table;
    int seat = match_to_act(match);
    SabaccAction action;
    for (uint32_t cards = 1; cards < 4; cards++) {
        SabaccOffers offers = {2,
                               {{.verb = SABACC_VERB_RAISE, .kind = SABACC_OFFER_AMOUNT, .min = 1, .max = 2},
                                {.verb = SABACC_VERB_TRADE, .kind = SABACC_OFFER_CARD, .cards = cards}}};
        match_default_action(table, seat, &offers, &action);
        assert_int_equal(action.verb, SABACC_VERB_TRADE);
        assert_int_equal(action.card, table->seat[seat].hand[cards == 2]);
    }
    static const int32_t ranges[][3] = {{3, 9, 3}, {-9, -3, -3}, {-9, 9, 0},
                                        {0, 5, 0}, {-5, 0, 0},   {1, 1, 1}};
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        SabaccOffers offers = {1,
                               {{.verb = SABACC_VERB_BET,
                                 .kind = SABACC_OFFER_AMOUNT,
                                 .min = ranges[i][0],
                                 .max = ranges[i][1]}}};
        match_default_action(table, seat, &offers, &action);
        assert_int_equal(action.amount, ranges[i][2]);
    }
    match_free(match);
}

/* In the order of what it costs, whatever the order of the offers. */
static void test_mildest_answer_costs_least(void **state) {
    (void)state;
    static const uint8_t costs[] = {SABACC_VERB_CHECK, SABACC_VERB_STAND, SABACC_VERB_PASS,
                                    SABACC_VERB_DONE,  SABACC_VERB_NONE,  SABACC_VERB_FOLD,
                                    SABACC_VERB_MATCH, SABACC_VERB_CALL};
    MatchSetup setup = setup_of(2, 20, "hands 4");
    Match *match = begin_match(&setup, NULL);
    assert_int_equal(step_on(match), MATCH_WAITING);
    for (size_t i = 0; i + 1 < sizeof costs; i++)
        for (size_t k = i + 1; k < sizeof costs; k++) {
            SabaccOffers offers = {2, {{.verb = costs[k]}, {.verb = costs[i]}}};
            SabaccAction action;
            match_default_action(&match_state(match)->table, 0, &offers, &action);
            assert_int_equal(action.verb, costs[i]);
        }
    match_free(match);
}

/* Without answers no game goes on for ever: with the mildest actions two hands, or a match, end in every
 * game. */
static void test_mildest_answers_end_every_game(void **state) {
    (void)state;
    enum { MAX = 4000 };
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        MatchSetup setup = {.has_seed = true, .seed = 3};
        char said[SENTENCE];
        Text why = text_over(said, sizeof said);
        sabacc_setup_init(&setup.rules, game, game->min_seats, 100);
        setup.rules.dealer = 0;
        if (sabacc_game_has(game, SABACC_OPTION_END))
            assert_true(sabacc_option_set(&setup.rules, "end", "hands 2", &why));
        Match *match = begin_match(&setup, NULL);
        int actions = 0;
        for (MatchStep step = match_step(match); step.outcome != MATCH_OVER; step = match_step(match)) {
            SabaccOffers offers;
            SabaccAction action;
            int seat = match_to_act(match);
            if (step.outcome == MATCH_APPLIED) continue;
            if (++actions == MAX) fail_msg("%s goes on and on", game->id);
            sabacc_legal(match_state(match), seat, &offers);
            match_default_action(&match_state(match)->table, seat, &offers, &action);
            assert_true(match_post(match, match_serial(match), &action));
        }
        match_free(match);
    }
}

int main(void) {
#define IN_PLACE(test) cmocka_unit_test_setup_teardown(test, place_make, place_remove)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ring_is_first_in_first_out_and_bounded),
        cmocka_unit_test(test_step_waits_for_a_person),
        cmocka_unit_test(test_without_seed_the_croupier_waits),
        cmocka_unit_test(test_stacked_chance_comes_before_the_seed),
        cmocka_unit_test(test_chance_is_that_of_seed_and_serial),
        cmocka_unit_test(test_generators_of_neighbours_differ),
        IN_PLACE(test_stale_action_is_refused_and_not_recorded),
        IN_PLACE(test_refused_action_says_why_and_is_not_recorded),
        cmocka_unit_test(test_full_queue_says_so),
        cmocka_unit_test(test_game_ends),
        cmocka_unit_test(test_drivers_see_what_their_seat_may_know),
        cmocka_unit_test(test_script_plays_what_is_written_and_then_waits),
        cmocka_unit_test(test_events_since_are_redacted_and_bounded),
        cmocka_unit_test(test_events_since_stay_whole_in_a_long_game),
        IN_PLACE(test_undo_goes_back_to_the_seats_last_decision),
        cmocka_unit_test(test_undo_empties_the_queue_and_shows_the_table_anew),
        cmocka_unit_test(test_no_undo_where_the_setup_does_not_allow_it),
        IN_PLACE(test_what_is_said_before_the_last_action_counts),
        cmocka_unit_test(test_json_hides_what_the_viewer_may_not_know),
        cmocka_unit_test(test_json_forgets_what_a_viewer_may_remember),
        cmocka_unit_test(test_mildest_answer_is_legal_and_mild),
        cmocka_unit_test(test_mildest_answer_takes_the_first_card_and_the_least_amount),
        cmocka_unit_test(test_mildest_answer_costs_least),
        cmocka_unit_test(test_mildest_answers_end_every_game),
    };
    return cmocka_run_group_tests_name("matches", tests, NULL, NULL);
}
