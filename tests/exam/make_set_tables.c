/* make-set-tables > src/ai/set_match.def — computes what hand cards are worth in the sets to come, for
 * src/ai/solver_set.c. It takes no input and draws nothing at random: the same bytes every time.
 *
 * All hands of four from two each of ±1 … ±5 are played against as many unknown cards of those kinds, for
 * every score, by the values of a set (ai/solver_set.h), each set's end being worth what was found for the
 * score and the cards that it leads to.
 *
 * make-set-tables "CARD …" — prints the chance to win a match, of two sets, with a side deck of those ten
 * cards, in percent, against as many unknown cards of ±1 … ±5. */
#include "ai/solver_set.h"

#include <stdio.h>
#include <string.h>

enum { NEEDS = 3, NUMBERS = 5, ROUNDS = 4, ONE = 1 << 16, COUNTS = SET_HAND + 1 };

/* By sets that each seat needs, less 1; whether it is one's own turn to begin; cards. */
typedef uint16_t Match[NEEDS][NEEDS][2][SET_MASKS][COUNTS];
typedef double Means[NEEDS][NEEDS][2][COUNTS][COUNTS];

static SetValues values;

static SetCard plus_or_minus(int number) { return (SetCard){.adds = {(int8_t)number, (int8_t)-number}}; }

static void set_up(SetProblem *problem) {
    *problem = (SetProblem){.kind_count = NUMBERS, .stands_on_20 = true};
    for (int card = 1; card <= SET_MAIN; card++) problem->main[card] = ONE / SET_MAIN;
    for (int i = 0; i < NUMBERS; i++) problem->kind[i] = plus_or_minus(i + 1);
}

static int worth_of(Match match, int needs, int rival_needs, int begins, int mask, int count) {
    if (needs == 0) return SET_WHOLE;
    return rival_needs == 0 ? 0 : match[needs - 1][rival_needs - 1][begins][mask][count];
}

/* A set's end, when the other seat begins the next. */
static void fill_worth(SetProblem *problem, Match match, int needs, int rival_needs, int begins) {
    for (int mask = 0; mask < SET_MASKS; mask++)
        for (int count = 0; count < COUNTS; count++) {
            problem->worth[SET_LOST][mask][count] =
                (uint16_t)worth_of(match, needs, rival_needs - 1, !begins, mask, count);
            problem->worth[SET_TIED][mask][count] =
                (uint16_t)worth_of(match, needs, rival_needs, !begins, mask, count);
            problem->worth[SET_WON][mask][count] =
                (uint16_t)worth_of(match, needs - 1, rival_needs, !begins, mask, count);
        }
}

static void solve_score(SetProblem *problem, Match match, int needs, int rival_needs, int begins) {
    fill_worth(problem, match, needs, rival_needs, begins);
    for (int count = 0; count < COUNTS; count++) {
        problem->rival_count = count;
        set_solve(problem, 0, 0, &values);
        const SetLayer *layer = &values.layer[count % 2];
        for (int mask = 0; mask < 1 << problem->hand_count; mask++)
            match[needs - 1][rival_needs - 1][begins][mask][count] =
                begins ? layer->own[0][mask][0][0] : layer->rival[0][mask][0][0];
    }
}

/* A tied set leads to the same score with the other seat to begin: repeated until that settles. */
static void solve_match(SetProblem *problem, Match match, int max_needs) {
    memset(match, SET_WHOLE >> 9, sizeof(Match));
    for (int needs = 1; needs <= max_needs; needs++)
        for (int rival_needs = 1; rival_needs <= max_needs; rival_needs++)
            for (int round = 0; round < ROUNDS; round++)
                solve_score(problem, match, needs, rival_needs, round % 2);
}

/* ---- the match, by numbers of cards ---- */

static int ways(const int copies[NUMBERS]) {
    static const int of_two[] = {1, 2, 1};
    int product = 1;
    for (int i = 0; i < NUMBERS; i++) product *= of_two[copies[i]];
    return product;
}

/* The next multiset, as digits to the base of three; false after the last. */
static bool next(int copies[NUMBERS]) {
    for (int i = 0; i < NUMBERS; i++) {
        if (++copies[i] <= 2) return true;
        copies[i] = 0;
    }
    return false;
}

static int size_of(const int copies[NUMBERS]) {
    int size = 0;
    for (int i = 0; i < NUMBERS; i++) size += copies[i];
    return size;
}

static void add(Means means, double weights[COUNTS], Match match, int weight) {
    for (int mask = 0; mask < SET_MASKS; mask++) {
        int size = __builtin_popcount((unsigned)mask);
        weights[size] += weight;
        for (int at = 0; at < NEEDS * NEEDS * 2 * COUNTS; at++) {
            int count = at % COUNTS, begins = at / COUNTS % 2, score = at / COUNTS / 2;
            means[score / NEEDS][score % NEEDS][begins][size][count] +=
                weight * (double)match[score / NEEDS][score % NEEDS][begins][mask][count];
        }
    }
}

static void print_match(Means means, const double weights[COUNTS]) {
    for (int at = 0; at < NEEDS * NEEDS * 2; at++) {
        printf("MATCH(%d, %d, %d", at / 2 / NEEDS, at / 2 % NEEDS, at % 2);
        for (int size = 0; size < COUNTS; size++)
            for (int count = 0; count < COUNTS; count++)
                printf(", %.0f", means[at / 2 / NEEDS][at / 2 % NEEDS][at % 2][size][count] / weights[size]);
        printf(")\n");
    }
}

static void make_match(void) {
    static Means means;
    static Match match;
    double weights[COUNTS] = {0};
    int copies[NUMBERS] = {0};
    do {
        SetProblem problem;
        if (size_of(copies) != SET_HAND) continue;
        set_up(&problem);
        for (int number = 1; number <= NUMBERS; number++)
            for (int copy = 0; copy < copies[number - 1]; copy++)
                problem.hand[problem.hand_count++] = plus_or_minus(number);
        solve_match(&problem, match, NEEDS);
        add(means, weights, match, ways(copies));
    } while (next(copies));
    print_match(means, weights);
}

/* ---- single cards, as parts of the mean of ±1 … ±5 ---- */

static double value_of(SetCard card, int hand_count) {
    static Match match;
    SetProblem problem;
    set_up(&problem);
    problem.hand_count = hand_count;
    problem.hand[0] = card;
    solve_match(&problem, match, 1);
    int mask = (1 << hand_count) - 1;
    return 0.5 * (match[0][0][0][mask][1] + match[0][0][1][mask][1]);
}

static void print_strength(const char *word, SetCard card, double none, double whole) {
    enum { PARTS = 64 };
    printf("STRENGTH(\"%s\", %.0f)\n", word, PARTS * (value_of(card, 1) - none) / whole);
}

static void print_numbers(const char *sign, int max, int plus, int minus, double none, double whole) {
    for (int number = 1; number <= max; number++) {
        char word[8];
        snprintf(word, sizeof word, "%s%d", sign, number);
        print_strength(word, (SetCard){.adds = {(int8_t)(plus * number), (int8_t)(minus * number)}}, none,
                       whole);
    }
}

static void make_strengths(void) {
    double none = value_of((SetCard){{0, 0}, false}, 0), whole = 0;
    for (int number = 1; number <= NUMBERS; number++)
        whole += (value_of(plus_or_minus(number), 1) - none) / NUMBERS;
    print_numbers("+", 10, 1, 1, none, whole);
    print_numbers("-", 6, -1, -1, none, whole);
    print_numbers("±", 6, 1, -1, none, whole);
    print_strength("tiebreaker", (SetCard){.adds = {0, 0}, .breaks_ties = true}, none, whole);
}

/* ---- a side deck ---- */

/* The card of a word; a special card that depends on the table is left out, and counts nothing. */
static SetCard card_of(const char *word) {
    int number = word[strlen(word) - 1] - '0';
    if (strchr(word, '&') != NULL || strcmp(word, "double") == 0) return (SetCard){.adds = {0, 0}};
    if (strcmp(word, "tiebreaker") == 0) return (SetCard){.breaks_ties = true};
    if (word[0] == '+') return (SetCard){.adds = {(int8_t)number, (int8_t)number}};
    return word[0] == '-' ? (SetCard){.adds = {(int8_t)-number, (int8_t)-number}} : plus_or_minus(number);
}

static double value_of_hand(const SetCard hand[SET_HAND]) {
    enum { TWO = 1 };
    static Match match;
    SetProblem problem;
    set_up(&problem);
    problem.hand_count = SET_HAND;
    memcpy(problem.hand, hand, sizeof problem.hand);
    solve_match(&problem, match, TWO + 1);
    return 0.5 * (match[TWO][TWO][0][SET_MASKS - 1][SET_HAND] + match[TWO][TWO][1][SET_MASKS - 1][SET_HAND]);
}

/* Equal cards must stand together: then each hand is made once, by its first cards of each kind. */
static int ways_to_hold(const SetCard *deck, int count, unsigned cards) {
    int ways = 1;
    for (int first = 0; first < count; first++) {
        bool is_pair = first + 1 < count && memcmp(&deck[first], &deck[first + 1], sizeof *deck) == 0;
        unsigned held = cards >> first & 3;
        if (is_pair && held == 2) return 0;
        if (is_pair && held == 1) ways *= 2;
        first += is_pair;
    }
    return ways;
}

static int print_deck(char *words) {
    SetCard deck[SABACC_SIDE_DECK];
    double sum = 0;
    int count = 0, hands = 0;
    for (char *word = strtok(words, " "); word != NULL && count < SABACC_SIDE_DECK; word = strtok(NULL, " "))
        deck[count++] = card_of(word);
    for (unsigned cards = 0; cards < 1u << count; cards++) {
        SetCard hand[SET_HAND];
        int size = 0, all = __builtin_popcount(cards) == SET_HAND ? ways_to_hold(deck, count, cards) : 0;
        if (all == 0) continue;
        for (unsigned left = cards; left != 0; left &= left - 1) hand[size++] = deck[__builtin_ctz(left)];
        sum += all * value_of_hand(hand);
        hands += all;
    }
    printf("%.2f\n", 100 * sum / hands / SET_WHOLE);
    return hands > 0 ? 0 : 2;
}

int main(int argc, char **argv) {
    if (argc > 1) return print_deck(argv[1]);
    printf("/* Made by make-set-tables (tests/exam/make_set_tables.c): not to be edited.\n"
           " * MATCH(sets needed less 1, by the other, whether it begins the next set, chances) — to win the "
           "match,\n"
           " * in 65536ths, with 0 own cards against 0 … 4, and so on up to 4 against 4.\n"
           " * STRENGTH(word, parts) — of a hand card, in 64ths of the mean of ±1 … ±5. */\n");
    make_match();
    make_strengths();
    return 0;
}
