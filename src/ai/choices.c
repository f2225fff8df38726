#include "ai/choices.h"

#include <string.h>

const SabaccOffer *choices_offer(const SabaccOffers *offers, SabaccVerb verb) {
    for (int i = 0; i < offers->count; i++)
        if (offers->list[i].verb == verb) return &offers->list[i];
    return NULL;
}

uint64_t choices_verbs(const SabaccOffers *offers) {
    uint64_t verbs = 0;
    for (int i = 0; i < offers->count; i++) verbs |= UINT64_C(1) << offers->list[i].verb;
    return verbs;
}

bool choices_are_forced(const SabaccOffers *offers) {
    return offers->count == 1 && offers->list[0].kind == SABACC_OFFER_PLAIN;
}

int32_t choices_amount(const SabaccTable *table, int seat, const SabaccOffer *offer, int parts) {
    int64_t owed = table->turn.level - table->seat[seat].bet;
    int64_t amount = table->turn.level + (table->hand_pot + owed) * parts / 16;
    if (amount < offer->min) return offer->min;
    return amount > offer->max ? offer->max : (int32_t)amount;
}

static void add(Choices *choices, const SabaccAction *action) {
    if (choices->count < CHOICES_MAX) choices->list[choices->count++] = *action;
}

/* The pot before this betting round. */
static int64_t gathered(const SabaccTable *table) {
    int64_t pot = table->hand_pot;
    for (int seat = 0; seat < table->seats; seat++) pot -= table->seat[seat].bet;
    return pot;
}

/* The pot that justifies a whole stack. If a hand has few rounds, zero until there is a pot. */
static int64_t pot_for_all(const SabaccTable *table) {
    return sabacc_table_game(table)->rounds > 0 ? gathered(table) : table->hand_pot;
}

/* Bets are sized by the pot, so that a hand costs what it is worth and not every hand ends all-in: a whole
 * stack is considered if it is small compared with the pot, a raise while the bet is. */
static void add_amounts(const SabaccTable *table, SabaccAction action, const SabaccOffer *offer,
                        const ChoicesWanted *wanted, Choices *choices) {
    const int32_t amounts[] = {offer->min, choices_amount(table, action.seat, offer, 8),
                               choices_amount(table, action.seat, offer, 16), offer->max};
    bool is_shy = !wanted->large_amounts, is_raise = action.verb == SABACC_VERB_RAISE;
    int bold = is_shy || wanted->pair != 0 ? 2 : 10; /* maximum stack in pots for going all-in */
    bool may_take_all = offer->max <= bold * pot_for_all(table);
    int64_t bounds = is_shy ? gathered(table) / 2 : gathered(table) * 3;
    if (is_raise && table->turn.level > bounds && !may_take_all) return;
    int first = is_raise && !is_shy ? 1 : 0; /* avoids minimum raises back and forth */
    int count = is_shy ? 2 - is_raise : may_take_all ? 4 : 3;
    for (int i = first; i < count; i++) {
        if (i > first && amounts[i] <= action.amount) continue; /* ascending: equal ones are adjacent */
        action.amount = amounts[i];
        add(choices, &action);
    }
}

/* Two copies of a card are one choice. */
static void add_cards(const SabaccTable *table, SabaccAction action, uint32_t slots, Choices *choices) {
    const SabaccCard *hand = table->seat[action.seat].hand;
    for (uint32_t left = slots; left != 0; left &= left - 1) {
        int slot = __builtin_ctz(left);
        bool is_copy = false;
        for (uint32_t before = slots & ((UINT32_C(1) << slot) - 1); before != 0; before &= before - 1)
            is_copy |= hand[__builtin_ctz(before)] == hand[slot];
        action.card = hand[slot];
        if (!is_copy) add(choices, &action);
    }
}

static void add_seats(SabaccAction action, SeatMask seats, Choices *choices) {
    for (SeatMask left = seats; left != 0;) {
        action.amount = seats_take(&left, 0);
        add(choices, &action);
    }
}

/* ---- the rule of discards ---- */

static bool gives(int verb) { return verb == SABACC_VERB_TRADE || verb == SABACC_VERB_DISCARD; }

static bool may_give(const SabaccOffers *offers) {
    for (int i = 0; i < offers->count; i++)
        if (gives(offers->list[i].verb)) return true;
    return false;
}

static bool has_others(const SabaccOffers *offers, uint64_t verbs) {
    for (int i = 0; i < offers->count; i++)
        if (!(verbs >> offers->list[i].verb & 1)) return true;
    return false;
}

/* Removes offers of these verbs, unless there are no others. */
static void drop(SabaccOffers *offers, uint64_t verbs) {
    int kept = 0;
    if (!has_others(offers, verbs)) return;
    for (int i = 0; i < offers->count; i++)
        if (!(verbs >> offers->list[i].verb & 1)) offers->list[kept++] = offers->list[i];
    offers->count = kept;
}

static bool is_met_after_one_more(const SabaccTable *table, int seat) {
    SabaccTable after = *table;
    after.seat[seat].discards++;
    return sabacc_discards(&after, seat).is_met;
}

/* A hand of two cards cannot discard: required discards must be made by trading while it has more. */
static void keep_cards_to_give(const SabaccTable *table, int seat, SabaccOffers *offers) {
    if (table->seat[seat].hand_count <= 3 && !is_met_after_one_more(table, seat))
        drop(offers, CHOICES_BIT(DISCARD));
}

void choices_obey(const SabaccTable *table, int seat, SabaccOffers *offers) {
    if (choices_offer(offers, SABACC_VERB_STAND) == NULL) return;
    SabaccDiscards rule = sabacc_discards(table, seat);
    if (!rule.is_met && may_give(offers)) {
        drop(offers, CHOICES_BIT(STAND) | CHOICES_BIT(DRAW) | CHOICES_BIT(FIELD));
        keep_cards_to_give(table, seat, offers);
    } else if (!rule.is_met && rule.left > 0) {
        drop(offers, CHOICES_BIT(STAND) | CHOICES_BIT(FIELD)); /* a drawn card can be given up later */
    } else if (may_give(offers) && rule.left < SABACC_MAX_PILE && !is_met_after_one_more(table, seat)) {
        drop(offers, CHOICES_BIT(TRADE) | CHOICES_BIT(DISCARD));
    }
}

void choices_mend(const SabaccTable *table, int seat, SabaccOffers *offers) {
    SabaccWorth worth;
    if (!sabacc_seat_worth(table, seat, &worth) || worth.rank != SABACC_RANK_BOMB) return;
    if (may_give(offers) || worth.total == 0) /* otherwise one more card would seldom help */
        drop(offers, CHOICES_BIT(STAND) | CHOICES_BIT(FIELD));
}

/* The items whose price leaves enough for many antes: an item is worth its price as long as it can be staked
 * when credits run out, and nothing to who runs out of them by it. */
static uint32_t affordable(const SabaccTable *table, int seat, uint32_t items) {
    enum { ANTES_LEFT = 20 };
    int64_t ante = sabacc_option(table, SABACC_OPTION_ANTE).n;
    for (uint32_t left = items; left != 0; left &= left - 1) {
        int item = __builtin_ctz(left);
        int64_t antes = sabacc_item_price((SabaccItem)item) + ANTES_LEFT;
        if (antes * ante > table->seat[seat].credits) items &= ~(UINT32_C(1) << item);
    }
    return items;
}

void choices_between_hands(const SabaccTable *table, int seat, SabaccOffers *offers) {
    for (int i = 0; i < offers->count; i++) {
        SabaccOffer *offer = &offers->list[i];
        if (offer->verb == SABACC_VERB_REBUY) {
            drop(offers, CHOICES_BIT(PASS));
            return;
        }
        bool is_taken = offer->verb == SABACC_VERB_TAKE_ITEM;
        if (!is_taken && offer->verb != SABACC_VERB_REDEEM) continue;
        offer->cards = affordable(table, seat, offer->cards);
        uint64_t without = is_taken ? CHOICES_BIT(PASS) : CHOICES_BIT(DONE),
                 with = is_taken ? CHOICES_BIT(TAKE_ITEM) : CHOICES_BIT(REDEEM);
        drop(offers, offer->cards != 0 ? without : with);
        return;
    }
}

/* ---- the list ---- */

static int size_of(const SabaccTable *table, int seat, SabaccCard card) {
    int value = sabacc_card_value(table, seat, card);
    return value < 0 ? -value : value;
}

SabaccCard choices_field(const SabaccTable *table, int seat, const SabaccOffer *offer) {
    const SabaccCard *hand = table->seat[seat].hand;
    SabaccCard best = hand[__builtin_ctz(offer->cards)];
    for (uint32_t left = offer->cards; left != 0; left &= left - 1) {
        SabaccCard card = hand[__builtin_ctz(left)];
        if (size_of(table, seat, card) > size_of(table, seat, best)) best = card;
    }
    return best;
}

static void add_subsets(const SabaccTable *table, SabaccAction action, const SabaccOffer *offer,
                        Choices *choices) {
    const SabaccCard *hand = table->seat[action.seat].hand;
    for (uint32_t set = offer->cards;; set = (set - 1) & offer->cards) { /* every subset, starting with all */
        action.card_count = 0;
        for (uint32_t left = set; left != 0; left &= left - 1)
            action.cards[action.card_count++] = hand[__builtin_ctz(left)];
        add(choices, &action);
        if (set == 0) return;
    }
}

static void add_token(SabaccAction action, const SabaccOffer *offer, Choices *choices) {
    action.card = offer->card;
    if (offer->seats == 0) add(choices, &action);
    for (SeatMask left = offer->seats; left != 0;) {
        action.target = (int8_t)seats_take(&left, 0);
        add(choices, &action);
    }
}

/* The cheapest item that covers the bet, otherwise the dearest (PL-2). */
static void add_stake(const SabaccTable *table, SabaccAction action, uint32_t items, Choices *choices) {
    const SabaccSeat *own = &table->seat[action.seat];
    int64_t missing = (int64_t)table->turn.level - own->bet - own->credits;
    int64_t ante = sabacc_option(table, SABACC_OPTION_ANTE).n;
    for (uint32_t left = items; left != 0; left &= left - 1) {
        action.item = (uint8_t)__builtin_ctz(left); /* cheapest first */
        if (sabacc_item_price((SabaccItem)action.item) * ante >= missing) break;
    }
    add(choices, &action);
}

static void add_bits(SabaccAction action, const SabaccOffer *offer, Choices *choices) {
    for (uint32_t left = offer->cards; left != 0; left &= left - 1) {
        int bit = __builtin_ctz(left);
        if (offer->kind == SABACC_OFFER_FACES) action.card = (SabaccCard)(offer->card + bit);
        if (offer->kind == SABACC_OFFER_VALUES) action.amount = bit;
        if (offer->kind == SABACC_OFFER_ITEM) action.item = (uint8_t)bit;
        add(choices, &action);
    }
}

static bool is_wanted(const SabaccOffers *offers, const SabaccOffer *offer, const ChoicesWanted *wanted) {
    switch (offer->verb) {
    case SABACC_VERB_FOLD: return wanted->free_fold || choices_offer(offers, SABACC_VERB_CHECK) == NULL;
    case SABACC_VERB_CALL: return wanted->call;
    case SABACC_VERB_FIELD: return wanted->field;
    case SABACC_VERB_UNFIELD: return wanted->unfield;
    default: return true;
    }
}

/* One of the cards that can be fielded: the first of the pair to be kept, or the one that would be missed
 * most. */
static void add_field(const SabaccTable *table, SabaccAction action, const SabaccOffer *offer,
                      const ChoicesWanted *wanted, Choices *choices) {
    uint32_t slots = offer->cards & wanted->pair;
    if (wanted->pair == 0)
        action.card = choices_field(table, action.seat, offer);
    else if (slots != 0)
        action.card = table->seat[action.seat].hand[__builtin_ctz(slots)];
    if (action.card != SABACC_CARD_NONE) add(choices, &action);
}

static void add_offer(const SabaccTable *table, int seat, const SabaccOffer *offer,
                      const ChoicesWanted *wanted, Choices *choices) {
    SabaccAction action = sabacc_offer_begin(seat, offer);
    if (offer->verb == SABACC_VERB_FIELD) {
        add_field(table, action, offer, wanted, choices);
        return;
    }
    uint32_t cards = offer->verb == SABACC_VERB_UNFIELD ? offer->cards & ~wanted->pair : offer->cards;
    switch ((SabaccOfferKind)offer->kind) {
    case SABACC_OFFER_PLAIN: add(choices, &action); break;
    case SABACC_OFFER_AMOUNT: add_amounts(table, action, offer, wanted, choices); break;
    case SABACC_OFFER_CARD: add_cards(table, action, cards, choices); break;
    case SABACC_OFFER_SEAT: add_seats(action, offer->seats, choices); break;
    case SABACC_OFFER_SUBSET: add_subsets(table, action, offer, choices); break;
    case SABACC_OFFER_TOKEN: add_token(action, offer, choices); break;
    case SABACC_OFFER_FACES:
    case SABACC_OFFER_VALUES: add_bits(action, offer, choices); break;
    case SABACC_OFFER_ITEM:
        if (offer->verb == SABACC_VERB_STAKE)
            add_stake(table, action, offer->cards, choices);
        else
            add_bits(action, offer, choices);
        break;
    case SABACC_OFFER_CLONE:
    case SABACC_OFFER_SKIFT: choices_add_device(table, offer, action, choices); break;
    case SABACC_OFFER_SIDE: /* chosen without search */
    case SABACC_OFFER_PICK:
    case SABACC_OFFER_DECK:
    case SABACC_OFFER_DICE: break; /* the croupier's */
    }
}

void choices_list(const SabaccTable *table, int seat, const SabaccOffers *offers, const ChoicesWanted *wanted,
                  Choices *choices) {
    choices->count = 0;
    for (int i = 0; i < offers->count; i++)
        if (is_wanted(offers, &offers->list[i], wanted))
            add_offer(table, seat, &offers->list[i], wanted, choices);
    if (choices->count == 0) add_offer(table, seat, &offers->list[0], wanted, choices);
}

bool choices_same(const SabaccAction *left, const SabaccAction *right) {
    char one[SABACC_TEXT], other[SABACC_TEXT];
    Text first = text_over(one, sizeof one), second = text_over(other, sizeof other);
    sabacc_action_format(left, false, &first);
    sabacc_action_format(right, false, &second);
    return strcmp(one, other) == 0;
}

bool choices_are_bet(const SabaccOffers *offers) {
    bool can_stay =
        choices_offer(offers, SABACC_VERB_CHECK) != NULL || choices_offer(offers, SABACC_VERB_MATCH) != NULL;
    return can_stay && choices_offer(offers, SABACC_VERB_FOLD) != NULL;
}

ChoicesPrice choices_price(const SabaccTable *table, int seat) {
    enum { WHOLE = 100 };
    const SabaccSeat *own = &table->seat[seat];
    int64_t owed = (int64_t)table->turn.level - own->bet;
    ChoicesPrice price = {.pot = table->hand_pot, .owed = owed < own->credits ? owed : own->credits};
    if (price.owed > 0) price.percent = (int)(price.owed * WHOLE / (price.pot + price.owed));
    return price;
}
