#include "guide_watch.h"

static void measure(Watch *watch, int quantity, int32_t value) {
    Measure *at = &watch->measure[quantity];
    if (!at->is_seen || value < at->least) at->least = value;
    if (!at->is_seen || value > at->most) at->most = value;
    at->is_seen = true;
}

static void see(Watch *watch, int quantity, bool is_so) { watch->sight[quantity] |= is_so; }

/* ---- offers ---- */

enum { RICH = 3000 };

/* BR-4: what limits a bet or a raise, if it is not the stack. */
static void watch_bet(Watch *watch, const SabaccTable *table, int seat, const SabaccOffer *offer) {
    const SabaccSeat *stack = &table->seat[seat];
    int32_t all = stack->bet + stack->credits, level = table->turn.level;
    bool opens = offer->verb == SABACC_VERB_BET;
    int32_t casino = opens ? table->antes : 2 * level;
    watch->is_bet = true;
    watch->least_bet = sabacc_option(table, SABACC_OPTION_MIN_BET).n;
    if (all > level + RICH) measure(watch, QUANTITY_LEAST, offer->min - level);
    if (offer->max >= all) return;
    watch->is_bound = true;
    watch->is_casino_bound |= offer->max != casino;
    measure(watch, opens ? QUANTITY_OPENING : QUANTITY_RAISE, offer->max - level);
    measure(watch, QUANTITY_CAP, offer->max);
}

void watch_offers(Watch *watch, const SabaccTable *table, int seat, const SabaccOffers *offers) {
    bool bets = game_of(table)->verbs & VERB_BIT(MATCH);
    for (int i = 0; i < offers->count; i++) {
        const SabaccOffer *offer = &offers->list[i];
        bool is_pile = offer->pile == SABACC_PILE_DISCARD;
        watch->can[offer->verb] = true;
        if (bets && (offer->verb == SABACC_VERB_BET || offer->verb == SABACC_VERB_RAISE))
            watch_bet(watch, table, seat, offer);
        if (offer->verb == SABACC_VERB_CALL) measure(watch, QUANTITY_FIRST_CALL, table->round);
        see(watch, QUANTITY_TRADES_PILE, offer->verb == SABACC_VERB_TRADE && is_pile);
        see(watch, QUANTITY_DRAWS_PILE, offer->verb == SABACC_VERB_DRAW && is_pile);
    }
}

/* ---- penalties ---- */

/* P of CA-9: all that is paid out of hand pots from the settlement on. */
static int32_t hand_pot_of(const SabaccEvents *events) {
    int32_t pot = 0;
    for (int i = 0; i < events->count; i++)
        if (events->list[i].type == SABACC_EVENT_PAYOUT && events->list[i].clause != SABACC_CLAUSE_SP_2)
            pot += events->list[i].amount;
    return pot;
}

/* What the payer of that penalty had before it. */
static int32_t purse_before(const SabaccTable *before, const SabaccEvents *events, int index) {
    int seat = events->list[index].seat;
    int32_t purse = before->seat[seat].credits;
    for (int i = 0; i < index; i++) {
        const SabaccEvent *event = &events->list[i];
        if (event->seat != seat) continue;
        switch (event->type) {
        case SABACC_EVENT_BET:
        case SABACC_EVENT_MATCH:
        case SABACC_EVENT_RAISE: purse -= event->second; break;
        case SABACC_EVENT_TRADE:
        case SABACC_EVENT_PENALTY: purse -= event->amount; break;
        case SABACC_EVENT_RETURN:
        case SABACC_EVENT_PAYOUT: purse += event->amount; break;
        default: break;
        }
    }
    return purse;
}

static void add_penalty(Penalties *penalties, const SabaccTable *before, const SabaccEvents *events,
                        int index) {
    if (penalties->count == MAX_PENALTIES) return;
    penalties->list[penalties->count].paid = events->list[index].amount;
    penalties->list[penalties->count].pot = hand_pot_of(events);
    penalties->list[penalties->count++].is_all =
        events->list[index].amount >= purse_before(before, events, index);
}

static void watch_penalty(Watch *watch, const SabaccTable *before, const SabaccEvents *events, int index) {
    static const struct {
        uint8_t clause, paid;
    } clauses[] = {{SABACC_CLAUSE_BR_6, PAID_BR_6},         {SABACC_CLAUSE_CA_6, PAID_CA_6},
                   {SABACC_CLAUSE_CA_7, PAID_CA_7},         {SABACC_CLAUSE_CA_10, PAID_CA_10},
                   {SABACC_CLAUSE_SD_3, PAID_SD_3_PENALTY}, {SABACC_CLAUSE_CS_6, PAID_CS_6}};
    const SabaccEvent *event = &events->list[index];
    for (size_t i = 0; i < sizeof clauses / sizeof *clauses; i++)
        if (clauses[i].clause == event->clause) watch->paid[clauses[i].paid] = true;
    if (event->clause == SABACC_CLAUSE_BR_6) measure(watch, QUANTITY_FOLD_PENALTY, event->amount);
    if (event->clause == SABACC_CLAUSE_CA_6) add_penalty(&watch->bombs, before, events, index);
    if (event->clause == SABACC_CLAUSE_CA_7) add_penalty(&watch->calls, before, events, index);
    for (int i = 0; i < index; i++)
        see(watch, QUANTITY_TWO_PENALTIES,
            events->list[i].type == SABACC_EVENT_PENALTY && events->list[i].seat == event->seat &&
                event->clause == SABACC_CLAUSE_CA_7 && events->list[i].clause == SABACC_CLAUSE_CA_6);
}

/* ---- other events ---- */

static void watch_payout(Watch *watch, const SabaccEvent *event) {
    bool is_moved = event->seat == SABACC_CROUPIER;
    watch->paid[PAID_WIN] |= !is_moved && event->clause != SABACC_CLAUSE_BR_7 &&
                             event->clause != SABACC_CLAUSE_SP_2 && event->clause != SABACC_CLAUSE_KE_7 &&
                             event->clause != SABACC_CLAUSE_SP_5;
    watch->paid[PAID_SIDE_POTS] |= event->clause == SABACC_CLAUSE_SP_1 || event->clause == SABACC_CLAUSE_SP_2;
    watch->paid[PAID_BR_7] |= event->clause == SABACC_CLAUSE_BR_7;
    watch->paid[PAID_SD_1] |= event->clause == SABACC_CLAUSE_SD_1;
    watch->paid[PAID_SD_3] |= event->clause == SABACC_CLAUSE_SD_3;
    watch->paid[PAID_CA_8] |= event->clause == SABACC_CLAUSE_CA_8;
    watch->paid[PAID_CS_6_MOVED] |= event->clause == SABACC_CLAUSE_CS_6 && is_moved;
    watch->paid[PAID_KE_7] |= event->clause == SABACC_CLAUSE_KE_7;
}

static void watch_deal(Watch *watch, const SabaccTable *before, const SabaccEvent *event) {
    bool is_first = before->turn.phase == SABACC_PHASE_DEAL && event->pile == SABACC_PILE_UNSAID &&
                    event->seat >= 0 && before->round <= 1;
    see(watch, QUANTITY_NEW_HANDS,
        (event->pile == SABACC_PILE_SIDE || event->pile == SABACC_PILE_SPECIAL) && before->round > 1);
    if (!is_first || game_of(before)->two_families) return;
    watch->dealt[event->seat]++;
    if (event->seat != house_seat(before)) measure(watch, QUANTITY_CARDS_DEALT, watch->dealt[event->seat]);
}

static void watch_ante(Watch *watch, const SabaccTable *table, const SabaccEvent *event) {
    watch->paid[PAID_ST_2A] |= event->clause == SABACC_CLAUSE_ST_2A;
    if (event->amount > 0) {
        measure(watch, QUANTITY_ANTE, event->amount);
        if (event->second > 0) measure(watch, QUANTITY_SABACC_ANTE, event->second);
    } else {
        see(watch, QUANTITY_HOUSE_PAYS, event->seat == house_seat(table) && event->second == 1);
    }
}

/* A roll and the shift that it brings are in one list. */
static void watch_roll(Watch *watch, const SabaccTable *before, const SabaccEvents *events,
                       const SabaccEvent *event) {
    bool is_for_all = before->turn.phase == SABACC_PHASE_ROLL || before->turn.phase == SABACC_PHASE_DICE;
    see(watch, QUANTITY_TWO_DICE, is_for_all && event->count == 2 && house_seat(before) < 0);
    if (event->count != 1) return;
    for (int i = 0; i < events->count; i++) {
        if (events->list[i].type != SABACC_EVENT_SHIFT) continue;
        measure(watch, QUANTITY_SHIFT_FROM, event->cards[0]);
        measure(watch, QUANTITY_SHIFT_TO, event->cards[0]);
    }
}

static void watch_showdown(Watch *watch, const SabaccTable *before, const SabaccEvents *events,
                           const SabaccEvent *event, const SabaccTable *after) {
    bool is_met = true;
    int discards = before->seat[event->seat].discards;
    watch->hand[event->second] = true;
    for (int i = 0; i < events->count; i++) {
        if (events->list[i].seat != event->seat) continue;
        is_met &= events->list[i].type != SABACC_EVENT_BOMB || events->list[i].clause != SABACC_CLAUSE_DR_3;
        discards += events->list[i].type == SABACC_EVENT_DISCARD; /* a trade is one too */
    }
    if (is_met) measure(watch, QUANTITY_LEAST_DISCARDS, discards);
    SabaccCard cards[SABACC_MAX_COUNTED];
    int8_t from[SABACC_MAX_COUNTED];
    int counted = after->stale ? 0 : sabacc_counted(after, event->seat, cards, from);
    see(watch, QUANTITY_BORROWS, counted > after->seat[event->seat].hand_count);
}

static void watch_tax(Watch *watch, const SabaccEvents *events, const SabaccEvent *event) {
    bool by_token = event->clause == SABACC_CLAUSE_KE_8;
    SabaccCard token = sabacc_card_parse("embezzlement", strlen("embezzlement"));
    see(watch, QUANTITY_EMBEZZLES_PLAY, by_token && event->second == 1);
    see(watch, QUANTITY_EMBEZZLES_STOCK,
        by_token && event->second == 0 && events->list[0].type == SABACC_EVENT_TOKEN &&
            events->list[0].cards[0] == token);
    if (by_token || event->second == 1) return;
    for (int i = 0; i < events->count; i++)
        see(watch, QUANTITY_SABACC_TAX,
            events->list[i].type == SABACC_EVENT_SHOWDOWN && events->list[i].seat == event->seat &&
                events->list[i].second != SABACC_RANK_DIFFERENCE);
}

static void watch_set(Watch *watch, const SabaccTable *before, const SabaccEvents *events,
                      const SabaccEvent *event) {
    watch->paid[PAID_PZ_4] |= event->clause == SABACC_CLAUSE_PZ_4;
    if (event->amount == 0 || before->turn.player < 0) return;
    const SabaccSeat *player = &before->seat[before->turn.player];
    int laid = player->laid_count;
    bool stands = false;
    for (int i = 0; i < events->count; i++)
        laid += events->list[i].type == SABACC_EVENT_DEAL || events->list[i].type == SABACC_EVENT_PLAY;
    for (int i = 0; i < events->count; i++) stands |= events->list[i].type == SABACC_EVENT_STAND;
    bool is_nine = event->amount == seat_bit(before->turn.player) && laid >= SABACC_SET_CARDS &&
                   event->clause == SABACC_CLAUSE_PZ_3 && !stands;
    see(watch, QUANTITY_NINE_WINS, is_nine);
    for (int i = 0; i < events->count; i++)
        see(watch, QUANTITY_NINE_WINS_MATCH,
            is_nine && events->list[i].type == SABACC_EVENT_PAYOUT &&
                events->list[i].clause == SABACC_CLAUSE_PZ_3);
}

static void watch_end(Watch *watch, const SabaccTable *after) {
    SeatMask able = 0;
    int32_t end = sabacc_option(after, SABACC_OPTION_END).form;
    for (int seat = 0; seat < after->seats; seat++)
        if (after->seat[seat].credits > RICH) able |= seat_bit(seat);
    measure(watch, QUANTITY_HANDS, after->hand);
    int32_t rounds = has_dealer(after) ? after->cycles : after->hand,
            most = sabacc_option(after, SABACC_OPTION_END).n;
    bool has_waited = sabacc_sitting_is_on(after); /* a round may count later, with the next antes (ST-6) */
    measure(watch, QUANTITY_CYCLES, has_waited && rounds > most ? most : rounds);
    see(watch, QUANTITY_SABACC_ENDS,
        after->sabacc_won && end == SABACC_END_SABACC_WON && (seats_several(able) || house_seat(after) >= 0));
}

/* What these events put into the hand pot, less what returned. */
static int32_t bet_in(const SabaccEvents *events) {
    int32_t credits = 0;
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        bool is_bet = event->type == SABACC_EVENT_BET || event->type == SABACC_EVENT_MATCH ||
                      event->type == SABACC_EVENT_RAISE;
        if (is_bet) credits += event->second;
        if (event->type == SABACC_EVENT_RETURN) credits -= event->amount;
    }
    return credits;
}

static void watch_event(Watch *watch, const SabaccTable *before, const SabaccEvents *events, int index,
                        const SabaccTable *after) {
    const SabaccEvent *event = &events->list[index];
    bool is_rest = event->type == SABACC_EVENT_SABACC_PAYOUT && event->clause == SABACC_CLAUSE_ST_3;
    bool is_uncalled = event->type == SABACC_EVENT_RETURN && event->clause == SABACC_CLAUSE_SP_2;
    bool is_odd = event->clause == SABACC_CLAUSE_SP_5; /* of what is shared */
    if (!is_rest && !is_uncalled && !is_odd) watch->event[event->type] = true;
    watch->paid[PAID_ST_3] |= is_rest;
    switch (event->type) {
    case SABACC_EVENT_HAND: memset(watch->dealt, 0, sizeof watch->dealt); return;
    case SABACC_EVENT_ANTE: watch_ante(watch, before, event); return;
    case SABACC_EVENT_DEAL: watch_deal(watch, before, event); return;
    case SABACC_EVENT_PENALTY: watch_penalty(watch, before, events, index); return;
    case SABACC_EVENT_PAYOUT: watch_payout(watch, event); return;
    case SABACC_EVENT_SHIFT: watch->shift[event->amount] = true; return;
    case SABACC_EVENT_ROLL: watch_roll(watch, before, events, event); return;
    case SABACC_EVENT_SHOWDOWN: watch_showdown(watch, before, events, event, after); return;
    case SABACC_EVENT_BOMB: watch->paid[PAID_DR_3] |= event->clause == SABACC_CLAUSE_DR_3; return;
    case SABACC_EVENT_BUY: measure(watch, QUANTITY_BUY_PRICE, event->amount); return;
    case SABACC_EVENT_TAX: watch_tax(watch, events, event); return;
    case SABACC_EVENT_SET: watch_set(watch, before, events, event); return;
    case SABACC_EVENT_GAME_END: watch_end(watch, after); return;
    case SABACC_EVENT_TRADE:
        if (event->pile == SABACC_PILE_DISCARD) measure(watch, QUANTITY_DISCARD_FEE, event->amount);
        return;
    case SABACC_EVENT_CALL:
        if (event->seat == SABACC_CROUPIER) measure(watch, QUANTITY_LAST_ROUND, before->round);
        return;
    case SABACC_EVENT_CAP:
        if (event->amount > 0)
            measure(watch, QUANTITY_SABACC_POT_CAP, event->amount);
        else
            measure(watch, QUANTITY_HAND_POT_CAP, before->hand_pot + bet_in(events));
        return;
    case SABACC_EVENT_STAND:
        watch->paid[PAID_PZ_2] |= event->clause == SABACC_CLAUSE_PZ_2;
        watch->paid[PAID_PZ_6] |= event->clause == SABACC_CLAUSE_PZ_6;
        return;
    case SABACC_EVENT_RETURN: watch->paid[PAID_PZ_7] |= event->clause == SABACC_CLAUSE_PZ_7; return;
    case SABACC_EVENT_REVEAL:
        see(watch, QUANTITY_EARLY, game_of(before)->two_families && before->round < 3);
        return;
    default: return;
    }
}

static void watch_seats(Watch *watch, const SabaccTable *after) {
    for (int seat = 0; seat < after->seats; seat++) {
        const SabaccSeat *at = &after->seat[seat];
        measure(watch, QUANTITY_FIELD_CARDS, __builtin_popcount(at->fielded));
        measure(watch, QUANTITY_MOST_DISCARDS, at->discards);
        measure(watch, QUANTITY_SETS, at->sets);
        measure(watch, QUANTITY_REBUYS, at->rebuys);
        measure(watch, QUANTITY_TOKENS, at->token_count);
        if (after->hand == 1 && after->turn.phase == SABACC_PHASE_DEAL)
            measure(watch, QUANTITY_CHIPS, at->chips);
        if (after->turn.phase == SABACC_PHASE_IMPROVE) measure(watch, QUANTITY_MOST_CARDS, at->hand_count);
    }
    measure(watch, QUANTITY_ROUNDS, after->round);
}

void watch_events(Watch *watch, const SabaccTable *before, const SabaccEvents *events,
                  const SabaccTable *after) {
    for (int i = 0; i < events->count; i++) watch_event(watch, before, events, i, after);
    bool is_move = house_seat(before) >= 0 && before->turn.phase == SABACC_PHASE_DRAW && events->count > 0 &&
                   before->turn.to_act == 0 && events->list[0].type != SABACC_EVENT_TURN;
    if (is_move) measure(watch, QUANTITY_MOVES, before->turn.stage + 1);
    watch_seats(watch, after);
}

/* ---- numbers ---- */

static bool penalties_are(const Penalties *penalties, int form, int32_t n) {
    bool is_seen = false;
    for (int i = 0; i < penalties->count; i++) {
        int32_t pot = penalties->list[i].pot, paid = penalties->list[i].paid;
        int32_t part = (int32_t)((int64_t)pot * n / 100);
        int32_t due = form == SABACC_PENALTY_HAND_POT  ? pot
                      : form == SABACC_PENALTY_PERCENT ? (part > 0 ? part : 1)
                                                       : n;
        if (paid != due && !(penalties->list[i].is_all && paid < due)) return false;
        is_seen |= paid == due;
    }
    return is_seen;
}

/* Numbers that play within the bounds of this test does not come to are not held to it. */
static bool is_far(int quantity, int32_t n) {
    enum { FAR_CREDITS = 300, FAR_CARDS = 2, FAR_GAME = 6, FAR_TOTAL = 30 };
    switch (quantity) {
    case QUANTITY_HAND_POT_CAP:
    case QUANTITY_SABACC_POT_CAP: return n > FAR_CREDITS;
    case QUANTITY_FIELD_CARDS:
    case QUANTITY_LEAST_DISCARDS: return n > FAR_CARDS;
    case QUANTITY_REBUYS: return n > 1;
    case QUANTITY_HANDS: return n > FAR_TOTAL;
    case QUANTITY_CYCLES:
    case QUANTITY_SETS: return n > FAR_GAME;
    default: return false;
    }
}

static bool measure_is(const Watch *watch, int quantity, int32_t n) {
    const Measure *at = &watch->measure[quantity];
    bool is_far_off = is_far(quantity, n);
    switch (quantity) {
    case QUANTITY_HAND_POT_CAP:
    case QUANTITY_SABACC_POT_CAP: return is_far_off ? !at->is_seen : at->is_seen && at->least > n;
    case QUANTITY_FIRST_CALL:
    case QUANTITY_SHIFT_FROM: return at->is_seen && at->least == n;
    case QUANTITY_MOST_DISCARDS: return at->most > 0 && at->most <= n;
    case QUANTITY_LEAST:
    case QUANTITY_LEAST_DISCARDS: return !at->is_seen || (is_far_off ? at->least >= n : at->least == n);
    case QUANTITY_CAP:
    case QUANTITY_OPENING:
    case QUANTITY_RAISE: /* a limit under the least bet leaves only stacks that are smaller (BR-9) */
        return at->is_seen ? at->most == n : n < 2 * watch->least_bet;
    case QUANTITY_ANTE:
    case QUANTITY_SABACC_ANTE:
    case QUANTITY_LAST_ROUND:
    case QUANTITY_DISCARD_FEE:
    case QUANTITY_BUY_PRICE: return at->is_seen && at->most == n;
    default: return at->is_seen && (is_far_off ? at->most <= n : at->most == n);
    }
}

bool quantity_is(const Watch *watch, int quantity, int32_t n) {
    if (quantity < MEASURED) return measure_is(watch, quantity, n);
    if (quantity < SEEN_OR_NOT) return watch->sight[quantity];
    switch (quantity) {
    case QUANTITY_NO_LIMIT: return watch->is_bet && !watch->is_bound;
    case QUANTITY_CASINO_LIMIT: return watch->is_bound && !watch->is_casino_bound;
    case QUANTITY_BOMB_POT: return penalties_are(&watch->bombs, SABACC_PENALTY_HAND_POT, n);
    case QUANTITY_BOMB_PERCENT: return penalties_are(&watch->bombs, SABACC_PENALTY_PERCENT, n);
    case QUANTITY_BOMB_FIXED: return penalties_are(&watch->bombs, SABACC_PENALTY_FIXED, n);
    case QUANTITY_CALL_POT: return penalties_are(&watch->calls, SABACC_PENALTY_HAND_POT, n);
    case QUANTITY_CALL_PERCENT: return penalties_are(&watch->calls, SABACC_PENALTY_PERCENT, n);
    case QUANTITY_CALL_FIXED: return penalties_are(&watch->calls, SABACC_PENALTY_FIXED, n);
    case QUANTITY_ONE_HAND: return !watch->sight[QUANTITY_NEW_HANDS];
    default: return false;
    }
}
