#ifndef SABACC_TABLE_VARIANTS_BOARDS_H
#define SABACC_TABLE_VARIANTS_BOARDS_H

/* A table of boards: cards are played before each of two seats, and sets are won (PZ-2). Shared by its files:
 * boards.c (drawing), boards_inlay.c (the boards themselves), boards_bay.c (scores and sets), boards_layout.c
 * (upright), boards_room.c (in a room), boards_motion.c, boards_words.c. */

#include "table/motion.h"
#include "table/variant.h"

enum {
    PLACE_LAID = PLACE_OWN, /* seat, slot: on its board */
    PLACE_SIDE              /* a seat's side deck, from which its hand comes (PZ-1) */
};

enum { FLIGHT_TURN = FLIGHT_OWN }; /* a card changes its value: `amount` is the old one (PZ-4) */

/* SeatPlaces.own. A board lies on the cloth, its far edge narrower than the near one and nearer to the axis.
 */
enum {
    BOARD_GROUND, /* all that is seen of it */
    BOARD_FIRST,  /* the cell of its first card, as table_laid_box */
    BOARD_SCORE,  /* the dial of the score, and what is to go below it */
    BOARD_LAMPS,  /* sets won, and their caption */
    BOARD_MARK,   /* stood, over, tie breaker */
    BOARD_EFFECT, /* the effect of a hand card; only at the bottom seat */
    BOARD_NEAR    /* as wide as its near edge, above that as high as it is seen */
};
/* Cells of a board: three rows of three; beside them is a bay with the score and the sets won. */
enum { BOARD_ACROSS = 3, BOARD_DOWN = 3, BOARD_GAP = 8 };

/* TableView.own */
typedef struct BoardsOwn {
    bool set_is_over; /* its boards are still as at its end (PZ-5) */
    double set_at;    /* since when, ms */
} BoardsOwn;

static inline BoardsOwn *boards_own(const TableView *view) { return table_own(view); }

/* ---- boards_layout.c ---- */

void table_boards_lay_out(const SabaccTable *table, TableLayout *at, float raised);
/* The boards inlaid in the cloth of a room: one's own at the left, the rival's at the right, with the deck
 * and the wagers on the axis between them. The rival sits at the far rail, one's own hand lies at the foot.
 */
void table_boards_lay_in_room(const SabaccTable *table, TableLayout *at);
Box table_laid_box(const TableFrame *frame, const Place *place);
Box table_side_box(const TableFrame *frame, const Place *place);

/* How a board lies, and its cell in that column and row: as a card that is seen so. */
typedef struct BoardShape {
    Box box;
    float narrower, lean;
} BoardShape;
BoardShape table_board_shape(const TableLayout *at, int seat);
/* How large a board is with cells so large, all of it as it is seen at its near edge. */
Box table_board_size(float wide, float high);
BoardShape table_board_cell(const TableLayout *at, int seat, int column, int row);
/* Its bay, and the dial of the score in that. */
BoardShape table_board_bay(const TableLayout *at, int seat);
BoardShape table_board_dial(const TableLayout *at, int seat);
/* The cell of the card in that slot. */
BoardShape table_laid_cell(const TableLayout *at, int seat, int slot);
Lying table_laid_lying(const TableFrame *frame, const Place *place, Box box);
/* Once BOARD_NEAR is known: the rest of a board. */
void table_place_board(TableLayout *at, int seat);

/* ---- boards_inlay.c ---- */

/* The board of a seat without its cards: lit if it is the seat's turn, or has won the set. */
void table_draw_board_ground(const TableFrame *frame, int seat, bool acts);
/* The colour of a board's numbers: of brass, unless they decide. */
Colour table_board_ink(int score);

/* ---- boards_bay.c ---- */

/* A board's score on its dial of twenty lamps, what is to go, and the sets won. */
void table_draw_board_bay(const TableFrame *frame, int seat, int score);

/* ---- boards_motion.c ---- */

TableBegin table_boards_deal, table_boards_play, table_boards_clear, table_boards_set;
/* How strong the moment is in which that seat has won a set: 1 as it ends … 0: it is past. */
float table_boards_triumph(const TableFrame *frame, int seat);
/* Whether it is that of any. */
bool table_boards_are_lit(const TableView *view);
void table_boards_absorbed(TableView *view, const SabaccEvent *event, bool is_at_once);

/* ---- boards_words.c ---- */

TableDescribe table_boards_describe_roll, table_boards_describe_deal, table_boards_describe_play,
    table_boards_describe_stand, table_boards_describe_set, table_boards_describe_match_end,
    table_boards_describe_own, table_boards_describe_ante, table_boards_describe_take,
    table_boards_describe_round, table_boards_describe_game_end, table_boards_describe_nothing;
TableDescribe table_boards_recap_deal, table_boards_recap_play, table_boards_recap_stand,
    table_boards_recap_set;

#endif
