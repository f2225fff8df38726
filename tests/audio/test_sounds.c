/* The sounds in assets/: every name has its files, every file its name, and all keep to the levels of ART.md.
 * The loudness is measured by libebur128, which shares no code with the generator. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <dirent.h>
#include <ebur128.h>
#include <math.h>
#include <sndfile.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "audio/catalogue.h"
#include "audio/rooms.h"

typedef struct Clip {
    SF_INFO info;
    double *samples; /* interleaved */
} Clip;

static Clip read_clip(const char *file) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", SOUNDS_DIR, file);
    Clip clip = {0};
    SNDFILE *open = sf_open(path, SFM_READ, &clip.info);
    if (!open) fail_msg("%s: %s", file, sf_strerror(NULL));
    clip.samples = calloc((size_t)(clip.info.frames * clip.info.channels), sizeof *clip.samples);
    assert_non_null(clip.samples);
    assert_int_equal(sf_readf_double(open, clip.samples, clip.info.frames), clip.info.frames);
    sf_close(open);
    return clip;
}

static SoundCatalogue read_catalogue(void) {
    SoundCatalogue catalogue;
    char error[512] = "";
    if (!catalogue_read(&catalogue, SOUNDS_DIR, error, sizeof error)) fail_msg("%s", error);
    return catalogue;
}

/* Largest momentary loudness (400 ms), silence after the sound included: what a short sound is judged by. */
static double measure_loudness(const Clip *clip) {
    const size_t hop = (size_t)clip->info.samplerate / 100, channels = (size_t)clip->info.channels;
    double max = -HUGE_VAL;
    double *silence = calloc(hop * channels, sizeof *silence);
    ebur128_state *state =
        ebur128_init((unsigned)channels, (unsigned long)clip->info.samplerate, EBUR128_MODE_M);
    assert_non_null(silence);
    assert_non_null(state);
    for (size_t at = 0; at < (size_t)clip->info.frames + 40 * hop; at += hop) {
        const size_t left = at < (size_t)clip->info.frames ? (size_t)clip->info.frames - at : 0;
        double now;
        if (left) ebur128_add_frames_double(state, clip->samples + at * channels, left < hop ? left : hop);
        if (left < hop) ebur128_add_frames_double(state, silence, hop - left);
        assert_int_equal(ebur128_loudness_momentary(state, &now), EBUR128_SUCCESS);
        if (now > max) max = now;
    }
    ebur128_destroy(&state);
    free(silence);
    return max;
}

static ebur128_state *measure(const Clip *clip, int mode) {
    ebur128_state *state =
        ebur128_init((unsigned)clip->info.channels, (unsigned long)clip->info.samplerate, mode);
    assert_non_null(state);
    ebur128_add_frames_double(state, clip->samples, (size_t)clip->info.frames);
    return state;
}

/* Between the samples too: the largest of all lanes, linear. */
static double measure_peak(const Clip *clip) {
    double peak = 0;
    ebur128_state *state = measure(clip, EBUR128_MODE_TRUE_PEAK);
    for (unsigned lane = 0; lane < (unsigned)clip->info.channels; lane++) {
        double of_lane;
        assert_int_equal(ebur128_true_peak(state, lane, &of_lane), EBUR128_SUCCESS);
        peak = fmax(peak, of_lane);
    }
    ebur128_destroy(&state);
    return peak;
}

/* As a whole, LUFS. */
static double measure_tune(const Clip *clip) {
    double loudness;
    ebur128_state *state = measure(clip, EBUR128_MODE_I);
    assert_int_equal(ebur128_loudness_global(state, &loudness), EBUR128_SUCCESS);
    ebur128_destroy(&state);
    return loudness;
}

typedef void Visit(const CatalogueEntry *entry, const char *file, void *data);

static void visit_all(const SoundCatalogue *catalogue, Visit *visit, void *data) {
    for (int s = 0; s < AUDIO_SOUNDS; s++)
        for (int v = 0; v < catalogue->sounds[s].variants; v++)
            visit(&catalogue->sounds[s], catalogue->sounds[s].files[v], data);
    for (int m = 0; m < AUDIO_MUSICS; m++)
        for (int v = 0; v < catalogue->music[m].variants; v++)
            visit(&catalogue->music[m], catalogue->music[m].files[v], data);
    for (int l = 0; l < AUDIO_LAYERS; l++)
        for (int v = 0; v < catalogue->layers[l].variants; v++)
            visit(&catalogue->layers[l], catalogue->layers[l].files[v], data);
}

static void test_every_name_has_files(void **state) {
    (void)state;
    const SoundCatalogue catalogue = read_catalogue();
    for (int s = 0; s < AUDIO_SOUNDS; s++)
        if (!catalogue.sounds[s].variants || !catalogue.sounds[s].group[0])
            fail_msg("%s has no files or no class", audio_sound_name((AudioSound)s));
    for (int m = 0; m < AUDIO_MUSICS; m++)
        if (catalogue.music[m].variants != 1) fail_msg("%s has no file", audio_music_name((AudioMusic)m));
    for (int l = 0; l < AUDIO_LAYERS; l++)
        if (catalogue.layers[l].variants != 1) fail_msg("%s has no file", audio_layer_name((AudioLayer)l));
}

/* Frequent sounds must vary, or they become tiresome. */
static void test_frequent_sounds_vary(void **state) {
    (void)state;
    static const AudioSound frequent[] = {AUDIO_DEAL,  AUDIO_FLIP,       AUDIO_CHIP_SINGLE,
                                          AUDIO_SLIDE, AUDIO_CHIP_STACK, AUDIO_FOLD};
    const SoundCatalogue catalogue = read_catalogue();
    for (size_t n = 0; n < sizeof frequent / sizeof *frequent; n++)
        assert_true(catalogue.sounds[frequent[n]].variants >= 3);
}

typedef struct Search {
    const char *file;
    int found;
} Search;

static void compare_file(const CatalogueEntry *entry, const char *file, void *data) {
    Search *search = data;
    (void)entry;
    search->found += strcmp(file, search->file) == 0;
}

static void test_every_file_is_used_once(void **state) {
    (void)state;
    const SoundCatalogue catalogue = read_catalogue();
    DIR *directory = opendir(SOUNDS_DIR);
    const struct dirent *entry;
    int files = 0;
    long long bytes = 0;
    assert_non_null(directory);
    while ((entry = readdir(directory))) {
        const char *end = strrchr(entry->d_name, '.');
        char path[4096];
        struct stat status;
        if (!end || strcmp(end, ".ogg") != 0) continue;
        Search search = {.file = entry->d_name};
        visit_all(&catalogue, compare_file, &search);
        if (search.found != 1) fail_msg("%s is listed %d times", entry->d_name, search.found);
        snprintf(path, sizeof path, "%s/%s", SOUNDS_DIR, entry->d_name);
        assert_int_equal(stat(path, &status), 0);
        bytes += status.st_size;
        files++;
    }
    closedir(directory);
    assert_true(files > AUDIO_SOUNDS);
    assert_true(bytes < 4000 * 1000);
}

static void check_peak(const CatalogueEntry *entry, const char *file, void *data) {
    Clip clip = read_clip(file);
    const double decibels = 20 * log10(measure_peak(&clip));
    (void)data;
    if (decibels >= -1) fail_msg("%s peaks at %.2f dBFS", file, decibels);
    if (entry->group[0] && clip.info.channels != 1) fail_msg("%s: effects are mono", file);
    free(clip.samples);
}

/* No DC offset, and a sound ends in silence. */
static void check_rest(const CatalogueEntry *entry, const char *file, void *data) {
    Clip clip = read_clip(file);
    double sum = 0;
    const sf_count_t count = clip.info.frames * clip.info.channels;
    for (sf_count_t n = 0; n < count; n++) sum += clip.samples[n];
    (void)data;
    if (fabs(sum / (double)count) > 0.0005) fail_msg("%s lies %g off the middle", file, sum / (double)count);
    const bool goes_round = !entry->group[0] || strcmp(entry->group, "ambience") == 0;
    for (sf_count_t n = count - 48; n < count && !goes_round; n++)
        if (fabs(clip.samples[n]) > 0.003) fail_msg("%s is cut off at %g", file, clip.samples[n]);
    free(clip.samples);
}

static void test_sounds_come_to_rest(void **state) {
    (void)state;
    const SoundCatalogue catalogue = read_catalogue();
    visit_all(&catalogue, check_rest, NULL);
}

static void test_peaks_stay_under_one_decibel(void **state) {
    (void)state;
    const SoundCatalogue catalogue = read_catalogue();
    visit_all(&catalogue, check_peak, NULL);
}

typedef struct ClassRange {
    const char *group;
    double softest, loudest;
    int count;
} ClassRange;

static void widen_range(const CatalogueEntry *entry, const char *file, void *data) {
    ClassRange *range = data;
    if (strcmp(entry->group, range->group) != 0) return;
    Clip clip = read_clip(file);
    const double loudness = measure_loudness(&clip) + 20 * log10(entry->gain);
    free(clip.samples);
    range->softest = fmin(range->softest, loudness);
    range->loudest = fmax(range->loudest, loudness);
    range->count++;
}

static void test_classes_are_level(void **state) {
    (void)state;
    static const char *const groups[] = {"card", "chip", "dice", "sting", "ui"};
    const SoundCatalogue catalogue = read_catalogue();
    for (size_t n = 0; n < sizeof groups / sizeof *groups; n++) {
        ClassRange range = {groups[n], HUGE_VAL, -HUGE_VAL, 0};
        visit_all(&catalogue, widen_range, &range);
        print_message("%-6s %2d files, %.1f to %.1f LUFS\n", range.group, range.count, range.softest,
                      range.loudest);
        assert_true(range.count > 1);
        if (range.loudest - range.softest > 3) fail_msg("%s differs by more than 3 LU", range.group);
    }
}

/* The power of a room, LUFS: its layers have nothing to do with each other. */
static double measure_room(const SoundCatalogue *catalogue, const AudioRoom *room) {
    double power = 0;
    for (int l = 0; l < AUDIO_LAYERS; l++) {
        Clip clip = read_clip(catalogue->layers[l].files[0]);
        const double gain = catalogue->layers[l].gain * sin(room->level[l] / 100.0 * 1.5707963267948966);
        power += gain * gain * pow(10, measure_loudness(&clip) / 10);
        free(clip.samples);
    }
    return 10 * log10(power);
}

/* Every place that is painted has a tone of its own, all about equally loud, and no layer is made in vain. */
static void test_every_place_has_its_tone(void **state) {
    (void)state;
    const SoundCatalogue catalogue = read_catalogue();
    double softest = HUGE_VAL, loudest = -HUGE_VAL;
    int used[AUDIO_LAYERS] = {0}, painted = 0;
    DIR *directory = opendir(PLACES_DIR);
    const struct dirent *entry;
    assert_non_null(directory);
    while ((entry = readdir(directory))) {
        char place[64];
        const char *end = strrchr(entry->d_name, '.');
        if (!end || strcmp(end, ".webp") != 0 || strchr(entry->d_name, '-')) continue;
        snprintf(place, sizeof place, "%.*s", (int)(end - entry->d_name), entry->d_name);
        if (!room_find(place)) fail_msg("%s has no tone", place);
        painted++;
    }
    closedir(directory);
    assert_int_equal(painted, room_count());
    for (int n = 0; n < room_count(); n++) {
        const AudioRoom *room = room_at(n);
        const double loudness = measure_room(&catalogue, room);
        print_message("%-9s %.1f LUFS\n", room->place, loudness);
        softest = fmin(softest, loudness), loudest = fmax(loudest, loudness);
        for (int l = 0; l < AUDIO_LAYERS; l++) used[l] += room->level[l] > 0;
        for (int other = 0; other < n; other++)
            if (memcmp(room->level, room_at(other)->level, sizeof room->level) == 0)
                fail_msg("%s sounds like %s", room->place, room_at(other)->place);
    }
    assert_true(loudest - softest < 3);
    for (int l = 0; l < AUDIO_LAYERS; l++)
        if (!used[l]) fail_msg("%s is heard nowhere", audio_layer_name((AudioLayer)l));
}

/* Layers are long enough not to be noticed as they go round, of different lengths, and small. */
static void test_layers_are_long_and_small(void **state) {
    (void)state;
    const SoundCatalogue catalogue = read_catalogue();
    long long bytes = 0, frames[AUDIO_LAYERS];
    for (int l = 0; l < AUDIO_LAYERS; l++) {
        char path[4096];
        struct stat status;
        Clip clip = read_clip(catalogue.layers[l].files[0]);
        const double seconds = (double)clip.info.frames / clip.info.samplerate;
        frames[l] = clip.info.frames;
        free(clip.samples);
        assert_true(seconds >= 10 && seconds <= 14);
        for (int other = 0; other < l; other++) assert_true(frames[l] != frames[other]);
        snprintf(path, sizeof path, "%s/%s", SOUNDS_DIR, catalogue.layers[l].files[0]);
        assert_int_equal(stat(path, &status), 0);
        bytes += status.st_size;
    }
    assert_true(bytes <= 200 * 1000);
}

/* Music must leave the cards audible, and rooms the music. */
static void test_the_background_stays_behind(void **state) {
    (void)state;
    const SoundCatalogue catalogue = read_catalogue();
    Clip sting = read_clip(catalogue.sounds[AUDIO_WIN].files[0]);
    const double win = measure_loudness(&sting);
    double tone = -HUGE_VAL;
    for (int n = 0; n < room_count(); n++) tone = fmax(tone, measure_room(&catalogue, room_at(n)));
    double softest = HUGE_VAL, loudest = -HUGE_VAL;
    for (int m = 0; m < AUDIO_MUSICS; m++) {
        Clip music = read_clip(catalogue.music[m].files[0]);
        const double loudness = measure_tune(&music) + 20 * log10(catalogue.music[m].gain);
        const double seconds = (double)music.info.frames / music.info.samplerate;
        print_message("%-9s %.1f s, %.1f LUFS as it is played, true peak %.1f dBFS\n",
                      audio_music_name((AudioMusic)m), seconds, loudness, 20 * log10(measure_peak(&music)));
        assert_true(win > loudness + 3 && loudness > tone + 6);
        assert_true(seconds > 60 && seconds < 100);
        softest = fmin(softest, loudness), loudest = fmax(loudest, loudness);
        free(music.samples);
    }
    assert_true(loudest - softest < 1);
    free(sting.samples);
}

/* The step from the last sample to the first is no larger than the steps within. */
static void check_seam(const char *file) {
    Clip clip = read_clip(file);
    const sf_count_t frames = clip.info.frames, channels = clip.info.channels;
    for (sf_count_t c = 0; c < channels; c++) {
        double sum = 0;
        for (sf_count_t n = 1; n < frames; n++) {
            const double step = clip.samples[n * channels + c] - clip.samples[(n - 1) * channels + c];
            sum += step * step;
        }
        const double usual = sqrt(sum / (double)(frames - 1));
        const double seam = fabs(clip.samples[c] - clip.samples[(frames - 1) * channels + c]);
        if (seam > 4 * usual) fail_msg("%s clicks where it goes round: %g, usually %g", file, seam, usual);
    }
    free(clip.samples);
}

static void test_loops_have_no_seam(void **state) {
    (void)state;
    const SoundCatalogue catalogue = read_catalogue();
    for (int l = 0; l < AUDIO_LAYERS; l++) check_seam(catalogue.layers[l].files[0]);
    for (int m = 0; m < AUDIO_MUSICS; m++) check_seam(catalogue.music[m].files[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_name_has_files),     cmocka_unit_test(test_frequent_sounds_vary),
        cmocka_unit_test(test_every_file_is_used_once),  cmocka_unit_test(test_peaks_stay_under_one_decibel),
        cmocka_unit_test(test_classes_are_level),        cmocka_unit_test(test_the_background_stays_behind),
        cmocka_unit_test(test_loops_have_no_seam),       cmocka_unit_test(test_sounds_come_to_rest),
        cmocka_unit_test(test_every_place_has_its_tone), cmocka_unit_test(test_layers_are_long_and_small),
    };
    return cmocka_run_group_tests_name("sounds", tests, NULL, NULL);
}
