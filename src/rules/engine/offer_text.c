/* The text form of offers (docs/record.md). */
#include "rules/engine/codec.h"

typedef struct Sink {
    void (*emit)(void *context, const char *words);
    void *context;
} Sink;

static void emit_action(const SabaccAction *action, Sink to) {
    char bytes[SABACC_TEXT];
    Text text = text_over(bytes, sizeof bytes);
    sabacc_action_format(action, false, &text);
    to.emit(to.context, bytes);
}

static void emit_amounts(const SabaccOffer *offer, Sink to) {
    char bytes[SABACC_TEXT];
    Text text = text_over(bytes, sizeof bytes);
    text_add(&text, sabacc_verb_word((SabaccVerb)offer->verb));
    codec_add_int(&text, offer->min);
    if (offer->max > offer->min) {
        text_add(&text, "..");
        text_add_int(&text, offer->max);
    }
    to.emit(to.context, bytes);
}

/* Two copies of a card are one choice. */
static void emit_cards(const SabaccSeat *hand, const SabaccOffer *offer, SabaccAction action, Sink to) {
    for (int i = 0; i < hand->hand_count; i++) {
        bool offered = offer->cards >> i & 1, repeated = false;
        for (int j = 0; j < i; j++) repeated |= (offer->cards >> j & 1) && hand->hand[j] == hand->hand[i];
        if (!offered || repeated) continue;
        action.card = hand->hand[i];
        emit_action(&action, to);
    }
}

static void emit_seats(const SabaccOffer *offer, SabaccAction action, Sink to) {
    for (SeatMask left = offer->seats; left != 0;) {
        action.amount = seats_take(&left, 0);
        emit_action(&action, to);
    }
}

static void emit_token(const SabaccOffer *offer, SabaccAction action, Sink to) {
    action.card = offer->card;
    if (offer->seats == 0) emit_action(&action, to);
    for (SeatMask left = offer->seats; left != 0;) {
        action.target = (int8_t)seats_take(&left, 0);
        emit_action(&action, to);
    }
}

/* One text for each bit: of faces, of values, of items. */
static void emit_bits(const SabaccOffer *offer, SabaccAction action, Sink to) {
    for (uint32_t left = offer->cards; left != 0; left &= left - 1) {
        int bit = __builtin_ctz(left);
        action.card = (SabaccCard)(offer->kind == SABACC_OFFER_FACES ? offer->card + bit : 0);
        action.amount = offer->kind == SABACC_OFFER_VALUES ? bit : 0;
        action.item = (uint8_t)(offer->kind == SABACC_OFFER_ITEM ? bit : 0);
        emit_action(&action, to);
    }
}

/* "keep any of ci+3 tr-4"; every copy is named. */
static void emit_any_of(const char *verb, const SabaccCard *cards, int count, Sink to) {
    char bytes[8 * SABACC_TEXT];
    Text text = text_over(bytes, sizeof bytes);
    text_add(&text, verb);
    text_add(&text, " any of");
    for (int i = 0; i < count; i++) codec_add_card(&text, cards[i]);
    to.emit(to.context, bytes);
}

static void emit_subset(const SabaccSeat *hand, const SabaccOffer *offer, Sink to) {
    SabaccCard cards[SABACC_MAX_HAND];
    int count = 0;
    for (int i = 0; i < hand->hand_count; i++)
        if (offer->cards >> i & 1) cards[count++] = hand->hand[i];
    emit_any_of(sabacc_verb_word((SabaccVerb)offer->verb), cards, count, to);
}

static void emit_side(const SabaccTable *table, const SabaccOffer *offer, Sink to) {
    SabaccCard kinds[SABACC_MAX_PILE], cards[2 * SABACC_MAX_PILE];
    int count = 0, kind_count = sabacc_side_list(table, kinds);
    for (int i = 0; i < kind_count; i++)
        for (int copy = 0; copy < offer->max && count < 2 * SABACC_MAX_PILE; copy++)
            cards[count++] = kinds[i];
    emit_any_of(sabacc_verb_word((SabaccVerb)offer->verb), cards, count, to);
}

static void emit_clones(const SabaccTable *table, int seat, const SabaccOffer *offer, SabaccAction action,
                        Sink to) {
    SabaccCard models[SABACC_MAX_PILE];
    int count = sabacc_clone_list(table, seat, models);
    for (int i = 0; i < count; i++) {
        action.other = models[i];
        emit_cards(&table->seat[seat], offer, action, to);
    }
}

/* "skift co5 1..15" for each card. */
static void emit_skifts(const SabaccSeat *hand, const SabaccOffer *offer, Sink to) {
    for (uint32_t left = offer->cards; left != 0; left &= left - 1) {
        char bytes[SABACC_TEXT];
        Text text = text_over(bytes, sizeof bytes);
        text_add(&text, sabacc_verb_word((SabaccVerb)offer->verb));
        codec_add_card(&text, hand->hand[__builtin_ctz(left)]);
        codec_add_int(&text, offer->min);
        text_add(&text, "..");
        text_add_int(&text, offer->max);
        to.emit(to.context, bytes);
    }
}

void sabacc_offer_format(const SabaccTable *table, int seat, const SabaccOffer *offer,
                         void (*emit)(void *context, const char *words), void *context) {
    Sink to = {emit, context};
    SabaccAction action = sabacc_offer_begin(seat, offer);
    switch ((SabaccOfferKind)offer->kind) {
    case SABACC_OFFER_PLAIN: emit_action(&action, to); return;
    case SABACC_OFFER_PICK:
    case SABACC_OFFER_DECK:
    case SABACC_OFFER_DICE: to.emit(context, sabacc_verb_word((SabaccVerb)offer->verb)); return;
    case SABACC_OFFER_AMOUNT: emit_amounts(offer, to); return;
    case SABACC_OFFER_CARD: emit_cards(&table->seat[seat], offer, action, to); return;
    case SABACC_OFFER_SEAT: emit_seats(offer, action, to); return;
    case SABACC_OFFER_SUBSET: emit_subset(&table->seat[seat], offer, to); return;
    case SABACC_OFFER_TOKEN: emit_token(offer, action, to); return;
    case SABACC_OFFER_FACES:
    case SABACC_OFFER_VALUES:
    case SABACC_OFFER_ITEM: emit_bits(offer, action, to); return;
    case SABACC_OFFER_SIDE: emit_side(table, offer, to); return;
    case SABACC_OFFER_CLONE: emit_clones(table, seat, offer, action, to); return;
    case SABACC_OFFER_SKIFT: emit_skifts(&table->seat[seat], offer, to); return;
    }
}
