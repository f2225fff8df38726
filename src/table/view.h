#ifndef SABACC_TABLE_VIEW_H
#define SABACC_TABLE_VIEW_H

/* The table on the screen: events in, motion and sound out. It owns the view as shown so far: each event is
 * queued, absorbed in turn, and its cards, chips and dice then move from their old to their new places. The
 * picture is a function of (view shown, motion, time), so any moment can be redrawn. It draws a SabaccTable
 * and does not depend on the game. Times are ms of the clock; places are logical units. For the main thread.
 */

#include "rules/sabacc.h"
#include "table/room.h"
#include "ui/ui.h"

struct Audio;

typedef struct TableView TableView;

typedef struct TableLook {
    const char *name;     /* shown at the seat; borrowed, outlives the view */
    const char *portrait; /* a face of the portraits ("vex"); NULL or "" for the guest's */
    uint8_t glad, sour;   /* CharacterMood: when the portrait shows these moods */
    const char *team;     /* the sign of the team, after the name; NULL or "" for none; borrowed */
    uint32_t team_colour; /* of that sign, 0xAARRGGBB */
    uint32_t colour;      /* of the rim of the medal, 0xAARRGGBB; 0 for none: people at one screen have one */
    bool is_free;         /* nobody sits in its chair yet: in a view of the room only */
} TableLook;

typedef struct TableSettings {
    float speed; /* 1 normal, 2 twice as fast; 0: no motion at all */
    bool reduced_motion;
    bool is_steady;    /* the table is not bumped, whatever else moves */
    bool keeps_light;  /* nothing darkens, flashes or flickers */
    bool is_unwatched; /* nobody watches: its room is still, and there at once when its picture comes */
    bool shows_totals; /* running totals beside hands that are known */
    const char *cards; /* the deck of the card faces; NULL for the game's own (SabaccGame.cards); borrowed */
    float card_shape;  /* width by height of its cards; 0 for the built-in deck of that name */
    const char *cloth; /* face of the deck cloth-laid; NULL for "cloth", the table's own; borrowed */
} TableSettings;

/* `audio` may be NULL. */
TableView *table_view_create(const SabaccView *start, const TableLook looks[SABACC_MAX_SEATS],
                             TableSettings settings, struct Audio *audio);
void table_view_free(TableView *view);
void table_view_set(TableView *view, TableSettings settings);
/* Another name is shown at the seat from now on; borrowed, outlives the view. */
void table_view_name(TableView *view, int seat, const char *name);
/* For another viewer, an undo, a resumed game: shown at once, without motion. The log stays. */
void table_view_reset(TableView *view, const SabaccView *shown);

/* Which seat lies at the bottom while nobody in particular looks on (a viewer with a seat lies there anyway);
 * at first seat 0. */
void table_view_turn(TableView *view, int seat);
int table_view_bottom(const TableView *view);

/* Told of each event when the table shows it, which has absorbed it: at the start of its motion. */
typedef void TableHeard(void *user, const SabaccTable *shown, const SabaccEvent *event);
void table_view_listen(TableView *view, TableHeard *heard, void *user);
/* The seat says these words, of at most TABLE_SAID_BYTES − 1 bytes, until something else is said, it is
 * hushed, a hand begins or the view is reset. `is_between`: a hand or a set has just ended. */
enum { TABLE_SAID_BYTES = 160 };
void table_view_say(TableView *view, int seat, const char *words, bool is_between);
void table_view_hush(TableView *view);

/* Queues copies of events redacted for this view's viewer. */
void table_view_post(TableView *view, const SabaccEvents *events);
void table_view_update(TableView *view, double step_ms);
bool table_view_is_moving(const TableView *view);
/* Chips of a pot that is paid out have not left it yet. */
bool table_view_pays_out(const TableView *view);
/* Nothing moves, but what a throw means is to be read before the table goes on; and goes on at once. */
bool table_view_is_read(const TableView *view);
void table_view_end_reading(TableView *view);
/* Only a hovered card is moving up or down: frames are needed, but no input waits for it. */
bool table_view_is_easing(const TableView *view);
/* Nothing moves but what is drawn in steps of a thirtieth of a second: people, the lamp. */
bool table_view_is_slow(const TableView *view);
/* Nothing is queued and the next event would begin at once, though the last may still be in flight: the next
 * deal may follow, so that a card leaves the deck before the previous one has landed. True whenever nothing
 * moves. */
bool table_view_is_ready(const TableView *view);
/* Completes everything queued at once. */
void table_view_skip_animation(TableView *view);
/* The table as shown so far. Valid until the next call with a non-const view. */
const SabaccView *table_view_shown(const TableView *view);

/* The face-down pool of a shift (SH-4, SN-3): places 0 … 7; bits of the occupied ones. The next card dealt
 * from the pool flies from the place that was clicked; chance has determined which card it is. */
int table_view_pool(const TableView *view);
void table_view_point(TableView *view, int place);

/* People at the far rail blink while it is `now_ms` and not yet `until_ms`, ms of the clock, if motion is not
 * reduced; at first they do not. And when the next of them blinks or opens the eyes again: INFINITY if nobody
 * does. */
void table_view_live(TableView *view, double now_ms, double until_ms);
double table_view_next_blink(const TableView *view);
/* The same for the lights of the room, and one's own cards, which breathe, as of the last frame. */
double table_view_next_light(const TableView *view);
/* The picture of the room has come and is appearing: frames are needed, but no input waits for it. */
bool table_view_is_appearing(const TableView *view);

enum { TABLE_COVERS = 2 };

/* The keys that choose something of the table, shown beside it: characters, 0 for none. */
typedef struct TableKeys {
    uint32_t card, token; /* of the leftmost card and the first token; the next have the following digits */
    uint32_t deck, discard, blood_deck, blood_discard;
} TableKeys;

/* What can be chosen now: the viewer's cards and tokens, piles and seats. */
typedef struct TableChoice {
    TableKeys keys;
    uint32_t cards;                 /* bits of the viewer's hand: these glow */
    uint32_t chosen;                /* bits of it: these are lifted */
    bool deck, discard;             /* with two families the piles of Sand (KE-2) */
    bool blood_deck, blood_discard; /* and those of Blood */
    SeatMask asked;                 /* the person here whose turn it is: its plate says so */
    SeatMask seats;                 /* one of them is to be chosen: the target of a token */
    uint8_t tokens;                 /* bits of the viewer's rack */
    int8_t token;                   /* the one chosen, -1 none */
    uint32_t values;                /* bits of the dice's values, one of which is to be chosen (KE-4) */
    SeatMask sitters;               /* people here who may say that they sit out or in (ST-6): with a mark */
    SeatMask kept_sitting;          /* those of them who will say the opposite of what they have said */
    bool pool;                      /* the face-down cards of a shift: table_view_point selects one */
    bool leaves_own_total;          /* a panel of the scene shows it */
    Box covered[TABLE_COVERS]; /* panels over the table, or where they will be; empty ones do not count */
    float raised;              /* logical units by which the bottom seat makes room for a panel below */
} TableChoice;

/* What is written beside the seat's cards once they lie, in words: "Together +4, 4 away, 1 trump". Nothing
 * while they move, or where nothing is written. `chosen`: of TableChoice. */
void table_view_worth(const TableView *view, int seat, uint32_t chosen, Text *out);

/* Draws the table into its area and the floor around it over the whole screen; call it first. Hotspots, as
 * UI_EVENT_ACTIVATE: card:N (the viewer's hand, its field too), deck, discard, blood:deck, blood:discard,
 * token:N (the viewer's rack), value:N (a die), pool:N (places of a shift's pool), seat:N if a seat is to be
 * chosen; sits:N (the mark of a person who may sit out or in); for inspection only the other seats, pot:hand,
 * pot:sabacc. `choice` NULL: nothing can be chosen.
 * `ahead_ms`: how far the clock is past the last update. */
void table_view_draw(TableView *view, Ui *ui, const TableArea *area, const TableChoice *choice,
                     double ahead_ms);
/* The same without what lies on the table and what is written at the seats: the room, and who sits there. */
void table_view_draw_room(TableView *view, Ui *ui, const TableArea *area, double ahead_ms);

/* Cards that are held over the table as a fan, before its game begins: they close up, turn over, and go to
 * lie in its decks, which are not on the table until then. With reduced motion they fade. */
enum { TABLE_GATHERED = 9 };
#define TABLE_GATHER_MS 790.0 /* all of it */
typedef struct TableGathered {
    SabaccCard card;
    Box box;     /* before rotation */
    float angle; /* radians, clockwise */
} TableGathered;
typedef struct TableGathering {
    TableGathered card[TABLE_GATHERED]; /* the lowest first */
    int count;
    float share; /* 0 in the fan … 1 in the deck, of its time */
} TableGathering;
/* From the next frame on no deck lies on the table, or each does again. */
void table_view_hold_decks(TableView *view, bool are_held);
/* Over all of the table that is drawn before. */
void table_view_draw_gathering(TableView *view, Ui *ui, const TableArea *area,
                               const TableGathering *gathering, double ahead_ms);

/* What a button says by which a person changes what it has said of sitting out (ST-6), translated; `kept`: of
 * TableChoice. */
const char *table_sitting_label(const SabaccTable *table, SeatMask kept, int seat);

/* A close-up of one card of the table, above everything else on the dimmed table. */
typedef enum TableCloseKind {
    TABLE_CLOSE_NONE,
    TABLE_CLOSE_HAND,
    TABLE_CLOSE_SINGLE, /* drawn singly (AP-5, SD-1) */
    TABLE_CLOSE_OWN     /* elsewhere, depending on the variant */
} TableCloseKind;
typedef struct TableCloseUp {
    TableCloseKind kind;
    int seat, slot;
    Box at;      /* its final, large box */
    float share; /* 0 in place on the table … 1 in the box; with reduced motion it fades in instead */
} TableCloseUp;
#define TABLE_CLOSE_NEAR                                                                                     \
    0.975f /* the share at which the table is fully dimmed; the rest is a slow approach */
/* From the next frame on. */
void table_view_look(TableView *view, const TableCloseUp *look);
/* The seat's cards that can be shown in a close-up, known or not; returns how many. */
enum { TABLE_CLOSE_UPS = SABACC_MAX_HAND + SABACC_MAX_DRAWS + SABACC_MAX_LAID };
int table_close_ups(const SabaccTable *table, int seat, TableCloseUp list[TABLE_CLOSE_UPS]);
/* "In the hand of Ana": their place. */
void table_close_up_words(const SabaccTable *table, const char *name, char *words, size_t size);
/* SABACC_CARD_NONE if there is none; it may be hidden. */
SabaccCard table_close_up_card(const SabaccTable *table, const TableCloseUp *look);

/* The asset of a card in this table's deck, and the width by height of its cards. */
enum { TABLE_ASSET = 48 };
void table_card_asset(const TableView *view, SabaccCard card, char asset[TABLE_ASSET]);
float table_card_shape(const TableView *view);

/* The middle of the table in that area, free of hands and plates: room for a panel. */
Box table_view_middle(const TableView *view, const TableArea *area);

/* The plate of a seat in that area: its portrait, name and credits. */
Box table_view_plate(const TableView *view, const TableArea *area, int seat);
/* The picture of whoever sits there, behind the rail; empty where nobody is seen. */
Box table_view_person(const TableView *view, const TableArea *area, int seat);

/* Where it is written what the hand at the bottom comes to, whether or not it is now. */
Box table_view_own_worth(const TableView *view, const TableArea *area);
/* Where its dice lie. */
Box table_view_dice(const TableView *view, const TableArea *area);

/* The places of the table in that area at which something is looked at, with the words beside them, whether
 * or not anything lies there now: a panel that covers none of them covers only cloth. */
typedef enum TablePart {
    TABLE_PART_SEAT,  /* of another: plate, cards, bet */
    TABLE_PART_OWN,   /* of the seat at the bottom */
    TABLE_PART_WORTH, /* beside its cards at their widest: what they come to */
    TABLE_PART_PILE,
    TABLE_PART_POT,
    TABLE_PART_DICE,
    TABLE_PART_MARKER, /* of the phase */
    TABLE_PART_BAR,
    TABLE_PARTS
} TablePart;
typedef struct TableTaken {
    Box box;
    TablePart part;
} TableTaken;
enum { TABLE_TAKEN = 160 };
typedef struct TableTakenList {
    TableTaken list[TABLE_TAKEN];
    int count;
} TableTakenList;
void table_view_taken(const TableView *view, const TableArea *area, TableTakenList *taken);

/* The log, in translated words, oldest first; the oldest lines beyond TABLE_LOG_LINES are dropped. What dice
 * show is in it once they have come to rest. */
enum { TABLE_LOG_LINES = 256, TABLE_LOG_BYTES = 512 };
int table_view_log_count(const TableView *view);
/* Lines so far, those too that were dropped. */
int table_view_log_total(const TableView *view);
const char *table_view_log_line(const TableView *view, int index);
/* The newest line is about antes, and cards are dealt since: a caption of the moment leaves it out. */
bool table_view_log_is_past(const TableView *view);
/* Adds a line that does not come from an event. */
void table_view_tell(TableView *view, const char *words);
/* Events are told to whoever sits there from now on: "You bet 5". At first SABACC_NOBODY: of every seat by
 * its name. `is_read_by_all`: several people read the log, which then tells only what everybody may know. */
void table_view_address(TableView *view, int listener, bool is_read_by_all);
/* The words for one event at this table, as it was before it; "" if there are none. `listener`: as above. */
void table_log_write(const SabaccTable *table, const TableLook looks[SABACC_MAX_SEATS], int listener,
                     const SabaccEvent *event, char *words, size_t size);
/* The same for an older event, at the table as it is now: without what was on it then. */
void table_log_recap(const SabaccTable *table, const TableLook looks[SABACC_MAX_SEATS], int listener,
                     const SabaccEvent *event, char *words, size_t size);

#endif
