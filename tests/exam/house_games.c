#include "house_games.h"

#include "rules/hands/deck.h"

#include <assert.h>

const int kind_values[KINDS] = {1,  2,  3,  4, 5,  6,  7,   8,   9,   10,  11, 12,
                                13, 14, 15, 0, -2, -8, -11, -13, -14, -15, -17};

int kind_of(SabaccCard card) {
    return card_has_suit(card) ? card_number(card) - 1 : SUITED + card - CARD_ARCANA;
}

SabaccCard kind_card(int kind, int suit) {
    return kind < SUITED ? card_of_suit(suit, kind + 1) : (SabaccCard)(CARD_ARCANA + kind - SUITED);
}

SabaccAction exam_decision(const SabaccState *state, AiLevel level, uint64_t seed) {
    SabaccView view;
    SabaccOffers offers;
    SabaccAction action;
    sabacc_view(state, 0, &view);
    sabacc_view_legal(&view, &offers);
    AiQuestion question = {
        .view = &view, .offers = &offers, .level = level, .effort = ai_effort(level), .seed = seed};
    bool has_decided = ai_decide(&question, &action);
    assert(has_decided);
    return action;
}

void exam_apply(SabaccState *state, const SabaccAction *action) {
    SabaccError error = sabacc_apply(state, action, NULL);
    assert(error == SABACC_OK);
}
