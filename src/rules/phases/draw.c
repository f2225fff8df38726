/* Drawing, trading and discarding (DR), for every active seat in a round or for the player on turn. */
#include "rules/private.h"

static const PhaseRow *row_of(const SabaccTable *table) { return &game_of(table)->rows[table->turn.row]; }

static bool how(const SabaccTable *table, DrawHow bit) { return (row_of(table)->how & bit) != 0; }

enum { FIRST_CHOICE, AFTER_DRAW }; /* turn->stage */

bool draw_is_turn(const SabaccTable *table, int seat) {
    const SabaccTurn *turn = &table->turn;
    return turn->to_act == seat && turn->stage == FIRST_CHOICE &&
           (turn->phase == SABACC_PHASE_DRAW || turn->phase == SABACC_PHASE_PLAY);
}

static bool open_pile(const SabaccTable *table) { return option_is_on(table, SABACC_OPTION_DISCARD_PILE); }

static int32_t pile_fee(const SabaccTable *table) { return table->options[SABACC_OPTION_DISCARD_FEE].n; }

/* ---- the rule of discards (DR-3) ---- */

SabaccValue discard_rule(const SabaccTable *table) {
    SabaccValue by_table = local_discards(table);
    return by_table.form != SABACC_DISCARDS_ANY ? by_table : table->options[SABACC_OPTION_DISCARDS];
}

SabaccDiscards sabacc_discards(const SabaccTable *table, int seat) {
    SabaccValue rule = discard_rule(table);
    int done = table->seat[seat].discards;
    SabaccDiscards state = {.done = done, .left = SABACC_MAX_PILE, .is_met = true, .can_be_met = true};
    switch (rule.form) {
    case SABACC_DISCARDS_MAX: state.left = rule.n - done; break;
    case SABACC_DISCARDS_EXACTLY:
        state.left = rule.n - done;
        state.is_met = done == rule.n;
        break;
    case SABACC_DISCARDS_MIN: state.is_met = done >= rule.n; break;
    case SABACC_DISCARDS_ONE_OF:
        state.left = rule.m - done;
        state.is_met = done == rule.n || done == rule.m;
        break;
    default: break;
    }
    return state;
}

bool draw_requires_discards(const SabaccTable *table) {
    SabaccValue rule = discard_rule(table);
    if (rule.form == SABACC_DISCARDS_ONE_OF) return rule.m > 0;
    return (rule.form == SABACC_DISCARDS_EXACTLY || rule.form == SABACC_DISCARDS_MIN) && rule.n > 0;
}

int sabacc_round_limit(const SabaccTable *table) { return table->options[SABACC_OPTION_ROUND_LIMIT].n; }

int sabacc_min_rounds(const SabaccTable *table) {
    int rounds = table->options[SABACC_OPTION_MIN_ROUNDS].n;
    SabaccValue rule = discard_rule(table);
    return draw_requires_discards(table) && rule.n > rounds ? rule.n : rounds;
}

/* ---- the phase ---- */

static void begin(Engine *engine, const PhaseRow *row) {
    const SabaccTable *table = engine->table;
    SeatMask seats = sabacc_active(table);
    int first = first_seat(table);
    if (row->how & DRAW_ON_TURN) {
        seats &= seat_bit(engine->turn->player); /* a seat that folded does not draw (CL-6) */
        first = engine->turn->player;
    }
    engine->turn->round_robin = 0;
    if (!(row->how & DRAW_ON_TURN)) engine->turn->field_moves = 0;
    engine_ask(engine, seats, first);
}

static bool may_trade(const SabaccTable *table, int seat) {
    return !how(table, DRAW_NO_TRADE) &&
           (!how(table, DRAW_TRADE_OVER_TWO) || table->seat[seat].hand_count > 2); /* LT-0 */
}

static void offer_card(SabaccOffers *offers, SabaccVerb verb, int pile, uint32_t cards) {
    SabaccOffer *offer = offer_add(offers, verb, SABACC_OFFER_CARD);
    offer->pile = (uint8_t)pile;
    offer->cards = cards;
}

static void offer_trades(const SabaccTable *table, int seat, SabaccOffers *offers) {
    uint32_t cards = hand_unprotected(&table->seat[seat]);
    if (cards == 0 || !may_trade(table, seat) || sabacc_discards(table, seat).left == 0) return;
    if (deck_can_deal(table)) offer_card(offers, SABACC_VERB_TRADE, SABACC_PILE_UNSAID, cards);
    if (open_pile(table) && table->discard_count > 0 && table->seat[seat].credits >= pile_fee(table))
        offer_card(offers, SABACC_VERB_TRADE, SABACC_PILE_DISCARD, cards);
}

static bool may_discard(const SabaccTable *table) {
    return table->turn.stage == AFTER_DRAW || how(table, DRAW_OR_DISCARD);
}

static void offer_discards(const SabaccTable *table, int seat, SabaccOffers *offers) {
    const SabaccSeat *hand = &table->seat[seat];
    uint32_t cards = hand_unprotected(hand);
    if (cards == 0 || hand->hand_count <= 2 || sabacc_discards(table, seat).left == 0) return;
    offer_card(offers, SABACC_VERB_DISCARD, SABACC_PILE_UNSAID, cards);
}

static void offer(const SabaccTable *table, int seat, SabaccOffers *offers) {
    if (table->turn.stage == FIRST_CHOICE) {
        if (deck_can_deal(table)) offer_add(offers, SABACC_VERB_DRAW, SABACC_OFFER_PLAIN);
        offer_trades(table, seat, offers);
        device_offer(table, seat, offers);
    }
    if (may_discard(table)) offer_discards(table, seat, offers);
    offer_add(offers, SABACC_VERB_STAND, SABACC_OFFER_PLAIN);
}

/* Whether the verb is allowed now: the choice on a turn, or what follows a draw (SW-5). */
static bool has_moment(const SabaccTable *table, int verb) {
    switch (verb) {
    case SABACC_VERB_STAND: return true;
    case SABACC_VERB_DISCARD: return may_discard(table);
    case SABACC_VERB_CLONE:
    case SABACC_VERB_SKIFT: return table->turn.stage == FIRST_CHOICE && device_may(table, table->turn.to_act);
    case SABACC_VERB_TRADE: return table->turn.stage == FIRST_CHOICE && !how(table, DRAW_NO_TRADE);
    default: return table->turn.stage == FIRST_CHOICE;
    }
}

static SabaccError check_trade(const SabaccTable *table, const SabaccAction *action) {
    const SabaccSeat *hand = &table->seat[action->seat];
    bool from_pile = action->pile == SABACC_PILE_DISCARD;
    if (from_pile ? table->discard_count == 0 : !deck_can_deal(table)) return SABACC_ERROR_PILE_EMPTY;
    if (!may_trade(table, action->seat)) return SABACC_ERROR_TOO_FEW_CARDS;
    if (sabacc_discards(table, action->seat).left == 0) return SABACC_ERROR_DISCARD_LIMIT;
    return from_pile && hand->credits < pile_fee(table) ? SABACC_ERROR_NOT_ENOUGH_CREDITS : SABACC_OK;
}

static SabaccError check_card(const SabaccTable *table, const SabaccAction *action) {
    const SabaccSeat *hand = &table->seat[action->seat];
    int slot = hand_slot(hand, action->card);
    if (slot < 0) return SABACC_ERROR_NO_SUCH_CARD;
    if (hand->fielded >> slot & 1) return SABACC_ERROR_CARD_FIELDED;
    if (action->verb == SABACC_VERB_TRADE) return check_trade(table, action);
    if (hand->hand_count <= 2) return SABACC_ERROR_TOO_FEW_CARDS;
    return sabacc_discards(table, action->seat).left == 0 ? SABACC_ERROR_DISCARD_LIMIT : SABACC_OK;
}

/* Only a trade can use the open pile. */
static bool pile_is_wrong(const SabaccTable *table, const SabaccAction *action) {
    bool takes = action->verb == SABACC_VERB_DRAW || action->verb == SABACC_VERB_TRADE;
    bool may_be_open = action->verb == SABACC_VERB_TRADE && open_pile(table);
    return takes && action->pile > (may_be_open ? SABACC_PILE_DISCARD : SABACC_PILE_DECK);
}

static SabaccError check(const SabaccTable *table, const SabaccAction *action) {
    if (!has_moment(table, action->verb)) return SABACC_ERROR_NOT_NOW;
    if (action->malformed || draws_from_a_family(action) || pile_is_wrong(table, action))
        return SABACC_ERROR_BAD_ARGUMENT;
    if (action->verb == SABACC_VERB_STAND) return SABACC_OK;
    if (action->verb == SABACC_VERB_CLONE || action->verb == SABACC_VERB_SKIFT)
        return device_check(table, action);
    if (action->verb == SABACC_VERB_DRAW) return deck_can_deal(table) ? SABACC_OK : SABACC_ERROR_PILE_EMPTY;
    return check_card(table, action);
}

/* The seat that gives up the card sees it; if traded cards are face up, all do. */
static SabaccEvent give_up(Engine *engine, int type, const SabaccAction *action) {
    const SabaccSeat *hand = &engine->table->seat[action->seat];
    int slot = hand_slot(hand, action->card);
    return (SabaccEvent){.type = (uint8_t)type,
                         .seat = action->seat,
                         .audience = open_pile(engine->table) ? SABACC_EVERYBODY : hand->seen[slot],
                         .count = 1,
                         .cards = {action->card},
                         .second = slot};
}

/* To the open pile or the junk; from `slot` of the hand, or -1 if a trade has removed it. */
static void put_away(Engine *engine, const SabaccEvent *given, int slot) {
    EMIT(engine, .type = SABACC_EVENT_DISCARD, .seat = given->seat, .audience = given->audience, .count = 1,
         .cards = {given->cards[0]}, .second = slot,
         .pile = open_pile(engine->table) ? SABACC_PILE_DISCARD : SABACC_PILE_UNSAID);
}

static void act_trade(Engine *engine, const SabaccAction *action) {
    const SabaccTable *table = engine->table;
    SabaccEvent event = give_up(engine, SABACC_EVENT_TRADE, action);
    event.pile = action->pile == SABACC_PILE_DISCARD ? SABACC_PILE_DISCARD : SABACC_PILE_DECK;
    if (event.pile == SABACC_PILE_DISCARD) {
        event.cards[event.count++] = table->discard[table->discard_count - 1];
        event.amount = pile_fee(table);
    } else {
        engine_owe(engine, action->seat, 1);
    }
    engine_emit(engine, &event);
    put_away(engine, &event, -1);
}

static void act_draw(Engine *engine, const SabaccAction *action) {
    SabaccTurn *turn = engine->turn;
    EMIT(engine, .type = SABACC_EVENT_DRAW, .seat = action->seat, .pile = SABACC_PILE_DECK,
         .audience = SABACC_EVERYBODY);
    engine_owe(engine, action->seat, 1);
    if (!how(engine->table, DRAW_THEN_DISCARD)) return; /* SW-5 */
    turn->stage = AFTER_DRAW;
    turn->asked |= seat_bit(action->seat);
}

static void act(Engine *engine, const SabaccAction *action) {
    SabaccTurn *turn = engine->turn;
    bool goes_on = action->verb == SABACC_VERB_DRAW && how(engine->table, DRAW_THEN_DISCARD);
    turn->stage = FIRST_CHOICE;
    if (!goes_on) turn->field_moves = 0; /* its turn is over (FD-3) */
    switch (action->verb) {
    case SABACC_VERB_DRAW: act_draw(engine, action); break;
    case SABACC_VERB_TRADE: act_trade(engine, action); break;
    case SABACC_VERB_DISCARD: {
        SabaccEvent given = give_up(engine, SABACC_EVENT_DISCARD, action);
        put_away(engine, &given, given.second);
        break;
    }
    case SABACC_VERB_CLONE:
    case SABACC_VERB_SKIFT: device_use(engine, action); break;
    case SABACC_VERB_FIELD: field_move(engine, action); break; /* FD-4: counts as the choice of this turn */
    default: EMIT(engine, .type = SABACC_EVENT_STAND, .seat = action->seat); break;
    }
}

#define DRAW_VERBS                                                                                           \
    (VERB_BIT(DRAW) | VERB_BIT(TRADE) | VERB_BIT(DISCARD) | VERB_BIT(STAND) | VERB_BIT(CLONE) |              \
     VERB_BIT(SKIFT))

const Phase phase_draw = {.id = SABACC_PHASE_DRAW,
                          .topic = GUIDE_DRAW,
                          .verbs = DRAW_VERBS,
                          .begin = begin,
                          .offer = offer,
                          .check = check,
                          .act = act};
const Phase phase_play = {.id = SABACC_PHASE_PLAY,
                          .topic = GUIDE_PLAY,
                          .verbs = DRAW_VERBS,
                          .begin = begin,
                          .offer = offer,
                          .check = check,
                          .act = act};
