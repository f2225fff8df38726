#include "ui/action_bar.h"

#include <math.h>

#include "base/i18n.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float BAR_LYING = 148, BAR_STANDING = 262, BUTTON_WIDEST = 300, BAR_GAP = 14;

float action_bar_height(const Layout *layout) { return layout->is_portrait ? BAR_STANDING : BAR_LYING; }

static void draw_ground(Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    canvas_fill(canvas, box, 0xd90a1016u);
    canvas_line(canvas, box.x, box.y, box.x + box.width, box.y, 1.5f, STYLE_METAL);
}

static void draw_line(Ui *ui, Box box, const char *line) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    if (line[0]) canvas_text(ui_canvas(ui), box, &style, line);
}

static void draw_button(Ui *ui, const PickButton *button, Box box) {
    ui_button(ui, &(Button){.name = button->name,
                            .box = box,
                            .label = button->label,
                            .amount = button->amount[0] ? button->amount : NULL,
                            .key = button->key,
                            .pad = button->pad,
                            .is_primary = button->is_primary,
                            .is_selected = button->is_selected,
                            .is_disabled = button->is_disabled});
}

/* In the middle of the row, none wider than it needs to be. */
static void draw_row(Ui *ui, Box row, const PickButton *buttons, int count) {
    float wide = (float)count * BUTTON_WIDEST + (float)(count - 1) * BAR_GAP;
    Box used = box_place(row, fminf(wide, row.width), row.height, 0.5f, 0);
    for (int i = 0; i < count; i++) draw_button(ui, &buttons[i], box_column(used, i, count, BAR_GAP));
}

static void draw_buttons(Ui *ui, Box box, const PickButton *buttons, int count, bool is_portrait) {
    int most = is_portrait ? 3 : 7, rows = (count + most - 1) / most;
    for (int i = 0; i < rows; i++) {
        int from = i * count / rows, to = (i + 1) * count / rows;
        draw_row(ui, box_cut_top(&box, STYLE_BUTTON_HIGH, BAR_GAP), buttons + from, to - from);
    }
}

static void draw_slider(Ui *ui, Box box, const Pick *pick) {
    int32_t least, most;
    pick_range(pick, &least, &most);
    ui_slider(ui, &(Slider){.name = "amount",
                            .box = box,
                            .label = _("Credits"),
                            .value = pick->amount,
                            .minimum = least,
                            .maximum = most,
                            .step = 1});
}

/* Lying, the slider stands left of its buttons; upright, over them. */
static void draw_credits(Ui *ui, Box rest, const Pick *pick, const PickButton *buttons, int count,
                         bool is_portrait) {
    if (is_portrait) {
        draw_slider(ui, box_inset(box_cut_top(&rest, STYLE_BUTTON_HIGH - 4, 6), 20, 0), pick);
    } else {
        draw_slider(ui, box_cut_left(&rest, rest.width * 0.26f, 30), pick);
    }
    draw_buttons(ui, rest, buttons, count, is_portrait);
}

void action_bar_draw(Ui *ui, Box box, const Pick *pick, const char *line) {
    PickButton buttons[PICK_BUTTONS];
    int count = pick_buttons(pick, buttons);
    const char *prompt = pick_prompt(pick);
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    draw_ground(ui, box);
    Box rest = box_inset(box, 28, 12);
    draw_line(ui, box_cut_top(&rest, 32, 10), prompt[0] ? prompt : line);
    if (pick->mode == PICK_CREDITS) {
        draw_credits(ui, rest, pick, buttons, count, is_portrait);
    } else {
        draw_buttons(ui, rest, buttons, count, is_portrait);
    }
}

void action_bar_draw_wait(Ui *ui, Box box, const char *line, const char *button, const char *label,
                          uint32_t key) {
    draw_ground(ui, box);
    Box rest = box_inset(box, 28, 12);
    draw_line(ui, box_cut_top(&rest, 32, 10), line);
    if (!button) return;
    Box place = box_place(rest, 380, STYLE_BUTTON_HIGH, 0.5f, 0);
    ui_button(ui, &(Button){.name = button, .box = place, .label = label, .key = key, .is_primary = true});
}
