#ifndef SABACC_UI_STYLE_H
#define SABACC_UI_STYLE_H

/* The visual style: dark enamel, thin metal lines, one luminous accent. Every colour and size of widgets and
 * scenes comes from here. Text colours reach a contrast of 4.5:1 on STYLE_ENAMEL and STYLE_NIGHT (checked by
 * tests/ui). */

#include "render/canvas.h"
#include "render/plaque.h"

#define STYLE_NIGHT      0xff0f0b08u /* the darkest background */
#define STYLE_ENAMEL     0xff1c1510u /* panels and buttons */
#define STYLE_ENAMEL_LIT 0xff2a2018u /* the same, hovered */
#define STYLE_WOOD       0xf6190f08u /* panels of wood, at their foot */
#define STYLE_OAK        0xff1e150du /* buttons and keys of wood, at their foot */
#define STYLE_OAK_LIT    0xff33261au /* the same, at their top */
#define STYLE_METAL      0xff51626fu /* lines and rims */
#define STYLE_METAL_LIT  0xff8fa3b0u
#define STYLE_BRASS      0xffa8884fu /* rims of what lies on a table */
#define STYLE_BRASS_DIM  0xff6f5c38u /* the same away from the light: rims of buttons */
#define STYLE_BRASS_LIT  0xffe3c78eu /* where the light falls on it */
#define STYLE_BONE       0xfff1e9d8u /* main text */
#define STYLE_DUST       0xffa9b4bbu /* secondary text */
#define STYLE_HINT       0xff97a4acu /* what something does, below it in smaller letters */
#define STYLE_FAINT      0xff8796a0u /* disabled */
#define STYLE_AMBER      0xffffb84au /* the one luminous accent: focus, the acting seat, what matters now */
#define STYLE_AMBER_DEEP 0xff7a4a0eu
#define STYLE_GAIN       0xff6fd3a6u
#define STYLE_LOSS       0xffff8a70u
#define STYLE_ADVICE     0xff8fcbffu /* what the adviser means, wherever it is shown */
#define STYLE_SCRIM      0xc0060a0eu /* overlay over what cannot be used now */
#define STYLE_FELT       0xff0d2521u /* the lining of cases and drawers, at its foot */
#define STYLE_FELT_LIT   0xff183b35u /* the same, at its top */
#define STYLE_PAPER      0xffe9dcc0u /* pages of a book, leaves, invitations, at their foot */
#define STYLE_PAPER_LIT  0xfff4ead2u /* the same, at their top */
#define STYLE_INK        0xff271910u /* text on paper */
#define STYLE_INK_SOFT   0xff574432u /* secondary text on paper */
#define STYLE_INK_RED    0xff842718u /* numbers and leads on paper */
#define STYLE_INK_GREEN  0xff1f5a3au /* what is done or won, on paper */

/* Logical font sizes; no text is smaller than the last. */
#define STYLE_SIZE_HEADING 44.0f
#define STYLE_SIZE_LARGE   30.0f
#define STYLE_SIZE_BODY    24.0f
#define STYLE_SIZE_SMALL   20.0f
#define STYLE_SIZE_HINT    18.0f

/* Of titles and numbers on paper; the letters of FONT_TITLE are cut into metal. */
#define STYLE_PAPER_FACE FONT_BOLD

#define STYLE_PAGE_DARK     0.62f /* of a place behind a page */
#define STYLE_CORNER        10.0f
#define STYLE_BUTTON_HIGH   64.0f
#define STYLE_SCROLL_BAR    18.0f /* the bar of a panel that scrolls, and the gap beside it */
#define STYLE_SCROLL_MARGIN 24.0f /* margin around what is scrolled into view */
#define STYLE_FOLD          84.0f /* between the columns of two pages of a book */
#define STYLE_SCROLL_FADE   24.0f /* over which more content fades out at the edge of a scroll panel */

typedef enum StyleBackdrop {
    STYLE_BACKDROP_LOUNGE,
    STYLE_BACKDROP_TABLE,
    STYLE_BACKDROP_CURTAIN,
    STYLE_BACKDROP_WALL
} StyleBackdrop;
/* Draws the background of a kind of scene; call it first. */
void style_backdrop(Canvas *canvas, StyleBackdrop backdrop);
/* A painted place ("tavern", of assets/places) behind the scene, over the whole screen and darkened by 0 … 1;
 * in portrait its tall picture. */
void style_place(Canvas *canvas, const char *place, float dark);
/* The mean colour of that place's picture, opaque: what is shown until the picture is there. 0 for a place
 * without one (tests/scenes: every game's has one). */
Colour style_place_light(const char *place);
/* With which a part of its painting is drawn: the fine structure of its cloth and its rail. */
SpriteEffect style_place_effect(const char *place, PaintedPart part);
/* Of what its plates are, which carry names and totals. */
PlaqueMaterial style_place_plaque(const char *place);
/* Colours of a tray on its table: of the cloth, and of the rail, each in full light. */
typedef struct StyleTray {
    Colour felt, lip;
} StyleTray;
StyleTray style_place_tray(const char *place);
/* What lights a person there: from behind, and from above the table; both 0 for a place without a picture. */
typedef struct StyleLamps {
    Colour room, lamp;
} StyleLamps;
StyleLamps style_place_lamps(const char *place);
/* A panelled wall under a lamp, over the whole screen. */
void style_wall(Canvas *canvas);
/* A wall of boards in a frame of brass, in the light of a lamp above it. */
void style_boards(Canvas *canvas, Box box);
/* A panel of wood with a brass rim, for widgets and text. */
void style_plate(Canvas *canvas, Box box);
/* A heading on a small plate of dark metal, at the left of the box. Returns the plate's width. */
float style_heading(Canvas *canvas, Box box, const char *words);
/* Letters cut into a plate of brass, in the box from its left. Returns the plate's width. */
float style_name_plate(Canvas *canvas, Box box, const char *words);
/* The same over the whole box, riveted on at both ends: what stands above it is called so. */
void style_caption(Canvas *canvas, Box box, const char *words);
/* A group of a page: a panel of wood with its heading engraved in a plate of brass at its top left. Returns
 * the box for what is in it. */
Box style_group(Canvas *canvas, Box box, const char *words);
/* How high such a panel is around contents of that height. */
float style_group_height(float contents);
/* A case of wood, lined with felt. Returns the box of the felt. */
Box style_case(Canvas *canvas, Box box);
/* A part let into the wood: what lies in it are rows, figures, a chart. */
void style_inlay(Canvas *canvas, Box box);
/* The face of an instrument let into the wood: enamel of that colour in a rim of brass, screwed on; dark
 * enough for light text. */
typedef enum StyleEnamel {
    STYLE_ENAMEL_SEA,
    STYLE_ENAMEL_WINE,
    STYLE_ENAMEL_NIGHT,
    STYLE_ENAMELS
} StyleEnamel;
void style_enamel(Canvas *canvas, Box box, StyleEnamel enamel);
/* The heading of a part of a page: words, and a thin line of brass from them to the right of the box. */
void style_section(Canvas *canvas, Box box, const char *words);
/* A leaf of paper, for ink. */
void style_leaf(Canvas *canvas, Box box);
/* An open book: its cover, the edges of its leaves, and two pages. Returns the box for what is printed on
 * both; STYLE_FOLD in its middle stays free. Then, over what is printed, the fold between them. */
Box style_book(Canvas *canvas, Box box);
void style_book_fold(Canvas *canvas, Box box);
/* What lies behind a row on paper that is about this very moment. */
void style_band_now(Canvas *canvas, Box box);
/* What a row that can be pressed does, as a small button at the right of that box; its width. */
float style_small_button(Canvas *canvas, Box box, const char *words);
/* A short word on a tag of that colour, in the box from its left, recorded under that name. Returns the tag's
 * width. */
float style_tag(Canvas *canvas, Box box, Colour colour, const char *word, const char *name);
/* A lamp: its shade of brass and its light on what is below it, so strong, 0 … 1. It hangs on an arm of that
 * length from a plate above it; 0: it is let into what it lights. One of strength 0 is out. */
void style_lamp(Canvas *canvas, Box shade, float arm, float strong);
/* A degree as lozenges of brass, as high as the box and in its middle: so many are set, the others hollow. */
void style_marks(Canvas *canvas, Box box, int set, int count);
/* Of that many marks of that height. */
float style_marks_width(float high, int count);
/* A plate of wood with a brass rim, for what stands on a table. */
void style_sign_plate(Canvas *canvas, Box box);
/* A text style with these properties. */
TextStyle style_text(FontFace face, float size, Colour colour, TextAlign align);

#endif
