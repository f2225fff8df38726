#ifndef SABACC_TABLE_FIGURE_H
#define SABACC_TABLE_FIGURE_H

/* A painted figure (art/people): in the light of the place where it sits, the back of its chair, its closed
 * eyes, and when it blinks. All pictures are painted as turned to the left. `turn`: 0 ahead, −1 to the left,
 * 1 to the right. */

#include "table/room.h"

SpriteEffect figure_effect(const char *place, bool is_away);
/* The same of somebody in that mood ("-glad", "-sour"): gold is about who is glad, and less light on who is
 * not. */
SpriteEffect figure_mood_effect(const char *place, const char *mood);

/* To add to these: the place's lamp hangs over the middle of the table, so that who sits on its left is lit
 * from the right. `column`: of their middle, 0 … 1 across the table. */
SpriteEffect figure_lit_from(float column);

/* The end of the name of a picture of one that has turned so; "" ahead. */
const char *figure_turned(int turn);

/* The chair behind a figure, not wider than `most`; and its picture: each place has its own. Longer names
 * than `size` − 1 bytes are cut off. */
Box figure_chair(Box figure, float most);
/* What the house stands before, in place of a chair: as tall as its figure. Its picture is that of "house".
 */
Box figure_station(Box figure, float most);
/* Either goes on down behind the far rail of a room, which is lower at one of its sides than under its
 * figure.
 */
Box figure_to_rail(const TableRoom *room, Box chair);
void figure_chair_asset(const char *place, int turn, char *asset, size_t size);

/* The arms of a figure on the far rail of a room: before they are turned about the middle of the box by the
 * slope of the rail there, radians, clockwise; and the lower end of the rail's edge under its hands. */
typedef struct FigureArms {
    Box box;
    float slope, foot;
} FigureArms;
FigureArms figure_arms(const TableRoom *room, Box figure);

/* Closed eyes in a figure that was drawn, of that portrait and body ("": upright). `shut`: 0 open, half: they
 * look down, 1 closed. They are prepared while they are open. */
void figure_draw_eyes(Canvas *canvas, const Sprite *figure, const char *portrait, const char *body, int turn,
                      float shut);

/* Whether the eyes of that portrait in that seat are closed at a moment, ms, and when they close or open
 * next. */
bool figure_blinks(const char *portrait, int seat, double now);
double figure_next_blink(const char *portrait, int seat, double now);

/* Where whoever has nothing to watch looks now and then, and how far they have turned to it, 0 … 1; and when
 * that changes next. */
typedef enum GlanceAt { GLANCE_OWN, GLANCE_CLOTH, GLANCE_LEFT, GLANCE_RIGHT, GLANCE_AHEAD, GLANCES } GlanceAt;
typedef struct Glance {
    GlanceAt at;
    float far;
} Glance;
Glance figure_glance(const char *portrait, int seat, double now);
double figure_next_glance(const char *portrait, int seat, double now);

#endif
