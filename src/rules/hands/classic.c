/* What a hand of the 76-card decks is worth: CA-3 … CA-5, and the exceptions CS-5, FO-3, SN-6, SN-7 and LT-2.
 *
 * A key contains the kind of hand above the number that is compared within it, so that the greater of two
 * keys is the better hand; a bombed-out hand is 0. */
#include "rules/private.h"

/* ---- values ---- */

#define SUIT 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15

static inline int value_of(const SabaccTable *table, SabaccCard card) {
    static const int8_t values[] = {SUIT, SUIT, SUIT, SUIT, 0, -2, -8, -11, -13, -14, -15, -17}; /* DK-2 */
    if (card < CARD_MODERATION) return values[card - CARD_CLASSIC];
    if (card == CARD_MODERATION && table->options[SABACC_OPTION_MODERATION].form == SABACC_MODERATION_13)
        return -13;
    if (card == CARD_STAR && table->options[SABACC_OPTION_STAR].form == SABACC_STAR_10) return -10;
    return values[card - CARD_CLASSIC];
}

int classic_value(const SabaccTable *table, int seat, SabaccCard card) {
    (void)seat;
    return value_of(table, card);
}

/* Opponents add up thousands of hands: nearly all are of these values, which need no call for each card. */
static int32_t total_of(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    if (game_of(table)->value != classic_value) return hand_total(table, seat, cards, count);
    int32_t total = 0;
    for (int i = 0; i < count; i++) total += value_of(table, cards[i]);
    return total;
}

/* FO-2: Flasks and Staves are negative, Sabers and Coins positive; arcana change sign for Dark. */
int force_value(const SabaccTable *table, int seat, SabaccCard card) {
    int value = value_of(table, card);
    bool turns = card_has_suit(card) ? card_suit(card) == SUIT_FLASKS || card_suit(card) == SUIT_STAVES
                                     : table->seat[seat].alignment == SABACC_DARK;
    return turns ? -value : value;
}

/* ---- the local tables (LT-2) ---- */

/* The condition for a card of an array. */
typedef enum Need { NEED_NOTHING, NEED_FACE, NEED_OFFICE, NEED_NUMBERED, NEED_SUIT } Need;

typedef struct Wanted {
    uint8_t need, what; /* a face, an office 12 … 15, a suit of numbered cards, a suit whole */
} Wanted;

enum { ARRAY_CARDS = 4 };

typedef struct LocalTable {
    uint8_t rank;
    SabaccValue discards;
    Wanted array[ARRAY_CARDS];
    int8_t value[7]; /* rancor … bounty-hunter */
} LocalTable;

#define FACE(name)                                                                                           \
    { NEED_FACE, CARD_##name }
#define OFFICE(name)                                                                                         \
    { NEED_OFFICE, name }
#define NUMBERED(name)                                                                                       \
    { NEED_NUMBERED, SUIT_##name }
#define OF_SUIT(name)                                                                                        \
    { NEED_SUIT, SUIT_##name }
#define RULE(form, ...)                                                                                      \
    { SABACC_DISCARDS_##form, __VA_ARGS__ }

static const LocalTable local_tables[] = {
    /* In the order of the option `table`. */
    {SABACC_RANK_FORCE_ARRAY,
     RULE(MAX, 3, 0),
     {FACE(JEDI_KNIGHT), FACE(JEDI_KNIGHT), OFFICE(ACE)},
     {7, 3, 4, 12, -10, 5, 9}},
    {SABACC_RANK_SITH_ARRAY,
     RULE(EXACTLY, 2, 0),
     {FACE(SITH_LORD), OFFICE(COMMANDER), OFFICE(ACE)},
     {7, 15, -9, 3, 4, 7, 3}},
    {SABACC_RANK_SMUGGLERS_ARRAY,
     RULE(MIN, 2, 0),
     {FACE(SMUGGLER), FACE(SMUGGLER), NUMBERED(COINS)},
     {4, 10, -13, 11, 11, 4, 3}},
    {SABACC_RANK_REPUBLIC_ARRAY,
     RULE(ONE_OF, 1, 3),
     {FACE(JEDI_KNIGHT), FACE(JEDI_MASTER), FACE(SMUGGLER)},
     {8, 4, 3, 12, -11, 4, 10}},
    {SABACC_RANK_PARTNERSHIP_ARRAY,
     RULE(ONE_OF, 2, 4),
     {FACE(SMUGGLER), FACE(SMUGGLER), FACE(JEDI_KNIGHT)},
     {7, 4, 6, 9, -8, 5, 7}},
    {SABACC_RANK_HUNTED_ARRAY,
     RULE(EXACTLY, 3, 0),
     {FACE(BOUNTY_HUNTER), FACE(BOUNTY_HUNTER), NUMBERED(COINS)},
     {5, -7, 8, 7, 8, 6, 3}},
    {SABACC_RANK_TEMPORAL_ARRAY,
     RULE(MAX, 2, 0),
     {OF_SUIT(FLASKS), OF_SUIT(FLASKS), OF_SUIT(FLASKS), OF_SUIT(FLASKS)},
     {7, 8, -6, 5, 4, 6, 6}},
};

static const LocalTable *local_table(const SabaccTable *table) {
    return &local_tables[table->options[SABACC_OPTION_TABLE].form];
}

int local_value(const SabaccTable *table, int seat, SabaccCard card) {
    (void)seat;
    if (card_has_suit(card)) return card_number(card);
    return card == CARD_IDIOT ? 0 : local_table(table)->value[card - CARD_LOCAL];
}

SabaccValue local_discards(const SabaccTable *table) {
    bool is_local = game_of(table)->value == local_value;
    return is_local ? local_table(table)->discards : (SabaccValue){.form = SABACC_DISCARDS_ANY};
}

/* ---- arrays ---- */

static bool fits(Wanted wanted, SabaccCard card) {
    switch ((Need)wanted.need) {
    case NEED_FACE: return card == wanted.what;
    case NEED_OFFICE: return card_has_suit(card) && card_number(card) == wanted.what;
    case NEED_NUMBERED:
        return card_has_suit(card) && card_suit(card) == wanted.what && card_number(card) < COMMANDER;
    case NEED_SUIT: return card_has_suit(card) && card_suit(card) == wanted.what;
    default: return false;
    }
}

/* CA-4a: at most `max` cards, among them each wanted one. Repeated conditions are equal, so the first
 * matching card can be taken. */
static bool has_array(const Wanted *array, int max, const SabaccCard *cards, int count) {
    if (count > max) return false;
    uint32_t used = 0;
    for (int i = 0; i < ARRAY_CARDS && array[i].need != NEED_NOTHING; i++) {
        int slot = 0;
        while (slot < count && ((used >> slot & 1) || !fits(array[i], cards[slot]))) slot++;
        if (slot == count) return false;
        used |= UINT32_C(1) << slot;
    }
    return true;
}

static bool has_idiot(const SabaccCard *cards, int count) {
    for (int i = 0; i < count; i++)
        if (cards[i] == CARD_IDIOT) return true;
    return false;
}

/* CA-4: "a 2" and "a 3" are suit cards, of any suit. */
static bool is_idiots_array(const SabaccTable *table, const SabaccCard *cards, int count) {
    static const Wanted array[ARRAY_CARDS] = {FACE(IDIOT), OFFICE(2), OFFICE(3)};
    if (count < 3 || !has_idiot(cards, count)) return false; /* few hands have one */
    return has_array(array, max_array_cards(table), cards, count);
}

/* ---- worth ---- */

typedef enum Kind { KIND_BOMB, KIND_TOTAL, KIND_MINUS_23, KIND_PURE, KIND_ARRAY, KIND_IDIOTS_ARRAY } Kind;
enum { AT_KIND = 16, AT_NUMBER = 1, NUMBER_OFFSET = 1000 };

static SabaccWorth worth_of(Kind kind, SabaccRank rank, int32_t total, int32_t number) {
    uint64_t key =
        kind == KIND_BOMB ? 0 : (uint64_t)kind << AT_KIND | (uint64_t)(number + NUMBER_OFFSET) << AT_NUMBER;
    return (SabaccWorth){
        .key = key, .total = total, .rank = (uint8_t)rank, .takes_sabacc_pot = kind > KIND_TOTAL};
}

static bool is_bombed(int32_t total) { return total > 23 || total < -23 || total == 0; } /* CA-3 */

/* CA-4 from the totals on; `number` orders ordinary hands, which are of `rank`. */
static SabaccWorth worth_by_total(const SabaccTable *table, int32_t total, SabaccRank rank, int32_t number) {
    int negative = table->options[SABACC_OPTION_NEGATIVE_23].form;
    if (is_bombed(total)) return worth_of(KIND_BOMB, SABACC_RANK_BOMB, total, 0);
    if (total == 23) return worth_of(KIND_PURE, SABACC_RANK_PURE_23, total, 0);
    if (total == -23 && negative == SABACC_NEGATIVE_BELOW)
        return worth_of(KIND_MINUS_23, SABACC_RANK_MINUS_23, total, 0);
    if (total == -23 && negative == SABACC_NEGATIVE_EQUAL)
        return worth_of(KIND_PURE, SABACC_RANK_MINUS_23, total, 0);
    return worth_of(KIND_TOTAL, rank, total, number);
}

SabaccWorth classic_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    int32_t total = total_of(table, seat, cards, count);
    if (is_idiots_array(table, cards, count))
        return worth_of(KIND_IDIOTS_ARRAY, SABACC_RANK_IDIOTS_ARRAY, total, 0);
    return worth_by_total(table, total, SABACC_RANK_TOTAL, total);
}

/* CS-5: 46 is not a bomb-out but a Sabacc, as -23 is. */
SabaccWorth casino_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    SabaccWorth worth = classic_worth(table, seat, cards, count);
    if (worth.rank == SABACC_RANK_IDIOTS_ARRAY || (worth.total != 46 && worth.total != -23)) return worth;
    return worth_of(KIND_MINUS_23, SABACC_RANK_CASINO_SABACC, worth.total, 0);
}

SabaccWorth local_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    const LocalTable *local = local_table(table);
    if (!is_idiots_array(table, cards, count) &&
        has_array(local->array, max_array_cards(table), cards, count))
        return worth_of(KIND_ARRAY, (SabaccRank)local->rank, hand_total(table, seat, cards, count), 0);
    return classic_worth(table, seat, cards, count);
}

/* FO-3: the score is the total for Light, and its negative for Dark. */
SabaccWorth force_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    int32_t total = 0;
    for (int i = 0; i < count; i++) total += force_value(table, seat, cards[i]);
    int32_t score = table->seat[seat].alignment == SABACC_DARK ? -total : total;
    if (is_idiots_array(table, cards, count))
        return worth_of(KIND_IDIOTS_ARRAY, SABACC_RANK_IDIOTS_ARRAY, total, 0);
    if (is_bombed(total)) return worth_of(KIND_BOMB, SABACC_RANK_BOMB, total, 0);
    if (score == 23) return worth_of(KIND_PURE, SABACC_RANK_PURE_23, total, 0);
    return worth_of(KIND_TOTAL, SABACC_RANK_SCORE, total, score);
}

/* ---- the arrays of `standard` (SN-7) ---- */

typedef struct NamedHand {
    uint8_t rank;
    int8_t counts; /* printed with a minus sign */
    uint8_t cards;
    Wanted array[ARRAY_CARDS];
} NamedHand;

static const NamedHand named_hands[] = {
    {SABACC_RANK_FAIRY_EMPRESS, -22, 2, {FACE(QUEEN), FACE(QUEEN)}},
    {SABACC_RANK_LONGING_HEARTS, -21, 3, {FACE(ENDURANCE), OFFICE(MASTER), OFFICE(MISTRESS)}},
    {SABACC_RANK_TEMPTATION, -20, 3, {FACE(EVIL_ONE), OFFICE(COMMANDER), OFFICE(MISTRESS)}},
};

static const NamedHand *named_hand(const SabaccTable *table, const SabaccCard *cards, int count) {
    if (!option_is_on(table, SABACC_OPTION_ARRAYS)) return NULL;
    for (size_t i = 0; i < sizeof named_hands / sizeof named_hands[0]; i++)
        if (has_array(named_hands[i].array, named_hands[i].cards, cards, count)) return &named_hands[i];
    return NULL;
}

/* SN-6: the distance to 23 or −23 counts, in a demise too; named hands count only before it. */
SabaccWorth standard_worth_in_demise(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    int32_t total = total_of(table, seat, cards, count);
    if (is_idiots_array(table, cards, count))
        return worth_of(KIND_IDIOTS_ARRAY, SABACC_RANK_IDIOTS_ARRAY, total, 0);
    return worth_by_total(table, total, SABACC_RANK_CLOSE, total < 0 ? -total : total);
}

SabaccWorth standard_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count) {
    const NamedHand *named = named_hand(table, cards, count);
    if (named != NULL) {
        SabaccWorth worth = worth_of(KIND_TOTAL, (SabaccRank)named->rank, named->counts, -named->counts);
        worth.key |= 1; /* beats plain hands at the same distance */
        return worth;
    }
    return standard_worth_in_demise(table, seat, cards, count);
}

/* ---- comparisons ---- */

SabaccCriterion classic_criterion(uint64_t key, uint64_t other) {
    if (key == 0 || other == 0) return SABACC_CRITERION_BOMBED;
    if (key >> AT_KIND != other >> AT_KIND) return SABACC_CRITERION_RANK;
    return SABACC_CRITERION_HIGHER_TOTAL;
}

SabaccCriterion force_criterion(uint64_t key, uint64_t other) {
    SabaccCriterion criterion = classic_criterion(key, other);
    return criterion == SABACC_CRITERION_HIGHER_TOTAL ? SABACC_CRITERION_HIGHER_SCORE : criterion;
}

SabaccCriterion standard_criterion(uint64_t key, uint64_t other) {
    SabaccCriterion criterion = classic_criterion(key, other);
    if (criterion != SABACC_CRITERION_HIGHER_TOTAL) return criterion;
    return key >> AT_NUMBER == other >> AT_NUMBER ? SABACC_CRITERION_NAMED : SABACC_CRITERION_CLOSER_23;
}

/* ---- cards worth the same ---- */

static bool fit_alike(const Wanted *array, SabaccCard card, SabaccCard other) {
    for (int i = 0; i < ARRAY_CARDS && array[i].need != NEED_NOTHING; i++)
        if (fits(array[i], card) != fits(array[i], other)) return false;
    return true;
}

/* A hand is worth its total, unless it is an array. Only those of LT-2 tell cards of one value apart. */
bool classic_alike(const SabaccTable *table, SabaccCard card, SabaccCard other) {
    int (*value)(const SabaccTable *, int, SabaccCard) = game_of(table)->value;
    if (card_has_suit(card) != card_has_suit(other)) return false; /* "a 3" has a suit (CA-4a) */
    if (value(table, 0, card) != value(table, 0, other)) return false;
    return value != local_value || fit_alike(local_table(table)->array, card, other);
}
