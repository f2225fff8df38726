/* sabacc-lab sim: plays many hands and reports each seat's results. */
#include "lab/game_order.h"
#include "lab/jobs.h"
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

static bool take_game(void *command, const char *word) {
    Order *order = command;
    if (order->game.game != NULL)
        return lab_usage("sim: '%s' is not understood: one game at a time", word), false;
    order->game.game = word;
    return true;
}

static bool read_arguments(int argc, char **argv, Order *order) {
    static const LabOption options[] = {
        GAME_ORDER_OPTIONS,
        {"--hands", LAB_NUMBER(Order, hands, 1, INT64_MAX)},
        {"--games", LAB_NUMBER(Order, games, 1, INT64_MAX)},
        {"--record", .take = take_record},
    };
    static const LabSyntax syntax = LAB_SYNTAX(options, take_game);
    return lab_arguments(argc, argv, &syntax, order);
}

/* The default list for that many seats. */
static const char *randoms(int seats) {
    static const char *const all = "random,random,random,random"; /* SEATS times */
    return all + (SEATS - seats) * (int)strlen("random,");
}

static bool read_amounts(const Order *order, Sim *sim) {
    sim->hands = order->hands;
    sim->games = order->games;
    sim->seed = order->game.seed;
    sim->record_dir = order->record_dir;
    sim->preset = order->game.options.preset;
    if (sim->hands > 0 && sim->games > 0) return lab_usage("sim: either --hands or --games, not both"), false;
    if (order->game.parts > 0 && sim->games == 0)
        return lab_usage("sim: --shard needs --games: to which game a hand belongs is known only when all "
                         "games before it have been played"),
               false;
    if (sim->hands == 0 && sim->games == 0) sim->hands = HANDS;
    sim->shard = game_order_shard(&order->game);
    return true;
}

static bool set_up(const Order *order, Sim *sim) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    const GameOrder *told = &order->game;
    if (told->game == NULL) return lab_usage("sim: which game? see sabacc-lab games"), false;
    if (!read_amounts(order, sim)) return false;
    const SabaccGame *game = lab_game(told->game);
    if (game == NULL) return false;
    int max = game->max_seats > SEATS ? SEATS : game->max_seats;
    int seats = agents_parse("sim", told->seats != NULL ? told->seats : randoms(max), sim->agent);
    if (seats == 0 || !game_order_set_up(told, game, seats, &sim->setup)) return false;
    sim->threads = sim_is_parallel(sim) ? game_order_threads(told, sim->agent, seats) : 1;
    if (sim->hands > 0 || sabacc_setup_ends(&sim->setup, &why)) return true;
    lab_usage("%s", bytes);
    return false;
}

/* ---- what came of it ---- */

static int report(const Order *order, const Sim *sim) {
    if (order->game.as_json)
        sim_print_json(sim);
    else
        sim_print_table(sim);
    for (int thread = 0; sim->bots != NULL && thread < sim->threads; thread++)
        agents_report_faults(&sim->bots[thread]);
    return sim_is_good(sim) ? LAB_OK : LAB_FAILED;
}

static int simulate(const Order *order, Sim *sim) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    AgentCrew crew;
    if (!agents_start("sim", sim->agent, sim->setup.seats, sim->threads, game_order_time(&order->game),
                      &crew))
        return LAB_USAGE;
    sim->bots = crew.bots;
    int answer = sim_run(sim, &why) ? report(order, sim) : lab_usage("%s", bytes);
    agents_stop(&crew);
    sim_free(sim);
    return answer;
}

int lab_sim(int argc, char **argv) {
    Order order = {.game = GAME_ORDER};
    Sim sim = {.seed = 0};
    if (!read_arguments(argc, argv, &order) || !set_up(&order, &sim)) return LAB_USAGE;
    return simulate(&order, &sim);
}
