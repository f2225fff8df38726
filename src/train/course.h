/* A course: a table of courses.def, its rehearsed hands, and what was trained on them. */
#ifndef SABACC_TRAIN_COURSE_H
#define SABACC_TRAIN_COURSE_H

#include "train/mccfr.h"

int course_count(void);
const char *course_game(int number); /* the id of its game */

/* Rehearses hands of the course and trains for `hands` more, drawn from them. The bytes of its table, to be
 * freed: the same for the same number of hands. */
uint8_t *course_train(int number, int hands, size_t *size);

#endif
