/* What follows a hand (PL-2): which verbs options add to a game's own. */
#include "rules/private.h"

static const struct {
    SabaccOptionId option;
    bool (*is_on)(const SabaccTable *table);
    uint64_t verbs;
} added[] = {
    {SABACC_OPTION_STAKES, stakes_are_on, VERB_BIT(STAKE) | VERB_BIT(REDEEM) | VERB_BIT(DONE)}, /* PL-2 */
    {SABACC_OPTION_STAKES, sabacc_stakes_lie_beside, VERB_BIT(TAKE_ITEM) | VERB_BIT(PASS)},     /* PL-2 */
    {SABACC_OPTION_SIT_OUT, sabacc_sitting_is_on, VERB_BIT(SIT_OUT) | VERB_BIT(SIT_IN)},        /* ST-6 */
    {SABACC_OPTION_REBUY, rebuys_are_on, VERB_BIT(REBUY) | VERB_BIT(PASS)},                     /* ST-7 */
};
enum { ADDED = sizeof added / sizeof *added };

uint64_t between_verbs(const SabaccTable *table) {
    uint64_t verbs = 0;
    for (int i = 0; i < ADDED; i++)
        if (added[i].is_on(table)) verbs |= added[i].verbs;
    return verbs;
}

uint64_t between_verbs_of(const SabaccGame *game) {
    uint64_t verbs = 0;
    for (int i = 0; i < ADDED; i++)
        if (sabacc_game_has(game, added[i].option)) verbs |= added[i].verbs;
    return verbs;
}
