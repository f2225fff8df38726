#ifndef SABACC_SESSION_GRADES_H
#define SABACC_SESSION_GRADES_H

/* The coach's grades of games that were looked back at (session/review.h), in DATA/grades.json
 * (session/kept_json.h), by record and person:
 *
 *     {"games": {"20261121-201500-classic.sabacc": {"game": "classic", "day": "2026-11-21",
 *                                                    "people": {"Ana": {"decisions": 31, "shares": 5200}}}}}
 *
 * `shares` is the sum of what the decisions gave away, in hundredths of a percent of what was at stake; a
 * grade comes from sums (review_grade), so several games give one, too. An entry that no game can come to is
 * passed over. Where something is saved, false means errno and a sentence. */

#include "session/review.h"

enum { GRADES_DAY = 16, GRADES_RECORD = 128 };

typedef struct Grade {
    char record[GRADES_RECORD]; /* its name within DATA/games */
    char person[MATCH_WORDS];
    const SabaccGame *game;
    char day[GRADES_DAY]; /* "2026-11-21" */
    int decisions;
    int64_t shares;
} Grade;

typedef struct Grades {
    Grade *list; /* owned; by record, so by time */
    int count, room;
} Grades;

/* All grades. False with a sentence if the file is bad; then there are none. Free them in any case. */
bool grades_read(const char *data, Grades *grades, Text *why);
void grades_free(Grades *grades);

/* Keeps a seat's; again for the same record replaces it. */
bool grades_keep(const char *data, const Grade *grade, Text *why);

/* The grade of that person in games of `game` (NULL: all), and of the days that begin with `month`
 * ("2026-11"; NULL: all); −1 without any. `person` NULL: everybody. */
int grades_of(const Grades *grades, const char *person, const SabaccGame *game, const char *month);

#endif
