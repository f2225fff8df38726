#include "render/blind.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static const char *const names[BLIND_COUNT] = {"none", "protan", "deutan", "tritan"};

/* For linear light, rows red, green, blue. */
static const double matrices[BLIND_COUNT][3][3] = {
    [BLIND_NONE] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    [BLIND_PROTAN] = {{0.152286, 1.052583, -0.204868},
                      {0.114503, 0.786281, 0.099216},
                      {-0.003882, -0.048116, 1.051998}},
    [BLIND_DEUTAN] = {{0.367322, 0.860646, -0.227968},
                      {0.280085, 0.672501, 0.047413},
                      {-0.011820, 0.042940, 0.968881}},
    [BLIND_TRITAN] = {{1.255528, -0.076749, -0.178779},
                      {-0.078411, 0.930809, 0.147602},
                      {0.004733, 0.691367, 0.303900}},
};

BlindKind blind_named(const char *name) {
    for (int kind = 0; kind < BLIND_COUNT; kind++)
        if (strcmp(names[kind], name) == 0) return (BlindKind)kind;
    return BLIND_COUNT;
}

const char *blind_name(BlindKind kind) { return names[kind]; }

static double to_linear(uint32_t color, int shift) {
    double value = ((color >> shift) & 255) / 255.0;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static uint32_t from_linear(double value) {
    double limited = fmin(fmax(value, 0), 1);
    double curved = limited <= 0.0031308 ? limited * 12.92 : 1.055 * pow(limited, 1 / 2.4) - 0.055;
    return (uint32_t)lround(curved * 255);
}

uint32_t blind_color(BlindKind kind, uint32_t color) {
    double light[3] = {to_linear(color, 16), to_linear(color, 8), to_linear(color, 0)};
    uint32_t seen = 0;
    for (int row = 0; row < 3; row++) {
        const double *weights = matrices[kind][row];
        seen = seen << 8 | from_linear(weights[0] * light[0] + weights[1] * light[1] + weights[2] * light[2]);
    }
    return seen;
}

/* A sheet has millions of pixels, so both curves are lookup tables. The table of linear light is fine enough
 * for an error of at most one. */
enum { LIGHT_STEPS = 16384 };

typedef struct Curves {
    double linear[256];
    uint8_t curved[LIGHT_STEPS];
} Curves;

static void draw_curves(Curves *curves) {
    for (uint32_t i = 0; i < 256; i++) curves->linear[i] = to_linear(i, 0);
    for (int i = 0; i < LIGHT_STEPS; i++)
        curves->curved[i] = (uint8_t)from_linear(i / (double)(LIGHT_STEPS - 1));
}

static uint8_t curved(const Curves *curves, double light) {
    return curves->curved[(int)(fmin(fmax(light, 0), 1) * (LIGHT_STEPS - 1) + 0.5)];
}

static void see(const Curves *curves, const double matrix[3][3], const uint8_t color[3], uint8_t seen[3]) {
    double light[3];
    for (int c = 0; c < 3; c++) light[c] = curves->linear[color[c]];
    for (int row = 0; row < 3; row++)
        seen[row] =
            curved(curves, matrix[row][0] * light[0] + matrix[row][1] * light[1] + matrix[row][2] * light[2]);
}

void blind_bytes(BlindKind kind, uint8_t *bytes, size_t pixels) {
    if (kind == BLIND_NONE) return;
    Curves curves;
    draw_curves(&curves);
    for (size_t i = 0; i < pixels; i++) see(&curves, matrices[kind], bytes + i * 4, bytes + i * 4);
}

struct BlindSight {
    BlindKind kind;
    Curves curves;
};

BlindSight *blind_sight_create(BlindKind kind) {
    if (kind == BLIND_NONE) return NULL;
    BlindSight *sight = memory_calloc(1, sizeof *sight);
    sight->kind = kind;
    draw_curves(&sight->curves);
    return sight;
}

void blind_sight_free(BlindSight *sight) { free(sight); }

static Pixel pixel_seen(const BlindSight *sight, Pixel pixel) {
    uint8_t color[3] = {(uint8_t)(pixel >> 16), (uint8_t)(pixel >> 8), (uint8_t)pixel}, seen[3];
    see(&sight->curves, matrices[sight->kind], color, seen);
    return (pixel & 0xff000000u) | (Pixel)seen[0] << 16 | (Pixel)seen[1] << 8 | seen[2];
}

/* Pictures have runs of one colour. */
void blind_sight_apply(const BlindSight *sight, Target target, PixelRect rect) {
    for (int y = rect.y; y < rect.y + rect.height; y++) {
        Pixel *row = target.pixels + (ptrdiff_t)y * target.stride, last = 0, seen = pixel_seen(sight, 0);
        for (int x = rect.x; x < rect.x + rect.width; x++) {
            if (row[x] != last) last = row[x], seen = pixel_seen(sight, last);
            row[x] = seen;
        }
    }
}

double blind_luminance(uint32_t color) {
    return 0.2126 * to_linear(color, 16) + 0.7152 * to_linear(color, 8) + 0.0722 * to_linear(color, 0);
}

double blind_contrast(uint32_t one, uint32_t other) {
    double a = blind_luminance(one) + 0.05, b = blind_luminance(other) + 0.05;
    return a > b ? a / b : b / a;
}

static double lab_curve(double value) {
    return value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116;
}

void blind_lab(uint32_t color, double lab[3]) {
    double r = to_linear(color, 16), g = to_linear(color, 8), b = to_linear(color, 0);
    double x = lab_curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
    double y = lab_curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
    double z = lab_curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    lab[0] = 116 * y - 16;
    lab[1] = 500 * (x - y);
    lab[2] = 200 * (y - z);
}

double blind_distance(uint32_t one, uint32_t other) {
    double a[3], b[3];
    blind_lab(one, a);
    blind_lab(other, b);
    return sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) +
                (a[2] - b[2]) * (a[2] - b[2]));
}
