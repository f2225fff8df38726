/* The only place that writes cards and credits: what each event does to a table, be it the whole truth or a
 * view. The truth also keeps the sets of unknown cards; a view only counts them. */
#include "rules/state.h"

static bool is_open(const SabaccTable *table) { return table->viewer == SABACC_OPEN; }

/* ---- cards ---- */

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

static void to_junk(SabaccTable *table, SabaccCard card) {
    table->junk_count++;
    if (is_open(table)) set_add(deck_of(table), &table->junk, card);
}

static void to_pile(SabaccTable *table, SabaccFamily family, SabaccCard card) {
    if (family == SABACC_BLOOD) {
        table->blood_discard[table->blood_discard_count++] = card;
        return;
    }
    assert(table->discard_count < SABACC_MAX_PILE);
    table->discard[table->discard_count++] = card;
}

/* A main card, at its face (PZ-2). */
static void to_table(SabaccSeat *seat, SabaccCard card) {
    assert(seat->laid_count < SABACC_MAX_LAID);
    seat->laid[seat->laid_count] = card;
    seat->laid_value[seat->laid_count++] = (int8_t)(card - CARD_PAZAAK + 1);
}

/* The first card of that face, or the first unknown one. */
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

/* A card that counts as another does so only while it is there (PL-3). */
static void move_device(SabaccSeat *seat, int slot) {
    if (seat->device_slot > slot) {
        seat->device_slot--;
        return;
    }
    seat->device_slot = -1;
    seat->device_card = SABACC_CARD_NONE;
}

/* A leaving card closes its gap (DK-8). */
static void from_hand(SabaccSeat *seat, int slot) {
    int behind = seat->hand_count - slot - 1;
    memmove(seat->hand + slot, seat->hand + slot + 1, (size_t)behind);
    memmove(seat->seen + slot, seat->seen + slot + 1, (size_t)behind);
    seat->fielded = bits_without(seat->fielded, slot);
    seat->kept = bits_without(seat->kept, slot);
    if (seat->device_slot >= slot) move_device(seat, slot);
    seat->hand_count--;
    seat->hand[seat->hand_count] = SABACC_CARD_NONE;
    seat->seen[seat->hand_count] = 0;
}

static void empty_hand(SabaccSeat *seat) {
    memset(seat->hand, SABACC_CARD_NONE, seat->hand_count);
    memset(seat->seen, 0, seat->hand_count);
    seat->hand_count = 0;
    seat->fielded = seat->kept = 0;
    seat->device_slot = -1;
    seat->device_card = SABACC_CARD_NONE;
}

/* KE-2: of the Blood family; that of Sand goes as in every game. */
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

static void absorb_reshuffle(SabaccTable *table, const SabaccEvent *event) {
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

/* SH-5: the junk goes into the deck too. */
static void junk_to_deck(SabaccTable *table) {
    table->deck_count = (uint8_t)(table->deck_count + table->junk_count);
    if (is_open(table)) table->deck = set_union(deck_of(table), table->deck, table->junk);
    table->junk_count = 0;
    table->junk = (SabaccSet){0};
}

/* Unprotected cards leave the hand, the last first, for the junk or the deck. */
static void sweep_hand(SabaccTable *table, SabaccSeat *seat, bool into_deck) {
    for (int i = seat->hand_count - 1; i >= 0; i--) {
        if (seat->fielded >> i & 1) continue;
        if (into_deck)
            to_deck(table, seat->hand[i]);
        else
            to_junk(table, seat->hand[i]);
        from_hand(seat, i);
    }
}

static void absorb_shift(SabaccTable *table, SabaccShift effect) {
    bool into_deck = effect == SABACC_SHIFT_WILD || effect == SABACC_SHIFT_SPIKE;
    table->turn.shift = (uint8_t)effect;
    if (!into_deck && effect != SABACC_SHIFT_CORE) return;
    if (effect == SABACC_SHIFT_WILD) junk_to_deck(table);
    for (SeatMask left = sabacc_active(table); left != 0;)
        sweep_hand(table, &table->seat[seats_take(&left, 0)], into_deck);
}

/* SH-4, SN-3: into the pool; SW-3: under the deck, that is, the junk, as in CS-4. */
static void absorb_pick(SabaccTable *table, const SabaccEvent *event) {
    from_hand(&table->seat[event->seat], event->second);
    if (table->turn.shift == SABACC_SHIFT_UNDER_MARKER || table->turn.shift == SABACC_SHIFT_DICE) {
        to_junk(table, event->cards[0]);
        return;
    }
    table->pool_count++;
    if (is_open(table)) set_add(deck_of(table), &table->pool, event->cards[0]);
}

/* What the next card comes from has one less. */
static void leave_source(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    SabaccCard card = event->cards[0];
    switch (event->pile) {
    case SABACC_PILE_POOL: from_pool(table, deck_of(table), card); return;
    case SABACC_PILE_TOKENS:
    case SABACC_PILE_SPECIAL: from_pool(table, game_of(table)->pool_deck(table), card); return;
    case SABACC_PILE_SIDE: from_side(seat, card); return;
    default: from_deck(table, (SabaccFamily)event->second, card);
    }
}

static void absorb_deal(SabaccTable *table, const SabaccEvent *event) {
    SabaccCard card = event->cards[0];
    SabaccSeat *seat = &table->seat[event->seat >= 0 ? event->seat : 0];
    leave_source(table, seat, event);
    if (event->seat == SABACC_CROUPIER) {
        to_pile(table, (SabaccFamily)event->second, card);
        return;
    }
    switch (event->pile) {
    case SABACC_PILE_SINGLE: seat->draws[seat->draw_count++] = card; return;
    case SABACC_PILE_TOKENS: seat->tokens[seat->token_count++] = card; return;
    case SABACC_PILE_TABLE: to_table(seat, card); return;
    default: break;
    }
    to_hand(seat, card, event->audience);
    uint32_t bit = UINT32_C(1) << (seat->hand_count - 1);
    if (event->pile == SABACC_PILE_SPIKE) seat->fielded |= bit; /* face up, and no shift takes it (BY-1) */
    if (event->second == SABACC_BLOOD) seat->kept |= bit;       /* in Kessel: its family, known to all */
    if (event->pile == SABACC_PILE_OPEN) seat->kept |= bit;     /* it lies open (CS-1) */
}

static void take_from_pile(SabaccTable *table, SabaccSeat *seat, SabaccFamily family) {
    bool is_blood = family == SABACC_BLOOD;
    SabaccCard *pile = is_blood ? table->blood_discard : table->discard;
    uint8_t *count = is_blood ? &table->blood_discard_count : &table->discard_count;
    SabaccCard card = pile[--*count];
    pile[*count] = SABACC_CARD_NONE;
    to_hand(seat, card, 0xff);
    if (is_blood) seat->kept |= UINT32_C(1) << (seat->hand_count - 1);
}

static void absorb_reveal(SabaccTable *table, const SabaccEvent *event) {
    SabaccSeat *seat = &table->seat[event->seat];
    memcpy(seat->hand, event->cards, seat->hand_count);
    memset(seat->seen, 0xff, seat->hand_count);
    table->shown |= seat_bit(event->seat);
}

static void absorb_showdown(SabaccSeat *seat, const SabaccEvent *event) {
    seat->total = event->amount;
    seat->rank = (uint8_t)event->second;
    seat->key = event->worth.key;
    seat->takes_sabacc_pot = event->worth.takes_sabacc_pot;
    seat->judged = 1;
}

/* ---- credits ---- */

/* What the seat pays from and is paid into: the house has its account for it. */
static int32_t *stack_of(SabaccTable *table, SabaccSeat *seat) {
    return seat - table->seat == house_seat(table) ? &table->house : &seat->credits;
}

static void put_in(SabaccTable *table, SabaccSeat *seat, int32_t credits) {
    *stack_of(table, seat) -= credits;
    seat->paid += credits;
    table->hand_pot += credits;
}

static void absorb_ante(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    put_in(table, seat, event->amount);
    table->antes += event->amount;
    *stack_of(table, seat) -= event->second;
    table->sabacc_pot += event->second;
}

/* CS-3: it leaves the stack, and waits for the next round. */
static void put_by(SabaccTable *table, SabaccSeat *seat, int32_t credits) {
    seat->credits -= credits;
    table->pending += credits;
}

static void absorb_stake(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    if (game_of(table)->bets_wait && event->type == SABACC_EVENT_BET)
        put_by(table, seat, event->second);
    else
        put_in(table, seat, event->second);
    seat->bet = event->amount;
    if (event->amount <= table->turn.level) return;
    table->turn.level = event->amount;
}

/* DR-1: out of the hand, for a new card or the top of the pile; a fee is the main pot's (SP-6). */
static void absorb_trade(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    from_hand(seat, event->second);
    seat->discards++;
    seat->credits -= event->amount;
    table->hand_pot += event->amount;
    if (event->pile == SABACC_PILE_DISCARD) take_from_pile(table, seat, SABACC_NO_FAMILY);
}

static void absorb_discard(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    if (event->second >= 0) {
        from_hand(seat, event->second);
        seat->discards++;
    }
    if (event->pile == SABACC_PILE_DISCARD)
        to_pile(table, (SabaccFamily)event->amount, event->cards[0]);
    else
        to_junk(table, event->cards[0]);
}

/* BY-2: the card goes, its replacement is dealt; the price is the main pot's (SP-6). */
static void absorb_buy(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    from_hand(seat, event->second);
    to_junk(table, event->cards[0]);
    seat->credits -= event->amount;
    table->hand_pot += event->amount;
}

/* PL-2: the house pays, and keeps the item. */
static void absorb_stake_item(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    uint8_t bit = (uint8_t)(1u << event->second);
    seat->items = (uint8_t)(seat->items & ~bit);
    seat->pawned |= bit;
    seat->credits += event->amount;
    table->house -= event->amount;
}

static void absorb_redeem(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    uint8_t bit = (uint8_t)(1u << event->second);
    seat->pawned = (uint8_t)(seat->pawned & ~bit);
    seat->items |= bit;
    seat->credits -= event->amount;
    table->house += event->amount;
}

/* PL-3: what it does is its owner's secret until hands are shown; second is the card's place, -1 where
 * unknown. */
static void absorb_device(SabaccSeat *seat, const SabaccEvent *event) {
    seat->device_spent = 1;
    if (event->cards[0] == SABACC_CARD_HIDDEN) return;
    seat->device_slot = (int8_t)event->second;
    seat->device_card = event->cards[1];
}

static void absorb_field(SabaccSeat *seat, const SabaccEvent *event) {
    uint32_t bit = UINT32_C(1) << event->second;
    seat->fielded = event->type == SABACC_EVENT_FIELD ? seat->fielded | bit : seat->fielded & ~bit;
    seat->hand[event->second] = event->cards[0];
    seat->seen[event->second] = 0xff;
}

static void absorb_declare(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    if (event->second != SABACC_UNALIGNED) {
        seat->alignment = (uint8_t)event->second;
        return;
    }
    seat->declared = event->amount;
    table->declared |= seat_bit(event->seat);
}

static void absorb_fold(SabaccTable *table, const SabaccEvent *event) {
    SabaccSeat *seat = &table->seat[event->seat];
    for (int i = 0; i < seat->hand_count; i++) to_junk(table, seat->hand[i]);
    empty_hand(seat);
    table->folded |= seat_bit(event->seat);
}

static void absorb_return(SabaccTable *table, SabaccSeat *seat, int32_t credits) {
    if (table->pending > 0)
        put_by(table, seat, -credits); /* a bet that waits comes back first */
    else
        put_in(table, seat, -credits);
    seat->bet -= seat->bet < credits ? seat->bet : credits;
}

static void absorb_payout(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    table->hand_pot -= event->amount;
    if (event->seat == SABACC_CROUPIER) {
        table->sabacc_pot += event->amount;
        return;
    }
    *stack_of(table, seat) += event->amount;
    if (event->second < 0) return;
    for (int i = 0; i < table->seats; i++)
        if (table->seat[i].paid > event->second) table->seat[i].paid = event->second;
}

/* ---- hands and games ---- */

/* KE-2: each family has its own deck. */
static void split_families(SabaccTable *table) {
    SabaccSet all = deck_all(deck_of(table)), blood = family_only(deck_of(table), &all, SABACC_BLOOD);
    table->blood_count = (uint8_t)__builtin_popcountll(blood.bits[0]);
    table->deck_count = (uint8_t)(table->deck_count - table->blood_count);
}

static void absorb_hand(SabaccTable *table, int32_t number) {
    table->hand = number;
    table->round = 1;
    table->antes = 0;
    table->folded = 0;
    table->dealt = table->in_game;
    table->caller = SABACC_NOBODY;
    table->called = 0;
    table->declared = 0;
    table->stale = number > 1;
    table->deck_count = (uint8_t)deck_count(deck_of(table));
    table->blood_count = 0;
    if (game_of(table)->face.shows & SABACC_SHOWS_CHIPS) split_families(table);
    table->junk_count = 0;
    table->blood_discard_count = 0;
    memset(table->blood_discard, SABACC_CARD_NONE, sizeof table->blood_discard);
    if (is_open(table)) table->deck = deck_all(deck_of(table));
    table->junk = (SabaccSet){0};
    memset(table->discard, SABACC_CARD_NONE, table->discard_count);
    table->discard_count = 0;
    table->dice_count = 0;
    table->target = 0;
    table->trump = 0;
    memset(table->dice, 0, sizeof table->dice);
    for (int i = 0; i < table->seats; i++) {
        table->seat[i].bet = 0;
        table->seat[i].last = SABACC_VERBS;
        table->seat[i].last_amount = 0;
        table->seat[i].declared = 0;
    }
}

static void absorb_clear(SabaccTable *table) {
    table->stale = 0;
    table->shown = 0;
    table->bombed = 0;
    for (int i = 0; i < table->seats; i++) {
        SabaccSeat *seat = &table->seat[i];
        empty_hand(seat);
        memset(seat->draws, SABACC_CARD_NONE, sizeof seat->draws);
        seat->draw_count = 0;
        seat->discards = 0;
        seat->key = 0;
        seat->total = 0;
        seat->rank = seat->judged = seat->takes_sabacc_pot = 0;
    }
}

static void absorb_hand_end(SabaccTable *table, const SabaccEvent *event) {
    table->winners = (SeatMask)event->amount;
    table->sabacc_won = (uint8_t)event->second;
    table->turn.level = 0;
    for (int i = 0; i < table->seats; i++) table->seat[i].paid = table->seat[i].bet = 0;
}

/* CS-3: the bet that has waited enters the hand pot. */
static void bring_in(SabaccTable *table, SabaccSeat *seat) {
    seat->paid += seat->bet;
    table->hand_pot += seat->bet;
    table->pending -= seat->bet;
}

static void absorb_gather(SabaccTable *table) {
    table->turn.level = 0;
    for (int i = 0; i < table->seats; i++) {
        if (table->pending > 0 && i != house_seat(table)) bring_in(table, &table->seat[i]);
        table->seat[i].bet = 0;
    }
}

static void absorb_dealer(SabaccTable *table, const SabaccEvent *event) {
    table->dealer = event->seat;
    if (table->first_dealer == SABACC_NOBODY || table->hand == 0) table->first_dealer = event->seat;
    table->cycles += event->amount;
}

static void absorb_roll(SabaccTable *table, const SabaccEvent *event) {
    table->dice_count = event->count;
    memset(table->dice, 0, sizeof table->dice);
    memcpy(table->dice, event->cards, event->count);
    if (table->turn.dice_faces != 0) return;
    table->target = (int8_t)event->cards[0]; /* CO-1 */
    table->trump = event->cards[1];
}

/* The verb that a seat's event shows as its last action; SABACC_VERBS for events that are none. */
static int verb_of(const SabaccEvent *event) {
    switch (event->type) {
    case SABACC_EVENT_CHECK: return SABACC_VERB_CHECK;
    case SABACC_EVENT_BET: return SABACC_VERB_BET;
    case SABACC_EVENT_MATCH: return SABACC_VERB_MATCH;
    case SABACC_EVENT_RAISE: return SABACC_VERB_RAISE;
    case SABACC_EVENT_FOLD: return SABACC_VERB_FOLD;
    case SABACC_EVENT_DRAW: return SABACC_VERB_DRAW;
    case SABACC_EVENT_TRADE: return SABACC_VERB_TRADE;
    case SABACC_EVENT_STAND: return SABACC_VERB_STAND;
    case SABACC_EVENT_DISCARD: return SABACC_VERB_DISCARD;
    case SABACC_EVENT_FIELD: return SABACC_VERB_FIELD;
    case SABACC_EVENT_UNFIELD: return SABACC_VERB_UNFIELD;
    case SABACC_EVENT_CALL: return SABACC_VERB_CALL;
    case SABACC_EVENT_KEEP: return SABACC_VERB_KEEP;
    case SABACC_EVENT_BUY: return SABACC_VERB_BUY;
    case SABACC_EVENT_DEVICE: return event->amount > 0 ? SABACC_VERB_SKIFT : SABACC_VERB_CLONE;
    case SABACC_EVENT_PASS: return SABACC_VERB_PASS;
    case SABACC_EVENT_PLAY: return SABACC_VERB_PLAY;
    case SABACC_EVENT_STAKE: return SABACC_VERB_STAKE;
    case SABACC_EVENT_REDEEM: return SABACC_VERB_REDEEM;
    default: return SABACC_VERBS;
    }
}

void table_absorb(SabaccTable *table, const Game *game, const SabaccEvent *event) {
    SabaccSeat *seat = &table->seat[event->seat >= 0 ? event->seat : 0];
    switch ((SabaccEventType)event->type) {
    case SABACC_EVENT_TURN: table->turn = event->turn; return;
    case SABACC_EVENT_HAND: absorb_hand(table, event->amount); return;
    case SABACC_EVENT_CLEAR: absorb_clear(table); return;
    case SABACC_EVENT_DEALER: absorb_dealer(table, event); return;
    case SABACC_EVENT_ANTE: absorb_ante(table, seat, event); return;
    case SABACC_EVENT_OUT: table->in_game = (SeatMask)(table->in_game & ~seat_bit(event->seat)); return;
    case SABACC_EVENT_ROUND: table->round = (uint8_t)event->amount; return;
    case SABACC_EVENT_GATHER: absorb_gather(table); return;
    case SABACC_EVENT_DEAL: absorb_deal(table, event); return;
    case SABACC_EVENT_DECLARE: absorb_declare(table, seat, event); return;
    case SABACC_EVENT_SINGLE_DRAW:
    case SABACC_EVENT_DEMISE: return;
    case SABACC_EVENT_BET:
    case SABACC_EVENT_MATCH:
    case SABACC_EVENT_RAISE: absorb_stake(table, seat, event); break;
    case SABACC_EVENT_FOLD: absorb_fold(table, event); break;
    case SABACC_EVENT_DRAW:
        if (event->pile == SABACC_PILE_DISCARD) take_from_pile(table, seat, (SabaccFamily)event->second);
        break;
    case SABACC_EVENT_TRADE: absorb_trade(table, seat, event); break;
    case SABACC_EVENT_DISCARD:
        absorb_discard(table, seat, event);
        if (event->second < 0) return; /* the other half of a trade */
        break;
    case SABACC_EVENT_FIELD:
    case SABACC_EVENT_UNFIELD: absorb_field(seat, event); break;
    case SABACC_EVENT_CALL:
        table->called = 1;
        if (event->seat == SABACC_CROUPIER) return;
        table->caller = event->seat;
        break;
    case SABACC_EVENT_CHECK:
    case SABACC_EVENT_PASS:
    case SABACC_EVENT_STAND: break;
    case SABACC_EVENT_ROLL: absorb_roll(table, event); return;
    case SABACC_EVENT_SHIFT: absorb_shift(table, (SabaccShift)event->amount); return;
    case SABACC_EVENT_PICK: absorb_pick(table, event); return;
    case SABACC_EVENT_KEEP: seat->kept |= (uint32_t)event->second; break;
    case SABACC_EVENT_BUY: absorb_buy(table, seat, event); break;
    case SABACC_EVENT_PLAY: /* what it does on the table is the game's own (PZ-4) */
        from_hand(seat, event->second);
        game->absorb(table, event);
        break;
    case SABACC_EVENT_STAKE: absorb_stake_item(table, seat, event); break;
    case SABACC_EVENT_REDEEM: absorb_redeem(table, seat, event); break;
    case SABACC_EVENT_DEVICE:
        absorb_device(seat, event);
        if (event->clause != SABACC_CLAUSE_NONE) return; /* told again as the hand is shown */
        break;
    case SABACC_EVENT_TAKE:
    case SABACC_EVENT_TOKEN:
    case SABACC_EVENT_SWAP:
    case SABACC_EVENT_TAX:
    case SABACC_EVENT_CHIPS:
    case SABACC_EVENT_CHOOSE:
    case SABACC_EVENT_SET:
    case SABACC_EVENT_MATCH_END:
    case SABACC_EVENT_OWN: game->absorb(table, event); return;
    case SABACC_EVENT_RESHUFFLE: absorb_reshuffle(table, event); return;
    case SABACC_EVENT_REVEAL: absorb_reveal(table, event); return;
    case SABACC_EVENT_SHOWDOWN: absorb_showdown(seat, event); return;
    case SABACC_EVENT_BOMB: table->bombed |= seat_bit(event->seat); return;
    case SABACC_EVENT_CAP:
        table->sabacc_pot -= event->amount;
        table->house += event->amount;
        return;
    case SABACC_EVENT_PENALTY:
        *stack_of(table, seat) -= event->amount;
        table->sabacc_pot += event->amount;
        return;
    case SABACC_EVENT_RETURN: absorb_return(table, seat, event->amount); return;
    case SABACC_EVENT_PAYOUT: absorb_payout(table, seat, event); return;
    case SABACC_EVENT_SABACC_PAYOUT:
        *stack_of(table, seat) += event->amount;
        table->sabacc_pot -= event->amount;
        return;
    case SABACC_EVENT_HAND_END: absorb_hand_end(table, event); return;
    case SABACC_EVENT_GAME_END:
        table->champions = (SeatMask)event->amount;
        table->over = 1;
        return;
    case SABACC_EVENTS: assert(false && "an event");
    }
    seat->last = (uint8_t)verb_of(event);
    seat->last_amount = event->amount;
}

/* ---- what a seat may know ---- */

/* Tokens, side decks and devices are their owners' alone (KE-1, PZ-1, PL-3). */
static void hide_secrets(SabaccTable *table, int viewer) {
    for (int i = 0; i < table->seats; i++) {
        SabaccSeat *seat = &table->seat[i];
        if (i == viewer) continue;
        memset(seat->tokens, SABACC_CARD_HIDDEN, seat->token_count);
        memset(seat->side, SABACC_CARD_HIDDEN, seat->side_count);
        if (seat_in(table->shown, i)) continue;
        seat->device_slot = -1;
        seat->device_card = SABACC_CARD_NONE;
    }
    if (game_of(table)->hide != NULL) game_of(table)->hide(table);
}

int sabacc_house_seat(const SabaccTable *table) { return house_seat(table); }

int32_t sabacc_purse(const SabaccTable *table, int seat) {
    return seat == house_seat(table) ? table->house : table->seat[seat].credits;
}

int32_t sabacc_holding(const SabaccTable *table, int seat) {
    bool has_chips = game_of(table)->face.shows & SABACC_SHOWS_CHIPS;
    return has_chips ? table->seat[seat].chips + table->seat[seat].staked : sabacc_purse(table, seat);
}

bool sabacc_plays_for_credits(const SabaccTable *table) {
    bool has_stake = sabacc_game_has(&game_of(table)->face, SABACC_OPTION_STAKE);
    return !has_stake || sabacc_option(table, SABACC_OPTION_STAKE).n > 0;
}

bool sabacc_moves(const SabaccTable *table, int *left, int *whole) {
    if (!sabacc_game_has(&game_of(table)->face, SABACC_OPTION_MOVES)) return false;
    *whole = sabacc_option(table, SABACC_OPTION_MOVES).n;
    int house = house_seat(table);
    bool is_over = table->stale || table->seat[house].hand_count > 0 || table->turn.owed[house] > 0;
    bool has_begun = table->turn.phase == SABACC_PHASE_DRAW;
    *left = is_over ? 0 : has_begun ? *whole - table->turn.stage : *whole;
    return true;
}

uint32_t sabacc_face_up(const SabaccTable *table, int seat) {
    const SabaccSeat *hand = &table->seat[seat];
    if (seat_in(table->shown, seat)) return hand_slots(hand);
    return seat == house_seat(table) ? hand->fielded | hand->kept : hand->fielded;
}

void sabacc_view(const SabaccState *state, int seat, SabaccView *view) {
    SabaccTable *table = &view->table;
    *table = state->table;
    if (seat == SABACC_OPEN) return;
    table->viewer = (int8_t)seat;
    table->deck = table->junk = table->pool = (SabaccSet){0};
    for (int i = 0; i < table->seats; i++)
        for (int card = 0; card < table->seat[i].hand_count; card++)
            if (!seat_in(table->seat[i].seen[card], seat)) table->seat[i].hand[card] = SABACC_CARD_HIDDEN;
    hide_secrets(table, seat);
}

void sabacc_redact(const SabaccEvent *event, int seat, SabaccEvent *seen) {
    *seen = *event;
    if (seat == SABACC_OPEN || event->type == SABACC_EVENT_TURN || seat_in(event->audience, seat)) return;
    for (int i = 0; i < event->count; i++) seen->cards[i] = SABACC_CARD_HIDDEN;
}

void sabacc_absorb(SabaccView *view, const SabaccEvent *event) {
    table_absorb(&view->table, game_of(&view->table), event);
}

bool sabacc_discard_is_shown(const SabaccTable *table) {
    if (!(game_of(table)->face.shows & SABACC_SHOWS_DISCARD)) return false;
    return !sabacc_game_has(&game_of(table)->face, SABACC_OPTION_DISCARD_PILE) ||
           option_is_on(table, SABACC_OPTION_DISCARD_PILE);
}
