#include "ui/card_bands.h"

#include <math.h>

enum { CARD_BANDS = 9 };

static float band_noise(int band) {
    return (band % 2 ? 1.0f : -1.0f) * (0.5f + 0.5f * fabsf(sinf((float)band * 5.3f)));
}

static void draw_band(Canvas *canvas, const char *asset, Box box, int band, float away) {
    float high = box.height / CARD_BANDS;
    Box slot = {box.x - box.width, box.y + (float)band * high, box.width * 3, high};
    Box moved = {box.x + away * away * band_noise(band) * box.width * 0.42f, box.y, box.width, box.height};
    if (away > 0) slot.height -= fminf(away * 6, high * 0.4f);
    canvas_push_clip(canvas, slot);
    canvas_sprite(canvas,
                  &(Sprite){.asset = asset, .box = moved, .fade = away < 0.62f ? 0 : (away - 0.62f) / 0.38f});
    canvas_pop_clip(canvas);
}

void card_bands_draw(Canvas *canvas, const char *asset, Box box, float apart) {
    float scan = fminf(apart / 0.6f, 1);
    for (int band = 0; band < CARD_BANDS; band++) {
        /* The line of light frees each band as it comes by. */
        float freed = 0.6f * (float)band / CARD_BANDS;
        draw_band(canvas, asset, box, band, fminf(fmaxf((apart - freed) / 0.4f, 0), 1));
    }
    if (scan <= 0.01f || scan >= 0.99f) return;
    Box line = {box.x - box.width * 0.06f, box.y + scan * box.height - 2, box.width * 1.12f, 4};
    canvas_glow(canvas, line, 2, box.width * 0.14f, colour_fade(0xff7fdcffu, 0.6f));
    canvas_fill(canvas, line, 0xffd8f4ffu);
}
