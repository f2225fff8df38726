#ifndef SABACC_SCENES_HISTORY_CHARTS_H
#define SABACC_SCENES_HISTORY_CHARTS_H

/* Lines and bars of the statistics. Whatever a chart says by place or colour it also says in a number. */

#include "render/canvas.h"

/* The course of a sum from 0 on: a line with the area between it and zero filled, lines at round numbers, the
 * highest and the lowest value at their places, and the last one at its end. A sentence for less than two. */
typedef struct LineChart {
    const int64_t *values;
    int count;
    int most; /* the scale is from 0 to this, and numbers have no sign; 0: the scale is that of the values */
} LineChart;
void chart_line(Canvas *canvas, Box box, const LineChart *chart);

/* Bars up for gains and down for losses, each with its label below and its number at its end. `most` as
 * above. */
typedef struct Bar {
    int64_t value;
    const char *label;
} Bar;
void chart_bars(Canvas *canvas, Box box, const Bar *bars, int count, int most);

/* A share of a whole as a bar from the left with its words on it: "14 of 30, 47 %". */
void chart_share(Canvas *canvas, Box box, int part, int whole);

#endif
