/* What the rules of the kinds of hand say at a table: ranks.def, and what options change. */
#include "rules/private.h"

/* ---- by the table ---- */

static bool has_sides(const SabaccTable *table) { return sabacc_has_sides(table); }

static bool has_plain_23(const SabaccTable *table) {
    return table->options[SABACC_OPTION_NEGATIVE_23].form == SABACC_NEGATIVE_PLAIN;
}

static bool has_local_array(const SabaccTable *table) { return has_option(table, SABACC_OPTION_TABLE); }

static bool has_array_and_discards(const SabaccTable *table) {
    return has_local_array(table) && draw_requires_discards(table);
}

static bool spares_46(const SabaccTable *table) { return game_of(table)->worth == casino_worth; }

/* KE-8: a rule of this hand, which may change what cards and pairs are worth. */
static bool has_token_rule(const SabaccTable *table) {
    SabaccInForce list[SABACC_MAX_IN_FORCE];
    int count = sabacc_in_force(table, list);
    for (int i = 0; i < count; i++)
        if (list[i].is_rule) return true;
    return false;
}

static const struct {
    SabaccRank rank;
    bool (*when)(const SabaccTable *table);
    const char *words;
} rules_by_table[] = {
    {SABACC_RANK_PURE_23, has_sides, N_("a total of 23 for Light, of −23 for Dark")},
    {SABACC_RANK_TOTAL, has_plain_23, N_("the higher the better; −23 is the lowest")},
    {SABACC_RANK_BOMB, spares_46, N_("0, under −23, or over 23 but not 46: never wins")},
    {SABACC_RANK_BOMB, has_array_and_discards,
     N_("0, over 23 or under −23, but for an array; or the rule of discards not met: never wins")},
    {SABACC_RANK_BOMB, has_local_array, N_("0, over 23 or under −23, but for an array: never wins")},
    {SABACC_RANK_BOMB, draw_requires_discards,
     N_("0, over 23, under −23, or the rule of discards not met: never wins")},
    {SABACC_RANK_PAIR, has_token_rule, N_("two equal values, ranked as the tokens of this hand have it")},
};

static const char *const plain_rules[] = {
#define RANK(id, word, title, rule, clause) rule,
#include "rules/ranks.def"
#undef RANK
};

const char *sabacc_rank_rule(const SabaccTable *table, SabaccRank rank) {
    assert((unsigned)rank < SABACC_RANKS);
    if (table == NULL) return plain_rules[rank];
    for (size_t i = 0; i < sizeof rules_by_table / sizeof rules_by_table[0]; i++)
        if (rules_by_table[i].rank == rank && rules_by_table[i].when(table)) return rules_by_table[i].words;
    return plain_rules[rank];
}

/* ---- arrays (CA-4a) ---- */

static bool is_array(SabaccRank rank) {
    return rank >= SABACC_RANK_IDIOTS_ARRAY && rank <= SABACC_RANK_TEMPORAL_ARRAY;
}

/* What a hand may hold besides the cards of its array. */
static const char *beside_array(const SabaccTable *table, SabaccRank rank) {
    int cards = rank == SABACC_RANK_TEMPORAL_ARRAY ? 4 : 3;
    if (max_array_cards(table) == cards) return N_("and nothing else");
    return sabacc_hand_sizes(table).min > cards ? N_("and any fourth card") : N_("and at most one card more");
}

/* ---- parts of a kind ---- */

static void add_total(int32_t total, Text *out) {
    if (total < 0) text_add(out, "−");
    text_add_int(out, total < 0 ? -total : total);
}

/* Adds the text with its two %s replaced by the totals, in the order of the translation. */
static void add_totals(const char *words, int32_t one, int32_t other, Text *out) {
    for (int number = 0; *words != '\0'; words++) {
        if (words[0] != '%' || words[1] != 's') {
            text_add_char(out, *words);
            continue;
        }
        add_total(number++ == 0 ? one : other, out);
        words++;
    }
}

static void add_part(const SabaccRung *rung, const char *(*translate)(const char *text), Text *out) {
    bool is_one_total = rung->min_total == rung->max_total;
    if (is_one_total)
        add_total(rung->min_total, out);
    else if (rung->min_key == rung->max_key)
        add_totals(translate(N_("%s or %s")), rung->max_total, rung->min_total, out);
    else
        add_totals(translate(N_("from %s to %s")), rung->max_total, rung->min_total, out);
    if (rung->min_key < rung->max_key) text_add(out, ": ");
}

void sabacc_rung_rule(const SabaccTable *table, const SabaccRung *rung,
                      const char *(*translate)(const char *text), Text *out) {
    SabaccRank rank = (SabaccRank)rung->rank;
    if (rung->is_part) add_part(rung, translate, out);
    if (!rung->is_part || rung->min_key < rung->max_key)
        text_add(out, translate(sabacc_rank_rule(table, rank)));
    const char *more = is_array(rank)    ? beside_array(table, rank)
                       : rung->by_device ? N_("only with a card that counts as another")
                                         : NULL;
    if (more == NULL) return;
    text_add(out, ", ");
    text_add(out, translate(more));
}
