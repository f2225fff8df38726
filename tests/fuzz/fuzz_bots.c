/* Any lines as the answers of an outside bot that plays every seat: the first byte chooses the game, the
 * second the seats and the chance. An answer that is none, or no legal one, is played mildly, as a match
 * does; the others are applied, so that answers meet tables that answers have made. */
#include "match/bot.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

enum { MAX_ACTIONS = 400, CREDITS = 100, SENTENCE = 512 };

static bool begin(SabaccState *state, uint8_t game_byte, uint8_t seats_byte) {
    char sentence[SENTENCE];
    Text why = text_over(sentence, sizeof sentence);
    SabaccSetup setup;
    const SabaccGame *game = sabacc_game_at(game_byte % sabacc_game_count());
    int seats = game->min_seats + seats_byte % (game->max_seats - game->min_seats + 1);
    sabacc_setup_init(&setup, game, seats, CREDITS);
    if (sabacc_game_has(game, SABACC_OPTION_DEVICES)) sabacc_option_set(&setup, "devices", "allowed", &why);
    if (game_byte & 0x80 && sabacc_game_has(game, SABACC_OPTION_TOKENS))
        sabacc_option_set(&setup, "tokens", "select", &why);
    if (!sabacc_setup_check(&setup, &why)) return false;
    sabacc_start(state, &setup, NULL);
    return true;
}

/* One answer of the seat to act. */
static void answer(SabaccState *state, const char *line, size_t length) {
    int seat = sabacc_need(state);
    SabaccAction action;
    SabaccOffers offers;
    SabaccState before = *state;
    bool is_read = bot_read_answer(line, length, seat, &action);
    assert(!is_read || (action.seat == seat && !action.malformed));
    bool is_legal = is_read && sabacc_check(state, &action) == SABACC_OK;
    if (is_read && !is_legal) {
        assert(sabacc_apply(state, &action, NULL) != SABACC_OK);
        assert(memcmp(state, &before, sizeof before) == 0);
    }
    if (!is_legal) {
        sabacc_legal(state, seat, &offers);
        match_default_action(&state->table, seat, &offers, &action);
    }
    assert(sabacc_apply(state, &action, NULL) == SABACC_OK);
}

static void deal(SabaccState *state, Rng *rng) {
    while (!state->table.over && sabacc_need(state) == SABACC_CROUPIER) {
        SabaccAction action;
        sabacc_chance(state, rng, &action);
        assert(sabacc_apply(state, &action, NULL) == SABACC_OK);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    SabaccState state;
    if (size < 2 || !begin(&state, bytes[0], bytes[1])) return 0;
    Rng rng = rng_of(bytes[1], 1);
    const char *line = (const char *)bytes + 2, *end = (const char *)bytes + size;
    for (int i = 0; i < MAX_ACTIONS && line < end; i++) {
        deal(&state, &rng);
        if (state.table.over) break;
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        size_t length = (size_t)((stop ? stop : end) - line);
        char *exact = malloc(length + 1); /* so that reading past its end is seen */
        assert(exact != NULL);
        memcpy(exact, line, length);
        char *own = realloc(exact, length > 0 ? length : 1);
        answer(&state, own, length);
        free(own);
        line += length + 1;
    }
    return 0;
}
