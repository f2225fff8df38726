/* A fanned deck: one fan for each of its kinds, opening from a stack. */
#include <math.h>
#include <string.h>

#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

enum { FAN_LONGEST = 24, FAN_SHORTEST = 4 };

static const float FAN_LIFT = 0.14f, FAN_HIGHEST = 420, FAN_MIN = 60, FAN_FREEST = 1.06f, FAN_APART = 1.3f,
                   FAN_MUCH = 1.12f, FAN_REACH_LEAST = 4.2f, FAN_STEP = 0.76f;

/* ---- arcs ---- */

typedef struct Arc {
    int first, count;
} Arc;

/* The layout of a deck's fans: spacing in card heights, and how far each has opened. */
typedef struct Fans {
    Arc arcs[GALLERY_FACES];
    int count, longest; /* longest: cards of the longest fan */
    float shape, high, step, moved;
    float free;  /* the visible share of a card's width */
    float angle; /* from the first to the last card of the longest fan, in radians */
    float reach; /* from a card to what it turns about, in card heights */
} Fans;

/* A kind with more cards than `longest` is split into fans of similar size. */
static void find_arcs(const GalleryDeck *deck, const int runs[GALLERY_FACES], int longest, Fans *fans) {
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

/* All fans turn about points as far away, so that they lie one in the other: as far as the longest needs in
 * order to open to its angle. */
static void set_reach(Fans *fans) {
    fans->longest = 1;
    for (int i = 0; i < fans->count; i++)
        if (fans->arcs[i].count > fans->longest) fans->longest = fans->arcs[i].count;
    fans->reach = fmaxf(fans->free * fans->shape * (float)(fans->longest - 1) / fans->angle, FAN_REACH_LEAST);
}

static float spread_of(const Fans *fans, const Arc *arc) {
    return fans->free * fans->shape / fans->reach * (float)(arc->count - 1);
}

/* Of the longest fan, in card heights. */
static float width_of(const Fans *fans) {
    float end = fans->free * fans->shape / fans->reach * (float)(fans->longest - 1) / 2;
    return 2 * sinf(end) * fans->reach + cosf(end) * fans->shape + sinf(end);
}

/* The height of all fans together, in card heights: the ends of a fan are lower and rotated. */
static float room_of(const Fans *fans) {
    float lowest = 0;
    for (int i = 0; i < fans->count; i++) {
        float end = spread_of(fans, &fans->arcs[i]) / 2;
        float sag = (1 - cosf(end)) * fans->reach + (sinf(end) * fans->shape + cosf(end) + 1) / 2;
        lowest = fmaxf(lowest, fans->step * (float)i + sag);
    }
    return lowest + FAN_LIFT + 0.06f;
}

/* As large as fits; remaining height increases the spacing. */
static void fit(Fans *fans, Box box) {
    fans->step = fans->count > 2 ? FAN_STEP : FAN_FREEST;
    set_reach(fans);
    float room = room_of(fans), high = fminf(box.width / width_of(fans), box.height / room);
    fans->high = fminf(fmaxf(high, FAN_MIN), FAN_HIGHEST);
    if (fans->count < 2) return;
    float spare = (box.height / fans->high - room) / (float)(fans->count - 1);
    fans->step = fminf(fans->step + fmaxf(spare, 0), fmaxf(fans->step, FAN_APART));
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
    float wide = fans->high * fans->shape, reach = fans->high * fans->reach;
    float middle = (float)index - (float)(arc->count - 1) / 2;
    float angle = arc->count > 1 ? middle * spread_of(fans, arc) / (float)(arc->count - 1) : 0;
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

/* A card lies a little above the one before it, and keeps the lamp's light from its edge. */
static void draw_shade(const GalleryScene *gallery, Canvas *canvas, Leaf leaf, int face) {
    static const float BEFORE = 0.045f, BELOW = 0.022f, DARK = 0.2f, BROAD = 0.03f;
    char back[GALLERY_ASSET];
    float high = leaf.box.height, before = high * BEFORE, below = high * BELOW;
    Box fallen = box_inset(gallery_face_box(gallery_deck(gallery), face, leaf.box), -high * BROAD / 2,
                           -high * BROAD / 2);
    fallen.x -= cosf(leaf.angle) * before + sinf(leaf.angle) * below;
    fallen.y += cosf(leaf.angle) * below - sinf(leaf.angle) * before;
    gallery_back_asset(gallery_deck(gallery), face, 0, back);
    canvas_sprite(
        canvas,
        &(Sprite){.asset = back, .box = fallen, .angle = leaf.angle, .fade = DARK, .effect = SPRITE_SHADOW});
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
        draw_shade(gallery, ui_canvas(ui), leaf, face);
        gallery_draw_face(gallery, ui_canvas(ui), gallery->deck, face, leaf.box,
                          (GalleryLook){.angle = leaf.angle});
    }
    if (near == GALLERY_NOBODY) return;
    gallery->near = arc->first + near;
    draw_lifted(gallery, ui_canvas(ui), leaf_of(fans, which, row, near), gallery->near);
}

/* How well the pictures are seen: large ones, little of them covered by the next card and the next fan. */
static float shown_well(const Fans *fans) {
    static const float COVERED = 0.5f;
    float seen = fans->free * (fans->count > 1 ? fminf(fans->step, 1) : 1);
    return fans->high * (1 - COVERED + COVERED * seen);
}

/* At least as much of each card as shows its picture. Of angles that show them as large the first is
 * taken: a fan all the same, and not much of a hollow under it. Long fans keep kinds together, unless shorter
 * ones show the cards much better. */
static Fans fans_of(const GalleryDeck *deck, Box box) {
    static const float frees[] = {0.84f, 0.76f, 0.7f, 0.64f};
    static const float angles[] = {0.66f, 0.54f, 0.4f, 0.8f, 0.96f};
    int runs[GALLERY_FACES];
    gallery_runs(deck, runs);
    Fans best = {0};
    for (int longest = FAN_LONGEST; longest >= FAN_SHORTEST; longest--) {
        Fans fans = {.shape = gallery_deck_shape(deck)};
        find_arcs(deck, runs, longest, &fans);
        float much = longest == FAN_LONGEST ? 1 : FAN_MUCH;
        for (size_t i = 0; i < sizeof frees / sizeof *frees; i++)
            for (size_t k = 0; k < sizeof angles / sizeof *angles; k++) {
                fans.free = frees[i];
                fans.angle = angles[k];
                fit(&fans, box);
                if (shown_well(&fans) > shown_well(&best) * much) best = fans;
            }
    }
    return best;
}

/* The light of the lamp over each fan, on the velvet about its middle. */
static void draw_pool(Canvas *canvas, const Fans *fans, Box box, float top) {
    static const float CORE = 20, REACH = 1.5f;
    for (int i = 0; i < fans->count; i++) {
        float y = top + fans->high * (fans->step * (float)i + 0.3f);
        canvas_glow(canvas, (Box){box.x + box.width / 2 - CORE / 2, y, CORE, CORE}, CORE / 2,
                    fans->high * REACH, fans->count > 1 ? 0x24ffc88cu : 0x46ffc88cu);
    }
}

/* On the cards: brightest under the lamp, and darker towards both ends. */
static void draw_lamplight(Canvas *canvas, Box box) {
    static const float CORE = 20;
    float reach = fmaxf(box.width, box.height) * 0.34f;
    canvas_push_clip(canvas, box);
    canvas_glow(canvas, box_place(box, CORE, CORE, 0.5f, 0.3f), CORE / 2, reach, 0x22ffe8c0u);
    for (int side = 0; side < 2; side++)
        canvas_glow(canvas, box_place(box, CORE, box.height * 0.5f, (float)side, 1), CORE / 2,
                    box.width * 0.24f, 0x5c080305u);
    canvas_pop_clip(canvas);
}

void gallery_draw_fan(GalleryScene *gallery, Ui *ui, Box box, double ahead_ms) {
    const GalleryDeck *deck = gallery_deck(gallery);
    Fans fans = fans_of(deck, box);
    fans.moved = gallery->move == GALLERY_OPENING ? gallery_moved(gallery, ahead_ms) : 1;
    float top = box.y + (box.height - fans.high * room_of(&fans)) / 2 + fans.high * FAN_LIFT;
    draw_pool(ui_canvas(ui), &fans, box, top);
    for (int i = 0; i < fans.count; i++)
        draw_arc(gallery, ui, &fans, i,
                 (Box){box.x, top + fans.step * fans.high * (float)i, box.width, fans.high});
    draw_lamplight(ui_canvas(ui), canvas_layout(ui_canvas(ui))->screen);
}
