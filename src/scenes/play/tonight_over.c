/* How a deal of the day, or a visit of the circuit, has ended: the panel instead of the standings. */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/ribbon.h"
#include "session/deck_choice.h"
#include "session/earned.h"
#include "ui/style.h"
#include "ui/widgets.h"

enum { WORDS = 400 };

static void draw_line(Canvas *canvas, Box box, const char *words, Colour colour) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, colour, TEXT_LEFT);
    canvas_paragraph_within(canvas, box, &style, words);
}

/* ---- the deal of the day ---- */

/* A number over what it is. */
static void draw_score(Canvas *canvas, Box box, const char *number, const char *whose, const char *name,
                       Colour colour) {
    canvas_panel(canvas, box, &(PanelStyle){.top = STYLE_NIGHT, .bottom = STYLE_NIGHT, .radius = 10});
    TextStyle digits = style_text(FONT_TITLE, 46, colour, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    canvas_named_text(canvas, (Box){box.x, box.y + 10, box.width, 56}, &digits, number, "%s", name);
    canvas_text(canvas, (Box){box.x + 8, box.y + 68, box.width - 16, 30}, &small, whose);
}

static const char *verdict_words(const PlayTonight *tonight) {
    if (!tonight->result.has_master) return _("The master is still playing it …");
    int order = daily_compare(tonight->result.own, tonight->result.master);
    if (order > 0) return _("You did better than the master with the same chance.");
    return order == 0 ? _("You did as well as the master with the same chance.")
                      : _("With the same chance the master did better.");
}

static void draw_scores(const PlayTonight *tonight, const SabaccGame *game, Canvas *canvas, Box row) {
    char own[48], master[48] = "…";
    daily_score_words(game, tonight->result.own, own, sizeof own);
    if (tonight->result.has_master) daily_score_words(game, tonight->result.master, master, sizeof master);
    draw_score(canvas, box_column(row, 0, 2, 14), own, _("You"), "daily:own", STYLE_BRASS_LIT);
    draw_score(canvas, box_column(row, 1, 2, 14), master, _("The master"), "daily:master", STYLE_BONE);
}

static const float DAILY_GAP = 14, DAILY_HIGH = 410 + STYLE_BUTTON_HIGH + 14;

static void draw_daily_buttons(const PlayScene *play, Ui *ui, Box foot, bool can_share) {
    Box first = box_cut_top(&foot, STYLE_BUTTON_HIGH, DAILY_GAP);
    ui_button(ui, &(Button){.name = "look-back",
                            .box = box_column(first, 0, 2, DAILY_GAP),
                            .label = _("Look back"),
                            .is_disabled = !play_can_look_back(play)});
    ui_button(ui, &(Button){.name = "share",
                            .box = box_column(first, 1, 2, DAILY_GAP),
                            .label = _("Copy the line"),
                            .is_disabled = !can_share});
    ui_button(
        ui, &(Button){.name = "title", .box = box_column(foot, 0, 2, DAILY_GAP), .label = _("To the title")});
    ui_button(ui, &(Button){.name = "tonight",
                            .box = box_column(foot, 1, 2, DAILY_GAP),
                            .label = _("Tonight"),
                            .is_primary = true});
}

/* What this try came to where another one stands. */
static void format_try(const PlayTonight *tonight, const SabaccGame *game, char *words, size_t size) {
    char own[48];
    daily_score_words(game, tonight->own, own, sizeof own);
    if (tonight->counts)
        snprintf(words, size, "%s", verdict_words(tonight));
    else
        snprintf(words, size, _("This try: %s. Only the first one counts."), own);
}

static void draw_daily(const PlayScene *play, Ui *ui, Box area) {
    const PlayTonight *tonight = &play->tonight;
    const SabaccGame *game = play_game(play);
    Canvas *canvas = ui_canvas(ui);
    char day[CALENDAR_WORDS], words[WORDS], line[DAILY_LINE];
    calendar_format(tonight->day, day);
    snprintf(words, sizeof words, _("Deal of the day, %s"), day);
    bool is_played = tonight->result.state == DAILY_PLAYED;
    Box rest = play_result_panel(ui, area, DAILY_HIGH, words, false, 1);
    Box foot = box_cut_bottom(&rest, 2 * STYLE_BUTTON_HIGH + DAILY_GAP, 16);
    if (is_played) draw_scores(tonight, game, canvas, box_cut_top(&rest, 106, 12));
    format_try(tonight, game, words, sizeof words);
    draw_line(canvas, box_cut_top(&rest, 36, 4), words, STYLE_BONE);
    if (is_played) {
        TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
        daily_line(tonight->day, tonight->daily, &tonight->result, line);
        canvas_push_name(canvas, "daily:line");
        canvas_paragraph_within(canvas, rest, &small, line);
        canvas_pop_name(canvas);
    }
    draw_daily_buttons(play, ui, foot, is_played);
}

/* ---- the circuit ---- */

static void format_visit(const PlayTonight *tonight, char *words, size_t size) {
    const CircuitHouse *house = circuit_house(tonight->house);
    bool is_last = tonight->house == CIRCUIT_TABLES - 1;
    if (tonight->gained < house->goal)
        snprintf(words, size,
                 ngettext_("%d credit was to be won. You lose nothing but the way: your chair is kept.",
                           "%d credits were to be won. You lose nothing but the way: your chair is kept.",
                           house->goal),
                 (int)house->goal);
    else if (is_last)
        snprintf(words, size, "%s", _("The end of the road: no house on the circuit has beaten you."));
    else
        snprintf(words, size,
                 tonight->has_opened ? _("The next house opens: %s.")
                                     : _("Enough again. The next house is %s."),
                 _(circuit_house(tonight->house + 1)->name));
}

/* With some houses a cloth is won, the first time that they are. */
static void add_cloth(const PlayTonight *tonight, char *words, size_t size) {
    size_t used = strlen(words);
    int cloth = earned_cloth_with(tonight->house);
    if (tonight->has_opened && cloth >= 0)
        snprintf(words + used, size - used, _(" A cloth for your tables is yours: %s (in the settings)."),
                 deck_cloth_title(cloth));
}

static void draw_visit(const PlayScene *play, Ui *ui, Box area) {
    const PlayTonight *tonight = &play->tonight;
    const CircuitHouse *house = circuit_house(tonight->house);
    Canvas *canvas = ui_canvas(ui);
    char gained[24], words[WORDS];
    bool is_reached = tonight->gained >= house->goal;
    Box rest = play_result_panel(ui, area, 350, _(house->name), false, 1);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 16), row = box_cut_top(&rest, 106, 14);
    play_result_gained(tonight->gained, gained, sizeof gained);
    draw_score(canvas, box_column(row, 0, 2, 14), gained, _("You"), "visit:gained",
               is_reached ? STYLE_GAIN : STYLE_LOSS);
    play_result_gained(house->goal, gained, sizeof gained);
    draw_score(canvas, box_column(row, 1, 2, 14), gained, _("Goal of the house"), "visit:goal", STYLE_BONE);
    format_visit(tonight, words, sizeof words);
    add_cloth(tonight, words, sizeof words);
    draw_line(canvas, rest, words, STYLE_BONE);
    ui_button(ui, &(Button){.name = "title", .box = box_column(foot, 0, 3, 14), .label = _("To the title")});
    ui_button(ui, &(Button){.name = "again",
                            .box = box_column(foot, 1, 3, 14),
                            .label = _("Sit down again"),
                            .is_primary = !is_reached});
    ui_button(ui, &(Button){.name = "tonight",
                            .box = box_column(foot, 2, 3, 14),
                            .label = _("To the road"),
                            .is_primary = is_reached});
}

bool play_draw_tonight_over(const PlayScene *play, Ui *ui, Box area) {
    if (!play->tonight.is_over) return false;
    if (play->tonight.daily >= 0) draw_daily(play, ui, area);
    if (play->tonight.house >= 0) draw_visit(play, ui, area);
    return play->tonight.daily >= 0 || play->tonight.house >= 0;
}
