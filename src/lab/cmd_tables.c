/* sabacc-lab tables: exact counts of every kind of hand. */
#include "lab/count_hands.h"
#include "lab/lab.h"
#include "lab/option_list.h"

#include <stdio.h>

typedef struct Order {
    const char *game;
    OptionList options;
    int64_t cards;
    bool as_json;
} Order;

static bool take_option(void *command, const char *value) {
    return option_list_add(&((Order *)command)->options, value);
}

static bool take_game(void *command, const char *word) {
    Order *order = command;
    if (order->game != NULL)
        return lab_usage("tables: '%s' is not understood: one game at a time", word), false;
    order->game = word;
    return true;
}

static bool read_arguments(int argc, char **argv, Order *order) {
    static const LabOption options[] = {{"--cards", LAB_NUMBER(Order, cards, 1, COUNT_HANDS_CARDS)},
                                        {"--option", .take = take_option},
                                        {"--preset", LAB_TEXT(Order, options.preset)},
                                        {"--json", LAB_FLAG(Order, as_json)}};
    static const LabSyntax syntax = LAB_SYNTAX(options, take_game);
    return lab_arguments(argc, argv, &syntax, order);
}

/* A table with these options; the cards on it do not matter. */
static bool set_up(const Order *order, SabaccState *state) {
    enum { RICH = 1000000 };
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    if (order->game == NULL) return lab_usage("tables: which game? see sabacc-lab games"), false;
    const SabaccGame *game = lab_game(order->game);
    if (game == NULL) return false;
    if (order->cards == 0)
        return lab_usage("tables: how many cards? --cards 1 to %d", COUNT_HANDS_CARDS), false;
    if (game->played_for.compared == SABACC_COMPARES_LAID)
        return lab_usage("tables: %s compares no hands: what counts is laid on the table", game->id), false;
    if (game->hand_cards > 0 && order->cards != game->hand_cards)
        return lab_usage("tables: a hand of %s has --cards %d", game->id, game->hand_cards), false;
    SabaccSetup setup;
    sabacc_setup_init(&setup, game, game->min_seats, RICH);
    if (!option_list_apply(&order->options, &setup)) return false;
    if (!sabacc_setup_check(&setup, &why)) return lab_usage("%s", bytes), false;
    sabacc_start(state, &setup, NULL);
    return true;
}

/* ---- kinds of hand ---- */

typedef struct Kind {
    /* as docs/record.md spells ranks; "sabacc:1" where hands of a rank are distinguished by a number */
    char word[48];
    int64_t hands;
} Kind;

enum { KINDS_MAX = SABACC_RANKS * COUNT_HANDS_NUMBERS };

typedef struct Kinds {
    int count;
    Kind list[KINDS_MAX];
} Kinds;

static void add_kind(Kinds *kinds, int rank, int number, int64_t hands) {
    Kind *kind = &kinds->list[kinds->count++];
    const char *word = sabacc_rank_word((SabaccRank)rank);
    kind->hands = hands;
    if (number > 0)
        snprintf(kind->word, sizeof kind->word, "%s:%d", word, number);
    else
        snprintf(kind->word, sizeof kind->word, "%s", word);
}

static bool has_hands(const int64_t hands[COUNT_HANDS_NUMBERS]) {
    for (int number = 0; number < COUNT_HANDS_NUMBERS; number++)
        if (hands[number] > 0) return true;
    return false;
}

static void add_rank(Kinds *kinds, const HandCounts *counts, int rank) {
    const int64_t *hands = counts->kinds[rank];
    if (!has_hands(hands)) add_kind(kinds, rank, 0, 0);
    for (int number = 0; number < COUNT_HANDS_NUMBERS; number++)
        if (hands[number] > 0) add_kind(kinds, rank, number, hands[number]);
}

/* The kinds possible with these options, best first; then those of hands that are incomplete until dice are
 * rolled, or that nobody can hold at this table. */
static void list_kinds(const SabaccTable *table, const HandCounts *counts, Kinds *kinds) {
    SabaccRung rungs[SABACC_MAX_RUNGS];
    bool is_listed[SABACC_RANKS] = {false};
    int count = sabacc_ladder(table, rungs);
    kinds->count = 0;
    for (int i = 0; i < count; i++) {
        if (!is_listed[rungs[i].rank]) add_rank(kinds, counts, rungs[i].rank);
        is_listed[rungs[i].rank] = true;
    }
    for (int rank = 0; rank < SABACC_RANKS; rank++)
        if (!is_listed[rank] && has_hands(counts->kinds[rank])) add_rank(kinds, counts, rank);
}

/* ---- the report ---- */

static json_t *kinds_json(const Kinds *kinds) {
    json_t *json = json_object();
    for (int i = 0; i < kinds->count; i++)
        json_object_set_new(json, kinds->list[i].word, json_integer(kinds->list[i].hands));
    return json;
}

static json_t *totals_json(const HandCounts *counts) {
    json_t *totals = json_object();
    for (int total = -COUNT_HANDS_TOTAL; total <= COUNT_HANDS_TOTAL; total++) {
        char key[32];
        snprintf(key, sizeof key, "total:%d", total);
        int64_t hands = counts->totals[total + COUNT_HANDS_TOTAL];
        if (hands > 0) json_object_set_new(totals, key, json_integer(hands));
    }
    return totals;
}

static void print_json(const Order *order, const SabaccTable *table, const HandCounts *counts,
                       const Kinds *kinds) {
    json_t *json = json_object();
    json_object_set_new(json, "game", json_string(sabacc_table_game(table)->id));
    json_object_set_new(json, "cards", json_integer(order->cards));
    json_object_set_new(json, "hands", json_integer(counts->hands));
    json_object_set_new(json, "kinds", kinds_json(kinds));
    json_object_set_new(json, "totals", totals_json(counts));
    lab_print_json(json);
}

static void print_row(const char *word, int64_t hands, int64_t all) {
    printf("  %-17s %12lld  %11.7f %%\n", word, (long long)hands, 100 * (double)hands / (double)all);
}

static void print_table(const Order *order, const SabaccTable *table, const HandCounts *counts,
                        const Kinds *kinds) {
    printf("%s: all hands of %d cards\n\n", sabacc_table_game(table)->id, (int)order->cards);
    for (int i = 0; i < kinds->count; i++)
        print_row(kinds->list[i].word, kinds->list[i].hands, counts->hands);
    print_row("", counts->hands, counts->hands);
    puts("\n  of each total");
    for (int total = -COUNT_HANDS_TOTAL; total <= COUNT_HANDS_TOTAL; total++) {
        char word[32];
        snprintf(word, sizeof word, "%+d", total);
        int64_t hands = counts->totals[total + COUNT_HANDS_TOTAL];
        if (hands > 0) print_row(total == 0 ? "0" : word, hands, counts->hands);
    }
}

int lab_tables(int argc, char **argv) {
    Order order = {.cards = 0};
    SabaccState state;
    static const HandCounts none;
    HandCounts counts = none;
    if (!read_arguments(argc, argv, &order) || !set_up(&order, &state)) return LAB_USAGE;
    Kinds kinds;
    count_hands(&state.table, (int)order.cards, &counts);
    list_kinds(&state.table, &counts, &kinds);
    if (order.as_json)
        print_json(&order, &state.table, &counts, &kinds);
    else
        print_table(&order, &state.table, &counts, &kinds);
    return LAB_OK;
}
