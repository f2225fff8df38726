/* sabacc-lab rules: a game's page for given options, generated from the registries alone. */
#include "base/i18n.h"
#include "lab/forms.h"
#include "lab/lab.h"
#include "lab/option_list.h"

#include <stdio.h>
#include <string.h>

enum { LINE = 100 };

/* Of UTF-8: a character each. */
static int columns(const char *words, size_t length) {
    int count = 0;
    for (size_t i = 0; i < length; i++) count += ((unsigned char)words[i] & 0xc0) != 0x80;
    return count;
}

/* Prints the words and spaces after them up to that width, one at least; returns how many columns. */
static int print_padded(const char *words, int width) {
    int used = columns(words, strlen(words));
    int spaces = used < width ? width - used : 1;
    printf("%s%*s", words, spaces, "");
    return used + spaces;
}

/* Prints the words wrapped at LINE columns; each line but the first is indented by `indent` spaces; the first
 * already has `used` columns. */
static void print_filled(const char *words, int used, int indent) {
    for (bool is_first = true; *words != '\0'; is_first = false) {
        size_t length = strcspn(words, " ");
        bool fits = is_first || used + 1 + columns(words, length) <= LINE;
        if (!fits) used = printf("\n%*s", indent, "") - 1;
        if (fits && !is_first) used += printf(" ");
        printf("%.*s", (int)length, words);
        used += columns(words, length);
        words += length + (words[length] == ' ');
    }
    putchar('\n');
}

static void print_steps(const SabaccTable *table) {
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = sabacc_guide(table, steps);
    for (int i = 0; i < count; i++) {
        char words[SABACC_GUIDE_TEXT];
        Text text = text_over(words, sizeof words);
        sabacc_guide_write(&steps[i], &i18n_tongue, &text);
        int used = printf("  %d. ", i + 1);
        printf("%s\n%*s", _(steps[i].title), used, "");
        print_filled(words, used, used);
    }
}

static void add_clauses(const char *clauses, Text *out) {
    if (clauses == NULL || clauses[0] == '\0') return;
    text_add(out, " (");
    text_add(out, clauses);
    text_add_char(out, ')');
}

/* Kinds that tie have one number, with "=" before it. */
static void print_ladder(const SabaccTable *table) {
    SabaccRung rungs[SABACC_MAX_RUNGS];
    int count = sabacc_ladder(table, rungs);
    printf("\n%s\n", _("Hands, best first"));
    for (int i = 0; i < count; i++) {
        SabaccRank rank = (SabaccRank)rungs[i].rank;
        char place[16], words[512];
        snprintf(place, sizeof place, rungs[i].is_shared ? "=%d" : "%d", rungs[i].place);
        int used = printf(" %3s. ", place) + print_padded(_(sabacc_rank_title(rank)), 19);
        Text text = text_over(words, sizeof words);
        sabacc_rung_rule(table, &rungs[i], i18n_text, &text);
        add_clauses(sabacc_clause_word(sabacc_rank_clause(rank)), &text);
        print_filled(words, used, used);
    }
}

static bool is_counting(SabaccCard card, const char *words) {
    const char *counting = sabacc_card_counting(card);
    return words == NULL || counting == NULL ? words == counting : strcmp(words, counting) == 0;
}

/* Prints the cards with that value, two of a kind with "x2" after them; or, if `counting`, those that count
 * by such words. */
static void print_cards_of(const SabaccTable *table, int value, const char *counting) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    char words[1024];
    Text text = text_over(words, sizeof words);
    int count = sabacc_table_deck_list(table, cards, copies);
    for (int i = 0; i < count; i++) {
        if (!is_counting(cards[i], counting)) continue;
        if (counting == NULL && sabacc_card_value(table, 0, cards[i]) != value) continue;
        if (text.used > 0) text_add_char(&text, ' ');
        sabacc_card_format(cards[i], &text);
        if (copies[i] > 1) text_add(&text, " x");
        if (copies[i] > 1) text_add_int(&text, copies[i]);
    }
    if (text.used == 0) return;
    int used = counting == NULL ? printf("  %3d  ", value) : printf("  %s  ", _(counting));
    print_filled(words, used, used);
}

static void print_cards(const SabaccTable *table) {
    enum { MAX = 100 };
    printf("\n%s\n",
           sabacc_has_sides(table) ? _("Cards by what they count for Light") : _("Cards by what they count"));
    for (int value = MAX; value >= -MAX; value--) print_cards_of(table, value, NULL);
    print_cards_of(table, 0, SABACC_COUNTS_DICE);
    print_cards_of(table, 0, SABACC_COUNTS_OTHER);
}

static void print_other_names(const SabaccTable *table) {
    SabaccOtherName names[SABACC_OTHER_NAMES];
    int count = sabacc_other_names(table, names);
    if (count > 0) printf("\n%s\n", _("Cards are called elsewhere"));
    for (int i = 0; i < count; i++) printf("  %s: %s\n", _(names[i].name), _(names[i].others));
}

static void print_policy(const SabaccGame *game) {
    if (game->policy_in_full == NULL) return;
    printf("\n%s\n", _("What the house does"));
    print_filled(_(game->policy_in_full), printf("  "), 2);
}

static void print_options(const SabaccSetup *setup, const SabaccTable *table) {
    const SabaccGame *game = setup->game;
    SabaccSetup played = *setup;
    for (int id = 0; id < SABACC_OPTIONS; id++)
        played.options[id] = sabacc_option_in_force(table, (SabaccOptionId)id);
    printf("\n%s\n", _("Options (in brackets what is played)"));
    for (int i = 0; i < game->option_count; i++) {
        const SabaccOptionSpec *spec = sabacc_option_spec(game->options[i].id);
        int used = printf("  %-16s ", spec->key);
        char words[1024];
        Text text = text_over(words, sizeof words);
        text_add_char(&text, '[');
        sabacc_option_format(&played, game->options[i].id, &text);
        text_add(&text, "] ");
        form_list(game, game->options[i].id, " | ", &text);
        print_filled(words, used, used);
        printf("%*s", used, "");
        char help[1024];
        Text sentence = text_over(help, sizeof help);
        text_add(&sentence, _(spec->help));
        add_clauses(game->options[i].clauses, &sentence);
        print_filled(help, used, used);
    }
}

static void print_presets(const SabaccGame *game) {
    if (game->preset_count == 0) return;
    printf("\n%s\n", _("Presets"));
    for (int i = 0; i < game->preset_count; i++) {
        const SabaccPreset *preset = &game->presets[i];
        int used = printf("  %-18s ", preset->id);
        print_filled(_(preset->help), used, used);
        printf("%*s%s\n", used, "", preset->values);
    }
}

static int cards_of(const SabaccTable *table) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int sum = 0;
    for (int i = sabacc_table_deck_list(table, cards, copies); i-- > 0;) sum += copies[i];
    return sum;
}

static void print_page(const SabaccSetup *setup) {
    const SabaccGame *game = setup->game;
    SabaccState state;
    sabacc_start(&state, setup, NULL);
    const char *name = _(game->name);
    puts(name);
    for (int i = columns(name, strlen(name)); i > 0; i--) putchar('=');
    putchar('\n');
    if (sabacc_setup_is_usual(setup)) print_filled(_(game->line), 0, 0);
    printf("\n%s: %s   %s: %d - %d   %s: %d", _("Id"), game->id, _("Seats"), game->min_seats, game->max_seats,
           _("Cards"), cards_of(&state.table));
    if (game->source[0] != '\0') printf("   %s: %s", _("Source"), game->source);
    printf("\n\n");
    print_steps(&state.table);
    print_ladder(&state.table);
    print_cards(&state.table);
    print_other_names(&state.table);
    print_policy(game);
    print_options(setup, &state.table);
    print_presets(game);
}

typedef struct Order {
    const char *game;
    OptionList options;
} Order;

static bool take_option(void *command, const char *value) {
    return option_list_add(&((Order *)command)->options, value);
}

static bool take_game(void *command, const char *word) {
    Order *order = command;
    if (order->game != NULL)
        return lab_usage("rules: one game at a time; see sabacc-lab rules --help"), false;
    order->game = word;
    return true;
}

/* Sets up the game with these options; the stacks need not last. */
static bool set_up(const Order *order, SabaccSetup *setup) {
    enum { RICH = 1000000 };
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    const SabaccGame *game = lab_game(order->game);
    if (game == NULL) return false;
    sabacc_setup_init(setup, game, game->min_seats, RICH);
    if (!option_list_apply(&order->options, setup)) return false;
    if (!sabacc_setup_check(setup, &why)) return lab_usage("%s", bytes), false;
    return true;
}

int lab_rules(int argc, char **argv) {
    static const LabOption options[] = {{"--option", .take = take_option},
                                        {"--preset", LAB_TEXT(Order, options.preset)}};
    static const LabSyntax syntax = LAB_SYNTAX(options, take_game);
    Order order = {.game = NULL};
    SabaccSetup setup;
    if (!lab_arguments(argc, argv, &syntax, &order)) return LAB_USAGE;
    if (order.game == NULL) return lab_usage("rules: no game; see sabacc-lab rules --help");
    if (!set_up(&order, &setup)) return LAB_USAGE;
    print_page(&setup);
    return LAB_OK;
}
