#include "ui/pick.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

/* How the verbs of seats are shown. A verb without a row shows its word and has no key. `again` is what the
   button says with the amount chosen. */
static const struct {
    uint8_t verb;
    char key;
    const char *label, *again;
} verb_rows[] = {
    {SABACC_VERB_CHECK, 'c', N_("Check"), NULL}, {SABACC_VERB_BET, 'b', N_("Bet…"), N_("Bet")},
    {SABACC_VERB_MATCH, 'm', N_("Match"), NULL}, {SABACC_VERB_RAISE, 'r', N_("Raise…"), N_("Raise to")},
    {SABACC_VERB_DRAW, 'd', N_("Draw"), NULL},   {SABACC_VERB_TRADE, 'x', N_("Trade…"), NULL},
    {SABACC_VERB_STAND, 's', N_("Stand"), NULL}, {SABACC_VERB_FOLD, 'f', N_("Fold"), NULL},
};
enum { VERB_ROWS = sizeof verb_rows / sizeof *verb_rows };

static int row_of(int verb) {
    for (int i = 0; i < VERB_ROWS; i++) {
        if (verb_rows[i].verb == verb) return i;
    }
    return -1;
}

static const char *label_of(int verb) {
    int row = row_of(verb);
    return row < 0 ? sabacc_verb_word((SabaccVerb)verb) : _(verb_rows[row].label);
}

static const char *label_with_amount(int verb) {
    int row = row_of(verb);
    return row >= 0 && verb_rows[row].again ? _(verb_rows[row].again) : label_of(verb);
}

static uint32_t key_of(int verb) {
    int row = row_of(verb);
    return row < 0 ? 0 : (uint32_t)verb_rows[row].key;
}

/* --- offers
 * ------------------------------------------------------------------------------------------------------ */

static const SabaccOffer *offer_of(const Pick *pick, int verb, int pile) {
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        if (offer->verb == verb && (pile < 0 || offer->pile == pile)) return offer;
    }
    return NULL;
}

/* The offer that pointing at a pile means: with a card lifted one that gives that card up for it. */
static const SabaccOffer *offer_of_pile(const Pick *pick, SabaccPile pile) {
    bool wants_card = pick->card >= 0 || pick->mode == PICK_CARD;
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        bool is_of_card = offer->kind == SABACC_OFFER_CARD;
        if (offer->pile != pile || is_of_card != wants_card) continue;
        if (pick->mode == PICK_CARD && offer->verb != pick->verb) continue;
        if (!is_of_card || (pick->card >= 0 && (offer->cards >> pick->card & 1))) return offer;
    }
    return NULL;
}

uint32_t pick_cards(const Pick *pick) {
    uint32_t cards = 0;
    if (pick->mode != PICK_VERB && pick->mode != PICK_CARD) return 0;
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        if (offer->kind == SABACC_OFFER_CARD) cards |= offer->cards;
    }
    return cards;
}

bool pick_has_pile(const Pick *pick, SabaccPile pile) {
    if (pick->mode != PICK_VERB && pick->mode != PICK_CARD) return false;
    return offer_of_pile(pick, pile) != NULL;
}

void pick_range(const Pick *pick, int32_t *least, int32_t *most) {
    const SabaccOffer *offer = offer_of(pick, pick->verb, -1);
    *least = offer ? offer->least : 0;
    *most = offer ? offer->most : 0;
}

void pick_clear(Pick *pick) { *pick = (Pick){.mode = PICK_NOTHING, .card = -1}; }

void pick_begin(Pick *pick, const SabaccView *view, const SabaccOffers *offers) {
    *pick = (Pick){.mode = PICK_VERB, .seat = view->table.viewer, .view = *view, .offers = *offers};
    pick->card = -1;
}

/* --- buttons
 * ----------------------------------------------------------------------------------------------------- */

static PickButton *add_button(PickButton *buttons, int *count, const char *name, const char *label) {
    PickButton *button = &buttons[(*count)++];
    *button = (PickButton){.pad = UI_KEY_NONE};
    snprintf(button->name, sizeof button->name, "%s", name);
    snprintf(button->label, sizeof button->label, "%s", label);
    return button;
}

static SabaccCard top_of_pile(const Pick *pick) {
    const SabaccTable *table = &pick->view.table;
    return table->discard_count > 0 ? table->discard[table->discard_count - 1] : SABACC_CARD_NONE;
}

/* What one gets from a pile is worth more than its name: the value of the card on top. */
static void say_top_value(const Pick *pick, char amount[PICK_AMOUNT]) {
    SabaccCard top = top_of_pile(pick);
    if (top == SABACC_CARD_NONE) return;
    Text text = text_over(amount, PICK_AMOUNT);
    text_add_signed(&text, sabacc_card_value(&pick->view.table, pick->view.table.viewer, top));
}

static void add_pile_button(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    bool is_deck = offer->pile == SABACC_PILE_DECK, is_trade = offer->kind == SABACC_OFFER_CARD;
    const char *label =
        is_trade ? (is_deck ? _("For a new card") : _("For the open")) : (is_deck ? _("Draw") : _("Take"));
    PickButton *button = add_button(buttons, count, is_deck ? "take:deck" : "take:discard", label);
    button->key = is_deck ? 'd' : 't';
    if (!is_deck) say_top_value(pick, button->amount);
}

static int32_t cost_of_match(const Pick *pick) {
    const SabaccTable *table = &pick->view.table;
    const SabaccSeat *seat = &table->seat[pick->seat];
    int32_t cost = table->turn.level - seat->bet;
    return cost < seat->credits ? cost : seat->credits;
}

static void add_verb_button(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    PickButton *button =
        add_button(buttons, count, sabacc_verb_word((SabaccVerb)offer->verb), label_of(offer->verb));
    button->key = key_of(offer->verb);
    button->is_primary = offer->verb == SABACC_VERB_CHECK || offer->verb == SABACC_VERB_MATCH;
    if (offer->verb != SABACC_VERB_MATCH) return;
    snprintf(button->amount, sizeof button->amount, "%d", cost_of_match(pick));
    if (cost_of_match(pick) == pick->view.table.seat[pick->seat].credits)
        snprintf(button->label, sizeof button->label, "%s", _("All in"));
}

/* A card-taking verb stands once, whatever number of piles it is offered for. */
static bool is_first_of_verb(const Pick *pick, int index) {
    for (int i = 0; i < index; i++) {
        if (pick->offers.list[i].verb == pick->offers.list[index].verb) return false;
    }
    return true;
}

static int verb_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        bool is_of_pile = offer->pile == SABACC_PILE_DECK || offer->pile == SABACC_PILE_DISCARD;
        if (offer->kind == SABACC_OFFER_CARD) {
            if (is_first_of_verb(pick, i)) add_verb_button(pick, offer, buttons, &count);
        } else if (is_of_pile) {
            add_pile_button(pick, offer, buttons, &count);
        } else {
            add_verb_button(pick, offer, buttons, &count);
        }
    }
    return count;
}

static PickButton *add_cancel(PickButton *buttons, int *count) {
    return add_button(buttons, count, "cancel", _("Back"));
}

/* A card is lifted, or is to be: piles it can be given up for, and the way back. */
static int card_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    for (int pile = SABACC_PILE_DECK; pile <= SABACC_PILE_DISCARD; pile++) {
        const SabaccOffer *offer = offer_of_pile(pick, (SabaccPile)pile);
        if (offer) add_pile_button(pick, offer, buttons, &count);
    }
    add_cancel(buttons, &count);
    return count;
}

/* --- credits
 * ----------------------------------------------------------------------------------------------------- */

static int32_t clamp(int64_t value, int32_t least, int32_t most) {
    return value < least ? least : value > most ? most : (int32_t)value;
}

/* The pot as it would stand once the bet is matched, in parts of it, on top of that bet. */
static int32_t pot_share(const Pick *pick, int parts_of_two) {
    const SabaccTable *table = &pick->view.table;
    int32_t least, most;
    pick_range(pick, &least, &most);
    int64_t pot = (int64_t)table->hand_pot + cost_of_match(pick);
    return clamp(table->turn.level + pot * parts_of_two / 2, least, most);
}

typedef enum Preset { PRESET_LEAST, PRESET_HALF, PRESET_POT, PRESET_MOST, PRESETS } Preset;

static int32_t preset_amount(const Pick *pick, Preset preset) {
    int32_t least, most;
    pick_range(pick, &least, &most);
    switch (preset) {
    case PRESET_LEAST: return least;
    case PRESET_HALF: return pot_share(pick, 1);
    case PRESET_POT: return pot_share(pick, 2);
    default: return most;
    }
}

static bool is_all_in(const Pick *pick, int32_t amount) {
    const SabaccSeat *seat = &pick->view.table.seat[pick->seat];
    return amount == seat->bet + seat->credits;
}

static int credits_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    static const struct {
        const char *name, *label;
        char key;
    } rows[PRESETS] = {[PRESET_LEAST] = {"preset:0", N_("Least"), 'e'},
                       [PRESET_HALF] = {"preset:1", N_("Half pot"), 'h'},
                       [PRESET_POT] = {"preset:2", N_("Pot"), 'p'},
                       [PRESET_MOST] = {"preset:3", N_("Most"), 'a'}};
    int count = 0;
    for (int i = 0; i < PRESETS; i++) {
        int32_t amount = preset_amount(pick, (Preset)i);
        bool is_whole = i == PRESET_MOST && is_all_in(pick, amount);
        PickButton *button =
            add_button(buttons, &count, rows[i].name, is_whole ? _("All in") : _(rows[i].label));
        snprintf(button->amount, sizeof button->amount, "%d", amount);
        button->key = (uint32_t)rows[i].key;
        button->is_selected = amount == pick->amount;
    }
    PickButton *confirm = add_button(buttons, &count, "confirm", label_with_amount(pick->verb));
    snprintf(confirm->amount, sizeof confirm->amount, "%d", pick->amount);
    confirm->key = key_of(pick->verb);
    confirm->is_primary = true;
    add_cancel(buttons, &count);
    return count;
}

int pick_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    switch (pick->mode) {
    case PICK_VERB: return pick->card >= 0 ? card_buttons(pick, buttons) : verb_buttons(pick, buttons);
    case PICK_CARD: return card_buttons(pick, buttons);
    case PICK_CREDITS: return credits_buttons(pick, buttons);
    default: return 0;
    }
}

/* Return then does what costs least. */
void pick_usual(const Pick *pick, char name[UI_NAME_BYTES]) {
    PickButton buttons[PICK_BUTTONS];
    int count = pick_buttons(pick, buttons), usual = 0;
    for (int i = 0; i < count; i++) {
        if (buttons[i].is_primary || strcmp(buttons[i].name, sabacc_verb_word(SABACC_VERB_STAND)) == 0)
            usual = i;
    }
    snprintf(name, UI_NAME_BYTES, "%s", count > 0 ? buttons[usual].name : "");
}

const char *pick_prompt(const Pick *pick) {
    bool can_both = pick_has_pile(pick, SABACC_PILE_DECK) && pick_has_pile(pick, SABACC_PILE_DISCARD);
    switch (pick->mode) {
    case PICK_CARD:
        if (pick->card < 0) return _("Which card do you give up? Point at it, or press its number.");
        break;
    case PICK_CREDITS: return _("How much? Slide, scroll, type a number, or take one of these.");
    case PICK_VERB:
        if (pick->card < 0) return "";
        break;
    default: return "";
    }
    return can_both ? _("Give this card up for a new one from the deck, or for the top of the discard pile?")
                    : _("Give this card up for a new one?");
}

/* --- input
 * ------------------------------------------------------------------------------------------------------- */

static bool finish(const Pick *pick, const SabaccOffer *offer, SabaccAction *action) {
    *action = (SabaccAction){.seat = (int8_t)pick->seat, .verb = offer->verb, .pile = offer->pile};
    if (offer->kind == SABACC_OFFER_CARD) action->card = pick->view.table.seat[pick->seat].hand[pick->card];
    if (offer->kind == SABACC_OFFER_AMOUNT) action->amount = pick->amount;
    return true;
}

static bool choose_verb(Pick *pick, const SabaccOffer *offer, SabaccAction *action) {
    pick->verb = offer->verb;
    switch (offer->kind) {
    case SABACC_OFFER_AMOUNT:
        pick->mode = PICK_CREDITS;
        pick->amount = offer->least;
        return false;
    case SABACC_OFFER_CARD: pick->mode = PICK_CARD; return false;
    default: return finish(pick, offer, action);
    }
}

static bool choose_card(Pick *pick, int card) {
    if (card < 0 || card >= SABACC_MAX_HAND || !(pick_cards(pick) >> card & 1)) return false;
    pick->card = pick->card == card ? -1 : card;
    return true;
}

static bool choose_pile(Pick *pick, SabaccPile pile, SabaccAction *action) {
    const SabaccOffer *offer = offer_of_pile(pick, pile);
    return offer && pick_has_pile(pick, pile) && finish(pick, offer, action);
}

static bool take_amount(Pick *pick, const UiEvent *event, SabaccAction *action) {
    int32_t least, most;
    pick_range(pick, &least, &most);
    bool is_slider = strcmp(event->name, "amount") == 0;
    if (event->kind == UI_EVENT_CHANGE && is_slider) pick->amount = clamp(event->value, least, most);
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "preset:") && ui_event_index(event) < PRESETS)
        pick->amount = preset_amount(pick, (Preset)ui_event_index(event));
    bool is_confirmed = is_slider || strcmp(event->name, "confirm") == 0;
    return is_confirmed && finish(pick, offer_of(pick, pick->verb, -1), action);
}

static bool take_choice(Pick *pick, const UiEvent *event, SabaccAction *action) {
    if (event->kind == UI_EVENT_KEY && event->character >= '1' && event->character <= '9') {
        choose_card(pick, (int)(event->character - '1'));
        return false;
    }
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "card:")) choose_card(pick, ui_event_index(event));
    if (strcmp(event->name, "deck") == 0 || strcmp(event->name, "take:deck") == 0)
        return choose_pile(pick, SABACC_PILE_DECK, action);
    if (strcmp(event->name, "discard") == 0 || strcmp(event->name, "take:discard") == 0)
        return choose_pile(pick, SABACC_PILE_DISCARD, action);
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        if (strcmp(event->name, sabacc_verb_word((SabaccVerb)offer->verb)) == 0)
            return choose_verb(pick, offer, action);
    }
    return false;
}

bool pick_back(Pick *pick) {
    bool was_somewhere = pick->mode == PICK_CREDITS || pick->mode == PICK_CARD || pick->card >= 0;
    if (was_somewhere) pick->mode = PICK_VERB;
    pick->card = -1;
    return was_somewhere;
}

bool pick_take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    if (pick->mode == PICK_NOTHING) return false;
    if (event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "cancel") == 0) {
        pick_back(pick);
        return false;
    }
    return pick->mode == PICK_CREDITS ? take_amount(pick, event, action) : take_choice(pick, event, action);
}
