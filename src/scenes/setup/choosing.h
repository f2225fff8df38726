#ifndef SABACC_SCENES_SETUP_CHOOSING_H
#define SABACC_SCENES_SETUP_CHOOSING_H

/* What helps to choose a game (choosing.def): what it is like, how long it takes, how hard it is to begin
 * with; and the order in which games are offered. All words are translated. */

#include "session/favourites.h"

typedef enum ChoosingGrade { CHOOSING_EASY, CHOOSING_SOME, CHOOSING_MANY, CHOOSING_GRADES } ChoosingGrade;
typedef enum ChoosingEnds { CHOOSING_GAME, CHOOSING_HAND } ChoosingEnds;

/* A row of choosing.def. */
typedef struct Choosing {
    const char *id;
    uint8_t ends, grade; /* ChoosingEnds, ChoosingGrade */
    int hands, own, others, dealt;
    const char *feel; /* translatable */
} Choosing;

/* The row of that game; NULL if there is none (tests/scenes: every game has one). */
const Choosing *choosing_of(const SabaccGame *game);

/* The game to begin with. */
const SabaccGame *choosing_start(void);

/* The time that the row's figures take at the usual pace, in seconds. */
double choosing_seconds(const Choosing *row);

/* "About 40 minutes a game", "About 2 hours a game", "About 1 minute a hand, for as long as you like". */
void choosing_length(const Choosing *row, char *words, size_t size);
/* The same for a game of that setup, as near as the row's figures tell: they are those of four seats, of
 * default stacks and of the default end. False where they do not tell. */
bool choosing_length_of(const SabaccSetup *setup, char *words, size_t size);
/* "2 to 8 players", "Two players", "Alone, against the house". */
void choosing_players(const SabaccGame *game, char *words, size_t size);
/* "Easy for a newcomer". */
const char *choosing_grade(ChoosingGrade grade);

/* "2–8 players · 40 min", "Alone · 1 min a hand": both in one short line. */
void choosing_brief(const SabaccGame *game, char *words, size_t size);

/* All games: favourites, then the one played last, then the others, each group in the order of games.def. A
 * player who has neither finds the game to begin with first. `last` may be NULL; returns sabacc_game_count.
 */
enum { CHOOSING_MAX = 32 };
int choosing_list(Favourites favourites, const SabaccGame *last, const SabaccGame *list[CHOOSING_MAX]);

#endif
