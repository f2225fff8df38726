#include "ai/adviser.h"

#include "ai/adviser_private.h"
#include "ai/belief.h"
#include "ai/choices.h"
#include "ai/guess.h"
#include "ai/playout.h"

#include <assert.h>
#include <string.h>

enum { STREAM = 211 };

size_t adviser_size(void) { return sizeof(Adviser); }

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
    const SabaccTable *table = adviser_table(adviser);
    const ChoicesWanted all = {
        .large_amounts = true, .free_fold = true, .call = true, .field = true, .unfield = true};
    Choices choices;
    choices_list(table, adviser_seat(adviser), adviser->question->offers, &all, &choices);
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
    adviser->estimator.study = study_of(memory, adviser_table(adviser));
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
    int seat = adviser_seat(adviser);
    if (sabacc_table_game(end)->played_for.by_round)
        return end->seat[seat].sets > adviser_table(adviser)->seat[seat].sets;
    return !horizon_goes_on(end, adviser->horizon) && seat_in(end->winners, seat);
}

static int64_t worth_of(const Adviser *adviser, const SabaccTable *end, bool won) {
    int seat = adviser_seat(adviser);
    switch (adviser->unit) {
    case ADVISER_SHARE: return score_of(end, seat) / (SABACC_WHOLE_SCORE / SHARE_WHOLE);
    case ADVISER_WINS: return won;
    default:
        return credits_of(end, seat, adviser->horizon) -
               credits_of(adviser_table(adviser), seat, adviser->horizon);
    }
}

static void note_kind(Adviser *adviser, const SabaccTable *end) {
    SabaccWorth worth;
    int seat = adviser_seat(adviser);
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
    if (!brings || !adviser->knows_hand || is_to_give(state, adviser_seat(adviser))) return;
    if (!sabacc_seat_worth(&state->table, adviser_seat(adviser), &worth)) return;
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
    int seat = adviser_seat(adviser);
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
    return (SeatMask)(sabacc_active(table) & ~seat_bit(adviser_seat(adviser)));
}

/* A rival has paid more than its ante: what it holds may be guessed from that. */
static bool have_bet(const Adviser *adviser) {
    const SabaccTable *table = adviser_table(adviser);
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
    const SabaccTable *table = adviser_table(adviser);
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
    const SabaccTable *table = adviser_table(adviser);
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
