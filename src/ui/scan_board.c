/* Boards of a switch: the steps of an amount, the letters of a text field. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "ui/style.h"
#include "ui/ui_private.h"

enum { SCAN_FEW = 8, SCAN_FAR = 10, SCAN_COLUMNS = 8 };
static const float CELL_HIGH = 60, CELL_GAP = 10, CELL_WIDE = 104, BOARD_EDGE = 16, BOARD_AWAY = 18;

/* A choice of few values is answered by one press each: the next one. */
bool scan_has_board(const Widget *widget) {
    int values = (widget->maximum - widget->minimum) / widget->step + 1;
    if (widget->kind == WIDGET_FIELD) return true;
    if (widget->kind != WIDGET_VALUE || widget->is_pressed_only) return false;
    return !widget->is_choice || widget->is_question || values > SCAN_FEW;
}

static void add(ScanCell cells[SCAN_CELLS], int *count, const char *name, const char *label, UiInput input) {
    ScanCell *cell = &cells[*count];
    *cell = (ScanCell){.input = input, .row = *count / SCAN_COLUMNS};
    (*count)++;
    snprintf(cell->name, sizeof cell->name, "scan:%s", name);
    snprintf(cell->label, sizeof cell->label, "%s", label);
}

static void add_key(ScanCell cells[SCAN_CELLS], int *count, const char *name, const char *label, UiKey key) {
    add(cells, count, name, label, (UiInput){.kind = UI_KEY, .key = key});
}

static void add_step(ScanCell cells[SCAN_CELLS], int *count, const char *name, int by, UiKey key) {
    char label[24];
    Text text = text_over(label, sizeof label);
    text_add_shown_signed(&text, by);
    add_key(cells, count, name, label, key);
}

static void add_steps(const Widget *widget, ScanCell cells[SCAN_CELLS], int *count) {
    bool is_wide = widget->maximum - widget->minimum > widget->step * SCAN_FAR;
    if (is_wide) add_step(cells, count, "far-less", -widget->step * SCAN_FAR, UI_KEY_PAGE_DOWN);
    add_step(cells, count, "less", -widget->step, UI_KEY_LEFT);
    add_step(cells, count, "more", widget->step, UI_KEY_RIGHT);
    if (is_wide) add_step(cells, count, "far-more", widget->step * SCAN_FAR, UI_KEY_PAGE_UP);
    if (widget->is_question) add_key(cells, count, "choose", _("Choose"), UI_KEY_ACCEPT);
}

/* A word begins with a capital. */
static void add_letters(const Widget *widget, ScanCell cells[SCAN_CELLS], int *count) {
    size_t length = strlen(widget->text);
    bool is_capital = length == 0 || widget->text[length - 1] == ' ';
    for (char letter = 'a'; letter <= 'z'; letter++) {
        char name[2] = {letter, '\0'};
        UiInput input = {.kind = UI_TEXT, .text = {(char)(is_capital ? letter - 'a' + 'A' : letter)}};
        add(cells, count, name, input.text, input);
    }
    /* TRANSLATORS: on a board of letters: the space between words. */
    add(cells, count, "space", _("Space"), (UiInput){.kind = UI_TEXT, .text = " "});
    add_key(cells, count, "delete", _("Delete"), UI_KEY_DELETE);
}

/* Below the widget, or above it where there is no room, within the screen. */
static Box board_box(const Ui *ui, Box by, int count) {
    Box screen = canvas_layout(ui->canvas)->screen;
    int columns = count < SCAN_COLUMNS ? count : SCAN_COLUMNS;
    int rows = (count + SCAN_COLUMNS - 1) / SCAN_COLUMNS;
    float wide = (float)columns * (CELL_WIDE + CELL_GAP) - CELL_GAP;
    float high = (float)rows * (CELL_HIGH + CELL_GAP) - CELL_GAP;
    float below = by.y + by.height + BOARD_AWAY + BOARD_EDGE, above = by.y - BOARD_AWAY - BOARD_EDGE - high;
    float lowest = screen.y + screen.height - BOARD_EDGE - high;
    float y = below <= lowest ? below : fmaxf(fminf(above, lowest), BOARD_EDGE);
    float last = screen.x + screen.width - BOARD_EDGE - wide;
    return (Box){fmaxf(fminf(by.x, last), BOARD_EDGE), y, wide, high};
}

int scan_board_cells(const Ui *ui, const Widget *widget, ScanCell cells[SCAN_CELLS]) {
    int count = 0;
    if (widget->kind == WIDGET_FIELD)
        add_letters(widget, cells, &count);
    else
        add_steps(widget, cells, &count);
    add(cells, &count, "done", _("Done"), (UiInput){.kind = UI_PRESS});
    Box board = board_box(ui, widget->box, count);
    for (int i = 0; i < count; i++)
        cells[i].box =
            (Box){board.x + (float)(i % SCAN_COLUMNS) * (CELL_WIDE + CELL_GAP),
                  board.y + (float)(i / SCAN_COLUMNS) * (CELL_HIGH + CELL_GAP), CELL_WIDE, CELL_HIGH};
    return count;
}

void scan_board_draw(Ui *ui, const ScanCell *cells, int count) {
    Box last = cells[count - 1].box, first = cells[0].box, whole = first;
    int columns = count < SCAN_COLUMNS ? count : SCAN_COLUMNS;
    whole.width = (float)columns * (CELL_WIDE + CELL_GAP) - CELL_GAP;
    whole.height = last.y + last.height - first.y;
    style_plate(ui->canvas, box_inset(whole, -BOARD_EDGE, -BOARD_EDGE));
    for (int i = 0; i < count; i++) {
        canvas_panel(ui->canvas, cells[i].box,
                     &(PanelStyle){.top = STYLE_OAK_LIT,
                                   .bottom = STYLE_OAK,
                                   .edge = STYLE_BRASS_DIM,
                                   .edge_width = 1.5f,
                                   .radius = STYLE_CORNER});
        TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
        canvas_named_text(ui->canvas, box_inset(cells[i].box, 6, 0), &style, cells[i].label, "%s",
                          cells[i].name);
    }
}
