#ifndef SABACC_SCENES_PLAY_REASONS_H
#define SABACC_SCENES_PLAY_REASONS_H

/* The words of a hand's results: one line per seat in order, and why each has won or lost. Words only;
 * results.c draws them. By the setting (ui_shows_clauses) each reason has its clause in brackets, or none. */

#include "scenes/play/private.h"

enum { REASON_NOTES = 5, REASON_WORDS = 480 };

typedef struct ResultLine {
    int seat;
    int32_t gained; /* negative: lost */
    bool is_shown;
    SabaccVerdict verdict;                  /* if its hand is shown */
    char hand[160];                         /* "Total · +21" */
    char reason[REASON_WORDS];              /* what decided */
    char notes[REASON_NOTES][REASON_WORDS]; /* borrowed cards, the demise, penalties, payouts */
    int note_count;
    char rule[REASON_WORDS]; /* that of the hand's kind; "" if the hand is not shown */
    char clauses[96];        /* that all of this names */
} ResultLine;

/* The line's hand in a game with a target (CO-3): its distance, its trumps, its cards; false if there is
 * none. */
bool play_result_format_target(const SabaccTable *shown, ResultLine *line);
/* Its single draws in a tie (AP-5, CO-3), as told of a name or to you; it has made one. */
void play_result_format_singles(const SabaccTable *shown, const ResultLine *line, bool is_you, char *words,
                                size_t size);

/* The best hand first, then hands not shown by what they gained; returns how many. */
int play_result_lines(const PlayScene *play, ResultLine lines[SABACC_MAX_SEATS]);

void play_result_headline(const PlayScene *play, char *words, size_t size);
/* What happened to the hand as a whole, with its clauses: the house called, a pot moved; "" if nothing did.
 */
void play_result_remark(const PlayScene *play, char *words, size_t size);
/* "+12", "−3" */
void play_result_gained(int32_t gained, char *words, size_t size);

#endif
