#include "lab/duel.h"

#include "base/memory.h"
#include "lab/jobs.h"
#include "lab/lab.h"

#include <assert.h>
#include <stdlib.h>

bool duel_is_by_games(const SabaccGame *game) { return game->played_for.prize == SABACC_FOR_CHIPS; }

static bool is_for_one(const Duel *duel) { return duel->setup.seats == 1; }

int duel_games_per_deal(const Duel *duel) { return is_for_one(duel) ? 1 : duel->agents; }

/* ---- a deal ---- */

/* What each agent made of one deal. */
typedef struct Deal {
    int64_t credits[SABACC_MAX_SEATS], wins[SABACC_MAX_SEATS];
} Deal;

static int agent_at(const Duel *duel, int rotation, int seat) {
    return is_for_one(duel) ? rotation : (seat + duel->agents - rotation) % duel->agents;
}

static PlayOrder order_of(const Duel *duel, int thread, int64_t number, int rotation) {
    PlayOrder order = {.setup = duel->setup,
                       .seed = play_seed(duel->seed, number),
                       .agents = duel->agent,
                       .bots = duel->bots != NULL ? &duel->bots[thread] : NULL,
                       .memory = (AiMemory *)(void *)(duel->memories + (size_t)thread * ai_memory_size()),
                       .chance = PLAY_BY_PLACE,
                       .max_hands = duel_is_by_games(duel->setup.game) ? 0 : 1};
    order.setup.dealer = (int)(number % duel->setup.seats);
    for (int seat = 0; seat < duel->setup.seats; seat++) {
        order.sitter[seat] = (uint8_t)agent_at(duel, rotation, seat);
    }
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
    for (int seat = 0; seat < duel->setup.seats; seat++) {
        const TallySeat *at = &tally.seat[seat];
        int agent = agent_at(duel, rotation, seat);
        deal->credits[agent] += at->change.sum;
        deal->wins[agent] += duel_is_by_games(duel->setup.game) ? at->games_won : at->hands_won;
    }
    result->actions += tally.actions;
    result->errors += tally.errors;
    result->not_conserved += tally.not_conserved;
}

static void book_deal(const Duel *duel, const Deal *deal, DuelResult *result) {
    int64_t credits = 0, wins = 0;
    for (int i = 0; i < duel->agents; i++) {
        credits += deal->credits[i];
        wins += deal->wins[i];
    }
    result->deals = 1;
    for (int i = 0; i < duel->agents; i++) {
        DuelAgent *agent = &result->agent[i];
        stats_add(&agent->credits, deal->credits[i]);
        stats_add(&agent->wins, deal->wins[i]);
        stats_add(&agent->credits_ahead, deal->credits[i] * duel->agents - credits);
        stats_add(&agent->wins_ahead, deal->wins[i] * duel->agents - wins);
    }
}

static void play_deal(void *self, int thread, int64_t number, void *slot) {
    const Duel *duel = self;
    DuelResult *result = slot;
    Deal deal = {{0}, {0}};
    for (int rotation = 0; rotation < duel->agents; rotation++)
        play_rotation(duel, thread, number, rotation, &deal, result);
    book_deal(duel, &deal, result);
}

/* ---- all deals ---- */

bool duel_is_good(const Duel *duel) { return duel->result.not_conserved == 0 && duel->result.errors == 0; }

void duel_result_join(DuelResult *result, const DuelResult *more) {
    result->deals += more->deals;
    result->actions += more->actions;
    result->errors += more->errors;
    result->not_conserved += more->not_conserved;
    for (int i = 0; i < SABACC_MAX_SEATS; i++) {
        stats_join(&result->agent[i].credits, &more->agent[i].credits);
        stats_join(&result->agent[i].wins, &more->agent[i].wins);
        stats_join(&result->agent[i].credits_ahead, &more->agent[i].credits_ahead);
        stats_join(&result->agent[i].wins_ahead, &more->agent[i].wins_ahead);
    }
}

static bool take_deal(void *self, int64_t number, const void *slot) {
    Duel *duel = self;
    (void)number;
    duel_result_join(&duel->result, slot);
    return true;
}

void duel_run(Duel *duel) {
    double start = stats_clock();
    duel->memories = memory_calloc((size_t)duel->threads, ai_memory_size());
    jobs_run(&(JobsPlan){.threads = duel->threads,
                         .first = duel->shard.of > 0 ? shard_first(&duel->shard) - 1 : 0,
                         .step = duel->shard.of > 0 ? duel->shard.of : 1,
                         .end = duel->deals,
                         .size = sizeof(DuelResult),
                         .self = duel,
                         .work = play_deal,
                         .take = take_deal});
    free(duel->memories);
    duel->memories = NULL;
    duel->seconds = stats_clock() - start;
    for (int thread = 0; duel->bots != NULL && thread < duel->threads; thread++)
        duel->result.errors += agent_faults_count(duel->faults, &duel->bots[thread]);
}
