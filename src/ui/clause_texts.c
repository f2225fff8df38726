#include "ui/clause_texts.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>

#include "base/i18n.h"

const char *clause_text(const char *id) {
    for (int i = 0; i < clause_text_count; i++)
        if (strcmp(clause_texts[i].id, id) == 0) return _(clause_texts[i].text);
    return NULL;
}

/* Two capitals, a hyphen, digits, and optionally a small letter: "DK-2a". 0 if no id starts here. */
static size_t id_length(const char *at) {
    if (!isupper((unsigned char)at[0]) || !isupper((unsigned char)at[1]) || at[2] != '-') return 0;
    size_t length = 3;
    while (isdigit((unsigned char)at[length])) length++;
    if (length == 3) return 0;
    if (islower((unsigned char)at[length])) length++;
    return isalnum((unsigned char)at[length]) ? 0 : length;
}

bool clause_next(const char **words, char id[CLAUSE_ID_BYTES]) {
    bool is_inside_word = false;
    for (const char *at = *words; *at != '\0'; at++) {
        size_t length = is_inside_word ? 0 : id_length(at);
        if (length > 0 && length < CLAUSE_ID_BYTES) {
            memcpy(id, at, length);
            id[length] = '\0';
            *words = at + length;
            return true;
        }
        is_inside_word = isalnum((unsigned char)*at) || *at == '-';
    }
    *words += strlen(*words);
    return false;
}
