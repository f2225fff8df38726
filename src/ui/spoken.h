#ifndef SABACC_UI_SPOKEN_H
#define SABACC_UI_SPOKEN_H

/* What a screen says aloud, made of its last frame: the focused widget, the uppermost page, messages. What
 * has no label is told by the texts that lie on it, so the canvas must be transcribed. Translated. */

#include "base/text.h"

struct Ui;

enum { UI_SPOKEN_LABEL = 160, UI_SPOKEN = 1600 };
/* The keys that ask for speech, by their meaning: how things stand, and what was said. */
enum { UI_SAY_SITUATION = 'z', UI_SAY_PAST = 'j' };

/* The words without the symbols of the game's own font, which become words where they mean something. */
void ui_spoken_add(Text *out, const char *words);
/* Whether a sentence ends there, in the signs of any language. */
bool ui_spoken_is_ended(const Text *out);

/* " (B)": the key for that meaning as the player has it; nothing while a pad is used, or if it has none. */
void ui_spoken_key(const struct Ui *ui, uint32_t meant, Text *out);

/* The focused widget: "Music, slider, 55 %", "Bet, button, key B, 2 of 4". `words` say what it is instead of
 * its own label; NULL for that. False, and nothing, while no widget has the focus. */
bool ui_spoken_focus(const struct Ui *ui, const char *words, Text *out);

/* The focus is to be told again, though it may be where it was: something else is asked there. And whether it
 * is, which ends it. */
void ui_spoken_again(struct Ui *ui);
bool ui_spoken_take_again(struct Ui *ui);

/* The focus was told, so it is known: the next arrow leads on from it, instead of only showing it. */
void ui_spoken_show_focus(struct Ui *ui);

/* The largest heading of the uppermost page; and its other texts: all of them, or only those that do not lie
 * on widgets, which are told as they get the focus. */
void ui_spoken_title(const struct Ui *ui, Text *out);
void ui_spoken_texts(const struct Ui *ui, bool with_widgets, Text *out);
/* What is drawn from here on in this frame is the page, over what was drawn before; an overlay begins one
 * too. */
void ui_spoken_begin_page(struct Ui *ui);
/* Whether an overlay covers what was declared before it in this frame. */
bool ui_spoken_is_modal(const struct Ui *ui);

/* The next message (ui_toast) that this has not given yet; NULL if there is none. */
const char *ui_spoken_toast(struct Ui *ui);
/* The notice of the last frame, "" for none. */
const char *ui_spoken_notice(const struct Ui *ui);

#endif
