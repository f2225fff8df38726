#include "session/past_games_export.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "session/hand_history.h"

enum { RECORD_BYTES = 1 << 26 };

static bool join(char path[PLAN_PATH], const char *folder, int stem, const char *name, const char *ending) {
    errno = ENAMETOOLONG;
    return snprintf(path, PLAN_PATH, "%s/%.*s%s", folder, stem, name, ending) < PLAN_PATH;
}

static bool complain(Text *why, const char *path) {
    const char *reason = file_words(errno);
    text_add(why, path);
    text_add(why, ": ");
    text_add(why, reason);
    return false;
}

static bool copy_record(const char *from, const char *to, Text *why) {
    size_t size = 0;
    char *bytes = file_read(from, RECORD_BYTES, &size);
    if (!bytes) return complain(why, from);
    bool is_written = file_write(to, bytes, size, FILE_SAFE);
    free(bytes);
    return is_written || complain(why, to);
}

static bool write_history(const char *record, const char *to, Text *why) {
    char *history = hand_history(record, HISTORY_MARKDOWN, false, NULL, why);
    if (!history) return false;
    bool is_written = file_write(to, history, strlen(history), FILE_SAFE);
    free(history);
    return is_written || complain(why, to);
}

bool past_games_export(const PastGames *games, int index, char where[PLAN_PATH], Text *why) {
    char folder[PLAN_PATH], record[PLAN_PATH], copy[PLAN_PATH], sentence[MATCH_MESSAGE];
    Text unplayed = text_over(sentence, sizeof sentence);
    const PastGame *game = &games->list[index];
    int stem = (int)(strlen(game->file) - strlen(".sabacc"));
    where[0] = '\0';
    if (!join(folder, games->data, 6, "export", "") || !past_games_path(games, index, record) ||
        !join(copy, folder, stem, game->file, ".sabacc") || !join(where, folder, stem, game->file, ".md"))
        return complain(why, games->data);
    if (!file_make_folder(folder)) return complain(why, folder);
    if (!copy_record(record, copy, why)) return false;
    if (game->digest.fault) {
        memcpy(where, copy, sizeof copy);
        return true;
    }
    if (write_history(copy, where, &unplayed)) return true;
    text_add(why, sentence);
    return false;
}
