/* What can be asked of the rules, said in words and numbers (said.h): of an option, of a setup and its page
 * of rules, of a table that is being played. */
#ifndef SABACC_TESTS_ASKED_H
#define SABACC_TESTS_ASKED_H

#include "base/rng.h"
#include "rules/sabacc.h"
#include "said.h"

/* What every form of the game's options becomes, and what is answered to values that none of them is. */
void ask_options(Said *said, const SabaccGame *game);

/* What is refused of setups at random, with options that do not go together and numbers out of range. */
void ask_setups(Said *said, const SabaccGame *game);

/* The page of rules at a table. */
void ask_page(Said *said, const SabaccTable *table);

/* Every query on a table: the true one or a view. `rng` draws the hands that are compared. */
void ask_table(Said *said, const SabaccTable *table, Rng *rng);

/* A value of each fact of the game. */
void ask_facts(Said *said, const SabaccTable *table);

#endif
