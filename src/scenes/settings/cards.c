/* The player's choices: the deck and its back for each family, and the table. A list names them; what has the
 * focus there is shown large, with what it may be changed for. The last place says where own decks go. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/folder.h"
#include "scenes/page.h"
#include "scenes/scenes.h"
#include "scenes/settings/cards.h"
#include "scenes/stage.h"
#include "session/deck_choice.h"
#include "session/earned.h"
#include "ui/spoken.h"
#include "ui/style.h"

enum { PLACE_TABLE = DECK_FAMILIES, PLACE_OWN, PLACES };

typedef struct CardsScene {
    Scene scene;
    int place;     /* what is shown large: a DeckFamily, PLACE_TABLE or PLACE_OWN */
    bool is_ready; /* all decks have been opened once */
    int cloths;    /* that may be chosen */
    int feats;     /* that open backs */
} CardsScene;

/* The decks available for a family. The last may be a chosen deck that cannot be opened. */
typedef struct Offered {
    const LibraryEntry *decks[CARDS_OFFERED]; /* NULL: the one that cannot be opened */
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

static const char *name_of(const LibraryEntry *entry) { return entry->is_own ? entry->name : _(entry->name); }

/* ---- what can be chosen ---- */

static void add_item(Tray *tray, const char *words, const char *asset, const char *name, int index) {
    TrayItem *item = &tray->items[tray->count++];
    snprintf(item->name, sizeof item->name, "%s:%d", name, index);
    snprintf(item->words, sizeof item->words, "%s", words);
    snprintf(item->asset, sizeof item->asset, "%s", asset);
}

static float shape_of(const LibraryEntry *entry) { return (float)deck_shape(entry->deck); }

static void fill_decks(const Scene *scene, DeckFamily family, Tray *tray) {
    Offered offered = offered_in(scene, family);
    char name[UI_NAME_BYTES], words[CARDS_WORDS], asset[LIBRARY_ASSET];
    *tray = (Tray){.title = C_("set of cards", "Deck"),
                   .shape = shape_of(played_in(scene, family)),
                   .chosen = offered.chosen};
    snprintf(name, sizeof name, "cards:%s:deck", deck_family_ids[family]);
    for (int i = 0; i < offered.count; i++) {
        const LibraryEntry *entry = offered.decks[i];
        asset[0] = '\0';
        if (entry && entry->face_count > 0)
            deck_library_asset(entry, entry->faces[entry->face_count - 1], asset);
        if (entry)
            snprintf(words, sizeof words, "%s", name_of(entry));
        else
            snprintf(words, sizeof words, _("%s (missing)"),
                     deck_folder_of(deck_choice_deck_word(services(scene)->settings, family)));
        add_item(tray, words, asset, name, i);
    }
}

static void fill_backs(const Scene *scene, const LibraryEntry *entry, Tray *tray) {
    const Settings *settings = services(scene)->settings;
    char name[UI_NAME_BYTES], words[CARDS_WORDS], asset[LIBRARY_ASSET];
    int backs = deck_backs_open(settings, entry, ((const CardsScene *)scene)->feats);
    *tray = (Tray){.title = C_("of a card", "Back"),
                   .shape = shape_of(entry),
                   .chosen = deck_choice_back(settings, entry),
                   .note = backs < deck_choice_backs(entry) ? _("Feats open more of them.") : NULL};
    snprintf(name, sizeof name, "cards:%s:back", deck_family_ids[entry->family]);
    for (int i = 0; i < backs; i++) {
        const char *back = deck_choice_back_at(entry, i);
        deck_library_asset(entry, back, asset);
        deck_back_words(entry->deck, back, i, words, sizeof words);
        add_item(tray, words, asset, name, i);
    }
}

static void fill_cloths(const Scene *scene, Tray *tray) {
    char asset[LIBRARY_ASSET];
    int cloths = ((const CardsScene *)scene)->cloths;
    *tray = (Tray){.title = _("Cloth"),
                   .shape = 16.0f / 9,
                   .is_cloth = true,
                   .chosen = deck_choice_cloth(services(scene)->settings),
                   .note = cloths < DECK_CLOTHS ? _("The circuit has more to win.") : NULL};
    for (int i = 0; i < cloths; i++) {
        snprintf(asset, sizeof asset, "cloth/%s", deck_cloth_face(i));
        add_item(tray, deck_cloth_title(i), asset, "cards:cloth", i);
    }
}

/* ---- the stage ---- */

static bool can_be_shown(const Scene *scene, DeckFamily family) {
    const LibraryEntry *entry = played_in(scene, family), *house = offered_in(scene, family).decks[0];
    return entry && house && entry->deck && house->deck;
}

/* Side by side where one of them is short, else below each other. Cuts what they take off the stage's foot.
 */
static void draw_trays(Ui *ui, Box *stage, const Tray *decks, const Tray *backs) {
    static const float GAP = 40, PER_ITEM = 150;
    const Canvas *canvas = ui_canvas(ui);
    float high_decks = cards_tray_height(canvas, decks), high_backs = cards_tray_height(canvas, backs);
    float wide = PER_ITEM * (float)decks->count;
    if (decks->count < 2) {
        cards_draw_tray(ui, backs, box_cut_bottom(stage, high_backs, GAP / 2));
    } else if (wide + GAP + PER_ITEM * (float)backs->count * 0.9f <= stage->width) {
        Box strip = box_cut_bottom(stage, fmaxf(high_decks, high_backs), GAP / 2);
        cards_draw_tray(ui, decks, box_cut_left(&strip, wide, GAP));
        cards_draw_tray(ui, backs, strip);
    } else {
        cards_draw_tray(ui, backs, box_cut_bottom(stage, high_backs, GAP / 2));
        cards_draw_tray(ui, decks, box_cut_bottom(stage, high_decks, GAP / 2));
    }
}

static void draw_family(const Scene *scene, Ui *ui, DeckFamily family, Box stage) {
    Tray decks, backs;
    if (!can_be_shown(scene, family)) return;
    const LibraryEntry *entry = played_in(scene, family);
    fill_decks(scene, family, &decks);
    fill_backs(scene, entry, &backs);
    draw_trays(ui, &stage, &decks, &backs);
    cards_draw_hand(ui_canvas(ui), family, entry, stage);
}

/* With a hand on it. */
static void draw_table(const Scene *scene, Ui *ui, Box stage) {
    static const float LYING = 0.5f;
    char asset[LIBRARY_ASSET];
    Tray cloths;
    fill_cloths(scene, &cloths);
    cards_draw_tray(ui, &cloths, box_cut_bottom(&stage, cards_tray_height(ui_canvas(ui), &cloths), 24));
    snprintf(asset, sizeof asset, "cloth/%s", deck_choice_cloth_word(services(scene)->settings));
    float wide = fminf(stage.width, stage.height * 16 / 9);
    Box table = box_place(stage, wide, wide * 9 / 16, 0.5f, 0.5f);
    cards_draw_cloth(ui_canvas(ui), asset, table);
    if (can_be_shown(scene, DECK_SPIKE))
        cards_draw_hand(ui_canvas(ui), DECK_SPIKE, played_in(scene, DECK_SPIKE),
                        box_place(table, table.width * LYING, table.height * LYING, 0.5f, 0.5f));
}

/* The decks of one's own beside each other; sockets where there are none yet. */
static void draw_own_decks(const Scene *scene, Canvas *canvas, Box box) {
    static const float WIDE = 250, GAP = 34, NAME = 64;
    enum { SOCKETS = 3 };
    const DeckLibrary *library = services(scene)->decks;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
    int count = 0, room = (int)((box.width + GAP) / (WIDE + GAP));
    for (int i = 0; i < deck_library_count(library); i++)
        count += deck_library_at(library, i)->is_own && deck_library_at(library, i)->deck;
    int places = count > 0 ? (count < room ? count : room) : SOCKETS;
    box = box_place(box, (float)places * (WIDE + GAP) - GAP, box.height, 0.5f, 0.5f);
    for (int i = 0; count == 0 && i < SOCKETS; i++) {
        Box place = box_place(box_cut_left(&box, WIDE, GAP), WIDE, fminf(WIDE * 1.4f, box.height), 0, 0.5f);
        canvas_panel(canvas, place,
                     &(PanelStyle){.top = 0x40000000u,
                                   .bottom = 0x20000000u,
                                   .edge = STYLE_BRASS_DIM,
                                   .edge_width = 2,
                                   .radius = 16});
    }
    for (int i = 0; i < deck_library_count(library) && places > 0; i++) {
        const LibraryEntry *entry = deck_library_at(library, i);
        char asset[LIBRARY_ASSET];
        if (!entry->is_own || !entry->deck || entry->face_count == 0) continue;
        Box cell = box_cut_left(&box, WIDE, GAP), name = box_cut_bottom(&cell, NAME, 10);
        float high = fminf(cell.height, WIDE / shape_of(entry));
        deck_library_asset(entry, entry->faces[entry->face_count - 1], asset);
        cards_draw_picture(canvas, asset, box_place(cell, high * shape_of(entry), high, 0.5f, 1));
        canvas_paragraph_within(canvas, name, &style, entry->name);
        places--;
    }
}

static void draw_own(const Scene *scene, Ui *ui, Box stage) {
    static const float FOLDER_WIDE = 300, GAP = 28, WORDS = 0.5f, WIDEST = 860;
    const char *words =
        _("Drop a folder of pictures on the window, or put it into the folder of your decks: it is a deck, "
          "shown in the gallery while you draw. Its page in the documents tells what it may hold.");
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    Box foot = box_cut_bottom(&stage, STYLE_BUTTON_HIGH, GAP);
    ui_button(ui, &(Button){.name = "cards:folder",
                            .box = box_place(foot, fminf(FOLDER_WIDE, foot.width), foot.height, 0.5f, 0),
                            .label = _("Open folder")});
    Box text = box_inset(stage, fmaxf((stage.width - WIDEST) / 2, 0), 0);
    float high = fminf(canvas_paragraph(canvas, text, &style, words, true), stage.height * WORDS);
    text = box_cut_bottom(&stage, high, GAP);
    canvas_paragraph_within(canvas, box_place(text, fminf(text.width, WIDEST), text.height, 0.5f, 0), &style,
                            words);
    draw_own_decks(scene, ui_canvas(ui), stage);
}

static void draw_stage(const Scene *scene, Ui *ui, Box box) {
    static const float BESIDE = 36, ABOVE = 28;
    int place = ((const CardsScene *)scene)->place;
    Box stage = box_inset(style_case(ui_canvas(ui), box), BESIDE, ABOVE);
    ui_begin_group(ui);
    if (place < DECK_FAMILIES)
        draw_family(scene, ui, (DeckFamily)place, stage);
    else if (place == PLACE_TABLE)
        draw_table(scene, ui, stage);
    else
        draw_own(scene, ui, stage);
}

/* ---- the list ---- */

static void place_name(int place, char name[UI_NAME_BYTES]) {
    static const char *const others[] = {"table", "own"};
    snprintf(name, UI_NAME_BYTES, "cards:%s",
             place < DECK_FAMILIES ? deck_family_ids[place] : others[place - DECK_FAMILIES]);
}

static const char *place_title(const Scene *scene, int place) {
    if (place == PLACE_TABLE) return _("Table");
    if (place == PLACE_OWN) return _("Decks of your own");
    const LibraryEntry *house = offered_in(scene, (DeckFamily)place).decks[0];
    return house ? _(house->name) : "";
}

static void draw_place_picture(const Scene *scene, Canvas *canvas, int place, Box box) {
    char asset[LIBRARY_ASSET];
    float shape = 16.0f / 9;
    if (place == PLACE_OWN) {
        TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_HEADING, STYLE_BRASS_LIT, TEXT_CENTRE);
        canvas_push_name(canvas, UI_UNSPOKEN);
        canvas_text(canvas, box, &style, "+");
        canvas_pop_name(canvas);
        return;
    }
    if (place == PLACE_TABLE) {
        snprintf(asset, sizeof asset, "cloth/%s", deck_choice_cloth_word(services(scene)->settings));
    } else {
        if (!can_be_shown(scene, (DeckFamily)place)) return;
        shape = shape_of(played_in(scene, (DeckFamily)place));
        snprintf(asset, sizeof asset, "%s/back", deck_family_ids[place]);
    }
    float high = fminf(box.height, box.width / shape);
    cards_draw_picture(canvas, asset, box_place(box, high * shape, high, 0.5f, 0.5f));
}

/* A row of the list, or upright a tile. */
static void draw_place(const Scene *scene, Ui *ui, int place, Box box) {
    static const float PICTURE = 88, GAP = 18, BESIDE = 16, ABOVE = 9;
    char name[UI_NAME_BYTES], words[CARDS_WORDS];
    Canvas *canvas = ui_canvas(ui);
    bool is_shown = ((const CardsScene *)scene)->place == place;
    const char *title = place_title(scene, place);
    place_name(place, name);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = box});
    snprintf(words, sizeof words, is_shown ? "%s, %s" : "%s", title, _("chosen"));
    ui_spoken_label(ui, words);
    canvas_push_name(canvas, "%s", name);
    bool is_lit = state.is_hovered || state.is_focused || is_shown;
    if (is_shown) canvas_halo(canvas, box, STYLE_CORNER, 14, colour_fade(STYLE_AMBER, 0.3f));
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = is_lit ? 0xff4a3620u : STYLE_OAK_LIT,
                               .bottom = is_lit ? 0xff2a1c10u : STYLE_OAK,
                               .edge = state.is_focused ? STYLE_BONE
                                       : is_shown       ? STYLE_AMBER
                                                        : STYLE_BRASS_DIM,
                               .edge_width = state.is_focused ? 3
                                             : is_shown       ? 2.2f
                                                              : 1.5f,
                               .radius = STYLE_CORNER,
                               .is_cut = true});
    Box rest = box_inset(box, BESIDE, ABOVE);
    draw_place_picture(scene, canvas, place, box_cut_left(&rest, fminf(PICTURE, rest.width * 0.3f), GAP));
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, is_shown ? STYLE_AMBER : STYLE_BONE, TEXT_LEFT);
    float high = fminf(canvas_paragraph(canvas, rest, &style, title, true), rest.height);
    canvas_paragraph_within(canvas, box_place(rest, rest.width, high, 0, 0.5f), &style, title);
    canvas_pop_name(canvas);
}

/* What has the focus in the list is shown. */
static void follow_focus(CardsScene *cards, const Ui *ui) {
    char name[UI_NAME_BYTES];
    for (int place = 0; place < PLACES; place++) {
        place_name(place, name);
        if (strcmp(name, ui_focus(ui)) == 0) cards->place = place;
    }
}

static void draw_list(const Scene *scene, Ui *ui, Box box, int columns) {
    int rows = PLACES / columns;
    ui_begin_group(ui);
    for (int place = 0; place < PLACES; place++)
        draw_place(scene, ui, place,
                   box_column(box_row(box, place / columns, rows, 12), place % columns, columns, 12));
}

static void cards_draw(Scene *scene, Ui *ui, double ahead_ms) {
    static const float LIST = 380, LIST_HIGH = 440, GAP = 22;
    (void)ahead_ms;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    follow_focus((CardsScene *)scene, ui);
    style_place(canvas, "lounge", STYLE_PAGE_DARK);
    Box rest = page_whole(canvas);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 18);
    style_heading(canvas, box_cut_top(&rest, 60, 14), _("Cards and tables"));
    Box list = layout->is_portrait ? box_cut_top(&rest, LIST_HIGH, GAP) : box_cut_left(&rest, LIST, GAP);
    if (((const CardsScene *)scene)->is_ready) { /* decks have no titles before */
        draw_list(scene, ui, list, layout->is_portrait ? 2 : 1);
        draw_stage(scene, ui, rest);
    }
    ui_begin_foot(ui);
    Box done = page_cut_back(canvas, &foot);
    ui_button(ui,
              &(Button){.name = "cards:gallery", .box = box_cut_right(&foot, 260, 0), .label = _("Gallery")});
    page_draw_back(ui, done, _("Done"), true);
}

/* ---- choices ---- */

/* Whether the event names one of those pictures. */
static bool is_of_tray(const UiEvent *event, DeckFamily family, const char *what) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "cards:%s:%s:", deck_family_ids[family], what);
    return ui_event_is(event, name);
}

/* True if the event chose something. */
static bool choose(Scene *scene, const UiEvent *event) {
    Settings *settings = services(scene)->settings;
    int index = ui_event_index(event);
    bool is_cloth = ui_event_is(event, "cards:cloth:"), is_chosen = is_cloth;
    if (is_cloth) deck_choice_use_cloth(settings, index);
    for (int i = 0; i < DECK_FAMILIES; i++) {
        DeckFamily family = (DeckFamily)i;
        Offered offered = offered_in(scene, family);
        const LibraryEntry *entry = index >= 0 && index < offered.count ? offered.decks[index] : NULL;
        bool is_deck = is_of_tray(event, family, "deck"), is_back = is_of_tray(event, family, "back");
        if (is_deck && entry) deck_choice_use(settings, entry);
        if (is_back) deck_choice_use_back_at(settings, played_in(scene, family), index);
        is_chosen = is_chosen || is_deck || is_back;
    }
    if (is_chosen) stage_settings_changed(scene->stage);
    return is_chosen;
}

static void show_place(CardsScene *cards, const UiEvent *event) {
    char name[UI_NAME_BYTES];
    for (int place = 0; place < PLACES; place++) {
        place_name(place, name);
        if (strcmp(name, event->name) != 0) continue;
        cards->place = place;
        ui_set_focus(services(&cards->scene)->ui, name);
    }
}

static void cards_event(Scene *scene, const UiEvent *event) {
    bool is_pressed = event->kind == UI_EVENT_ACTIVATE;
    bool is_done = is_pressed && strcmp(event->name, "back") == 0;
    if (is_pressed && !choose(scene, event)) show_place((CardsScene *)scene, event);
    if (is_pressed && strcmp(event->name, "cards:gallery") == 0) {
        Scene *gallery = scene_create("gallery");
        if (gallery) stage_push(scene->stage, gallery);
    }
    if (is_pressed && strcmp(event->name, "cards:folder") == 0) folder_show_own(scene->stage, "cards");
    if (is_done || event->kind == UI_EVENT_BACK) stage_pop(scene->stage);
}

/* ---- the scene ---- */

static void cards_woken(Scene *scene) {
    CardsScene *cards = (CardsScene *)scene;
    deck_library_poll(services(scene)->decks);
    if (cards->is_ready || deck_library_is_busy(services(scene)->decks)) return;
    cards->is_ready = true;
    ui_set_focus(services(scene)->ui, "cards:classic");
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
