#ifndef SABACC_SCENES_RULES_LADDER_H
#define SABACC_SCENES_RULES_LADDER_H

/* The kinds of hand of a table as they rank (rules/ladder.h), each with its rule and an example. */

#include "rules/sabacc.h"
#include "ui/ui.h"

enum { LADDER_CARDS = SABACC_RUNG_CARDS };

/* A hand of one rung: that of ladder.def, where it can be held at the table, otherwise the rung's own. */
typedef struct LadderExample {
    int count;
    SabaccCard cards[LADDER_CARDS];
} LadderExample;

typedef struct Ladder {
    SabaccTable table; /* only its options count */
    int count;
    SabaccRung rungs[SABACC_MAX_RUNGS];
    LadderExample examples[SABACC_MAX_RUNGS];
} Ladder;

/* Reads the kinds of hand of a table with the game's options; takes some milliseconds. */
void ladder_read(const SabaccTable *table, Ladder *ladder);
/* Those of a game as the book has it; *state is then such a game, just begun, of as few seats as may be. */
void ladder_read_game(const SabaccGame *game, SabaccState *state, Ladder *ladder);

/* The kind of a hand of that worth; -1 if it is of no kind of the list. */
int ladder_find(const Ladder *ladder, const SabaccWorth *worth);

/* Scrolls if the list is higher than the box. The kind of index `own` is marked as that of one's own hand,
 * unless it is -1; what it says is named "ladder:own", and is spoken first. Where it
 * cannot be seen with the top of the list a button named LADDER_WAY tells it. The list is scrolled to the
 * row `shows`, unless that is -1. */
#define LADDER_WAY  "ladder:way"
#define LADDER_LINE "ladder:line:" /* and its index: a row, which is read by itself */
void ladder_draw(Ui *ui, Box box, const Ladder *ladder, int own, int shows);

/* What a row says aloud: its kind, whether it is one's own, and its rule. */
void ladder_say(const Ladder *ladder, int index, int own, Text *out);

#endif
