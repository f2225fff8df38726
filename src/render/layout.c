#include "render/layout.h"

#include <assert.h>
#include <math.h>

static const struct { float width, height; } layout_bases[] = {{1920, 1080}, {900, 1600}};

Layout layout_for(int pixel_width, int pixel_height) {
    return layout_with_foot(pixel_width, pixel_height, 0);
}

Layout layout_with_foot(int pixel_width, int pixel_height, float foot) {
    assert(pixel_width > 0 && pixel_height > 0);
    bool is_portrait = pixel_height > pixel_width;
    float width = (float)pixel_width, height = (float)pixel_height;
    float scale =
        fminf(width / layout_bases[is_portrait].width, height / (layout_bases[is_portrait].height + foot));
    return (Layout){.pixel_width = pixel_width,
                    .pixel_height = pixel_height,
                    .scale = scale,
                    .screen = {0, 0, width / scale, height / scale - foot},
                    .foot = foot,
                    .is_portrait = is_portrait};
}

static bool box_is_same(Box one, Box other) {
    return one.x == other.x && one.y == other.y && one.width == other.width && one.height == other.height;
}

bool layout_is_same(const Layout *one, const Layout *other) {
    return one->pixel_width == other->pixel_width && one->pixel_height == other->pixel_height &&
           one->scale == other->scale && one->foot == other->foot &&
           box_is_same(one->screen, other->screen) && one->is_portrait == other->is_portrait;
}

Box box_inset(Box box, float by_x, float by_y) {
    float x = fminf(by_x, box.width / 2), y = fminf(by_y, box.height / 2);
    return (Box){box.x + x, box.y + y, box.width - 2 * x, box.height - 2 * y};
}

Box box_column(Box box, int index, int count, float gap) {
    assert(index >= 0 && index < count);
    float width = (box.width - gap * (float)(count - 1)) / (float)count;
    return (Box){box.x + (float)index * (width + gap), box.y, width, box.height};
}

Box box_row(Box box, int index, int count, float gap) {
    assert(index >= 0 && index < count);
    float height = (box.height - gap * (float)(count - 1)) / (float)count;
    return (Box){box.x, box.y + (float)index * (height + gap), box.width, height};
}

Box box_place(Box within, float width, float height, float along_x, float along_y) {
    return (Box){within.x + (within.width - width) * along_x, within.y + (within.height - height) * along_y,
                 width, height};
}

bool box_has(Box box, float x, float y) {
    return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

bool box_overlaps(Box one, Box other) {
    return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height &&
           other.y < one.y + one.height;
}

PixelRect layout_pixels(const Layout *layout, Box box) {
    int x = (int)roundf(box.x * layout->scale), y = (int)roundf(box.y * layout->scale);
    int right = (int)roundf((box.x + box.width) * layout->scale);
    int bottom = (int)roundf((box.y + box.height) * layout->scale);
    return (PixelRect){x, y, right - x, bottom - y};
}
