#include "ai/solver_cards.h"

/* ---- kinds ---- */

static int kind_of_value(const SolverCards *cards, int value) {
    for (int kind = 0; kind < cards->count; kind++)
        if (cards->value[kind] == value) return kind;
    return -1;
}

/* Gives each kind the bits that hold 0 … copies; false if there are too few. */
static bool place(SolverCards *cards) {
    enum { COPIES_MAX = 7 };
    int at = 0;
    for (int kind = 0; kind < cards->count; kind++) {
        int copies = cards->copies[kind], bits = copies < 2 ? 1 : copies < 4 ? 2 : 3;
        if (copies > COPIES_MAX) return false;
        cards->at[kind] = (uint8_t)at;
        cards->mask[kind] = (uint8_t)((1 << bits) - 1);
        at += bits;
    }
    return at <= 64;
}

static bool list_kinds(SolverCards *cards, const SabaccTable *table, int seat) {
    SabaccCard list[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(table, list, copies);
    for (int i = 0; i < count; i++) {
        int value = sabacc_card_value(table, seat, list[i]);
        int kind = kind_of_value(cards, value);
        if (kind < 0) {
            if (cards->count == SOLVER_KINDS) return false;
            kind = cards->count++;
            cards->value[kind] = value;
            cards->face[kind] = list[i];
        }
        cards->copies[kind] += copies[i];
        cards->deck += copies[i];
        cards->kind_of[list[i]] = (uint8_t)kind;
    }
    return place(cards);
}

/* ---- worths ---- */

static bool is_array(const SabaccTable *table, int seat, const SabaccCard *hand, int count) {
    return sabacc_worth(table, seat, hand, count).rank == SABACC_RANK_IDIOTS_ARRAY;
}

/* CA-4, CA-4a: the Idiot, a 2 and a 3, and up to how many cards. */
static void find_array(SolverCards *cards, const SabaccTable *table, int seat) {
    static const int values[] = {0, 2, 3};
    SabaccCard hand[SABACC_MAX_HAND];
    cards->array = 0;
    for (int i = 0; i < 3; i++) {
        int kind = kind_of_value(cards, values[i]);
        if (kind < 0) return;
        hand[i] = cards->face[kind];
        cards->array |= UINT32_C(1) << kind;
    }
    cards->array_key = sabacc_worth(table, seat, hand, 3).key;
    for (int count = 3; count < SABACC_MAX_HAND && is_array(table, seat, hand, count); count++) {
        cards->array_max = count;
        hand[count] = hand[0];
    }
    if (cards->array_max == 0) cards->array = 0;
}

/* A hand that is no array is worth its total (CA-4). Every total that is not bombed out is one of two cards,
 * or of twice two, and neither is an array. */
static void note_worths(SolverCards *cards, const SabaccTable *table, int seat) {
    bool is_noted[SOLVER_TOTALS] = {false};
    for (int one = 0; one < cards->count; one++)
        for (int other = 0; other < cards->count; other++)
            for (int count = 2; count <= 4; count += 2) {
                SabaccCard face = cards->face[one], next = cards->face[other];
                int at = (cards->value[one] + cards->value[other]) * count / 2 - SOLVER_LOWEST;
                if (is_noted[at]) continue;
                is_noted[at] = true;
                SabaccWorth worth = sabacc_worth(table, seat, (SabaccCard[]){face, next, face, next}, count);
                cards->key[at] = worth.rank == SABACC_RANK_BOMB ? 0 : worth.key;
                cards->takes_sabacc_pot[at] = worth.takes_sabacc_pot;
            }
}

bool solver_cards_init(SolverCards *cards, const SabaccTable *table, int seat) {
    *cards = (SolverCards){.count = 0};
    if (!list_kinds(cards, table, seat)) return false;
    find_array(cards, table, seat);
    note_worths(cards, table, seat);
    return true;
}

SolverHand solver_hand(const SolverCards *cards, const SabaccSeat *own) {
    SolverHand hand = {.copies = 0};
    for (int i = 0; i < own->hand_count; i++) hand = solver_with(cards, hand, cards->kind_of[own->hand[i]]);
    return hand;
}
