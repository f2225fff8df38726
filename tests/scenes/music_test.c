/* Which tune plays at which table, and that it does not change within a hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "audio/audio.h"
#include "audio/rooms.h"
#include "scenes/play/music.h"

static AudioMusic playing = AUDIO_MUSICS;
static const char *room = "";

/* Replaces audio.c's. */
void audio_music_start(Audio *audio, AudioMusic music, int fade_ms) {
    (void)audio;
    assert_true(fade_ms >= 1000);
    playing = music;
}

void audio_room_start(Audio *audio, const char *place, int fade_ms) {
    (void)audio, (void)fade_ms;
    assert_non_null(room_find(place));
    room = place;
}

static SabaccTable table_of(const char *game, int seats) {
    SabaccSetup setup;
    SabaccState state;
    SabaccEvents events;
    sabacc_setup_init(&setup, sabacc_game_find(game), seats, 100);
    sabacc_start(&state, &setup, &events);
    state.table.hand = 1;
    return state.table;
}

static void test_a_quarter_of_all_in_the_pots_is_much(void **state) {
    (void)state;
    SabaccTable table = table_of("classic", 4);
    assert_false(play_is_tense(&table));
    table.hand_pot = 60;
    for (int seat = 0; seat < 4; seat++) table.seat[seat].credits = 80;
    assert_false(play_is_tense(&table));
    table.sabacc_pot = 40;
    for (int seat = 0; seat < 4; seat++) table.seat[seat].credits = 75;
    assert_true(play_is_tense(&table));
    table.hand_pot = 40, table.seat[2].bet = 20;
    assert_true(play_is_tense(&table));
    table.over = 1;
    assert_false(play_is_tense(&table));
}

static void test_the_last_two_and_the_last_set_matter(void **state) {
    (void)state;
    SabaccTable table = table_of("classic", 4), sets = table_of("pazaak", 2);
    table.in_game = 3;
    assert_true(play_is_tense(&table));
    assert_false(play_is_tense(&sets));
    sets.seat[1].sets = (uint8_t)(sabacc_option(&sets, SABACC_OPTION_SETS).n - 1);
    assert_true(play_is_tense(&sets));
    sets.seat[1].sets = 1;
    sets.options[SABACC_OPTION_SETS].n = 2;
    assert_true(play_is_tense(&sets));
    sets.seat[1].sets = 0;
    sets.options[SABACC_OPTION_SETS].n = 1; /* the only set is no last one */
    assert_false(play_is_tense(&sets));
}

/* Kessel's buy-ins lie in the pot all the time; what matters is a last chip. */
static void test_the_last_chip_matters_and_not_the_prize(void **state) {
    (void)state;
    SabaccTable table = table_of("kessel", 4);
    table.hand_pot = 400;
    for (int seat = 0; seat < 4; seat++) table.seat[seat].chips = 6, table.seat[seat].credits = 0;
    assert_false(play_is_tense(&table));
    table.seat[2].chips = 1;
    assert_true(play_is_tense(&table));
    table.in_game = 1 | 2 | 8; /* no longer with us */
    assert_false(play_is_tense(&table));
}

static void test_a_tune_stays_for_its_hand(void **state) {
    (void)state;
    PlayMusic music = {0};
    SabaccTable table = table_of("classic", 4);
    play_music_follow(&music, NULL, &table, false);
    assert_int_equal(playing, AUDIO_MUSIC_BACKROOM);
    assert_string_equal(room, "lounge");
    table.hand_pot = 200;
    play_music_follow(&music, NULL, &table, false);
    assert_int_equal(playing, AUDIO_MUSIC_STAKES);
    table.hand_pot = 0;
    play_music_follow(&music, NULL, &table, false);
    assert_int_equal(playing, AUDIO_MUSIC_STAKES);
    table.hand = 2;
    play_music_follow(&music, NULL, &table, false);
    assert_int_equal(playing, AUDIO_MUSIC_BACKROOM);
    play_music_follow(&music, NULL, &table, true);
    assert_int_equal(playing, AUDIO_MUSIC_LOUNGE);
    playing = AUDIO_MUSICS;
    title_music(NULL);
    assert_int_equal(playing, AUDIO_MUSIC_LOUNGE);
    assert_string_equal(room, "tavern");
}

/* Each game's place has a tone, which is heard at its table. */
static void test_every_game_has_its_room(void **state) {
    (void)state;
    for (int n = 0; n < sabacc_game_count(); n++) {
        const SabaccGame *game = sabacc_game_at(n);
        PlayMusic music = {0};
        SabaccTable table = table_of(game->id, game->min_seats);
        play_music_follow(&music, NULL, &table, false);
        assert_string_equal(room, game->place);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_quarter_of_all_in_the_pots_is_much),
        cmocka_unit_test(test_the_last_two_and_the_last_set_matter),
        cmocka_unit_test(test_the_last_chip_matters_and_not_the_prize),
        cmocka_unit_test(test_a_tune_stays_for_its_hand),
        cmocka_unit_test(test_every_game_has_its_room),
    };
    return cmocka_run_group_tests_name("music", tests, NULL, NULL);
}
