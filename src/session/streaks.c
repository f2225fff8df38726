#include "session/streaks.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "session/kept_json.h"

static const char *const end_words[STREAK_ENDS] = {"lost", "drawn", "won"};
enum {
    STREAKS_BYTES = 1 << 24,
    DEALS_KEPT = 1000,
    HANDS_MAX = 500000000 /* of one end; the sum of all ends fits an int */
};

/* ---- the file ---- */

/* The whole file; NULL if there is none, with `why` empty, or if it cannot be read, with a sentence. */
static json_t *load(const char *data, Text *why) {
    char path[KEPT_PATH];
    return kept_json_path(data, "streaks.json", path, NULL) ? kept_json_read(path, STREAKS_BYTES, why) : NULL;
}

/* ---- reading ---- */

static bool read_end(const json_t *value, StreakEnd *end) {
    const char *word = json_string_value(value);
    for (int i = 0; word && i < STREAK_ENDS; i++) {
        if (strcmp(word, end_words[i]) != 0) continue;
        *end = (StreakEnd)i;
        return true;
    }
    return false;
}

static bool read_rank(const json_t *value, uint8_t *rank) {
    const char *word = json_string_value(value);
    for (int i = 0; word && i < SABACC_RANKS; i++) {
        if (strcmp(word, sabacc_rank_word((SabaccRank)i)) != 0) continue;
        *rank = (uint8_t)i;
        return true;
    }
    return false;
}

static bool read_cards(const char *words, StreakHand *hand) {
    hand->count = 0;
    while (*words) {
        size_t length = strcspn(words, " ");
        SabaccCard card = sabacc_card_parse(words, length);
        if (card == SABACC_CARD_NONE || hand->count == SABACC_MAX_HAND) return false;
        hand->cards[hand->count++] = card;
        words += length + strspn(words + length, " ");
    }
    return hand->count > 0;
}

static bool read_hand(const json_t *value, StreakHand *hand) {
    const char *cards, *day;
    const json_t *rank;
    int total;
    *hand = (StreakHand){.end = STREAK_WON};
    if (json_unpack((json_t *)value, "{s:s, s:i, s:o, s:s}", "cards", &cards, "total", &total, "rank", &rank,
                    "day", &day) != 0)
        return false;
    hand->total = total;
    snprintf(hand->day, sizeof hand->day, "%.10s", day);
    return read_rank(rank, &hand->rank) && read_cards(cards, hand);
}

static bool read_deal(const json_t *value, StreakDeal *deal) {
    json_int_t number;
    const json_t *end, *rank;
    int total;
    if (json_unpack((json_t *)value, "{s:I, s:o, s:i, s:o}", "number", &number, "end", &end, "total", &total,
                    "rank", &rank) != 0)
        return false;
    *deal = (StreakDeal){.number = number, .total = total};
    return read_end(end, &deal->end) && read_rank(rank, &deal->rank);
}

static bool read_count(const json_t *game, const char *key, int *count) {
    const json_t *value = json_object_get(game, key);
    json_int_t number = json_integer_value(value);
    if ((value && !json_is_integer(value)) || number < 0 || number > HANDS_MAX) return false;
    *count = (int)number;
    return true;
}

static bool read_lists(const json_t *game, Streaks *streaks) {
    const json_t *best = json_object_get(game, "best"), *deals = json_object_get(game, "deals");
    if ((best && !json_is_array(best)) || (deals && !json_is_array(deals))) return false;
    for (size_t i = 0; i < json_array_size(best) && i < STREAKS_BEST; i++)
        if (!read_hand(json_array_get(best, i), &streaks->best[streaks->best_count++])) return false;
    size_t count = json_array_size(deals);
    for (size_t i = 0; i < count && i < STREAKS_DEALS_SHOWN; i++)
        if (!read_deal(json_array_get(deals, count - 1 - i), &streaks->deals[streaks->deal_count++]))
            return false;
    return true;
}

static bool read_game(const json_t *game, Streaks *streaks) {
    *streaks = (Streaks){0};
    if (!game) return true;
    if (!json_is_object(game)) return false;
    for (int i = 0; i < STREAK_ENDS; i++)
        if (!read_count(game, end_words[i], &streaks->hands[i])) return false;
    return read_count(game, "streak", &streaks->streak) && read_count(game, "longest", &streaks->longest) &&
           read_lists(game, streaks);
}

static bool is_in(SabaccCard card, const SabaccCard *cards, int count) {
    for (int i = 0; i < count; i++)
        if (cards[i] == card) return true;
    return false;
}

/* Hands of another deck cannot be shown here. */
static bool hands_are_of(const SabaccGame *game, const Streaks *streaks) {
    SabaccCard deck[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int faces = sabacc_deck_list(game, deck, copies);
    for (int i = 0; i < streaks->best_count; i++)
        for (int k = 0; k < streaks->best[i].count; k++)
            if (!is_in(streaks->best[i].cards[k], deck, faces)) return false;
    return true;
}

static bool read_all(const json_t *root, const SabaccGame *game, Streaks *streaks) {
    return read_game(json_object_get(root, game->id), streaks) && hands_are_of(game, streaks);
}

/* What the object holds of that game, nothing if it is NULL; false with a sentence where that is bad. */
static bool read_of(const json_t *root, const char *path, const SabaccGame *game, Streaks *streaks,
                    Text *why) {
    if (read_all(root, game, streaks)) return true;
    *streaks = (Streaks){0};
    return kept_json_fail(why, path, _("what is kept of “%s” cannot be understood"), game->id);
}

bool streaks_read_bytes(const char *path, const char *bytes, size_t size, const SabaccGame *game,
                        Streaks *streaks, Text *why) {
    json_t *root = kept_json_read_bytes(path, bytes, size, why);
    *streaks = (Streaks){0};
    bool is_read = root && read_of(root, path, game, streaks, why);
    json_decref(root);
    return is_read;
}

bool streaks_read(const char *data, const SabaccGame *game, Streaks *streaks, Text *why) {
    char path[KEPT_PATH];
    size_t before = why->used;
    json_t *root = load(data, why);
    *streaks = (Streaks){0};
    bool is_read = why->used == before && kept_json_path(data, "streaks.json", path, NULL) &&
                   read_of(root, path, game, streaks, why);
    json_decref(root);
    return is_read;
}

/* The file locked, what it holds of that game, and where, as an object. What is bad is put aside with the
 * file and begun anew. */
static json_t *begin(KeptJson *kept, const char *data, const SabaccGame *game, Streaks *streaks, Text *why) {
    char path[KEPT_PATH];
    if (!kept_json_path(data, "streaks.json", path, why)) return NULL;
    if (!kept_json_begin(kept, path, STREAKS_BYTES, why)) return NULL;
    if (!read_all(kept->root, game, streaks)) {
        *streaks = (Streaks){0};
        kept->is_broken = true;
        json_object_del(kept->root, game->id);
    }
    return kept_json_object(kept, kept->root, game->id);
}

/* ---- keeping hands ---- */

/* The kinds of hand with the game's default options: the hands kept may be of different ones. */
typedef struct Kinds {
    SabaccRung rungs[SABACC_MAX_RUNGS];
    int count;
} Kinds;

static void list_kinds(const SabaccGame *game, Kinds *kinds) {
    SabaccSetup setup;
    SabaccState state;
    sabacc_setup_init(&setup, game, game->min_seats, 1);
    sabacc_start(&state, &setup, NULL);
    kinds->count = sabacc_ladder(&state.table, kinds->rungs);
}

/* By kind, then by total, highest first; of equal hands the earlier stays above. */
static bool is_better(const Kinds *kinds, const StreakHand *a, const StreakHand *b) {
    int a_place = sabacc_ladder_place(kinds->rungs, kinds->count, (SabaccRank)a->rank);
    int b_place = sabacc_ladder_place(kinds->rungs, kinds->count, (SabaccRank)b->rank);
    return a_place != b_place ? a_place < b_place : a->total > b->total;
}

static void insert_best(const SabaccGame *game, Streaks *streaks, const StreakHand *hand) {
    Kinds kinds;
    list_kinds(game, &kinds);
    int at = streaks->best_count;
    while (at > 0 && is_better(&kinds, hand, &streaks->best[at - 1])) at--;
    if (at == STREAKS_BEST) return;
    int last = streaks->best_count < STREAKS_BEST ? streaks->best_count++ : STREAKS_BEST - 1;
    memmove(&streaks->best[at + 1], &streaks->best[at], (size_t)(last - at) * sizeof *hand);
    streaks->best[at] = *hand;
}

static json_t *hand_json(const StreakHand *hand) {
    char words[SABACC_MAX_HAND * 16];
    Text cards = text_over(words, sizeof words);
    for (int i = 0; i < hand->count; i++) {
        if (i > 0) text_add_char(&cards, ' ');
        sabacc_card_format(hand->cards[i], &cards);
    }
    return json_pack("{s:s, s:i, s:s, s:s}", "cards", words, "total", (int)hand->total, "rank",
                     sabacc_rank_word((SabaccRank)hand->rank), "day", hand->day);
}

static void write_counts(json_t *game, const Streaks *streaks) {
    for (int i = 0; i < STREAK_ENDS; i++)
        json_object_set_new(game, end_words[i], json_integer(streaks->hands[i]));
    json_object_set_new(game, "streak", json_integer(streaks->streak));
    json_object_set_new(game, "longest", json_integer(streaks->longest));
    json_t *best = json_array();
    for (int i = 0; i < streaks->best_count; i++) json_array_append_new(best, hand_json(&streaks->best[i]));
    json_object_set_new(game, "best", best);
}

static void count_hand(const SabaccGame *game, Streaks *streaks, const StreakHand *hand) {
    streaks->hands[hand->end]++;
    if (hand->end == STREAK_LOST) streaks->streak = 0;
    if (hand->end != STREAK_WON) return;
    streaks->streak++;
    if (streaks->streak > streaks->longest) streaks->longest = streaks->streak;
    insert_best(game, streaks, hand);
}

bool streaks_add(const char *data, const SabaccGame *game, const StreakHand *hand, Text *why) {
    Streaks streaks;
    KeptJson kept;
    json_t *place = begin(&kept, data, game, &streaks, why);
    if (!place) return false;
    count_hand(game, &streaks, hand);
    write_counts(place, &streaks);
    return kept_json_end(&kept, true, why);
}

/* ---- numbered deals ---- */

void streaks_key(const SabaccSetup *rules, char key[STREAKS_KEY]) {
    Text text = text_over(key, STREAKS_KEY);
    for (int i = 0; i < rules->game->option_count; i++) {
        SabaccOptionId id = rules->game->options[i].id;
        if (id == SABACC_OPTION_END || id == SABACC_OPTION_STAKE) continue;
        if (key[0]) text_add(&text, "; ");
        text_add(&text, sabacc_option_spec(id)->key);
        text_add_char(&text, ' ');
        sabacc_option_format(rules, id, &text);
    }
}

static const json_t *find_deal(const json_t *game, const char *key, int64_t number) {
    const json_t *deals = json_object_get(game, "deals");
    for (size_t i = 0; i < json_array_size(deals); i++) {
        const json_t *deal = json_array_get(deals, i);
        const char *options = json_string_value(json_object_get(deal, "options"));
        bool is_it = json_integer_value(json_object_get(deal, "number")) == number;
        if (is_it && options && strcmp(options, key) == 0) return deal;
    }
    return NULL;
}

bool streaks_deal(const char *data, const SabaccSetup *rules, int64_t number, StreakDeal *deal) {
    char key[STREAKS_KEY] = "", words[PLAN_PATH + 256];
    Text ignored = text_over(words, sizeof words);
    Streaks unused;
    json_t *root = load(data, &ignored);
    streaks_key(rules, key);
    const json_t *found = root && read_all(root, rules->game, &unused)
                              ? find_deal(json_object_get(root, rules->game->id), key, number)
                              : NULL;
    bool is_found = found && read_deal(found, deal);
    json_decref(root);
    return is_found;
}

static void add_deal(json_t *deals, int64_t number, const char *key, const StreakHand *hand) {
    json_array_append_new(deals,
                          json_pack("{s:I, s:s, s:s, s:i, s:s}", "number", (json_int_t)number, "options", key,
                                    "end", end_words[hand->end], "total", (int)hand->total, "rank",
                                    sabacc_rank_word((SabaccRank)hand->rank)));
    if (json_array_size(deals) > DEALS_KEPT) json_array_remove(deals, 0);
}

bool streaks_keep_deal(const char *data, const SabaccSetup *rules, int64_t number, const StreakHand *hand,
                       Text *why) {
    char key[STREAKS_KEY] = "";
    Streaks unused;
    KeptJson kept;
    json_t *place = begin(&kept, data, rules->game, &unused, why);
    if (!place) return false;
    streaks_key(rules, key);
    if (!json_object_get(place, "deals")) json_object_set_new(place, "deals", json_array());
    bool is_new = !find_deal(place, key, number);
    if (is_new) add_deal(json_object_get(place, "deals"), number, key, hand);
    return kept_json_end(&kept, is_new, why);
}

/* ---- the record that is being played ---- */

/* A record is known by its name: the data directory may be moved, or be called otherwise. */
static const char *name_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

StreakNote streaks_note(const char *data, const SabaccGame *game, const char *record) {
    char words[PLAN_PATH + 256];
    Text ignored = text_over(words, sizeof words);
    StreakNote note = {0};
    json_t *root = load(data, &ignored);
    const json_t *kept = json_object_get(json_object_get(root, game->id), "playing");
    const char *path = json_string_value(json_object_get(kept, "record"));
    if (path && strcmp(name_of(path), name_of(record)) == 0) {
        note.undone = (int32_t)json_integer_value(json_object_get(kept, "undone"));
        note.deal = json_integer_value(json_object_get(kept, "deal"));
    }
    json_decref(root);
    return note;
}

bool streaks_keep_note(const char *data, const SabaccGame *game, const char *record, StreakNote note,
                       Text *why) {
    Streaks unused;
    KeptJson kept;
    json_t *place = begin(&kept, data, game, &unused, why);
    if (!place) return false;
    json_object_set_new(place, "playing",
                        json_pack("{s:s, s:i, s:I}", "record", name_of(record), "undone", (int)note.undone,
                                  "deal", (json_int_t)note.deal));
    return kept_json_end(&kept, true, why);
}

/* ---- plans ---- */

void streaks_plan_deal(GamePlan *plan, int64_t number) {
    char words[128];
    Text why = text_over(words, sizeof words);
    plan->deal = number;
    plan->setup.has_seed = true;
    plan->setup.seed = number;
    plan->setup.allow_undo = MATCH_UNDO_NEVER;
    sabacc_option_set(&plan->setup.rules, "end", "hands 1", &why);
}

void streaks_plan_cards(GamePlan *plan) {
    SabaccSetup standard;
    sabacc_setup_init(&standard, plan->setup.rules.game, plan->setup.rules.seats, 1);
    plan->deal = 0;
    plan->setup.allow_undo = MATCH_UNDO_UNSEEN;
    plan->setup.rules.options[SABACC_OPTION_END] = standard.options[SABACC_OPTION_END];
}

const SabaccGame *streaks_game(void) {
    for (int i = 0; i < sabacc_game_count(); i++)
        if (sabacc_game_at(i)->played_for.for_streaks) return sabacc_game_at(i);
    return NULL;
}
