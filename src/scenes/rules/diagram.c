#include "scenes/rules/diagram.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "scenes/faces.h"
#include "ui/style.h"

typedef enum Piece { NONE, DECK, BACK, FACE, SHOWN, ARROW, SWAP, CHIPS, POT, DIE, SIGN, GUARD } Piece;
enum { PIECES = 8 };

typedef struct Diagram {
    const char *topic;
    uint8_t pieces[PIECES]; /* Piece; NONE after the last */
} Diagram;

static const Diagram diagrams[] = {
#define DIAGRAM(topic, ...) {#topic, {__VA_ARGS__}},
#include "scenes/rules/diagrams.def"
#undef DIAGRAM
};

/* In heights of the picture. */
static const float GAP = 0.12f, ARROW_WIDE = 0.5f, ROUND_WIDE = 0.72f, BELOW = 0.07f;

static const Diagram *diagram_of(const SabaccGuideStep *step) {
    for (size_t i = 0; i < sizeof diagrams / sizeof *diagrams; i++)
        for (int sentence = 0; sentence < step->count; sentence++)
            if (strcmp(diagrams[i].topic, step->sentences[sentence].topic) == 0) return &diagrams[i];
    return NULL;
}

static float piece_width(const SabaccGame *game, Piece piece) {
    switch (piece) {
    case DECK: return faces_shape(game) + 2 * BELOW;
    case BACK:
    case FACE:
    case SHOWN: return faces_shape(game);
    case ARROW:
    case SWAP: return ARROW_WIDE;
    case CHIPS:
    case POT:
    case DIE:
    case SIGN:
    case GUARD: return ROUND_WIDE;
    case NONE: break;
    }
    return 0;
}

float diagram_width(const SabaccGame *game, const SabaccGuideStep *step, float high) {
    const Diagram *diagram = diagram_of(step);
    float wide = 0;
    for (int i = 0; diagram && i < PIECES && diagram->pieces[i] != NONE; i++)
        wide += piece_width(game, (Piece)diagram->pieces[i]) + (i > 0 ? GAP : 0);
    return wide * high;
}

/* ---- the pieces ---- */

/* Where the next piece stands, and which die and card come next. */
typedef struct Pen {
    Canvas *canvas;
    const SabaccGame *game;
    const LadderExample *hand;
    Box box;
    int dice, cards;
} Pen;

static void draw_back(const Pen *pen, float x) {
    faces_draw_word(pen->canvas, pen->game, "back", x, pen->box.y, pen->box.height);
}

static void draw_deck(const Pen *pen) {
    for (int i = 0; i < 3; i++) draw_back(pen, pen->box.x + BELOW * pen->box.height * (float)i);
}

static void draw_face(Pen *pen) {
    SabaccCard card = pen->hand->cards[pen->cards++ % pen->hand->count];
    faces_draw(pen->canvas, pen->game, card, pen->box.x, pen->box.y, pen->box.height);
}

/* From the left, or from the right if `side` is −1. */
static void draw_arrow(const Pen *pen, float y, float side) {
    static const float WIDE = 3, HEAD = 8;
    float middle = pen->box.x + pen->box.width / 2, reach = pen->box.width / 2 * side;
    canvas_line(pen->canvas, middle - reach, y, middle + reach, y, WIDE, STYLE_BRASS);
    canvas_line(pen->canvas, middle + reach - HEAD * side, y - HEAD, middle + reach, y, WIDE, STYLE_BRASS);
    canvas_line(pen->canvas, middle + reach - HEAD * side, y + HEAD, middle + reach, y, WIDE, STYLE_BRASS);
}

static void draw_round(const Pen *pen, const char *asset, float wide) {
    float side = pen->box.height * wide;
    canvas_sprite(pen->canvas, &(Sprite){.asset = asset, .box = box_place(pen->box, side, side, 0.5f, 0.5f)});
}

/* Two alike, which brings a shift; of gold and silver ones a target and a trump. */
static void draw_die(Pen *pen) {
    static const char *const faces[][2] = {[SABACC_DICE_NONE] = {"dice/pips-4", "dice/pips-4"},
                                           [SABACC_DICE_PIPS] = {"dice/pips-4", "dice/pips-4"},
                                           [SABACC_DICE_SIGNS] = {"dice/die-1", "dice/die-1"},
                                           [SABACC_DICE_TARGET] = {"dice/gold+10", "dice/silver-circle"}};
    draw_round(pen, faces[pen->game->dice][pen->dice++ % 2], ROUND_WIDE);
}

static void draw_piece(Pen *pen, Piece piece) {
    float middle = pen->box.y + pen->box.height / 2, apart = pen->box.height * 0.12f;
    switch (piece) {
    case DECK: draw_deck(pen); return;
    case BACK: draw_back(pen, pen->box.x); return;
    case FACE:
    case SHOWN: draw_face(pen); return;
    case ARROW: draw_arrow(pen, middle, 1); return;
    case SWAP:
        draw_arrow(pen, middle - apart, 1);
        draw_arrow(pen, middle + apart, -1);
        return;
    case CHIPS: draw_round(pen, "chips/stack-5", ROUND_WIDE); return;
    case POT:
        draw_round(pen, "table/hand-pot", ROUND_WIDE);
        draw_round(pen, "chips/stack-1", ROUND_WIDE * 0.55f);
        return;
    case DIE: draw_die(pen); return;
    case SIGN: draw_round(pen, "table/call", ROUND_WIDE); return;
    case GUARD: draw_round(pen, "table/guard", ROUND_WIDE); return;
    case NONE: return;
    }
}

void diagram_draw(Canvas *canvas, Box box, const SabaccGame *game, const SabaccGuideStep *step,
                  const LadderExample *hand) {
    const Diagram *diagram = diagram_of(step);
    if (!diagram || hand->count == 0) return;
    Pen pen = {.canvas = canvas, .game = game, .hand = hand, .box = box};
    canvas_push_name(canvas, "diagram:%s", diagram->topic);
    for (int i = 0; i < PIECES && diagram->pieces[i] != NONE; i++) {
        pen.box.width = piece_width(game, (Piece)diagram->pieces[i]) * box.height;
        draw_piece(&pen, (Piece)diagram->pieces[i]);
        pen.box.x += pen.box.width + GAP * box.height;
    }
    canvas_pop_name(canvas);
}
