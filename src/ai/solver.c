#include "ai/solver.h"

#include "ai/solver_chips.h"
#include "ai/solver_sets.h"

#include <stddef.h>

typedef struct Solver {
    bool (*suits)(const SabaccTable *table);
    bool (*decide)(const AiQuestion *question, SabaccAction *action);
} Solver;

/* The first that suits the table plays. */
static const Solver solvers[] = {
    {solver_set_suits, solver_set_decide},
    {solver_chips_suits, solver_chips_decide},
    {moves_suit, moves_decide},
    {house_suits, house_decide},
    {NULL, NULL},
};

bool solver_decide(const AiQuestion *question, SabaccAction *action) {
    for (const Solver *solver = solvers; solver->suits != NULL; solver++)
        if (solver->suits(&question->view->table)) return solver->decide(question, action);
    return false;
}
