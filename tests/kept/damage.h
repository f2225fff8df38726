/* A file of JSON, or of lines of it, with one thing wrong: each value is left out, doubled, of another kind,
 * or at and beyond the end of what may be there; each object has a member that nobody knows; the whole is cut
 * short. */
#ifndef SABACC_TESTS_DAMAGE_H
#define SABACC_TESTS_DAMAGE_H

#include <stdbool.h>
#include <stddef.h>

/* `place`: where the damage is, "decks.0.name"; numbers are those of a list's first and last. Texts are the
 * same for the same file, in the same order; those of a place come one after another. `is_brief`: each
 * place only left out, beyond its value by one, and of another kind: for a second file of the same sort. */
typedef void DamageUse(void *context, const char *place, const char *bytes, size_t size);

void damage_each(const char *text, bool is_brief, DamageUse *use, void *context);

#endif
