#include "scenes/play/private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "session/characters.h"

static const double THINKING_MS = 420, DEAR = 1.6, PANEL_AFTER_MS = 700, REPLAY_PANEL_MS = 4200;

static const StageServices *services(const PlayScene *play) { return stage_services(play->scene.stage); }

static double speed(const PlayScene *play) { return play_settings(play).speed; }

/* ---- showing what happened ---- */

/* Whether the remaining news ends the hand. */
static bool hand_will_end(const PlayScene *play) {
    for (int i = play->seen.news_at; i < play->seen.news.count; i++) {
        if (play->seen.news.list[i].type == SABACC_EVENT_HAND_END) return true;
    }
    return false;
}

/* Shows the news up to the end of a hand or a set, so that its results can be read before the next one
 * begins. */
static void show_news(PlayScene *play) {
    static const int END = SABACC_EVENT_HAND_END;
    SabaccEvents shown = {.count = 0};
    while (play->seen.news_at < play->seen.news.count && !play->seen.hand_has_ended) {
        const SabaccEvent *event = &play->seen.news.list[play->seen.news_at++];
        shown.list[shown.count++] = *event;
        play->seen.is_set_end = event->type == SABACC_EVENT_SET && !hand_will_end(play);
        play->seen.hand_has_ended = event->type == END || play->seen.is_set_end;
    }
    table_view_post(play->seen.view, &shown);
    play_tell_end(play, &shown);
}

static void open_panel(PlayScene *play, PlayMode mode) {
    play->mode = mode;
    play->panel.since = stage_now(play->scene.stage);
    if (mode == PLAY_SHOWDOWN) play_left_pot_open(play);
    bool closes = play_replay_goes_on(play) && mode != PLAY_OVER;
    play->seen.go_at = closes ? play->panel.since + REPLAY_PANEL_MS / fmax(speed(play), 1) : 0;
    play_focus(play);
}

static void end_game(PlayScene *play) {
    if (play_is_lesson(play)) {
        play_lesson_finish(play);
        return;
    }
    if (play->plan.is_demo) {
        play_film_result(play);
        return;
    }
    play_watch_stop(play);
    play_save_set_over(play->game.save, true);
    play_tonight_tell(play);
    open_panel(play, PLAY_OVER);
}

static void dismiss_result(PlayScene *play) {
    play_keep_tally(play, play_shown(play));
    play->seen.hand_has_ended = false;
    play->mode = PLAY_OPEN;
    play->seen.go_at = 0;
}

/* The last card has been turned; a short delay before the panel covers it. True if it is passed over. */
static bool end_hand(PlayScene *play) {
    double now = stage_now(play->scene.stage);
    if (play->seen.go_at == 0 && speed(play) > 0) {
        play->seen.go_at = now + PANEL_AFTER_MS / speed(play);
        return false;
    }
    if (now < play->seen.go_at) return false;
    play->seen.go_at = 0;
    bool is_game_end =
        !play->plan.is_demo && !play->seen.is_set_end && play_was_one_match(play) && !play_is_lesson(play);
    if (!play->plan.is_demo && play_watch_passes(play, is_game_end ? PLAY_OVER : PLAY_SHOWDOWN)) {
        dismiss_result(play);
        return true;
    }
    if (play->plan.is_demo)
        play_film_result(play);
    else if (is_game_end)
        end_game(play);
    else
        open_panel(play, PLAY_SHOWDOWN);
    return false;
}

void play_go_on(PlayScene *play) {
    if (play_lesson_is_through(play)) {
        play_lesson_finish(play);
        return;
    }
    dismiss_result(play);
    play_why_go_on(play);
    play_advance(play);
}

/* ---- steps ---- */

static void refused(PlayScene *play, SabaccError error) {
    ui_toast(services(play)->ui, _(sabacc_error_sentence(error)));
    audio_play(services(play)->audio, AUDIO_UI_REFUSE, 0);
}

static bool take_step(PlayScene *play) {
    int32_t hand = match_public(play->game.match)->hand;
    bool is_dealt = match_to_act(play->game.match) == SABACC_CROUPIER;
    SubscriptionQuestion question;
    bool has_why = play_why_before(play, &question);
    MatchStep step = match_step(play->game.match);
    switch (step.outcome) {
    case MATCH_APPLIED:
        play->replay.steps++;
        subscription_events(&play->seen.eyes, &play->seen.news);
        play_look_follow(play);
        play_streaks_add(play, &play->seen.news, hand);
        play_history_add(play, &play->seen.news, match_serial(play->game.match));
        play_tonight_add(play, hand);
        play_find_fielders(play);
        play->seen.news_at = 0;
        play->seen.news_are_dealt = is_dealt;
        play->seen.go_at = 0;
        play_why_after(play, has_why ? &question : NULL, &step);
        play_save_follow(play->game.save);
        play_lesson_follow(play, &step);
        return true;
    case MATCH_REFUSED: refused(play, step.error); return true;
    case MATCH_STALE: return true;
    case MATCH_OVER: end_game(play); return false;
    case MATCH_ENDED:
        play->replay.is_paused = true;
        if (match_public(play->game.match)->over) open_panel(play, PLAY_OVER);
        return false;
    case MATCH_WAITING: return false;
    }
    return false;
}

/* A hand is hidden as soon as its owner has acted, except for a new card, which is shown first. */
static bool hide_hand(PlayScene *play) {
    const SabaccTurn *turn = &match_public(play->game.match)->turn;
    int seat = play->seen.eyes.viewer;
    if (!play_is_hot_seat(play) || seat < 0 || match_to_act(play->game.match) == seat) return false;
    if (play_is_out_of_turn(play) || play->asking.wants_field == seat) return false;
    if (turn->timer_spent && match_to_act(play->game.match) == SABACC_CROUPIER) return false; /* SH-1 */
    if (play->asking.viewer_has_card && seat_in(turn->owing, seat)) return false; /* it is in flight */
    SabaccView known;
    subscription_view(&play->seen.eyes, &known);
    bool has_changed = memcmp(play->asking.held, known.table.seat[seat].hand, sizeof play->asking.held) != 0;
    if (play->asking.viewer_has_card && has_changed && !known.table.stale) {
        play->mode = PLAY_HIDING;
        play_focus(play);
    } else {
        play_set_viewer(play, SABACC_NOBODY);
    }
    play->asking.viewer_has_card = false;
    return true;
}

/* What is asked for is half of its credits or more. */
static bool is_dear(const SabaccTable *table, int seat) {
    int32_t asked = table->turn.level - table->seat[seat].bet;
    return asked > 0 && asked >= table->seat[seat].credits / 2;
}

/* At the character's own pace, and longer over a large bet; never by its cards. */
static double thinking_ms(const PlayScene *play, int seat) {
    const SabaccTable *table = match_public(play->game.match);
    double share = character_pace(character_of(play_seat_name(play, seat)), match_serial(play->game.match));
    return THINKING_MS * share * (is_dear(table, seat) ? DEAR : 1);
}

/* An opponent waits a moment before it acts, and thinks meanwhile. */
static void take_a_moment(PlayScene *play, int seat) {
    double now = stage_now(play->scene.stage), pace = speed(play);
    if (play->seen.go_at == 0) play->seen.go_at = pace > 0 ? now + thinking_ms(play, seat) / pace : now;
    opponents_hold(play->game.opponents, now < play->seen.go_at);
}

/* Also true when the answer has come but is not shown: it is not the player's turn until the step is taken.
 */
bool play_waits_for_opponent(const PlayScene *play) {
    int seat = match_to_act(play->game.match);
    return play->mode == PLAY_OPEN && !play_is_replay(play) && seat >= 0 && !play_is_human(play, seat) &&
           !play_is_out_of_turn(play) && !play_lesson_holds(play);
}

/* The croupier deals on, and its news is shown, while the last card is still in flight; all others wait until
 * it has landed. */
static bool may_go_on(const PlayScene *play) {
    bool has_news = play->seen.news_at < play->seen.news.count;
    bool is_dealt = has_news ? play->seen.news_are_dealt : match_to_act(play->game.match) == SABACC_CROUPIER;
    return is_dealt && !play->seen.hand_has_ended ? table_view_is_ready(play->seen.view)
                                                  : !table_view_is_moving(play->seen.view);
}

static bool advance_once(PlayScene *play) {
    if (play->mode != PLAY_OPEN || !may_go_on(play)) return false;
    if (play->seen.hand_has_ended) return end_hand(play);
    if (play->seen.news_at < play->seen.news.count) {
        show_news(play);
        return true;
    }
    if (play_is_drill(play)) return play_ask_seat(play, match_to_act(play->game.match));
    if (play_is_replay(play)) return !play->replay.is_paused && !play_why_waits(play) && take_step(play);
    if (play_lesson_holds(play)) {
        play_lesson_focus(play);
        return false;
    }
    if (hide_hand(play)) return play->mode == PLAY_OPEN;
    if (play_timer(play)) return true;
    int seat = match_to_act(play->game.match);
    if (play->plan.is_demo && seat >= 0 && play_film_looks(play)) return false;
    if (seat >= 0 && play_ask_out_of_turn(play)) return false;
    if (play_is_human(play, seat) && play->asking.pick.mode != PICK_NOTHING) return false;
    if (play_is_human(play, seat)) return play_ask_seat(play, seat);
    if (play_pool_waits(play)) return false;
    if (seat >= 0) take_a_moment(play, seat);
    return take_step(play);
}

static void replay_goes_on(PlayScene *play) {
    bool is_due =
        play_replay_goes_on(play) && play->seen.go_at > 0 && stage_now(play->scene.stage) >= play->seen.go_at;
    if (is_due && play->mode == PLAY_SHOWDOWN) play_go_on(play);
}

void play_advance(PlayScene *play) {
    if (!play->game.match) return;
    play_why_take(play);
    play_tonight_take(play);
    play_talk_go_on(play);
    replay_goes_on(play);
    if (play->plan.is_demo) play_film_go_on(play);
    while (play_say_kept(play) || advance_once(play)) {}
    play_begin_waiting(play);
}

void play_post(PlayScene *play, const SabaccAction *action) {
    play_verdict_note(play, action);
    match_post(play->game.match, match_serial(play->game.match), action);
    take_step(play);
}

/* If it was given as an auto-reply, that is active from now on. */
void play_act(PlayScene *play, const SabaccAction *action) {
    if (!play_is_out_of_turn(play))
        play->asking.viewer_has_card = action->verb == SABACC_VERB_DRAW || action->verb == SABACC_VERB_TRADE;
    stage_end_problem(play->scene.stage, PLAY_DAMAGE);
    auto_replies_give(play, &play->asking.pick);
    pick_clear(&play->asking.pick);
    play_post(play, action);
    play_advance(play);
}
