/* Letters that the program's own fonts lack: from a font of the system where there is one (fonts_test with),
 * as an empty box where there is none (fonts_test without). test_fonts.py makes the only font that is found.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL_ttf.h>

#include "render/canvas.h"
#include "render/fonts.h"
#include "render/letters.h"

enum { SIZE = 100, RUNS = 8 };

static int set_up(void **state) {
    char error[400];
    const char *const directories[] = {getenv("SABACC_TEST_FONTS"), NULL};
    *state = fonts_open(directories, error, sizeof error);
    if (!*state) fprintf(stderr, "%s\n", error);
    return *state ? 0 : -1;
}

static int tear_down(void **state) {
    fonts_close(*state);
    return 0;
}

/* The widths of what is inked in the row that is half as high as a capital, from the left; 0 behind the last.
 */
static void inked(Fonts *fonts, const char *text, int widths[RUNS]) {
    const TextRaster *raster = fonts_raster(fonts, FONT_TEXT, SIZE, text);
    assert_non_null(raster);
    const uint8_t *row = raster->mask.alpha + (raster->ascent - SIZE * 35 / 100) * raster->mask.width;
    memset(widths, 0, RUNS * sizeof *widths);
    for (int x = 0, run = -1; x < raster->mask.width; x++) {
        bool is_inked = row[x] > 127, was_inked = x > 0 && row[x - 1] > 127;
        if (is_inked && !was_inked) run++;
        assert_true(run < RUNS);
        if (is_inked) widths[run]++;
    }
}

static void assert_inked(Fonts *fonts, const char *text, int first, int second, int third) {
    int widths[RUNS], wanted[] = {first, second, third, 0};
    inked(fonts, text, widths);
    for (int i = 0; i < 4; i++) assert_in_range(widths[i] - wanted[i] + 2, 0, 4);
}

/* How many rows of the text are inked below the baseline. */
static int depth(Fonts *fonts, FontFace face, int size, const char *text) {
    const TextRaster *raster = fonts_raster(fonts, face, size, text);
    assert_non_null(raster);
    int rows = 0;
    for (int y = raster->ascent; y < raster->mask.height; y++)
        for (int x = 0; x < raster->mask.width; x++)
            if (raster->mask.alpha[y * raster->mask.width + x] > 0) rows = y + 1 - raster->ascent;
    return rows;
}

/* A hinted letter may hang lower than the font's line: it is drawn whole all the same. */
static void test_letters_hang_as_low_as_they_are(void **state) {
    char path[512];
    int lowest;
    snprintf(path, sizeof path, "%s/Play-Regular.ttf", getenv("SABACC_TEST_FONTS"));
    TTF_Font *font = TTF_OpenFont(path, 16);
    assert_non_null(font);
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT);
    for (int size = 10; size <= 48; size++) {
        TTF_SetFontSize(font, size);
        assert_int_equal(TTF_GlyphMetrics32(font, 'g', NULL, NULL, &lowest, NULL, NULL), 0);
        if (depth(*state, FONT_TEXT, size, "g") != -lowest)
            fail_msg("%d pixels: a g hangs %d rows low, not %d", size, depth(*state, FONT_TEXT, size, "g"),
                     -lowest);
    }
    TTF_CloseFont(font);
}

/* ---- where a font has them ---- */

static void test_a_font_of_the_system(void **state) {
    assert_inked(*state, "日", 80, 0, 0);
    assert_inked(*state, "日ア", 80, 90, 0);
}

static void test_words_from_right_to_left(void **state) {
    assert_inked(*state, "אב", 60, 10, 0);
    assert_inked(*state, "א ב", 60, 10, 0);
    assert_inked(*state, "אב日", 60, 10, 80);
}

static void test_beside_own_letters(void **state) {
    int own = fonts_width(*state, FONT_TEXT, SIZE, "il"), other = fonts_width(*state, FONT_TEXT, SIZE, "日");
    assert_in_range(fonts_width(*state, FONT_TEXT, SIZE, "il日") - own - other + 3, 0, 6);
}

static void test_another_language_draws_anew(void **state) {
    uint32_t before = fonts_raster(*state, FONT_TEXT, SIZE, "日")->serial;
    fonts_trim(*state);
    assert_int_equal(fonts_raster(*state, FONT_TEXT, SIZE, "日")->serial, before);
    fonts_set_language(*state, "ja");
    fonts_trim(*state);
    assert_int_not_equal(fonts_raster(*state, FONT_TEXT, SIZE, "日")->serial, before);
    assert_inked(*state, "日", 80, 0, 0);
}

/* ---- where none has ---- */

static void test_a_box(void **state) {
    int widths[RUNS];
    inked(*state, "日", widths);
    assert_in_range(widths[0], 4, 10);
    assert_int_equal(widths[1], widths[0]);
    assert_int_equal(widths[2], 0);
    int one = fonts_width(*state, FONT_TEXT, SIZE, "日");
    assert_int_equal(fonts_width(*state, FONT_TEXT, SIZE, "日א日"), 3 * one);
    assert_int_equal(fonts_width(*state, FONT_TEXT, SIZE, "日\u3099\u200d日"), 2 * one);
    assert_int_equal(fonts_width(*state, FONT_TEXT, SIZE, "\xff日"), 2 * one);
}

/* The smallest size has room for it too. */
static void test_a_small_box(void **state) {
    for (int size = 1; size < 12; size++) assert_non_null(fonts_raster(*state, FONT_TEXT, size, "日"));
}

/* A blank at which no line breaks is as wide as any other, and not a box. */
static void test_kept_blanks(void **state) {
    for (FontFace face = FONT_TITLE; face <= FONT_BOLD; face++) {
        const TextRaster *plain = fonts_raster(*state, face, SIZE, "36 %");
        static const char *const kept[] = {"36\u00A0%", "36\u202F%"};
        for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
            const TextRaster *raster = fonts_raster(*state, face, SIZE, kept[i]);
            size_t bytes = (size_t)plain->mask.width * (size_t)plain->mask.height;
            assert_int_equal(raster->mask.width, plain->mask.width);
            assert_memory_equal(raster->mask.alpha, plain->mask.alpha, bytes);
        }
    }
}

static uint8_t alpha_at(const Mask *mask, int x, int y) {
    bool is_in = x >= 0 && x < mask->width && y >= 0 && y < mask->height;
    return is_in ? mask->alpha[y * mask->width + x] : 0;
}

/* The most of the letters' nine pixels that are so far from one another around a pixel of their edge. */
static uint8_t most_around(const Mask *letters, int x, int y, int wide) {
    uint8_t most = 0;
    for (int right = -1; right <= 1; right++)
        for (int down = -1; down <= 1; down++) {
            uint8_t alpha = alpha_at(letters, x + right * wide, y + down * wide);
            most = alpha > most ? alpha : most;
        }
    return most;
}

/* The edge of words is what lies around them and under them, kept as they are, and told from them. */
static void test_edge_is_around_letters(void **state) {
    static const int sizes[] = {9, 24, SIZE};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int wide;
        const TextRaster *raster = fonts_raster(*state, FONT_BOLD, sizes[i], "+3 g");
        const TextRaster *edge = fonts_edge(*state, raster, &wide);
        assert_true(wide >= 1 && wide <= sizes[i] / 8 + 1);
        assert_true(edge->mask.is_edge && !raster->mask.is_edge);
        assert_int_not_equal(edge->serial, raster->serial);
        assert_int_equal(edge->ascent, raster->ascent + wide);
        assert_int_equal(edge->mask.width, raster->mask.width + 2 * wide);
        assert_int_equal(edge->mask.height, raster->mask.height + 2 * wide);
        for (int y = 0; y < edge->mask.height; y++)
            for (int x = 0; x < edge->mask.width; x++)
                assert_int_equal(alpha_at(&edge->mask, x, y),
                                 most_around(&raster->mask, x - wide, y - wide, wide));
        uint32_t serial = edge->serial;
        assert_int_equal(fonts_edge(*state, raster, &wide)->serial, serial);
    }
}

/* Of the languages that the game is to speak all letters are its own. */
static void test_letters_of_languages(void **state) {
    static const char *const letters[] = {
        "ÄÖÜäöüßéèêëàâçîïôœùûÿñÑ¿¡áíóúüìòãõÁÂÃÀÇÉÊÍÓÔÕÚ", "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ",
        "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя", "ΑΒΓΔΩαβγδςσω",
        "«»„“”‚‘’–—…№€−×·"};
    for (FontFace face = FONT_TITLE; face <= FONT_BOLD; face++)
        for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
            for (const char *at = letters[i]; *at;) {
                uint32_t letter;
                char one[5] = "";
                size_t length = letter_at(at, &letter);
                memcpy(one, at, length);
                at += length;
                int box = fonts_width(*state, face, SIZE, "日");
                const TextRaster *raster = fonts_raster(*state, face, SIZE, one), *lacking = NULL;
                int height = raster->mask.height;
                lacking = fonts_raster(*state, face, SIZE, "日");
                bool is_box = raster->mask.width == box && lacking->mask.height == height &&
                              memcmp(raster->mask.alpha, lacking->mask.alpha, (size_t)(box * height)) == 0;
                long long ink = 0;
                for (int pixel = 0; pixel < raster->mask.width * height; pixel++)
                    ink += raster->mask.alpha[pixel];
                if (is_box || ink == 0) fail_msg("no font of the game has %s", one);
            }
}

/* ---- single letters, without a font ---- */

static void assert_letter(const char *text, uint32_t wanted, size_t length) {
    uint32_t letter;
    assert_int_equal(letter_at(text, &letter), length);
    assert_int_equal(letter, wanted);
}

static void test_letters(void **state) {
    (void)state;
    assert_letter("a", 'a', 1);
    assert_letter("é", 0xE9, 2);
    assert_letter("−", 0x2212, 3);
    assert_letter("\U0001F47E", 0x1F47E, 4);
    assert_letter("\x80", 0xFFFD, 1);
    assert_letter("\xC3", 0xFFFD, 1);
    assert_letter("\xE2\x88", 0xFFFD, 1);
    assert_letter("\xF8\x88\x88\x88", 0xFFFD, 1);
}

static void test_where_lines_may_end(void **state) {
    (void)state;
    assert_true(letter_may_break(0x65E5, 0x672C));  /* 日本 */
    assert_true(letter_may_break('5', 0x679A));     /* 5枚 */
    assert_false(letter_may_break(0x65E5, 0x3002)); /* 。 */
    assert_false(letter_may_break(0x300C, 0x65E5)); /* 「 */
    assert_false(letter_may_break(0x30AB, 0x30FC)); /* カー */
    assert_false(letter_may_break('a', 'b'));
    assert_false(letter_may_break('a', 0xE00A));
}

static PictureDocument no_document(void *user, const char *asset) {
    (void)user, (void)asset;
    return (PictureDocument){0};
}

static void test_paragraphs_without_blanks(void **state) {
    Sprites *sprites = sprites_create((SpriteSource){.document = no_document});
    Canvas *canvas = canvas_create(*state, sprites);
    Layout layout = layout_for(1920, 1080);
    TextStyle style = {.face = FONT_TEXT, .size = SIZE};
    canvas_begin(canvas, &layout);
    float line = canvas_line_height(canvas, &style),
          ten = canvas_text_width(canvas, &style, "日日日日日日日日日日");
    Box box = {0, 0, ten + 1, 1000};
    assert_float_equal(canvas_paragraph(canvas, box, &style, "日日日日日日日日日日日日日日日", true),
                       2 * line, 0.1f);
    assert_float_equal(canvas_paragraph(canvas, box, &style, "日日日日日日日日日日", true), line, 0.1f);
    /* No line begins with the comma: one letter goes with it. */
    assert_float_equal(
        canvas_paragraph(canvas, box, &style, "日日日日日日日日日日、日日日日日日日日日", true), 3 * line,
        0.1f);
    canvas_free(canvas);
    sprites_close(sprites);
}

int main(int argc, char **argv) {
    const struct CMUnitTest with[] = {
        cmocka_unit_test_setup_teardown(test_a_font_of_the_system, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_words_from_right_to_left, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_beside_own_letters, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_another_language_draws_anew, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_paragraphs_without_blanks, set_up, tear_down),
    };
    const struct CMUnitTest without[] = {
        cmocka_unit_test_setup_teardown(test_a_box, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_small_box, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_kept_blanks, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_edge_is_around_letters, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_letters_of_languages, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_letters_hang_as_low_as_they_are, set_up, tear_down),
        cmocka_unit_test(test_letters),
        cmocka_unit_test(test_where_lines_may_end),
    };
    if (argc > 1 && strcmp(argv[1], "with") == 0) return cmocka_run_group_tests(with, NULL, NULL);
    return cmocka_run_group_tests(without, NULL, NULL);
}
