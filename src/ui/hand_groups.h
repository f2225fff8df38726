#ifndef SABACC_UI_HAND_GROUPS_H
#define SABACC_UI_HAND_GROUPS_H

/* How the cards of a hand are grouped on the screen: what is held, then what lies apart. Slots are those of
   SabaccSeat.hand. */

#include "rules/sabacc.h"

/* Bits of the hand that lie apart from what is held: in the field (FD-1), the Spike card (BY-1), what is kept
   for good where there is a target (CO-2), of two families the cards of Blood (KE-2). */
uint32_t hand_apart(const SabaccTable *table, int seat);
/* Of the cards held, or of those apart: which one the slot of the hand is. */
int hand_group_index(const SabaccTable *table, int seat, int slot);
int hand_held_count(const SabaccTable *table, int seat);
int hand_apart_count(const SabaccTable *table, int seat);
/* Which slot of a seat's hand lies at that place on the screen, counted from the left from 0: what is held
   comes before what lies apart. -1 where no card lies. */
int hand_slot_at(const SabaccTable *table, int seat, int place);

#endif
