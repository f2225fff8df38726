#ifndef SABACC_SCENES_SIDE_DECK_PAGE_H
#define SABACC_SCENES_SIDE_DECK_PAGE_H

/* The bench on which a side deck is put together (PZ-1): every kind there is with how many of it are in, the
   ten that are, and the decks that the player has kept under names (session/side_decks.h, one file in the
   data directory). It lies over the table when the deck is asked for, and is reached from the setup. What is
   in the deck is the pick's (PICK_SIDE of ui/prompts/pick.h): the bench shows it and lays kept decks out. */

#include "scenes/stage.h"
#include "session/side_decks.h"
#include "ui/prompts/pick.h"

enum { SIDE_BENCH_PATH = 1024 };

typedef struct SideDeckPage {
    SideDecks decks;
    char path[SIDE_BENCH_PATH];
    bool can_save;
    char player[MATCH_WORDS];
    char name[UI_TEXT_BYTES]; /* as typed: under which the deck is to be kept */
    int laid_out;             /* of decks: the one that was laid out last; -1 the usual one */
} SideDeckPage;

/* Reads the player's decks and lays the chosen one out, or, where there is none that can be played at the
   pick's table, the usual one. What cannot be read is told in a toast. */
void side_deck_page_open(SideDeckPage *page, const StageServices *services, const char *player, Pick *pick);

/* The name of the deck that the player has chosen, translated where it is the usual one. */
void side_deck_page_chosen_name(const StageServices *services, const char *player, char *words, size_t size);

/* Its widgets are `side-add:I` and `side-drop:PLACE:I`, I in sabacc_side_list, which are for pick_take; and
   its own `deck:N`, `deck-name`, `deck-keep`, `deck-delete`. */
void side_deck_page_draw(const SideDeckPage *page, Ui *ui, Box box, const Pick *pick);

/* Takes an event of its own; false where it is none. */
bool side_deck_page_event(SideDeckPage *page, Ui *ui, const UiEvent *event, Pick *pick);

#endif
