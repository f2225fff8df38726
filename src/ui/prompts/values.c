/* One of the dice (KE-4, KE-8): a button for each face, with its digit as key. */
#include "ui/prompts/private.h"

#include <stdio.h>

#include "base/i18n.h"

uint32_t pick_values(const Pick *pick) {
    return pick->mode == PICK_VALUES ? pick_offer_of(pick, pick->verb)->cards : 0;
}

static int buttons_of_values(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    for (uint32_t left = pick_values(pick); left != 0; left &= left - 1) {
        char name[UI_NAME_BYTES];
        int value = __builtin_ctz(left);
        snprintf(name, sizeof name, "value:%d", value);
        PickButton *button = pick_add(buttons, &count, name, _("Choose"));
        snprintf(button->amount, sizeof button->amount, "%d", value);
        if (value < 10) button->key = (uint32_t)('0' + value);
    }
    pick_add_back(pick, buttons, &count);
    return count;
}

static void prompt(const Pick *pick, char *words, size_t size) {
    bool is_shown = pick->view.table.turn.phase == SABACC_PHASE_REVEAL;
    pick_say(words, size,
             is_shown ? _("Two dice for your Impostor: which of them is it to count?")
                      : _("Which of the dice? A pair of that value is the best sabacc of this hand."));
}

static bool take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    int value = event->kind == UI_EVENT_ACTIVATE && ui_event_is(event, "value:") ? ui_event_index(event) : -1;
    if (value < 0 || value >= 32 || !(pick_values(pick) >> value & 1)) return false;
    pick_finish(pick, pick_offer_of(pick, pick->verb), action);
    action->amount = value;
    return true;
}

const PickModeHandler pick_mode_values = {.buttons = buttons_of_values, .prompt = prompt, .take = take};
