#ifndef SABACC_SCENES_SIDE_DECK_PAGE_H
#define SABACC_SCENES_SIDE_DECK_PAGE_H

/* The editor of a side deck (PZ-1): a tray with every kind and a rack of the ten (scenes/side_deck_tray.h),
 * and the decks that the player has saved (scenes/kept_side_decks.h). It opens over the table when a deck is
 * asked for, and from the setup. The deck's contents belong to the pick (PICK_SIDE of ui/prompts/pick.h):
 * this page shows them and loads saved decks. */

#include "scenes/stage.h"
#include "session/side_decks.h"
#include "ui/prompts/pick.h"

typedef struct SideDeckPage {
    Stage *stage;
    SideDecks *decks; /* borrowed: scenes/kept_side_decks.h */
    char player[MATCH_WORDS];
    char name[UI_TEXT_BYTES]; /* as typed: the name under which to save the deck */
    int laid_out; /* index of the deck loaded last; -1 the default one, -2 and below one of the house's
                     manners */
} SideDeckPage;

/* Reads the player's decks and loads the chosen one or, if none is valid at the pick's table, the default
 * one. Read errors are shown in a toast. */
void side_deck_page_open(SideDeckPage *page, Stage *stage, const char *player, Pick *pick);

/* Where the people at this screen have set a budget (session/house_side_decks.h), for as long as the program
 * runs, a card that it does not pay for cannot be put in, and a deck that costs more cannot be played or
 * kept.
 *
 * Its widgets are `side-add:I` and `side-drop:PLACE:I`, I in sabacc_side_list, which are for pick_take; and
 * its own `deck:N`, `house:N`, `deck-name`, `deck-keep`, `deck-delete`, `side-budget`. */
void side_deck_page_draw(const SideDeckPage *page, Ui *ui, Box box, const Pick *pick);

/* Handles an event of its own; false if it is not one. */
bool side_deck_page_event(SideDeckPage *page, Ui *ui, const UiEvent *event, Pick *pick);

#endif
