#ifndef SABACC_SCENES_SIDE_BENCH_H
#define SABACC_SCENES_SIDE_BENCH_H

/* The bench on which a side deck is put together (PZ-1): every kind there is with how many of it are in, the
   ten that are, and the decks that the player has kept under names (match/side_decks.h, one file in the data
   directory). It lies over the table when the deck is asked for, and is reached from the setup. What is in
   the deck is the pick's (PICK_SIDE of ui/pick.h): the bench shows it and lays kept decks out. */

#include "match/side_decks.h"
#include "scenes/stage.h"
#include "ui/pick.h"

enum { SIDE_BENCH_PATH = 1024 };

typedef struct SideBench {
    SideDecks decks;
    char path[SIDE_BENCH_PATH];
    bool can_save;
    char player[MATCH_WORDS];
    char name[UI_TEXT_BYTES]; /* as typed: under which the deck is to be kept */
    int laid_out;             /* of decks: the one that was laid out last; -1 the usual one */
} SideBench;

/* Reads the player's decks and lays the chosen one out, or, where there is none that can be played at the
   pick's table, the usual one. What cannot be read is told in a toast. */
void side_bench_open(SideBench *bench, const StageServices *services, const char *player, Pick *pick);

/* The name of the deck that the player has chosen, translated where it is the usual one. */
void side_bench_chosen_name(const StageServices *services, const char *player, char *words, size_t size);

/* Its widgets are `side-add:I` and `side-drop:PLACE:I`, I in sabacc_side_list, which are for pick_take; and
   its own `deck:N`, `deck-name`, `deck-keep`, `deck-delete`. */
void side_bench_draw(const SideBench *bench, Ui *ui, Box box, const Pick *pick);

/* Takes an event of its own; false where it is none. */
bool side_bench_event(SideBench *bench, Ui *ui, const UiEvent *event, Pick *pick);

#endif
