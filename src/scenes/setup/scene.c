/* Before a game: the players, the game, its options. An invalid setup is explained in a sentence and cannot
 * be started. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "audio/audio.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/last_table.h"
#include "scenes/overlays.h"
#include "scenes/page.h"
#include "scenes/play/scene.h"
#include "scenes/player_face.h"
#include "scenes/presets.h"
#include "scenes/setup/alone.h"
#include "scenes/setup/items.h"
#include "scenes/setup/options.h"
#include "scenes/setup/pages.h"
#include "scenes/setup/side.h"
#include "scenes/setup/teams.h"
#include "scenes/stage.h"
#include "scenes/statistics/streaks_page.h"
#include "session/characters.h"
#include "session/house_list.h"
#include "session/last_setup.h"
#include "session/lesson.h"
#include "session/players.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float SEAT_ROW = 72, SEAT_GAP = 8, FACE_WIDE = 64, FACE_GAP = 14, LINE = 56, LINE_GAP = 10;
enum { SEED_DIGITS = 9, NAME_CHARACTERS = 12, SETUP_CREDITS_MAX = 1000000 };

typedef struct SetupScene {
    Scene scene;
    GamePlan plan;
    char seed[UI_TEXT_BYTES]; /* as typed; "" for a new one */
    bool is_entered;
    bool has_lesson;            /* the game has one; looked up when the setup comes to the front */
    char opened[UI_NAME_BYTES]; /* the button of the last page opened over it */
    HouseList house;
    SetupAlone alone; /* for games of one seat */
    Players players;  /* their faces */
} SetupScene;

static SetupScene *of(Scene *scene) { return (SetupScene *)scene; }

static const struct {
    const char *agent, *label;
} agents[] = {{"human", N_("Person")},
              {"ai:novice", N_("Novice")},
              {"ai:regular", N_("Regular")},
              {"ai:sharp", N_("Sharp")},
              {"ai:master", N_("Master")}};
enum { AGENTS = sizeof agents / sizeof *agents, REGULAR = 2 };

static int agent_index(const char *agent) {
    for (int i = 0; i < AGENTS; i++) {
        if (strcmp(agents[i].agent, agent) == 0) return i;
    }
    return REGULAR;
}

/* ---- seats ---- */

/* One of several people, each with the colour of the seat. */
static bool is_friend(const MatchSetup *table, int seat) {
    int people = 0;
    for (int other = 0; other < table->rules.seats; other++)
        people += agent_is_human(table->seat[other].agent);
    return people > 1 && agent_is_human(table->seat[seat].agent);
}

/* Pressing a person's face gives them the next one that is free at this table. */
static void draw_face(const SetupScene *setup, Ui *ui, Box box, int seat) {
    const MatchSetup *table = &setup->plan.setup;
    FaceDisc face = {.name = table->seat[seat].name,
                     .portrait = players_portrait(&setup->players, table, seat),
                     .colour = is_friend(table, seat) ? face_disc_colour(seat) : 0};
    char widget[UI_NAME_BYTES];
    snprintf(widget, sizeof widget, "face:%d", seat);
    if (agent_is_human(table->seat[seat].agent))
        player_face_button(ui, widget, box, &face, false, face.name[0] == '\0');
    else
        face_disc_draw(ui_canvas(ui), box, &face);
}

/* The temperament of the character at that seat; "" for a person, and for somebody else's opponent. */
static const char *temperament_words(const MatchSeat *at) {
    const Character *character = agent_is_human(at->agent) ? NULL : character_of(at->name);
    return character ? _(character->line) : "";
}

/* Under what is chosen at the seat; its height. */
static float draw_temperament(const SetupScene *setup, Ui *ui, Box box, int seat, bool is_measured_only) {
    const char *words = temperament_words(&setup->plan.setup.seat[seat]);
    if (!words[0]) return 0;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    box_cut_left(&box, FACE_WIDE + FACE_GAP, 0);
    return canvas_paragraph(ui_canvas(ui), box, &style, words, is_measured_only) + LINE_GAP;
}

static float temperaments_height(const SetupScene *setup, Ui *ui, Box inside) {
    float high = 0;
    for (int seat = 0; seat < setup->plan.setup.rules.seats; seat++)
        high += draw_temperament(setup, ui, inside, seat, true);
    return high;
}

static void draw_seat(const SetupScene *setup, Ui *ui, Box row, int seat) {
    const MatchSeat *at = &setup->plan.setup.seat[seat];
    char name[UI_NAME_BYTES];
    bool is_human = agent_is_human(at->agent);
    draw_face(setup, ui, box_place(box_cut_left(&row, FACE_WIDE, FACE_GAP), FACE_WIDE, FACE_WIDE, 0, 0.5f),
              seat);
    setup_teams_draw_seat(ui, &row, &setup->plan, seat);
    Box agent = {0}, who;
    bool has_agent = !setup_is_alone(&setup->plan);
    if (has_agent) agent = box_inset(box_cut_right(&row, 250, 16), 0, 8);
    who = box_inset(row, 0, 8);
    snprintf(name, sizeof name, "name:%d", seat);
    if (is_human) {
        ui_text_field(
            ui, &(TextField){.name = name, .box = who, .text = at->name, .max_characters = NAME_CHARACTERS});
    } else {
        ui_choice(
            ui,
            &(Choice){
                .name = name, .box = who, .text = at->name, .value = 1, .maximum = 2, .goes_around = true});
    }
    if (!has_agent) return;
    snprintf(name, sizeof name, "agent:%d", seat);
    int index = agent_index(at->agent);
    ui_choice(ui, &(Choice){.name = name,
                            .box = agent,
                            .text = _(agents[index].label),
                            .value = index,
                            .maximum = AGENTS - 1,
                            .goes_around = true});
}

static void draw_heading(Canvas *canvas, Box box, const char *words) {
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_AMBER, TEXT_LEFT);
    canvas_text(canvas, box, &style, words);
}

static void draw_choice(Ui *ui, Box *rest, const char *name, const char *label, const char *text, int value,
                        int min, int max) {
    ui_choice(ui, &(Choice){.name = name,
                            .box = box_cut_top(rest, LINE, LINE_GAP),
                            .label = label,
                            .text = text,
                            .value = value,
                            .minimum = min,
                            .maximum = max});
}

/* In games of sets nobody deals: dice decide who begins (PZ-5). */
static bool has_dealer(const SabaccSetup *rules) { return !rules->game->no_token; }

static void draw_dealer(const SetupScene *setup, Ui *ui, Box *rest) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    bool is_by_lot = rules->dealer == SABACC_NOBODY;
    const char *words = is_by_lot ? _("by lot") : setup->plan.setup.seat[rules->dealer].name;
    char unnamed[16];
    snprintf(unnamed, sizeof unnamed, _("seat %d"), rules->dealer + 1);
    draw_choice(ui, rest, "dealer", _("First dealer"), words[0] ? words : unnamed,
                is_by_lot ? 0 : rules->dealer + 1, 0, rules->seats);
}

static bool plays_for_credits(const SabaccSetup *rules) {
    return !sabacc_game_has(rules->game, SABACC_OPTION_STAKE) || rules->options[SABACC_OPTION_STAKE].n > 0;
}

/* The name, the credits, and the opponent. */
static float draw_alone(const SetupScene *setup, Ui *ui, Box rest, bool is_measured_only) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    char words[16];
    bool has_credits = plays_for_credits(rules);
    float high = 50 + SEAT_ROW + SEAT_GAP + 10 + (has_credits ? LINE + LINE_GAP : 0) + 14;
    if (is_measured_only) return high + setup_alone_draw(ui, rest, &setup->plan, &setup->alone, true);
    draw_heading(ui_canvas(ui), box_cut_top(&rest, 42, 8), _("Who sits down"));
    draw_seat(setup, ui, box_cut_top(&rest, SEAT_ROW, SEAT_GAP + 10), 0);
    snprintf(words, sizeof words, "%d", rules->credits[0]);
    if (has_credits)
        draw_choice(ui, &rest, "credits", _("Credits"), words,
                    nice_index(rules->credits[0], 1, SETUP_CREDITS_MAX), 0,
                    nice_count(rules->credits[0], 1, SETUP_CREDITS_MAX) - 1);
    box_cut_top(&rest, 14, 0);
    setup_alone_draw(ui, rest, &setup->plan, &setup->alone, false);
    return high;
}

/* A quiet line about what the setup has proposed; its height. */
static float draw_proposal(const SetupScene *setup, Ui *ui, Box rest, bool is_measured_only) {
    char words[256];
    proposal_words(&setup->plan.proposal, words, sizeof words);
    if (!words[0]) return 0;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    return canvas_paragraph(ui_canvas(ui), rest, &style, words, is_measured_only) + 10;
}

static float seats_height(const SetupScene *setup, Ui *ui, Box inside) {
    if (setup_is_alone(&setup->plan)) return draw_alone(setup, ui, inside, true);
    return 50 + 3 * (LINE + LINE_GAP) + setup_teams_height(&setup->plan) +
           (float)setup->plan.setup.rules.seats *
               (SEAT_ROW + SEAT_GAP + setup_items_height(&setup->plan.setup.rules)) +
           temperaments_height(setup, ui, inside) + 10 + draw_proposal(setup, ui, inside, true);
}

static void draw_seats(const SetupScene *setup, Ui *ui, Box rest) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    if (setup_is_alone(&setup->plan)) {
        draw_alone(setup, ui, rest, false);
        return;
    }
    char words[16];
    draw_heading(ui_canvas(ui), box_cut_top(&rest, 42, 8), _("Who sits down"));
    snprintf(words, sizeof words, "%d", rules->seats);
    draw_choice(ui, &rest, "seats", _("Seats"), words, rules->seats, rules->game->min_seats,
                rules->game->max_seats);
    for (int seat = 0; seat < rules->seats; seat++) {
        draw_seat(setup, ui, box_cut_top(&rest, SEAT_ROW, 0), seat);
        box_cut_top(&rest, draw_temperament(setup, ui, rest, seat, false), SEAT_GAP);
        setup_items_draw(ui, &rest, rules, seat);
    }
    box_cut_top(&rest, 10, 0);
    int32_t credits = rules->credits[0];
    snprintf(words, sizeof words, "%d", credits);
    draw_choice(ui, &rest, "credits", _("Credits each"), words, nice_index(credits, 1, SETUP_CREDITS_MAX), 0,
                nice_count(credits, 1, SETUP_CREDITS_MAX) - 1);
    if (has_dealer(rules)) draw_dealer(setup, ui, &rest);
    setup_teams_draw(ui, &rest, &setup->plan);
    draw_proposal(setup, ui, rest, false);
}

/* ---- rules ---- */

/* The player's house rules that equal the options, if they are not a preset; or NULL. */
static const HouseRules *house_of(const SetupScene *setup) {
    const MatchSetup *match = &setup->plan.setup;
    if (preset_index(match) >= 0) return NULL;
    for (int i = 0; i < setup->house.count; i++) {
        if (house_rules_are_set(&setup->house.entry[i].rules, &match->rules))
            return &setup->house.entry[i].rules;
    }
    return NULL;
}

/* Without what the setup has proposed. */
static MatchSetup as_chosen(const SetupScene *setup) {
    MatchSetup match = setup->plan.setup;
    proposal_remove(&setup->plan.proposal, &match);
    return match;
}

/* The label: a preset, house rules, or individual options. */
static const char *way_label(const SetupScene *setup) {
    const MatchSetup match = as_chosen(setup);
    const HouseRules *house = house_of(setup);
    return house ? house->name : preset_label(&match, preset_index(&match));
}

static const char *way_help(const SetupScene *setup) {
    const MatchSetup match = as_chosen(setup);
    return house_of(setup) ? _("House rules of yours") : preset_help(&match, preset_index(&match));
}

static const float CHOICE_ROW = 106, CHOICE_GAP = 12;

static float rules_height(const SetupScene *setup, Ui *ui, Box inside) {
    return 50 + 2 * (CHOICE_ROW + CHOICE_GAP) + 2 * (LINE + LINE_GAP) + 10 +
           setup_side_height(&setup->plan.setup) + setup_options_draw(ui, inside, &setup->plan.setup, true);
}

static const char *const undo_words[] = {[MATCH_UNDO_NEVER] = N_("never"),
                                         [MATCH_UNDO_UNSEEN] = N_("until a card or a roll is seen"),
                                         [MATCH_UNDO_PRACTICE] = N_("always: practice")};

static void draw_rules(const SetupScene *setup, Ui *ui, Box rest) {
    const MatchSetup *match = &setup->plan.setup;
    const SabaccGame *game = match->rules.game;
    Box line = box_cut_top(&rest, 42, 8), page = box_cut_right(&line, 150, 16);
    Box lesson = setup->has_lesson ? box_cut_right(&line, 210, 16) : (Box){0};
    draw_heading(ui_canvas(ui), line, _("What is played"));
    if (setup->has_lesson)
        ui_button(ui, &(Button){.name = "learn", .box = lesson, .label = _("Learn it first")});
    ui_button(ui, &(Button){.name = "rules", .box = page, .label = _("Its rules")});
    page_row(ui, box_cut_top(&rest, CHOICE_ROW, CHOICE_GAP),
             &(PageRow){.name = "game", .title = _(game->name), .detail = _(game->line), .opens_list = true});
    page_row(ui, box_cut_top(&rest, CHOICE_ROW, CHOICE_GAP),
             &(PageRow){
                 .name = "preset", .title = way_label(setup), .detail = way_help(setup), .opens_list = true});
    setup_side_draw(ui, box_cut_top(&rest, setup_side_height(match), 0), match, setup->scene.stage);
    draw_choice(ui, &rest, "undo", _("Take back"), _(undo_words[match->allow_undo]), (int)match->allow_undo,
                MATCH_UNDO_NEVER, MATCH_UNDO_PRACTICE);
    ui_text_field(ui, &(TextField){.name = "seed",
                                   .box = box_cut_top(&rest, LINE, LINE_GAP + 10),
                                   .label = match->rules.game->played_for.for_streaks
                                                ? _("Deal number (empty: new cards)")
                                                : _("Seed (empty: new cards)"),
                                   .text = setup->seed,
                                   .max_characters = SEED_DIGITS});
    setup_options_draw(ui, rest, match, false);
}

/* ---- all of it ---- */

static Box column_inside(Box plate) { return box_inset(plate, 28, 20); }

static Box draw_column(Ui *ui, Box plate, const char *name, float height) {
    style_plate(ui_canvas(ui), plate);
    return ui_begin_scroll(ui, name, column_inside(plate), height);
}

static void draw_columns(const SetupScene *setup, Ui *ui, Box rest, bool is_portrait) {
    if (is_portrait) {
        float seats = seats_height(setup, ui, column_inside(rest));
        float high = seats + 30 + rules_height(setup, ui, column_inside(rest));
        Box all = draw_column(ui, rest, "setup", high);
        draw_seats(setup, ui, box_cut_top(&all, seats, 30));
        ui_begin_group(ui);
        draw_rules(setup, ui, all);
        ui_end_scroll(ui);
        return;
    }
    Box left = box_column(rest, 0, 2, 24);
    draw_seats(setup, ui, draw_column(ui, left, "setup-seats", seats_height(setup, ui, column_inside(left))));
    ui_end_scroll(ui);
    ui_begin_group(ui);
    Box right = box_column(rest, 1, 2, 24);
    draw_rules(setup, ui,
               draw_column(ui, right, "setup-rules", rules_height(setup, ui, column_inside(right))));
    ui_end_scroll(ui);
}

/* CL-5: the setup recommends more rounds for few players. */
static bool has_advice(const SabaccSetup *rules) {
    bool has_rounds = false;
    for (int i = 0; i < rules->game->option_count; i++)
        has_rounds |= rules->game->options[i].id == SABACC_OPTION_MIN_ROUNDS;
    return has_rounds && rules->seats < 4 && rules->options[SABACC_OPTION_MIN_ROUNDS].n < 2;
}

static void draw_sentence(Ui *ui, Box box, const char *words, Colour colour) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, colour, TEXT_RIGHT);
    float high = canvas_paragraph(ui_canvas(ui), box, &style, words, true);
    box.y += fmaxf((box.height - high) / 2, 0);
    canvas_paragraph(ui_canvas(ui), box, &style, words, false);
}

static void draw_foot(const SetupScene *setup, Ui *ui, Box foot) {
    char words[256] = "";
    Text why = text_over(words, sizeof words);
    bool is_good = game_plan_check(&setup->plan, &why);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "start",
                            .box = box_cut_right(&foot, 300, 24),
                            .label = _("Sit down"),
                            .is_primary = true,
                            .is_disabled = !is_good});
    ui_button(ui, &(Button){.name = "back", .box = box_cut_left(&foot, 180, 24), .label = _("Back")});
    if (!is_good)
        draw_sentence(ui, foot, words, STYLE_LOSS);
    else if (has_advice(&setup->plan.setup.rules))
        draw_sentence(ui, foot, _("With fewer than four seats let 2 to 4 rounds pass before a call."),
                      STYLE_DUST);
}

static void setup_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    const SetupScene *setup = of(scene);
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    style_backdrop(canvas, STYLE_BACKDROP_LOUNGE);
    Box rest = box_place(layout->screen, fminf(layout->screen.width - 48, 1560), layout->screen.height - 48,
                         0.5f, 0.5f);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 20);
    draw_columns(setup, ui, rest, layout->is_portrait);
    draw_foot(setup, ui, foot);
}

/* ---- changes ---- */

/* Steps through the opponents' names without repeats. */
static void next_character(SetupScene *setup, int seat, int step) {
    char *name = setup->plan.setup.seat[seat].name;
    int count = character_count(), at = 0;
    for (int i = 0; i < count; i++) {
        if (strcmp(character_at(i)->name, name) == 0) at = i;
    }
    for (int i = 1; i < count; i++) {
        const char *next = character_at(((at + i * step) % count + count) % count)->name;
        if (strcmp(character_free(&setup->plan.setup, ((at + i * step) % count + count) % count), next) != 0)
            continue;
        snprintf(name, MATCH_WORDS, "%s", next);
        return;
    }
}

static void change_seed(SetupScene *setup, const UiEvent *event) {
    for (const char *c = event->text; *c; c++) {
        if (*c < '0' || *c > '9') return;
    }
    snprintf(setup->seed, sizeof setup->seed, "%s", event->text);
}

static void change_seat(SetupScene *setup, const UiEvent *event) {
    int seat = ui_event_index(event);
    MatchSeat *at = &setup->plan.setup.seat[seat];
    if (ui_event_is(event, "agent:")) {
        game_plan_set_agent(&setup->plan, seat, agents[event->value].agent);
    } else if (agent_is_human(at->agent)) {
        snprintf(at->name, sizeof at->name, "%s", event->text);
    } else {
        next_character(setup, seat, event->value > 1 ? 1 : -1);
    }
}

static void change_seats(SetupScene *setup, const UiEvent *event) {
    game_plan_set_seats(&setup->plan, event->value);
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

static void setup_change(SetupScene *setup, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*change)(SetupScene *setup, const UiEvent *event);
    } changes[] = {{"agent:", change_seat},     {"name:", change_seat},    {"seats", change_seats},
                   {"credits", change_credits}, {"dealer", change_dealer}, {"undo", change_undo},
                   {"seed", change_seed}};
    GamePlan *plan = &setup->plan;
    TeamsWay way = teams_way(&plan->teams, &plan->setup);
    if (setup_teams_take(plan, event)) return;
    if (setup_options_take(&plan->setup, event)) {
        proposal_choose(&plan->proposal, event->name + strlen("option:"));
        game_plan_suit_items(&plan->setup.rules);
        return;
    }
    int row = UI_EVENT_ROW(event, changes);
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
    const HouseRules *house = house_of(setup);
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
    stage_push(setup->scene.stage, play_scene_with(&plan));
}

static void setup_activate(SetupScene *setup, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*act)(SetupScene *setup);
    } presses[] = {{"back", leave}, {"start", start_usual}, {"learn", learn}};
    int row = open_page(setup, event) ? -1 : UI_EVENT_ROW(event, presses);
    if (row >= 0) presses[row].act(setup);
}

static void next_face(SetupScene *setup, int seat) {
    const MatchSetup *table = &setup->plan.setup;
    if (seat < 0 || seat >= table->rules.seats || !table->seat[seat].name[0]) return;
    int face = players_next_face(&setup->players, table, seat);
    if (players_set(&setup->players, table->seat[seat].name, face))
        player_face_keep(setup->scene.stage, table->seat[seat].name, face);
}

static void setup_event(Scene *scene, const UiEvent *event) {
    SetupScene *setup = of(scene);
    if (event->kind == UI_EVENT_CHANGE) {
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

/* Restores the last setup played; a new player's setup is ready to start. */
static void setup_enter(Scene *scene) {
    SetupScene *setup = of(scene);
    const StageServices *services = stage_services(scene->stage);
    if (!setup->is_entered) {
        setup->is_entered = true;
        char words[MATCH_MESSAGE];
        Text why = text_over(words, sizeof words);
        game_plan_usual(&setup->plan);
        last_setup_read(services->data_directory, &setup->plan, &why);
        if (words[0]) ui_toast(services->ui, words);
        game_plan_name_seats(&setup->plan, services->settings->player);
    }
    teams_set(&setup->plan.teams, &setup->plan.setup, teams_way(&setup->plan.teams, &setup->plan.setup));
    proposal_follow(&setup->plan.proposal, &setup->plan.setup);
    game_plan_suit_items(&setup->plan.setup.rules); /* a page may have chosen other rules */
    setup->has_lesson = lesson_exists(services->assets_directory, setup->plan.setup.rules.game);
    house_list_read(&setup->house, services->data_directory);
    read_players(setup);
    setup_alone_read(&setup->alone, &setup->plan, services->data_directory);
    ui_set_focus(services->ui, setup->opened[0] ? setup->opened : "start");
}

static void setup_destroy(Scene *scene) { free(scene); }

static const SceneKind setup_kind = {
    .enter = setup_enter, .draw = setup_draw, .event = setup_event, .destroy = setup_destroy};

Scene *setup_scene_create(void);
Scene *setup_scene_create(void) {
    SetupScene *setup = memory_calloc(1, sizeof *setup);
    setup->scene.kind = &setup_kind;
    return &setup->scene;
}
