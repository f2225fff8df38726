#ifndef SABACC_SCENES_SETTINGS_KEYS_H
#define SABACC_SCENES_SETTINGS_KEYS_H

/* The page of keys, shared by its files: keys.c has the scene, keys_side.c the column beside the keyboard. */

#include "scenes/settings/keyboard.h"
#include "session/key_choice.h"

typedef enum KeyGroup { KEYS_CREDITS, KEYS_CARDS, KEYS_TURN, KEYS_LOOK, KEYS_SPEECH, KEY_GROUPS } KeyGroup;

typedef struct KeyUse {
    char usual;
    KeyGroup group;
    const char *label; /* N_(): what it does on the screens where it does something, in parts */
    const char *brief; /* N_(): on its cap; NULL for the first of those parts */
} KeyUse;

/* By their places on the page; each has one of key_usual's indices. */
const KeyUse *keys_use(int use);
int keys_index(int use); /* of key_usual */
/* What lies on that key: a use, or −1. */
int keys_use_on(const KeyChoices *choices, uint32_t key);
/* The bytes of the first part of a label, and where the next one begins: at its end if there is none. */
size_t keys_part(const char *label, const char **next);
/* What stands on its cap. */
void keys_short(int use, char *words, size_t size);
/* As it is printed on a cap. */
void keys_word(uint32_t key, char word[KEY_WORD]);

const char *keys_group_title(KeyGroup group);
const char *keys_group_symbol(KeyGroup group);
Colour keys_group_colour(KeyGroup group);

/* What the page shows in this frame. */
typedef struct KeysShown {
    const KeyChoices *choices;
    uint32_t key;    /* the one that is told about */
    uint32_t picked; /* the one that is being moved; 0 for none */
} KeysShown;
/* The column: what lies on the key, what to do, what was put elsewhere, and the colours of the groups. */
void keys_draw_side(Ui *ui, const KeysShown *shown, Box box);

#endif
