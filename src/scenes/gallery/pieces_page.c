/* What the pages of pieces share: their runs, frames and rims; and the pieces shown on the shelf. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

int gallery_find_runs(const GalleryDeck *deck, GallerySpan spans[GALLERY_SPANS]) {
    int count = 0;
    for (int face = 0; face < deck->face_count; face++) {
        const GalleryRun *of = gallery_piece_run(deck->faces[face]);
        bool is_new = count == 0 || spans[count - 1].of != of;
        if (is_new && count < GALLERY_SPANS) spans[count++] = (GallerySpan){.of = of, .first = face};
        spans[count - 1].count++;
    }
    return count;
}

void gallery_draw_frame(Canvas *canvas, Box picture, float wide) {
    static const float MAT = 0.39f; /* of its width */
    Box frame = box_inset(picture, -wide, -wide);
    canvas_glow(canvas, (Box){frame.x + 3, frame.y + 6, frame.width, frame.height}, 4, 12, 0xa0000000u);
    canvas_panel(
        canvas, frame,
        &(PanelStyle){
            .top = 0xffc08a4cu, .bottom = 0xff2c190cu, .edge = 0xff140b04u, .edge_width = 1, .radius = 4});
    canvas_panel(canvas, box_inset(frame, wide * MAT, wide * MAT),
                 &(PanelStyle){.top = 0xff17100au,
                               .bottom = 0xff241a10u,
                               .edge = STYLE_BRASS_LIT,
                               .edge_width = 1.5f,
                               .radius = 2});
}

/* A rim of light that follows the picture's own outline. */
void gallery_draw_rim(Canvas *canvas, const char *asset, Box box) {
    static const float WIDER = 0.07f;
    Box rim = box_inset(box, -box.width * WIDER / 2, -box.height * WIDER / 2);
    canvas_glow(canvas, box_inset(box, box.width * 0.3f, box.height * 0.3f), box.width * 0.2f,
                box.height * 0.5f, colour_fade(STYLE_BRASS_LIT, 0.5f));
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = rim, .effect = SPRITE_RIM});
}

bool gallery_is_of_people(const GalleryDeck *deck) {
    return strncmp(deck->faces[0], "portraits/", strlen("portraits/")) == 0;
}

bool gallery_stands(GalleryScene *gallery, Ui *ui, int face, Box place, Box seen, bool *is_near) {
    *is_near = gallery_is_near(gallery_card_hotspot(ui, "card", face, place));
    bool is_seen = place.y + place.height > seen.y && place.y < seen.y + seen.height;
    if (is_seen && *is_near) gallery->near = face;
    return is_seen;
}

/* ---- on the shelf ---- */

/* A tray of cloth in a rim of wood, seen from the front: what lies on it has a ground. */
static void draw_tray(Canvas *canvas, Box box, float unit) {
    static const float WIDE = 1.74f, HIGH = 0.92f, RIM = 7;
    Box tray = box_place(box, fminf(unit * WIDE, box.width), unit * HIGH, 0.5f, 1);
    canvas_panel(
        canvas, tray,
        &(PanelStyle){
            .top = 0xff7d5730u, .bottom = 0xff2b190cu, .edge = 0xff140b04u, .edge_width = 1, .radius = 12});
    Box cloth = {tray.x + RIM, tray.y + RIM, tray.width - 2 * RIM, tray.height - 2 * RIM - 3};
    canvas_panel(
        canvas, cloth,
        &(PanelStyle){
            .top = 0xff1c6a60u, .bottom = 0xff0b2f2bu, .edge = 0xff071f1cu, .edge_width = 2, .radius = 8});
    canvas_fill(canvas, (Box){tray.x + 10, tray.y + tray.height - 5, tray.width - 20, 1.5f},
                colour_fade(STYLE_BRASS_LIT, 0.7f));
}

/* What does not stand on the board hangs by a cord from a nail in the wall. */
static void draw_hanging(Canvas *canvas, Box picture) {
    static const float ABOVE = 0.27f, NAIL = 9, CORD = 1.6f;
    const Colour cord = 0xffa58450u, shade = 0x80000000u;
    float x = picture.x + picture.width / 2, y = picture.y - picture.height * ABOVE;
    float foot = picture.y - picture.height * 0.08f, reach = picture.width * 0.36f;
    for (int side = -1; side <= 1; side += 2) {
        float end = x + reach * (float)side;
        canvas_line(canvas, x + 3, y + 4, end + 3, foot + 4, CORD, shade);
        canvas_line(canvas, x, y, end, foot, CORD, cord);
    }
    canvas_glow(canvas, (Box){x - NAIL / 2 + 2, y - NAIL / 2 + 4, NAIL, NAIL}, NAIL / 2, 4, shade);
    canvas_panel(canvas, (Box){x - NAIL / 2, y - NAIL / 2, NAIL, NAIL},
                 &(PanelStyle){.top = 0xfff5dca4u, .bottom = 0xff6d5428u, .radius = NAIL / 2});
}

void gallery_draw_shown(Canvas *canvas, const GalleryBay *bay, Box box, bool is_near) {
    static const float ABOVE_RIM = 0.07f;                           /* on the tray */
    static const float REACH = 1.12f, REACH_PORTRAITS = 1.66f;      /* with what they hang on */
    static const float REACH_LOW = 0.9f, LOW = 0.75f, WIDE = 1.75f; /* in a low bay nothing hangs */
    bool has_portraits = strncmp(bay->shown[0].asset, "portraits/", strlen("portraits/")) == 0;
    bool is_low = has_portraits && box.height / REACH_PORTRAITS < LOW * box.width / WIDE;
    float reach = is_low ? REACH_LOW : has_portraits ? REACH_PORTRAITS : REACH;
    float unit = fminf(box.height / reach, box.width / WIDE), grown = is_near ? 1.04f : 1;
    if (!has_portraits) draw_tray(canvas, box, unit * grown);
    for (int i = 0; i < bay->shown_count; i++) {
        const GalleryShown *shown = &bay->shown[i];
        if (is_low && shown->y > 0) continue;
        float size = shown->size * unit * grown, x = box.x + box.width / 2 + shown->x * unit * grown;
        float foot = (shown->y + (has_portraits ? 0 : ABOVE_RIM)) * unit * grown;
        Box place = {x - size / 2, box.y + box.height - foot - size, size, size};
        if (has_portraits) {
            place = box_inset(place, size * 0.09f, size * 0.09f);
            if (shown->y > 0) draw_hanging(canvas, place);
            gallery_draw_frame(canvas, place, place.width * 0.09f);
            canvas_sprite(canvas,
                          &(Sprite){.asset = shown->asset, .box = place, .effect = gallery_lamplit()});
        } else {
            gallery_draw_standing(canvas, shown->asset, place, false);
        }
    }
}
