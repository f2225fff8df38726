#include "ui/prompts/action_words.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/prompts/private.h"
#include "words/card_words.h"
#include "words/item_words.h"
#include "words/token_words.h"

/* A button's label without the sign that more is asked. */
static void add_label(const char *label, Text *out) {
    static const char more[] = "…";
    size_t length = strlen(label), tail = sizeof more - 1;
    bool has_more = length >= tail && strcmp(label + length - tail, more) == 0;
    text_add_bytes(out, label, has_more ? length - tail : length);
}

static void add_amount(int32_t amount, Text *out) {
    text_add_char(out, ' ');
    text_add_shown(out, amount);
}

/* The card that a seat gets from an open pile. */
static SabaccCard top_of(const SabaccTable *table, const SabaccAction *action) {
    if (action->pile == SABACC_PILE_SPIKE || action->pile != SABACC_PILE_DISCARD) return SABACC_CARD_NONE;
    bool is_blood = action->family == SABACC_BLOOD && table->blood_discard_count > 0;
    if (is_blood) return table->blood_discard[table->blood_discard_count - 1];
    return table->discard_count > 0 ? table->discard[table->discard_count - 1] : SABACC_CARD_NONE;
}

/* What is done with one card or thing, a text for each, since languages order its words differently. */
static const char *words_of_one(int verb) {
    switch (verb) {
    /* TRANSLATORS: advised or done: the words of a button, with the card or thing that it is done with. */
    case SABACC_VERB_DISCARD: return _("Put away %s");
    /* TRANSLATORS: to lay this card into the interference field. */
    case SABACC_VERB_FIELD: return _("Field %s");
    /* TRANSLATORS: to take this card back out of the field. */
    case SABACC_VERB_UNFIELD: return _("Take back %s");
    /* TRANSLATORS: to have this card replaced by one of the deck, for credits. */
    case SABACC_VERB_BUY: return _("Replace %s");
    /* TRANSLATORS: to choose cards that stay in the hand, in Coruscant Shift; several may be named. */
    case SABACC_VERB_KEEP: return _("Keep %s");
    /* TRANSLATORS: a card of the hand, in Pazaak. */
    case SABACC_VERB_PLAY: return _("Play a card %s");
    /* TRANSLATORS: to stake this thing, when credits are short. */
    case SABACC_VERB_STAKE: return _("Stake %s");
    case SABACC_VERB_REDEEM: return _("Buy back %s");
    default: return NULL;
    }
}

static void add_one(const char *pattern, const char *what, Text *out) {
    char words[ACTION_WORDS];
    snprintf(words, sizeof words, pattern, what);
    text_add(out, words);
}

static void add_trade(const SabaccTable *table, const SabaccAction *action, Text *out) {
    char given[CARD_WORDS], taken[CARD_WORDS], words[ACTION_WORDS];
    SabaccCard top = top_of(table, action);
    card_title(action->card, given);
    if (top != SABACC_CARD_NONE) {
        card_title(top, taken);
        snprintf(words, sizeof words, _("Trade %s for %s"), given, taken);
    } else {
        snprintf(words, sizeof words, _("Trade %s for a new card"), given);
    }
    text_add(out, words);
}

/* A card that lies open is taken, as on its button. */
static bool add_taking(const SabaccTable *table, const SabaccAction *action, Text *out) {
    SabaccCard top = action->verb == SABACC_VERB_DRAW ? top_of(table, action) : SABACC_CARD_NONE;
    char card[CARD_WORDS], words[ACTION_WORDS];
    if (top == SABACC_CARD_NONE) return false;
    card_title(top, card);
    snprintf(words, sizeof words, _("Take %.50s"), card);
    text_add(out, words);
    return true;
}

static void add_one_of(const char *pattern, int value, Text *out) {
    char words[ACTION_WORDS];
    snprintf(words, sizeof words, pattern, value);
    text_add(out, words);
}

/* The second time cards are added to those that are kept. */
static void add_kept(const SabaccTable *table, const SabaccAction *action, Text *out) {
    enum { LIST = 320 };
    char cards[LIST], card[CARD_WORDS];
    Text list = text_over(cards, sizeof cards);
    bool is_last = table->turn.phase == SABACC_PHASE_IMPROVE;
    if (action->card_count == 0) {
        text_add(out, is_last ? _("Add none") : _("Keep none"));
        return;
    }
    for (int i = 0; i < action->card_count; i++) {
        card_title(action->cards[i], card);
        if (i > 0) text_add_char(&list, ' ');
        text_add(&list, card);
    }
    /* TRANSLATORS: advised or done: to add these cards to those that one keeps, in Coruscant Shift. */
    add_one(is_last ? _("Add %s") : words_of_one(SABACC_VERB_KEEP), cards, out);
}

/* One token of several, which the label does not name. */
static bool add_token(const SabaccAction *action, const char *const *names, Text *out) {
    char words[ACTION_WORDS];
    if (action->verb != SABACC_VERB_TOKEN) return false;
    snprintf(words, sizeof words, _("Play %.50s"), token_title(action->card));
    if (action->target < 0) {
        text_add(out, words);
        return true;
    }
    char aimed[ACTION_WORDS + 64];
    snprintf(aimed, sizeof aimed, _("%s: %s"), words, names[action->target]);
    text_add(out, aimed);
    return true;
}

static void add_with_card(const SabaccAction *action, Text *out) {
    char card[CARD_WORDS], words[CARD_WORDS + 8];
    Text what = text_over(words, sizeof words);
    card_title(action->card, card);
    text_add(&what, card);
    if (action->sign != 0) text_add(&what, action->sign > 0 ? " (+)" : " (−)");
    add_one(words_of_one(action->verb), words, out);
}

static const char *side_words(const SabaccAction *action) {
    return action->alignment == SABACC_LIGHT ? _("Light Side") : _("Dark Side");
}

/* What is more than a label and an amount; false if it is no such thing. */
static bool add_told(const SabaccTable *table, const SabaccAction *action, Text *out) {
    switch (action->verb) {
    case SABACC_VERB_DRAW:
        if (action->family != SABACC_SAND && action->family != SABACC_BLOOD) return false;
        text_add(out, action->family == SABACC_SAND ? _("Draw Sand") : _("Draw Blood"));
        return true;
    case SABACC_VERB_DECLARE:
        if (action->alignment == 0) return false;
        text_add(out, side_words(action));
        return true;
    case SABACC_VERB_TRADE: add_trade(table, action, out); return true;
    case SABACC_VERB_KEEP: add_kept(table, action, out); return true;
    case SABACC_VERB_CHOOSE: add_one_of(_("Choose %d"), action->amount, out); return true;
    case SABACC_VERB_STAKE:
    case SABACC_VERB_REDEEM:
        add_one(words_of_one(action->verb), item_words((SabaccItem)action->item), out);
        return true;
    default:
        if (action->card == SABACC_CARD_NONE || !words_of_one(action->verb)) return false;
        add_with_card(action, out);
        return true;
    }
}

static int32_t cost_of_match(const SabaccTable *table, int seat) {
    int32_t cost = table->turn.level - table->seat[seat].bet, credits = table->seat[seat].credits;
    return cost < credits ? cost : credits;
}

/* As the button says it here: what it is to pass or to stand depends on what else is offered. */
static const char *label_here(const SabaccTable *table, const SabaccAction *action) {
    SabaccOffers offers;
    const SabaccSeat *own = &table->seat[action->seat];
    switch (action->verb) {
    case SABACC_VERB_BET:
    case SABACC_VERB_RAISE: return verb_label_with_amount(action->verb);
    case SABACC_VERB_MATCH:
        return cost_of_match(table, action->seat) == own->credits ? _("All in") : verb_label(action->verb);
    case SABACC_VERB_PASS:
    case SABACC_VERB_STAND: {
        SabaccView view = {.table = *table};
        view.table.viewer = action->seat;
        sabacc_view_legal(&view, &offers);
        return pick_label_among(&offers, action->verb);
    }
    default: return verb_label(action->verb);
    }
}

static void add_rest(const SabaccTable *table, const SabaccAction *action, Text *out) {
    char card[CARD_WORDS];
    switch (action->verb) {
    case SABACC_VERB_BET:
    case SABACC_VERB_RAISE: add_amount(action->amount, out); break;
    case SABACC_VERB_MATCH: add_amount(cost_of_match(table, action->seat), out); break;
    case SABACC_VERB_DECLARE: add_amount(action->amount, out); break;
    default:
        if (action->card == SABACC_CARD_NONE) break;
        card_title(action->card, card);
        text_add_char(out, ' ');
        text_add(out, card);
    }
}

void action_words(const SabaccTable *table, const SabaccAction *action,
                  const char *const names[SABACC_MAX_SEATS], char words[ACTION_WORDS]) {
    Text out = text_over(words, ACTION_WORDS);
    if (add_taking(table, action, &out) || add_token(action, names, &out) || add_told(table, action, &out))
        return;
    add_label(label_here(table, action), &out);
    add_rest(table, action, &out);
}
