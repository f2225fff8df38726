#include "scenes/fan.h"

#include <math.h>

static const float BETWEEN = 0.235f,
                   REACH = 1.55f; /* radians from card to card; the fan's radius in heights */
static const float USUAL_SHAPE = 300.0f / 420;

/* Wide cards are spaced further apart, so that their corners are visible. */
static float between(const Fan *fan) { return BETWEEN * fmaxf(fan->shape / USUAL_SHAPE, 1); }

static float angle_of(const Fan *fan, int card) {
    return ((float)card - (float)(fan->count - 1) / 2) * between(fan);
}

float fan_spread(const Fan *fan) {
    float last = angle_of(fan, fan->count - 1);
    return 2 * sinf(last) * REACH + fan->shape * cosf(last) + sinf(last);
}

void fan_draw(Canvas *canvas, const Fan *fan) {
    float height = fan->height, width = height * fan->shape, reach = height * REACH;
    for (int i = 0; i < fan->count; i++) {
        float angle = angle_of(fan, i);
        Box box = {fan->middle_x + sinf(angle) * reach - width / 2,
                   fan->middle_y + (1 - cosf(angle)) * reach - height / 2, width, height};
        Box under = {box.x + height * 0.012f, box.y + height * 0.022f, width, height};
        /* One shadow for all of them, because their outline is the same. */
        canvas_sprite(canvas, &(Sprite){.asset = fan->assets[0],
                                        .box = under,
                                        .angle = angle,
                                        .effect = SPRITE_SHADOW,
                                        .fade = 1 - (1 - fan->fade) * 0.65f});
        canvas_sprite(canvas,
                      &(Sprite){.asset = fan->assets[i], .box = box, .angle = angle, .fade = fan->fade});
    }
}
