/* A driver that plays a fixed list of actions: for scripted games and tests. */
#ifndef SABACC_MATCH_DRIVER_SCRIPT_H
#define SABACC_MATCH_DRIVER_SCRIPT_H

#include "match/match.h"

/* Answers with the `count` texts in turn ("bet 5", "trade ci+3 deck": docs/record.md, without the seat), then
 * waits for posted actions. The texts are copied. A text that is not an action, or that the rules refuse,
 * makes match_step return MATCH_REFUSED and is skipped. */
MatchDriver driver_script(const char *const *words, int count);

#endif
