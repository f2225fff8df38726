#include "table/chips.h"

#include <stdio.h>

#include "table/centre.h"
#include "table/stacks.h"
#include "table/winnings.h"

static const int32_t values[] = {1000, 500, 100, 25, 5, 1};
enum { CHIP_VALUES = sizeof values / sizeof *values, CHIP_TALLEST = 7, CHIP_STACKS = 3 };

typedef struct Stack {
    int32_t value;
    int count;
} Stack;

/* Largest denominations first; amounts that need more stacks are left to the number beside them, whose width
 * grows with its length. */
static int stacks_of(int32_t amount, Stack stacks[CHIP_STACKS]) {
    int count = 0, max = amount < 1000 ? CHIP_STACKS : amount < 100000 ? 2 : 1;
    for (int i = 0; i < CHIP_VALUES && count < max; i++) {
        int chips = (int)(amount / values[i]);
        if (chips == 0) continue;
        amount %= values[i];
        stacks[count++] = (Stack){values[i], chips < CHIP_TALLEST ? chips : CHIP_TALLEST};
    }
    return count;
}

/* Of the height of a stack: a chip's width. Of its width: to the next stack, its height, and how much of it
 * is above the one below. */
static const float CHIP_WIDE = 0.6f, CHIP_STEP = 1.04f, CHIP_FLAT = 0.55f, CHIP_RISE = 0.19f;

float table_chip_width(float height) { return height * CHIP_WIDE; }

float table_chips_high(float chip) { return chip / CHIP_WIDE; }

float table_chips_width(float height, int32_t amount) {
    Stack stacks[CHIP_STACKS];
    return (float)stacks_of(amount, stacks) * table_chip_width(height) * CHIP_STEP;
}

static Box stack_box(const TableFrame *frame, const Place *place, int32_t amount) {
    int32_t credits = frame->table->seat[place->seat].credits;
    Box stack = frame->at.seat[place->seat].stack;
    float wide = table_chips_width(stack.height, credits > 0 ? credits : amount);
    return (Box){stack.x + stack.width - wide, stack.y, wide, stack.height};
}

/* Of a stack whose lowest chip is on top of what lies there. */
static Box on_stacks(const TableFrame *frame, int seat) {
    Box chip = table_stacks_chip(frame, seat);
    float high = table_chips_high(chip.width);
    return (Box){chip.x, chip.y + chip.height - high, chip.width, high};
}

Box table_chips_box(const TableFrame *frame, const Place *place, int32_t amount) {
    if (place->kind == PLACE_STACK && table_has_stacks(frame, place->seat))
        return on_stacks(frame, place->seat);
    if (place->kind == PLACE_STACK) return stack_box(frame, place, amount);
    if (place->kind == PLACE_BET) return table_bet_chips(frame, place->seat, amount);
    bool is_pot = place->kind == PLACE_HAND_POT || place->kind == PLACE_SABACC_POT;
    Box box = table_place_box(frame, place);
    return is_pot ? table_pot_chips(frame, box) : box;
}

/* A chip that leaves the stack shows its face. */
static void prepare_chip(const TableFrame *frame, int32_t value, float side) {
    char asset[TABLE_ASSET];
    snprintf(asset, sizeof asset, "chips/chip-%d", (int)value);
    canvas_prepare(frame->canvas, &(Sprite){.asset = asset, .box = {0, 0, side, side}});
    canvas_prepare(frame->canvas, &(Sprite){.asset = asset, .box = {0, 0, side, side}, .effect = SPRITE_DIM});
}

Box table_chip_on(float left, float foot, float wide, int level) {
    float high = wide * CHIP_FLAT;
    return (Box){left, foot - high - wide * CHIP_RISE * (float)level, wide, high};
}

void table_draw_tilted_slice(const TableFrame *frame, Box box, int32_t amount, float tilt, float fade,
                             float rest) {
    char asset[TABLE_ASSET];
    snprintf(asset, sizeof asset, "chips-side/slice-%d", (int)table_chip_value(amount));
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset,
                                           .box = box,
                                           .angle = tilt,
                                           .fade = fade,
                                           .raster_height = rest * CHIP_FLAT,
                                           .raster_shape = 1 / CHIP_FLAT});
}

void table_draw_slice(const TableFrame *frame, Box box, int32_t amount, float fade, float rest) {
    table_draw_tilted_slice(frame, box, amount, 0, fade, rest);
}

void table_draw_contact(const TableFrame *frame, Box lowest, float fade) {
    Box under = box_inset(lowest, lowest.width * 0.04f, lowest.height * 0.12f);
    under.y += lowest.height * 0.12f;
    canvas_glow(frame->canvas, under, under.height / 2, lowest.width * 0.16f,
                colour_fade(0x8c000000u, 1 - fade));
}

void table_draw_disc_contact(const TableFrame *frame, Box disc, float fade) {
    static const float LOW = 0.4f; /* of its height: above that it hides the shadow */
    box_cut_top(&disc, disc.height * LOW, 0);
    table_draw_contact(frame, disc, fade);
}

/* The left and the foot of its lowest chip. */
static void draw_stack(const TableFrame *frame, float left, float foot, float wide, const Stack *stack,
                       float fade, float rest) {
    prepare_chip(frame, stack->value, rest);
    for (int chip = 0; chip < stack->count; chip++)
        table_draw_slice(frame, table_chip_on(left, foot, wide, chip), stack->value, fade, rest);
}

void table_draw_chips(const TableFrame *frame, Box box, int32_t amount, float fade, float rest) {
    Stack stacks[CHIP_STACKS];
    int count = stacks_of(amount, stacks);
    float wide = table_chip_width(box.height), step = wide * CHIP_STEP;
    float left = box.x + (box.width - step * (float)count) / 2;
    for (int i = 0; i < count; i++)
        table_draw_contact(frame, table_chip_on(left + step * (float)i, box.y + box.height, wide, 0), fade);
    for (int i = 0; i < count; i++)
        draw_stack(frame, left + step * (float)i, box.y + box.height, wide, &stacks[i], fade,
                   table_chip_width(rest));
}

/* Two rows, each stack behind a gap of the row before it; any number of the first ones is a heap. */
static const float HEAP_APART = 0.52f, HEAP_BEHIND = 0.36f;
static const struct {
    int8_t across, behind;
} heap_spots[TABLE_HEAP_SPOTS] = {{-1, 1}, {1, 1}, {0, 0}, {-2, 0}, {2, 0}, {3, 1}, {-3, 1}};

bool table_heap_is_behind(int stack) { return heap_spots[stack % TABLE_HEAP_SPOTS].behind; }

HeapSpot table_heap_spot(int stack, int stacks) {
    int left = 0, right = 0;
    for (int i = 0; i < stacks && i < TABLE_HEAP_SPOTS; i++) {
        left = i == 0 || heap_spots[i].across < left ? heap_spots[i].across : left;
        right = i == 0 || heap_spots[i].across > right ? heap_spots[i].across : right;
    }
    stack %= TABLE_HEAP_SPOTS;
    bool is_row = stacks > 0 && stacks < 3; /* nothing is before it */
    return (HeapSpot){((float)heap_spots[stack].across - (float)(left + right) / 2) * HEAP_APART,
                      is_row ? 0 : -HEAP_BEHIND * (float)heap_spots[stack].behind};
}

void table_draw_heap(const TableFrame *frame, Box box, int32_t amount) {
    WonChip chips[TABLE_RAKE_CHIPS];
    int count = table_rake_chips_of(amount, chips);
    float wide = table_chip_width(box.height), left = box.x + (box.width - wide) / 2;
    for (int i = 0; i < count; i++) {
        HeapSpot spot = table_heap_spot(chips[i].heap, chips[i].heaps);
        Box chip =
            table_chip_on(left + spot.x * wide, box.y + box.height + spot.y * wide, wide, chips[i].level);
        if (chips[i].level == 0) {
            prepare_chip(frame, table_chip_value(chips[i].share), wide);
            table_draw_contact(frame, chip, 0);
        }
        table_draw_slice(frame, chip, chips[i].share, 0, wide);
    }
}

/* ---- broken down ---- */

/* What is left at least for the chips below each value, so that a small pot is a handful too; and the
 * thousands below the five hundreds. */
static const int32_t left_below[CHIP_VALUES] = {662, 162, 62, 12, 2, 0};
static const int32_t left_of_few[CHIP_VALUES] = {662, 162, 62, 17, 5, 0};
enum { THOUSANDS = 3, FEW = 100 };

static void put_on(ChipPile *pile, int32_t each, int chips) {
    for (int i = 0; i < chips; i++) pile->carries[pile->count++] = each;
}

/* In two piles where one would be too high; returns how many there are then. */
static int put_value(ChipPile *piles, int count, int32_t each, int chips) {
    int high = piles[count].count + chips;
    if (high > TABLE_PILE_HIGHEST) {
        put_on(&piles[count++], each, (high + 1) / 2);
        chips = high / 2;
    }
    put_on(&piles[count], each, chips);
    return count + 1;
}

/* As few as fit share all of them. */
static void put_thousands(ChipPile *pile, int32_t whole) {
    int32_t amount = whole * values[0];
    for (int left = whole < THOUSANDS ? (int)whole : THOUSANDS; left > 0; left--) {
        int32_t share = amount / left;
        put_on(pile, share, 1);
        amount -= share;
    }
}

static int tallest_of(const ChipPile *piles, int count) {
    int tallest = 0;
    for (int i = 1; i < count; i++)
        if (piles[i].count > piles[tallest].count) tallest = i;
    return tallest;
}

/* The tallest is parted in two that stand beside each other, as long as there is room. */
static int part_tall(ChipPile *piles, int count) {
    enum { TALL = 5 };
    for (int tall = tallest_of(piles, count); count < TABLE_PILES && piles[tall].count >= TALL;
         tall = tallest_of(piles, count)) {
        for (int i = count++; i > tall; i--) piles[i] = piles[i - 1];
        piles[tall].count = (piles[tall].count + 1) / 2;
        piles[tall + 1].count -= piles[tall].count;
    }
    return count;
}

int table_break_down(int32_t amount, ChipPile piles[TABLE_PILES]) {
    const int32_t *left = amount < FEW ? left_of_few : left_below;
    int count = 0;
    for (int i = 0; i < TABLE_PILES; i++) piles[i] = (ChipPile){0};
    for (int i = 0; i < CHIP_VALUES; i++) {
        int32_t chips = amount > left[i] ? (amount - left[i]) / values[i] : 0;
        amount -= chips * values[i];
        if (chips == 0) continue;
        if (i == 0)
            put_thousands(&piles[0], chips);
        else
            count = put_value(piles, count, values[i], (int)chips);
    }
    return part_tall(piles, count);
}

int32_t table_chip_value(int32_t amount) {
    int i = 0;
    while (i < CHIP_VALUES - 1 && values[i] > amount) i++;
    return values[i];
}

int32_t table_chip_share(int32_t amount, int chips) {
    if (chips == 1) return amount;
    int32_t value = table_chip_value(amount - chips + 1);
    return value > amount / chips ? value : amount / chips;
}
