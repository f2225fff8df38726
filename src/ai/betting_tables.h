/* The trained tables, packed out of assets/opponents/betting (train/pack_tables.c). Private to ai/. */
#ifndef SABACC_AI_BETTING_TABLES_H
#define SABACC_AI_BETTING_TABLES_H

#include <stdint.h>

#include "ai/betting.h"

struct BettingTable {
    int32_t shape[BETTING_SHAPE];
    uint32_t first; /* its first situation, of those of all tables */
};

/* Of 64 situations: which are known, and how many are before them. */
typedef struct BettingKnown {
    uint64_t bits;
    uint32_t before;
} BettingKnown;

extern const int betting_table_count;
extern const BettingTable betting_tables[];
extern const BettingKnown betting_known[];
extern const uint16_t betting_mix_of[];              /* of the known ones, in their order */
extern const uint8_t betting_mixes[][BETTING_BYTES]; /* how often each act is chosen (betting.h) */

#endif
