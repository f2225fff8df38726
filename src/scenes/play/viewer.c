#include "scenes/play/private.h"

#include <string.h>

#include "base/i18n.h"
#include "session/deck_choice.h"

TableSettings play_settings(const PlayScene *play) {
    const int *values = stage_services(play->scene.stage)->settings->values;
    double speed = play_is_replay(play) ? play_replay_speed(play)
                   : play->plan.is_demo ? 1 /* a film has its own pace */
                                        : pace_speed((Pace)values[SETTING_PACE]);
    bool is_played = !play_is_replay(play) && !play->plan.is_demo;
    return (TableSettings){.speed = is_played ? play_watch_speed(play, (float)speed) : (float)speed,
                           .reduced_motion = values[SETTING_REDUCED_MOTION],
                           .is_steady = !values[SETTING_SHAKE],
                           .keeps_light = !values[SETTING_FLASHES],
                           .is_unwatched = stage_services(play->scene.stage)->is_unpaced,
                           .shows_totals = values[SETTING_TOTALS],
                           .cloth = deck_choice_cloth_word(stage_services(play->scene.stage)->settings)};
}

const SabaccTable *play_shown(const PlayScene *play) { return &table_view_shown(play->seen.view)->table; }

const SabaccGame *play_game(const PlayScene *play) { return match_setup(play->game.match)->rules.game; }

const char *play_seat_name(const PlayScene *play, int seat) {
    if (seat < 0) return "";
    const MatchSetup *setup = match_setup(play->game.match);
    return seat >= setup->rules.seats ? _("House") : setup->seat[seat].name; /* in records it is English */
}

int play_listener(const PlayScene *play) {
    bool is_one = seats_count(play->game.humans) == 1 && !play_is_replay(play);
    return is_one ? seats_lowest(play->game.humans) : SABACC_NOBODY;
}

bool play_is_you(const PlayScene *play, int seat) { return seat >= 0 && seat == play_listener(play); }

const char *play_name_or_you(const PlayScene *play, int seat) {
    return play_is_you(play, seat) ? _("You") : play_seat_name(play, seat);
}

void play_tell(const PlayScene *play, int seat, Sentence sentence, char *words, size_t size) {
    sentence_write(sentence, play_is_you(play, seat), words, size, play_seat_name(play, seat));
}

void play_seat_names(const PlayScene *play, const char *names[SABACC_MAX_SEATS]) {
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        names[seat] = seat < match_setup(play->game.match)->rules.seats ? play_seat_name(play, seat) : "";
}

bool play_is_coached(const PlayScene *play) {
    enum { COACHED_HANDS = 5 };
    return !play_is_lesson(play) && stage_services(play->scene.stage)->settings->values[SETTING_COACH] &&
           match_public(play->game.match)->hand <= COACHED_HANDS;
}

bool play_is_human(const PlayScene *play, int seat) {
    SeatMask here = (SeatMask)(play->game.humans & ~play->away.played);
    return seat >= 0 && seat_in(here, seat) && !play_is_replay(play);
}

bool play_is_hot_seat(const PlayScene *play) {
    return seats_several((SeatMask)(play->game.humans & match_public(play->game.match)->in_game)) &&
           !play_is_replay(play);
}

bool play_has_evening(const PlayScene *play) {
    return seats_several(play->game.humans) && !play_is_replay(play) && !play->plan.is_demo;
}

void play_view_of(const PlayScene *play, int seat, SabaccView *view) {
    MatchSubscription theirs = match_subscribe(play->game.match, seat);
    subscription_view(&theirs, view);
}

void play_set_viewer(PlayScene *play, int viewer) {
    SabaccView view;
    play->seen.eyes = match_subscribe(play->game.match, viewer);
    subscription_view(&play->seen.eyes, &view);
    table_view_reset(play->seen.view, &view);
    if (viewer < 0) return;
    table_view_turn(play->seen.view, viewer);
    play_look_seen(play, viewer);
}

/* A person whose hand lies open on the screen. */
static int open_hand(const PlayScene *play) {
    int viewer = play->seen.eyes.viewer;
    bool is_open = play->mode != PLAY_CURTAIN && play->mode != PLAY_READ_OUT;
    return is_open && play_is_human(play, viewer) ? viewer : SABACC_NOBODY;
}

Scene *play_rules_over(const PlayScene *play, RulesPage page) {
    SabaccTable at = *play_shown(play);
    const SabaccTable *known = match_public(play->game.match);
    at.turn = known->turn;
    at.over = known->over;
    bool shows_results = play->mode == PLAY_SHOWDOWN || play->mode == PLAY_OVER;
    return rules_scene_over(match_setup(play->game.match), page,
                            &(RulesMoment){.table = &at,
                                           .shows_results = shows_results,
                                           .is_lesson = play_is_lesson(play),
                                           .own = open_hand(play)});
}

int play_first_viewer(const PlayScene *play) {
    if (play_is_drill(play)) return play->drill.drill.seat;
    if (match_is_open(play->game.match)) return SABACC_OPEN;
    return seats_several(play->game.humans) ? SABACC_NOBODY : seats_lowest(play->game.humans);
}
