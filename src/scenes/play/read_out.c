/* The house rules in force, shown before the first card (PL-1): every option that differs from the game's
 * default, and the prices of items (PL-2). */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/option_words.h"
#include "scenes/play/private.h"
#include "scenes/presets.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"
#include "words/item_words.h"

enum { LINES_MAX = SABACC_OPTIONS + SABACC_MAX_SEATS + 1, LINE_WORDS = 320 };

/* One rule: its title, its value here, and its clauses. */
typedef struct Line {
    char title[LINE_WORDS], value[LINE_WORDS];
    const char *clauses;
} Line;

static const MatchSetup *setup_of(const PlayScene *play) { return match_setup(play->game.match); }

/* ---- contents ---- */

static bool is_usual(const SabaccSetup *rules, const SabaccSetup *usual, SabaccOptionId id) {
    return memcmp(&rules->options[id], &usual->options[id], sizeof usual->options[id]) == 0;
}

/* A numbered deal's limit of one hand is not shown as a house rule. */
static int list_options(const PlayScene *play, Line lines[LINES_MAX]) {
    const SabaccSetup *rules = &setup_of(play)->rules;
    SabaccSetup usual;
    int count = 0;
    sabacc_setup_init(&usual, rules->game, rules->seats, 1);
    for (int i = 0; i < rules->game->option_count; i++) {
        const SabaccOption *option = &rules->game->options[i];
        bool is_of_deal = play->plan.deal > 0 && option->id == SABACC_OPTION_END;
        if (is_of_deal || is_usual(rules, &usual, option->id) || !sabacc_option_matters(rules, option->id))
            continue;
        Line *line = &lines[count++];
        Text value = text_over(line->value, sizeof line->value);
        snprintf(line->title, sizeof line->title, "%s", option_title(option->id));
        option_value_title(option->id, &rules->options[option->id], &value);
        line->clauses = option->clauses;
    }
    return count;
}

static bool all_own_the_same(const SabaccSetup *rules) {
    for (int seat = 1; seat < rules->seats; seat++)
        if (rules->items[seat] != rules->items[0]) return false;
    return true;
}

static void format_owned(const MatchSetup *setup, int seat, bool is_of_all, Line *line) {
    uint32_t items = setup->rules.items[seat];
    snprintf(line->title, sizeof line->title, _("%s may stake"),
             is_of_all ? _("Everybody") : setup->seat[seat].name);
    item_list(items, line->value, sizeof line->value);
    if (items == 0) snprintf(line->value, sizeof line->value, "%s", _("nothing"));
    line->clauses = "PL-2";
}

static int list_items(const MatchSetup *setup, Line lines[LINES_MAX]) {
    int count = 0;
    if (!sabacc_setup_has_items(&setup->rules)) return 0;
    bool is_of_all = all_own_the_same(&setup->rules);
    for (int seat = 0; seat < (is_of_all ? 1 : setup->rules.seats); seat++)
        format_owned(setup, seat, is_of_all, &lines[count++]);
    Text prices = text_over(lines[count].value, sizeof lines[count].value);
    snprintf(lines[count].title, sizeof lines[count].title, "%s", _("The house pays"));
    item_prices(setup->rules.options[SABACC_OPTION_ANTE].n, &prices);
    lines[count++].clauses = "PL-2";
    return count;
}

static int list_lines(const PlayScene *play, Line lines[LINES_MAX]) {
    int count = list_options(play, lines);
    return count + list_items(setup_of(play), lines + count);
}

static const char *way_of(const PlayScene *play) {
    MatchSetup setup = *setup_of(play);
    proposal_remove(&play->plan.proposal, &setup);
    int preset = preset_index(&setup);
    if (play->plan.way[0]) return play->plan.way;
    return preset < 0 ? _("rules of its own") : preset_label(&setup, preset);
}

/* Nothing differs from the game's defaults. */
static bool is_standard(const PlayScene *play) {
    Line lines[LINES_MAX];
    return list_lines(play, lines) == 0;
}

void play_read_out_log(PlayScene *play) {
    Line lines[LINES_MAX];
    char words[TABLE_LOG_BYTES];
    const char *game = _(setup_of(play)->rules.game->name);
    int count = list_lines(play, lines);
    if (is_standard(play))
        snprintf(words, sizeof words, _("The Plutt: %s, the house’s usual way (PL-1)"), game);
    else
        snprintf(words, sizeof words, _("The Plutt: %s, %s (PL-1)"), game, way_of(play));
    table_view_tell(play->seen.view, words);
    for (int i = 0; i < count; i++) {
        snprintf(words, sizeof words, "%.70s: %.100s (%.20s)", lines[i].title, lines[i].value,
                 lines[i].clauses);
        table_view_tell(play->seen.view, words);
    }
}

bool play_read_out_is_due(const PlayScene *play) {
    const StageServices *services = stage_services(play->scene.stage);
    return play->plan.is_read_out && !is_standard(play) && services->settings->values[SETTING_READ_OUT];
}

/* ---- the panel ---- */

static const float ROW_HIGH = 34, ROW_GAP = 10, CLAUSE_WIDE = 110, TITLE_SHARE = 0.4f;

/* At the right its clauses, or their sign; the whole line opens them. */
static void draw_clauses(Ui *ui, Box row, int index, const Line *line) {
    char where[16];
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_RIGHT);
    snprintf(where, sizeof where, "rule:%d", index);
    bool is_lit = clause_row(ui, box_inset(row, -10, -3), where, line->clauses);
    Box place = box_cut_right(&row, CLAUSE_WIDE, 0);
    if (ui_shows_clauses(ui))
        canvas_text(ui_canvas(ui), (Box){place.x, place.y, place.width, 28}, &style, line->clauses);
    else
        clause_sign(ui, place, line->clauses, is_lit);
}

static float draw_line(Ui *ui, Box row, int index, const Line *line, bool is_measured_only) {
    Canvas *canvas = ui_canvas(ui);
    Box whole = row;
    TextStyle title = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_BONE, TEXT_LEFT);
    TextStyle value = style_text(FONT_BOLD, STYLE_SIZE_SMALL + 2, STYLE_BRASS_LIT, TEXT_LEFT);
    box_cut_right(&row, ui_shows_clauses(ui) ? CLAUSE_WIDE : clause_sign_wide, 16);
    Box name = box_cut_left(&row, row.width * TITLE_SHARE, 16);
    float high = fmaxf(canvas_paragraph(canvas, row, &value, line->value, true),
                       canvas_paragraph(canvas, name, &title, line->title, true));
    high = fmaxf(high, ROW_HIGH);
    if (is_measured_only) return high;
    whole.height = high;
    draw_clauses(ui, whole, index, line);
    canvas_paragraph(canvas, name, &title, line->title, false);
    canvas_paragraph(canvas, row, &value, line->value, false);
    return high;
}

static void draw_head(const PlayScene *play, Canvas *canvas, Box *rest) {
    char words[2 * LINE_WORDS];
    TextStyle heading = style_text(FONT_TITLE, 38, STYLE_BONE, TEXT_LEFT);
    TextStyle way = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(rest, 46, 4), &heading, _("House rules"));
    snprintf(words, sizeof words, _("%s, %s: the Plutt reads out what is not as usual."),
             _(setup_of(play)->rules.game->name), way_of(play));
    float high = canvas_paragraph(canvas, *rest, &way, words, true);
    canvas_paragraph(canvas, box_cut_top(rest, high, 22), &way, words, false);
}

void play_draw_read_out(const PlayScene *play, Ui *ui, Box area) {
    enum { FRAME = 36 };
    Canvas *canvas = ui_canvas(ui);
    Line lines[LINES_MAX];
    int count = list_lines(play, lines);
    float wide = fminf(960, area.width - 32), rows = 0, head = 110, foot = STYLE_BUTTON_HIGH + 24;
    Box inside = {0, 0, wide - 2 * FRAME - 12, 0};
    for (int i = 0; i < count; i++) rows += draw_line(ui, inside, i, &lines[i], true) + ROW_GAP;
    Box plate = box_place(area, wide, fminf(rows + head + foot + 2 * FRAME, area.height - 32), 0.5f, 0.5f);
    ui_begin_modal(ui);
    canvas_glow(canvas, plate, 22, 40, 0xb0000000u);
    canvas_fill(canvas, box_inset(plate, 14, 14), STYLE_NIGHT);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, FRAME, FRAME);
    draw_head(play, canvas, &rest);
    Box button = box_place(box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 24), 320, STYLE_BUTTON_HIGH, 1, 0);
    Box all = ui_begin_scroll(ui, "read-out", rest, fmaxf(rows, 1));
    box_cut_right(&all, 12, 0);
    for (int i = 0; i < count; i++) {
        float high = draw_line(ui, all, i, &lines[i], true);
        draw_line(ui, box_cut_top(&all, high, ROW_GAP), i, &lines[i], false);
    }
    ui_end_scroll(ui);
    ui_button(ui, &(Button){.name = "begin", .box = button, .label = _("Begin"), .is_primary = true});
}
