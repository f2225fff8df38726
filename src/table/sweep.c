/* The look of a shift: the light dims, a line moves down over the table and breaks every unprotected card,
 * another moves up and re-forms them with new faces. Cards in a field stay lit and whole. */
#include "table/sweep.h"

#include <math.h>

#include "render/pixmap.h"
#include "table/dice.h"
#include "table/motion.h"
#include "table/seats.h"
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

/* How much faster a line goes at the near end than at the far one, as seen from the chair; and how much of
 * its size at the near end is left at the far one. */
static const float FORESHORTENED = 0.8f, FAR_SIZE = 0.4f;

/* At which y a line is that has gone so far, 0 … 1. */
static float line_at(const TableFrame *frame, float along, bool goes_up) {
    Box ground = swept_ground(frame);
    float down = goes_up ? 1 - along : along;
    return ground.y + ground.height * down / (1 + FORESHORTENED * (1 - down));
}

/* How large what lies there is seen, 1: at the near end. */
static float near_at(const TableFrame *frame, float y) {
    Box ground = swept_ground(frame);
    return FAR_SIZE + (1 - FAR_SIZE) * fminf(fmaxf((y - ground.y) / ground.height, 0), 1);
}

/* ms since that line passed there. */
static float since_passed(const TableFrame *frame, const Sweep *sweep, bool goes_up, float y) {
    Box ground = swept_ground(frame);
    float seen = (y - ground.y) / ground.height,
          down = seen * (1 + FORESHORTENED) / (1 + FORESHORTENED * seen);
    if (!isfinite(sweep->begins)) return NEVER_MS;
    double passes = sweep->begins + (sweep->ends - sweep->begins) * (double)(goes_up ? 1 - down : down);
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
static const float WAKE = 170; /* as far behind it the cloth is still lit, at the near end */

/* A line of light on the cloth; `covers` stand on that: plates and the dice tray. */
typedef struct LightLine {
    const TableFrame *frame;
    float y, wake, strength;
    bool goes_up;
    Box covers[SABACC_MAX_SEATS + 1];
    int count;
} LightLine;

static LightLine light_line(const TableFrame *frame, float along, bool goes_up) {
    static const float AIR = 2;
    LightLine line = {.frame = frame, .y = line_at(frame, along, goes_up), .goes_up = goes_up};
    line.strength = fminf(fminf(along, 1 - along) * 20, 1);
    line.wake = WAKE * near_at(frame, line.y);
    for (int seat = 0; seat < frame->table->seats; seat++)
        line.covers[line.count++] = box_inset(table_plate_box(frame, seat), -AIR, -AIR);
    if (TABLE_ASK(frame->table, has_tray)(frame->table)) line.covers[line.count++] = table_tray_box(frame);
    return line;
}

/* How bright it is at that height, in the wake of the line. */
static Colour wake_light(const LightLine *line, float y) {
    static const float STRONG = 0.36f;
    float far = fminf(fabsf(y - line->y) / line->wake, 1), left = 1 - far;
    return colour_fade(pixel_mix(LIGHT, FRINGE, (uint32_t)(far * 256)),
                       STRONG * left * left * line->strength);
}

typedef void LightPart(const LightLine *line, Box part);

/* What of a strip of the cloth is under no cover, in rectangles. */
static void draw_free(const LightLine *line, Box strip, int from, LightPart *draw) {
    static const float LEAST = 0.5f;
    if (strip.width < LEAST || strip.height < LEAST) return;
    for (int i = from; i < line->count; i++) {
        Box cover = line->covers[i];
        if (cover.width <= 0 || !box_overlaps(cover, strip)) continue;
        float top = fmaxf(cover.y, strip.y), foot = fminf(cover.y + cover.height, strip.y + strip.height);
        float end = cover.x + cover.width, right = strip.x + strip.width;
        draw_free(line, (Box){strip.x, strip.y, strip.width, top - strip.y}, i + 1, draw);
        draw_free(line, (Box){strip.x, top, cover.x - strip.x, foot - top}, i + 1, draw);
        draw_free(line, (Box){end, top, right - end, foot - top}, i + 1, draw);
        draw_free(line, (Box){strip.x, foot, strip.width, strip.y + strip.height - foot}, i + 1, draw);
        return;
    }
    draw(line, strip);
}

static void draw_wake_part(const LightLine *line, Box part) {
    canvas_panel(
        line->frame->canvas, part,
        &(PanelStyle){.top = wake_light(line, part.y), .bottom = wake_light(line, part.y + part.height)});
}

/* In strips, each as wide as the cloth is there. */
static void draw_wake(const LightLine *line) {
    enum { STRIPS = 6 };
    float high = line->wake / STRIPS;
    for (int i = 0; i < STRIPS; i++) {
        float top = line->goes_up ? line->y + (float)i * high : line->y - (float)(i + 1) * high;
        Box strip = line_on_cloth(line->frame, top);
        strip.y = top, strip.height = high;
        draw_free(line, strip, 0, draw_wake_part);
    }
}

static void draw_spark_part(const LightLine *line, Box part) {
    static const float BRIGHT = 0.6f;
    float far = fminf(fabsf(part.y - line->y) / line->wake, 1);
    canvas_fill(line->frame->canvas, part, colour_fade(LIGHT, BRIGHT * (1 - far) * line->strength));
}

/* Sparks that stay behind on the cloth for a moment. */
static void draw_sparks(const LightLine *line) {
    enum { SPARKS = 14, STEP_MS = 80 };
    static const float SHORT = 24, LONG = 150, THICK = 2;
    uint32_t moment = (uint32_t)fmod(line->frame->now / STEP_MS, 100000);
    float near = near_at(line->frame, line->y);
    for (uint32_t i = 0; i < SPARKS; i++) {
        uint32_t mixed = (i * 2246822519u ^ (moment + i * 5) / SPARKS * 3266489917u) * 2654435761u;
        float across = (float)(mixed >> 8 & 0xfff) / 4095, far = (float)(mixed >> 20) / 4095;
        float at = line->goes_up ? line->y + far * line->wake : line->y - far * line->wake;
        Box cloth = line_on_cloth(line->frame, at);
        if (cloth.width <= 0) continue;
        Box spark = {cloth.x + across * cloth.width, at, (SHORT + (LONG - SHORT) * far * across) * near,
                     THICK};
        spark.width = fminf(spark.width, cloth.x + cloth.width - spark.x);
        draw_free(line, spark, 0, draw_spark_part);
    }
}

static void draw_ahead_part(const LightLine *line, Box part) {
    canvas_glow(line->frame->canvas, part, 2, 20 * near_at(line->frame, part.y),
                colour_fade(0xffc277ffu, 0.5f * line->strength));
}

static void draw_glow_part(const LightLine *line, Box part) {
    canvas_glow(line->frame->canvas, part, 3, 44 * near_at(line->frame, part.y),
                colour_fade(LIGHT, 0.5f * line->strength));
}

static void draw_core_part(const LightLine *line, Box part) {
    canvas_fill(line->frame->canvas, part, colour_fade(0xffbfeaffu, 0.9f * line->strength));
}

/* A bright edge of light with another colour before it, and a wide wake behind it. */
static void draw_line(const TableFrame *frame, const Sweep *sweep, bool goes_up) {
    static const float THICK = 6, AHEAD = 9;
    float along = table_share(frame->now, sweep->begins, sweep->ends);
    if (!isfinite(sweep->begins) || along <= 0 || along >= 1) return;
    LightLine line = light_line(frame, along, goes_up);
    Box core = line_on_cloth(frame, line.y), ahead = core;
    float near = near_at(frame, line.y);
    if (core.width <= 0) return;
    ahead.y += goes_up ? -AHEAD * near : AHEAD * near;
    if (!frame->view->settings.keeps_light) {
        draw_wake(&line);
        draw_sparks(&line);
    }
    draw_free(&line, ahead, 0, draw_ahead_part);
    draw_free(&line, core, 0, draw_glow_part);
    core.height = THICK * near;
    draw_free(&line, core, 0, draw_core_part);
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
    static const float STRONG = 0.15f, LEAST = 0.015f, SIDE = 0.2f, LOW = 0.84f, HIGH = 0.12f, UP = 0.2f;
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
    return !table_is_calm(view) && isfinite(view->forming_line.ends) && view->now >= bumps_at(view) &&
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
}

void table_draw_sweep_on_cloth(const TableFrame *frame) {
    if (frame->view->settings.reduced_motion) return;
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

/* How far a line that passed the middle of the card so many ms ago lifts it: 0 … 1. */
static float swell(const float passed[2]) {
    static const float LONG_MS = 150;
    float since = (passed[0] + passed[1]) / 2 / LONG_MS;
    return expf(-since * since);
}

/* It loses its weight as the light drops, before the line comes, is lifted as that passes beneath it, and has
 * its weight again with its new face. */
static void float_up(const TableFrame *frame, CardLook *look, const CardShift *shift, float back) {
    static const float HIGH = 0.03f, HIGHER = 0.06f; /* of its height */
    double dark = frame->view->dark_since;
    float lines = fmaxf(swell(shift->broken), swell(shift->formed));
    look->lift = look->box.height *
                 (HIGH * ease_soft(table_share(frame->now, dark, dark + (double)DARK_MS)) + HIGHER * lines) *
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
    if (shift.strength >= 1) float_up(frame, look, &shift, back);
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
