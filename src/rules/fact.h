/* Facts: values of a table or a seat that only some games have, by their keys in records, bots' input and
 * cases (docs/record.md). A game lists its own (SabaccGame.facts). A fact is read from the viewer's own view,
 * so it reveals nothing beyond it. */
#ifndef SABACC_RULES_FACT_H
#define SABACC_RULES_FACT_H

#include "rules/card.h"
#include "rules/limits.h"

struct SabaccGame;
struct SabaccTable;

/* The kind of a fact's value. */
typedef enum SabaccFactForm {
    SABACC_FACT_NONE,   /* no value at present */
    SABACC_FACT_NUMBER, /* `number` */
    SABACC_FACT_WORD,   /* `word`, of docs/record.md */
    SABACC_FACT_SEAT,   /* `number`: a seat, SABACC_CROUPIER or SABACC_NOBODY */
    SABACC_FACT_CARD,   /* the first of `cards` */
    SABACC_FACT_CARDS,  /* `count` of `cards` */
    SABACC_FACT_DIE,    /* the first of `cards`, as SabaccTable.dice has it */
    SABACC_FACT_DICE,   /* `count` of `cards`, likewise */
} SabaccFactForm;

typedef struct SabaccFactValue {
    uint8_t form; /* SabaccFactForm */
    uint8_t count;
    int32_t number;
    const char *word;
    SabaccCard cards[SABACC_MAX_PILE];
} SabaccFactValue;

typedef struct SabaccFact {
    const char *key; /* "chips_in_play" */
    bool of_seat;    /* otherwise of the table, and `seat` is ignored */
    void (*read)(const struct SabaccTable *table, int seat, SabaccFactValue *value);
} SabaccFact;

/* A game's fact by its key; NULL if it has none. */
const SabaccFact *sabacc_fact_find(const struct SabaccGame *game, const char *key);

#endif
