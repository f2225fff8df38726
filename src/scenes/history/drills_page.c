/* Drills: decisions of past games to be made again, those due first. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/faces.h"
#include "scenes/history/private.h"
#include "scenes/page.h"
#include "scenes/play/scene.h"
#include "session/advice_words.h"
#include "session/calendar.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float ROW_HIGH = 84, ROW_GAP = 8, ABOUT_HIGH = 40, RING = 8, PRACTISE_WIDE = 220,
                   LOOK_WIDE = 330;

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

static void draw_row(const HistoryScene *page, Ui *ui, Box row, int index) {
    const Drill *drill = &page->drills.list[index];
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES], words[MATCH_WORDS + 160], state[96];
    bool is_due = drill->due <= calendar_today();
    snprintf(name, sizeof name, "drill:%d", index);
    ui_button(ui, &(Button){.name = name, .box = row, .label = ""});
    canvas_push_name(canvas, "%s", name);
    Box rest = box_inset(row, 16, 8);
    float wide = rest.height * faces_shape(drill->game);
    Box card = box_cut_left(&rest, fmaxf(wide, rest.height), 16);
    faces_draw_word(canvas, drill->game, "back", card.x + (card.width - wide) / 2, rest.y, rest.height);
    TextStyle amount =
        style_text(FONT_BOLD, STYLE_SIZE_BODY, is_due ? STYLE_BRASS_LIT : STYLE_DUST, TEXT_RIGHT);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    format_lost(drill, words, sizeof words);
    canvas_text(canvas, box_cut_right(&rest, 240, 12), &amount, words);
    snprintf(words, sizeof words, _("%s, hand %d"), _(drill->game->name), (int)drill->hand);
    canvas_text(canvas, box_cut_top(&rest, rest.height / 2, 0), &title, words);
    format_state(drill, state, sizeof state);
    snprintf(words, sizeof words, "%s · %s", drill->person, state);
    canvas_text(canvas, rest, &small, words);
    canvas_pop_name(canvas);
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
    page_draw_empty(
        ui, box,
        &(PageEmpty){
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
    ui_button(ui, &(Button){.name = "back",
                            .box = box_cut_right(&foot, fminf(220, foot.width), 0),
                            .label = _("Back")});
}

void history_draw_drills(const HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    Box foot = box_cut_bottom(&box, STYLE_BUTTON_HIGH, 18);
    ui_begin_group(ui);
    if (page->drills.count == 0) {
        draw_none(page, ui, box, games);
    } else {
        draw_about(page, ui_canvas(ui), box_cut_top(&box, ABOUT_HIGH, 8));
        Box all = ui_begin_scroll(ui, "drills", box, (ROW_HIGH + ROW_GAP) * (float)page->drills.count + RING);
        box_cut_top(&all, RING, 0);
        for (int i = 0; i < page->drills.count; i++)
            draw_row(page, ui, box_inset(box_cut_top(&all, ROW_HIGH, ROW_GAP), 6, 0), i);
        ui_end_scroll(ui);
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
