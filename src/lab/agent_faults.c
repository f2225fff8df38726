#include "lab/agent_faults.h"

#include "lab/sums.h"

#include <string.h>

static const SumRow rows[] = {
    SUM_NUMBER(AgentFaults, "late", late),       SUM_NUMBER(AgentFaults, "malformed", malformed),
    SUM_NUMBER(AgentFaults, "illegal", illegal), SUM_NUMBER(AgentFaults, "endless", endless),
    SUM_NUMBER(AgentFaults, "missing", missing),
};
static const SumRows counts = SUM_ROWS(rows);

void agent_faults_add(AgentFaults *faults, const Bot *bot) {
    const BotTally *tally = bot_tally(bot);
    AgentFaults more = {.late = tally->late,
                        .malformed = tally->malformed,
                        .illegal = tally->illegal,
                        .endless = tally->endless,
                        .missing = tally->missing};
    Text dropped = text_over(more.dropped, sizeof more.dropped);
    if (bot_dropped(bot) != NULL) text_add(&dropped, bot_dropped(bot));
    agent_faults_join(faults, &more, false);
}

int64_t agent_faults_count(AgentFaults faults[SABACC_MAX_SEATS], const AgentCrew *crew) {
    int64_t sum = 0;
    for (int thread = 0; thread < crew->threads; thread++)
        for (int i = 0; i < SABACC_MAX_SEATS; i++) {
            const Bot *bot = crew->bots[thread].bot[i];
            if (bot == NULL) continue;
            agent_faults_add(&faults[i], bot);
            sum += bot_faults(bot);
        }
    return sum;
}

void agent_faults_join(AgentFaults *faults, const AgentFaults *more, bool is_before) {
    sums_join(&counts, faults, more);
    bool takes = more->dropped[0] != '\0' && (faults->dropped[0] == '\0' || is_before);
    if (takes) memcpy(faults->dropped, more->dropped, sizeof faults->dropped);
}

int64_t agent_faults_sum(const AgentFaults *faults) {
    return faults->late + faults->malformed + faults->illegal + faults->endless + faults->missing;
}

json_t *agent_faults_json(const AgentFaults *faults) {
    json_t *json = sums_json(&counts, faults);
    json_object_set_new(json, "dropped",
                        faults->dropped[0] != '\0' ? json_string(faults->dropped) : json_null());
    return json;
}

bool agent_faults_read(const json_t *json, AgentFaults *faults) {
    const char *dropped = json_string_value(json_object_get(json, "dropped"));
    *faults = (AgentFaults){.late = 0};
    if (dropped != NULL) {
        if (strlen(dropped) >= sizeof faults->dropped) return false;
        memcpy(faults->dropped, dropped, strlen(dropped) + 1);
    }
    return sums_read(json, &counts, faults);
}
