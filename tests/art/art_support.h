/* Shared by the tests of pictures: the shipped decks, temporary folders, figures of a picture. */
#ifndef SABACC_TESTS_ART_SUPPORT_H
#define SABACC_TESTS_ART_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "press/sheet.h"

/* Folders in assets/cards with a deck.json, ended by NULL. */
extern const char *const art_decks[];

/* The deck in assets/cards/NAME; the test fails with the loader's message where it does not open. */
Deck *art_open(const char *name);

/* A fresh folder; its name is the caller's to free. art_remove_folder deletes it and the files right in it.
 */
char *art_new_folder(void);
void art_remove_folder(char *folder);

/* Writes FOLDER/NAME. */
void art_write(const char *folder, const char *name, const char *text);

/* FOLDER/NAME, to be freed. */
char *art_path(const char *folder, const char *name);

/* 0xRRGGBB of "#rrggbb"; frees the text. */
uint32_t art_take_color(char *text);

/* The pixel laid over a ground, 0xRRGGBB. */
uint32_t art_pixel_over(const Picture *picture, int x, int y, uint32_t ground);

/* Part of the picture that is painted, 0 to 1: the mean of its alpha. */
double art_coverage(const Picture *picture);

#endif
