/* Cheating devices (PL-3): once a game, instead of drawing, a seat may make a card of its own count as
 * another until the hand ends. */
#include "rules/private.h"

bool device_may(const SabaccTable *table, int seat) {
    bool allowed = table->options[SABACC_OPTION_DEVICES].form == SABACC_DEVICES_ALLOWED;
    return allowed && !table->seat[seat].device_spent;
}

static void add_face(SabaccCard face, SabaccCard *faces, int *count) {
    for (int i = 0; i < *count; i++)
        if (faces[i] == face) return;
    faces[(*count)++] = face;
}

int sabacc_clone_list(const SabaccTable *table, int seat, SabaccCard faces[SABACC_MAX_PILE]) {
    const SabaccSeat *own = &table->seat[seat];
    int count = 0;
    for (int i = 0; i < own->hand_count; i++) add_face(own->hand[i], faces, &count);
    for (SeatMask left = sabacc_active(table); left != 0;) {
        const SabaccSeat *other = &table->seat[seats_take(&left, first_seat(table))];
        for (int i = 0; i < other->hand_count; i++)
            if (other->fielded >> i & 1) add_face(other->hand[i], faces, &count);
    }
    if (table->discard_count > 0) add_face(table->discard[table->discard_count - 1], faces, &count);
    return count;
}

static bool can_be_cloned(const SabaccTable *table, int seat, SabaccCard face) {
    SabaccCard faces[SABACC_MAX_PILE];
    int count = sabacc_clone_list(table, seat, faces);
    for (int i = 0; i < count; i++)
        if (faces[i] == face) return true;
    return false;
}

static uint32_t suit_cards(const SabaccSeat *hand) {
    uint32_t slots = 0;
    for (int i = 0; i < hand->hand_count; i++)
        if (card_has_suit(hand->hand[i])) slots |= UINT32_C(1) << i;
    return slots & hand_unprotected(hand);
}

void device_offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    const SabaccSeat *hand = &table->seat[seat];
    if (!device_may(table, seat)) return;
    if (hand_unprotected(hand) != 0)
        offer_add(offers, SABACC_VERB_CLONE, SABACC_OFFER_CLONE)->cards = hand_unprotected(hand);
    if (suit_cards(hand) == 0) return;
    SabaccOffer *skift = offer_add(offers, SABACC_VERB_SKIFT, SABACC_OFFER_SKIFT);
    skift->cards = suit_cards(hand);
    skift->min = 1;
    skift->max = ACE;
}

SabaccError device_check(const SabaccTable *table, const SabaccAction *action) {
    const SabaccSeat *hand = &table->seat[action->seat];
    int slot = hand_slot(hand, action->card);
    if (slot < 0) return SABACC_ERROR_NO_SUCH_CARD;
    if (action->verb == SABACC_VERB_CLONE && !can_be_cloned(table, action->seat, action->other))
        return SABACC_ERROR_NO_SUCH_CARD;
    bool has_value = action->verb == SABACC_VERB_CLONE || card_has_suit(action->card);
    if (!has_value) return SABACC_ERROR_BAD_ARGUMENT;
    if (hand->fielded >> slot & 1) return SABACC_ERROR_CARD_FIELDED;
    if (action->verb == SABACC_VERB_CLONE) return SABACC_OK;
    if (action->amount < 1) return SABACC_ERROR_UNDER_LIMIT;
    return action->amount > ACE ? SABACC_ERROR_OVER_LIMIT : SABACC_OK;
}

void device_use(Engine *engine, const SabaccAction *action) {
    bool skifts = action->verb == SABACC_VERB_SKIFT;
    SabaccCard as = skifts ? card_of_suit(card_suit(action->card), action->amount) : action->other;
    EMIT(engine, .type = SABACC_EVENT_DEVICE, .seat = action->seat, .audience = seat_bit(action->seat),
         .count = 2, .cards = {action->card, as}, .amount = skifts,
         .second = hand_slot(&engine->table->seat[action->seat], action->card));
}
