#ifndef SABACC_UI_PROMPTS_PRIVATE_H
#define SABACC_UI_PROMPTS_PRIVATE_H

/* Shared by the files of the pick only: pick.c (its life cycle, and which kind of offer leads to which mode),
 * words.c (verbs in words and keys), hints.c (what each choice does), usual.c (where keys and pad start),
 * lead.c (the way to a given action), and the modes: verbs.c (the first
 * choice), cards.c, credits.c, auto_replies.c, subset.c, tokens.c, values.c, side.c, items.c, devices.c. */

#include "ui/prompts/pick.h"
#include "words/verb_words.h"

/* The functions of a mode. `begin`, `back` and `usual` may be NULL. */
typedef struct PickModeHandler {
    void (*begin)(Pick *pick, const SabaccOffer *offer); /* the mode has been entered by that offer */
    /* `is_primary`: it goes on, at no more cost than the mode's choice has already (usual.c) */
    int (*buttons)(const Pick *pick, PickButton buttons[PICK_BUTTONS]);
    void (*prompt)(const Pick *pick, char *words, size_t size);
    bool (*take)(Pick *pick, const UiEvent *event, SabaccAction *action);
    bool (*back)(Pick *pick); /* a step back within the mode; false to leave it */
    void (*usual)(const Pick *pick, char name[UI_NAME_BYTES]); /* NULL: the primary button */
} PickModeHandler;

extern const PickModeHandler pick_mode_verb, pick_mode_credits, pick_mode_card, pick_mode_mark,
    pick_mode_subset, pick_mode_token, pick_mode_faces, pick_mode_values, pick_mode_side, pick_mode_item,
    pick_mode_clone;

/* ---- pick.c ---- */

/* Continues with an offer: to its mode, or to its action if nothing is missing. */
bool pick_go(Pick *pick, const SabaccOffer *offer, SabaccAction *action);
/* The same for an offer that has all it needs. */
bool pick_finish(const Pick *pick, const SabaccOffer *offer, SabaccAction *action);
void pick_enter(Pick *pick, const SabaccOffer *offer);

/* The buttons as their mode lists them; pick_buttons has their lights too. */
int pick_list_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]);

/* Whether the offer lacks something that has to be chosen first. */
bool pick_asks_more(const SabaccOffer *offer);
/* Nothing else is asked: there are no other buttons to go back to. */
bool pick_is_only(const Pick *pick);
bool pick_offers_verb(const SabaccOffers *offers, int verb);
const SabaccOffer *pick_offer_of(const Pick *pick, int verb); /* the first, or NULL */
const SabaccOffer *pick_offer_of_kind(const Pick *pick, SabaccOfferKind kind);
const SabaccSeat *pick_own(const Pick *pick);

PickButton *pick_add(PickButton *buttons, int *count, const char *name, const char *label);
/* "Back", if there is something to go back to. */
void pick_add_back(const Pick *pick, PickButton *buttons, int *count);
PickButton *pick_add_confirm(PickButton *buttons, int *count, const char *label, uint32_t key);

bool pick_is(const UiEvent *event, const char *name); /* an activation of exactly that name */
/* The place 0 … of a digit key not used by a widget; −1 for any other event. */
int pick_digit(const UiEvent *event);
/* The slot of the hand for a digit: cards are numbered from the left; -1 if there is none. */
int pick_digit_card(const Pick *pick, const UiEvent *event);
int32_t pick_clamp(int64_t value, int32_t min, int32_t max);
void pick_say(char *words, size_t size, const char *sentence);
/* The name of a seat, or its number. */
void pick_seat_name(const Pick *pick, int seat, char words[PICK_LABEL]);

/* ---- words.c ---- */

const char *pick_name_of(int verb); /* of its button */
uint32_t pick_key_of(int verb);

/* ---- verbs.c ---- */

/* Adds the button of an offer, or several. */
void pick_add_offer(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count);
/* The pile of an offer: draws and trades without one use the deck. */
int pick_pile_of(const SabaccOffer *offer);
void pick_add_pile(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count);
bool pick_take_pile(Pick *pick, const UiEvent *event, SabaccAction *action);
/* The offer of the button or the place of that name, if it is a pile's; NULL otherwise. */
const SabaccOffer *pick_offer_of_pile(const Pick *pick, const char *name);
/* The open card of the pile, of a family if there are two; SABACC_CARD_NONE if there is none. */
SabaccCard pick_top_of_pile(const SabaccTable *table, int family);
/* After a draw that may be followed by a discard: standing keeps all cards. */
bool pick_stands_after_draw(const Pick *pick);
/* The label of a verb's button where these are offered: what it is to pass or stand depends on them. */
const char *pick_label_among(const SabaccOffers *offers, int verb);
int32_t pick_cost_of_match(const Pick *pick);
/* Matching takes all the remaining credits; half of them or more. */
bool pick_match_is_all_in(const Pick *pick);
bool pick_match_is_dear(const Pick *pick);

/* ---- subset.c ---- */

/* What its confirming button says once these cards are chosen. */
const char *pick_subset_label(const Pick *pick, uint32_t chosen);
/* In the last choice of a hand nothing replaces the cards that are not kept. */
bool pick_is_last_subset(const Pick *pick);

/* ---- usual.c ---- */

/* In games of sets: the score is too high (PZ-3). */
bool pick_is_over(const Pick *pick);
/* The button that Return may press; "rest" if none should be. */
void pick_usual_button(const Pick *pick, char name[UI_NAME_BYTES]);

/* ---- cards.c ---- */

/* Adds the button of an offer that only lacks the lifted card. */
void pick_add_offer_of_card(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count);
/* Whether the option has the form that begins with the word. */
bool pick_option_is(const SabaccTable *table, SabaccOptionId id, const char *word);
/* More than one thing can become of the card. */
bool pick_has_several(const Pick *pick, int card);

/* Bits of the hand that the offer applies to: the named cards, or the Spike's place for `buy spike`. */
uint32_t pick_cards_of(const Pick *pick, const SabaccOffer *offer);
/* The slot of the one of these cards that lies furthest to the left; -1 for none. */
int pick_leftmost(const Pick *pick, uint32_t cards);
/* A card of the hand is clicked: it is lifted or lowered. */
bool pick_take_card(Pick *pick, const UiEvent *event, SabaccAction *action);
int pick_card_buttons(const Pick *pick, PickButton buttons[PICK_BUTTONS]);
void pick_card_prompt(const Pick *pick, char *words, size_t size);
bool pick_take_card_button(Pick *pick, const UiEvent *event, SabaccAction *action);
/* The button that gets the focus once a card is lifted: the first, or the better of two signs. */
void pick_usual_of_card(const Pick *pick, char name[UI_NAME_BYTES]);

/* ---- devices.c ---- */

/* The card is lifted: its new value or face is asked next. */
void pick_ask_device(Pick *pick, const SabaccOffer *offer);
/* Cards of the hand whose face the lifted card can take, and whether the open card of the pile is one. */
uint32_t pick_models(const Pick *pick);
bool pick_models_pile(const Pick *pick);

/* ---- credits.c ---- */

int32_t pick_own_total(const Pick *pick);
/* It is paid, and is half of the remaining credits or more. */
bool pick_amount_is_dear(const Pick *pick, int32_t amount);

/* ---- auto_replies.c ---- */

/* Adds the auto-replies to a recurring question, after its plain answer. */
void pick_add_auto_replies(const Pick *pick, int verb, PickButton *buttons, int *count);
bool pick_take_order(Pick *pick, const char *name, SabaccAction *action);

/* ---- tokens.c ---- */

bool pick_take_token(Pick *pick, const UiEvent *event); /* one's own token is clicked */

/* ---- items.c ---- */

/* One button for each item of the offer. */
void pick_add_items(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count);
/* An item beside the pot is offered at a price that leaves the next ante. */
bool pick_recommends_taking(const Pick *pick);
/* The button that takes the item beside the pot; and the question about it. */
void pick_add_taken(const Pick *pick, const SabaccOffer *offer, PickButton *buttons, int *count);
void pick_format_taken(const Pick *pick, char *words, size_t size);
bool pick_take_item(Pick *pick, const UiEvent *event, SabaccAction *action);

#endif
