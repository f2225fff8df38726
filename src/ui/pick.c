#include "ui/pick.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

/* How the verbs of seats are shown. A verb without a row shows its word and has no key. `name` is that of the
   button where the verb's own word would be that of a pile; `again` is what it says with the amount chosen,
   `done` with the card chosen. */
static const struct {
    uint8_t verb;
    char key;
    const char *name, *label, *again, *done;
} verb_rows[] = {
    {SABACC_VERB_CHECK, 'c', NULL, N_("Check"), NULL, NULL},
    {SABACC_VERB_BET, 'b', NULL, N_("Bet…"), N_("Bet"), NULL},
    {SABACC_VERB_MATCH, 'm', NULL, N_("Match"), NULL, NULL},
    {SABACC_VERB_RAISE, 'r', NULL, N_("Raise…"), N_("Raise to"), NULL},
    {SABACC_VERB_DRAW, 'd', NULL, N_("Draw"), NULL, NULL},
    {SABACC_VERB_TRADE, 'x', NULL, N_("Trade…"), NULL, NULL},
    {SABACC_VERB_DISCARD, 'a', "put-away", N_("Put away…"), NULL, N_("Put it away")},
    {SABACC_VERB_STAND, 's', NULL, N_("Stand"), NULL, NULL},
    {SABACC_VERB_FOLD, 'f', NULL, N_("Fold"), NULL, NULL},
    {SABACC_VERB_CALL, 'k', NULL, N_("Call"), NULL, NULL},
    {SABACC_VERB_PASS, 'p', NULL, N_("Pass"), NULL, NULL},
    {SABACC_VERB_FIELD, 'e', NULL, N_("Field…"), NULL, N_("Into the field")},
    {SABACC_VERB_UNFIELD, 'w', NULL, N_("Take back…"), NULL, N_("Back into the hand")},
    {SABACC_VERB_DECLARE, 'i', NULL, N_("Declare…"), N_("Declare"), NULL},
};
enum { VERB_ROWS = sizeof verb_rows / sizeof *verb_rows };

static int row_of(int verb) {
    for (int i = 0; i < VERB_ROWS; i++) {
        if (verb_rows[i].verb == verb) return i;
    }
    return -1;
}

static const char *name_of(int verb) {
    int row = row_of(verb);
    return row >= 0 && verb_rows[row].name ? verb_rows[row].name : sabacc_verb_word((SabaccVerb)verb);
}

static const char *label_of(int verb) {
    int row = row_of(verb);
    return row < 0 ? sabacc_verb_word((SabaccVerb)verb) : _(verb_rows[row].label);
}

static const char *label_with_amount(int verb) {
    int row = row_of(verb);
    return row >= 0 && verb_rows[row].again ? _(verb_rows[row].again) : label_of(verb);
}

static const char *label_with_card(int verb) {
    int row = row_of(verb);
    return row >= 0 && verb_rows[row].done ? _(verb_rows[row].done) : label_of(verb);
}

static uint32_t key_of(int verb) {
    int row = row_of(verb);
    return row < 0 ? 0 : (uint32_t)verb_rows[row].key;
}

/* --- offers
 * ------------------------------------------------------------------------------------------------------ */

static bool has_offer(const SabaccOffers *offers, int verb) {
    for (int i = 0; i < offers->count; i++) {
        if (offers->list[i].verb == verb) return true;
    }
    return false;
}

/* True where every offer is one of the two verbs, or moves a card of the field. */
static bool offers_only(const SabaccOffers *offers, int verb, int other) {
    for (int i = 0; i < offers->count; i++) {
        int offered = offers->list[i].verb;
        bool is_field = offered == SABACC_VERB_FIELD || offered == SABACC_VERB_UNFIELD;
        if (offered != verb && offered != other && !is_field) return false;
    }
    return has_offer(offers, verb) && has_offer(offers, other);
}

bool pick_asks_fold(const SabaccOffers *offers) {
    return offers_only(offers, SABACC_VERB_CHECK, SABACC_VERB_FOLD);
}

bool pick_asks_call(const SabaccOffers *offers) {
    return offers_only(offers, SABACC_VERB_CALL, SABACC_VERB_PASS);
}

static const SabaccOffer *offer_of(const Pick *pick, int verb) {
    for (int i = 0; i < pick->offers.count; i++) {
        if (pick->offers.list[i].verb == verb) return &pick->offers.list[i];
    }
    return NULL;
}

/* The pile that an offer takes from: where it says none, draws and trades take from the deck. */
static int pile_of(const SabaccOffer *offer) {
    bool takes = offer->verb == SABACC_VERB_DRAW || offer->verb == SABACC_VERB_TRADE;
    return takes && offer->pile == SABACC_PILE_UNSAID ? SABACC_PILE_DECK : offer->pile;
}

/* The offer that pointing at a pile means: with a card lifted one that gives that card up for it. */
static const SabaccOffer *offer_of_pile(const Pick *pick, SabaccPile pile) {
    bool wants_card = pick->card >= 0 || pick->mode == PICK_CARD;
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        bool is_of_card = offer->kind == SABACC_OFFER_CARD;
        if (pile_of(offer) != (int)pile || is_of_card != wants_card) continue;
        if (pick->mode == PICK_CARD && offer->verb != pick->verb) continue;
        if (!is_of_card || (pick->card >= 0 && (offer->cards >> pick->card & 1))) return offer;
    }
    return NULL;
}

/* The offers that only lack the lifted card; with a verb chosen first, those of that verb. */
static int offers_of_card(const Pick *pick, const SabaccOffer *list[SABACC_MAX_OFFERS]) {
    int count = 0;
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        if (pick->mode == PICK_CARD && offer->verb != pick->verb) continue;
        bool fits = offer->kind == SABACC_OFFER_CARD && pick->card >= 0 && (offer->cards >> pick->card & 1);
        if (fits) list[count++] = offer;
    }
    return count;
}

uint32_t pick_cards(const Pick *pick) {
    uint32_t cards = 0;
    if (pick->mode != PICK_VERB && pick->mode != PICK_CARD) return 0;
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        bool is_meant = pick->mode == PICK_VERB || offer->verb == pick->verb;
        if (offer->kind == SABACC_OFFER_CARD && is_meant) cards |= offer->cards;
    }
    return cards;
}

bool pick_has_pile(const Pick *pick, SabaccPile pile) {
    if (pick->mode != PICK_VERB && pick->mode != PICK_CARD) return false;
    return offer_of_pile(pick, pile) != NULL;
}

bool pick_has_amount(const Pick *pick) { return pick->mode == PICK_CREDITS || pick->mode == PICK_MARK; }

int32_t pick_amount(const Pick *pick) { return pick->mode == PICK_MARK ? pick->mark : pick->amount; }

void pick_range(const Pick *pick, int32_t *least, int32_t *most) {
    const SabaccOffer *offer = offer_of(pick, pick->verb);
    bool is_mark = pick->mode == PICK_MARK;
    *least = is_mark ? PICK_MARK_LEAST : offer ? offer->least : 0;
    *most = is_mark ? PICK_MARK_MOST : offer ? offer->most : 0;
}

static int32_t own_total(const Pick *pick) {
    const SabaccTable *table = &pick->view.table;
    const SabaccSeat *seat = &table->seat[pick->seat];
    int32_t total = 0;
    for (int i = 0; i < seat->hand_count; i++) {
        if (seat->hand[i] != SABACC_CARD_HIDDEN) total += sabacc_card_value(table, pick->seat, seat->hand[i]);
    }
    return total;
}

void pick_clear(Pick *pick) { *pick = (Pick){.mode = PICK_NOTHING, .card = -1}; }

static bool is_declaration(const Pick *pick) { return pick->verb == SABACC_VERB_DECLARE; }

static void ask_amount(Pick *pick, const SabaccOffer *offer) {
    pick->mode = PICK_CREDITS;
    pick->verb = offer->verb;
    pick->amount = is_declaration(pick) ? own_total(pick) : offer->least;
}

/* Where an amount is all that is asked it is asked at once. */
void pick_begin(Pick *pick, const SabaccView *view, const SabaccOffers *offers) {
    *pick = (Pick){.mode = PICK_VERB, .seat = view->table.viewer, .view = *view, .offers = *offers};
    pick->card = -1;
    pick->mark = PICK_MARK_USUAL;
    bool is_amount = offers->count == 1 && offers->list[0].kind == SABACC_OFFER_AMOUNT;
    if (is_amount) ask_amount(pick, &offers->list[0]);
}

bool pick_begin_aside(Pick *pick, const SabaccView *view, const SabaccOffers *offers) {
    if (!has_offer(offers, SABACC_VERB_FIELD)) return false;
    pick_begin(pick, view, offers);
    pick->mode = PICK_CARD;
    pick->verb = SABACC_VERB_FIELD;
    pick->is_aside = true;
    return true;
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
    bool is_deck = pile_of(offer) == SABACC_PILE_DECK, is_trade = offer->kind == SABACC_OFFER_CARD;
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

static bool is_mild(int verb) {
    return verb == SABACC_VERB_CHECK || verb == SABACC_VERB_MATCH || verb == SABACC_VERB_PASS;
}

static void add_match_cost(const Pick *pick, PickButton *button) {
    snprintf(button->amount, sizeof button->amount, "%d", cost_of_match(pick));
    if (cost_of_match(pick) == pick->view.table.seat[pick->seat].credits)
        snprintf(button->label, sizeof button->label, "%s", _("All in"));
}

/* A side of the Force has a button of its own: "declare:light". */
static void add_side_button(const SabaccOffer *offer, PickButton *buttons, int *count) {
    bool is_light = offer->alignment == SABACC_LIGHT;
    PickButton *button = add_button(buttons, count, is_light ? "declare:light" : "declare:dark",
                                    is_light ? _("Light Side") : _("Dark Side"));
    button->key = is_light ? 'i' : 'd';
}

/* After a draw that may be followed by putting a card away, to stand is to keep them all. */
static bool stands_after_draw(const Pick *pick) {
    return has_offer(&pick->offers, SABACC_VERB_DISCARD) && !has_offer(&pick->offers, SABACC_VERB_DRAW) &&
           !has_offer(&pick->offers, SABACC_VERB_TRADE);
}

static void add_verb_button(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    if (offer->alignment != SABACC_UNALIGNED) {
        add_side_button(offer, buttons, count);
        return;
    }
    bool keeps = offer->verb == SABACC_VERB_STAND && stands_after_draw(pick);
    PickButton *button =
        add_button(buttons, count, name_of(offer->verb), keeps ? _("Keep them all") : label_of(offer->verb));
    button->key = key_of(offer->verb);
    button->is_primary = is_mild(offer->verb);
    if (offer->verb == SABACC_VERB_MATCH) add_match_cost(pick, button);
}

/* A card-taking verb stands once, whatever number of piles it is offered for. */
static bool is_first_of_verb(const Pick *pick, int index) {
    for (int i = 0; i < index; i++) {
        if (pick->offers.list[i].verb == pick->offers.list[index].verb) return false;
    }
    return true;
}

/* A question that comes again and again can be answered for a while: right after its plain answer. */
static void add_orders(const Pick *pick, int verb, PickButton *buttons, int *count) {
    if (verb == SABACC_VERB_PASS && pick_asks_call(&pick->offers)) {
        add_button(buttons, count, "pass-round", _("Pass this round"))->key = 'o';
        if (pick->has_mark) add_button(buttons, count, "pass-until", _("Pass until…"))->key = 'u';
    }
    if (verb == SABACC_VERB_CHECK && pick_asks_fold(&pick->offers))
        add_button(buttons, count, "check-round", _("Check this round"))->key = 'n';
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
            add_orders(pick, offer->verb, buttons, &count);
        }
    }
    return count;
}

static PickButton *add_cancel(PickButton *buttons, int *count) {
    return add_button(buttons, count, "cancel", _("Back"));
}

static void add_card_button(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    if (offer->verb == SABACC_VERB_TRADE) {
        add_pile_button(pick, offer, buttons, count);
        return;
    }
    PickButton *button = add_button(buttons, count, name_of(offer->verb), label_with_card(offer->verb));
    button->key = key_of(offer->verb);
}

/* A card is lifted, or is to be: what can be done with it, and the way back. */
static int card_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    const SabaccOffer *list[SABACC_MAX_OFFERS];
    int count = 0, offered = offers_of_card(pick, list);
    for (int i = 0; i < offered; i++) add_card_button(pick, list[i], buttons, &count);
    add_cancel(buttons, &count);
    return count;
}

/* --- amounts
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

static void add_presets(const Pick *pick, PickButton *buttons, int *count) {
    static const struct {
        const char *name, *label;
        char key;
    } rows[PRESETS] = {[PRESET_LEAST] = {"preset:0", N_("Least"), 'e'},
                       [PRESET_HALF] = {"preset:1", N_("Half pot"), 'h'},
                       [PRESET_POT] = {"preset:2", N_("Pot"), 'p'},
                       [PRESET_MOST] = {"preset:3", N_("Most"), 'a'}};
    for (int i = 0; i < PRESETS; i++) {
        int32_t amount = preset_amount(pick, (Preset)i);
        bool is_whole = i == PRESET_MOST && is_all_in(pick, amount);
        PickButton *button =
            add_button(buttons, count, rows[i].name, is_whole ? _("All in") : _(rows[i].label));
        snprintf(button->amount, sizeof button->amount, "%d", amount);
        button->key = (uint32_t)rows[i].key;
        button->is_selected = amount == pick->amount;
    }
}

static void say_total(PickButton *button, int32_t total) {
    Text text = text_over(button->amount, sizeof button->amount);
    text_add_signed(&text, total);
}

/* What is declared may be true or not; the sign turns by its key, since digits have none. */
static void add_totals(const Pick *pick, PickButton *buttons, int *count) {
    PickButton *truth = add_button(buttons, count, "truth", _("The truth"));
    say_total(truth, own_total(pick));
    truth->key = 't';
    truth->is_selected = pick->amount == own_total(pick);
    PickButton *sign = add_button(buttons, count, "sign", _("Turn the sign"));
    say_total(sign, -pick->amount);
    sign->key = '-';
}

static int credits_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    if (is_declaration(pick)) {
        add_totals(pick, buttons, &count);
    } else {
        add_presets(pick, buttons, &count);
    }
    PickButton *confirm = add_button(buttons, &count, "confirm", label_with_amount(pick->verb));
    snprintf(confirm->amount, sizeof confirm->amount, "%d", pick->amount);
    if (is_declaration(pick)) say_total(confirm, pick->amount);
    confirm->key = key_of(pick->verb);
    confirm->is_primary = true;
    if (pick->offers.count > 1) add_cancel(buttons, &count);
    return count;
}

static int mark_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    PickButton *confirm = add_button(buttons, &count, "confirm", _("Pass until I hold"));
    snprintf(confirm->amount, sizeof confirm->amount, "%d", pick->mark);
    confirm->key = 'u';
    confirm->is_primary = true;
    add_cancel(buttons, &count);
    return count;
}

int pick_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    switch (pick->mode) {
    case PICK_VERB: return pick->card >= 0 ? card_buttons(pick, buttons) : verb_buttons(pick, buttons);
    case PICK_CARD: return card_buttons(pick, buttons);
    case PICK_CREDITS: return credits_buttons(pick, buttons);
    case PICK_MARK: return mark_buttons(pick, buttons);
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

/* --- prompts
 * ------------------------------------------------------------------------------------------------------- */

/* Whether the option has a value of the form that begins with the word. */
static bool option_is(const SabaccTable *table, SabaccOptionId id, const char *word) {
    const char *form = sabacc_option_spec(id)->forms;
    for (int skip = sabacc_option(table, id).form; skip > 0 && form; skip--) {
        form = strchr(form, '|');
        if (form) form++;
    }
    return form && strncmp(form, word, strlen(word)) == 0;
}

/* FD-4: a further card is the choice of a turn of drawing. */
static bool fielding_is_the_turn(const Pick *pick) {
    const SabaccTable *table = &pick->view.table;
    return option_is(table, SABACC_OPTION_FIELD, "max") && table->seat[pick->seat].fielded != 0;
}

static const char *prompt_for_verb(const Pick *pick) {
    switch (pick->verb) {
    case SABACC_VERB_DISCARD: return _("Which card do you put away? Point at it, or press its number.");
    case SABACC_VERB_UNFIELD: return _("Which card do you take back out of your field?");
    case SABACC_VERB_FIELD:
        if (pick->is_aside) return _("Which card do you put face up into your field? The others wait.");
        if (fielding_is_the_turn(pick))
            return _("Which card goes into your field? It is your choice of this turn.");
        return _("Which card do you put face up into your field? No shift takes it there.");
    default: return _("Which card do you give up? Point at it, or press its number.");
    }
}

static void prompt_for_trade(const Pick *pick, char *words, size_t size) {
    int32_t fee = sabacc_option(&pick->view.table, SABACC_OPTION_DISCARD_FEE).n;
    bool has_deck = pick_has_pile(pick, SABACC_PILE_DECK),
         has_open = pick_has_pile(pick, SABACC_PILE_DISCARD);
    if (has_open && fee > 0)
        snprintf(words, size, _("Give this card up? The open card costs %d, to the hand pot."), (int)fee);
    else if (has_open && has_deck)
        snprintf(words, size, "%s",
                 _("Give this card up for a new one from the deck, or for the top of the discard pile?"));
    else
        snprintf(words, size, "%s", _("Give this card up for a new one?"));
}

static void prompt_for_card(const Pick *pick, char *words, size_t size) {
    const SabaccOffer *list[SABACC_MAX_OFFERS];
    int count = offers_of_card(pick, list), verb = count > 0 ? list[0]->verb : SABACC_VERBS;
    bool is_one = true;
    for (int i = 1; i < count; i++) is_one = is_one && list[i]->verb == verb;
    if (is_one && verb == SABACC_VERB_TRADE) {
        prompt_for_trade(pick, words, size);
    } else if (is_one && verb == SABACC_VERB_FIELD) {
        snprintf(words, size, "%s", _("Put this card face up into your field? No shift takes it there."));
    } else {
        snprintf(words, size, "%s", _("What is to become of this card?"));
    }
}

void pick_prompt(const Pick *pick, char *words, size_t size) {
    words[0] = '\0';
    if (pick->mode == PICK_CREDITS)
        snprintf(words, size, "%s",
                 is_declaration(pick) ? _("What do you say your cards add up to? All others hear it.")
                                      : _("How much? Slide, scroll, type a number, or take one of these."));
    if (pick->mode == PICK_MARK)
        snprintf(words, size, "%s", _("You pass until your hand holds this much, or a hand with a name."));
    if (pick->mode == PICK_CARD && pick->card < 0) snprintf(words, size, "%s", prompt_for_verb(pick));
    bool has_card = (pick->mode == PICK_CARD || pick->mode == PICK_VERB) && pick->card >= 0;
    if (has_card) prompt_for_card(pick, words, size);
}

/* --- input
 * ------------------------------------------------------------------------------------------------------- */

static bool finish(const Pick *pick, const SabaccOffer *offer, SabaccAction *action) {
    *action = (SabaccAction){
        .seat = (int8_t)pick->seat, .verb = offer->verb, .pile = offer->pile, .alignment = offer->alignment};
    if (offer->kind == SABACC_OFFER_CARD) action->card = pick->view.table.seat[pick->seat].hand[pick->card];
    if (offer->kind == SABACC_OFFER_AMOUNT) action->amount = pick->amount;
    return true;
}

static bool choose_verb(Pick *pick, const SabaccOffer *offer, SabaccAction *action) {
    if (offer->kind == SABACC_OFFER_CARD) {
        if (pick->card >= 0) return (offer->cards >> pick->card & 1) && finish(pick, offer, action);
        pick->verb = offer->verb;
        pick->mode = PICK_CARD;
        return false;
    }
    if (offer->kind != SABACC_OFFER_AMOUNT) return finish(pick, offer, action);
    ask_amount(pick, offer);
    return false;
}

/* A card chosen for a verb that takes it in one way only is all that was missing. */
static bool choose_card(Pick *pick, int card, SabaccAction *action) {
    const SabaccOffer *list[SABACC_MAX_OFFERS];
    if (card < 0 || card >= SABACC_MAX_HAND || !(pick_cards(pick) >> card & 1)) return false;
    pick->card = pick->card == card ? -1 : card;
    bool is_done = pick->mode == PICK_CARD && offers_of_card(pick, list) == 1;
    return is_done && finish(pick, list[0], action);
}

static bool choose_pile(Pick *pick, SabaccPile pile, SabaccAction *action) {
    const SabaccOffer *offer = offer_of_pile(pick, pile);
    return offer && pick_has_pile(pick, pile) && finish(pick, offer, action);
}

/* The order's answer to the question that stands. */
static bool give_order(Pick *pick, PickOrder order, int verb, SabaccAction *action) {
    const SabaccOffer *offer = offer_of(pick, verb);
    if (!offer) return false;
    pick->order = order;
    return finish(pick, offer, action);
}

static bool turn_sign(Pick *pick) {
    int32_t least, most;
    pick_range(pick, &least, &most);
    pick->amount = clamp(-(int64_t)pick->amount, least, most);
    return false;
}

static bool take_button_of_amount(Pick *pick, const UiEvent *event, SabaccAction *action) {
    bool is_credits = pick->mode == PICK_CREDITS && !is_declaration(pick);
    if (is_credits && ui_event_is(event, "preset:") && ui_event_index(event) < PRESETS)
        pick->amount = preset_amount(pick, (Preset)ui_event_index(event));
    if (is_declaration(pick) && strcmp(event->name, "truth") == 0) pick->amount = own_total(pick);
    if (is_declaration(pick) && strcmp(event->name, "sign") == 0) return turn_sign(pick);
    bool is_confirmed = strcmp(event->name, "amount") == 0 || strcmp(event->name, "confirm") == 0;
    if (!is_confirmed) return false;
    if (pick->mode == PICK_MARK) return give_order(pick, PICK_ORDER_MARK, SABACC_VERB_PASS, action);
    return finish(pick, offer_of(pick, pick->verb), action);
}

static bool take_amount(Pick *pick, const UiEvent *event, SabaccAction *action) {
    int32_t least, most;
    pick_range(pick, &least, &most);
    if (event->kind == UI_EVENT_CHANGE && strcmp(event->name, "amount") == 0)
        *(pick->mode == PICK_MARK ? &pick->mark : &pick->amount) = clamp(event->value, least, most);
    if (event->kind == UI_EVENT_ACTIVATE) return take_button_of_amount(pick, event, action);
    return false;
}

static bool take_order(Pick *pick, const char *name, SabaccAction *action) {
    if (strcmp(name, "pass-round") == 0 && pick_asks_call(&pick->offers))
        return give_order(pick, PICK_ORDER_PASS, SABACC_VERB_PASS, action);
    if (strcmp(name, "check-round") == 0 && pick_asks_fold(&pick->offers))
        return give_order(pick, PICK_ORDER_CHECK, SABACC_VERB_CHECK, action);
    bool is_mark = strcmp(name, "pass-until") == 0 && pick->has_mark && pick_asks_call(&pick->offers);
    if (is_mark) pick->mode = PICK_MARK;
    return false;
}

static bool take_verb(Pick *pick, const char *name, SabaccAction *action) {
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        bool is_side = offer->alignment != SABACC_UNALIGNED;
        const char *called = !is_side                           ? name_of(offer->verb)
                             : offer->alignment == SABACC_LIGHT ? "declare:light"
                                                                : "declare:dark";
        if (strcmp(name, called) == 0) return choose_verb(pick, offer, action);
    }
    return take_order(pick, name, action);
}

static bool take_choice(Pick *pick, const UiEvent *event, SabaccAction *action) {
    if (event->kind == UI_EVENT_KEY && event->character >= '1' && event->character <= '9')
        return choose_card(pick, (int)(event->character - '1'), action);
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "card:")) return choose_card(pick, ui_event_index(event), action);
    if (strcmp(event->name, "deck") == 0 || strcmp(event->name, "take:deck") == 0)
        return choose_pile(pick, SABACC_PILE_DECK, action);
    if (strcmp(event->name, "discard") == 0 || strcmp(event->name, "take:discard") == 0)
        return choose_pile(pick, SABACC_PILE_DISCARD, action);
    return take_verb(pick, event->name, action);
}

bool pick_back(Pick *pick) {
    bool is_only_amount = pick->mode == PICK_CREDITS && pick->offers.count == 1;
    bool was_somewhere =
        (pick_has_amount(pick) && !is_only_amount) || pick->mode == PICK_CARD || pick->card >= 0;
    if (was_somewhere) pick->mode = pick->is_aside ? PICK_NOTHING : PICK_VERB;
    pick->card = -1;
    return was_somewhere;
}

bool pick_take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    if (pick->mode == PICK_NOTHING) return false;
    if (event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "cancel") == 0) {
        pick_back(pick);
        return false;
    }
    return pick_has_amount(pick) ? take_amount(pick, event, action) : take_choice(pick, event, action);
}
