#ifndef SABACC_SCENES_TITLE_MENU_H
#define SABACC_SCENES_TITLE_MENU_H

/* The menu of the title as signs of enamel in rims of brass. What goes on at once is a large plate of brass
 * with a hand of its game. Knows nothing of where the rows lead. */

#include "scenes/rules/ladder.h"

typedef enum MenuTier {
    MENU_LARGE, /* the most likely choice */
    MENU_WIDE,  /* other ways to a table */
    MENU_HALF,  /* places to look at: two beside each other */
    MENU_LOW    /* the way out */
} MenuTier;

enum { MENU_LABEL = 120, MENU_MAX = 12 };
typedef struct MenuItem {
    const char *name; /* of its button */
    char label[MENU_LABEL];
    MenuTier tier;
} MenuItem;

/* The items are shown in their order; those of MENU_HALF stand together. */
typedef struct Menu {
    MenuItem items[MENU_MAX];
    int count;
    const SabaccGame *game; /* of the large plate, which may name it; NULL: no hand is there */
    LadderExample hand;     /* of that game */
} Menu;

/* How high it is in that width where there is room. */
float menu_height(Ui *ui, const Menu *menu, float width);
/* In that box, with lower plates where it has to be. */
void menu_draw(Ui *ui, Box box, const Menu *menu);

#endif
