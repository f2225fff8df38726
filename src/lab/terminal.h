/* A game in a terminal: one person at a match, told line by line what happens and asked in plain text. Made
 * to be read aloud: an event a line, no table to look over, nothing that is drawn again. Lines may also come
 * from a file or another program. */
#ifndef SABACC_LAB_TERMINAL_H
#define SABACC_LAB_TERMINAL_H

#include "match/match.h"

typedef enum TerminalEnd {
    TERMINAL_OVER, /* the game is over */
    TERMINAL_LEFT, /* `quit`, or the input has ended */
} TerminalEnd;

/* Plays the match to its end, or until the person at `seat` leaves. All other seats must have drivers. Reads
 * standard input, writes to standard output. Bad input is answered by a sentence and changes nothing. */
TerminalEnd terminal_play(Match *match, int seat);

#endif
