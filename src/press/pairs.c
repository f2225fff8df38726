#include "press/pairs.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "press/sheet.h"

enum { HALF = 2 };

/* A downscaled face: three values of Lab per pixel. */
typedef struct Glance {
    size_t pixels;
    float *lab;
} Glance;

/* The mean of a square of HALF pixels a side. The faces of a deck share one outline, so transparent pixels
 * stay black. */
static uint32_t mean_color(const Picture *picture, int left, int top) {
    uint32_t sums[3] = {0}, color = 0;
    for (int y = top; y < top + HALF; y++) {
        for (int x = left; x < left + HALF; x++) {
            const uint8_t *pixel = picture->pixels + ((size_t)y * (size_t)picture->width + (size_t)x) * 4;
            for (int c = 0; c < 3; c++) sums[c] += (uint32_t)pixel[c] * pixel[3] / 255;
        }
    }
    for (int c = 0; c < 3; c++) color = color << 8 | sums[c] / (HALF * HALF);
    return color;
}

static Glance glance_at(const Picture *picture) {
    int width = picture->width / HALF, height = picture->height / HALF;
    Glance glance = {.pixels = (size_t)width * (size_t)height};
    glance.lab = memory_calloc(glance.pixels * 3, sizeof *glance.lab);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            double lab[3];
            blind_lab(mean_color(picture, x * HALF, y * HALF), lab);
            for (int c = 0; c < 3; c++) glance.lab[(y * width + x) * 3 + c] = (float)lab[c];
        }
    }
    return glance;
}

static double distance_of(const Glance *one, const Glance *other) {
    double sum = 0;
    for (size_t i = 0; i < one->pixels * 3; i += 3) {
        float l = one->lab[i] - other->lab[i], a = one->lab[i + 1] - other->lab[i + 1],
              b = one->lab[i + 2] - other->lab[i + 2];
        sum += sqrt((double)(l * l + a * a + b * b));
    }
    return sum / (double)one->pixels;
}

static void look(const Picture *faces, size_t count, BlindKind kind, Glance *glances) {
    for (size_t i = 0; i < count; i++) {
        Picture seen = picture_new(faces[i].width, faces[i].height, 0);
        picture_lay(&seen, &faces[i], 0, 0);
        picture_as_seen(kind, &seen);
        glances[i] = glance_at(&seen);
        picture_free(&seen);
    }
}

static void take_closer(Pair *pairs, const size_t *faces, size_t count, BlindKind kind,
                        const Glance *glances) {
    Pair *pair = pairs;
    for (size_t a = 0; a < count; a++) {
        for (size_t b = a + 1; b < count; b++, pair++) {
            double distance = distance_of(&glances[a], &glances[b]);
            if (kind == BLIND_NONE || distance < pair->distance)
                *pair = (Pair){faces[a], faces[b], kind, distance};
        }
    }
}

static int closest_first(const void *one, const void *other) {
    double a = ((const Pair *)one)->distance, b = ((const Pair *)other)->distance;
    return (a > b) - (a < b);
}

static size_t take_faces(const Deck *deck, size_t *faces) {
    size_t count = 0;
    for (size_t i = 0; i < deck_face_count(deck); i++)
        if (strncmp(deck_face_name(deck, i), "back", 4) != 0) faces[count++] = i;
    return count;
}

Pair *pairs_measure(const Deck *deck, size_t *count) {
    size_t *faces = memory_calloc(deck_face_count(deck), sizeof *faces);
    size_t taken = take_faces(deck, faces);
    Picture *pictures = memory_calloc(taken + 1, sizeof *pictures);
    Glance *glances = memory_calloc(taken + 1, sizeof *glances);
    *count = taken * (taken - (taken > 0)) / 2;
    Pair *pairs = memory_calloc(*count + 1, sizeof *pairs);
    for (size_t i = 0; i < taken; i++)
        pictures[i] = sheet_face(deck, deck_face_name(deck, faces[i]), PAIRS_HEIGHT);
    for (int kind = BLIND_NONE; kind < BLIND_COUNT; kind++) {
        look(pictures, taken, (BlindKind)kind, glances);
        take_closer(pairs, faces, taken, (BlindKind)kind, glances);
        for (size_t i = 0; i < taken; i++) free(glances[i].lab);
    }
    qsort(pairs, *count, sizeof *pairs, closest_first);
    for (size_t i = 0; i < taken; i++) picture_free(&pictures[i]);
    free(pictures);
    free(glances);
    free(faces);
    return pairs;
}
