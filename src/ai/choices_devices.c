#include "ai/choices.h"

/* Cheating devices (PL-3). The single use per game is saved for a hand that would bomb out, or that would win
 * the sabacc pot with it. */

static SabaccWorth worth_with(const SabaccTable *table, int seat, int slot, SabaccCard face) {
    SabaccCard cards[SABACC_MAX_HAND];
    const SabaccSeat *own = &table->seat[seat];
    for (int i = 0; i < own->hand_count; i++) cards[i] = i == slot ? face : own->hand[i];
    return sabacc_worth(table, seat, cards, own->hand_count);
}

typedef struct Device {
    SabaccWorth worth; /* of the best use so far */
    SabaccAction action;
} Device;

/* Tries the face in place of every offered card. */
static void try_face(const SabaccTable *table, const SabaccOffer *offer, SabaccCard face, SabaccAction action,
                     Device *best) {
    for (uint32_t slots = offer->cards; slots != 0; slots &= slots - 1) {
        int slot = __builtin_ctz(slots);
        SabaccWorth worth = worth_with(table, action.seat, slot, face);
        if (worth.key <= best->worth.key) continue;
        *best = (Device){.worth = worth, .action = action};
        best->action.card = table->seat[action.seat].hand[slot];
    }
}

static void try_clones(const SabaccTable *table, const SabaccOffer *offer, SabaccAction action,
                       Device *best) {
    SabaccCard faces[SABACC_MAX_PILE];
    int count = sabacc_clone_list(table, action.seat, faces);
    for (int i = 0; i < count; i++) {
        action.other = faces[i];
        try_face(table, offer, faces[i], action, best);
    }
}

/* A card of that value, of any suit: suits seldom matter. */
static SabaccCard face_that_counts(const SabaccTable *table, int seat, int value) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int kinds = sabacc_deck_list(sabacc_table_game(table), cards, copies);
    for (int i = 0; i < kinds; i++)
        if (sabacc_card_value(table, seat, cards[i]) == value) return cards[i];
    return SABACC_CARD_NONE;
}

static void try_skifts(const SabaccTable *table, const SabaccOffer *offer, SabaccAction action,
                       Device *best) {
    for (uint32_t slots = offer->cards; slots != 0; slots &= slots - 1) {
        SabaccOffer one = *offer;
        one.cards = slots & -slots;
        SabaccCard card = table->seat[action.seat].hand[__builtin_ctz(slots)];
        int sign = sabacc_card_value(table, action.seat, card) < 0 ? -1 : 1;
        for (action.amount = offer->min; action.amount <= offer->max; action.amount++) {
            SabaccCard face = face_that_counts(table, action.seat, sign * action.amount);
            if (face != SABACC_CARD_NONE) try_face(table, &one, face, action, best);
        }
    }
}

void choices_add_device(const SabaccTable *table, const SabaccOffer *offer, SabaccAction action,
                        Choices *choices) {
    SabaccWorth now;
    Device best = {0};
    if (!sabacc_seat_worth(table, action.seat, &now)) return;
    best.worth = now;
    if (offer->kind == SABACC_OFFER_CLONE)
        try_clones(table, offer, action, &best);
    else
        try_skifts(table, offer, action, &best);
    bool takes_it = best.worth.takes_sabacc_pot && !now.takes_sabacc_pot;
    bool mends = best.worth.rank != SABACC_RANK_BOMB && now.rank == SABACC_RANK_BOMB;
    if ((takes_it || mends) && choices->count < CHOICES_MAX) choices->list[choices->count++] = best.action;
}
