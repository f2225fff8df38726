/* The examination of the games that are played for sets and for chips: levels against bots, in one process.
 */
#ifndef TESTS_EXAM_SMALL_GAMES_H
#define TESTS_EXAM_SMALL_GAMES_H

#include "ai/ai.h"

#include <string.h>

/* The side deck of every bot that plays cards: the best one. */
#define EXAM_SIDE_DECK                                                                                       \
    { "±1", "±1", "±2", "±2", "±3", "±3", "±4", "±4", "±5", "±5" }

/* Decides for the viewer from its view, inside the offers. */
typedef void ExamBot(const SabaccTable *table, const SabaccOffers *offers, SabaccAction *action);

ExamBot exam_stand_17, exam_akari, exam_improver;

#endif
