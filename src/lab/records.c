#include "lab/records.h"

#include "lab/lab.h"

Record *lab_record(const char *path) {
    char sentence[LAB_SENTENCE], dropped[LAB_SENTENCE];
    Text why = text_over(sentence, sizeof sentence), warning = text_over(dropped, sizeof dropped);
    Record *record = record_read(path, &warning, &why);
    if (warning.used > 0 && record != NULL) lab_bad_input(dropped);
    if (record == NULL) lab_bad_input(sentence);
    return record;
}

const char *lab_deed(const SabaccAction *action, char words[SABACC_TEXT]) {
    Text text = text_over(words, SABACC_TEXT);
    sabacc_action_format(action, false, &text);
    return words;
}

json_t *lab_hundredths(int64_t number) { return json_real((double)number / 100); }
