/* The exact share of hands that a level wins at Solitaire: no hand is drawn at random. Every first hand,
 * every card that may come after every decision, and every hand of the house is counted with its number of
 * ways, by the rulebook's own values (DK-1, DK-2, CA-3, CA-4, SO-1, SO-2); only the decisions are the
 * level's.
 *
 *     exam-solitaire [LEVEL] [FIRST STEP]     of every STEP-th first hand from FIRST on; shards add up
 *
 * The level must decide alike with equal values in its hand and as many moves left: each decision is asked
 * once. */
#include "house_games.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOVES = 4, LOWEST = -80, TOTALS = 161 };

/* ---- cards ---- */

typedef struct Node {
    SabaccState state;
    int hand[KINDS], gone[KINDS]; /* gone: in the hand or given up */
    int total, cards, gone_cards, left;
    /* Hands of 0 … 4 cards that are not gone, by their total. */
    int32_t ways[HAND + 1][TOTALS];
} Node;

/* The unknown cards lose one: a hand of `cards` without it is any hand less those with it. */
static void take(Node *node, int kind) {
    for (int cards = 1; cards <= HAND; cards++)
        for (int at = 0; at < TOTALS; at++) {
            int from = at - kind_values[kind];
            if (from >= 0 && from < TOTALS) node->ways[cards][at] -= node->ways[cards - 1][from];
        }
    node->gone[kind]++;
    node->gone_cards++;
}

static void add_one(Node *node, int value) {
    for (int cards = HAND; cards >= 1; cards--)
        for (int at = 0; at < TOTALS; at++) {
            int from = at - value;
            if (from >= 0 && from < TOTALS) node->ways[cards][at] += node->ways[cards - 1][from];
        }
}

/* ---- the showdown ---- */

static int64_t choose(int n, int k) {
    int64_t ways = 1;
    for (int i = 0; i < k; i++) ways = ways * (n - i) / (i + 1);
    return ways;
}

/* CA-3, CA-4: an Idiot's Array 100, 23 is 99, -23 is 98, otherwise the total; bombed out -100. */
static int rank_of(int total, bool is_array) {
    if (is_array) return 100;
    if (total > 23 || total < -23 || total == 0) return -100;
    return total == 23 ? 99 : total == -23 ? 98 : total;
}

typedef struct Share {
    double won, drawn, lost;
} Share;

static Share showdown(const Node *node) {
    bool is_array =
        node->hand[IDIOT] > 0 && node->hand[TWO] > 0 && node->hand[THREE] > 0 && node->cards <= HAND;
    int own = rank_of(node->total, is_array);
    int idiots = 2 - node->gone[IDIOT], twos = 4 - node->gone[TWO], threes = 4 - node->gone[THREE];
    int64_t arrays = 0, won = 0, drawn = 0, triples = idiots * twos * threes;
    int64_t by_total[TOTALS];
    for (int at = 0; at < TOTALS; at++) by_total[at] = node->ways[HAND][at];
    for (int kind = 0; kind < KINDS && triples > 0; kind++) { /* the array and a fourth card */
        int left = kind_copies(kind) - node->gone[kind];
        int64_t with =
            kind == IDIOT || kind == TWO || kind == THREE ? triples * (left - 1) / 2 : triples * left;
        by_total[5 + kind_values[kind] - LOWEST] -= with;
        arrays += with;
    }
    for (int at = 0; at < TOTALS; at++) {
        int other = rank_of(at + LOWEST, false);
        if (other < own) won += by_total[at];
        if (other == own) drawn += by_total[at];
    }
    if (own == 100) drawn += arrays;
    double all = (double)choose(DECK - node->gone_cards, HAND);
    Share share = {.won = (double)won / all, .drawn = (double)drawn / all};
    share.lost = 1 - share.won - share.drawn;
    return share;
}

/* ---- decisions ---- */

typedef struct Decision {
    uint64_t key; /* of the hand's values and the moves left; 0: free */
    uint8_t verb, kind;
} Decision;

enum { DECISIONS = 1 << 23 };
static Decision *decisions;
static int64_t decisions_asked;

static uint64_t key_of(const Node *node) {
    uint64_t key = 0;
    for (int kind = 0; kind < KINDS; kind++)
        key = key << (kind < SUITED ? 3 : 2) | (uint64_t)node->hand[kind];
    return key << 3 | (uint64_t)node->left; /* 45 + 16 + 3 bits */
}

static Decision ask(const Node *node, AiLevel level) {
    SabaccAction action = exam_decision(&node->state, level, 1);
    decisions_asked++;
    Decision decision = {.key = key_of(node), .verb = action.verb};
    if (action.card != SABACC_CARD_NONE) decision.kind = (uint8_t)kind_of(action.card);
    return decision;
}

static Decision decide(const Node *node, AiLevel level) {
    uint64_t key = key_of(node), at = key * UINT64_C(0x9e3779b97f4a7c15) >> 41;
    while (decisions[at].key != 0 && decisions[at].key != key) at = (at + 1) % DECISIONS;
    if (decisions[at].key == 0) decisions[at] = ask(node, level);
    return decisions[at];
}

/* ---- the tree ---- */

static SabaccCard held(const Node *node, int kind) {
    const SabaccSeat *own = &node->state.table.seat[0];
    for (int slot = 0; slot < own->hand_count; slot++)
        if (kind_of(own->hand[slot]) == kind) return own->hand[slot];
    assert(false && "a card of the hand");
    return SABACC_CARD_NONE;
}

static void give_up(Node *node, int kind) {
    node->hand[kind]--;
    node->total -= kind_values[kind];
    node->cards--;
}

static void receive(Node *node, int kind) {
    SabaccCard card = kind_card(kind, node->gone[kind]); /* suits go in their order */
    SabaccAction deal = {.seat = SABACC_CROUPIER, .verb = SABACC_VERB_DEAL, .card = card};
    exam_apply(&node->state, &deal);
    take(node, kind);
    node->hand[kind]++;
    node->total += kind_values[kind];
    node->cards++;
}

static Share share_of(const Node *node, AiLevel level);

static Share over_cards(const Node *node, AiLevel level) {
    Share sum = {.won = 0};
    for (int kind = 0; kind < KINDS; kind++) {
        int copies = kind_copies(kind) - node->gone[kind];
        if (copies == 0) continue;
        Node next = *node;
        receive(&next, kind);
        Share share = share_of(&next, level);
        sum.won += copies * share.won;
        sum.drawn += copies * share.drawn;
        sum.lost += copies * share.lost;
    }
    int left = DECK - node->gone_cards;
    return (Share){sum.won / left, sum.drawn / left, sum.lost / left};
}

static Share share_of(const Node *node, AiLevel level) {
    if (node->left == 0) return showdown(node);
    Decision decision = decide(node, level);
    if (decision.verb == SABACC_VERB_DONE) return showdown(node);
    Node next = *node;
    next.left--;
    SabaccAction action = {.seat = 0, .verb = decision.verb, .target = SABACC_NOBODY};
    if (decision.verb != SABACC_VERB_DRAW) {
        action.card = held(node, decision.kind);
        give_up(&next, decision.kind);
    }
    exam_apply(&next.state, &action);
    return decision.verb == SABACC_VERB_DISCARD ? share_of(&next, level) : over_cards(&next, level);
}

/* ---- first hands ---- */

typedef struct Count {
    AiLevel level;
    int first, step, at;
    double ways, hands;
    Share sum;
} Count;

static void count_hand(Count *count, const Node *node, double ways) {
    if (count->at++ % count->step != count->first) return;
    Share share = share_of(node, count->level);
    count->hands++;
    count->ways += ways;
    count->sum.won += ways * share.won;
    count->sum.drawn += ways * share.drawn;
    count->sum.lost += ways * share.lost;
}

static void count_hands(Count *count, const Node *node, int from, double ways) {
    if (node->cards == HAND) {
        count_hand(count, node, ways);
        return;
    }
    for (int kind = from; kind < KINDS; kind++) {
        if (node->gone[kind] == kind_copies(kind)) continue;
        Node next = *node;
        double left = kind_copies(kind) - node->gone[kind];
        receive(&next, kind);
        count_hands(count, &next, kind, ways * left / next.hand[kind]);
    }
}

static Node start(void) {
    SabaccSetup setup;
    sabacc_setup_init(&setup, sabacc_game_find("solitaire"), 1, 100);
    Node node = {.left = MOVES};
    sabacc_start(&node.state, &setup, NULL);
    node.ways[0][-LOWEST] = 1;
    for (int kind = 0; kind < KINDS; kind++)
        for (int copy = 0; copy < kind_copies(kind); copy++) add_one(&node, kind_values[kind]);
    return node;
}

int main(int argc, char **argv) {
    Count count = {.level = AI_MASTER, .step = 1};
    if (argc > 1 && !ai_level_parse(argv[1], &count.level)) return 2;
    if (argc > 3) count.first = atoi(argv[2]), count.step = atoi(argv[3]);
    decisions = calloc(DECISIONS, sizeof *decisions);
    if (decisions == NULL || count.step < 1) return 2;
    Node node = start();
    count_hands(&count, &node, 0, 1);
    printf("%s: %.0f first hands, %.0f of %lld ways; won %.6f, drawn %.6f, lost %.6f; %lld decisions\n",
           ai_level_word(count.level), count.hands, count.ways, (long long)choose(DECK, HAND),
           count.sum.won / count.ways, count.sum.drawn / count.ways, count.sum.lost / count.ways,
           (long long)decisions_asked);
    free(decisions);
    return 0;
}
