/* Actions played in place of outside bots, counted for each agent. */
#ifndef SABACC_LAB_AGENT_FAULTS_H
#define SABACC_LAB_AGENT_FAULTS_H

#include "lab/agents.h"

#include <jansson.h>

/* Of all processes of an agent. */
typedef struct AgentFaults {
    int64_t late, malformed, illegal, endless, missing;
    char dropped[MATCH_MESSAGE]; /* why the first that was dropped was; empty if none was */
} AgentFaults;

/* Adds those of a bot. */
void agent_faults_add(AgentFaults *faults, const Bot *bot);

/* Adds those of each agent's bots. Returns the sum of those added. */
int64_t agent_faults_count(AgentFaults faults[SABACC_MAX_SEATS], const AgentCrew *crew);

/* Adds those of other processes, of games that came before if `is_before`. */
void agent_faults_join(AgentFaults *faults, const AgentFaults *more, bool is_before);

/* The sum of all kinds. */
int64_t agent_faults_sum(const AgentFaults *faults);

/* As an object, which the caller owns; and back, false if it is none. */
json_t *agent_faults_json(const AgentFaults *faults);
bool agent_faults_read(const json_t *json, AgentFaults *faults);

#endif
