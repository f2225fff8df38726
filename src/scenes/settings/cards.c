/* The player's choices: the deck and its back for each family, and the table; each with its picture. Below is
 * where to put own decks. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/folder.h"
#include "scenes/scenes.h"
#include "scenes/stage.h"
#include "session/deck_choice.h"
#include "session/earned.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

enum { CELLS = DECK_FAMILIES + 2, OFFERED = LIBRARY_DECKS + 1 };
static const float GAP = 24, PICTURES_WIDE = 290, CHOICE_HIGH = 56, OWN_HIGH = 136, PEEK = 0.34f,
                   CARD_GAP = 10, SMALLEST = 13;

typedef struct CardsScene {
    Scene scene;
    bool is_ready; /* all decks have been opened once */
    int cloths;    /* that may be chosen */
    int feats;     /* that open backs */
} CardsScene;

/* The decks available for a family. The last may be a chosen deck that cannot be opened. */
typedef struct Offered {
    const LibraryEntry *decks[OFFERED]; /* NULL: the one that cannot be opened */
    int count, chosen;
} Offered;

static const StageServices *services(const Scene *scene) { return stage_services(scene->stage); }

static Offered offered_in(const Scene *scene, DeckFamily family) {
    const DeckLibrary *library = services(scene)->decks;
    Offered offered = {.chosen = -1};
    for (int i = 0; i < deck_library_count(library); i++) {
        const LibraryEntry *entry = deck_library_at(library, i);
        if (entry->family != family || (entry->is_own && !entry->deck)) continue;
        if (deck_choice_is_used(services(scene)->settings, entry)) offered.chosen = offered.count;
        offered.decks[offered.count++] = entry;
    }
    if (offered.chosen >= 0) return offered;
    offered.chosen = offered.count++;
    return offered;
}

static const LibraryEntry *played_in(const Scene *scene, DeckFamily family) {
    Offered offered = offered_in(scene, family);
    return offered.decks[offered.chosen] ? offered.decks[offered.chosen] : offered.decks[0];
}

/* ---- pictures ---- */

static void draw_card(Canvas *canvas, DeckFamily family, const char *word, Box box) {
    char asset[LIBRARY_ASSET];
    Box fallen = box;
    fallen.y += 4;
    snprintf(asset, sizeof asset, "%s/%.23s", deck_family_ids[family], word);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = fallen, .fade = 0.4f, .effect = SPRITE_SHADOW});
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box});
}

/* A number, a figure over it, and beside them the whole back, as on tables. */
static void draw_cards(Canvas *canvas, DeckFamily family, const LibraryEntry *entry, Box box) {
    float shape = (float)(deck_width(entry->deck) / deck_height(entry->deck));
    float wide = (box.width - CARD_GAP) / (2 + PEEK), high = wide / shape;
    if (high > box.height) high = box.height, wide = high * shape;
    float whole = wide * (2 + PEEK) + CARD_GAP, left = box.x + (box.width - whole) / 2;
    Box card = {left, box.y + (box.height - high) / 2, wide, high};
    draw_card(canvas, family, entry->faces[entry->face_count / 5], card);
    card.x += wide * PEEK;
    draw_card(canvas, family, entry->faces[entry->face_count - 1], card);
    card.x += wide + CARD_GAP;
    draw_card(canvas, family, "back", card);
}

static void draw_cloth(Canvas *canvas, const Settings *settings, Box box) {
    char asset[LIBRARY_ASSET];
    snprintf(asset, sizeof asset, "cloth/%s", deck_choice_cloth_word(settings));
    float wide = box.height * 16 / 9 < box.width ? box.height * 16 / 9 : box.width;
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box_place(box, wide, wide * 9 / 16, 0.5f, 0.5f)});
}

/* ---- cells ---- */

static const char *name_of(const LibraryEntry *entry) { return entry->is_own ? entry->name : _(entry->name); }

static Box begin_cell(Canvas *canvas, Box cell, Box *pictures, const char *title) {
    style_plate(canvas, cell);
    Box rest = box_inset(cell, 22, 10);
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    if (pictures) {
        *pictures = rest;
        pictures->width = PICTURES_WIDE;
        rest.x += PICTURES_WIDE + GAP;
        rest.width -= PICTURES_WIDE + GAP;
    }
    canvas_text(canvas, box_cut_top(&rest, 36, 6), &style, title);
    return rest;
}

static void draw_deck_choice(const Scene *scene, Ui *ui, DeckFamily family, const Offered *offered, Box box) {
    const LibraryEntry *house = offered->decks[0];
    char name[UI_NAME_BYTES], words[120];
    const LibraryEntry *entry = offered->decks[offered->chosen];
    snprintf(name, sizeof name, "cards:%s:deck", deck_family_ids[family]);
    if (entry)
        snprintf(words, sizeof words, "%s", name_of(entry));
    else
        snprintf(words, sizeof words, _("%s (missing)"),
                 deck_folder_of(deck_choice_deck_word(services(scene)->settings, family)));
    ui_choice(ui, &(Choice){.name = name,
                            .box = box,
                            .text = words,
                            .value = offered->chosen,
                            .maximum = offered->count - 1,
                            .step = 1,
                            .goes_around = true,
                            .is_disabled = offered->count < 2});
    if (house) ui_spoken_label(ui, _(house->name));
}

static void draw_back_choice(const Scene *scene, Ui *ui, const LibraryEntry *entry, Box box) {
    char name[UI_NAME_BYTES], title[64], words[90];
    const Settings *settings = services(scene)->settings;
    int backs = deck_backs_open(settings, entry, ((const CardsScene *)scene)->feats);
    int back = deck_choice_back(settings, entry);
    snprintf(name, sizeof name, "cards:%s:back", deck_family_ids[entry->family]);
    deck_back_words(entry->deck, deck_choice_back_at(entry, back), back, title, sizeof title);
    snprintf(words, sizeof words, _("%s, %d of %d"), title, back + 1, backs);
    ui_choice(ui, &(Choice){.name = name,
                            .box = box,
                            .text = words,
                            .value = back,
                            .maximum = backs - 1,
                            .step = 1,
                            .goes_around = true,
                            .is_disabled = backs < 2});
    ui_spoken_label(ui, C_("of a card", "Back"));
}

static void draw_family(const Scene *scene, Ui *ui, DeckFamily family, Box cell) {
    Offered offered = offered_in(scene, family);
    const LibraryEntry *entry = played_in(scene, family), *house = offered.decks[0];
    Box pictures;
    if (!entry || !house || !entry->deck || !house->deck) return;
    Box rest = begin_cell(ui_canvas(ui), cell, &pictures, _(house->name));
    draw_cards(ui_canvas(ui), family, entry, pictures);
    float high = fminf(CHOICE_HIGH, (rest.height - 10) / 2);
    draw_deck_choice(scene, ui, family, &offered, box_cut_top(&rest, high, 10));
    draw_back_choice(scene, ui, entry, box_cut_top(&rest, high, 0));
}

static void draw_table_cell(const Scene *scene, Ui *ui, Box cell) {
    const Settings *settings = services(scene)->settings;
    int cloth = deck_choice_cloth(settings);
    Box pictures, rest = begin_cell(ui_canvas(ui), cell, &pictures, _("Table"));
    draw_cloth(ui_canvas(ui), settings, pictures);
    ui_choice(ui, &(Choice){.name = "cards:cloth",
                            .box = box_cut_top(&rest, CHOICE_HIGH, 10),
                            .text = deck_cloth_title(cloth),
                            .value = cloth,
                            .maximum = ((const CardsScene *)scene)->cloths - 1,
                            .step = 1,
                            .goes_around = true});
    ui_spoken_label(ui, _("Table"));
}

static void draw_own_cell(Ui *ui, Box cell) {
    static const float FOLDER_WIDE = 220;
    Box rest = begin_cell(ui_canvas(ui), cell, NULL, _("Decks of your own"));
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    Box side = box_cut_right(&rest, FOLDER_WIDE, GAP);
    ui_button(ui,
              &(Button){.name = "cards:folder",
                        .box = box_place(side, side.width, fminf(side.height, STYLE_BUTTON_HIGH), 0.5f, 0.5f),
                        .label = _("Open folder")});
    const char *words =
        _("Drop a folder of pictures on the window, or put it into the folder of your decks: it is a deck, "
          "shown in the gallery while you draw. Its page in the documents tells what it may hold.");
    /* Smaller where large text would leave the cell. */
    while (style.size > SMALLEST && canvas_paragraph(ui_canvas(ui), rest, &style, words, true) > rest.height)
        style.size -= 1;
    canvas_paragraph(ui_canvas(ui), rest, &style, words, false);
}

static void cards_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    int columns = layout->is_portrait ? 1 : 2, rows = layout->is_portrait ? CELLS - 1 : CELLS / columns;
    style_place(canvas, "lounge", STYLE_PAGE_DARK);
    Box rest = box_inset(layout->screen, 44, 28);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 18);
    style_heading(canvas, box_cut_top(&rest, 60, 12), _("Cards and tables"));
    ui_begin_group(ui);
    if (layout->is_portrait) draw_own_cell(ui, box_cut_bottom(&rest, OWN_HIGH, 16));
    for (int i = 0; i < rows * columns; i++) {
        Box cell = box_column(box_row(rest, i / columns, rows, 16), i % columns, columns, 20);
        if (i < DECK_FAMILIES)
            draw_family(scene, ui, (DeckFamily)i, cell);
        else if (i == DECK_FAMILIES)
            draw_table_cell(scene, ui, cell);
        else
            draw_own_cell(ui, cell);
    }
    ui_begin_group(ui);
    Box done = box_cut_right(&foot, 220, 16);
    ui_button(ui,
              &(Button){.name = "cards:gallery", .box = box_cut_right(&foot, 260, 0), .label = _("Gallery")});
    ui_button(ui, &(Button){.name = "back", .box = done, .label = _("Done"), .is_primary = true});
}

/* ---- choices ---- */

static bool is_for(const UiEvent *event, DeckFamily family, const char *what) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "cards:%s:%s", deck_family_ids[family], what);
    return strcmp(name, event->name) == 0;
}

static void choose(Scene *scene, const UiEvent *event) {
    Settings *settings = services(scene)->settings;
    for (int i = 0; i < DECK_FAMILIES; i++) {
        DeckFamily family = (DeckFamily)i;
        Offered offered = offered_in(scene, family);
        const LibraryEntry *entry = event->value < offered.count ? offered.decks[event->value] : NULL;
        if (is_for(event, family, "deck") && entry) deck_choice_use(settings, entry);
        if (is_for(event, family, "back"))
            deck_choice_use_back_at(settings, played_in(scene, family), event->value);
    }
    if (strcmp(event->name, "cards:cloth") == 0) deck_choice_use_cloth(settings, event->value);
    stage_settings_changed(scene->stage);
}

static void cards_event(Scene *scene, const UiEvent *event) {
    bool is_done = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "back") == 0;
    if (event->kind == UI_EVENT_CHANGE) choose(scene, event);
    if (event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "cards:gallery") == 0) {
        Scene *gallery = scene_create("gallery");
        if (gallery) stage_push(scene->stage, gallery);
    }
    if (event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "cards:folder") == 0)
        folder_show_own(scene->stage, "cards");
    if (is_done || event->kind == UI_EVENT_BACK) stage_pop(scene->stage);
}

/* ---- the scene ---- */

/* What cannot be chosen yet cannot be focused either: keys start at the first deck once it is available. */
static void cards_woken(Scene *scene) {
    CardsScene *cards = (CardsScene *)scene;
    deck_library_poll(services(scene)->decks);
    if (cards->is_ready || deck_library_is_busy(services(scene)->decks)) return;
    cards->is_ready = true;
    ui_set_focus(services(scene)->ui, "cards:classic:back");
}

static void cards_enter(Scene *scene) {
    ((CardsScene *)scene)->cloths = earned_cloths(services(scene)->data_directory, services(scene)->settings);
    ((CardsScene *)scene)->feats = earned_feats(services(scene)->data_directory);
    deck_library_browse(services(scene)->decks, true);
    cards_woken(scene);
}

static void cards_leave(Scene *scene) { deck_library_browse(services(scene)->decks, false); }

static SceneActivity cards_activity(const Scene *scene) {
    return deck_library_is_busy(services(scene)->decks) ? SCENE_WAITING : SCENE_STILL;
}

static void cards_destroy(Scene *scene) { free(scene); }

static const SceneKind cards_kind = {
    .enter = cards_enter,
    .leave = cards_leave,
    .woken = cards_woken,
    .activity = cards_activity,
    .draw = cards_draw,
    .event = cards_event,
    .destroy = cards_destroy,
};

Scene *cards_scene_create(void);
Scene *cards_scene_create(void) {
    CardsScene *cards = memory_calloc(1, sizeof *cards);
    cards->scene.kind = &cards_kind;
    return &cards->scene;
}
