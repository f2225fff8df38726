/* What opponents say at the table, and for how long it is seen. */
#include <math.h>
#include <stdio.h>

#include "base/hash.h"
#include "base/i18n.h"
#include "scenes/play/private.h"
#include "session/characters.h"

static const double SEEN_MS = 5000;

static bool is_within_hand(const SabaccEvent *event) {
    return event->type == SABACC_EVENT_FOLD || event->type == SABACC_EVENT_BET ||
           event->type == SABACC_EVENT_MATCH || event->type == SABACC_EVENT_RAISE;
}

/* Within a hand a person may have to decide: the coach's words have precedence. */
static bool is_hushed(const PlayScene *play, const SabaccEvent *event) {
    const int *values = stage_services(play->scene.stage)->settings->values;
    return !values[SETTING_TALK] || play_is_replay(play) || (is_within_hand(event) && play_is_coached(play));
}

static void tell_log(PlayScene *play, const TalkLine *line) {
    char words[TABLE_LOG_BYTES];
    snprintf(words, sizeof words, _("%s: “%s”"), play_seat_name(play, line->seat), _(line->words));
    table_view_tell(play->seen.view, words);
}

static void heard(void *user, const SabaccTable *shown, const SabaccEvent *event) {
    PlayScene *play = user;
    play_speak_event(play, event);
    const char *names[SABACC_MAX_SEATS];
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        names[seat] =
            seat < shown->seats && !seat_in(play->game.humans, seat) ? play_seat_name(play, seat) : "";
    TalkLine line = talk_hear(&play->talk.evening, shown, names, event, is_hushed(play, event));
    if (!line.words) return;
    table_view_say(play->seen.view, line.seat, _(line.words), !is_within_hand(event));
    tell_log(play, &line);
    if (event->type != SABACC_EVENT_ROLL) play_speak_lines(play, true);
    play->talk.until = stage_now(play->scene.stage) + SEEN_MS;
}

void play_talk_open(PlayScene *play) {
    uint64_t seed = (uint64_t)match_setup(play->game.match)->seed;
    talk_begin(&play->talk.evening, hash_step(HASH_START, seed));
    play->talk.until = INFINITY;
    table_view_listen(play->seen.view, heard, play);
}

void play_talk_go_on(PlayScene *play) {
    if (stage_now(play->scene.stage) < play->talk.until) return;
    play->talk.until = INFINITY;
    table_view_hush(play->seen.view);
}
