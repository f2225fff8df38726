/* What is paid after a showdown: the pot is raked in stacks that stand before the winner until the next hand,
 * every number counts with their chips, and a plate says who has won. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "showdown_table.h"
#include "table/chips.h"
#include "table/motion.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/winnings.h"

/* ---- chips ---- */

static int chips_flying(const TableFixture *fixture, int kind, int32_t *amount) {
    int count = 0;
    *amount = 0;
    for (int i = 0; i < fixture->view->flight_count; i++) {
        const Flight *flight = &fixture->view->flights[i];
        if (flight->kind != FLIGHT_CHIPS || flight->to.kind != kind) continue;
        count++;
        *amount += flight->amount;
    }
    return count;
}

/* Large values at the back and a few of every smaller one: whole stacks of one value, none too high, that
 * come to the amount. */
static void test_pots_are_broken_down(void **unused) {
    (void)unused;
    static const int32_t chip[] = {1000, 500, 100, 25, 5, 1}, first_with[] = {1662, 662, 162, 42, 10, 1};
    for (int32_t amount = 1; amount <= 120000; amount += amount < 6000 ? 1 : 997) {
        ChipPile piles[TABLE_PILES];
        int count = table_break_down(amount, piles), of[6] = {0};
        int32_t whole = 0, before = INT32_MAX;
        assert_in_range(count, 1, TABLE_PILES);
        for (int i = 0; i < count; i++) {
            assert_in_range(piles[i].count, 1, TABLE_PILE_HIGHEST);
            for (int level = 0; level < piles[i].count; level++) {
                int32_t value = table_chip_value(piles[i].carries[level]);
                assert_true(value <= before && (level == 0 || value == before || before == 1000));
                whole += piles[i].carries[level], before = value;
                for (int k = 0; k < 6; k++) of[k] += value == chip[k];
            }
        }
        assert_int_equal(whole, amount);
        for (int k = 0; k < 6; k++)
            if (of[k] == 0) assert_true(amount < first_with[k]);
        assert_true(of[5] <= (amount < 100 ? 9 : 6));
        int least = amount < 8 ? amount : amount < 12 ? 6 : 7; /* a small pot is a handful too */
        int chips = 0;
        for (int i = 0; i < count; i++) chips += piles[i].count;
        assert_in_range(chips, least, TABLE_RAKE_CHIPS);
    }
    ChipPile none[TABLE_PILES];
    assert_int_equal(table_break_down(0, none), 0);
}

/* Chips of all its values bring all of it; the pot counts down a stack of them at a time as these leave, the
 * winner's credits up as they land. */
static void test_pot_is_raked(void **unused) {
    (void)unused;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
    showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    int32_t amount, paid = 0;
    int winner = SABACC_NOBODY;
    for (int i = 0; i < fixture.last.count && winner < 0; i++)
        if (fixture.last.list[i].type == SABACC_EVENT_PAYOUT)
            winner = fixture.last.list[i].seat, paid = fixture.last.list[i].amount;
    assert_true(paid >= 16);
    int chips = chips_flying(&fixture, PLACE_STACK, &amount);
    assert_in_range(chips, 4, TABLE_RAKE_CHIPS);
    assert_int_equal(amount, paid);
    char name[TRANSCRIPT_NAME];
    snprintf(name, sizeof name, "credits:%d", winner);
    showdown_draw(&fixture);
    int pot = showdown_number(&fixture, "pot:hand"), credits = showdown_number(&fixture, name), ups = 0,
        downs = 0;
    assert_int_equal(pot, paid);
    assert_int_equal(credits, fixture.view->shown.table.seat[winner].credits - paid);
    while (chips_flying(&fixture, PLACE_STACK, &amount) > 0 && fixture.view->begun == SABACC_EVENT_PAYOUT) {
        fixture_update(&fixture, SHOWDOWN_STEP_MS);
        showdown_draw(&fixture);
        int pot_now = showdown_number(&fixture, "pot:hand"), credits_now = showdown_number(&fixture, name);
        assert_true(pot_now <= pot && credits_now >= credits);
        downs += pot_now < pot;
        ups += credits_now > credits;
        pot = pot_now, credits = credits_now;
    }
    assert_int_equal(pot, 0);
    assert_in_range(downs, 3, TABLE_RAKE_CHIPS / TABLE_BUNDLE); /* one bundle after the other */
    assert_in_range(ups, 3, TABLE_RAKE_CHIPS / TABLE_BUNDLE);
    fixture_close(&fixture);
}

static bool is_over_name(TableFixture *fixture, Box chip) {
    char name[TRANSCRIPT_NAME];
    for (int seat = 0; seat < fixture->view->shown.table.seats; seat++) {
        snprintf(name, sizeof name, "name:%d", seat);
        const Fact *fact = showdown_fact(fixture, name, FACT_TEXT);
        if (fact && box_overlaps(box_inset(fact->box, 5, 2), chip)) return true;
    }
    return false;
}

static bool is_over_card(TableFixture *fixture, Box chip) {
    char name[TRANSCRIPT_NAME];
    for (int seat = 0; seat < fixture->view->shown.table.seats; seat++)
        for (int slot = 0; slot < SABACC_MAX_HAND; slot++) {
            snprintf(name, sizeof name, "card:%d:%d", seat, slot);
            const Fact *fact = showdown_fact(fixture, name, FACT_PICTURE);
            if (fact && box_overlaps(box_inset(fact->box, 1, 1), chip)) return true;
        }
    return false;
}

static const Fact *won_chip(TableFixture *fixture, int seat, int index) {
    char name[TRANSCRIPT_NAME];
    snprintf(name, sizeof name, "won:%d:%d", seat, index);
    return showdown_fact(fixture, name, FACT_PICTURE);
}

/* Stacks of a value each; they go in bundles, which leave and land one after the other, but all of them soon,
 * and each stack from below. */
static void expect_stacks(const TableFixture *fixture) {
    static const double APART_MS = 20, TOGETHER_MS = 485;
    const TableView *view = fixture->view;
    int high[TABLE_RAKE_STACKS + 1] = {0}, stacks = 0;
    double first = INFINITY, last = -INFINITY;
    for (int i = 0; i < view->flight_count; i++) {
        const Flight *flight = &view->flights[i];
        if (flight->to.kind != PLACE_STACK) continue;
        assert_in_range(flight->stack, 1, TABLE_RAKE_STACKS);
        stacks += high[flight->stack]++ == 0;
        first = fmin(first, flight->begins), last = fmax(last, flight->begins);
        for (int k = 0; k < view->flight_count; k++) {
            const Flight *other = &view->flights[k];
            if (k == i || other->to.kind != PLACE_STACK) continue;
            double apart = fabs(other->begins - flight->begins);
            bool is_same_stack = other->stack == flight->stack;
            if (is_same_stack && other->level / TABLE_BUNDLE == flight->level / TABLE_BUNDLE)
                assert_true(apart < 0.01);
            else
                assert_true(apart > APART_MS);
            if (is_same_stack && other->level > flight->level) assert_true(other->ends >= flight->ends);
            assert_true(fabs(other->ends - flight->ends - other->begins + flight->begins) < 0.01);
        }
    }
    assert_true(last - first < TOGETHER_MS);
    assert_in_range(stacks, 2, TABLE_RAKE_STACKS);
    for (int stack = 1; stack <= stacks; stack++) assert_in_range(high[stack], 1, TABLE_PILE_HIGHEST);
}

/* The first of those that won:seat:N names which stands in that stack so high. */
static int chip_in_stack(const TableFixture *fixture, int seat, int stack, int level) {
    const TableWinnings *won = &fixture->view->won[seat];
    for (int i = 0; i < won->count; i++)
        if (won->chip[i].stack == stack && won->chip[i].level == level) return i;
    fail_msg("no chip stands in stack %d so high as %d", stack, level);
    return 0;
}

/* The topmost chip of the tallest stack that is on its way to who has won. */
static const Flight *highest_flying(const TableFixture *fixture) {
    const Flight *top = NULL;
    for (int i = 0; i < fixture->view->flight_count; i++) {
        const Flight *flight = &fixture->view->flights[i];
        bool is_raked = flight->stack > 0 && flight->to.kind == PLACE_STACK;
        if (is_raked && (!top || flight->level > top->level)) top = flight;
    }
    assert_non_null(top);
    return top;
}

/* A stack comes to a stop, what is on top of it goes on and swings back; in the end it is upright. */
static void test_stacks_sway(void **unused) {
    (void)unused;
    static const double SETTLES_MS = 300;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
    showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    int winner = showdown_winner(&fixture);
    const Flight *top = highest_flying(&fixture);
    double lands = top->ends;
    int lowest = chip_in_stack(&fixture, winner, top->stack - 1, 0),
        upper = chip_in_stack(&fixture, winner, top->stack - 1, top->level);
    float most = -INFINITY, least = INFINITY, last = 0, stands = NAN;
    fixture_update(&fixture, lands + 1 - fixture.view->now);
    while (fixture.view->now < lands + SETTLES_MS + 10) {
        showdown_draw(&fixture);
        const Fact *under = won_chip(&fixture, winner, lowest), *over = won_chip(&fixture, winner, upper);
        assert_non_null(under);
        assert_non_null(over);
        float middle = under->box.x + under->box.width / 2; /* it is flatter and wider as it strikes */
        if (isnan(stands)) stands = middle;
        assert_float_equal(middle, stands, 0.6);
        last = over->box.x - under->box.x, most = fmaxf(most, last), least = fminf(least, last);
        fixture_update(&fixture, 5);
    }
    assert_true(most - least > 2);
    assert_float_equal(last, 0, 0.6);
    fixture_close(&fixture);
}

/* A table at which the first bundle of what is won has just left. */
static TableFixture open_leaving(Flight *first) {
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
    showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    showdown_keep_to_the_end(&fixture);
    *first = fixture.view->flights[0];
    fixture_update(&fixture, first->begins + 1 - fixture.view->now);
    showdown_draw(&fixture);
    return fixture;
}

/* They draw back a little before they go. */
static void test_stacks_draw_back(void **unused) {
    (void)unused;
    Flight first;
    TableFixture fixture = open_leaving(&first);
    Box stood = showdown_fact(&fixture, "raked:1:0", FACT_PICTURE)->box, then = stood;
    float back = 0;
    while (fixture.view->now < first.ends - 20) {
        fixture_update(&fixture, 10);
        showdown_draw(&fixture);
        then = showdown_fact(&fixture, "raked:1:0", FACT_PICTURE)->box;
        if (fixture.view->now < first.begins + 0.17 * (first.ends - first.begins))
            back = fmaxf(back, hypotf(then.x - stood.x, then.y - stood.y));
    }
    float way = hypotf(then.x - stood.x, then.y - stood.y);
    assert_true(back > 6 && way > 8 * back);
    fixture_close(&fixture);
}

/* In the middle of their way chips are seen larger than where they lay, and as large as that again where they
 * come to lie. */
static void test_stacks_come_nearer(void **unused) {
    (void)unused;
    Flight first;
    TableFixture fixture = open_leaving(&first);
    float lay = showdown_fact(&fixture, "raked:1:0", FACT_PICTURE)->box.width, widest = 0, last = 0;
    while (fixture.view->now < first.ends - 2) {
        showdown_draw(&fixture);
        last = showdown_fact(&fixture, "raked:1:0", FACT_PICTURE)->box.width;
        widest = fmaxf(widest, last);
        fixture_update(&fixture, 5);
    }
    int winner = showdown_winner(&fixture);
    fixture_settle(&fixture);
    showdown_draw(&fixture);
    int lowest = chip_in_stack(&fixture, winner, first.stack - 1, first.level);
    float lies = won_chip(&fixture, winner, lowest)->box.width;
    assert_true(widest > 1.4f * fmaxf(lay, lies));
    assert_float_equal(last, lies, 0.15f * lies);
    fixture_close(&fixture);
}

/* The sum goes to its seat's plate before the next hand, ever smaller, and the light of that plate swells. */
static void test_sum_goes_home(void **unused) {
    (void)unused;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 1920, 1080);
    char name[TRANSCRIPT_NAME];
    showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
    showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    showdown_keep_to_the_end(&fixture);
    int winner = showdown_winner(&fixture);
    snprintf(name, sizeof name, "payoff:%d", winner);
    Box first = {0}, last = {0};
    float greets = 0;
    for (int step = 0; step < 3000 && greets <= 0; step++) {
        TableFrame frame = {.view = fixture.view,
                            .table = &fixture.view->shown.table,
                            .at = fixture.view->drawn,
                            .now = fixture.view->now};
        showdown_draw(&fixture);
        const Fact *sum = showdown_fact(&fixture, name, FACT_TEXT);
        bool is_told = fixture.view->now > fixture.view->told_at;
        if (sum && is_told && first.width <= 0) first = sum->box;
        if (sum && is_told) last = sum->box;
        greets = table_payoff_greets(&frame, winner);
        fixture_update(&fixture, 10);
    }
    assert_true(greets > 0.5f);
    assert_true(last.width > 0 && last.width < first.width * 0.6f);
    assert_null(showdown_fact(&fixture, name, FACT_TEXT));
    Box plate = fixture.view->drawn.seat[winner].plate;
    float scale = fixture.layout.scale, y = (last.y + last.height / 2) / scale;
    assert_true(y > plate.y - plate.height / 2 && y < plate.y + plate.height * 1.5f);
    fixture_close(&fixture);
}

/* On its way back from the middle no hand passes over what a pot holds in words. */
static void test_hands_pass_below_pots(void **unused) {
    (void)unused;
    static const char *const pots[] = {"pot:hand", "pot:sabacc"};
    static const float TOUCH = 3;
    int seen = 0;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        TableFixture fixture = showdown_open(seed, 4, showdown_usual, 1920, 1080);
        showdown_play_until(&fixture, SABACC_EVENT_SHOWDOWN);
        showdown_keep_to_the_end(&fixture);
        for (int step = 0; step < 900; step++, fixture_update(&fixture, SHOWDOWN_STEP_MS)) {
            TableFrame frame = {.view = fixture.view,
                                .table = &fixture.view->shown.table,
                                .at = fixture.view->drawn,
                                .now = fixture.view->now};
            bool draws = false;
            for (int seat = 1; seat < 4; seat++) {
                float forward = table_forward(&frame, seat);
                if (forward <= 0.25f || forward >= 0.75f) continue;
                if (!draws) showdown_draw(&fixture);
                draws = true;
                Box card = showdown_card(&fixture, seat);
                for (int pot = 0; pot < 2; pot++) {
                    const Fact *words = showdown_fact(&fixture, pots[pot], FACT_TEXT);
                    if (!words || card.width <= 0) continue;
                    seen++;
                    assert_false(box_overlaps(card, box_inset(words->box, TOUCH, TOUCH)));
                }
            }
        }
        fixture_close(&fixture);
    }
    assert_true(seen > 20);
}

/* Stacks that are on their way are apart, but for a moment where one passes another at a bend. */
static void test_stacks_go_apart(void **unused) {
    (void)unused;
    static const float APART = 4;
    static const double MOMENT_MS = 60;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    double close_ms = 0;
    int most = 0;
    showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
    showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    showdown_keep_to_the_end(&fixture);
    for (; fixture.view->flight_count > 0; fixture_update(&fixture, 2 * SHOWDOWN_STEP_MS)) {
        Box lowest[TABLE_WON_STACKS];
        bool are_close = false;
        int count = 0;
        showdown_draw(&fixture);
        for (int stack = 1; stack <= TABLE_RAKE_STACKS; stack++) {
            char name[TRANSCRIPT_NAME];
            snprintf(name, sizeof name, "raked:%d:0", stack);
            const Fact *fact = showdown_fact(&fixture, name, FACT_PICTURE);
            if (fact) lowest[count++] = fact->box;
        }
        most = count > most ? count : most;
        for (int i = 0; i < count; i++)
            for (int k = 0; k < i; k++)
                are_close |= hypotf(lowest[i].x - lowest[k].x, lowest[i].y - lowest[k].y) <= APART;
        close_ms += are_close ? 2 * SHOWDOWN_STEP_MS : 0;
    }
    assert_true(most >= 3);
    assert_true(close_ms <= MOMENT_MS);
    fixture_close(&fixture);
}

/* No plate tells of it before all has landed. */
static void test_the_plate_comes_last(void **unused) {
    (void)unused;
    TableFixture fixture = showdown_open_at(4, showdown_usual, 960, 540);
    showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
    showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    showdown_keep_to_the_end(&fixture);
    while (fixture.view->flight_count > 0) {
        showdown_draw(&fixture);
        assert_null(showdown_fact(&fixture, "result:won", FACT_TEXT));
        fixture_update(&fixture, SHOWDOWN_STEP_MS);
    }
    showdown_show_to_the_end(&fixture);
    assert_non_null(showdown_fact(&fixture, "result:won", FACT_TEXT));
    fixture_close(&fixture);
}

static int number_in(const char *words) {
    while (*words && (*words < '0' || *words > '9')) words++;
    return atoi(words);
}

/* Until the hand ends; returns for how long the plate has told what has landed, ms. */
static double watch_plate(TableFixture *fixture, int seats, int *counted) {
    const TableView *view = fixture->view;
    int winner = showdown_winner(fixture);
    double told_ms = 0;
    while (table_view_is_moving(view)) {
        fixture_update(fixture, SHOWDOWN_STEP_MS);
        bool is_paid = view->begun == SABACC_EVENT_PAYOUT || view->begun == SABACC_EVENT_SABACC_PAYOUT;
        if (!is_paid && view->begun != SABACC_EVENT_HAND_END) break;
        showdown_draw(fixture);
        const Fact *told = showdown_fact(fixture, "result:won", FACT_TEXT);
        if (told) {
            int now = number_in(told->words);
            told_ms += SHOWDOWN_STEP_MS;
            assert_int_equal(now, table_won_so_far(view, winner, view->now).amount);
            *counted += now < view->won[winner].amount;
        }
        assert_true(view->drawn.seat[0].stands_back >= 1);
        float largest = showdown_card(fixture, winner).height;
        for (int seat = 0; is_paid && seat < seats; seat++)
            assert_true(showdown_card(fixture, seat).height <= largest);
    }
    return told_ms;
}

/* The hand of another that has won stays in the middle, the largest of all, while it is paid, one that came
 * alone too; below it the plate counts what has landed, and stands for a second and a half before anything
 * else moves. One's own hand that has lost stays small.
 */
static void test_the_plate_counts_below_the_winner(void **unused) {
    (void)unused;
    static const double STANDS_MS = 1500;
    enum { SEEDS = 5 };
    static const int seats[] = {2, 5, 8};
    int counted = 0;
    for (size_t i = 0; i < sizeof seats / sizeof *seats; i++) {
        int held = 0;
        for (int run = 0; run < 2 * SEEDS; run++) {
            TableFixture fixture = showdown_open((uint64_t)run / 2 + 1, seats[i], showdown_usual,
                                                 run % 2 ? 450 : 960, run % 2 ? 800 : 540);
            showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
            showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
            if (table_showdown_holds(fixture.view) && seats_count(fixture.view->showdown.best) == 1) {
                assert_true(watch_plate(&fixture, seats[i], &counted) >= STANDS_MS);
                held++;
            }
            fixture_close(&fixture);
        }
        assert_true(held > 0);
    }
    assert_true(counted > 0);
}

static bool is_label(const Fact *fact) {
    static const char *const labels[] = {"deck:", "discard:", "junk:", "roll", NULL};
    for (const char *const *label = labels; *label; label++)
        if (strncmp(fact->name, *label, strlen(*label)) == 0) return fact->kind == FACT_TEXT;
    return false;
}

/* Some of them are over words of a pile or of dice. */
static bool are_over_label(const TableFixture *fixture) {
    static const float TOUCH = 8;
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++)
        for (int k = 0; strncmp(transcript_at(said, i)->name, "raked:", 6) == 0 && k < transcript_count(said);
             k++)
            if (is_label(transcript_at(said, k)) &&
                box_overlaps(transcript_at(said, k)->box,
                             box_inset(transcript_at(said, i)->box, TOUCH, TOUCH)))
                return true;
    return false;
}

/* On their way they pass over nobody's name, and over no label for long. */
static int watch_stacks(TableFixture *fixture) {
    static const double LONG_MS = 400;
    char name[TRANSCRIPT_NAME];
    int seen = 0;
    double over_ms = 0;
    while (fixture->view->flight_count > 0) {
        showdown_draw(fixture);
        for (int stack = 1; stack <= TABLE_RAKE_STACKS; stack++)
            for (int level = 0; level < 6; level++) {
                snprintf(name, sizeof name, "raked:%d:%d", stack, level);
                const Fact *fact = showdown_fact(fixture, name, FACT_PICTURE);
                if (!fact) continue;
                if (is_over_name(fixture, fact->box))
                    fail_msg("%d seats, %dx%d: %s is over a name at %.0f, %.0f",
                             fixture->view->shown.table.seats, fixture->pixels->width,
                             fixture->pixels->height, fact->name, (double)fact->box.x, (double)fact->box.y);
                seen++;
            }
        over_ms += are_over_label(fixture) ? 4 * SHOWDOWN_STEP_MS : 0;
        fixture_update(fixture, 4 * SHOWDOWN_STEP_MS);
    }
    if (over_ms > LONG_MS)
        fail_msg("%d seats, %dx%d: chips are over labels for %.0f ms", fixture->view->shown.table.seats,
                 fixture->pixels->width, fixture->pixels->height, over_ms);
    return seen;
}

/* The plate with the result lies over no chip that was won, and over nothing that a hand comes to. */
static void expect_clear_result(TableFixture *fixture, int winner) {
    char name[TRANSCRIPT_NAME];
    showdown_draw(fixture);
    const Fact *told = showdown_fact(fixture, "result:won", FACT_TEXT);
    assert_non_null(told);
    for (int i = 0; i < fixture->view->won[winner].count; i++)
        assert_false(box_overlaps(won_chip(fixture, winner, i)->box, told->box));
    for (int seat = 0; seat < fixture->view->shown.table.seats; seat++) {
        snprintf(name, sizeof name, "kind:%d", seat);
        const Fact *kind = showdown_fact(fixture, name, FACT_TEXT);
        assert_false(kind && box_overlaps(kind->box, told->box));
    }
}

/* The stacks stand on the cloth beside the winner, over no card and no name, and are gone with the next hand;
 * at any number of seats, in landscape and in portrait. */
static void test_stacks_stand_before_the_winner(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{960, 540}, {450, 800}};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (int size = 0; size < 2; size++) {
            TableFixture fixture =
                showdown_open((uint64_t)seats, seats, showdown_usual, sizes[size][0], sizes[size][1]);
            showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
            showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
            int winner = showdown_winner(&fixture);
            assert_true(winner >= 0);
            showdown_keep_to_the_end(&fixture);
            if (fixture.view->won[winner].amount >= 16) expect_stacks(&fixture);
            assert_true(watch_stacks(&fixture) > 10);
            showdown_show_to_the_end(&fixture);
            int chips = fixture.view->won[winner].count;
            assert_true(chips > 0);
            for (int i = 0; i < chips; i++) {
                const Fact *chip = won_chip(&fixture, winner, i);
                assert_non_null(chip);
                assert_false(is_over_card(&fixture, chip->box) || is_over_name(&fixture, chip->box));
            }
            expect_clear_result(&fixture, winner);
            fixture.panel_high = 170;
            expect_clear_result(&fixture, winner);
            fixture.panel_high = 0;
            showdown_show_next_hand(&fixture);
            assert_int_equal(won_chip(&fixture, winner, 0) == NULL, !fixture.state.table.over);
            fixture_close(&fixture);
        }
}

/* Upright one's own chips pass under one's own cards: they are drawn before these. */
static void test_own_chips_pass_under_own_cards(void **unused) {
    (void)unused;
    int seen = 0;
    for (uint64_t seed = 1; seed <= 8 && seen == 0; seed++) {
        TableFixture fixture = showdown_open(seed, 4, showdown_usual, 450, 800);
        showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
        showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
        showdown_keep_to_the_end(&fixture);
        for (int step = 0; step < 60 && showdown_winner(&fixture) == 0; step++) {
            showdown_draw(&fixture);
            const Transcript *said = canvas_transcript(fixture.canvas);
            bool are_cards_there = false;
            for (int i = 0; i < transcript_count(said); i++) {
                const char *name = transcript_at(said, i)->name;
                bool is_chip = strncmp(name, "raked:", 6) == 0;
                are_cards_there |= strncmp(name, "card:0:", 7) == 0;
                assert_false(is_chip && are_cards_there);
                seen += is_chip;
            }
            fixture_update(&fixture, SHOWDOWN_STEP_MS * 2);
        }
        fixture_close(&fixture);
    }
    assert_true(seen > 0);
}

/* In landscape the heap of another stands between that seat's head and its cards, one's own on the cloth
 * above one's cards, however the end is come to; with the next hand the cards lie where they did. */
static void test_heap_is_before_its_owner(void **unused) {
    (void)unused;
    static const float NEARLY = 3;
    int others = 0, own = 0;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        bool is_hurried = seed % 2 == 0;
        TableFixture fixture = showdown_open(seed, 4, seed % 3 ? showdown_usual : showdown_calm, 960, 540);
        showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
        showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
        showdown_keep_to_the_end(&fixture);
        if (is_hurried) table_view_skip_animation(fixture.view);
        showdown_show_to_the_end(&fixture);
        int winner = showdown_winner(&fixture), chips = fixture.view->won[winner].count;
        Box card = showdown_card(&fixture, winner);
        assert_true(chips > 0);
        bool has_place =
            fixture.view->drawn.seat[winner].heap.chips.width > 0; /* beside a pot there is none */
        for (int i = 0; i < chips && card.width > 0 && has_place; i++) {
            Box chip = won_chip(&fixture, winner, i)->box;
            if (chip.y + chip.height > card.y + NEARLY)
                fail_msg("seed %d, of %d: a chip ends at %.1f, its cards begin at %.1f", (int)seed, winner,
                         (double)(chip.y + chip.height), (double)card.y);
            assert_true(chip.y > fixture.view->drawn.seat[winner].medal.y || winner == 0);
        }
        own += has_place && winner == 0, others += has_place && winner != 0;
        fixture_close(&fixture);
    }
    assert_true(others >= 4 && own + others >= 6);
}

static bool is_over_hand(TableFixture *fixture, int seat, Box chip) {
    char name[TRANSCRIPT_NAME];
    for (int slot = 0; slot < SABACC_MAX_HAND; slot++) {
        snprintf(name, sizeof name, "card:%d:%d", seat, slot);
        const Fact *fact = showdown_fact(fixture, name, FACT_PICTURE);
        if (fact && box_overlaps(box_inset(fact->box, 2, 2), chip)) return true;
    }
    return false;
}

static void expect_none_over_hand(TableFixture *fixture, int seat) {
    const Transcript *transcript = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(transcript); i++) {
        const Fact *fact = transcript_at(transcript, i);
        bool is_chip = strncmp(fact->name, "won:", 4) == 0 || strncmp(fact->name, "raked:", 6) == 0;
        if (fact->kind == FACT_PICTURE && is_chip) assert_false(is_over_hand(fixture, seat, fact->box));
    }
}

/* When the sabacc pot leaves, and its last chip lands; meanwhile no chip is over the winner's cards. */
typedef struct Followed {
    double leaves, lands;
} Followed;

static Followed watch_pots(TableFixture *fixture, int winner, bool may_cross) {
    const TableView *view = fixture->view;
    Followed followed = {0};
    while (view->flight_count > 0) {
        for (int i = 0; i < view->flight_count; i++) {
            const Flight *flight = &view->flights[i];
            if (flight->from.kind != PLACE_SABACC_POT) continue;
            if (followed.lands <= 0) followed.leaves = INFINITY;
            followed.leaves = fmin(followed.leaves, flight->begins);
            followed.lands = fmax(followed.lands, flight->ends);
        }
        showdown_draw(fixture);
        if (!may_cross && !table_showdown_is_moving(view)) expect_none_over_hand(fixture, winner);
        fixture_update(fixture, SHOWDOWN_STEP_MS);
    }
    return followed;
}

/* The sabacc pot leaves as the first chip of the hand pot lies, the plate comes once the sum has stood long
 * enough after the last, or below the winner's hand with the first, and all is over within 3.6 s; the second
 * pot's chips stand beside the first's, and none on cards. */
static void test_one_pot_follows_the_other(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{960, 540}, {450, 800}};
    static const double ALL_MS = 3600;
    for (int size = 0; size < 2; size++) {
        TableFixture fixture = showdown_open(1, 4, showdown_usual, sizes[size][0], sizes[size][1]);
        const TableView *view = fixture.view;
        showdown_play_until(&fixture, SABACC_EVENT_SABACC_PAYOUT);
        showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
        showdown_keep_to_the_end(&fixture);
        double begun = view->now, first = INFINITY;
        for (int i = 0; i < view->flight_count; i++)
            if (view->flights[i].stack > 0) first = fmin(first, view->flights[i].ends);
        int winner = showdown_winner(&fixture);
        assert_true(winner > 0);
        Followed followed = watch_pots(&fixture, winner, size == 1);
        assert_float_equal(followed.leaves, first, 10);
        double told_at = followed.lands + table_payoff_stays(view);
        if (table_showdown_holds(view))
            assert_true(view->told_at >= first && view->told_at < followed.lands);
        else
            assert_true(view->told_at >= told_at && view->told_at <= told_at + 200);
        fixture_update(&fixture, begun + ALL_MS - view->now);
        showdown_draw(&fixture);
        expect_none_over_hand(&fixture, winner);
        const Fact *told = showdown_fact(&fixture, "result:won", FACT_TEXT);
        assert_non_null(told);
        Box then = told->box;
        showdown_show_to_the_end(&fixture);
        assert_float_equal(showdown_fact(&fixture, "result:won", FACT_TEXT)->box.y, then.y, 0.01);
        fixture_close(&fixture);
    }
}

/* Hurried and with reduced motion as much stands there in the end. */
static void test_stacks_however_shown(void **unused) {
    (void)unused;
    int counts[3];
    for (int way = 0; way < 3; way++) {
        TableFixture fixture = showdown_open_at(4, way == 1 ? showdown_calm : showdown_usual, 960, 540);
        showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
        if (way == 2)
            showdown_play_until_due(&fixture, SABACC_EVENT_PAYOUT);
        else
            showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
        if (way == 1) {
            fixture_update(&fixture, 300);
            showdown_draw(&fixture);
            for (int stack = 1; stack <= TABLE_RAKE_STACKS; stack++) {
                char name[TRANSCRIPT_NAME];
                snprintf(name, sizeof name, "raked:%d:0", stack);
                assert_null(showdown_fact(&fixture, name, FACT_PICTURE));
            }
        }
        showdown_keep_to_the_end(&fixture);
        if (way == 2) table_view_skip_animation(fixture.view);
        showdown_show_to_the_end(&fixture);
        int winner = showdown_winner(&fixture);
        assert_true(winner >= 0);
        counts[way] = fixture.view->won[winner].count;
        for (int i = 0; i < counts[way]; i++) assert_non_null(won_chip(&fixture, winner, i));
        assert_non_null(showdown_fact(&fixture, "result:won", FACT_TEXT));
        fixture_close(&fixture);
    }
    assert_in_range(counts[0], 8, TABLE_WON_CHIPS);
    assert_int_equal(counts[1], counts[0]);
    assert_int_equal(counts[2], counts[0]);
}

/* A bet is a few chips, more for a larger one; with reduced motion one stack. */
static void test_bets_are_few_chips(void **unused) {
    (void)unused;
    static const struct {
        int32_t amount;
        int chips;
    } rows[] = {{1, 1}, {2, 2}, {7, 3}, {20, 4}, {40, 5}, {100, 6}, {100000, 6}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int is_calm = 0; is_calm < 2; is_calm++) {
            TableFixture fixture = showdown_open_at(4, is_calm ? showdown_calm : showdown_usual, 640, 360);
            fixture_settle(&fixture);
            int32_t amount;
            table_send_chips(fixture.view, table_at_seat(PLACE_STACK, 1), table_at_seat(PLACE_BET, 1),
                             rows[i].amount, 0);
            assert_int_equal(chips_flying(&fixture, PLACE_BET, &amount), is_calm ? 1 : rows[i].chips);
            assert_int_equal(amount, rows[i].amount);
            fixture_close(&fixture);
        }
}

/* ---- the sum ---- */

static const Fact *sum_of(TableFixture *fixture, int seat) {
    char name[TRANSCRIPT_NAME];
    snprintf(name, sizeof name, "payoff:%d", seat);
    showdown_draw(fixture);
    return showdown_fact(fixture, name, FACT_TEXT);
}

/* Over no card and no name, and over no chip that has been won. */
static void expect_clear_sum(TableFixture *fixture, int winner, Box sum) {
    if (is_over_card(fixture, sum) || is_over_name(fixture, sum))
        fail_msg("%d seats, %dx%d, of %d: the sum at %.0f %.0f, %.0f by %.0f, lies over a %s",
                 fixture->view->shown.table.seats, fixture->pixels->width, fixture->pixels->height, winner,
                 (double)sum.x, (double)sum.y, (double)sum.width, (double)sum.height,
                 is_over_card(fixture, sum) ? "card" : "name");
    for (int i = 0; i < fixture->view->won[winner].count; i++) {
        const Fact *chip = won_chip(fixture, winner, i);
        assert_false(chip && box_overlaps(chip->box, sum));
    }
}

/* The largest words of the hand: they count what has landed, cover nothing, and leave as the plate comes, or
 * beside the winner's chips after it; at any number of seats. In portrait, and with two seats, the plate may
 * count in their place below the winner's hand. */
static void test_sum_is_counted(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{960, 540}, {450, 800}};
    int summed = 0;
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (int size = 0; size < 2; size++) {
            TableFixture fixture =
                showdown_open((uint64_t)seats, seats, showdown_usual, sizes[size][0], sizes[size][1]);
            const TableView *view = fixture.view;
            showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
            showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
            showdown_keep_to_the_end(&fixture);
            int winner = showdown_winner(&fixture), counted = 0, steps = 0;
            double last = table_won_so_far(view, winner, view->now).last;
            float highest = 0;
            if ((size == 1 || seats == 2) && table_showdown_holds(view)) {
                fixture_close(&fixture);
                continue;
            }
            summed++;
            for (; view->now < fmax(view->told_at, last + 40);
                 fixture_update(&fixture, 2 * SHOWDOWN_STEP_MS)) {
                const Fact *sum = sum_of(&fixture, winner);
                if (!sum) continue;
                int now = atoi(sum->words + 1);
                assert_true(now >= counted);
                steps += now > counted;
                counted = now;
                highest = fmaxf(highest, sum->box.height);
                if (!table_showdown_is_moving(view)) expect_clear_sum(&fixture, winner, sum->box);
            }
            assert_int_equal(counted, view->won[winner].amount);
            assert_true(steps >= (view->won[winner].count >= 8 ? 3 : 1));
            fixture_update(&fixture, 400);
            const Fact *left = sum_of(&fixture, winner);
            if (left && !table_showdown_is_moving(view)) expect_clear_sum(&fixture, winner, left->box);
            if (left) fixture_update(&fixture, 1400);
            assert_null(sum_of(&fixture, winner));
            const Fact *told = showdown_fact(&fixture, "result:won", FACT_TEXT);
            assert_non_null(told);
            if (highest < 1.4f * told->box.height)
                fail_msg("%d seats, %dx%d, of %d: the sum is %.1f high, the plate's words %.1f", seats,
                         sizes[size][0], sizes[size][1], winner, (double)highest, (double)told->box.height);
            fixture_close(&fixture);
        }
    assert_true(summed >= SABACC_MAX_SEATS - 2); /* in landscape at all seats but two */
}

/* Beside the chips of who has won, not farther away than they are wide; of another's the plate comes at its
 * peak, and both are seen together for a while. */
static void test_sum_is_the_winners(void **unused) {
    (void)unused;
    static const double PEAK_MS = 200, TOGETHER_MS = 700;
    int beside = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        TableFixture fixture = showdown_open(seed, 4, showdown_usual, 960, 540);
        const TableView *view = fixture.view;
        showdown_draw(&fixture);
        showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
        showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
        showdown_keep_to_the_end(&fixture);
        int winner = showdown_winner(&fixture);
        if (winner == 0) { /* before one's own cards there is more room */
            fixture_close(&fixture);
            continue;
        }
        double last = table_won_so_far(view, winner, view->now).last;
        while (view->now < fmax(view->told_at, last) + SHOWDOWN_STEP_MS)
            fixture_update(&fixture, SHOWDOWN_STEP_MS);
        double later = view->told_at - last;
        if (later > PEAK_MS) { /* there was no room there */
            fixture_close(&fixture);
            continue;
        }
        beside++;
        for (double until = view->now + TOGETHER_MS; view->now < until; fixture_update(&fixture, 50)) {
            const Fact *sum = sum_of(&fixture, winner), *chip = won_chip(&fixture, winner, 0);
            assert_non_null(sum);
            assert_non_null(chip);
            assert_non_null(showdown_fact(&fixture, "result:won", FACT_TEXT));
            float across = sum->box.x + sum->box.width / 2 - chip->box.x - chip->box.width / 2;
            assert_true(fabsf(across) < 1.5f * sum->box.width + 3 * chip->box.width);
            assert_true(fabsf(sum->box.y + sum->box.height / 2 - chip->box.y) < 2 * sum->box.height);
        }
        fixture_close(&fixture);
    }
    assert_true(beside >= 2);
}

/* With reduced motion it has one size and one place. */
static void test_sum_is_calm(void **unused) {
    (void)unused;
    TableFixture fixture = showdown_open_at(4, showdown_calm, 960, 540);
    showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
    showdown_play_until_shown(&fixture, SABACC_EVENT_PAYOUT);
    showdown_keep_to_the_end(&fixture);
    int winner = showdown_winner(&fixture), seen = 0;
    Box first = {0};
    for (; fixture.view->now < fixture.view->told_at; fixture_update(&fixture, SHOWDOWN_STEP_MS)) {
        const Fact *sum = sum_of(&fixture, winner);
        if (!sum) continue;
        if (seen++ == 0) first = sum->box;
        assert_float_equal(sum->box.y, first.y, 0.01);
        assert_float_equal(sum->box.height, first.height, 0.01);
    }
    assert_true(seen > 20);
    fixture_close(&fixture);
}

/* ---- the result ---- */

/* A plate says who has won how much with which hand, and no plate what somebody did before. */
static void test_result_is_told(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{960, 540}, {450, 800}};
    for (int size = 0; size < 2; size++) {
        TableFixture fixture = showdown_open_at(4, showdown_usual, sizes[size][0], sizes[size][1]);
        showdown_play_until(&fixture, SABACC_EVENT_PAYOUT);
        showdown_play_until_due(&fixture, SABACC_EVENT_PAYOUT);
        showdown_draw(&fixture);
        assert_null(showdown_fact(&fixture, "result:won", FACT_TEXT));
        showdown_show_to_the_end(&fixture);
        int winner = showdown_winner(&fixture);
        char words[80], name[TRANSCRIPT_NAME];
        const SabaccTable *table = &fixture.view->shown.table;
        snprintf(words, sizeof words, "%s wins %d", fixture_looks[winner].name,
                 (int)fixture.view->won[winner].amount);
        const Fact *won = showdown_fact(&fixture, "result:won", FACT_TEXT),
                   *hand = showdown_fact(&fixture, "result:hand", FACT_TEXT);
        assert_non_null(won);
        assert_non_null(hand);
        assert_string_equal(won->words, words);
        assert_non_null(strstr(hand->words, sabacc_rank_title((SabaccRank)table->seat[winner].rank)));
        assert_false(is_over_card(&fixture, won->box) || is_over_card(&fixture, hand->box));
        for (int seat = 0; seat < 4; seat++) {
            snprintf(name, sizeof name, "did:%d", seat);
            const Fact *did = showdown_fact(&fixture, name, FACT_TEXT);
            if (seat == winner)
                assert_non_null(did);
            else if (!seat_in(table->folded, seat))
                assert_null(did);
        }
        showdown_show_next_hand(&fixture);
        assert_null(showdown_fact(&fixture, "result:won", FACT_TEXT));
        fixture_close(&fixture);
    }
}

/* What is told at the end of the hand that comes first; false if nothing is. */
static bool play_to_result(TableFixture *fixture) {
    enum { LONGEST = 200 };
    int actions = 0;
    for (; actions < LONGEST && fixture_act(fixture) && !is_posted(fixture, SABACC_EVENT_HAND_END); actions++)
        fixture_settle(fixture);
    if (!is_posted(fixture, SABACC_EVENT_HAND_END)) return false;
    showdown_show_to_the_end(fixture);
    return showdown_fact(fixture, "result:won", FACT_TEXT) != NULL;
}

/* The words of the plate, and its edge around them. */
static void expect_uncovered(TableFixture *fixture, const char *game) {
    static const char *const words[] = {"result:won", "result:hand"};
    static const float EDGE = 4;
    showdown_draw(fixture);
    for (int i = 0; i < 2; i++) {
        const Fact *fact = showdown_fact(fixture, words[i], FACT_TEXT);
        if (fact && is_over_card(fixture, box_inset(fact->box, 0, -EDGE)))
            fail_msg("%s, %d seats, %dx%d, panel %.0f: a card covers %s, %.0f + %.0f", game,
                     fixture->view->shown.table.seats, fixture->pixels->width, fixture->pixels->height,
                     (double)fixture->panel_high, words[i], (double)fact->box.y, (double)fact->box.height);
    }
}

static bool watch_result(const char *game, int seats, uint64_t seed, int width, int height) {
    static const float panels[] = {0, 214, 270};
    TableFixture fixture;
    FixtureSetup setup = {.width = width,
                          .height = height,
                          .seats = seats,
                          .seed = seed,
                          .credits = 250,
                          .game = game,
                          .settings = showdown_usual};
    assert_true(fixture_open(&fixture, &setup));
    bool has_result = play_to_result(&fixture);
    for (int i = 0; has_result && i < 3; i++) {
        fixture.panel_high = panels[i];
        expect_uncovered(&fixture, game);
    }
    fixture_close(&fixture);
    return has_result;
}

/* Neither one's own nor another's, in any game, with the panel of results below the table or without it. */
static void test_no_card_covers_the_result(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{1280, 720}, {900, 1600}};
    int seen = 0;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        for (int seats = game->min_seats; seats <= game->max_seats && seats <= game->min_seats + 1; seats++)
            for (int size = 0; size < 2; size++)
                seen += watch_result(game->id, seats, (uint64_t)seats, sizes[size][0], sizes[size][1]);
    }
    assert_true(seen > 20);
}

int main(void) {

    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_stacks_sway),
        cmocka_unit_test(test_stacks_draw_back),
        cmocka_unit_test(test_hands_pass_below_pots),
        cmocka_unit_test(test_stacks_come_nearer),
        cmocka_unit_test(test_sum_goes_home),
        cmocka_unit_test(test_stacks_go_apart),
        cmocka_unit_test(test_the_plate_comes_last),
        cmocka_unit_test(test_the_plate_counts_below_the_winner),
        cmocka_unit_test(test_pots_are_broken_down),
        cmocka_unit_test(test_pot_is_raked),
        cmocka_unit_test(test_bets_are_few_chips),
        cmocka_unit_test(test_stacks_stand_before_the_winner),
        cmocka_unit_test(test_own_chips_pass_under_own_cards),
        cmocka_unit_test(test_heap_is_before_its_owner),
        cmocka_unit_test(test_one_pot_follows_the_other),
        cmocka_unit_test(test_stacks_however_shown),
        cmocka_unit_test(test_sum_is_counted),
        cmocka_unit_test(test_sum_is_the_winners),
        cmocka_unit_test(test_sum_is_calm),
        cmocka_unit_test(test_result_is_told),
        cmocka_unit_test(test_no_card_covers_the_result),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
