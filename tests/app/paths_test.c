/* app/paths: where the program's files and the player's are looked for, and what is made there. */
#define _DEFAULT_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <errno.h>
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/paths.h"
#include "base/files.h"

enum { WORDS = 400 };

static char place[] = "/tmp/paths-XXXXXX";
static Paths paths;
static char why[WORDS];

static const char *at(const char *directory, const char *name) {
    static char joined[64][PATH_BYTES]; /* more than any test uses at once */
    static int next;
    char *path = joined[next++ % 64];
    assert_true(paths_join(path, directory, name));
    return path;
}

static const char *in_place(const char *name) { return at(place, name); }

static const char *assets_in(const char *name) {
    const char *directory = in_place(name);
    assert_true(file_make_folders(at(directory, "cards")));
    return directory;
}

static void put(const char *path, mode_t mode) {
    assert_true(file_write(path, "x", 1, FILE_QUICK));
    assert_int_equal(chmod(path, mode), 0);
}

static bool is_there(const char *path) { return file_facts_of_link(path).kind != FILE_NONE; }

/* The folder of this program. */
static const char *own_folder(void) {
    static char folder[PATH_BYTES];
    char *base = SDL_GetBasePath();
    assert_non_null(base);
    snprintf(folder, sizeof folder, "%s", base);
    SDL_free(base);
    return folder;
}

static void find(const char *assets, const char *data) {
    why[0] = '\0';
    assert_true(paths_find(&paths, assets, data, why, sizeof why));
    assert_string_equal(why, "");
}

static int enter(void **state) {
    (void)state;
    snprintf(place, sizeof place, "/tmp/paths-XXXXXX");
    if (!mkdtemp(place)) return 1;
    setenv("HOME", in_place("home"), 1);
    unsetenv("SABACC_ASSETS");
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_CONFIG_HOME");
    unsetenv("XDG_CACHE_HOME");
    return 0;
}

static int leave(void **state) {
    (void)state;
    char command[WORDS];
    snprintf(command, sizeof command, "rm -rf '%s' '%s../share' '%ssabacc-lab' '%s../lab'", place,
             own_folder(), own_folder(), own_folder());
    return system(command);
}

/* ---- the program's files ---- */

static void takes_the_assets_it_is_given(void **state) {
    (void)state;
    setenv("SABACC_ASSETS", assets_in("other"), 1);
    find(assets_in("given"), in_place("data"));
    assert_string_equal(paths.assets, in_place("given"));
}

static void names_given_assets_without_cards(void **state) {
    (void)state;
    setenv("SABACC_ASSETS", assets_in("other"), 1);
    assert_true(file_make_folders(in_place("bare")));
    assert_false(paths_find(&paths, in_place("bare"), in_place("data"), why, sizeof why));
    assert_non_null(strstr(why, in_place("bare")));
    assert_non_null(strstr(why, "--assets"));
    assert_false(is_there(in_place("data")));
}

static void is_not_content_with_a_file_named_cards(void **state) {
    (void)state;
    assert_true(file_make_folders(in_place("false")));
    put(at(in_place("false"), "cards"), 0644);
    assert_false(paths_find(&paths, in_place("false"), in_place("data"), why, sizeof why));
    assert_false(paths_find(&paths, "", in_place("data"), why, sizeof why));
}

static void looks_in_the_variable_first_then_beside_itself(void **state) {
    (void)state;
    char beside[PATH_BYTES];
    snprintf(beside, sizeof beside, "%s../share/sabacc", own_folder());
    assert_true(file_make_folders(at(beside, "cards")));
    setenv("SABACC_ASSETS", assets_in("other"), 1);
    find(NULL, in_place("data"));
    assert_string_equal(paths.assets, in_place("other"));
    setenv("SABACC_ASSETS", in_place("nowhere"), 1);
    find(NULL, in_place("data"));
    assert_string_equal(paths.assets, beside);
    unsetenv("SABACC_ASSETS");
    find(NULL, in_place("data"));
    assert_string_equal(paths.assets, beside);
}

static void finds_the_sources_assets_from_a_build(void **state) {
    (void)state;
    setenv("SABACC_ASSETS", "", 1);
    find(NULL, in_place("data"));
    if (strstr(paths.assets, "/share/")) skip(); /* the game is installed here */
    assert_string_equal(paths.assets, SABACC_SOURCE_ASSETS);
}

static void finds_the_bench_beside_itself(void **state) {
    (void)state;
    const char *assets = assets_in("given");
    find(assets, in_place("data"));
    assert_string_equal(paths.lab, "sabacc-lab");
    char beside[PATH_BYTES], in_build[PATH_BYTES];
    snprintf(in_build, sizeof in_build, "%s../lab", own_folder());
    assert_true(file_make_folders(in_build));
    snprintf(in_build, sizeof in_build, "%s../lab/sabacc-lab", own_folder());
    put(in_build, 0644);
    find(assets, in_place("data"));
    assert_string_equal(paths.lab, "sabacc-lab");
    put(in_build, 0755);
    find(assets, in_place("data"));
    assert_string_equal(paths.lab, in_build);
    snprintf(beside, sizeof beside, "%ssabacc-lab", own_folder());
    put(beside, 0755);
    find(assets, in_place("data"));
    assert_string_equal(paths.lab, beside);
}

/* ---- the player's files ---- */

static void keeps_all_in_the_directory_it_is_given(void **state) {
    (void)state;
    setenv("XDG_DATA_HOME", in_place("elsewhere"), 1);
    const char *data = in_place("deep/data");
    find(assets_in("given"), data);
    assert_string_equal(paths.data, data);
    assert_string_equal(paths.settings, at(data, "settings.json"));
    assert_string_equal(paths.old_settings, "");
    assert_string_equal(paths.cache, at(data, "pictures"));
    assert_true(file_is_folder(paths.cache));
    assert_false(is_there(in_place("elsewhere")));
}

static void makes_a_given_directory_whole(void **state) {
    (void)state;
    char here[PATH_BYTES], real[PATH_BYTES];
    assert_non_null(getcwd(here, sizeof here));
    const char *assets = assets_in("given");
    assert_int_equal(chdir(place), 0);
    assert_non_null(getcwd(real, sizeof real));
    find(assets, "some/data");
    assert_string_equal(paths.data, at(real, "some/data"));
    assert_true(file_is_folder(in_place("some/data/pictures")));
    assert_int_equal(chdir(here), 0);
}

static void keeps_by_default_where_the_desktop_wants_it(void **state) {
    (void)state;
    const char *assets = assets_in("given");
    find(assets, NULL);
    assert_string_equal(paths.data, in_place("home/.local/share/sabacc"));
    assert_string_equal(paths.settings, in_place("home/.config/sabacc/settings.json"));
    assert_string_equal(paths.old_settings, in_place("home/.local/share/sabacc/settings.json"));
    assert_string_equal(paths.cache, in_place("home/.cache/sabacc/pictures"));
    setenv("XDG_DATA_HOME", in_place("d"), 1);
    setenv("XDG_CONFIG_HOME", in_place("c"), 1);
    setenv("XDG_CACHE_HOME", "not/whole", 1);
    find(assets, NULL);
    assert_string_equal(paths.data, in_place("d/sabacc"));
    assert_string_equal(paths.settings, in_place("c/sabacc/settings.json"));
    assert_string_equal(paths.old_settings, in_place("d/sabacc/settings.json"));
    assert_string_equal(paths.cache, in_place("home/.cache/sabacc/pictures"));
    setenv("XDG_CONFIG_HOME", in_place("d"), 1);
    find(assets, NULL);
    assert_string_equal(paths.old_settings, "");
}

static void goes_on_where_nothing_can_be_kept(void **state) {
    (void)state;
    const char *assets = assets_in("given");
    setenv("XDG_CACHE_HOME", in_place("cache"), 1);
    setenv("XDG_DATA_HOME", in_place("data"), 1);
    put(in_place("cache"), 0644);
    put(in_place("data"), 0644);
    find(assets, NULL);
    assert_string_equal(paths.cache, "");
    errno = 0;
    assert_false(paths_make_data(&paths));
    assert_int_not_equal(errno, 0);
    assert_int_equal(unlink(in_place("data")), 0);
    assert_true(paths_make_data(&paths));
    assert_true(file_is_folder(in_place("data/sabacc")));
}

static void sweeps_what_killed_programs_left(void **state) {
    (void)state;
    setenv("XDG_CONFIG_HOME", in_place("config"), 1);
    assert_true(file_make_folders(in_place("config/sabacc")));
    assert_true(file_make_folders(in_place("home/.local/share/sabacc/games")));
    put(in_place("config/sabacc/settings.json.1.part"), 0644);
    put(in_place("config/sabacc/settings.json"), 0644);
    put(in_place("home/.local/share/sabacc/games/a.jsonl.1.part"), 0644);
    find(assets_in("given"), NULL);
    assert_false(is_there(in_place("config/sabacc/settings.json.1.part")));
    assert_true(is_there(in_place("config/sabacc/settings.json")));
    assert_false(is_there(in_place("home/.local/share/sabacc/games/a.jsonl.1.part")));
}

static void joins_only_what_fits(void **state) {
    (void)state;
    char path[PATH_BYTES], name[PATH_BYTES];
    memset(name, 'n', sizeof name);
    name[PATH_BYTES - 3] = '\0'; /* "d/" and as many bytes as there is room for */
    assert_true(paths_join(path, "d", name));
    assert_int_equal(strlen(path), PATH_BYTES - 1);
    name[PATH_BYTES - 3] = 'n';
    name[PATH_BYTES - 2] = '\0';
    assert_false(paths_join(path, "d", name));
    assert_string_equal(path, "");
}

#define PLACED(function) cmocka_unit_test_setup_teardown(function, enter, leave)

int main(void) {
    const struct CMUnitTest tests[] = {
        PLACED(takes_the_assets_it_is_given),
        PLACED(names_given_assets_without_cards),
        PLACED(is_not_content_with_a_file_named_cards),
        PLACED(looks_in_the_variable_first_then_beside_itself),
        PLACED(finds_the_sources_assets_from_a_build),
        PLACED(finds_the_bench_beside_itself),
        PLACED(keeps_all_in_the_directory_it_is_given),
        PLACED(makes_a_given_directory_whole),
        PLACED(keeps_by_default_where_the_desktop_wants_it),
        PLACED(goes_on_where_nothing_can_be_kept),
        PLACED(sweeps_what_killed_programs_left),
        PLACED(joins_only_what_fits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
