#ifndef SABACC_UI_PROMPTS_PICK_H
#define SABACC_UI_PROMPTS_PICK_H

/* From input to action: what a person at the table is about to do. It is driven only by the offers to the
 * seat: each offer becomes a button; cards, piles, tokens and seats become choices on the table; an action
 * results when nothing is missing. What is missing depends on the kind of offer, and each kind has its own
 * steps (private.h). An answer can also be given for later questions of its kind: an auto-reply. Knows no
 * game and draws nothing; ui/prompts/action_bar.h draws the bar, the scene draws the panels of PICK_FACES and
 * PICK_SIDE. */

#include "rules/sabacc.h"
#include "ui/ui.h"

enum { PICK_BUTTONS = SABACC_MAX_OFFERS + 8, PICK_LABEL = 128, PICK_AMOUNT = 24, PICK_PROMPT = 600 };
enum { PICK_MARK_MIN = 1, PICK_MARK_MAX = 23, PICK_MARK_USUAL = 20 };

typedef enum PickMode {
    PICK_NOTHING, /* not asked */
    PICK_VERB,    /* choose a button, a card, a token or a pile */
    PICK_CREDITS, /* choose an amount, a total to declare, or a card's value */
    PICK_CARD,    /* `verb` was chosen first: now its card */
    PICK_MARK,    /* choose the total up to which to pass */
    PICK_SUBSET,  /* choose any number of cards, then confirm */
    PICK_TOKEN,   /* choose one of one's tokens, then its target */
    PICK_FACES,   /* choose a token to take: a panel shows them */
    PICK_VALUES,  /* choose one of the dice */
    PICK_SIDE,    /* build a side deck: a panel shows its kinds */
    PICK_ITEM,    /* choose an item */
    PICK_CLONE,   /* choose what the lifted card counts as */
    PICK_MODES
} PickMode;

/* An answer given once for all questions of its kind. */
typedef enum PickOrder {
    PICK_AUTO_NONE,
    PICK_AUTO_PASS,  /* do not call for the rest of this round */
    PICK_AUTO_MARK,  /* do not call before the hand holds `mark` */
    PICK_AUTO_CHECK, /* do not fold in this round when the others may */
} PickOrder;

typedef struct Pick {
    PickMode mode;
    int seat;
    SabaccView view;
    SabaccOffers offers, all;      /* all: those too that are left out while it is blind */
    bool is_blind;                 /* of pick_set_sight */
    uint8_t verb;                  /* SabaccVerb, in modes entered by a verb */
    int card;                      /* slot of the card lifted from the hand, −1 none */
    uint32_t chosen;               /* of PICK_SUBSET: bits of the hand */
    int token;                     /* of PICK_TOKEN: slot of the rack, −1 none */
    SabaccCard face;               /* for PICK_FACES and PICK_CLONE: the one shown, or none */
    uint8_t side[SABACC_MAX_PILE]; /* of PICK_SIDE: copies of each kind of sabacc_side_list */
    int32_t amount;                /* of PICK_CREDITS */
    int32_t mark;                  /* of PICK_MARK and PICK_AUTO_MARK */
    /* another seat is to act: only a card for the field can be offered (FD-6) */
    bool is_out_of_turn;
    bool has_mark;                       /* PICK_AUTO_MARK may be given */
    PickOrder order;                     /* given with the resulting action */
    const char *names[SABACC_MAX_SEATS]; /* names of the seats, or NULL; borrowed */
    const char *lit; /* the only button that is lit, or "" for none; NULL: the usual one; borrowed */
    char advised[UI_NAME_BYTES]; /* the button or the card that the adviser means (pick_way); "" for none */
} Pick;

typedef struct PickButton {
    char name[UI_NAME_BYTES]; /* "check", "bet", "take:deck", "preset:2", "confirm", "cancel" … */
    char label[PICK_LABEL];
    char amount[PICK_AMOUNT]; /* "" for none */
    uint32_t key;
    UiKey pad;
    /* The one button that Return presses first (pick_usual), unless that is grave; where Return begins at no
     * button, the one by which what is chosen there is confirmed. No button is while one is advised. It is
     * no recommendation: only what the adviser or the teacher means is in gold. */
    bool is_primary;
    bool is_selected, is_disabled;
    bool is_taught;   /* Pick.lit */
    bool is_advised;  /* of Pick.advised */
    bool is_outshone; /* a button is advised: only that one is lit */
    bool is_on_table; /* one of the table's halves (FO-1): in a room it stands there */
} PickButton;

/* No seat is asked. */
void pick_clear(Pick *pick);

/* The view's seat is asked to choose one of the offers. */
void pick_begin(Pick *pick, const SabaccView *view, const SabaccOffers *offers);

/* The view's seat, which is not asked, wants to field a card; false if none is offered. */
bool pick_begin_out_of_turn(Pick *pick, const SabaccView *view, const SabaccOffers *offers);

/* Whether somebody can answer without looking at the hand: an offer remains of those that need no card and
 * are the same whatever the hand is. */
bool pick_can_be_blind(const SabaccOffers *offers);
/* Whether the seat's owner looks at the hand, or it lies face down: then only those offers remain, and
 * nothing that is shown of the pick depends on cards that others do not see (tests/secrets). A new pick is
 * not blind. pick_can_be_blind must hold. */
void pick_set_sight(Pick *pick, bool sees);

/* True if the only question is to fold after another's check (CL-3), or to call (CL-5). */
bool pick_asks_fold(const SabaccOffers *offers);
bool pick_asks_call(const SabaccOffers *offers);

/* In games of sets, with a score that is too high: whether a card of the hand can bring it back (PZ-3). Of a
 * hand that lies face down: whether one may be played. */
bool pick_can_come_back(const Pick *pick);
/* A mark as the hand has to show it: below 0 on the Dark Side (FO-2). */
int32_t pick_mark_shown(const SabaccTable *table, int seat, int32_t mark);
/* Whether a caller who does not win pays for it (CA-7, CS-6). */
bool pick_call_costs(const Pick *pick);

/* The current buttons in display order; returns how many. */
int pick_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]);

/* The widget at which keys and pad start: what is advised, else by the rule of usual.c a button, the slider,
 * or a card; "rest", where a press does nothing, if that button or every button is grave; "" if there is
 * none. */
void pick_usual(const Pick *pick, char name[UI_NAME_BYTES]);
/* Whether a press of it cannot be undone and may lose the hand, most of the credits, or an item: Return never
 * presses it unasked, nor does a key that was pressed too early. */
bool pick_is_grave(const Pick *pick, const PickButton *button);
/* Which of the buttons of a row takes what the row has left: the last one, or beside the way back the answer.
 * `count` for none, if the last one is grave or nothing but the way back: what ends the hand or does nothing
 * is never wider than the rest. */
int pick_wide_button(const Pick *pick, const PickButton *buttons, int count);

/* What can be clicked: bits of the hand, the chosen ones among them, and the piles. With two families (KE-2)
 * Sand and Blood have their own; otherwise the family is ignored. */
uint32_t pick_cards(const Pick *pick);
uint32_t pick_chosen(const Pick *pick);
bool pick_has_pile(const Pick *pick, SabaccFamily family, SabaccPile pile);

/* The keys by which they are chosen, characters; 0: they have none now. Of the leftmost card and the first
 * token: the others have the digits that follow. */
uint32_t pick_card_key(const Pick *pick);
uint32_t pick_token_key(const Pick *pick);
uint32_t pick_pile_key(const Pick *pick, SabaccFamily family, SabaccPile pile);

/* Bits of the rack; the seats that the chosen token can target. */
uint8_t pick_tokens(const Pick *pick);
SeatMask pick_seats(const Pick *pick);

/* For PICK_VALUES: bits of the dice's values. */
uint32_t pick_values(const Pick *pick);

/* For PICK_FACES: the digit key of that face, 1 to 9 and 0 for the tenth; -1 if there are more faces. */
int pick_face_digit(const Pick *pick, SabaccCard face);
/* For PICK_FACES: bit i is the face `first` + i. */
uint32_t pick_faces(const Pick *pick, SabaccCard *first);

/* For PICK_SIDE: the number of cards chosen, out of SABACC_SIDE_DECK, and the maximum of a kind. */
int pick_side_count(const Pick *pick);
int pick_side_max(const Pick *pick);
/* Sets the deck; cards that are not allowed in it are left out. */
void pick_side_set(Pick *pick, const SabaccCard *cards, int count);

/* Whether a slider is shown, and its range and value. */
bool pick_has_amount(const Pick *pick);
void pick_range(const Pick *pick, int32_t *min, int32_t *max);
int32_t pick_amount(const Pick *pick);

/* Whether one of several faces is stepped through instead: its index, their number, and its words. */
bool pick_has_steps(const Pick *pick, int *index, int *count, char *words, size_t size);

/* One translated sentence that says what to choose now; "" if the buttons are enough. */
void pick_prompt(const Pick *pick, char *words, size_t size);

/* What a press of the button or the place of that name does, in one translated sentence that knows nothing of
 * the seat's own cards while they lie face down; false, and "", if the name is none of this question's. */
enum { PICK_HINT = 600 };
bool pick_hint(const Pick *pick, const char *name, char *words, size_t size);

/* The button of those shown now, or the card, that makes this action or comes nearer to it; "" if none does.
 */
void pick_way(const Pick *pick, const SabaccAction *action, char name[UI_NAME_BYTES]);
/* Chooses what belongs to the action, an amount or a card, so that a press of pick_way would make it; from
 * anywhere in the question. Does nothing if the action is not offered. */
void pick_lead(Pick *pick, const SabaccAction *action);
/* Where the action's amount is asked for: sets it, unless it is half of the seat's credits or more. */
void pick_lead_amount(Pick *pick, const SabaccAction *action);

/* Takes an event: of a button; of the slider `amount` or the steps `steps`; of the table: `card:N`, `deck`,
 * `discard`, `blood:deck`, `blood:discard`, `token:N`, `seat:N`; of a panel: `face:WORD`, `side-add:N` and
 * `side-drop:N` with the place in sabacc_side_list; of a key not used by a widget: digits are cards from the
 * left, or tokens. True when *action is complete; `order` then tells whether it applies to later questions
 * too. Events that do not apply change nothing. */
bool pick_take(Pick *pick, const UiEvent *event, SabaccAction *action);

/* One step back: from the amount to the buttons, or lowers a lifted card; a pick out of turn is cancelled.
 * False if there was no step. */
bool pick_back(Pick *pick);

#endif
