#include "audio/audio.h"

#include "base/i18n.h"

static const char *const sound_names[AUDIO_SOUNDS] = {
#define SOUND(id, name, caption) [AUDIO_##id] = name,
#include "audio/sounds.def"
};

static const char *const sound_captions[AUDIO_SOUNDS] = {
#define SOUND(id, name, caption) [AUDIO_##id] = caption,
#include "audio/sounds.def"
};

static const char *const music_names[AUDIO_MUSICS] = {
#define MUSIC(id, name) [AUDIO_MUSIC_##id] = name,
#include "audio/sounds.def"
};

static const char *const layer_names[AUDIO_LAYERS] = {
#define LAYER(id, name) [AUDIO_LAYER_##id] = name,
#include "audio/sounds.def"
};

const char *audio_sound_name(AudioSound sound) { return sound_names[sound]; }

const char *audio_sound_caption(AudioSound sound) { return sound_captions[sound]; }

const char *audio_music_name(AudioMusic music) { return music_names[music]; }

const char *audio_layer_name(AudioLayer layer) { return layer_names[layer]; }
