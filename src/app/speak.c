/* What the program says aloud: after each frame the page that has come, messages, and where the focus is; and
 * what the player asks for by two keys. What happens at a table, its scene says itself. */
#include "app/private.h"

#include <stdio.h>
#include <string.h>

#include "app/voice.h"
#include "base/hash.h"
#include "base/i18n.h"

enum { PAD_BOTH = 1 };

/* ---- a page has come ---- */

static uint64_t page_now(const App *app) {
    uint64_t page = hash_step(HASH_START, stage_arrivals(app->stage));
    return hash_step(page, (uint64_t)stage_is_page(app->stage) * 2 + ui_spoken_is_modal(app->ui));
}

typedef enum FocusWords { FOCUS_NONE, FOCUS_IDLE, FOCUS_TOLD } FocusWords;

static FocusWords add_focus(const App *app, Text *out) {
    char name[UI_SPOKEN], hint[UI_SPOKEN];
    Text own = text_over(name, sizeof name), more = text_over(hint, sizeof hint);
    bool is_wanted = stage_say_widget(app->stage, ui_focus(app->ui), &own, &more);
    if (!ui_spoken_focus(app->ui, name[0] ? name : NULL, out)) return FOCUS_NONE;
    if (!strstr(out->bytes, hint)) ui_spoken_sentence(out, hint); /* a name may have said it */
    return is_wanted ? FOCUS_TOLD : FOCUS_IDLE;
}

/* The page's name and where the focus is. */
static void add_place(const App *app, Text *out) {
    char focus[UI_SPOKEN];
    Text text = text_over(focus, sizeof focus);
    ui_spoken_title(app->ui, out);
    add_focus(app, &text);
    ui_spoken_sentence(out, focus);
}

/* The whole page, or what had no room when it was read before. */
static void read_page(App *app, bool goes_on, Text *out) {
    int from = goes_on ? app->spoken.read_to : 0;
    if (from == 0) add_place(app, out);
    if (out->used > 0) text_add(out, ui_spoken_is_ended(out) ? " " : ". ");
    app->spoken.read_to = ui_spoken_texts(app->ui, from, out);
}

/* What stands there need not be told as it is. */
static void know_texts(App *app) {
    char words[UI_SPOKEN];
    Text text;
    do {
        text = text_over(words, sizeof words);
        ui_spoken_new_texts(app->ui, &app->spoken.told, &text);
    } while (text.used > 0 && app->spoken.told.count < UI_SPOKEN_TEXTS);
}

/* The focus, which is told next, says the same. */
static bool is_of_focus(const App *app, const char *words) {
    char focus[UI_SPOKEN];
    Text text = text_over(focus, sizeof focus);
    add_focus(app, &text);
    return app->spoken.is_moved && strncmp(focus, words, strlen(words)) == 0;
}

/* A page that has come is told; and of the same one what the player has brought there: by scrolling, another
 * tab, another choice. True if it is another one. */
static bool follow_page(App *app) {
    AppSpeech *last = &app->spoken;
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    uint64_t page = page_now(app);
    bool is_new = page != last->page, is_page = stage_is_page(app->stage);
    bool is_overlay = stage_is_overlay(app->stage), was_overlay = last->is_overlay;
    last->page = page;
    last->is_overlay = is_overlay;
    /* TRANSLATORS: spoken: the panel over the table is there no more. */
    if (is_new && was_overlay && !is_page) speech_say(app->speech, SPEECH_NOW, _("Closed."));
    if (is_new) last->told = (UiSpokenTexts){0}, last->read_to = 0;
    if (!is_page || (!is_new && !last->is_touched)) return is_new;
    if (is_new && stage_say_page(app->stage, &text)) {
        know_texts(app);
        speech_say(app->speech, last->is_touched ? SPEECH_NOW : SPEECH_EVENT, words);
        return true;
    }
    if (is_new) ui_spoken_title(app->ui, &text);
    if (text.used > 0) last->told.hashes[last->told.count++] = hash_bytes(words, text.used);
    if (is_new && is_overlay && last->is_touched) ui_spoken_sentence(&text, _("Escape closes it."));
    if (text.used > 0) text_add(&text, ui_spoken_is_ended(&text) ? " " : ". ");
    ui_spoken_new_texts(app->ui, &last->told, &text);
    if (!is_new && is_of_focus(app, words)) return false;
    speech_say(app->speech, is_new && last->is_touched ? SPEECH_NOW : SPEECH_EVENT, words);
    return is_new;
}

/* ---- messages ---- */

static void follow_messages(App *app) {
    const char *words;
    while ((words = ui_spoken_toast(app->ui))) {
        char spoken[UI_SPOKEN];
        Text text = text_over(spoken, sizeof spoken);
        ui_spoken_add(&text, words);
        speech_say(app->speech, SPEECH_EVENT, spoken);
    }
    words = ui_spoken_notice(app->ui);
    uint64_t notice = hash_bytes(words, strlen(words));
    char spoken[UI_SPOKEN];
    Text text = text_over(spoken, sizeof spoken);
    ui_spoken_add(&text, words);
    if (notice != app->spoken.notice) speech_say(app->speech, SPEECH_EVENT, spoken);
    app->spoken.notice = notice;
}

/* ---- the focus ---- */

/* The same widget is told again where the player has changed it, an arrow leads no further, or something else
 * is asked there. */
static void follow_focus(App *app, bool is_new_page) {
    AppSpeech *last = &app->spoken;
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    FocusWords found = add_focus(app, &text);
    if (found == FOCUS_NONE || (found == FOCUS_IDLE && !last->is_moved)) return;
    bool is_asked = ui_spoken_take_again(app->ui) || is_new_page;
    bool is_same = strcmp(last->focus, ui_focus(app->ui)) == 0;
    uint64_t said = hash_bytes(words, strlen(words));
    bool is_changed = said != last->focus_words && last->is_touched;
    bool is_told = is_same && !is_asked && !is_changed && !last->is_moved;
    snprintf(last->focus, sizeof last->focus, "%s", ui_focus(app->ui));
    last->focus_words = said;
    if (is_told) return;
    bool is_own_doing = (last->is_moved || (last->is_touched && is_same)) && !is_asked;
    speech_say_passing(app->speech, is_own_doing ? SPEECH_NOW : SPEECH_FOCUS, words);
    ui_spoken_show_focus(app->ui);
}

/* A word that is explained by a key is told instead of the focus, which is told again once it is closed. */
static bool follow_word(App *app) {
    AppSpeech *last = &app->spoken;
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    bool is_open = ui_spoken_word(app->ui, &text);
    uint64_t word = is_open ? hash_bytes(words, strlen(words)) : 0;
    if (is_open && (word != last->word || last->is_moved)) speech_say(app->speech, SPEECH_NOW, words);
    if (!is_open && last->word) ui_spoken_again(app->ui);
    last->word = word;
    return is_open;
}

/* ---- a key that does nothing ---- */

void app_speak_key(App *app, const UiInput *input, const UiEvent *event) {
    bool is_unused =
        event->kind == UI_EVENT_KEY || event->kind == UI_EVENT_BACK || event->kind == UI_EVENT_MENU;
    app->spoken.is_key = is_unused && input->kind == UI_KEY && !input->is_repeat;
    app->spoken.said_before = speech_count(app->speech);
}

/* By the scene, or else if nothing has come of it that is heard. */
static void answer_key(App *app) {
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    if (!app->spoken.is_key) return;
    app->spoken.is_key = false;
    if (speech_count(app->speech) != app->spoken.said_before) return;
    if (!stage_say_unanswered(app->stage, &text)) {
        text_add(&text, _("That key does nothing here."));
        text_add_char(&text, ' ');
        add_focus(app, &text);
    }
    speech_say_passing(app->speech, SPEECH_NOW, words);
}

void app_speak_follow(App *app) {
    if (!speech_is_heard(app->speech)) {
        app->spoken = (AppSpeech){0};
        while (ui_spoken_toast(app->ui)) {}
        return;
    }
    bool is_new_page = follow_page(app);
    follow_messages(app);
    if (!follow_word(app)) follow_focus(app, is_new_page);
    answer_key(app);
    app->spoken.is_touched = app->spoken.is_moved = false;
}

/* ---- on request ---- */

/* One thing after the other: what one holds, what it is played for, the others, what is asked. */
static void say_situation(App *app, int step) {
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    if (stage_is_page(app->stage) || !stage_say(app->stage, (SceneSaying)(step % SCENE_SAYINGS), &text))
        read_page(app, step > 0, &text);
    speech_answer(app->speech, words);
}

/* What was said last, and before; where nothing is kept what a table tells of it, or where one is. */
static void say_past(App *app, int step) {
    char words[UI_SPOKEN];
    Text text = text_over(words, sizeof words);
    const char *past = speech_past(app->speech, step);
    if (past && step > 0) {
        /* TRANSLATORS: spoken before what was said some time before the last. */
        text_add(&text, _("Earlier: "));
    } else if (!past && speech_past(app->speech, 0)) {
        past = _("Nothing was said before that.");
        app->spoken.step--;
    }
    text_add(&text, past ? past : "");
    if (!past && (stage_is_page(app->stage) || !stage_say_past(app->stage, step, &text)))
        add_place(app, &text);
    speech_answer(app->speech, words);
}

/* By the one button that a pad has for it: what was said last and where the focus is, then the situation. */
static void say_both(App *app, int step) {
    char words[UI_SPOKEN], focus[UI_SPOKEN];
    Text text = text_over(words, sizeof words), at = text_over(focus, sizeof focus);
    int again = step % (SCENE_SAYINGS + 1);
    const char *past = speech_past(app->speech, 0);
    if (past) text_add(&text, past);
    if (again > 0 || stage_is_page(app->stage) || (!past && !stage_say_past(app->stage, 0, &text))) {
        if (again > 0)
            say_situation(app, again - 1);
        else
            say_past(app, 0);
        return;
    }
    add_focus(app, &at);
    bool is_same = past && strcmp(past, focus) == 0;
    if (!is_same) ui_spoken_sentence(&text, focus);
    speech_answer(app->speech, words);
}

static uint32_t meant_by(const App *app, const UiInput *input) {
    bool is_character = input->kind == UI_KEY && input->key == UI_KEY_CHARACTER;
    if (input->kind == UI_KEY && input->key == UI_KEY_SAY) return PAD_BOTH;
    return is_character && !ui_is_typing(app->ui) ? ui_key_meant(app->ui, input->character) : 0;
}

static bool is_pressed(const UiInput *input) {
    return input->kind == UI_KEY || input->kind == UI_PRESS || input->kind == UI_POINTER_DOWN ||
           input->kind == UI_TEXT || input->kind == UI_PASTE;
}

/* By a key that leads from widget to widget. */
static bool is_move(const UiInput *input) {
    return input->kind == UI_KEY &&
           ((input->key >= UI_KEY_LEFT && input->key <= UI_KEY_DOWN) || input->key == UI_KEY_NEXT ||
            input->key == UI_KEY_PREVIOUS || input->key == UI_KEY_FIRST || input->key == UI_KEY_LAST ||
            input->key == UI_KEY_PAGE_UP || input->key == UI_KEY_PAGE_DOWN);
}

/* What was told is known, whatever the pointer has done since: an arrow leads on from there, and Return
 * presses it. */
static void lead_on(const App *app, const UiInput *input) {
    bool is_press = input->kind == UI_KEY && input->key == UI_KEY_ACCEPT;
    bool is_told = app->spoken.focus[0] && strcmp(app->spoken.focus, ui_focus(app->ui)) == 0;
    if (is_told && (is_move(input) || is_press)) ui_spoken_show_focus(app->ui);
}

bool app_speak_input(App *app, const UiInput *input) {
    AppSpeech *last = &app->spoken;
    uint32_t key = meant_by(app, input);
    bool is_asked =
        (key == UI_SAY_SITUATION || key == UI_SAY_PAST || key == PAD_BOTH) && speech_is_heard(app->speech);
    if (!is_asked) {
        lead_on(app, input);
        if (is_pressed(input)) last->is_touched = true, last->asked = 0;
        if (is_move(input)) last->is_moved = true;
        return false;
    }
    if (input->is_repeat) return true;
    last->step = key == last->asked ? last->step + 1 : 0;
    last->asked = key;
    if (key == UI_SAY_SITUATION)
        say_situation(app, last->step);
    else if (key == UI_SAY_PAST)
        say_past(app, last->step);
    else
        say_both(app, last->step);
    return true;
}

/* ---- life ---- */

/* Off-screen nothing is heard: there is a transcript, or nothing. */
void app_speak_open(App *app) {
    app->speech = speech_open(&(SpeechSetup){.voice = app->is_scripted ? NULL : &voice_dispatcher,
                                             .transcript = app->line->transcript,
                                             .wake = app_wake,
                                             .wake_user = app});
    app_speak_settings(app);
}

void app_speak_settings(App *app) {
    speech_set_language(app->speech, languages_current(app->languages)->id);
    speech_set_on(app->speech, app->settings.values[SETTING_SPEECH] != 0);
    if (speech_is_heard(app->speech)) canvas_transcribe(app->canvas);
}

/* Says once, in the settings' words too, what to install. */
void app_speak_report(App *app) {
    if (app->has_reported_speech || !speech_lacks_voice(app->speech)) return;
    app->has_reported_speech = true;
    fprintf(stderr, "sabacc: %s\n", speech_lack());
    ui_toast(app->ui, speech_lack());
}

void app_speak_close(App *app) {
    if (speech_close(app->speech)) return;
    fprintf(stderr, _("sabacc: --transcript %s: cannot be written\n"), app->line->transcript);
    app->status = 1;
}
