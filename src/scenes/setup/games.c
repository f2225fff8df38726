/* The list of games, in an order that the player finds again: favourites, the last one played, the others. It
 * stays as it is while the list is open, so that no tile moves away from the pointer. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/emblems.h"
#include "scenes/page.h"
#include "scenes/setup/game_tile.h"
#include "scenes/setup/pages.h"
#include "scenes/stage.h"
#include "session/last_setup.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float TILE_GAP = 10, HEADING_GAP = 8, GROUP_GAP = 14;
static const float BAR_WIDE = 18, FOCUS_WIDE = 6; /* beside the tiles: what scrolls them, and their frame */

typedef struct GamesScene {
    Scene scene;
    GamePlan *plan; /* borrowed: the setup's */
    Favourites favourites;
    const SabaccGame *last; /* played; NULL if none is known */
    int count;
    ChoosingEntry list[CHOOSING_MAX];
    Emblems emblems;
} GamesScene;

/* ---- the list ---- */

static GameTile tile_at(const GamesScene *games, int index) {
    const SabaccGame *game = games->list[index].game;
    return (GameTile){.game = game,
                      .hand = emblem_of(&games->emblems, game),
                      .is_chosen = games->plan->setup.rules.game == game,
                      .is_favourite = favourites_has(games->favourites, game),
                      .is_last = game == games->last};
}

static float add_heading(Ui *ui, Box *rest, const char *heading, bool is_first, bool is_measured_only) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_SMALL + 2, STYLE_DUST, TEXT_LEFT);
    float above = is_first ? 0 : GROUP_GAP, high = canvas_line_height(canvas, &style);
    box_cut_top(rest, above, 0);
    Box line = box_cut_top(rest, high, HEADING_GAP);
    if (!is_measured_only) canvas_text(canvas, line, &style, heading);
    return above + high + HEADING_GAP;
}

/* All of it from the top of the box; returns its height. */
static float add_games(const GamesScene *games, Ui *ui, Box rest, bool is_measured_only) {
    float high = 0;
    for (int i = 0; i < games->count; i++) {
        GameTile tile = tile_at(games, i);
        const char *heading = games->list[i].heading;
        if (heading) high += add_heading(ui, &rest, heading, i == 0, is_measured_only);
        float tile_high = game_tile_height(ui, rest.width, &tile);
        Box box = box_cut_top(&rest, tile_high, TILE_GAP);
        if (!is_measured_only) game_tile_draw(ui, box, &tile);
        high += tile_high + TILE_GAP;
    }
    return high;
}

static void draw_hint(Canvas *canvas, Box box) {
    const char *words = _("\uE02B marks a favourite; favourites come first when the list is opened again.");
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    float high = fminf(canvas_paragraph(canvas, box, &style, words, true), box.height);
    canvas_paragraph_within(canvas, box_place(box, box.width, high, 0, 0.5f), &style, words);
}

static void games_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    const GamesScene *games = (GamesScene *)scene;
    Box rest = page_begin(ui, _("Which game"), 1240);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 18);
    float wide = rest.width - BAR_WIDE - 2 * FOCUS_WIDE;
    float high = add_games(games, ui, (Box){0, 0, wide, INFINITY}, true);
    Box all = ui_begin_scroll(ui, "games", rest, high);
    add_games(games, ui, (Box){all.x + FOCUS_WIDE, all.y, wide, all.height}, false);
    ui_end_scroll(ui);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "back", .box = box_cut_right(&foot, 220, 24), .label = _("Back")});
    draw_hint(ui_canvas(ui), foot);
}

/* ---- favourites ---- */

typedef struct KeptFavourite {
    const StageServices *services;
    const SabaccGame *game;
    bool is_favourite;
} KeptFavourite;

static bool save_favourite(void *user) {
    const KeptFavourite *kept = user;
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    bool is_kept = favourites_keep(kept->services->data_directory, kept->game, kept->is_favourite, &why);
    if (is_kept && words[0]) ui_toast(kept->services->ui, words);
    return is_kept;
}

static void keep_favourite(const GamesScene *games, const SabaccGame *game, bool is_favourite) {
    char name[UI_NAME_BYTES];
    KeptFavourite *kept = memory_calloc(1, sizeof *kept);
    *kept = (KeptFavourite){stage_services(games->scene.stage), game, is_favourite};
    snprintf(name, sizeof name, "favourite:%s", game->id);
    stage_keep(
        games->scene.stage, name,
        &(Keeping){
            .what = N_("your favourite games"), .save = save_favourite, .release = free, .user = kept});
}

static void toggle(GamesScene *games, const SabaccGame *game) {
    games->favourites = favourites_with(games->favourites, game, !favourites_has(games->favourites, game));
    keep_favourite(games, game, favourites_has(games->favourites, game));
}

/* ---- the scene ---- */

static const SabaccGame *game_named(const UiEvent *event, const char *prefix) {
    return ui_event_is(event, prefix) ? sabacc_game_find(event->name + strlen(prefix)) : NULL;
}

static void games_event(Scene *scene, const UiEvent *event) {
    GamesScene *games = (GamesScene *)scene;
    bool is_press = event->kind == UI_EVENT_ACTIVATE;
    const SabaccGame *chosen = is_press ? game_named(event, "game:") : NULL;
    const SabaccGame *starred = is_press ? game_named(event, "star:") : NULL;
    if (starred) toggle(games, starred);
    if (chosen && chosen != games->plan->setup.rules.game) game_plan_set_game(games->plan, chosen);
    bool is_back = event->kind == UI_EVENT_BACK || (is_press && strcmp(event->name, "back") == 0);
    if (chosen || is_back) stage_pop(scene->stage);
}

/* The setup below has already said what is wrong with the last one. */
static const SabaccGame *last_played(const char *data) {
    char words[MATCH_MESSAGE];
    Text unused = text_over(words, sizeof words);
    GamePlan plan;
    game_plan_usual(&plan);
    return last_setup_read(data, &plan, &unused) ? plan.setup.rules.game : NULL;
}

static void games_enter(Scene *scene) {
    GamesScene *games = (GamesScene *)scene;
    const StageServices *services = stage_services(scene->stage);
    char name[UI_NAME_BYTES], words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    games->favourites = favourites_read(services->data_directory, &why);
    if (words[0]) ui_toast(services->ui, words);
    games->last = last_played(services->data_directory);
    games->count = choosing_list(games->favourites, games->last, games->list);
    emblems_find(&games->emblems);
    snprintf(name, sizeof name, "game:%s", games->plan->setup.rules.game->id);
    ui_set_focus(services->ui, name);
}

static void games_destroy(Scene *scene) { free(scene); }

static const SceneKind games_kind = {.is_overlay = true,
                                     .enter = games_enter,
                                     .draw = games_draw,
                                     .event = games_event,
                                     .destroy = games_destroy};

Scene *setup_games_over(GamePlan *plan) {
    GamesScene *games = memory_calloc(1, sizeof *games);
    games->scene.kind = &games_kind;
    games->plan = plan;
    return &games->scene;
}
