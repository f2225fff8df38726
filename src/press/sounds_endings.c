/* Endings and warnings: special wins and losses of hands, sets and games, and alerts. In D, like everything
 * the small combo plays at the table. */
#include "press/sounds_stings.h"

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

static void add_vibes(Tape *tape, const StingNote *notes, int count, double t60) {
    for (int n = 0; n < count; n++) sting_add_vibe(tape, &notes[n], t60);
}

static void add_horns(Tape *tape, const StingNote *notes, int count, double hold, double t60) {
    for (int n = 0; n < count; n++) sting_add_brass(tape, &notes[n], hold, t60);
}

/* A pure sabacc: stacked fifths and octaves with a long decay. */
static void draw_win_pure(Tape *tape, Noise *noise) {
    static const StingNote rise[] = {{0.00, 62, 0.8}, {0.14, 69, 0.8}, {0.28, 74, 0.85},
                                     {0.42, 81, 0.9}, {0.56, 86, 0.8}, {0.84, 93, 0.5}};
    static const StingNote ground[] = {{0.42, 50, 0.9}, {0.42, 57, 0.8}, {0.42, 62, 0.7}, {0.42, 69, 0.6}};
    add_vibes(tape, rise, COUNT(rise), 1.7);
    add_horns(tape, ground, COUNT(ground), 0.5, 0.9);
    sting_add_drum(tape, noise, 0.42, 73, 0.6);
    sting_add_cymbal(tape, noise, 0.42, 0.01, 1.3, 0.14);
    tape_room(tape, 0.20, 1.3, 1.0, false);
}

/* The Idiot's Array: three notes for nought, two, three, a semitone slip, and a cadence. */
static void draw_win_array(Tape *tape, Noise *noise) {
    static const StingNote count[] = {{0.00, 62, 0.9}, {0.18, 66, 0.9}, {0.30, 67, 0.9}};
    static const StingNote stumble[] = {{0.48, 80, 0.7}, {0.54, 79, 0.7},  {0.60, 78, 0.7},
                                        {0.66, 77, 0.7}, {0.72, 76, 0.75}, {0.78, 75, 0.8}};
    static const StingNote bow[] = {
        {0.98, 50, 1.0}, {0.98, 57, 0.8}, {0.98, 66, 0.8}, {0.98, 71, 0.7}, {0.98, 76, 0.6}};
    static const StingNote bells[] = {
        {0.98, 81, 0.8}, {1.08, 83, 0.7}, {1.18, 88, 0.7}, {1.38, 93, 0.5}, {1.48, 90, 0.4}};
    add_horns(tape, count, COUNT(count), 0.05, 0.12);
    for (int n = 0; n < COUNT(count); n++) sting_add_drum(tape, noise, count[n].at, 120, 0.35);
    add_vibes(tape, stumble, COUNT(stumble), 0.5);
    add_horns(tape, bow, COUNT(bow), 0.5, 1.0);
    add_vibes(tape, bells, COUNT(bells), 1.2);
    sting_add_drum(tape, noise, 0.98, 60, 0.8);
    sting_add_cymbal(tape, noise, 0.60, 0.36, 1.3, 0.18);
    tape_room(tape, 0.20, 1.3, 1.0, false);
}

/* The whole game is won: fourth, fifth, tonic, with all players. */
static void draw_win_game(Tape *tape, Noise *noise) {
    static const StingNote fourth[] = {
        {0.00, 43, 0.9}, {0.00, 55, 0.8}, {0.00, 59, 0.7}, {0.00, 62, 0.7}, {0.00, 67, 0.8}};
    static const StingNote fifth[] = {
        {0.42, 45, 0.9}, {0.42, 57, 0.8}, {0.42, 61, 0.7}, {0.42, 64, 0.7}, {0.42, 69, 0.8}};
    static const StingNote pick_up[] = {{0.70, 69, 0.7}, {0.84, 71, 0.7}, {0.98, 73, 0.8}};
    static const StingNote home[] = {{1.12, 38, 1.0}, {1.12, 50, 0.9}, {1.12, 57, 0.8}, {1.12, 66, 0.8},
                                     {1.12, 69, 0.7}, {1.12, 74, 0.9}, {1.12, 78, 0.5}};
    static const int peal[] = {86, 85, 83, 81, 78, 81, 83, 85};
    add_horns(tape, fourth, COUNT(fourth), 0.2, 0.25);
    add_horns(tape, fifth, COUNT(fifth), 0.1, 0.2);
    add_horns(tape, pick_up, COUNT(pick_up), 0.03, 0.1);
    add_horns(tape, home, COUNT(home), 0.9, 1.2);
    for (int n = 0; n < 12; n++) sting_add_drum(tape, noise, 0.70 + 0.034 * n, 92, 0.10 + 0.03 * n);
    sting_add_drum(tape, noise, 0.00, 82, 0.5);
    sting_add_drum(tape, noise, 0.42, 82, 0.5);
    sting_add_drum(tape, noise, 1.12, 55, 1.0);
    sting_add_cymbal(tape, noise, 0.60, 0.5, 2.0, 0.24);
    for (int n = 0; n < 16; n++)
        sting_add_vibe(tape, &(StingNote){1.16 + 0.11 * n, peal[n % COUNT(peal)], 0.8 - 0.035 * n}, 1.0);
    tape_room(tape, 0.22, 1.5, 1.0, false);
}

/* A player is eliminated: a low bell, and a chair. */
static void draw_out(Tape *tape, Noise *noise) {
    static const Mode chair[] = {{97, 1.0, 0.16}, {171, 0.7, 0.12}, {318, 0.4, 0.07}};
    sting_add_bell(tape, 0.002, 62, 1.9, 0.5);
    sting_add_brass(tape, &(StingNote){0.05, 65, 0.5}, 0.15, 0.5);
    sting_add_brass(tape, &(StingNote){0.38, 62, 0.5}, 0.25, 0.7);
    tape_strike(tape, 0.75, 0.5, noise_range(noise, 0.96, 1.04), chair, COUNT(chair));
    tape_room(tape, 0.20, 1.1, 1.0, false);
}

/* All in: a growing roll under a semitone, which stops abruptly. */
static void draw_all_in(Tape *tape, Noise *noise) {
    for (int n = 0; n < 20; n++) {
        const double touch = noise_range(noise, 0.85, 1.1);
        sting_add_drum(tape, noise, 0.042 * n, 104, (0.10 + 0.028 * n) * touch);
    }
    sting_add_drum(tape, noise, 0.92, 55, 1.0);
    sting_add_brass(tape, &(StingNote){0.30, 69, 0.6}, 0.45, 0.15);
    sting_add_brass(tape, &(StingNote){0.30, 70, 0.6}, 0.45, 0.15);
    sting_add_brass(tape, &(StingNote){0.92, 62, 0.9}, 0.10, 0.4);
    sting_add_cymbal(tape, noise, 0.30, 0.60, 0.25, 0.30);
    tape_room(tape, 0.16, 0.9, 1.0, false);
}

/* The timer's shift: a tolling bell. */
static void draw_toll(Tape *tape, Noise *noise) {
    (void)noise;
    sting_add_bell(tape, 0.002, 57, 2.2, 0.6);
    tape_room(tape, 0.18, 1.2, 1.0, false);
}

static void draw_set_won(Tape *tape, Noise *noise) {
    static const StingNote lamp[] = {{0.00, 69, 0.8}, {0.09, 74, 0.8}, {0.18, 78, 0.9}, {0.18, 81, 0.5}};
    (void)noise;
    add_vibes(tape, lamp, COUNT(lamp), 1.0);
    sting_add_brass(tape, &(StingNote){0.16, 50, 0.6}, 0.10, 0.35);
    tape_room(tape, 0.15, 0.8, 1.0, false);
}

static void draw_set_lost(Tape *tape, Noise *noise) {
    static const StingNote lamp[] = {{0.00, 69, 0.8}, {0.12, 65, 0.75}, {0.24, 62, 0.8}};
    (void)noise;
    add_vibes(tape, lamp, COUNT(lamp), 0.9);
    sting_add_brass(tape, &(StingNote){0.24, 50, 0.5}, 0.10, 0.35);
    tape_room(tape, 0.15, 0.8, 1.0, false);
}

/* A skift or a clone: a flicker between two tones. */
static void draw_device(Tape *tape, Noise *noise) {
    double at = 0.004;
    for (int n = 0; n < 9; n++) {
        const double hz = synth_note_hz(noise_range(noise, 70, 98));
        const double ratio = noise_range(noise, 0.5, 3.0);
        tape_tone(tape, &(Tone){.at = at,
                                .from_hz = hz,
                                .to_hz = 0.8 * hz,
                                .glide = 0.03,
                                .attack = 0.002,
                                .hold = 0.014,
                                .t60 = 0.03,
                                .gain = 0.3,
                                .ratio = ratio,
                                .index = 3,
                                .index_t60 = 0.1});
        at += noise_range(noise, 0.022, 0.038);
    }
    sting_add_vibe(tape, &(StingNote){at, 74, 0.6}, 0.7);
    sting_add_vibe(tape, &(StingNote){at + 0.02, 80, 0.5}, 0.7);
    tape_room(tape, 0.14, 0.7, 0.8, false);
}

/* The deal of the day: a short tune. */
static void draw_day(Tape *tape, Noise *noise) {
    static const StingNote tune[] = {
        {0.00, 62, 0.7}, {0.16, 69, 0.75}, {0.28, 67, 0.7}, {0.44, 71, 0.8}, {0.60, 74, 0.9}};
    static const StingNote under[] = {{0.58, 50, 0.6}, {0.58, 59, 0.4}, {0.58, 66, 0.4}};
    add_vibes(tape, tune, COUNT(tune), 1.2);
    add_horns(tape, under, COUNT(under), 0.2, 0.6);
    sting_add_cymbal(tape, noise, 0.58, 0.01, 0.8, 0.10);
    tape_room(tape, 0.16, 1.0, 1.0, false);
}

static const SoundRecipe recipes[] = {
    {"win-pure", SOUND_CLASS_STING, 1, 2.6, 1.0, draw_win_pure},
    {"win-array", SOUND_CLASS_STING, 1, 2.8, 1.2, draw_win_array},
    {"win-game", SOUND_CLASS_STING, 1, 4.0, 1.4, draw_win_game},
    {"out", SOUND_CLASS_STING, 1, 2.1, 0, draw_out},
    {"all-in", SOUND_CLASS_STING, 1, 1.5, 0.4, draw_all_in},
    {"toll", SOUND_CLASS_STING, 1, 2.2, -0.4, draw_toll},
    {"set-won", SOUND_CLASS_STING, 1, 1.3, -0.4, draw_set_won},
    {"set-lost", SOUND_CLASS_STING, 1, 1.3, -0.8, draw_set_lost},
    {"device", SOUND_CLASS_STING, 1, 1.1, -1.0, draw_device},
    {"day", SOUND_CLASS_STING, 1, 1.8, -0.2, draw_day},
};

const SoundBook sound_book_endings = {recipes, COUNT(recipes)};
