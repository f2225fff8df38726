#ifndef SABACC_SCENES_PLAY_REASONS_H
#define SABACC_SCENES_PLAY_REASONS_H

/* What the panel of a hand's results says: the lines of the seats in their order, and why each has won or
   lost, each reason with its clause. Words only; results.c draws them. */

#include "scenes/play/private.h"

enum { REASON_NOTES = 5, REASON_WORDS = 200 };

typedef struct ResultLine {
    int seat;
    int32_t gained; /* below zero: lost */
    bool is_shown;
    SabaccVerdict verdict;                  /* where it is shown */
    char hand[64];                          /* "Total · +21" */
    char reason[REASON_WORDS];              /* what decided */
    char notes[REASON_NOTES][REASON_WORDS]; /* borrowed cards, the demise, penalties, payouts */
    int note_count;
} ResultLine;

/* Of the line's hand where there is a target (CO-3): how far away, its trumps, its cards; false where there
 * is none. */
bool table_result_say_target(const SabaccTable *shown, ResultLine *line);
/* Which cards it drew singly in a tie (AP-5, CO-3); it has drawn one. */
void table_result_say_singles(const SabaccTable *shown, const ResultLine *line, char *words, size_t size);

/* The best hand first, then those that were not shown by what they kept; returns how many. */
int table_result_lines(const TableScene *table, ResultLine lines[SABACC_MAX_SEATS]);

void table_result_headline(const TableScene *table, char *words, size_t size);
/* What happened to the hand as a whole: the house called, a pot moved; "" where nothing did. */
void table_result_remark(const TableScene *table, char *words, size_t size);
/* The rule of the hand's kind and the clause that decided. */
void table_result_rule(const ResultLine *line, char *words, size_t size);
/* "+12", "−3" */
void table_result_gained(int32_t gained, char *words, size_t size);

#endif
