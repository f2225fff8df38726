/* Appendix A by hand: each hand's name, and which of two hands is better (AP-1 … AP-6). */
#include "rules_support.h"

#include <stdio.h>
#include <string.h>

typedef struct Named {
    const char *clause, *hand, *rank;
    int total;
} Named;

static const Named named[] = {
    {"AP-1", "sylop sylop", "pure-sabacc", 0},
    {"AP-1 exactly", "sylop sylop ci+4 tr-4", "sabacc", 0},
    {"AP-1 exactly", "sylop sylop ci+4 tr-3 sq-1", "zero", 0},
    {"AP-1", "ci+10 tr+10 ci-10 sq-10 sylop", "full-sabacc", 0},
    {"AP-1 no Sylop", "ci+10 tr+10 ci-10 sq-10", "squadron", 0},
    {"AP-1", "ci+7 tr+7 ci-7 sq-7 sylop", "fleet", 0},
    {"AP-1 exactly", "ci+7 tr+7 ci-7 sq-7 sylop sylop", "squadron", 0},
    {"AP-1 prime off", "ci+10 sq-10 sylop", "yee-haa", 0},
    {"AP-1", "ci+1 ci-1 sylop", "yee-haa", 0},
    {"AP-1 exactly", "ci+1 ci-1 sylop sylop", "sabacc", 0},
    {"AP-1", "ci+6 tr+6 sq+6 ci-9 tr-9", "rhylet", 0},
    {"AP-1 mixed signs", "ci+6 tr+6 sq-6 ci-3 tr-3", "rhylet", 0},
    {"AP-1 five cards", "ci+6 tr+6 sq-6 ci-3 tr-3 sylop", "banthas-wild", 0},
    {"AP-1", "ci+5 tr+5 sq-5 ci-5", "squadron", 0},
    {"AP-1 the Sylop beside", "ci+2 tr+2 sq+2 ci-2 tr-4", "squadron", 0},
    {"AP-1", "ci+1 tr+2 ci+3 sq+4 ci-10", "gee-whiz", 0},
    {"AP-1 the other sign", "ci-1 tr-2 ci-3 sq-4 ci+10", "gee-whiz", 0},
    {"AP-1 exactly", "ci+1 tr+2 ci+3 sq+4 ci-10 sylop", "zero", 0},
    {"AP-1", "ci+4 tr-5 sq-6 ci+7", "straight-khyron", 0},
    {"AP-1 to the top", "ci+7 tr-8 sq-9 ci+10", "straight-khyron", 0},
    {"AP-1 from the bottom", "ci+1 tr-2 sq-3 ci+4", "straight-khyron", 0},
    {"AP-1 exactly four", "ci+4 tr-5 sq-6 ci+7 sylop", "zero", 0},
    {"AP-6 a Sylop runs not", "sylop ci+1 tr+2 sq-3", "zero", 0},
    {"AP-1 five in a run", "ci+1 tr+2 sq+3 ci+4 tr-5 sq-5", "sabacc", 0},
    {"AP-1 a pair of one sign", "ci+4 tr+4 sq-8", "sabacc", 0},
    {"AP-1", "ci+4 tr+4 sq+4 ci-10 tr-2", "banthas-wild", 0},
    {"AP-1 a Sylop too", "ci+4 tr+4 sq-4 ci-4 sylop", "fleet", 0},
    {"AP-1 a Sylop too", "ci+2 tr+2 sq+2 ci-6 sylop", "banthas-wild", 0},
    {"AP-1", "ci+3 tr-3 ci+8 sq-8", "rule-of-two", 0},
    {"AP-1 pairs of one sign", "ci+3 tr+3 ci-8 sq+2", "sabacc", 0},
    {"AP-1 a Sylop too", "ci+3 tr-3 ci+8 sq-8 sylop", "rule-of-two", 0},
    {"AP-1", "ci+9 tr-9", "sabacc", 0},
    {"AP-1 with others", "ci+9 tr-9 sq+2 ci+3 tr-5", "sabacc", 0},
    {"AP-6", "sylop sylop ci+4 sq-4", "sabacc", 0},
    {"AP-3", "ci+5 tr-2 sq-3", "zero", 0},
    {"AP-3 one Sylop", "sylop", "zero", 0},
    {"AP-4", "ci+1", "nulrhek", 1},
    {"AP-4 a pair", "ci+3 tr+3", "nulrhek", 6},
    {"AP-4 a run", "ci+4 tr+5 sq+6 ci+7", "nulrhek", 22},
    {"AP-4 as low as it goes", "ci-10 tr-10 sq-10 ci-9 tr-9", "nulrhek", -48},
    {"AP-1 three pairs", "ci+5 tr-5 ci+6 tr-6 ci+7 tr-7", "rule-of-two", 0},
};

static void test_names(void **unused) {
    (void)unused;
    int failed = 0;
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) {
        SabaccWorth worth = worth_of(named[i].hand, "");
        const char *rank = sabacc_rank_word((SabaccRank)worth.rank);
        bool right = strcmp(rank, named[i].rank) == 0 && worth.total == named[i].total &&
                     worth.takes_sabacc_pot == (named[i].total == 0);
        if (right) continue;
        print_error("%s: {%s} is %s of %d, not %s of %d\n", named[i].clause, named[i].hand, rank, worth.total,
                    named[i].rank, named[i].total);
        failed++;
    }
    assert_int_equal(failed, 0);
}

static void test_ap_1_prime_hand(void **unused) {
    (void)unused;
    SabaccWorth prime = worth_of("ci+10 sq-10 sylop", "prime-hand=on");
    assert_int_equal(prime.rank, SABACC_RANK_PRIME);
    assert_int_equal(worth_of("ci+9 sq-9 sylop", "prime-hand=on").rank, SABACC_RANK_YEE_HAA);
    assert_int_equal(worth_of("ci+10 sq-10 sylop sylop", "prime-hand=on").rank, SABACC_RANK_SABACC);
    assert_true(prime.key > worth_of("ci+1 sq-1 sylop", "prime-hand=on").key);
    assert_true(prime.key < worth_of("ci+9 tr+9 ci-9 tr-9 sylop", "prime-hand=on").key);
}

/* Best first; each is better than all below it. */
typedef struct Better {
    const char *clause, *better, *worse;
} Better;

static const Better order[] = {
    {"AP-1", "sylop sylop", "ci+10 tr+10 ci-10 sq-10 sylop"},
    {"AP-1", "ci+10 tr+10 ci-10 sq-10 sylop", "ci+1 tr+1 ci-1 sq-1 sylop"},
    {"AP-1", "ci+9 tr+9 ci-9 sq-9 sylop", "ci+1 ci-1 sylop"},
    {"AP-1", "ci+10 ci-10 sylop", "ci+1 tr+1 sq-1 ci+2 tr-3"},
    {"AP-1", "ci+8 ci-8 sylop", "ci+2 tr+2 sq+2 ci-3 tr-3"},
    {"AP-1", "ci+6 tr+6 sq-6 ci-3 tr-3", "ci+1 tr+1 ci-1 sq-1"},
    {"AP-1", "ci+10 tr+10 ci-10 sq-10", "ci+1 tr+2 ci+3 sq+4 ci-10"},
    {"AP-1", "ci+1 tr+2 ci+3 sq+4 ci-10", "ci+1 tr-2 sq-3 ci+4"},
    {"AP-1", "ci+7 tr-8 sq-9 ci+10", "ci+1 tr+1 sq-1 ci-6 tr+5"},
    {"AP-1", "ci+10 tr-10 sq+10 ci-9 tr-1", "ci+1 tr-1 ci+2 sq-2"},
    {"AP-1", "ci+9 tr-9 ci+10 sq-10", "ci+1 tr-1"},
    {"AP-1, AP-3", "ci+10 tr-10", "ci+1 tr+3 sq-4 sylop"},
    {"AP-3, AP-4", "ci+1 tr-3 sq+2", "ci+1"},
    {"AP-2 fleet", "ci+1 tr+1 ci-1 sq-1 sylop", "ci+2 tr+2 ci-2 sq-2 sylop"},
    {"AP-2 yee-haa", "ci+9 ci-9 sylop", "ci+10 ci-10 sylop"},
    {"AP-2 rhylet, three first", "ci+4 tr+4 sq+4 ci-6 tr-6", "ci+6 tr+6 sq-6 ci-3 tr-3"},
    {"AP-2 squadron", "ci+3 tr+3 ci-3 sq-3", "ci+4 tr+4 ci-4 sq-4"},
    {"AP-2 straight khyron", "ci+1 tr-2 sq-3 ci+4", "ci+2 tr-3 sq-4 ci+5"},
    {"AP-2 banthas wild", "ci+2 tr+2 sq+2 ci-6", "ci+3 tr+3 sq+3 ci-9"},
    {"AP-2 rule of two, lower pair first", "ci+1 tr-1 ci+10 sq-10", "ci+2 tr-2 ci+3 sq-3"},
    {"AP-2 rule of two, the other pair", "ci+2 tr-2 ci+4 sq-4", "ci+2 sq-2 ci+5 sq-5"},
    {"AP-2 sabacc", "ci+1 tr-1", "ci+2 tr-2 sq+9 ci-8 tr-1"},
    {"AP-3 most cards", "ci+1 tr+3 sq-4 sylop", "ci+10 tr-9 sq-1"},
    {"AP-3 positive sum", "ci+10 tr-9 sq-1", "ci+9 tr-8 sq-1"},
    {"AP-3 highest positive", "ci+9 tr+1 sq-7 ci-3", "ci+8 tr+2 sq-6 ci-4"},
    {"AP-4 closest", "ci+1", "ci+2 tr+8 sq-8"},
    {"AP-4 closest, a negative", "ci-1", "ci+2"},
    {"AP-4 positive", "ci+3", "ci-3 tr+9 sq-9"},
    {"AP-4 most cards", "ci+5 tr-2", "ci+3"},
    {"AP-4 positive sum", "ci+10 tr-7", "ci+5 tr-2"},
    {"AP-4 positive sum of negatives", "ci+6 tr-9", "ci+5 tr-8"},
    {"AP-4 highest positive", "ci+9 tr+1 sq-6", "ci+8 tr+2 sq-6"},
    {"AP-5 named, most cards", "ci+4 tr-4 sq+2 ci-2 sylop", "ci+4 tr-4 sq+2 ci-2"},
    {"AP-5 named, positive sum", "ci+4 tr-4 ci+10 tr-9 sq-1", "ci+4 tr-4 ci+9 tr-8 sq-1"},
    {"AP-5 named, highest positive", "ci-1 tr-2 ci-3 sq-4 ci+10", "ci+1 tr+2 ci+3 sq+4 ci-10"},
    {"AP-5 named, positive sum", "ci+9 tr-4 sq-4 ci+4 tr-5", "ci+4 tr+4 sq-4 ci-3 tr-1"},
};

static void test_order(void **unused) {
    (void)unused;
    int failed = 0;
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        uint64_t better = worth_of(order[i].better, "").key, worse = worth_of(order[i].worse, "").key;
        if (better > worse) continue;
        print_error("%s: {%s} does not beat {%s}\n", order[i].clause, order[i].better, order[i].worse);
        failed++;
    }
    assert_int_equal(failed, 0);
}

/* Hands of six cards and more, which only the tables of hands meet: five or six of a kind hold four of a
 * kind, and that is the best name they fit (AP-1 "other cards may be present", AP-6). */
static void test_ap_6_more_than_four_of_a_kind(void **unused) {
    (void)unused;
    SabaccWorth six = worth_of("ci+5 tr+5 sq+5 ci-5 tr-5 sq-5", "");
    SabaccWorth five = worth_of("ci+3 tr+3 sq+3 ci-3 tr-3 sq-2 ci-1", "");
    assert_string_equal(sabacc_rank_word((SabaccRank)six.rank), "squadron");
    assert_string_equal(sabacc_rank_word((SabaccRank)five.rank), "squadron");
    assert_true(five.key > six.key); /* AP-2: the lower card makes it */
}

/* The whole ladder, a hand each: the first beats every other, and so on. */
static void test_ladder(void **unused) {
    (void)unused;
    static const char *const ladder[] = {
        "sylop sylop",
        "ci+10 tr+10 ci-10 sq-10 sylop",
        "ci+10 tr-10 sylop", /* Prime; Fleet of 9 is between, and below */
        "ci+9 ci-9 sylop",
        "ci+6 tr+6 sq-6 ci-3 tr-3",
        "ci+5 tr+5 sq-5 ci-5",
        "ci+1 tr+2 ci+3 sq+4 ci-10",
        "ci+4 tr-5 sq-6 ci+7",
        "ci+2 tr+2 sq+2 ci-6",
        "ci+3 tr-3 ci+8 sq-8",
        "ci+9 tr-9",
        "ci+5 tr-2 sq-3",
        "ci+1",
        "ci-1",
        "ci+2",
    };
    enum { HANDS = sizeof ladder / sizeof ladder[0] };
    for (int i = 0; i < HANDS; i++)
        for (int j = 0; j < HANDS; j++) {
            uint64_t one = worth_of(ladder[i], "prime-hand=on").key;
            uint64_t other = worth_of(ladder[j], "prime-hand=on").key;
            assert_int_equal((one > other) - (one < other), (j > i) - (j < i));
        }
}

static void test_equal(void **unused) {
    (void)unused;
    static const char *const equal[][2] = {
        {"ci+4 tr-4", "sq+4 sq-4"}, {"ci+1 tr+2 ci+3 sq+4 ci-10", "sq+1 ci+2 tr+3 tr+4 sq-10"},
        {"ci+5 tr-2", "tr+5 sq-2"}, {"ci+4 tr-5 sq-6 ci+7", "sq+4 ci-5 ci-6 tr+7"},
        {"ci-3", "tr-3"},           {"ci+5 tr-2 sq-3", "sq-3 sq+5 sq-2"}, /* the order of a hand is nothing */
    };
    for (size_t i = 0; i < sizeof equal / sizeof equal[0]; i++)
        assert_true(worth_of(equal[i][0], "").key == worth_of(equal[i][1], "").key);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names),  cmocka_unit_test(test_ap_1_prime_hand),
        cmocka_unit_test(test_order),  cmocka_unit_test(test_ap_6_more_than_four_of_a_kind),
        cmocka_unit_test(test_ladder), cmocka_unit_test(test_equal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
