#ifndef SABACC_SESSION_FIXED_TABLE_H
#define SABACC_SESSION_FIXED_TABLE_H

/* Tables that are the same for everybody: those of the deal of the day and of the circuit. The person sits at
 * seat 0, the house's opponents at the others. */

#include "session/game_plan.h"

typedef struct FixedTable {
    const char *game;      /* its id */
    const char *preset;    /* its id, "" for none */
    const char *options;   /* "end=hands 5, ante=2", after the preset; "" for none */
    const char *opponents; /* characters and their levels, "Vex regular, Orro novice"; "" for none */
    int32_t credits;       /* of each seat */
} FixedTable;

/* A new game at that table without undo; `player` is the person's name, "" for the usual one. Asserts that
 * the table can be played. */
void fixed_table_plan(const FixedTable *table, const char *player, GamePlan *plan);

/* Whether a game of that setup is played at that table, whatever its seed and the person's name are. */
bool fixed_table_is(const FixedTable *table, const MatchSetup *setup);

#endif
