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
    case SABACC_EVENT_CAP: return true;
    default: return false;
    }
}

static PastEvent *room(TableScene *table) {
    if (table->history_count == TABLE_HISTORY) {
        table->history_count = TABLE_HISTORY / 2;
        memmove(table->history, table->history + TABLE_HISTORY / 2,
                TABLE_HISTORY / 2 * sizeof *table->history);
    }
    return &table->history[table->history_count++];
}

void table_history_add(TableScene *table, const SabaccEvents *events, uint32_t serial) {
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        if (event->type == SABACC_EVENT_HAND) {
            table->history_hand = event->amount;
            table->history_next_hand = event->amount + 1;
        }
        if (event->type == SABACC_EVENT_HAND_END)
            table->history_hand = 0; /* what follows belongs to the game */
        if (!is_kept(event->type)) continue;
        bool is_before_the_next = event->type == SABACC_EVENT_REDEEM; /* between the hands */
        *room(table) =
            (PastEvent){.hand = is_before_the_next ? table->history_next_hand : table->history_hand,
                        .amount = event->amount,
                        .second = event->second,
                        .serial = serial,
                        .type = event->type,
                        .clause = event->clause,
                        .seat = event->seat};
    }
}

void table_history_undo(TableScene *table) {
    uint32_t serial = match_serial(table->match);
    while (table->history_count > 0 && table->history[table->history_count - 1].serial > serial)
        table->history_count--;
    table->history_hand = match_public(table->match)->hand;
    table->history_next_hand = table->history_hand + 1;
}

const PastEvent *table_history_next(const TableScene *table, int32_t hand, SabaccEventType type, int seat,
                                    int *at) {
    for (; *at < table->history_count; (*at)++) {
        const PastEvent *past = &table->history[*at];
        if (past->hand == hand && past->type == type && past->seat == seat) return &table->history[(*at)++];
    }
    return NULL;
}
