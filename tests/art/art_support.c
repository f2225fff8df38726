#include "art_support.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *const art_decks[] = {"spike", "classic",    "local", "kessel", "tokens",     "pazaak",   "dice",
                                 "chips", "chips-side", "table", "cloth",  "cloth-laid", "wordmark", NULL};

char *art_path(const char *folder, const char *name) {
    size_t size = strlen(folder) + strlen(name) + 2;
    char *path = malloc(size);
    assert_non_null(path);
    snprintf(path, size, "%s/%s", folder, name);
    return path;
}

Deck *art_open(const char *name) {
    char error[512];
    char *dir = art_path(SABACC_ASSETS "/cards", name);
    Deck *deck = deck_open(dir, error, sizeof error);
    if (!deck) fail_msg("%s", error);
    free(dir);
    return deck;
}

char *art_new_folder(void) {
    const char *parent = getenv("TMPDIR");
    char *folder = art_path(parent ? parent : "/tmp", "sabacc-art-XXXXXX");
    assert_non_null(mkdtemp(folder));
    return folder;
}

void art_remove_folder(char *folder) {
    DIR *dir = opendir(folder);
    assert_non_null(dir);
    for (struct dirent *entry; (entry = readdir(dir));) {
        char *path = art_path(folder, entry->d_name);
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            assert_int_equal(unlink(path), 0);
        free(path);
    }
    closedir(dir);
    assert_int_equal(rmdir(folder), 0);
    free(folder);
}

void art_write(const char *folder, const char *name, const char *text) {
    char *path = art_path(folder, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
    free(path);
}

uint32_t art_take_color(char *text) {
    assert_non_null(text);
    assert_int_equal(strlen(text), 7);
    assert_int_equal(text[0], '#');
    uint32_t color = (uint32_t)strtoul(text + 1, NULL, 16);
    free(text);
    return color;
}

uint32_t art_pixel_over(const Picture *picture, int x, int y, uint32_t ground) {
    const uint8_t *pixel = picture->pixels + ((size_t)y * (size_t)picture->width + (size_t)x) * 4;
    uint32_t seen = 0;
    for (int c = 0; c < 3; c++) {
        uint32_t below = ground >> (16 - 8 * c) & 255;
        seen = seen << 8 | (pixel[c] * (uint32_t)pixel[3] + below * (255u - pixel[3]) + 127) / 255;
    }
    return seen;
}

double art_coverage(const Picture *picture) {
    size_t count = (size_t)picture->width * (size_t)picture->height;
    double sum = 0;
    for (size_t i = 0; i < count; i++) sum += picture->pixels[i * 4 + 3] / 255.0;
    return sum / (double)count;
}
