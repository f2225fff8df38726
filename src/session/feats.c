#include "session/feats.h"

#include <errno.h>
#include <stdio.h>

#include "base/i18n.h"
#include "session/kept_json.h"

enum { FEATS_BYTES = 1 << 20 };
_Static_assert((int)FEATS <= 64, "a FeatSet has a bit for each");

static bool read_feat(const json_t *value, FeatBook *book, int feat) {
    const json_t *on = json_object_get(value, "on");
    const char *game = json_string_value(json_object_get(value, "game"));
    if (!value) return true;
    if (!json_is_integer(on) || !calendar_is_day(json_integer_value(on))) return false;
    book->found |= (FeatSet)1 << feat;
    book->on[feat] = json_integer_value(on);
    book->game[feat] = game ? sabacc_game_find(game) : NULL;
    return true;
}

static bool read_all(const json_t *root, FeatBook *book) {
    const json_t *all = json_object_get(root, "feats");
    bool is_read = !all || json_is_object(all);
    *book = (FeatBook){.found = 0};
    for (int i = 0; i < FEATS; i++) is_read &= read_feat(json_object_get(all, feat_word(i)), book, i);
    return is_read;
}

bool feats_read(const char *data, FeatBook *book, Text *why) {
    char path[KEPT_PATH];
    size_t before = why->used;
    *book = (FeatBook){.found = 0};
    if (!kept_json_path(data, "feats.json", path, why)) return false;
    json_t *root = kept_json_read(path, FEATS_BYTES, why);
    bool is_read = read_all(root, book);
    json_decref(root);
    if (why->used > before) return false;
    return is_read || kept_json_fail(why, path, "%s", _("what is kept of feats cannot be understood"));
}

/* What cannot be understood is put aside with the file, and begun anew. */
static void drop_bad(KeptJson *kept, json_t *all) {
    for (int i = 0; i < FEATS; i++) {
        FeatBook unused = {.found = 0};
        if (read_feat(json_object_get(all, feat_word(i)), &unused, i)) continue;
        kept->is_broken = true;
        json_object_del(all, feat_word(i));
    }
}

static void add_feat(KeptJson *kept, json_t *all, int feat, const SabaccGame *game, int64_t today) {
    json_t *place = kept_json_object(kept, all, feat_word(feat));
    kept_json_set(kept, place, "on", json_integer(today));
    kept_json_set(kept, place, "game", json_string(game->id));
}

bool feats_keep(const char *data, FeatSet found, const SabaccGame *game, int64_t today, Text *why) {
    char path[KEPT_PATH];
    KeptJson kept;
    FeatBook book;
    if (!kept_json_path(data, "feats.json", path, why)) return false;
    if (!kept_json_begin(&kept, path, FEATS_BYTES, why)) return false;
    json_t *all = kept_json_object(&kept, kept.root, "feats");
    drop_bad(&kept, all);
    read_all(kept.root, &book);
    FeatSet new_ones = found & ~book.found;
    for (int i = 0; i < FEATS; i++)
        if (new_ones >> i & 1) add_feat(&kept, all, i, game, today);
    return kept_json_end(&kept, new_ones != 0 || kept.is_broken, why);
}
