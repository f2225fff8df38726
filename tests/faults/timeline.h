/* The player's marks (player.c), in the order of the calls: the log by which cuts are judged, independent of
 * the files. */
#ifndef SABACC_TESTS_FAULTS_TIMELINE_H
#define SABACC_TESTS_FAULTS_TIMELINE_H

#include <stdint.h>

#include "calls.h"
#include "stored.h"

/* The action lines of a record: how many, and a hash over all of them. Two that are equal are the same lines.
 */
typedef struct Lines {
    int count;
    uint64_t hash;
} Lines;

Lines lines_none(void);
Lines lines_add(Lines lines, const char *line, size_t length);
bool lines_are_same(Lines a, Lines b);

typedef enum MomentKind {
    MOMENT_KEEPING, /* is about to keep `number` of `keep` */
    MOMENT_KEPT,
    MOMENT_BEGUN,
    MOMENT_APPLIED, /* `lines` are those of the record from now on */
    MOMENT_UNDONE,  /* … */
    MOMENT_HAND,    /* a hand has ended: everything up to here has been synced */
    MOMENT_OVER,
    MOMENT_LEFT,
    MOMENT_PROBLEM, /* the player is told that the record is not being written, */
    MOMENT_WELL,    /* and that it is again */
    MOMENT_OTHER
} MomentKind;

typedef struct Moment {
    MomentKind kind;
    long serial; /* of the last call before it */
    Keep keep;
    int number;
    Lines lines; /* of the record after it */
} Moment;

typedef struct Timeline {
    Moment *list; /* owned */
    int count;
    char record[PLAN_PATH]; /* the path that was begun, relative; "" for none */
    Lines *prefixes;        /* owned: of the record's lines as they stand now */
    int prefix_count;
} Timeline;

/* Takes the text of a mark: one line or several. */
void timeline_add(Timeline *timeline, long serial, const char *text, size_t length);
void timeline_free(Timeline *timeline);

/* How many moments have been when the end comes before call `call`. */
int timeline_until(const Timeline *timeline, long call);

/* What may be read of the record when the end comes after `moments` moments. A kill: the lines as they were
 * then, or as the next action leaves them. A power cut: those, or any since the last hand ended; any at all
 * where none had. */
bool timeline_allows_lines(const Timeline *timeline, int moments, bool is_power_cut, Lines lines);

/* Whether the game must be there to be gone on with, and whether it may be: one that is over may where its
 * end could not be saved, which the player was told. */
bool timeline_wants_game(const Timeline *timeline, int moments, bool is_power_cut);
bool timeline_allows_game(const Timeline *timeline, int moments, bool is_power_cut);

/* Whether its game had ended by then. */
bool timeline_is_over(const Timeline *timeline, int moments);

/* Whether at the end the player was told that something is not saved. */
bool timeline_is_in_problem(const Timeline *timeline);

/* What may be read of a keep: the number that was last kept, or the one that is being kept. After a power
 * cut, of one that is not precious, any number before too. */
bool timeline_allows_number(const Timeline *timeline, int moments, bool is_power_cut, Keep keep, int number);

#endif
