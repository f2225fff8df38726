#include "base/i18n.h"

#include <stdatomic.h>
#include <string.h>

/* The one language of the program, as the C library has one locale. */
static _Atomic(const Catalogue *) used;

void i18n_use(const Catalogue *catalogue) { atomic_store(&used, catalogue); }

const char *i18n_text(const char *text) {
    const Catalogue *catalogue = atomic_load(&used);
    const char *found = catalogue ? catalogue_text(catalogue, text) : NULL;
    if (found) return found;
    const char *context = strchr(text, '\4');
    return context ? context + 1 : text;
}

unsigned long i18n_form(unsigned long count) {
    const Catalogue *catalogue = atomic_load(&used);
    return catalogue ? catalogue_form(catalogue, count) : count != 1;
}

const Tongue i18n_tongue = {i18n_text, i18n_form};

const char *i18n_plural(const char *one, const char *many, unsigned long count) {
    const Catalogue *catalogue = atomic_load(&used);
    const char *found = catalogue ? catalogue_plural(catalogue, one, count) : NULL;
    return found ? found : count == 1 ? one : many;
}
