#include "table/room_life.h"

#include <math.h>
#include <string.h>

#include "base/hash.h"
#include "table/people.h"
#include "ui/style.h"

typedef enum LifeKind { LIFE_GLOWS, LIFE_FLICKERS, LIFE_STUTTERS, LIFE_BLINKS, LIFE_PASSES } LifeKind;

typedef struct RoomLight {
    const char *place;
    LifeKind kind;
    float column, row, to_column, to_row, wide; /* of the place's picture */
    Colour colour;
    double period; /* ms */
} RoomLight;

static const RoomLight lights[] = {
#define LIFE(place, kind, column, row, wide, colour, period)                                                 \
    {place, LIFE_##kind, column, row, column, row, wide, colour, period},
#define PASSING(place, column, row, to_column, to_row, wide, colour, period)                                 \
    {place, LIFE_PASSES, column, row, to_column, to_row, wide, colour, period},
#include "table/room_life.def"
};
enum { LIGHTS = sizeof lights / sizeof *lights };

static const double STEP_MS = 100; /* from one change of a light to the next */
static const double APPEARS_MS = 200;

static bool is_at(const TableView *view, const char *place) {
    return strcmp(place, sabacc_table_game(&view->shown.table)->place) == 0;
}

static bool is_alive(const TableView *view) { return table_is_alive(view) && !view->settings.is_unwatched; }

static bool has_lights(const TableView *view) { return is_alive(view) && !view->settings.keeps_light; }

/* ---- how its picture appears ---- */

static float absence_of(const TableView *view) {
    if (!is_alive(view) || view->room_came_at < 0) return 0;
    return 1 - table_share(view->life_now, view->room_came_at, view->room_came_at + APPEARS_MS);
}

bool table_view_is_appearing(const TableView *view) {
    float absence = absence_of(view);
    return absence > 0 && isfinite(view->room_came_at);
}

void table_room_note(const TableFrame *frame, bool is_there) {
    double *came_at = frame->room_came_at;
    if (!is_there) *came_at = INFINITY;
    if (is_there && *came_at >= INFINITY) *came_at = frame->view->life_now;
}

float table_room_absence(const TableFrame *frame) { return absence_of(frame->view); }

void table_draw_room_ground(const TableFrame *frame) {
    Colour light = style_place_light(sabacc_table_game(frame->table)->place);
    canvas_fill(frame->canvas, canvas_layout(frame->canvas)->screen, light);
}

/* ---- its lights ---- */

double table_view_next_light(const TableView *view) {
    if (!has_lights(view) || !view->shows_room) return INFINITY;
    return fmin((floor(view->life_now / STEP_MS) + 1) * STEP_MS, view->life_until);
}

/* A number for each two steps of a light, 0 … 1: five changes a second are fewer than three flashes. */
static float chance_of(const RoomLight *light, double step) {
    uint64_t words[] = {(uint64_t)light->column, (uint64_t)step / 2};
    return (float)(hash_bytes(words, sizeof words) >> 16 & 0xffff) / 65535;
}

/* How bright it is, 0 … 1, and how far on its way, in a step of the clock. */
static float strength_of(const RoomLight *light, double step, float *along) {
    static const float PI = 3.14159265f, ON_ITS_WAY = 0.6f;
    float share = (float)fmod(step * STEP_MS / light->period + (double)light->column / 777, 1);
    *along = 0;
    switch (light->kind) {
    case LIFE_GLOWS: return 0.25f - 0.25f * cosf(2 * PI * share);
    case LIFE_FLICKERS: return 0.12f + 0.4f * chance_of(light, step);
    case LIFE_STUTTERS: return share < 0.12f ? 0.7f * chance_of(light, step) : 0.1f;
    case LIFE_BLINKS: return share < 0.5f ? 0.55f : 0;
    default: *along = share / ON_ITS_WAY; return share < ON_ITS_WAY ? 0.9f * sinf(PI * *along) : 0;
    }
}

static void draw_light(const TableFrame *frame, const RoomLight *light, double step) {
    const TableRoom *room = &frame->at.room;
    float along, strength = strength_of(light, step, &along);
    float column = light->column + (light->to_column - light->column) * along;
    float row = light->row + (light->to_row - light->row) * along, core = light->wide * 0.3f;
    Box box = table_room_box(room, column - core / 2, row - core / 2, core, core);
    if (strength < 0.02f) return;
    canvas_glow(frame->canvas, box, box.width / 2, light->wide * 0.35f * room->scale,
                colour_fade(light->colour, strength));
}

void table_draw_room_life(const TableFrame *frame) {
    double step = floor(frame->view->life_now / STEP_MS);
    if (!has_lights(frame->view) || absence_of(frame->view) > 0) return;
    for (int i = 0; i < LIGHTS; i++)
        if (is_at(frame->view, lights[i].place)) draw_light(frame, &lights[i], step);
}

/* ---- one's own cards ---- */

/* It rises and sinks from nothing and ends before all is still, each card by a phase of its own, and in whole
 * pixels: nothing is painted in between. */
float table_breath(const TableView *view, int index) {
    static const float FAR = 2, PHASE = 0.31f, PI = 3.14159265f;
    static const double PERIOD_MS = 6200, RISES_MS = 2000;
    if (!is_alive(view) || !view->shows_room || view->scale <= 0) return 0;
    double now = floor(view->life_now / STEP_MS) * STEP_MS;
    float deep = fminf(table_share(now, view->life_from, view->life_from + RISES_MS),
                       1 - table_share(now, view->life_until - RISES_MS, view->life_until));
    float share = (float)fmod(now / PERIOD_MS + (double)(PHASE * (float)index), 1);
    return roundf(FAR * deep * sinf(2 * PI * share) * view->scale) / view->scale;
}
