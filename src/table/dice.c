#include "table/dice.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/reach.h"
#include "table/variants/plain.h"

/* ---- what is thrown ---- */

void table_option_word(const SabaccTable *table, SabaccOptionId id, char *words, size_t size) {
    const SabaccGame *game = sabacc_table_game(table);
    words[0] = '\0';
    for (int i = 0; i < game->option_count; i++) {
        if (game->options[i].id != id) continue;
        const char *form = sabacc_option_spec(id)->forms;
        for (int left = sabacc_option(table, id).form; left > 0; left--) form = strchr(form, '|') + 1;
        snprintf(words, size, "%.*s", (int)strcspn(form, "| "), form);
    }
}

int table_die_faces(const SabaccTable *table) {
    return table->turn.dice_faces > 0 ? table->turn.dice_faces : 6;
}

static bool has_signs(const SabaccTable *table) {
    return sabacc_table_game(table)->dice == SABACC_DICE_SIGNS;
}

void table_plain_die_asset(const SabaccTable *table, int face, char asset[TABLE_ASSET]) {
    int faces = table_die_faces(table);
    if (faces == 6)
        snprintf(asset, TABLE_ASSET, has_signs(table) ? "dice/die-%d" : "dice/pips-%d", face);
    else
        snprintf(asset, TABLE_ASSET, "dice/d%d-%d", faces, face);
}

int table_plain_die_tumbling(const SabaccTable *table, int slot, int face, int step) {
    return 1 + (face + step * (slot ? 5 : 2) + step / 3) % table_die_faces(table);
}

Colour table_plain_die_body(const SabaccTable *table, int face) {
    (void)face;
    return has_signs(table) ? TABLE_DIE_STEEL : TABLE_DIE_BONE;
}

static void die_asset(const SabaccTable *table, int face, char asset[TABLE_ASSET]) {
    TABLE_ASK(table, die_asset)(table, face, asset);
}

Colour table_die_body(const SabaccTable *table, int face) { return TABLE_ASK(table, die_body)(table, face); }

int table_die_tumbling(const SabaccTable *table, int slot, int face, int step) {
    return TABLE_ASK(table, die_tumbling)(table, slot, face, step);
}

/* What causes a shift (SH-1, SK-4), in a few words. */
static void trigger_words(const SabaccTable *table, char *words, size_t size) {
    static const struct {
        const char *form, *words;
    } rows[] = {{"doubles", N_("Doubles shift")},  {"spikes", N_("Two ones shift")},
                {"d6", N_("%d to %d shifts")},     {"d12", N_("A %d shifts")},
                {"d20", N_("A %d shifts")},        {"timer", N_("A timer shifts")},
                {"never", N_("Nothing is thrown")}};
    char form[16];
    table_option_word(table, SABACC_OPTION_SHIFT_ON, form, sizeof form);
    snprintf(words, size, "%s", has_signs(table) ? _("Equal dice: all hands shift") : "");
    SabaccValue value = sabacc_option(table, SABACC_OPTION_SHIFT_ON);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].form, form) == 0)
            snprintf(words, size, _(rows[i].words), (int)value.n, (int)value.m);
}

/* ---- what a throw means ---- */

void table_plain_roll_words(const TableFrame *frame, char *words, size_t size) {
    const SabaccTable *table = frame->table;
    int first = table->dice[0], second = table->dice[1];
    bool shifts = sabacc_roll_shifts(table);
    if (table->dice_count == 1)
        snprintf(words, size, shifts ? _("%d: the Sabacc shift") : _("%d: no shift"), first);
    else if (first == second)
        snprintf(words, size, shifts ? _("%d twice: the Sabacc shift") : _("%d twice: no shift"), first);
    else
        snprintf(words, size, _("%d and %d: no shift"), first, second);
}

/* Some of the dice are still on their way. */
static bool are_thrown(const TableFrame *frame) {
    for (int i = 0; i < frame->table->dice_count; i++)
        if (table_is_coming(frame, &(Place){.kind = PLACE_DIE, .slot = i})) return true;
    return false;
}

bool table_dice_lie(const TableFrame *frame) { return frame->table->dice_count > 0 && !are_thrown(frame); }

void table_roll_words(const TableFrame *frame, char *words, size_t size) {
    words[0] = '\0';
    if (frame->table->dice_count > 0) TABLE_ASK(frame->table, roll_words)(frame, words, size);
}

/* ---- drawing ---- */

void table_draw_die_face(const TableFrame *frame, int face, Box box, float angle, float turn, float fade,
                         float rest) {
    char asset[TABLE_ASSET];
    die_asset(frame->table, face, asset);
    canvas_sprite(
        frame->canvas,
        &(Sprite){
            .asset = asset, .box = box, .angle = angle, .turn = turn, .fade = fade, .raster_height = rest});
}

void table_draw_die_side(const TableFrame *frame, int face, const Sprite *at, float light) {
    char asset[TABLE_ASSET];
    Sprite side = *at;
    side.asset = asset;
    die_asset(frame->table, face, asset);
    canvas_sprite(frame->canvas, &side);
    side.effect = SPRITE_SHADOW;
    side.fade = light + (1 - light) * at->fade;
    canvas_sprite(frame->canvas, &side);
}

void table_draw_die_shadow(const TableFrame *frame, int face, Box box, float angle, float height,
                           float rest) {
    char asset[TABLE_ASSET];
    die_asset(frame->table, face, asset);
    box.x += height * 0.25f;
    box.y += 5 + height * 0.2f;
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset,
                                           .box = box,
                                           .angle = angle,
                                           .fade = 0.4f + fminf(height / 400, 0.3f),
                                           .effect = SPRITE_SHADOW,
                                           .raster_height = rest});
}

void table_draw_die(const TableFrame *frame, int face, Box box, float angle, float fade, float rest) {
    char asset[TABLE_ASSET];
    die_asset(frame->table, face, asset);
    Box fallen = box;
    fallen.y += 5;
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset,
                                           .box = fallen,
                                           .angle = angle,
                                           .fade = 0.4f + 0.6f * fade,
                                           .effect = SPRITE_SHADOW,
                                           .raster_height = rest});
    canvas_sprite(frame->canvas,
                  &(Sprite){.asset = asset, .box = box, .angle = angle, .fade = fade, .raster_height = rest});
}

/* ---- where they lie ---- */

/* Dice lie above the words of their tray, if it has any. */
static bool has_words(const SabaccTable *table) {
    char words[64];
    trigger_words(table, words, sizeof words);
    return words[0] != '\0';
}

/* A number of its own for each die of a throw, −1 … 1: the same as long as it lies there. */
static float chance_of(const TableFrame *frame, int slot, int which) {
    const SabaccTable *table = frame->table;
    int thrown = table->dice_count > slot ? table->dice[slot] : 0;
    uint32_t mixed =
        (uint32_t)(slot * 31 + thrown * 7 + (int)table->hand * 3 + (int)table->round + which * 57 + 1) *
        2654435761u;
    return (float)(mixed >> 16 & 0xff) / 127.5f - 1;
}

/* How many lie there, or will: one where what causes a shift is told of it. */
static int dice_of_throw(const SabaccTable *table) {
    char form[16];
    if (table->dice_count > 0) return table->dice_count;
    table_option_word(table, SABACC_OPTION_SHIFT_ON, form, sizeof form);
    return form[0] == 'd' && form[1] != 'o' ? 1 : 2; /* "d6", "d12", "d20"; "doubles" */
}

static const float WORDS_ROW = 30; /* at the tray's foot, where its words are: dice end above it */

/* The room of each in the tray: turned askew it stays in it, unless it would be too small to be read. */
static Box die_room(const TableFrame *frame, int slot) {
    static const float SMALLER = 0.92f, LEGIBLE = 58, /* no smaller than that for it */
        ASKEW = 1.48f;                                /* as high as a body that lies askew, in sides */
    const Box tray = frame->at.dice;
    int count = dice_of_throw(frame->table);
    Box column = box_column(box_inset(tray, 14, 0), slot % count, count, 12);
    if (count == 1) column = tray;
    bool is_over_words = has_words(frame->table);
    float wide = is_over_words ? box_column(box_inset(tray, 14, 0), 0, 2, 12).width : column.width;
    float most = fminf(fminf(column.width, wide), tray.height - (is_over_words ? 46 : 36));
    float side = most * SMALLER, foot = tray.height - WORDS_ROW;
    if (is_over_words) side = fminf(side, foot / ASKEW);
    side = fmaxf(side, fminf(most, LEGIBLE));
    if (!is_over_words) return box_place(column, side, side, 0.5f, 0.5f);
    float body = side * ASKEW, y = fminf((foot - body) / 2, foot - body);
    return (Box){column.x + (column.width - side) / 2, tray.y + y + (body - side) / 2, side, side};
}

/* ---- the tray ---- */

bool table_plain_has_tray(const SabaccTable *table) {
    return sabacc_table_game(table)->dice != SABACC_DICE_NONE;
}

/* Where a clock causes the shift, its sign. */
void table_plain_draw_tray(const TableFrame *frame, Box tray) {
    char form[16];
    if (frame->table->dice_count > 0) return;
    table_option_word(frame->table, SABACC_OPTION_SHIFT_ON, form, sizeof form);
    if (strcmp(form, "timer") == 0) {
        TextStyle sign = style_text(FONT_SYMBOL, tray.height * 0.5f, 0x38a9b4bbu, TEXT_CENTRE);
        canvas_text(frame->canvas, tray, &sign, "\uE02D");
        return;
    }
}

/* Once the dice lie, light comes up on them and on what they mean, and goes; on dice that could have brought
 * a shift and have not, none does. */
static float lit_by_throw(const TableView *view, double now) {
    const SabaccTable *table = &view->shown.table;
    bool has_landed = view->begun == SABACC_EVENT_ROLL && isfinite(view->reads_from);
    bool means_nothing = has_words(table) && !sabacc_roll_shifts(table);
    if (!has_landed || means_nothing || view->settings.reduced_motion || view->settings.speed <= 0) return 0;
    return table_throw_light((float)(now - view->reads_from));
}

bool table_throw_is_lit(const TableView *view) { return lit_by_throw(view, view->now) > 0; }

float table_throw_light(float since) {
    static const float RISES = 90, LASTS = 560;
    if (since <= 0 || since >= LASTS) return 0;
    if (since < RISES) return since / RISES;
    float left = (LASTS - since) / (LASTS - RISES);
    return left * left;
}

static void draw_throw_light(const TableFrame *frame, Box box, float radius) {
    static const float SPREAD = 34, STRONG = 0.85f;
    float light = lit_by_throw(frame->view, frame->now);
    if (light > 0) canvas_glow(frame->canvas, box, radius, SPREAD, colour_fade(STYLE_AMBER, STRONG * light));
}

static const float WORDS_HIGH = 34, WORDS_BROKEN = 60; /* their plate, with one line and with two */

/* From the tray's foot down to that plate. */
static float words_below(const SabaccTable *table) { return (has_words(table) ? -2 : 24) - WORDS_HIGH; }

Box table_tray_box(const TableFrame *frame) {
    char words[64];
    Box tray = frame->at.dice;
    if (!TABLE_ASK(frame->table, has_tray)(frame->table)) return (Box){0};
    table_roll_words(frame, words, sizeof words);
    if (words[0] || has_words(frame->table)) tray.height += words_below(frame->table) + WORDS_BROKEN;
    return tray;
}

/* No smaller than it can be read. */
static void shrink_to(const TableFrame *frame, TextStyle *style, const char *words, float wide) {
    static const float LEAST = 16;
    while (style->size > LEAST && canvas_text_width(frame->canvas, style, words) > wide) style->size--;
}

/* On the lower edge of the tray: what causes a shift, until dice are thrown; nothing while they roll; and
 * once they lie, whether they do. Where nothing is said before, there is no room in the tray for what is said
 * then. What is too long for the tray is smaller there, and broken if that is not enough. */
static void draw_roll_words(const TableFrame *frame, Box tray) {
    static const float BEYOND = 22, INSIDE = 2; /* the tray's edges: no further, something lies there */
    static const float NARROW = 220, SIZE = 22, SIZE_NARROW = 18, BESIDE = 10;
    char words[64];
    if (are_thrown(frame)) return;
    bool is_told = table_dice_lie(frame), has_room = has_words(frame->table);
    bool shifts = is_told && has_room && sabacc_roll_shifts(frame->table);
    if (is_told)
        table_roll_words(frame, words, sizeof words);
    else
        trigger_words(frame->table, words, sizeof words);
    if (!words[0]) return;
    TextStyle style = is_told ? style_text(FONT_BOLD, tray.width < NARROW ? SIZE_NARROW : SIZE,
                                           shifts ? STYLE_AMBER : STYLE_BONE, TEXT_CENTRE)
                              : style_text(FONT_TEXT, STYLE_SIZE_SMALL, TABLE_CLOTH_INK, TEXT_CENTRE);
    if (has_room) {
        static const float FRONT = 0.85f; /* there they stand */
        Box floor = table_tray_floor(frame, tray, FRONT);
        tray.x = floor.x, tray.width = floor.width;
    }
    float most = tray.width + 2 * (has_room ? -INSIDE : BEYOND);
    if (has_room) shrink_to(frame, &style, words, most - 2 * BESIDE);
    float whole = canvas_text_width(frame->canvas, &style, words) + 2 * BESIDE;
    float wide = fminf(whole, most), high = whole > wide ? WORDS_BROKEN : WORDS_HIGH;
    Box plate = {tray.x + (tray.width - wide) / 2, tray.y + tray.height + words_below(frame->table), wide,
                 high};
    if (is_told) draw_throw_light(frame, plate, WORDS_HIGH / 2);
    if (has_room)
        table_begin_tray_words(frame, plate);
    else /* it may lie over other words for a moment */
        style_sign_plate(frame->canvas, box_inset(plate, 6, 2));
    Box inside = box_inset(plate, BESIDE - 2, 0);
    canvas_push_name(frame->canvas, is_told ? "roll" : "shift-on");
    if (whole > wide) {
        float lines = canvas_paragraph(frame->canvas, inside, &style, words, true);
        canvas_paragraph_within(frame->canvas,
                                box_place(inside, inside.width, fminf(lines, inside.height), 0.5f, 0.5f),
                                &style, words);
    } else {
        canvas_text(frame->canvas, inside, &style, words);
    }
    canvas_pop_name(frame->canvas);
    table_end_cloth_words(frame);
}

/* One of the rolled values is to be chosen: of equal dice the first one stands for both. */
static void draw_die_choice(const TableFrame *frame, int index, Box box) {
    int value = frame->table->dice[index];
    bool can = frame->choice && value < 32 && (frame->choice->values >> value & 1);
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "value:%d", value);
    for (int i = 0; i < index; i++)
        if (frame->table->dice[i] == value) return;
    if (!can) return;
    HotspotState state = ui_hotspot(frame->ui, &(Hotspot){.name = name, .box = box});
    bool is_near = state.is_hovered || state.is_focused;
    canvas_glow(frame->canvas, box, box.width * 0.2f, box.width * (is_near ? 0.3f : 0.2f),
                colour_fade(STYLE_AMBER, is_near ? 1 : 0.8f));
}

void table_draw_dice(const TableFrame *frame) {
    const SabaccTable *table = frame->table;
    if (!TABLE_ASK(table, has_tray)(table)) return;
    static const float BELOW_WORDS = 7; /* its near lip */
    Box tray = frame->at.dice;
    table_draw_tray(frame, (Box){tray.x, tray.y, tray.width, tray.height + BELOW_WORDS});
    TABLE_ASK(table, draw_tray)(frame, tray);
    for (int i = 0; i < table->dice_count; i++) {
        Place place = {.kind = PLACE_DIE, .slot = i};
        if (table_is_coming(frame, &place)) continue;
        Box box = table_place_box(frame, &place);
        draw_throw_light(frame, box, box.width * 0.2f);
        draw_die_choice(frame, i, box);
        canvas_push_name(frame->canvas, "die:%d", i);
        table_draw_lying_die(frame, i, table->dice[i], box, table_die_angle(frame, i), 0);
        canvas_pop_name(frame->canvas);
    }
    draw_roll_words(frame, tray);
}

/* As it came to rest: a little beside the middle of its room, of two dice farther from the other. */
Box table_die_place(const TableFrame *frame, const Place *place) {
    static const float ASIDE = 0.05f, UP = 0.03f; /* of a side */
    Box box = die_room(frame, place->slot);
    float outward = place->slot % 2 ? ASIDE : -ASIDE;
    if (frame->table->dice_count < 2) outward = 0;
    box.x += box.width * outward * (1 + chance_of(frame, place->slot, 1));
    box.y -= box.height * UP * (0.5f + 0.5f * chance_of(frame, place->slot, 2)); /* off its words */
    return box;
}

/* From one's own right hand, or from the hand of the dealer over that side of the cards which is nearer to
 * the middle; the dealer is further away. */
/* From the rail beside the thrower's plate, towards the table's middle: over no face and no plate. Upright
 * plates are side by side, and it is from below its own. */
static Box beside_plate(const TableFrame *frame, Box plate, int slot, float side) {
    static const float AIR = 10, BESIDE = 0.7f, RIGHT = 0.56f;
    Box table = frame->at.box;
    float middle = plate.x + plate.width / 2, foot = plate.y + plate.height;
    bool is_right = middle > table.x + table.width * RIGHT;
    float apart = AIR + BESIDE * side * (float)slot;
    if (frame->at.is_portrait) return (Box){middle + ((float)slot - 1) * side, foot + AIR, side, side};
    float x = is_right ? plate.x - apart - side : plate.x + plate.width + apart;
    return (Box){x, foot - side * BESIDE, side, side};
}

Box table_throw_box(const TableFrame *frame, int slot, float side) {
    static const float FAR = 0.62f, TOGETHER = 0.7f;
    int thrower = table_thrower(frame->table);
    Box table = frame->at.box;
    Box hand;
    if (thrower >= 0 && table_giving_hand(frame, thrower, side * FAR, &hand)) {
        hand.x += ((float)slot - 0.5f) * hand.width * TOGETHER;
        return hand;
    }
    if (thrower >= 0 && thrower != frame->at.bottom)
        return beside_plate(frame, frame->at.seat[thrower].plate, slot, side * FAR);
    return (Box){table.x + table.width * 0.72f + (float)slot * side, table.y + table.height, side, side};
}

/* No two of a throw lie alike. */
float table_die_angle(const TableFrame *frame, int slot) {
    static const float MOST = 0.34f, LEAST = 0.3f; /* radians; of that */
    float first = chance_of(frame, 0, 3) < 0 ? -1 : 1, own = chance_of(frame, slot, 0);
    float side = slot % 2 ? -first : first;
    return MOST * side * (LEAST + (1 - LEAST) * fabsf(own));
}
