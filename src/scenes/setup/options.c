#include "scenes/setup/options.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/option_words.h"
#include "scenes/setup/summary.h"
#include "ui/clause_marks.h"
#include "ui/explain.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float OPTION_ROW = 64, OPTION_GAP = 14, NUMBER_ROW = 58, TITLE_HIGH = 32, GROUP_HIGH = 58;
static const float WIDGET_SHARE = 0.44f, SWITCH_WIDE = 90, MARK_GAP = 10, CARD_CHOICE = 60, CARD_GAP = 8;
enum { OPTION_HELP = 512 };

/* ---- numbers ---- */

static const int32_t nice_numbers[] = {
    0,       1,       2,        3,        4,         5,         6,         8,      10,     12,     15,
    20,      25,      30,       40,       50,        60,        75,        80,     100,    120,    150,
    200,     250,     300,      400,      500,       600,       750,       800,    1000,   1500,   2000,
    2500,    5000,    10000,    20000,    25000,     50000,     100000,    200000, 250000, 500000, 1000000,
    2000000, 5000000, 10000000, 50000000, 100000000, 500000000, 1000000000};
enum { NICE_NUMBERS = sizeof nice_numbers / sizeof *nice_numbers, SHORT_RANGE = 24 };

static bool is_short(int32_t min, int32_t max) { return max - min <= SHORT_RANGE; }

/* The three functions below iterate over the same list: the numbers in range, with the value in its place. */
int32_t nice_at(int index, int32_t value, int32_t min, int32_t max) {
    int place = 0;
    bool has_value = false;
    if (is_short(min, max)) return min + index;
    for (int i = 0; i < NICE_NUMBERS; i++) {
        int32_t number = nice_numbers[i];
        if (number < min || number > max) continue;
        if (!has_value && number >= value) {
            if (place++ == index) return value;
            has_value = true;
            if (number == value) continue;
        }
        if (place++ == index) return number;
    }
    return value;
}

int nice_count(int32_t value, int32_t min, int32_t max) {
    int count = 0;
    bool has_value = false;
    if (is_short(min, max)) return max - min + 1;
    for (int i = 0; i < NICE_NUMBERS; i++) {
        if (nice_numbers[i] < min || nice_numbers[i] > max) continue;
        count++;
        has_value |= nice_numbers[i] == value;
    }
    return count + !has_value;
}

int nice_index(int32_t value, int32_t min, int32_t max) {
    int place = 0;
    if (is_short(min, max)) return value - min;
    for (int i = 0; i < NICE_NUMBERS; i++)
        place += nice_numbers[i] >= min && nice_numbers[i] <= max && nice_numbers[i] < value;
    return place;
}

/* ---- widgets ---- */

/* One option while it is drawn. */
typedef struct Row {
    Ui *ui;
    const SabaccGame *game;
    SabaccOptionId id;
    const char *clauses;
    const SabaccValue *value;
    bool is_changed; /* differs from the game's default */
    char name[UI_NAME_BYTES];
} Row;

static float widget_width(const Row *row, float width) {
    return option_kind(row->id) == OPTION_SWITCH ? SWITCH_WIDE : width * WIDGET_SHARE;
}

static const TextStyle help_style = {FONT_TEXT, STYLE_SIZE_HINT, STYLE_HINT, TEXT_LEFT};

static void add_range(const SabaccRange *range, Text *out) {
    char words[64];
    snprintf(words, sizeof words, _("%d to %d"), range->min, range->max);
    text_add(out, words);
}

/* Ranges are for those who read clauses: others see where a stepper ends. */
static void row_help(const Row *row, char *words, size_t size) {
    char named[OPTION_HELP];
    Text help = text_over(named, sizeof named);
    option_value_help(row->id, row->value, &help);
    if (option_kind(row->id) == OPTION_NUMBER && ui_shows_clauses(row->ui)) {
        SabaccRange range = sabacc_option_range(row->id, 0);
        text_add(&help, " (");
        add_range(&range, &help);
        text_add(&help, ")");
    }
    clause_words(row->ui, named, words, size);
}

/* The key and value as written; the key alone or nothing if there is no room. */
static void draw_spelling(const Row *row, Box line) {
    Canvas *canvas = ui_canvas(row->ui);
    char words[96];
    Text text = text_over(words, sizeof words);
    TextStyle word = style_text(FONT_TEXT, 18, STYLE_FAINT, TEXT_LEFT);
    text_add(&text, sabacc_option_spec(row->id)->key);
    text_add_char(&text, ' ');
    if (option_kind(row->id) == OPTION_SWITCH)
        text_add(&text, row->value->form == 0 ? "on" : "off");
    else
        option_value_text(row->id, row->value, &text);
    line.y += 2;
    const char *key = sabacc_option_spec(row->id)->key;
    bool fits = canvas_text_width(canvas, &word, words) <= line.width;
    if (fits || canvas_text_width(canvas, &word, key) <= line.width)
        canvas_text(canvas, line, &word, fits ? words : key);
}

/* The title, and beside it the mark of its clauses; for those who read them also the spelling. */
static void draw_title(const Row *row, Box line) {
    Canvas *canvas = ui_canvas(row->ui);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_SMALL + 2,
                                 row->is_changed ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    box_cut_left(&line, canvas_text(canvas, line, &title, option_title(row->id)), MARK_GAP);
    clause_mark_button(row->ui, line, 0, sabacc_option_spec(row->id)->key, row->clauses);
    box_cut_left(&line, clause_mark_width(row->ui, row->clauses), MARK_GAP);
    if (ui_shows_clauses(row->ui)) draw_spelling(row, line);
}

static void draw_stepper(Ui *ui, Box box, const char *name, int32_t value, SabaccRange range) {
    char words[16];
    snprintf(words, sizeof words, "%d", value);
    ui_choice(ui, &(Choice){.name = name,
                            .box = box,
                            .text = words,
                            .value = nice_index(value, range.min, range.max),
                            .maximum = nice_count(value, range.min, range.max) - 1});
}

/* The order in which forms are gone through is that of options.def; but stakes that are turned on begin with
 * `pot` (PL-2). */
static int form_in_turn(SabaccOptionId id, int index) {
    bool is_turned = id == SABACC_OPTION_STAKES && index > 0;
    return is_turned ? option_form_count(id) - index : index;
}

/* Forms without a meaning in the game are skipped: converts a form to its index among the others, and back.
 */
static int place_of_form(const SabaccGame *game, SabaccOptionId id, int form) {
    int place = 0;
    for (int i = 0; i < option_form_count(id) && form_in_turn(id, i) != form; i++)
        place += sabacc_game_has_form(game, id, form_in_turn(id, i));
    return place;
}

static int form_of_place(const SabaccGame *game, SabaccOptionId id, int place) {
    for (int i = 0; i < option_form_count(id); i++)
        if (sabacc_game_has_form(game, id, form_in_turn(id, i)) && place-- == 0) return form_in_turn(id, i);
    return 0;
}

/* The index of the last. */
static int last_place(const SabaccGame *game, SabaccOptionId id) {
    int count = 0;
    for (int form = 0; form < option_form_count(id); form++) count += sabacc_game_has_form(game, id, form);
    return count - 1;
}

static void draw_widget(const Row *row, Box box, bool is_quiet) {
    char words[64];
    Text title = text_over(words, sizeof words);
    switch (option_kind(row->id)) {
    case OPTION_SWITCH:
        ui_checkbox(row->ui,
                    &(Checkbox){.name = row->name, .box = box, .label = "", .is_on = row->value->form == 0});
        ui_spoken_label(row->ui, option_title(row->id));
        return;
    case OPTION_NUMBER:
        draw_stepper(row->ui, box, row->name, row->value->n, sabacc_option_range(row->id, 0));
        ui_spoken_label(row->ui, option_title(row->id));
        return;
    case OPTION_CHOICE: break;
    }
    option_value_title(row->id, row->value, &title);
    ui_choice(row->ui, &(Choice){.name = row->name,
                                 .box = box,
                                 .text = words,
                                 .value = place_of_form(row->game, row->id, row->value->form),
                                 .maximum = last_place(row->game, row->id),
                                 .goes_around = true,
                                 .is_quiet = is_quiet});
    ui_spoken_label(row->ui, option_title(row->id));
}

/* The numbers of a form are under its choice, each with its label and range. */
static void draw_numbers(const Row *row, Box *rest) {
    static const char *const parts[] = {"n", "m"};
    SabaccRange range = sabacc_option_range(row->id, row->value->form);
    for (int i = 0; i < option_form_numbers(row->id, row->value->form); i++) {
        char name[UI_NAME_BYTES + 2], words[96];
        Text label = text_over(words, sizeof words);
        Box line = box_cut_top(rest, NUMBER_ROW, 0),
            box = box_cut_right(&line, line.width * WIDGET_SHARE, 16);
        text_add(&label, option_number_label(row->id, row->value->form, i));
        if (ui_shows_clauses(row->ui)) {
            text_add(&label, ", ");
            add_range(&range, &label);
        }
        TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_RIGHT);
        canvas_text(ui_canvas(row->ui), line, &style, words);
        snprintf(name, sizeof name, "%s:%s", row->name, parts[i]);
        draw_stepper(row->ui, box_inset(box, 0, 3), name, i == 0 ? row->value->n : row->value->m, range);
        ui_spoken_label(row->ui, words);
    }
}

static float numbers_height(const Row *row) {
    bool has_numbers = option_kind(row->id) == OPTION_CHOICE;
    return has_numbers ? (float)option_form_numbers(row->id, row->value->form) * NUMBER_ROW : 0;
}

/* Draws, or only measures, one option at the top of `rest`. */
static float draw_option(const Row *row, Box *rest, bool is_measured_only) {
    char help[OPTION_HELP];
    Canvas *canvas = ui_canvas(row->ui);
    row_help(row, help, sizeof help);
    Box words = *rest;
    words.width -= widget_width(row, words.width) + 20;
    float high = fmaxf(TITLE_HIGH + canvas_paragraph(canvas, words, &help_style, help, true), OPTION_ROW);
    float all = high + numbers_height(row) + OPTION_GAP;
    if (is_measured_only) return all;
    Box line = box_cut_top(rest, high, 0), widget = line;
    widget = box_cut_right(&widget, widget_width(row, widget.width), 0);
    words = (Box){line.x, line.y, words.width, high};
    draw_title(row, box_cut_top(&words, TITLE_HIGH, 0));
    canvas_paragraph(canvas, words, &help_style, help, false);
    draw_widget(row, box_inset(box_place(widget, widget.width, OPTION_ROW, 0, 0), 0, 5), false);
    if (option_kind(row->id) == OPTION_CHOICE) draw_numbers(row, rest);
    box_cut_top(rest, OPTION_GAP, 0);
    return all;
}

/* Whether the words of its choice say the one number that its form has. */
static bool says_number(const Row *row) {
    char words[64], number[16];
    Text title = text_over(words, sizeof words);
    if (option_kind(row->id) != OPTION_CHOICE || option_form_numbers(row->id, row->value->form) != 1)
        return false;
    option_value_title(row->id, row->value, &title);
    snprintf(number, sizeof number, "%d", row->value->n);
    return strstr(words, number) != NULL;
}

/* Keys for less and more beside the words that say the number. */
static void draw_number_keys(const Row *row, Box box) {
    char name[UI_NAME_BYTES + 2], words[16];
    SabaccRange range = sabacc_option_range(row->id, row->value->form);
    snprintf(name, sizeof name, "%s:n", row->name);
    snprintf(words, sizeof words, "%d", row->value->n);
    ui_choice(row->ui, &(Choice){.name = name,
                                 .box = box,
                                 .text = words,
                                 .value = nice_index(row->value->n, range.min, range.max),
                                 .maximum = nice_count(row->value->n, range.min, range.max) - 1,
                                 .is_bare = true});
    ui_spoken_label(row->ui, option_number_label(row->id, row->value->form, 0));
}

static const float KEYS_WIDE = 104, KEYS_HIGH = 46, KEYS_GAP = 16;

/* On a card of its own: the title, its choice over the whole width, and below it what that means; beside this
 * the keys for the number that the choice says, or above it the numbers that it does not say. */
static float draw_card(const Row *row, Box *rest, bool is_measured_only) {
    char help[OPTION_HELP];
    Canvas *canvas = ui_canvas(row->ui);
    row_help(row, help, sizeof help);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_SMALL + 2, STYLE_BONE, TEXT_LEFT);
    bool has_keys = says_number(row);
    float keys = has_keys ? KEYS_HIGH : 0, numbers = has_keys ? 0 : numbers_height(row);
    Box words = *rest;
    words.width -= has_keys ? KEYS_WIDE + KEYS_GAP : 0;
    float title_high = fmaxf(canvas_line_height(canvas, &title), TITLE_HIGH);
    float words_high = fmaxf(canvas_paragraph(canvas, words, &help_style, help, true), keys);
    float all = title_high + CARD_GAP + CARD_CHOICE + CARD_GAP + numbers + words_high;
    if (is_measured_only) return all;
    draw_title(row, box_cut_top(rest, title_high, CARD_GAP));
    draw_widget(row, box_cut_top(rest, CARD_CHOICE, CARD_GAP), true);
    if (!has_keys && option_kind(row->id) == OPTION_CHOICE) draw_numbers(row, rest);
    if (has_keys)
        draw_number_keys(row,
                         box_place(box_cut_right(rest, KEYS_WIDE, KEYS_GAP), KEYS_WIDE, KEYS_HIGH, 0, 0));
    canvas_paragraph(canvas, *rest, &help_style, help, false);
    return all;
}

static void draw_heading(Ui *ui, Box line, OptionGroup group) {
    style_section(ui_canvas(ui), box_inset(line, 0, 6), option_group_title(group));
}

static Row row_of(Ui *ui, const MatchSetup *setup, const SabaccOption *option, const SabaccSetup *standard) {
    SabaccOptionId id = option->id;
    Row row = {.ui = ui,
               .game = setup->rules.game,
               .id = id,
               .clauses = option->clauses,
               .value = &setup->rules.options[id]};
    row.is_changed = memcmp(row.value, &standard->options[id], sizeof *row.value) != 0;
    snprintf(row.name, sizeof row.name, "option:%s", sabacc_option_spec(id)->key);
    return row;
}

/* Groups of which the game has no option are left out. */
static float draw_group(Ui *ui, Box *rest, const MatchSetup *setup, OptionGroup group,
                        bool is_measured_only) {
    const SabaccGame *game = setup->rules.game;
    SabaccSetup standard;
    float height = 0;
    sabacc_setup_init(&standard, game, setup->rules.seats, 1);
    for (int i = 0; i < game->option_count; i++) {
        SabaccOptionId id = game->options[i].id;
        bool is_shown = sabacc_option_matters(&setup->rules, id) && !setup_is_outside(id);
        if (option_group(id) != group || !is_shown) continue;
        Row row = row_of(ui, setup, &game->options[i], &standard);
        if (height == 0 && !is_measured_only) draw_heading(ui, box_cut_top(rest, GROUP_HIGH, 0), group);
        if (height == 0) height = GROUP_HIGH;
        height += draw_option(&row, rest, is_measured_only);
    }
    return height;
}

float setup_option_draw(Ui *ui, Box box, const MatchSetup *setup, SabaccOptionId id, bool is_measured_only) {
    const SabaccGame *game = setup->rules.game;
    SabaccSetup standard;
    float height = 0;
    sabacc_setup_init(&standard, game, setup->rules.seats, 1);
    ui_set_terms(ui, UI_TERMS_MARKED);
    for (int i = 0; i < game->option_count; i++) {
        if (game->options[i].id != id) continue;
        Row row = row_of(ui, setup, &game->options[i], &standard);
        height = draw_card(&row, &box, is_measured_only);
    }
    ui_set_terms(ui, UI_TERMS_PLAIN);
    return height;
}

float setup_options_draw(Ui *ui, Box box, const MatchSetup *setup, bool is_measured_only) {
    float height = 0;
    ui_set_terms(ui, UI_TERMS_MARKED);
    for (int group = 0; group < OPTION_GROUPS; group++)
        height += draw_group(ui, &box, setup, (OptionGroup)group, is_measured_only);
    ui_set_terms(ui, UI_TERMS_PLAIN);
    return height;
}

/* ---- changes ---- */

/* The initial numbers of a form when it is chosen. */
static const struct {
    const char *begins;
    int32_t n, m;
} beginnings[] = {{"d6 ", 4, 6},       {"d12 ", 1, 0},    {"d20 ", 1, 0},           {"timer ", 24, 0},
                  {"percent ", 10, 0}, {"one-of ", 1, 3}, {"max ", 2, 0},           {"exactly ", 2, 0},
                  {"min ", 2, 0},      {"hands ", 10, 0}, {"dealer-cycles ", 1, 0}, {"fixed ", 5, 10},
                  {"cap ", 5, 0}};

static SabaccValue form_begun(SabaccOptionId id, int form) {
    SabaccRange range = sabacc_option_range(id, form);
    int32_t usual = range.max > 1000000 ? 500000 : range.min > 1 ? range.min : 1;
    SabaccValue value = {.form = form, .n = usual, .m = usual};
    const char *words = sabacc_option_spec(id)->forms;
    for (int i = 0; i < form; i++) words = strchr(words, '|') + 1;
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
        if (strncmp(words, beginnings[i].begins, strlen(beginnings[i].begins)) != 0) continue;
        value.n = beginnings[i].n;
        value.m = beginnings[i].m;
    }
    int numbers = option_form_numbers(id, form);
    if (numbers < 2) value.m = 0;
    if (numbers < 1) value.n = 0;
    return value;
}

/* If the first number may not be larger than the second, changing one adjusts the other; other forms are
 * unchanged. */
static bool keep_value(MatchSetup *setup, SabaccOptionId id, SabaccValue value, bool is_second) {
    char words[64], sentence[512];
    for (int attempt = 0; attempt < 2; attempt++) {
        Text text = text_over(words, sizeof words), why = text_over(sentence, sizeof sentence);
        if (option_kind(id) == OPTION_SWITCH)
            text_add(&text, value.form == 0 ? "on" : "off");
        else
            option_value_text(id, &value, &text);
        if (sabacc_option_set(&setup->rules, sabacc_option_spec(id)->key, words, &why)) {
            setup->preset[0] = '\0';
            return true;
        }
        *(is_second ? &value.n : &value.m) = is_second ? value.m : value.n;
    }
    return false;
}

static bool take_option(MatchSetup *setup, SabaccOptionId id, const char *part, int index) {
    SabaccValue value = setup->rules.options[id];
    SabaccRange range = sabacc_option_range(id, value.form);
    bool is_second = strcmp(part, ":m") == 0;
    if (option_kind(id) == OPTION_SWITCH) {
        value.form = index ? 0 : 1;
    } else if (is_second) {
        value.m = nice_at(index, value.m, range.min, range.max);
    } else if (strcmp(part, ":n") == 0 || option_kind(id) == OPTION_NUMBER) {
        value.n = nice_at(index, value.n, range.min, range.max);
    } else {
        value = form_begun(id, form_of_place(setup->rules.game, id, index));
    }
    return keep_value(setup, id, value, is_second);
}

bool setup_options_take(MatchSetup *setup, const UiEvent *event) {
    static const char PREFIX[] = "option:";
    if (event->kind != UI_EVENT_CHANGE || !ui_event_is(event, PREFIX)) return false;
    const char *key = event->name + sizeof PREFIX - 1;
    size_t length = strcspn(key, ":");
    const SabaccGame *game = setup->rules.game;
    for (int i = 0; i < game->option_count; i++) {
        SabaccOptionId id = game->options[i].id;
        if (text_is(key, length, sabacc_option_spec(id)->key))
            return take_option(setup, id, key + length, event->value);
    }
    return false;
}
