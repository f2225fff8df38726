#ifndef SABACC_SESSION_KEY_CHOICE_H
#define SABACC_SESSION_KEY_CHOICE_H

/* Keys of letters that the player has put elsewhere. Every screen names its keys as they are printed on it
   ("B" bets); a choice says which key does that now. No two keys do the same and none does two things, so a
   key takes the place of another only where that one is put elsewhere as well. Digits count cards and cannot
   be moved. */

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

enum { KEY_CHOICES = 27, KEY_WORD = 8 };

/* The keys that screens use: letters but for Y, '?' and '-'. Those of the speech, J and Z, came last: choices
   of earlier versions that put something on them stay good, for they then go where that was. Y opens a hand
   among friends only where nothing else was put on it. `index` from 0
   to KEY_CHOICES − 1.
 */
uint32_t key_usual(int index);

typedef struct KeyChoices {
    uint32_t chosen[KEY_CHOICES]; /* by key_usual's index, lower case Unicode; 0: the usual one */
} KeyChoices;

/* The key that does what the index-th does usually. */
uint32_t key_chosen(const KeyChoices *choices, int index);

/* Whether keys may be that one: a character that is seen, no digit, no capital letter of ASCII. */
bool key_is_good(uint32_t key);

/* Puts it on that key, and where another does something with that, changes the two. */
void key_choose(KeyChoices *choices, int index, uint32_t key);

bool key_choices_are_same(const KeyChoices *a, const KeyChoices *b);

/* Words of the settings file, {"b": "n", "n": "b"}: "what B does, N does now". False with what is wrong in
   `why` where one is no key, or the two do not go together with those read before; key_choices_check says the
   last when all of them are read. */
bool key_choices_read(KeyChoices *choices, const char *usual, const char *chosen, Text *why);
/* Keys that earlier versions did not use (J, Z) go where that is which those versions have put on them. */
void key_choices_make_room(KeyChoices *choices);
bool key_choices_check(const KeyChoices *choices, Text *why);

/* The character in UTF-8. */
void key_word(uint32_t key, char word[KEY_WORD]);

#endif
