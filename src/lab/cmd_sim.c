/* sabacc-lab sim: plays many hands and reports each seat's results. */
#include "lab/game_order.h"
#include "lab/lab.h"
#include "lab/sim_report.h"

#include <string.h>

enum { SEATS = 4, HANDS = 1000 }; /* defaults of the command line */

typedef struct Order {
    GameOrder game;
    int64_t hands, games;
    const char *record_dir;
} Order;

/* ---- what was asked ---- */

static bool take_record(void *command, const char *value) {
    ((Order *)command)->record_dir = value;
    if (value[0] == '\0') lab_usage("--record needs the name of a directory");
    return value[0] != '\0';
}

static bool read_arguments(int argc, char **argv, Order *order) {
    static const LabOption options[] = {
        GAME_ORDER_OPTIONS,
        {"--hands", LAB_NUMBER(Order, hands, 1, INT64_MAX)},
        {"--games", LAB_NUMBER(Order, games, 1, INT64_MAX)},
        {"--record", .take = take_record},
    };
    static const LabSyntax syntax = LAB_SYNTAX(options, game_order_take_game);
    return game_order_read(argc, argv, &syntax, order);
}

/* The default list for that many seats. */
static const char *randoms(int seats) {
    static const char *const all = "random,random,random,random"; /* SEATS times */
    return all + (SEATS - seats) * (int)strlen("random,");
}

static bool read_amounts(const Order *order, Sim *sim) {
    if (order->hands > 0 && order->games > 0)
        return lab_usage("sim: either --hands or --games, not both"), false;
    if (order->game.parts > 0 && order->games == 0)
        return lab_usage("sim: --shard needs --games: to which game a hand belongs is known only when all "
                         "games before it have been played"),
               false;
    sim->hands = order->hands == 0 && order->games == 0 ? HANDS : order->hands;
    sim->series.pieces = order->games;
    return true;
}

static bool set_up(const Order *order, Sim *sim) {
    const GameOrder *told = &order->game;
    Series *series = &sim->series;
    if (!read_amounts(order, sim)) return false;
    const SabaccGame *game = lab_game(told->game);
    if (game == NULL) return false;
    int max = game->max_seats > SEATS ? SEATS : game->max_seats;
    series->agents = agents_parse("sim", told->seats != NULL ? told->seats : randoms(max), series->agent);
    sim->record_dir = order->record_dir;
    sim->preset = told->options.preset;
    if (series->agents == 0 || !game_order_series(told, game, series->agents, series)) return false;
    if (!sim_is_parallel(sim)) series->threads = 1;
    return sim->hands > 0 || game_order_ends(&series->setup);
}

/* ---- what came of it ---- */

static int run(const Order *order, Sim *sim) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    if (!sim_run(sim, &why)) return lab_usage("%s", bytes);
    if (order->game.as_json)
        sim_print_json(sim);
    else
        sim_print_table(sim);
    agents_report_faults(&sim->series.crew);
    return sim_is_good(sim) ? LAB_OK : LAB_FAILED;
}

int lab_sim(int argc, char **argv) {
    Order order = {.game = GAME_ORDER("sim")};
    Sim sim = {.hands = 0};
    if (!read_arguments(argc, argv, &order) || !set_up(&order, &sim) ||
        !series_start(&sim.series, game_order_time(&order.game)))
        return LAB_USAGE;
    int answer = run(&order, &sim);
    series_stop(&sim.series);
    sim_free(&sim);
    return answer;
}
