#ifndef SABACC_SCENES_GALLERY_PRIVATE_H
#define SABACC_SCENES_GALLERY_PRIVATE_H

/* Between the files of the gallery: what it shows now, and its pages. */

#include "scenes/gallery_decks.h"
#include "scenes/gallery_words.h"
#include "scenes/stage.h"

typedef enum GalleryPage { GALLERY_SHELF, GALLERY_SHEET, GALLERY_FAN, GALLERY_CARD } GalleryPage;

typedef enum GalleryMove {
    GALLERY_AT_REST,
    GALLERY_TURNING,  /* to the other side */
    GALLERY_SHIFTING, /* the card breaks up and re-forms as another */
} GalleryMove;

typedef struct GalleryFound {
    int deck, face;
} GalleryFound;
enum { GALLERY_FOUND = 72, GALLERY_ZOOMS = 8, GALLERY_THEMES = 4 };

/* What is told of the card shown, made when it comes. */
typedef struct GalleryTold {
    int deck, face;
    char name[GALLERY_NAME], others[160], values[1600], meaning[700], source[160];
} GalleryTold;

typedef struct GalleryScene {
    Scene scene;
    GalleryDecks decks;
    GalleryPage page, before; /* before: the page that the one card was taken from */
    int deck, face;
    int back, theme; /* theme 0: none, the gallery's own ground */
    bool is_turned;
    int zoom; /* step; 0 the whole card */
    char typed[UI_TEXT_BYTES];
    GalleryFound found[GALLERY_FOUND];
    int found_count;
    GalleryMove move;
    double since; /* ms of the clock when the move began */
    int coming;   /* face that the shift brings */
    uint32_t picked;
    bool is_slideshow;
    double next_slide;
    GalleryTold told;
} GalleryScene;

const GalleryDeck *gallery_deck(const GalleryScene *gallery);
bool gallery_is_calm(const GalleryScene *gallery); /* reduced motion, or none at all */
/* 0 … 1 through the present move. */
float gallery_moved(const GalleryScene *gallery, double ahead_ms);

/* The card in that box, its face or the chosen back, with its shadow. */
void gallery_draw_face(const GalleryScene *gallery, Canvas *canvas, int deck, int face, Box box, float angle);

/* How a deck's faces are put into rows: `run` of each face, from 0; returns how many runs. A suit is one. */
int gallery_runs(const GalleryDeck *deck, int runs[GALLERY_FACES]);

void gallery_draw_shelf(GalleryScene *gallery, Ui *ui, Box box);
void gallery_draw_found(GalleryScene *gallery, Ui *ui, Box box);
void gallery_draw_sheet(GalleryScene *gallery, Ui *ui, Box box);
void gallery_draw_fan(GalleryScene *gallery, Ui *ui, Box box);
void gallery_draw_card(GalleryScene *gallery, Ui *ui, Box box, double ahead_ms);
/* The row of what can be done here. */
void gallery_draw_bar(GalleryScene *gallery, Ui *ui, Box box);

#endif
