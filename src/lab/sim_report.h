/* What came of a simulation, printed on standard output. */
#ifndef SABACC_LAB_SIM_REPORT_H
#define SABACC_LAB_SIM_REPORT_H

#include "lab/sim.h"

/* As one JSON object. */
void sim_print_json(const Sim *sim);

/* As a table. */
void sim_print_table(const Sim *sim);

#endif
