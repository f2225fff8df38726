/* What a seat chooses from: the offers as a short list of single actions, amounts reduced to a few. Private
 * to ai/. */
#ifndef SABACC_AI_CHOICES_H
#define SABACC_AI_CHOICES_H

#include "rules/sabacc.h"

enum { CHOICES_MAX = 48 };

typedef struct Choices {
    int count;
    SabaccAction list[CHOICES_MAX];
} Choices;

/* Leaves away what would break the rule of discards (DR-3), and what puts off a discard that it still asks
 * for. At least one of the offers stays. */
void choices_obey(const SabaccTable *table, int seat, SabaccOffers *offers);

/* Leaves away standing on a hand that would come out bombed (CA-3), where a card can be given up, or any one
 * taken would mend it. */
void choices_mend(const SabaccTable *table, int seat, SabaccOffers *offers);

/* Leaves of buying back (PL-2) what keeps enough for a good many antes, and then nothing else. */
void choices_redeem(const SabaccTable *table, int seat, SabaccOffers *offers);

/* What is considered, of choices that are seldom good. */
typedef struct ChoicesWanted {
    bool large_amounts; /* else small bets, and raises by the least */
    bool free_fold;     /* folding where checking costs nothing */
    bool call;
    bool field, unfield;
    uint32_t pair; /* slots of the two that are to lie in a field, where that is known; else 0 */
} ChoicesWanted;

/* Lists every plain choice, every different card and seat, and of amounts the least, half the pot, the pot
 * and, where the stack is small beside the pot, the most; raises only while the bet is small beside it, too.
 * Of cards to be fielded it lists one. At least one where there is an offer. */
void choices_list(const SabaccTable *table, int seat, const SabaccOffers *offers, const ChoicesWanted *wanted,
                  Choices *choices);

/* The card to field first, of those offered: the one that a random card would replace worst. */
SabaccCard choices_field(const SabaccTable *table, int seat, const SabaccOffer *offer);

/* Adds the best use of the device offered, where it is worth its one use; choices_devices.c. */
void choices_add_device(const SabaccTable *table, const SabaccOffer *offer, SabaccAction action,
                        Choices *choices);

/* The amount of a bet or raise inside `offer` that adds `parts` sixteenths of the pot to what is asked. */
int32_t choices_amount(const SabaccTable *table, int seat, const SabaccOffer *offer, int parts);

/* The offer of this verb, or NULL. */
const SabaccOffer *choices_offer(const SabaccOffers *offers, SabaccVerb verb);

#endif
