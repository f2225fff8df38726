#include "ai/bettor.h"

#include "ai/policy.h"
#include "ai/recall.h"

/* The most that any rival could still add beyond what is to be matched. */
static int64_t rivals_behind(const SabaccTable *table, int seat) {
    int64_t most = 0;
    for (SeatMask left = (SeatMask)(sabacc_active(table) & ~seat_bit(seat)); left != 0;) {
        const SabaccSeat *rival = &table->seat[seats_take(&left, 0)];
        int64_t more = (int64_t)rival->bet + rival->credits - table->turn.level;
        if (more > most) most = more;
    }
    return most;
}

static int strength_of(const SabaccTable *table, int seat, const Study *study, int place) {
    SabaccWorth worth;
    if (!sabacc_seat_worth(table, seat, &worth)) return STUDY_STRENGTHS / 2;
    return policy_has_broken_rule(table, seat) ? 0 : study_strength(study, place, worth.key);
}

/* Of an evening of 24 hands: in a game that must be shorter, as far on its way as that is. */
static int hand_of_evening(const SabaccTable *table) {
    enum { EVENING = 24 };
    int left = sabacc_course(table).hands_left, whole = table->hand + left;
    if (left < 0 || table->hand < 1 || whole >= EVENING) return table->hand;
    return 1 + (table->hand - 1) * EVENING / whole;
}

void bettor_sight(const SabaccTable *table, int seat, const Study *study, BettingSight *sight) {
    const SabaccSeat *own = &table->seat[seat];
    int place = study_place(study, table);
    int64_t owed = (int64_t)table->turn.level - own->bet;
    bool is_of_several = seats_count(table->dealt) > 2; /* only their evening grows */
    *sight = (BettingSight){.place = place,
                            .places = study->place_count,
                            .strength = strength_of(table, seat, study, place),
                            .rivals = seats_count(sabacc_active(table)) - 1,
                            .is_of_several = is_of_several,
                            .has_bet = own->bet > 0,
                            .is_last = (table->turn.asked & ~seat_bit(seat)) == 0,
                            .pot = table->hand_pot,
                            .owed = owed < own->credits ? owed : own->credits,
                            .own = own->credits,
                            .others = rivals_behind(table, seat),
                            .sabacc = table->sabacc_pot,
                            .hand = is_of_several ? hand_of_evening(table) : table->hand};
}

static const SabaccOffer *raise_offer(const SabaccOffers *offers) {
    const SabaccOffer *bet = choices_offer(offers, SABACC_VERB_BET);
    return bet != NULL ? bet : choices_offer(offers, SABACC_VERB_RAISE);
}

int bettor_judged(int strength, int mistake) {
    strength += mistake;
    if (strength < 0) return 0;
    return strength < STUDY_STRENGTHS ? strength : STUDY_STRENGTHS - 1;
}

int bettor_mistake_weight(const Temperament *temperament, int mistake) {
    return mistake == 0 ? 1 + temperament->clear : 1;
}

static int judged(int strength, const Temperament *temperament, Rng *rng) {
    int blur = temperament->blur, mistakes = 2 * blur + 1;
    if (blur == 0) return strength;
    int drawn = (int)rng_below(rng, (uint32_t)(mistakes + temperament->clear));
    return drawn < mistakes ? bettor_judged(strength, drawn - blur) : strength;
}

/* ---- an evening ---- */

/* How far the evening is: eighths of the character's patience, by hands played. */
enum { EIGHTHS = 8, SMALL_UNTIL = 10, EAGER_FROM = 8, POTS_FROM = 16, STACKS_FROM = 24 };

static int hour_of(int hand, const Temperament *temperament) {
    bool is_past = temperament->patience <= 0 || hand > STACKS_FROM * temperament->patience / EIGHTHS;
    return is_past ? STACKS_FROM + 1 : hand * EIGHTHS / temperament->patience;
}

/* The smallest bet at first, then growing to the pot. */
static int64_t part_of_pot(const BettingSight *sight, int hour) {
    enum { WHOLE = 16 };
    int64_t pot = sight->pot + sight->owed, least = pot / WHOLE > 0 ? pot / WHOLE : 1;
    if (hour > POTS_FROM) return sight->own;
    if (hour <= SMALL_UNTIL) return sight->owed > 0 ? 0 : least;
    int part = 1 + (WHOLE - 1) * (hour - SMALL_UNTIL) / (POTS_FROM - SMALL_UNTIL);
    return pot * part / WHOLE;
}

/* A quarter of what it had when the hand began, then growing to half. */
static int64_t part_of_stack(const SabaccSeat *own, const BettingSight *sight, int hour) {
    enum { WHOLE = 16, QUARTER = 4 };
    int part = QUARTER;
    if (hour > POTS_FROM) part += QUARTER * (hour - POTS_FROM) / (STACKS_FROM + 1 - POTS_FROM);
    int64_t left = ((int64_t)own->credits + own->paid) * part / WHOLE - own->paid - sight->owed;
    return left > 0 ? left : 0;
}

int64_t bettor_most(const SabaccTable *table, int seat, const Temperament *temperament,
                    const BettingSight *sight) {
    int64_t left = sight->own - sight->owed;
    int hour = hour_of(sight->hand, temperament);
    if (!sight->is_of_several || hour > STACKS_FROM) return left;
    int64_t of_pot = part_of_pot(sight, hour), of_stack = part_of_stack(&table->seat[seat], sight, hour);
    int64_t most = of_pot < of_stack ? of_pot : of_stack;
    return most < left ? most : left;
}

/* It bets more and more readily where nothing is owed, up to six times as often as one that only checks
 * otherwise, and matches more readily, up to twice as often as one that only folds otherwise. */
static void grow_eager(const Temperament *temperament, const BettingSight *sight, int weights[BETTING_ACTS]) {
    enum { BETS = 5, MATCHES = 1, LATE = POTS_FROM - EAGER_FROM };
    int late = hour_of(sight->hand, temperament) - EAGER_FROM;
    if (!sight->is_of_several || late <= 0) return;
    if (late > LATE) late = LATE;
    if (sight->owed > 0) weights[BETTING_CALL] += weights[BETTING_CALL] * MATCHES * late / LATE;
    for (int act = BETTING_HALF; act < BETTING_ACTS && sight->owed <= 0; act++)
        weights[act] += weights[act] * BETS * late / LATE;
}

/* What would add more is done by the next smaller act; the smallest bet by less, if by anything. */
static void hold_back(const BettingSight *sight, int64_t most, int weights[BETTING_ACTS]) {
    int least = most > 0 ? BETTING_HALF : BETTING_CALL;
    for (int act = BETTING_ALL; act > least; act--) {
        if (most > 0 && betting_adds(sight, (BettingAct)act) <= most) continue;
        weights[act - 1] += weights[act];
        weights[act] = 0;
    }
}

void bettor_weights(const Study *study, const Temperament *temperament, const BettingSight *sight,
                    int64_t most, int weights[BETTING_ACTS]) {
    unsigned acts = betting_acts(sight, most >= 0);
    uint8_t parts[BETTING_ACTS];
    betting_weights(study->bets, study->bets_places, sight, parts);
    for (int act = 0; act < BETTING_ACTS; act++) weights[act] = parts[act];
    temperament_apply(temperament, sight->strength, weights);
    grow_eager(temperament, sight, weights);
    for (int act = 0; act < BETTING_ACTS; act++)
        if (!(acts >> act & 1)) weights[act] = 0;
    hold_back(sight, most, weights);
    recall_apply(sight, acts, most, weights);
}

static void play(const SabaccTable *table, int seat, const SabaccOffers *offers, int64_t adds,
                 SabaccAction *action) {
    const SabaccOffer *offer = raise_offer(offers);
    int64_t amount = table->turn.level + adds;
    if (amount < offer->min) amount = offer->min;
    if (amount > offer->max) amount = offer->max;
    *action = (SabaccAction){.seat = (int8_t)seat, .verb = offer->verb, .amount = (int32_t)amount};
}

bool bettor_choose(const SabaccTable *table, int seat, const SabaccOffers *offers, const Study *study,
                   const Temperament *temperament, Rng *rng, SabaccAction *action) {
    BettingSight sight;
    int weights[BETTING_ACTS];
    bool checks = choices_offer(offers, SABACC_VERB_CHECK) != NULL;
    if (study->bets == NULL || (!checks && choices_offer(offers, SABACC_VERB_MATCH) == NULL)) return false;
    bettor_sight(table, seat, study, &sight);
    if (temperament->remembers) recall_sight(study, table, seat, &sight);
    sight.strength = judged(sight.strength, temperament, rng);
    int64_t most = raise_offer(offers) != NULL ? bettor_most(table, seat, temperament, &sight) : -1;
    bettor_weights(study, temperament, &sight, most, weights);
    int act = betting_draw(weights, rng);
    if (act == BETTING_ACTS) return false;
    SabaccVerb mild = act == BETTING_FOLD ? SABACC_VERB_FOLD : checks ? SABACC_VERB_CHECK : SABACC_VERB_MATCH;
    *action = (SabaccAction){.seat = (int8_t)seat, .verb = (uint8_t)mild};
    int64_t adds = betting_adds(&sight, (BettingAct)act);
    if (act > BETTING_CALL) play(table, seat, offers, adds < most ? adds : most, action);
    return true;
}
