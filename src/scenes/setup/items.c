#include "scenes/setup/items.h"

#include <stdio.h>
#include <string.h>

#include "session/game_plan.h"
#include "ui/style.h"
#include "ui/widgets.h"
#include "words/item_words.h"

static const float ROW_HIGH = 44, ROW_GAP = 10, GAP = 6, NAME_WIDE = 110;

float setup_items_height(const SabaccSetup *rules) {
    return sabacc_setup_has_items(rules) ? ROW_HIGH + ROW_GAP : 0;
}

/* Button widths are proportional to their words. */
static float share_of(SabaccItem item) { return 7 + (float)strlen(item_title(item)); }

void setup_items_draw(Ui *ui, Box *rest, const MatchSetup *setup, int seat) {
    char name[UI_NAME_BYTES], label[48];
    const SabaccSetup *rules = &setup->rules;
    if (!sabacc_setup_has_items(rules)) return;
    Box row = box_cut_top(rest, ROW_HIGH, ROW_GAP);
    TextStyle owner = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    canvas_text(ui_canvas(ui), box_cut_left(&row, NAME_WIDE, 8), &owner, setup->seat[seat].name);
    float whole = 0, room = row.width - (SABACC_ITEMS - 1) * GAP;
    for (int item = 0; item < SABACC_ITEMS; item++) whole += share_of((SabaccItem)item);
    for (int item = 0; item < SABACC_ITEMS; item++) {
        snprintf(name, sizeof name, "owns:%s:%d", sabacc_item_word((SabaccItem)item), seat);
        snprintf(label, sizeof label, "%s %s", item_sign((SabaccItem)item), item_title((SabaccItem)item));
        ui_button(ui, &(Button){.name = name,
                                .box = box_cut_left(&row, room * share_of((SabaccItem)item) / whole, GAP),
                                .label = label,
                                .is_selected = (rules->items[seat] >> item & 1) != 0});
    }
}

bool setup_items_take(SabaccSetup *rules, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE || !ui_event_is(event, "owns:")) return false;
    int seat = ui_event_index(event);
    const char *word = strchr(event->name, ':') + 1;
    size_t length = strcspn(word, ":");
    for (int item = 0; seat >= 0 && seat < rules->seats && item < SABACC_ITEMS; item++)
        if (text_is(word, length, sabacc_item_word((SabaccItem)item)))
            rules->items[seat] = (uint8_t)(rules->items[seat] ^ 1u << item);
    return true;
}
