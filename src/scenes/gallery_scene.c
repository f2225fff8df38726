/* The gallery: decks on a shelf, laid out, fanned, and card by card. Where one is, and what is pressed. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery_export.h"
#include "scenes/gallery_private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const struct {
    const char *cloth, *title;
} themes[GALLERY_THEMES] = {
    {NULL, N_("Lounge")}, {"cloth", N_("Harbour")}, {"cloth-2", N_("Ember")}, {"cloth-3", N_("Void")}};

const GalleryDeck *gallery_deck(const GalleryScene *gallery) { return &gallery->decks.list[gallery->deck]; }

const StageServices *gallery_services(const GalleryScene *gallery) {
    return stage_services(gallery->scene.stage);
}

void gallery_play(const GalleryScene *gallery, AudioSound sound) {
    audio_play(gallery_services(gallery)->audio, sound, 0);
}

const char *gallery_cloth(const GalleryScene *gallery) { return themes[gallery->theme].cloth; }
const char *gallery_theme_name(int theme) { return _(themes[theme].title); }

/* ---- what is found again ---- */

static int *kept_face(GalleryMemory *memory, const char *deck) {
    for (int i = 0; i < memory->face_count; i++)
        if (strcmp(memory->faces[i].deck, deck) == 0) return &memory->faces[i].face;
    if (memory->face_count == GALLERY_DECKS) return &memory->faces[0].face;
    int place = memory->face_count++;
    snprintf(memory->faces[place].deck, GALLERY_ID, "%s", deck);
    memory->faces[place].face = 0;
    return &memory->faces[place].face;
}

static void remember(GalleryScene *gallery) {
    GalleryMemory *memory = gallery->memory;
    if (!memory || gallery->decks.count == 0) return;
    memory->is_kept = true;
    memcpy(memory->deck, gallery_deck(gallery)->id, sizeof memory->deck);
    memory->back = gallery->back;
    memory->theme = gallery->theme;
    if (gallery->page == GALLERY_SHEET || gallery->page == GALLERY_FAN)
        memory->is_fanned = gallery->page == GALLERY_FAN;
    *kept_face(memory, memory->deck) = gallery->face;
}

static void recall(GalleryScene *gallery) {
    gallery->memory = stage_memory(gallery->scene.stage, "gallery", sizeof *gallery->memory);
    if (!gallery->memory || !gallery->memory->is_kept) return;
    gallery->back = gallery->memory->back;
    gallery->theme = gallery->memory->theme;
}

/* ---- where one is ---- */

static void focus(GalleryScene *gallery, const char *name) {
    ui_set_focus(gallery_services(gallery)->ui, name);
}

static void focus_card(GalleryScene *gallery) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "card:%d", gallery->face);
    focus(gallery, name);
}

static void focus_deck(GalleryScene *gallery) {
    char name[UI_NAME_BYTES] = "deck:classic";
    if (gallery->decks.count > 0) snprintf(name, sizeof name, "deck:%.32s", gallery_deck(gallery)->id);
    focus(gallery, name);
}

static void focus_page(GalleryScene *gallery) {
    switch (gallery->page) {
    case GALLERY_SHELF: focus_deck(gallery); return;
    case GALLERY_SHEET:
    case GALLERY_FAN:
    case GALLERY_PARTNER: focus_card(gallery); return;
    case GALLERY_CARD: focus(gallery, "gallery:card"); return;
    }
}

static void go_to(GalleryScene *gallery, GalleryPage page) {
    gallery_finish(gallery);
    gallery->page = page;
    gallery->near = GALLERY_NOBODY;
    if (page == GALLERY_SHELF) gallery->is_turned = false;
    if (page == GALLERY_FAN) gallery_open_fan(gallery);
    focus_page(gallery);
}

static void open_deck(GalleryScene *gallery, int deck) {
    bool is_fanned = gallery->memory && gallery->memory->is_fanned;
    int *kept = gallery->memory ? kept_face(gallery->memory, gallery->decks.list[deck].id) : NULL;
    gallery->deck = deck;
    gallery->face = kept && *kept < gallery_deck(gallery)->face_count ? *kept : 0;
    gallery->partner = GALLERY_NOBODY;
    gallery->is_searching = false;
    gallery_play(gallery, AUDIO_SLIDE);
    go_to(gallery, is_fanned ? GALLERY_FAN : GALLERY_SHEET);
}

static void open_card(GalleryScene *gallery, int face) {
    gallery->before = gallery->page;
    gallery->face = face;
    gallery->zoom = 0;
    ui_pan_to_middle(gallery_services(gallery)->ui, "gallery:card");
    gallery_play(gallery, AUDIO_SLIDE);
    go_to(gallery, GALLERY_CARD);
}

static void open_found(GalleryScene *gallery, int index) {
    if (index < 0 || index >= gallery->found_count) return;
    if (gallery->deck != gallery->found[index].deck) gallery->partner = GALLERY_NOBODY;
    gallery->deck = gallery->found[index].deck;
    open_card(gallery, gallery->found[index].face);
}

static void step(GalleryScene *gallery, int by) {
    gallery_finish(gallery);
    int count = gallery_deck(gallery)->face_count;
    gallery->face = (gallery->face + by + count) % count;
    gallery_play(gallery, AUDIO_SLIDE);
}

static void begin_search(GalleryScene *gallery) {
    if (gallery->page != GALLERY_SHELF) go_to(gallery, GALLERY_SHELF);
    gallery->is_searching = true;
    focus(gallery, "gallery:search");
}

static void end_search(GalleryScene *gallery) {
    gallery->is_searching = false;
    gallery_search(gallery, "");
    focus_deck(gallery);
}

static void choose_partner(GalleryScene *gallery, int face) {
    gallery->partner = face;
    go_to(gallery, GALLERY_CARD);
    gallery_shift(gallery);
}

static void go_back(GalleryScene *gallery) {
    remember(gallery);
    switch (gallery->page) {
    case GALLERY_PARTNER: go_to(gallery, GALLERY_CARD); return;
    case GALLERY_CARD:
        if (gallery->zoom > 0)
            gallery_zoom_to(gallery, 0);
        else if (gallery->before == GALLERY_SHELF) {
            go_to(gallery, GALLERY_SHELF);
            focus(gallery, gallery->typed[0] ? "found:0" : "gallery:search");
        } else
            go_to(gallery, gallery->before);
        return;
    case GALLERY_SHEET:
    case GALLERY_FAN: go_to(gallery, GALLERY_SHELF); return;
    case GALLERY_SHELF:
        if (gallery->is_searching || gallery->typed[0])
            end_search(gallery);
        else
            stage_pop(gallery->scene.stage);
        return;
    }
}

/* ---- what is pressed ---- */

static void open_named(GalleryScene *gallery, const char *id) {
    for (int i = 0; i < gallery->decks.count; i++) {
        if (strcmp(id, gallery->decks.list[i].id) != 0) continue;
        if (gallery->decks.list[i].face_count > 0)
            open_deck(gallery, i);
        else
            gallery_play(gallery, AUDIO_UI_REFUSE);
        return;
    }
}

/* Return opens what was found first; on an empty field it goes on to the letters. */
static void accept_search(GalleryScene *gallery) {
    gallery->is_searching = true;
    if (gallery->typed[0])
        open_found(gallery, 0);
    else
        focus(gallery, "letter:a");
}

static void toggle_fan(GalleryScene *gallery) {
    go_to(gallery, gallery->page == GALLERY_FAN ? GALLERY_SHEET : GALLERY_FAN);
    remember(gallery);
}

static void choose_any(GalleryScene *gallery) { choose_partner(gallery, GALLERY_NOBODY); }
static void choose_from_deck(GalleryScene *gallery) { go_to(gallery, GALLERY_PARTNER); }
static void step_on(GalleryScene *gallery) { step(gallery, 1); }
static void step_before(GalleryScene *gallery) { step(gallery, -1); }

static void open_use(GalleryScene *gallery) {
    gallery_finish(gallery);
    gallery->is_using = true;
    focus(gallery, gallery_use_first(gallery));
}

static void close_use(GalleryScene *gallery) {
    gallery->is_using = false;
    focus_page(gallery);
}

static void export_cards(GalleryScene *gallery) {
    const GalleryDeck *deck = gallery_deck(gallery);
    const char *face = gallery->page == GALLERY_CARD ? deck->faces[gallery->face] : NULL;
    gallery_finish(gallery);
    Scene *panel = gallery_export_over(deck, face, gallery->back);
    if (panel) stage_push(gallery->scene.stage, panel);
}

static const struct {
    const char *name;
    void (*act)(GalleryScene *gallery);
} presses[] = {
    {"gallery:search", accept_search},
    {"gallery:fan", toggle_fan},
    {"gallery:turn", gallery_turn},
    {"gallery:card", gallery_turn},
    {"gallery:shift", gallery_shift},
    {"gallery:partner", choose_from_deck},
    {"gallery:any", choose_any},
    {"gallery:previous", step_before},
    {"gallery:next", step_on},
    {"gallery:slideshow", gallery_slides_start},
    {"gallery:stop", gallery_slides_stop},
    {"gallery:use", open_use},
    {"use:done", close_use},
    {"gallery:export", export_cards},
    {"back", go_back},
};

static void activate(GalleryScene *gallery, const UiEvent *event) {
    if (ui_event_is(event, "deck:")) open_named(gallery, event->name + strlen("deck:"));
    if (ui_event_is(event, "use:") && strcmp(event->name, "use:done") != 0) gallery_use(gallery, event);
    if (ui_event_is(event, "letter:")) gallery_take_letter(gallery, event);
    if (ui_event_is(event, "found:")) open_found(gallery, ui_event_index(event));
    if (ui_event_is(event, "card:")) {
        if (gallery->page == GALLERY_PARTNER)
            choose_partner(gallery, ui_event_index(event));
        else
            open_card(gallery, ui_event_index(event));
        return;
    }
    for (size_t i = 0; i < sizeof presses / sizeof *presses; i++) {
        if (strcmp(event->name, presses[i].name) != 0) continue;
        presses[i].act(gallery);
        return;
    }
}

/* A back is tried on where it is to be seen. */
static void choose_back(GalleryScene *gallery, int back) {
    gallery_finish(gallery);
    gallery->back = back;
    gallery->is_turned = true;
}

static void change(GalleryScene *gallery, const UiEvent *event) {
    if (strcmp(event->name, "gallery:search") == 0) {
        gallery->is_searching = true;
        gallery_search(gallery, event->text);
        if (gallery->page != GALLERY_SHELF) begin_search(gallery);
    }
    if (strcmp(event->name, "gallery:back") == 0) choose_back(gallery, event->value);
    if (strcmp(event->name, "gallery:theme") == 0) gallery->theme = event->value;
    if (strcmp(event->name, "gallery:zoom") == 0) gallery_zoom_to(gallery, event->value);
    if (strcmp(event->name, "gallery:card") != 0) return;
    /* From close by an arrow that finds the edge stays there. */
    if (event->key == UI_KEY_LEFT && gallery->zoom == 0) step(gallery, -1);
    if (event->key == UI_KEY_RIGHT && gallery->zoom == 0) step(gallery, 1);
    if (event->key == UI_KEY_PAGE_UP) gallery_zoom_to(gallery, gallery->zoom + 1);
    if (event->key == UI_KEY_PAGE_DOWN) gallery_zoom_to(gallery, gallery->zoom - 1);
}

static void key(GalleryScene *gallery, const UiEvent *event) {
    if (event->character == '/') begin_search(gallery);
    if (gallery->page != GALLERY_CARD) return;
    if (event->character == '+' || event->character == '=' || event->key == UI_KEY_PAGE_UP)
        gallery_zoom_to(gallery, gallery->zoom + 1);
    if (event->character == '-' || event->key == UI_KEY_PAGE_DOWN)
        gallery_zoom_to(gallery, gallery->zoom - 1);
    if (event->character == '0') gallery_zoom_to(gallery, 0);
}

static void gallery_event(Scene *scene, const UiEvent *event) {
    GalleryScene *gallery = (GalleryScene *)scene;
    if (event->kind == UI_EVENT_ACTIVATE) activate(gallery, event);
    if (event->kind == UI_EVENT_CHANGE) change(gallery, event);
    if (event->kind == UI_EVENT_KEY && !gallery->is_using) key(gallery, event);
    if (event->kind == UI_EVENT_BACK && gallery->is_using)
        close_use(gallery);
    else if (event->kind == UI_EVENT_BACK)
        go_back(gallery);
}

/* Whatever one touches ends the slideshow, and does nothing else. Who types needs no letters to choose. */
static bool gallery_input(Scene *scene, const UiInput *input) {
    GalleryScene *gallery = (GalleryScene *)scene;
    if (input->kind == UI_TEXT || (input->kind == UI_KEY && input->key == UI_KEY_CHARACTER))
        gallery->has_keys = true;
    if (input->kind == UI_POINTER_DOWN) gallery->has_keys = false;
    bool is_touch = input->kind != UI_POINTER_MOVE && input->kind != UI_POINTER_UP && input->kind != UI_PRESS;
    if (!gallery->is_slideshow || !is_touch || input->is_repeat) return false;
    gallery_slides_stop(gallery);
    return true;
}

/* ---- drawing ---- */

static void draw_ground(const GalleryScene *gallery, Canvas *canvas) {
    const Layout *layout = canvas_layout(canvas);
    const char *cloth = gallery_cloth(gallery);
    char asset[GALLERY_ASSET];
    style_backdrop(canvas, STYLE_BACKDROP_LOUNGE);
    if (!cloth || gallery->page == GALLERY_SHELF) return;
    snprintf(asset, sizeof asset, "%s/%s", layout->is_portrait ? "cloth-tall" : "cloth", cloth);
    canvas_fill(canvas, layout->screen, 0xff05090cu);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = layout->screen});
    if (gallery->page == GALLERY_CARD) return;
    Box head =
        box_place(layout->screen, layout->screen.width, 150, 0, 0); /* so that words over the rim are read */
    canvas_panel(canvas, head, &(PanelStyle){.top = 0xe805090cu, .bottom = 0x0005090cu});
}

static void draw_page(GalleryScene *gallery, Ui *ui, Box box, double ahead_ms) {
    switch (gallery->page) {
    case GALLERY_SHELF:
        if (gallery->typed[0])
            gallery_draw_found(gallery, ui, box);
        else
            gallery_draw_shelf(gallery, ui, box);
        return;
    case GALLERY_SHEET:
    case GALLERY_PARTNER: gallery_draw_sheet(gallery, ui, box); return;
    case GALLERY_FAN: gallery_draw_fan(gallery, ui, box, ahead_ms); return;
    case GALLERY_CARD: gallery_draw_card(gallery, ui, box, ahead_ms); return;
    }
}

/* A deck whose files are wrong now is shown as it last was whole, and what is wrong above it. */
static void cut_fault(const GalleryScene *gallery, Canvas *canvas, Box *rest) {
    const GalleryDeck *deck = gallery_deck(gallery);
    if (!deck->fault[0]) return;
    float high = gallery_draw_fault(canvas, deck, *rest, true);
    gallery_draw_fault(canvas, deck, box_cut_top(rest, high, 12), false);
}

static void gallery_draw(Scene *scene, Ui *ui, double ahead_ms) {
    GalleryScene *gallery = (GalleryScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    draw_ground(gallery, canvas);
    if (gallery->is_slideshow) {
        gallery_draw_slide(gallery, ui, ahead_ms);
        return;
    }
    if (strcmp(ui_focus(ui), "gallery:search") == 0 && gallery->page == GALLERY_SHELF)
        gallery->is_searching = true;
    Box rest = box_inset(layout->screen, 44, 28), head = {0};
    Box bar = box_cut_bottom(&rest, gallery_bar_high(gallery, layout), 18);
    bool has_head = gallery->page != GALLERY_CARD;
    if (has_head) {
        ui_begin_group(ui);
        head = box_cut_top(&rest, 64, layout->is_portrait ? 26 : 20);
        gallery_draw_head(gallery, ui, head);
    }
    if (gallery->page != GALLERY_SHELF) cut_fault(gallery, canvas, &rest);
    gallery->near = GALLERY_NOBODY;
    ui_begin_group(ui);
    draw_page(gallery, ui, rest, ahead_ms);
    if (has_head) gallery_draw_head_words(gallery, ui, head);
    gallery_draw_bar(gallery, ui, bar);
    gallery_draw_dark(gallery, canvas, box_inset(bar, -20, -20), ahead_ms);
    if (gallery->is_using) gallery_draw_use(gallery, ui);
}

/* ---- the scene ---- */

/* What is shown stays, where it still is: decks come and go beside it. */
static void take_decks(GalleryScene *gallery) {
    char id[GALLERY_ID] = "";
    if (gallery->decks.count > 0) memcpy(id, gallery_deck(gallery)->id, sizeof id);
    if (!id[0] && gallery->memory) memcpy(id, gallery->memory->deck, sizeof id);
    DeckShelf *shelf = gallery_services(gallery)->decks;
    if (!gallery_decks_take(&gallery->decks, shelf)) return;
    int deck = id[0] ? deck_shelf_find(shelf, id) : 0;
    gallery->deck = deck < 0 ? 0 : deck;
    gallery->told.name[0] = '\0';
    int count = gallery->decks.count > 0 ? gallery_deck(gallery)->face_count : 0;
    if (deck < 0 || gallery->face >= count) {
        gallery->move = GALLERY_AT_REST;
        gallery->face = 0;
        gallery->is_slideshow = gallery->is_using = false;
    }
    if (gallery->coming >= count) gallery->move = GALLERY_AT_REST;
    if (count == 0 || deck < 0) gallery->page = GALLERY_SHELF;
    gallery_search(gallery, gallery->typed);
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
    if (deck_shelf_is_busy(gallery_services(gallery)->decks)) return SCENE_WAITING;
    return gallery->is_slideshow ? SCENE_BETWEEN : SCENE_STILL;
}

static double gallery_next_change(const Scene *scene) {
    const GalleryScene *gallery = (const GalleryScene *)scene;
    return gallery->is_slideshow ? gallery_slides_next(gallery) : INFINITY;
}

static void gallery_enter(Scene *scene) {
    GalleryScene *gallery = (GalleryScene *)scene;
    if (!gallery->memory) recall(gallery);
    deck_shelf_browse(gallery_services(gallery)->decks, true);
    take_decks(gallery);
    focus_page(gallery);
}

static void gallery_leave(Scene *scene) {
    GalleryScene *gallery = (GalleryScene *)scene;
    remember(gallery);
    deck_shelf_browse(gallery_services(gallery)->decks, false);
}

static void gallery_destroy(Scene *scene) { free(scene); }

static const SceneKind gallery_kind = {.name = "gallery",
                                       .enter = gallery_enter,
                                       .leave = gallery_leave,
                                       .update = gallery_update,
                                       .woken = gallery_woken,
                                       .activity = gallery_activity,
                                       .next_change = gallery_next_change,
                                       .draw = gallery_draw,
                                       .event = gallery_event,
                                       .input = gallery_input,
                                       .destroy = gallery_destroy};

Scene *gallery_scene_create(void);
Scene *gallery_scene_create(void) {
    GalleryScene *gallery = calloc(1, sizeof *gallery);
    if (!gallery) return NULL;
    gallery->scene.kind = &gallery_kind;
    gallery->picked = 1;
    gallery->partner = gallery->near = GALLERY_NOBODY;
    return &gallery->scene;
}
