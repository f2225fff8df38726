#include "scenes/presets.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/option_words.h"

static bool is_standard(const MatchSetup *setup) {
    SabaccSetup standard;
    sabacc_setup_init(&standard, setup->rules.game, setup->rules.seats, 1);
    return memcmp(standard.options, setup->rules.options, sizeof standard.options) == 0;
}

int preset_index(const MatchSetup *setup) {
    const SabaccGame *game = setup->rules.game;
    for (int i = 0; i < game->preset_count; i++) {
        if (strcmp(game->presets[i].id, setup->preset) == 0) return i + 1;
    }
    return is_standard(setup) ? 0 : -1;
}

const char *preset_label(const MatchSetup *setup, int index) {
    if (index < 0) return _("My own");
    return index == 0 ? _("The house’s usual way") : preset_title(setup->rules.game->presets[index - 1].id);
}

const char *preset_help(const MatchSetup *setup, int index) {
    if (index < 0) return _("Options chosen one by one");
    return index == 0 ? _("Nothing is changed") : _(setup->rules.game->presets[index - 1].help);
}

/* Default stacks are adjusted to new stakes; others were chosen by the player. */
static bool stacks_are_usual(const SabaccSetup *rules) {
    for (int seat = 0; seat < rules->seats; seat++)
        if (rules->credits[seat] != sabacc_usual_credits(rules)) return false;
    return true;
}

void preset_choose(MatchSetup *setup, int index) {
    bool were_usual = stacks_are_usual(&setup->rules);
    char words[256];
    Text why = text_over(words, sizeof words);
    SabaccSetup standard;
    sabacc_setup_init(&standard, setup->rules.game, setup->rules.seats, 1);
    memcpy(setup->rules.options, standard.options, sizeof standard.options);
    const char *id = index > 0 ? setup->rules.game->presets[index - 1].id : "";
    if (index > 0 && !sabacc_preset_apply(&setup->rules, id, &why)) return;
    snprintf(setup->preset, sizeof setup->preset, "%s", id);
    if (were_usual) sabacc_setup_suit_credits(&setup->rules);
}
