#include "scenes/setup_options.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float OPTION_ROW = 64, OPTION_GAP = 8;

/* --- numbers
 * ----------------------------------------------------------------------------------------------------- */

static const int32_t nice_numbers[] = {
    0,    1,    2,    3,    4,    5,     6,     8,     10,    12,     15,     20,     25,     30,     40,
    50,   60,   75,   80,   100,  120,   150,   200,   250,   300,    400,    500,    600,    750,    800,
    1000, 1500, 2000, 2500, 5000, 10000, 20000, 25000, 50000, 100000, 200000, 250000, 500000, 1000000};
enum { NICE_NUMBERS = sizeof nice_numbers / sizeof *nice_numbers };

/* Calls of the three below walk the same list: the numbers in range, with the value at its place. */
int32_t nice_at(int index, int32_t value, int32_t least, int32_t most) {
    int place = 0;
    bool has_value = false;
    for (int i = 0; i < NICE_NUMBERS; i++) {
        int32_t number = nice_numbers[i];
        if (number < least || number > most) continue;
        if (!has_value && number >= value) {
            if (place++ == index) return value;
            has_value = true;
            if (number == value) continue;
        }
        if (place++ == index) return number;
    }
    return value;
}

int nice_count(int32_t value, int32_t least, int32_t most) {
    int count = 0;
    bool has_value = false;
    for (int i = 0; i < NICE_NUMBERS; i++) {
        if (nice_numbers[i] < least || nice_numbers[i] > most) continue;
        count++;
        has_value |= nice_numbers[i] == value;
    }
    return count + !has_value;
}

int nice_index(int32_t value, int32_t least, int32_t most) {
    int place = 0;
    for (int i = 0; i < NICE_NUMBERS; i++)
        place += nice_numbers[i] >= least && nice_numbers[i] <= most && nice_numbers[i] < value;
    return place;
}

/* --- forms
 * ------------------------------------------------------------------------------------------------------- */

/* The index-th of "none|cap N|fixed N M"; false behind the last. */
static bool form_at(const char *forms, int index, char form[48]) {
    for (; index > 0; index--) {
        forms = strchr(forms, '|');
        if (!forms) return false;
        forms++;
    }
    snprintf(form, 48, "%.*s", (int)strcspn(forms, "|"), forms);
    return true;
}

static int form_count(const char *forms) {
    int count = 1;
    for (; *forms; forms++) count += *forms == '|';
    return count;
}

static int numbers_in(const char *form) {
    int count = 0;
    for (const char *c = form; *c; c++) count += (*c == 'N' || *c == 'M') && (c == form || c[-1] == ' ');
    return count;
}

static bool is_switch(const SabaccOptionSpec *spec) { return strcmp(spec->forms, "on|off") == 0; }

/* "fixed N M" with its numbers, as sabacc_option_set reads it. */
static void form_fill(const char *form, int32_t n, int32_t m, char value[64]) {
    Text text = text_over(value, 64);
    for (const char *c = form; *c; c++) {
        bool is_number = (*c == 'N' || *c == 'M') && (c == form || c[-1] == ' ');
        if (is_number) {
            text_add_int(&text, *c == 'N' ? n : m);
        } else {
            text_add_char(&text, *c);
        }
    }
}

/* The words of a form without its numbers: "fixed", or "number" where there are none but the number. */
static void form_label(const char *form, char *label, size_t size) {
    size_t length = 0;
    while (form[length] &&
           !((form[length] == 'N' || form[length] == 'M') && (length == 0 || form[length - 1] == ' ')))
        length++;
    while (length > 0 && form[length - 1] == ' ') length--;
    bool has_two = numbers_in(form) == 2;
    if (length == 0) {
        snprintf(label, size, "%s", _("a number"));
    } else {
        snprintf(label, size, has_two ? _("%.*s (two)") : "%.*s", (int)length, form);
    }
}

static int rows_of(const MatchSetup *setup, SabaccOptionId id) {
    const SabaccOptionSpec *spec = sabacc_option_spec(id);
    char form[48];
    form_at(spec->forms, setup->rules.options[id].form, form);
    return strcmp(spec->forms, "N") == 0 || is_switch(spec) ? 1 : 1 + numbers_in(form);
}

/* A long line of help takes more room; about so many letters stand in a line beside the widget. */
static float row_height(const SabaccOptionSpec *spec) {
    enum { LETTERS_A_LINE = 40, LINE_HIGH = 26 };
    float lines = (float)(strlen(_(spec->help)) / LETTERS_A_LINE + 1);
    return fmaxf(OPTION_ROW, lines * LINE_HIGH + 12);
}

float setup_options_height(const MatchSetup *setup) {
    float height = 0;
    const SabaccGame *game = setup->rules.game;
    for (int i = 0; i < game->option_count; i++)
        height += row_height(sabacc_option_spec(game->options[i].id)) + OPTION_GAP +
                  (float)(rows_of(setup, game->options[i].id) - 1) * (OPTION_ROW + OPTION_GAP);
    return height;
}

/* --- widgets
 * ----------------------------------------------------------------------------------------------------- */

static void draw_help(Ui *ui, Box box, const char *help) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    float high = canvas_paragraph(canvas, box, &style, help, true);
    if (high < box.height) box.y += (box.height - high) / 2;
    canvas_paragraph(canvas, box, &style, help, false);
}

static void draw_number(Ui *ui, Box box, const char *name, int32_t value, const SabaccOptionSpec *spec) {
    char words[16];
    snprintf(words, sizeof words, "%d", value);
    ui_choice(ui, &(Choice){.name = name,
                            .box = box_inset(box, 0, 6),
                            .text = words,
                            .value = nice_index(value, spec->least, spec->most),
                            .maximum = nice_count(value, spec->least, spec->most) - 1});
}

static void draw_forms(Ui *ui, Box box, const char *name, int form, const SabaccOptionSpec *spec) {
    char words[48], label[64];
    form_at(spec->forms, form, words);
    form_label(words, label, sizeof label);
    ui_choice(ui, &(Choice){.name = name,
                            .box = box_inset(box, 0, 6),
                            .text = label,
                            .value = form,
                            .maximum = form_count(spec->forms) - 1,
                            .goes_around = true});
}

/* The numbers of a form stand under its choice. */
static void draw_numbers(Ui *ui, Box *rest, const char *name, const SabaccValue *value,
                         const SabaccOptionSpec *spec) {
    static const char *const parts[] = {"n", "m"};
    char form[48], number[UI_NAME_BYTES + 2];
    form_at(spec->forms, value->form, form);
    int count = numbers_in(form);
    for (int i = 0; i < count; i++) {
        Box row = box_cut_top(rest, OPTION_ROW, OPTION_GAP);
        snprintf(number, sizeof number, "%s:%s", name, parts[i]);
        draw_number(ui, box_cut_right(&row, row.width * 0.42f, 20), number, i == 0 ? value->n : value->m,
                    spec);
    }
}

static void draw_option(Ui *ui, Box *rest, const MatchSetup *setup, SabaccOptionId id) {
    const SabaccOptionSpec *spec = sabacc_option_spec(id);
    const SabaccValue *value = &setup->rules.options[id];
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "option:%s", spec->key);
    Box row = box_cut_top(rest, row_height(spec), OPTION_GAP), help = row;
    help.width -= is_switch(spec) ? 110 : row.width * 0.42f + 20;
    row = box_place(row, row.width, OPTION_ROW, 0, 0.5f);
    if (is_switch(spec)) {
        Box place = box_cut_right(&row, 90, 20);
        ui_checkbox(ui, &(Checkbox){.name = name, .box = place, .label = "", .is_on = value->form == 0});
    } else if (strcmp(spec->forms, "N") == 0) {
        draw_number(ui, box_cut_right(&row, row.width * 0.42f, 20), name, value->n, spec);
    } else {
        draw_forms(ui, box_cut_right(&row, row.width * 0.42f, 20), name, value->form, spec);
        draw_numbers(ui, rest, name, value, spec);
    }
    draw_help(ui, help, _(spec->help));
}

void setup_options_draw(Ui *ui, Box box, const MatchSetup *setup) {
    const SabaccGame *game = setup->rules.game;
    for (int i = 0; i < game->option_count; i++) draw_option(ui, &box, setup, game->options[i].id);
}

/* --- changes
 * ----------------------------------------------------------------------------------------------------- */

static int32_t within(int64_t value, const SabaccOptionSpec *spec) {
    return value < spec->least ? spec->least : value > spec->most ? spec->most : (int32_t)value;
}

/* A form chosen anew begins with the numbers of the one before, where it had any. */
static void choose_form(SabaccValue *value, int form, const SabaccOptionSpec *spec) {
    char words[48];
    form_at(spec->forms, form, words);
    int numbers = numbers_in(words);
    *value = (SabaccValue){.form = form,
                           .n = numbers > 0 ? within(value->n > 0 ? value->n : 5, spec) : 0,
                           .m = numbers > 1 ? within(2 * (int64_t)value->n, spec) : 0};
}

static bool take_option(MatchSetup *setup, SabaccOptionId id, const char *part, int index) {
    const SabaccOptionSpec *spec = sabacc_option_spec(id);
    SabaccValue value = setup->rules.options[id];
    char form[48], words[64], sentence[256];
    Text why = text_over(sentence, sizeof sentence);
    if (is_switch(spec)) {
        value.form = index ? 0 : 1;
    } else if (strcmp(part, ":m") == 0) {
        value.m = nice_at(index, value.m, spec->least, spec->most);
    } else if (strcmp(part, ":n") == 0 || strcmp(spec->forms, "N") == 0) {
        value.n = nice_at(index, value.n, spec->least, spec->most);
    } else {
        choose_form(&value, index, spec);
    }
    form_at(spec->forms, value.form, form);
    form_fill(form, value.n, value.m, words);
    if (!sabacc_option_set(&setup->rules, spec->key, words, &why)) return false;
    setup->preset[0] = '\0';
    return true;
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

/* --- presets
 * ----------------------------------------------------------------------------------------------------- */

static bool is_standard(const MatchSetup *setup) {
    SabaccSetup standard;
    sabacc_setup_init(&standard, setup->rules.game, setup->rules.seats, 1);
    return memcmp(standard.options, setup->rules.options, sizeof standard.options) == 0;
}

int setup_preset_index(const MatchSetup *setup) {
    const SabaccGame *game = setup->rules.game;
    for (int i = 0; i < game->preset_count; i++) {
        if (strcmp(game->presets[i].id, setup->preset) == 0) return i + 1;
    }
    return is_standard(setup) ? 0 : -1;
}

const char *setup_preset_label(const MatchSetup *setup, int index) {
    if (index < 0) return _("my own");
    return index == 0 ? _("standard") : setup->rules.game->presets[index - 1].id;
}

const char *setup_preset_help(const MatchSetup *setup, int index) {
    if (index < 0) return _("Options chosen one by one");
    return index == 0 ? _("As the rulebook has it") : _(setup->rules.game->presets[index - 1].help);
}

void setup_preset_choose(MatchSetup *setup, int index) {
    char words[256];
    Text why = text_over(words, sizeof words);
    SabaccSetup standard;
    sabacc_setup_init(&standard, setup->rules.game, setup->rules.seats, 1);
    memcpy(setup->rules.options, standard.options, sizeof standard.options);
    const char *id = index > 0 ? setup->rules.game->presets[index - 1].id : "";
    if (index > 0 && !sabacc_preset_apply(&setup->rules, id, &why)) return;
    snprintf(setup->preset, sizeof setup->preset, "%s", id);
}
