/* The tables that are the same for everybody: a game is known as played at one of them by its setup alone,
 * and by no other setup, however little it differs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "session/circuit.h"
#include "session/daily.h"

#include <stdio.h>
#include <string.h>

enum { DAY = DAILY_FIRST + 5 }; /* as a date: the sixth of a month */

/* Index of the house or the deal at whose table it is played; -1: none. */
typedef int (*Finder)(const MatchSetup *setup);

static int house_of(const MatchSetup *setup) { return circuit_find(setup); }

static int deal_of(const MatchSetup *setup) {
    int index;
    int64_t day;
    return daily_find(setup, &index, &day) && day == DAY ? index : -1;
}

static void check_person(Finder find, MatchSetup setup, int index) {
    snprintf(setup.seat[0].name, sizeof setup.seat[0].name, "Somebody");
    assert_int_equal(find(&setup), index);
    snprintf(setup.seat[0].agent, sizeof setup.seat[0].agent, "ai:regular");
    assert_int_equal(find(&setup), -1);
}

static void check_opponents(Finder find, const MatchSetup *setup) {
    for (int seat = 1; seat < setup->rules.seats; seat++) {
        MatchSetup other = *setup;
        snprintf(other.seat[seat].name, sizeof other.seat[seat].name, "Nobody");
        assert_int_equal(find(&other), -1);
        other = *setup;
        snprintf(other.seat[seat].agent, sizeof other.seat[seat].agent, "ai:%s",
                 strcmp(setup->seat[seat].agent, "ai:sharp") == 0 ? "master" : "sharp");
        assert_int_equal(find(&other), -1);
    }
}

static void check_stakes(Finder find, const MatchSetup *setup) {
    for (int seat = 0; seat < setup->rules.seats; seat++) {
        MatchSetup other = *setup;
        other.rules.credits[seat]++;
        assert_int_equal(find(&other), -1);
        other = *setup;
        other.rules.items[seat] ^= 1;
        assert_int_equal(find(&other), -1);
    }
    MatchSetup fewer = *setup;
    fewer.rules.seats--;
    assert_int_equal(find(&fewer), -1);
}

static void check_options(Finder find, const MatchSetup *setup) {
    for (size_t option = 0; option < sizeof setup->rules.options / sizeof *setup->rules.options; option++) {
        MatchSetup other = *setup;
        other.rules.options[option].form++;
        assert_int_equal(find(&other), -1);
    }
}

static void check_table(Finder find, const MatchSetup *setup, int index) {
    assert_int_equal(find(setup), index);
    check_person(find, *setup, index);
    check_opponents(find, setup);
    check_stakes(find, setup);
    check_options(find, setup);
}

static void test_house_is_known_by_its_setup(void **state) {
    (void)state;
    for (int i = 0; i < CIRCUIT_TABLES; i++) {
        GamePlan plan;
        circuit_plan(i, "Ana", &plan);
        check_table(house_of, &plan.setup, i);
    }
}

static void test_deal_is_known_by_its_setup_and_seed(void **state) {
    (void)state;
    for (int i = 0; i < daily_count(); i++) {
        GamePlan plan;
        daily_plan(i, DAY, "Ana", &plan);
        check_table(deal_of, &plan.setup, i);
        plan.setup.seed++;
        assert_int_equal(deal_of(&plan.setup), -1);
        plan.setup.has_seed = false;
        assert_int_equal(deal_of(&plan.setup), -1);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_house_is_known_by_its_setup),
        cmocka_unit_test(test_deal_is_known_by_its_setup_and_seed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
