#include "app/language.h"

#include <locale.h>
#include <stdlib.h>

#include "base/i18n.h"

void language_choose(const char *wanted) {
    if (*wanted) setenv("LANGUAGE", wanted, 1);
    setlocale(LC_ALL, "");
    setlocale(LC_NUMERIC, "C");                       /* files are written with decimal points */
    const char *elsewhere = getenv("SABACC_LOCALES"); /* catalogues of a test */
    bindtextdomain(I18N_DOMAIN, elsewhere ? elsewhere : SABACC_LOCALE_DIRECTORY);
    bind_textdomain_codeset(I18N_DOMAIN, "UTF-8");
}
