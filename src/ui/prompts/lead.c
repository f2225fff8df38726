/* The way to a given action: which button it is, and what has to be chosen before. */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

/* ---- the offer ---- */

/* What the action leaves unsaid, such as the deck it draws from, is that of the offer. */
static bool is_of(const SabaccOffer *offer, const SabaccAction *action) {
    SabaccOffer taken = *offer;
    taken.pile = action->pile;
    return offer->verb == action->verb && pick_pile_of(offer) == pick_pile_of(&taken) &&
           offer->family == action->family && offer->alignment == action->alignment &&
           offer->sign == action->sign;
}

static int slot_of(const Pick *pick, const SabaccOffer *offer, SabaccCard card) {
    uint32_t cards = pick_cards_of(pick, offer);
    for (int slot = 0; slot < pick_own(pick)->hand_count; slot++)
        if ((cards >> slot & 1) && pick_own(pick)->hand[slot] == card) return slot;
    return -1;
}

/* NULL if it is not offered, or not with that card. */
static const SabaccOffer *offer_of(const Pick *pick, const SabaccAction *action) {
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        bool has_card = offer->kind != SABACC_OFFER_CARD || slot_of(pick, offer, action->card) >= 0;
        if (is_of(offer, action) && has_card) return offer;
    }
    return NULL;
}

/* ---- the button ---- */

/* Of several buttons none is the one. */
static void name_of_only(const PickButton *buttons, int count, char name[UI_NAME_BYTES]) {
    if (count == 1) snprintf(name, UI_NAME_BYTES, "%s", buttons[0].name);
}

static bool is_lifted(const Pick *pick, SabaccCard card) {
    return pick->card >= 0 && pick_own(pick)->hand[pick->card] == card;
}

static void way_of_card(const Pick *pick, const SabaccOffer *offer, const SabaccAction *action,
                        char name[UI_NAME_BYTES]) {
    PickButton buttons[PICK_BUTTONS];
    int count = 0;
    if (!is_lifted(pick, action->card)) return;
    pick_add_offer_of_card(pick, offer, buttons, &count);
    name_of_only(buttons, count, name);
}

/* The button of that amount, or the one that confirms it. */
static void way_of_amount(const Pick *pick, const SabaccAction *action, char name[UI_NAME_BYTES]) {
    PickButton buttons[PICK_BUTTONS];
    char amount[PICK_AMOUNT];
    int count = pick_buttons(pick, buttons);
    if (pick->verb != action->verb) return;
    if (pick->amount == action->amount) {
        snprintf(name, UI_NAME_BYTES, "confirm");
        return;
    }
    snprintf(amount, sizeof amount, "%d", (int)action->amount);
    for (int i = count - 1; i >= 0; i--)
        if (strncmp(buttons[i].name, "preset:", strlen("preset:")) == 0 &&
            strcmp(buttons[i].amount, amount) == 0)
            snprintf(name, UI_NAME_BYTES, "%s", buttons[i].name);
}

static uint32_t slots_of(const Pick *pick, const SabaccOffer *offer, const SabaccAction *action) {
    uint32_t slots = 0;
    for (int i = 0; i < action->card_count; i++)
        for (int slot = 0; slot < pick_own(pick)->hand_count; slot++) {
            uint32_t bit = UINT32_C(1) << slot;
            bool is_it = (offer->cards & bit & ~slots) && pick_own(pick)->hand[slot] == action->cards[i];
            if (!is_it) continue;
            slots |= bit;
            break;
        }
    return slots;
}

/* The next card that is to be chosen, or left out after all, or else the button that confirms. */
static void way_of_subset(const Pick *pick, const SabaccOffer *offer, const SabaccAction *action,
                          char name[UI_NAME_BYTES]) {
    uint32_t wrong = pick->chosen ^ slots_of(pick, offer, action);
    int slot = 0;
    if (pick->verb != action->verb) return;
    while (wrong != 0 && !(wrong >> slot & 1)) slot++;
    if (wrong != 0)
        snprintf(name, UI_NAME_BYTES, "card:%d", slot);
    else
        snprintf(name, UI_NAME_BYTES, "confirm");
}

/* Its card, which has a button of its own where nothing else is asked. */
static void way_to_card(const Pick *pick, const SabaccOffer *offer, const SabaccAction *action,
                        char name[UI_NAME_BYTES]) {
    PickButton buttons[PICK_BUTTONS];
    bool has_buttons = pick_is_only(pick) && pick_card_buttons(pick, buttons) > 0;
    if (pick->verb != action->verb || offer->kind != SABACC_OFFER_CARD) return;
    snprintf(name, UI_NAME_BYTES, has_buttons ? "choose:%d" : "card:%d", slot_of(pick, offer, action->card));
}

/* Its token, and then whom it is played against, or that it is played. */
static void way_of_token(const Pick *pick, const SabaccAction *action, char name[UI_NAME_BYTES]) {
    const SabaccSeat *own = pick_own(pick);
    bool is_chosen = pick->token >= 0 && own->tokens[pick->token] == action->card;
    for (int slot = 0; slot < own->token_count && pick->token < 0; slot++)
        if (own->tokens[slot] == action->card) snprintf(name, UI_NAME_BYTES, "choose-token:%d", slot);
    if (is_chosen && action->target >= 0)
        snprintf(name, UI_NAME_BYTES, "target:%d", action->target);
    else if (is_chosen)
        snprintf(name, UI_NAME_BYTES, "confirm");
}

/* The face is shown first, and then taken. */
static void way_of_face(const Pick *pick, const SabaccAction *action, char name[UI_NAME_BYTES]) {
    Text text = text_over(name, UI_NAME_BYTES);
    if (pick->face == action->card) {
        text_add(&text, "confirm");
        return;
    }
    text_add(&text, "face:");
    sabacc_card_format(action->card, &text);
}

void pick_way(const Pick *pick, const SabaccAction *action, char name[UI_NAME_BYTES]) {
    PickButton buttons[PICK_BUTTONS];
    int count = 0;
    const SabaccOffer *offer = pick->mode == PICK_NOTHING ? NULL : offer_of(pick, action);
    name[0] = '\0';
    if (!offer) return;
    if (pick->mode == PICK_CREDITS) {
        way_of_amount(pick, action, name);
    } else if (pick->mode == PICK_SUBSET) {
        way_of_subset(pick, offer, action, name);
    } else if (pick->mode == PICK_TOKEN) {
        way_of_token(pick, action, name);
    } else if (pick->mode == PICK_FACES) {
        way_of_face(pick, action, name);
    } else if (pick->mode == PICK_VALUES) {
        snprintf(name, UI_NAME_BYTES, "value:%d", (int)action->amount);
    } else if (pick->card >= 0) {
        way_of_card(pick, offer, action, name);
    } else if (pick->mode == PICK_CARD) {
        way_to_card(pick, offer, action, name);
    } else if (pick->mode == PICK_VERB) {
        pick_add_offer(pick, offer, buttons, &count);
        name_of_only(buttons, count, name);
    }
}

/* ---- choosing ---- */

void pick_lead_amount(Pick *pick, const SabaccAction *action) {
    const SabaccOffer *offer = pick->mode == PICK_CREDITS ? offer_of(pick, action) : NULL;
    int32_t min, max;
    if (!offer || offer->verb != pick->verb) return;
    pick_range(pick, &min, &max);
    int32_t amount = pick_clamp(action->amount, min, max);
    if (!pick_amount_is_dear(pick, amount)) pick->amount = amount;
}

void pick_lead(Pick *pick, const SabaccAction *action) {
    const SabaccOffer *offer = pick->mode == PICK_NOTHING ? NULL : offer_of(pick, action);
    int32_t min, max;
    if (!offer) return;
    if (!pick_is_only(pick)) pick->mode = PICK_VERB;
    pick->card = pick->token = -1;
    switch (offer->kind) {
    case SABACC_OFFER_AMOUNT:
        pick_enter(pick, offer);
        pick_range(pick, &min, &max);
        pick->amount = pick_clamp(action->amount, min, max);
        return;
    case SABACC_OFFER_CARD: pick->card = slot_of(pick, offer, action->card); return;
    case SABACC_OFFER_SUBSET:
        pick_enter(pick, offer);
        pick->chosen = slots_of(pick, offer, action);
        return;
    default: return;
    }
}
