#include "scenes/gallery/pieces.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "rules/sabacc.h"
#include "scenes/gallery/worth.h"

/* ---- who uses it ---- */

static bool shows(const SabaccGame *game, unsigned what) { return (game->shows & what) != 0; }

static bool has_die(const SabaccGame *game, const char *form) {
    const char *forms = sabacc_option_spec(SABACC_OPTION_SHIFT_ON)->forms, *at = strstr(forms, form);
    int index = 0;
    if (!at || !sabacc_game_has(game, SABACC_OPTION_SHIFT_ON)) return false;
    for (const char *c = forms; c < at; c++) index += *c == '|';
    return sabacc_game_has_form(game, SABACC_OPTION_SHIFT_ON, index);
}

/* True if some hand of two cards bombs out there. */
static bool can_bomb(const SabaccGame *game) {
    SabaccTable table;
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_deck_list(game, cards, copies);
    gallery_table(game, &table);
    for (int one = 0; one < count; one++)
        for (int other = one + 1; other < count; other++)
            if (sabacc_worth(&table, 0, (SabaccCard[]){cards[one], cards[other]}, 2).rank == SABACC_RANK_BOMB)
                return true;
    return false;
}

static bool any(const SabaccGame *game) { return game != NULL; }
static bool with_others(const SabaccGame *game) { return game->max_seats > 1; }
static bool with_dealer(const SabaccGame *game) { return with_others(game) && !game->no_token; }
static bool with_target(const SabaccGame *game) { return game->dice == SABACC_DICE_TARGET; }
static bool with_spike_dice(const SabaccGame *game) { return game->dice == SABACC_DICE_SIGNS; }
static bool with_plain_dice(const SabaccGame *game) { return game->dice == SABACC_DICE_PIPS; }
static bool with_twelve(const SabaccGame *game) { return has_die(game, "d12 N"); }
static bool with_twenty(const SabaccGame *game) { return has_die(game, "d20 N"); }
static bool with_bets(const SabaccGame *game) { return sabacc_game_has(game, SABACC_OPTION_SIDE_POTS); }
static bool for_credits(const SabaccGame *game) {
    SabaccTable table;
    gallery_table(game, &table);
    return sabacc_plays_for_credits(&table);
}
static bool with_chips(const SabaccGame *game) { return game->played_for.prize == SABACC_FOR_CHIPS; }
static bool with_caller(const SabaccGame *game) { return shows(game, SABACC_SHOWS_CALLER); }
static bool by_turns(const SabaccGame *game) { return game->rounds == 0; }
static bool with_field(const SabaccGame *game) { return shows(game, SABACC_SHOWS_FIELD); }
static bool with_lending(const SabaccGame *game) { return sabacc_game_has(game, SABACC_OPTION_HOLDEM_FIELD); }
static bool with_sides(const SabaccGame *game) {
    SabaccTable table;
    gallery_table(game, &table);
    return sabacc_has_sides(&table);
}
static bool with_bombs(const SabaccGame *game) { return can_bomb(game); }
static bool with_sabacc_pot(const SabaccGame *game) { return shows(game, SABACC_SHOWS_SABACC_POT); }
static bool with_house(const SabaccGame *game) { return shows(game, SABACC_SHOWS_HOUSE); }

/* ---- the bays ---- */

typedef bool Users(const SabaccGame *game);

typedef enum RowKind { ROW_BAY, ROW_SHOWN, ROW_RUN, ROW_PIECE } RowKind;

typedef struct Row {
    RowKind kind;
    const char *word, *name, *meaning; /* word: a bay's id, an asset, or a numbered asset pattern */
    int min, max;                      /* numbers; 0 and 0 for a single piece */
    Users *users;
    GalleryShown shown;
    GalleryRun run;
} Row;

static const Row rows[] = {
#define BAY(id, title)           {.kind = ROW_BAY, .word = id, .name = title},
#define SHOWN(asset, x, y, size) {.kind = ROW_SHOWN, .shown = {asset, x, y, size}},
#define RUN(title, shape, columns, what, where)                                                              \
    {.kind = ROW_RUN, .run = {title, what, where, shape, columns}},
#define PIECE(asset, title, who, what)                                                                       \
    {.kind = ROW_PIECE, .word = asset, .name = title, .meaning = what, .users = who},
#define PIECES(asset, title, from, to, who)                                                                  \
    {.kind = ROW_PIECE, .word = asset, .name = title, .meaning = "", .min = from, .max = to, .users = who},
#include "scenes/gallery/pieces.def"
#undef BAY
#undef SHOWN
#undef RUN
#undef PIECE
#undef PIECES
};
enum { ROWS = sizeof rows / sizeof *rows };

typedef struct Piece {
    char asset[PIECE_ASSET];
    const Row *row;
    const GalleryRun *run;
    int number;
} Piece;

static struct {
    GalleryBay bays[GALLERY_BAYS];
    Piece pieces[GALLERY_BAYS * PIECES_MAX];
    int bay_count, count;
} all;

static void lay_row(GalleryBay *bay, const Row *row, const GalleryRun *run) {
    for (int number = row->min; number <= row->max; number++) {
        Piece *piece = &all.pieces[all.count++];
        *piece = (Piece){.row = row, .run = run, .number = number};
        if (row->max > 0)
            snprintf(piece->asset, PIECE_ASSET, row->word, number);
        else
            snprintf(piece->asset, PIECE_ASSET, "%s", row->word);
        bay->faces[bay->face_count++] = piece->asset;
    }
}

static void lay_out(void) {
    GalleryBay *bay = NULL;
    const GalleryRun *run = NULL;
    for (const Row *row = rows; row < rows + ROWS; row++) {
        switch (row->kind) {
        case ROW_BAY:
            bay = &all.bays[all.bay_count++];
            bay->id = row->word;
            bay->name = row->name;
            break;
        case ROW_SHOWN: bay->shown[bay->shown_count++] = row->shown; break;
        case ROW_RUN: run = &row->run; break;
        case ROW_PIECE: lay_row(bay, row, run); break;
        }
    }
}

const GalleryBay *gallery_bay(int index) {
    if (all.count == 0) lay_out();
    return &all.bays[index];
}

static const Piece *piece_of(const char *asset) {
    if (all.count == 0) lay_out();
    for (int i = 0; i < all.count; i++)
        if (strcmp(all.pieces[i].asset, asset) == 0) return &all.pieces[i];
    return NULL;
}

/* ---- descriptions ---- */

bool gallery_piece_name(const char *asset, char words[PIECE_NAME]) {
    const Piece *piece = piece_of(asset);
    if (!piece) return false;
    snprintf(words, PIECE_NAME, _(piece->row->name), piece->number);
    return true;
}

const GalleryRun *gallery_piece_run(const char *asset) { return piece_of(asset)->run; }

void gallery_piece_meaning(const char *asset, Text *words) {
    const Piece *piece = piece_of(asset);
    bool has_both = piece->row->meaning[0] && piece->run->meaning[0];
    if (piece->row->meaning[0]) text_add(words, _(piece->row->meaning));
    if (has_both) text_add(words, "\n");
    if (piece->run->meaning[0]) text_add(words, _(piece->run->meaning));
}

void gallery_piece_games(const char *asset, Text *words) {
    const Piece *piece = piece_of(asset);
    int count = 0;
    for (int i = 0; i < sabacc_game_count(); i++) count += piece->row->users(sabacc_game_at(i));
    if (count == sabacc_game_count()) text_add(words, _("Every game"));
    for (int i = 0, said = 0; i < sabacc_game_count() && count < sabacc_game_count(); i++) {
        if (!piece->row->users(sabacc_game_at(i))) continue;
        /* TRANSLATORS: between the items of a list, as in “Classic Sabacc, Pazaak”. */
        if (said++ > 0) text_add(words, C_("list", ", "));
        text_add(words, _(sabacc_game_at(i)->name));
    }
}
