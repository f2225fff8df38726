/* The look of a shift: the light dims, a line moves down over the table and breaks every unprotected card,
 * another moves up and re-forms them with new faces. Cards in a field stay lit and whole. */
#include "table/sweep.h"

#include <math.h>

#include "render/pixmap.h"
#include "table/motion.h"
#include "table/variants/plain.h"
#include "ui/card_bands.h"
#include "ui/ease.h"
#include "ui/hand_groups.h"

static const float DARK_MS = 260, LIGHT_MS = 420;
static const float NEVER_MS = -100000; /* to come */

/* How far a shift has the table, 0 … 1, whether or not its light drops. */
static float grip(const TableView *view, double now) {
    if (view->settings.reduced_motion) return 0;
    float dark = table_share(now, view->dark_since, view->dark_since + (double)DARK_MS);
    return dark * (1 - table_share(now, view->lit_since, view->lit_since + (double)LIGHT_MS));
}

float table_darkness(const TableView *view, double now) {
    return view->settings.keeps_light ? 0 : grip(view, now);
}

/* True also where the light itself does not change: the shift's text depends on it. */
bool table_light_is_changing(const TableView *view) {
    bool drops = isfinite(view->dark_since) && view->now < view->dark_since + (double)DARK_MS;
    return drops || (isfinite(view->lit_since) && view->now < view->lit_since + (double)LIGHT_MS);
}

static const double BUMP_MS = 130, GLOWS_MS = 620;

/* All new faces have locked in at once, as the line leaves the table; the flights end CARD_SETTLE_MS later.
 */
static double bumps_at(const TableView *view) { return view->forming_line.ends; }

float table_bump(const TableView *view, double now) {
    static const float DOWN = 2, PI = 3.14159265f;
    bool is_still = view->settings.reduced_motion || view->settings.is_steady;
    if (is_still || !isfinite(view->forming_line.ends)) return 0;
    return DOWN * sinf(PI * table_share(now, bumps_at(view), bumps_at(view) + BUMP_MS));
}

bool table_is_bumping(const TableView *view) { return view->now < bumps_at(view) + BUMP_MS; }

/* ---- the two lines ---- */

/* What they pass over: from the far end of the cloth to the foot of the table. */
static Box swept_ground(const TableFrame *frame) {
    static const float BEFORE = 0.02f; /* of the table's height */
    Box ground = frame->at.box;
    if (frame->at.room.scale <= 0) return ground;
    float far = table_room_y(&frame->at.room, table_room_cloth(ROOM_WIDE / 2)) - BEFORE * ground.height;
    if (far > ground.y) ground.height -= far - ground.y, ground.y = far;
    return ground;
}

/* At which y a line is that has gone so far, 0 … 1. */
static float line_at(const TableFrame *frame, float along, bool goes_up) {
    Box ground = swept_ground(frame);
    return ground.y + ground.height * (goes_up ? 1 - along : along);
}

/* ms since that line passed there. */
static float since_passed(const TableFrame *frame, const Sweep *sweep, bool goes_up, float y) {
    Box ground = swept_ground(frame);
    float along = (y - ground.y) / ground.height;
    if (!isfinite(sweep->begins)) return NEVER_MS;
    double passes = sweep->begins + (sweep->ends - sweep->begins) * (double)(goes_up ? 1 - along : along);
    return fmaxf((float)(frame->now - passes), NEVER_MS);
}

static void pass_over(const TableFrame *frame, const Sweep *sweep, bool goes_up, Box box, float at[2]) {
    at[0] = since_passed(frame, sweep, goes_up, box.y);
    at[1] = since_passed(frame, sweep, goes_up, box.y + box.height);
}

/* Where a line at that height lies on the cloth, between the two arms of the far rail; empty above them. */
static Box line_on_cloth(const TableFrame *frame, float y) {
    static const float STEP = 20; /* columns */
    const TableRoom *room = &frame->at.room;
    Box table = frame->at.box;
    float column = ROOM_WIDE / 2;
    if (table_room_y(room, table_room_cloth(column)) > y) return (Box){0};
    while (column > 0 && table_room_y(room, table_room_cloth(column - STEP)) <= y) column -= STEP;
    float left = fmaxf(table_room_x(room, column), table.x);
    float width = fminf(table_room_x(room, ROOM_WIDE - column), table.x + table.width) - left;
    return (Box){left, y - 1, width, 2};
}

static const Colour LIGHT = 0xff7fdcffu, FRINGE = 0xff9a6bffu; /* near the line, and far behind it */
static const float WAKE = 170;                                 /* as far behind it the cloth is still lit */

/* How bright it is so far behind the line, 0 … 1 of the wake. */
static Colour wake_light(float far, float strength) {
    static const float STRONG = 0.36f;
    float left = 1 - far;
    return colour_fade(pixel_mix(LIGHT, FRINGE, (uint32_t)(far * 256)), STRONG * left * left * strength);
}

/* In strips, each as wide as the cloth is there. */
static void draw_wake(const TableFrame *frame, float y, bool goes_up, float strength) {
    enum { STRIPS = 6 };
    for (int i = 0; i < STRIPS; i++) {
        float near = (float)i / STRIPS, far = (float)(i + 1) / STRIPS;
        float top = goes_up ? y + near * WAKE : y - far * WAKE;
        Box strip = line_on_cloth(frame, top);
        if (strip.width <= 0) continue;
        strip.y = top, strip.height = WAKE / STRIPS;
        canvas_panel(frame->canvas, strip,
                     &(PanelStyle){.top = wake_light(goes_up ? near : far, strength),
                                   .bottom = wake_light(goes_up ? far : near, strength)});
    }
}

/* Sparks that stay behind on the cloth for a moment. */
static void draw_sparks(const TableFrame *frame, float y, bool goes_up, float strength) {
    enum { SPARKS = 14, STEP_MS = 80 };
    static const float SHORT = 24, LONG = 150, THICK = 2, BRIGHT = 0.6f;
    uint32_t moment = (uint32_t)fmod(frame->now / STEP_MS, 100000);
    for (uint32_t i = 0; i < SPARKS; i++) {
        uint32_t mixed = (i * 2246822519u ^ (moment + i * 5) / SPARKS * 3266489917u) * 2654435761u;
        float across = (float)(mixed >> 8 & 0xfff) / 4095, far = (float)(mixed >> 20) / 4095;
        float at = goes_up ? y + far * WAKE : y - far * WAKE;
        Box cloth = line_on_cloth(frame, at);
        if (cloth.width <= 0) continue;
        Box spark = {cloth.x + across * cloth.width, at, SHORT + (LONG - SHORT) * far * across, THICK};
        spark.width = fminf(spark.width, cloth.x + cloth.width - spark.x);
        canvas_fill(frame->canvas, spark, colour_fade(LIGHT, BRIGHT * (1 - far) * strength));
    }
}

/* A bright edge of light with another colour before it, and a wide wake behind it. */
static void draw_line(const TableFrame *frame, const Sweep *sweep, bool goes_up) {
    static const float THICK = 5, AHEAD = 9;
    float along = table_share(frame->now, sweep->begins, sweep->ends);
    if (!isfinite(sweep->begins) || along <= 0 || along >= 1) return;
    float strength = fminf(fminf(along, 1 - along) * 20, 1), y = line_at(frame, along, goes_up);
    Box line = line_on_cloth(frame, y), ahead = line;
    if (line.width <= 0) return;
    ahead.y += goes_up ? -AHEAD : AHEAD;
    if (!frame->view->settings.keeps_light) {
        draw_wake(frame, y, goes_up, strength);
        draw_sparks(frame, y, goes_up, strength);
    }
    canvas_glow(frame->canvas, ahead, 2, 20, colour_fade(0xffc277ffu, 0.5f * strength));
    canvas_glow(frame->canvas, line, 3, 44, colour_fade(LIGHT, 0.5f * strength));
    line.height = THICK;
    canvas_fill(frame->canvas, line, colour_fade(0xffbfeaffu, 0.9f * strength));
}

/* How much light of a line falls on somebody whose arms lie at that height: 0 … 1. */
static float falls_at(const TableFrame *frame, const Sweep *sweep, bool goes_up, float y) {
    static const float NEAR = 0.13f; /* of the table's height */
    float along = table_share(frame->now, sweep->begins, sweep->ends);
    if (!isfinite(sweep->begins) || along <= 0 || along >= 1) return 0;
    float apart = (line_at(frame, along, goes_up) - y) / (NEAR * frame->at.box.height);
    return expf(-apart * apart);
}

/* What the lines and the flash of the new faces throw on whoever sits there, from the cards upward. */
static void draw_light_on_people(const TableFrame *frame) {
    static const float STRONG = 0.2f, LEAST = 0.03f, SIDE = 0.26f, LOW = 0.74f, HIGH = 0.2f, UP = 0.3f;
    const TableView *view = frame->view;
    double locked = bumps_at(view);
    if (view->settings.keeps_light) return;
    float flash = frame->now >= locked ? 1 - table_share(frame->now, locked, locked + BUMP_MS) : 0;
    for (int seat = 0; seat < frame->table->seats; seat++) {
        Box figure = frame->at.seat[seat].figure;
        if (figure.width <= 0 || frame->table->seat[seat].hand_count == 0) continue;
        float foot = figure.y + figure.height;
        float light = fmaxf(falls_at(frame, &view->breaking, false, foot),
                            falls_at(frame, &view->forming_line, true, foot));
        light = fmaxf(light, flash * flash) * STRONG;
        if (light < LEAST) continue;
        Box chest = {figure.x + figure.width * SIDE, figure.y + figure.height * LOW,
                     figure.width * (1 - 2 * SIDE), figure.height * HIGH};
        canvas_glow(frame->canvas, chest, chest.height / 2, figure.height * UP,
                    colour_fade(0xff7fdcffu, light));
    }
}

/* The index of a new face flashes once, and glows for a while, in which it can be read. */
static void draw_glow(const TableFrame *frame, Box card, float left) {
    static const float STRONG = 0.62f;
    Box index = {card.x + card.width * 0.12f, card.y + card.height * 0.14f, card.width * 0.22f,
                 card.height * 0.1f};
    canvas_glow(frame->canvas, index, card.width * 0.1f, card.width * (0.13f + 0.12f * (1 - left)),
                colour_fade(0xffbfeaffu, STRONG * left * left * left));
}

bool table_new_faces_glow(const TableView *view) {
    bool is_dark = view->settings.reduced_motion || view->settings.keeps_light;
    return !is_dark && isfinite(view->forming_line.ends) && view->now >= bumps_at(view) &&
           view->now < bumps_at(view) + GLOWS_MS;
}

/* Of all cards that have been formed again. */
static void draw_new_faces(const TableFrame *frame) {
    float left = 1 - table_share(frame->now, bumps_at(frame->view), bumps_at(frame->view) + GLOWS_MS);
    if (!table_new_faces_glow(frame->view)) return;
    for (int seat = 0; seat < frame->table->seats; seat++)
        for (int slot = 0; slot < frame->table->seat[seat].hand_count; slot++) {
            Place place = table_in_hand(seat, slot);
            bool is_new = seat_in(sabacc_active(frame->table), seat) &&
                          !(hand_apart(frame->table, seat) >> slot & 1) &&
                          frame->table->seat[seat].hand[slot] != SABACC_CARD_HIDDEN;
            if (is_new) draw_glow(frame, table_place_box(frame, &place), left);
        }
}

void table_draw_sweep(const TableFrame *frame) {
    if (frame->view->settings.reduced_motion) return;
    draw_light_on_people(frame);
    draw_new_faces(frame);
    draw_line(frame, &frame->view->breaking, false);
    draw_line(frame, &frame->view->forming_line, true);
}

/* Each of its steps is a paint of the whole screen. */
void table_draw_veil(const TableFrame *frame) {
    static const float DARKEST = 0.46f; /* the room, and who sits in it, are still seen */
    bool changes = table_light_is_changing(frame->view);
    float dark = table_darkness(frame->view, changes ? table_slow_step(frame->now) : frame->now);
    if (dark > 0) canvas_veil(frame->canvas, colour_fade(0xff01030au, dark * DARKEST));
}

/* ---- cards under them ---- */

static const double JITTERS_MS = 600;

bool table_cards_jitter(const TableView *view) {
    return view->now < view->breaking.ends + JITTERS_MS || view->now < view->forming_line.ends;
}

/* The time by which broken cards jitter: only for a while, and on while some re-form, which may come much
 * later. */
static double jitter_time(const TableView *view, double now) {
    double until = view->breaking.ends + JITTERS_MS, again = view->forming_line.begins;
    if (now <= until || again <= until || !isfinite(until)) return now;
    return until + fmax(fmin(now, view->forming_line.ends) - again, 0);
}

static int seed_of(const Place *place) { return place->seat * 31 + place->slot * 7 + 1; }

/* It loses its weight as the light drops, before the line comes, and has it again with its new face. */
static void float_up(const TableFrame *frame, CardLook *look, float back) {
    static const float HIGH = 0.03f; /* of its height */
    double dark = frame->view->dark_since;
    look->lift = HIGH * look->box.height * ease_soft(table_share(frame->now, dark, dark + (double)DARK_MS)) *
                 (1 - back * back);
    look->box.y -= look->lift;
}

/* How wide a part of a held card the next one leaves free. */
static float seen_of(const TableFrame *frame, const Place *place, Box box) {
    int cards = hand_held_count(frame->table, place->seat) + frame->view->forming[place->seat];
    bool is_last = place->slot >= cards - 1;
    return is_last ? box.width : fminf(table_row_of(frame, place->seat).pitch[GROUP_HELD], box.width);
}

static void draw_shift(const TableFrame *frame, const CardLook *lying, const Place *place, SabaccCard before,
                       CardShift shift) {
    CardLook at = *lying, *look = &at;
    char old[TABLE_ASSET], new[TABLE_ASSET], back_asset[TABLE_ASSET];
    table_card_asset(frame->view, SABACC_CARD_HIDDEN, back_asset);
    table_card_asset(frame->view, before, old);
    table_card_asset(frame->view, look->card, new);
    float back = fminf(fmaxf(shift.locks / CARD_LOCK_MS, 0), 1);
    if (shift.strength >= 1) float_up(frame, look, back);
    shift.shadow = back_asset;
    shift.before = old;
    if (shift.after) shift.after = new;
    shift.box = look->box;
    shift.narrower = look->narrower;
    shift.lean = look->lean;
    shift.angle = look->angle;
    shift.raster_height = look->raster_height;
    shift.raster_shape = look->raster_shape;
    shift.seen = seen_of(frame, place, look->box);
    shift.seed = seed_of(place);
    bool keeps_light = frame->view->settings.keeps_light;
    shift.now = keeps_light ? 0 : (float)fmod(jitter_time(frame->view, frame->now), 100000);
    card_shift_draw(frame->canvas, &shift);
}

/* A card as it is at that place. */
static CardLook hanging(const TableFrame *frame, const Place *place, SabaccCard card) {
    Box box = table_place_box(frame, place);
    CardLook look = {.card = card, .box = box, .raster_height = table_raster_height(frame, place, box)};
    return table_laid_look(frame, &look, table_lying_at(frame, place, box));
}

/* Cards taken by a shift hang in place until their new faces come. */
void table_draw_broken(const TableFrame *frame, int seat) {
    const TableView *view = frame->view;
    int waiting = view->forming[seat], all = view->broken_count[seat];
    int count = hand_held_count(frame->table, seat) + waiting;
    for (int i = all - waiting; i < all; i++) {
        Place place = {.kind = PLACE_HAND, .seat = seat, .slot = i, .count = count};
        CardLook look = hanging(frame, &place, view->broken[seat][i]);
        if (view->settings.reduced_motion) {
            table_draw_card(frame, &look);
            continue;
        }
        CardShift shift = {.formed = {NEVER_MS, NEVER_MS}, .locks = NEVER_MS, .strength = 1};
        pass_over(frame, &view->breaking, false, look.box, shift.broken);
        draw_shift(frame, &look, &place, look.card, shift);
    }
}

/* The line passed before the card was known: it gets its own line. */
static void be_late(const TableFrame *frame, const Flight *flight, float formed[2]) {
    static const float ACROSS_MS = 160;
    float since = (float)(frame->now - flight->begins);
    formed[0] = fminf(formed[0], since - ACROSS_MS);
    formed[1] = fminf(formed[1], since);
}

void table_draw_forming(const TableFrame *frame, const Flight *flight, float t) {
    SabaccCard before = (SabaccCard)flight->die;
    CardLook look = hanging(frame, &flight->to, flight->card);
    if (frame->view->settings.reduced_motion) {
        CardLook leaving = look;
        leaving.card = before;
        table_draw_card(frame, &leaving);
        look.fade = 1 - t;
        table_draw_card(frame, &look);
        return;
    }
    CardShift shift = {.strength = 1, .after = ""};
    shift.locks = (float)(frame->now - flight->ends) + CARD_SETTLE_MS + CARD_LOCK_MS;
    pass_over(frame, &frame->view->breaking, false, look.box, shift.broken);
    pass_over(frame, &frame->view->forming_line, true, look.box, shift.formed);
    if (flight->begins > frame->view->forming_line.begins) be_late(frame, flight, shift.formed);
    draw_shift(frame, &look, &flight->to, before, shift);
}

/* ---- cards in a hand ---- */

uint32_t table_plain_shift_takes(const TableFrame *frame, int seat) {
    uint32_t all = (UINT32_C(1) << frame->table->seat[seat].hand_count) - 1;
    bool is_in_it = seat_in(sabacc_active(frame->table), seat);
    return is_in_it && frame->view->shift == SABACC_SHIFT_REST ? all & ~hand_apart(frame->table, seat) : 0;
}

uint32_t table_plain_shift_spares(const TableFrame *frame, int seat) {
    return hand_apart(frame->table, seat);
}

static uint32_t taken_of(const TableFrame *frame, int seat) {
    return table_shift_is_on(frame->view) ? TABLE_ASK(frame->table, shift_takes)(frame, seat) : 0;
}

bool table_is_broken(const TableFrame *frame, int seat, int slot, const CardLook *look) {
    const TableView *view = frame->view;
    float passed[2];
    bool is_taken = taken_of(frame, seat) >> slot & 1;
    if (!is_taken || view->settings.reduced_motion) return false;
    pass_over(frame, &view->breaking, false, look->box, passed);
    return passed[0] >= 0;
}

/* Where the shift picks one of several cards, the line touches each of them, and leaves it whole. */
bool table_draw_touched(const TableFrame *frame, int seat, int slot, const CardLook *look) {
    const TableView *view = frame->view;
    bool is_taken = taken_of(frame, seat) >> slot & 1;
    bool picks = !table_shift_breaks_hands(view->shift) && view->shift != SABACC_SHIFT_DICE;
    CardShift shift = {
        .formed = {NEVER_MS, NEVER_MS}, .locks = NEVER_MS, .strength = is_taken ? 1 : CARD_ONLY_TOUCHED};
    if (view->settings.reduced_motion || !isfinite(view->breaking.begins)) return false;
    if (!is_taken && !(picks && (sabacc_unprotected(frame->table, seat) >> slot & 1))) return false;
    pass_over(frame, &view->breaking, false, look->box, shift.broken);
    if (!is_taken && (shift.broken[0] < 0 || shift.broken[1] > 0)) return false;
    Place place = {.seat = seat, .slot = hand_group_index(frame->table, seat, slot)};
    draw_shift(frame, look, &place, look->card, shift);
    return true;
}

float table_spared_light(const TableFrame *frame, int seat, int slot) {
    const TableView *view = frame->view;
    if (view->shift < 0 || !seat_in(sabacc_active(frame->table), seat)) return 0;
    uint32_t spared = TABLE_ASK(frame->table, shift_spares)(frame, seat);
    return spared >> slot & 1 ? grip(view, frame->now) : 0;
}

void table_draw_spared(const TableFrame *frame, CardLook *look, float light) {
    static const float HIGH = 0.025f; /* of its height */
    float lift = HIGH * look->box.height * ease_soft(light);
    if (light <= 0) return;
    look->lift += lift;
    look->box.y -= lift;
    table_draw_rim(frame, look, light);
}

/* ---- cards that leave ---- */

bool table_draw_leaving(const TableFrame *frame, const Flight *flight, const CardLook *look) {
    static const float CLOSES_MS = 90, LOCKS_MS = 160;
    float since = (float)(frame->now - flight->begins);
    CardShift shift = {.strength = 1, .after = "", .locks = since - LOCKS_MS};
    if (shift.locks >= CARD_LOCK_MS) return false;
    Box from = table_place_box(frame, &flight->from);
    pass_over(frame, &frame->view->breaking, false, from, shift.broken);
    shift.formed[0] = since - CLOSES_MS;
    shift.formed[1] = since;
    draw_shift(frame, look, &flight->from, (SabaccCard)flight->die, shift);
    return true;
}
