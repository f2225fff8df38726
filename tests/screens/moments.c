#include "moments.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/hash.h"

static void write_file(Moments *moments, const char *path, const char *text) {
    if (file_write(path, text, strlen(text), FILE_QUICK)) return;
    fprintf(stderr, "%s cannot be written\n", path);
    moments->has_failed = true;
}

bool moments_open(Moments *moments, const char *out, int count, char **rest) {
    *moments = (Moments){.out = out};
    if (count == 0) return true;
    moments->only = rest[0];
    moments->only_action = count == 2 ? (int)strtol(rest[1], NULL, 10) : 0;
    return moments->only_action > 0;
}

bool moments_begin_game(Moments *moments, const char *game) {
    if (moments->only) return strcmp(moments->only, game) == 0;
    snprintf(moments->folder, sizeof moments->folder, "%s/moments/%s", moments->out, game);
    if (file_make_folders(moments->folder)) return true;
    fprintf(stderr, "%s cannot be made\n", moments->folder);
    moments->has_failed = true;
    return false;
}

bool moments_begin_action(Moments *moments, int action) {
    moments->action = action;
    moments->lines[0] = '\0';
    return !moments->only || action <= moments->only_action;
}

void moments_add(Moments *moments, const char *name, const char *text) {
    char path[MOMENTS_PATH];
    size_t used = strlen(moments->lines), left = sizeof moments->lines - used;
    int length = snprintf(moments->lines + used, left, "%s %016llx\n", name,
                          (unsigned long long)hash_bytes(text, strlen(text)));
    if ((size_t)length >= left) {
        fprintf(stderr, "action %d has more moments than are kept\n", moments->action);
        exit(1);
    }
    snprintf(path, sizeof path, "%s/%s.txt", moments->out, name);
    if (moments->only && moments->action == moments->only_action) write_file(moments, path, text);
}

void moments_end_action(Moments *moments) {
    char path[MOMENTS_PATH + 16];
    snprintf(path, sizeof path, "%s/%04d.drawn", moments->folder, moments->action);
    if (!moments->only) write_file(moments, path, moments->lines);
}
