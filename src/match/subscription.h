/* A viewer's access to a match: all that a screen gets of it.
 *
 * A viewer is a person's seat; SABACC_NOBODY for public knowledge; or SABACC_OPEN, who sees every card, if
 * match_is_open allows it. The subscription returns that viewer's table, redacted events and offers, and
 * never more. An opponent's seat cannot be subscribed to. */
#ifndef SABACC_MATCH_SUBSCRIPTION_H
#define SABACC_MATCH_SUBSCRIPTION_H

#include "match/match.h"

/* Made by match_subscribe; may be copied, valid as long as its match. */
typedef struct MatchSubscription {
    const Match *match;
    int viewer;
} MatchSubscription;

/* Whether that viewer may watch the match with its current drivers. */
bool match_may_watch(const Match *match, int viewer);

/* Subscribes that viewer; match_may_watch must allow it. To change the viewer, subscribe again. */
MatchSubscription match_subscribe(const Match *match, int viewer);

/* The table as the viewer may know it. */
void subscription_view(const MatchSubscription *subscription, SabaccView *view);

/* The events of the last MATCH_APPLIED (or of the beginning), redacted for the viewer; includes bookkeeping
 * events, so that sabacc_absorb can update a view. Empty after a resume or an undo. */
void subscription_events(const MatchSubscription *subscription, SabaccEvents *events);

/* Public events since `seat` last acted, including its own action's, redacted for the viewer. Writes at most
 * `max` into `events`, the latest ones; returns how many. */
int subscription_events_since(const MatchSubscription *subscription, int seat, SabaccEvent *events, int max);

/* What the viewer's seat may do now, also while another is to act (FD-6); none for a viewer without a seat.
 */
void subscription_offers(const MatchSubscription *subscription, SabaccOffers *offers);

/* What the seat that must act is asked. */
typedef struct SubscriptionQuestion {
    int seat;
    uint32_t serial;
    uint64_t seed;   /* as in MatchQuestion */
    SabaccView view; /* of that seat */
    SabaccOffers offers;
} SubscriptionQuestion;

/* The question as that seat's driver gets it, or got it when this was recorded: to explain an opponent's
 * answer by what it could see. Only for SABACC_OPEN, to whom no card is a secret; false for every other
 * viewer, and where no seat must act. */
bool subscription_question(const MatchSubscription *subscription, SubscriptionQuestion *question);

#endif
