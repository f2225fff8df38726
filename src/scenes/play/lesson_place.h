#ifndef SABACC_SCENES_PLAY_LESSON_PLACE_H
#define SABACC_SCENES_PLAY_LESSON_PLACE_H

/* Where the card of a lesson lies: over nothing that is drawn at the table, as far as there is room for one
 * of its shapes, and near what it points to. Call it when the rest of the frame is drawn. */

#include "scenes/play/private.h"

/* How far the light is from what it is around. */
#define LESSON_RING 8

/* What the step points to in this frame: all that is to be looked at; of what is to be pressed the next. */
typedef struct LessonAims {
    Box list[LESSON_POINTS];
    int count;
    Box worth;                    /* what one's own hand comes to */
    Box plates[SABACC_MAX_SEATS]; /* of all seats, which count as a whole */
    int seats;
} LessonAims;

typedef struct LessonShape {
    float wide, high;
    float size; /* of its letters */
} LessonShape;

/* From the edge of the card to what it points to. */
typedef struct LessonArrow {
    float x1, y1, x2, y2;
    bool is_clear; /* it is short, and crosses nothing */
} LessonArrow;

typedef struct LessonPlace {
    Box card;
    int shape;                         /* which one it has */
    LessonArrow arrows[LESSON_POINTS]; /* one an aim */
} LessonPlace;

/* `cloth`: the box of the table. */
void lesson_find_aims(const PlayScene *play, Ui *ui, const TableArea *cloth, LessonAims *aims);
/* The shapes: of one card, the best first. */
LessonPlace lesson_find_place(Ui *ui, Box area, const LessonAims *aims, const LessonShape *shapes, int count);

#endif
