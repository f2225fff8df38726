#ifndef SABACC_SCENES_PLAY_COVER_H
#define SABACC_SCENES_PLAY_COVER_H

/* What a box would hide of an area: a grid of small cells, each as heavy as the heaviest thing that touches
 * it, and its sums, so that a place is found among thousands. Knows nothing of what the things are. */

#include <stdbool.h>

#include "render/layout.h"

typedef struct Cover Cover;

Cover *cover_create(Box area);
void cover_free(Cover *cover);
/* `weight`: for each square unit. Parts outside the area do not count. */
void cover_add(Cover *cover, Box box, float weight);
/* After all is added, and before anything is asked. */
void cover_sum(Cover *cover);
float cover_under(const Cover *cover, Box box);
/* 0 where nothing lies, and outside the area. */
float cover_at(const Cover *cover, float x, float y);

#endif
