/* sabacc-lab duel: agents compared by duplicate deals. */
#include "lab/duel_report.h"
#include "lab/game_order.h"
#include "lab/lab.h"

enum { HANDS = 1000 }; /* unless told */

typedef struct Order {
    GameOrder game;
    int64_t hands;
} Order;

static bool read_arguments(int argc, char **argv, Order *order) {
    static const LabOption options[] = {
        GAME_ORDER_OPTIONS,
        {"--hands", LAB_NUMBER(Order, hands, 1, INT64_MAX)},
    };
    static const LabSyntax syntax = LAB_SYNTAX(options, game_order_take_game);
    return game_order_read(argc, argv, &syntax, order);
}

static bool set_up(const Order *order, Series *series) {
    const GameOrder *told = &order->game;
    const SabaccGame *game = lab_game(told->game);
    if (game == NULL) return false;
    if (told->seats == NULL) return lab_usage("duel: who plays? --seats ai:regular,ai:novice"), false;
    series->agents = agents_parse("duel", told->seats, series->agent);
    series->pieces = order->hands;
    int seats = game->max_seats == 1 ? 1 : series->agents;
    if (series->agents == 0 || !game_order_series(told, game, seats, series)) return false;
    return !duel_is_by_games(game) || game_order_ends(&series->setup);
}

static int run(const Order *order, Duel *duel) {
    duel_run(duel);
    if (order->game.as_json)
        duel_print_json(duel);
    else
        duel_print_table(duel);
    agents_report_faults(&duel->series.crew);
    return duel_is_good(duel) ? LAB_OK : LAB_FAILED;
}

int lab_duel(int argc, char **argv) {
    Order order = {.game = GAME_ORDER("duel"), .hands = HANDS};
    Duel duel = {.series = {.agents = 0}};
    if (!read_arguments(argc, argv, &order) || !set_up(&order, &duel.series) ||
        !series_start(&duel.series, game_order_time(&order.game)))
        return LAB_USAGE;
    int answer = run(&order, &duel);
    series_stop(&duel.series);
    return answer;
}
