/* sabacc-lab bot: plays an outside bot through every game and shows what it did wrong. */
#include "lab/agent_faults.h"
#include "lab/game_order.h"
#include "lab/lab.h"
#include "lab/play.h"

#include <stdio.h>
#include <string.h>

enum { HANDS = 3, GAMES_MAX = 64, SHOWN_AT_A_TABLE = 3 };

/* The command line, and the counts. */
typedef struct Trial {
    const char *command;
    const char *game[GAMES_MAX]; /* ids as given; none: all games */
    int games;
    int64_t hands, seed, answer_ms, total_ms;
    bool as_json;
    int tables, dropped; /* played at, dropped at */
    int64_t asked;       /* questions */
    AgentFaults faults;  /* over all tables */
    json_t *fault_list;  /* of --json */
} Trial;

/* Where the bot plays: one process for each table. */
typedef struct Table {
    Trial *trial;
    const SabaccGame *game;
    const char *preset; /* NULL: the defaults */
    int seats, bot_seat;
    int shown; /* faults at this table */
} Table;

/* ---- faults, as they happen ---- */

static void add_json(const Table *table, const BotFault *fault) {
    json_t *json = json_object();
    json_object_set_new(json, "game", json_string(table->game->id));
    json_object_set_new(json, "preset", table->preset != NULL ? json_string(table->preset) : json_null());
    json_object_set_new(json, "seats", json_integer(table->seats));
    json_object_set_new(json, "seat", json_integer(table->bot_seat));
    json_object_set_new(json, "fault", json_string(fault->kind));
    json_object_set_new(json, "answer", json_string(fault->answer));
    json_object_set_new(json, "why", json_string(fault->why));
    json_object_set_new(json, "question", json_deep_copy(fault->question));
    json_array_append_new(table->trial->fault_list, json);
}

static void print_fault(const Table *table, const BotFault *fault) {
    printf("%s%s%s, seat %d of %d: %s\n", table->game->id, table->preset != NULL ? " " : "",
           table->preset != NULL ? table->preset : "", table->bot_seat, table->seats, fault->kind);
    char *question = json_dumps(fault->question, JSON_COMPACT);
    printf("  question  %s\n", question);
    if (fault->answer[0] != '\0') printf("  answer    %s\n", fault->answer);
    if (fault->why[0] != '\0') printf("  why       %s\n", fault->why);
    free(question);
}

static void watch(void *self, const BotFault *fault) {
    Table *table = self;
    if (++table->shown > SHOWN_AT_A_TABLE) return;
    if (table->trial->as_json)
        add_json(table, fault);
    else
        print_fault(table, fault);
}

/* ---- a table ---- */

static void count(Trial *trial, const Bot *bot) {
    trial->tables++;
    trial->dropped += bot_dropped(bot) != NULL;
    trial->asked += bot_tally(bot)->asked;
    agent_faults_add(&trial->faults, bot);
}

/* Stacks that suit the stakes. */
static bool set_up(const Table *table, SabaccSetup *setup) {
    GameOrder order = GAME_ORDER("bot");
    order.options.preset = table->preset;
    return game_order_set_up(&order, table->game, table->seats, setup);
}

/* False after an error message. */
static bool play_at(Table *table) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    Trial *trial = table->trial;
    Agent agents[2] = {{.words = "random"}, {.words = "exec:", .is_bot = true}};
    AgentBots bots = {.command = "bot", .agents = agents};
    PlayOrder order = {.agents = agents,
                       .bots = &bots,
                       .seed = play_seed(trial->seed, trial->tables),
                       .max_hands = trial->hands,
                       .preset = table->preset};
    order.sitter[table->bot_seat] = 1;
    if (!set_up(table, &order.setup)) return false;
    bots.bot[1] = bot_start(trial->command, (BotTime){(int)trial->answer_ms, trial->total_ms}, &why);
    if (bots.bot[1] == NULL) return lab_usage("bot: %s", bytes), false;
    bots.is_drop_reported[1] = true; /* the watcher shows it */
    bot_watch(bots.bot[1], watch, table);
    Tally tally = {0};
    play_game(&order, &tally, &why);
    count(trial, bots.bot[1]);
    bot_stop(bots.bot[1]);
    if (table->shown > SHOWN_AT_A_TABLE && !trial->as_json)
        printf("  and %d more here\n", table->shown - SHOWN_AT_A_TABLE);
    fflush(stdout);
    return true;
}

/* ---- all tables ---- */

/* At the smallest table, at the largest, and by each preset at one between; at different seats. */
static bool play_through(Trial *trial, const SabaccGame *game) {
    int seats = game->min_seats, spread = game->max_seats - game->min_seats;
    if (!play_at(&(Table){.trial = trial, .game = game, .seats = seats})) return false;
    if (spread > 0 &&
        !play_at(&(Table){
            .trial = trial, .game = game, .seats = game->max_seats, .bot_seat = game->max_seats - 1}))
        return false;
    for (int i = 0; i < game->preset_count; i++) {
        seats = game->min_seats + (spread > 0 ? i % (spread + 1) : 0);
        if (!play_at(&(Table){.trial = trial,
                              .game = game,
                              .preset = game->presets[i].id,
                              .seats = seats,
                              .bot_seat = i % seats}))
            return false;
    }
    return true;
}

static bool play_all(Trial *trial) {
    for (int i = 0; i < trial->games; i++) {
        const SabaccGame *game = lab_game(trial->game[i]);
        if (game == NULL || !play_through(trial, game)) return false;
    }
    for (int i = 0; trial->games == 0 && i < sabacc_game_count(); i++)
        if (!play_through(trial, sabacc_game_at(i))) return false;
    return true;
}

/* ---- the result ---- */

static void print_json(const Trial *trial) {
    json_t *json = json_object(), *counts = agent_faults_json(&trial->faults);
    json_object_set_new(json, "command", json_string(trial->command));
    json_object_set_new(json, "tables", json_integer(trial->tables));
    json_object_set_new(json, "questions", json_integer(trial->asked));
    json_object_update(json, counts);
    json_object_set_new(json, "dropped", json_integer(trial->dropped)); /* how often, in place of why */
    json_object_set(json, "faults", trial->fault_list);
    json_decref(counts);
    lab_print_json(json);
}

static void print_table(const Trial *trial) {
    const AgentFaults *faults = &trial->faults;
    printf("%lld questions at %d tables: ", (long long)trial->asked, trial->tables);
    if (agent_faults_sum(faults) == 0)
        printf("every answer was good\n");
    else
        printf("%lld late, %lld malformed, %lld illegal, %lld endless, %lld missing; dropped at %d tables\n",
               (long long)faults->late, (long long)faults->malformed, (long long)faults->illegal,
               (long long)faults->endless, (long long)faults->missing, trial->dropped);
}

/* ---- the command line ---- */

static bool take_word(void *command, const char *word) {
    Trial *trial = command;
    if (trial->command == NULL) {
        trial->command = word;
        return true;
    }
    if (trial->games == GAMES_MAX) return lab_usage("bot: at most %d games", GAMES_MAX), false;
    trial->game[trial->games++] = word;
    return true;
}

static bool read_arguments(int argc, char **argv, Trial *trial) {
    static const LabOption options[] = {
        {"--hands", LAB_NUMBER(Trial, hands, 1, 1000000)},
        {"--seed", LAB_NUMBER(Trial, seed, 0, INT64_MAX)},
        {"--answer-ms", LAB_NUMBER(Trial, answer_ms, 1, GAME_ORDER_MAX_ANSWER_MS)},
        {"--total-ms", LAB_NUMBER(Trial, total_ms, 1, GAME_ORDER_MAX_TOTAL_MS)},
        {"--json", LAB_FLAG(Trial, as_json)},
    };
    static const LabSyntax syntax = LAB_SYNTAX(options, take_word);
    if (!lab_arguments(argc, argv, &syntax, trial)) return false;
    if (trial->command != NULL && trial->command[0] != '\0') return true;
    lab_usage("bot: which command? sabacc-lab bot 'python3 my_bot.py'");
    return false;
}

int lab_bot(int argc, char **argv) {
    Trial trial = {.hands = HANDS, .seed = 1, .answer_ms = GAME_ORDER_ANSWER_MS};
    if (!read_arguments(argc, argv, &trial)) return LAB_USAGE;
    trial.fault_list = json_array();
    bool is_played = play_all(&trial);
    if (is_played && trial.as_json)
        print_json(&trial);
    else if (is_played)
        print_table(&trial);
    json_decref(trial.fault_list);
    if (!is_played) return LAB_USAGE;
    return agent_faults_sum(&trial.faults) == 0 ? LAB_OK : LAB_FAILED;
}
