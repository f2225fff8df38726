#include "pixels.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "table_fixture.h"

enum { WIDTH = 480, HEIGHT = 270, MOMENTS = 5 };
/* Of the motion after a step, in ms since the last one; then all comes to rest. */
static const double moments[MOMENTS - 2] = {50, 150, 400};
static const TableLook looks[SABACC_MAX_SEATS] = {{.name = "Ana"},
                                                  {.name = "Vex", .portrait = "vex"},
                                                  {.name = "Orro", .portrait = "orro"},
                                                  {.name = "Tally", .portrait = "tally"},
                                                  {.name = "Brass", .portrait = "brass"},
                                                  {.name = "Moluu", .portrait = "moluu"},
                                                  {.name = "Ishk", .portrait = "ishk"},
                                                  {.name = "Grumm", .portrait = "grumm"}};

struct PixelRig {
    TableFixture fixture;
    size_t bytes;
    uint8_t *frames; /* MOMENTS of the left table */
    long drawn;
};

PixelRig *pixels_open(void) {
    PixelRig *rig = memory_calloc(1, sizeof *rig);
    FixtureSetup setup = {
        .width = WIDTH, .height = HEIGHT, .seats = 2, .credits = 100, .settings = {.speed = 1}};
    if (!fixture_open(&rig->fixture, &setup)) {
        free(rig);
        return NULL;
    }
    table_view_free(rig->fixture.view);
    rig->fixture.view = NULL;
    rig->fixture.is_made_up = true; /* the table's own tests hold its words to the state */
    rig->bytes = (size_t)rig->fixture.pixels->width * (size_t)rig->fixture.pixels->height * sizeof(uint32_t);
    rig->frames = memory_alloc(MOMENTS * rig->bytes);
    return rig;
}

void pixels_close(PixelRig *rig) {
    if (rig == NULL) return;
    fixture_close(&rig->fixture);
    free(rig->frames);
    free(rig);
}

long pixels_frames(const PixelRig *rig) { return rig->drawn; }

/* Draws the moment; on the left keeps it, on the right compares it. */
static bool moment(PixelRig *rig, int index, bool is_left) {
    fixture_draw_now(&rig->fixture, NULL);
    rig->drawn++;
    uint8_t *kept = rig->frames + (size_t)index * rig->bytes;
    const void *pixels = rig->fixture.pixels->pixels;
    if (is_left) memcpy(kept, pixels, rig->bytes);
    return is_left || memcmp(kept, pixels, rig->bytes) == 0;
}

static void post(PixelRig *rig, const Playthrough *play, int viewer) {
    SabaccEvents seen = {.count = play->events.count};
    for (int i = 0; i < seen.count; i++) sabacc_redact(&play->events.list[i], viewer, &seen.list[i]);
    table_view_post(rig->fixture.view, &seen);
}

static bool draw_side(PixelRig *rig, const Playthrough *play, int viewer, const SabaccView *before,
                      bool has_stepped, bool is_left) {
    static const TableSettings settings = {.speed = 1, .shows_totals = true};
    TableFixture *fixture = &rig->fixture;
    fixture->now = 0;
    fixture->view = table_view_create(before, looks, settings, NULL);
    fixture_settle(fixture);
    bool is_same = moment(rig, 0, is_left);
    if (has_stepped) {
        post(rig, play, viewer);
        for (int i = 0; i < MOMENTS - 2 && is_same; i++) {
            fixture_update(fixture, moments[i]);
            is_same = moment(rig, 1 + i, is_left);
        }
        fixture_settle(fixture);
        is_same = is_same && moment(rig, MOMENTS - 1, is_left);
    }
    table_view_free(fixture->view);
    fixture->view = NULL;
    return is_same;
}

/* Turns up a card that is hidden in the view: the first of the last seat that has one. */
static SabaccView leaking(const SabaccView *view, const Playthrough *play) {
    SabaccView open = *view;
    for (int at = 0; at < open.table.seats; at++)
        for (int slot = 0; slot < open.table.seat[at].hand_count; slot++)
            if (open.table.seat[at].hand[slot] == SABACC_CARD_HIDDEN &&
                slot < play->state.table.seat[at].hand_count)
                open.table.seat[at].hand[slot] = play->state.table.seat[at].hand[slot];
    return open;
}

bool pixels_same(PixelRig *rig, Comparison *comparison, const Pair *pair, const SabaccView *left,
                 const SabaccView *right, bool has_stepped) {
    SabaccView one = *left, other = *right;
    if (comparison->leak == CHANNEL_PIXELS) {
        one = leaking(left, &pair->left);
        other = leaking(right, &pair->right);
    }
    comparison->done[CHANNEL_PIXELS]++;
    draw_side(rig, &pair->left, pair->viewer, &one, has_stepped, true);
    return draw_side(rig, &pair->right, pair->viewer, &other, has_stepped, false);
}
