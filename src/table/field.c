/* Static fields (FD): the rack of fielded cards, protected from shifts; cards borrowed from others' fields at
 * the showdown (FD-5), and the card count of dense hands. */
#include "table/field.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/sweep.h"
#include "table/variants/plain.h"
#include "ui/hand_groups.h"

static const Colour LENT = 0xffffd67au;
enum { COUNTED_AT_SIGHT = 5 };

/* It comes and goes while it has room for half a card to a whole one: it is never seen as a sliver. */
static float share_of(float count) { return fminf(fmaxf(2 * count - 1, 0), 1); }

/* As one's own is. */
static bool is_marked_large(const SeatPlaces *places) { return places->is_large && places->lies <= 0; }

/* The rack's box, or none if the field is empty. */
static bool rack_of(const TableFrame *frame, int seat, Box *rack, float *here) {
    static const float ABOVE = 1; /* one that lies ends below the plate over it */
    HandCounts counts = table_hand_counts(frame, seat);
    *here = share_of(counts.of[GROUP_APART]);
    if (*here <= 0.01f) return false;
    const SeatPlaces *places = &frame->at.seat[seat];
    HandRow row = table_hand_row(places, frame->at.card_shape, &counts);
    bool is_other = places->lies > 0;
    float pad = is_other ? 5.5f * fminf(places->scale, 1) : 14, above = is_other ? ABOVE : pad;
    Box cards = table_group_box(&row, GROUP_APART, fmaxf(counts.of[GROUP_APART], 1));
    *rack = box_inset(cards, -pad, 0);
    rack->y -= above;
    rack->height += above + pad;
    return true;
}

static Lying lying_of(const TableFrame *frame, int seat, Box rack) {
    Place place = {.kind = PLACE_APART, .seat = seat};
    return table_lying_at(frame, &place, rack);
}

static Colour colour_of(const TableFrame *frame) { return TABLE_ASK(frame->table, rack_colour); }

enum { CORNERS = 8 };

/* A card's outline: six corners, or four that are cut a little. */
static int corners_of(const TableFrame *frame, float corner[CORNERS][2]) {
    static const float pointed[6][2] = {{0.5f, 0}, {1, 0.13f}, {1, 0.87f}, {0.5f, 1}, {0, 0.87f}, {0, 0.13f}};
    static const float ROUND = 0.05f; /* of its width */
    if (table_cards_are_pointed(frame->view)) {
        memcpy(corner, pointed, sizeof pointed);
        return 6;
    }
    float across = ROUND, down = ROUND * frame->at.card_shape;
    const float cut[CORNERS][2] = {{across, 0},     {1 - across, 0}, {1, down},     {1, 1 - down},
                                   {1 - across, 1}, {across, 1},     {0, 1 - down}, {0, down}};
    memcpy(corner, cut, sizeof cut);
    return CORNERS;
}

/* About a card a line of its own shape, and soft light outside it, more as the table darkens. */
static void draw_outline(const TableFrame *frame, int seat, Box card, Colour colour, float dark) {
    static const struct {
        float wide, darker, light, darkened;
    } passes[] = {{22, 10, 0.07f, 0.16f}, {11, 4, 0.16f, 0.2f}, {2.6f, 0.6f, 1, 0}};
    static const float AIR = 4, SMALL = 0.5f;
    float scale = is_marked_large(&frame->at.seat[seat]) ? 1 : SMALL, corner[CORNERS][2], x[CORNERS],
          y[CORNERS];
    int corners = corners_of(frame, corner);
    Box around = box_inset(card, -AIR * scale, -AIR * scale);
    Lying lying = lying_of(frame, seat, around);
    CardLook laid = {.box = around, .narrower = lying.narrower, .lean = lying.lean, .angle = lying.turned};
    for (int i = 0; i < corners; i++) table_point_on_card(&laid, corner[i][0], corner[i][1], &x[i], &y[i]);
    for (size_t pass = 0; pass < sizeof passes / sizeof *passes; pass++)
        for (int i = 0; i < corners; i++) {
            int next = (i + 1) % corners;
            canvas_line(frame->canvas, x[i], y[i], x[next], y[next],
                        scale * (passes[pass].wide + passes[pass].darker * dark),
                        colour_fade(colour, passes[pass].light + passes[pass].darkened * dark));
        }
}

/* Cards with six corners are not marked by what has four. */
static bool is_pointed(const TableFrame *frame) { return table_cards_are_pointed(frame->view); }

static void draw_about_each(const TableFrame *frame, int seat, float here, float dark) {
    HandCounts counts = table_hand_counts(frame, seat);
    HandRow row = table_hand_row(&frame->at.seat[seat], frame->at.card_shape, &counts);
    int cards = (int)lroundf(fmaxf(counts.of[GROUP_APART], 1));
    for (int i = 0; i < cards; i++)
        draw_outline(frame, seat, table_row_box(&row, GROUP_APART, (float)i),
                     colour_fade(colour_of(frame), here), dark);
}

/* Lit more as the table darkens: no shift takes these cards. */
void table_draw_field(const TableFrame *frame, int seat) {
    Box rack;
    float here, dark = table_darkness(frame->view, frame->now);
    if (!rack_of(frame, seat, &rack, &here)) return;
    draw_about_each(frame, seat, here, dark);
}

/* The plate of the total that is told before a rack at its seat lies no higher than that; INFINITY: none is
 * there. */
static float total_below(const TableFrame *frame, int seat) {
    static const float PLATE = 0.05f; /* of its line above it */
    const SeatPlaces *places = &frame->at.seat[seat];
    Box label = places->label;
    bool is_before = !places->is_large && !table_tells_on_plate(places) && table_forward(frame, seat) <= 0;
    return is_before ? label.y + label.height * PLATE : INFINITY;
}

/* On the lower edge; of one's own inside it, where the total or the screen's edge is below, and of another's
 * as far as its total is. */
void table_draw_rack_tag(const TableFrame *frame, int seat, Box rack, const char *words, float here) {
    bool is_large = is_marked_large(&frame->at.seat[seat]);
    float high = is_large ? 32 : 22 * frame->at.seat[seat].scale;
    float below = is_large && is_pointed(frame) && !frame->at.is_portrait ? high * 0.3f
                  : is_large                                              ? -high * 0.2f
                                                                          : high * 0.4f;
    Colour colour = colour_fade(colour_of(frame), here);
    TextStyle style = style_text(FONT_BOLD, fmaxf(high * 0.72f, 17), colour, TEXT_CENTRE);
    float wide = canvas_text_width(frame->canvas, &style, words) + high * 0.7f;
    Box tag = {rack.x + (rack.width - wide) / 2, rack.y + rack.height - high + below, wide, high};
    tag.y = fminf(tag.y, total_below(frame, seat) - high);
    canvas_panel(frame->canvas, tag,
                 &(PanelStyle){.top = colour_fade(STYLE_NIGHT, here),
                               .bottom = colour_fade(STYLE_NIGHT, here),
                               .edge = colour,
                               .edge_width = 1.5f,
                               .radius = high / 2});
    canvas_text(frame->canvas, tag, &style, words);
}

/* A lock in the place of a tag. */
void table_plain_draw_rack_sign(const TableFrame *frame, int seat, Box rack, float here) {
    bool is_large = is_marked_large(&frame->at.seat[seat]);
    float lock = is_large ? 44 : 24 * frame->at.seat[seat].scale;
    float inside = is_large ? 1 : 0.62f;
    Box sign = {rack.x + (rack.width - lock) / 2, rack.y + rack.height + 1 - lock * inside, lock, lock};
    canvas_sprite(frame->canvas, &(Sprite){.asset = "table/guard", .box = sign, .fade = 1 - here});
}

void table_draw_guard(const TableFrame *frame, int seat) {
    Box rack;
    float here;
    if (!rack_of(frame, seat, &rack, &here)) return;
    TABLE_ASK(frame->table, draw_rack_sign)(frame, seat, rack, here);
}

/* ---- borrowed cards ---- */

static Box borrowed_box(const TableFrame *frame, int seat, int index) {
    HandRow row = table_row_of(frame, seat);
    Box box = table_row_box(&row, GROUP_BORROWED, (float)index);
    return box_inset(box, box.width * 0.06f, box.height * 0.06f);
}

/* The card's box in its owner's field. */
static bool lender_box(const TableFrame *frame, int lender, SabaccCard card, Box *box) {
    const SabaccSeat *at = &frame->table->seat[lender];
    for (int slot = 0; slot < at->hand_count; slot++) {
        if (at->hand[slot] != card || !(at->fielded >> slot & 1)) continue;
        *box = table_place_box(frame, &(Place){.kind = PLACE_HAND, .seat = lender, .slot = slot});
        return true;
    }
    return false;
}

static bool shows_borrowed(const TableFrame *frame, int seat) {
    return table_hand_counts(frame, seat).of[GROUP_BORROWED] > 0.99f;
}

void table_draw_borrowed(const TableFrame *frame, int seat) {
    SabaccCard cards[SABACC_MAX_HAND];
    int8_t from[SABACC_MAX_HAND];
    if (!shows_borrowed(frame, seat)) return;
    int count = table_borrowed(frame->table, seat, cards, from);
    for (int i = 0; i < count; i++) {
        Box box = borrowed_box(frame, seat, i);
        Lying lying = lying_of(frame, seat, box);
        CardLook look = {.card = cards[i], .box = box};
        look = table_laid_look(frame, &look, lying);
        table_draw_card(frame, &look);
        if (lying.narrower > 0)
            table_draw_laid_outline(frame, box_inset(box, -2, -2), lying, 2.5f, LENT);
        else
            canvas_panel(frame->canvas, box_inset(box, -2, -2),
                         &(PanelStyle){.edge = LENT, .edge_width = 2.5f, .radius = box.width * 0.1f});
    }
    if (count == 0) return;
    Box first = borrowed_box(frame, seat, 0);
    float size = fmaxf(first.height * 0.2f, 22);
    Box sign = {first.x - size * 0.8f, first.y + (first.height - size) / 2, size, size};
    canvas_sprite(frame->canvas, &(Sprite){.asset = "table/lent", .box = sign});
}

/* Strong for the winner and for the viewer. */
static void draw_link(const TableFrame *frame, Box from, Box to, bool is_strong) {
    float x1 = from.x + from.width / 2, y1 = from.y + from.height / 2, x2 = to.x + to.width / 2,
          y2 = to.y + to.height / 2;
    if (is_strong) canvas_line(frame->canvas, x1, y1, x2, y2, 9, colour_fade(LENT, 0.16f));
    canvas_line(frame->canvas, x1, y1, x2, y2, is_strong ? 3 : 2,
                colour_fade(LENT, is_strong ? 0.75f : 0.18f));
}

/* From each card in a field to the hands that borrow it; drawn under the hands. */
void table_draw_links(const TableFrame *frame) {
    SabaccCard cards[SABACC_MAX_HAND];
    int8_t from[SABACC_MAX_HAND];
    for (int seat = 0; seat < frame->table->seats; seat++) {
        if (!shows_borrowed(frame, seat)) continue;
        int count = table_borrowed(frame->table, seat, cards, from);
        bool is_strong = seat_in(frame->view->lit, seat) || seat == frame->table->viewer;
        for (int i = 0; i < count; i++) {
            Box lies;
            if (lender_box(frame, from[i], cards[i], &lies))
                draw_link(frame, lies, borrowed_box(frame, seat, i), is_strong);
        }
    }
}

/* ---- how many ---- */

void table_draw_card_count(const TableFrame *frame, int seat) {
    HandCounts counts = table_hand_counts(frame, seat);
    int held = hand_held_count(frame->table, seat);
    const SeatPlaces *places = &frame->at.seat[seat];
    if (held == 0 || (counts.spread > 0 && places->is_large)) return;
    HandRow row = table_hand_row(places, frame->at.card_shape, &counts);
    bool is_close = held > 3 && row.pitch[GROUP_HELD] < row.wide * 0.2f;
    if (held <= COUNTED_AT_SIGHT && !is_close) return;
    char words[16];
    snprintf(words, sizeof words, "\u00d7%d", held);
    Box cards = table_group_box(&row, GROUP_HELD, counts.of[GROUP_HELD]);
    float high = 28 * fminf(places->scale, 1.1f);
    TextStyle style = style_text(FONT_BOLD, high * 0.78f, STYLE_BONE, TEXT_CENTRE);
    float wide = canvas_text_width(frame->canvas, &style, words) + high * 0.6f;
    Box tag = {cards.x + cards.width - wide * 0.72f, cards.y + cards.height - high * 0.8f, wide, high};
    canvas_panel(frame->canvas, tag,
                 &(PanelStyle){.top = STYLE_NIGHT,
                               .bottom = STYLE_NIGHT,
                               .edge = STYLE_METAL_LIT,
                               .edge_width = 1.5f,
                               .radius = high / 2});
    canvas_text(frame->canvas, tag, &style, words);
}
