/* Plays records: every `do` applied, every `expect` and `refuse` checked. */
#ifndef SABACC_MATCH_REFEREE_H
#define SABACC_MATCH_REFEREE_H

#include "match/playthrough.h"
#include "match/record/record.h"

/* Plays the whole record; false with "FILE:LINE what was expected, what was found" in `why` where it fails.
 */
bool referee_run(const Record *record, Text *why);

/* Plays the actions up to and with line `last_line` of the file (0: all of them), `expect` and `refuse`
 * unheeded, into `play`, which the caller frees. False with "FILE:LINE what is wrong" where an action is
 * refused; then there is nothing to free. */
bool referee_play(const Record *record, int last_line, Playthrough *play, Text *why);

/* As referee_play of all lines, but as far as they play: the table is as it was before the first line that
 * does not, which `why` then tells of. How many lines play; the caller frees `play`. */
int referee_play_far(const Record *record, Playthrough *play, Text *why);

/* Applies one action of a record: chance that is due before it comes from the stack or, before a seat's, from
 * the seed. False with a sentence in `why` (no file, no line) where it is refused. Stacked chance that
 * follows is applied too. Each application is told to `heard`, which may be NULL. */
typedef void RefereeHeard(void *context, const SabaccEvents *events);
bool referee_apply(Playthrough *play, const SabaccAction *action, size_t start, RefereeHeard *heard,
                   void *context, Text *why);

/* Applies stacked chance for as long as it is due and lasts. */
bool referee_settle(Playthrough *play, RefereeHeard *heard, void *context, Text *why);

#endif
