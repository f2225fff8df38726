#include "scenes/play/free_place.h"

#include <math.h>

/* For each square unit that is covered, in units of distance. */
static const float weights[TABLE_PARTS] = {
    [TABLE_PART_SEAT] = 8, [TABLE_PART_OWN] = 4,     [TABLE_PART_WORTH] = 0.3f,  [TABLE_PART_PILE] = 4,
    [TABLE_PART_POT] = 1,  [TABLE_PART_DICE] = 0.3f, [TABLE_PART_MARKER] = 0.6f, [TABLE_PART_BAR] = 8,
};
static const float STEP = 10;

static float overlap(Box one, Box other) {
    float wide = fminf(one.x + one.width, other.x + other.width) - fmaxf(one.x, other.x);
    float high = fminf(one.y + one.height, other.y + other.height) - fmaxf(one.y, other.y);
    return wide > 0 && high > 0 ? wide * high : 0;
}

static float away(Box box, Box near) {
    return hypotf(box.x + box.width / 2 - near.x - near.width / 2,
                  box.y + box.height / 2 - near.y - near.height / 2);
}

/* More than `most` is not counted to its end. */
static float cost_of(const TableTakenList *taken, Box box, float cost, float most) {
    for (int i = 0; i < taken->count && cost < most; i++)
        cost += weights[taken->list[i].part] * overlap(box, taken->list[i].box);
    return cost;
}

Box play_free_place(const TableTakenList *taken, Box area, const FreeShape *shapes, int count, Box near) {
    Box best = box_place(area, shapes[0].wide, shapes[0].high, 0.5f, 0.5f);
    float least = INFINITY;
    for (int i = 0; i < count; i++) {
        Box box = {0, area.y, fminf(shapes[i].wide, area.width), fminf(shapes[i].high, area.height)};
        for (; box.y + box.height <= area.y + area.height; box.y += STEP)
            for (box.x = area.x; box.x + box.width <= area.x + area.width; box.x += STEP) {
                float cost = cost_of(taken, box, shapes[i].cost + away(box, near), least);
                if (cost < least) least = cost, best = box;
            }
    }
    return best;
}
