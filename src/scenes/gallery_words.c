#include "scenes/gallery_words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/option_words.h"
#include "ui/side_words.h"
#include "ui/table_log.h"
#include "ui/token_words.h"

typedef enum Source {
#define SOURCE(id, title) SOURCE_##id,
#include "scenes/gallery_words.def"
#undef SOURCE
    SOURCE_COUNT
} Source;

static const char *const sources[SOURCE_COUNT] = {
#define SOURCE(id, title) [SOURCE_##id] = title,
#include "scenes/gallery_words.def"
#undef SOURCE
};

static const struct SuitWords {
    const char *prefix, *number, *office, *meaning;
    Source source;
} suits[] = {
#define SUIT(prefix, number, office, meaning, source) {prefix, number, office, meaning, SOURCE_##source},
#include "scenes/gallery_words.def"
#undef SUIT
};

static const struct OfficeWords {
    int number;
    const char *name, *meaning;
} offices[] = {
#define OFFICE(number, name, meaning) {number, name, meaning},
#include "scenes/gallery_words.def"
#undef OFFICE
};

static const struct FaceWords {
    const char *word, *name, *meaning;
    Source source;
} faces[] = {
#define FACE(word, name, meaning, source) {word, name, meaning, SOURCE_##source},
#include "scenes/gallery_words.def"
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

/* A suit's beginning and then a number, with a sign or without. */
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

static const struct OfficeWords *office_of(const struct SuitWords *suit, int number) {
    for (int i = 0; suit->office && i < OFFICES; i++)
        if (offices[i].number == number) return &offices[i];
    return NULL;
}

static void signed_number(int number, char words[16]) {
    snprintf(words, 16, "%s%d", number > 0 ? "+" : number < 0 ? "\u2212" : "", abs(number));
}

static void suit_name(const struct SuitWords *suit, int number, char words[GALLERY_NAME]) {
    const struct OfficeWords *office = office_of(suit, number);
    char digits[16];
    signed_number(number, digits);
    if (office)
        snprintf(words, GALLERY_NAME, _(suit->office), _(office->name));
    else if (strstr(suit->number, "%s"))
        snprintf(words, GALLERY_NAME, _(suit->number), digits);
    else
        snprintf(words, GALLERY_NAME, _(suit->number), number);
}

bool gallery_is_side(SabaccCard card) {
    char word[WORD];
    word_of(card, word);
    return word[0] == '+' || word[0] == '-' || strncmp(word, "\u00b1", 2) == 0 || strcmp(word, "2&4") == 0 ||
           strcmp(word, "3&6") == 0 || strcmp(word, "double") == 0 || strcmp(word, "tiebreaker") == 0;
}

int gallery_standing(SabaccCard card) {
    char word[WORD];
    int number = 0;
    word_of(card, word);
    if (face_of(word)) return 2;
    const struct SuitWords *suit = suit_of(word, &number);
    bool is_office = suit && office_of(suit, number);
    return is_office || (!suit && gallery_is_side(card)) ? 1 : 0;
}

void gallery_name(SabaccCard card, const char *face, char words[GALLERY_NAME]) {
    char word[WORD], side[SIDE_WORDS];
    int number = 0;
    word_of(card, word);
    const struct FaceWords *named = face_of(word);
    const struct SuitWords *suit = suit_of(word, &number);
    if (named)
        snprintf(words, GALLERY_NAME, "%s", _(named->name));
    else if (suit)
        suit_name(suit, number, words);
    else if (sabacc_card_is_token(card))
        snprintf(words, GALLERY_NAME, "%s", token_title(card));
    else if (gallery_is_side(card)) {
        side_card_title(card, side);
        snprintf(words, GALLERY_NAME, _("Side card %.40s"), side);
    } else if (card != SABACC_CARD_NONE)
        snprintf(words, GALLERY_NAME, _("Main card %.20s"), word);
    else
        snprintf(words, GALLERY_NAME, "%.60s", face);
}

/* --- at the tables
 * --------------------------------------------------------------------------------------------------- */

static void table_of(const SabaccGame *game, const SabaccPreset *preset, SabaccTable *table) {
    SabaccState state;
    SabaccSetup setup;
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    sabacc_setup_init(&setup, game, game->least_seats, 1);
    SabaccSetup plain = setup;
    if (preset && !sabacc_preset_apply(&setup, preset->id, &why)) setup = plain;
    if (!sabacc_setup_check(&setup, &why)) setup = plain;
    sabacc_start(&state, &setup, NULL);
    *table = state.table;
}

static bool has_card(const SabaccTable *table, SabaccCard card) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(table, cards, copies);
    for (int i = 0; i < count; i++)
        if (cards[i] == card) return true;
    return false;
}

void gallery_other_names(SabaccCard card, Text *words) {
    SabaccOtherName names[SABACC_OTHER_NAMES];
    SabaccTable table;
    bool is_first = true;
    const char *last = "";
    for (int game = 0; game < sabacc_game_count(); game++) {
        table_of(sabacc_game_at(game), NULL, &table);
        int count = has_card(&table, card) ? sabacc_other_names(&table, names) : 0;
        for (int i = 0; i < count; i++) {
            if (card < names[i].first || card > names[i].last || strcmp(names[i].others, last) == 0) continue;
            if (!is_first) text_add(words, ", ");
            text_add(words, _(names[i].others));
            last = names[i].others;
            is_first = false;
        }
        if (count > 0) return; /* the same at every table that uses the card */
    }
}

typedef struct ValueLine {
    char value[24];
    char games[400];
} ValueLine;
enum { VALUE_LINES = 12 };

static void note_value(ValueLine lines[VALUE_LINES], int *count, const char *value, const char *where) {
    int line = 0;
    while (line < *count && strcmp(lines[line].value, value) != 0) line++;
    if (line == VALUE_LINES) return;
    if (line == *count) {
        snprintf(lines[(*count)++].value, sizeof lines->value, "%s", value);
        lines[line].games[0] = '\0';
    }
    size_t used = strlen(lines[line].games);
    snprintf(lines[line].games + used, sizeof lines->games - used, "%s%s", used ? ", " : "", where);
}

static void value_words(const SabaccTable *table, SabaccCard card, char words[24]) {
    const char *counting = table_card_counting(card);
    char digits[16];
    signed_number(sabacc_card_value(table, 0, card), digits);
    snprintf(words, 24, "%s", counting ? counting : digits);
}

/* A preset is told where the card counts differently by it. */
static void note_presets(ValueLine lines[VALUE_LINES], int *count, const SabaccGame *game, SabaccCard card,
                         const char *usual) {
    SabaccTable table;
    char value[24], where[96];
    for (int i = 0; i < game->preset_count; i++) {
        table_of(game, &game->presets[i], &table);
        value_words(&table, card, value);
        snprintf(where, sizeof where, "%s", preset_title(game->presets[i].id));
        if (has_card(&table, card) && strcmp(value, usual) != 0) note_value(lines, count, value, where);
    }
}

void gallery_values(SabaccCard card, Text *words) {
    ValueLine lines[VALUE_LINES];
    SabaccTable table;
    char value[24];
    int count = 0;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        table_of(game, NULL, &table);
        if (!has_card(&table, card)) continue;
        value_words(&table, card, value);
        note_value(lines, &count, value, _(game->name));
        note_presets(lines, &count, game, card, value);
    }
    for (int i = 0; i < count; i++) {
        if (i > 0) text_add(words, "\n");
        text_add(words, lines[i].value);
        text_add(words, "  ");
        text_add(words, lines[i].games);
    }
}

/* --- what it means
 * --------------------------------------------------------------------------------------------------- */

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
        table_of(sabacc_game_at(i), NULL, &table);
        if (sabacc_side_list(&table, kinds) == 0) continue;
        side_card_effect(&table, card, effect);
        text_add(words, effect);
        return;
    }
}

void gallery_meaning(SabaccCard card, Text *words) {
    char word[WORD];
    int number = 0;
    word_of(card, word);
    const struct FaceWords *named = face_of(word);
    const struct SuitWords *suit = suit_of(word, &number);
    const struct OfficeWords *office = suit ? office_of(suit, number) : NULL;
    if (named) text_add(words, _(named->meaning));
    if (office) {
        text_add(words, _(office->meaning));
        text_add(words, " ");
    }
    if (suit) text_add(words, _(suit->meaning));
    if (sabacc_card_is_token(card))
        token_meaning(card, words);
    else if (gallery_is_side(card))
        side_meaning(card, words);
    else if (card != SABACC_CARD_NONE && !named && !suit)
        text_add(words, _("A card of the main deck: it counts the number of its lit cells, towards twenty."));
}

const char *gallery_source(SabaccCard card) {
    char word[WORD];
    int number = 0;
    word_of(card, word);
    const struct FaceWords *named = face_of(word);
    const struct SuitWords *suit = suit_of(word, &number);
    if (card == SABACC_CARD_NONE) return "";
    return _(sources[named                        ? named->source
                     : suit                       ? suit->source
                     : sabacc_card_is_token(card) ? SOURCE_S3
                                                  : SOURCE_S4]);
}

/* --- search
 * ------------------------------------------------------------------------------------------------------ */

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
