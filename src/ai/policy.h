/* How everybody plays in a play-out: cheap, sensible, and alike in every game. Private to ai/. */
#ifndef SABACC_AI_POLICY_H
#define SABACC_AI_POLICY_H

#include "ai/choices.h"
#include "ai/gauge.h"

/* How the seats of a play-out bet. */
typedef enum PolicyMood {
    POLICY_CALM,  /* check and match, always: a rehearsal */
    POLICY_PLAYS, /* bet, raise and fold by the chance to win */
} PolicyMood;

/* Chooses for the seat that must act at the table, of what it is offered, looking at no other seat's hidden
 * cards. */
void policy_choose(const SabaccTable *table, const SabaccOffers *offers, const Gauge *gauge, PolicyMood mood,
                   Rng *rng, SabaccAction *action);

/* What of the seldom good choices a seat considers with the hand it holds; *large_amounts* is left to who
 * asks. */
ChoicesWanted policy_wants(const SabaccTable *table, int seat, const Gauge *gauge);

/* Declares a side at random, or the total of its hand; who `bluffs` names the total of two unseen cards as
 * often. False where no declaration is offered. */
bool policy_declare(const SabaccTable *table, int seat, const SabaccOffers *offers, const Gauge *gauge,
                    bool bluffs, Rng *rng, SabaccAction *action);

/* The best by the expected standing of the hand, of the offers that change or keep it; false where none does.
 * `looks`: how many cards are tried for each that would come from the deck. */
bool policy_improve(const SabaccTable *table, int seat, const SabaccOffers *offers, const Gauge *gauge,
                    int looks, Rng *rng, SabaccAction *action);

#endif
