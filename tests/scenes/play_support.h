/* A scene of play at whose table people alone sit, without a window: for the tests of scenes/play. */
#ifndef TESTS_SCENES_PLAY_SUPPORT_H
#define TESTS_SCENES_PLAY_SUPPORT_H

#include "scenes/play/private.h"

/* `play` is zeroed but for its plan; settings and start must outlive it. */
void play_support_open(PlayScene *play, const MatchSetup *setup, Settings *settings, StartOptions *start);
void play_support_close(PlayScene *play);

#endif
