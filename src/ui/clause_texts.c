#include "ui/clause_texts.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

const char *clause_text(const char *id) {
    for (int i = 0; i < clause_text_count; i++)
        if (strcmp(clause_texts[i].id, id) == 0) return _(clause_texts[i].text);
    return NULL;
}

/* ---- ids ---- */

/* "S3" */
static size_t source_length(const char *at) {
    return at[0] == 'S' && isdigit((unsigned char)at[1]) && !isalnum((unsigned char)at[2]) && at[2] != '-'
               ? 2
               : 0;
}

/* Two capitals, a hyphen, digits, and optionally a small letter: "DK-2a". 0 if no id starts here. */
static size_t id_length(const char *at) {
    if (source_length(at) > 0) return source_length(at);
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

/* ---- words that name clauses ---- */

static bool is_listed(const char *list, const char *id) {
    char listed[CLAUSE_ID_BYTES];
    while (clause_next(&list, listed))
        if (strcmp(listed, id) == 0) return true;
    return false;
}

void clause_list(const char *words, char *list, size_t size) {
    char id[CLAUSE_ID_BYTES];
    size_t used = 0;
    list[0] = '\0';
    while (clause_next(&words, id)) {
        size_t needed = strlen(id) + (used > 0 ? strlen(", ") : 0);
        if (is_listed(list, id) || used + needed >= size) continue;
        used += (size_t)snprintf(list + used, size - used, used > 0 ? ", %s" : "%s", id);
    }
}

size_t clause_reference_length(const char *at) {
    size_t space = at[0] == ' ', used = space + 1;
    if (at[space] != '(') return 0;
    for (;;) {
        size_t length = id_length(at + used);
        if (length == 0) return 0;
        used += length;
        if (at[used] == ')') return used + 1;
        if (at[used] != ',' || at[used + 1] != ' ') return 0;
        used += 2;
    }
}

size_t clause_ids_length(const char *at) {
    size_t used = 0, length;
    while (source_length(at + used) == 0 && (length = id_length(at + used)) > 0) {
        used += length;
        if (strncmp(at + used, ", ", 2) != 0 || source_length(at + used + 2) > 0 ||
            id_length(at + used + 2) == 0)
            break;
        used += 2;
    }
    if (used > 0 && at[used] == ':') used++;
    return used + (used > 0 && at[used] == ' ');
}

void clause_words_without(const char *words, char *plain, size_t size) {
    size_t used = 0;
    while (*words != '\0' && used + 1 < size) {
        size_t skipped = clause_reference_length(words);
        words += skipped;
        if (skipped == 0) plain[used++] = *words++;
    }
    plain[used] = '\0';
}
