#ifndef SABACC_TABLE_VARIANT_H
#define SABACC_TABLE_VARIANT_H

/* A kind of table (variant): its answers to the questions of the shared code. Each kind is one file in
 * variants/ and one row in variants.def; the game names its kind (SabaccGame.table). A variant gives only the
 * answers that differ: what it leaves out (NULL, 0) is answered by the plain table, variants/plain.c, which
 * answers everything. Shared code asks each question in one place, with TABLE_ASK. */

#include "table/cards.h"
#include "table/events.h"

/* The words for a seat's last action: `plain`, or `with_amount` with %d if it had an amount. */
typedef struct TableVerbRow {
    SabaccVerb verb;
    const char *plain, *with_amount;
    void (*say)(const SabaccSeat *seat, char *words, size_t size); /* instead of both */
} TableVerbRow;

typedef struct TablePlaceRow {
    int kind; /* PlaceKind, or the variant's own, from PLACE_OWN on */
    Box (*box)(const TableFrame *frame, const Place *place);
    Lying (*lying)(const TableFrame *frame, const Place *place, Box box); /* NULL: as table_lying_at has it */
    bool is_at_seat; /* otherwise in the middle; the position of landing sounds */
} TablePlaceRow;

/* The variant's own kinds of flight, in order from FLIGHT_OWN on. */
typedef struct TableFlightRow {
    void (*draw)(const TableFrame *frame, const Flight *flight, float t);
} TableFlightRow;

/* The room left by the parts of a plain layout. */
typedef struct LayoutRoom {
    Box inner;       /* the whole area without margins */
    Box middle, own; /* between the others and the bottom seat; the bottom seat's */
} LayoutRoom;

/* The words beside a hand's cards. */
typedef struct HandWords {
    char total[16], kind[160], more[120];
    bool is_plain; /* the kind is what any hand is that is nothing better */
} HandWords;

/* A list of a variant's rows and its length. */
#define TABLE_ROWS(list)                                                                                     \
    { list, sizeof(list) / sizeof *(list) }
#define TABLE_LIST(type)                                                                                     \
    struct {                                                                                                 \
        const type *rows;                                                                                    \
        size_t count;                                                                                        \
    }

typedef struct TableVariant {
    /* ---- events ---- */

    TABLE_LIST(TableEventRow) events;
    TABLE_LIST(TableLanding) landings;
    TABLE_LIST(TableVerbRow) verbs;
    TABLE_LIST(TablePlaceRow) places;
    TABLE_LIST(TableFlightRow) flights;
    size_t own_size; /* bytes of TableView.own, zero when the view is reset */
    /* Called when an event has been absorbed: as its motion begins, or with `is_at_once` without motion. */
    void (*absorbed)(TableView *view, const SabaccEvent *event, bool is_at_once);
    bool (*is_lit)(const TableView *view); /* light of its own moves now; NULL: never */
    bool has_other_pool;                   /* SabaccTable.pool contains other cards than those of a shift */

    /* ---- where things lie ---- */

    /* Lays everything out; box, is_portrait, bottom and card_shape are set. `raised`: of TableChoice. */
    void (*lay_out)(const SabaccTable *table, TableLayout *at, float raised);
    int cards_a_layer;        /* of a deck */
    uint8_t free_in_showdown; /* bits of TableLayout.own that show nothing while hands are judged */
    /* Cards of the seat that can be shown in a close-up; returns how many, at most TABLE_CLOSE_UPS. Those of
     * kind TABLE_CLOSE_OWN are at close_up_place. */
    int (*close_ups)(const SabaccTable *table, int seat, TableCloseUp list[TABLE_CLOSE_UPS]);
    int close_up_place;
    SabaccCard (*close_up_card)(const SabaccTable *table, int seat, int slot);
    const char *close_up_words; /* where such a card is, translatable; %s is the seat's name */

    /* ---- cloth and middle ---- */

    void (*draw_inlay)(const TableFrame *frame);       /* let into the cloth: dice and chips lie on it */
    void (*draw_cloth_words)(const TableFrame *frame); /* printed on or recessed into the cloth */
    void (*draw_piles)(const TableFrame *frame);
    const char *hand_pot_title; /* to be translated */
    int (*side_pots)(const TableFrame *frame, SabaccPot pots[SABACC_MAX_POTS]);
    void (*draw_marker)(const TableFrame *frame);
    bool has_own_stacks; /* what a seat has lies elsewhere than in stacks before it */
    bool has_own_result; /* who has won is shown otherwise than in place of the marker */
    /* Draws words of the marker from x, y; returns their width. */
    float (*draw_marker_words)(const TableFrame *frame, float x, float y, bool is_drawn);
    const char *(*shift_words)(const SabaccTable *table, int shift); /* to be translated; NULL for none */

    /* The slots of a hand that the shift in progress takes, as far as that is known before they are taken. */
    uint32_t (*shift_takes)(const TableFrame *frame, int seat);
    uint32_t (*shift_spares)(const TableFrame *frame, int seat); /* those that it leaves, as others change */

    /* ---- dice ---- */

    bool (*has_tray)(const SabaccTable *table);
    void (*draw_tray)(const TableFrame *frame, Box tray); /* its words */
    /* What the dice that lie there mean; "" if their tray says it. */
    void (*roll_words)(const TableFrame *frame, char *words, size_t size);
    void (*die_asset)(const SabaccTable *table, int face, char asset[TABLE_ASSET]);
    int (*die_tumbling)(const SabaccTable *table, int slot, int face, int step);
    Colour (*die_body)(const SabaccTable *table, int face);

    /* ---- seats ---- */

    void (*draw_under_seat)(const TableFrame *frame, int seat);
    void (*draw_credits)(const TableFrame *frame, int seat, Box line, TextStyle style);
    void (*draw_stack)(const TableFrame *frame, int seat);
    void (*draw_bet)(const TableFrame *frame, int seat);
    void (*format_bet)(const SabaccTable *table, int seat, int32_t bet, char *words, size_t size);

    uint8_t free_between; /* bits of SeatPlaces.own that show nothing between hands and sets */

    /* ---- hands ---- */

    const char *(*back_at)(const TableFrame *frame, const Place *place); /* of table_back_at */
    bool has_no_value_tags; /* for cards whose face does not show their value */
    void (*draw_under_hand)(const TableFrame *frame, int seat);
    void (*draw_over_card)(const TableFrame *frame, const CardLook *look);
    void (*draw_over_hand)(const TableFrame *frame, int seat);
    Colour rack_colour;
    void (*draw_rack_sign)(const TableFrame *frame, int seat, Box rack, float here);
    void (*draw_hand_label)(const TableFrame *frame, int seat);
    /* False if nothing is written beside the hand. */
    bool (*hand_words)(const TableFrame *frame, int seat, HandWords *words);

    /* ---- over everything ---- */

    void (*draw_over_hands)(const TableFrame *frame);
    void (*draw_over_flights)(const TableFrame *frame);
} TableVariant;

extern const TableVariant table_plain;

/* Lays the table out as a plain one and returns the remaining room. */
LayoutRoom table_layout_plain(const SabaccTable *table, TableLayout *at, float raised);

/* The same in portrait and in landscape. */
LayoutRoom table_layout_upright(const SabaccTable *table, TableLayout *at, float raised);
LayoutRoom table_layout_in_room(const SabaccTable *table, TableLayout *at, float raised);
/* A seat behind the far rail in that column of the room: `wide` and `card_high` at the table's unit. It stays
 * within `inner`, its figure before the middle of it. */
SeatPlaces table_seat_at_notch(const TableLayout *at, Box inner, float column, float wide, float card_high);
/* Its cards lie, and total and bet are before them. */
void table_lay_before(SeatPlaces *places);

/* The kind of table that the game is played on. */
const TableVariant *table_variant(const SabaccTable *table);

/* The variant's answer to a question, a field of TableVariant; the plain table's if it has none. */
#define TABLE_ASK(table, question)                                                                           \
    (table_variant(table)->question ? table_variant(table)->question : table_plain.question)

/* The variant's row for an event; NULL if the event is presented as on a plain table. */
const TableEventRow *table_event_row(const SabaccTable *table, int event);

/* The variant's data in the view, own_size bytes. */
static inline void *table_own(const TableView *view) { return view->own; }

#endif
