/* The decks, each as its runs and, made of them, as two tables: the card of every slot and the slots of every
 * face. A set has one slot per card; no card's slots cross a word boundary. */
#include "rules/private.h"

/* ROW(face, copies, slot) for each of a run's kinds, one after another. */
#define KINDS_1(ROW, face, copies, slot) ROW(face, copies, slot)
#define KINDS_2(ROW, face, copies, slot)                                                                     \
    KINDS_1(ROW, face, copies, slot) KINDS_1(ROW, (face) + 1, copies, (slot) + (copies))
#define KINDS_5(ROW, face, copies, slot)                                                                     \
    KINDS_2(ROW, face, copies, slot)                                                                         \
    KINDS_2(ROW, (face) + 2, copies, (slot) + 2 * (copies))                                                  \
    KINDS_1(ROW, (face) + 4, copies, (slot) + 4 * (copies))
#define KINDS_7(ROW, face, copies, slot)                                                                     \
    KINDS_5(ROW, face, copies, slot) KINDS_2(ROW, (face) + 5, copies, (slot) + 5 * (copies))
#define KINDS_8(ROW, face, copies, slot)                                                                     \
    KINDS_7(ROW, face, copies, slot) KINDS_1(ROW, (face) + 7, copies, (slot) + 7 * (copies))
#define KINDS_10(ROW, face, copies, slot)                                                                    \
    KINDS_5(ROW, face, copies, slot) KINDS_5(ROW, (face) + 5, copies, (slot) + 5 * (copies))
#define KINDS_16(ROW, face, copies, slot)                                                                    \
    KINDS_8(ROW, face, copies, slot) KINDS_8(ROW, (face) + 8, copies, (slot) + 8 * (copies))
#define KINDS_34(ROW, face, copies, slot)                                                                    \
    KINDS_16(ROW, face, copies, slot)                                                                        \
    KINDS_16(ROW, (face) + 16, copies, (slot) + 16 * (copies))                                               \
    KINDS_2(ROW, (face) + 32, copies, (slot) + 32 * (copies))
#define KINDS_60(ROW, face, copies, slot)                                                                    \
    KINDS_34(ROW, face, copies, slot)                                                                        \
    KINDS_16(ROW, (face) + 34, copies, (slot) + 34 * (copies))                                               \
    KINDS_10(ROW, (face) + 50, copies, (slot) + 50 * (copies))

#define CARDS_1(face, slot) [slot] = (face),
#define CARDS_2(face, slot) CARDS_1(face, slot) CARDS_1(face, (slot) + 1)
#define CARDS_3(face, slot) CARDS_2(face, slot) CARDS_1(face, (slot) + 2)
#define CARDS_4(face, slot) CARDS_2(face, slot) CARDS_2(face, (slot) + 2)

#define CARDS(face, copies, slot) CARDS_##copies(face, slot)
#define SLOTS(face, copies, slot)                                                                            \
    [face] = {.mask = ((UINT64_C(1) << (copies)) - 1) << (slot) % 64, .word = (slot) / 64},

#define RUN(kinds, face, copies, slot)       {(face), (kinds), (copies), (slot)},
#define RUN_CARDS(kinds, face, copies, slot) KINDS_##kinds(CARDS, face, copies, slot)
#define RUN_SLOTS(kinds, face, copies, slot) KINDS_##kinds(SLOTS, face, copies, slot)
#define DECK(count, RUNS)                                                                                    \
    {                                                                                                        \
        .run = {RUNS(RUN)}, .cards = (count), .card = {RUNS(RUN_CARDS)}, .slots = { RUNS(RUN_SLOTS) }        \
    }

/* Kinds, first face, copies of each, first slot. */
#define RUNS_SPIKE(OF)   OF(60, CARD_SPIKE, 1, 0) OF(1, CARD_SPIKE_SYLOP, 2, 60)
#define RUNS_CLASSIC(OF) OF(60, CARD_CLASSIC, 1, 0) OF(8, CARD_ARCANA, 2, 60)
#define RUNS_LOCAL(OF)   OF(60, CARD_CLASSIC, 1, 0) OF(1, CARD_IDIOT, 2, 60) OF(7, CARD_LOCAL, 2, 62)
/* sand1 … sand6, sand-impostor; sand-sylop; the same of Blood */
#define RUNS_KESSEL(OF)                                                                                      \
    OF(7, CARD_KESSEL, 3, 0)                                                                                 \
    OF(1, CARD_SAND_SYLOP, 2, 21)                                                                            \
    OF(7, CARD_BLOOD, 3, 23)                                                                                 \
    OF(1, CARD_BLOOD_SYLOP, 2, 44)
#define RUNS_KESSEL_44(OF)                                                                                   \
    OF(7, CARD_KESSEL, 3, 0)                                                                                 \
    OF(1, CARD_SAND_SYLOP, 1, 21)                                                                            \
    OF(7, CARD_BLOOD, 3, 22)                                                                                 \
    OF(1, CARD_BLOOD_SYLOP, 1, 43)
#define RUNS_PAZAAK(OF)       OF(10, CARD_PAZAAK, 4, 0)
#define RUNS_TOKENS(OF)       OF(16, CARD_TOKEN, 1, 0)
#define RUNS_TOKENS_TWICE(OF) OF(16, CARD_TOKEN, 2, 0)
#define RUNS_SIDE(OF)         OF(34, CARD_SIDE, 2, 0)

const Deck deck_spike = DECK(62, RUNS_SPIKE);               /* DK-3 */
const Deck deck_classic = DECK(76, RUNS_CLASSIC);           /* DK-1 */
const Deck deck_local = DECK(76, RUNS_LOCAL);               /* DK-6 */
const Deck deck_kessel = DECK(46, RUNS_KESSEL);             /* DK-4 */
const Deck deck_kessel_44 = DECK(44, RUNS_KESSEL_44);       /* DK-4 */
const Deck deck_pazaak = DECK(40, RUNS_PAZAAK);             /* DK-5 */
const Deck deck_tokens = DECK(16, RUNS_TOKENS);             /* KE-1: one set */
const Deck deck_tokens_twice = DECK(32, RUNS_TOKENS_TWICE); /* KE-1 */
const Deck deck_side = DECK(68, RUNS_SIDE);                 /* PZ-1: two of each kind */

const Deck *const decks[DECKS] = {&deck_spike,  &deck_classic,      &deck_local,
                                  &deck_kessel, &deck_kessel_44,    &deck_pazaak,
                                  &deck_tokens, &deck_tokens_twice, &deck_side};

uint8_t deck_number(const Deck *deck) {
    uint8_t number = 0;
    while (decks[number] != deck) {
        number++;
        assert(number < DECKS);
    }
    return number;
}

SabaccSet deck_all(const Deck *deck) {
    int count = deck->cards;
    return (SabaccSet){.bits = {count >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << count) - 1,
                                count > 64 ? (UINT64_C(1) << (count - 64)) - 1 : 0}};
}

/* A try looks at both words as at one, and only what hits is looked at closely. By itself, as the loop needs
 * all registers. */
__attribute__((noinline)) SabaccCard set_random_of_few(const Deck *deck, const SabaccSet *set, Rng *rng) {
    uint64_t slots = set->bits[0] | set->bits[1], product;
    uint32_t cards = deck->cards;
    Rng now = *rng;
    assert(slots != 0);
    for (;;) {
        do product = (uint64_t)rng_next(&now) * cards;
        while (__builtin_expect(!(slots >> (product >> 32 & 63) & 1), 1));
        uint32_t slot = (uint32_t)(product >> 32);
        bool hits = set->bits[slot >> 6] << (~slot & 63) >> 63;
        if (!hits || !rng_is_even(product, cards)) continue;
        *rng = now;
        return card_of_slot(deck, (int)slot);
    }
}

bool deck_has_kind(const Deck *deck, SabaccCard card) { return slots_of(deck, card).mask != 0; }

int deck_list(const Deck *deck, SabaccCard cards[SABACC_MAX_PILE], uint8_t copies[SABACC_MAX_PILE]) {
    int count = 0;
    for (int i = 0; i < DECK_RUNS; i++)
        for (int kind = 0; kind < deck->run[i].kinds; kind++) {
            assert(count < SABACC_MAX_PILE);
            cards[count] = (SabaccCard)(deck->run[i].first + kind);
            copies[count++] = deck->run[i].copies;
        }
    return count;
}

int sabacc_deck_list(const SabaccGame *game, SabaccCard cards[SABACC_MAX_PILE],
                     uint8_t copies[SABACC_MAX_PILE]) {
    return deck_list(((const Game *)(const void *)game)->deck, cards, copies); /* face is its first member */
}

int sabacc_table_deck_list(const SabaccTable *table, SabaccCard cards[SABACC_MAX_PILE],
                           uint8_t copies[SABACC_MAX_PILE]) {
    return deck_list(deck_of(table), cards, copies);
}

/* Copies fill their slots from the lowest, so two sets of one deck cannot be merged by a bitwise or. */
SabaccSet set_union(const Deck *deck, SabaccSet set, SabaccSet other) {
    SabaccSet both = {{set.bits[0] | other.bits[0], set.bits[1] | other.bits[1]}};
    SabaccSet twice = {{set.bits[0] & other.bits[0], set.bits[1] & other.bits[1]}};
    while ((twice.bits[0] | twice.bits[1]) != 0) {
        int word = twice.bits[0] == 0;
        SabaccCard card = card_of_slot(deck, word * 64 + __builtin_ctzll(twice.bits[word]));
        twice.bits[word] &= twice.bits[word] - 1;
        set_add(deck, &both, card);
    }
    return both;
}
