/* Who plays at the tables of the lab: "random", "ai:LEVEL", "ai:LEVEL:NAME", "exec:COMMAND". */
#ifndef SABACC_LAB_AGENTS_H
#define SABACC_LAB_AGENTS_H

#include "ai/ai.h"
#include "match/bot.h"

enum { AGENT_WORDS = 256 };

typedef struct Agent {
    char words[AGENT_WORDS]; /* as given on the command line */
    AiLevel level;           /* if it is not an outside bot */
    char name[MATCH_WORDS];  /* of ai:LEVEL:NAME; empty if none is given */
    bool is_bot;             /* an outside bot */
} Agent;

/* Parses "a,b,…" into at most SABACC_MAX_SEATS agents. Returns how many; 0 after an error message that
 * begins with the command's name. */
int agents_parse(const char *command, const char *words, Agent agents[SABACC_MAX_SEATS]);

/* The kinds of agent, in a list for error messages and help. */
void agents_list(Text *out);

/* Whether any of them is an outside bot. */
bool agents_are_bots(const Agent *agents, int count);

/* The processes of the outside bots among some agents, for one thread. */
typedef struct AgentBots {
    const char *command; /* of the lab, for messages: "sim" */
    const Agent *agents;
    Bot *bot[SABACC_MAX_SEATS];              /* NULL for an agent that is none */
    bool is_drop_reported[SABACC_MAX_SEATS]; /* that it was dropped has been reported */
} AgentBots;

/* The bots of several threads. */
typedef struct AgentCrew {
    int threads;     /* 0 if no agent is a bot */
    AgentBots *bots; /* for each thread */
} AgentCrew;

/* Starts a process for each bot among the agents, and for each thread. False after an error message: then
 * there is nothing to stop. */
bool agents_start(const char *command, const Agent *agents, int count, int threads, BotTime time,
                  AgentCrew *crew);
void agents_stop(AgentCrew *crew);

/* Reports once that the bot of that number is no longer asked, if so: the rest of the work may take long. */
void agents_report_dropped(AgentBots *bots, int number);

/* Names each bot with faults, by thread, how many they were, and the last one. */
void agents_report_faults(const AgentCrew *crew);

#endif
