#include "render/fallback.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/memory.h"
#include "render/letters.h"

/* More than these are not open at once; letters that more are needed for are missing. */
enum { FONTS_MAX = 8, FONT_BYTES_MAX = 64 << 20, MISSING_MAX = 256, LANGUAGE_BYTES = 16 };

/* ---- fontconfig, by its own names ---- */

typedef struct FcConfig FcConfig;
typedef struct FcPattern FcPattern;
typedef struct FcCharSet FcCharSet;
typedef int FcBool, FcResult; /* a result is 0 for what is found */
typedef unsigned char FcChar8;
enum { FC_MATCH_PATTERN = 0, FC_FOUND = 0 };

#define FC_FUNCTIONS(X)                                                                                      \
    X(FcConfig *, FcInitLoadConfigAndFonts, (void))                                                          \
    X(void, FcConfigDestroy, (FcConfig *))                                                                   \
    X(FcPattern *, FcPatternCreate, (void))                                                                  \
    X(void, FcPatternDestroy, (FcPattern *))                                                                 \
    X(FcBool, FcPatternAddString, (FcPattern *, const char *, const FcChar8 *))                              \
    X(FcBool, FcPatternAddBool, (FcPattern *, const char *, FcBool))                                         \
    X(FcBool, FcPatternAddCharSet, (FcPattern *, const char *, const FcCharSet *))                           \
    X(FcCharSet *, FcCharSetCreate, (void))                                                                  \
    X(FcBool, FcCharSetAddChar, (FcCharSet *, uint32_t))                                                     \
    X(FcBool, FcCharSetHasChar, (const FcCharSet *, uint32_t))                                               \
    X(void, FcCharSetDestroy, (FcCharSet *))                                                                 \
    X(FcBool, FcConfigSubstitute, (FcConfig *, FcPattern *, int))                                            \
    X(void, FcDefaultSubstitute, (FcPattern *))                                                              \
    X(FcPattern *, FcFontMatch, (FcConfig *, FcPattern *, FcResult *))                                       \
    X(FcResult, FcPatternGetString, (const FcPattern *, const char *, int, FcChar8 **))                      \
    X(FcResult, FcPatternGetInteger, (const FcPattern *, const char *, int, int *))                          \
    X(FcResult, FcPatternGetCharSet, (const FcPattern *, const char *, int, FcCharSet **))

typedef struct Fontconfig {
#define X(type, name, arguments) type(*name) arguments;
    FC_FUNCTIONS(X)
#undef X
} Fontconfig;

typedef struct SystemFont {
    char *bytes;        /* of its file */
    TTF_Font *faces[2]; /* as it is, and bold */
    int sizes[2];
} SystemFont;

struct Fallback {
    bool has_looked; /* for the library */
    Fontconfig fc;
    FcConfig *config; /* NULL: there are no fonts to be found */
    char language[LANGUAGE_BYTES];
    SystemFont fonts[FONTS_MAX];
    int count;
    uint32_t missing[MISSING_MAX]; /* letters that no font has, the latest ones */
    int missing_count;
};

static bool take_functions(void *library, Fontconfig *fc) {
    bool has_all = true;
    void *found;
#define X(type, name, arguments)                                                                             \
    found = SDL_LoadFunction(library, #name);                                                                \
    memcpy(&fc->name, &found, sizeof found);                                                                 \
    has_all &= found != NULL;
    FC_FUNCTIONS(X)
#undef X
    return has_all;
}

static void load_fontconfig(Fallback *fallback) {
    static const char *const names[] = {"libfontconfig.so.1", "libfontconfig.1.dylib"};
    void *library = NULL;
    fallback->has_looked = true;
    for (size_t i = 0; i < SDL_arraysize(names) && !library; i++) library = SDL_LoadObject(names[i]);
    if (library && take_functions(library, &fallback->fc))
        fallback->config = fallback->fc.FcInitLoadConfigAndFonts();
}

/* ---- fonts ---- */

bool font_has(TTF_Font *font, uint32_t letter) {
    int left, right, bottom, top, advance;
    if (!TTF_GlyphIsProvided32(font, letter)) return false;
    if (letter_is_blank(letter)) return true;
    return TTF_GlyphMetrics32(font, letter, &left, &right, &bottom, &top, &advance) == 0 && right > left &&
           top > bottom;
}

static void close_font(SystemFont *font) {
    for (int i = 0; i < 2; i++)
        if (font->faces[i]) TTF_CloseFont(font->faces[i]);
    free(font->bytes);
    *font = (SystemFont){0};
}

/* Several faces may be in one file. */
static bool open_font(SystemFont *font, const char *path, int face) {
    enum { ANY_SIZE = 16 };
    size_t size;
    font->bytes = file_read(path, FONT_BYTES_MAX, &size);
    for (int i = 0; i < 2 && font->bytes; i++) {
        font->faces[i] = TTF_OpenFontIndexRW(SDL_RWFromConstMem(font->bytes, (int)size), 1, ANY_SIZE, face);
        if (!font->faces[i]) break;
        TTF_SetFontHinting(font->faces[i], TTF_HINTING_LIGHT);
        font->sizes[i] = ANY_SIZE;
    }
    if (font->faces[1]) {
        TTF_SetFontStyle(font->faces[1], TTF_STYLE_BOLD);
        return true;
    }
    close_font(font);
    return false;
}

static FcPattern *pattern_for(const Fallback *fallback, uint32_t letter) {
    const Fontconfig *fc = &fallback->fc;
    FcPattern *pattern = fc->FcPatternCreate();
    FcCharSet *letters = fc->FcCharSetCreate();
    fc->FcCharSetAddChar(letters, letter);
    fc->FcPatternAddCharSet(pattern, "charset", letters);
    fc->FcCharSetDestroy(letters);
    fc->FcPatternAddString(pattern, "family", (const FcChar8 *)"sans-serif");
    if (fallback->language[0]) fc->FcPatternAddString(pattern, "lang", (const FcChar8 *)fallback->language);
    fc->FcPatternAddBool(pattern, "scalable", 1);
    fc->FcPatternAddBool(pattern, "color", 0);
    fc->FcConfigSubstitute(fallback->config, pattern, FC_MATCH_PATTERN);
    fc->FcDefaultSubstitute(pattern);
    return pattern;
}

/* The upper half of an index is of a variable font's instance. */
static bool open_match(const Fallback *fallback, const FcPattern *match, uint32_t letter, SystemFont *font) {
    const Fontconfig *fc = &fallback->fc;
    FcCharSet *letters;
    FcChar8 *path;
    int face = 0;
    fc->FcPatternGetInteger(match, "index", 0, &face);
    return fc->FcPatternGetCharSet(match, "charset", 0, &letters) == FC_FOUND &&
           fc->FcCharSetHasChar(letters, letter) &&
           fc->FcPatternGetString(match, "file", 0, &path) == FC_FOUND &&
           open_font(font, (const char *)path, face & 0xFFFF);
}

static bool open_one_with(Fallback *fallback, uint32_t letter) {
    SystemFont *font = &fallback->fonts[fallback->count];
    if (!fallback->has_looked) load_fontconfig(fallback);
    if (!fallback->config || fallback->count == FONTS_MAX) return false;
    FcResult result;
    FcPattern *pattern = pattern_for(fallback, letter),
              *match = fallback->fc.FcFontMatch(fallback->config, pattern, &result);
    bool is_open = match && open_match(fallback, match, letter, font);
    if (match) fallback->fc.FcPatternDestroy(match);
    fallback->fc.FcPatternDestroy(pattern);
    if (!is_open) return false;
    if (font_has(font->faces[0], letter)) {
        fallback->count++;
        return true;
    }
    close_font(font);
    return false;
}

static bool is_missing(const Fallback *fallback, uint32_t letter) {
    int known = fallback->missing_count < MISSING_MAX ? fallback->missing_count : MISSING_MAX;
    for (int i = 0; i < known; i++)
        if (fallback->missing[i] == letter) return true;
    return false;
}

/* ---- by the fonts ---- */

Fallback *fallback_create(void) { return memory_calloc(1, sizeof(Fallback)); }

static void close_fonts(Fallback *fallback) {
    while (fallback->count > 0) close_font(&fallback->fonts[--fallback->count]);
    fallback->missing_count = 0;
}

/* The library stays loaded: it keeps what other libraries that use it share. */
void fallback_free(Fallback *fallback) {
    close_fonts(fallback);
    if (fallback->config) fallback->fc.FcConfigDestroy(fallback->config);
    free(fallback);
}

void fallback_set_language(Fallback *fallback, const char *language) {
    close_fonts(fallback);
    snprintf(fallback->language, sizeof fallback->language, "%s", language);
    for (char *c = fallback->language; *c; c++)
        if (*c == '_') *c = '-';
}

int fallback_find(Fallback *fallback, uint32_t letter) {
    for (int i = 0; i < fallback->count; i++)
        if (font_has(fallback->fonts[i].faces[0], letter)) return i;
    if (is_missing(fallback, letter)) return -1;
    if (open_one_with(fallback, letter)) return fallback->count - 1;
    fallback->missing[fallback->missing_count++ % MISSING_MAX] = letter;
    return -1;
}

TTF_Font *fallback_font(Fallback *fallback, int index, bool is_bold, int pixel_size) {
    SystemFont *font = &fallback->fonts[index];
    if (font->sizes[is_bold] != pixel_size) TTF_SetFontSize(font->faces[is_bold], pixel_size);
    font->sizes[is_bold] = pixel_size;
    return font->faces[is_bold];
}
