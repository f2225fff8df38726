/* Ogg Vorbis files of the sounds: written so that the same samples give the same bytes, and compared with
 * their source samples. For the generator of sounds only. */
#ifndef SABACC_PRESS_SOUNDS_OGG_H
#define SABACC_PRESS_SOUNDS_OGG_H

#include "press/synth.h"

/* `right` is NULL for mono; `quality` 0…1. False, with a message on stderr, if it cannot be written in full.
 */
bool ogg_write(const char *path, const Tape *left, const Tape *right, double quality);
/* The correlation of a file and the samples, −1…1: 1 except for encoder losses; below −1 if the file cannot
 * be read or differs in length or channels. */
double ogg_likeness(const char *path, const Tape *left, const Tape *right);

#endif
