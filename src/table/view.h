#ifndef SABACC_TABLE_VIEW_H
#define SABACC_TABLE_VIEW_H

/* The table on the screen: events go in, motion and sound come out. It owns the view as far as it has been
   shown: each event waits in a queue, is absorbed when its turn comes, and its cards, chips and dice then
   travel from where they lay to where they lie. The picture is a function of (view shown, motion, time), so
   any moment can be drawn again. It draws what lies on a SabaccTable and asks for no game. Times are ms of
   the clock; places are logical units. For the loop's thread. */

#include "rules/sabacc.h"
#include "ui/ui.h"

struct Audio;

typedef struct TableView TableView;

typedef struct TableLook {
    const char *name;     /* shown at the seat; borrowed, outlives the view */
    const char *portrait; /* a face of the portraits ("vex"); NULL or "" for a person, who shows an initial */
} TableLook;

typedef struct TableSettings {
    float speed; /* 1 as designed, 2 twice as fast; 0: no motion at all */
    bool reduced_motion;
    bool shows_totals; /* running totals beside hands that are known */
    const char *cards; /* the deck of the card faces; NULL for the game's own (SabaccGame.cards); borrowed */
    float card_shape;  /* width by height of its cards; 0 for the house's own deck of that name */
    const char *cloth; /* face of the decks cloth and cloth-tall; NULL for "cloth"; borrowed */
} TableSettings;

/* `audio` may be NULL. */
TableView *table_view_create(const SabaccView *start, const TableLook looks[SABACC_MAX_SEATS],
                             TableSettings settings, struct Audio *audio);
void table_view_free(TableView *view);
void table_view_set(TableView *view, TableSettings settings);
/* Another viewer, an undo, a resumed game: shown at once, without motion. The log stays. */
void table_view_reset(TableView *view, const SabaccView *shown);

/* Queues copies of events that were redacted for this view's viewer. */
void table_view_post(TableView *view, const SabaccEvents *events);
void table_view_update(TableView *view, double step_ms);
bool table_view_is_moving(const TableView *view);
/* Nothing happens, but a card that was pointed at comes up or goes down: frames are wanted, nobody waits. */
bool table_view_is_easing(const TableView *view);
/* Nothing waits and the next event would begin at once, though the last may still be on its way: whoever
   deals may go on, so that a card leaves the deck before the one before it has landed. True whenever nothing
   moves. */
bool table_view_is_ready(const TableView *view);
/* Brings everything queued to its end at once. */
void table_view_skip_animation(TableView *view);
/* The table as far as it has been shown. Valid until the next call that takes the view unconst. */
const SabaccView *table_view_shown(const TableView *view);

/* The face-down pool of a shift (SH-4, SN-3): places 0 … 7; bits of those where a card lies now. The next
   card dealt from the pool flies from the place that was pointed at, whatever card it is: chance has said. */
int table_view_pool(const TableView *view);
void table_view_point(TableView *view, int place);

/* What may be chosen now, of the viewer's cards and tokens, of the piles and of the seats. */
typedef struct TableChoice {
    uint32_t cards;                 /* bits of the viewer's hand: these glow */
    uint32_t chosen;                /* bits of it: these are lifted */
    bool deck, discard;             /* of two families the piles of Sand (KE-2) */
    bool blood_deck, blood_discard; /* and those of Blood */
    SeatMask seats;                 /* one of them is to be pointed at: the target of a token */
    uint8_t tokens;                 /* bits of the viewer's rack */
    int8_t token;                   /* the one chosen, -1 none */
    uint32_t values;                /* bits of what the dice show: one of them is to be chosen (KE-4) */
    bool pool;                      /* the face-down cards of a shift: table_view_point says which */
    bool leaves_own_total;          /* a panel of the scene says it */
    float raised;                   /* how far the bottom seat makes room for a panel at the foot */
} TableChoice;

/* Draws the table into the box and the floor around it over the whole screen; say it first. Hotspots, as
   UI_EVENT_ACTIVATE: card:N (the viewer's hand, its field too), deck, discard, blood:deck, blood:discard,
   token:N (the viewer's rack), value:N (a die), pool:N (places of a shift's pool), seat:N where a seat is to
   be pointed at; for looking only the other seats, pot:hand, pot:sabacc. `choice` NULL: nothing may be
   chosen. `ahead_ms`: how far the clock is past the last update. */
void table_view_draw(TableView *view, Ui *ui, Box box, const TableChoice *choice, double ahead_ms);

/* One card of the table looked at from close by, over all else of it and with its light down. */
typedef enum TableCloseKind {
    TABLE_CLOSE_NONE,
    TABLE_CLOSE_HAND,
    TABLE_CLOSE_SINGLE, /* drawn singly (AP-5, SD-1) */
    TABLE_CLOSE_OWN     /* somewhere else, as this kind of table has it */
} TableCloseKind;
typedef struct TableCloseUp {
    TableCloseKind kind;
    int seat, slot;
    Box at;      /* where it comes to lie large */
    float share; /* 0 where it lies on the table … 1 there; with reduced motion it is faded in instead */
} TableCloseUp;
#define TABLE_CLOSE_NEAR                                                                                     \
    0.955f /* the share at which the table's light is down: what is left is a slow approach */
/* From the next drawing on. */
void table_view_look(TableView *view, const TableCloseUp *look);
/* The seat's cards that may be looked at like that, known or not; returns how many. */
enum { TABLE_CLOSE_UPS = SABACC_MAX_HAND + SABACC_MAX_DRAWS + SABACC_MAX_LAID };
int table_close_ups(const SabaccTable *table, int seat, TableCloseUp list[TABLE_CLOSE_UPS]);
/* "In the hand of Ana": where they lie. */
void table_close_up_words(const SabaccTable *table, const char *name, char *words, size_t size);
/* SABACC_CARD_NONE where none lies there; it may be hidden. */
SabaccCard table_close_up_card(const SabaccTable *table, const TableCloseUp *look);

/* The picture of a card in the deck that this table is played with, and the width by height of its cards. */
enum { TABLE_ASSET = 48 };
void table_card_asset(const TableView *view, SabaccCard card, char asset[TABLE_ASSET]);
float table_card_shape(const TableView *view);

/* The middle of the table in that box, which no hand and no plate touches: room for a panel. */
Box table_view_middle(const TableView *view, Box box, bool is_portrait);

/* What was told, in plain translated words, oldest first; the oldest are forgotten beyond TABLE_LOG_LINES. */
enum { TABLE_LOG_LINES = 256, TABLE_LOG_BYTES = 200 };
int table_view_log_count(const TableView *view);
const char *table_view_log_line(const TableView *view, int index);
/* Adds a line that no event tells. */
void table_view_tell(TableView *view, const char *words);
/* The words for one event at this table, as it was before it; "" where there is nothing to say. */
void table_log_write(const SabaccTable *table, const TableLook looks[SABACC_MAX_SEATS],
                     const SabaccEvent *event, char *words, size_t size);
/* The same for an event some way back, at the table as it is now: without what lay there then. */
void table_log_recap(const SabaccTable *table, const TableLook looks[SABACC_MAX_SEATS],
                     const SabaccEvent *event, char *words, size_t size);

#endif
