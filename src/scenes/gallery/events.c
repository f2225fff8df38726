/* Input handling of the gallery. */
#include <stdio.h>
#include <string.h>

#include "scenes/gallery/export.h"
#include "scenes/gallery/private.h"

static void open_named(GalleryScene *gallery, const char *id) {
    for (int i = 0; i < gallery->decks.count; i++) {
        if (strcmp(id, gallery->decks.list[i].id) != 0) continue;
        if (gallery->decks.list[i].face_count > 0)
            gallery_open_deck(gallery, i);
        else
            gallery_play(gallery, AUDIO_UI_REFUSE);
        return;
    }
}

/* Return opens the first result; on an empty field it moves to the on-screen letters. */
static void accept_search(GalleryScene *gallery) {
    gallery->is_searching = true;
    if (gallery->typed[0])
        gallery_open_found(gallery, 0);
    else
        gallery_focus(gallery, "letter:a");
}

static void toggle_fan(GalleryScene *gallery) {
    gallery_go_to(gallery, gallery->page == GALLERY_FAN ? GALLERY_SHEET : GALLERY_FAN);
    gallery_remember(gallery);
}

static void choose_any(GalleryScene *gallery) { gallery_choose_partner(gallery, GALLERY_NOBODY); }
static void choose_from_deck(GalleryScene *gallery) { gallery_go_to(gallery, GALLERY_PARTNER); }
static void step_on(GalleryScene *gallery) { gallery_step(gallery, 1); }
static void step_before(GalleryScene *gallery) { gallery_step(gallery, -1); }

static void close_use(GalleryScene *gallery) {
    gallery->is_using = false;
    gallery_focus_page(gallery);
}

/* Opens the plate, and closes it again. Beside a magnified card there is no room for it. */
static void open_use(GalleryScene *gallery) {
    gallery_finish(gallery);
    if (gallery->is_using) {
        close_use(gallery);
        return;
    }
    gallery->zoom = 0;
    gallery->is_using = true;
    gallery_focus(gallery, gallery_use_first(gallery));
}

static void open_more(GalleryScene *gallery) {
    gallery_finish(gallery);
    gallery->has_more = true;
    gallery_focus(gallery, gallery_more_first(gallery));
}

static void close_more(GalleryScene *gallery) {
    gallery->has_more = false;
    gallery_focus(gallery, "gallery:more");
}

static void export_cards(GalleryScene *gallery) {
    const GalleryDeck *deck = gallery_deck(gallery);
    const char *face = gallery->page == GALLERY_CARD ? deck->faces[gallery->face] : NULL;
    gallery_finish(gallery);
    stage_push(gallery->scene.stage, gallery_export_over(deck->entry, face, gallery->back));
}

static void open_deck(GalleryScene *gallery, const UiEvent *event) {
    open_named(gallery, event->name + strlen("deck:"));
}

static void open_hero(GalleryScene *gallery) {
    if (gallery->hero < gallery->decks.count) open_named(gallery, gallery->decks.list[gallery->hero].id);
}

static void open_found(GalleryScene *gallery, const UiEvent *event) {
    gallery_open_found(gallery, ui_event_index(event));
}

/* The cards turn to that back, or from it to their faces. */
static void try_back(GalleryScene *gallery, const UiEvent *event) {
    int back = ui_event_index(event);
    bool is_shown = gallery->is_turned && gallery->back == back;
    gallery->back = back;
    gallery->is_turned = is_shown;
    gallery_turn(gallery);
}

static void open_kin(GalleryScene *gallery, const UiEvent *event) {
    gallery_finish(gallery);
    gallery->face = ui_event_index(event);
    gallery_play(gallery, AUDIO_SLIDE);
    gallery_focus_page(gallery);
}

static void choose_card(GalleryScene *gallery, const UiEvent *event) {
    if (gallery->page == GALLERY_PARTNER)
        gallery_choose_partner(gallery, ui_event_index(event));
    else
        gallery_open_card(gallery, ui_event_index(event));
}

/* What a press does; `act_on` where the rest of the name counts too. */
static const struct {
    const char *name;
    void (*act)(GalleryScene *gallery);
    void (*act_on)(GalleryScene *gallery, const UiEvent *event);
} presses[] = {
    {"deck:", .act_on = open_deck},
    {"gallery:hero", .act = open_hero},
    {"card:", .act_on = choose_card},
    {"back:", .act_on = try_back},
    {"kin:", .act_on = open_kin},
    {"found:", .act_on = open_found},
    {"letter:", .act_on = gallery_take_letter},
    {"gallery:search", .act = accept_search},
    {"gallery:fan", .act = toggle_fan},
    {"gallery:turn", .act = gallery_turn},
    {"gallery:card", .act = gallery_turn},
    {"gallery:shift", .act = gallery_shift},
    {"gallery:partner", .act = choose_from_deck},
    {"gallery:any", .act = choose_any},
    {"gallery:previous", .act = step_before},
    {"gallery:next", .act = step_on},
    {"gallery:slideshow", .act = gallery_slides_start},
    {"gallery:stop", .act = gallery_slides_stop},
    {"gallery:use", .act = open_use},
    {"use:done", .act = close_use},
    {"use:", .act_on = gallery_use},
    {"gallery:export", .act = export_cards},
    {"gallery:more", .act = open_more},
    {"more:done", .act = close_more},
    {"back", .act = gallery_go_back},
};

static void activate(GalleryScene *gallery, const UiEvent *event) {
    int row = UI_EVENT_ROW(event, presses);
    if (row < 0) return;
    gallery->was_in_more = gallery->has_more;
    gallery->has_more = false;
    if (presses[row].act)
        presses[row].act(gallery);
    else
        presses[row].act_on(gallery, event);
}

/* ---- changes ---- */

static void change_search(GalleryScene *gallery, const UiEvent *event) {
    gallery->is_searching = true;
    gallery_search(gallery, event->text);
    if (gallery->page != GALLERY_SHELF) gallery_begin_search(gallery);
}

/* A back is selected where it is visible. */
static void choose_back(GalleryScene *gallery, const UiEvent *event) {
    gallery_finish(gallery);
    gallery->back = event->value;
    gallery->is_turned = true;
}

static void choose_theme(GalleryScene *gallery, const UiEvent *event) { gallery->theme = event->value; }

static void choose_zoom(GalleryScene *gallery, const UiEvent *event) {
    gallery_zoom_to(gallery, event->value);
}

/* While magnified, an arrow at the edge does nothing. */
static void move_card(GalleryScene *gallery, const UiEvent *event) {
    if (event->key == UI_KEY_LEFT && gallery->zoom == 0) gallery_step(gallery, -1);
    if (event->key == UI_KEY_RIGHT && gallery->zoom == 0) gallery_step(gallery, 1);
    if (event->key == UI_KEY_PAGE_UP) gallery_zoom_to(gallery, gallery->zoom + 1);
    if (event->key == UI_KEY_PAGE_DOWN) gallery_zoom_to(gallery, gallery->zoom - 1);
}

static const struct {
    const char *name;
    void (*change)(GalleryScene *gallery, const UiEvent *event);
} changes[] = {
    {"gallery:search", change_search}, {"gallery:back", choose_back}, {"gallery:theme", choose_theme},
    {"gallery:zoom", choose_zoom},     {"gallery:card", move_card},
};

static void change(GalleryScene *gallery, const UiEvent *event) {
    int row = UI_EVENT_ROW(event, changes);
    if (row >= 0) changes[row].change(gallery, event);
}

/* ---- all input ---- */

/* Keys of the menu do the same while it is closed. */
static void press_more(GalleryScene *gallery, uint32_t character) {
    bool is_deck = gallery->page != GALLERY_SHELF && gallery->page != GALLERY_PARTNER;
    const char *name = is_deck && character ? gallery_more_at(gallery, character) : NULL;
    UiEvent press = {.kind = UI_EVENT_ACTIVATE};
    if (!name) return;
    snprintf(press.name, sizeof press.name, "%s", name);
    activate(gallery, &press);
}

static void key(GalleryScene *gallery, const UiEvent *event) {
    press_more(gallery, event->character);
    if (event->character == '/') gallery_begin_search(gallery);
    if (gallery->page != GALLERY_CARD) return;
    if (event->character == '+' || event->character == '=' || event->key == UI_KEY_PAGE_UP)
        gallery_zoom_to(gallery, gallery->zoom + 1);
    if (event->character == '-' || event->key == UI_KEY_PAGE_DOWN)
        gallery_zoom_to(gallery, gallery->zoom - 1);
    if (event->character == '0') gallery_zoom_to(gallery, 0);
}

void gallery_event(Scene *scene, const UiEvent *event) {
    GalleryScene *gallery = (GalleryScene *)scene;
    if (event->kind == UI_EVENT_ACTIVATE) activate(gallery, event);
    if (event->kind == UI_EVENT_CHANGE) change(gallery, event);
    if (event->kind == UI_EVENT_KEY && !gallery->has_more) key(gallery, event);
    if (event->kind == UI_EVENT_BACK && gallery->has_more)
        close_more(gallery);
    else if (event->kind == UI_EVENT_BACK && gallery->is_using)
        close_use(gallery);
    else if (event->kind == UI_EVENT_BACK)
        gallery_go_back(gallery);
}

/* Any input ends the slideshow and is consumed. Typing hides the on-screen letters. */
bool gallery_input(Scene *scene, const UiInput *input) {
    GalleryScene *gallery = (GalleryScene *)scene;
    if (gallery_touch(gallery, input)) return true;
    if (input->kind == UI_TEXT || (input->kind == UI_KEY && input->key == UI_KEY_CHARACTER))
        gallery->has_keys = true;
    if (input->kind == UI_POINTER_DOWN) gallery->has_keys = false;
    bool is_touch = input->kind != UI_POINTER_MOVE && input->kind != UI_POINTER_UP &&
                    input->kind != UI_PRESS && input->kind != UI_RELEASE && input->kind != UI_PAD_IN &&
                    input->kind != UI_PAD_OUT;
    if (!gallery->is_slideshow || !is_touch || input->is_repeat) return false;
    gallery_slides_stop(gallery);
    return true;
}
