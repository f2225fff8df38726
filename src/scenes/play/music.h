#ifndef SABACC_SCENES_PLAY_MUSIC_H
#define SABACC_SCENES_PLAY_MUSIC_H

/* The music of each scene, and the tone of the place at which is played. The title and a demo play the
 * lounge's tune; one's own table plays the backroom's, and the tune of high stakes during an important hand.
 * One tune fades into the other and continues later where it stopped. Plays only through audio.h. */

#include "rules/sabacc.h"

struct Audio;

/* A table's music state; zero-initialise. */
typedef struct PlayMusic {
    int32_t tense_hand; /* the hand found to be important: it stays so to its end */
} PlayMusic;

/* True if the pots are large, two of several seats are left, or a seat lacks one set. */
bool play_is_tense(const SabaccTable *table);
/* Call as often as wanted while the table is in front; follows what it shows. */
void play_music_follow(PlayMusic *music, struct Audio *audio, const SabaccTable *shown, bool is_demo);
/* Call when the title is entered. */
void title_music(struct Audio *audio);

#endif
