/* The calendar of a month at the left, the games of its chosen day at the right; upright one below the other.
 */

#include "scenes/tonight/private.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/player_face.h"
#include "session/characters.h"
#include "ui/style.h"

enum { WORDS = 240, WEEK = 7, WEEKS = 6 };

static const float PICTURE_WIDE = 120, CARD_SHARE = 0.8f; /* of a game's row; of the picture's height */
static const float GAME_HIGH = 80, GAME_GAP = 10, MONTH_HIGH = 58, NAMES_HIGH = 30;

static const char *const months[12] = {N_("January"),   N_("February"), N_("March"),    N_("April"),
                                       N_("May"),       N_("June"),     N_("July"),     N_("August"),
                                       N_("September"), N_("October"),  N_("November"), N_("December")};
/* TRANSLATORS: Monday to Sunday, as short as on a calendar. */
static const char *const weekdays[WEEK] = {N_("Mo"), N_("Tu"), N_("We"), N_("Th"),
                                           N_("Fr"), N_("Sa"), N_("Su")};

static const StageServices *services(const TonightScene *tonight) {
    return stage_services(tonight->scene.stage);
}

/* ---- the calendar ---- */

static void draw_month_row(const TonightScene *tonight, Ui *ui, Box row) {
    char title[64];
    int64_t day = tonight->at->day, before = calendar_month_after(day, -1),
            after = calendar_month_after(day, 1);
    snprintf(title, sizeof title, "%s %d", _(months[day / 100 % 100 - 1]), (int)(day / 10000));
    ui_button(ui, &(Button){.name = "month:before",
                            .box = box_cut_left(&row, 64, 8),
                            .label = "\uE010",
                            .is_disabled = before < calendar_month(DAILY_FIRST)});
    ui_button(ui, &(Button){.name = "month:after",
                            .box = box_cut_right(&row, 64, 8),
                            .label = "\uE011",
                            .is_disabled = after > tonight->today});
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_CENTRE);
    canvas_named_text(ui_canvas(ui), row, &style, title, "month");
}

/* A star where all games of the day are played, else how many are. */
static void draw_mark(Canvas *canvas, Box cell, int played) {
    char words[24];
    if (played == 0) return;
    bool is_all = played == daily_count();
    snprintf(words, sizeof words, is_all ? "\uE02B" : "\uE026%d", played);
    tonight_words(canvas, (Box){cell.x, cell.y + cell.height * 0.5f, cell.width, cell.height * 0.44f}, 18,
                  STYLE_GAIN, TEXT_CENTRE, words);
}

static void draw_day(const TonightScene *tonight, Ui *ui, Box cell, int64_t day) {
    char name[UI_NAME_BYTES], number[8];
    Canvas *canvas = ui_canvas(ui);
    bool is_open = daily_is_open(day, tonight->today), is_chosen = day == tonight->at->day;
    snprintf(name, sizeof name, "day:%lld", (long long)day);
    snprintf(number, sizeof number, "%d", (int)(day % 100));
    ui_button(
        ui,
        &(Button){.name = name, .box = cell, .label = "", .is_disabled = !is_open, .is_selected = is_chosen});
    TextStyle style = style_text(day == tonight->today ? FONT_BOLD : FONT_TEXT, STYLE_SIZE_BODY,
                                 !is_open                ? STYLE_FAINT
                                 : day == tonight->today ? STYLE_AMBER
                                                         : STYLE_BONE,
                                 TEXT_CENTRE);
    int played = is_open ? daily_played(tonight->book, day) : 0;
    float high = played > 0 ? cell.height * 0.56f : cell.height;
    canvas_text(canvas, (Box){cell.x, cell.y, cell.width, high}, &style, number);
    draw_mark(canvas, cell, played);
}

static void draw_days(const TonightScene *tonight, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    Box names = box_cut_top(&box, NAMES_HIGH, 4);
    int64_t first = calendar_month(tonight->at->day);
    int shift = calendar_weekday(first), days = calendar_month_days(first);
    for (int i = 0; i < WEEK; i++)
        tonight_words(canvas, box_column(names, i, WEEK, 6), 18, STYLE_DUST, TEXT_CENTRE, _(weekdays[i]));
    for (int i = 0; i < days; i++) {
        Box week = box_row(box, (i + shift) / WEEK, WEEKS, 6);
        draw_day(tonight, ui, box_column(week, (i + shift) % WEEK, WEEK, 6), first + i);
    }
}

static void format_streak(const TonightScene *tonight, char *words, size_t size) {
    DailyStreak streak = daily_streak(tonight->book, tonight->today);
    if (streak.longest == 0)
        snprintf(words, size, "%s", _("A game a day makes a row of days; one missed day is forgiven."));
    else if (streak.now == streak.longest)
        snprintf(words, size,
                 ngettext_("%d day in a row. One missed day is forgiven.",
                           "%d days in a row, your longest row. One missed day is forgiven.", streak.now),
                 streak.now);
    else
        snprintf(words, size, _("Days in a row: %d; the longest row was %d. One missed day is forgiven."),
                 streak.now, streak.longest);
}

static void draw_calendar(const TonightScene *tonight, Ui *ui, Box box) {
    char words[WORDS];
    Box foot = box_cut_bottom(&box, 60, 12);
    draw_month_row(tonight, ui, box_cut_top(&box, MONTH_HIGH, 8));
    draw_days(tonight, ui, (Box){box.x, box.y, box.width, fminf(box.height, NAMES_HIGH + 4 + WEEKS * 84)});
    format_streak(tonight, words, sizeof words);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_push_name(ui_canvas(ui), "streak");
    canvas_paragraph_within(ui_canvas(ui), foot, &style, words);
    canvas_pop_name(ui_canvas(ui));
}

/* ---- the games of a day ---- */

/* "4 seats · 5 hands" */
static void format_table(int index, int64_t day, char *words, size_t size) {
    GamePlan plan;
    daily_plan(index, day, "", &plan);
    const SabaccSetup *rules = &plan.setup.rules;
    const SabaccValue *end = &rules->options[SABACC_OPTION_END];
    char seats[96] = "";
    for (int seat = 1; seat < rules->seats; seat++) {
        size_t used = strlen(seats);
        snprintf(seats + used, sizeof seats - used, "%s%s", seat > 1 ? ", " : "", plan.setup.seat[seat].name);
    }
    if (!seats[0]) snprintf(seats, sizeof seats, "%s", _("the house"));
    if (rules->game->played_for.prize == SABACC_FOR_SETS)
        snprintf(words, size, _("Against %s"), seats);
    else
        snprintf(words, size, ngettext_("Against %s · %d hand", "Against %s · %d hands", end->n), seats,
                 (int)end->n);
}

/* Those whom one plays against, in a row; returns its width. */
static float draw_faces(Canvas *canvas, Box box, int index, int64_t day) {
    GamePlan plan;
    const char *portraits[SABACC_MAX_SEATS];
    daily_plan(index, day, "", &plan);
    int count = plan.setup.rules.seats - 1;
    for (int i = 0; i < count; i++) portraits[i] = character_portrait(plan.setup.seat[1 + i].name);
    return player_faces_draw(canvas, box, portraits, count);
}

static void format_result(int index, const DailyResult *result, char *words, size_t size) {
    char own[48], master[48];
    const SabaccGame *game = daily_game(index);
    if (result->state == DAILY_UNPLAYED) {
        snprintf(words, size, "%s", _("Play"));
    } else if (result->state == DAILY_BEGUN) {
        daily_score_words(game, result->master, master, sizeof master);
        snprintf(words, size, result->has_master ? _("Begun · master %s") : _("Begun"), master);
    } else {
        daily_score_words(game, result->own, own, sizeof own);
        daily_score_words(game, result->master, master, sizeof master);
        if (result->has_master)
            snprintf(words, size, _("%s · master %s"), own, master);
        else
            snprintf(words, size, "%s", own);
    }
}

static Colour result_colour(const DailyResult *result) {
    if (result->state != DAILY_PLAYED) return result->state == DAILY_BEGUN ? STYLE_AMBER : STYLE_BONE;
    if (!result->has_master) return STYLE_BONE;
    return daily_compare(result->own, result->master) >= 0 ? STYLE_GAIN : STYLE_DUST;
}

static void draw_game(const TonightScene *tonight, Ui *ui, Box row, int index) {
    char name[UI_NAME_BYTES], words[WORDS];
    Canvas *canvas = ui_canvas(ui);
    const SabaccGame *game = daily_game(index);
    DailyResult result = daily_result(tonight->book, tonight->at->day, index);
    snprintf(name, sizeof name, "daily:%d", index);
    ui_button(ui, &(Button){.name = name, .box = row, .label = ""});
    canvas_push_name(canvas, "%s", name);
    Box rest = box_inset(row, 14, 6);
    Box picture = box_cut_left(&rest, PICTURE_WIDE, 16);
    emblem_draw_framed(canvas, picture, game, emblem_of(tonight->emblems, game), picture.height * CARD_SHARE);
    format_result(index, &result, words, sizeof words);
    Box right = box_cut_right(&rest, rest.width * 0.42f, 12);
    TextStyle state = style_text(FONT_BOLD, STYLE_SIZE_SMALL + 2, result_colour(&result), TEXT_RIGHT);
    canvas_text(canvas, right, &state, words);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, rest.height * 0.54f, 0), &title, _(game->name));
    box_cut_left(&rest, draw_faces(canvas, rest, index, tonight->at->day), 10);
    format_table(index, tonight->at->day, words, sizeof words);
    tonight_words(canvas, rest, STYLE_SIZE_SMALL - 2, STYLE_DUST, TEXT_LEFT, words);
    canvas_pop_name(canvas);
}

static void draw_games(const TonightScene *tonight, Ui *ui, Box box) {
    char heading[WORDS], day[CALENDAR_WORDS];
    int count = daily_count(), played = daily_played(tonight->book, tonight->at->day);
    calendar_format(tonight->at->day, day);
    snprintf(heading, sizeof heading, _("%s: %d of %d played"),
             tonight->at->day == tonight->today ? _("Today") : day, played, count);
    Box line = box_cut_top(&box, 40, 4), about = box_cut_top(&box, 30, 10);
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_AMBER, TEXT_LEFT);
    canvas_named_text(ui_canvas(ui), line, &style, heading, "played");
    tonight_words(ui_canvas(ui), about, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT,
                  _("The same cards for all who play it. The first try counts."));
    Box all = ui_begin_scroll(ui, "games", box, (GAME_HIGH + GAME_GAP) * (float)count);
    for (int i = 0; i < count; i++)
        draw_game(tonight, ui, box_inset(box_cut_top(&all, GAME_HIGH, GAME_GAP), 6, 0), i);
    ui_end_scroll(ui);
}

void tonight_draw_daily(TonightScene *tonight, Ui *ui, Box box) {
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    Box calendar = is_portrait ? box_cut_top(&box, 640, 18) : box_cut_left(&box, box.width * 0.42f, 44);
    draw_games(tonight, ui, box);
    ui_begin_group(ui);
    draw_calendar(tonight, ui, calendar);
}

/* ---- events ---- */

/* A game that was begun is gone on with, if its record is there; else it is played without counting. */
static void play(TonightScene *tonight, int index) {
    GamePlan plan;
    DailyResult result = daily_result(tonight->book, tonight->at->day, index);
    if (result.state == DAILY_BEGUN && tonight_resume(tonight, result.record)) return;
    daily_plan(index, tonight->at->day, services(tonight)->settings->player, &plan);
    tonight_play(tonight, &plan);
}

/* To another month: the same day of it, or the last that is open. */
static void turn_month(TonightScene *tonight, int months_on) {
    int64_t month = calendar_month_after(tonight->at->day, months_on), of = tonight->at->day % 100;
    int64_t last = calendar_month_days(month), day = month + (of < last ? of : last) - 1;
    tonight->at->day = day > tonight->today ? tonight->today : day < DAILY_FIRST ? DAILY_FIRST : day;
}

bool tonight_daily_event(TonightScene *tonight, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "daily:")) {
        play(tonight, ui_event_index(event));
    } else if (ui_event_is(event, "day:")) {
        tonight->at->day = strtoll(event->name + strlen("day:"), NULL, 10);
    } else if (strcmp(event->name, "month:before") == 0) {
        turn_month(tonight, -1);
    } else if (strcmp(event->name, "month:after") == 0) {
        turn_month(tonight, 1);
    } else {
        return false;
    }
    return true;
}
