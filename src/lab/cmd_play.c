/* sabacc-lab play: a person plays a game in a terminal. */
#include "base/i18n.h"
#include "lab/lab.h"
#include "lab/terminal.h"
#include "session/game_plan.h"
#include "session/opponents.h"

#include <stdio.h>
#include <string.h>

typedef struct Order {
    const char *game; /* an id, or the path of a record */
    const char *record;
    StartOptions start;
    int64_t seed, credits;
} Order;

static bool take_game(void *command, const char *word) {
    Order *order = command;
    if (order->game != NULL)
        return lab_usage("play: '%s' is not understood: one game at a time", word), false;
    order->game = word;
    return true;
}

static bool take_option(void *command, const char *value) {
    StartOptions *start = &((Order *)command)->start;
    if (strchr(value, '=') == NULL)
        return lab_usage("play: an option is written KEY=VALUE, not '%s'", value), false;
    if (start->option_count == START_OPTION_MAX)
        return lab_usage("play: there may be no more than %d options", START_OPTION_MAX), false;
    start->options[start->option_count++] = value;
    return true;
}

static bool read_arguments(int argc, char **argv, Order *order) {
    static const LabOption options[] = {{"--seats", LAB_TEXT(Order, start.seats)},
                                        {"--option", .take = take_option},
                                        {"--preset", LAB_TEXT(Order, start.preset)},
                                        {"--credits", LAB_NUMBER(Order, credits, 1, SABACC_MAX_CREDITS)},
                                        {"--seed", LAB_NUMBER(Order, seed, 0, PLAN_SEED_MAX)},
                                        {"--record", LAB_TEXT(Order, record)}};
    static const LabSyntax syntax = LAB_SYNTAX(options, take_game);
    *order = (Order){.seed = -1};
    if (!lab_arguments(argc, argv, &syntax, order)) return false;
    if (order->game == NULL) return lab_usage("play: which game? see sabacc-lab games"), false;
    order->start.game = order->game;
    order->start.credits = (int32_t)order->credits;
    order->start.has_seed = order->seed >= 0;
    order->start.seed = order->seed >= 0 ? (uint64_t)order->seed : 0;
    return true;
}

/* A game that was left: the path of its record has a folder or an ending. */
static bool is_path(const char *game) { return strchr(game, '/') != NULL || strchr(game, '.') != NULL; }

static bool has_settings(const Order *order) {
    const StartOptions *start = &order->start;
    return start->seats || start->option_count > 0 || start->preset || order->credits > 0 ||
           start->has_seed || order->record;
}

static Match *go_on(const Order *order) {
    char bytes[MATCH_MESSAGE], dropped[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes), warning = text_over(dropped, sizeof dropped);
    if (has_settings(order))
        return lab_usage("play: %s is gone on with as it is: leave the options out", order->game), NULL;
    Match *match = match_resume(order->game, MATCH_UNDO_UNSEEN, &warning, &why);
    if (!match) return lab_bad_input(bytes), NULL;
    if (warning.used > 0) lab_bad_input(dropped);
    return match;
}

static Match *begin(const Order *order) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    GamePlan plan;
    if (lab_game(order->game) == NULL) return NULL;
    if (!game_plan_from_start(&plan, &order->start, "", &why)) return lab_usage("play: %s", bytes), NULL;
    Match *match = match_new(&plan.setup, NULL, order->record, &why);
    if (!match) lab_usage("play: %s", bytes);
    return match;
}

/* The one person at the table; SABACC_NOBODY after an error message. */
static int person_of(const Match *match) {
    int found = SABACC_NOBODY;
    for (int seat = 0; seat < match_setup(match)->rules.seats; seat++) {
        if (!agent_is_human(match_setup(match)->seat[seat].agent)) continue;
        if (found != SABACC_NOBODY)
            return lab_usage(
                       "play: one person plays in a terminal; several play at one screen in sabacc itself"),
                   SABACC_NOBODY;
        found = seat;
    }
    if (found == SABACC_NOBODY) lab_usage("play: no seat is a person's: give one of them as human");
    return found;
}

static bool seat_opponents(Opponents *opponents, Match *match, int person) {
    char name[MATCH_WORDS];
    for (int seat = 0; seat < match_setup(match)->rules.seats; seat++) {
        AiLevel level;
        if (seat == person || seat == sabacc_house_seat(match_public(match))) continue;
        if (!opponents_read_seat(&match_setup(match)->seat[seat], &level, name))
            return lab_usage("play: seat %d is played by none of the opponents", seat), false;
        opponents_seat(opponents, match, seat, level);
    }
    return true;
}

static int tell_end(const Match *match, const Order *order, TerminalEnd end) {
    const char *path = order->record ? order->record : is_path(order->game) ? order->game : NULL;
    if (end == TERMINAL_LEFT && path)
        printf(_("The game is kept: sabacc-lab play %s goes on with it.\n"), path);
    else if (end == TERMINAL_LEFT)
        puts(_("The game was left, and is not kept: --record FILE keeps it."));
    if (match_record_error(match)) return lab_bad_input(match_record_error(match));
    return LAB_OK;
}

static void nothing(void *user) { (void)user; }

static int play_at(Match *match, int person, const Order *order) {
    Opponents *opponents = opponents_create(nothing, NULL);
    int status = LAB_USAGE;
    if (!opponents) return lab_usage("play: the opponents cannot be started"), match_free(match), LAB_USAGE;
    opponents_wait_for(opponents, true);
    if (seat_opponents(opponents, match, person)) {
        puts(_("Type ? for help."));
        status = tell_end(match, order, terminal_play(match, person));
    }
    match_free(match);
    opponents_free(opponents);
    return status;
}

int lab_play(int argc, char **argv) {
    Order order;
    if (!read_arguments(argc, argv, &order)) return LAB_USAGE;
    Match *match = is_path(order.game) ? go_on(&order) : begin(&order);
    if (!match) return LAB_USAGE;
    int person = person_of(match);
    if (person != SABACC_NOBODY) return play_at(match, person, &order);
    match_free(match);
    return LAB_USAGE;
}
