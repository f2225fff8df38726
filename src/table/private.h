#ifndef SABACC_TABLE_PRIVATE_H
#define SABACC_TABLE_PRIVATE_H

/* Shared by the files of the table view only: view.c (its life), motion.h (what each
   event sets moving), flight.c (where what moves is), sweep.c (how a shift looks), layout.c
   and row.c (where things rest), and what is drawn: cards.c, variants/house_dice.c, field.c,
   variants/house.c, pool.c, chips.c, dice.c, seats.c, marks.c, centre.c,
   variants/target.c. */

#include <math.h>

#include "table/variants/target.h"
#include "table/view.h"
#include "ui/hand_groups.h"
#include "ui/style.h"
#include "ui/widgets.h"

enum { TABLE_FLIGHTS = 192 };

/* A place on the table by what it is for, so that motion survives a new size of the window. */
typedef enum PlaceKind {
    PLACE_NONE,
    PLACE_HAND, /* seat, slot of the hand, held or apart as it lies now; with `count` the slot-th of that many
                   cards held */
    PLACE_APART, /* seat: the slot-th of `count` cards that lie apart */
    PLACE_SINGLE,
    PLACE_DECK,  /* slot: SabaccFamily, of a table of two families; so of PLACE_DISCARD */
    PLACE_UNDER, /* the bottom of the deck */
    PLACE_DISCARD,
    PLACE_JUNK,
    PLACE_POOL, /* slot: where in the pool of a shift */
    PLACE_ASIDE,
    PLACE_STACK, /* a seat's chips */
    PLACE_BET,
    PLACE_HAND_POT,
    PLACE_SABACC_POT,
    PLACE_STOCK,    /* a seat's chips apart from credits (KE-1) */
    PLACE_IN_PLAY,  /* those of them that it has in play (KE-3) */
    PLACE_TOKEN,    /* seat, slot of its rack: tokens that are left, then those played */
    PLACE_HOUSE,    /* off the table, where the house takes what is its own */
    PLACE_BLOCK,    /* the dealer's block beside a seat */
    PLACE_DIE,      /* slot */
    PLACE_CARD_DIE, /* slot: the die with a card of its own */
    PLACE_LAID,     /* seat, slot: on its board (PZ-2) */
    PLACE_SIDE,     /* a seat's side deck, from which its hand comes (PZ-1) */
    PLACE_THROW     /* where dice come from */
} PlaceKind;

typedef struct Place {
    PlaceKind kind;
    int seat, slot, count;
    int beside; /* with `count`: how many cards lay in the other group then, and one more; 0: as many as now
                 */
} Place;

typedef enum FlightKind {
    FLIGHT_CARD,
    FLIGHT_FORM,  /* a card of a shift becomes another where it lies: `die` is what it was */
    FLIGHT_SWIRL, /* a card in a spiral about its end */
    FLIGHT_MIX,   /* a card of the pool out to the side and back */
    FLIGHT_CHIPS,
    FLIGHT_DIE,
    FLIGHT_DISCS, /* chips apart from credits, one each */
    FLIGHT_TOKEN,
    FLIGHT_BLOCK,
    FLIGHT_TURN /* a card laid that comes to count something else: `amount` is what it did before (PZ-4) */
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
    SabaccEventType event; /* that sent it off; table_fly writes it */
} Flight;

/* Cards of a hand lie in groups, one beside the other. */
typedef enum HandGroup {
    GROUP_HELD,
    GROUP_APART,    /* in a rack beside them: hand_apart */
    GROUP_BORROWED, /* pictures of others' fielded cards that count at the showdown (FD-5) */
    HAND_GROUPS
} HandGroup;

/* One card came into or left a group: the others glide to their new places. */
typedef struct HandEase {
    int index;
    float extra; /* +1 a card left at `index`, −1 one came */
    double begins, ends;
} HandEase;

/* A die that was thrown for a card and lies with it (CS-4). */
typedef struct CardDie {
    int8_t seat, slot;
    uint8_t face;
} CardDie;

/* A line of light that goes over the whole table. */
typedef struct Sweep {
    double begins, ends;
} Sweep;
#define SWEEP_NONE                                                                                           \
    (Sweep) { .begins = INFINITY, .ends = -INFINITY }

/* What follows what is drawn, and never at a stroke: how high a card lies that is pointed at, how far a seat
   is lit. */
/* How high a card of the viewer's hand lies that is pointed at: a share of its height, which follows what is
   drawn. Another card in its place lies at once where it should. */
typedef struct HandLift {
    SabaccCard card;
    float from, to;
    double since;
} HandLift;
enum { TABLE_EASE_MS = 140 }; /* that, and the light that goes to the seat whose turn it is */

enum { TABLE_SPREAD_MS = 680 }; /* from the showing of a hand until all of it lies where it will */
enum { TABLE_POOL = 8 };        /* places of a shift's pool: a card a seat */

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
    CardDie card_die[SABACC_MAX_DICE];
    int card_die_count;
    SeatMask lit;      /* winners of the hand that ended */
    bool hand_is_over; /* it has ended, and the next has not begun: nobody acts */
    TableCloseUp close_up;
    bool set_is_over;             /* its boards still lie as it ended (PZ-5) */
    char (*log)[TABLE_LOG_BYTES]; /* a ring of TABLE_LOG_LINES */
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
    Box tokens; /* the rack of tokens, of tables that have them */
    float scale;
    bool bet_is_high;  /* its number stands under the chips */
    bool tokens_stand; /* one under the other */
    bool is_large;     /* the bottom seat's */
} SeatPlaces;

/* A seat's board, in games where cards are laid before each seat (PZ-2). */
typedef struct BoardPlaces {
    Box box;
    Box first; /* of its places, three in a row; the others stand `pitch` apart */
    float pitch, down;
    Box score, lamps, mark; /* the score large; sets won; stood, over, tie breaker */
    Box told;               /* what a card of the hand does; only at the bottom seat */
} BoardPlaces;

typedef struct TableLayout {
    Box box;
    bool is_portrait;
    int bottom; /* the seat that sits at the bottom */
    SeatPlaces seat[SABACC_MAX_SEATS];
    Box deck, discard, aside, hand_pot, sabacc_pot, dice, marker;
    Box policy, moves;                    /* of tables with a house (variants/house_layout.c) */
    Box blood_deck, blood_discard, rules; /* of tables with two families: deck and discard are Sand's */
    bool rules_stand;                     /* badges of what holds lie one under the other */
    Box middle;                           /* what no seat touches */
    BoardPlaces board[SABACC_MAX_SEATS];  /* where the table has boards */
    float card_shape;                     /* width by height */
} TableLayout;

/* How many cards lie in each group of a hand; fractions while they glide. `spread` 0 … 1: how much of each
   held card is to be seen; `apart_spread` the same of those apart. */
typedef struct HandCounts {
    float of[HAND_GROUPS];
    float spread, apart_spread;
} HandCounts;

/* The groups of a hand side by side, as large as they fit. */
typedef struct HandRow {
    float y, high, wide; /* of each card */
    float left[HAND_GROUPS], pitch[HAND_GROUPS];
    float right; /* the right edge of the last group */
} HandRow;

/* A card as it is to be drawn; see below. */
typedef struct CardLook CardLook;

/* What one drawing needs. */
typedef struct TableFrame {
    const TableView *view;
    const SabaccTable *table;
    Ui *ui;
    Canvas *canvas;
    TableLayout at;
    const TableChoice *choice;
    double now;
    HandLift *lifts; /* of the viewer's hand */
    int *looked_at;  /* slot of the viewer's hand that is pointed at or in focus, -1 none; known once it is
                        drawn */
} TableFrame;

/* ---- layout.c ---- */

/* `card_shape`: width by height of a card; `raised`: of TableChoice. */
TableLayout table_layout_for(const SabaccTable *table, Box box, bool is_portrait, float card_shape,
                             float raised);
/* The box of a place for a card (or chips, a die) lying there now. */
Box table_place_box(const TableFrame *frame, const Place *place);
/* Cards put away lie face down in a heap beside the deck, where no open pile lies. */
bool table_has_junk_heap(const SabaccTable *table);

/* ---- variants/house_layout.c ---- */

/* The house opposite and the middle between it and the player's `own` seat; `inner`: all there is. */
void table_layout_house(TableLayout *at, const SabaccTable *table, Box inner, Box own);

/* ---- variants/house.c ---- */

/* What the house does of itself, as printed on the cloth; the moves that are left. */
void table_draw_policy(const TableFrame *frame);
void table_draw_moves(const TableFrame *frame);
void table_draw_house_places(const TableFrame *frame);

/* ---- variants/house_dice.c ---- */

/* Dice of this table lie with cards and in no tray. */
bool table_has_card_dice(const SabaccTable *table);
/* Throws those of the roll just absorbed; returns ms until they have been looked at. */
double table_throw_card_dice(TableView *view);
/* The card of that place has gone, and its die with it. */
void table_card_left(TableView *view, int seat, int slot);
void table_drop_card_dice(TableView *view);
Box table_card_die_box(const TableFrame *frame, int index);
void table_draw_card_dice(const TableFrame *frame);

/* ---- variants/families.c ---- */

/* Two families of cards with piles of their own, chips apart from credits, tokens (KE-1, KE-2). */
bool table_has_families(const SabaccTable *table);
const char *table_family_title(SabaccFamily family); /* translated; "" for none */
/* What the other parts of a layout have left. */
typedef struct LayoutRoom {
    Box middle, own; /* between the others and the bottom seat; the bottom seat's */
    int rows;        /* of other seats, where the screen stands */
    float row_high;
} LayoutRoom;
/* Puts in their places the seats' cards, chips and tokens and all that lies in the middle. */
void table_place_families(TableLayout *at, int seats, const LayoutRoom *room);
/* Where each family's card of a hand lies, under the cards; the piles in the middle. */
void table_draw_hand_places(const TableFrame *frame, int seat);
void table_draw_families(const TableFrame *frame);

/* ---- variants/families_discs.c ---- */

/* `rest`: as of table_draw_chips, the height at which it will lie. */
void table_draw_disc(const TableFrame *frame, Box box, bool in_play, float fade, float rest);
/* Chips at a place, PLACE_STOCK or PLACE_IN_PLAY, without those on their way there. */
int table_discs_there(const TableFrame *frame, const Place *place);
Box table_disc_box(const TableFrame *frame, const Place *place, int index);
void table_draw_stock(const TableFrame *frame, int seat);
void table_draw_stock_number(const TableFrame *frame, int seat, Box line, const TextStyle *style);
void table_draw_in_play(const TableFrame *frame, int seat);
void table_draw_disc_flight(const TableFrame *frame, const Flight *flight, float t);

/* ---- variants/families_tokens.c ---- */

/* SABACC_CARD_HIDDEN: its back. */
void table_draw_token(const TableFrame *frame, SabaccCard token, Box box, float fade, bool is_dim);
Box table_token_box(const TableFrame *frame, int seat, int slot);
/* All racks; returns the token that is pointed at or chosen, SABACC_CARD_NONE where none is. */
SabaccCard table_draw_tokens(const TableFrame *frame);
void table_draw_token_words(const TableFrame *frame, SabaccCard token);
/* What holds (sabacc_in_force): rules of the hand in the middle, the rest at its seats. */
void table_draw_in_force(const TableFrame *frame);
void table_draw_token_flight(const TableFrame *frame, const Flight *flight, float t);
/* Words for an event of a table of families; false where it is told as in any other game. */
bool table_log_tokens(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                      char *words, size_t size);
/* How far a hand's two cards are apart, and what that is called. */
void table_draw_difference(const TableFrame *frame, int seat, int difference, SabaccRank rank);

/* ---- row.c ---- */

HandRow table_hand_row(const SeatPlaces *places, float card_shape, const HandCounts *counts);
Box table_row_box(const HandRow *row, HandGroup group, float index);
/* Around all cards of a group. */
Box table_group_box(const HandRow *row, HandGroup group, float count);
HandCounts table_hand_counts(const TableFrame *frame, int seat);
HandRow table_row_of(const TableFrame *frame, int seat);
/* Where a card of that place of the hand lies; for PLACE_HAND and PLACE_APART. */
Box table_hand_place(const TableFrame *frame, const Place *place);
/* Cards of others' fields that count for a hand shown (FD-5), and whose each is; returns how many. */
int table_borrowed(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_HAND],
                   int8_t from[SABACC_MAX_HAND]);

/* ---- motion.c ---- */

/* Absorbs the event and sets moving what it moves; returns ms until the next may begin. */
void table_begin_event(TableView *view, const SabaccEvent *event);
/* Absorbs without motion. */
void table_absorb_event(TableView *view, const SabaccEvent *event);
bool table_must_wait(const TableView *view, const SabaccEvent *event);
/* Where the seat sits, for what is heard: −0.8 left … 0.8 right. */
float table_pan(const TableView *view, int seat);

/* ---- sounds.c: all that is heard of a table, and nowhere else ---- */

/* As an event begins, before it is absorbed. */
void table_hear_event(TableView *view, const SabaccEvent *event);
/* Something has arrived where it was going. */
void table_hear_landing(TableView *view, const Flight *flight);
/* An event that is absorbed without motion: only how a hand, a set or the game ended is heard. */
void table_hear_outcome(TableView *view, const SabaccEvent *event);

/* ---- shift.c ---- */

/* What the shift's motion keeps in mind, where there is none. */
void table_shift_at_once(TableView *view, const SabaccEvent *event);
void table_shift_reset(TableView *view);
/* The light comes back. */
void table_end_shift(TableView *view, double wait);

/* ---- flight.c ---- */

float table_ease_out(float t);
float table_ease_travel(float t); /* a soft start, then as ease_out */
Box table_box_between(Box a, Box b, float t);
float table_share(double now, double begins, double ends); /* 0…1 */
/* What will lie there is still on its way. */
bool table_is_coming(const TableFrame *frame, const Place *place);
/* Credits on their way to that place. */
int32_t table_credits_coming(const TableFrame *frame, Place place);
void table_draw_flights(const TableFrame *frame);
/* Each in its file: flight_cards.c, flight_dice.c. */
void table_draw_card_flight(const TableFrame *frame, const Flight *flight, float t);
void table_draw_die_flight(const TableFrame *frame, const Flight *flight, float t);
/* Those that go under the deck. */
void table_draw_flights_under(const TableFrame *frame);

/* ---- sweep.c ---- */

/* 0 lit … 1 dark: the table light during a shift. */
float table_darkness(const TableView *view, double now);
bool table_light_is_changing(const TableView *view);
/* All that is neither card nor field lies in the dark; say it before the hands. */
void table_draw_veil(const TableFrame *frame);
void table_draw_sweep(const TableFrame *frame);
/* Cards of the seat that a shift has taken and whose new faces are still to come. */
void table_draw_broken(const TableFrame *frame, int seat);
void table_draw_forming(const TableFrame *frame, const Flight *flight, float t);
/* Draws a card that the line of light touches just now; false where it does not. */
bool table_draw_touched(const TableFrame *frame, int seat, int slot, const CardLook *look);

/* ---- plates.c ---- */

/* Let into the cloth: for dice, for moves. */
void table_draw_tray(const TableFrame *frame, Box box);
/* Under what one's own hand is worth, where it lies in height. */
void table_draw_worth_plate(const TableFrame *frame, Box box, bool wins);

/* ---- close_up.c ---- */

/* The card of that place has left it to be looked at. */
bool table_is_looked_at(const TableView *view, const Place *place);
void table_draw_close_up(const TableFrame *frame);

/* ---- what is drawn ---- */

struct CardLook {
    SabaccCard card; /* SABACC_CARD_HIDDEN: its back */
    Box box;
    float lift; /* logical units above the table: the shadow falls further */
    float turn, angle, fade;
    float raster_height; /* 0: the box's */
    bool is_dim;
    const char *back; /* face of its back; NULL for "back" */
};
/* The face of the back of a hidden card that lies at that place. */
const char *table_back_at(const TableFrame *frame, const Place *place);
void table_draw_card(const TableFrame *frame, const CardLook *look);
/* Of that, what falls on the table. */
void table_draw_card_shadow(const TableFrame *frame, const CardLook *look);
void table_draw_hand(const TableFrame *frame, int seat);
/* A soft light under a card or pile that may be chosen. */
void table_draw_choosable(const TableFrame *frame, Box box, HotspotState state);
/* The rack under the cards that lie apart, and the guard upon it or the word for what they are; lines to
 * borrowed cards; those cards. */
void table_draw_field(const TableFrame *frame, int seat);
void table_draw_guard(const TableFrame *frame, int seat);
void table_draw_borrowed(const TableFrame *frame, int seat);
void table_draw_links(const TableFrame *frame);
/* How many cards a hand has, where they lie too close to be counted. */
void table_draw_card_count(const TableFrame *frame, int seat);
void table_draw_pool(const TableFrame *frame);
Box table_pool_box(const TableFrame *frame, int slot);
/* Its side of the Force, what it declared, whose turn it is, who called; that it bombed out. */
void table_draw_marks(const TableFrame *frame, int seat);
void table_draw_bomb(const TableFrame *frame, int seat);
void table_draw_piles(const TableFrame *frame);
/* How the uppermost card of the heap of junk lies: its box and its angle. */
Box table_heap_box(const TableFrame *frame);
float table_heap_angle(const TableFrame *frame);
/* Cards of a deck of so many lie in as many layers, each a little higher. */
int table_deck_layers(const SabaccTable *table, int count);
enum { TABLE_LAYER_TENTHS = 25 }; /* logical units, times ten, from one layer to the next */
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
/* Of one that rolls: a face, turned about its upright axis, and what falls on the cloth from that height. */
void table_draw_die_face(const TableFrame *frame, int face, Box box, float angle, float turn, float rest);
void table_draw_die_shadow(const TableFrame *frame, int face, Box box, float angle, float height, float rest);
/* The colour of its edges. */
Colour table_die_body(const SabaccTable *table, int face);
/* A face that is seen while the die tumbles, before it lies on `face`. */
int table_die_tumbling(const SabaccTable *table, int slot, int face, int step);
/* Of the dice that are thrown now or were last. */
int table_die_faces(const SabaccTable *table);
/* The word of the form that an option has at this table ("doubles"); "" where the game has no such option. */
void table_option_word(const SabaccTable *table, SabaccOptionId id, char *words, size_t size);
/* Where a target was rolled (CO-1): what a hand holds of it, as far as this table shows it. */
typedef struct TargetTold {
    int32_t total;
    bool is_empty; /* nothing is kept */
    int trumps;
    char away[32]; /* "8 away" */
} TargetTold;
bool table_target_told(const TableFrame *frame, int seat, TargetTold *told);
/* Where each of the two dice lies in the tray, and below them what they stand for. */
Box table_plaque_die(Box tray, int slot);
void table_draw_plaque(const TableFrame *frame, Box tray);
/* Marks the card where it is a trump. */
void table_draw_trump(const TableFrame *frame, const CardLook *look);
void table_draw_seat(const TableFrame *frame, int seat);
/* Lower stacks where a name needs the whole width of its plate; higher bets where no total needs the room. */
void table_fit_seats(TableFrame *frame);
void table_draw_hand_label(const TableFrame *frame, int seat);
void table_draw_block(const TableFrame *frame, Box box, float fade, float rest);
/* A seat's items (PL-2) in that line, and how much of it they need; 0 where it has none. */
void table_draw_items(const TableFrame *frame, int seat, Box line);
float table_items_width(const TableFrame *frame, int seat);
/* The pots that lie gathered, bets of this round apart: main first; 0 where there are no side pots. */
int table_side_pots(const TableFrame *frame, SabaccPot pots[SABACC_MAX_POTS]);
void table_draw_pots(const TableFrame *frame);
void table_draw_marker(const TableFrame *frame);
void table_log_add(TableView *view, const SabaccEvent *event);

/* ---- boards: table_boards….c; of games with SABACC_SHOWS_SETS ---- */

bool table_has_boards(const SabaccTable *table);
void table_layout_boards(const SabaccTable *table, TableLayout *at, Box inner);
Box table_laid_box(const TableFrame *frame, int seat, int slot);
/* Board, cards laid and score of a seat. */
void table_draw_board(const TableFrame *frame, int seat);
/* What the card of the hand that is looked at or chosen does, and the score that it would make; say it after
   the hands. */
void table_draw_board_words(const TableFrame *frame);
/* In the place of the marker of round and phase. */
void table_draw_set_marker(const TableFrame *frame);
/* A card laid on its way to another value. */
void table_draw_turning(const TableFrame *frame, const Flight *flight, float t);
/* What is kept in mind of a set, once the event is absorbed. */
void table_keep_set(TableView *view, const SabaccEvent *event);
/* variants/boards_log.c: the words for what only games of sets tell; false where the event is told as
 * elsewhere.
 */
bool table_log_sets(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event, char *words,
                    size_t size);
/* log_spike.c: the same of games with Spike cards or a target. */
bool table_log_spike(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event, char *words,
                     size_t size);

#endif
