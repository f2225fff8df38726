#include "ai/policy.h"

#include <limits.h>
#include <string.h>

/* The effect of a verb on the owner's hand. Verbs not listed do not improve it. */
typedef struct Change {
    bool counts, gives, takes;
} Change;

static const Change change_by[SABACC_VERBS] = {
    [SABACC_VERB_DRAW] = {.counts = true, .takes = true},
    [SABACC_VERB_TRADE] = {.counts = true, .gives = true, .takes = true},
    [SABACC_VERB_DISCARD] = {.counts = true, .gives = true},
    [SABACC_VERB_STAND] = {.counts = true},
    [SABACC_VERB_DONE] = {.counts = true},
    [SABACC_VERB_BUY] = {.counts = true, .gives = true, .takes = true},
    [SABACC_VERB_PASS] = {.counts = true},
};

typedef struct Trial {
    const SabaccTable *table;
    int seat;
    const HandEstimator *estimator;
    int bomb; /* the standing of a bombed-out hand: it may still be repaired, or else costs its penalty */
    const SabaccCard *looks; /* cards that may come from the deck */
    int look_count;
    SabaccCard cards[SABACC_MAX_HAND + 1]; /* the hand without the card of the slot `given` */
    int count, given;
} Trial;

enum { NOTHING_GIVEN = -1, NOT_LAID = -2 }; /* Trial.given: the whole hand; no cards yet */

/* The same cards are tried with several others. */
static void lay(Trial *trial, int given) {
    const SabaccSeat *own = &trial->table->seat[trial->seat];
    if (trial->given == given) return;
    trial->given = given;
    trial->count = own->hand_count;
    memcpy(trial->cards, own->hand, sizeof own->hand);
    if (given < 0) return;
    trial->count--;
    for (int i = given; i < trial->count; i++) trial->cards[i] = own->hand[i + 1];
}

static int standing_with(Trial *trial, SabaccCard card) {
    trial->cards[trial->count] = card;
    int count = trial->count + (card != SABACC_CARD_NONE);
    SabaccWorth worth = sabacc_worth(trial->table, trial->seat, trial->cards, count);
    if (worth.rank == SABACC_RANK_NEEDS_DICE) return ESTIMATOR_UNSETTLED;
    if (worth.rank != SABACC_RANK_BOMB) return estimator_standing(trial->estimator, worth.key);
    /* the further off, the harder to repair */
    return trial->bomb - (worth.total < 0 ? -worth.total : worth.total);
}

static int standing_without(Trial *trial, int slot, SabaccCard card) {
    lay(trial, slot);
    return standing_with(trial, card);
}

/* Less than any hand, whatever it costs. */
enum { HOPELESS = INT_MIN / 2 };

/* The mean standing over a few unseen cards, or over the open card; where it could not come to `wanted`,
 * HOPELESS as soon as that is certain. */
static int standing_taking(Trial *trial, int slot, int pile, int wanted) {
    const SabaccTable *table = trial->table;
    if (pile == SABACC_PILE_DISCARD)
        return standing_without(trial, slot, table->discard[table->discard_count - 1]);
    if (trial->look_count == 0) return standing_without(trial, slot, SABACC_CARD_NONE);
    int64_t least = (int64_t)(wanted - 1) * trial->look_count;
    int sum = 0;
    for (int i = 0; i < trial->look_count; i++) {
        sum += standing_without(trial, slot, trial->looks[i]);
        if (sum + (trial->look_count - 1 - i) * CHANCE_ONE < least) return HOPELESS;
    }
    return sum / trial->look_count;
}

/* ---- hands of two families: a card is drawn, and one of its family discarded (KE-3) ---- */

static SabaccCard top_of_family(const SabaccTable *table, int family) {
    return family == SABACC_BLOOD ? table->blood_discard[table->blood_discard_count - 1]
                                  : table->discard[table->discard_count - 1];
}

static int slot_of_family(const SabaccSeat *own, int family) {
    int slot = 0;
    while (slot < own->hand_count - 1 && (int)sabacc_card_family(own->hand[slot]) != family) slot++;
    return slot;
}

/* The better of the hand with the card replacing its family's, and the hand unchanged. */
static int better_with(Trial *trial, SabaccCard card, int as_it_is) {
    const SabaccSeat *own = &trial->table->seat[trial->seat];
    int changed = standing_without(trial, slot_of_family(own, (int)sabacc_card_family(card)), card);
    return changed > as_it_is ? changed : as_it_is;
}

static int standing_drawing(Trial *trial, const SabaccOffer *offer) {
    int as_it_is = standing_without(trial, NOTHING_GIVEN, SABACC_CARD_NONE), sum = 0, count = 0;
    if (offer->pile == SABACC_PILE_DISCARD)
        return better_with(trial, top_of_family(trial->table, offer->family), as_it_is);
    for (int i = 0; i < trial->look_count; i++) {
        if (sabacc_card_family(trial->looks[i]) != offer->family) continue;
        sum += better_with(trial, trial->looks[i], as_it_is);
        count++;
    }
    return count > 0 ? sum / count : as_it_is;
}

/* ---- the best of them ---- */

/* The cost of a change, as a share of what can be won: a chip (KE-3), or the ante (BY-2). */
static int cost_of(const SabaccTable *table, const SabaccOffer *offer) {
    enum { CHIP = CHANCE_ONE / 12 };
    int64_t ante = sabacc_option(table, SABACC_OPTION_ANTE).n;
    if (offer->verb == SABACC_VERB_BUY) return (int)(ante * CHANCE_ONE / (table->hand_pot + ante));
    return offer->verb == SABACC_VERB_DRAW && offer->family != SABACC_NO_FAMILY ? CHIP : 0;
}

typedef struct Best {
    int standing; /* HOPELESS before any */
    int kept;     /* of the hand as it is, if it may stay so: what comes to less is not chosen in the end */
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

/* The slots of which one is given up: the offered ones, or for a purchase by place the open card's. */
static uint32_t slots_given(const SabaccSeat *own, const SabaccOffer *offer) {
    return offer->kind == SABACC_OFFER_CARD ? offer->cards : own->fielded;
}

/* What a choice of that cost must come to before it. */
static int wanted(const Best *best, int cost) {
    int above = best->standing + 1;
    return (above > best->kept ? above : best->kept) + cost;
}

static void consider_offer(Trial *trial, const SabaccOffer *offer, Best *best) {
    const SabaccSeat *own = &trial->table->seat[trial->seat];
    const Change change = change_by[offer->verb];
    int cost = cost_of(trial->table, offer);
    if (!change.counts || (change.takes && own->hand_count >= SABACC_MAX_HAND)) return;
    if (offer->family != SABACC_NO_FAMILY) {
        consider(best, standing_drawing(trial, offer) - cost, offer, SABACC_CARD_NONE);
        return;
    }
    for (uint32_t slots = change.gives ? slots_given(own, offer) : 1; slots != 0; slots &= slots - 1) {
        int slot = change.gives ? __builtin_ctz(slots) : NOTHING_GIVEN;
        int standing = change.takes ? standing_taking(trial, slot, offer->pile, wanted(best, cost))
                                    : standing_without(trial, slot, SABACC_CARD_NONE);
        bool is_named = slot >= 0 && offer->kind == SABACC_OFFER_CARD;
        consider(best, standing - cost, offer, is_named ? own->hand[slot] : SABACC_CARD_NONE);
    }
}

static bool may_keep(const SabaccOffers *offers) {
    static const uint64_t keeps = CHOICES_BIT(STAND) | CHOICES_BIT(DONE) | CHOICES_BIT(PASS);
    return (choices_verbs(offers) & keeps) != 0;
}

bool policy_improve(const SabaccTable *table, int seat, const SabaccOffers *offers,
                    const HandEstimator *estimator, int looks, Rng *rng, SabaccAction *action) {
    enum { LOOKS_MAX = 16 };
    SabaccCard looked[LOOKS_MAX]; /* the same for every choice, so that only the choice differs */
    int look_count = estimator->pool_count == 0 ? 0 : looks < LOOKS_MAX ? looks : LOOKS_MAX;
    for (int i = 0; i < look_count; i++)
        looked[i] = estimator->pool[rng_below(rng, (uint32_t)estimator->pool_count)];
    *action = (SabaccAction){.seat = (int8_t)seat};
    Best best = {.standing = HOPELESS, .kept = HOPELESS, .action = action};
    Trial trial = {.table = table,
                   .seat = seat,
                   .estimator = estimator,
                   .bomb = -policy_price(table, SABACC_OPTION_BOMB_PENALTY) / 2,
                   .looks = looked,
                   .look_count = look_count,
                   .given = NOT_LAID};
    if (may_keep(offers)) best.kept = standing_without(&trial, NOTHING_GIVEN, SABACC_CARD_NONE);
    for (int i = 0; i < offers->count; i++) consider_offer(&trial, &offers->list[i], &best);
    return best.standing > HOPELESS;
}

/* ---- kept cards (CO-2) ---- */

static SabaccWorth worth_keeping(const SabaccTable *table, int seat, uint32_t slots) {
    const SabaccSeat *own = &table->seat[seat];
    SabaccCard cards[SABACC_MAX_HAND];
    int count = 0;
    for (uint32_t left = slots | own->kept; left != 0; left &= left - 1)
        cards[count++] = own->hand[__builtin_ctz(left)];
    return sabacc_worth(table, seat, cards, count);
}

/* The best set of them; while more cards are to come, empty unless it cannot be improved. */
static uint32_t slots_to_keep(const SabaccTable *table, int seat, const SabaccOffer *offer) {
    uint32_t best = 0;
    SabaccWorth worth, best_worth = worth_keeping(table, seat, 0);
    for (uint32_t set = offer->cards; set != 0; set = (set - 1) & offer->cards) {
        worth = worth_keeping(table, seat, set);
        if (worth.key <= best_worth.key) continue;
        best = set;
        best_worth = worth;
    }
    return best_worth.takes_sabacc_pot || table->turn.phase != SABACC_PHASE_SELECT ? best : 0;
}

bool policy_keep(const SabaccTable *table, int seat, const SabaccOffers *offers, SabaccAction *action) {
    const SabaccOffer *offer = choices_offer(offers, SABACC_VERB_KEEP);
    if (offer == NULL) return false;
    *action = (SabaccAction){.seat = (int8_t)seat, .verb = SABACC_VERB_KEEP};
    for (uint32_t slots = slots_to_keep(table, seat, offer); slots != 0; slots &= slots - 1)
        action->cards[action->card_count++] = table->seat[seat].hand[__builtin_ctz(slots)];
    return true;
}
