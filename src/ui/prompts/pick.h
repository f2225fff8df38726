#ifndef SABACC_UI_PROMPTS_PICK_H
#define SABACC_UI_PROMPTS_PICK_H

/* From input to action: what a person at the table is about to do. It is driven by the offers made to the
   seat alone: each offer becomes a button, cards, piles, tokens and seats become choices on the table, and an
   action comes out when nothing is missing any more. What is missing depends on the kind of the offer, and
   each kind has its manner of asking (private.h). An answer can be given for later questions of its kind
   too: that is an order. Knows no game and draws nothing; ui/prompts/action_bar.h draws the bar, the scene
   the panels of PICK_FACES and PICK_SIDE. */

#include "rules/sabacc.h"
#include "ui/ui.h"

enum { PICK_BUTTONS = SABACC_MAX_OFFERS + 8, PICK_LABEL = 64, PICK_AMOUNT = 24, PICK_PROMPT = 240 };
enum { PICK_MARK_MIN = 1, PICK_MARK_MAX = 23, PICK_MARK_USUAL = 20 };

typedef enum PickMode {
    PICK_NOTHING, /* nobody is asked */
    PICK_VERB,    /* choose a button, a card, a token or a pile */
    PICK_CREDITS, /* choose how much, which total to declare, or what a card counts */
    PICK_CARD,    /* `verb` was chosen first: now the card it is for */
    PICK_MARK,    /* choose the total up to which to pass */
    PICK_SUBSET,  /* choose any cards, and say that these are all */
    PICK_TOKEN,   /* choose one of one's tokens, then whom it is for */
    PICK_FACES,   /* choose a token to take: a panel shows them */
    PICK_VALUES,  /* choose one of the dice */
    PICK_SIDE,    /* put a side deck together: a panel shows its kinds */
    PICK_ITEM,    /* choose an item */
    PICK_CLONE,   /* choose what the lifted card counts as */
    PICK_MODES
} PickMode;

/* An answer given once for all questions of its kind. */
typedef enum PickOrder {
    PICK_AUTO_NONE,
    PICK_AUTO_PASS,  /* do not call in this round any more */
    PICK_AUTO_MARK,  /* do not call before the hand holds `mark` */
    PICK_AUTO_CHECK, /* do not fold in this round where others may */
} PickOrder;

typedef struct Pick {
    PickMode mode;
    int seat;
    SabaccView view;
    SabaccOffers offers;
    uint8_t verb;                        /* SabaccVerb, of the modes that a verb leads to */
    int card;                            /* slot of the card lifted from the hand, −1 none */
    uint32_t chosen;                     /* of PICK_SUBSET: bits of the hand */
    int token;                           /* of PICK_TOKEN: slot of the rack, −1 none */
    SabaccCard face;                     /* of PICK_FACES and PICK_CLONE: the one looked at, or none */
    uint8_t side[SABACC_MAX_PILE];       /* of PICK_SIDE: copies of each kind of sabacc_side_list */
    int32_t amount;                      /* of PICK_CREDITS */
    int32_t mark;                        /* of PICK_MARK and PICK_AUTO_MARK */
    bool is_out_of_turn;                 /* another seat is to act: only a card for the field (FD-6) */
    bool has_mark;                       /* PICK_AUTO_MARK may be given */
    PickOrder order;                     /* given with the action that came out */
    const char *names[SABACC_MAX_SEATS]; /* by which seats are called, or NULL; borrowed */
} Pick;

typedef struct PickButton {
    char name[UI_NAME_BYTES]; /* "check", "bet", "take:deck", "preset:2", "confirm", "cancel" … */
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
bool pick_begin_out_of_turn(Pick *pick, const SabaccView *view, const SabaccOffers *offers);

/* True where only the leave to fold is asked after somebody's check (CL-3), or only the call (CL-5). */
bool pick_asks_fold(const SabaccOffers *offers);
bool pick_asks_call(const SabaccOffers *offers);

/* The buttons as things stand, in the order in which they are shown; returns how many. */
int pick_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]);

/* The widget that keys and pad begin at: a button, the slider, or a card; "rest", where nothing is
   pressed, if every button ends the hand or stakes all one has; "" where there is none. */
void pick_usual(const Pick *pick, char name[UI_NAME_BYTES]);

/* What may be pointed at: bits of the hand, those of it that are chosen, and the piles; of two families
   (KE-2) Sand and Blood have their own, else the family does not matter. */
uint32_t pick_cards(const Pick *pick);
uint32_t pick_chosen(const Pick *pick);
bool pick_has_pile(const Pick *pick, SabaccFamily family, SabaccPile pile);

/* Bits of the rack; the seats that the chosen token may be for. */
uint8_t pick_tokens(const Pick *pick);
SeatMask pick_seats(const Pick *pick);

/* Of PICK_VALUES: bits of what the dice show. */
uint32_t pick_values(const Pick *pick);

/* Of PICK_FACES: the digit that is the key of that face, -1 where there are more than digits. */
int pick_face_digit(const Pick *pick, SabaccCard face);
/* Of PICK_FACES: bit i is the face `first` + i. */
uint32_t pick_faces(const Pick *pick, SabaccCard *first);

/* Of PICK_SIDE: how many cards it has, of SABACC_SIDE_DECK, and how many of a kind it may have. */
int pick_side_count(const Pick *pick);
int pick_side_max(const Pick *pick);
/* Lays out a deck; cards that may not be in it stay away. */
void pick_side_set(Pick *pick, const SabaccCard *cards, int count);

/* Whether a slider is shown, and its range and value. */
bool pick_has_amount(const Pick *pick);
void pick_range(const Pick *pick, int32_t *min, int32_t *max);
int32_t pick_amount(const Pick *pick);

/* Whether one of several faces is stepped through instead: which, of how many, and in words. */
bool pick_has_steps(const Pick *pick, int *index, int *count, char *words, size_t size);

/* One sentence that says what is to be chosen now, translated; "" where the buttons say it all. */
void pick_prompt(const Pick *pick, char *words, size_t size);

/* Takes an event: of a button; of the slider `amount` or the steps `steps`; of what lies on the table:
   `card:N`, `deck`, `discard`, `blood:deck`, `blood:discard`, `token:N`, `seat:N`; of a panel: `face:WORD`,
   `side-add:N` and `side-drop:N` with the place in sabacc_side_list; of a key that no widget wanted: digits
   are cards as they lie from the left, or tokens. True when *action is complete; `order` then says whether it
   holds for later too. Events that mean nothing now change nothing. */
bool pick_take(Pick *pick, const UiEvent *event, SabaccAction *action);

/* One step back: from the amount to the buttons, a lifted card down again; aside, nothing is chosen any more.
   False where there was none. */
bool pick_back(Pick *pick);

#endif
