#include "ai/policy.h"

#include <limits.h>

/* ---- prices ---- */

/* What a penalty option takes, as a part of the hand pot. */
static int price_of(const SabaccTable *table, SabaccOptionId id) {
    enum { HAND_POT, PERCENT, FIXED }; /* forms of the penalties in options.def; then `none` */
    enum { MOST = 4 * CHANCE_ONE };
    SabaccValue penalty = sabacc_option(table, id);
    int64_t price = 0;
    if (penalty.form == HAND_POT) price = CHANCE_ONE;
    if (penalty.form == PERCENT) price = (int64_t)penalty.n * CHANCE_ONE / 100;
    if (penalty.form == FIXED && table->hand_pot > 0)
        price = (int64_t)penalty.n * CHANCE_ONE / table->hand_pot;
    return price < MOST ? (int)price : MOST;
}

/* ---- hands ---- */

/* What a verb does to its owner's hand. Verbs that are not here have no say in improving. */
typedef struct Change {
    bool counts, gives, takes;
} Change;

static const Change change_by[SABACC_VERBS] = {
    [SABACC_VERB_DRAW] = {.counts = true, .takes = true},
    [SABACC_VERB_TRADE] = {.counts = true, .gives = true, .takes = true},
    [SABACC_VERB_DISCARD] = {.counts = true, .gives = true},
    [SABACC_VERB_STAND] = {.counts = true},
    [SABACC_VERB_DONE] = {.counts = true},
};

typedef struct Trial {
    const SabaccTable *table;
    int seat;
    const Gauge *gauge;
    int bomb; /* the standing of a bombed-out hand: it may still be mended, or else costs its penalty */
    SabaccCard cards[SABACC_MAX_HAND + 1];
    int count;
} Trial;

static int standing_with(Trial *trial, SabaccCard card) {
    trial->cards[trial->count] = card;
    int count = trial->count + (card != SABACC_CARD_NONE);
    SabaccWorth worth = sabacc_worth(trial->table, trial->seat, trial->cards, count);
    if (worth.rank != SABACC_RANK_BOMB) return gauge_standing(trial->gauge, worth.key);
    return trial->bomb - (worth.total < 0 ? -worth.total : worth.total); /* far ones are harder to mend */
}

/* The mean standing over a few unseen cards, or over the card that lies open. */
static int standing_taking(Trial *trial, int pile, const SabaccCard *looks, int look_count) {
    const SabaccTable *table = trial->table;
    if (pile == SABACC_PILE_DISCARD) return standing_with(trial, table->discard[table->discard_count - 1]);
    int sum = 0;
    for (int i = 0; i < look_count; i++) sum += standing_with(trial, looks[i]);
    return look_count > 0 ? sum / look_count : standing_with(trial, SABACC_CARD_NONE);
}

static void hand_without(Trial *trial, const SabaccSeat *seat, int slot) {
    trial->count = 0;
    for (int i = 0; i < seat->hand_count; i++)
        if (i != slot) trial->cards[trial->count++] = seat->hand[i];
}

enum { LOOKS_MOST = 16 };

typedef struct Best {
    int standing; /* INT_MIN before any */
    SabaccAction *action;
} Best;

static void consider(Best *best, int standing, const SabaccOffer *offer, SabaccCard card) {
    if (standing <= best->standing) return;
    best->standing = standing;
    best->action->verb = offer->verb;
    best->action->pile = offer->pile;
    best->action->family = offer->family;
    best->action->card = card;
}

bool policy_improve(const SabaccTable *table, int seat, const SabaccOffers *offers, const Gauge *gauge,
                    int looks, Rng *rng, SabaccAction *action) {
    const SabaccSeat *own = &table->seat[seat];
    SabaccCard looked[LOOKS_MOST]; /* the same for every choice: what differs is the choice */
    int look_count = gauge->pool_count == 0 ? 0 : looks < LOOKS_MOST ? looks : LOOKS_MOST;
    for (int i = 0; i < look_count; i++) looked[i] = gauge->pool[rng_below(rng, (uint32_t)gauge->pool_count)];
    *action = (SabaccAction){.seat = (int8_t)seat};
    Best best = {.standing = INT_MIN, .action = action};
    Trial trial = {.table = table,
                   .seat = seat,
                   .gauge = gauge,
                   .bomb = -price_of(table, SABACC_OPTION_BOMB_PENALTY) / 2};
    for (int i = 0; i < offers->count; i++) {
        const SabaccOffer *offer = &offers->list[i];
        const Change change = change_by[offer->verb];
        if (!change.counts || (change.takes && own->hand_count >= SABACC_MAX_HAND)) continue;
        for (uint32_t slots = change.gives ? offer->cards : 1; slots != 0; slots &= slots - 1) {
            int slot = change.gives ? __builtin_ctz(slots) : -1;
            hand_without(&trial, own, slot);
            int standing = change.takes ? standing_taking(&trial, offer->pile, looked, look_count)
                                        : standing_with(&trial, SABACC_CARD_NONE);
            consider(&best, standing, offer, slot < 0 ? SABACC_CARD_NONE : own->hand[slot]);
        }
    }
    return best.standing > INT_MIN;
}

/* ---- credits ---- */

/* The rule of discards can no longer be met: the hand bombs out, whatever it holds (DR-3). */
static bool has_broken_rule(const SabaccTable *table, int seat) {
    SabaccDiscards rule = sabacc_discards(table, seat);
    return !rule.is_met && rule.left <= 0;
}

static int own_chance(const SabaccTable *table, int seat, const Gauge *gauge, int64_t *pot) {
    SabaccWorth worth;
    *pot = table->hand_pot;
    if (!sabacc_seat_worth(table, seat, &worth)) return CHANCE_ONE / (gauge->rivals + 1);
    if (has_broken_rule(table, seat)) return 0;
    if (worth.takes_sabacc_pot) *pot += table->sabacc_pot;
    return gauge_chance(gauge, table, worth.key);
}

static void stake(const SabaccTable *table, int seat, const SabaccOffer *offer, Rng *rng,
                  SabaccAction *action) {
    action->verb = offer->verb;
    action->amount = choices_amount(table, seat, offer, 4 + (int)rng_below(rng, 13));
}

/* Nothing is asked: lead, nearly always, with a hand better than its share, and with no other. */
static void lead(const SabaccTable *table, int seat, const SabaccOffer *offer, int chance, Rng *rng,
                 SabaccAction *action) {
    int fair = CHANCE_ONE / seats_count(sabacc_active(table));
    bool is_good = chance * 5 > fair * 7;
    action->verb = SABACC_VERB_CHECK;
    if (offer != NULL && is_good && rng_below(rng, 8) > 0) stake(table, seat, offer, rng, action);
}

/* A bet is asked: fold where the chance, dimmed because somebody bets, does not earn three quarters of the
 * price; who folds more loses by it. */
static void answer(const SabaccTable *table, int seat, const SabaccOffers *offers, int chance, int64_t pot,
                   Rng *rng, SabaccAction *action) {
    int64_t owed = table->turn.level - table->seat[seat].bet;
    if (owed > table->seat[seat].credits) owed = table->seat[seat].credits;
    int64_t dimmed = chance - chance * owed / (3 * (pot + owed)) + (int64_t)rng_below(rng, 129) - 64;
    const SabaccOffer *raise = choices_offer(offers, SABACC_VERB_RAISE);
    action->verb = SABACC_VERB_MATCH;
    if (choices_offer(offers, SABACC_VERB_MATCH) == NULL ||
        dimmed * (pot + owed) * 4 < owed * CHANCE_ONE * 3) {
        action->verb = SABACC_VERB_FOLD;
    } else if (raise != NULL && chance * 2 > CHANCE_ONE + CHANCE_ONE / 4 && rng_below(rng, 4) == 0) {
        stake(table, seat, raise, rng, action);
    }
}

static void play_credits(const SabaccTable *table, int seat, const SabaccOffers *offers, const Gauge *gauge,
                         Rng *rng, SabaccAction *action) {
    int64_t pot;
    int chance = own_chance(table, seat, gauge, &pot);
    *action = (SabaccAction){.seat = (int8_t)seat};
    if (choices_offer(offers, SABACC_VERB_CHECK) != NULL)
        lead(table, seat, choices_offer(offers, SABACC_VERB_BET), chance, rng, action);
    else
        answer(table, seat, offers, chance, pot, rng, action);
}

static bool play_calmly(int seat, const SabaccOffers *offers, SabaccAction *action) {
    static const SabaccVerb mild[] = {SABACC_VERB_CHECK, SABACC_VERB_MATCH, SABACC_VERB_FOLD};
    for (int i = 0; i < 3; i++) {
        if (choices_offer(offers, mild[i]) == NULL) continue;
        *action = (SabaccAction){.seat = (int8_t)seat, .verb = (uint8_t)mild[i]};
        return true;
    }
    return false;
}

/* ---- calls, fields, declarations ---- */

/* A hand that would come out bombed if all were shown now (CA-3, DR-3), or that is not known. */
static bool is_unfit(const SabaccTable *table, int seat, SabaccWorth *worth) {
    return !sabacc_seat_worth(table, seat, worth) || worth->rank == SABACC_RANK_BOMB ||
           !sabacc_discards(table, seat).is_met;
}

/* A call ends the hand while it is good, at the risk of the penalty; the hand that goes on may shift, and
 * others improve: it keeps most of its chance, and of an even one. */
static bool would_call(const SabaccTable *table, int seat, const Gauge *gauge) {
    SabaccWorth worth;
    if (is_unfit(table, seat, &worth)) return false;
    int chance = gauge_chance_shown(gauge, table, worth.key);
    int even = CHANCE_ONE / seats_count(sabacc_active(table));
    int risk = (CHANCE_ONE - chance) * price_of(table, SABACC_OPTION_CALL_PENALTY) / CHANCE_ONE;
    return chance - risk > (7 * chance + even) / 8;
}

static int standing_of(const SabaccTable *table, int seat, const Gauge *gauge) {
    SabaccWorth worth;
    return is_unfit(table, seat, &worth) ? 0 : gauge_standing(gauge, worth.key);
}

ChoicesWanted policy_wants(const SabaccTable *table, int seat, const Gauge *gauge) {
    SabaccWorth worth = {.rank = SABACC_RANKS};
    bool unfit = is_unfit(table, seat, &worth);
    bool is_good = standing_of(table, seat, gauge) >= CHANCE_ONE / 2;
    return (ChoicesWanted){.free_fold = worth.rank == SABACC_RANK_BOMB || has_broken_rule(table, seat),
                           .call = !unfit,
                           .field = is_good && gauge->has_shifts,
                           .unfield = !is_good};
}

static void field(const SabaccTable *table, int seat, const SabaccOffer *offer, SabaccAction *action) {
    *action = (SabaccAction){
        .seat = (int8_t)seat, .verb = SABACC_VERB_FIELD, .card = choices_field(table, seat, offer)};
}

/* The offer to field a card, where shifts come and the hand is one to keep. */
static const SabaccOffer *field_offer(const SabaccTable *table, int seat, const SabaccOffers *offers,
                                      const Gauge *gauge) {
    const SabaccOffer *offer = gauge->has_shifts ? choices_offer(offers, SABACC_VERB_FIELD) : NULL;
    if (offer == NULL || standing_of(table, seat, gauge) * 8 < CHANCE_ONE * 5) return NULL;
    return offer;
}

static int32_t declared_total(const SabaccTable *table, int seat, const Gauge *gauge, bool bluffs, Rng *rng) {
    const SabaccSeat *own = &table->seat[seat];
    if (!bluffs || gauge->pool_count < 2 || rng_below(rng, 2) == 0)
        return sabacc_worth(table, seat, own->hand, own->hand_count).total;
    uint32_t cards = (uint32_t)gauge->pool_count, first = rng_below(rng, cards);
    uint32_t second = (first + 1 + rng_below(rng, cards - 1)) % cards;
    return sabacc_card_value(table, seat, gauge->pool[first]) +
           sabacc_card_value(table, seat, gauge->pool[second]);
}

bool policy_declare(const SabaccTable *table, int seat, const SabaccOffers *offers, const Gauge *gauge,
                    bool bluffs, Rng *rng, SabaccAction *action) {
    const SabaccOffer *offer = choices_offer(offers, SABACC_VERB_DECLARE);
    if (offer == NULL) return false;
    if (offer->kind == SABACC_OFFER_PLAIN) offer = &offers->list[rng_below(rng, (uint32_t)offers->count)];
    sabacc_offer_pick(table, seat, offer, rng, action);
    if (offer->kind != SABACC_OFFER_AMOUNT) return true;
    int32_t total = declared_total(table, seat, gauge, bluffs, rng);
    action->amount = total < offer->least ? offer->least : total > offer->most ? offer->most : total;
    return true;
}

/* ---- all together ---- */

static bool play_plain(int seat, SabaccVerb verb, SabaccAction *action) {
    *action = (SabaccAction){.seat = (int8_t)seat, .verb = (uint8_t)verb};
    return true;
}

/* Calls, or passes and lets the hand go on. */
static bool choose_call(const SabaccTable *table, int seat, const SabaccOffers *offers, const Gauge *gauge,
                        SabaccAction *action) {
    if (choices_offer(offers, SABACC_VERB_CALL) == NULL) return false;
    if (would_call(table, seat, gauge)) return play_plain(seat, SABACC_VERB_CALL, action);
    return choices_offer(offers, SABACC_VERB_PASS) != NULL && play_plain(seat, SABACC_VERB_PASS, action);
}

/* Improves the hand; one that is left as it is goes into the field. */
static bool choose_cards(const SabaccTable *table, int seat, const SabaccOffers *offers, const Gauge *gauge,
                         Rng *rng, SabaccAction *action) {
    enum { LOOKS = 3 };
    if (choices_offer(offers, SABACC_VERB_STAND) == NULL && choices_offer(offers, SABACC_VERB_DRAW) == NULL)
        return false;
    SabaccOffers obeyed = *offers;
    choices_obey(table, seat, &obeyed);
    if (!policy_improve(table, seat, &obeyed, gauge, LOOKS, rng, action)) return false;
    const SabaccOffer *offer = field_offer(table, seat, &obeyed, gauge);
    bool stays = action->verb == SABACC_VERB_STAND || action->verb == SABACC_VERB_DONE;
    if (stays && offer != NULL) field(table, seat, offer, action);
    return true;
}

static bool choose_credits(const SabaccTable *table, int seat, const SabaccOffers *offers, const Gauge *gauge,
                           PolicyMood mood, Rng *rng, SabaccAction *action) {
    if (choices_offer(offers, SABACC_VERB_FOLD) == NULL) return false;
    const SabaccOffer *offer = field_offer(table, seat, offers, gauge);
    if (offer != NULL)
        field(table, seat, offer, action);
    else if (mood == POLICY_PLAYS || !play_calmly(seat, offers, action))
        play_credits(table, seat, offers, gauge, rng, action);
    return true;
}

void policy_choose(const SabaccTable *table, const SabaccOffers *offers, const Gauge *gauge, PolicyMood mood,
                   Rng *rng, SabaccAction *action) {
    int seat = table->turn.to_act;
    if (choose_call(table, seat, offers, gauge, action)) return;
    if (choose_credits(table, seat, offers, gauge, mood, rng, action)) return;
    if (choose_cards(table, seat, offers, gauge, rng, action)) return;
    if (policy_declare(table, seat, offers, gauge, false, rng, action)) return;
    sabacc_offer_pick(table, seat, &offers->list[rng_below(rng, (uint32_t)offers->count)], rng, action);
}
