/* The gallery's search: the typed text, on-screen letters for players without a keyboard, and the results. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
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

void gallery_draw_found(GalleryScene *gallery, Ui *ui, Box box) {
    draw_count(gallery, ui_canvas(ui), box_cut_top(&box, 36, 12));
    if (gallery->found_count == 0) return;
    int columns = columns_of(gallery, box), rows = (gallery->found_count + columns - 1) / columns;
    float wide = (box.width - 24 - GAP * (float)(columns - 1)) / (float)columns,
          high = wide * 1.5f + NAME_HIGH;
    Box all = ui_begin_scroll(ui, "gallery:found", box, (high + 2 * GAP) * (float)rows);
    for (int i = 0; i < gallery->found_count; i++) {
        Box place = {all.x + (float)(i % columns) * (wide + GAP),
                     all.y + (float)(i / columns) * (high + 2 * GAP), wide, high};
        draw_found_one(gallery, ui, i, place);
    }
    ui_end_scroll(ui);
}
