/* Any number of cards: each is toggled, and a button confirms (CO-2). */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

static uint32_t offered(const Pick *pick) { return pick_offer_of(pick, pick->verb)->cards; }

static void begin(Pick *pick, const SabaccOffer *offer) {
    (void)offer;
    pick->chosen = 0;
}

bool pick_is_last_subset(const Pick *pick) { return pick->view.table.turn.phase == SABACC_PHASE_IMPROVE; }

const char *pick_subset_label(const Pick *pick, uint32_t chosen) {
    bool is_last = pick_is_last_subset(pick);
    if (chosen == 0) return is_last ? _("Add none") : _("Keep none");
    return is_last ? _("Add") : verb_label_with_amount(pick->verb);
}

/* Cards already kept stay; new ones are added to them. Keeping none is rarely intended, so that button is not
 * lit. */
static int buttons_of_subset(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0, chosen = __builtin_popcount(pick->chosen);
    bool has_all = pick->chosen == offered(pick);
    PickButton *confirm =
        pick_add_confirm(buttons, &count, pick_subset_label(pick, pick->chosen), pick_key_of(pick->verb));
    confirm->is_primary = chosen > 0;
    if (chosen) snprintf(confirm->amount, sizeof confirm->amount, "%d", chosen);
    pick_add(buttons, &count, "all", has_all ? _("Choose none") : _("Choose all"))->key = 'a';
    pick_add_back(pick, buttons, &count);
    return count;
}

static void prompt(const Pick *pick, char *words, size_t size) {
    pick_say(words, size,
             pick_is_last_subset(pick)
                 ? _("Which of the new cards do you add? What you leave out is put away for good.")
                 : _("Which cards do you keep for good? The others are replaced once. Point, or press "
                     "their numbers."));
}

static bool toggle(Pick *pick, int slot) {
    if (slot >= 0 && slot < SABACC_MAX_HAND) pick->chosen ^= UINT32_C(1) << slot & offered(pick);
    return false;
}

static bool confirm(const Pick *pick, SabaccAction *action) {
    const SabaccSeat *own = pick_own(pick);
    pick_finish(pick, pick_offer_of(pick, pick->verb), action);
    for (int slot = 0; slot < own->hand_count; slot++)
        if (pick->chosen >> slot & 1) action->cards[action->card_count++] = own->hand[slot];
    return true;
}

static bool take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    if (pick_digit(event) >= 0) return toggle(pick, pick_digit_card(pick, event));
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "card:")) return toggle(pick, ui_event_index(event));
    if (pick_is(event, "all")) pick->chosen = pick->chosen == offered(pick) ? 0 : offered(pick);
    return pick_is(event, "confirm") && confirm(pick, action);
}

/* Starts at the cards: the button would keep none of them. */
static void usual(const Pick *pick, char name[UI_NAME_BYTES]) {
    snprintf(name, UI_NAME_BYTES, "card:%d", pick_leftmost(pick, offered(pick)));
}

const PickModeHandler pick_mode_subset = {
    .begin = begin, .buttons = buttons_of_subset, .prompt = prompt, .take = take, .usual = usual};
