#include "lab/game_order.h"

#include "lab/lab.h"

#include <stdio.h>
#include <string.h>

bool game_order_take_option(void *command, const char *value) {
    return option_list_add(&((GameOrder *)command)->options, value);
}

/* "2/8". */
bool game_order_take_shard(void *command, const char *value) {
    GameOrder *order = command;
    char part[32];
    size_t length = strcspn(value, "/");
    if (value[length] == '\0' || length >= sizeof part)
        return lab_usage("--shard is written I/N, as in 2/8, not '%s'", value), false;
    snprintf(part, sizeof part, "%.*s", (int)length, value);
    return lab_number("--shard I/N: N", value + length + 1, 1, SHARD_MAX, &order->parts) &&
           lab_number("--shard I/N: I", part, 1, order->parts, &order->part);
}

bool game_order_take_game(void *command, const char *word) {
    GameOrder *order = command;
    if (order->game != NULL)
        return lab_usage("%s: '%s' is not understood: one game at a time", order->command, word), false;
    order->game = word;
    return true;
}

bool game_order_read(int argc, char **argv, const LabSyntax *syntax, void *command) {
    const GameOrder *order = command;
    if (!lab_arguments(argc, argv, syntax, command)) return false;
    if (order->game == NULL) lab_usage("%s: which game? see sabacc-lab games", order->command);
    return order->game != NULL;
}

bool game_order_set_up(const GameOrder *order, const SabaccGame *game, int seats, SabaccSetup *setup) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    sabacc_setup_init(setup, game, seats, (int32_t)order->credits);
    setup->dealer = 0;
    if (!option_list_apply(&order->options, setup)) return false;
    if (order->credits == 0) sabacc_setup_suit_credits(setup);
    if (sabacc_setup_has_items(setup)) /* one of each (PL-2) */
        memset(setup->items, (1 << SABACC_ITEMS) - 1, (size_t)seats);
    if (sabacc_setup_check(setup, &why) && sabacc_setup_can_begin(setup, &why)) return true;
    lab_usage("%s", bytes);
    return false;
}

static int threads_of(const GameOrder *order, const Series *series) {
    if (order->jobs > 0) return (int)order->jobs;
    return agents_are_bots(series->agent, series->agents) ? 1 : jobs_processors();
}

bool game_order_series(const GameOrder *order, const SabaccGame *game, int seats, Series *series) {
    series->command = order->command;
    series->seed = order->seed;
    series->threads = threads_of(order, series);
    if (order->parts > 0) series->shard = shard_of((int)order->part, (int)order->parts);
    return game_order_set_up(order, game, seats, &series->setup);
}

bool game_order_ends(const SabaccSetup *setup) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    bool ends = sabacc_setup_ends(setup, &why);
    if (!ends) lab_usage("%s", bytes);
    return ends;
}

BotTime game_order_time(const GameOrder *order) {
    return (BotTime){.answer = (int)order->answer_ms, .total = order->total_ms};
}
