#include "scenes/kept_side_decks.h"

#include <errno.h>
#include <stdio.h>

#include "base/i18n.h"
#include "session/game_plan.h"

static const char NAME[] = "side decks";

typedef struct KeptSideDecks {
    Stage *stage;
    SideDecks decks, saved; /* saved: as the file has them, as far as this program knows */
} KeptSideDecks;

static KeptSideDecks *kept_of(Stage *stage) {
    KeptSideDecks *kept = stage_memory(stage, NAME, sizeof *kept);
    kept->stage = stage;
    return kept;
}

static bool path_of(Stage *stage, char path[PLAN_PATH]) {
    errno = ENAMETOOLONG;
    return snprintf(path, PLAN_PATH, "%s/side-decks.json", stage_services(stage)->data_directory) < PLAN_PATH;
}

/* False where what is kept is newer than the file. */
static bool read_file(Stage *stage, SideDecks *decks, Text *why) {
    char path[PLAN_PATH];
    if (stage_has_problem(stage, NAME) || !path_of(stage, path)) return false;
    side_decks_read(path, decks, why);
    return true;
}

SideDecks *kept_side_decks(Stage *stage, Text *why) {
    KeptSideDecks *kept = kept_of(stage);
    if (read_file(stage, &kept->decks, why)) kept->saved = kept->decks;
    return &kept->decks;
}

void kept_side_decks_chosen_name(Stage *stage, const char *player, char name[MATCH_WORDS]) {
    char words[MATCH_MESSAGE];
    Text ignored = text_over(words, sizeof words);
    SideDecks found;
    const SideDecks *decks = read_file(stage, &found, &ignored) ? &found : &kept_of(stage)->decks;
    int index = side_decks_chosen(decks, player);
    snprintf(name, MATCH_WORDS, "%s", index >= 0 ? decks->deck[index].name : "");
}

static bool save(void *user) {
    KeptSideDecks *kept = user;
    char path[PLAN_PATH], words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    if (!path_of(kept->stage, path) || !side_decks_change(path, &kept->saved, &kept->decks, &why))
        return false;
    kept->saved = kept->decks;
    if (words[0]) ui_toast(stage_services(kept->stage)->ui, words);
    return true;
}

void kept_side_decks_changed(Stage *stage) {
    stage_keep(stage, NAME, &(Keeping){.what = N_("your side decks"), .save = save, .user = kept_of(stage)});
}
