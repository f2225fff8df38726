/* How everybody plays in a play-out: cheap, sensible, and alike in every game. A policy answers one kind of
 * question and says false to others; policy_choose asks them in turn. Private to ai/. */
#ifndef SABACC_AI_POLICY_H
#define SABACC_AI_POLICY_H

#include "ai/choices.h"
#include "ai/hand_estimator.h"

/* How the seats of a play-out bet. */
typedef enum PolicyMood {
    POLICY_CALM,  /* check and match, always: a rehearsal */
    POLICY_PLAYS, /* bet, raise and fold by the chance to win */
} PolicyMood;

/* Chooses for the seat that must act, of what it is offered, looking at no other seat's hidden cards. */
void policy_choose(const SabaccState *state, const SabaccOffers *offers, const HandEstimator *estimator,
                   PolicyMood mood, Rng *rng, SabaccAction *action);

/* What of the seldom good choices a seat considers with the hand it holds; *large_amounts* is left to who
 * asks. */
ChoicesWanted policy_wants(const SabaccTable *table, int seat, const HandEstimator *estimator);

/* Declares a side at random, or the total of its hand; who `bluffs` names the total of two unseen cards as
 * often. False where no declaration is offered. */
bool policy_declare(const SabaccTable *table, int seat, const SabaccOffers *offers,
                    const HandEstimator *estimator, bool bluffs, Rng *rng, SabaccAction *action);

/* ---- policy_credits.c ---- */

/* What a penalty option takes, as a part of the hand pot. */
int policy_price(const SabaccTable *table, SabaccOptionId id);

/* The rule of discards can no longer be met: the hand bombs out, whatever it holds (DR-3). */
bool policy_has_broken_rule(const SabaccTable *table, int seat);

/* Bets, raises, matches and folds by the chance to win. */
void policy_bet(const SabaccTable *table, int seat, const SabaccOffers *offers,
                const HandEstimator *estimator, Rng *rng, SabaccAction *action);

/* Checks, else matches; false where neither is offered, nor folding. */
bool policy_bet_calmly(int seat, const SabaccOffers *offers, SabaccAction *action);

/* ---- policy_cards.c ---- */

/* The best by the expected standing of the hand and what it costs, of the offers that change or keep it;
 * false where none does. `looks`: how many cards are tried for each that would come from the deck. */
bool policy_improve(const SabaccTable *table, int seat, const SabaccOffers *offers,
                    const HandEstimator *estimator, int looks, Rng *rng, SabaccAction *action);

/* Keeps a hand that is as good as can be, and in the end the best there is (CO-2). False where nothing is to
 * be kept. */
bool policy_keep(const SabaccTable *table, int seat, const SabaccOffers *offers, SabaccAction *action);

/* ---- policy_set.c, policy_house.c ---- */

/* A turn of a set (PZ-2, PZ-6). */
bool policy_set(const SabaccTable *table, int seat, const SabaccOffers *offers,
                const HandEstimator *estimator, SabaccAction *action);

/* The two slots that are best kept in a field against the house (CS-2); 0 where there is no such field. */
uint32_t policy_pair(const SabaccTable *table, int seat, const HandEstimator *estimator);

/* Puts them there, then is done. */
bool policy_pair_up(const SabaccTable *table, int seat, const SabaccOffers *offers,
                    const HandEstimator *estimator, SabaccAction *action);

#endif
