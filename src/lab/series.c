#include "lab/series.h"

#include "base/memory.h"
#include "lab/stats.h"

#include <stdlib.h>

static int threads_of(const Series *series) { return series->threads > 1 ? series->threads : 1; }

bool series_start(Series *series, BotTime time) {
    return agents_start(series->command, series->agent, series->agents, threads_of(series), time,
                        &series->crew);
}

void series_stop(Series *series) { agents_stop(&series->crew); }

static AiMemory *memory_of(const Series *series, int thread) {
    return thread >= 0 ? (AiMemory *)(void *)(series->memories + (size_t)thread * ai_memory_size()) : NULL;
}

PlayOrder series_order(const Series *series, int thread, int64_t number) {
    PlayOrder order = {.setup = series->setup,
                       .agents = series->agent,
                       .bots = series->crew.threads > 0 ? &series->crew.bots[thread > 0 ? thread : 0] : NULL,
                       .memory = memory_of(series, thread),
                       .seed = play_seed(series->seed, number)};
    order.setup.dealer = (int)(number % series->setup.seats);
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) order.sitter[seat] = (uint8_t)seat;
    return order;
}

int64_t series_run(Series *series, JobsPlan jobs) {
    double start = stats_clock();
    bool is_divided = series->shard.of > 0;
    jobs.threads = threads_of(series);
    jobs.first = is_divided ? shard_first(&series->shard) - 1 : 0;
    jobs.step = is_divided ? series->shard.of : 1;
    jobs.end = series->pieces > 0 ? series->pieces : INT64_MAX;
    series->memories = memory_calloc((size_t)jobs.threads, ai_memory_size());
    jobs_run(&jobs);
    free(series->memories);
    series->memories = NULL;
    series->seconds = stats_clock() - start;
    return agent_faults_count(series->faults, &series->crew);
}

void series_join(Series *series, const Series *more) {
    bool is_before = shard_first(&more->shard) < shard_first(&series->shard);
    for (int i = 0; i < SABACC_MAX_SEATS; i++)
        agent_faults_join(&series->faults[i], &more->faults[i], is_before);
    shard_join(&series->shard, &more->shard);
    series->seconds += more->seconds;
}
