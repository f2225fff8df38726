/* A catalogue of translations as msgfmt writes them (.mo), read from memory. It knows no files, no locale and
 * no heap: the bytes are the caller's and stay as they are while the catalogue is used. Bytes from outside
 * are checked once, when the catalogue is opened; whatever they are, nothing is read beyond them. Any thread
 * may look up. */
#ifndef SABACC_BASE_CATALOGUE_H
#define SABACC_BASE_CATALOGUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Catalogue {
    const unsigned char *bytes;
    size_t size;
    uint32_t count, sources, translations; /* texts; where their tables begin */
    bool is_swapped;                       /* written by a machine of the other byte order */
    unsigned long forms;                   /* of a plural; 1 or more */
    const char *rule; /* which form: an expression of n, ended by ';', a line break or zero */
} Catalogue;

/* False if the bytes are not a whole catalogue whose texts are in order, or if its rule of plurals cannot be
 * read. Without a rule there are two forms, as in English. */
bool catalogue_open(Catalogue *catalogue, const void *bytes, size_t size);

/* The translation of a text, which for a text with a context is CONTEXT '\4' TEXT. NULL if there is none or
 * it is empty. */
const char *catalogue_text(const Catalogue *catalogue, const char *text);

/* The number of the form that stands for so many, below `forms`. */
unsigned long catalogue_form(const Catalogue *catalogue, unsigned long count);

/* The translation of a text with a plural, for so many; `one` is what the source says for one. */
const char *catalogue_plural(const Catalogue *catalogue, const char *one, unsigned long count);

#endif
