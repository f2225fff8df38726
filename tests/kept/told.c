/* What the table tells: of every event of random play, by random options of every game, to a player, to
 * another and to somebody who only looks on, as it happens and afterwards; and how far the game is and when
 * it ends. A part (kept.h) is a game. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kept.h"
#include "random_setup.h"
#include "table/log.h"
#include "table/view.h"

enum { SETUPS = 12, ACTIONS = 150, WORDS = 2048, VIEWERS = 3 };

static const TableLook looks[SABACC_MAX_SEATS] = {{.name = "Ana"}, {.name = "Bo"},  {.name = "Cy"},
                                                  {.name = "Dea"}, {.name = "Eve"}, {.name = "Fay"},
                                                  {.name = "Gus"}, {.name = "Hal"}};

static void say_words(Said *said, const char *what, const char *words) {
    if (words[0]) say(said, "%s: %s\n", what, words);
}

static void say_event(Said *said, SabaccView *view, const SabaccEvent *event) {
    char words[WORDS] = "", later[WORDS] = "";
    SabaccEvent seen;
    int listener = view->table.viewer;
    sabacc_redact(event, listener, &seen);
    table_log_write(&view->table, looks, listener, &seen, words, sizeof words);
    table_log_recap(&view->table, looks, listener, &seen, later, sizeof later);
    say_words(said, "told", words);
    if (strcmp(words, later) != 0) say_words(said, "later", later);
    sabacc_absorb(view, &seen);
}

typedef void Teller(const SabaccTable *table, char *words, size_t size);

static void say_course(Said *said, const SabaccTable *table) {
    static Teller *const tellers[] = {table_hand_words, table_hand_words_short, table_round_words,
                                      table_end_words, table_end_words_short};
    char words[WORDS];
    for (size_t i = 0; i < sizeof tellers / sizeof *tellers; i++) {
        words[0] = '\0';
        tellers[i](table, words, sizeof words);
        say_words(said, "course", words);
    }
    for (int has_come = 0; has_come < 2; has_come++) {
        words[0] = '\0';
        if (table_notice_of_end(table, has_come, words, sizeof words)) say_words(said, "notice", words);
    }
}

static void say_events(Said *said, SabaccView views[VIEWERS], const SabaccEvents *events) {
    for (int viewer = 0; viewer < VIEWERS; viewer++) {
        say(said, "to %d\n", views[viewer].table.viewer);
        for (int i = 0; i < events->count; i++) say_event(said, &views[viewer], &events->list[i]);
    }
}

static void play(Said *said, const SabaccSetup *setup, Rng *rng) {
    SabaccState state;
    SabaccEvents events;
    SabaccView views[VIEWERS];
    sabacc_start(&state, setup, &events);
    sabacc_view(&state, SABACC_NOBODY, &views[0]);
    sabacc_view(&state, 0, &views[1]);
    sabacc_view(&state, setup->seats - 1, &views[2]);
    for (int i = 0; i < ACTIONS && !state.table.over; i++) {
        SabaccAction action;
        sabacc_random_action(&state, rng, &action);
        for (int again = 0; again < 3 && action.verb == SABACC_VERB_FOLD; again++) /* hands become long */
            sabacc_random_action(&state, rng, &action);
        if (sabacc_apply(&state, &action, &events) != SABACC_OK) abort();
        say_events(said, views, &events);
        say_course(said, &views[1].table);
    }
}

static void say_game(Kept *kept, const SabaccGame *game) {
    Said said = kept_begin(kept, game->id);
    for (int number = 0; number < SETUPS; number++) {
        Rng rng = rng_of((uint64_t)number, 37);
        int seats = random_seats(game, &rng);
        SabaccSetup setup = random_setup(game, seats, &rng);
        if (number == 0) sabacc_setup_init(&setup, game, seats, 100);
        play(&said, &setup, &rng);
    }
    kept_end(kept, game->id, &said);
}

int main(int count, char **arguments) {
    Kept kept;
    if (!kept_open(&kept, count, arguments)) return 2;
    for (int i = 0; i < sabacc_game_count(); i++) say_game(&kept, sabacc_game_at(i));
    return kept_close(&kept);
}
