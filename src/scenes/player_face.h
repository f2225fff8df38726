#ifndef SABACC_SCENES_PLAYER_FACE_H
#define SABACC_SCENES_PLAYER_FACE_H

/* Faces to choose (ui/face_disc.h), and how one that was chosen is kept (session/players.h). */

#include "scenes/stage.h"
#include "ui/face_disc.h"

/* A face as something to press, under that widget's name; marked where it is the chosen one. */
void player_face_button(Ui *ui, const char *widget, Box box, const FaceDisc *face, bool is_chosen,
                        bool is_disabled);

/* Faces in a row, as high as the box and each partly over the one before; returns the width used. */
float player_faces_draw(Canvas *canvas, Box box, const char *const *portraits, int count);

/* Saves that this person has that face (−1 for none), now or as soon as it goes. */
void player_face_keep(Stage *stage, const char *name, int face);

#endif
