/* Cards in flight: they lift off the cloth, lean into the motion and turn about the long axis. */
#include <math.h>

#include "table/centre.h"
#include "table/sweep.h"
#include "ui/ease.h"

static const float SETTLE_MS = 90;                       /* from the touch of the cloth until it lies */
static const float TURNS_FROM = 0.35f, TURNS_FOR = 0.5f; /* of its way */
static const float SWEPT_FROM = 0.1f;                    /* if it is swept off */

/* Between places where cards lie and where they stand a card stretches: what is stretched is one as in a
 * hand. */
static void stretch_from_hand(const TableFrame *frame, CardLook *look, const Place *place, Box box) {
    look->raster_shape = frame->at.card_shape;
    look->raster_height = table_raster_height(frame, place, box);
}

static float box_way(Box a, Box b) {
    return hypotf(b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2);
}

static float turns_from(const Flight *flight) { return flight->vanishes ? SWEPT_FROM : TURNS_FROM; }

/* A card turns over in the second half of its flight, about its long axis; a card swept off does so earlier,
 * before it fades. */
static void turn_over(const Flight *flight, float t, CardLook *look) {
    if (flight->was_open == flight->is_open) {
        if (!flight->is_open) look->card = SABACC_CARD_HIDDEN;
        return;
    }
    float turned = fminf(fmaxf((t - turns_from(flight)) / TURNS_FOR, 0), 1);
    look->turn = turned * 3.14159265f;
    bool shows_end = turned >= 0.5f;
    if (shows_end ? !flight->is_open : !flight->was_open) look->card = SABACC_CARD_HIDDEN;
}

/* For a card that was at a seat the back of that place, otherwise the back of its destination. */
static const char *back_of(const TableFrame *frame, const Flight *flight) {
    bool was_held = table_place_is_at_seat(frame->table, &flight->from);
    return table_back_at(frame, was_held ? &flight->from : &flight->to);
}

/* ---- turning over ---- */

/* Where a part of a card that is turned by that angle is seen, −0.5 … 0.5 of its width; and how much larger
 * what is nearer is seen. */
static float seen_at(float along, float turn) {
    static const float NEARNESS = 0.42f;
    return along * cosf(turn) / (1 - NEARNESS * along * sinf(turn));
}

static float seen_size(float along, float turn) {
    return cosf(turn) == 0 ? 1 : seen_at(along, turn) / (along * cosf(turn));
}

/* How dark a part is: the lamp is reflected where it passes over the card, in a band. */
static float shade_at(float along, float turn) {
    static const float DARKEST = 0.5f, BAND = 0.22f;
    float from_lamp = fabsf(along - sinf(2 * turn) * 0.6f) / BAND;
    float lit = from_lamp < 1 ? 1 - from_lamp * from_lamp : 0;
    return DARKEST * fabsf(sinf(turn)) * (1 - lit);
}

/* In perspective: upright slices, each as high as it is near. */
static void draw_turned_card(const TableFrame *frame, const CardLook *look) {
    enum { SLICES = 28 };
    Box box = look->box;
    bool shows_end = look->turn > 1.5707963f;
    float turn = shows_end ? look->turn - 3.14159265f : look->turn, middle = box.x + box.width / 2;
    CardLook fallen = *look;
    table_draw_card_shadow(frame, &fallen);
    /* One picture for all: a slice is stretched from it. */
    float shape = look->raster_shape > 0 ? look->raster_shape : frame->at.card_shape;
    for (int i = 0; i < SLICES; i++) {
        float from = (float)i / SLICES - 0.5f, to = (float)(i + 1) / SLICES - 0.5f, at = (from + to) / 2;
        float left = seen_at(from, turn), right = seen_at(to, turn), high = box.height * seen_size(at, turn);
        float wide = box.width * (right - left) * SLICES;
        Box whole = {middle + box.width * seen_at(at, turn) - wide * (at + 0.5f),
                     box.y + (box.height - high) / 2, wide, high};
        canvas_push_clip(frame->canvas,
                         (Box){middle + box.width * left, whole.y, box.width * (right - left), high});
        CardLook slice = {.card = look->card,
                          .box = whole,
                          .fade = look->fade,
                          .back = look->back,
                          .gloom = 1,
                          .raster_height = look->raster_height,
                          .raster_shape = shape};
        table_draw_card(frame, &slice);
        slice.fade = 1 - shade_at(at, turn) * (1 - look->fade);
        table_draw_card_shade(frame, &slice);
        canvas_pop_clip(frame->canvas);
    }
}

/* Its nearer edge has a card's thickness: metal, lit along its middle. */
static void draw_edge(const TableFrame *frame, const CardLook *look) {
    static const float THICK = 0.05f, LEAST = 6, MOST = 10, LIT = 0.3f; /* of its height; of the edge */
    static const float SIDE = 0.47f, POINTED = 0.36f;                   /* half of a side, of its height */
    float thick = fminf(fmaxf(look->box.height * THICK, LEAST), MOST) * fabsf(sinf(look->turn));
    if (look->turn == 0 || thick < 1 || look->fade >= 1) return;
    float turn = look->turn > 1.5707963f ? look->turn - 3.14159265f : look->turn;
    float near = sinf(turn) > 0 ? 0.5f : -0.5f,
          half = look->box.height * seen_size(near, turn) *
                 (table_cards_are_pointed(frame->view) ? POINTED : SIDE);
    float x =
        look->box.x + look->box.width * (0.5f + seen_at(near, turn)) + (near > 0 ? thick : -thick) * 0.4f;
    float y = look->box.y + look->box.height / 2;
    canvas_line(frame->canvas, x, y - half, x, y + half, thick, colour_fade(STYLE_METAL, 1 - look->fade));
    canvas_line(frame->canvas, x, y - half, x, y + half, thick * LIT,
                colour_fade(STYLE_METAL_LIT, 1 - look->fade));
}

static bool is_turning(const CardLook *look) { return look->turn > 0.02f && look->turn < 3.12f; }

void table_draw_turning_card(const TableFrame *frame, const CardLook *look) {
    if (is_turning(look))
        draw_turned_card(frame, look);
    else
        table_draw_card(frame, look);
    draw_edge(frame, look);
}

/* Above the heap the card takes the look of its top card, out of play. */
static void draw_into_heap(const TableFrame *frame, CardLook *look, float t) {
    float there = fminf(fmaxf((t - 0.7f) / 0.3f, 0), 1);
    CardLook dimmed = *look;
    dimmed.is_dim = true;
    if (there > 0) table_draw_card(frame, &dimmed);
    look->fade = there;
}

/* It comes down with a corner last, and its shadow closes under it. */
static void settle(const TableFrame *frame, CardLook *look, float settled) {
    static const float DROP = 7, TILT = 0.05f;
    if (settled <= 0 || settled >= 1) return;
    float left = 1 - settled, drop = DROP * left * left;
    look->lift += drop;
    look->box.y -= drop;
    look->angle += TILT * left * cosf(settled * 7);
    CardLook contact = *look;
    contact.lift = drop * 0.3f;
    contact.fade = 1 - settled;
    table_draw_card_shadow(frame, &contact);
}

/* What is thrown off the deck spins a little, one card to this side and the next to that. */
static float spin(const Flight *flight, float moved) {
    static const float SPIN = 0.5f;
    bool is_odd = (flight->to.seat + flight->to.slot) % 2;
    if (flight->from.kind != PLACE_DECK) return 0;
    return (is_odd ? -SPIN : SPIN) * (1 - moved);
}

/* As it lay before, as it will lie, and how it leans into its way in between, more for longer distances. A
 * card that turns over is upright while it does. */
static float angle_on_way(const TableFrame *frame, const Flight *flight, float t, float moved, bool turns) {
    static const float LEAN = 0.10f, FAR = 500, PI = 3.14159265f;
    const float turned = TURNS_FROM + TURNS_FOR;
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    float lift_off = turns ? fminf(t / TURNS_FROM, 1) : moved;
    float landed = turns ? fmaxf(t - turned, 0) / (1 - turned) : moved;
    float lean = (to.x < from.x ? -LEAN : LEAN) * fminf(box_way(from, to) / FAR, 1);
    float angle = (lean + spin(flight, moved)) * sinf(lift_off * PI);
    if (flight->was_open) angle += table_lying_angle(frame, &flight->from, flight->card) * (1 - lift_off);
    if (!flight->vanishes) angle += table_lying_angle(frame, &flight->to, flight->card) * landed;
    return angle;
}

/* What lies stands up before it turns over, and lies down again after that: 0 … 1 how far it lies. */
static float lies_while(const Flight *flight, float t) {
    float from = turns_from(flight), until = from + TURNS_FOR;
    if (flight->was_open == flight->is_open) return 1;
    return t < from ? 1 - ease_soft(t / from) : ease_soft(fmaxf(t - until, 0) / (1 - until));
}

/* On its way from a place to another, of which it stands up by so much that it stands as wide as it is. */
static void lay_on_way(const TableFrame *frame, const Flight *flight, float moved, float lies,
                       CardLook *look) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    Lying first = table_lying_at(frame, &flight->from, from), last = table_lying_at(frame, &flight->to, to);
    float standing = look->box.height * frame->at.card_shape;
    float wide = standing + (look->box.width - standing) * lies;
    if (lies < 1) look->box = box_place(look->box, wide, look->box.height, 0.5f, 0);
    Lying now = {(first.narrower + (last.narrower - first.narrower) * moved) * lies,
                 (first.lean + (last.lean - first.lean) * moved) * lies,
                 (first.turned + (last.turned - first.turned) * moved) * lies};
    *look = table_laid_look(frame, look, now);
}

/* Thrown low: at its highest by so much over the cloth, on which its shadow stays. */
static float card_height(float way) {
    static const float SHARE = 0.1f, LEAST = 22, MOST = 76;
    return fminf(fmaxf(way * SHARE, LEAST), MOST);
}

/* What is thrown far leaves the straight line, to the right of its way as who throws it turns the wrist. */
static void swing(Box *box, Box from, Box to, float way, float arch) {
    static const float SHARE = 0.075f, MOST = 46,
                       NEAR = 90; /* of its way; at most; what is nearer does not */
    if (way <= NEAR) return;
    float out = fminf((way - NEAR) * SHARE, MOST) * arch;
    float x = to.x + to.width / 2 - from.x - from.width / 2,
          y = to.y + to.height / 2 - from.y - from.height / 2;
    box->x += -y / way * out;
    box->y += x / way * out;
}

/* What flies over the others' cards does not hide who they are: it stays below the plates. */
static void keep_below_plates(const TableFrame *frame, CardLook *look) {
    float raised = fabsf(sinf(look->angle)) * look->box.width / 2;
    for (int seat = 0; seat < frame->table->seats; seat++) {
        if (frame->at.seat[seat].figure.width <= 0) continue;
        Box plate = frame->at.seat[seat].plate;
        float foot = plate.y + plate.height, into = foot + raised - look->box.y;
        bool is_below = look->box.y + look->box.height / 2 > foot;
        bool is_across = look->box.x < plate.x + plate.width && look->box.x + look->box.width > plate.x;
        if (is_below && is_across && into > 0) look->box.y += into;
    }
}

static void draw_card_way(const TableFrame *frame, const Flight *flight, float t, Box from, Box to) {
    float length = (float)(flight->ends - flight->begins), landed = fmaxf(1 - SETTLE_MS / length, 0.5f);
    float settled = fmaxf(t - landed, 0) / (1 - landed);
    float moved = table_ease_travel(fminf(t / landed, 1)), way = box_way(from, to);
    float arch = sinf(moved * 3.14159265f);
    bool turns = flight->was_open != flight->is_open && !flight->vanishes;
    bool to_heap = flight->to.kind == PLACE_JUNK && !flight->vanishes && table_has_junk_heap(frame->table);
    CardLook look = {
        .card = flight->card, .box = table_box_between(from, to, moved), .back = back_of(frame, flight)};
    swing(&look.box, from, to, way, arch);
    look.lift = way > 1 ? card_height(way) * arch : 18 * sinf(fminf(t / landed, 1) * 3.14159265f);
    look.box.y -= way > 1 ? look.lift : look.lift * 0.5f;
    look.angle = angle_on_way(frame, flight, t, moved, turns);
    if (way > 1 && !flight->vanishes) settle(frame, &look, settled);
    keep_below_plates(frame, &look);
    if (flight->vanishes)
        stretch_from_hand(frame, &look, &flight->from, from);
    else
        stretch_from_hand(frame, &look, &flight->to, to);
    if (flight->vanishes) look.fade = t < 0.7f ? 0 : (t - 0.7f) / 0.3f;
    lay_on_way(frame, flight, moved, lies_while(flight, t), &look);
    if (flight->kind == FLIGHT_BROKEN && table_draw_leaving(frame, flight, &look)) return;
    turn_over(flight, t, &look);
    if (to_heap) draw_into_heap(frame, &look, t);
    if (turns && is_turning(&look) && !to_heap)
        draw_turned_card(frame, &look);
    else
        table_draw_card(frame, &look);
    draw_edge(frame, &look);
    if (look.turn == 0 && !flight->vanishes) table_draw_card_mark(frame, &look);
}

/* Reduced motion: fades out here and in there. */
static void draw_card_fade(const TableFrame *frame, const Flight *flight, float t, Box from, Box to) {
    const char *back = back_of(frame, flight);
    SabaccCard face = flight->kind == FLIGHT_BROKEN ? (SabaccCard)flight->die : flight->card;
    bool was_open = flight->was_open || flight->kind == FLIGHT_BROKEN;
    CardLook leaving = {.card = was_open ? face : SABACC_CARD_HIDDEN, .box = from, .fade = t, .back = back};
    CardLook coming = {
        .card = flight->is_open ? flight->card : SABACC_CARD_HIDDEN, .box = to, .fade = 1 - t, .back = back};
    stretch_from_hand(frame, &leaving, &flight->from, from);
    stretch_from_hand(frame, &coming, &flight->to, to);
    leaving = table_laid_look(frame, &leaving, table_lying_at(frame, &flight->from, from));
    coming = table_laid_look(frame, &coming, table_lying_at(frame, &flight->to, to));
    if (box_way(from, to) < 2) leaving.fade = 0; /* one fades in over the other */
    if (flight->from.kind != PLACE_DECK) table_draw_card(frame, &leaving);
    if (!flight->vanishes) table_draw_card(frame, &coming);
}

/* A spiral around its destination: the junk returns to the deck. */
static void draw_swirl(const TableFrame *frame, const Flight *flight, float t, Box from, Box to) {
    float moved = ease_soft(t), turned = moved * 4.4f, out = 1 - moved;
    float x = from.x - to.x, y = from.y - to.y, reach = 1 + 0.9f * sinf(moved * 3.14159265f);
    float across = (x * cosf(turned) - y * sinf(turned)) * out * reach;
    float along = (x * sinf(turned) + y * cosf(turned)) * out * reach;
    CardLook look = {.card = SABACC_CARD_HIDDEN,
                     .box = {to.x + across, to.y + along, to.width, to.height},
                     .lift = 22 * sinf(moved * 3.14159265f),
                     .angle = turned,
                     .fade = t < 0.85f ? 0 : (t - 0.85f) / 0.15f};
    stretch_from_hand(frame, &look, &flight->to, to);
    table_draw_card(frame, &look);
}

/* To the middle of the pool, around each other, and back. */
static void draw_mix(const TableFrame *frame, const Flight *flight, float t, Box at) {
    Box first = table_pool_box(frame, 0), last = table_pool_box(frame, frame->view->pool_taken - 1);
    float middle = (first.x + last.x) / 2, near = 1 - fabsf(1 - 2 * t);
    float together = ease_soft(near), turned = t * 6.2831853f + (float)flight->from.slot * 1.7f;
    Box box = at;
    box.x += (middle - at.x) * together + cosf(turned) * at.width * 0.5f * together;
    box.y += sinf(turned) * at.height * 0.16f * together;
    table_draw_card(frame, &(CardLook){.card = SABACC_CARD_HIDDEN,
                                       .box = box,
                                       .lift = 14 * together,
                                       .angle = 0.35f * sinf(turned) * together,
                                       .raster_height = at.height});
}

/* Under the deck: from below, so that the deck covers it. */
static void draw_under(const TableFrame *frame, const Flight *flight, float t, Box from, Box to) {
    float moved = table_ease_travel(t), down = sinf(moved * 3.14159265f) * to.height * 0.55f;
    Box box = table_box_between(from, to, moved);
    box.y += down;
    CardLook look = {.card = flight->card, .box = box, .lift = 8 * (1 - moved)};
    stretch_from_hand(frame, &look, &flight->to, to);
    lay_on_way(frame, flight, moved, lies_while(flight, t), &look);
    turn_over(flight, t, &look);
    table_draw_card(frame, &look);
    draw_edge(frame, &look);
}

void table_draw_card_flight(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    from.x += flight->aside_x;
    from.y += flight->aside_y;
    if (flight->kind == FLIGHT_FORM) {
        table_draw_forming(frame, flight, t);
    } else if (frame->view->settings.reduced_motion) {
        draw_card_fade(frame, flight, flight->kind == FLIGHT_MIX ? 1 : t, from, to);
    } else if (flight->kind == FLIGHT_SWIRL) {
        draw_swirl(frame, flight, t, from, to);
    } else if (flight->kind == FLIGHT_MIX) {
        draw_mix(frame, flight, t, to);
    } else if (flight->to.kind == PLACE_UNDER) {
        draw_under(frame, flight, t, from, to);
    } else {
        draw_card_way(frame, flight, t, from, to);
    }
}

/* The upper part of the deck goes up and aside, leaning, and comes down on it, the edge last. */
void table_draw_cut(const TableFrame *frame, const Flight *flight, float t) {
    enum { LAYERS = 4 };
    static const float ASIDE = 0.74f, HIGH = 34, TILT = 0.13f, PI = 3.14159265f;
    static const float DOWN = 0.84f, HOP = 3; /* it lies, and is squared */
    Box top = table_place_box(frame, &flight->from);
    float moved = sinf(PI * ease_soft(fminf(t / DOWN, 1)));
    float squared = fmaxf(t - DOWN, 0) / (1 - DOWN), hop = HOP * fabsf(sinf(PI * squared)) * (1 - squared);
    CardLook look = {.card = SABACC_CARD_HIDDEN,
                     .box = top,
                     .lift = HIGH * moved + hop,
                     .angle = TILT * moved,
                     .back = table_back_at(frame, &flight->from)};
    look.box.x += ASIDE * top.width * moved;
    look.box.y += TABLE_LAYER_TENTHS * 0.1f * (LAYERS - 1) - look.lift;
    table_draw_lying_deck(frame, &look, LAYERS);
}
