#include "scenes/gallery/worth.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/option_words.h"
#include "words/card_words.h"

void gallery_signed(int number, char words[GALLERY_SIGNED]) {
    Text text = text_over(words, GALLERY_SIGNED);
    text_add_shown_signed(&text, number);
}

/* ---- tables ---- */

/* False if the game does not have that form of the option. */
static bool table_with(const SabaccGame *game, SabaccOptionId id, int form, SabaccTable *table) {
    SabaccState state;
    SabaccSetup setup;
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    sabacc_setup_init(&setup, game, game->min_seats, 1000);
    if (id < SABACC_OPTIONS) {
        if (!sabacc_game_has_form(game, id, form)) return false;
        setup.options[id] = (SabaccValue){.form = form};
    }
    if (!sabacc_setup_check(&setup, &why)) return false;
    sabacc_start(&state, &setup, NULL);
    *table = state.table;
    return true;
}

void gallery_table(const SabaccGame *game, SabaccTable *table) { table_with(game, SABACC_OPTIONS, 0, table); }

bool gallery_table_has(const SabaccTable *table, SabaccCard card) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(table, cards, copies);
    for (int i = 0; i < count; i++)
        if (cards[i] == card) return true;
    return false;
}

/* ---- lines ---- */

typedef struct Lines {
    GalleryWorth *worths;
    int about[GALLERY_WORTHS]; /* the subject of its condition: an option, or one of these */
    int count;
    GalleryWorth usual; /* a condition while it is being built */
} Lines;
enum { AS_USUAL = -1, LIGHT_SIDE = -2, DARK_SIDE = -3 };

static void add_to(char *list, size_t size, const char *words) {
    size_t used = strlen(list);
    snprintf(list + used, size - used, "%s%s", used ? ", " : "", words);
}

static bool is_listed(const char *list, const char *words) {
    size_t length = strlen(words);
    for (const char *at = list; (at = strstr(at, words)); at += length)
        if ((at == list || at[-1] == ' ') && (at[length] == ',' || at[length] == '\0')) return true;
    return false;
}

/* The condition of a line: the option, and the forms that give the card this value. */
static void add_form(GalleryWorth *line, const char *title, const char *form) {
    if (!form || is_listed(line->when, form)) return;
    if (line->when[0] || !title)
        add_to(line->when, sizeof line->when, form);
    else
        snprintf(line->when, sizeof line->when, "%s: %s", title, form);
}

typedef struct Condition {
    int about;
    const char *title, *form; /* NULL for none */
} Condition;

static void note(Lines *lines, const char *value, const char *game, Condition condition) {
    int i = 0;
    while (i < lines->count &&
           (strcmp(lines->worths[i].value, value) != 0 || lines->about[i] != condition.about))
        i++;
    if (i == GALLERY_WORTHS) return;
    GalleryWorth *line = &lines->worths[i];
    if (i == lines->count) {
        *line = (GalleryWorth){0};
        snprintf(line->value, sizeof line->value, "%s", value);
        lines->about[lines->count++] = condition.about;
    }
    if (!is_listed(line->games, game)) add_to(line->games, sizeof line->games, game);
    add_form(line, condition.title, condition.form);
}

static void value_words(const SabaccTable *table, SabaccCard card, char words[24]) {
    const char *counting = card_counting(card);
    char digits[GALLERY_SIGNED];
    gallery_signed(sabacc_card_value(table, 0, card), digits);
    snprintf(words, 24, "%s", counting ? counting : digits);
}

/* True if the card's value with that form of the option differs from the default. */
static bool note_form(Lines *lines, const SabaccGame *game, SabaccCard card, SabaccOptionId id, int form,
                      const char *usual) {
    SabaccTable table;
    char value[24], title[80];
    if (option_form_numbers(id, form) > 0 || !table_with(game, id, form, &table)) return false;
    if (!gallery_table_has(&table, card)) return false;
    value_words(&table, card, value);
    Text text = text_over(title, sizeof title);
    option_value_title(id, &(SabaccValue){.form = form}, &text);
    if (strcmp(value, usual) != 0)
        note(lines, value, _(game->name), (Condition){(int)id, option_title(id), title});
    else if (strcmp(lines->worths[0].games, _(game->name)) == 0)
        add_form(&lines->usual, option_title(id), title);
    return strcmp(value, usual) != 0;
}

/* If a single game decides by an option, its default line names the form. */
static void note_option(Lines *lines, const SabaccGame *game, SabaccCard card, SabaccOptionId id,
                        const char *usual) {
    bool is_decisive = false;
    lines->usual.when[0] = '\0';
    for (int form = 0; form < option_form_count(id); form++)
        is_decisive = note_form(lines, game, card, id, form, usual) || is_decisive;
    if (is_decisive && lines->usual.when[0]) memcpy(lines->worths[0].when, lines->usual.when, GALLERY_WHEN);
}

/* Light and dark, if players choose sides (FO-1): there is no default then. */
static void note_sides(Lines *lines, const SabaccGame *game, SabaccTable *table, SabaccCard card) {
    char light[24], dark[24];
    table->seat[0].alignment = SABACC_LIGHT;
    value_words(table, card, light);
    table->seat[0].alignment = SABACC_DARK;
    value_words(table, card, dark);
    if (strcmp(light, dark) == 0) {
        note(lines, light, _(game->name), (Condition){.about = AS_USUAL});
        return;
    }
    note(lines, light, _(game->name), (Condition){LIGHT_SIDE, NULL, _("on the light side")});
    note(lines, dark, _(game->name), (Condition){DARK_SIDE, NULL, _("on the dark side")});
}

static void note_game(Lines *lines, const SabaccGame *game, SabaccCard card) {
    SabaccTable table;
    char usual[24];
    gallery_table(game, &table);
    if (!gallery_table_has(&table, card)) return;
    if (sabacc_has_sides(&table)) {
        note_sides(lines, game, &table, card);
        return;
    }
    value_words(&table, card, usual);
    note(lines, usual, _(game->name), (Condition){.about = AS_USUAL});
}

static void note_options(Lines *lines, const SabaccGame *game, SabaccCard card) {
    SabaccTable table;
    char usual[24];
    gallery_table(game, &table);
    if (sabacc_has_sides(&table) || !gallery_table_has(&table, card)) return;
    value_words(&table, card, usual);
    for (int i = 0; i < game->option_count; i++) note_option(lines, game, card, game->options[i].id, usual);
}

int gallery_worths(SabaccCard card, GalleryWorth worths[GALLERY_WORTHS]) {
    Lines lines = {.worths = worths};
    for (int i = 0; i < sabacc_game_count(); i++) note_game(&lines, sabacc_game_at(i), card);
    for (int i = 0; i < sabacc_game_count(); i++) note_options(&lines, sabacc_game_at(i), card);
    for (int i = 1; i < lines.count; i++)
        if (worths[i].when[0] && strcmp(worths[i].games, worths[0].games) == 0) worths[i].games[0] = '\0';
    return lines.count;
}
