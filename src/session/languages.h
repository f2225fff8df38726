/* The languages of the program: those that po/LINGUAS lists and whose catalogues lie beside the program, each
 * under its own name, and English. What is chosen is independent of the system's locale. For the main thread.
 */
#ifndef SABACC_SESSION_LANGUAGES_H
#define SABACC_SESSION_LANGUAGES_H

#include <stdbool.h>

#include "base/text.h"
#include "session/settings.h"

enum { LANGUAGES_MAX = 64, LANGUAGE_NAME_BYTES = 64 };

typedef struct Language {
    char id[SETTINGS_LANGUAGE_BYTES]; /* as its catalogue is called: "de", "pt_BR" */
    char name[LANGUAGE_NAME_BYTES];   /* in itself: "Deutsch" */
} Language;

typedef struct Languages Languages;

/* Looks for them in $SABACC_LOCALES (of a test or a translator), beside the program, as installed and as
 * built, and last in `installed`. English alone where none are found. The language is then the system's. */
Languages *languages_open(const char *installed);
/* From now on texts are English; those of other languages that are still kept are no longer valid. */
void languages_close(Languages *languages);

int languages_count(const Languages *languages);
/* English is the first. */
const Language *languages_at(const Languages *languages, int index);
/* All ids, "en, de, pt_BR". */
void languages_list(const Languages *languages, Text *out);

/* All texts are now in that language: an id, with what a locale's name may have behind it (de_AT.UTF-8), or
 * "" for the system's. Of a language that is there only for another country that one is taken. False if there
 * is none or its catalogue cannot be read; nothing has then changed. */
bool languages_choose(Languages *languages, const char *wanted);

/* The one of all texts now. */
const Language *languages_current(const Languages *languages);

#endif
