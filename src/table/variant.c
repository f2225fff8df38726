#include "table/variant.h"

#define VARIANT(kind, variant) extern const TableVariant variant;
#include "table/variants.def"
#undef VARIANT

static const TableVariant *const variants[SABACC_TABLE_KINDS] = {
#define VARIANT(kind, variant) [SABACC_TABLE_##kind] = &variant,
#include "table/variants.def"
#undef VARIANT
};

#define VARIANT(kind, variant) +1
_Static_assert(0
#include "table/variants.def"
                   == SABACC_TABLE_KINDS,
               "variants.def has each kind of table once");
#undef VARIANT

const TableVariant *table_variant(const SabaccTable *table) {
    return variants[sabacc_table_game(table)->table];
}

const TableEventRow *table_event_row(const SabaccTable *table, int event) {
    const TableVariant *variant = table_variant(table);
    for (size_t i = 0; i < variant->events.count; i++)
        if ((int)variant->events.rows[i].event == event) return &variant->events.rows[i];
    return NULL;
}
