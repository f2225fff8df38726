#include "decks/text.h"

#include "base/files.h"
#include "base/memory.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MAX = 16 << 20 };

static void reserve(DeckText *text, size_t count) {
    if (text->length + count + 1 <= text->capacity) return;
    size_t capacity = text->capacity ? text->capacity : 1024;
    while (capacity < text->length + count + 1) capacity *= 2;
    text->bytes = memory_realloc(text->bytes, capacity, 1);
    text->capacity = capacity;
}

void deck_text_add(DeckText *text, const char *bytes, size_t count) {
    reserve(text, count);
    memcpy(text->bytes + text->length, bytes, count);
    text->length += count;
    text->bytes[text->length] = '\0';
}

void deck_text_add_string(DeckText *text, const char *string) { deck_text_add(text, string, strlen(string)); }

void deck_text_add_number(DeckText *text, double number) {
    assert(fabs(number) < 1e12);
    long long thousandths = llround(number * 1000.0);
    char digits[32];
    unsigned long long size = (unsigned long long)(thousandths < 0 ? -thousandths : thousandths);
    int length = snprintf(digits, sizeof digits, "%s%llu.%03llu", thousandths < 0 ? "-" : "", size / 1000,
                          size % 1000);
    while (digits[length - 1] == '0') length--;
    if (digits[length - 1] == '.') length--;
    deck_text_add(text, digits, (size_t)length);
}

char *deck_text_read_file(const char *path) {
    size_t size = 0;
    char *bytes = file_read(path, FILE_MAX, &size);
    if (!bytes || strlen(bytes) == size) return bytes;
    free(bytes);
    return NULL;
}

int deck_text_line_at(const char *bytes, size_t offset) {
    int line = 1;
    for (size_t i = 0; i < offset && bytes[i]; i++) line += bytes[i] == '\n';
    return line;
}
