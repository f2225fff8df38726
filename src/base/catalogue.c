#include "base/catalogue.h"

#include <string.h>

#include "base/plural_rule.h"

static const uint32_t MAGIC = 0x950412de, SWAPPED = 0xde120495;
enum { HEAD = 28, ROW = 8, AT_VERSION = 4, AT_COUNT = 8, AT_SOURCES = 12, AT_TRANSLATIONS = 16 };

/* ---- what is in the bytes ---- */

static uint32_t number_at(const Catalogue *catalogue, size_t at) {
    const unsigned char *byte = catalogue->bytes + at;
    uint32_t native;
    memcpy(&native, byte, sizeof native);
    if (!catalogue->is_swapped) return native;
    return native << 24 | (native & 0xff00) << 8 | (native >> 8 & 0xff00) | native >> 24;
}

/* The text of a row that is_sound has approved. */
static const char *text_at(const Catalogue *catalogue, uint32_t table, uint32_t row) {
    return (const char *)catalogue->bytes + number_at(catalogue, table + (size_t)row * ROW + 4);
}

static size_t length_at(const Catalogue *catalogue, uint32_t table, uint32_t row) {
    return number_at(catalogue, table + (size_t)row * ROW);
}

static bool is_table(const Catalogue *catalogue, uint32_t table) {
    return table <= catalogue->size && catalogue->count <= (catalogue->size - table) / ROW;
}

static bool is_sound(const Catalogue *catalogue, uint32_t table, uint32_t row) {
    size_t length = length_at(catalogue, table, row),
           at = number_at(catalogue, table + (size_t)row * ROW + 4);
    return at < catalogue->size && length < catalogue->size - at && catalogue->bytes[at + length] == '\0';
}

static bool are_sound(const Catalogue *catalogue) {
    for (uint32_t i = 0; i < catalogue->count; i++) {
        if (!is_sound(catalogue, catalogue->sources, i) || !is_sound(catalogue, catalogue->translations, i))
            return false;
        if (i > 0 && strcmp(text_at(catalogue, catalogue->sources, i - 1),
                            text_at(catalogue, catalogue->sources, i)) >= 0)
            return false;
    }
    return true;
}

/* ---- looking up ---- */

/* The row of the text; `count` if there is none. */
static uint32_t find(const Catalogue *catalogue, const char *text) {
    uint32_t from = 0, to = catalogue->count;
    while (from < to) {
        uint32_t middle = from + (to - from) / 2;
        int order = strcmp(text, text_at(catalogue, catalogue->sources, middle));
        if (order == 0) return middle;
        if (order < 0)
            to = middle;
        else
            from = middle + 1;
    }
    return catalogue->count;
}

/* The header is the translation of the empty text, which is nobody's. */
const char *catalogue_text(const Catalogue *catalogue, const char *text) {
    uint32_t row = *text ? find(catalogue, text) : catalogue->count;
    if (row == catalogue->count) return NULL;
    const char *found = text_at(catalogue, catalogue->translations, row);
    return *found ? found : NULL;
}

unsigned long catalogue_form(const Catalogue *catalogue, unsigned long count) {
    unsigned long form = plural_rule_form(catalogue->rule, count);
    return form < catalogue->forms ? form : 0;
}

/* The forms stand behind each other, each with its zero; one that is missing is the last there is. */
const char *catalogue_plural(const Catalogue *catalogue, const char *one, unsigned long count) {
    uint32_t row = *one ? find(catalogue, one) : catalogue->count;
    if (row == catalogue->count) return NULL;
    const char *form = text_at(catalogue, catalogue->translations, row),
               *end = form + length_at(catalogue, catalogue->translations, row);
    for (unsigned long wanted = catalogue_form(catalogue, count); wanted > 0 && form + strlen(form) < end;
         wanted--)
        form += strlen(form) + 1;
    return *form ? form : NULL;
}

/* ---- opening ---- */

static bool read_rule(Catalogue *catalogue, const char *header) {
    const char *line = strstr(header, "Plural-Forms:");
    catalogue->forms = 2;
    catalogue->rule = "n != 1";
    if (!line) return true;
    const char *forms = strstr(line, "nplurals="), *rule = strstr(line, "plural=");
    if (!forms || !rule) return false;
    catalogue->forms = 0;
    for (forms += strlen("nplurals="); *forms >= '0' && *forms <= '9' && catalogue->forms < 100; forms++)
        catalogue->forms = catalogue->forms * 10 + (unsigned long)(*forms - '0');
    catalogue->rule = rule + strlen("plural=");
    return catalogue->forms > 0 && plural_rule_is_good(catalogue->rule);
}

bool catalogue_open(Catalogue *catalogue, const void *bytes, size_t size) {
    *catalogue = (Catalogue){.bytes = bytes, .size = size};
    if (size < HEAD) return false;
    uint32_t magic = number_at(catalogue, 0);
    catalogue->is_swapped = magic == SWAPPED;
    if ((magic != MAGIC && magic != SWAPPED) || number_at(catalogue, AT_VERSION) >> 16 > 1) return false;
    catalogue->count = number_at(catalogue, AT_COUNT);
    catalogue->sources = number_at(catalogue, AT_SOURCES);
    catalogue->translations = number_at(catalogue, AT_TRANSLATIONS);
    if (!is_table(catalogue, catalogue->sources) || !is_table(catalogue, catalogue->translations) ||
        !are_sound(catalogue))
        return false;
    uint32_t header = find(catalogue, "");
    return read_rule(catalogue,
                     header < catalogue->count ? text_at(catalogue, catalogue->translations, header) : "");
}
