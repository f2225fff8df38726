/* What is tried on, as it looks at a table: the cloth laid on one of a game that is played with these cards,
 * the deck with its back, and cards of it, in the light of the table's lamp. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "decks/families.h"
#include "scenes/gallery/private.h"
#include "session/deck_choice.h"
#include "table/layout.h"
#include "table/room.h"
#include "ui/style.h"

/* In columns and rows of the room. */
enum { MIDDLE = ROOM_WIDE / 2, TOP_ROW = 214, COLUMNS = 930, ROWS = 606 };
static const float CARD_HIGH = 350, CARD_WIDEST = 310; /* as it stands */

/* Its place: of the first game that is played with the deck; of the first one, if none is. */
static const char *place_of(const GalleryDeck *deck) {
    const LibraryEntry *entry = deck->entry;
    const char *family = entry && entry->family < DECK_FAMILIES ? deck_family_ids[entry->family] : "";
    for (int i = 0; i < sabacc_game_count(); i++)
        if (strcmp(sabacc_game_at(i)->cards, family) == 0) return sabacc_game_at(i)->place;
    return sabacc_game_at(0)->place;
}

static TableRoom room_in(Box box) {
    float scale = fmaxf(fminf(box.width / COLUMNS, box.height / ROWS), box.width / ROOM_WIDE);
    return (TableRoom){.x = box.x + box.width / 2 - MIDDLE * scale,
                       .y = fmaxf(box.y - TOP_ROW * scale, box.y + box.height - ROOM_HIGH * scale),
                       .scale = scale};
}

static void draw_place(Canvas *canvas, const TableRoom *room, const char *place, int cloth) {
    char asset[GALLERY_ASSET];
    snprintf(asset, sizeof asset, "places/%s", place);
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = table_room_box(room, 0, 0, ROOM_WIDE, ROOM_HIGH),
                                    .effect = style_place_effect(place, PAINTED_WIDE),
                                    .ground = style_place_light(place)});
    if (cloth <= 0) return; /* the table's own */
    snprintf(asset, sizeof asset, "cloth-laid/%s", deck_cloth_face(cloth));
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = table_room_laid(room), .ground = 0x01000000u});
}

/* ---- cards on it ---- */

/* The middle of a card's foot, and how it looks from the chair: as on the table (table/lying.c). */
static void draw_lying(Canvas *canvas, const TableRoom *room, const char *asset, float shape, float x,
                       float foot) {
    static const float NARROWER = 0.14f, LEAN = 0.00034f, FALLEN = 9;
    float wide = fminf(CARD_HIGH * shape, CARD_WIDEST), high = wide / shape;
    Box box = table_room_box(room, x - wide / 2, foot - high * TABLE_LAID_SEEN, wide, high * TABLE_LAID_SEEN);
    Sprite card = {.asset = asset,
                   .box = box,
                   .narrower = NARROWER,
                   .lean = ((float)MIDDLE - x) * LEAN * box.height,
                   .raster_height = high * room->scale,
                   .raster_shape = shape};
    Sprite shadow = card;
    shadow.box.x += FALLEN * room->scale * 0.5f;
    shadow.box.y += FALLEN * room->scale;
    shadow.effect = SPRITE_SHADOW;
    shadow.fade = 0.35f;
    canvas_sprite(canvas, &shadow);
    canvas_sprite(canvas, &card);
}

static void draw_deck(Canvas *canvas, const TableRoom *room, const char *asset, float shape, float x,
                      float foot) {
    enum { LAYERS = 7 };
    static const float LAYER = 5;
    for (int i = 0; i < LAYERS; i++) draw_lying(canvas, room, asset, shape, x, foot - LAYER * (float)i);
}

/* From the left: two others of the deck and that one. */
static void draw_cards(Canvas *canvas, const TableRoom *room, const GalleryDeck *deck, int shown, int back) {
    enum { CARDS = 3 };
    static const float FOOT = 770, DECK = -300, FIRST = -30, SEEN = 0.56f;
    float shape = gallery_deck_shape(deck), step = fminf(CARD_HIGH * shape, CARD_WIDEST) * SEEN;
    char asset[GALLERY_ASSET];
    gallery_back_asset(deck, shown, back < deck_choice_backs(deck->entry) ? back : 0, asset);
    draw_deck(canvas, room, asset, shape, MIDDLE + DECK, FOOT);
    for (int i = 0; i < CARDS; i++) {
        int away = (CARDS - 1 - i) * (deck->face_count / CARDS);
        int face = (shown + away) % deck->face_count;
        gallery_face_asset(deck, face, asset);
        draw_lying(canvas, room, asset, shape, MIDDLE + FIRST + step * (float)i, FOOT);
    }
}

/* Behind them, from the left. */
static void draw_chips(Canvas *canvas, const TableRoom *room) {
    static const struct {
        const char *asset;
        float x, foot;
    } stacks[] = {{"chips/stack-500", 40, 480}, {"chips/stack-5", 136, 486}, {"chips/stack-25", 88, 512}};
    static const float SIDE = 92;
    for (size_t i = 0; i < sizeof stacks / sizeof *stacks; i++) {
        Box place = table_room_box(room, MIDDLE + stacks[i].x - SIDE / 2, stacks[i].foot - SIDE, SIDE, SIDE);
        Box under = {place.x + place.width * 0.2f, place.y + place.height * 0.88f, place.width * 0.8f, 4};
        canvas_glow(canvas, under, 2, place.height * 0.12f, 0xa0000000u);
        canvas_sprite(canvas, &(Sprite){.asset = stacks[i].asset, .box = place});
    }
}

/* ---- its light and its frame ---- */

static void draw_pool(Canvas *canvas, const TableRoom *room) {
    static const float CORE = 60, WIDE = 330;
    Box pool = table_room_box(room, MIDDLE - WIDE, 600, 2 * WIDE, CORE);
    canvas_glow(canvas, pool, pool.height / 2, 190 * room->scale, 0x58ffd9a0u);
}

/* The dark in its corners, and a rim of brass; the lamp is let into its top. */
static void draw_frame(Canvas *canvas, Box box) {
    static const float SOFT = 70, LAMP = 0.34f, LAMP_HIGH = 9;
    for (int side = 0; side < 2; side++)
        canvas_glow(canvas, (Box){side ? box.x + box.width : box.x - SOFT, box.y, SOFT, box.height}, 0, SOFT,
                    0x90000000u);
    canvas_glow(canvas, (Box){box.x, box.y + box.height, box.width, SOFT}, 0, SOFT, 0x90000000u);
    style_lamp(canvas,
               box_place((Box){box.x, box.y, box.width, LAMP_HIGH}, box.width * LAMP, LAMP_HIGH, 0.5f, 0), 0,
               0.7f);
}

static void draw_table(Canvas *canvas, Box box, const GalleryDeck *deck, int shown, int back, int cloth) {
    TableRoom room = room_in(box);
    canvas_push_clip(canvas, box);
    draw_place(canvas, &room, place_of(deck), cloth);
    draw_pool(canvas, &room);
    draw_chips(canvas, &room);
    if (deck->kind == GALLERY_CARDS && gallery_deck_is_open(deck))
        draw_cards(canvas, &room, deck, shown, back);
    draw_frame(canvas, box);
    canvas_pop_clip(canvas);
    canvas_panel(canvas, box, &(PanelStyle){.edge = STYLE_BRASS, .edge_width = 2.5f, .radius = 4});
}

void gallery_draw_tried(const GalleryScene *gallery, Canvas *canvas, Box box) {
    const Settings *settings = gallery_services(gallery)->settings;
    draw_table(canvas, box, gallery_deck(gallery), gallery->face, gallery->back,
               gallery->theme > 0 ? gallery->theme - 1 : deck_choice_cloth(settings));
}

void gallery_draw_with_cloth(const GalleryScene *gallery, Canvas *canvas, const char *cloth, Box box) {
    const GalleryDeck *deck = &gallery->decks.list[0];
    int index = 0,
        back = deck->entry ? deck_choice_back(gallery_services(gallery)->settings, deck->entry) : 0;
    for (int i = 0; i < DECK_CLOTHS; i++)
        if (strcmp(deck_cloth_face(i), cloth) == 0) index = i;
    draw_table(canvas, box, deck, deck->face_count - 1, back, index);
}
