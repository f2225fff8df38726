/* sabacc-lab rules: a game's page, made from the registries alone. */
#include "lab/forms.h"
#include "lab/lab.h"

#include <stdio.h>
#include <string.h>

/* The English words stand here as they are translated: xgettext looks for _. */
#define _(text) lab_words(text)

enum { LINE = 100 };

/* Prints the words filled to lines of LINE columns, each but the first begun with `indent` spaces; the first
 * has `used` columns already. */
static void print_filled(const char *words, int used, int indent) {
    for (bool is_first = true; *words != '\0'; is_first = false) {
        size_t length = strcspn(words, " ");
        bool fits = is_first || used + 1 + (int)length <= LINE;
        if (!fits) used = printf("\n%*s", indent, "") - 1;
        if (fits && !is_first) used += printf(" ");
        used += printf("%.*s", (int)length, words);
        words += length + (words[length] == ' ');
    }
    putchar('\n');
}

static void print_steps(const SabaccGame *game) {
    const char *at = lab_words(game->steps);
    for (int number = 1; *at != '\0'; number++) {
        char step[512];
        Text text = text_over(step, sizeof step);
        size_t length = strcspn(at, "\n");
        text_add_bytes(&text, at, length);
        int used = printf("  %d. ", number);
        print_filled(step, used, used);
        at += length + (at[length] == '\n');
    }
}

static void add_clauses(const char *clauses, Text *out) {
    if (clauses == NULL || clauses[0] == '\0') return;
    text_add(out, " (");
    text_add(out, clauses);
    text_add_char(out, ')');
}

static void print_ladder(const SabaccGame *game) {
    printf("\n%s\n", _("Hands, best first"));
    for (int i = 0; i < game->ladder_count; i++) {
        SabaccRank rank = (SabaccRank)game->ladder[i];
        int used = printf("  %2d. %-18s ", i + 1, lab_words(sabacc_rank_title(rank)));
        char words[512];
        Text text = text_over(words, sizeof words);
        text_add(&text, lab_words(sabacc_rank_rule(rank)));
        add_clauses(sabacc_clause_word(sabacc_rank_clause(rank)), &text);
        print_filled(words, used, used);
    }
}

static void print_options(const SabaccGame *game) {
    printf("\n%s\n", _("Options (in brackets what is played where nothing is said)"));
    for (int i = 0; i < game->option_count; i++) {
        const SabaccOptionSpec *spec = sabacc_option_spec(game->options[i].id);
        int used = printf("  %-16s ", spec->key);
        char words[1024];
        Text text = text_over(words, sizeof words);
        text_add_char(&text, '[');
        text_add(&text, game->options[i].standard);
        text_add(&text, "] ");
        form_list(game->options[i].id, " | ", &text);
        print_filled(words, used, used);
        printf("%*s", used, "");
        char help[1024];
        Text sentence = text_over(help, sizeof help);
        text_add(&sentence, lab_words(spec->help));
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
        print_filled(lab_words(preset->help), used, used);
        printf("%*s%s\n", used, "", preset->values);
    }
}

static void print_page(const SabaccGame *game) {
    int used = printf("%s", lab_words(game->name));
    putchar('\n');
    for (int i = 0; i < used; i++) putchar('=');
    printf("\n%s: %s   %s: %d - %d   %s: %d", _("Id"), game->id, _("Seats"), game->least_seats,
           game->most_seats, _("Cards"), game->deck_cards);
    if (game->source[0] != '\0') printf("   %s: %s", _("Source"), game->source);
    printf("\n\n");
    print_steps(game);
    print_ladder(game);
    print_options(game);
    print_presets(game);
}

int lab_rules(int argc, char **argv) {
    static const char *const none[] = {NULL};
    LabArguments arguments = lab_arguments(argc, argv, none, none);
    const char *id = NULL;
    for (LabArgument argument; lab_next(&arguments, &argument);) {
        if (id != NULL) return lab_usage("rules: one game at a time; see sabacc-lab rules --help");
        id = argument.value;
    }
    if (arguments.is_bad) return LAB_USAGE;
    if (id == NULL) return lab_usage("rules: no game; see sabacc-lab rules --help");
    const SabaccGame *game = lab_game(id);
    if (game == NULL) return LAB_USAGE;
    print_page(game);
    return LAB_OK;
}
