#ifndef SABACC_SCENES_SETUP_SUMMARY_H
#define SABACC_SCENES_SETUP_SUMMARY_H

/* What the setup says of a game in a sentence: whether one may buy in again, and which of its house rules
 * differ from the book. All words are translated. */

#include "match/match.h"

/* "Corellian Spike, 4 seats: Return sits down." `accept` is the key or the pad's button that does. */
void setup_arrival_words(const SabaccSetup *rules, const char *accept, char *words, size_t size);

/* Whether who has lost everything may buy in again (ST-7), how often and for what; or that a lost game is
 * lost. "" where nothing is at stake. */
void setup_rebuy_words(const SabaccSetup *rules, char *words, size_t size);

/* Of the options, the first dealer, taking back and the seed, what is not as the game proposes it, but for
 * the option that stands outside of the house rules (setup_is_outside): how many. `title` says so, `names`
 * which, or if there are none what could be set. */
int setup_changes(const MatchSetup *setup, const char *seed, char *title, size_t title_size, char *names,
                  size_t names_size);

/* The option that is shown with the game: how it ends. */
bool setup_is_outside(SabaccOptionId id);

#endif
