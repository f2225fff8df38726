/* A frame as text (canvas_describe): whatever is drawn otherwise is told otherwise, or tests that keep frames
 * as text would not see it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "canvas_fixture.h"

/* One of everything, each property of it by a number of its own; `other`: which of them is another. */
typedef struct Said {
    int count, other;
} Said;

static float number(Said *said, float value, float other) {
    return said->count++ == said->other ? other : value;
}

static Colour colour(Said *said) { return number(said, 0, 1) > 0 ? 0xff80c040u : 0xff4080c0u; }

static Box place(Said *said) {
    float x = number(said, 300, 310), y = number(said, 200, 212);
    return (Box){x, y, number(said, 240, 252), number(said, 180, 196)};
}

static void draw_backdrop(Canvas *canvas, Said *said) {
    canvas_backdrop(canvas, &(BackdropShape){.top = colour(said),
                                             .bottom = colour(said),
                                             .light = colour(said),
                                             .light_x = number(said, 0.5f, 0.6f),
                                             .light_y = number(said, 0.5f, 0.6f),
                                             .light_reach = number(said, 0.5f, 0.6f),
                                             .vignette = number(said, 0.5f, 0.6f)});
}

static void draw_panel(Canvas *canvas, Said *said) {
    Box box = place(said);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = colour(said),
                               .bottom = colour(said),
                               .edge = colour(said),
                               .edge_width = number(said, 3, 5),
                               .radius = number(said, 20, 24),
                               .is_cut = number(said, 0, 1) > 0});
}

static void draw_glow(Canvas *canvas, Said *said) {
    typedef void Glow(Canvas *, Box, float, float, Colour);
    Glow *glow = number(said, 0, 1) > 0 ? canvas_halo : canvas_glow;
    if (number(said, 0, 1) > 0) glow = canvas_around;
    Box box = place(said);
    float radius = number(said, 20, 24), spread = number(said, 30, 36);
    glow(canvas, box, radius, spread, colour(said));
}

static void draw_line(Canvas *canvas, Said *said) {
    float x = number(said, 300, 310), y = number(said, 200, 210);
    float to_x = number(said, 600, 610), to_y = number(said, 400, 410), width = number(said, 4, 6);
    canvas_line(canvas, x, y, to_x, to_y, width, colour(said));
}

static void draw_text(Canvas *canvas, Said *said) {
    float x = number(said, 300, 310), y = number(said, 200, 212);
    Box box = {x, y, 240, 180};
    TextStyle style = {.size = number(said, 40, 44), .colour = colour(said)};
    style.align = number(said, 0, 1) > 0 ? TEXT_CENTRE : TEXT_LEFT;
    canvas_text(canvas, box, &style, number(said, 0, 1) > 0 ? "Sabacc" : "Pazaak");
}

static void draw_upright(Canvas *canvas, Said *said) {
    float x = number(said, 300, 310), y = number(said, 200, 212), high = number(said, 210, 280);
    Box box = {x, y, high * 300 / 420, high};
    canvas_sprite(canvas, &(Sprite){.asset = "card", .box = box, .fade = number(said, 0, 0.5f)});
}

static void draw_turned(Canvas *canvas, Said *said) {
    Box box = place(said);
    canvas_sprite(canvas, &(Sprite){.asset = "card",
                                    .box = box,
                                    .angle = number(said, 0.3f, 0.4f),
                                    .skew = number(said, 10, 20),
                                    .fade = number(said, 0, 0.5f)});
}

static void draw_lying(Canvas *canvas, Said *said) {
    Box box = place(said);
    canvas_sprite(canvas, &(Sprite){.asset = "card",
                                    .box = box,
                                    .raster_height = 300,
                                    .raster_shape = 0.7f,
                                    .narrower = number(said, 0.2f, 0.3f),
                                    .lean = number(said, 10, 20)});
}

static void draw_bent(Canvas *canvas, Said *said) {
    Box box = place(said);
    Bend bend = {.crown = 20, .neck = 60, .foot = 150};
    bend.crown_x = number(said, 8, 12);
    bend.neck_x = number(said, 4, 7);
    bend.neck_y = number(said, 3, 6);
    canvas_sprite(canvas, &(Sprite){.asset = "card", .box = box, .bend = bend});
}

typedef void Draw(Canvas *canvas, Said *said);

static char *described(Fixture *fixture, Draw *draw, Said *said, int other) {
    enum { FRAMES = 3 }; /* a picture is there from the next frame on */
    char *told = NULL;
    for (int i = 0; i < FRAMES; i++) {
        free(told);
        *said = (Said){.other = other};
        canvas_begin(fixture->canvas, &fixture->layout);
        draw(fixture->canvas, said);
        told = canvas_describe(fixture->canvas);
        sprites_settle(fixture->sprites);
        sprites_collect(fixture->sprites);
    }
    return told;
}

static void test_what_is_drawn_otherwise_is_told_otherwise(void **state) {
    static const struct {
        const char *name;
        Draw *draw;
    } kinds[] = {{"backdrop", draw_backdrop}, {"panel", draw_panel},  {"glow", draw_glow},
                 {"line", draw_line},         {"text", draw_text},    {"picture", draw_upright},
                 {"placed", draw_turned},     {"placed", draw_lying}, {"placed", draw_bent}};
    Fixture *fixture = *state;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        Said said;
        char *own = described(fixture, kinds[i].draw, &said, -1);
        if (strncmp(own, kinds[i].name, strlen(kinds[i].name)) != 0) fail_msg("%s: %s", kinds[i].name, own);
        for (int other = 0, count = said.count; other < count; other++) {
            char *told = described(fixture, kinds[i].draw, &said, other);
            if (strcmp(own, told) == 0) fail_msg("property %d is not told: %s", other, own);
            free(told);
        }
        free(own);
    }
}

/* Large enough for a unit to be told. */
static int set_up(void **state) {
    if (canvas_fixture_open(state) != 0) return -1;
    ((Fixture *)*state)->layout = layout_for(960, 540);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_what_is_drawn_otherwise_is_told_otherwise)};
    return cmocka_run_group_tests(tests, set_up, canvas_fixture_close);
}
