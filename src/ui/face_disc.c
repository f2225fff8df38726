#include "ui/face_disc.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "rules/sabacc.h"
#include "ui/style.h"

static const float RIM_SHARE = 0.055f, RIM_MIN = 2.5f;

static const Colour seat_colours[SABACC_MAX_SEATS] = {0xffe8734au, 0xff5ab4e6u, 0xfff2d04eu, 0xffa884e0u,
                                                      0xff58c48cu, 0xfff09ac0u, 0xffb8c4ccu, 0xffc89a62u};

Colour face_disc_colour(int seat) { return seat_colours[seat]; }

static void draw_initial(Canvas *canvas, Box box, const FaceDisc *face) {
    char initial[8] = "?";
    const char *name = face->name ? face->name : "";
    size_t bytes = name[0] ? 1 : 0;
    while (bytes > 0 && bytes < 4 && ((unsigned char)name[bytes] & 0xC0) == 0x80) bytes++;
    if (bytes > 0) snprintf(initial, sizeof initial, "%.*s", (int)bytes, name);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xff24435cu,
                               .bottom = 0xff0d1a26u,
                               .edge = STYLE_METAL,
                               .edge_width = face->colour ? 0 : 1.5f,
                               .radius = box.height / 2});
    TextStyle style = style_text(FONT_TITLE, box.height * 0.5f, STYLE_BONE, TEXT_CENTRE);
    canvas_text(canvas, box, &style, initial);
}

void face_disc_draw(Canvas *canvas, Box box, const FaceDisc *face) {
    canvas_push_name(canvas, "face:%s", face->name ? face->name : "");
    if (face->portrait && face->portrait[0]) {
        char asset[48];
        snprintf(asset, sizeof asset, "portraits/%s", face->portrait);
        canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box});
    } else {
        draw_initial(canvas, box, face);
    }
    if (face->colour)
        canvas_panel(canvas, box,
                     &(PanelStyle){.edge = face->colour,
                                   .edge_width = fmaxf(RIM_MIN, box.height * RIM_SHARE),
                                   .radius = box.height / 2});
    canvas_pop_name(canvas);
}
