#include "render/canvas_private.h"

#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static_assert((int)CANVAS_DAMAGE_MAX == (int)DAMAGE_MAX, "the canvas hands the damage out as it is");

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
    canvas->letter_edge = 0;
    canvas->letter_slope = 0;
    canvas->has_dark_ink = false;
    sprites_begin_frame(canvas->sprites, layout->pixel_width, layout->pixel_height);
    transcript_begin(canvas->transcript);
    canvas->clips[0] = (PixelRect){0, 0, layout->pixel_width, layout->pixel_height};
}

/* A backdrop that can be seen: none, or one that something solid hides, does not need its cache. */
static const BackdropShape *backdrop_seen(const Canvas *canvas) {
    const DisplayList *list = &canvas->lists[canvas->current];
    if (list->count == 0 || list->items[0].kind != ITEM_BACKDROP) return NULL;
    long whole = pixel_rect_area(canvas->clips[0]);
    for (int i = 1; i < list->count; i++)
        if (pixel_rect_area(list->cores[i]) == whole) return NULL;
    return &list->items[0].as.backdrop;
}

/* Only the backdrop deserves a full-size cache: it is under every repainted rectangle. */
static void ground_update(Canvas *canvas, const BackdropShape *shape) {
    int width = canvas->layout.pixel_width, height = canvas->layout.pixel_height;
    bool is_same_size = canvas->ground && canvas->ground->width == width && canvas->ground->height == height;
    if (is_same_size && memcmp(shape, &canvas->ground_shape, sizeof *shape) == 0) return;
    if (!is_same_size) {
        pixmap_free(canvas->ground);
        canvas->ground = pixmap_create_unset(width, height);
        canvas->ground->is_solid = true;
    }
    canvas->ground_shape = *shape;
    paint_backdrop(target_of(canvas->ground), shape);
}

static long damage_area(const Damage *damage, PixelRect whole) {
    long area = 0;
    for (int i = 0; i < damage->count; i++) area += pixel_rect_area(pixel_rect_meet(whole, damage->rects[i]));
    return area;
}

static void paint_damage(Canvas *canvas, Target pixels, const Damage *damage, bool is_seen) {
    const DisplayList *list = &canvas->lists[canvas->current];
    Veil *veil = &canvas->veil;
    PixelRect whole = pixels.clip;
    ListHelp help = {.ground = canvas->ground, .turned = canvas->turned};
    turned_begin(canvas->turned);
    if (damage->count == 0) {
        veil_rest(veil);
        return;
    }
    veil_keep(veil, &(VeilFrame){.before = is_seen ? &canvas->lists[1 - canvas->current] : NULL,
                                 .list = list,
                                 .help = &help,
                                 .screen = pixels,
                                 .painted = damage_area(damage, whole)});
    help.under = veil->picture;
    help.under_count = veil->picture ? veil->count : 0;
    for (int i = 0; i < damage->count; i++) {
        pixels.clip = pixel_rect_meet(whole, damage->rects[i]);
        if (!pixel_rect_is_empty(pixels.clip)) list_paint_quick(list, list->count, pixels, &help);
    }
    if (veil->at < 0) veil_drop(veil);
}

static void keep_ground(Canvas *canvas) {
    const BackdropShape *seen = backdrop_seen(canvas);
    if (seen) {
        ground_update(canvas, seen);
        return;
    }
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
    keep_ground(canvas);
    paint_damage(canvas, pixels, &found, is_seen && !canvas->sight);
    if (canvas->sight && found.count > 0)
        blind_sight_apply(canvas->sight, pixels, pixel_rect_meet(pixels.clip, found.rects[0]));
    memcpy(damage, found.rects, sizeof found.rects);
    fonts_trim(canvas->fonts);
    return found.count;
}

void canvas_repaint(const Canvas *canvas, Target pixels) {
    list_paint(&canvas->lists[canvas->current], pixels, canvas->ground);
    if (canvas->sight) blind_sight_apply(canvas->sight, pixels, pixels.clip);
}

Box canvas_box_of_pixels(const Canvas *canvas, PixelRect rect) {
    float scale = canvas->layout.scale;
    return (Box){(float)rect.x / scale, (float)rect.y / scale, (float)rect.width / scale,
                 (float)rect.height / scale};
}

static bool is_dense(Colour top, Colour bottom) {
    static const Colour ENOUGH = 0xc0;
    return top >> 24 >= ENOUGH && bottom >> 24 >= ENOUGH;
}

/* The grain of wood belongs to its panel. */
static bool is_mark(const Item *item, ItemSource source) {
    if (item->kind == ITEM_MASK) return true;
    return (item->kind == ITEM_PIXMAP || item->kind == ITEM_PLACED) && !source.pixmap->is_grain;
}

static bool is_part(const Item *item, ItemSource source, CanvasParts parts) {
    if (parts == CANVAS_PANELS)
        return item->kind == ITEM_PANEL && is_dense(item->as.panel.top, item->as.panel.bottom);
    return is_mark(item, source);
}

int canvas_places(const Canvas *canvas, CanvasParts parts, Box *places, int max) {
    const DisplayList *list = &canvas->lists[canvas->current];
    int count = 0;
    for (int i = 0; i < list->count && count < max; i++)
        if (is_part(&list->items[i], list->sources[i], parts))
            places[count++] = canvas_box_of_pixels(canvas, list->items[i].bounds);
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

void canvas_spoken(Canvas *canvas, Box box, const char *words) {
    if (canvas->transcript) canvas_write_down(canvas, FACT_SPOKEN, words, box, false);
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

void canvas_write_down(Canvas *canvas, FactKind kind, const char *words, Box box, bool is_cut) {
    if (canvas->transcript && words[0] && is_on_screen(canvas, box))
        transcript_add(canvas->transcript, kind, words, box, is_cut);
}

/* ---- drawing ---- */

PixelRect canvas_clip_now(const Canvas *canvas) { return canvas->clips[canvas->clip_depth]; }

void canvas_say(Canvas *canvas, Item *item, PixelRect bounds, ItemSource source) {
    item->bounds = pixel_rect_meet(bounds, canvas_clip_now(canvas));
    list_add(&canvas->lists[canvas->current], item, source);
}

void canvas_push_clip(Canvas *canvas, Box box) {
    assert(canvas->clip_depth + 1 < CANVAS_CLIP_DEPTH);
    PixelRect clip = pixel_rect_meet(layout_pixels(&canvas->layout, box), canvas_clip_now(canvas));
    canvas->clips[++canvas->clip_depth] = clip;
}

void canvas_pop_clip(Canvas *canvas) {
    assert(canvas->clip_depth > 0);
    canvas->clip_depth--;
}

void canvas_backdrop(Canvas *canvas, const BackdropShape *backdrop) {
    Item item;
    item_clear(&item, ITEM_BACKDROP);
    item.as.backdrop = *backdrop;
    canvas_say(canvas, &item, canvas->clips[0], (ItemSource){0});
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
    canvas_say(canvas, &item, grown((float)rect.x, (float)rect.y, (float)rect.width, (float)rect.height, 1),
               (ItemSource){0});
}

void canvas_fill(Canvas *canvas, Box box, Colour colour) {
    canvas_panel(canvas, box, &(PanelStyle){.top = colour, .bottom = colour});
}

void canvas_veil(Canvas *canvas, Colour colour) {
    canvas->veil.at = canvas->lists[canvas->current].count;
    if (colour >> 24 != 0) canvas_fill(canvas, canvas->layout.screen, colour);
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
    canvas_say(canvas, item, grown(glow->x, glow->y, glow->width, glow->height, glow->spread),
               (ItemSource){0});
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
    canvas_say(canvas, &item, canvas->clips[0], (ItemSource){0});
}

void canvas_veil_around(Canvas *canvas, Box box, float radius, float spread, Colour colour) {
    canvas->veil.at = canvas->lists[canvas->current].count;
    canvas_around(canvas, box, radius, spread, colour);
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
    canvas_say(canvas, &item,
               grown(fminf(line->x1, line->x2), fminf(line->y1, line->y2), fabsf(line->x2 - line->x1),
                     fabsf(line->y2 - line->y1), line->width / 2 + 1),
               (ItemSource){0});
}
