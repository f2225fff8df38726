/* Runs a fuzz target on every file of the given directories: a regression test without libFuzzer. */
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

enum { MAX_BYTES = 1 << 20 };

static int feed_file(const char *path) {
    static const size_t max = MAX_BYTES;
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        return -1;
    }
    uint8_t *bytes = malloc(max);
    size_t size = bytes != NULL ? fread(bytes, 1, max, file) : 0;
    fclose(file);
    uint8_t *exact = realloc(bytes, size > 0 ? size : 1); /* so that reading past the end is seen */
    LLVMFuzzerTestOneInput(exact, size);
    free(exact);
    return 1;
}

static int feed_directory(const char *directory) {
    DIR *list = opendir(directory);
    if (list == NULL) {
        perror(directory);
        return -1;
    }
    int fed = 0;
    for (struct dirent *entry; fed >= 0 && (entry = readdir(list)) != NULL;) {
        char path[4096];
        if (entry->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "%s/%s", directory, entry->d_name);
        fed = feed_file(path) < 0 ? -1 : fed + 1;
    }
    closedir(list);
    return fed;
}

int main(int argc, char **argv) {
    int all = 0;
    for (int i = 1; i < argc; i++) {
        int fed = feed_directory(argv[i]);
        if (fed <= 0) {
            fprintf(stderr, "%s: nothing to feed\n", argv[i]);
            return 1;
        }
        all += fed;
    }
    printf("%d files\n", all);
    return all > 0 ? 0 : 1;
}
