#include "ai/solver_kessel.h"

#include "rules/forms.h"

#include <string.h>

enum { NUMBERS = 6, IMPOSTOR = 6, SYLOP = 7, SIDES = 6 };

/* The first card of each family; their faces follow each other. */
static SabaccCard first_of(int family) {
    return family == 0 ? sabacc_card_parse("sand1", 5) : sabacc_card_parse("blood1", 6);
}

int kessel_face(SabaccCard card) { return card - first_of(sabacc_card_family(card) == SABACC_BLOOD); }

static SabaccWorth worth_of(const SabaccTable *table, int seat, int sand, int blood) {
    SabaccCard cards[2] = {(SabaccCard)(first_of(0) + sand), (SabaccCard)(first_of(1) + blood)};
    return sabacc_worth(table, seat, cards, 2);
}

/* ---- classes ---- */

typedef struct Classes {
    int count;
    uint64_t key[KESSEL_CLASSES];
    uint8_t of[KESSEL_FACES][KESSEL_FACES]; /* a rolled Impostor has the class of its number */
} Classes;

static uint8_t tax_of(const SabaccTable *table, const SabaccWorth *worth) {
    if (worth->rank == SABACC_RANK_DIFFERENCE) return (uint8_t)worth->total;
    return sabacc_option(table, SABACC_OPTION_SABACC_TAX).form == SABACC_SABACC_TAX_1;
}

/* In order of keys, each once. */
static void insert(Classes *classes, KesselHands *hands, const SabaccTable *table, const SabaccWorth *worth) {
    int at = classes->count;
    if (worth->rank == SABACC_RANK_NEEDS_DICE) return;
    while (at > 0 && classes->key[at - 1] > worth->key) at--;
    if (at > 0 && classes->key[at - 1] == worth->key) return;
    size_t after = (size_t)(classes->count++ - at);
    memmove(&classes->key[at + 1], &classes->key[at], after * sizeof *classes->key);
    memmove(&hands->tax[at + 1], &hands->tax[at], after * sizeof *hands->tax);
    classes->key[at] = worth->key;
    hands->tax[at] = tax_of(table, worth);
}

static int class_of(const Classes *classes, uint64_t key) {
    int at = 0;
    while (at < classes->count - 1 && classes->key[at] != key) at++;
    return at;
}

static bool needs_dice(int face, bool is_fraud) { return face == IMPOSTOR && !is_fraud; }

/* With Major Fraud an Impostor is a card like others. */
static bool is_fraud(const SabaccTable *table, int seat) {
    return worth_of(table, seat, IMPOSTOR, 0).rank != SABACC_RANK_NEEDS_DICE;
}

static void find_classes(const SabaccTable *table, int seat, KesselHands *hands, Classes *classes) {
    bool fraud = is_fraud(table, seat);
    *classes = (Classes){.count = 0};
    for (int hand = 0; hand < KESSEL_HANDS; hand++) {
        int sand = kessel_face_of(hand, 0), blood = kessel_face_of(hand, 1);
        if (needs_dice(sand, fraud) || needs_dice(blood, fraud)) continue;
        SabaccWorth worth = worth_of(table, seat, sand, blood);
        insert(classes, hands, table, &worth);
    }
    for (int hand = 0; hand < KESSEL_HANDS; hand++) {
        int sand = kessel_face_of(hand, 0), blood = kessel_face_of(hand, 1);
        if (needs_dice(sand, fraud) || needs_dice(blood, fraud)) continue;
        classes->of[sand][blood] = (uint8_t)class_of(classes, worth_of(table, seat, sand, blood).key);
    }
    hands->classes = classes->count;
}

/* ---- Impostors: the better of two dice (KE-4) ---- */

static void roll_one(const Classes *classes, int hand, int family, uint32_t chance,
                     uint32_t comes_to[KESSEL_CLASSES]) {
    for (int first = 0; first < SIDES; first++)
        for (int second = 0; second < SIDES; second++) {
            int one = kessel_with(hand, family, first), other = kessel_with(hand, family, second);
            int best = classes->of[kessel_face_of(one, 0)][kessel_face_of(one, 1)];
            int next = classes->of[kessel_face_of(other, 0)][kessel_face_of(other, 1)];
            comes_to[next > best ? next : best] += chance / (SIDES * SIDES);
        }
}

/* Of two Impostors the first takes the lower number, the second what fits it better. */
static void roll_two(const Classes *classes, uint32_t comes_to[KESSEL_CLASSES]) {
    for (int low = 0; low < SIDES; low++) {
        uint32_t ways = (uint32_t)(2 * (SIDES - low) - 1);
        roll_one(classes, kessel_hand(low, IMPOSTOR), 1, KESSEL_ONE * ways / (SIDES * SIDES), comes_to);
    }
}

static void fill_comes_to(const Classes *classes, bool fraud, KesselHands *hands) {
    memset(hands->comes_to, 0, sizeof hands->comes_to);
    for (int hand = 0; hand < KESSEL_HANDS; hand++) {
        int sand = kessel_face_of(hand, 0), blood = kessel_face_of(hand, 1);
        bool rolls[2] = {needs_dice(sand, fraud), needs_dice(blood, fraud)};
        if (rolls[0] && rolls[1])
            roll_two(classes, hands->comes_to[hand]);
        else if (rolls[0] || rolls[1])
            roll_one(classes, hand, rolls[1], KESSEL_ONE, hands->comes_to[hand]);
        else
            hands->comes_to[hand][classes->of[sand][blood]] = KESSEL_ONE;
    }
}

/* ---- cards to come ---- */

static void forget(int left[2][KESSEL_FACES], const SabaccCard *cards, int count) {
    for (int i = 0; i < count; i++)
        if (cards[i] != SABACC_CARD_HIDDEN)
            left[sabacc_card_family(cards[i]) == SABACC_BLOOD][kessel_face(cards[i])]--;
}

static void fill_next(const SabaccTable *table, KesselHands *hands) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int left[2][KESSEL_FACES] = {{0}}, kinds = sabacc_table_deck_list(table, cards, copies);
    for (int i = 0; i < kinds; i++)
        left[sabacc_card_family(cards[i]) == SABACC_BLOOD][kessel_face(cards[i])] += copies[i];
    forget(left, table->discard, table->discard_count);
    forget(left, table->blood_discard, table->blood_discard_count);
    for (int seat = 0; seat < table->seats; seat++)
        forget(left, table->seat[seat].hand, table->seat[seat].hand_count);
    for (int family = 0; family < 2; family++) {
        int all = 0;
        for (int face = 0; face < KESSEL_FACES; face++)
            all += left[family][face] > 0 ? left[family][face] : 0;
        for (int face = 0; face < KESSEL_FACES; face++)
            hands->next[family][face] =
                left[family][face] > 0 ? (uint32_t)(left[family][face] * KESSEL_ONE / all) : 0;
    }
}

static uint32_t times(uint32_t one, uint32_t other) { return (uint32_t)((uint64_t)one * other >> 16); }

/* Against a hand of two unseen cards; half of what ties. */
static void fill_beats(KesselHands *hands) {
    uint32_t below[KESSEL_CLASSES] = {0}, all[KESSEL_CLASSES] = {0}, sum = 0;
    for (int hand = 0; hand < KESSEL_HANDS; hand++) {
        uint32_t chance =
            times(hands->next[0][kessel_face_of(hand, 0)], hands->next[1][kessel_face_of(hand, 1)]);
        for (int class = 0; class < hands->classes; class ++)
            all[class] += times(chance, hands->comes_to[hand][class]);
    }
    for (int class = 0; class < hands->classes; sum += all[class ++]) below[class] = sum + all[class] / 2;
    for (int hand = 0; hand < KESSEL_HANDS; hand++) {
        hands->beats[hand] = 0;
        for (int class = 0; class < hands->classes; class ++)
            hands->beats[hand] += times(below[class], hands->comes_to[hand][class]);
    }
}

void kessel_hands(const SabaccTable *table, int seat, KesselHands *hands) {
    Classes classes;
    find_classes(table, seat, hands, &classes);
    fill_comes_to(&classes, is_fraud(table, seat), hands);
    fill_next(table, hands);
    fill_beats(hands);
}
