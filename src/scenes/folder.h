#ifndef SABACC_SCENES_FOLDER_H
#define SABACC_SCENES_FOLDER_H

/* Shows a folder of the player in the desktop's file manager. */

#include "scenes/stage.h"

/* Makes the folder if it is missing, and has it shown; where that fails its path is told in a toast. */
void folder_show(Stage *stage, const char *path);
/* The same, of that name in the data directory: "export". */
void folder_show_own(Stage *stage, const char *name);

#endif
