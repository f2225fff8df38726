/* The tools of the one card go out of sight while one looks at it; beside a whole card the way back stays. */
#include <math.h>
#include <string.h>

#include "scenes/gallery/private.h"

static const double LOOK_MS = 2500;
static const float LARGE_TEXT = 2;

static bool can_look(const GalleryScene *gallery) {
    return gallery->page == GALLERY_CARD && !gallery->is_using && !gallery->has_more &&
           !gallery->is_slideshow;
}

/* Where keys are when they are not among the tools. */
static bool is_at_card(const char *focus) {
    static const char *const names[] = {"gallery:card", "gallery:previous", "gallery:next"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i], focus) == 0) return true;
    return false;
}

bool gallery_is_looking(const GalleryScene *gallery, Ui *ui) {
    bool is_among_tools = ui_shows_focus(ui) && !is_at_card(ui_focus(ui));
    bool is_large = canvas_text_scale(ui_canvas(ui)) >= LARGE_TEXT;
    return can_look(gallery) && !is_among_tools && !is_large &&
           stage_now(gallery->scene.stage) >= gallery->touched + LOOK_MS;
}

/* Where a press is meant for what is there though it is not drawn: the way back, and the zoom's steps. */
static bool is_at(const GalleryScene *gallery, const UiInput *input, const char *name) {
    Box box = ui_box_of(gallery_services(gallery)->ui, name);
    return input->x >= box.x && input->x < box.x + box.width && input->y >= box.y &&
           input->y < box.y + box.height;
}

void gallery_look(GalleryScene *gallery) { gallery->touched = stage_now(gallery->scene.stage) - LOOK_MS; }

void gallery_begin_tools(const GalleryScene *gallery, Canvas *canvas) {
    if (gallery->is_looking) canvas_push_clip(canvas, (Box){0});
}

void gallery_end_tools(const GalleryScene *gallery, Canvas *canvas) {
    if (gallery->is_looking) canvas_pop_clip(canvas);
}

/* A magnified card is dragged without its tools. */
static bool is_drag(GalleryScene *gallery, const UiInput *input) {
    bool is_at_card =
        gallery->page == GALLERY_CARD && gallery->zoom > 0 && is_at(gallery, input, "gallery:card");
    if (input->kind == UI_POINTER_DOWN) gallery->is_dragging = gallery->is_looking && is_at_card;
    if (input->kind == UI_POINTER_MOVE || input->kind == UI_POINTER_DOWN) return gallery->is_dragging;
    if (input->kind == UI_POINTER_UP) gallery->is_dragging = false;
    return false;
}

bool gallery_touch(GalleryScene *gallery, const UiInput *input) {
    if (is_drag(gallery, input)) return false;
    bool was_looking = gallery->is_looking;
    gallery->is_looking = false;
    gallery->touched = stage_now(gallery->scene.stage);
    bool is_meant = is_at(gallery, input, "back") || is_at(gallery, input, "gallery:zoom");
    return was_looking && input->kind == UI_POINTER_DOWN && !is_meant;
}

double gallery_tools_until(const GalleryScene *gallery) {
    double until = gallery->touched + LOOK_MS;
    return can_look(gallery) && until > stage_now(gallery->scene.stage) ? until : INFINITY;
}
