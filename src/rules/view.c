/* The only place that writes cards and credits: what each event does to a table, be it the whole truth or a
 * view. The truth also keeps the sets of unknown cards; a view only counts them. */
#include "rules/state.h"

static bool is_open(const SabaccTable *table) { return table->viewer == SABACC_OPEN; }

/* ---- cards ---- */

static void to_deck(SabaccTable *table, const Game *game, SabaccCard card) {
    table->deck_count++;
    if (is_open(table)) set_add(game->deck, &table->deck, card);
}

static void from_deck(SabaccTable *table, const Game *game, SabaccCard card) {
    table->deck_count--;
    if (is_open(table)) set_remove(game->deck, &table->deck, card);
}

static void to_junk(SabaccTable *table, const Game *game, SabaccCard card) {
    table->junk_count++;
    if (is_open(table)) set_add(game->deck, &table->junk, card);
}

static void to_pile(SabaccTable *table, SabaccCard card) {
    assert(table->discard_count < SABACC_MAX_PILE);
    table->discard[table->discard_count++] = card;
}

static void to_hand(SabaccSeat *seat, SabaccCard card, SeatMask seen) {
    assert(seat->hand_count < SABACC_MAX_HAND);
    seat->hand[seat->hand_count] = card;
    seat->seen[seat->hand_count++] = seen;
}

/* A leaving card closes its gap (DK-8). */
static void from_hand(SabaccSeat *seat, int slot) {
    int behind = seat->hand_count - slot - 1;
    memmove(seat->hand + slot, seat->hand + slot + 1, (size_t)behind);
    memmove(seat->seen + slot, seat->seen + slot + 1, (size_t)behind);
    uint32_t below = seat->fielded & ((UINT32_C(1) << slot) - 1);
    seat->fielded = below | (seat->fielded >> (slot + 1) << slot);
    seat->hand_count--;
    seat->hand[seat->hand_count] = SABACC_CARD_NONE;
    seat->seen[seat->hand_count] = 0;
}

static void empty_hand(SabaccSeat *seat) {
    memset(seat->hand, SABACC_CARD_NONE, seat->hand_count);
    memset(seat->seen, 0, seat->hand_count);
    seat->hand_count = 0;
    seat->fielded = 0;
}

static void absorb_reshuffle(SabaccTable *table, const Game *game) {
    if (table->junk_count > 0) {
        table->deck_count = table->junk_count;
        table->deck = table->junk;
        table->junk_count = 0;
        table->junk = (SabaccSet){0};
        return;
    }
    int below_top = table->discard_count - 1;
    for (int i = 0; i < below_top; i++) to_deck(table, game, table->discard[i]);
    table->discard[0] = table->discard[below_top];
    memset(table->discard + 1, SABACC_CARD_NONE, (size_t)below_top);
    table->discard_count = 1;
}

static void absorb_shift(SabaccTable *table, const Game *game) {
    for (SeatMask left = sabacc_active(table); left != 0;) {
        SabaccSeat *seat = &table->seat[seats_take(&left, 0)];
        for (int i = 0; i < seat->hand_count; i++) to_deck(table, game, seat->hand[i]);
        empty_hand(seat);
    }
}

static void absorb_deal(SabaccTable *table, const Game *game, const SabaccEvent *event) {
    from_deck(table, game, event->cards[0]);
    if (event->seat == SABACC_CROUPIER) {
        to_pile(table, event->cards[0]);
        return;
    }
    SabaccSeat *seat = &table->seat[event->seat];
    if (event->pile == SABACC_PILE_SINGLE)
        seat->draws[seat->draw_count++] = event->cards[0];
    else
        to_hand(seat, event->cards[0], event->audience);
}

static void take_from_pile(SabaccTable *table, SabaccSeat *seat) {
    SabaccCard card = table->discard[--table->discard_count];
    table->discard[table->discard_count] = SABACC_CARD_NONE;
    to_hand(seat, card, 0xff);
}

static void absorb_reveal(SabaccTable *table, const SabaccEvent *event) {
    SabaccSeat *seat = &table->seat[event->seat];
    memcpy(seat->hand, event->cards, seat->hand_count);
    memset(seat->seen, 0xff, seat->hand_count);
    table->shown |= seat_bit(event->seat);
}

/* ---- credits ---- */

static void put_in(SabaccTable *table, SabaccSeat *seat, int32_t credits) {
    seat->credits -= credits;
    seat->paid += credits;
    table->hand_pot += credits;
}

static void absorb_ante(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    put_in(table, seat, event->amount);
    table->antes += event->amount;
    seat->credits -= event->second;
    table->sabacc_pot += event->second;
}

static void absorb_stake(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    put_in(table, seat, event->second);
    seat->bet = event->amount;
    if (event->amount <= table->turn.level) return;
    table->turn.level = event->amount;
}

static void absorb_fold(SabaccTable *table, const Game *game, const SabaccEvent *event) {
    SabaccSeat *seat = &table->seat[event->seat];
    for (int i = 0; i < seat->hand_count; i++) to_junk(table, game, seat->hand[i]);
    empty_hand(seat);
    table->folded |= seat_bit(event->seat);
}

static void absorb_return(SabaccTable *table, SabaccSeat *seat, int32_t credits) {
    put_in(table, seat, -credits);
    seat->bet -= seat->bet < credits ? seat->bet : credits;
}

static void absorb_payout(SabaccTable *table, SabaccSeat *seat, const SabaccEvent *event) {
    seat->credits += event->amount;
    table->hand_pot -= event->amount;
    if (event->second < 0) return;
    for (int i = 0; i < table->seats; i++)
        if (table->seat[i].paid > event->second) table->seat[i].paid = event->second;
}

/* ---- hands and games ---- */

static void absorb_hand(SabaccTable *table, const Game *game, int32_t number) {
    table->hand = number;
    table->round = 1;
    table->antes = 0;
    table->folded = 0;
    table->dealt = table->in_game;
    table->caller = SABACC_NOBODY;
    table->stale = number > 1;
    table->deck_count = (uint8_t)deck_count(game->deck);
    table->junk_count = 0;
    if (is_open(table)) table->deck = deck_all(game->deck);
    table->junk = (SabaccSet){0};
    memset(table->discard, SABACC_CARD_NONE, table->discard_count);
    table->discard_count = 0;
    table->dice_count = 0;
    memset(table->dice, 0, sizeof table->dice);
    for (int i = 0; i < table->seats; i++) {
        table->seat[i].bet = 0;
        table->seat[i].last = SABACC_VERBS;
        table->seat[i].last_amount = 0;
    }
}

static void absorb_clear(SabaccTable *table) {
    table->stale = 0;
    table->shown = 0;
    for (int i = 0; i < table->seats; i++) {
        SabaccSeat *seat = &table->seat[i];
        empty_hand(seat);
        memset(seat->draws, SABACC_CARD_NONE, sizeof seat->draws);
        seat->draw_count = 0;
        seat->total = 0;
        seat->rank = 0;
    }
}

static void absorb_hand_end(SabaccTable *table, const SabaccEvent *event) {
    table->winners = (SeatMask)event->amount;
    table->sabacc_won = (uint8_t)event->second;
    table->turn.level = 0;
    for (int i = 0; i < table->seats; i++) table->seat[i].paid = table->seat[i].bet = 0;
}

static void absorb_gather(SabaccTable *table) {
    table->turn.level = 0;
    for (int i = 0; i < table->seats; i++) table->seat[i].bet = 0;
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
}

/* The verb that a seat's event shows as its last action; SABACC_VERBS for events that are none. */
static int verb_of(int type) {
    switch (type) {
    case SABACC_EVENT_CHECK: return SABACC_VERB_CHECK;
    case SABACC_EVENT_BET: return SABACC_VERB_BET;
    case SABACC_EVENT_MATCH: return SABACC_VERB_MATCH;
    case SABACC_EVENT_RAISE: return SABACC_VERB_RAISE;
    case SABACC_EVENT_FOLD: return SABACC_VERB_FOLD;
    case SABACC_EVENT_DRAW: return SABACC_VERB_DRAW;
    case SABACC_EVENT_TRADE: return SABACC_VERB_TRADE;
    case SABACC_EVENT_STAND: return SABACC_VERB_STAND;
    default: return SABACC_VERBS;
    }
}

void table_absorb(SabaccTable *table, const Game *game, const SabaccEvent *event) {
    SabaccSeat *seat = &table->seat[event->seat >= 0 ? event->seat : 0];
    switch ((SabaccEventType)event->type) {
    case SABACC_EVENT_TURN: table->turn = event->turn; return;
    case SABACC_EVENT_HAND: absorb_hand(table, game, event->amount); return;
    case SABACC_EVENT_CLEAR: absorb_clear(table); return;
    case SABACC_EVENT_DEALER: absorb_dealer(table, event); return;
    case SABACC_EVENT_ANTE: absorb_ante(table, seat, event); return;
    case SABACC_EVENT_OUT: table->in_game = (SeatMask)(table->in_game & ~seat_bit(event->seat)); return;
    case SABACC_EVENT_ROUND: table->round = (uint8_t)event->amount; return;
    case SABACC_EVENT_GATHER: absorb_gather(table); return;
    case SABACC_EVENT_DEAL: absorb_deal(table, game, event); return;
    case SABACC_EVENT_SINGLE_DRAW: return;
    case SABACC_EVENT_BET:
    case SABACC_EVENT_MATCH:
    case SABACC_EVENT_RAISE: absorb_stake(table, seat, event); break;
    case SABACC_EVENT_FOLD: absorb_fold(table, game, event); break;
    case SABACC_EVENT_DRAW:
        if (event->pile == SABACC_PILE_DISCARD) take_from_pile(table, seat);
        break;
    case SABACC_EVENT_TRADE:
        from_hand(seat, event->second);
        if (event->pile == SABACC_PILE_DISCARD) take_from_pile(table, seat);
        break;
    case SABACC_EVENT_DISCARD: to_pile(table, event->cards[0]); return;
    case SABACC_EVENT_CHECK:
    case SABACC_EVENT_STAND: break;
    case SABACC_EVENT_ROLL: absorb_roll(table, event); return;
    case SABACC_EVENT_SHIFT: absorb_shift(table, game); return;
    case SABACC_EVENT_RESHUFFLE: absorb_reshuffle(table, game); return;
    case SABACC_EVENT_REVEAL: absorb_reveal(table, event); return;
    case SABACC_EVENT_SHOWDOWN:
        seat->total = event->amount;
        seat->rank = (uint8_t)event->second;
        return;
    case SABACC_EVENT_PENALTY:
        seat->credits -= event->amount;
        table->sabacc_pot += event->amount;
        return;
    case SABACC_EVENT_RETURN: absorb_return(table, seat, event->amount); return;
    case SABACC_EVENT_PAYOUT: absorb_payout(table, seat, event); return;
    case SABACC_EVENT_SABACC_PAYOUT:
        seat->credits += event->amount;
        table->sabacc_pot -= event->amount;
        return;
    case SABACC_EVENT_HAND_END: absorb_hand_end(table, event); return;
    case SABACC_EVENT_GAME_END:
        table->champions = (SeatMask)event->amount;
        table->over = 1;
        return;
    case SABACC_EVENTS: assert(false && "an event");
    }
    seat->last = (uint8_t)verb_of(event->type);
    seat->last_amount = event->amount;
}

/* ---- what a seat may know ---- */

void sabacc_view(const SabaccState *state, int seat, SabaccView *view) {
    SabaccTable *table = &view->table;
    *table = state->table;
    if (seat == SABACC_OPEN) return;
    table->viewer = (int8_t)seat;
    table->deck = table->junk = (SabaccSet){0};
    for (int i = 0; i < table->seats; i++)
        for (int card = 0; card < table->seat[i].hand_count; card++)
            if (!seat_in(table->seat[i].seen[card], seat)) table->seat[i].hand[card] = SABACC_CARD_HIDDEN;
}

void sabacc_redact(const SabaccEvent *event, int seat, SabaccEvent *seen) {
    *seen = *event;
    if (seat == SABACC_OPEN || event->type == SABACC_EVENT_TURN || seat_in(event->audience, seat)) return;
    for (int i = 0; i < event->count; i++) seen->cards[i] = SABACC_CARD_HIDDEN;
}

void sabacc_absorb(SabaccView *view, const SabaccEvent *event) {
    table_absorb(&view->table, game_of(&view->table), event);
}
