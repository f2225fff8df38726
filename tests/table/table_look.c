/* For whoever works on the table: plays a game at random and writes a picture of it every so often.
 *     table-look OUT WIDTHxHEIGHT SEATS SEED FROM_MS EVERY_MS PICTURES [VIEWER [GAME [OPTIONS]]] */
#include <stdio.h>
#include <stdlib.h>

#include "render/raster.h"
#include "table_bench.h"

static const TableChoice some_choice = {.cards = 0x7, .chosen = 0x2, .deck = true, .discard = true};

int main(int count, char **words) {
    if (count < 8) {
        fprintf(stderr, "usage: table-look OUT WIDTHxHEIGHT SEATS SEED FROM_MS EVERY_MS PICTURES "
                        "[VIEWER [GAME [OPTIONS]]]\n");
        return 2;
    }
    BenchSetup setup = {
        .seats = atoi(words[3]), .credits = 250, .settings = {.speed = 1, .shows_totals = true}};
    setup.seed = (uint64_t)atoi(words[4]);
    setup.viewer = count > 8 ? atoi(words[8]) : 0;
    setup.game = count > 9 ? words[9] : NULL;
    setup.options = count > 10 ? words[10] : NULL;
    if (sscanf(words[2], "%dx%d", &setup.width, &setup.height) != 2) return 2;
    double next = atof(words[5]), every = atof(words[6]);
    int left = atoi(words[7]);
    TableBench bench;
    if (!bench_open(&bench, &setup)) return 1;
    while (left > 0) {
        bool deals = bench.state.table.turn.to_act == SABACC_CROUPIER;
        bool may_go_on = deals ? table_view_is_ready(bench.view) : !table_view_is_moving(bench.view);
        if (may_go_on && !bench_act(&bench)) break;
        bench_update(&bench, 20);
        if (bench.now < next) continue;
        bool is_ours = bench.state.table.turn.to_act == setup.viewer;
        bench_draw(&bench,
                   is_ours && bench.state.table.turn.phase == SABACC_PHASE_IMPROVE ? &some_choice : NULL);
        char path[1000];
        snprintf(path, sizeof path, "%s-%06d.png", words[1], (int)bench.now);
        raster_write(path, bench.pixels, true);
        next += every;
        left--;
    }
    bench_close(&bench);
    return 0;
}
