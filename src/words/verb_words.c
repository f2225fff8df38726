/* The verbs of seats in words. */
#include "words/verb_words.h"

#include <stddef.h>

#include "base/i18n.h"

/* A verb without a label shows its word. `again` is the label with the amount chosen, `done` with the card
 * chosen, `ask` the prompt while the card is missing. */
typedef struct VerbRow {
    const char *label, *again, *done, *ask;
} VerbRow;

static const VerbRow verb_rows[SABACC_VERBS + 1] = {
    /* TRANSLATORS: short labels of buttons, for what a seat may do; … says that something is still to be
     * chosen. Check: to bet nothing and stay in, as in poker. */
    [SABACC_VERB_CHECK] = {N_("Check"), NULL, NULL, NULL},
    [SABACC_VERB_BET] = {N_("Bet…"), N_("Bet"), NULL, NULL},
    /* TRANSLATORS: to pay as much as was bet. Poker says call, which in Sabacc is something else. */
    [SABACC_VERB_MATCH] = {N_("Match"), NULL, NULL, NULL},
    [SABACC_VERB_RAISE] = {N_("Raise…"), N_("Raise to"), NULL, NULL},
    [SABACC_VERB_DRAW] = {N_("Draw"), NULL, NULL, NULL},
    [SABACC_VERB_TRADE] = {N_("Trade…"), NULL, NULL, NULL},
    [SABACC_VERB_DISCARD] = {N_("Put away…"), NULL, N_("Put it away"),
                             N_("Which card do you put away? Choose it, or press its number.")},
    /* TRANSLATORS: to take no card and keep the hand as it is. */
    [SABACC_VERB_STAND] = {N_("Stand"), NULL, NULL, NULL},
    /* TRANSLATORS: to give the hand up. */
    [SABACC_VERB_FOLD] = {N_("Fold"), NULL, NULL, NULL},
    /* TRANSLATORS: to end the hand, so that all cards are shown. Not the call of poker. */
    [SABACC_VERB_CALL] = {N_("Call"), NULL, NULL, NULL},
    /* TRANSLATORS: to do nothing of what is offered: not to call, not to draw. */
    [SABACC_VERB_PASS] = {N_("Pass"), NULL, NULL, NULL},
    /* TRANSLATORS: to lay a card into the interference field, where no shift changes it. */
    [SABACC_VERB_FIELD] = {N_("Field…"), NULL, N_("Into the field"), NULL},
    [SABACC_VERB_UNFIELD] = {N_("Take back…"), NULL, N_("Back into the hand"),
                             N_("Which card do you take back out of your field?")},
    [SABACC_VERB_DECLARE] = {N_("Declare…"), N_("Declare"), NULL, NULL},
    /* TRANSLATORS: to keep cards of the hand, in Coruscant Shift. */
    [SABACC_VERB_KEEP] = {N_("Keep…"), N_("Keep"), NULL, NULL},
    /* TRANSLATORS: to have a card replaced by one of the deck, for credits. */
    [SABACC_VERB_BUY] = {N_("Replace…"), NULL, N_("Replace it"),
                         N_("Which card do you have replaced? Choose it, or press its number.")},
    [SABACC_VERB_TAKE] = {N_("Take…"), NULL, NULL, NULL},
    [SABACC_VERB_TOKEN] = {N_("Play a token…"), NULL, NULL, NULL},
    [SABACC_VERB_SIDE] = {N_("Side deck…"), NULL, NULL, NULL},
    [SABACC_VERB_PLAY] = {N_("Play a card…"), NULL, N_("Play it"),
                          N_("Which card do you play? Choose it, or press its number.")},
    [SABACC_VERB_MAIN] = {N_("A main card"), NULL, NULL, NULL},
    [SABACC_VERB_NONE] = {N_("No main card"), NULL, NULL, NULL},
    [SABACC_VERB_END] = {N_("End the turn"), NULL, NULL, NULL},
    /* TRANSLATORS: one has done what one wanted to in this turn. */
    [SABACC_VERB_DONE] = {N_("Done"), NULL, NULL, NULL},
    [SABACC_VERB_STAKE] = {N_("Stake…"), NULL, NULL, NULL},
    [SABACC_VERB_REDEEM] = {N_("Buy back…"), NULL, NULL, NULL},
    [SABACC_VERB_TAKE_ITEM] = {N_("Take it"), NULL, NULL, NULL},
    /* TRANSLATORS: to miss the next hands; Sit in: to be dealt cards again. */
    [SABACC_VERB_SIT_OUT] = {N_("Sit out"), NULL, NULL, NULL},
    [SABACC_VERB_SIT_IN] = {N_("Sit in"), NULL, NULL, NULL},
    [SABACC_VERB_REBUY] = {N_("Buy in again"), NULL, NULL, NULL},
    /* TRANSLATORS: the devices of cheats: a cloner, and a skifter, which changes what a card counts. */
    [SABACC_VERB_CLONE] = {N_("Clone…"), NULL, N_("Clone…"),
                           N_("Which of your cards is to count as another till the hand ends? Choose it.")},
    [SABACC_VERB_SKIFT] =
        {N_("Skift…"), N_("Let it count"), N_("Skift…"),
         N_("Which of your suit cards is to count something else till the hand ends? Choose it.")},
};

const char *verb_label(int verb) {
    const char *label = verb_rows[verb].label;
    return label ? _(label) : sabacc_verb_word((SabaccVerb)verb);
}

const char *verb_label_with_amount(int verb) {
    const char *again = verb_rows[verb].again;
    return again ? _(again) : verb_label(verb);
}

const char *verb_label_with_card(int verb) {
    const char *done = verb_rows[verb].done;
    return done ? _(done) : verb_label(verb);
}

const char *verb_prompt_for_card(int verb) {
    const char *ask = verb_rows[verb].ask;
    return ask ? _(ask) : _("Which card do you give up? Choose it, or press its number.");
}
