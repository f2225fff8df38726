#include "scenes/empty_page.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "scenes/fan.h"
#include "scenes/scenes.h"
#include "scenes/setup/choosing.h"
#include "ui/face_disc.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float BUTTON_WIDE = 360, BUTTON_HIGH = 72, GAP = 24, PAD = 34;

/* ---- what there is to say ---- */

static TextStyle words_style(void) {
    return style_text(FONT_TEXT, STYLE_SIZE_BODY + 2, STYLE_INK, TEXT_CENTRE);
}

static void draw_button(Ui *ui, Box box) {
    ui_button(
        ui, &(Button){.name = "first-hand", .box = box, .label = _("Play a first hand"), .is_primary = true});
}

static const float NOTE_WIDE = 900;

static float note_width(Box box) { return fminf(NOTE_WIDE, box.width - 2 * PAD); }

static float note_height(Canvas *canvas, Box box, const EmptyPage *page) {
    TextStyle style = words_style();
    Box words = {0, 0, note_width(box) - 2 * PAD, 0};
    float high = canvas_paragraph(canvas, words, &style, page->words, true) + 2 * PAD;
    return page->has_button ? high + GAP + BUTTON_HIGH : high;
}

/* Of brass, through the upper edge of a leaf. */
static void draw_pin(Canvas *canvas, Box leaf) {
    static const float SIDE = 16;
    Box pin = {leaf.x + leaf.width / 2 - SIDE / 2, leaf.y + SIDE / 2, SIDE, SIDE};
    canvas_glow(canvas, (Box){pin.x + 2, pin.y + 5, SIDE, SIDE}, SIDE / 2, 5, 0x90000000u);
    canvas_panel(canvas, pin,
                 &(PanelStyle){.top = 0xfffbe6b4u,
                               .bottom = 0xff7c5f2cu,
                               .edge = 0xff3a2810u,
                               .edge_width = 1,
                               .radius = SIDE / 2});
}

/* A leaf of paper at the foot of the box. */
static void draw_note(Ui *ui, Box box, const EmptyPage *page) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = words_style();
    Box leaf = box_place(box, note_width(box), note_height(canvas, box, page), 0.5f, 1);
    style_leaf(canvas, leaf);
    Box rest = box_inset(leaf, PAD, PAD);
    if (page->has_button)
        draw_button(ui, box_place(box_cut_bottom(&rest, BUTTON_HIGH, GAP), fminf(BUTTON_WIDE, rest.width),
                                  BUTTON_HIGH, 0.5f, 0));
    canvas_paragraph(canvas, rest, &style, page->words, false);
}

/* ---- closed decks ---- */

/* A closed deck seen from the front: its back, and the edges of the cards under it; lit by the lamp above. */
static void draw_closed_deck(Canvas *canvas, const SabaccGame *game, float middle, float foot, float high) {
    enum { EDGES = 5 };
    static const float STEP = 2.5f;
    char asset[48];
    float wide = high * faces_shape(game), x = middle - wide / 2;
    snprintf(asset, sizeof asset, "%s/back", game->cards);
    canvas_glow(canvas, (Box){x + 10, foot - high + 10, wide + 8, high - 14}, 10, 16, 0x90000000u);
    for (int i = EDGES; i >= 0; i--)
        canvas_sprite(canvas, &(Sprite){.asset = asset,
                                        .box = {x + STEP * (float)i, foot - high - STEP * (float)(EDGES - i),
                                                wide, high},
                                        .effect = sprite_lit(SPRITE_PLAIN, 0xffdccab0u, 0xffffffffu)});
}

/* The first games whose cards differ. */
static int find_decks(const SabaccGame *decks[], int max) {
    int count = 0;
    for (int i = 0; i < sabacc_game_count() && count < max; i++) {
        const SabaccGame *game = sabacc_game_at(i);
        bool is_new = true;
        for (int k = 0; k < count; k++) is_new &= strcmp(decks[k]->cards, game->cards) != 0;
        if (is_new) decks[count++] = game;
    }
    return count;
}

/* A board of oak across a niche, with the light on its edge. */
static void draw_board(Canvas *canvas, Box board) {
    canvas_panel(canvas, board, &(PanelStyle){.top = 0xff80572eu, .bottom = 0xff2b190cu, .radius = 2});
    canvas_fill(canvas, (Box){board.x, board.y + 1, board.width, 2}, 0xb0e3b678u);
}

/* A niche in the case with a lamp in its top, and its light. */
static void draw_lit_niche(Canvas *canvas, Box box) {
    static const float LAMP_WIDE = 220, LAMP_HIGH = 8;
    float middle = box.x + box.width / 2;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xff4d331du,
                               .bottom = 0xff6b4526u,
                               .edge = 0xff2a1a0cu,
                               .edge_width = 2,
                               .radius = STYLE_CORNER});
    canvas_push_clip(canvas, box_inset(box, 2, 2));
    for (int i = 1; i <= 3; i++)
        canvas_glow(canvas, (Box){middle - 20, box.y + box.height * 0.14f * (float)i, 40, 8}, 4,
                    box.height * (0.22f + 0.14f * (float)i), 0x38ffb968u);
    Box lamp = {middle - LAMP_WIDE / 2, box.y, LAMP_WIDE, LAMP_HIGH};
    canvas_glow(canvas, lamp, 4, 26, 0xd0ffd9a0u);
    canvas_panel(canvas, lamp, &(PanelStyle){.top = 0xffe6ca90u, .bottom = 0xfffff0cfu, .radius = 3});
    canvas_pop_clip(canvas);
}

/* Decks on the board across its foot. */
static void draw_decks(Canvas *canvas, Box box) {
    static const float BOARD = 20, SIDE = 0.78f, APART = 0.78f, ABOVE = 46;
    const SabaccGame *decks[3];
    int count = find_decks(decks, 3), order[] = {1, 2, 0}; /* the middle one comes last: it stands before */
    float foot = box.y + box.height - BOARD, high = box.height - BOARD - ABOVE,
          middle = box.x + box.width / 2;
    draw_lit_niche(canvas, box);
    canvas_push_clip(canvas, box_inset(box, 2, 2));
    canvas_glow(canvas, (Box){box.x + box.width * 0.2f, foot - 4, box.width * 0.6f, 4}, 2, 22, 0xa0000000u);
    for (int i = 3 - count; i < 3; i++) {
        bool is_middle = order[i] == 0;
        float side = is_middle ? 0 : order[i] == 1 ? -1 : 1;
        draw_closed_deck(canvas, decks[order[i]], middle + side * high * APART, foot,
                         is_middle ? high * 0.96f : high * SIDE);
    }
    Box board = {box.x, foot, box.width, BOARD};
    draw_board(canvas, board);
    canvas_glow(canvas, box_place(board, board.width * 0.3f, 2, 0.5f, 0), 1, board.width * 0.25f,
                0x60ffd9a0u);
    canvas_pop_clip(canvas);
}

/* On an arm above it; strong: how bright it is, 0 … 1. */
static void draw_lamp(Canvas *canvas, Box picture, float strong) {
    static const float ABOVE = 24, OF_WIDTH = 0.42f, OF_SHADE = 0.085f, LEAST = 10, MOST = 16, ARM = 9;
    float wide = picture.width * OF_WIDTH, high = fminf(fmaxf(wide * OF_SHADE, LEAST), MOST);
    Box shade = {picture.x + (picture.width - wide) / 2, picture.y - ABOVE, wide, high};
    style_lamp(canvas, shade, ARM, strong);
}

/* ---- tables on a wall ---- */

static void draw_frame(Canvas *canvas, Box box, float rim) {
    canvas_glow(canvas, (Box){box.x + 4, box.y + 10, box.width, box.height}, 4, 18, 0xb0000000u);
    canvas_panel(
        canvas, box,
        &(PanelStyle){
            .top = 0xffe0bd7cu, .bottom = 0xff6d4f24u, .edge = 0xff241605u, .edge_width = 1.5f, .radius = 5});
    canvas_panel(canvas, box_inset(box, rim * 0.45f, rim * 0.45f),
                 &(PanelStyle){.edge = 0xff4a3414u, .edge_width = 1.5f, .radius = 3});
}

/* As sharp as it is large: those of lists are kept small. */
static void draw_place(Canvas *canvas, Box box, const SabaccGame *game) {
    static const float WIDE = 640, HIGH = 1080, TOP = 0.12f;
    char asset[48];
    float scale = fmaxf(box.width / WIDE, box.height / HIGH);
    snprintf(asset, sizeof asset, "places/%s@1,0/3x1", game->place);
    canvas_push_clip(canvas, box);
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = box_place(box, WIDE * scale, HIGH * scale, 0.5f, TOP),
                                    .ground = style_place_light(game->place)});
    canvas_pop_clip(canvas);
}

/* A table at which nobody sits yet, a hand open on it in the light of the picture's lamp. */
static void draw_table(Canvas *canvas, Box box, const SabaccGame *game, const LadderExample *hand) {
    static const float RIM = 0.035f, HAND = 0.36f, DOWN = 0.7f, PLATE_HIGH = 34, PLATE = 0.7f, BESIDE = 32,
                       HAND_WIDE = 0.76f, SHADE = 0.16f;
    float rim = fmaxf(box.width * RIM, 9);
    Box picture = box_inset(box, rim, rim);
    draw_frame(canvas, box, rim);
    draw_place(canvas, picture, game);
    canvas_push_clip(canvas, picture);
    canvas_fill(canvas, picture, colour_fade(0xff080503u, SHADE));
    Box cloth = box_place(picture, picture.width * HAND_WIDE, picture.height * HAND, 0.5f, DOWN);
    canvas_glow(canvas, box_place(cloth, cloth.width * 0.5f, 8, 0.5f, 0.5f), 4, picture.height * 0.45f,
                0x78ffe0a8u);
    emblem_draw_fan(canvas, cloth, game, hand, cloth.height);
    canvas_pop_clip(canvas);
    draw_lamp(canvas, box, 1);
    TextStyle name = style_text(FONT_TITLE, STYLE_SIZE_SMALL, 0xff241706u, TEXT_CENTRE);
    float wide = fmaxf(canvas_text_width(canvas, &name, _(game->name)) + 2 * BESIDE, box.width * PLATE);
    Box plate = {box.x + (box.width - wide) / 2, box.y + box.height + 12, wide, PLATE_HIGH};
    style_caption(canvas, plate, "");
    canvas_text(canvas, box_inset(plate, BESIDE, 0), &name, _(game->name));
}

/* A frame that waits for a picture: its back of linen, the plate without a name, the lamp out. */
static void draw_vacant(Canvas *canvas, Box box) {
    static const float RIM = 0.035f, PLATE_WIDE = 0.56f, PLATE_HIGH = 28, STRETCHER = 0.05f;
    float rim = fmaxf(box.width * RIM, 9);
    Box back = box_inset(box, rim, rim),
        inner = box_inset(back, back.width * STRETCHER, back.width * STRETCHER);
    draw_frame(canvas, box, rim);
    canvas_panel(
        canvas, back,
        &(PanelStyle){
            .top = 0xff1a120bu, .bottom = 0xff33261au, .edge = 0xff0c0703u, .edge_width = 2, .radius = 2});
    canvas_panel(canvas, inner, &(PanelStyle){.top = 0xff2b2017u, .bottom = 0xff43321fu, .radius = 2});
    canvas_push_clip(canvas, back);
    canvas_glow(canvas, (Box){back.x, back.y - 20, back.width, 20}, 0, back.height * 0.3f, 0xa0000000u);
    canvas_pop_clip(canvas);
    draw_lamp(canvas, box, 0);
    style_caption(canvas,
                  (Box){box.x + box.width * (1 - PLATE_WIDE) / 2, box.y + box.height + 12,
                        box.width * PLATE_WIDE, PLATE_HIGH},
                  "");
}

/* Where pictures hang: in the middle of the wall, by its width and its height. */
typedef struct Hung {
    float x, y, size;
} Hung;

/* The first is the one with a picture. */
static const Hung lying[] = {{0.5f, 0.46f, 1},
                             {0.245f, 0.475f, 0.74f},
                             {0.755f, 0.475f, 0.74f},
                             {0.078f, 0.48f, 0.45f},
                             {0.922f, 0.48f, 0.45f}};
static const Hung upright[] = {{0.5f, 0.29f, 1}, {0.26f, 0.78f, 0.62f}, {0.74f, 0.78f, 0.62f}};

/* One lit picture: the table of the game to begin with. The frames beside it are those of games to come. */
static void draw_tables(Canvas *canvas, Box box, const EmptyPage *page) {
    static const float SHAPE = 1.02f, HIGH = 0.7f, WIDE = 0.27f, WIDE_UPRIGHT = 0.6f, LIGHT = 0.3f;
    bool is_upright = box.height > box.width * 0.7f;
    const Hung *hung = is_upright ? upright : lying;
    int count = is_upright ? sizeof upright / sizeof *upright : sizeof lying / sizeof *lying;
    float wide = fminf(box.width * (is_upright ? WIDE_UPRIGHT : WIDE), box.height * HIGH * SHAPE);
    for (int i = count - 1; i >= 0; i--) {
        Box place = {0, 0, wide * hung[i].size, wide * hung[i].size / SHAPE};
        place.x = box.x + box.width * hung[i].x - place.width / 2;
        place.y = box.y + box.height * hung[i].y - place.height / 2;
        if (i > 0) {
            draw_vacant(canvas, place);
            continue;
        }
        canvas_glow(canvas, box_inset(place, wide * LIGHT, wide * LIGHT), 20, wide * 0.62f, 0x78ffc880u);
        draw_table(canvas, place, choosing_start(), emblem_of(page->emblems, choosing_start()));
    }
}

/* ---- faces on a wall ---- */

static void draw_medallion(Canvas *canvas, Box box, const char *portrait, const char *words) {
    static const float PLATE_HIGH = 40, BELOW = 16, BESIDE = 30;
    float side = box.width;
    canvas_glow(canvas, (Box){box.x + 4, box.y + 12, side, side}, side / 2, 20, 0xb0000000u);
    face_disc_draw_framed(canvas, box, &(FaceDisc){.name = "", .portrait = portrait});
    draw_lamp(canvas, box_inset(box, side * 0.1f, 0), 1);
    if (!words) return;
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_SMALL + 2, 0xff241706u, TEXT_CENTRE);
    float wide = canvas_text_width(canvas, &style, words) + 2 * BESIDE;
    Box plate = {box.x + side / 2 - wide / 2, box.y + side + BELOW, wide, PLATE_HIGH};
    style_caption(canvas, plate, "");
    canvas_text(canvas, box_inset(plate, BESIDE / 2, 0), &style, words);
}

/* Where the box is high: of the middle, by its width and its height, and how large by its width. */
static const struct {
    float x, y, size;
} faces_upright[] = {{0.25f, 0.62f, 0.26f},
                     {0.75f, 0.62f, 0.26f},
                     {0.5f, 0.25f, 0.42f},
                     {0.25f, 0.865f, 0.22f},
                     {0.75f, 0.865f, 0.22f}};

static void draw_faces_upright(Canvas *canvas, Box box, const char *const *portraits, const char *words) {
    for (size_t i = 0; i < sizeof faces_upright / sizeof *faces_upright; i++) {
        float size = faces_upright[i].size * box.width;
        Box place = {box.x + box.width * faces_upright[i].x - size / 2,
                     box.y + box.height * faces_upright[i].y - size / 2, size, size};
        draw_medallion(canvas, place, portraits[i], i == 2 ? words : NULL);
    }
}

/* The guest's in the middle, which is anybody's. */
static void draw_faces(Canvas *canvas, Box box, const EmptyPage *page) {
    static const char *const portraits[] = {"nyx", "vex", "guest", "orro", "moluu"};
    enum { FACES = sizeof portraits / sizeof *portraits };
    static const float LESS = 0.2f, HIGH = 0.56f, APART = 1.2f, UP = 0.44f;
    float side = fminf(box.height * HIGH, box.width / (FACES * 0.98f)), middle = box.x + box.width / 2;
    if (box.height > box.width) {
        draw_faces_upright(canvas, box, portraits, page->captions[0]);
        return;
    }
    float step = fminf(side * APART, (box.width - side) / FACES);
    for (int i = 0; i < FACES; i++) {
        float away = (float)i - (FACES - 1) / 2.0f, size = side * (1 - LESS * fabsf(away));
        Box place = {middle + away * step - size / 2, box.y + box.height * UP - size / 2, size, size};
        draw_medallion(canvas, place, portraits[i], away == 0 ? page->captions[0] : NULL);
    }
}

/* ---- a hand that waits ---- */

/* One of its cards is raised in the light: to be kept or not. */
static void draw_choice(Canvas *canvas, Box top, const SabaccGame *game, const LadderExample *hand) {
    enum { CARDS = 3 };
    static const float HIGH = 0.6f, RAISED = 0.16f;
    char words[CARDS][24], names[CARDS][48];
    const char *assets[CARDS];
    Fan fan = {.assets = assets,
               .shape = faces_shape(game),
               .middle_x = top.x + top.width / 2,
               .middle_y = top.y + top.height * 0.54f,
               .height = top.height * HIGH};
    for (int i = 0; i < hand->count && fan.count < CARDS; i++) {
        Text text = text_over(words[fan.count], sizeof *words);
        sabacc_card_format(hand->cards[i], &text);
        snprintf(names[fan.count], sizeof *names, "%s/%s", game->cards, words[fan.count]);
        assets[fan.count] = names[fan.count];
        fan.count++;
    }
    for (int i = 0; i < fan.count; i++) {
        FanCard card = fan_card(&fan, i);
        bool is_raised = i == fan.count - 1;
        if (is_raised) card.box.y -= fan.height * RAISED, card.box.x += fan.height * RAISED * 0.6f;
        if (is_raised)
            canvas_glow(canvas, box_inset(card.box, 10, 10), 12, 40, colour_fade(STYLE_AMBER, 0.75f));
        fan_draw_card(canvas, &fan, i, card, 0);
    }
}

static void draw_piece(Canvas *canvas, const char *asset, Box box) {
    Box under = {box.x + 4, box.y + 7, box.width, box.height};
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = under, .fade = 0.35f, .effect = SPRITE_SHADOW});
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box});
}

/* On the cloth of the table behind the page, in the light of its lamp. */
static void draw_hand(Canvas *canvas, Box box, const EmptyPage *page) {
    static const float SHAPE = 1.7f, PIECE = 0.2f, ASIDE = 0.09f, DOWN = 0.56f, POOL = 0.3f, DEEP = 0.1f;
    float high = fminf(box.height, box.width / SHAPE);
    Box cloth = box_place(box, high * SHAPE, high, 0.5f, 0.5f);
    Box pool = box_place(cloth, cloth.width * POOL, cloth.height * DEEP, 0.5f, DOWN);
    canvas_glow(canvas, pool, pool.height / 2, cloth.height * 0.5f, 0x70ffdca0u);
    draw_choice(canvas, cloth, sabacc_game_at(0), emblem_of(page->emblems, sabacc_game_at(0)));
    float side = cloth.height * PIECE, y = cloth.y + cloth.height * DOWN - side / 2;
    draw_piece(canvas, "chips/stack-25", (Box){cloth.x + cloth.width * ASIDE, y, side, side});
    draw_piece(canvas, "table/call", (Box){cloth.x + cloth.width * (1 - ASIDE) - side, y, side, side});
}

/* ---- what will be counted, on a wall ---- */

/* A frame under a lamp, lined with felt, over a plate that names it; returns the felt. */
static Box draw_showcase(Canvas *canvas, Box box, const char *name) {
    static const float RIM = 14, PLATE_HIGH = 42, BELOW = 14, BESIDE = 44, POOL = 0.3f;
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, 0xff241706u, TEXT_CENTRE);
    float wide = fminf(canvas_text_width(canvas, &style, name) + 2 * BESIDE, box.width);
    draw_frame(canvas, box, RIM);
    style_caption(canvas, (Box){box.x + (box.width - wide) / 2, box.y + box.height + BELOW, wide, PLATE_HIGH},
                  name);
    Box felt = box_inset(box, RIM, RIM);
    canvas_panel(
        canvas, felt,
        &(PanelStyle){
            .top = 0xff1f5448u, .bottom = 0xff123a32u, .edge = 0xff0a0704u, .edge_width = 2, .radius = 3});
    canvas_push_clip(canvas, box_inset(felt, 2, 2));
    canvas_glow(canvas, box_place(felt, 8, 8, 0.5f, POOL), 4, felt.height * 0.75f, 0x58fff0c0u);
    canvas_pop_clip(canvas);
    draw_lamp(canvas, box, 1);
    return felt;
}

/* ---- what is only drawn in chalk ---- */

static const Colour CHALK = 0xffe9e2d0u;

static void draw_dashes(Canvas *canvas, float x1, float y1, float x2, float y2, float width, float fade) {
    static const float DASH = 11, PITCH = 19;
    float long_x = x2 - x1, long_y = y2 - y1, length = hypotf(long_x, long_y);
    for (float at = 0; at < length; at += PITCH) {
        float from = at / length, to = fminf(at + DASH, length) / length;
        canvas_line(canvas, x1 + long_x * from, y1 + long_y * from, x1 + long_x * to, y1 + long_y * to, width,
                    colour_fade(CHALK, fade));
    }
}

/* The deck of the game to begin with, and a hand of it that is still to be turned up. */
static void draw_face_down(Canvas *canvas, Box felt) {
    enum { CARDS = 3 };
    static const float DECK = 0.17f, DECK_HIGH = 0.4f, HAND = 0.58f, MIDDLE = 0.62f, WIDE = 0.62f;
    const SabaccGame *game = choosing_start();
    char back[48];
    const char *const assets[CARDS] = {back, back, back};
    float high = felt.height * DECK_HIGH;
    snprintf(back, sizeof back, "%s/back", game->cards);
    draw_closed_deck(canvas, game, felt.x + felt.width * DECK, felt.y + (felt.height + high) / 2, high);
    Fan fan = {.assets = assets,
               .count = CARDS,
               .shape = faces_shape(game),
               .middle_x = felt.x + felt.width * MIDDLE,
               .middle_y = felt.y + felt.height / 2};
    fan.height = fminf(felt.height * HAND, felt.width * WIDE / fan_spread(&fan));
    canvas_glow(canvas, (Box){fan.middle_x - 4, fan.middle_y - 4, 8, 8}, 4, felt.height * 0.55f, 0x58fff0c0u);
    fan_draw(canvas, &fan);
}

/* The lines of a chart, and at its beginning the chips that everybody sits down with: what comes of them will
 * stand beside. */
static void draw_beginning(Canvas *canvas, Box felt) {
    enum { GAMES = 7, LINES = 4 };
    static const float BESIDE = 0.07f, FOOT = 0.88f, TICK = 8, CHIPS = 0.24f, START = 1.6f, RING = 13;
    float foot = felt.y + felt.height * FOOT, level = foot - (foot - felt.y) * START / LINES;
    Box chart = box_inset(felt, felt.width * BESIDE, 0);
    for (int i = 0; i < LINES; i++) {
        float y = foot - (foot - felt.y) * (float)i / LINES;
        canvas_line(canvas, chart.x, y, chart.x + chart.width, y, i == 0 ? 3 : 1.5f,
                    colour_fade(CHALK, i == 0 ? 0.85f : 0.34f));
    }
    for (int i = 0; i < GAMES; i++) {
        Box column = box_column(chart, i, GAMES, 0);
        float x = column.x + column.width / 2;
        canvas_line(canvas, x, foot, x, foot + TICK, 2, colour_fade(CHALK, 0.85f));
    }
    Box first = box_column(chart, 0, GAMES, 0);
    float side = felt.height * CHIPS, x = first.x + first.width / 2;
    draw_dashes(canvas, x, level, chart.x + chart.width, level, 2.5f, 0.75f);
    draw_piece(canvas, "chips/stack-25", (Box){x - side / 2, foot - side, side, side});
    canvas_panel(canvas, (Box){x - RING / 2, level - RING / 2, RING, RING},
                 &(PanelStyle){.top = 0xff2b4c43u,
                               .bottom = 0xff2b4c43u,
                               .edge = colour_fade(CHALK, 0.9f),
                               .edge_width = 2,
                               .radius = RING / 2});
}

/* Where the best hand that is shown will lie, and the course of credits begin: beside each other, or one
 * above the other. */
static void draw_counted(Canvas *canvas, Box box, const EmptyPage *page) {
    static const float SHAPE = 1.45f, LAMP = 56, PLATE = 86, BESIDE = 40, APART = 56;
    bool is_upright = box.height > box.width * 0.9f;
    for (int i = 0; i < EMPTY_CAPTIONS; i++) {
        Box part = is_upright ? box_row(box_inset(box, BESIDE, 0), i, EMPTY_CAPTIONS, 0)
                              : box_column(box_inset(box, BESIDE, 0), i, EMPTY_CAPTIONS, APART);
        part.y += LAMP, part.height -= LAMP + PLATE;
        float high = fminf(part.height, part.width / SHAPE);
        Box frame = box_place(part, fminf(part.width, high * SHAPE), high, 0.5f, 0.5f);
        Box felt = draw_showcase(canvas, frame, page->captions[i]);
        if (i == 0)
            draw_face_down(canvas, felt);
        else
            draw_beginning(canvas, felt);
    }
}

/* ---- the page ---- */

/* As high as it has to be, in the middle of the box. */
static void draw_none(Ui *ui, Box box, const EmptyPage *page) {
    static const float WIDE = 1180, HIGH = 400;
    float note = note_height(ui_canvas(ui), box, page);
    Box all = box_place(box, fminf(WIDE, box.width), fminf(HIGH + note + GAP, box.height), 0.5f, 0.4f);
    draw_note(ui, all, page);
    all.height -= note + GAP;
    draw_decks(ui_canvas(ui), all);
}

/* All of it hangs on one wall, the note below the pictures. */
static void draw_on_wall(Ui *ui, Box box, const EmptyPage *page) {
    static const float AIR = 20, BELOW = 34;
    Canvas *canvas = ui_canvas(ui);
    Box wall = box_inset(box, AIR, 0), note = wall, pictures = wall;
    note.height -= BELOW;
    float high = note_height(canvas, note, page);
    pictures.height -= high + BELOW;
    style_boards(canvas, wall);
    if (page->picture == EMPTY_FACES)
        draw_faces(canvas, pictures, page);
    else if (page->picture == EMPTY_SHOWCASES)
        draw_counted(canvas, pictures, page);
    else
        draw_tables(canvas, pictures, page);
    draw_note(ui, note, page);
    draw_pin(canvas, box_place(note, note_width(note), high, 0.5f, 1));
}

void empty_page_draw(Ui *ui, Box box, const EmptyPage *page) {
    if (page->picture == EMPTY_DECKS) {
        draw_none(ui, box, page);
    } else if (page->picture == EMPTY_HAND) {
        Box cloth = box;
        cloth.height -= note_height(ui_canvas(ui), box, page) + GAP;
        draw_hand(ui_canvas(ui), cloth, page);
        draw_note(ui, box, page);
    } else {
        draw_on_wall(ui, box, page);
    }
}

Scene *empty_page_first_hand(const UiEvent *event) {
    bool is_it = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "first-hand") == 0;
    return is_it ? scene_create("setup") : NULL;
}
