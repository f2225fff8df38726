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

int hand_place_of(const SabaccTable *table, int seat, int slot) {
    bool is_apart = hand_apart(table, seat) >> slot & 1;
    return (is_apart ? hand_held_count(table, seat) : 0) + hand_group_index(table, seat, slot);
}

int hand_slot_at(const SabaccTable *table, int seat, int place) {
    for (int slot = 0; slot < table->seat[seat].hand_count; slot++)
        if (hand_place_of(table, seat, slot) == place) return slot;
    return -1;
}
