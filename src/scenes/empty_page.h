#ifndef SABACC_SCENES_EMPTY_PAGE_H
#define SABACC_SCENES_EMPTY_PAGE_H

/* A page with nothing on it yet: a picture of what will be there, different for each page, and on paper what
 * there is to say, with the way on. */

#include "scenes/emblems.h"
#include "scenes/scene.h"
#include "ui/ui.h"

typedef enum EmptyPicture {
    EMPTY_DECKS,     /* closed decks in a niche: nothing will stand here */
    EMPTY_TABLES,    /* frames on a wall, one of them with a picture: the table of the game to begin with */
    EMPTY_SHOWCASES, /* the places of a hand and of a course, with nothing in them yet, in frames on a wall */
    EMPTY_HAND,      /* a hand that waits for a choice, on the cloth behind the page */
    EMPTY_FACES      /* medallions on a wall */
} EmptyPicture;

/* The button is "first-hand", which empty_page_first_hand answers. The captions are those of the picture:
 * two for showcases, one or none for others. */
enum { EMPTY_CAPTIONS = 2 };
typedef struct EmptyPage {
    EmptyPicture picture;
    const char *words;
    bool has_button;
    const char *captions[EMPTY_CAPTIONS];
    const Emblems *emblems; /* found; for hands */
} EmptyPage;
void empty_page_draw(Ui *ui, Box box, const EmptyPage *page);
/* The scene to open if the event is a press of that button; NULL if it is not. */
Scene *empty_page_first_hand(const UiEvent *event);

#endif
