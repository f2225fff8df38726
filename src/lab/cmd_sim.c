/* sabacc-lab sim: many hands, and what each seat made of them. */
#include "lab/lab.h"
#include "lab/option_list.h"
#include "lab/sim.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 4, HANDS = 1000 }; /* where the command line says nothing */
enum { BOT_MILLISECONDS = 5000 }; /* that an outside bot has for an answer */

typedef struct Order {
    const char *game, *seats;
    OptionList options;
    int64_t credits;
    bool as_json;
} Order;

/* ---- what was asked ---- */

static bool take_option(const LabArgument *argument, Order *order, Sim *sim) {
    const char *value = argument->value;
    if (lab_is(argument, "--hands")) return lab_number("--hands", value, 1, INT64_MAX, &sim->hands);
    if (lab_is(argument, "--games")) return lab_number("--games", value, 1, INT64_MAX, &sim->games);
    if (lab_is(argument, "--seed")) return lab_number("--seed", value, 0, INT64_MAX, &sim->seed);
    if (lab_is(argument, "--credits"))
        return lab_number("--credits", value, 1, SABACC_MAX_CREDITS, &order->credits);
    if (lab_is(argument, "--option")) return option_list_add(&order->options, value);
    if (lab_is(argument, "--preset")) order->options.preset = value;
    if (lab_is(argument, "--seats")) order->seats = value;
    if (lab_is(argument, "--record")) {
        sim->record_dir = value;
        if (value[0] == '\0') lab_usage("--record needs the name of a directory");
        return value[0] != '\0';
    }
    if (lab_is(argument, "--json")) order->as_json = true;
    return true;
}

static bool read_arguments(int argc, char **argv, Order *order, Sim *sim) {
    static const char *const flags[] = {"--json", NULL};
    static const char *const options[] = {"--seats",   "--hands", "--games",  "--option", "--preset",
                                          "--credits", "--seed",  "--record", NULL};
    LabArguments arguments = lab_arguments(argc, argv, flags, options);
    for (LabArgument argument; lab_next(&arguments, &argument);) {
        if (argument.name == NULL && order->game != NULL) {
            lab_usage("sim: '%s' is not understood: one game at a time", argument.value);
            return false;
        }
        if (argument.name == NULL) order->game = argument.value;
        if (argument.name != NULL && !take_option(&argument, order, sim)) return false;
    }
    return !arguments.is_bad;
}

static bool read_agent(const char *words, size_t length, SimSeat *seat) {
    int shown = length < sizeof seat->agent ? (int)length : (int)sizeof seat->agent - 1;
    snprintf(seat->agent, sizeof seat->agent, "%.*s", shown, words);
    if (ai_level_parse(seat->agent, &seat->level)) return true;
    if (strncmp(seat->agent, "exec:", 5) != 0 || seat->agent[5] == '\0' || length >= sizeof seat->agent) {
        lab_usage("sim: nobody plays as '%s'; seats are random, ai:novice, ai:regular, exec:COMMAND",
                  seat->agent);
        return false;
    }
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    seat->bot = bot_start(seat->agent + 5, BOT_MILLISECONDS, &why);
    if (seat->bot == NULL) lab_usage("sim: %s", bytes);
    return seat->bot != NULL;
}

/* "a,b,…"; returns how many, 0, a sentence having been said, where one is not known. */
static int read_seats(const char *words, Sim *sim) {
    for (int seat = 0;; seat++) {
        size_t length = strcspn(words, ",");
        if (seat == SABACC_MAX_SEATS) {
            lab_usage("sim: at most %d seats", SABACC_MAX_SEATS);
            return 0;
        }
        if (!read_agent(words, length, &sim->seat[seat])) return 0;
        if (words[length] == '\0') return seat + 1;
        words += length + 1;
    }
}

static bool set_up(Order *order, Sim *sim) {
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    if (order->game == NULL) return lab_usage("sim: which game? see sabacc-lab games"), false;
    if (sim->hands > 0 && sim->games > 0) return lab_usage("sim: either --hands or --games, not both"), false;
    if (sim->hands == 0 && sim->games == 0) sim->hands = HANDS;
    const SabaccGame *game = lab_game(order->game);
    int most = game == NULL || game->most_seats > SEATS ? SEATS : game->most_seats;
    int seats = game == NULL ? 0 : order->seats == NULL ? most : read_seats(order->seats, sim);
    if (seats == 0) return false;
    sabacc_setup_init(&sim->setup, game, seats, (int32_t)order->credits);
    sim->setup.dealer = 0;
    sim->preset = order->options.preset;
    if (!option_list_apply(&order->options, &sim->setup)) return false;
    if (order->credits == 0) sabacc_setup_suit_credits(&sim->setup);
    bool plays = sabacc_setup_check(&sim->setup, &why) && sabacc_setup_can_begin(&sim->setup, &why);
    if (plays && (sim->hands > 0 || sabacc_setup_ends(&sim->setup, &why))) return true;
    lab_usage("%s", bytes);
    return false;
}

/* ---- what came of it ---- */

static json_t *seat_json(const SimSeat *seat) {
    json_t *json = json_object();
    json_object_set_new(json, "agent", json_string(seat->agent));
    json_object_set_new(json, "credits_per_hand", json_real(seat->change.mean));
    json_object_set_new(json, "ci95", json_real(stats_ci95(&seat->change)));
    json_object_set_new(json, "hands_won", json_integer(seat->hands_won));
    json_object_set_new(json, "hands_dealt", json_integer(seat->change.count));
    return json;
}

static json_t *ends_json(const Sim *sim) {
    static const char *const keys[SIM_ENDS] = {"folded", "called", "house", "played"};
    json_t *json = json_object();
    for (int i = 0; i < SIM_ENDS; i++) json_object_set_new(json, keys[i], json_integer(sim->ends[i]));
    return json;
}

static double rounds_per_hand(const Sim *sim) {
    return sim->hands_played > 0 ? (double)sim->rounds / (double)sim->hands_played : 0;
}

static void print_json(const Sim *sim) {
    json_t *json = json_object(), *seats = json_array();
    for (int i = 0; i < sim->setup.seats; i++) json_array_append_new(seats, seat_json(&sim->seat[i]));
    json_object_set_new(json, "game", json_string(sim->setup.game->id));
    json_object_set_new(json, "hands", json_integer(sim->hands_played));
    json_object_set_new(json, "games", json_integer(sim->games_played));
    json_object_set_new(json, "seats", seats);
    json_object_set_new(json, "rounds_per_hand", json_real(rounds_per_hand(sim)));
    json_object_set_new(json, "ends", ends_json(sim));
    json_object_set_new(json, "hands_shown", json_integer(sim->shown));
    json_object_set_new(json, "hands_bombed", json_integer(sim->bombed));
    json_object_set_new(json, "conserved", json_boolean(sim->is_conserved));
    json_object_set_new(json, "errors", json_integer(sim->errors));
    json_object_set_new(json, "actions", json_integer(sim->actions));
    json_object_set_new(json, "seconds", json_real(sim->seconds));
    char *words = json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(9));
    puts(words);
    free(words);
    json_decref(json);
}

static void print_table(const Sim *sim) {
    printf("%s: %lld hands in %lld games, seed %lld\n\n", sim->setup.game->id, (long long)sim->hands_played,
           (long long)sim->games_played, (long long)sim->seed);
    printf("  seat  agent         credits a hand    95 %%   hands won\n");
    for (int i = 0; i < sim->setup.seats; i++) {
        const SimSeat *seat = &sim->seat[i];
        double dealt = seat->change.count > 0 ? (double)seat->change.count : 1;
        printf("  %4d  %-12s  %14.3f  ±%6.3f  %6lld  %4.1f %%\n", i, seat->agent, seat->change.mean,
               stats_ci95(&seat->change), (long long)seat->hands_won, 100 * (double)seat->hands_won / dealt);
    }
    printf(
        "\n%.2f rounds a hand; %lld folded, %lld called, %lld called by the house, %lld played to the end; "
        "%lld of %lld hands shown bombed out\n",
        rounds_per_hand(sim), (long long)sim->ends[SIM_END_FOLDED], (long long)sim->ends[SIM_END_CALLED],
        (long long)sim->ends[SIM_END_HOUSE], (long long)sim->ends[SIM_END_PLAYED], (long long)sim->bombed,
        (long long)sim->shown);
    printf("%lld actions in %.2f s; credits %s; %lld errors\n", (long long)sim->actions, sim->seconds,
           sim->is_conserved ? "conserved" : "NOT CONSERVED", (long long)sim->errors);
}

static void say_fault(const Sim *sim) {
    for (int seat = 0; seat < sim->setup.seats; seat++) {
        const Bot *bot = sim->seat[seat].bot;
        if (bot != NULL && bot_faults(bot) > 0)
            lab_usage("sim: %s at seat %d gave %d bad answers; the last: %s", sim->seat[seat].agent, seat,
                      bot_faults(bot), bot_last_fault(bot));
    }
}

static int simulate(const Order *order, Sim *sim) {
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    if (!sim_run(sim, &why)) return lab_usage("%s", bytes);
    if (order->as_json)
        print_json(sim);
    else
        print_table(sim);
    say_fault(sim);
    return sim->is_conserved && sim->errors == 0 ? LAB_OK : LAB_FAILED;
}

int lab_sim(int argc, char **argv) {
    Order order = {0};
    Sim sim = {.seed = 1};
    bool is_understood = read_arguments(argc, argv, &order, &sim) && set_up(&order, &sim);
    int answer = is_understood ? simulate(&order, &sim) : LAB_USAGE;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) bot_stop(sim.seat[seat].bot);
    return answer;
}
