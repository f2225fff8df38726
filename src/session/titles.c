#include "session/titles.h"

#include <stddef.h>

#include "base/i18n.h"

#define TITLE(houses, feats, name) {houses, feats, name},
static const Title titles[] = {
#include "session/titles.def"
};
#undef TITLE
enum { TITLES = sizeof titles / sizeof *titles };

const Title *title_of(int houses, int feats) {
    const Title *title = &titles[0];
    for (int i = 1; i < TITLES && houses >= titles[i].houses && feats >= titles[i].feats; i++)
        title = &titles[i];
    return title;
}

const Title *title_after(const Title *title) { return title == &titles[TITLES - 1] ? NULL : title + 1; }
