#ifndef SABACC_APP_VOICE_H
#define SABACC_APP_VOICE_H

/* The voice of the system: Speech Dispatcher, through its client library libspeechd. That is loaded when the
 * voice is opened, and is needed neither to build nor to run the program. */

#include "speech/speech.h"

/* The only one: its library calls back without saying for whom. */
extern const SpeechVoice voice_dispatcher;

#endif
