/* Credits, hands and games: the effect of each event on a table, true state or view. */
#include "rules/engine/absorb.h"

/* ---- credits ---- */

/* What the seat pays from and is paid into: for the house its account. */
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

/* CS-3: it leaves the stack and waits for the next round. */
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

/* DR-1: the card leaves the hand, for a new one or the top of the pile; a fee goes to the main pot (SP-6). */
static void absorb_trade(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    card_from_hand(seat, event->second);
    seat->discards++;
    seat->credits -= event->amount;
    table->hand_pot += event->amount;
    if (event->pile == SABACC_PILE_DISCARD) card_from_pile(table, seat, SABACC_NO_FAMILY);
}

static void absorb_discard(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    if (event->second >= 0) {
        card_from_hand(seat, event->second);
        seat->discards++;
    }
    if (event->pile == SABACC_PILE_DISCARD)
        card_to_pile(table, (SabaccFamily)event->amount, event->cards[0]);
    else
        card_to_junk(table, event->cards[0]);
}

/* BY-2: the card leaves and its replacement is dealt; the price goes to the main pot (SP-6). */
static void absorb_buy(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    card_from_hand(seat, event->second);
    card_to_junk(table, event->cards[0]);
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

/* PL-3: the effect is its owner's secret until hands are shown; second is the card's place, -1 if unknown. */
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
    seat->seen[event->second] = SABACC_EVERYBODY;
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
    for (int i = 0; i < seat->hand_count; i++) card_to_junk(table, seat->hand[i]);
    cards_from_hand(seat);
    table->folded |= seat_bit(event->seat);
}

static void absorb_return(SabaccTable *table, SabaccSeat *seat, int32_t credits) {
    if (table->pending > 0)
        put_by(table, seat, -credits); /* a pending bet is returned first */
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
    if (game_of(table)->two_families) split_families(table);
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
        cards_from_hand(seat);
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

/* CS-3: the pending bet enters the hand pot. */
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

/* The verb shown as the seat's last action for an event; SABACC_VERBS for events that are not actions. */
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
        if (event->pile == SABACC_PILE_DISCARD) card_from_pile(table, seat, (SabaccFamily)event->second);
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
    case SABACC_EVENT_PLAY: /* its effect on the table is the game's own (PZ-4) */
        card_from_hand(seat, event->second);
        game->absorb(table, event);
        break;
    case SABACC_EVENT_STAKE: absorb_stake_item(table, seat, event); break;
    case SABACC_EVENT_REDEEM: absorb_redeem(table, seat, event); break;
    case SABACC_EVENT_DEVICE:
        absorb_device(seat, event);
        if (event->clause != SABACC_CLAUSE_NONE) return; /* repeated when the hand is shown */
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
