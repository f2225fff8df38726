#include "app/private.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "match/words.h"
#include "render/raster.h"
#include "scenes/scenes.h"
#include "session/game_plan.h"
#include "session/settings_file.h"

enum { APP_ERROR_BYTES = 2000, APP_UNSAVED_BYTES = 1600 };

/* ---- opening ---- */

static bool complain(const char *error) {
    char line[1024];
    snprintf(line, sizeof line, "%s", error);
    word_one_line(line);
    fprintf(stderr, "sabacc: %s\n", line);
    return false;
}

static void wake(void *user) {
    const App *app = user;
    SDL_Event event = {.type = app->wake_event};
    SDL_PushEvent(&event);
}

void app_wake(void *user) {
    const App *app = user;
    SDL_Event event = {.type = app->wake_event + 1};
    SDL_PushEvent(&event);
}

/* Applies to this run only, and is never saved. */
static void apply_command_line(App *app) {
    const CommandLine *line = app->line;
    if (line->language) snprintf(app->settings.language, sizeof app->settings.language, "%s", line->language);
    if (line->is_spoken) app->settings.values[SETTING_SPEECH] = 1;
    if (line->is_muted) app->settings.values[SETTING_MUTED] = 1;
    if (line->is_fullscreen) app->settings.values[SETTING_FULLSCREEN] = 1;
    if (line->width) app->settings.values[SETTING_FULLSCREEN] = 0;
    if (line->is_reduced_motion) app->settings.values[SETTING_REDUCED_MOTION] = 1;
    app->settings_kept = app->settings;
}

/* A language that was chosen and is no longer there is that of the system. */
static void choose_language(App *app) {
    snprintf(app->language, sizeof app->language, "%s", app->settings.language);
    if (!languages_choose(app->languages, app->language)) (void)languages_choose(app->languages, "");
}

static void read_settings(App *app, Text *why) {
    const Paths *paths = &app->paths;
    bool is_there = settings_file_carry_over(paths->old_settings, paths->settings, why);
    settings_file_read(is_there ? paths->settings : paths->old_settings, &app->settings, why);
}

/* Damage to a saved game is reported on stderr too. */
static void warn_of_damage(const char *record) {
    char error[APP_ERROR_BYTES], unread[APP_ERROR_BYTES];
    Text fault = text_over(error, sizeof error), why = text_over(unread, sizeof unread);
    MatchLook look;
    if (!match_look(record, &look, &fault, &why) || !look.is_damaged) return;
    text_add(&fault, _(". The game goes on from the line before"));
    complain(error);
}

/* A file that is not there at all is reported before a window opens; what is wrong with one, on the screen.
 */
static bool check_file(const App *app) {
    char error[APP_ERROR_BYTES];
    const char *file = app->line->file;
    if (!file || file_facts(file).kind != FILE_NONE) return true;
    snprintf(error, sizeof error, "%s: %s", file, file_words(errno));
    return complain(error);
}

/* Errors in the requested game are reported before a window opens. */
static bool check_game(const App *app) {
    char error[APP_ERROR_BYTES];
    Text why = text_over(error, sizeof error);
    GamePlan plan;
    if (app->line->file || !game_plan_is_asked(&app->line->start)) return true;
    if (!game_plan_from_start(&plan, &app->line->start, app->paths.data, &why)) return complain(error);
    if (plan.kind == PLAN_RESUME) warn_of_damage(plan.path);
    return true;
}

static bool open_files(App *app, Text *warning) {
    char error[APP_ERROR_BYTES];
    const CommandLine *line = app->line;
    if (!paths_find(&app->paths, line->assets, line->data, error, sizeof error)) return complain(error);
    read_settings(app, warning);
    apply_command_line(app);
    choose_language(app);
    if (line->shots && !file_make_folders(line->shots)) {
        snprintf(error, sizeof error, _("--shots %s: the directory cannot be made"), line->shots);
        return complain(error);
    }
    if (!check_file(app) || !check_game(app)) return false;
    if (!line->input) return true;
    app->script = script_read(line->input, error, sizeof error);
    return app->script || complain(error);
}

static bool open_drawing(App *app) {
    char error[APP_ERROR_BYTES], own_fonts[PATH_BYTES], cards[PATH_BYTES], own_cards[PATH_BYTES];
    bool is_full = app->settings.values[SETTING_FULLSCREEN];
    app->window = window_open(app->line->width, app->line->height, is_full, error, sizeof error);
    if (!app->window) return complain(error);
    app->is_filled = is_full;
    app->wake_event = SDL_RegisterEvents(2);
    paths_join(own_fonts, app->paths.assets, "fonts");
    const char *const directories[] = {own_fonts, app->paths.fonts[0] ? app->paths.fonts : NULL, NULL};
    app->fonts = fonts_open(directories, error, sizeof error);
    if (!app->fonts) return complain(error);
    fonts_set_language(app->fonts, languages_current(app->languages)->id);
    paths_join(cards, app->paths.assets, "cards");
    paths_join(own_cards, app->paths.data, "cards");
    app->decks = deck_library_create(&(LibrarySetup){
        .house = cards, .own = own_cards, .scenery = app->paths.assets, .wake = wake, .user = app});
    app->sprites =
        sprites_create((SpriteSource){.document = deck_library_document,
                                      .user = app->decks,
                                      .cache_directory = app->paths.cache[0] ? app->paths.cache : NULL,
                                      .wake = app_wake,
                                      .wake_user = app});
    app->canvas = canvas_create(app->fonts, app->sprites);
    if (app->canvas && (app->line->shots || app->script)) canvas_transcribe(app->canvas);
    app->ui = ui_create();
    return app->decks && app->sprites ? true : complain(_("another thread cannot be started"));
}

static AudioVolumes volumes_of(const App *app) {
    const int *values = app->settings.values;
    return (AudioVolumes){.all = values[SETTING_VOLUME],
                          .effects = values[SETTING_EFFECTS],
                          .music = values[SETTING_MUSIC],
                          .room = values[SETTING_ROOM]};
}

static void choose_decks(const App *app) {
    for (int family = 0; family < DECK_FAMILIES; family++)
        deck_library_choose(app->decks, (DeckFamily)family, &app->settings.decks[family]);
}

void app_redraw_decks(App *app) {
    char changed[LIBRARY_ASSET];
    while (deck_library_next_redrawn(app->decks, changed)) {
        sprites_redraw(app->sprites, changed);
        app->wants_frame = true;
    }
}

/* What was put elsewhere; and what was not stays where it is. */
static UiKeyMap key_map(const KeyChoices *choices) {
    _Static_assert((int)KEY_CHOICES <= (int)UI_KEYS_MAX, "every key can be put elsewhere");
    UiKeyMap map = {.count = 0};
    for (int i = 0; i < KEY_CHOICES; i++) {
        if (choices->chosen[i] == 0) continue;
        map.rows[map.count].pressed = choices->chosen[i];
        map.rows[map.count++].meant = key_usual(i);
    }
    return map;
}

_Static_assert((int)SWITCH_WAYS == (int)UI_SCAN_WAYS, "the setting names every way");
_Static_assert((int)SETTINGS_PAD == (int)UI_PAD_BUTTONS, "every button of a pad can be put elsewhere");

static void apply_access(const App *app) {
    UiAccess access = {.text_percent = app->settings.values[SETTING_TEXT_SIZE],
                       .is_high_contrast = app->settings.values[SETTING_CONTRAST] != 0,
                       .scan = (UiScanWay)app->settings.values[SETTING_SWITCH],
                       .scan_ms = app->settings.values[SETTING_SWITCH_STEP] * 100,
                       .shows_clauses = app->settings.values[SETTING_CLAUSES] != 0,
                       .shows_captions = app->settings.values[SETTING_CAPTIONS] != 0,
                       .has_reduced_motion = app->settings.values[SETTING_REDUCED_MOTION] != 0,
                       .keys = key_map(&app->settings.keys)};
    for (int i = 0; i < SETTINGS_PAD && settings_pad_is_good(&app->settings); i++)
        access.pad[i] = (uint8_t)(app->settings.values[SETTINGS_PAD_FIRST + i] + 1);
    ui_set_access(app->ui, &access);
    window_set_foot(app->window, ui_caption_foot(&access));
}

/* Saves what differs from the last save. */
static bool save_settings(void *user) {
    App *app = user;
    char words[APP_ERROR_BYTES];
    Text why = text_over(words, sizeof words);
    const Paths *paths = &app->paths;
    bool is_kept = settings_file_carry_over(paths->old_settings, paths->settings, &why) &&
                   settings_file_change(paths->settings, &app->settings_kept, &app->settings, &why);
    if (is_kept) app->settings_kept = app->settings;
    if (is_kept && words[0]) {
        ui_toast(app->ui, words);
        complain(words);
    }
    return is_kept;
}

void app_settings_changed(void *user) {
    App *app = user;
    const int *values = app->settings.values;
    audio_set_volumes(app->audio, volumes_of(app));
    audio_set_muted(app->audio, values[SETTING_MUTED]);
    if (!values[SETTING_MUTED] && app->has_opened_devices) audio_begin(app->audio);
    if (app->is_filled != (values[SETTING_FULLSCREEN] != 0)) {
        app->is_filled = values[SETTING_FULLSCREEN] != 0;
        window_set_fullscreen(app->window, app->is_filled);
    }
    apply_access(app);
    canvas_set_sight(app->canvas, app->sight);
    if (strcmp(app->language, app->settings.language) != 0) {
        choose_language(app);
        fonts_set_language(app->fonts, languages_current(app->languages)->id);
        ui_language_changed(app->ui);
    }
    app_speak_settings(app);
    choose_decks(app);
    app_redraw_decks(app);
    app->wants_frame = true;
    stage_keep(app->stage, "settings",
               &(Keeping){.what = N_("your settings"), .save = save_settings, .user = app});
}

static const char *first_scene(const CommandLine *line) {
    const StartOptions *start = &line->start;
    if (line->file) return "title";
    if (start->scene) return start->scene;
    return game_plan_is_asked(start) ? "table" : "title";
}

/* Creates the data folder. */
static bool make_folder(void *user) {
    App *app = user;
    return paths_make_data(&app->paths);
}

/* The title is at the bottom of the stack, so that every way back ends there. */
static bool open_stage(App *app, const char *warning) {
    const StageServices services = {.is_unpaced = !app->is_paced,
                                    .ui = app->ui,
                                    .sprites = app->sprites,
                                    .decks = app->decks,
                                    .settings = &app->settings,
                                    .sight = &app->sight,
                                    .languages = app->languages,
                                    .start = &app->line->start,
                                    .audio = app->audio,
                                    .speech = app->speech,
                                    .data_directory = app->paths.data,
                                    .assets_directory = app->paths.assets,
                                    .lab = app->paths.lab,
                                    .user = app,
                                    .settings_changed = app_settings_changed,
                                    .wake = wake,
                                    .copy_text = app_copy_text,
                                    .show_folder = app_show_folder,
                                    .release = SABACC_VERSION};
    app->stage = stage_create(&services);
    stage_push(app->stage, scene_create("title"));
    const char *first = first_scene(app->line);
    Scene *scene = strcmp(first, "title") != 0 ? scene_create(first) : NULL;
    if (scene) stage_push(app->stage, scene);
    if (app->line->file && !app_open_file(app, app->line->file)) app->status = 2;
    if (warning[0]) {
        ui_toast(app->ui, warning);
        complain(warning);
    }
    stage_keep(app->stage, "folder",
               &(Keeping){.what = N_("what you play and set"), .save = make_folder, .user = app});
    return true;
}

/* ---- running ---- */

/* The first pictures come before the first sounds, and a muted program reads no sounds until it is to be
 * heard. */
static void open_audio(App *app) {
    enum { AFTER_MS = 300 };
    char sounds[PATH_BYTES];
    paths_join(sounds, app->paths.assets, "sounds");
    app->audio = audio_open(&(AudioSetup){.directory = sounds,
                                          .volumes = volumes_of(app),
                                          .is_muted = app->settings.values[SETTING_MUTED],
                                          .after_ms = AFTER_MS,
                                          .is_held = true,
                                          .wake = app_wake,
                                          .wake_user = app});
}

static bool open_all(App *app) {
    char warning[APP_ERROR_BYTES];
    Text why = text_over(warning, sizeof warning);
    if (!open_files(app, &why) || !open_drawing(app)) return false;
    open_audio(app);
    apply_access(app);
    choose_decks(app);
    const CommandLine *line = app->line;
    app->is_scripted = app->script || line->shot_count > 0 || line->run_for_ms > 0;
    app->is_paced = !app->is_scripted || !window_is_unseen(app->window) || line->perf;
    app_speak_open(app);
    return open_stage(app, warning);
}

static void close_stage(App *app) {
    char words[APP_UNSAVED_BYTES];
    Text unsaved = text_over(words, sizeof words);
    if (!app->stage) return;
    stage_close(app->stage, &unsaved);
    stage_free(app->stage);
    if (words[0]) complain(words);
}

static void close_all(App *app) {
    close_stage(app);
    app_speak_close(app);
    audio_close(app->audio);
    ui_free(app->ui);
    canvas_free(app->canvas);
    sprites_close(app->sprites);
    deck_library_free(app->decks);
    fonts_close(app->fonts);
    window_close(app->window);
    script_free(app->script);
    SDL_Quit();
}

int app_run(const CommandLine *line, Languages *languages, Perf *perf) {
    App app = {.line = line, .languages = languages, .perf = perf, .held_since = INFINITY};
    if (!open_all(&app)) {
        close_all(&app);
        return 2;
    }
    app_loop(&app);
    if (line->perf && !perf_write(perf, line->perf)) {
        fprintf(stderr, _("sabacc: --perf %s: cannot be written\n"), line->perf);
        app.status = 1;
    }
    close_all(&app);
    return app.status;
}
