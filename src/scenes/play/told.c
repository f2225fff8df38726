/* What the panel of results has to explain of a hand: penalties, bombs, demises, payouts, kept as they are
   told, since the settlement of a hand can lie several steps back. */

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

static TableTold *room(TableScene *table) {
    if (table->told_count == TABLE_TOLD) {
        table->told_count = TABLE_TOLD / 2;
        memmove(table->told, table->told + TABLE_TOLD / 2, TABLE_TOLD / 2 * sizeof *table->told);
    }
    return &table->told[table->told_count++];
}

void table_told_add(TableScene *table, const SabaccEvents *events, uint32_t serial) {
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        if (event->type == SABACC_EVENT_HAND) {
            table->told_hand = event->amount;
            table->told_next = event->amount + 1;
        }
        if (event->type == SABACC_EVENT_HAND_END) table->told_hand = 0; /* what follows belongs to the game */
        if (!is_kept(event->type)) continue;
        bool is_before_the_next = event->type == SABACC_EVENT_REDEEM; /* between the hands */
        *room(table) = (TableTold){.hand = is_before_the_next ? table->told_next : table->told_hand,
                                   .amount = event->amount,
                                   .second = event->second,
                                   .serial = serial,
                                   .type = event->type,
                                   .clause = event->clause,
                                   .seat = event->seat};
    }
}

void table_told_undo(TableScene *table) {
    uint32_t serial = match_serial(table->match);
    while (table->told_count > 0 && table->told[table->told_count - 1].serial > serial) table->told_count--;
    table->told_hand = match_public(table->match)->hand;
    table->told_next = table->told_hand + 1;
}

const TableTold *table_told_next(const TableScene *table, int32_t hand, SabaccEventType type, int seat,
                                 int *at) {
    for (; *at < table->told_count; (*at)++) {
        const TableTold *told = &table->told[*at];
        if (told->hand == hand && told->type == type && told->seat == seat) return &table->told[(*at)++];
    }
    return NULL;
}
