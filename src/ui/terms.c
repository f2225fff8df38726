#include "ui/terms.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "render/letters.h"
#include "words/token_words.h"

typedef struct TermRow {
    const char *title, *words, *labels, *sentence;
} TermRow;

static const TermRow rows[] = {
#define TERM(title, words, labels, sentence) {title, words, labels, sentence},
#include "ui/terms.def"
#undef TERM
};
enum { ROWS = sizeof rows / sizeof *rows, FORM_SLOTS = 512 };

static const SabaccRank label_ranks[] = {
#define LABEL(rank) SABACC_RANK_##rank,
#include "ui/terms.def"
#undef LABEL
};

static const SabaccRank told_ranks[] = {
#define TOLD(rank) SABACC_RANK_##rank,
#include "ui/terms.def"
#undef TOLD
};

typedef struct Term {
    const char *title;
    const char *sentence; /* of terms.def; NULL for none */
    uint64_t ranks;       /* the kinds of hand of that title */
    int token;            /* −1 for none */
} Term;

/* A way to write a term. Those that begin alike (slot_of) form a list, the longest first. */
typedef struct TermForm {
    char *words;
    int term;
    bool is_label;
    struct TermForm *next;
} TermForm;

struct Terms {
    Term terms[TERM_MAX];
    int count;
    TermForm *forms[FORM_SLOTS];
};

static_assert(SABACC_RANKS <= 64, "a bit for each kind of hand");

/* ---- letters ---- */

/* Capitals of the alphabets of Latin, Greek and Cyrillic as small letters. */
static uint32_t small_letter(uint32_t letter) {
    enum { STEP = 32, YO = 0x401, YO_STEP = 80 };
    bool is_latin = (letter >= 0xC0 && letter <= 0xDE && letter != 0xD7),
         is_greek = letter >= 0x391 && letter <= 0x3A9, is_cyrillic = letter >= 0x410 && letter <= 0x42F;
    if ((letter >= 'A' && letter <= 'Z') || is_latin || is_greek || is_cyrillic) return letter + STEP;
    if (letter >= YO - 1 && letter < 0x410) return letter + YO_STEP;
    bool is_odd_capital = (letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17E);
    if (letter >= 0x100 && letter <= 0x17E && letter != 0x138 && letter != 0x149 && letter != 0x178)
        return is_odd_capital ? letter + letter % 2 : letter | 1;
    return letter;
}

/* The letter at `at`, by which texts are compared: capitals are small ones, every apostrophe and blank is the
 * plain one. *at is advanced past it; 0 at the end. */
static uint32_t next_letter(const char **at) {
    static const uint32_t APOSTROPHE = 0x2019;
    uint32_t letter;
    if (**at == '\0') return 0;
    *at += letter_at(*at, &letter);
    return letter == APOSTROPHE ? '\'' : letter == '\n' ? ' ' : small_letter(letter);
}

/* By the first two letters: most words of a text begin no form at all. */
static size_t slot_of(const char *words) {
    size_t first = next_letter(&words);
    return (first * 31 + next_letter(&words)) % FORM_SLOTS;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* A letter of Chinese or Japanese, which stand without blanks between words. */
static bool is_word_itself(const char *at) {
    return (unsigned char)*at >= 0xE3 && (unsigned char)*at <= 0xE9;
}

/* Of UTF-8 all letters of alphabets; neither the signs from U+2000 on nor those of the symbol font. */
static bool is_of_word(const char *at) {
    unsigned char c = (unsigned char)*at;
    if (is_word_itself(at)) return false;
    if (c < 0x80) return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || is_digit(*at);
    return c != 0xE2 && c != 0xEE && c != 0xEF && !(c == 0xC2 && (unsigned char)at[1] < 0xC0);
}

static const char *character_before(const char *text, const char *at) {
    do at--;
    while (at > text && ((unsigned char)*at & 0xC0) == 0x80);
    return at;
}

/* A hyphen joins words into one: "house-ante" is no ante. */
static bool begins_word(const char *text, const char *at) {
    return at == text || (!is_of_word(character_before(text, at)) && at[-1] != '-');
}

static bool ends_word(const char *text, const char *at) {
    bool is_joined = *at == '-' && is_of_word(at + 1);
    return !is_of_word(character_before(text, at)) || !(is_of_word(at) || is_joined);
}

/* The bytes of the text that are the form; 0 if it does not begin so. "%d" in a form stands for a number. */
static size_t fits(const char *form, const char *text) {
    const char *at = text;
    while (*form) {
        const char *before = at;
        if (strncmp(form, "%d", 2) == 0) {
            while (is_digit(*at)) at++;
            if (at == before) return 0;
            form += 2;
        } else if (next_letter(&form) != next_letter(&at)) {
            return 0;
        }
    }
    return ends_word(text, at) ? (size_t)(at - text) : 0;
}

/* ---- what stands alone ---- */

static const char *const before[] = {" \u00b7 ", ": ", ", "};
static const char *const after[] = {" \u00b7 ", ":", ",", " (", "\u2026"};

static bool ends_with_divider(const char *text, const char *end) {
    for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
        size_t length = strlen(before[i]);
        if ((size_t)(end - text) >= length && memcmp(end - length, before[i], length) == 0) return true;
    }
    return end == text;
}

static bool begins_with_divider(const char *at) {
    for (size_t i = 0; i < sizeof after / sizeof *after; i++)
        if (strncmp(at, after[i], strlen(after[i])) == 0) return true;
    return *at == '\0';
}

static bool is_alone(const char *text, const char *from, const char *end) {
    while (*end == ' ' && (is_digit(end[1]) || strchr("+-", end[1]) || strncmp(end + 1, "\u2212", 3) == 0)) {
        end++;
        while (*end && *end != ' ' && *end != ',' && *end != ')') end++;
    }
    return ends_with_divider(text, from) && begins_with_divider(end);
}

/* ---- finding ---- */

static const TermForm *form_at(const Terms *terms, const char *text, const char *at, TermFound *found) {
    for (const TermForm *form = terms->forms[slot_of(at)]; form; form = form->next) {
        size_t length = fits(form->words, at);
        if (length == 0) continue;
        bool stands_alone = is_alone(text, at, at + length);
        if (form->is_label && !stands_alone) continue;
        *found = (TermFound){form->term, (size_t)(at - text), length, stands_alone};
        return form;
    }
    return NULL;
}

bool terms_find(const Terms *terms, const char *text, size_t from, TermFound *found) {
    for (const char *at = text + from; *at; at++)
        if ((is_of_word(at) || is_word_itself(at)) && begins_word(text, at) &&
            form_at(terms, text, at, found))
            return true;
    return false;
}

/* ---- gathering ---- */

static bool is_same(const char *a, const char *b) {
    uint32_t letter;
    do {
        letter = next_letter(&a);
        if (letter != next_letter(&b)) return false;
    } while (letter != 0);
    return true;
}

int term_named(const Terms *terms, const char *title) {
    for (int term = 0; term < terms->count; term++)
        if (is_same(terms->terms[term].title, title)) return term;
    return TERM_NONE;
}

static int term_of(Terms *terms, const char *title) {
    int term = term_named(terms, title);
    if (term >= 0) return term;
    assert(terms->count < TERM_MAX);
    terms->terms[terms->count] = (Term){.title = title, .token = -1};
    return terms->count++;
}

/* A label stands before a form of the same length that is found anywhere. */
static bool comes_before(const TermForm *a, const TermForm *b) {
    size_t length = strlen(a->words), other = strlen(b->words);
    return length != other ? length > other : a->is_label && !b->is_label;
}

static void add_form(Terms *terms, int term, const char *words, size_t length, bool is_label) {
    if (length == 0) return;
    TermForm *form = memory_calloc(1, sizeof *form);
    form->words = memory_calloc(length + 1, 1);
    memcpy(form->words, words, length);
    form->term = term;
    form->is_label = is_label;
    TermForm **link = &terms->forms[slot_of(form->words)];
    while (*link && !comes_before(form, *link)) link = &(*link)->next;
    form->next = *link;
    *link = form;
}

static void add_forms(Terms *terms, int term, const char *list, bool is_label) {
    while (*list) {
        size_t length = strcspn(list, "|");
        add_form(terms, term, list, length, is_label);
        list += length + (list[length] != '\0');
    }
}

static bool is_among(SabaccRank rank, const SabaccRank *ranks, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (ranks[i] == rank) return true;
    return false;
}

static bool is_label(SabaccRank rank) {
    return is_among(rank, label_ranks, sizeof label_ranks / sizeof *label_ranks);
}

static bool is_told(SabaccRank rank) {
    return is_among(rank, told_ranks, sizeof told_ranks / sizeof *told_ranks);
}

/* A title that is in terms.def too is looked for as its row says. */
static void add_rank(Terms *terms, SabaccRank rank) {
    const char *title = _(sabacc_rank_title(rank));
    int known = terms->count, term = term_of(terms, title);
    terms->terms[term].ranks |= UINT64_C(1) << rank;
    if (term == known) add_form(terms, term, title, strlen(title), is_label(rank));
}

static void add_token(Terms *terms, int token) {
    const char *title = token_title(token_at(token));
    int known = terms->count, term = term_of(terms, title);
    terms->terms[term].token = token;
    if (term == known) add_form(terms, term, title, strlen(title), false);
}

static int compare_titles(const void *a, const void *b) {
    const char *one = (*(const Term *const *)a)->title, *other = (*(const Term *const *)b)->title;
    for (;;) {
        uint32_t letter = next_letter(&one), against = next_letter(&other);
        if (letter != against || letter == 0) return (int)letter - (int)against;
    }
}

static void sort_by_title(Terms *terms) {
    const Term *order[TERM_MAX];
    Term sorted[TERM_MAX];
    int place[TERM_MAX];
    for (int i = 0; i < terms->count; i++) order[i] = &terms->terms[i];
    qsort(order, (size_t)terms->count, sizeof *order, compare_titles);
    for (int i = 0; i < terms->count; i++) {
        sorted[i] = *order[i];
        place[order[i] - terms->terms] = i;
    }
    memcpy(terms->terms, sorted, (size_t)terms->count * sizeof *sorted);
    for (int slot = 0; slot < FORM_SLOTS; slot++)
        for (TermForm *form = terms->forms[slot]; form; form = form->next) form->term = place[form->term];
}

Terms *terms_create(void) {
    Terms *terms = memory_calloc(1, sizeof *terms);
    for (int i = 0; i < ROWS; i++) {
        int term = term_of(terms, _(rows[i].title));
        terms->terms[term].sentence = _(rows[i].sentence);
        add_forms(terms, term, _(rows[i].words), false);
        add_forms(terms, term, _(rows[i].labels), true);
    }
    for (int rank = 0; rank < SABACC_RANKS; rank++) add_rank(terms, (SabaccRank)rank);
    for (int token = 0; token < TOKEN_KINDS; token++) add_token(terms, token);
    sort_by_title(terms);
    return terms;
}

void terms_free(Terms *terms) {
    if (!terms) return;
    for (int slot = 0; slot < FORM_SLOTS; slot++)
        while (terms->forms[slot]) {
            TermForm *form = terms->forms[slot];
            terms->forms[slot] = form->next;
            free(form->words);
            free(form);
        }
    free(terms);
}

int terms_count(const Terms *terms) { return terms->count; }
const char *term_title(const Terms *terms, int term) { return terms->terms[term].title; }
bool term_is_kind(const Terms *terms, int term) { return terms->terms[term].ranks != 0; }

/* ---- sentences ---- */

TermScope term_scope_of(const SabaccTable *table) {
    TermScope scope = {0};
    SabaccRung rungs[SABACC_MAX_RUNGS];
    int count = sabacc_ladder(table, rungs);
    for (int i = 0; i < count; i++) {
        SabaccRank rank = (SabaccRank)rungs[i].rank;
        scope.ranks |= UINT64_C(1) << rank;
        scope.rules[rank] = sabacc_rank_rule(table, rank);
    }
    return scope;
}

/* A rule as a sentence of its own; another alphabet has it as it is. */
static void add_capital(Text *text, const char *rule) {
    char first = rule[0] >= 'a' && rule[0] <= 'z' ? (char)(rule[0] - 'a' + 'A') : rule[0];
    text_add_char(text, first);
    text_add(text, rule + 1);
}

/* "A kind of hand. One pair; or a total of −23 or 46." A rule that several have is given once. */
static void add_rules(uint64_t ranks, const TermScope *scope, Text *text) {
    const char *given[SABACC_RANKS];
    bool has_sentence = text->used > 0;
    int count = 0;
    for (int rank = 0; rank < SABACC_RANKS; rank++) {
        const char *rule = scope->rules[rank];
        if (rule == NULL) rule = sabacc_rank_rule(NULL, (SabaccRank)rank);
        bool is_new = (ranks >> rank & 1) && !is_told((SabaccRank)rank);
        for (int i = 0; i < count; i++) is_new = is_new && strcmp(given[i], rule) != 0;
        if (!is_new) continue;
        if (count == 0) text_add(text, has_sentence ? _(" As a kind of hand: ") : _("A kind of hand. "));
        if (count > 0) text_add(text, _("; or "));
        if (count == 0 && !has_sentence)
            add_capital(text, _(rule));
        else
            text_add(text, _(rule));
        given[count++] = rule;
    }
    if (count > 0) text_add(text, _("."));
}

void term_sentence(const Terms *terms, int term, TermScope scope, char words[TERM_WORDS]) {
    const Term *of = &terms->terms[term];
    Text text = text_over(words, TERM_WORDS);
    if (of->sentence) text_add(&text, of->sentence);
    if (of->ranks) add_rules(of->ranks & scope.ranks ? of->ranks & scope.ranks : of->ranks, &scope, &text);
    if (of->token >= 0) {
        if (text.used > 0) text_add(&text, " ");
        text_add(&text, _("A shift token. "));
        text_add(&text, token_effect(token_at(of->token)));
    }
}
