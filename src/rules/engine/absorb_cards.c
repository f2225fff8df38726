/* Cards: where each event moves them. */
#include "rules/engine/absorb.h"

static void to_deck(SabaccTable *table, SabaccCard card) {
    table->deck_count++;
    if (is_open(table)) set_add(deck_of(table), &table->deck, card);
}

static void from_deck(SabaccTable *table, SabaccFamily family, SabaccCard card) {
    if (family == SABACC_BLOOD)
        table->blood_count--;
    else
        table->deck_count--;
    if (is_open(table)) set_remove(deck_of(table), &table->deck, card);
}

static void from_pool(SabaccTable *table, const Deck *deck, SabaccCard card) {
    table->pool_count--;
    if (is_open(table)) set_remove(deck, &table->pool, card);
}

void card_to_junk(SabaccTable *table, SabaccCard card) {
    table->junk_count++;
    if (is_open(table)) set_add(deck_of(table), &table->junk, card);
}

void card_to_pile(SabaccTable *table, SabaccFamily family, SabaccCard card) {
    if (family == SABACC_BLOOD) {
        table->blood_discard[table->blood_discard_count++] = card;
        return;
    }
    assert(table->discard_count < SABACC_MAX_PILE);
    table->discard[table->discard_count++] = card;
}

/* A main card, at its face value (PZ-2). */
static void to_table(SabaccSeat *seat, SabaccCard card) {
    assert(seat->laid_count < SABACC_MAX_LAID);
    seat->laid[seat->laid_count] = card;
    seat->laid_value[seat->laid_count++] = (int8_t)(card - CARD_PAZAAK + 1);
}

/* Removes the first card of that face, or the first unknown one. */
static void from_side(SabaccSeat *seat, SabaccCard card) {
    int slot = 0;
    while (slot < seat->side_count - 1 && seat->side[slot] != card && seat->side[slot] != SABACC_CARD_HIDDEN)
        slot++;
    memmove(seat->side + slot, seat->side + slot + 1, (size_t)(seat->side_count - slot - 1));
    seat->side[--seat->side_count] = SABACC_CARD_NONE;
}

static void to_hand(SabaccSeat *seat, SabaccCard card, SeatMask seen) {
    assert(seat->hand_count < SABACC_MAX_HAND);
    seat->hand[seat->hand_count] = card;
    seat->seen[seat->hand_count++] = seen;
}

static uint32_t bits_without(uint32_t bits, int slot) {
    uint32_t below = bits & ((UINT32_C(1) << slot) - 1);
    return below | (bits >> (slot + 1) << slot);
}

static void move_marks(SabaccSeat *seat, int slot) {
    seat->fielded = bits_without(seat->fielded, slot);
    seat->kept = bits_without(seat->kept, slot);
    seat->blood = bits_without(seat->blood, slot);
    seat->open = bits_without(seat->open, slot);
}

/* A card counts as another only while it is in the hand (PL-3). */
static void move_device(SabaccSeat *seat, int slot) {
    if (seat->device_slot > slot) {
        seat->device_slot--;
        return;
    }
    seat->device_slot = -1;
    seat->device_card = SABACC_CARD_NONE;
}

/* The cards behind the removed one move up (DK-8). */
void card_from_hand(SabaccSeat *seat, int slot) {
    for (int i = slot + 1; i < seat->hand_count; i++) {
        seat->hand[i - 1] = seat->hand[i];
        seat->seen[i - 1] = seat->seen[i];
    }
    if ((seat->fielded | seat->kept | seat->blood | seat->open) != 0) move_marks(seat, slot);
    if (seat->device_slot >= slot) move_device(seat, slot);
    seat->hand_count--;
    seat->hand[seat->hand_count] = SABACC_CARD_NONE;
    seat->seen[seat->hand_count] = 0;
}

void cards_from_hand(SabaccSeat *seat) {
    memset(seat->hand, SABACC_CARD_NONE, sizeof seat->hand);
    memset(seat->seen, 0, sizeof seat->seen);
    seat->hand_count = 0;
    seat->fielded = seat->kept = seat->blood = seat->open = 0;
    seat->device_slot = -1;
    seat->device_card = SABACC_CARD_NONE;
}

void hand_to_junk(SabaccTable *table, SabaccSeat *seat) {
    const Deck *deck = deck_of(table);
    SabaccSet junk = table->junk;
    for (int i = 0; is_open(table) && i < seat->hand_count; i++) set_add(deck, &junk, seat->hand[i]);
    table->junk = junk;
    table->junk_count = (uint8_t)(table->junk_count + seat->hand_count);
    cards_from_hand(seat);
}

/* KE-2: the Blood family; Sand uses the ordinary deck. */
static void reshuffle_blood(SabaccTable *table) {
    int below_top = table->blood_discard_count - 1;
    for (int i = 0; i < below_top; i++) {
        table->blood_count++;
        if (is_open(table)) set_add(deck_of(table), &table->deck, table->blood_discard[i]);
    }
    table->blood_discard[0] = table->blood_discard[below_top];
    memset(table->blood_discard + 1, SABACC_CARD_NONE, (size_t)below_top);
    table->blood_discard_count = 1;
}

void absorb_reshuffle(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    if (event->second == SABACC_BLOOD) {
        reshuffle_blood(table);
        return;
    }
    if (table->junk_count > 0) {
        table->deck_count = table->junk_count;
        table->deck = table->junk;
        table->junk_count = 0;
        table->junk = (SabaccSet){0};
        return;
    }
    int below_top = table->discard_count - 1;
    for (int i = 0; i < below_top; i++) to_deck(table, table->discard[i]);
    table->discard[0] = table->discard[below_top];
    memset(table->discard + 1, SABACC_CARD_NONE, (size_t)below_top);
    table->discard_count = 1;
}

/* SH-5: the junk returns to the deck too. */
static void junk_to_deck(SabaccTable *table) {
    table->deck_count = (uint8_t)(table->deck_count + table->junk_count);
    if (is_open(table)) table->deck = set_union(deck_of(table), table->deck, table->junk);
    table->junk_count = 0;
    table->junk = (SabaccSet){0};
}

/* Unprotected cards leave the hand, last first, for the junk or the deck. */
static void sweep_hand(SabaccTable *table, SabaccSeat *seat, bool into_deck) {
    for (int i = seat->hand_count - 1; i >= 0; i--) {
        if (seat->fielded >> i & 1) continue;
        if (into_deck)
            to_deck(table, seat->hand[i]);
        else
            card_to_junk(table, seat->hand[i]);
        card_from_hand(seat, i);
    }
}

void absorb_shift(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    SabaccShift effect = (SabaccShift)event->amount;
    (void)seat;
    bool into_deck = effect == SABACC_SHIFT_WILD || effect == SABACC_SHIFT_SPIKE;
    table->turn.shift = (uint8_t)effect;
    if (!into_deck && effect != SABACC_SHIFT_CORE) return;
    if (effect == SABACC_SHIFT_WILD) junk_to_deck(table);
    for (SeatMask left = sabacc_active(table); left != 0;)
        sweep_hand(table, &table->seat[seats_take(&left, 0)], into_deck);
}

/* SH-4, SN-3: into the pool; SW-3: under the deck, which is the junk, as in CS-4. */
void absorb_pick(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    card_from_hand(seat, event->second);
    if (table->turn.shift == SABACC_SHIFT_UNDER_MARKER || table->turn.shift == SABACC_SHIFT_DICE) {
        card_to_junk(table, event->cards[0]);
        return;
    }
    table->pool_count++;
    if (is_open(table)) set_add(deck_of(table), &table->pool, event->cards[0]);
}

/* The card leaves a pile of its own. */
static void leave_pile(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    SabaccCard card = event->cards[0];
    if (event->pile == SABACC_PILE_SIDE)
        from_side(seat, card);
    else if (event->pile == SABACC_PILE_POOL)
        from_pool(table, deck_of(table), card);
    else
        from_pool(table, game_of(table)->pool_deck(table), card);
}

/* The card comes to lie elsewhere than in a hand. */
static void lay_down(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    SabaccCard card = event->cards[0];
    if (event->seat == SABACC_CROUPIER)
        card_to_pile(table, (SabaccFamily)event->second, card);
    else if (event->pile == SABACC_PILE_SINGLE)
        seat->draws[seat->draw_count++] = card;
    else if (event->pile == SABACC_PILE_TOKENS)
        seat->tokens[seat->token_count++] = card;
    else
        to_table(seat, card);
}

/* What is special about the card just dealt to the hand. */
static void mark_last(SabaccSeat *seat, const SabaccEvent *event) {
    uint32_t bit = UINT32_C(1) << (seat->hand_count - 1);
    /* face up, and protected from shifts (BY-1) */
    if (event->pile == SABACC_PILE_SPIKE) seat->fielded |= bit;
    if (event->second == SABACC_BLOOD) seat->blood |= bit;
    if (event->pile == SABACC_PILE_OPEN) seat->open |= bit;
}

void absorb_deal(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    const uint32_t laid_down = PILE_BIT(SINGLE) | PILE_BIT(TOKENS) | PILE_BIT(TABLE);
    if (PILES_NOT_OF_DECK >> event->pile & 1)
        leave_pile(table, seat, event);
    else
        from_deck(table, (SabaccFamily)event->second, event->cards[0]);
    if (event->seat == SABACC_CROUPIER || (laid_down >> event->pile & 1)) {
        lay_down(table, seat, event);
        return;
    }
    to_hand(seat, event->cards[0], event->audience);
    bool is_plain = event->pile == SABACC_PILE_UNSAID && event->second == SABACC_NO_FAMILY;
    if (!is_plain) mark_last(seat, event);
}

void card_from_pile(SabaccTable *table, SabaccSeat *seat, SabaccFamily family) {
    bool is_blood = family == SABACC_BLOOD;
    SabaccCard *pile = is_blood ? table->blood_discard : table->discard;
    uint8_t *count = is_blood ? &table->blood_discard_count : &table->discard_count;
    SabaccCard card = pile[--*count];
    pile[*count] = SABACC_CARD_NONE;
    to_hand(seat, card, SABACC_EVERYBODY);
    if (is_blood) seat->blood |= UINT32_C(1) << (seat->hand_count - 1);
}

void absorb_draw(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    if (event->pile == SABACC_PILE_DISCARD) card_from_pile(table, seat, (SabaccFamily)event->second);
}

void absorb_reveal(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    memcpy(seat->hand, event->cards, sizeof seat->hand);
    for (int i = 0; i < seat->hand_count; i++) seat->seen[i] = SABACC_EVERYBODY;
    table->shown |= seat_bit(event->seat);
}

void absorb_showdown(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)table;
    seat->total = event->amount;
    seat->rank = (uint8_t)event->second;
    seat->key = event->worth.key;
    seat->takes_sabacc_pot = event->worth.takes_sabacc_pot;
    seat->judged = 1;
}
