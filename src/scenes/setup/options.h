#ifndef SABACC_SCENES_SETUP_OPTIONS_H
#define SABACC_SCENES_SETUP_OPTIONS_H

/* A game's options as widgets, in groups, made from the rules' own table of them: a switch for on and off, a
   stepper for a number, a choice of forms with steppers for the numbers in them. Each says in a title and a
   sentence what it is, and in small type how the rulebook, the command line and records spell it. */

#include "match/match.h"
#include "ui/ui.h"

/* Draws them from the box's top and returns how high they are; with is_measured_only nothing is drawn.
   Widgets are named "option:KEY", "option:KEY:n", "option:KEY:m". */
float setup_options_draw(Ui *ui, Box box, const MatchSetup *setup, bool is_measured_only);
/* Takes a change of one of them; the setup then no longer bears a preset's name. False where the event is of
   no option. */
bool setup_options_take(MatchSetup *setup, const UiEvent *event);

/* The presets of the game: index 0 is the game's own way, then those of its table. The line of help is
   translated. -1 where options were chosen one by one. */
int setup_preset_index(const MatchSetup *setup);
const char *setup_preset_label(const MatchSetup *setup, int index);
const char *setup_preset_help(const MatchSetup *setup, int index);
void setup_preset_choose(MatchSetup *setup, int index);

/* Numbers that people choose: 1, 2, 3, 5, 10 … within the range, every one where it is short, and `value`
   itself. For steppers: the value's place among them, how many there are, and the number at a place. */
int nice_index(int32_t value, int32_t min, int32_t max);
int nice_count(int32_t value, int32_t min, int32_t max);
int32_t nice_at(int index, int32_t value, int32_t min, int32_t max);

#endif
