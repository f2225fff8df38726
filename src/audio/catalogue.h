/* The contents of the sound directory: for each name its files, its class, its gain and how far music is
 * ducked for it, from sounds.json.
 *
 *   {"sounds": {"deal": {"class": "card", "gain": 0.9, "files": ["deal-1.ogg", …]}, …,
 *              "win": {"class": "sting", "gain": 1.0, "duck": 0.5, "files": ["win.ogg"]}},
 *    "music":  {"lounge": {"gain": 0.6, "file": "music-lounge.ogg"}},
 *    "layers": {"murmur": {"class": "ambience", "gain": 1.0, "file": "room-murmur.ogg"}}}
 *
 * It opens no device and decodes nothing: the loader and the tests read it alike. */
#ifndef SABACC_AUDIO_CATALOGUE_H
#define SABACC_AUDIO_CATALOGUE_H

#include <stdbool.h>
#include <stddef.h>

#include "audio/audio.h"

enum { CATALOGUE_VARIANTS = 4, CATALOGUE_FILE = 48, CATALOGUE_CLASS = 16 };

typedef struct CatalogueEntry {
    char group[CATALOGUE_CLASS]; /* sounds of one class are equally loud; "" for music */
    double gain;                 /* 0…1, multiplied with the player's volume */
    double duck;                 /* 0…1, how far music is ducked meanwhile; 0 if not given */
    int variants;                /* 0: the catalogue has no such sound */
    char files[CATALOGUE_VARIANTS][CATALOGUE_FILE]; /* relative to the directory */
} CatalogueEntry;

typedef struct SoundCatalogue {
    CatalogueEntry sounds[AUDIO_SOUNDS];
    CatalogueEntry music[AUDIO_MUSICS];
    CatalogueEntry layers[AUDIO_LAYERS];
} SoundCatalogue;

/* Reads DIR/sounds.json. False if it cannot be read or is invalid; `error` then says what and where in one
 * sentence, and the catalogue is empty. A name that sounds.def does not know is an error too; a missing one
 * is not: it is silent, and audio_open warns of it. */
bool catalogue_read(SoundCatalogue *catalogue, const char *directory, char *error, size_t size);

#endif
