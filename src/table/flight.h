#ifndef SABACC_TABLE_FLIGHT_H
#define SABACC_TABLE_FLIGHT_H

/* Objects in flight from one place to another, and how they are drawn. */

#include "table/places.h"

typedef enum FlightKind {
    FLIGHT_CARD,
    FLIGHT_FORM,   /* a card of a shift changes in place: `die` is the old face */
    FLIGHT_BROKEN, /* a card that a shift has broken leaves face down: `die` is its face */
    FLIGHT_SWIRL,  /* a card in a spiral around its destination */
    FLIGHT_MIX,    /* a card of the pool moves aside and back */
    FLIGHT_CUT,    /* the upper part of a deck is lifted off it and put back */
    FLIGHT_CHIPS,
    FLIGHT_DIE,
    FLIGHT_BLOCK,
    FLIGHT_ITEM, /* `amount`: a SabaccItem */
    FLIGHT_OWN   /* the first kind specific to a variant */
} FlightKind;

/* How a chip bends on its way (ways.h): towards which point it leaves, from which it comes; from its
 * beginning and from its end. Of a thrown die: the point that its way is drawn to, from its middle. */
typedef struct FlightBends {
    float leaves_x, leaves_y, comes_x, comes_y;
    bool are_found;
} FlightBends;

/* From `from` at `begins` to `to` at `ends`; not drawn before or after, but what will be at `to` is hidden
 * until then. */
typedef struct Flight {
    int kind; /* FlightKind, or a variant's own */
    Place from, to;
    double begins, ends;    /* ms of TableView.now */
    SabaccCard card;        /* its face; SABACC_CARD_HIDDEN for a back */
    bool was_open, is_open; /* face up at the start, at the end */
    bool vanishes;          /* fades out on arrival */
    int die; /* of FLIGHT_DIE: the face that it comes to show; of FLIGHT_CHIPS: which of those that go
              * together, 0 the lowest */
    int32_t amount;
    /* of FLIGHT_CHIPS out of a pot: in which stack of them, from 1 (0: in none), and how high */
    int stack, level;
    int heap, heaps, lies,
        after; /* in which stack of the pot it lay, of how many, how high; and how many leave before */
    FlightBends bends;
    Box lay;                /* where it lies as it leaves a hand that stands back; empty: where `from` is */
    float aside_x, aside_y; /* how far beside `from` it begins, where it was carried there */
    SabaccEventType event;  /* the event that caused it; set by table_fly */
} Flight;

/* Of a share of the way, t from 0 to 1. */
float table_ease_out(float t);
float table_ease_travel(float t); /* accelerates, then as table_ease_out */
float table_ease_spring(float t); /* a spring without overshoot */
Box table_box_between(Box a, Box b, float t);
float table_share(double now, double begins, double ends); /* 0…1 */

/* Whether the object for that place is still in flight. */
bool table_is_coming(const TableFrame *frame, const Place *place);
/* A card of a hand that is judged in the middle lies there face down, and is still to turn. */
bool table_turns_later(const TableFrame *frame, int seat, int slot);
/* Credits in flight to that place, or about to be; and those of them that still lie at that place, as their
 * chips have not left yet. */
int32_t table_credits_coming(const TableFrame *frame, Place place);
int32_t table_credits_leaving(const TableFrame *frame, Place place);

void table_draw_flights(const TableFrame *frame);
/* Flights that pass under the deck, and what leaves a hand under the plate of its seat. */
void table_draw_flights_under(const TableFrame *frame);

/* How high a chip is that flies, of the highest, t: 0 … 1 of its time. */
float table_chip_height(float t);

/* A thrown die, u from 0 as it leaves the hand to 1 at rest: its height over the cloth, 0 … 1 at the most;
 * and the share of its way, which only grows. */
float table_throw_height(float u);
float table_throw_moved(float u);
/* How it rocks as it comes to rest, t: 0 … 1 of all its time: swings from side to side, below 1. */
float table_throw_rocks(float t);

/* Each in its file: flight_cards.c, flight_dice.c, items.c. `t`: 0 … 1. */
void table_draw_card_flight(const TableFrame *frame, const Flight *flight, float t);
void table_draw_cut(const TableFrame *frame, const Flight *flight, float t);
void table_draw_die_flight(const TableFrame *frame, const Flight *flight, float t);
void table_draw_item_flight(const TableFrame *frame, const Flight *flight, float t);

#endif
