#include "decks/text.h"

#include "base/files.h"
#include "base/memory.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>
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
    unsigned long long size = (unsigned long long)(thousandths < 0 ? -thousandths : thousandths);
    unsigned long long whole = size / 1000, part = size % 1000;
    char digits[32], *const end = digits + sizeof digits, *at = end;
    int places = part == 0 ? 0 : 3;
    for (; places > 0 && part % 10 == 0; places--) part /= 10;
    bool has_point = places > 0;
    for (; places > 0; places--, part /= 10) *--at = (char)('0' + part % 10);
    if (has_point) *--at = '.';
    do *--at = (char)('0' + whole % 10);
    while ((whole /= 10) > 0);
    if (thousandths < 0) *--at = '-';
    deck_text_add(text, at, (size_t)(end - at));
}

char *deck_text_read_file(const char *path) {
    size_t size = 0;
    char *bytes = file_read_shipped(path, FILE_MAX, &size);
    if (!bytes || strlen(bytes) == size) return bytes;
    free(bytes);
    return NULL;
}

int deck_text_line_at(const char *bytes, size_t offset) {
    int line = 1;
    for (size_t i = 0; i < offset && bytes[i]; i++) line += bytes[i] == '\n';
    return line;
}
