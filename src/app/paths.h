#ifndef SABACC_APP_PATHS_H
#define SABACC_APP_PATHS_H

/* Where things lie: the program's own files, the player's files, and what may be thrown away. */

#include <stdbool.h>
#include <stddef.h>

enum { PATH_BYTES = 1024 };

typedef struct Paths {
    char assets[PATH_BYTES];       /* holds cards/, fonts/, sounds/ */
    char fonts[PATH_BYTES];        /* text fonts of the build, beside the assets' own */
    char data[PATH_BYTES];         /* records, house rules, decks: whatever the player has made */
    char settings[PATH_BYTES];     /* the file of settings */
    char old_settings[PATH_BYTES]; /* where 0.1.0 kept them; "" where that is the same place */
    char cache[PATH_BYTES];        /* rasters; "" when it cannot be written */
    char lab[PATH_BYTES]; /* the bench, sabacc-lab: its path, or its name where it is not beside us */
    bool can_save;        /* data could be made and can be written */
} Paths;

/* assets, data: from the command line or NULL. Data goes by default to $XDG_DATA_HOME/sabacc (else
   ~/.local/share/sabacc), settings to $XDG_CONFIG_HOME/sabacc (~/.config/sabacc), the cache to
   $XDG_CACHE_HOME/sabacc (~/.cache/sabacc); with `data` given all of them lie there. Makes the folders of
   data and cache where they are missing, and clears temporary files away that a kill has left in any of them.
   False when there are no assets; `error` then says where was looked. */
bool paths_find(Paths *paths, const char *assets, const char *data, char *error, size_t error_size);
/* Makes the data directory where it is missing. False with errno where nothing can be written in it. */
bool paths_make_data(const Paths *paths);
bool paths_join(char path[PATH_BYTES], const char *directory, const char *name);

#endif
