#ifndef SABACC_SCENES_SETTINGS_HELPS_H
#define SABACC_SCENES_SETTINGS_HELPS_H

/* What a setting does, in a line below its label. */

#include "session/settings.h"

/* Translated; NULL where the label says it. */
const char *setting_help(SettingId id);

#endif
