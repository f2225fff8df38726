/* The evening's programme: a leaf of the calendar at the left, and the games of its chosen day as posters at
 * the right; upright one below the other. */

#include "scenes/tonight/private.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/player_face.h"
#include "scenes/poster.h"
#include "session/characters.h"
#include "ui/spoken.h"
#include "ui/style.h"

enum { WORDS = 600, WEEK = 7, WEEKS = 6 };

static const float MONTH_HIGH = 58, NAMES_HIGH = 30, CELL_MOST = 74;

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

/* A star where all games of the day are played, else how many are. */
static void draw_mark(Canvas *canvas, Box cell, int played, Colour ink) {
    char words[24];
    if (played == 0) return;
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
    float high = played > 0 ? cell.height * 0.56f : cell.height;
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

/* The day as it stands on a leaf that is torn off. */
static void draw_date(const TonightScene *tonight, Canvas *canvas, Box box) {
    static const float HEAD = 54, SIZE = 120;
    char number[8];
    snprintf(number, sizeof number, "%d", (int)(tonight->at->day % 100));
    Box head = box_cut_top(&box, HEAD, 0);
    canvas_panel(canvas, head, &(PanelStyle){.top = 0xff96301fu, .bottom = 0xff6f1e13u, .radius = 4});
    TextStyle day = style_text(STYLE_PAPER_FACE, STYLE_SIZE_LARGE, STYLE_PAPER_LIT, TEXT_CENTRE);
    TextStyle large = style_text(STYLE_PAPER_FACE, SIZE, STYLE_INK, TEXT_CENTRE);
    canvas_text(canvas, head, &day, _(weekday_names[calendar_weekday(tonight->at->day)]));
    canvas_text(canvas, box, &large, number);
}

static void draw_streak(const TonightScene *tonight, Canvas *canvas, Box box, Colour colour) {
    char words[WORDS];
    format_streak(tonight, words, sizeof words);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, colour, TEXT_LEFT);
    canvas_push_name(canvas, "streak");
    canvas_paragraph_within(canvas, box, &style, words);
    canvas_pop_name(canvas);
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

/* A row of days: a lozenge for each, as far as a week. */
static void draw_week(const TonightScene *tonight, Canvas *canvas, Box box) {
    int now = daily_streak(tonight->book, tonight->today).now;
    style_marks(canvas, box, now < WEEK ? now : WEEK, WEEK);
}

/* The date is over its month, and what is said below the leaf; or beside it where that lies across. */
static void draw_calendar(const TonightScene *tonight, Ui *ui, Box box) {
    static const float DATE_HIGH = 188, DATE_WIDE = 270, BESIDE = 20, ABOVE = 14, FOOT_HIGH = 128,
                       FOOT_LOW = 150, UNDER = 16, EDGE = 24, WEEK_HIGH = 18, LARGE = 1.25f;
    Canvas *canvas = ui_canvas(ui);
    bool lies_across = box.width > box.height;
    Box foot = {box.x + BESIDE + 6, box.y + box.height - FOOT_HIGH + 18, box.width - 2 * BESIDE - 12,
                FOOT_HIGH - 34};
    box = draw_block(canvas, box, lies_across ? EDGE : FOOT_HIGH);
    const Box torn = box;
    Box date = lies_across ? box_cut_left(&box, DATE_WIDE, 0) : box_cut_top(&box, DATE_HIGH, 0);
    if (lies_across) foot = box_inset(box_cut_bottom(&date, FOOT_LOW, 0), BESIDE, 0);
    draw_date(tonight, canvas, date);
    draw_torn(canvas, torn);
    box = box_inset(box, BESIDE, lies_across ? ABOVE : 0);
    draw_month_row(tonight, ui, box_cut_top(&box, MONTH_HIGH, 8));
    draw_days(tonight, ui,
              (Box){box.x, box.y, box.width, fminf(box.height - UNDER, NAMES_HIGH + 4 + WEEKS * CELL_MOST)});
    if (lies_across)
        box_cut_bottom(&foot, UNDER, 0);
    else if (canvas_text_scale(canvas) <= LARGE)
        draw_week(tonight, canvas, box_cut_bottom(&foot, WEEK_HIGH, 10));
    draw_streak(tonight, canvas, foot, lies_across ? STYLE_INK_SOFT : STYLE_BONE);
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

/* "5 hands"; "3 sets to win". */
static void format_length(const MatchSetup *setup, char *words, size_t size) {
    const SabaccValue *end = &setup->rules.options[SABACC_OPTION_END];
    const SabaccValue *sets = &setup->rules.options[SABACC_OPTION_SETS];
    if (setup->rules.game->played_for.prize == SABACC_FOR_SETS)
        snprintf(words, size, ngettext_("%d set to win", "%d sets to win", sets->n), (int)sets->n);
    else
        snprintf(words, size, ngettext_("%d hand", "%d hands", end->n), (int)end->n);
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

static Colour result_light(const DailyResult *result) {
    bool has_both = result->state == DAILY_PLAYED && result->has_master;
    return has_both && daily_compare(result->own, result->master) >= 0 ? STYLE_GAIN : STYLE_BRASS_LIT;
}

/* The one that is looked at; −1 without one. */
static int looked_at(const Ui *ui) {
    const char *name = ui_shows_focus(ui) ? ui_focus(ui) : ui_pointed(ui);
    int index = -1;
    return sscanf(name, "daily:%d", &index) == 1 ? index : -1;
}

static void draw_game(const TonightScene *tonight, Ui *ui, Box box, const PosterWall *wall, int index,
                      int shown) {
    char name[UI_NAME_BYTES], facts[WORDS], words[WORDS];
    const SabaccGame *game = daily_game(index);
    DailyResult result = daily_result(tonight->book, tonight->at->day, index);
    GamePlan plan;
    daily_plan(index, tonight->at->day, "", &plan);
    snprintf(name, sizeof name, "daily:%d", index);
    format_length(&plan.setup, facts, sizeof facts);
    format_result(index, &result, words, sizeof words);
    poster_draw(ui, box,
                &(Poster){.widget = name,
                          .said = name,
                          .game = game,
                          .hand = emblem_of(tonight->emblems, game),
                          .facts = facts,
                          .lamp = result.state == DAILY_UNPLAYED ? NULL : words,
                          .light = result_light(&result),
                          .is_lit = index == looked_at(ui),
                          .is_chosen = index == shown,
                          .is_slender = true,
                          .name_size = wall->name_size});
}

/* ---- the game that is looked at, else the next ---- */

/* A stud for each game of the day: brass where it is played, else its ring in ink. */
static void draw_studs(Canvas *canvas, Box line, int played, int count) {
    static const float STUD = 16, APART = 8;
    for (int i = 0; i < count; i++) {
        Box stud = {line.x + (STUD + APART) * (float)i, line.y, STUD, line.height};
        stud = box_place(stud, STUD, STUD, 0, 0.5f);
        if (i < played)
            tonight_stud(canvas, stud, true);
        else
            canvas_panel(canvas, stud,
                         &(PanelStyle){.edge = STYLE_INK_SOFT, .edge_width = 1.5f, .radius = STUD / 2});
    }
}

/* How the day stands, at the top of the box. */
static void draw_heading(const TonightScene *tonight, Canvas *canvas, Box *box) {
    static const float STUDS = 24, GAP = 6;
    char heading[WORDS], day[CALENDAR_WORDS];
    int count = daily_count(), played = daily_played(tonight->book, tonight->at->day);
    calendar_format(tonight->at->day, day);
    snprintf(heading, sizeof heading, _("%s: %d of %d played"),
             tonight->at->day == tonight->today ? _("Today") : day, played, count);
    TextStyle style = style_text(STYLE_PAPER_FACE, STYLE_SIZE_BODY + 2, STYLE_INK_RED, TEXT_LEFT);
    Box line = box_cut_top(box, canvas_line_height(canvas, &style), 2);
    canvas_named_text(canvas, line, &style, heading, "played");
    draw_studs(canvas, box_cut_top(box, STUDS, GAP), played, count);
}

static void draw_opponents(Canvas *canvas, Box line, const GamePlan *plan) {
    const char *portraits[SABACC_MAX_SEATS];
    int others = plan->setup.rules.seats - 1;
    for (int i = 0; i < others; i++) portraits[i] = character_portrait(plan->setup.seat[1 + i].name);
    player_faces_draw(canvas, line, portraits, others);
}

/* The part of a ticket that is torn off: beyond a line of holes. */
static Box cut_stub(Canvas *canvas, Box *leaf, float wide) {
    static const float HOLE = 7, APART = 17, BESIDE = 26;
    Box stub = box_cut_right(leaf, wide, BESIDE);
    for (float y = stub.y + 2; y + HOLE < stub.y + stub.height; y += APART)
        canvas_panel(canvas, (Box){stub.x - HOLE / 2, y, HOLE, HOLE},
                     &(PanelStyle){.top = 0xff6b5634u, .bottom = 0xffb9a57cu, .radius = HOLE / 2});
    return box_inset(stub, BESIDE, 0);
}

/* Its picture, and on a ticket its name, and those against whom it is played. */
static void draw_deal(const TonightScene *tonight, Ui *ui, Box box, int index) {
    static const float PICTURE = 0.4f, GAP = 18, BESIDE = 26, ABOVE = 14, FACES = 112, CARDS = 0.72f,
                       STUB = 0.36f, ROOM = 700;
    Canvas *canvas = ui_canvas(ui);
    char words[WORDS];
    const SabaccGame *game = daily_game(index);
    GamePlan plan;
    daily_plan(index, tonight->at->day, "", &plan);
    if (!canvas_layout(canvas)->is_portrait) {
        Box picture = box_cut_left(&box, box.width * PICTURE, GAP);
        emblem_draw_framed(canvas, picture, game, emblem_of(tonight->emblems, game), picture.height * CARDS);
    }
    style_leaf(canvas, box);
    box = box_inset(box, BESIDE, ABOVE);
    TextStyle name = style_text(STYLE_PAPER_FACE, STYLE_SIZE_HEADING, STYLE_INK, TEXT_LEFT);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_INK, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT);
    if (plan.setup.rules.seats > 1 && box.width > ROOM) {
        Box stub = cut_stub(canvas, &box, box.width * STUB);
        draw_opponents(canvas, box_place(stub, stub.width, fminf(FACES, stub.height), 0.5f, 0.5f), &plan);
    }
    draw_heading(tonight, canvas, &box);
    canvas_text(canvas, box_cut_top(&box, canvas_line_height(canvas, &name), 0), &name, _(game->name));
    format_table(index, tonight->at->day, words, sizeof words);
    canvas_text(canvas, box_cut_top(&box, canvas_line_height(canvas, &line), 12), &line, words);
    canvas_paragraph_within(canvas, box, &small,
                            _("The same cards for all who play it. The first try counts."));
}

int tonight_next_deal(const TonightScene *tonight, int deal) {
    int count = daily_count();
    for (int i = 0; i < count; i++) {
        int index = (deal + i) % count;
        if (daily_result(tonight->book, tonight->at->day, index).state != DAILY_PLAYED) return index;
    }
    return deal;
}

static void draw_posters(TonightScene *tonight, Ui *ui, Box box, int shown) {
    static const float AROUND = 12;
    Canvas *canvas = ui_canvas(ui);
    int count = daily_count();
    Box room = box_inset(box, AROUND, AROUND);
    PosterWall wall = poster_wall_slender(canvas, room, count, canvas_layout(canvas)->is_portrait ? 4 : 7);
    if (tonight->shown_deal >= 0) {
        Box place =
            poster_place(&wall, (Box){0, AROUND, room.width, room.height}, tonight->shown_deal, count);
        ui_scroll_to(ui, "games", box, place.y - AROUND, place.y + place.height + AROUND);
        tonight->shown_deal = -1;
    }
    Box all = ui_begin_scroll(ui, "games", box, wall.height + 2 * AROUND);
    Box posters = box_inset(all, AROUND, AROUND);
    for (int i = 0; i < count; i++)
        draw_game(tonight, ui, poster_place(&wall, posters, i, count), &wall, i, shown);
    ui_end_scroll(ui);
}

/* The deal that is looked at, else the next one, is told above the posters of all. */
static void draw_games(TonightScene *tonight, Ui *ui, Box box) {
    static const float DEAL = 286, DEAL_UPRIGHT = 250, GAP = 16, BESIDE = 12, LARGER = 1.35f;
    float larger = fminf(canvas_text_scale(ui_canvas(ui)), LARGER);
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    int at = looked_at(ui), shown = at >= 0 ? at : tonight_next_deal(tonight, 0);
    Box deal = box_cut_top(&box, (is_portrait ? DEAL_UPRIGHT : DEAL) * larger, GAP);
    draw_deal(tonight, ui, box_inset(deal, BESIDE, 0), shown);
    draw_posters(tonight, ui, box, shown);
}

void tonight_draw_daily(TonightScene *tonight, Ui *ui, Box box) {
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    Box calendar = is_portrait ? box_cut_top(&box, 440, 18) : box_cut_left(&box, 400, 30);
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
