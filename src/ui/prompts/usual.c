/* What Return and the pad's A do first: one rule for all games. Each button is weighed by what a press
 * commits to, and the lightest gets the focus. What cannot be undone and may lose the hand, or most of the
 * credits, is grave and never does: where nothing else is offered no button has the focus, and Return says
 * so. */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

/* With such a total another main card is more likely to exceed the goal than not (PZ-2). */
static bool stands_well(const Pick *pick) {
    const SabaccTable *table = &pick->view.table;
    bool has_sets = sabacc_table_game(table)->played_for.compared == SABACC_COMPARES_LAID;
    return !has_sets || sabacc_table_total(table, pick->seat) >= SABACC_SET_POINTS - 4;
}

bool pick_is_over(const Pick *pick) {
    const SabaccTable *table = &pick->view.table;
    bool has_sets = sabacc_table_game(table)->played_for.compared == SABACC_COMPARES_LAID;
    return has_sets && sabacc_table_total(table, pick->seat) > SABACC_SET_POINTS;
}

static bool brings_back(const Pick *pick, const SabaccOffer *offer) {
    const SabaccSeat *own = pick_own(pick);
    for (int slot = 0; slot < own->hand_count; slot++) {
        bool fits = offer->cards >> slot & 1;
        if (fits && sabacc_table_total_with(&pick->view.table, pick->seat, own->hand[slot], offer->sign) <=
                        SABACC_SET_POINTS)
            return true;
    }
    return false;
}

bool pick_can_come_back(const Pick *pick) {
    for (int i = 0; i < pick->all.count; i++) {
        const SabaccOffer *offer = &pick->all.list[i];
        if (offer->verb == SABACC_VERB_PLAY && (pick->is_blind || brings_back(pick, offer))) return true;
    }
    return false;
}

/* The hand wins the sabacc pot, so that no further move can be worth its risk. */
static bool is_complete(const Pick *pick) {
    SabaccWorth worth;
    return !pick->is_blind && sabacc_seat_worth(&pick->view.table, pick->seat, &worth) &&
           worth.takes_sabacc_pot;
}

/* As it is now the hand is bombed out, and it can still be changed. Of a hand that lies face down nothing may
 * be told. */
static bool is_bombed(const Pick *pick) {
    SabaccWorth worth;
    if (pick->is_blind) return false;
    bool may_change = pick_offers_verb(&pick->offers, SABACC_VERB_DRAW) ||
                      pick_offers_verb(&pick->offers, SABACC_VERB_TRADE) ||
                      pick_offers_verb(&pick->offers, SABACC_VERB_DISCARD);
    return may_change && sabacc_seat_worth(&pick->view.table, pick->seat, &worth) &&
           worth.rank == SABACC_RANK_BOMB;
}

/* To pass is to give up an item for good, or the game (PL-2, ST-7). */
static bool passes_up(const Pick *pick) {
    return pick_offers_verb(&pick->offers, SABACC_VERB_TAKE_ITEM) ||
           pick_offers_verb(&pick->offers, SABACC_VERB_REBUY);
}

/* To be done gives up all else that is offered: cards to the dice where a call is too (CS-2), else moves. */
static bool ends_complete(const Pick *pick) {
    return !pick_offers_verb(&pick->offers, SABACC_VERB_CALL) && is_complete(pick);
}

typedef enum Weight {
    WEIGHT_LOW,      /* continues at the lowest cost */
    WEIGHT_QUESTION, /* asks for more first, and can be taken back */
    WEIGHT_ACT,
    WEIGHT_GRAVE /* ends the hand, gives up its shelter, or pays most of the stack or an item for good */
} Weight;

static Weight grave_if(bool is_grave) { return is_grave ? WEIGHT_GRAVE : WEIGHT_LOW; }

static Weight weight_of(const Pick *pick, const SabaccOffer *offer) {
    switch (offer->verb) {
    case SABACC_VERB_FOLD:
    case SABACC_VERB_CALL:
    case SABACC_VERB_STAKE:
    case SABACC_VERB_TAKE_ITEM:
    case SABACC_VERB_UNFIELD: return WEIGHT_GRAVE;
    case SABACC_VERB_MATCH: return grave_if(pick_match_is_dear(pick));
    case SABACC_VERB_RAISE: return pick_match_is_dear(pick) ? WEIGHT_GRAVE : WEIGHT_QUESTION;
    case SABACC_VERB_PASS: return grave_if(passes_up(pick));
    case SABACC_VERB_CHECK:
    case SABACC_VERB_REBUY: return WEIGHT_LOW;
    case SABACC_VERB_STAND:
        return grave_if(!stands_well(pick) || (pick_is_over(pick) && pick_can_come_back(pick)) ||
                        is_bombed(pick));
    case SABACC_VERB_END: return grave_if(pick_is_over(pick) ? pick_can_come_back(pick) : stands_well(pick));
    case SABACC_VERB_NONE: return stands_well(pick) ? WEIGHT_LOW : WEIGHT_ACT;
    case SABACC_VERB_DONE: return grave_if(pick->offers.count > 1 && !ends_complete(pick));
    default: return pick_asks_more(offer) ? WEIGHT_QUESTION : WEIGHT_ACT;
    }
}

/* For a button without a verb of its own, such as a pile: it acts. */
static Weight weight_of_button(const Pick *pick, const PickButton *button) {
    const SabaccOffer *taking = pick_offer_of(pick, SABACC_VERB_TAKE_ITEM);
    bool takes = taking != NULL && strncmp(button->name, "item:", strlen("item:")) == 0;
    if (takes) return weight_of(pick, taking);
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        if (strcmp(button->name, pick_name_of(offer->verb)) == 0) return weight_of(pick, offer);
    }
    return button->is_primary ? WEIGHT_LOW : WEIGHT_ACT;
}

bool pick_is_grave(const Pick *pick, const PickButton *button) {
    return weight_of_button(pick, button) == WEIGHT_GRAVE;
}

int pick_wide_button(const Pick *pick, const PickButton *buttons, int count) {
    int last = count - 1;
    if (pick_is_grave(pick, &buttons[last])) return count;
    if (strcmp(buttons[last].name, "back") != 0) return last;
    return last > 0 && strcmp(buttons[last - 1].name, "confirm") == 0 ? last - 1 : count;
}

void pick_usual_button(const Pick *pick, char name[UI_NAME_BYTES]) {
    PickButton buttons[PICK_BUTTONS];
    int count = pick_list_buttons(pick, buttons), usual = 0;
    Weight min = WEIGHT_GRAVE;
    for (int i = 0; i < count; i++) {
        Weight weight = weight_of_button(pick, &buttons[i]);
        if (weight < min) usual = i, min = weight;
    }
    bool is_trap = min == WEIGHT_GRAVE && count > 1;
    snprintf(name, UI_NAME_BYTES, "%s", is_trap ? "rest" : count > 0 ? buttons[usual].name : "");
}
