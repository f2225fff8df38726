#include "match/playthrough.h"

#include "base/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- the log of public events ---- */

static void log_drop_oldest_half(Playthrough *play) {
    int half = MATCH_LOG / 2;
    play->log_count -= half;
    memmove(play->log, play->log + half, (size_t)play->log_count * sizeof *play->log);
    play->since_any = play->since_any > half ? play->since_any - half : 0;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        play->since[seat] = play->since[seat] > half ? play->since[seat] - half : 0;
}

static void log_events(Playthrough *play) {
    for (int i = 0; i < play->events.count; i++) {
        const SabaccEvent *event = &play->events.list[i];
        if (!sabacc_event_is_public((SabaccEventType)event->type)) continue;
        if (play->log_count == MATCH_LOG) log_drop_oldest_half(play);
        play->log[play->log_count++] = *event;
    }
}

int play_events_since(const Playthrough *play, int viewer, SabaccEvent *events, int max) {
    int from = viewer < 0 ? play->since_any : play->since[viewer];
    if (play->log_count - from > max) from = play->log_count - max;
    for (int i = from; i < play->log_count; i++) sabacc_redact(&play->log[i], viewer, &events[i - from]);
    return play->log_count - from;
}

/* ---- from the beginning ---- */

static void begin_anew(Playthrough *play) {
    play->used = (PlaythroughCursors){0};
    play->place = (MatchPlace){0};
    play->history_count = 0;
    play->seat_actions = 0;
    play->log_count = play->since_any = 0;
    memset(play->since, 0, sizeof play->since);
    sabacc_start(&play->state, &play->setup.rules, &play->events);
    log_events(play);
}

/* The house has the seat after those of the setup, and a name of its own. */
static void name_house(MatchSetup *setup) {
    int seats = setup->rules.seats;
    if (sabacc_setup_seats(&setup->rules) == seats) return;
    Text name = text_over(setup->seat[seats].name, sizeof setup->seat[seats].name);
    text_add(&name, N_("House"));
}

void playthrough_begin(Playthrough *play, const MatchSetup *setup, const MatchStack *stack) {
    *play = (Playthrough){.setup = *setup};
    name_house(&play->setup);
    play->log = memory_alloc(MATCH_LOG * sizeof *play->log);
    if (stack != NULL) {
        play->stack = memory_alloc(sizeof *play->stack);
        *play->stack = *stack;
    }
    begin_anew(play);
}

void playthrough_free(Playthrough *play) {
    free(play->stack);
    free(play->history);
    free(play->log);
    *play = (Playthrough){0};
}

void playthrough_rewind(Playthrough *play, size_t count) {
    assert(count <= play->history_count);
    begin_anew(play);
    for (size_t i = 0; i < count; i++) {
        PlaythroughEntry entry = play->history[i];
        SabaccError error =
            playthrough_apply(play, &entry.action, (PlaythroughSource)entry.source, entry.start);
        assert(error == SABACC_OK);
    }
}

/* ---- actions ---- */

static void remember(Playthrough *play, const SabaccAction *action, PlaythroughSource source, size_t start) {
    if (play->history_count == play->history_room) {
        play->history_room = memory_room(play->history_room);
        play->history = memory_realloc(play->history, play->history_room, sizeof *play->history);
    }
    play->history[play->history_count++] = (PlaythroughEntry){
        .action = *action, .source = (uint8_t)source, .news = seen_in_events(&play->events), .start = start};
}

static void use_stacked(PlaythroughCursors *used, int verb) {
    switch (verb) {
    case SABACC_VERB_DEAL: used->deal++; return;
    case SABACC_VERB_ROLL: used->roll++; return;
    case SABACC_VERB_DEALER: used->dealer++; return;
    case SABACC_VERB_PICK: used->pick++; return;
    case SABACC_VERB_SHIFT: used->shift++; return;
    default: assert(false && "a verb that can be stacked");
    }
}

SabaccError playthrough_apply(Playthrough *play, const SabaccAction *action, PlaythroughSource source,
                              size_t start) {
    SabaccError error = sabacc_check(&play->state, action);
    if (error != SABACC_OK) return error;
    place_count(&play->place, &play->state, action);
    error = sabacc_apply(&play->state, action, &play->events);
    assert(error == SABACC_OK);
    if (source == PLAYTHROUGH_STACK) use_stacked(&play->used, action->verb);
    remember(play, action, source, start);
    if (action->seat >= 0) {
        play->since_any = play->since[action->seat] = play->log_count;
        play->seat_actions++;
    }
    log_events(play);
    return SABACC_OK;
}

bool playthrough_last_decision(const Playthrough *play, int seat, size_t *index) {
    for (size_t i = play->history_count; i-- > 0;) {
        if (play->history[i].action.seat != seat) continue;
        *index = i;
        return true;
    }
    return false;
}

/* ---- chance ---- */

/* Stacked timer shifts are numbered by the seat action that they precede, from 1. */
static bool stacked_shift(const Playthrough *play, SabaccAction *action) {
    const MatchStack *stack = play->stack;
    int mean, next = play->used.shift;
    action->verb = SABACC_VERB_SHIFT;
    return next < stack->shift_count && stack->shift[next] == play->seat_actions + 1 &&
           sabacc_timer_runs(&play->state, &mean);
}

static bool stacked_pick(const Playthrough *play, SabaccAction *action) {
    SabaccOffers offers;
    if (play->used.pick == play->stack->pick_count) return false;
    sabacc_legal(&play->state, SABACC_CROUPIER, &offers);
    action->verb = SABACC_VERB_PICK;
    action->amount = seats_lowest(offers.list[0].seats);
    int32_t index = play->stack->pick[play->used.pick];
    action->index = (uint8_t)(index >= 0 && index < UINT8_MAX ? index : UINT8_MAX);
    return true;
}

bool playthrough_stacked(const Playthrough *play, SabaccAction *action) {
    const MatchStack *stack = play->stack;
    const PlaythroughCursors *used = &play->used;
    *action = (SabaccAction){.seat = SABACC_CROUPIER};
    if (stack == NULL) return false;
    if (sabacc_need(&play->state) != SABACC_CROUPIER) return stacked_shift(play, action);
    switch ((SabaccDue)play->state.table.turn.due) {
    case SABACC_DUE_DEAL:
        if (used->deal == stack->deal_count) return false;
        action->verb = SABACC_VERB_DEAL;
        action->card = stack->deal[used->deal];
        return true;
    case SABACC_DUE_ROLL:
        if (used->roll == stack->roll_count) return false;
        action->verb = SABACC_VERB_ROLL;
        action->dice_count = stack->roll[used->roll].count;
        memcpy(action->dice, stack->roll[used->roll].dice, sizeof action->dice);
        return true;
    case SABACC_DUE_DEALER:
        if (used->dealer == stack->dealer_count) return false;
        action->verb = SABACC_VERB_DEALER;
        action->amount = stack->dealer[used->dealer];
        return true;
    case SABACC_DUE_PICK: return stacked_pick(play, action);
    case SABACC_DUE_NONE: break;
    }
    return false;
}

bool playthrough_seeded(const Playthrough *play, SabaccAction *action) {
    if (!play->setup.has_seed || sabacc_need(&play->state) != SABACC_CROUPIER) return false;
    Rng rng = match_seed_is_placed(play->setup.seed)
                  ? place_chance(&play->place, &play->state, play->setup.seed)
                  : match_rng(play->setup.seed, play->state.table.turn.serial, 0);
    sabacc_chance(&play->state, &rng, action);
    return true;
}

Rng playthrough_mind(const Playthrough *play, int seat) {
    int64_t seed = play->setup.seed;
    return match_seed_is_placed(seed) ? place_decision(&play->place, &play->state, seed, seat)
                                      : match_rng(seed, play->state.table.turn.serial, 1 + seat);
}

bool playthrough_timer(const Playthrough *play, SabaccAction *action) {
    enum { TIMER_STREAM = 1 + SABACC_MAX_SEATS };
    int mean;
    if (!play->setup.has_seed || !sabacc_timer_runs(&play->state, &mean)) return false;
    int64_t seed = play->setup.seed;
    Rng rng = match_seed_is_placed(seed)
                  ? place_timer(&play->place, &play->state, seed, sabacc_need(&play->state))
                  : match_rng(seed, play->state.table.turn.serial, TIMER_STREAM);
    *action = (SabaccAction){.seat = SABACC_CROUPIER, .verb = SABACC_VERB_SHIFT};
    return rng_below(&rng, (uint32_t)mean) == 0;
}

bool playthrough_is_saying(const Playthrough *play, const SabaccAction *action) {
    bool is_of_sitting = action->verb == SABACC_VERB_SIT_OUT || action->verb == SABACC_VERB_SIT_IN;
    return is_of_sitting && sabacc_check(&play->state, action) == SABACC_OK;
}

int playthrough_stack_left(const Playthrough *play) {
    const MatchStack *stack = play->stack;
    if (stack == NULL) return 0;
    return stack->deal_count - play->used.deal + stack->roll_count - play->used.roll + stack->dealer_count -
           play->used.dealer + stack->pick_count - play->used.pick + stack->shift_count - play->used.shift;
}

/* Adjacent seeds and serials must give unrelated generators: the finaliser of SplitMix64 (Steele et al.,
 * 2014). */
static uint64_t mix(uint64_t bits) {
    bits = (bits ^ (bits >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    bits = (bits ^ (bits >> 27)) * UINT64_C(0x94d049bb133111eb);
    return bits ^ (bits >> 31);
}

bool match_seed_is_placed(int64_t seed) { return seed >= MATCH_PLACED && seed < 2 * MATCH_PLACED; }

Rng match_rng(int64_t seed, uint32_t serial, int stream) {
    uint64_t step = UINT64_C(0x9e3779b97f4a7c15);
    return rng_of(mix((uint64_t)seed + step) + mix((serial + UINT64_C(1)) * step), (uint64_t)stream);
}
