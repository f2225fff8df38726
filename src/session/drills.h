#ifndef SABACC_SESSION_DRILLS_H
#define SABACC_SESSION_DRILLS_H

/* Drills: decisions of past games that gave much away, to be made again. Every game that is looked back at
 * leaves its dearest ones (session/review.h) in DATA/drills.json (session/kept_json.h), by record and serial:
 *
 *     {"drills": {"20261121-201500-classic.sabacc": {"212": {"game": "classic", "seat": 0, "person": "Ana",
 *                                              "hand": 3, "lost": 1240, "share": 1600, "solved": 1, "due":
 * 20261124}}}}
 *
 * What was known then is in the record; the file says no more than where to look, and how far one is. A drill
 * solved DRILL_SOLVED times, on different days, is over. Where something is saved, false means errno and a
 * sentence. */

#include "session/grades.h"

enum {
    DRILLS_A_GAME = 3,
    DRILL_SOLVED = 2,
    DRILL_DAYS = 3 /* after it was solved it comes again so many days later */
};

typedef struct Drill {
    char record[GRADES_RECORD]; /* its name within DATA/games */
    uint32_t serial;            /* of the need that was answered badly */
    const SabaccGame *game;
    char person[MATCH_WORDS];
    int seat;
    int32_t hand;
    int64_t lost; /* as in ReviewDecision */
    int share;
    uint8_t unit; /* AdviserUnit */
    int solved;
    int64_t due; /* the day from which on it counts */
} Drill;

typedef struct Drills {
    Drill *list; /* owned; those that are not over, whose record is there; the dearest first */
    int count, room;
} Drills;

/* False with a sentence if the file is bad; then there are none. Free them in any case. */
bool drills_read(const char *data, Drills *drills, Text *why);
void drills_free(Drills *drills);

/* The next that is due, but `but` (may be NULL): its index; −1 if none is. */
int drills_next(const Drills *drills, int64_t today, const Drill *but);
int drills_due(const Drills *drills, int64_t today);

/* Fills in what is kept of the drill with that record and serial; false if none is, or it is over. */
bool drills_find(const char *data, Drill *drill);

/* The drills of a reviewed game: of the people in `people`. Returns how many, at most DRILLS_A_GAME; they are
 * due from `today` on. */
int drills_of(const Review *review, const MatchSetup *setup, SeatMask people, const char *record,
              int64_t today, Drill drills[DRILLS_A_GAME]);

/* It was tried on that day. If it was solved, that counts once it is due; if not, it begins again. */
void drill_tried(Drill *drill, bool is_solved, int64_t today);

/* Keeps a drill. `is_found`: by a look back; then one that is known already stays as far as it is. */
bool drills_keep(const char *data, const Drill *drill, bool is_found, Text *why);

#endif
