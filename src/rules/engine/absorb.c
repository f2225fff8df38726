/* Credits, hands and games: the effect of each event on a table, true state or view. */
#include "rules/engine/absorb.h"

/* ---- credits ---- */

/* What the seat pays from and is paid into: for the house its account. */
static int32_t *stack_of(SabaccTable *table, SabaccSeat *seat) {
    int house = house_seat(table);
    return house >= 0 && seat == &table->seat[house] ? &table->house : &seat->credits;
}

static void put_in(SabaccTable *table, SabaccSeat *seat, int32_t credits, int32_t *pot) {
    *stack_of(table, seat) -= credits;
    seat->paid += credits;
    *pot += credits;
}

/* ST-2a: the house's own is nobody's contribution: it makes no layer. */
void absorb_ante(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    bool is_of_house = event->seat == SABACC_CROUPIER;
    int32_t *stack = is_of_house ? &table->house : stack_of(table, seat);
    *stack -= event->amount + event->second;
    if (!is_of_house) seat->paid += event->amount;
    table->hand_pot += event->amount;
    table->antes += event->amount;
    table->sabacc_pot += event->second;
}

/* CS-3: the pot that bets are in. */
static int32_t *pot_of_bets(SabaccTable *table) {
    return sabacc_bets_into_sabacc_pot(table) ? &table->sabacc_pot : &table->hand_pot;
}

/* CS-3: it leaves the stack and waits for the next round. */
static void put_by(SabaccTable *table, SabaccSeat *seat, int32_t credits) {
    seat->credits -= credits;
    table->pending += credits;
}

/* Of a bet that it had to answer, before the answer takes effect. */
static void count_answer(const SabaccTable *table, SabaccSeat *seat, uint8_t counts[SABACC_PRICES]) {
    int32_t owed = table->turn.level - seat->bet;
    if (owed <= 0) return;
    SabaccPrice price = sabacc_price(owed < seat->credits ? owed : seat->credits, table->hand_pot);
    if (++counts[price] < UINT8_MAX) return;
    seat->gave_way[price] /= 2;
    seat->matched[price] /= 2;
}

void absorb_stake(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    count_answer(table, seat, seat->matched);
    if (game_of(table)->bets_wait && event->type == SABACC_EVENT_BET)
        put_by(table, seat, event->second);
    else
        put_in(table, seat, event->second, pot_of_bets(table));
    seat->bet = event->amount;
    if (event->amount <= table->turn.level) return;
    table->turn.level = event->amount;
}

/* DR-1: the card leaves the hand, for a new one or the top of the pile; a fee goes to the main pot (SP-6). */
void absorb_trade(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    card_from_hand(seat, event->second);
    seat->discards++;
    seat->credits -= event->amount;
    table->hand_pot += event->amount;
    if (event->pile == SABACC_PILE_DISCARD) card_from_pile(table, seat, SABACC_NO_FAMILY);
}

void absorb_discard(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
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
void absorb_buy(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    card_from_hand(seat, event->second);
    card_to_junk(table, event->cards[0]);
    seat->credits -= event->amount;
    table->hand_pot += event->amount;
}

/* PL-2: the house pays; it keeps the item, or that lies beside the pot. */
void absorb_stake_item(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    seat->items[event->second]--;
    if (sabacc_stakes_lie_beside(table))
        table->staked[table->staked_count++] =
            (SabaccStaked){.seat = (uint8_t)event->seat, .item = (uint8_t)event->second};
    else
        seat->pawned[event->second]++;
    seat->credits += event->amount;
    table->house -= event->amount;
}

void absorb_redeem(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    seat->pawned[event->second]--;
    seat->items[event->second]++;
    seat->credits -= event->amount;
    table->house += event->amount;
}

static void take_from_beside(SabaccTable *table) {
    table->staked_count--;
    memmove(table->staked, table->staked + 1, table->staked_count * sizeof table->staked[0]);
    table->staked[table->staked_count] = (SabaccStaked){0};
}

void absorb_take_item(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    take_from_beside(table);
    seat->items[event->second]++;
    seat->taken += event->amount;
    seat->credits -= event->amount;
    table->house += event->amount;
}

void absorb_keep_item(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    take_from_beside(table);
    seat->pawned[event->second]++;
}

/* ST-7 */
void absorb_rebuy(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    seat->rebuys++;
    table->house -= event->amount;
    *(event->second ? &table->hand_pot : &seat->credits) += event->amount;
}

/* ST-6: it is said now, and takes effect with SEATED. */
void absorb_sit(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    table->sits_out ^= seat_bit(event->seat);
}

void absorb_seated(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat, (void)event;
    table->absent = table->sits_out;
}

/* PL-3: the effect is its owner's secret until hands are shown; second is the card's place, -1 if unknown. */
void absorb_device(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)table;
    seat->device_spent = 1;
    if (event->cards[0] == SABACC_CARD_HIDDEN) return;
    seat->device_slot = (int8_t)event->second;
    seat->device_card = event->cards[1];
}

void absorb_field(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)table;
    uint32_t bit = UINT32_C(1) << event->second;
    seat->fielded = event->type == SABACC_EVENT_FIELD ? seat->fielded | bit : seat->fielded & ~bit;
    seat->hand[event->second] = event->cards[0];
    seat->seen[event->second] = SABACC_EVERYBODY;
}

void absorb_declare(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    if (event->second != SABACC_UNALIGNED) {
        seat->alignment = (uint8_t)event->second;
        return;
    }
    seat->declared = event->amount;
    table->declared |= seat_bit(event->seat);
}

void absorb_fold(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    count_answer(table, seat, seat->gave_way);
    hand_to_junk(table, seat);
    table->folded |= seat_bit(event->seat);
}

void absorb_return(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    int32_t credits = event->amount;
    if (table->pending > 0)
        put_by(table, seat, -credits); /* a pending bet is returned first */
    else
        put_in(table, seat, -credits, event->second ? &table->sabacc_pot : &table->hand_pot);
    seat->bet -= seat->bet < credits ? seat->bet : credits;
}

void absorb_payout(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    table->hand_pot -= event->amount;
    if (event->seat == SABACC_CROUPIER) {
        table->sabacc_pot += event->amount;
        return;
    }
    *stack_of(table, seat) += event->amount;
    for (int i = 0; i < table->seats; i++)
        if (seat_in(event->payers, i)) seat->won_of[i] += event->amount;
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

void absorb_hand(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    int32_t number = event->amount;
    (void)seat;
    table->hand = number;
    table->round = 1;
    table->antes = 0;
    table->folded = 0;
    table->dealt = (SeatMask)(table->in_game & ~table->absent);
    table->caller = SABACC_NOBODY;
    table->called = 0;
    table->declared = 0;
    table->stale = number > 1;
    table->deck_count = deck_of(table)->cards;
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
        table->seat[i].bet = table->seat[i].taken = 0;
        memset(table->seat[i].won_of, 0, sizeof table->seat[i].won_of);
        table->seat[i].last = SABACC_VERBS;
        table->seat[i].last_amount = 0;
    }
}

void absorb_clear(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat, (void)event;
    table->stale = 0;
    table->shown = 0;
    table->bombed = 0;
    for (int i = 0; i < table->seats; i++) {
        SabaccSeat *at = &table->seat[i];
        if (at->hand_count > 0) cards_from_hand(at);
        memset(at->draws, SABACC_CARD_NONE, sizeof at->draws);
        at->draw_count = 0;
        at->discards = 0;
        at->key = 0;
        at->total = 0;
        at->rank = at->judged = at->takes_sabacc_pot = 0;
    }
}

void absorb_hand_end(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    table->winners = (SeatMask)event->amount;
    table->sabacc_won = (uint8_t)event->second;
    table->turn.level = 0;
    for (int i = 0; i < table->seats; i++) table->seat[i].paid = table->seat[i].bet = 0;
}

/* CS-3: the pending bet enters the hand pot. */
static void bring_in(SabaccTable *table, SabaccSeat *seat) {
    seat->paid += seat->bet;
    *pot_of_bets(table) += seat->bet;
    table->pending -= seat->bet;
}

void absorb_gather(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat, (void)event;
    table->turn.level = 0;
    for (int i = 0; table->pending > 0 && i < table->seats; i++)
        if (i != house_seat(table)) bring_in(table, &table->seat[i]);
    for (int i = 0; i < table->seats; i++) table->seat[i].bet = 0;
}

void absorb_dealer(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    bool sat_out = table->first_dealer >= 0 && seat_in(table->absent, table->first_dealer);
    bool is_first = table->first_dealer == SABACC_NOBODY || (table->hand == 0 && !sat_out);
    table->dealer = event->seat;
    if (is_first) table->first_dealer = event->seat;
    table->cycles += event->amount;
}

void absorb_roll(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    table->dice_count = event->count;
    memset(table->dice, 0, sizeof table->dice);
    memcpy(table->dice, event->cards, event->count);
    if (table->turn.dice_faces != 0) return;
    table->target = (int8_t)event->cards[0]; /* CO-1 */
    table->trump = event->cards[1];
}

void absorb_turn(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    table->turn = event->turn;
}

void absorb_round(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    table->round = (uint8_t)event->amount;
}

void absorb_out(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    SeatMask others = (SeatMask)~seat_bit(event->seat);
    table->in_game &= others;
    table->sits_out &= others;
    table->absent &= others;
}

void absorb_call(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    table->called = 1;
    if (event->seat != SABACC_CROUPIER) table->caller = event->seat;
}

void absorb_keep(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)table;
    seat->kept |= (uint32_t)event->second;
}

void absorb_bomb(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    table->bombed |= seat_bit(event->seat);
}

void absorb_cap(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    table->sabacc_pot -= event->amount;
    table->house += event->amount;
}

void absorb_penalty(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    *stack_of(table, seat) -= event->amount;
    table->sabacc_pot += event->amount;
}

void absorb_sabacc_payout(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    *stack_of(table, seat) += event->amount;
    table->sabacc_pot -= event->amount;
}

void absorb_game_end(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    table->champions = (SeatMask)event->amount;
    table->over = 1;
}

/* Only the game's own function knows what it does. */
void absorb_own(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)seat;
    game_of(table)->absorb(table, event);
}

/* The card's effect on the table is the game's own (PZ-4). */
void absorb_play(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    card_from_hand(seat, event->second);
    game_of(table)->absorb(table, event);
}

/* Changes nothing but the seat's last action. */
void absorb_nothing(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    (void)table, (void)seat, (void)event;
}
