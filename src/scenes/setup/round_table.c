#include "scenes/setup/round_table.h"

#include <math.h>
#include <stdbool.h>

typedef struct Ring {
    float x, y, across, up; /* the middle, and the distances of faces from it */
} Ring;

static const float HALF_TURN = 3.14159265f;

/* With an odd number of seats nobody sits at the far side, and the table reaches farther up. */
static Ring ring_of(const RoundTable *table) {
    static const float OVAL_MOST = 1.5f, FARTHEST_LEAST = 0.8f;
    float farthest =
        table->places % 2 == 0 ? 1 : fmaxf(cosf(HALF_TURN / (float)table->places), FARTHEST_LEAST);
    float up = (table->box.height - table->face - 2 * table->words) / (1 + farthest);
    return (Ring){.x = table->box.x + table->box.width / 2,
                  .y = table->box.y + table->words + table->face / 2 + up * farthest,
                  .across = fminf((table->box.width - table->wide) / 2, up * OVAL_MOST),
                  .up = up};
}

static float angle_of(const RoundTable *table, int place) {
    return HALF_TURN * (0.5f + 2.0f * (float)place / (float)table->places);
}

Box round_table_top(const RoundTable *table) {
    static const float BEYOND = 10; /* the rim passes behind the faces */
    Ring ring = ring_of(table);
    float across = ring.across + BEYOND, up = ring.up + BEYOND;
    return (Box){ring.x - across, ring.y - up, 2 * across, 2 * up};
}

RoundPlace round_table_place(const RoundTable *table, int place) {
    static const float FAR = -0.35f, OVER = 6; /* words cover so much of the face's rim */
    Ring ring = ring_of(table);
    float angle = angle_of(table, place), x = ring.x + ring.across * cosf(angle);
    float top = ring.y + ring.up * sinf(angle) - table->face / 2, words = table->words + OVER;
    bool is_above = sinf(angle) < FAR;
    Box face = {x - table->face / 2, top, table->face, table->face};
    Box box = {x - table->wide / 2, is_above ? top - table->words : top, table->wide,
               table->face + table->words};
    float y = is_above ? box.y : box.y + box.height - words;
    return (RoundPlace){box, face, {box.x, y, box.width, words}};
}

Box round_table_before(const RoundTable *table, int place, float wide, float high) {
    static const float ACROSS = 0.66f, UP = 0.54f;
    Ring ring = ring_of(table);
    float angle = angle_of(table, place);
    float x = ring.x + ACROSS * ring.across * cosf(angle), y = ring.y + UP * ring.up * sinf(angle);
    return (Box){x - wide / 2, y - high / 2, wide, high};
}
