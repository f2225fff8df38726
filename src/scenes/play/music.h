#ifndef SABACC_SCENES_PLAY_MUSIC_H
#define SABACC_SCENES_PLAY_MUSIC_H

/* Which loop of music plays where. The lounge's tune is the title's, and whoever only looks on at a demo
   hears it too; at a table of one's own the backroom's plays, and the tune of high stakes while a hand is
   played that matters. One fades into the other and goes on later where it was left. Plays through audio.h
   alone. */

#include "rules/sabacc.h"

struct Audio;

/* What a table remembers of its music; zero-initialise. */
typedef struct TableMusic {
    int32_t tense_hand; /* the hand that was found to matter: it stays so to its end */
} TableMusic;

/* Much lies in the pots, two are left of more, or somebody lacks one set. */
bool table_is_tense(const SabaccTable *table);
/* As often as one likes while the table is in front, by what it shows. */
void table_music_follow(TableMusic *music, struct Audio *audio, const SabaccTable *shown, bool is_demo);
/* The house is entered, or come back to from a table. */
void title_music(struct Audio *audio);

#endif
