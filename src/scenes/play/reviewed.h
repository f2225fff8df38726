#ifndef SABACC_SCENES_PLAY_REVIEWED_H
#define SABACC_SCENES_PLAY_REVIEWED_H

/* What stays of a game that was looked back at: the grades of its people, and their dearest choices as drills
 * (session/grades.h, drills.h). `path` is its record. */

#include "scenes/stage.h"
#include "session/review.h"

/* Saves them through the stage: of games in the data directory that people played. */
void reviewed_keep(Stage *stage, const char *path, const Review *review, const MatchSetup *setup);

/* Whether the record lies among the games of the data directory: only those leave drills. */
bool reviewed_is_here(Stage *stage, const char *path);
SeatMask reviewed_people(const Review *review, const MatchSetup *setup);
/* The record's name, of its path. */
const char *reviewed_name(const char *path);

#endif
