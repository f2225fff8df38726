#include "render/letters.h"

#include <string.h>

static const uint32_t REPLACEMENT = 0xFFFD;

typedef struct Range {
    uint32_t from, to;
} Range;

static bool is_among(uint32_t letter, const Range *ranges, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (letter >= ranges[i].from && letter <= ranges[i].to) return true;
    return false;
}
#define IS_AMONG(letter, ranges) is_among(letter, ranges, sizeof(ranges) / sizeof *(ranges))

size_t letter_at(const char *text, uint32_t *letter) {
    unsigned char first = (unsigned char)text[0];
    size_t length = first < 0x80   ? 1
                    : first < 0xC2 ? 0
                    : first < 0xE0 ? 2
                    : first < 0xF0 ? 3
                    : first < 0xF5 ? 4
                                   : 0;
    *letter = length == 1 ? first : length == 0 ? REPLACEMENT : first & (0x7Fu >> length);
    for (size_t i = 1; i < length; i++) {
        if (((unsigned char)text[i] & 0xC0) != 0x80) {
            *letter = REPLACEMENT;
            return 1;
        }
        *letter = *letter << 6 | ((unsigned char)text[i] & 0x3F);
    }
    return length > 0 ? length : 1;
}

bool letter_is_symbol(uint32_t letter) { return letter >= 0xE000 && letter <= 0xF8FF; }

bool letter_joins(uint32_t letter) {
    static const Range joining[] = {{0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},   {0x5BF, 0x5BF},
                                    {0x5C1, 0x5C7},   {0x610, 0x61A},   {0x64B, 0x65F},   {0x200B, 0x200F},
                                    {0x202A, 0x202E}, {0x2060, 0x2069}, {0x20D0, 0x20F0}, {0x3099, 0x309A},
                                    {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}};
    return IS_AMONG(letter, joining);
}

bool letter_is_blank(uint32_t letter) {
    static const Range blank[] = {{' ', ' '},       {0xA0, 0xA0},     {0xAD, 0xAD},     {0x2000, 0x200A},
                                  {0x2028, 0x2029}, {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};
    return IS_AMONG(letter, blank);
}

const char *letter_leftward_script(uint32_t letter) {
    static const Range hebrew[] = {{0x590, 0x5FF}, {0xFB1D, 0xFB4F}},
                       arabic[] = {{0x600, 0x8FF}, {0xFB50, 0xFDFF}, {0xFE70, 0xFEFE}};
    return IS_AMONG(letter, hebrew) ? "Hebr" : IS_AMONG(letter, arabic) ? "Arab" : NULL;
}

/* ---- where lines end ---- */

static bool is_wide(uint32_t letter) {
    static const Range wide[] = {{0x2E80, 0xA4CF}, {0xF900, 0xFAFF}, {0xFF00, 0xFFEF}, {0x20000, 0x3FFFF}};
    return IS_AMONG(letter, wide);
}

static bool is_in(uint32_t letter, const char *letters) {
    for (uint32_t one; *letters;) {
        letters += letter_at(letters, &one);
        if (one == letter) return true;
    }
    return false;
}

bool letter_may_break(uint32_t before, uint32_t letter) {
    static const char never_first[] =
        "、。，．・：；？！）］｝」』】〉》〕々ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥"
        ".,:;?!)]}’”%",
                      never_last[] = "（［｛「『【〈《〔([{‘“";
    return (is_wide(before) || is_wide(letter)) && before != ' ' && letter != ' ' && !letter_joins(letter) &&
           !letter_is_symbol(before) && !is_in(letter, never_first) && !is_in(before, never_last);
}
