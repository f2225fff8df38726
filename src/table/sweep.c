/* The look of a shift: the light dims, a line moves down over the table and breaks every unprotected card,
 * another moves up and re-forms them with new faces. Cards in a field stay lit and whole. */
#include "table/sweep.h"

#include <math.h>

#include "ui/card_bands.h"
#include "ui/ease.h"
#include "ui/hand_groups.h"

static const float DARK_MS = 260, LIGHT_MS = 420;
static const float NEVER_MS = -100000; /* to come */
enum { TOUCHED_MS = 130 };             /* a card that is only touched is whole again after that */

float table_darkness(const TableView *view, double now) {
    if (view->settings.reduced_motion || view->settings.keeps_light) return 0;
    float dark = table_share(now, view->dark_since, view->dark_since + (double)DARK_MS);
    return dark * (1 - table_share(now, view->lit_since, view->lit_since + (double)LIGHT_MS));
}

/* True also where the light itself does not change: the shift's text depends on it. */
bool table_light_is_changing(const TableView *view) {
    bool drops = isfinite(view->dark_since) && view->now < view->dark_since + (double)DARK_MS;
    return drops || (isfinite(view->lit_since) && view->now < view->lit_since + (double)LIGHT_MS);
}

static const double BUMP_MS = 130, FLASH_MS = 180;

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

/* ms since that line passed there. */
static float since_passed(const TableFrame *frame, const Sweep *sweep, bool goes_up, float y) {
    Box table = frame->at.box;
    float along = (y - table.y) / table.height;
    if (!isfinite(sweep->begins)) return NEVER_MS;
    double passes = sweep->begins + (sweep->ends - sweep->begins) * (double)(goes_up ? 1 - along : along);
    return fmaxf((float)(frame->now - passes), NEVER_MS);
}

static void pass_over(const TableFrame *frame, const Sweep *sweep, bool goes_up, Box box, float at[2]) {
    at[0] = since_passed(frame, sweep, goes_up, box.y);
    at[1] = since_passed(frame, sweep, goes_up, box.y + box.height);
}

static void draw_line(const TableFrame *frame, const Sweep *sweep, bool goes_up) {
    float along = table_share(frame->now, sweep->begins, sweep->ends);
    Box table = frame->at.box;
    if (!isfinite(sweep->begins) || along <= 0 || along >= 1) return;
    float strength = fminf(fminf(along, 1 - along) * 20, 1);
    float y = table.y + table.height * (goes_up ? 1 - along : along);
    Box line = {table.x, y - 1, table.width, 2};
    canvas_glow(frame->canvas, line, 2, 22, colour_fade(0xff7fdcffu, 0.22f * strength));
    canvas_fill(frame->canvas, line, colour_fade(0xffbfeaffu, 0.5f * strength));
}

void table_draw_sweep(const TableFrame *frame) {
    if (frame->view->settings.reduced_motion) return;
    draw_line(frame, &frame->view->breaking, false);
    draw_line(frame, &frame->view->forming_line, true);
}

void table_draw_veil(const TableFrame *frame) {
    float dark = table_darkness(frame->view, frame->now);
    if (dark > 0)
        canvas_fill(frame->canvas, canvas_layout(frame->canvas)->screen,
                    colour_fade(0xff01030au, dark * 0.42f));
}

/* ---- cards under them ---- */

static int seed_of(const Place *place) { return place->seat * 31 + place->slot * 7 + 1; }

/* The index of a new face flashes once, and can be read meanwhile. */
static void draw_flash(const TableFrame *frame, Box card, float since) {
    float share = since / (float)FLASH_MS;
    if (share < 0 || share >= 1) return;
    Box index = {card.x + card.width * 0.12f, card.y + card.height * 0.14f, card.width * 0.22f,
                 card.height * 0.1f};
    canvas_glow(frame->canvas, index, card.width * 0.1f, card.width * 0.13f,
                colour_fade(0xffbfeaffu, 0.5f * (1 - share * share)));
}

/* It loses its weight as the light drops, before the line comes, and has it again with its new face. */
static void float_up(const TableFrame *frame, CardLook *look, float back) {
    static const float HIGH = 0.03f; /* of its height */
    double dark = frame->view->dark_since;
    look->lift = HIGH * look->box.height * ease_soft(table_share(frame->now, dark, dark + (double)DARK_MS)) *
                 (1 - back * back);
    look->box.y -= look->lift;
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
    shift.raster_height = look->raster_height;
    shift.raster_shape = look->raster_shape;
    shift.seed = seed_of(place);
    bool keeps_light = frame->view->settings.keeps_light;
    shift.now = keeps_light ? 0 : (float)fmod(frame->now, 100000);
    card_shift_draw(frame->canvas, &shift);
    if (!keeps_light && shift.after && shift.strength >= 1)
        draw_flash(frame, look->box, shift.locks - CARD_LOCK_MS);
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

/* If a shift takes single cards, the line only touches those it might have taken. */
bool table_draw_touched(const TableFrame *frame, int seat, int slot, const CardLook *look) {
    const TableView *view = frame->view;
    CardShift shift = {.strength = 0.3f, .after = ""};
    if (view->settings.reduced_motion || !isfinite(view->breaking.begins)) return false;
    if (!(sabacc_unprotected(frame->table, seat) >> slot & 1)) return false;
    pass_over(frame, &view->breaking, false, look->box, shift.broken);
    if (shift.broken[0] < 0 || shift.broken[1] > TOUCHED_MS + CARD_SETTLE_MS) return false;
    for (int end = 0; end < 2; end++) shift.formed[end] = shift.broken[end] - TOUCHED_MS;
    shift.locks = fminf(shift.formed[0], shift.formed[1]) - (CARD_SETTLE_MS - CARD_LOCK_MS);
    draw_shift(frame, look, &(Place){.seat = seat, .slot = slot}, look->card, shift);
    return true;
}
