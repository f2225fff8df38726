#include "kept.h"

#include <stdlib.h>
#include <string.h>

static char *read_all(const char *path) {
    enum { ROOM = 1 << 20 };
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    char *text = calloc(1, ROOM);
    if (text) text[fread(text, 1, ROOM - 1, file)] = '\0';
    fclose(file);
    return text;
}

static int lines_of(const char *text) {
    int count = 0;
    for (; *text; text++) count += *text == '\n';
    return count;
}

bool kept_open(Kept *kept, int count, char **words) {
    *kept = (Kept){0};
    bool is_shown = count == 3 && strcmp(words[1], "--show") == 0;
    bool is_update = count == 3 && strcmp(words[2], "--update") == 0;
    if (is_shown) kept->shown = words[2];
    if (is_update) kept->out = fopen(words[1], "wb");
    if (count == 2) kept->text = read_all(words[1]);
    if (kept->shown || kept->out || kept->text) return true;
    fprintf(stderr, "usage: %s KEPT [--update] | --show PART\n", words[0]);
    return false;
}

static bool is_of(const char *name, const char *shown) {
    size_t length = strlen(shown);
    return strncmp(name, shown, length) == 0 && (name[length] == '\0' || name[length] == ' ');
}

Said kept_begin(const Kept *kept, const char *name) {
    bool is_shown = kept->shown && is_of(name, kept->shown);
    if (is_shown) printf("==== %s\n", name);
    return said_nothing(is_shown);
}

void kept_end(Kept *kept, const char *name, const Said *said) {
    char line[400];
    int length = snprintf(line, sizeof line, "%016llx %s\n", (unsigned long long)said->hash, name);
    if (length < 0 || (size_t)length >= sizeof line) abort();
    kept->count++;
    if (kept->out) fputs(line, kept->out);
    if (!kept->text || strstr(kept->text, line)) return;
    kept->different++;
    printf("FAIL %s: otherwise than is kept\n", name);
}

int kept_close(Kept *kept) {
    bool is_good = kept->different == 0;
    int lines = kept->text ? lines_of(kept->text) : kept->count;
    if (lines != kept->count) printf("FAIL there are %d parts, and %d lines are kept\n", kept->count, lines);
    if (!kept->shown) printf("%d parts, %d otherwise than is kept\n", kept->count, kept->different);
    if (kept->out && fclose(kept->out) != 0) is_good = false;
    free(kept->text);
    return is_good && lines == kept->count ? 0 : 1;
}
