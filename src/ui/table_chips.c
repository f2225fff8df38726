#include "ui/table_private.h"

#include <stdio.h>

static const int32_t values[] = {1000, 500, 100, 25, 5, 1};
enum { CHIP_VALUES = sizeof values / sizeof *values, CHIP_TALLEST = 7, CHIP_STACKS = 3 };

typedef struct Stack {
    int32_t value;
    int count;
} Stack;

/* The largest denominations first; what would need a fourth stack is left to the number beside it. */
static int stacks_of(int32_t amount, Stack stacks[CHIP_STACKS]) {
    int count = 0;
    for (int i = 0; i < CHIP_VALUES && count < CHIP_STACKS; i++) {
        int chips = (int)(amount / values[i]);
        if (chips == 0) continue;
        amount %= values[i];
        stacks[count++] = (Stack){values[i], chips < CHIP_TALLEST ? chips : CHIP_TALLEST};
    }
    return count;
}

void table_draw_chips(const TableFrame *frame, Box box, int32_t amount) {
    Stack stacks[CHIP_STACKS];
    int count = stacks_of(amount, stacks);
    float wide = box.height < 60 ? box.height * 0.6f : 42, high = wide * 0.55f, rise = high * 0.34f;
    float step = wide * 1.04f, x = box.x + (box.width - step * (float)count) / 2;
    for (int i = 0; i < count; i++) {
        char asset[TABLE_ASSET];
        snprintf(asset, sizeof asset, "chips-side/slice-%d", (int)stacks[i].value);
        for (int chip = 0; chip < stacks[i].count; chip++) {
            Box slice = {x + step * (float)i, box.y + box.height - high - rise * (float)chip, wide, high};
            canvas_sprite(frame->canvas, &(Sprite){.asset = asset, .box = slice});
        }
    }
}
