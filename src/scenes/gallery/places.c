/* Navigation in the gallery, and what is remembered. */
#include <stdio.h>
#include <string.h>

#include "scenes/gallery/private.h"
#include "session/deck_choice.h"

/* ---- memory ---- */

static int *kept_face(GalleryMemory *memory, const char *deck) {
    for (int i = 0; i < memory->face_count; i++)
        if (strcmp(memory->faces[i].deck, deck) == 0) return &memory->faces[i].face;
    if (memory->face_count == GALLERY_DECKS) return &memory->faces[0].face;
    int place = memory->face_count++;
    snprintf(memory->faces[place].deck, GALLERY_ID, "%s", deck);
    memory->faces[place].face = 0;
    return &memory->faces[place].face;
}

void gallery_remember(GalleryScene *gallery) {
    GalleryMemory *memory = gallery->memory;
    if (!memory || gallery->decks.count == 0) return;
    memory->is_kept = true;
    snprintf(memory->deck, sizeof memory->deck, "%s", gallery_deck(gallery)->id);
    memory->back = gallery->back;
    memory->theme = gallery->theme;
    bool is_laid_out = gallery->page == GALLERY_SHEET || gallery->page == GALLERY_FAN;
    if (is_laid_out && gallery_has_cards(gallery)) memory->is_fanned = gallery->page == GALLERY_FAN;
    *kept_face(memory, memory->deck) = gallery->face;
}

void gallery_recall(GalleryScene *gallery) {
    gallery->memory = stage_memory(gallery->scene.stage, "gallery", sizeof *gallery->memory);
    if (!gallery->memory->is_kept) return;
    gallery->back = gallery->memory->back;
    gallery->theme = gallery->memory->theme;
}

/* ---- where one is ---- */

void gallery_focus(GalleryScene *gallery, const char *name) {
    ui_set_focus(gallery_services(gallery)->ui, name);
}

static void focus_card(GalleryScene *gallery, int face) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "card:%d", face);
    gallery_focus(gallery, name);
}

static void focus_deck(GalleryScene *gallery) {
    char name[UI_NAME_BYTES] = "deck:classic";
    if (gallery->decks.count > 0) snprintf(name, sizeof name, "deck:%.32s", gallery_deck(gallery)->id);
    gallery_focus(gallery, name);
}

void gallery_focus_page(GalleryScene *gallery) {
    switch (gallery->page) {
    case GALLERY_SHELF: focus_deck(gallery); return;
    case GALLERY_SHEET:
    case GALLERY_FAN: focus_card(gallery, gallery->face); return;
    case GALLERY_PARTNER: /* one card is lit: the one that is chosen */
        focus_card(gallery, gallery->partner == GALLERY_NOBODY ? gallery->face : gallery->partner);
        return;
    case GALLERY_CARD: gallery_focus(gallery, "gallery:card"); return;
    }
}

void gallery_go_to(GalleryScene *gallery, GalleryPage page) {
    gallery_finish(gallery);
    gallery->page = page;
    gallery->near = GALLERY_NOBODY;
    if (page == GALLERY_SHELF) gallery->is_turned = false;
    if (page == GALLERY_SHELF || page == GALLERY_PARTNER) gallery->is_using = false;
    if (page == GALLERY_FAN) gallery_open_fan(gallery);
    gallery_focus_page(gallery);
}

/* Another deck starts with its chosen back; one selected after that stays. */
static void take_up(GalleryScene *gallery, int deck) {
    bool was_shown = gallery->deck == deck && gallery->memory && gallery->memory->is_kept;
    gallery->deck = deck;
    if (!was_shown && gallery_has_cards(gallery))
        gallery->back = deck_choice_back(gallery_services(gallery)->settings, gallery_deck(gallery)->entry);
}

void gallery_open_deck(GalleryScene *gallery, int deck) {
    bool is_fanned = gallery->memory && gallery->memory->is_fanned;
    int *kept = gallery->memory ? kept_face(gallery->memory, gallery->decks.list[deck].id) : NULL;
    take_up(gallery, deck);
    gallery->face = kept && *kept < gallery_deck(gallery)->face_count ? *kept : 0;
    gallery->partner = GALLERY_NOBODY;
    gallery->is_searching = false;
    gallery_play(gallery, AUDIO_SLIDE);
    gallery_go_to(gallery, is_fanned && gallery_has_cards(gallery) ? GALLERY_FAN : GALLERY_SHEET);
}

void gallery_open_card(GalleryScene *gallery, int face) {
    gallery->before = gallery->page;
    gallery->face = face;
    gallery->zoom = 0;
    ui_pan_to_middle(gallery_services(gallery)->ui, "gallery:card");
    gallery_play(gallery, AUDIO_SLIDE);
    gallery_go_to(gallery, GALLERY_CARD);
}

void gallery_open_found(GalleryScene *gallery, int index) {
    if (index < 0 || index >= gallery->found_count) return;
    if (gallery->deck != gallery->found[index].deck) gallery->partner = GALLERY_NOBODY;
    take_up(gallery, gallery->found[index].deck);
    gallery_open_card(gallery, gallery->found[index].face);
}

void gallery_step(GalleryScene *gallery, int by) {
    gallery_finish(gallery);
    int count = gallery_deck(gallery)->face_count;
    gallery->face = (gallery->face + by + count) % count;
    gallery_play(gallery, AUDIO_SLIDE);
}

void gallery_begin_search(GalleryScene *gallery) {
    if (gallery->page != GALLERY_SHELF) gallery_go_to(gallery, GALLERY_SHELF);
    gallery->is_searching = true;
    gallery_focus(gallery, "gallery:search");
}

static void end_search(GalleryScene *gallery) {
    gallery->is_searching = false;
    gallery_search(gallery, "");
    focus_deck(gallery);
}

void gallery_choose_partner(GalleryScene *gallery, int face) {
    gallery->partner = face;
    gallery_go_to(gallery, GALLERY_CARD);
    gallery_shift(gallery);
}

void gallery_go_back(GalleryScene *gallery) {
    gallery_remember(gallery);
    switch (gallery->page) {
    case GALLERY_PARTNER: gallery_go_to(gallery, GALLERY_CARD); return;
    case GALLERY_CARD:
        if (gallery->zoom > 0)
            gallery_zoom_to(gallery, 0);
        else if (gallery->before == GALLERY_SHELF) {
            gallery_go_to(gallery, GALLERY_SHELF);
            gallery_focus(gallery, gallery->typed[0] ? "found:0" : "gallery:search");
        } else
            gallery_go_to(gallery, gallery->before);
        return;
    case GALLERY_SHEET:
    case GALLERY_FAN: gallery_go_to(gallery, GALLERY_SHELF); return;
    case GALLERY_SHELF:
        if (gallery->is_searching || gallery->typed[0])
            end_search(gallery);
        else
            stage_pop(gallery->scene.stage);
        return;
    }
}
