/* sabacc-lab games: what can be played, from the registries. */
#include "base/i18n.h"
#include "lab/forms.h"
#include "lab/lab.h"
#include "match/json/options.h"

#include <stdio.h>
#include <string.h>

/* ---- as JSON ---- */

static json_t *range_json(SabaccRange range) {
    return json_pack("{s:i, s:i}", "min", range.min, "max", range.max);
}

static json_t *values_json(const SabaccGame *game, SabaccOptionId id) {
    json_t *list = json_array();
    for (int i = 0; i < form_count(id); i++) {
        char form[FORM_BYTES];
        if (!sabacc_game_has_form(game, id, i)) continue;
        form_at(id, i, form);
        json_array_append_new(list, json_string(form));
    }
    return list;
}

/* The numeric ranges of each value that takes numbers. */
static json_t *ranges_json(const SabaccGame *game, SabaccOptionId id) {
    json_t *ranges = json_object();
    for (int i = 0; i < form_count(id); i++) {
        char form[FORM_BYTES];
        if (sabacc_game_has_form(game, id, i) && form_at(id, i, form) > 0)
            json_object_set_new(ranges, form, range_json(sabacc_option_range(id, i)));
    }
    return ranges;
}

static const char *type_of(const SabaccOptionSpec *spec) {
    if (strcmp(spec->forms, "on|off") == 0) return "bool";
    return strcmp(spec->forms, "N") == 0 ? "number" : "choice";
}

static json_t *option_json(const SabaccSetup *standard, SabaccOptionId id) {
    const SabaccOptionSpec *spec = sabacc_option_spec(id);
    const char *type = type_of(spec);
    bool is_choice = strcmp(type, "choice") == 0;
    json_t *option = json_object();
    SabaccRange hull;
    json_object_set_new(option, "key", json_string(spec->key));
    json_object_set_new(option, "type", json_string(type));
    json_object_set_new(option, "default", json_of_option(standard, id));
    if (is_choice) json_object_set_new(option, "values", values_json(standard->game, id));
    if (form_hull(id, &hull)) {
        json_object_set_new(option, "min", json_integer(hull.min));
        json_object_set_new(option, "max", json_integer(hull.max));
        if (is_choice) json_object_set_new(option, "ranges", ranges_json(standard->game, id));
    }
    json_object_set_new(option, "help", json_string(_(spec->help)));
    return option;
}

static json_t *options_json(const SabaccGame *game) {
    SabaccSetup standard;
    sabacc_setup_init(&standard, game, game->min_seats, 0);
    json_t *list = json_array();
    for (int i = 0; i < game->option_count; i++)
        json_array_append_new(list, option_json(&standard, game->options[i].id));
    return list;
}

static json_t *presets_json(const SabaccGame *game) {
    json_t *list = json_array();
    for (int i = 0; i < game->preset_count; i++) {
        json_t *preset = json_object();
        json_object_set_new(preset, "id", json_string(game->presets[i].id));
        json_object_set_new(preset, "help", json_string(_(game->presets[i].help)));
        json_array_append_new(list, preset);
    }
    return list;
}

static json_t *game_json(const SabaccGame *game) {
    json_t *json = json_object();
    json_object_set_new(json, "id", json_string(game->id));
    json_object_set_new(json, "name", json_string(_(game->name)));
    json_object_set_new(json, "source", json_string(game->source));
    json_object_set_new(json, "min_seats", json_integer(game->min_seats));
    json_object_set_new(json, "max_seats", json_integer(game->max_seats));
    json_object_set_new(json, "options", options_json(game));
    json_object_set_new(json, "presets", presets_json(game));
    return json;
}

static void print_json(void) {
    json_t *all = json_object(), *list = json_array();
    for (int i = 0; i < sabacc_game_count(); i++) json_array_append_new(list, game_json(sabacc_game_at(i)));
    json_object_set_new(all, "games", list);
    lab_print_json(all);
}

/* ---- as text ---- */

static void print_game(const SabaccGame *game) {
    printf("%s  %s  (%d to %d seats, %s)\n", game->id, _(game->name), game->min_seats, game->max_seats,
           game->source);
    for (int i = 0; i < game->option_count; i++) {
        const SabaccOptionSpec *spec = sabacc_option_spec(game->options[i].id);
        char bytes[512];
        Text forms = text_over(bytes, sizeof bytes);
        form_list(game, game->options[i].id, "|", &forms);
        printf("    %-16s %s [%s]\n", spec->key, bytes, game->options[i].standard);
    }
    for (int i = 0; i < game->preset_count; i++)
        printf("    --preset %-15s %s\n", game->presets[i].id, _(game->presets[i].help));
}

typedef struct Order {
    bool as_json;
} Order;

static bool refuse(void *command, const char *word) {
    (void)command;
    return lab_usage("games: '%s' is not understood", word), false;
}

int lab_games(int argc, char **argv) {
    static const LabOption options[] = {{"--json", LAB_FLAG(Order, as_json)}};
    static const LabSyntax syntax = LAB_SYNTAX(options, refuse);
    Order order = {.as_json = false};
    if (!lab_arguments(argc, argv, &syntax, &order)) return LAB_USAGE;
    if (order.as_json)
        print_json();
    else
        for (int i = 0; i < sabacc_game_count(); i++) print_game(sabacc_game_at(i));
    return LAB_OK;
}
