#include "rules_support.h"

#include <stdio.h>
#include <string.h>

void set_options(SabaccSetup *setup, const char *options) {
    char copy[512];
    assert_true(strlen(options) < sizeof copy);
    memcpy(copy, options, strlen(options) + 1);
    char *rest = copy;
    for (char *pair = strtok_r(copy, ";", &rest); pair != NULL; pair = strtok_r(NULL, ";", &rest)) {
        char *value = strchr(pair, '=');
        assert_non_null(value);
        *value++ = '\0';
        char bytes[1024];
        Text why = text_over(bytes, sizeof bytes);
        if (!sabacc_option_set(setup, pair, value, &why)) fail_msg("%s", bytes);
    }
}

SabaccSetup setup_of(const char *game, int seats, int32_t credits, const char *options) {
    SabaccSetup setup;
    const SabaccGame *found = sabacc_game_find(game);
    assert_non_null(found);
    sabacc_setup_init(&setup, found, seats, credits);
    setup.dealer = 0;
    set_options(&setup, options);
    return setup;
}

SabaccState start_of(const SabaccSetup *setup) {
    SabaccState state;
    sabacc_start(&state, setup, NULL);
    return state;
}

SabaccAction action_of(const char *words) {
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    SabaccAction action;
    if (!sabacc_action_parse(words, &action, &why)) fail_msg("%s", bytes);
    return action;
}

void play(SabaccState *state, const char *actions) {
    while (*actions != '\0') {
        size_t length = strcspn(actions, ",");
        char words[64];
        assert_true(length < sizeof words);
        memcpy(words, actions, length);
        words[length] = '\0';
        SabaccAction action = action_of(words);
        SabaccError error = sabacc_apply(state, &action, NULL);
        if (error != SABACC_OK) fail_msg("'%s' is refused: %s", words, sabacc_error_word(error));
        actions += length + strspn(actions + length, ", ");
    }
}

const char *refusal_of(const SabaccState *state, const char *words) {
    SabaccAction action = action_of(words);
    return sabacc_error_word(sabacc_check(state, &action));
}

int cards_of(const char *words, SabaccCard cards[SABACC_MAX_HAND]) {
    int count = 0;
    while (*words != '\0') {
        size_t length = strcspn(words, " ");
        assert_true(count < SABACC_MAX_HAND);
        cards[count] = sabacc_card_parse(words, length);
        if (cards[count] == SABACC_CARD_NONE) fail_msg("'%s' begins with no card", words);
        count++;
        words += length + strspn(words + length, " ");
    }
    return count;
}

SabaccWorth worth_of(const char *hand, const char *options) {
    SabaccSetup setup = setup_of("corellian-spike", 2, 100, options);
    SabaccState state = start_of(&setup);
    SabaccCard cards[SABACC_MAX_HAND];
    int count = cards_of(hand, cards);
    return sabacc_worth(&state.table, 0, cards, count);
}

static void coast_chance(SabaccState *state, Rng *rng, SabaccAction *action) {
    sabacc_chance(state, rng, action);
    if (action->verb == SABACC_VERB_ROLL && action->dice_count == 2)
        action->dice[1] = (uint8_t)(action->dice[0] % 6 + 1);
}

void coast_to(SabaccState *state, SabaccPhase phase) {
    Rng rng = rng_of(1, 1);
    while (state->table.turn.phase != phase) {
        int seat = sabacc_need(state);
        assert_int_not_equal(seat, SABACC_NOBODY);
        SabaccAction action = {.seat = (int8_t)seat};
        if (seat == SABACC_CROUPIER)
            coast_chance(state, &rng, &action);
        else
            action.verb = state->table.turn.phase == SABACC_PHASE_BET ? SABACC_VERB_CHECK : SABACC_VERB_STAND;
        assert_int_equal(sabacc_apply(state, &action, NULL), SABACC_OK);
    }
}
