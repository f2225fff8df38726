/* The adviser: what each choice of the person who is asked is worth, reckoned from that seat's own view by
 * the best level (session/counsel.h). advice_draw.c draws it. */

#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"

/* ---- whether it is allowed ---- */

bool play_is_common(const PlayScene *play) {
    int index;
    int64_t day;
    return play->plan.deal > 0 || daily_find(match_setup(play->game.match), &index, &day);
}

const char *play_advice_refusal(const PlayScene *play) {
    if (play_is_drill(play)) return NULL;
    if (play_is_common(play))
        return _("This deal is the same for everybody, so it is played without advice.");
    if (play_is_hot_seat(play) && !play->advice.is_agreed)
        return _("With several people at the table there is advice only if all of you agree.");
    return NULL;
}

bool play_advice_may_agree(const PlayScene *play) { return !play_is_common(play) && play_is_hot_seat(play); }

bool play_has_advice(const PlayScene *play) {
    return !play_is_replay(play) && !play_is_lesson(play) && play->game.humans != 0;
}

/* ---- asking ---- */

static void wake(void *stage) { stage_wake(stage); }

static bool is_dealt(const PlayScene *play) {
    const Pick *pick = &play->asking.pick;
    return seat_in(pick->view.table.dealt, pick->seat);
}

/* One deck is as good as the other, and so are the sides before there are cards. */
static bool is_asked(const PlayScene *play) {
    const Pick *pick = &play->asking.pick;
    return pick->mode != PICK_NOTHING && pick->mode != PICK_SIDE;
}

bool play_is_asked_undealt(const PlayScene *play) { return is_asked(play) && !is_dealt(play); }

bool play_is_advised(const PlayScene *play) {
    const Pick *pick = &play->asking.pick;
    return play->mode == PLAY_OPEN && is_asked(play) && is_dealt(play) && !pick->is_blind &&
           pick->seat == play->seen.eyes.viewer && match_to_act(play->game.match) == pick->seat;
}

uint64_t play_question_seed(const Match *match, int seat) {
    Rng rng = match_rng(match_setup(match)->seed, match_serial(match), 1 + seat);
    uint64_t high = (uint64_t)rng_next(&rng) << 32;
    return high | rng_next(&rng);
}

static void ask(PlayScene *play) {
    SabaccView view;
    SabaccOffers offers;
    int seat = play->asking.pick.seat;
    if (!play->advice.counsel) play->advice.counsel = counsel_create(wake, play->scene.stage);
    if (!play->advice.counsel) return;
    play_view_of(play, seat, &view);
    sabacc_view_legal(&view, &offers);
    counsel_ask(play->advice.counsel, &view, &offers, play_question_seed(play->game.match, seat));
    play->advice.is_wanted = true;
}

static void find_report(PlayScene *play) {
    PlayAdvice *advice = &play->advice;
    bool is_wanted = play->advice.form != ADVICE_OFF && play_is_advised(play) && !play_advice_refusal(play);
    if (is_wanted)
        ask(play);
    else if (advice->counsel && advice->is_wanted)
        counsel_stop(advice->counsel);
    if (!is_wanted) advice->is_wanted = advice->has_report = false;
    if (!advice->is_wanted) return;
    bool waits = stage_services(play->scene.stage)->is_unpaced, has_first = advice->has_report;
    SabaccAction first = advice->report.list[0].action;
    advice->has_report = counsel_read(advice->counsel, waits, &advice->report, &advice->is_last);
    if (advice->has_report && has_first) adviser_keep_first(&advice->report, &first);
}

/* What the adviser means; NULL if it says nothing. */
static const SabaccAction *first_of(const PlayScene *play) {
    bool is_said = play->advice.has_report && play->advice.form != ADVICE_OFF && play_is_advised(play);
    return is_said ? &play->advice.report.list[0].action : NULL;
}

void play_advice_mark(PlayScene *play) {
    Pick *pick = &play->asking.pick;
    const SabaccAction *first = first_of(play);
    pick->advised[0] = '\0';
    if (first) pick_way(pick, first, pick->advised);
}

void play_advice_lead(PlayScene *play) {
    const SabaccAction *first = first_of(play);
    if (first) pick_lead_amount(&play->asking.pick, first);
}

/* The focus goes with the advice while it is where it was given, but not for who hears where it is. */
static void lead_focus(PlayScene *play) {
    Ui *ui = stage_services(play->scene.stage)->ui;
    char before[UI_NAME_BYTES];
    memcpy(before, play->asking.pick.advised, sizeof before);
    play_advice_mark(play);
    if (speech_is_heard(stage_services(play->scene.stage)->speech))
        return; /* what is told is known to be there */
    if (play->mode != PLAY_OPEN || strcmp(before, play->asking.pick.advised) == 0) return;
    if (strcmp(ui_focus(ui), play->asking.usual) == 0) play_focus_usual(play);
}

void play_advice_follow(PlayScene *play) {
    if (!play->game.match || play_is_drill(play)) return;
    find_report(play);
    lead_focus(play);
}

bool play_advice_is_pending(const PlayScene *play) {
    return play->advice.is_wanted && !(play->advice.has_report && play->advice.is_last);
}

void play_advice_open(PlayScene *play) {
    AdviceForm form = settings_advice(stage_services(play->scene.stage)->settings);
    play->advice.form = play_has_advice(play) ? form : ADVICE_OFF;
}

void play_advice_close(PlayScene *play) {
    counsel_free(play->advice.counsel);
    play->advice = (PlayAdvice){.form = ADVICE_OFF};
}

static void choose_setting(PlayScene *play, SettingId id, bool is_on) {
    stage_services(play->scene.stage)->settings->values[id] = is_on;
    stage_settings_changed(play->scene.stage);
    play->advice.row = 0;
    play_advice_open(play);
}

void play_advice_toggle(PlayScene *play) {
    if (!play_has_advice(play)) return;
    choose_setting(play, SETTING_ADVICE, play->advice.form == ADVICE_OFF);
    if (play->advice.form != ADVICE_OFF) play->panel.log_is_open = false;
}

/* Its reason is shown, and the bar made ready for it: what is left is to press the button. */
static void choose_row(PlayScene *play, int row) {
    Pick *pick = &play->asking.pick;
    char button[UI_NAME_BYTES];
    play->advice.row = row;
    if (!play_is_advised(play) || row < 0 || row >= play->advice.report.count) return;
    const SabaccAction *action = &play->advice.report.list[row].action;
    pick_lead(pick, action);
    pick_way(pick, action, button);
    play_advice_mark(play);
    if (!button[0]) pick_usual(pick, button);
    if (button[0]) ui_set_focus(stage_services(play->scene.stage)->ui, button);
    play->asking.usual[0] = '\0';
}

bool play_advice_event(PlayScene *play, const UiEvent *event) {
    if (event->kind == UI_EVENT_CHANGE && strcmp(event->name, PLAY_CHANCES) == 0) {
        choose_setting(play, SETTING_CHANCES, event->value);
        return true;
    }
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "advice:")) {
        choose_row(play, ui_event_index(event));
        return true;
    }
    if (strcmp(event->name, "agree") != 0) return false;
    play->advice.is_agreed = true;
    return true;
}
