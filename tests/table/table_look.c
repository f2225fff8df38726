/* For work on the table: plays a game at random and writes a picture of it every so often.
 *     table-look OUT WIDTHxHEIGHT SEATS SEED FROM_MS EVERY_MS PICTURES [VIEWER [GAME [OPTIONS]]] */
#include <stdio.h>
#include <stdlib.h>

#include "render/raster.h"
#include "table_fixture.h"

static const TableChoice some_choice = {.cards = 0x7, .chosen = 0x2, .deck = true, .discard = true};

int main(int count, char **words) {
    if (count < 8) {
        fprintf(stderr, "usage: table-look OUT WIDTHxHEIGHT SEATS SEED FROM_MS EVERY_MS PICTURES "
                        "[VIEWER [GAME [OPTIONS]]]\n");
        return 2;
    }
    FixtureSetup setup = {
        .seats = atoi(words[3]), .credits = 250, .settings = {.speed = 1, .shows_totals = true}};
    setup.seed = (uint64_t)atoi(words[4]);
    setup.viewer = count > 8 ? atoi(words[8]) : 0;
    setup.game = count > 9 ? words[9] : NULL;
    setup.options = count > 10 ? words[10] : NULL;
    if (sscanf(words[2], "%dx%d", &setup.width, &setup.height) != 2) return 2;
    double next = atof(words[5]), every = atof(words[6]);
    int left = atoi(words[7]);
    TableFixture fixture;
    if (!fixture_open(&fixture, &setup)) return 1;
    while (left > 0) {
        bool deals = fixture.state.table.turn.to_act == SABACC_CROUPIER;
        bool may_go_on = deals ? table_view_is_ready(fixture.view) : !table_view_is_moving(fixture.view);
        if (may_go_on && !fixture_act(&fixture)) break;
        fixture_update(&fixture, 20);
        if (fixture.now < next) continue;
        bool is_ours = fixture.state.table.turn.to_act == setup.viewer;
        fixture_draw(&fixture,
                     is_ours && fixture.state.table.turn.phase == SABACC_PHASE_IMPROVE ? &some_choice : NULL);
        char path[1000];
        snprintf(path, sizeof path, "%s-%06d.png", words[1], (int)fixture.now);
        raster_write(path, fixture.pixels, true);
        next += every;
        left--;
    }
    fixture_close(&fixture);
    return 0;
}
