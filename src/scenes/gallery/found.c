/* The gallery's search: the typed text, on-screen letters for players without a keyboard, and the results. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/pieces.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float GAP = 16, NAME_HIGH = 58, MIN_WIDE = 190, MAX_WIDE = 340, LETTER = 52, LETTER_GAP = 8;
static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
enum { LETTERS = sizeof letters - 1, LETTER_KEYS = LETTERS + 2, STANDING_COLUMNS = 13, LYING_COLUMNS = 19 };

/* ---- searching ---- */

static void find_in(GalleryScene *gallery, int index) {
    const GalleryDeck *deck = &gallery->decks.list[index];
    for (int face = 0; face < deck->face_count; face++) {
        if (!gallery_matches(gallery_card(deck, face), deck->faces[face], gallery->typed)) continue;
        if (gallery->found_count < GALLERY_FOUND)
            gallery->found[gallery->found_count++] = (GalleryFound){index, face};
        else
            gallery->found_more++;
    }
}

void gallery_search(GalleryScene *gallery, const char *typed) {
    if (typed != gallery->typed) snprintf(gallery->typed, sizeof gallery->typed, "%s", typed);
    gallery->found_count = gallery->found_more = 0;
    for (int i = 0; i < gallery->decks.count && gallery->typed[0]; i++) find_in(gallery, i);
}

void gallery_take_letter(GalleryScene *gallery, const UiEvent *event) {
    char typed[UI_TEXT_BYTES];
    const char *letter = event->name + strlen("letter:");
    size_t length = strlen(gallery->typed);
    snprintf(typed, sizeof typed, "%s", gallery->typed);
    if (strcmp(letter, "delete") == 0)
        typed[length > 0 ? length - 1 : 0] = '\0';
    else if (length + 1 < sizeof typed)
        snprintf(typed + length, sizeof typed - length, "%s", strcmp(letter, "space") == 0 ? " " : letter);
    gallery_search(gallery, typed);
}

/* ---- letters ---- */

bool gallery_shows_letters(const GalleryScene *gallery) {
    return gallery->is_searching && (!gallery->has_keys || ui_shows_pad(gallery_services(gallery)->ui));
}

static int letter_columns(const Layout *layout) {
    return layout->is_portrait ? STANDING_COLUMNS : LYING_COLUMNS;
}

float gallery_letters_high(const Layout *layout) {
    int columns = letter_columns(layout), rows = (LETTER_KEYS + columns - 1) / columns;
    return (LETTER + LETTER_GAP) * (float)rows - LETTER_GAP;
}

static void draw_letter(const GalleryScene *gallery, Ui *ui, int index, Box box) {
    char name[UI_NAME_BYTES], label[8] = {0};
    bool is_space = index == LETTERS, is_delete = index == LETTERS + 1;
    if (!is_space && !is_delete) label[0] = letters[index];
    snprintf(name, sizeof name, "letter:%s", is_space ? "space" : is_delete ? "delete" : label);
    if (label[0] >= 'a') label[0] = (char)(label[0] - 32);
    ui_button(ui, &(Button){.name = name,
                            .box = box,
                            .label = is_space    ? _("Space")
                                     : is_delete ? _("Del")
                                                 : label,
                            .is_disabled = is_delete && !gallery->typed[0]});
}

void gallery_draw_letters(const GalleryScene *gallery, Ui *ui, Box box) {
    int columns = letter_columns(canvas_layout(ui_canvas(ui)));
    float step = (box.width + LETTER_GAP) / (float)columns;
    /* The two keys with words share the rest of the last row. */
    float rest = step * (float)(columns - LETTERS % columns) / 2;
    for (int i = 0; i < LETTER_KEYS; i++) {
        bool is_word = i >= LETTERS;
        float left = is_word ? step * (float)(LETTERS % columns) + rest * (float)(i - LETTERS)
                             : step * (float)(i % columns);
        int row = (is_word ? LETTERS : i) / columns;
        draw_letter(gallery, ui, i,
                    (Box){box.x + left, box.y + (float)row * (LETTER + LETTER_GAP),
                          (is_word ? rest : step) - LETTER_GAP, LETTER});
    }
}

/* ---- found ---- */

static void draw_found_one(GalleryScene *gallery, Ui *ui, int index, Box box) {
    const GalleryFound *found = &gallery->found[index];
    const GalleryDeck *deck = &gallery->decks.list[found->deck];
    Canvas *canvas = ui_canvas(ui);
    char words[GALLERY_NAME];
    HotspotState state = gallery_card_hotspot(ui, "found", index, box);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1,
                                 gallery_is_near(state) ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL - 2, STYLE_DUST, TEXT_CENTRE);
    Box name = box_cut_bottom(&box, NAME_HIGH, 4);
    float shape = gallery_deck_shape(deck), high = fminf(box.height, box.width / shape);
    Box place = box_place(box, high * shape, high, 0.5f, 1);
    gallery_name(gallery_card(deck, found->face), deck->faces[found->face], words);
    if (gallery_is_near(state)) gallery_draw_lit(canvas, place);
    gallery_draw_face(gallery, canvas, found->deck, found->face, place, (GalleryLook){0});
    canvas_text(canvas, box_cut_top(&name, 30, 0), &style, words);
    canvas_text(canvas, box_cut_top(&name, 26, 0), &small, gallery_deck_name(deck));
}

/* As large as lets all of them fit, up to a card's usual size. */
static int columns_of(const GalleryScene *gallery, Box box) {
    int max = (int)((box.width + GAP) / (MIN_WIDE + GAP)),
        min = (int)ceilf((box.width + GAP) / (MAX_WIDE + GAP));
    for (int columns = min; columns < max; columns++) {
        float wide = (box.width - GAP * (float)(columns - 1)) / (float)columns;
        int rows = (gallery->found_count + columns - 1) / columns;
        if ((wide * 1.5f + NAME_HIGH + 2 * GAP) * (float)rows <= box.height) return columns;
    }
    return max;
}

static void draw_count(const GalleryScene *gallery, Canvas *canvas, Box box) {
    TextStyle note = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    char words[160];
    int count = gallery->found_count + gallery->found_more;
    snprintf(words, sizeof words, ngettext_("%d face", "%d faces", count), count);
    if (gallery->found_more > 0)
        snprintf(words, sizeof words,
                 ngettext_("%d face, and here the first %d", "%d faces, and here the first %d", count), count,
                 gallery->found_count);
    canvas_text(canvas, box, &note, count > 0 ? words : _("No card is called that."));
}

/* As many as fit beside each other, in a case. */
static void draw_many(GalleryScene *gallery, Ui *ui, Box box) {
    static const float BESIDE = 22, ABOVE = 20;
    Box felt = style_case(ui_canvas(ui), box);
    Box inside = box_inset(felt, BESIDE, 0);
    int columns = columns_of(gallery, inside), rows = (gallery->found_count + columns - 1) / columns;
    float wide = (inside.width - STYLE_SCROLL_BAR - GAP * (float)(columns - 1)) / (float)columns,
          high = wide * 1.5f + NAME_HIGH;
    Box all = ui_begin_scroll(ui, "gallery:found", felt, (high + 2 * GAP) * (float)rows + ABOVE);
    for (int i = 0; i < gallery->found_count; i++) {
        Box place = {inside.x + (float)(i % columns) * (wide + GAP),
                     all.y + ABOVE + (float)(i / columns) * (high + 2 * GAP), wide, high};
        draw_found_one(gallery, ui, i, place);
    }
    ui_end_scroll(ui);
}

/* ---- a few: each large, and beside it its family ---- */

enum { FEW = 3, FAMILY_MOST = 18 };

typedef struct Family {
    int first, count;
} Family;

static bool is_family(const GalleryDeck *deck, const int runs[GALLERY_FACES], int face, int other) {
    if (deck->kind == GALLERY_PIECES)
        return gallery_piece_run(deck->faces[face]) == gallery_piece_run(deck->faces[other]);
    return runs[face] == runs[other];
}

/* The cards of its run; of a long one those around it. */
static Family family_of(const GalleryDeck *deck, int face) {
    int runs[GALLERY_FACES] = {0};
    if (deck->kind == GALLERY_CARDS) gallery_runs(deck, runs);
    Family family = {face, 1};
    while (family.first > 0 && is_family(deck, runs, face, family.first - 1)) family.first--;
    int end = face + 1;
    while (end < deck->face_count && is_family(deck, runs, face, end)) end++;
    if (end - family.first > FAMILY_MOST) {
        int first = face - FAMILY_MOST / 2 > family.first ? face - FAMILY_MOST / 2 : family.first;
        family.first = first + FAMILY_MOST < end ? first : end - FAMILY_MOST;
        end = family.first + FAMILY_MOST;
    }
    family.count = end - family.first;
    return family;
}

/* So many in a row that they are as large as the box allows. */
static int family_columns(Box box, int count, float shape) {
    int best = count;
    float widest = 0;
    for (int columns = 1; columns <= count; columns++) {
        int rows = (count + columns - 1) / columns;
        float high = (box.height - GAP * (float)(rows - 1)) / (float)rows;
        float wide = fminf((box.width - GAP * (float)(columns - 1)) / (float)columns, high * shape);
        if (wide > widest) widest = wide, best = columns;
    }
    return best;
}

/* The others are in the dark; the found one is raised in the light. */
static void draw_family(const GalleryScene *gallery, Canvas *canvas, Box box, const GalleryFound *found) {
    static const float DARK = 0.5f, RAISED = 8;
    const GalleryDeck *deck = &gallery->decks.list[found->deck];
    const Family family = family_of(deck, found->face);
    float shape = gallery_face_shape(deck, found->face);
    int columns = family_columns(box, family.count, shape), rows = (family.count + columns - 1) / columns;
    float high = (box.height - GAP * (float)(rows - 1)) / (float)rows;
    float wide = fminf((box.width - GAP * (float)(columns - 1)) / (float)columns, high * shape);
    high = wide / shape;
    float left = box.x + (box.width - (wide + GAP) * (float)columns + GAP) / 2;
    float top = box.y + (box.height - (high + GAP) * (float)rows + GAP) / 2;
    for (int i = 0; i < family.count; i++) {
        Box place = {left + (wide + GAP) * (float)(i % columns), top + (high + GAP) * (float)(i / columns),
                     wide, high};
        bool is_it = family.first + i == found->face;
        if (is_it) place.y -= RAISED;
        if (is_it) gallery_draw_lit(canvas, place);
        gallery_draw_face(gallery, canvas, found->deck, family.first + i, place,
                          (GalleryLook){.fade = is_it ? 0 : DARK});
    }
}

/* Whose it is on a plate of brass, and which of how many. */
static void draw_belongs(const GalleryDeck *deck, Canvas *canvas, Box line, int face) {
    static const float APART = 16;
    char words[240];
    const char *family = gallery_family(gallery_card(deck, face)), *name = gallery_deck_name(deck);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_BONE, TEXT_LEFT);
    bool has_family = family[0] && strcmp(family, name) != 0;
    snprintf(words, sizeof words, "%s%s%s", name, has_family ? " · " : "", has_family ? family : "");
    box_cut_left(&line, style_name_plate(canvas, line, words), APART);
    snprintf(words, sizeof words, C_("cards", "%d of %d"), face + 1, deck->face_count);
    canvas_text(canvas, line, &small, words);
}

/* The found one, in the lamp's light, over its name. */
static void draw_hero(const GalleryScene *gallery, Ui *ui, int index, Box box, Box felt) {
    static const float NAME = 54, LIGHT = 0.62f;
    const GalleryFound *found = &gallery->found[index];
    const GalleryDeck *deck = &gallery->decks.list[found->deck];
    Canvas *canvas = ui_canvas(ui);
    char words[GALLERY_NAME];
    HotspotState state = gallery_card_hotspot(ui, "found", index, box);
    Box name = box_cut_bottom(&box, NAME, GAP);
    float shape = gallery_face_shape(deck, found->face), high = fminf(box.height, box.width / shape);
    Box place = box_place(box, high * shape, high, 0.5f, 0.5f);
    canvas_push_clip(canvas, felt);
    canvas_glow(canvas, box_place(place, 20, 20, 0.5f, 0.3f), 10, place.height * LIGHT, 0x70ffd79cu);
    canvas_pop_clip(canvas);
    if (gallery_is_near(state)) gallery_draw_lit(canvas, place);
    gallery_draw_face(gallery, canvas, found->deck, found->face, place, (GalleryLook){0});
    gallery_name(gallery_card(deck, found->face), deck->faces[found->face], words);
    style_caption(canvas, name, words);
}

/* Beside each other where the box is wide, else one above the other. */
static void draw_few(GalleryScene *gallery, Ui *ui, Box box, int index) {
    static const float BESIDE = 34, ABOVE = 26, APART = 40, HERO_WIDE = 0.33f, HERO_HIGH = 0.56f, HEAD = 40,
                       WIDE = 1.25f;
    const GalleryFound *found = &gallery->found[index];
    const GalleryDeck *deck = &gallery->decks.list[found->deck];
    Canvas *canvas = ui_canvas(ui);
    Box felt = style_case(canvas, box), rest = box_inset(felt, BESIDE, ABOVE), hero;
    bool is_wide = rest.width > rest.height * WIDE;
    if (is_wide) {
        hero = box_cut_left(&rest, rest.width * HERO_WIDE, APART);
        draw_belongs(deck, canvas, box_cut_top(&rest, HEAD, GAP), found->face);
    } else {
        draw_belongs(deck, canvas, box_cut_top(&rest, HEAD, GAP), found->face);
        hero = box_cut_top(&rest, rest.height * HERO_HIGH, GAP + ABOVE);
    }
    draw_hero(gallery, ui, index, hero, felt);
    draw_family(gallery, canvas, rest, found);
}

void gallery_draw_found(GalleryScene *gallery, Ui *ui, Box box) {
    static const float BETWEEN = 24;
    int count = gallery->found_count;
    bool is_upright = canvas_layout(ui_canvas(ui))->is_portrait;
    draw_count(gallery, ui_canvas(ui), box_cut_top(&box, 36, 12));
    if (count > FEW) draw_many(gallery, ui, box);
    for (int i = 0; i < count && count <= FEW; i++)
        draw_few(gallery, ui,
                 is_upright ? box_row(box, i, count, BETWEEN) : box_column(box, i, count, BETWEEN), i);
}
