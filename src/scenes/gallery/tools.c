/* The tools of the one card go out of sight while one looks at it, but for the way back. */
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

void gallery_begin_tools(const GalleryScene *gallery, Canvas *canvas) {
    if (gallery->is_looking) canvas_push_clip(canvas, (Box){0});
}

void gallery_end_tools(const GalleryScene *gallery, Canvas *canvas) {
    if (gallery->is_looking) canvas_pop_clip(canvas);
}

bool gallery_touch(GalleryScene *gallery, const UiInput *input) {
    bool was_looking = gallery->is_looking;
    gallery->is_looking = false;
    gallery->touched = stage_now(gallery->scene.stage);
    Box back = ui_box_of(stage_services(gallery->scene.stage)->ui, "back");
    bool is_at_back = input->x >= back.x && input->x < back.x + back.width && input->y >= back.y &&
                      input->y < back.y + back.height;
    return was_looking && input->kind == UI_POINTER_DOWN && !is_at_back;
}

double gallery_tools_until(const GalleryScene *gallery) {
    double until = gallery->touched + LOOK_MS;
    return can_look(gallery) && until > stage_now(gallery->scene.stage) ? until : INFINITY;
}
