/* A pair of eyes at a match: all that a screen is given of it.
 *
 * A viewer is a person's seat; SABACC_NOBODY, who knows what everybody does; or SABACC_OPEN, who sees every
 * card, where match_is_open allows it. The subscription gives that viewer's table, redacted events and
 * offers, and never more. An opponent's seat cannot be subscribed to. */
#ifndef SABACC_MATCH_SUBSCRIPTION_H
#define SABACC_MATCH_SUBSCRIPTION_H

#include "match/match.h"

/* Made by match_subscribe; copied freely, valid as long as its match. */
typedef struct MatchSubscription {
    const Match *match;
    int viewer;
} MatchSubscription;

/* Whether that viewer may look on at the match, as its seats are taken now. */
bool match_may_watch(const Match *match, int viewer);

/* Looks on as that viewer; match_may_watch must allow it. To look with other eyes, subscribe again. */
MatchSubscription match_subscribe(const Match *match, int viewer);

/* The table as the viewer may know it. */
void subscription_view(const MatchSubscription *subscription, SabaccView *view);

/* What the last MATCH_APPLIED (or the beginning) brought, as the viewer may see it; bookkeeping events
 * included, so that sabacc_absorb brings a view up to date. None after a resume or an undo. */
void subscription_events(const MatchSubscription *subscription, SabaccEvents *events);

/* Told events since `seat` last acted, its own action's among them, as the viewer may see them. Writes at
 * most `max` into `events`, the latest ones; returns how many. */
int subscription_events_since(const MatchSubscription *subscription, int seat, SabaccEvent *events, int max);

/* What the viewer's seat may do now, also while another is to act (FD-6); none for a viewer without a seat.
 */
void subscription_offers(const MatchSubscription *subscription, SabaccOffers *offers);

#endif
