#ifndef SABACC_TABLE_EVENTS_H
#define SABACC_TABLE_EVENTS_H

/* What an event of the core is to the table: what it sets moving, what is heard of it, how it is told. The
   shared answers stand in motion.def, sounds.def and words.def; a kind of table brings rows of its own for
   the events that are something else there (variant.h). */

#include "table/state.h"

/* Absorbs the event, starts flights and returns the ms until the next event may begin. */
typedef double TableBegin(TableView *view, const SabaccEvent *event);

/* An AudioSound, or TABLE_UNHEARD. Asked as the event begins, before it is absorbed. */
typedef int TableSoundChoice(const TableView *view, const SabaccEvent *event);
enum { TABLE_UNHEARD = -1 };

typedef enum TableSoundPlace {
    SOUND_DEFAULT, /* as on a plain table */
    SOUND_NOWHERE,
    SOUND_AT_SEAT, /* from where its seat sits */
    SOUND_IN_MIDDLE
} TableSoundPlace;

typedef struct TableSound {
    TableSoundPlace where;
    int sound;                /* AudioSound, where it does not depend */
    TableSoundChoice *choose; /* where it does */
    bool is_outcome;          /* heard too where the event is absorbed without motion: how something ended */
} TableSound;

/* An event that is to be told, at the table as it was before it. */
typedef struct TableTelling {
    const SabaccTable *table;
    const TableLook *looks; /* of the seats */
    const SabaccEvent *event;
} TableTelling;

/* Writes the words for the event; leaves `words` alone where there is nothing to say. False where the event
   is told as on a plain table. */
typedef bool TableTell(const TableTelling *telling, char *words, size_t size);

typedef struct TableEventRow {
    SabaccEventType event;
    TableBegin *begin; /* NULL: as on a plain table */
    bool waits;        /* with `begin`: it begins only when nothing moves any more */
    TableSound sound;
    TableTell *tell;
    TableTell *recap; /* the same some way back, when other cards lie on the table; NULL: `tell` */
} TableEventRow;

/* What lands is heard by what it is, what sent it off, and where it comes down. */
enum { TABLE_ANY = -1 };
typedef struct TableLanding {
    int flight, event, place; /* FlightKind, SabaccEventType, PlaceKind, or TABLE_ANY */
    int sound;                /* AudioSound */
} TableLanding;

#endif
