/* Said aloud on request: how things stand at the table, and what happened before. */
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "scenes/play/reasons.h"
#include "table/log.h"
#include "ui/spoken.h"
#include "words/table_words.h"

enum { SPOKEN = SPEECH_WORDS };

static void say_hand(const PlayScene *play, Text *out) {
    if (play_looker(play) >= 0)
        play_say_own(play, out);
    else
        text_add(out, _("No hand lies open before you."));
}

static void say_credits(const PlayScene *play, Text *out) {
    char words[160];
    if (play_looker(play) >= 0) own_credits_words(play_shown(play), play_looker(play), out);
    table_hand_words(play_shown(play), words, sizeof words);
    ui_spoken_sentence(out, words);
}

/* The house too. */
static void names_of(const PlayScene *play, const char **names) {
    play_seat_names(play, names);
    for (int seat = match_setup(play->game.match)->rules.seats; seat < SABACC_MAX_SEATS; seat++)
        names[seat] = play_seat_name(play, seat);
}

static void say_others(const PlayScene *play, Text *out) {
    const char *names[SABACC_MAX_SEATS];
    names_of(play, names);
    others_words(play_shown(play), names, play_looker(play), out);
}

/* Results and the teacher's words wait for a press. */
static void add_button(const PlayScene *play, Text *out) {
    char words[SPOKEN];
    Text text = text_over(words, sizeof words);
    if (play->mode == PLAY_SHOWDOWN) {
        if (play->seen.is_set_end)
            play_set_headline(play, words, sizeof words);
        else
            play_result_headline(play, words, sizeof words);
        ui_spoken_sentence(out, words);
        words[0] = '\0';
    }
    if (ui_spoken_focus(stage_services(play->scene.stage)->ui, NULL, &text)) ui_spoken_sentence(out, words);
}

static void say_waiting(const PlayScene *play, Text *out) {
    char words[160];
    int seat = play->mode == PLAY_OPEN ? match_to_act(play->game.match) : SABACC_NOBODY;
    bool is_other = seat >= 0 && !seat_in(play->game.humans, seat);
    text_add(out, _("Nothing is asked of you now."));
    if (is_other) snprintf(words, sizeof words, _("%s is thinking"), play_seat_name(play, seat));
    if (is_other) ui_spoken_sentence(out, words);
}

static void say_choices(const PlayScene *play, Text *out) {
    bool is_taught = play_is_lesson(play) && play_lesson_now(play);
    play_lesson_words(play, out);
    if (play->mode != PLAY_OPEN || play->asking.pick.mode == PICK_NOTHING) {
        if (is_taught || play->mode == PLAY_SHOWDOWN)
            add_button(play, out);
        else
            say_waiting(play, out);
        return;
    }
    if (is_taught) text_add_char(out, ' ');
    play_say_turn(play, out);
    play_say_prompt(play, true, out);
    play_say_buttons(play, out);
}

void play_say_choices(const PlayScene *play, Text *out) {
    if (play->mode == PLAY_OPEN && play->asking.pick.mode != PICK_NOTHING)
        play_say_buttons(play, out);
    else
        say_choices(play, out);
}

/* Whose turn it is, and what is asked; at the end of a hand its result. */
static void say_turn(const PlayScene *play, Text *out) {
    play_lesson_words(play, out);
    if (play->mode == PLAY_SHOWDOWN) {
        play_say_result(play, out);
    } else if (play->mode == PLAY_OPEN && play->asking.pick.mode != PICK_NOTHING) {
        if (out->used > 0) text_add_char(out, ' ');
        play_say_turn(play, out);
        play_say_prompt(play, false, out);
        char words[SPOKEN];
        Text text = text_over(words, sizeof words);
        play_say_buttons(play, &text);
        ui_spoken_sentence(out, words);
    } else {
        char words[SPOKEN];
        Text text = text_over(words, sizeof words);
        say_waiting(play, &text);
        ui_spoken_sentence(out, words);
    }
}

/* In short, in the order in which it is wanted. */
static void say_all(const PlayScene *play, Text *out) {
    const char *names[SABACC_MAX_SEATS];
    const SabaccTable *table = play_shown(play);
    char words[SPOKEN];
    Text text = text_over(words, sizeof words);
    say_turn(play, out);
    if (play_looker(play) >= 0) {
        play_say_own(play, &text);
        ui_spoken_sentence(out, words);
        words[text.used = 0] = '\0';
        own_credits_words(table, play_looker(play), &text);
        ui_spoken_sentence(out, words);
    }
    names_of(play, names);
    for (int seat = 0; seat < table->seats; seat++) {
        words[text.used = 0] = '\0';
        if (seat != play_looker(play)) other_seat_words(table, names, seat, &text);
        ui_spoken_sentence(out, words);
    }
}

bool play_speak(const PlayScene *play, SceneSaying what, Text *out) {
    static void (*const sayings[SCENE_SAYINGS])(const PlayScene *play, Text *out) = {
        [SCENE_SAYS_ALL] = say_all,         [SCENE_SAYS_OWN] = say_hand,
        [SCENE_SAYS_COUNTS] = say_credits,  [SCENE_SAYS_OTHERS] = say_others,
        [SCENE_SAYS_CHOICES] = say_choices,
    };
    char words[SPOKEN];
    Text text = text_over(words, sizeof words);
    if (!play->game.match) return false;
    sayings[what](play, &text);
    ui_spoken_add(out, words);
    return true;
}

bool play_speak_past(const PlayScene *play, int back, Text *out) {
    int count = play->game.match ? table_view_log_count(play->seen.view) : 0;
    if (count == 0) return false;
    ui_spoken_add(out, table_view_log_line(play->seen.view, back < count ? count - 1 - back : 0));
    return true;
}
