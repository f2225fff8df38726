/* Words on a canvas: fitted to their boxes, broken into lines, and told to who listens. */
#include "render/canvas_private.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "render/lettering.h"
#include "render/letters.h"

enum { CANVAS_LINE_BYTES = 512 };

static void write_text(Canvas *canvas, const TextStyle *style, const char *words, Box box, bool is_cut) {
    int before = transcript_count(canvas->transcript);
    canvas_write_down(canvas, FACT_TEXT, words, box, is_cut);
    bool is_title = style->face == FONT_TITLE && transcript_count(canvas->transcript) > before;
    if (is_title) transcript_head(canvas->transcript, style->size);
}

static int pixel_size(const Canvas *canvas, const TextStyle *style, float shrink) {
    int size = (int)roundf(style->size * shrink * canvas->layout.scale);
    return size < 1 ? 1 : size > 512 ? 512 : size;
}

float canvas_text_width(Canvas *canvas, const TextStyle *style, const char *text) {
    int width =
        fonts_width(canvas->fonts, style->face, pixel_size(canvas, style, canvas->reading.text_scale), text);
    return (float)width / canvas->layout.scale;
}

float canvas_line_height(const Canvas *canvas, const TextStyle *style) {
    return style->size * canvas->reading.text_scale * 1.35f;
}

float canvas_text_scale(const Canvas *canvas) { return canvas->reading.text_scale; }

void canvas_set_reading(Canvas *canvas, CanvasReading reading) {
    assert(reading.text_scale >= 1 && reading.text_scale <= 2);
    canvas->reading = reading;
}

static float channel_light(Colour colour, int shift) {
    float share = (float)(colour >> shift & 255) / 255;
    return share <= 0.04045f ? share / 12.92f : powf((share + 0.055f) / 1.055f, 2.4f);
}

/* Relative luminance as in WCAG 2. */
static float luminance(Colour colour) {
    return 0.2126f * channel_light(colour, 16) + 0.7152f * channel_light(colour, 8) +
           0.0722f * channel_light(colour, 0);
}

static Colour towards_white(Colour colour) {
    for (int shift = 0; shift <= 16; shift += 8) {
        Colour channel = colour >> shift & 255;
        colour = (colour & ~((Colour)255 << shift)) | ((channel + (255 - channel + 7) / 8) << shift);
    }
    return colour;
}

static Colour towards_black(Colour colour) {
    static const Colour KEEPS = 238; /* of 256 */
    Colour odd = ((colour & 0xff00ffu) * KEEPS >> 8) & 0xff00ffu,
           even = ((colour & 0xff00u) * KEEPS >> 8) & 0xff00u;
    return (colour & 0xff000000u) | odd | even;
}

/* Dark letters are on bright backgrounds and stay; faint ones are lightened to 7:1 on enamel. */
static Colour text_colour(const Canvas *canvas, Colour colour) {
    static const float DARK = 0.08f, LIGHT_ENOUGH = 0.42f, INK = 0.027f;
    while (canvas->has_dark_ink && luminance(colour) > INK) colour = towards_black(colour);
    if (!canvas->reading.is_high_contrast || luminance(colour) < DARK) return colour;
    while (luminance(colour) < LIGHT_ENOUGH) colour = towards_white(colour);
    return colour;
}

void canvas_set_letter_edge(Canvas *canvas, Colour edge) { canvas->letter_edge = edge; }
void canvas_set_dark_ink(Canvas *canvas, bool is_dark) { canvas->has_dark_ink = is_dark; }
void canvas_set_letter_slope(Canvas *canvas, int hundredths, float pivot) {
    canvas->letter_slope = hundredths;
    canvas->letter_pivot = pivot;
}
bool canvas_is_high_contrast(const Canvas *canvas) { return canvas->reading.is_high_contrast; }

/* In the colour of the edge, what is around the letters. */
static void add_edge(Canvas *canvas, Item item, const TextRaster *raster) {
    int wide;
    const TextRaster *edge = fonts_edge(canvas->fonts, raster, &wide);
    item.content = edge->serial;
    item.as.upright.colour = canvas->letter_edge;
    item.as.upright.x -= wide;
    item.as.upright.y -= wide;
    canvas_say(canvas, &item,
               (PixelRect){item.as.upright.x, item.as.upright.y, edge->mask.width, edge->mask.height},
               (ItemSource){.mask = &edge->mask});
}

Box canvas_along_slope(const Canvas *canvas, Box box) {
    box.y += (box.x + box.width / 2 - canvas->letter_pivot) * (float)canvas->letter_slope / 100;
    return box;
}

/* How far a slope has fallen at that column of pixels. */
static float falls(const Canvas *canvas, int x) {
    float from_pivot = (float)x - canvas->letter_pivot * canvas->layout.scale;
    return from_pivot * (float)canvas->letter_slope / 100;
}

static PixelRect add_text(Canvas *canvas, Box box, const TextStyle *style, const TextRaster *raster) {
    PixelRect rect = layout_pixels(&canvas->layout, box);
    int slack = rect.width - raster->mask.width;
    Item item;
    item_clear(&item, ITEM_MASK);
    item.content = raster->serial;
    item.as.upright.x = rect.x + (style->align == TEXT_LEFT     ? 0
                                  : style->align == TEXT_CENTRE ? slack / 2
                                                                : slack);
    item.as.upright.y = rect.y + (rect.height - raster->mask.height) / 2;
    if (canvas->letter_slope != 0)
        item.as.upright.y += (int)roundf(falls(canvas, item.as.upright.x + raster->mask.width / 2));
    bool has_edge = canvas->letter_edge >> 24 != 0 && style->colour >> 24 != 0;
    if (has_edge) add_edge(canvas, item, raster);
    item.as.upright.colour = text_colour(canvas, style->colour);
    PixelRect bounds = {item.as.upright.x, item.as.upright.y, raster->mask.width, raster->mask.height};
    canvas_say(canvas, &item, bounds, (ItemSource){.mask = &raster->mask});
    return bounds;
}

/* ---- what is heard of a text ---- */

void canvas_set_listener(Canvas *canvas, const CanvasListener *listener) {
    canvas->listener = listener ? *listener : (CanvasListener){0};
}

static float prefix_width(Canvas *canvas, const CanvasLine *line, size_t length) {
    char words[CANVAS_LINE_BYTES];
    if (length >= sizeof words) length = sizeof words - 1;
    memcpy(words, line->text + line->from, length);
    words[length] = '\0';
    return (float)fonts_width(canvas->fonts, line->face, line->pixel_size, words) / canvas->layout.scale;
}

Box canvas_line_part(Canvas *canvas, const CanvasLine *line, size_t from, size_t length) {
    size_t end = from + length < line->from + line->length ? from + length : line->from + line->length;
    if (from < line->from) from = line->from;
    if (from >= end) return (Box){0};
    float left = line->box.x + prefix_width(canvas, line, from - line->from);
    float right = line->box.x + prefix_width(canvas, line, end - line->from);
    left = fmaxf(left, line->seen.x);
    right = fminf(right, line->seen.x + line->seen.width);
    if (left >= right) return (Box){0};
    return (Box){left, line->seen.y, right - left, line->seen.height};
}

static void tell_listener(Canvas *canvas, const TextRaster *raster, PixelRect bounds, FontFace face, int size,
                          const char *text) {
    PixelRect seen = pixel_rect_meet(bounds, canvas_clip_now(canvas));
    if (!canvas->listener.line || pixel_rect_is_empty(seen)) return;
    CanvasLine line = {.text = canvas->paragraph ? canvas->paragraph : text,
                       .from = canvas->paragraph ? canvas->paragraph_at : 0,
                       .length = strlen(text),
                       .box = canvas_box_of_pixels(canvas, bounds),
                       .seen = canvas_box_of_pixels(canvas, seen),
                       .face = face,
                       .pixel_size = size};
    line.baseline = line.box.y + (float)raster->ascent / canvas->layout.scale;
    canvas->listener.line(canvas->listener.user, &line);
}

static size_t character_start(const char *text, size_t at) {
    while (at > 0 && ((unsigned char)text[at] & 0xC0) == 0x80) at--;
    return at;
}

/* The longest prefix of the text that fits with an ellipsis. */
static const TextRaster *cut_to_fit(Canvas *canvas, FontFace face, int size, int width, const char *text) {
    char line[CANVAS_LINE_BYTES];
    size_t length = strlen(text);
    if (length > sizeof line - 4) length = character_start(text, sizeof line - 4);
    while (length > 0) {
        memcpy(line, text, length);
        memcpy(line + length, "…", sizeof "…");
        const TextRaster *raster = fonts_raster(canvas->fonts, face, size, line);
        if (!raster || raster->mask.width <= width) return raster;
        length = character_start(text, length - 1);
    }
    return NULL;
}

/* The maximum scale of a text: no higher than its box. */
static float largest_scale(const Canvas *canvas, Box box, const TextStyle *style) {
    return fmaxf(fminf(canvas->reading.text_scale, box.height / (style->size * 1.2f)), 1);
}

/* The largest size that fits the width, otherwise the smallest. */
static const TextRaster *fitting_raster(Canvas *canvas, Box box, const TextStyle *style, const char *text,
                                        int *size) {
    static const float shrinks[] = {1, 0.92f, 0.84f, 0.75f};
    int width = (int)roundf(box.width * canvas->layout.scale);
    const TextRaster *raster = NULL;
    for (float scale = largest_scale(canvas, box, style);; scale = fmaxf(scale * 0.75f, 1)) {
        for (size_t i = 0; i < sizeof shrinks / sizeof *shrinks; i++) {
            *size = pixel_size(canvas, style, scale * shrinks[i]);
            raster = fonts_raster(canvas->fonts, style->face, *size, text);
            if (!raster || raster->mask.width <= width) return raster;
        }
        if (scale <= 1) return raster;
    }
}

float canvas_text(Canvas *canvas, Box box, const TextStyle *style, const char *text) {
    int width = (int)roundf(box.width * canvas->layout.scale), size = 0;
    const TextRaster *raster = fitting_raster(canvas, box, style, text, &size);
    bool is_cut = raster && raster->mask.width > width, is_seen = style->colour >> 24 != 0;
    if (is_cut) {
        size = pixel_size(canvas, style, 0.75f);
        raster = cut_to_fit(canvas, style->face, size, width, text);
    }
    if (!raster) return 0;
    if (canvas->letter_slope != 0) raster = fonts_sloped(canvas->fonts, raster, canvas->letter_slope);
    PixelRect bounds = add_text(canvas, box, style, raster);
    box.y += falls(canvas, bounds.x + bounds.width / 2) / canvas->layout.scale;
    if (!canvas->paragraph && is_seen) write_text(canvas, style, text, box, is_cut);
    if (is_seen) tell_listener(canvas, raster, bounds, style->face, size, text);
    return (float)raster->mask.width / canvas->layout.scale;
}

/* Where the line that begins at `from` may end next after `at`: before a blank, a line break or the end, or
 * between two letters that are written without blanks. */
static size_t next_end(const char *text, size_t at) {
    uint32_t before, letter;
    at += letter_at(text + at, &before);
    while (text[at] && text[at] != ' ' && text[at] != '\n') {
        size_t length = letter_at(text + at, &letter);
        if (letter_may_break(before, letter)) break;
        before = letter;
        at += length;
    }
    return at;
}

static bool line_fits(Canvas *canvas, const TextStyle *style, float width, const char *text, size_t length) {
    char line[CANVAS_LINE_BYTES];
    if (length > sizeof line - 1) length = sizeof line - 1;
    memcpy(line, text, length);
    line[length] = '\0';
    return canvas_text_width(canvas, style, line) <= width;
}

/* The bytes of the next line: as many words as fit, at least one; *next is the start of the following line.
 */
static size_t line_break(Canvas *canvas, const TextStyle *style, float width, const char *text,
                         const char **next) {
    size_t fitting = 0;
    while (text[fitting] && text[fitting] != '\n') {
        size_t end = next_end(text, fitting);
        if (fitting > 0 && !line_fits(canvas, style, width, text, end)) break;
        fitting = end;
    }
    *next = text + fitting + (text[fitting] == ' ' || text[fitting] == '\n');
    return fitting < CANVAS_LINE_BYTES - 1 ? fitting : CANVAS_LINE_BYTES - 1;
}

void canvas_paragraph_within(Canvas *canvas, Box box, const TextStyle *style, const char *text) {
    static const float LEAST_SIZE = 10, ROUNDING = 1;
    TextStyle fitting = *style;
    while (fitting.size > LEAST_SIZE &&
           canvas_paragraph(canvas, box, &fitting, text, true) > box.height + ROUNDING)
        fitting.size -= 1;
    canvas_paragraph(canvas, box, &fitting, text, false);
}

float canvas_paragraph(Canvas *canvas, Box box, const TextStyle *style, const char *text,
                       bool is_measured_only) {
    float height = canvas_line_height(canvas, style), top = box.y;
    for (const char *rest = text; *rest;) {
        const char *next;
        char line[CANVAS_LINE_BYTES];
        size_t length = line_break(canvas, style, box.width, rest, &next);
        memcpy(line, rest, length);
        line[length] = '\0';
        canvas->paragraph = text;
        canvas->paragraph_at = (size_t)(rest - text);
        if (!is_measured_only) canvas_text(canvas, (Box){box.x, top, box.width, height}, style, line);
        canvas->paragraph = NULL;
        top += height;
        rest = next;
    }
    if (!is_measured_only && style->colour >> 24 != 0)
        write_text(canvas, style, text, (Box){box.x, box.y, box.width, top - box.y}, false);
    return top - box.y;
}
