/* Ogg Vorbis files of the sounds: written so that the same samples give the same bytes, and compared with
 * what they were made from. For the maker of sounds only. */
#ifndef SABACC_PRESS_SOUNDS_OGG_H
#define SABACC_PRESS_SOUNDS_OGG_H

#include "press/synth.h"

/* `right` is NULL for mono; `quality` 0…1. False, said on stderr, when it cannot be written in full. */
bool ogg_write(const char *path, const Tape *left, const Tape *right, double quality);
/* How alike a file and the samples are, −1…1: 1 but for what the encoder left out; below −1 when the file
 * cannot be read or has another length or other lanes. */
double ogg_likeness(const char *path, const Tape *left, const Tape *right);

#endif
