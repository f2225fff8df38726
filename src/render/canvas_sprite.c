/* Pictures on a canvas: where they are and at what size they are rasterised. */
#include "render/canvas_private.h"

#include <math.h>

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
    canvas_say(canvas, &item, bounds, (ItemSource){.pixmap = raster.pixmap});
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
    placement->neck_x = roundf(bent->neck_x * scale); /* so that a head stays sharp */
    placement->neck_y = roundf(bent->neck_y * scale);
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
    canvas_say(canvas, &item, placement_bounds(&item.as.placement), (ItemSource){.pixmap = raster.pixmap});
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
    bool is_wood = sprite_effect_kind(sprite->effect) == SPRITE_WOOD;
    if (sprite_effect_is_under(sprite->effect) && raster.serial == 0) return;
    note_lack(canvas, sprite, raster);
    if (is_wood && raster.serial == 0) return;
    if (raster.serial == 0 && sprite->ground) {
        canvas_fill(canvas, sprite->box, sprite->ground);
        return;
    }
    if (!sprite_effect_is_under(sprite->effect) && !is_wood)
        canvas_write_down(canvas, FACT_PICTURE, sprite->asset, sprite->box, false);
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
