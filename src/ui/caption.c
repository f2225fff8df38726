/* Captions of sounds: a strip below every screen, which so covers nothing, with the latest that are worth
 * knowing. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/style.h"
#include "ui/ui_private.h"

enum { CAPTION_MS = 2500, CAPTION_LETTER_MS = 60, FADE_STEP_MS = 50, FADE_STEPS = 10 };
static const float STRIP_HIGH = 44, FROM_SIDE = 0.25f;

float ui_caption_foot(const UiAccess *access) {
    return access->shows_captions ? STRIP_HIGH * (float)access->text_percent / 100 : 0;
}

static bool is_over(const Caption *caption, double now_ms) { return caption->until_ms <= now_ms; }

/* Steps of its fading that are left, were it all to fade; the one that ends now is over. */
static double steps_left(const Caption *caption, double now_ms) {
    static const double NOW = 1e-6;
    return ceil((caption->until_ms - now_ms) / FADE_STEP_MS - NOW);
}

/* 1 while it is to be read, then less in steps. */
static float shown_share(const Ui *ui, const Caption *caption) {
    if (ui->access.has_reduced_motion) return 1;
    return (float)fmin(steps_left(caption, ui->now_ms) / FADE_STEPS, 1);
}

static bool is_same(const Caption *one, const Caption *other) {
    return one->side == other->side && strcmp(one->words, other->words) == 0;
}

/* Each keeps its place while it is shown: one that comes again its own, another the first that is free, or
 * that of the one that is over soonest. */
static Caption *place_for(Ui *ui, const Caption *caption) {
    Caption *best = &ui->captions[0];
    for (int i = 0; i < UI_CAPTIONS; i++) {
        Caption *at = &ui->captions[i];
        if (!is_over(at, ui->now_ms) && is_same(at, caption)) return at;
    }
    for (int i = 0; i < UI_CAPTIONS; i++) {
        if (is_over(&ui->captions[i], ui->now_ms)) return &ui->captions[i];
        if (ui->captions[i].until_ms < best->until_ms) best = &ui->captions[i];
    }
    return best;
}

void ui_caption(Ui *ui, const char *words, float place) {
    if (!ui->access.shows_captions || !words[0]) return;
    Caption caption = {.side = place < -FROM_SIDE ? -1 : place > FROM_SIDE,
                       .until_ms = ui->now_ms + CAPTION_MS + CAPTION_LETTER_MS * (double)strlen(words)};
    snprintf(caption.words, sizeof caption.words, "%s", words);
    *place_for(ui, &caption) = caption;
    ui->wants_frame = true;
}

/* The end of a caption, or the next step by which it fades. */
static double changes_at(const Ui *ui, const Caption *caption, double now_ms) {
    if (ui->access.has_reduced_motion) return caption->until_ms;
    return caption->until_ms - FADE_STEP_MS * fmin(steps_left(caption, now_ms) - 1, FADE_STEPS - 1);
}

double captions_next_change(const Ui *ui, double now_ms) {
    double next = INFINITY;
    for (int i = 0; i < UI_CAPTIONS; i++)
        if (!is_over(&ui->captions[i], now_ms)) next = fmin(next, changes_at(ui, &ui->captions[i], now_ms));
    return next;
}

/* Where the sound comes from: a small arrow at that side. */
static void draw_side(Ui *ui, Box box, int side, Colour colour) {
    float x = side < 0 ? box.x + 18 : box.x + box.width - 18, y = box.y + box.height / 2, reach = 8;
    if (side == 0) return;
    canvas_line(ui->canvas, x - (float)side * reach / 2, y - reach, x + (float)side * reach / 2, y, 3,
                colour);
    canvas_line(ui->canvas, x + (float)side * reach / 2, y, x - (float)side * reach / 2, y + reach, 3,
                colour);
}

void captions_end(Ui *ui) {
    const Layout *layout = canvas_layout(ui->canvas);
    if (layout->foot <= 0) return;
    Box strip = {0, layout->screen.height, layout->screen.width, layout->foot + 1};
    canvas_fill(ui->canvas, strip, STYLE_NIGHT);
    for (int i = 0; i < UI_CAPTIONS; i++) {
        const Caption *caption = &ui->captions[i];
        if (is_over(caption, ui->now_ms)) continue;
        Box box = box_inset(box_column(strip, i, UI_CAPTIONS, 0), 20, 0);
        float share = shown_share(ui, caption);
        TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, colour_fade(STYLE_BONE, share), TEXT_CENTRE);
        draw_side(ui, box, caption->side, colour_fade(STYLE_AMBER, share));
        canvas_named_text(ui->canvas, box_inset(box, 36, 0), &style, caption->words, "caption:%s",
                          caption->side < 0   ? "left"
                          : caption->side > 0 ? "right"
                                              : "middle");
    }
}
