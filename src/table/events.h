#ifndef SABACC_TABLE_EVENTS_H
#define SABACC_TABLE_EVENTS_H

/* The presentation of a core event: its motion, sound and log text. The shared rows are in motion.def,
 * sounds.def and words.def; a kind of table adds rows for events that it presents differently (variant.h). */

#include "table/state.h"

/* Absorbs the event, starts flights and returns the ms until the next event may begin. */
typedef double TableBegin(TableView *view, const SabaccEvent *event);

/* An AudioSound, or TABLE_UNHEARD. Called as the event begins, before it is absorbed. */
typedef int TableSoundChoice(const TableView *view, const SabaccEvent *event);
enum { TABLE_UNHEARD = -1 };

typedef enum TableSoundPlace {
    SOUND_DEFAULT, /* as on a plain table */
    SOUND_NOWHERE,
    SOUND_AT_SEAT, /* from where the cards of its seat are */
    SOUND_OF_SEAT, /* its seat makes it, and it is heard in the middle */
    SOUND_AT_PLACE,
    SOUND_IN_MIDDLE /* what is not a thing on the table */
} TableSoundPlace;

typedef struct TableSound {
    TableSoundPlace where;
    int place;                /* with SOUND_AT_PLACE: a PlaceKind */
    int sound;                /* AudioSound, if fixed */
    TableSoundChoice *choose; /* otherwise */
    bool is_outcome;          /* also played if the event is absorbed without motion: how something ended */
} TableSound;

/* The context for an event's log text: the table as it was before the event. */
typedef struct TableDescription {
    const SabaccTable *table;
    const TableLook *looks; /* of the seats */
    const SabaccEvent *event;
    int listener; /* the seat that is "you", or SABACC_NOBODY */
} TableDescription;

/* Writes the words for the event; leaves `words` unchanged if there is nothing to say. False if the plain
 * table's words apply. */
typedef bool TableDescribe(const TableDescription *description, char *words, size_t size);

typedef struct TableEventRow {
    SabaccEventType event;
    TableBegin *begin; /* NULL: as on a plain table */
    bool waits;        /* with `begin`: it begins only when all motion has ended */
    TableSound sound;
    TableDescribe *tell;
    TableDescribe *recap; /* for an older event, when other cards are on the table; NULL: `tell` */
} TableEventRow;

/* The sound of a landing depends on what lands, which event sent it, and where. */
enum { TABLE_ANY = -1 };
typedef struct TableLanding {
    int flight, event, place; /* FlightKind, SabaccEventType, PlaceKind, or TABLE_ANY */
    int sound;                /* AudioSound */
} TableLanding;

#endif
