#include "pick_support.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

static void deal_by(SabaccState *state, uint64_t seed) {
    Rng rng = rng_of(seed, state->table.turn.serial);
    while (sabacc_need(state) == SABACC_CROUPIER) {
        SabaccAction action;
        sabacc_chance(state, &rng, &action);
        assert_int_equal(sabacc_apply(state, &action, NULL), SABACC_OK);
    }
}

void let_deal(SabaccState *state) { deal_by(state, 7); }

SabaccSetup setup_of(const char *game, const char *const options[]) {
    SabaccSetup setup;
    char words[SABACC_TEXT];
    const SabaccGame *found = sabacc_game_find(game);
    int seats = found->max_seats < 2 ? found->max_seats : 2;
    sabacc_setup_init(&setup, found, seats, 100);
    for (int i = 0; options && options[i]; i++) {
        char key[40];
        Text why = text_over(words, sizeof words);
        const char *equals = strchr(options[i], '=');
        snprintf(key, sizeof key, "%.*s", (int)(equals - options[i]), options[i]);
        assert_true(sabacc_option_set(&setup, key, equals + 1, &why));
    }
    setup.dealer = seats - 1;
    return setup;
}

SabaccState table_from(const SabaccSetup *setup, uint64_t seed) {
    SabaccState state;
    sabacc_start(&state, setup, NULL);
    deal_by(&state, seed);
    return state;
}

SabaccState table_of(const char *game, const char *const options[]) {
    SabaccSetup setup = setup_of(game, options);
    SabaccState state = table_from(&setup, 7);
    assert_int_equal(sabacc_need(&state), 0);
    return state;
}

void play(SabaccState *state, const char *words) {
    SabaccAction action;
    char bytes[SABACC_TEXT];
    Text why = text_over(bytes, sizeof bytes);
    assert_true(sabacc_action_parse(words, &action, &why));
    assert_int_equal(sabacc_apply(state, &action, NULL), SABACC_OK);
    let_deal(state);
}

bool apply(SabaccState *state, const SabaccAction *action) {
    return sabacc_apply(state, action, NULL) == SABACC_OK;
}

Pick pick_for(const SabaccState *state, int seat) {
    Pick pick;
    SabaccView view;
    SabaccOffers offers;
    sabacc_view(state, seat, &view);
    sabacc_view_legal(&view, &offers);
    pick_begin(&pick, &view, &offers);
    return pick;
}

bool press(Pick *pick, const char *name, SabaccAction *action) {
    UiEvent event = {.kind = UI_EVENT_ACTIVATE};
    snprintf(event.name, sizeof event.name, "%s", name);
    return pick_take(pick, &event, action);
}

/* As ui/ui.h does it: a key first presses the button that has it. */
bool press_key(Pick *pick, char character, SabaccAction *action) {
    PickButton buttons[PICK_BUTTONS];
    int count = pick_buttons(pick, buttons);
    for (int i = 0; i < count; i++)
        if (buttons[i].key == (uint32_t)character && !buttons[i].is_disabled)
            return press(pick, buttons[i].name, action);
    UiEvent event = {.kind = UI_EVENT_KEY, .key = UI_KEY_CHARACTER, .character = (uint32_t)character};
    return pick_take(pick, &event, action);
}

static const PickButton *find_button(const PickButton *buttons, int count, const char *name) {
    for (int i = 0; i < count; i++)
        if (strcmp(buttons[i].name, name) == 0) return &buttons[i];
    return NULL;
}

bool has_button(const Pick *pick, const char *name) {
    PickButton buttons[PICK_BUTTONS];
    return find_button(buttons, pick_buttons(pick, buttons), name) != NULL;
}

PickButton button_of(const Pick *pick, const char *name) {
    PickButton buttons[PICK_BUTTONS];
    const PickButton *found = find_button(buttons, pick_buttons(pick, buttons), name);
    assert_non_null(found);
    return *found;
}

void expect_words(const SabaccState *state, const SabaccAction *action, const char *words) {
    char bytes[SABACC_TEXT];
    Text text = text_over(bytes, sizeof bytes);
    sabacc_action_format(action, true, &text);
    if (words) assert_string_equal(bytes, words);
    assert_int_equal(sabacc_check(state, action), SABACC_OK);
}

/* ---- everything that can be pressed ---- */

static void add_press(Presses *presses, const char *word, int number) {
    if (presses->count < 160) snprintf(presses->name[presses->count++], UI_NAME_BYTES, word, number);
}

static void add_bits(Presses *presses, const char *word, uint32_t bits) {
    for (; bits != 0; bits &= bits - 1) add_press(presses, word, __builtin_ctz(bits));
}

static void add_table(Presses *presses, const Pick *pick) {
    static const char *const piles[3][2] = {{"", ""}, {"deck", "discard"}, {"blood:deck", "blood:discard"}};
    add_bits(presses, "card:%d", pick_cards(pick));
    add_bits(presses, "token:%d", pick_tokens(pick));
    add_bits(presses, "seat:%d", pick_seats(pick));
    add_bits(presses, "value:%d", pick_values(pick));
    for (int family = SABACC_SAND; family <= SABACC_BLOOD; family++)
        for (int pile = 0; pile < 2; pile++)
            if (pick_has_pile(pick, (SabaccFamily)family, pile ? SABACC_PILE_DISCARD : SABACC_PILE_DECK))
                add_press(presses, piles[family][pile], 0);
    SabaccCard first;
    for (uint32_t left = pick_faces(pick, &first); left != 0; left &= left - 1) {
        char name[UI_NAME_BYTES];
        Text text = text_over(name, sizeof name);
        text_add(&text, "face:");
        sabacc_card_format((SabaccCard)(first + __builtin_ctz(left)), &text);
        add_press(presses, name, 0);
    }
}

/* No two buttons of one question share a name or a key, and none uses a key of the table itself. */
static void expect_apart(const PickButton *buttons, int count) {
    for (int i = 0; i < count; i++) {
        assert_true(buttons[i].label[0] != '\0');
        assert_null(buttons[i].key ? strchr("gl?", (int)buttons[i].key) : NULL);
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(buttons[i].name, buttons[j].name);
            if (buttons[i].key != 0) assert_int_not_equal(buttons[i].key, buttons[j].key);
        }
    }
}

Presses presses_of(const Pick *pick) {
    Presses presses = {0};
    PickButton buttons[PICK_BUTTONS];
    int count = pick_buttons(pick, buttons);
    expect_apart(buttons, count);
    for (int i = 0; i < count; i++)
        if (!buttons[i].is_disabled) add_press(&presses, buttons[i].name, 0);
    add_table(&presses, pick);
    return presses;
}

void step_aside(Pick *pick, Rng *rng) {
    UiEvent change = {.kind = UI_EVENT_CHANGE};
    int index, count;
    char words[80];
    SabaccAction action;
    if (pick_has_steps(pick, &index, &count, words, sizeof words)) {
        snprintf(change.name, sizeof change.name, "steps");
        change.value = (int)rng_below(rng, (uint32_t)count);
        assert_false(pick_take(pick, &change, &action));
    }
    if (pick_has_amount(pick)) {
        snprintf(change.name, sizeof change.name, "amount");
        change.value = (int)rng_below(rng, 200) - 50;
        assert_false(pick_take(pick, &change, &action));
    }
}

SabaccState table_with_hand(const char *const words[4]) {
    SabaccSetup setup = setup_of("pazaak", NULL);
    for (uint64_t seed = 1;; seed++) {
        SabaccState state = table_from(&setup, seed);
        for (int seat = 0; seat < 2; seat++) {
            Pick pick = pick_for(&state, seat);
            SabaccAction action;
            press(&pick, "side-fill", &action);
            press(&pick, "confirm", &action);
            assert_true(apply(&state, &action));
        }
        let_deal(&state);
        if (sabacc_need(&state) != 0) continue;
        for (int i = 0; i < 4; i++)
            state.table.seat[0].hand[i] = sabacc_card_parse(words[i], strlen(words[i]));
        return state;
    }
}
