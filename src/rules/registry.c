/* The list of games. */
#include "rules/private.h"

#define GAME(name) extern const Game game_##name;
#include "rules/games.def"
#undef GAME

const Game *const game_list[] = {
#define GAME(name) &game_##name,
#include "rules/games.def"
#undef GAME
};
const int game_list_count = sizeof game_list / sizeof game_list[0];

int sabacc_game_count(void) {
    int count = 0;
    for (int i = 0; i < game_list_count; i++) count += !game_list[i]->hidden;
    return count;
}

const SabaccGame *sabacc_game_at(int index) {
    for (int i = 0; i < game_list_count; i++)
        if (!game_list[i]->hidden && index-- == 0) return &game_list[i]->face;
    assert(false && "an index of a game");
    return NULL;
}

const SabaccGame *sabacc_game_find(const char *id) {
    for (int i = 0; i < game_list_count; i++)
        if (strcmp(game_list[i]->face.id, id) == 0) return &game_list[i]->face;
    return NULL;
}

uint8_t game_index(const SabaccGame *game) {
    int index = 0;
    while (index < game_list_count - 1 && &game_list[index]->face != game) index++;
    assert(&game_list[index]->face == game);
    return (uint8_t)index;
}

const SabaccGame *sabacc_table_game(const SabaccTable *table) { return &game_of(table)->face; }

bool sabacc_game_has(const SabaccGame *game, SabaccOptionId id) {
    for (int i = 0; i < game->option_count; i++)
        if (game->options[i].id == id) return true;
    return false;
}
