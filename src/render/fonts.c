#include "render/fonts.h"
#include "base/hash.h"

#include <assert.h>
#include <math.h>
#include <SDL_ttf.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "render/fallback.h"
#include "render/letters.h"

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
    TextRaster raster; /* first, so that it leads to its entry */
    TextRaster edge;   /* without a mask until it is wanted */
    struct TextEntry *next;
    char *text;
    FontFace face;
    int pixel_size;
    int slope; /* hundredths; 0 but for what fonts_sloped has made */
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
    Fallback *fallback;
    bool is_language_new; /* strings are to be drawn anew */
};

enum { NO_FONT = -1 }; /* no font has the letter */

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
    fonts->fallback = fallback_create();
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

static size_t mask_bytes(const Mask *mask) { return (size_t)mask->width * (size_t)mask->height; }

static void entry_free(Fonts *fonts, TextEntry *entry) {
    fonts->bytes -= mask_bytes(&entry->raster.mask) + mask_bytes(&entry->edge.mask);
    free(entry->raster.mask.alpha);
    free(entry->edge.mask.alpha);
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
    fallback_free(fonts->fallback);
    TTF_Quit();
    free(fonts);
}

void fonts_set_language(Fonts *fonts, const char *language) {
    fallback_set_language(fonts->fallback, language);
    fonts->is_language_new = true;
}

static TTF_Font *face_at(Fonts *fonts, FontFace face, int pixel_size) {
    if (fonts->sizes[face] != pixel_size) {
        TTF_SetFontSize(fonts->faces[face], pixel_size);
        fonts->sizes[face] = pixel_size;
    }
    return fonts->faces[face];
}

/* ---- runs: what of a string comes from one font ---- */

static bool has_letter(const Fonts *fonts, FontFace face, uint32_t letter) {
    return fonts->faces[face] && font_has(fonts->faces[face], letter);
}

/* Blanks at which no line breaks: drawn as any other, since few fonts have them. */
static const char *const KEPT_BLANKS[] = {"\u00A0", "\u202F"};

static bool is_kept_blank(uint32_t letter) { return letter == 0xA0 || letter == 0x202F; }

static int font_of(Fonts *fonts, FontFace face, uint32_t letter) {
    static const FontFace others[] = {FONT_BOLD, FONT_TEXT};
    if (letter_is_symbol(letter)) return FONT_SYMBOL;
    if (letter < 0x80 || is_kept_blank(letter) || letter_joins(letter) || has_letter(fonts, face, letter))
        return (int)face;
    for (size_t i = 0; i < SDL_arraysize(others); i++)
        if (has_letter(fonts, others[i], letter)) return (int)others[i];
    int found = fallback_find(fonts->fallback, letter);
    return found >= 0 ? FONT_FACE_COUNT + found : NO_FONT;
}

/* What of a string is drawn at once. */
typedef struct Run {
    int font;           /* a FontFace, or from FONT_FACE_COUNT on one of the system's, or NO_FONT */
    const char *script; /* written from right to left; NULL for others */
    size_t length;      /* in bytes */
} Run;

static Run run_of(Fonts *fonts, FontFace face, uint32_t letter) {
    return (Run){.font = font_of(fonts, face, letter), .script = letter_leftward_script(letter)};
}

/* Blanks between words of a font of the system are of that font too, so that words from right to left keep
 * their order. */
static bool goes_on(Fonts *fonts, FontFace face, const Run *run, const char *text) {
    uint32_t letter;
    size_t length = letter_at(text, &letter);
    if (letter_joins(letter)) return true;
    while (letter == ' ' && run->font >= FONT_FACE_COUNT && text[length])
        length += letter_at(text + length, &letter);
    Run next = run_of(fonts, face, letter);
    return next.font == run->font && next.script == run->script;
}

/* The longest prefix of `text` that is one run, limited by the size of one. */
static Run first_run(Fonts *fonts, FontFace face, const char *text) {
    uint32_t letter;
    size_t length = letter_at(text, &letter);
    Run run = run_of(fonts, face, letter);
    while (text[length] && length < FONT_RUN_BYTES - 4 && goes_on(fonts, face, &run, text + length))
        length += letter_at(text + length, &letter);
    run.length = length;
    return run;
}

static TTF_Font *font_for(Fonts *fonts, FontFace face, const Run *run, int pixel_size) {
    if (run->font < FONT_FACE_COUNT)
        return fonts->faces[run->font] ? face_at(fonts, (FontFace)run->font, pixel_size) : NULL;
    TTF_Font *font =
        fallback_font(fonts->fallback, run->font - FONT_FACE_COUNT, face != FONT_TEXT, pixel_size);
    TTF_SetFontDirection(font, run->script ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
    TTF_SetFontScriptName(font, run->script ? run->script : "Zyyy");
    return font;
}

/* How many bytes of such a blank begin there; 0 for none. */
static size_t kept_blank_at(const char *text, size_t length) {
    for (size_t i = 0; i < SDL_arraysize(KEPT_BLANKS); i++) {
        size_t size = strlen(KEPT_BLANKS[i]);
        if (size <= length && memcmp(text, KEPT_BLANKS[i], size) == 0) return size;
    }
    return 0;
}

static SDL_Surface *draw_run(TTF_Font *font, const char *text, size_t length) {
    char run[FONT_RUN_BYTES];
    size_t used = 0;
    for (size_t at = 0, taken; at < length; at += taken) {
        taken = kept_blank_at(text + at, length - at);
        run[used++] = taken > 0 ? ' ' : text[at];
        if (taken == 0) taken = 1;
    }
    run[used] = '\0';
    return TTF_RenderUTF8_Blended(font, run, (SDL_Color){255, 255, 255, 255});
}

static void mask_widen(Mask *mask, int more) {
    int width = mask->width + more;
    uint8_t *alpha = memory_calloc((size_t)width * (size_t)mask->height, 1);
    for (int y = 0; y < mask->height && mask->width > 0; y++)
        memcpy(alpha + y * width, mask->alpha + y * mask->width, (size_t)mask->width);
    free(mask->alpha);
    mask->alpha = alpha;
    mask->width = width;
}

static bool has_ink(const SDL_Surface *run, int y) {
    const uint32_t *row = (const uint32_t *)((const char *)run->pixels + y * run->pitch);
    for (int x = 0; x < run->w; x++)
        if (row[x] >> 24) return true;
    return false;
}

/* A hinted letter may hang below the font's line, as a small g does: the mask grows by as many rows above as
 * below, so that what is centred by its height stays where it is. Returns how many. */
static int mask_deepen(Mask *mask, const SDL_Surface *run, int shift) {
    int high = run->h + shift;
    while (high > mask->height && !has_ink(run, high - shift - 1)) high--;
    int more = high - mask->height;
    if (more <= 0) return 0;
    size_t wide = (size_t)mask->width, rows = (size_t)mask->height;
    uint8_t *alpha = memory_calloc(wide * (rows + 2 * (size_t)more) + 1, 1);
    if (wide > 0) memcpy(alpha + wide * (size_t)more, mask->alpha, wide * rows);
    free(mask->alpha);
    mask->alpha = alpha;
    mask->height += 2 * more;
    return more;
}

/* Extends the mask by a run, aligned at the baseline. */
static void mask_append(Mask *mask, const SDL_Surface *run, int shift) {
    int left = mask->width;
    mask_widen(mask, run->w);
    for (int y = 0; y < mask->height; y++) {
        int source = y - shift;
        if (source < 0 || source >= run->h) continue;
        const uint32_t *row = (const uint32_t *)((const char *)run->pixels + source * run->pitch);
        for (int x = 0; x < run->w; x++) mask->alpha[y * mask->width + left + x] = (uint8_t)(row[x] >> 24);
    }
}

/* The frame of an empty box, as high as a capital. */
static void mask_append_box(Mask *mask, int ascent, int pixel_size) {
    int wide = SDL_max(pixel_size * 5 / 8, 3), high = SDL_min(SDL_max(pixel_size * 7 / 10, 3), ascent);
    int line = SDL_max(pixel_size / 14, 1), gap = SDL_max(pixel_size / 12, 1), left = mask->width + gap;
    mask_widen(mask, wide + 2 * gap);
    for (int y = 0; y < high; y++)
        for (int x = 0; x < wide; x++)
            if (x < line || x >= wide - line || y < line || y >= high - line)
                mask->alpha[(ascent - high + y) * mask->width + left + x] = 255;
}

static void append_boxes(TextEntry *entry, const char *text, size_t length) {
    uint32_t letter;
    for (const char *at = text; at < text + length;) {
        at += letter_at(at, &letter);
        if (!letter_joins(letter))
            mask_append_box(&entry->raster.mask, entry->raster.ascent, entry->pixel_size);
    }
}

static void append_run(Fonts *fonts, TextEntry *entry, const Run *run, const char *text) {
    TTF_Font *font = font_for(fonts, entry->face, run, entry->pixel_size);
    SDL_Surface *surface = font ? draw_run(font, text, run->length) : NULL;
    if (!surface) return;
    int shift = entry->raster.ascent - TTF_FontAscent(font);
    int more = mask_deepen(&entry->raster.mask, surface, shift);
    entry->raster.ascent += more;
    mask_append(&entry->raster.mask, surface, shift + more);
    SDL_FreeSurface(surface);
}

static bool draw_text(Fonts *fonts, TextEntry *entry, const char *text) {
    TTF_Font *main_face = face_at(fonts, entry->face, entry->pixel_size);
    entry->raster.ascent = TTF_FontAscent(main_face);
    entry->raster.mask.height = TTF_FontHeight(main_face);
    while (*text) {
        Run run = first_run(fonts, entry->face, text);
        if (run.font == NO_FONT)
            append_boxes(entry, text, run.length);
        else
            append_run(fonts, entry, &run, text);
        text += run.length;
    }
    return entry->raster.mask.width > 0;
}

static uint32_t hash_text(FontFace face, int pixel_size, int slope, const char *text) {
    uint64_t hash =
        hash_step(HASH_START, ((uint32_t)face << 16) ^ (uint32_t)pixel_size ^ ((uint32_t)slope << 20));
    return (uint32_t)hash_more(hash, text, strlen(text));
}

static TextEntry *entry_find(Fonts *fonts, FontFace face, int pixel_size, int slope, const char *text,
                             uint32_t hash) {
    TextEntry *entry = fonts->buckets[hash % FONT_BUCKETS];
    while (entry && (entry->hash != hash || entry->face != face || entry->pixel_size != pixel_size ||
                     entry->slope != slope || strcmp(entry->text, text) != 0))
        entry = entry->next;
    return entry;
}

static void entry_keep(Fonts *fonts, TextEntry *entry) {
    entry->raster.serial = ++fonts->serial;
    entry->next = fonts->buckets[entry->hash % FONT_BUCKETS];
    fonts->buckets[entry->hash % FONT_BUCKETS] = entry;
}

static TextEntry *entry_create(Fonts *fonts, FontFace face, int pixel_size, const char *text, uint32_t hash) {
    TextEntry *entry = memory_calloc(1, sizeof *entry);
    *entry = (TextEntry){.face = face, .pixel_size = pixel_size, .hash = hash, .text = memory_strdup(text)};
    bool is_drawn = draw_text(fonts, entry, text);
    fonts->bytes += mask_bytes(&entry->raster.mask);
    if (!is_drawn) {
        entry_free(fonts, entry);
        return NULL;
    }
    entry_keep(fonts, entry);
    return entry;
}

const TextRaster *fonts_raster(Fonts *fonts, FontFace face, int pixel_size, const char *text) {
    assert(pixel_size >= 1 && pixel_size <= 512);
    if (!*text || !fonts->faces[face]) return NULL;
    uint32_t hash = hash_text(face, pixel_size, 0, text);
    TextEntry *entry = entry_find(fonts, face, pixel_size, 0, text, hash);
    if (!entry) entry = entry_create(fonts, face, pixel_size, text, hash);
    if (!entry) return NULL;
    entry->last_used = fonts->generation;
    return &entry->raster;
}

/* Each column moved down by its share of the slope, between two rows where it falls between them. */
static Mask sheared(const Mask *mask, int hundredths) {
    float slope = (float)hundredths / 100;
    int more = (int)ceilf(fabsf(slope) * (float)mask->width / 2) + 1;
    Mask to = {.width = mask->width, .height = mask->height + 2 * more};
    to.alpha = memory_calloc(mask_bytes(&to), 1);
    for (int x = 0; x < mask->width; x++) {
        float down = slope * ((float)x + 0.5f - (float)mask->width / 2) + (float)more;
        int whole = (int)down, part = (int)((down - (float)whole) * 256);
        for (int y = 0; y <= mask->height; y++) {
            int above = y > 0 ? mask->alpha[(y - 1) * mask->width + x] : 0;
            int here = y < mask->height ? mask->alpha[y * mask->width + x] : 0;
            to.alpha[(y + whole) * mask->width + x] = (uint8_t)((above * part + here * (256 - part)) >> 8);
        }
    }
    return to;
}

static TextEntry *entry_sheared(Fonts *fonts, const TextEntry *of, int hundredths, uint32_t hash) {
    TextEntry *entry = memory_calloc(1, sizeof *entry);
    Mask mask = sheared(&of->raster.mask, hundredths);
    *entry = (TextEntry){
        .face = of->face,
        .pixel_size = of->pixel_size,
        .slope = hundredths,
        .hash = hash,
        .text = memory_strdup(of->text),
        .raster = {.mask = mask, .ascent = of->raster.ascent + (mask.height - of->raster.mask.height) / 2}};
    fonts->bytes += mask_bytes(&mask);
    entry_keep(fonts, entry);
    return entry;
}

const TextRaster *fonts_sloped(Fonts *fonts, const TextRaster *raster, int hundredths) {
    const TextEntry *of = (const TextEntry *)(uintptr_t)raster;
    uint32_t hash = hash_text(of->face, of->pixel_size, hundredths, of->text);
    TextEntry *entry = entry_find(fonts, of->face, of->pixel_size, hundredths, of->text, hash);
    if (!entry) entry = entry_sheared(fonts, of, hundredths, hash);
    entry->last_used = fonts->generation;
    return &entry->raster;
}

/* The letters a little off to every side, and where they are. */
static Mask edge_of(const Mask *mask, int wide) {
    enum { SIDES = 3 };
    Mask edge = {.width = mask->width + 2 * wide, .height = mask->height + 2 * wide, .is_edge = true};
    edge.alpha = memory_calloc(mask_bytes(&edge), 1);
    for (int side = 0; side < SIDES * SIDES; side++) {
        int right = side % SIDES * wide, down = side / SIDES * wide;
        for (int y = 0; y < mask->height; y++) {
            const uint8_t *restrict from = mask->alpha + (size_t)y * (size_t)mask->width;
            uint8_t *restrict to = edge.alpha + (size_t)(y + down) * (size_t)edge.width + right;
            for (int x = 0; x < mask->width; x++) to[x] = from[x] > to[x] ? from[x] : to[x];
        }
    }
    return edge;
}

const TextRaster *fonts_edge(Fonts *fonts, const TextRaster *raster, int *wide) {
    static const float WIDE = 0.055f; /* of the letters' height */
    TextEntry *entry = (TextEntry *)(uintptr_t)raster;
    *wide = (int)fmaxf(roundf((float)raster->mask.height * WIDE), 1);
    if (!entry->edge.mask.alpha) {
        entry->edge = (TextRaster){.mask = edge_of(&raster->mask, *wide),
                                   .serial = ++fonts->serial,
                                   .ascent = raster->ascent + *wide};
        fonts->bytes += mask_bytes(&entry->edge.mask);
    }
    return &entry->edge;
}

int fonts_width(Fonts *fonts, FontFace face, int pixel_size, const char *text) {
    const TextRaster *raster = fonts_raster(fonts, face, pixel_size, text);
    return raster ? raster->mask.width : 0;
}

static void drop_unused(Fonts *fonts) {
    for (int bucket = 0; bucket < FONT_BUCKETS; bucket++) {
        for (TextEntry **link = &fonts->buckets[bucket]; *link;) {
            TextEntry *entry = *link;
            if (entry->last_used == fonts->generation && !fonts->is_language_new) {
                link = &entry->next;
                continue;
            }
            *link = entry->next;
            entry_free(fonts, entry);
        }
    }
    fonts->is_language_new = false;
}

void fonts_trim(Fonts *fonts) {
    if (fonts->bytes > FONT_BUDGET_BYTES || fonts->is_language_new) drop_unused(fonts);
    fonts->generation++;
}
