/* A deck that has run out is made anew of its discard pile, but for the top card: in Kessel each family for
 * itself (KE-2), as nobody draws from one of them long enough in play at random. */
#include "rules_support.h"

#include <string.h>

enum { ACTIONS = 4000, TRIES = 60, WANTED = 3 };

typedef struct Pile {
    int deck, discards;
    SabaccCard top;
} Pile;

static Pile pile_of(const SabaccTable *table, SabaccFamily family) {
    bool is_blood = family == SABACC_BLOOD;
    int discards = is_blood ? table->blood_discard_count : table->discard_count;
    const SabaccCard *pile = is_blood ? table->blood_discard : table->discard;
    return (Pile){is_blood ? table->blood_count : table->deck_count, discards,
                  discards > 0 ? pile[discards - 1] : SABACC_CARD_NONE};
}

/* Draws of that family's deck where it may, whatever else it would do. */
static SabaccAction next_action(const SabaccState *state, SabaccFamily family, Rng *rng) {
    SabaccAction action;
    for (int i = 0; i < TRIES; i++) {
        sabacc_random_action(state, rng, &action);
        bool is_draw = action.verb == SABACC_VERB_DRAW;
        if (is_draw && action.family == (uint8_t)family && action.pile != SABACC_PILE_DISCARD) break;
    }
    return action;
}

/* The card on top stays, all below it are the deck, of which none but the drawn card has been dealt. */
static void check_pile(const Pile *before, const Pile *after, const SabaccEvents *events, int at) {
    int dealt = 0;
    for (int i = at + 1; i < events->count; i++) dealt += events->list[i].type == SABACC_EVENT_DEAL;
    assert_int_equal(before->deck, 0);
    assert_int_equal(events->list[at].amount, before->discards - 1);
    assert_int_equal(after->deck, before->discards - 1 - dealt);
    assert_int_equal(after->discards, 1);
    assert_int_equal(after->top, before->top);
}

/* Whoever looks on knows as much by the events alone. */
static void follow(SabaccView *view, const SabaccState *state, const SabaccEvents *events) {
    SabaccView truth;
    for (int i = 0; i < events->count; i++) {
        SabaccEvent seen;
        sabacc_redact(&events->list[i], SABACC_NOBODY, &seen);
        sabacc_absorb(view, &seen);
    }
    sabacc_view(state, SABACC_NOBODY, &truth);
    assert_memory_equal(view, &truth, sizeof truth);
}

static int reshuffles(SabaccFamily family, uint64_t seed) {
    const SabaccGame *game = sabacc_game_find("kessel");
    SabaccSetup setup = setup_of("kessel", game->max_seats, 100, "tokens=none");
    SabaccState state = start_of(&setup);
    SabaccEvents events;
    SabaccView view;
    Rng rng = rng_of(seed, 5);
    int count = 0;
    sabacc_view(&state, SABACC_NOBODY, &view);
    for (int i = 0; i < ACTIONS && !state.table.over; i++) {
        SabaccAction action = next_action(&state, family, &rng);
        Pile before = pile_of(&state.table, family);
        assert_int_equal(sabacc_apply(&state, &action, &events), SABACC_OK);
        follow(&view, &state, &events);
        Pile after = pile_of(&state.table, family);
        for (int at = 0; at < events.count; at++) {
            if (events.list[at].type != SABACC_EVENT_RESHUFFLE || events.list[at].second != (int32_t)family)
                continue;
            check_pile(&before, &after, &events, at);
            count++;
        }
    }
    return count;
}

static void test_each_family_is_made_anew(void **unused) {
    (void)unused;
    int sand = 0, blood = 0;
    for (uint64_t seed = 0; seed < WANTED; seed++) {
        sand += reshuffles(SABACC_SAND, seed);
        blood += reshuffles(SABACC_BLOOD, seed);
    }
    assert_true(sand >= WANTED && blood >= WANTED);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_each_family_is_made_anew)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
