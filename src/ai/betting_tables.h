/* The trained tables, out of assets/opponents/betting. Private to ai/. */
#ifndef SABACC_AI_BETTING_TABLES_H
#define SABACC_AI_BETTING_TABLES_H

#include <stdint.h>

extern const uint8_t betting_tables[];

#endif
