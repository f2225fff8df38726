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
static const float NEARNESS = 0.42f;

static float seen_at(float along, float turn) {
    return along * cosf(turn) / (1 - NEARNESS * along * sinf(turn));
}

static float seen_size(float along, float turn) {
    return along * cosf(turn) == 0 ? 1 : seen_at(along, turn) / (along * cosf(turn));
}

/* How dark a part is: the lamp is reflected where it passes over the card, in a band. */
static float shade_at(float along, float turn) {
    static const float DARKEST = 0.5f, BAND = 0.22f;
    float from_lamp = fabsf(along - sinf(2 * turn) * 0.6f) / BAND;
    float lit = from_lamp < 1 ? 1 - from_lamp * from_lamp : 0;
    return DARKEST * fabsf(sinf(turn)) * (1 - lit);
}

/* The part of a card that is seen there. */
static float along_at(float seen, float turn) { return seen / (cosf(turn) + NEARNESS * seen * sinf(turn)); }

/* A card as it is turned, less than a quarter of a circle, and seen from in front. */
typedef struct Turning {
    const CardLook *look;
    float turn, middle, shape, pixel; /* shape: of its picture; pixel: the side of one */
} Turning;

static Turning turning_of(const TableFrame *frame, const CardLook *look) {
    bool shows_end = look->turn > 1.5707963f;
    return (Turning){.look = look,
                     .turn = shows_end ? look->turn - 3.14159265f : look->turn,
                     .middle = look->box.x + look->box.width / 2,
                     .shape = look->raster_shape > 0 ? look->raster_shape : frame->at.card_shape,
                     .pixel = 1 / canvas_layout(frame->canvas)->scale};
}

static float nearer_side(const Turning *card) { return sinf(card->turn) > 0 ? 0.5f : -0.5f; }

/* As high as it is near at `along`, which is seen at x; `wide`: as if all of it were. One picture for all: a
 * slice is stretched from it. */
static CardLook slice_at(const Turning *card, float along, float wide, float x) {
    Box box = card->look->box;
    float high = box.height * seen_size(along, card->turn);
    return (CardLook){.card = card->look->card,
                      .box = {x - wide * (along + 0.5f), box.y + (box.height - high) / 2, wide, high},
                      .fade = card->look->fade,
                      .back = card->look->back,
                      .gloom = 1,
                      .raster_height = card->look->raster_height,
                      .raster_shape = card->shape};
}

/* How wide all of it would be, were it seen as at x. */
static float wide_at(const Turning *card, float x) {
    float wide = card->look->box.width, by = 0.5f * card->pixel;
    float left = along_at((x - by - card->middle) / wide, card->turn),
          right = along_at((x + by - card->middle) / wide, card->turn);
    return card->pixel / (right - left);
}

/* The mean of so many looks, more where many of its picture's pixels are seen in one. */
static int looks_needed(const Turning *card, float wide) {
    enum { LEAST = 3, MOST = 9 };
    static const float EACH = 1.2f;
    const CardLook *look = card->look;
    float high = look->raster_height > 0 ? look->raster_height : look->box.height;
    if (look->fade > 0) return 1;
    return (int)fminf(fmaxf(ceilf(high * card->shape / wide / EACH), LEAST), MOST);
}

/* The mean of several looks, the lowest of them first: so what is above is as clear as it is seldom seen. */
static void draw_slice(const TableFrame *frame, const Turning *card, float left, float wide) {
    const CardLook *look = card->look;
    float x = left + wide / 2, whole = wide_at(card, x), nearer = nearer_side(card) * 2;
    int looks = looks_needed(card, whole);
    CardLook slice = {0};
    canvas_push_clip(frame->canvas, (Box){left, look->box.y - look->box.height, wide, look->box.height * 3});
    for (int i = 0; i < looks; i++) {
        float aside = (((float)i + 0.5f) / (float)looks - 0.5f) * nearer * card->pixel;
        slice = slice_at(card, along_at((x + aside - card->middle) / look->box.width, card->turn), whole, x);
        if (looks > 1) slice.fade = 1 - 1 / (float)(i + 1);
        table_draw_card(frame, &slice);
    }
    canvas_pop_clip(frame->canvas);
    float along = along_at((x - card->middle) / look->box.width, card->turn);
    slice = slice_at(card, along, whole, x);
    slice.fade = 1 - shade_at(along, card->turn) * (1 - look->fade);
    canvas_push_clip(frame->canvas, (Box){left, slice.box.y, wide, slice.box.height});
    table_draw_card_shade(frame, &slice);
    canvas_pop_clip(frame->canvas);
}

/* In perspective: upright slices of whole pixels. */
static void draw_turned_card(const TableFrame *frame, const CardLook *look) {
    enum { SLICES = 80 };
    static const float LEAST = 6; /* pixels: of less its edge is all that is seen */
    Turning card = turning_of(frame, look);
    CardLook fallen = *look;
    table_draw_card_shadow(frame, &fallen);
    float left = card.middle + look->box.width * seen_at(-0.5f, card.turn),
          right = card.middle + look->box.width * seen_at(0.5f, card.turn);
    int first = (int)floorf(left / card.pixel), end = (int)ceilf(right / card.pixel);
    int step = (end - first + SLICES - 1) / SLICES;
    if (right - left < LEAST * card.pixel) return;
    for (int at = first; at < end; at += step) {
        int until = at + step < end ? at + step : end;
        draw_slice(frame, &card, (float)at * card.pixel, (float)(until - at) * card.pixel);
    }
}

/* Its nearer edge is as thick and of the same metal as the border of its face, and darker towards the back.
 */
static void draw_edge(const TableFrame *frame, const CardLook *look) {
    static const float THICK = 0.022f, LEAST = 2, BORDER = 0.012f, SHADE = 0.45f; /* of its width */
    if (!(look->turn > 0 && look->turn < 3.14159265f) || look->fade >= 1) return;
    Turning card = turning_of(frame, look);
    float thick = fmaxf(look->box.width * THICK, LEAST) * fabsf(sinf(card.turn));
    float nearer = nearer_side(&card), x = card.middle + look->box.width * seen_at(nearer, card.turn);
    if (thick < card.pixel) return;
    float left = roundf((nearer > 0 ? x - thick * 0.3f : x - thick * 0.7f) / card.pixel) * card.pixel;
    float along = nearer * (1 - 2 * BORDER), middle = left + thick / 2;
    CardLook edge = slice_at(&card, along, thick / BORDER, middle);
    edge.box.x = middle - edge.box.width * (along + 0.5f);
    canvas_push_clip(frame->canvas, (Box){left, edge.box.y, thick, edge.box.height});
    table_draw_card(frame, &edge);
    canvas_pop_clip(frame->canvas);
    canvas_push_clip(frame->canvas,
                     (Box){nearer > 0 ? middle : left, edge.box.y, thick / 2, edge.box.height});
    edge.fade = 1 - SHADE * (1 - look->fade);
    table_draw_card_shade(frame, &edge);
    canvas_pop_clip(frame->canvas);
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

/* What is thrown off the deck slides a little too far on the cloth, and is braked by it. */
static void slide(Box *box, Box from, Box to, float way, float settled) {
    static const float FAR = 1.7f;
    float out = FAR * sinf(settled * 3.14159265f) * (1 - settled) * 2;
    if (way <= 1 || settled <= 0 || settled >= 1) return;
    box->x += (to.x + to.width / 2 - from.x - from.width / 2) / way * out;
    box->y += (to.y + to.height / 2 - from.y - from.height / 2) / way * out;
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
        float half = plate.width / 2, aside = look->box.x + look->box.width / 2 - plate.x - half;
        float falls = tanf(frame->at.seat[seat].slope) * fmaxf(fminf(aside, half), -half);
        float foot = plate.y + plate.height + falls, into = foot + raised - look->box.y;
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
    if (flight->from.kind == PLACE_DECK) slide(&look.box, from, to, way, settled);
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
    if (flight->lay.width > 0) from = flight->lay;
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
