/* The layout of a hand's cards: held, fielded and borrowed, side by side. */
#include <math.h>

#include "table/room_life.h"
#include "ui/hand_groups.h"

/* Shares of a card's width: from a card to the next if there is room, and the minimum of each group. */
static const float WIDEST = 1.06f, FANNED = 0.74f, OPEN_LARGE = 0.38f, OPEN = 0.30f, CLOSED = 0.12f,
                   MIN = 0.05f;
/* Of cards that are held a covered one shows nothing of its lower index: they lie beside each other, or over
 * all of it. */
static const float HELD_BESIDE = 1.06f, HELD_OVER = 0.56f;
static const float SMALLEST = 0.6f; /* the minimum scale of another seat's hand */

/* So few large cards lie side by side, none over another's indices, as far as they need not be smaller than
 * that share of their height for it. */
enum { FEW = 4 };
static const float SIDE_BY_SIDE = 1.03f, FEW_SMALLEST = 0.8f;

int table_borrowed(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_HAND],
                   int8_t from[SABACC_MAX_HAND]) {
    SabaccCard counted[SABACC_MAX_COUNTED];
    int8_t owner[SABACC_MAX_COUNTED];
    if (!seat_in(table->shown, seat)) return 0;
    int all = sabacc_counted(table, seat, counted, owner), count = 0;
    for (int i = 0; i < all && count < SABACC_MAX_HAND; i++) {
        if (owner[i] == seat) continue;
        cards[count] = counted[i];
        from[count++] = owner[i];
    }
    return count;
}

/* ---- groups of cards ---- */

static float present(float count) { return fminf(fmaxf(count, 0), 1); }

static float min_pitch(const SeatPlaces *places, HandGroup group, const HandCounts *counts) {
    if (places->is_large) return OPEN_LARGE;
    if (group == GROUP_HELD) return CLOSED + (OPEN - CLOSED) * counts->spread;
    return group == GROUP_APART ? CLOSED + (OPEN_LARGE - CLOSED) * counts->apart_spread : OPEN_LARGE;
}

static bool is_fan(const SeatPlaces *places, HandGroup group) {
    bool has_apart = places->holds_apart && group == GROUP_APART;
    return places->is_held && (group == GROUP_HELD || has_apart);
}

/* Between groups, and at both sides of a rack. */
static float gap_of(const SeatPlaces *places) {
    if (places->holds_apart) return 16;
    return places->is_large ? 40 : 15 * places->scale;
}

static float gaps_of(const SeatPlaces *places, const HandCounts *counts) {
    const float *of = counts->of;
    float before_field = present(of[GROUP_HELD]) * present(of[GROUP_APART]);
    float before_borrowed = present(of[GROUP_BORROWED]);
    return gap_of(places) * (before_field + before_borrowed + present(of[GROUP_APART]) * 0.5f);
}

/* 0 for a few large cards … 1 for more than that; all of what follows is continuous as cards come and go. */
static float many(const SeatPlaces *places, const HandCounts *counts) {
    float count = 0;
    for (int group = 0; group < HAND_GROUPS; group++) count += counts->of[group];
    return places->is_large ? present(count - FEW) : 1;
}

/* Whether so many held cards lie beside each other, no smaller than is allowed for that. */
static bool lie_beside(const SeatPlaces *places, float card_shape, const HandCounts *counts, float held) {
    float apart = counts->of[GROUP_APART], room = places->cards.width - gaps_of(places, counts);
    float wide = 1 + HELD_BESIDE * fmaxf(held - 1, 0) + present(apart) + WIDEST * fmaxf(apart - 1, 0);
    return held + apart <= FEW && room / wide >= places->card_height * FEW_SMALLEST * card_shape;
}

/* Continuous as one comes or goes. */
static float held_pitch(const SeatPlaces *places, float card_shape, const HandCounts *counts) {
    float held = counts->of[GROUP_HELD], fewer = floorf(held), share = held - fewer;
    float from = lie_beside(places, card_shape, counts, fewer) ? HELD_BESIDE : HELD_OVER;
    float to = lie_beside(places, card_shape, counts, fewer + 1) ? HELD_BESIDE : HELD_OVER;
    return from + (to - from) * share;
}

/* Widths of all groups in card widths, as close as allowed, or with that pitch. */
static float width_with(const SeatPlaces *places, const HandCounts *counts, float held, float pitch) {
    float width = 0;
    for (int group = 0; group < HAND_GROUPS; group++) {
        float most = fminf(pitch, is_fan(places, (HandGroup)group) ? held : WIDEST);
        float of_group = pitch > 0 ? most : min_pitch(places, (HandGroup)group, counts);
        width += present(counts->of[group]) + of_group * fmaxf(counts->of[group] - 1, 0);
    }
    return fmaxf(width, 1);
}

static float card_height(const SeatPlaces *places, float card_shape, const HandCounts *counts, float held) {
    float room = places->cards.width - gaps_of(places, counts);
    float fits = floorf(room / width_with(places, counts, held, 0) / card_shape);
    float beside = fminf(width_with(places, counts, held, SIDE_BY_SIDE), 1 + SIDE_BY_SIDE * (FEW - 1));
    float min = places->is_large ? 1 : floorf(places->card_height * SMALLEST);
    float high = fminf(places->card_height, fmaxf(fits, min)), of_few = floorf(room / beside / card_shape);
    if (of_few < places->card_height * FEW_SMALLEST || of_few >= high) return high;
    return of_few + (high - of_few) * many(places, counts);
}

/* The width that the row may take: what is free at both sides of its middle, and more only where the cards
 * would be less than fanned, or few of them side by side. */
static float row_room(const SeatPlaces *places, const HandCounts *counts, float held, float wide) {
    Box cards = places->cards;
    if (places->middle <= 0) return cards.width;
    float fanned = gaps_of(places, counts), share = WIDEST + (FANNED - WIDEST) * many(places, counts);
    fanned += wide * width_with(places, counts, held, share);
    float centred = 2 * fminf(places->middle - cards.x, cards.x + cards.width - places->middle);
    return fminf(fmaxf(fanned, centred), cards.width);
}

/* How far the pitches open between minimum and maximum, so that the row fills its room; negative if even the
 * minimum does not fit. */
static float openness(const SeatPlaces *places, const HandCounts *counts, float held, float wide) {
    float used = gaps_of(places, counts), span = 0;
    for (int group = 0; group < HAND_GROUPS; group++) {
        float min = min_pitch(places, (HandGroup)group, counts);
        float more = fmaxf(counts->of[group] - 1, 0);
        used += wide * (present(counts->of[group]) + min * more);
        span += wide * ((is_fan(places, (HandGroup)group) ? held : WIDEST) - min) * more;
    }
    return span > 0 ? fminf((row_room(places, counts, held, wide) - used) / span, 1) : 1;
}

static float group_width(const HandRow *row, HandGroup group, float count) {
    return row->wide * present(count) + row->pitch[group] * fmaxf(count - 1, 0);
}

static float row_left(const SeatPlaces *places, float whole) {
    Box cards = places->cards;
    float spare = cards.width - whole;
    if (places->middle <= 0 || spare < 0) return cards.x + spare / 2;
    return fminf(fmaxf(places->middle - whole / 2, cards.x), cards.x + spare);
}

/* ---- held ---- */

bool table_lays_apart(const SeatPlaces *places) { return places->is_held && !places->holds_apart; }

/* So far are neighbours turned, and at most all of them, radians. */
static const float TURNED = 0.09f, TURNED_ALL = 0.21f;

/* Where separate cards are in it, it has few cards, and they lie beside each other. */
static HandFan fan_of(const SeatPlaces *places, const HandRow *row, float count) {
    float turned = fminf(TURNED, TURNED_ALL / fmaxf(count - 1, 1));
    if (places->holds_apart) return (HandFan){row->middle, row->wide / TURNED, true};
    return (HandFan){.x = row->left[GROUP_HELD] + group_width(row, GROUP_HELD, count) / 2,
                     .radius = row->pitch[GROUP_HELD] / turned};
}

static bool is_in_fan(const HandRow *row, HandGroup group) {
    return row->fan.radius > 0 && (group == GROUP_HELD || (group == GROUP_APART && row->fan.has_apart));
}

float table_row_turn(const HandRow *row, HandGroup group, float index) {
    float middle = row->left[group] + index * row->pitch[group] + row->wide / 2;
    return is_in_fan(row, group) ? (middle - row->fan.x) / row->fan.radius : 0;
}

/* ---- all groups ---- */

/* A row along the rail is so much of what its lower end is lower farther up: its words are below it. */
static const float RAISED = 0.8f;
static const float APART_SEEN = 0.8f;

/* The separate cards of a hand that is held lie before it. */
static Box on_foot(const HandRow *row, HandGroup group, Box box) {
    return group == GROUP_HELD ? box : box_place(box, box.width, box.height * row->apart, 0, 1);
}

HandRow table_hand_row(const SeatPlaces *places, float card_shape, const HandCounts *counts) {
    float shape = table_laid_shape(card_shape, places->lies);
    float held = places->is_held ? held_pitch(places, shape, counts) : WIDEST;
    HandRow row = {.high = card_height(places, shape, counts, held)};
    row.wide = row.high * shape;
    row.y = places->cards.y + (places->card_height - row.high) * (places->middle > 0 ? 1 : 0.5f);
    float open = openness(places, counts, held, row.wide), whole = gaps_of(places, counts);
    for (int group = 0; group < HAND_GROUPS; group++) {
        float min = min_pitch(places, (HandGroup)group, counts);
        float widest = is_fan(places, (HandGroup)group) ? held : WIDEST;
        row.pitch[group] = fmaxf(row.wide * (min + (widest - min) * open), row.wide * MIN);
        whole += group_width(&row, (HandGroup)group, counts->of[group]);
    }
    float gap = gap_of(places), x = row_left(places, whole);
    row.right = x;
    for (int group = 0; group < HAND_GROUPS; group++) {
        float here = present(counts->of[group]);
        if (group == GROUP_APART) x += gap * here * present(counts->of[GROUP_HELD]);
        if (group == GROUP_BORROWED) x += gap * here;
        row.left[group] = x;
        x += group_width(&row, (HandGroup)group, counts->of[group]);
        if (here > 0) row.right = x;
        if (group == GROUP_APART) x += gap * here * 0.5f, row.right += gap * here * 0.5f;
    }
    row.middle = (row.left[GROUP_HELD] + row.right) / 2;
    row.slope = tanf(table_laid_slope(places));
    row.y -= fabsf(row.slope) * (row.right - row.left[GROUP_HELD]) / 2 * RAISED;
    row.apart = table_lays_apart(places) ? APART_SEEN : 1;
    if (places->is_held) row.fan = fan_of(places, &row, counts->of[GROUP_HELD]);
    return row;
}

Box table_row_box(const HandRow *row, HandGroup group, float index) {
    Box box = {row->left[group] + index * row->pitch[group], row->y, row->wide, row->high};
    box.y += (box.x + row->wide / 2 - row->middle) * row->slope;
    float turn = table_row_turn(row, group, index), radius = row->fan.radius;
    if (!is_in_fan(row, group)) return on_foot(row, group, box);
    box.x = row->fan.x + radius * sinf(turn) - row->wide / 2;
    box.y += radius * (1 - cosf(turn));
    return box;
}

Box table_group_box(const HandRow *row, HandGroup group, float count) {
    float wide = group_width(row, group, count);
    float lower = (row->left[group] + wide / 2 - row->middle) * row->slope;
    return on_foot(row, group, (Box){row->left[group], row->y + lower, wide, row->high});
}

/* ---- as they lie now ---- */

float table_glide_left(const HandEase *ease, double now) {
    return ease->extra * (1 - table_ease_spring(table_share(now, ease->begins, ease->ends)));
}

static float extra_of(const TableFrame *frame, int seat, HandGroup group) {
    return table_glide_left(&frame->view->ease[seat][group], frame->now);
}

/* All its held cards are known to the viewer. */
static bool is_open(const SabaccTable *table, int seat) {
    const SabaccSeat *at = &table->seat[seat];
    for (int slot = 0; slot < at->hand_count; slot++)
        if (at->hand[slot] == SABACC_CARD_HIDDEN) return false;
    return true;
}

/* At rest: once nothing glides or opens any more. */
static HandCounts counts_of(const TableFrame *frame, int seat, bool is_at_rest) {
    const TableView *view = frame->view;
    double now = is_at_rest ? INFINITY : frame->now;
    const SabaccSeat *at = &frame->table->seat[seat];
    SabaccCard cards[SABACC_MAX_HAND];
    int8_t from[SABACC_MAX_HAND];
    HandCounts counts = {.spread = 0};
    int held = hand_held_count(frame->table, seat) + view->forming[seat];
    int apart = hand_apart_count(frame->table, seat);
    float min = held > 0 && apart == 0 ? 1 : 0; /* the first card of a hand flies to its final place */
    const HandEase *ease = view->ease[seat];
    counts.of[GROUP_HELD] = fmaxf((float)held + table_glide_left(&ease[GROUP_HELD], now), min);
    counts.of[GROUP_APART] = fmaxf((float)apart + table_glide_left(&ease[GROUP_APART], now), 0);
    /* after a showdown: shortly after the cards have turned */
    float open = table_share(now, view->opened_at[seat] + 420, view->opened_at[seat] + TABLE_SPREAD_MS);
    counts.of[GROUP_BORROWED] = (float)table_borrowed(frame->table, seat, cards, from) * open;
    if (is_open(frame->table, seat))
        counts.spread = table_share(now, view->opened_at[seat], view->opened_at[seat] + 260);
    counts.apart_spread = at->fielded != 0 ? 1 : counts.spread; /* kept cards are face down until then */
    return counts;
}

HandCounts table_hand_counts(const TableFrame *frame, int seat) { return counts_of(frame, seat, false); }

float table_raster_height(const TableFrame *frame, const Place *place, Box box) {
    bool is_in_hand = place->kind == PLACE_HAND || place->kind == PLACE_APART;
    if (!is_in_hand) return fmaxf(box.height, box.width / frame->at.card_shape);
    const SeatPlaces *places = &frame->at.seat[place->seat];
    HandCounts counts = counts_of(frame, place->seat, true);
    if (places->raster_height > 0) return places->raster_height;
    return table_hand_row(places, frame->at.card_shape, &counts).wide / frame->at.card_shape;
}

HandRow table_row_of(const TableFrame *frame, int seat) {
    HandCounts counts = table_hand_counts(frame, seat);
    return table_hand_row(&frame->at.seat[seat], frame->at.card_shape, &counts);
}

/* Where in which row a card is. */
typedef struct HandSpot {
    HandRow row;
    HandGroup group;
    float index;
} HandSpot;

static HandSpot spot_of(const TableFrame *frame, const Place *place) {
    HandCounts counts = table_hand_counts(frame, place->seat);
    bool is_before = place->count > 0;
    bool is_apart = place->kind == PLACE_APART ||
                    (!is_before && (hand_apart(frame->table, place->seat) >> place->slot & 1));
    HandSpot spot = {.group = is_apart ? GROUP_APART : GROUP_HELD, .index = (float)place->slot};
    if (is_before) {
        counts.of[spot.group] = (float)place->count;
        if (place->beside > 0) counts.of[is_apart ? GROUP_HELD : GROUP_APART] = (float)(place->beside - 1);
    } else {
        const HandEase *ease = &frame->view->ease[place->seat][spot.group];
        int own = hand_group_index(frame->table, place->seat, place->slot);
        spot.index = (float)own + (own >= ease->index ? extra_of(frame, place->seat, spot.group) : 0);
    }
    spot.row = table_hand_row(&frame->at.seat[place->seat], frame->at.card_shape, &counts);
    return spot;
}

Box table_hand_place(const TableFrame *frame, const Place *place) {
    HandSpot spot = spot_of(frame, place);
    Box box = table_row_box(&spot.row, spot.group, spot.index);
    if (place->seat == frame->table->viewer) box.y += table_breath(frame->view, (int)roundf(spot.index));
    return box;
}

float table_hand_turn(const TableFrame *frame, const Place *place) {
    HandSpot spot = spot_of(frame, place);
    return table_row_turn(&spot.row, spot.group, spot.index);
}
