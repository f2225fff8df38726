#include "words/item_words.h"

#include <stdio.h>

#include "base/i18n.h"

static const struct {
    const char *title, *words, *subject, *sign;
} rows[SABACC_ITEMS] = {
    [SABACC_ITEM_RING] = {N_("Ring"), N_("the ring"), N_("The ring"), "\uE031"},
    [SABACC_ITEM_BLASTER] = {N_("Blaster"), N_("the blaster"), N_("The blaster"), "\uE032"},
    [SABACC_ITEM_DROID] = {N_("Droid"), N_("the droid"), N_("The droid"), "\uE033"},
    [SABACC_ITEM_SPEEDER] = {N_("Speeder"), N_("the speeder"), N_("The speeder"), "\uE034"},
    [SABACC_ITEM_DEED] = {N_("Deed"), N_("the deed"), N_("The deed"), "\uE035"},
    [SABACC_ITEM_SHIP] = {N_("Ship"), N_("the ship"), N_("The ship"), "\uE036"},
};

const char *item_title(SabaccItem item) { return _(rows[item].title); }
const char *item_words(SabaccItem item) { return _(rows[item].words); }
const char *item_subject(SabaccItem item) { return _(rows[item].subject); }
const char *item_sign(SabaccItem item) { return rows[item].sign; }

void item_list(uint32_t items, char *words, size_t size) {
    int used = 0;
    words[0] = '\0';
    for (; items != 0 && used < (int)size; items &= items - 1)
        used += snprintf(words + used, size - (size_t)used, used ? ", %s" : "%s",
                         item_title((SabaccItem)__builtin_ctz(items)));
}

void item_prices(int32_t ante, Text *out) {
    for (int item = 0; item < SABACC_ITEMS; item++) {
        if (item > 0) text_add(out, C_("list", ", "));
        text_add(out, item_title((SabaccItem)item));
        text_add_char(out, ' ');
        text_add_int(out, (int64_t)ante * sabacc_item_price((SabaccItem)item));
    }
}
