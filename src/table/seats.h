#ifndef SABACC_TABLE_SEATS_H
#define SABACC_TABLE_SEATS_H

/* The elements of a seat besides its cards: plate, chips and bet, marks, and the worth of its hand. */

#include "table/frame.h"

void table_draw_seat(const TableFrame *frame, int seat);
/* Its stack, without what is still on its way there, and with what has not left it yet. */
int32_t table_credits_lying(const TableFrame *frame, int seat);
/* It has folded in this hand, or is out of the game. */
bool table_has_left_hand(const SabaccTable *table, int seat);
/* The same, or it sits out: its face is in a shadow. */
bool table_is_away(const SabaccTable *table, int seat);
/* It is asked for something. */
bool table_is_acting(const TableView *view, int seat);
/* How long its plate is lit up once its turn has come. */
double table_turn_ms(const TableView *view);
/* Lowers stacks if a name needs the full width of its plate. */
void table_fit_seats(TableFrame *frame);
/* Its plate as it is now: before a figure one line lower where nothing stands in the second. */
Box table_plate_box(const TableFrame *frame, int seat);
/* The line of its plate with its last action and its items, without its claim and the dealer's block; and how
 * high it is. */
Box table_action_line(const TableFrame *frame, int seat);
float table_line_high(const TableFrame *frame, int seat);
void table_draw_block(const TableFrame *frame, Box box, float fade, float rest);

/* ---- acts.c ---- */

/* What the seat did last, or what has become of it; "" for nothing. */
void table_format_act(const TableFrame *frame, int seat, char *words, size_t size);
/* Whether that is that it called, or was bombed out. */
bool table_shows_call(const SabaccTable *table, int seat);
bool table_shows_bomb(const SabaccTable *table, int seat);

/* ---- moods.c ---- */

/* The hand goes on, and the seat is in it. */
bool table_is_in_play(const TableView *view, int seat);
/* Its hand was shown, and another has won. */
bool table_has_lost(const SabaccTable *table, int seat);
/* Whether it would show that it has lost, if it has: by the character, and by how. */
bool table_sulks(const TableView *view, int seat);
/* "-glad", "-sour" or "": the portrait's mood, by what all have seen, and by the character; and the same
 * without what lasts of a mood that is over. */
const char *table_mood_of(const TableFrame *frame, int seat);
const char *table_mood_now(const TableView *view, int seat, double now);
/* The picture of its face in that folder ("portraits", "people"), in its mood. */
void table_face_of(const TableFrame *frame, int seat, const char *folder, char asset[TABLE_ASSET]);

/* ---- hand_label.c ---- */

void table_draw_hand_label(const TableFrame *frame, int seat);
/* The worth of the seat's hand, if this table may show it: all cards are known, and the hand is shown or
 * totals are on. `rank`: SabaccRank. */
bool table_hand_worth(const TableFrame *frame, int seat, int *total, int *rank);
/* "+21", with a true minus. */
void table_total_words(int total, char words[16]);

/* ---- marks.c ---- */

/* Its side of the Force, its declaration, the turn, the call; and a bomb-out. */
void table_draw_marks(const TableFrame *frame, int seat);
/* Where its side or its declaration is, empty without either: beside the head of a figure, or else on its
 * plate behind the line of its last action; and how wide it is there with the air around it, 0 at a figure.
 */
Box table_claim_box(const TableFrame *frame, int seat);
float table_claim_wide(const TableFrame *frame, int seat);
void table_draw_bomb(const TableFrame *frame, int seat);
/* Another seat than the one whose turn it is decides: about its bet, or whether to call the hand (CL-3,
 * CL-5).
 */
bool table_turn_is_answered(const SabaccTable *table);

/* ---- sitting.c ---- */

/* Whether the seat sits out this hand (ST-6); it is not out of the game. */
bool table_sits_out(const SabaccTable *table, int seat);
/* What is said of that at the seat's plate, "" if nothing is; and the mark by which a person changes it. */
void table_format_sitting(const TableFrame *frame, int seat, char *words, size_t size);
void table_draw_sitting(const TableFrame *frame, int seat);

/* ---- hand_label.c ---- */

/* Whether another's hand is told its worth now; and how wide that is before its cards, with the air after it,
 * 0 if it is not. */
bool table_shows_worth(const TableFrame *frame, int seat);
float table_told_wide(const TableFrame *frame, int seat);
/* That air; and how far left of the middle of a line words so wide begin so that what is beside them fits. */
#define TABLE_TOLD_BETWEEN 8.0f
float table_told_moves(float line, float told, float beside);
/* Whether that is on its plate, in the line of what it did. */
bool table_tells_on_plate(const SeatPlaces *places);

/* ---- items.c ---- */

/* Draws a seat's items (PL-2) in that line; and the width they need, 0 if it has none. */
void table_draw_items(const TableFrame *frame, int seat, Box line);
float table_items_width(const TableFrame *frame, int seat);
/* Where one comes to its plate or leaves it. */
Box table_item_box(const TableFrame *frame, int seat);
/* The items beside the hand pot; and the sign of one of them. */
void table_draw_staked(const TableFrame *frame);
Box table_staked_box(const TableFrame *frame, int slot);

#endif
