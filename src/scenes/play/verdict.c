/* The coach's line after a hand: what the choices of the only person at this table cost. Each decision is
 * weighed as it is made, by what its seat could see (session/hand_review.h), and nothing of play depends on
 * it. */

#include <stdio.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "ui/prompts/action_words.h"

/* ---- whether there is one ---- */

static bool has_verdict(const PlayScene *play) {
    return play_has_advice(play) && !play_is_common(play) && !seats_several(play->game.humans) &&
           stage_services(play->scene.stage)->settings->values[SETTING_VERDICT] != 0;
}

/* The results of a hand are shown. */
static bool is_shown(const PlayScene *play) {
    return play->verdict.review && play->game.match &&
           ((play->mode == PLAY_SHOWDOWN && !play->seen.is_set_end) ||
            (play->mode == PLAY_OVER && play_was_one_match(play)));
}

/* ---- decisions ---- */

static void wake(void *stage) { stage_wake(stage); }

MatchDecision play_decision_of(const Match *match, int seat) {
    MatchSubscription theirs = match_subscribe(match, seat);
    MatchDecision decision = {
        .seat = seat, .serial = match_serial(match), .seed = play_question_seed(match, seat)};
    subscription_view(&theirs, &decision.view);
    decision.hand = decision.view.table.hand;
    sabacc_view_legal(&decision.view, &decision.offers);
    return decision;
}

void play_verdict_note(PlayScene *play, const SabaccAction *action) {
    int seat = match_to_act(play->game.match);
    if (!play->verdict.review || action->seat != seat || !play_is_human(play, seat)) return;
    MatchDecision decision = play_decision_of(play->game.match, seat);
    decision.action = *action;
    hand_review_add(play->verdict.review, &decision);
}

/* Of a hand that is gone on with, what was decided in it before. */
static void add_past(PlayScene *play) {
    int seat = seats_lowest(play->game.humans);
    int32_t hand = match_public(play->game.match)->hand;
    Match *past = match_past(play->game.match);
    while (past) {
        bool is_asked = match_public(past)->hand == hand && match_to_act(past) == seat;
        MatchDecision decision;
        if (is_asked) decision = play_decision_of(past, seat);
        MatchStep step = match_step(past);
        if (step.outcome != MATCH_APPLIED) break;
        decision.action = step.action;
        if (is_asked && step.action.seat == seat) hand_review_add(play->verdict.review, &decision);
    }
    match_free(past);
}

void play_verdict_open(PlayScene *play) {
    play->verdict = (PlayVerdict){.review = NULL};
    if (!has_verdict(play)) return;
    play->verdict.review = hand_review_create(wake, play->scene.stage);
    if (play->verdict.review && play->plan.kind == PLAN_RESUME) add_past(play);
}

void play_verdict_close(PlayScene *play) {
    hand_review_free(play->verdict.review);
    play->verdict = (PlayVerdict){.review = NULL};
}

/* ---- what it comes to ---- */

void play_verdict_follow(PlayScene *play) {
    PlayVerdict *verdict = &play->verdict;
    if (!is_shown(play)) {
        verdict->is_known = verdict->is_explained = false;
        return;
    }
    bool waits = stage_services(play->scene.stage)->is_unpaced;
    if (!verdict->is_known)
        verdict->is_known = hand_review_read(verdict->review, play_shown(play)->hand, waits, &verdict->hand);
}

bool play_verdict_is_pending(const PlayScene *play) { return is_shown(play) && !play->verdict.is_known; }

void play_lost_words(int64_t lost, uint8_t unit, char *words, size_t size) {
    enum { HUNDRED = 100, TENTH = 10, LARGE = 1000 };
    int tenths = (int)((lost + TENTH / 2) / TENTH), whole = (int)((lost + HUNDRED / 2) / HUNDRED);
    if (unit == ADVISER_SHARE)
        snprintf(words, size, _("%d.%d %% of the game"), tenths / TENTH, tenths % TENTH);
    else if (unit == ADVISER_WINS)
        snprintf(words, size, _("%d.%d %% of the chance to win"), tenths / TENTH, tenths % TENTH);
    else if (lost < LARGE)
        snprintf(words, size, _("%d.%d credits"), tenths / TENTH, tenths % TENTH);
    else
        snprintf(words, size, ngettext_("%d credit", "%d credits", whole), whole);
}

bool play_verdict_format(const PlayScene *play, char *words, size_t size) {
    const HandVerdict *hand = &play->verdict.hand;
    char lost[64], did[ACTION_WORDS], best[ACTION_WORDS];
    const char *names[SABACC_MAX_SEATS];
    words[0] = '\0';
    if (!play->verdict.review) return false;
    if (!play->verdict.is_known || hand->decisions == 0) return true;
    if (hand->mistakes == 0) {
        snprintf(words, size, "%s",
                 _("You played this hand as well as the best would have: no choice lost anything."));
        return true;
    }
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        names[seat] = seat < hand->seen.seats ? play_seat_name(play, seat) : "";
    action_words(&hand->seen, &hand->did, names, did);
    action_words(&hand->seen, &hand->best, names, best);
    play_lost_words(hand->lost, hand->unit, lost, sizeof lost);
    if (play->verdict.is_explained)
        snprintf(words, size, _("Why “%s”: %s"), best, hand->why);
    else if (hand->mistakes == 1)
        snprintf(words, size, _("“%s” cost %s against the best choice: “%s”."), did, lost, best);
    else
        snprintf(words, size, _("Your choices cost %s, most of it “%s”; the best there was “%s”."), lost, did,
                 best);
    return true;
}

/* ---- why ---- */

void play_verdict_explain(PlayScene *play) {
    PlayVerdict *verdict = &play->verdict;
    bool is_said = is_shown(play) && verdict->is_known && verdict->hand.mistakes > 0;
    if (is_said)
        verdict->is_explained = !verdict->is_explained;
    else
        ui_toast(stage_services(play->scene.stage)->ui, _("There is advice when it is your turn."));
}
