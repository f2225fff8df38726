/* The steps of a round, derived from the game's table of phases. */
#include "rules/private.h"

/* The first row of a round and the first after it. If rounds do not repeat, a round is everything after the
 * deal. */
static void find_round(const Game *game, int *from, int *until) {
    *from = game->row_count;
    *until = game->called_row;
    for (int row = 0; row < game->row_count; row++) {
        const PhaseRow *at = &game->rows[row];
        if (at->phase->id == SABACC_PHASE_DEAL && *from == game->row_count) *from = row + 1;
        if (at->phase != &phase_round_end) continue;
        *from = at->back;
        *until = row;
        return;
    }
}

/* Dealing is not a step. */
static bool is_step(const SabaccTable *table, const PhaseRow *row) {
    int id = row->phase->id;
    bool is_chance = id == SABACC_PHASE_DICE || id == SABACC_PHASE_SHIFT;
    return (row->phase->verbs != 0 || is_chance) && row_is_in_force(row, table);
}

int sabacc_round_steps(const SabaccTable *table, SabaccStep steps[SABACC_MAX_STEPS]) {
    const Game *game = game_of(table);
    int from, until, count = 0;
    if (game->face.rounds == 0) return 0;
    find_round(game, &from, &until);
    for (int row = from; row < until; row++) {
        if (!is_step(table, &game->rows[row])) continue;
        assert(count < SABACC_MAX_STEPS);
        steps[count++] = (SabaccStep){.phase = game->rows[row].phase->id,
                                      .is_now = !table->over && table->turn.row == row};
    }
    return count;
}
