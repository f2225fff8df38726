#ifndef SABACC_SCENES_SETTINGS_SAMPLE_H
#define SABACC_SCENES_SETTINGS_SAMPLE_H

/* A piece of a table beside the settings, which shows at once what they do: somebody who talks, a hand with
 * its worth, chips, what the adviser means. When a setting of motion, light or sound changes, the hand is
 * dealt again. */

#include "rules/sabacc.h"
#include "scenes/scene.h"
#include "session/settings.h"

enum { SAMPLE_CARDS = 5, SAMPLE_WORD = 32 };

typedef struct Sample {
    char cards[SAMPLE_CARDS][SAMPLE_WORD]; /* assets */
    int count;
    char total[16];
    const char *kind; /* what the hand is called; source text */
    float shape;      /* of a card: width by height */
    double dealt;     /* ms of the clock when it was last dealt; −∞: it lies there */
} Sample;

/* Finds the hand, the best of all kinds with as many cards as it can show. */
void sample_begin(Sample *sample);
/* A setting was changed: deals again, with its sound, if that shows what it does. */
void sample_setting_changed(Sample *sample, Stage *stage, SettingId id);
bool sample_is_moving(const Sample *sample, const Stage *stage);
/* At `now`, ms of the clock, in a frame of brass around the box. `told`: what somebody there says of a
 * setting instead of a line of their own; NULL for none. */
void sample_draw(const Sample *sample, Ui *ui, Stage *stage, Box box, double now, const char *told);

#endif
