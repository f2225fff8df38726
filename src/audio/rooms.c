#include "audio/rooms.h"

#include <string.h>

static const AudioRoom rooms[] = {
#define ROOM(place, murmur, air, wind, works, hall)                                                          \
    {place,                                                                                                  \
     {[AUDIO_LAYER_MURMUR] = murmur,                                                                         \
      [AUDIO_LAYER_AIR] = air,                                                                               \
      [AUDIO_LAYER_WIND] = wind,                                                                             \
      [AUDIO_LAYER_WORKS] = works,                                                                           \
      [AUDIO_LAYER_HALL] = hall}},
#include "audio/rooms.def"
};

int room_count(void) { return (int)(sizeof rooms / sizeof *rooms); }

const AudioRoom *room_at(int index) { return &rooms[index]; }

const AudioRoom *room_find(const char *place) {
    for (int n = 0; n < room_count(); n++)
        if (strcmp(rooms[n].place, place) == 0) return &rooms[n];
    return NULL;
}
