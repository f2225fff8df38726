#ifndef SABACC_SCENES_SETUP_WAY_CARD_H
#define SABACC_SCENES_SETUP_WAY_CARD_H

/* A way of playing a game as a card of paper: its picture (way.h), and below it its name and a sentence. */

#include "scenes/setup/way.h"
#include "ui/ui.h"

typedef struct WayCard {
    const char *widget, *title;
    const char *detail; /* may name clauses: they are behind a mark at its foot */
    const char *word;   /* how records spell it, for those who read clauses; NULL for none */
    const char *where;  /* of that mark (clause_mark_button) */
    const Way *way;
    bool is_chosen; /* the card has a seal, and a frame in the light */
} WayCard;

/* Of what is written on the card, at that width: cards beside each other keep the largest. */
float way_card_words_height(Ui *ui, float width, const WayCard *card);
/* The card fills the box, its words that much of it. */
void way_card_draw(Ui *ui, Box box, const WayCard *card, float words_high);

#endif
