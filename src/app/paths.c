#include "app/paths.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "session/saves.h"

bool paths_join(char path[PATH_BYTES], const char *directory, const char *name) {
    int length = snprintf(path, PATH_BYTES, "%s/%s", directory, name);
    if (length >= 0 && length < PATH_BYTES) return true;
    path[0] = '\0';
    return false;
}

static bool try_assets(Paths *paths, const char *directory) {
    char cards[PATH_BYTES];
    if (!directory || !*directory || !paths_join(cards, directory, "cards") || !file_is_folder(cards))
        return false;
    snprintf(paths->assets, sizeof paths->assets, "%s", directory);
    return true;
}

/* Beside the installed program (bin/../share/sabacc), in the installation prefix, or in the build. */
static bool find_assets(Paths *paths, char *installed, size_t size) {
    char *base = SDL_GetBasePath();
    snprintf(installed, size, "%s../share/sabacc", base ? base : "");
    SDL_free(base);
    const char *const places[] = {getenv("SABACC_ASSETS"), installed, SABACC_INSTALLED_ASSETS,
                                  SABACC_SOURCE_ASSETS};
    for (size_t i = 0; i < SDL_arraysize(places); i++)
        if (try_assets(paths, places[i])) return true;
    return false;
}

static void find_base(char path[PATH_BYTES], const char *variable, const char *under_home) {
    const char *given = getenv(variable), *home = getenv("HOME");
    if (given && given[0] == '/') {
        snprintf(path, PATH_BYTES, "%s/sabacc", given);
    } else {
        snprintf(path, PATH_BYTES, "%s/%s/sabacc", home ? home : "", under_home);
    }
}

/* Beside the installed game or beside its build folder; otherwise found through PATH. */
static void find_lab(char lab[PATH_BYTES]) {
    static const char *const beside[] = {"sabacc-lab", "../lab/sabacc-lab"};
    char *base = SDL_GetBasePath();
    for (size_t i = 0; base && i < SDL_arraysize(beside); i++) {
        int length = snprintf(lab, PATH_BYTES, "%s%s", base, beside[i]);
        if (length < PATH_BYTES && file_can_run(lab)) {
            SDL_free(base);
            return;
        }
    }
    SDL_free(base);
    snprintf(lab, PATH_BYTES, "sabacc-lab");
}

/* The cache sweeps its own folder. */
static void sweep(const char *config, const char *data) {
    file_sweep(config, ".part");
    saves_sweep(data);
}

bool paths_make_data(const Paths *paths) {
    return file_make_folders(paths->data) && file_can_write_in(paths->data);
}

/* Said on the screen, and given to other programs: so whole, also where it was given from here. */
static void find_given(char path[PATH_BYTES], const char *given) {
    bool is_whole = strchr("/\\", given[0]) != NULL || given[1] == ':';
    char *here = is_whole ? NULL : file_full_path(".");
    if (!here || !paths_join(path, here, given)) snprintf(path, PATH_BYTES, "%s", given);
    free(here);
}

bool paths_find(Paths *paths, const char *assets, const char *data, char *error, size_t error_size) {
    *paths = (Paths){0};
    char installed[PATH_BYTES] = "";
    bool is_found = assets ? try_assets(paths, assets) : find_assets(paths, installed, sizeof installed);
    if (!is_found) {
        snprintf(error, error_size,
                 _("no cards in %s; name the directory that holds cards/, fonts/ and sounds/ with --assets"),
                 assets ? assets : installed);
        return false;
    }
    find_lab(paths->lab);
    snprintf(paths->fonts, sizeof paths->fonts, "%s", SABACC_BUILD_FONTS);
    char cache[PATH_BYTES], config[PATH_BYTES];
    if (data) {
        find_given(paths->data, data);
        snprintf(cache, sizeof cache, "%s", paths->data);
        snprintf(config, sizeof config, "%s", paths->data);
    } else {
        find_base(paths->data, "XDG_DATA_HOME", ".local/share");
        find_base(cache, "XDG_CACHE_HOME", ".cache");
        find_base(config, "XDG_CONFIG_HOME", ".config");
    }
    paths_join(paths->settings, config, "settings.json");
    if (strcmp(config, paths->data) != 0) paths_join(paths->old_settings, paths->data, "settings.json");
    (void)paths_make_data(paths); /* reported and tried again once there is a screen */
    const char *shared = getenv("SABACC_PICTURES");
    if (shared) find_given(paths->cache, shared);
    bool has_cache = (shared || paths_join(paths->cache, cache, "pictures")) &&
                     file_make_folders(paths->cache) && file_can_write_in(paths->cache);
    if (!has_cache) paths->cache[0] = '\0';
    sweep(config, paths->data);
    return true;
}
