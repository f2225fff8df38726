/* A piece that is shown large stands on a board, beside cards that it is used with and others of its kind. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "decks/families.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"

static bool begins(const char *word, const char *with) { return strncmp(word, with, strlen(with)) == 0; }

/* The cards it is used with, for its size: those of the Spike with its dice, else those of the classic deck.
 */
static const char *deck_beside(const char *asset) {
    static const struct {
        const char *kind, *begins, *deck; /* of the asset's two parts */
    } decks[] = {{"chips", "kessel", "kessel"},
                 {"chips", "stack-kessel", "kessel"},
                 {"dice", "die-", "spike"},
                 {"dice", "gold", "spike"},
                 {"dice", "silver", "spike"}};
    const char *face = strchr(asset, '/') + 1;
    for (size_t i = 0; i < sizeof decks / sizeof *decks; i++)
        if (begins(asset, decks[i].kind) && begins(face, decks[i].begins)) return decks[i].deck;
    return "classic";
}

static void draw_leaning(Canvas *canvas, const char *asset, Box place, float angle) {
    Box fallen = {place.x + place.width * 0.04f, place.y + place.height * 0.02f, place.width, place.height};
    canvas_sprite(
        canvas,
        &(Sprite){.asset = asset, .box = fallen, .angle = angle, .fade = 0.3f, .effect = SPRITE_SHADOW});
    canvas_sprite(canvas,
                  &(Sprite){.asset = asset, .box = place, .angle = angle, .effect = gallery_lamplit()});
}

/* A card leans at the left of the piece, behind it another face down, their feet on the board. */
static void draw_cards_beside(const GalleryScene *gallery, Canvas *canvas, Box picture, float foot) {
    static const struct {
        const char *deck, *face;
    } faces[] = {{"kessel", "sand-sylop"}, {"spike", "sylop"}, {"classic", "idiot"}};
    static const float HIGH = 1, LEAN = -0.09f, APART = 0.13f, BEHIND = 0.4f;
    const char *deck = deck_beside(gallery_deck(gallery)->faces[gallery->face]), *face = "";
    for (size_t i = 0; i < sizeof faces / sizeof *faces; i++)
        if (strcmp(faces[i].deck, deck) == 0) face = faces[i].face;
    float shape = deck_family_shape(deck), high = picture.height * HIGH / fmaxf(shape, 1),
          wide = high * shape;
    for (int i = 1; i >= 0; i--) {
        char asset[GALLERY_ASSET];
        snprintf(asset, sizeof asset, "%s/%s", deck, i == 1 ? "back" : face);
        float angle = LEAN * (float)(i + 1), sunk = fabsf(sinf(angle)) * wide * 0.5f;
        Box place = {picture.x - wide * (1 - BEHIND) - wide * APART * (float)i, foot - high - sunk, wide,
                     high};
        draw_leaning(canvas, asset, place, angle);
    }
}

static int piece_called(const GalleryDeck *deck, const char *kind, const char *value) {
    char asset[GALLERY_ASSET];
    snprintf(asset, sizeof asset, "%s/%s%s", "chips", kind, value);
    for (int i = 0; i < deck->face_count; i++)
        if (strcmp(deck->faces[i], asset) == 0) return i;
    return GALLERY_NOBODY;
}

/* A chip's own stack, or a stack's own chip: of "chip-25" "stack-25", of "kessel" "stack-kessel".
 * GALLERY_NOBODY of others. */
static int counterpart(const GalleryDeck *deck, int face) {
    static const char STACK[] = "stack-", CHIP[] = "chip-";
    const char *name = strchr(deck->faces[face], '/') + 1;
    if (!begins(deck->faces[face], "chips")) return GALLERY_NOBODY;
    if (!begins(name, STACK))
        return piece_called(deck, STACK, name + (begins(name, CHIP) ? strlen(CHIP) : 0));
    int chip = piece_called(deck, CHIP, name + strlen(STACK));
    return chip != GALLERY_NOBODY ? chip : piece_called(deck, "", name + strlen(STACK));
}

/* Two others stand at the right, smaller, one before the other; those that have room. Beside a
 * chip its stack alone, beside a stack its chip. */
static void draw_others_beside(const GalleryScene *gallery, Canvas *canvas, Box box, Box picture,
                               float foot) {
    enum { OTHERS = 2 };
    static const float HIGH[OTHERS] = {0.4f, 0.33f}, APART[OTHERS] = {0.1f, -0.07f};
    static const float OWN_HIGH = 0.56f, OWN_APART = 0.02f, STANDS = 0.95f;
    const GalleryDeck *deck = gallery_deck(gallery);
    int kin[GALLERY_KIN], count = gallery_kin(deck, gallery->face, kin);
    int own = counterpart(deck, gallery->face);
    if (own != GALLERY_NOBODY) kin[0] = own, count = 1;
    for (int i = (count < OTHERS ? count : OTHERS) - 1; i >= 0; i--) {
        int face = kin[i];
        float high = picture.height * (face == own ? OWN_HIGH : HIGH[i]);
        float wide = high * gallery_face_shape(deck, face), apart = face == own ? OWN_APART : APART[i];
        Box place = {picture.x + picture.width * (1 + apart), foot - high * STANDS, wide, high};
        place.x = fminf(place.x, box.x + box.width - wide);
        if (place.x > picture.x + picture.width / 2)
            gallery_draw_standing(canvas, deck->faces[face], place, false);
    }
}

/* From edge to edge, with the lamp's light on it; below is the front of the case. */
static void draw_board(Canvas *canvas, Box box, Box picture, float foot) {
    static const float HIGH = 44, BEYOND = 44, BESIDE = 30; /* up to what stands beside it */
    Box board = {box.x - BEYOND, foot, box.width + BEYOND + BESIDE, HIGH};
    float below = canvas_layout(canvas)->is_portrait ? 0 : BEYOND; /* upright the words are there */
    Box front = {board.x, foot + HIGH, board.width, box.y + box.height + below - foot - HIGH};
    float middle = picture.x + picture.width / 2;
    canvas_panel(canvas, front, &(PanelStyle){.top = 0xff2b190cu, .bottom = 0xff130a05u});
    canvas_panel(canvas, board, &(PanelStyle){.top = 0xff8f6335u, .bottom = 0xff4a2c15u});
    canvas_fill(canvas, (Box){board.x, foot, board.width, 2}, 0xd0f0c88cu);
    canvas_push_clip(canvas, board);
    canvas_glow(canvas, (Box){middle - picture.width * 0.3f, foot + 6, picture.width * 0.6f, 8}, 4,
                picture.width * 0.6f, 0x70ffdca8u);
    canvas_pop_clip(canvas);
    canvas_fill(canvas, (Box){board.x, foot + HIGH, board.width, 6}, 0x90000000u);
}

/* Where it touches the board it keeps the light from it. */
static void draw_contact(Canvas *canvas, Box picture, float foot) {
    canvas_glow(canvas,
                box_place((Box){picture.x, foot + 2, picture.width, 8}, picture.width * 0.5f, 8, 0.56f, 0), 4,
                16, 0xd8000000u);
}

void gallery_draw_stand(const GalleryScene *gallery, Canvas *canvas, Box box, Box picture) {
    float foot = picture.y + picture.height * 0.985f;
    draw_board(canvas, box, picture, foot);
    draw_cards_beside(gallery, canvas, picture, foot);
    draw_others_beside(gallery, canvas, box, picture, foot);
    draw_contact(canvas, picture, foot);
}
