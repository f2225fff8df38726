#ifndef SABACC_TABLE_WORDS_H
#define SABACC_TABLE_WORDS_H

/* The log: what each event is told as, and the lines that were told. */

#include "table/state.h"

/* Adds the words of an event that is about to be absorbed, where it has any. */
void table_log_add(TableView *view, const SabaccEvent *event);
/* log_spike.c: the words of games with Spike cards or a target; false where the event is told as elsewhere. */
bool table_log_spike(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event, char *words,
                     size_t size);

#endif
