/* Said aloud: that a key does nothing here, and what may be pressed instead. */
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/i18n.h"
#include "scenes/play/private.h"
#include "ui/spoken.h"

enum { SPOKEN = SPEECH_WORDS };

static uint64_t step(uint64_t hash, const void *bytes, size_t size) {
    return hash_step(hash, hash_bytes(bytes, size));
}

/* Only while somebody listens: it is for no more. */
uint64_t play_speak_state(const PlayScene *play) {
    const PlaySeen *seen = &play->seen;
    if (!play->game.match || !speech_is_heard(stage_services(play->scene.stage)->speech)) return 0;
    uint64_t hash = hash_step(HASH_START, match_serial(play->game.match));
    hash = hash_step(hash, (uint64_t)play->mode * 2 + table_view_is_moving(seen->view));
    hash = hash_step(hash, (uint64_t)play->advice.form * 2 + play->panel.log_is_open);
    hash = hash_step(hash, stage_arrivals(play->scene.stage));
    hash = step(hash, &play->asking.pick, sizeof play->asking.pick);
    hash = step(hash, &play->asking.auto_replies, sizeof play->asking.auto_replies);
    hash = step(hash, &play->look.unseen, sizeof play->look.unseen);
    hash = step(hash, &play->away.seats, sizeof play->away.seats);
    hash = step(hash, &play->early, sizeof play->early);
    hash = step(hash, &play->replay, sizeof play->replay);
    hash = step(hash, &play->watch, sizeof play->watch);
    hash = step(hash, &play->lesson, sizeof play->lesson);
    return step(hash, &play->chance.point_serial, sizeof play->chance.point_serial);
}

void play_speak_unanswered(const PlayScene *play, Text *out) {
    char words[SPOKEN] = "";
    Text text = text_over(words, sizeof words);
    bool is_hurried = table_view_is_moving(play->seen.view); /* which Return and the space bar end */
    if (!play->game.match || !play->speak.is_unanswered || is_hurried) return;
    text_add(&text, _("That key does nothing here."));
    text_add_char(&text, ' ');
    if (play->mode == PLAY_OPEN)
        play_say_choices(play, &text);
    else
        ui_spoken_focus(stage_services(play->scene.stage)->ui, NULL, &text);
    ui_spoken_add(out, words);
}

void play_speak_preset(const PlayScene *play, const UiEvent *event) {
    PickButton buttons[PICK_BUTTONS];
    char words[PICK_LABEL + PICK_AMOUNT + 4];
    if (!ui_event_is(event, "preset:") || play->mode != PLAY_OPEN) return;
    if (!speech_is_heard(stage_services(play->scene.stage)->speech)) return;
    int count = pick_buttons(&play->asking.pick, buttons);
    for (int i = 0; i < count; i++) {
        if (strcmp(buttons[i].name, event->name) != 0) continue;
        snprintf(words, sizeof words, "%s %s", buttons[i].label, buttons[i].amount);
        play_say(play, SPEECH_NOW, words);
    }
}

void play_speak_early(const PlayScene *play) {
    char words[SPOKEN];
    bool is_moving = table_view_is_moving(play->seen.view);
    if (play_early_format(play, is_moving ? SABACC_NOBODY : match_to_act(play->game.match), words,
                          sizeof words))
        play_say(play, SPEECH_NOW, words);
}
