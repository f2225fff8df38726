/* The foot of the setup: what one sits down to, in short, or why nobody can, and the ways on and back. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/page.h"
#include "scenes/setup/choosing.h"
#include "scenes/setup/private.h"
#include "scenes/setup/summary.h"
#include "ui/style.h"
#include "ui/widgets.h"

/* CL-5: the setup recommends more rounds for few players. */
static bool has_advice(const SabaccSetup *rules) {
    bool has_rounds = false;
    for (int i = 0; i < rules->game->option_count; i++)
        has_rounds |= rules->game->options[i].id == SABACC_OPTION_MIN_ROUNDS;
    return has_rounds && rules->seats < 4 && rules->options[SABACC_OPTION_MIN_ROUNDS].n < 2;
}

/* On the board at the left, or beside the button. */
static TextAlign foot_align(Ui *ui) {
    return canvas_layout(ui_canvas(ui))->is_portrait ? TEXT_RIGHT : TEXT_LEFT;
}

static void draw_sentence(Ui *ui, Box box, const char *words, Colour colour) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, colour, foot_align(ui));
    float high = canvas_paragraph(ui_canvas(ui), box, &style, words, true);
    box.y += fmaxf((box.height - high) / 2, 0);
    canvas_paragraph(ui_canvas(ui), box, &style, words, false);
}

static void add_part(char *words, size_t size, const char *part) {
    size_t used = strlen(words);
    if (part[0]) snprintf(words + used, size - used, used > 0 ? " · %s" : "%s", part);
}

/* Whom the only person plays against; how many play where there are several, or where names are too many. */
static void format_company(const SetupScene *setup, bool has_names, char *words, size_t size) {
    const MatchSetup *match = &setup->plan.setup;
    char names[MATCH_WORDS * SABACC_MAX_SEATS];
    Text list = text_over(names, sizeof names);
    int people = setup_people(match), others = 0;
    for (int seat = 0; seat < match->rules.seats; seat++) {
        if (agent_is_human(match->seat[seat].agent)) continue;
        if (others++ > 0) text_add(&list, C_("list", ", "));
        text_add(&list, match->seat[seat].name);
    }
    if (has_names && people == 1 && others > 0)
        snprintf(words, size, _("Against %s"), names);
    else if (setup_is_alone(&setup->plan))
        snprintf(words, size, _("Against %s"), _("the house"));
    else if (people == 0)
        snprintf(words, size, "%s", _("Nobody of you plays: you look on"));
    else
        snprintf(words, size, ngettext_("%d player", "%d players", match->rules.seats), match->rules.seats);
}

/* With whom, how long and by which rules. On the board these are seen above and beside it, and only that
 * nobody plays is said. */
static void format_in_short(const SetupScene *setup, bool is_on_board, bool has_names, char *words,
                            size_t size) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    char part[MATCH_WORDS * SABACC_MAX_SEATS + 64], changed[512];
    words[0] = '\0';
    if (is_on_board && setup_people(&setup->plan.setup) > 0) return;
    format_company(setup, has_names, part, sizeof part);
    add_part(words, size, part);
    if (is_on_board) return;
    if (choosing_length_of(rules, part, sizeof part)) add_part(words, size, part);
    setup_changes(&setup->plan.setup, setup->seed, part, sizeof part, changed, sizeof changed);
    add_part(words, size, part);
}

/* What the button leads to, at one look: the game, and all about it in a line; on the board, where the game's
 * name stands large, only with whom. */
static void draw_in_short(const SetupScene *setup, Ui *ui, Box box) {
    static const float LINES = 2.2f;
    Canvas *canvas = ui_canvas(ui);
    bool is_on_board = !canvas_layout(canvas)->is_portrait;
    const char *name = _(setup->plan.setup.rules.game->name);
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, foot_align(ui));
    TextStyle facts = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_BRASS_LIT, foot_align(ui));
    char words[768];
    float line = canvas_line_height(canvas, &facts);
    format_in_short(setup, is_on_board, true, words, sizeof words);
    float high = canvas_paragraph(canvas, box, &facts, words, true);
    if (high > LINES * line) format_in_short(setup, is_on_board, false, words, sizeof words);
    high = fminf(canvas_paragraph(canvas, box, &facts, words, true), LINES * line);
    float first = is_on_board ? 0 : canvas_line_height(canvas, &title);
    high = fminf(high, fmaxf(box.height - first, line));
    Box lines = box_place(box, box.width, fminf(box.height, first + high), 0, 0.5f);
    canvas_push_name(canvas, "setup:short");
    if (!is_on_board) canvas_text(canvas, box_cut_top(&lines, lines.height - high, 0), &title, name);
    canvas_paragraph_within(canvas, lines, &facts, words);
    canvas_pop_name(canvas);
}

/* To sit down comes first; the way back is where it is on every page. */
void setup_foot_draw(const SetupScene *setup, Ui *ui, Box foot) {
    static const float START_HIGH = 78, START = 480, START_UPRIGHT = 300, APART = 24, BOARD = 0.43f,
                       BESIDE = 34;
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    char words[256] = "";
    Text why = text_over(words, sizeof words);
    bool is_good = game_plan_check(&setup->plan, &why);
    Box on_board = box_inset(box_place(foot, foot.width * BOARD, foot.height, 0, 0), BESIDE, 0);
    Box back = page_cut_back(ui_canvas(ui), &foot);
    Box start = box_cut_right(&foot, is_portrait ? START_UPRIGHT : START, APART);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "start",
                            .box = box_place(start, start.width, fminf(start.height, START_HIGH), 0, 1),
                            .label = _("Sit down"),
                            .is_primary = true,
                            .is_great = true,
                            .is_disabled = !is_good});
    page_draw_back(ui, back, _("Back"), false);
    if (!is_portrait) foot = on_board;
    if (!is_good)
        draw_sentence(ui, foot, words, STYLE_LOSS);
    else if (has_advice(&setup->plan.setup.rules))
        draw_sentence(ui, foot, _("With fewer than four seats let 2 to 4 rounds pass before a call."),
                      STYLE_DUST);
    else
        draw_in_short(setup, ui, foot);
}
