#ifndef SABACC_TABLE_FRAME_H
#define SABACC_TABLE_FRAME_H

/* The context for drawing the table once; passed to every drawing function. */

#include <math.h>

#include "table/layout.h"
#include "table/state.h"
#include "ui/style.h"

/* What is large and slow is drawn thirty times a second (SCENE_SLOW_MS): the step of that time. A time just
 * before a step is at it, so that times between two of them never fall on either side of one. */
static inline double table_slow_step(double now) {
    static const double STEP_MS = 1000.0 / 30, NEARLY = 1;
    return floor((now + NEARLY) / STEP_MS) * STEP_MS;
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
