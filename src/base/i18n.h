#ifndef SABACC_BASE_I18N_H
#define SABACC_BASE_I18N_H

/* Translation of words that a player sees: English in the source, other languages from catalogues
 * (base/catalogue.h). `_` translates where the text is shown; `N_` marks a text kept in a table and
 * translated later through `_`. `NN_` marks one with a plural, for ngettext_: it is two texts.
 * `C_` has a context before the text, where another place means something else by the same words: the back of
 * a card is not the way back.
 *
 * The catalogue is the program's own, not the C library's: which language is spoken depends on no locale of
 * the system, and it may change while threads are running. What a thread has of the language before stays
 * valid. */

#include "base/catalogue.h"

/* From now on texts come from this catalogue; NULL: from the source, in English. It stays open to the end of
 * the program, or until another is used and no text of it is kept. Any thread. */
void i18n_use(const Catalogue *catalogue);

/* Without a translation it is the text itself; of CONTEXT '\4' TEXT the second part. */
__attribute__((format_arg(1))) const char *i18n_text(const char *text);
__attribute__((format_arg(1), format_arg(2))) const char *i18n_plural(const char *one, const char *many,
                                                                      unsigned long count);

/* Which of a language's forms of a plural stands for so many, counted from 0; of English where none is used.
 */
unsigned long i18n_form(unsigned long count);

/* The same two for modules that know no catalogue and write sentences for whoever reads them. */
typedef struct Tongue {
    const char *(*text)(const char *text);
    unsigned long (*form)(unsigned long count);
} Tongue;
extern const Tongue i18n_tongue;

#define _(text)                     i18n_text(text)
#define C_(context, text)           i18n_text(context "\004" text)
#define N_(text)                    text
#define NN_(one, many)              one, many
#define ngettext_(one, many, count) i18n_plural(one, many, (unsigned long)(count))

#endif
