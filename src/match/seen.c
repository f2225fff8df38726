#include "match/seen.h"

/* A card that somebody plays, gives up or lays out is no news to that player; one that lay open to none. */
static SeatMask faces_of(const SabaccEvent *event) {
    SeatMask others = event->seat >= 0 ? (SeatMask)~seat_bit(event->seat) : SABACC_EVERYBODY;
    if (event->count == 0) return 0;
    switch ((SabaccEventType)event->type) {
    case SABACC_EVENT_ROLL:
    case SABACC_EVENT_UNFIELD:
    case SABACC_EVENT_DRAW: return 0;
    case SABACC_EVENT_TRADE:
    case SABACC_EVENT_DISCARD:
    case SABACC_EVENT_FIELD:
    case SABACC_EVENT_BUY:
    case SABACC_EVENT_KEEP:
    case SABACC_EVENT_PLAY:
    case SABACC_EVENT_TOKEN:
    case SABACC_EVENT_DEVICE: return (SeatMask)(event->audience & others);
    default: return event->audience;
    }
}

static bool is_roll(const SabaccEvent *event) {
    return event->type == SABACC_EVENT_ROLL || event->type == SABACC_EVENT_SHIFT ||
           event->type == SABACC_EVENT_PICK;
}

static bool is_end(const SabaccEvent *event) {
    return event->type == SABACC_EVENT_REVEAL || event->type == SABACC_EVENT_SHOWDOWN ||
           event->type == SABACC_EVENT_SET || event->type == SABACC_EVENT_HAND_END ||
           event->type == SABACC_EVENT_GAME_END;
}

SeenNews seen_in_events(const SabaccEvents *events) {
    SeenNews news = {0};
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        news.cards |= faces_of(event);
        news.is_roll |= is_roll(event);
        news.is_end |= is_end(event);
    }
    return news;
}
