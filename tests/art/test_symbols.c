/* The symbol font contains every symbol of symbols.def, drawn like its source. */
#include "art_support.h"
#include "decks/text.h"

#include <math.h>
#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *file;
    uint32_t code;
} symbols[] = {
#define SYMBOL(name, file, code) {file, code},
#include "render/symbols.def"
#undef SYMBOL
};

enum { COUNT = sizeof symbols / sizeof *symbols, BOX = 86, EM = 100 };

/* The source in its 100-unit box; the font draws the box as 0.86 of the em. */
static double source_ink(const char *file) {
    char path[512], svg[16384];
    snprintf(path, sizeof path, "%s/fonts/symbols/%s.svg", SABACC_ASSETS, file);
    char *text = deck_text_read_file(path);
    if (!text) fail_msg("no source %s", path);
    char *ink = strstr(text, "{ink}");
    assert_non_null(ink);
    memcpy(ink, "#fff\"", 5);
    snprintf(svg, sizeof svg,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\">%.*s%s</svg>",
             (int)(ink + 5 - text), text, ink + 6);
    Picture picture = picture_from_svg(svg, BOX, BOX);
    assert_non_null(picture.pixels);
    double pixels = art_coverage(&picture) * BOX * BOX;
    picture_free(&picture);
    free(text);
    return pixels;
}

static double glyph_ink(TTF_Font *font, uint32_t code) {
    SDL_Surface *glyph = TTF_RenderGlyph32_Blended(font, code, (SDL_Color){255, 255, 255, 255});
    assert_non_null(glyph);
    double sum = 0;
    for (int y = 0; y < glyph->h; y++)
        for (int x = 0; x < glyph->w; x++)
            sum += ((const uint8_t *)glyph->pixels)[y * glyph->pitch + x * 4 + 3] / 255.0;
    SDL_FreeSurface(glyph);
    return sum;
}

static void font_has_every_symbol_as_drawn(void **state) {
    (void)state;
    assert_int_equal(TTF_Init(), 0);
    TTF_Font *font = TTF_OpenFont(SABACC_ASSETS "/fonts/sabacc-symbols.ttf", EM);
    assert_non_null(font);
    TTF_SetFontHinting(font, TTF_HINTING_NONE);
    for (size_t i = 0; i < COUNT; i++) {
        if (!TTF_GlyphIsProvided32(font, symbols[i].code))
            fail_msg("the font lacks %s; build symbol-font", symbols[i].file);
        double drawn = glyph_ink(font, symbols[i].code), wanted = source_ink(symbols[i].file);
        if (wanted < 200 || fabs(drawn / wanted - 1) > 0.03)
            fail_msg("%s: %.0f pixels of ink in the font, %.0f in its source; build symbol-font",
                     symbols[i].file, drawn, wanted);
    }
    TTF_CloseFont(font);
    TTF_Quit();
}

static void code_points_are_private_and_apart(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT; i++) {
        assert_in_range(symbols[i].code, 0xE000, 0xF8FF);
        for (size_t j = 0; j < i; j++) assert_int_not_equal(symbols[i].code, symbols[j].code);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(code_points_are_private_and_apart),
        cmocka_unit_test(font_has_every_symbol_as_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
