/* How the table is opened and closed: the match of a plan, its players, and what is seen of it. */

#include <math.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "session/characters.h"
#include "session/film_programme.h"
#include "session/players.h"
#include "session/stakes.h"
#include "session/streaks.h"

static const StageServices *services(const PlayScene *play) { return stage_services(play->scene.stage); }

const PlayTally *play_tally_before(const PlayScene *play, int32_t hand) {
    return &play->game.tallies[hand % PLAY_HANDS];
}

void play_keep_tally(PlayScene *play, const SabaccTable *ended) {
    const PlayTally *before = play_tally_before(play, ended->hand);
    PlayTally *after = &play->game.tallies[(ended->hand + 1) % PLAY_HANDS];
    for (int i = 0; i < ended->seats; i++) {
        after->holding[i] = sabacc_holding(ended, i);
        after->hands_won[i] = before->hands_won[i] + seat_in(ended->winners, i);
    }
}

static bool plan_is_kept(const PlayScene *play) { return play->plan.kind == PLAN_NEW && !play->plan.is_film; }

static bool open_new(PlayScene *play, Text *why) {
    const Teams *teams = &play->plan.teams;
    teams_format_note(teams, play->plan.setup.rules.seats, play->plan.setup.note);
    play->game.match = match_new(&play->plan.setup, NULL, NULL, why);
    if (play->game.match && plan_is_kept(play))
        play->game.save = play_save_begin(play->scene.stage, play->game.match, teams, !play->plan.is_demo);
    return play->game.match != NULL;
}

/* Absorbs the events up to the end of a hand; false if none ended. */
static bool absorb_to_hand_end(SabaccView *view, const SabaccEvents *events) {
    for (int i = 0; i < events->count; i++) {
        sabacc_absorb(view, &events->list[i]);
        if (events->list[i].type == SABACC_EVENT_HAND_END) return true;
    }
    return false;
}

/* The state does not contain what each seat had at the start of a hand, nor past events: the record is
 * replayed to find them. */
static void find_tallies(PlayScene *play, Match *past) {
    MatchSubscription everybody = match_subscribe(past, SABACC_NOBODY);
    SabaccEvents events;
    SabaccView view;
    do {
        subscription_view(&everybody, &view);
        MatchStep step = match_step(past);
        if (step.outcome != MATCH_APPLIED) return;
        subscription_events(&everybody, &events);
        play_history_add(play, &events, match_serial(past));
        if (absorb_to_hand_end(&view, &events)) play_keep_tally(play, &view.table);
    } while (true);
}

static bool open_resumed(PlayScene *play, Text *why) {
    char words[2 * MATCH_MESSAGE] = "";
    Text warning = text_over(words, sizeof words);
    Stage *stage = play->scene.stage;
    PlayLeft left = play_save_take_left(stage, play->plan.path);
    play->game.match = left.match;
    if (!play->game.match)
        play->game.match = match_resume(play->plan.path, play->plan.setup.allow_undo, &warning, why);
    if (!play->game.match) return false;
    if (words[0]) stage_warn(stage, PLAY_DAMAGE, words);
    if (match_is_copy(play->game.match))
        stage_warn(stage, PLAY_COPY,
                   _("Another program is playing this game: what is played here is not kept."));
    else
        play->game.save = play_save_resume(stage, play->game.match, &play->plan);
    if (left.is_note_due) play_save_note(play->game.save, left.note);
    return true;
}

/* Each seat's start: its credits, or the chips that it will buy (KE-1). */
static void keep_beginning(PlayScene *play) {
    const SabaccSetup *rules = &match_setup(play->game.match)->rules;
    PlayTally *first = &play->game.tallies[1];
    *first = (PlayTally){0};
    for (int seat = 0; seat < rules->seats; seat++)
        first->holding[seat] = sabacc_holding_at_start(rules, seat);
}

/* For a resumed game, the past is read from its record. */
static void begin_tallies(PlayScene *play) {
    keep_beginning(play);
    Match *past = play->plan.kind == PLAN_RESUME ? match_past(play->game.match) : NULL;
    play->past.count = 0;
    play->past.hand = 1;
    play->past.next_hand = 2;
    if (past) find_tallies(play, past);
    match_free(past);
}

static bool open_replay(PlayScene *play, Text *why) {
    char words[MATCH_MESSAGE] = "";
    Text warning = text_over(words, sizeof words);
    play->game.match = match_replay(play->plan.path, &warning, why);
    if (!play->game.match) return false;
    if (words[0]) ui_toast(services(play)->ui, words);
    const MatchSetup *setup = match_setup(play->game.match);
    teams_read_note(&play->plan.teams, setup->note, setup->rules.seats);
    play_replay_go_to(play, play->plan.replay_serial);
    return play_drill_open(play, why);
}

/* A person has the face that was chosen. It is glad of a hand that they win, and sour only once they are
 * bombed out or out of the game. */
static TableLook look_of(const PlayScene *play, const Players *players, int seat) {
    const char *name = play->game.names[seat];
    const MatchSetup *setup = match_setup(play->game.match);
    const Character *character = agent_is_human(setup->seat[seat].agent) ? NULL : character_of(name);
    if (!character)
        return (TableLook){.name = name,
                           .portrait = players_portrait(players, setup, seat),
                           .glad = CHARACTER_USUAL,
                           .sour = CHARACTER_SELDOM};
    return (TableLook){
        .name = name, .portrait = character->portrait, .glad = character->glad, .sour = character->sour};
}

/* The colour of a friend's seat, and the sign of its team. */
static void dress_seat(PlayScene *play, int seat) {
    TableLook *look = &play->game.looks[seat];
    int team = play_has_teams(play) ? play->plan.teams.of[seat] : 0;
    look->colour = play_seat_colour(play, seat);
    if (team == 0) return;
    look->team = team_sign((TeamId)(team - 1));
    look->team_colour = team_colour((TeamId)(team - 1));
}

static void seat_players(PlayScene *play) {
    const MatchSetup *setup = match_setup(play->game.match);
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words); /* said where faces are chosen */
    Players players = players_read(services(play)->data_directory, &why);
    play->game.humans = 0;
    for (int seat = 0; seat < setup->rules.seats; seat++) {
        const MatchSeat *at = &setup->seat[seat];
        AiLevel level = AI_REGULAR;
        memcpy(play->game.names[seat], at->name, MATCH_WORDS);
        play->game.looks[seat] = look_of(play, &players, seat);
        bool is_ai = ai_level_parse(at->agent, &level) || !agent_is_human(at->agent);
        if (!is_ai) play->game.humans |= seat_bit(seat);
        if (is_ai && !play_is_replay(play) && !play_is_lesson(play))
            opponents_seat(play->game.opponents, play->game.match, seat, level);
    }
    for (int seat = 0; seat < setup->rules.seats; seat++) dress_seat(play, seat);
    int house = sabacc_house_seat(match_public(play->game.match));
    if (house >= 0)
        play->game.looks[house] = (TableLook){.name = _(setup->seat[house].name), .portrait = "house"};
}

static void make_view(PlayScene *play) {
    SabaccView view;
    play->seen.eyes = match_subscribe(play->game.match, play_first_viewer(play));
    subscription_view(&play->seen.eyes, &view);
    play->seen.terms = term_scope_of(&view.table);
    play->seen.view = table_view_create(&view, play->game.looks, play_settings(play),
                                        play->plan.is_unasked ? NULL : services(play)->audio);
    table_view_address(play->seen.view, play_listener(play), play_has_evening(play));
}

static void wake(void *user) { stage_wake(user); }

bool play_open(PlayScene *play, Text *why) {
    play->game.opponents = opponents_create(wake, play->scene.stage);
    if (!play->game.opponents) {
        text_add(why, _("another thread cannot be started"));
        return false;
    }
    opponents_wait_for(play->game.opponents, services(play)->is_unpaced);
    bool is_open = play->plan.kind == PLAN_NEW      ? open_new(play, why)
                   : play->plan.kind == PLAN_RESUME ? open_resumed(play, why)
                   : play->plan.kind == PLAN_LESSON ? play_lesson_open(play, why)
                                                    : open_replay(play, why);
    if (!is_open) return false;
    begin_tallies(play);
    seat_players(play);
    make_view(play);
    play_speak_open(play);
    play_talk_open(play);
    play_advice_open(play);
    play_verdict_open(play);
    pick_clear(&play->asking.pick);
    play_look_open(play);
    auto_replies_open(play);
    play_streaks_open(play);
    play_tonight_open(play);
    play->asking.wants_field = play->chance.pointer = SABACC_NOBODY;
    play->sitting = (PlaySitting){0};
    play_away_open(play);
    play->watch = (PlayWatch){.is_turned = play->watch.is_turned};
    play_why_forget(play);
    play_find_fielders(play);
    play->chance.shift_at = INFINITY;
    play->chance.shift_serial = play->chance.point_serial = 0;
    play->mode = match_public(play->game.match)->over && !play_is_replay(play) ? PLAY_OVER : PLAY_OPEN;
    play_read_out_log(play);
    if (play->plan.is_demo) play_film_open(play);
    if (play_read_out_is_due(play)) {
        play->mode = PLAY_READ_OUT;
        play_focus(play);
    }
    return true;
}

void play_close(PlayScene *play) {
    stage_end_problem(play->scene.stage, PLAY_DAMAGE);
    stage_end_problem(play->scene.stage, PLAY_COPY);
    play_tonight_close(play);
    if (play->game.save)
        play_save_leave(play->game.save);
    else
        match_free(play->game.match);
    play->game.save = NULL;
    play_lesson_close(play);
    opponents_free(play->game.opponents);
    play_advice_close(play);
    play_verdict_close(play);
    play_drill_close(play);
    table_view_free(play->seen.view);
    play->game.match = NULL;
    play->game.opponents = NULL;
    play->seen.view = NULL;
}

static void begin_with(PlayScene *play, const MatchSetup *setup) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    GamePlan plan = {.kind = PLAN_NEW, .setup = *setup, .is_demo = play->plan.is_demo};
    if (play_is_lesson(play)) plan = play->plan;
    memcpy(plan.way, play->plan.way, sizeof plan.way);
    plan.proposal = play->plan.proposal;
    plan.teams = play->plan.teams;
    plan.setup.seed = game_plan_next_seed(services(play)->start, plan.is_demo, plan.setup.seed);
    plan.setup.has_seed = true;
    plan.setup.rules.dealer = SABACC_NOBODY;
    if (play->plan.deal > 0) streaks_plan_cards(&plan);
    if (play->plan.is_film) {
        film_plan(&plan, play->plan.film_seed, play->plan.film_index + 1);
        plan.is_unasked = play->plan.is_unasked;
    }
    play_close(play);
    play->plan = plan;
    play->seen.news = (SabaccEvents){0};
    play->seen.news_at = 0;
    play->seen.hand_has_ended = false;
    if (!play_open(play, &why)) {
        ui_toast(services(play)->ui, words);
        stage_pop(play->scene.stage);
    }
}

void play_begin_anew(PlayScene *play) { begin_with(play, match_setup(play->game.match)); }

bool play_can_go_higher(const PlayScene *play, char *words, size_t size) {
    MatchSetup setup = *match_setup(play->game.match);
    words[0] = '\0';
    if (play_is_replay(play) || play->plan.deal > 0 || !stakes_raise(&setup)) return false;
    stakes_words(&setup, words, size);
    return true;
}

void play_begin_higher(PlayScene *play) {
    MatchSetup setup = *match_setup(play->game.match);
    if (stakes_raise(&setup)) begin_with(play, &setup);
}
