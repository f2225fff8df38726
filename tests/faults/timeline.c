#include "timeline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model_private.h"

/* ---- lines ---- */

Lines lines_none(void) { return (Lines){0, 0xcbf29ce484222325U}; }

Lines lines_add(Lines lines, const char *line, size_t length) {
    for (size_t i = 0; i < length; i++) lines.hash = (lines.hash ^ (uint8_t)line[i]) * 0x100000001b3U;
    lines.hash = (lines.hash ^ '\n') * 0x100000001b3U;
    lines.count++;
    return lines;
}

bool lines_are_same(Lines a, Lines b) { return a.count == b.count && a.hash == b.hash; }

/* ---- reading marks ---- */

static Lines last_lines(const Timeline *timeline) {
    return timeline->prefix_count > 0 ? timeline->prefixes[timeline->prefix_count - 1] : lines_none();
}

static void add_prefix(Timeline *timeline, const char *line) {
    Lines next = lines_add(last_lines(timeline), line, strlen(line));
    timeline->prefixes =
        model_memory(timeline->prefixes, (size_t)(timeline->prefix_count + 1) * sizeof *timeline->prefixes);
    timeline->prefixes[timeline->prefix_count++] = next;
}

static const struct {
    const char *word;
    MomentKind kind;
} words_of[] = {{"keeping", MOMENT_KEEPING}, {"kept", MOMENT_KEPT},     {"begun", MOMENT_BEGUN},
                {"applied", MOMENT_APPLIED}, {"undone", MOMENT_UNDONE}, {"hand", MOMENT_HAND},
                {"over", MOMENT_OVER},       {"left", MOMENT_LEFT},     {"problem", MOMENT_PROBLEM},
                {"well", MOMENT_WELL}};

static MomentKind kind_of(const char *line, const char **rest) {
    for (size_t i = 0; i < sizeof words_of / sizeof *words_of; i++) {
        size_t length = strlen(words_of[i].word);
        if (strncmp(line, words_of[i].word, length) != 0 || (line[length] != ' ' && line[length] != '\0'))
            continue;
        *rest = line + length + (line[length] == ' ');
        return words_of[i].kind;
    }
    return MOMENT_OTHER;
}

static void read_keep(const char *rest, Moment *moment) {
    char name[32];
    if (sscanf(rest, "%31s %d", name, &moment->number) != 2) moment->kind = MOMENT_OTHER;
    for (int i = 0; i < KEEPS; i++)
        if (strcmp(name, keep_names[i]) == 0) moment->keep = (Keep)i;
}

static void add_line(Timeline *timeline, long serial, const char *line) {
    const char *rest = "";
    Moment moment = {.serial = serial, .kind = kind_of(line, &rest)};
    switch (moment.kind) {
    case MOMENT_KEEPING:
    case MOMENT_KEPT: read_keep(rest, &moment); break;
    case MOMENT_BEGUN: snprintf(timeline->record, sizeof timeline->record, "%s", rest); break;
    case MOMENT_APPLIED: add_prefix(timeline, rest); break;
    case MOMENT_UNDONE: timeline->prefix_count = atoi(rest); break;
    default: break;
    }
    moment.lines = last_lines(timeline);
    timeline->list = model_memory(timeline->list, (size_t)(timeline->count + 1) * sizeof *timeline->list);
    timeline->list[timeline->count++] = moment;
}

void timeline_add(Timeline *timeline, long serial, const char *text, size_t length) {
    char line[2048];
    for (size_t at = 0; at < length;) {
        const char *end = memchr(text + at, '\n', length - at);
        size_t size = end ? (size_t)(end - text) - at : length - at;
        snprintf(line, sizeof line, "%.*s", (int)size, text + at);
        add_line(timeline, serial, line);
        at += size + 1;
    }
}

void timeline_free(Timeline *timeline) {
    free(timeline->list);
    free(timeline->prefixes);
    *timeline = (Timeline){0};
}

int timeline_until(const Timeline *timeline, long call) {
    int moments = 0;
    while (moments < timeline->count && timeline->list[moments].serial < call) moments++;
    return moments;
}

/* ---- rules ---- */

static bool is_of_record(const Moment *moment) {
    return moment->kind == MOMENT_BEGUN || moment->kind == MOMENT_APPLIED || moment->kind == MOMENT_UNDONE;
}

/* The last moment of that kind among the first; -1 for none. */
static int last_of(const Timeline *timeline, int moments, MomentKind kind) {
    while (moments > 0 && timeline->list[moments - 1].kind != kind) moments--;
    return moments - 1;
}

static int first_from(const Timeline *timeline, int moment, bool (*is_it)(const Moment *moment)) {
    while (moment < timeline->count && !is_it(&timeline->list[moment])) moment++;
    return moment;
}

bool timeline_is_over(const Timeline *timeline, int moments) {
    return last_of(timeline, moments, MOMENT_OVER) >= 0;
}

bool timeline_is_in_problem(const Timeline *timeline) {
    int all = timeline->count;
    return last_of(timeline, all, MOMENT_PROBLEM) > last_of(timeline, all, MOMENT_WELL);
}

/* The moment since which any lines may be found; all moments where only the last may be. */
static int loose_since(const Timeline *timeline, int moments, bool is_power_cut) {
    int problem = last_of(timeline, moments, MOMENT_PROBLEM), since = moments - 1;
    if (problem > last_of(timeline, moments, MOMENT_WELL)) since = problem - 1;
    if (is_power_cut) since = last_of(timeline, moments < since + 1 ? moments : since + 1, MOMENT_HAND);
    return since > 0 ? since : 0;
}

bool timeline_allows_lines(const Timeline *timeline, int moments, bool is_power_cut, Lines lines) {
    int next = first_from(timeline, moments, is_of_record);
    if (next < timeline->count && lines_are_same(timeline->list[next].lines, lines)) return true;
    for (int i = loose_since(timeline, moments, is_power_cut); i < moments; i++)
        if (lines_are_same(timeline->list[i].lines, lines)) return true;
    return moments == 0 && lines.count == 0;
}

/* From its beginning on the player was told that it is not saved. */
static bool was_never_saved(const Timeline *timeline, int moments) {
    bool is_begun = false, has_problem = false;
    for (int i = 0; i < moments; i++) {
        MomentKind kind = timeline->list[i].kind;
        if (kind == MOMENT_PROBLEM) has_problem = true;
        if (kind == MOMENT_WELL) has_problem = false;
        if (is_begun && !has_problem && kind != MOMENT_BEGUN) return false;
        if (kind == MOMENT_BEGUN) is_begun = true;
    }
    return has_problem;
}

bool timeline_wants_game(const Timeline *timeline, int moments, bool is_power_cut) {
    bool is_begun = last_of(timeline, moments, is_power_cut ? MOMENT_HAND : MOMENT_BEGUN) >= 0;
    bool is_ending = moments >= timeline->count || timeline->list[moments].kind == MOMENT_OVER;
    return is_begun && (!is_ending || last_of(timeline, moments, MOMENT_LEFT) >= 0) &&
           !timeline_is_over(timeline, moments) && !was_never_saved(timeline, moments);
}

bool timeline_allows_game(const Timeline *timeline, int moments, bool is_power_cut) {
    return is_power_cut || timeline_is_in_problem(timeline) || !timeline_is_over(timeline, moments);
}

bool timeline_allows_number(const Timeline *timeline, int moments, bool is_power_cut, Keep keep, int number) {
    int kept = KEEP_ABSENT, keeping = KEEP_ABSENT;
    for (int i = 0; i < moments; i++) {
        const Moment *moment = &timeline->list[i];
        if (moment->keep != keep) continue;
        if (moment->kind == MOMENT_KEPT) kept = moment->number;
        if (moment->kind == MOMENT_KEEPING) keeping = moment->number;
    }
    if (number == kept || (number == keeping && keeping > kept)) return true;
    return is_power_cut && !keep_is_precious[keep] && number != KEEP_BROKEN && number < kept;
}
