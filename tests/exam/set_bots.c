/* Outside bots of Pazaak, by their rules (see pazaak_rules.md). */
#include "small_games.h"

#include "rules/forms.h"

#include <limits.h>

enum { GOAL = SABACC_SET_POINTS };

static bool offers_verb(const SabaccOffers *offers, SabaccVerb verb) {
    for (int i = 0; i < offers->count; i++)
        if (offers->list[i].verb == verb) return true;
    return false;
}

/* Both bring the best side deck. */
static bool pick_deck(const SabaccTable *table, const SabaccOffers *offers, SabaccAction *action) {
    static const char *const words[SABACC_SIDE_DECK] = EXAM_SIDE_DECK;
    if (!offers_verb(offers, SABACC_VERB_SIDE)) return false;
    action->verb = SABACC_VERB_SIDE;
    action->card_count = SABACC_SIDE_DECK;
    for (int i = 0; i < SABACC_SIDE_DECK; i++)
        action->cards[i] = sabacc_card_parse(words[i], strlen(words[i]));
    if (sabacc_option(table, SABACC_OPTION_SIDE_CARDS).form != SABACC_SIDE_FULL)
        sabacc_side_usual(table, action->cards);
    return true;
}

void exam_stand_17(const SabaccTable *table, const SabaccOffers *offers, SabaccAction *action) {
    enum { ENOUGH = 17 };
    int seat = table->viewer;
    *action = (SabaccAction){.seat = (int8_t)seat, .target = SABACC_NOBODY};
    if (pick_deck(table, offers, action)) return;
    bool has_enough = sabacc_table_total(table, seat) >= ENOUGH;
    if (offers_verb(offers, SABACC_VERB_MAIN))
        action->verb = has_enough ? SABACC_VERB_NONE : SABACC_VERB_MAIN;
    else
        action->verb = has_enough ? SABACC_VERB_STAND : SABACC_VERB_END;
}

/* ---- akari ---- */

typedef struct Reach {
    int lowest, closest; /* L and C: INT_MAX, INT_MIN if no card reaches any */
    SabaccCard card;     /* that reaches C */
    int8_t sign;
} Reach;

static Reach reach_of(const SabaccTable *table, const SabaccOffers *offers) {
    Reach reach = {.lowest = INT_MAX, .closest = INT_MIN};
    for (int i = 0; i < offers->count; i++) {
        const SabaccOffer *offer = &offers->list[i];
        if (offer->verb != SABACC_VERB_PLAY) continue;
        SabaccCard card = table->seat[table->viewer].hand[__builtin_ctz(offer->cards)];
        int total = sabacc_table_total_with(table, table->viewer, card, offer->sign);
        if (total < reach.lowest) reach.lowest = total;
        if (total > GOAL || total <= reach.closest) continue;
        reach.closest = total;
        reach.card = card;
        reach.sign = offer->sign;
    }
    return reach;
}

static bool akari_plays(const SabaccTable *table, const Reach *reach) {
    const SabaccSeat *rival = &table->seat[1 - table->viewer];
    int total = sabacc_table_total(table, table->viewer),
        other = sabacc_table_total(table, 1 - table->viewer);
    int stands_on = rival->stood ? other : 0;
    if (reach->closest == INT_MIN) return false;
    if (total > GOAL)
        return stands_on < 18 || reach->closest > stands_on ||
               rival->sets + 1 == sabacc_option(table, SABACC_OPTION_SETS).n;
    if (total == GOAL) return false;
    if (reach->closest == GOAL) return true;
    if (reach->closest == GOAL - 1) return reach->lowest <= 11 && stands_on < GOAL;
    return reach->closest == GOAL - 2 && reach->lowest <= 13 && stands_on < GOAL - 1;
}

static bool akari_stands(const SabaccTable *table) {
    int total = sabacc_table_total(table, table->viewer),
        other = sabacc_table_total(table, 1 - table->viewer);
    if (total > GOAL || other > total) return false;
    if (table->seat[1 - table->viewer].stood && total > other) return true;
    return total >= GOAL - 2;
}

void exam_akari(const SabaccTable *table, const SabaccOffers *offers, SabaccAction *action) {
    *action = (SabaccAction){.seat = table->viewer, .target = SABACC_NOBODY};
    if (pick_deck(table, offers, action)) return;
    if (offers_verb(offers, SABACC_VERB_MAIN)) {
        action->verb = akari_stands(table) ? SABACC_VERB_NONE : SABACC_VERB_MAIN;
        return;
    }
    Reach reach = reach_of(table, offers);
    if (akari_plays(table, &reach)) {
        action->verb = SABACC_VERB_PLAY;
        action->card = reach.card;
        action->sign = reach.sign;
    } else {
        action->verb = akari_stands(table) ? SABACC_VERB_STAND : SABACC_VERB_END;
    }
}
