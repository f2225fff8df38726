/* Shift tokens (KE-8): each is played on a copy of the table, and what follows is reckoned there. */
#include "ai/choices.h"
#include "ai/solver_kessel.h"

#include <string.h>

typedef struct TokenPrice {
    const char *word;
    int price;
} TokenPrice;

static const TokenPrice prices[] = {
#define TOKEN_PRICE(word, price) {word, price},
#include "ai/token_prices.def"
#undef TOKEN_PRICE
};

static bool is_named(SabaccCard token, const char *word) {
    return sabacc_card_parse(word, strlen(word)) == token;
}

static int price_of(SabaccCard token) {
    for (size_t i = 0; i < sizeof prices / sizeof *prices; i++)
        if (is_named(token, prices[i].word)) return prices[i].price;
    return KESSEL_ONE;
}

static bool apply(SabaccState *state, SabaccAction action) {
    return sabacc_apply(state, &action, NULL) == SABACC_OK;
}

/* The best turn from there on, as the seat would then see it. */
static uint32_t value_seen(const SabaccState *state, int seat, KesselCare care, SeatMask renewed) {
    SabaccView view;
    SabaccOffers offers;
    KesselValues values;
    SabaccAction action;
    sabacc_view(state, seat, &view);
    sabacc_view_legal(&view, &offers);
    if (choices_offer(&offers, SABACC_VERB_STAND) == NULL) return 0;
    kessel_look(&view.table, care, renewed, &values);
    kessel_reckon(&view.table, care, &values);
    return kessel_best_turn(&view.table, &values, &offers, &action);
}

/* Prime Sabacc: of two dice the better number. */
static uint32_t value_of_dice(const SabaccState *state, int seat, KesselCare care) {
    enum { SIDES = 6 };
    uint32_t value[SIDES + 1];
    uint64_t sum = 0;
    for (int side = 1; side <= SIDES; side++) {
        SabaccState rolled = *state;
        uint8_t die = (uint8_t)side;
        if (!apply(&rolled, (SabaccAction){.seat = SABACC_CROUPIER,
                                           .verb = SABACC_VERB_ROLL,
                                           .dice_count = 2,
                                           .dice = {die, die}}) ||
            !apply(&rolled, (SabaccAction){.seat = (int8_t)seat, .verb = SABACC_VERB_CHOOSE, .amount = side}))
            return 0;
        value[side] = value_seen(&rolled, seat, care, 0);
    }
    for (int one = 1; one <= SIDES; one++)
        for (int other = 1; other <= SIDES; other++)
            sum += value[one] > value[other] ? value[one] : value[other];
    return (uint32_t)(sum / (SIDES * SIDES));
}

/* Direct Transaction: each hand that the target may have, against one's own in its place. */
static uint32_t value_of_swap(const SabaccView *view, const KesselValues *values, KesselCare care,
                              int target) {
    const SabaccTable *table = &view->table;
    KesselValues after = *values;
    int own = kessel_own_hand(table, -1), at = 0;
    uint64_t sum = 0;
    for (int seat = 0; seat < target; seat++)
        at += seat != table->viewer && seat_in(sabacc_active(table), seat);
    kessel_rival_holds(table, target, &values->hands, own, &after.rival[at]);
    after.turns = KESSEL_TURNS - table->round;
    kessel_reckon(table, care, &after);
    for (int hand = 0; hand < KESSEL_HANDS; hand++) {
        uint32_t best = after.value[after.turns][0][hand];
        for (int family = 0; family < 2 && after.stock > 0; family++) {
            uint32_t drawn = kessel_draw_value(&after, hand, family, 1);
            if (drawn > best) best = drawn;
        }
        sum += (uint64_t)values->rival[at].now[hand] * best;
    }
    return (uint32_t)(sum >> 16);
}

/* Cards dealt anew are unknown; which ones come on the copy does not matter. */
static void deal_all(SabaccState *state) {
    Rng rng = rng_of(0, 0);
    while (sabacc_need(state) == SABACC_CROUPIER && state->table.turn.due == SABACC_DUE_DEAL) {
        SabaccAction deal;
        sabacc_chance(state, &rng, &deal);
        if (!apply(state, deal)) return;
    }
}

/* Immunity: what the others' tokens might do. */
static int64_t value_of_immunity(const SabaccTable *table) {
    enum { TOKEN = KESSEL_ONE / 96 };
    int tokens = 0;
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != table->viewer && seat_in(table->in_game, seat)) tokens += table->seat[seat].token_count;
    return table->round == 1 ? tokens * TOKEN : 0;
}

int64_t kessel_token_value(const SabaccView *view, const KesselValues *values, KesselCare care,
                           const SabaccAction *action) {
    int seat = view->table.viewer;
    Rng rng = rng_of(0, 0);
    SabaccState state;
    int64_t bonus = -price_of(action->card) * care.patience / KESSEL_PATIENT;
    if (is_named(action->card, "direct-transaction"))
        return bonus + value_of_swap(view, values, care, action->target);
    if (is_named(action->card, "immunity")) bonus += value_of_immunity(&view->table);
    sabacc_sample(view, &rng, &state);
    if (!apply(&state, *action)) return 0;
    if (state.table.turn.due == SABACC_DUE_ROLL) return bonus + value_of_dice(&state, seat, care);
    bool deals = state.table.turn.due == SABACC_DUE_DEAL;
    deal_all(&state);
    return bonus + value_seen(&state, seat, care, deals ? seat_bit(action->target) : 0);
}
