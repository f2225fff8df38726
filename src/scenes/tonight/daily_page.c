/* The deals of a day: the block of the calendar, beside the ticket and over the stamps (deals.c); upright
 * below them. */

#include "scenes/tonight/private.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/spoken.h"
#include "ui/style.h"

enum { WEEK = 7 };

static const float MONTH_HIGH = 58, NAMES_HIGH = 30, CELL_MOST = 64, CELL_LOW = 46, WEEK_GAP = 3;

static const char *const months[12] = {N_("January"),   N_("February"), N_("March"),    N_("April"),
                                       N_("May"),       N_("June"),     N_("July"),     N_("August"),
                                       N_("September"), N_("October"),  N_("November"), N_("December")};
/* TRANSLATORS: Monday to Sunday, as short as on a calendar. */
static const char *const weekdays[WEEK] = {N_("Mo"), N_("Tu"), N_("We"), N_("Th"),
                                           N_("Fr"), N_("Sa"), N_("Su")};
static const char *const weekday_names[WEEK] = {N_("Monday"), N_("Tuesday"),  N_("Wednesday"), N_("Thursday"),
                                                N_("Friday"), N_("Saturday"), N_("Sunday")};

static const StageServices *services(const TonightScene *tonight) {
    return stage_services(tonight->scene.stage);
}

/* ---- the calendar ---- */

static void draw_month_row(const TonightScene *tonight, Ui *ui, Box row) {
    char title[64];
    int64_t day = tonight->at->day, before = calendar_month_after(day, -1),
            after = calendar_month_after(day, 1);
    /* TRANSLATORS: a month and its year. */
    snprintf(title, sizeof title, _("%s %d"), _(months[day / 100 % 100 - 1]), (int)(day / 10000));
    ui_button(ui, &(Button){.name = "month:before",
                            .box = box_cut_left(&row, 64, 8),
                            .label = "\uE010",
                            .said = _("Month before"),
                            .is_disabled = before < calendar_month(DAILY_FIRST)});
    ui_button(ui, &(Button){.name = "month:after",
                            .box = box_cut_right(&row, 64, 8),
                            .label = "\uE011",
                            .said = _("Next month"),
                            .is_disabled = after > tonight->today});
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_INK, TEXT_CENTRE);
    canvas_named_text(ui_canvas(ui), row, &style, title, "month");
}

/* A star where all games of the day are played, else how many are; a dot where the cell is low. */
static void draw_mark(Canvas *canvas, Box cell, int played, Colour ink) {
    static const float DOT = 6;
    char words[24];
    if (played == 0) return;
    if (cell.height < CELL_LOW) {
        Box dot = box_place(cell, DOT, DOT, 0.5f, 0.93f);
        canvas_panel(canvas, dot, &(PanelStyle){.top = ink, .bottom = ink, .radius = DOT / 2});
        return;
    }
    bool is_all = played == daily_count();
    snprintf(words, sizeof words, is_all ? "\uE02B" : "\uE026%d", played);
    tonight_words(canvas, (Box){cell.x, cell.y + cell.height * 0.5f, cell.width, cell.height * 0.44f}, 18,
                  ink, TEXT_CENTRE, words);
}

/* The chosen day is printed red. */
static void draw_cell(Canvas *canvas, Box cell, HotspotState state, bool is_chosen) {
    const float RADIUS = fminf(cell.width, cell.height) / 2;
    if (is_chosen)
        canvas_panel(canvas, cell,
                     &(PanelStyle){.top = STYLE_INK_RED, .bottom = STYLE_INK_RED, .radius = RADIUS});
    if (!state.is_hovered && !state.is_focused) return;
    canvas_panel(canvas, box_inset(cell, -2, -2),
                 &(PanelStyle){.edge = is_chosen ? STYLE_INK : STYLE_INK_RED,
                               .edge_width = state.is_focused ? 3.5f : 1.5f,
                               .radius = RADIUS + 2});
}

/* "5, November 2026, 3 of 14" */
static void say_day(Ui *ui, int64_t day, int played) {
    char month[64], count[48], words[128];
    snprintf(month, sizeof month, _("%s %d"), _(months[day / 100 % 100 - 1]), (int)(day / 10000));
    snprintf(count, sizeof count, _("%d of %d"), played, daily_count());
    snprintf(words, sizeof words, played > 0 ? "%d, %s, %s" : "%d, %s", (int)(day % 100), month, count);
    ui_spoken_label(ui, words);
}

static void draw_day(const TonightScene *tonight, Ui *ui, Box cell, int64_t day) {
    char name[UI_NAME_BYTES], number[8];
    Canvas *canvas = ui_canvas(ui);
    bool is_open = daily_is_open(day, tonight->today), is_chosen = day == tonight->at->day;
    snprintf(name, sizeof name, "day:%lld", (long long)day);
    snprintf(number, sizeof number, "%d", (int)(day % 100));
    draw_cell(canvas, cell, ui_hotspot(ui, &(Hotspot){.name = name, .box = cell, .is_disabled = !is_open}),
              is_chosen);
    say_day(ui, day, is_open ? daily_played(tonight->book, day) : 0);
    TextStyle style = style_text(day == tonight->today ? FONT_BOLD : FONT_TEXT, STYLE_SIZE_BODY,
                                 is_chosen               ? STYLE_PAPER_LIT
                                 : !is_open              ? 0xff9c8a6cu
                                 : day == tonight->today ? STYLE_INK_RED
                                                         : STYLE_INK,
                                 TEXT_CENTRE);
    int played = is_open ? daily_played(tonight->book, day) : 0;
    float high = cell.height * (played == 0 ? 1 : cell.height < CELL_LOW ? 0.84f : 0.56f);
    canvas_text(canvas, (Box){cell.x, cell.y, cell.width, high}, &style, number);
    draw_mark(canvas, cell, played, is_chosen ? STYLE_PAPER_LIT : STYLE_INK_GREEN);
}

static void draw_days(const TonightScene *tonight, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    Box names = box_cut_top(&box, NAMES_HIGH, 4);
    int64_t first = calendar_month(tonight->at->day);
    int shift = calendar_weekday(first), days = calendar_month_days(first);
    for (int i = 0; i < WEEK; i++)
        tonight_words(canvas, box_column(names, i, WEEK, 6), 18, STYLE_INK_SOFT, TEXT_CENTRE, _(weekdays[i]));
    int weeks = (shift + days + WEEK - 1) / WEEK;
    box.height = fminf(box.height, (float)weeks * CELL_MOST);
    for (int i = 0; i < days; i++) {
        Box week = box_row(box, (i + shift) / WEEK, weeks, WEEK_GAP);
        draw_day(tonight, ui, box_column(week, (i + shift) % WEEK, WEEK, 6), first + i);
    }
}

/* The day as it stands on a leaf that is torn off. */
static void draw_date(const TonightScene *tonight, Canvas *canvas, Box box) {
    static const float HEAD = 54, SIZE = 120, SIZE_LOW = 92, LOW = 150;
    char number[8];
    bool is_low = box.height < LOW;
    snprintf(number, sizeof number, "%d", (int)(tonight->at->day % 100));
    Box head = box_cut_top(&box, HEAD, 0);
    canvas_panel(canvas, head, &(PanelStyle){.top = 0xff96301fu, .bottom = 0xff6f1e13u, .radius = 4});
    TextStyle day = style_text(STYLE_PAPER_FACE, STYLE_SIZE_LARGE, STYLE_PAPER_LIT, TEXT_CENTRE);
    TextStyle large = style_text(STYLE_PAPER_FACE, is_low ? SIZE_LOW : SIZE, STYLE_INK, TEXT_CENTRE);
    canvas_text(canvas, head, &day, _(weekday_names[calendar_weekday(tonight->at->day)]));
    canvas_text(canvas, box, &large, number);
}

/* What is left of leaves that were torn off, at the top of the one below. */
static void draw_torn(Canvas *canvas, Box leaf) {
    static const float STEP = 7;
    static const int teeth[] = {4, 7, 5, 9, 6, 3, 8, 5, 10, 6, 4, 7, 9, 5};
    enum { TEETH = sizeof teeth / sizeof *teeth };
    int at = 0;
    for (float x = leaf.x + 4; x < leaf.x + leaf.width - 4; x += STEP, at++) {
        float high = (float)teeth[at % TEETH], wide = fminf(STEP, leaf.x + leaf.width - 4 - x);
        canvas_fill(canvas, (Box){x, leaf.y, wide, high + 2}, 0x50301c0cu);
        canvas_fill(canvas, (Box){x, leaf.y, wide, high}, at % 3 == 1 ? 0xffd9c8a2u : 0xffe6d8b8u);
    }
}

/* A block of leaves on a board of wood, held by a bar of brass. */
static Box draw_block(Canvas *canvas, Box box, float below) {
    enum { LEAVES = 3 };
    static const float BESIDE = 20, ABOVE = 34, BAR = 28, OUT = 5, STEP = 4;
    style_plate(canvas, box);
    Box leaf = {box.x + BESIDE, box.y + ABOVE, box.width - 2 * BESIDE, box.height - ABOVE - below};
    for (int i = LEAVES; i > 0; i--) {
        Box under = {leaf.x + (float)i, leaf.y, leaf.width - 2 * (float)i, leaf.height + STEP * (float)i};
        canvas_panel(canvas, under,
                     &(PanelStyle){.top = STYLE_PAPER,
                                   .bottom = i % 2 ? 0xffc9b78eu : 0xffb5a278u,
                                   .edge = 0xff8d7748u,
                                   .edge_width = 1,
                                   .radius = 4});
    }
    style_leaf(canvas, leaf);
    Box bar = {leaf.x - OUT, leaf.y - BAR / 2, leaf.width + 2 * OUT, BAR};
    Box head = {leaf.x, leaf.y, leaf.width, BAR / 2};
    canvas_fill(canvas, head, 0xff6f1e13u);
    style_caption(canvas, bar, "");
    box_cut_top(&leaf, BAR / 2, 0);
    return leaf;
}

/* The date is over its month; or beside it where the leaf lies across. */
static void draw_calendar(const TonightScene *tonight, Ui *ui, Box box) {
    static const float DATE_HIGH = 176, DATE_LEAST = 136, DATE_WIDE = 270, BESIDE = 20, ABOVE = 14,
                       UNDER = 16, EDGE = 24, LOW = 620;
    Canvas *canvas = ui_canvas(ui);
    bool lies_across = box.width > box.height;
    float date_high = box.height < LOW ? DATE_LEAST : DATE_HIGH;
    box = draw_block(canvas, box, EDGE);
    const Box torn = box;
    Box date = lies_across ? box_cut_left(&box, DATE_WIDE, 0) : box_cut_top(&box, date_high, 0);
    draw_date(tonight, canvas, date);
    draw_torn(canvas, torn);
    box = box_inset(box, BESIDE, lies_across ? ABOVE : 0);
    draw_month_row(tonight, ui, box_cut_top(&box, MONTH_HIGH, 8));
    draw_days(tonight, ui, (Box){box.x, box.y, box.width, box.height - UNDER});
}

/* ---- the page ---- */

/* Upright the ticket is first, then the stamps, and the calendar last. */
static void draw_upright(TonightScene *tonight, Ui *ui, Box box) {
    static const float CALENDAR = 384, GAP = 18;
    Box calendar = box_cut_bottom(&box, CALENDAR, GAP);
    Box stamps = box_cut_bottom(&box, tonight_stamps_height(tonight, ui, box), GAP);
    tonight_draw_ticket(tonight, ui, box);
    tonight_draw_stamps(tonight, ui, stamps);
    ui_begin_group(ui);
    draw_calendar(tonight, ui, calendar);
}

/* The calendar beside the ticket of the deal that is shown, and the stamps of all along the foot. */
void tonight_draw_daily(TonightScene *tonight, Ui *ui, Box box) {
    static const float CALENDAR = 372, APART = 28, GAP = 20;
    tonight_find_shown(tonight, ui);
    if (canvas_layout(ui_canvas(ui))->is_portrait) {
        draw_upright(tonight, ui, box);
        return;
    }
    Box stamps = box_cut_bottom(&box, tonight_stamps_height(tonight, ui, box), GAP);
    Box calendar = box_cut_left(&box, CALENDAR, APART);
    tonight_draw_ticket(tonight, ui, box);
    tonight_draw_stamps(tonight, ui, stamps);
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

static void show_day(TonightScene *tonight, int64_t day) {
    tonight->at->day = day;
    tonight->shown = tonight->shown_deal = tonight_next_deal(tonight, 0);
}

/* To another month: the same day of it, or the last that is open. */
static void turn_month(TonightScene *tonight, int months_on) {
    int64_t month = calendar_month_after(tonight->at->day, months_on), of = tonight->at->day % 100;
    int64_t last = calendar_month_days(month), day = month + (of < last ? of : last) - 1;
    show_day(tonight, day > tonight->today ? tonight->today : day < DAILY_FIRST ? DAILY_FIRST : day);
}

bool tonight_daily_event(TonightScene *tonight, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "daily:")) {
        play(tonight, ui_event_index(event));
    } else if (strcmp(event->name, "play") == 0) {
        play(tonight, tonight->shown);
    } else if (ui_event_is(event, "day:")) {
        show_day(tonight, strtoll(event->name + strlen("day:"), NULL, 10));
    } else if (strcmp(event->name, "month:before") == 0) {
        turn_month(tonight, -1);
    } else if (strcmp(event->name, "month:after") == 0) {
        turn_month(tonight, 1);
    } else {
        return false;
    }
    return true;
}
