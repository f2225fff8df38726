/* What an adviser tells of its sums. */
#include "ai/adviser.h"

#include "ai/adviser_private.h"
#include "ai/bettor.h"
#include "ai/choices.h"
#include "ai/recall.h"

#include <assert.h>
#include <string.h>

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
        int64_t stake = sabacc_option(adviser_table(adviser), SABACC_OPTION_STAKE).n;
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
    const SabaccTable *table = adviser_table(adviser);
    if (adviser->trace.ground == AI_GROUND_PLAYOUTS && !choices_are_bet(adviser->question->offers))
        report_searched(report);
    if (adviser->trace.ground != AI_GROUND_TABLE) return;
    BettingSight sight;
    Temperament temperament = temperament_of(NULL);
    int weights[BETTING_ACTS], sum = 0;
    bool may_raise = choices_offer(adviser->question->offers, SABACC_VERB_BET) != NULL ||
                     choices_offer(adviser->question->offers, SABACC_VERB_RAISE) != NULL;
    bettor_sight(table, adviser_seat(adviser), adviser->estimator.study, &sight);
    recall_sight(adviser->estimator.study, table, adviser_seat(adviser), &sight); /* as the master does */
    int64_t most = may_raise ? bettor_most(table, adviser_seat(adviser), &temperament, &sight) : -1;
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
    ChoicesPrice price = choices_price(adviser_table(adviser), adviser_seat(adviser));
    report->is_bet = choices_are_bet(adviser->question->offers);
    if (!report->is_bet) return;
    report->pot = price.pot;
    report->owed = price.owed;
    report->price = price.percent;
}

static int beats_of(const Adviser *adviser) {
    const Study *study = adviser->estimator.study;
    if (!adviser->knows_hand || study == NULL || study->place_count == 0) return -1;
    int place = study_place(study, adviser_table(adviser));
    return study_strength(study, place, adviser->key) * HUNDRED / STUDY_STRENGTHS;
}

void adviser_report(const Adviser *adviser, AdviserReport *report) {
    assert(adviser->played > 0);
    memset(report, 0, sizeof *report);
    report->unit = (uint8_t)adviser->unit;
    report->playouts = adviser->played;
    report->is_forced = adviser->is_forced;
    report->has_sets = sabacc_table_game(adviser_table(adviser))->played_for.by_round;
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
