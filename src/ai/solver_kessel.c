/* How a seat plays hands of two families (KE-3): draws, discards and stands by the chance to win the game. */
#include "ai/solver_kessel.h"

#include "ai/choices.h"
#include "ai/solver_chips.h"

#include "rules/forms.h"

#include <string.h>

/* ---- what chips are worth ---- */

/* The chips that the loser of a hand loses, in 64ths of all hands: measured between two that play by these
 * values. */
static const uint8_t losses[] = {16, 24, 13, 7, 3, 1};
enum { LOSSES = sizeof losses, PARTS = 64 };

typedef struct ChipValues {
    uint32_t chance[KESSEL_CHIPS][KESSEL_CHIPS]; /* to win the game with so many against so many */
} ChipValues;

static int fewer(int chips, int lost) { return chips > lost ? chips - lost : 0; }

/* Either seat loses the hand as often. */
static void fill_chips(ChipValues *values) {
    for (int own = 0; own < KESSEL_CHIPS; own++)
        for (int other = 0; other < KESSEL_CHIPS; other++) {
            uint64_t sum = 0;
            for (int lost = 1; lost < LOSSES && own > 0 && other > 0; lost++)
                sum += (uint64_t)losses[lost] *
                       (values->chance[fewer(own, lost)][other] + values->chance[own][fewer(other, lost)]);
            uint64_t settled = own == 0 && other == 0 ? KESSEL_ONE / 2 : own == 0 ? 0 : KESSEL_ONE;
            values->chance[own][other] =
                (uint32_t)(own == 0 || other == 0 ? settled : sum / (uint64_t)(2 * (PARTS - losses[0])));
        }
}

static uint32_t chance_with(const ChipValues *chips, int own, int other) {
    enum { MAX = KESSEL_CHIPS - 1 };
    return chips->chance[own < MAX ? own : MAX][other < MAX ? other : MAX];
}

/* ---- what a hand comes to ---- */

static uint32_t times(uint32_t one, uint32_t other) { return (uint32_t)((uint64_t)one * other >> 16); }

typedef struct Own {
    int stock, staked, tax, class; /* at the end */
} Own;

/* The chance to win the game against one other seat, if of all the others this one decides the hand. */
static uint32_t value_against(const KesselHands *hands, const ChipValues *chips, const KesselRival *rival,
                              Own own) {
    uint64_t sum = 0;
    int kept = own.stock + own.staked, lost = fewer(own.stock, own.tax);
    for (int paid = 0; paid < KESSEL_PAID; paid++)
        for (int class = 0; class < hands->classes; class ++) {
            uint32_t chance = rival->at_end[paid][class];
            if (chance == 0) continue;
            int all = rival->stock + rival->staked, left = fewer(rival->stock - paid, hands->tax[class]);
            uint32_t value = class == own.class  ? chance_with(chips, kept, all)
                             : class < own.class ? chance_with(chips, kept, left)
                                                 : chance_with(chips, lost, all);
            sum += (uint64_t)chance * value;
        }
    return (uint32_t)(sum >> 16);
}

/* The chance that a seat's hand does not beat the class. */
static uint32_t chance_below(const KesselHands *hands, const KesselRival *rival, int own) {
    uint32_t sum = 0;
    for (int paid = 0; paid < KESSEL_PAID; paid++)
        for (int class = 0; class <= own && class < hands->classes; class ++)
            sum += rival->at_end[paid][class];
    return sum;
}

/* The mean over the other seats, each of which may lose the hand to a third. */
static uint32_t value_at_end(const KesselValues *values, const ChipValues *chips, Own own) {
    uint64_t sum = 0;
    for (int i = 0; i < values->rivals; i++) {
        const KesselRival *rival = &values->rival[i];
        uint32_t others = KESSEL_ONE, lost;
        for (int j = 0; j < values->rivals; j++)
            if (j != i) others = times(others, chance_below(&values->hands, &values->rival[j], own.class));
        lost = chance_with(chips, fewer(own.stock, own.tax), rival->stock + rival->staked);
        sum += times(others, value_against(&values->hands, chips, rival, own));
        sum += times(KESSEL_ONE - others, lost);
    }
    return (uint32_t)(sum / (uint64_t)values->rivals);
}

static void fill_ends(KesselValues *values) {
    ChipValues chips;
    uint32_t at_end[KESSEL_CLASSES];
    fill_chips(&chips);
    for (int paid = 0; paid < KESSEL_PAID && paid <= values->stock; paid++) {
        for (int class = 0; class < values->hands.classes; class ++)
            at_end[class] = value_at_end(values, &chips,
                                         (Own){.stock = values->stock - paid,
                                               .staked = values->staked + paid,
                                               .tax = values->hands.tax[class],
                                               .class = class});
        for (int hand = 0; hand < KESSEL_HANDS; hand++) {
            uint64_t sum = 0;
            for (int class = 0; class < values->hands.classes; class ++)
                sum += (uint64_t)values->hands.comes_to[hand][class] * at_end[class];
            values->value[0][paid][hand] = (uint32_t)(sum >> 16);
        }
    }
}

/* ---- own turns ---- */

static uint32_t max_of(uint32_t one, uint32_t other) { return one > other ? one : other; }

/* The mean over the next cards of the better of the hand and the hand with that card. */
static uint32_t after_draw(const KesselHands *hands, const uint32_t value[KESSEL_HANDS], int hand,
                           int family) {
    uint64_t sum = 0;
    for (int face = 0; face < KESSEL_FACES; face++)
        sum +=
            (uint64_t)hands->next[family][face] * max_of(value[hand], value[kessel_with(hand, family, face)]);
    return (uint32_t)(sum >> 16);
}

static void fill_turn(const KesselValues *values, bool locks, int turns, KesselValues *into) {
    for (int paid = 0; paid < KESSEL_PAID && paid <= values->stock; paid++)
        for (int hand = 0; hand < KESSEL_HANDS; hand++) {
            uint32_t best = values->value[locks ? 0 : turns - 1][paid][hand];
            bool can_draw = paid + 1 < KESSEL_PAID && paid < values->stock;
            for (int family = 0; family < 2 && can_draw; family++)
                best = max_of(best,
                              after_draw(&values->hands, values->value[turns - 1][paid + 1], hand, family));
            into->value[turns][paid][hand] = best;
        }
}

void kessel_reckon(const SabaccTable *table, KesselCare care, KesselValues *values) {
    bool locks = sabacc_option(table, SABACC_OPTION_STAND_LOCKS).form == SABACC_ON;
    memset(values->value, 0, sizeof values->value);
    if (values->turns > care.turns - 1) values->turns = care.turns - 1;
    fill_ends(values);
    for (int turns = 1; turns <= values->turns; turns++) fill_turn(values, locks, turns, values);
}

void kessel_look(const SabaccTable *table, KesselCare care, SeatMask renewed, KesselValues *values) {
    int viewer = table->viewer;
    kessel_hands(table, viewer, &values->hands);
    values->rivals = 0;
    values->turns = KESSEL_TURNS - table->round;
    values->stock = table->seat[viewer].chips;
    values->staked = table->seat[viewer].staked;
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != viewer && seat_in(sabacc_active(table), seat))
            kessel_rival(table, seat, &values->hands, care, seat_in(renewed, seat),
                         &values->rival[values->rivals++]);
}

uint32_t kessel_draw_value(const KesselValues *values, int hand, int family, int cost) {
    return after_draw(&values->hands, values->value[values->turns][cost], hand, family);
}

/* ---- a turn ---- */

int kessel_own_hand(const SabaccTable *table, int without) {
    const SabaccSeat *own = &table->seat[table->viewer];
    int hand = 0;
    for (int slot = 0; slot < own->hand_count; slot++)
        if (slot != without) hand = kessel_with(hand, own->blood >> slot & 1, kessel_face(own->hand[slot]));
    return hand;
}

bool kessel_is_on(const SabaccTable *table, const char *token, int seat) {
    SabaccInForce list[SABACC_MAX_IN_FORCE];
    int count = sabacc_in_force(table, list);
    for (int i = 0; i < count; i++)
        if (list[i].token == sabacc_card_parse(token, strlen(token)) && seat_in(list[i].seats, seat))
            return true;
    return false;
}

static SabaccCard top_of(const SabaccTable *table, int family) {
    return family == 1 ? table->blood_discard[table->blood_discard_count - 1]
                       : table->discard[table->discard_count - 1];
}

static uint32_t value_of_draw(const SabaccTable *table, const KesselValues *values,
                              const SabaccOffer *offer) {
    int hand = kessel_own_hand(table, -1), family = offer->family == SABACC_BLOOD;
    int cost = kessel_is_on(table, "free-draw", table->viewer) ? 0 : 1;
    const uint32_t *value = values->value[values->turns][cost];
    if (offer->pile != SABACC_PILE_DISCARD) return kessel_draw_value(values, hand, family, cost);
    int changed = kessel_with(hand, family, kessel_face(top_of(table, family)));
    return max_of(value[hand], value[changed]);
}

static uint32_t value_of_stand(const SabaccTable *table, const KesselValues *values) {
    bool locks = sabacc_option(table, SABACC_OPTION_STAND_LOCKS).form == SABACC_ON;
    return values->value[locks ? 0 : values->turns][0][kessel_own_hand(table, -1)];
}

uint32_t kessel_best_turn(const SabaccTable *table, const KesselValues *values, const SabaccOffers *offers,
                          SabaccAction *action) {
    uint32_t best = value_of_stand(table, values);
    *action = sabacc_offer_begin(table->viewer, choices_offer(offers, SABACC_VERB_STAND));
    for (int i = 0; i < offers->count; i++) {
        const SabaccOffer *offer = &offers->list[i];
        if (offer->verb != SABACC_VERB_DRAW) continue;
        uint32_t value = value_of_draw(table, values, offer);
        if (value <= best) continue;
        best = value;
        *action = sabacc_offer_begin(table->viewer, offer);
    }
    return best;
}

/* A token first, if one is worth more than to keep it. */
static void choose_turn(const AiQuestion *question, KesselCare care, const KesselValues *values,
                        SabaccAction *action) {
    const SabaccTable *table = &question->view->table;
    int64_t best = kessel_best_turn(table, values, question->offers, action);
    for (int i = 0; i < question->offers->count; i++) {
        const SabaccOffer *offer = &question->offers->list[i];
        if (offer->verb != SABACC_VERB_TOKEN) continue;
        SabaccAction token = sabacc_offer_begin(table->viewer, offer);
        token.card = offer->card;
        SeatMask seats = offer->seats;
        do {
            token.target = seats == 0 ? SABACC_NOBODY : (int8_t)seats_take(&seats, 0);
            int64_t value = kessel_token_value(question->view, values, care, &token);
            if (value <= best) continue;
            best = value;
            *action = token;
        } while (seats != 0);
    }
}

static void choose_discard(const SabaccTable *table, const KesselValues *values, const SabaccOffer *offer,
                           SabaccAction *action) {
    int64_t best = -1;
    *action = sabacc_offer_begin(table->viewer, offer);
    for (uint32_t slots = offer->cards; slots != 0; slots &= slots - 1) {
        int slot = __builtin_ctz(slots);
        int64_t value = values->value[values->turns][0][kessel_own_hand(table, slot)];
        if (value <= best) continue;
        best = value;
        action->card = table->seat[table->viewer].hand[slot];
    }
}

/* Of sharp, and of master. */
static const KesselCare cares[] = {
    {.turns = 1, .patience = KESSEL_PATIENT / 2},
    {.infers = true, .turns = KESSEL_TURNS, .patience = KESSEL_PATIENT},
};

bool solver_chips_suits(const SabaccTable *table) {
    return sabacc_table_game(table)->played_for.prize == SABACC_FOR_CHIPS;
}

bool solver_chips_decide(const AiQuestion *question, SabaccAction *action) {
    const SabaccTable *table = &question->view->table;
    const SabaccOffer *discard = choices_offer(question->offers, SABACC_VERB_DISCARD);
    const KesselCare *care = &cares[question->level == AI_MASTER];
    if (question->level < AI_SHARP) return false;
    if (discard == NULL && choices_offer(question->offers, SABACC_VERB_STAND) == NULL) return false;
    KesselValues values;
    kessel_look(table, *care, 0, &values);
    kessel_reckon(table, *care, &values);
    if (discard != NULL)
        choose_discard(table, &values, discard, action);
    else
        choose_turn(question, *care, &values, action);
    return true;
}
