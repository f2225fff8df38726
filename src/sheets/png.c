#include <math.h>
#include <stdio.h>

#include "sheets/draft.h"
#include "sheets/drawing.h"
#include "sheets/sheets.h"

static bool write_picture(cairo_surface_t *picture, const char *path, char *error, size_t size) {
    FileDraft draft;
    if (!draft_begin(&draft, path, error, size)) return false;
    bool is_good = cairo_surface_write_to_png_stream(picture, draft_write, &draft) == CAIRO_STATUS_SUCCESS;
    if (!is_good) snprintf(error, size, "%s: cannot be written", path);
    return draft_end(&draft, is_good, error, size);
}

bool sheets_write_png(const Deck *deck, const char *face, int height, const char *path, char *error,
                      size_t size) {
    double width = fmax(1, round(height * deck_shape(deck)));
    if (width > SHEETS_PIXELS_MAX) {
        snprintf(error, size, "a picture %.0f pixels wide is too large: at most %d", width,
                 SHEETS_PIXELS_MAX);
        return false;
    }
    cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)width, height);
    cairo_t *cairo = cairo_create(picture);
    /* The document keeps its aspect; a width rounded to whole pixels must not leave a gap. */
    cairo_scale(cairo, width / deck_width(deck), height / deck_height(deck));
    bool is_drawn = drawing_render(deck, face, cairo, error, size);
    cairo_destroy(cairo);
    bool is_written = is_drawn && write_picture(picture, path, error, size);
    cairo_surface_destroy(picture);
    return is_written;
}
