#include "ai/score.h"

static bool has(const SabaccTable *table, SabaccShows what) {
    return (sabacc_table_game(table)->shows & (uint16_t)what) != 0;
}

Horizon horizon_of(const SabaccTable *table) {
    return (Horizon){.hand = table->hand, .set = has(table, SABACC_SHOWS_SETS) ? table->round : 0};
}

bool horizon_goes_on(const SabaccTable *table, Horizon horizon) {
    return !table->over && table->hand == horizon.hand && (horizon.set == 0 || table->round == horizon.set);
}

enum { WHOLE = 1 << 20 }; /* a game that is won */

static int64_t share_of_victory(const SabaccTable *table, int seat) {
    return seat_in(table->champions, seat) ? WHOLE / seats_count(table->champions) : 0;
}

/* ---- credits ---- */

/* An item that is staked can be had back at its price (PL-2). */
static int64_t price_of_items(const SabaccTable *table, int seat) {
    int64_t antes = 0;
    for (int item = 0; item < SABACC_ITEMS; item++)
        if (table->seat[seat].items >> item & 1) antes += sabacc_item_price((SabaccItem)item);
    return antes * sabacc_option(table, SABACC_OPTION_ANTE).n;
}

/* Its stack, and what it already paid into the next hand. */
static int64_t credits_of(const SabaccTable *table, int seat) {
    const SabaccSeat *own = &table->seat[seat];
    bool is_free = table->antes == 0 && seat_in(table->winners, seat); /* then winning is all there is */
    return own->credits + (seat_in(table->folded, seat) ? 0 : own->paid) + is_free +
           price_of_items(table, seat);
}

/* ---- chips: who has them all has the prize, and each is as good as another ---- */

enum { PARTS = 8 }; /* of a chip */

static int64_t chips_of(const SabaccTable *table, int seat) {
    enum { TOKEN = 3 * PARTS / 8 }; /* an unplayed token is worth that part of a chip, to who has chips */
    const SabaccSeat *at = &table->seat[seat];
    int chips = at->chips + at->staked;
    return chips == 0 ? 0 : chips * PARTS + at->token_count * TOKEN;
}

static int64_t all_chips(const SabaccTable *table) {
    int64_t all = 0;
    for (SeatMask left = table->in_game; left != 0;) all += chips_of(table, seats_take(&left, 0));
    return all;
}

static int64_t share_of_chips(const SabaccTable *table, int seat) {
    if (table->over) return share_of_victory(table, seat);
    int64_t all = all_chips(table);
    return all == 0 ? 0 : chips_of(table, seat) * WHOLE / all;
}

/* ---- sets ---- */

/* The chance to be the first with as many sets as are needed, each won with the same chance; sets that nobody
 * wins change nothing. */
static int64_t chance_of_match(int own_needs, int other_needs, int64_t chance) {
    enum { MAX_SETS = 20 };
    int64_t row[MAX_SETS + 1]; /* with so many to win still, while the other needs `other` more */
    for (int own = 0; own <= own_needs; own++) row[own] = own == 0 ? WHOLE : 0;
    for (int other = 1; other <= other_needs; other++)
        for (int own = 1; own <= own_needs; own++)
            row[own] = (row[own - 1] * chance + row[own] * (WHOLE - chance)) / WHOLE;
    return row[own_needs];
}

/* Who holds more hand cards has better chances in the sets to come. */
static int64_t chance_of_set(const SabaccTable *table, int seat) {
    enum { CARD = WHOLE / 14 };
    int more = table->seat[seat].hand_count - table->seat[1 - seat].hand_count;
    return WHOLE / 2 + more * CARD;
}

static int64_t share_of_match(const SabaccTable *table, int seat) {
    int sets = sabacc_option(table, SABACC_OPTION_SETS).n;
    if (table->over) return share_of_victory(table, seat);
    return chance_of_match(sets - table->seat[seat].sets, sets - table->seat[1 - seat].sets,
                           chance_of_set(table, seat));
}

int64_t score_of(const SabaccTable *table, int seat) {
    if (has(table, SABACC_SHOWS_SETS)) return share_of_match(table, seat);
    return has(table, SABACC_SHOWS_CHIPS) ? share_of_chips(table, seat) : credits_of(table, seat);
}

int64_t score_trifle(const SabaccTable *table, int64_t scores) {
    enum { PART_OF_MATCH = 128, PART_OF_CHIP = 4, PART_OF_POT = 64, FOR_NOTHING = 4 };
    if (has(table, SABACC_SHOWS_SETS)) return scores * WHOLE / PART_OF_MATCH;
    if (has(table, SABACC_SHOWS_CHIPS)) return scores * WHOLE * PARTS / PART_OF_CHIP / (all_chips(table) + 1);
    return scores * ((int64_t)table->hand_pot + FOR_NOTHING) / PART_OF_POT;
}
