/* sabacc-lab duel: agents compared by duplicate deals. */
#include "lab/duel_report.h"
#include "lab/game_order.h"
#include "lab/jobs.h"
#include "lab/lab.h"

enum { HANDS = 1000 }; /* unless told */

typedef struct Order {
    GameOrder game;
    int64_t hands;
} Order;

/* ---- what was asked ---- */

static bool take_game(void *command, const char *word) {
    Order *order = command;
    if (order->game.game != NULL)
        return lab_usage("duel: '%s' is not understood: one game at a time", word), false;
    order->game.game = word;
    return true;
}

static bool read_arguments(int argc, char **argv, Order *order) {
    static const LabOption options[] = {
        GAME_ORDER_OPTIONS,
        {"--hands", LAB_NUMBER(Order, hands, 1, INT64_MAX)},
    };
    static const LabSyntax syntax = LAB_SYNTAX(options, take_game);
    return lab_arguments(argc, argv, &syntax, order);
}

static bool set_up(const Order *order, Duel *duel) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    const GameOrder *told = &order->game;
    if (told->game == NULL) return lab_usage("duel: which game? see sabacc-lab games"), false;
    const SabaccGame *game = lab_game(told->game);
    if (game == NULL) return false;
    if (told->seats == NULL) return lab_usage("duel: who plays? --seats ai:regular,ai:novice"), false;
    duel->agents = agents_parse("duel", told->seats, duel->agent);
    int seats = game->max_seats == 1 ? 1 : duel->agents;
    if (duel->agents == 0 || !game_order_set_up(told, game, seats, &duel->setup)) return false;
    duel->deals = order->hands;
    duel->seed = told->seed;
    duel->shard = game_order_shard(told);
    duel->threads = game_order_threads(told, duel->agent, duel->agents);
    if (!duel_is_by_games(game) || sabacc_setup_ends(&duel->setup, &why)) return true;
    lab_usage("%s", bytes);
    return false;
}

/* ---- what came of it ---- */

static int report(const Order *order, const Duel *duel) {
    if (order->game.as_json)
        duel_print_json(duel);
    else
        duel_print_table(duel);
    for (int thread = 0; duel->bots != NULL && thread < duel->threads; thread++)
        agents_report_faults(&duel->bots[thread]);
    return duel_is_good(duel) ? LAB_OK : LAB_FAILED;
}

int lab_duel(int argc, char **argv) {
    Order order = {.game = GAME_ORDER, .hands = HANDS};
    Duel duel = {.agents = 0};
    AgentCrew crew;
    if (!read_arguments(argc, argv, &order) || !set_up(&order, &duel)) return LAB_USAGE;
    if (!agents_start("duel", duel.agent, duel.agents, duel.threads, game_order_time(&order.game), &crew))
        return LAB_USAGE;
    duel.bots = crew.bots;
    duel_run(&duel);
    int answer = report(&order, &duel);
    agents_stop(&crew);
    return answer;
}
