#include "render/paint_mapping.h"

#include <math.h>

int64_t mapping_fixed(double value) {
    double scaled = value * 65536;
    return (int64_t)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

Mapping mapping_of(const Pixmap *pixmap, const Placement *placement, PixelRect bounds) {
    double cosine = cos(placement->angle), sine = sin(placement->angle);
    double scale_u = pixmap->width / (double)placement->width,
           scale_v = pixmap->height / (double)placement->height;
    double skewed = (double)placement->skew / (double)placement->height;
    double u_by_x = (cosine + skewed * sine) * scale_u, u_by_y = (sine - skewed * cosine) * scale_u;
    double v_by_x = -sine * scale_v, v_by_y = cosine * scale_v;
    double dx = bounds.x - (double)placement->centre_x + 0.5,
           dy = bounds.y - (double)placement->centre_y + 0.5;
    return (Mapping){
        .u = mapping_fixed(u_by_x * dx + u_by_y * dy + pixmap->width / 2.0 - 0.5),
        .u_by_x = mapping_fixed(u_by_x),
        .u_by_y = mapping_fixed(u_by_y),
        .v = mapping_fixed(v_by_x * dx + v_by_y * dy + pixmap->height / 2.0 - 0.5),
        .v_by_x = mapping_fixed(v_by_x),
        .v_by_y = mapping_fixed(v_by_y),
    };
}

static int64_t floor_divide(int64_t a, int64_t b) {
    int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/* Divisions take longer than what is painted of a short row, and most are not needed. */
static bool is_within(int from, int to, int64_t start, int64_t step, int64_t low, int64_t high) {
    int64_t first = start + from * step, last = start + (to - 1) * step;
    return first >= low && first <= high && last >= low && last <= high;
}

void mapping_narrow(int *from, int *to, int64_t start, int64_t step, int64_t low, int64_t high) {
    if (is_within(*from, *to, start, step, low, high)) return;
    if (step == 0) {
        if (start < low || start > high) *to = *from;
        return;
    }
    int64_t one = step > 0 ? low - start : high - start, other = step > 0 ? high - start : low - start;
    int64_t min = -floor_divide(-one, step), max = floor_divide(other, step);
    if (min > *from) *from = min > *to ? *to : (int)min;
    if (max + 1 < *to) *to = max + 1 < *from ? *from : (int)(max + 1);
}

void mapping_narrow_to(int *from, int *to, int64_t start, int64_t step, int first, int side) {
    mapping_narrow(from, to, start, step, ((int64_t)first << 16) - 65535,
                   ((int64_t)(first + side) << 16) - 1);
}
