#include "lab/sim.h"

#include "base/files.h"
#include "lab/lab.h"
#include "match/match.h"
#include "match/truth.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* A running game: the core alone, or a match around it that writes a record or asks outside bots. */
typedef struct Playthrough {
    Match *match; /* NULL: the core alone */
    SabaccState own;
    const SabaccState *state;
    int64_t seed;
    int64_t wealth;                   /* sum of all credits */
    int64_t items;                    /* all that are owned, staked or kept */
    int64_t chips;                    /* chips not lost yet */
    int64_t chips_lost;               /* in the last action */
    int32_t before[SABACC_MAX_SEATS]; /* stacks before this hand's antes */
    SeatMask dealt;                   /* seats dealt into this hand */
    int rounds;                       /* of this hand, including begun ones */
    SimEnd call;                      /* who called it; SIM_END_PLAYED if nobody has */
    bool is_shown, is_folded;         /* hands have been shown; some seat has folded */
    bool has_bought;                  /* chips in again: they are about to come (ST-7) */
    SabaccEvents events;              /* of the last action */
} Playthrough;

/* ---- credits ---- */

static int64_t wealth_of(const SabaccTable *table) {
    int64_t credits = (int64_t)table->hand_pot + table->pending + table->sabacc_pot + table->house;
    for (int seat = 0; seat < table->seats; seat++) credits += table->seat[seat].credits;
    return credits;
}

/* A different power of a thousand for each kind. */
static int64_t items_of(const SabaccTable *table) {
    int64_t items = 0, unit = 1;
    for (int item = 0; item < SABACC_ITEMS; item++, unit *= 1000) {
        for (int seat = 0; seat < table->seats; seat++)
            items += unit * (table->seat[seat].items[item] + table->seat[seat].pawned[item]);
        for (int i = 0; i < table->staked_count; i++) items += table->staked[i].item == item ? unit : 0;
    }
    return items;
}

static int64_t chips_of(const SabaccTable *table) {
    int64_t chips = 0;
    for (int seat = 0; seat < table->seats; seat++)
        chips += table->seat[seat].chips + table->seat[seat].staked;
    return chips;
}

/* ---- hands ---- */

static void begin_hand(Playthrough *play) {
    play->rounds = 1;
    play->call = SIM_END_PLAYED;
    play->is_shown = play->is_folded = false;
}

static void note_winner(SimSeat *seat, bool has_won) {
    seat->hands_won += has_won;
    seat->run = has_won ? seat->run + 1 : 0;
    if (seat->run > seat->longest_run) seat->longest_run = seat->run;
}

static void note_end(Sim *sim, const Playthrough *play, SeatMask winners) {
    bool is_folded = play->is_folded && !play->is_shown;
    sim->hands_played++;
    sim->rounds += play->rounds;
    sim->ends[is_folded ? SIM_END_FOLDED : play->call]++;
    sim->won_by_none += winners == 0;
    for (int seat = 0; seat < play->state->table.seats; seat++)
        note_winner(&sim->seat[seat], seat_in(winners, seat));
}

static void note_tax(Sim *sim, Playthrough *play, const SabaccEvent *event) {
    sim->seat[event->seat].prize += event->amount;
    play->chips_lost += event->amount;
}

/* Chips move between the stock and play; the gains of one seat are taxes on the others (KE-8), or bought
 * (ST-7). */
static void note_chips(Playthrough *play, const SabaccEvent *event) {
    if (play->has_bought)
        play->chips += event->amount;
    else
        play->chips_lost -= event->amount + event->second;
    play->has_bought = false;
}

/* No gain of the next hand. */
static void note_rebuy(Playthrough *play, const SabaccEvent *event) {
    play->has_bought = event->second != 0;
    if (!play->has_bought) play->before[event->seat] += event->amount;
}

static bool chips_are_conserved(Playthrough *play, const SabaccTable *table) {
    play->chips -= play->chips_lost;
    bool has_gained = play->chips_lost < 0;
    play->chips_lost = 0;
    return !has_gained && chips_of(table) == play->chips;
}

static void note_set(Sim *sim, SeatMask winners) {
    sim->sets_tied += winners == 0;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) sim->seat[seat].prize += seat_in(winners, seat);
}

static void note_game(Sim *sim, SeatMask winners) {
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) sim->seat[seat].games_won += seat_in(winners, seat);
}

static void note(Sim *sim, Playthrough *play, const SabaccEvent *event) {
    switch (event->type) {
    case SABACC_EVENT_HAND: begin_hand(play); break;
    case SABACC_EVENT_ROUND: play->rounds = event->amount; break;
    case SABACC_EVENT_CALL: play->call = event->seat >= 0 ? SIM_END_CALLED : SIM_END_HOUSE; break;
    case SABACC_EVENT_SHOWDOWN:
        play->is_shown = true;
        sim->shown++;
        break;
    case SABACC_EVENT_FOLD: play->is_folded = true; break;
    case SABACC_EVENT_BOMB: sim->bombed++; break;
    case SABACC_EVENT_TAX: note_tax(sim, play, event); break;
    case SABACC_EVENT_CHIPS: note_chips(play, event); break;
    case SABACC_EVENT_REBUY: note_rebuy(play, event); break;
    case SABACC_EVENT_SET: note_set(sim, (SeatMask)event->amount); break;
    case SABACC_EVENT_HAND_END: note_end(sim, play, (SeatMask)event->amount); break;
    case SABACC_EVENT_GAME_END: note_game(sim, (SeatMask)event->amount); break;
    default: break;
    }
}

/* Each seat's antes for the next hand, if it began in the same action; the house's own is no seat's (ST-2a).
 */
static void antes_of_next_hand(const SabaccEvents *events, int32_t antes[SABACC_MAX_SEATS]) {
    memset(antes, 0, sizeof(int32_t) * SABACC_MAX_SEATS);
    bool is_next = false;
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        if (event->type == SABACC_EVENT_HAND_END) is_next = true;
        if (is_next && event->type == SABACC_EVENT_ANTE && event->seat >= 0)
            antes[event->seat] += event->amount + event->second;
    }
}

/* The hand has ended: books each seat's change and starts the next. */
static void book_hand(Sim *sim, Playthrough *play) {
    const SabaccTable *table = &play->state->table;
    int32_t antes[SABACC_MAX_SEATS];
    antes_of_next_hand(&play->events, antes);
    for (int seat = 0; seat < sim->setup.seats; seat++) { /* excludes the house */
        int32_t now = table->seat[seat].credits + antes[seat];
        if (seat_in(play->dealt, seat)) stats_add(&sim->seat[seat].change, now - play->before[seat]);
        play->before[seat] = now;
    }
}

/* Books the results of the last action. */
static void book(Sim *sim, Playthrough *play) {
    const SabaccTable *table = &play->state->table;
    int64_t hands = sim->hands_played;
    for (int i = 0; i < play->events.count; i++) note(sim, play, &play->events.list[i]);
    if (sim->hands_played != hands) book_hand(sim, play);
    play->dealt = table->dealt;
    if (wealth_of(table) != play->wealth || items_of(table) != play->items) sim->is_conserved = false;
    if (!chips_are_conserved(play, table)) sim->is_conserved = false;
}

/* ---- a game ---- */

/* The seeds of games are spread widely, so that neighbouring seeds share no game. Below 2^53: a record's seed
 * is a JSON number. */
static int64_t game_seed(const Sim *sim, int64_t game) {
    Rng rng = rng_of((uint64_t)sim->seed, (uint64_t)game);
    uint64_t high = rng_next(&rng) & 0x1fffff;
    return (int64_t)(high << 32 | rng_next(&rng));
}

/* Empty if no records are wanted. */
static bool record_path(const Sim *sim, char *path, size_t size, Text *why) {
    if (sim->record_dir == NULL) return true;
    int length = snprintf(path, size, "%s/%s-%lld-%06lld.sabacc", sim->record_dir, sim->setup.game->id,
                          (long long)sim->seed, (long long)sim->games_played + 1);
    if (length >= 0 && (size_t)length < size) return true;
    text_add(why, "the name of the records' directory is too long");
    return false;
}

static bool has_bots(const Sim *sim) {
    for (int seat = 0; seat < sim->setup.seats; seat++)
        if (sim->seat[seat].bot != NULL) return true;
    return false;
}

static bool open_match(const Sim *sim, const SabaccSetup *setup, Playthrough *play, Text *why) {
    MatchSetup match;
    char path[MATCH_MESSAGE] = "";
    match_setup_init(&match, setup->game, setup->seats, setup->credits[0]);
    match.rules = *setup;
    match.has_seed = true;
    match.seed = play->seed;
    if (sim->preset != NULL) snprintf(match.preset, sizeof match.preset, "%s", sim->preset);
    for (int seat = 0; seat < setup->seats; seat++)
        snprintf(match.seat[seat].agent, sizeof match.seat[seat].agent, "%.*s", MATCH_WORDS - 1,
                 sim->seat[seat].agent);
    if (!record_path(sim, path, sizeof path, why)) return false;
    play->match = match_new(&match, NULL, path[0] != '\0' ? path : NULL, why);
    if (play->match == NULL) return false;
    for (int seat = 0; seat < setup->seats; seat++) {
        if (sim->seat[seat].bot == NULL) continue;
        MatchDriver driver = bot_driver(sim->seat[seat].bot, play->match, true);
        match_set_driver(play->match, seat, &driver);
    }
    return true;
}

static bool begin(const Sim *sim, Playthrough *play, Text *why) {
    SabaccSetup setup = sim->setup;
    setup.dealer = (int)(sim->games_played % setup.seats);
    play->seed = game_seed(sim, sim->games_played);
    play->match = NULL;
    play->state = &play->own;
    if (sim->record_dir == NULL && !has_bots(sim)) {
        sabacc_start(&play->own, &setup, NULL);
    } else {
        if (!open_match(sim, &setup, play, why)) return false;
        play->state = match_state(play->match);
    }
    memcpy(play->before, setup.credits, sizeof play->before);
    play->dealt = play->state->table.dealt;
    play->wealth = wealth_of(&play->state->table);
    play->items = items_of(&play->state->table);
    play->chips = chips_of(&play->state->table);
    play->chips_lost = 0;
    play->has_bought = false;
    begin_hand(play);
    return true;
}

/* Seeds its choice as match/ seeds its drivers. */
static void choose(const Sim *sim, const Playthrough *play, int seat, SabaccAction *action) {
    Rng rng = match_rng(play->seed, play->state->table.turn.serial, 1 + seat);
    AiLevel level = sim->seat[seat].level;
    if (level == AI_RANDOM) { /* needs no view */
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
                            .level = level,
                            .effort = ai_effort(level),
                            .seed = seed | rng_next(&rng)},
              action);
}

/* The match asks the croupier, whose chance comes from the same seed, and outside bots itself. */
static SabaccError step_match(Playthrough *play) {
    MatchStep step = match_step(play->match);
    if (step.outcome != MATCH_APPLIED) return step.error != SABACC_OK ? step.error : SABACC_ERROR_NOT_NOW;
    match_events(play->match, SABACC_OPEN, &play->events);
    return SABACC_OK;
}

/* The match takes what is posted before it asks the croupier. */
static SabaccError say(Playthrough *play, const SabaccAction *action) {
    if (play->match == NULL) return sabacc_apply(&play->own, action, &play->events);
    match_post(play->match, match_serial(play->match), action);
    return step_match(play);
}

static SabaccError apply(Playthrough *play, const SabaccAction *action) {
    if (play->match == NULL) return sabacc_apply(&play->own, action, &play->events);
    bool is_asked = sabacc_need(play->state) == SABACC_CROUPIER; /* then the match supplies the chance */
    return is_asked ? step_match(play) : say(play, action);
}

/* The timer's shift before a seat's action (SH-1), by the match's own seed for it. */
static bool timer_shifts(const Playthrough *play, SabaccAction *action) {
    enum { TIMER_STREAM = 1 + SABACC_MAX_SEATS };
    int mean;
    if (!sabacc_timer_runs(play->state, &mean)) return false;
    Rng rng = match_rng(play->seed, play->state->table.turn.serial, TIMER_STREAM);
    *action = (SabaccAction){.seat = SABACC_CROUPIER, .verb = SABACC_VERB_SHIFT};
    return rng_below(&rng, (uint32_t)mean) == 0;
}

/* Reported at once, because the rest of the simulation may take long. */
static void report_dropped(SimSeat *seat, int number) {
    if (seat->is_drop_reported || bot_dropped(seat->bot) == NULL) return;
    seat->is_drop_reported = true;
    lab_usage("sim: %s at seat %d is no longer asked: %s; its seat is played by the mildest actions",
              seat->agent, number, bot_dropped(seat->bot));
}

/* Random seats sit out and in now and then, and always when a hand waits for that (ST-6). */
static bool says(const Sim *sim, const Playthrough *play, SabaccAction *action) {
    enum { SAYING_STREAM = 2 + SABACC_MAX_SEATS, RARELY = 24 };
    const SabaccTable *table = &play->state->table;
    SeatMask seats = 0;
    for (int seat = 0; seat < sim->setup.seats; seat++)
        if (sim->seat[seat].bot == NULL && sim->seat[seat].level == AI_RANDOM) seats |= seat_bit(seat);
    Rng rng = match_rng(play->seed, table->turn.serial, SAYING_STREAM);
    bool waits = sabacc_hand_waits(table) && sabacc_need(play->state) == SABACC_NOBODY;
    if (!waits && rng_below(&rng, RARELY) != 0) return false;
    return sabacc_random_saying(play->state, waits ? seats & table->sits_out : seats, &rng, action);
}

/* Applies one action; a refused one is replaced by the mildest legal one. */
static void act(Sim *sim, Playthrough *play) {
    SabaccAction action;
    int seat = sabacc_need(play->state);
    sim->actions++;
    if (sabacc_may_sit_out(&play->state->table) != 0 && says(sim, play, &action)) {
        SabaccError error = say(play, &action);
        assert(error == SABACC_OK);
        return;
    }
    if (seat >= 0 && sim->seat[seat].bot != NULL) { /* the bot counts its faults */
        SabaccError error = step_match(play);
        assert(error == SABACC_OK);
        report_dropped(&sim->seat[seat], seat);
        return;
    }
    if (seat == SABACC_CROUPIER) {
        Rng rng = match_rng(play->seed, play->state->table.turn.serial, 0);
        sabacc_chance(play->state, &rng, &action);
    } else if (!timer_shifts(play, &action)) {
        choose(sim, play, seat, &action);
    }
    if (apply(play, &action) != SABACC_OK) {
        SabaccOffers offers;
        sim->errors++;
        sabacc_legal(play->state, seat, &offers);
        match_default_action(&play->state->table, seat, &offers, &action);
        SabaccError error = apply(play, &action);
        assert(error == SABACC_OK);
    }
}

static bool is_done(const Sim *sim) { return sim->hands > 0 && sim->hands_played >= sim->hands; }

static bool play_game(Sim *sim, Playthrough *play, Text *why) {
    if (!begin(sim, play, why)) return false;
    const SabaccTable *table = &play->state->table;
    while (!table->over && !is_done(sim)) {
        act(sim, play);
        book(sim, play);
    }
    bool is_written = play->match == NULL || match_record_error(play->match) == NULL;
    if (!is_written) text_add(why, match_record_error(play->match));
    match_free(play->match);
    sim->games_played++;
    return is_written;
}

bool sim_run(Sim *sim, Text *why) {
    double start = stats_clock();
    Playthrough play;
    if (sim->record_dir != NULL && !file_make_folder(sim->record_dir)) {
        text_add(why, sim->record_dir);
        text_add(why, ": ");
        text_add(why, file_words(errno));
        return false;
    }
    sim->is_conserved = true;
    while (sim->games > 0 ? sim->games_played < sim->games : !is_done(sim))
        if (!play_game(sim, &play, why)) return false;
    sim->seconds = stats_clock() - start;
    for (int seat = 0; seat < sim->setup.seats; seat++)
        if (sim->seat[seat].bot != NULL) sim->errors += bot_faults(sim->seat[seat].bot);
    return true;
}
