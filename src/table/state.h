#ifndef SABACC_TABLE_STATE_H
#define SABACC_TABLE_STATE_H

/* The state of a TableView: the view as shown so far, pending events, flights, and eased values. view.c owns
 * it; the motion files write it. */

#include <math.h>

#include "table/flight.h"
#include "table/hand_row.h"
#include "table/layout.h"
#include "table/view.h"

enum {
    TABLE_FLIGHTS = 192,
    TABLE_EASE_MS = 140,   /* a hovered card, and the light that moves to the seat on turn */
    TABLE_SPREAD_MS = 680, /* from the reveal of a hand until it is fully spread */
    TABLE_POOL = 8,        /* places of a shift's pool: one card per seat */
    TABLE_WON_CHIPS = 60
};

/* A line of light that sweeps over the table. */
typedef struct Sweep {
    double begins, ends;
} Sweep;
#define SWEEP_NONE                                                                                           \
    (Sweep) { .begins = INFINITY, .ends = -INFINITY }

/* A hand at a showdown: when it leaves its seat for its half of the middle, and that for its seat; when it
 * has all of the middle to itself; when its light goes down. INFINITY: not yet. */
typedef struct ShownHand {
    double comes_at, goes_at;
    double alone_at;
    float aside;      /* its half: −1 left, 1 right; 0: it is alone from the start */
    double counts_at; /* from when its total is counted up */
    double dims_at;
} ShownHand;

typedef struct TableShowdown {
    ShownHand hand[SABACC_MAX_SEATS];
    SeatMask best; /* of the hands judged so far, and their key */
    uint64_t key;
    double won_at;              /* from when the winner's light rises; INFINITY: nobody has won yet */
    double still_at;            /* from when nothing of it moves */
    double back_at, returns_at; /* when the bottom seat's hand stands back, and takes its place again */
    float pace;                 /* share of the usual time, with many contenders */
    int judged;                 /* the seat whose hand is looked at; −1: none */
    bool is_great;              /* won by one of the best hands that there are, or it wins much */
    double knocked_at;
    int bursts; /* the seat whose bombed hand bursts at `knocked_at`, or has; −1: none */
    uint16_t closed[SABACC_MAX_SEATS]; /* slots shown already, whose cards turn only in the middle */
} TableShowdown;

/* The place's lamp: how far the room is in the dark around its pool, eased `deep_from` … `deep_to`, 0 … 1;
 * and the pool, which goes from one seat to another. −1: the middle of the table. */
typedef struct TableLamp {
    float deep_from, deep_to;
    double deep_since, goes_at;
    int from, to;
} TableLamp;

/* A chip of what a seat has won: its credits, when it is on its way, where it stands, and above how many of
 * the chips that come with it; in which stack of the pot these lay, of how many, how high the lowest of them,
 * and after how many such bundles of all pots of its seat this leaves. */
typedef struct WonChip {
    int32_t share;
    double leaves_at, lands_at;
    uint8_t stack, level, above;
    uint8_t heap, heaps, lies, after;
} WonChip;

/* What a seat has won in this hand, in all; of several pots not every chip stands there. */
typedef struct TableWinnings {
    int32_t amount;
    int count;
    bool is_sabacc; /* the sabacc pot is among them */
    WonChip chip[TABLE_WON_CHIPS];
} TableWinnings;

/* How far a hovered card of the viewer's hand is lifted: a share of its height, eased from frame to frame. If
 * another card takes its place the lift is not eased. */
typedef struct HandLift {
    SabaccCard card;
    float from, to;
    double since;
} HandLift;

/* A card of the viewer's hand that the pointer carries, or that slides home from there: how far it is from
 * its place. A spring draws it from `from` to `to`, logical units. */
typedef struct HandCarry {
    int slot;
    SabaccCard card; /* SABACC_CARD_NONE: none has been carried yet */
    bool is_held;
    float from_x, from_y, to_x, to_y;
    float speed_x, speed_y; /* at `since`, logical units a ms */
    double since;
} HandCarry;

/* What a person looks at: nothing, somebody (their own seat: ahead), their own cards, or a thing. */
typedef enum GazeAt { GAZE_NOTHING, GAZE_SEAT, GAZE_OWN, GAZE_DICE, GAZE_POT, GAZE_MIDDLE } GazeAt;
typedef struct Gaze {
    GazeAt at;
    int seat; /* of GAZE_SEAT */
} Gaze;

/* How a person sits: how far lower than at rest, and how far the head sinks besides, in columns of the room;
 * how far the eyes are shut, 0 … 1; and how far the head is to the right of where it is at rest and below it
 * by the picture that goes with it, in pixels of that picture. Nobody is drawn larger for being nearer: the
 * pictures of who leans are, and a scaled picture is scaled anew at each move. */
typedef struct Posture {
    float sinks, nods, shuts, head_x, head_y;
} Posture;

/* How the body is painted: upright, over the rail with a hand at the chin, over it on both arms, against the
 * chair. */
typedef enum Bearing { BEARING_SITS, BEARING_THINKS, BEARING_IN, BEARING_BACK } Bearing;

typedef enum PostureKind {
    POSTURE_SITS,
    POSTURE_RESTS, /* the same, on both forearms */
    POSTURE_ACTS,
    POSTURE_JUDGED, /* its hand is in the middle */
    POSTURE_DRAWN_IN,
    POSTURE_LOST,
    POSTURE_WON,      /* and is glad of it */
    POSTURE_SHRUGS,   /* has lost, and shows it in no face */
    POSTURE_LEFT,     /* has left the hand */
    POSTURE_FLINCHES, /* from the light of a shift: against the chair */
    POSTURE_WATCHES   /* the house, which has no stake in what the other does: against the chair */
} PostureKind;

/* A person's posture, eased `from` … `to`, and how they bore themselves as that began; what they look at, and
 * looked at until they turned; the moments at which they last won a hand, and rejoice; from when they reach
 * out, until what they give has left (table/reach.h); and the last mood, which they are seen in for a while
 * longer. Times in ms at normal speed. */
typedef struct PersonLean {
    Posture from;
    PostureKind to;
    Bearing bore;
    double since;
    bool wins, is_paid;
    double won_at, reaches_at, leaves_at;
    float joy; /* how high they hop, 1: as usual */
    Gaze gaze, gaze_before;
    double turned_at;
    const char *mood; /* as table_mood_of, never NULL */
    double mood_until;
} PersonLean;

/* The last picture of a person, of a chair or of arms that there was; "" before the first. */
typedef struct PersonPicture {
    char asset[TABLE_ASSET];
    SpriteEffect effect;
    int turn; /* as SeatPlaces.turn */
    Bearing bears;
    bool has_mood; /* and is painted by it, however they bear themselves */
    bool gives;    /* arms that reach out */
} PersonPicture;

/* One gives way to the next from `since` on, ms at normal speed; without a `before` it has. */
typedef struct PersonShown {
    PersonPicture now, wanted; /* what is shown, which follows what is wanted once that picture is there */
    PersonPicture before;      /* what was wanted before, and gives way from then on */
    double since;
} PersonShown;

typedef struct TableBubble {
    Box box;
    float cost, size; /* size: of letters at their usual scale */
    int lines;        /* 0: there is no room for it */
    bool has_name;    /* it is not beside the portrait */
} TableBubble;

/* What its place depends on; all zero before it is found. */
typedef struct TableSpeechRoom {
    Box box, covered[TABLE_COVERS];
    float scale; /* of letters */
    bool is_portrait;
} TableSpeechRoom;

/* What a seat says, from `since` to `until`. */
typedef struct TableSpeech {
    int seat;
    char words[TABLE_SAID_BYTES]; /* "" if nothing is said */
    SeatMask bare;                /* seats that had nothing under their plates when it began */
    bool is_between;              /* of table_view_say */
    TableSpeechRoom room;
    TableBubble bubble;  /* its place in that room */
    double since, until; /* ms at normal speed */
} TableSpeech;

struct TableView {
    SabaccView shown;
    int bottom; /* of table_view_turn */
    TableLook looks[SABACC_MAX_SEATS];
    TableSettings settings;
    struct Audio *audio;
    Box screen;  /* as last drawn, where its sounds are heard; empty before */
    float scale; /* its pixels to a logical unit; 0 before */
    TableLayout drawn;
    SabaccEvent *queue; /* grows; [queue_at, queue_end) are pending */
    int queue_at, queue_end, queue_size;
    SabaccEventType begun; /* the event in progress, or the last one */
    double now, next_at;   /* ms at normal speed; no event begins before next_at */
    double reads_from;     /* from when till next_at nothing moves but words are to be read; INFINITY: none */
    Flight flights[TABLE_FLIGHTS];
    int flight_count;
    HandEase ease[SABACC_MAX_SEATS][2]; /* for held cards, for separate cards */
    double opened_at[SABACC_MAX_SEATS]; /* when the hand was shown: its cards spread */
    uint8_t forming[SABACC_MAX_SEATS];  /* cards of a shift still to come */
    uint8_t folded[SABACC_MAX_SEATS];   /* so many cards the seat has folded; 0: none that were seen */
    double folded_at;                   /* the bottom seat */
    HandLift lifts[SABACC_MAX_HAND];
    HandCarry carry;
    int acted; /* whose turn it was before `turned_at`, ms */
    double turned_at;
    SabaccCard broken[SABACC_MAX_SEATS][SABACC_MAX_HAND]; /* the cards it took, in hand order */
    uint8_t broken_count[SABACC_MAX_SEATS];
    Sweep breaking, forming_line;
    uint8_t pool, pool_taken;      /* bits: occupied places of the pool; how many were placed */
    double pool_since, pool_until; /* when its ground appeared, and disappears */
    int pointed;                   /* place of the pool that supplies the next card, or −1 */
    int shift;                     /* the SabaccShift in progress, or −1 */
    int shift_owed;                /* cards picked in it and not replaced yet */
    double dark_since, lit_since;  /* of a shift; lit_since is INFINITY while it lasts */
    SabaccCard aside;              /* given up in a trade, not yet on the pile */
    TableShowdown showdown;
    TableLamp lamp;
    TableWinnings won[SABACC_MAX_SEATS];
    /* the first payment; when a plate says who has won; they leave for the next hand. INFINITY: not yet */
    double won_since, told_at, swept_at;
    SeatMask lit;      /* winners of the last hand */
    bool hand_is_over; /* it has ended and the next has not begun: no seat acts */
    TableCloseUp close_up;
    bool holds_decks; /* of table_view_hold_decks */
    PersonLean leans[SABACC_MAX_SEATS];
    PersonPicture chairs[SABACC_MAX_SEATS];
    PersonShown people[SABACC_MAX_SEATS], arms[SABACC_MAX_SEATS];
    double life_now, life_until; /* of table_view_live, ms of the clock */
    double life_from;            /* when it began to live, after it was still */
    bool shows_room;             /* the table was drawn in its room, seen from a chair */
    double room_came_at;         /* when its picture came, by that clock; INFINITY: not yet, < 0: at once */
    SeatMask figures;            /* seats whose people were drawn as figures */
    TableSpeech speech;
    TableHeard *heard; /* NULL if nobody listens */
    void *heard_user;
    void *own;                    /* the variant's data: table_own */
    int listener;                 /* whom the log addresses */
    bool log_is_public;           /* it tells nothing that is hidden from anybody */
    char (*log)[TABLE_LOG_BYTES]; /* a ring of TABLE_LOG_LINES */
    int log_from, log_count, log_total;
    int log_antes;      /* lines written when the last that is about antes was; and whether the cards … */
    bool log_is_past;   /* … are dealt since, of which nothing is written */
    int log_held;       /* of log_total; what was written after it is withheld … */
    double log_told_at; /* … until then, ms at normal speed: what dice show, until they lie */
};

/* Nothing moves or flickers for its own sake: what only adorns a moment is left out. */
static inline bool table_is_calm(const TableView *view) {
    return view->settings.reduced_motion || view->settings.keeps_light;
}

#endif
