#include "session/favourites.h"

#include <errno.h>
#include <stdio.h>

#include "session/game_plan.h"
#include "session/kept_json.h"

enum { FAVOURITES_BYTES = 1 << 20 };

/* 0 for a game that players are not shown. */
static Favourites bit_of(const SabaccGame *game) {
    for (int i = 0; i < sabacc_game_count(); i++)
        if (sabacc_game_at(i) == game) return (Favourites)1 << i;
    return 0;
}

bool favourites_has(Favourites favourites, const SabaccGame *game) {
    return (favourites & bit_of(game)) != 0;
}

Favourites favourites_with(Favourites favourites, const SabaccGame *game, bool is_favourite) {
    return is_favourite ? favourites | bit_of(game) : favourites & ~bit_of(game);
}

Favourites favourites_read(const char *data, Text *why) {
    char path[KEPT_PATH];
    Favourites favourites = 0;
    if (!kept_json_path(data, "favourites.json", path, NULL)) return 0;
    json_t *root = kept_json_read(path, FAVOURITES_BYTES, why);
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        bool is_favourite = json_is_true(json_object_get(root, game->id));
        favourites = favourites_with(favourites, game, is_favourite);
    }
    json_decref(root);
    return favourites;
}

bool favourites_keep(const char *data, const SabaccGame *game, bool is_favourite, Text *why) {
    char path[KEPT_PATH];
    KeptJson kept;
    if (!kept_json_path(data, "favourites.json", path, why)) return false;
    if (!kept_json_begin(&kept, path, FAVOURITES_BYTES, why)) return false;
    kept_json_set(&kept, kept.root, game->id, json_boolean(is_favourite));
    return kept_json_end(&kept, true, why);
}
