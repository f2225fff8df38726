#include "ai/explain.h"

#include "ai/bettor.h"
#include "ai/recall.h"
#include "ai/trace.h"

#include <stdlib.h>
#include <string.h>

enum { WHOLE = 100, FINE = 100 /* parts of a hundredth */ };
enum { MATTERS = 5 };

static void explain_price(const SabaccTable *table, AiReasons *reasons) {
    ChoicesPrice price = choices_price(table, table->viewer);
    reasons->is_bet = true;
    reasons->pot = price.pot;
    reasons->owed = price.owed;
    reasons->price = price.percent;
}

/* ---- a trained table ---- */

/* What was asked for, and answered. */
typedef struct Bet {
    const AiTrace *trace;
    const SabaccTable *table;
    BettingSight sight;
    bool may_raise;
    SabaccVerb verb; /* of what was done */
    bool is_large;   /* it added more than the pot */
} Bet;

/* How often each act is drawn there, in hundredths of a hundredth: the mean over all the strengths that a
 * level may take its hand for. */
typedef struct Mix {
    int64_t share[BETTING_ACTS];
} Mix;

static Mix mix_of(const Bet *bet, const Temperament *temperament) {
    int64_t known = 0, most = -1;
    Mix mix = {0};
    if (bet->may_raise) most = bettor_most(bet->table, bet->table->viewer, temperament, &bet->sight);
    for (int mistake = -temperament->blur; mistake <= temperament->blur; mistake++) {
        BettingSight sight = bet->sight;
        int weights[BETTING_ACTS];
        int64_t sum = 0;
        int weight = bettor_mistake_weight(temperament, mistake);
        sight.strength = bettor_judged(bet->sight.strength, mistake);
        bettor_weights(bet->trace->study, temperament, &sight, most, weights);
        for (int act = 0; act < BETTING_ACTS; act++) sum += weights[act];
        known += sum > 0 ? weight : 0;
        for (int act = 0; act < BETTING_ACTS && sum > 0; act++)
            mix.share[act] += (int64_t)weight * weights[act] * WHOLE * FINE / sum;
    }
    for (int act = 0; act < BETTING_ACTS && known > 0; act++) mix.share[act] /= known;
    return mix;
}

static int64_t raises_of(const Mix *mix) {
    int64_t sum = 0;
    for (int act = BETTING_HALF; act < BETTING_ACTS; act++) sum += mix->share[act];
    return sum;
}

/* All bets and raises count as one. */
static int64_t share_of(const Mix *mix, SabaccVerb verb) {
    if (verb == SABACC_VERB_FOLD) return mix->share[BETTING_FOLD];
    if (verb == SABACC_VERB_CHECK || verb == SABACC_VERB_MATCH) return mix->share[BETTING_CALL];
    return raises_of(mix);
}

/* The share of large ones among all bets and raises. */
static int64_t large_of(const Mix *mix) {
    int64_t raises = raises_of(mix), large = mix->share[BETTING_TWICE] + mix->share[BETTING_ALL];
    return raises > 0 ? large * WHOLE * FINE / raises : 0;
}

static int rounded(int64_t fine) { return (int)((fine >= 0 ? fine + FINE / 2 : fine - FINE / 2) / FINE); }

static int *of_habit(Temperament *temperament, AiHabit habit) {
    if (habit == AI_HABIT_BLUFFS) return &temperament->bluffs;
    return habit == AI_HABIT_SIZES ? &temperament->sizes : &temperament->calls;
}

static bool is_raise(SabaccVerb verb) { return verb == SABACC_VERB_BET || verb == SABACC_VERB_RAISE; }

/* Compared with the usual. */
static int habit_adds(const Bet *bet, AiHabit habit) {
    Temperament usual = bet->trace->temperament;
    *of_habit(&usual, habit) = TEMPERAMENT_USUAL;
    Mix own = mix_of(bet, &bet->trace->temperament), other = mix_of(bet, &usual);
    if (habit != AI_HABIT_SIZES) return rounded(share_of(&own, bet->verb) - share_of(&other, bet->verb));
    if (!is_raise(bet->verb)) return 0;
    int adds = rounded(large_of(&own) - large_of(&other));
    return bet->is_large ? adds : -adds;
}

static void explain_habit(const Bet *bet, AiReasons *reasons) {
    Temperament own = bet->trace->temperament;
    for (int habit = AI_HABIT_BLUFFS; habit < AI_HABITS; habit++) {
        int adds = habit_adds(bet, (AiHabit)habit);
        if (abs(adds) < MATTERS || abs(adds) <= abs(reasons->habit_adds)) continue;
        reasons->habit = (uint8_t)habit;
        reasons->is_habit_strong = *of_habit(&own, (AiHabit)habit) > TEMPERAMENT_USUAL;
        reasons->habit_adds = adds;
    }
}

static Bet bet_of(const AiQuestion *question, const SabaccAction *taken) {
    const SabaccTable *table = &question->view->table;
    Bet bet = {.trace = question->trace, .table = table, .verb = (SabaccVerb)taken->verb};
    bettor_sight(table, table->viewer, bet.trace->study, &bet.sight);
    if (bet.trace->temperament.remembers) recall_sight(bet.trace->study, table, table->viewer, &bet.sight);
    bet.may_raise = choices_offer(question->offers, SABACC_VERB_BET) != NULL ||
                    choices_offer(question->offers, SABACC_VERB_RAISE) != NULL;
    bet.is_large = (int64_t)taken->amount - table->turn.level > bet.sight.pot + bet.sight.owed;
    return bet;
}

/* Compared with one who has seen nothing of this game. */
static bool remembers(const Bet *bet, const Mix *own) {
    Bet forgetful = *bet;
    forgetful.sight.sticky = 0;
    Mix other = mix_of(&forgetful, &bet->trace->temperament);
    int adds = rounded(share_of(own, bet->verb) - share_of(&other, bet->verb));
    int enlarges = rounded(large_of(own) - large_of(&other));
    return adds >= MATTERS || (is_raise(bet->verb) && (bet->is_large ? enlarges : -enlarges) >= MATTERS);
}

/* Whether it may have bet more if it had no patience; or at all, where its patience leaves it nothing to bet.
 */
static bool holds_back(const Bet *bet) {
    int64_t most = bettor_most(bet->table, bet->table->viewer, &bet->trace->temperament, &bet->sight);
    bool stays = bet->verb == SABACC_VERB_CHECK || bet->verb == SABACC_VERB_MATCH;
    if (!bet->may_raise || !(is_raise(bet->verb) || (stays && most == 0))) return false;
    Temperament eager = bet->trace->temperament;
    eager.patience = 0;
    Mix mix = mix_of(bet, &eager);
    for (int act = BETTING_HALF; act < BETTING_ACTS; act++)
        if (mix.share[act] > 0 && betting_adds(&bet->sight, (BettingAct)act) > most) return true;
    return false;
}

static int beaten(int strength) { return strength * WHOLE / STUDY_STRENGTHS; }

static void explain_table(const AiQuestion *question, const SabaccAction *taken, AiReasons *reasons) {
    const SabaccTable *table = &question->view->table;
    Bet bet = bet_of(question, taken);
    int blur = bet.trace->temperament.blur;
    SabaccWorth worth;
    reasons->knows_hand = sabacc_seat_worth(table, table->viewer, &worth);
    reasons->beats = beaten(bet.sight.strength);
    reasons->beats_least = beaten(bettor_judged(bet.sight.strength, -blur));
    reasons->beats_most = beaten(bettor_judged(bet.sight.strength, blur));
    Mix mix = mix_of(&bet, &bet.trace->temperament);
    reasons->folds = rounded(mix.share[BETTING_FOLD]);
    reasons->raises = rounded(raises_of(&mix));
    reasons->calls = WHOLE - reasons->folds - reasons->raises;
    explain_habit(&bet, reasons);
    reasons->remembers = bet.sight.sticky > 0 && remembers(&bet, &mix);
    reasons->holds_back = holds_back(&bet);
}

/* ---- play-outs ---- */

static void explain_playouts(const SabaccTable *table, const AiTrace *trace, AiReasons *reasons) {
    reasons->choices = trace->choices;
    reasons->playouts = trace->playouts;
    reasons->has_gain = reasons->is_repeated && sabacc_table_game(table)->played_for.score == NULL;
    if (!reasons->has_gain) return;
    reasons->gain = (trace->score - trace->other_score) * WHOLE / trace->playouts;
    reasons->other = trace->other;
}

/* ---- all together ---- */

static bool explain(const AiQuestion *question, const SabaccAction *taken, AiReasons *reasons) {
    const SabaccTable *table = &question->view->table;
    SabaccAction again;
    if (!ai_decide(question, &again)) return false;
    const AiTrace *trace = question->trace;
    memset(reasons, 0, sizeof *reasons);
    reasons->ground = choices_are_forced(question->offers) ? AI_GROUND_FORCED : (uint8_t)trace->ground;
    reasons->is_repeated = choices_same(&again, taken);
    reasons->may_bluff = trace->may_bluff;
    if (choices_are_bet(question->offers)) explain_price(table, reasons);
    if (reasons->ground == AI_GROUND_TABLE) explain_table(question, taken, reasons);
    if (reasons->ground == AI_GROUND_PLAYOUTS) explain_playouts(table, trace, reasons);
    return true;
}

bool ai_explain(const AiQuestion *question, const SabaccAction *taken, AiReasons *reasons) {
    AiTrace trace = {0};
    AiMemory own = {.oldest = 0};
    AiQuestion again = *question;
    again.trace = &trace;
    if (again.memory == NULL) again.memory = &own;
    return explain(&again, taken, reasons);
}
