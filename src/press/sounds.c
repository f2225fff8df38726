/* sabacc-press-sounds: synthesises every sound of the game and writes it as Ogg Vorbis. The same program
 * makes the same samples everywhere, bit for bit, and the same files with the same encoder.
 *
 *   sabacc-press-sounds DIR [NAME]     writes all sounds, or those called NAME, into DIR
 *   sabacc-press-sounds --hash [NAME]  prints the hash of the samples of each file before they are encoded
 *   sabacc-press-sounds --check DIR [NAME]  does the same, and lists the files of DIR that differ from them
 */
#include "press/sounds.h"
#include "base/hash.h"

#include "press/sounds_ogg.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double ceiling = 0.80; /* −1.9 dBFS: headroom for the encoder's overshoot */

/* Sounds heard together are equally loud; frequent ones are softer. LUFS: for music over the whole, otherwise
 * over the loudest 400 ms. */
static const double levels[SOUND_CLASSES] = {
    [SOUND_CLASS_CARD] = -27,  [SOUND_CLASS_CHIP] = -29, [SOUND_CLASS_DICE] = -25,
    [SOUND_CLASS_STING] = -21, [SOUND_CLASS_UI] = -31.5, [SOUND_CLASS_AMBIENCE] = -36,
    [SOUND_CLASS_MUSIC] = -23,
};

static const SoundBook *const books[] = {
    &sound_book_cards,   &sound_book_chips, &sound_book_dice,  &sound_book_stings,
    &sound_book_endings, &sound_book_ui,    &sound_book_rooms,
};

/* Of the encoder, 0…1: what is heard behind other sounds needs less. */
static double quality_of(SoundClass group) {
    return group == SOUND_CLASS_MUSIC ? 0.02 : group == SOUND_CLASS_AMBIENCE ? 0.2 : 0.42;
}

/* Between a file and its samples: the encoder alters noise. */
static const double min_likeness = 0.9;

typedef struct Job {
    bool prints;           /* print hashes, write nothing */
    const char *directory; /* to write to or compare with; NULL: neither */
    const char *only;      /* NULL: every sound */
} Job;

static short to_pcm(double sample) { return (short)floor(sample * 32767 + 0.5); }

static uint64_t hash_lane(uint64_t hash, const Tape *lane) {
    for (int i = 0; lane && i < lane->length; i++) {
        const unsigned word = (unsigned)to_pcm(lane->sample[i]) & 0xffffu;
        hash = hash_step(hash, word & 0xffu);
        hash = hash_step(hash, word >> 8);
    }
    return hash;
}

static bool deliver(const Job *job, const char *file, SoundClass group, double trim, Tape *left,
                    Tape *right) {
    const double lufs = levels[group] + trim;
    if (!sound_set_level(left, right, right ? JUDGED_BY_WHOLE : JUDGED_BY_LOUDEST, lufs, ceiling)) {
        fprintf(stderr, "sabacc-press-sounds: %s cannot be as loud as its class without clipping\n", file);
        return false;
    }
    if (job->prints) {
        const uint64_t hash = hash_lane(hash_lane(HASH_START, left), right);
        printf("%016llx %s\n", (unsigned long long)hash, file);
        if (!job->directory) return true;
    }
    char path[4096];
    if (snprintf(path, sizeof path, "%s/%s.ogg", job->directory, file) >= (int)sizeof path) {
        fprintf(stderr, "sabacc-press-sounds: the name of the directory is too long: %s\n", job->directory);
        return false;
    }
    if (!job->prints) return ogg_write(path, left, right, quality_of(group));
    const double likeness = ogg_likeness(path, left, right);
    if (likeness >= min_likeness) return true;
    fprintf(stderr, "sabacc-press-sounds: %s is not what is made now (alike by %.3f): press it anew\n", path,
            likeness);
    return false;
}

static Tape draw_short(const SoundRecipe *recipe, Noise *noise) {
    Tape tape = tape_new(recipe->seconds);
    recipe->draw(&tape, noise);
    tape_high_pass(&tape, 35);
    tape_fade_ends(&tape, 0.0005, 0.04);
    return tape;
}

static bool make_variant(const Job *job, const SoundRecipe *recipe, int variant) {
    Noise noise = noise_seed(recipe->name, variant);
    Tape tape =
        recipe->group == SOUND_CLASS_AMBIENCE ? sound_draw_loop(recipe, &noise) : draw_short(recipe, &noise);
    char file[64];
    snprintf(file, sizeof file, recipe->variants > 1 ? "%s-%d" : "%s", recipe->name, variant + 1);
    const bool is_made = deliver(job, file, recipe->group, recipe->trim, &tape, NULL);
    tape_free(&tape);
    return is_made;
}

static bool is_wanted(const Job *job, const char *name) { return !job->only || strcmp(job->only, name) == 0; }

static bool make_book(const Job *job, const SoundBook *book) {
    for (int n = 0; n < book->count; n++)
        for (int v = 0; v < book->recipes[n].variants && is_wanted(job, book->recipes[n].name); v++)
            if (!make_variant(job, &book->recipes[n], v)) return false;
    return true;
}

typedef struct Tune {
    const char *file;
    void (*draw)(Tape *left, Tape *right);
} Tune;

static const Tune tunes[] = {
    {"music-lounge", sound_draw_lounge},
    {"music-backroom", sound_draw_backroom},
    {"music-stakes", sound_draw_stakes},
};

static bool make_tune(const Job *job, const Tune *tune) {
    Tape left, right;
    tune->draw(&left, &right);
    const bool is_made = deliver(job, tune->file, SOUND_CLASS_MUSIC, 0, &left, &right);
    tape_free(&left);
    tape_free(&right);
    return is_made;
}

static bool is_known(const char *name) {
    for (size_t b = 0; b < sizeof books / sizeof *books; b++)
        for (int n = 0; n < books[b]->count; n++)
            if (strcmp(books[b]->recipes[n].name, name) == 0) return true;
    for (size_t t = 0; t < sizeof tunes / sizeof *tunes; t++)
        if (strcmp(tunes[t].file, name) == 0) return true;
    return false;
}

static bool read_words(int argc, char **argv, Job *job) {
    if (argc < 2) return false;
    const bool checks = strcmp(argv[1], "--check") == 0;
    const int name_at = checks ? 3 : 2;
    if (argc > name_at + 1 || (checks && argc < 3)) return false;
    job->prints = checks || strcmp(argv[1], "--hash") == 0;
    job->directory = checks ? argv[2] : job->prints ? NULL : argv[1];
    job->only = argc == name_at + 1 ? argv[name_at] : NULL;
    return true;
}

int main(int argc, char **argv) {
    Job job;
    if (!read_words(argc, argv, &job)) {
        fputs("usage: sabacc-press-sounds DIR|--hash [NAME]\n       sabacc-press-sounds --check DIR [NAME]\n",
              stderr);
        return 2;
    }
    if (job.only && !is_known(job.only)) {
        fprintf(stderr, "sabacc-press-sounds: there is no sound called %s\n", job.only);
        return 2;
    }
    for (size_t b = 0; b < sizeof books / sizeof *books; b++)
        if (!make_book(&job, books[b])) return 1;
    for (size_t t = 0; t < sizeof tunes / sizeof *tunes; t++)
        if (is_wanted(&job, tunes[t].file) && !make_tune(&job, &tunes[t])) return 1;
    return 0;
}
