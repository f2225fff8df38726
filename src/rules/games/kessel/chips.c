/* What Kessel Sabacc is played for: chips. Who has them all has the prize, and each is as good as another. */
#include "rules/games/kessel/kessel.h"

enum { PARTS = 8 }; /* of a chip */

int32_t kessel_holding(const SabaccTable *table, int seat) {
    return table->seat[seat].chips + table->seat[seat].staked;
}

static int64_t parts_of(const SabaccTable *table, int seat) {
    enum { TOKEN = 3 * PARTS / 8 }; /* an unplayed token is worth that part of a chip, to who has chips */
    int chips = kessel_holding(table, seat);
    return chips == 0 ? 0 : chips * PARTS + table->seat[seat].token_count * TOKEN;
}

static int64_t all_parts(const SabaccTable *table) {
    int64_t all = 0;
    for (SeatMask left = table->in_game; left != 0;) all += parts_of(table, seats_take(&left, 0));
    return all;
}

int64_t kessel_score(const SabaccTable *table, int seat) {
    if (table->over) return share_of_victory(table, seat);
    int64_t all = all_parts(table);
    return all == 0 ? 0 : parts_of(table, seat) * SABACC_WHOLE_SCORE / all;
}

int64_t kessel_trifle(const SabaccTable *table, int64_t scores) {
    enum { PART_OF_CHIP = 4 };
    return scores * SABACC_WHOLE_SCORE * PARTS / PART_OF_CHIP / (all_parts(table) + 1);
}

/* ---- what is written of its table ---- */

static void read_sand(const SabaccTable *table, int seat, SabaccFactValue *value) {
    (void)seat;
    fact_cards(value, table->discard, table->discard_count);
}

static void read_blood(const SabaccTable *table, int seat, SabaccFactValue *value) {
    (void)seat;
    fact_cards(value, table->blood_discard, table->blood_discard_count);
}

static void read_chips(const SabaccTable *table, int seat, SabaccFactValue *value) {
    fact_number(value, table->seat[seat].chips);
}

static void read_in_play(const SabaccTable *table, int seat, SabaccFactValue *value) {
    fact_number(value, table->seat[seat].staked);
}

static void read_tokens(const SabaccTable *table, int seat, SabaccFactValue *value) {
    fact_cards(value, table->seat[seat].tokens, table->seat[seat].token_count);
}

const SabaccFact kessel_fact_sand = {.key = "discard_sand", .read = read_sand};
const SabaccFact kessel_fact_blood = {.key = "discard_blood", .read = read_blood};
const SabaccFact kessel_fact_chips = {.key = "chips", .of_seat = true, .read = read_chips};
const SabaccFact kessel_fact_in_play = {.key = "chips_in_play", .of_seat = true, .read = read_in_play};
const SabaccFact kessel_fact_tokens = {.key = "tokens", .of_seat = true, .read = read_tokens};
