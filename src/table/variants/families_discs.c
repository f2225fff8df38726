/* Chips separate from credits (KE-1): a seat's stock in stacks on its plate, and its chips in play as discs
 * before it (KE-3). Each is one chip, whatever its colour. */
#include "render/lettering.h"
#include "table/variants/families.h"

#include <math.h>
#include <stdio.h>

#include "table/chips.h"

enum { DISC_STACK = 6, DISC_STACKS = 2, DISCS_LYING = 8 };
static const float FLAT = 0.55f,
                   RISE = 0.2f; /* of its width: a chip seen from the side, to the next above it */

/* For a deck that lacks them or could not be read: plain enamel. */
static void draw_plain(const TableFrame *frame, Box box, bool in_play, float fade) {
    canvas_panel(frame->canvas, box,
                 &(PanelStyle){.top = colour_fade(in_play ? STYLE_AMBER : 0xff6f8fa5u, 1 - fade),
                               .bottom = colour_fade(in_play ? STYLE_AMBER_DEEP : 0xff24435cu, 1 - fade),
                               .edge = colour_fade(STYLE_NIGHT, 1 - fade),
                               .edge_width = 2,
                               .radius = box.height / 2});
}

static void draw_chip(const TableFrame *frame, const char *asset, Box box, bool in_play, float fade,
                      float rest) {
    if (sprites_is_missing(canvas_sprites(frame->canvas), asset))
        draw_plain(frame, box, in_play, fade);
    else
        canvas_sprite(frame->canvas,
                      &(Sprite){.asset = asset, .box = box, .fade = fade, .raster_height = rest});
}

static void draw_disc(const TableFrame *frame, Box box, bool in_play, float fade, float rest) {
    draw_chip(frame, in_play ? "chips/kessel-in-play" : "chips/kessel", box, in_play, fade, rest);
}

/* Chips at that kind of place of the seat, without those in flight to it. */
static int discs_there(const TableFrame *frame, int kind, int seat) {
    const SabaccSeat *at = &frame->table->seat[seat];
    int discs = kind == PLACE_IN_PLAY ? at->staked : at->chips;
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        bool comes = flight->kind == FLIGHT_DISCS && flight->to.kind == kind && flight->to.seat == seat &&
                     frame->now < flight->ends;
        if (comes) discs -= (int)flight->amount;
    }
    return discs > 0 ? discs : 0;
}

/* ---- the stock ---- */

void table_draw_stock(const TableFrame *frame, int seat) {
    Box stack = frame->at.seat[seat].stack;
    int discs = discs_there(frame, PLACE_STOCK, seat);
    int stacks = (discs + DISC_STACK - 1) / DISC_STACK;
    if (stacks > DISC_STACKS) stacks = DISC_STACKS;
    float wide = fminf(stack.height * 0.68f, 42), high = wide * FLAT;
    for (int i = 0; i < stacks; i++) {
        int left = discs - i * DISC_STACK, max = i == stacks - 1 ? DISC_STACK * 2 : DISC_STACK;
        float x = stack.x + stack.width - (wide + 4) * (float)(stacks - i);
        for (int chip = 0; chip < left && chip < max; chip++) {
            float rise = fminf(wide * RISE, (stack.height - high) / (float)(left > 1 ? left - 1 : 1));
            Box slice = {x, stack.y + stack.height - high - rise * (float)chip, wide, high};
            draw_chip(frame, "chips-side/slice-kessel", slice, false, 0, high);
        }
    }
}

void table_draw_stock_number(const TableFrame *frame, int seat, Box line, TextStyle style) {
    char words[16];
    int discs = discs_there(frame, PLACE_STOCK, seat);
    float size = line.height * 0.86f;
    snprintf(words, sizeof words, "%d", discs);
    if (style.align == TEXT_RIGHT)
        line = box_place(line, size + 8 + canvas_text_width(frame->canvas, &style, words), line.height, 1, 0);
    Box disc = canvas_along_slope(frame->canvas, box_cut_left(&line, size, 8));
    draw_disc(frame, box_place(disc, size, size, 0, 0.5f), false, 0, size);
    canvas_named_text(frame->canvas, line, &style, words, "chips:%d", seat);
}

/* ---- in play ---- */

static const float NUMBER = 30;

/* Discs overlap, a part of each visible: downward beside a small hand, otherwise to the right. */
static Box disc_box(const TableFrame *frame, int seat, int index, int count) {
    const SeatPlaces *places = &frame->at.seat[seat];
    Box box = places->bet;
    bool is_upright = box.height > box.width;
    float number = NUMBER * (is_upright ? places->scale : 1.4f);
    float side = is_upright ? box.width : box.height;
    float room = (is_upright ? box.height : box.width) - side - number;
    float step = fminf(side * (is_upright ? 0.3f : 0.62f), room / (float)(count > 1 ? count - 1 : 1));
    float along = step * (float)index;
    return is_upright ? (Box){box.x, box.y + along, side, side} : (Box){box.x + along, box.y, side, side};
}

Box table_stock_box(const TableFrame *frame, const Place *place) {
    Box stack = frame->at.seat[place->seat].stack;
    float wide = fminf(stack.height * 0.68f, 42);
    return (Box){stack.x + stack.width - wide, stack.y + (stack.height - wide) / 2, wide, wide};
}

static Box in_play_box(const TableFrame *frame, int seat, int index) {
    int staked = frame->table->seat[seat].staked;
    return disc_box(frame, seat, index, staked > index ? staked : index + 1);
}

Box table_in_play_box(const TableFrame *frame, const Place *place) {
    return in_play_box(frame, place->seat, 0);
}

/* For several that go to or come from the same place. */
static Box box_of_disc(const TableFrame *frame, const Place *place, int index) {
    return place->kind == PLACE_IN_PLAY ? in_play_box(frame, place->seat, index)
                                        : table_place_box(frame, place);
}

void table_draw_in_play(const TableFrame *frame, int seat) {
    int discs = discs_there(frame, PLACE_IN_PLAY, seat);
    const SeatPlaces *places = &frame->at.seat[seat];
    if (discs <= 0) return;
    for (int i = 0; i < discs && i < DISCS_LYING; i++) {
        Box disc = disc_box(frame, seat, i, discs < DISCS_LYING ? discs : DISCS_LYING);
        table_draw_disc_contact(frame, disc, 0);
        draw_disc(frame, disc, true, 0, disc.height);
    }
    char words[16];
    snprintf(words, sizeof words, "%d", discs);
    Box last = disc_box(frame, seat, discs < DISCS_LYING ? discs - 1 : DISCS_LYING - 1,
                        discs < DISCS_LYING ? discs : DISCS_LYING);
    bool is_upright = places->bet.height > places->bet.width;
    TextStyle style = style_text(FONT_TITLE, fmaxf(24 * fminf(places->scale, 1.2f), 20), STYLE_BONE,
                                 is_upright ? TEXT_CENTRE : TEXT_LEFT);
    Box line = is_upright ? (Box){last.x - 8, last.y + last.height, last.width + 16, NUMBER * places->scale}
                          : (Box){last.x + last.width + 10, last.y, 60, last.height};
    canvas_named_text(frame->canvas, line, &style, words, "in-play:%d", seat);
}

/* Lost chips move towards the middle of the table and fade, side by side, so that no seat seems to get them.
 */
static Box towards_middle(const TableFrame *frame, Box from, int index) {
    static const float WAY = 210, BESIDE = 26;
    Box middle = frame->at.middle;
    float x = middle.x + middle.width / 2 - from.x - from.width / 2;
    float y = middle.y + middle.height / 2 - from.y - from.height / 2, far = fmaxf(hypotf(x, y), 1);
    float beside = BESIDE * (float)(index % 2 ? (index + 1) / 2 : -index / 2);
    return (Box){from.x + (x * WAY - y * beside) / far, from.y + (y * WAY + x * beside) / far, from.width,
                 from.height};
}

void table_draw_disc_flight(const TableFrame *frame, const Flight *flight, float t) {
    bool in_play = flight->from.kind == PLACE_IN_PLAY || flight->to.kind == PLACE_IN_PLAY;
    float moved = table_ease_out(t);
    for (int i = 0; i < (int)flight->amount && i < DISCS_LYING; i++) {
        Box from = box_of_disc(frame, &flight->from, i), to = box_of_disc(frame, &flight->to, i);
        if (flight->to.kind == PLACE_HOUSE) to = towards_middle(frame, from, i);
        if (frame->view->settings.reduced_motion) {
            draw_disc(frame, from, in_play, t, from.width);
            draw_disc(frame, to, in_play, 1 - t, to.width);
            continue;
        }
        Box box = {from.x + (to.x - from.x) * moved, from.y + (to.y - from.y) * moved,
                   from.width + (to.width - from.width) * moved, 0};
        box.height = box.width;
        box.y -= 34 * sinf(moved * 3.14159265f);
        bool vanishes = flight->to.kind == PLACE_HOUSE;
        draw_disc(frame, box, in_play, vanishes ? fmaxf(0, (moved - 0.75f) / 0.25f) : 0, to.width);
    }
}
