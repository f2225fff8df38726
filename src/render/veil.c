#include "render/veil.h"

#include <stddef.h>
#include <string.h>

void veil_drop(Veil *veil) {
    pixmap_free(veil->picture);
    veil->picture = NULL;
}

/* What the first `now` items of this frame change in a picture of the first `before` of the last one. */
static Damage changes(const VeilFrame *frame, int before, int now) {
    DisplayList was = *frame->before, is = *frame->list;
    Damage changed = {.count = 0};
    was.count = before, is.count = now;
    damage_between(&was, &is, &changed);
    return changed;
}

static void paint_damage(const VeilFrame *frame, Target picture, const Damage *changed, int now) {
    for (int i = 0; i < changed->count; i++) {
        Target part = picture;
        part.clip = pixel_rect_meet(picture.clip, changed->rects[i]);
        if (!pixel_rect_is_empty(part.clip)) list_paint_quick(frame->list, now, part, frame->help);
    }
}

static void paint_changes(const VeilFrame *frame, Target picture, int before, int now) {
    Damage changed = changes(frame, before, now);
    paint_damage(frame, picture, &changed, now);
}

static bool is_all(const Damage *changed, PixelRect clip) {
    PixelRect of = changed->rects[0];
    return changed->count == 1 && of.x <= clip.x && of.y <= clip.y &&
           of.x + of.width >= clip.x + clip.width && of.y + of.height >= clip.y + clip.height;
}

static void copy_screen(Target to, Target screen) {
    for (int y = 0; y < to.clip.height; y++)
        memcpy(to.pixels + (ptrdiff_t)y * to.stride, screen.pixels + (ptrdiff_t)y * screen.stride,
               (size_t)to.clip.width * sizeof(Pixel));
}

/* From the last frame's picture, from the screen where that had no veil, or from nothing. */
static void paint_under(Veil *veil, const VeilFrame *frame) {
    if (veil->picture) {
        paint_changes(frame, target_of(veil->picture), veil->count, veil->at);
        return;
    }
    veil->picture = pixmap_create_unset(frame->screen.clip.width, frame->screen.clip.height);
    Target under = target_of(veil->picture);
    if (frame->before) {
        Damage changed = changes(frame, frame->before->count, veil->at);
        if (!is_all(&changed, under.clip)) copy_screen(under, frame->screen);
        paint_damage(frame, under, &changed, veil->at);
    } else {
        list_paint_quick(frame->list, veil->at, under, frame->help);
    }
}

/* The veil has gone, and something under it has changed in the same frame. What is above is painted over a
 * copy. */
static void uncover(Veil *veil, const VeilFrame *frame) {
    int count = veil->count < frame->list->count ? veil->count : frame->list->count;
    if (!veil->picture) return;
    paint_changes(frame, target_of(veil->picture), veil->count, count);
    veil->count = count;
}

void veil_rest(Veil *veil) {
    enum { RESTS_FRAMES = 8 };
    if (++veil->rested >= RESTS_FRAMES) veil_drop(veil);
}

/* A step of a fade paints all of the screen; a card that comes nearer over the veil a quarter of it. */
static bool is_kept(Veil *veil, const VeilFrame *frame) {
    enum { MUCH = 2, LITTLE = 8 }; /* parts of the screen */
    long all = pixel_rect_area(frame->screen.clip);
    bool is_much = frame->painted * MUCH >= all;
    if (is_much)
        veil->rested = 0;
    else if (frame->painted * LITTLE < all)
        veil_rest(veil);
    return is_much || veil->picture;
}

void veil_keep(Veil *veil, const VeilFrame *frame) {
    const DisplayList *list = frame->list;
    if (!frame->before) veil_drop(veil); /* its size may be another */
    if (veil->at < 0) {
        bool is_bare = list->count >= veil->count && list_hash(list, veil->count) == veil->shows;
        if (!is_bare) uncover(veil, frame);
        return;
    }
    uint64_t hash = list_hash(list, veil->at);
    if (is_kept(veil, frame) && (!veil->picture || veil->shows != hash)) paint_under(veil, frame);
    veil->count = veil->at;
    veil->shows = hash;
}
