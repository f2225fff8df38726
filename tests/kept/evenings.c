/* Games of every kind, played at random through the match, and what is written and told of them: the record,
 * its history in three forms, how it is gone on with, its digest, feats and best moments; then of all of them
 * the list of past games, statistics, and what is exported; and the tables of the circuit and of the deals of
 * the day. A part (kept.h) is a game, or something of all. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files.h"
#include "kept.h"
#include "match/subscription.h"
#include "match/truth.h"
#include "random_setup.h"
#include "scenes/play/evening.h"
#include "session/circuit.h"
#include "session/daily.h"
#include "session/feats.h"
#include "session/hand_history.h"
#include "session/past_games_export.h"
#include "session/statistics.h"

enum {
    EVENINGS = 3,
    STEPS = 260,
    NAMES = 200,
    FIRST_TIME = 1793564100 /* of the first name */,
    DAY = 86400,
    MORE = 3,
    WORDS = 4096,
    MOST = 1 << 22
};

static char sentences[WORDS];

static Text nothing_said(void) { return text_over(sentences, sizeof sentences); }

static void must(bool is_good, const char *what) {
    if (is_good) return;
    fprintf(stderr, "%s: %s\n", what, sentences);
    abort();
}

/* Line by line, as what is said at once has an end. */
static void say_text(Said *said, const char *what, const char *text) {
    say(said, "== %s\n", what);
    for (const char *line = text ? text : "none"; *line;) {
        size_t length = strcspn(line, "\n");
        say(said, "%.*s\n", (int)length, line);
        line += length + (line[length] == '\n');
    }
}

static void say_file(Said *said, const char *path) {
    char *bytes = file_read(path, MOST, NULL);
    say_text(said, path, bytes);
    free(bytes);
}

/* ---- playing ---- */

/* The first evening of a game is as the game has it, with an end; the others are as nobody set them up. */
static MatchSetup setup_of(const SabaccGame *game, int number, Rng *rng) {
    static const char *const names[] = {"Ana", "Bo", "Vex", "Cy"};
    MatchSetup setup;
    Text why = nothing_said();
    int seats = random_seats(game, rng);
    match_setup_init(&setup, game, seats, 60);
    if (number > 0) setup.rules = random_setup(game, seats, rng);
    if (number == 0) sabacc_option_set(&setup.rules, "end", "hands 4", &why);
    setup.seed = 1000 + number;
    setup.has_seed = true;
    setup.allow_undo = (MatchUndo)(number % 3);
    for (int seat = 0; seat < seats; seat++) {
        snprintf(setup.seat[seat].name, MATCH_WORDS, "%s%s", names[seat % 4], seat < 4 ? "" : " 2");
        snprintf(setup.seat[seat].agent, MATCH_WORDS, "%s",
                 seat < 2    ? "human"
                 : seat == 2 ? "ai:novice"
                             : "random");
    }
    return setup;
}

typedef struct Playing {
    Match *match;
    Rng rng;
    int seat; /* a person's, which is watched */
    FeatWatch watch;
    FeatSet feats;
    Said *said;
} Playing;

static void watch_from_here(Playing *playing) {
    SabaccView view;
    MatchSubscription seat = match_subscribe(playing->match, playing->seat);
    subscription_view(&seat, &view);
    feats_begin(&playing->watch, &view);
}

static void hear(Playing *playing) {
    SabaccEvents events;
    MatchSubscription seat = match_subscribe(playing->match, playing->seat);
    subscription_events(&seat, &events);
    playing->feats |= feats_hear(&playing->watch, &events);
}

/* Somebody acts, says something about the next hand, or takes something back; or comes too late. */
static void post_any(Playing *playing) {
    SabaccAction action;
    const SabaccState *state = match_state(playing->match);
    int seat = match_to_act(playing->match);
    SeatMask all = (SeatMask)((1u << state->table.seats) - 1);
    uint32_t serial = match_serial(playing->match);
    Text why = nothing_said();
    if (seat >= 0 && rng_below(&playing->rng, 12) == 0) {
        say(playing->said, "undo %d:", match_undo_bar(playing->match, seat));
        bool is_done = match_undo(playing->match, seat, &why);
        say(playing->said, " %d %s\n", is_done, sentences);
        if (is_done) watch_from_here(playing);
        if (is_done) return;
    }
    bool is_said =
        rng_below(&playing->rng, 10) == 0 && sabacc_random_saying(state, all, &playing->rng, &action);
    if (!is_said && seat < 0) return;
    if (!is_said) sabacc_random_action(state, &playing->rng, &action);
    for (int i = 0; i < MORE && !is_said && action.verb == SABACC_VERB_FOLD; i++) /* hands become long */
        sabacc_random_action(state, &playing->rng, &action);
    if (rng_below(&playing->rng, 15) == 0) serial--;
    if (!match_post(playing->match, serial, &action)) abort();
}

static void play_on(Playing *playing) {
    MatchStep step = match_step(playing->match);
    if (step.outcome == MATCH_WAITING) {
        post_any(playing);
        step = match_step(playing->match);
    }
    say(playing->said, "%d/%d/%d ", step.outcome, step.error, step.was_posted);
    if (step.outcome == MATCH_APPLIED) hear(playing);
}

static void play_game(const MatchSetup *setup, const char *path, Said *said) {
    Text why = nothing_said();
    Playing playing = {.rng = rng_of((uint64_t)setup->seed, 9), .said = said};
    playing.match = match_new(setup, NULL, path, &why);
    must(playing.match != NULL, path);
    while (!match_may_watch(playing.match, playing.seat)) playing.seat++;
    watch_from_here(&playing);
    for (int i = 0; i < STEPS && !match_public(playing.match)->over; i++) play_on(&playing);
    say(said, "\nfeats %llx serial %u error %s\n", (unsigned long long)playing.feats,
        match_serial(playing.match),
        match_record_error(playing.match) ? match_record_error(playing.match) : "none");
    match_free(playing.match);
}

/* ---- what is told of a record ---- */

static void say_worth(Said *said, const EveningHand *hand) {
    say(said, " %llx/%d/%d", (unsigned long long)hand->worth.key, (int)hand->worth.total, hand->count);
    say_bytes(said, "cards", hand->cards, (size_t)hand->count * sizeof *hand->cards);
}

static void say_moments(Said *said, const char *path) {
    static Evening evening;
    SeatMask people = 0;
    Text why = nothing_said();
    Match *match = match_replay(path, NULL, &why);
    must(match != NULL, path);
    while (match_step(match).outcome == MATCH_APPLIED) {}
    evening = (Evening){0};
    for (int seat = 0; seat < match_setup(match)->rules.seats; seat++)
        if (match_is_person(match, seat)) people |= (SeatMask)(1u << seat);
    evening_find(match, people, &evening);
    match_free(match);
    for (int seat = 0; seat < 2; seat++) {
        const EveningPerson *person = &evening.of[seat];
        say(said, "moments %d: %d best %d", seat, person->hands_won, (int)person->best.number);
        if (person->best.number > 0) say_worth(said, &person->best.hand);
        say(said, " pot %d %d bluff %d %d", (int)person->pot.number, (int)person->pot.credits,
            (int)person->bluff.number, (int)person->bluff.credits);
        if (person->bluff.number > 0) say_worth(said, &person->bluff.hand);
        say(said, " luck %d %d\n", (int)person->luck.number, (int)person->luck.credits);
    }
}

static void say_histories(Said *said, const char *path) {
    for (int form = HISTORY_TEXT; form <= HISTORY_FIGURES; form++) {
        Text why = nothing_said();
        char *words = hand_history(path, (HistoryForm)form, form == HISTORY_FIGURES, NULL, &why);
        say_text(said, "history", words ? words : sentences);
        free(words);
    }
}

/* As a player reads it in the window: all of it, and hand by hand, to the last and to one that was not
 * played. */
static void say_hands(Said *said, const char *path) {
    for (int hand = 0; hand < 5; hand++) {
        Text why = nothing_said();
        Match *match = match_replay(path, NULL, &why);
        must(match != NULL, path);
        char *words = hand_history_of_match(match, "A game", hand, hand % 2);
        say_text(said, "hand", words);
        free(words);
        match_free(match);
    }
}

/* The record is cut short within its last lines, and gone on with. */
static void say_gone_on(Said *said, const char *path, size_t cut) {
    static const char part[] = "part.sabacc";
    size_t size;
    MatchLook look = {0};
    char *bytes = file_read(path, MOST, &size);
    must(bytes && size > cut && file_write(part, bytes, size - cut, FILE_QUICK), "a part");
    free(bytes);
    Text why = nothing_said();
    bool is_seen = match_look(part, &look, &why, &why);
    say(said, "look %d: hand %d over %d damaged %d %s\n", is_seen, (int)look.hand, look.is_over,
        look.is_damaged, sentences);
    why = nothing_said();
    Match *match = match_resume(part, MATCH_UNDO_UNSEEN, &why, &why);
    say(said, "gone on %d: %s\n", match != NULL, sentences);
    if (match)
        say(said, "serial %u hand %d to act %d copy %d bar %d\n", match_serial(match),
            (int)match_public(match)->hand, match_to_act(match), match_is_copy(match),
            match_undo_bar(match, 0));
    match_free(match);
    say_file(said, part);
    remove(part);
}

static void name_of(const SabaccGame *game, int index, int number, char name[NAMES]) {
    snprintf(name, NAMES, "202611%02d-2015%02d-%s.sabacc", 1 + index, number, game->id);
}

static void say_evening(Kept *kept, int index, int number) {
    const SabaccGame *game = sabacc_game_at(index);
    char name[NAMES], path[2 * NAMES], part[NAMES];
    name_of(game, index, number, name);
    snprintf(path, sizeof path, "games/%s", name);
    Rng rng = rng_of((uint64_t)index, (uint64_t)number);
    MatchSetup setup = setup_of(game, number, &rng);
    snprintf(part, sizeof part, "%s %d played", game->id, number);
    Said said = kept_begin(kept, part);
    play_game(&setup, path, &said);
    say_file(&said, path);
    kept_end(kept, part, &said);
    snprintf(part, sizeof part, "%s %d told", game->id, number);
    said = kept_begin(kept, part);
    say_histories(&said, path);
    say_hands(&said, path);
    say_moments(&said, path);
    kept_end(kept, part, &said);
    snprintf(part, sizeof part, "%s %d gone on", game->id, number);
    said = kept_begin(kept, part);
    for (size_t cut = 0; cut < 60; cut += 13) say_gone_on(&said, path, cut);
    kept_end(kept, part, &said);
    /* it ended so long after it had begun, by its name, always the same */
    struct timespec times[2] = {{.tv_sec = FIRST_TIME + DAY * index + 900 * (1 + number)}, {0}};
    times[1] = times[0];
    if (utimensat(AT_FDCWD, path, times, 0) != 0) abort();
}

/* ---- tables that are the same for everybody ---- */

/* As the head of a record has it: before the first hand, so that no opponent is asked. */
static void say_table(Said *said, MatchSetup setup) {
    static const char *const PATH = "table.sabacc";
    Text why = nothing_said();
    setup.seed = setup.has_seed ? setup.seed : 7;
    setup.has_seed = true;
    Match *match = match_new(&setup, NULL, PATH, &why);
    must(match != NULL, sentences);
    match_free(match);
    say_file(said, PATH);
    remove(PATH);
}

static void say_circuit(Kept *kept) {
    Said said = kept_begin(kept, "circuit");
    for (int i = 0; i < CIRCUIT_TABLES; i++) {
        const CircuitHouse *house = circuit_house(i);
        GamePlan plan;
        circuit_plan(i, "Ana", &plan);
        say(&said, "%s, %s %s To be won: %d\n", house->id, house->name, house->line, (int)house->goal);
        say_table(&said, plan.setup);
    }
    kept_end(kept, "circuit", &said);
}

static void say_days(Kept *kept) {
    static const int64_t days[] = {DAILY_FIRST, 20261121, 20280229};
    Said said = kept_begin(kept, "deals of the day");
    for (size_t day = 0; day < sizeof days / sizeof *days; day++) {
        for (int i = 0; i < daily_count(); i++) {
            GamePlan plan;
            daily_plan(i, days[day], day == 0 ? "" : "Ana", &plan);
            say_table(&said, plan.setup);
        }
    }
    kept_end(kept, "deals of the day", &said);
}

/* ---- all of them ---- */

static void say_sum(Said *said, const char *what, const StatisticsSum *sum) {
    say(said, "%s: %d %d %d, %d %d %d %d, %lld\n", what, sum->games, sum->games_over, sum->games_won,
        sum->hands, sum->hands_won, sum->shown, sum->shown_won, (long long)sum->credits);
}

static void say_statistics(Said *said, const PastGames *games, const SabaccGame *game, const char *person) {
    static Statistics statistics;
    StatisticsAsked asked = {.game = game};
    snprintf(asked.person, sizeof asked.person, "%s", person);
    statistics_of(games, &asked, &statistics);
    say(said, "== %s at %s: %d\n", person, game ? game->id : "all", statistics.person);
    say_sum(said, "all", &statistics.all);
    for (int i = 0; i < statistics.game_count; i++)
        say_sum(said, statistics.game[i].game->id, &statistics.game[i].sum);
    for (int i = 0; i < statistics.opponent_count; i++) {
        const StatisticsOpponent *opponent = &statistics.opponent[i];
        say(said, "%s %lld ", opponent->agent, (long long)opponent->credits);
        say_sum(said, opponent->name, &opponent->sum);
    }
    for (int i = 0; i < statistics.month_count; i++) {
        say(said, "%d-%d ", statistics.month[i].year, statistics.month[i].month);
        say_sum(said, "month", &statistics.month[i].sum);
    }
    for (int i = 0; i < statistics.people_count; i++) say(said, " %s", statistics.people[i]);
    for (int i = 0; i < statistics.best_count; i++)
        say(said, "\nbest %s %llx %d %lld", statistics.best[i].game->id,
            (unsigned long long)statistics.best[i].hand.key, (int)statistics.best[i].hand.total,
            (long long)statistics.best[i].when);
    for (int i = 0; i < statistics.course_count; i++)
        say(said, "%c%lld", i == 0 ? '\n' : ' ', (long long)statistics.course[i]);
    say(said, "\n");
}

static void say_list(Kept *kept, PastGames *games) {
    Said said = kept_begin(kept, "list");
    past_games_read(games, ".");
    say(&said, "%d games, %d left, changed %d\n", games->count, games->left, games->is_changed);
    for (int i = 0; i < games->count; i++) {
        GameDigest digest;
        past_games_digest(".", games->list[i].file, &digest);
        past_games_set(games, i, &digest);
        say(&said, "%s begun %lld, %d minutes, unfinished %d, person %d of %d\n", games->list[i].file,
            (long long)games->list[i].begun, past_game_minutes(&games->list[i]), games->list[i].is_unfinished,
            game_digest_person(&games->list[i].digest), game_digest_people(&games->list[i].digest));
    }
    say(&said, "%d left, changed %d\n", games->left, games->is_changed);
    must(past_games_write(games), "the list");
    say_file(&said, "past-games.jsonl");
    kept_end(kept, "list", &said);
}

static void say_all_statistics(Kept *kept, const PastGames *games) {
    static const char *const people[] = {"", "Ana", "Bo", "nobody"};
    for (size_t i = 0; i < sizeof people / sizeof *people; i++) {
        char part[NAMES];
        snprintf(part, sizeof part, "statistics of \"%s\"", people[i]);
        Said said = kept_begin(kept, part);
        for (int game = -1; game < sabacc_game_count(); game++)
            say_statistics(&said, games, game < 0 ? NULL : sabacc_game_at(game), people[i]);
        kept_end(kept, part, &said);
    }
}

static void say_exports(Kept *kept, PastGames *games) {
    Said said = kept_begin(kept, "exports");
    for (int i = 0; i < games->count; i += 5) {
        char where[PLAN_PATH] = "";
        Text why = nothing_said();
        bool is_done = past_games_export(games, i, where, &why);
        say(&said, "%d %s %s\n", is_done, where, sentences);
        say_file(&said, where);
    }
    bool is_deleted = past_games_delete(games, 0);
    say(&said, "deleted %d, %d left\n", is_deleted, games->count);
    must(past_games_write(games), "the list");
    past_games_free(games);
    past_games_read(games, "."); /* as it was written */
    say(&said, "%d games, %d left, changed %d\n", games->count, games->left, games->is_changed);
    kept_end(kept, "exports", &said);
}

/* ---- a folder to work in ---- */

static void remove_all(const char *folder) {
    FileList list;
    if (!file_list(&list, folder, 2000)) return;
    for (size_t i = 0; i < list.count; i++) {
        char path[PLAN_PATH];
        snprintf(path, sizeof path, "%s/%s", folder, list.names[i]);
        if (file_is_folder(path)) remove_all(path);
        remove(path);
    }
    file_list_free(&list);
    rmdir(folder);
}

int main(int count, char **words) {
    Kept kept;
    PastGames games;
    char folder[] = "/dev/shm/sabacc-evenings-XXXXXX", elsewhere[] = "/tmp/sabacc-evenings-XXXXXX";
    char *used = access("/dev/shm", W_OK) == 0 ? mkdtemp(folder) : mkdtemp(elsewhere);
    if (!kept_open(&kept, count, words)) return 2;
    if (!used || chdir(used) != 0 || !file_make_folders("games")) abort();
    for (int index = 0; index < sabacc_game_count(); index++)
        for (int number = 0; number < EVENINGS; number++) say_evening(&kept, index, number);
    say_circuit(&kept);
    say_days(&kept);
    say_list(&kept, &games);
    say_all_statistics(&kept, &games);
    say_exports(&kept, &games);
    past_games_free(&games);
    remove_all(used);
    return kept_close(&kept);
}
