/* The log: a line for every event that needs one, and the clause of every payout and penalty (PL-1), in
 * random games. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "table/log.h"
#include "table/view.h"

static const TableLook looks[SABACC_MAX_SEATS] = {
    {.name = "Ana"}, {.name = "Ben"}, {.name = "Cleo"}, {.name = "Dan"}};

/* Deals and picks of hidden cards may be silent; a trade reports its own discard, and keeping cards reports
 * the other discards (CO-2). */
static bool may_be_silent(const SabaccTable *table, const SabaccEvent *event) {
    bool is_open = event->seat < 0 || event->pile == SABACC_PILE_SINGLE || event->pile == SABACC_PILE_OPEN;
    switch (event->type) {
    case SABACC_EVENT_DEAL:
        return event->cards[0] == SABACC_CARD_HIDDEN || (!is_open && event->seat != table->viewer);
    case SABACC_EVENT_PICK:
    case SABACC_EVENT_REVEAL:
    case SABACC_EVENT_HAND_END: return true;
    case SABACC_EVENT_DISCARD:
        return event->second < 0 || sabacc_table_game(table)->table == SABACC_TABLE_TARGET;
    default: return !sabacc_event_is_public((SabaccEventType)event->type);
    }
}

static bool names_clause(const SabaccEvent *event) {
    switch (event->type) {
    case SABACC_EVENT_PENALTY:
    case SABACC_EVENT_PAYOUT:
    case SABACC_EVENT_SABACC_PAYOUT:
    case SABACC_EVENT_BOMB:
    case SABACC_EVENT_DEMISE:
    case SABACC_EVENT_CAP:
    case SABACC_EVENT_TAX:
    case SABACC_EVENT_BUY:
    case SABACC_EVENT_STAKE:
    case SABACC_EVENT_REDEEM:
    case SABACC_EVENT_TAKE_ITEM:
    case SABACC_EVENT_KEEP_ITEM:
    case SABACC_EVENT_REBUY: return true;
    case SABACC_EVENT_OUT: return event->clause == SABACC_CLAUSE_ST_7;
    case SABACC_EVENT_PASS:
    case SABACC_EVENT_RETURN: return event->clause != 0;
    default: return false;
    }
}

/* What names a seat is told to whoever sits there without the name; nothing else is changed. */
static void expect_address(const SabaccTable *table, const SabaccEvent *event, const char *words) {
    for (int seat = 0; seat < table->seats; seat++) {
        char said[TABLE_LOG_BYTES];
        table_log_write(table, looks, seat, event, said, sizeof said);
        if (!strstr(words, looks[seat].name))
            assert_string_equal(said, words);
        else if (strstr(said, looks[seat].name) || strchr(said, '%') || !strstr(said, "ou"))
            fail_msg("\"%s\" is told to %s as \"%s\"", words, looks[seat].name, said);
    }
}

static void expect_words(const SabaccTable *table, const SabaccEvent *event, int seen[SABACC_EVENTS]) {
    char words[TABLE_LOG_BYTES];
    table_log_write(table, looks, SABACC_NOBODY, event, words, sizeof words);
    seen[event->type]++;
    if (!may_be_silent(table, event) && !words[0])
        fail_msg("%s says nothing", sabacc_event_word((SabaccEventType)event->type));
    if (strchr(words, '%') || strlen(words) + 1 == sizeof words) fail_msg("badly put: %s", words);
    expect_address(table, event, words);
    if (!names_clause(event)) return;
    const char *clause = sabacc_clause_word((SabaccClause)event->clause);
    if (!clause[0] || !strstr(words, clause)) fail_msg("\"%s\" does not name %s", words, clause);
}

static void play_game(const SabaccGame *game, const char *key, const char *value, uint64_t seed,
                      int seen[SABACC_EVENTS]) {
    static SabaccEvents events;
    SabaccSetup setup;
    SabaccState state;
    char bytes[SABACC_TEXT];
    Text why = text_over(bytes, sizeof bytes);
    Rng rng = rng_of(seed, 3);
    int seats = game->max_seats < 4 ? game->max_seats : 4;
    sabacc_setup_init(&setup, game, seats, 60);
    sabacc_option_set(&setup, key, value, &why); /* where the game has it */
    bool has_stakes = sabacc_setup_has_items(&setup);
    for (int seat = 0; seat < seats && has_stakes; seat++)
        setup.items[seat] = (1u << SABACC_ITEMS) - 1; /* each owns one of each */
    if (!sabacc_setup_check(&setup, &why)) fail_msg("%s: %s", game->id, bytes);
    sabacc_start(&state, &setup, &events);
    for (int step = 0; step < 3000 && !state.table.over; step++) {
        SabaccAction action;
        SabaccTable before = state.table;
        bool speaks = rng_below(&rng, 12) == 0; /* ST-6 */
        if (!speaks || !sabacc_random_saying(&state, SABACC_EVERYBODY, &rng, &action))
            sabacc_random_action(&state, &rng, &action);
        assert_int_equal(sabacc_apply(&state, &action, &events), SABACC_OK);
        for (int i = 0; i < events.count; i++) {
            SabaccEvent event;
            sabacc_redact(&events.list[i], (int)rng_below(&rng, (uint32_t)seats + 1) - 1, &event);
            expect_words(&before, &event, seen);
        }
    }
}

static void test_every_event_is_told_with_its_clause(void **unused) {
    (void)unused;
    static const struct {
        const char *key, *value;
    } options[] = {
        {"ante", "2"},          {"discards", "exactly 2"},   {"discard-pile", "on"}, {"shift", "rim"},
        {"hand-pot-cap", "12"}, {"sabacc-pot-cap", "20"},    {"round-limit", "2"},   {"declare", "bluff"},
        {"shift-on", "d6 1-6"}, {"bomb-penalty", "fixed 2"}, {"field", "free"},      {"discard-fee", "2"},
        {"stakes", "house"},    {"stakes", "pot"},           {"rebuy", "2"},         {"devices", "allowed"},
        {"sit-out", "on"}};
    int seen[SABACC_EVENTS] = {0};
    for (int game = 0; game < sabacc_game_count(); game++) {
        for (size_t i = 0; i < sizeof options / sizeof *options; i++)
            for (uint64_t seed = 0; seed < 4; seed++)
                play_game(sabacc_game_at(game), options[i].key, options[i].value, 100 * i + seed, seen);
    }
    for (int type = 0; type < SABACC_EVENTS; type++) {
        bool is_told = sabacc_event_is_public((SabaccEventType)type);
        bool is_rare = type == SABACC_EVENT_SINGLE_DRAW; /* a full tie of a spike game */
        if (is_told && !is_rare && seen[type] == 0)
            fail_msg("no %s was seen", sabacc_event_word((SabaccEventType)type));
    }
}

/* Seat 1 keeps two of five (CO-2), as seen by a seat. */
static void expect_kept(const SabaccState *state, const SabaccEvent *event, int viewer, const char *said) {
    SabaccView view;
    SabaccEvent seen;
    char words[TABLE_LOG_BYTES];
    sabacc_view(state, viewer, &view);
    sabacc_redact(event, viewer, &seen);
    table_log_write(&view.table, looks, SABACC_NOBODY, &seen, words, sizeof words);
    assert_string_equal(words, said);
}

static void test_what_is_kept_is_its_owners_secret(void **unused) {
    (void)unused;
    static const char *const cards[] = {"ci+1", "tr+2", "sq-3", "ci-4", "sylop"};
    SabaccSetup setup;
    SabaccState state;
    sabacc_setup_init(&setup, sabacc_game_find("coruscant-shift"), 2, 60);
    sabacc_start(&state, &setup, NULL);
    SabaccSeat *seat = &state.table.seat[1];
    seat->hand_count = 5;
    for (int i = 0; i < 5; i++) {
        seat->hand[i] = sabacc_card_parse(cards[i], strlen(cards[i]));
        seat->seen[i] = 2;
    }
    SabaccEvent event = {.type = SABACC_EVENT_KEEP, .seat = 1, .amount = 2, .second = 1 << 1 | 1 << 4};
    expect_kept(&state, &event, 1, "Ben keeps +2 of Triangles, Sylop (CO-2)");
    expect_kept(&state, &event, 0, "Ben keeps 2 cards (CO-2)");
    event.amount = event.second = 0;
    expect_kept(&state, &event, 0, "Ben keeps no card (CO-2)");
}

static void expect_told(const SabaccTable *table, SabaccEvent event, const char *said) {
    char words[TABLE_LOG_BYTES];
    table_log_write(table, looks, SABACC_NOBODY, &event, words, sizeof words);
    assert_string_equal(words, said);
}

/* PL-2, ST-7: a pass between hands is not a pass of the call, and an item is told with who staked it. */
static void test_what_is_decided_between_hands(void **unused) {
    (void)unused;
    SabaccSetup setup;
    SabaccState state;
    char bytes[SABACC_TEXT];
    Text why = text_over(bytes, sizeof bytes);
    sabacc_setup_init(&setup, sabacc_game_find("bespin-yarith"), 2, 60);
    assert_true(sabacc_option_set(&setup, "stakes", "pot", &why));
    sabacc_start(&state, &setup, NULL);
    SabaccTable *table = &state.table;
    table->staked_count = 1;
    table->staked[0] = (SabaccStaked){.seat = 1, .item = SABACC_ITEM_SHIP};
    SabaccEvent event = {.type = SABACC_EVENT_TAKE_ITEM,
                         .amount = 1000,
                         .second = SABACC_ITEM_SHIP,
                         .clause = SABACC_CLAUSE_PL_2};
    expect_told(table, event, "Ana takes the ship of Ben for 1000 (PL-2)");
    event.seat = 1;
    expect_told(table, event, "Ben takes the ship back for 1000 (PL-2)");
    event.type = SABACC_EVENT_STAKE;
    expect_told(table, event, "Ben stakes the ship beside the pot: the house lends 1000 (PL-2)");
    event.type = SABACC_EVENT_KEEP_ITEM;
    expect_told(table, event, "The house keeps the ship of Ben (PL-2)");
    event.type = SABACC_EVENT_PASS;
    expect_told(table, event, "Ben leaves the ship (PL-2)");
    event = (SabaccEvent){.type = SABACC_EVENT_PASS, .seat = 1, .clause = SABACC_CLAUSE_ST_7};
    expect_told(table, event, "Ben does not buy in again (ST-7)");
    event.clause = SABACC_CLAUSE_NONE;
    expect_told(table, event, "Ben buys nothing");
    event = (SabaccEvent){.type = SABACC_EVENT_OUT, .seat = 1, .clause = SABACC_CLAUSE_ST_7};
    expect_told(table, event, "Ben leaves the game (ST-7)");
    event.clause = SABACC_CLAUSE_ST_2;
    expect_told(table, event, "Ben is out of the game");
    event = (SabaccEvent){.type = SABACC_EVENT_REBUY, .amount = 60, .clause = SABACC_CLAUSE_ST_7};
    expect_told(table, event, "Ana buys in again for 60 (ST-7)");
    event.second = 1;
    expect_told(table, event, "Ana buys in again: 60 go into the prize (ST-7)");
}

static void expect_card(const char *word, const char *said) {
    char words[CARD_WORDS];
    card_words(sabacc_card_parse(word, strlen(word)), words);
    assert_string_equal(words, said);
}

static void expect_title(const char *word, const char *said) {
    char words[CARD_WORDS];
    card_title(sabacc_card_parse(word, strlen(word)), words);
    assert_string_equal(words, said);
}

static void test_cards_as_one_speaks_of_them(void **unused) {
    (void)unused;
    expect_card("co7", "the 7 of Coins");
    expect_card("fl12", "the Commander of Flasks");
    expect_card("st15", "the Ace of Staves");
    expect_card("star", "the Star");
    expect_card("sith-lord", "the Lord of Sith");
    expect_card("ci+3", "+3 of Circles");
    expect_card("sq-6", "\u22126 of Squares");
    expect_card("sylop", "Sylop");
    expect_title("ci+3", "\uE000+3");
    expect_title("sq-6", "\uE039\u22126");
    expect_title("sand3", "Sand 3");
    expect_title("co7", "the 7 of Coins");
}

/* ---- how far the game is ---- */

static SabaccState hand_of(const char *game, const char *key, const char *value, int32_t hand) {
    char bytes[200];
    Text why = text_over(bytes, sizeof bytes);
    SabaccSetup setup;
    SabaccState state;
    const SabaccGame *found = sabacc_game_find(game);
    sabacc_setup_init(&setup, found, found->max_seats < 3 ? found->max_seats : 3, 100);
    setup.dealer = 0;
    assert_true(sabacc_option_set(&setup, key, value, &why));
    sabacc_start(&state, &setup, NULL);
    state.table.hand = hand;
    return state;
}

/* ST-3, PZ-5: in a wide place, in a narrow one, and as the hand begins. */
static void test_how_far_the_game_is(void **unused) {
    (void)unused;
    static const struct {
        const char *game, *key, *value;
        int hand, dealer, cycles;
        const char *words, *end, *narrow, *notice;
    } rows[] = {
        {"classic", "end", "last-standing", 7, 0, 0, "Hand 7", "", "", ""},
        {"classic", "end", "hands 4", 2, 1, 0, "Hand 2 of 4", "", "", ""},
        {"classic", "end", "hands 4", 4, 0, 1, "Hand 4, the last", "", "", "This is the last hand."},
        {"classic", "end", "hands 1", 1, 0, 0, "The only hand", "", "", ""},
        {"classic", "end", "sabacc-won", 3, 2, 0, "Hand 3", "Ends when a special hand wins the sabacc pot",
         "", ""},
        {"classic", "end", "dealer-cycles 2", 1, 0, 0, "Hand 1", "Round 1 of 2 of the deal",
         "Deal round 1 of 2", ""},
        {"classic", "end", "dealer-cycles 2", 4, 0, 1, "Hand 4", "Ends after at most 2 more hands",
         "Last hands", "The game ends soon: this hand and at most 2 more."},
        {"classic", "end", "dealer-cycles 2", 5, 1, 1, "Hand 5", "Ends after at most one more hand",
         "Last hands", "The game ends soon: this hand and at most one more."},
        {"classic", "end", "dealer-cycles 2", 6, 2, 1, "Hand 6, the last", "", "", "This is the last hand."},
        {"kessel", "end", "hands 4", 4, 0, 1, "Hand 4, the last", "", "", "This is the last hand."},
        {"solitaire", "end", "hands 5", 3, -1, 0, "Hand 3 of 5", "", "", ""},
        {"pazaak", "sets", "3", 1, -1, 0, "Set 1, first to 3", "", "", ""},
        {"pazaak", "sets", "1", 1, -1, 0, "Set 1, the first won decides", "", "", ""},
        {"classic", "end", "hands 4", 0, -1, 0, "", "", "", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char words[TABLE_LOG_BYTES];
        SabaccState state = hand_of(rows[i].game, rows[i].key, rows[i].value, rows[i].hand);
        state.table.dealer = (int8_t)rows[i].dealer;
        state.table.cycles = rows[i].cycles;
        table_hand_words(&state.table, words, sizeof words);
        assert_string_equal(words, rows[i].words);
        const char *narrow = strstr(rows[i].words, "decides") ? "The only set" : rows[i].words;
        table_hand_words_short(&state.table, words, sizeof words);
        assert_string_equal(words, narrow);
        table_end_words(&state.table, words, sizeof words);
        assert_string_equal(words, rows[i].end);
        table_end_words_short(&state.table, words, sizeof words);
        assert_string_equal(words, rows[i].narrow);
        assert_true(table_notice_of_end(&state.table, true, words, sizeof words) == (rows[i].notice[0] != 0));
        assert_string_equal(words, rows[i].notice);
    }
}

/* PZ-5: once somebody lacks a single set. */
static void test_a_set_that_may_be_the_last(void **unused) {
    (void)unused;
    char words[TABLE_LOG_BYTES];
    SabaccState state = hand_of("pazaak", "sets", "3", 1);
    state.table.seat[1].sets = 1;
    table_end_words(&state.table, words, sizeof words);
    assert_string_equal(words, "");
    state.table.seat[1].sets = 2;
    table_end_words(&state.table, words, sizeof words);
    assert_string_equal(words, "It may be the last");
    assert_true(table_notice_of_end(&state.table, false, words, sizeof words));
    assert_string_equal(words, "This set may be the last of the match.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_event_is_told_with_its_clause),
        cmocka_unit_test(test_what_is_kept_is_its_owners_secret),
        cmocka_unit_test(test_what_is_decided_between_hands),
        cmocka_unit_test(test_cards_as_one_speaks_of_them),
        cmocka_unit_test(test_how_far_the_game_is),
        cmocka_unit_test(test_a_set_that_may_be_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
