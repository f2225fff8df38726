/* The sabacc pot that stays after a hand: how much lies in it, and what kind of hand it takes to win it. */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"

static bool takes_pot(const SabaccTable *table, const SabaccRung *rung) {
    return sabacc_worth(table, 0, rung->cards, rung->count).takes_sabacc_pot;
}

/* How many kinds take it from the best one down; 0 if those that take it are not the best ones. */
static int count_takers(const SabaccTable *table, const SabaccRung *rungs, int count) {
    int takers = 0;
    while (takers < count && takes_pot(table, &rungs[takers])) takers++;
    for (int i = takers; i < count; i++)
        if (takes_pot(table, &rungs[i])) return 0;
    return takers;
}

void play_left_pot_open(PlayScene *play) {
    SabaccRung rungs[SABACC_MAX_RUNGS];
    const SabaccTable *shown = play_shown(play);
    play->panel.pot_kinds = 0;
    if (shown->sabacc_pot == 0) return;
    play->panel.pot_kinds = count_takers(shown, rungs, sabacc_ladder(shown, rungs));
    if (play->panel.pot_kinds > 0) play->panel.pot_rank = rungs[play->panel.pot_kinds - 1].rank;
}

void play_left_pot_say(const PlayScene *play, char *words, size_t size) {
    const PlayPanel *panel = &play->panel;
    int credits = (int)play_shown(play)->sabacc_pot;
    size_t used = strlen(words);
    bool is_last = sabacc_course(play_shown(play)).hands_left == 0;
    if (play->mode != PLAY_SHOWDOWN || is_last || credits == 0 || used + 2 >= size) return;
    const char *kind = _(sabacc_rank_title((SabaccRank)panel->pot_rank));
    if (used > 0) {
        /* TRANSLATORS: between two sentences of which the first has no full stop of its own. */
        const char *between = C_("sentences", ". "), *stop = _(".");
        size_t length = strlen(stop);
        bool is_stopped = used >= length && strcmp(words + used - length, stop) == 0;
        used += (size_t)snprintf(words + used, size - used, "%s", is_stopped ? between + length : between);
    }
    if (panel->pot_kinds == 0)
        snprintf(words + used, size - used,
                 _("The sabacc pot of %d stays for the next hand: no hand shown takes it."), credits);
    else if (panel->pot_kinds == 1)
        snprintf(words + used, size - used,
                 _("The sabacc pot of %d stays for the next hand: only %s takes it."), credits, kind);
    else
        snprintf(words + used, size - used,
                 _("The sabacc pot of %d stays for the next hand: it takes %s or better."), credits, kind);
}
