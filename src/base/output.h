/* The standard streams of a program that prints results. Called by main alone. */
#ifndef SABACC_BASE_OUTPUT_H
#define SABACC_BASE_OUTPUT_H

#include <stdbool.h>

/* Opens /dev/null in the place of each standard stream that the program was started without, so that no file
 * opened later gets its number, and with it what is printed. What is printed to such a standard output still
 * counts as not written. To be called first. */
void output_reserve(void);

/* Whether everything printed to standard output so far has been written: a full disk and a closed output are
 * errors of the program, too. */
bool output_finish(void);

#endif
