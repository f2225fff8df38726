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

static void add_card(SabaccCard card, Text *out) {
    char words[CARD_WORDS];
    card_title(card, words);
    text_add_char(out, ' ');
    text_add(out, words);
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

static void add_source(const SabaccTable *table, const SabaccAction *action, Text *out) {
    SabaccCard top = top_of(table, action);
    char card[CARD_WORDS], words[ACTION_WORDS];
    if (top != SABACC_CARD_NONE) {
        card_title(top, card);
        snprintf(words, sizeof words, _("for %s"), card);
    } else {
        snprintf(words, sizeof words, "%s", _("for a new card"));
    }
    text_add_char(out, ' ');
    text_add(out, words);
}

static void add_draw(const SabaccAction *action, Text *out) {
    if (action->family == SABACC_SAND || action->family == SABACC_BLOOD) {
        text_add_char(out, ' ');
        text_add(out, action->family == SABACC_SAND ? _("Sand") : _("Blood"));
    }
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

static void add_cards(const SabaccAction *action, Text *out) {
    if (action->card_count == 0) {
        text_add_char(out, ' ');
        text_add(out, _("nothing"));
    }
    for (int i = 0; i < action->card_count; i++) add_card(action->cards[i], out);
}

/* One token of several, which the label does not name. */
static bool add_token(const SabaccAction *action, const char *const *names, Text *out) {
    char words[ACTION_WORDS];
    if (action->verb != SABACC_VERB_TOKEN) return false;
    snprintf(words, sizeof words, _("Play %.50s"), token_title(action->card));
    text_add(out, words);
    if (action->target >= 0) {
        text_add(out, ": ");
        text_add(out, names[action->target]);
    }
    return true;
}

static void add_play(const SabaccAction *action, Text *out) {
    add_card(action->card, out);
    if (action->sign != 0) text_add(out, action->sign > 0 ? " (+)" : " (−)");
}

static void add_rest(const SabaccTable *table, const SabaccAction *action, Text *out) {
    switch (action->verb) {
    case SABACC_VERB_BET:
    case SABACC_VERB_RAISE: add_amount(action->amount, out); break;
    case SABACC_VERB_MATCH: add_amount(table->turn.level - table->seat[action->seat].bet, out); break;
    case SABACC_VERB_DRAW: add_draw(action, out); break;
    case SABACC_VERB_TRADE:
        add_card(action->card, out);
        add_source(table, action, out);
        break;
    case SABACC_VERB_KEEP: add_cards(action, out); break;
    case SABACC_VERB_PLAY: add_play(action, out); break;
    case SABACC_VERB_STAKE:
    case SABACC_VERB_REDEEM:
        text_add_char(out, ' ');
        text_add(out, item_words((SabaccItem)action->item));
        break;
    case SABACC_VERB_DECLARE:
        if (action->alignment == 0) add_amount(action->amount, out);
        break;
    default:
        if (action->card != SABACC_CARD_NONE) add_card(action->card, out);
    }
}

void action_words(const SabaccTable *table, const SabaccAction *action,
                  const char *const names[SABACC_MAX_SEATS], char words[ACTION_WORDS]) {
    Text out = text_over(words, ACTION_WORDS);
    if (add_taking(table, action, &out) || add_token(action, names, &out)) return;
    bool has_amount = action->verb == SABACC_VERB_BET || action->verb == SABACC_VERB_RAISE;
    add_label(has_amount ? verb_label_with_amount(action->verb) : verb_label(action->verb), &out);
    add_rest(table, action, &out);
}
