#ifndef SABACC_SCENES_SETTINGS_CARDS_H
#define SABACC_SCENES_SETTINGS_CARDS_H

/* The page of cards and tables, shared by its files: cards.c has the scene and what is chosen, cards_stage.c
 * the picture of it and the trays of what can be chosen. Logical units. */

#include "decks/library.h"
#include "ui/widgets.h"

enum { CARDS_OFFERED = LIBRARY_DECKS + 1, CARDS_WORDS = 120 };

/* Pictures in a row, one of which is chosen. */
typedef struct TrayItem {
    char name[UI_NAME_BYTES], words[CARDS_WORDS];
    char asset[LIBRARY_ASSET]; /* "": it cannot be drawn */
} TrayItem;
typedef struct Tray {
    const char *title;
    const char *note; /* below the pictures; NULL for none */
    float shape;      /* width by height of a picture */
    bool is_cloth;    /* pictures of tables, which have a rim */
    int count, chosen;
    TrayItem items[CARDS_OFFERED];
} Tray;

/* In a tray with one thing there is nothing to choose: it is a line of words. */
void cards_draw_tray(Ui *ui, const Tray *tray, Box box);
/* How high it wants to be at most. */
float cards_tray_height(const Canvas *canvas, const Tray *tray);

/* A hand of the deck's cards and its back, as large as the box. */
void cards_draw_hand(Canvas *canvas, DeckFamily family, const LibraryEntry *entry, Box box);
/* A picture with its shadow. */
void cards_draw_picture(Canvas *canvas, const char *asset, Box box);
/* One of a table, in a rim of brass. */
void cards_draw_cloth(Canvas *canvas, const char *asset, Box box);

#endif
