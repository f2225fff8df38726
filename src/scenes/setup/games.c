/* The wall of games, in an order that the player finds again: favourites, the last one played, the others. It
 * stays as it is while the wall is shown, so that no poster moves away from the pointer. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/emblems.h"
#include "scenes/page.h"
#include "scenes/poster.h"
#include "scenes/setup/choosing.h"
#include "scenes/setup/pages.h"
#include "scenes/stage.h"
#include "session/last_setup.h"
#include "session/saves.h"
#include "ui/ease.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float EDGE_WIDE = 60, EDGE_HIGH = 26, HEAD_HIGH = 54, PART_GAP = 8;
static const float AROUND = 16; /* of the wall: the light and the lift of its outer posters */
static const float FOOT_GAP = 24, BACK_WIDE = 220, STAR_WIDE = 250, CAPTION_GAP = 4;
enum { SAVED_MAX = 64, CAPTION = 600 };

typedef struct GamesScene {
    Scene scene;
    GamePlan *plan; /* borrowed: the setup's */
    Favourites favourites;
    const SabaccGame *last; /* played; NULL if none is known */
    int count;
    const SabaccGame *list[CHOOSING_MAX];
    bool is_unfinished[CHOOSING_MAX];
    float lift[CHOOSING_MAX]; /* 0 on the wall … 1 */
    int lit, lifted;          /* of the last frame; lifted: -1 for none */
    Emblems emblems;
} GamesScene;

/* ---- the wall ---- */

static int index_named(const GamesScene *games, const char *name) {
    const char *id = strchr(name, ':');
    for (int i = 0; id && i < games->count; i++)
        if (strcmp(games->list[i]->id, id + 1) == 0) return i;
    return -1;
}

static int index_of(const GamesScene *games, const SabaccGame *game) {
    int index = 0;
    while (index < games->count - 1 && games->list[index] != game) index++;
    return index;
}

/* Lit is the poster that one looks at, otherwise the game of the setup. */
static void find_lit(GamesScene *games, const Ui *ui) {
    games->lifted = index_named(games, ui_shows_focus(ui) ? ui_focus(ui) : ui_pointed(ui));
    if (games->lifted >= 0)
        games->lit = games->lifted;
    else if (!ui_shows_focus(ui))
        games->lit = index_of(games, games->plan->setup.rules.game);
}

/* What its lamp says, and the light of it; NULL for no lamp. */
static const char *lamp_of(const GamesScene *games, int index, Colour *light) {
    const SabaccGame *game = games->list[index];
    *light = STYLE_GAIN;
    if (games->is_unfinished[index]) return _("Unfinished");
    *light = STYLE_BRASS_LIT;
    if (game == games->last) return _("Last played");
    *light = STYLE_ADVICE;
    return game == choosing_start() && games->last == NULL ? _("Start here") : NULL;
}

/* Its widgets are "game:ID" and "star:ID"; what it says is named "tile:ID". */
static void draw_poster(const GamesScene *games, Ui *ui, Box box, const PosterWall *wall, int index) {
    const SabaccGame *game = games->list[index];
    char widget[UI_NAME_BYTES], said[UI_NAME_BYTES], star[UI_NAME_BYTES], facts[CAPTION];
    snprintf(widget, sizeof widget, "game:%s", game->id);
    snprintf(said, sizeof said, "tile:%s", game->id);
    snprintf(star, sizeof star, "star:%s", game->id);
    choosing_brief(game, facts, sizeof facts);
    Poster poster = {.widget = widget,
                     .said = said,
                     .game = game,
                     .hand = emblem_of(&games->emblems, game),
                     .facts = facts,
                     .star = star,
                     .is_favourite = favourites_has(games->favourites, game),
                     .is_lit = index == games->lit,
                     .is_chosen = games->plan->setup.rules.game == game,
                     .lift = ease_soft(games->lift[index]),
                     .name_size = wall->name_size};
    poster.lamp = lamp_of(games, index, &poster.light);
    poster_draw(ui, box, &poster);
}

/* The lit one last: its light lies over its neighbours. */
static void draw_wall(const GamesScene *games, Ui *ui, Box box) {
    Box room = box_inset(box, AROUND, AROUND);
    PosterWall wall = poster_wall(ui_canvas(ui), room, games->count);
    Box all = ui_begin_scroll(ui, "games", box, wall.height + 2 * AROUND);
    Box posters = box_inset(all, AROUND, AROUND);
    posters.height = fmaxf(posters.height, room.height);
    for (int i = 0; i < games->count; i++)
        draw_poster(games, ui, poster_place(&wall, posters, i, games->count), &wall, i);
    ui_end_scroll(ui);
}

/* ---- what the lit one is like ---- */

static float add_caption(const SabaccGame *game, Canvas *canvas, Box rest, bool is_measured_only) {
    const Choosing *row = choosing_of(game);
    char facts[CAPTION], players[CAPTION / 3], length[CAPTION / 3];
    TextStyle feel = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, 18, STYLE_DUST, TEXT_LEFT);
    choosing_players(game, players, sizeof players);
    choosing_length(row, length, sizeof length);
    snprintf(facts, sizeof facts, "%s · %s · %s", players, length, choosing_grade((ChoosingGrade)row->grade));
    float high = canvas_paragraph(canvas, rest, &feel, _(row->feel), is_measured_only) + CAPTION_GAP;
    rest.y += high;
    return high + canvas_paragraph(canvas, rest, &small, facts, is_measured_only);
}

/* Enough for any of them, so that the wall never moves. */
static float caption_high(const GamesScene *games, Canvas *canvas, float width) {
    float high = 0;
    for (int i = 0; i < games->count; i++)
        high = fmaxf(high, add_caption(games->list[i], canvas, (Box){0, 0, width, 0}, true));
    return high;
}

static void draw_caption(const GamesScene *games, Canvas *canvas, Box box) {
    const SabaccGame *game = games->list[games->lit];
    float high = add_caption(game, canvas, box, true);
    box.y += fmaxf((box.height - high) / 2, 0);
    canvas_push_name(canvas, "caption:%s", game->id);
    add_caption(game, canvas, box, false);
    canvas_pop_name(canvas);
}

static void draw_buttons(const GamesScene *games, Ui *ui, Box row) {
    Box back = page_cut_back(ui_canvas(ui), &row), star = box_cut_right(&row, STAR_WIDE, 0);
    ui_button(ui, &(Button){.name = "favourite",
                            .box = box_place(star, star.width, STYLE_BUTTON_HIGH, 0, 1),
                            .label = _("Favourite"),
                            .key = 'f',
                            .pad = UI_KEY_PAD_Y,
                            .is_selected = favourites_has(games->favourites, games->list[games->lit])});
    page_draw_back(ui, back, _("Back"), false);
}

/* The caption, and beside it, in portrait below it, the buttons. */
static Box cut_foot(const GamesScene *games, Canvas *canvas, Box *rest, Box *buttons) {
    float beside = BACK_WIDE + STAR_WIDE + 2 * FOOT_GAP;
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    float wide = is_portrait ? rest->width : rest->width - beside;
    float high = caption_high(games, canvas, wide);
    if (is_portrait) {
        *buttons = box_cut_bottom(rest, STYLE_BUTTON_HIGH, FOOT_GAP / 2);
        return box_cut_bottom(rest, high, PART_GAP);
    }
    Box foot = box_cut_bottom(rest, fmaxf(high, STYLE_BUTTON_HIGH), PART_GAP);
    *buttons = box_cut_right(&foot, beside - FOOT_GAP, FOOT_GAP);
    return foot;
}

static void games_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    GamesScene *games = (GamesScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    Box rest = box_inset(canvas_layout(canvas)->screen, EDGE_WIDE - AROUND, EDGE_HIGH), buttons;
    find_lit(games, ui);
    style_wall(canvas);
    Box head = box_inset(box_cut_top(&rest, HEAD_HIGH, PART_GAP), AROUND, 0);
    style_heading(canvas, head, _("Which game"));
    Box caption = cut_foot(games, canvas, &rest, &buttons);
    draw_wall(games, ui, rest);
    ui_begin_group(ui);
    draw_caption(games, canvas, box_inset(caption, AROUND, 0));
    draw_buttons(games, ui, box_inset(buttons, AROUND, 0));
}

/* ---- a poster comes off the wall ---- */

static bool is_calm(const GamesScene *games) {
    return stage_services(games->scene.stage)->settings->values[SETTING_REDUCED_MOTION] != 0;
}

static float lift_of(const GamesScene *games, int index) {
    return index == games->lifted && !is_calm(games) ? 1 : 0;
}

static void games_update(Scene *scene, double step_ms) {
    static const double LIFT_MS = 140;
    GamesScene *games = (GamesScene *)scene;
    float step = (float)(step_ms / LIFT_MS);
    for (int i = 0; i < games->count; i++) {
        float to = lift_of(games, i), by = to - games->lift[i];
        games->lift[i] += fminf(fmaxf(by, -step), step);
    }
}

static SceneActivity games_activity(const Scene *scene) {
    const GamesScene *games = (const GamesScene *)scene;
    for (int i = 0; i < games->count; i++)
        if (games->lift[i] != lift_of(games, i)) return SCENE_MOVING;
    return SCENE_STILL;
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

static void games_event(Scene *scene, const UiEvent *event) {
    GamesScene *games = (GamesScene *)scene;
    bool is_press = event->kind == UI_EVENT_ACTIVATE;
    int index = is_press ? index_named(games, event->name) : -1;
    bool is_chosen = index >= 0 && ui_event_is(event, "game:");
    if (index >= 0 && ui_event_is(event, "star:")) toggle(games, games->list[index]);
    if (is_press && strcmp(event->name, "favourite") == 0) toggle(games, games->list[games->lit]);
    if (is_chosen && games->list[index] != games->plan->setup.rules.game)
        game_plan_set_game(games->plan, games->list[index]);
    bool is_back = event->kind == UI_EVENT_BACK || (is_press && strcmp(event->name, "back") == 0);
    if (is_chosen || is_back) stage_pop(scene->stage);
}

/* The setup below has already said what is wrong with the last one. */
static const SabaccGame *last_played(const char *data) {
    char words[MATCH_MESSAGE];
    Text unused = text_over(words, sizeof words);
    GamePlan plan;
    game_plan_usual(&plan);
    return last_setup_read(data, &plan, &unused) ? plan.setup.rules.game : NULL;
}

static void find_unfinished(GamesScene *games, const char *data) {
    SavedGame *saved = memory_calloc(SAVED_MAX, sizeof *saved);
    int count = saves_unfinished(data, saved, SAVED_MAX);
    for (int i = 0; i < count && i < SAVED_MAX; i++)
        for (int game = 0; game < games->count; game++)
            games->is_unfinished[game] |= saves_game(&saved[i]) == games->list[game];
    free(saved);
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
    games->lit = index_of(games, games->plan->setup.rules.game);
    games->lifted = -1;
    find_unfinished(games, services->data_directory);
    emblems_find(&games->emblems);
    snprintf(name, sizeof name, "game:%s", games->plan->setup.rules.game->id);
    ui_set_focus(services->ui, name);
}

static void games_destroy(Scene *scene) { free(scene); }

static const SceneKind games_kind = {.is_overlay = true,
                                     .enter = games_enter,
                                     .update = games_update,
                                     .activity = games_activity,
                                     .draw = games_draw,
                                     .event = games_event,
                                     .destroy = games_destroy};

Scene *setup_games_over(GamePlan *plan) {
    GamesScene *games = memory_calloc(1, sizeof *games);
    games->scene.kind = &games_kind;
    games->plan = plan;
    return &games->scene;
}
