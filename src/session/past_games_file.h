#ifndef SABACC_SESSION_PAST_GAMES_FILE_H
#define SABACC_SESSION_PAST_GAMES_FILE_H

/* The file of the digests, DATA/past-games.jsonl: JSON Lines, first {"past-games": VERSION}, then a line for
 * each record: {"file", "size", "changed": [s, ns], "game", "preset", "house-rules", "over", "for-credits",
 * "hands", "champions": seats as bits, "pot": [credits, seat, hand], "course": the results of the first
 * person after each hand, "seats": [[name, agent, credits, result,
 * hands, won, shown, of these won, best hand: [rank, total, hand, key, cards]], …]}, or with "fault" why it
 * cannot be played. A line that cannot be understood is left out: its record is played again. */

#include "session/past_games.h"

/* Increase it whenever a digest comes out otherwise: then all records are played again. */
enum { PAST_GAMES_VERSION = 4 };

/* A line of the file. */
typedef struct KeptDigest {
    const char *file; /* borrowed */
    uint64_t size;
    int64_t changed;
    int32_t changed_ns;
    GameDigest digest; /* for `take` to take over */
} KeptDigest;

/* Calls `take` for every line. False if the file is missing, of another version, or has a bad line. */
bool past_games_file_read(const char *data, void (*take)(void *self, KeptDigest *kept), void *self);

/* Writes those of the games that are digested. False with errno. */
bool past_games_file_write(const char *data, const PastGame *games, int count);

#endif
