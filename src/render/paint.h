#ifndef SABACC_RENDER_PAINT_H
#define SABACC_RENDER_PAINT_H

/* Drawing primitives: each draws one shape into a picture, on the CPU, clipped. All coordinates are pixels; a
 * pixel's centre is at +0.5. The result for a pixel depends only on its position and its previous value, so
 * that drawing a part of a picture gives exactly that part of the whole. */

#include "render/pixmap.h"

/* Where to draw. Borrows the pixels. Nothing outside `clip` is changed; `clip` must be within the picture. */
typedef struct Target {
    Pixel *pixels;
    int width, height, stride;
    PixelRect clip;
} Target;

Target target_of(Pixmap *pixmap);

/* A panel with rounded or cut corners; a circle has a radius of half its side. */
typedef struct PanelShape {
    float x, y, width, height;
    float radius;             /* of the corners, ≤ half the shorter side */
    float edge_width;         /* the line along the inside of the edge; 0 for none */
    Colour top, bottom, edge; /* vertical gradient from top to bottom */
    bool is_cut;              /* corners cut at 45° instead of rounded */
} PanelShape;
void paint_panel(Target target, const PanelShape *panel);

/* A soft halo: full inside the rounded box, fading out over `spread` pixels outside. A shadow if black. */
typedef struct GlowShape {
    float x, y, width, height, radius, spread;
    Colour colour;
    bool is_hollow;
    bool is_around; /* the opposite: nothing inside the box, full beyond `spread`, over the whole clip */
} GlowShape;
void paint_glow(Target target, const GlowShape *glow);

/* A straight line with round ends. */
typedef struct LineShape {
    float x1, y1, x2, y2, width;
    Colour colour;
} LineShape;
void paint_line(Target target, const LineShape *line);

/* A whole picture without rotation at (x, y). opacity 0..256. */
void paint_pixmap(Target target, const Pixmap *pixmap, int x, int y, uint32_t opacity);

/* A picture rotated and scaled about its centre, bilinear, with smooth edges. */
typedef struct Placement {
    float centre_x, centre_y; /* the centre of the picture */
    float width, height;      /* as drawn, before rotation; negative mirrors */
    float angle;              /* radians, clockwise on the screen */
    uint32_t opacity;         /* 0..256 */
    /* It may lie, seen in perspective. How much narrower its upper edge is, as a share of the width, below 1;
     * how far it is to the right of the lower one; and how high the picture would be if it stood, 0: as
     * `height`, which is what is seen of it. */
    float narrower, lean, standing;
    /* Or it is a side of a body, seen at a slant: how far its lower edge is to the right of the upper one,
     * before the rotation. */
    float skew;
    /* Or it bends, upright and not mirrored: what is above the row `neck` is moved by neck_x and neck_y, what
     * is below `foot` is not, and in between ever less; the row `crown` is aside by crown_x more. Rows of the
     * screen, before they are moved; |neck_y| is below half of foot − neck. Columns move whole pixels. */
    float crown, neck, foot, crown_x, neck_x, neck_y;
} Placement;
static inline bool placement_lies(const Placement *placement) {
    return placement->narrower > 0 || placement->lean != 0;
}
static inline bool placement_bends(const Placement *placement) {
    return placement->crown_x != 0 || placement->neck_x != 0 || placement->neck_y != 0;
}
/* How far a bent picture has moved in that row, before it is moved, to the right and down. */
float placement_bent_x(const Placement *placement, float row);
float placement_bent_y(const Placement *placement, float row);
/* All pixels in which two placements of that picture may differ that are the same but for how they bend. */
PixelRect placement_bent_anew(const Pixmap *pixmap, const Placement *a, const Placement *b);
void paint_placed(Target target, const Pixmap *pixmap, const Placement *placement);
/* Something opaque that is painted later, in `within`: there all of that, or where there is a picture, what
 * pixmap_measure has found opaque of it. */
typedef struct PaintCover {
    const Pixmap *pixmap; /* or NULL */
    Placement placement;  /* upright, turned or lying, opaque */
    PixelRect within;
} PaintCover;
enum { PAINT_COVERS = 4 };
typedef struct PaintCovers {
    PaintCover list[PAINT_COVERS];
    int count;
} PaintCovers;
/* The same without the pixels that one of the covers hides, where the picture is turned or lies. */
void paint_placed_beneath(Target target, const Pixmap *pixmap, const Placement *placement,
                          const PaintCovers *covers);
/* The same into a part of the picture: the target's corner is its pixel (x, y). */
void paint_placed_from(Target target, int x, int y, const Pixmap *pixmap, const Placement *placement);
/* All pixels paint_placed may touch. */
PixelRect placement_bounds(const Placement *placement);

/* Coverage only, 8 bits per pixel: cached text. */
typedef struct Mask {
    int width, height;
    uint8_t *alpha; /* width × height */
    bool is_edge;   /* what is around letters rather than they */
} Mask;
void paint_mask(Target target, const Mask *mask, int x, int y, Colour colour);

/* The background of a whole picture: a gradient with a pool of light and a darkened edge, dithered against
 * banding. */
typedef struct BackdropShape {
    Colour top, bottom;
    Colour light;           /* its alpha is its intensity */
    float light_x, light_y; /* centre, as a share of width and height */
    float light_reach;      /* radius as a share of the height */
    float vignette;         /* 0 none … 1 black corners */
} BackdropShape;
void paint_backdrop(Target target, const BackdropShape *backdrop);

#endif
