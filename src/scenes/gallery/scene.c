/* The gallery: decks on a shelf, laid out, fanned, and card by card. Its life cycle and drawing. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/gallery/private.h"
#include "scenes/gallery/scene.h"
#include "scenes/page.h"
#include "session/deck_choice.h"
#include "session/earned.h"
#include "ui/style.h"
#include "ui/widgets.h"

const GalleryDeck *gallery_deck(const GalleryScene *gallery) { return &gallery->decks.list[gallery->deck]; }

bool gallery_has_cards(const GalleryScene *gallery) { return gallery_deck(gallery)->kind == GALLERY_CARDS; }

const StageServices *gallery_services(const GalleryScene *gallery) {
    return stage_services(gallery->scene.stage);
}

void gallery_play(const GalleryScene *gallery, AudioSound sound) {
    audio_play(gallery_services(gallery)->audio, sound, 0);
}

const char *gallery_cloth(const GalleryScene *gallery) {
    return gallery->theme > 0 ? deck_cloth_face(gallery->theme - 1) : NULL;
}

const char *gallery_theme_name(int theme) { return theme > 0 ? deck_cloth_title(theme - 1) : _("Lounge"); }

/* ---- drawing ---- */

/* Where a lamp hangs, in shares of the window, and how far its light reaches. */
typedef struct Lamp {
    float x, y, reach;
} Lamp;

/* Over the card, or over all of a fan. */
static Lamp lamp_of(const GalleryScene *gallery, const Layout *layout) {
    if (gallery->page == GALLERY_FAN) return (Lamp){0.5f, 0.4f, layout->is_portrait ? 0.6f : 0.9f};
    return layout->is_portrait ? (Lamp){0.5f, 0.24f, 0.46f} : (Lamp){0.34f, 0.44f, 0.7f};
}

/* Velvet, and on it the pool of the lamp. Its folds are narrow: where a card moves they are painted in every
 * frame. */
static void draw_velvet(Canvas *canvas, Lamp lamp) {
    enum { FOLDS = 12 };
    static const float BROAD = 26;
    Box screen = canvas_layout(canvas)->screen;
    canvas_backdrop(canvas, &(BackdropShape){.top = 0xff1a0b0eu,
                                             .bottom = 0xff0b0506u,
                                             .light = 0xf8a04a30u,
                                             .light_x = lamp.x,
                                             .light_y = lamp.y,
                                             .light_reach = lamp.reach,
                                             .vignette = 0.66f});
    for (int i = 0; i < FOLDS; i++) {
        float x = screen.width * ((float)i + 0.5f + (float)(i * 37 % 11) * 0.04f) / FOLDS;
        canvas_glow(canvas, (Box){x, -BROAD, 2, screen.height + 2 * BROAD}, 1, BROAD,
                    i % 3 == 1 ? 0x0cffa880u : 0x34000000u);
    }
}

/* A cloth from close by, in the same light: no rim of a table is cut by what lies on it. */
static void draw_laid(Canvas *canvas, const char *cloth, Lamp lamp) {
    static const float CORE = 60, DARK = 0.3f;
    Box screen = canvas_layout(canvas)->screen;
    Box light = {screen.width * lamp.x - CORE / 2, screen.height * lamp.y - CORE / 2, CORE, CORE};
    float soft = fminf(screen.width, screen.height) * DARK;
    gallery_draw_cloth(canvas, cloth, screen);
    canvas_glow(canvas, light, CORE / 2, fmaxf(screen.width, screen.height) * lamp.reach * 0.5f, 0x48ffdcaau);
    canvas_glow(canvas, (Box){-CORE, screen.height, screen.width + 2 * CORE, CORE}, 0, soft, 0xc0000000u);
    canvas_glow(canvas, (Box){-CORE, -CORE, CORE, screen.height + 2 * CORE}, 0, soft, 0xa0000000u);
    canvas_glow(canvas, (Box){screen.width, -CORE, CORE, screen.height + 2 * CORE}, 0, soft, 0xa0000000u);
    Box head = box_place(screen, screen.width, 150, 0, 0); /* so that words on it are readable */
    canvas_panel(canvas, head, &(PanelStyle){.top = 0xd005090cu, .bottom = 0x0005090cu});
}

void gallery_draw_cloth(Canvas *canvas, const char *cloth, Box box) {
    static const float SHAPE = 16.0f / 9;
    static const char MIDDLE[] = "@1,1/3x3";
    char asset[GALLERY_ASSET];
    float wide = fmaxf(box.width, box.height * SHAPE);
    snprintf(asset, sizeof asset, "%s/%s%s", "cloth", cloth, MIDDLE);
    canvas_push_clip(canvas, box);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box_place(box, wide, wide / SHAPE, 0.5f, 0.5f)});
    canvas_pop_clip(canvas);
}

static void draw_ground(const GalleryScene *gallery, Canvas *canvas) {
    const char *cloth = gallery_cloth(gallery);
    Lamp lamp = lamp_of(gallery, canvas_layout(canvas));
    if (gallery->is_slideshow)
        gallery_draw_mat(gallery, canvas);
    else if (gallery->page != GALLERY_CARD && gallery->page != GALLERY_FAN)
        style_wall(canvas);
    else if (cloth)
        draw_laid(canvas, cloth, lamp);
    else
        draw_velvet(canvas, lamp);
}

/* A page of many cards: between the head and the bar. */
static void draw_page(GalleryScene *gallery, Ui *ui, Box box, double ahead_ms) {
    switch (gallery->page) {
    case GALLERY_SHELF:
        if (gallery->typed[0])
            gallery_draw_found(gallery, ui, box);
        else
            gallery_draw_shelf(gallery, ui, box);
        return;
    case GALLERY_SHEET:
    case GALLERY_PARTNER:
        if (gallery_has_cards(gallery))
            gallery_draw_drawer(gallery, ui, box);
        else if (gallery_is_of_people(gallery_deck(gallery)))
            gallery_draw_people(gallery, ui, box);
        else
            gallery_draw_cabinet(gallery, ui, box);
        return;
    case GALLERY_FAN: gallery_draw_fan(gallery, ui, box, ahead_ms); return;
    case GALLERY_CARD: return;
    }
}

/* A deck with an error is shown in its last valid version, with the error above it. */
static void cut_fault(const GalleryScene *gallery, Canvas *canvas, Box *rest) {
    const GalleryDeck *deck = gallery_deck(gallery);
    if (!deck->fault[0]) return;
    float high = gallery_draw_fault(canvas, deck, *rest, true);
    gallery_draw_fault(canvas, deck, box_cut_top(rest, high, 12), false);
}

/* What is used at the tables is beside the page, upright below it. */
static Box cut_plate(const Layout *layout, Box *rest) {
    static const float WIDE = 520, APART = 20;
    return layout->is_portrait ? box_cut_bottom(rest, gallery_use_height(), APART)
                               : box_cut_right(rest, WIDE, APART);
}

/* Of the pages: each draws itself and returns the box of its bar. */
static Box draw_many(GalleryScene *gallery, Ui *ui, double ahead_ms) {
    const Layout *layout = canvas_layout(ui_canvas(ui));
    Box rest = page_whole(ui_canvas(ui));
    Box bar = box_cut_bottom(&rest, gallery_bar_high(gallery, layout), 18);
    ui_begin_group(ui);
    Box head = box_cut_top(&rest, 64, layout->is_portrait ? 26 : 14);
    gallery_draw_head(gallery, ui, head);
    if (gallery->page != GALLERY_SHELF) cut_fault(gallery, ui_canvas(ui), &rest);
    gallery->near = gallery->near_back = GALLERY_NOBODY;
    Box plate = gallery->is_using ? cut_plate(layout, &rest) : (Box){0};
    ui_begin_group(ui);
    draw_page(gallery, ui, rest, ahead_ms);
    gallery_draw_head_words(gallery, ui, head);
    if (gallery->is_using) gallery_draw_use(gallery, ui, plate);
    return bar;
}

/* The card has the window's whole height, and beside it stand its words over the bar; upright all is one
 * below the other. */
static Box draw_one(GalleryScene *gallery, Ui *ui, double ahead_ms) {
    static const float WORDS_WIDE = 640, BESIDE = 30, ABOVE = 12, WORDS_ABOVE = 24;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    float bar_high = gallery_bar_high(gallery, layout);
    Box rest, words, bar;
    if (layout->is_portrait) {
        rest = box_inset(layout->screen, 44, 28);
        bar = box_cut_bottom(&rest, bar_high, 18);
        cut_fault(gallery, canvas, &rest);
        float high = gallery_words_height(gallery, rest);
        words = box_cut_bottom(&rest, gallery->is_using ? fmaxf(high, gallery_use_height()) : high, 18);
    } else {
        rest = box_inset(layout->screen, BESIDE, ABOVE);
        words = box_inset(box_cut_right(&rest, WORDS_WIDE, BESIDE), 0, WORDS_ABOVE - ABOVE);
        bar = box_cut_bottom(&words, bar_high, 18);
        cut_fault(gallery, canvas, &words);
    }
    gallery->words = words;
    ui_begin_group(ui);
    gallery_draw_card(gallery, ui, rest, words, ahead_ms);
    return bar;
}

static void gallery_draw(Scene *scene, Ui *ui, double ahead_ms) {
    GalleryScene *gallery = (GalleryScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    draw_ground(gallery, canvas);
    gallery->is_looking = gallery_is_looking(gallery, ui);
    if (gallery->is_slideshow) {
        gallery_draw_slide(gallery, ui, ahead_ms);
        return;
    }
    if (strcmp(ui_focus(ui), "gallery:search") == 0 && gallery->page == GALLERY_SHELF)
        gallery->is_searching = true;
    Box bar =
        gallery->page == GALLERY_CARD ? draw_one(gallery, ui, ahead_ms) : draw_many(gallery, ui, ahead_ms);
    gallery_begin_tools(gallery, canvas);
    gallery_draw_bar(gallery, ui, bar);
    gallery_end_tools(gallery, canvas);
    gallery_draw_dark(gallery, canvas, box_inset(bar, -20, -20), ahead_ms);
    if (gallery->has_more) gallery_draw_more(gallery, ui, bar);
}

/* ---- the scene ---- */

/* The current page stays if it still exists when decks appear or disappear. */
static void take_changes(GalleryScene *gallery) {
    char id[GALLERY_ID] = "";
    if (gallery->decks.count > 0) snprintf(id, sizeof id, "%s", gallery_deck(gallery)->id);
    if (!id[0] && gallery->memory) memcpy(id, gallery->memory->deck, sizeof id);
    DeckLibrary *library = gallery_services(gallery)->decks;
    if (!gallery_decks_take(&gallery->decks, library)) return;
    int deck = id[0] ? gallery_decks_find(&gallery->decks, id) : 0;
    gallery->deck = deck < 0 ? 0 : deck;
    gallery->description.name[0] = '\0';
    int count = gallery->decks.count > 0 ? gallery_deck(gallery)->face_count : 0;
    if (deck < 0 || gallery->face >= count) {
        gallery->move = GALLERY_AT_REST;
        gallery->face = 0;
        gallery->is_slideshow = gallery->is_using = gallery->has_more = false;
    }
    if (gallery->coming >= count) gallery->move = GALLERY_AT_REST;
    if (count == 0 || deck < 0) gallery->page = GALLERY_SHELF;
    gallery_search(gallery, gallery->typed);
}

/* Lays out the deck that the gallery was opened for; one with a fault is found on the shelf. */
static void find_wanted(GalleryScene *gallery) {
    int deck = gallery->wanted[0] ? gallery_decks_find(&gallery->decks, gallery->wanted) : -1;
    if (deck < 0) return;
    bool is_open = gallery_deck_is_open(&gallery->decks.list[deck]);
    if (!is_open && !gallery->decks.list[deck].fault[0]) return;
    gallery->wanted[0] = '\0';
    gallery->deck = deck;
    if (is_open)
        gallery_open_deck(gallery, deck);
    else
        gallery_focus_page(gallery);
}

static void take_decks(GalleryScene *gallery) {
    take_changes(gallery);
    find_wanted(gallery);
}

static void gallery_woken(Scene *scene) {
    GalleryScene *gallery = (GalleryScene *)scene;
    take_decks(gallery);
    gallery_slides_update(gallery);
}

static void gallery_update(Scene *scene, double step_ms) {
    (void)step_ms;
    GalleryScene *gallery = (GalleryScene *)scene;
    if (gallery->move != GALLERY_AT_REST && gallery_moved(gallery, 0) >= 1) gallery_finish(gallery);
    gallery_woken(scene);
}

static SceneActivity gallery_activity(const Scene *scene) {
    const GalleryScene *gallery = (const GalleryScene *)scene;
    if (gallery->move != GALLERY_AT_REST || gallery_slides_move(gallery)) return SCENE_MOVING;
    if (deck_library_is_busy(gallery_services(gallery)->decks)) return SCENE_WAITING;
    return gallery->is_slideshow ? SCENE_BETWEEN : SCENE_STILL;
}

static double gallery_next_change(const Scene *scene) {
    const GalleryScene *gallery = (const GalleryScene *)scene;
    return gallery->is_slideshow ? gallery_slides_next(gallery) : gallery_tools_until(gallery);
}

static void gallery_enter(Scene *scene) {
    GalleryScene *gallery = (GalleryScene *)scene;
    if (!gallery->memory) gallery_recall(gallery);
    gallery->cloths =
        earned_cloths(gallery_services(gallery)->data_directory, gallery_services(gallery)->settings);
    deck_library_browse(gallery_services(gallery)->decks, true);
    take_decks(gallery);
    gallery_focus_page(gallery);
    if (gallery->was_in_more) gallery_focus(gallery, "gallery:more");
    gallery->was_in_more = false;
}

static void gallery_leave(Scene *scene) {
    GalleryScene *gallery = (GalleryScene *)scene;
    gallery_remember(gallery);
    deck_library_browse(gallery_services(gallery)->decks, false);
}

static void gallery_destroy(Scene *scene) { free(scene); }

/* Cards are pictures. */
static bool gallery_says_widget(const Scene *scene, const char *widget, Text *name, Text *hint) {
    (void)hint;
    const GalleryScene *gallery = (const GalleryScene *)scene;
    const GalleryDeck *deck = gallery_deck(gallery);
    UiEvent event = {.kind = UI_EVENT_ACTIVATE};
    char words[GALLERY_NAME];
    snprintf(event.name, sizeof event.name, "%s", widget);
    bool is_face = ui_event_is(&event, "card:") || ui_event_is(&event, "kin:");
    int face = is_face ? ui_event_index(&event) : -1;
    if (strcmp(widget, "gallery:card") == 0 || strcmp(widget, "gallery:words") == 0) face = gallery->face;
    bool is_back = gallery->is_turned && strcmp(widget, "gallery:card") == 0;
    if (is_back) {
        char back[GALLERY_BACK_NAME];
        gallery_back_name(deck, gallery->face, gallery->back, back);
        text_add(name, back);
    } else if (face >= 0 && face < deck->face_count) {
        gallery_name(gallery_card(deck, face), deck->faces[face], words);
        text_add(name, words);
    }
    if (ui_event_is(&event, "back:")) {
        char back[GALLERY_BACK_NAME];
        gallery_back_name(deck, 0, ui_event_index(&event), back);
        text_add(name, back);
    }
    if (strcmp(widget, "gallery:stop") == 0) text_add(name, _("Stop"));
    if (strcmp(widget, "gallery:previous") == 0) text_add(name, _("Back one card"));
    if (strcmp(widget, "gallery:next") == 0) text_add(name, _("Next card"));
    return true;
}

static const SceneKind gallery_kind = {.enter = gallery_enter,
                                       .leave = gallery_leave,
                                       .update = gallery_update,
                                       .woken = gallery_woken,
                                       .activity = gallery_activity,
                                       .next_change = gallery_next_change,
                                       .draw = gallery_draw,
                                       .event = gallery_event,
                                       .input = gallery_input,
                                       .say_widget = gallery_says_widget,
                                       .destroy = gallery_destroy};

Scene *gallery_scene_create(void);
Scene *gallery_scene_create(void) {
    GalleryScene *gallery = memory_calloc(1, sizeof *gallery);
    gallery->scene.kind = &gallery_kind;
    gallery->picked = 1;
    gallery->partner = gallery->near = gallery->near_back = GALLERY_NOBODY;
    return &gallery->scene;
}

Scene *gallery_scene_at(const char *deck) {
    Scene *scene = gallery_scene_create();
    GalleryScene *gallery = (GalleryScene *)scene;
    snprintf(gallery->wanted, sizeof gallery->wanted, "%s", deck);
    return scene;
}
