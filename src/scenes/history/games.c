/* Past games beside whose table it is: found by words, each a picture of its place with the hand that won
 * there, and one press to replay it or to go on with it. Only those that can be seen are widgets, so that ten
 * thousand are as quick as ten. */

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/faces.h"
#include "scenes/history/private.h"
#include "scenes/page.h"
#include "scenes/play/lookback.h"
#include "scenes/play/saving.h"
#include "scenes/play/scene.h"
#include "scenes/player_face.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float PICTURE_HIGH = 232, PICTURE_LEAST = 150, PICTURE_WIDE = 370, GO_HIGH = 50, GO_GAP = 8,
                   GAP = 20, FIELD_WIDE = 420, FILTER_WIDE = 180, FILTER_GAP = 8;
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

void history_draw_tag(Canvas *canvas, Box box, const TextStyle *number, const char *words, const char *unit) {
    static const float AWAY = 10, BESIDE = 14, HIGH = 40, BETWEEN = 8;
    TextStyle small = style_text(FONT_TEXT, 18, STYLE_BONE, TEXT_LEFT);
    float first = canvas_text_width(canvas, number, words);
    float second = unit[0] ? canvas_text_width(canvas, &small, unit) + BETWEEN : 0;
    float high = fmaxf(HIGH, canvas_line_height(canvas, number) + 4);
    float wide = fminf(first + second + 2 * BESIDE, box.width - 2 * AWAY);
    Box tag = {box.x + box.width - AWAY - wide, box.y + AWAY, wide, high};
    canvas_panel(canvas, tag, &(PanelStyle){.top = 0xe60c0907u, .bottom = 0xe6080605u, .radius = 8});
    Box inside = box_inset(tag, BESIDE, 0);
    canvas_text(canvas, box_cut_left(&inside, first, BETWEEN), number, words);
    if (second > 0) canvas_text(canvas, inside, &small, unit);
}

/* What it came to. */
static void draw_result(Canvas *canvas, Box box, const PastGame *game) {
    HistoryResult result = {.unit = "", .colour = STYLE_BRASS_LIT};
    if (game->is_unfinished)
        snprintf(result.number, sizeof result.number, "%s", _("Unfinished"));
    else
        result = history_result(&game->digest, game_digest_person(&game->digest));
    TextStyle number =
        style_text(FONT_BOLD, game->is_unfinished ? STYLE_SIZE_SMALL : 28, result.colour, TEXT_LEFT);
    history_draw_tag(canvas, box, &number, result.number, result.unit);
}

Box history_draw_picture(Canvas *canvas, Box box, const SabaccGame *game, const LadderExample *hand,
                         float high) {
    static const float CARDS = 0.88f, LEFT = 0.56f, BESIDE = 1.3f; /* a part of a second card is seen */
    Box picture = box, words = box_cut_bottom(&picture, high + 2 * HISTORY_ABOVE, 0);
    Box left = box_cut_left(&picture, picture.width * LEFT, 0);
    emblem_draw_place(canvas, box, game);
    left = box_inset(left, HISTORY_BESIDE, 0);
    float widest = faces_shape(game) * (hand->count > 1 ? BESIDE : 1);
    emblem_draw(canvas, left, game, hand, fminf(left.height * CARDS, left.width / widest));
    canvas_panel(canvas, words, &(PanelStyle){.top = 0xf01a120bu, .bottom = 0xf00c0805u});
    canvas_fill(canvas, (Box){words.x, words.y, words.width, 1.5f}, STYLE_BRASS_DIM);
    return words;
}

/* The hand of a winner, or the best that was shown; NULL where none was. */
static const DigestHand *won_hand(const GameDigest *digest) {
    const DigestHand *best = NULL;
    for (int seat = 0; seat < digest->seats; seat++) {
        const DigestHand *hand = &digest->seat[seat].best;
        if (hand->key == 0 || hand->count == 0) continue;
        if (seat_in(digest->champions, seat)) return hand;
        if (!best || hand->key > best->key) best = hand;
    }
    return best;
}

LadderExample history_shown_hand(const HistoryScene *page, const GameDigest *digest) {
    const DigestHand *hand = won_hand(digest);
    LadderExample example = {.count = 0};
    if (!hand) return *emblem_of(page->emblems, digest->game);
    while (example.count < hand->count && example.count < LADDER_CARDS) {
        example.cards[example.count] = hand->cards[example.count];
        example.count++;
    }
    return example;
}

static TextStyle title_style(void) { return style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT); }
static TextStyle line_style(Colour colour, TextAlign align) {
    return style_text(FONT_TEXT, 18, colour, align);
}

static float words_height(const Canvas *canvas) {
    TextStyle title = title_style(), line = line_style(STYLE_BONE, TEXT_LEFT);
    return canvas_line_height(canvas, &title) + 2 * canvas_line_height(canvas, &line);
}

/* Which game and when, who sat there, and how long it was. */
static void draw_words(const HistoryScene *page, Canvas *canvas, Box box, const PastGames *games,
                       const PastGame *game) {
    char names[HISTORY_WORDS], facts[HISTORY_WORDS], when[64];
    Text state = text_over(facts, sizeof facts);
    TextStyle title = title_style(), line = line_style(STYLE_BONE, TEXT_LEFT);
    TextStyle date = line_style(STYLE_DUST, TEXT_RIGHT);
    TextStyle small = line_style(game->digest.fault ? STYLE_LOSS : STYLE_DUST, TEXT_LEFT);
    history_names(&game->digest, names, sizeof names);
    history_when(game->changed, when, sizeof when);
    format_state(page, games, game, &state);
    Box first = box_cut_top(&box, canvas_line_height(canvas, &title), 0);
    canvas_text(canvas, box_cut_right(&first, canvas_text_width(canvas, &date, when), 12), &date, when);
    canvas_text(canvas, first, &title, _(game->digest.game->name));
    canvas_text(canvas, box_row(box, 0, 2, 0), &line, names);
    canvas_text(canvas, box_row(box, 1, 2, 0), &small, facts);
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

/* Those who sat there, at the right of the edge of the words. */
static void draw_faces(const HistoryScene *page, Canvas *canvas, Box words, const GameDigest *digest) {
    static const float FACE = 42, OVER = 6, BESIDE = 14, STEP = 0.82f;
    const char *portraits[SABACC_MAX_SEATS];
    for (int seat = 0; seat < digest->seats; seat++)
        portraits[seat] = history_seat_portrait(page, digest, seat);
    float wide = fminf(FACE * (1 + STEP * (float)(digest->seats - 1)), words.width / 2);
    Box row = {words.x + words.width - BESIDE - wide, words.y + OVER - FACE, wide, FACE};
    player_faces_draw(canvas, row, portraits, digest->seats);
}

static void draw_known(const HistoryScene *page, Canvas *canvas, Box box, const PastGames *games,
                       const PastGame *game) {
    LadderExample hand = history_shown_hand(page, &game->digest);
    Box words = history_draw_picture(canvas, box, game->digest.game, &hand, words_height(canvas));
    draw_faces(page, canvas, words, &game->digest);
    draw_words(page, canvas, box_inset(words, HISTORY_BESIDE, HISTORY_ABOVE), games, game);
    draw_result(canvas, box, game);
}

static void draw_game(HistoryScene *page, Ui *ui, Box box, const PastGames *games, int index) {
    static const float FRAME = 5;
    const PastGame *game = &games->list[page->shown[index]];
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    bool is_known = game->is_digested && game->digest.game;
    Box go = box_cut_bottom(&box, GO_HIGH, GO_GAP);
    snprintf(name, sizeof name, "game:%d", index);
    ui_button(ui, &(Button){.name = name, .box = box, .label = ""});
    canvas_push_name(canvas, "%s", name);
    if (is_known)
        draw_known(page, canvas, box_inset(box, FRAME, FRAME), games, game);
    else
        draw_unknown(canvas, box_inset(box, 4 * FRAME, 3 * FRAME), game);
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
    PageEmpty empty = {.words = words, .has_button = games->count == 0};
    if (games->count == 0) {
        empty.parts[0] = (PagePart){PAGE_GHOST_TABLE, _("Each game at its table")};
        empty.parts[1] = (PagePart){PAGE_GHOST_HAND, _("The hand that won it")};
        empty.parts[2] = (PagePart){PAGE_GHOST_LINE, _("What it came to")};
    }
    page_draw_empty(ui, box, &empty);
}

static void draw_list(HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    static const float AROUND = 8, TALLEST = 1.5f;
    Canvas *canvas = ui_canvas(ui);
    int columns = (int)fmaxf((box.width + GAP) / (PICTURE_WIDE * canvas_text_scale(canvas) + GAP), 1);
    float least = fmaxf(PICTURE_HIGH, words_height(canvas) + PICTURE_LEAST) + GO_GAP + GO_HIGH;
    float high;
    box = ui_whole_rows(box, least, least * TALLEST, GAP, &high);
    float pitch = high + GAP;
    int rows = (page->shown_count + columns - 1) / columns;
    ui_scroll_whole_rows(ui, "games", pitch);
    Box all = box_inset(ui_begin_scroll(ui, "games", box, pitch * (float)rows - GAP), AROUND, 0);
    int first = (int)floorf((box.y - all.y) / pitch) - ROWS_BESIDE;
    int last = (int)ceilf((box.y + box.height - all.y) / pitch) + ROWS_BESIDE;
    for (int row = first > 0 ? first : 0; row < last && row < rows; row++) {
        Box line = {all.x, all.y + pitch * (float)row, all.width, high};
        for (int i = row * columns; i < (row + 1) * columns && i < page->shown_count; i++)
            draw_game(page, ui, box_column(line, i % columns, columns, GAP), games, i);
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
    if (games->count > 0) canvas_named_text(ui_canvas(ui), foot, &note, words, "count");
}

void history_draw_games(HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait, has_games = page->shown_count > 0;
    Box foot = box_cut_bottom(&box, STYLE_BUTTON_HIGH, 18);
    if (games->count > 0)
        history_draw_medallion(page, ui_canvas(ui),
                               is_portrait ? box_cut_top(&box, history_medallion_high, 18)
                                           : box_cut_left(&box, history_medallion_wide, 30),
                               games);
    if (games->count > 0) draw_search(page, ui, &box);
    ui_begin_group(ui);
    if (has_games)
        draw_list(page, ui, box, games);
    else
        draw_none(page, ui, box, games);
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
    page->is_deleting = page->is_exported = false;
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
