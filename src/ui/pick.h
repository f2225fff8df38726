#ifndef SABACC_UI_PICK_H
#define SABACC_UI_PICK_H

/* From input to action: what a person at the table is about to do. It is driven by the offers made to the
   seat alone: each offer becomes a button, cards and piles become choices on the table, and an action comes
   out when nothing is missing any more. An answer can be given for later questions of its kind too: that is
   an order. Knows no game and draws nothing; ui/action_bar.h draws it. */

#include "rules/sabacc.h"
#include "ui/ui.h"

enum { PICK_BUTTONS = SABACC_MAX_OFFERS + 8, PICK_LABEL = 64, PICK_AMOUNT = 24 };
enum { PICK_MARK_LEAST = 1, PICK_MARK_MOST = 23, PICK_MARK_USUAL = 20 };

typedef enum PickMode {
    PICK_NOTHING, /* nobody is asked */
    PICK_VERB,    /* choose a button, a card or a pile */
    PICK_CREDITS, /* choose how much, or which total to declare */
    PICK_CARD,    /* `verb` was chosen first: now the card it is for */
    PICK_MARK     /* choose the total up to which to pass */
} PickMode;

/* An answer given once for all questions of its kind. */
typedef enum PickOrder {
    PICK_ORDER_NONE,
    PICK_ORDER_PASS,  /* do not call in this round any more */
    PICK_ORDER_MARK,  /* do not call before the hand holds `mark` */
    PICK_ORDER_CHECK, /* do not fold in this round where others may */
} PickOrder;

typedef struct Pick {
    PickMode mode;
    int seat;
    SabaccView view;
    SabaccOffers offers;
    uint8_t verb;    /* SabaccVerb of PICK_CREDITS and PICK_CARD */
    int card;        /* slot of the card lifted from the hand, −1 none */
    int32_t amount;  /* of PICK_CREDITS */
    int32_t mark;    /* of PICK_MARK and PICK_ORDER_MARK */
    bool is_aside;   /* another seat is to act: only a card for the field is chosen (FD-6) */
    bool has_mark;   /* PICK_ORDER_MARK may be given */
    PickOrder order; /* given with the action that came out */
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

/* The seat of the view, which is not asked, wants to field a card; false where none is offered. */
bool pick_begin_aside(Pick *pick, const SabaccView *view, const SabaccOffers *offers);

/* True where only the leave to fold is asked after somebody's check (CL-3), or only the call (CL-5). */
bool pick_asks_fold(const SabaccOffers *offers);
bool pick_asks_call(const SabaccOffers *offers);

/* The buttons as things stand, in the order in which they are shown; returns how many. */
int pick_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]);

/* The button that keys and pad begin at; "" where there is none. */
void pick_usual(const Pick *pick, char name[UI_NAME_BYTES]);

/* What may be pointed at: bits of the hand, and the piles. */
uint32_t pick_cards(const Pick *pick);
bool pick_has_pile(const Pick *pick, SabaccPile pile);

/* Whether a slider is shown, and its range and value. */
bool pick_has_amount(const Pick *pick);
void pick_range(const Pick *pick, int32_t *least, int32_t *most);
int32_t pick_amount(const Pick *pick);

/* One sentence that says what is to be chosen now, translated; "" where the buttons say it all. */
void pick_prompt(const Pick *pick, char *words, size_t size);

/* Takes an event of a button, the slider `amount`, a card `card:N` or a pile `deck`, `discard`. True when
 *action is complete; `order` then says whether it holds for later too. Events that mean nothing now change
 nothing. */
bool pick_take(Pick *pick, const UiEvent *event, SabaccAction *action);

/* One step back: from the amount to the buttons, a lifted card down again; aside, nothing is chosen any more.
   False where there was none. */
bool pick_back(Pick *pick);

#endif
