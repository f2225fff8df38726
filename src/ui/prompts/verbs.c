/* The first choice: a button for each possible action, and the piles of the table. */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "words/card_words.h"

/* ---- piles ---- */

int pick_pile_of(const SabaccOffer *offer) {
    bool takes = offer->verb == SABACC_VERB_DRAW || offer->verb == SABACC_VERB_TRADE;
    return takes && offer->pile == SABACC_PILE_UNSAID ? SABACC_PILE_DECK : offer->pile;
}

static bool is_of_pile(const SabaccOffer *offer) {
    return offer->pile == SABACC_PILE_DECK || offer->pile == SABACC_PILE_DISCARD;
}

static bool is_of_family(const SabaccOffer *offer, SabaccFamily family) {
    return (offer->family == SABACC_BLOOD) == (family == SABACC_BLOOD);
}

/* The offer for clicking a pile: if a card is lifted, one that gives up that card. */
static const SabaccOffer *offer_of_pile(const Pick *pick, SabaccFamily family, SabaccPile pile) {
    bool wants_card = pick->card >= 0 || pick->mode == PICK_CARD;
    if (pick->mode != PICK_VERB && pick->mode != PICK_CARD) return NULL;
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        bool is_of_card = offer->kind == SABACC_OFFER_CARD;
        if (pick_pile_of(offer) != (int)pile || !is_of_family(offer, family) || is_of_card != wants_card)
            continue;
        if (pick->mode == PICK_CARD && offer->verb != pick->verb) continue;
        if (!is_of_card || (pick->card >= 0 && (offer->cards >> pick->card & 1))) return offer;
    }
    return NULL;
}

bool pick_has_pile(const Pick *pick, SabaccFamily family, SabaccPile pile) {
    if (pick->mode == PICK_CLONE)
        return family != SABACC_BLOOD && pile == SABACC_PILE_DISCARD && pick_models_pile(pick);
    return offer_of_pile(pick, family, pile) != NULL;
}

SabaccCard pick_top_of_pile(const SabaccTable *table, int family) {
    if (family == SABACC_BLOOD)
        return table->blood_discard_count > 0 ? table->blood_discard[table->blood_discard_count - 1]
                                              : SABACC_CARD_NONE;
    return table->discard_count > 0 ? table->discard[table->discard_count - 1] : SABACC_CARD_NONE;
}

/* The button shows what comes from the pile: the value of the top card; with families, whose cards have names
 * instead, the card itself. */
static void format_top(const Pick *pick, int family, PickButton *button) {
    char card[CARD_WORDS];
    SabaccCard top = pick_top_of_pile(&pick->view.table, family);
    if (top == SABACC_CARD_NONE) return;
    Text value = text_over(button->amount, sizeof button->amount);
    if (family == SABACC_NO_FAMILY) {
        text_add_shown_signed(&value, sabacc_card_value(&pick->view.table, pick->view.table.viewer, top));
        return;
    }
    card_title(top, card);
    snprintf(button->label, sizeof button->label, _("Take %.50s"), card);
}

/* The piles by [family][is it the open one]; trades separately. */
static const struct {
    const char *name, *hotspot, *label;
    char key;
} pile_rows[3][2] = {
    [SABACC_NO_FAMILY] = {{"take:deck", "deck", N_("Draw"), 'd'},
                          {"take:discard", "discard", N_("Take"), 't'}},
    [SABACC_SAND] = {{"take:deck", "deck", N_("Draw Sand"), 'd'},
                     {"take:discard", "discard", N_("Take Sand"), 't'}},
    [SABACC_BLOOD] = {{"take:blood-deck", "blood:deck", N_("Draw Blood"), 'b'},
                      {"take:blood-discard", "blood:discard", N_("Take Blood"), 'o'}},
};

void pick_add_pile(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    bool is_open = pick_pile_of(offer) != SABACC_PILE_DECK, is_trade = offer->kind == SABACC_OFFER_CARD;
    const char *traded = is_open ? _("For the open") : _("For a new card");
    const char *label = is_trade ? traded : _(pile_rows[offer->family][is_open].label);
    PickButton *button = pick_add(buttons, count, pile_rows[offer->family][is_open].name, label);
    button->key = (uint32_t)pile_rows[offer->family][is_open].key;
    if (is_open) format_top(pick, offer->family, button);
}

uint32_t pick_pile_key(const Pick *pick, SabaccFamily family, SabaccPile pile) {
    const SabaccOffer *offer = offer_of_pile(pick, family, pile);
    return offer ? (uint32_t)pile_rows[offer->family][pile != SABACC_PILE_DECK].key : 0;
}

const SabaccOffer *pick_offer_of_pile(const Pick *pick, const char *name) {
    for (int family = SABACC_SAND; family <= SABACC_BLOOD; family++)
        for (int is_open = 0; is_open < 2; is_open++) {
            bool is_it = strcmp(name, pile_rows[family][is_open].name) == 0 ||
                         strcmp(name, pile_rows[family][is_open].hotspot) == 0;
            if (is_it)
                return offer_of_pile(pick, (SabaccFamily)family,
                                     is_open ? SABACC_PILE_DISCARD : SABACC_PILE_DECK);
        }
    return NULL;
}

bool pick_take_pile(Pick *pick, const UiEvent *event, SabaccAction *action) {
    bool is_press = event->kind == UI_EVENT_ACTIVATE;
    const SabaccOffer *offer = is_press ? pick_offer_of_pile(pick, event->name) : NULL;
    return offer && pick_finish(pick, offer, action);
}

/* ---- buttons ---- */

int32_t pick_cost_of_match(const Pick *pick) {
    const SabaccSeat *seat = pick_own(pick);
    int32_t cost = pick->view.table.turn.level - seat->bet;
    return cost < seat->credits ? cost : seat->credits;
}

/* Between hands a pass gives up the item, unless taking it is too dear, or the game. */
static bool is_mild(const Pick *pick, int verb) {
    bool is_mild_pass = verb == SABACC_VERB_PASS && !pick_offers_verb(&pick->offers, SABACC_VERB_REBUY) &&
                        !pick_recommends_taking(pick);
    return is_mild_pass || verb == SABACC_VERB_CHECK || verb == SABACC_VERB_MATCH ||
           verb == SABACC_VERB_REBUY;
}

bool pick_match_is_all_in(const Pick *pick) { return pick_cost_of_match(pick) == pick_own(pick)->credits; }

bool pick_match_is_dear(const Pick *pick) {
    return 2 * (int64_t)pick_cost_of_match(pick) >= pick_own(pick)->credits;
}

static void add_match_cost(const Pick *pick, PickButton *button) {
    snprintf(button->amount, sizeof button->amount, "%d", (int)pick_cost_of_match(pick));
    if (pick_match_is_all_in(pick)) snprintf(button->label, sizeof button->label, "%s", _("All in"));
    button->is_primary = !pick_match_is_dear(pick);
}

/* A side of the Force has its own button: "declare:light". */
static void add_side_button(const SabaccOffer *offer, PickButton *buttons, int *count) {
    bool is_light = offer->alignment == SABACC_LIGHT;
    PickButton *button = pick_add(buttons, count, is_light ? "declare:light" : "declare:dark",
                                  is_light ? _("Light Side") : _("Dark Side"));
    button->key = is_light ? 'i' : 'd';
    button->is_on_table = true;
}

/* The Spike card is bought by its name (BY-2). */
static void add_spike_button(const Pick *pick, PickButton *buttons, int *count) {
    PickButton *button = pick_add(buttons, count, "buy:spike", _("Replace the Spike"));
    button->key = 'i';
    snprintf(button->amount, sizeof button->amount, "%d", (int)sabacc_buy_price(&pick->view.table));
}

/* After a draw that may be followed by a discard, standing keeps all cards. */
static bool stands_after_draw(const SabaccOffers *offers) {
    return pick_offers_verb(offers, SABACC_VERB_DISCARD) && !pick_offers_verb(offers, SABACC_VERB_DRAW) &&
           !pick_offers_verb(offers, SABACC_VERB_TRADE);
}

bool pick_stands_after_draw(const Pick *pick) { return stands_after_draw(&pick->offers); }

/* In games with a score it is shown on the buttons that do not change it (PZ-2). */
static void add_score(const Pick *pick, PickButton *button) {
    bool has_score = sabacc_table_game(&pick->view.table)->played_for.compared == SABACC_COMPARES_LAID;
    Text amount = text_over(button->amount, sizeof button->amount);
    if (has_score) text_add_shown(&amount, sabacc_table_total(&pick->view.table, pick->seat));
}

/* What it means to pass between hands (PL-2, ST-7). */
static const char *label_of_pass(const SabaccOffers *offers) {
    if (pick_offers_verb(offers, SABACC_VERB_TAKE_ITEM)) return _("Leave it to the house");
    if (pick_offers_verb(offers, SABACC_VERB_REBUY)) return _("Leave the game");
    return verb_label(SABACC_VERB_PASS);
}

const char *pick_label_among(const SabaccOffers *offers, int verb) {
    if (verb == SABACC_VERB_PASS) return label_of_pass(offers);
    if (verb == SABACC_VERB_STAND && stands_after_draw(offers)) return _("Keep them all");
    return verb_label(verb);
}

static void add_verb_button(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    const SabaccTable *table = &pick->view.table;
    PickButton *button =
        pick_add(buttons, count, pick_name_of(offer->verb), pick_label_among(&pick->offers, offer->verb));
    button->key = pick_key_of(offer->verb);
    button->is_primary = is_mild(pick, offer->verb);
    if (offer->verb == SABACC_VERB_MATCH) add_match_cost(pick, button);
    if (offer->verb == SABACC_VERB_END || offer->verb == SABACC_VERB_STAND) add_score(pick, button);
    if (offer->verb == SABACC_VERB_BUY)
        snprintf(button->amount, sizeof button->amount, "%d", (int)sabacc_buy_price(table));
    if (offer->verb == SABACC_VERB_REBUY)
        snprintf(button->amount, sizeof button->amount, "%d", (int)sabacc_rebuy_credits(table, pick->seat));
}

/* A verb that takes a card or a token has one button, whatever its number of offers. */
static bool is_first_of_verb(const Pick *pick, int index) {
    const SabaccOffer *offer = &pick->offers.list[index];
    bool is_joined = offer->kind == SABACC_OFFER_CARD || offer->kind == SABACC_OFFER_TOKEN;
    for (int i = 0; is_joined && i < index; i++) {
        if (pick->offers.list[i].verb == offer->verb && pick->offers.list[i].kind == offer->kind)
            return false;
    }
    return true;
}

/* Redeeming and taking are questions of their own; staking is one choice among others. */
static bool lists_items(const SabaccOffer *offer) {
    return offer->kind == SABACC_OFFER_ITEM && offer->verb != SABACC_VERB_STAKE;
}

void pick_add_offer(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    if (offer->alignment != SABACC_UNALIGNED)
        add_side_button(offer, buttons, count);
    else if (offer->pile == SABACC_PILE_SPIKE)
        add_spike_button(pick, buttons, count);
    else if (offer->verb == SABACC_VERB_TAKE_ITEM)
        pick_add_taken(pick, offer, buttons, count);
    else if (lists_items(offer))
        pick_add_items(pick, offer, buttons, count);
    else if (offer->kind == SABACC_OFFER_PLAIN && is_of_pile(offer))
        pick_add_pile(pick, offer, buttons, count);
    else
        add_verb_button(pick, offer, buttons, count);
}

static int verb_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    if (pick->card >= 0) return pick_card_buttons(pick, buttons);
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        if (!is_first_of_verb(pick, i)) continue;
        pick_add_offer(pick, offer, buttons, &count);
        pick_add_auto_replies(pick, offer->verb, buttons, &count);
    }
    return count;
}

/* A bet too high for the stack, while something can be staked (PL-2). */
static void format_stakes(const Pick *pick, char *words, size_t size) {
    snprintf(words, size, _("The bet is %d and you cannot match it: stake something you own, or fold."),
             (int)pick->view.table.turn.level);
}

/* ST-7. Where chips are played for, the house pays the new buy-in into the prize. */
static void format_rebuy(const Pick *pick, char *words, size_t size) {
    const SabaccTable *table = &pick->view.table;
    bool is_for_chips = sabacc_table_game(table)->played_for.prize == SABACC_FOR_CHIPS;
    int left = sabacc_rebuys_left(table, pick->seat);
    snprintf(words, size,
             is_for_chips
                 ? _("You have no chips left. Buy in again for %d, which go into the prize, and get new "
                     "chips? (%d of %d left)")
                 : _("You cannot pay the next ante. Buy in again for %d? (%d of %d left)"),
             (int)sabacc_rebuy_credits(table, pick->seat), left, left + table->seat[pick->seat].rebuys);
}

/* The prompt asks what is decided between hands, and lists what can be staked; the coach or the buttons
 * explain everything else. */
static void verb_prompt(const Pick *pick, char *words, size_t size) {
    if (pick->card >= 0)
        pick_card_prompt(pick, words, size);
    else if (pick_offers_verb(&pick->offers, SABACC_VERB_TAKE_ITEM))
        pick_format_taken(pick, words, size);
    else if (pick_offers_verb(&pick->offers, SABACC_VERB_REBUY))
        format_rebuy(pick, words, size);
    else if (pick_offers_verb(&pick->offers, SABACC_VERB_REDEEM))
        pick_say(words, size, _("The house sells back what you staked, at its price. What do you redeem?"));
    else if (pick_offers_verb(&pick->offers, SABACC_VERB_STAKE))
        format_stakes(pick, words, size);
}

/* ---- input ---- */

static bool is_button_of(const SabaccOffer *offer, const char *name) {
    if (offer->alignment != SABACC_UNALIGNED)
        return strcmp(name, offer->alignment == SABACC_LIGHT ? "declare:light" : "declare:dark") == 0;
    if (offer->pile == SABACC_PILE_SPIKE) return strcmp(name, "buy:spike") == 0;
    bool is_pile_button = offer->kind == SABACC_OFFER_PLAIN && is_of_pile(offer);
    return !is_pile_button && !lists_items(offer) && strcmp(name, pick_name_of(offer->verb)) == 0;
}

static bool take_verb(Pick *pick, const char *name, SabaccAction *action) {
    for (int i = 0; i < pick->offers.count; i++) {
        if (is_button_of(&pick->offers.list[i], name)) return pick_go(pick, &pick->offers.list[i], action);
    }
    return pick_take_order(pick, name, action);
}

static bool take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    if (ui_event_is(event, "card:") || pick_digit(event) >= 0) {
        bool is_token = !ui_event_is(event, "card:") && pick_cards(pick) == 0;
        return is_token ? pick_take_token(pick, event) : pick_take_card(pick, event, action);
    }
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "token:")) return pick_take_token(pick, event);
    if (ui_event_is(event, "item:")) return pick_take_item(pick, event, action);
    if (pick_take_pile(pick, event, action)) return true;
    return pick->card >= 0 ? pick_take_card_button(pick, event, action)
                           : take_verb(pick, event->name, action);
}

const PickModeHandler pick_mode_verb = {.buttons = verb_buttons, .prompt = verb_prompt, .take = take};
