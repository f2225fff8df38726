#ifndef SABACC_SCENES_SETUP_OPTIONS_H
#define SABACC_SCENES_SETUP_OPTIONS_H

/* A game's options as widgets, in groups, generated from the rules' table: a switch for on and off, a stepper
 * for a number, a choice of forms with steppers for their numbers. Each has a title and a sentence, and in
 * small type its spelling in the rulebook, the command line and records. */

#include "match/match.h"
#include "ui/ui.h"

/* Draws them, but for those that stand outside of the house rules (setup_is_outside), from the box's top and
 * returns their height; with is_measured_only nothing is drawn. Widgets are
 * named "option:KEY", "option:KEY:n", "option:KEY:m". */
float setup_options_draw(Ui *ui, Box box, const MatchSetup *setup, bool is_measured_only);
/* One option alone, as on a card: its title, its choice over the whole width, and what that means. Returns
 * its height, 0 if the game lacks it. */
float setup_option_draw(Ui *ui, Box box, const MatchSetup *setup, SabaccOptionId id, bool is_measured_only);
/* Handles a change of an option; the setup then no longer has a preset's name. False if the event is not
 * about an option. */
bool setup_options_take(MatchSetup *setup, const UiEvent *event);

/* Round numbers: 1, 2, 3, 5, 10 … within the range, every number if it is short, and `value` itself. For
 * steppers: the value's index among them, their count, and the number at an index. */
int nice_index(int32_t value, int32_t min, int32_t max);
int nice_count(int32_t value, int32_t min, int32_t max);
int32_t nice_at(int index, int32_t value, int32_t min, int32_t max);

#endif
