#include "lab/duel_shard.h"

#include "lab/sums.h"

#include <string.h>

#define ROWS(rows) (rows), sizeof(rows) / sizeof *(rows)

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

json_t *duel_shard_json(const Duel *duel) {
    json_t *sums = json_object(), *agents = json_array(), *bots = json_array();
    for (int i = 0; i < duel->agents; i++) {
        json_array_append_new(agents, sums_json(ROWS(agent_rows), &duel->result.agent[i]));
        json_array_append_new(bots, agent_faults_json(&duel->faults[i]));
    }
    json_object_set_new(sums, "result", sums_json(ROWS(result_rows), &duel->result));
    json_object_set_new(sums, "agents", agents);
    json_object_set_new(sums, "bots", bots);
    json_object_set_new(sums, "seconds", json_real(duel->seconds));
    ShardOrder order = {.command = "duel",
                        .setup = duel->setup,
                        .agents = duel->agents,
                        .seed = duel->seed,
                        .pieces = duel->deals};
    memcpy(order.agent, duel->agent, sizeof order.agent);
    return shard_json(&duel->shard, &order, sums);
}

bool duel_shard_read(const json_t *json, const Shard *shard, const ShardOrder *order, Duel *duel) {
    const json_t *sums = json_object_get(json, "sums"), *agents = json_object_get(sums, "agents");
    *duel = (Duel){.setup = order->setup,
                   .agents = order->agents,
                   .seed = order->seed,
                   .deals = order->pieces,
                   .shard = *shard,
                   .seconds = json_real_value(json_object_get(sums, "seconds"))};
    memcpy(duel->agent, order->agent, sizeof duel->agent);
    if (duel->setup.seats != 1 && duel->setup.seats != duel->agents) return false;
    const json_t *bots = json_object_get(sums, "bots");
    for (int i = 0; i < duel->agents; i++)
        if (!sums_read(json_array_get(agents, (size_t)i), ROWS(agent_rows), &duel->result.agent[i]) ||
            !agent_faults_read(json_array_get(bots, (size_t)i), &duel->faults[i]))
            return false;
    return sums_read(json_object_get(sums, "result"), ROWS(result_rows), &duel->result);
}

void duel_shard_join(Duel *duel, const Duel *more) {
    bool is_before = shard_first(&more->shard) < shard_first(&duel->shard);
    duel_result_join(&duel->result, &more->result);
    for (int i = 0; i < duel->agents; i++) agent_faults_join(&duel->faults[i], &more->faults[i], is_before);
    shard_join(&duel->shard, &more->shard);
    duel->seconds += more->seconds;
}
