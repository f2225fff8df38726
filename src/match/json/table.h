/* Tables as JSON: the object of docs/record.md ("The state as JSON") and its parts. Every json_t returned is
 * owned by the caller. */
#ifndef SABACC_MATCH_JSON_TABLE_H
#define SABACC_MATCH_JSON_TABLE_H

#include "rules/sabacc.h"

#include <jansson.h>

json_t *json_of_card(SabaccCard card);
json_t *json_of_cards(const SabaccCard *cards, int count);
json_t *json_of_seats(SeatMask seats);
json_t *json_of_seat(int seat); /* null for SABACC_NOBODY, "*" for the croupier */
json_t *json_of_pots(const SabaccTable *table);
json_t *json_of_items(const SabaccSeat *seat);    /* the words of what it owns (PL-2) */
json_t *json_of_staked(const SabaccTable *table); /* of what lies beside the pot, in order */
json_t *json_of_dice(const SabaccTable *table);
json_t *json_of_fact(const SabaccFact *fact, const SabaccTable *table, int seat);

/* The offers to the seat, one text each; none for the croupier. For SABACC_NOBODY, while a hand waits, what
 * any seat may say (ST-6). */
json_t *json_of_legal(const SabaccState *state, int seat);

/* A public event: {"event": …, "seat": …} and its fields. */
json_t *json_of_event(const SabaccEvent *event);

/* The total that a seat has to compare, as far as the table says one for all: of the showdown, or of the
 * cards laid before it (PZ-2); null where there is none. */
json_t *json_of_total(const SabaccTable *table, int seat);

/* Seats that are out of the game; seats that stood in this round and have not been asked again. */
SeatMask seats_out(const SabaccTable *table);
/* Cards in a seat's hand; none if they are the last hand's, which stay until the next deal. */
int json_hand_count(const SabaccTable *table, int seat);
SeatMask seats_stood(const SabaccTable *table);

#endif
