#ifndef SABACC_TABLE_FRAME_H
#define SABACC_TABLE_FRAME_H

/* What one drawing of the table needs. Every function that draws takes it. */

#include "table/layout.h"
#include "table/state.h"
#include "ui/style.h"

struct TableFrame {
    const TableView *view;
    const SabaccTable *table; /* as far as it has been shown */
    Ui *ui;
    Canvas *canvas;
    TableLayout at;
    const TableChoice *choice; /* NULL: nothing may be chosen */
    double now;                /* ms, at the designed speed */
    HandLift *lifts;           /* of the viewer's hand */
    int *looked_at; /* slot of the viewer's hand that is pointed at or in focus, −1 none; known once
                       it is drawn */
};

#endif
