/* Said aloud: what the teacher of a guided hand says, what the adviser means, and the log when it is opened.
 */
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "session/advice_words.h"
#include "speech/speech.h"
#include "table/log.h"
#include "ui/prompts/action_words.h"
#include "ui/spoken.h"

enum { SPOKEN = SPEECH_WORDS };

/* ---- the teacher and the adviser ---- */

void play_lesson_words(const PlayScene *play, Text *out) {
    const LessonStep *step = play_is_lesson(play) ? play_lesson_now(play) : NULL;
    if (!step) return;
    if (play->lesson.is_wrong) text_add(out, play_lesson_wrong(step));
    ui_spoken_sentence(out, _(step->say));
}

/* A step once, and each time that something else was meant, why. */
void play_speak_lesson(PlayScene *play) {
    PlaySpeak *speak = &play->speak;
    const LessonStep *step = play_is_lesson(play) ? play_lesson_now(play) : NULL;
    if (!step) return;
    if (step != speak->lesson) play_say(play, SPEECH_EVENT, _(step->say));
    if (play->lesson.is_wrong && !speak->was_wrong) play_say(play, SPEECH_EVENT, play_lesson_wrong(step));
    speak->lesson = step;
    speak->was_wrong = play->lesson.is_wrong;
}

/* "on average +2.4 credits from now on" */
static void add_worth(const AdviserReport *report, int64_t worth, Text *out) {
    char value[32], words[96];
    Text text = text_over(value, sizeof value);
    advice_worth(report, worth, &text);
    snprintf(words, sizeof words, _("on average %s credits from now on"), value);
    play_say_part(out, words);
}

static void add_advised(const PlayScene *play, int index, Text *out) {
    const AdviserReport *report = &play->advice.report;
    const char *names[SABACC_MAX_SEATS];
    char action[ACTION_WORDS], chance[64];
    Text text = text_over(chance, sizeof chance);
    play_seat_names(play, names);
    action_words(play_shown(play), &report->list[index].action, names, action);
    ui_spoken_sentence(out, action);
    advice_chance(report, &report->list[index], &text);
    play_say_part(out, chance);
    if (report->unit == ADVISER_CREDITS) add_worth(report, report->list[index].worth, out);
}

/* What is best, how often it wins, and why; in full, what the other choices would be. */
static void say_report(const PlayScene *play) {
    char words[SPOKEN], reason[TABLE_LOG_BYTES];
    Text text = text_over(words, sizeof words), why = text_over(reason, sizeof reason);
    const AdviserReport *report = &play->advice.report;
    text_add(&text, _("Advice"));
    add_advised(play, 0, &text);
    advice_reason_short(report, &why);
    ui_spoken_sentence(&text, reason);
    for (int i = 1; play->advice.form == ADVICE_FULL && i < report->count; i++) add_advised(play, i, &text);
    play_say(play, SPEECH_EVENT, words);
}

/* The key for it is answered at once, whatever it has come to. */
static void answer_toggle(PlayScene *play) {
    PlaySpeak *speak = &play->speak;
    const PlayAdvice *advice = &play->advice;
    bool is_on = advice->form != ADVICE_OFF, has_chances = advice->form == ADVICE_FULL;
    if (speak->toggled == is_on) return;
    speak->toggled = is_on;
    char words[SPOKEN];
    Text text = text_over(words, sizeof words);
    text_add(&text, is_on ? _("The adviser is open.") : _("The adviser is closed."));
    if (is_on) /* TRANSLATORS: spoken: a switch in the adviser’s panel, and how it stands. */
        ui_spoken_sentence(&text, has_chances ? _("All chances: on.") : _("All chances: off."));
    if (is_on && !play_is_advised(play) && !play_advice_refusal(play))
        ui_spoken_sentence(&text, _("The adviser speaks when you are asked."));
    else if (is_on && play_advice_is_pending(play))
        ui_spoken_sentence(&text, _("The cards are being reckoned…"));
    play_say(play, SPEECH_NOW, words);
}

/* Once for each question, when it is whole, and when it is opened; or why there is none. */
static void follow_advice(PlayScene *play) {
    PlaySpeak *speak = &play->speak;
    const PlayAdvice *advice = &play->advice;
    uint32_t serial = match_serial(play->game.match);
    const char *refusal = play_advice_refusal(play);
    bool is_off = advice->form == ADVICE_OFF, is_there = advice->has_report && advice->is_last;
    if (play_is_drill(play)) return;
    answer_toggle(play);
    if (!is_off && !refusal && !(is_there && play_is_advised(play))) return;
    bool is_new = speak->advice != advice->form || (!is_off && !refusal && speak->advised != serial);
    speak->advice = advice->form;
    speak->advised = serial;
    if (!is_new || is_off) return;
    if (refusal)
        play_say(play, SPEECH_EVENT, refusal);
    else
        say_report(play);
}

/* That it is open, where its lines are read one by one (draw.c); and that it is there no more. */
static void follow_log(PlayScene *play) {
    bool is_opened = play->panel.log_is_open && !play->speak.log_is_open;
    bool is_closed = !play->panel.log_is_open && play->speak.log_is_open;
    play->speak.log_is_open = play->panel.log_is_open;
    if (is_closed) play_say(play, SPEECH_NOW, _("The log is closed."));
    if (is_opened) play_say(play, SPEECH_NOW, _("The log is open; Escape closes it."));
}

void play_speak_advice(PlayScene *play) {
    follow_advice(play);
    follow_log(play);
}
