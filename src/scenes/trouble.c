#include "scenes/trouble.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"

typedef struct Trouble {
    char name[TROUBLE_NAME];
    Keeping keeping; /* save is NULL where there is only a sentence */
    int why;         /* errno of the last try */
    char sentence[TROUBLE_SENTENCE];
} Trouble;

struct Troubles {
    Trouble *list;
    int count, room;
    double retry_at;
    char *folder;
};

Troubles *troubles_create(const char *folder) {
    Troubles *troubles = memory_calloc(1, sizeof *troubles);
    troubles->folder = memory_strdup(folder);
    return troubles;
}

static void release(const Trouble *trouble) {
    if (trouble->keeping.release) trouble->keeping.release(trouble->keeping.user);
}

void troubles_free(Troubles *troubles) {
    if (!troubles) return;
    for (int i = 0; i < troubles->count; i++) release(&troubles->list[i]);
    free(troubles->list);
    free(troubles->folder);
    free(troubles);
}

/* ---- current troubles ---- */

static Trouble *find(Troubles *troubles, const char *name) {
    for (int i = 0; i < troubles->count; i++)
        if (strcmp(troubles->list[i].name, name) == 0) return &troubles->list[i];
    return NULL;
}

static void take_out(Troubles *troubles, Trouble *trouble) {
    int index = (int)(trouble - troubles->list);
    troubles->count--;
    memmove(trouble, trouble + 1, (size_t)(troubles->count - index) * sizeof *trouble);
}

static void put(Troubles *troubles, const Trouble *trouble) {
    Trouble *at = find(troubles, trouble->name);
    if (at) {
        if (at->keeping.user != trouble->keeping.user) release(at);
        *at = *trouble;
        return;
    }
    if (troubles->count == troubles->room) {
        troubles->room = troubles->room * 2 + 8;
        troubles->list = memory_realloc(troubles->list, (size_t)troubles->room, sizeof *troubles->list);
    }
    troubles->list[troubles->count++] = *trouble;
}

static Trouble trouble_named(const char *name) {
    Trouble trouble = {.why = 0};
    snprintf(trouble.name, sizeof trouble.name, "%s", name);
    return trouble;
}

void troubles_warn(Troubles *troubles, const char *name, const char *sentence) {
    Trouble trouble = trouble_named(name);
    snprintf(trouble.sentence, sizeof trouble.sentence, "%s", sentence);
    put(troubles, &trouble);
}

void troubles_end(Troubles *troubles, const char *name) {
    Trouble *trouble = find(troubles, name);
    if (!trouble) return;
    release(trouble);
    take_out(troubles, trouble);
}

bool troubles_stands(const Troubles *troubles, const char *name) { return find((Troubles *)troubles, name); }

/* ---- trying ---- */

static bool try(Trouble *trouble) {
    errno = 0;
    bool is_saved = trouble->keeping.save(trouble->keeping.user);
    trouble->why = is_saved ? 0 : errno != 0 ? errno : EIO;
    return is_saved;
}

static bool has_tries(const Troubles *troubles) {
    for (int i = 0; i < troubles->count; i++)
        if (troubles->list[i].keeping.save) return true;
    return false;
}

double troubles_retry_at(const Troubles *troubles) {
    return has_tries(troubles) ? troubles->retry_at : INFINITY;
}

bool troubles_retry(Troubles *troubles, double now_ms) {
    bool has_changed = false;
    troubles->retry_at = now_ms + TROUBLE_RETRY_MS;
    for (int i = 0; i < troubles->count;) {
        Trouble *trouble = &troubles->list[i];
        int before = trouble->why;
        bool is_saved = trouble->keeping.save && try(trouble);
        if (is_saved)
            troubles_end(troubles, trouble->name);
        else
            i++;
        has_changed |= is_saved || trouble->why != before;
    }
    return has_changed;
}

bool troubles_keep(Troubles *troubles, const char *name, const Keeping *keeping, double now_ms) {
    bool had_tries = has_tries(troubles);
    Trouble trouble = trouble_named(name);
    trouble.keeping = *keeping;
    bool is_saved = try(&trouble);
    put(troubles, &trouble);
    if (is_saved) troubles_end(troubles, name);
    if (!is_saved && !had_tries) troubles->retry_at = now_ms + TROUBLE_RETRY_MS;
    if (is_saved && had_tries) troubles_retry(troubles, now_ms);
    return is_saved;
}

/* ---- words ---- */

static const struct {
    int code;
    const char *advice; /* with the folder in the place of %s */
} advices[] = {
    {ENOSPC, N_("Make room on the disk that holds %s")},
    {EDQUOT, N_("Make room on the disk that holds %s")},
    {EACCES, N_("Allow this program to write in %s")},
    {EPERM, N_("Allow this program to write in %s")},
    {EROFS, N_("Allow this program to write in %s")},
    {ENOENT, N_("Put back what is missing in %s")},
    {ENOTDIR, N_("Make %s a folder")},
    {EISDIR, N_("Take the folder away that lies in its place in %s")},
    {FILE_IS_SPECIAL, N_("Take away what lies in its place in %s")},
    {ELOOP, N_("Replace the link that lies in its place in %s")},
    {ENAMETOOLONG, N_("Choose a shorter name than that of %s")},
    {EFBIG, N_("Allow larger files in %s, or move the one that is too large away")},
    {ESTALE, N_("Let no other program change the files in %s")},
    {EIO, N_("Check the disk that holds %s")},
    {FILE_IS_HELD, N_("Close the other program that uses %s")},
};

static const char *advice_of(int code) {
    for (size_t i = 0; i < sizeof advices / sizeof *advices; i++)
        if (advices[i].code == code) return _(advices[i].advice);
    return _("Check the folder %s");
}

static void say_advice(const Troubles *troubles, int code, Text *words) {
    const char *advice = advice_of(code), *at = strstr(advice, "%s");
    text_add_bytes(words, advice, at ? (size_t)(at - advice) : strlen(advice));
    if (at) text_add(words, troubles->folder);
    if (at) text_add(words, at + strlen("%s"));
}

static bool is_first_of_cause(const Troubles *troubles, int index) {
    for (int i = 0; i < index; i++)
        if (troubles->list[i].keeping.save && troubles->list[i].why == troubles->list[index].why)
            return false;
    return true;
}

/* Two games of which neither can be saved are said once. */
static bool is_said_before(const Troubles *troubles, int first, int index) {
    for (int i = first; i < index; i++) {
        const Trouble *before = &troubles->list[i], *trouble = &troubles->list[index];
        if (before->keeping.save && before->why == trouble->why &&
            strcmp(before->keeping.what, trouble->keeping.what) == 0)
            return true;
    }
    return false;
}

/* All that fails for the same reason. */
static void say_cause(const Troubles *troubles, int first, Text *words) {
    int code = troubles->list[first].why;
    text_add(words, _("Not saved: "));
    for (int i = first; i < troubles->count; i++) {
        const Trouble *trouble = &troubles->list[i];
        if (!trouble->keeping.save || trouble->why != code || is_said_before(troubles, first, i)) continue;
        if (i > first) text_add(words, ", ");
        text_add(words, _(trouble->keeping.what));
    }
    text_add(words, " (");
    text_add(words, file_words(code));
    text_add(words, "). ");
    say_advice(troubles, code, words);
    text_add(words, _("; saving is tried again by itself."));
}

void troubles_say(const Troubles *troubles, Text *words) {
    for (int i = 0; i < troubles->count; i++) {
        const Trouble *trouble = &troubles->list[i];
        bool is_said = !trouble->keeping.save || is_first_of_cause(troubles, i);
        if (is_said && words->used > 0) text_add(words, "\n");
        if (!trouble->keeping.save)
            text_add(words, trouble->sentence);
        else if (is_said)
            say_cause(troubles, i, words);
    }
}
