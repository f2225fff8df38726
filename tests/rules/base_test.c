/* The base: bounded text, numbers, the generator, sets of seats, the hash. */
#include "rules_support.h"

#include <limits.h>
#include <string.h>

#include "base/hash.h"
#include "base/rng.h"
#include "base/seats.h"
#include "base/text.h"

/* The first numbers of the published demo of PCG32, whose seed is 42 and stream 54. */
static void test_rng_is_pcg32(void **unused) {
    (void)unused;
    static const uint32_t known[] = {0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e};
    Rng rng = rng_of(42, 54);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) assert_int_equal(rng_next(&rng), known[i]);
}

static void test_rng_streams_differ(void **unused) {
    (void)unused;
    Rng one = rng_of(7, 1), other = rng_of(7, 2), again = rng_of(7, 1);
    int same = 0;
    for (int i = 0; i < 100; i++) {
        uint32_t number = rng_next(&one);
        same += number == rng_next(&other);
        assert_int_equal(number, rng_next(&again));
    }
    assert_true(same < 3);
}

static void test_rng_below_stays_below(void **unused) {
    (void)unused;
    static const uint32_t bounds[] = {1, 2, 3, 6, 62, 0x80000001u, UINT32_MAX};
    Rng rng = rng_of(3, 3);
    for (size_t i = 0; i < sizeof bounds / sizeof bounds[0]; i++)
        for (int n = 0; n < 1000; n++) assert_true(rng_below(&rng, bounds[i]) < bounds[i]);
}

/* Six faces of 60,000 rolls: chi-square with 5 degrees of freedom is over 25.75 once in 10,000 seeds. */
static void test_rng_dice_are_fair(void **unused) {
    (void)unused;
    Rng rng = rng_of(2024, 6);
    int32_t count[6] = {0};
    for (int n = 0; n < 60000; n++) count[rng_below(&rng, 6)]++;
    int64_t squares = 0;
    for (int face = 0; face < 6; face++) squares += (int64_t)(count[face] - 10000) * (count[face] - 10000);
    assert_true(squares < 257500); /* times 10,000 */
}

static void test_text_is_cut_and_terminated(void **unused) {
    (void)unused;
    char bytes[6];
    Text text = text_over(bytes, sizeof bytes);
    assert_string_equal(bytes, "");
    text_add(&text, "abc");
    assert_false(text.cut);
    text_add(&text, "def");
    assert_string_equal(bytes, "abcde");
    assert_true(text.cut);
    assert_int_equal(text.used, 5);
    text_add_char(&text, 'x');
    assert_string_equal(bytes, "abcde");
}

/* й has two bytes. */
static void test_text_is_cut_between_characters(void **unused) {
    (void)unused;
    char bytes[5];
    Text text = text_over(bytes, sizeof bytes);
    text_add(&text, "abcй");
    assert_string_equal(bytes, "abc");
    assert_true(text.cut);
}

static void test_text_fills_its_memory_uncut(void **unused) {
    (void)unused;
    char bytes[4], one[1];
    Text text = text_over(bytes, sizeof bytes), none = text_over(one, sizeof one);
    text_add(&text, "abc");
    assert_false(text.cut);
    text_add(&none, "");
    assert_false(none.cut);
    text_add_char(&none, 'a');
    assert_true(none.cut);
    assert_string_equal(one, "");
}

static void test_text_numbers(void **unused) {
    (void)unused;
    static const struct {
        int64_t number;
        const char *plain, *with_sign, *shown, *shown_with_sign;
    } rows[] = {
        {0, "0", "0", "0", "0"},
        {7, "7", "+7", "7", "+7"},
        {-7, "-7", "-7", "\u22127", "\u22127"},
        {2147483647, "2147483647", "+2147483647", "2147483647", "+2147483647"},
        {1000000, "1000000", "+1000000", "1000000", "+1000000"},
        {INT64_MIN, "-9223372036854775808", "-9223372036854775808", "\u22129223372036854775808",
         "\u22129223372036854775808"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char bytes[32];
        Text text = text_over(bytes, sizeof bytes);
        text_add_int(&text, rows[i].number);
        assert_string_equal(bytes, rows[i].plain);
        text = text_over(bytes, sizeof bytes);
        text_add_signed(&text, rows[i].number);
        assert_string_equal(bytes, rows[i].with_sign);
        text = text_over(bytes, sizeof bytes);
        text_add_shown(&text, rows[i].number);
        assert_string_equal(bytes, rows[i].shown);
        text = text_over(bytes, sizeof bytes);
        text_add_shown_signed(&text, rows[i].number);
        assert_string_equal(bytes, rows[i].shown_with_sign);
    }
}

static void test_text_reads_numbers(void **unused) {
    (void)unused;
    static const struct {
        const char *words;
        bool reads;
        int32_t number;
    } rows[] = {
        {"0", true, 0},
        {"42", true, 42},
        {"-42", true, -42},
        {"2147483647", true, INT32_MAX},
        {"-2147483648", true, INT32_MIN},
        {"2147483648", true, INT32_MAX},
        {"99999999999999999999999999", true, INT32_MAX},
        {"-99999999999999999999999999", true, INT32_MIN},
        {"", false, 0},
        {"-", false, 0},
        {"+5", false, 0},
        {"5x", false, 0},
        {" 5", false, 0},
        {"5 ", false, 0},
        {"5.0", false, 0},
        {"--5", false, 0},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        int32_t number = 1234;
        assert_int_equal(text_read_int(rows[i].words, strlen(rows[i].words), &number), rows[i].reads);
        assert_int_equal(number, rows[i].reads ? rows[i].number : 1234);
    }
    int32_t number = 0;
    assert_true(text_read_int("123", 2, &number)); /* the length counts, not a terminator */
    assert_int_equal(number, 12);
}

static void test_text_is(void **unused) {
    (void)unused;
    assert_true(text_is("deck", 4, "deck"));
    assert_false(text_is("decks", 5, "deck"));
    assert_false(text_is("deck", 3, "deck"));
    assert_true(text_is("deck left", 4, "deck"));
    assert_true(text_is("", 0, ""));
}

static void test_seats_go_round(void **unused) {
    (void)unused;
    SeatMask mask = (SeatMask)(seat_bit(1) | seat_bit(4) | seat_bit(7));
    assert_int_equal(seats_count(mask), 3);
    assert_true(seat_in(mask, 4));
    assert_false(seat_in(mask, 0));
    assert_int_equal(seats_lowest(mask), 1);
    static const int from[] = {1, 1, 4, 4, 4, 7, 7, 7}, after[] = {1, 4, 4, 4, 7, 7, 7, 1};
    for (int seat = 0; seat < 8; seat++) {
        assert_int_equal(seats_from(mask, seat), from[seat]);
        assert_int_equal(seats_after(mask, seat), after[seat]);
    }
    assert_int_equal(seats_after(seat_bit(3), 3), 3);
}

static void test_seats_several(void **unused) {
    (void)unused;
    for (unsigned mask = 0; mask < 256; mask++)
        assert_int_equal(seats_several((SeatMask)mask), seats_count((SeatMask)mask) > 1);
}

static void test_seats_take_from_the_first(void **unused) {
    (void)unused;
    static const int order[] = {5, 6, 0, 2};
    SeatMask left = (SeatMask)(seat_bit(0) | seat_bit(2) | seat_bit(5) | seat_bit(6));
    for (int i = 0; i < 4; i++) assert_int_equal(seats_take(&left, 3), order[i]);
    assert_int_equal(left, 0);
}

/* The published test values of FNV-1a, 64 bits. */
static void test_hash_is_fnv_1a(void **unused) {
    (void)unused;
    assert_true(hash_bytes("", 0) == UINT64_C(0xcbf29ce484222325));
    assert_true(hash_bytes("a", 1) == UINT64_C(0xaf63dc4c8601ec8c));
    assert_true(hash_bytes("foobar", 6) == UINT64_C(0x85944171f73967e8));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rng_is_pcg32),
        cmocka_unit_test(test_rng_streams_differ),
        cmocka_unit_test(test_rng_below_stays_below),
        cmocka_unit_test(test_rng_dice_are_fair),
        cmocka_unit_test(test_text_is_cut_and_terminated),
        cmocka_unit_test(test_text_is_cut_between_characters),
        cmocka_unit_test(test_text_fills_its_memory_uncut),
        cmocka_unit_test(test_text_numbers),
        cmocka_unit_test(test_text_reads_numbers),
        cmocka_unit_test(test_text_is),
        cmocka_unit_test(test_seats_go_round),
        cmocka_unit_test(test_seats_several),
        cmocka_unit_test(test_seats_take_from_the_first),
        cmocka_unit_test(test_hash_is_fnv_1a),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
