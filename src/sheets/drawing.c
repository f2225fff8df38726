#include "sheets/drawing.h"

#include <librsvg/rsvg.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OUTLINE_PIXELS = 840 }; /* the longer side of the picture in which the edge is searched */

static bool fail(const char *face, const char *why, char *error, size_t size) {
    if (size) snprintf(error, size, "the face '%s' cannot be drawn: %s", face, why);
    return false;
}

bool drawing_render(const Deck *deck, const char *face, cairo_t *cairo, char *error, size_t size) {
    GError *fault = NULL;
    char *svg = deck_face_svg(deck, face);
    if (!svg) return fail(face, "the deck has none of that name", error, size);
    RsvgHandle *handle = rsvg_handle_new_from_data((const guint8 *)svg, (gsize)strlen(svg), &fault);
    RsvgRectangle all = {.width = deck_width(deck), .height = deck_height(deck)};
    bool is_drawn = handle && rsvg_handle_render_document(handle, cairo, &all, &fault);
    cairo_status_t status = cairo_status(cairo);
    if (!is_drawn || status) fail(face, fault ? fault->message : cairo_status_to_string(status), error, size);
    if (handle) g_object_unref(handle);
    g_clear_error(&fault);
    free(svg);
    return is_drawn && status == CAIRO_STATUS_SUCCESS;
}

static bool record(const Deck *deck, const char *face, Drawing *drawing, char *error, size_t size) {
    cairo_rectangle_t all = {.width = drawing->width, .height = drawing->height};
    drawing->face = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &all);
    cairo_t *cairo = cairo_create(drawing->face);
    bool is_drawn = drawing_render(deck, face, cairo, error, size);
    cairo_destroy(cairo);
    return is_drawn;
}

static bool find_outline(Drawing *drawing) {
    double scale = OUTLINE_PIXELS / fmax(drawing->width, drawing->height);
    cairo_surface_t *picture = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)ceil(drawing->width * scale), (int)ceil(drawing->height * scale));
    cairo_t *cairo = cairo_create(picture);
    cairo_scale(cairo, scale, scale);
    cairo_set_source_surface(cairo, drawing->face, 0, 0);
    cairo_paint(cairo);
    bool is_found = cairo_status(cairo) == CAIRO_STATUS_SUCCESS;
    if (is_found) outline_find(picture, 1 / scale, &drawing->outline);
    cairo_destroy(cairo);
    cairo_surface_destroy(picture);
    return is_found;
}

bool drawing_make(const Deck *deck, const char *face, Drawing *drawing, char *error, size_t size) {
    *drawing = (Drawing){.width = deck_width(deck), .height = deck_height(deck)};
    bool is_recorded = record(deck, face, drawing, error, size);
    if (is_recorded && find_outline(drawing)) return true;
    if (is_recorded) fail(face, "there is not enough memory", error, size);
    drawing_free(drawing);
    return false;
}

void drawing_free(Drawing *drawing) {
    outline_free(&drawing->outline);
    if (drawing->face) cairo_surface_destroy(drawing->face);
    *drawing = (Drawing){0};
}

/* Filling and stroking grows the outline by the same width everywhere, including slanted edges. */
static void lay_bleed(const Outline *outline, cairo_t *cairo, double bleed) {
    if (outline->count < 3) return;
    cairo_new_path(cairo);
    for (int i = 0; i < outline->count; i++) cairo_line_to(cairo, outline->point[i][0], outline->point[i][1]);
    cairo_close_path(cairo);
    cairo_set_source_rgb(cairo, outline->red, outline->green, outline->blue);
    cairo_set_line_width(cairo, 2 * bleed);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_fill_preserve(cairo);
    cairo_stroke(cairo);
}

void drawing_lay(const Drawing *drawing, cairo_t *cairo, double x, double y, double scale, double bleed) {
    cairo_save(cairo);
    cairo_translate(cairo, x, y);
    cairo_scale(cairo, scale, scale);
    lay_bleed(&drawing->outline, cairo, bleed / scale + drawing->outline.inset);
    cairo_set_source_surface(cairo, drawing->face, 0, 0);
    cairo_paint(cairo);
    cairo_restore(cairo);
}

/* ---- where to cut ---- */

typedef struct Side {
    double from[2], to[2]; /* the edge of the outline, moved outwards */
    double out;            /* its outward direction, radians */
} Side;

/* The outline is clockwise on the screen. */
static Side side_of(const Outline *outline, int index) {
    const double *from = outline->point[index], *to = outline->point[(index + 1) % outline->count];
    double length = hypot(to[0] - from[0], to[1] - from[1]);
    double out_x = (to[1] - from[1]) / length * outline->inset,
           out_y = (from[0] - to[0]) / length * outline->inset;
    return (Side){{from[0] + out_x, from[1] + out_y},
                  {to[0] + out_x, to[1] + out_y},
                  atan2(from[0] - to[0], to[1] - from[1])};
}

static bool runs_along(double from, double to, double line, double near) {
    return fabs(from - line) <= near && fabs(to - line) <= near;
}

static bool is_marked(const Drawing *drawing, const double *from, const double *to, double near) {
    return runs_along(from[0], to[0], 0, near) || runs_along(from[0], to[0], drawing->width, near) ||
           runs_along(from[1], to[1], 0, near) || runs_along(from[1], to[1], drawing->height, near);
}

void drawing_trace_cut(const Drawing *drawing, cairo_t *cairo, double near) {
    const Outline *outline = &drawing->outline;
    for (int i = 0; i < outline->count && outline->count >= 3; i++) {
        Side side = side_of(outline, i), next = side_of(outline, (i + 1) % outline->count);
        cairo_new_sub_path(cairo);
        if (!is_marked(drawing, side.from, side.to, near)) {
            cairo_move_to(cairo, side.from[0], side.from[1]);
            cairo_line_to(cairo, side.to[0], side.to[1]);
        }
        if (is_marked(drawing, side.to, next.from, near)) continue;
        const double *about = outline->point[(i + 1) % outline->count];
        cairo_arc(cairo, about[0], about[1], outline->inset, side.out, next.out);
    }
}
