/* Past games, found by words: each a row that tells it at a glance, and the chosen one beside them
 * (game_side.c). Only rows that can be seen are widgets, so that ten thousand are as quick as ten. */

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/empty_page.h"
#include "scenes/faces.h"
#include "scenes/history/private.h"
#include "scenes/page.h"
#include "scenes/play/lookback.h"
#include "scenes/play/saving.h"
#include "scenes/play/scene.h"
#include "scenes/player_face.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float GAP = 8, FILTER_GAP = 8, LINE_GAP = 12;
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

void history_choose(HistoryScene *page, const PastGames *games, int row) {
    const char *file = games->list[page->shown[row]].file;
    page->row = row;
    if (page->chosen && strcmp(page->chosen, file) == 0) return;
    free(page->chosen);
    page->chosen = memory_strdup(file);
    page->is_deleting = page->is_exported = false;
}

/* The one that was chosen, or if it is not among them, the one that is in its row now. */
static void choose_again(HistoryScene *page, const PastGames *games) {
    int row = page->row < page->shown_count ? page->row : page->shown_count - 1;
    for (int i = 0; page->chosen && i < page->shown_count; i++)
        if (strcmp(games->list[page->shown[i]].file, page->chosen) == 0) row = i;
    if (row >= 0) history_choose(page, games, row);
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
    choose_again(page, games);
}

static void find_again(HistoryScene *page) {
    page->row = 0;
    history_find(page, past_games_job_lock(page->job));
    past_games_job_unlock(page->job);
}

/* ---- what can be done with it ---- */

static bool is_held(const HistoryScene *page, const PastGames *games, const PastGame *game) {
    char path[PLAN_PATH];
    bool is_path = past_games_path(games, (int)(game - games->list), path);
    return is_path && !play_save_is_left(page->scene.stage, path) && file_is_held(path);
}

bool history_can_resume(const HistoryScene *page, const PastGames *games, const PastGame *game) {
    return game->is_unfinished && game->digest.game && !is_held(page, games, game);
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

/* ---- a row ---- */

static const float ROW_BESIDE = 12, ROW_ABOVE = 10, PICTURE_SHAPE = 1.3f, FACE_SHARE = 1.3f;

static TextStyle title_style(void) {
    return style_text(FONT_BOLD, STYLE_SIZE_BODY + 2, STYLE_BONE, TEXT_LEFT);
}
static TextStyle line_style(Colour colour, TextAlign align) {
    return style_text(FONT_TEXT, 18, colour, align);
}

/* The lines of a row: which game and when, who sat there, its best moment, and how long it was. */
typedef struct RowLines {
    float title, faces, line;
} RowLines;

static RowLines row_lines(const Canvas *canvas) {
    TextStyle title = title_style(), line = line_style(STYLE_BONE, TEXT_LEFT);
    float high = canvas_line_height(canvas, &line);
    return (RowLines){canvas_line_height(canvas, &title), high * FACE_SHARE, high};
}

static float row_height(const Canvas *canvas) {
    RowLines lines = row_lines(canvas);
    return lines.title + lines.faces + 2 * lines.line + 2 * ROW_ABOVE;
}

static void draw_title(Canvas *canvas, Box line, const PastGame *game) {
    char when[64];
    TextStyle title = title_style(), date = line_style(STYLE_DUST, TEXT_RIGHT);
    history_when(game->changed, when, sizeof when);
    canvas_text(canvas, box_cut_right(&line, canvas_text_width(canvas, &date, when) + 2, 12), &date, when);
    canvas_text(canvas, line, &title, _(game->digest.game->name));
}

/* With its sign and colour, over its unit. */
static void draw_result(Canvas *canvas, Box box, const PastGame *game) {
    HistoryResult result = history_result(&game->digest, game_digest_person(&game->digest));
    TextStyle number = style_text(FONT_BOLD, 34, result.colour, TEXT_RIGHT);
    TextStyle unit = line_style(STYLE_DUST, TEXT_RIGHT);
    float first = canvas_line_height(canvas, &number), second = canvas_line_height(canvas, &unit);
    Box lines = box_place(box, box.width, first + second, 0, 0.5f);
    if (game->is_unfinished) {
        TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_RIGHT);
        canvas_text(canvas, box, &style, _("Unfinished"));
        return;
    }
    canvas_text(canvas, box_cut_top(&lines, first, 0), &number, result.number);
    canvas_text(canvas, lines, &unit, result.unit);
}

static void draw_people(const HistoryScene *page, Canvas *canvas, Box line, const GameDigest *digest) {
    static const float AFTER = 10, ABOVE = 2;
    char names[HISTORY_WORDS];
    const char *portraits[SABACC_MAX_SEATS];
    TextStyle style = line_style(STYLE_BONE, TEXT_LEFT);
    for (int seat = 0; seat < digest->seats; seat++)
        portraits[seat] = history_seat_portrait(page, digest, seat);
    box_cut_left(&line, player_faces_draw(canvas, box_inset(line, 0, ABOVE), portraits, digest->seats),
                 AFTER);
    history_names(digest, names, sizeof names);
    canvas_text(canvas, line, &style, names);
}

static void draw_words(const HistoryScene *page, Canvas *canvas, Box box, const PastGames *games,
                       const PastGame *game) {
    char facts[HISTORY_WORDS], moment[HISTORY_WORDS];
    Text state = text_over(facts, sizeof facts);
    RowLines lines = row_lines(canvas);
    TextStyle best = line_style(STYLE_BRASS_LIT, TEXT_LEFT);
    TextStyle small = line_style(game->digest.fault ? STYLE_LOSS : STYLE_DUST, TEXT_LEFT);
    history_moment(&game->digest, moment, sizeof moment);
    format_state(page, games, game, &state);
    draw_people(page, canvas, box_cut_top(&box, lines.faces, 0), &game->digest);
    if (moment[0]) canvas_text(canvas, box_cut_top(&box, lines.line, 0), &best, moment);
    canvas_text(canvas, box_cut_top(&box, lines.line, 0), &small, facts);
}

static void draw_known(const HistoryScene *page, Canvas *canvas, Box box, const PastGames *games,
                       const PastGame *game) {
    static const float RESULT = 150, APART = 14, CARDS = 0.78f, WIDEST = 0.27f;
    LadderExample hand = history_shown_hand(page, &game->digest);
    Box picture = box_cut_left(&box, fminf(box.height * PICTURE_SHAPE, box.width * WIDEST), APART);
    emblem_draw_framed(canvas, picture, game->digest.game, &hand, picture.height * CARDS);
    draw_title(canvas, box_cut_top(&box, row_lines(canvas).title, 0), game);
    draw_result(canvas, box_cut_right(&box, RESULT, APART), game);
    draw_words(page, canvas, box, games, game);
}

static void draw_unknown(Canvas *canvas, Box box, const PastGame *game) {
    char words[2 * HISTORY_WORDS];
    TextStyle style =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL, game->is_digested ? STYLE_LOSS : STYLE_DUST, TEXT_LEFT);
    history_unknown(game, words, sizeof words);
    canvas_paragraph_within(canvas, box, &style, words);
}

static void draw_row(HistoryScene *page, Ui *ui, Box box, const PastGames *games, int index) {
    const PastGame *game = &games->list[page->shown[index]];
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "game:%d", index);
    ui_button(ui, &(Button){.name = name, .box = box, .label = "", .is_selected = page->row == index});
    canvas_push_name(canvas, "%s", name);
    box = box_inset(box, ROW_BESIDE, ROW_ABOVE);
    if (game->is_digested && game->digest.game)
        draw_known(page, canvas, box, games, game);
    else
        draw_unknown(canvas, box_inset(box, ROW_BESIDE, 0), game);
    canvas_pop_name(canvas);
}

/* ---- the list ---- */

/* Each as wide as its word asks for. */
static void draw_filters(const HistoryScene *page, Ui *ui, Box line) {
    static const float BESIDE = 20;
    float wide[HISTORY_SHOWS], all = 0, room = line.width - FILTER_GAP * (HISTORY_SHOWS - 1);
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    for (int i = 0; i < HISTORY_SHOWS; i++) {
        wide[i] = canvas_text_width(ui_canvas(ui), &style, _(filters[i].label)) + 2 * BESIDE;
        all += wide[i];
    }
    for (int i = 0; i < HISTORY_SHOWS; i++)
        ui_button(ui, &(Button){.name = filters[i].name,
                                .box = box_cut_left(&line, room * wide[i] / all, FILTER_GAP),
                                .label = _(filters[i].label),
                                .is_selected = page->show == i});
}

/* In large letters the search has a line of its own. */
static bool has_search_line(const Canvas *canvas) { return canvas_text_scale(canvas) > 1.25f; }

/* Of a list above the chosen game: whole rows, and what searches them. */
static float list_height(const Canvas *canvas, float high) {
    float search = (STYLE_BUTTON_HIGH + LINE_GAP) * (has_search_line(canvas) ? 2 : 1);
    float pitch = row_height(canvas) + GAP, rows = fmaxf(floorf((high - search + GAP) / pitch), 2);
    return search + pitch * rows - GAP;
}

static void draw_search(const HistoryScene *page, Ui *ui, Box *rest) {
    static const float FIELD_SHARE = 0.36f;
    bool has_lines = has_search_line(ui_canvas(ui));
    Box line = box_cut_top(rest, STYLE_BUTTON_HIGH, LINE_GAP);
    Box field = has_lines ? line : box_cut_left(&line, line.width * FIELD_SHARE, LINE_GAP);
    if (has_lines) line = box_cut_top(rest, STYLE_BUTTON_HIGH, LINE_GAP);
    ui_begin_group(ui);
    ui_text_field(ui, &(TextField){.name = "search",
                                   .box = field,
                                   .label = _("Search"),
                                   .label_share = 0.36f,
                                   .text = page->search,
                                   .max_characters = HISTORY_SEARCH});
    draw_filters(page, ui, line);
}

static void draw_none(const HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    const char *words = games->count == 0
                            ? _("No game has been played here yet. Every game is kept, to be replayed.")
                        : page->search[0] ? _("No game has these words.")
                                          : _("There are none of these.");
    empty_page_draw(ui, box,
                    &(EmptyPage){.picture = games->count == 0 ? EMPTY_TABLES : EMPTY_DECKS,
                                 .emblems = page->emblems,
                                 .words = words,
                                 .has_button = games->count == 0});
}

/* Places for games to come below the last one; in the first of them is the way to another. */
static void draw_free(const HistoryScene *page, Ui *ui, Box box, float high) {
    static const float WIDE = 360, BUTTON_HIGH = 72;
    bool is_whole = page->show == HISTORY_ALL && !page->search[0];
    float pitch = high + GAP;
    for (int i = page->shown_count; pitch * (float)i + high <= box.height + 1; i++) {
        Box place = {box.x, box.y + pitch * (float)i, box.width, high};
        canvas_panel(ui_canvas(ui), place,
                     &(PanelStyle){.top = 0x70000000u,
                                   .bottom = 0x38000000u,
                                   .edge = 0x606f5c38u,
                                   .edge_width = 1.5f,
                                   .radius = STYLE_CORNER,
                                   .is_cut = true});
        if (i > page->shown_count || !is_whole) continue;
        ui_button(ui, &(Button){.name = "first-hand",
                                .box = box_place(place, fminf(WIDE, place.width),
                                                 fminf(BUTTON_HIGH, place.height), 0.5f, 0.5f),
                                .label = _("Play another game")});
    }
}

static void draw_list(HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    static const float AROUND = 8, TALLEST = 1.2f;
    float least = row_height(ui_canvas(ui)), high;
    box = box_inset(box, -AROUND, 0); /* what shines around a row is drawn beside the list */
    box = ui_whole_rows(box, least, least * TALLEST, GAP, &high);
    float pitch = high + GAP;
    ui_scroll_whole_rows(ui, "games", pitch);
    if (page->must_show)
        ui_scroll_to(ui, "games", box, pitch * (float)page->row, pitch * (float)page->row + high);
    page->must_show = false;
    Box all = box_inset(ui_begin_scroll(ui, "games", box, pitch * (float)page->shown_count - GAP), AROUND, 0);
    int first = (int)floorf((box.y - all.y) / pitch) - ROWS_BESIDE;
    int last = (int)ceilf((box.y + box.height - all.y) / pitch) + ROWS_BESIDE;
    for (int i = first > 0 ? first : 0; i < last && i < page->shown_count; i++)
        draw_row(page, ui, (Box){all.x, all.y + pitch * (float)i, all.width, high}, games, i);
    ui_end_scroll(ui);
    draw_free(page, ui, box_inset(box, AROUND, 0), high);
}

static void draw_count(const HistoryScene *page, Ui *ui, Box foot, const PastGames *games) {
    char words[HISTORY_WORDS];
    TextStyle note = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
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
    if (games->count > 0) canvas_named_text(ui_canvas(ui), foot, &note, words, "count");
}

/* The row that has the focus is the chosen one. */
static void follow_focus(HistoryScene *page, const Ui *ui, const PastGames *games) {
    int row = -1;
    if (sscanf(ui_focus(ui), "game:%d", &row) == 1 && row >= 0 && row < page->shown_count)
        history_choose(page, games, row);
}

/* The list, and beside it or, upright, below it the chosen game; what can be done with it is at its foot. */
void history_draw_games(HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    static const float LIST_SHARE = 0.46f, LIST_HIGH = 0.42f, APART = 28, UNDER = 18, COUNT_SHARE = 0.24f;
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait, has_games = page->shown_count > 0;
    Box foot = box_cut_bottom(&box, STYLE_BUTTON_HIGH, UNDER), list = box, side = box, actions = foot;
    Box back = page_cut_back(ui_canvas(ui), &foot);
    follow_focus(page, ui, games);
    if (has_games && is_portrait) {
        actions = box_cut_bottom(&box, STYLE_BUTTON_HIGH, UNDER);
        list = box_cut_top(&box, list_height(ui_canvas(ui), box.height * LIST_HIGH), UNDER);
        side = box;
    } else if (has_games) {
        list = box_cut_left(&side, side.width * LIST_SHARE, APART);
        actions = foot;
        foot = box_cut_left(&actions, actions.width * COUNT_SHARE, APART);
    }
    if (games->count > 0) draw_search(page, ui, &list);
    ui_begin_group(ui);
    if (has_games)
        draw_list(page, ui, list, games);
    else
        draw_none(page, ui, list, games);
    if (has_games) history_draw_side(page, ui, side, actions, games);
    draw_count(page, ui, foot, games);
    ui_begin_group(ui);
    page_draw_back(ui, back, _("Back"), false);
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

/* What can be done with it is beside it. */
static void press_game(HistoryScene *page, int row) {
    const PastGames *games = past_games_job_lock(page->job);
    bool is_row = row >= 0 && row < page->shown_count;
    if (is_row) history_choose(page, games, row);
    page->must_show = true;
    past_games_job_unlock(page->job);
    if (is_row) ui_set_focus(history_services(page)->ui, "game:go");
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
    } else if (is_press && ui_event_is(event, "game:")) {
        press_game(page, ui_event_index(event));
    }
}
