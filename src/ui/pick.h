#ifndef SABACC_UI_PICK_H
#define SABACC_UI_PICK_H

/* From input to action: what a person at the table is about to do. It is driven by the offers made to the
   seat alone: each offer becomes a button, cards and piles become choices on the table, and an action comes
   out when nothing is missing any more. Knows no game and draws nothing; ui/action_bar.h draws it. */

#include "rules/sabacc.h"
#include "ui/ui.h"

enum { PICK_BUTTONS = SABACC_MAX_OFFERS + 8, PICK_LABEL = 64, PICK_AMOUNT = 24 };

typedef enum PickMode {
    PICK_NOTHING, /* nobody is asked */
    PICK_VERB,    /* choose a button, a card or a pile */
    PICK_CREDITS, /* choose how much */
    PICK_CARD     /* `verb` was chosen first: now the card it is for */
} PickMode;

typedef struct Pick {
    PickMode mode;
    int seat;
    SabaccView view;
    SabaccOffers offers;
    uint8_t verb;   /* SabaccVerb of PICK_CREDITS and PICK_CARD */
    int card;       /* slot of the card lifted from the hand, −1 none */
    int32_t amount; /* credits of PICK_CREDITS */
} Pick;

typedef struct PickButton {
    char name[UI_NAME_BYTES]; /* "check", "bet", "draw:deck", "preset:pot", "confirm", "cancel" … */
    char label[PICK_LABEL];
    char amount[PICK_AMOUNT]; /* "" for none */
    uint32_t key;
    UiKey pad;
    bool is_primary, is_selected, is_disabled;
} PickButton;

/* Nobody is asked. */
void pick_clear(Pick *pick);

/* The seat of the view is asked for one of the offers. */
void pick_begin(Pick *pick, const SabaccView *view, const SabaccOffers *offers);

/* The buttons as things stand, in the order in which they are shown; returns how many. */
int pick_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]);

/* The button that keys and pad begin at; "" where there is none. */
void pick_usual(const Pick *pick, char name[UI_NAME_BYTES]);

/* What may be pointed at: bits of the hand, and the piles. */
uint32_t pick_cards(const Pick *pick);
bool pick_has_pile(const Pick *pick, SabaccPile pile);

/* The range of the slider in PICK_CREDITS. */
void pick_range(const Pick *pick, int32_t *least, int32_t *most);

/* One sentence that says what is to be chosen now, translated; "" where the buttons say it all. */
const char *pick_prompt(const Pick *pick);

/* Takes an event of a button, the slider `amount`, a card `card:N` or a pile `deck`, `discard`. True when
 *action is complete. Events that mean nothing now change nothing. */
bool pick_take(Pick *pick, const UiEvent *event, SabaccAction *action);

/* One step back: from the amount to the buttons, a lifted card down again. False where there was none. */
bool pick_back(Pick *pick);

#endif
