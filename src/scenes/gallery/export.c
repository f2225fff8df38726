#include "scenes/folder.h"
#include "scenes/gallery/export_private.h"

#include <errno.h>
#include <math.h>
#include <SDL.h>
#include <stdio.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "session/languages.h"

enum { USUAL_HEIGHT = 1080 };

static const StageServices *services(const ExportScene *panel) { return stage_services(panel->scene.stage); }

/* ---- the request ---- */

int export_width_max(const ExportScene *panel) { return (int)sheets_width_max(panel->deck, panel->paper); }

int export_width(const ExportScene *panel) {
    int drawn = (int)lround(deck_width(panel->deck) * SHEETS_UNIT), max = export_width_max(panel);
    int width = panel->width > 0 ? panel->width : drawn;
    return width < EXPORT_NARROWEST ? EXPORT_NARROWEST : width > max ? max : width;
}

bool export_has(const ExportScene *panel, ExportExtent part) {
    return panel->extent >= part && (part != EXPORT_RULES || panel->games > 0);
}

void export_back_word(const ExportScene *panel, char word[LIBRARY_ASSET]) {
    word[0] = '\0';
    if (panel->back > 0) snprintf(word, LIBRARY_ASSET, "back-%d", panel->back + 1);
}

static int count_backs(const Deck *deck) {
    char word[LIBRARY_ASSET] = "back";
    int count = 0;
    while (deck_has_face(deck, word)) snprintf(word, sizeof word, "back-%d", ++count + 1);
    return count;
}

static void plan_anew(ExportScene *panel) {
    char back[LIBRARY_ASSET];
    export_back_word(panel, back);
    SheetsRequest wish = {.paper = panel->paper,
                          .card_width = panel->width,
                          .one_each = panel->is_one_each,
                          .has_cover = export_has(panel, EXPORT_COVER),
                          .has_rules = export_has(panel, EXPORT_RULES),
                          .has_box = export_has(panel, EXPORT_BOX),
                          .back = back[0] ? back : NULL};
    panel->end = EXPORT_NONE;
    panel->words[0] = '\0';
    panel->is_planned = sheets_plan(panel->deck, &wish, &panel->plan, panel->words, sizeof panel->words);
}

/* Letter paper for countries that do not use A4. */
static SheetsPaper usual_paper(void) {
    static const char *const variables[] = {"LC_ALL", "LC_PAPER", "LANG"};
    static const char *const countries[] = {"_US", "_CA", "_MX", "_PH", "_CL", "_CO", "_VE"};
    const char *place = NULL;
    for (size_t i = 0; i < SDL_arraysize(variables) && !(place && *place); i++) place = getenv(variables[i]);
    for (size_t i = 0; place && i < SDL_arraysize(countries); i++)
        if (strstr(place, countries[i])) return SHEETS_LETTER;
    return SHEETS_A4;
}

/* ---- where it goes ---- */

static void join(char path[EXPORT_PATH], const char *folder, const char *name) {
    char joined[EXPORT_PATH];
    int length = snprintf(joined, sizeof joined, "%s/%s", folder, name);
    memcpy(path, joined, sizeof joined);
    /* a truncated path is invalid: writing to it fails with a message */
    if (length >= EXPORT_PATH) path[0] = '\0';
}

static void export_root(const ExportScene *panel, char path[EXPORT_PATH]) {
    join(path, services(panel)->data_directory, "export");
}

/* "own:ember" becomes own-ember. */
static void plain_id(const ExportScene *panel, char id[LIBRARY_ID]) {
    snprintf(id, LIBRARY_ID, "%s", panel->library.id);
    for (char *at = id; *at; at++)
        if (*at == ':' || *at == '/') *at = '-';
}

void export_folder(const ExportScene *panel, char path[EXPORT_PATH]) {
    char id[LIBRARY_ID], name[LIBRARY_ID + 16];
    export_root(panel, path);
    if (panel->kind == EXPORT_SHEETS) return;
    plain_id(panel, id);
    snprintf(name, sizeof name, "%s-%dpx", id, panel->height);
    join(path, path, name);
}

void export_target(const ExportScene *panel, char path[EXPORT_PATH]) {
    char id[LIBRARY_ID], name[LIBRARY_ID + LIBRARY_ASSET + 32], back[LIBRARY_ASSET];
    export_folder(panel, path);
    plain_id(panel, id);
    export_back_word(panel, back);
    if (panel->kind == EXPORT_SHEETS) {
        snprintf(name, sizeof name, "%s-%s%s%s.pdf", id, sheets_paper_word(panel->paper), back[0] ? "-" : "",
                 back);
        join(path, path, name);
    } else if (panel->kind == EXPORT_FACE) {
        snprintf(name, sizeof name, "%s.png", panel->face);
        join(path, path, name);
    }
}

/* ---- writing ---- */

static void fail(ExportScene *panel, const char *what, const char *why) {
    panel->end = EXPORT_FAILED;
    snprintf(panel->words, sizeof panel->words, "%s: %s", what, why);
}

static bool make_root(ExportScene *panel) {
    char root[EXPORT_PATH];
    export_root(panel, root);
    if (file_make_folder(root)) return true;
    fail(panel, root, file_words(errno));
    return false;
}

static void wake(void *user) { stage_wake(user); }

static void start(ExportScene *panel) {
    char target[EXPORT_PATH], number[16], width[16], back[LIBRARY_ASSET];
    const char *words[LAB_JOB_ARGUMENTS + 1] = {"--lang",   languages_current(services(panel)->languages)->id,
                                                "cards",    "--progress",
                                                "--assets", services(panel)->assets_directory};
    int count = 6;
    bool is_sheets = panel->kind == EXPORT_SHEETS;
    if (is_sheets)
        export_target(panel, target);
    else
        export_folder(panel, target);
    export_back_word(panel, back);
    snprintf(number, sizeof number, "%d", panel->height);
    snprintf(width, sizeof width, "%d", panel->width);
    const struct {
        bool is_wanted;
        const char *option, *value;
    } options[] = {
        /* an option without a value is a word by itself */
        {is_sheets, "--pdf", target},
        {is_sheets, "--paper", sheets_paper_word(panel->paper)},
        {is_sheets && panel->width > 0, "--card-width", width},
        {is_sheets, "--copies", panel->is_one_each ? "one" : "deck"},
        {is_sheets && back[0], "--back", back},
        {is_sheets && export_has(panel, EXPORT_COVER), "--cover", NULL},
        {is_sheets && export_has(panel, EXPORT_RULES), "--rules", NULL},
        {is_sheets && export_has(panel, EXPORT_BOX), "--box", NULL},
        {!is_sheets, "--png", target},
        {!is_sheets, "--height", number},
        {panel->kind == EXPORT_FACE, "--only", panel->face},
    };
    for (size_t i = 0; i < SDL_arraysize(options); i++) {
        if (!options[i].is_wanted) continue;
        words[count++] = options[i].option;
        if (options[i].value) words[count++] = options[i].value;
    }
    words[count++] = "--";
    words[count] = panel->folder;
    panel->done = panel->of = 0;
    panel->job = lab_job_start(services(panel)->lab, words, wake, panel->scene.stage);
    panel->end = EXPORT_RUNNING;
    if (!panel->job)
        fail(panel, _("Export"), strerror(ENOMEM));
    else
        ui_set_focus(services(panel)->ui, "export:stop");
}

static void write_it(ExportScene *panel) {
    if (panel->job || !panel->deck) return;
    if (make_root(panel)) start(panel);
}

static void stop_it(ExportScene *panel) {
    if (!panel->job) return;
    panel->end = EXPORT_STOPPED;
    lab_job_stop(panel->job);
}

static void finish(ExportScene *panel, const LabJobState *state) {
    lab_job_free(panel->job);
    panel->job = NULL;
    /* If it was stopped after everything was written, it is done. */
    panel->end = state->is_good ? EXPORT_DONE : panel->end == EXPORT_STOPPED ? EXPORT_STOPPED : EXPORT_FAILED;
    const char *ignored =
        panel->end == EXPORT_STOPPED ? _("Stopped.") : _("The bench ended without a message.");
    snprintf(panel->words, sizeof panel->words, "%s", state->words[0] ? state->words : ignored);
    if (strcmp(ui_focus(services(panel)->ui), "export:stop") == 0)
        ui_set_focus(services(panel)->ui, panel->end == EXPORT_DONE ? "export:open" : "export:write");
}

static void export_woken(Scene *scene) {
    ExportScene *panel = (ExportScene *)scene;
    if (!panel->job) return;
    LabJobState state = lab_job_look(panel->job);
    panel->done = state.done;
    panel->of = state.of;
    if (state.is_over) finish(panel, &state);
}

static SceneActivity export_activity(const Scene *scene) {
    return ((const ExportScene *)scene)->job ? SCENE_WAITING : SCENE_STILL;
}

/* ---- showing it ---- */

static void open_folder(ExportScene *panel) {
    char folder[EXPORT_PATH];
    export_folder(panel, folder);
    folder_show(panel->scene.stage, folder);
}

/* ---- input ---- */

static void leave(ExportScene *panel) {
    if (panel->job)
        stop_it(panel);
    else
        stage_pop(panel->scene.stage);
}

static void activate(ExportScene *panel, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*act)(ExportScene *panel);
    } presses[] = {
        {"export:write", write_it}, {"export:stop", stop_it}, {"export:open", open_folder}, {"back", leave}};
    int row = UI_EVENT_ROW(event, presses);
    if (row >= 0) presses[row].act(panel);
}

static void set_kind(ExportScene *panel, int value) { panel->kind = (ExportKind)value; }
static void set_paper(ExportScene *panel, int value) { panel->paper = (SheetsPaper)value; }
static void set_copies(ExportScene *panel, int value) { panel->is_one_each = value != 0; }
static void set_extent(ExportScene *panel, int value) { panel->extent = (ExportExtent)value; }
static void set_width(ExportScene *panel, int value) { panel->width = value; }
static void set_height(ExportScene *panel, int value) { panel->height = value; }
static void set_back(ExportScene *panel, int value) { panel->back = value; }

static void change(ExportScene *panel, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*set)(ExportScene *panel, int value);
    } changes[] = {{"export:kind", set_kind},    {"export:paper", set_paper},   {"export:copies", set_copies},
                   {"export:width", set_width},  {"export:height", set_height}, {"export:back", set_back},
                   {"export:extent", set_extent}};
    if (panel->job || !panel->deck) return;
    int row = UI_EVENT_ROW(event, changes);
    if (row >= 0) changes[row].set(panel, event->value);
    if (panel->width == (int)lround(deck_width(panel->deck) * SHEETS_UNIT)) panel->width = 0;
    if (panel->width > 0) panel->width = export_width(panel);
    plan_anew(panel);
}

static void export_event(Scene *scene, const UiEvent *event) {
    ExportScene *panel = (ExportScene *)scene;
    if (event->kind == UI_EVENT_ACTIVATE) activate(panel, event);
    if (event->kind == UI_EVENT_CHANGE) change(panel, event);
    if (event->kind == UI_EVENT_BACK) leave(panel);
}

/* ---- the scene ---- */

static void export_enter(Scene *scene) {
    ExportScene *panel = (ExportScene *)scene;
    ui_set_focus(services(panel)->ui, panel->deck ? "export:write" : "back");
}

static void export_draw_scene(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    export_draw((ExportScene *)scene, ui);
}

static void export_destroy(Scene *scene) {
    ExportScene *panel = (ExportScene *)scene;
    lab_job_free(panel->job);
    deck_close(panel->deck);
    free(panel);
}

static const SceneKind export_kind = {.is_overlay = true,
                                      .enter = export_enter,
                                      .woken = export_woken,
                                      .activity = export_activity,
                                      .draw = export_draw_scene,
                                      .event = export_event,
                                      .destroy = export_destroy};

Scene *gallery_export_over(const LibraryEntry *deck, const char *face, int back) {
    ExportScene *panel = memory_calloc(1, sizeof *panel);
    panel->scene.kind = &export_kind;
    panel->library = (LibraryEntry){.is_own = deck->is_own, .family = deck->family};
    memcpy(panel->library.id, deck->id, sizeof panel->library.id);
    /* sabacc-lab takes a name without a slash for an id. */
    snprintf(panel->folder, sizeof panel->folder, "%s%s", strchr(deck->path, '/') ? "" : "./", deck->path);
    snprintf(panel->face, sizeof panel->face, "%s", face ? face : "");
    panel->kind = face ? EXPORT_FACE : EXPORT_SHEETS;
    panel->paper = usual_paper();
    panel->height = USUAL_HEIGHT;
    panel->deck = deck_open_any(panel->folder, deck->house, panel->words, sizeof panel->words);
    if (!panel->deck) return &panel->scene;
    const SabaccGame *games[SHEETS_GAMES];
    panel->games = sheets_games(panel->deck, games);
    panel->backs = count_backs(panel->deck);
    panel->back = back < panel->backs ? back : 0;
    plan_anew(panel);
    return &panel->scene;
}
