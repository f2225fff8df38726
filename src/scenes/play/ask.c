/* Asks the people at the table: the seat to act, and seats that want to field a card out of turn (FD-6). */

#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "scenes/play/private.h"

static Ui *ui_of(const PlayScene *play) { return stage_services(play->scene.stage)->ui; }

void play_focus(PlayScene *play) {
    static const char *const names[] = {[PLAY_READ_OUT] = "begin",    [PLAY_CURTAIN] = "look",
                                        [PLAY_AWAY] = "away:back",    [PLAY_HIDING] = "hide",
                                        [PLAY_SHOWDOWN] = "continue", [PLAY_LEARNT] = "lesson:play",
                                        [PLAY_DRILL] = "drill:next",  [PLAY_FILM] = NULL};
    if (play->mode == PLAY_OPEN && play->asking.pick.mode != PICK_NOTHING) play_focus_usual(play);
    if (play->mode == PLAY_OVER) ui_set_focus(ui_of(play), play_tonight_focus(play));
    if (names[play->mode]) ui_set_focus(ui_of(play), names[play->mode]);
    play_lesson_focus(play);
}

/* Hot-seat: nothing of a hand is shown until its owner has confirmed. */
void play_draw_curtain_for(PlayScene *play, int seat) {
    play->mode = PLAY_CURTAIN;
    play->asking.asked = seat;
    play->panel.since = stage_now(play->scene.stage);
    play_focus(play);
}

static void look_with(PlayScene *play, int seat) {
    if (play->seen.eyes.viewer != seat && play->seen.eyes.viewer != SABACC_OPEN) play_set_viewer(play, seat);
}

/* ---- the seat to act ---- */

void play_focus_usual(PlayScene *play) {
    char *usual = play->asking.usual;
    if (speech_is_heard(stage_services(play->scene.stage)->speech))
        play->asking.pick.advised[0] = '\0'; /* told is what is advised: it leads nowhere */
    else
        play_advice_mark(play);
    pick_usual(&play->asking.pick, usual);
    play_advice_mark(play);
    bool looks_first = play->asking.pick.is_blind && strcmp(usual, "rest") == 0;
    if (usual[0]) ui_set_focus(ui_of(play), looks_first ? "peek" : usual);
    play_lesson_focus(play);
}

static void ask_person(PlayScene *play, const SabaccView *view, const SabaccOffers *offers) {
    int seat = view->table.viewer;
    play_watch_stop(play);
    bool is_face_down = play_is_face_down(play, seat);
    play->look.asked_at = stage_now(play->scene.stage);
    if (!is_face_down) look_with(play, seat);
    table_view_turn(play->seen.view, seat);
    play->advice.has_report = false; /* of another question */
    pick_begin(&play->asking.pick, view, offers);
    pick_set_sight(&play->asking.pick, !is_face_down);
    play->asking.pick.mark = play->asking.mark;
    play->asking.pick.has_mark = !play_is_hot_seat(play);
    for (int i = 0; i < view->table.seats; i++) play->asking.pick.names[i] = play->game.names[i];
    memcpy(play->asking.held, view->table.seat[seat].hand, sizeof play->asking.held);
    if (play->asking.pick.mode == PICK_SIDE)
        side_deck_page_open(&play->asking.side_deck, play->scene.stage, play->game.names[seat],
                            &play->asking.pick);
    play_focus_usual(play);
    audio_play(stage_services(play->scene.stage)->audio, AUDIO_TURN, 0);
}

bool play_ask_seat(PlayScene *play, int seat) {
    SabaccView view;
    SabaccOffers offers;
    SabaccAction action;
    if (play->asking.pick.mode != PICK_NOTHING || play_away_waits(play, seat)) return false;
    play_view_of(play, seat, &view);
    sabacc_view_legal(&view, &offers);
    if (play->asking.wants_field != seat && auto_replies_answer(play, &view, &offers, &action)) {
        play->asking.given[play->asking.given_count++ % PLAY_GIVEN] = match_serial(play->game.match);
        auto_replies_tell(play, &view.table, &action);
        play_post(play, &action);
        return true;
    }
    play->asking.wants_field = SABACC_NOBODY;
    if (play_needs_curtain(play, seat, &offers)) {
        play_draw_curtain_for(play, seat);
        return false;
    }
    ask_person(play, &view, &offers);
    return play_timer(play); /* winds it up */
}

/* ---- other seats ---- */

bool play_is_out_of_turn(const PlayScene *play) {
    return play->asking.pick.mode != PICK_NOTHING && play->asking.pick.is_out_of_turn;
}

static bool may_field(const SabaccOffers *offers) {
    for (int i = 0; i < offers->count; i++) {
        if (offers->list[i].verb == SABACC_VERB_FIELD) return true;
    }
    return false;
}

void play_find_fielders(PlayScene *play) {
    const SabaccTable *known = match_public(play->game.match);
    SabaccOffers offers;
    bool is_over = known->stale || known->shown != 0 || known->over;
    /* keep the old value: asked again when a seat is to act */
    if (known->turn.to_act < 0 && !is_over) return;
    play->asking.may_field = 0;
    if (play_is_replay(play) || is_over) return;
    for (SeatMask left = (SeatMask)(play->game.humans & ~play->away.seats); left != 0;) {
        int seat = seats_take(&left, 0);
        MatchSubscription theirs = match_subscribe(play->game.match, seat);
        subscription_offers(&theirs, &offers);
        if (seat != known->turn.to_act && may_field(&offers)) play->asking.may_field |= seat_bit(seat);
    }
}

void play_want_field(PlayScene *play, int seat) {
    play->asking.wants_field = seat;
    if (play->mode == PLAY_CURTAIN || play->mode == PLAY_HIDING) play->mode = PLAY_OPEN;
}

bool play_ask_out_of_turn(PlayScene *play) {
    SabaccView view;
    SabaccOffers offers;
    int seat = play->asking.wants_field;
    if (play_is_out_of_turn(play)) return true;
    if (seat == SABACC_NOBODY || seat == match_to_act(play->game.match)) return false;
    if (play_needs_curtain(play, seat, NULL)) {
        play_draw_curtain_for(play, seat);
        return true;
    }
    look_with(play, seat);
    play_view_of(play, seat, &view);
    sabacc_view_legal(&view, &offers);
    play->asking.wants_field = SABACC_NOBODY;
    play->seen.go_at = 0;
    if (!pick_begin_out_of_turn(&play->asking.pick, &view, &offers)) {
        ui_toast(ui_of(play), _("No card can be put into your field now."));
        return false;
    }
    memcpy(play->asking.held, view.table.seat[seat].hand, sizeof play->asking.held);
    play_focus_usual(play);
    return true;
}

void play_end_out_of_turn(PlayScene *play) {
    if (play_is_out_of_turn(play)) pick_clear(&play->asking.pick);
    play->asking.wants_field = SABACC_NOBODY;
}
