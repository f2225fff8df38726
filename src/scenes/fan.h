#ifndef SABACC_SCENES_FAN_H
#define SABACC_SCENES_FAN_H

/* A hand of cards arranged as a fan. */

#include "render/canvas.h"

typedef struct Fan {
    const char *const *assets; /* from the left */
    int count;
    float shape;              /* width by height of a card */
    float middle_x, middle_y; /* of the card in the middle */
    float height;             /* of a card */
    float fade;               /* as of a sprite */
} Fan;

void fan_draw(Canvas *canvas, const Fan *fan);
/* Where one of its cards lies, and its angle in radians, clockwise; and one card drawn elsewhere, with its
 * shadow. */
typedef struct FanCard {
    Box box;
    float angle;
} FanCard;
FanCard fan_card(const Fan *fan, int card);
/* The same of a fan that is not quite open: 0: all are on one another; 1: as above. */
FanCard fan_card_opened(const Fan *fan, int card, float open);
void fan_draw_card(Canvas *canvas, const Fan *fan, int card, FanCard at, float fade);
/* The fan's width in card heights. */
float fan_spread(const Fan *fan);

#endif
