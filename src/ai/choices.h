/* A seat's choices: the offers as a short list of single actions, with few amounts. Private to ai/. */
#ifndef SABACC_AI_CHOICES_H
#define SABACC_AI_CHOICES_H

#include "rules/sabacc.h"

enum { CHOICES_MAX = 48 };

typedef struct Choices {
    int count;
    SabaccAction list[CHOICES_MAX];
} Choices;

/* Removes offers that would break the rule of discards (DR-3) or postpone a discard that it still requires.
 * At least one offer remains. */
void choices_obey(const SabaccTable *table, int seat, SabaccOffers *offers);

/* Removes standing on a hand that would bomb out (CA-3), if a card can be given up, or any single card would
 * repair it. */
void choices_mend(const SabaccTable *table, int seat, SabaccOffers *offers);

/* Between hands: keeps those redemptions, or the item beside the pot (PL-2), that leave enough credits for
 * many antes, and then removes everything else, otherwise removes them; and keeps only a rebuy (ST-7). */
void choices_between_hands(const SabaccTable *table, int seat, SabaccOffers *offers);

/* Which seldom good choices to consider. */
typedef struct ChoicesWanted {
    bool large_amounts; /* otherwise small bets, and minimum raises */
    bool free_fold;     /* folding when checking is free */
    bool call;
    bool field, unfield;
    uint32_t pair; /* slots of the two cards intended for the field, if known; otherwise 0 */
} ChoicesWanted;

/* Lists every plain choice, every different card and seat, and of amounts the minimum, half the pot, the pot
 * and, if the stack is small compared with the pot, the maximum; raises only while the bet is small compared
 * with it, too. Of cards that can be fielded it lists one. At least one if there is an offer. */
void choices_list(const SabaccTable *table, int seat, const SabaccOffers *offers, const ChoicesWanted *wanted,
                  Choices *choices);

/* The offered card to field first: the one whose random replacement would be worst. */
SabaccCard choices_field(const SabaccTable *table, int seat, const SabaccOffer *offer);

/* Adds the best use of the offered device, if it is worth its only use; choices_devices.c. */
void choices_add_device(const SabaccTable *table, const SabaccOffer *offer, SabaccAction action,
                        Choices *choices);

/* The amount of a bet or raise inside `offer` that adds `parts` sixteenths of the pot to the current bet. */
int32_t choices_amount(const SabaccTable *table, int seat, const SabaccOffer *offer, int parts);

/* There is nothing to choose. */
bool choices_are_forced(const SabaccOffers *offers);

/* Whether the two are the same, as a record says them. */
bool choices_same(const SabaccAction *left, const SabaccAction *right);

/* Whether the seat could fold, and check or match. */
bool choices_are_bet(const SabaccOffers *offers);

/* The price of staying in for a seat that could: of its match, at most its stack, in the pot that it then
 * makes, in percent; 0 if nothing is to be matched. */
typedef struct ChoicesPrice {
    int64_t pot, owed; /* credits; the pot with all bets of the round */
    int percent;
} ChoicesPrice;
ChoicesPrice choices_price(const SabaccTable *table, int seat);

/* Bits of the verbs that are offered. */
#define CHOICES_BIT(verb) (UINT64_C(1) << SABACC_VERB_##verb)
uint64_t choices_verbs(const SabaccOffers *offers);

/* The offer of this verb, or NULL. */
const SabaccOffer *choices_offer(const SabaccOffers *offers, SabaccVerb verb);

#endif
