/* Keys pressed while something moves, or just before a button answers: they are kept for a moment and then
 * answered, or the bar says that it was too early. Nothing grave comes of them (ui/prompts/pick.h). */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "scenes/play/private.h"

static const double KEPT_MS = 300, SIGN_MS = 1200;

static double now_of(const PlayScene *play) { return stage_now(play->scene.stage); }

static bool is_kept(const PlayScene *play) { return play->early.until > 0; }

static void drop(PlayScene *play) { play->early.until = 0; }

static void say_not_yet(PlayScene *play) {
    drop(play);
    play->early.said_until = now_of(play) + SIGN_MS;
    play_speak_early(play);
    audio_play(stage_services(play->scene.stage)->audio, AUDIO_UI_REFUSE, 0);
}

static bool is_waiting(const PlayScene *play) {
    return play->mode == PLAY_OPEN && play->asking.pick.mode == PICK_NOTHING && !play_is_replay(play) &&
           !play->plan.is_demo && !play_watches(play) && !play_hand_waits(play) && !play_lesson_holds(play);
}

static bool is_of_choice(const UiEvent *event) {
    return event->key == UI_KEY_PAD_X || event->key == UI_KEY_PAD_Y ||
           (event->key == UI_KEY_CHARACTER && event->character > ' ');
}

bool play_early_event(PlayScene *play, const UiEvent *event) {
    bool is_key = event->kind == UI_EVENT_KEY && is_of_choice(event) && is_waiting(play);
    if (!is_key && event->kind != UI_EVENT_EARLY) return false;
    play->early = (PlayEarly){.key = event->key, .character = event->character};
    play->early.until = now_of(play) + KEPT_MS;
    if (event->kind == UI_EVENT_EARLY) snprintf(play->early.name, sizeof play->early.name, "%s", event->name);
    return true;
}

static bool is_meant(const PlayEarly *early, const PickButton *button) {
    if (early->name[0]) return strcmp(early->name, button->name) == 0;
    bool is_character = early->key == UI_KEY_CHARACTER && button->key != 0 && button->key == early->character;
    return is_character || (early->key != UI_KEY_CHARACTER && button->pad == early->key);
}

bool play_early_take(PlayScene *play, UiEvent *event) {
    PickButton buttons[PICK_BUTTONS];
    if (!is_kept(play)) return false;
    bool is_late = now_of(play) >= play->early.until;
    bool is_by_name = play->early.name[0] != '\0';
    if (now_of(play) > play->early.until + KEPT_MS) drop(play); /* the table was covered meanwhile */
    if (!is_kept(play)) return false;
    if (is_by_name && !is_late) return false;
    if (!is_by_name && play->asking.pick.mode == PICK_NOTHING) {
        if (is_late) say_not_yet(play);
        return false;
    }
    int count = pick_buttons(&play->asking.pick, buttons);
    PlayEarly early = play->early;
    drop(play);
    for (int i = 0; i < count; i++) {
        if (!is_meant(&early, &buttons[i]) || buttons[i].is_disabled) continue;
        if (pick_is_grave(&play->asking.pick, &buttons[i])) return false;
        *event = (UiEvent){.kind = UI_EVENT_ACTIVATE};
        snprintf(event->name, sizeof event->name, "%s", buttons[i].name);
        return true;
    }
    return false;
}

double play_early_next(const PlayScene *play) {
    double next = is_kept(play) ? play->early.until : INFINITY;
    return play->early.said_until > now_of(play) ? fmin(next, play->early.said_until) : next;
}

bool play_early_format(const PlayScene *play, int seat, char *words, size_t size) {
    if (now_of(play) >= play->early.said_until) return false;
    if (seat >= 0)
        snprintf(words, size, _("Not yet: %s is to act."), play_seat_name(play, seat));
    else
        snprintf(words, size, "%s", _("Not yet: the table is still moving."));
    return true;
}
