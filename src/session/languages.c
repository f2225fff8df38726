#include "session/languages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"

enum { PLACE_BYTES = 4096, LIST_BYTES_MAX = 1 << 16, CATALOGUE_BYTES_MAX = 8 << 20 };

struct Languages {
    char folder[PLACE_BYTES];
    int count, current;
    Language rows[LANGUAGES_MAX];
    /* of each language that was chosen once; English has none. They stay: texts of them may still be shown.
     */
    char *bytes[LANGUAGES_MAX];
    Catalogue catalogues[LANGUAGES_MAX];
};

/* ---- which there are ---- */

static bool join(char path[PLACE_BYTES], const char *folder, const char *rest) {
    int length = snprintf(path, PLACE_BYTES, "%s/%s", folder, rest);
    return length >= 0 && length < PLACE_BYTES;
}

static bool catalogue_path(const Languages *languages, const char *id, char path[PLACE_BYTES]) {
    char rest[SETTINGS_LANGUAGE_BYTES + 32];
    snprintf(rest, sizeof rest, "%s/LC_MESSAGES/sabacc.mo", id);
    return join(path, languages->folder, rest);
}

/* One of LINGUAS: "de # Deutsch". */
static void add_line(Languages *languages, const char *line) {
    Language row;
    char path[PLACE_BYTES];
    if (languages->count == LANGUAGES_MAX ||
        sscanf(line, "%15[A-Za-z_@] # %63[^\n]", row.id, row.name) != 2 ||
        !catalogue_path(languages, row.id, path) || !file_is_shipped(path))
        return;
    languages->rows[languages->count++] = row;
}

static bool try_folder(Languages *languages, const char *folder) {
    char path[PLACE_BYTES];
    if (!folder || !*folder || !join(path, folder, "LINGUAS")) return false;
    char *list = file_read(path, LIST_BYTES_MAX, NULL);
    if (!list) return false;
    snprintf(languages->folder, sizeof languages->folder, "%s", folder);
    for (const char *line = list; line; line = strchr(line, '\n')) add_line(languages, line += *line == '\n');
    free(list);
    return true;
}

/* bin/../share/sabacc/locale; a program that was built and not installed lies a folder deeper. */
static bool try_beside(Languages *languages) {
    static const char *const places[] = {"../share/sabacc/locale", "../../share/sabacc/locale"};
    char folder[PLACE_BYTES], *program = file_program(), *slash = program ? strrchr(program, '/') : NULL;
    bool is_there = false;
    if (slash) *slash = '\0';
    for (size_t i = 0; slash && i < sizeof places / sizeof *places && !is_there; i++)
        is_there = join(folder, program, places[i]) && try_folder(languages, folder);
    free(program);
    return is_there;
}

Languages *languages_open(const char *installed) {
    Languages *languages = memory_calloc(1, sizeof *languages);
    languages->rows[languages->count++] = (Language){"en", "English"};
    const char *given = getenv("SABACC_LOCALES");
    if (given && *given)
        (void)try_folder(languages, given); /* an explicit folder is the only one tried */
    else if (!try_beside(languages))
        (void)try_folder(languages, installed);
    (void)languages_choose(languages, "");
    return languages;
}

void languages_close(Languages *languages) {
    i18n_use(NULL);
    for (int i = 0; i < languages->count; i++) free(languages->bytes[i]);
    free(languages);
}

int languages_count(const Languages *languages) { return languages->count; }
const Language *languages_at(const Languages *languages, int index) { return &languages->rows[index]; }

void languages_list(const Languages *languages, Text *out) {
    for (int i = 0; i < languages->count; i++) {
        if (i > 0) text_add(out, ", ");
        text_add(out, languages->rows[i].id);
    }
}

/* ---- choosing ---- */

/* Without what a locale has behind the country: a code of letters. A hyphen is as good as a low line. */
static void plain_id(const char *wanted, size_t length, char id[SETTINGS_LANGUAGE_BYTES]) {
    snprintf(id, SETTINGS_LANGUAGE_BYTES, "%.*s", (int)length, wanted);
    id[strcspn(id, ".@")] = '\0';
    for (char *c = id; *c; c++)
        if (*c == '-') *c = '_';
}

static bool is_same_language(const char *id, const char *other) {
    size_t length = strcspn(id, "_");
    return length > 0 && strncmp(id, other, length) == 0 && strcspn(other, "_") == length;
}

/* Of the first `length` bytes. −1 if there is none. */
static int find(const Languages *languages, const char *wanted, size_t length) {
    char id[SETTINGS_LANGUAGE_BYTES];
    plain_id(wanted, length, id);
    for (int i = 0; i < languages->count; i++)
        if (strcmp(languages->rows[i].id, id) == 0) return i;
    for (int i = 0; i < languages->count; i++)
        if (is_same_language(id, languages->rows[i].id)) return i;
    return -1;
}

static const char *system_locale(void) {
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);
        if (value && *value) return value;
    }
    return "C";
}

/* As gettext has it: the first of LANGUAGE that is there, else that of the locale; English where the locale
 * is C. */
static int system_language(const Languages *languages) {
    const char *locale = system_locale(), *wishes = getenv("LANGUAGE");
    size_t name = strcspn(locale, ".@");
    if ((name == 1 && locale[0] == 'C') || strcmp(locale, "POSIX") == 0) return 0;
    for (const char *wish = wishes ? wishes : ""; *wish; wish += strspn(wish, ":")) {
        size_t length = strcspn(wish, ":");
        int found = find(languages, wish, length);
        if (found >= 0) return found;
        wish += length;
    }
    int found = find(languages, locale, strlen(locale));
    return found >= 0 ? found : 0;
}

static bool is_ready(Languages *languages, int index) {
    char path[PLACE_BYTES];
    size_t size;
    if (index == 0 || languages->bytes[index]) return true;
    if (!catalogue_path(languages, languages->rows[index].id, path)) return false;
    char *bytes = file_read_shipped(path, CATALOGUE_BYTES_MAX, &size);
    if (bytes && catalogue_open(&languages->catalogues[index], bytes, size)) {
        languages->bytes[index] = bytes;
        return true;
    }
    free(bytes);
    return false;
}

bool languages_choose(Languages *languages, const char *wanted) {
    int index = *wanted ? find(languages, wanted, strlen(wanted)) : system_language(languages);
    if (index < 0 || !is_ready(languages, index)) return false;
    languages->current = index;
    i18n_use(index == 0 ? NULL : &languages->catalogues[index]);
    return true;
}

const Language *languages_current(const Languages *languages) { return &languages->rows[languages->current]; }
