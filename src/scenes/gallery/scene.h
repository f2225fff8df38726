#ifndef SABACC_SCENES_GALLERY_SCENE_H
#define SABACC_SCENES_GALLERY_SCENE_H

/* The gallery, for those who open it with more than its name. */

#include "scenes/scene.h"

/* The gallery, which lays out the deck of that id (decks/library.h; copied) as soon as it is opened; the
 * shelf where there is none. */
Scene *gallery_scene_at(const char *deck);

#endif
