/* What goes between the program and the desktop: files that are opened, and the clipboard. */
#include "app/private.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "match/words.h"
#include "scenes/opening.h"

enum { DESKTOP_WORDS = 2000 };

/* ---- files ---- */

bool app_open_file(App *app, const char *path) {
    char words[DESKTOP_WORDS];
    Text why = text_over(words, sizeof words);
    bool is_open = opening_open(app->stage, path, &why);
    app->wants_frame = true;
    if (is_open) return true;
    word_one_line(words);
    fprintf(stderr, "sabacc: %s\n", words);
    return false;
}

/* Of several that are dropped at once the first is opened. */
void app_take_drop(App *app, const SDL_DropEvent *drop) {
    if (drop->type == SDL_DROPBEGIN) app->drops = 0;
    if (drop->type == SDL_DROPFILE && app->drops++ == 0) {
        stage_touch(app->stage);
        (void)app_open_file(app, drop->file); /* the screen says what is wrong */
    }
    if (drop->type == SDL_DROPCOMPLETE && app->drops > 1)
        ui_toast(app->ui, _("One file is opened at a time: the first of them."));
    if (drop->file) SDL_free(drop->file);
}

/* As a URL: other characters are percent-encoded. False if it is too long. */
static bool add_encoded(const char *path, char *url, size_t size, size_t *used) {
    for (; *path; path++) {
        unsigned char c = (unsigned char)*path;
        bool is_plain = SDL_isalnum(c) || strchr("/-_.~+", c);
        if (*used + 4 > size) return false;
        *used += (size_t)snprintf(url + *used, size - *used, is_plain ? "%c" : "%%%02X", c);
    }
    return true;
}

/* SDL starts xdg-open where there is no other way, and does not learn whether it is there. */
static bool has_opener(void) {
#ifdef __linux__
    char program[PATH_BYTES];
    for (const char *at = SDL_getenv("PATH"); at && *at; at += *at == ':') {
        size_t length = strcspn(at, ":");
        snprintf(program, sizeof program, "%.*s/xdg-open", (int)length, at);
        if (length > 0 && file_can_run(program)) return true;
        at += length;
    }
    return false;
#else
    return true;
#endif
}

bool app_show_folder(void *user, const char *path) {
    (void)user;
    if (!has_opener()) return false;
    char url[3 * PATH_BYTES + 8] = "file://";
    size_t used = strlen(url);
    char *full = path[0] == '/' ? memory_strdup(path) : file_full_path(path);
    bool is_shown = full && add_encoded(full, url, sizeof url, &used) && SDL_OpenURL(url) == 0;
    free(full);
    return is_shown;
}

/* ---- the clipboard ---- */

static bool put_text(const char *text) { return SDL_SetClipboardText(text) == 0; }

bool app_copy_text(void *user, const char *text) {
    (void)user;
    return put_text(text);
}

/* Where no text field has the focus, the scene knows what is worth copying. */
static void copy(App *app) {
    const char *text = ui_field_text(app->ui);
    if (!text)
        app_take_input(app, &(UiInput){.kind = UI_KEY, .key = UI_KEY_COPY});
    else if (text[0])
        ui_toast(app->ui,
                 put_text(text) ? _("Copied: paste it wherever you like.") : _("It could not be copied."));
    app->wants_frame = true;
}

static void cut(App *app) {
    const char *text = ui_field_text(app->ui);
    if (!text || !text[0]) return;
    if (put_text(text))
        app_take_input(app, &(UiInput){.kind = UI_KEY, .key = UI_KEY_CUT});
    else
        ui_toast(app->ui, _("It could not be copied."));
    app->wants_frame = true;
}

/* One line of it: what precedes the words, and what comes after the line, is left out. */
static void take_line(const char *from, char to[UI_TEXT_BYTES]) {
    size_t used = 0;
    while (*from && (unsigned char)*from <= ' ') from++;
    for (; (unsigned char)*from >= ' ' && *from != 0x7f && used < UI_TEXT_BYTES - 1; from++)
        to[used++] = *from;
    bool is_torn = ((unsigned char)*from & 0xC0) == 0x80; /* within a character */
    while (is_torn && used > 0 && ((unsigned char)to[used - 1] & 0xC0) == 0x80) used--;
    if (is_torn && used > 0) used--;
    while (used > 0 && to[used - 1] == ' ') used--;
    to[used] = '\0';
}

static void paste(App *app) {
    char *text = ui_field_text(app->ui) ? SDL_GetClipboardText() : NULL;
    UiInput input = {.kind = UI_PASTE};
    if (text) take_line(text, input.text);
    SDL_free(text);
    if (input.text[0] && word_is_plain(input.text)) app_take_input(app, &input);
}

/* ---- keys of the program ---- */

static void fill_now(App *app) { window_set_fullscreen(app->window, !window_is_fullscreen(app->window)); }

static void toggle_fullscreen(App *app) {
    fill_now(app);
    app->settings.values[SETTING_FULLSCREEN] = window_is_fullscreen(app->window);
    app->is_filled = window_is_fullscreen(app->window);
    app_settings_changed(app);
}

static void toggle_mute(App *app) {
    int *muted = &app->settings.values[SETTING_MUTED];
    *muted = !*muted;
    app_settings_changed(app);
    ui_toast(app->ui, *muted ? _("All silent: Ctrl+M for the sound") : _("The sound is back"));
}

bool app_take_shortcut(App *app, Shortcut shortcut) {
    static void (*const acts[])(App * app) = {[SHORTCUT_FULLSCREEN] = toggle_fullscreen,
                                              [SHORTCUT_FILL_NOW] = fill_now,
                                              [SHORTCUT_MUTE] = toggle_mute,
                                              [SHORTCUT_COPY] = copy,
                                              [SHORTCUT_CUT] = cut,
                                              [SHORTCUT_PASTE] = paste};
    if (shortcut == SHORTCUT_NONE) return false;
    acts[shortcut](app);
    return true;
}
