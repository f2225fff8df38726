#include "session/circuit.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "session/kept_json.h"

enum { CIRCUIT_BYTES = 1 << 20, VISITS_MAX = 1000000 };

#define CIRCUIT(id, house, line, game, preset, options, opponents, credits, goal)                            \
    {id, house, line, {game, preset, options, opponents, credits}, goal},
static const CircuitHouse houses[CIRCUIT_TABLES] = {
#include "session/circuit.def"
};
#undef CIRCUIT

const CircuitHouse *circuit_house(int index) { return &houses[index]; }

void circuit_plan(int index, const char *player, GamePlan *plan) {
    fixed_table_plan(&houses[index].table, player, plan);
}

int circuit_find(const MatchSetup *setup) {
    for (int i = 0; i < CIRCUIT_TABLES; i++)
        if (fixed_table_is(&houses[i].table, setup)) return i;
    return -1;
}

/* ---- the file ---- */

static bool read_number(const json_t *object, const char *key, int64_t min, int64_t max, int64_t *number) {
    const json_t *value = json_object_get(object, key);
    *number = json_integer_value(value);
    return json_is_integer(value) && *number >= min && *number <= max;
}

static bool read_stay(const json_t *value, CircuitStay *stay) {
    int64_t visits, best;
    *stay = (CircuitStay){0, 0};
    if (!value) return true;
    if (!read_number(value, "visits", 1, VISITS_MAX, &visits) ||
        !read_number(value, "best", -SABACC_MAX_CREDITS, SABACC_MAX_CREDITS, &best))
        return false;
    *stay = (CircuitStay){(int)visits, (int32_t)best};
    return true;
}

static bool is_won(const Circuit *circuit, int index) {
    return circuit->stays[index].visits > 0 && circuit->stays[index].best >= houses[index].goal;
}

static bool read_all(const json_t *root, Circuit *circuit) {
    const json_t *stays = json_object_get(root, "houses");
    bool is_read = !stays || json_is_object(stays);
    *circuit = (Circuit){.won = 0};
    for (int i = 0; i < CIRCUIT_TABLES; i++)
        is_read &= read_stay(json_object_get(stays, houses[i].id), &circuit->stays[i]);
    for (; circuit->won < CIRCUIT_TABLES && is_won(circuit, circuit->won); circuit->won++)
        circuit->sum += circuit->stays[circuit->won].best;
    return is_read;
}

bool circuit_read(const char *data, Circuit *circuit, Text *why) {
    char path[KEPT_PATH];
    size_t before = why->used;
    *circuit = (Circuit){.won = 0};
    if (!kept_json_path(data, "circuit.json", path, why)) return false;
    json_t *root = kept_json_read(path, CIRCUIT_BYTES, why);
    bool is_read = read_all(root, circuit);
    json_decref(root);
    if (why->used > before) return false;
    return is_read || kept_json_fail(why, path, "%s", _("what is kept of the circuit cannot be understood"));
}

bool circuit_is_open(const Circuit *circuit, int index) { return index <= circuit->won; }

/* ---- keeping ---- */

static bool begin(KeptJson *kept, const char *data, Text *why) {
    char path[KEPT_PATH];
    if (!kept_json_path(data, "circuit.json", path, why)) return false;
    return kept_json_begin(kept, path, CIRCUIT_BYTES, why);
}

/* What cannot be understood is put aside with the file, and begun anew. */
static void drop_bad(KeptJson *kept, json_t *stays) {
    for (int i = 0; i < CIRCUIT_TABLES; i++) {
        CircuitStay unused;
        if (read_stay(json_object_get(stays, houses[i].id), &unused)) continue;
        kept->is_broken = true;
        json_object_del(stays, houses[i].id);
    }
}

bool circuit_add(const char *data, int index, int32_t gained, Text *why) {
    KeptJson kept;
    CircuitStay stay;
    if (!begin(&kept, data, why)) return false;
    json_t *stays = kept_json_object(&kept, kept.root, "houses");
    drop_bad(&kept, stays);
    read_stay(json_object_get(stays, houses[index].id), &stay);
    if (stay.visits == 0 || gained > stay.best) stay.best = gained;
    if (stay.visits < VISITS_MAX) stay.visits++;
    json_t *place = kept_json_object(&kept, stays, houses[index].id);
    kept_json_set(&kept, place, "visits", json_integer(stay.visits));
    kept_json_set(&kept, place, "best", json_integer(stay.best));
    return kept_json_end(&kept, true, why);
}
