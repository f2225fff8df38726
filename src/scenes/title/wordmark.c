#include "scenes/title/wordmark.h"

#include <math.h>

enum { STRIPS = 9 };

/* Soft at both sides: strips of the lit letters, each as bright as it lies near the middle. */
static void draw_light(Canvas *canvas, Box box, float light) {
    float strip = box.height / 5, wide = strip * STRIPS;
    float left = box.x - wide + (box.width + wide) * light;
    for (int i = 0; i < STRIPS; i++) {
        float away = fabsf((float)i - (float)(STRIPS - 1) / 2) / ((float)STRIPS / 2);
        canvas_push_clip(canvas, (Box){left + strip * (float)i, box.y, strip, box.height});
        canvas_sprite(canvas, &(Sprite){.asset = "wordmark/glint", .box = box, .fade = away});
        canvas_pop_clip(canvas);
    }
}

void wordmark_draw(Canvas *canvas, Box box, float light) {
    canvas_sprite(canvas, &(Sprite){.asset = "wordmark/sabacc", .box = box, .ground = 0x01000000u});
    canvas_prepare(canvas, &(Sprite){.asset = "wordmark/glint", .box = box});
    if (light >= 0) draw_light(canvas, box, light);
}
