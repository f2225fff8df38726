#ifndef SABACC_SCENES_POSTER_H
#define SABACC_SCENES_POSTER_H

/* A game as a poster on a wall: the place where it is played, some of its cards, faces of those who play, a
 * plate with its name and what to know first, a lamp that says how it stands, and a star that marks it as a
 * favourite. */

#include "scenes/rules/ladder.h"
#include "ui/ui.h"

#define POSTER_STAR "\uE02B"

typedef struct Poster {
    const char *widget; /* its name: pressing it */
    const char *said;   /* the name of all that it says */
    const SabaccGame *game;
    const LadderExample *hand;
    const char *facts;            /* below the name */
    const char *const *portraits; /* before the plate; NULL for none */
    int portrait_count;
    const char *lamp; /* what it says; NULL for none */
    Colour light;
    const char *star; /* its widget; NULL: it has none */
    bool is_favourite;
    bool is_lit; /* of all posters one is */
    bool is_chosen;
    float lift;      /* 0 on the wall … 1 lifted off it */
    float name_size; /* of the wall */
} Poster;

/* The posters of a wall stand in that many columns, each of that size; `height` is that of the wall, which
 * may be more than there is room for. */
typedef struct PosterWall {
    int columns;
    float wide, high, height;
    float name_size; /* logical: all names are written alike */
} PosterWall;
PosterWall poster_wall(Canvas *canvas, Box box, int count);
/* Where the poster of that index hangs on a wall in the box; those of an incomplete last row in its middle.
 */
Box poster_place(const PosterWall *wall, Box box, int index, int count);

void poster_draw(Ui *ui, Box box, const Poster *poster);

#endif
