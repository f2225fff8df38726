#include "base/i18n.h"

#include <stdatomic.h>

/* The one language of the program, as the C library has one locale. */
static _Atomic(const Catalogue *) used;

void i18n_use(const Catalogue *catalogue) { atomic_store(&used, catalogue); }

const char *i18n_text(const char *text) {
    const Catalogue *catalogue = atomic_load(&used);
    const char *found = catalogue ? catalogue_text(catalogue, text) : NULL;
    return found ? found : text;
}

const char *i18n_plural(const char *one, const char *many, unsigned long count) {
    const Catalogue *catalogue = atomic_load(&used);
    const char *found = catalogue ? catalogue_plural(catalogue, one, count) : NULL;
    return found ? found : count == 1 ? one : many;
}
