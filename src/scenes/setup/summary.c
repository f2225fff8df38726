#include "scenes/setup/summary.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/option_words.h"
#include "session/stakes.h"

/* ---- buying in again ---- */

static bool is_for_nothing(const SabaccSetup *rules) {
    return sabacc_game_has(rules->game, SABACC_OPTION_STAKE) && rules->options[SABACC_OPTION_STAKE].n == 0;
}

/* In chips (KE-7), or in the credits of a seat. */
static void say_rebuys(const SabaccSetup *rules, int times, char *words, size_t size) {
    char chips[32];
    Text text = text_over(chips, sizeof chips);
    if (sabacc_game_has(rules->game, SABACC_OPTION_CHIPS)) {
        sabacc_option_format(rules, SABACC_OPTION_CHIPS, &text);
        snprintf(words, size,
                 ngettext_("Who has lost all chips may buy in again, %d time, for %s chips.",
                           "Who has lost all chips may buy in again, up to %d times, each time for %s chips.",
                           times),
                 times, chips);
    } else {
        snprintf(
            words, size,
            ngettext_("Who has lost everything may buy in again, %d time, with %d credits.",
                      "Who has lost everything may buy in again, up to %d times, each time with %d credits.",
                      times),
            times, rules->credits[0]);
    }
}

void setup_rebuy_words(const SabaccSetup *rules, char *words, size_t size) {
    int times = stakes_may_rebuy(rules) ? rules->options[SABACC_OPTION_REBUY].n : 0;
    if (is_for_nothing(rules))
        words[0] = '\0';
    else if (times > 0)
        say_rebuys(rules, times, words, size);
    else if (rules->game->max_seats == 1)
        snprintf(words, size, "%s", _("When your credits are gone, the game is over: nobody buys in again."));
    else if (sabacc_game_has(rules->game, SABACC_OPTION_CHIPS))
        snprintf(words, size, "%s", _("Who has lost all chips is out of the game: nobody buys in again."));
    else if (sabacc_game_has(rules->game, SABACC_OPTION_WAGER))
        snprintf(words, size, "%s", _("Who loses the match loses the wager: nobody buys in again."));
    else
        snprintf(words, size, "%s", _("Who has lost everything is out of the game: nobody buys in again."));
}

/* ---- what is changed ---- */

void setup_arrival_words(const SabaccSetup *rules, const char *accept, char *words, size_t size) {
    /* TRANSLATORS: spoken as the setup opens: the game, its seats, and a key or a button of a pad:
     * “Corellian Spike, 4 seats: Return sits down.” */
    snprintf(words, size,
             ngettext_("%s, %d seat: %s sits down.", "%s, %d seats: %s sits down.", rules->seats),
             _(rules->game->name), rules->seats, accept);
}

typedef struct Changes {
    int count;
    Text names;
} Changes;

static void note(Changes *changes, bool is_changed, const char *name) {
    if (!is_changed) return;
    if (changes->count++ > 0) text_add(&changes->names, C_("list", ", "));
    text_add(&changes->names, name);
}

bool setup_is_outside(SabaccOptionId id) { return id == SABACC_OPTION_END; }

int setup_changes(const MatchSetup *setup, const char *seed, char *title, size_t title_size, char *names,
                  size_t names_size) {
    const SabaccGame *game = setup->rules.game;
    Changes changes = {.names = text_over(names, names_size)};
    SabaccSetup usual;
    sabacc_setup_init(&usual, game, setup->rules.seats, 1);
    names[0] = '\0';
    for (int i = 0; i < game->option_count; i++) {
        SabaccOptionId id = game->options[i].id;
        const SabaccValue *value = &setup->rules.options[id];
        bool is_same = memcmp(value, &usual.options[id], sizeof *value) == 0;
        note(&changes, !is_same && !setup_is_outside(id) && sabacc_option_matters(&setup->rules, id),
             option_title(id));
    }
    note(&changes, !game->no_token && setup->rules.dealer != SABACC_NOBODY, _("Who deals first"));
    note(&changes, setup->allow_undo != MATCH_UNDO_UNSEEN, _("Take back"));
    note(&changes, seed[0] != '\0' && !game->played_for.for_streaks, _("Seed"));
    if (changes.count == 0) {
        snprintf(title, title_size, "%s", _("House rules: as the book"));
        snprintf(names, names_size, "%s", _("Betting, cards, penalties, taking back"));
    } else {
        snprintf(title, title_size,
                 ngettext_("House rules: %d changed", "House rules: %d changed", changes.count),
                 changes.count);
    }
    return changes.count;
}
