/* The widgets of a frame as text, for tests that compare frames. */
#include <string.h>

#include "base/memory.h"
#include "render/describe.h"
#include "ui/ui_private.h"

enum { DESCRIBED_BYTES = 600 + UI_TEXT_BYTES };

static void add_box(Text *text, const char *what, Box box) {
    describe_add(text, " %s", what);
    describe_box(text, box.x, box.y, box.width, box.height);
}

static void add_name(Text *text, const char *what, const Widget *widget) {
    if (widget) describe_add(text, " %s %s", what, widget->name);
}

static void add_value(Text *text, const Widget *widget) {
    if (widget->kind == WIDGET_VALUE || widget->kind == WIDGET_CHECKBOX)
        describe_add(text, " value %d of %d to %d by %d%s", widget->value, widget->minimum, widget->maximum,
                     widget->step, widget->goes_around ? " around" : "");
    if (widget->rail.width > 0) add_box(text, "rail", widget->rail);
    if (widget->kind == WIDGET_SCROLL || widget->kind == WIDGET_PAN)
        describe_add(text, " content %ldx%ld", describe_quarters(widget->content_width),
                     describe_quarters(widget->content_height));
    if (widget->kind == WIDGET_FIELD) describe_add(text, " up to %d", widget->max_characters);
}

/* Which widgets the keys lead to from it, and what lies at its middle. */
static void add_ways(const Ui *ui, Text *text, const Widget *widget) {
    static const struct {
        UiKey key;
        const char *word;
    } ways[] = {{UI_KEY_LEFT, "left"}, {UI_KEY_RIGHT, "right"}, {UI_KEY_UP, "up"},
                {UI_KEY_DOWN, "down"}, {UI_KEY_NEXT, "next"},   {UI_KEY_PREVIOUS, "previous"}};
    float x = widget->box.x + widget->box.width / 2, y = widget->box.y + widget->box.height / 2;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        int after = ui_focus_after(ui, widget->name, ways[i].key);
        if (after >= 0 && strcmp(ui->widgets[after].name, widget->name) != 0)
            add_name(text, ways[i].word, &ui->widgets[after]);
    }
    add_name(text, "point", ui_widget_at(ui, x, y));
    add_name(text, "wheel", ui_scroll_at(ui, x, y));
}

char *ui_describe(const Ui *ui) {
    static const char *const kinds[] = {
        [WIDGET_BUTTON] = "button", [WIDGET_VALUE] = "value",   [WIDGET_CHECKBOX] = "checkbox",
        [WIDGET_FIELD] = "field",   [WIDGET_SCROLL] = "scroll", [WIDGET_PAN] = "pan"};
    size_t size = (size_t)(ui->count - ui->reach) * DESCRIBED_BYTES + 1;
    char *bytes = memory_alloc(size);
    Text text = text_over(bytes, size);
    for (int i = ui->reach; i < ui->count; i++) {
        const Widget *widget = &ui->widgets[i];
        describe_add(&text, "%s %s", kinds[widget->kind], widget->name);
        add_box(&text, "in", widget->box);
        add_box(&text, "of", widget->whole);
        describe_add(&text, " group %d key %u pad %d%s%s%s%s", widget->group, (unsigned)widget->key,
                     (int)widget->pad, widget->is_enabled ? "" : " off", widget->is_guarded ? " guarded" : "",
                     widget->is_choice ? " choice" : "", widget->is_question ? " question" : "");
        add_value(&text, widget);
        add_ways(ui, &text, widget);
        text_add(&text, "\n");
    }
    return bytes;
}
