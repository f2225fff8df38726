/* The reveal of Kessel Sabacc, and what its hands are worth (KE-4, KE-5). */
#include "rules/games/kessel/kessel.h"

/* ---- the reveal (KE-4) ---- */

static bool is_impostor(SabaccCard card) { return card == CARD_SAND_IMPOSTOR || card == CARD_BLOOD_IMPOSTOR; }

static int die_byte(int seat, int family) { return KESSEL_DIE + 2 * seat + (family == SABACC_BLOOD); }

/* The next Impostor without a value: from the dealer's left, Sand before Blood; false if there is none. */
static bool next_impostor(const SabaccTable *table, int *seat, int *family) {
    if (kessel_byte(table, KESSEL_RULES) & KESSEL_FRAUD) return false;
    for (SeatMask left = sabacc_active(table); left != 0;) {
        *seat = seats_take(&left, first_seat(table));
        const SabaccSeat *hand = &table->seat[*seat];
        for (*family = SABACC_SAND; *family <= SABACC_BLOOD; ++*family)
            if (is_impostor(hand->hand[kessel_slot(hand, (SabaccFamily)*family)]) &&
                kessel_byte(table, die_byte(*seat, *family)) == 0)
                return true;
    }
    return false;
}

static void show(Engine *engine, int seat) {
    const SabaccSeat *hand = &engine->table->seat[seat];
    SabaccEvent event = {.type = SABACC_EVENT_REVEAL,
                         .seat = (int8_t)seat,
                         .audience = SABACC_EVERYBODY,
                         .count = hand->hand_count};
    memcpy(event.cards, hand->hand, hand->hand_count);
    engine_emit(engine, &event);
}

static void roll_next(Engine *engine) {
    int seat = 0, family = SABACC_SAND;
    engine->turn->dice_faces = 6;
    engine->turn->dice_due = next_impostor(engine->table, &seat, &family) ? 2 : 0;
}

static void begin_reveal(Engine *engine, const PhaseRow *row) {
    (void)row;
    kessel_set(engine, KESSEL_IMMUNE, 0);
    for (SeatMask left = sabacc_active(engine->table); left != 0;)
        show(engine, seats_take(&left, first_seat(engine->table)));
    roll_next(engine);
}

static void chance_reveal(Engine *engine) {
    int seat = 0, family = SABACC_SAND;
    if (next_impostor(engine->table, &seat, &family)) engine_ask(engine, seat_bit(seat), seat);
}

static void offer_reveal(const SabaccTable *table, int seat, SabaccOffers *offers) {
    (void)seat;
    kessel_offer_dice(table, offers);
}

static void act_reveal(Engine *engine, const SabaccAction *action) {
    int seat = 0, family = SABACC_SAND;
    next_impostor(engine->table, &seat, &family);
    EMIT(engine, .type = SABACC_EVENT_CHOOSE, .seat = action->seat, .amount = action->amount,
         .second = die_byte(seat, family));
    roll_next(engine);
}

const Phase phase_kessel_reveal = {
    .id = SABACC_PHASE_REVEAL,
    .topic = GUIDE_KESSEL_REVEAL,
    .verbs = VERB_BIT(CHOOSE),
    .begin = begin_reveal,
    .offer = offer_reveal,
    .check = kessel_check_die,
    .act = act_reveal,
    .chance = chance_reveal,
};

/* ---- what a hand is worth (KE-4, KE-5) ---- */

static bool is_sylop(SabaccCard card) { return card == CARD_SAND_SYLOP || card == CARD_BLOOD_SYLOP; }

/* The value of a single card: 0 for a Sylop, and for an Impostor whose dice are not rolled yet. */
int kessel_value(const SabaccTable *table, int seat, SabaccCard card) {
    int face = (card - CARD_KESSEL) % 8 + 1;
    if (!is_impostor(card)) return face <= 6 ? face : 0;
    if (kessel_byte(table, KESSEL_RULES) & KESSEL_FRAUD) return 6;
    return kessel_byte(table, die_byte(seat, card >= CARD_BLOOD ? SABACC_BLOOD : SABACC_SAND));
}

enum { AT_SUM = 0, AT_CLOSER = 8, AT_PAIR = 16, AT_KIND = 20, MAX_SUM = 63, MAX_DIFFERENCE = 15 };
enum { KIND_DIFFERENCE = 1, KIND_SABACC, KIND_PURE, KIND_PRIME };

static SabaccWorth sabacc_of(const SabaccTable *table, int pair) {
    bool inverted = (kessel_byte(table, KESSEL_RULES) & KESSEL_BOOKS) != 0;
    bool is_prime = pair == kessel_byte(table, KESSEL_PRIME);
    uint64_t key = is_prime
                       ? (uint64_t)KIND_PRIME << AT_KIND
                       : (uint64_t)KIND_SABACC << AT_KIND | (uint64_t)(inverted ? pair : 7 - pair) << AT_PAIR;
    return (SabaccWorth){.key = key, .rank = is_prime ? SABACC_RANK_PRIME_SABACC : SABACC_RANK_PAIR};
}

SabaccWorth kessel_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    if (count < 2) return (SabaccWorth){.rank = SABACC_RANK_DIFFERENCE};
    SabaccCard one = cards[0], other = cards[1];
    if (is_sylop(one) && is_sylop(other)) /* KE-8d: under Mark Down too */
        return (SabaccWorth){.key = (uint64_t)KIND_PURE << AT_KIND, .rank = SABACC_RANK_PURE_SYLOPS};
    int first = kessel_value(table, seat, one), second = kessel_value(table, seat, other);
    bool needs_dice = (is_impostor(one) && first == 0) || (is_impostor(other) && second == 0);
    if (needs_dice) return (SabaccWorth){.rank = SABACC_RANK_NEEDS_DICE};
    bool marked = (kessel_byte(table, KESSEL_RULES) & KESSEL_MARKED) != 0;
    if (is_sylop(one) && !marked) first = second;
    if (is_sylop(other) && !marked) second = first;
    int difference = first > second ? first - second : second - first;
    if (difference == 0) return sabacc_of(table, first);
    return (SabaccWorth){.key = (uint64_t)KIND_DIFFERENCE << AT_KIND |
                                (uint64_t)(MAX_DIFFERENCE - difference) << AT_CLOSER |
                                (uint64_t)(MAX_SUM - first - second) << AT_SUM,
                         .total = difference,
                         .rank = SABACC_RANK_DIFFERENCE};
}

/* The pair of a sabacc, or the size of a difference. */
int kessel_kind_number(const SabaccTable *table, const SabaccWorth *hand) {
    bool inverted = (kessel_byte(table, KESSEL_RULES) & KESSEL_BOOKS) != 0;
    int pair = (int)(hand->key >> AT_PAIR & 0xf);
    if (hand->rank == SABACC_RANK_PAIR) return inverted ? pair : 7 - pair;
    return hand->rank == SABACC_RANK_DIFFERENCE ? hand->total : 0;
}

SabaccCriterion kessel_criterion(uint64_t key, uint64_t other) {
    if (key >> AT_KIND != other >> AT_KIND) return SABACC_CRITERION_RANK;
    if (key >> AT_PAIR != other >> AT_PAIR) return SABACC_CRITERION_BETTER_PAIR;
    return key >> AT_CLOSER != other >> AT_CLOSER ? SABACC_CRITERION_LOWER_DIFFERENCE
                                                  : SABACC_CRITERION_LOWER_CARDS;
}

SeatMask kessel_best(const SabaccTable *table, SeatMask seats, SeatMask *wants) {
    *wants = 0;
    return hands_best_by(table, seats, hand_worth);
}
