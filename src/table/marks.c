/* Marks beside a seat's portrait: the turn, the side of the Force, the declared total, the call marker; and
 * the mark of a bombed hand. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/speech.h"
#include "ui/explain.h"

static void draw_sign(const TableFrame *frame, const char *asset, Box box) {
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset, .box = box});
}

/* One that stands for a term of the glossary. */
static void draw_named_sign(const TableFrame *frame, const char *asset, Box box, const char *words) {
    draw_sign(frame, asset, box);
    ui_stands_for(frame->ui, box, words);
}

/* ---- what a seat plays for: its declared total, or its side ---- */

/* Of the marks at a figure; and of what it claims, for which there is room between two heads. */
static const float LARGEST = 1.3f, LARGEST_CLAIM = 1.1f;
static const float SIGN = 40, BUBBLE = 30, WORDS = 22, LEAST_WORDS = 18, BUBBLE_PAD = 9,
                   SIGN_MOST = 1.15f; /* of a line of a plate */

static float scale_of(const SeatPlaces *places) { return fminf(places->medal.height / 92, LARGEST); }

static float claim_scale(const SeatPlaces *places) { return fminf(scale_of(places), LARGEST_CLAIM); }

static bool has_figure(const SeatPlaces *places) { return places->figure.width > 0; }

static bool has_declared(const TableFrame *frame, int seat) { return seat_in(frame->table->declared, seat); }

static void declared_words(const TableFrame *frame, int seat, char *words, size_t size) {
    Text text = text_over(words, size);
    text_add(&text, "\u201c");
    text_add_shown(&text, frame->table->seat[seat].declared);
    text_add(&text, "\u201d");
}

static TextStyle declared_style(float scale) {
    return style_text(FONT_BOLD, fmaxf(WORDS * scale, LEAST_WORDS), STYLE_NIGHT, TEXT_CENTRE);
}

/* Only their width and height. */
static Box claim_size(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    float scale = claim_scale(places), most = has_figure(places) ? INFINITY : table_line_high(frame, seat);
    char words[24];
    if (has_declared(frame, seat)) {
        TextStyle style = declared_style(scale);
        declared_words(frame, seat, words, sizeof words);
        float wide = canvas_text_width(frame->canvas, &style, words) + 2 * BUBBLE_PAD * scale;
        return (Box){0, 0, wide, fminf(BUBBLE * scale, most)};
    }
    float size =
        frame->table->seat[seat].alignment != SABACC_UNALIGNED ? fminf(SIGN * scale, most * SIGN_MOST) : 0;
    return (Box){0, 0, size, size};
}

static const float CLAIM_AIR = 8; /* at both sides of it on a plate */

float table_claim_wide(const TableFrame *frame, int seat) {
    float wide = has_figure(&frame->at.seat[seat]) ? 0 : claim_size(frame, seat).width;
    return wide > 0 ? wide + 2 * CLAIM_AIR : 0;
}

/* Over the back of the chair, within the table's box; what is at the left is lower, below what the neighbour
 * there says. */
static Box beside_head(const TableFrame *frame, int seat, Box size, bool is_right) {
    static const float HEAD = 0.26f, DOWN = 0.46f, LOWER = 0.64f, AIR = 8, EDGE = 4,
                       FREE = 0.28f; /* of the plate: farther from the face where few sit */
    Box figure = frame->at.seat[seat].figure, all = box_inset(frame->at.box, EDGE, EDGE);
    float middle = figure.x + figure.width / 2;
    float out = fmaxf(figure.width * HEAD + AIR, frame->at.seat[seat].plate.width * FREE);
    size.x = is_right ? middle + out : middle - out - size.width;
    size.x = fmaxf(fminf(size.x, all.x + all.width - size.width), all.x);
    size.y = figure.y + figure.height * (is_right ? DOWN : LOWER) - size.height / 2;
    return size;
}

/* At the right, unless the edge of the table's box is there. */
static bool claims_at_right(const TableFrame *frame, int seat, Box size) {
    return beside_head(frame, seat, size, true).x >= beside_head(frame, seat, (Box){0}, true).x;
}

Box table_claim_box(const TableFrame *frame, int seat) {
    Box size = claim_size(frame, seat);
    if (size.width <= 0) return size;
    if (has_figure(&frame->at.seat[seat]))
        return beside_head(frame, seat, size, claims_at_right(frame, seat, size));
    Box line = table_action_line(frame, seat);
    return (Box){line.x + line.width + CLAIM_AIR, line.y + (line.height - size.height) / 2, size.width,
                 size.height};
}

/* As a speech bubble: claimed, not known. */
static void draw_declared(const TableFrame *frame, int seat) {
    static const float EDGE = 2;
    const SeatPlaces *places = &frame->at.seat[seat];
    char words[24];
    Box bubble = table_claim_box(frame, seat);
    Box head = {places->medal.x, bubble.y, places->medal.width, bubble.height}; /* level with its middle */
    TextStyle style = declared_style(claim_scale(places));
    declared_words(frame, seat, words, sizeof words);
    if (has_figure(places)) table_draw_tail(frame, box_inset(bubble, -EDGE, -EDGE), head, STYLE_NIGHT);
    canvas_panel(frame->canvas, bubble,
                 &(PanelStyle){.top = STYLE_BONE,
                               .bottom = 0xffd9ccb0u,
                               .edge = STYLE_NIGHT,
                               .edge_width = EDGE,
                               .radius = bubble.height * 0.45f});
    if (has_figure(places)) table_draw_tail(frame, box_inset(bubble, EDGE, EDGE), head, STYLE_BONE);
    canvas_named_text(frame->canvas, bubble, &style, words, "declared:%d", seat);
}

static void draw_claim(const TableFrame *frame, int seat) {
    int alignment = frame->table->seat[seat].alignment;
    if (has_declared(frame, seat)) {
        draw_declared(frame, seat);
    } else if (alignment != SABACC_UNALIGNED) {
        bool is_light = alignment == SABACC_LIGHT;
        draw_named_sign(frame, is_light ? "table/light" : "table/dark", table_claim_box(frame, seat),
                        is_light ? _("Light Side") : _("Dark Side"));
    }
}

/* ---- the turn and the call ---- */

bool table_turn_is_answered(const SabaccTable *table) {
    return table->turn.to_act >= 0 && table->turn.to_act != table->turn.player;
}

/* Where a hand goes by turns, whose it is. While another answers to it nobody is marked: the mark would be
 * taken for who acts. */
static bool has_turn(const SabaccTable *table, int seat) {
    bool goes_by_turns = sabacc_table_game(table)->rounds == 0 && table->turn.player == seat;
    bool is_between = table->stale || table->over || table->shown || sabacc_hand_waits(table);
    return goes_by_turns && !is_between && !table_turn_is_answered(table);
}

/* Beside a head where nothing is claimed, or else at the edge of the portrait. */
static Box call_box(const TableFrame *frame, int seat) {
    static const float SIZE = 44, IN = 39, UP = 38;
    const SeatPlaces *places = &frame->at.seat[seat];
    Box medal = places->medal, claim = claim_size(frame, seat);
    float scale = scale_of(places), size = SIZE * scale;
    if (has_figure(places))
        return beside_head(frame, seat, (Box){0, 0, size, size},
                           claim.width > 0 && !claims_at_right(frame, seat, claim));
    return (Box){medal.x + medal.width - IN * scale, medal.y + medal.height - UP * scale, size, size};
}

/* On the rail at the right end of a plate before a figure, or else at the edge of the portrait. */
static Box turn_box(const SeatPlaces *places) {
    static const float OUT = 8, SIZE_THERE = 36, BEYOND = 0.7f, ABOVE = 0.8f;
    Box medal = places->medal, plate = places->plate;
    float scale = scale_of(places), size = SIZE_THERE * places->scale;
    if (has_figure(places))
        return (Box){plate.x + plate.width - size * BEYOND,
                     plate.y - size * ABOVE + tanf(places->slope) * plate.width / 2, size, size};
    return (Box){medal.x - OUT * scale, medal.y - OUT * scale, SIGN * scale, SIGN * scale};
}

void table_draw_marks(const TableFrame *frame, int seat) {
    const SabaccTable *table = frame->table;
    if (has_turn(table, seat)) draw_sign(frame, "table/turn", turn_box(&frame->at.seat[seat]));
    draw_claim(frame, seat);
    if (table->caller == seat) draw_named_sign(frame, "table/call", call_box(frame, seat), _("Call"));
}

/* Fire goes out from a hand that bursts. */
static void draw_blast(const TableFrame *frame, Box cards, float burst) {
    float left = 1 - burst, out = table_ease_out(burst) * cards.height * 0.7f;
    if (left <= 0) return;
    canvas_glow(frame->canvas, box_inset(cards, cards.width * 0.2f, cards.height * 0.2f), cards.height * 0.3f,
                cards.height * 0.4f + out, colour_fade(0xffff5a2au, 0.5f * left * left));
}

/* A burst on the dimmed cards, and a crack that runs through all of them. */
void table_draw_bomb(const TableFrame *frame, int seat) {
    static const float LARGER = 0.9f; /* the sign as it bursts */
    HandRow row = table_row_of(frame, seat);
    float left = row.left[GROUP_HELD], wide = row.right - left,
          size = row.high * (frame->at.seat[seat].is_large ? 0.42f : 0.62f);
    for (int slot = 0; slot < frame->table->seat[seat].hand_count; slot++)
        if (table_is_coming(frame, &(Place){.kind = PLACE_HAND, .seat = seat, .slot = slot})) return;
    float middle = row.y + row.high / 2, burst = table_burst(frame, seat), torn = table_ease_out(burst);
    Colour crack = 0xffff8a70u;
    float weight = fmaxf(row.high * 0.025f, 2), from = size * 0.34f;
    float across = (wide * 0.48f - from) * torn, down = row.high * (0.06f + 0.24f * torn);
    draw_blast(frame, (Box){left, row.y, wide, row.high}, burst);
    canvas_line(frame->canvas, left + wide / 2 - from - across, middle + down, left + wide / 2 - from,
                middle + row.high * 0.06f, weight, crack);
    canvas_line(frame->canvas, left + wide / 2 + from, middle - row.high * 0.06f,
                left + wide / 2 + from + across, middle - down, weight, crack);
    float seen = size * (1 + LARGER * (1 - torn));
    canvas_sprite(frame->canvas, &(Sprite){.asset = "table/bomb",
                                           .box = {left + (wide - seen) / 2, middle - seen / 2, seen, seen},
                                           .raster_height = size});
}
