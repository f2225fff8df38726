#include "session/past_games.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/files.h"
#include "base/memory.h"
#include "session/past_games_file.h"

enum { NAMES_MAX = 1 << 17, LONGEST_MINUTES = 6 * 60 };
static const char record_ending[] = ".sabacc", note_ending[] = ".unfinished";

/* ---- names ---- */

static bool join(char path[PLAN_PATH], const char *data, const char *folder, const char *name) {
    errno = ENAMETOOLONG;
    return snprintf(path, PLAN_PATH, "%s/%s/%s", data, folder, name) < PLAN_PATH;
}

static bool has_ending(const char *name, const char *ending) {
    size_t length = strlen(name), tail = strlen(ending);
    return length > tail && strcmp(name + length - tail, ending) == 0;
}

/* "20261124-161721-classic.sabacc" began at that local time. */
static int64_t begun_at(const char *name) {
    struct tm at = {.tm_isdst = -1};
    int used = 0;
    bool is_named = sscanf(name, "%4d%2d%2d-%2d%2d%2d-%n", &at.tm_year, &at.tm_mon, &at.tm_mday, &at.tm_hour,
                           &at.tm_min, &at.tm_sec, &used) == 6 &&
                    used == 16;
    at.tm_year -= 1900;
    at.tm_mon -= 1;
    return is_named ? (int64_t)mktime(&at) : 0;
}

bool past_games_path(const PastGames *games, int index, char path[PLAN_PATH]) {
    return join(path, games->data, "games", games->list[index].file);
}

int past_game_minutes(const PastGame *game) {
    int64_t minutes = (game->changed - game->begun) / 60;
    bool is_known = game->begun > 0 && game->changed >= game->begun && minutes <= LONGEST_MINUTES;
    return is_known ? (int)(minutes > 0 ? minutes : 1) : 0;
}

/* ---- reading ---- */

static int by_name(const void *a, const void *b) {
    return strcmp(((const PastGame *)a)->file, ((const PastGame *)b)->file);
}

static int by_time(const void *a, const void *b) {
    const PastGame *one = a, *other = b;
    if (one->changed != other->changed) return one->changed < other->changed ? 1 : -1;
    if (one->changed_ns != other->changed_ns) return one->changed_ns < other->changed_ns ? 1 : -1;
    return strcmp(other->file, one->file);
}

static void list_record(PastGames *games, const char *name) {
    char path[PLAN_PATH];
    if (!join(path, games->data, "games", name)) return;
    FileFacts facts = file_facts(path);
    if (facts.kind != FILE_PLAIN) return;
    games->list[games->count++] = (PastGame){.file = memory_strdup(name),
                                             .size = facts.size,
                                             .changed = facts.changed,
                                             .changed_ns = facts.changed_ns,
                                             .begun = begun_at(name)};
}

static int name_of(const void *key, const void *game) { return strcmp(key, ((const PastGame *)game)->file); }

static PastGame *find(PastGames *games, const char *name) {
    return games->count > 0 ? bsearch(name, games->list, (size_t)games->count, sizeof *games->list, name_of)
                            : NULL;
}

static void note_unfinished(PastGames *games, const char *note) {
    char name[256];
    int stem = (int)(strlen(note) - strlen(note_ending));
    if (snprintf(name, sizeof name, "%.*s%s", stem, note, record_ending) >= (int)sizeof name) return;
    PastGame *game = find(games, name);
    if (game) game->is_unfinished = true;
}

/* A digest of the file is taken for the record that it was made of. */
static void take_kept(void *self, KeptDigest *kept) {
    PastGames *games = self;
    PastGame *game = find(games, kept->file);
    bool fits = game && !game->is_digested && game->size == kept->size && game->changed == kept->changed &&
                game->changed_ns == kept->changed_ns;
    if (fits) {
        game->digest = kept->digest;
        game->is_digested = true;
        games->left--;
    } else {
        game_digest_free(&kept->digest);
        games->is_changed = true;
    }
}

/* The list by name, which is the order of the folder, as long as games are looked up by it. */
static void list_records(PastGames *games, const FileList *names) {
    games->list = memory_calloc(names->count + 1, sizeof *games->list);
    for (size_t i = 0; i < names->count; i++)
        if (has_ending(names->names[i], record_ending)) list_record(games, names->names[i]);
    qsort(games->list, (size_t)games->count, sizeof *games->list, by_name);
    for (size_t i = 0; i < names->count; i++)
        if (has_ending(names->names[i], note_ending)) note_unfinished(games, names->names[i]);
}

void past_games_read(PastGames *games, const char *data) {
    char folder[PLAN_PATH];
    FileList names = {0};
    *games = (PastGames){0};
    snprintf(games->data, sizeof games->data, "%s", data);
    if (!join(folder, data, "games", "") || !file_list(&names, folder, NAMES_MAX)) return;
    list_records(games, &names);
    file_list_free(&names);
    games->left = games->count;
    if (!past_games_file_read(data, take_kept, games)) games->is_changed = true;
    games->is_changed |= games->left > 0;
    qsort(games->list, (size_t)games->count, sizeof *games->list, by_time);
}

void past_games_digest(const char *data, const char *file, GameDigest *digest) {
    char path[PLAN_PATH];
    *digest = (GameDigest){0};
    if (join(path, data, "games", file)) game_digest_read(path, digest);
}

void past_games_set(PastGames *games, int index, GameDigest *digest) {
    PastGame *game = &games->list[index];
    if (game->is_digested)
        game_digest_free(&game->digest);
    else
        games->left--;
    game->digest = *digest;
    game->is_digested = true;
    games->is_changed = true;
}

bool past_games_write(PastGames *games) {
    if (!games->is_changed) return true;
    games->is_changed = !past_games_file_write(games->data, games->list, games->count);
    return !games->is_changed;
}

static void free_game(PastGame *game) {
    free(game->file);
    if (game->is_digested) game_digest_free(&game->digest);
}

void past_games_free(PastGames *games) {
    for (int i = 0; i < games->count; i++) free_game(&games->list[i]);
    free(games->list);
    *games = (PastGames){0};
}

/* ---- deleting ---- */

bool past_games_delete(PastGames *games, int index) {
    char path[PLAN_PATH];
    if (!past_games_path(games, index, path)) return false;
    if (file_is_held(path)) {
        errno = FILE_IS_HELD;
        return false;
    }
    if (!saves_end(path) || !file_remove(path)) return false;
    free_game(&games->list[index]);
    games->count--;
    memmove(&games->list[index], &games->list[index + 1],
            (size_t)(games->count - index) * sizeof *games->list);
    games->is_changed = true;
    return true;
}
