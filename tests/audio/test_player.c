/* The player: with a device that discards everything, without one, and with broken files. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <SDL.h>
#include <SDL_mixer.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "audio/catalogue.h"
#include "audio/music.h"
#include "audio/rooms.h"

static const AudioVolumes usual = {.all = 100, .effects = 80, .music = 60, .room = 80};

static Audio *open_with(const char *driver, const char *directory, bool is_muted) {
    assert_int_equal(setenv("SDL_AUDIODRIVER", driver, 1), 0);
    Audio *audio = audio_open(&(AudioSetup){.directory = directory, .volumes = usual, .is_muted = is_muted});
    assert_non_null(audio);
    return audio;
}

static Audio *open_ready(const char *driver, const char *directory) {
    Audio *audio = open_with(driver, directory, false);
    audio_wait(audio);
    return audio;
}

static bool reaches(Audio *audio, AudioMusic music, double level) {
    for (int n = 0; n < 4000 && fabs(audio_music_level(audio, music) - level) > 1e-9; n++) SDL_Delay(5);
    return fabs(audio_music_level(audio, music) - level) < 1e-9;
}

static bool comes_up(Audio *audio, AudioMusic music) { return reaches(audio, music, 1); }
static bool goes_down(Audio *audio, AudioMusic music) { return reaches(audio, music, 0); }

/* A room is there once its murmur is: all of these have one. */
static bool has_room(Audio *audio) { return audio_room_level(audio, AUDIO_LAYER_MURMUR) > 0; }

static bool comes_true(bool (*is)(Audio *audio), Audio *audio, bool wanted) {
    for (int n = 0; n < 4000 && is(audio) != wanted; n++) SDL_Delay(5);
    return is(audio) == wanted;
}

static void test_every_sound_plays(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    assert_null(audio_warning(audio));
    assert_true(audio_has_device(audio));
    int most = 0; /* at once: on a slow machine the first have ended before the last begin */
    for (int s = 0; s < AUDIO_SOUNDS; s++) {
        if (!audio_play(audio, (AudioSound)s, 0.5f))
            fail_msg("%s does not play", audio_sound_name((AudioSound)s));
        most = SDL_max(most, Mix_Playing(-1));
    }
    assert_true(most >= 8);
    audio_close(audio);
}

static void test_many_sounds_at_once_are_bounded(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    assert_true(audio_play(audio, AUDIO_DEAL, 0));
    assert_false(audio_play(audio, AUDIO_DEAL, 0));
    SDL_Delay(30);
    assert_true(audio_play(audio, AUDIO_DEAL, -1));
    for (int round = 0; round < 5; round++) {
        SDL_Delay(30);
        for (int s = 0; s < AUDIO_SOUNDS; s++) audio_play(audio, (AudioSound)s, 1);
    }
    assert_true(Mix_Playing(-1) <= 32);
    audio_close(audio);
}

static bool has_length(Uint32 bytes) {
    for (int channel = 0; channel < Mix_AllocateChannels(-1); channel++) {
        const Mix_Chunk *chunk = Mix_Playing(channel) ? Mix_GetChunk(channel) : NULL;
        if (chunk && chunk->alen == bytes) return true;
    }
    return false;
}

/* A sound is kept as one side and played as two: both are the same, and it has its length. */
static void test_both_sides_are_played(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    Mix_Chunk *file = Mix_LoadWAV(SOUNDS_DIR "/win-game.ogg");
    assert_non_null(file);
    assert_true(audio_play(audio, AUDIO_WIN_GAME, 0));
    const Mix_Chunk *chunk = NULL;
    for (int channel = 0; channel < Mix_AllocateChannels(-1); channel++)
        if (Mix_Playing(channel)) chunk = Mix_GetChunk(channel);
    assert_non_null(chunk);
    assert_int_equal(chunk->alen, file->alen);
    assert_memory_equal(chunk->abuf, file->abuf, file->alen);
    Mix_FreeChunk(file);
    audio_close(audio);
}

/* An octave up it takes half the time. */
static void test_pitch(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    assert_true(audio_play(audio, AUDIO_WIN_GAME, 0));
    Uint32 whole = 0;
    for (int channel = 0; channel < Mix_AllocateChannels(-1); channel++)
        if (Mix_Playing(channel)) whole = Mix_GetChunk(channel)->alen;
    assert_true(whole > 8);
    assert_false(has_length(whole / 8 * 4));
    SDL_Delay(30);
    assert_true(audio_play_by(audio, AUDIO_WIN_GAME, 0, 2, NULL));
    assert_true(has_length(whole / 8 * 4));
    audio_close(audio);
}

/* Many card and chip sounds take no channel from a fanfare. */
static void test_a_fanfare_is_not_cut_off(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    assert_true(audio_play(audio, AUDIO_WIN_GAME, 0));
    for (int round = 0; round < 40; round++) {
        SDL_Delay(26);
        for (AudioSound s = AUDIO_DEAL; s <= AUDIO_CHIP_STACK; s++) audio_play(audio, s, 0);
    }
    assert_int_equal(Mix_GroupCount(1), 4);
    bool is_there = false;
    for (int channel = 0; channel < 4; channel++) is_there |= Mix_Playing(channel) != 0;
    assert_true(is_there);
    audio_close(audio);
}

/* Requested before loading is finished: loops and music are remembered, single sounds are not. */
static void test_music_is_remembered_until_loaded(void **state) {
    (void)state;
    Audio *audio = open_with("dummy", SOUNDS_DIR, false);
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 0);
    audio_room_start(audio, "tavern", 50);
    audio_wait(audio);
    assert_null(audio_warning(audio));
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    assert_true(comes_true(has_room, audio, true));
    audio_room_stop(audio, 0);
    audio_music_stop(audio, 0);
    assert_true(goes_down(audio, AUDIO_MUSIC_LOUNGE));
    assert_true(comes_true(has_room, audio, false));
    audio_close(audio);
}

static void test_music_comes_back_while_it_fades(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 0);
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    audio_music_stop(audio, 5000);
    SDL_Delay(150);
    const double fading = audio_music_level(audio, AUDIO_MUSIC_LOUNGE);
    assert_true(fading > 0.5 && fading < 1);
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 100);
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    audio_close(audio);
}

/* Both are audible during a crossfade; the earlier tune continues later where it stopped. */
static void test_one_tune_fades_into_another(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 0);
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    SDL_Delay(300);
    audio_music_start(audio, AUDIO_MUSIC_STAKES, 600);
    SDL_Delay(250);
    const double left = audio_music_level(audio, AUDIO_MUSIC_LOUNGE);
    const double come = audio_music_level(audio, AUDIO_MUSIC_STAKES);
    assert_true(left > 0.05 && left < 0.95 && come > 0.05 && come < 0.95);
    assert_true(fabs(left + come - 1) < 0.2);
    assert_true(goes_down(audio, AUDIO_MUSIC_LOUNGE));
    const double before = audio_music_position(audio, AUDIO_MUSIC_LOUNGE);
    assert_true(before > 0.5);
    SDL_Delay(200);
    assert_true(audio_music_position(audio, AUDIO_MUSIC_LOUNGE) == before);
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 0);
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    const double after = audio_music_position(audio, AUDIO_MUSIC_LOUNGE);
    assert_true(after >= before && after < before + 2);
    audio_close(audio);
}

typedef struct Ears {
    SDL_mutex *lock;
    double left, right, mono; /* energy of the output; of both sides put together */
} Ears;

static void listen(void *data, Uint8 *stream, int bytes) {
    Ears *ears = data;
    const Sint16 *sample = (const Sint16 *)(void *)stream;
    SDL_LockMutex(ears->lock);
    for (int n = 0; n + 1 < bytes / 2; n += 2) {
        ears->left += (double)sample[n] * sample[n];
        ears->right += (double)sample[n + 1] * sample[n + 1];
        ears->mono += pow((sample[n] + sample[n + 1]) / 2.0, 2);
    }
    SDL_UnlockMutex(ears->lock);
}

/* Plays a sound to its end and returns its output. */
static Ears hear(Audio *audio, AudioSound sound, float pan) {
    Ears ears = {.lock = SDL_CreateMutex()};
    Mix_SetPostMix(listen, &ears);
    assert_true(audio_play(audio, sound, pan));
    while (Mix_Playing(-1)) SDL_Delay(5);
    Mix_SetPostMix(NULL, NULL);
    SDL_DestroyMutex(ears.lock);
    return ears;
}

/* The same power at the edges as in the middle, within the random variation of every sound; both sides are
 * heard at either edge, and one decibel is lost where the sides are put together. */
static void test_a_sound_has_its_place(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    const Ears left = hear(audio, AUDIO_UI_CONFIRM, -1), right = hear(audio, AUDIO_UI_CONFIRM, 1);
    const Ears middle = hear(audio, AUDIO_UI_CONFIRM, 0), beyond = hear(audio, AUDIO_UI_CONFIRM, -9);
    const Ears half = hear(audio, AUDIO_UI_CONFIRM, -0.5f);
    const double whole = middle.left + middle.right;
    assert_true(left.left > 8.5 * left.right && left.left < 10.5 * left.right);
    assert_true(right.right > 8.5 * right.left && right.right < 10.5 * right.left);
    assert_true(middle.left > 0.99 * middle.right && middle.right > 0.99 * middle.left);
    assert_true(beyond.left > 8.5 * beyond.right && beyond.left < 10.5 * beyond.right);
    assert_true(half.left > 2 * half.right && half.left < 5 * half.right);
    assert_true(left.left + left.right > 0.72 * whole && left.left + left.right < 1.4 * whole);
    assert_true(right.left + right.right > 0.72 * whole && right.left + right.right < 1.4 * whole);
    assert_true(left.mono > 0.55 * middle.mono && left.mono < 1.2 * middle.mono);
    audio_close(audio);
}

/* Half the volume is ten decibels less, within the random variation of every sound. */
static void test_half_volume_is_half_as_loud(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    audio_set_volumes(audio, (AudioVolumes){.all = 100, .effects = 100});
    const Ears full = hear(audio, AUDIO_UI_CONFIRM, 0);
    audio_set_volumes(audio, (AudioVolumes){.all = 100, .effects = 50});
    const Ears half = hear(audio, AUDIO_UI_CONFIRM, 0);
    assert_true(full.left > 6 * half.left && full.left < 16 * half.left);
    audio_set_volumes(audio, (AudioVolumes){.all = 50, .effects = 100});
    const Ears all_half = hear(audio, AUDIO_UI_CONFIRM, 0);
    assert_true(full.left > 6 * all_half.left && full.left < 16 * all_half.left);
    audio_close(audio);
}

static void test_mute_and_volumes(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 0);
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    assert_true(audio_play(audio, AUDIO_WIN, 0));
    audio_set_muted(audio, true);
    assert_true(audio_is_muted(audio));
    assert_true(goes_down(audio, AUDIO_MUSIC_LOUNGE));
    assert_int_equal(Mix_Playing(-1), 0);
    assert_false(audio_play(audio, AUDIO_LOSE, 0));
    audio_set_muted(audio, false);
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    assert_true(audio_play(audio, AUDIO_LOSE, 0));
    audio_set_volumes(audio, (AudioVolumes){.all = 100, .effects = 100});
    assert_true(goes_down(audio, AUDIO_MUSIC_LOUNGE));
    audio_set_volumes(audio, (AudioVolumes){.all = 100, .music = 1});
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    assert_false(audio_play(audio, AUDIO_CALL, 0));
    audio_set_volumes(audio, (AudioVolumes){.effects = 100, .music = 100, .room = 100});
    assert_true(goes_down(audio, AUDIO_MUSIC_LOUNGE));
    assert_false(audio_play(audio, AUDIO_BOMB_OUT, 0));
    audio_close(audio);
}

static double hear_for(int ms) {
    Ears ears = {.lock = SDL_CreateMutex()};
    Mix_SetPostMix(listen, &ears);
    SDL_Delay((Uint32)ms);
    Mix_SetPostMix(NULL, NULL);
    SDL_DestroyMutex(ears.lock);
    return ears.left + ears.right;
}

/* The fanfare itself is almost silent here: the output is the music before, during and after it. */
static void test_music_steps_back_for_a_sting(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    audio_set_volumes(audio, (AudioVolumes){.all = 100, .effects = 1, .music = 100});
    audio_music_start(audio, AUDIO_MUSIC_STAKES, 0);
    assert_true(comes_up(audio, AUDIO_MUSIC_STAKES));
    const double before = hear_for(1000);
    assert_true(audio_play(audio, AUDIO_WIN_SABACC, 0));
    SDL_Delay(150);
    const double under = hear_for(1000);
    for (int n = 0; n < 600 && Mix_Playing(-1); n++) SDL_Delay(10);
    SDL_Delay(1000);
    const double after = hear_for(1000);
    assert_true(under < 0.35 * before);
    assert_true(under < 0.35 * after);
    audio_close(audio);
}

typedef struct Rail {
    int samples;
    int max;
} Rail;

static void watch_rail(void *data, Uint8 *stream, int bytes) {
    Rail *rail = data;
    const Sint16 *sample = (const Sint16 *)(void *)stream;
    for (int n = 0; n < bytes / 2; n++) {
        const int loud = abs(sample[n]);
        rail->samples += loud >= 32767;
        rail->max = SDL_max(rail->max, loud);
    }
}

/* The maximum load: the deal of a full table of five cards each, chips, dice and a fanfare on top of music
 * and room tone. */
static void test_a_full_table_does_not_clip(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    Rail rail = {0};
    audio_set_volumes(audio, (AudioVolumes){.all = 100, .effects = 100, .music = 100, .room = 100});
    audio_music_start(audio, AUDIO_MUSIC_STAKES, 0);
    audio_room_start(audio, "tavern", 0);
    assert_true(comes_up(audio, AUDIO_MUSIC_STAKES));
    Mix_SetPostMix(watch_rail, &rail);
    audio_play(audio, AUDIO_WIN_SABACC, 0);
    for (int card = 0; card < 40; card++) {
        audio_play(audio, AUDIO_DEAL, (float)(card % 8) / 4 - 1);
        if (card % 4 == 1) audio_play(audio, AUDIO_CHIP_STACK, 0.5f);
        if (card % 4 == 2) audio_play(audio, AUDIO_CHIP_SINGLE, -0.5f);
        if (card % 16 == 3) audio_play(audio, AUDIO_DICE_THROW, 0);
        SDL_Delay(60);
    }
    Mix_SetPostMix(NULL, NULL);
    print_message("the loudest of it: %.1f dBFS\n", 20 * log10(rail.max / 32768.0));
    assert_true(rail.max > 3000);
    assert_int_equal(rail.samples, 0);
    audio_close(audio);
}

/* While the player looks away music and room tone are silent, but effects play. */
static void test_away_only_effects_are_heard(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    audio_music_start(audio, AUDIO_MUSIC_BACKROOM, 0);
    audio_room_start(audio, "tavern", 0);
    assert_true(comes_up(audio, AUDIO_MUSIC_BACKROOM));
    audio_set_away(audio, true);
    assert_true(goes_down(audio, AUDIO_MUSIC_BACKROOM));
    assert_true(comes_true(has_room, audio, false));
    assert_true(audio_play(audio, AUDIO_TURN, 0));
    audio_set_away(audio, false);
    assert_true(comes_up(audio, AUDIO_MUSIC_BACKROOM));
    assert_true(comes_true(has_room, audio, true));
    audio_close(audio);
}

static void test_opened_muted_it_keeps_still(void **state) {
    (void)state;
    Audio *audio = open_with("dummy", SOUNDS_DIR, true);
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 0);
    audio_room_start(audio, "tavern", 0);
    audio_wait(audio);
    SDL_Delay(60);
    assert_true(audio_music_level(audio, AUDIO_MUSIC_LOUNGE) <= 0);
    assert_false(has_room(audio));
    audio_set_muted(audio, false);
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    assert_true(comes_true(has_room, audio, true));
    audio_close(audio);
}

static Audio *open_restless(bool is_muted) {
    assert_int_equal(setenv("SDL_AUDIODRIVER", "dummy", 1), 0);
    Audio *audio = audio_open(
        &(AudioSetup){.directory = SOUNDS_DIR, .volumes = usual, .is_muted = is_muted, .quiet_ms = 150});
    audio_wait(audio);
    return audio;
}

static bool is_mixer_open(Audio *audio) {
    (void)audio;
    return Mix_QuerySpec(NULL, NULL, NULL) > 0;
}

static bool is_playing(Audio *audio) { return !audio_is_resting(audio) && Mix_Playing(-1) > 0; }

/* The device is closed in silence, opened by the next sound, which is heard, and closed again. */
static void test_the_device_rests_in_silence(void **state) {
    (void)state;
    Audio *audio = open_restless(false);
    for (int round = 0; round < 2; round++) {
        assert_true(comes_true(audio_is_resting, audio, true));
        assert_true(comes_true(is_mixer_open, audio, false));
        assert_true(audio_has_device(audio));
        const Uint32 before = SDL_GetTicks();
        assert_true(audio_play(audio, AUDIO_CALL, 0));
        assert_true(SDL_GetTicks() - before < 20);
        assert_true(comes_true(is_playing, audio, true));
    }
    assert_null(audio_warning(audio));
    audio_close(audio);
}

/* More sounds than are queued while the device opens: none is played later than the first few. */
static void test_sounds_asked_for_at_rest_are_bounded(void **state) {
    (void)state;
    Audio *audio = open_restless(false);
    assert_true(comes_true(audio_is_resting, audio, true));
    for (int s = 0; s < AUDIO_SOUNDS; s++) audio_play(audio, (AudioSound)s, 0);
    assert_true(comes_true(is_playing, audio, true));
    assert_in_range(Mix_Playing(-1), 1, AUDIO_SOUNDS);
    audio_close(audio);
}

static void test_a_room_keeps_the_device_awake(void **state) {
    (void)state;
    Audio *audio = open_restless(false);
    assert_true(comes_true(audio_is_resting, audio, true));
    audio_room_start(audio, "tavern", 0);
    assert_true(comes_true(has_room, audio, true));
    SDL_Delay(600);
    assert_false(audio_is_resting(audio));
    audio_set_volumes(audio, (AudioVolumes){.all = 100, .effects = 80, .music = 60});
    assert_true(comes_true(audio_is_resting, audio, true));
    audio_set_volumes(audio, usual);
    assert_true(comes_true(has_room, audio, true));
    audio_room_stop(audio, 0);
    assert_true(comes_true(audio_is_resting, audio, true));
    audio_close(audio);
}

/* Stopped before the mixer's first callback, while it still fades in from zero. */
static void test_a_room_stops_as_it_starts(void **state) {
    (void)state;
    Audio *audio = open_restless(false);
    audio_room_start(audio, "tavern", 800);
    audio_room_stop(audio, 20);
    assert_true(comes_true(audio_is_resting, audio, true));
    assert_false(has_room(audio));
    audio_close(audio);
}

static bool is_in(Audio *audio, const AudioRoom *room) {
    bool is = true;
    for (int l = 0; l < AUDIO_LAYERS; l++)
        is &= fabs(audio_room_level(audio, (AudioLayer)l) - room->level[l] / 100.0) < 1e-6;
    return is;
}

/* Each place fades into the next: its layers come to the levels of rooms.def, and it is heard. */
static void test_each_place_has_its_room(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    audio_set_volumes(audio, (AudioVolumes){.all = 100, .room = 100});
    for (int n = 0; n < room_count(); n++) {
        const AudioRoom *room = room_at(n);
        audio_room_start(audio, room->place, 40);
        for (int turn = 0; turn < 1000 && !is_in(audio, room); turn++) SDL_Delay(5);
        if (!is_in(audio, room)) fail_msg("%s does not come up", room->place);
        if (hear_for(60) <= 0) fail_msg("%s is not heard", room->place);
    }
    audio_close(audio);
}

/* What two places share goes on between them. */
static void test_a_shared_layer_goes_on(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    audio_room_start(audio, "tavern", 0);
    assert_true(comes_true(has_room, audio, true));
    audio_room_start(audio, "casino", 200);
    for (int n = 0; n < 60; n++, SDL_Delay(5))
        assert_true(audio_room_level(audio, AUDIO_LAYER_MURMUR) > 0.95);
    assert_true(audio_room_level(audio, AUDIO_LAYER_HALL) > 0);
    audio_close(audio);
}

/* A layer's second round is its first to the bit, from the first sample to where it goes round again. */
static void test_a_layer_goes_round(void **state) {
    (void)state;
    enum { RATE = 48000, FRAMES = 30 * RATE, LEAST = 10 * RATE, MOST = 14 * RATE, ALIKE = 4096 };
    const unsigned char level[AUDIO_LAYERS] = {[AUDIO_LAYER_AIR] = 100};
    const char *why = NULL;
    Sint16 *heard = calloc(2 * FRAMES, sizeof *heard);
    assert_non_null(heard);
    Music *music = music_create();
    assert_non_null(music);
    assert_true(music_load(music, MUSIC_LAYER(AUDIO_LAYER_AIR), SOUNDS_DIR "/room-air.ogg", 1, &why));
    music_set_volumes(music, 1, 1);
    music_request_room(music, level, 0);
    music_mix(music, (Uint8 *)heard, 1024);
    memset(heard, 0, 1024); /* it is faded in within its first block */
    music_mix(music, (Uint8 *)heard, 2 * FRAMES * (int)sizeof *heard);
    int round = LEAST;
    while (round < MOST && memcmp(heard, heard + 2 * round, ALIKE * sizeof *heard) != 0) round++;
    assert_true(round < MOST);
    assert_memory_equal(heard, heard + 2 * round, 2 * (size_t)(FRAMES - round) * sizeof *heard);
    bool is_silent = true;
    for (int n = 0; n < 2 * round; n++) is_silent = is_silent && heard[n] == 0;
    assert_false(is_silent);
    music_free(music);
    free(heard);
}

/* The setting of the room scales it alone. */
static void test_the_rooms_volume_governs_it(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", SOUNDS_DIR);
    audio_set_volumes(audio, (AudioVolumes){.all = 100, .effects = 100, .room = 100});
    audio_room_start(audio, "bunk", 0);
    for (int n = 0; n < 1000 && audio_room_level(audio, AUDIO_LAYER_AIR) < 1; n++) SDL_Delay(5);
    const double full = hear_for(1500);
    audio_set_volumes(audio, (AudioVolumes){.all = 100, .effects = 100, .room = 50});
    const double half = hear_for(1500);
    audio_set_volumes(audio, (AudioVolumes){.all = 100, .effects = 100, .music = 100});
    SDL_Delay(200);
    assert_true(hear_for(300) <= 0);
    assert_true(full > 5 * half && full < 20 * half);
    audio_close(audio);
}

static bool has_begun(Audio *audio) { return audio_music_position(audio, AUDIO_MUSIC_LOUNGE) > 0.3; }

static void test_muted_music_goes_on_where_it_was(void **state) {
    (void)state;
    Audio *audio = open_restless(false);
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 0);
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    assert_true(comes_true(has_begun, audio, true));
    audio_set_muted(audio, true);
    assert_true(comes_true(audio_is_resting, audio, true));
    const double before = audio_music_position(audio, AUDIO_MUSIC_LOUNGE);
    assert_true(before > 0.1);
    audio_set_muted(audio, false);
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    const double after = audio_music_position(audio, AUDIO_MUSIC_LOUNGE);
    assert_true(after >= before && after < before + 2);
    audio_close(audio);
}

/* Somebody is there all the while: on a slow machine the fade alone outlasts the lull. */
static bool is_up_while_stirred(Audio *audio) {
    audio_stir(audio);
    return fabs(audio_music_level(audio, AUDIO_MUSIC_BACKROOM) - 1) <= 1e-9;
}

/* Without activity music fades out and the device is closed; input restarts both. */
static void test_the_band_plays_out_where_nobody_stays(void **state) {
    (void)state;
    assert_int_equal(setenv("SDL_AUDIODRIVER", "dummy", 1), 0);
    Audio *audio =
        audio_open(&(AudioSetup){.directory = SOUNDS_DIR, .volumes = usual, .quiet_ms = 150, .lull_ms = 700});
    audio_wait(audio);
    audio_music_start(audio, AUDIO_MUSIC_BACKROOM, 0);
    audio_room_start(audio, "tavern", 0);
    for (int round = 0; round < 2; round++) {
        assert_true(comes_true(is_up_while_stirred, audio, true));
        for (int n = 0; n < 12; n++) {
            SDL_Delay(100);
            audio_stir(audio);
        }
        assert_true(comes_true(is_up_while_stirred, audio, true));
        assert_true(has_room(audio));
        assert_true(comes_true(audio_is_resting, audio, true));
    }
    audio_close(audio);
}

/* Where nothing happens the room falls silent before music does; without music the device is then closed. */
static void test_the_room_falls_silent_first(void **state) {
    (void)state;
    assert_int_equal(setenv("SDL_AUDIODRIVER", "dummy", 1), 0);
    Audio *audio =
        audio_open(&(AudioSetup){.directory = SOUNDS_DIR, .volumes = usual, .quiet_ms = 150, .hush_ms = 300});
    AudioVolumes without_music = usual;
    without_music.music = 0;
    audio_wait(audio);
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 0);
    audio_room_start(audio, "tavern", 0);
    audio_stir(audio);
    assert_true(comes_true(has_room, audio, true));
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    assert_true(comes_true(has_room, audio, false));
    assert_false(audio_is_resting(audio));
    assert_true(fabs(audio_music_level(audio, AUDIO_MUSIC_LOUNGE) - 1) < 1e-9);
    audio_set_volumes(audio, without_music);
    assert_true(comes_true(audio_is_resting, audio, true));
    audio_stir(audio);
    assert_true(comes_true(has_room, audio, true));
    assert_true(comes_true(audio_is_resting, audio, true));
    audio_close(audio);
}

static void test_opened_muted_it_comes_to_rest(void **state) {
    (void)state;
    Audio *audio = open_restless(true);
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 0);
    audio_room_start(audio, "tavern", 0);
    assert_true(comes_true(audio_is_resting, audio, true));
    assert_false(audio_play(audio, AUDIO_WIN, 0));
    SDL_Delay(50);
    assert_true(audio_is_resting(audio));
    audio_set_muted(audio, false);
    assert_true(comes_true(has_room, audio, true));
    assert_true(comes_up(audio, AUDIO_MUSIC_LOUNGE));
    audio_close(audio);
}

static void use_all(Audio *audio) {
    assert_false(audio_play(audio, AUDIO_DEAL, 0));
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 100);
    audio_room_start(audio, "tavern", 100);
    audio_set_volumes(audio, (AudioVolumes){.all = 10, .effects = 10, .music = 10, .room = 10});
    audio_set_away(audio, true);
    audio_set_away(audio, false);
    audio_stir(audio);
    audio_set_muted(audio, true);
    audio_set_muted(audio, false);
    audio_room_stop(audio, 100);
    audio_music_stop(audio, 100);
}

static void test_without_a_device_it_is_silent(void **state) {
    (void)state;
    Audio *audio = open_ready("no-such-driver", SOUNDS_DIR);
    assert_false(audio_has_device(audio));
    assert_non_null(strstr(audio_warning(audio), "No sound"));
    assert_null(strchr(audio_warning(audio), '\n'));
    use_all(audio);
    audio_close(audio);
}

static void test_without_files_it_is_silent(void **state) {
    (void)state;
    Audio *audio = open_ready("dummy", "no/such/directory");
    assert_non_null(strstr(audio_warning(audio), "no/such/directory/sounds.json"));
    use_all(audio);
    audio_close(audio);
}

static void test_none_at_all(void **state) {
    (void)state;
    use_all(NULL);
    assert_true(audio_is_ready(NULL));
    assert_null(audio_warning(NULL));
    audio_close(NULL);
}

static void test_closed_while_it_loads(void **state) {
    (void)state;
    for (int n = 0; n < 5; n++) {
        Audio *audio = open_with("dummy", SOUNDS_DIR, false);
        audio_music_start(audio, AUDIO_MUSIC_LOUNGE, 0);
        SDL_Delay((Uint32)(7 * n));
        audio_close(audio);
    }
}

typedef struct BadCatalogue {
    const char *text, *complaint;
} BadCatalogue;

static void write_catalogue(const char *directory, const char *text) {
    char path[512];
    snprintf(path, sizeof path, "%s/sounds.json", directory);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void test_bad_catalogues_are_named(void **state) {
    (void)state;
    static const BadCatalogue bad[] = {
        {"{", "sounds.json"},
        {"{\"music\": {}}", "no object \"sounds\""},
        {"{\"sounds\": {\"kazoo\": {\"gain\": 1, \"file\": \"a\"}}, \"music\": {}}", "\"kazoo\" is no sound"},
        {"{\"sounds\": {\"deal\": {\"gain\": 2, \"file\": \"a\"}}, \"music\": {}}", "\"deal\" wants a gain"},
        {"{\"sounds\": {\"deal\": {\"gain\": 1, \"files\": []}}, \"music\": {}}", "\"deal\" wants"},
        {"{\"sounds\": {\"deal\": {\"gain\": 1, \"files\": [1]}}, \"music\": {}}", "\"deal\" wants"},
        {"{\"sounds\": {\"deal\": {\"gain\": 1, \"duck\": 2, \"file\": \"a\"}}, \"music\": {}}",
         "\"deal\" wants"},
        {"{\"sounds\": {\"deal\": 3}, \"music\": {}}", "\"deal\" wants"},
        {"{\"sounds\": {}, \"music\": {}}", "no object \"layers\""},
    };
    char directory[] = "sounds-XXXXXX", path[64];
    assert_non_null(mkdtemp(directory));
    for (size_t n = 0; n < sizeof bad / sizeof *bad; n++) {
        SoundCatalogue catalogue;
        char error[512] = "";
        write_catalogue(directory, bad[n].text);
        assert_false(catalogue_read(&catalogue, directory, error, sizeof error));
        if (!strstr(error, bad[n].complaint)) fail_msg("%s: said %s", bad[n].text, error);
        assert_int_equal(catalogue.sounds[AUDIO_DEAL].variants, 0);
    }
    snprintf(path, sizeof path, "%s/sounds.json", directory);
    unlink(path);
    rmdir(directory);
}

/* A file that is not a sound silences only itself. */
static void test_a_broken_file_is_named(void **state) {
    (void)state;
    char directory[] = "sounds-XXXXXX", path[64];
    assert_non_null(mkdtemp(directory));
    write_catalogue(directory,
                    "{\"sounds\": {\"deal\": {\"gain\": 1, \"file\": \"sounds.json\"}}, \"music\": {}, "
                    "\"layers\": {}}");
    Audio *audio = open_ready("dummy", directory);
    assert_non_null(strstr(audio_warning(audio), "missing"));
    assert_true(audio_has_device(audio));
    use_all(audio);
    audio_close(audio);
    snprintf(path, sizeof path, "%s/sounds.json", directory);
    unlink(path);
    rmdir(directory);
}

/* A pipe does not block, nor a catalogue that is one. */
static void test_pipes_are_not_opened(void **state) {
    (void)state;
    char directory[] = "sounds-XXXXXX", list[64], sound[64], error[512] = "";
    assert_non_null(mkdtemp(directory));
    snprintf(list, sizeof list, "%s/sounds.json", directory);
    snprintf(sound, sizeof sound, "%s/deal.ogg", directory);
    assert_int_equal(mkfifo(sound, 0600), 0);
    write_catalogue(directory,
                    "{\"sounds\": {\"deal\": {\"gain\": 1, \"file\": \"deal.ogg\"}}, \"music\": {}, "
                    "\"layers\": {}}");
    Audio *audio = open_ready("dummy", directory);
    assert_non_null(strstr(audio_warning(audio), "missing"));
    audio_close(audio);
    unlink(list);
    assert_int_equal(mkfifo(list, 0600), 0);
    SoundCatalogue catalogue;
    assert_false(catalogue_read(&catalogue, directory, error, sizeof error));
    assert_non_null(strstr(error, "sounds.json: it is a pipe or a device, not a file"));
    unlink(list);
    unlink(sound);
    rmdir(directory);
}

/* test-audio-player [plays|rests]: of one kind alone. Most of either is waiting, so that two programs take
 * half the time. */
int main(int count, char **words) {
    const struct CMUnitTest plays[] = {
        cmocka_unit_test(test_every_sound_plays),
        cmocka_unit_test(test_many_sounds_at_once_are_bounded),
        cmocka_unit_test(test_both_sides_are_played),
        cmocka_unit_test(test_pitch),
        cmocka_unit_test(test_a_fanfare_is_not_cut_off),
        cmocka_unit_test(test_music_is_remembered_until_loaded),
        cmocka_unit_test(test_music_comes_back_while_it_fades),
        cmocka_unit_test(test_one_tune_fades_into_another),
        cmocka_unit_test(test_a_sound_has_its_place),
        cmocka_unit_test(test_half_volume_is_half_as_loud),
        cmocka_unit_test(test_mute_and_volumes),
        cmocka_unit_test(test_music_steps_back_for_a_sting),
        cmocka_unit_test(test_a_full_table_does_not_clip),
        cmocka_unit_test(test_away_only_effects_are_heard),
        cmocka_unit_test(test_without_a_device_it_is_silent),
        cmocka_unit_test(test_without_files_it_is_silent),
        cmocka_unit_test(test_none_at_all),
        cmocka_unit_test(test_closed_while_it_loads),
        cmocka_unit_test(test_bad_catalogues_are_named),
        cmocka_unit_test(test_a_broken_file_is_named),
        cmocka_unit_test(test_pipes_are_not_opened),
    };
    const struct CMUnitTest rests[] = {
        cmocka_unit_test(test_the_band_plays_out_where_nobody_stays),
        cmocka_unit_test(test_the_room_falls_silent_first),
        cmocka_unit_test(test_opened_muted_it_keeps_still),
        cmocka_unit_test(test_the_device_rests_in_silence),
        cmocka_unit_test(test_sounds_asked_for_at_rest_are_bounded),
        cmocka_unit_test(test_a_room_keeps_the_device_awake),
        cmocka_unit_test(test_a_room_stops_as_it_starts),
        cmocka_unit_test(test_each_place_has_its_room),
        cmocka_unit_test(test_a_shared_layer_goes_on),
        cmocka_unit_test(test_a_layer_goes_round),
        cmocka_unit_test(test_the_rooms_volume_governs_it),
        cmocka_unit_test(test_muted_music_goes_on_where_it_was),
        cmocka_unit_test(test_opened_muted_it_comes_to_rest),
    };
    bool all = count < 2;
    if (!all && strcmp(words[1], "plays") != 0 && strcmp(words[1], "rests") != 0) return 2;
    int failed = 0;
    if (all || words[1][0] == 'p') failed += cmocka_run_group_tests_name("plays", plays, NULL, NULL);
    if (all || words[1][0] == 'r') failed += cmocka_run_group_tests_name("rests", rests, NULL, NULL);
    return failed;
}
