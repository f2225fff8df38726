#ifndef SABACC_SCENES_PLAY_SPEAK_H
#define SABACC_SCENES_PLAY_SPEAK_H

/* What the scene of play says aloud, by file. It knows what the screen shows to whoever looks at it, and no
 * more. */

#include "scenes/play/state.h"
#include "speech/speech.h"

/* ---- speak.c: what is said aloud ---- */

/* The table was opened: what its log has already is not told. */
void play_speak_open(PlayScene *play);
/* An event is shown: its line of the log, and cards that it turns. */
void play_speak_event(PlayScene *play, const SabaccEvent *event);
/* New lines of the log; the last may be left out where many come at once if it is small. */
void play_speak_lines(PlayScene *play, bool is_last_small);
/* The question and the results, when they are new. Call after anything has happened. */
void play_speak_follow(PlayScene *play);
/* For SceneKind. */
bool play_speak(const PlayScene *play, SceneSaying what, Text *out);
bool play_speak_past(const PlayScene *play, int back, Text *out);
bool play_speak_widget(const PlayScene *play, const char *widget, Text *name, Text *hint);
bool play_speak_is_page(const PlayScene *play);
/* Says words without symbols and clauses; adds ", words", or nothing for "". */
void play_say(const PlayScene *play, SpeechKind kind, const char *words);
void play_say_part(Text *out, const char *words);
/* Adds what may be pressed, "Draw (D), Stand (S)."; and what the situation is where nothing is asked. */
void play_say_choices(const PlayScene *play, Text *out);

/* ---- speak_asked.c: on request ---- */

/* The person whose hand lies open here; SABACC_NOBODY where none does. */
int play_looker(const PlayScene *play);
/* What the one who looks on holds; and the screen's own sentence for what is asked. */
void play_say_own(const PlayScene *play, Text *out);
void play_say_prompt(const PlayScene *play, bool with_coach, Text *out);
void play_say_turn(const PlayScene *play, Text *out);
/* What may be pressed: "Draw (D), Stand (S)." */
void play_say_buttons(const PlayScene *play, Text *out);

/* ---- speak_keys.c: keys that do nothing ---- */

/* All that a key can change here; then whether the last key changed nothing, and what it is answered with. */
uint64_t play_speak_state(const PlayScene *play);
void play_speak_unanswered(const PlayScene *play, Text *out);
/* What was pressed has put an amount in, and is told where nothing else is. */
void play_speak_preset(const PlayScene *play, const UiEvent *event);
/* A key came too early, and the bar says so. */
void play_speak_early(const PlayScene *play);

/* ---- speak_advice.c ---- */

/* The step of a lesson, where it is new; and its words. */
void play_speak_lesson(PlayScene *play);
void play_lesson_words(const PlayScene *play, Text *out);
/* The advice, and the log that is opened, where they are new. */
void play_speak_advice(PlayScene *play);

/* ---- speak_results.c ---- */

/* The results of a hand, when they are new. */
void play_speak_results(const PlayScene *play);
/* The same in one, when it is asked for. */
void play_say_result(const PlayScene *play, Text *out);
/* A seat's place at the end of a game, and what it has. */
typedef struct SpokenStanding {
    int place, seat;
    int32_t holding, gained, hands; /* of what the game is played for; credits; won */
    const char *rebuys;             /* "with 1 rebuy", "" for none */
} SpokenStanding;
/* "2. Grumm, 3 chips, −50 credits, with 1 rebuy" */
void play_standing_words(const PlayScene *play, const SpokenStanding *at, char *words, size_t size);

#endif
