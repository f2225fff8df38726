/* Included before every source of a copy that holds many mutants at once: which of them this process is
 * (MUTANT in the environment, none without it), and a byte for each mutant whose place it comes by. */
#ifndef MUTANTS_CHOICE_H
#define MUTANTS_CHOICE_H

extern int mutants_chosen;
extern unsigned char *mutants_reached;

#define MUTANTS_IS(number)    (mutants_chosen == (number))
#define MUTANTS_REACH(number) ((void)(mutants_reached[number] = 1))

#endif
