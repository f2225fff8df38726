/* What is said of a hand that is over, of all games: who took part with what they gained, each in the words
 * of what the game is played for, and what teams have together, where credits are at stake. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#include <string.h>

#include "match/truth.h"
#include "play_support.h"
#include "scenes/play/private.h"
#include "scenes/play/reasons.h"

enum { CREDITS = 100, HANDS = 3, STEPS_MAX = 600, SAID = 4096, LONG_MS = 5000 };

typedef struct Table {
    Settings settings;
    StartOptions start;
    PlayScene play;
    Rng rng;
    int32_t before[SABACC_MAX_SEATS]; /* what each had when the hand began, of what the game is played for */
    int32_t began[SABACC_MAX_SEATS];  /* credits, when the game began */
    int sets[SABACC_MAX_SEATS];       /* won before this one */
} Table;

static Table table;

static const SabaccTable *shown(void) { return play_shown(&table.play); }

static void open_table(const SabaccGame *game, int seats, bool has_teams) {
    static const char *const names[SABACC_MAX_SEATS] = {"Ana", "Bo", "Cy", "Dea", "Eve", "Fay", "Gus", "Hal"};
    MatchSetup setup;
    PlayScene *play = &table.play;
    table = (Table){.settings = settings_usual(), .rng = rng_of((uint64_t)seats, 3)};
    table.settings.values[SETTING_PACE] = PACE_INSTANT;
    match_setup_init(&setup, game, seats, CREDITS);
    setup.has_seed = true;
    for (int seat = 0; seat < seats; seat++)
        snprintf(setup.seat[seat].name, sizeof setup.seat[seat].name, "%s", names[seat]);
    play->plan.setup = setup;
    for (int seat = 0; has_teams && seat < seats; seat++) play->plan.teams.of[seat] = (uint8_t)(1 + seat % 2);
    play_support_open(play, &setup, &table.settings, &table.start);
    for (int seat = 0; seat < seats; seat++) {
        table.before[seat] = play->game.tallies[1].holding[seat] =
            sabacc_holding_at_start(&setup.rules, seat);
        table.began[seat] = setup.rules.credits[seat];
    }
}

static void close_table(void) { play_support_close(&table.play); }

/* Anything that is legal, seldom to fold. */
static void act(void) {
    SabaccAction action;
    const SabaccState *state = match_state(table.play.game.match);
    sabacc_random_action(state, &table.rng, &action);
    for (int again = 0; again < 3 && action.verb == SABACC_VERB_FOLD; again++)
        sabacc_random_action(state, &table.rng, &action);
    play_act(&table.play, &action);
}

static bool is_over(void) { return table.play.mode == PLAY_SHOWDOWN || table.play.mode == PLAY_OVER; }

/* False where it goes on and on. */
static bool play_hand(void) {
    play_advance(&table.play);
    for (int i = 0; i < STEPS_MAX && !is_over(); i++) {
        table.play.mode = PLAY_OPEN; /* past any curtain */
        act();
        table_view_update(table.play.seen.view, LONG_MS);
        play_advance(&table.play);
    }
    return is_over();
}

/* Worked out here in another way than by the program: "+5 credits", "−1 chip". */
static void amount_words(int32_t amount, const char *one, char *words, size_t size) {
    int32_t many = amount < 0 ? -amount : amount;
    snprintf(words, size, "%s%d %s%s",
             amount < 0   ? "−"
             : amount > 0 ? "+"
                          : "",
             (int)many, one, many == 1 ? "" : "s");
}

/* Finds the sentence that begins with these words and a colon or a comma, or ends there; false where there is
 * none. */
static bool sentence_of(const char *said, const char *begins, char *sentence, size_t size) {
    size_t length = strlen(begins);
    for (const char *at = said; at;) {
        const char *end = strstr(at, ". ");
        snprintf(sentence, size, "%.*s", end ? (int)(end - at) : (int)strlen(at), at);
        if (strncmp(sentence, begins, length) == 0 && strchr(":,", sentence[length])) return true;
        at = end ? end + 2 : NULL;
    }
    return false;
}

/* The amount stands in the sentence as a part of its own: no other does. */
static void check_amount(const char *sentence, const char *amount) {
    char part[80];
    bool is_signed = strstr(sentence, ", +") || strstr(sentence, ", −");
    snprintf(part, sizeof part, ", %s", amount);
    if (amount[0] ? !strstr(sentence, part) : is_signed)
        fail_msg("%s: \"%s\" in \"%s\"", play_game(&table.play)->id, amount, sentence);
}

static void check_seat(const char *said, int seat) {
    char sentence[SAID], amount[64] = "";
    bool is_for_chips = play_game(&table.play)->played_for.prize == SABACC_FOR_CHIPS;
    bool is_told = sentence_of(said, play_name_or_you(&table.play, seat), sentence, sizeof sentence);
    if (is_told != (seat_in(shown()->dealt, seat) && !table.play.seen.is_set_end))
        fail_msg("%s: seat %d in: %s", play_game(&table.play)->id, seat, said);
    if (!is_told) return;
    int32_t gained = sabacc_holding(shown(), seat) - table.before[seat];
    if (sabacc_plays_for_credits(shown()) && gained != 0)
        amount_words(gained, is_for_chips ? "chip" : "credit", amount, sizeof amount);
    check_amount(sentence, amount);
}

/* Of two: seats with even numbers, and with odd ones. */
static void check_team(const char *said, int team, bool has_teams) {
    char sentence[SAID], wanted[80], amount[64];
    bool is_told = sentence_of(said, team_title((TeamId)team), sentence, sizeof sentence);
    int seats = table.play.plan.setup.rules.seats;
    if (is_told != (has_teams && sabacc_plays_for_credits(shown()) && team < seats))
        fail_msg("%s: %s in: %s", play_game(&table.play)->id, team_title((TeamId)team), said);
    if (!is_told) return;
    int32_t sum = 0;
    for (int seat = team; seat < seats; seat += 2) sum += sabacc_purse(shown(), seat) - table.began[seat];
    amount_words(sum, "credit", amount, sizeof amount);
    snprintf(wanted, sizeof wanted, "%s: %s", team_title((TeamId)team), amount);
    if (sentence[strlen(sentence) - 1] == '.') sentence[strlen(sentence) - 1] = '\0';
    assert_string_equal(sentence, wanted);
}

/* Of a set: who has one more now, or that nobody has. */
static void check_set(const char *said) {
    char wanted[SAID];
    int set = shown()->round;
    snprintf(wanted, sizeof wanted, "Set %d is tied", set);
    for (int seat = 0; seat < shown()->seats; seat++) {
        if (shown()->seat[seat].sets <= table.sets[seat]) continue;
        if (play_is_you(&table.play, seat))
            snprintf(wanted, sizeof wanted, "You win set %d", set);
        else
            snprintf(wanted, sizeof wanted, "%s wins set %d", play_seat_name(&table.play, seat), set);
    }
    if (strncmp(said, wanted, strlen(wanted)) != 0) fail_msg("\"%s\" in \"%s\"", wanted, said);
}

static void check_result(bool has_teams) {
    char said[SAID] = "";
    Text out = text_over(said, sizeof said);
    play_say_result(&table.play, &out);
    if (table.play.seen.is_set_end) check_set(said);
    for (int seat = 0; seat < shown()->seats; seat++) check_seat(said, seat);
    for (int team = 0; team < TEAMS_MAX; team++) check_team(said, team, has_teams && team < 2);
}

/* Returns how many hands came to their end. */
static int play_and_check(const SabaccGame *game, int seats, bool has_teams) {
    int hands = 0;
    open_table(game, seats, has_teams);
    while (hands < HANDS && table.play.mode != PLAY_OVER && play_hand()) {
        hands++;
        check_result(has_teams);
        for (int seat = 0; seat < shown()->seats; seat++) {
            table.before[seat] = sabacc_holding(shown(), seat);
            table.sets[seat] = shown()->seat[seat].sets;
        }
        if (table.play.mode != PLAY_OVER) play_go_on(&table.play);
    }
    close_table();
    return hands;
}

static void test_results_are_said(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        int hands = 0;
        for (int seats = game->min_seats; seats <= game->max_seats; seats++)
            for (int has_teams = 0; has_teams < 2; has_teams++)
                hands += play_and_check(game, seats, has_teams);
        if (hands == 0) fail_msg("%s: no hand came to its end", game->id);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_results_are_said)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
