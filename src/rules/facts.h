/* Private to the rules: the facts that several games share, and what reading a fact is made of. */
#ifndef SABACC_RULES_FACTS_H
#define SABACC_RULES_FACTS_H

#include "rules/fact.h"

/* Fill a value that is all zero. */
void fact_number(SabaccFactValue *value, int32_t number);
void fact_cards(SabaccFactValue *value, const SabaccCard *cards, int count);

extern const SabaccFact fact_caller;     /* who called (CA-1) */
extern const SabaccFact fact_sabacc_pot; /* its credits */
extern const SabaccFact fact_dice;       /* the last roll */
extern const SabaccFact fact_field;      /* of a seat: the cards in its field, none between hands (FD-1) */

/* A game's list, as designated fields of its face. */
#define FACTS(...)                                                                                           \
    .facts = (const SabaccFact *const[]){__VA_ARGS__},                                                       \
    .fact_count = sizeof((const SabaccFact *const[]){__VA_ARGS__}) / sizeof(const SabaccFact *)

#endif
