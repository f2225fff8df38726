#ifndef SABACC_UI_TABLE_PRIVATE_H
#define SABACC_UI_TABLE_PRIVATE_H

/* Shared by the files of the table view only: table_view.c (its life), table_motion.c (what each event sets
   moving), table_flight.c (where what moves is), table_layout.c (where things rest), and what is drawn:
   table_cards.c, table_chips.c, table_dice.c, table_seats.c, table_centre.c. */

#include "ui/style.h"
#include "ui/table_view.h"
#include "ui/widgets.h"

enum { TABLE_FLIGHTS = 192, TABLE_ASSET = 48 };

/* A place on the table by what it is for, so that motion survives a new size of the window. */
typedef enum PlaceKind {
    PLACE_NONE,
    PLACE_HAND, /* seat, slot; `count`: as if the hand had that many cards, 0 as it is */
    PLACE_SINGLE,
    PLACE_DECK,
    PLACE_DISCARD,
    PLACE_ASIDE,
    PLACE_STACK, /* a seat's chips */
    PLACE_BET,
    PLACE_HAND_POT,
    PLACE_SABACC_POT,
    PLACE_BLOCK, /* the dealer's block beside a seat */
    PLACE_DIE,   /* slot */
    PLACE_THROW  /* where dice come from */
} PlaceKind;

typedef struct Place {
    PlaceKind kind;
    int seat, slot, count;
} Place;

typedef enum FlightKind {
    FLIGHT_CARD,
    FLIGHT_BREAK,
    FLIGHT_FORM,
    FLIGHT_CHIPS,
    FLIGHT_DIE,
    FLIGHT_BLOCK
} FlightKind;

/* Something on its way. From `from` at `begins` to `to` at `ends`; drawn neither before nor after, but what
   will lie at `to` is hidden until then. */
typedef struct Flight {
    FlightKind kind;
    Place from, to;
    double begins, ends;    /* ms of TableView.now */
    SabaccCard card;        /* its face; SABACC_CARD_HIDDEN for a back */
    bool was_open, is_open; /* face up at the start, at the end */
    bool vanishes;          /* fades out as it arrives */
    int die;
    int32_t amount;
    int sound; /* heard when it arrives; −1 none */
} Flight;

/* One card came into or left a hand: the others glide to their new places. */
typedef struct HandEase {
    int slot;
    float extra; /* +1 a card left at `slot`, −1 one came */
    double begins, ends;
} HandEase;

struct TableView {
    SabaccView shown;
    TableLook looks[SABACC_MAX_SEATS];
    TableSettings settings;
    struct Audio *audio;
    SabaccEvent *queue; /* grows; [queue_at, queue_end) wait */
    int queue_at, queue_end, queue_size;
    double now, next_at; /* ms at the designed speed; before next_at no event begins */
    Flight flights[TABLE_FLIGHTS];
    int flight_count;
    HandEase ease[SABACC_MAX_SEATS];
    uint8_t forming[SABACC_MAX_SEATS]; /* cards of a shift that are still to come */
    double dark_since, lit_since;      /* of a shift; lit_since is INFINITY while it lasts */
    SabaccCard aside;                  /* given up in a trade, not yet on the pile */
    SeatMask lit;                      /* winners of the hand that ended */
    char (*log)[TABLE_LOG_BYTES];      /* a ring of TABLE_LOG_LINES */
    int log_from, log_count;
};

/* Where things rest in a box of the screen. */
typedef struct SeatPlaces {
    Box plate; /* medal, name and credits */
    Box medal;
    Box cards; /* the row of cards, as wide as it may become */
    float card_height;
    Box stack;  /* its chips, on the plate */
    Box bet;    /* chips in front, and their number beside them */
    Box block;  /* the dealer's block */
    Box label;  /* total and name of the hand; of the large one where it lies only in height */
    Box single; /* a card drawn singly */
    float scale;
    bool bet_is_high; /* its number stands under the chips */
    bool is_large;    /* the bottom seat's */
} SeatPlaces;

typedef struct TableLayout {
    Box box;
    bool is_portrait;
    int bottom; /* the seat that sits at the bottom */
    SeatPlaces seat[SABACC_MAX_SEATS];
    Box deck, discard, aside, hand_pot, sabacc_pot, dice, marker;
    float card_shape; /* width by height */
} TableLayout;

/* What one drawing needs. */
typedef struct TableFrame {
    const TableView *view;
    const SabaccTable *table;
    Ui *ui;
    Canvas *canvas;
    TableLayout at;
    const TableChoice *choice;
    double now;
} TableFrame;

/* --- table_layout.c */

TableLayout table_layout_for(const SabaccTable *table, Box box, bool is_portrait);
Box table_hand_box(const SeatPlaces *places, float card_shape, float index, float count);
/* The box of a place for a card (or chips, a die) lying there now. */
Box table_place_box(const TableFrame *frame, const Place *place);

/* --- table_motion.c */

/* Absorbs the event and sets moving what it moves; returns ms until the next may begin. */
void table_begin_event(TableView *view, const SabaccEvent *event);
/* Absorbs without motion. */
void table_absorb_event(TableView *view, const SabaccEvent *event);
bool table_must_wait(const TableView *view, const SabaccEvent *event);

/* --- table_flight.c */

float table_ease_out(float t);
float table_share(double now, double begins, double ends); /* 0…1 */
/* What will lie there is still on its way. */
bool table_is_coming(const TableFrame *frame, const Place *place);
/* Credits on their way to that place. */
int32_t table_credits_coming(const TableFrame *frame, Place place);
void table_draw_flights(const TableFrame *frame);
/* 0 lit … 1 dark: the table light during a shift. */
float table_darkness(const TableView *view, double now);

/* --- what is drawn */

void table_card_asset(const TableView *view, SabaccCard card, char asset[TABLE_ASSET]);
typedef struct CardLook {
    SabaccCard card; /* SABACC_CARD_HIDDEN: its back */
    Box box;
    float lift; /* logical units above the table: the shadow falls further */
    float turn, angle, fade;
    float raster_height; /* 0: the box's */
    bool is_dim;
} CardLook;
void table_draw_card(const TableFrame *frame, const CardLook *look);
/* A card in bands: apart 0 whole … 1 broken up. */
void table_draw_card_bands(const TableFrame *frame, const CardLook *look, float apart);
void table_draw_hand(const TableFrame *frame, int seat);
void table_draw_piles(const TableFrame *frame);
/* Stacks worth `amount` standing on the bottom of the box, in its middle; `rest`: the height of the box at
   which they will stand. */
void table_draw_chips(const TableFrame *frame, Box box, int32_t amount, float fade, float rest);
/* How wide they stand in a box of that height. */
float table_chips_width(float height, int32_t amount);
/* Where chips worth `amount` stand at a seat or in a pot. */
Box table_chips_box(const TableFrame *frame, const Place *place, int32_t amount);
void table_draw_dice(const TableFrame *frame);
/* `rest`: the height at which it will lie. */
void table_draw_die(const TableFrame *frame, int face, Box box, float angle, float fade, float rest);
void table_draw_seat(const TableFrame *frame, int seat);
/* Lower stacks where a name needs the whole width of its plate; higher bets where no total needs the room. */
void table_fit_seats(TableFrame *frame);
void table_draw_hand_label(const TableFrame *frame, int seat);
void table_draw_block(const TableFrame *frame, Box box, float fade, float rest);
void table_draw_pots(const TableFrame *frame);
void table_draw_marker(const TableFrame *frame);
void table_log_add(TableView *view, const SabaccEvent *event);

#endif
