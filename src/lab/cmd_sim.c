/* sabacc-lab sim: plays many hands and reports each seat's results. */
#include "lab/lab.h"
#include "lab/option_list.h"
#include "lab/sim.h"
#include "match/words.h"

#include <stdio.h>
#include <string.h>

enum { SEATS = 4, HANDS = 1000 };                       /* defaults of the command line */
enum { ANSWER_MS = 5000, MAX_ANSWER_MS = 3600 * 1000 }; /* time an outside bot has for an answer */

typedef struct Order {
    const char *game, *seats;
    OptionList options;
    int64_t hands, games, seed, credits, answer_ms;
    const char *record_dir;
    bool as_json;
} Order;

/* ---- what was asked ---- */

static bool take_option(void *command, const char *value) {
    return option_list_add(&((Order *)command)->options, value);
}

static bool take_record(void *command, const char *value) {
    ((Order *)command)->record_dir = value;
    if (value[0] == '\0') lab_usage("--record needs the name of a directory");
    return value[0] != '\0';
}

static bool take_game(void *command, const char *word) {
    Order *order = command;
    if (order->game != NULL) return lab_usage("sim: '%s' is not understood: one game at a time", word), false;
    order->game = word;
    return true;
}

static bool read_arguments(int argc, char **argv, Order *order) {
    static const LabOption options[] = {
        {"--seats", LAB_TEXT(Order, seats)},
        {"--hands", LAB_NUMBER(Order, hands, 1, INT64_MAX)},
        {"--games", LAB_NUMBER(Order, games, 1, INT64_MAX)},
        {"--option", .take = take_option},
        {"--preset", LAB_TEXT(Order, options.preset)},
        {"--credits", LAB_NUMBER(Order, credits, 1, SABACC_MAX_CREDITS)},
        {"--seed", LAB_NUMBER(Order, seed, 0, INT64_MAX)},
        {"--record", .take = take_record},
        {"--answer-ms", LAB_NUMBER(Order, answer_ms, 1, MAX_ANSWER_MS)},
        {"--json", LAB_FLAG(Order, as_json)},
    };
    static const LabSyntax syntax = LAB_SYNTAX(options, take_game);
    return lab_arguments(argc, argv, &syntax, order);
}

static bool read_agent(const Order *order, const char *words, size_t length, SimSeat *seat) {
    int shown = length < sizeof seat->agent ? (int)length : (int)sizeof seat->agent - 1;
    snprintf(seat->agent, sizeof seat->agent, "%.*s", shown, words);
    if (ai_level_parse(seat->agent, &seat->level)) return true;
    if (!word_is_plain(seat->agent)) return lab_usage("sim: a seat is not plain text in UTF-8"), false;
    if (strncmp(seat->agent, "exec:", 5) != 0 || seat->agent[5] == '\0' || length >= sizeof seat->agent) {
        lab_usage("sim: nobody plays as '%s'; seats are random, ai:novice, ai:regular, ai:sharp, ai:master, "
                  "exec:COMMAND",
                  seat->agent);
        return false;
    }
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    seat->bot = bot_start(seat->agent + 5, (int)order->answer_ms, &why);
    if (seat->bot == NULL) lab_usage("sim: %s", bytes);
    return seat->bot != NULL;
}

/* Parses "a,b,…". Returns how many, or 0 after an error message if one is unknown. */
static int read_seats(const Order *order, const char *words, Sim *sim) {
    for (int seat = 0;; seat++) {
        size_t length = strcspn(words, ",");
        if (seat == SABACC_MAX_SEATS) {
            lab_usage("sim: at most %d seats", SABACC_MAX_SEATS);
            return 0;
        }
        if (!read_agent(order, words, length, &sim->seat[seat])) return 0;
        if (words[length] == '\0') return seat + 1;
        words += length + 1;
    }
}

/* The default list for that many seats. */
static const char *randoms(int seats) {
    static const char *const all = "random,random,random,random"; /* SEATS times */
    return all + (SEATS - seats) * (int)strlen("random,");
}

static bool set_up(Order *order, Sim *sim) {
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    if (order->game == NULL) return lab_usage("sim: which game? see sabacc-lab games"), false;
    sim->hands = order->hands;
    sim->games = order->games;
    sim->seed = order->seed;
    sim->record_dir = order->record_dir;
    if (sim->hands > 0 && sim->games > 0) return lab_usage("sim: either --hands or --games, not both"), false;
    if (sim->hands == 0 && sim->games == 0) sim->hands = HANDS;
    const SabaccGame *game = lab_game(order->game);
    int max = game == NULL || game->max_seats > SEATS ? SEATS : game->max_seats;
    int seats = game == NULL ? 0 : read_seats(order, order->seats != NULL ? order->seats : randoms(max), sim);
    if (seats == 0) return false;
    sabacc_setup_init(&sim->setup, game, seats, (int32_t)order->credits);
    sim->setup.dealer = 0;
    sim->preset = order->options.preset;
    if (!option_list_apply(&order->options, &sim->setup)) return false;
    if (order->credits == 0) sabacc_setup_suit_credits(&sim->setup);
    if (sabacc_setup_has_items(&sim->setup)) /* one of each (PL-2) */
        memset(sim->setup.items, (1 << SABACC_ITEMS) - 1, (size_t)seats);
    bool plays = sabacc_setup_check(&sim->setup, &why) && sabacc_setup_can_begin(&sim->setup, &why);
    if (plays && (sim->hands > 0 || sabacc_setup_ends(&sim->setup, &why))) return true;
    lab_usage("%s", bytes);
    return false;
}

/* ---- what came of it, as JSON ---- */

static double share(int64_t part, int64_t whole) { return whole > 0 ? (double)part / (double)whole : 0; }

static json_t *bot_json(const Bot *bot) {
    const BotTally *tally = bot_tally(bot);
    const char *dropped = bot_dropped(bot);
    json_t *json = json_object();
    json_object_set_new(json, "late", json_integer(tally->late));
    json_object_set_new(json, "malformed", json_integer(tally->malformed));
    json_object_set_new(json, "illegal", json_integer(tally->illegal));
    json_object_set_new(json, "endless", json_integer(tally->endless));
    json_object_set_new(json, "missing", json_integer(tally->missing));
    json_object_set_new(json, "dropped", dropped != NULL ? json_string(dropped) : json_null());
    return json;
}

/* How it is told what games of a prize come to (SabaccPlayedFor). */
typedef struct PrizeWords {
    const char *hands, *hands_won, *rounds_per_hand, *drawn; /* "hands"; "won by nobody" */
    const char *titles;                                      /* of further columns */
    const char *key;                                         /* of JSON, for SimSeat.prize; NULL: none */
    int width;                                               /* of its column */
    bool by_games;                                           /* a further column: games won */
} PrizeWords;

static const PrizeWords *words_of(const Sim *sim) {
    static const PrizeWords words[SABACC_PRIZES] = {
        [SABACC_FOR_CREDITS] = {"hands", "hands won", "rounds a hand", "won by nobody", "", NULL, 0, false},
        [SABACC_FOR_CHIPS] = {"hands", "hands won", "rounds a hand", "won by nobody",
                              "  games won  chips lost", "chips_lost", 10, true},
        [SABACC_FOR_SETS] = {"matches", "matches won", "sets a match", "drawn", "  sets won", "sets_won", 8,
                             false},
    };
    return &words[sim->setup.game->played_for.prize];
}

static json_t *seat_json(const Sim *sim, const SimSeat *seat) {
    const PrizeWords *words = words_of(sim);
    json_t *json = json_object();
    json_object_set_new(json, "agent", json_string(seat->agent));
    json_object_set_new(json, "credits_per_hand", json_real(seat->change.mean));
    json_object_set_new(json, "ci95", json_real(stats_ci95(&seat->change)));
    json_object_set_new(json, "hands_won", json_integer(seat->hands_won));
    json_object_set_new(json, "hands_dealt", json_integer(seat->change.count));
    json_object_set_new(json, "win_rate", json_real(share(seat->hands_won, seat->change.count)));
    json_object_set_new(json, "win_rate_ci95",
                        json_real(stats_share_ci95(seat->hands_won, seat->change.count)));
    json_object_set_new(json, "longest_run", json_integer(seat->longest_run));
    json_object_set_new(json, "games_won", json_integer(seat->games_won));
    if (seat->bot != NULL) json_object_set_new(json, "bot", bot_json(seat->bot));
    if (words->key != NULL) json_object_set_new(json, words->key, json_integer(seat->prize));
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

/* The house's winnings, in games where it plays. */
static json_t *house_json(const Sim *sim) {
    const SimSeat *house = &sim->seat[sim->setup.seats];
    return json_pack("{s:I, s:I}", "hands_won", (json_int_t)house->hands_won, "longest_run",
                     (json_int_t)house->longest_run);
}

static void print_json(const Sim *sim) {
    json_t *json = json_object(), *seats = json_array();
    for (int i = 0; i < sim->setup.seats; i++) json_array_append_new(seats, seat_json(sim, &sim->seat[i]));
    json_object_set_new(json, "game", json_string(sim->setup.game->id));
    json_object_set_new(json, "hands", json_integer(sim->hands_played));
    json_object_set_new(json, "games", json_integer(sim->games_played));
    json_object_set_new(json, "seats", seats);
    if (sabacc_setup_seats(&sim->setup) > sim->setup.seats)
        json_object_set_new(json, "house", house_json(sim));
    json_object_set_new(json, "won_by_none", json_integer(sim->won_by_none));
    if (sim->setup.game->played_for.prize == SABACC_FOR_SETS)
        json_object_set_new(json, "sets_tied", json_integer(sim->sets_tied));
    json_object_set_new(json, "rounds_per_hand", json_real(rounds_per_hand(sim)));
    json_object_set_new(json, "ends", ends_json(sim));
    json_object_set_new(json, "hands_shown", json_integer(sim->shown));
    json_object_set_new(json, "hands_bombed", json_integer(sim->bombed));
    json_object_set_new(json, "conserved", json_boolean(sim->is_conserved));
    json_object_set_new(json, "errors", json_integer(sim->errors));
    json_object_set_new(json, "actions", json_integer(sim->actions));
    json_object_set_new(json, "seconds", json_real(sim->seconds));
    lab_print_json(json);
}

/* ---- as text ---- */

static void print_seat(const Sim *sim, int number) {
    const SimSeat *seat = &sim->seat[number];
    const PrizeWords *words = words_of(sim);
    printf("  %4d  %-12s  %14.3f  ±%6.3f  %6lld  %4.1f ± %.1f %%  %7lld", number, seat->agent,
           seat->change.mean, stats_ci95(&seat->change), (long long)seat->hands_won,
           100 * share(seat->hands_won, seat->change.count),
           100 * stats_share_ci95(seat->hands_won, seat->change.count), (long long)seat->longest_run);
    if (words->by_games) printf("  %9lld", (long long)seat->games_won);
    if (words->key != NULL) printf("  %*lld", words->width, (long long)seat->prize);
    putchar('\n');
}

static void print_seats(const Sim *sim) {
    printf("  seat  agent         credits a hand    95 %%   %-21s  longest run%s\n", words_of(sim)->hands_won,
           words_of(sim)->titles);
    for (int i = 0; i < sim->setup.seats; i++) print_seat(sim, i);
    if (sabacc_setup_seats(&sim->setup) == sim->setup.seats) return;
    const SimSeat *house = &sim->seat[sim->setup.seats];
    printf("  %4d  %-12s  %14s  %7s  %6lld  %4.1f ± %.1f %%  %7lld\n", sim->setup.seats, "the house", "", "",
           (long long)house->hands_won, 100 * share(house->hands_won, sim->hands_played),
           100 * stats_share_ci95(house->hands_won, sim->hands_played), (long long)house->longest_run);
}

/* Appends "; 12 folded" if the number is not zero. */
static void print_some(int64_t number, const char *words) {
    if (number > 0) printf("; %lld %s", (long long)number, words);
}

static void print_ends(const Sim *sim) {
    printf("\n%.2f %s", rounds_per_hand(sim), words_of(sim)->rounds_per_hand);
    print_some(sim->ends[SIM_END_FOLDED], "folded");
    print_some(sim->ends[SIM_END_CALLED], "called");
    print_some(sim->ends[SIM_END_HOUSE], "called by the house");
    print_some(sim->ends[SIM_END_PLAYED], "played to the end");
    print_some(sim->won_by_none, words_of(sim)->drawn);
    print_some(sim->sets_tied, "sets tied");
    if (sim->bombed > 0)
        printf("; %lld of %lld hands shown bombed out", (long long)sim->bombed, (long long)sim->shown);
    putchar('\n');
}

static void print_table(const Sim *sim) {
    printf("%s: %lld %s in %lld games, seed %lld\n\n", sim->setup.game->id, (long long)sim->hands_played,
           words_of(sim)->hands, (long long)sim->games_played, (long long)sim->seed);
    print_seats(sim);
    print_ends(sim);
    printf("%lld actions in %.2f s; credits %s; %lld errors\n", (long long)sim->actions, sim->seconds,
           sim->is_conserved ? "conserved" : "NOT CONSERVED", (long long)sim->errors);
}

static void report_fault(const Sim *sim) {
    for (int seat = 0; seat < sim->setup.seats; seat++) {
        const Bot *bot = sim->seat[seat].bot;
        if (bot == NULL || bot_faults(bot) == 0) continue;
        const char *last = bot_last_fault(bot);
        lab_usage("sim: %s at seat %d gave %d bad answers or none%s%s", sim->seat[seat].agent, seat,
                  bot_faults(bot), last[0] != '\0' ? "; the last: " : "", last);
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
    report_fault(sim);
    return sim->is_conserved && sim->errors == 0 ? LAB_OK : LAB_FAILED;
}

int lab_sim(int argc, char **argv) {
    Order order = {.answer_ms = ANSWER_MS, .seed = 1};
    Sim sim = {.seed = 0};
    bool is_understood = read_arguments(argc, argv, &order) && set_up(&order, &sim);
    int answer = is_understood ? simulate(&order, &sim) : LAB_USAGE;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) bot_stop(sim.seat[seat].bot);
    return answer;
}
