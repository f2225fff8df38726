#include "session/players.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/i18n.h"
#include "session/characters.h"
#include "session/game_plan.h"
#include "session/kept_json.h"

enum { PLAYERS_BYTES = 1 << 20 };

/* ---- the list ---- */

static int find(const Players *players, const char *name) {
    for (int i = 0; i < players->count; i++)
        if (strcmp(players->list[i].name, name) == 0) return i;
    return -1;
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const Player *)a)->name, ((const Player *)b)->name);
}

bool players_has(const Players *players, const char *name) { return find(players, name) >= 0; }

int players_face(const Players *players, const char *name) {
    int index = find(players, name);
    return index >= 0 ? players->list[index].face : -1;
}

bool players_set(Players *players, const char *name, int face) {
    int index = find(players, name);
    if (index < 0 && (players->count == PLAYERS_MAX || strlen(name) >= MATCH_WORDS || !name[0])) return false;
    if (index < 0) {
        index = players->count++;
        snprintf(players->list[index].name, MATCH_WORDS, "%s", name);
    }
    players->list[index].face = (int8_t)face;
    qsort(players->list, (size_t)players->count, sizeof *players->list, by_name);
    return true;
}

void players_remove(Players *players, const char *name) {
    int index = find(players, name);
    if (index < 0) return;
    players->count--;
    memmove(&players->list[index], &players->list[index + 1],
            (size_t)(players->count - index) * sizeof *players->list);
}

/* ---- the file ---- */

static int face_of(const char *portrait) {
    for (int i = 0; portrait && i < character_count(); i++)
        if (strcmp(character_at(i)->portrait, portrait) == 0) return i;
    return -1;
}

static Players read_all(json_t *root) {
    Players players = {.count = 0};
    const char *name;
    json_t *player;
    json_object_foreach(root, name, player) {
        bool is_kept =
            players_set(&players, name, face_of(json_string_value(json_object_get(player, "face"))));
        (void)is_kept; /* nobody sees more than that many */
    }
    return players;
}

Players players_read_bytes(const char *path, const char *bytes, size_t size, Text *why) {
    json_t *root = kept_json_read_bytes(path, bytes, size, why);
    Players players = read_all(root);
    json_decref(root);
    return players;
}

Players players_read(const char *data, Text *why) {
    char path[KEPT_PATH];
    if (!kept_json_path(data, "players.json", path, NULL)) return (Players){.count = 0};
    json_t *root = kept_json_read(path, PLAYERS_BYTES, why);
    Players players = read_all(root);
    json_decref(root);
    return players;
}

bool players_keep(const char *data, const char *name, int face, Text *why) {
    char path[KEPT_PATH];
    KeptJson kept;
    if (!kept_json_path(data, "players.json", path, why)) return false;
    if (!kept_json_begin(&kept, path, PLAYERS_BYTES, why)) return false;
    json_t *player = kept_json_object(&kept, kept.root, name);
    kept_json_set(&kept, player, "face", json_string(face >= 0 ? character_at(face)->portrait : ""));
    return kept_json_end(&kept, true, why);
}

bool players_forget(const char *data, const char *name, Text *why) {
    char path[KEPT_PATH];
    KeptJson kept;
    if (!kept_json_path(data, "players.json", path, why)) return false;
    if (!kept_json_begin(&kept, path, PLAYERS_BYTES, why)) return false;
    bool is_there = json_object_del(kept.root, name) == 0;
    return kept_json_end(&kept, is_there, why);
}

/* ---- at a table ---- */

static bool is_person(const MatchSetup *setup, int seat) { return agent_is_human(setup->seat[seat].agent); }

/* Whether a character has that face at the table, or a person before that seat. */
static bool is_taken(const Players *players, const MatchSetup *setup, int seat, int face) {
    for (int other = 0; other < setup->rules.seats; other++) {
        const char *name = setup->seat[other].name;
        if (other == seat) continue;
        if (!is_person(setup, other) && character_of(name) == character_at(face)) return true;
        if (other < seat && is_person(setup, other) && players_face(players, name) == face) return true;
    }
    return false;
}

/* The face that was chosen for the seat, or its character's; −1: it is given one. */
static int own_face(const Players *players, const MatchSetup *setup, int seat) {
    const char *name = setup->seat[seat].name;
    if (!is_person(setup, seat)) return face_of(character_portrait(name));
    int face = players_face(players, name);
    return face >= 0 && !is_taken(players, setup, seat, face) ? face : -1;
}

/* The first one from the `from`-th that is not in the mask. */
static int free_face(unsigned taken, int from) {
    for (int i = 0; i < character_count(); i++) {
        int face = (from + i) % character_count();
        if (!(taken >> face & 1)) return face;
    }
    return -1;
}

const char *players_portrait(const Players *players, const MatchSetup *setup, int seat) {
    int own = own_face(players, setup, seat), given = -1;
    unsigned taken = 0;
    if (own >= 0) return character_at(own)->portrait;
    for (int other = 0; other < setup->rules.seats; other++) {
        int face = own_face(players, setup, other);
        if (face >= 0) taken |= 1u << face;
    }
    bool is_first = true;
    for (int other = 0; other <= seat; other++) {
        if (own_face(players, setup, other) >= 0) continue;
        const char *name = setup->seat[other].name;
        int from = (int)(hash_bytes(name, strlen(name)) % (unsigned)character_count());
        given = is_first ? -1 : free_face(taken, from);
        if (given >= 0) taken |= 1u << given;
        is_first = false;
    }
    return given >= 0 ? character_at(given)->portrait : PLAYERS_GUEST;
}

/* Of a face to be chosen, whoever has it at the table keeps it. */
static bool is_free(const Players *players, const MatchSetup *setup, int seat, int face) {
    if (is_taken(players, setup, seat, face)) return false;
    for (int other = seat + 1; other < setup->rules.seats; other++)
        if (is_person(setup, other) && players_face(players, setup->seat[other].name) == face) return false;
    return true;
}

int players_next_face(const Players *players, const MatchSetup *setup, int seat) {
    int face = players_face(players, setup->seat[seat].name);
    for (int next = face + 1; next < character_count(); next++)
        if (is_free(players, setup, seat, next)) return next;
    return -1;
}
