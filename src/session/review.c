#include "session/review.h"

#include "base/memory.h"
#include "session/advice_words.h"

#include <stdlib.h>
#include <string.h>

enum { HUNDRED = 100, WHOLE = ADVISER_WHOLE };

/* ---- one decision ---- */

/* At 1.64 standard errors: one in twenty is taken for dearer than it is. */
static bool is_told_apart(const Advice *advice) {
    enum { OF_INTERVAL = 84 };
    return advice->behind > 0 && advice->behind * HUNDRED > advice->behind_error * OF_INTERVAL;
}

/* Not less than what is paid to be in the hand, so that no choice about nothing is dear. */
static int64_t stake_of(const AdviserReport *report, const SabaccTable *table) {
    if (report->unit != ADVISER_CREDITS) return WHOLE;
    int64_t pot = (int64_t)table->hand_pot + (table->turn.level - table->seat[table->viewer].bet);
    int64_t ante = sabacc_ante_credits(table);
    int64_t least = ante > 1 ? ante : 1;
    return (pot > least ? pot : least) * HUNDRED;
}

static void judge(const AdviserReport *report, const SabaccTable *table, const char *const *names,
                  ReviewDecision *reviewed) {
    const Advice *did = adviser_find(report, &reviewed->did);
    bool is_worse = did != NULL && did != &report->list[0] && !did->is_usual && is_told_apart(did);
    reviewed->lost = is_worse ? did->behind : 0;
    reviewed->best = is_worse || did == NULL ? report->list[0].action : reviewed->did;
    reviewed->pot = stake_of(report, table);
    int64_t share = reviewed->lost * WHOLE / reviewed->pot;
    reviewed->share = (int)(share < WHOLE ? share : WHOLE);
    Text why = text_over(reviewed->why, sizeof reviewed->why);
    advice_reason(report, is_worse || did == NULL ? 0 : (int)(did - report->list), table, names, &why);
}

static bool weigh(Adviser *adviser, const AiQuestion *question, const SabaccAction *did,
                  AdviserReport *report) {
    enum { OF_FIRST = 160 };
    if (!adviser_begin(adviser, question, did) || !adviser_play_first(adviser, OF_FIRST)) return false;
    adviser_report(adviser, report);
    return true;
}

bool review_decision(const MatchDecision *decision, AiMemory *memory, const atomic_bool *stop,
                     const char *const names[SABACC_MAX_SEATS], ReviewDecision *reviewed,
                     AdviserReport *report) {
    Adviser *adviser = memory_calloc(1, adviser_size());
    AiQuestion question = {.view = &decision->view,
                           .offers = &decision->offers,
                           .level = AI_MASTER,
                           .seed = decision->seed,
                           .memory = memory,
                           .stop = stop};
    *reviewed = (ReviewDecision){.line = decision->line,
                                 .hand = decision->hand,
                                 .serial = decision->serial,
                                 .seat = decision->seat,
                                 .did = decision->action};
    bool is_done = weigh(adviser, &question, &decision->action, report);
    if (is_done) judge(report, &decision->view.table, names, reviewed);
    free(adviser);
    return is_done;
}

bool review_is_choice(const AdviserReport *report) { return !report->is_forced && report->count > 1; }

ReviewMark review_mark(const ReviewDecision *decision) {
    enum { DOUBTFUL = 400, BAD = 800, VERY_BAD = 1600 };
    if (decision->share >= VERY_BAD) return REVIEW_VERY_BAD;
    if (decision->share >= BAD) return REVIEW_BAD;
    return decision->share >= DOUBTFUL ? REVIEW_DOUBTFUL : REVIEW_GOOD;
}

/* ---- a game ---- */

/* Half of the grades belong to players who give away less than this of what is at stake. */
int review_grade(int64_t shares, int64_t decisions) {
    enum { MIDDLE = 400 };
    if (decisions == 0) return -1;
    int64_t mean = shares / decisions;
    return (int)((REVIEW_BEST_GRADE * MIDDLE + (MIDDLE + mean) / 2) / (MIDDLE + mean));
}

typedef struct Coach {
    Review *review;
    SeatMask seats;
    AiMemory *memory;
    const atomic_bool *stop;
    ReviewProgress *progress;
    void *user;
    const char *names[SABACC_MAX_SEATS];
    bool is_stopped;
} Coach;

static SabaccTable *copy_of(const SabaccTable *table) {
    SabaccTable *copy = memory_calloc(1, sizeof *copy);
    *copy = *table;
    return copy;
}

static void keep(Review *review, const ReviewDecision *reviewed, const SabaccTable *seen) {
    if (review->count == review->room) {
        review->room = review->room > 0 ? 2 * review->room : 64;
        review->list = memory_realloc(review->list, (size_t)review->room, sizeof *review->list);
    }
    ReviewDecision *kept = &review->list[review->count++];
    *kept = *reviewed;
    kept->seen = reviewed->lost > 0 ? copy_of(seen) : NULL;
    ReviewSeat *seat = &review->seat[reviewed->seat];
    seat->decisions++;
    seat->given_away += reviewed->lost;
    seat->shares += reviewed->share;
}

static bool look_at(void *context, const MatchDecision *decision) {
    Coach *coach = context;
    ReviewDecision reviewed;
    AdviserReport report;
    if (!seat_in(coach->seats, decision->seat)) return true;
    if (!review_decision(decision, coach->memory, coach->stop, coach->names, &reviewed, &report) ||
        (coach->progress != NULL && !coach->progress(coach->user, coach->review->count)))
        return coach->is_stopped = true, false;
    coach->review->unit = report.unit;
    if (review_is_choice(&report)) keep(coach->review, &reviewed, &decision->view.table);
    return true;
}

static int64_t result_of(const Review *review, const Record *record, const SabaccTable *end, int seat) {
    switch (review->unit) {
    case ADVISER_CREDITS:
        return ((int64_t)sabacc_net_credits(end, seat) - record->setup.rules.credits[seat]) * HUNDRED;
    case ADVISER_SHARE: {
        int64_t share =
            (int64_t)sabacc_table_game(end)->played_for.score(end, seat) * WHOLE / SABACC_WHOLE_SCORE;
        return share - WHOLE / end->seats;
    }
    default: return 0;
    }
}

static void finish(Review *review, const Record *record, const SabaccTable *end) {
    for (int seat = 0; seat < review->seats; seat++) {
        ReviewSeat *own = &review->seat[seat];
        own->grade = review_grade(own->shares, own->decisions);
        own->result = result_of(review, record, end, seat);
        own->luck = own->result + own->given_away;
    }
}

bool review_record(const Record *record, SeatMask seats, const atomic_bool *stop, ReviewProgress *progress,
                   void *user, Review *review, Text *why) {
    SabaccTable end;
    *review = (Review){.game = record->setup.rules.game, .seats = record->setup.rules.seats};
    Coach coach = {.review = review, .seats = seats, .stop = stop, .progress = progress, .user = user};
    Coach nobody = {.review = review};
    if (!match_decisions(record, look_at, &nobody, &end, why)) return false;
    if (!match_record_is_open(record, &end)) {
        text_add(why, record->path);
        text_add(why, ": the game is not over, so its hidden cards are still secret; finish it first");
        return false;
    }
    for (int seat = 0; seat < review->seats; seat++) coach.names[seat] = record->setup.seat[seat].name;
    coach.memory = memory_calloc(1, ai_memory_size());
    bool holds = match_decisions(record, look_at, &coach, &end, why);
    free(coach.memory);
    if (holds && coach.is_stopped) text_add(why, "stopped");
    if (holds) finish(review, record, &end);
    return holds && !coach.is_stopped;
}

int review_dearest(const Review *review, int *indexes, int max) {
    int count = 0;
    for (int i = 0; i < review->count; i++) {
        if (review->list[i].lost == 0) continue;
        int at = count < max ? count++ : max;
        for (; at > 0 && review->list[indexes[at - 1]].lost < review->list[i].lost; at--)
            if (at < max) indexes[at] = indexes[at - 1];
        if (at < max) indexes[at] = i;
    }
    return count;
}

void review_free(Review *review) {
    for (int i = 0; i < review->count; i++) free(review->list[i].seen);
    free(review->list);
    *review = (Review){.seats = 0};
}
