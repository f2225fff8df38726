#include "scenes/play/cover.h"

#include <stdlib.h>

#include "base/memory.h"

static const float CELL = 8;

struct Cover {
    Box area;
    int across, down;
    float *weights; /* of each cell */
    double *sums;   /* of all cells above and at the left of a corner: one more each way */
};

Cover *cover_create(Box area) {
    Cover *cover = memory_alloc(sizeof *cover);
    *cover = (Cover){.area = area,
                     .across = (int)ceilf(fmaxf(area.width, 1) / CELL),
                     .down = (int)ceilf(fmaxf(area.height, 1) / CELL)};
    cover->weights = memory_calloc((size_t)cover->across * (size_t)cover->down, sizeof *cover->weights);
    cover->sums = memory_calloc((size_t)(cover->across + 1) * (size_t)(cover->down + 1), sizeof *cover->sums);
    return cover;
}

void cover_free(Cover *cover) {
    if (!cover) return;
    free(cover->weights);
    free(cover->sums);
    free(cover);
}

static int within(int value, int most) { return value < 0 ? 0 : value > most ? most : value; }

/* The cells that a box touches, `right` and `bottom` beyond the last. */
typedef struct Cells {
    int left, top, right, bottom;
} Cells;

static Cells cells_of(const Cover *cover, Box box) {
    float x = (box.x - cover->area.x) / CELL, y = (box.y - cover->area.y) / CELL;
    return (Cells){within((int)floorf(x), cover->across), within((int)floorf(y), cover->down),
                   within((int)ceilf(x + box.width / CELL), cover->across),
                   within((int)ceilf(y + box.height / CELL), cover->down)};
}

void cover_add(Cover *cover, Box box, float weight) {
    if (box.width <= 0 || box.height <= 0) return;
    Cells cells = cells_of(cover, box);
    for (int y = cells.top; y < cells.bottom; y++)
        for (int x = cells.left; x < cells.right; x++) {
            float *cell = &cover->weights[y * cover->across + x];
            *cell = fmaxf(*cell, weight);
        }
}

static double *corner(const Cover *cover, int x, int y) { return &cover->sums[y * (cover->across + 1) + x]; }

void cover_sum(Cover *cover) {
    for (int y = 0; y < cover->down; y++) {
        double row = 0;
        for (int x = 0; x < cover->across; x++) {
            row += (double)cover->weights[y * cover->across + x];
            *corner(cover, x + 1, y + 1) = *corner(cover, x + 1, y) + row;
        }
    }
}

float cover_under(const Cover *cover, Box box) {
    Cells at = cells_of(cover, box);
    double sum = *corner(cover, at.right, at.bottom) - *corner(cover, at.left, at.bottom) -
                 *corner(cover, at.right, at.top) + *corner(cover, at.left, at.top);
    return (float)sum * CELL * CELL;
}

float cover_at(const Cover *cover, float x, float y) {
    int column = (int)floorf((x - cover->area.x) / CELL), row = (int)floorf((y - cover->area.y) / CELL);
    bool is_inside = column >= 0 && column < cover->across && row >= 0 && row < cover->down;
    return is_inside ? cover->weights[row * cover->across + column] : 0;
}
