#include "ai/choices.h"

const SabaccOffer *choices_offer(const SabaccOffers *offers, SabaccVerb verb) {
    for (int i = 0; i < offers->count; i++)
        if (offers->list[i].verb == verb) return &offers->list[i];
    return NULL;
}

int32_t choices_amount(const SabaccTable *table, int seat, const SabaccOffer *offer, int parts) {
    int64_t owed = table->turn.level - table->seat[seat].bet;
    int64_t amount = table->turn.level + (table->hand_pot + owed) * parts / 16;
    if (amount < offer->least) return offer->least;
    return amount > offer->most ? offer->most : (int32_t)amount;
}

static void add(Choices *choices, const SabaccAction *action) {
    if (choices->count < CHOICES_MOST) choices->list[choices->count++] = *action;
}

/* The pot as it lay before this betting round. */
static int64_t gathered(const SabaccTable *table) {
    int64_t pot = table->hand_pot;
    for (int seat = 0; seat < table->seats; seat++) pot -= table->seat[seat].bet;
    return pot;
}

/* Bets answer the pot, so that a hand costs what it is worth and not every one ends with all stacks in the
 * middle: all of a stack is considered where it is small beside the pot, a raise while the bet is. */
static void add_amounts(const SabaccTable *table, SabaccAction action, const SabaccOffer *offer, bool is_shy,
                        Choices *choices) {
    const int32_t amounts[] = {offer->least, choices_amount(table, action.seat, offer, 8),
                               choices_amount(table, action.seat, offer, 16), offer->most};
    bool is_raise = action.verb == SABACC_VERB_RAISE,
         may_take_all = offer->most <= (is_shy ? 2 : 10) * (int64_t)table->hand_pot;
    int64_t bounds = is_shy ? gathered(table) / 2 : gathered(table) * 3;
    if (is_raise && table->turn.level > bounds && !may_take_all) return;
    int first = is_raise && !is_shy ? 1 : 0; /* no raising back and forth by the least */
    int count = is_shy ? 2 - is_raise : may_take_all ? 4 : 3;
    for (int i = first; i < count; i++) {
        if (i > first && amounts[i] <= action.amount) continue; /* they go up: equal ones are neighbours */
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

void choices_list(const SabaccTable *table, int seat, const SabaccOffers *offers, bool is_shy,
                  Choices *choices) {
    bool is_free = choices_offer(offers, SABACC_VERB_CHECK) != NULL;
    choices->count = 0;
    for (int i = 0; i < offers->count; i++) {
        const SabaccOffer *offer = &offers->list[i];
        if (is_free && offer->verb == SABACC_VERB_FOLD)
            continue; /* it can still fold when it is asked to pay */
        SabaccAction action = {
            .seat = (int8_t)seat, .verb = offer->verb, .pile = offer->pile, .alignment = offer->alignment};
        switch ((SabaccOfferKind)offer->kind) {
        case SABACC_OFFER_PLAIN: add(choices, &action); break;
        case SABACC_OFFER_AMOUNT: add_amounts(table, action, offer, is_shy, choices); break;
        case SABACC_OFFER_CARD: add_cards(table, action, offer->cards, choices); break;
        case SABACC_OFFER_SEAT: add_seats(action, offer->seats, choices); break;
        case SABACC_OFFER_PICK:
        case SABACC_OFFER_DECK:
        case SABACC_OFFER_DICE: break; /* the croupier's */
        }
    }
}
