/* Drills: decisions of past games to be made again, beside whose table it is: the next one large, and the
 * others as smaller pictures of their places. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/empty_page.h"
#include "scenes/history/private.h"
#include "scenes/page.h"
#include "scenes/play/scene.h"
#include "session/advice_words.h"
#include "session/calendar.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float GAP = 20, RING = 8, TALLEST = 1.5f, ABOUT_HIGH = 34, PRACTISE_WIDE = 220, LOOK_WIDE = 330;

void history_read_drills(HistoryScene *page) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    drills_free(&page->drills);
    if (!drills_read(history_services(page)->data_directory, &page->drills, &why))
        ui_toast(history_services(page)->ui, words);
}

/* ---- words ---- */

static void format_lost(const Drill *drill, char *words, size_t size) {
    char number[32];
    AdviserReport unit = {.unit = drill->unit};
    Text text = text_over(number, sizeof number);
    advice_worth(&unit, -drill->lost, &text);
    snprintf(words, size, drill->unit == ADVISER_CREDITS ? _("%s credits") : "%s", number);
}

static void format_state(const Drill *drill, char *words, size_t size) {
    char day[CALENDAR_WORDS];
    calendar_format(drill->due, day);
    if (drill->due > calendar_today())
        snprintf(words, size, _("solved; again on %s"), day);
    else
        snprintf(words, size, "%s", drill->solved > 0 ? _("once more") : _("to be solved"));
}

/* ---- drawing ---- */

static const float PICTURE = 132, NEXT_HIGH = 300, NEXT_SHARE = 0.5f, FRAME = 5;

static TextStyle title_style(float size) { return style_text(FONT_BOLD, size, STYLE_BONE, TEXT_LEFT); }
static TextStyle line_style(float size) { return style_text(FONT_TEXT, size, STYLE_DUST, TEXT_LEFT); }

static TextStyle lost_style(const Drill *drill, float size) {
    bool is_due = drill->due <= calendar_today();
    return style_text(FONT_BOLD, size, is_due ? STYLE_LOSS : STYLE_DUST, TEXT_LEFT);
}

static float words_height(const Canvas *canvas) {
    TextStyle title = title_style(STYLE_SIZE_BODY), line = line_style(18);
    return canvas_line_height(canvas, &title) + canvas_line_height(canvas, &line);
}

/* Which hand of which game it is, and how far one is with it. */
static void draw_words(Canvas *canvas, Box box, const Drill *drill, TextStyle title, TextStyle line) {
    char words[MATCH_WORDS + 160], state[96];
    snprintf(words, sizeof words, _("%s, hand %d"), _(drill->game->name), (int)drill->hand);
    canvas_text(canvas, box_cut_top(&box, canvas_line_height(canvas, &title), 0), &title, words);
    format_state(drill, state, sizeof state);
    snprintf(words, sizeof words, "%s · %s", drill->person, state);
    canvas_text(canvas, box_cut_top(&box, canvas_line_height(canvas, &line), 0), &line, words);
}

static Box begin_drill(Ui *ui, Box box, int index) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "drill:%d", index);
    ui_button(ui, &(Button){.name = name, .box = box, .label = ""});
    canvas_push_name(ui_canvas(ui), "%s", name);
    return box_inset(box, FRAME, FRAME);
}

/* A picture, and below it the words. */
static void draw_drill(const HistoryScene *page, Ui *ui, Box box, int index) {
    const Drill *drill = &page->drills.list[index];
    Canvas *canvas = ui_canvas(ui);
    char lost[64];
    TextStyle number = lost_style(drill, 28);
    Box picture = begin_drill(ui, box, index);
    Box words = history_draw_picture(canvas, picture, drill->game, emblem_of(page->emblems, drill->game),
                                     words_height(canvas));
    draw_words(canvas, box_inset(words, HISTORY_BESIDE, HISTORY_ABOVE), drill, title_style(STYLE_SIZE_BODY),
               line_style(18));
    format_lost(drill, lost, sizeof lost);
    picture.height = words.y - picture.y;
    history_draw_tag(canvas, picture, &number, lost, "");
    canvas_pop_name(canvas);
}

/* The dearest: a larger picture, and beside it what it cost. */
static void draw_next(const HistoryScene *page, Ui *ui, Box box) {
    static const float BESIDE = 34, CARDS = 0.66f, GAP_BELOW = 10;
    const Drill *drill = &page->drills.list[0];
    Canvas *canvas = ui_canvas(ui);
    char lost[64];
    TextStyle number = lost_style(drill, STYLE_SIZE_HEADING), title = title_style(STYLE_SIZE_LARGE),
              line = line_style(STYLE_SIZE_SMALL);
    float first = canvas_line_height(canvas, &number);
    Box rest = begin_drill(ui, box, 0), picture = box_cut_left(&rest, rest.width * NEXT_SHARE, BESIDE);
    emblem_draw_place(canvas, picture, drill->game);
    emblem_draw(canvas, picture, drill->game, emblem_of(page->emblems, drill->game), picture.height * CARDS);
    canvas_fill(canvas, (Box){picture.x + picture.width, picture.y, 2, picture.height}, STYLE_BRASS_DIM);
    box_cut_right(&rest, HISTORY_BESIDE, 0);
    rest = box_place(
        rest, rest.width,
        first + GAP_BELOW + canvas_line_height(canvas, &title) + canvas_line_height(canvas, &line), 0, 0.5f);
    format_lost(drill, lost, sizeof lost);
    canvas_text(canvas, box_cut_top(&rest, first, GAP_BELOW), &number, lost);
    draw_words(canvas, rest, drill, title, line);
    canvas_pop_name(canvas);
}

static int columns_of(const Canvas *canvas, float width) {
    static const float WIDE = 370;
    return (int)fmaxf((width + GAP) / (WIDE * canvas_text_scale(canvas) + GAP), 1);
}

static void draw_list(const HistoryScene *page, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    int columns = columns_of(canvas, box.width), others = page->drills.count - 1;
    int rows = (others + columns - 1) / columns;
    float least = PICTURE + words_height(canvas) + 2 * HISTORY_ABOVE, high;
    box = history_hang(canvas, box, NEXT_HIGH + (least * TALLEST + GAP) * (float)rows);
    draw_next(page, ui, box_inset(box_cut_top(&box, NEXT_HIGH, GAP), RING, 0));
    box = ui_whole_rows(box, least, least * TALLEST, GAP, &high);
    ui_scroll_whole_rows(ui, "drills", high + GAP);
    Box all = ui_begin_scroll(ui, "drills", box, fmaxf((high + GAP) * (float)rows - GAP, 0));
    all = box_inset(all, RING, 0);
    for (int i = 0; i < others; i += columns) {
        Box row = box_cut_top(&all, high, GAP);
        for (int k = i; k < i + columns && k < others; k++)
            draw_drill(page, ui, box_column(row, k - i, columns, GAP), k + 1);
    }
    ui_end_scroll(ui);
}

static void draw_about(const HistoryScene *page, Canvas *canvas, Box box) {
    char words[240];
    int due = drills_due(&page->drills, calendar_today());
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    snprintf(
        words, sizeof words,
        ngettext_(
            "%d drill for today. Each is the table as it was; a drill that is solved on two days leaves.",
            "%d drills for today. Each is the table as it was; a drill that is solved on two days leaves.",
            due),
        due);
    size_t used = strlen(words);
    if (history_is_searching(page))
        snprintf(words + used, sizeof words - used, " %s", _("More past games are being looked through."));
    canvas_push_name(canvas, "about");
    canvas_paragraph_within(canvas, box, &style, words);
    canvas_pop_name(canvas);
}

static void draw_none(const HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    canvas_push_name(ui_canvas(ui), "none");
    empty_page_draw(
        ui, box,
        &(EmptyPage){
            .picture = EMPTY_HAND,
            .emblems = page->emblems,
            .words = history_is_searching(page)
                         ? _("Your past games are being looked through: the choices that gave most away come "
                             "here, to be made again.")
                         : _("No drills yet. Look back at a game, at its end or here: the choices that gave "
                             "most away come here, to be made again."),
            .has_button = games->count == 0});
    canvas_pop_name(ui_canvas(ui));
}

/* ---- a game to look back at ---- */

static bool can_look_at(const PastGame *game) {
    const GameDigest *digest = &game->digest;
    if (game->is_unfinished || !game->is_digested || !digest->game || !digest->is_over || digest->fault)
        return false;
    return agent_is_human(digest->seat[game_digest_person(digest)].agent);
}

/* The latest one, or that before the one that was looked at last; NULL if there is none. */
static const PastGame *next_game(const HistoryScene *page, const PastGames *games) {
    bool is_after = page->looked == NULL;
    for (int i = 0; i < games->count; i++) {
        if (is_after && can_look_at(&games->list[i])) return &games->list[i];
        is_after = is_after || strcmp(games->list[i].file, page->looked) == 0;
    }
    return NULL;
}

static void look_at_next(HistoryScene *page) {
    const PastGame *game = next_game(page, past_games_job_lock(page->job));
    past_games_job_unlock(page->job);
    if (!game) return;
    free(page->looked);
    page->looked = memory_strdup(game->file);
    history_look_back(page, game);
}

static void draw_foot(const HistoryScene *page, Ui *ui, Box foot, const PastGames *games) {
    bool is_due = drills_due(&page->drills, calendar_today()) > 0;
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "drills:begin",
                            .box = box_cut_left(&foot, PRACTISE_WIDE, 16),
                            .label = _("Practise"),
                            .is_primary = is_due,
                            .is_disabled = !is_due});
    ui_button(ui, &(Button){.name = "drills:look",
                            .box = box_cut_left(&foot, LOOK_WIDE, 16),
                            .label = _("Look back at a game"),
                            .is_disabled = !next_game(page, games)});
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Back"), false);
}

void history_draw_drills(HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    Canvas *canvas = ui_canvas(ui);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    Box foot = box_cut_bottom(&box, STYLE_BUTTON_HIGH, 18);
    if (games->count > 0)
        history_draw_medallion(page, canvas,
                               is_portrait ? box_cut_top(&box, history_medallion_high, 18)
                                           : box_cut_left(&box, history_medallion_wide, 30),
                               games);
    ui_begin_group(ui);
    if (page->drills.count == 0) {
        draw_none(page, ui, box, games);
    } else {
        draw_about(page, canvas, box_cut_top(&box, ABOUT_HIGH * canvas_text_scale(canvas), 8));
        draw_list(page, ui, box);
    }
    draw_foot(page, ui, foot, games);
}

/* ---- events ---- */

static void begin(HistoryScene *page, int index) {
    char path[PLAN_PATH];
    if (index < 0 || index >= page->drills.count) return;
    const Drill *drill = &page->drills.list[index];
    snprintf(path, sizeof path, "%s/games/%s", history_services(page)->data_directory, drill->record);
    history_open(page, play_scene_of_drill(path, drill, true));
}

void history_drills_event(HistoryScene *page, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE) return;
    if (strcmp(event->name, "drills:begin") == 0)
        begin(page, drills_next(&page->drills, calendar_today(), NULL));
    else if (strcmp(event->name, "drills:look") == 0)
        look_at_next(page);
    else if (ui_event_is(event, "drill:"))
        begin(page, ui_event_index(event));
}
