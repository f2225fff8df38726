#include "session/saves.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/memory.h"
#include "match/json/file.h"

enum { NOTE_BYTES = 1 << 20, NAMES_MAX = 1 << 16, TRIES = 1000, GAMES_MAX = 1000 };
static const char record_ending[] = ".sabacc", note_ending[] = ".unfinished", old_note[] = "unfinished.json";

/* ---- names ---- */

static bool join(char path[PLAN_PATH], const char *directory, const char *name) {
    int length = snprintf(path, PLAN_PATH, "%s/%s", directory, name);
    if (length >= 0 && length < PLAN_PATH) return true;
    errno = ENAMETOOLONG;
    return false;
}

static bool has_ending(const char *name, const char *ending) {
    size_t length = strlen(name), tail = strlen(ending);
    return length > tail && strcmp(name + length - tail, ending) == 0;
}

/* The same name with another ending; false where it has not the first one. */
static bool change_ending(const char *path, const char *from, const char *to, char changed[PLAN_PATH]) {
    if (!has_ending(path, from)) return false;
    int stem = (int)(strlen(path) - strlen(from));
    int length = snprintf(changed, PLAN_PATH, "%.*s%s", stem, path, to);
    errno = ENAMETOOLONG;
    return length >= 0 && length < PLAN_PATH;
}

/* ---- notes ---- */

/* What an earlier version wrote, "undo": true, is as honest as it is now. */
static const char *const undo_words[] = {[MATCH_UNDO_NEVER] = "\"undo\": false",
                                         [MATCH_UNDO_UNSEEN] = "\"undo\": true",
                                         [MATCH_UNDO_PRACTICE] = "\"undo\": true, \"practice\": true"};

/* A number for each seat. */
static void add_list(Text *words, const char *key, const uint8_t of[SABACC_MAX_SEATS]) {
    text_add(words, key);
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) {
        text_add(words, seat == 0 ? "[" : ", ");
        text_add_int(words, of[seat]);
    }
    text_add(words, "]");
}

static void format_note(const SaveNote *note, Text *words) {
    text_add(words, "{");
    text_add(words, undo_words[note->allow_undo]);
    if (teams_are_on(&note->teams)) add_list(words, ", \"teams\": ", note->teams.of);
    if (absence_is_on(&note->absence)) add_list(words, ", \"away\": ", note->absence.of);
    text_add(words, "}\n");
}

static bool write_note(const char *path, const SaveNote *note, bool is_new) {
    char file[PLAN_PATH], words[256];
    Text text = text_over(words, sizeof words);
    if (!change_ending(path, record_ending, note_ending, file)) return false;
    format_note(note, &text);
    return is_new ? file_write_new(file, words, text.used, FILE_SAFE)
                  : file_write(file, words, text.used, FILE_SAFE);
}

bool saves_note(const char *path, const SaveNote *note) { return write_note(path, note, false); }

bool saves_end(const char *path) {
    char note[PLAN_PATH];
    return change_ending(path, record_ending, note_ending, note) && file_remove(note);
}

/* A note that cannot be read says as much as a new game does. */
static SaveNote read_note(const char *path) {
    json_error_t error;
    int allows = 1, is_practice = 0;
    json_t *root = json_file_read(path, NOTE_BYTES, &error);
    SaveNote note = {.allow_undo = MATCH_UNDO_UNSEEN};
    (void)json_unpack(root, "{s:b, s?b}", "undo", &allows, "practice", &is_practice);
    if (!allows) note.allow_undo = MATCH_UNDO_NEVER;
    if (allows && is_practice) note.allow_undo = MATCH_UNDO_PRACTICE;
    teams_read(&note.teams, json_object_get(root, "teams"));
    absence_read(&note.absence, json_object_get(root, "away"));
    json_decref(root);
    return note;
}

/* ---- a new game ---- */

static void format_moment(char *words, size_t size) {
    time_t now = time(NULL);
    struct tm local;
    localtime_r(&now, &local);
    strftime(words, size, "%Y%m%d-%H%M%S", &local);
}

/* The note may be there though it could not be synced. */
static void take_back(const char *note) {
    int why = errno;
    bool is_gone = file_remove(note);
    (void)is_gone; /* else it is swept */
    errno = why;
}

static bool take_name(const char *path, bool is_noted, const SaveNote *noted) {
    char note[PLAN_PATH];
    if (!change_ending(path, record_ending, note_ending, note)) return false;
    bool is_free = file_facts_of_link(path).kind == FILE_NONE && file_facts_of_link(note).kind == FILE_NONE;
    errno = EEXIST;
    if (!is_free || (is_noted && !write_note(path, noted, true))) {
        if (errno != EEXIST) take_back(note);
        return false;
    }
    return true;
}

bool saves_begin(const char *data, const char *game, bool is_noted, const SaveNote *note,
                 char path[PLAN_PATH]) {
    char directory[PLAN_PATH], name[128], moment[32];
    if (!join(directory, data, "games") || !file_make_folder(directory)) return false;
    format_moment(moment, sizeof moment);
    for (int number = 1; number < TRIES; number++) {
        snprintf(name, sizeof name, number == 1 ? "%s-%s.sabacc" : "%s-%s-%d.sabacc", moment, game, number);
        if (!join(path, directory, name)) return false;
        if (take_name(path, is_noted, note)) return true;
        if (errno != EEXIST) return false;
    }
    return false;
}

const SabaccGame *saves_game(const SavedGame *saved) {
    enum { MOMENT = sizeof "20261121-203000-" - 1 };
    const char *slash = strrchr(saved->path, '/'), *name = slash ? slash + 1 : saved->path;
    if (strlen(name) <= MOMENT) return NULL;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        size_t length = strlen(game->id);
        const char *after = name + MOMENT + length;
        if (strncmp(name + MOMENT, game->id, length) != 0) continue;
        if (*after == '.' || (*after == '-' && after[1] >= '0' && after[1] <= '9')) return game;
    }
    return NULL;
}

/* ---- games that were left ---- */

/* An earlier version has noted one game at a time, by the path that its record had then. */
static void carry_over(const char *directory) {
    char note[PLAN_PATH], path[PLAN_PATH];
    json_error_t error;
    const char *record = NULL;
    int allow_undo = 0;
    if (!join(note, directory, old_note) || !file_is_plain(note)) return;
    json_t *root = json_file_read(note, NOTE_BYTES, &error);
    bool is_read = json_unpack(root, "{s:s, s:b}", "record", &record, "undo", &allow_undo) == 0;
    const char *slash = is_read ? strrchr(record, '/') : NULL;
    bool is_there = is_read && join(path, directory, slash ? slash + 1 : record) && file_facts(path).size > 0;
    SaveNote carried = {.allow_undo = allow_undo ? MATCH_UNDO_UNSEEN : MATCH_UNDO_NEVER};
    bool is_carried = is_there && saves_note(path, &carried) && file_remove(note);
    (void)is_carried; /* else the next time */
    json_decref(root);
}

static bool find_game(const char *directory, const char *name, SavedGame *game) {
    char note[PLAN_PATH];
    if (!has_ending(name, note_ending) || !join(note, directory, name)) return false;
    if (!change_ending(note, note_ending, record_ending, game->path)) return false;
    FileFacts facts = file_facts(game->path);
    if (facts.kind != FILE_PLAIN) return false;
    game->note = read_note(note);
    game->is_held = file_is_held(game->path);
    game->changed = facts.changed;
    game->changed_ns = facts.changed_ns;
    return true;
}

bool saves_find(const char *record, SavedGame *game) {
    char note[PLAN_PATH];
    if (!change_ending(record, record_ending, note_ending, note) || !file_is_plain(note)) return false;
    char *slash = strrchr(note, '/');
    if (slash) *slash = '\0';
    return find_game(slash ? note : ".", slash ? slash + 1 : note, game);
}

static int by_time(const void *a, const void *b) {
    const SavedGame *one = a, *other = b;
    if (one->changed != other->changed) return one->changed < other->changed ? 1 : -1;
    if (one->changed_ns != other->changed_ns) return one->changed_ns < other->changed_ns ? 1 : -1;
    return strcmp(other->path, one->path);
}

int saves_unfinished(const char *data, SavedGame *games, int max) {
    char directory[PLAN_PATH];
    FileList names = {0};
    int count = 0;
    if (!join(directory, data, "games")) return 0;
    carry_over(directory);
    if (!file_list(&names, directory, NAMES_MAX)) return 0;
    SavedGame *found = memory_calloc(GAMES_MAX, sizeof *found);
    for (size_t i = 0; i < names.count && count < GAMES_MAX; i++)
        count += find_game(directory, names.names[i], &found[count]);
    qsort(found, (size_t)count, sizeof *found, by_time);
    for (int i = 0; i < count && i < max; i++) games[i] = found[i];
    free(found);
    file_list_free(&names);
    return count;
}

GamePlan saves_plan(const SavedGame *game) {
    GamePlan plan = {.kind = PLAN_RESUME,
                     .setup = {.allow_undo = game->note.allow_undo},
                     .teams = game->note.teams,
                     .absence = game->note.absence};
    memcpy(plan.path, game->path, sizeof plan.path);
    return plan;
}

bool saves_last(const char *data, SavedGame *game) {
    enum { LOOKED_AT = 64 };
    SavedGame *games = memory_calloc(LOOKED_AT, sizeof *games);
    int count = saves_unfinished(data, games, LOOKED_AT), best = 0;
    for (int i = count < LOOKED_AT ? count : LOOKED_AT; i-- > 0;)
        if (!games[i].is_held) best = i;
    if (count > 0) *game = games[best];
    free(games);
    return count > 0;
}

/* A kill may leave a note before there is a record. One that is new may be of another program that begins a
 * game now. */
static void sweep_notes(const char *directory) {
    enum { NEW_S = 60 };
    FileList names = {0};
    if (!file_list(&names, directory, NAMES_MAX)) return;
    for (size_t i = 0; i < names.count; i++) {
        char note[PLAN_PATH], record[PLAN_PATH];
        if (!join(note, directory, names.names[i]) ||
            !change_ending(note, note_ending, record_ending, record))
            continue;
        bool is_new = (int64_t)time(NULL) - file_facts_of_link(note).changed < NEW_S;
        if (!is_new && file_facts_of_link(record).kind == FILE_NONE && errno == ENOENT) take_back(note);
    }
    file_list_free(&names);
}

void saves_sweep(const char *data) {
    static const char *const folders[] = {".", "games", "house-rules", "export"};
    char directory[PLAN_PATH];
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        if (join(directory, data, folders[i])) file_sweep(directory, ".part");
    if (join(directory, data, "games")) sweep_notes(directory);
}
