/* The standard streams of a program that prints results. Only main calls these functions. */
#ifndef SABACC_BASE_OUTPUT_H
#define SABACC_BASE_OUTPUT_H

#include <stdbool.h>

/* Opens /dev/null in place of each standard stream that was closed at the start, so that no file opened later
 * gets its descriptor and the output printed to it. Output printed to such a stream still counts as not
 * written. A write beyond the limit of a file's size fails from then on like one to a full disk and does not
 * end the program. Call this first. */
void output_reserve(void);

/* True if everything printed to standard output so far has been written: a full disk or a closed output is an
 * error of the program too. */
bool output_finish(void);

#endif
