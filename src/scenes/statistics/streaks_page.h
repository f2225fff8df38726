#ifndef SABACC_SCENES_STATISTICS_STREAKS_PAGE_H
#define SABACC_SCENES_STATISTICS_STREAKS_PAGE_H

/* The results page of a game with streaks, and its words that others use too. */

#include "scenes/scene.h"
#include "session/streaks.h"

Scene *streaks_scene_of(const SabaccGame *game);

/* "won, Pure Sabacc +23" */
void streaks_deal_words(const StreakDeal *deal, char *words, size_t size);

#endif
