#include "words/token_words.h"

#include <assert.h>
#include <string.h>

#include "base/i18n.h"

typedef struct TokenRow {
    const char *word, *title, *effect, *touches, *lasts;
} TokenRow;

static const TokenRow rows[] = {
#define TOKEN(word, title, effect, touches, lasts) {word, title, effect, touches, lasts},
#include "words/token_words.def"
#undef TOKEN
};
static_assert(sizeof rows / sizeof *rows == TOKEN_KINDS, "a row for each token");

static const TokenRow *row_of(SabaccCard token) {
    char word[24];
    Text text = text_over(word, sizeof word);
    if (token == SABACC_CARD_NONE || token == SABACC_CARD_HIDDEN) return NULL;
    sabacc_card_format(token, &text);
    for (int i = 0; i < TOKEN_KINDS; i++)
        if (strcmp(rows[i].word, word) == 0) return &rows[i];
    return NULL;
}

const char *token_title(SabaccCard token) {
    const TokenRow *row = row_of(token);
    return row ? _(row->title) : "";
}

const char *token_effect(SabaccCard token) {
    const TokenRow *row = row_of(token);
    return row ? _(row->effect) : "";
}

const char *token_touches(SabaccCard token) {
    const TokenRow *row = row_of(token);
    return row ? _(row->touches) : "";
}

const char *token_lasts(SabaccCard token) {
    const TokenRow *row = row_of(token);
    return row ? _(row->lasts) : "";
}

SabaccCard token_at(int index) { return sabacc_card_parse(rows[index].word, strlen(rows[index].word)); }
