/* What Pazaak is played for: sets. A score is the chance to win the match. */
#include "rules/games/pazaak/pazaak.h"

/* The chance to be first to the required number of sets, each won with the same chance; tied sets change
 * nothing. */
static int64_t chance_of_match(int own_needs, int other_needs, int64_t chance) {
    enum { MAX_SETS = 20 };
    int64_t row[MAX_SETS + 1]; /* with so many to win still, while the other needs `other` more */
    for (int own = 0; own <= own_needs; own++) row[own] = own == 0 ? SABACC_WHOLE_SCORE : 0;
    for (int other = 1; other <= other_needs; other++)
        for (int own = 1; own <= own_needs; own++)
            row[own] =
                (row[own - 1] * chance + row[own] * (SABACC_WHOLE_SCORE - chance)) / SABACC_WHOLE_SCORE;
    return row[own_needs];
}

/* Who holds more hand cards has better chances in the sets to come, unless new ones are dealt for each. */
static int64_t chance_of_set(const SabaccTable *table, int seat) {
    enum { CARD = SABACC_WHOLE_SCORE / 14 };
    if (table->options[SABACC_OPTION_HAND_CARDS].form == SABACC_HAND_CARDS_SET) return SABACC_WHOLE_SCORE / 2;
    int more = table->seat[seat].hand_count - table->seat[1 - seat].hand_count;
    return SABACC_WHOLE_SCORE / 2 + more * CARD;
}

int64_t pazaak_score(const SabaccTable *table, int seat) {
    int sets = table->options[SABACC_OPTION_SETS].n;
    if (table->over) return share_of_victory(table, seat);
    return chance_of_match(sets - table->seat[seat].sets, sets - table->seat[1 - seat].sets,
                           chance_of_set(table, seat));
}

int64_t pazaak_trifle(const SabaccTable *table, int64_t scores) {
    enum { PART_OF_MATCH = 128 };
    (void)table;
    return scores * SABACC_WHOLE_SCORE / PART_OF_MATCH;
}

/* ---- what is written of its table ---- */

static void read_sets(const SabaccTable *table, int seat, SabaccFactValue *value) {
    fact_number(value, table->seat[seat].sets);
}

static void read_table(const SabaccTable *table, int seat, SabaccFactValue *value) {
    fact_cards(value, table->seat[seat].laid, table->seat[seat].laid_count);
}

const SabaccFact pazaak_fact_sets = {.key = "sets", .of_seat = true, .read = read_sets};
const SabaccFact pazaak_fact_table = {.key = "table", .of_seat = true, .read = read_table};
