/* A fanned deck: one fan for each of its kinds, opening from a stack. */
#include <math.h>
#include <string.h>

#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

enum { FAN_LONGEST = 24, FAN_SHORTEST = 4 };

static const float FAN_REACH = 4.2f, FAN_STEP = 0.115f, FAN_MAX = 1.5f, FAN_LIFT = 0.14f, FAN_FREE = 0.3f,
                   FAN_FREE_SIGN = 0.74f, FAN_HIGHEST = 420, FAN_MIN = 60, FAN_FREEST = 1.04f,
                   FAN_MUCH = 1.2f;

/* ---- arcs ---- */

typedef struct Arc {
    int first, count;
} Arc;

/* The layout of a deck's fans: spacing in card heights, and how far each has opened. */
typedef struct Fans {
    Arc arcs[GALLERY_FACES];
    int count;
    float shape, high, step, moved;
    float free; /* the minimum visible share of a card's width */
} Fans;

/* A kind with more cards than `longest` is split into fans of similar size. */
static void find_arcs(const GalleryDeck *deck, int longest, Fans *fans) {
    int runs[GALLERY_FACES];
    gallery_runs(deck, runs);
    fans->count = 0;
    for (int face = 0, end; face < deck->face_count; face = end) {
        for (end = face; end < deck->face_count && runs[end] == runs[face];) end++;
        int parts = (end - face + longest - 1) / longest;
        for (int i = 0, first = face; i < parts; i++) {
            int count = (end - face + i) / parts;
            fans->arcs[fans->count++] = (Arc){first, count};
            first += count;
        }
    }
}

static float spread_of(const Fans *fans, const Arc *arc, float width) {
    float half = fminf((width / 2 - fans->high * fans->shape * 0.8f) / (fans->high * FAN_REACH), 0.98f);
    float step = fmaxf(FAN_STEP, 1.02f * fans->free * fans->shape / FAN_REACH);
    return fminf(step * (float)(arc->count - 1), fminf(FAN_MAX, 2 * asinf(half)));
}

/* The height of all fans together: the ends of a fan are lower and rotated. */
static float room_of(const Fans *fans, float width) {
    float lowest = 0;
    for (int i = 0; i < fans->count; i++) {
        float end = spread_of(fans, &fans->arcs[i], width) / 2;
        float sag = (1 - cosf(end)) * FAN_REACH + (sinf(end) * fans->shape + cosf(end) + 1) / 2;
        lowest = fmaxf(lowest, fans->step * (float)i + sag);
    }
    return fans->high * (lowest + FAN_LIFT + 0.06f);
}

/* Enough of every card is visible to read its index; a token's sign is in its middle. */
static bool is_readable(const Fans *fans, const Arc *arc, float width) {
    if (arc->count < 2) return true;
    return spread_of(fans, arc, width) * FAN_REACH / (float)(arc->count - 1) >= fans->free * fans->shape;
}

static bool fits(const Fans *fans, Box box) {
    for (int i = 0; i < fans->count; i++)
        if (!is_readable(fans, &fans->arcs[i], box.width)) return false;
    return room_of(fans, box.width) <= box.height;
}

/* As large as fits; remaining height increases the spacing. */
static void fit(Fans *fans, Box box) {
    fans->step = fans->count > 2 ? 0.72f : 1.02f;
    for (fans->high = FAN_HIGHEST; fans->high > FAN_MIN && !fits(fans, box);) fans->high -= 4;
    if (fans->count < 2) return;
    float spare = (box.height - room_of(fans, box.width)) / (fans->high * (float)(fans->count - 1));
    fans->step = fminf(fans->step + fmaxf(spare, 0), fmaxf(fans->step, FAN_FREEST));
}

/* ---- leaves ---- */

typedef struct Leaf {
    Box box;
    float angle;
} Leaf;

/* Eased with an overshoot. */
static float opened(const Fans *fans, int arc) {
    float late = fans->count > 1 ? 0.35f * (float)arc / (float)(fans->count - 1) : 0;
    float left = 1 - fminf(fmaxf((fans->moved - late) / 0.65f, 0), 1);
    return 1 - 1.9f * left * left * left + 0.9f * left * left;
}

static Leaf leaf_of(const Fans *fans, int which, Box row, int index) {
    const Arc *arc = &fans->arcs[which];
    float wide = fans->high * fans->shape, reach = fans->high * FAN_REACH;
    float middle = (float)index - (float)(arc->count - 1) / 2;
    float angle = arc->count > 1 ? middle * spread_of(fans, arc, row.width) / (float)(arc->count - 1) : 0;
    angle *= opened(fans, which);
    float x = row.x + row.width / 2 + sinf(angle) * reach, y = row.y + (1 - cosf(angle)) * reach;
    return (Leaf){{x - wide / 2, y, wide, fans->high}, angle};
}

/* The part of a card not covered by the next. */
static Box free_of(Leaf leaf, Leaf next, bool is_last) {
    Box box = leaf.box;
    if (!is_last) box.width = fmaxf(next.box.x - leaf.box.x, 8);
    return box;
}

/* A rim of light around the card, which is turned as the card is. */
static void draw_outline(const GalleryScene *gallery, Canvas *canvas, Leaf leaf, int face) {
    const GalleryDeck *deck = gallery_deck(gallery);
    char back[GALLERY_ASSET];
    float core = leaf.box.width * 0.5f;
    Box light = box_place(leaf.box, core, core, 0.5f, 0.5f);
    gallery_back_asset(deck, face, 0, back);
    canvas_glow(canvas, light, core / 2, leaf.box.height * 0.62f, colour_fade(STYLE_BRASS_LIT, 0.75f));
    canvas_sprite(canvas, &(Sprite){.asset = back,
                                    .box = gallery_face_box(deck, face, leaf.box),
                                    .angle = leaf.angle,
                                    .effect = SPRITE_RIM});
}

static void draw_lifted(GalleryScene *gallery, Canvas *canvas, Leaf leaf, int face) {
    leaf.box.x += sinf(leaf.angle) * leaf.box.height * FAN_LIFT;
    leaf.box.y -= cosf(leaf.angle) * leaf.box.height * FAN_LIFT;
    draw_outline(gallery, canvas, leaf, face);
    gallery_draw_face(gallery, canvas, gallery->deck, face, leaf.box, (GalleryLook){.angle = leaf.angle});
}

static void draw_arc(GalleryScene *gallery, Ui *ui, const Fans *fans, int which, Box row) {
    const Arc *arc = &fans->arcs[which];
    int near = GALLERY_NOBODY;
    for (int i = 0; i < arc->count; i++) {
        Leaf leaf = leaf_of(fans, which, row, i), next = leaf_of(fans, which, row, i + 1);
        int face = arc->first + i;
        HotspotState state = gallery_card_hotspot(ui, "card", face, free_of(leaf, next, i + 1 == arc->count));
        if (gallery_is_near(state)) near = i;
        gallery_draw_face(gallery, ui_canvas(ui), gallery->deck, face, leaf.box,
                          (GalleryLook){.angle = leaf.angle});
    }
    if (near == GALLERY_NOBODY) return;
    gallery->near = arc->first + near;
    draw_lifted(gallery, ui_canvas(ui), leaf_of(fans, which, row, near), gallery->near);
}

/* Fans long enough to keep kinds together, unless shorter fans allow much larger cards. */
static Fans fans_of(const GalleryDeck *deck, Box box) {
    bool has_index = !sabacc_card_is_token(gallery_card(deck, 0));
    Fans best = {.shape = gallery_deck_shape(deck), .free = has_index ? FAN_FREE : FAN_FREE_SIGN};
    find_arcs(deck, FAN_LONGEST, &best);
    fit(&best, box);
    for (int longest = FAN_LONGEST / 2; longest >= FAN_SHORTEST; longest--) {
        Fans fans = {.shape = best.shape, .free = best.free};
        find_arcs(deck, longest, &fans);
        fit(&fans, box);
        if (fans.high > best.high * FAN_MUCH) best = fans;
    }
    return best;
}

void gallery_draw_fan(GalleryScene *gallery, Ui *ui, Box box, double ahead_ms) {
    const GalleryDeck *deck = gallery_deck(gallery);
    Fans fans = fans_of(deck, box);
    fans.moved = gallery->move == GALLERY_OPENING ? gallery_moved(gallery, ahead_ms) : 1;
    float top = box.y + (box.height - room_of(&fans, box.width)) / 2 + fans.high * FAN_LIFT;
    for (int i = 0; i < fans.count; i++)
        draw_arc(gallery, ui, &fans, i,
                 (Box){box.x, top + fans.step * fans.high * (float)i, box.width, fans.high});
}
