/* The gallery's shelf: every deck is on a board, with a few of its faces fanned; the one that was looked at
 * last stands beside them under a lamp of its own, one card before the others. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float BOARD = 18, WORDS_HIGH = 92, CAPTION_HIGH = 44, LAMP_HIGH = 56, CAPTION_SHARE = 0.62f,
                   CAPTION_LEAST = 240, CAPTION_MOST = 360, BAY_MIN = 284, BAY_GAP = 20, MIN_SEEN = 0.3f,
                   MAX_SEEN = 0.5f;
enum { STACK_FACES = 5, OPENED_SHOWN = 3, PACK_EDGES = 6 };
static const float PACK_STEP = 3;

/* ---- a stack ---- */

static bool add_face(int faces[STACK_FACES], int *count, int face) {
    for (int i = 0; i < *count; i++)
        if (faces[i] == face) return false;
    if (*count == STACK_FACES) return false;
    int at = (*count)++;
    for (; at > 0 && faces[at - 1] > face; at--) faces[at] = faces[at - 1];
    faces[at] = face;
    return true;
}

/* For decks with many similar faces these are chosen, in the order of the deck. */
static const char *const chosen[DECK_FAMILIES][STACK_FACES] = {
    [DECK_CLASSIC] = {"co14", "fl13", "sa12", "demise", "idiot"},
    [DECK_LOCAL] = {"rancor", "jedi-master", "sith-lord", "smuggler", "bounty-hunter"},
    [DECK_SPIKE] = {"ci+10", "ci-3", "tr+6", "sq-9", "sylop"},
    [DECK_PAZAAK] = {"10", "+3", "-6", "±4", "tiebreaker"}};

static void add_chosen(const GalleryDeck *deck, int faces[STACK_FACES], int *count) {
    for (int i = 0; i < STACK_FACES && chosen[deck->entry->family][i]; i++)
        for (int face = 0; face < deck->face_count; face++)
            if (strcmp(deck->faces[face], chosen[deck->entry->family][i]) == 0) add_face(faces, count, face);
}

/* A player's own faces, the last first, with a gap between them if there are many. */
static void add_own(const GalleryDeck *deck, int faces[STACK_FACES], int *count) {
    int own[GALLERY_FACES], own_count = 0;
    for (int face = 0; face < deck->face_count; face++)
        if (deck->deck && deck_face_is_own(deck->deck, deck->faces[face])) own[own_count++] = face;
    int between = own_count > STACK_FACES ? own_count / STACK_FACES : 1;
    for (int i = own_count - 1; i >= 0; i -= between) add_face(faces, count, own[i]);
}

/* The faces that distinguish a deck: those drawn by its player, those chosen above, three of its last kind
 * (figures, if any), and the last of each other kind. */
static int faces_of_stack(const GalleryDeck *deck, int faces[STACK_FACES]) {
    int runs[GALLERY_FACES], last = deck->face_count - 1, count = 0, first = last;
    if (deck->is_own) add_own(deck, faces, &count);
    if (deck->entry->family < DECK_FAMILIES) add_chosen(deck, faces, &count);
    gallery_runs(deck, runs);
    while (first > 0 && runs[first - 1] == runs[last]) first--;
    add_face(faces, &count, last);
    add_face(faces, &count, first);
    add_face(faces, &count, (first + last) / 2);
    for (int face = 0; face + 1 < deck->face_count; face++)
        if (runs[face] != runs[face + 1]) add_face(faces, &count, face);
    for (int i = 0; count < STACK_FACES && i < deck->face_count; i++)
        add_face(faces, &count, (i * 7 + 3) % deck->face_count);
    return count;
}

/* Of wide cards fewer, so that they are not much smaller than others. */
static int shown_of(float shape, int all) {
    int most = shape > 1.1f ? 3 : shape > 0.95f ? 4 : STACK_FACES;
    return all < most ? all : most;
}

/* How the cards of a stack stand in a bay: as large as it allows, spaced as far as the room allows, each on
 * its lower corner. */
typedef struct Stack {
    Box box;
    int count;
    float wide, high, gap, angle; /* angle: of each to its neighbour */
} Stack;

static Stack stack_of(float shape, int count, Box box, bool is_near) {
    float room = box.width * 0.92f, between = (float)(count - 1);
    Stack stack = {.box = box, .count = count, .angle = is_near ? 0.085f : 0.06f};
    stack.wide = fminf(box.height * 0.9f * shape, room / (1 + MIN_SEEN * fmaxf(between, 1)));
    stack.high = stack.wide / shape;
    stack.gap = between > 0 ? fminf((room - stack.wide) / between, stack.wide * MAX_SEEN) : 0;
    if (is_near) stack.gap *= 1.06f;
    return stack;
}

static float tilt_in(const Stack *stack, int i) {
    return ((float)i - (float)(stack->count - 1) / 2) * stack->angle;
}

static Box place_in(const Stack *stack, int i) {
    static const float FOOT = 1; /* they stand on the board */
    float out = (float)i - (float)(stack->count - 1) / 2, angle = tilt_in(stack, i);
    float corner =
        fabsf(sinf(angle)) * stack->wide / 2 - (1 - cosf(angle)) * stack->high / 2; /* below the middle */
    Box box = stack->box;
    return (Box){box.x + box.width / 2 + out * stack->gap - stack->wide / 2,
                 box.y + box.height - stack->high - corner - FOOT, stack->wide, stack->high};
}

static void draw_stack(const GalleryScene *gallery, Canvas *canvas, int index, Box box, bool is_near) {
    const GalleryDeck *deck = &gallery->decks.list[index];
    int faces[STACK_FACES], all = faces_of_stack(deck, faces);
    float shape = gallery_deck_shape(deck);
    Stack stack = stack_of(shape, shown_of(shape, all), box, is_near);
    for (int i = 0; i < stack.count; i++) {
        int face = stack.count > 1 ? faces[i * (all - 1) / (stack.count - 1)] : faces[0];
        gallery_draw_face(gallery, canvas, index, face, place_in(&stack, i),
                          (GalleryLook){.angle = tilt_in(&stack, i), .is_lit = true});
    }
}

/* Its back, and the edges of the cards behind it. */
static void draw_pack(const GalleryScene *gallery, Canvas *canvas, int index, Box front) {
    const GalleryDeck *deck = &gallery->decks.list[index];
    char back[GALLERY_ASSET];
    int backs = gallery_back_count(deck, 0);
    gallery_back_asset(deck, 0, gallery->back < backs ? gallery->back : 0, back);
    for (int i = PACK_EDGES; i >= 0; i--)
        canvas_sprite(canvas,
                      &(Sprite){.asset = back,
                                .box = {front.x - PACK_STEP * (float)i, front.y - PACK_STEP * 0.6f * (float)i,
                                        front.width, front.height},
                                .effect = gallery_lamplit()});
}

/* At the left of its cards the edges of the pack have room. */
static Stack opened_of(float shape, Box box, bool is_near) {
    static const float ASIDE = 24;
    box_cut_left(&box, ASIDE, 0);
    box_cut_right(&box, ASIDE, 0);
    return stack_of(shape, OPENED_SHOWN, box, is_near);
}

/* Of a deck that stands under its own lamp the pack is here, and before it the first and the last but one of
 * its chosen faces: the last stands under the lamp. */
static void draw_opened(const GalleryScene *gallery, Canvas *canvas, int index, Box box, bool is_near) {
    const GalleryDeck *deck = &gallery->decks.list[index];
    int faces[STACK_FACES], all = faces_of_stack(deck, faces);
    Stack stack = opened_of(gallery_deck_shape(deck), box, is_near);
    Box pack = place_in(&stack, 0);
    pack.y = box.y + box.height - pack.height - 1;
    draw_pack(gallery, canvas, index, pack);
    for (int i = 1; i < OPENED_SHOWN && all > 1; i++)
        gallery_draw_face(gallery, canvas, index, faces[i == 1 ? 0 : all - 2], place_in(&stack, i),
                          (GalleryLook){.angle = tilt_in(&stack, i), .is_lit = true});
}

/* Where each card of it touches the board it keeps the light from the board. */
static void draw_contact(const GalleryScene *gallery, Canvas *canvas, int index, Box above) {
    static const float OF_WIDTH = 0.44f, SPREAD = 9, ASIDE = 3;
    const GalleryDeck *deck = &gallery->decks.list[index];
    int faces[STACK_FACES];
    if (!deck->deck) return;
    float shape = gallery_deck_shape(deck);
    int all = faces_of_stack(deck, faces);
    Box inside = above, board = {above.x, above.y + above.height, above.width, BOARD};
    box_cut_top(&inside, LAMP_HIGH, 0);
    Stack stack = index == gallery->hero ? opened_of(shape, inside, false)
                                         : stack_of(shape, shown_of(shape, all), inside, false);
    canvas_push_clip(canvas, board);
    for (int i = 0; i < stack.count; i++) {
        Box place = place_in(&stack, i);
        Box foot =
            box_place((Box){place.x + ASIDE, board.y, place.width, 4}, place.width * OF_WIDTH, 4, 0.5f, 0);
        canvas_glow(canvas, foot, 2, SPREAD, 0x48000000u);
    }
    canvas_pop_clip(canvas);
}

/* ---- a bay of the shelf ---- */

/* The lamp's light on the wall: narrow under its shade, wide about the faces on the
 * board, and none above it. */
static void draw_light(Canvas *canvas, Box bay, bool is_near) {
    static const struct {
        float down, reach, strength;
    } pools[] = {{0.14f, 0.11f, 0.12f},
                 {0.28f, 0.22f, 0.1f},
                 {0.46f, 0.36f, 0.16f},
                 {0.64f, 0.5f, 0.3f},
                 {0.74f, 0.52f, 0.3f}};
    static const float CORE = 12;
    for (size_t i = 0; i < sizeof pools / sizeof *pools; i++) {
        Box core =
            box_place((Box){bay.x, bay.y, bay.width, bay.height * pools[i].down * 2}, CORE, CORE, 0.5f, 0.5f);
        canvas_glow(canvas, core, CORE / 2, bay.height * pools[i].reach,
                    colour_fade(0xffffb968u, pools[i].strength * (is_near ? 1.8f : 1)));
    }
}

/* What stands on the board keeps the light from the wall behind it, and from the board under it. */
static void draw_shade(Canvas *canvas, Box bay) {
    Box behind = box_place(bay, bay.width * 0.6f, bay.height * 0.4f, 0.52f, 0.84f);
    canvas_glow(canvas, behind, 20, bay.height * 0.24f, 0x80050302u);
    Box under = {bay.x + bay.width * 0.16f, bay.y + bay.height - 3, bay.width * 0.68f, 3};
    canvas_glow(canvas, under, 2, 22, 0xa0000000u);
}

/* The same light on the air before what stands there: strongest at its head, none at its foot. */
static void draw_glare(Canvas *canvas, Box bay, bool is_near) {
    static const float OF_HEIGHT = 0.4f, OF_WIDTH = 0.46f, CORE = 6;
    float reach = fminf(bay.height * OF_HEIGHT, bay.width * OF_WIDTH);
    Box core = {bay.x + (bay.width - CORE) / 2, bay.y + reach * 1.1f, CORE, CORE};
    canvas_glow(canvas, core, CORE / 2, reach, colour_fade(0xffffdca8u, is_near ? 0.22f : 0.12f));
}

static void draw_lamp(Canvas *canvas, Box bay, bool is_near) {
    static const float WIDE = 140, HIGH = 13, DOWN = 17, ARM = 3, FAR = 0.8f;
    Box shade = {bay.x + (bay.width - WIDE) / 2, bay.y + DOWN, WIDE, HIGH};
    style_lamp(canvas, shade, ARM, is_near ? 1 : FAR);
}

/* Its name, engraved in brass under the board. */
static void draw_caption(Canvas *canvas, Box box, const char *name, bool is_near) {
    float least = fminf(CAPTION_LEAST * canvas_text_scale(canvas), box.width);
    float wide = fmaxf(fminf(box.width * CAPTION_SHARE, CAPTION_MOST), least);
    Box plate = box_place(box, wide, box.height, 0.5f, 0.5f);
    if (is_near) canvas_halo(canvas, plate, 8, 16, colour_fade(STYLE_BRASS_LIT, 0.7f));
    style_caption(canvas, plate, name);
}

static void draw_state(Canvas *canvas, const GalleryDeck *deck, Box *words) {
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    char line[96];
    if (deck->fault[0]) {
        small.colour = STYLE_LOSS;
        snprintf(line, sizeof line, "%s", deck->deck ? _("as it last was whole") : _("cannot be opened"));
    } else if (!gallery_deck_is_open(deck)) {
        snprintf(line, sizeof line, "%s", _("opening…"));
    } else {
        gallery_count_words(deck, line, sizeof line);
    }
    canvas_text(canvas, box_cut_top(words, 28, 0), &small, line);
}

/* The file, the line, and advice: for an artist working on it. */
float gallery_draw_fault(Canvas *canvas, const GalleryDeck *deck, Box box, bool is_measured_only) {
    TextStyle words = style_text(FONT_TEXT, STYLE_SIZE_SMALL - 1, STYLE_BONE, TEXT_LEFT);
    Box inner = box_inset(box, 18, 14);
    float high = canvas_paragraph(canvas, inner, &words, deck->fault, true) + 28;
    if (is_measured_only) return high;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xf0241416u,
                               .bottom = 0xf01a0e10u,
                               .edge = STYLE_LOSS,
                               .edge_width = 1.5f,
                               .radius = 12,
                               .is_cut = true});
    canvas_push_clip(canvas, box);
    canvas_paragraph(canvas, inner, &words, deck->fault, false);
    canvas_pop_clip(canvas);
    return high;
}

/* At the bottom of the bay, over the deck if it can be shown. */
static void draw_fault_in(Canvas *canvas, const GalleryDeck *deck, Box bay) {
    Box room = box_inset(bay, 24, 16);
    float high = fminf(gallery_draw_fault(canvas, deck, room, true), room.height);
    gallery_draw_fault(canvas, deck, box_cut_bottom(&room, high, 0), false);
}

/* The part of a bay above its board, and below it. */
typedef struct Bay {
    Box above, words;
} Bay;

static Bay bay_of(Box box) {
    Bay bay = {.above = box};
    bay.words = box_cut_bottom(&bay.above, WORDS_HIGH, BOARD);
    bay.words.y += 4;
    return bay;
}

static void draw_words(Canvas *canvas, const GalleryDeck *deck, const char *title, Box words, bool is_near) {
    draw_caption(canvas, box_cut_top(&words, CAPTION_HIGH, 4), title, is_near);
    draw_state(canvas, deck, &words);
}

/* The plate of the one that stands before the others says so: its own bay has its name too. */
static void draw_hero_words(Canvas *canvas, const GalleryDeck *deck, Box words) {
    char title[96];
    snprintf(title, sizeof title, _("On show: %s"), gallery_deck_name(deck));
    draw_words(canvas, deck, title, words, true);
}

static void draw_bay(GalleryScene *gallery, Ui *ui, int index, Box box) {
    const GalleryDeck *deck = &gallery->decks.list[index];
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "deck:%.32s", deck->id);
    bool is_near = gallery_is_near(ui_hotspot(ui, &(Hotspot){.name = name, .box = box}));
    if (is_near) gallery->hero = index;
    Bay bay = bay_of(box);
    Box inside = bay.above;
    draw_light(canvas, bay.above, is_near);
    draw_shade(canvas, bay.above);
    draw_lamp(canvas, bay.above, is_near);
    box_cut_top(&inside, LAMP_HIGH, 0);
    canvas_push_clip(canvas, inside); /* nothing on the board hangs below it */
    if (deck->kind == GALLERY_PIECES)
        gallery_draw_shown(canvas, deck->bay, inside, is_near);
    else if (deck->deck && index == gallery->hero)
        draw_opened(gallery, canvas, index, inside, is_near);
    else if (deck->deck)
        draw_stack(gallery, canvas, index, inside, is_near);
    canvas_pop_clip(canvas);
    draw_glare(canvas, inside, is_near);
    if (deck->fault[0]) draw_fault_in(canvas, deck, inside);
    draw_words(canvas, deck, gallery_deck_name(deck), bay.words, is_near);
}

/* ---- the one that stands before the others ---- */

static bool is_low(Box box) { return box.width > box.height * 1.4f; }

static float front_height(float shape, Box box) {
    static const float OF_WIDTH = 0.5f;
    return fminf(box.height * (is_low(box) ? 0.84f : 0.72f), box.width * OF_WIDTH / shape);
}

/* The shadow of the front card on the board. */
static void draw_front_contact(const GalleryScene *gallery, Canvas *canvas, Box above) {
    static const float SPREAD = 12;
    float shape = gallery_deck_shape(&gallery->decks.list[gallery->hero]);
    Box inside = above, board = {above.x, above.y + above.height, above.width, BOARD};
    box_cut_top(&inside, LAMP_HIGH, 0);
    float wide = front_height(shape, inside) * shape;
    canvas_push_clip(canvas, board);
    canvas_glow(canvas, box_place(board, wide * 0.94f, 4, 0.51f, 0), 2, SPREAD, 0x58000000u);
    canvas_pop_clip(canvas);
}

/* One card upright on the board, the others a fan behind it. */
static void draw_fanned(const GalleryScene *gallery, Canvas *canvas, Box box) {
    static const float BEHIND = 0.9f, REACH = 0.66f, FOOT = 1;
    float apart = is_low(box) ? 0.34f : 0.24f;
    const GalleryDeck *deck = &gallery->decks.list[gallery->hero];
    int faces[STACK_FACES], count = faces_of_stack(deck, faces);
    float shape = gallery_deck_shape(deck), high = front_height(shape, box);
    float wide = high * shape, middle = box.x + box.width / 2, foot = box.y + box.height - FOOT;
    for (int i = 0; i < count - 1; i++) {
        float angle = ((float)i - (float)(count - 2) / 2) * apart, small = high * BEHIND;
        Box place = {middle + sinf(angle) * small * REACH - small * shape / 2,
                     foot - high * 0.22f - cosf(angle) * small * REACH - small / 2 + small * 0.1f,
                     small * shape, small};
        gallery_draw_face(gallery, canvas, gallery->hero, faces[i], place,
                          (GalleryLook){.angle = angle, .is_lit = true});
    }
    Box front = {middle - wide / 2, foot - high, wide, high};
    canvas_glow(canvas, box_inset(front, 10, 10), 10, 34, 0x90000000u);
    gallery_draw_face(gallery, canvas, gallery->hero, faces[count - 1], front, (GalleryLook){.is_lit = true});
}

static void draw_board(Canvas *canvas, Box row);
static void draw_board_light(Canvas *canvas, Box bay);

static void draw_hero(GalleryScene *gallery, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    const GalleryDeck *deck = &gallery->decks.list[gallery->hero];
    ui_hotspot(ui, &(Hotspot){.name = "gallery:hero", .box = box, .is_by_pointer = true});
    Bay bay = bay_of(box);
    Box inside = bay.above;
    draw_light(canvas, bay.above, true);
    draw_lamp(canvas, bay.above, true);
    box_cut_top(&inside, LAMP_HIGH, 0);
    canvas_push_clip(canvas, inside);
    if (deck->kind == GALLERY_PIECES)
        gallery_draw_shown(canvas, deck->bay, inside, true);
    else if (deck->deck)
        draw_fanned(gallery, canvas, inside);
    canvas_pop_clip(canvas);
    draw_glare(canvas, inside, false);
    draw_hero_words(canvas, deck, bay.words);
    draw_board(canvas, box);
    draw_board_light(canvas, box);
    if (deck->deck) draw_front_contact(gallery, canvas, bay.above);
}

/* The board, in front of the decks: its lit upper edge, its front, and its shadow on the wall. */
static void draw_board(Canvas *canvas, Box row) {
    Box board = {row.x, row.y + row.height - WORDS_HIGH - BOARD, row.width, BOARD};
    Box fallen = {board.x + 14, board.y + BOARD, board.width - 28, 8};
    canvas_glow(canvas, fallen, 2, 20, 0x90000000u);
    canvas_panel(
        canvas, board,
        &(PanelStyle){
            .top = 0xff7d5730u, .bottom = 0xff241609u, .edge = 0xff140b04u, .edge_width = 1, .radius = 3});
    canvas_fill(canvas, (Box){board.x + 2, board.y + 1, board.width - 4, 2}, 0xc0e3b678u);
    canvas_fill(canvas, (Box){board.x + 2, board.y + BOARD * 0.62f, board.width - 4, 1.5f},
                colour_fade(STYLE_BRASS, 0.55f));
}

/* A lamp's light on the board under it. */
static void draw_board_light(Canvas *canvas, Box bay) {
    Box board = {bay.x, bay.y + bay.height - WORDS_HIGH - BOARD, bay.width, BOARD};
    Box pool = box_place(board, bay.width * 0.34f, 2, 0.5f, 0);
    canvas_push_clip(canvas, board);
    canvas_glow(canvas, pool, 1, bay.width * 0.3f, 0x70ffd9a0u);
    canvas_pop_clip(canvas);
}

/* The hero beside the others, or upright above them. */
void gallery_draw_shelf(GalleryScene *gallery, Ui *ui, Box box) {
    static const float HERO_WIDE = 0.29f, HERO_HIGH = 0.27f, APART = 44;
    Canvas *canvas = ui_canvas(ui);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    int columns = is_portrait ? 3 : 4, count = gallery->decks.count;
    int rows = (count + columns - 1) / columns;
    if (rows == 0) return;
    if (gallery->hero >= count) gallery->hero = 0;
    Box hero = is_portrait ? box_cut_top(&box, box.height * HERO_HIGH, BAY_GAP)
                           : box_cut_left(&box, box.width * HERO_WIDE, APART);
    float high = fmaxf((box.height - BAY_GAP * (float)(rows - 1)) / (float)rows, BAY_MIN);
    Box all = ui_begin_scroll(ui, "gallery:shelf", box, (high + BAY_GAP) * (float)rows - BAY_GAP);
    for (int i = 0; i < rows; i++) {
        Box row = {all.x, all.y + (high + BAY_GAP) * (float)i, all.width, high};
        for (int j = i * columns; j < count && j < (i + 1) * columns; j++)
            draw_bay(gallery, ui, j, box_column(row, j % columns, columns, BAY_GAP));
        draw_board(canvas, row);
        for (int j = i * columns; j < count && j < (i + 1) * columns; j++) {
            Box bay = box_column(row, j % columns, columns, BAY_GAP);
            draw_board_light(canvas, bay);
            draw_contact(gallery, canvas, j, bay_of(bay).above);
        }
    }
    ui_end_scroll(ui);
    draw_hero(gallery, ui, hero);
}
