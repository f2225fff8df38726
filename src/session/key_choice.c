#include "session/key_choice.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

static const char usual_keys[KEY_CHOICES + 1] = "abcdefghiklmnopqrstuvwx?-jz";

enum { KEYS_OF_OLD = 25 }; /* the first of them, which versions before the speech had */

uint32_t key_usual(int index) { return (unsigned char)usual_keys[index]; }

uint32_t key_chosen(const KeyChoices *choices, int index) {
    return choices->chosen[index] ? choices->chosen[index] : key_usual(index);
}

bool key_is_good(uint32_t key) {
    bool is_control = key <= ' ' || (key >= 0x7f && key <= 0xa0), is_digit = key >= '0' && key <= '9';
    bool is_capital = key >= 'A' && key <= 'Z';
    return !is_control && !is_digit && !is_capital && key <= 0x10ffff && (key < 0xd800 || key > 0xdfff);
}

static void put(KeyChoices *choices, int index, uint32_t key) {
    choices->chosen[index] = key == key_usual(index) ? 0 : key;
}

void key_choose(KeyChoices *choices, int index, uint32_t key) {
    uint32_t before = key_chosen(choices, index);
    for (int other = 0; other < KEY_CHOICES; other++)
        if (other != index && key_chosen(choices, other) == key) put(choices, other, before);
    put(choices, index, key);
}

bool key_choices_are_same(const KeyChoices *a, const KeyChoices *b) {
    return memcmp(a->chosen, b->chosen, sizeof a->chosen) == 0;
}

/* ---- words ---- */

void key_word(uint32_t key, char word[KEY_WORD]) {
    Text text = text_over(word, KEY_WORD);
    text_add_unicode(&text, key);
}

/* The one character of a word that is UTF-8 already, as JSON's are; 0 where it has none or several. */
static uint32_t character_of(const char *word) {
    const unsigned char *at = (const unsigned char *)word;
    int more = *at < 0x80 ? 0 : *at < 0xe0 ? 1 : *at < 0xf0 ? 2 : 3;
    uint32_t key = more == 0 ? *at : *at & (0x3fu >> more);
    if (strlen(word) != (size_t)more + 1) return 0;
    for (int i = 1; i <= more; i++) key = key << 6 | (at[i] & 0x3fu);
    return key;
}

__attribute__((format(printf, 2, 3))) static bool refuse(Text *why, const char *sentence, ...) {
    char words[256];
    va_list arguments;
    va_start(arguments, sentence);
    vsnprintf(words, sizeof words, sentence, arguments);
    va_end(arguments);
    text_add(why, words);
    return false;
}

bool key_choices_read(KeyChoices *choices, const char *usual, const char *chosen, Text *why) {
    uint32_t from = character_of(usual), to = character_of(chosen);
    for (int i = 0; i < KEY_CHOICES; i++) {
        if (key_usual(i) != from) continue;
        if (!key_is_good(to)) return refuse(why, _("there is no key “%s”"), chosen);
        put(choices, i, to);
        return true;
    }
    return refuse(why, _("no key is used as “%s”"), usual);
}

/* Who holds that key, other than the index-th; KEY_CHOICES for nobody. */
static int holder(const KeyChoices *choices, uint32_t key, int but) {
    int index = 0;
    while (index < KEY_CHOICES && (index == but || key_chosen(choices, index) != key)) index++;
    return index;
}

void key_choices_make_room(KeyChoices *choices) {
    for (int index = KEYS_OF_OLD; index < KEY_CHOICES; index++) {
        uint32_t key = key_usual(index);
        bool is_usual = choices->chosen[index] == 0;
        for (int steps = 0; is_usual && steps < KEY_CHOICES; steps++) {
            int other = holder(choices, key, index);
            if (other == KEY_CHOICES) break;
            key = key_usual(other);
        }
        if (is_usual) put(choices, index, key);
    }
}

bool key_choices_check(const KeyChoices *choices, Text *why) {
    for (int i = 0; i < KEY_CHOICES; i++)
        for (int k = 0; k < i; k++) {
            char word[KEY_WORD];
            if (key_chosen(choices, i) != key_chosen(choices, k)) continue;
            key_word(key_chosen(choices, i), word);
            return refuse(why, _("the key “%s” would do two things"), word);
        }
    return true;
}
