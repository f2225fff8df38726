/* Shared by the files of the terminal only: terminal.c (the conversation), terminal_input.c (lines and
 * numbers), terminal_choices.c (from what was typed to an action), terminal_words.c (what is told). */
#ifndef SABACC_LAB_TERMINAL_PRIVATE_H
#define SABACC_LAB_TERMINAL_PRIVATE_H

#include "lab/terminal.h"
#include "match/subscription.h"
#include "session/history_text.h"

enum {
    TERMINAL_LINE = 512,  /* bytes of a line that is read */
    TERMINAL_NUMBERS = 16 /* numbers in a line */
};

typedef struct Terminal {
    Match *match;
    int seat;
    MatchSubscription subscription;   /* of that seat */
    SabaccView view;                  /* what it knows now */
    SabaccView told;                  /* the table as far as it has been told of */
    SabaccOffers offers;              /* what it may do now */
    HistoryText news;                 /* what has happened and is not told yet */
    HistoryText last;                 /* what was told last */
    int32_t number[TERMINAL_NUMBERS]; /* typed with the choice, not used yet */
    int numbers, next_number;
    bool has_ended;            /* the input */
    bool was_out, is_skipping; /* out of the game; and only its end is to be told */
    bool has_left;             /* the game, when asked about its rest */
} Terminal;

/* ---- terminal_words.c: sentences, translated ---- */

/* What it would be to do this: "Draw", "Bet 5", "Trade the 7 of Coins for a new card". Fields that are not
 * chosen yet are left out. */
void terminal_action_words(const SabaccTable *table, const char *const *names, const SabaccAction *action,
                           Text *out);
/* The choice that begins with that offer: its words, or those of `count` offers alike, which differ in a
 * card: "Play a card: +1, ±2". */
void terminal_choice_words(const Terminal *terminal, const SabaccOffer *offers, int count, Text *out);
/* The same for an offer, with the range of an amount or the price. */
void terminal_offer_words(const Terminal *terminal, const SabaccOffer *offer, Text *out);
void terminal_tell_hand(const Terminal *terminal);    /* one's own cards and what they are worth */
void terminal_tell_credits(const Terminal *terminal); /* pots, one's own credits, what is asked for */
void terminal_tell_table(const Terminal *terminal);   /* the others, and what lies open */
/* For "rules" the titles of the steps of how the game goes, for "rules 3" the third, for "rules all" all of
 * them. False for a line that does not ask for rules. */
bool terminal_tell_rules(const Terminal *terminal, const char *line);
void terminal_tell_kinds(const Terminal *terminal);  /* the kinds of hand as they rank */
void terminal_tell_advice(const Terminal *terminal); /* the adviser's first choices, and why */
void terminal_tell_help(const Terminal *terminal);   /* what may be typed */

/* ---- terminal_input.c ---- */

/* Asks with that prompt (only where a person types) and reads a line without spaces at its ends. False if the
 * input has ended. */
bool terminal_read(Terminal *terminal, const char *prompt, char line[TERMINAL_LINE]);

/* The same within a question: a word that only tells something is answered and the question goes on, `quit`
 * ends the input, and `undo` is as good as an empty line, for nothing was done yet. */
bool terminal_read_answer(Terminal *terminal, char line[TERMINAL_LINE]);

/* A number from min to max: the next one typed with the choice, or asked for (a prompt that has been printed
 * is NULL). False if the question was left by an empty line or the input has ended. */
bool terminal_ask_number(Terminal *terminal, const char *prompt, int32_t min, int32_t max, int32_t *number);

/* Which of `count` things, from 0: listed by `write`, each with a number, unless its number was typed with
 * the choice. One thing alone is not asked for. */
typedef void TerminalWrite(const Terminal *terminal, const void *things, int index, Text *out);
bool terminal_ask_which(Terminal *terminal, const char *prompt, int count, const void *things,
                        TerminalWrite *write, int *index);

/* ---- terminal.c ---- */

/* The choices with their numbers. */
void terminal_list_choices(const Terminal *terminal);

/* Answers a word that asks for something to be told: "hand", "rules 2", "?". False for any other line. */
bool terminal_tell_word(Terminal *terminal, const char *line);

/* ---- terminal_choices.c ---- */

/* Choices are the offers, those of side cards (PZ-2) all together. How many there are; and the first offer
 * of one of them, from 0, with the number of its offers. */
int terminal_choices(const Terminal *terminal);
int terminal_choice_offers(const Terminal *terminal, int choice, int *count);

/* From a line to an action: a choice's number, or the beginning of its words, and numbers after it. False
 * where that is not understood or was left; then it has said why. */
bool terminal_choose(Terminal *terminal, const char *line, SabaccAction *action);

#endif
