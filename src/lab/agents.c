#include "lab/agents.h"

#include "base/memory.h"
#include "lab/lab.h"
#include "match/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char exec_prefix[] = "exec:";

void agents_list(Text *out) {
    for (int level = 0; level < AI_LEVELS; level++) {
        text_add(out, ai_level_word((AiLevel)level));
        text_add(out, ", ");
    }
    text_add(out, "ai:LEVEL:NAME, exec:COMMAND");
}

/* The shell command of an outside bot. */
static const char *agent_command(const Agent *agent) { return agent->words + strlen(exec_prefix); }

static bool refuse(const char *command, const char *words) {
    char bytes[256];
    Text list = text_over(bytes, sizeof bytes);
    agents_list(&list);
    lab_usage("%s: nobody plays as '%s'; seats are %s", command, words, bytes);
    return false;
}

/* "ai:LEVEL" or "ai:LEVEL:NAME". */
static bool read_level(Agent *agent) {
    char level[AGENT_WORDS];
    memcpy(level, agent->words, sizeof level);
    const char *after_ai = strchr(agent->words, ':');
    const char *name = after_ai != NULL ? strchr(after_ai + 1, ':') : NULL;
    if (name != NULL) {
        level[name - agent->words] = '\0';
        if (name[1] == '\0' || strlen(name + 1) >= sizeof agent->name) return false;
        memcpy(agent->name, name + 1, strlen(name + 1) + 1);
    }
    return ai_level_parse(level, &agent->level);
}

static bool read_agent(const char *command, const char *words, size_t length, Agent *agent) {
    *agent = (Agent){.level = AI_RANDOM};
    int shown = length < sizeof agent->words ? (int)length : (int)sizeof agent->words - 1;
    snprintf(agent->words, sizeof agent->words, "%.*s", shown, words);
    if (!word_is_plain(agent->words))
        return lab_usage("%s: a seat is not plain text in UTF-8", command), false;
    if (length >= sizeof agent->words) return refuse(command, agent->words);
    agent->is_bot = strncmp(agent->words, exec_prefix, strlen(exec_prefix)) == 0;
    bool is_known = agent->is_bot ? agent_command(agent)[0] != '\0' : read_level(agent);
    return is_known || refuse(command, agent->words);
}

int agents_parse(const char *command, const char *words, Agent agents[SABACC_MAX_SEATS]) {
    for (int seat = 0;; seat++) {
        size_t length = strcspn(words, ",");
        if (seat == SABACC_MAX_SEATS) {
            lab_usage("%s: at most %d seats", command, SABACC_MAX_SEATS);
            return 0;
        }
        if (!read_agent(command, words, length, &agents[seat])) return 0;
        if (words[length] == '\0') return seat + 1;
        words += length + 1;
    }
}

/* ---- outside bots ---- */

static bool start_bots(const Agent *agents, int count, BotTime time, AgentBots *bots) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    for (int i = 0; i < count; i++) {
        if (!agents[i].is_bot) continue;
        bots->bot[i] = bot_start(agent_command(&agents[i]), time, &why);
        if (bots->bot[i] == NULL) return lab_usage("%s: %s", bots->command, bytes), false;
    }
    return true;
}

bool agents_are_bots(const Agent *agents, int count) {
    for (int i = 0; i < count; i++)
        if (agents[i].is_bot) return true;
    return false;
}

bool agents_start(const char *command, const Agent *agents, int count, int threads, BotTime time,
                  AgentCrew *crew) {
    *crew = (AgentCrew){.threads = 0};
    if (!agents_are_bots(agents, count)) return true;
    *crew = (AgentCrew){.threads = threads, .bots = memory_calloc((size_t)threads, sizeof *crew->bots)};
    for (int thread = 0; thread < threads; thread++) {
        crew->bots[thread] = (AgentBots){.command = command, .agents = agents};
        if (start_bots(agents, count, time, &crew->bots[thread])) continue;
        agents_stop(crew);
        return false;
    }
    return true;
}

void agents_stop(AgentCrew *crew) {
    for (int thread = 0; thread < crew->threads; thread++)
        for (int i = 0; i < SABACC_MAX_SEATS; i++) bot_stop(crew->bots[thread].bot[i]);
    free(crew->bots);
    *crew = (AgentCrew){.threads = 0};
}

void agents_report_dropped(AgentBots *bots, int number) {
    const Bot *bot = bots->bot[number];
    if (bots->is_drop_reported[number] || bot_dropped(bot) == NULL) return;
    bots->is_drop_reported[number] = true;
    lab_usage("%s: %s at seat %d is no longer asked: %s; its seat is played by the mildest actions",
              bots->command, bots->agents[number].words, number, bot_dropped(bot));
}

static void report_faults(const AgentBots *bots) {
    for (int i = 0; i < SABACC_MAX_SEATS; i++) {
        const Bot *bot = bots->bot[i];
        if (bot == NULL || bot_faults(bot) == 0) continue;
        const char *last = bot_last_fault(bot);
        lab_usage("%s: %s at seat %d gave %d bad answers or none%s%s", bots->command, bots->agents[i].words,
                  i, bot_faults(bot), last[0] != '\0' ? "; the last: " : "", last);
    }
}

void agents_report_faults(const AgentCrew *crew) {
    for (int thread = 0; thread < crew->threads; thread++) report_faults(&crew->bots[thread]);
}
