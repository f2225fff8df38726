/* The policy of all seats in a play-out: cheap, sensible, and the same in every game. A policy answers one
 * kind of question and returns false for others; policy_choose tries them in turn. Private to ai/. */
#ifndef SABACC_AI_POLICY_H
#define SABACC_AI_POLICY_H

#include "ai/choices.h"
#include "ai/hand_estimator.h"

/* How the seats of a play-out bet. */
typedef enum PolicyMood {
    POLICY_CALM,  /* always check and match: a rehearsal */
    POLICY_STUDY, /* the same, and call as soon as the hand is clearly better than others' */
    POLICY_PLAYS, /* bet, raise and fold by the trained tables, or where there are none by the chance to win
                   */
} PolicyMood;

/* Chooses for the seat that must act from its offers, without looking at other seats' hidden cards. */
void policy_choose(const SabaccState *state, const SabaccOffers *offers, const HandEstimator *estimator,
                   PolicyMood mood, Rng *rng, SabaccAction *action);

/* Which seldom good choices a seat considers with its hand; the caller sets large_amounts. */
ChoicesWanted policy_wants(const SabaccTable *table, int seat, const HandEstimator *estimator);

/* Declares a side at random, or the total of its hand; a seat that `bluffs` declares the total of two unseen
 * cards just as often. False if no declaration is offered. */
bool policy_declare(const SabaccTable *table, int seat, const SabaccOffers *offers,
                    const HandEstimator *estimator, bool bluffs, Rng *rng, SabaccAction *action);

/* What is better done before a bet: fields a card, or calls. False if neither is. */
bool policy_before_bet(const SabaccTable *table, int seat, const SabaccOffers *offers,
                       const HandEstimator *estimator, SabaccAction *action);

/* ---- policy_credits.c ---- */

/* The amount of a penalty option, as a share of the hand pot. */
int policy_price(const SabaccTable *table, SabaccOptionId id);

/* The rule of discards can no longer be met: the hand bombs out, whatever it holds (DR-3). */
bool policy_has_broken_rule(const SabaccTable *table, int seat);

/* Bets, raises, matches and folds by the chance to win. */
void policy_bet(const SabaccTable *table, int seat, const SabaccOffers *offers,
                const HandEstimator *estimator, Rng *rng, SabaccAction *action);

/* Checks, otherwise matches; false if neither is offered, nor folding. */
bool policy_bet_calmly(int seat, const SabaccOffers *offers, SabaccAction *action);

/* ---- policy_cards.c ---- */

/* Chooses the offer that changes or keeps the hand with the best expected standing minus its cost; false if
 * there is none. `looks`: how many cards are tried for each card from the deck. */
bool policy_improve(const SabaccTable *table, int seat, const SabaccOffers *offers,
                    const HandEstimator *estimator, int looks, Rng *rng, SabaccAction *action);

/* Keeps a hand that cannot be improved, and in the last choice the best one (CO-2). False if nothing is to be
 * kept. */
bool policy_keep(const SabaccTable *table, int seat, const SabaccOffers *offers, SabaccAction *action);

/* ---- policy_set.c, policy_house.c ---- */

/* A turn of a set (PZ-2, PZ-6). */
bool policy_set(const SabaccTable *table, int seat, const SabaccOffers *offers,
                const HandEstimator *estimator, SabaccAction *action);

/* Against a house that plays by the printed policy (CS-2), and with this hand a call there is worth it. */
bool policy_faces_house(const SabaccTable *table);
bool policy_calls_house(const SabaccTable *table, int seat);

/* The two slots best kept in a field against the house (CS-2); 0 if there is no such field. */
uint32_t policy_pair(const SabaccTable *table, int seat, const HandEstimator *estimator);

/* Fields those, then finishes. */
bool policy_pair_up(const SabaccTable *table, int seat, const SabaccOffers *offers,
                    const HandEstimator *estimator, SabaccAction *action);

#endif
