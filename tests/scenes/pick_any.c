/* What a person is asked at tables as nobody set them up (random_setup.h): every question that random presses
 * go through on their way to an action, in words (moments.h): pick-any OUT [GAME-N ACTION] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "moments.h"
#include "pick_support.h"
#include "random_setup.h"

enum { SETUPS = 12, ACTIONS = 60, PRESSES = 60, TEXT = 1 << 20, LINE = 600 };

typedef struct Asked {
    SabaccState state;
    Rng rng;
    bool has_names;
    Text text;
} Asked;

static void add_buttons(const Pick *pick, Text *text) {
    PickButton buttons[PICK_BUTTONS];
    int count = pick_buttons(pick, buttons);
    for (int i = 0; i < count; i++) {
        char line[LINE];
        const PickButton *button = &buttons[i];
        snprintf(line, sizeof line, "  %s \"%s\" \"%s\" key %u pad %d%s%s%s\n", button->name, button->label,
                 button->amount, (unsigned)button->key, (int)button->pad,
                 button->is_primary ? " primary" : "", button->is_selected ? " selected" : "",
                 button->is_disabled ? " disabled" : "");
        text_add(text, line);
    }
}

static void add_faces(const Pick *pick, Text *text) {
    SabaccCard first;
    for (uint32_t left = pick_faces(pick, &first); left != 0; left &= left - 1) {
        SabaccCard face = (SabaccCard)(first + __builtin_ctz(left));
        text_add(text, "  face ");
        sabacc_card_format(face, text);
        text_add(text, " digit ");
        text_add_int(text, pick_face_digit(pick, face));
        text_add(text, "\n");
    }
}

static void add_sizes(const Pick *pick, Text *text) {
    char line[LINE], words[80];
    int index, count;
    int32_t min, max;
    if (pick_has_amount(pick)) {
        pick_range(pick, &min, &max);
        snprintf(line, sizeof line, "  %d of %d to %d\n", (int)pick_amount(pick), (int)min, (int)max);
        text_add(text, line);
    }
    if (pick_has_steps(pick, &index, &count, words, sizeof words)) {
        snprintf(line, sizeof line, "  step %d of %d \"%s\"\n", index, count, words);
        text_add(text, line);
    }
    if (pick->mode == PICK_SIDE) {
        snprintf(line, sizeof line, "  side cards %d, at most %d of a kind\n", pick_side_count(pick),
                 pick_side_max(pick));
        text_add(text, line);
    }
}

static void add_question(const Pick *pick, Text *text) {
    char prompt[PICK_PROMPT], usual[UI_NAME_BYTES], line[LINE];
    pick_prompt(pick, prompt, sizeof prompt);
    pick_usual(pick, usual);
    snprintf(line, sizeof line, "mode %d seat %d \"%s\" from %s%s%s\n", (int)pick->mode, pick->seat, prompt,
             usual, pick_asks_fold(&pick->offers) ? " fold?" : "",
             pick_asks_call(&pick->offers) ? " call?" : "");
    text_add(text, line);
    snprintf(line, sizeof line, "  cards %x chosen %x tokens %x seats %x values %x piles", pick_cards(pick),
             pick_chosen(pick), pick_tokens(pick), (unsigned)pick_seats(pick), pick_values(pick));
    text_add(text, line);
    for (int family = SABACC_NO_FAMILY; family <= SABACC_BLOOD; family++) {
        snprintf(line, sizeof line, " %d%d", pick_has_pile(pick, (SabaccFamily)family, SABACC_PILE_DECK),
                 pick_has_pile(pick, (SabaccFamily)family, SABACC_PILE_DISCARD));
        text_add(text, line);
    }
    text_add(text, "\n");
    add_buttons(pick, text);
    add_faces(pick, text);
    add_sizes(pick, text);
}

static Pick ask(Asked *asked, int seat) {
    static const char *const names[SABACC_MAX_SEATS] = {"Ana", "Ben",  "Cleo", "Dan",
                                                        "Eve", "Finn", "Gus",  "Hal"};
    Pick pick = pick_for(&asked->state, seat);
    if (asked->has_names) memcpy(pick.names, names, sizeof names);
    return pick;
}

/* What a seat that is not to act may do meanwhile (FD-6). */
static void ask_out_of_turn(Asked *asked, int to_act) {
    for (int seat = 0; seat < asked->state.table.seats; seat++) {
        Pick pick;
        SabaccView view;
        SabaccOffers offers;
        if (seat == to_act) continue;
        sabacc_view(&asked->state, seat, &view);
        sabacc_view_legal(&view, &offers);
        if (pick_begin_out_of_turn(&pick, &view, &offers)) add_question(&pick, &asked->text);
    }
}

/* Presses at random; where they lead to nothing for long, any legal action. */
static void answer(Asked *asked, int seat) {
    SabaccAction action;
    if (seat == SABACC_NOBODY) { /* the hand waits for somebody to sit in (ST-6) */
        sabacc_random_action(&asked->state, &asked->rng, &action);
        apply(&asked->state, &action);
        return;
    }
    Pick pick = ask(asked, seat);
    for (int tries = 0; tries < PRESSES; tries++) {
        Presses presses = presses_of(&pick);
        const char *name = presses.name[rng_below(&asked->rng, (uint32_t)presses.count)];
        add_question(&pick, &asked->text);
        text_add(&asked->text, "press ");
        text_add(&asked->text, name);
        text_add(&asked->text, "\n");
        step_aside(&pick, &asked->rng);
        if (rng_below(&asked->rng, 40) == 0) pick_back(&pick);
        bool is_done = rng_below(&asked->rng, 4) == 0 && strlen(name) == 6 && strncmp(name, "card:", 5) == 0
                           ? press_key(&pick, (char)(name[5] + 1), &action)
                           : press(&pick, name, &action);
        if (!is_done) continue;
        expect_words(&asked->state, &action, NULL);
        apply(&asked->state, &action);
        text_add_int(&asked->text, pick.order);
        return;
    }
    sabacc_random_action(&asked->state, &asked->rng, &action);
    apply(&asked->state, &action);
}

static void play_game(Moments *moments, const SabaccGame *game, int number) {
    static char words[TEXT];
    char name[60];
    snprintf(name, sizeof name, "%s-%d", game->id, number);
    if (!moments_begin_game(moments, name)) return;
    Asked asked = {.rng = rng_of((uint64_t)number, 5)};
    int seats = random_seats(game, &asked.rng);
    SabaccSetup setup = random_setup(game, seats, &asked.rng);
    asked.has_names = rng_below(&asked.rng, 4) > 0;
    sabacc_start(&asked.state, &setup, NULL);
    let_deal(&asked.state);
    for (int action = 1; action <= ACTIONS && !asked.state.table.over; action++) {
        if (!moments_begin_action(moments, action)) break;
        int seat = sabacc_need(&asked.state);
        asked.text = text_over(words, sizeof words);
        ask_out_of_turn(&asked, seat);
        answer(&asked, seat);
        let_deal(&asked.state);
        if (asked.text.cut) abort();
        moments_add(moments, "asked", words);
        moments_end_action(moments);
    }
}

int main(int count, char **words) {
    static Moments moments;
    if (count < 2 || !moments_open(&moments, words[1], count - 2, words + 2)) {
        fprintf(stderr, "usage: pick-any OUT [GAME-N ACTION]\n");
        return 2;
    }
    for (int i = 0; i < sabacc_game_count(); i++)
        for (int number = 1; number <= SETUPS; number++) play_game(&moments, sabacc_game_at(i), number);
    return moments.has_failed ? 1 : 0;
}
