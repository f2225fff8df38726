/* Decks, sets of their cards, and the faces of all cards. */
#ifndef SABACC_RULES_HANDS_DECK_H
#define SABACC_RULES_HANDS_DECK_H

#include "base/rng.h"
#include "rules/table.h"

#include <assert.h>

/* ---- faces ---- */

/* Faces, numbered through all decks; rules/hands/cards.c has their words. */
enum {
    CARD_SPIKE = 1, /* ci-10 … ci-1, ci+1 … ci+10, tr…, sq… */
    CARD_SPIKE_SYLOP = CARD_SPIKE + 60,
    CARD_CLASSIC = CARD_SPIKE_SYLOP + 1, /* co1 … co15, fl…, sa…, st… */
    CARD_ARCANA = CARD_CLASSIC + 60,     /* idiot … star (DK-2) */
    CARD_LOCAL = CARD_ARCANA + 8,        /* rancor … bounty-hunter (DK-6) */
    CARD_KESSEL = CARD_LOCAL + 7,        /* sand1 … sand6, sand-impostor, sand-sylop, blood… (DK-4) */
    CARD_PAZAAK = CARD_KESSEL + 16,      /* 1 … 10 (DK-5) */
    CARD_SIDE = CARD_PAZAAK + 10,        /* +1 … +10, -1 … -10, ±1 … ±10 */
    CARD_2_AND_4 = CARD_SIDE + 30,       /* 2&4, 3&6, double, tiebreaker */
    CARD_3_AND_6,
    CARD_DOUBLE,
    CARD_TIEBREAKER,
    CARD_TOKEN, /* free-draw … immunity (KE-8), as TOKEN_… */
    CARD_END = CARD_TOKEN + 16,
    CARD_SAND_IMPOSTOR = CARD_KESSEL + 6,
    CARD_SAND_SYLOP,
    CARD_BLOOD,
    CARD_BLOOD_IMPOSTOR = CARD_BLOOD + 6,
    CARD_BLOOD_SYLOP,
};

/* ---- decks and sets ---- */

/* A run of cards with equal numbers of copies. Slots of a set are numbered run by run, copy by copy. */
typedef struct DeckRun {
    SabaccCard first;
    uint8_t kinds, copies;
    uint8_t slot; /* its first one: the number of cards in the runs before */
} DeckRun;
enum { DECK_RUNS = 4 };

/* The slots of a face as bits of one word of a set; none if the deck lacks the face. */
typedef struct Slots {
    uint64_t mask;
    uint64_t word;
} Slots;

typedef struct Deck {
    Slots slots[UINT8_MAX + 1];       /* by face */
    SabaccCard card[SABACC_MAX_PILE]; /* by slot */
    uint8_t cards;                    /* of all runs */
    DeckRun run[DECK_RUNS];
} Deck;

extern const Deck deck_spike;   /* DK-3 */
extern const Deck deck_classic; /* DK-1 */
extern const Deck deck_local;   /* DK-6 */
extern const Deck deck_kessel, deck_kessel_44, deck_pazaak, deck_tokens, deck_tokens_twice, deck_side;

/* All of them; SabaccTable.deck_number is a place in this list. */
enum { DECKS = 9 };
extern const Deck *const decks[DECKS];
uint8_t deck_number(const Deck *deck);

SabaccSet deck_all(const Deck *deck);
bool deck_has_kind(const Deck *deck, SabaccCard card); /* some card of that face belongs to the deck */
int deck_list(const Deck *deck, SabaccCard cards[SABACC_MAX_PILE], uint8_t copies[SABACC_MAX_PILE]);

SabaccSet set_union(const Deck *deck, SabaccSet set, SabaccSet other); /* together no more than the deck */

static inline Slots slots_of(const Deck *deck, SabaccCard card) { return deck->slots[card]; }

/* Whether the set has a copy of the card, which may be of another deck. */
static inline bool set_has(const Deck *deck, const SabaccSet *set, SabaccCard card) {
    Slots slots = slots_of(deck, card);
    return (set->bits[slots.word] & slots.mask) != 0;
}

static inline int set_copies(const Deck *deck, const SabaccSet *set, SabaccCard card) {
    Slots slots = slots_of(deck, card);
    return __builtin_popcountll(set->bits[slots.word] & slots.mask);
}

/* Copies fill their slots from the lowest. */
static inline void set_add(const Deck *deck, SabaccSet *set, SabaccCard card) {
    Slots slots = slots_of(deck, card);
    uint64_t free = ~set->bits[slots.word] & slots.mask;
    assert(free != 0);
    set->bits[slots.word] |= free & -free; /* the lowest */
}

static inline void set_remove(const Deck *deck, SabaccSet *set, SabaccCard card) {
    Slots slots = slots_of(deck, card);
    uint64_t there = set->bits[slots.word] & slots.mask;
    assert(there != 0);
    set->bits[slots.word] ^= there & ~(there >> 1); /* the highest of bits without a gap */
}

static inline SabaccCard card_of_slot(const Deck *deck, int slot) {
    assert(slot < deck->cards);
    return deck->card[slot];
}

/* Every card of the set, which is not empty, is equally likely. */
static inline SabaccCard set_random(const Deck *deck, const SabaccSet *set, Rng *rng) {
    assert((set->bits[0] | set->bits[1]) != 0);
    for (;;) { /* every slot is tried with equal probability */
        uint32_t slot = rng_below(rng, deck->cards);
        if (set->bits[slot >> 6] >> (slot & 63) & 1) return card_of_slot(deck, (int)slot);
    }
}

/* The same card by the same random numbers; quicker for a set so small that most tries miss. */
SabaccCard set_random_of_few(const Deck *deck, const SabaccSet *set, Rng *rng);

/* The cards of one family of Kessel's deck (KE-2): Sand's slots come before Blood's, in one word. */
static inline SabaccSet family_only(const Deck *deck, const SabaccSet *set, SabaccFamily family) {
    enum { BLOOD_RUN = 2 };
    uint64_t sand = (UINT64_C(1) << deck->run[BLOOD_RUN].slot) - 1;
    return (SabaccSet){{set->bits[0] & (family == SABACC_SAND ? sand : ~sand), 0}};
}

/* ---- faces by name ---- */

/* The four suits of the classic decks, and the faces of its arcana and of the local deck. */
enum { SUIT_COINS, SUIT_FLASKS, SUIT_SABERS, SUIT_STAVES };
enum {
    CARD_IDIOT = CARD_ARCANA,
    CARD_QUEEN,
    CARD_ENDURANCE,
    CARD_BALANCE,
    CARD_DEMISE,
    CARD_MODERATION,
    CARD_EVIL_ONE,
    CARD_STAR,
    CARD_RANCOR = CARD_LOCAL,
    CARD_JEDI_KNIGHT,
    CARD_JEDI_MASTER,
    CARD_DARK_JEDI,
    CARD_SITH_LORD,
    CARD_SMUGGLER,
    CARD_BOUNTY_HUNTER,
};

/* Shift tokens. */
enum {
    TOKEN_FREE_DRAW = CARD_TOKEN,
    TOKEN_REFUND,
    TOKEN_EXTRA_REFUND,
    TOKEN_EMBEZZLEMENT,
    TOKEN_MAJOR_FRAUD,
    TOKEN_COOK_THE_BOOKS,
    TOKEN_MARK_DOWN,
    TOKEN_PRIME_SABACC,
    TOKEN_EXHAUSTION,
    TOKEN_DIRECT_TRANSACTION,
    TOKEN_GENERAL_TARIFF,
    TOKEN_TARGET_TARIFF,
    TOKEN_EMBARGO,
    TOKEN_GENERAL_AUDIT,
    TOKEN_TARGET_AUDIT,
    TOKEN_IMMUNITY,
    TOKEN_KINDS = CARD_END - CARD_TOKEN
};

static inline bool card_has_suit(SabaccCard card) { return card >= CARD_CLASSIC && card < CARD_ARCANA; }
static inline int card_suit(SabaccCard card) { return (card - CARD_CLASSIC) / 15; }
static inline SabaccCard card_of_suit(int suit, int number) {
    return (SabaccCard)(CARD_CLASSIC + suit * 15 + number - 1);
}
static inline int card_number(SabaccCard card) { return (card - CARD_CLASSIC) % 15 + 1; } /* of a suit card */
enum { COMMANDER = 12, MISTRESS, MASTER, ACE };

extern const int8_t spike_values[UINT8_MAX + 1]; /* by face; 0 for those of other decks */
static inline int spike_value(SabaccCard card) { return spike_values[card]; }

#endif
