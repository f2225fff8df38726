/* Any bytes as the file of streaks, for every game: what is read has only cards of the game's deck, and a
 * fault is one sentence. */
#include "session/streaks.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

enum { SENTENCE = 1024 };

static bool is_of_deck(const SabaccGame *game, SabaccCard card) {
    SabaccCard deck[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_deck_list(game, deck, copies);
    return memchr(deck, card, (size_t)count * sizeof *deck) != NULL;
}

static void check(const SabaccGame *game, const Streaks *streaks) {
    assert(streaks->best_count <= STREAKS_BEST && streaks->deal_count <= STREAKS_DEALS_SHOWN);
    for (int i = 0; i < STREAK_ENDS; i++) assert(streaks->hands[i] >= 0);
    for (int i = 0; i < streaks->best_count; i++) {
        const StreakHand *hand = &streaks->best[i];
        assert(hand->rank < SABACC_RANKS && memchr(hand->day, '\0', sizeof hand->day) != NULL);
        for (int k = 0; k < hand->count; k++) assert(is_of_deck(game, hand->cards[k]));
    }
    for (int i = 0; i < streaks->deal_count; i++) assert(streaks->deals[i].end < STREAK_ENDS);
}

/* What a file says must not reach a terminal as a command. */
static bool is_plain(const char *sentence) {
    for (; *sentence; sentence++)
        if ((unsigned char)*sentence < ' ' || *sentence == 0x7f) return false;
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    for (int i = 0; i < sabacc_game_count(); i += i == 0 ? 1 : 4) {
        char sentence[SENTENCE];
        Text why = text_over(sentence, sizeof sentence);
        Streaks streaks;
        const SabaccGame *game = i == 0 ? streaks_game() : sabacc_game_at(i);
        bool is_good = streaks_read_bytes("streaks.json", (const char *)bytes, size, game, &streaks, &why);
        assert(is_good == (why.used == 0));
        assert(is_plain(sentence));
        check(game, &streaks);
    }
    return 0;
}
