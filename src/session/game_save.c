#include "session/game_save.h"

#include <errno.h>
#include <stdio.h>

#include "session/saves.h"

GameSave game_save_of(const char *data, Match *match, bool is_noted) {
    return (GameSave){.data = data, .match = match, .wants_note = is_noted};
}

GameSave game_save_resumed(const char *data, Match *match, const char *path) {
    GameSave save = {.data = data, .match = match, .wants_note = true, .has_note = true, .is_begun = true};
    snprintf(save.path, sizeof save.path, "%s", path);
    save.is_over = match_public(match)->over;
    return save;
}

static SaveNote note_of(const GameSave *save) {
    return (SaveNote){
        .allow_undo = match_setup(save->match)->allow_undo, .teams = save->teams, .absence = save->absence};
}

static bool take_name(GameSave *save) {
    const MatchSetup *setup = match_setup(save->match);
    if (save->path[0]) return true;
    SaveNote note = note_of(save);
    bool is_taken = saves_begin(save->data, setup->rules.game->id, save->wants_note, &note, save->path);
    if (!is_taken) save->path[0] = '\0';
    save->has_note = is_taken && save->wants_note;
    return is_taken;
}

static bool note(GameSave *save) {
    bool is_due = !save->has_note || save->is_note_old;
    if (!save->wants_note || !is_due || save->is_over) return true;
    SaveNote noted = note_of(save);
    bool is_noted = saves_note(save->path, &noted);
    save->has_note |= is_noted;
    save->is_note_old &= !is_noted;
    return is_noted;
}

void game_save_note(GameSave *save, const Absence *absence) {
    save->absence = *absence;
    save->is_note_old = true;
}

/* A record that was taken away while it was written is made again, with all that belongs to it. */
static bool save_record(GameSave *save) {
    bool is_saved = save->is_begun ? match_record_retry(save->match) : match_keep(save->match, save->path);
    save->is_begun = true;
    if (is_saved) return true;
    errno = match_record_code(save->match);
    if (errno == ENOENT) save->has_note = false;
    return false;
}

/* In this order a kill leaves at most a note of no game, or one of a game that is over. */
bool game_save(GameSave *save) {
    if (!take_name(save) || !note(save) || !save_record(save)) return false;
    if (!save->is_over || !save->has_note) return true;
    save->has_note = !saves_end(save->path);
    return !save->has_note;
}
