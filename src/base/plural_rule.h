/* Which form of a plural stands for a number: the expression of a catalogue's header, in the operators of C
 * over n ("n%10==1 && n%100!=11 ? 0 : n != 1"). It ends at ';', a line break or a zero. */
#ifndef SABACC_BASE_PLURAL_RULE_H
#define SABACC_BASE_PLURAL_RULE_H

#include <stdbool.h>

/* Whether it is an expression from beginning to end; one of more than 40 brackets or conditions in each other
 * is not. */
bool plural_rule_is_good(const char *rule);

/* The number of the form, for a good rule. A division by zero is 0. */
unsigned long plural_rule_form(const char *rule, unsigned long n);

#endif
