/* A hand improved in a counted number of moves against a blind hand of the house (SO-1, SO-2): the chance to
 * win by looking at all that the moves left can lead to.
 *
 * Known cards are those of the hand. Cards given up count as unknown again, except those of the move itself;
 * and the house's hand is dealt from what the player does not hold now. What the decisions win under the
 * exact rules is counted by tests/exam/solitaire_count.c: 0.96237 of hands at master, with the default
 * options. */
#include "ai/solver.h"
#include "ai/solver_cards.h"

#include "ai/choices.h"
#include "ai/trace.h"
#include "rules/forms.h"

/* Chances are shares of this. */
enum { SURE = TRACE_SURE, INVERSE = 1 << 28 };

enum { CACHE_BITS = 14, CACHE = 1 << CACHE_BITS };

typedef struct Known {
    uint64_t copies; /* of the hand */
    int32_t chance;
    int32_t moves; /* left; 0: an empty entry */
} Known;

typedef struct Moves {
    SolverCards cards;
    bool shifts;                       /* another card is replaced after each discard or trade (SO-1) */
    int min_cards;                     /* of a hand */
    int32_t chance[SOLVER_TOTALS];     /* to win with that total … */
    int32_t array_chance, bomb_chance; /* … or with an array, or bombed out */
    int64_t over_deck[SOLVER_TOTALS];  /* sum over all cards of the deck: chance[total + the card's value] */
    int32_t over_pairs[SOLVER_TOTALS]; /* mean of chance[] with two more cards of the deck */
    int32_t inverse[SABACC_MAX_PILE + 1]; /* INVERSE / n */
    Known cache[CACHE];
} Moves;

/* ---- the house's hand ---- */

enum { HOUSE_CARDS = 4, HOUSE_LOWEST = -80, HOUSE_TOTALS = 160 };

/* How many hands of 0 … four unknown cards have each total. */
typedef struct HouseHands {
    int32_t count[HOUSE_CARDS + 1][HOUSE_TOTALS];
    int32_t arrays, all;
} HouseHands;

static int choose(int n, int k) {
    int ways = 1;
    for (int i = 0; i < k; i++) ways = ways * (n - i) / (i + 1);
    return ways;
}

static void add_kind(HouseHands *hands, int value, int left) {
    for (int cards = HOUSE_CARDS; cards > 0; cards--)
        for (int copies = 1; copies <= cards && copies <= left; copies++)
            for (int at = 0; at < HOUSE_TOTALS; at++) {
                int from = at - copies * value;
                if (from < 0 || from >= HOUSE_TOTALS) continue;
                hands->count[cards][at] += hands->count[cards - copies][from] * choose(left, copies);
            }
}

/* Moves the hands with an array from their totals: its three cards and any fourth. A second copy of one of
 * the three is chosen with the first. */
static void take_arrays_out(HouseHands *hands, const SolverCards *cards, const SolverHand *known) {
    int triples = 1, total = 0;
    for (int kind = 0; kind < cards->count; kind++) {
        if (!(cards->array >> kind & 1)) continue;
        triples *= solver_left(cards, known, kind);
        total += cards->value[kind];
    }
    for (int kind = 0; kind < cards->count && triples > 0; kind++) {
        int left = solver_left(cards, known, kind);
        int ways = cards->array >> kind & 1 ? triples * (left - 1) / 2 : triples * left;
        hands->count[HOUSE_CARDS][total + cards->value[kind] - HOUSE_LOWEST] -= ways;
        hands->arrays += ways;
    }
}

static void count_house_hands(HouseHands *hands, const SolverCards *cards, const SolverHand *known) {
    *hands = (HouseHands){.arrays = 0};
    hands->count[0][-HOUSE_LOWEST] = 1;
    for (int kind = 0; kind < cards->count; kind++)
        add_kind(hands, cards->value[kind], solver_left(cards, known, kind));
    hands->all = choose(cards->deck - known->count, HOUSE_CARDS);
    if (cards->array != 0 && cards->array_max >= HOUSE_CARDS) take_arrays_out(hands, cards, known);
}

/* The chance to win with a hand of that worth; a draw counts `draw` halves. */
static int32_t chance_of(const HouseHands *hands, const SolverCards *cards, uint64_t key, int draw) {
    int64_t halves = cards->array_key < key    ? 2 * hands->arrays
                     : cards->array_key == key ? draw * hands->arrays
                                               : 0;
    for (int at = 0; at < HOUSE_TOTALS; at++) {
        uint64_t other = cards->key[at + HOUSE_LOWEST - SOLVER_LOWEST];
        int share = other < key ? 2 : other == key ? draw : 0;
        halves += (int64_t)share * hands->count[HOUSE_CARDS][at];
    }
    return (int32_t)(halves * (SURE / 2) / hands->all);
}

static int32_t chance_at(const Moves *moves, int total) {
    int at = total - SOLVER_LOWEST;
    return at < 0 || at >= SOLVER_TOTALS ? moves->bomb_chance : moves->chance[at];
}

static void sum_over_deck(Moves *moves) {
    const SolverCards *cards = &moves->cards;
    for (int at = 0; at < SOLVER_TOTALS; at++)
        for (int kind = 0; kind < cards->count; kind++)
            moves->over_deck[at] +=
                (int64_t)cards->copies[kind] * chance_at(moves, at + SOLVER_LOWEST + cards->value[kind]);
}

static void sum_over_pairs(Moves *moves) {
    const SolverCards *cards = &moves->cards;
    for (int at = 0; at < SOLVER_TOTALS; at++) {
        int64_t sum = 0;
        for (int kind = 0; kind < cards->count; kind++) {
            int with = at + cards->value[kind];
            if (with >= 0 && with < SOLVER_TOTALS) sum += cards->copies[kind] * moves->over_deck[with];
        }
        moves->over_pairs[at] = (int32_t)(sum / ((int64_t)cards->deck * cards->deck));
    }
}

static void reckon_chances(Moves *moves, const SolverHand *own, int draw) {
    const SolverCards *cards = &moves->cards;
    HouseHands hands;
    count_house_hands(&hands, cards, own);
    moves->bomb_chance = chance_of(&hands, cards, 0, draw);
    for (int at = 0; at < SOLVER_TOTALS; at++) {
        uint64_t key = cards->key[at];
        moves->chance[at] = key == 0 ? moves->bomb_chance : chance_of(&hands, cards, key, draw);
    }
    if (cards->array != 0) moves->array_chance = chance_of(&hands, cards, cards->array_key, draw);
    for (int n = 1; n <= cards->deck; n++) moves->inverse[n] = INVERSE / n;
    sum_over_deck(moves);
    if (moves->shifts) sum_over_pairs(moves);
}

/* ---- the last move ---- */

static int32_t chance_with(const Moves *moves, const SolverHand *hand) {
    return solver_is_array(&moves->cards, hand) ? moves->array_chance : chance_at(moves, hand->total);
}

/* What an array adds to the sum over one more card. */
static int64_t more_by_array(const Moves *moves, const SolverHand *hand, const SolverHand *known) {
    const SolverCards *cards = &moves->cards;
    uint32_t lacks = cards->array & ~hand->kinds;
    if (hand->count >= cards->array_max || (lacks & (lacks - 1)) != 0) return 0;
    int64_t more = 0;
    for (uint32_t kinds = lacks != 0 ? lacks : (UINT32_C(1) << cards->count) - 1; kinds != 0;
         kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds);
        int32_t chance = chance_at(moves, hand->total + cards->value[kind]);
        more += (int64_t)solver_left(cards, known, kind) * (moves->array_chance - chance);
    }
    return more;
}

/* The mean chance of the hand and one card that is not among the known ones. */
static int32_t chance_drawing(const Moves *moves, const SolverHand *hand, const SolverHand *known) {
    const SolverCards *cards = &moves->cards;
    int64_t sum = moves->over_deck[hand->total - SOLVER_LOWEST];
    for (uint32_t kinds = known->kinds; kinds != 0; kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds);
        sum -=
            (int64_t)solver_copies(cards, known, kind) * chance_at(moves, hand->total + cards->value[kind]);
    }
    if (cards->array != 0) sum += more_by_array(moves, hand, known);
    return (int32_t)(sum * moves->inverse[cards->deck - known->count] / INVERSE);
}

static int32_t greater(int32_t one, int32_t other) { return one > other ? one : other; }

/* ---- any number of moves ---- */

static int32_t best_of(Moves *moves, SolverHand hand, int left);
static int32_t mean_drawing(Moves *moves, SolverHand hand, int left);

typedef enum Asked { ASKED_BEST, ASKED_DRAWING } Asked;

static Known *entry_of(Moves *moves, const SolverHand *hand, int left, Asked asked) {
    uint64_t mixed = (hand->copies ^ (uint64_t)(2 * left + (int)asked) << 59) * UINT64_C(0x9e3779b97f4a7c15);
    return &moves->cache[mixed >> (64 - CACHE_BITS)];
}

/* The chance after drawing one card with so many moves left. */
static int32_t mean_over_cards(Moves *moves, SolverHand hand, int left) {
    const SolverCards *cards = &moves->cards;
    int64_t sum = 0;
    for (int kind = 0; kind < cards->count; kind++) {
        int copies = solver_left(cards, &hand, kind);
        if (copies > 0) sum += (int64_t)copies * best_of(moves, solver_with(cards, hand, kind), left);
    }
    return (int32_t)(sum * moves->inverse[cards->deck - hand.count] / INVERSE);
}

static int32_t mean_drawing(Moves *moves, SolverHand hand, int left) {
    if (left == 0) return chance_drawing(moves, &hand, &hand);
    Known *entry = entry_of(moves, &hand, left, ASKED_DRAWING);
    int32_t tag = 2 * left + ASKED_DRAWING;
    if (entry->moves == tag && entry->copies == hand.copies) return entry->chance;
    int32_t chance = mean_over_cards(moves, hand, left);
    *entry = (Known){.copies = hand.copies, .chance = chance, .moves = tag};
    return chance;
}

/* The same with two cards; for the last move nearly. */
static int32_t mean_drawing_two(Moves *moves, SolverHand hand, int left) {
    const SolverCards *cards = &moves->cards;
    if (left == 0) return moves->over_pairs[hand.total - SOLVER_LOWEST];
    int64_t sum = 0;
    for (int kind = 0; kind < cards->count; kind++) {
        int copies = solver_left(cards, &hand, kind);
        if (copies > 0) sum += (int64_t)copies * mean_drawing(moves, solver_with(cards, hand, kind), left);
    }
    return (int32_t)(sum * moves->inverse[cards->deck - hand.count] / INVERSE);
}

/* The rest of the hand is replaced in one card at random (SO-1), and also drawn to after a trade. */
static int32_t mean_shifting(Moves *moves, SolverHand rest, bool trades, int left) {
    const SolverCards *cards = &moves->cards;
    int64_t sum = 0;
    for (uint32_t kinds = rest.kinds; kinds != 0; kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds);
        SolverHand kept = solver_without(cards, rest, kind);
        int32_t chance = trades ? mean_drawing_two(moves, kept, left) : mean_drawing(moves, kept, left);
        sum += (int64_t)solver_copies(cards, &rest, kind) * chance;
    }
    return (int32_t)(sum / rest.count);
}

/* The chance after trading or discarding a card, with so many moves left. */
static int32_t chance_trading(Moves *moves, SolverHand hand, int kind, int left) {
    SolverHand rest = solver_without(&moves->cards, hand, kind);
    if (moves->shifts) return mean_shifting(moves, rest, true, left);
    if (left == 0) return chance_drawing(moves, &rest, &hand);
    int64_t unknown = moves->cards.deck - rest.count; /* with the card given up, which does not come back */
    int64_t sum = unknown * mean_drawing(moves, rest, left) - best_of(moves, hand, left);
    return (int32_t)(sum / (unknown - 1));
}

static int32_t chance_discarding(Moves *moves, SolverHand hand, int kind, int left) {
    SolverHand rest = solver_without(&moves->cards, hand, kind);
    return moves->shifts ? mean_shifting(moves, rest, false, left) : best_of(moves, rest, left);
}

static int32_t best_by_moving(Moves *moves, SolverHand hand, int left) {
    int32_t best = greater(chance_with(moves, &hand), mean_drawing(moves, hand, left - 1));
    for (uint32_t kinds = hand.kinds; kinds != 0; kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds);
        best = greater(best, chance_trading(moves, hand, kind, left - 1));
        if (hand.count > moves->min_cards)
            best = greater(best, chance_discarding(moves, hand, kind, left - 1));
    }
    return best;
}

static int32_t best_of(Moves *moves, SolverHand hand, int left) {
    if (left == 0) return chance_with(moves, &hand);
    if (left == 1) return best_by_moving(moves, hand, left); /* quicker than looking it up */
    Known *entry = entry_of(moves, &hand, left, ASKED_BEST);
    int32_t tag = 2 * left + ASKED_BEST;
    if (entry->moves == tag && entry->copies == hand.copies) return entry->chance;
    int32_t chance = best_by_moving(moves, hand, left);
    *entry = (Known){.copies = hand.copies, .chance = chance, .moves = tag};
    return chance;
}

/* ---- the decision ---- */

/* What each level overlooks. Nothing is drawn at random: a level decides the same every time. */
typedef struct Sight {
    int moves;   /* looked ahead; more only at master */
    int content; /* stops with this total or more */
} Sight;

static const Sight sights[AI_LEVELS] = {
    [AI_NOVICE] = {.moves = 1, .content = -23}, /* with any hand that is not bombed out */
    [AI_REGULAR] = {.moves = 1, .content = 24},
    [AI_SHARP] = {.moves = 2, .content = 18},
    [AI_MASTER] = {.moves = 4, .content = 24},
};

/* The moves looked ahead: the larger the hand, the fewer, so that no decision takes long. */
static int horizon(const Moves *moves, const SolverHand *hand, int left, int wanted) {
    int max = moves->shifts ? 2 : hand->count <= 5 && left <= 4 ? 4 : hand->count <= 7 ? 3 : 2;
    if (max > wanted) max = wanted;
    return left < max ? left : max;
}

typedef struct Best {
    int32_t chance;
    SabaccAction *action;
    AiTrace *trace; /* NULL: nobody asks */
} Best;

static void note(AiTrace *trace, int seat, const SabaccOffer *offer, SabaccCard card, int32_t chance) {
    if (trace == NULL || trace->chance_count == TRACE_CHANCES) return;
    SabaccAction action = sabacc_offer_begin(seat, offer);
    action.card = card;
    trace->chance[trace->chance_count++] = (TraceChance){.action = action, .wins = chance};
}

static void consider(Best *best, int32_t chance, const SabaccOffer *offer, SabaccCard card) {
    note(best->trace, best->action->seat, offer, card, chance);
    if (chance <= best->chance) return;
    best->chance = chance;
    best->action->verb = offer->verb;
    best->action->pile = offer->pile;
    best->action->card = card;
}

static SabaccCard card_of_kind(const Moves *moves, const SabaccSeat *own, uint32_t slots, int kind) {
    for (; slots != 0; slots &= slots - 1) {
        SabaccCard card = own->hand[__builtin_ctz(slots)];
        if (moves->cards.kind_of[card] == kind) return card;
    }
    return SABACC_CARD_NONE;
}

/* Other cards of the same value are worth the same. */
static void note_others_of_kind(const Moves *moves, const SabaccSeat *own, const SabaccOffer *offer,
                                SabaccCard card, int32_t chance, const Best *best) {
    for (uint32_t slots = offer->cards; slots != 0; slots &= slots - 1) {
        SabaccCard other = own->hand[__builtin_ctz(slots)];
        if (other != card && moves->cards.kind_of[other] == moves->cards.kind_of[card])
            note(best->trace, best->action->seat, offer, other, chance);
    }
}

/* Kinds in their order, not in the hand's: equal hands are played alike. */
static void consider_offer(Moves *moves, const SabaccSeat *own, const SabaccOffer *offer, int left,
                           Best *best) {
    SolverHand hand = solver_hand(&moves->cards, own);
    bool trades = offer->verb == SABACC_VERB_TRADE;
    if (offer->verb == SABACC_VERB_DRAW)
        consider(best, mean_drawing(moves, hand, left), offer, SABACC_CARD_NONE);
    if (!trades && offer->verb != SABACC_VERB_DISCARD) return;
    for (uint32_t kinds = hand.kinds; kinds != 0; kinds &= kinds - 1) {
        int kind = __builtin_ctz(kinds);
        SabaccCard card = card_of_kind(moves, own, offer->cards, kind);
        if (card == SABACC_CARD_NONE) continue;
        int32_t chance =
            trades ? chance_trading(moves, hand, kind, left) : chance_discarding(moves, hand, kind, left);
        consider(best, chance, offer, card);
        note_others_of_kind(moves, own, offer, card, chance, best);
    }
}

bool moves_suit(const SabaccTable *table) {
    int left, whole;
    return sabacc_house_seat(table) != SABACC_NOBODY && sabacc_moves(table, &left, &whole) &&
           sabacc_uses(table, SABACC_VERB_TRADE);
}

bool moves_decide(const AiQuestion *question, SabaccAction *action) {
    enum { MIN_CARDS = 2 }; /* SO-1 */
    const SabaccTable *table = &question->view->table;
    const SabaccSeat *own = &table->seat[table->viewer];
    const SabaccOffer *done = choices_offer(question->offers, SABACC_VERB_DONE);
    Moves moves = {.min_cards = MIN_CARDS};
    int left, whole;
    if (done == NULL || !sabacc_moves(table, &left, &whole) || left < 1) return false;
    if (!solver_cards_init(&moves.cards, table, table->viewer)) return false;
    moves.shifts = sabacc_option(table, SABACC_OPTION_SHIFT_ON_DISCARD).form == SABACC_ON;
    SolverHand hand = solver_hand(&moves.cards, own);
    reckon_chances(&moves, &hand, sabacc_plays_for_credits(table));
    const Sight *sight = &sights[question->level];
    left = horizon(&moves, &hand, left, sight->moves);
    *action = sabacc_offer_begin(table->viewer, done);
    Best best = {.chance = chance_with(&moves, &hand), .action = action, .trace = question->trace};
    note(best.trace, table->viewer, done, SABACC_CARD_NONE, best.chance);
    if (best.chance > moves.bomb_chance && hand.total >= sight->content) return true;
    for (int i = 0; i < question->offers->count; i++)
        consider_offer(&moves, own, &question->offers->list[i], left - 1, &best);
    return true;
}
