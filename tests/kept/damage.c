#include "damage.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLACE_BYTES = 256, CUTS = 24 };

/* In any place; where a number stands; and where words do. */
static const char *const values[] = {"null", "true", "-1",        "0",       "1",
                                     "1.5",  "\"\"", "\"x\"",     "\"-1\"",  "[]",
                                     "{}",   "[0]",  "[1, 2, 3]", "[\"x\"]", "{\"x\": 1}"};
static const char *const numbers[] = {"false",      "2",          "3",           "7",
                                      "8",          "9",          "16",          "64",
                                      "65",         "100",        "101",         "255",
                                      "256",        "65536",      "500000000",   "500000001",
                                      "2147483647", "2147483648", "-2147483649", "9007199254740993"};
static const char *const words[] = {"\"won\"", "\"human\"", "\"\\u0001\"", "\" x\"", "\"2026-02-30\""};
/* Lengths around those of the texts that files have room for. */
static const int lengths[] = {15, 16, 23, 24, 63, 64, 127, 128, 511, 512};

typedef struct Damage {
    const char *before, *after; /* the text around the line that is damaged */
    size_t before_size;
    json_t *root; /* of the line */
    size_t flags;
    bool is_brief;
    DamageUse *use;
    void *context;
} Damage;

static void hand_on(const Damage *damage, const char *place, const char *line) {
    size_t size = damage->before_size + strlen(line) + strlen(damage->after);
    char *text = malloc(size + 1);
    if (!text) abort();
    memcpy(text, damage->before, damage->before_size);
    strcpy(text + damage->before_size, line);
    strcat(text, damage->after);
    damage->use(damage->context, place, text, size);
    free(text);
}

static void hand_on_root(const Damage *damage, const char *place) {
    char *line = json_dumps(damage->root, damage->flags);
    if (!line) abort();
    hand_on(damage, place, line);
    free(line);
}

/* A member of an object (key) or an element of a list (index). */
typedef struct Slot {
    json_t *parent;
    const char *key;
    size_t index;
} Slot;

static json_t *slot_value(const Slot *slot) {
    return slot->key ? json_object_get(slot->parent, slot->key) : json_array_get(slot->parent, slot->index);
}

static void slot_set(const Slot *slot, json_t *value) {
    if (!value || (slot->key ? json_object_set_new(slot->parent, slot->key, value)
                             : json_array_set_new(slot->parent, slot->index, value)) != 0)
        abort();
}

static void put(const Damage *damage, const Slot *slot, const char *place, json_t *value) {
    if (!value) return; /* a text that was cut within a character */
    slot_set(slot, value);
    hand_on_root(damage, place);
}

static void leave_out(const Damage *damage, const Slot *slot, const char *place) {
    json_t *all = slot->key ? json_copy(slot->parent) : NULL; /* an object keeps the order of its members */
    if (slot->key)
        json_object_del(slot->parent, slot->key);
    else
        json_array_remove(slot->parent, slot->index);
    hand_on_root(damage, place);
    if (!all) return;
    json_object_clear(slot->parent);
    json_object_update(slot->parent, all);
    json_decref(all);
}

static void put_each(const Damage *damage, const Slot *slot, const char *place, const char *const *list,
                     size_t count) {
    for (size_t i = 0; i < count; i++) put(damage, slot, place, json_loads(list[i], JSON_DECODE_ANY, NULL));
}

static void put_numbers(const Damage *damage, const Slot *slot, const char *place, json_int_t own) {
    char digits[32];
    put(damage, slot, place, json_integer(own - 1));
    put(damage, slot, place, json_integer(own + 1));
    snprintf(digits, sizeof digits, "%lld", (long long)own);
    put(damage, slot, place, json_string(digits));
    if (damage->is_brief) return;
    put_each(damage, slot, place, numbers, sizeof numbers / sizeof *numbers);
}

static void put_lengths(const Damage *damage, const Slot *slot, const char *place) {
    char text[2048];
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        memset(text, 'y', (size_t)lengths[i]);
        text[lengths[i]] = '\0';
        put(damage, slot, place, json_string(text));
    }
}

static void put_words(const Damage *damage, const Slot *slot, const char *place, const char *own) {
    char other[1024];
    size_t length = strlen(own);
    if (length + 2 > sizeof other) abort();
    snprintf(other, sizeof other, "%sx", own);
    put(damage, slot, place, json_string(other));
    snprintf(other, sizeof other, "%s ", own);
    put(damage, slot, place, json_string(other));
    snprintf(other, sizeof other, "%.*s", length > 0 ? (int)length - 1 : 0, own);
    put(damage, slot, place, json_string(other));
    snprintf(other, sizeof other, "%s", own);
    for (char *c = other; *c; c++)
        if (*c >= 'a' && *c <= 'z') *c = (char)(*c - 'a' + 'A');
    put(damage, slot, place, json_string(other));
    if (damage->is_brief) return;
    put_each(damage, slot, place, words, sizeof words / sizeof *words);
    put_lengths(damage, slot, place);
}

/* The member stands twice, which JSON forbids its readers to leave to chance. */
static void put_twice(const Damage *damage, const Slot *slot, const char *place) {
    char needle[PLACE_BYTES], *line = json_dumps(damage->root, damage->flags);
    if (!line) abort();
    snprintf(needle, sizeof needle, "\"%s\":", slot->key);
    char *at = strstr(line, needle);
    size_t size = strlen(line) + sizeof needle + 8;
    char *twice = malloc(size);
    if (!twice) abort();
    if (at) {
        snprintf(twice, size, "%.*s%s0, %s", (int)(at - line), line, needle, at);
        hand_on(damage, place, twice);
    }
    free(twice);
    free(line);
}

static void damage_slot(const Damage *damage, const Slot *slot, const char *place) {
    json_t *own = json_incref(slot_value(slot));
    put_each(damage, slot, place, values, damage->is_brief ? 2 : sizeof values / sizeof *values);
    if (json_is_integer(own)) put_numbers(damage, slot, place, json_integer_value(own));
    if (json_is_string(own)) put_words(damage, slot, place, json_string_value(own));
    slot_set(slot, json_incref(own));
    if (slot->key) put_twice(damage, slot, place);
    if (slot->key) {
        leave_out(damage, slot, place);
    } else {
        json_t *list = json_copy(slot->parent);
        leave_out(damage, slot, place);
        json_array_clear(slot->parent);
        json_array_extend(slot->parent, list);
        json_decref(list);
    }
    json_decref(own);
}

static void damage_within(const Damage *damage, json_t *value, const char *place);

static void damage_member(const Damage *damage, const Slot *slot, const char *place) {
    char name[PLACE_BYTES];
    if (slot->key)
        snprintf(name, sizeof name, "%s.%s", place, slot->key);
    else
        snprintf(name, sizeof name, "%s.%zu", place, slot->index);
    damage_slot(damage, slot, name);
    damage_within(damage, slot_value(slot), name);
}

static void damage_object(const Damage *damage, json_t *object, const char *place) {
    json_t *members = json_copy(object); /* which stays as it is while the members are damaged */
    const char *key;
    json_t *value;
    json_object_set_new(object, "nobody-knows", json_integer(1));
    hand_on_root(damage, place);
    json_object_del(object, "nobody-knows");
    json_object_foreach(members, key, value)
        damage_member(damage, &(Slot){.parent = object, .key = key}, place);
    json_decref(members);
}

static void damage_list(const Damage *damage, json_t *list, const char *place) {
    size_t count = json_array_size(list);
    for (size_t index = 0; index<count; index += count> 1 ? count - 1 : 1)
        damage_member(damage, &(Slot){.parent = list, .index = index}, place);
    if (count == 0) return;
    json_t *all = json_copy(list);
    for (int i = 0; i < 10; i++) { /* many more than there may be */
        json_array_append(list, json_array_get(all, 0));
        hand_on_root(damage, place);
    }
    json_array_clear(list);
    json_array_extend(list, all);
    json_decref(all);
}

static void damage_within(const Damage *damage, json_t *value, const char *place) {
    if (json_is_object(value)) damage_object(damage, value, place);
    if (json_is_array(value)) damage_list(damage, value, place);
}

static void damage_line(Damage *damage, const char *line, size_t length, int number) {
    char place[16];
    snprintf(place, sizeof place, "%d", number);
    damage->root = json_loadb(line, length, 0, NULL);
    if (!damage->root) return;
    damage_within(damage, damage->root, place);
    json_decref(damage->root);
}

static void use_whole(DamageUse *use, void *context, const char *text) {
    use(context, "whole", text, strlen(text));
}

static void damage_whole(const char *text, DamageUse *use, void *context) {
    static const char *const others[] = {
        "",        "\n",           "[]",         "{}\n",    "null",           "7",
        "{\"x\"}", "{\"x\": 1}\n", "{\"a\":1,}", "nothing", "\xef\xbb\xbf{}", "{\"a\": \"\xff\"}",
        "{} {}\n"};
    size_t size = strlen(text);
    char *longer = malloc(2 * size + 8);
    if (!longer) abort();
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) use_whole(use, context, others[i]);
    use_whole(use, context, text);
    for (size_t i = 0; i <= CUTS; i++) use(context, "whole", text, size * i / CUTS);
    for (size_t i = 1; i <= 4 && i < size; i++) use(context, "whole", text, size - i);
    snprintf(longer, 2 * size + 8, "%s%s", text, text);
    use_whole(use, context, longer);
    snprintf(longer, 2 * size + 8, "\n%sx", text);
    use_whole(use, context, longer);
    memcpy(longer, text, size);
    longer[size] = '\0';
    use(context, "whole", longer, size + 1);
    free(longer);
}

void damage_each(const char *text, bool is_brief, DamageUse *use, void *context) {
    json_t *whole = json_loads(text, 0, NULL);
    Damage damage = {.before = text, .is_brief = is_brief, .after = "\n", .use = use, .context = context};
    damage_whole(text, use, context);
    if (whole) {
        damage.flags = JSON_INDENT(2);
        damage_line(&damage, text, strlen(text), 1);
        json_decref(whole);
        return;
    }
    damage.flags = JSON_COMPACT;
    int number = 1;
    for (const char *line = text; *line; number++) {
        size_t length = strcspn(line, "\n");
        damage.before_size = (size_t)(line - text);
        damage.after = line + length;
        damage_line(&damage, line, length, number);
        line += length + (line[length] == '\n');
    }
}
