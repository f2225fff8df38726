/* Cards that lie on the cloth, seen from one's chair. */
#include "table/cards.h"

#include <math.h>

#include "table/variant.h"
#include "ui/hand_groups.h"

/* How much narrower a card's far end is; and of its height, a logical unit from the middle, how far that end
 * leans: all lines across the cloth lead to the middle of the far rail, and beyond. A hand lies before its
 * owner, along the rail there, and leans as one. */
static const float NARROWER = 0.14f, NARROWER_IN_HAND = 0.15f, LEAN = 0.00034f;

float table_lean_at(const TableFrame *frame, float x, float height) {
    return (table_room_x(&frame->at.room, ROOM_WIDE / 2) - x) * LEAN * height;
}

static Lying on_pile(const TableFrame *frame, Box box) {
    return (Lying){.narrower = NARROWER, .lean = table_lean_at(frame, box.x + box.width / 2, box.height)};
}

/* One's own: held, or on the table before what is. */
static Lying own_in_hand(const TableFrame *frame, const Place *place, Box box) {
    bool is_before = place->count > 0 || place->kind == PLACE_APART;
    bool is_apart = place->kind == PLACE_APART ||
                    (!is_before && (hand_apart(frame->table, place->seat) >> place->slot & 1));
    if (!is_apart || !table_lays_apart(&frame->at.seat[place->seat]))
        return (Lying){.turned = table_hand_turn(frame, place)};
    HandRow row = table_row_of(frame, place->seat);
    float middle = (row.left[GROUP_APART] + row.right) / 2, x = box.x + box.width / 2;
    return (Lying){.narrower = NARROWER_IN_HAND,
                   .lean = table_lean_at(frame, middle, box.height) - NARROWER_IN_HAND * (x - middle)};
}

static Lying in_hand(const TableFrame *frame, const Place *place, Box box) {
    const SeatPlaces *places = &frame->at.seat[place->seat];
    if (places->is_held) return own_in_hand(frame, place, box);
    float middle = places->cards.x + places->cards.width / 2, x = box.x + box.width / 2;
    float lean = table_lean_at(frame, middle, box.height) - NARROWER_IN_HAND * (x - middle);
    return (Lying){.narrower = NARROWER_IN_HAND * places->lies,
                   .lean = lean * places->lies,
                   .turned = atanf(tanf(table_laid_slope(places)) / TABLE_LAID_SEEN)};
}

/* At a place of the kind of table's own. */
static Lying at_own_place(const TableFrame *frame, const Place *place, Box box) {
    const TableVariant *variant = table_variant(frame->table);
    for (size_t i = 0; i < variant->places.count; i++) {
        const TablePlaceRow *row = &variant->places.rows[i];
        if (row->kind == place->kind && row->lying) return row->lying(frame, place, box);
    }
    return (Lying){0};
}

Lying table_lying_at(const TableFrame *frame, const Place *place, Box box) {
    switch (place->kind) {
    case PLACE_DECK:
    case PLACE_UNDER:
    case PLACE_DISCARD:
    case PLACE_JUNK: return on_pile(frame, box);
    case PLACE_HAND:
    case PLACE_APART: return in_hand(frame, place, box);
    case PLACE_SINGLE: return in_hand(frame, &(Place){.kind = PLACE_APART, .seat = place->seat}, box);
    default: return at_own_place(frame, place, box);
    }
}

CardLook table_laid_look(const TableFrame *frame, const CardLook *look, Lying lying) {
    CardLook laid = *look;
    laid.angle += lying.turned;
    if (lying.narrower <= 0 && lying.lean == 0) return laid;
    laid.narrower = lying.narrower;
    laid.lean = lying.lean;
    laid.raster_shape = frame->at.card_shape;
    if (laid.raster_height <= 0) laid.raster_height = look->box.width / laid.raster_shape;
    return laid;
}

void table_draw_lying_card(const TableFrame *frame, const CardLook *look) {
    CardLook lies = table_laid_look(frame, look, on_pile(frame, look->box));
    table_draw_card(frame, &lies);
}

void table_draw_lying_deck(const TableFrame *frame, const CardLook *look, int layers) {
    CardLook lies = table_laid_look(frame, look, on_pile(frame, look->box));
    for (int i = 0; i < layers; i++) {
        lies.box.y = look->box.y - TABLE_LAYER_TENTHS * 0.1f * (float)i;
        lies.gloom = i > 0 ? 1 : look->gloom; /* one shadow for all */
        table_draw_card(frame, &lies);
    }
}

/* One that is turned where it stands. */
static void point_on_turned(const CardLook *look, float across, float down, float *x, float *y) {
    float right = (across - 0.5f) * look->box.width, below = (down - 0.5f) * look->box.height;
    float c = cosf(look->angle), s = sinf(look->angle);
    *x = look->box.x + look->box.width / 2 + right * c - below * s;
    *y = look->box.y + look->box.height / 2 + right * s + below * c;
}

void table_point_on_card(const CardLook *look, float across, float down, float *x, float *y) {
    if (look->narrower <= 0 && look->lean == 0) {
        point_on_turned(look, across, down, x, y);
        return;
    }
    float shape = look->raster_shape, standing = look->box.height / TABLE_LAID_SEEN;
    if (shape > 0) standing = look->box.width / shape;
    float right = (across - 0.5f) * look->box.width, below = (down - 0.5f) * standing;
    float c = cosf(look->angle), s = sinf(look->angle), far = 0.5f + (right * s + below * c) / standing;
    float narrower = look->narrower, seen = far * (1 - narrower) / (1 - far * narrower);
    float nearness = 1 - narrower * (1 - seen);
    *x = look->box.x + look->box.width / 2 + (right * c - below * s) * nearness + look->lean * (0.5f - seen);
    *y = look->box.y + look->box.height * seen;
}

void table_draw_laid_outline(const TableFrame *frame, Box box, Lying lying, float width, Colour edge) {
    static const float corners[][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    CardLook laid = {.box = box, .narrower = lying.narrower, .lean = lying.lean, .angle = lying.turned};
    float x[4], y[4];
    for (int i = 0; i < 4; i++) table_point_on_card(&laid, corners[i][0], corners[i][1], &x[i], &y[i]);
    for (int i = 0; i < 4; i++) {
        int next = (i + 1) % 4;
        canvas_line(frame->canvas, x[i], y[i], x[next], y[next], width, edge);
    }
}

void table_draw_laid_picture(const TableFrame *frame, const char *asset, Box box, Lying lying, float fade) {
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset,
                                           .box = box,
                                           .angle = lying.turned,
                                           .fade = fade,
                                           .raster_height = box.height,
                                           .raster_shape = box.width / box.height,
                                           .narrower = lying.narrower,
                                           .lean = lying.lean});
}

void table_draw_lying_place(const TableFrame *frame, Box box) {
    table_draw_laid_picture(frame, "table/place", box, on_pile(frame, box), 0);
}
