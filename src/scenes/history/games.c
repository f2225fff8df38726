/* The list of past games: found by words, each with its picture, result, and one press to replay it or to go
 * on with it. Only the rows that can be seen are widgets, so that ten thousand are as quick as ten. */

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/history/private.h"
#include "scenes/page.h"
#include "scenes/play/lookback.h"
#include "scenes/play/saving.h"
#include "scenes/play/scene.h"
#include "scenes/player_face.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float ROW_HIGH = 118, ROW_HIGH_UPRIGHT = 172, ROW_GAP = 10, CARD_HIGH = 84, EMBLEM_WIDE = 170,
                   GO_WIDE = 200, RESULT_WIDE = 190, FIELD_WIDE = 420, FILTER_WIDE = 200, FILTER_GAP = 8,
                   FACES_HIGH = 34, FACES_GAP = 14;
enum { ROWS_BESIDE = 2 }; /* rows beyond the edge that keys can go to */

static const struct {
    const char *name, *label;
} filters[HISTORY_SHOWS] = {
    {"show:all", N_("All")}, {"show:unfinished", N_("Unfinished")}, {"show:finished", N_("Finished")}};

/* ---- finding ---- */

static bool begins_with(const char *words, const char *with) {
    while (*with && tolower((unsigned char)*words) == tolower((unsigned char)*with)) words++, with++;
    return *with == '\0';
}

static bool has_words(const char *words, const char *searched) {
    for (; *words; words++)
        if (begins_with(words, searched)) return true;
    return searched[0] == '\0';
}

static bool is_found(const HistoryScene *page, const PastGame *game) {
    char when[64];
    const GameDigest *digest = &game->digest;
    if (page->search[0] == '\0') return true;
    history_when(game->changed, when, sizeof when);
    if (has_words(when, page->search)) return true;
    if (!game->is_digested || !digest->game) return false;
    if (has_words(_(digest->game->name), page->search)) return true;
    for (int seat = 0; seat < digest->seats; seat++)
        if (has_words(digest->seat[seat].name, page->search)) return true;
    return false;
}

void history_find(HistoryScene *page, const PastGames *games) {
    if (games->count > page->shown_room) {
        page->shown_room = games->count;
        page->shown = memory_realloc(page->shown, (size_t)page->shown_room, sizeof *page->shown);
    }
    page->shown_count = 0;
    for (int i = 0; i < games->count; i++) {
        const PastGame *game = &games->list[i];
        bool is_wanted =
            page->show == HISTORY_ALL || (page->show == HISTORY_UNFINISHED) == game->is_unfinished;
        if (is_wanted && is_found(page, game)) page->shown[page->shown_count++] = i;
    }
}

static void find_again(HistoryScene *page) {
    history_find(page, past_games_job_lock(page->job));
    past_games_job_unlock(page->job);
}

/* ---- one game ---- */

static bool is_held(const HistoryScene *page, const PastGames *games, const PastGame *game) {
    char path[PLAN_PATH];
    bool is_path = past_games_path(games, (int)(game - games->list), path);
    return is_path && !play_save_is_left(page->scene.stage, path) && file_is_held(path);
}

bool history_can_resume(const HistoryScene *page, const PastGames *games, const PastGame *game) {
    return game->is_unfinished && game->digest.game && !is_held(page, games, game);
}

static void draw_state(Canvas *canvas, Box box, const char *words, Colour colour) {
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, colour, TEXT_RIGHT);
    canvas_text(canvas, box_place(box, box.width, 40, 0, 0.5f), &style, words);
}

static void draw_result(Canvas *canvas, Box box, const PastGame *game) {
    if (game->is_unfinished) {
        draw_state(canvas, box, _("Unfinished"), STYLE_AMBER);
        return;
    }
    HistoryResult result = history_result(&game->digest, game_digest_person(&game->digest));
    TextStyle number = style_text(FONT_BOLD, 36, result.colour, TEXT_RIGHT);
    TextStyle unit = style_text(FONT_TEXT, 18, STYLE_DUST, TEXT_RIGHT);
    Box middle = box_place(box, box.width, 78, 0, 0.5f);
    canvas_text(canvas, box_cut_top(&middle, 48, 0), &number, result.number);
    canvas_text(canvas, middle, &unit, result.unit);
}

static void format_state(const HistoryScene *page, const PastGames *games, const PastGame *game,
                         Text *words) {
    char facts[HISTORY_WORDS];
    history_facts(game, facts, sizeof facts);
    text_add(words, facts);
    if (game->is_unfinished && is_held(page, games, game))
        text_add(words, _(" · another program is playing it"));
    if (game->digest.fault && game->is_unfinished)
        text_add(words, _(" · damaged; it goes on from before that"));
    else if (game->digest.fault)
        text_add(words, _(" · damaged"));
}

/* Of those who sat there, in a row; returns its width. */
static float draw_faces(const HistoryScene *page, Canvas *canvas, Box box, const GameDigest *digest) {
    const char *portraits[SABACC_MAX_SEATS];
    Box row = box_place(box, box.width, fminf(box.height, FACES_HIGH), 0, 0.5f);
    for (int seat = 0; seat < digest->seats; seat++)
        portraits[seat] = history_portrait(page, digest->seat[seat].name, digest->seat[seat].agent);
    return player_faces_draw(canvas, row, portraits, digest->seats);
}

static void draw_words(const HistoryScene *page, Canvas *canvas, Box box, const PastGames *games,
                       const PastGame *game) {
    char names[HISTORY_WORDS], facts[HISTORY_WORDS], when[64];
    Text state = text_over(facts, sizeof facts);
    bool is_upright = canvas_layout(canvas)->is_portrait, has_problem = game->digest.fault != NULL;
    int rows = is_upright ? 4 : 3, row = 0;
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_LARGE - 4, STYLE_BONE, TEXT_LEFT);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    TextStyle date = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    TextStyle small =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL, has_problem ? STYLE_LOSS : STYLE_DUST, TEXT_LEFT);
    history_names(&game->digest, names, sizeof names);
    history_when(game->changed, when, sizeof when);
    format_state(page, games, game, &state);
    Box first = box_row(box, row++, rows, 0);
    box_cut_left(&first, canvas_text(canvas, first, &title, _(game->digest.game->name)), 18);
    canvas_text(canvas, is_upright ? box_row(box, row++, rows, 0) : first, &date, when);
    Box seats = box_row(box, row++, rows, 0);
    box_cut_left(&seats, draw_faces(page, canvas, seats, &game->digest), FACES_GAP);
    canvas_text(canvas, seats, &line, names);
    canvas_text(canvas, box_row(box, row, rows, 0), &small, facts);
}

static void draw_unknown(Canvas *canvas, Box box, const PastGame *game) {
    char words[2 * HISTORY_WORDS], when[64];
    TextStyle style =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL, game->is_digested ? STYLE_LOSS : STYLE_DUST, TEXT_LEFT);
    history_when(game->changed, when, sizeof when);
    if (game->is_digested)
        snprintf(words, sizeof words, _("%s: this game cannot be read. %s"), when, history_fault(game));
    else
        snprintf(words, sizeof words, _("%s: being looked at…"), when);
    canvas_paragraph_within(canvas, box, &style, words);
}

static void draw_known(const HistoryScene *page, Canvas *canvas, Box words, Box result,
                       const PastGames *games, const PastGame *game) {
    draw_result(canvas, result, game);
    float wide = canvas_layout(canvas)->is_portrait ? EMBLEM_WIDE * 0.8f : EMBLEM_WIDE;
    emblem_draw_framed(canvas, box_cut_left(&words, wide, 26), game->digest.game,
                       emblem_of(page->emblems, game->digest.game), CARD_HIGH);
    draw_words(page, canvas, words, games, game);
}

/* Where the result and the button are: side by side, or one over the other where the screen is upright. */
static void place_beside(Box *row, bool is_upright, Box *result, Box *go) {
    Box beside = box_cut_right(row, GO_WIDE, 14);
    *go = is_upright ? box_cut_bottom(&beside, STYLE_BUTTON_HIGH, 6)
                     : box_place(beside, GO_WIDE, STYLE_BUTTON_HIGH, 0, 0.5f);
    *result = beside;
    if (is_upright) return;
    Box inside = box_inset(*row, 18, 8);
    *result = box_cut_right(&inside, RESULT_WIDE, 0);
}

static void draw_row(HistoryScene *page, Ui *ui, Box row, const PastGames *games, int index) {
    const PastGame *game = &games->list[page->shown[index]];
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    bool is_upright = canvas_layout(canvas)->is_portrait, is_known = game->is_digested && game->digest.game;
    Box result, go;
    place_beside(&row, is_upright, &result, &go);
    snprintf(name, sizeof name, "game:%d", index);
    ui_button(ui, &(Button){.name = name, .box = row, .label = ""});
    canvas_push_name(canvas, "%s", name);
    Box words = box_inset(row, 18, 8);
    if (!is_upright) box_cut_right(&words, RESULT_WIDE, 20);
    if (is_known)
        draw_known(page, canvas, words, result, games, game);
    else
        draw_unknown(canvas, words, game);
    canvas_pop_name(canvas);
    snprintf(name, sizeof name, "go:%d", index);
    bool can_go =
        game->is_unfinished ? history_can_resume(page, games, game) : is_known && !game->digest.fault;
    ui_button(ui, &(Button){.name = name,
                            .box = go,
                            .label = game->is_unfinished ? _("Resume") : _("Replay"),
                            .is_disabled = !can_go});
}

/* ---- the list ---- */

static void draw_filters(const HistoryScene *page, Ui *ui, Box line) {
    for (int i = 0; i < HISTORY_SHOWS; i++)
        ui_button(ui, &(Button){.name = filters[i].name,
                                .box = box_column(line, i, HISTORY_SHOWS, FILTER_GAP),
                                .label = _(filters[i].label),
                                .is_selected = page->show == i});
}

static void draw_search(const HistoryScene *page, Ui *ui, Box *rest) {
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    float wide = (FILTER_WIDE + FILTER_GAP) * HISTORY_SHOWS;
    Box line = box_cut_top(rest, STYLE_BUTTON_HIGH, 16);
    Box field = is_portrait ? line : box_cut_left(&line, FIELD_WIDE, 24);
    if (is_portrait) line = box_cut_top(rest, STYLE_BUTTON_HIGH, 16);
    ui_begin_group(ui);
    ui_text_field(ui, &(TextField){.name = "search",
                                   .box = field,
                                   .label = _("Search"),
                                   .label_share = 0.26f,
                                   .text = page->search,
                                   .max_characters = HISTORY_SEARCH});
    draw_filters(page, ui, is_portrait ? line : box_cut_left(&line, fminf(wide, line.width), 0));
}

static void draw_none(const HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    const char *words = games->count == 0
                            ? _("No game has been played here yet. Every game is kept, to be replayed.")
                        : page->search[0] ? _("No game has these words.")
                                          : _("There are none of these.");
    page_draw_empty(ui, box, &(PageEmpty){.words = words, .has_button = games->count == 0});
}

static void draw_rows(HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    float high = canvas_layout(ui_canvas(ui))->is_portrait ? ROW_HIGH_UPRIGHT : ROW_HIGH;
    float pitch = high + ROW_GAP;
    Box all = ui_begin_scroll(ui, "games", box, pitch * (float)page->shown_count);
    int first = (int)floorf((box.y - all.y) / pitch) - ROWS_BESIDE;
    int last = (int)ceilf((box.y + box.height - all.y) / pitch) + ROWS_BESIDE;
    for (int i = first > 0 ? first : 0; i < last && i < page->shown_count; i++) {
        Box row = {all.x, all.y + pitch * (float)i, all.width, high};
        draw_row(page, ui, box_inset(row, 6, 0), games, i);
    }
    ui_end_scroll(ui);
}

static void draw_foot(const HistoryScene *page, Ui *ui, Box foot, const PastGames *games) {
    char words[HISTORY_WORDS];
    TextStyle note = style_text(FONT_TEXT, 18, STYLE_DUST, TEXT_LEFT);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "back", .box = box_cut_right(&foot, 220, 24), .label = _("Back")});
    if (games->left > 0)
        snprintf(words, sizeof words,
                 ngettext_("%d of %d game is still being looked at.",
                           "%d of %d games are still being looked at.", games->count),
                 games->left, games->count);
    else if (page->shown_count == games->count)
        snprintf(words, sizeof words, ngettext_("%d game", "%d games", games->count), games->count);
    else
        snprintf(words, sizeof words, ngettext_("%d of %d game", "%d of %d games", games->count),
                 page->shown_count, games->count);
    canvas_named_text(ui_canvas(ui), foot, &note, words, "count");
}

void history_draw_games(HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    Box foot = box_cut_bottom(&box, STYLE_BUTTON_HIGH, 18);
    draw_search(page, ui, &box);
    ui_begin_group(ui);
    if (page->shown_count == 0)
        draw_none(page, ui, box, games);
    else
        draw_rows(page, ui, box, games);
    draw_foot(page, ui, foot, games);
}

/* ---- events ---- */

static bool plan_of(const PastGame *game, const char *path, GamePlan *plan) {
    SavedGame saved;
    *plan = (GamePlan){.kind = PLAN_REPLAY};
    snprintf(plan->path, sizeof plan->path, "%s", path);
    if (!game->is_unfinished) return true;
    if (!saves_find(path, &saved)) return false;
    *plan = saves_plan(&saved);
    return true;
}

void history_open(HistoryScene *page, Scene *scene) {
    snprintf(page->focus, sizeof page->focus, "%s", ui_focus(history_services(page)->ui));
    stage_push(page->scene.stage, scene);
}

void history_play(HistoryScene *page, const PastGame *game) {
    const PastGames *games = past_games_job_lock(page->job);
    char path[PLAN_PATH];
    GamePlan plan;
    bool is_planned = past_games_path(games, (int)(game - games->list), path) && plan_of(game, path, &plan);
    past_games_job_unlock(page->job);
    if (is_planned) history_open(page, play_scene_with(&plan));
}

void history_look_back(HistoryScene *page, const PastGame *game) {
    const PastGames *games = past_games_job_lock(page->job);
    char path[PLAN_PATH];
    bool is_there = past_games_path(games, (int)(game - games->list), path);
    past_games_job_unlock(page->job);
    if (is_there) history_open(page, lookback_scene_of(path));
}

static const PastGame *game_at(const HistoryScene *page, int index) {
    const PastGames *games = past_games_job_lock(page->job);
    const PastGame *game = index >= 0 && index < page->shown_count ? &games->list[page->shown[index]] : NULL;
    past_games_job_unlock(page->job);
    return game;
}

static void open_game(HistoryScene *page, const PastGame *game) {
    free(page->open);
    page->open = memory_strdup(game->file);
    page->is_deleting = false;
    ui_set_focus(history_services(page)->ui, "game:go");
}

/* Letters typed anywhere are searched for. */
static void type(HistoryScene *page, uint32_t character) {
    size_t used = strlen(page->search);
    if (character <= ' ' || character >= 0x7f || used >= HISTORY_SEARCH) return;
    page->search[used] = (char)character;
    page->search[used + 1] = '\0';
    ui_set_focus(history_services(page)->ui, "search");
    find_again(page);
}

/* Return leads from the words to the first game that has them. */
static void leave_search(HistoryScene *page) {
    Ui *ui = history_services(page)->ui;
    bool is_typed = strcmp(ui_focus(ui), "search") == 0 && page->shown_count > 0;
    ui_set_focus(ui, is_typed ? "game:0" : "search");
}

static void press_filter(HistoryScene *page, const UiEvent *event) {
    for (int i = 0; i < HISTORY_SHOWS; i++)
        if (strcmp(event->name, filters[i].name) == 0) page->show = (uint8_t)i;
    find_again(page);
}

void history_games_event(HistoryScene *page, const UiEvent *event) {
    const PastGame *game = game_at(page, ui_event_index(event));
    bool is_press = event->kind == UI_EVENT_ACTIVATE;
    if (event->kind == UI_EVENT_CHANGE && strcmp(event->name, "search") == 0) {
        snprintf(page->search, sizeof page->search, "%s", event->text);
        find_again(page);
    } else if (event->kind == UI_EVENT_KEY && event->key == UI_KEY_CHARACTER) {
        type(page, event->character);
    } else if (is_press && strcmp(event->name, "search") == 0) {
        leave_search(page);
    } else if (is_press && ui_event_is(event, "show:")) {
        press_filter(page, event);
    } else if (is_press && ui_event_is(event, "game:") && game) {
        snprintf(page->row, sizeof page->row, "%s", event->name);
        open_game(page, game);
    } else if (is_press && ui_event_is(event, "go:") && game) {
        history_play(page, game);
    }
}
