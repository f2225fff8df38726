#ifndef SABACC_APP_PATHS_H
#define SABACC_APP_PATHS_H

/* Directories: the program's files, the player's files, and the cache. */

#include <stdbool.h>
#include <stddef.h>

enum { PATH_BYTES = 1024 };

typedef struct Paths {
    char assets[PATH_BYTES]; /* contains cards/, fonts/, sounds/ */
    char
        fonts[PATH_BYTES]; /* text fonts of the build, besides the assets' own; "" if it is not to be found */
    char data[PATH_BYTES]; /* records, house rules, decks: everything the player has made */
    char settings[PATH_BYTES];     /* the file of settings */
    char old_settings[PATH_BYTES]; /* where 0.1.0 stored them; "" if that is the same place */
    char cache[PATH_BYTES];        /* rasters; "" if it cannot be written */
    char lab[PATH_BYTES];          /* sabacc-lab: its path, or its name if it is not beside us */
} Paths;

/* assets, data: from the command line or NULL. Data goes by default to $XDG_DATA_HOME/sabacc (else
 * ~/.local/share/sabacc), settings to $XDG_CONFIG_HOME/sabacc (~/.config/sabacc), the cache to
 * $XDG_CACHE_HOME/sabacc (~/.cache/sabacc); with `data` given all of them are there. Where SABACC_PICTURES in
 * the environment names a folder, that is the cache, for tests that share one. Creates the folders of data
 * and cache if missing, and removes temporary files left by killed programs. False if there are no assets;
 * `error` then lists the places searched. */
bool paths_find(Paths *paths, const char *assets, const char *data, char *error, size_t error_size);
/* Makes the data directory where it is missing. False with errno where nothing can be written in it. */
bool paths_make_data(const Paths *paths);
bool paths_join(char path[PATH_BYTES], const char *directory, const char *name);

#endif
