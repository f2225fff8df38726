#include "ai/adviser.h"

#include "ai/belief.h"
#include "ai/bettor.h"
#include "ai/choices.h"
#include "ai/guess.h"
#include "ai/playout.h"
#include "ai/trace.h"

#include <assert.h>
#include <string.h>

enum {
    HUNDRED = 100,
    SHARE_WHOLE = 1 << 14, /* a share of a whole game as it is summed: its squares must fit */
    STREAM = 211
};

/* Sums over all play-outs of one choice. */
typedef struct Weighed {
    SabaccAction action;
    int64_t sum, squares;           /* of what the seat then has */
    int64_t behind, behind_squares; /* of what the first choice brings more */
    int wins, unshown;
    int dealt, helped; /* play-outs in which it brought cards, and in which they bettered the hand */
    bool is_idle;      /* a card for another that leaves the hand as good as it was */
} Weighed;

struct Adviser {
    const AiQuestion *question;
    AdviserUnit unit;
    HandEstimator estimator;
    AiTrace trace;
    AiMemory own;
    Horizon horizon;
    bool knows_hand, is_forced;
    uint64_t key; /* of the hand as it is */
    int played, count;
    int64_t actions; /* of all play-outs so far */
    bool is_read;    /* what others hold is guessed by what they have bet */
    uint16_t guessed[SABACC_MAX_SEATS][STUDY_STRENGTHS]; /* guesses by cards alone, by strength */
    Weighed list[ADVISER_CHOICES];
    int kinds[SABACC_RANKS][2]; /* by rank, and whether bombed out: of the first choice */
};

size_t adviser_size(void) { return sizeof(Adviser); }

static const SabaccTable *table_of(const Adviser *adviser) { return &adviser->question->view->table; }
static int seat_of(const Adviser *adviser) { return table_of(adviser)->viewer; }

/* ---- what is weighed ---- */

static AdviserUnit unit_of(const SabaccTable *table) {
    if (sabacc_table_game(table)->played_for.score != NULL) return ADVISER_SHARE;
    return sabacc_plays_for_credits(table) ? ADVISER_CREDITS : ADVISER_WINS;
}

static void add(Adviser *adviser, const SabaccAction *action) {
    for (int i = 0; i < adviser->count; i++)
        if (choices_same(&adviser->list[i].action, action)) return;
    if (adviser->count < ADVISER_CHOICES) adviser->list[adviser->count++].action = *action;
}

/* The best level's choice first, then what is asked about, then all others. */
static void list_choices(Adviser *adviser, const SabaccAction *best, const SabaccAction *also) {
    const SabaccTable *table = table_of(adviser);
    const ChoicesWanted all = {
        .large_amounts = true, .free_fold = true, .call = true, .field = true, .unfield = true};
    Choices choices;
    choices_list(table, seat_of(adviser), adviser->question->offers, &all, &choices);
    add(adviser, best);
    if (also != NULL) add(adviser, also);
    for (int i = 0; i < choices.count; i++) add(adviser, &choices.list[i]);
}

/* What the best level has learnt of the table, as it decides. */
static void learn(Adviser *adviser, AiMemory *memory) {
    enum { REHEARSALS = 50 };
    const AiQuestion *question = adviser->question;
    Lesson lesson = {.view = question->view, .rehearsals = REHEARSALS, .seed = question->seed};
    playout_learn(&adviser->estimator, &lesson);
    adviser->estimator.study = study_of(memory, table_of(adviser));
}

/* ---- play-outs ---- */

static int64_t items_of(const SabaccTable *table, int seat) {
    int64_t credits = 0;
    for (int item = 0; item < SABACC_ITEMS; item++)
        credits += (int64_t)table->seat[seat].items[item] * sabacc_item_credits(table, (SabaccItem)item);
    return credits;
}

/* What it has paid to be in the next hand, into both pots (ST-2). */
static int64_t paid_for_next(const SabaccTable *table, int seat) {
    if (!seat_in(table->dealt, seat) || seat_in(table->folded, seat)) return 0;
    int64_t ante = sabacc_option(table, SABACC_OPTION_ANTE).n;
    return table->seat[seat].paid + sabacc_ante_credits(table) - ante;
}

/* What the seat owns; what it paid for the next hand is still its own. */
static int64_t credits_of(const SabaccTable *table, int seat, Horizon horizon) {
    bool is_next = table->hand != horizon.hand;
    return table->seat[seat].credits + items_of(table, seat) + (is_next ? paid_for_next(table, seat) : 0);
}

static bool has_won(const Adviser *adviser, const SabaccTable *end) {
    int seat = seat_of(adviser);
    if (sabacc_table_game(end)->played_for.by_round)
        return end->seat[seat].sets > table_of(adviser)->seat[seat].sets;
    return !horizon_goes_on(end, adviser->horizon) && seat_in(end->winners, seat);
}

static int64_t worth_of(const Adviser *adviser, const SabaccTable *end, bool won) {
    int seat = seat_of(adviser);
    switch (adviser->unit) {
    case ADVISER_SHARE: return score_of(end, seat) / (SABACC_WHOLE_SCORE / SHARE_WHOLE);
    case ADVISER_WINS: return won;
    default:
        return credits_of(end, seat, adviser->horizon) -
               credits_of(table_of(adviser), seat, adviser->horizon);
    }
}

static void note_kind(Adviser *adviser, const SabaccTable *end) {
    SabaccWorth worth;
    int seat = seat_of(adviser);
    if (seat_in(end->folded, seat) || !sabacc_seat_worth(end, seat, &worth)) return;
    bool is_bombed = seat_in(end->bombed, seat) || worth.rank == SABACC_RANK_BOMB;
    adviser->kinds[worth.rank][is_bombed]++;
}

/* A card too many is still to be given up, so the hand cannot be compared yet. */
static bool is_to_give(const SabaccState *state, int seat) {
    SabaccOffers offers;
    if (sabacc_need(state) != seat) return false;
    sabacc_legal(state, seat, &offers);
    for (int i = 0; i < offers.count; i++)
        if (offers.list[i].verb != SABACC_VERB_DISCARD) return false;
    return true;
}

/* Whether the hand with the card that the choice brings is better, or as good. A card that lies open is
 * known. */
static void note_card(const Adviser *adviser, const SabaccState *state, bool is_known, Weighed *weighed) {
    SabaccWorth worth;
    bool brings = !is_known || weighed->action.verb == SABACC_VERB_TRADE ||
                  (weighed->action.verb == SABACC_VERB_DRAW && weighed->action.pile == SABACC_PILE_DISCARD);
    if (!brings || !adviser->knows_hand || is_to_give(state, seat_of(adviser))) return;
    if (!sabacc_seat_worth(&state->table, seat_of(adviser), &worth)) return;
    weighed->dealt++;
    weighed->helped += worth.key > adviser->key;
    weighed->is_idle = is_known && worth.key == adviser->key && weighed->action.verb == SABACC_VERB_TRADE;
}

/* Cards that the choice brings are dealt. */
static int deal(Adviser *adviser, SabaccState *state, Luck *luck, Weighed *weighed) {
    SabaccAction action;
    int actions = 0, hand = adviser->horizon.hand;
    for (; sabacc_need(state) == SABACC_CROUPIER && state->table.turn.due == SABACC_DUE_DEAL; actions++) {
        luck_chance(state, luck, &action);
        SabaccError error = sabacc_apply(state, &action, NULL);
        assert(error == SABACC_OK);
    }
    if (state->table.hand == hand) note_card(adviser, state, actions == 0, weighed);
    return actions;
}

static int64_t play_choice(Adviser *adviser, const SabaccState *guess, Luck luck, int index) {
    Weighed *weighed = &adviser->list[index];
    int seat = seat_of(adviser);
    SabaccState state = *guess;
    SabaccError error = sabacc_apply(&state, &weighed->action, NULL);
    assert(error == SABACC_OK);
    adviser->actions += deal(adviser, &state, &luck, weighed);
    adviser->actions +=
        playout_run(&state, seat, adviser->horizon, &adviser->estimator, POLICY_PLAYS, luck, NULL);
    bool won = has_won(adviser, &state.table);
    int64_t worth = worth_of(adviser, &state.table, won);
    weighed->wins += won;
    weighed->unshown += won && !seat_in(state.table.shown, seat);
    weighed->sum += worth;
    weighed->squares += worth * worth;
    if (index == 0) note_kind(adviser, &state.table);
    return worth;
}

/* ---- what others may hold ---- */

static SeatMask rivals_of(const SabaccTable *table, const Adviser *adviser) {
    return (SeatMask)(sabacc_active(table) & ~seat_bit(seat_of(adviser)));
}

/* A rival has paid more than its ante: what it holds may be guessed from that. */
static bool have_bet(const Adviser *adviser) {
    const SabaccTable *table = table_of(adviser);
    int dealt = seats_count(table->dealt);
    for (SeatMask left = rivals_of(table, adviser); left != 0;)
        if ((int64_t)table->seat[seats_take(&left, 0)].paid * dealt > table->antes) return true;
    return false;
}

/* The strength of a guessed hand among all hands at this place, as they are there after their draws. */
static int strength_of(const Adviser *adviser, const SabaccTable *table, int seat) {
    const Study *study = adviser->estimator.study;
    SabaccWorth worth;
    if (!sabacc_seat_worth(table, seat, &worth)) return STUDY_STRENGTHS / 2;
    return study_strength(study, study_place(study, table), worth.key);
}

/* Cards alone make weak hands more often than players who have chosen theirs do. */
static void learn_guesses(Adviser *adviser) {
    enum { READING = 256 };
    const Study *study = adviser->estimator.study;
    const SabaccTable *table = table_of(adviser);
    adviser->is_read = study != NULL && study->bets != NULL && study->place_count > 0 && have_bet(adviser);
    for (int i = 0; i < READING && adviser->is_read; i++) {
        Rng rng = rng_of(adviser->question->seed + (uint64_t)i, STREAM + 1);
        SabaccState guess;
        guess_at(adviser->question->view, &rng, &guess);
        for (SeatMask left = rivals_of(table, adviser); left != 0;) {
            int seat = seats_take(&left, 0);
            adviser->guessed[seat][strength_of(adviser, &guess.table, seat)]++;
        }
    }
}

/* How likely the seats hold this, compared with the cards alone (GuessWeight). */
static int64_t weight_of(const void *context, const SabaccTable *table) {
    enum { EVEN = 1 << 20, MAX = 1 << 27 };
    const Adviser *adviser = context;
    const Study *study = adviser->estimator.study;
    int64_t weight = EVEN;
    for (SeatMask left = rivals_of(table, adviser); left != 0;) {
        int seat = seats_take(&left, 0);
        int guessed = 1 + adviser->guessed[seat][strength_of(adviser, table, seat)];
        weight = weight * belief_weight(study, table, seat) / CHANCE_ONE * STUDY_STRENGTHS / guessed;
        weight = weight < 1 ? 1 : weight > MAX ? MAX : weight;
    }
    return weight;
}

static void guess(const Adviser *adviser, Rng *rng, SabaccState *guess) {
    enum { GUESSES = 8 };
    if (adviser->is_read)
        guess_weighed(adviser->question->view, GUESSES, weight_of, adviser, rng, guess);
    else
        guess_at(adviser->question->view, rng, guess);
}

bool adviser_begin(Adviser *adviser, const AiQuestion *question, const SabaccAction *also) {
    memset(adviser, 0, sizeof *adviser);
    adviser->question = question;
    AiQuestion best = *question;
    best.level = AI_MASTER;
    best.effort = ai_effort(AI_MASTER);
    best.name = NULL;
    best.trace = &adviser->trace;
    if (best.memory == NULL) best.memory = &adviser->own;
    SabaccAction action;
    if (!ai_decide(&best, &action)) return false;
    const SabaccTable *table = table_of(adviser);
    SabaccWorth worth;
    adviser->unit = unit_of(table);
    adviser->horizon = horizon_of(table);
    adviser->is_forced = choices_are_forced(question->offers);
    adviser->knows_hand = sabacc_seat_worth(table, table->viewer, &worth);
    if (adviser->knows_hand) adviser->key = worth.key;
    learn(adviser, best.memory);
    learn_guesses(adviser);
    list_choices(adviser, &action, also);
    return true;
}

static void play_all(Adviser *adviser) {
    Rng rng = rng_of(adviser->question->seed + (uint64_t)adviser->played++, STREAM);
    SabaccState state;
    guess(adviser, &rng, &state);
    Luck luck = luck_of((uint64_t)rng_next(&rng) << 32 | rng_next(&rng));
    int64_t first = play_choice(adviser, &state, luck, 0);
    for (int i = 1; i < adviser->count; i++) {
        int64_t behind = first - play_choice(adviser, &state, luck, i);
        adviser->list[i].behind += behind;
        adviser->list[i].behind_squares += behind * behind;
    }
}

/* ---- the report ---- */

static int64_t root_of(int64_t square) {
    int64_t root = 0;
    for (int64_t bit = INT64_C(1) << 31; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= square) root += bit;
    return root;
}

/* What hundredths of the unit are in the sums; and the square of that. */
typedef struct Parts {
    int64_t times, over, square_times, square_over;
} Parts;

static Parts parts_of(AdviserUnit unit) {
    static const Parts parts[] = {
        [ADVISER_CREDITS] = {HUNDRED, 1, HUNDRED * HUNDRED, 1},
        [ADVISER_SHARE] = {ADVISER_WHOLE, SHARE_WHOLE, 3725, 10000}, /* (10000 / 16384)² */
        [ADVISER_WINS] = {ADVISER_WHOLE, 1, (int64_t)ADVISER_WHOLE * ADVISER_WHOLE, 1},
    };
    return parts[unit];
}

static int64_t rounded(int64_t value, int64_t by) { return (value + (value >= 0 ? by / 2 : -by / 2)) / by; }

static int64_t mean_of(const Adviser *adviser, int64_t sum) {
    Parts parts = parts_of(adviser->unit);
    return rounded(sum * parts.times, parts.over * adviser->played);
}

/* 1.96 times the root of the variance of a mean, `spread` / `count` / `by`, to the nearest. */
static int64_t interval(int64_t spread, int64_t count, int64_t by) {
    enum { SQUARE = 38416, PARTS = 10000, FINER = 20 }; /* of 1.96 */
    const int64_t small = INT64_C(1) << 47;
    if (spread < small) /* many play-outs may leave less than 1 of it */
        return (root_of(spread * SQUARE / PARTS * FINER * FINER / count / by) + FINER / 2) / FINER;
    int64_t variance = spread / count / by;
    return root_of(variance < INT64_MAX / SQUARE ? variance * SQUARE / PARTS : variance / PARTS * SQUARE);
}

static int64_t error_of(const Adviser *adviser, int64_t sum, int64_t squares) {
    const int64_t small = INT64_C(1) << 34; /* that times the greatest square fits */
    Parts parts = parts_of(adviser->unit);
    int64_t count = adviser->played;
    if (count < 2) return 0;
    int64_t mean = sum / count, rest = sum - mean * count;
    int64_t spread = squares - mean * mean * count - 2 * mean * rest - rest * rest / count;
    if (spread < small) return interval(spread * parts.square_times / parts.square_over, count, count - 1);
    return interval(spread / count * parts.square_times / parts.square_over, 1, count - 1);
}

static int share_of(int64_t part, int64_t whole) {
    return whole > 0 ? (int)rounded(part * ADVISER_WHOLE, whole) : 0;
}

/* Of a chance. What never happened, or always, may still do otherwise: once in a third of the play-outs. */
static int win_error(const Adviser *adviser, int64_t wins) {
    enum { THIRD = 3 };
    int64_t count = adviser->played, share = share_of(wins, count);
    if (wins == 0 || wins == count) return (int)(THIRD * ADVISER_WHOLE / (count + THIRD));
    return (int)interval(share * (ADVISER_WHOLE - share), count, 1);
}

static Advice advice_of(const Adviser *adviser, int index) {
    const Weighed *weighed = &adviser->list[index];
    int64_t count = adviser->played;
    return (Advice){.action = weighed->action,
                    .worth = mean_of(adviser, weighed->sum),
                    .worth_error = error_of(adviser, weighed->sum, weighed->squares),
                    .behind = mean_of(adviser, weighed->behind),
                    .behind_error = error_of(adviser, weighed->behind, weighed->behind_squares),
                    .win = share_of(weighed->wins, count),
                    .win_error = win_error(adviser, weighed->wins),
                    .unshown = share_of(weighed->unshown, count),
                    .helps = weighed->dealt > 0 ? share_of(weighed->helped, weighed->dealt) : -1,
                    .often = -1,
                    .is_usual = index == 0};
}

/* What a solver has counted out takes the place of what play-outs of a lesser mind came to. */
static void take_counted(const Adviser *adviser, Advice *advice) {
    const AiTrace *trace = &adviser->trace;
    for (int i = 0; i < trace->chance_count; i++) {
        if (!choices_same(&trace->chance[i].action, &advice->action)) continue;
        int64_t stake = sabacc_option(table_of(adviser), SABACC_OPTION_STAKE).n;
        int64_t whole = adviser->unit == ADVISER_CREDITS ? 2 * stake * HUNDRED : ADVISER_WHOLE;
        advice->worth = rounded(trace->chance[i].wins * whole, TRACE_SURE);
        advice->win = (int)rounded((int64_t)trace->chance[i].wins * ADVISER_WHOLE, TRACE_SURE);
        advice->worth_error = advice->win_error = advice->unshown = 0;
    }
}

/* The first choice has been taken as it is counted; so is what others bring less. */
static void take_all_counted(const Adviser *adviser, AdviserReport *report) {
    if (adviser->trace.chance_count == 0) return;
    for (int i = 0; i < report->count; i++) {
        report->list[i].behind = report->list[0].worth - report->list[i].worth;
        report->list[i].behind_error = 0;
    }
}

/* The others by worth; equal ones by the chance to win, then in their order. */
static void insert(AdviserReport *report, const Advice *advice) {
    int at = report->count++;
    for (; at > 1; at--) {
        const Advice *above = &report->list[at - 1];
        bool is_better =
            advice->worth != above->worth ? advice->worth > above->worth : advice->win > above->win;
        if (!is_better) break;
        report->list[at] = *above;
    }
    report->list[at] = *advice;
}

static void insert_kind(AdviserReport *report, AdviserKind kind) {
    if (report->kind_count == ADVISER_KINDS && report->kind[ADVISER_KINDS - 1].share >= kind.share) return;
    int at = report->kind_count < ADVISER_KINDS ? report->kind_count++ : ADVISER_KINDS - 1;
    for (; at > 0 && report->kind[at - 1].share < kind.share; at--) report->kind[at] = report->kind[at - 1];
    report->kind[at] = kind;
}

static void report_kinds(const Adviser *adviser, AdviserReport *report) {
    int64_t sum = 0;
    for (int rank = 0; rank < SABACC_RANKS; rank++) sum += adviser->kinds[rank][0] + adviser->kinds[rank][1];
    for (int rank = 0; rank < SABACC_RANKS; rank++)
        for (int bombed = 0; bombed < 2; bombed++)
            if (adviser->kinds[rank][bombed] > 0)
                insert_kind(report, (AdviserKind){.rank = (uint8_t)rank,
                                                  .is_bombed = bombed == 1,
                                                  .share = share_of(adviser->kinds[rank][bombed], sum)});
}

static bool is_stopped(const AiQuestion *question) {
    return question->stop != NULL && atomic_load_explicit(question->stop, memory_order_relaxed);
}

bool adviser_play(Adviser *adviser, int playouts) {
    for (int i = 0; i < playouts; i++) {
        if (is_stopped(adviser->question)) return false;
        play_all(adviser);
    }
    return true;
}

static int quick(const Adviser *adviser) {
    enum { LEAST = 24 };
    int64_t each = adviser->actions / adviser->played;
    int64_t fits = ADVISER_ACTIONS / (each > 0 ? each : 1);
    return (int)(fits < LEAST ? LEAST : fits > ADVISER_FIRST ? ADVISER_FIRST : fits);
}

bool adviser_play_first(Adviser *adviser, int hundredths) {
    enum { TRIAL = 8 };
    return adviser_play(adviser, TRIAL) && adviser_play(adviser, quick(adviser) * hundredths / HUNDRED);
}

/* ---- bets ---- */

/* The act nearest to what an action adds. */
static BettingAct act_of(const BettingSight *sight, const SabaccTable *table, const SabaccAction *action) {
    if (action->verb == SABACC_VERB_FOLD) return BETTING_FOLD;
    if (action->verb == SABACC_VERB_CHECK || action->verb == SABACC_VERB_MATCH) return BETTING_CALL;
    int64_t adds = (int64_t)action->amount - table->turn.level, nearest = INT64_MAX;
    BettingAct found = BETTING_HALF;
    for (int act = BETTING_HALF; act < BETTING_ACTS; act++) {
        int64_t apart = betting_adds(sight, (BettingAct)act) - adds;
        if (apart < 0) apart = -apart;
        if (apart >= nearest) continue;
        nearest = apart;
        found = (BettingAct)act;
    }
    return found;
}

static bool is_of_bets(const SabaccAction *action) {
    static const uint64_t verbs = UINT64_C(1) << SABACC_VERB_FOLD | UINT64_C(1) << SABACC_VERB_CHECK |
                                  UINT64_C(1) << SABACC_VERB_MATCH | UINT64_C(1) << SABACC_VERB_BET |
                                  UINT64_C(1) << SABACC_VERB_RAISE;
    return verbs >> action->verb & 1;
}

/* The best level finds it by fewer play-outs: what these show to be better beyond chance, it does too. */
static void report_searched(AdviserReport *report) {
    for (int i = 1; i < report->count; i++) {
        Advice *advice = &report->list[i];
        advice->is_usual = advice->behind + advice->behind_error < 0;
    }
}

/* Whatever the tables do at least once in ten such hands is as good as what they do most. */
static void report_usual(const Adviser *adviser, AdviserReport *report) {
    enum { ONE_IN = 10 };
    const SabaccTable *table = table_of(adviser);
    if (adviser->trace.ground == AI_GROUND_PLAYOUTS && !choices_are_bet(adviser->question->offers))
        report_searched(report);
    if (adviser->trace.ground != AI_GROUND_TABLE) return;
    BettingSight sight;
    Temperament temperament = temperament_of(NULL);
    int weights[BETTING_ACTS], sum = 0;
    bool may_raise = choices_offer(adviser->question->offers, SABACC_VERB_BET) != NULL ||
                     choices_offer(adviser->question->offers, SABACC_VERB_RAISE) != NULL;
    bettor_sight(table, seat_of(adviser), adviser->estimator.study, &sight);
    int64_t most = may_raise ? bettor_most(table, seat_of(adviser), &temperament, &sight) : -1;
    bettor_weights(adviser->estimator.study, &temperament, &sight, most, weights);
    for (int act = 0; act < BETTING_ACTS; act++) sum += weights[act];
    for (int i = 0; i < report->count && sum > 0; i++) {
        Advice *advice = &report->list[i];
        if (!is_of_bets(&advice->action)) continue;
        int weight = weights[act_of(&sight, table, &advice->action)];
        advice->often = weight * HUNDRED / sum;
        advice->is_usual |= weight * ONE_IN >= sum;
    }
}

static void swap(AdviserReport *report, int one, int other) {
    Advice kept = report->list[one];
    report->list[one] = report->list[other];
    report->list[other] = kept;
}

/* What was the first goes to its place by worth. */
static void lead_with(AdviserReport *report, int at) {
    const Advice *list = report->list;
    if (at == 0) return;
    swap(report, 0, at);
    for (; at > 1 && list[at].worth > list[at - 1].worth; at--) swap(report, at, at - 1);
    for (; at + 1 < report->count && list[at].worth < list[at + 1].worth; at++) swap(report, at, at + 1);
}

/* Of what the best level may do, what came out best comes first. */
static void lead_with_best(AdviserReport *report) {
    const Advice *list = report->list;
    int at = 0;
    for (int i = 1; i < report->count; i++)
        if (list[i].is_usual && list[i].worth > list[at].worth) at = i;
    lead_with(report, at);
}

static bool keeps_hand(const SabaccAction *action) {
    return action->verb == SABACC_VERB_STAND || action->verb == SABACC_VERB_PASS ||
           action->verb == SABACC_VERB_DONE || action->verb == SABACC_VERB_CHECK;
}

static bool is_idle_choice(const Adviser *adviser, const SabaccAction *action) {
    for (int i = 0; i < adviser->count; i++)
        if (choices_same(&adviser->list[i].action, action)) return adviser->list[i].is_idle;
    return false;
}

/* Ties go to the simplest act: keeping the hand comes before whatever always came out the same, and before a
 * card for another that leaves the hand as good, unless that is surely worth more. */
static void lead_with_simplest(const Adviser *adviser, AdviserReport *report) {
    const Advice *list = report->list;
    bool is_idle = is_idle_choice(adviser, &list[0].action);
    if (keeps_hand(&list[0].action) || is_of_bets(&list[0].action)) return;
    for (int i = 1; i < report->count; i++) {
        int64_t more = list[0].worth - list[i].worth, error = list[0].behind_error + list[i].behind_error;
        if (!keeps_hand(&list[i].action) || more > (is_idle ? error : 0)) continue;
        if (!is_idle && (error > 0 || list[0].win > list[i].win)) continue;
        report->list[i].is_usual = true;
        lead_with(report, i);
        return;
    }
}

static void report_bet(const Adviser *adviser, AdviserReport *report) {
    ChoicesPrice price = choices_price(table_of(adviser), seat_of(adviser));
    report->is_bet = choices_are_bet(adviser->question->offers);
    if (!report->is_bet) return;
    report->pot = price.pot;
    report->owed = price.owed;
    report->price = price.percent;
}

static int beats_of(const Adviser *adviser) {
    const Study *study = adviser->estimator.study;
    if (!adviser->knows_hand || study == NULL || study->place_count == 0) return -1;
    int place = study_place(study, table_of(adviser));
    return study_strength(study, place, adviser->key) * HUNDRED / STUDY_STRENGTHS;
}

void adviser_report(const Adviser *adviser, AdviserReport *report) {
    assert(adviser->played > 0);
    memset(report, 0, sizeof *report);
    report->unit = (uint8_t)adviser->unit;
    report->playouts = adviser->played;
    report->is_forced = adviser->is_forced;
    report->has_sets = sabacc_table_game(table_of(adviser))->played_for.by_round;
    for (int i = 0; i < adviser->count; i++) {
        Advice advice = advice_of(adviser, i);
        take_counted(adviser, &advice);
        insert(report, &advice);
    }
    take_all_counted(adviser, report);
    report_kinds(adviser, report);
    report_usual(adviser, report);
    lead_with_best(report);
    lead_with_simplest(adviser, report);
    report_bet(adviser, report);
    report->beats = beats_of(adviser);
}

void adviser_keep_first(AdviserReport *report, const SabaccAction *before) {
    const Advice *kept = adviser_find(report, before), *first = &report->list[0];
    if (kept == NULL || kept == first) return;
    bool is_as_good =
        kept->is_usual || first->worth - kept->worth <= first->behind_error + kept->behind_error;
    if (is_as_good) lead_with(report, (int)(kept - report->list));
}

const Advice *adviser_find(const AdviserReport *report, const SabaccAction *action) {
    for (int i = 0; i < report->count; i++)
        if (choices_same(&report->list[i].action, action)) return &report->list[i];
    return NULL;
}
