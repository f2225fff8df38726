#include "session/stakes.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

enum { STEP = 2 };

/* Options that count credits; with `word` only in the form of that word: the others are shares or rules. */
static const struct {
    uint8_t option;
    const char *word;
} counted[] = {
    {SABACC_OPTION_ANTE, NULL},
    {SABACC_OPTION_ANTE_SABACC, NULL},
    {SABACC_OPTION_LIMIT, NULL},
    {SABACC_OPTION_MIN_BET, NULL},
    {SABACC_OPTION_FOLD_PENALTY, NULL},
    {SABACC_OPTION_DISCARD_FEE, NULL},
    {SABACC_OPTION_BOMB_PENALTY, "fixed"},
    {SABACC_OPTION_CALL_PENALTY, "fixed"},
    {SABACC_OPTION_HAND_POT_CAP, NULL},
    {SABACC_OPTION_SABACC_POT_CAP, NULL},
    {SABACC_OPTION_STAKE, NULL},
    {SABACC_OPTION_BUY_IN, NULL},
    {SABACC_OPTION_WAGER, NULL},
};

/* What a game is played for, the first of them that it has. */
static const struct {
    uint8_t option;
    const char *one, *many; /* with the number and the credits of a seat */
} stakes[] = {
    {SABACC_OPTION_ANTE, NN_("an ante of %d, %d credit each", "an ante of %d, %d credits each")},
    {SABACC_OPTION_BUY_IN, NN_("a buy-in of %d, %d credit each", "a buy-in of %d, %d credits each")},
    {SABACC_OPTION_WAGER, NN_("a wager of %d, %d credit each", "a wager of %d, %d credits each")},
    {SABACC_OPTION_STAKE,
     NN_("a stake of %d a hand, %d credit each", "a stake of %d a hand, %d credits each")},
};
enum { STAKES = sizeof stakes / sizeof *stakes };

static int stake_of(const SabaccSetup *rules) {
    for (int i = 0; i < STAKES; i++) {
        SabaccOptionId id = (SabaccOptionId)stakes[i].option;
        if (sabacc_game_has(rules->game, id) && rules->options[id].n > 0) return i;
    }
    return -1;
}

/* Whether the value is in the form that begins with the word. */
static bool is_in_form(const SabaccSetup *rules, SabaccOptionId id, const char *word) {
    char value[64];
    Text text = text_over(value, sizeof value);
    if (!sabacc_game_has(rules->game, id)) return false;
    sabacc_option_format(rules, id, &text);
    return word == NULL || strncmp(value, word, strlen(word)) == 0;
}

static bool raise_number(int32_t *number, int64_t max) {
    int64_t raised = (int64_t)*number * STEP;
    if (raised > max) return false;
    *number = (int32_t)raised;
    return true;
}

static bool raise_options(SabaccSetup *rules) {
    for (size_t i = 0; i < sizeof counted / sizeof *counted; i++) {
        SabaccOptionId id = (SabaccOptionId)counted[i].option;
        SabaccValue *value = &rules->options[id];
        if (!is_in_form(rules, id, counted[i].word)) continue;
        int32_t max = sabacc_option_range(id, value->form).max;
        if (!raise_number(&value->n, max) || !raise_number(&value->m, max)) return false;
    }
    return true;
}

bool stakes_raise(MatchSetup *setup) {
    char words[256];
    Text why = text_over(words, sizeof words);
    MatchSetup raised = *setup;
    if (stake_of(&setup->rules) < 0 || !raise_options(&raised.rules)) return false;
    for (int seat = 0; seat < setup->rules.seats; seat++)
        if (!raise_number(&raised.rules.credits[seat], SABACC_MAX_CREDITS)) return false;
    if (!sabacc_setup_check(&raised.rules, &why)) return false;
    raised.preset[0] = '\0';
    *setup = raised;
    return true;
}

void stakes_words(const MatchSetup *setup, char *words, size_t size) {
    int stake = stake_of(&setup->rules);
    words[0] = '\0';
    if (stake < 0) return;
    int32_t number = setup->rules.options[stakes[stake].option].n;
    int32_t credits = setup->rules.credits[0];
    snprintf(words, size, ngettext_(stakes[stake].one, stakes[stake].many, credits), (int)number,
             (int)credits);
}

/* ---- buying in again ---- */

static bool has_one_hand(const SabaccSetup *rules) {
    char value[64] = "";
    Text text = text_over(value, sizeof value);
    if (sabacc_game_has(rules->game, SABACC_OPTION_END))
        sabacc_option_format(rules, SABACC_OPTION_END, &text);
    return strcmp(value, "hands 1") == 0;
}

bool stakes_may_rebuy(const SabaccSetup *rules) {
    bool is_for_nothing =
        sabacc_game_has(rules->game, SABACC_OPTION_STAKE) && rules->options[SABACC_OPTION_STAKE].n == 0;
    return sabacc_game_has(rules->game, SABACC_OPTION_REBUY) && !is_for_nothing && !has_one_hand(rules);
}
