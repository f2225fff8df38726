/* What players of each level reach at the tables of the circuit: of so many evenings, how many come to the
 * goal.
 *
 *     circuit [EVENINGS]
 *
 * A house that a novice reaches in a third of its evenings or more lets a beginner pass; where a regular
 * comes to it in a fifth, a good player does in an evening or two more. */
#include <stdio.h>
#include <stdlib.h>

#include "ai/ai.h"
#include "session/circuit.h"
#include "session/opponents.h"

enum { EVENINGS = 60 };

typedef struct Mind {
    AiLevel level;
    char name[MATCH_WORDS];
    AiMemory *memory;
} Mind;

static MatchAnswer ask(void *self, const MatchQuestion *question, SabaccAction *action) {
    const Mind *mind = self;
    ai_decide(&(AiQuestion){.view = question->view,
                            .offers = question->offers,
                            .level = mind->level,
                            .name = mind->name,
                            .effort = ai_effort(mind->level),
                            .seed = question->seed,
                            .memory = mind->memory},
              action);
    return MATCH_READY;
}

static int32_t play(const MatchSetup *setup, AiLevel level, AiMemory *memory) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    Mind minds[SABACC_MAX_SEATS];
    Match *match = match_new(setup, NULL, NULL, &why);
    for (int seat = 0; seat < setup->rules.seats; seat++) {
        minds[seat] = (Mind){.level = level, .memory = memory};
        if (seat > 0) opponents_read_seat(&setup->seat[seat], &minds[seat].level, minds[seat].name);
        match_set_driver(match, seat, &(MatchDriver){.self = &minds[seat], .ask = ask});
    }
    while (match_step(match).outcome == MATCH_APPLIED) {}
    int32_t gained = sabacc_purse(match_public(match), 0) - setup->rules.credits[0];
    match_free(match);
    return gained;
}

static void examine(int index, int evenings, AiMemory *memory) {
    static const AiLevel levels[] = {AI_NOVICE, AI_REGULAR, AI_MASTER};
    const CircuitHouse *house = circuit_house(index);
    printf("%2d %-22s goal %4d:", index + 1, house->name, (int)house->goal);
    for (size_t level = 0; level < sizeof levels / sizeof *levels; level++) {
        int reached = 0;
        int64_t sum = 0;
        for (int evening = 0; evening < evenings; evening++) {
            GamePlan plan;
            circuit_plan(index, "", &plan);
            plan.setup.has_seed = true;
            plan.setup.seed = 1 + evening;
            int32_t gained = play(&plan.setup, levels[level], memory);
            reached += gained >= house->goal;
            sum += gained;
        }
        printf("  %s %3d %% (%+d)", ai_level_word(levels[level]), 100 * reached / evenings,
               (int)(sum / evenings));
        fflush(stdout);
    }
    printf("\n");
}

int main(int count, char **words) {
    int evenings = count > 1 ? atoi(words[1]) : EVENINGS;
    int only = count > 2 ? atoi(words[2]) : 0;
    AiMemory *memory = calloc(1, ai_memory_size());
    for (int i = 0; i < CIRCUIT_TABLES; i++)
        if (only == 0 || only == i + 1) examine(i, evenings, memory);
    free(memory);
    return 0;
}
