/* Teams (session/teams.h): which can be made at a table, how they turn, and that they are kept. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "session/last_setup.h"
#include "session/saves.h"
#include "session/teams.h"

static GamePlan table_of(int seats, int people) {
    GamePlan plan;
    game_plan_usual(&plan);
    game_plan_set_game(&plan, sabacc_game_find("corellian-spike"));
    game_plan_set_seats(&plan, seats);
    for (int seat = 0; seat < seats; seat++)
        game_plan_set_agent(&plan, seat, seat < people ? "human" : "ai:novice");
    game_plan_name_seats(&plan, "Ana");
    return plan;
}

static void test_ways(void **unused) {
    (void)unused;
    GamePlan plan = table_of(5, 2);
    assert_false(teams_are_on(&plan.teams));
    assert_int_equal(teams_way(&plan.teams, &plan.setup), TEAMS_NONE);
    teams_set(&plan.teams, &plan.setup, TEAMS_PEOPLE);
    assert_int_equal(teams_seats(&plan.teams, TEAM_SUNS), 0x03);
    assert_int_equal(teams_seats(&plan.teams, TEAM_CROWNS), 0x1c);
    assert_int_equal(teams_way(&plan.teams, &plan.setup), TEAMS_PEOPLE);
    assert_false(teams_can_be(&plan.setup, TEAMS_PAIRS)); /* somebody would be alone */
    teams_set(&plan.teams, &plan.setup, TEAMS_PAIRS);
    assert_false(teams_are_on(&plan.teams));
    teams_set(&plan.teams, &plan.setup, TEAMS_HALVES);
    assert_int_equal(teams_seats(&plan.teams, TEAM_SUNS), 0x07);
    plan = table_of(6, 6);
    assert_false(teams_can_be(&plan.setup, TEAMS_PEOPLE));
    teams_set(&plan.teams, &plan.setup, TEAMS_PAIRS);
    assert_int_equal(teams_seats(&plan.teams, TEAM_SUNS), 0x09);
    assert_int_equal(teams_seats(&plan.teams, TEAM_EYES), 0x24);
    assert_int_equal(teams_seats(&plan.teams, TEAM_COMPASSES), 0);
}

static void test_a_seat_turns_and_the_others_stay(void **unused) {
    (void)unused;
    GamePlan plan = table_of(4, 2);
    teams_turn(&plan.teams, &plan.setup, 1);
    assert_false(teams_are_on(&plan.teams)); /* there are none to turn */
    teams_set(&plan.teams, &plan.setup, TEAMS_PEOPLE);
    teams_turn(&plan.teams, &plan.setup, 3);
    assert_int_equal(teams_way(&plan.teams, &plan.setup), TEAMS_OWN);
    assert_int_equal(teams_seats(&plan.teams, TEAM_EYES), 0x08);
    game_plan_set_seats(&plan, 5);
    teams_set(&plan.teams, &plan.setup, TEAMS_OWN);
    assert_int_equal(teams_seats(&plan.teams, TEAM_EYES), 0x08);
    assert_int_not_equal(plan.teams.of[4], 0);
    for (int i = 0; i < TEAMS_MAX; i++) teams_turn(&plan.teams, &plan.setup, 3);
    assert_int_equal(teams_seats(&plan.teams, TEAM_EYES), 0x08); /* around */
}

/* Whoever has no team when teams become the table's own is given one of two in turn; empty seats have none.
 */
static void test_own_teams_take_in_everybody(void **unused) {
    (void)unused;
    for (int seats = 3; seats <= SABACC_MAX_SEATS; seats++)
        for (int kept = -1; kept < seats; kept++) {
            GamePlan plan = table_of(seats, 2);
            if (kept >= 0) plan.teams.of[kept] = TEAMS_MAX;
            if (seats < SABACC_MAX_SEATS) plan.teams.of[seats] = 1;
            teams_set(&plan.teams, &plan.setup, TEAMS_OWN);
            for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
                assert_int_equal(plan.teams.of[seat], seat >= seats  ? 0
                                                      : seat == kept ? TEAMS_MAX
                                                                     : 1 + seat % 2);
        }
}

static void test_two_have_no_teams(void **unused) {
    (void)unused;
    GamePlan plan = table_of(3, 2);
    teams_set(&plan.teams, &plan.setup, TEAMS_OWN);
    assert_true(teams_are_on(&plan.teams));
    game_plan_set_seats(&plan, 2);
    assert_false(teams_are_offered(&plan.setup));
    teams_set(&plan.teams, &plan.setup, TEAMS_OWN);
    assert_false(teams_are_on(&plan.teams));
}

static void test_teams_are_kept(void **unused) {
    (void)unused;
    char data[] = "/tmp/sabacc-teams-XXXXXX", path[PLAN_PATH], words[512] = "", command[128];
    Text why = text_over(words, sizeof words);
    assert_non_null(mkdtemp(data));
    GamePlan plan = table_of(4, 2), read;
    teams_set(&plan.teams, &plan.setup, TEAMS_PAIRS);
    teams_turn(&plan.teams, &plan.setup, 0);
    assert_true(last_setup_keep(data, &plan, &why));
    game_plan_usual(&read);
    assert_true(last_setup_read(data, &read, &why));
    assert_memory_equal(&read.teams, &plan.teams, sizeof plan.teams);
    assert_true(last_setup_keep(data, &plan, &why)); /* its own file: no copy is put aside */
    assert_string_equal(words, "");

    SaveNote note = {.allow_undo = MATCH_UNDO_NEVER, .teams = plan.teams};
    SavedGame game;
    assert_true(saves_begin(data, "spike", true, &note, path));
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fclose(file);
    assert_true(saves_find(path, &game));
    assert_int_equal(game.note.allow_undo, MATCH_UNDO_NEVER);
    read = saves_plan(&game);
    assert_memory_equal(&read.teams, &plan.teams, sizeof plan.teams);
    assert_false(absence_is_on(&read.absence));
    note.teams = (Teams){{0}};
    note.absence.of[1] = ABSENCE_WAITED_FOR;
    note.absence.of[3] = ABSENCE_PLAYED_FOR + AI_MASTER;
    assert_true(saves_note(path, &note));
    assert_true(saves_find(path, &game));
    assert_false(teams_are_on(&game.note.teams));
    read = saves_plan(&game);
    assert_memory_equal(&read.absence, &note.absence, sizeof note.absence);
    AiLevel level = AI_NOVICE;
    assert_false(absence_is_played(&read.absence, 1, &level));
    assert_true(absence_is_played(&read.absence, 3, &level));
    assert_int_equal(level, AI_MASTER);
    snprintf(command, sizeof command, "rm -r %s", data);
    assert_int_equal(system(command), 0);
}

static void test_nonsense_counts_as_no_team(void **unused) {
    (void)unused;
    Teams teams;
    json_t *list = json_pack("[i, s, i, i]", 1, "two", 9, -1);
    teams_read(&teams, list);
    json_decref(list);
    assert_int_equal(teams_seats(&teams, TEAM_SUNS), 0x01);
    assert_int_equal(teams.of[1] + teams.of[2] + teams.of[3], 0);
    teams_read(&teams, NULL);
    assert_false(teams_are_on(&teams));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ways),
        cmocka_unit_test(test_a_seat_turns_and_the_others_stay),
        cmocka_unit_test(test_own_teams_take_in_everybody),
        cmocka_unit_test(test_two_have_no_teams),
        cmocka_unit_test(test_teams_are_kept),
        cmocka_unit_test(test_nonsense_counts_as_no_team),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
