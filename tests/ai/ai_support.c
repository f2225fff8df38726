#include "ai_support.h"

#include "ai/study.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

int support_games(void) { return sabacc_game_count() + 1; }

const SabaccGame *support_game(int index) {
    return index < sabacc_game_count() ? sabacc_game_at(index) : sabacc_game_find("null");
}

SabaccSetup support_setup(const SabaccGame *game, int seats) {
    SabaccSetup setup;
    if (seats > game->max_seats) seats = game->max_seats;
    sabacc_setup_init(&setup, game, seats, 100);
    setup.dealer = 0;
    return setup;
}

SabaccAction support_decide(const SabaccState *state, AiLevel level, int effort, uint64_t seed) {
    static _Thread_local AiMemory memory;
    SabaccView view;
    SabaccOffers offers;
    SabaccAction action;
    sabacc_view(state, sabacc_need(state), &view);
    sabacc_view_legal(&view, &offers);
    AiQuestion question = {
        .view = &view, .offers = &offers, .level = level, .effort = effort, .seed = seed, .memory = &memory};
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

SabaccSetup support_setup_with(const char *game, const char *key, const char *value) {
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    SabaccSetup setup = support_setup(sabacc_game_find(game), 2);
    if (key != NULL) assert_true(sabacc_option_set(&setup, key, value, &why));
    return setup;
}

/* ---- stacked tables ---- */

static SabaccCard card_of(const char *word) {
    SabaccCard card = sabacc_card_parse(word, strlen(word));
    assert_int_not_equal(card, SABACC_CARD_NONE);
    return card;
}

static void run_croupier(SupportTable *table) {
    while (sabacc_need(&table->state) == SABACC_CROUPIER) {
        SabaccAction action = {.seat = SABACC_CROUPIER, .verb = SABACC_VERB_DEAL};
        if (table->state.table.turn.due == SABACC_DUE_ROLL)
            action = (SabaccAction){.seat = SABACC_CROUPIER,
                                    .verb = SABACC_VERB_ROLL,
                                    .dice_count = 2,
                                    .dice = {table->dice[0], table->dice[1]}};
        else
            action.card = card_of(table->cards[table->next++]);
        support_apply(&table->state, &action);
    }
}

SupportTable support_table_with_dice(const SabaccSetup *setup, const char *const *cards,
                                     const uint8_t dice[2]) {
    SupportTable table = {.cards = cards, .dice = dice};
    sabacc_start(&table.state, setup, NULL);
    run_croupier(&table);
    return table;
}

SupportTable support_table(const SabaccSetup *setup, const char *const *cards) {
    static const uint8_t no_double[2] = {1, 2};
    return support_table_with_dice(setup, cards, no_double);
}

void support_play(SupportTable *table, const char *words) {
    char line[SABACC_TEXT], bytes[SABACC_TEXT];
    Text said = text_over(line, sizeof line), why = text_over(bytes, sizeof bytes);
    SabaccAction action;
    text_add_int(&said, sabacc_need(&table->state));
    text_add_char(&said, ' ');
    text_add(&said, words);
    assert_true(sabacc_action_parse(line, &action, &why));
    support_apply(&table->state, &action);
    run_croupier(table);
}

static bool is_offered(const SupportTable *table, SabaccVerb verb) {
    SabaccOffers offers;
    sabacc_legal(&table->state, sabacc_need(&table->state), &offers);
    for (int i = 0; i < offers.count; i++)
        if (offers.list[i].verb == verb) return true;
    return false;
}

void support_pass_until(SupportTable *table, int seat, SabaccVerb verb) {
    while (sabacc_need(&table->state) != seat || !is_offered(table, verb))
        support_play(table, is_offered(table, SABACC_VERB_CHECK)  ? "check"
                            : is_offered(table, SABACC_VERB_PASS) ? "pass"
                                                                  : "stand");
}

const char *support_words(const SupportTable *table, uint64_t seed) {
    enum { EFFORT = 320 };
    static char bytes[SABACC_TEXT];
    Text words = text_over(bytes, sizeof bytes);
    SabaccAction action = support_decide(&table->state, AI_REGULAR, EFFORT, seed);
    sabacc_action_format(&action, false, &words);
    return bytes;
}
