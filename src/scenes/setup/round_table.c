#include "scenes/setup/round_table.h"

#include <math.h>

typedef struct Ring {
    float x, y, across, up; /* the middle, and the distances of faces from it */
} Ring;

static const float HALF_TURN = 3.14159265f;

/* With an odd number of seats nobody sits at the far side, and the table reaches farther up. */
static Ring ring_of(const RoundTable *table) {
    static const float OVAL_MOST = 1.42f, FARTHEST_LEAST = 0.8f;
    float farthest =
        table->places % 2 == 0 ? 1 : fmaxf(cosf(HALF_TURN / (float)table->places), FARTHEST_LEAST);
    float up = (table->box.height - table->face - table->words) / (1 + farthest);
    return (Ring){.x = table->box.x + table->box.width / 2,
                  .y = table->box.y + table->face / 2 + up * farthest,
                  .across = fminf((table->box.width - table->wide) / 2, up * OVAL_MOST),
                  .up = up};
}

Box round_table_top(const RoundTable *table) {
    static const float BEYOND = 10; /* the rim passes behind the faces */
    Ring ring = ring_of(table);
    float across = ring.across + BEYOND, up = ring.up + BEYOND;
    return (Box){ring.x - across, ring.y - up, 2 * across, 2 * up};
}

Box round_table_place(const RoundTable *table, int place) {
    Ring ring = ring_of(table);
    float angle = HALF_TURN * (0.5f + 2.0f * (float)place / (float)table->places);
    float x = ring.x + ring.across * cosf(angle), y = ring.y + ring.up * sinf(angle);
    return (Box){x - table->wide / 2, y - table->face / 2, table->wide, table->face + table->words};
}
