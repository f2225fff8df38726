#include "match/subscription.h"

#include "match/truth.h"

#include <assert.h>

bool match_may_watch(const Match *match, int viewer) {
    if (viewer == SABACC_NOBODY) return true;
    return viewer == SABACC_OPEN ? match_is_open(match) : match_is_person(match, viewer);
}

MatchSubscription match_subscribe(const Match *match, int viewer) {
    assert(match_may_watch(match, viewer));
    return (MatchSubscription){.match = match, .viewer = viewer};
}

/* Checked again each time: an opponent may have taken the seat. */
static int viewer_of(const MatchSubscription *subscription) {
    assert(match_may_watch(subscription->match, subscription->viewer));
    return subscription->viewer;
}

void subscription_view(const MatchSubscription *subscription, SabaccView *view) {
    match_view(subscription->match, viewer_of(subscription), view);
}

void subscription_events(const MatchSubscription *subscription, SabaccEvents *events) {
    match_events(subscription->match, viewer_of(subscription), events);
}

int subscription_events_since(const MatchSubscription *subscription, int seat, SabaccEvent *events, int max) {
    int viewer = viewer_of(subscription);
    int count = match_events_since(subscription->match, seat, events, max);
    for (int i = 0; i < count; i++) {
        SabaccEvent event = events[i];
        sabacc_redact(&event, viewer, &events[i]);
    }
    return count;
}

void subscription_offers(const MatchSubscription *subscription, SabaccOffers *offers) {
    SabaccView view;
    offers->count = 0;
    if (subscription->viewer < 0) return;
    subscription_view(subscription, &view);
    sabacc_view_legal(&view, offers);
}

bool subscription_question(const MatchSubscription *subscription, SubscriptionQuestion *question) {
    const Match *match = subscription->match;
    int seat = match_to_act(match);
    if (viewer_of(subscription) != SABACC_OPEN || seat < 0) return false;
    question->seat = seat;
    question->serial = match_serial(match);
    question->seed = match_question_seed(match, seat);
    match_view(match, seat, &question->view);
    sabacc_legal(match_state(match), seat, &question->offers);
    return true;
}
