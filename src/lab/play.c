#include "lab/play.h"

#include "ai/luck.h"
#include "match/match.h"
#include "match/truth.h"

#include <assert.h>
#include <stdio.h>

/* A running game: the core alone, or a match around it that writes a record or asks outside bots. */
typedef struct Play {
    const PlayOrder *order;
    Match *match; /* NULL: the core alone */
    SabaccState own;
    const SabaccState *state;
    int64_t hands, actions, errors;
    /* With PLAY_BY_PLACE: the stretch of play that the luck is of, and the decisions of each seat in it. */
    int32_t hand, round;
    int64_t stretch_seed;
    FamilyLuck luck;
    uint32_t decisions[SABACC_MAX_SEATS];
    TallyGame booked;
    SabaccEvents events; /* of the last action */
} Play;

int64_t play_seed(int64_t seed, int64_t game) {
    Rng rng = rng_of((uint64_t)seed, (uint64_t)game);
    uint64_t high = rng_next(&rng) & 0x1fffff;
    return (int64_t)(high << 32 | rng_next(&rng));
}

/* ---- the beginning ---- */

static const Agent *agent_at(const PlayOrder *order, int seat) { return &order->agents[order->sitter[seat]]; }

/* NULL where none sits. */
static Bot *bot_at(const PlayOrder *order, int seat) {
    return order->bots != NULL ? order->bots->bot[order->sitter[seat]] : NULL;
}

static bool has_bots(const PlayOrder *order) {
    for (int seat = 0; seat < order->setup.seats; seat++)
        if (bot_at(order, seat) != NULL) return true;
    return false;
}

static void name_agents(const PlayOrder *order, MatchSetup *match) {
    if (order->preset != NULL) snprintf(match->preset, sizeof match->preset, "%s", order->preset);
    for (int seat = 0; seat < order->setup.seats; seat++)
        snprintf(match->seat[seat].agent, sizeof match->seat[seat].agent, "%.*s", MATCH_WORDS - 1,
                 agent_at(order, seat)->words);
}

static bool open_match(Play *play, Text *why) {
    const PlayOrder *order = play->order;
    MatchSetup match;
    match_setup_init(&match, order->setup.game, order->setup.seats, order->setup.credits[0]);
    match.rules = order->setup;
    match.has_seed = order->chance == PLAY_BY_SERIAL;
    match.seed = order->seed;
    name_agents(order, &match);
    play->match = match_new(&match, NULL, order->record_path, why);
    if (play->match == NULL) return false;
    for (int seat = 0; seat < order->setup.seats; seat++) {
        if (bot_at(order, seat) == NULL) continue;
        MatchDriver driver = bot_driver(bot_at(order, seat), play->match, true);
        match_set_driver(play->match, seat, &driver);
    }
    play->state = match_state(play->match);
    return true;
}

static bool begin(Play *play, Text *why) {
    const PlayOrder *order = play->order;
    if (order->record_path != NULL || has_bots(order)) {
        if (!open_match(play, why)) return false;
    } else {
        sabacc_start(&play->own, &order->setup, NULL);
        play->state = &play->own;
    }
    tally_begin(&play->booked, &order->setup, &play->state->table);
    return true;
}

/* ---- chance ---- */

enum { TIMER_STREAM = 1 + SABACC_MAX_SEATS, SAYING_STREAM, STRETCH_STREAM };

static Rng serial_rng(const Play *play, int stream) {
    return match_rng(play->order->seed, play->state->table.turn.serial, stream);
}

/* Every hand, and every round where rounds are won and lost, begins with luck of its own. */
static void follow_stretch(Play *play) {
    const SabaccTable *table = &play->state->table;
    int32_t round = sabacc_table_game(table)->played_for.by_round ? table->round : 0;
    if (play->stretch_seed != 0 && table->hand == play->hand && round == play->round) return;
    uint32_t number = (uint32_t)table->hand << 8 | (uint32_t)round;
    Rng rng = match_rng(play->order->seed, number, STRETCH_STREAM);
    play->hand = table->hand;
    play->round = round;
    play->stretch_seed = 1 + (int64_t)rng_next(&rng);
    play->luck = luck_of_families((uint64_t)rng_next(&rng) << 32 | rng_next(&rng));
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) play->decisions[seat] = 0;
}

/* The chance that is due, or the timer's shift before a seat's action (SH-1), as the match's own croupier
 * would have it. */
static bool chance_by_serial(const Play *play, SabaccAction *action) {
    int mean;
    if (sabacc_need(play->state) == SABACC_CROUPIER) {
        Rng rng = serial_rng(play, 0);
        sabacc_chance(play->state, &rng, action);
        return true;
    }
    if (!sabacc_timer_runs(play->state, &mean)) return false;
    Rng rng = serial_rng(play, TIMER_STREAM);
    *action = (SabaccAction){.seat = SABACC_CROUPIER, .verb = SABACC_VERB_SHIFT};
    return rng_below(&rng, (uint32_t)mean) == 0;
}

static bool chance_by_place(Play *play, SabaccAction *action) {
    if (sabacc_need(play->state) != SABACC_CROUPIER)
        return luck_timer_shifts(play->state, &play->luck.of[SABACC_NO_FAMILY], action);
    luck_family_chance(play->state, &play->luck, action);
    return true;
}

/* ---- decisions ---- */

/* By serial it is seeded as match/ seeds its drivers. */
static Rng mind_of(Play *play, int seat) {
    if (play->order->chance == PLAY_BY_SERIAL) return serial_rng(play, 1 + seat);
    return match_rng(play->stretch_seed, play->decisions[seat]++, 1 + seat);
}

static void choose(Play *play, int seat, SabaccAction *action) {
    Rng rng = mind_of(play, seat);
    const Agent *agent = agent_at(play->order, seat);
    if (agent->level == AI_RANDOM) { /* needs no view */
        sabacc_random_action(play->state, &rng, action);
        return;
    }
    SabaccView view;
    SabaccOffers offers;
    sabacc_view(play->state, seat, &view);
    sabacc_view_legal(&view, &offers);
    uint64_t seed = (uint64_t)rng_next(&rng) << 32;
    ai_decide(&(AiQuestion){.view = &view,
                            .offers = &offers,
                            .level = agent->level,
                            .name = agent->name[0] != '\0' ? agent->name : NULL,
                            .effort = ai_effort(agent->level),
                            .memory = play->order->memory,
                            .seed = seed | rng_next(&rng)},
              action);
}

/* Random seats sit out and in now and then, and always when a hand waits for that (ST-6). */
static bool says(const Play *play, SabaccAction *action) {
    enum { RARELY = 24 };
    const SabaccTable *table = &play->state->table;
    SeatMask seats = 0;
    for (int seat = 0; seat < play->order->setup.seats; seat++) {
        const Agent *agent = agent_at(play->order, seat);
        if (!agent->is_bot && agent->level == AI_RANDOM) seats |= seat_bit(seat);
    }
    Rng rng = serial_rng(play, SAYING_STREAM);
    bool waits = sabacc_hand_waits(table) && sabacc_need(play->state) == SABACC_NOBODY;
    if (!waits && rng_below(&rng, RARELY) != 0) return false;
    return sabacc_random_saying(play->state, waits ? seats & table->sits_out : seats, &rng, action);
}

/* ---- actions ---- */

/* The match asks outside bots and, if it has a seed, its croupier. */
static SabaccError step_match(Play *play) {
    MatchStep step = match_step(play->match);
    if (step.outcome != MATCH_APPLIED) return step.error != SABACC_OK ? step.error : SABACC_ERROR_NOT_NOW;
    match_events(play->match, SABACC_OPEN, &play->events);
    return SABACC_OK;
}

/* The match takes what is posted before it asks anybody. */
static SabaccError apply(Play *play, const SabaccAction *action) {
    if (play->match == NULL) return sabacc_apply(&play->own, action, &play->events);
    match_post(play->match, match_serial(play->match), action);
    return step_match(play);
}

static void apply_surely(Play *play, const SabaccAction *action) {
    SabaccError error = apply(play, action);
    assert(error == SABACC_OK);
}

/* A refused action is replaced by the mildest legal one. */
static void decide(Play *play, int seat) {
    SabaccAction action;
    choose(play, seat, &action);
    if (apply(play, &action) == SABACC_OK) return;
    SabaccOffers offers;
    play->errors++;
    sabacc_legal(play->state, seat, &offers);
    match_default_action(&play->state->table, seat, &offers, &action);
    apply_surely(play, &action);
}

/* The match's own croupier or an outside bot, which counts its own faults. */
static void ask_match(Play *play, int seat) {
    SabaccError error = step_match(play);
    assert(error == SABACC_OK);
    if (seat >= 0) agents_report_dropped(play->order->bots, play->order->sitter[seat]);
}

/* A match with a seed supplies its own chance, before a bot's action too. */
static bool match_has_chance(const Play *play, int seat) {
    if (play->match == NULL || play->order->chance == PLAY_BY_PLACE) return false;
    return seat == SABACC_CROUPIER || (seat >= 0 && bot_at(play->order, seat) != NULL);
}

static void act(Play *play) {
    SabaccAction action;
    int seat = sabacc_need(play->state);
    play->actions++;
    if (play->order->chance == PLAY_BY_PLACE) follow_stretch(play);
    if (sabacc_may_sit_out(&play->state->table) != 0 && says(play, &action))
        apply_surely(play, &action);
    else if (match_has_chance(play, seat))
        ask_match(play, seat);
    else if (play->order->chance == PLAY_BY_PLACE ? chance_by_place(play, &action)
                                                  : chance_by_serial(play, &action))
        apply_surely(play, &action);
    else if (bot_at(play->order, seat) != NULL)
        ask_match(play, seat);
    else
        decide(play, seat);
}

static bool goes_on(const Play *play, const Tally *tally) {
    int64_t max = play->order->max_hands;
    return !play->state->table.over && (max == 0 || tally->hands - play->hands < max);
}

bool play_game(const PlayOrder *order, Tally *tally, Text *why) {
    Play play = {.order = order, .hands = tally->hands};
    if (!begin(&play, why)) return false;
    while (goes_on(&play, tally)) {
        act(&play);
        tally_book(tally, &play.booked, &play.state->table, &play.events);
    }
    const char *problem = play.match != NULL ? match_record_error(play.match) : NULL;
    if (problem != NULL) text_add(why, problem);
    match_free(play.match);
    tally->games++;
    tally->actions += play.actions;
    tally->errors += play.errors;
    return problem == NULL;
}
