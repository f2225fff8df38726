/* Plays records: every `do` applied, every `expect` and `refuse` checked. */
#ifndef SABACC_MATCH_REFEREE_H
#define SABACC_MATCH_REFEREE_H

#include "match/playthrough.h"
#include "match/record/record.h"

/* Plays the whole record; false with "FILE:LINE what was expected, what was found" in `why` if it fails. */
bool referee_run(const Record *record, Text *why);

/* Plays the actions up to and including line `last_line` of the file (0: all), ignoring `expect` and
 * `refuse`, into `play`, which the caller frees. False with "FILE:LINE what is wrong" if an action is
 * refused; then there is nothing to free. */
bool referee_play(const Record *record, int last_line, Playthrough *play, Text *why);

/* As referee_play of all lines, but stops before the first invalid line, which `why` then describes. Returns
 * how many lines were played; the caller frees `play`. */
int referee_play_far(const Record *record, Playthrough *play, Text *why);

/* Applies one action of a record: chance that is due before it comes from the stack or, before a seat's, from
 * the seed. False with a sentence in `why` (no file, no line) if it is refused. Stacked chance that follows
 * is applied too. `heard`, which may be NULL, is called for each application. */
typedef void RefereeObserver(void *context, const SabaccEvents *events);
bool referee_apply(Playthrough *play, const SabaccAction *action, size_t start, RefereeObserver *observer,
                   void *context, Text *why);

/* Applies the chance that is due before the action of a seat, as referee_apply does first. */
bool referee_supply(Playthrough *play, const SabaccAction *action, Text *why);

/* Applies stacked chance while it is due and available. */
bool referee_settle(Playthrough *play, RefereeObserver *observer, void *context, Text *why);

#endif
