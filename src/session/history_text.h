#ifndef SABACC_SESSION_HISTORY_TEXT_H
#define SABACC_SESSION_HISTORY_TEXT_H

/* Shared by the histories in sentences and in figures: a text that grows, and the match that it is made of.
 */

#include "session/hand_history.h"

typedef struct HistoryText {
    char *bytes; /* owned, terminated */
    size_t used, room;
    const Match *match; /* borrowed */
    const char *record; /* borrowed: the file's path */
    bool is_markdown;
    bool is_spoken; /* to be read aloud: cards in words, and nothing of cards that are not seen */
    const SabaccTable *before,
        *after;        /* borrowed: the table round an event, or NULL where it is not followed */
    bool is_in_line;   /* a line of several parts is open: antes, cards dealt */
    uint8_t line_type; /* SabaccEventType of that line */
    int8_t line_seat;  /* the seat of its last part */
} HistoryText;

void history_add(HistoryText *text, const char *words);
__attribute__((format(printf, 2, 3))) void history_format(HistoryText *text, const char *format, ...);

/* The name of a seat, or of the house. */
const char *history_name(const HistoryText *text, int seat);

/* "ci+3 sq-2", a card that is not seen is "?"; or spoken, "+3 of circles, −2 of squares". */
void history_cards(HistoryText *text, const SabaccCard *cards, int count);

/* What there is before the first hand, and what happened in the last step, in sentences. */
void history_write_heading(HistoryText *text);
void history_write_events(HistoryText *text, const SabaccEvents *events);

/* The same in figures: a line for each seat of a hand when it ends. */
typedef struct HistoryFigures {
    int32_t hand, before[SABACC_MAX_SEATS]; /* what each seat had when the hand began */
    SeatMask dealt, shown;
} HistoryFigures;
void history_begin_figures(const HistoryText *text, HistoryFigures *figures);
void history_write_figures(HistoryText *text, HistoryFigures *figures, const SabaccEvents *events);

#endif
