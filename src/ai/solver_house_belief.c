#include "ai/solver_house.h"

/* ---- outcomes ---- */

static int add_outcome(HouseOutcomes *outcomes, uint64_t key, bool takes, bool calls) {
    outcomes->key[outcomes->count] = key;
    outcomes->takes[outcomes->count] = takes;
    outcomes->calls[outcomes->count] = calls;
    return outcomes->count++;
}

void house_outcomes(HouseOutcomes *outcomes, const SolverCards *cards) {
    enum { CALLS_FROM = 19, CALLS_TO = 22 }; /* CS-2 */
    *outcomes = (HouseOutcomes){.count = 0};
    add_outcome(outcomes, 0, false, false);
    for (int at = 0; at < SOLVER_TOTALS; at++) {
        int total = at + SOLVER_LOWEST;
        bool takes = cards->takes_sabacc_pot[at], calls = takes || (total >= CALLS_FROM && total <= CALLS_TO);
        if (cards->key[at] != 0)
            outcomes->of_total[at] = (uint8_t)add_outcome(outcomes, cards->key[at], takes, calls);
    }
    outcomes->array = (uint8_t)(cards->array == 0 ? 0 : add_outcome(outcomes, cards->array_key, true, true));
}

/* ---- values ---- */

typedef enum Caller { CALLER_PLAYER, CALLER_HOUSE, CALLER_NOBODY } Caller;

/* CS-6: what the player gains over what it had before the hand. */
static int64_t settle(const HouseStakes *stakes, const HouseOutcomes *outcomes, int own, int other,
                      Caller caller) {
    uint64_t key = outcomes->key[own], against = outcomes->key[other];
    if (key == against) return key == 0 ? -stakes->paid : 0;
    if (key < against) {
        int64_t penalty = stakes->paid < stakes->credits ? stakes->paid : stakes->credits;
        return -stakes->paid - (key == 0 || caller == CALLER_PLAYER ? penalty : 0);
    }
    int64_t gain = stakes->hand_pot - stakes->paid;
    if (!outcomes->takes[own]) return gain;
    return gain + stakes->sabacc_pot + (against == 0 || caller == CALLER_HOUSE ? stakes->of_house : 0);
}

void house_values(HouseValues *values, const HouseOutcomes *outcomes, const HouseHand *hand,
                  const HouseStakes *stakes) {
    *values = (HouseValues){.goes_on = HOUSE_ONE};
    for (int other = 0; other < outcomes->count; other++) {
        int64_t share = hand->share[other];
        if (share == 0) continue;
        if (outcomes->calls[other]) values->goes_on -= (int32_t)share;
        for (int own = 0; own < outcomes->count; own++) {
            values->calling[own] += share * settle(stakes, outcomes, own, other, CALLER_PLAYER);
            values->shown[own] += share * settle(stakes, outcomes, own, other, CALLER_NOBODY);
            if (outcomes->calls[other])
                values->called[own] += share * settle(stakes, outcomes, own, other, CALLER_HOUSE);
        }
    }
    for (int own = 0; own < outcomes->count; own++) {
        values->calling[own] /= HOUSE_ONE / HOUSE_CREDIT;
        values->shown[own] /= HOUSE_ONE / HOUSE_CREDIT;
        values->called[own] /= HOUSE_ONE / HOUSE_CREDIT;
    }
}

/* ---- the house's field (CS-2) ---- */

static int away_from_aim(int sum) {
    enum { AIM = 11 };
    return sum < AIM ? AIM - sum : sum - AIM;
}

/* The two cards nearest to 11, the first of equal pairs: bits of slots. */
static uint32_t field_of(const int value[HOUSE_HAND]) {
    uint32_t best = 0;
    int nearest = INT32_MAX;
    for (int one = 0; one < HOUSE_HAND; one++)
        for (int other = one + 1; other < HOUSE_HAND; other++) {
            int away = away_from_aim(value[one] + value[other]);
            if (away >= nearest) continue;
            nearest = away;
            best = UINT32_C(1) << one | UINT32_C(1) << other;
        }
    return best;
}

/* ---- what it may hold ---- */

typedef struct Believing {
    const SolverCards *cards;
    const HouseOutcomes *outcomes;
    int kind[HOUSE_HAND]; /* of its cards in hand order; -1: hidden */
    int left[SOLVER_KINDS];
    int field[2], fielded; /* values of its field, and how many */
    int loose[HOUSE_HAND],
        replaced; /* its slots outside the field; so many, the last, were dealt by the last shift */
    int64_t old[SOLVER_KINDS]; /* weight of a loose card that stayed beside one that was replaced */
    int64_t now[HOUSE_OUTCOMES], same[HOUSE_OUTCOMES];
    int64_t with_one[SOLVER_TOTALS], with_two[SOLVER_TOTALS]; /* of its total: so many cards are to come */
} Believing;

static int outcome_of(const Believing *believing, const int kind[HOUSE_HAND]) {
    SolverHand hand = {.copies = 0};
    for (int slot = 0; slot < HOUSE_HAND; slot++) hand = solver_with(believing->cards, hand, kind[slot]);
    return house_outcome(believing->cards, believing->outcomes, &hand);
}

/* Whether it went on with these loose cards, and fielded what it has. */
static bool fits(const Believing *believing, int one, int other) {
    const int *field = believing->field;
    int total = field[0] + field[1] + one + other, away = away_from_aim(field[0] + field[1]);
    if (believing->outcomes->calls[believing->outcomes->of_total[total - SOLVER_LOWEST]]) return false;
    return away <= away_from_aim(field[0] + one) && away <= away_from_aim(field[0] + other) &&
           away <= away_from_aim(field[1] + one) && away <= away_from_aim(field[1] + other) &&
           away <= away_from_aim(one + other);
}

/* The weight of what the loose cards were at its last turn. */
static int64_t weight_of(const Believing *believing, const int kind[HOUSE_HAND]) {
    const int *value = believing->cards->value;
    if (believing->fielded != 2 || believing->replaced == 2) return 1;
    int one = kind[believing->loose[0]], other = kind[believing->loose[1]];
    return believing->replaced == 1 ? believing->old[one] : fits(believing, value[one], value[other]);
}

static void note_hand(Believing *believing, int64_t ways) {
    int value[HOUSE_HAND], total = 0, outcome = outcome_of(believing, believing->kind), kept = 0;
    for (int slot = 0; slot < HOUSE_HAND; slot++) {
        value[slot] = believing->cards->value[believing->kind[slot]];
        total += value[slot];
    }
    believing->now[outcome] += ways;
    if (believing->outcomes->calls[outcome]) return;
    believing->same[outcome] += ways;
    for (uint32_t field = field_of(value); field != 0; field &= field - 1)
        kept += value[__builtin_ctz(field)];
    believing->with_two[kept - SOLVER_LOWEST] += ways;
    for (uint32_t loose = ~field_of(value) & ((1 << HOUSE_HAND) - 1); loose != 0; loose &= loose - 1)
        believing->with_one[total - value[__builtin_ctz(loose)] - SOLVER_LOWEST] += ways;
}

/* Deals every card that each hidden slot may have. */
static void deal(Believing *believing, int slot, int64_t ways) {
    while (slot < HOUSE_HAND && believing->kind[slot] >= 0) slot++;
    if (slot == HOUSE_HAND) {
        ways *= weight_of(believing, believing->kind);
        if (ways > 0) note_hand(believing, ways);
        return;
    }
    for (int kind = 0; kind < believing->cards->count; kind++) {
        int64_t left = believing->left[kind];
        if (left == 0) continue;
        believing->left[kind]--;
        believing->kind[slot] = kind;
        deal(believing, slot + 1, ways * left);
        believing->left[kind]++;
    }
    believing->kind[slot] = -1;
}

static void weigh_old(Believing *believing) {
    const SolverCards *cards = believing->cards;
    for (int kind = 0; kind < cards->count; kind++)
        for (int gone = 0; gone < cards->count; gone++)
            if (fits(believing, cards->value[kind], cards->value[gone]))
                believing->old[kind] += believing->left[gone];
}

/* The loose cards have the last dice of the roll (CS-4), and what was dealt is last in hand (DK-8). */
static void look_at_house(Believing *believing, const SabaccTable *table) {
    enum { HIGHEST_THAT_SHIFTS = 3 };
    const SabaccSeat *house = &table->seat[sabacc_house_seat(table)];
    int loose = 0;
    for (int slot = 0; slot < HOUSE_HAND; slot++) {
        bool is_known = slot < house->hand_count && house->hand[slot] != SABACC_CARD_HIDDEN;
        believing->kind[slot] = is_known ? believing->cards->kind_of[house->hand[slot]] : -1;
        if (is_known) believing->left[believing->kind[slot]]--;
        if (is_known && house->fielded >> slot & 1)
            believing->field[believing->fielded++] = believing->cards->value[believing->kind[slot]];
        else
            believing->loose[loose++] = slot;
    }
    for (int die = 0; die < loose && die < table->dice_count; die++)
        believing->replaced += table->dice[table->dice_count - 1 - die] <= HIGHEST_THAT_SHIFTS;
}

/* ---- distributions ---- */

static void share_out(HouseHand *hand, const int64_t *ways, int count) {
    int64_t all = 0;
    for (int i = 0; i < count; i++) all += ways[i];
    for (int i = 0; i < count; i++)
        hand->share[i] = (int32_t)(all == 0 ? 0 : (ways[i] * HOUSE_ONE + all / 2) / all);
}

/* One more card of the unknown ones. */
static void add_card(const Believing *believing, int64_t by_total[SOLVER_TOTALS]) {
    int64_t sum[SOLVER_TOTALS] = {0};
    for (int at = 0; at < SOLVER_TOTALS; at++)
        for (int kind = 0; by_total[at] != 0 && kind < believing->cards->count; kind++)
            sum[at + believing->cards->value[kind]] += by_total[at] * believing->left[kind];
    for (int at = 0; at < SOLVER_TOTALS; at++) by_total[at] = sum[at];
}

static void share_totals(HouseHand *hand, const Believing *believing, const int64_t by_total[SOLVER_TOTALS]) {
    int64_t ways[HOUSE_OUTCOMES] = {0};
    for (int at = 0; at < SOLVER_TOTALS; at++) ways[believing->outcomes->of_total[at]] += by_total[at];
    share_out(hand, ways, believing->outcomes->count);
}

void house_believe(HouseBelief *belief, const SolverCards *cards, const HouseOutcomes *outcomes,
                   const SabaccTable *table) {
    SolverHand own = solver_hand(cards, &table->seat[table->viewer]);
    Believing believing = {.cards = cards, .outcomes = outcomes};
    for (int kind = 0; kind < cards->count; kind++) believing.left[kind] = solver_left(cards, &own, kind);
    look_at_house(&believing, table);
    if (believing.fielded == 2 && believing.replaced == 1) weigh_old(&believing);
    deal(&believing, 0, 1);
    add_card(&believing, believing.with_one);
    add_card(&believing, believing.with_two);
    add_card(&believing, believing.with_two);
    share_out(&belief->now, believing.now, outcomes->count);
    share_out(&belief->next[0], believing.same, outcomes->count);
    share_totals(&belief->next[1], &believing, believing.with_one);
    share_totals(&belief->next[2], &believing, believing.with_two);
}
