/* The rooms of rooms.def. For audio's own files and its tests only. */
#ifndef SABACC_AUDIO_ROOMS_H
#define SABACC_AUDIO_ROOMS_H

#include "audio/audio.h"

typedef struct AudioRoom {
    const char *place;
    unsigned char level[AUDIO_LAYERS]; /* how far each layer is faded in, percent */
} AudioRoom;

int room_count(void);
const AudioRoom *room_at(int index);
/* NULL if the place has no tone. */
const AudioRoom *room_find(const char *place);

#endif
