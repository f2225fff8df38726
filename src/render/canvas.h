#ifndef SABACC_RENDER_CANVAS_H
#define SABACC_RENDER_CANVAS_H

/* The picture as a display list. Each frame a scene declares everything visible, back to front; canvas_end
 * compares the list with the last one and paints only the differences. An unchanged list costs nothing, so
 * declaring everything again is the right way to draw. The pixels depend on the list alone: painting it again
 * anywhere gives the same result. All coordinates are logical units (render/layout.h). For the main thread.
 */

#include "render/blind.h"
#include "render/fonts.h"
#include "render/layout.h"
#include "render/sprites.h"
#include "render/transcript.h"

typedef struct Canvas Canvas;

enum { CANVAS_DAMAGE_MAX = 12 };

/* Borrows fonts and sprites, which must outlive it. */
Canvas *canvas_create(Fonts *fonts, Sprites *sprites);
void canvas_free(Canvas *canvas);

/* ---- a frame ---- */

void canvas_begin(Canvas *canvas, const Layout *layout);
/* Paints the changes into `pixels` (0xAARRGGBB or 0x00RRGGBB, of the layout's pixel size, still containing
 * the last frame) and lists the painted rectangles; returns how many, 0 if nothing changed. */
int canvas_end(Canvas *canvas, Target pixels, PixelRect damage[CANVAS_DAMAGE_MAX]);
/* The pixels no longer contain the last frame: the next canvas_end paints everything. */
void canvas_invalidate(Canvas *canvas);
/* Shows everything as it is seen with that colour blindness, from the next frame on. */
void canvas_set_sight(Canvas *canvas, BlindKind kind);
/* Paints the whole last frame again, clipped to the target's clip: for screenshots and tests. */
void canvas_repaint(const Canvas *canvas, Target pixels);

/* Pictures declared since canvas_begin that are not available as requested, without shadows. */
typedef struct CanvasLack {
    int blank; /* not available at all: a blank card is drawn instead */
    int rough; /* available at another size */
} CanvasLack;
CanvasLack canvas_lack(const Canvas *canvas);

const Layout *canvas_layout(const Canvas *canvas);
Sprites *canvas_sprites(Canvas *canvas);

/* Where what was declared so far in this frame lies, as far as its clip shows it: texts, and pictures with
 * their shadows; or panels through which little can be seen. Returns how many, at most `max`. */
typedef enum CanvasParts { CANVAS_MARKS, CANVAS_PANELS } CanvasParts;
int canvas_places(const Canvas *canvas, CanvasParts parts, Box *places, int max);

/* ---- drawing ---- */

/* Everything declared until the matching pop is clipped to the box (and to outer clips). Nests. */
void canvas_push_clip(Canvas *canvas, Box box);
void canvas_pop_clip(Canvas *canvas);

/* The background of the whole screen; call it first. */
void canvas_backdrop(Canvas *canvas, const BackdropShape *backdrop);

typedef struct PanelStyle {
    Colour top, bottom; /* filling; alpha 0 for none */
    Colour edge;
    float edge_width, radius;
    bool is_cut; /* corners cut instead of rounded */
} PanelStyle;
void canvas_panel(Canvas *canvas, Box box, const PanelStyle *style);
/* One colour, square corners. */
void canvas_fill(Canvas *canvas, Box box, Colour colour);
/* A colour over everything declared so far: dimming, a fade. What is under the last veil is cached while it
 * does not change, so that a veil may change in every frame, and something move over it. One that cannot be
 * seen yet paints nothing, but has that ready. */
void canvas_veil(Canvas *canvas, Colour colour);
/* A soft halo under a box: a light, or a shadow if dark; and one only around it, without the inside. */
void canvas_glow(Canvas *canvas, Box box, float radius, float spread, Colour colour);
void canvas_halo(Canvas *canvas, Box box, float radius, float spread, Colour colour);
/* The colour over everything but a soft pool: nothing inside the box, full beyond `spread` around it. */
void canvas_around(Canvas *canvas, Box box, float radius, float spread, Colour colour);
/* The same, as a veil: while the pool moves, what is under it is not painted again. */
void canvas_veil_around(Canvas *canvas, Box box, float radius, float spread, Colour colour);
void canvas_line(Canvas *canvas, float x1, float y1, float x2, float y2, float width, Colour colour);

/* What stands bends from its foot: all above the neck moves aside and down, what is below the foot stays, and
 * the crown moves aside by more. `crown`, `neck`, `foot`: y of the upright picture, from above. */
typedef struct Bend {
    float crown, neck, foot;
    float crown_x, neck_x, neck_y; /* |neck_y| below half of foot − neck */
} Bend;

typedef struct Sprite {
    const char *asset;
    Box box;     /* before rotation */
    float angle; /* radians, clockwise, about the centre */
    /* radians about the vertical axis: a flip shows the face up to π/2, the back after; the scene gives the
     * visible asset */
    float turn;
    /* It lies, seen in perspective: how much narrower its far end is, 0 … below 1 of the width, and how far
     * that is to the right of the near end; without turn. The box's height is what is seen of it, and
     * raster_shape how it looks when it stands. */
    float narrower, lean;
    float skew; /* how far its lower edge is to the right of the upper one, before rotation; without those */
    Bend bend;  /* without any of those; all 0: upright */
    float fade; /* 0 opaque … 1 invisible */
    SpriteEffect
        effect; /* with SPRITE_SHADOW or SPRITE_RIM the box is the card's: the halo grows around it */
    /* logical height at which it is rasterised; 0 for the box's own. A sprite whose size is animated gives
     * its final size, or every step would request its own raster */
    float raster_height;
    float raster_shape; /* the same for its width: width by height of what the box stretches; 0: the box's */
    Colour ground;      /* drawn in its place until there is a picture at all; 0: a blank card */
} Sprite;
void canvas_sprite(Canvas *canvas, const Sprite *sprite);
/* Requests its raster without drawing it, so that it is available later; true if it is, at whatever size. */
bool canvas_prepare(Canvas *canvas, const Sprite *sprite);

typedef enum TextAlign { TEXT_LEFT, TEXT_CENTRE, TEXT_RIGHT } TextAlign;

typedef struct TextStyle {
    FontFace face;
    float size; /* logical; readable text is at least 18 */
    Colour colour;
    TextAlign align;
} TextStyle;
/* One line, vertically centred in the box. Text that is too wide is shrunk, down to three quarters, and then
 * truncated with an ellipsis. Returns the width used. */
float canvas_text(Canvas *canvas, Box box, const TextStyle *style, const char *text);
/* Wraps at spaces and newlines to the box's width, from its top; returns the height used, which may exceed
 * the box. With is_measured_only nothing is drawn. */
float canvas_paragraph(Canvas *canvas, Box box, const TextStyle *style, const char *text,
                       bool is_measured_only);
/* The same in letters as much smaller as it takes to stay within the box, down to ten logical units. */
void canvas_paragraph_within(Canvas *canvas, Box box, const TextStyle *style, const char *text);
float canvas_text_width(Canvas *canvas, const TextStyle *style, const char *text);
/* From one line of a paragraph to the next. */
float canvas_line_height(const Canvas *canvas, const TextStyle *style);

/* A line of text as it was drawn and can be seen, for those who look for words on the screen. */
typedef struct CanvasLine {
    const char *text;    /* the whole text or paragraph */
    size_t from, length; /* the bytes of it in this line */
    Box box;             /* of its letters */
    Box seen;            /* the part of it within the clips */
    float baseline;      /* as a y */
    FontFace face;
    int pixel_size;
} CanvasLine;
typedef struct CanvasListener {
    void (*line)(void *user, const CanvasLine *line); /* while it is drawn; may draw shapes, but no text */
    void (*cover)(void *user, Box box);               /* a panel hides what was drawn there */
    void *user;
} CanvasListener;
/* Copied; told of everything drawn from now on. NULL: nobody listens. */
void canvas_set_listener(Canvas *canvas, const CanvasListener *listener);
/* Where those bytes of the line's text stand, as far as they can be seen; empty where they cannot. */
Box canvas_line_part(Canvas *canvas, const CanvasLine *line, size_t from, size_t length);

/* The reader's needs for text, applied in every scene. */
typedef struct CanvasReading {
    float text_scale;      /* 1 … 2 times the style's size; less where that does not fit */
    bool is_high_contrast; /* light text at 7:1 or more on the style's backgrounds */
} CanvasReading;
/* Takes effect with the next frame; a new canvas draws styles unchanged. */
void canvas_set_reading(Canvas *canvas, CanvasReading reading);
float canvas_text_scale(const Canvas *canvas);

/* ---- the transcript of a frame ---- */

/* All shapes of the last or current frame as text, in the order in which they were drawn, and its transcript
 * if one is kept (list_describe of render/display_list.h). The caller frees it. */
char *canvas_describe(const Canvas *canvas);

/* From the next frame on, what is drawn is recorded as text too (render/transcript.h); costs nothing until
 * then. Call between frames. */
void canvas_transcribe(Canvas *canvas);
/* The transcript of the last or current frame; NULL if none is kept. */
const Transcript *canvas_transcript(const Canvas *canvas);
/* Everything drawn until the matching pop is recorded under that name, formatted as by printf ("credits:%d").
 * Nests: the inner name applies. */
__attribute__((format(printf, 2, 3))) void canvas_push_name(Canvas *canvas, const char *format, ...);
void canvas_pop_name(Canvas *canvas);
/* One text under a name of its own. */
__attribute__((format(printf, 5, 6))) float canvas_named_text(Canvas *canvas, Box box, const TextStyle *style,
                                                              const char *text, const char *format, ...);
/* Read aloud instead of the texts in that box, in one sentence. Recorded, but not drawn. */
void canvas_spoken(Canvas *canvas, Box box, const char *words);
/* Recorded, but not drawn. */
void canvas_note(Canvas *canvas, const char *name, const char *words);

#endif
