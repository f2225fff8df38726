#ifndef SABACC_UI_EASE_H
#define SABACC_UI_EASE_H

#include "render/ease.h"

/* What is large and slow is drawn in steps of that: thirty a second. */
#define UI_SLOW_MS (1000.0 / 30)

#endif
