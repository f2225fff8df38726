#include "lab/duel.h"

#include "lab/series_json.h"

#include <assert.h>

bool duel_is_by_games(const SabaccGame *game) { return game->played_for.prize == SABACC_FOR_CHIPS; }

static bool is_for_one(const Duel *duel) { return duel->series.setup.seats == 1; }

int duel_games_per_deal(const Duel *duel) { return is_for_one(duel) ? 1 : duel->series.agents; }

/* ---- the sums ---- */

static const SumRow result_rows[] = {
    SUM_NUMBER(DuelResult, "deals", deals),
    SUM_NUMBER(DuelResult, "actions", actions),
    SUM_NUMBER(DuelResult, "errors", errors),
    SUM_NUMBER(DuelResult, "not_conserved", not_conserved),
};

static const SumRow agent_rows[] = {
    SUM_STATS(DuelAgent, "credits", credits),
    SUM_STATS(DuelAgent, "wins", wins),
    SUM_STATS(DuelAgent, "credits_ahead", credits_ahead),
    SUM_STATS(DuelAgent, "wins_ahead", wins_ahead),
};

static const SumTable sums = {.all_key = "result",
                              .each_key = "agents",
                              .all = SUM_ROWS(result_rows),
                              .each = SUM_ROWS(agent_rows),
                              .each_offset = offsetof(DuelResult, agent),
                              .each_size = sizeof(DuelAgent)};

/* ---- a deal ---- */

/* What each agent made of one deal. */
typedef struct Deal {
    int64_t credits[SABACC_MAX_SEATS], wins[SABACC_MAX_SEATS];
} Deal;

static int agent_at(const Duel *duel, int rotation, int seat) {
    return is_for_one(duel) ? rotation : (seat + duel->series.agents - rotation) % duel->series.agents;
}

static PlayOrder order_of(const Duel *duel, int thread, int64_t number, int rotation) {
    PlayOrder order = series_order(&duel->series, thread, number);
    order.chance = PLAY_BY_PLACE;
    order.max_hands = duel_is_by_games(order.setup.game) ? 0 : 1;
    for (int seat = 0; seat < order.setup.seats; seat++)
        order.sitter[seat] = (uint8_t)agent_at(duel, rotation, seat);
    return order;
}

static void play_rotation(const Duel *duel, int thread, int64_t number, int rotation, Deal *deal,
                          DuelResult *result) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    Tally tally = {0};
    PlayOrder order = order_of(duel, thread, number, rotation);
    bool is_played = play_game(&order, &tally, &why);
    assert(is_played); /* there is no record that could fail */
    for (int seat = 0; seat < duel->series.setup.seats; seat++) {
        const TallySeat *at = &tally.seat[seat];
        int agent = agent_at(duel, rotation, seat);
        deal->credits[agent] += at->change.sum;
        deal->wins[agent] += duel_is_by_games(duel->series.setup.game) ? at->games_won : at->hands_won;
    }
    result->actions += tally.actions;
    result->errors += tally.errors;
    result->not_conserved += tally.not_conserved;
}

static void book_deal(const Duel *duel, const Deal *deal, DuelResult *result) {
    int64_t credits = 0, wins = 0;
    for (int i = 0; i < duel->series.agents; i++) {
        credits += deal->credits[i];
        wins += deal->wins[i];
    }
    result->deals = 1;
    for (int i = 0; i < duel->series.agents; i++) {
        DuelAgent *agent = &result->agent[i];
        stats_add(&agent->credits, deal->credits[i]);
        stats_add(&agent->wins, deal->wins[i]);
        stats_add(&agent->credits_ahead, deal->credits[i] * duel->series.agents - credits);
        stats_add(&agent->wins_ahead, deal->wins[i] * duel->series.agents - wins);
    }
}

static void play_deal(void *self, int thread, int64_t number, void *slot) {
    const Duel *duel = self;
    DuelResult *result = slot;
    Deal deal = {{0}, {0}};
    for (int rotation = 0; rotation < duel->series.agents; rotation++)
        play_rotation(duel, thread, number, rotation, &deal, result);
    book_deal(duel, &deal, result);
}

/* ---- all deals ---- */

bool duel_is_good(const Duel *duel) { return duel->result.not_conserved == 0 && duel->result.errors == 0; }

static bool take_deal(void *self, int64_t number, const void *slot) {
    Duel *duel = self;
    (void)number;
    sum_table_join(&sums, duel->series.agents, &duel->result, slot);
    return true;
}

void duel_run(Duel *duel) {
    JobsPlan deals = {.size = sizeof(DuelResult), .self = duel, .work = play_deal, .take = take_deal};
    duel->result.errors += series_run(&duel->series, deals);
}

/* ---- shards ---- */

json_t *duel_shard_json(const Duel *duel) {
    const Series *series = &duel->series;
    return series_json(series, series_sums_json(series, &sums, series->agents, &duel->result));
}

bool duel_shard_read(const json_t *json, const Series *series, Duel *duel) {
    *duel = (Duel){.series = *series};
    if (series->setup.seats != 1 && series->setup.seats != series->agents) return false;
    return series_sums_read(json_object_get(json, "sums"), &sums, series->agents, &duel->series,
                            &duel->result);
}

void duel_shard_join(Duel *duel, const Duel *more) {
    sum_table_join(&sums, duel->series.agents, &duel->result, &more->result);
    series_join(&duel->series, &more->series);
}
