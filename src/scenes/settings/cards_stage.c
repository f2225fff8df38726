/* What is chosen, large, and the trays of what can be chosen. */

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/fan.h"
#include "scenes/settings/cards.h"
#include "ui/spoken.h"
#include "ui/style.h"

static const float SECTION_HIGH = 36, SECTION_GAP = 10, NAME_GAP = 6, PICTURE_MOST = 196,
                   PICTURE_WIDEST = 260, BETWEEN = 14;

void cards_draw_picture(Canvas *canvas, const char *asset, Box box) {
    Box fallen = box;
    fallen.y += fmaxf(box.height * 0.02f, 3);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = fallen, .fade = 0.35f, .effect = SPRITE_SHADOW});
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box});
}

void cards_draw_cloth(Canvas *canvas, const char *asset, Box box) {
    static const float RIM = 4;
    canvas_glow(canvas, (Box){box.x, box.y + 6, box.width, box.height}, 8, 18, 0xb0000000u);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box});
    canvas_panel(
        canvas, box,
        &(PanelStyle){.edge = STYLE_BRASS, .edge_width = fminf(RIM, box.height * 0.02f), .radius = 4});
}

/* ---- large ---- */

/* From all over the deck. */
enum { HAND_CARDS = 4 };
static void hand_assets(DeckFamily family, const LibraryEntry *entry,
                        char assets[HAND_CARDS][LIBRARY_ASSET]) {
    static const float along[HAND_CARDS] = {0.2f, 0.45f, 0.7f, 1};
    for (int i = 0; i < HAND_CARDS; i++) {
        int face = (int)(along[i] * (float)(entry->face_count - 1));
        snprintf(assets[i], LIBRARY_ASSET, "%s/%.23s", deck_family_ids[family], entry->faces[face]);
    }
}

void cards_draw_hand(Canvas *canvas, DeckFamily family, const LibraryEntry *entry, Box box) {
    static const float BESIDE = 0.2f, BACK = 1.06f, ROOM = 0.9f;
    char assets[HAND_CARDS][LIBRARY_ASSET], back[LIBRARY_ASSET];
    const char *words[HAND_CARDS];
    float shape = (float)deck_shape(entry->deck);
    hand_assets(family, entry, assets);
    for (int i = 0; i < HAND_CARDS; i++) words[i] = assets[i];
    Fan fan = {.assets = words, .count = HAND_CARDS, .shape = shape, .height = 1};
    float wide = fan_spread(&fan) + BESIDE + shape * BACK;
    fan.height = fminf(box.height * ROOM, box.width / wide);
    float left = box.x + (box.width - wide * fan.height) / 2, middle = box.y + box.height / 2;
    fan.middle_x = left + fan_spread(&fan) * fan.height / 2;
    fan.middle_y = middle - fan.height * 0.04f;
    fan_draw(canvas, &fan);
    float high = fan.height * BACK;
    snprintf(back, sizeof back, "%s/back", deck_family_ids[family]);
    cards_draw_picture(canvas, back,
                       (Box){left + wide * fan.height - high * shape, middle - high / 2, high * shape, high});
}

/* ---- trays ---- */

static TextStyle name_style(bool is_chosen) {
    return style_text(is_chosen ? FONT_BOLD : FONT_TEXT, STYLE_SIZE_SMALL,
                      is_chosen ? STYLE_AMBER : STYLE_BONE, TEXT_CENTRE);
}

static float name_high(const Canvas *canvas) {
    TextStyle style = name_style(false);
    return 2 * canvas_line_height(canvas, &style) + 2;
}

static float note_high(const Canvas *canvas, const Tray *tray) {
    TextStyle style = name_style(false);
    return tray->note ? canvas_line_height(canvas, &style) + NAME_GAP : 0;
}

static float head_high(const Canvas *canvas) {
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_LEFT);
    return fmaxf(SECTION_HIGH, canvas_line_height(canvas, &style));
}

float cards_tray_height(const Canvas *canvas, const Tray *tray) {
    float note = note_high(canvas, tray), head = head_high(canvas);
    if (tray->count < 2) return head + note;
    return head + SECTION_GAP + PICTURE_MOST + NAME_GAP + name_high(canvas) + note;
}

/* One thing is no choice. */
static void draw_line(Canvas *canvas, const Tray *tray, Box box) {
    char words[CARDS_WORDS + 80];
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    snprintf(words, sizeof words, "%s: %s", tray->title, tray->items[0].words);
    canvas_text(canvas, box, &style, words);
}

static void draw_item(Ui *ui, const Tray *tray, int index, Box cell) {
    static const float RIM = 7;
    Canvas *canvas = ui_canvas(ui);
    const TrayItem *item = &tray->items[index];
    bool is_chosen = index == tray->chosen;
    char words[CARDS_WORDS + 40];
    Box whole = cell, name = box_cut_bottom(&cell, name_high(canvas), NAME_GAP);
    float high = fminf(cell.height, (cell.width - 2 * RIM) / tray->shape);
    Box picture = box_place(cell, high * tray->shape, high, 0.5f, 1);
    whole.y = picture.y;
    whole.height = name.y + name.height - picture.y;
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = item->name, .box = whole});
    snprintf(words, sizeof words, is_chosen ? "%s, %s" : "%s", item->words, _("chosen"));
    ui_spoken_label(ui, words);
    bool is_lit = state.is_focused || state.is_hovered;
    if (is_lit) picture.y -= 4;
    if (is_chosen || is_lit)
        canvas_halo(canvas, picture, 12, 20, colour_fade(STYLE_AMBER, is_chosen ? 0.75f : 0.4f));
    canvas_push_name(canvas, "%s", item->name);
    if (item->asset[0])
        (tray->is_cloth ? cards_draw_cloth : cards_draw_picture)(canvas, item->asset, picture);
    if (is_chosen || state.is_focused)
        canvas_panel(canvas, box_inset(picture, -RIM, -RIM),
                     &(PanelStyle){.edge = state.is_focused ? STYLE_BONE : STYLE_AMBER,
                                   .edge_width = state.is_focused ? 3.5f : 2.5f,
                                   .radius = 12});
    TextStyle style = name_style(is_chosen);
    canvas_paragraph_within(canvas, name, &style, item->words);
    canvas_pop_name(canvas);
}

static void draw_note(Canvas *canvas, const Tray *tray, Box *rest) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    float high = note_high(canvas, tray);
    if (!tray->note) return;
    Box line = box_cut_bottom(rest, high, 0);
    canvas_text(canvas, box_inset(line, 0, NAME_GAP / 2), &style, tray->note);
}

void cards_draw_tray(Ui *ui, const Tray *tray, Box box) {
    Canvas *canvas = ui_canvas(ui);
    draw_note(canvas, tray, &box);
    Box head = box_cut_top(&box, head_high(canvas), SECTION_GAP);
    if (tray->count < 2) {
        draw_line(canvas, tray, head);
        return;
    }
    style_section(canvas, head, tray->title);
    float widest = fminf(fmaxf(PICTURE_MOST * tray->shape + 30, 150), PICTURE_WIDEST);
    float wide = fminf((box.width + BETWEEN) / (float)tray->count - BETWEEN, widest);
    box = box_place(box, (wide + BETWEEN) * (float)tray->count - BETWEEN, box.height, 0.5f, 0);
    for (int i = 0; i < tray->count; i++) draw_item(ui, tray, i, box_cut_left(&box, wide, BETWEEN));
}
