#include "render/fonts.h"
#include "base/hash.h"

#include <assert.h>
#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"

enum { FONT_BUDGET_BYTES = 3 << 20, FONT_FILE_BYTES = 64 << 20, FONT_BUCKETS = 512, FONT_RUN_BYTES = 1024 };

static const char *const font_files[FONT_FACE_COUNT][3] = {
    [FONT_TITLE] = {"Jura-SemiBold.otf", "Jura-SemiBold.ttf", "Jura-Medium.otf"},
    [FONT_TEXT] = {"Play-Regular.ttf", "Play-Regular.otf", NULL},
    [FONT_BOLD] = {"Play-Bold.ttf", "Play-Bold.otf", NULL},
    [FONT_SYMBOL] = {"sabacc-symbols.ttf", NULL, NULL},
};

static const char *const system_directories[] = {
    "/usr/share/fonts/opentype/jura",
    "/usr/share/fonts/truetype/jura",
    "/usr/share/fonts/truetype/play",
    "/usr/share/fonts/opentype/play",
    "/usr/share/fonts/TTF",
    "/usr/share/fonts/OTF",
    "/usr/local/share/fonts",
    "/Library/Fonts",
    NULL,
};

typedef struct TextEntry {
    TextRaster raster;
    struct TextEntry *next;
    char *text;
    FontFace face;
    int pixel_size;
    uint32_t hash;
    uint32_t last_used; /* number of the trim before which it was last used */
} TextEntry;

struct Fonts {
    TTF_Font *faces[FONT_FACE_COUNT];
    char *files[FONT_FACE_COUNT]; /* what the faces read: from a file they seek at every glyph */
    int sizes[FONT_FACE_COUNT];
    TextEntry *buckets[FONT_BUCKETS];
    size_t bytes;
    uint32_t serial, generation;
};

static bool open_file(Fonts *fonts, FontFace face, const char *path) {
    size_t size;
    char *bytes = file_read(path, FONT_FILE_BYTES, &size);
    TTF_Font *font = bytes ? TTF_OpenFontRW(SDL_RWFromConstMem(bytes, (int)size), 1, 16) : NULL;
    if (font)
        fonts->faces[face] = font, fonts->files[face] = bytes;
    else
        free(bytes);
    return font;
}

static bool open_in(Fonts *fonts, FontFace face, const char *directory) {
    for (size_t i = 0; i < SDL_arraysize(font_files[face]) && font_files[face][i]; i++) {
        char path[1024];
        snprintf(path, sizeof path, "%s/%s", directory, font_files[face][i]);
        if (open_file(fonts, face, path)) return true;
    }
    return false;
}

static bool open_face(Fonts *fonts, FontFace face, const char *const *directories) {
    const char *const *lists[] = {directories, system_directories};
    for (size_t list = 0; list < SDL_arraysize(lists); list++) {
        for (const char *const *directory = lists[list]; directory && *directory; directory++)
            if (open_in(fonts, face, *directory)) return true;
    }
    return false;
}

Fonts *fonts_open(const char *const *directories, char *error, size_t error_size) {
    Fonts *fonts = memory_calloc(1, sizeof *fonts);
    if (TTF_Init() != 0) {
        snprintf(error, error_size, _("cannot start the font library: %s"), SDL_GetError());
        free(fonts);
        return NULL;
    }
    for (FontFace face = 0; face < FONT_FACE_COUNT; face++) {
        if (!open_face(fonts, face, directories) && face != FONT_SYMBOL) {
            snprintf(error, error_size,
                     _("the font %s is not in %s nor among the system’s fonts; install fonts-jura "
                       "and fonts-play or name the right directory with --assets"),
                     font_files[face][0], directories && directories[0] ? directories[0] : ".");
            fonts_close(fonts);
            return NULL;
        }
        if (fonts->faces[face]) TTF_SetFontHinting(fonts->faces[face], TTF_HINTING_LIGHT);
    }
    return fonts;
}

static void entry_free(Fonts *fonts, TextEntry *entry) {
    fonts->bytes -= (size_t)entry->raster.mask.width * (size_t)entry->raster.mask.height;
    free(entry->raster.mask.alpha);
    free(entry->text);
    free(entry);
}

void fonts_close(Fonts *fonts) {
    if (!fonts) return;
    for (int bucket = 0; bucket < FONT_BUCKETS; bucket++) {
        while (fonts->buckets[bucket]) {
            TextEntry *entry = fonts->buckets[bucket];
            fonts->buckets[bucket] = entry->next;
            entry_free(fonts, entry);
        }
    }
    for (FontFace face = 0; face < FONT_FACE_COUNT; face++) {
        if (fonts->faces[face]) TTF_CloseFont(fonts->faces[face]);
        free(fonts->files[face]);
    }
    TTF_Quit();
    free(fonts);
}

static TTF_Font *face_at(Fonts *fonts, FontFace face, int pixel_size) {
    if (fonts->sizes[face] != pixel_size) {
        TTF_SetFontSize(fonts->faces[face], pixel_size);
        fonts->sizes[face] = pixel_size;
    }
    return fonts->faces[face];
}

/* U+E000…U+F8FF: in UTF-8 EE xx xx, or EF followed by less than A4. */
static bool is_symbol(const char *text) {
    unsigned char first = (unsigned char)text[0];
    return first == 0xEE || (first == 0xEF && (unsigned char)text[1] < 0xA4);
}

/* The length in bytes of the longest prefix of `text` in one font, limited by a run's size. */
static size_t run_length(const char *text, FontFace face, FontFace *run_face) {
    bool symbols = is_symbol(text);
    *run_face = symbols ? FONT_SYMBOL : face;
    size_t length = 0;
    while (text[length] && is_symbol(text + length) == symbols && length < FONT_RUN_BYTES - 4) {
        length++;
        while (((unsigned char)text[length] & 0xC0) == 0x80) length++;
    }
    return length;
}

static SDL_Surface *draw_run(Fonts *fonts, FontFace face, int pixel_size, const char *text, size_t length) {
    if (!fonts->faces[face]) return NULL;
    char run[FONT_RUN_BYTES];
    memcpy(run, text, length);
    run[length] = '\0';
    return TTF_RenderUTF8_Blended(face_at(fonts, face, pixel_size), run, (SDL_Color){255, 255, 255, 255});
}

/* Extends the mask by a run, aligned at the baseline. */
static void mask_append(Mask *mask, const SDL_Surface *run, int shift) {
    int width = mask->width + run->w;
    uint8_t *alpha = memory_calloc((size_t)width * (size_t)mask->height, 1);
    for (int y = 0; y < mask->height; y++) {
        if (mask->width > 0) memcpy(alpha + y * width, mask->alpha + y * mask->width, (size_t)mask->width);
        int source = y - shift;
        if (source < 0 || source >= run->h) continue;
        const uint32_t *row = (const uint32_t *)((const char *)run->pixels + source * run->pitch);
        for (int x = 0; x < run->w; x++) alpha[y * width + mask->width + x] = (uint8_t)(row[x] >> 24);
    }
    free(mask->alpha);
    mask->alpha = alpha;
    mask->width = width;
}

static bool draw_text(Fonts *fonts, TextEntry *entry, const char *text) {
    TTF_Font *main_face = face_at(fonts, entry->face, entry->pixel_size);
    entry->raster.ascent = TTF_FontAscent(main_face);
    entry->raster.mask.height = TTF_FontHeight(main_face);
    while (*text) {
        FontFace face;
        size_t length = run_length(text, entry->face, &face);
        SDL_Surface *run = draw_run(fonts, face, entry->pixel_size, text, length);
        if (run) {
            int ascent = TTF_FontAscent(face_at(fonts, face, entry->pixel_size));
            mask_append(&entry->raster.mask, run, entry->raster.ascent - ascent);
            SDL_FreeSurface(run);
        }
        text += length;
    }
    return entry->raster.mask.width > 0;
}

static uint32_t hash_text(FontFace face, int pixel_size, const char *text) {
    uint64_t hash = hash_step(HASH_START, ((uint32_t)face << 16) ^ (uint32_t)pixel_size);
    return (uint32_t)hash_more(hash, text, strlen(text));
}

static TextEntry *entry_create(Fonts *fonts, FontFace face, int pixel_size, const char *text, uint32_t hash) {
    TextEntry *entry = memory_calloc(1, sizeof *entry);
    *entry = (TextEntry){.face = face, .pixel_size = pixel_size, .hash = hash, .text = memory_strdup(text)};
    bool is_drawn = draw_text(fonts, entry, text);
    fonts->bytes += (size_t)entry->raster.mask.width * (size_t)entry->raster.mask.height;
    if (!is_drawn) {
        entry_free(fonts, entry);
        return NULL;
    }
    entry->raster.serial = ++fonts->serial;
    entry->next = fonts->buckets[hash % FONT_BUCKETS];
    fonts->buckets[hash % FONT_BUCKETS] = entry;
    return entry;
}

const TextRaster *fonts_raster(Fonts *fonts, FontFace face, int pixel_size, const char *text) {
    assert(pixel_size >= 1 && pixel_size <= 512);
    if (!*text || !fonts->faces[face]) return NULL;
    uint32_t hash = hash_text(face, pixel_size, text);
    TextEntry *entry = fonts->buckets[hash % FONT_BUCKETS];
    while (entry && (entry->hash != hash || entry->face != face || entry->pixel_size != pixel_size ||
                     strcmp(entry->text, text) != 0)) {
        entry = entry->next;
    }
    if (!entry) entry = entry_create(fonts, face, pixel_size, text, hash);
    if (!entry) return NULL;
    entry->last_used = fonts->generation;
    return &entry->raster;
}

int fonts_width(Fonts *fonts, FontFace face, int pixel_size, const char *text) {
    const TextRaster *raster = fonts_raster(fonts, face, pixel_size, text);
    return raster ? raster->mask.width : 0;
}

void fonts_trim(Fonts *fonts) {
    if (fonts->bytes > FONT_BUDGET_BYTES) {
        for (int bucket = 0; bucket < FONT_BUCKETS; bucket++) {
            for (TextEntry **link = &fonts->buckets[bucket]; *link;) {
                TextEntry *entry = *link;
                if (entry->last_used == fonts->generation) {
                    link = &entry->next;
                    continue;
                }
                *link = entry->next;
                entry_free(fonts, entry);
            }
        }
    }
    fonts->generation++;
}
