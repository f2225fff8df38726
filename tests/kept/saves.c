/* Games that are saved as they are played, where something comes between at random: the folder of the records
 * is gone or a plain file, the record or the note is taken away or becomes a folder, somebody steps away.
 * What is answered, what lies in the folder after each step, and what is found of it by a program that
 * starts. A part (kept.h) is an evening. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files.h"
#include "kept.h"
#include "match/truth.h"
#include "rules/sabacc.h"
#include "session/game_save.h"
#include "session/saves.h"

enum {
    EVENINGS = 40,
    STEPS = 24,
    NAME = 40,
    PATH = 300,
    NAMES = 100,
    MOMENT = 15,
    MOST = 1 << 20,
    OLD = 1000000000
};

static char sentences[2000];

static Text nothing_said(void) { return text_over(sentences, sizeof sentences); }

static int below(Rng *rng, int bound) { return (int)rng_below(rng, (uint32_t)bound); }

typedef struct Evening {
    Match *match;
    GameSave save;
    Rng rng;
    Said *said;
} Evening;

/* ---- what lies in the folder ---- */

/* Without the moment of a name, which is the real one. */
static const char *timeless(const char *name) {
    size_t digits = strspn(name, "0123456789-");
    return digits > MOMENT ? name + MOMENT : name;
}

static void say_entry(Said *said, const char *name) {
    char path[PATH];
    size_t size = 0;
    snprintf(path, sizeof path, "games/%s", name);
    char *bytes = file_read(path, MOST, &size);
    say(said, " %s %zu", timeless(name), size);
    if (bytes) say_bytes(said, "bytes", bytes, size);
    if (bytes && strstr(name, ".unfinished")) say(said, " %s", bytes);
    if (file_is_folder(path)) say(said, " a folder");
    free(bytes);
}

static void say_folder(Said *said) {
    FileList list;
    if (!file_list(&list, "games", NAMES)) {
        say(said, "no folder\n");
        return;
    }
    for (size_t i = 0; i < list.count; i++) say_entry(said, list.names[i]);
    file_list_free(&list);
    say(said, "\n");
}

static void remove_all(const char *folder) {
    FileList list;
    char path[PATH];
    if (file_list(&list, folder, NAMES)) {
        for (size_t i = 0; i < list.count; i++) {
            snprintf(path, sizeof path, "%s/%s", folder, list.names[i]);
            remove(path);
        }
        file_list_free(&list);
    }
    remove(folder);
}

/* ---- what comes between ---- */

/* The record, or its note. */
static void path_of(const GameSave *save, bool is_note, char path[PATH]) {
    size_t stem = strlen(save->path) < sizeof ".sabacc" ? 0 : strlen(save->path) - strlen(".sabacc");
    snprintf(path, PATH, "%.*s%s", (int)stem, save->path, is_note ? ".unfinished" : ".sabacc");
}

static void come_between(Evening *evening) {
    int what = below(&evening->rng, 14);
    char path[PATH];
    path_of(&evening->save, what % 2 == 0, path);
    say(evening->said, "- %d\n", what);
    switch (what) {
    case 0:
    case 1: remove(path); break;
    case 2:
    case 3:
        if (!evening->save.path[0]) break;
        remove(path);
        (void)mkdir(path, 0700);
        break;
    case 4: remove_all("games"); break;
    case 5:
        remove_all("games");
        if (!file_write("games", "x", 1, FILE_QUICK)) abort();
        break;
    case 6:
    case 7: remove("games"); break; /* where it is a plain file, or empty */
    case 8:
    case 9: {
        Absence absence = {{0}};
        absence.of[below(&evening->rng, 3)] = (uint8_t)below(&evening->rng, 4);
        game_save_note(&evening->save, &absence);
        break;
    }
    default: break;
    }
}

/* ---- an evening ---- */

static void act(Evening *evening) {
    SabaccAction action;
    MatchStep step = match_step(evening->match);
    if (step.outcome != MATCH_WAITING) return;
    sabacc_random_action(match_state(evening->match), &evening->rng, &action);
    if (!match_post(evening->match, match_serial(evening->match), &action)) abort();
}

static void say_save(Evening *evening) {
    GameSave *save = &evening->save;
    errno = 0;
    bool is_saved = game_save(save);
    int why = is_saved ? 0 : errno;
    say(evening->said, "saved %d (%s), named %d, note %d, begun %d, over %d, old %d:", is_saved,
        why ? file_words(why) : "", save->path[0] != '\0', save->has_note, save->is_begun, save->is_over,
        save->is_note_old);
    say_folder(evening->said);
}

static void play(Evening *evening) {
    for (int i = 0; i < STEPS; i++) {
        for (int acts = below(&evening->rng, 40); acts > 0 && !evening->save.is_over; acts--) {
            act(evening);
            evening->save.is_over = match_public(evening->match)->over;
        }
        if (below(&evening->rng, 4) == 0) come_between(evening);
        say_save(evening);
    }
}

static Match *new_match(Rng *rng) {
    MatchSetup setup;
    Text why = nothing_said();
    match_setup_init(&setup, sabacc_game_at(below(rng, sabacc_game_count())), 2, 60);
    if (setup.rules.game->max_seats < 2) match_setup_init(&setup, setup.rules.game, 1, 60);
    setup.has_seed = true;
    setup.seed = 9;
    setup.allow_undo = (MatchUndo)below(rng, 3);
    sabacc_option_set(&setup.rules, "end", "hands 2", &why);
    Match *match = match_new(&setup, NULL, NULL, &why);
    if (!match) abort();
    return match;
}

/* What lies there is of long ago, by its name too, so that nothing depends on the time. */
static void grow_old(int age) {
    FileList list;
    struct timespec times[2] = {{.tv_sec = OLD + age}, {.tv_sec = OLD + age}};
    if (!file_list(&list, "games", NAMES)) return;
    for (size_t i = 0; i < list.count; i++) {
        char path[PATH], old[PATH];
        snprintf(path, sizeof path, "games/%s", list.names[i]);
        snprintf(old, sizeof old, "games/20000101-2015%02d%s", age, timeless(list.names[i]));
        if (file_facts(path).changed <= OLD + NAMES) continue; /* is old already */
        if (timeless(list.names[i]) == list.names[i]) memcpy(old, path, sizeof old);
        if (rename(path, old) == 0) (void)utimensat(AT_FDCWD, old, times, 0);
    }
    file_list_free(&list);
}

static void say_found(Said *said) {
    enum { FOUND = 8 };
    static SavedGame games[FOUND], last;
    int count = saves_unfinished(".", games, FOUND);
    bool is_last = saves_last(".", &last);
    say(said, "%d unfinished, the last %s\n", count,
        is_last ? timeless(last.path + strlen("./games/")) : "none");
    for (int i = 0; i < count && i < FOUND; i++) {
        const SabaccGame *game = saves_game(&games[i]);
        GamePlan plan = saves_plan(&games[i]);
        say(said, " %s %s held %d, changed %d, undo %d, kind %d\n",
            timeless(games[i].path + strlen("./games/")), game ? game->id : "none", games[i].is_held,
            games[i].changed > OLD + NAMES ? -1 : (int)(games[i].changed - OLD), plan.setup.allow_undo,
            plan.kind);
    }
}

/* What an earlier version or a killed program has left. */
static void leave(const char *path, const char *words, Said *said) {
    bool is_left = file_write(path, words, strlen(words), FILE_QUICK);
    say(said, "%s left %d\n", path, is_left);
}

static void say_evening(Kept *kept, int number) {
    char part[NAME];
    snprintf(part, sizeof part, "evening %d", number);
    Said said = kept_begin(kept, part);
    Evening evening = {.rng = rng_of((uint64_t)number, 35), .said = &said};
    remove_all("games");
    if (below(&evening.rng, 4) == 0 && !file_write("games", "x", 1, FILE_QUICK)) abort();
    for (int game = 0; game < 3; game++) {
        evening.match = new_match(&evening.rng);
        evening.save = game_save_of(".", evening.match, below(&evening.rng, 5) > 0);
        teams_set(&evening.save.teams, match_setup(evening.match), TEAMS_PEOPLE);
        play(&evening);
        if (below(&evening.rng, 2) == 0) say_found(&said);
        match_free(evening.match);
        grow_old(game);
    }
    leave("games/unfinished.json", "{\"record\": \"x/a.sabacc\", \"undo\": true}", &said);
    if (below(&evening.rng, 2) == 0) leave("games/a.sabacc", "{}\n", &said);
    leave("games/b.sabacc.1.part", "x", &said);
    leave("games/c.unfinished", "x", &said);
    grow_old(number);
    saves_sweep(".");
    say_folder(&said);
    grow_old(number);
    say_found(&said);
    say_folder(&said);
    kept_end(kept, part, &said);
}

int main(int count, char **words) {
    Kept kept;
    char folder[] = "/dev/shm/sabacc-saves-XXXXXX", elsewhere[] = "/tmp/sabacc-saves-XXXXXX";
    char *used = access("/dev/shm", W_OK) == 0 ? mkdtemp(folder) : mkdtemp(elsewhere);
    if (!kept_open(&kept, count, words)) return 2;
    if (!used || chdir(used) != 0) abort();
    for (int number = 0; number < EVENINGS; number++) say_evening(&kept, number);
    remove_all("games");
    if (chdir("/") != 0 || rmdir(used) != 0) printf("something is left in %s\n", used);
    return kept_close(&kept);
}
