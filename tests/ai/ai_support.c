#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <string.h>

int support_games(void) { return sabacc_game_count() + 1; }

const SabaccGame *support_game(int index) {
    return index < sabacc_game_count() ? sabacc_game_at(index) : sabacc_game_find("null");
}

SabaccSetup support_setup(const SabaccGame *game, int seats) {
    SabaccSetup setup;
    if (seats > game->most_seats) seats = game->most_seats;
    sabacc_setup_init(&setup, game, seats, 100);
    setup.dealer = 0;
    return setup;
}

SabaccAction support_decide(const SabaccState *state, AiLevel level, int effort, uint64_t seed) {
    SabaccView view;
    SabaccOffers offers;
    SabaccAction action;
    sabacc_view(state, sabacc_need(state), &view);
    sabacc_view_legal(&view, &offers);
    AiQuestion question = {.view = &view, .offers = &offers, .level = level, .effort = effort, .seed = seed};
    assert_true(ai_decide(&question, &action));
    assert_int_equal(action.seat, sabacc_need(state));
    assert_int_equal(sabacc_check(state, &action), SABACC_OK);
    return action;
}

void support_apply(SabaccState *state, const SabaccAction *action) {
    assert_int_equal(sabacc_apply(state, action, NULL), SABACC_OK);
}

bool support_to_seat(SabaccState *state, Rng *rng) {
    while (!state->table.over && sabacc_need(state) == SABACC_CROUPIER) {
        SabaccAction action;
        sabacc_chance(state, rng, &action);
        support_apply(state, &action);
    }
    return !state->table.over;
}

bool support_same_action(const SabaccAction *left, const SabaccAction *right) {
    return left->seat == right->seat && left->verb == right->verb && left->pile == right->pile &&
           left->amount == right->amount && left->card == right->card && left->other == right->other &&
           left->family == right->family && left->item == right->item && left->target == right->target &&
           left->sign == right->sign && left->card_count == right->card_count &&
           memcmp(left->cards, right->cards, left->card_count) == 0;
}
