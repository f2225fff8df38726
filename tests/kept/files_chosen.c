/* Files of what a player has chosen: settings, the last setup, house rules, side decks, people, marks,
 * favourites, lessons, and the note of an unfinished game. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "session/characters.h"
#include "session/deck_choice.h"
#include "session/favourites.h"
#include "session/house_list.h"
#include "session/last_setup.h"
#include "session/lessons_done.h"
#include "session/marks.h"
#include "session/players.h"
#include "session/saves.h"
#include "session/settings_file.h"
#include "session/side_decks.h"
#include "small_files.h"

static void say_file(Said *said, const char *path) {
    size_t size = 0;
    char *bytes = file_read(path, 1 << 20, &size);
    say(said, "%s: %s\n", path, bytes ? bytes : "none");
    free(bytes);
}

/* ---- settings ---- */

static const char settings_path[] = "settings.json";

static void choose_all(Settings *settings, int base) {
    for (int i = 0; i < SETTING_COUNT; i++) {
        const SettingRow *row = &setting_rows[i];
        settings->values[i] = base == 0 ? row->min : base == 1 ? row->max : row->usual;
    }
    snprintf(settings->language, sizeof settings->language, "pt_BR");
    snprintf(settings->player, sizeof settings->player, "Ana");
    for (int family = 0; family < DECK_FAMILIES; family++) {
        deck_choice_use_back(settings, (DeckFamily)family, family % 2 == 0 ? "back-2" : "back-3");
        if (family % 3 == 0) must(deck_choice_read_deck(settings, (DeckFamily)family, "own:mine"));
    }
    deck_choice_use_cloth(settings, 1 + base);
    key_choose(&settings->keys, 1, 'n');
    key_choose(&settings->keys, 3, 0xe4);
}

static void make_settings(int base) {
    Text why = nothing_said();
    Settings usual = settings_usual(), all = usual;
    choose_all(&all, base);
    must(settings_file_change(settings_path, &usual, &all, &why));
}

static void ask_settings(Said *said) {
    Text why = nothing_said();
    Settings usual = settings_usual(), read;
    bool is_good = settings_file_read(settings_path, &read, &why);
    say_answer(said, "read", is_good, sentences);
    say(said, "a pad %d\n", settings_pad_is_good(&read));
    remove("again.json");
    why = nothing_said();
    is_good = settings_file_change("again.json", &usual, &read, &why);
    say_answer(said, "written again", is_good, sentences);
    say_file(said, "again.json");
    remove("again.json");
}

static void work_on_settings(Said *said) {
    Text why = nothing_said();
    Settings before = settings_usual(), after = before;
    settings_choose_pad(&after, 0, 4);
    after.values[SETTING_MUSIC] = 40;
    deck_choice_use_back(&after, DECK_CLASSIC, "back-4");
    key_choose(&after.keys, 0, 'c');
    say_answer(said, "changed", settings_file_change(settings_path, &before, &after, &why), sentences);
}

/* ---- the last setup ---- */

static void make_setup(int base) {
    Text why = nothing_said();
    GamePlan plan;
    game_plan_usual(&plan);
    game_plan_set_game(&plan, sabacc_game_at(base % sabacc_game_count()));
    plan.setup.rules.dealer = base % 3 - 1;
    if (base == 0) must(sabacc_option_set(&plan.setup.rules, "stakes", "pot", &why));
    game_plan_suit_items(&plan.setup.rules);
    plan.setup.allow_undo = (MatchUndo)(base % 3);
    game_plan_name_seats(&plan, "Ana");
    if (base % 2 == 1 && teams_are_offered(&plan.setup)) teams_set(&plan.teams, &plan.setup, TEAMS_PEOPLE);
    must(last_setup_keep(".", &plan, &why));
}

static void ask_setup(Said *said) {
    Text why = nothing_said();
    GamePlan plan;
    game_plan_usual(&plan);
    bool is_read = last_setup_read(".", &plan, &why);
    say_answer(said, "read", is_read, sentences);
    say(said, "%s proposed %d/%d undo %d preset %s teams", plan.setup.rules.game->id, plan.proposal.made,
        plan.proposal.chosen, plan.setup.allow_undo, plan.setup.preset);
    for (int i = 0; i < plan.setup.rules.seats; i++)
        say(said, " %d:%s/%s/%d/%d", plan.teams.of[i], plan.setup.seat[i].name, plan.setup.seat[i].agent,
            (int)plan.setup.rules.credits[i], plan.setup.rules.items[i]);
    why = nothing_said();
    bool is_good = game_plan_check(&plan, &why);
    say_answer(said, "\nplayable", is_good, sentences);
}

static void work_on_setup(Said *said) {
    Text why = nothing_said();
    GamePlan plan;
    game_plan_usual(&plan);
    if (!last_setup_read(".", &plan, &why)) game_plan_set_seats(&plan, 3);
    why = nothing_said();
    say_answer(said, "kept", last_setup_keep(".", &plan, &why), sentences);
}

/* ---- house rules ---- */

static const char rules_path[] = "house-rules/friday-night.sabacc-rules";

static void make_rules(int base) {
    Text why = nothing_said();
    GamePlan plan;
    game_plan_usual(&plan);
    game_plan_set_game(&plan, sabacc_game_at(base % sabacc_game_count()));
    HouseRules rules = house_rules_of(&plan.setup.rules, "Friday night");
    must(file_make_folders("house-rules"));
    must(house_rules_write(rules_path, &rules, &why));
}

static void ask_rules(Said *said) {
    static HouseList list;
    Text why = nothing_said();
    HouseRules rules = {.name = "none"};
    bool is_read = house_rules_read(rules_path, &rules, &why);
    say_answer(said, "read", is_read, sentences);
    if (is_read) {
        why = nothing_said();
        is_read = house_rules_write("again.json", &rules, &why);
        say_answer(said, "written again", is_read, sentences);
        say_file(said, "again.json");
        remove("again.json");
    }
    house_list_read(&list, ".");
    say(said, "%d in the list: %s\n", list.count, list.problem);
    for (int i = 0; i < list.count; i++) say(said, " %s %s\n", list.entry[i].path, list.entry[i].rules.name);
}

static void work_on_rules(Said *said) {
    static HouseList list;
    Text why = nothing_said();
    GamePlan plan;
    game_plan_usual(&plan);
    HouseRules rules = house_rules_of(&plan.setup.rules, "Friday night");
    house_list_read(&list, ".");
    say_answer(said, "saved", house_list_save(&list, ".", &rules, &why), sentences);
    say(said, "%d in the list: %s\n", list.count, list.problem);
    for (int i = 0; i < list.count; i++) say_file(said, list.entry[i].path);
    why = nothing_said();
    while (list.count > 0) say_answer(said, "deleted", house_list_delete(&list, ".", 0, &why), sentences);
}

/* ---- side decks ---- */

static const char decks_path[] = "side-decks.json";

static void add_deck(SideDecks *decks, const char *player, const char *name, bool is_doubled) {
    static const char *const words[] = {"+1", "-1", "±2", "+3", "-4", "±5", "+6", "-6", "±1", "±3"};
    Text why = nothing_said();
    SideDeck deck = {.is_chosen = true};
    snprintf(deck.player, sizeof deck.player, "%s", player);
    snprintf(deck.name, sizeof deck.name, "%s", name);
    for (int i = 0; i < SABACC_SIDE_DECK; i++) {
        const char *word = words[is_doubled ? i / 2 : i];
        deck.cards[i] = sabacc_card_parse(word, strlen(word));
        must(deck.cards[i] != SABACC_CARD_NONE);
    }
    must(side_decks_keep(decks, &deck, &why));
}

static void make_decks(int base) {
    Text why = nothing_said();
    static SideDecks none, decks;
    decks = none;
    add_deck(&decks, "Ana", "Sharp", false);
    add_deck(&decks, "Bo", "Blunt", true);
    add_deck(&decks, "Ana", "Even", base == 1);
    must(side_decks_change(decks_path, &none, &decks, &why));
}

static void ask_decks(Said *said) {
    static SideDecks decks, none;
    Text why = nothing_said();
    bool is_read = side_decks_read(decks_path, &decks, &why);
    say_answer(said, "read", is_read, sentences);
    say(said, "%d, chosen %d %d, found %d %d\n", decks.count, side_decks_chosen(&decks, "Ana"),
        side_decks_chosen(&decks, "Bo"), side_decks_find(&decks, "Ana", "Even"),
        side_decks_find(&decks, "Bo", "Even"));
    remove("again.json");
    why = nothing_said();
    say_answer(said, "written again", side_decks_change("again.json", &none, &decks, &why), sentences);
    say_file(said, "again.json");
    remove("again.json");
}

static void work_on_decks(Said *said) {
    static SideDecks before, after;
    Text why = nothing_said();
    say_answer(said, "read", side_decks_read(decks_path, &before, &why), "");
    after = before;
    add_deck(&after, "Cy", "New", false);
    side_decks_choose(&after, "Ana", -1);
    if (after.count > 1) side_decks_delete(&after, 0);
    why = nothing_said();
    say_answer(said, "changed", side_decks_change(decks_path, &before, &after, &why), sentences);
}

/* ---- people ---- */

static void make_people(int base) {
    Text why = nothing_said();
    must(players_keep(".", "Ana", base, &why));
    must(players_keep(".", "Bo", -1, &why));
    must(players_keep(".", "Cyßé", 7, &why));
}

static void ask_people(Said *said) {
    Text why = nothing_said();
    GamePlan plan;
    Players players = players_read(".", &why);
    say(said, "%s\n", sentences);
    for (int i = 0; i < players.count; i++)
        say(said, " %s %d %d\n", players.list[i].name, players.list[i].face,
            players_has(&players, players.list[i].name));
    game_plan_usual(&plan);
    game_plan_set_seats(&plan, 4);
    game_plan_set_agent(&plan, 2, "human");
    game_plan_name_seats(&plan, "Ana");
    for (int face = -1; face < character_count(); face++) {
        bool is_set = players_set(&players, "Ana", face);
        say(said, " Ana %d as %d, then %d\n", is_set, face, players_next_face(&players, &plan.setup, 0));
    }
    for (int seat = 0; seat < plan.setup.rules.seats; seat++)
        say(said, " %s, then %d\n", players_portrait(&players, &plan.setup, seat),
            players_next_face(&players, &plan.setup, seat));
}

static void work_on_people(Said *said) {
    Text why = nothing_said();
    say_answer(said, "kept", players_keep(".", "Bo", 4, &why), sentences);
    why = nothing_said();
    say_answer(said, "forgotten", players_forget(".", "Ana", &why), sentences);
}

/* ---- marks, favourites, lessons ---- */

static void make_marks(int base) {
    Text why = nothing_said();
    (void)base;
    must(marks_keep(".", "classic", 17, &why) && marks_keep(".", "pazaak", 23, &why));
}

static void ask_marks(Said *said) {
    say(said, "%d %d %d\n", marks_read(".", "classic"), marks_read(".", "pazaak"), marks_read(".", "kessel"));
}

static void work_on_marks(Said *said) {
    Text why = nothing_said();
    say_answer(said, "kept", marks_keep(".", "classic", 18, &why), sentences);
    why = nothing_said();
    say_answer(said, "kept", marks_keep(".", "kessel", 0, &why), sentences);
}

static void make_favourites(int base) {
    Text why = nothing_said();
    for (int i = base; i < sabacc_game_count(); i += 3)
        must(favourites_keep(".", sabacc_game_at(i), true, &why));
}

static void ask_favourites(Said *said) {
    Text why = nothing_said();
    Favourites read = favourites_read(".", &why);
    say(said, "%x %s\n", (unsigned)read, sentences);
}

static void work_on_favourites(Said *said) {
    Text why = nothing_said();
    say_answer(said, "marked", favourites_keep(".", sabacc_game_at(1), true, &why), sentences);
    why = nothing_said();
    say_answer(said, "unmarked", favourites_keep(".", sabacc_game_at(0), false, &why), sentences);
}

static void make_lessons(int base) {
    Text why = nothing_said();
    (void)base;
    must(lessons_keep_done(".", "classic", &why) && lessons_keep_done(".", "kessel", &why));
}

static void ask_lessons(Said *said) {
    for (int i = 0; i < sabacc_game_count(); i++)
        say(said, "%d", lessons_is_done(".", sabacc_game_at(i)->id));
    say(said, "\n");
}

static void work_on_lessons(Said *said) {
    Text why = nothing_said();
    say_answer(said, "kept", lessons_keep_done(".", "pazaak", &why), sentences);
}

/* ---- the note of an unfinished game ---- */

static const char noted_record[] = "games/20261121-201500-classic.sabacc";

static void make_note(int base) {
    SaveNote note = {.allow_undo = (MatchUndo)(base % 3)};
    must(file_make_folders("games"));
    must(file_write(noted_record, "{}\n", 3, FILE_QUICK));
    for (int seat = 0; seat < 4; seat++) {
        note.teams.of[seat] = (uint8_t)(1 + seat % 2);
        note.absence.of[seat] = (uint8_t)(seat == 0 ? 0 : (seat + base) % 4);
    }
    must(saves_note(noted_record, &note));
}

static void ask_note(Said *said) {
    static SavedGame saved, all[2];
    bool is_found = saves_find(noted_record, &saved);
    say_answer(said, "found", is_found, "");
    if (!is_found) return;
    say(said, "undo %d held %d game %s:", saved.note.allow_undo, saved.is_held, saves_game(&saved)->id);
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) {
        AiLevel level = AI_NOVICE;
        bool is_played = absence_is_played(&saved.note.absence, seat, &level);
        say(said, " %d/%d/%d/%d", saved.note.teams.of[seat], saved.note.absence.of[seat], is_played,
            (int)level);
    }
    GamePlan plan = saves_plan(&saved);
    say(said, "\nplan %d %s undo %d\n", plan.kind, plan.path, plan.setup.allow_undo);
    say(said, "%d unfinished, the last %s\n", saves_unfinished(".", all, 2), all[0].path);
}

static void work_on_note(Said *said) {
    static SavedGame saved;
    saves_sweep(".");
    say_answer(said, "ended", saves_end(noted_record), "");
    say_answer(said, "found", saves_find(noted_record, &saved), "");
}

const SmallFile small_files[] = {
    {"settings.json", 2, make_settings, ask_settings, work_on_settings},
    {"setup.json", 3, make_setup, ask_setup, work_on_setup},
    {rules_path, 2, make_rules, ask_rules, work_on_rules},
    {decks_path, 2, make_decks, ask_decks, work_on_decks},
    {"players.json", 1, make_people, ask_people, work_on_people},
    {"marks.json", 1, make_marks, ask_marks, work_on_marks},
    {"favourites.json", 2, make_favourites, ask_favourites, work_on_favourites},
    {"lessons.json", 1, make_lessons, ask_lessons, work_on_lessons},
    {"games/20261121-201500-classic.unfinished", 2, make_note, ask_note, work_on_note},
    {0}};
