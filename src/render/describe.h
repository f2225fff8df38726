#ifndef SABACC_RENDER_DESCRIBE_H
#define SABACC_RENDER_DESCRIBE_H

/* Frames as text, for tests that compare frames without their pixels: what the texts of shapes and of widgets
 * are written with. */

#include "base/text.h"

/* Appends words as by printf, at most 1000 bytes of them. */
__attribute__((format(printf, 2, 3))) void describe_add(Text *text, const char *format, ...);
/* Appends " X,Y WIDTHxHEIGHT" in quarters: other compilers round the last bits otherwise. */
void describe_box(Text *text, float x, float y, float width, float height);
/* A length in quarters. */
long describe_quarters(float value);

#endif
