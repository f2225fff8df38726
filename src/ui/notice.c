/* The notice over every scene. It is placed where it covers no widget, as high as possible, and stays there
 * while that holds. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/style.h"
#include "ui/ui_private.h"

static const float EDGE = 8, PADDING_X = 20, PADDING_Y = 8, BAR = 6, STEP = 8,
                   WIDTHS[] = {640, 800, 960, 1120, 1400, 1760};
static const float ALONG[] = {0.5f, 0, 1};
enum { WIDTH_COUNT = sizeof WIDTHS / sizeof *WIDTHS, ALONG_COUNT = sizeof ALONG / sizeof *ALONG };

void ui_notice(Ui *ui, const char *words) { snprintf(ui->notice, sizeof ui->notice, "%s", words); }

static TextStyle words_style(void) { return style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT); }

/* Draws, or only measures, a paragraph for each line; how high they are. */
static float say(Ui *ui, Box box, bool is_measured_only) {
    char line[UI_NOTICE_BYTES];
    TextStyle style = words_style();
    float height = 0;
    for (const char *at = ui->notice; *at; at += *at == '\n') {
        size_t length = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        box.height = canvas_paragraph(ui->canvas, box, &style, line, is_measured_only);
        box.y += box.height;
        height += box.height;
        at += length;
    }
    return height;
}

/* ---- where ---- */

/* Of its longest line; no plate need be wider. */
static float words_width(Ui *ui) {
    char line[UI_NOTICE_BYTES];
    TextStyle style = words_style();
    float width = 0;
    for (const char *at = ui->notice; *at; at += *at == '\n') {
        size_t length = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        width = fmaxf(width, canvas_text_width(ui->canvas, &style, line));
        at += length;
    }
    return ceilf(width) + 1;
}

bool ui_covers_widget(const Ui *ui, Box plate) {
    for (int i = ui->reach; i < ui->count; i++) {
        const Widget *widget = &ui->widgets[i];
        bool is_ground = widget->kind == WIDGET_SCROLL || widget->kind == WIDGET_PAN;
        if (!is_ground && box_overlaps(plate, widget->box)) return true;
    }
    return false;
}

/* What scrolls can be scrolled from under the plate, but better it need not be. */
static float cost_of(const Ui *ui, Box plate) {
    const float per_panel = 300;
    float cost = plate.y + plate.height;
    for (int i = ui->reach; i < ui->count; i++)
        if (ui->widgets[i].kind == WIDGET_SCROLL && box_overlaps(plate, ui->widgets[i].box))
            cost += per_panel;
    return cost;
}

/* The highest free place of a plate of that width; false where there is none. */
static bool find_place(Ui *ui, Box screen, float width, float along, Box *plate) {
    Box words = {0, 0, width - 2 * PADDING_X - BAR, 0};
    Box room = box_inset(screen, EDGE, EDGE);
    *plate = box_place(room, width, say(ui, words, true) + 2 * PADDING_Y, along, 0);
    while (plate->y + plate->height <= room.y + room.height && ui_covers_widget(ui, *plate)) plate->y += STEP;
    return plate->y + plate->height <= room.y + room.height;
}

static Box best_place(Ui *ui) {
    Box screen = canvas_layout(ui->canvas)->screen, best = {0}, plate;
    float min = INFINITY;
    float widest = fminf(screen.width - 2 * EDGE, words_width(ui) + 2 * PADDING_X + BAR);
    for (int i = 0; i < WIDTH_COUNT * ALONG_COUNT; i++) {
        float width = fminf(WIDTHS[i / ALONG_COUNT], widest);
        if (!find_place(ui, screen, width, ALONG[i % ALONG_COUNT], &plate)) continue;
        float cost = cost_of(ui, plate);
        if (cost < min) best = plate, min = cost;
    }
    if (isinf(min)) find_place(ui, screen, widest, 0.5f, &best), best.y = EDGE;
    return best;
}

/* It stays where it is as long as that place is free, and its words are the same. */
static Box place(Ui *ui) {
    Box screen = canvas_layout(ui->canvas)->screen;
    NoticePlace *last = &ui->notice_place;
    bool is_same = strcmp(last->words, ui->notice) == 0 && last->screen.width == screen.width &&
                   last->screen.height == screen.height && last->text_percent == ui->access.text_percent;
    if (is_same && !ui_covers_widget(ui, last->plate)) return last->plate;
    last->plate = best_place(ui);
    last->screen = screen;
    last->text_percent = ui->access.text_percent;
    memcpy(last->words, ui->notice, sizeof last->words);
    return last->plate;
}

Box ui_draw_notice(Ui *ui) {
    if (!ui->notice[0]) return (Box){0};
    Box plate = place(ui);
    PanelStyle style = {.top = STYLE_NIGHT,
                        .bottom = STYLE_NIGHT,
                        .edge = STYLE_LOSS,
                        .edge_width = 2,
                        .radius = STYLE_CORNER / 2};
    canvas_panel(ui->canvas, plate, &style);
    canvas_fill(ui->canvas, (Box){plate.x, plate.y, BAR, plate.height}, STYLE_LOSS);
    canvas_push_name(ui->canvas, "notice");
    Box words = {plate.x + BAR + PADDING_X, plate.y + PADDING_Y, plate.width - BAR - 2 * PADDING_X, 0};
    say(ui, words, false);
    canvas_pop_name(ui->canvas);
    return plate;
}
