/* Cards: linen-finished board on felt. A card has three sounds: its face rubs, its board snaps, it lands. */
#include "press/sounds.h"

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

/* A released thin board: short, dull, slightly metallic. */
static const Mode snap[] = {
    {880, 0.9, 0.030}, {1730, 0.8, 0.022}, {2960, 0.6, 0.016}, {4420, 0.35, 0.012}, {6900, 0.18, 0.008},
};
/* The table under the felt. */
static const Mode landing[] = {{118, 1.0, 0.085}, {196, 0.7, 0.060}, {342, 0.35, 0.035}};

static void add_snap(Tape *tape, Noise *noise, double at, double gain) {
    const double pitch = noise_range(noise, 0.90, 1.12);
    tape_strike(tape, at, 0.30 * gain, pitch, snap, COUNT(snap));
    tape_hiss(tape,
              &(Hiss){.at = at,
                      .attack = 0.0005,
                      .t60 = 0.022,
                      .gain = 1.5 * gain,
                      .from_hz = 3600 * pitch,
                      .to_hz = 2400 * pitch,
                      .q = 0.6},
              noise);
}

static void add_landing(Tape *tape, Noise *noise, double at, double gain) {
    tape_strike(tape, at, 0.40 * gain, noise_range(noise, 0.92, 1.08), landing, COUNT(landing));
    tape_hiss(tape,
              &(Hiss){.at = at,
                      .attack = 0.001,
                      .t60 = 0.045,
                      .gain = 1.1 * gain,
                      .from_hz = 900,
                      .to_hz = 420,
                      .q = 0.7},
              noise);
}

static void add_rub(Tape *tape, Noise *noise, double at, double seconds, double gain, double from_hz,
                    double to_hz) {
    const Hiss body = {.at = at,
                       .attack = 0.6 * seconds,
                       .hold = 0.1 * seconds,
                       .t60 = 0.5 * seconds,
                       .gain = gain,
                       .from_hz = from_hz,
                       .to_hz = to_hz,
                       .q = 0.8,
                       .grain = 0.7};
    Hiss air = body;
    air.gain *= 0.35;
    air.from_hz *= 2.3;
    air.to_hz *= 2.3;
    tape_hiss(tape, &body, noise);
    tape_hiss(tape, &air, noise);
}

static void draw_deal(Tape *tape, Noise *noise) {
    const double off = noise_range(noise, 0.055, 0.075), down = off + noise_range(noise, 0.060, 0.085);
    add_rub(tape, noise, 0.0, off, 0.9, 2100, noise_range(noise, 3800, 5000));
    add_snap(tape, noise, off, noise_range(noise, 0.8, 1.0));
    add_rub(tape, noise, off + 0.01, down - off, 0.16, 3200, 1900);
    add_landing(tape, noise, down, noise_range(noise, 0.7, 0.95));
    add_rub(tape, noise, down, noise_range(noise, 0.05, 0.08), 0.35, 2400, 1300);
}

static void draw_slide(Tape *tape, Noise *noise) {
    const double stop = noise_range(noise, 0.23, 0.29);
    add_rub(tape, noise, 0.0, stop, 0.8, 1500, noise_range(noise, 2500, 3300));
    add_rub(tape, noise, 0.4 * stop, 0.5 * stop, 0.3, 2600, 1800);
    add_landing(tape, noise, stop * 0.93, 0.18);
}

/* The edge is lifted, the face moves through the air, the card falls flat. */
static void draw_flip(Tape *tape, Noise *noise) {
    const double up = noise_range(noise, 0.018, 0.028), down = up + noise_range(noise, 0.115, 0.145);
    add_rub(tape, noise, 0.0, up, 0.5, 2800, 4600);
    add_snap(tape, noise, up, noise_range(noise, 0.45, 0.6));
    add_rub(tape, noise, up + 0.02, down - up - 0.02, 0.22, 1100, 2600);
    add_snap(tape, noise, down, noise_range(noise, 0.75, 1.0));
    add_landing(tape, noise, down + 0.002, noise_range(noise, 0.55, 0.75));
}

/* A fold: two or three cards slide over the felt and come to rest on each other. */
static void draw_fold(Tape *tape, Noise *noise) {
    const double stop = noise_range(noise, 0.17, 0.21);
    add_rub(tape, noise, 0.0, stop, 0.75, 1900, 2900);
    add_landing(tape, noise, stop, 0.5);
    add_snap(tape, noise, stop + 0.004, 0.28);
    add_snap(tape, noise, stop + noise_range(noise, 0.035, 0.055), 0.2);
    add_landing(tape, noise, stop + 0.06, 0.25);
}

/* The interference field closes over a card: a rising charge, a bolt that engages, a sustained hum. */
static void draw_field_lock(Tape *tape, Noise *noise) {
    static const Mode bolt[] = {{214, 1.0, 0.12}, {531, 0.8, 0.09}, {1187, 0.5, 0.06}, {2745, 0.25, 0.04}};
    const double lock = 0.21;
    tape_tone(tape, &(Tone){.from_hz = 165,
                            .to_hz = 660,
                            .glide = lock,
                            .attack = lock,
                            .t60 = 0.05,
                            .gain = 0.30,
                            .ratio = 2.01,
                            .index = 5,
                            .index_t60 = 0.5});
    tape_hiss(
        tape,
        &(Hiss){
            .attack = lock, .t60 = 0.05, .gain = 0.5, .from_hz = 900, .to_hz = 5200, .q = 4, .grain = 0.4},
        noise);
    tape_strike(tape, lock, 0.5, noise_range(noise, 0.97, 1.03), bolt, COUNT(bolt));
    add_snap(tape, noise, lock, 0.5);
    static const double hum[] = {220, 330.6, 440.9, 661.2};
    for (int n = 0; n < COUNT(hum); n++)
        tape_tone(tape, &(Tone){.at = lock,
                                .from_hz = hum[n],
                                .to_hz = hum[n],
                                .attack = 0.015,
                                .hold = 0.06,
                                .t60 = 0.55,
                                .gain = 0.16 / (n + 1),
                                .ratio = 3,
                                .index = 1.6,
                                .index_t60 = 0.4,
                                .tremolo_hz = 23,
                                .tremolo = 0.45});
}

static void draw_in_room(Tape *tape, Noise *noise, void (*draw)(Tape *, Noise *)) {
    draw(tape, noise);
    tape_room(tape, 0.10, 0.28, 0.45, false);
}

static void make_deal(Tape *tape, Noise *noise) { draw_in_room(tape, noise, draw_deal); }
static void make_slide(Tape *tape, Noise *noise) { draw_in_room(tape, noise, draw_slide); }
static void make_flip(Tape *tape, Noise *noise) { draw_in_room(tape, noise, draw_flip); }
static void make_fold(Tape *tape, Noise *noise) { draw_in_room(tape, noise, draw_fold); }
static void make_field_lock(Tape *tape, Noise *noise) { draw_in_room(tape, noise, draw_field_lock); }

/* The field releases a card: the hum fades under a click, as of a bolt drawn back. */
static void draw_field_release(Tape *tape, Noise *noise) {
    static const Mode bolt[] = {{531, 0.8, 0.06}, {1187, 0.6, 0.05}, {2745, 0.4, 0.035}};
    tape_strike(tape, 0.004, 0.4, noise_range(noise, 0.97, 1.03), bolt, COUNT(bolt));
    tape_tone(tape, &(Tone){.at = 0.01,
                            .from_hz = 660,
                            .to_hz = 165,
                            .glide = 0.26,
                            .attack = 0.01,
                            .hold = 0.06,
                            .t60 = 0.30,
                            .gain = 0.30,
                            .ratio = 2.01,
                            .index = 3,
                            .index_t60 = 0.4});
    add_rub(tape, noise, 0.10, 0.16, 0.5, 2600, 1600);
    add_landing(tape, noise, 0.27, 0.3);
}

/* A riffle shuffle: the corners of two half decks fall alternately, then the bridge collapses. */
static void draw_shuffle(Tape *tape, Noise *noise) {
    double at = 0.01;
    for (int n = 0; n < 26; n++) {
        add_snap(tape, noise, at, noise_range(noise, 0.22, 0.50));
        at += noise_range(noise, 0.014, 0.026);
    }
    for (int n = 0; n < 18; n++) {
        const double along = n / 18.0;
        add_snap(tape, noise, at + 0.08 + 0.30 * along * along, noise_range(noise, 0.10, 0.22));
    }
    add_rub(tape, noise, at + 0.06, 0.34, 0.5, 1400, 3000);
    add_landing(tape, noise, at + 0.42, 0.9);
    add_snap(tape, noise, at + 0.42, 0.5);
}

/* A knuckle on the rail: the seat stands. */
static void draw_knock(Tape *tape, Noise *noise) {
    static const Mode knuckle[] = {{186, 1.0, 0.09}, {334, 0.8, 0.07}, {690, 0.5, 0.045}, {1310, 0.2, 0.025}};
    for (int n = 0; n < 2; n++) {
        const double at = 0.003 + 0.11 * n, gain = n == 0 ? 0.7 : 0.5;
        tape_strike(tape, at, gain, noise_range(noise, 0.93, 1.07), knuckle, COUNT(knuckle));
        tape_hiss(tape,
                  &(Hiss){.at = at,
                          .attack = 0.0006,
                          .t60 = 0.018,
                          .gain = 0.5 * gain,
                          .from_hz = 1500,
                          .to_hz = 850,
                          .q = 0.7},
                  noise);
    }
}

/* A side card with bevelled edges: heavier than a card, it clicks into its place on the board. */
static void draw_side_card(Tape *tape, Noise *noise) {
    static const Mode bevel[] = {{410, 1.0, 0.07}, {980, 0.9, 0.06}, {1940, 0.7, 0.045}, {3620, 0.4, 0.03}};
    add_rub(tape, noise, 0.0, 0.09, 0.6, 1800, 3000);
    tape_strike(tape, 0.095, 0.6, noise_range(noise, 0.96, 1.04), bevel, COUNT(bevel));
    add_landing(tape, noise, 0.095, 0.9);
    for (int n = 0; n < 2; n++)
        tape_tone(tape, &(Tone){.at = 0.14 + 0.07 * n,
                                .from_hz = n == 0 ? 587 : 880,
                                .to_hz = n == 0 ? 587 : 880,
                                .attack = 0.004,
                                .hold = 0.03,
                                .t60 = 0.16,
                                .gain = 0.16,
                                .ratio = 2,
                                .index = 1.8,
                                .index_t60 = 0.1});
}

static const SoundRecipe recipes[] = {
    {"deal", SOUND_CLASS_CARD, 4, 0.36, 0, make_deal},
    {"slide", SOUND_CLASS_CARD, 3, 0.46, -0.6, make_slide},
    {"flip", SOUND_CLASS_CARD, 4, 0.36, 0.2, make_flip},
    {"fold", SOUND_CLASS_CARD, 3, 0.44, -0.4, make_fold},
    {"field-lock", SOUND_CLASS_CARD, 1, 0.95, 1, make_field_lock},
    {"field-release", SOUND_CLASS_CARD, 1, 0.60, 0, draw_field_release},
    {"shuffle", SOUND_CLASS_CARD, 2, 1.20, 1.2, draw_shuffle},
    {"knock", SOUND_CLASS_CARD, 3, 0.32, -0.6, draw_knock},
    {"side-card", SOUND_CLASS_CARD, 2, 0.50, 0.6, draw_side_card},
};

const SoundBook sound_book_cards = {recipes, COUNT(recipes)};
