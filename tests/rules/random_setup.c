#include "random_setup.h"

#include "rules/forms.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One of the forms of the option with numbers in its range, mostly small ones. */
static void random_value(const SabaccGame *game, SabaccOptionId id, Rng *rng, Text *out) {
    const SabaccOptionSpec *spec = sabacc_option_spec(id);
    int forms = 1;
    for (const char *at = spec->forms; *at != '\0'; at++) forms += *at == '|';
    int form = (int)rng_below(rng, (uint32_t)forms);
    while (!sabacc_game_has_form(game, id, form)) form--; /* the first is never without a meaning */
    SabaccRange range = sabacc_option_range(id, form);
    int32_t widest = range.max - range.min, min = range.min;
    const char *at = spec->forms;
    for (int skip = form; skip > 0; skip--) at = strchr(at, '|') + 1;
    for (; *at != '\0' && *at != '|'; at++) {
        if (*at != 'N' && *at != 'M') {
            text_add_char(out, *at);
            continue;
        }
        int32_t number = min + (int32_t)rng_below(rng, (uint32_t)(widest < 6 ? widest : 6) / 2 + 1);
        text_add_int(out, number);
        min = number; /* a second number is not below the first: "d6 4-6" */
    }
}

static void set_option(SabaccSetup *setup, SabaccOptionId id, const char *value) {
    char said[2048], again[64];
    Text why = text_over(said, sizeof said), words = text_over(again, sizeof again);
    const char *key = sabacc_option_spec(id)->key;
    if (!sabacc_option_set(setup, key, value, &why)) {
        fprintf(stderr, "%s\n", said);
        abort();
    }
    sabacc_option_format(setup, id, &words);
    if (strcmp(again, value) == 0) return;
    fprintf(stderr, "%s: %s was set, %s is read\n", key, value, again);
    abort();
}

static void random_options(SabaccSetup *setup, Rng *rng) {
    for (int i = 0; i < setup->game->option_count; i++) {
        if (rng_below(rng, 2) == 0) continue;
        SabaccOptionId id = setup->game->options[i].id;
        char value[64];
        Text words = text_over(value, sizeof value);
        random_value(setup->game, id, rng, &words);
        set_option(setup, id, value);
    }
}

int random_seats(const SabaccGame *game, Rng *rng) {
    return game->min_seats + (int)rng_below(rng, (uint32_t)(game->max_seats - game->min_seats + 1));
}

SabaccSetup random_setup(const SabaccGame *game, int seats, Rng *rng) {
    SabaccSetup setup;
    sabacc_setup_init(&setup, game, seats, 0);
    static const uint32_t stacks[] = {12, 40, 200, 100000};
    uint32_t stack = stacks[rng_below(rng, 4)];
    for (int seat = 0; seat < seats; seat++) {
        setup.credits[seat] = (int32_t)(stack / 4 + rng_below(rng, stack));
        setup.items[seat] =
            (uint8_t)rng_below(rng, 1u << SABACC_ITEMS); /* to stake, where that is on (PL-2) */
    }
    if (rng_below(rng, 3) > 0) setup.dealer = (int)rng_below(rng, (uint32_t)seats);
    char said[SABACC_TEXT];
    for (;;) { /* not all options go together */
        SabaccSetup tried = setup;
        Text why = text_over(said, sizeof said);
        random_options(&tried, rng);
        if (sabacc_game_has(game, SABACC_OPTION_SIT_OUT) && /* some sit out from the beginning (ST-6) */
            tried.options[SABACC_OPTION_SIT_OUT].form == SABACC_ON)
            tried.sits_out = (SeatMask)(rng_below(rng, 1u << seats) & rng_below(rng, 1u << seats));
        if (sabacc_setup_check(&tried, &why)) return tried;
    }
}
