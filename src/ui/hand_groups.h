#ifndef SABACC_UI_HAND_GROUPS_H
#define SABACC_UI_HAND_GROUPS_H

/* How the cards of a hand are grouped on the screen: held cards, then separate ones. Slots are those of
 * SabaccSeat.hand. */

#include "rules/sabacc.h"

/* Bits of the hand shown separately: the field (FD-1), the Spike card (BY-1), kept cards in games with a
 * target (CO-2), and the Blood cards in games of two families (KE-2). */
uint32_t hand_apart(const SabaccTable *table, int seat);
/* The index of the slot among the held cards, or among the separate ones. */
int hand_group_index(const SabaccTable *table, int seat, int slot);
int hand_held_count(const SabaccTable *table, int seat);
int hand_apart_count(const SabaccTable *table, int seat);
/* The slot of a seat's hand at that place on the screen, counted from the left from 0: held cards come first.
 * -1 if there is no card. */
int hand_slot_at(const SabaccTable *table, int seat, int place);
/* The place of a slot, its opposite. */
int hand_place_of(const SabaccTable *table, int seat, int slot);

#endif
