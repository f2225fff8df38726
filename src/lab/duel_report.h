/* What came of a duel, printed on standard output. */
#ifndef SABACC_LAB_DUEL_REPORT_H
#define SABACC_LAB_DUEL_REPORT_H

#include "lab/duel.h"

/* As one JSON object. */
void duel_print_json(const Duel *duel);

/* As a table. */
void duel_print_table(const Duel *duel);

#endif
