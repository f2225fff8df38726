/* A setup at random as arguments of the program, one a line:
 *   any-setup GAME SEED */
#include <stdio.h>
#include <stdlib.h>

#include "random_setup.h"

static void print_seat(Rng *rng, int seat) {
    static const char *const names[SABACC_MAX_SEATS] = {"Ana", "Ben",  "Cleo", "Dan",
                                                        "Eve", "Finn", "Gus",  "Hal"};
    static const char *const others[] = {"ai:novice", "random"};
    if (seat > 0) printf(",");
    if (seat == 0 || rng_below(rng, 3) == 0)
        printf("human:%s", names[seat]);
    else
        printf("%s", others[rng_below(rng, sizeof others / sizeof *others)]);
}

/* The same for every seat, and enough for what the options ask. */
static int32_t credits_for(SabaccSetup *setup, Rng *rng) {
    char said[SABACC_TEXT];
    Text why = text_over(said, sizeof said);
    int32_t credits = 20 << rng_below(rng, 5);
    for (;; credits *= 2) {
        for (int seat = 0; seat < setup->seats; seat++) setup->credits[seat] = credits;
        if (sabacc_setup_can_begin(setup, &why)) return credits;
    }
}

int main(int count, char **words) {
    const SabaccGame *game = count == 3 ? sabacc_game_find(words[1]) : NULL;
    if (!game) {
        fprintf(stderr, "usage: any-setup GAME SEED\n");
        return 2;
    }
    Rng rng = rng_of(strtoull(words[2], NULL, 10), 9);
    int seats = random_seats(game, &rng);
    SabaccSetup setup = random_setup(game, seats, &rng);
    printf("--game\n%s\n--credits\n%d\n", game->id, (int)credits_for(&setup, &rng));
    for (int i = 0; i < game->option_count; i++) {
        char value[64];
        Text text = text_over(value, sizeof value);
        SabaccOptionId id = game->options[i].id;
        sabacc_option_format(&setup, id, &text);
        printf("--option\n%s=%s\n", sabacc_option_spec(id)->key, value);
    }
    printf("--seats\n");
    for (int seat = 0; seat < seats; seat++) print_seat(&rng, seat);
    printf("\n");
    return 0;
}
