#include "scenes/folder.h"

#include <stdio.h>

#include "base/files.h"
#include "base/i18n.h"

enum { FOLDER_PATH = 1024 };

void folder_show(Stage *stage, const char *path) {
    char words[FOLDER_PATH + 100];
    const StageServices *services = stage_services(stage);
    bool is_there = file_make_folder(path);
    if (is_there && services->show_folder && services->show_folder(services->user, path)) return;
    snprintf(words, sizeof words, _("No program here shows folders. It is %s"), path);
    ui_toast(services->ui, words);
}

void folder_show_own(Stage *stage, const char *name) {
    char path[FOLDER_PATH];
    snprintf(path, sizeof path, "%s/%s", stage_services(stage)->data_directory, name);
    folder_show(stage, path);
}
