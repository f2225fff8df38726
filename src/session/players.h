#ifndef SABACC_SESSION_PLAYERS_H
#define SABACC_SESSION_PLAYERS_H

/* The people who play here, each with a name and, if they like, one of the eight painted faces; in
 * DATA/players.json (session/kept_json.h): {"Ana": {"face": "nyx"}}, "" for none. Each is changed by itself,
 * so that two programs keep each other's; members of a newer version stay in the file.
 *
 * No face sits twice at a table: a character keeps its own, and of several people the first has it. Nobody is
 * without a face. */

#include "match/match.h"

enum { PLAYERS_MAX = 64 };
#define PLAYERS_GUEST "guest" /* the portrait of whoever chose no face */

typedef struct Player {
    char name[MATCH_WORDS];
    int8_t face; /* a character's index (session/characters.h); −1 for none: a face is given to them */
} Player;

typedef struct Players {
    int count;
    Player list[PLAYERS_MAX]; /* by name */
} Players;

/* Nobody if there is no file. If it cannot be read, nobody with a sentence in `why`. What it says of somebody
 * that this version does not understand counts as no face. */
Players players_read(const char *data, Text *why);

/* The same from the file's bytes; `path` is for the sentence. */
Players players_read_bytes(const char *path, const char *bytes, size_t size, Text *why);

/* Whether somebody of that name is in the list. */
bool players_has(const Players *players, const char *name);

/* The face that this person has chosen, −1 for none. */
int players_face(const Players *players, const char *name);

/* Gives the person that face, −1 for none; adds them to the list if they are not in it. False if it is full.
 */
bool players_set(Players *players, const char *name, int face);

/* Saves that person's face alone. False with errno and a sentence if it is not saved; also adds a sentence if
 * a broken file was put aside. */
bool players_keep(const char *data, const char *name, int face, Text *why);

/* Takes somebody off the list, and out of the file. */
void players_remove(Players *players, const char *name);
bool players_forget(const char *data, const char *name, Text *why);

/* The face that is seen at that seat of a setup: a portrait's name. Whoever has none of their own is given
 * one that nobody else has there: the first of them is the guest, the others have faces of characters who are
 * not at the table. */
const char *players_portrait(const Players *players, const MatchSetup *setup, int seat);

/* The next face that the person of that seat can have there, after the one they have; −1 after the last. */
int players_next_face(const Players *players, const MatchSetup *setup, int seat);

#endif
