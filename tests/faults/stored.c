#include "stored.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "session/house_list.h"
#include "session/last_setup.h"
#include "session/marks.h"
#include "session/saves.h"
#include "session/settings_file.h"
#include "session/side_decks.h"
#include "session/streaks.h"

const char *const keep_names[KEEPS] = {
    [KEEP_SETTINGS] = "settings", [KEEP_SIDE_DECKS] = "side-decks", [KEEP_HOUSE_RULES] = "house-rules",
    [KEEP_STREAKS] = "streaks",   [KEEP_SETUP] = "setup",           [KEEP_MARK] = "mark"};

const bool keep_is_precious[KEEPS] = {
    [KEEP_SETTINGS] = true, [KEEP_SIDE_DECKS] = true, [KEEP_HOUSE_RULES] = true, [KEEP_STREAKS] = true};

static const char *in_data(const char *data, const char *name) {
    static char path[PLAN_PATH];
    snprintf(path, sizeof path, "%s/%s", data, name);
    return path;
}

/* ---- settings: the volume is the number ---- */

static bool write_settings(const char *data, int number, Text *why) {
    const char *path = in_data(data, "settings.json");
    Settings before, settings;
    settings_file_read(path, &before, why);
    settings = before;
    settings.values[SETTING_VOLUME] = number % (KEEP_MAX + 1);
    return settings_file_change(path, &before, &settings, why);
}

static int read_settings(const char *data, Text *why) {
    Settings settings;
    const char *path = in_data(data, "settings.json");
    bool is_read = settings_file_read(path, &settings, why);
    if (!is_read) return KEEP_BROKEN;
    return access(path, F_OK) == 0 ? settings.values[SETTING_VOLUME] : KEEP_ABSENT;
}

/* ---- side decks: one deck, whose name is the number ---- */

static bool write_side_decks(const char *data, int number, Text *why) {
    const char *path = in_data(data, "side-decks.json");
    SideDecks before, decks = {.count = 1};
    side_decks_read(path, &before, why);
    snprintf(decks.deck[0].player, MATCH_WORDS, "Ana");
    snprintf(decks.deck[0].name, MATCH_WORDS, "%d", number);
    for (int i = 0; i < SABACC_SIDE_DECK; i++) decks.deck[0].cards[i] = sabacc_card_parse("+1", 2);
    return side_decks_change(path, &before, &decks, why);
}

static int read_side_decks(const char *data, Text *why) {
    SideDecks decks;
    int number = KEEP_ABSENT;
    if (!side_decks_read(in_data(data, "side-decks.json"), &decks, why)) return KEEP_BROKEN;
    if (decks.count > 0 && sscanf(decks.deck[0].name, "%d", &number) != 1) return KEEP_BROKEN;
    return number;
}

/* ---- house rules: the ante is the number ---- */

static bool write_house_rules(const char *data, int number, Text *why) {
    HouseList list;
    SabaccSetup setup;
    char ante[16];
    house_list_read(&list, data);
    sabacc_setup_init(&setup, sabacc_game_find("corellian-spike"), 2, KEEP_MAX);
    snprintf(ante, sizeof ante, "%d", number);
    if (!sabacc_option_set(&setup, "ante", ante, why)) return false;
    HouseRules rules = house_rules_of(&setup, "Friday");
    return house_list_save(&list, data, &rules, why);
}

static int read_house_rules(const char *data, Text *why) {
    HouseList list;
    SabaccSetup setup;
    house_list_read(&list, data);
    text_add(why, list.problem);
    if (list.problem[0]) return KEEP_BROKEN;
    if (list.count == 0) return KEEP_ABSENT;
    sabacc_setup_init(&setup, list.entry[0].rules.game, 2, KEEP_MAX);
    if (list.count > 1 || !house_rules_apply(&list.entry[0].rules, &setup, why)) return KEEP_BROKEN;
    char words[64];
    Text text = text_over(words, sizeof words);
    sabacc_option_format(&setup, SABACC_OPTION_ANTE, &text);
    int number = KEEP_BROKEN;
    return sscanf(words, "%d", &number) == 1 ? number : KEEP_BROKEN;
}

/* ---- streaks: so many hands have been drawn ---- */

static bool write_streaks(const char *data, int number, Text *why) {
    StreakHand hand = {.end = STREAK_DRAWN};
    (void)number;
    return streaks_add(data, sabacc_game_find("solitaire"), &hand, why);
}

static int read_streaks(const char *data, Text *why) {
    Streaks streaks;
    if (!streaks_read(data, sabacc_game_find("solitaire"), &streaks, why)) return KEEP_BROKEN;
    return access(in_data(data, "streaks.json"), F_OK) == 0 ? streaks.hands[STREAK_DRAWN] : KEEP_ABSENT;
}

/* ---- the last setup: the credits of a seat are the number ---- */

static bool write_setup(const char *data, int number, Text *why) {
    GamePlan plan;
    game_plan_usual(&plan);
    game_plan_name_seats(&plan, "Ana");
    plan.setup.rules.credits[0] = 1000 + number;
    return last_setup_keep(data, &plan, why);
}

static int read_setup(const char *data, Text *why) {
    GamePlan plan;
    game_plan_usual(&plan);
    if (access(in_data(data, "setup.json"), F_OK) != 0) return KEEP_ABSENT;
    return last_setup_read(data, &plan, why) ? plan.setup.rules.credits[0] - 1000 : KEEP_BROKEN;
}

/* ---- the coach's mark ---- */

static bool write_mark(const char *data, int number, Text *why) {
    return marks_keep(data, "bespin-yarith", number, why);
}

static int read_mark(const char *data, Text *why) {
    int mark = marks_read(data, "bespin-yarith");
    (void)why;
    if (access(in_data(data, "marks.json"), F_OK) != 0) return KEEP_ABSENT;
    return mark > 0 ? mark : KEEP_BROKEN;
}

static const struct {
    bool (*write)(const char *data, int number, Text *why);
    int (*read)(const char *data, Text *why);
} keeps[KEEPS] = {[KEEP_SETTINGS] = {write_settings, read_settings},
                  [KEEP_SIDE_DECKS] = {write_side_decks, read_side_decks},
                  [KEEP_HOUSE_RULES] = {write_house_rules, read_house_rules},
                  [KEEP_STREAKS] = {write_streaks, read_streaks},
                  [KEEP_SETUP] = {write_setup, read_setup},
                  [KEEP_MARK] = {write_mark, read_mark}};

bool keep_write(Keep keep, const char *data, int number, Text *why) {
    return keeps[keep].write(data, number, why);
}

int keep_read(Keep keep, const char *data, Text *why) { return keeps[keep].read(data, why); }

/* ---- games ---- */

void evening_start(const char *data) { saves_sweep(data); }

Match *evening_begin(const char *data, const GamePlan *plan, GameSave *save, Text *why) {
    Match *match = match_new(&plan->setup, NULL, NULL, why);
    if (!match) return NULL;
    *save = game_save_of(data, match, true);
    (void)game_save(save); /* tried again as the game goes on */
    return match;
}

Match *evening_resume(const char *data, GameSave *save, Text *why) {
    SavedGame game;
    char words[MATCH_MESSAGE];
    Text warning = text_over(words, sizeof words);
    if (!saves_last(data, &game)) return NULL;
    Match *match = match_resume(game.path, game.note.allow_undo, &warning, why);
    if (match) *save = game_save_resumed(data, match, game.path);
    return match;
}
