/* Before a game: what is played, who sits down, and folded away the house rules. An invalid setup is
 * explained in a sentence and cannot be started. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/emblems.h"
#include "scenes/last_table.h"
#include "scenes/overlays.h"
#include "scenes/page.h"
#include "scenes/play/scene.h"
#include "scenes/player_face.h"
#include "scenes/setup/choosing.h"
#include "scenes/setup/items.h"
#include "scenes/setup/options.h"
#include "scenes/setup/pages.h"
#include "scenes/setup/private.h"
#include "scenes/setup/scene.h"
#include "scenes/setup/side.h"
#include "scenes/setup/summary.h"
#include "scenes/setup/teams.h"
#include "scenes/stage.h"
#include "scenes/statistics/streaks_page.h"
#include "session/last_setup.h"
#include "session/lesson.h"
#include "session/lessons_done.h"
#include "ui/style.h"
#include "ui/widgets.h"

const float setup_line_high = 56, setup_line_gap = 10, setup_label_share = 0.55f, setup_part_gap = 16;

static SetupScene *of(Scene *scene) { return (SetupScene *)scene; }

/* ---- what its parts share ---- */

const float setup_card_beside = 20, setup_card_above = 16;

Box setup_card(Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    canvas_glow(canvas, (Box){box.x + 4, box.y + 8, box.width - 8, box.height - 4}, STYLE_CORNER, 10,
                0xa0000000u);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xf6342517u,
                               .bottom = 0xf61a1009u,
                               .edge = STYLE_BRASS_DIM,
                               .edge_width = 1.5f,
                               .radius = STYLE_CORNER + 2,
                               .is_cut = true});
    return box_inset(box, setup_card_beside, setup_card_above);
}

void setup_divider(Ui *ui, float x, float y, float wide, float high) {
    canvas_line(ui_canvas(ui), x, y, x + wide, y + high, 1.2f, 0x60a8884fu);
}

bool setup_is_large(const Ui *ui) {
    static const float LARGE = 1.25f;
    return canvas_text_scale(ui_canvas((Ui *)ui)) > LARGE;
}

void setup_choice(Ui *ui, Box *rest, const char *name, const char *label, const char *text, int value,
                  int min, int max) {
    ui_choice(ui, &(Choice){.name = name,
                            .box = box_cut_top(rest, setup_line_high, setup_line_gap),
                            .label = label,
                            .label_share = setup_label_share,
                            .text = text,
                            .value = value,
                            .minimum = min,
                            .maximum = max});
}

static void draw_seed(const SetupScene *setup, Ui *ui, Box box, const char *label) {
    ui_text_field(ui, &(TextField){.name = "seed",
                                   .box = box,
                                   .label = label,
                                   .label_share = setup_label_share,
                                   .text = setup->seed,
                                   .max_characters = SETUP_SEED_DIGITS});
}

void setup_seed_field(const SetupScene *setup, Ui *ui, Box *rest) {
    draw_seed(setup, ui, box_cut_top(rest, setup_line_high, setup_line_gap), _("Seed (empty: new cards)"));
}

void setup_seed_choice(const SetupScene *setup, Ui *ui, Box box) { draw_seed(setup, ui, box, NULL); }

/* ---- all of it ---- */

static Box column_inside(Box column) { return box_inset(column, 14, 8); }

/* Its cards lie in the room. */
static Box begin_column(Ui *ui, Box column, const char *name, float height) {
    return box_inset(ui_begin_scroll(ui, name, column, height + 16), 14, 8);
}

/* What is so high in the full width of a column scrolls if that is too high, and is narrower beside the bar.
 */
static Box beside_bar(Box column, Box inside, float height) {
    if (height + 16 > column.height) inside.width -= STYLE_SCROLL_BAR;
    return inside;
}

/* Upright one below the other: the house rules come last. */
static float upright_height(const SetupScene *setup, Ui *ui, Box inside) {
    return setup_game_height(setup, ui, inside) + setup_seats_height(setup, ui, inside) +
           setup_stakes_height(setup, ui, inside) + setup_house_height(setup, ui, inside) +
           3 * setup_part_gap;
}

static void draw_upright(const SetupScene *setup, Ui *ui, Box rest) {
    Box inside = column_inside(rest);
    inside = beside_bar(rest, inside, upright_height(setup, ui, inside));
    float game = setup_game_height(setup, ui, inside), seats = setup_seats_height(setup, ui, inside);
    float stakes = setup_stakes_height(setup, ui, inside);
    Box all = begin_column(ui, rest, "setup", upright_height(setup, ui, inside));
    setup_game_draw(setup, ui, box_cut_top(&all, game, setup_part_gap));
    ui_begin_group(ui);
    setup_seats_draw(setup, ui, box_cut_top(&all, seats, setup_part_gap));
    ui_begin_group(ui);
    setup_stakes_draw(setup, ui, box_cut_top(&all, stakes, setup_part_gap));
    ui_begin_group(ui);
    setup_house_draw(setup, ui, all);
    ui_end_scroll(ui);
}

/* The game at the top; what is spare makes the stakes larger. */
static void draw_rules_column(const SetupScene *setup, Ui *ui, Box left) {
    Box inside = column_inside(left);
    float gaps = 2 * setup_part_gap, house = setup_house_height(setup, ui, inside);
    float game = setup_game_height(setup, ui, inside), stakes = setup_stakes_height(setup, ui, inside);
    inside = beside_bar(left, inside, game + stakes + house + gaps);
    game = setup_game_height(setup, ui, inside), stakes = setup_stakes_height(setup, ui, inside);
    house = setup_house_height(setup, ui, inside);
    stakes += fmaxf(floorf(inside.height - game - stakes - house - gaps), 0);
    Box all = begin_column(ui, left, "setup-rules", game + stakes + house + gaps);
    setup_game_draw(setup, ui, box_cut_top(&all, game, setup_part_gap));
    setup_stakes_draw(setup, ui, box_cut_top(&all, stakes, setup_part_gap));
    setup_house_draw(setup, ui, all);
    ui_end_scroll(ui);
}

/* Along the board's right edge: a round moulding, lit from the room, with a bead of brass on it. */
static void draw_moulding(Canvas *canvas, float x, float height) {
    static const Colour tones[] = {0xff150c06u, 0xff2a190cu, 0xff442a14u, 0xff5d3c1fu, 0xff6f4a28u,
                                   0xff5d3c1fu, 0xff3e2611u, 0xff24150au, 0xff110a05u};
    enum { TONES = sizeof tones / sizeof *tones };
    static const float WIDE = 3, BEAD = 4;
    for (int i = 0; i < TONES; i++)
        canvas_fill(canvas, (Box){x + WIDE * (float)i, 0, WIDE, height}, tones[i]);
    canvas_fill(canvas, (Box){x - BEAD, 0, BEAD, height}, 0xff0a0603u);
    canvas_fill(canvas, (Box){x - BEAD + 1, 0, 1.5f, height}, STYLE_BRASS);
    canvas_fill(canvas, (Box){x + WIDE * TONES - 1.5f, 0, 1.5f, height}, STYLE_BRASS_DIM);
}

/* A board as high as the screen, up to there, with its shadow on the room; and the dark over the near rail.
 */
static void draw_board(Canvas *canvas, float right, float foot) {
    static const float OUT = 60, SHADOW = 54, MOULDING = 27, FAR = 400, FOOT_SOFT = 46;
    Box screen = canvas_layout(canvas)->screen;
    Box board = {-OUT, -OUT, OUT + right, screen.height + 2 * OUT};
    if (foot < screen.height)
        canvas_glow(canvas, (Box){-FAR, foot, screen.width + 2 * FAR, FAR}, 0, FOOT_SOFT, 0xd80a0604u);
    canvas_glow(canvas, (Box){board.x, board.y, board.width + 4, board.height}, 0, SHADOW, 0xe0000000u);
    canvas_fill(canvas, board, STYLE_NIGHT);
    style_plate(canvas, board);
    if (right < screen.width) draw_moulding(canvas, right - MOULDING, screen.height);
}

/* Beside each other: at the right, in their room, the table and who sits at it. */
static void draw_lying(const SetupScene *setup, Ui *ui, Box rest, Box foot) {
    static const float APART = 44, LEFT = 0.432f, RIM = 26, ABOVE = 4;
    Box right = rest, left = box_cut_left(&right, rest.width * LEFT, APART);
    setup_seats_draw_behind(setup, ui, right);
    draw_board(ui_canvas(ui), left.x + left.width + RIM, foot.y + ABOVE);
    draw_rules_column(setup, ui, left);
    ui_begin_group(ui);
    setup_seats_draw_beside(setup, ui, right);
}

static void setup_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    static const float FOOT_HIGH = 78, FOOT_UPRIGHT = 88;
    SetupScene *setup = of(scene);
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    const MatchSetup named = setup_named(setup);
    seats_room_follow(&setup->room, &named, &setup->players, setup_chosen_seat(setup), scene->stage);
    Box rest = page_whole(canvas);
    Box foot = box_cut_bottom(&rest, layout->is_portrait ? FOOT_UPRIGHT : FOOT_HIGH, 16);
    if (layout->is_portrait) {
        draw_board(canvas, layout->screen.width, layout->screen.height);
        draw_upright(setup, ui, rest);
    } else {
        draw_lying(setup, ui, rest, foot);
    }
    setup_foot_draw(setup, ui, foot);
}

/* ---- changes ---- */

/* Its digits: what is pasted may have words around them. */
static void change_seed(SetupScene *setup, const UiEvent *event) {
    size_t used = 0;
    for (const char *c = event->text; *c; c++)
        if (*c >= '0' && *c <= '9') setup->seed[used++] = *c;
    setup->seed[used] = '\0';
}

static void change_credits(SetupScene *setup, const UiEvent *event) {
    SabaccSetup *rules = &setup->plan.setup.rules;
    int32_t credits = nice_at(event->value, rules->credits[0], 1, SETUP_CREDITS_MAX);
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) rules->credits[seat] = credits;
}

static void change_dealer(SetupScene *setup, const UiEvent *event) {
    setup->plan.setup.rules.dealer = event->value == 0 ? SABACC_NOBODY : event->value - 1;
}

static void change_undo(SetupScene *setup, const UiEvent *event) {
    setup->plan.setup.allow_undo = (MatchUndo)event->value;
}

MatchSetup setup_named(const SetupScene *setup) {
    GamePlan plan = setup->plan;
    game_plan_name_seats(&plan, stage_services(setup->scene.stage)->settings->player);
    return plan.setup;
}

static void setup_change(SetupScene *setup, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*change)(SetupScene *setup, const UiEvent *event);
    } changes[] = {
        {"credits", change_credits}, {"dealer", change_dealer}, {"undo", change_undo}, {"seed", change_seed}};
    GamePlan *plan = &setup->plan;
    TeamsWay way = teams_way(&plan->teams, &plan->setup);
    if (setup_teams_take(plan, event)) return;
    if (setup_options_take(&plan->setup, event)) {
        proposal_choose(&plan->proposal, event->name + strlen("option:"));
        game_plan_suit_items(&plan->setup.rules);
        return;
    }
    int row = setup_seats_take(setup, event) ? -1 : UI_EVENT_ROW(event, changes);
    if (row >= 0) changes[row].change(setup, event);
    teams_set(&plan->teams, &plan->setup, way); /* other seats, or other players in them */
    proposal_follow(&plan->proposal, &plan->setup);
}

/* The first person's name is stored, so that it is asked for only once. */
static void keep_player(SetupScene *setup) {
    Settings *settings = stage_services(setup->scene.stage)->settings;
    const MatchSeat *at = setup->plan.setup.seat;
    if (!agent_is_human(at->agent) || !at->name[0] || strcmp(at->name, _("Player")) == 0) return;
    if (strcmp(settings->player, at->name) == 0) return;
    snprintf(settings->player, sizeof settings->player, "%s", at->name);
    stage_settings_changed(setup->scene.stage);
}

/* Where deals are numbered, a seed that was typed is one. */
static void start(SetupScene *setup) {
    const StageServices *services = stage_services(setup->scene.stage);
    GamePlan plan = setup->plan;
    char words[256];
    Text why = text_over(words, sizeof words);
    if (!game_plan_check(&plan, &why)) {
        ui_toast(services->ui, words);
        audio_play(services->audio, AUDIO_UI_REFUSE, 0);
        return;
    }
    audio_play(services->audio, AUDIO_UI_CONFIRM, 0);
    last_table_keep(setup->scene.stage, &plan);
    keep_player(setup);
    plan.setup.has_seed = plan.is_read_out = true;
    plan.setup.seed = setup->seed[0] ? strtol(setup->seed, NULL, 10) : game_plan_seed(services->start);
    bool has_deals = plan.setup.rules.game->played_for.for_streaks;
    if (has_deals && setup->seed[0] && plan.setup.seed > 0) streaks_plan_deal(&plan, plan.setup.seed);
    game_plan_name_seats(&plan, services->settings->player);
    const HouseRules *house = setup_house_of(setup);
    if (house) snprintf(plan.way, sizeof plan.way, "%s", house->name);
    stage_replace(setup->scene.stage, play_scene_with(&plan));
}

static Scene *games_page(GamePlan *plan, int index) {
    (void)index;
    return setup_games_over(plan);
}

static Scene *presets_page(GamePlan *plan, int index) {
    (void)index;
    return setup_presets_over(plan);
}

static Scene *rules_page(GamePlan *plan, int index) {
    (void)index;
    return rules_scene_of(&plan->setup);
}

static Scene *side_page(GamePlan *plan, int seat) { return setup_side_over(&plan->setup, seat); }

static Scene *results_page(GamePlan *plan, int index) {
    (void)index;
    return streaks_scene_of(plan->setup.rules.game);
}

/* Opens the page of a button; false if the button has none. */
static bool open_page(SetupScene *setup, const UiEvent *event) {
    static const struct {
        const char *name;
        Scene *(*page)(GamePlan *plan, int index);
    } pages[] = {{"game", games_page},
                 {"preset", presets_page},
                 {"rules", rules_page},
                 {"side:", side_page},
                 {"results", results_page}};
    int row = UI_EVENT_ROW(event, pages);
    if (row < 0) return false;
    snprintf(setup->opened, sizeof setup->opened, "%s", event->name);
    setup->opened_with = setup->plan.setup.rules.game;
    stage_push(setup->scene.stage, pages[row].page(&setup->plan, ui_event_index(event)));
    return true;
}

static void leave(SetupScene *setup) { stage_pop(setup->scene.stage); }
static void start_usual(SetupScene *setup) { start(setup); }

/* The guided hand of the game; the setup waits under it. */
static void learn(SetupScene *setup) {
    const SabaccGame *game = setup->plan.setup.rules.game;
    GamePlan plan;
    if (!lesson_plan(stage_services(setup->scene.stage)->assets_directory, game, &plan)) return;
    snprintf(setup->opened, sizeof setup->opened, "learn");
    setup->opened_with = game;
    stage_push(setup->scene.stage, play_scene_with(&plan));
}

static void fold(SetupScene *setup) { setup->memory->is_house_open = !setup->memory->is_house_open; }

static void setup_activate(SetupScene *setup, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*act)(SetupScene *setup);
    } presses[] = {{"back", leave}, {"start", start_usual}, {"learn", learn}, {"house-rules", fold}};
    int row = open_page(setup, event) ? -1 : UI_EVENT_ROW(event, presses);
    if (row >= 0) presses[row].act(setup);
}

static void next_face(SetupScene *setup, int seat) {
    const MatchSetup table = setup_named(setup);
    if (seat < 0 || seat >= table.rules.seats) return;
    int face = players_next_face(&setup->players, &table, seat);
    if (players_set(&setup->players, table.seat[seat].name, face))
        player_face_keep(setup->scene.stage, table.seat[seat].name, face);
}

static void setup_event(Scene *scene, const UiEvent *event) {
    SetupScene *setup = of(scene);
    bool is_of_seats = event->kind == UI_EVENT_ACTIVATE && ui_event_is(event, "seat:");
    if (event->kind == UI_EVENT_CHANGE || is_of_seats) {
        setup_change(setup, event);
        setup_alone_read(&setup->alone, &setup->plan, stage_services(scene->stage)->data_directory);
    }
    if (setup_items_take(&setup->plan.setup.rules, event)) return;
    if (event->kind == UI_EVENT_ACTIVATE && setup_teams_take(&setup->plan, event)) return;
    if (event->kind == UI_EVENT_ACTIVATE && ui_event_is(event, "face:"))
        next_face(setup, ui_event_index(event));
    else if (event->kind == UI_EVENT_ACTIVATE)
        setup_activate(setup, event);
    if (event->kind == UI_EVENT_KEY && event->key == UI_KEY_ACCEPT) start(setup);
    if (event->kind == UI_EVENT_BACK) leave(setup);
}

static void read_players(SetupScene *setup) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    const StageServices *services = stage_services(setup->scene.stage);
    setup->players = players_read(services->data_directory, &why);
    if (why.used > 0) ui_toast(services->ui, words);
}

/* The pictures of all games are found once. */
static void find_hand(SetupScene *setup) {
    Emblems *emblems = stage_memory(setup->scene.stage, "emblems", sizeof *emblems);
    emblems_find(emblems);
    setup->hand = *emblem_of(emblems, setup->plan.setup.rules.game);
}

/* Who has sat at no table yet is proposed a game that was learnt, or else the one to begin with. */
static void propose_first(GamePlan *plan, const char *data) {
    const SabaccGame *begun = choosing_start();
    for (int i = 0; i < sabacc_game_count(); i++)
        if (!lessons_is_done(data, begun->id) && lessons_is_done(data, sabacc_game_at(i)->id))
            begun = sabacc_game_at(i);
    game_plan_set_game(plan, begun);
}

/* The rules that it was opened with, of whatever game they are. */
static void choose_given(SetupScene *setup) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    game_plan_set_game(&setup->plan, setup->given.game);
    if (!house_rules_apply(&setup->given, &setup->plan.setup.rules, &why))
        ui_toast(stage_services(setup->scene.stage)->ui, words);
    proposal_choose(&setup->plan.proposal, NULL);
}

/* The command line opens the setup with a game ("--scene setup --game pazaak"): the first one shows it. */
static bool take_asked(SetupScene *setup, Text *why) {
    const StageServices *services = stage_services(setup->scene.stage);
    const StartOptions *start = services->start;
    bool is_first = !setup->memory->has_opened;
    setup->memory->has_opened = true;
    if (!is_first || !start->scene || !start->game || setup->has_given) return false;
    if (game_plan_from_start(&setup->plan, start, services->data_directory, why)) return true;
    game_plan_usual(&setup->plan);
    return false;
}

/* Restores the last setup played; a new player's setup is ready to start. */
/* Where a page was opened; where another game was chosen there, one sits down to it. */
static void focus_first(const SetupScene *setup) {
    bool is_another = setup->opened_with != setup->plan.setup.rules.game;
    ui_set_focus(stage_services(setup->scene.stage)->ui,
                 setup->opened[0] && !is_another ? setup->opened : "start");
}

static void setup_enter(Scene *scene) {
    SetupScene *setup = of(scene);
    const StageServices *services = stage_services(scene->stage);
    setup->memory = stage_memory(scene->stage, "setup", sizeof *setup->memory);
    if (!setup->is_entered) {
        setup->is_entered = true;
        char words[MATCH_MESSAGE];
        Text why = text_over(words, sizeof words);
        game_plan_usual(&setup->plan);
        if (!take_asked(setup, &why) && !last_setup_read(services->data_directory, &setup->plan, &why))
            propose_first(&setup->plan, services->data_directory);
        if (words[0]) ui_toast(services->ui, words);
        if (setup->has_given) choose_given(setup);
        game_plan_name_seats(&setup->plan, services->settings->player);
    }
    teams_set(&setup->plan.teams, &setup->plan.setup, teams_way(&setup->plan.teams, &setup->plan.setup));
    proposal_follow(&setup->plan.proposal, &setup->plan.setup);
    game_plan_suit_items(&setup->plan.setup.rules); /* a page may have chosen other rules */
    setup->has_lesson = lesson_exists(services->assets_directory, setup->plan.setup.rules.game);
    find_hand(setup);
    house_list_read(&setup->house, services->data_directory);
    read_players(setup);
    setup_alone_read(&setup->alone, &setup->plan, services->data_directory);
    focus_first(setup);
}

static void setup_destroy(Scene *scene) {
    seats_room_free(&of(scene)->room);
    free(scene);
}

static SceneActivity setup_activity(const Scene *scene) {
    return seats_room_is_appearing(&((const SetupScene *)scene)->room) ? SCENE_MOVING : SCENE_STILL;
}

static double setup_next_change(const Scene *scene) {
    return seats_room_next_change(&((const SetupScene *)scene)->room, stage_now(scene->stage));
}

/* In a sentence; the rest is told on request. Why nobody can sit down yet follows it. */
static void setup_says_page(const Scene *scene, Text *out) {
    const SetupScene *setup = (const SetupScene *)scene;
    const Ui *ui = stage_services(scene->stage)->ui;
    char words[256];
    /* TRANSLATORS: the key of a keyboard, spoken in “Return sits down”. */
    const char *accept = ui_shows_pad(ui) ? ui_pad_word(ui, UI_KEY_ACCEPT) : _("Return");
    setup_arrival_words(&setup->plan.setup.rules, accept, words, sizeof words);
    text_add(out, words);
    if (teams_are_on(&setup->plan.teams)) text_add_char(out, ' ');
    setup_teams_words(&setup->plan, out);
    Text why = text_over(words, sizeof words);
    if (game_plan_check(&setup->plan, &why)) return;
    text_add_char(out, ' ');
    text_add(out, words);
}

static const SceneKind setup_kind = {.enter = setup_enter,
                                     .draw = setup_draw,
                                     .event = setup_event,
                                     .activity = setup_activity,
                                     .next_change = setup_next_change,
                                     .say_page = setup_says_page,
                                     .destroy = setup_destroy};

Scene *setup_scene_create(void);
Scene *setup_scene_create(void) {
    SetupScene *setup = memory_calloc(1, sizeof *setup);
    setup->scene.kind = &setup_kind;
    setup->chosen = 1; /* the first opponent */
    return &setup->scene;
}

Scene *setup_scene_with(const HouseRules *rules) {
    Scene *scene = setup_scene_create();
    of(scene)->has_given = true;
    of(scene)->given = *rules;
    return scene;
}
