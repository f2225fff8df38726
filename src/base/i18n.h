#ifndef SABACC_BASE_I18N_H
#define SABACC_BASE_I18N_H

/* Translation of words that a player sees: English in the source, other languages from catalogues of the
 * domain "sabacc". `_` translates where the text is shown; `N_` marks a text kept in a table and translated
 * later through `_`. `NN_` marks one with a plural, for ngettext_: it is two texts. */

#include <libintl.h>

#define I18N_DOMAIN                 "sabacc"
#define _(text)                     dgettext(I18N_DOMAIN, text)
#define N_(text)                    text
#define NN_(one, many)              one, many
#define ngettext_(one, many, count) dngettext(I18N_DOMAIN, one, many, (unsigned long)(count))

#endif
