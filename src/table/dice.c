#include "table/dice.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/variants/boards.h"
#include "table/variants/house.h"
#include "table/variants/target_marks.h"

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

static bool has_target(const SabaccTable *table) {
    return sabacc_table_game(table)->shows & SABACC_SHOWS_TARGET;
}

/* The golden die of the target, else the silver one of the trump (CO-1). */
static void target_die_asset(int face, char asset[TABLE_ASSET]) {
    static const char *const suits[] = {"circle", "triangle", "square"};
    if (face >= SABACC_DIE_CIRCLE && face <= SABACC_DIE_SQUARE)
        snprintf(asset, TABLE_ASSET, "dice/silver-%s", suits[face - SABACC_DIE_CIRCLE]);
    else
        snprintf(asset, TABLE_ASSET, (int8_t)face == 0 ? "dice/gold-%d" : "dice/gold%+d", (int8_t)face);
}

int table_die_tumbling(const SabaccTable *table, int slot, int face, int step) {
    static const int8_t gold[] = {0, 5, -5, 10, 0, -10};
    if (!has_target(table)) return 1 + (face + step * (slot ? 5 : 2) + step / 3) % table_die_faces(table);
    return slot == 0 ? (uint8_t)gold[step % 6] : SABACC_DIE_CIRCLE + step % 3;
}

static bool has_symbols(const SabaccTable *table) {
    return strcmp(sabacc_table_game(table)->cards, "spike") == 0;
}

static void die_asset(const SabaccTable *table, int face, char asset[TABLE_ASSET]) {
    if (has_target(table)) {
        target_die_asset(face, asset);
        return;
    }
    int faces = table_die_faces(table);
    if (faces == 6)
        snprintf(asset, TABLE_ASSET, has_symbols(table) ? "dice/die-%d" : "dice/pips-%d", face);
    else
        snprintf(asset, TABLE_ASSET, "dice/d%d-%d", faces, face);
}

Colour table_die_body(const SabaccTable *table, int face) {
    static const Colour gold = 0xffb98a34u, steel = 0xff7c8894u, bone = 0xffcfc0a0u;
    if (has_target(table)) return face >= SABACC_DIE_CIRCLE && face <= SABACC_DIE_SQUARE ? steel : gold;
    return has_symbols(table) ? steel : bone;
}

/* What brings a shift (SH-1), in a few words. */
static void trigger_words(const SabaccTable *table, char *words, size_t size) {
    static const struct {
        const char *form, *words;
    } rows[] = {{"doubles", N_("Doubles shift")},  {"spikes", N_("Two ones shift")},
                {"d6", N_("%d to %d shifts")},     {"d12", N_("A %d shifts")},
                {"d20", N_("A %d shifts")},        {"timer", N_("A timer shifts")},
                {"never", N_("Nothing is thrown")}};
    char form[16];
    table_option_word(table, SABACC_OPTION_SHIFT_ON, form, sizeof form);
    words[0] = '\0';
    SabaccValue value = sabacc_option(table, SABACC_OPTION_SHIFT_ON);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].form, form) == 0)
            snprintf(words, size, _(rows[i].words), (int)value.n, (int)value.m);
}

/* ---- drawing ---- */

void table_draw_die_face(const TableFrame *frame, int face, Box box, float angle, float turn, float rest) {
    char asset[TABLE_ASSET];
    die_asset(frame->table, face, asset);
    canvas_sprite(frame->canvas,
                  &(Sprite){.asset = asset, .box = box, .angle = angle, .turn = turn, .raster_height = rest});
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

static void draw_tray_words(const TableFrame *frame, Box tray, const char *words, bool has_dice) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    Box line = {tray.x + 14, tray.y + tray.height - 32, tray.width - 28, 26};
    if (words[0]) canvas_text(frame->canvas, line, &style, words);
    if (has_dice) return;
    char form[16];
    table_option_word(frame->table, SABACC_OPTION_SHIFT_ON, form, sizeof form);
    TextStyle sign = style_text(FONT_SYMBOL, tray.height * 0.5f, 0x38a9b4bbu, TEXT_CENTRE);
    canvas_text(frame->canvas, tray, &sign, strcmp(form, "timer") == 0 ? "\uE02D" : "\uE02E");
}

/* One of the values thrown is to be chosen: of equal ones the first die stands for both. */
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
    char words[64];
    trigger_words(table, words, sizeof words);
    if (!(sabacc_table_game(table)->shows & SABACC_SHOWS_DICE) || table_has_card_dice(table)) return;
    if (table_has_boards(table) && table->dice_count == 0) return; /* thrown once, and not by every option */
    Box tray = frame->at.dice;
    table_draw_tray(frame, tray);
    if (has_target(table))
        table_draw_plaque(frame, tray);
    else
        draw_tray_words(frame, tray, words, table->dice_count > 0);
    for (int i = 0; i < table->dice_count; i++) {
        Place place = {.kind = PLACE_DIE, .slot = i};
        if (table_is_coming(frame, &place)) continue;
        Box box = table_place_box(frame, &place);
        draw_die_choice(frame, i, box);
        canvas_push_name(frame->canvas, "die:%d", i);
        table_draw_die(frame, table->dice[i], box, 0, 0, box.height);
        canvas_pop_name(frame->canvas);
    }
}
