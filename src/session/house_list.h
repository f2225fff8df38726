#ifndef SABACC_SESSION_HOUSE_LIST_H
#define SABACC_SESSION_HOUSE_LIST_H

/* The player's house rules: a file each (session/house_rules.h) in DATA/house-rules. Files that others have
   made can be put there too. */

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
    char trouble[MATCH_MESSAGE]; /* about the first file there that could not be taken; "" where all were */
} HouseList;

/* Where they are kept. False where the name is too long. */
bool house_list_directory(const char *data, char path[PLAN_PATH]);

/* Reads all of them anew. */
void house_list_read(HouseList *list, const char *data);

/* Keeps them, in the place of those of the same name and game, or in a file that nothing lies in yet. The
   list is read anew. False with a sentence in `why`, nothing changed. */
bool house_list_save(HouseList *list, const char *data, const HouseRules *rules, Text *why);

/* Deletes the file of an entry and reads the list anew. False with a sentence in `why`. */
bool house_list_delete(HouseList *list, const char *data, int index, Text *why);

#endif
