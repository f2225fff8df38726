/* How a seat plays sets (PZ-2): its decisions from the values of the set. */
#include "ai/choices.h"
#include "ai/policy.h"
#include "ai/solver_set.h"
#include "ai/solver_sets.h"

#include "rules/forms.h"

#include <string.h>

enum { PART = 64, HASTY = 32 }; /* strengths are in 64ths of a good card */

/* ---- what cards are worth in the sets to come ---- */

enum { NEEDS = 3, COUNTS = SET_HAND + 1 };

static const uint16_t match_worth[NEEDS][NEEDS][2][COUNTS * COUNTS] = {
#define MATCH(needs, rival_needs, begins, ...) [needs][rival_needs][begins] = {__VA_ARGS__},
#define STRENGTH(word, parts)
#include "ai/set_match.def"
#undef MATCH
#undef STRENGTH
};

static const struct {
    const char *word;
    int parts;
} strengths[] = {
#define MATCH(...)
#define STRENGTH(word, parts) {word, parts},
#include "ai/set_match.def"
#undef MATCH
#undef STRENGTH
};

static int strength_of(SabaccCard card) {
    enum { SPECIAL = PART / 2 };
    for (size_t i = 0; i < sizeof strengths / sizeof *strengths; i++)
        if (sabacc_card_parse(strengths[i].word, strlen(strengths[i].word)) == card)
            return strengths[i].parts;
    return SPECIAL;
}

/* The chance to win the match from the start of a set; of more sets than the table has, as many fewer. */
static int chance_of_match(int needs, int rival_needs, int begins, int strength, int rival_count) {
    if (needs <= 0) return SET_WHOLE;
    if (rival_needs <= 0) return 0;
    for (; needs > NEEDS || rival_needs > NEEDS; needs -= needs > 1, rival_needs -= rival_needs > 1) {}
    const uint16_t *row = match_worth[needs - 1][rival_needs - 1][begins];
    int cards = strength / PART, part = strength % PART;
    if (cards >= SET_HAND) return row[SET_HAND * COUNTS + rival_count];
    int low = row[cards * COUNTS + rival_count], high = row[(cards + 1) * COUNTS + rival_count];
    return low + (high - low) * part / PART;
}

/* ---- the problem ---- */

typedef struct Seat {
    const SabaccTable *table;
    int seat, total, rival_total;
    bool keeps;    /* hand cards are worth something in the sets to come */
    int card_part; /* a good hand card is worth that part of itself, in 64ths */
    bool heeds;    /* the other's hand cards */
    SetProblem problem;
    SetValues values;
} Seat;

static int form_of(const SabaccTable *table, SabaccOptionId id) { return sabacc_option(table, id).form; }

/* Who begins the next set, if this one ends so (PZ-5). */
static bool begins_next(const Seat *seat, SetResult result) {
    bool began = sabacc_set_starter(seat->table) == seat->seat;
    switch (form_of(seat->table, SABACC_OPTION_STARTER)) {
    case SABACC_STARTER_FIRST_SEAT: return seat->seat == 0;
    case SABACC_STARTER_ALTERNATE: return !began;
    case SABACC_STARTER_WINNER: return result == SET_TIED ? began : result == SET_WON;
    default: return result == SET_TIED ? began : result == SET_LOST;
    }
}

static int worth_of_end(const Seat *seat, SetResult result, int strength, int rival_count) {
    const SabaccTable *table = seat->table;
    int sets = sabacc_option(table, SABACC_OPTION_SETS).n;
    int needs = sets - table->seat[seat->seat].sets - (result == SET_WON);
    int rival_needs = sets - table->seat[1 - seat->seat].sets - (result == SET_LOST);
    if (!seat->keeps) return (int)result * SET_WHOLE / SET_WON;
    return chance_of_match(needs, rival_needs, begins_next(seat, result), strength, rival_count);
}

static void fill_worth(Seat *seat) {
    const SabaccSeat *own = &seat->table->seat[seat->seat];
    for (int mask = 0; mask < 1 << own->hand_count; mask++) {
        int strength = 0;
        for (int slot = 0; slot < own->hand_count; slot++)
            if (mask >> slot & 1) strength += strength_of(own->hand[slot]) * seat->card_part / PART;
        for (int result = 0; result < SET_RESULTS; result++)
            for (int count = 0; count < COUNTS; count++)
                seat->problem.worth[result][mask][count] =
                    (uint16_t)worth_of_end(seat, (SetResult)result, strength, count);
    }
}

static bool breaks_ties(SabaccCard card) { return card == sabacc_card_parse("tiebreaker", 10); }

/* What a card would do to a seat's table as it now is. */
static SetCard card_of(const SabaccTable *table, int seat, SabaccCard card) {
    int total = sabacc_table_total(table, seat);
    int sign = sabacc_side_has_sign(table, card) ? 1 : 0;
    return (SetCard){.adds = {(int8_t)(sabacc_table_total_with(table, seat, card, sign) - total),
                              (int8_t)(sabacc_table_total_with(table, seat, card, -sign) - total)},
                     .breaks_ties = breaks_ties(card)};
}

static void fill_main(Seat *seat) {
    const SabaccTable *table = seat->table;
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int kinds = sabacc_table_deck_list(table, cards, copies), left = 0;
    for (int kind = 0; kind < kinds; kind++) {
        for (int side = 0; side < 2; side++)
            for (int i = 0; i < table->seat[side].laid_count; i++)
                copies[kind] = (uint8_t)(copies[kind] - (table->seat[side].laid[i] == cards[kind]));
        left += copies[kind];
    }
    for (int kind = 0; kind < kinds; kind++)
        seat->problem.main[sabacc_card_value(table, seat->seat, cards[kind])] =
            ((uint32_t)copies[kind] << 16) / (uint32_t)left;
}

static bool is_seen(const SabaccTable *table, int seat, SabaccCard card) {
    const SabaccSeat *own = &table->seat[seat];
    for (int i = 0; i < own->hand_count; i++)
        if (own->hand[i] == card) return true;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < table->seat[side].laid_count; i++)
            if (table->seat[side].laid[i] == card) return true;
    return false;
}

/* The other's cards: those of the shared deck that have not been seen, or of a good side deck. */
static void fill_kinds(Seat *seat) {
    const SabaccTable *table = seat->table;
    SabaccCard kinds[SABACC_MAX_PILE];
    int count = 0;
    if (form_of(table, SABACC_OPTION_SIDE_CARDS) == SABACC_SIDE_SHARED) {
        int all = sabacc_side_list(table, kinds);
        for (int i = 0; i < all; i++)
            if (!is_seen(table, seat->seat, kinds[i])) kinds[count++] = kinds[i];
    } else if (seat->problem.rival_count > 0) {
        sabacc_side_usual(table, kinds);
        for (int i = 0; i < SABACC_SIDE_DECK; i += 2) kinds[count++] = kinds[i];
    }
    for (int i = 0; i < count; i++)
        seat->problem.kind[seat->problem.kind_count++] = card_of(table, 1 - seat->seat, kinds[i]);
}

static int at_least_0(int total) { return total < 0 ? 0 : total; }

/* How low a hand card may bring the totals. */
static int lowest_own(const Seat *seat) {
    int down = 0;
    for (int i = 0; i < seat->problem.hand_count; i++)
        if (seat->problem.hand[i].adds[1] < down) down = seat->problem.hand[i].adds[1];
    return at_least_0(seat->total + down);
}

static int lowest_rival(const Seat *seat) {
    enum { CARD = 6 };
    return at_least_0(seat->rival_total - (seat->problem.rival_count > 0 ? CARD : 0));
}

static void solve(Seat *seat) {
    const SabaccTable *table = seat->table;
    const SabaccSeat *own = &table->seat[seat->seat], *rival = &table->seat[1 - seat->seat];
    seat->problem = (SetProblem){.hand_count = own->hand_count,
                                 .rival_count = seat->heeds ? rival->hand_count : 0,
                                 .stands_on_20 = form_of(table, SABACC_OPTION_AUTO_STAND) == SABACC_ON,
                                 .may_decline = sabacc_uses(table, SABACC_VERB_NONE) &&
                                                form_of(table, SABACC_OPTION_MAIN) == SABACC_MAIN_CHOICE,
                                 .breaks_ties = sabacc_breaks_ties(table, seat->seat),
                                 .rival_breaks_ties = sabacc_breaks_ties(table, 1 - seat->seat),
                                 .rival_stands = rival->stood != 0};
    for (int i = 0; i < own->hand_count; i++)
        seat->problem.hand[i] = card_of(table, seat->seat, own->hand[i]);
    seat->total = at_least_0(sabacc_table_total(table, seat->seat));
    seat->rival_total = at_least_0(sabacc_table_total(table, 1 - seat->seat));
    fill_main(seat);
    fill_kinds(seat);
    fill_worth(seat);
    set_solve(&seat->problem, lowest_own(seat), lowest_rival(seat), &seat->values);
}

/* ---- the actions ---- */

/* Ends turns without main cards close a set: the second of two in succession (PZ-6). Found by trying. */
static bool closes(SabaccState *state) {
    static const SabaccVerb verbs[] = {SABACC_VERB_NONE, SABACC_VERB_END};
    uint8_t round = state->table.round;
    for (int i = state->table.turn.phase == SABACC_PHASE_CARD; i < 2; i++) {
        SabaccAction action = {
            .seat = (int8_t)sabacc_need(state), .verb = (uint8_t)verbs[i], .target = SABACC_NOBODY};
        if (sabacc_apply(state, &action, NULL) != SABACC_OK) return false;
    }
    return state->table.over || state->table.round != round;
}

/* How many turns in succession have been without a main card, if this one ends so. */
static int count_declined(const Seat *seat, const SabaccView *view) {
    SabaccState state;
    Rng rng = rng_of(0, 0); /* what is hidden does not matter */
    if (!seat->problem.may_decline || seat->problem.rival_stands || seat->total > SABACC_SET_POINTS) return 0;
    sabacc_sample(view, &rng, &state);
    if (closes(&state)) return 2;
    return closes(&state) ? 1 : 0;
}

typedef struct Choice {
    int value;
    SabaccAction action;
} Choice;

static void consider(Choice *best, int value, const SabaccAction *action) {
    if (value > best->value) *best = (Choice){value, *action};
}

/* With eight cards laid the next main card wins the set, if it or a hand card brings the total within 20. */
static int value_of_ninth(const Seat *seat, int mask, int total) {
    int fits = 0, count = seat->problem.rival_count;
    for (int card = 1; card <= SET_MAIN; card++) {
        bool is_within = total + card <= SABACC_SET_POINTS;
        for (int slot = 0; slot < seat->problem.hand_count; slot++)
            is_within |=
                (mask >> slot & 1) && total + card + seat->problem.hand[slot].adds[1] <= SABACC_SET_POINTS;
        fits += is_within ? (int)seat->problem.main[card] : 0;
    }
    int lost = seat->problem.worth[SET_LOST][mask][count], won = seat->problem.worth[SET_WON][mask][count];
    return lost + (int)((int64_t)(won - lost) * fits >> 16);
}

static int value_of_end(const Seat *seat, int mask, int total, int declined, int laid) {
    if (laid == SABACC_SET_CARDS - 1 && total < SABACC_SET_POINTS) return value_of_ninth(seat, mask, total);
    return set_end(&seat->values, mask, at_least_0(total), seat->rival_total, declined);
}

static int value_of_play(const Seat *seat, int slot, int total, int declined) {
    int mask = ((1 << seat->problem.hand_count) - 1) & ~(1 << slot);
    int laid = seat->table->seat[seat->seat].laid_count + 1;
    if (laid >= SABACC_SET_CARDS && total <= SABACC_SET_POINTS)
        return seat->problem.worth[SET_WON][mask][seat->problem.rival_count];
    int stand = set_stand(&seat->values, mask, at_least_0(total), seat->problem.hand[slot].breaks_ties,
                          seat->rival_total);
    int end = value_of_end(seat, mask, total, declined, laid);
    return stand > end ? stand : end;
}

static int value_of(const Seat *seat, const SabaccOffer *offer, int declined) {
    const SabaccSeat *own = &seat->table->seat[seat->seat];
    int mask = (1 << seat->problem.hand_count) - 1, total = sabacc_table_total(seat->table, seat->seat);
    int slot = offer->cards != 0 ? __builtin_ctz(offer->cards) : 0;
    switch (offer->verb) {
    case SABACC_VERB_STAND:
        return set_stand(&seat->values, mask, at_least_0(total), false, seat->rival_total);
    case SABACC_VERB_END: return value_of_end(seat, mask, total, declined, own->laid_count);
    default:
        total = sabacc_table_total_with(seat->table, seat->seat, own->hand[slot], offer->sign);
        return value_of_play(seat, slot, total, declined);
    }
}

static void consider_offer(const Seat *seat, const SabaccOffer *offer, int declined, Choice *best) {
    SabaccAction action = sabacc_offer_begin(seat->seat, offer);
    if (offer->verb == SABACC_VERB_PLAY)
        action.card = seat->table->seat[seat->seat].hand[__builtin_ctz(offer->cards)];
    consider(best, value_of(seat, offer, declined), &action);
}

/* Ties go to standing, and to a card now instead of later: who puts it off for ever stands at last (PZ-6). */
static void choose_card(const Seat *seat, const SabaccOffers *offers, int declined, Choice *best) {
    for (int i = offers->count - 1; i >= 0; i--)
        if (offers->list[i].verb != SABACC_VERB_END) consider_offer(seat, &offers->list[i], declined, best);
    consider_offer(seat, choices_offer(offers, SABACC_VERB_END), declined, best);
}

/* The best of a total: to rest on it, or a hand card. */
static int best_on(const Seat *seat, int total, int declined) {
    int mask = (1 << seat->problem.hand_count) - 1;
    int best = set_end(&seat->values, mask, total, seat->rival_total, declined);
    int stand = set_stand(&seat->values, mask, total, false, seat->rival_total);
    if (stand > best) best = stand;
    for (int slot = 0; slot < seat->problem.hand_count; slot++)
        for (int i = 0; i < 2; i++) {
            int value = value_of_play(seat, slot, total + seat->problem.hand[slot].adds[i], declined);
            if (value > best) best = value;
        }
    return best;
}

static int value_of_main(const Seat *seat) {
    int64_t sum = 0;
    for (int card = 1; card <= SET_MAIN; card++)
        sum += (int64_t)seat->problem.main[card] * best_on(seat, seat->total + card, 0);
    return (int)(sum >> 16);
}

/* To put a main card off is no better than to take it: that ties, and the main card is taken. */
static void choose_main(const Seat *seat, int declined, Choice *best) {
    SabaccAction action = {.seat = (int8_t)seat->seat, .verb = SABACC_VERB_MAIN, .target = SABACC_NOBODY};
    consider(best, value_of_main(seat), &action);
    action.verb = SABACC_VERB_NONE;
    consider(best, best_on(seat, seat->total, declined), &action);
}

/* Who has no side deck of its own brings the best one. */
static bool choose_side(const AiQuestion *question, SabaccAction *action) {
    const SabaccOffer *side = choices_offer(question->offers, SABACC_VERB_SIDE);
    if (side == NULL || question->name != NULL) return false;
    *action = sabacc_offer_begin(question->view->table.viewer, side);
    action->card_count = SABACC_SIDE_DECK;
    sabacc_side_usual(&question->view->table, action->cards);
    return true;
}

bool solver_set_suits(const SabaccTable *table) {
    return sabacc_table_game(table)->played_for.prize == SABACC_FOR_SETS && table->seats == 2;
}

/* By the values of the set. */
static void choose(const AiQuestion *question, SabaccAction *action) {
    const SabaccTable *table = &question->view->table;
    Seat seat = {.table = table,
                 .seat = table->viewer,
                 .keeps = form_of(table, SABACC_OPTION_HAND_CARDS) != SABACC_HAND_CARDS_SET,
                 .card_part = question->level == AI_MASTER ? PART : HASTY};
    seat.heeds = seat.keeps || question->level == AI_MASTER;
    solve(&seat);
    Choice best = {.value = -1};
    int declined = count_declined(&seat, question->view);
    if (choices_offer(question->offers, SABACC_VERB_MAIN) != NULL)
        choose_main(&seat, declined, &best);
    else
        choose_card(&seat, question->offers, declined, &best);
    *action = best.action;
}

/* As beginners do: plays any card that makes it good, and stands on 17. */
static void choose_eagerly(const AiQuestion *question, SabaccAction *action) {
    enum { ENOUGH = 17, GOOD = 18 };
    const SabaccTable *table = &question->view->table;
    const SabaccOffers *offers = question->offers;
    int total = sabacc_table_total(table, table->viewer), best = GOOD - 1;
    bool plays_main = choices_offer(offers, SABACC_VERB_MAIN) != NULL, is_good = total >= ENOUGH;
    SabaccVerb rests = plays_main ? SABACC_VERB_NONE : SABACC_VERB_STAND;
    SabaccVerb goes_on = plays_main ? SABACC_VERB_MAIN : SABACC_VERB_END;
    *action = (SabaccAction){.seat = table->viewer, .target = SABACC_NOBODY};
    action->verb = (uint8_t)(is_good ? rests : goes_on);
    for (int i = 0; i < offers->count && (total < GOOD || total > SABACC_SET_POINTS); i++) {
        const SabaccOffer *offer = &offers->list[i];
        if (offer->verb != SABACC_VERB_PLAY) continue;
        SabaccCard card = table->seat[table->viewer].hand[__builtin_ctz(offer->cards)];
        int with = sabacc_table_total_with(table, table->viewer, card, offer->sign);
        if (with <= best || with > SABACC_SET_POINTS) continue;
        best = with;
        *action = sabacc_offer_begin(table->viewer, offer);
        action->card = card;
    }
}

/* By rules of thumb, each set as if it were the last. */
static void choose_by_habit(const AiQuestion *question, SabaccAction *action) {
    HandEstimator estimator;
    estimator_init(&estimator, question->view);
    policy_set(&question->view->table, question->view->table.viewer, question->offers, &estimator, action);
}

bool solver_set_decide(const AiQuestion *question, SabaccAction *action) {
    bool plays_main = choices_offer(question->offers, SABACC_VERB_MAIN) != NULL;
    if (question->level == AI_MASTER && choose_side(question, action)) return true;
    if (!plays_main && choices_offer(question->offers, SABACC_VERB_END) == NULL) return false;
    switch (question->level) {
    case AI_NOVICE: choose_eagerly(question, action); return true;
    case AI_REGULAR: choose_by_habit(question, action); return true;
    default: choose(question, action); return true;
    }
}
