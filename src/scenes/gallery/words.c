#include "scenes/gallery/words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/pieces.h"
#include "scenes/gallery/worth.h"
#include "words/side_words.h"
#include "words/token_words.h"

typedef enum Source {
#define SOURCE(id, title) SOURCE_##id,
#include "scenes/gallery/words.def"
#undef SOURCE
    SOURCE_COUNT
} Source;

static const char *const sources[SOURCE_COUNT] = {
#define SOURCE(id, title) [SOURCE_##id] = title,
#include "scenes/gallery/words.def"
#undef SOURCE
};

static const struct SuitWords {
    const char *prefix, *title, *number, *office, *meaning;
    Source source;
} suits[] = {
#define SUIT(prefix, title, number, office, meaning, source)                                                 \
    {prefix, title, number, office, meaning, SOURCE_##source},
#include "scenes/gallery/words.def"
#undef SUIT
};

static const struct OfficeWords {
    int number;
    const char *name, *meaning;
} offices[] = {
#define OFFICE(number, name, meaning) {number, name, meaning},
#include "scenes/gallery/words.def"
#undef OFFICE
};

static const struct FaceWords {
    const char *word, *family, *name, *meaning;
    Source source;
} faces[] = {
#define FACE(word, family, name, meaning, source) {word, family, name, meaning, SOURCE_##source},
#include "scenes/gallery/words.def"
#undef FACE
};

enum {
    SUITS = sizeof suits / sizeof *suits,
    OFFICES = sizeof offices / sizeof *offices,
    FACES = sizeof faces / sizeof *faces,
    WORD = 24
};

static void word_of(SabaccCard card, char word[WORD]) {
    Text text = text_over(word, WORD);
    text_add(&text, "");
    if (card != SABACC_CARD_NONE) sabacc_card_format(card, &text);
}

static const struct FaceWords *face_of(const char *word) {
    for (int i = 0; i < FACES; i++)
        if (strcmp(faces[i].word, word) == 0) return &faces[i];
    return NULL;
}

/* A suit's prefix and then a number, with or without a sign. */
static const struct SuitWords *suit_of(const char *word, int *number) {
    int32_t read = 0;
    for (int i = 0; i < SUITS; i++) {
        size_t length = strlen(suits[i].prefix);
        if (strncmp(word, suits[i].prefix, length) != 0) continue;
        const char *digits = word + length + (word[length] == '+');
        if (!text_read_int(digits, strlen(digits), &read)) continue;
        *number = (int)read;
        return &suits[i];
    }
    return NULL;
}

/* NULL too where there is no suit. */
static const struct OfficeWords *office_of(const struct SuitWords *suit, int number) {
    for (int i = 0; suit && suit->office && i < OFFICES; i++)
        if (offices[i].number == number) return &offices[i];
    return NULL;
}

/* What the words know of a card: its own row or that of its suit, or neither. */
typedef struct Known {
    char word[WORD];
    const struct FaceWords *named;
    const struct SuitWords *suit;
    const struct OfficeWords *office; /* of that suit */
    int number;                       /* within it */
} Known;

static Known known_of(SabaccCard card) {
    Known known = {.number = 0};
    word_of(card, known.word);
    known.named = face_of(known.word);
    known.suit = suit_of(known.word, &known.number);
    known.office = office_of(known.suit, known.number);
    return known;
}

static void suit_name(const Known *known, char words[GALLERY_NAME]) {
    char digits[GALLERY_SIGNED];
    gallery_signed(known->number, digits);
    if (known->office)
        snprintf(words, GALLERY_NAME, _(known->suit->office), _(known->office->name));
    else if (strstr(known->suit->number, "%s"))
        snprintf(words, GALLERY_NAME, _(known->suit->number), digits);
    else
        snprintf(words, GALLERY_NAME, _(known->suit->number), known->number);
}

bool gallery_is_side(SabaccCard card) {
    char word[WORD];
    word_of(card, word);
    static const char *const others[] = {"2&4", "3&6", "double", "tiebreaker"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(word, others[i]) == 0) return true;
    return word[0] == '+' || word[0] == '-' || strncmp(word, "\u00b1", 2) == 0;
}

int gallery_standing(SabaccCard card) {
    Known known = known_of(card);
    if (known.named) return 2;
    return known.office || (!known.suit && gallery_is_side(card)) ? 1 : 0;
}

void gallery_name(SabaccCard card, const char *face, char words[GALLERY_NAME]) {
    char side[SIDE_WORDS];
    Known known = known_of(card);
    if (known.named)
        snprintf(words, GALLERY_NAME, "%s", _(known.named->name));
    else if (known.suit)
        suit_name(&known, words);
    else if (sabacc_card_is_token(card))
        snprintf(words, GALLERY_NAME, "%s", token_title(card));
    else if (gallery_is_side(card)) {
        side_card_title(card, side);
        snprintf(words, GALLERY_NAME, _("Side card %.40s"), side);
    } else if (card != SABACC_CARD_NONE)
        snprintf(words, GALLERY_NAME, _("Main card %.20s"), known.word);
    else if (!gallery_piece_name(face, words))
        snprintf(words, GALLERY_NAME, "%.60s", face);
}

const char *gallery_family(SabaccCard card) {
    Known known = known_of(card);
    if (known.named) return _(known.named->family);
    if (known.suit) return _(known.suit->title);
    if (sabacc_card_is_token(card)) return _("Shift tokens");
    if (!gallery_is_side(card)) return card == SABACC_CARD_NONE ? "" : _("Main deck");
    if (known.word[0] == '+') return _("Plus");
    if (known.word[0] == '-') return _("Minus");
    return strncmp(known.word, "\u00b1", 2) == 0 ? _("Plus or minus") : _("Special cards");
}

/* ---- other names ---- */

void gallery_other_names(SabaccCard card, Text *words) {
    SabaccOtherName names[SABACC_OTHER_NAMES];
    SabaccTable table;
    bool is_first = true;
    const char *last = "";
    for (int game = 0; game < sabacc_game_count(); game++) {
        gallery_table(sabacc_game_at(game), &table);
        int count = gallery_table_has(&table, card) ? sabacc_other_names(&table, names) : 0;
        for (int i = 0; i < count; i++) {
            if (card < names[i].first || card > names[i].last || strcmp(names[i].others, last) == 0) continue;
            if (!is_first) text_add(words, C_("list", ", "));
            text_add(words, _(names[i].others));
            last = names[i].others;
            is_first = false;
        }
        if (count > 0) return; /* the same in every game that uses the card */
    }
}

/* ---- meaning ---- */

static void token_meaning(SabaccCard card, Text *words) {
    text_add(words, token_effect(card));
    text_add(words, "\n");
    char touches[160];
    snprintf(touches, sizeof touches, _("Touches %s; %s"), token_touches(card), token_lasts(card));
    text_add(words, touches);
}

static void side_meaning(SabaccCard card, Text *words) {
    SabaccTable table;
    char effect[SIDE_WORDS];
    for (int i = 0; i < sabacc_game_count(); i++) {
        SabaccCard kinds[SABACC_MAX_PILE];
        gallery_table(sabacc_game_at(i), &table);
        if (sabacc_side_list(&table, kinds) == 0) continue;
        side_card_effect(&table, card, effect);
        text_add(words, effect);
        return;
    }
}

void gallery_meaning(SabaccCard card, Text *words) {
    Known known = known_of(card);
    if (known.named) text_add(words, _(known.named->meaning));
    if (known.office) {
        text_add(words, _(known.office->meaning));
        text_add(words, " ");
    }
    if (known.suit) text_add(words, _(known.suit->meaning));
    if (sabacc_card_is_token(card))
        token_meaning(card, words);
    else if (gallery_is_side(card))
        side_meaning(card, words);
    else if (card != SABACC_CARD_NONE && !known.named && !known.suit)
        text_add(words, _("A card of the main deck: it counts the number of its lit cells, towards twenty."));
}

const char *gallery_source(SabaccCard card) {
    Known known = known_of(card);
    if (card == SABACC_CARD_NONE) return "";
    return _(sources[known.named                  ? known.named->source
                     : known.suit                 ? known.suit->source
                     : sabacc_card_is_token(card) ? SOURCE_S3
                                                  : SOURCE_S4]);
}

/* ---- search ---- */

static void lower(char *words) {
    for (; *words; words++) *words = (char)tolower((unsigned char)*words);
}

bool gallery_matches(SabaccCard card, const char *face, const char *typed) {
    char words[GALLERY_NAME + 160], wanted[160];
    Text text = text_over(words, sizeof words);
    char name[GALLERY_NAME];
    gallery_name(card, face, name);
    text_add(&text, name);
    text_add(&text, " ");
    text_add(&text, face);
    text_add(&text, " ");
    if (card != SABACC_CARD_NONE) gallery_other_names(card, &text);
    snprintf(wanted, sizeof wanted, "%s", typed);
    lower(words);
    lower(wanted);
    for (char *rest = wanted, *part; (part = strtok_r(rest, " ", &rest));)
        if (!strstr(words, part)) return false;
    return true;
}
