#include "session/house_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "session/kept_json.h"

enum { HOUSE_NAMES = 10000 };

bool house_list_directory(const char *data, char path[PLAN_PATH]) {
    errno = ENAMETOOLONG;
    return snprintf(path, PLAN_PATH, "%s/house-rules", data) < PLAN_PATH;
}

static bool join(char path[PLAN_PATH], const char *directory, const char *name) {
    errno = ENAMETOOLONG;
    return snprintf(path, PLAN_PATH, "%s/%s", directory, name) < PLAN_PATH;
}

static bool is_house_file(const char *name) {
    size_t length = strlen(name), ending = strlen(HOUSE_RULES_ENDING);
    return length > ending && strcmp(name + length - ending, HOUSE_RULES_ENDING) == 0;
}

static int by_name(const void *left, const void *right) {
    const HouseEntry *a = left, *b = right;
    int order = strcmp(a->rules.name, b->rules.name);
    return order != 0 ? order : strcmp(a->path, b->path);
}

static void take_file(HouseList *list, const char *directory, const char *name) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    HouseEntry *entry = &list->entry[list->count];
    if (list->count == HOUSE_LIST_MAX) {
        text_add(&why, directory);
        text_add(&why, ": more house rules than are shown");
    } else if (join(entry->path, directory, name) && house_rules_read(entry->path, &entry->rules, &why)) {
        list->count++;
    }
    if (words[0] && !list->problem[0]) memcpy(list->problem, words, sizeof words);
}

void house_list_read(HouseList *list, const char *data) {
    char directory[PLAN_PATH];
    *list = (HouseList){.count = 0};
    FileList files;
    if (!house_list_directory(data, directory) || !file_list(&files, directory, HOUSE_NAMES)) return;
    for (size_t i = 0; i < files.count; i++)
        if (is_house_file(files.names[i])) take_file(list, directory, files.names[i]);
    file_list_free(&files);
    qsort(list->entry, (size_t)list->count, sizeof *list->entry, by_name);
}

/* Preserves errno. */
static bool complain(Text *why, const char *path) {
    int fault = errno;
    const char *reason = file_words(fault);
    text_add(why, path);
    text_add(why, ": ");
    text_add(why, reason);
    errno = fault;
    return false;
}

static const HouseEntry *find_same(const HouseList *list, const HouseRules *rules) {
    for (int i = 0; i < list->count; i++) {
        const HouseRules *other = &list->entry[i].rules;
        if (other->game == rules->game && strcmp(other->name, rules->name) == 0) return &list->entry[i];
    }
    return NULL;
}

/* "friday.sabacc-rules", or "friday-2.sabacc-rules" if the first is taken. */
static bool free_path(const char *directory, const char *name, char path[PLAN_PATH]) {
    char file[HOUSE_RULES_NAME + 32], numbered[HOUSE_RULES_NAME + 48];
    Text text = text_over(file, sizeof file);
    house_rules_file_name(name, &text);
    int stem = (int)(text.used - strlen(HOUSE_RULES_ENDING));
    for (int number = 1; number < 1000; number++) {
        if (number == 1)
            snprintf(numbered, sizeof numbered, "%s", file);
        else
            snprintf(numbered, sizeof numbered, "%.*s-%d%s", stem, file, number, HOUSE_RULES_ENDING);
        if (!join(path, directory, numbered)) return false;
        if (file_facts_of_link(path).kind == FILE_NONE) return true;
    }
    return false;
}

/* Under the lock, with the list as it is now: another program may have saved some meanwhile. */
static bool save(HouseList *list, const char *data, const HouseRules *rules, Text *why) {
    char directory[PLAN_PATH], path[PLAN_PATH];
    if (!house_list_directory(data, directory)) return complain(why, data);
    if (!file_make_folder(directory)) return complain(why, directory);
    house_list_read(list, data);
    const HouseEntry *same = find_same(list, rules);
    if (same) {
        memcpy(path, same->path, sizeof path);
    } else if (!free_path(directory, rules->name, path)) {
        return complain(why, directory);
    }
    return house_rules_write(path, rules, why);
}

bool house_list_save(HouseList *list, const char *data, const HouseRules *rules, Text *why) {
    char lock_beside[PLAN_PATH];
    FileLock lock;
    if (!house_rules_name_check(rules->name, why)) {
        errno = EINVAL;
        return false;
    }
    if (!house_list_directory(data, lock_beside) || !kept_json_lock(&lock, lock_beside, why)) return false;
    bool is_saved = save(list, data, rules, why);
    int fault = errno;
    file_unlock(&lock);
    if (is_saved) house_list_read(list, data);
    errno = fault;
    return is_saved;
}

bool house_list_delete(HouseList *list, const char *data, int index, Text *why) {
    if (!file_remove(list->entry[index].path)) return complain(why, list->entry[index].path);
    house_list_read(list, data);
    return true;
}
