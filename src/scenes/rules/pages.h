#ifndef SABACC_SCENES_RULES_PAGES_H
#define SABACC_SCENES_RULES_PAGES_H

/* What is printed lies on the two pages of a book, or on a leaf, which is narrower. */

#include "ui/style.h"

/* How wide the fold is in the middle of what is printed in that box; 0 for a leaf. */
static inline float rules_fold(Box box) { return box.width >= 1000 ? STYLE_FOLD : 0; }

/* The left page of a book, or all of a leaf. */
static inline Box rules_first_page(Box box) {
    float fold = rules_fold(box);
    if (fold > 0) box.width = (box.width - fold) / 2;
    return box;
}

#endif
