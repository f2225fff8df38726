#include "asked.h"

#include <string.h>

#include "base/text.h"
#include "random_setup.h"

enum { VALUE = 64, WHY = 2048, SETUPS = 24 };

static void try_value(Said *said, SabaccSetup *setup, SabaccOptionId id, const char *value) {
    char bytes[WHY], again[VALUE];
    Text why = text_over(bytes, sizeof bytes), words = text_over(again, sizeof again);
    bool is_set = sabacc_option_set(setup, sabacc_option_spec(id)->key, value, &why);
    sabacc_option_format(setup, id, &words);
    say(said, "  \"%s\" %d: %s \"%s\" as %d %d %d\n", value, is_set, again, bytes,
        (int)setup->options[id].form, (int)setup->options[id].n, (int)setup->options[id].m);
}

/* The form with one number for N and another for M. */
static void fill(const char *form, size_t length, int32_t n, int32_t m, Text *out) {
    for (size_t i = 0; i < length; i++) {
        if (form[i] == 'N' || form[i] == 'M')
            text_add_int(out, form[i] == 'N' ? n : m);
        else
            text_add_char(out, form[i]);
    }
}

/* Numbers at the ends of their range and beyond them, and words that are almost the form's. */
static void try_form(Said *said, SabaccSetup *setup, SabaccOptionId id, const char *form, size_t length) {
    const SabaccOptionSpec *spec = sabacc_option_spec(id);
    const int32_t ends[] = {spec->min - 1, spec->min, spec->min + 1, 6, 7, 12, 20, spec->max, spec->max + 1};
    bool has_number = memchr(form, 'N', length) != NULL;
    for (size_t i = 0; i < (has_number ? sizeof ends / sizeof *ends : 1); i++) {
        for (size_t j = 0; j < (memchr(form, 'M', length) ? sizeof ends / sizeof *ends : 1); j++) {
            char value[VALUE];
            Text words = text_over(value, sizeof value);
            fill(form, length, ends[i], ends[j], &words);
            try_value(said, setup, id, value);
        }
    }
    char value[VALUE];
    Text words = text_over(value, sizeof value);
    fill(form, length, spec->min, spec->max, &words);
    static const char *const ends_of_words[] = {" ", "x", "0", " 1", ",1", "-1", "|"};
    for (size_t i = 0; i < sizeof ends_of_words / sizeof *ends_of_words; i++) {
        char other[VALUE];
        Text more = text_over(other, sizeof other);
        text_add(&more, value);
        text_add(&more, ends_of_words[i]);
        try_value(said, setup, id, other);
    }
    try_value(said, setup, id, value + 1);
    value[words.used - 1] = '\0';
    try_value(said, setup, id, value);
}

/* Of the options that the game lacks one is tried, so that a new one changes nothing that is said of other
 * games. */
void ask_options(Said *said, const SabaccGame *game) {
    bool is_lack_tried = false;
    for (int id = 0; id < SABACC_OPTIONS; id++) {
        const SabaccOptionSpec *spec = sabacc_option_spec((SabaccOptionId)id);
        SabaccSetup setup;
        sabacc_setup_init(&setup, game, game->min_seats, 100);
        if (!sabacc_game_has(game, (SabaccOptionId)id)) {
            if (!is_lack_tried) try_value(said, &setup, (SabaccOptionId)id, "on");
            is_lack_tried = true;
            continue;
        }
        say(said, "%s matters %d\n", spec->key, sabacc_option_matters(&setup, (SabaccOptionId)id));
        int index = 0;
        for (const char *form = spec->forms; form != NULL; index++) {
            size_t length = strcspn(form, "|");
            SabaccRange range = sabacc_option_range((SabaccOptionId)id, index);
            say(said, " form %d of %d..%d %d\n", index, (int)range.min, (int)range.max,
                sabacc_game_has_form(game, (SabaccOptionId)id, index));
            try_form(said, &setup, (SabaccOptionId)id, form, length);
            form = form[length] ? form + length + 1 : NULL;
        }
    }
}

static void judge(Said *said, const char *what, const SabaccSetup *setup) {
    char bytes[WHY] = "", begins[WHY] = "", ends[WHY] = "";
    Text why = text_over(bytes, sizeof bytes);
    bool is_good = sabacc_setup_check(setup, &why);
    say(said, "  %s %d \"%s\"\n", what, is_good, bytes);
    if (!is_good) return;
    Text why_not = text_over(begins, sizeof begins), endless = text_over(ends, sizeof ends);
    bool can_begin = sabacc_setup_can_begin(setup, &why_not), has_end = sabacc_setup_ends(setup, &endless);
    say(said, "    begins %d \"%s\" ends %d \"%s\" usual %d items %d seats %d credits %d matters", can_begin,
        begins, has_end, ends, sabacc_setup_is_usual(setup), sabacc_setup_has_items(setup),
        sabacc_setup_seats(setup), (int)sabacc_usual_credits(setup));
    for (int i = 0; i < setup->game->option_count; i++)
        say(said, " %d", sabacc_option_matters(setup, setup->game->options[i].id));
    say(said, "\n");
}

static void judge_numbers(Said *said, const SabaccSetup *setup) {
    static const int32_t credits[] = {-1, 0, 1, 2, SABACC_MAX_CREDITS, SABACC_MAX_CREDITS / 2 + 1, INT32_MAX};
    for (size_t i = 0; i < sizeof credits / sizeof *credits; i++) {
        SabaccSetup other = *setup;
        for (int seat = 0; seat < other.seats; seat++) other.credits[seat] = credits[i];
        judge(said, "all have", &other);
        other = *setup;
        other.credits[other.seats - 1] = credits[i];
        judge(said, "the last has", &other);
    }
    for (int seats = 0; seats <= SABACC_MAX_SEATS; seats++) {
        SabaccSetup other = *setup;
        for (int seat = setup->seats; seat < seats; seat++) other.credits[seat] = 50;
        other.seats = seats;
        judge(said, "seats", &other);
        other = *setup;
        other.dealer = seats - 3;
        judge(said, "dealer", &other);
        other = *setup;
        other.sits_out = (SeatMask)(seats * 0x25 & 0xff);
        judge(said, "sits out", &other);
    }
}

/* Any of the option's forms, whatever the others are. */
static void set_any(SabaccSetup *setup, SabaccOptionId id, Rng *rng) {
    const char *form = sabacc_option_spec(id)->forms;
    int count = 1;
    for (const char *at = form; *at; at++) count += *at == '|';
    for (int skip = (int)rng_below(rng, (uint32_t)count); skip > 0; skip--) form = strchr(form, '|') + 1;
    char value[VALUE], bytes[WHY];
    Text words = text_over(value, sizeof value), why = text_over(bytes, sizeof bytes);
    int32_t n = (int32_t)rng_below(rng, 8);
    fill(form, strcspn(form, "|"), n, n + (int32_t)rng_below(rng, 8), &words);
    sabacc_option_set(setup, sabacc_option_spec(id)->key, value, &why);
}

void ask_setups(Said *said, const SabaccGame *game) {
    Rng rng = rng_of(11, 5);
    for (int i = 0; i < SETUPS; i++) {
        SabaccSetup setup;
        int credits = 10 << rng_below(&rng, 6);
        sabacc_setup_init(&setup, game, random_seats(game, &rng), credits);
        int often = 1 + (int)rng_below(&rng, 6);
        for (int j = 0; j < game->option_count; j++)
            if (rng_below(&rng, (uint32_t)often) == 0) set_any(&setup, game->options[j].id, &rng);
        judge(said, "at random", &setup);
        if (i % 8 == 0) judge_numbers(said, &setup);
        sabacc_setup_suit_credits(&setup);
        say(said, " suits %d\n", (int)setup.credits[0]);
    }
}
