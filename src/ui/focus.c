#include "ui/focus.h"

#include <math.h>

static int first_chosen(const FocusPlace *places, int count) {
    for (int i = 0; i < count; i++) {
        if (places[i].can_be_chosen) return i;
    }
    return -1;
}

/* The distance between two intervals; negative if they overlap. */
static float gap(float a, float a_length, float b, float b_length) {
    return fmaxf(b - (a + a_length), a - (b + b_length));
}

/* A small number for a good next place, or infinity. Sideways distance weighs more, unless the two overlap
 * sideways. */
static float cost(Box from, Box to, FocusDirection direction) {
    float dx = to.x + to.width / 2 - (from.x + from.width / 2);
    float dy = to.y + to.height / 2 - (from.y + from.height / 2);
    bool is_level = direction == FOCUS_LEFT || direction == FOCUS_RIGHT;
    float ahead = is_level ? dx : dy;
    if (direction == FOCUS_LEFT || direction == FOCUS_UP) ahead = -ahead;
    float min = is_level ? fminf(from.width, to.width) / 2 : fminf(from.height, to.height) / 2;
    if (ahead < min) return INFINITY;
    float aside = is_level ? fabsf(dy) : fabsf(dx);
    float apart =
        is_level ? gap(from.y, from.height, to.y, to.height) : gap(from.x, from.width, to.x, to.width);
    if (apart > 2 * ahead) return INFINITY; /* too far sideways */
    return apart < 0 ? ahead + aside * 0.2f : ahead + aside * 2 + 200;
}

/* Down leads to the foot, and up from it back. */
static bool is_over_foot(const FocusPlace *from, const FocusPlace *to, FocusDirection direction) {
    if (direction == FOCUS_DOWN) return to->is_foot && to->group == from->group + 1;
    return direction == FOCUS_UP && from->is_foot && to->group == from->group - 1;
}

/* The nearest of those; `from` itself if there is none. */
static int move_over_foot(const FocusPlace *places, int count, int from, FocusDirection direction) {
    int best = from;
    float min = INFINITY;
    for (int i = 0; i < count; i++) {
        Box box = places[from].box, to = places[i].box;
        if (!places[i].can_be_chosen || !is_over_foot(&places[from], &places[i], direction)) continue;
        float found = hypotf(fmaxf(gap(box.x, box.width, to.x, to.width), 0),
                             fmaxf(gap(box.y, box.height, to.y, to.height), 0));
        if (found < min) min = found, best = i;
    }
    return best;
}

/* Level with `from`, in its own group. */
static bool is_in_row(const FocusPlace *from, const FocusPlace *to) {
    return to->group == from->group && gap(from->box.y, from->box.height, to->box.y, to->box.height) < 0;
}

/* A row goes on to its end, whatever lies nearer above or below it. */
static bool has_row_ahead(const FocusPlace *places, int count, int from, FocusDirection direction) {
    if (direction != FOCUS_LEFT && direction != FOCUS_RIGHT) return false;
    for (int i = 0; i < count; i++)
        if (i != from && places[i].can_be_chosen && is_in_row(&places[from], &places[i]) &&
            isfinite(cost(places[from].box, places[i].box, direction)))
            return true;
    return false;
}

int focus_move(const FocusPlace *places, int count, int from, FocusDirection direction) {
    if (from < 0 || from >= count) return first_chosen(places, count);
    int best = from;
    float min = INFINITY;
    bool stays_in_row = has_row_ahead(places, count, from, direction);
    for (int i = 0; i < count; i++) {
        if (i == from || !places[i].can_be_chosen) continue;
        if (stays_in_row && !is_in_row(&places[from], &places[i])) continue;
        float found = cost(places[from].box, places[i].box, direction);
        if (found < min) min = found, best = i;
    }
    if (best != from && places[best].group == places[from].group) return best;
    int over = move_over_foot(places, count, from, direction);
    return over == from ? best : over;
}

int focus_next_group(const FocusPlace *places, int count, int from, int step) {
    if (from < 0 || from >= count) return first_chosen(places, count);
    int best = -1, best_rank = 0, groups = 0;
    for (int i = 0; i < count; i++) groups = places[i].group + 1 > groups ? places[i].group + 1 : groups;
    for (int i = 0; i < count; i++) {
        int rank = ((places[i].group - places[from].group) * step + groups) % groups;
        if (!places[i].can_be_chosen || rank == 0) continue;
        if (best < 0 || rank < best_rank) best = i, best_rank = rank;
    }
    for (int n = 1; n < count && best < 0; n++) { /* the only group: to the next in it */
        int at = ((from + n * step) % count + count) % count;
        if (places[at].can_be_chosen) best = at;
    }
    return best < 0 ? from : best;
}
