/* A side deck (PZ-1): ten cards with a limit for each kind, in a panel of the scene. */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

static int kinds_of(const Pick *pick, SabaccCard kinds[SABACC_MAX_PILE]) {
    return sabacc_side_list(&pick->view.table, kinds);
}

int pick_side_count(const Pick *pick) {
    int count = 0;
    for (int i = 0; i < SABACC_MAX_PILE; i++) count += pick->side[i];
    return count;
}

int pick_side_max(const Pick *pick) {
    const SabaccOffer *offer = pick_offer_of_kind(pick, SABACC_OFFER_SIDE);
    return offer ? offer->max : 0;
}

static bool add(Pick *pick, int kind) {
    SabaccCard kinds[SABACC_MAX_PILE];
    bool fits = kind >= 0 && kind < kinds_of(pick, kinds) && pick->side[kind] < pick_side_max(pick) &&
                pick_side_count(pick) < SABACC_SIDE_DECK;
    if (fits) pick->side[kind]++;
    return fits;
}

static void drop(Pick *pick, int kind) {
    if (kind >= 0 && kind < SABACC_MAX_PILE && pick->side[kind] > 0) pick->side[kind]--;
}

static void clear(Pick *pick) { memset(pick->side, 0, sizeof pick->side); }

void pick_side_set(Pick *pick, const SabaccCard *cards, int count) {
    SabaccCard kinds[SABACC_MAX_PILE];
    int kind_count = kinds_of(pick, kinds);
    clear(pick);
    for (int i = 0; i < count; i++)
        for (int kind = 0; kind < kind_count; kind++)
            if (kinds[kind] == cards[i]) add(pick, kind);
}

/* Fills an empty deck with the default one; otherwise adds the missing cards from the most powerful kinds,
 * which are last in the list: one of each, then a second. */
static void fill(Pick *pick) {
    SabaccCard kinds[SABACC_MAX_PILE], usual[SABACC_SIDE_DECK];
    if (pick_side_count(pick) == 0) {
        sabacc_side_usual(&pick->view.table, usual);
        pick_side_set(pick, usual, SABACC_SIDE_DECK);
    }
    int count = kinds_of(pick, kinds);
    for (int copy = 1; copy <= pick_side_max(pick); copy++)
        for (int kind = count - 1; kind >= 0; kind--)
            if (pick->side[kind] < copy) add(pick, kind);
}

static void begin(Pick *pick, const SabaccOffer *offer) {
    (void)offer;
    clear(pick);
}

static int buttons_of_side(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0, cards = pick_side_count(pick);
    PickButton *confirm = pick_add_confirm(buttons, &count, _("Play these"), pick_key_of(pick->verb));
    snprintf(confirm->amount, sizeof confirm->amount, "%d/%d", cards, SABACC_SIDE_DECK);
    confirm->is_disabled = cards != SABACC_SIDE_DECK;
    PickButton *filling = pick_add(buttons, &count, "side-fill", _("Fill it up"));
    filling->key = 'f';
    filling->is_disabled = cards == SABACC_SIDE_DECK;
    PickButton *clearing = pick_add(buttons, &count, "side-clear", _("Empty it"));
    clearing->key = 'c';
    clearing->is_disabled = cards == 0;
    pick_add_back(pick, buttons, &count);
    return count;
}

static void prompt(const Pick *pick, char *words, size_t size) {
    int left = SABACC_SIDE_DECK - pick_side_count(pick);
    if (left == 0)
        pick_say(words, size, _("Ten cards: four of them, at random, are your hand for the whole match."));
    else if (left == 1)
        pick_say(words, size, _("One more card for your side deck."));
    else
        snprintf(words, size,
                 ngettext_("%d more card for your side deck, at most %d of a kind.",
                           "%d more cards for your side deck, at most %d of a kind.", left),
                 left, pick_side_max(pick));
}

static bool confirm(const Pick *pick, SabaccAction *action) {
    SabaccCard kinds[SABACC_MAX_PILE];
    int count = kinds_of(pick, kinds);
    if (pick_side_count(pick) != SABACC_SIDE_DECK) return false;
    pick_finish(pick, pick_offer_of_kind(pick, SABACC_OFFER_SIDE), action);
    for (int kind = 0; kind < count; kind++)
        for (int copy = 0; copy < pick->side[kind]; copy++) action->cards[action->card_count++] = kinds[kind];
    return true;
}

static bool take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "side-add:")) add(pick, ui_event_index(event));
    if (ui_event_is(event, "side-drop:")) drop(pick, ui_event_index(event));
    if (pick_is(event, "side-clear")) clear(pick);
    if (pick_is(event, "side-fill")) fill(pick);
    return pick_is(event, "confirm") && confirm(pick, action);
}

/* Starts at the first kind of the panel. */
static void usual(const Pick *pick, char name[UI_NAME_BYTES]) {
    bool is_full = pick_side_count(pick) == SABACC_SIDE_DECK;
    snprintf(name, UI_NAME_BYTES, "%s", is_full ? "confirm" : "side-add:0");
}

const PickModeHandler pick_mode_side = {
    .begin = begin, .buttons = buttons_of_side, .prompt = prompt, .take = take, .usual = usual};
