/* The sounds of whole games: every game played at random into a view, with the player replaced by a recorder.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <math.h>
#include <sndfile.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audio/audio.h"
#include "audio/catalogue.h"
#include "table/state.h"
#include "table/winnings.h"
#include "table_fixture.h"

enum { HEARD_MAX = 20000 };

static struct {
    AudioSound sound;
    float place, pitch;
    double at;
    const char *by;
} heard[HEARD_MAX];
static int heard_count;
static double now;

/* Replaces audio.c's: the view plays, and this records. */
bool audio_play_by(Audio *audio, AudioSound sound, float place, float pitch, const char *by) {
    (void)audio;
    assert_true(heard_count < HEARD_MAX);
    assert_true(place >= -1 && place <= 1);
    heard[heard_count].sound = sound;
    heard[heard_count].place = place;
    heard[heard_count].pitch = pitch;
    heard[heard_count].by = by;
    heard[heard_count++].at = now;
    return true;
}

bool audio_play(Audio *audio, AudioSound sound, float place) {
    return audio_play_by(audio, sound, place, 1, NULL);
}

static int count_of(AudioSound sound, int from) {
    int count = 0;
    for (int n = from; n < heard_count; n++) count += heard[n].sound == sound;
    return count;
}

static void update(TableFixture *fixture, double ms) {
    now += ms;
    fixture_update(fixture, ms);
}

static void settle(TableFixture *fixture) {
    while (table_view_is_moving(fixture->view)) update(fixture, 1000.0 / 60);
}

typedef struct Evening {
    const char *game;
    int seats;
    const char *options;
} Evening;

/* Drawn once: sounds are heard where things are on the screen. */
static void open_in(TableFixture *fixture, const Evening *evening, int viewer, TableSettings settings,
                    uint64_t seed, bool is_portrait) {
    FixtureSetup setup = {.width = is_portrait ? 360 : 640,
                          .height = is_portrait ? 640 : 360,
                          .seats = evening->seats,
                          .viewer = viewer,
                          .seed = seed,
                          .credits = 200,
                          .game = evening->game,
                          .options = evening->options,
                          .settings = settings};
    assert_true(fixture_open(fixture, &setup));
    free(fixture_describe(fixture, NULL));
}

static void open(TableFixture *fixture, const Evening *evening, int viewer, float speed, uint64_t seed) {
    open_in(fixture, evening, viewer, (TableSettings){.speed = speed}, seed, false);
}

static bool is_ending(AudioSound sound) {
    switch (sound) {
    case AUDIO_WIN:
    case AUDIO_WIN_PURE:
    case AUDIO_WIN_ARRAY:
    case AUDIO_WIN_SABACC:
    case AUDIO_WIN_GAME:
    case AUDIO_LOSE:
    case AUDIO_SET_WON:
    case AUDIO_SET_LOST: return true;
    default: return false;
    }
}

static const Evening evenings[] = {
    {"classic", 4, NULL},
    {"classic", 3, "devices=allowed;stakes=on;ante=20"},
    {"brockley", 4, "field=free"},
    {"force", 3, NULL},
    {"swag", 4, NULL},
    {"standard", 4, "shift=rim"},
    {"low-tech", 3, NULL},
    {"local", 4, NULL},
    {"casino", 1, NULL},
    {"solitaire", 1, NULL},
    {"corellian-spike", 4, NULL},
    {"bespin-yarith", 4, NULL},
    {"coruscant-shift", 4, NULL},
    {"kessel", 4, NULL},
    {"pazaak", 2, NULL},
};
enum { EVENINGS = sizeof evenings / sizeof *evenings, ACTIONS = 160, CROWD_MS = 250, CROWD = 14 };

/* More sounds in a quarter of a second than can be distinguished, and than the mixer has channels for long
 * ones. */
static void check_crowd(const Evening *evening, int from) {
    int max = 0;
    for (int n = from, first = from; n < heard_count; n++) {
        while (heard[n].at - heard[first].at > CROWD_MS) first++;
        if (n - first + 1 > max) max = n - first + 1;
    }
    print_message("%-16s %5d sounds, at most %2d in %d ms\n", evening->game, heard_count - from, max,
                  CROWD_MS);
    assert_in_range(max, 1, CROWD);
}

/* No two endings at once: only the most important one sounds. */
static void check_endings(int from) {
    double last = -INFINITY;
    for (int n = from; n < heard_count; n++) {
        if (!is_ending(heard[n].sound)) continue;
        if (heard[n].at - last < 300) fail_msg("two endings within %.0f ms", heard[n].at - last);
        last = heard[n].at;
    }
}

static void play(const Evening *evening, int viewer, uint64_t seed) {
    TableFixture fixture;
    int from = heard_count;
    open(&fixture, evening, viewer, 1, seed);
    settle(&fixture);
    for (int n = 0; n < ACTIONS && fixture_act(&fixture); n++) settle(&fixture);
    fixture_close(&fixture);
    check_crowd(evening, from);
    check_endings(from);
}

/* Every table sound is played within a few sessions. The others are for screens, or are too rare and are
 * requested below. */
static bool is_for_tables(AudioSound sound) {
    switch (sound) {
    case AUDIO_UI_TICK:
    case AUDIO_UI_FOCUS:
    case AUDIO_UI_BACK:
    case AUDIO_UI_REFUSE:
    case AUDIO_TURN:
    case AUDIO_DAY:
    case AUDIO_SHIFT_SWEEP_CALM:
    case AUDIO_SHIFT_SWEEP_EASY:
    case AUDIO_SHIFT_SWEEP_FAST:
    case AUDIO_SHIFT_SWEEP_RUSH:
    case AUDIO_TOLL:
    case AUDIO_WIN_ARRAY: return false;
    default: return true;
    }
}

/* What is no thing on the table is heard in the middle. */
static void check_places(const SoundCatalogue *catalogue) {
    int aside = 0;
    for (int n = 0; n < heard_count; n++) {
        const char *group = catalogue->sounds[heard[n].sound].group;
        bool is_thing = strcmp(group, "sting") != 0 && strcmp(group, "ui") != 0;
        if (!is_thing && heard[n].place != 0)
            fail_msg("%s is heard at %g", audio_sound_name(heard[n].sound), (double)heard[n].place);
        aside += fabsf(heard[n].place) > 0.1f;
    }
    assert_true(aside > 0);
}

static void test_whole_games_are_heard(void **state) {
    (void)state;
    SoundCatalogue catalogue;
    char error[512];
    assert_true(catalogue_read(&catalogue, SOUNDS_DIR, error, sizeof error));
    int all[AUDIO_SOUNDS] = {0};
    for (int n = 0; n < 3 * EVENINGS; n++) {
        heard_count = 0;
        play(&evenings[n % EVENINGS], n / EVENINGS % 2 ? 0 : SABACC_OPEN, (uint64_t)n + 1);
        check_places(&catalogue);
        for (int s = 0; s < AUDIO_SOUNDS; s++) all[s] += count_of((AudioSound)s, 0);
    }
    for (int s = 0; s < AUDIO_SOUNDS; s++)
        print_message("%-14s %d\n", audio_sound_name((AudioSound)s), all[s]);
    for (int s = 0; s < AUDIO_SOUNDS; s++)
        if (is_for_tables((AudioSound)s) != (all[s] > 0))
            fail_msg("%s was heard %d times", audio_sound_name((AudioSound)s), all[s]);
}

static const Evening spike = {"corellian-spike", 4, NULL};

/* Nothing moves at the fastest pace; the end of a hand still sounds. */
static void test_at_once_only_endings_are_heard(void **state) {
    (void)state;
    TableFixture fixture;
    int from = heard_count = 0;
    open(&fixture, &spike, SABACC_OPEN, 0, 11);
    for (int n = 0; n < ACTIONS && fixture_act(&fixture); n++) now += 1000;
    fixture_close(&fixture);
    assert_true(heard_count > 0);
    for (int n = from; n < heard_count; n++)
        if (!is_ending(heard[n].sound) && heard[n].sound != AUDIO_CHIP_RAKE)
            fail_msg("%s is heard at once", audio_sound_name(heard[n].sound));
}

static int first_of(AudioSound sound, int from) {
    for (int n = from; n < heard_count; n++)
        if (heard[n].sound == sound) return n;
    fail_msg("%s is not heard", audio_sound_name(sound));
    return 0;
}

/* A thrown die is heard as it leaves the hand and as it lies; others sit to the left and to the right. */
static void test_sounds_have_their_time_and_place(void **state) {
    (void)state;
    TableFixture fixture;
    heard_count = 0;
    open(&fixture, &spike, SABACC_OPEN, 1, 5);
    settle(&fixture);
    for (int n = 0; n < 40 && fixture_act(&fixture); n++) settle(&fixture);
    fixture_close(&fixture);
    int thrown = first_of(AUDIO_DICE_THROW, 0), lies = first_of(AUDIO_DICE_SETTLE, thrown);
    assert_true(heard[lies].at - heard[thrown].at > 700 && heard[lies].at - heard[thrown].at < 1300);
    float left = 0, right = 0;
    for (int n = 0; n < heard_count; n++)
        if (heard[n].sound == AUDIO_DEAL)
            left = fminf(left, heard[n].place), right = fmaxf(right, heard[n].place);
    assert_true(left < -0.3f && right > 0.3f);
}

static void post(TableFixture *fixture, SabaccEvent event) {
    SabaccEvents events = {.count = 1};
    events.list[0] = event;
    table_view_post(fixture->view, &events);
    settle(fixture);
}

/* How far the middle of a box is from the middle of the screen: −1 its left edge … 1 its right one. */
static float across(const TableFixture *fixture, Box box) {
    return (box.x + box.width / 2) / fixture->layout.screen.width * 2 - 1;
}

/* Each seat knocks: one's own in the middle, who sits at the left at the left, and the further aside the
 * more. */
static void check_seats(const Evening *evening, bool is_portrait) {
    TableFixture fixture;
    open_in(&fixture, evening, 0, (TableSettings){.speed = 1}, 4, is_portrait);
    settle(&fixture);
    TableArea area = {
        .box = fixture.view->drawn.box, .bar = fixture.view->drawn.bar, .is_portrait = is_portrait};
    float heard_at[SABACC_MAX_SEATS], seen_at[SABACC_MAX_SEATS];
    for (int seat = 0; seat < evening->seats; seat++) {
        heard_count = 0;
        post(&fixture, (SabaccEvent){.type = SABACC_EVENT_CHECK, .seat = (int8_t)seat});
        heard_at[seat] = heard[first_of(AUDIO_KNOCK, 0)].place;
        seen_at[seat] = across(&fixture, table_view_plate(fixture.view, &area, seat));
    }
    assert_true(fabsf(heard_at[0]) < 0.2f);
    for (int seat = 1; seat < evening->seats; seat++)
        if (fabsf(heard_at[seat] - seen_at[seat]) > 0.3f)
            fail_msg("%s: seat %d is seen at %.2f and heard at %.2f", evening->game, seat,
                     (double)seen_at[seat], (double)heard_at[seat]);
    fixture_close(&fixture);
}

static void test_seats_are_heard_where_they_sit(void **state) {
    (void)state;
    static const Evening tables[] = {{"corellian-spike", 8, NULL}, {"classic", 4, NULL}, {"kessel", 4, NULL}};
    for (size_t n = 0; n < sizeof tables / sizeof *tables; n++) {
        check_seats(&tables[n], false);
        check_seats(&tables[n], true);
    }
}

/* Chips land in the pot where it lies, and dice in their tray. */
static void test_pots_and_dice_are_heard_where_they_lie(void **state) {
    (void)state;
    TableFixture fixture;
    open(&fixture, &spike, 0, 1, 5);
    heard_count = 0;
    settle(&fixture);
    for (int n = 0; n < 40 && fixture_act(&fixture); n++) settle(&fixture);
    const TableLayout *at = &fixture.view->drawn;
    float dice = across(&fixture, at->dice), pot = across(&fixture, at->hand_pot);
    assert_true(fabsf(heard[first_of(AUDIO_DICE_THROW, 0)].place - dice) < 0.1f);
    assert_true(fabsf(heard[first_of(AUDIO_DICE_SETTLE, 0)].place - dice) < 0.1f);
    assert_true(fabsf(dice) > 0.1f || fabsf(pot) > 0.1f);
    bool is_in_pot = false;
    for (int n = 0; n < heard_count; n++)
        is_in_pot |= heard[n].sound == AUDIO_CHIP_STACK && fabsf(heard[n].place - pot) < 0.03f;
    assert_true(is_in_pot);
    fixture_close(&fixture);
}

/* ---- the sweep ---- */

static bool is_sweep(AudioSound sound) {
    return sound >= AUDIO_SHIFT_SWEEP_CALM && sound <= AUDIO_SHIFT_SWEEP_RUSH;
}

/* As far as its last card; what follows rings for as long at every pace. */
static double sweep_ms(AudioSound sound) {
    static const double TAIL_S = 0.99;
    char path[4096];
    SF_INFO info = {0};
    snprintf(path, sizeof path, "%s/%s.ogg", SOUNDS_DIR, audio_sound_name(sound));
    SNDFILE *file = sf_open(path, SFM_READ, &info);
    assert_non_null(file);
    sf_close(file);
    return 1000 * ((double)info.frames / info.samplerate - TAIL_S);
}

static bool is_formed(const TableView *view) {
    return isfinite(view->forming_line.begins) && view->now >= view->forming_line.ends;
}

/* Plays until a shift takes whole hands. */
static void find_sweep(TableFixture *fixture) {
    heard_count = 0;
    while (heard_count == 0 || !is_sweep(heard[heard_count - 1].sound)) {
        if (table_view_is_ready(fixture->view)) assert_true(fixture_act(fixture));
        heard_count = 0;
        update(fixture, 2);
    }
}

static void check_sweep(TableSettings settings) {
    TableFixture fixture;
    open_in(&fixture, &(Evening){"classic", 3, NULL}, SABACC_OPEN, settings, 2, false);
    find_sweep(&fixture);
    AudioSound sound = heard[heard_count - 1].sound;
    double from = now, lasts = sweep_ms(sound) / (double)heard[heard_count - 1].pitch;
    while (!is_formed(fixture.view)) {
        if (table_view_is_ready(fixture.view)) assert_true(fixture_act(&fixture));
        update(&fixture, 2);
    }
    double shift = now - from;
    print_message("pace %.1f: the shift lasts %.0f ms, %s %.0f ms\n", (double)settings.speed, shift,
                  audio_sound_name(sound), lasts);
    assert_true(fabs(lasts - shift) < 0.05 * shift + 30);
    fixture_close(&fixture);
}

/* At the paces of the settings and of replays, at those of one who watches quickly, and with reduced motion.
 */
static void test_a_sweep_lasts_as_long_as_its_shift(void **state) {
    (void)state;
    static const float paces[] = {0.6f, 0.8f, 1, 1.5f, 2, 2.5f, 4, 5};
    for (size_t n = 0; n < sizeof paces / sizeof *paces; n++) check_sweep((TableSettings){.speed = paces[n]});
    check_sweep((TableSettings){.speed = 1, .reduced_motion = true});
}

/* Each bundle of a pot sounds as it lands, a little higher than the last. */
static void test_chips_of_a_pot_rise(void **state) {
    (void)state;
    TableFixture fixture;
    open(&fixture, &(Evening){"corellian-spike", 4, NULL}, 0, 1, 3);
    int from = 0;
    while (fixture.view->begun != SABACC_EVENT_PAYOUT) {
        if (!table_view_is_moving(fixture.view)) assert_true(fixture_act(&fixture));
        from = heard_count;
        update(&fixture, 5);
    }
    float pitch = 0;
    int chips = 0;
    while (fixture.view->begun == SABACC_EVENT_PAYOUT) update(&fixture, 5);
    for (int n = from; n < heard_count; n++) {
        if (heard[n].sound != AUDIO_CHIP_STACK) continue;
        assert_true(heard[n].pitch > pitch && heard[n].pitch < 1.5f);
        pitch = heard[n].pitch;
        chips++;
    }
    assert_in_range(chips, 3, TABLE_RAKE_CHIPS / TABLE_BUNDLE);
    fixture_close(&fixture);
}

/* A shift that no roll has brought is announced. */
static void test_the_timer_tolls(void **state) {
    (void)state;
    static const Evening timed = {"classic", 3, "shift-on=timer 20"};
    TableFixture fixture;
    heard_count = 0;
    open(&fixture, &timed, SABACC_OPEN, 1, 2);
    settle(&fixture);
    post(&fixture, (SabaccEvent){.type = SABACC_EVENT_SHIFT, .amount = SABACC_SHIFT_CORE});
    assert_int_equal(count_of(AUDIO_TOLL, 0), 1);
    assert_int_equal(count_of(AUDIO_SHIFT_SWEEP, 0), 1);
    fixture_close(&fixture);
}

/* The same end of a hand, by what won it, and seen by who lost it, in the hand or out of it. */
static void test_hands_end_as_what_they_were(void **state) {
    (void)state;
    static const struct {
        SabaccRank rank;
        int winner, viewer, folded;
        AudioSound sound;
        int count;
    } rows[] = {
        {SABACC_RANK_IDIOTS_ARRAY, 1, 1, -1, AUDIO_WIN_ARRAY, 1},
        {SABACC_RANK_PURE_23, 1, SABACC_OPEN, -1, AUDIO_WIN_PURE, 1},
        {SABACC_RANK_TOTAL, 1, 1, -1, AUDIO_WIN, 1},
        {SABACC_RANK_IDIOTS_ARRAY, 1, 0, -1, AUDIO_LOSE, 1},
        {SABACC_RANK_TOTAL, 1, 0, 0, AUDIO_LOSE, 0},
    };
    static const Evening evening = {"classic", 3, NULL};
    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        TableFixture fixture;
        open(&fixture, &evening, rows[n].viewer, 1, 2);
        settle(&fixture);
        if (rows[n].folded >= 0)
            post(&fixture, (SabaccEvent){.type = SABACC_EVENT_FOLD, .seat = (int8_t)rows[n].folded});
        post(&fixture, (SabaccEvent){.type = SABACC_EVENT_SHOWDOWN,
                                     .seat = (int8_t)rows[n].winner,
                                     .second = (int32_t)rows[n].rank});
        heard_count = 0;
        post(&fixture, (SabaccEvent){.type = SABACC_EVENT_HAND_END, .amount = 1 << rows[n].winner});
        assert_int_equal(count_of(rows[n].sound, 0), rows[n].count);
        assert_int_equal(heard_count, rows[n].count);
        fixture_close(&fixture);
    }
}

/* A caption names who does it: at a seat, in the middle, or by what lands; nobody for what belongs to all. */
static void test_sounds_say_whose_they_are(void **state) {
    (void)state;
    static const Evening evening = {"classic", 3, NULL};
    static const struct {
        SabaccEvent event;
        AudioSound sound;
        const char *by;
    } rows[] = {
        {{.type = SABACC_EVENT_CHECK, .seat = 1}, AUDIO_KNOCK, "Vex"},
        {{.type = SABACC_EVENT_BET, .seat = 2, .amount = 3, .second = 3}, AUDIO_CHIP_STACK, "Orro"},
        {{.type = SABACC_EVENT_GATHER}, AUDIO_CHIP_STACK, NULL},
        {{.type = SABACC_EVENT_CALL, .seat = 1}, AUDIO_CALL, "Vex"},
        {{.type = SABACC_EVENT_ROLL, .count = 2, .cards = {3, 4}}, AUDIO_DICE_THROW, NULL},
        {{.type = SABACC_EVENT_HAND_END, .amount = 2}, AUDIO_WIN, NULL},
    };
    TableFixture fixture;
    open(&fixture, &evening, SABACC_OPEN, 1, 2);
    settle(&fixture);
    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        heard_count = 0;
        post(&fixture, rows[n].event);
        assert_true(count_of(rows[n].sound, 0) > 0);
        for (int i = 0; i < heard_count; i++) {
            if (heard[i].sound != rows[n].sound) continue;
            assert_int_equal(heard[i].by != NULL, rows[n].by != NULL);
            if (rows[n].by) assert_string_equal(heard[i].by, rows[n].by);
        }
    }
    fixture_close(&fixture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole_games_are_heard),
        cmocka_unit_test(test_at_once_only_endings_are_heard),
        cmocka_unit_test(test_sounds_have_their_time_and_place),
        cmocka_unit_test(test_seats_are_heard_where_they_sit),
        cmocka_unit_test(test_pots_and_dice_are_heard_where_they_lie),
        cmocka_unit_test(test_a_sweep_lasts_as_long_as_its_shift),
        cmocka_unit_test(test_chips_of_a_pot_rise),
        cmocka_unit_test(test_the_timer_tolls),
        cmocka_unit_test(test_hands_end_as_what_they_were),
        cmocka_unit_test(test_sounds_say_whose_they_are),
    };
    return cmocka_run_group_tests_name("sounds of the table", tests, NULL, NULL);
}
