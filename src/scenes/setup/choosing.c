#include "scenes/setup/choosing.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

static const Choosing rows[] = {
#define GAME(id, ends, hands, own, others, dealt, grade, feel)                                               \
    {id, CHOOSING_##ends, CHOOSING_##grade, hands, own, others, dealt, feel},
#include "scenes/setup/choosing.def"
#undef GAME
};

static const char *const grades[CHOOSING_GRADES] = {
    [CHOOSING_EASY] = N_("Easy for a newcomer"),
    [CHOOSING_SOME] = N_("Some rules to learn"),
    [CHOOSING_MANY] = N_("Many rules to learn"),
};

const Choosing *choosing_of(const SabaccGame *game) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].id, game->id) == 0) return &rows[i];
    return NULL;
}

const SabaccGame *choosing_start(void) {
#define START(id) return sabacc_game_find(id);
#include "scenes/setup/choosing.def"
#undef START
}

const char *choosing_grade(ChoosingGrade grade) { return _(grades[grade]); }

/* ---- how long it takes ---- */

/* A player thinks and reads; an opponent's action takes as long as its motion, a card or a roll as long as
 * its flight. */
double choosing_seconds(const Choosing *row) {
    static const double OWN = 10, OTHERS = 1.5, DEALT = 0.6, RESULTS = 8;
    return OWN * row->own + OTHERS * row->others + DEALT * row->dealt + RESULTS * row->hands;
}

/* Nobody's evening is so regular that smaller steps would say more. */
static int minutes_of(const Choosing *row) {
    static const int FEW = 10, STEP = 5;
    double minutes = choosing_seconds(row) / 60;
    if (minutes < FEW) return (int)fmax(round(minutes), 1);
    return (int)round(minutes / STEP) * STEP;
}

enum { MINUTES_MAX = 90 };
static int hours_of(int minutes) { return (minutes + 30) / 60; }

void choosing_length(const Choosing *row, char *words, size_t size) {
    int minutes = minutes_of(row), hours = hours_of(minutes);
    if (row->ends == CHOOSING_HAND)
        snprintf(words, size,
                 ngettext_("About %d minute a hand, for as long as you like",
                           "About %d minutes a hand, for as long as you like", minutes),
                 minutes);
    else if (minutes <= MINUTES_MAX)
        snprintf(words, size, ngettext_("About %d minute a game", "About %d minutes a game", minutes),
                 minutes);
    else
        snprintf(words, size, ngettext_("About %d hour a game", "About %d hours a game", hours), hours);
}

/* How many seats the row's figures are of. */
static int measured_seats(const SabaccGame *game) {
    enum { SEATS = 4 };
    return game->max_seats < SEATS ? game->max_seats : SEATS;
}

static Choosing scaled(const Choosing *row, double hands, double others, double seats) {
    Choosing other = *row;
    other.hands = (int)fmax(round(row->hands * hands), 1);
    other.own = (int)round(row->own * hands);
    other.others = (int)round(row->others * hands * others);
    other.dealt = (int)round(row->dealt * hands * seats);
    return other;
}

bool choosing_length_of(const SabaccSetup *setup, char *words, size_t size) {
    const SabaccGame *game = setup->game;
    const Choosing *row = choosing_of(game);
    SabaccSetup usual;
    char end[64] = "";
    Text text = text_over(end, sizeof end);
    int measured = measured_seats(game), hands = 0;
    sabacc_setup_init(&usual, game, setup->seats, 1);
    bool has_end = sabacc_game_has(game, SABACC_OPTION_END);
    const SabaccValue *value = &setup->options[SABACC_OPTION_END];
    bool is_usual = !has_end || memcmp(value, &usual.options[SABACC_OPTION_END], sizeof *value) == 0;
    if (has_end) sabacc_option_format(setup, SABACC_OPTION_END, &text);
    bool is_counted = sscanf(end, "hands %d", &hands) == 1;
    if (!is_counted && (!is_usual || setup->credits[0] != sabacc_usual_credits(setup))) return false;
    double others = measured > 1 ? (double)(setup->seats - 1) / (measured - 1) : 1;
    Choosing own =
        scaled(row, is_counted ? (double)hands / row->hands : 1, others, (double)setup->seats / measured);
    if (is_counted) own.ends = CHOOSING_GAME;
    choosing_length(&own, words, size);
    return true;
}

void choosing_players(const SabaccGame *game, char *words, size_t size) {
    if (game->max_seats == 1)
        snprintf(words, size, "%s", _("Alone, against the house"));
    else if (game->min_seats == game->max_seats)
        snprintf(words, size, ngettext_("%d player", "%d players", game->max_seats), game->max_seats);
    else
        snprintf(words, size, ngettext_("%d to %d player", "%d to %d players", game->max_seats),
                 game->min_seats, game->max_seats);
}

/* ---- in short ---- */

static void format_seats(const SabaccGame *game, char *words, size_t size) {
    if (game->max_seats == 1)
        snprintf(words, size, "%s", _("Alone"));
    else if (game->min_seats == game->max_seats)
        choosing_players(game, words, size);
    else
        snprintf(words, size, ngettext_("%d–%d player", "%d–%d players", game->max_seats), game->min_seats,
                 game->max_seats);
}

void choosing_brief(const SabaccGame *game, char *words, size_t size) {
    const Choosing *row = choosing_of(game);
    char seats[48], length[48];
    assert(row != NULL); /* tests/scenes */
    int minutes = minutes_of(row);
    format_seats(game, seats, sizeof seats);
    if (row->ends == CHOOSING_HAND)
        snprintf(length, sizeof length, _("%d min a hand"), minutes);
    else if (minutes <= MINUTES_MAX)
        snprintf(length, sizeof length, _("%d min"), minutes);
    else
        snprintf(length, sizeof length, _("%d h"), hours_of(minutes));
    snprintf(words, size, "%s · %s", seats, length);
}

/* ---- the order ---- */

typedef enum Group { GROUP_FAVOURITES, GROUP_LAST, GROUP_START, GROUP_OTHERS, GROUPS } Group;

static Group group_of(const SabaccGame *game, Favourites favourites, const SabaccGame *last) {
    bool is_new = favourites == 0 && last == NULL;
    if (favourites_has(favourites, game)) return GROUP_FAVOURITES;
    if (game == last) return GROUP_LAST;
    return is_new && game == choosing_start() ? GROUP_START : GROUP_OTHERS;
}

int choosing_list(Favourites favourites, const SabaccGame *last, const SabaccGame *list[CHOOSING_MAX]) {
    int count = 0;
    assert(sabacc_game_count() <= CHOOSING_MAX);
    for (Group group = 0; group < GROUPS; group++)
        for (int i = 0; i < sabacc_game_count(); i++)
            if (group_of(sabacc_game_at(i), favourites, last) == group) list[count++] = sabacc_game_at(i);
    return count;
}
