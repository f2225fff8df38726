#ifndef SABACC_SCENES_PLAYER_FACE_H
#define SABACC_SCENES_PLAYER_FACE_H

/* Who sits somewhere, as a round picture on pages: a painted portrait, or the initial of the name; and how a
 * face that was chosen is kept (session/players.h). */

#include "scenes/stage.h"

/* `portrait`: a face of the portraits; "" for the initial. */
void player_face_draw(Canvas *canvas, Box box, const char *name, const char *portrait);

/* The same as something to press, under that widget's name; marked where it is the chosen one. */
void player_face_button(Ui *ui, const char *widget, Box box, const char *name, const char *portrait,
                        bool is_chosen, bool is_disabled);

/* Saves that this person has that face (−1 for none), now or as soon as it goes. */
void player_face_keep(Stage *stage, const char *name, int face);

#endif
