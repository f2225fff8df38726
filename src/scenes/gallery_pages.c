/* The gallery's pages of many cards: the shelf, what was found, a deck laid out or fanned. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery_private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float GAP = 12, RUN_GAP = 26, NAME_HIGH = 34, WIDEST = 190, MOST_WIDE = 320, WHOLE_SHARE = 0.75f;
enum { LONGEST_RUN = 20, LONGEST_STANDING = 10, WHOLE_RUN = 8, FAN_LONGEST = 24 };

void gallery_draw_face(const GalleryScene *gallery, Canvas *canvas, int deck, int face, Box box,
                       float angle) {
    const GalleryDeck *of = &gallery->decks.list[deck];
    char asset[GALLERY_ASSET], back[GALLERY_ASSET];
    int backs = gallery_back_count(of, face);
    gallery_face_asset(of, face, asset);
    gallery_back_asset(of, face, gallery->back < backs ? gallery->back : 0, back);
    Box fallen = {box.x, box.y + box.height * 0.02f, box.width, box.height};
    canvas_sprite(
        canvas,
        &(Sprite){.asset = back, .box = fallen, .angle = angle, .fade = 0.4f, .effect = SPRITE_SHADOW});
    canvas_sprite(canvas, &(Sprite){.asset = gallery->is_turned ? back : asset, .box = box, .angle = angle});
}

/* --- runs
 * ------------------------------------------------------------------------------------------------------- */

/* Faces of one kind share it: a suit by the letters before its number, a family, a sign. */
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

/* --- a card among others
 * ----------------------------------------------------------------------------------------- */

static HotspotState said_card(Ui *ui, const char *prefix, int index, Box box) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "%s:%d", prefix, index);
    return ui_hotspot(ui, &(Hotspot){.name = name, .box = box});
}

static void draw_lit(Canvas *canvas, Box box) {
    canvas_glow(canvas, box_inset(box, box.width * 0.12f, box.height * 0.09f), box.width * 0.3f,
                box.width * 0.3f, STYLE_AMBER);
}

static bool is_near(HotspotState state) { return state.is_hovered || state.is_focused; }

/* --- the sheet
 * --------------------------------------------------------------------------------------------------- */

typedef struct Sheet {
    int columns, rows[GALLERY_FACES], column[GALLERY_FACES], row_count, breaks[GALLERY_FACES];
    float wide, high;
} Sheet;

static Sheet sheet_of(const GalleryDeck *deck, Box box, bool is_portrait) {
    Sheet sheet = {0};
    int runs[GALLERY_FACES], count = gallery_runs(deck, runs), longest = longest_run(deck, runs);
    int most = is_portrait ? LONGEST_STANDING : LONGEST_RUN;
    sheet.columns = count == 1 ? WHOLE_RUN : longest < most ? longest : most;
    if (is_portrait && longest % 8 != 0 && longest > most && longest % most != 0) sheet.columns = 8;
    if (is_portrait && longest <= 8) sheet.columns = 4;
    if (is_portrait && count == 1) sheet.columns = 4;
    int row = -1, column = 0, breaks = 0;
    for (int face = 0; face < deck->face_count; face++) {
        bool is_new = face == 0 || runs[face] != runs[face - 1];
        if (is_new || column == sheet.columns) row++, column = 0;
        if (is_new && face > 0) breaks++;
        sheet.rows[face] = row;
        sheet.column[face] = column++;
        sheet.breaks[face] = breaks;
    }
    sheet.row_count = row + 1;
    float rows = (float)sheet.row_count, between = (RUN_GAP - GAP) * (float)breaks + 2 * GAP;
    float fits = ((box.height - between) / rows - GAP) * gallery_deck_shape(deck);
    float columns = (float)sheet.columns, wide = (box.width - 24 - GAP * (columns - 1)) / columns;
    bool is_whole = fits >= wide * WHOLE_SHARE; /* better all at a glance than a little larger */
    sheet.wide = fminf(is_whole ? fminf(wide, fits) : fminf(wide, WIDEST), MOST_WIDE);
    sheet.high = sheet.wide / gallery_deck_shape(deck);
    return sheet;
}

void gallery_draw_sheet(GalleryScene *gallery, Ui *ui, Box box) {
    const GalleryDeck *deck = gallery_deck(gallery);
    Sheet sheet = sheet_of(deck, box, canvas_layout(ui_canvas(ui))->is_portrait);
    int last = deck->face_count - 1;
    float step = sheet.high + GAP;
    float content = step * (float)sheet.row_count + (RUN_GAP - GAP) * (float)sheet.breaks[last] + 2 * GAP;
    Box all = ui_begin_scroll(ui, "gallery:sheet", box, content);
    float whole = (float)sheet.columns * (sheet.wide + GAP) - GAP, left = box.x + (box.width - whole) / 2;
    float spare = fmaxf(box.height - content, 0) / 2;
    for (int face = 0; face < deck->face_count; face++) {
        Box place = {left + (float)sheet.column[face] * (sheet.wide + GAP),
                     all.y + spare + GAP + step * (float)sheet.rows[face] +
                         (RUN_GAP - GAP) * (float)sheet.breaks[face],
                     sheet.wide, sheet.high};
        bool is_seen = place.y + place.height > box.y && place.y < box.y + box.height;
        HotspotState state = said_card(ui, "card", face, place);
        if (!is_seen) continue;
        if (is_near(state)) draw_lit(ui_canvas(ui), place);
        gallery_draw_face(gallery, ui_canvas(ui), gallery->deck, face, place, 0);
    }
    ui_end_scroll(ui);
}

/* --- the fan
 * ----------------------------------------------------------------------------------------------------- */

typedef struct Arc {
    int first, count;
} Arc;

static int arcs_of(const GalleryDeck *deck, Arc arcs[GALLERY_FACES]) {
    int runs[GALLERY_FACES], count = 0;
    gallery_runs(deck, runs);
    for (int face = 0; face < deck->face_count; face++) {
        Arc *arc = count > 0 ? &arcs[count - 1] : NULL;
        bool is_same = arc && runs[face] == runs[arc->first] && arc->count < FAN_LONGEST;
        if (is_same)
            arc->count++;
        else
            arcs[count++] = (Arc){face, 1};
    }
    return count;
}

typedef struct Leaf {
    Box box;
    float angle;
} Leaf;

static const float FAN_REACH = 4.2f, FAN_STEP = 0.115f, FAN_MOST = 1.5f, FAN_LIFT = 0.14f, FAN_FREE = 0.3f,
                   FAN_HIGHEST = 380, FAN_LEAST = 60;

static float fan_spread(float width, float high, float shape, int count) {
    float half = fminf((width / 2 - high * shape * 0.8f) / (high * FAN_REACH), 0.98f);
    return fminf(FAN_STEP * (float)(count - 1), fminf(FAN_MOST, 2 * asinf(half)));
}

static Leaf leaf_of(Box row, float high, float shape, const Arc *arc, int index) {
    float wide = high * shape, reach = high * FAN_REACH;
    float middle = (float)index - (float)(arc->count - 1) / 2;
    float angle = arc->count > 1
                      ? middle * fan_spread(row.width, high, shape, arc->count) / (float)(arc->count - 1)
                      : 0;
    float x = row.x + row.width / 2 + sinf(angle) * reach, y = row.y + (1 - cosf(angle)) * reach;
    return (Leaf){{x - wide / 2, y, wide, high}, angle};
}

/* The part of a card that the next one leaves free. */
static Box free_of(Leaf leaf, Leaf next, bool is_last) {
    Box box = leaf.box;
    if (!is_last) box.width = fmaxf(next.box.x - leaf.box.x, 8);
    return box;
}

static void draw_arc(GalleryScene *gallery, Ui *ui, Box row, float high, const Arc *arc) {
    Canvas *canvas = ui_canvas(ui);
    float shape = gallery_deck_shape(gallery_deck(gallery));
    int near = -1;
    for (int i = 0; i < arc->count; i++) {
        Leaf leaf = leaf_of(row, high, shape, arc, i), next = leaf_of(row, high, shape, arc, i + 1);
        HotspotState state = said_card(ui, "card", arc->first + i, free_of(leaf, next, i + 1 == arc->count));
        if (is_near(state)) near = i;
        gallery_draw_face(gallery, canvas, gallery->deck, arc->first + i, leaf.box, leaf.angle);
    }
    if (near < 0) return;
    Leaf leaf = leaf_of(row, high, shape, arc, near);
    leaf.box.x += sinf(leaf.angle) * high * 0.14f;
    leaf.box.y -= cosf(leaf.angle) * high * 0.14f;
    draw_lit(canvas, leaf.box);
    gallery_draw_face(gallery, canvas, gallery->deck, arc->first + near, leaf.box, leaf.angle);
}

/* From one fan to the next, in heights of a card: the fewer there are the freer they lie. */
static float fan_step(int count) { return count > 2 ? 0.72f : 1.02f; }

/* How high all fans together are with cards of that height: the ends of a fan hang down and lie aslant. */
static float fan_room(float width, float high, float shape, const Arc *arcs, int count) {
    float lowest = 0;
    for (int i = 0; i < count; i++) {
        float end = fan_spread(width, high, shape, arcs[i].count) / 2;
        float sag = (1 - cosf(end)) * FAN_REACH + (sinf(end) * shape + cosf(end) + 1) / 2;
        lowest = fmaxf(lowest, fan_step(count) * (float)i + sag);
    }
    return high * (lowest + FAN_LIFT + 0.06f);
}

/* Of every card at least so much is to be seen that its index can be read. */
static bool is_readable(float width, float high, float shape, const Arc *arc) {
    if (arc->count < 2) return true;
    float free = fan_spread(width, high, shape, arc->count) * FAN_REACH / (float)(arc->count - 1);
    return free >= FAN_FREE * shape;
}

static float fan_high(Box box, float shape, const Arc *arcs, int count) {
    float high = FAN_HIGHEST;
    for (int i = 0; i < count && high > FAN_LEAST; i++)
        while (high > FAN_LEAST && !is_readable(box.width, high, shape, &arcs[i])) high -= 4;
    while (high > FAN_LEAST && fan_room(box.width, high, shape, arcs, count) > box.height) high -= 4;
    return high;
}

void gallery_draw_fan(GalleryScene *gallery, Ui *ui, Box box) {
    const GalleryDeck *deck = gallery_deck(gallery);
    Arc arcs[GALLERY_FACES];
    int count = arcs_of(deck, arcs);
    float shape = gallery_deck_shape(deck);
    float high = fan_high(box, shape, arcs, count), step = fan_step(count);
    float top = box.y + (box.height - fan_room(box.width, high, shape, arcs, count)) / 2 + high * FAN_LIFT;
    for (int i = 0; i < count; i++)
        draw_arc(gallery, ui, (Box){box.x, top + step * high * (float)i, box.width, high}, high, &arcs[i]);
}

/* --- the shelf
 * --------------------------------------------------------------------------------------------------- */

/* A few faces of the deck fanned out of its stack. */
static void draw_stack(const GalleryScene *gallery, Canvas *canvas, int index, Box box) {
    const GalleryDeck *deck = &gallery->decks.list[index];
    float shape = gallery_deck_shape(deck), high = fminf(box.height * 0.8f, box.width * 0.42f / shape);
    float wide = high * shape;
    int shown[3] = {deck->face_count - 1, deck->face_count - 4, deck->face_count / 5};
    for (int i = 0; i < 3; i++) {
        float angle = ((float)i - 1) * 0.2f;
        Box place = {box.x + box.width / 2 - wide / 2 + ((float)i - 1) * wide * 0.52f,
                     box.y + (box.height - high) / 2 + fabsf((float)i - 1) * high * 0.04f, wide, high};
        gallery_draw_face(gallery, canvas, index, shown[i], place, angle);
    }
}

static void draw_deck(const GalleryScene *gallery, Ui *ui, int index, Box box) {
    const GalleryDeck *deck = &gallery->decks.list[index];
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES], count[64];
    snprintf(name, sizeof name, "deck:%s", deck->id);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = box, .is_disabled = !deck->deck});
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = is_near(state) ? 0xf01d2d3bu : 0xc0131c25u,
                               .bottom = 0xd00e151cu,
                               .edge = is_near(state) ? STYLE_AMBER : STYLE_METAL,
                               .edge_width = is_near(state) ? 2.5f : 1.5f,
                               .radius = 18,
                               .is_cut = true});
    Box inner = box_inset(box, 20, 16), words = box_cut_bottom(&inner, 72, 8);
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    canvas_text(canvas, box_cut_top(&words, 42, 0), &title, gallery_deck_name(deck));
    snprintf(count, sizeof count, ngettext_("%d face", "%d faces", deck->face_count), deck->face_count);
    canvas_text(canvas, box_cut_top(&words, 28, 0), &small, count);
    if (deck->deck)
        draw_stack(gallery, canvas, index, inner);
    else
        canvas_paragraph(canvas, inner, &small, deck->fault, false);
}

void gallery_draw_shelf(GalleryScene *gallery, Ui *ui, Box box) {
    int columns = canvas_layout(ui_canvas(ui))->is_portrait ? 2 : 3;
    int rows = (gallery->decks.count + columns - 1) / columns;
    for (int i = 0; i < gallery->decks.count; i++) {
        Box row = box_row(box, i / columns, rows, 24);
        draw_deck(gallery, ui, i, box_column(row, i % columns, columns, 24));
    }
}

/* --- found
 * ------------------------------------------------------------------------------------------------------- */

static void draw_found_one(GalleryScene *gallery, Ui *ui, int index, Box box) {
    const GalleryFound *found = &gallery->found[index];
    const GalleryDeck *deck = &gallery->decks.list[found->deck];
    char words[GALLERY_NAME];
    HotspotState state = said_card(ui, "found", index, box);
    TextStyle style =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL, is_near(state) ? STYLE_AMBER : STYLE_BONE, TEXT_CENTRE);
    Box name = box_cut_bottom(&box, NAME_HIGH, 4);
    float shape = gallery_deck_shape(deck), high = fminf(box.height, box.width / shape);
    Box place = box_place(box, high * shape, high, 0.5f, 0.5f);
    gallery_name(gallery_card(deck, found->face), deck->faces[found->face], words);
    if (is_near(state)) draw_lit(ui_canvas(ui), place);
    gallery_draw_face(gallery, ui_canvas(ui), found->deck, found->face, place, 0);
    canvas_text(ui_canvas(ui), name, &style, words);
}

void gallery_draw_found(GalleryScene *gallery, Ui *ui, Box box) {
    TextStyle note = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_CENTRE);
    if (gallery->found_count == 0) {
        canvas_text(ui_canvas(ui), box_place(box, box.width, 40, 0.5f, 0.3f), &note,
                    _("No card is called that."));
        return;
    }
    int columns = (int)(box.width / 210), rows = (gallery->found_count + columns - 1) / columns;
    float wide = (box.width - 24 - GAP * (float)(columns - 1)) / (float)columns,
          high = wide * 1.5f + NAME_HIGH;
    Box all = ui_begin_scroll(ui, "gallery:found", box, (high + RUN_GAP) * (float)rows);
    for (int i = 0; i < gallery->found_count; i++) {
        Box place = {all.x + (float)(i % columns) * (wide + GAP),
                     all.y + (float)(i / columns) * (high + RUN_GAP), wide, high};
        draw_found_one(gallery, ui, i, place);
    }
    ui_end_scroll(ui);
}
