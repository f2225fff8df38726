/* The pages besides the cards: cover, rules and box. Lengths in millimetres from the upper left corner of the
 * page. Private to src/sheets. */
#ifndef SABACC_SHEETS_EXTRAS_H
#define SABACC_SHEETS_EXTRAS_H

#include "sheets/drawing.h"
#include "sheets/sheets.h"
#include "sheets/type.h"

/* What is drawn on these pages. */
typedef struct Extras {
    const Deck *deck;
    const SheetsPlan *plan;
    cairo_t *cairo;
    const TypeCase *type;
    const Drawing *fan[5]; /* faces of the deck, from the left */
    int fan_count;
    const Drawing *back; /* NULL: the deck has none */
    const Drawing *name; /* the lettering; NULL: the name is set in type */
} Extras;

/* Ink on paper and on enamel. */
typedef struct Ink {
    double red, green, blue;
} Ink;
extern const Ink ink_black, ink_grey, ink_brass, ink_pale, ink_enamel;
void ink_set(cairo_t *cairo, Ink ink);

/* The drawing with its middle at x, y, that wide, turned by an angle. */
void extras_lay(cairo_t *cairo, const Drawing *drawing, double x, double y, double width, double angle);
/* The name, that wide, with its middle at x, y. */
void extras_name(const Extras *extras, double x, double y, double width);
/* The fan, each card that wide, with the middle one's middle at x, y. */
void extras_fan(const Extras *extras, double x, double y, double width);
/* The deck's name, translated if it is a deck of ours. */
const char *extras_deck(const Extras *extras);

/* The cover, and its other side: how to print and cut, the games, credits. */
void cover_draw(const Extras *extras);
void cover_draw_inside(const Extras *extras);

/* The game's page of rules by its usual options. */
void rules_draw(const Extras *extras, const SabaccGame *game);

/* The net of the box, with cut, fold and glue lines. */
void box_draw(const Extras *extras);

#endif
