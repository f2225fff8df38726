#include "ai/ai.h"

#include "ai/bettor.h"
#include "ai/choices.h"
#include "ai/guess.h"
#include "ai/playout.h"
#include "ai/solver.h"
#include "ai/taste.h"
#include "ai/trace.h"

#include <assert.h>
#include <string.h>

/* ---- levels ---- */

typedef struct Level {
    const char *word;
    int effort;         /* play-outs a decision */
    int rehearsals_per; /* play-outs per rehearsal */
    bool is_shy;        /* considers only small bets, and never folds when checking is free */
    bool bluffs;        /* declares totals that it does not hold */
    bool is_trained;    /* bets by the trained tables */
    bool reads;         /* guesses hidden hands by what was bet on them */
    bool remembers;     /* how the others have bet in this game */
    bool damps;         /* counts what a play-out wins or loses beyond the pot only in part */
    int blur, clear; /* misjudges hands in its bets, by so many sixteenths at most; how often (Temperament) */
} Level;

static const Level levels[AI_LEVELS] = {
    [AI_RANDOM] = {.word = "random"},
    [AI_NOVICE] = {.word = "ai:novice", .effort = 8, .rehearsals_per = 2, .is_shy = true},
    [AI_REGULAR] = {.word = "ai:regular",
                    .effort = 320,
                    .rehearsals_per = 10,
                    .bluffs = true,
                    .is_trained = true,
                    .blur = 4},
    [AI_SHARP] = {.word = "ai:sharp",
                  .effort = 480,
                  .rehearsals_per = 10,
                  .bluffs = true,
                  .is_trained = true,
                  .reads = true,
                  .remembers = true,
                  .damps = true,
                  .blur = 1,
                  .clear = 3},
    [AI_MASTER] = {.word = "ai:master",
                   .effort = 1120,
                   .rehearsals_per = 10,
                   .bluffs = true,
                   .is_trained = true,
                   .reads = true,
                   .remembers = true,
                   .damps = true},
};

const char *ai_level_word(AiLevel level) { return levels[level].word; }

bool ai_level_parse(const char *word, AiLevel *level) {
    for (int i = 0; i < AI_LEVELS; i++) {
        if (strcmp(word, levels[i].word) != 0) continue;
        *level = (AiLevel)i;
        return true;
    }
    return false;
}

int ai_effort(AiLevel level) { return levels[level].effort; }

/* ---- search ---- */

enum { GUESS_STREAM = 201, PICK_STREAM, HABIT_STREAM, BET_STREAM };

typedef struct Candidate {
    SabaccAction action;
    int64_t score; /* sum over all play-outs so far; their number is the same for all remaining candidates */
    int64_t outcome; /* the same, undamped */
    bool is_habit;   /* the policy's choice: never eliminated */
} Candidate;

typedef struct Search {
    const AiQuestion *question;
    HandEstimator estimator;
    int count, played;
    int64_t actions; /* of all play-outs so far */
    Candidate list[CHOICES_MAX];
} Search;

static bool is_stopped(const AiQuestion *question) {
    return question->stop != NULL && atomic_load_explicit(question->stop, memory_order_relaxed);
}

/* Plays every remaining candidate once, all from the same guess and with the same luck, so that only the
 * choice differs. */
static void play_all(Search *search) {
    const AiQuestion *question = search->question;
    uint64_t seed = question->seed + (uint64_t)search->played++;
    int seat = question->view->table.viewer;
    Rng guess_rng = rng_of(seed, GUESS_STREAM);
    SabaccState guess;
    const Study *study = search->estimator.study;
    if (levels[question->level].reads && study != NULL && study->bets != NULL)
        guess_believing(question->view, study, &guess_rng, &guess);
    else
        guess_at(question->view, &guess_rng, &guess);
    Horizon horizon = horizon_of(&guess.table);
    Luck luck = luck_of((uint64_t)rng_next(&guess_rng) << 32 | rng_next(&guess_rng));
    for (int i = 0; i < search->count; i++) {
        SabaccState state = guess;
        SabaccError error = sabacc_apply(&state, &search->list[i].action, NULL);
        assert(error == SABACC_OK);
        search->actions += playout_run(&state, seat, horizon, &search->estimator, POLICY_PLAYS, luck, NULL);
        int64_t score = score_of(&state.table, seat);
        search->list[i].outcome += score;
        search->list[i].score +=
            levels[question->level].damps ? score_damped(&question->view->table, score) : score;
    }
}

/* Best first; ties keep the order of the offers. */
static void rank(Search *search) {
    for (int i = 1; i < search->count; i++) {
        Candidate candidate = search->list[i];
        int at = i;
        for (; at > 0 && search->list[at - 1].score < candidate.score; at--)
            search->list[at] = search->list[at - 1];
        search->list[at] = candidate;
    }
}

/* Keeps the better half of the ranked candidates, and the habit. */
static void keep_half(Search *search) {
    int kept = (search->count + 1) / 2;
    for (int i = kept; i < search->count; i++)
        if (search->list[i].is_habit) search->list[kept - 1] = search->list[i];
    search->count = kept;
}

static int halvings(int count) {
    int rounds = 0;
    for (; count > 1; count = (count + 1) / 2) rounds++;
    return rounds;
}

/* Sequential halving: equal shares of the effort, each over half as many candidates as the one before. Long
 * play-outs count for several, so that no game makes a decision slow. */
static bool halve(Search *search, int effort) {
    enum { ACTIONS_EACH = 48 };
    int rounds = halvings(search->count);
    int64_t share = (int64_t)effort * ACTIONS_EACH / (rounds > 0 ? rounds : 1);
    while (search->count > 1) {
        int plays = effort / (rounds * search->count);
        int64_t end = search->actions + share;
        for (int i = 0; i < 1 || (i < plays && search->actions < end); i++) {
            if (is_stopped(search->question)) return false;
            play_all(search);
        }
        rank(search);
        if (search->count == 2) break;
        keep_half(search);
    }
    return true;
}

/* A share of the effort, up to a maximum. */
static int rehearsals(const AiQuestion *question) {
    enum { MIN = 2, MAX = 256 };
    int count = MIN + question->effort / levels[question->level].rehearsals_per;
    return count < MAX ? count : MAX;
}

static bool is_like(const SabaccAction *left, const SabaccAction *right) {
    return left->verb == right->verb && left->pile == right->pile && left->family == right->family &&
           left->card == right->card && left->sign == right->sign && left->card_count == right->card_count &&
           memcmp(left->cards, right->cards, left->card_count) == 0;
}

/* The habit goes first, so that it wins ties. */
static void put_habit_first(Search *search, const SabaccOffers *offers) {
    SabaccAction habit;
    Rng rng = rng_of(search->question->seed, HABIT_STREAM);
    SabaccState guess;
    guess_at(search->question->view, &rng, &guess);
    policy_choose(&guess, offers, &search->estimator, POLICY_PLAYS, &rng, &habit);
    for (int i = 0; i < search->count; i++) {
        Candidate candidate = search->list[i];
        if (!is_like(&candidate.action, &habit)) continue;
        candidate.is_habit = true;
        for (int at = i; at > 0; at--) search->list[at] = search->list[at - 1];
        search->list[0] = candidate;
        return;
    }
}

/* The best of the ranked candidates, or the habit if it is almost as good. */
static const SabaccAction *winner(const Search *search) {
    int64_t trifle = score_trifle(&search->question->view->table, search->played);
    for (int i = 1; i < search->count; i++)
        if (search->list[i].is_habit && search->list[0].score - search->list[i].score <= trifle)
            return &search->list[i].action;
    return &search->list[0].action;
}

/* A bet from which it holds back (ai/bettor.h), also where the tables do not know what to do. */
static bool is_held_back(const Search *search, const SabaccAction *action) {
    const AiQuestion *question = search->question;
    const SabaccTable *table = &question->view->table;
    bool is_raise = action->verb == SABACC_VERB_BET || action->verb == SABACC_VERB_RAISE;
    if (!is_raise || search->estimator.study == NULL) return false;
    BettingSight sight;
    Temperament temperament = temperament_of(question->name);
    bettor_sight(table, table->viewer, search->estimator.study, &sight);
    return action->amount - table->turn.level > bettor_most(table, table->viewer, &temperament, &sight);
}

static void list_candidates(Search *search, const SabaccOffers *offers) {
    const SabaccTable *table = &search->question->view->table;
    ChoicesWanted wanted = policy_wants(table, table->viewer, &search->estimator);
    bool is_shy = levels[search->question->level].is_shy;
    wanted.large_amounts = !is_shy;
    wanted.free_fold &= !is_shy;
    Choices choices;
    choices_list(table, table->viewer, offers, &wanted, &choices);
    assert(choices.count > 0);
    for (int i = 0; i < choices.count; i++)
        if (!is_held_back(search, &choices.list[i])) search->list[search->count++].action = choices.list[i];
    assert(search->count > 0); /* it may always check, match or fold */
    put_habit_first(search, offers);
}

/* Choices made without search. */
static bool choose_by_taste(const AiQuestion *question, SabaccAction *action) {
    Rng rng = rng_of(question->seed, PICK_STREAM);
    return taste_choose(&question->view->table, question->offers, question->name, &rng, action);
}

/* ---- traces ---- */

/* True, as what was decided is. */
static bool note(const AiQuestion *question, AiGround ground) {
    if (question->trace != NULL) question->trace->ground = ground;
    return true;
}

static bool note_bet(const AiQuestion *question, const Study *study, const Temperament *temperament) {
    if (question->trace == NULL) return true;
    question->trace->study = study;
    question->trace->temperament = *temperament;
    return note(question, AI_GROUND_TABLE);
}

/* The chosen candidate, and the best of the others. */
static void note_search(const Search *search, int choices, const SabaccAction *chosen) {
    AiTrace *trace = search->question->trace;
    if (trace == NULL) return;
    note(search->question, choices == 1 ? AI_GROUND_FORCED : AI_GROUND_PLAYOUTS);
    trace->choices = choices;
    trace->playouts = search->played;
    for (int i = search->count - 1; i >= 0; i--) {
        const Candidate *candidate = &search->list[i];
        if (&candidate->action == chosen) {
            trace->score = candidate->outcome;
        } else {
            trace->other = candidate->action;
            trace->other_score = candidate->outcome;
        }
    }
}

/* ---- decisions without search ---- */

static bool declare(const AiQuestion *question, SabaccAction *action) {
    const SabaccTable *table = &question->view->table;
    bool bluffs = levels[question->level].bluffs;
    if (choices_offer(question->offers, SABACC_VERB_DECLARE) == NULL) return false;
    Rng rng = rng_of(question->seed, PICK_STREAM);
    HandEstimator estimator;
    estimator_init(&estimator, question->view);
    if (question->trace != NULL) question->trace->may_bluff = bluffs;
    return policy_declare(table, table->viewer, question->offers, &estimator, bluffs, &rng, action) &&
           note(question, AI_GROUND_DECLARED);
}

/* Bets by what was trained. */
static bool bet(const AiQuestion *question, AiMemory *memory, SabaccAction *action) {
    const SabaccTable *table = &question->view->table;
    int seat = table->viewer;
    bool is_bet = choices_offer(question->offers, SABACC_VERB_FOLD) != NULL &&
                  choices_offer(question->offers, SABACC_VERB_STAKE) == NULL && /* PL-2: is searched */
                  (choices_offer(question->offers, SABACC_VERB_CHECK) != NULL ||
                   choices_offer(question->offers, SABACC_VERB_MATCH) != NULL);
    if (!is_bet || !levels[question->level].is_trained) return false;
    const Study *study = study_of(memory, table);
    Temperament temperament = temperament_of(question->name);
    temperament.blur = levels[question->level].blur;
    temperament.clear = levels[question->level].clear;
    temperament.remembers = levels[question->level].remembers;
    Rng rng = rng_of(question->seed, BET_STREAM);
    if (policy_before_bet(table, seat, question->offers, &study->estimator, action))
        return note(question, AI_GROUND_FIRST);
    return bettor_choose(table, seat, question->offers, study, &temperament, &rng, action) &&
           note_bet(question, study, &temperament);
}

static bool search_choices(const AiQuestion *question, AiMemory *memory, SabaccAction *action) {
    const SabaccTable *table = &question->view->table;
    SabaccOffers offers = *question->offers;
    if (solver_decide(question, action)) return note(question, AI_GROUND_RECKONED);
    if (choose_by_taste(question, action)) return note(question, AI_GROUND_TASTE);
    if (declare(question, action) || bet(question, memory, action)) return true;
    choices_obey(table, table->viewer, &offers);
    choices_mend(table, table->viewer, &offers);
    choices_between_hands(table, table->viewer, &offers);
    Search search = {.question = question};
    Lesson lesson = {.view = question->view, .rehearsals = rehearsals(question), .seed = question->seed};
    if (!choices_are_forced(&offers)) playout_learn(&search.estimator, &lesson);
    if (levels[question->level].is_trained) search.estimator.study = study_of(memory, table);
    list_candidates(&search, &offers);
    int choices = search.count;
    if (!halve(&search, question->effort)) return false;
    const SabaccAction *chosen = winner(&search);
    note_search(&search, choices, chosen);
    *action = *chosen;
    return true;
}

static bool choose(const AiQuestion *question, SabaccAction *action) {
    if (question->memory != NULL) return search_choices(question, question->memory, action);
    AiMemory own = {.oldest = 0};
    return search_choices(question, &own, action);
}

static void pick_randomly(const AiQuestion *question, SabaccAction *action) {
    const SabaccTable *table = &question->view->table;
    Rng rng = rng_of(question->seed, PICK_STREAM);
    uint32_t at = rng_below(&rng, (uint32_t)question->offers->count);
    sabacc_offer_pick(table, table->viewer, &question->offers->list[at], &rng, action);
}

bool ai_decide(const AiQuestion *question, SabaccAction *action) {
    assert(question->offers->count > 0);
    if (is_stopped(question)) return false;
    if (question->level != AI_RANDOM) return choose(question, action);
    pick_randomly(question, action);
    return note(question, AI_GROUND_CHANCE);
}
