/* Decks, sets of cards, and running out of cards (DK-3, DK-7). */
#include "rules_support.h"

#include <string.h>

#include "rules/private.h"

static SabaccCard card(const char *word) { return sabacc_card_parse(word, strlen(word)); }

static void test_dk_3_the_deck(void **unused) {
    (void)unused;
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_deck_list(sabacc_game_find("corellian-spike"), cards, copies), all = 0, sylops = 0;
    int of_value[21] = {0};
    for (int i = 0; i < count; i++) {
        all += copies[i];
        if (spike_value(cards[i]) == 0) sylops += copies[i];
        of_value[spike_value(cards[i]) + 10] += copies[i];
    }
    assert_int_equal(all, 62);
    assert_int_equal(sylops, 2);
    for (int value = -10; value <= 10; value++) assert_int_equal(of_value[value + 10], value == 0 ? 2 : 3);
    assert_int_equal(deck_spike.cards, 62);
    assert_int_equal(sabacc_game_find("corellian-spike")->deck_cards, 62);
}

static void test_words_of_cards(void **unused) {
    (void)unused;
    for (int i = CARD_SPIKE; i < CARD_END; i++) {
        char bytes[24];
        Text text = text_over(bytes, sizeof bytes);
        sabacc_card_format((SabaccCard)i, &text);
        assert_int_equal(sabacc_card_parse(bytes, strlen(bytes)), i);
    }
    static const char *const none[] = {"",      "?",      "ci",      "ci0",   "ci+0",   "ci3",
                                       "ci+11", "ci-11",  "xx+3",    "Sylop", "sylop ", "ci+03",
                                       "co0",   "co16",   "sand7",   "sand-", "11",     "01",
                                       "+11",   "\u00b1", "double1", "ci+1x", "demis"};
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++)
        assert_int_equal(sabacc_card_parse(none[i], strlen(none[i])), SABACC_CARD_NONE);
    assert_int_equal(spike_value(card("ci+3")), 3);
    assert_int_equal(spike_value(card("tr-10")), -10);
    assert_int_equal(spike_value(card("sq-1")), -1);
}

/* Whatever the order in which cards come and go, equal sets are equal bytes. */
static void test_sets_are_canonical(void **unused) {
    (void)unused;
    SabaccSet all = deck_all(&deck_spike), set = all;
    SabaccCard sylop = card("sylop");
    assert_int_equal(set_copies(&deck_spike, &set, sylop), 2);
    set_remove(&deck_spike, &set, sylop);
    assert_int_equal(set_copies(&deck_spike, &set, sylop), 1);
    SabaccSet built = {0};
    for (int i = CARD_CLASSIC - 1; i >= CARD_SPIKE; i--) set_add(&deck_spike, &built, (SabaccCard)i);
    assert_memory_equal(&built, &set, sizeof set);
    set_remove(&deck_spike, &set, sylop);
    assert_int_equal(set_copies(&deck_spike, &set, sylop), 0);
    assert_int_equal(set_copies(&deck_spike, &set, card("sq+10")), 1);
    set_add(&deck_spike, &set, sylop);
    set_add(&deck_spike, &set, sylop);
    assert_memory_equal(&set, &all, sizeof set);
}

/* What a deck says of itself is what its runs come to. */
static void test_decks_count_themselves(void **unused) {
    (void)unused;
    for (int i = 0; i < DECKS; i++) {
        int cards = 0;
        for (int run = 0; run < DECK_RUNS; run++) {
            const DeckRun *at = &decks[i]->run[run];
            if (at->kinds > 0) assert_int_equal(at->slot, cards);
            cards += at->kinds * at->copies;
        }
        assert_int_equal(decks[i]->cards, cards);
    }
}

/* The card of every slot of a run, and the slots of every card, lie where the run says. */
static void check_run(const Deck *deck, const DeckRun *run) {
    for (int kind = 0; kind < run->kinds; kind++) {
        SabaccCard face = (SabaccCard)(run->first + kind);
        int slot = run->slot + kind * run->copies;
        Slots slots = slots_of(deck, face);
        assert_int_equal(slots.word, slot / 64);
        assert_true(slots.mask == ((UINT64_C(1) << run->copies) - 1) << slot % 64);
        for (int copy = 0; copy < run->copies; copy++)
            assert_int_equal(card_of_slot(deck, slot + copy), face);
    }
}

static void test_tables_of_a_deck_are_its_runs(void **unused) {
    (void)unused;
    for (uint8_t i = 0; i < DECKS; i++) {
        const Deck *deck = decks[i];
        int kinds = 0, found = 0;
        assert_int_equal(deck_number(deck), i);
        for (int run = 0; run < DECK_RUNS; run++) {
            kinds += deck->run[run].kinds;
            check_run(deck, &deck->run[run]);
        }
        for (int face = 0; face <= UINT8_MAX; face++) found += deck_has_kind(deck, (SabaccCard)face);
        assert_int_equal(found, kinds); /* and no others */
    }
}

/* A deck whose copies cross no word though its cards do, as the 76 of the older games. */
static void test_sets_of_a_deck_over_two_words(void **unused) {
    (void)unused;
    const Deck *deck = &deck_classic;
    SabaccSet set = deck_all(deck);
    int bits = __builtin_popcountll(set.bits[0]) + __builtin_popcountll(set.bits[1]);
    assert_int_equal(bits, 76);
    for (SabaccCard face = CARD_ARCANA + 7; face >= CARD_CLASSIC; face--)
        for (int copies = face >= CARD_ARCANA ? 2 : 1; copies > 0; copies--) {
            assert_int_equal(set_copies(deck, &set, face), copies);
            set_remove(deck, &set, face);
        }
    assert_true((set.bits[0] | set.bits[1]) == 0);
}

/* 15 cards, one face of them twice: 32,000 draws, 16 copies; 14 degrees of freedom, over 42.58 once in
 * 10,000. */
static void test_set_random_is_uniform(void **unused) {
    (void)unused;
    SabaccCard cards[SABACC_MAX_HAND];
    int kinds =
        cards_of("ci-10 ci-3 ci+1 ci+10 tr-9 tr-1 tr+2 tr+8 sq-7 sq-2 sq+3 sq+4 sq+9 sq+10 sylop", cards);
    assert_int_equal(kinds, 15);
    SabaccSet set = {0};
    for (int i = 0; i < kinds; i++) set_add(&deck_spike, &set, cards[i]);
    set_add(&deck_spike, &set, card("sylop"));
    int32_t drawn[CARD_CLASSIC] = {0};
    Rng rng = rng_of(62, 1);
    for (int i = 0; i < 32000; i++) drawn[set_random(&deck_spike, &set, &rng)]++;
    int64_t squares = 0; /* times 4000: sylops are expected 4000 times, the others 2000 times */
    int all = 0;
    for (int i = 0; i < kinds; i++) {
        int32_t expected = cards[i] == card("sylop") ? 4000 : 2000, off = drawn[cards[i]] - expected;
        squares += (int64_t)off * off * (4000 / expected);
        all += drawn[cards[i]];
    }
    assert_int_equal(all, 32000); /* none but those in the set */
    assert_true(squares < 42580 * 4);
}

static void draw_both(const Deck *deck, const SabaccSet *set, Rng rng) {
    Rng of_few = rng;
    assert_int_equal(set_random_of_few(deck, set, &of_few), set_random(deck, set, &rng));
    assert_memory_equal(&of_few, &rng, sizeof rng);
}

/* By the same random numbers too, so that a seed plays the same game. A generator whose state is 0 gives 0
 * first, which would be slot 0 but is left out as it would come too often. */
static void test_set_random_of_few_is_the_same(void **unused) {
    (void)unused;
    Rng rng = rng_of(5, 0);
    for (int i = 0; i < 300; i++) {
        const Deck *deck = i % 2 ? &deck_classic : &deck_side;
        SabaccSet all = deck_all(deck), set = {{0, 0}};
        for (uint32_t left = 1 + rng_below(&rng, 4); left > 0; left--) {
            SabaccCard card = set_random(deck, &all, &rng);
            set_remove(deck, &all, card);
            set_add(deck, &set, card);
        }
        draw_both(deck, &set, rng);
    }
    draw_both(&deck_classic, &(SabaccSet){{1, 2}}, (Rng){.state = 0, .stream = 1});
}

/* ---- DK-7 ---- */

/* Two seats about to improve; all that is not in their hands or on the pile is junk. Pile: sq+5, then sq+6.
 */
static SabaccState dry_table(const char *options) {
    SabaccSetup setup = setup_of("corellian-spike", 2, 100, options);
    SabaccState state = start_of(&setup);
    play(&state, "* deal ci+1, * deal tr+1, * deal ci+2, * deal tr+2, * deal sq+5");
    SabaccTable *table = &state.table;
    set_remove(&deck_spike, &table->deck, card("sq+6"));
    table->discard[table->discard_count++] = card("sq+6");
    table->junk = table->deck;
    table->junk_count = (uint8_t)(table->deck_count - 1);
    table->deck = (SabaccSet){0};
    table->deck_count = 0;
    return state;
}

static void without_junk(SabaccState *state) {
    state->table.junk = (SabaccSet){0};
    state->table.junk_count = 0;
}

/* Takes the junk and all of the pile but `cards` out of the game. */
static void leave_pile(SabaccState *state, int cards) {
    without_junk(state);
    while (state->table.discard_count > cards) state->table.discard[--state->table.discard_count] = 0;
}

static int events_of(const SabaccEvents *events, SabaccEventType type) {
    int count = 0;
    for (int i = 0; i < events->count; i++) count += events->list[i].type == type;
    return count;
}

static void test_dk_7_junk_first(void **unused) {
    (void)unused;
    SabaccState state = dry_table("");
    int junk = state.table.junk_count;
    SabaccAction draw = action_of("1 draw deck");
    SabaccEvents events;
    assert_int_equal(junk, 56);
    assert_int_equal(sabacc_apply(&state, &draw, &events), SABACC_OK);
    assert_int_equal(events_of(&events, SABACC_EVENT_RESHUFFLE), 1);
    assert_int_equal(state.table.deck_count, 56);
    assert_int_equal(state.table.junk_count, 0);
    assert_int_equal(state.table.discard_count, 2);
    assert_string_equal(refusal_of(&state, "* deal sq+5"), "no-such-card"); /* it lies on the pile */
    play(&state, "* deal sq+7");
    assert_int_equal(state.table.deck_count, 55);
}

static void test_dk_7_then_the_discard_pile_but_its_top(void **unused) {
    (void)unused;
    SabaccState state = dry_table("");
    without_junk(&state);
    play(&state, "1 draw deck");
    assert_int_equal(state.table.deck_count, 1);
    assert_int_equal(state.table.discard_count, 1);
    assert_int_equal(state.table.discard[0], card("sq+6"));
    assert_string_equal(refusal_of(&state, "* deal sq+6"), "no-such-card");
    play(&state, "* deal sq+5");
    assert_int_equal(state.table.seat[1].hand[2], card("sq+5"));
    assert_string_equal(refusal_of(&state, "0 draw deck"), "pile-empty");
}

/* The card given up is not on the pile before the new one has come, so it can be none of those refilled. */
static void test_dk_7_a_trade_refills_without_the_traded_card(void **unused) {
    (void)unused;
    SabaccState state = dry_table("");
    without_junk(&state);
    play(&state, "1 trade ci+1 deck");
    assert_string_equal(refusal_of(&state, "* deal ci+1"), "no-such-card");
    play(&state, "* deal sq+5");
    assert_int_equal(state.table.discard_count, 2);
    assert_int_equal(state.table.discard[1], card("ci+1"));
}

static void test_dk_7_nothing_can_be_refilled(void **unused) {
    (void)unused;
    SabaccState state = dry_table("");
    leave_pile(&state, 1);
    assert_string_equal(refusal_of(&state, "1 draw deck"), "pile-empty");
    assert_string_equal(refusal_of(&state, "1 draw"), "pile-empty");
    assert_string_equal(refusal_of(&state, "1 trade ci+1 deck"), "pile-empty");
    assert_string_equal(refusal_of(&state, "1 trade ci+1"), "pile-empty");
    assert_string_equal(refusal_of(&state, "1 trade sq+9"), "no-such-card");
    assert_string_equal(refusal_of(&state, "1 draw discard"), "ok");
    assert_string_equal(refusal_of(&state, "1 trade ci+1 discard"), "ok");
    leave_pile(&state, 0);
    assert_string_equal(refusal_of(&state, "1 draw discard"), "pile-empty");
    assert_string_equal(refusal_of(&state, "1 stand"), "ok");
    SabaccOffers offers;
    sabacc_legal(&state, 1, &offers);
    assert_int_equal(offers.count, 1);
    assert_int_equal(offers.list[0].verb, SABACC_VERB_STAND);
}

/* A forced deal gives what there is: the last seat of a first deal gets fewer cards, and play continues. */
static void test_dk_7_a_forced_deal_gives_no_more(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("corellian-spike", 3, 100, "");
    SabaccState state = start_of(&setup);
    SabaccTable *table = &state.table;
    table->deck = (SabaccSet){0};
    SabaccCard cards[SABACC_MAX_HAND];
    int count = cards_of("ci+1 ci+2 ci+3 ci+4", cards);
    for (int i = 0; i < count; i++) set_add(&deck_spike, &table->deck, cards[i]);
    table->deck_count = (uint8_t)count;
    play(&state, "* deal ci+1, * deal ci+2, * deal ci+3, * deal ci+4");
    assert_int_equal(table->seat[1].hand_count, 2);
    assert_int_equal(table->seat[2].hand_count, 1);
    assert_int_equal(table->seat[0].hand_count, 1);
    assert_int_equal(table->discard_count, 0);
    assert_int_equal(table->turn.phase, SABACC_PHASE_IMPROVE);
    assert_int_equal(sabacc_need(&state), 1);
    assert_int_equal(table->turn.owing, 0);
}

/* In the middle of a deal: the deck's last card, then the junk is the deck. */
static void test_dk_7_in_the_middle_of_a_deal(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("corellian-spike", 2, 100, "open-discard=off");
    SabaccState state = start_of(&setup);
    SabaccTable *table = &state.table;
    table->junk = table->deck;
    table->junk_count = 61;
    set_remove(&deck_spike, &table->junk, card("ci+1"));
    table->deck = (SabaccSet){0};
    set_add(&deck_spike, &table->deck, card("ci+1"));
    table->deck_count = 1;
    assert_string_equal(refusal_of(&state, "* deal ci+2"), "no-such-card");
    play(&state, "* deal ci+1");
    assert_int_equal(table->deck_count, 61);
    play(&state, "* deal ci+2, * deal ci+3, * deal ci+4");
    assert_int_equal(table->deck_count, 58);
    assert_int_equal(table->junk_count, 0);
}

static void test_dk_7_folded_hands_are_junk(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("corellian-spike", 3, 100, "");
    SabaccState state = start_of(&setup);
    play(&state, "* deal ci+1, * deal tr+1, * deal sq+1, * deal ci+2, * deal tr+2, * deal sq+2, * deal sq+5");
    play(&state, "1 stand, 2 stand, 0 stand, 1 fold");
    assert_int_equal(state.table.junk_count, 2);
    assert_int_equal(state.table.discard_count, 1);
    assert_int_equal(set_copies(&deck_spike, &state.table.junk, card("ci+1")), 1);
    assert_int_equal(set_copies(&deck_spike, &state.table.junk, card("ci+2")), 1);
    assert_int_equal(state.table.seat[1].hand_count, 0);
}

/* proves: DK-2a */
static void try_names(const char *game, const char *const pairs[]) {
    SabaccSetup setup = setup_of(game, sabacc_game_find(game)->min_seats, 1000, "");
    SabaccState state = start_of(&setup);
    SabaccOtherName names[SABACC_OTHER_NAMES];
    int count = sabacc_other_names(&state.table, names), wanted = 0;
    for (; pairs[2 * wanted] != NULL; wanted++) {
        assert_true(wanted < count);
        assert_string_equal(names[wanted].name, pairs[2 * wanted]);
        assert_string_equal(names[wanted].others, pairs[2 * wanted + 1]);
    }
    assert_int_equal(count, wanted);
}

static void test_dk_2a_other_names(void **unused) {
    (void)unused;
    static const char *const classic[] = {"Sabers",
                                          "Sabres",
                                          "Staves",
                                          "Staffs, Pikes",
                                          "Idiot",
                                          "Sylop",
                                          "Queen of Air and Darkness",
                                          "Nightsister",
                                          "Endurance",
                                          "Strength, Spirit",
                                          "The Star",
                                          "Kyber",
                                          NULL};
    static const char *const local[] = {"Sabers", "Sabres", "Staves", "Staffs, Pikes",
                                        "Idiot",  "Sylop",  NULL};
    static const char *const kessel[] = {"Sand", "Coaxium", "Blood", "Spice", NULL};
    static const char *const none[] = {NULL};
    try_names("classic", classic);
    try_names("local", local);
    try_names("kessel", kessel);
    try_names("corellian-spike", none);
    try_names("pazaak", none);
}

static void test_dk_2a_of_which_cards(void **unused) {
    (void)unused;
    static const struct {
        const char *name, *first, *last;
    } rows[] = {{"Sabers", "sa1", "sa15"},
                {"Staves", "st1", "st15"},
                {"Idiot", "idiot", "idiot"},
                {"Queen of Air and Darkness", "queen", "queen"},
                {"Endurance", "endurance", "endurance"},
                {"The Star", "star", "star"}};
    SabaccSetup setup = setup_of("classic", 2, 100, "");
    SabaccState state = start_of(&setup);
    SabaccOtherName names[SABACC_OTHER_NAMES];
    assert_int_equal(sabacc_other_names(&state.table, names), sizeof rows / sizeof rows[0]);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_string_equal(names[i].name, rows[i].name);
        assert_int_equal(names[i].first, card(rows[i].first));
        assert_int_equal(names[i].last, card(rows[i].last));
    }
    setup = setup_of("kessel", 2, 100, "");
    state = start_of(&setup);
    assert_int_equal(sabacc_other_names(&state.table, names), 2);
    assert_int_equal(names[0].first, card("sand1"));
    assert_int_equal(names[0].last, card("sand-sylop"));
    assert_int_equal(names[1].first, card("blood1"));
    assert_int_equal(names[1].last, card("blood-sylop"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dk_3_the_deck),
        cmocka_unit_test(test_words_of_cards),
        cmocka_unit_test(test_sets_are_canonical),
        cmocka_unit_test(test_decks_count_themselves),
        cmocka_unit_test(test_tables_of_a_deck_are_its_runs),
        cmocka_unit_test(test_sets_of_a_deck_over_two_words),
        cmocka_unit_test(test_set_random_is_uniform),
        cmocka_unit_test(test_set_random_of_few_is_the_same),
        cmocka_unit_test(test_dk_2a_other_names),
        cmocka_unit_test(test_dk_2a_of_which_cards),
        cmocka_unit_test(test_dk_7_junk_first),
        cmocka_unit_test(test_dk_7_then_the_discard_pile_but_its_top),
        cmocka_unit_test(test_dk_7_a_trade_refills_without_the_traded_card),
        cmocka_unit_test(test_dk_7_nothing_can_be_refilled),
        cmocka_unit_test(test_dk_7_a_forced_deal_gives_no_more),
        cmocka_unit_test(test_dk_7_in_the_middle_of_a_deal),
        cmocka_unit_test(test_dk_7_folded_hands_are_junk),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
