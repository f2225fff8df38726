#ifndef SABACC_TABLE_FRAME_H
#define SABACC_TABLE_FRAME_H

/* The context for drawing the table once; passed to every drawing function. */

#include <math.h>

#include "table/layout.h"
#include "table/state.h"
#include "ui/ease.h"
#include "ui/style.h"

/* The step of that time for what is large and slow. A time just before a step is at it, so that times between
 * two of them never fall on either side of one. */
static inline double table_slow_step(double now) {
    static const double NEARLY = 1;
    return floor((now + NEARLY) / UI_SLOW_MS) * UI_SLOW_MS;
}

struct TableFrame {
    const TableView *view;
    const SabaccTable *table; /* as shown so far */
    Ui *ui;
    Canvas *canvas;
    TableLayout at;
    const TableChoice *choice; /* NULL: nothing can be chosen */
    double now;                /* ms, at normal speed */
    HandLift *lifts;           /* of the viewer's hand */
    HandCarry *carry;
    struct CardLook *carried; /* it is drawn last; its card is SABACC_CARD_NONE where none is carried */
    double *room_came_at;     /* of the view */
    PersonPicture *chairs;    /* of the view, by seat */
    PersonShown *people;      /* as them */
    PersonShown *arms;        /* as them */
    /* slot of the viewer's hand that is hovered or focused, −1 none; known after it is drawn */
    int *looked_at;
};

#endif
