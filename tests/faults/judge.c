#define _DEFAULT_SOURCE /* DT_DIR */
#include "judge.h"

#include <dirent.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/files.h"

__attribute__((format(printf, 2, 3))) static void complain(const Finding *finding, const char *format, ...) {
    char sentence[PLAN_PATH + MATCH_MESSAGE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    finding->fail(finding->user, sentence);
}

/* ---- settings and the like ---- */

static void check_keep(const Finding *finding, Keep keep) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    int number = keep_read(keep, finding->directory, &why);
    const Timeline *timeline = finding->timeline;
    if (number == KEEP_BROKEN)
        complain(finding, "%s: broken: %s", keep_names[keep], words);
    else if (timeline &&
             !timeline_allows_number(timeline, finding->moments, finding->is_power_cut, keep, number))
        complain(finding, "%s: %d is found, which it is not then", keep_names[keep], number);
}

/* ---- the unfinished game ---- */

/* The lines of a record behind its header; none where the file does not exist. */
static Lines lines_of(const char *path) {
    Lines lines = lines_none();
    size_t size;
    char *bytes = file_read(path, SIZE_MAX, &size);
    const char *at = bytes ? memchr(bytes, '\n', size) : NULL;
    while (at && at + 1 < bytes + size) {
        const char *end = memchr(at + 1, '\n', size - (size_t)(at + 1 - bytes));
        if (!end) break;
        lines = lines_add(lines, at + 1, (size_t)(end - at - 1));
        at = end;
    }
    free(bytes);
    return lines;
}

static void check_lines(const Finding *finding, const char *path) {
    Lines lines = lines_of(path);
    if (!timeline_allows_lines(finding->timeline, finding->moments, finding->is_power_cut, lines))
        complain(finding, "%s: %d actions, which it had not then", path, lines.count);
}

/* `path`: the unfinished game offered by the program; NULL for none. */
static void check_offer(const Finding *finding, const char *path) {
    const Timeline *timeline = finding->timeline;
    char record[2 * PLAN_PATH];
    if (path && !timeline_allows_game(timeline, finding->moments, finding->is_power_cut))
        complain(finding, "%s: a finished game is offered", path);
    if (!path && timeline_wants_game(timeline, finding->moments, finding->is_power_cut))
        complain(finding, "%s: the game is not found", timeline->record);
    snprintf(record, sizeof record, "%s/%s", finding->directory, timeline->record);
    if (path)
        check_lines(finding, path);
    else if (timeline_is_over(timeline, finding->moments))
        check_lines(finding, record);
}

static void check_game(const Finding *finding) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    GameSave save;
    Match *match = evening_resume(finding->directory, &save, &why);
    bool is_found = match != NULL;
    match_free(match);
    if (words[0])
        complain(finding, "the game cannot be gone on with: %s", words);
    else if (finding->timeline)
        check_offer(finding, is_found ? save.path : NULL);
}

/* ---- all files ---- */

static bool has_ending(const char *name, const char *ending) {
    size_t length = strlen(name), size = strlen(ending);
    return length >= size && strcmp(name + length - size, ending) == 0;
}

/* Every record can be read, and no temporary file is left. */
static void check_file(const Finding *finding, const char *path) {
    char words[MATCH_MESSAGE] = "", ignored[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words), warning = text_over(ignored, sizeof ignored);
    if (has_ending(path, ".part") || has_ending(path, ".new") || has_ending(path, ".tmp"))
        complain(finding, "%s is left", path);
    if (!has_ending(path, ".sabacc")) return;
    Match *match = match_replay(path, &warning, &why);
    if (!match) complain(finding, "a record cannot be read: %s", words);
    match_free(match);
}

static void check_files(const Finding *finding, const char *directory) {
    char path[PLAN_PATH];
    struct stat about;
    DIR *stream = opendir(directory);
    for (struct dirent *entry = stream ? readdir(stream) : NULL; entry; entry = readdir(stream)) {
        snprintf(path, sizeof path, "%s/%s", directory, entry->d_name);
        if (entry->d_name[0] == '.' || lstat(path, &about) != 0) continue;
        if (S_ISDIR(about.st_mode))
            check_files(finding, path);
        else if (S_ISREG(about.st_mode))
            check_file(finding, path);
    }
    if (stream) closedir(stream);
}

void judge_directory(const Finding *finding) {
    evening_start(finding->directory);
    for (int i = 0; i < KEEPS; i++) check_keep(finding, (Keep)i);
    check_game(finding);
    check_files(finding, finding->directory);
}
