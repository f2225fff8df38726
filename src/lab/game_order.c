#include "lab/game_order.h"

#include "lab/jobs.h"
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

Shard game_order_shard(const GameOrder *order) {
    return order->parts > 0 ? shard_of((int)order->part, (int)order->parts) : (Shard){.of = 0};
}

BotTime game_order_time(const GameOrder *order) {
    return (BotTime){.answer = (int)order->answer_ms, .total = order->total_ms};
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

int game_order_threads(const GameOrder *order, const Agent *agents, int count) {
    if (order->jobs > 0) return (int)order->jobs;
    return agents_are_bots(agents, count) ? 1 : jobs_processors();
}
