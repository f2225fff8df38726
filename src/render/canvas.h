#ifndef SABACC_RENDER_CANVAS_H
#define SABACC_RENDER_CANVAS_H

/* The picture as a list. A scene says each frame everything that is to be seen, back to front; canvas_end
   compares that with what it said last time and paints only where something differs. An equal list costs
   nothing, so saying all of it again is the right way to draw. What is painted depends on the list alone:
   painting it again anywhere gives the same pixels. All coordinates are logical units (render/layout.h). For
   the loop's thread. */

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
/* Paints what changed into `pixels` (0xAARRGGBB or 0x00RRGGBB, of the layout's pixel size, still holding the
   last frame) and lists the rectangles painted; returns how many, 0 when nothing had to be. */
int canvas_end(Canvas *canvas, Target pixels, PixelRect damage[CANVAS_DAMAGE_MAX]);
/* The pixels no longer hold the last frame: the next canvas_end paints everything. */
void canvas_invalidate(Canvas *canvas);
/* Paints the whole of the last ended frame again, clipped to the target's clip: screenshots and tests. */
void canvas_repaint(const Canvas *canvas, Target pixels);

/* Pictures said since canvas_begin that are not there as they should be, other than shadows. */
typedef struct CanvasLack {
    int blank; /* nothing of them yet: a blank card's ground stands in */
    int rough; /* at another size */
} CanvasLack;
CanvasLack canvas_lack(const Canvas *canvas);

const Layout *canvas_layout(const Canvas *canvas);
Sprites *canvas_sprites(Canvas *canvas);

/* ---- what can be said ---- */

/* Everything said until the matching pop is seen only within the box (and within the clips around it). Nests.
 */
void canvas_push_clip(Canvas *canvas, Box box);
void canvas_pop_clip(Canvas *canvas);

/* The ground of the whole screen; say it first. */
void canvas_backdrop(Canvas *canvas, const BackdropShape *backdrop);

typedef struct PanelStyle {
    Colour top, bottom; /* filling; alpha 0 for none */
    Colour edge;
    float edge_width, radius;
    bool is_cut; /* corners cut off instead of rounded */
} PanelStyle;
void canvas_panel(Canvas *canvas, Box box, const PanelStyle *style);
/* One colour, square corners. */
void canvas_fill(Canvas *canvas, Box box, Colour colour);
/* A colour over all that was said so far: a light that goes down, a fade. What lies under the last veil said
   is kept while it stays the same, so that a veil may change in every frame, and something move over it. */
void canvas_veil(Canvas *canvas, Colour colour);
/* A soft halo under a box: a light, or a shadow when dark; and one only around it, the inside untouched. */
void canvas_glow(Canvas *canvas, Box box, float radius, float spread, Colour colour);
void canvas_halo(Canvas *canvas, Box box, float radius, float spread, Colour colour);
void canvas_line(Canvas *canvas, float x1, float y1, float x2, float y2, float width, Colour colour);

typedef struct Sprite {
    const char *asset;
    Box box;     /* where it lies before turning */
    float angle; /* radians, clockwise, about the middle */
    float turn;  /* radians about the long (upright) axis: a flip shows the face up to π/2, the back after;
                    the scene names the asset that is to be seen */
    float fade;  /* 0 as it is … 1 not there */
    SpriteEffect effect; /* with SPRITE_SHADOW the box is still the card's: the halo grows around it */
    float raster_height; /* logical height it is drawn from; 0 for the box's own. A sprite whose size changes
                            on its way names the size it will rest at, or every step would order a drawing of
                            its own */
} Sprite;
void canvas_sprite(Canvas *canvas, const Sprite *sprite);
/* Orders its raster without showing it, so that it is there when it will be. */
void canvas_prepare(Canvas *canvas, const Sprite *sprite);

typedef enum TextAlign { TEXT_LEFT, TEXT_CENTRE, TEXT_RIGHT } TextAlign;

typedef struct TextStyle {
    FontFace face;
    float size; /* logical; nothing to be read is smaller than 18 */
    Colour colour;
    TextAlign align;
} TextStyle;
/* One line, in the middle of the box's height. A text that is too wide is set smaller, down to three
   quarters, and then cut with an ellipsis. Returns the width taken. */
float canvas_text(Canvas *canvas, Box box, const TextStyle *style, const char *text);
/* Broken at spaces and newlines to the box's width, from its top; returns the height taken, which may exceed
   the box. With is_measured_only nothing is drawn. */
float canvas_paragraph(Canvas *canvas, Box box, const TextStyle *style, const char *text,
                       bool is_measured_only);
float canvas_text_width(Canvas *canvas, const TextStyle *style, const char *text);
/* From one line of a paragraph to the next. */
float canvas_line_height(const Canvas *canvas, const TextStyle *style);

/* How words are to be drawn for the person who reads them, whatever the scene asks for. */
typedef struct CanvasReading {
    float text_scale;      /* 1 … 2 times the size of the style; where that does not fit, as much as does */
    bool is_high_contrast; /* light text at 7:1 or more on the house's grounds */
} CanvasReading;
/* From the next frame on; a new canvas draws styles as they are. */
void canvas_set_reading(Canvas *canvas, CanvasReading reading);

/* ---- what a frame says in words ---- */

/* From the next frame on, what is drawn is written down too (render/transcript.h); costs nothing until then.
   To be called between frames. */
void canvas_transcribe(Canvas *canvas);
/* That of the frame said last or being said; NULL where none is kept. */
const Transcript *canvas_transcript(const Canvas *canvas);
/* Whatever is drawn until the matching pop is written down under that name, made as by printf ("credits:%d").
   Nests: the inner name counts. */
__attribute__((format(printf, 2, 3))) void canvas_push_name(Canvas *canvas, const char *format, ...);
void canvas_pop_name(Canvas *canvas);
/* One text under a name of its own. */
__attribute__((format(printf, 5, 6))) float canvas_named_text(Canvas *canvas, Box box, const TextStyle *style,
                                                              const char *text, const char *format, ...);
/* Written down and not drawn. */
void canvas_note(Canvas *canvas, const char *name, const char *words);

#endif
