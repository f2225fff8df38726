#include "session/past_games_file.h"

#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/memory.h"

enum { FILE_BYTES = 1 << 28, KEY_WORDS = 24, CARDS_WORDS = SABACC_MAX_HAND * 16, SEAT_NUMBERS = 8 };

static bool path_of(const char *data, char path[PLAN_PATH]) {
    errno = ENAMETOOLONG;
    return snprintf(path, PLAN_PATH, "%s/past-games.jsonl", data) < PLAN_PATH;
}

/* ---- writing ---- */

static json_t *hand_json(const DigestHand *hand) {
    char key[KEY_WORDS], cards[CARDS_WORDS];
    Text words = text_over(cards, sizeof cards);
    for (int i = 0; i < hand->count; i++) {
        if (i > 0) text_add_char(&words, ' ');
        sabacc_card_format(hand->cards[i], &words);
    }
    snprintf(key, sizeof key, "%016" PRIx64, hand->key);
    return json_pack("[s, i, i, s, s]", sabacc_rank_word((SabaccRank)hand->rank), (int)hand->total,
                     (int)hand->hand, key, cards);
}

static json_t *seat_json(const DigestSeat *seat) {
    json_t *json =
        json_pack("[s, s, i, i, i, i, i, i]", seat->name, seat->agent, (int)seat->credits, (int)seat->result,
                  (int)seat->hands, (int)seat->hands_won, (int)seat->shown, (int)seat->shown_won);
    if (json && seat->best.key != 0) json_array_append_new(json, hand_json(&seat->best));
    return json;
}

static void add_played(json_t *json, const GameDigest *digest) {
    json_object_set_new(json, "game", json_string(digest->game->id));
    if (digest->preset[0]) json_object_set_new(json, "preset", json_string(digest->preset));
    if (digest->has_house_rules) json_object_set_new(json, "house-rules", json_true());
    if (digest->daily) json_object_set_new(json, "daily", json_integer(digest->daily));
    json_object_set_new(json, "over", json_boolean(digest->is_over));
    json_object_set_new(json, "for-credits", json_boolean(digest->plays_for_credits));
    json_object_set_new(json, "hands", json_integer(digest->hands));
    json_object_set_new(json, "champions", json_integer(digest->champions));
    if (digest->pot > 0)
        json_object_set_new(
            json, "pot", json_pack("[iii]", (int)digest->pot, (int)digest->pot_seat, (int)digest->pot_hand));
    json_t *course = json_array();
    for (int i = 0; i < digest->course_count; i++)
        json_array_append_new(course, json_integer(digest->course[i]));
    json_object_set_new(json, "course", course);
    json_t *seats = json_array();
    for (int seat = 0; seat < digest->seats; seat++)
        json_array_append_new(seats, seat_json(&digest->seat[seat]));
    json_object_set_new(json, "seats", seats);
}

static json_t *game_json(const PastGame *game) {
    json_t *json = json_pack("{s:s, s:I, s:[Ii]}", "file", game->file, "size", (json_int_t)game->size,
                             "changed", (json_int_t)game->changed, (int)game->changed_ns);
    if (json && game->digest.fault) json_object_set_new(json, "fault", json_string(game->digest.fault));
    if (json && game->digest.game) add_played(json, &game->digest);
    return json;
}

static void put_line(FileDraft *draft, json_t *json) {
    char *line = json ? json_dumps(json, JSON_COMPACT) : NULL; /* a name that is no UTF-8 has no line */
    if (line) {
        file_draft_put(draft, line, strlen(line));
        file_draft_put(draft, "\n", 1);
    }
    free(line);
    json_decref(json);
}

bool past_games_file_write(const char *data, const PastGame *games, int count) {
    char path[PLAN_PATH];
    FileDraft draft;
    if (!path_of(data, path) || !file_draft_begin(&draft, path)) return false;
    put_line(&draft, json_pack("{s:i}", "past-games", PAST_GAMES_VERSION));
    for (int i = 0; i < count; i++)
        if (games[i].is_digested) put_line(&draft, game_json(&games[i]));
    return file_draft_end(&draft, true, FILE_QUICK);
}

/* ---- reading ---- */

static bool copy(char *words, size_t size, const char *from) {
    return snprintf(words, size, "%s", from) < (int)size;
}

static bool read_cards(const char *words, DigestHand *hand) {
    while (*words) {
        size_t length = strcspn(words, " ");
        SabaccCard card = sabacc_card_parse(words, length);
        if (card == SABACC_CARD_NONE || hand->count == SABACC_MAX_HAND) return false;
        hand->cards[hand->count++] = card;
        words += length + strspn(words + length, " ");
    }
    return true;
}

static bool read_rank(const char *word, uint8_t *rank) {
    for (int i = 0; i < SABACC_RANKS; i++) {
        if (strcmp(word, sabacc_rank_word((SabaccRank)i)) != 0) continue;
        *rank = (uint8_t)i;
        return true;
    }
    return false;
}

static bool read_hand(json_t *json, DigestHand *hand) {
    const char *cards, *rank, *key;
    char *end;
    int total, number;
    if (!json) return true;
    if (json_unpack(json, "[s, i, i, s, s!]", &rank, &total, &number, &key, &cards) != 0) return false;
    hand->key = strtoull(key, &end, 16);
    hand->total = total;
    hand->hand = number;
    return *end == '\0' && hand->key != 0 && read_rank(rank, &hand->rank) && read_cards(cards, hand);
}

static bool read_seat(json_t *json, DigestSeat *seat) {
    const char *name, *agent;
    if (json_unpack(json, "[s, s, i, i, i, i, i, i]", &name, &agent, &seat->credits, &seat->result,
                    &seat->hands, &seat->hands_won, &seat->shown, &seat->shown_won) != 0)
        return false;
    return copy(seat->name, sizeof seat->name, name) && copy(seat->agent, sizeof seat->agent, agent) &&
           read_hand(json_array_get(json, SEAT_NUMBERS), &seat->best);
}

static bool read_seats(const json_t *seats, GameDigest *digest) {
    size_t count = json_array_size(seats);
    if (count == 0 || count > SABACC_MAX_SEATS) return false;
    digest->seats = (uint8_t)count;
    digest->seat = memory_calloc(count, sizeof *digest->seat);
    for (size_t i = 0; i < count; i++)
        if (!read_seat(json_array_get(seats, i), &digest->seat[i])) return false;
    return true;
}

static bool read_pot(json_t *json, GameDigest *digest) {
    int pot, seat, hand;
    if (!json) return true;
    if (json_unpack(json, "[iii]", &pot, &seat, &hand) != 0 || seat < 0 || seat >= digest->seats)
        return false;
    digest->pot = pot;
    digest->pot_seat = (int8_t)seat;
    digest->pot_hand = hand;
    return true;
}

static bool read_course(const json_t *course, GameDigest *digest) {
    size_t count = json_array_size(course);
    if (!json_is_array(course)) return false;
    if (count == 0) return true;
    digest->course = memory_calloc(count, sizeof *digest->course);
    for (size_t i = 0; i < count; i++) {
        const json_t *value = json_array_get(course, i);
        json_int_t number = json_integer_value(value);
        if (!json_is_integer(value) || number != (int32_t)number) return false;
        digest->course[digest->course_count++] = (int32_t)number;
    }
    return true;
}

static bool read_played(json_t *json, GameDigest *digest) {
    const char *game = NULL, *preset = "";
    int over, for_credits, hands, champions, house_rules = 0;
    json_int_t daily = 0;
    json_t *pot = NULL, *course, *seats;
    if (json_unpack(json, "{s:s, s?s, s?b, s?I, s:b, s:b, s:i, s:i, s?o, s:o, s:o}", "game", &game, "preset",
                    &preset, "house-rules", &house_rules, "daily", &daily, "over", &over, "for-credits",
                    &for_credits, "hands", &hands, "champions", &champions, "pot", &pot, "course", &course,
                    "seats", &seats) != 0)
        return false;
    digest->game = sabacc_game_find(game);
    digest->has_house_rules = house_rules != 0;
    digest->daily = daily;
    digest->is_over = over != 0;
    digest->plays_for_credits = for_credits != 0;
    digest->hands = hands;
    digest->champions = (SeatMask)champions;
    return digest->game && copy(digest->preset, sizeof digest->preset, preset) && read_seats(seats, digest) &&
           read_pot(pot, digest) && read_course(course, digest);
}

static bool read_game(json_t *json, KeptDigest *kept) {
    json_int_t size, changed;
    int changed_ns;
    const char *fault = NULL;
    *kept = (KeptDigest){.digest = {.pot_seat = SABACC_NOBODY}};
    if (json_unpack(json, "{s:s, s:I, s:[Ii], s?s}", "file", &kept->file, "size", &size, "changed", &changed,
                    &changed_ns, "fault", &fault) != 0)
        return false;
    kept->size = (uint64_t)size;
    kept->changed = changed;
    kept->changed_ns = changed_ns;
    if (fault) kept->digest.fault = memory_strdup(fault);
    bool is_unread = fault && !json_object_get(json, "game");
    return is_unread || read_played(json, &kept->digest);
}

static bool is_header(json_t *json) {
    int version;
    return json_unpack(json, "{s:i}", "past-games", &version) == 0 && version == PAST_GAMES_VERSION;
}

static bool take_line(json_t *json, void (*take)(void *self, KeptDigest *kept), void *self) {
    KeptDigest kept;
    if (!json) return false;
    bool is_read = read_game(json, &kept);
    if (!is_read) {
        game_digest_free(&kept.digest);
        return false;
    }
    take(self, &kept);
    return true;
}

static bool read_lines(const char *bytes, void (*take)(void *self, KeptDigest *kept), void *self) {
    bool is_good = true, is_first = true;
    for (const char *line = bytes; *line;) {
        size_t length = strcspn(line, "\n");
        json_t *json = json_loadb(line, length, 0, NULL);
        if (is_first ? !is_header(json) : !take_line(json, take, self)) is_good = false;
        json_decref(json);
        if (is_first && !is_good) return false;
        is_first = false;
        line += length + (line[length] == '\n');
    }
    return is_good && !is_first;
}

bool past_games_file_read(const char *data, void (*take)(void *self, KeptDigest *kept), void *self) {
    char path[PLAN_PATH];
    char *bytes = path_of(data, path) ? file_read(path, FILE_BYTES, NULL) : NULL;
    bool is_read = bytes && read_lines(bytes, take, self);
    free(bytes);
    return is_read;
}
