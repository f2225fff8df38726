#include "ui/item_words.h"

#include <stdio.h>

#include "base/i18n.h"

static const struct {
    const char *title, *words;
} rows[SABACC_ITEMS] = {
    [SABACC_ITEM_RING] = {N_("Ring"), N_("the ring")},
    [SABACC_ITEM_BLASTER] = {N_("Blaster"), N_("the blaster")},
    [SABACC_ITEM_DROID] = {N_("Droid"), N_("the droid")},
    [SABACC_ITEM_SPEEDER] = {N_("Speeder"), N_("the speeder")},
    [SABACC_ITEM_DEED] = {N_("Deed"), N_("the deed")},
    [SABACC_ITEM_SHIP] = {N_("Ship"), N_("the ship")},
};

const char *item_title(SabaccItem item) { return _(rows[item].title); }
const char *item_words(SabaccItem item) { return _(rows[item].words); }

void item_list(uint32_t items, char *words, size_t size) {
    int used = 0;
    words[0] = '\0';
    for (; items != 0 && used < (int)size; items &= items - 1)
        used += snprintf(words + used, size - (size_t)used, used ? ", %s" : "%s",
                         item_title((SabaccItem)__builtin_ctz(items)));
}
