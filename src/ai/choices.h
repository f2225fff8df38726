/* What a seat chooses from: the offers as a short list of single actions, amounts reduced to a few. Private
 * to ai/. */
#ifndef SABACC_AI_CHOICES_H
#define SABACC_AI_CHOICES_H

#include "rules/sabacc.h"

enum { CHOICES_MOST = 48 };

typedef struct Choices {
    int count;
    SabaccAction list[CHOICES_MOST];
} Choices;

/* Lists every plain choice, every different card and seat, and of amounts the least, half the pot, the pot
 * and, where the stack is small beside the pot, the most; raises only while the bet is small beside it, too.
 * `is_shy` leaves the larger amounts away and raises by the least. Folding is left away where checking costs
 * nothing. At least one where there is an offer. */
void choices_list(const SabaccTable *table, int seat, const SabaccOffers *offers, bool is_shy,
                  Choices *choices);

/* The amount of a bet or raise inside `offer` that adds `parts` sixteenths of the pot to what is asked. */
int32_t choices_amount(const SabaccTable *table, int seat, const SabaccOffer *offer, int parts);

/* The offer of this verb, or NULL. */
const SabaccOffer *choices_offer(const SabaccOffers *offers, SabaccVerb verb);

#endif
