/* The pieces in a cabinet: boards on which they stand, each as large as it is beside the others, and at the
 * side a niche for the one that is looked at; or for some of them, until one is. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float FRAME = 14, BESIDE = 18, ABOVE = 44, GAP = 22, RUN_GAP = 40, BOARD = 40, RISER = 7,
                   STEP_GAP = 6, UNIT_LEAST = 116, UNIT_MOST = 180, UNIT_SCROLLED = 130, UNIT_NARROW = 108,
                   NARROW = 1000;
static const float BEHIND = 0.84f; /* how high the next row of dice stands, between those before it */

/* ---- how large they are ---- */

static bool begins(const char *word, const char *with) { return strncmp(word, with, strlen(with)) == 0; }

/* Of a marker, by the deck and the face of their assets. */
static float size_of(const char *asset) {
    static const struct {
        const char *deck, *face; /* its beginning */
        float size;
    } sizes[] = {{"dice", "d12", 0.72f},
                 {"dice", "d20", 0.76f},
                 {"dice", "", 0.7f},
                 {"chips", "", 1.08f},
                 {"cloth", "", 1}};
    const char *face = strchr(asset, '/') + 1;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (begins(asset, sizes[i].deck) && begins(face, sizes[i].face)) return sizes[i].size;
    return 0.94f;
}

/* ---- where they stand ---- */

/* A run on its board, in one row or more, one behind and above the other. */
typedef struct Stand {
    GallerySpan span;
    int columns, rows;
    bool is_staggered;      /* those of a row behind stand between those before them */
    float x, y, wide, high; /* x and y: of its foot, from the cabinet's corner; of one piece */
} Stand;

typedef struct Cabinet {
    Stand stands[GALLERY_SPANS];
    int count;
    float down; /* of all boards */
} Cabinet;

static float stagger_of(const Stand *stand) {
    return stand->is_staggered && stand->rows > 1 ? (stand->wide + GAP) / 2 : 0;
}
static float width_of(const Stand *stand) {
    return (float)stand->columns * (stand->wide + GAP) - GAP + stagger_of(stand);
}
/* From the foot of a row to that of the next one behind it. */
static float pitch_of(const Stand *stand) {
    return stand->is_staggered ? stand->high * BEHIND : stand->high + RISER + STEP_GAP;
}
static float height_of(const Stand *stand) {
    return (float)(stand->rows - 1) * pitch_of(stand) + stand->high;
}

static void break_rows(Stand *stand, float width) {
    int most = (int)((width + GAP) / (stand->wide + GAP));
    if (most > stand->span.of->columns) most = stand->span.of->columns;
    if (stand->is_staggered && stand->span.count > most && most > 1)
        most = (int)((width + GAP) / (stand->wide + GAP) - 0.5f);
    if (most < 1) most = 1;
    stand->rows = (stand->span.count + most - 1) / most;
    stand->columns = (stand->span.count + stand->rows - 1) / stand->rows;
}

/* What stands on one board, as far apart from each other as from its ends. */
static float lay_board(Stand *first, const Stand *end, float top, float width) {
    float used = 0, high = 0, x;
    for (const Stand *stand = first; stand < end; stand++) {
        used += width_of(stand);
        high = fmaxf(high, height_of(stand));
    }
    float apart = (width - used) / (float)(end - first + 1);
    x = apart;
    for (Stand *stand = first; stand < end; stand++) {
        stand->x = x;
        stand->y = top + ABOVE + high;
        x += width_of(stand) + apart;
    }
    return top + ABOVE + high + BOARD;
}

static void lay_out(Cabinet *cabinet, const GalleryDeck *deck, float unit, float width) {
    Stand *first = cabinet->stands, *end = cabinet->stands + cabinet->count;
    float used = RUN_GAP;
    cabinet->down = 0;
    for (Stand *stand = first; stand < end; stand++) {
        stand->high = unit * size_of(deck->faces[stand->span.first]);
        stand->wide = stand->high * stand->span.of->shape;
        stand->is_staggered = begins(deck->faces[stand->span.first], "dice");
        break_rows(stand, width - 2 * RUN_GAP);
        if (stand > first && used + width_of(stand) + RUN_GAP > width) {
            cabinet->down = lay_board(first, stand, cabinet->down, width);
            used = RUN_GAP, first = stand;
        }
        used += width_of(stand) + RUN_GAP;
    }
    cabinet->down = lay_board(first, end, cabinet->down, width);
}

/* As large as lets all of it be seen; if that is too small it scrolls. */
static Cabinet cabinet_of(const GalleryDeck *deck, Box box) {
    GallerySpan spans[GALLERY_SPANS];
    Cabinet cabinet = {.count = gallery_find_runs(deck, spans)};
    for (int i = 0; i < cabinet.count; i++) cabinet.stands[i].span = spans[i];
    for (float unit = UNIT_MOST; unit >= UNIT_LEAST; unit -= 2) {
        lay_out(&cabinet, deck, unit, box.width);
        if (cabinet.down <= box.height) return cabinet;
    }
    lay_out(&cabinet, deck, box.width < NARROW ? UNIT_NARROW : UNIT_SCROLLED, box.width);
    return cabinet;
}

/* ---- its wood ---- */

/* A frame of wood around a dark back. Returns the box of the back. */
static Box draw_frame(Canvas *canvas, Box box) {
    canvas_glow(canvas, (Box){box.x + 8, box.y + 12, box.width - 16, box.height - 6}, 16, 22, 0xb0000000u);
    canvas_panel(
        canvas, box,
        &(PanelStyle){
            .top = 0xff6b4826u, .bottom = 0xff2a180bu, .edge = 0xff140b04u, .edge_width = 1, .radius = 8});
    Box back = box_inset(box, FRAME, FRAME);
    canvas_panel(canvas, back,
                 &(PanelStyle){.top = 0xff2a1c10u,
                               .bottom = 0xff150d07u,
                               .edge = STYLE_BRASS_DIM,
                               .edge_width = 1.5f,
                               .radius = 3});
    return back;
}

static void draw_board(Canvas *canvas, Box board) {
    canvas_glow(canvas, (Box){board.x, board.y + board.height, board.width, 4}, 2, 12, 0xa0000000u);
    canvas_panel(canvas, board, &(PanelStyle){.top = 0xff80572eu, .bottom = 0xff2b190cu});
    canvas_fill(canvas, (Box){board.x, board.y + 1, board.width, 2}, 0xd0e3b678u);
}

/* What is seen of its upper side, on which pieces stand, in the light. */
static void draw_upper_side(Canvas *canvas, Box board) {
    static const float DEEP = 18;
    canvas_panel(canvas, (Box){board.x, board.y - DEEP, board.width, DEEP},
                 &(PanelStyle){.top = 0xff3c2715u, .bottom = 0xff8a5f35u});
    canvas_fill(canvas, (Box){board.x, board.y - DEEP, board.width, 2}, 0x70000000u);
}

/* In its top, over the middle. */
static void draw_lamp(Canvas *canvas, Box box) {
    static const float WIDE = 0.42f, HIGH = 10;
    Box top = {box.x, box.y, box.width, HIGH};
    style_lamp(canvas, box_place(top, box.width * WIDE, HIGH, 0.5f, 0), 0, 1);
}

/* ---- one piece ---- */

/* A cloth is a piece of it in a rim of brass, lit from above. */
static void draw_cloth(Canvas *canvas, const char *asset, Box box) {
    static const float NEARER = 0.3f;
    canvas_glow(canvas, (Box){box.x, box.y + 5, box.width, box.height}, 6, 10, 0x90000000u);
    canvas_push_clip(canvas, box);
    canvas_sprite(
        canvas,
        &(Sprite){.asset = asset, .box = box_inset(box, -box.width * NEARER / 2, -box.height * NEARER / 2)});
    canvas_glow(
        canvas,
        (Box){box.x + box.width * 0.2f, box.y + box.height * 0.1f, box.width * 0.6f, box.height * 0.3f},
        box.height * 0.15f, box.height * 0.5f, 0x40fff0d0u);
    canvas_pop_clip(canvas);
    canvas_panel(canvas, box, &(PanelStyle){.edge = STYLE_BRASS, .edge_width = 2});
}

static bool is_cloth(const GalleryDeck *deck, int face) {
    static const float WIDE = 1.5f; /* nothing else is */
    return gallery_face_shape(deck, face) > WIDE;
}

static void draw_picture(Canvas *canvas, const GalleryDeck *deck, int face, Box place, bool is_near) {
    char asset[GALLERY_ASSET];
    gallery_face_asset(deck, face, asset);
    if (is_cloth(deck, face))
        draw_cloth(canvas, asset, place);
    else
        gallery_draw_standing(canvas, asset, place, is_near);
}

static void draw_piece(GalleryScene *gallery, Ui *ui, int face, Box place, Box seen) {
    const GalleryDeck *deck = gallery_deck(gallery);
    Canvas *canvas = ui_canvas(ui);
    bool is_near;
    if (!gallery_stands(gallery, ui, face, place, seen, &is_near)) return;
    draw_picture(canvas, deck, face, place, is_near);
    if (is_near && is_cloth(deck, face))
        canvas_panel(canvas, box_inset(place, -4, -4),
                     &(PanelStyle){.edge = STYLE_BONE, .edge_width = 4, .radius = 3});
}

/* ---- the boards ---- */

/* Rows behind the first one stand on steps. */
static void draw_step(Canvas *canvas, const Stand *stand, Box all, float foot, float before) {
    Box step = {all.x + stand->x - GAP / 2, foot, width_of(stand) + GAP, before - foot};
    if (!stand->is_staggered) step.height = RISER;
    canvas_panel(canvas, step, &(PanelStyle){.top = 0xff5b3d20u, .bottom = 0xff1c110au, .radius = 2});
    canvas_fill(canvas, (Box){step.x, step.y, step.width, 2}, 0xb0e3b678u);
}

static void draw_stand(GalleryScene *gallery, Ui *ui, const Stand *stand, Box all, Box seen) {
    static const float IN = 5; /* they do not stand on the very edge */
    Canvas *canvas = ui_canvas(ui);
    for (int row = 0; row < stand->rows; row++) {
        float foot = all.y + stand->y - pitch_of(stand) * (float)(stand->rows - 1 - row) - IN;
        float left = all.x + stand->x + (row % 2 ? stagger_of(stand) : 0);
        int first = row * stand->columns, count = stand->span.count - first;
        if (row + 1 < stand->rows) draw_step(canvas, stand, all, foot, foot + pitch_of(stand));
        for (int i = 0; i < stand->columns && i < count; i++)
            draw_piece(
                gallery, ui, stand->span.first + first + i,
                (Box){left + (float)i * (stand->wide + GAP), foot - stand->high, stand->wide, stand->high},
                seen);
    }
}

/* Its name on a plate, let into the front of the board. */
static void draw_plate(Canvas *canvas, const Stand *stand, Box all) {
    static const float HIGH = 30, PAST = 20;
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_SMALL + 2, STYLE_INK, TEXT_CENTRE);
    const char *title = _(stand->span.of->title);
    float most = width_of(stand) + RUN_GAP, middle = width_of(stand) / 2;
    float wide = fminf(canvas_text_width(canvas, &style, title) + 2 * PAST, most);
    Box place = {all.x + stand->x + middle - wide / 2, all.y + stand->y, wide, BOARD};
    style_name_plate(canvas, box_place(place, wide, HIGH, 0, 0.56f), title);
}

/* A run has a compartment of its own, with a lamp in its top: from the board above down to its own. */
static void draw_compartment(Canvas *canvas, Box box) {
    static const float LAMP = 0.5f, LAMP_MOST = 300, LAMP_HIGH = 8, SHADE = 26;
    float middle = box.x + box.width / 2, wide = fminf(box.width * LAMP, LAMP_MOST);
    canvas_panel(canvas, box, &(PanelStyle){.top = 0xff3a2716u, .bottom = 0xff21150bu});
    canvas_push_clip(canvas, box);
    for (int i = 0; i < 2; i++)
        canvas_glow(canvas, (Box){middle - wide / 2, box.y + box.height * (0.1f + 0.4f * (float)i), wide, 8},
                    4, box.height * (0.45f + 0.2f * (float)i), 0x42ffc070u);
    for (int side = 0; side < 2; side++)
        canvas_glow(canvas, (Box){side ? box.x + box.width : box.x - SHADE, box.y, SHADE, box.height}, 0,
                    SHADE, 0xa0000000u);
    canvas_glow(canvas, (Box){box.x, box.y - SHADE, box.width, SHADE}, 0, SHADE, 0x90000000u);
    style_lamp(canvas, (Box){middle - wide / 2, box.y, wide, LAMP_HIGH}, 0, 0.9f);
    canvas_pop_clip(canvas);
}

/* Between two of them. */
static void draw_post(Canvas *canvas, float x, float top, float foot) {
    static const float WIDE = 16;
    Box post = {x - WIDE / 2, top, WIDE, foot - top};
    canvas_panel(canvas, post, &(PanelStyle){.top = 0xff5e4023u, .bottom = 0xff331f10u});
    canvas_fill(canvas, (Box){post.x, post.y, 2, post.height}, 0x90d8a868u);
    canvas_fill(canvas, (Box){post.x + WIDE - 2, post.y, 2, post.height}, 0x80000000u);
}

/* The board of the stands from the first up to that end, from so far down, with what is above it. */
static void draw_shelf(Canvas *canvas, const Stand *first, const Stand *end, float top, Box all) {
    float left = all.x, foot = all.y + first->y;
    for (const Stand *stand = first; stand < end; stand++) {
        bool is_last = stand + 1 == end;
        float right = is_last ? all.x + all.width : all.x + (stand->x + width_of(stand) + stand[1].x) / 2;
        draw_compartment(canvas, (Box){left, all.y + top, right - left, foot - all.y - top});
        left = right;
    }
    Box board = {all.x, foot, all.width, BOARD};
    draw_upper_side(canvas, board);
    for (const Stand *stand = first; stand + 1 < end; stand++)
        draw_post(canvas, all.x + (stand->x + width_of(stand) + stand[1].x) / 2, all.y + top, foot);
    draw_board(canvas, board);
}

static const Stand *end_of_board(const Stand *first, const Stand *end) {
    const Stand *next = first;
    while (next < end && next->y == first->y) next++;
    return next;
}

static void draw_boards(GalleryScene *gallery, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    Cabinet cabinet = cabinet_of(gallery_deck(gallery), box);
    Box all = ui_begin_scroll(ui, "gallery:sheet", box, cabinet.down);
    float over = cabinet.down < box.height ? box.height - cabinet.down : 0, top = -over;
    all.y += over;
    const Stand *end = cabinet.stands + cabinet.count, *next;
    for (const Stand *first = cabinet.stands; first < end; first = next) {
        next = end_of_board(first, end);
        draw_shelf(canvas, first, next, top, all);
        for (const Stand *stand = first; stand < next; stand++) {
            draw_plate(canvas, stand, all);
            draw_stand(gallery, ui, stand, all, box);
        }
        top = first->y + BOARD;
    }
    ui_end_scroll(ui);
}

/* ---- the niche ---- */

/* What is said of it, below its plate; or of all. */
static void draw_words(Canvas *canvas, const GalleryDeck *deck, int face, Box box) {
    char words[1800];
    Text text = text_over(words, sizeof words);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_BONE, TEXT_CENTRE);
    if (face >= 0)
        gallery_piece_meaning(deck->faces[face], &text);
    else
        text_add(&text,
                 _("What lies on the tables beside the cards. The one that you point at stands here."));
    canvas_paragraph_within(canvas, box, &style, words);
}

static void draw_hero(const GalleryScene *gallery, Ui *ui, Box box) {
    static const float PLATE = 52, LINES = 4.2f, MOST = 0.5f, PICTURE = 0.8f, PLATE_WIDE = 0.92f,
                       STANDING = 14;
    Canvas *canvas = ui_canvas(ui);
    const GalleryDeck *deck = gallery_deck(gallery);
    int face = gallery->near;
    char name[GALLERY_NAME];
    Box back = draw_frame(canvas, box), rest = box_inset(back, BESIDE, 0);
    canvas_push_clip(canvas, back);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_BONE, TEXT_CENTRE);
    float words_high = BOARD / 2 + PLATE + 30 + LINES * canvas_line_height(canvas, &line);
    Box words = box_cut_bottom(&rest, fminf(words_high, box.height * MOST), 0);
    float board = words.y;
    for (int i = 1; i <= 3; i++)
        canvas_glow(canvas,
                    (Box){back.x + back.width / 2 - 20, back.y + rest.height * 0.24f * (float)i, 40, 8}, 4,
                    back.width * (0.2f + 0.12f * (float)i), 0x38ffb968u);
    draw_lamp(canvas, back);
    draw_board(canvas, (Box){back.x, board, back.width, BOARD / 2});
    box_cut_top(&rest, ABOVE + STANDING, 0);
    float side = fminf(rest.width * PICTURE, rest.height * PICTURE);
    if (face < 0) {
        gallery_draw_shown(canvas, deck->bay, box_inset(rest, 0, STANDING / 2), false);
        gallery_count_words(deck, name, sizeof name);
    } else {
        float wide = is_cloth(deck, face) ? rest.width : side;
        draw_picture(canvas, deck, face,
                     box_place(rest, wide, wide / gallery_face_shape(deck, face), 0.5f, 1), false);
        gallery_name(gallery_card(deck, face), deck->faces[face], name);
    }
    box_cut_top(&words, BOARD / 2 + 14, 0);
    Box plate = box_cut_top(&words, PLATE, 16);
    style_caption(canvas, box_place(plate, plate.width * PLATE_WIDE, PLATE, 0.5f, 0), name);
    draw_words(canvas, deck, face, words);
    canvas_pop_clip(canvas);
}

void gallery_draw_cabinet(GalleryScene *gallery, Ui *ui, Box box) {
    static const float WIDE = 0.25f, HIGH = 0.33f, APART = 26;
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    Box hero = is_portrait ? box_cut_top(&box, box.height * HIGH, APART)
                           : box_cut_left(&box, box.width * WIDE, APART);
    draw_boards(gallery, ui, draw_frame(ui_canvas(ui), box));
    draw_hero(gallery, ui, hero);
}
