#ifndef SABACC_UI_SPOKEN_H
#define SABACC_UI_SPOKEN_H

/* What a screen says aloud, made of its last frame: the focused widget, the uppermost page, messages. What
 * has no label is told by the texts that lie on it, so the canvas must be transcribed. Translated. */

#include "base/text.h"

struct Ui;

enum { UI_SPOKEN_LABEL = 160, UI_SPOKEN = 1600, UI_SPOKEN_TEXTS = 256 };
/* The keys that ask for speech, by their meaning: how things stand, and what was said. */
enum { UI_SAY_SITUATION = 'z', UI_SAY_PAST = 'j' };

/* The words without the symbols of the game's own font, which become words where they mean something, and
 * without the ids of clauses. */
void ui_spoken_add(Text *out, const char *words);
/* Whether a sentence ends there, in the signs of any language. */
bool ui_spoken_is_ended(const Text *out);
/* Adds another sentence, or nothing for "". */
void ui_spoken_sentence(Text *out, const char *words);

/* " (B)": the key for that meaning as the player has it; nothing while a pad is used, or if it has none. */
void ui_spoken_key(const struct Ui *ui, uint32_t meant, Text *out);

/* The focused widget: "Music, slider, 55 %", "Bet, button, key B, 2 of 4". `words` say what it is instead of
 * its own label; NULL for that. False, and nothing, while no widget has the focus. */
bool ui_spoken_focus(const struct Ui *ui, const char *words, Text *out);

/* What the widget declared last is called where that stands beside it, or where it is but a picture: "Ante:
 * 5, choice" for "5, choice". */
void ui_spoken_label(struct Ui *ui, const char *label);

/* The focus is to be told again, though it may be where it was: something else is asked there. And whether it
 * is, which ends it. */
void ui_spoken_again(struct Ui *ui);
bool ui_spoken_take_again(struct Ui *ui);

/* The focus was told, so it is known: the next arrow leads on from it, instead of only showing it. */
void ui_spoken_show_focus(struct Ui *ui);

/* The title of the uppermost page: the text that is named so (UI_PAGE_TITLE), or else its largest heading
 * that is on no widget and that a scroll panel does not move; and its other texts, with those on widgets,
 * from one of them on: 0, or where it ended last for lack of room, which is what it returns. 0: it has come
 * to the end. */
void ui_spoken_title(const struct Ui *ui, Text *out);
int ui_spoken_texts(const struct Ui *ui, int from, Text *out);
/* The texts of a page that were told, by their words. {0} for none; of very many the first are forgotten. */
typedef struct UiSpokenTexts {
    uint64_t hashes[UI_SPOKEN_TEXTS];
    int count; /* of all so far */
} UiSpokenTexts;
/* Adds those that were not told and do not lie on widgets, which are told as they get the focus. */
void ui_spoken_new_texts(const struct Ui *ui, UiSpokenTexts *told, Text *out);
/* What is drawn from here on in this frame is the page, over what was drawn before; an overlay begins one
 * too. */
void ui_spoken_begin_page(struct Ui *ui);
/* Whether an overlay covers what was declared before it in this frame. */
bool ui_spoken_is_modal(const struct Ui *ui);

/* The word that a key has had explained: "Ante. What each seat pays … 2 of 7." False while none is. */
bool ui_spoken_word(const struct Ui *ui, Text *out);

/* The next message (ui_toast) that this has not given yet; NULL if there is none. */
const char *ui_spoken_toast(struct Ui *ui);
/* The notice of the last frame, "" for none. */
const char *ui_spoken_notice(const struct Ui *ui);

#endif
