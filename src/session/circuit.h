#ifndef SABACC_SESSION_CIRCUIT_H
#define SABACC_SESSION_CIRCUIT_H

/* The circuit: a road through fourteen houses, each with a table of its own (circuit.def). Who leaves a table
 * with as many credits won as its goal opens the next; a lost evening costs nothing, and any house that has
 * been reached may be visited again. Progress lies in DATA/circuit.json (session/kept_json.h), by house:
 *
 *     {"houses": {"lantern": {"visits": 2, "best": 31}}} */

#include "session/fixed_table.h"

enum { CIRCUIT_TABLES = 14 };

typedef struct CircuitHouse {
    const char *id;
    const char *name, *line; /* translatable */
    FixedTable table;
    int32_t goal; /* credits to be won */
} CircuitHouse;

/* 0 ≤ index < CIRCUIT_TABLES, in the order of the road. */
const CircuitHouse *circuit_house(int index);

/* A game at that house; without a seed. `player` as for fixed_table_plan. */
void circuit_plan(int index, const char *player, GamePlan *plan);
/* The house at whose table a game of that setup is played; -1 for none. */
int circuit_find(const MatchSetup *setup);

typedef struct CircuitStay {
    int visits;   /* games played to their end */
    int32_t best; /* credits won in the best of them; meaningless without visits */
} CircuitStay;

typedef struct Circuit {
    CircuitStay stays[CIRCUIT_TABLES];
    int won;     /* houses won, from the first on: that many, and the next one, are open */
    int32_t sum; /* credits won in the best visits of the houses won */
} Circuit;

/* Nothing played if there is no file, or none that can be read: then false with a sentence. */
bool circuit_read(const char *data, Circuit *circuit, Text *why);

/* Whether the house is open. */
bool circuit_is_open(const Circuit *circuit, int index);

/* Adds a visit in which that was won. False with errno and a sentence; true may come with one about a file
 * that was put aside. */
bool circuit_add(const char *data, int index, int32_t gained, Text *why);

#endif
