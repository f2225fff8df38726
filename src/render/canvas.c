#include "render/canvas.h"

#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "render/display_list.h"
#include "render/letters.h"
#include "render/veil.h"

enum { CANVAS_CLIP_DEPTH = 8, CANVAS_LINE_BYTES = 512 };

static_assert((int)CANVAS_DAMAGE_MAX == (int)DAMAGE_MAX, "the canvas hands the damage out as it is");

struct Canvas {
    Fonts *fonts;
    Sprites *sprites;
    Layout layout;
    DisplayList lists[2];
    int current; /* which of the two lists is being built */
    bool is_invalid;
    PixelRect clips[CANVAS_CLIP_DEPTH];
    int clip_depth;
    Pixmap *ground;
    BackdropShape ground_shape;
    Turned *turned;
    Veil veil;
    CanvasLack lack;
    Transcript *transcript; /* owned; NULL: not recorded */
    const char *paragraph;  /* being drawn: its lines form one fact; NULL outside */
    size_t paragraph_at;    /* the bytes before the line being drawn */
    CanvasListener listener;
    CanvasReading reading;
    BlindKind sight_kind;
    BlindSight *sight; /* owned; NULL: as it is painted */
};

Canvas *canvas_create(Fonts *fonts, Sprites *sprites) {
    Canvas *canvas = memory_calloc(1, sizeof *canvas);
    canvas->fonts = fonts;
    canvas->sprites = sprites;
    canvas->is_invalid = true;
    canvas->turned = turned_create();
    canvas->layout = layout_for(1920, 1080);
    canvas->veil.at = -1;
    canvas->reading.text_scale = 1;
    return canvas;
}

void canvas_free(Canvas *canvas) {
    if (!canvas) return;
    list_free(&canvas->lists[0]);
    list_free(&canvas->lists[1]);
    pixmap_free(canvas->ground);
    veil_drop(&canvas->veil);
    turned_free(canvas->turned);
    transcript_free(canvas->transcript);
    blind_sight_free(canvas->sight);
    free(canvas);
}

const Layout *canvas_layout(const Canvas *canvas) { return &canvas->layout; }
Sprites *canvas_sprites(Canvas *canvas) { return canvas->sprites; }
void canvas_invalidate(Canvas *canvas) { canvas->is_invalid = true; }

void canvas_set_sight(Canvas *canvas, BlindKind kind) {
    if (kind == canvas->sight_kind) return;
    blind_sight_free(canvas->sight);
    canvas->sight = blind_sight_create(kind);
    canvas->sight_kind = kind;
    canvas->is_invalid = true;
}

void canvas_begin(Canvas *canvas, const Layout *layout) {
    if (!layout_is_same(&canvas->layout, layout)) canvas->is_invalid = true;
    canvas->layout = *layout;
    canvas->current = 1 - canvas->current;
    canvas->lists[canvas->current].count = 0;
    canvas->clip_depth = 0;
    canvas->veil.at = -1;
    canvas->lack = (CanvasLack){0};
    sprites_begin_frame(canvas->sprites, layout->pixel_width, layout->pixel_height);
    transcript_begin(canvas->transcript);
    canvas->clips[0] = (PixelRect){0, 0, layout->pixel_width, layout->pixel_height};
}

/* Only the backdrop deserves a full-size cache: it is under every repainted rectangle. */
static void ground_update(Canvas *canvas, const BackdropShape *shape) {
    int width = canvas->layout.pixel_width, height = canvas->layout.pixel_height;
    bool is_same_size = canvas->ground && canvas->ground->width == width && canvas->ground->height == height;
    if (is_same_size && memcmp(shape, &canvas->ground_shape, sizeof *shape) == 0) return;
    if (!is_same_size) {
        pixmap_free(canvas->ground);
        canvas->ground = pixmap_create(width, height);
        canvas->ground->is_solid = true;
    }
    canvas->ground_shape = *shape;
    paint_backdrop(target_of(canvas->ground), shape);
}

static void paint_damage(Canvas *canvas, Target pixels, const Damage *damage, bool is_seen) {
    const DisplayList *list = &canvas->lists[canvas->current];
    Veil *veil = &canvas->veil;
    PixelRect whole = pixels.clip;
    ListHelp help = {.ground = canvas->ground, .turned = canvas->turned};
    turned_begin(canvas->turned);
    if (damage->count == 0) return;
    veil_keep(veil, &(VeilFrame){.before = is_seen ? &canvas->lists[1 - canvas->current] : NULL,
                                 .list = list,
                                 .help = &help,
                                 .screen = pixels});
    help.under = veil->picture;
    help.under_count = veil->picture ? veil->count : 0;
    for (int i = 0; i < damage->count; i++) {
        pixels.clip = pixel_rect_meet(whole, damage->rects[i]);
        if (!pixel_rect_is_empty(pixels.clip)) list_paint_quick(list, list->count, pixels, &help);
    }
    if (veil->at < 0) veil_drop(veil);
}

/* A scene without a backdrop needs no cache. */
static void drop_unused_ground(Canvas *canvas) {
    const DisplayList *list = &canvas->lists[canvas->current];
    if (list->count > 0 && list->items[0].kind == ITEM_BACKDROP) return;
    pixmap_free(canvas->ground);
    canvas->ground = NULL;
}

/* Colours are changed once in what is painted anew: one rectangle around all. */
static void join_damage(Damage *damage) {
    PixelRect all = damage->rects[0];
    for (int i = 1; i < damage->count; i++) all = pixel_rect_join(all, damage->rects[i]);
    *damage = (Damage){.count = 1, .rects = {all}};
}

int canvas_end(Canvas *canvas, Target pixels, PixelRect damage[CANVAS_DAMAGE_MAX]) {
    assert(canvas->clip_depth == 0);
    Damage found = {.count = 0};
    bool is_seen = !canvas->is_invalid;
    canvas->is_invalid = false;
    if (is_seen)
        damage_between(&canvas->lists[1 - canvas->current], &canvas->lists[canvas->current], &found);
    else
        damage_add(&found, canvas->clips[0]);
    if (canvas->sight && is_seen && found.count > 1) join_damage(&found);
    paint_damage(canvas, pixels, &found, is_seen && !canvas->sight);
    if (canvas->sight && found.count > 0)
        blind_sight_apply(canvas->sight, pixels, pixel_rect_meet(pixels.clip, found.rects[0]));
    drop_unused_ground(canvas);
    memcpy(damage, found.rects, sizeof found.rects);
    fonts_trim(canvas->fonts);
    return found.count;
}

void canvas_repaint(const Canvas *canvas, Target pixels) {
    list_paint(&canvas->lists[canvas->current], pixels, canvas->ground);
    if (canvas->sight) blind_sight_apply(canvas->sight, pixels, pixels.clip);
}

static Box box_of_pixels(const Canvas *canvas, PixelRect rect) {
    float scale = canvas->layout.scale;
    return (Box){(float)rect.x / scale, (float)rect.y / scale, (float)rect.width / scale,
                 (float)rect.height / scale};
}

static bool is_dense(Colour top, Colour bottom) {
    static const Colour ENOUGH = 0xc0;
    return top >> 24 >= ENOUGH && bottom >> 24 >= ENOUGH;
}

static bool is_part(const Item *item, CanvasParts parts) {
    if (parts == CANVAS_PANELS)
        return item->kind == ITEM_PANEL && is_dense(item->as.panel.top, item->as.panel.bottom);
    return item->kind == ITEM_MASK || item->kind == ITEM_PIXMAP || item->kind == ITEM_PLACED;
}

int canvas_places(const Canvas *canvas, CanvasParts parts, Box *places, int max) {
    const DisplayList *list = &canvas->lists[canvas->current];
    int count = 0;
    for (int i = 0; i < list->count && count < max; i++)
        if (is_part(&list->items[i], parts)) places[count++] = box_of_pixels(canvas, list->items[i].bounds);
    return count;
}

/* ---- the transcript ---- */

char *canvas_describe(const Canvas *canvas) {
    return list_describe(&canvas->lists[canvas->current], canvas->transcript);
}

void canvas_transcribe(Canvas *canvas) {
    if (!canvas->transcript) canvas->transcript = transcript_create();
}

const Transcript *canvas_transcript(const Canvas *canvas) { return canvas->transcript; }

static void push_name(Canvas *canvas, const char *format, va_list arguments) {
    char name[TRANSCRIPT_NAME];
    vsnprintf(name, sizeof name, format, arguments);
    transcript_push(canvas->transcript, name);
}

void canvas_push_name(Canvas *canvas, const char *format, ...) {
    if (!canvas->transcript) return;
    va_list arguments;
    va_start(arguments, format);
    push_name(canvas, format, arguments);
    va_end(arguments);
}

void canvas_pop_name(Canvas *canvas) { transcript_pop(canvas->transcript); }

float canvas_named_text(Canvas *canvas, Box box, const TextStyle *style, const char *text, const char *format,
                        ...) {
    if (canvas->transcript) {
        va_list arguments;
        va_start(arguments, format);
        push_name(canvas, format, arguments);
        va_end(arguments);
    }
    float width = canvas_text(canvas, box, style, text);
    canvas_pop_name(canvas);
    return width;
}

void canvas_note(Canvas *canvas, const char *name, const char *words) {
    transcript_push(canvas->transcript, name);
    transcript_add(canvas->transcript, FACT_NOTE, words, (Box){0}, false);
    transcript_pop(canvas->transcript);
}

/* What is not visible is not recorded. */
static bool is_on_screen(const Canvas *canvas, Box box) {
    PixelRect rect = layout_pixels(&canvas->layout, box);
    return !pixel_rect_is_empty(pixel_rect_meet(rect, canvas->clips[canvas->clip_depth]));
}

static void write_down(Canvas *canvas, FactKind kind, const char *words, Box box, bool is_cut) {
    if (canvas->transcript && words[0] && is_on_screen(canvas, box))
        transcript_add(canvas->transcript, kind, words, box, is_cut);
}

static void write_text(Canvas *canvas, const TextStyle *style, const char *words, Box box, bool is_cut) {
    int before = transcript_count(canvas->transcript);
    write_down(canvas, FACT_TEXT, words, box, is_cut);
    bool is_title = style->face == FONT_TITLE && transcript_count(canvas->transcript) > before;
    if (is_title) transcript_head(canvas->transcript, style->size);
}

/* ---- drawing ---- */

static PixelRect clip_now(const Canvas *canvas) { return canvas->clips[canvas->clip_depth]; }

static void say(Canvas *canvas, Item *item, PixelRect bounds, ItemSource source) {
    item->bounds = pixel_rect_meet(bounds, clip_now(canvas));
    list_add(&canvas->lists[canvas->current], item, source);
}

void canvas_push_clip(Canvas *canvas, Box box) {
    assert(canvas->clip_depth + 1 < CANVAS_CLIP_DEPTH);
    PixelRect clip = pixel_rect_meet(layout_pixels(&canvas->layout, box), clip_now(canvas));
    canvas->clips[++canvas->clip_depth] = clip;
}

void canvas_pop_clip(Canvas *canvas) {
    assert(canvas->clip_depth > 0);
    canvas->clip_depth--;
}

void canvas_backdrop(Canvas *canvas, const BackdropShape *backdrop) {
    ground_update(canvas, backdrop);
    Item item;
    item_clear(&item, ITEM_BACKDROP);
    item.as.backdrop = *backdrop;
    say(canvas, &item, canvas->clips[0], (ItemSource){0});
}

static PixelRect grown(float x, float y, float width, float height, float by) {
    int left = (int)floorf(x - by), top = (int)floorf(y - by);
    return (PixelRect){left, top, (int)ceilf(x + width + by) - left, (int)ceilf(y + height + by) - top};
}

void canvas_panel(Canvas *canvas, Box box, const PanelStyle *style) {
    PixelRect rect = layout_pixels(&canvas->layout, box);
    if (pixel_rect_is_empty(rect)) return;
    if (canvas->listener.cover && is_dense(style->top, style->bottom))
        canvas->listener.cover(canvas->listener.user, box);
    float scale = canvas->layout.scale, side = (float)(rect.width < rect.height ? rect.width : rect.height);
    Item item;
    item_clear(&item, ITEM_PANEL);
    item.as.panel.x = (float)rect.x;
    item.as.panel.y = (float)rect.y;
    item.as.panel.width = (float)rect.width;
    item.as.panel.height = (float)rect.height;
    item.as.panel.radius = fminf(style->radius * scale, side / 2);
    item.as.panel.edge_width = style->edge_width > 0 ? fmaxf(style->edge_width * scale, 1) : 0;
    item.as.panel.top = style->top;
    item.as.panel.bottom = style->bottom;
    item.as.panel.edge = style->edge;
    item.as.panel.is_cut = style->is_cut;
    say(canvas, &item, grown((float)rect.x, (float)rect.y, (float)rect.width, (float)rect.height, 1),
        (ItemSource){0});
}

void canvas_fill(Canvas *canvas, Box box, Colour colour) {
    canvas_panel(canvas, box, &(PanelStyle){.top = colour, .bottom = colour});
}

void canvas_veil(Canvas *canvas, Colour colour) {
    canvas->veil.at = canvas->lists[canvas->current].count;
    canvas_fill(canvas, canvas->layout.screen, colour);
}

static Item glow_item(const Canvas *canvas, Box box, float radius, float spread, Colour colour) {
    float scale = canvas->layout.scale;
    Item item;
    item_clear(&item, ITEM_GLOW);
    item.as.glow.x = box.x * scale;
    item.as.glow.y = box.y * scale;
    item.as.glow.width = box.width * scale;
    item.as.glow.height = box.height * scale;
    item.as.glow.radius = fminf(radius, fminf(box.width, box.height) / 2) * scale;
    item.as.glow.spread = fmaxf(spread * scale, 1);
    item.as.glow.colour = colour;
    return item;
}

static void say_glow(Canvas *canvas, Item *item) {
    const GlowShape *glow = &item->as.glow;
    say(canvas, item, grown(glow->x, glow->y, glow->width, glow->height, glow->spread), (ItemSource){0});
}

void canvas_glow(Canvas *canvas, Box box, float radius, float spread, Colour colour) {
    Item item = glow_item(canvas, box, radius, spread, colour);
    say_glow(canvas, &item);
}

void canvas_halo(Canvas *canvas, Box box, float radius, float spread, Colour colour) {
    Item item = glow_item(canvas, box, radius, spread, colour);
    item.as.glow.is_hollow = true;
    say_glow(canvas, &item);
}

void canvas_around(Canvas *canvas, Box box, float radius, float spread, Colour colour) {
    Item item = glow_item(canvas, box, radius, spread, colour);
    item.as.glow.is_around = true;
    say(canvas, &item, canvas->clips[0], (ItemSource){0});
}

void canvas_line(Canvas *canvas, float x1, float y1, float x2, float y2, float width, Colour colour) {
    float scale = canvas->layout.scale;
    Item item;
    item_clear(&item, ITEM_LINE);
    item.as.line.x1 = x1 * scale;
    item.as.line.y1 = y1 * scale;
    item.as.line.x2 = x2 * scale;
    item.as.line.y2 = y2 * scale;
    item.as.line.width = fmaxf(width * scale, 1);
    item.as.line.colour = colour;
    const LineShape *line = &item.as.line;
    say(canvas, &item,
        grown(fminf(line->x1, line->x2), fminf(line->y1, line->y2), fabsf(line->x2 - line->x1),
              fabsf(line->y2 - line->y1), line->width / 2 + 1),
        (ItemSource){0});
}

/* ---- sprites ---- */

static Box sprite_box(const Sprite *sprite) {
    if (!sprite_effect_is_under(sprite->effect)) return sprite->box;
    float margin = sprite->box.width * SPRITE_SHADOW_SHARE;
    return box_inset(sprite->box, -margin, -margin);
}

static SpriteRaster sprite_raster(Canvas *canvas, const Sprite *sprite) {
    float height = sprite->raster_height > 0 ? sprite->raster_height : sprite->box.height;
    float shape = sprite->raster_shape > 0 ? sprite->raster_shape : sprite->box.width / sprite->box.height;
    float width = height * shape;
    int pixel_width = (int)fmaxf(1, roundf(width * canvas->layout.scale));
    int pixel_height = (int)fmaxf(1, roundf(height * canvas->layout.scale));
    return sprites_get(canvas->sprites, sprite->asset, pixel_width, pixel_height, sprite->effect);
}

static void add_upright(Canvas *canvas, SpriteRaster raster, Box box, uint32_t opacity) {
    float scale = canvas->layout.scale;
    Item item;
    item_clear(&item, ITEM_PIXMAP);
    item.content = raster.serial;
    item.as.upright.x = (int)roundf((box.x + box.width / 2) * scale - (float)raster.pixmap->width / 2);
    item.as.upright.y = (int)roundf((box.y + box.height / 2) * scale - (float)raster.pixmap->height / 2);
    item.as.upright.opacity = opacity;
    PixelRect bounds = {item.as.upright.x, item.as.upright.y, raster.pixmap->width, raster.pixmap->height};
    say(canvas, &item, bounds, (ItemSource){.pixmap = raster.pixmap});
}

static bool bends(const Bend *bend) { return bend->crown_x != 0 || bend->neck_x != 0 || bend->neck_y != 0; }

/* The middle of a side, such that one of so many pixels is not between two of the screen. */
static float on_pixels(float middle, int pixels, float side) {
    float half = (float)pixels / 2;
    return fabsf((float)pixels - side) < 1 ? roundf(middle - half) + half : middle;
}

static void bend(Placement *placement, const Bend *bent, const Pixmap *pixmap, float scale) {
    placement->centre_x = on_pixels(placement->centre_x, pixmap->width, placement->width);
    placement->centre_y = on_pixels(placement->centre_y, pixmap->height, placement->height);
    if (fabsf((float)pixmap->width - placement->width) < 1) placement->width = (float)pixmap->width;
    if (fabsf((float)pixmap->height - placement->height) < 1) placement->height = (float)pixmap->height;
    placement->crown = bent->crown * scale;
    placement->neck = bent->neck * scale;
    placement->foot = bent->foot * scale;
    placement->crown_x = bent->crown_x * scale;
    placement->neck_x = bent->neck_x * scale;
    placement->neck_y = roundf(bent->neck_y * scale); /* so that a head stays sharp */
}

static void add_placed(Canvas *canvas, SpriteRaster raster, Box box, const Sprite *sprite, uint32_t opacity) {
    float scale = canvas->layout.scale;
    Item item;
    item_clear(&item, ITEM_PLACED);
    item.content = raster.serial;
    item.as.placement.centre_x = (box.x + box.width / 2) * scale;
    item.as.placement.centre_y = (box.y + box.height / 2) * scale;
    item.as.placement.width = box.width * scale * fabsf(cosf(sprite->turn));
    item.as.placement.height = box.height * scale;
    item.as.placement.angle = sprite->angle;
    item.as.placement.opacity = opacity;
    item.as.placement.narrower = sprite->narrower;
    item.as.placement.lean = sprite->lean * scale;
    item.as.placement.skew = sprite->skew * scale;
    if (bends(&sprite->bend)) bend(&item.as.placement, &sprite->bend, raster.pixmap, scale);
    if (sprite->raster_shape > 0) item.as.placement.standing = box.width / sprite->raster_shape * scale;
    say(canvas, &item, placement_bounds(&item.as.placement), (ItemSource){.pixmap = raster.pixmap});
}

static void note_lack(Canvas *canvas, const Sprite *sprite, SpriteRaster raster) {
    if (sprite_effect_is_under(sprite->effect) || raster.is_exact) return;
    if (raster.serial == 0)
        canvas->lack.blank++;
    else
        canvas->lack.rough++;
}

CanvasLack canvas_lack(const Canvas *canvas) { return canvas->lack; }

void canvas_sprite(Canvas *canvas, const Sprite *sprite) {
    uint32_t opacity = (uint32_t)lroundf((1 - fminf(fmaxf(sprite->fade, 0), 1)) * 256);
    if (opacity == 0 || sprite->box.width <= 0 || sprite->box.height <= 0) return;
    SpriteRaster raster = sprite_raster(canvas, sprite);
    if (sprite_effect_is_under(sprite->effect) && raster.serial == 0) return;
    note_lack(canvas, sprite, raster);
    if (raster.serial == 0 && sprite->ground) {
        canvas_fill(canvas, sprite->box, sprite->ground);
        return;
    }
    if (!sprite_effect_is_under(sprite->effect))
        write_down(canvas, FACT_PICTURE, sprite->asset, sprite->box, false);
    Box box = sprite_box(sprite);
    bool is_at_size =
        sprite->raster_shape <= 0 &&
        (sprite->raster_height <= 0 || fabsf(sprite->raster_height - sprite->box.height) < 0.01f);
    bool lies = sprite->narrower > 0 || sprite->lean != 0;
    if (raster.is_exact && is_at_size && !lies && !bends(&sprite->bend) && sprite->angle == 0 &&
        sprite->turn == 0) {
        add_upright(canvas, raster, box, opacity);
    } else {
        add_placed(canvas, raster, box, sprite, opacity);
    }
}

bool canvas_prepare(Canvas *canvas, const Sprite *sprite) {
    return sprite_raster(canvas, sprite).serial != 0;
}

/* ---- text ---- */

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

/* Dark letters are on bright backgrounds and stay; faint ones are lightened to 7:1 on enamel. */
static Colour text_colour(const Canvas *canvas, Colour colour) {
    static const float DARK = 0.08f, LIGHT_ENOUGH = 0.42f;
    if (!canvas->reading.is_high_contrast || luminance(colour) < DARK) return colour;
    while (luminance(colour) < LIGHT_ENOUGH) colour = towards_white(colour);
    return colour;
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
    item.as.upright.colour = text_colour(canvas, style->colour);
    PixelRect bounds = {item.as.upright.x, item.as.upright.y, raster->mask.width, raster->mask.height};
    say(canvas, &item, bounds, (ItemSource){.mask = &raster->mask});
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
    PixelRect seen = pixel_rect_meet(bounds, clip_now(canvas));
    if (!canvas->listener.line || pixel_rect_is_empty(seen)) return;
    CanvasLine line = {.text = canvas->paragraph ? canvas->paragraph : text,
                       .from = canvas->paragraph ? canvas->paragraph_at : 0,
                       .length = strlen(text),
                       .box = box_of_pixels(canvas, bounds),
                       .seen = box_of_pixels(canvas, seen),
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
    if (!canvas->paragraph && is_seen) write_text(canvas, style, text, box, is_cut);
    PixelRect bounds = add_text(canvas, box, style, raster);
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
