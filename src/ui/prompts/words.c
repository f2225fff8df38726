/* The verbs of seats: their buttons' names and keys. */
#include "ui/prompts/private.h"

/* `name` is the button's, if the verb's own word would be a pile's. */
typedef struct VerbRow {
    char key;
    const char *name;
} VerbRow;

static const VerbRow verb_rows[SABACC_VERBS + 1] = {
    [SABACC_VERB_CHECK] = {'c', NULL},         [SABACC_VERB_BET] = {'b', NULL},
    [SABACC_VERB_MATCH] = {'m', NULL},         [SABACC_VERB_RAISE] = {'r', NULL},
    [SABACC_VERB_DRAW] = {'d', NULL},          [SABACC_VERB_TRADE] = {'x', NULL},
    [SABACC_VERB_DISCARD] = {'a', "put-away"}, [SABACC_VERB_STAND] = {'s', NULL},
    [SABACC_VERB_FOLD] = {'f', NULL},          [SABACC_VERB_CALL] = {'k', NULL},
    [SABACC_VERB_PASS] = {'p', NULL},          [SABACC_VERB_FIELD] = {'e', NULL},
    [SABACC_VERB_UNFIELD] = {'w', NULL},       [SABACC_VERB_DECLARE] = {'i', NULL},
    [SABACC_VERB_KEEP] = {'k', NULL},          [SABACC_VERB_BUY] = {'b', NULL},
    [SABACC_VERB_TAKE] = {'k', NULL},          [SABACC_VERB_TOKEN] = {'k', NULL},
    [SABACC_VERB_SIDE] = {'k', NULL},          [SABACC_VERB_PLAY] = {'p', NULL},
    [SABACC_VERB_MAIN] = {'d', NULL},          [SABACC_VERB_NONE] = {'n', NULL},
    [SABACC_VERB_END] = {'e', NULL},           [SABACC_VERB_DONE] = {'n', NULL},
    [SABACC_VERB_STAKE] = {'i', NULL},         [SABACC_VERB_REDEEM] = {'i', NULL},
    [SABACC_VERB_TAKE_ITEM] = {'t', NULL},     [SABACC_VERB_SIT_OUT] = {'\0', NULL},
    [SABACC_VERB_SIT_IN] = {'\0', NULL},       [SABACC_VERB_REBUY] = {'b', NULL},
    [SABACC_VERB_CLONE] = {'n', NULL},         [SABACC_VERB_SKIFT] = {'v', NULL},
};

const char *pick_name_of(int verb) {
    const char *name = verb_rows[verb].name;
    return name ? name : sabacc_verb_word((SabaccVerb)verb);
}

uint32_t pick_key_of(int verb) { return (uint32_t)verb_rows[verb].key; }
