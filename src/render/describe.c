/* A frame as text, for tests that compare frames without their pixels. */
#include "render/describe.h"
#include "render/display_list.h"

#include "base/memory.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { LINE_BYTES = 320, ADDED_BYTES = 1000 };

void describe_add(Text *text, const char *format, ...) {
    char words[ADDED_BYTES];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    text_add(text, words);
}

long describe_quarters(float value) { return lroundf(value * 4); }

void describe_box(Text *text, float x, float y, float width, float height) {
    describe_add(text, " %ld,%ld %ldx%ld", describe_quarters(x), describe_quarters(y),
                 describe_quarters(width), describe_quarters(height));
}

static void add_backdrop(Text *text, const BackdropShape *shape) {
    describe_add(text, "backdrop %08x %08x light %08x at %.3f,%.3f reach %.3f vignette %.3f", shape->top,
                 shape->bottom, shape->light, (double)shape->light_x, (double)shape->light_y,
                 (double)shape->light_reach, (double)shape->vignette);
}

static void add_panel(Text *text, const PanelShape *shape) {
    describe_add(text, "panel");
    describe_box(text, shape->x, shape->y, shape->width, shape->height);
    describe_add(text, " %s %ld %08x %08x edge %ld %08x", shape->is_cut ? "cut" : "round",
                 describe_quarters(shape->radius), shape->top, shape->bottom,
                 describe_quarters(shape->edge_width), shape->edge);
}

static void add_glow(Text *text, const GlowShape *shape) {
    describe_add(text, "glow");
    describe_box(text, shape->x, shape->y, shape->width, shape->height);
    describe_add(text, " round %ld spread %ld %08x%s", describe_quarters(shape->radius),
                 describe_quarters(shape->spread), shape->colour,
                 shape->is_around   ? " around"
                 : shape->is_hollow ? " hollow"
                                    : "");
}

static void add_line(Text *text, const LineShape *shape) {
    describe_add(text, "line %ld,%ld %ld,%ld width %ld %08x", describe_quarters(shape->x1),
                 describe_quarters(shape->y1), describe_quarters(shape->x2), describe_quarters(shape->y2),
                 describe_quarters(shape->width), shape->colour);
}

static void add_placed(Text *text, const Placement *placement, const Pixmap *pixmap) {
    describe_add(text, "placed");
    describe_box(text, placement->centre_x, placement->centre_y, placement->width, placement->height);
    if (placement_lies(placement))
        describe_add(text, " lying %.3f %ld", (double)placement->narrower,
                     describe_quarters(placement->lean));
    if (placement_bends(placement))
        describe_add(text, " bent %ld,%ld,%ld", describe_quarters(placement->crown_x),
                     describe_quarters(placement->neck_x), describe_quarters(placement->neck_y));
    if (placement->skew != 0) describe_add(text, " skewed %ld", describe_quarters(placement->skew));
    describe_add(text, " turned %.3f opacity %u of %dx%d", (double)placement->angle, placement->opacity,
                 pixmap->width, pixmap->height);
}

static void add_item(Text *text, const Item *item, ItemSource source) {
    int x = item->as.upright.x, y = item->as.upright.y;
    switch ((ItemKind)item->kind) {
    case ITEM_BACKDROP: add_backdrop(text, &item->as.backdrop); break;
    case ITEM_PANEL: add_panel(text, &item->as.panel); break;
    case ITEM_GLOW: add_glow(text, &item->as.glow); break;
    case ITEM_LINE: add_line(text, &item->as.line); break;
    case ITEM_PIXMAP:
        describe_add(text, "picture %d,%d opacity %u of %dx%d", x, y, item->as.upright.opacity,
                     source.pixmap->width, source.pixmap->height);
        break;
    case ITEM_PLACED: add_placed(text, &item->as.placement, source.pixmap); break;
    case ITEM_MASK:
        describe_add(text, "%s %d,%d %08x of %dx%d", source.mask->is_edge ? "edge" : "text", x, y,
                     item->as.upright.colour, source.mask->width, source.mask->height);
        break;
    }
    describe_add(text, " in %d,%d %dx%d\n", item->bounds.x, item->bounds.y, item->bounds.width,
                 item->bounds.height);
}

static void add_fact(Text *text, const Fact *fact) {
    if (fact->kind == FACT_NOTE || fact->kind == FACT_SPOKEN) return;
    describe_add(text, "%s %s", fact->kind == FACT_TEXT ? "said" : "shown", fact->name);
    describe_box(text, fact->box.x, fact->box.y, fact->box.width, fact->box.height);
    text_add(text, fact->is_cut ? " cut: " : ": ");
    text_add(text, fact->words);
    text_add(text, "\n");
}

char *list_describe(const DisplayList *list, const Transcript *transcript) {
    int facts = transcript_count(transcript);
    size_t size = (size_t)list->count * LINE_BYTES + (size_t)facts * (LINE_BYTES + TRANSCRIPT_WORDS) + 1;
    char *bytes = memory_alloc(size);
    Text text = text_over(bytes, size);
    for (int i = 0; i < list->count; i++) add_item(&text, &list->items[i], list->sources[i]);
    for (int i = 0; i < facts; i++) add_fact(&text, transcript_at(transcript, i));
    return bytes;
}
