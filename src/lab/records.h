/* What the commands that read records share. */
#ifndef SABACC_LAB_RECORDS_H
#define SABACC_LAB_RECORDS_H

#include "match/record/record.h"

#include <jansson.h>

/* Reads a record, saying what is wrong with it; NULL after an error message. The caller owns it. */
Record *lab_record(const char *path);

/* An action in the words of a record, without its seat. */
const char *lab_deed(const SabaccAction *action, char words[SABACC_TEXT]);

/* A number of hundredths: 1.25 of 125. */
json_t *lab_hundredths(int64_t number);

#endif
