#include "scenes/problem.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"

typedef struct Problem {
    char name[PROBLEM_NAME];
    Keeping keeping; /* save is NULL where there is only a sentence */
    int why;         /* errno of the last try */
    char sentence[PROBLEM_SENTENCE];
} Problem;

struct Problems {
    Problem *list;
    int count, room;
    double retry_at;
    char *folder;
};

Problems *problems_create(const char *folder) {
    Problems *problems = memory_calloc(1, sizeof *problems);
    problems->folder = memory_strdup(folder);
    return problems;
}

static void release(const Problem *problem) {
    if (problem->keeping.release) problem->keeping.release(problem->keeping.user);
}

void problems_free(Problems *problems) {
    if (!problems) return;
    for (int i = 0; i < problems->count; i++) release(&problems->list[i]);
    free(problems->list);
    free(problems->folder);
    free(problems);
}

/* ---- current problems ---- */

static Problem *find(Problems *problems, const char *name) {
    for (int i = 0; i < problems->count; i++)
        if (strcmp(problems->list[i].name, name) == 0) return &problems->list[i];
    return NULL;
}

static void take_out(Problems *problems, Problem *problem) {
    int index = (int)(problem - problems->list);
    problems->count--;
    memmove(problem, problem + 1, (size_t)(problems->count - index) * sizeof *problem);
}

static void put(Problems *problems, const Problem *problem) {
    Problem *at = find(problems, problem->name);
    if (at) {
        if (at->keeping.user != problem->keeping.user) release(at);
        *at = *problem;
        return;
    }
    if (problems->count == problems->room) {
        problems->room = problems->room * 2 + 8;
        problems->list = memory_realloc(problems->list, (size_t)problems->room, sizeof *problems->list);
    }
    problems->list[problems->count++] = *problem;
}

static Problem problem_named(const char *name) {
    Problem problem = {.why = 0};
    snprintf(problem.name, sizeof problem.name, "%s", name);
    return problem;
}

void problems_warn(Problems *problems, const char *name, const char *sentence) {
    Problem problem = problem_named(name);
    snprintf(problem.sentence, sizeof problem.sentence, "%s", sentence);
    put(problems, &problem);
}

void problems_end(Problems *problems, const char *name) {
    Problem *problem = find(problems, name);
    if (!problem) return;
    release(problem);
    take_out(problems, problem);
}

bool problems_stands(const Problems *problems, const char *name) { return find((Problems *)problems, name); }

/* ---- trying ---- */

static bool try(Problem *problem) {
    errno = 0;
    bool is_saved = problem->keeping.save(problem->keeping.user);
    problem->why = is_saved ? 0 : errno != 0 ? errno : EIO;
    return is_saved;
}

static bool has_tries(const Problems *problems) {
    for (int i = 0; i < problems->count; i++)
        if (problems->list[i].keeping.save) return true;
    return false;
}

double problems_retry_at(const Problems *problems) {
    return has_tries(problems) ? problems->retry_at : INFINITY;
}

/* Tries each once; true if one was saved after another had failed. */
static bool try_each(Problems *problems, bool *has_changed) {
    int failed = 0;
    bool is_mended = false;
    for (int i = 0; i < problems->count;) {
        Problem *problem = &problems->list[i];
        int before = problem->why;
        bool is_saved = problem->keeping.save && try(problem);
        *has_changed |= is_saved || problem->why != before;
        is_mended |= is_saved && failed > 0;
        failed += !is_saved && problem->keeping.save;
        if (is_saved)
            problems_end(problems, problem->name);
        else
            i++;
    }
    return is_mended;
}

bool problems_retry(Problems *problems, double now_ms) {
    bool has_changed = false;
    problems->retry_at = now_ms + PROBLEM_RETRY_MS;
    while (try_each(problems, &has_changed)) {}
    return has_changed;
}

bool problems_keep(Problems *problems, const char *name, const Keeping *keeping, double now_ms) {
    bool had_tries = has_tries(problems);
    Problem problem = problem_named(name);
    problem.keeping = *keeping;
    bool is_saved = try(&problem);
    put(problems, &problem);
    if (is_saved) problems_end(problems, name);
    if (!is_saved && !had_tries) problems->retry_at = now_ms + PROBLEM_RETRY_MS;
    if (is_saved && had_tries) problems_retry(problems, now_ms);
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

static void format_advice(const Problems *problems, int code, Text *words) {
    const char *advice = advice_of(code), *at = strstr(advice, "%s");
    text_add_bytes(words, advice, at ? (size_t)(at - advice) : strlen(advice));
    if (at) text_add(words, problems->folder);
    if (at) text_add(words, at + strlen("%s"));
}

static bool is_first_of_cause(const Problems *problems, int index) {
    for (int i = 0; i < index; i++)
        if (problems->list[i].keeping.save && problems->list[i].why == problems->list[index].why)
            return false;
    return true;
}

/* Two games of which neither can be saved are said once. */
static bool is_said_before(const Problems *problems, int first, int index) {
    for (int i = first; i < index; i++) {
        const Problem *before = &problems->list[i], *problem = &problems->list[index];
        if (before->keeping.save && before->why == problem->why &&
            strcmp(before->keeping.what, problem->keeping.what) == 0)
            return true;
    }
    return false;
}

/* All that fails for the same reason. */
static void format_cause(const Problems *problems, int first, Text *words) {
    int code = problems->list[first].why;
    text_add(words, _("Not saved: "));
    for (int i = first; i < problems->count; i++) {
        const Problem *problem = &problems->list[i];
        if (!problem->keeping.save || problem->why != code || is_said_before(problems, first, i)) continue;
        if (i > first) text_add(words, ", ");
        text_add(words, _(problem->keeping.what));
    }
    text_add(words, " (");
    text_add(words, file_words(code));
    text_add(words, "). ");
    format_advice(problems, code, words);
    text_add(words, _("; saving is tried again by itself."));
}

void problems_say(const Problems *problems, Text *words) {
    for (int i = 0; i < problems->count; i++) {
        const Problem *problem = &problems->list[i];
        bool is_said = !problem->keeping.save || is_first_of_cause(problems, i);
        if (is_said && words->used > 0) text_add(words, "\n");
        if (!problem->keeping.save)
            text_add(words, problem->sentence);
        else if (is_said)
            format_cause(problems, i, words);
    }
}
