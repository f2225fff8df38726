/* Captions of sounds: a strip below every screen, which so covers nothing, with the latest that are worth
 * knowing. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/style.h"
#include "ui/ui_private.h"

enum { CAPTION_MS = 2500, CAPTION_LETTER_MS = 60 };
static const float STRIP_HIGH = 44, FROM_SIDE = 0.25f;

float ui_caption_foot(const UiAccess *access) {
    return access->shows_captions ? STRIP_HIGH * (float)access->text_percent / 100 : 0;
}

static bool is_over(const Caption *caption, double now_ms) { return caption->until_ms <= now_ms; }

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

double captions_next_change(const Ui *ui, double now_ms) {
    double next = INFINITY;
    for (int i = 0; i < UI_CAPTIONS; i++)
        if (!is_over(&ui->captions[i], now_ms)) next = fmin(next, ui->captions[i].until_ms);
    return next;
}

/* Where the sound comes from: a small arrow at that side. */
static void draw_side(Ui *ui, Box box, int side) {
    float x = side < 0 ? box.x + 18 : box.x + box.width - 18, y = box.y + box.height / 2, reach = 8;
    if (side == 0) return;
    canvas_line(ui->canvas, x - (float)side * reach / 2, y - reach, x + (float)side * reach / 2, y, 3,
                STYLE_AMBER);
    canvas_line(ui->canvas, x + (float)side * reach / 2, y, x - (float)side * reach / 2, y + reach, 3,
                STYLE_AMBER);
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
        TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
        draw_side(ui, box, caption->side);
        canvas_named_text(ui->canvas, box_inset(box, 36, 0), &style, caption->words, "caption:%s",
                          caption->side < 0   ? "left"
                          : caption->side > 0 ? "right"
                                              : "middle");
    }
}
