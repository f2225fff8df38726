/* The adviser names a choice as its button does: at random tables of every game, with every option, the words
 * of each action begin with the label of the button that makes it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "pick_support.h"
#include "random_setup.h"
#include "ui/prompts/action_words.h"

enum { TABLES = 60, ACTIONS = 200 };

/* Without the sign that more is asked. */
static size_t length_of(const char *label) {
    static const char DOTS[] = "…";
    size_t length = strlen(label), dots = sizeof DOTS - 1;
    return length > dots && strcmp(label + length - dots, DOTS) == 0 ? length - dots : length;
}

/* They begin with the same word; the button of a card or a thing is what is named after it. */
static bool is_named_so(const PickButton *button, const char *words) {
    size_t label = length_of(button->label), first = strcspn(button->label, " ");
    const char *thing = strlen(button->label) > 1 ? strstr(words, button->label + 1) : NULL;
    return strncmp(words, button->label, first < label ? first : label) == 0 || thing != NULL;
}

static void check(const SabaccGame *game, const SabaccState *state, int seat, const SabaccAction *action) {
    static const char *const names[SABACC_MAX_SEATS] = {"Ana", "Vex", "Orro", "Bo",
                                                        "Cyl", "Nyx", "Ishk", "Brass"};
    Pick pick = pick_for(state, seat);
    PickButton buttons[PICK_BUTTONS];
    char way[UI_NAME_BYTES], words[ACTION_WORDS];
    pick_way(&pick, action, way);
    action_words(&state->table, action, names, words);
    int count = pick_buttons(&pick, buttons);
    for (int i = 0; i < count; i++)
        if (strcmp(buttons[i].name, way) == 0 && !is_named_so(&buttons[i], words))
            fail_msg("%s: the button “%s” is advised as “%s”", game->id, buttons[i].label, words);
}

static void test_choices_are_named_as_their_buttons(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        Rng rng = rng_of(11, (uint64_t)i);
        for (int k = 0; k < TABLES; k++) {
            const SabaccGame *game = sabacc_game_at(i);
            SabaccState state;
            SabaccSetup setup = random_setup(game, random_seats(game, &rng), &rng);
            sabacc_start(&state, &setup, NULL);
            for (int done = 0; done < ACTIONS && !state.table.over; done++) {
                SabaccAction action;
                int seat = sabacc_need(&state);
                sabacc_random_action(&state, &rng, &action);
                if (seat >= 0) check(game, &state, seat, &action);
                assert_true(apply(&state, &action));
            }
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_choices_are_named_as_their_buttons)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
