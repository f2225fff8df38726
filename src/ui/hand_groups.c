/* Which cards of a hand are held, and which are shown separately. */
#include "ui/hand_groups.h"

uint32_t hand_apart(const SabaccTable *table, int seat) {
    const SabaccSeat *hand = &table->seat[seat];
    return hand->fielded | hand->kept | hand->blood;
}

int hand_group_index(const SabaccTable *table, int seat, int slot) {
    uint32_t apart = hand_apart(table, seat), before = apart & ((UINT32_C(1) << slot) - 1);
    return apart >> slot & 1 ? __builtin_popcount(before) : slot - __builtin_popcount(before);
}

int hand_apart_count(const SabaccTable *table, int seat) {
    return __builtin_popcount(hand_apart(table, seat));
}

int hand_held_count(const SabaccTable *table, int seat) {
    return table->seat[seat].hand_count - hand_apart_count(table, seat);
}

int hand_slot_at(const SabaccTable *table, int seat, int place) {
    uint32_t apart = hand_apart(table, seat);
    int held = hand_held_count(table, seat);
    for (int slot = 0; slot < table->seat[seat].hand_count; slot++) {
        int before = apart >> slot & 1 ? held : 0;
        if (before + hand_group_index(table, seat, slot) == place) return slot;
    }
    return -1;
}
