#include "scenes/poster.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/emblems.h"
#include "scenes/faces.h"
#include "scenes/player_face.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float GAP = 18, WIDE_MIN = 236, PICTURE_MIN = 130, SLENDER = 1.72f;
static const float FRAME = 5, PLATE_PAD = 9, PLATE_BETWEEN = 1, LIFTED = 9;
static const float CORNER = 6, STAR_SIDE = 48, STAR_AWAY = 6, LAMP = 12, LAMP_PAD = 9;

static const float NAME_SIZE = 24, NAME_BESIDE = 8;

static TextStyle name_style(float size, Colour colour) {
    return style_text(STYLE_PAPER_FACE, size, colour, TEXT_CENTRE);
}

static TextStyle facts_style(void) { return style_text(FONT_TEXT, 18, STYLE_INK_SOFT, TEXT_CENTRE); }
static TextStyle lamp_style(void) { return style_text(FONT_BOLD, 18, STYLE_BONE, TEXT_LEFT); }

static float plate_high(const Canvas *canvas) {
    TextStyle name = name_style(NAME_SIZE, STYLE_BONE), facts = facts_style();
    return 2 * PLATE_PAD + canvas_line_height(canvas, &name) + PLATE_BETWEEN +
           canvas_line_height(canvas, &facts);
}

/* ---- the wall ---- */

static PosterWall wall_of(Box box, int count, int columns) {
    int rows = (count + columns - 1) / columns;
    float wide = (box.width - GAP * (float)(columns - 1)) / (float)columns;
    float high = fminf((box.height - GAP * (float)(rows - 1)) / (float)rows, wide * SLENDER);
    return (PosterWall){.columns = columns,
                        .wide = wide,
                        .high = high,
                        .height = high * (float)rows + GAP * (float)(rows - 1)};
}

/* The largest posters that fit; where none do, as wide as they must be, and the wall is higher. */
static PosterWall best_wall(const Canvas *canvas, Box box, int count) {
    float wide_min = WIDE_MIN * canvas_text_scale(canvas), high_min = plate_high(canvas) + PICTURE_MIN;
    PosterWall best = {0};
    int columns = 1;
    for (int i = 1; i <= count; i++) {
        PosterWall wall = wall_of(box, count, i);
        if (wall.wide < wide_min) break;
        columns = i;
        if (wall.high >= high_min && wall.wide * wall.high > best.wide * best.high) best = wall;
    }
    if (best.columns > 0) return best;
    PosterWall wall = wall_of(box, count, columns);
    int rows = (count + columns - 1) / columns;
    wall.high = high_min + PICTURE_MIN / 2;
    wall.height = wall.high * (float)rows + GAP * (float)(rows - 1);
    return wall;
}

/* The largest in which every name fits on its plate, and not less than three quarters. */
static float name_size(Canvas *canvas, float wide) {
    TextStyle name = name_style(NAME_SIZE, STYLE_BONE);
    float widest = 0, room = wide - 2 * (FRAME + PLATE_PAD + NAME_BESIDE);
    for (int i = 0; i < sabacc_game_count(); i++)
        widest = fmaxf(widest, canvas_text_width(canvas, &name, _(sabacc_game_at(i)->name)));
    return NAME_SIZE * fmaxf(fminf(room / widest, 1), 0.75f);
}

PosterWall poster_wall(Canvas *canvas, Box box, int count) {
    PosterWall wall = best_wall(canvas, box, count);
    wall.name_size = name_size(canvas, wall.wide);
    return wall;
}

Box poster_place(const PosterWall *wall, Box box, int index, int count) {
    int row = index / wall->columns, column = index % wall->columns;
    int in_row = count - row * wall->columns < wall->columns ? count - row * wall->columns : wall->columns;
    float across = wall->wide * (float)in_row + GAP * (float)(in_row - 1);
    float left = box.x + (box.width - across) / 2, top = box.y + fmaxf(box.height - wall->height, 0) / 2;
    return (Box){left + (wall->wide + GAP) * (float)column, top + (wall->high + GAP) * (float)row, wall->wide,
                 wall->high};
}

/* ---- the picture ---- */

static void draw_cards(Canvas *canvas, Box box, const Poster *poster) {
    static const float OF_HEIGHT = 0.74f, OF_WIDTH = 0.74f, BESIDE = 14, DOWN = 0.6f;
    float largest = fminf(box.height * OF_HEIGHT, box.width * OF_WIDTH);
    Box about = {box.x + BESIDE, box.y, box.width - 2 * BESIDE, 2 * DOWN * box.height};
    emblem_draw_fan(canvas, about, poster->game, poster->hand, largest);
}

/* ---- the words ---- */

/* Those who play, before the facts; returns the width used. */
static float draw_portraits(Canvas *canvas, Box line, const Poster *poster, float words) {
    static const float FACE = 32, STEP = 0.82f, APART = 10, DOWN = 5;
    if (poster->portrait_count == 0) return 0;
    float wide = FACE * (1 + STEP * (float)(poster->portrait_count - 1)) + APART;
    float left = line.x + fmaxf((line.width - wide - words) / 2, 0);
    player_faces_draw(canvas, (Box){left, line.y + line.height + DOWN - FACE, wide - APART, FACE},
                      poster->portraits, poster->portrait_count);
    return left - line.x + wide;
}

/* That of the chosen game is in red. */
static Colour ink_of(const Poster *poster) { return poster->is_chosen ? STYLE_INK_RED : STYLE_INK; }

/* Paper below the picture, as on a playbill. */
static void draw_plate(Canvas *canvas, Box box, const Poster *poster) {
    TextStyle name = name_style(poster->name_size, ink_of(poster)), small = facts_style();
    bool is_bright = poster->is_lit || poster->is_chosen;
    canvas_panel(canvas, box, &(PanelStyle){.top = STYLE_PAPER_LIT, .bottom = STYLE_PAPER, .radius = 2});
    canvas_fill(canvas, (Box){box.x, box.y, box.width, 2}, is_bright ? STYLE_INK_RED : STYLE_BRASS_DIM);
    Box rest = box_inset(box, PLATE_PAD, PLATE_PAD);
    canvas_text(canvas, box_cut_top(&rest, canvas_line_height(canvas, &name), PLATE_BETWEEN), &name,
                _(poster->game->name));
    float used = draw_portraits(canvas, rest, poster, canvas_text_width(canvas, &small, poster->facts));
    if (used > 0) small.align = TEXT_LEFT;
    box_cut_left(&rest, used, 0);
    canvas_text(canvas, rest, &small, poster->facts);
}

static void draw_lamp(Canvas *canvas, Box box, const Poster *poster) {
    const char *word = poster->lamp;
    if (!word) return;
    TextStyle style = lamp_style();
    float high = canvas_line_height(canvas, &style) + 4;
    float wide = fminf(canvas_text_width(canvas, &style, word) + LAMP + 3 * LAMP_PAD,
                       box.width - 2 * STAR_AWAY - (poster->star ? STAR_SIDE + STAR_AWAY : 0));
    Box pill = {box.x + STAR_AWAY, box.y + STAR_AWAY, wide, high};
    canvas_panel(canvas, pill, &(PanelStyle){.top = 0xd00c0907u, .bottom = 0xd0080605u, .radius = high / 2});
    Box words = box_inset(pill, LAMP_PAD, 0);
    Box bulb = box_place(box_cut_left(&words, LAMP, LAMP_PAD), LAMP, LAMP, 0, 0.5f);
    canvas_glow(canvas, bulb, LAMP / 2, 9, colour_fade(poster->light, 0.55f));
    canvas_panel(canvas, bulb,
                 &(PanelStyle){.top = 0xffffffffu, .bottom = poster->light, .radius = LAMP / 2});
    canvas_text(canvas, words, &style, word);
}

static Box star_in(Box box) {
    return (Box){box.x + box.width - STAR_SIDE - STAR_AWAY, box.y + STAR_AWAY, STAR_SIDE, STAR_SIDE};
}

/* Of favourites, and of the one that can be made one. */
static void draw_star(Ui *ui, Box box, const Poster *poster, HotspotState state) {
    Canvas *canvas = ui_canvas(ui);
    if (!poster->is_favourite && !poster->is_lit && !state.is_hovered) return;
    Colour glyph = poster->is_favourite ? STYLE_BRASS_LIT : state.is_hovered ? STYLE_BONE : STYLE_DUST;
    canvas_panel(canvas, box_inset(box, 5, 5),
                 &(PanelStyle){.top = 0xb80c0907u,
                               .bottom = 0xb8080605u,
                               .edge = poster->is_favourite || state.is_hovered ? STYLE_BRASS_LIT : 0,
                               .edge_width = 1.5f,
                               .radius = (box.height - 10) / 2});
    TextStyle style = style_text(FONT_BOLD, 22, glyph, TEXT_CENTRE);
    canvas_named_text(canvas, box, &style, POSTER_STAR, "%s", poster->star);
    if (poster->is_favourite && canvas_transcript(canvas)) canvas_note(canvas, poster->star, _("Favourite"));
}

/* ---- the poster ---- */

/* Its shadow on the wall, or the light of the one that is lit. */
static void draw_around(Canvas *canvas, Box box, const Poster *poster) {
    float lift = poster->lift;
    Box shadow = {box.x + 3, box.y + 6 + 10 * lift, box.width, box.height};
    canvas_glow(canvas, shadow, CORNER, 14 + 8 * lift, 0x90000000u);
    if (poster->is_lit) canvas_glow(canvas, box, CORNER, 22, colour_fade(STYLE_BRASS_LIT, 0.34f));
}

static void draw_frame(Canvas *canvas, Box box, const Poster *poster) {
    Colour edge = poster->is_lit ? STYLE_BRASS_LIT : poster->is_chosen ? STYLE_BRASS : 0xff5d4c2fu;
    canvas_panel(canvas, box,
                 &(PanelStyle){.edge = edge, .edge_width = poster->is_lit ? 3 : 2, .radius = CORNER});
}

static void draw_face(Canvas *canvas, Box box, const Poster *poster) {
    static const float DIM = 0.1f;
    Box inside = box_inset(box, FRAME, FRAME), picture = inside;
    Box plate = box_cut_bottom(&picture, plate_high(canvas), 0);
    canvas_panel(canvas, box, &(PanelStyle){.top = 0xff1a130cu, .bottom = 0xff0d0906u, .radius = CORNER});
    canvas_push_clip(canvas, picture);
    emblem_draw_place(canvas, picture, poster->game);
    draw_cards(canvas, picture, poster);
    if (!poster->is_lit) canvas_fill(canvas, picture, colour_fade(0xff080605u, DIM));
    canvas_pop_clip(canvas);
    draw_plate(canvas, plate, poster);
    draw_lamp(canvas, inside, poster);
    draw_frame(canvas, box, poster);
}

void poster_draw(Ui *ui, Box box, const Poster *poster) {
    Canvas *canvas = ui_canvas(ui);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = poster->widget, .box = box});
    if (!state.is_pressed) box.y -= LIFTED * poster->lift;
    draw_around(canvas, box, poster);
    canvas_push_name(canvas, "%s", poster->said);
    draw_face(canvas, box, poster);
    canvas_pop_name(canvas);
    if (!poster->star) return;
    Box star = star_in(box_inset(box, FRAME, FRAME));
    draw_star(ui, star, poster,
              ui_hotspot(ui, &(Hotspot){.name = poster->star, .box = star, .is_by_pointer = true}));
}
