/* People in runs of their moods, each in a frame; and the pieces shown on the shelf. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float GAP = 12, RUN_GAP = 28, LINE_GAP = 20, HEAD_HIGH = 42, SIDE = 12;
/* So many people in a row. */
static const float FACE_LEAST = 230, FACE_LEAST_UPRIGHT = 150, FACE_MOST = 300, FRAME = 0.085f;

/* ---- the page ---- */

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

typedef struct Run {
    GallerySpan span;
    float x, y; /* of its heading, from the page's corner */
} Run;

/* All faces are of one size. */
typedef struct Sheet {
    Run runs[GALLERY_SPANS];
    int run_count;
    float high, across, down; /* of a face; of all */
} Sheet;

/* In columns of equal width, one with fewer moods as wide as the others. */
static void lay_out(Sheet *sheet, int columns, float width) {
    int most = 1;
    for (const Run *run = sheet->runs; run < sheet->runs + sheet->run_count; run++)
        if (run->span.count > most) most = run->span.count;
    float wide = (width - RUN_GAP * (float)(columns - 1)) / (float)columns;
    float high = fminf((wide + GAP) / (float)most - GAP, FACE_MOST);
    wide = (high + GAP) * (float)most - GAP;
    sheet->high = high;
    for (int i = 0; i < sheet->run_count; i++) {
        Run *run = &sheet->runs[i];
        run->x = (wide + RUN_GAP) * (float)(i % columns);
        run->y = (HEAD_HIGH + high + LINE_GAP) * (float)(i / columns);
        sheet->down = run->y + HEAD_HIGH + high;
    }
    sheet->across = (wide + RUN_GAP) * (float)columns - RUN_GAP;
}

/* As many columns as leave the faces large, fewer where that makes all of them visible. */
static Sheet sheet_of(const GalleryDeck *deck, float width) {
    static const float UPRIGHT = 1200;
    GallerySpan spans[GALLERY_SPANS];
    Sheet sheet = {.run_count = gallery_find_runs(deck, spans)};
    for (int i = 0; i < sheet.run_count; i++) sheet.runs[i].span = spans[i];
    for (int columns = 3; columns > 0; columns--) {
        lay_out(&sheet, columns, width);
        if (sheet.high >= (width > UPRIGHT ? FACE_LEAST : FACE_LEAST_UPRIGHT)) break;
    }
    return sheet;
}

/* With a shade behind it on a cloth, so that it is readable over the rim. */
static void draw_heading(const GalleryScene *gallery, Canvas *canvas, const Run *run, float x, float y,
                         float wide) {
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_LEFT);
    const char *title = _(run->span.of->title);
    Box line = {x, y + HEAD_HIGH - 12, wide, 1.5f};
    Box words = {x, y, canvas_text_width(canvas, &style, title), HEAD_HIGH - 14};
    if (gallery_cloth(gallery)) canvas_glow(canvas, words, 4, 18, 0xb005090cu);
    words.width = wide;
    canvas_text(canvas, words, &style, title);
    canvas_fill(canvas, line, colour_fade(STYLE_METAL, 0.55f));
}

/* A picture's frame of wood and brass, with a dark mat. */
static void draw_frame(Canvas *canvas, Box picture) {
    static const float AROUND = 0.09f, MAT = 0.035f;
    float side = picture.width;
    Box frame = {picture.x - side * AROUND, picture.y - side * AROUND, side * (1 + 2 * AROUND),
                 side * (1 + 2 * AROUND)};
    canvas_glow(canvas, (Box){frame.x + 3, frame.y + 6, frame.width, frame.height}, 4, 12, 0xa0000000u);
    canvas_panel(
        canvas, frame,
        &(PanelStyle){
            .top = 0xffc08a4cu, .bottom = 0xff2c190cu, .edge = 0xff140b04u, .edge_width = 1, .radius = 4});
    canvas_panel(canvas, box_inset(frame, side * MAT, side * MAT),
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

static void draw_person(GalleryScene *gallery, Ui *ui, int face, Box place, Box seen) {
    Canvas *canvas = ui_canvas(ui);
    char asset[GALLERY_ASSET];
    bool is_near;
    if (!gallery_stands(gallery, ui, face, place, seen, &is_near)) return;
    gallery_face_asset(gallery_deck(gallery), face, asset);
    place = box_inset(place, place.width * FRAME, place.height * FRAME);
    draw_frame(canvas, place);
    if (is_near) gallery_draw_rim(canvas, asset, place);
    gallery_draw_face(gallery, canvas, gallery->deck, face, place, (GalleryLook){0});
}

void gallery_draw_people(GalleryScene *gallery, Ui *ui, Box box) {
    Sheet sheet = sheet_of(gallery_deck(gallery), box.width - 2 * SIDE);
    Box all = ui_begin_scroll(ui, "gallery:sheet", box, sheet.down + 2 * SIDE);
    float left = all.x + (box.width - sheet.across) / 2,
          top = all.y + fmaxf((box.height - sheet.down) / 2, SIDE);
    for (const Run *run = sheet.runs; run < sheet.runs + sheet.run_count; run++) {
        float x = left + run->x, y = top + run->y, step = sheet.high + GAP;
        draw_heading(gallery, ui_canvas(ui), run, x, y, step * (float)run->span.count - GAP);
        for (int i = 0; i < run->span.count; i++)
            draw_person(gallery, ui, run->span.first + i,
                        (Box){x + step * (float)i, y + HEAD_HIGH, sheet.high, sheet.high}, box);
    }
    ui_end_scroll(ui);
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

/* Its shadow on the ground, to the right and below, away from the lamp. */
void gallery_draw_standing(Canvas *canvas, const char *asset, Box place) {
    Box fallen = {place.x + place.width * 0.03f, place.y + place.height * 0.05f, place.width, place.height};
    Box under = {place.x + place.width * 0.12f, place.y + place.height * 0.93f, place.width * 0.8f,
                 place.height * 0.04f};
    canvas_glow(canvas, under, 2, place.height * 0.12f, 0x90000000u);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = fallen, .fade = 0.25f, .effect = SPRITE_SHADOW});
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = place, .effect = gallery_lamplit()});
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
            draw_frame(canvas, place);
            canvas_sprite(canvas,
                          &(Sprite){.asset = shown->asset, .box = place, .effect = gallery_lamplit()});
        } else {
            gallery_draw_standing(canvas, shown->asset, place);
        }
    }
}
