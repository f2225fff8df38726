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

FanCard fan_card(const Fan *fan, int card) { return fan_card_opened(fan, card, 1); }

FanCard fan_card_opened(const Fan *fan, int card, float open) {
    float height = fan->height, width = height * fan->shape, reach = height * REACH;
    float angle = angle_of(fan, card) * open;
    return (FanCard){{fan->middle_x + sinf(angle) * reach - width / 2,
                      fan->middle_y + (1 - cosf(angle)) * reach - height / 2, width, height},
                     angle};
}

void fan_draw_card(Canvas *canvas, const Fan *fan, int card, FanCard at, float fade) {
    float height = fan->height;
    Box under = {at.box.x + height * 0.012f, at.box.y + height * 0.022f, at.box.width, at.box.height};
    /* One shadow for all of them, because their outline is the same. */
    canvas_sprite(canvas, &(Sprite){.asset = fan->assets[0],
                                    .box = under,
                                    .angle = at.angle,
                                    .effect = SPRITE_SHADOW,
                                    .fade = 1 - (1 - fade) * 0.65f});
    canvas_sprite(canvas,
                  &(Sprite){.asset = fan->assets[card], .box = at.box, .angle = at.angle, .fade = fade});
}

void fan_draw(Canvas *canvas, const Fan *fan) {
    for (int i = 0; i < fan->count; i++) fan_draw_card(canvas, fan, i, fan_card(fan, i), fan->fade);
}
