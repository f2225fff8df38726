#include "ai/policy.h"

#include "ai/choices.h"

/* ---- hands ---- */

/* What a verb does to its owner's hand. Verbs that are not here have no say in improving. */
typedef struct Change {
    bool counts, gives, takes;
} Change;

static const Change change_by[SABACC_VERBS] = {
    [SABACC_VERB_DRAW] = {.counts = true, .takes = true},
    [SABACC_VERB_TRADE] = {.counts = true, .gives = true, .takes = true},
    [SABACC_VERB_STAND] = {.counts = true},
};

typedef struct Trial {
    const SabaccTable *table;
    int seat;
    const Gauge *gauge;
    SabaccCard cards[SABACC_MAX_HAND + 1];
    int count;
} Trial;

static int standing_with(Trial *trial, SabaccCard card) {
    trial->cards[trial->count] = card;
    int count = trial->count + (card != SABACC_CARD_NONE);
    return gauge_standing(trial->gauge, sabacc_worth(trial->table, trial->seat, trial->cards, count).key);
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
    int standing; /* -1 before any */
    SabaccAction *action;
} Best;

static void consider(Best *best, int standing, const SabaccOffer *offer, SabaccCard card) {
    if (standing <= best->standing) return;
    best->standing = standing;
    best->action->verb = offer->verb;
    best->action->pile = offer->pile;
    best->action->card = card;
}

bool policy_improve(const SabaccTable *table, int seat, const SabaccOffers *offers, const Gauge *gauge,
                    int looks, Rng *rng, SabaccAction *action) {
    const SabaccSeat *own = &table->seat[seat];
    SabaccCard looked[LOOKS_MOST]; /* the same for every choice: what differs is the choice */
    int look_count = gauge->pool_count == 0 ? 0 : looks < LOOKS_MOST ? looks : LOOKS_MOST;
    for (int i = 0; i < look_count; i++) looked[i] = gauge->pool[rng_below(rng, (uint32_t)gauge->pool_count)];
    *action = (SabaccAction){.seat = (int8_t)seat};
    Best best = {.standing = -1, .action = action};
    Trial trial = {.table = table, .seat = seat, .gauge = gauge};
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
    return best.standing >= 0;
}

/* ---- credits ---- */

static int own_chance(const SabaccTable *table, int seat, const Gauge *gauge, int64_t *pot) {
    SabaccWorth worth;
    *pot = table->hand_pot;
    if (!sabacc_seat_worth(table, seat, &worth)) return CHANCE_ONE / (gauge->rivals + 1);
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

/* A bet is asked: fold where the chance, dimmed because somebody bets, does not earn the price. */
static void answer(const SabaccTable *table, int seat, const SabaccOffers *offers, int chance, int64_t pot,
                   Rng *rng, SabaccAction *action) {
    int64_t owed = table->turn.level - table->seat[seat].bet;
    if (owed > table->seat[seat].credits) owed = table->seat[seat].credits;
    int64_t dimmed = chance - chance * owed / (3 * (pot + owed)) + (int64_t)rng_below(rng, 129) - 64;
    const SabaccOffer *raise = choices_offer(offers, SABACC_VERB_RAISE);
    action->verb = SABACC_VERB_MATCH;
    if (choices_offer(offers, SABACC_VERB_MATCH) == NULL || dimmed * (pot + owed) < owed * CHANCE_ONE) {
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

void policy_choose(const SabaccState *state, const Gauge *gauge, PolicyMood mood, Rng *rng,
                   SabaccAction *action) {
    enum { LOOKS = 3 };
    const SabaccTable *table = &state->table;
    int seat = table->turn.to_act;
    SabaccOffers offers;
    sabacc_legal(state, seat, &offers);
    if (choices_offer(&offers, SABACC_VERB_FOLD) != NULL && mood == POLICY_PLAYS)
        play_credits(table, seat, &offers, gauge, rng, action);
    else if (choices_offer(&offers, SABACC_VERB_FOLD) != NULL && play_calmly(seat, &offers, action))
        return;
    else if (!policy_improve(table, seat, &offers, gauge, LOOKS, rng, action))
        sabacc_offer_pick(table, seat, &offers.list[rng_below(rng, (uint32_t)offers.count)], rng, action);
}
