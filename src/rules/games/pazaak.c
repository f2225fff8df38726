#include "rules/state.h"
int sabacc_side_list(const SabaccTable *table, SabaccCard kinds[SABACC_MAX_PILE]) {
    (void)table, (void)kinds;
    return 0;
}
