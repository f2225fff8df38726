/* The table's plates as backgrounds for other elements, each drawn the same everywhere. */
#include "table/centre.h"
#include "table/plaques.h"

#include <math.h>

#include "render/lettering.h"
#include "render/pixmap.h"

void table_draw_well(const TableFrame *frame, Box box, Lying lying) {
    static const float WIDE = 1.6f; /* of its height */
    const char *asset = box.width > WIDE * box.height ? "table/well-wide" : "table/well";
    table_draw_laid_picture(frame, asset, box, lying, 0);
}

void table_draw_worth_plate(const TableFrame *frame, Box box, bool wins) {
    table_draw_plaque(frame, &(StylePlaque){.box = box, .won = wins ? 1 : 0});
}

void table_draw_dark_plate(const TableFrame *frame, Box box) {
    canvas_panel(frame->canvas, box,
                 &(PanelStyle){.top = 0xbf0a1014u,
                               .bottom = 0xbf0a1014u,
                               .edge = STYLE_BRASS,
                               .edge_width = 1.2f,
                               .radius = 10});
}

void table_begin_worth_words(const TableFrame *frame, Box plate) {
    table_begin_plaque_words(frame, &(StylePlaque){.box = plate});
}

void table_draw_gold_plate(const TableFrame *frame, Box box, float here, float won) {
    static const Colour dark[] = {0xf01c1712u, 0xf40c0a08u, STYLE_BRASS},
                        gold[] = {0xffffe7a6u, 0xffc08a2cu, 0xffffefc4u};
    static const float HIGH = 5, SOFT = 12, BEVEL = 3, THICK = 1.6f; /* it lies so high on the cloth */
    Colour of[3];
    for (int i = 0; i < 3; i++) of[i] = colour_fade(won > 0.5f ? gold[i] : dark[i], here);
    Box fallen = {box.x + HIGH, box.y + 2 * HIGH, box.width - 2 * HIGH, box.height - HIGH};
    canvas_glow(frame->canvas, fallen, SOFT, SOFT, colour_fade(0xb0020304u, here));
    canvas_panel(
        frame->canvas, box,
        &(PanelStyle){
            .top = of[0], .bottom = of[1], .edge = of[2], .edge_width = 1.6f, .radius = 10, .is_cut = true});
    float left = box.x + 4 * BEVEL, right = box.x + box.width - 4 * BEVEL, foot = box.y + box.height - BEVEL;
    canvas_line(frame->canvas, left, box.y + BEVEL, right, box.y + BEVEL, THICK,
                colour_fade(0x90fff4d8u, here));
    canvas_line(frame->canvas, left, foot, right, foot, THICK, colour_fade(0x90000000u, here));
    for (int end = 0; end < 2; end++) {
        float x = end == 0 ? box.x + 10 : box.x + box.width - 10, y = box.y + box.height / 2;
        canvas_line(frame->canvas, x, y - 0.5f, x, y + 0.5f, 3.4f,
                    colour_fade(won > 0.5f ? 0xff5a4312u : STYLE_BRASS, here));
    }
}

void table_begin_cloth_words(const TableFrame *frame, Box words) {
    static const float BESIDE = 11, ABOVE = 2, FLAT = 0.34f, SOFT = 0.75f; /* of the line's height */
    static const float BLOCK = 48; /* a shadow under several lines is a blot */
    static const Colour SHADOW = 0x5a060403u, EDGE = 0xd8080503u;
    if (canvas_is_high_contrast(frame->canvas)) {
        style_sign_plate(frame->canvas, box_inset(words, -BESIDE, -ABOVE));
        return;
    }
    Box ground = box_inset(words, 0, words.height * FLAT);
    if (words.height < BLOCK)
        canvas_glow(frame->canvas, ground, ground.height / 2, words.height * SOFT, SHADOW);
    canvas_set_letter_edge(frame->canvas, EDGE);
}

void table_begin_hand_words(const TableFrame *frame, Box plate, bool wins) {
    static const float CUT = 0.3f;       /* of its height */
    static const uint32_t OF_LIGHT = 56; /* of 256: of the place's colour */
    if (canvas_is_high_contrast(frame->canvas)) {
        table_begin_cloth_words(frame, plate);
        return;
    }
    Colour light = style_place_light(sabacc_table_game(frame->table)->place);
    Colour top = pixel_mix(0xff171310u, light, OF_LIGHT) & 0xd8ffffffu,
           bottom = pixel_mix(0xff0c0907u, light, OF_LIGHT / 2) & 0xe2ffffffu;
    canvas_panel(frame->canvas, plate,
                 &(PanelStyle){.top = top,
                               .bottom = bottom,
                               .edge = wins ? STYLE_GAIN : 0x6ed8b36au,
                               .edge_width = 1.2f,
                               .radius = plate.height * CUT,
                               .is_cut = true});
}

void table_end_cloth_words(const TableFrame *frame) { canvas_set_letter_edge(frame->canvas, 0); }

/* ---- where a panel covers nothing that can be chosen ---- */

enum { PLACES_MAX = 96 };
static const float CHOICE = 100000, OTHER = 500, CLEAR_STEP = 20, CLEAR_EDGE = 6;

/* Of what has been declared on the table, by whether it can be chosen. */
typedef struct Covered {
    Box box[2][PLACES_MAX];
    int count[2];
} Covered;

static float cost_of(Box box, Box wanted, const Covered *covered) {
    float cost = hypotf(box.x + box.width / 2 - wanted.x - wanted.width / 2, box.y - wanted.y);
    for (int can = 0; can < 2; can++)
        for (int i = 0; i < covered->count[can]; i++)
            if (box_overlaps(box, box_inset(covered->box[can][i], -CLEAR_EDGE, -CLEAR_EDGE)))
                cost += can ? CHOICE : OTHER;
    return cost;
}

static float look_for(Box room, Box wanted, const Covered *covered, Box *best) {
    float min = INFINITY;
    for (float y = room.y; y + wanted.height <= room.y + room.height; y += CLEAR_STEP)
        for (float x = room.x; x + wanted.width <= room.x + room.width; x += CLEAR_STEP) {
            Box box = {x, y, wanted.width, wanted.height};
            float cost = cost_of(box, wanted, covered);
            if (cost < min) *best = box, min = cost;
        }
    return min;
}

Box table_clear_place(const TableFrame *frame, Box wanted, float narrow, float high) {
    Covered covered;
    Box room = box_inset(frame->at.box, CLEAR_EDGE, CLEAR_EDGE), wide = wanted, upright = wanted;
    for (int can = 0; can < 2; can++)
        covered.count[can] = ui_places(frame->ui, can, covered.box[can], PLACES_MAX);
    Box slim = {wanted.x + (wanted.width - narrow) / 2, wanted.y, narrow, high};
    float of_wide = look_for(room, wanted, &covered, &wide),
          of_slim = look_for(room, slim, &covered, &upright);
    return of_slim < of_wide ? upright : wide;
}
