/* Lines of the log said to the one who listens, in English and, by their formats, in any language. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "scenes/play/addressed.h"

static void expect(const char *line, const char *name, const char *said) {
    char words[400];
    Text text = text_over(words, sizeof words);
    bool is_said = addressed_line(line, name, &text);
    assert_int_equal(is_said, said != NULL);
    assert_string_equal(words, said ? said : "");
}

static void test_what_one_does_is_said_to_them(void **unused) {
    (void)unused;
    expect("Player checks", "Player", "You check");
    expect("Player bets 12", "Player", "You bet 12");
    expect("Ana Maria raises to 5", "Ana Maria", "You raise to 5");
    expect("Player antes 1 to the hand pot, 2 to the sabacc pot", "Player",
           "You ante 1 to the hand pot, 2 to the sabacc pot");
    expect("Player trades −7 of Circles for +6 of Squares from the discard pile", "Player",
           "You trade −7 of Circles for +6 of Squares from the discard pile");
    expect("Player shows Nulrhek (−2)", "Player", "You show Nulrhek (−2)");
    expect("Player shows Sylop, −2 of triangles", "Player", "You show Sylop, −2 of triangles");
    expect("Player wins 12 (CL-7)", "Player", "You win 12 (CL-7)");
    expect("Player plays +3: 20 in all", "Player", "You play +3: 20 in all");
    expect("Player stands", "Player", "You stand");
}

static void test_others_and_other_lines_stay(void **unused) {
    (void)unused;
    expect("Vex checks", "Player", NULL);
    expect("Players checks", "Player", NULL);
    expect("Round 2", "Player", NULL);
    expect("Player", "Player", NULL);
    expect("Player stands about", "Player", NULL);
    expect("", "Player", NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_one_does_is_said_to_them),
        cmocka_unit_test(test_others_and_other_lines_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
