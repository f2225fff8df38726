#include "ai/solver_house.h"

#include "ai/choices.h"
#include "ai/solver.h"

/* What a level stakes and sees. Nothing is drawn at random: a level decides the same every time. */
typedef struct Manner {
    int bet;    /* hundredths of what it has, if a bet pays */
    int rounds; /* looked ahead after the next turn */
} Manner;

static const Manner manners[AI_LEVELS] = {
    [AI_NOVICE] = {.bet = 0, .rounds = 0},
    [AI_REGULAR] = {.bet = 10, .rounds = 1},
    [AI_SHARP] = {.bet = 50, .rounds = 2},
    [AI_MASTER] = {.bet = 100, .rounds = 20},
};

typedef struct House {
    SolverCards cards;
    HouseOutcomes outcomes;
    HouseBelief belief;
    HouseValues now;
    bool may_bet;
    HouseRounds as_it_is, raised; /* with the bet that is made once a hand */
} House;

typedef struct Plan {
    bool calls, bets;
    uint32_t field;
    int64_t value;
} Plan;

/* `coming` is the round's; the house may call before. */
static void consider(const House *house, Plan *best, int outcome, int64_t coming, Plan plan) {
    plan.value = house->now.called[outcome] + house->now.goes_on * coming / HOUSE_ONE;
    if (plan.value > best->value) *best = plan;
}

static Plan plan_of(const House *house, const SabaccSeat *own) {
    int kind[HOUSE_HAND];
    SolverHand hand = solver_hand(&house->cards, own);
    int outcome = house_outcome(&house->cards, &house->outcomes, &hand);
    Plan best = {.calls = true, .field = own->fielded, .value = house->now.calling[outcome]};
    for (int slot = 0; slot < HOUSE_HAND; slot++) kind[slot] = house->cards.kind_of[own->hand[slot]];
    for (uint32_t field = 0; field < 1 << HOUSE_HAND; field++) {
        if (__builtin_popcount(field) > 2) continue;
        consider(house, &best, outcome, house_after_dice(&house->as_it_is, kind, field),
                 (Plan){.field = field});
        if (house->may_bet)
            consider(house, &best, outcome, house_after_dice(&house->raised, kind, field),
                     (Plan){.field = field, .bets = true});
    }
    return best;
}

/* ---- the decision ---- */

/* With a bet of so much in the pots (CS-3), beside what is there. */
static HouseStakes stakes_with(const SabaccTable *table, int64_t bet) {
    const SabaccSeat *own = &table->seat[table->viewer];
    bool aside = sabacc_bets_into_sabacc_pot(table);
    return (HouseStakes){.paid = own->paid + bet,
                         .of_house = table->seat[sabacc_house_seat(table)].paid + bet,
                         .credits = own->credits + table->pending - bet,
                         .hand_pot = table->hand_pot + (aside ? 0 : 2 * bet),
                         .sabacc_pot = table->sabacc_pot + (aside ? 2 * bet : 0)};
}

static int32_t bet_of(const AiQuestion *question) {
    const SabaccTable *table = &question->view->table;
    const SabaccOffer *offer = choices_offer(question->offers, SABACC_VERB_BET);
    if (offer == NULL || table->seat[table->viewer].paid > table->antes / 2) return 0;
    return (int32_t)((int64_t)offer->max * manners[question->level].bet / 100);
}

static void begin_rounds(HouseRounds *rounds, const House *house, const HouseStakes *stakes,
                         const SolverHand *own) {
    int left = house->cards.deck - own->count;
    rounds->cards = &house->cards;
    rounds->outcomes = &house->outcomes;
    for (int kind = 0; kind < house->cards.count; kind++)
        rounds->share[kind] = solver_left(&house->cards, own, kind) * HOUSE_ONE / left;
    for (int class = 0; class < HOUSE_CLASSES; class ++)
        house_values(&rounds->values[class], &house->outcomes, &house->belief.next[class], stakes);
}

static void look(House *house, const AiQuestion *question) {
    const SabaccTable *table = &question->view->table;
    SolverHand own = solver_hand(&house->cards, &table->seat[table->viewer]);
    HouseStakes now = stakes_with(table, 0), as_it_is = stakes_with(table, table->pending);
    HouseStakes raised = stakes_with(table, table->pending + bet_of(question));
    int left = sabacc_round_limit(table) - table->round, seen = manners[question->level].rounds;
    house->may_bet = bet_of(question) > 0 && left > 0; /* a bet of the last round comes back (CS-3) */
    house_outcomes(&house->outcomes, &house->cards);
    house_believe(&house->belief, &house->cards, &house->outcomes, table);
    house_values(&house->now, &house->outcomes, &house->belief.now, &now);
    begin_rounds(&house->as_it_is, house, &as_it_is, &own);
    begin_rounds(&house->raised, house, &raised, &own);
    house_look_ahead(&house->as_it_is, house->may_bet ? &house->raised : NULL,
                     left - 1 < seen ? left - 1 : seen);
}

static bool move(const AiQuestion *question, SabaccVerb verb, uint32_t slots, SabaccAction *action) {
    const SabaccTable *table = &question->view->table;
    const SabaccOffer *offer = choices_offer(question->offers, verb);
    if (offer == NULL || (offer->cards & slots) == 0) return false;
    *action = sabacc_offer_begin(table->viewer, offer);
    action->card = table->seat[table->viewer].hand[__builtin_ctz(offer->cards & slots)];
    return true;
}

/* The planned field with equal cards counted in the slots where they lie fielded already. */
static uint32_t field_as_it_lies(const SabaccSeat *own, uint32_t field) {
    for (int slot = 0; slot < HOUSE_HAND; slot++)
        for (int other = 0; other < HOUSE_HAND; other++) {
            uint32_t bit = UINT32_C(1) << slot, lies = UINT32_C(1) << other;
            bool swaps = (field & ~own->fielded & bit) && (own->fielded & ~field & lies);
            if (swaps && own->hand[slot] == own->hand[other]) field ^= bit | lies;
        }
    return field;
}

/* One action towards the plan. */
static void follow(const AiQuestion *question, const Plan *plan, SabaccAction *action) {
    int seat = question->view->table.viewer;
    SabaccVerb end = plan->calls ? SABACC_VERB_CALL : SABACC_VERB_DONE;
    *action = sabacc_offer_begin(seat, choices_offer(question->offers, end));
    if (plan->calls) return;
    if (plan->bets) {
        *action = sabacc_offer_begin(seat, choices_offer(question->offers, SABACC_VERB_BET));
        action->amount = bet_of(question);
        return;
    }
    uint32_t field = field_as_it_lies(&question->view->table.seat[seat], plan->field);
    if (!move(question, SABACC_VERB_UNFIELD, ~field, action))
        move(question, SABACC_VERB_FIELD, field, action);
}

bool house_suits(const SabaccTable *table) {
    return sabacc_house_seat(table) != SABACC_NOBODY && sabacc_uses(table, SABACC_VERB_FIELD) &&
           sabacc_uses(table, SABACC_VERB_CALL);
}

bool house_decide(const AiQuestion *question, SabaccAction *action) {
    const SabaccTable *table = &question->view->table;
    const SabaccSeat *own = &table->seat[table->viewer];
    House house;
    if (choices_offer(question->offers, SABACC_VERB_DONE) == NULL || own->hand_count != HOUSE_HAND)
        return false;
    if (!solver_cards_init(&house.cards, table, table->viewer)) return false;
    look(&house, question);
    Plan plan = plan_of(&house, own);
    follow(question, &plan, action);
    return true;
}
