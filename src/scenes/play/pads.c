/* A pad for each friend who has one. Where several pads are plugged in, the first press of one while somebody
 * is asked makes it that person's, and does nothing else; from then on it answers for that person alone, as
 * keyboard and mouse do for everybody. A single pad goes from hand to hand. */

#include <stdio.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "scenes/play/private.h"

static Ui *ui_of(const PlayScene *play) { return stage_services(play->scene.stage)->ui; }

static bool is_plugged(const PlayScene *play, int pad) {
    return pad > 0 && (ui_pads(ui_of(play)) >> (pad - 1) & 1) != 0;
}

static bool has_several(const PlayScene *play) {
    unsigned pads = ui_pads(ui_of(play));
    return (pads & (pads - 1)) != 0;
}

int play_pad_seat(const PlayScene *play, int pad) {
    SeatMask in_game = match_public(play->game.match)->in_game;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        if (pad > 0 && play->pads.of[seat] == pad && seat_in(in_game, seat)) return seat;
    return SABACC_NOBODY;
}

static void say(PlayScene *play, const char *form, int seat, int other) {
    char words[2 * MATCH_WORDS + 120];
    snprintf(words, sizeof words, form, play_seat_name(play, seat), play_seat_name(play, other));
    ui_toast(ui_of(play), words);
}

static void refuse(PlayScene *play, int seat, int owner) {
    if (owner >= 0)
        say(play, _("It is the turn of %s. This pad plays for %s."), seat, owner);
    else
        say(play, _("It is the turn of %s, who has another pad."), seat, SABACC_NOBODY);
    audio_play(stage_services(play->scene.stage)->audio, AUDIO_UI_REFUSE, 0);
}

static void claim(PlayScene *play, int pad, int seat) {
    play->pads.of[seat] = (uint8_t)pad;
    say(play, _("This pad now plays for %s."), seat, SABACC_NOBODY);
    audio_play(stage_services(play->scene.stage)->audio, AUDIO_UI_TICK, 0);
}

/* Keyboard and mouse answer for everybody, so nothing has to wait for it. */
static void unplugged(PlayScene *play, int pad) {
    int seat = play_pad_seat(play, pad);
    if (seat < 0) return;
    play->pads.of[seat] = 0;
    say(play, _("The pad of %s is gone. Keyboard, mouse or another pad go on for it."), seat, SABACC_NOBODY);
}

static bool is_free_for_all(const PlayScene *play, const UiInput *input) {
    return input->pad == 0 || input->key == UI_KEY_MENU || !play_is_hot_seat(play) || !has_several(play);
}

bool play_pads_input(PlayScene *play, const UiInput *input) {
    if (input->kind == UI_PAD_OUT) unplugged(play, input->pad);
    int seat = play_turn_of(play), owner = play_pad_seat(play, input->pad);
    if (input->kind != UI_KEY || is_free_for_all(play, input) || seat < 0 || owner == seat) return false;
    if (owner < 0 && !is_plugged(play, play->pads.of[seat]))
        claim(play, input->pad, seat);
    else
        refuse(play, seat, owner);
    return true;
}

bool play_has_pads(const PlayScene *play) {
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        if (play->pads.of[seat] != 0) return true;
    return false;
}

void play_free_pads(PlayScene *play) {
    play->pads = (PlayPads){0};
    ui_toast(ui_of(play), _("The pads are free: the next press gives each to whoever is asked."));
}
