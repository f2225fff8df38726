/* The showdown: hands are shown. In the spike games ties are broken by single draws (AP-5), and the pots paid
 * from the main pot outward (SK-5, SP-1, SP-4); demise.c and settle.c do this for the 76-card games. */
#include "rules/private.h"

static void reveal(Engine *engine, int seat) {
    const SabaccSeat *hand = &engine->table->seat[seat];
    SabaccEvent event = {.type = SABACC_EVENT_REVEAL,
                         .seat = (int8_t)seat,
                         .audience = SABACC_EVERYBODY,
                         .count = hand->hand_count};
    memcpy(event.cards, hand->hand, sizeof event.cards); /* no card beyond its count */
    engine_emit(engine, &event);
    if (hand->device_slot < 0) return;
    EMIT(engine, .type = SABACC_EVENT_DEVICE, .seat = (int8_t)seat, .audience = SABACC_EVERYBODY, .count = 2,
         .cards = {hand->hand[hand->device_slot], hand->device_card}, .second = hand->device_slot,
         .clause = SABACC_CLAUSE_PL_3);
}

/* The hand's worth, once all are shown (FD-5), and whether it is bombed out (CA-3, DR-3). */
static void judge(Engine *engine, int seat) {
    const SabaccTable *table = engine->table;
    SabaccWorth worth = hand_worth(table, seat);
    EMIT(engine, .type = SABACC_EVENT_SHOWDOWN, .seat = (int8_t)seat, .amount = worth.total,
         .second = worth.rank, .worth = worth);
    if (worth.rank != SABACC_RANK_BOMB) return;
    SabaccClause clause = sabacc_discards(table, seat).is_met ? SABACC_CLAUSE_CA_3 : SABACC_CLAUSE_DR_3;
    EMIT(engine, .type = SABACC_EVENT_BOMB, .seat = (int8_t)seat, .clause = (uint8_t)clause);
}

static void begin_reveal(Engine *engine, const PhaseRow *row) {
    (void)row;
    const SabaccTable *table = engine->table;
    for (SeatMask left = sabacc_active(table); left != 0;)
        reveal(engine, seats_take(&left, first_seat(table)));
    for (SeatMask left = sabacc_active(table); left != 0;)
        judge(engine, seats_take(&left, first_seat(table)));
}

const Phase phase_reveal = {.id = SABACC_PHASE_REVEAL, .topic = GUIDE_REVEAL, .begin = begin_reveal};

/* ---- single draws ---- */

/* Seats that must draw once more before every pot has a winner, from the main pot outward; none if there are
 * not enough cards for all of them: then they share. */
static SeatMask must_draw(const SabaccTable *table) {
    SabaccPot pots[SABACC_MAX_POTS];
    int count = sabacc_pots(table, pots);
    for (int i = 0; i < count; i++) {
        SeatMask wants = 0;
        game_of(table)->best(table, pots[i].seats, &wants);
        if (wants != 0 && seats_count(wants) <= table->deck_count + table->junk_count) return wants;
    }
    return 0;
}

static void owe_draws(Engine *engine) {
    SeatMask seats = must_draw(engine->table);
    if (seats == 0) return;
    EMIT(engine, .type = SABACC_EVENT_SINGLE_DRAW, .seat = SABACC_CROUPIER, .amount = seats);
    for (SeatMask left = seats; left != 0;)
        engine_owe_from(engine, seats_take(&left, 0), 1, SABACC_PILE_SINGLE);
}

static void begin_single_draw(Engine *engine, const PhaseRow *row) {
    (void)row;
    engine->turn->round_robin = 0;
    owe_draws(engine);
}

const Phase phase_single_draw = {.id = SABACC_PHASE_SINGLE_DRAW,
                                 .topic = GUIDE_SINGLE_DRAW,
                                 .begin = begin_single_draw,
                                 .chance = owe_draws};

/* ---- payout ---- */

static void begin_payout(Engine *engine, const PhaseRow *row) {
    (void)row;
    SabaccTable *table = engine->table;
    SabaccPot pots[SABACC_MAX_POTS];
    int count = sabacc_pots(table, pots);
    SeatMask none = 0, winners = game_of(table)->best(table, pots[0].seats, &none);
    for (int i = 0; i < count; i++)
        pots_pay(engine, &pots[i], game_of(table)->best(table, pots[i].seats, &none),
                 i == 0 ? engine->game->win_clause : SABACC_CLAUSE_SP_1);
    bool won = table->sabacc_pot > 0 &&
               hand_takes_sabacc_pot(table, seats_lowest(winners)) /* tied hands are of one kind */;
    if (won) pots_share(engine, SABACC_EVENT_SABACC_PAYOUT, table->sabacc_pot, winners, SABACC_CLAUSE_SP_4);
    EMIT(engine, .type = SABACC_EVENT_HAND_END, .amount = winners, .second = won);
}

const Phase phase_payout = {.id = SABACC_PHASE_PAYOUT, .topic = GUIDE_PAYOUT, .begin = begin_payout};
