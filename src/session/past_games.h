#ifndef SABACC_SESSION_PAST_GAMES_H
#define SABACC_SESSION_PAST_GAMES_H

/* The games of a data directory: every record of DATA/games with its digest (session/game_digest.h).
 *
 * Digests are kept in one small file, DATA/past-games.jsonl, so that a record is played once and not at every
 * look. That file is never the only place of anything: it is made anew from the records wherever it is
 * missing, of another version, or does not fit (a record's name, size and time are the key). */

#include "session/game_digest.h"
#include "session/saves.h"

typedef struct PastGame {
    char *file; /* owned: the record's name in DATA/games */
    uint64_t size;
    int64_t changed; /* when it was last played, seconds since the epoch */
    int32_t changed_ns;
    int64_t begun;      /* when it began, by its name; 0 where that does not say so */
    bool is_unfinished; /* it can be gone on with */
    bool is_digested;   /* `digest` is filled */
    GameDigest digest;
} PastGame;

/* Owned by whoever reads it; free with past_games_free. */
typedef struct PastGames {
    char data[PLAN_PATH];
    PastGame *list; /* owned; sorted, the last played first */
    int count;
    int left;        /* not yet digested */
    bool is_changed; /* the file does not hold all that is known */
} PastGames;

/* Lists the records and reads the file. Nothing is played. */
void past_games_read(PastGames *games, const char *data);

/* Plays the record of one game that is not digested, and fills the digest. For any thread; nothing else is
 * touched. */
void past_games_digest(const char *data, const char *file, GameDigest *digest);

/* Gives a game its digest, which it takes over. */
void past_games_set(PastGames *games, int index, GameDigest *digest);

/* Writes the file if something has changed. False with errno; the next time it is tried again. */
bool past_games_write(PastGames *games);

void past_games_free(PastGames *games);

/* The path of a game's record. False with errno if it is too long. */
bool past_games_path(const PastGames *games, int index, char path[PLAN_PATH]);

/* How long it took, in minutes; 0 where that is not known: where it was left overnight, or copied. */
int past_game_minutes(const PastGame *game);

/* Deletes a game's record and the note beside it, and takes it off the list. False with errno, FILE_IS_HELD
 * if a program is playing it; then nothing is deleted. */
bool past_games_delete(PastGames *games, int index);

#endif
