/* Plays a session without a window, by the program's own functions, and writes marks of what it has done to a
 * separate file, so that the judge does not depend on the files under test:
 *
 *     faults-player DATA MARKS GAME SEED HANDS         a new game
 *     faults-player DATA MARKS resume SEED HANDS       the unfinished one
 *
 *     keeping NAME N   kept NAME N   lost NAME N      settings and the like (stored.h)
 *     begun PATH                                       a record, relative to DATA
 *     applied LINE     undone COUNT                    its action lines; so many are left
 *     hand                                             a hand has ended
 *     over             left                            the game has ended, or is left unfinished
 *     problem WORDS                                    the message about a record that is not being written
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "match/record/record.h"
#include "match/truth.h"
#include "stored.h"

enum { MAX_ACTIONS = 4000, KEEP_EVERY = 9, UNDO_ODDS = 14, CREDITS = 60 };

typedef struct Player {
    const char *data;
    int marks; /* descriptor */
    Rng rng;
    Match *match;
    GameSave save;
    int kept[KEEPS];
    uint32_t serials[MAX_ACTIONS]; /* of the needs that the recorded actions answered */
    int count;                     /* actions recorded */
    bool has_problem, has_record;
} Player;

static void mark(const Player *player, const char *what, const char *words) {
    char line[MATCH_MESSAGE + 64];
    int length = snprintf(line, sizeof line, "%s%s%s\n", what, words[0] ? " " : "", words);
    if (write(player->marks, line, (size_t)length) != length) abort();
}

static void mark_number(const Player *player, const char *what, const char *name, int number) {
    char words[64];
    snprintf(words, sizeof words, "%s%s%d", name, name[0] ? " " : "", number);
    mark(player, what, words);
}

/* What was reported lost may be there: only its last sync failed. Then it counts as saved. */
static void look_again(Player *player, Keep which, int number) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    if (keep_read(which, player->data, &why) != number) return;
    mark_number(player, "kept", keep_names[which], number);
    player->kept[which] = number;
}

static void keep(Player *player, Keep which) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    int number = player->kept[which] + 1;
    if (number > KEEP_MAX) return;
    mark_number(player, "keeping", keep_names[which], number);
    bool is_kept = keep_write(which, player->data, number, &why);
    mark_number(player, is_kept ? "kept" : "lost", keep_names[which], number);
    if (is_kept)
        player->kept[which] = number;
    else
        look_again(player, which, number);
}

/* ---- the game ---- */

/* Saves all there is; the record has a name as soon as it can. */
static void save(Player *player) {
    bool is_saved = game_save(&player->save);
    const char *why = strerror(errno);
    if (player->save.path[0] && !player->has_record)
        mark(player, "begun", player->save.path + strlen(player->data) + 1);
    player->has_record = player->save.path[0] != '\0';
    if (!is_saved && !player->has_problem) mark(player, "problem", why);
    if (is_saved && player->has_problem) mark(player, "well", "");
    player->has_problem = !is_saved;
}

/* What is in problem is tried again at once, as the table does. */
static void follow(Player *player) {
    if (match_record_error(player->match) || player->has_problem) save(player);
}

static bool begin(Player *player, const char *game, int64_t seed) {
    GamePlan plan;
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    game_plan_usual(&plan);
    game_plan_set_game(&plan, sabacc_game_find(game));
    for (int i = 0; i < plan.setup.rules.seats; i++) plan.setup.rules.credits[i] = CREDITS;
    game_plan_name_seats(&plan, "Ana");
    plan.setup.has_seed = true;
    plan.setup.seed = seed;
    plan.setup.allow_undo = true;
    if (!game_plan_check(&plan, &why)) return false;
    player->match = evening_begin(player->data, &plan, &player->save, &why);
    if (!player->match) mark(player, "refused", words);
    if (player->match) save(player);
    return player->match != NULL;
}

static bool has_ended_hand(const Player *player) {
    SabaccEvents events;
    match_events(player->match, SABACC_OPEN, &events);
    for (int i = 0; i < events.count; i++)
        if (events.list[i].type == SABACC_EVENT_HAND_END) return true;
    return false;
}

static void take_step(Player *player, int *hands) {
    char words[SABACC_TEXT + 16];
    Text line = text_over(words, sizeof words);
    SabaccAction action;
    uint32_t serial = match_serial(player->match);
    if (match_to_act(player->match) >= 0) {
        sabacc_random_action(match_state(player->match), &player->rng, &action);
        match_post(player->match, serial, &action);
    }
    MatchStep step = match_step(player->match);
    follow(player);
    if (step.outcome != MATCH_APPLIED) return;
    record_line(&step.action, &line);
    player->serials[player->count++] = serial;
    mark(player, "applied", words);
    if (!has_ended_hand(player)) return;
    mark(player, "hand", "");
    (*hands)++;
}

static void take_back(Player *player) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    int seat = 0;
    if (!match_can_undo(player->match, seat)) return;
    if (!match_undo(player->match, seat, &why)) {
        mark(player, "refused", words);
        return;
    }
    follow(player);
    uint32_t serial = match_serial(player->match);
    while (player->count > 0 && player->serials[player->count - 1] >= serial) player->count--;
    mark_number(player, "undone", "", player->count);
}

static bool is_over(const Player *player) { return match_to_act(player->match) == SABACC_NOBODY; }

static void play(Player *player, int most_hands) {
    int hands = 0;
    for (int turn = 1; hands < most_hands && !is_over(player) && player->count < MAX_ACTIONS; turn++) {
        take_step(player, &hands);
        if (turn % KEEP_EVERY == 0) keep(player, (Keep)rng_below(&player->rng, KEEPS));
        if (rng_below(&player->rng, UNDO_ODDS) == 0) take_back(player);
    }
    bool was_over = is_over(player);
    player->save.is_over = was_over;
    save(player); /* as the program does when a table is left */
    match_free(player->match);
    mark(player, was_over ? "over" : "left", "");
}

/* The record's own lines: an incomplete last line does not count. */

/* One that lacks only its line break does. */
static void mark_lines(Player *player, const char *path) {
    char line[4096];
    FILE *file = fopen(path, "rb");
    while (file && fgets(line, sizeof line, file)) {
        size_t length = strcspn(line, "\n");
        bool is_whole = line[length] == '\n' || (length > 2 && strcmp(line + length - 2, "\"}") == 0);
        bool is_action = is_whole && strncmp(line, "{\"do\"", 5) == 0;
        line[length] = '\0';
        if (is_action) mark(player, "applied", line);
        player->count += is_action;
    }
    if (file) fclose(file);
}

/* What is kept when the player comes back, found without the program where that can be. */
static void mark_state(Player *player) {
    char games[PLAN_PATH], path[2 * PLAN_PATH];
    snprintf(games, sizeof games, "%s/games", player->data);
    DIR *directory = opendir(games);
    for (struct dirent *entry = directory ? readdir(directory) : NULL; entry; entry = readdir(directory)) {
        const char *ending = strrchr(entry->d_name, '.');
        if (!ending || strcmp(ending, ".sabacc") != 0) continue; /* a temporary file has another */
        snprintf(path, sizeof path, "games/%s", entry->d_name);
        mark(player, "begun", path);
        snprintf(path, sizeof path, "%s/%s", games, entry->d_name);
        mark_lines(player, path);
    }
    if (directory) closedir(directory);
    for (int i = 0; i < KEEPS; i++) {
        char words[MATCH_MESSAGE];
        Text why = text_over(words, sizeof words);
        int number = keep_read((Keep)i, player->data, &why);
        if (number <= 0) continue;
        player->kept[i] = number;
        mark_number(player, "kept", keep_names[i], number);
    }
    mark(player, "hand", ""); /* all of it is on the disk */
}

/* The serial of a need goes up by one with every action. */
static bool resume(Player *player) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    player->match = evening_resume(player->data, &player->save, &why);
    player->has_record = player->match != NULL;
    if (!player->match) {
        mark(player, "refused", words);
        return false;
    }
    uint32_t serial = match_serial(player->match);
    for (int i = 0; i < player->count; i++) player->serials[i] = serial - (uint32_t)(player->count - i);
    return true;
}

static void begin_evening(Player *player, const char *game, int64_t seed, int hands) {
    evening_start(player->data);
    for (int i = 0; i < KEEPS; i++) keep(player, (Keep)i);
    if (begin(player, game, seed)) play(player, hands);
}

static void go_on(Player *player, int hands) {
    mark_state(player);
    evening_start(player->data);
    if (resume(player)) play(player, hands);
}

int main(int argc, char **argv) {
    static Player player;
    if (argc != 6) return 2;
    bool is_resumed = strcmp(argv[3], "resume") == 0;
    if (!is_resumed && !sabacc_game_find(argv[3])) return 2;
    player.data = argv[1];
    player.marks = open(argv[2], O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
    player.rng = rng_of((uint64_t)atoll(argv[4]), 77);
    if (player.marks < 0) return 2;
    if (is_resumed)
        go_on(&player, atoi(argv[5]));
    else
        begin_evening(&player, argv[3], atoll(argv[4]), atoi(argv[5]));
    close(player.marks);
    return 0;
}
