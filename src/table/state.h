#ifndef SABACC_TABLE_STATE_H
#define SABACC_TABLE_STATE_H

/* What a TableView holds: the view as far as it has been shown, the events that wait, what is on its way, and
   how far shown things have moved. view.c owns it; the files of motion write it. */

#include <math.h>

#include "table/flight.h"
#include "table/hand_row.h"
#include "table/view.h"

enum {
    TABLE_FLIGHTS = 192,
    TABLE_EASE_MS = 140,   /* a card that is pointed at, and the light that goes to the seat on turn */
    TABLE_SPREAD_MS = 680, /* from the showing of a hand until all of it lies where it will */
    TABLE_POOL = 8         /* places of a shift's pool: a card a seat */
};

/* A line of light that goes over the whole table. */
typedef struct Sweep {
    double begins, ends;
} Sweep;
#define SWEEP_NONE                                                                                           \
    (Sweep) { .begins = INFINITY, .ends = -INFINITY }

/* How high a card of the viewer's hand lies that is pointed at: a share of its height, which follows what is
   drawn. Another card in its place lies at once where it should. */
typedef struct HandLift {
    SabaccCard card;
    float from, to;
    double since;
} HandLift;

struct TableView {
    SabaccView shown;
    TableLook looks[SABACC_MAX_SEATS];
    TableSettings settings;
    struct Audio *audio;
    SabaccEvent *queue; /* grows; [queue_at, queue_end) wait */
    int queue_at, queue_end, queue_size;
    SabaccEventType begun; /* the event that is being set in motion, or was last */
    double now, next_at;   /* ms at the designed speed; before next_at no event begins */
    Flight flights[TABLE_FLIGHTS];
    int flight_count;
    HandEase ease[SABACC_MAX_SEATS][2]; /* of what is held, of what lies apart */
    double opened_at[SABACC_MAX_SEATS]; /* when the hand was shown: its cards spread */
    uint8_t forming[SABACC_MAX_SEATS];  /* cards of a shift that are still to come */
    HandLift lifts[SABACC_MAX_HAND];
    int acted; /* whose turn it was before `turned_at`, ms */
    double turned_at;
    SabaccCard broken[SABACC_MAX_SEATS][SABACC_MAX_HAND]; /* what it took, in the order of the hands */
    uint8_t broken_count[SABACC_MAX_SEATS];
    Sweep breaking, forming_line;
    uint8_t pool, pool_taken;      /* bits: where in the pool cards lie; how many have been put there */
    double pool_since, pool_until; /* when its ground came, and goes */
    int pointed;                   /* place of the pool from which the next card is to come, or −1 */
    int shift;                     /* SabaccShift that runs, or −1 */
    int shift_owed;                /* cards picked in it and not yet made good */
    double dark_since, lit_since;  /* of a shift; lit_since is INFINITY while it lasts */
    SabaccCard aside;              /* given up in a trade, not yet on the pile */
    SeatMask lit;                  /* winners of the hand that ended */
    bool hand_is_over;             /* it has ended, and the next has not begun: nobody acts */
    TableCloseUp close_up;
    void *own;                    /* what only its kind of table keeps: table_own */
    char (*log)[TABLE_LOG_BYTES]; /* a ring of TABLE_LOG_LINES */
    int log_from, log_count;
};

#endif
