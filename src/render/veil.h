#ifndef SABACC_RENDER_VEIL_H
#define SABACC_RENDER_VEIL_H

/* What is under the topmost veil of a picture, painted once, and changed where it changes, so that a fade
 * costs a copy. It is as large as the screen: once the veil rests, and little is painted over it, it is given
 * up, and made anew when much is painted again. Private to render/. */

#include "render/display_list.h"

typedef struct Veil {
    int at;          /* in the current list: the veil's item, or -1 if there is none */
    Pixmap *picture; /* owned; NULL: none is kept */
    int count;       /* the items that it shows */
    uint64_t shows;  /* their hash */
    int rested;      /* the frames since much was painted */
} Veil;

typedef struct VeilFrame {
    const DisplayList *before; /* what the screen shows; NULL: nothing that can be relied on */
    const DisplayList *list;   /* to be shown */
    const ListHelp *help;      /* without what is under it */
    Target screen;
    long painted; /* the pixels of it that are painted in this frame */
} VeilFrame;

/* Brings the picture up to date. A veil that has gone leaves its picture for this frame. */
void veil_keep(Veil *veil, const VeilFrame *frame);
/* Of a frame in which little is painted: a veil that has rested for some gives up its picture. */
void veil_rest(Veil *veil);
void veil_drop(Veil *veil);

#endif
