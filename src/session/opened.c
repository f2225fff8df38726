#include "session/opened.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "session/saves.h"

enum { HEAD_BYTES = 4096, FAULT_BYTES = 400 };

static bool has_ending(const char *path, const char *ending) {
    size_t length = strlen(path), tail = strlen(ending);
    return length > tail && strcmp(path + length - tail, ending) == 0;
}

static const char *name_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static bool refuse(Text *why, const char *path, const char *what) {
    text_add(why, path);
    text_add(why, ": ");
    text_add(why, what);
    return false;
}

/* The folder of a path with a slash; of "/x" it is "/". */
static void folder_of(const char *path, char folder[PLAN_PATH]) {
    snprintf(folder, PLAN_PATH, "%s", path);
    char *slash = strrchr(folder, '/');
    slash[slash == folder] = '\0';
}

static bool lies_in(const char *path, const char *data, const char *name) {
    char folder[PLAN_PATH], wanted[PLAN_PATH];
    folder_of(path, folder);
    int length = snprintf(wanted, sizeof wanted, "%s/%s", data, name);
    return length < (int)sizeof wanted && file_is_same(folder, wanted);
}

/* ---- records ---- */

/* A record of the data directory is called as the list of games calls it, so that a game is known again. */
static void call_as_kept(char path[PLAN_PATH], const char *data) {
    char name[PLAN_PATH];
    snprintf(name, sizeof name, "%s", name_of(path));
    int length = snprintf(path, PLAN_PATH, "%s/games/%s", data, name);
    (void)length; /* the path of the data directory has room for its records */
}

static bool has_person(const MatchSetup *setup) {
    for (int seat = 0; seat < setup->rules.seats; seat++)
        if (agent_is_human(setup->seat[seat].agent)) return true;
    return false;
}

/* A program that is playing the game has the file too: the game is then a copy, and says so. */
static bool can_be_written(const char *path) {
    FileLog log;
    bool is_open = file_log_open(&log, path);
    bool is_held = !is_open && errno == FILE_IS_HELD;
    if (is_open) file_log_drop(&log);
    return is_open || is_held;
}

static bool can_resume(const char *path, const MatchLook *look) {
    return !look->is_over && look->setup.has_seed && has_person(&look->setup) &&
           has_ending(path, ".sabacc") && can_be_written(path);
}

static bool plan_foreign(GamePlan *plan, Text *why) {
    MatchLook look;
    Match *match = match_replay(plan->path, NULL, why);
    if (!match) return false;
    match_free(match);
    if (!match_look(plan->path, &look, NULL, why)) return false;
    if (!can_resume(plan->path, &look)) return true;
    plan->kind = PLAN_RESUME;
    plan->setup.allow_undo = MATCH_UNDO_UNSEEN;
    teams_read_note(&plan->teams, look.setup.note, look.setup.rules.seats);
    return true;
}

static bool plan_record(GamePlan *plan, const char *path, const char *data, Text *why) {
    SavedGame saved;
    MatchLook look;
    *plan = (GamePlan){.kind = PLAN_REPLAY};
    snprintf(plan->path, sizeof plan->path, "%s", path);
    if (!lies_in(path, data, "games")) return plan_foreign(plan, why);
    call_as_kept(plan->path, data);
    if (saves_find(plan->path, &saved)) {
        *plan = saves_plan(&saved);
        return match_look(plan->path, &look, NULL, why);
    }
    Match *match = match_replay(plan->path, NULL, why);
    match_free(match);
    return match != NULL;
}

/* ---- decks ---- */

static bool find_deck(OpenedDeck *found, const char *folder, const OpenedPlaces *places, Text *why) {
    char fault[FAULT_BYTES];
    Deck *deck = deck_open_own(folder, places->house, fault, sizeof fault);
    if (!deck) {
        text_add(why, fault);
        return false;
    }
    *found = (OpenedDeck){.family = deck_family(deck)};
    snprintf(found->folder, sizeof found->folder, "%s", folder);
    snprintf(found->name, sizeof found->name, "%s", deck_name(deck));
    if (lies_in(folder, places->data, "cards") && deck_folder_is_good(name_of(folder)))
        snprintf(found->id, sizeof found->id, DECK_OWN "%.24s", name_of(folder));
    deck_close(deck);
    return true;
}

/* ---- what it is ---- */

static bool read_head(const char *path, char head[HEAD_BYTES + 1], Text *why) {
    FileReader reader;
    uint64_t size = file_facts(path).size;
    size_t wanted = size < HEAD_BYTES ? (size_t)size : HEAD_BYTES;
    memset(head, 0, HEAD_BYTES + 1);
    bool is_open = file_reader_open(&reader, path);
    bool is_read = is_open && file_reader_take(&reader, head, wanted);
    int code = errno;
    if (is_open) file_reader_close(&reader);
    return is_read || refuse(why, path, file_words(code));
}

/* The one whose key comes first. */
static bool kind_by_head(const char *head, const char *path, OpenedKind *kind) {
    const char *record = strstr(head, "\"sabacc-record\""), *rules = strstr(head, "\"sabacc-house-rules\"");
    bool is_deck = strstr(head, "\"sabacc-deck\"") && strcmp(name_of(path), "deck.json") == 0;
    *kind = is_deck ? OPENED_DECK : OPENED_RECORD;
    if (rules && (!record || rules < record)) *kind = OPENED_RULES;
    return record || rules || is_deck;
}

/* A file whose contents do not say what it is may be a damaged one: reading it says where. */
static bool kind_by_name(const char *path, OpenedKind *kind) {
    bool is_record = has_ending(path, ".sabacc"), is_rules = has_ending(path, HOUSE_RULES_ENDING);
    *kind = is_record ? OPENED_RECORD : is_rules ? OPENED_RULES : OPENED_DECK;
    return is_record || is_rules || strcmp(name_of(path), "deck.json") == 0;
}

static bool find_file(Opened *opened, const char *path, const OpenedPlaces *places, Text *why) {
    char head[HEAD_BYTES + 1], folder[PLAN_PATH];
    if (!read_head(path, head, why)) return false;
    if (!kind_by_head(head, path, &opened->kind) && !kind_by_name(path, &opened->kind))
        return refuse(
            why, path,
            _("This is no record of a game (.sabacc), no house rules (.sabacc-rules) and no deck (its "
              "folder, or the deck.json in it)."));
    switch (opened->kind) {
    case OPENED_RECORD: return plan_record(&opened->plan, path, places->data, why);
    case OPENED_RULES: return house_rules_read(path, &opened->rules, why);
    case OPENED_DECK: folder_of(path, folder); return find_deck(&opened->deck, folder, places, why);
    }
    return false;
}

bool opened_find(Opened *opened, const char *path, const OpenedPlaces *places, Text *why) {
    *opened = (Opened){.kind = OPENED_DECK};
    char *full = file_full_path(path);
    if (!full) return refuse(why, path, file_words(errno));
    bool is_short = strlen(full) < PLAN_PATH;
    bool is_found = !is_short              ? refuse(why, path, file_words(ENAMETOOLONG))
                    : file_is_folder(full) ? find_deck(&opened->deck, full, places, why)
                                           : find_file(opened, full, places, why);
    free(full);
    return is_found;
}
