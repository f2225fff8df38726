/* A deck laid out, and what the gallery's pages of many cards share. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float GAP = 12, RUN_GAP = 26, MIN_WIDE = 104, SCROLLED_WIDE = 132, SCROLLED_WIDEST = 160,
                   MAX_WIDE = 320, EVEN = 1.25f;
enum { MIN_COLUMNS = 4 };

void gallery_draw_face(const GalleryScene *gallery, Canvas *canvas, int deck, int face, Box box,
                       GalleryLook look) {
    const GalleryDeck *of = &gallery->decks.list[deck];
    char asset[GALLERY_ASSET], back[GALLERY_ASSET];
    int backs = gallery_back_count(of, face);
    box = gallery_face_box(of, face, box);
    bool is_turned = gallery->is_turned && (gallery->page == GALLERY_SHEET || gallery->page == GALLERY_FAN);
    gallery_face_asset(of, face, asset);
    gallery_back_asset(of, face, gallery->back < backs ? gallery->back : 0, back);
    Sprite sprite = {.asset = back,
                     .box = {box.x, box.y + box.height * 0.02f, box.width, box.height},
                     .angle = look.angle,
                     .fade = 1 - 0.6f * (1 - look.fade),
                     .effect = SPRITE_SHADOW,
                     .raster_height = look.raster_height};
    canvas_sprite(canvas, &sprite);
    sprite = (Sprite){.asset = is_turned ? back : asset,
                      .box = box,
                      .angle = look.angle,
                      .fade = look.fade,
                      .effect = look.is_lit ? gallery_lamplit() : SPRITE_PLAIN,
                      .raster_height = look.raster_height};
    canvas_sprite(canvas, &sprite);
}

SpriteEffect gallery_lamplit(void) { return sprite_lit(SPRITE_PLAIN, 0xffd09050u, 0xfffff0d0u); }

Box gallery_face_box(const GalleryDeck *deck, int face, Box box) {
    float shape = gallery_face_shape(deck, face), wide = fminf(box.width, box.height * shape);
    bool is_filled = fabsf(box.width - box.height * shape) < 1;
    return is_filled ? box : box_place(box, wide, wide / shape, 0.5f, 0.5f);
}

void gallery_count_words(const GalleryDeck *deck, char *words, size_t size) {
    int count = deck->face_count;
    if (deck->kind == GALLERY_PIECES)
        snprintf(words, size, ngettext_("%d picture", "%d pictures", count), count);
    else if (deck->is_own)
        snprintf(words, size, ngettext_("your own, %d face", "your own, %d faces", count), count);
    else
        snprintf(words, size, ngettext_("%d face", "%d faces", count), count);
}

/* ---- runs ---- */

/* The kind of a face: a suit by the letters before its number, a family, a sign. */
static void kind_of(const GalleryDeck *deck, int face, char kind[GALLERY_ID]) {
    const char *word = deck->faces[face];
    SabaccCard card = gallery_card(deck, face);
    SabaccFamily family = card == SABACC_CARD_NONE ? SABACC_NO_FAMILY : sabacc_card_family(card);
    size_t letters = strcspn(word, "+-0123456789");
    bool has_number = word[letters] != '\0' && strpbrk(word, "0123456789") != NULL;
    kind[0] = '\0';
    if (family != SABACC_NO_FAMILY)
        snprintf(kind, GALLERY_ID, "family %d", (int)family);
    else if (has_number && letters > 0)
        snprintf(kind, GALLERY_ID, "%.*s", (int)letters, word);
    else if (word[0] == '+' || word[0] == '-')
        snprintf(kind, GALLERY_ID, "%c", word[0]);
    else if (has_number && strchr(word, '&') == NULL)
        snprintf(kind, GALLERY_ID, "number");
}

int gallery_runs(const GalleryDeck *deck, int runs[GALLERY_FACES]) {
    char last[GALLERY_ID] = "", kind[GALLERY_ID];
    int run = 0;
    for (int face = 0; face < deck->face_count; face++) {
        kind_of(deck, face, kind);
        if (face > 0 && strcmp(kind, last) != 0) run++;
        memcpy(last, kind, sizeof last);
        runs[face] = run;
    }
    return deck->face_count > 0 ? run + 1 : 0;
}

static int longest_run(const GalleryDeck *deck, const int runs[GALLERY_FACES]) {
    int longest = 0, length = 0;
    for (int face = 0; face < deck->face_count; face++) {
        length = face > 0 && runs[face] == runs[face - 1] ? length + 1 : 1;
        if (length > longest) longest = length;
    }
    return longest;
}

/* ---- a card among others ---- */

HotspotState gallery_card_hotspot(Ui *ui, const char *prefix, int index, Box box) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "%s:%d", prefix, index);
    return ui_hotspot(ui, &(Hotspot){.name = name, .box = box});
}

void gallery_draw_lit(Canvas *canvas, Box box) {
    static const float WIDE = 0.34f, RIM = 0.07f;
    float reach = box.width * WIDE, rim = fmaxf(box.width * RIM, 6);
    canvas_glow(canvas, box_inset(box, reach * 0.2f, reach * 0.2f), reach, reach * 1.3f, STYLE_BRASS_LIT);
    canvas_glow(canvas, box_inset(box, -rim * 0.4f, -rim * 0.4f), rim * 2, rim, 0xfffff1d0u);
}

bool gallery_is_near(HotspotState state) { return state.is_hovered || state.is_focused; }

/* ---- the sheet ---- */

typedef struct Sheet {
    int columns, row_count;
    int row[GALLERY_FACES], column[GALLERY_FACES];
    int breaks[GALLERY_FACES]; /* between kinds, before that face */
    int alone[GALLERY_FACES];  /* empty places in a row that contains a complete kind */
    float wide, high;
} Sheet;

static void put_in_rows(Sheet *sheet, const GalleryDeck *deck, const int runs[GALLERY_FACES], int columns) {
    int row = -1, column = 0, breaks = 0;
    sheet->columns = columns;
    for (int face = 0; face < deck->face_count; face++) {
        bool is_new = face == 0 || runs[face] != runs[face - 1];
        if (is_new || column == columns) row++, column = 0;
        if (is_new && face > 0) breaks++;
        sheet->row[face] = row;
        sheet->column[face] = column++;
        sheet->breaks[face] = breaks;
    }
    sheet->row_count = row + 1;
    for (int face = 0, end; face < deck->face_count; face = end) {
        for (end = face; end < deck->face_count && runs[end] == runs[face];) end++;
        for (int i = face; i < end; i++) sheet->alone[i] = end - face < columns ? columns - (end - face) : 0;
    }
}

static float between_of(const Sheet *sheet, const GalleryDeck *deck) {
    return (RUN_GAP - GAP) * (float)sheet->breaks[deck->face_count - 1] + 2 * GAP;
}

static float width_for(Box box, int columns) {
    return (box.width - 24 - GAP * (float)(columns - 1)) / (float)columns;
}

/* Chooses the number of columns that makes the cards largest with the whole deck visible, slightly preferring
 * kinds in even rows. A deck that would be too small scrolls instead. */
static Sheet sheet_of(const GalleryDeck *deck, Box box) {
    Sheet best = {0};
    int runs[GALLERY_FACES], longest;
    gallery_runs(deck, runs);
    longest = longest_run(deck, runs);
    float shape = gallery_deck_shape(deck), max = 0;
    for (int columns = longest < MIN_COLUMNS ? longest : MIN_COLUMNS; columns <= longest; columns++) {
        Sheet sheet = {0};
        put_in_rows(&sheet, deck, runs, columns);
        float fits = ((box.height - between_of(&sheet, deck)) / (float)sheet.row_count - GAP) * shape;
        sheet.wide = fminf(fminf(width_for(box, columns), fits), MAX_WIDE);
        float worth = sheet.wide * (longest % columns == 0 ? EVEN : 1);
        if (worth > max) best = sheet, max = worth;
    }
    if (best.wide < MIN_WIDE) {
        int most = (int)((box.width - 24 + GAP) / (SCROLLED_WIDE + GAP)), rows = (longest + most - 1) / most;
        put_in_rows(&best, deck, runs, (longest + rows - 1) / rows); /* even rows of a kind */
        best.wide = fminf(width_for(box, best.columns), SCROLLED_WIDEST);
    }
    best.high = best.wide / shape;
    return best;
}

static Box place_of(const Sheet *sheet, Box box, int face) {
    float whole = (float)sheet->columns * (sheet->wide + GAP) - GAP, left = (box.width - whole) / 2;
    float column = (float)sheet->column[face] + (float)sheet->alone[face] / 2;
    return (Box){box.x + left + column * (sheet->wide + GAP),
                 box.y + GAP + (sheet->high + GAP) * (float)sheet->row[face] +
                     (RUN_GAP - GAP) * (float)sheet->breaks[face],
                 sheet->wide, sheet->high};
}

void gallery_draw_sheet(GalleryScene *gallery, Ui *ui, Box box) {
    const GalleryDeck *deck = gallery_deck(gallery);
    Sheet sheet = sheet_of(deck, box);
    float content = (sheet.high + GAP) * (float)sheet.row_count + between_of(&sheet, deck);
    Box all = ui_begin_scroll(ui, "gallery:sheet", box, content);
    all.width = box.width;
    all.y += fmaxf(box.height - content, 0) / 2;
    for (int face = 0; face < deck->face_count; face++) {
        Box place = place_of(&sheet, all, face);
        bool is_seen = place.y + place.height > box.y && place.y < box.y + box.height;
        HotspotState state = gallery_card_hotspot(ui, "card", face, place);
        if (!is_seen) continue;
        if (gallery_is_near(state)) {
            gallery->near = face;
            gallery_draw_lit(ui_canvas(ui), place);
        }
        gallery_draw_face(gallery, ui_canvas(ui), gallery->deck, face, place, (GalleryLook){0});
    }
    ui_end_scroll(ui);
}
