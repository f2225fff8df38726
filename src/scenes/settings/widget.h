#ifndef SABACC_SCENES_SETTINGS_WIDGET_H
#define SABACC_SCENES_SETTINGS_WIDGET_H

/* One row of session/settings.def as its widget: a lever, a fader, a line of words, an instrument. */

#include "session/settings.h"
#include "ui/ui.h"

/* "setting:KEY" */
void setting_name(char name[UI_NAME_BYTES], SettingId id);
bool setting_is_loudness(int id);
bool setting_is_of_pad(SettingId id);
/* Letters so large that each setting stands in a line of its own. */
bool settings_are_large(const Ui *ui);
/* The pace is an instrument in that box. */
bool setting_pace_is_gauge(Ui *ui, Box box);
/* `label_high`: where a switch or a loudness stands beside others, what their labels keep; 0 in a line. */
void setting_draw(Ui *ui, const Settings *settings, SettingId id, Box box, float label_high);

#endif
