#include "ui/face_disc.h"

#include <math.h>
#include <stdio.h>

#include "rules/sabacc.h"
#include "ui/style.h"

static const float RIM_SHARE = 0.055f, RIM_MIN = 2.5f;

static const Colour seat_colours[SABACC_MAX_SEATS] = {0xffe8734au, 0xff5ab4e6u, 0xfff2d04eu, 0xffa884e0u,
                                                      0xff58c48cu, 0xfff09ac0u, 0xffb8c4ccu, 0xffc89a62u};

Colour face_disc_colour(int seat) { return seat_colours[seat]; }

const char *face_disc_portrait(const char *portrait) { return portrait && portrait[0] ? portrait : "guest"; }

void face_disc_draw(Canvas *canvas, Box box, const FaceDisc *face) {
    canvas_push_name(canvas, "face:%s", face->name ? face->name : "");
    char asset[48];
    snprintf(asset, sizeof asset, "portraits/%s", face_disc_portrait(face->portrait));
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box});
    if (face->colour)
        canvas_panel(canvas, box,
                     &(PanelStyle){.edge = face->colour,
                                   .edge_width = fmaxf(RIM_MIN, box.height * RIM_SHARE),
                                   .radius = box.height / 2});
    canvas_pop_name(canvas);
}

void face_disc_draw_framed(Canvas *canvas, Box box, const FaceDisc *face) {
    static const float RING = 10, AROUND = 5;
    float side = fminf(box.width, box.height);
    Box outer = box_place(box, side, side, 0.5f, 0.5f), inner = box_inset(outer, RING, RING);
    canvas_glow(canvas, outer, side / 2, 26, 0x60ffd9a0u);
    canvas_panel(canvas, outer,
                 &(PanelStyle){.top = 0xffe9cf96u,
                               .bottom = 0xff7c6132u,
                               .edge = 0xff2c1f0eu,
                               .edge_width = 1.5f,
                               .radius = side / 2});
    canvas_panel(canvas, box_inset(outer, AROUND, AROUND),
                 &(PanelStyle){.edge = 0xff4b3816u, .edge_width = 1.5f, .radius = side / 2 - AROUND});
    face_disc_draw(canvas, inner, face);
}
