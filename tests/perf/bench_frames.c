/* bench_frames [--size WxH] [--frames N] [--only NAME]: what a frame costs in software, as JSON on stdout.
 * Each row declares the same scene many times, slightly changed each time, and measures declaring and
 * painting it into memory, without a window. Times are printed without limits: they depend on the machine,
 * and only rows of one run are comparable. The worst frame is given twice, in wall-clock time and in this
 * thread's processor time: a difference means other load. */

#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "decks/deck.h"
#include "render/canvas.h"

enum { CARDS = 40, COLUMNS = 10, LINES = 48, WARM_UP = 4, FRAMES_MAX = 100000 };
static const float CARD_WIDTH = 150, CARD_HEIGHT = 210;

typedef struct Bench {
    Deck *deck;
    Fonts *fonts;
    Sprites *sprites;
    Canvas *canvas;
    Layout layout;
    Pixmap *screen;
} Bench;

/* ---- the scenes ---- */

static void say_table(Canvas *canvas) {
    canvas_backdrop(canvas, &(BackdropShape){.top = 0xff0e2024u,
                                             .bottom = 0xff0b181cu,
                                             .light = 0xe01f4a4bu,
                                             .light_x = 0.5f,
                                             .light_y = 0.46f,
                                             .light_reach = 0.95f,
                                             .vignette = 0.6f});
}

static void say_card(Canvas *canvas, int index, float x, float y, float angle) {
    static const char *const names[] = {"ci+1", "ci-2", "tr+3", "tr-4", "sq+5", "sq-6", "ci+7", "sylop"};
    char asset[32];
    snprintf(asset, sizeof asset, "spike/%s", names[(size_t)index % (sizeof names / sizeof *names)]);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = {x, y, CARD_WIDTH, CARD_HEIGHT}, .angle = angle});
}

static void say_cards(Canvas *canvas, int count, float turned_by) {
    for (int i = 0; i < count; i++) {
        float x = 100 + (float)(i % COLUMNS) * 170, y = 60 + (float)(i / COLUMNS) * 240;
        say_card(canvas, i, x, y, (float)i * 0.1f + turned_by);
    }
}

static void say_all_turning(Bench *bench, int frame) {
    say_table(bench->canvas);
    say_cards(bench->canvas, CARDS, (float)frame * 0.05f);
}

static void say_at_rest(Bench *bench, int frame) {
    (void)frame;
    say_table(bench->canvas);
    say_cards(bench->canvas, CARDS, 0);
}

/* Across the others in two thirds of a second, as a card is dealt, and again, never over the same places. */
static void say_one_in_flight(Bench *bench, int frame) {
    say_table(bench->canvas);
    say_cards(bench->canvas, CARDS - 1, 0);
    float way = (float)(frame % 40) / 40;
    say_card(bench->canvas, CARDS - 1, 885 + way * 700, 40 + way * 800, way * 0.6f + (float)frame * 0.001f);
}

static void say_flip(Bench *bench, int frame) {
    say_table(bench->canvas);
    say_cards(bench->canvas, CARDS - 1, 0);
    canvas_sprite(bench->canvas, &(Sprite){.asset = "spike/back",
                                           .box = {885, 435, CARD_WIDTH, CARD_HEIGHT},
                                           .turn = (float)(frame % 40) / 40 * 1.5f + (float)frame * 1e-5f,
                                           .angle = 0.1f});
}

static void say_text(Bench *bench, int frame) {
    say_table(bench->canvas);
    const TextStyle style = {FONT_TEXT, 24, 0xffe8e2d0u, TEXT_LEFT};
    for (int i = 0; i < LINES; i++) {
        char line[96];
        snprintf(line, sizeof line, "Seat %d raises to %d and holds 3 cards; the hand pot is %d.", i % 8,
                 (frame * 7 + i) % 1000, (frame + i * 13) % 500);
        canvas_text(bench->canvas, (Box){80.0f + (float)(i % 2) * 900, 40 + (float)i / 2 * 40, 860, 40},
                    &style, line);
    }
}

typedef struct Row {
    const char *name, *what;
    void (*say)(Bench *bench, int frame);
    bool is_repainted; /* the whole picture every time, changed or not */
} Row;

static const Row rows[] = {
    {"all_turning", "40 cards of 150x210, every one turning", say_all_turning, false},
    {"one_in_flight", "one card flying over 39 fanned ones at rest", say_one_in_flight, false},
    {"one_flipping", "one card flipping among 39 fanned ones at rest", say_flip, false},
    {"at_rest", "40 fanned cards, nothing changed", say_at_rest, false},
    {"full_repaint", "40 fanned cards at rest, the whole screen repainted", say_at_rest, true},
    {"text", "48 lines of text, every one new", say_text, false},
};

/* ---- measuring ---- */

static double read_ms(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

typedef struct Cost {
    double wall_ms, own_ms, pixels;
} Cost;

static Cost run_frame(Bench *bench, const Row *row, int frame) {
    PixelRect damage[CANVAS_DAMAGE_MAX];
    double wall = read_ms(CLOCK_MONOTONIC), own = read_ms(CLOCK_THREAD_CPUTIME_ID);
    if (row->is_repainted) canvas_invalidate(bench->canvas);
    sprites_collect(bench->sprites);
    canvas_begin(bench->canvas, &bench->layout);
    row->say(bench, frame);
    int count = canvas_end(bench->canvas, target_of(bench->screen), damage);
    Cost cost = {.own_ms = read_ms(CLOCK_THREAD_CPUTIME_ID) - own,
                 .wall_ms = read_ms(CLOCK_MONOTONIC) - wall};
    for (int i = 0; i < count; i++) cost.pixels += (double)damage[i].width * damage[i].height;
    return cost;
}

static int compare(const void *a, const void *b) {
    double x = ((const Cost *)a)->wall_ms, y = ((const Cost *)b)->wall_ms;
    return (x > y) - (x < y);
}

static json_t *figures(const Row *row, Cost *costs, int count) {
    double sum = 0, pixels = 0, worst_own = 0;
    for (int i = 0; i < count; i++) {
        sum += costs[i].wall_ms, pixels += costs[i].pixels;
        if (costs[i].own_ms > worst_own) worst_own = costs[i].own_ms;
    }
    qsort(costs, (size_t)count, sizeof *costs, compare);
    json_t *found = json_object();
    json_object_set_new(found, "what", json_string(row->what));
    json_object_set_new(found, "p50_ms", json_real(costs[count / 2].wall_ms));
    json_object_set_new(found, "p95_ms", json_real(costs[(int)((double)(count - 1) * 0.95)].wall_ms));
    json_object_set_new(found, "worst_ms", json_real(costs[count - 1].wall_ms));
    json_object_set_new(found, "worst_own_ms", json_real(worst_own));
    json_object_set_new(found, "mean_ms", json_real(sum / count));
    json_object_set_new(found, "megapixels", json_real(pixels / count / 1e6));
    return found;
}

/* The pictures are drawn before the first frame that counts. */
static json_t *measure(Bench *bench, const Row *row, int frames) {
    Cost *costs = calloc((size_t)frames, sizeof *costs);
    if (!costs) return NULL;
    for (int frame = -WARM_UP; frame < frames; frame++) {
        Cost cost = run_frame(bench, row, frame + WARM_UP);
        if (frame < 0) sprites_settle(bench->sprites);
        if (frame >= 0) costs[frame] = cost;
    }
    json_t *found = figures(row, costs, frames);
    free(costs);
    return found;
}

/* ---- running ---- */

static PictureDocument document(void *user, const char *asset) {
    const Bench *bench = user;
    char *svg = deck_face_svg(bench->deck, strchr(asset, '/') + 1);
    return (PictureDocument){.bytes = svg, .length = svg ? strlen(svg) : 0};
}

static bool bench_open(Bench *bench, int width, int height) {
    char error[512] = "there is not enough memory";
    const char *const fonts[] = {FONTS_DIR, NULL};
    bench->deck = deck_open(ASSETS_DIR "/cards/spike", error, sizeof error);
    bench->fonts = bench->deck ? fonts_open(fonts, error, sizeof error) : NULL;
    bench->sprites =
        bench->fonts ? sprites_create((SpriteSource){.document = document, .user = bench}) : NULL;
    bench->canvas = bench->sprites ? canvas_create(bench->fonts, bench->sprites) : NULL;
    bench->screen = bench->canvas ? pixmap_create(width, height) : NULL;
    bench->layout = layout_for(width, height);
    if (!bench->screen) fprintf(stderr, "bench_frames: %s\n", error);
    return bench->screen;
}

static void bench_close(Bench *bench) {
    pixmap_free(bench->screen);
    canvas_free(bench->canvas);
    sprites_close(bench->sprites);
    fonts_close(bench->fonts);
    deck_close(bench->deck);
}

typedef struct Wish {
    int width, height, frames;
    const char *only;
} Wish;

static bool read_wish(int argc, char **argv, Wish *wish) {
    static const struct option options[] = {{"size", required_argument, NULL, 's'},
                                            {"frames", required_argument, NULL, 'f'},
                                            {"only", required_argument, NULL, 'o'},
                                            {0}};
    for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (option == 's' && sscanf(optarg, "%dx%d", &wish->width, &wish->height) != 2) return false;
        if (option == 'f') wish->frames = atoi(optarg);
        if (option == 'o') wish->only = optarg;
        if (option == '?') return false;
    }
    return optind == argc && wish->width >= 1 && wish->width <= 8192 && wish->height >= 1 &&
           wish->height <= 8192 && wish->frames >= 1 && wish->frames <= FRAMES_MAX;
}

static json_t *measure_all(Bench *bench, const Wish *wish) {
    json_t *found = json_object();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (wish->only && strcmp(wish->only, rows[i].name) != 0) continue;
        json_object_set_new(found, rows[i].name, measure(bench, &rows[i], wish->frames));
    }
    return found;
}

int main(int argc, char **argv) {
    Wish wish = {.width = 1920, .height = 1080, .frames = 400};
    if (!read_wish(argc, argv, &wish)) {
        fprintf(stderr, "usage: bench_frames [--size WxH] [--frames N] [--only NAME]\n");
        return 2;
    }
    Bench bench = {0};
    json_t *found = bench_open(&bench, wish.width, wish.height) ? measure_all(&bench, &wish) : NULL;
    if (found && json_object_size(found) == 0)
        fprintf(stderr, "bench_frames: no row is named %s\n", wish.only);
    bool has_any = found && json_object_size(found) > 0;
    if (has_any) json_dumpf(found, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(4));
    if (has_any) printf("\n");
    json_decref(found);
    bench_close(&bench);
    return has_any ? 0 : 2;
}
