#ifndef SABACC_TABLE_FLIGHT_H
#define SABACC_TABLE_FLIGHT_H

/* What is on its way from one place to another, and how it is drawn there. */

#include "table/places.h"

typedef enum FlightKind {
    FLIGHT_CARD,
    FLIGHT_FORM,  /* a card of a shift becomes another where it lies: `die` is what it was */
    FLIGHT_SWIRL, /* a card in a spiral about its end */
    FLIGHT_MIX,   /* a card of the pool out to the side and back */
    FLIGHT_CHIPS,
    FLIGHT_DIE,
    FLIGHT_BLOCK,
    FLIGHT_OWN /* the first of those that only one kind of table has */
} FlightKind;

/* From `from` at `begins` to `to` at `ends`; drawn neither before nor after, but what will lie at `to` is
   hidden until then. */
typedef struct Flight {
    int kind; /* FlightKind, or one of the kind of table */
    Place from, to;
    double begins, ends;    /* ms of TableView.now */
    SabaccCard card;        /* its face; SABACC_CARD_HIDDEN for a back */
    bool was_open, is_open; /* face up at the start, at the end */
    bool vanishes;          /* fades out as it arrives */
    int die;
    int32_t amount;
    SabaccEventType event; /* that sent it off; table_fly writes it */
} Flight;

float table_ease_out(float t);
float table_ease_travel(float t); /* a soft start, then as ease_out */
Box table_box_between(Box a, Box b, float t);
float table_share(double now, double begins, double ends); /* 0…1 */

/* What will lie there is still on its way. */
bool table_is_coming(const TableFrame *frame, const Place *place);
/* Credits on their way to that place. */
int32_t table_credits_coming(const TableFrame *frame, Place place);

void table_draw_flights(const TableFrame *frame);
/* Those that go under the deck. */
void table_draw_flights_under(const TableFrame *frame);

/* Each in its file: flight_cards.c, flight_dice.c. `t`: 0 … 1. */
void table_draw_card_flight(const TableFrame *frame, const Flight *flight, float t);
void table_draw_die_flight(const TableFrame *frame, const Flight *flight, float t);

#endif
