/* Screenshots: the picture as PNG, beside it its transcript as JSON, its shapes as text and a copy of the
 * game's record. */
#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/private.h"
#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "render/raster.h"

enum { RECORD_MAX = 64 << 20 };

static const char *const kinds[] = {
    [FACT_TEXT] = "text", [FACT_PICTURE] = "picture", [FACT_SPOKEN] = "spoken", [FACT_NOTE] = "note"};

static json_t *fact_json(const Fact *fact) {
    json_t *box = json_pack("[f, f, f, f]", (double)fact->box.x, (double)fact->box.y, (double)fact->box.width,
                            (double)fact->box.height);
    json_t *json = json_pack("{s:s, s:s%, s:o}", "name", fact->name, kinds[fact->kind], fact->words,
                             strlen(fact->words), "box", box);
    if (json && fact->is_cut) json_object_set_new(json, "cut", json_true());
    return json;
}

static bool write_words(const App *app, const char *path) {
    const Transcript *transcript = canvas_transcript(app->canvas);
    json_t *said = json_array();
    for (int i = 0; i < transcript_count(transcript); i++)
        json_array_append_new(said, fact_json(transcript_at(transcript, i)));
    json_t *root = json_pack("{s:b, s:o}", "idle", app_is_idle(app), "said", said);
    char *bytes = root ? json_dumps(root, JSON_INDENT(1) | JSON_REAL_PRECISION(6)) : NULL;
    bool is_written = bytes && file_write(path, bytes, strlen(bytes), FILE_QUICK);
    free(bytes);
    json_decref(root);
    return is_written;
}

/* The record continues; this copy is compared with the picture. */
static bool copy_record(const App *app, const char *path) {
    int at = 0;
    const Fact *record = transcript_next(canvas_transcript(app->canvas), "record", &at);
    if (!record) return true;
    size_t size;
    char *bytes = file_read(record->words, RECORD_MAX, &size);
    bool is_written = bytes && file_write(path, bytes, size, FILE_QUICK);
    free(bytes);
    return is_written;
}

static bool write_picture(const App *app, const char *path) {
    Layout layout = window_layout(app->window);
    Pixmap *picture = pixmap_create(layout.pixel_width, layout.pixel_height);
    canvas_repaint(app->canvas, target_of(picture));
    bool is_written = picture && raster_write(path, picture, true);
    pixmap_free(picture);
    return is_written;
}

static bool write_shapes(const App *app, const char *path) {
    char *parts[] = {canvas_describe(app->canvas), ui_describe(app->ui), audio_take_requests(app->audio)};
    char *all = NULL;
    size_t size = 0;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        size_t length = strlen(parts[i]);
        all = memory_realloc(all, size + length + 1, 1);
        memcpy(all + size, parts[i], length);
        size += length;
        free(parts[i]);
    }
    bool is_written = file_write(path, all, size, FILE_QUICK);
    free(all);
    return is_written;
}

/* Waits for pending pictures. In several rounds, because a scene may request more once it knows the first. */
static void settle(App *app) {
    for (int round = 0; round < 4; round++) {
        app_draw(app, 0);
        if (sprites_pending(app->sprites) == 0) break;
        sprites_settle(app->sprites);
        sprites_collect(app->sprites);
    }
}

/* "NAME.json" means the transcript alone. */
static bool is_of_words(const char *name) {
    size_t length = strlen(name), ending = strlen(".json");
    return length > ending && strcmp(name + length - ending, ".json") == 0;
}

static void write_part(App *app, const char *file, bool (*write)(const App *app, const char *path)) {
    char path[PATH_BYTES];
    paths_join(path, app->line->shots, file);
    if (write(app, path)) return;
    fprintf(stderr, _("sabacc: the screenshot %s cannot be written\n"), path);
    app->status = 1;
}

static void write_moment(App *app, const char *file) {
    const char *folder = SDL_getenv("SABACC_MOMENTS");
    char path[PATH_BYTES];
    if (!folder) return;
    settle(app);
    bool has_room = file_make_folders(folder) && paths_join(path, folder, file);
    if (has_room && write_shapes(app, path)) return;
    fprintf(stderr, "sabacc: SABACC_MOMENTS=%s: %s cannot be written there\n", folder, file);
    app->status = 1;
}

void app_write_moment(App *app, int line) {
    char file[32];
    snprintf(file, sizeof file, "%04d.drawn", line);
    write_moment(app, file);
}

void app_write_due_moment(App *app) {
    const char *wanted = SDL_getenv("SABACC_MOMENTS_MS");
    double apart = wanted ? strtod(wanted, NULL) : 0;
    char file[32];
    if (!(apart > 0) || app->now_ms < fmax(app->next_moment, apart)) return;
    app->next_moment = (floor(app->now_ms / apart) + 1) * apart;
    snprintf(file, sizeof file, "%07.0f.drawn", app->now_ms);
    write_moment(app, file);
}

void app_take_shot(App *app, const char *name) {
    static const struct {
        const char *ending;
        bool (*write)(const App *app, const char *path);
    } parts[] = {
        {"png", write_picture}, {"json", write_words}, {"drawn", write_shapes}, {"sabacc", copy_record}};
    if (!app->line->shots) return;
    if (is_of_words(name)) {
        app_draw(app, 0);
        write_part(app, name, write_words);
        return;
    }
    settle(app);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        char file[UI_TEXT_BYTES + 8];
        snprintf(file, sizeof file, "%s.%s", name, parts[i].ending);
        write_part(app, file, parts[i].write);
    }
}
