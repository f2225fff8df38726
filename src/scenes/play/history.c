/* Past events that the panel of results explains: penalties, bombs, demises, payouts. They are stored,
 * because the settlement of a hand can be several steps back. */

#include <string.h>

#include "scenes/play/private.h"

static bool is_kept(int type) {
    switch (type) {
    case SABACC_EVENT_PENALTY:
    case SABACC_EVENT_BOMB:
    case SABACC_EVENT_DEMISE:
    case SABACC_EVENT_PAYOUT:
    case SABACC_EVENT_SABACC_PAYOUT:
    case SABACC_EVENT_CALL:
    case SABACC_EVENT_SET:
    case SABACC_EVENT_TAX:
    case SABACC_EVENT_STAKE:
    case SABACC_EVENT_REDEEM:
    case SABACC_EVENT_TAKE_ITEM:
    case SABACC_EVENT_REBUY:
    case SABACC_EVENT_CAP: return true;
    default: return false;
    }
}

/* Between hands: it changes what a seat begins the next one with. */
static bool is_before_the_next(int type) {
    return type == SABACC_EVENT_REDEEM || type == SABACC_EVENT_TAKE_ITEM || type == SABACC_EVENT_REBUY;
}

static PastEvent *room(PlayScene *play) {
    if (play->past.count == PLAY_HISTORY) {
        play->past.count = PLAY_HISTORY / 2;
        memmove(play->past.events, play->past.events + PLAY_HISTORY / 2,
                PLAY_HISTORY / 2 * sizeof *play->past.events);
    }
    return &play->past.events[play->past.count++];
}

void play_history_add(PlayScene *play, const SabaccEvents *events, uint32_t serial) {
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        if (event->type == SABACC_EVENT_HAND) {
            play->past.hand = event->amount;
            play->past.next_hand = event->amount + 1;
        }
        if (event->type == SABACC_EVENT_HAND_END) play->past.hand = 0; /* what follows belongs to the game */
        if (!is_kept(event->type)) continue;
        bool is_of_next = is_before_the_next(event->type);
        *room(play) = (PastEvent){.hand = is_of_next ? play->past.next_hand : play->past.hand,
                                  .amount = event->amount,
                                  .second = event->second,
                                  .serial = serial,
                                  .type = event->type,
                                  .clause = event->clause,
                                  .seat = event->seat};
    }
}

void play_history_drop(PlayScene *play, uint32_t serial, int32_t hand) {
    while (play->past.count > 0 && play->past.events[play->past.count - 1].serial >= serial)
        play->past.count--;
    play->past.hand = hand;
    play->past.next_hand = hand + 1;
}

void play_history_undo(PlayScene *play) {
    play_history_drop(play, match_serial(play->game.match) + 1, match_public(play->game.match)->hand);
}

const PastEvent *play_history_next(const PlayScene *play, int32_t hand, SabaccEventType type, int seat,
                                   int *at) {
    for (; *at < play->past.count; (*at)++) {
        const PastEvent *past = &play->past.events[*at];
        if (past->hand == hand && past->type == type && past->seat == seat)
            return &play->past.events[(*at)++];
    }
    return NULL;
}
