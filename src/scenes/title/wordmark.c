#include "scenes/title/wordmark.h"

#include <math.h>

enum { STRIPS = 9 };

/* The letters of that face as they lie on the cloth, seen from its near side. */
static Sprite lying(const char *asset, Box box) {
    static const float NARROWER = 0.13f;
    return (Sprite){.asset = asset,
                    .box = box,
                    .narrower = NARROWER,
                    .raster_height = box.width / WORDMARK_SHAPE,
                    .raster_shape = WORDMARK_SHAPE,
                    .ground = 0x01000000u};
}

/* Soft at both sides: strips of the lit letters, each as bright as it lies near the middle. */
static void draw_light(Canvas *canvas, Box box, float light) {
    float strip = box.height / 5, wide = strip * STRIPS;
    float left = box.x - wide + (box.width + wide) * light;
    for (int i = 0; i < STRIPS; i++) {
        float away = fabsf((float)i - (float)(STRIPS - 1) / 2) / ((float)STRIPS / 2);
        canvas_push_clip(canvas, (Box){left + strip * (float)i, box.y, strip, box.height});
        Sprite lit = lying("wordmark/glint", box);
        lit.fade = away;
        canvas_sprite(canvas, &lit);
        canvas_pop_clip(canvas);
    }
}

/* Let into the cloth a little: a dark line above the letters, and their shadow below. */
static void draw_shadow(Canvas *canvas, Box box) {
    static const struct { float x, y, fade; } layers[] = {{0, -2, 0.35f}, {2, 4, 0.45f}, {4, 9, 0.72f}};
    for (size_t i = 0; i < sizeof layers / sizeof *layers; i++) {
        Sprite shadow = lying("wordmark/shadow", box);
        shadow.box.x += layers[i].x, shadow.box.y += layers[i].y;
        shadow.fade = layers[i].fade;
        canvas_sprite(canvas, &shadow);
    }
}

void wordmark_draw(Canvas *canvas, Box box, float light) {
    Sprite letters = lying("wordmark/sabacc", box), lit = lying("wordmark/glint", box);
    draw_shadow(canvas, box);
    canvas_sprite(canvas, &letters);
    canvas_prepare(canvas, &lit);
    if (light >= 0) draw_light(canvas, box, light);
}
