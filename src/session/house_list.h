#ifndef SABACC_SESSION_HOUSE_LIST_H
#define SABACC_SESSION_HOUSE_LIST_H

/* The player's house rules: one file each (session/house_rules.h) in DATA/house-rules. Files made by others
 * can be put there too. */

#include "session/game_plan.h"
#include "session/house_rules.h"

enum { HOUSE_LIST_MAX = 64 };

typedef struct HouseEntry {
    HouseRules rules;
    char path[PLAN_PATH];
} HouseEntry;

typedef struct HouseList {
    int count; /* sorted by name */
    HouseEntry entry[HOUSE_LIST_MAX];
    char problem[MATCH_MESSAGE]; /* about the first file that could not be read; "" if all were */
} HouseList;

/* The folder. False if the path is too long. */
bool house_list_directory(const char *data, char path[PLAN_PATH]);

/* Reads all of them again. */
void house_list_read(HouseList *list, const char *data);

/* Saves them, replacing those of the same name and game as the folder has them now, or to a new file; another
 * program that saves at the same moment waits. Reads the list again. False with errno and a sentence in
 * `why`, and no file changed. */
bool house_list_save(HouseList *list, const char *data, const HouseRules *rules, Text *why);

/* Deletes the file of an entry and reads the list again. False with a sentence in `why`. */
bool house_list_delete(HouseList *list, const char *data, int index, Text *why);

#endif
