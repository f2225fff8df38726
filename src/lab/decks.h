/* Decks of pictures named on the command line: the built-in ones by id, a player's own by path. */
#ifndef SABACC_LAB_DECKS_H
#define SABACC_LAB_DECKS_H

#include "decks/deck.h"

/* Opens the deck. A word with a slash is the path of a deck's folder; any other is the id of a built-in deck
 * ($SABACC_ASSETS/cards, else the folder beside the installed program, the installation prefix or the build),
 * or else a folder of that name in the working directory. `assets` is the folder that contains cards/, or
 * NULL. The caller closes the deck. NULL after an error message if there is none or it has a fault. */
Deck *lab_deck_open(const char *word, const char *assets);

/* The folders that may hold the text fonts: `fonts` beside cards/, and that of the build. */
enum { LAB_FONT_FOLDERS = 2, LAB_FONT_PATH = 4096 };
typedef struct LabFonts {
    char path[LAB_FONT_PATH];
    const char *folders[LAB_FONT_FOLDERS + 1]; /* up to a NULL */
} LabFonts;
void lab_fonts_find(const char *assets, LabFonts *fonts);

#endif
