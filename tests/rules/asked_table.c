#include "asked.h"

#include <string.h>

#include "rules/private.h"

enum { HANDS = 2 };

static const char *as_it_is(const char *text) { return text; }
static unsigned long form_in_english(unsigned long count) { return count != 1; }

void ask_page(Said *said, const SabaccTable *table) {
    static const Tongue english = {as_it_is, form_in_english};
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = sabacc_guide(table, steps);
    for (int i = 0; i < count; i++) {
        char bytes[SABACC_GUIDE_TEXT];
        Text text = text_over(bytes, sizeof bytes);
        sabacc_guide_write(&steps[i], &english, &text);
        say(said, " %s:", steps[i].title);
        for (int j = 0; j < steps[i].count; j++)
            say(said, " %s %d %d", steps[i].sentences[j].topic, (int)steps[i].sentences[j].n,
                (int)steps[i].sentences[j].m);
        say(said, " %s\n", bytes);
    }
}

void ask_facts(Said *said, const SabaccTable *table) {
    const SabaccGame *game = sabacc_table_game(table);
    for (int i = 0; i < game->fact_count; i++) {
        const SabaccFact *fact = game->facts[i];
        for (int seat = 0; seat < (fact->of_seat ? table->seats : 1); seat++) {
            SabaccFactValue value = {0};
            fact->read(table, seat, &value);
            say(said, " %s:%d %d %s", fact->key, value.form, (int)value.number,
                value.word ? value.word : "-");
            for (int j = 0; j < value.count; j++) say(said, " %d", value.cards[j]);
        }
    }
}

static void ask_pots(Said *said, const SabaccTable *table) {
    SabaccPot pots[SABACC_MAX_POTS];
    int count = sabacc_pots(table, pots);
    say(said, "  pots");
    for (int i = 0; i < count; i++)
        say(said, " %d:%x:%x", (int)pots[i].credits, pots[i].seats, pots[i].payers);
    say(said, " ante %d buy %d beside %d credits %d", (int)sabacc_ante_credits(table),
        (int)sabacc_buy_price(table), sabacc_stakes_lie_beside(table), sabacc_plays_for_credits(table));
    for (int item = 0; item < SABACC_ITEMS; item++)
        say(said, " %d", (int)sabacc_item_credits(table, (SabaccItem)item));
    say(said, "\n");
}

static void ask_rounds(Said *said, const SabaccTable *table) {
    SabaccStep steps[SABACC_MAX_STEPS];
    int left = 0, whole = 0, count = sabacc_round_steps(table, steps);
    bool has_moves = sabacc_moves(table, &left, &whole);
    SabaccCourse course = sabacc_course(table);
    say(said, "  limit %d min %d on-turn %d into %d sits %d %x %d house %d moves %d %d/%d starter %d roll %d",
        sabacc_round_limit(table), sabacc_min_rounds(table), sabacc_opens_on_turn(table),
        sabacc_bets_into_sabacc_pot(table), sabacc_sitting_is_on(table), sabacc_may_sit_out(table),
        sabacc_hand_waits(table), sabacc_house_seat(table), has_moves, left, whole, sabacc_set_starter(table),
        sabacc_roll_shifts(table));
    say(said, " course %d %d/%d %d guide %d %d steps", course.counted, (int)course.now, (int)course.whole,
        (int)course.hands_left, sabacc_guide_now(table, false), sabacc_guide_now(table, true));
    for (int i = 0; i < count; i++)
        say(said, " %s%s", sabacc_phase_word((SabaccPhase)steps[i].phase), steps[i].is_now ? "!" : "");
    say(said, "\n");
}

static void say_worth(Said *said, const SabaccTable *table, const SabaccWorth *worth) {
    say(said, " %llx %d %s %d %d", (unsigned long long)worth->key, (int)worth->total,
        sabacc_rank_word((SabaccRank)worth->rank), worth->takes_sabacc_pot, sabacc_kind_number(table, worth));
}

static void ask_hand(Said *said, const SabaccTable *table, int seat) {
    SabaccWorth worth;
    SabaccVerdict verdict;
    SabaccCard cards[SABACC_MAX_COUNTED], faces[SABACC_MAX_PILE], tokens[SABACC_MAX_TOKENS];
    int8_t from[SABACC_MAX_COUNTED];
    if (sabacc_seat_worth(table, seat, &worth)) say_worth(said, table, &worth);
    if (sabacc_verdict(table, seat, &verdict))
        say(said, " verdict %d %s %s against %d", verdict.best,
            sabacc_criterion_sentence((SabaccCriterion)verdict.criterion),
            sabacc_clause_word((SabaccClause)verdict.clause), verdict.against);
    if (seat_in(table->shown, seat)) {
        int count = sabacc_counted(table, seat, cards, from);
        for (int i = 0; i < count; i++) say(said, " %d<%d", cards[i], from[i]);
    }
    int clones = sabacc_clone_list(table, seat, faces), played = sabacc_tokens_played(table, seat, tokens);
    say(said, " clones");
    for (int i = 0; i < clones; i++) say(said, " %d", faces[i]);
    say(said, " tokens %d", sabacc_tokens_taken(table, seat));
    for (int i = 0; i < played; i++) say(said, " %d", tokens[i]);
    for (int slot = 0; slot < table->seat[seat].hand_count; slot++) {
        SabaccCard card = table->seat[seat].hand[slot];
        say(said, " %d", sabacc_family(table, seat, slot));
        if (card == SABACC_CARD_HIDDEN) continue;
        say(said, ":%d:%d", sabacc_card_value(table, seat, card), sabacc_is_trump(table, card));
    }
}

static void ask_seat(Said *said, const SabaccTable *table, int seat) {
    SabaccDiscards discards = sabacc_discards(table, seat);
    say(said, "  seat %d: net %d rebuys %d %d purse %d holding %d call %d up %x free %x discards %d %d %d %d",
        seat, (int)sabacc_net_credits(table, seat), sabacc_rebuys_left(table, seat),
        (int)sabacc_rebuy_credits(table, seat), (int)sabacc_purse(table, seat),
        (int)sabacc_holding(table, seat), (int)sabacc_call_price(table, seat), sabacc_face_up(table, seat),
        sabacc_unprotected(table, seat), discards.done, discards.left, discards.is_met, discards.can_be_met);
    ask_hand(said, table, seat);
    if (sabacc_table_game(table)->played_for.prize == SABACC_FOR_SETS) {
        SabaccCard kinds[SABACC_MAX_PILE];
        int count = sabacc_side_list(table, kinds);
        say(said, " laid %d ties %d", sabacc_table_total(table, seat), sabacc_breaks_ties(table, seat));
        for (int i = 0; i < count; i++)
            say(said, " %d:%d:%d", sabacc_side_has_sign(table, kinds[i]),
                sabacc_table_total_with(table, seat, kinds[i], 1),
                sabacc_table_total_with(table, seat, kinds[i], -1));
    }
    say(said, "\n");
}

/* Hands of as many cards as are compared at this table, whoever holds them. */
static void ask_worths(Said *said, const SabaccTable *table, Rng *rng) {
    SabaccCard deck[SABACC_MAX_PILE], hand[SABACC_MAX_COUNTED];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(table, deck, copies);
    SabaccRange sizes = sabacc_hand_sizes(table);
    int widest = sizes.max - sizes.min < 4 ? sizes.max - sizes.min : 4;
    for (int i = 0; i < HANDS; i++) {
        int cards = sizes.min + (int)rng_below(rng, (uint32_t)widest + 1);
        if (cards < 1) cards = 1;
        for (int j = 0; j < cards; j++) hand[j] = deck[rng_below(rng, (uint32_t)count)];
        SabaccWorth worth = sabacc_worth(table, (int)rng_below(rng, table->seats), hand, cards);
        say(said, "  worth");
        for (int j = 0; j < cards; j++) say(said, " %d", hand[j]);
        say_worth(said, table, &worth);
    }
    say(said, " of %d..%d cards, %d faces\n", (int)sizes.min, (int)sizes.max, count);
}

void ask_table(Said *said, const SabaccTable *table, Rng *rng) {
    ask_pots(said, table);
    ask_rounds(said, table);
    for (int seat = 0; seat < table->seats; seat++) ask_seat(said, table, seat);
    ask_facts(said, table);
    SabaccInForce list[SABACC_MAX_IN_FORCE];
    int count = sabacc_in_force(table, list);
    say(said, "  in force");
    for (int i = 0; i < count; i++)
        say(said, " %d:%x:%d:%d", list[i].token, list[i].seats, list[i].value, list[i].is_rule);
    say(said, "\n");
    bool is_by_sets = sabacc_table_game(table)->played_for.prize == SABACC_FOR_SETS;
    if (!is_by_sets) ask_worths(said, table, rng);
}
