/* Items that are staked and redeemed (PL-2): a button for each, with its price. */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/item_words.h"

void pick_add_items(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    char name[UI_NAME_BYTES];
    uint32_t key = '1';
    for (uint32_t left = offer->cards; left != 0; left &= left - 1) {
        SabaccItem item = (SabaccItem)__builtin_ctz(left);
        snprintf(name, sizeof name, "item:%s", sabacc_item_word(item));
        PickButton *button = pick_add(buttons, count, name, item_title(item));
        snprintf(button->amount, sizeof button->amount, "%d",
                 (int)sabacc_item_credits(&pick->view.table, item));
        button->key = key++;
    }
}

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
    (void)pick;
    pick_say(words, size,
             _("What do you stake? The house pays its price now, and sells it back between hands."));
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
