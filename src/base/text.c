#include "base/text.h"

#include <assert.h>
#include <string.h>

Text text_over(char *bytes, size_t size) {
    assert(size > 0);
    bytes[0] = '\0';
    return (Text){.bytes = bytes, .size = size};
}

void text_add_bytes(Text *text, const char *bytes, size_t count) {
    size_t room = text->size - 1 - text->used;
    if (count > room) {
        count = room;
        while (count > 0 && ((unsigned char)bytes[count] & 0xC0) == 0x80)
            count--; /* no part of a character */
        text->cut = true;
    }
    memcpy(text->bytes + text->used, bytes, count);
    text->used += count;
    text->bytes[text->used] = '\0';
}

void text_add(Text *text, const char *words) { text_add_bytes(text, words, strlen(words)); }

void text_add_char(Text *text, char c) { text_add_bytes(text, &c, 1); }

void text_add_blank(Text *text) {
    static const char stop[] = "。";
    size_t length = sizeof stop - 1;
    if (text->used < length || memcmp(text->bytes + text->used - length, stop, length) != 0)
        text_add_char(text, ' ');
}

void text_add_unicode(Text *text, uint32_t character) {
    char bytes[4];
    size_t count = character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    uint32_t lead = count == 1 ? 0 : 0xf00u >> count;
    for (size_t i = count; i > 1; i--, character >>= 6) bytes[i - 1] = (char)(0x80 | (character & 0x3f));
    bytes[0] = (char)(lead | character);
    text_add_bytes(text, bytes, count);
}

static void add_digits(Text *text, int64_t number, const char *minus) {
    char digits[20];
    size_t at = sizeof digits;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0) text_add(text, minus);
    text_add_bytes(text, digits + at, sizeof digits - at);
}

void text_add_int(Text *text, int64_t number) { add_digits(text, number, "-"); }
void text_add_shown(Text *text, int64_t number) { add_digits(text, number, "\u2212"); }

void text_add_signed(Text *text, int64_t number) {
    if (number > 0) text_add_char(text, '+');
    text_add_int(text, number);
}

void text_add_shown_signed(Text *text, int64_t number) {
    if (number > 0) text_add_char(text, '+');
    text_add_shown(text, number);
}

bool text_is(const char *bytes, size_t length, const char *word) {
    return strlen(word) == length && memcmp(bytes, word, length) == 0;
}

bool text_read_int(const char *bytes, size_t length, int32_t *number) {
    bool negative = length > 0 && bytes[0] == '-';
    size_t at = negative ? 1 : 0;
    if (at == length) return false;
    int64_t value = 0;
    for (; at < length; at++) {
        if (bytes[at] < '0' || bytes[at] > '9') return false;
        value = value * 10 + (bytes[at] - '0');
        if (value > INT32_MAX) value = (int64_t)INT32_MAX + 1;
    }
    if (negative) value = -value;
    *number = value > INT32_MAX ? INT32_MAX : (int32_t)value;
    return true;
}
