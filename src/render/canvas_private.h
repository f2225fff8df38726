/* A canvas from inside. canvas.c builds the list of a frame, shapes among it, and paints what has changed;
 * canvas_sprite.c adds pictures, canvas_text.c words. */
#ifndef SABACC_RENDER_CANVAS_PRIVATE_H
#define SABACC_RENDER_CANVAS_PRIVATE_H

#include "render/canvas.h"
#include "render/display_list.h"
#include "render/veil.h"

enum { CANVAS_CLIP_DEPTH = 8 };

struct Canvas {
    Fonts *fonts;
    Sprites *sprites;
    Layout layout;
    DisplayList lists[2];
    int current; /* which of the two lists is being built */
    bool is_invalid;
    PixelRect clips[CANVAS_CLIP_DEPTH];
    int clip_depth;
    Pixmap *ground;
    BackdropShape ground_shape;
    Turned *turned;
    Veil veil;
    CanvasLack lack;
    Transcript *transcript; /* owned; NULL: not recorded */
    const char *paragraph;  /* being drawn: its lines form one fact; NULL outside */
    size_t paragraph_at;    /* the bytes before the line being drawn */
    CanvasListener listener;
    CanvasReading reading;
    Colour letter_edge; /* alpha 0: none */
    int letter_slope;   /* hundredths; 0: level */
    float letter_pivot; /* x at which a line on that slope is where it would be on the level */
    bool has_dark_ink;
    BlindKind sight_kind;
    BlindSight *sight; /* owned; NULL: as it is painted */
};

/* Adds an item to the list of this frame, within the present clip. */
void canvas_say(Canvas *canvas, Item *item, PixelRect bounds, ItemSource source);
PixelRect canvas_clip_now(const Canvas *canvas);
/* Records a fact, if facts are recorded and some of the box is on the screen. */
void canvas_write_down(Canvas *canvas, FactKind kind, const char *words, Box box, bool is_cut);
Box canvas_box_of_pixels(const Canvas *canvas, PixelRect rect);

#endif
