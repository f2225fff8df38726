#include "scenes/play/saving.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "session/game_save.h"
#include "ui/ui.h"

struct PlaySave {
    Stage *stage;
    GameSave game;   /* its match is owned once the table is left */
    StreakNote note; /* about its record, to be kept once that has a name */
    bool is_note_due;
    char name[PROBLEM_NAME]; /* of its problem */
    PlaySave *next;          /* of those that were left */
};

/* The games that were left unsaved. */
typedef struct LeftGames {
    PlaySave *first;
} LeftGames;

static LeftGames *left_games(Stage *stage) { return stage_memory(stage, "games left", sizeof(LeftGames)); }

/* ---- saving ---- */

static const SabaccGame *game_of(const PlaySave *save) { return match_setup(save->game.match)->rules.game; }

static bool save_note(PlaySave *save) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    const StageServices *services = stage_services(save->stage);
    if (!save->is_note_due) return true;
    save->is_note_due =
        !streaks_keep_note(services->data_directory, game_of(save), save->game.path, save->note, &why);
    if (!save->is_note_due && words[0]) ui_toast(services->ui, words); /* a file was put aside */
    return !save->is_note_due;
}

static bool save_all(void *user) {
    PlaySave *save = user;
    return game_save(&save->game) && save_note(save);
}

static void keep(PlaySave *save) {
    stage_keep(save->stage, save->name, &(Keeping){N_("this game"), save_all, NULL, save});
}

/* ---- by the table ---- */

static PlaySave *save_of(Stage *stage, GameSave game) {
    PlaySave *save = memory_calloc(1, sizeof *save);
    save->stage = stage;
    save->game = game;
    snprintf(save->name, sizeof save->name, "game:%p", (void *)save);
    keep(save);
    return save;
}

static const char *data_of(Stage *stage) { return stage_services(stage)->data_directory; }

PlaySave *play_save_begin(Stage *stage, Match *match, const Teams *teams, bool is_noted) {
    GameSave game = game_save_of(data_of(stage), match, is_noted);
    game.teams = *teams;
    return save_of(stage, game);
}

PlaySave *play_save_resume(Stage *stage, Match *match, const GamePlan *plan) {
    GameSave game = game_save_resumed(data_of(stage), match, plan->path);
    game.teams = plan->teams;
    game.absence = plan->absence;
    return save_of(stage, game);
}

void play_save_absence(PlaySave *save, const Absence *absence) {
    if (!save) return;
    game_save_note(&save->game, absence);
    keep(save);
}

bool play_save_is_saved(const PlaySave *save) {
    return !match_record_error(save->game.match) && !stage_has_problem(save->stage, save->name);
}

void play_save_follow(PlaySave *save) {
    if (save && !play_save_is_saved(save)) keep(save);
}

void play_save_set_over(PlaySave *save, bool is_over) {
    if (!save || save->game.is_over == is_over) return;
    save->game.is_over = is_over;
    keep(save);
}

/* The file has one note for each game: that of the record played last. */
static void drop_older_notes(const PlaySave *save) {
    for (PlaySave *left = left_games(save->stage)->first; left; left = left->next)
        if (game_of(left) == game_of(save)) left->is_note_due = false;
}

void play_save_note(PlaySave *save, StreakNote note) {
    if (!save) return;
    drop_older_notes(save);
    save->note = note;
    save->is_note_due = true;
    keep(save);
}

bool play_save_due_note(const PlaySave *save, StreakNote *note) {
    if (!save || !save->is_note_due) return false;
    *note = save->note;
    return true;
}

const char *play_save_path(const PlaySave *save) { return save ? save->game.path : ""; }

/* ---- after the table ---- */

static PlaySave *unlink_left(LeftGames *left, const PlaySave *save) {
    PlaySave **at = &left->first;
    while (*at && *at != save) at = &(*at)->next;
    PlaySave *found = *at;
    if (found) *at = found->next;
    return found;
}

/* It is saved, given up, or taken back to a table (then the match is gone already). */
static void release_left(void *user) {
    PlaySave *save = user;
    unlink_left(left_games(save->stage), save);
    match_free(save->game.match);
    free(save);
}

static void unseat_all(Match *match) {
    for (int seat = 0; seat < match_setup(match)->rules.seats; seat++)
        match_set_driver(match, seat, &(MatchDriver){0});
}

void play_save_leave(PlaySave *save) {
    LeftGames *left = left_games(save->stage);
    unseat_all(save->game.match);
    save->next = left->first;
    left->first = save;
    stage_keep(save->stage, save->name, &(Keeping){N_("a game you have left"), save_all, release_left, save});
}

static PlaySave *find_left(Stage *stage, const char *path) {
    PlaySave *save = left_games(stage)->first;
    while (save && strcmp(save->game.path, path) != 0) save = save->next;
    return save;
}

bool play_save_is_left(Stage *stage, const char *path) { return find_left(stage, path) != NULL; }

PlayLeft play_save_take_left(Stage *stage, const char *path) {
    PlaySave *save = find_left(stage, path);
    PlayLeft left = {0};
    if (!save) return left;
    left = (PlayLeft){save->game.match, save->note, save->is_note_due};
    save->game.match = NULL;
    stage_end_problem(stage, save->name);
    return left;
}
