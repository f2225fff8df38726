/* Messages over every scene, for a few seconds. Each is placed where it covers nothing that can be pressed.
 */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/style.h"
#include "ui/ui_private.h"

static void drop_toast(Ui *ui, int index) {
    ui->toast_count--;
    memmove(ui->toasts + index, ui->toasts + index + 1,
            (size_t)(ui->toast_count - index) * sizeof *ui->toasts);
}

/* What is said already is said anew, once. */
void ui_toast(Ui *ui, const char *text) {
    for (int i = 0; i < ui->toast_count; i++)
        if (strncmp(ui->toasts[i].text, text, sizeof ui->toasts[i].text - 1) == 0) drop_toast(ui, i);
    if (ui->toast_count == UI_TOAST_MAX) drop_toast(ui, 0);
    Toast *toast = &ui->toasts[ui->toast_count++];
    snprintf(toast->text, sizeof toast->text, "%s", text);
    size_t length = strlen(toast->text);
    toast->until_ms = ui->now_ms + UI_TOAST_MS;
    if (length > UI_TOAST_SHORT) toast->until_ms += (double)(length - UI_TOAST_SHORT) * UI_TOAST_LONGER_MS;
    ui->toasts_so_far++;
    ui->wants_frame = true;
}

static TextStyle toast_style(void) { return style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT); }

/* Solid, because it lies over other words. */
static void draw_toast_plate(Ui *ui, Box plate) {
    canvas_panel(ui->canvas, plate,
                 &(PanelStyle){.top = 0xff131c25u,
                               .bottom = 0xff0e151cu,
                               .edge = STYLE_METAL,
                               .edge_width = 1.5f,
                               .radius = 22,
                               .is_cut = true});
}

typedef struct ToastPlate {
    Box plate, words;
} ToastPlate;

/* In the middle of that part of the screen's width. */
static ToastPlate measure(Ui *ui, const char *text, float top, float along) {
    const float margin = 60, inset_x = 24, inset_y = 12, edge = 24;
    Box screen = canvas_layout(ui->canvas)->screen;
    TextStyle style = toast_style();
    float width = fminf(canvas_text_width(ui->canvas, &style, text), screen.width - 2 * margin);
    Box words = {0, 0, width, 0};
    words.height = canvas_paragraph(ui->canvas, words, &style, text, true);
    float wide = width + 2 * inset_x, left = edge + (screen.width - wide - 2 * edge) * along;
    Box plate = {left, top, wide, words.height + 2 * inset_y};
    words.x = plate.x + inset_x;
    words.y = plate.y + inset_y;
    return (ToastPlate){plate, words};
}

static void move_down(ToastPlate *toast, float by) {
    toast->plate.y += by;
    toast->words.y += by;
}

static void pass_notice(ToastPlate *toast, Box notice) {
    const float gap = 24;
    bool is_beside =
        toast->plate.y < notice.y + notice.height && notice.y < toast->plate.y + toast->plate.height;
    if (is_beside) move_down(toast, notice.y + notice.height + gap - toast->plate.y);
}

/* The highest place where it covers nothing that can be pressed, better in the middle than at a side; false
 * if there is none in the upper part of the screen. */
static bool find_place(Ui *ui, const char *text, float top, Box notice, ToastPlate *best) {
    static const float ALONG[] = {0.5f, 0, 1}, STEP = 8, PART = 0.45f, ASIDE = 160;
    float lowest = canvas_layout(ui->canvas)->screen.height * PART, min = INFINITY;
    for (size_t i = 0; i < sizeof ALONG / sizeof *ALONG; i++) {
        ToastPlate toast = measure(ui, text, top, ALONG[i]);
        float aside = i == 0 ? 0 : ASIDE;
        pass_notice(&toast, notice);
        while (toast.plate.y < lowest && ui_covers_widget(ui, toast.plate)) {
            move_down(&toast, STEP);
            pass_notice(&toast, notice);
        }
        if (toast.plate.y >= lowest || toast.plate.y + aside >= min) continue;
        min = toast.plate.y + aside;
        *best = toast;
    }
    return min < INFINITY;
}

/* Returns where the next may begin. */
static float draw_toast(Ui *ui, const char *text, float top, Box notice) {
    const float gap = 12;
    TextStyle style = toast_style();
    ToastPlate toast;
    if (!find_place(ui, text, top, notice, &toast)) {
        toast = measure(ui, text, top, 0.5f);
        pass_notice(&toast, notice);
    }
    draw_toast_plate(ui, toast.plate);
    canvas_push_name(ui->canvas, "toast");
    canvas_paragraph(ui->canvas, toast.words, &style, text, false);
    canvas_pop_name(ui->canvas);
    return toast.plate.y + toast.plate.height + gap;
}

void ui_draw_toasts(Ui *ui, Box notice) {
    int kept = 0;
    float top = 24;
    for (int i = 0; i < ui->toast_count; i++) {
        if (ui->toasts[i].until_ms > ui->now_ms) ui->toasts[kept++] = ui->toasts[i];
    }
    ui->toast_count = kept;
    for (int i = 0; i < kept; i++) top = draw_toast(ui, ui->toasts[i].text, top, notice);
}
