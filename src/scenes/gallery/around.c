/* What is around a slide: the mat on which it lies, its story at the left, at the right its relatives in its
 * shade and three of its details from close by. Upright the story is below it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float EDGE = 64, LEAST_SEEN = 0.02f;

/* ---- the mat ---- */

typedef struct Felt {
    const char *deck;
    Colour lit, dark, light; /* light: of the lamp on it */
} Felt;

static const Felt felts[] = {
    {"classic", 0xff143236u, 0xff050d10u, 0xf83f7a72u}, {"local", 0xff3a1710u, 0xff0f0604u, 0xf8965030u},
    {"spike", 0xff122440u, 0xff040912u, 0xf83e5e9au},   {"kessel", 0xff2c2013u, 0xff0c0805u, 0xf88c6430u},
    {"pazaak", 0xff21262eu, 0xff08090cu, 0xf85c6c86u},  {"", 0xff241512u, 0xff0a0605u, 0xf8905038u},
};

static const Felt *felt_of(const GalleryDeck *deck) {
    size_t last = sizeof felts / sizeof *felts - 1;
    for (size_t i = 0; i < last; i++)
        if (strcmp(felts[i].deck, deck->id) == 0) return &felts[i];
    return &felts[last];
}

/* Two lines of brass along the edge, cut at the corners, a lozenge at the middle of each side. */
static void draw_inlay(Canvas *canvas, Box screen) {
    static const float IN[] = {22, 32};
    for (size_t i = 0; i < sizeof IN / sizeof *IN; i++)
        canvas_panel(canvas, box_inset(screen, IN[i], IN[i]),
                     &(PanelStyle){.edge = colour_fade(STYLE_BRASS, i == 0 ? 0.5f : 0.24f),
                                   .edge_width = i == 0 ? 2 : 1,
                                   .radius = 46 - IN[i] / 2,
                                   .is_cut = true});
}

void gallery_draw_mat(const GalleryScene *gallery, Canvas *canvas) {
    const Layout *layout = canvas_layout(canvas);
    const Felt *felt = felt_of(gallery_deck(gallery));
    canvas_backdrop(canvas, &(BackdropShape){.top = felt->lit,
                                             .bottom = felt->dark,
                                             .light = felt->light,
                                             .light_x = layout->is_portrait ? 0.5f : 0.47f,
                                             .light_y = layout->is_portrait ? 0.3f : 0.42f,
                                             .light_reach = layout->is_portrait ? 0.6f : 0.8f,
                                             .vignette = 0.7f});
    draw_inlay(canvas, layout->screen);
}

/* ---- its relatives ---- */

/* Behind the card and half in its shade, each turned a little more. */
static void draw_relatives(const GalleryScene *gallery, Canvas *canvas, Box card, float shown) {
    enum { SHOWN = 3 };
    static const float HIGH = 0.74f, OUT = 0.2f, STEP = 0.17f, TURN = 0.1f;
    int kin[GALLERY_KIN], count = gallery_kin(gallery_deck(gallery), gallery->face, kin);
    bool is_wide = card.width > card.height;
    for (int i = (count < SHOWN ? count : SHOWN) - 1; i >= 0; i--) {
        float high = card.height * HIGH, wide = card.width * HIGH;
        float out = (OUT + STEP * (float)i) * (is_wide ? card.height : card.width);
        Box place = {card.x + card.width - wide + out,
                     card.y + (card.height - high) * (0.42f + 0.06f * (float)i), wide, high};
        gallery_draw_face(
            gallery, canvas, gallery->deck, kin[i], place,
            (GalleryLook){
                .angle = TURN * (float)(i + 1), .fade = 1 - shown, .raster_height = high, .is_away = true});
    }
}

/* ---- its details ---- */

typedef enum Detail { DETAIL_INDEX, DETAIL_HEART, DETAIL_ORNAMENT, DETAILS } Detail;

/* Parts of a picture are those of a grid. The middle one is its heart where columns and rows are odd. */
static int heart_columns(float shape) {
    static const int columns[] = {5, 3, 7, 9};
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++)
        if ((int)roundf((float)columns[i] / shape) % 2 == 1) return columns[i];
    return columns[0];
}

/* The name of that part of the face: its index, whole; what is in its middle; and its other upper corner.
 * False if it is too long. */
static bool part_of(const GalleryDeck *deck, int face, Detail detail, char part[GALLERY_ASSET]) {
    enum { OF_CORNER = 3 };
    char asset[GALLERY_ASSET];
    float shape = gallery_face_shape(deck, face);
    int columns = detail == DETAIL_HEART ? heart_columns(shape) : OF_CORNER;
    int rows = (int)fmaxf(roundf((float)columns / shape), 1);
    int column = detail == DETAIL_INDEX ? 0 : detail == DETAIL_HEART ? columns / 2 : columns - 1;
    int row = detail == DETAIL_HEART ? rows / 2 : 0;
    gallery_face_asset(deck, face, asset);
    return snprintf(part, GALLERY_ASSET, "%s@%d,%d/%dx%d", asset, column, row, columns, rows) < GALLERY_ASSET;
}

/* A square part of the face in a ring of brass, as a glass shows it. */
static void draw_detail(const GalleryScene *gallery, Canvas *canvas, Box box, Detail detail, float shown) {
    char part[GALLERY_ASSET];
    if (!part_of(gallery_deck(gallery), gallery->face, detail, part)) return;
    canvas_glow(canvas, (Box){box.x + 6, box.y + 12, box.width, box.height}, 8, 22,
                colour_fade(0xb0000000u, shown));
    canvas_panel(canvas, box_inset(box, -9, -9),
                 &(PanelStyle){.top = colour_fade(0xff8a6a3au, shown),
                               .bottom = colour_fade(0xff3c2a14u, shown),
                               .edge = colour_fade(STYLE_BRASS_LIT, 0.7f * shown),
                               .edge_width = 1.5f,
                               .radius = 10});
    canvas_sprite(canvas, &(Sprite){.asset = part, .box = box, .fade = 1 - shown});
    canvas_panel(canvas, box, &(PanelStyle){.edge = colour_fade(0xff0c0703u, shown), .edge_width = 3});
}

static void draw_details(const GalleryScene *gallery, Canvas *canvas, Box card, float shown) {
    static const float SIZE = 188, APART = 52;
    Box screen = canvas_layout(canvas)->screen;
    if (!gallery_has_cards(gallery)) return;
    float high = DETAILS * SIZE + (DETAILS - 1) * APART;
    if (screen.width - EDGE - SIZE < card.x + card.width + APART) return;
    for (int i = 0; i < DETAILS; i++) {
        Box box = {screen.width - EDGE - SIZE, (screen.height - high) / 2 + (SIZE + APART) * (float)i, SIZE,
                   SIZE};
        draw_detail(gallery, canvas, box, (Detail)i, shown);
    }
}

/* ---- its story ---- */

void gallery_draw_hand(const GalleryScene *gallery, Canvas *canvas, Box box, float shown) {
    static const float TURN = 0.12f, APART = 0.62f, KIND_HIGH = 34, GAME_HIGH = 28;
    const GalleryHand *hand = &gallery->description.hand;
    if (hand->count == 0) return;
    TextStyle kind =
        style_text(FONT_TITLE, STYLE_SIZE_BODY + 4, colour_fade(STYLE_BRASS_LIT, shown), TEXT_LEFT);
    TextStyle game = style_text(FONT_TEXT, STYLE_SIZE_SMALL, colour_fade(STYLE_DUST, shown), TEXT_LEFT);
    float shape = gallery_deck_shape(gallery_deck(gallery));
    Box words = box_cut_bottom(&box, KIND_HIGH + GAME_HIGH, 16);
    canvas_text(canvas, box_cut_top(&words, KIND_HIGH, 0), &kind, hand->kind);
    canvas_text(canvas, words, &game, hand->game);
    float of_width = 1 + APART * (float)(hand->count - 1);
    float high = fminf(box.height * 0.94f, box.width / (of_width * shape)), wide = high * shape;
    for (int i = 0; i < hand->count; i++) {
        float off = (float)i - (float)(hand->count - 1) / 2;
        /* The card itself is the last, and lies over the others. */
        int face = hand->faces[hand->count - 1 - i];
        Box place = {box.x + 10 + wide * APART * (float)i,
                     box.y + box.height - high * 0.97f + off * off * high * 0.03f, wide, high};
        gallery_draw_face(gallery, canvas, gallery->deck, face, place,
                          (GalleryLook){.angle = TURN * off, .fade = 1 - shown, .raster_height = high});
    }
}

static float draw_lines(Canvas *canvas, Box *rest, const TextStyle *style, const char *words, float below) {
    float high = canvas_paragraph(canvas, *rest, style, words, true);
    canvas_paragraph(canvas, box_cut_top(rest, high, below), style, words, false);
    return high;
}

static void draw_whose(const GalleryScene *gallery, Canvas *canvas, Box line, float shown) {
    const GalleryDeck *deck = gallery_deck(gallery);
    const char *family = gallery_family(gallery_card(deck, gallery->face));
    char words[240];
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, colour_fade(STYLE_BRASS_LIT, shown), TEXT_LEFT);
    bool has_family = family[0] && strcmp(family, gallery_deck_name(deck)) != 0;
    snprintf(words, sizeof words, has_family ? "%s · %s" : "%s", gallery_deck_name(deck), family);
    canvas_text(canvas, line, &style, words);
}

/* As large as fits on a line; long names on two. */
static void draw_name(Canvas *canvas, Box *rest, const char *words, float shown) {
    static const float LARGEST = 76, LEAST = 50;
    TextStyle style = style_text(FONT_TITLE, LARGEST, colour_fade(STYLE_BONE, shown), TEXT_LEFT);
    while (style.size > LEAST && canvas_text_width(canvas, &style, words) > rest->width) style.size -= 2;
    draw_lines(canvas, rest, &style, words, 14);
}

/* What it is worth in the first games of its list, large, and in which. */
static void draw_worth(const GalleryDescription *description, Canvas *canvas, Box *rest, float shown) {
    static const float HIGH = 104, WIDE = 190;
    if (description->worth_count == 0) return;
    const GalleryWorth *worth = &description->worths[0];
    TextStyle value = style_text(FONT_TITLE, 92, colour_fade(STYLE_BRASS_LIT, shown), TEXT_LEFT);
    TextStyle games = style_text(FONT_TEXT, STYLE_SIZE_SMALL, colour_fade(STYLE_DUST, shown), TEXT_LEFT);
    Box line = box_cut_top(rest, HIGH, 14);
    float wide = canvas_text_width(canvas, &value, worth->value);
    if (wide > WIDE) value.size *= WIDE / wide, wide = WIDE;
    canvas_text(canvas, box_cut_left(&line, wide + 4, 24), &value, worth->value);
    float high = canvas_paragraph(canvas, line, &games, worth->games, true);
    canvas_paragraph_within(canvas, box_place(line, line.width, fminf(high, line.height), 0, 0.5f), &games,
                            worth->games);
}

static void draw_story(const GalleryScene *gallery, Canvas *canvas, Box rest, float shown) {
    static const float HAND_LEAST = 150, HAND_MOST = 360;
    const GalleryDescription *description = &gallery->description;
    TextStyle body = style_text(FONT_TEXT, STYLE_SIZE_BODY, colour_fade(STYLE_BONE, shown), TEXT_LEFT);
    draw_whose(gallery, canvas, box_cut_top(&rest, 34, 4), shown);
    draw_name(canvas, &rest, description->name, shown);
    canvas_fill(canvas, (Box){rest.x, rest.y, fminf(rest.width, 300), 2},
                colour_fade(STYLE_BRASS, 0.8f * shown));
    box_cut_top(&rest, 18, 0);
    draw_worth(description, canvas, &rest, shown);
    draw_lines(canvas, &rest, &body, description->meaning, 30);
    if (canvas_layout(canvas)->is_portrait || rest.height < HAND_LEAST) return;
    gallery_draw_hand(gallery, canvas, box_cut_bottom(&rest, fminf(rest.height, HAND_MOST), 0), shown);
}

void gallery_draw_around(const GalleryScene *gallery, Canvas *canvas, Box card, float shown) {
    static const float APART = 56, ABOVE = 92;
    const Layout *layout = canvas_layout(canvas);
    Box screen = layout->screen;
    if (shown < LEAST_SEEN) return;
    draw_relatives(gallery, canvas, card, shown);
    if (layout->is_portrait) { /* the hand has the right of the story */
        static const float HAND_WIDE = 0.36f, HAND_MOST = 380;
        float top = card.y + card.height + APART;
        Box box = {EDGE, top, screen.width - 2 * EDGE, screen.height - top - EDGE};
        if (gallery->description.hand.count > 0) {
            Box hand = box_cut_right(&box, box.width * HAND_WIDE, EDGE);
            hand.height = fminf(hand.height, HAND_MOST);
            gallery_draw_hand(gallery, canvas, hand, shown);
        }
        draw_story(gallery, canvas, box, shown);
        return;
    }
    draw_details(gallery, canvas, card, shown);
    draw_story(gallery, canvas, (Box){EDGE, ABOVE, card.x - APART - EDGE, screen.height - 2 * ABOVE}, shown);
    TextStyle hint = style_text(FONT_TEXT, STYLE_SIZE_SMALL, colour_fade(STYLE_DUST, shown), TEXT_RIGHT);
    canvas_text(canvas, (Box){screen.width - EDGE - 440, screen.height - 78, 440, 30}, &hint,
                _("Any key goes back to the card"));
}
