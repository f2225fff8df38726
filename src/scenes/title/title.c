/* The title: people at a table under a lamp, before them on the cloth a fan of cards and the name, over which
 * now and then a light passes, and the menu on a board that hangs beside them. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/fan.h"
#include "scenes/last_table.h"
#include "scenes/play/music.h"
#include "scenes/play/scene.h"
#include "scenes/scenes.h"
#include "scenes/setup/choosing.h"
#include "scenes/stage.h"
#include "scenes/title/company.h"
#include "scenes/title/menu.h"
#include "scenes/title/wordmark.h"
#include "session/film_programme.h"
#include "session/lesson.h"
#include "session/lessons_done.h"
#include "session/saves.h"
#include "speech/speech.h"
#include "ui/explain.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

/* When a row is shown, besides that its scene is in the program. */
typedef enum MenuWhen {
    MENU_ALWAYS,
    MENU_FIRST_START, /* nothing was played or learnt yet */
    MENU_GAMES_LEFT,  /* some can be resumed */
    MENU_LAST_TABLE,  /* there is one, so that Play does not lead to the setup */
} MenuWhen;

typedef struct MenuRow {
    const char *name, *label;
    const char *scene; /* NULL: quit */
    MenuWhen when;
    MenuTier tier; /* unless it is the first that is shown, which is large */
} MenuRow;

static const MenuRow menu_rows[] = {
    {"menu:learn", N_("Learn %s"), "lesson", MENU_FIRST_START, MENU_WIDE},
    {"menu:resume", N_("Resume"), "resume", MENU_GAMES_LEFT, MENU_WIDE},
    {"menu:start", N_("Play"), "setup", MENU_ALWAYS, MENU_WIDE},
    {"menu:table", N_("New table…"), "setup", MENU_LAST_TABLE, MENU_WIDE},
    {"menu:tonight", N_("Tonight"), "tonight", MENU_ALWAYS, MENU_WIDE},
    {"menu:history", N_("My table"), "history", MENU_ALWAYS, MENU_HALF},
    {"menu:gallery", N_("Gallery"), "gallery", MENU_ALWAYS, MENU_HALF},
    {"menu:rules", N_("Rules"), "rules", MENU_ALWAYS, MENU_HALF},
    {"menu:settings", N_("Settings"), "settings", MENU_ALWAYS, MENU_HALF},
    {"menu:quit", N_("Quit"), NULL, MENU_ALWAYS, MENU_LOW},
};
enum { MENU_ROWS = sizeof menu_rows / sizeof *menu_rows };
_Static_assert(sizeof menu_rows / sizeof *menu_rows <= (size_t)MENU_MAX, "all rows are in a menu");

typedef struct TitleScene {
    Scene scene;
    char focus[UI_NAME_BYTES]; /* the focus when the title was left, to be restored */
    bool is_shown[MENU_ROWS];
    const SabaccGame *hand_of; /* the game whose hand was looked up last; NULL: none was */
    LadderExample hand;
    int games_left;            /* that can be resumed, */
    const SabaccGame *resumed; /* and which one Resume goes on with; NULL: several, or it is not known */
    bool is_first_start;
    bool is_read;           /* aloud, its words: once a start */
    bool is_named;          /* aloud, with the keys that help: once a start */
    double begun, touched;  /* ms of the clock: when it came to the front, and the last input */
    double light_at;        /* when the light or somebody’s eyes move next; INFINITY: never */
    const SabaccGame *last; /* of the last table; NULL: none, and Play leads to the setup */
} TitleScene;

static const char *const fan_faces[] = {"spike/sq-9", "spike/tr+4", "spike/sylop", "spike/ci-4",
                                        "spike/sq+9"};
static const float BOARD_LEFT = 72, BOARD_WIDE = 468;
enum { FAN_CARDS = sizeof fan_faces / sizeof *fan_faces };

static bool is_row(const MenuRow *row, const char *name) { return strcmp(row->name, name) == 0; }

static bool is_shown(const TitleScene *title, const MenuRow *row) {
    if (row->scene && !scene_exists(row->scene)) return false;
    switch (row->when) {
    case MENU_FIRST_START: return title->is_first_start;
    case MENU_GAMES_LEFT: return title->games_left > 0;
    case MENU_LAST_TABLE: return title->last != NULL;
    case MENU_ALWAYS: break;
    }
    return true;
}

/* Somebody new: no table was set up, no game was played, and the lesson was not gone through. */
static bool is_first_start(const TitleScene *title) {
    const StageServices *services = stage_services(title->scene.stage);
    char games[PLAN_PATH];
    const SabaccGame *game = choosing_start();
    int used = snprintf(games, sizeof games, "%s/games", services->data_directory);
    bool has_games = used < (int)sizeof games && file_is_folder(games);
    return !title->last && !has_games && lesson_exists(services->assets_directory, game) &&
           !lessons_is_done(services->data_directory, game->id);
}

/* What the first of the rows that are shown is about; of several games the one of the last table. */
static const SabaccGame *game_of_first(const TitleScene *title) {
    if (title->resumed) return title->resumed;
    return title->last ? title->last : choosing_start();
}

/* That takes some milliseconds, so not in every frame. */
static void find_hand(TitleScene *title) {
    const SabaccGame *game = game_of_first(title);
    SabaccState state;
    Ladder ladder;
    if (game == title->hand_of) return;
    ladder_read_game(game, &state, &ladder);
    title->hand_of = game;
    title->hand = ladder.examples[0];
}

/* Looked up when the title comes to the front and when something has been saved late, not in every frame. */
static void find_rows(Scene *scene) {
    TitleScene *title = (TitleScene *)scene;
    SavedGame saved;
    title->games_left = saves_unfinished(stage_services(scene->stage)->data_directory, &saved, 1);
    title->resumed = title->games_left == 1 ? saves_game(&saved) : NULL;
    title->last = last_table_game(scene->stage);
    title->is_first_start = is_first_start(title);
    for (int i = 0; i < MENU_ROWS; i++) title->is_shown[i] = is_shown(title, &menu_rows[i]);
    find_hand(title);
}

/* ---- the light over the name ---- */

static const double LIGHT_CYCLE = 6000, LIGHT_PASS = 2200, LIGHT_STEP = 1000.0 / 12, LIGHT_REST = 20000;

static bool is_light_off(const TitleScene *title) {
    const StageServices *services = stage_services(title->scene.stage);
    return services->is_unpaced || services->settings->values[SETTING_REDUCED_MOTION] ||
           stage_now(title->scene.stage) >= title->touched + LIGHT_REST;
}

/* Nothing is drawn between two passes and blinks. */
static void plan_light(TitleScene *title) {
    double now = stage_now(title->scene.stage), gone = fmod(now - title->begun, LIGHT_CYCLE);
    double next = now + (gone < LIGHT_PASS ? LIGHT_STEP : LIGHT_CYCLE - gone);
    next = fmin(next, company_next_change(now));
    title->light_at = is_light_off(title) ? INFINITY : fmin(next, title->touched + LIGHT_REST);
}

/* 0 … 1; -1: none is seen. */
static float light_of(const TitleScene *title) {
    double gone = fmod(stage_now(title->scene.stage) - title->begun, LIGHT_CYCLE);
    return is_light_off(title) || gone >= LIGHT_PASS ? -1 : (float)(gone / LIGHT_PASS);
}

static double title_next_change(const Scene *scene) { return ((const TitleScene *)scene)->light_at; }

static bool title_input(Scene *scene, const UiInput *input) {
    (void)input;
    TitleScene *title = (TitleScene *)scene;
    title->touched = stage_now(scene->stage);
    if (isinf(title->light_at)) plan_light(title);
    return false;
}

static void title_woken(Scene *scene) {
    TitleScene *title = (TitleScene *)scene;
    if (stage_now(scene->stage) >= title->light_at)
        plan_light(title);
    else
        find_rows(scene);
}

/* "What was said last (J)."; nothing where no key does it, as on a pad. */
static void add_key_help(const Ui *ui, uint32_t key, const char *help, Text *out) {
    char word[16];
    Text text = text_over(word, sizeof word);
    ui_spoken_key(ui, key, &text);
    if (text.used == 0) return;
    text_add_char(out, ' ');
    text_add(out, help);
    text_add(out, word);
    text_add_char(out, '.');
}

/* The picture has the name, and nothing on the screen tells the keys that speak. */
static void say_name(TitleScene *title) {
    static const struct {
        uint32_t key;
        const char *help;
    } keys[] = {{UI_SAY_SITUATION, N_("Where you are, and at a table what you hold")},
                {UI_SAY_PAST, N_("What was said last")},
                {UI_EXPLAIN_KEY, N_("Explain a word")}};
    const StageServices *services = stage_services(title->scene.stage);
    char words[SPEECH_WORDS];
    Text text = text_over(words, sizeof words);
    if (title->is_named || !speech_is_heard(services->speech)) return;
    title->is_named = true;
    text_add(&text, _("Sabacc"));
    text_add(&text, ". ");
    text_add(&text, _("Arrows and Tab lead from choice to choice, Return chooses, Escape leads back."));
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        add_key_help(services->ui, keys[i].key, _(keys[i].help), &text);
    speech_say(services->speech, SPEECH_EVENT, words);
}

static void title_enter(Scene *scene) {
    TitleScene *title = (TitleScene *)scene;
    title->begun = title->touched = stage_now(scene->stage);
    plan_light(title);
    title_music(stage_services(scene->stage)->audio);
    if (title->focus[0]) ui_set_focus(stage_services(scene->stage)->ui, title->focus);
    title->focus[0] = '\0';
    find_rows(scene);
    say_name(title);
}

/* Nobody is present: starts the demo. */
static void title_idle(Scene *scene) {
    TitleScene *title = (TitleScene *)scene;
    const StageServices *services = stage_services(scene->stage);
    GamePlan plan;
    if (!services->settings->values[SETTING_DEMO]) return;
    film_plan(&plan, game_plan_seed(services->start), 0);
    plan.is_unasked = true;
    Scene *film = play_scene_with(&plan);
    snprintf(title->focus, sizeof title->focus, "%s", ui_focus(services->ui));
    stage_push(scene->stage, film);
}

static void draw_fan(Canvas *canvas, float middle_x, float middle_y, float height) {
    fan_draw(canvas, &(Fan){.assets = fan_faces,
                            .count = FAN_CARDS,
                            .shape = 300.0f / 420,
                            .middle_x = middle_x,
                            .middle_y = middle_y,
                            .height = height});
}

static void draw_name(const TitleScene *title, Canvas *canvas, Box name) {
    wordmark_draw(canvas, name, light_of(title));
    if (canvas_transcript(canvas)) canvas_note(canvas, "title", "SABACC");
    canvas_push_name(canvas, UI_PAGE_TITLE);
    canvas_spoken(canvas, name, _("Sabacc"));
    canvas_pop_name(canvas);
}

/* What is played or learnt is named, for one press is enough. */
static void format_label(const TitleScene *title, const MenuRow *row, char words[MENU_LABEL]) {
    if (row->when == MENU_FIRST_START)
        snprintf(words, MENU_LABEL, _(row->label), _(choosing_start()->name));
    else if (is_row(row, "menu:start") && title->last)
        snprintf(words, MENU_LABEL, _("Play %s"), _(title->last->name));
    else if (row->when == MENU_GAMES_LEFT && title->resumed)
        snprintf(words, MENU_LABEL, _("Resume %s"), _(title->resumed->name));
    else if (row->when == MENU_GAMES_LEFT && title->games_left > 1)
        snprintf(words, MENU_LABEL, "%s", _("Resume…"));
    else
        snprintf(words, MENU_LABEL, "%s", _(row->label));
}

static Menu menu_of(const TitleScene *title) {
    Menu menu = {.game = game_of_first(title), .hand = title->hand};
    for (int i = 0; i < MENU_ROWS; i++) {
        if (!title->is_shown[i]) continue;
        MenuItem *item = &menu.items[menu.count];
        item->name = menu_rows[i].name;
        item->tier = menu.count++ == 0 ? MENU_LARGE : menu_rows[i].tier;
        format_label(title, &menu_rows[i], item->label);
    }
    return menu;
}

static const char *motto(void) { return _("The dealer shuffles.\nThe deck has a mind of its own."); }

static TextStyle motto_style(TextAlign align) {
    return style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_BONE, align);
}

/* On the upper edge, and its light on the wood. */
static void draw_lamp(Canvas *canvas, Box board) {
    static const float OF_WIDTH = 0.5f, HIGH = 15, REACH = 0.7f;
    Box lamp = box_place(board, board.width * OF_WIDTH, HIGH, 0.5f, 0), lit = box_inset(board, 2, 2);
    lamp.y -= HIGH / 2;
    lit.height *= REACH;
    canvas_panel(canvas, lit,
                 &(PanelStyle){.top = 0x3cffc980u, .bottom = 0x00ffc980u, .radius = 21, .is_cut = true});
    style_lamp(canvas, lamp, 0, 1);
}

/* A board of walnut in a rim of brass, under a lamp. */
static void draw_slab(Canvas *canvas, Box board) {
    canvas_glow(canvas, (Box){board.x + 6, board.y + 14, board.width - 12, board.height - 10}, 12, 22,
                0x70000000u);
    style_plate(canvas, board);
    draw_lamp(canvas, board);
}

/* It hangs from above. */
static void draw_chains(Canvas *canvas, Box board) {
    static const float CHAIN = 70, LINK = 13;
    for (int side = 0; side < 2; side++) {
        float x = side ? board.x + board.width - CHAIN : board.x + CHAIN;
        for (float y = board.y - LINK; y > -LINK; y -= LINK) {
            bool is_edge = (int)((board.y - y) / LINK) % 2 == 0;
            float wide = is_edge ? 3 : 8;
            canvas_panel(canvas, (Box){x - wide / 2, y, wide, LINK},
                         &(PanelStyle){.edge = STYLE_BRASS_DIM, .edge_width = 2.5f, .radius = 4});
        }
    }
}

static const char *footnote(void) { return _("A fan work. Not tied to the owners of the setting."); }

static TextStyle foot_style(TextAlign align) { return style_text(FONT_TEXT, 18, STYLE_DUST, align); }

static const float BOARD_BESIDE = 30, BOARD_ABOVE = 26, BOARD_GAP = 20;

/* What stands on a board besides its signs: the motto, and whose work it is; NULL for none. */
typedef struct BoardWords {
    const char *head, *foot;
} BoardWords;

static float paragraph_height(Canvas *canvas, float width, TextStyle style, const char *words) {
    return words ? canvas_paragraph(canvas, (Box){0, 0, width, 0}, &style, words, true) + BOARD_GAP : 0;
}

/* How high a board of that width is around its signs. */
static float around_menu(Canvas *canvas, float width, BoardWords words) {
    width -= 2 * BOARD_BESIDE;
    return 2 * BOARD_ABOVE + paragraph_height(canvas, width, motto_style(TEXT_CENTRE), words.head) +
           paragraph_height(canvas, width, foot_style(TEXT_CENTRE), words.foot);
}

static void draw_on_board(Ui *ui, Box board, const Menu *menu, BoardWords words) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle large = motto_style(TEXT_CENTRE), small = foot_style(TEXT_CENTRE);
    Box rest = box_inset(board, BOARD_BESIDE, BOARD_ABOVE);
    Box head = box_cut_top(&rest, paragraph_height(canvas, rest.width, large, words.head), 0);
    Box foot = box_cut_bottom(&rest, paragraph_height(canvas, rest.width, small, words.foot), 0);
    if (words.head) canvas_paragraph(canvas, head, &large, words.head, false);
    box_cut_top(&foot, BOARD_GAP, 0);
    if (words.foot) canvas_paragraph(canvas, foot, &small, words.foot, false);
    menu_draw(ui, rest, menu);
}

/* A board beside the table. */
static void draw_menu_board(const TitleScene *title, Ui *ui, Box screen) {
    static const float LEAST = 40;
    const Menu menu = menu_of(title);
    const BoardWords words = {motto(), footnote()};
    float around = around_menu(ui_canvas(ui), BOARD_WIDE, words);
    float rows =
        fminf(menu_height(ui, &menu, BOARD_WIDE - 2 * BOARD_BESIDE), screen.height - 3 * LEAST - around);
    Box board = {BOARD_LEFT, (screen.height - rows - around) / 2 + LEAST / 2, BOARD_WIDE, rows + around};
    draw_chains(ui_canvas(ui), board);
    draw_slab(ui_canvas(ui), board);
    draw_on_board(ui, board, &menu, words);
}

/* How high the name is that lies on the cloth, by how high it would be standing. */
static const float NAME_LIES = 0.66f;

/* The fan lies on the cloth under the lamp, and before it the name, in letters of brass let into the cloth.
 */
static void draw_lying(const TitleScene *title, Canvas *canvas, Box picture, Box screen) {
    static const float FAN_ROW = 0.452f, CARD = 0.296f, NAME_WIDE = 0.455f, NAME_ROW = 0.66f, BESIDE = 90;
    float middle = picture.x + picture.width / 2, left = BOARD_LEFT + BOARD_WIDE + BESIDE;
    float most = 2 * fminf(middle - left, screen.width - BESIDE - middle);
    float wide = fminf(picture.width * NAME_WIDE, most), high = wide / WORDMARK_SHAPE * NAME_LIES;
    draw_name(title, canvas, (Box){middle - wide / 2, picture.y + picture.height * NAME_ROW, wide, high});
    draw_fan(canvas, middle, picture.y + picture.height * FAN_ROW, picture.height * CARD);
}

/* Upright the fan lies on the cloth, the name is before it, and the menu on the near rest, without the motto
 * where it would make the signs too low. */
static void draw_upright(const TitleScene *title, Ui *ui, Box picture, Box screen) {
    static const float FAN = 584, NAME = 832, MENU = 1020, FOOT = 66, WIDE = 690, BOARD = 620,
                       LEAST_SHARE = 0.8f;
    Canvas *canvas = ui_canvas(ui);
    const Menu menu = menu_of(title);
    float row = picture.height / 1600;
    Box name = box_place(screen, WIDE, WIDE / WORDMARK_SHAPE * NAME_LIES, 0.5f, 0);
    name.y = picture.y + NAME * row;
    float top = picture.y + MENU * row, most = screen.height - FOOT - top;
    draw_fan(canvas, screen.width / 2, picture.y + FAN * row, 316);
    draw_name(title, canvas, name);
    BoardWords words = {motto(), NULL};
    float rows = menu_height(ui, &menu, BOARD - 2 * BOARD_BESIDE);
    if (rows * LEAST_SHARE + around_menu(canvas, BOARD, words) > most) words.head = NULL;
    Box board = box_place(screen, BOARD, fminf(most, rows + around_menu(canvas, BOARD, words)), 0.5f, 0);
    board.y = top;
    draw_slab(canvas, board);
    draw_on_board(ui, board, &menu, words);
    TextStyle small = foot_style(TEXT_CENTRE);
    canvas_text(canvas, box_place(screen, screen.width - 96, 30, 0.5f, 0.985f), &small, footnote());
}

static void title_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    const TitleScene *title = (TitleScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    Box picture = company_picture(layout, BOARD_LEFT + BOARD_WIDE), screen = layout->screen;
    company_draw(canvas, picture, is_light_off(title) ? -1 : stage_now(scene->stage));
    if (layout->is_portrait) {
        draw_upright(title, ui, picture, screen);
    } else {
        draw_lying(title, canvas, picture, screen);
        draw_menu_board(title, ui, screen);
    }
}

/* Where a row leads; NULL: out of the program. */
static Scene *scene_of(const TitleScene *title, const MenuRow *row) {
    GamePlan plan;
    if (is_row(row, "menu:start") && last_table_again(title->scene.stage, &plan))
        return play_scene_with(&plan);
    if (row->when == MENU_GAMES_LEFT && title->games_left > 1) return scene_create("unfinished");
    return row->scene ? scene_create(row->scene) : NULL;
}

static void title_event(Scene *scene, const UiEvent *event) {
    TitleScene *title = (TitleScene *)scene;
    if (event->kind != UI_EVENT_ACTIVATE) return;
    for (int i = 0; i < MENU_ROWS; i++) {
        if (!is_row(&menu_rows[i], event->name)) continue;
        Scene *next = scene_of(title, &menu_rows[i]);
        if (next) {
            snprintf(title->focus, sizeof title->focus, "%s", event->name);
            stage_push(scene->stage, next);
        } else if (!menu_rows[i].scene) {
            stage_quit(scene->stage);
        }
    }
}

static void title_destroy(Scene *scene) { free(scene); }

/* Once a start its words; then only where one is. */
static void title_says_page(const Scene *scene, Text *out) {
    TitleScene *title = (TitleScene *)(uintptr_t)scene;
    if (title->is_read) {
        text_add(out, _("Sabacc"));
        return;
    }
    title->is_read = true;
    text_add(out, motto());
    text_add_char(out, ' ');
    text_add(out, footnote());
}

static const SceneKind title_kind = {
    .say_page = title_says_page,
    .enter = title_enter,
    .woken = title_woken,
    .next_change = title_next_change,
    .offers_switch = true,
    .input = title_input,
    .draw = title_draw,
    .idle = title_idle,
    .event = title_event,
    .destroy = title_destroy,
};

Scene *title_scene_create(void);
Scene *title_scene_create(void) {
    TitleScene *title = memory_calloc(1, sizeof *title);
    title->scene.kind = &title_kind;
    return &title->scene;
}
