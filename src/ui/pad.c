/* The buttons of a pad, and what the player has put on them. */
#include <string.h>

#include "ui/ui_private.h"

static const struct {
    const char *word;
    UiKey key;
    uint32_t character; /* of UI_KEY_CHARACTER */
} buttons[UI_PAD_BUTTONS] = {
    {"A", UI_KEY_ACCEPT, 0},     {"B", UI_KEY_BACK, 0},      {"X", UI_KEY_PAD_X, 0},
    {"Y", UI_KEY_PAD_Y, 0},      {"LB", UI_KEY_PREVIOUS, 0}, {"RB", UI_KEY_NEXT, 0},
    {"LT", UI_KEY_PAGE_DOWN, 0}, {"RT", UI_KEY_PAGE_UP, 0},  {"LS", UI_KEY_CHARACTER, UI_CHARACTER_F2},
    {"RS", UI_KEY_EXPLAIN, 0},   {"Start", UI_KEY_MENU, 0},
};

const char *ui_pad_button(int index) { return buttons[index].word; }

/* The button that does what the index-th does usually. */
static int button_for(const Ui *ui, int index) {
    return ui->access.pad[index] ? ui->access.pad[index] - 1 : index;
}

const char *ui_pad_word(const Ui *ui, UiKey key) {
    for (int i = 0; i < UI_PAD_BUTTONS; i++)
        if (buttons[i].key == key) return buttons[button_for(ui, i)].word;
    return "";
}

static bool is_of(int index, const UiInput *input) {
    return buttons[index].key == input->key && buttons[index].character == input->character;
}

void ui_map_pad(const Ui *ui, UiInput *input) {
    if (input->pad == 0 || (input->kind != UI_KEY && input->kind != UI_RELEASE)) return;
    for (int i = 0; i < UI_PAD_BUTTONS; i++) {
        if (!is_of(button_for(ui, i), input)) continue;
        input->key = buttons[i].key;
        input->character = buttons[i].character;
        return;
    }
}
