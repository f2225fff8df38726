#include "ui/prompts/private.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/hand_groups.h"

/* Which mode supplies what an offer still lacks. A device needs its card first. */
static const uint8_t modes[] = {
    [SABACC_OFFER_AMOUNT] = PICK_CREDITS, [SABACC_OFFER_CARD] = PICK_CARD,
    [SABACC_OFFER_SUBSET] = PICK_SUBSET,  [SABACC_OFFER_TOKEN] = PICK_TOKEN,
    [SABACC_OFFER_FACES] = PICK_FACES,    [SABACC_OFFER_VALUES] = PICK_VALUES,
    [SABACC_OFFER_SIDE] = PICK_SIDE,      [SABACC_OFFER_ITEM] = PICK_ITEM,
    [SABACC_OFFER_CLONE] = PICK_CARD,     [SABACC_OFFER_SKIFT] = PICK_CARD,
};

static const PickModeHandler *const handlers[PICK_MODES] = {
    [PICK_VERB] = &pick_mode_verb,   [PICK_CREDITS] = &pick_mode_credits, [PICK_CARD] = &pick_mode_card,
    [PICK_MARK] = &pick_mode_mark,   [PICK_SUBSET] = &pick_mode_subset,   [PICK_TOKEN] = &pick_mode_token,
    [PICK_FACES] = &pick_mode_faces, [PICK_VALUES] = &pick_mode_values,   [PICK_SIDE] = &pick_mode_side,
    [PICK_ITEM] = &pick_mode_item,   [PICK_CLONE] = &pick_mode_clone,
};

/* ---- offers ---- */

bool pick_offers_verb(const SabaccOffers *offers, int verb) {
    for (int i = 0; i < offers->count; i++) {
        if (offers->list[i].verb == verb) return true;
    }
    return false;
}

const SabaccOffer *pick_offer_of(const Pick *pick, int verb) {
    for (int i = 0; i < pick->offers.count; i++) {
        if (pick->offers.list[i].verb == verb) return &pick->offers.list[i];
    }
    return NULL;
}

const SabaccOffer *pick_offer_of_kind(const Pick *pick, SabaccOfferKind kind) {
    for (int i = 0; i < pick->offers.count; i++) {
        if (pick->offers.list[i].kind == kind) return &pick->offers.list[i];
    }
    return NULL;
}

bool pick_is_only(const Pick *pick) { return pick->offers.count == 1 && !pick->is_out_of_turn; }

static PickMode first_mode(const Pick *pick) {
    PickMode mode = (PickMode)modes[pick->offers.list[0].kind];
    return mode != PICK_NOTHING ? mode : PICK_VERB;
}

/* Nothing else is asked, but the question has more than one step and is at a later one (PL-3). */
static bool is_further_step(const Pick *pick) { return pick_is_only(pick) && pick->mode != first_mode(pick); }

const SabaccSeat *pick_own(const Pick *pick) { return &pick->view.table.seat[pick->seat]; }

/* ---- life ---- */

void pick_clear(Pick *pick) { *pick = (Pick){.mode = PICK_NOTHING, .card = -1, .token = -1}; }

void pick_enter(Pick *pick, const SabaccOffer *offer) {
    pick->verb = offer->verb;
    pick->mode = (PickMode)modes[offer->kind];
    if (handlers[pick->mode]->begin) handlers[pick->mode]->begin(pick, offer);
}

/* If there is only one thing to ask, it is asked at once. */
void pick_begin(Pick *pick, const SabaccView *view, const SabaccOffers *offers) {
    *pick = (Pick){
        .mode = PICK_VERB, .seat = view->table.viewer, .view = *view, .offers = *offers, .all = *offers};
    pick->card = pick->token = -1;
    pick->mark = PICK_MARK_USUAL;
    if (offers->count == 1 && modes[offers->list[0].kind] != 0) pick_enter(pick, &pick->offers.list[0]);
}

/* ---- a hand that lies face down ---- */

/* An amount that is no total: the pick begins a declaration at what the hand has. */
static bool is_staked(const SabaccOffer *offer) {
    return offer->kind == SABACC_OFFER_AMOUNT &&
           (offer->verb == SABACC_VERB_BET || offer->verb == SABACC_VERB_RAISE);
}

static bool is_blind_offer(const SabaccOffer *offer) {
    return offer->kind == SABACC_OFFER_PLAIN || offer->kind == SABACC_OFFER_ITEM || is_staked(offer);
}

bool pick_can_be_blind(const SabaccOffers *offers) {
    for (int i = 0; i < offers->count; i++)
        if (offers->list[i].kind == SABACC_OFFER_PLAIN) return true;
    return false;
}

static SabaccOffers blind_offers(const SabaccOffers *all) {
    SabaccOffers blind = {.count = 0};
    for (int i = 0; i < all->count; i++)
        if (is_blind_offer(&all->list[i])) blind.list[blind.count++] = all->list[i];
    return blind;
}

/* What was begun goes on where it can: an amount is kept. */
void pick_set_sight(Pick *pick, bool sees) {
    assert(sees || pick_can_be_blind(&pick->all));
    if (pick->is_blind == !sees) return;
    pick->is_blind = !sees;
    pick->offers = sees ? pick->all : blind_offers(&pick->all);
    bool goes_on = pick->mode == PICK_CREDITS && pick_offers_verb(&pick->offers, pick->verb);
    if (!sees && !goes_on) {
        pick->mode = PICK_VERB;
        pick->card = pick->token = -1;
        pick->chosen = 0;
        pick->order = PICK_AUTO_NONE;
    }
}

bool pick_begin_out_of_turn(Pick *pick, const SabaccView *view, const SabaccOffers *offers) {
    if (!pick_offers_verb(offers, SABACC_VERB_FIELD)) return false;
    pick_begin(pick, view, offers);
    pick->mode = PICK_CARD;
    pick->verb = SABACC_VERB_FIELD;
    pick->is_out_of_turn = true;
    return true;
}

bool pick_finish(const Pick *pick, const SabaccOffer *offer, SabaccAction *action) {
    *action = sabacc_offer_begin(pick->seat, offer);
    bool is_of_card = offer->kind == SABACC_OFFER_CARD || offer->kind == SABACC_OFFER_CLONE ||
                      offer->kind == SABACC_OFFER_SKIFT;
    bool is_of_amount = offer->kind == SABACC_OFFER_AMOUNT || offer->kind == SABACC_OFFER_SKIFT;
    if (is_of_card) action->card = pick_own(pick)->hand[pick->card];
    if (is_of_amount) action->amount = pick->amount;
    if (offer->kind == SABACC_OFFER_CLONE) action->other = pick->face;
    return true;
}

bool pick_go(Pick *pick, const SabaccOffer *offer, SabaccAction *action) {
    if (modes[offer->kind] == 0) return pick_finish(pick, offer, action);
    pick_enter(pick, offer);
    return false;
}

/* ---- what is shown ---- */

int pick_list_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    return pick->mode == PICK_NOTHING ? 0 : handlers[pick->mode]->buttons(pick, buttons);
}

static int index_of(const PickButton *buttons, int count, const char *name) {
    for (int i = 0; i < count; i++)
        if (strcmp(buttons[i].name, name) == 0) return i;
    return -1;
}

/* The index of the first choice of Return, −1 if there is none: the rule of PickButton. */
static int find_default(const Pick *pick, const PickButton *buttons, int count) {
    char usual[UI_NAME_BYTES];
    if (pick->lit != NULL) return index_of(buttons, count, pick->lit);
    pick_usual(pick, usual);
    if (strcmp(usual, "rest") == 0) return -1;
    int first = index_of(buttons, count, usual);
    if (first >= 0) return pick_is_grave(pick, &buttons[first]) ? -1 : first;
    for (int i = 0; i < count; i++)
        if (buttons[i].is_primary) return i;
    return -1;
}

int pick_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = pick_list_buttons(pick, buttons);
    int advised = index_of(buttons, count, pick->advised);
    int first = advised >= 0 ? -1 : find_default(pick, buttons, count);
    for (int i = 0; i < count; i++) {
        buttons[i].is_primary = i == first;
        buttons[i].is_taught = i == first && pick->lit != NULL;
        buttons[i].is_advised = i == advised;
        buttons[i].is_outshone = advised >= 0;
    }
    return count;
}

/* What the adviser means, so that Return and the advice never contradict: a button, or a place of the table.
 * Nothing where that is grave. False if nothing is advised. */
static bool advised_usual(const Pick *pick, char name[UI_NAME_BYTES]) {
    PickButton buttons[PICK_BUTTONS];
    int count = pick_list_buttons(pick, buttons), at = index_of(buttons, count, pick->advised);
    bool is_trap = at >= 0 && count > 1 &&
                   (pick_is_grave(pick, &buttons[at]) ||
                    (strcmp(pick->advised, "confirm") == 0 && pick_amount_is_dear(pick, pick->amount)));
    if (pick->advised[0]) snprintf(name, UI_NAME_BYTES, "%s", is_trap ? "rest" : pick->advised);
    return pick->advised[0] != '\0';
}

void pick_usual(const Pick *pick, char name[UI_NAME_BYTES]) {
    if (advised_usual(pick, name)) return;
    bool has_own = pick->mode != PICK_NOTHING && handlers[pick->mode]->usual;
    if (has_own)
        handlers[pick->mode]->usual(pick, name);
    else if (pick->card >= 0)
        pick_usual_of_card(pick, name);
    else
        pick_usual_button(pick, name);
}

bool pick_asks_more(const SabaccOffer *offer) { return modes[offer->kind] != 0; }

void pick_prompt(const Pick *pick, char *words, size_t size) {
    words[0] = '\0';
    if (pick->mode != PICK_NOTHING) handlers[pick->mode]->prompt(pick, words, size);
}

PickButton *pick_add(PickButton *buttons, int *count, const char *name, const char *label) {
    PickButton *button = &buttons[(*count)++];
    *button = (PickButton){.pad = UI_KEY_NONE};
    snprintf(button->name, sizeof button->name, "%s", name);
    snprintf(button->label, sizeof button->label, "%s", label);
    return button;
}

void pick_add_back(const Pick *pick, PickButton *buttons, int *count) {
    if (!pick_is_only(pick) || is_further_step(pick)) pick_add(buttons, count, "cancel", _("Back"));
}

PickButton *pick_add_confirm(PickButton *buttons, int *count, const char *label, uint32_t key) {
    PickButton *button = pick_add(buttons, count, "confirm", label);
    button->key = key;
    button->is_primary = true;
    return button;
}

void pick_say(char *words, size_t size, const char *sentence) { snprintf(words, size, "%s", sentence); }

void pick_seat_name(const Pick *pick, int seat, char words[PICK_LABEL]) {
    if (pick->names[seat])
        snprintf(words, PICK_LABEL, "%s", pick->names[seat]);
    else
        snprintf(words, PICK_LABEL, _("Seat %d"), seat + 1);
}

/* ---- input ---- */

bool pick_is(const UiEvent *event, const char *name) {
    return event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, name) == 0;
}

int pick_digit(const UiEvent *event) {
    bool is_digit = event->kind == UI_EVENT_KEY && event->character >= '1' && event->character <= '9';
    return is_digit ? (int)(event->character - '1') : -1;
}

int pick_digit_card(const Pick *pick, const UiEvent *event) {
    int place = pick_digit(event);
    return place >= 0 ? hand_slot_at(&pick->view.table, pick->seat, place) : -1;
}

/* Digits are cards where a card can be chosen, and else tokens, until one is. */
uint32_t pick_card_key(const Pick *pick) { return pick_cards(pick) != 0 ? '1' : 0; }

uint32_t pick_token_key(const Pick *pick) {
    return pick_cards(pick) == 0 && pick->token < 0 && pick_tokens(pick) != 0 ? '1' : 0;
}

int32_t pick_clamp(int64_t value, int32_t min, int32_t max) {
    return value < min ? min : value > max ? max : (int32_t)value;
}

static bool leave(Pick *pick) {
    bool is_further = is_further_step(pick), has_verbs = !pick_is_only(pick);
    bool has_where_to = (pick->mode != PICK_VERB && has_verbs) || pick->card >= 0 || is_further;
    if (has_where_to && has_verbs) pick->mode = pick->is_out_of_turn ? PICK_NOTHING : PICK_VERB;
    if (is_further) pick->mode = first_mode(pick);
    pick->card = pick->token = -1;
    return has_where_to;
}

bool pick_back(Pick *pick) {
    if (pick->mode == PICK_NOTHING) return false;
    if (handlers[pick->mode]->back && handlers[pick->mode]->back(pick)) return true;
    return leave(pick);
}

bool pick_take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    if (pick->mode == PICK_NOTHING) return false;
    if (pick_is(event, "cancel")) {
        pick_back(pick);
        return false;
    }
    return handlers[pick->mode]->take(pick, event, action);
}
