#ifndef SABACC_TESTS_SECRETS_PIXELS_H
#define SABACC_TESTS_SECRETS_PIXELS_H

/* The table as the viewer of a pair sees it, drawn from both games and compared byte for byte. */

#include "compare.h"

typedef struct PixelRig PixelRig;

/* Fonts and cards as the table's tests want them (tests/table/table_fixture.h). NULL when something is
 * missing. */
PixelRig *pixels_open(void);
void pixels_close(PixelRig *rig);

/* The table at rest before a step, then moments of the motion that the step's events bring, then at rest
   again. `left` and `right` are the viewer's views before the step; no step yet where `pair` has made none.
 */
bool pixels_same(PixelRig *rig, Comparison *comparison, const Pair *pair, const SabaccView *left,
                 const SabaccView *right, bool has_stepped);
long pixels_frames(const PixelRig *rig);

#endif
