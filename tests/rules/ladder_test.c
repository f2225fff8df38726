/* The list of kinds of hand (rules/ladder.h), held to the keys of hands at random: at every table of every
 * game, with each preset, each form of each option, and options at random. The numbers of cards and the hands
 * that make rare kinds are worked from the rulebook. */
#include "random_setup.h"
#include "rules_support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/games/kessel/kessel.h"
#include "rules/private.h"

enum { HANDS_OF_A_TABLE = 600, RANDOM_TABLES = 25, CARDS_MAX = 32 };

/* Cards of the deck that are not in a hand yet. */
typedef struct Left {
    SabaccCard cards[SABACC_MAX_PILE];
    int count;
} Left;

/* A table and its list. */
typedef struct Listed {
    SabaccTable table;
    SabaccRung rungs[SABACC_MAX_RUNGS];
    int count, min, max; /* the sizes of a hand, by the rulebook */
    Left deck;
    const char *name; /* of the setup, printed if the test fails */
} Listed;

typedef struct Hand {
    SabaccCard cards[CARDS_MAX];
    int count;
    SabaccWorth worth;
    char words[512];
} Hand;

/* ---- what the rulebook says of the sizes of hands ---- */

static bool is_game(const Listed *at, const char *id) {
    return strcmp(sabacc_table_game(&at->table)->id, id) == 0;
}

static void set_sizes(Listed *at) {
    static const struct {
        const char *game;
        int min, max;
    } rows[] = {
        {"classic", 2, 2},         /* CL-2; draws of the rounds are added below (CA-2) */
        {"brockley", 2, 2},        /* BK-1 */
        {"force", 2, 2},           /* FO-1 */
        {"swag", 2, 2},            /* SW-1 */
        {"standard", 2, 2},        /* SN-1 */
        {"solitaire", 2, 2},       /* SO-1, below */
        {"casino", 4, 4},          /* CS-1: four cards, CS-4: replaced as they go */
        {"bespin-yarith", 3, 3},   /* BY-1: two cards and a Spike card */
        {"corellian-spike", 2, 5}, /* SK-1, SK-2, SK-3: two cards, one drawn in each of three rounds */
        {"coruscant-shift", 0, 5}, /* CO-2 */
        {"kessel", 2, 2},          /* KE-2 */
        {"pazaak", 1, 9},          /* PZ-3 */
        {"null", 1, 1},
        {"local", 2, 4},    /* LT-1: cards may be put away */
        {"low-tech", 4, 4}, /* LT-0: cards are drawn and traded only */
    };
    at->min = at->max = 0;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (!is_game(at, rows[i].game)) continue;
        at->min = rows[i].min;
        at->max = rows[i].max;
    }
    if (at->max == 0) fail_msg("%s has no row in set_sizes", sabacc_table_game(&at->table)->id);
    int moves = sabacc_option(&at->table, SABACC_OPTION_MOVES).n;
    if (is_game(at, "low-tech") && sabacc_option(&at->table, SABACC_OPTION_CARDS).form == SABACC_DEAL_2)
        at->min = at->max = 2;
    if (sabacc_option(&at->table, SABACC_OPTION_MAX_CARDS).form > 0)
        at->max = 2 + sabacc_option(&at->table, SABACC_OPTION_MAX_CARDS).form; /* none | 3 | 4 */
    if (is_game(at, "solitaire")) at->min = moves < 2 ? 4 - moves : 2;         /* SO-1 */
    if (is_game(at, "solitaire")) at->max = 4 + moves;
    if (!is_game(at, "casino")) at->max += sabacc_round_limit(&at->table); /* CA-2: a draw a round */
    if (at->max > SABACC_MAX_HAND) at->max = SABACC_MAX_HAND;
}

/* ---- hands ---- */

/* Hands that make the kinds rarely dealt: AP-1, CA-4, LT-2, SN-7, CS-5, KE-4. */
static const char *const makers[] = {
    "sylop sylop",
    "ci+10 sq+10 tr-10 sq-10 sylop",
    "ci+7 tr+7 sq-7 ci-7 sylop",
    "tr+10 ci-10 sylop",
    "sq+4 tr-4 sylop",
    "ci+4 tr+4 sq+4 ci-6 sq-6",
    "ci+9 tr+9 sq-9 tr-9",
    "tr+1 sq+2 ci+3 tr+4 sq-10",
    "tr-1 sq-2 ci-3 tr-4 sq+10",
    "ci+4 tr-5 sq-6 tr+7",
    "ci+2 sq+2 tr+2 ci-6",
    "ci+8 tr-8 sq+1 ci-1",
    "sq+9 tr-9",
    "sq+4 tr+4 ci-8",
    "ci+3 sq+5 tr-8",
    "idiot co2 sa3",
    "idiot fl2 fl3",
    "jedi-knight jedi-knight sa15",
    "sith-lord fl12 st15",
    "smuggler smuggler co7",
    "jedi-knight jedi-master smuggler",
    "smuggler smuggler jedi-knight",
    "bounty-hunter bounty-hunter co4",
    "fl3 fl8 fl12 fl14",
    "queen queen",
    "endurance sa14 fl13",
    "evil-one st12 co13",
    "evil-one endurance",
    "endurance balance queen queen",
    "jedi-master jedi-master co3",
    "sith-lord sith-lord sith-lord co7",
    "co15 fl15 sa14 st2",
    "co14 sa9",
    "co9 sa7 fl5 st2",
    "fl14 st9",
    "star queen queen",
    "co11 sa11",
    "sand-sylop blood-sylop",
    "sand2 blood2",
    "sand-sylop blood5",
    "sand-impostor blood-impostor",
};
enum { MAKERS = sizeof makers / sizeof makers[0] };

static Left whole_deck(const SabaccTable *table) {
    SabaccCard faces[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    Left left = {.count = 0};
    int count = sabacc_table_deck_list(table, faces, copies);
    for (int i = 0; i < count; i++)
        for (int copy = 0; copy < copies[i]; copy++) left.cards[left.count++] = faces[i];
    return left;
}

static bool take(Left *left, SabaccCard card) {
    for (int i = 0; i < left->count; i++) {
        if (left->cards[i] != card) continue;
        left->cards[i] = left->cards[--left->count];
        return true;
    }
    return false;
}

static void add_random(Left *left, Hand *hand, Rng *rng) {
    SabaccCard card = left->cards[rng_below(rng, (uint32_t)left->count)];
    take(left, card);
    hand->cards[hand->count++] = card;
}

/* PL-3: one card counts as another. */
static bool may_copy(const SabaccTable *table) {
    return sabacc_option(table, SABACC_OPTION_DEVICES).form == SABACC_DEVICES_ALLOWED;
}

/* The cards of a maker; false if the deck has not all of them, but for one where a card may count as another.
 */
static bool add_maker(const Listed *at, Left *left, Hand *hand, const char *words) {
    SabaccCard cards[SABACC_MAX_HAND];
    int count = cards_of(words, cards), missing = 0;
    for (int i = 0; i < count; i++) {
        if (!deck_has_kind(deck_of(&at->table), cards[i])) return false;
        missing += !take(left, cards[i]);
    }
    if (missing > (may_copy(&at->table) ? 1 : 0)) return false;
    memcpy(hand->cards, cards, (size_t)count);
    hand->count = count;
    return count <= at->max;
}

static bool is_family_hand(const Hand *hand) {
    return hand->count == 2 && sabacc_card_family(hand->cards[0]) != sabacc_card_family(hand->cards[1]);
}

static void draw_cards(const Listed *at, Hand *hand, Rng *rng) {
    bool has_families = game_of(&at->table)->two_families;
    do {
        Left left = at->deck;
        bool is_made = rng_below(rng, 2) > 0 && add_maker(at, &left, hand, makers[rng_below(rng, MAKERS)]);
        if (!is_made) left = at->deck;
        if (!is_made) hand->count = 0;
        int most = rng_below(rng, 4) > 0 && at->max > 5 ? 5 : at->max; /* mostly small ones */
        int least = hand->count > at->min ? hand->count : at->min;
        int size = least >= most || is_made * rng_below(rng, 4) > 0
                       ? least
                       : least + (int)rng_below(rng, (uint32_t)(most - least + 1));
        while (hand->count < size) add_random(&left, hand, rng);
        if (may_copy(&at->table) && !is_made && hand->count > 0 && rng_below(rng, 3) == 0)
            hand->cards[rng_below(rng, (uint32_t)hand->count)] =
                at->deck.cards[rng_below(rng, (uint32_t)at->deck.count)];
    } while (has_families && !is_family_hand(hand));
}

/* ---- worths ---- */

/* Sides, dice, the target and the cards laid are of each hand, or of each pair. */
static void weigh(SabaccTable *table, Hand *hand, Rng *rng) {
    Text words = text_over(hand->words, sizeof hand->words);
    table->seat[0].alignment = rng_below(rng, 2) == 0 ? SABACC_LIGHT : SABACC_DARK; /* FO-1 */
    if (game_of(table)->two_families)
        for (int die = 0; die < 2; die++) table->ext[KESSEL_DIE + die] = (uint8_t)(1 + rng_below(rng, 6));
    if (game_of(table)->face.played_for.compared == SABACC_COMPARES_LAID)
        for (int i = 0; i < SABACC_MAX_LAID; i++)
            table->seat[0].laid_value[i] =
                (int8_t)(i < hand->count ? sabacc_card_value(table, 0, hand->cards[i]) : 0);
    hand->worth = sabacc_worth(table, 0, hand->cards, hand->count);
    text_add(&words, table->seat[0].alignment == SABACC_LIGHT ? "light:" : "dark:");
    for (int i = 0; i < hand->count; i++) {
        text_add_char(&words, ' ');
        sabacc_card_format(hand->cards[i], &words);
    }
}

/* Whether the hand is one that the words of the rung are about. */
static bool is_on(const SabaccRung *rung, const SabaccWorth *worth) {
    if (rung->rank != worth->rank) return false;
    if (!rung->is_part) return true;
    if (rung->min_key == rung->max_key) /* "22 or −22" */
        return worth->total == rung->min_total || worth->total == rung->max_total;
    return worth->total >= rung->min_total && worth->total <= rung->max_total; /* "from 20 to −20" */
}

static const SabaccRung *rung_of(const Listed *at, const Hand *hand) {
    const SabaccRung *found = NULL;
    for (int i = 0; i < at->count; i++) {
        if (!is_on(&at->rungs[i], &hand->worth)) continue;
        if (found != NULL) fail_msg("%s: on two rungs: %s", at->name, hand->words);
        found = &at->rungs[i];
    }
    if (found == NULL)
        fail_msg("%s: a %s of %d is not listed: %s", at->name, sabacc_rank_word((SabaccRank)hand->worth.rank),
                 hand->worth.total, hand->words);
    return found;
}

/* A higher place beats a lower one; two kinds of one place tie. */
static void hold_order(const Listed *at, const Hand *one, const Hand *other) {
    const SabaccRung *of_one = rung_of(at, one), *of_other = rung_of(at, other);
    bool is_right = true;
    if (of_one->place < of_other->place) is_right = one->worth.key > other->worth.key;
    if (of_one->place > of_other->place) is_right = one->worth.key < other->worth.key;
    if (of_one->place == of_other->place && of_one != of_other)
        is_right = of_one->is_shared && of_other->is_shared && one->worth.key == other->worth.key;
    if (!is_right)
        fail_msg("%s: places %d and %d, keys %llx and %llx: %s against %s", at->name, of_one->place,
                 of_other->place, (unsigned long long)one->worth.key, (unsigned long long)other->worth.key,
                 one->words, other->words);
}

/* Each listed kind can occur: its hand is one that can be held, and of that kind. */
static void hold_examples(const Listed *at, Rng *rng) {
    for (int i = 0; i < at->count; i++) {
        const SabaccRung *rung = &at->rungs[i];
        SabaccTable table = at->table;
        Hand hand = {.count = rung->count};
        Left left = at->deck;
        int missing = 0;
        memcpy(hand.cards, rung->cards, rung->count);
        for (int card = 0; card < hand.count; card++) missing += !take(&left, hand.cards[card]);
        do weigh(&table, &hand, rng);
        while (table.seat[0].alignment != SABACC_LIGHT);
        if (missing > (may_copy(&at->table) ? 1 : 0) || (missing > 0) != rung->by_device)
            fail_msg("%s: the deck has not these: %s", at->name, hand.words);
        if (hand.count < at->min || hand.count > at->max)
            fail_msg("%s: nobody holds %d cards: %s", at->name, hand.count, hand.words);
        if (game_of(&table)->two_families && !is_family_hand(&hand))
            fail_msg("%s: not one card of each family: %s", at->name, hand.words);
        if (rung_of(at, &hand) != rung) fail_msg("%s: not of its kind: %s", at->name, hand.words);
    }
}

/* Cards that are said to be worth the same are so in this hand. */
static void hold_alike(const SabaccTable *table, const Hand *hand, Rng *rng) {
    enum { TRIES = 8 };
    Left deck = whole_deck(table);
    for (int i = 0; i < TRIES && hand->count > 0 && game_of(table)->alike != NULL; i++) {
        Hand other = *hand;
        SabaccCard *card = &other.cards[rng_below(rng, (uint32_t)other.count)];
        SabaccCard instead = deck.cards[rng_below(rng, (uint32_t)deck.count)];
        if (!game_of(table)->alike(table, *card, instead)) continue;
        *card = instead;
        SabaccWorth worth = sabacc_worth(table, 0, other.cards, other.count);
        if (worth.key != hand->worth.key || worth.rank != hand->worth.rank)
            fail_msg("%s: a card for its like changes the worth: %s", sabacc_table_game(table)->id,
                     hand->words);
    }
}

static void hold(const SabaccSetup *setup, const char *name, Rng *rng) {
    Listed at = {.name = name};
    SabaccState state = start_of(setup);
    at.table = state.table;
    at.count = sabacc_ladder(&at.table, at.rungs);
    set_sizes(&at);
    at.deck = whole_deck(&at.table);
    assert_true(at.count > 0);
    assert_int_equal(at.rungs[0].place, 1);
    hold_examples(&at, rng);
    for (int pair = 0; pair < HANDS_OF_A_TABLE / 2; pair++) {
        SabaccTable table = at.table;
        Hand one = {.count = 0}, other = {.count = 0};
        table.target = (int8_t)(-10 + 5 * (int)rng_below(rng, 5)); /* CO-1 */
        table.trump = (uint8_t)(SABACC_DIE_CIRCLE + rng_below(rng, 3));
        draw_cards(&at, &one, rng);
        draw_cards(&at, &other, rng);
        weigh(&table, &one, rng);
        hold_alike(&table, &one, rng);
        weigh(&table, &other, rng);
        hold_order(&at, &one, &other);
    }
}

/* ---- the tables ---- */

static void hold_presets(const SabaccGame *game, Rng *rng) {
    for (int i = 0; i < game->preset_count; i++) {
        char bytes[256], name[128];
        Text why = text_over(bytes, sizeof bytes);
        SabaccSetup setup = setup_of(game->id, game->min_seats, 1000, "");
        if (!sabacc_preset_apply(&setup, game->presets[i].id, &why)) fail_msg("%s", bytes);
        snprintf(name, sizeof name, "%s, preset %s", game->id, game->presets[i].id);
        hold(&setup, name, rng);
    }
}

static int form_count(SabaccOptionId id) {
    int forms = 1;
    for (const char *at = sabacc_option_spec(id)->forms; *at != '\0'; at++) forms += *at == '|';
    return forms;
}

/* The form with its lowest numbers, and with its highest. */
static void hold_form(const SabaccGame *game, SabaccOptionId id, int form, Rng *rng) {
    if (!sabacc_game_has_form(game, id, form)) return;
    SabaccRange range = sabacc_option_range(id, form);
    for (int32_t number = range.min;; number = range.max) {
        char bytes[256], name[128];
        Text why = text_over(bytes, sizeof bytes);
        SabaccSetup setup = setup_of(game->id, game->min_seats, 1000, "");
        setup.options[id] = (SabaccValue){.form = form, .n = number, .m = range.max};
        snprintf(name, sizeof name, "%s, %s form %d of %d", game->id, sabacc_option_spec(id)->key, form,
                 number);
        if (sabacc_setup_check(&setup, &why)) hold(&setup, name, rng);
        if (number == range.max) return;
    }
}

static void hold_game(const SabaccGame *game) {
    Rng rng = rng_of(11, 1);
    SabaccSetup plain = setup_of(game->id, game->min_seats, 1000, "");
    hold(&plain, game->id, &rng);
    hold_presets(game, &rng);
    for (int i = 0; i < game->option_count; i++)
        for (int form = 0; form < form_count(game->options[i].id); form++)
            hold_form(game, game->options[i].id, form, &rng);
    for (int i = 0; i < RANDOM_TABLES; i++) {
        char name[2048];
        Text words = text_over(name, sizeof name);
        SabaccSetup setup = random_setup(game, random_seats(game, &rng), &rng);
        text_add(&words, game->id);
        for (int option = 0; option < game->option_count; option++) {
            text_add(&words, option == 0 ? ", " : ";");
            text_add(&words, sabacc_option_spec(game->options[option].id)->key);
            text_add_char(&words, '=');
            sabacc_option_format(&setup, game->options[option].id, &words);
        }
        hold(&setup, name, &rng);
    }
}

static void test_order(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) hold_game(sabacc_game_at(i));
    hold_game(sabacc_game_find("null"));
}

/* ---- lists worked by hand ---- */

/* The list in words: "1 idiots-array, =2 pure-sabacc, …"; parts of a kind with their totals. */
static void list_of(const char *game, const char *options, Text *out) {
    SabaccRung rungs[SABACC_MAX_RUNGS];
    const SabaccGame *found = sabacc_game_find(game);
    SabaccSetup setup = setup_of(game, found->min_seats, 1000, options);
    SabaccState state = start_of(&setup);
    int count = sabacc_ladder(&state.table, rungs);
    for (int i = 0; i < count; i++) {
        if (i > 0) text_add(out, ", ");
        if (rungs[i].is_shared) text_add_char(out, '=');
        text_add_int(out, rungs[i].place);
        text_add_char(out, ' ');
        text_add(out, sabacc_rank_word((SabaccRank)rungs[i].rank));
        if (!rungs[i].is_part) continue;
        text_add_char(out, ' ');
        text_add_int(out, rungs[i].max_total);
        text_add(out, rungs[i].min_key == rungs[i].max_key ? " or " : " to ");
        text_add_int(out, rungs[i].min_total);
    }
}

static void test_lists(void **unused) {
    (void)unused;
    static const struct {
        const char *game, *options, *list;
    } rows[] = {
        {"classic", "", "1 idiots-array, 2 pure-sabacc, 3 minus-23, 4 total, 5 bomb"}, /* CA-4 */
        {"classic", "negative-23=plain", "1 idiots-array, 2 pure-sabacc, 3 total, 4 bomb"},
        {"swag", "", "1 idiots-array, =2 pure-sabacc, =2 minus-23, 4 total, 5 bomb"},     /* SW-6 */
        {"standard", "", "1 idiots-array, =2 pure-sabacc, =2 minus-23, 4 total, 5 bomb"}, /* SN-6 */
        {"standard", "arrays=on",                                                         /* SN-7 */
         "1 idiots-array, =2 pure-sabacc, =2 minus-23, 4 fairy-empress, 5 total 22 or -22, 6 longing-hearts, "
         "7 total 21 or -21, 8 temptation, 9 total 20 to -20, 10 bomb"},
        {"standard", "arrays=on;negative-23=plain",
         "1 idiots-array, 2 pure-sabacc, 3 total -23 or -23, 4 fairy-empress, 5 total 22 or -22, "
         "6 longing-hearts, 7 total 21 or -21, 8 temptation, 9 total 20 to -20, 10 bomb"},
        {"force", "", "1 idiots-array, 2 pure-sabacc, 3 total, 4 bomb"}, /* FO-3 */
        /* LT-2: no two cards of the deck below 0 make −23 but those of `smugglers-array` */
        {"local", "table=force-array", "1 idiots-array, 2 force-array, 3 pure-sabacc, 4 total, 5 bomb"},
        {"local", "table=smugglers-array;negative-23=equal",
         "1 idiots-array, 2 smugglers-array, =3 pure-sabacc, =3 minus-23, 5 total, 6 bomb"},
        {"local", "table=force-array;devices=allowed", /* PL-3: a third Lord of Sith */
         "1 idiots-array, 2 force-array, 3 pure-sabacc, 4 minus-23, 5 total, 6 bomb"},
        {"casino", "", "1 idiots-array, 2 pure-sabacc, 3 sabacc, 4 total, 5 bomb"}, /* CS-5 */
        {"corellian-spike", "prime-hand=on",                                        /* AP-1 */
         "1 pure-sabacc, 2 full-sabacc, 3 fleet, 4 prime, 5 yee-haa, 6 rhylet, 7 squadron, 8 gee-whiz, "
         "9 straight-khyron, 10 banthas-wild, 11 rule-of-two, 12 sabacc, 13 zero, 14 nulrhek"},
        {"corellian-spike", "max-cards=4", /* SK-3 */
         "1 pure-sabacc, 2 yee-haa, 3 squadron, 4 straight-khyron, 5 banthas-wild, 6 rule-of-two, 7 sabacc, "
         "8 zero, 9 nulrhek"},
        {"corellian-spike", "max-cards=3", "1 pure-sabacc, 2 yee-haa, 3 sabacc, 4 zero, 5 nulrhek"},
        {"bespin-yarith", "", "1 yee-haa, 2 sabacc, 3 zero, 4 nulrhek"}, /* BY-1: three cards */
        {"bespin-yarith", "prime-hand=on", "1 prime, 2 yee-haa, 3 sabacc, 4 zero, 5 nulrhek"},
        {"coruscant-shift", "", "1 total, 2 empty"},             /* CO-3, CO-4 */
        {"kessel", "", "1 pure-sabacc, 2 sabacc, 3 difference"}, /* KE-5 */
        {"kessel", "sylops-per-family=1", "1 pure-sabacc, 2 sabacc, 3 difference"},
        {"pazaak", "", "1 total"}, /* PZ-3 */
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char bytes[1024];
        Text list = text_over(bytes, sizeof bytes);
        list_of(rows[i].game, rows[i].options, &list);
        assert_string_equal(bytes, rows[i].list);
    }
}

/* ---- rules ---- */

static const char *as_it_is(const char *text) { return text; }

/* The rule of that kind, of its best part, as the pages print it. */
static void assert_rule(const char *game, const char *options, SabaccRank rank, const char *rule) {
    char bytes[256];
    Text words = text_over(bytes, sizeof bytes);
    SabaccRung rungs[SABACC_MAX_RUNGS];
    SabaccSetup setup = setup_of(game, sabacc_game_find(game)->min_seats, 1000, options);
    SabaccState state = start_of(&setup);
    int count = sabacc_ladder(&state.table, rungs), at = 0;
    while (at < count && rungs[at].rank != rank) at++;
    assert_true(at < count);
    sabacc_rung_rule(&state.table, &rungs[at], as_it_is, &words);
    assert_string_equal(bytes, rule);
}

static void test_rules(void **unused) {
    (void)unused;
    assert_rule("classic", "", SABACC_RANK_PURE_23, "a total of 23");
    assert_rule("force", "", SABACC_RANK_PURE_23, "a total of 23 for Light, of −23 for Dark"); /* FO-3 */
    /* CA-4a: exactly, up to four, or four */
    assert_rule("classic", "", SABACC_RANK_IDIOTS_ARRAY, "the Idiot, a 2 and a 3, and nothing else");
    assert_rule("local", "", SABACC_RANK_IDIOTS_ARRAY, "the Idiot, a 2 and a 3, and at most one card more");
    assert_rule("casino", "", SABACC_RANK_IDIOTS_ARRAY, "the Idiot, a 2 and a 3, and any fourth card");
    assert_rule("low-tech", "", SABACC_RANK_IDIOTS_ARRAY, "the Idiot, a 2 and a 3, and any fourth card");
    assert_rule("low-tech", "deal=2", SABACC_RANK_IDIOTS_ARRAY, "the Idiot, a 2 and a 3, and nothing else");
    assert_rule("local", "table=temporal-array", SABACC_RANK_TEMPORAL_ARRAY, "four Flasks, and nothing else");
    /* CA-3, CS-6, DR-3 */
    assert_rule("classic", "discards=max 2", SABACC_RANK_BOMB, "0, over 23 or under −23: never wins");
    assert_rule("classic", "discards=exactly 2", SABACC_RANK_BOMB,
                "0, over 23, under −23, or the rule of discards not met: never wins");
    assert_rule("local", "table=force-array", SABACC_RANK_BOMB,
                "0, over 23 or under −23, but for an array: never wins");
    assert_rule("local", "table=republic-array", SABACC_RANK_BOMB,
                "0, over 23 or under −23, but for an array; or the rule of discards not met: never wins");
    assert_rule("casino", "", SABACC_RANK_BOMB, "0, under −23, or over 23 but not 46: never wins");
    /* CA-4, SN-7, PL-3 */
    assert_rule("swag", "negative-23=plain", SABACC_RANK_TOTAL, "the higher the better; −23 is the lowest");
    assert_rule("standard", "arrays=on", SABACC_RANK_CLOSE, "22 or −22");
    assert_rule("standard", "arrays=on;negative-23=plain", SABACC_RANK_CLOSE, "−23");
    assert_rule("local", "devices=allowed", SABACC_RANK_MINUS_23,
                "a total of −23, only with a card that counts as another");
}

/* KE-8: with Cook the Books the lower pair is the worse one, with Mark Down a Sylop counts 0. */
static void test_token_rules(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("kessel", 2, 1000, "");
    SabaccState state = start_of(&setup);
    assert_string_equal(sabacc_rank_rule(&state.table, SABACC_RANK_PAIR),
                        "two equal values, the lower the better; a Sylop counts as the other card, an "
                        "Impostor as a die");
    static const uint8_t rules[] = {KESSEL_BOOKS, KESSEL_MARKED, KESSEL_FRAUD};
    for (size_t i = 0; i < sizeof rules; i++) {
        state.table.ext[KESSEL_RULES] = rules[i];
        assert_string_equal(sabacc_rank_rule(&state.table, SABACC_RANK_PAIR),
                            "two equal values, ranked as the tokens of this hand have it");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_order), cmocka_unit_test(test_lists),
                                       cmocka_unit_test(test_rules), cmocka_unit_test(test_token_rules)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
