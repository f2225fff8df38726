/* The list of games: name, source and a special feature, with one of its hands. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/faces.h"
#include "scenes/page.h"
#include "scenes/rules/ladder.h"
#include "scenes/setup/pages.h"
#include "scenes/stage.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float ROW_HIGH = 112, ROW_GAP = 10, CARD_HIGH = 88, CARD_STEP = 40;

typedef struct GamesScene {
    Scene scene;
    GamePlan *plan;       /* borrowed: the setup's */
    LadderExample hand[]; /* one a game */
} GamesScene;

/* ---- the list ---- */

static bool is_shown_before(const GamesScene *games, int index, const LadderExample *hand) {
    for (int i = 0; i < index; i++) {
        const LadderExample *other = &games->hand[i];
        if (other->count == hand->count && memcmp(other->cards, hand->cards, (size_t)hand->count) == 0)
            return true;
    }
    return false;
}

/* The best kind of hand that no earlier game shows, so that the pictures distinguish the games. */
static void find_hands(GamesScene *games) {
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        SabaccSetup setup;
        SabaccState state;
        sabacc_setup_init(&setup, game, game->min_seats, 1);
        sabacc_start(&state, &setup, NULL);
        for (int place = 0; place < game->ladder_count; place++) {
            LadderExample *hand = &games->hand[i];
            SabaccRank rank = (SabaccRank)game->ladder[place];
            if (!sabacc_has_rank(&state.table, rank) || !ladder_example(&state.table, rank, hand)) continue;
            if (!is_shown_before(games, i, hand)) break;
        }
    }
}

static void draw_hand(Canvas *canvas, Box box, const SabaccGame *game, const LadderExample *hand) {
    float wide = CARD_HIGH * faces_shape(game) + CARD_STEP * (float)(hand->count - 1);
    float x = box.x + (box.width - wide) / 2, y = box.y + (box.height - CARD_HIGH) / 2;
    for (int i = 0; i < hand->count; i++)
        faces_draw(canvas, game, hand->cards[i], x + CARD_STEP * (float)i, y, CARD_HIGH);
}

static void draw_game(const GamesScene *games, Ui *ui, Box row, int index) {
    const SabaccGame *game = sabacc_game_at(index);
    char name[UI_NAME_BYTES], about[96], shown[96];
    bool is_chosen = games->plan->setup.rules.game == game;
    Canvas *canvas = ui_canvas(ui);
    snprintf(name, sizeof name, "game:%s", game->id);
    game_plan_about(game, about, sizeof about);
    clause_words(ui, about, shown, sizeof shown);
    ui_button(ui, &(Button){.name = name, .box = row, .label = "", .is_selected = is_chosen});
    Box rest = box_inset(row, 18, 0);
    draw_hand(canvas, box_cut_left(&rest, 150, 24), game, &games->hand[index]);
    TextStyle title =
        style_text(FONT_BOLD, STYLE_SIZE_LARGE - 4, is_chosen ? STYLE_AMBER : STYLE_BONE, TEXT_LEFT);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, 18, STYLE_DUST, TEXT_LEFT);
    float high = canvas_paragraph(canvas, rest, &line, _(game->line), true);
    rest.y += fmaxf((row.height - high - 62) / 2, 2);
    canvas_text(canvas, box_cut_top(&rest, 36, 0), &title, _(game->name));
    canvas_paragraph(canvas, box_cut_top(&rest, high, 2), &line, _(game->line), false);
    canvas_text(canvas, (Box){rest.x, rest.y, rest.width, 24}, &small, shown);
}

static void games_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    const GamesScene *games = (GamesScene *)scene;
    Box rest = page_begin(ui, _("Which game"), 1120);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 18);
    float row_high = canvas_layout(ui_canvas(ui))->is_portrait ? ROW_HIGH + 26 : ROW_HIGH;
    Box all = ui_begin_scroll(ui, "games", rest, (row_high + ROW_GAP) * (float)sabacc_game_count());
    for (int i = 0; i < sabacc_game_count(); i++)
        draw_game(games, ui, box_inset(box_cut_top(&all, row_high, ROW_GAP), 6, 0), i);
    ui_end_scroll(ui);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "back", .box = box_cut_right(&foot, 220, 0), .label = _("Back")});
}

static void games_event(Scene *scene, const UiEvent *event) {
    GamesScene *games = (GamesScene *)scene;
    bool is_done = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "back") == 0;
    if (event->kind == UI_EVENT_ACTIVATE && ui_event_is(event, "game:")) {
        const SabaccGame *game = sabacc_game_find(event->name + strlen("game:"));
        if (game && game != games->plan->setup.rules.game) game_plan_set_game(games->plan, game);
        is_done = true;
    }
    if (is_done || event->kind == UI_EVENT_BACK) stage_pop(scene->stage);
}

static void games_enter(Scene *scene) {
    GamesScene *games = (GamesScene *)scene;
    char name[UI_NAME_BYTES];
    find_hands(games);
    snprintf(name, sizeof name, "game:%s", games->plan->setup.rules.game->id);
    ui_set_focus(stage_services(scene->stage)->ui, name);
}

static void games_destroy(Scene *scene) { free(scene); }

static const SceneKind games_kind = {.is_overlay = true,
                                     .enter = games_enter,
                                     .draw = games_draw,
                                     .event = games_event,
                                     .destroy = games_destroy};

Scene *setup_games_over(GamePlan *plan) {
    size_t hands = (size_t)sabacc_game_count() * sizeof(LadderExample);
    GamesScene *games = memory_calloc(1, sizeof *games + hands);
    games->scene.kind = &games_kind;
    games->plan = plan;
    return &games->scene;
}
