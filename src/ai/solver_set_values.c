#include "ai/solver_set.h"

enum { GOAL = SABACC_SET_POINTS, MAX_DRAWN = GOAL + SET_MAIN, ONE = 1 << 16 };

typedef struct Range {
    int own, rival; /* the lowest totals */
} Range;

/* A layer that is being computed: `count` cards are left to the other; `below` is that of one fewer. */
typedef struct Work {
    SetValues *values;
    const SetProblem *problem;
    SetLayer *layer;
    const SetLayer *below;
    Range from;
    int count;
} Work;

static int max_of(int one, int other) { return one > other ? one : other; }
static int min_of(int one, int other) { return one < other ? one : other; }

static int score_on(int total, bool breaks_ties) { return 2 * total + breaks_ties; }

static SetResult compare(int score, int rival) {
    return score > rival ? SET_WON : score < rival ? SET_LOST : SET_TIED;
}

static int worth_of(const Work *work, int mask, int count, SetResult result) {
    return work->problem->worth[result][mask][count];
}

/* The mean over the main cards of what follows a total. */
static int mean_after(const SetProblem *problem, const uint16_t *after, int total) {
    uint64_t sum = 0;
    for (int card = 1; card <= SET_MAIN; card++) sum += (uint64_t)problem->main[card] * after[total + card];
    return (int)(sum >> 16);
}

/* ---- own turns ---- */

/* What may be done without a hand card, to be compared: to stand, or to go on. */
typedef struct Rest {
    const uint16_t *stand; /* by score */
    int stand_step;        /* from one score to the next */
    const uint16_t *end;   /* by total */
    int end_step;
} Rest;

static int rest_on(const Work *work, const Rest *rest, int total, bool breaks_ties) {
    int score = score_on(total, breaks_ties || work->problem->breaks_ties);
    int stand = rest->stand[score * rest->stand_step];
    bool goes_on = total < GOAL || !work->problem->stands_on_20;
    return goes_on ? max_of(stand, rest->end[total * rest->end_step]) : stand;
}

static int lost_by(const Work *work, int mask, int count) { return worth_of(work, mask, count, SET_LOST); }

/* The best of resting on a total, and of every hand card. `rests` has one for each set of cards left. */
static int own_best(const Work *work, const Rest *rests, int mask, int total, int count) {
    int best = total <= GOAL ? rest_on(work, &rests[mask], total, false) : lost_by(work, mask, count);
    for (int left = mask; left != 0; left &= left - 1) {
        int slot = __builtin_ctz((unsigned)left), after = mask & ~(1 << slot);
        const SetCard *card = &work->problem->hand[slot];
        for (int i = 0; i < 2; i++) {
            int sum = total + card->adds[i];
            if (sum < work->from.own || sum > GOAL || (i == 1 && card->adds[1] == card->adds[0])) continue;
            best = max_of(best, rest_on(work, &rests[after], sum, card->breaks_ties));
        }
    }
    return best;
}

/* The other stands on a score: what standing on each of one's own comes to. */
static void compare_all(const Work *work, int mask, int rival, uint16_t stand[SET_SCORES]) {
    for (int score = 0; score < SET_SCORES; score++)
        stand[score] = (uint16_t)worth_of(work, mask, work->count, compare(score, rival));
}

static void solve_own_alone(const Work *work, int mask) {
    for (int rival = score_on(work->from.rival, false); rival < SET_SCORES; rival++) {
        uint16_t stand[SET_MASKS][SET_SCORES], after[MAX_DRAWN + 1];
        Rest rests[SET_MASKS];
        for (int part = mask;; part = (part - 1) & mask) {
            compare_all(work, part, rival, stand[part]);
            rests[part] = (Rest){stand[part], 1, &work->layer->own_alone[part][0][rival], SET_SCORES};
            if (part == 0) break;
        }
        for (int total = GOAL + 1; total <= MAX_DRAWN; total++)
            after[total] = (uint16_t)own_best(work, rests, mask, total, work->count);
        for (int total = GOAL; total >= work->from.own; total--) {
            uint16_t *value = &work->layer->own_alone[mask][total][rival];
            *value = (uint16_t)mean_after(work->problem, after, total);
            int best = own_best(work, rests, mask, total, work->count);
            if (work->problem->may_decline) *value = (uint16_t)max_of(*value, best);
            after[total] = (uint16_t)best;
        }
    }
}

/* ---- the other's turns: it has the cards that it has by chance, and takes what is worst for us ---- */

/* As `rests` above, without and with a card less. */
typedef struct RivalRest {
    Rest with, without;
    int lost; /* by it: what is then won */
} RivalRest;

static int rival_rest_on(const Work *work, const Rest *rest, int total, bool breaks_ties) {
    int score = score_on(total, breaks_ties || work->problem->rival_breaks_ties);
    int stand = rest->stand[score * rest->stand_step];
    bool goes_on = total < GOAL || !work->problem->stands_on_20;
    return goes_on ? min_of(stand, rest->end[total * rest->end_step]) : stand;
}

static int rival_playing(const Work *work, const RivalRest *rest, const SetCard *card, int total) {
    int worst = SET_WHOLE;
    for (int i = 0; i < 2; i++) {
        int sum = total + card->adds[i];
        if (sum < work->from.rival || sum > GOAL || (i == 1 && card->adds[1] == card->adds[0])) continue;
        worst = min_of(worst, rival_rest_on(work, &rest->without, sum, card->breaks_ties));
    }
    return worst;
}

/* Sorted, those below `bound` only; returns how many. */
static int list_plays(const Work *work, const RivalRest *rest, int total, int bound, int plays[SET_KINDS]) {
    int count = 0;
    for (int kind = 0; kind < work->problem->kind_count; kind++) {
        int value = rival_playing(work, rest, &work->problem->kind[kind], total), at = count;
        if (value >= bound) continue;
        for (; at > 0 && plays[at - 1] > value; at--) plays[at] = plays[at - 1];
        plays[at] = value;
        count++;
    }
    return count;
}

static int rival_best(const Work *work, const RivalRest *rest, int total) {
    int bare = total <= GOAL ? rival_rest_on(work, &rest->with, total, false) : rest->lost;
    int plays[SET_KINDS];
    int count = work->count > 0 ? list_plays(work, rest, total, bare, plays) : 0;
    uint64_t sum = 0;
    for (int i = 0; i < count; i++) {
        uint32_t chance = work->values->lacks[i][work->count] - work->values->lacks[i + 1][work->count];
        sum += (uint64_t)chance * (uint32_t)plays[i];
    }
    return (int)((sum + (uint64_t)work->values->lacks[count][work->count] * (uint32_t)bare) >> 16);
}

static void solve_rival_alone(const Work *work, int mask) {
    for (int own = score_on(work->from.own, false); own < SET_SCORES; own++) {
        uint16_t stand[2][SET_SCORES], after[MAX_DRAWN + 1];
        for (int score = 0; score < SET_SCORES; score++)
            for (int less = 0; less < 2 && less <= work->count; less++)
                stand[less][score] = (uint16_t)worth_of(work, mask, work->count - less, compare(own, score));
        RivalRest rest = {.with = {stand[0], 1, work->layer->rival_alone[mask][own], 1},
                          .without = {stand[1], 1, work->below->rival_alone[mask][own], 1},
                          .lost = worth_of(work, mask, work->count, SET_WON)};
        for (int total = GOAL + 1; total <= MAX_DRAWN; total++)
            after[total] = (uint16_t)rival_best(work, &rest, total);
        for (int total = GOAL; total >= work->from.rival; total--) {
            uint16_t *value = &work->layer->rival_alone[mask][own][total];
            *value = (uint16_t)mean_after(work->problem, after, total);
            int best = rival_best(work, &rest, total);
            if (work->problem->may_decline) *value = (uint16_t)min_of(*value, best);
            after[total] = (uint16_t)best;
        }
    }
}

/* ---- turns while neither stands ---- */

/* What each total leads to after a main card, by the other's total. */
typedef struct After {
    uint16_t own[SET_TOTALS][MAX_DRAWN + 1], rival[SET_TOTALS][MAX_DRAWN + 1];
} After;

/* `declined`: 0 after a main card, 1 after the first of two turns without. */
static int own_after(const Work *work, int mask, int total, int rival, int declined) {
    Rest rests[SET_MASKS];
    for (int part = mask;; part = (part - 1) & mask) {
        rests[part] = (Rest){&work->layer->rival_alone[part][0][rival], SET_TOTALS,
                             &work->layer->rival[declined][part][0][rival], SET_TOTALS};
        if (part == 0) break;
    }
    return own_best(work, rests, mask, total, work->count);
}

static int rival_after(const Work *work, int mask, int own, int total, int declined) {
    RivalRest rest = {
        .with = {work->layer->own_alone[mask][own], 1, work->layer->own[declined][mask][own], 1},
        .without = {work->below->own_alone[mask][own], 1, work->below->own[declined][mask][own], 1},
        .lost = worth_of(work, mask, work->count, SET_WON)};
    return rival_best(work, &rest, total);
}

/* The second turn without a main card: all stand at its end. */
static int own_closing(const Work *work, int mask, int total, int rival) {
    Rest rests[SET_MASKS];
    for (int part = mask;; part = (part - 1) & mask) {
        const uint16_t *stand = work->layer->closing[part][rival];
        rests[part] = (Rest){stand, 1, stand, 2};
        if (part == 0) break;
    }
    return own_best(work, rests, mask, total, work->count);
}

static int rival_closing(const Work *work, int mask, int own, int total) {
    const uint16_t *with = work->layer->rival_closing[mask][own];
    const uint16_t *without = work->below->rival_closing[mask][own];
    RivalRest rest = {.with = {with, 1, with, 2},
                      .without = {without, 1, without, 2},
                      .lost = worth_of(work, mask, work->count, SET_WON)};
    return rival_best(work, &rest, total);
}

/* What it comes to that both stand. */
static void fill_closing(const Work *work, int mask) {
    for (int total = 0; total < SET_TOTALS; total++)
        for (int score = 0; score < SET_SCORES; score++) {
            int rival = score_on(total, work->problem->rival_breaks_ties);
            int own = score_on(total, work->problem->breaks_ties);
            work->layer->closing[mask][total][score] =
                (uint16_t)worth_of(work, mask, work->count, compare(score, rival));
            work->layer->rival_closing[mask][total][score] =
                (uint16_t)worth_of(work, mask, work->count, compare(own, score));
        }
}

static void solve_cell(const Work *work, int mask, int own, int rival, After *after) {
    SetLayer *layer = work->layer;
    int drawn = mean_after(work->problem, after->own[rival], own);
    int rival_drawn = mean_after(work->problem, after->rival[own], rival);
    if (work->problem->may_decline) { /* after a turn without a main card first: less is to come of it */
        layer->own[1][mask][own][rival] = (uint16_t)max_of(drawn, own_closing(work, mask, own, rival));
        layer->rival[1][mask][own][rival] =
            (uint16_t)min_of(rival_drawn, rival_closing(work, mask, own, rival));
        drawn = max_of(drawn, own_after(work, mask, own, rival, 1));
        rival_drawn = min_of(rival_drawn, rival_after(work, mask, own, rival, 1));
    }
    layer->own[0][mask][own][rival] = (uint16_t)drawn;
    layer->rival[0][mask][own][rival] = (uint16_t)rival_drawn;
    after->own[rival][own] = (uint16_t)own_after(work, mask, own, rival, 0);
    after->rival[own][rival] = (uint16_t)rival_after(work, mask, own, rival, 0);
}

/* Every turn adds to a total or uses a card: from high sums of totals to low ones. */
static void solve_together(const Work *work, int mask) {
    After after;
    for (int other = 0; other <= GOAL; other++)
        for (int total = GOAL + 1; total <= MAX_DRAWN; total++) {
            after.own[other][total] = (uint16_t)own_after(work, mask, total, other, 0);
            after.rival[other][total] = (uint16_t)rival_after(work, mask, other, total, 0);
        }
    for (int sum = 2 * GOAL; sum >= work->from.own + work->from.rival; sum--)
        for (int own = max_of(sum - GOAL, work->from.own); own <= GOAL && sum - own >= work->from.rival;
             own++)
            solve_cell(work, mask, own, sum - own, &after);
}

/* ---- all of it ---- */

static void fill_lacks(SetValues *values) {
    int kinds = values->problem->kind_count;
    for (int some = 0; some <= kinds; some++) {
        uint32_t chance = ONE;
        for (int cards = 0; cards <= SET_HAND; cards++) {
            values->lacks[some][cards] = chance;
            chance = chance * (uint32_t)(kinds - some) / (uint32_t)max_of(kinds, 1);
        }
    }
}

void set_solve(const SetProblem *problem, int lowest, int rival_lowest, SetValues *values) {
    values->problem = problem;
    fill_lacks(values);
    Work work = {.values = values, .problem = problem, .from = {lowest, rival_lowest}};
    int masks = 1 << problem->hand_count;
    work.count = problem->rival_stands ? problem->rival_count : 0;
    for (; work.count <= problem->rival_count; work.count++) {
        work.layer = &values->layer[work.count % 2];
        work.below = &values->layer[1 - work.count % 2];
        for (int mask = 0; mask < masks; mask++) {
            fill_closing(&work, mask);
            solve_own_alone(&work, mask);
            if (problem->rival_stands) continue;
            solve_rival_alone(&work, mask);
            solve_together(&work, mask);
        }
    }
}

/* ---- reading them ---- */

static const SetLayer *top_of(const SetValues *values) {
    return &values->layer[values->problem->rival_count % 2];
}

static int worth_at(const SetValues *values, int mask, SetResult result) {
    return values->problem->worth[result][mask][values->problem->rival_count];
}

int set_stand(const SetValues *values, int mask, int total, bool breaks_ties, int rival) {
    const SetProblem *problem = values->problem;
    if (total > GOAL) return worth_at(values, mask, SET_LOST);
    int score = score_on(total, breaks_ties || problem->breaks_ties);
    if (problem->rival_stands)
        return worth_at(values, mask, compare(score, score_on(rival, problem->rival_breaks_ties)));
    return top_of(values)->rival_alone[mask][score][rival];
}

int set_end(const SetValues *values, int mask, int total, int rival, int declined) {
    const SetProblem *problem = values->problem;
    int score = score_on(rival, problem->rival_breaks_ties);
    if (total > GOAL) return worth_at(values, mask, SET_LOST);
    if (total == GOAL && problem->stands_on_20) return set_stand(values, mask, total, false, rival);
    if (declined >= 2) return worth_at(values, mask, compare(score_on(total, problem->breaks_ties), score));
    if (problem->rival_stands) return top_of(values)->own_alone[mask][total][score];
    return top_of(values)->rival[declined][mask][total][rival];
}
