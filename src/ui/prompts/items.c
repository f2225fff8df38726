/* Items that are staked, redeemed and taken (PL-2): a button for each, with its price. */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "words/item_words.h"

static PickButton *add_item(const Pick *pick, SabaccItem item, const char *label, PickButton *buttons,
                            int *count) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "item:%s", sabacc_item_word(item));
    PickButton *button = pick_add(buttons, count, name, label);
    snprintf(button->amount, sizeof button->amount, "%d", (int)sabacc_item_credits(&pick->view.table, item));
    return button;
}

void pick_add_items(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    uint32_t key = '1';
    for (uint32_t left = offer->cards; left != 0; left &= left - 1) {
        SabaccItem item = (SabaccItem)__builtin_ctz(left);
        add_item(pick, item, item_title(item), buttons, count)->key = key++;
    }
}

/* ---- taking the item beside the pot ---- */

bool pick_recommends_taking(const Pick *pick) {
    const SabaccTable *table = &pick->view.table;
    const SabaccOffer *offer = pick_offer_of(pick, SABACC_VERB_TAKE_ITEM);
    if (offer == NULL) return false;
    int32_t price = sabacc_item_credits(table, (SabaccItem)__builtin_ctz(offer->cards));
    return pick_own(pick)->credits - price >= sabacc_ante_credits(table);
}

void pick_add_taken(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    char label[PICK_LABEL];
    SabaccItem item = (SabaccItem)__builtin_ctz(offer->cards);
    snprintf(label, sizeof label, _("Take %s"), item_words(item));
    PickButton *button = add_item(pick, item, label, buttons, count);
    button->key = pick_key_of(offer->verb);
    button->is_primary = pick_recommends_taking(pick);
}

void pick_format_taken(const Pick *pick, char *words, size_t size) {
    SabaccStaked first = pick->view.table.staked[0];
    SabaccItem item = (SabaccItem)first.item;
    snprintf(words, size,
             first.seat == pick->seat
                 ? _("%s that you staked lay beside the pot you have won. Take it back for %d?")
                 : _("%s lay beside the pot you have won. Take it for %d?"),
             item_subject(item), (int)sabacc_item_credits(&pick->view.table, item));
}

/* ---- choosing one ---- */

/* Completes the action if the button is among the first choices. */
bool pick_take_item(Pick *pick, const UiEvent *event, SabaccAction *action) {
    const SabaccOffer *offer = pick_offer_of_kind(pick, SABACC_OFFER_ITEM);
    const char *word = event->name + strlen("item:");
    for (int item = 0; offer && item < SABACC_ITEMS; item++) {
        bool is_it = strcmp(word, sabacc_item_word((SabaccItem)item)) == 0 && (offer->cards >> item & 1);
        if (!is_it) continue;
        pick_finish(pick, offer, action);
        action->item = (uint8_t)item;
        return true;
    }
    return false;
}

static int buttons_of_item(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    pick_add_items(pick, pick_offer_of_kind(pick, SABACC_OFFER_ITEM), buttons, &count);
    pick_add_back(pick, buttons, &count);
    return count;
}

static void prompt(const Pick *pick, char *words, size_t size) {
    pick_say(words, size,
             sabacc_stakes_lie_beside(&pick->view.table)
                 ? _("What do you stake? The house lends its price; it lies beside the pot, for the winner "
                     "to take.")
                 : _("What do you stake? The house pays its price now, and sells it back between hands."));
}

static bool take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    bool is_item = event->kind == UI_EVENT_ACTIVATE && ui_event_is(event, "item:");
    return is_item && pick_take_item(pick, event, action);
}

static void usual(const Pick *pick, char name[UI_NAME_BYTES]) {
    PickButton buttons[PICK_BUTTONS];
    buttons_of_item(pick, buttons);
    snprintf(name, UI_NAME_BYTES, "%s", buttons[0].name);
}

const PickModeHandler pick_mode_item = {
    .buttons = buttons_of_item, .prompt = prompt, .take = take, .usual = usual};
