/* One card of the hand: lifted first and then given an action, or chosen for a verb that needs one. A verb
 * with several variants, by pile or sign, asks for the variant after the card. */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/hand_groups.h"
#include "words/card_words.h"

static bool is_of_card(const SabaccOffer *offer) {
    return offer->kind == SABACC_OFFER_CARD || offer->kind == SABACC_OFFER_CLONE ||
           offer->kind == SABACC_OFFER_SKIFT || offer->pile == SABACC_PILE_SPIKE;
}

static bool is_alike(const SabaccSeat *own, int one, int other) {
    bool lie_apart = ((own->fielded >> one ^ own->fielded >> other) & 1) != 0;
    return own->hand[one] == own->hand[other] && !lie_apart;
}

/* Of two equal cards an offer may name only one. */
uint32_t pick_cards_of(const Pick *pick, const SabaccOffer *offer) {
    const SabaccSeat *own = pick_own(pick);
    uint32_t cards = offer->pile == SABACC_PILE_SPIKE ? own->fielded : offer->cards, all = cards;
    for (int slot = 0; slot < own->hand_count; slot++)
        for (int i = 0; i < own->hand_count; i++)
            if ((cards >> i & 1) && is_alike(own, i, slot)) all |= UINT32_C(1) << slot;
    return all;
}

static bool is_meant(const Pick *pick, const SabaccOffer *offer) {
    return is_of_card(offer) && (pick->mode != PICK_CARD || offer->verb == pick->verb);
}

/* The offers that only lack the lifted card; if a verb was chosen first, those of that verb. */
static int offers_of_card(const Pick *pick, const SabaccOffer *list[SABACC_MAX_OFFERS]) {
    int count = 0;
    for (int i = 0; i < pick->offers.count && pick->card >= 0; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        bool fits = is_meant(pick, offer) && (pick_cards_of(pick, offer) >> pick->card & 1);
        if (fits) list[count++] = offer;
    }
    return count;
}

bool pick_has_several(const Pick *pick, int card) {
    int count = 0;
    for (int i = 0; i < pick->offers.count && card >= 0; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        count += is_meant(pick, offer) && (pick_cards_of(pick, offer) >> card & 1);
    }
    return count > 1;
}

int pick_leftmost(const Pick *pick, uint32_t cards) {
    for (int place = 0; place < pick_own(pick)->hand_count; place++) {
        int slot = hand_slot_at(&pick->view.table, pick->seat, place);
        if (cards >> slot & 1) return slot;
    }
    return -1;
}

uint32_t pick_cards(const Pick *pick) {
    uint32_t cards = 0;
    if (pick->mode == PICK_CLONE) return pick_models(pick);
    if (pick->mode == PICK_SUBSET) return pick_offer_of(pick, pick->verb)->cards;
    if (pick->mode != PICK_VERB && pick->mode != PICK_CARD) return 0;
    for (int i = 0; i < pick->offers.count; i++) {
        if (is_meant(pick, &pick->offers.list[i])) cards |= pick_cards_of(pick, &pick->offers.list[i]);
    }
    return cards;
}

uint32_t pick_chosen(const Pick *pick) {
    if (pick->mode == PICK_SUBSET) return pick->chosen;
    return pick->card >= 0 ? UINT32_C(1) << pick->card : 0;
}

/* ---- buttons ---- */

/* For a card to be played, the resulting score (PZ-2). */
static void format_score(const Pick *pick, const SabaccOffer *offer, PickButton *button) {
    int score =
        sabacc_table_total_with(&pick->view.table, pick->seat, pick_own(pick)->hand[pick->card], offer->sign);
    Text amount = text_over(button->amount, sizeof button->amount);
    text_add(&amount, "= ");
    text_add_shown(&amount, score);
}

static void add_play(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    static const struct {
        const char *name, *label;
        char key;
    } signs[] = {{"sign:-", N_("Take away"), 'm'}, {NULL, NULL, 0}, {"sign:+", N_("Add"), 'p'}};
    bool has_sign = offer->sign != 0;
    PickButton *button =
        pick_add(buttons, count, has_sign ? signs[offer->sign + 1].name : pick_name_of(offer->verb),
                 has_sign ? _(signs[offer->sign + 1].label) : verb_label_with_card(offer->verb));
    button->key = has_sign ? (uint32_t)signs[offer->sign + 1].key : pick_key_of(offer->verb);
    format_score(pick, offer, button);
}

void pick_add_offer_of_card(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count) {
    if (offer->verb == SABACC_VERB_TRADE) {
        pick_add_pile(pick, offer, buttons, count);
        return;
    }
    if (offer->verb == SABACC_VERB_PLAY) {
        add_play(pick, offer, buttons, count);
        return;
    }
    PickButton *button =
        pick_add(buttons, count, pick_name_of(offer->verb), verb_label_with_card(offer->verb));
    button->key = pick_key_of(offer->verb);
    if (offer->verb == SABACC_VERB_BUY)
        snprintf(button->amount, sizeof button->amount, "%d", (int)sabacc_buy_price(&pick->view.table));
}

/* If one card must be chosen, each possible one has a button too, "choose:2", with the number of its place.
 */
static void add_choices(const Pick *pick, PickButton *buttons, int *count) {
    enum { FEW = 6 };
    const SabaccSeat *own = pick_own(pick);
    uint32_t cards = pick_cards(pick);
    char name[UI_NAME_BYTES], words[CARD_WORDS];
    if (!pick_is_only(pick) || __builtin_popcount(cards) > FEW) return;
    for (int place = 0; place < own->hand_count; place++) {
        int slot = hand_slot_at(&pick->view.table, pick->seat, place);
        if (!(cards >> slot & 1)) continue;
        snprintf(name, sizeof name, "choose:%d", slot);
        card_title(own->hand[slot], words);
        pick_add(buttons, count, name, words)->key = place < 9 ? (uint32_t)('1' + place) : 0;
    }
}

int pick_card_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    const SabaccOffer *list[SABACC_MAX_OFFERS];
    int count = 0, offered = offers_of_card(pick, list);
    for (int i = 0; i < offered; i++) pick_add_offer_of_card(pick, list[i], buttons, &count);
    if (pick->card < 0) add_choices(pick, buttons, &count);
    if (pick->card >= 0 || !pick_is_only(pick)) pick_add(buttons, &count, "cancel", _("Back"));
    return count;
}

/* ---- prompts ---- */

bool pick_option_is(const SabaccTable *table, SabaccOptionId id, const char *word) {
    const char *form = sabacc_option_spec(id)->forms;
    for (int skip = sabacc_option(table, id).form; skip > 0 && form; skip--) {
        form = strchr(form, '|');
        if (form) form++;
    }
    return form && strncmp(form, word, strlen(word)) == 0;
}

/* FD-4: a further card counts as the choice of a drawing turn. */
static bool fielding_is_the_turn(const Pick *pick) {
    return pick_option_is(&pick->view.table, SABACC_OPTION_FIELD, "max") && pick_own(pick)->fielded != 0;
}

static const char *prompt_for_verb(const Pick *pick) {
    if (pick->verb != SABACC_VERB_FIELD) return verb_prompt_for_card(pick->verb);
    if (pick->is_out_of_turn) return _("Which card do you put face up into your field? The others wait.");
    if (fielding_is_the_turn(pick))
        return _("Which card goes into your field? It is your choice of this turn.");
    return _("Which card do you put face up into your field? No shift takes it there.");
}

static void prompt_for_trade(const Pick *pick, char *words, size_t size) {
    int32_t fee = sabacc_option(&pick->view.table, SABACC_OPTION_DISCARD_FEE).n;
    bool has_deck = pick_has_pile(pick, SABACC_NO_FAMILY, SABACC_PILE_DECK),
         has_open = pick_has_pile(pick, SABACC_NO_FAMILY, SABACC_PILE_DISCARD);
    if (has_open && fee > 0)
        snprintf(words, size, _("Give this card up? The open card costs %d, to the hand pot."), (int)fee);
    else if (has_open && has_deck)
        pick_say(words, size,
                 _("Give this card up for a new one from the deck, or for the top of the discard pile?"));
    else
        pick_say(words, size, _("Give this card up for a new one?"));
}

static void prompt_for_buy(const Pick *pick, char *words, size_t size) {
    snprintf(words, size, _("Have this card replaced? It costs %d, to the hand pot."),
             (int)sabacc_buy_price(&pick->view.table));
}

void pick_card_prompt(const Pick *pick, char *words, size_t size) {
    const SabaccOffer *list[SABACC_MAX_OFFERS];
    int count = offers_of_card(pick, list), verb = count > 0 ? list[0]->verb : SABACC_VERBS;
    for (int i = 1; i < count; i++) verb = list[i]->verb == verb ? verb : SABACC_VERBS;
    switch (verb) {
    case SABACC_VERB_TRADE: prompt_for_trade(pick, words, size); return;
    case SABACC_VERB_BUY: prompt_for_buy(pick, words, size); return;
    case SABACC_VERB_FIELD:
        pick_say(words, size, _("Put this card face up into your field? No shift takes it there."));
        return;
    case SABACC_VERB_PLAY:
        pick_say(words, size,
                 count > 1 ? _("This card counts as you say: to be added, or to be taken away?")
                           : _("Lay this card on your table?"));
        return;
    default: pick_say(words, size, _("What is to become of this card?"));
    }
}

static void prompt(const Pick *pick, char *words, size_t size) {
    if (pick->card < 0)
        pick_say(words, size, prompt_for_verb(pick));
    else
        pick_card_prompt(pick, words, size);
}

/* ---- input ---- */

static bool choose(Pick *pick, int card, SabaccAction *action) {
    const SabaccOffer *list[SABACC_MAX_OFFERS];
    if (card < 0 || card >= SABACC_MAX_HAND || !(pick_cards(pick) >> card & 1)) return false;
    pick->card = pick->card == card ? -1 : card;
    bool is_one = pick->mode == PICK_CARD && offers_of_card(pick, list) == 1;
    if (!is_one) return false;
    bool is_done = list[0]->kind != SABACC_OFFER_CLONE && list[0]->kind != SABACC_OFFER_SKIFT;
    if (is_done) return pick_finish(pick, list[0], action);
    pick_ask_device(pick, list[0]);
    return false;
}

/* A card chosen for a verb with a single variant completes the action. */
bool pick_take_card(Pick *pick, const UiEvent *event, SabaccAction *action) {
    bool is_digit = pick_digit(event) >= 0;
    return choose(pick, is_digit ? pick_digit_card(pick, event) : ui_event_index(event), action);
}

static bool is_button_of(const SabaccOffer *offer, const char *name) {
    if (offer->sign != 0) return strcmp(name, offer->sign > 0 ? "sign:+" : "sign:-") == 0;
    return offer->verb != SABACC_VERB_TRADE && strcmp(name, pick_name_of(offer->verb)) == 0;
}

bool pick_take_card_button(Pick *pick, const UiEvent *event, SabaccAction *action) {
    const SabaccOffer *list[SABACC_MAX_OFFERS];
    int count = offers_of_card(pick, list);
    for (int i = 0; i < count; i++) {
        if (!is_button_of(list[i], event->name)) continue;
        bool is_done = list[i]->kind != SABACC_OFFER_CLONE && list[i]->kind != SABACC_OFFER_SKIFT;
        if (is_done) return pick_finish(pick, list[i], action);
        pick_ask_device(pick, list[i]);
        return false;
    }
    return false;
}

static bool take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    bool is_card = pick_digit(event) >= 0 || (event->kind == UI_EVENT_ACTIVATE &&
                                              (ui_event_is(event, "card:") || ui_event_is(event, "choose:")));
    if (is_card) return pick_take_card(pick, event, action);
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    return pick_take_pile(pick, event, action) || pick_take_card_button(pick, event, action);
}

/* Of two signs the one that brings the score nearest to the goal without exceeding it. */
static int points_of(const Pick *pick, const SabaccOffer *offer, int slot) {
    const SabaccTable *table = &pick->view.table;
    int score = sabacc_table_total_with(table, pick->seat, pick_own(pick)->hand[slot], offer->sign);
    return score > SABACC_SET_POINTS ? -score : score;
}

/* How good it is to part with the card, by what remains: the hand's worth without it, or the score once it is
 * played. Cards are compared only where no card comes for them. */
static uint64_t merit_of(const Pick *pick, int slot) {
    const SabaccSeat *own = pick_own(pick);
    uint64_t best = 0;
    if (pick->verb == SABACC_VERB_DISCARD) {
        SabaccCard left[SABACC_MAX_HAND];
        int count = 0;
        for (int i = 0; i < own->hand_count; i++)
            if (i != slot) left[count++] = own->hand[i];
        return sabacc_worth(&pick->view.table, pick->seat, left, count).key;
    }
    for (int i = 0; i < pick->offers.count && pick->verb == SABACC_VERB_PLAY; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        if (offer->verb != pick->verb || !(pick_cards_of(pick, offer) >> slot & 1)) continue;
        uint64_t merit = (uint64_t)(INT32_MAX + (int64_t)points_of(pick, offer, slot));
        if (merit > best) best = merit;
    }
    return best;
}

/* Of equal ones the leftmost; -1 for none. */
static int best_to_part_with(const Pick *pick, uint32_t cards) {
    int best = -1;
    for (int place = 0; place < pick_own(pick)->hand_count; place++) {
        int slot = hand_slot_at(&pick->view.table, pick->seat, place);
        bool is_better = best < 0 || merit_of(pick, slot) > merit_of(pick, best);
        if ((cards >> slot & 1) && is_better) best = slot;
    }
    return best;
}

void pick_usual_of_card(const Pick *pick, char name[UI_NAME_BYTES]) {
    PickButton buttons[PICK_BUTTONS];
    const SabaccOffer *list[SABACC_MAX_OFFERS];
    int count = offers_of_card(pick, list), best = -1;
    for (int i = 0; i < count; i++) {
        if (list[i]->sign != 0 &&
            (best < 0 || points_of(pick, list[i], pick->card) > points_of(pick, list[best], pick->card)))
            best = i;
    }
    if (best >= 0)
        snprintf(name, UI_NAME_BYTES, "%s", list[best]->sign > 0 ? "sign:+" : "sign:-");
    else
        snprintf(name, UI_NAME_BYTES, "%s", pick_list_buttons(pick, buttons) > 0 ? buttons[0].name : "");
}

/* Keys and pad start at the card that is best to part with: at its button if each card has one. */
static void usual(const Pick *pick, char name[UI_NAME_BYTES]) {
    if (pick->card >= 0) {
        pick_usual_of_card(pick, name);
        return;
    }
    PickButton buttons[PICK_BUTTONS];
    uint32_t cards = pick_cards(pick);
    bool has_buttons = pick_is_only(pick) && pick_card_buttons(pick, buttons) > 0;
    if (cards != 0)
        snprintf(name, UI_NAME_BYTES, has_buttons ? "choose:%d" : "card:%d", best_to_part_with(pick, cards));
    else
        name[0] = '\0';
}

const PickModeHandler pick_mode_card = {
    .buttons = pick_card_buttons, .prompt = prompt, .take = take, .usual = usual};
