/* Invariants of every game, including the null game, with every number of seats, random options and random
 * play. Nothing here knows a rule of any game. */
#include "random_setup.h"
#include "rules_support.h"

#include <stdio.h>
#include <string.h>

#include "rules/private.h"

enum { RUNS_OF_A_GAME = 168, MAX_ACTIONS = 400, FUZZED = 6 };

/* A game in progress, with the views of its seats as built by their events alone. */
typedef struct Run {
    SabaccState state;
    SabaccView views[SABACC_MAX_SEATS + 2]; /* behind the seats the open table, and what everybody knows */
    SabaccEvents events;
    Rng rng;
    int64_t credits, chips;
    SabaccRung rungs[SABACC_MAX_RUNGS]; /* the kinds of hand at its table */
    int rung_count;
    char name[96]; /* printed if the run fails */
} Run;

#define HOLDS(run, claim)                                                                                    \
    do {                                                                                                     \
        if (!(claim)) fail_msg("%s: not so: %s", (run)->name, #claim);                                       \
    } while (0)

/* ---- conservation ---- */

static int64_t credits_there(const SabaccTable *table) {
    int64_t sum = (int64_t)table->hand_pot + table->pending + table->sabacc_pot + table->house;
    for (int seat = 0; seat < table->seats; seat++) sum += table->seat[seat].credits;
    return sum;
}

static void credits_are_conserved(const Run *run) {
    const SabaccTable *table = &run->state.table;
    HOLDS(run, credits_there(table) == run->credits);
    HOLDS(run, table->hand_pot >= 0 && table->pending >= 0 && table->sabacc_pot >= 0);
    int32_t paid = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        HOLDS(run, table->seat[seat].credits >= 0 && table->seat[seat].paid >= 0);
        paid += table->seat[seat].paid;
    }
    bool has_fees = sabacc_option(table, SABACC_OPTION_DISCARD_FEE).n > 0 ||
                    (game_of(table)->verbs & VERB_BIT(BUY)) != 0 ||
                    game_of(table)->face.played_for.prize == SABACC_FOR_CHIPS ||
                    option_is_on(table, SABACC_OPTION_HOUSE_ANTE); /* of no seat (SP-6, KE-7, ST-2a) */
    bool is_apart = sabacc_bets_into_sabacc_pot(table);            /* CS-3 */
    int32_t there = table->hand_pot + (is_apart ? table->sabacc_pot : 0);
    HOLDS(run, has_fees || is_apart ? paid <= there : paid == there);
    SabaccPot pots[SABACC_MAX_POTS];
    int32_t layered = 0;
    int count = sabacc_pots(table, pots);
    for (int i = 0; i < count; i++) {
        layered += pots[i].credits;
        HOLDS(run, pots[i].seats != 0 && (pots[i].seats & ~sabacc_active(table)) == 0);
        HOLDS(run, i == 0 || (pots[i].seats & ~pots[i - 1].seats) == 0);
    }
    HOLDS(run, layered == table->hand_pot);
}

static int64_t chips_there(const SabaccTable *table) {
    int64_t sum = 0;
    for (int seat = 0; seat < table->seats; seat++) sum += table->seat[seat].chips + table->seat[seat].staked;
    return sum;
}

/* Lost chips leave the game (ST-5); what one seat has more by a token, others have lost (KE-8). */
static void chips_are_conserved(Run *run) {
    const SabaccTable *table = &run->state.table;
    int64_t lost = 0;
    bool has_bought = false; /* new chips come with it (ST-7) */
    for (int i = 0; i < run->events.count; i++) {
        const SabaccEvent *event = &run->events.list[i];
        if (event->type == SABACC_EVENT_REBUY) has_bought = true;
        if (event->type == SABACC_EVENT_TAX) lost += event->amount;
        if (event->type != SABACC_EVENT_CHIPS) continue;
        if (has_bought)
            run->chips += event->amount;
        else
            lost -= event->amount + event->second;
        has_bought = false;
    }
    bool is_opening = run->chips == 0; /* who buys in gets chips (KE-1) */
    HOLDS(run, is_opening || lost >= 0);
    HOLDS(run, chips_there(table) == run->chips - lost);
    for (int seat = 0; seat < table->seats; seat++)
        HOLDS(run, table->seat[seat].chips >= 0 && table->seat[seat].staked >= 0);
    run->chips = chips_there(table);
}

/* The kind of a hand is among those listed by the rules pages, as is its number of cards. */
static void kinds_are_listed(const Run *run) {
    const SabaccTable *table = &run->state.table;
    SabaccRange sizes = sabacc_hand_sizes(table);
    for (int i = 0; i < run->events.count; i++) {
        const SabaccEvent *event = &run->events.list[i];
        if (event->type != SABACC_EVENT_SHOWDOWN) continue;
        SabaccRank rank = (SabaccRank)event->second;
        HOLDS(run, rank == SABACC_RANK_PRIME_SABACC /* of a rule of that hand (KE-8) */ ||
                       sabacc_ladder_place(run->rungs, run->rung_count, rank) <= run->rung_count);
        SabaccCard cards[SABACC_MAX_COUNTED];
        int8_t from[SABACC_MAX_COUNTED];
        int count = sabacc_counted(table, event->seat, cards, from);
        HOLDS(run, count >= sizes.min && count <= sizes.max);
    }
}

/* PL-2: an item belongs to a seat, lies beside the pot, or is the house's, which sells it back to who staked
 * it; it changes its owner only where it can be taken. */
static void items_are_somewhere(const Run *run, const SabaccSetup *setup) {
    const SabaccTable *table = &run->state.table;
    bool is_taken = setup->options[SABACC_OPTION_STAKES].form == SABACC_STAKES_POT;
    for (int item = 0; item < SABACC_ITEMS; item++) {
        int there = 0, began = 0;
        for (int seat = 0; seat < setup->seats; seat++) {
            const SabaccSeat *owner = &table->seat[seat];
            int has = owner->items[item] + owner->pawned[item], had = setup->items[seat] >> item & 1;
            HOLDS(run, is_taken || has == had);
            there += has;
            began += had;
        }
        for (int i = 0; i < table->staked_count; i++) there += table->staked[i].item == item;
        HOLDS(run, there == began);
    }
    HOLDS(run, table->staked_count == 0 || is_taken);
}

static void count_cards(const SabaccCard *cards, int count, int held[256]) {
    for (int i = 0; i < count; i++) held[cards[i]]++;
}

/* Each card of the deck is in exactly one place. */
static bool cards_are_whole(const SabaccTable *table) {
    SabaccCard kinds[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    const Deck *deck = deck_of(table);
    int count = deck_list(deck, kinds, copies);
    bool has_own_pool = game_of(table)->pool_deck != NULL; /* of other things than its cards */
    int held[256] = {0}, in_deck = 0, in_junk = 0, in_pool = 0;
    count_cards(table->discard, table->discard_count, held);
    count_cards(table->blood_discard, table->blood_discard_count, held);
    held[table->turn.aside] += table->turn.aside != SABACC_CARD_NONE;
    for (int seat = 0; seat < table->seats && !table->stale; seat++) {
        count_cards(table->seat[seat].hand, table->seat[seat].hand_count, held);
        count_cards(table->seat[seat].draws, table->seat[seat].draw_count, held);
        count_cards(table->seat[seat].laid, table->seat[seat].laid_count, held);
    }
    for (int i = 0; i < count; i++) {
        int here = set_copies(deck, &table->deck, kinds[i]),
            junked = set_copies(deck, &table->junk, kinds[i]),
            pooled = has_own_pool ? 0 : set_copies(deck, &table->pool, kinds[i]);
        in_deck += here;
        in_junk += junked;
        in_pool += pooled;
        if (held[kinds[i]] + here + junked + pooled != copies[i]) return false;
    }
    return in_deck == table->deck_count + table->blood_count && in_junk == table->junk_count &&
           (has_own_pool || in_pool == table->pool_count);
}

/* ---- text ---- */

static bool same_action(const SabaccAction *one, const SabaccAction *other) {
    return one->seat == other->seat && one->verb == other->verb && one->pile == other->pile &&
           one->malformed == other->malformed && one->index == other->index &&
           one->alignment == other->alignment && one->family == other->family && one->item == other->item &&
           one->sign == other->sign && one->other == other->other && one->card_count == other->card_count &&
           memcmp(one->cards, other->cards, one->card_count) == 0 && one->amount == other->amount &&
           one->card == other->card && one->dice_count == other->dice_count &&
           memcmp(one->dice, other->dice, sizeof one->dice) == 0;
}

static void text_round_trips(const Run *run, const SabaccAction *action) {
    char bytes[SABACC_TEXT], said[SABACC_TEXT];
    Text words = text_over(bytes, sizeof bytes), why = text_over(said, sizeof said);
    sabacc_action_format(action, true, &words);
    SabaccAction again;
    HOLDS(run, !words.cut);
    HOLDS(run, sabacc_action_parse(bytes, &again, &why));
    HOLDS(run, same_action(action, &again));
}

typedef struct Told {
    const Run *run;
    const SabaccOffer *offer;
    int seat;
} Told;

/* An offer's text is an action that is accepted; of a range of amounts, both ends. */
static void text_is_accepted(void *context, const char *words) {
    const Told *told = context;
    switch (told->offer->kind) {
    case SABACC_OFFER_DECK: /* chance, or a free subset: no text of one action */
    case SABACC_OFFER_DICE:
    case SABACC_OFFER_PICK:
    case SABACC_OFFER_SUBSET:
    case SABACC_OFFER_SIDE: return;
    default: break;
    }
    char bytes[2 * SABACC_TEXT], low[SABACC_TEXT];
    const char *range = strstr(words, "..");
    size_t length = range != NULL ? (size_t)(range - words) : strlen(words);
    memcpy(low, words, length);
    low[length] = '\0';
    snprintf(bytes, sizeof bytes, "%d %s", told->seat, low);
    if (told->seat == SABACC_CROUPIER) snprintf(bytes, sizeof bytes, "* %s", low);
    if (strcmp(refusal_of(&told->run->state, bytes), "ok") != 0)
        fail_msg("%s: '%s' is offered and refused", told->run->name, bytes);
    if (range == NULL) return;
    const char *last = strrchr(low, ' '); /* "bet 1..40", "skift co5 1..15" */
    snprintf(bytes, sizeof bytes, "%d %.*s %s", told->seat, (int)(last - low), low, range + 2);
    if (strcmp(refusal_of(&told->run->state, bytes), "ok") != 0)
        fail_msg("%s: '%s' is offered and refused", told->run->name, bytes);
}

/* ---- offered = accepted ---- */

/* Unused arguments of a verb must be ignored. */
static bool takes_elsewhere(const SabaccAction *action) {
    bool has_pile = action->verb == SABACC_VERB_DRAW || action->verb == SABACC_VERB_TRADE;
    bool is_spike = action->verb == SABACC_VERB_BUY && action->pile == SABACC_PILE_SPIKE;
    return (has_pile && action->pile == SABACC_PILE_DISCARD) || is_spike;
}

static int family_of(const SabaccAction *action) {
    return action->verb == SABACC_VERB_DRAW ? action->family : SABACC_NO_FAMILY;
}

static bool has_bit(uint32_t bits, int32_t bit) { return bit >= 0 && bit < 32 && (bits >> bit & 1); }

static bool holds_offered(const SabaccTable *table, const SabaccOffer *offer, const SabaccAction *action) {
    const SabaccSeat *seat = &table->seat[action->seat];
    for (int i = 0; i < seat->hand_count; i++)
        if ((offer->cards >> i & 1) && seat->hand[i] == action->card) return true;
    return false;
}

static bool can_clone(const SabaccTable *table, const SabaccAction *action) {
    SabaccCard faces[SABACC_MAX_PILE];
    int count = sabacc_clone_list(table, action->seat, faces);
    for (int i = 0; i < count; i++)
        if (faces[i] == action->other) return true;
    return false;
}

/* The cards named are as many different ones of the offered. */
static bool is_subset(const SabaccSeat *seat, uint32_t offered, const SabaccAction *action) {
    for (int i = 0; i < action->card_count; i++) {
        int slot = 0;
        while (slot < seat->hand_count && !((offered >> slot & 1) && seat->hand[slot] == action->cards[i]))
            slot++;
        if (slot == seat->hand_count) return false;
        offered &= ~(UINT32_C(1) << slot);
    }
    return true;
}

static bool is_side_deck(const SabaccTable *table, const SabaccOffer *offer, const SabaccAction *action) {
    SabaccCard kinds[SABACC_MAX_PILE];
    int count = sabacc_side_list(table, kinds);
    if (action->card_count != SABACC_SIDE_DECK) return false;
    for (int i = 0; i < action->card_count; i++) {
        int same = 0, known = 0;
        for (int k = 0; k < action->card_count; k++) same += action->cards[k] == action->cards[i];
        for (int k = 0; k < count; k++) known += kinds[k] == action->cards[i];
        if (same > offer->max || known == 0) return false;
    }
    return true;
}

static bool is_dealable(const SabaccTable *table, SabaccCard card) {
    Source source = deal_source(table);
    return deck_has_kind(source.deck, card) && set_copies(source.deck, &source.set, card) > 0;
}

static bool dice_exist(const SabaccAction *action, int faces) {
    if (faces == 0) /* gold and silver (CO-1) */
        return (int8_t)action->dice[0] % 5 == 0 && (int8_t)action->dice[0] >= -10 &&
               (int8_t)action->dice[0] <= 10 && action->dice[1] >= SABACC_DIE_CIRCLE &&
               action->dice[1] <= SABACC_DIE_SQUARE;
    for (int i = 0; i < action->dice_count; i++)
        if (action->dice[i] < 1 || action->dice[i] > faces) return false;
    return true;
}

static int alignment_of(const SabaccAction *action) {
    return action->verb == SABACC_VERB_DECLARE ? action->alignment : SABACC_UNALIGNED;
}

static bool is_inside(const SabaccTable *table, const SabaccOffer *offer, const SabaccAction *action) {
    int pile = action->pile == SABACC_PILE_UNSAID && offer->pile != 0 ? SABACC_PILE_DECK : action->pile;
    if (offer->verb != action->verb) return false;
    switch ((SabaccOfferKind)offer->kind) {
    case SABACC_OFFER_PLAIN:
        return (offer->pile == pile || (offer->pile == 0 && !takes_elsewhere(action))) &&
               offer->alignment == alignment_of(action) && offer->family == family_of(action);
    case SABACC_OFFER_AMOUNT:
        return alignment_of(action) == 0 && action->amount >= offer->min && action->amount <= offer->max;
    case SABACC_OFFER_CARD:
        return holds_offered(table, offer, action) &&
               (action->verb != SABACC_VERB_PLAY || action->sign == offer->sign) &&
               (offer->pile == pile || (offer->pile == 0 && !takes_elsewhere(action)));
    case SABACC_OFFER_DECK: return is_dealable(table, action->card);
    case SABACC_OFFER_DICE:
        if (action->dice_count != offer->min) return false;
        return dice_exist(action, offer->max);
    case SABACC_OFFER_SUBSET: return is_subset(&table->seat[action->seat], offer->cards, action);
    case SABACC_OFFER_SIDE: return is_side_deck(table, offer, action);
    case SABACC_OFFER_TOKEN:
        return action->card == offer->card &&
               (offer->seats == 0 ? action->target == SABACC_NOBODY
                                  : action->target >= 0 && seat_in(offer->seats, action->target));
    case SABACC_OFFER_FACES:
        return action->card >= offer->card && has_bit(offer->cards, action->card - offer->card);
    case SABACC_OFFER_VALUES: return has_bit(offer->cards, action->amount);
    case SABACC_OFFER_ITEM: return has_bit(offer->cards, action->item);
    case SABACC_OFFER_CLONE: return holds_offered(table, offer, action) && can_clone(table, action);
    case SABACC_OFFER_SKIFT:
        return holds_offered(table, offer, action) && action->amount >= offer->min &&
               action->amount <= offer->max;
    case SABACC_OFFER_PICK:
        return action->amount == seats_lowest(offer->seats) && action->index >= offer->min &&
               action->index <= offer->max;
    case SABACC_OFFER_SEAT:
        return action->amount >= 0 && action->amount < SABACC_MAX_SEATS &&
               seat_in(offer->seats, action->amount);
    }
    return false;
}

/* ST-6: not offered but while a hand waits, and accepted of who may say it and has not. */
static bool may_be_said(const SabaccTable *table, const SabaccAction *action) {
    bool says_out = action->verb == SABACC_VERB_SIT_OUT;
    bool has_said = seat_in(table->sits_out, action->seat) == says_out;
    return seat_in(sabacc_may_sit_out(table), action->seat) && !has_said;
}

static bool is_offered(const Run *run, const SabaccAction *action) {
    SabaccOffers offers;
    if (action->malformed) return false;
    if (action->seat >= 0 && is_of_sitting(action->verb)) return may_be_said(&run->state.table, action);
    sabacc_legal(&run->state, action->seat, &offers);
    for (int i = 0; i < offers.count; i++)
        if (is_inside(&run->state.table, &offers.list[i], action)) return true;
    return false;
}

/* Accepted exactly if offered; and a refused action changes no byte. */
static void is_judged_as_offered(Run *run, const SabaccAction *action) {
    bool offered = is_offered(run, action);
    SabaccState copy = run->state;
    if (offered != (sabacc_check(&run->state, action) == SABACC_OK)) {
        char bytes[SABACC_TEXT];
        Text words = text_over(bytes, sizeof bytes);
        if (!action->malformed) sabacc_action_format(action, true, &words);
        fail_msg("%s: '%s' is %s and %s", run->name, bytes, offered ? "offered" : "not offered",
                 offered ? "refused" : "accepted");
    }
    if (offered) return;
    run->events.count = 77;
    HOLDS(run, sabacc_apply(&copy, action, &run->events) == sabacc_check(&run->state, action));
    HOLDS(run, memcmp(&copy, &run->state, sizeof copy) == 0);
    HOLDS(run, run->events.count == 0);
}

static int32_t random_amount(Run *run, const SabaccOffers *offers) {
    static const int32_t odd[] = {INT32_MIN, -1, 0, 1, 2, 7, INT32_MAX};
    if (offers->count == 0 || rng_below(&run->rng, 3) == 0) return odd[rng_below(&run->rng, 7)];
    const SabaccOffer *offer = &offers->list[rng_below(&run->rng, (uint32_t)offers->count)];
    int32_t end = rng_below(&run->rng, 2) ? offer->min : offer->max;
    return end + (int32_t)rng_below(&run->rng, 5) - 2;
}

static SabaccAction random_attempt(Run *run) {
    const SabaccTable *table = &run->state.table;
    Rng *rng = &run->rng;
    SabaccOffers offers;
    sabacc_legal(&run->state, table->turn.to_act, &offers);
    SabaccAction action = {.seat = (int8_t)((int)rng_below(rng, SABACC_MAX_SEATS + 1) - 1)};
    if (table->turn.to_act != SABACC_NOBODY && rng_below(rng, 3) > 0) action.seat = table->turn.to_act;
    action.verb = (uint8_t)rng_below(rng, SABACC_VERBS);
    if (offers.count > 0 && rng_below(rng, 3) > 0)
        action.verb = offers.list[rng_below(rng, (uint32_t)offers.count)].verb;
    action.pile = (uint8_t)rng_below(rng, 3);
    action.malformed = rng_below(rng, 12) == 0;
    action.amount = random_amount(run, &offers);
    action.card = (SabaccCard)(rng_below(rng, 4) == 0 ? rng_below(rng, 256) : rng_below(rng, CARD_END));
    if (action.seat >= 0 && table->seat[action.seat].hand_count > 0 && rng_below(rng, 3) == 0)
        action.card = table->seat[action.seat].hand[0];
    action.alignment = (uint8_t)rng_below(rng, 3);
    action.index = (uint8_t)rng_below(rng, 4);
    action.family = (uint8_t)rng_below(rng, 3);
    action.item = (uint8_t)rng_below(rng, SABACC_ITEMS);
    action.target = (int8_t)((int)rng_below(rng, SABACC_MAX_SEATS + 1) - 1);
    if (action.target < 0 || rng_below(rng, 3) == 0) action.target = SABACC_NOBODY;
    action.sign = (int8_t)((int)rng_below(rng, 3) - 1);
    if (rng_below(rng, 3) > 0) action.sign = 0;
    action.card_count = (uint8_t)rng_below(rng, 3);
    for (int i = 0; i < action.card_count; i++) action.cards[i] = (SabaccCard)rng_below(rng, CARD_END);
    action.dice_count = (uint8_t)rng_below(rng, 4);
    for (int i = 0; i < action.dice_count; i++)
        action.dice[i] = (uint8_t)rng_below(rng, rng_below(rng, 2) ? 8 : 22);
    return action;
}

/* An offered action with one thing changed. */
static SabaccAction near_miss(Run *run, int seat, const SabaccOffer *offer) {
    Rng *rng = &run->rng;
    SabaccAction action;
    sabacc_offer_pick(&run->state.table, seat, offer, rng, &action);
    switch (rng_below(rng, 8)) {
    case 0: action.card = (SabaccCard)rng_below(rng, CARD_END); break;
    case 1: action.other = (SabaccCard)rng_below(rng, CARD_END); break;
    case 2: action.amount += (int32_t)rng_below(rng, 3) - 1; break;
    case 3: action.target = (int8_t)rng_below(rng, SABACC_MAX_SEATS); break;
    case 4: action.target = SABACC_NOBODY; break;
    case 5: action.item = (uint8_t)rng_below(rng, SABACC_ITEMS); break;
    case 6: /* one card less, or twice the same */
        if (action.card_count > 0) action.card_count--;
        break;
    default:
        if (action.card_count > 1) action.cards[rng_below(rng, action.card_count)] = action.cards[0];
        break;
    }
    return action;
}

static bool is_chance(const SabaccOffer *offer) {
    return offer->kind == SABACC_OFFER_DECK || offer->kind == SABACC_OFFER_DICE;
}

/* A choice inside the offer, and one just outside. */
static void choices_are_judged(Run *run, int seat, const SabaccOffer *offer) {
    SabaccAction action;
    if (is_chance(offer)) return;
    sabacc_offer_pick(&run->state.table, seat, offer, &run->rng, &action);
    HOLDS(run, sabacc_check(&run->state, &action) == SABACC_OK);
    is_judged_as_offered(run, &action);
    action = near_miss(run, seat, offer);
    is_judged_as_offered(run, &action);
}

/* Both ends of every range, one past each, and every card of the hand that is offered. */
static void ends_are_accepted(Run *run, int seat, const SabaccOffer *offer) {
    SabaccAction action = {.seat = (int8_t)seat, .verb = offer->verb, .pile = offer->pile};
    if (offer->kind == SABACC_OFFER_AMOUNT) {
        HOLDS(run, (offer->min >= 1 || offer->verb == SABACC_VERB_DECLARE) && offer->min <= offer->max);
        for (int32_t past = -1; past <= 1; past++) {
            action.amount = offer->min + past;
            is_judged_as_offered(run, &action);
            action.amount = offer->max + past;
            is_judged_as_offered(run, &action);
        }
    } else if (offer->kind == SABACC_OFFER_CARD) {
        HOLDS(run, offer->cards != 0 && (offer->cards & ~hand_slots(&run->state.table.seat[seat])) == 0);
        for (int i = 0; i < run->state.table.seat[seat].hand_count; i++) {
            action.card = run->state.table.seat[seat].hand[i];
            is_judged_as_offered(run, &action);
        }
    }
}

/* FD-6, SH-1; and while a hand waits, ST-6 */
static bool may_come_unasked(const SabaccTable *table, const SabaccOffer *offer, int seat) {
    if (sabacc_hand_waits(table)) return is_of_sitting(offer->verb);
    return table->turn.to_act >= 0 &&
           offer->verb == (seat == SABACC_CROUPIER ? SABACC_VERB_SHIFT : SABACC_VERB_FIELD);
}

static void offers_hold(Run *run) {
    const SabaccTable *table = &run->state.table;
    for (int seat = SABACC_CROUPIER; seat < table->seats; seat++) {
        SabaccOffers offers;
        sabacc_legal(&run->state, seat, &offers);
        bool is_asked = !table->over && seat == table->turn.to_act;
        HOLDS(run, !is_asked || offers.count > 0);
        for (int i = 0; i < offers.count && !is_asked; i++)
            HOLDS(run, !table->over && may_come_unasked(table, &offers.list[i], seat));
        for (int i = 0; i < offers.count; i++) {
            ends_are_accepted(run, seat, &offers.list[i]);
            choices_are_judged(run, seat, &offers.list[i]);
            Told told = {run, &offers.list[i], seat};
            sabacc_offer_format(table, seat, &offers.list[i], text_is_accepted, &told);
        }
    }
    for (int i = 0; i < FUZZED; i++) {
        SabaccAction action = random_attempt(run);
        is_judged_as_offered(run, &action);
    }
}

/* ---- secrecy ---- */

static bool may_know(SeatMask seats, int viewer) {
    return viewer == SABACC_NOBODY ? seats == SABACC_EVERYBODY : seat_in(seats, viewer);
}

/* The viewers after the seats are SABACC_OPEN and SABACC_NOBODY. */
static int viewer_at(const SabaccTable *table, int index) {
    static const int8_t seatless[] = {SABACC_OPEN, SABACC_NOBODY};
    return index < table->seats ? index : seatless[index - table->seats];
}

static bool tells_nothing_hidden(const SabaccTable *table) {
    static const SabaccSet none;
    if (memcmp(&table->deck, &none, sizeof none) != 0 || memcmp(&table->junk, &none, sizeof none) != 0 ||
        memcmp(&table->pool, &none, sizeof none) != 0)
        return false;
    for (int seat = 0; seat < table->seats; seat++) {
        const SabaccSeat *at = &table->seat[seat];
        bool is_own = seat == table->viewer;
        for (int i = 0; i < at->side_count; i++)
            if (!is_own && at->side[i] != SABACC_CARD_HIDDEN) return false;
        for (int i = 0; i < at->token_count; i++)
            if (!is_own && at->tokens[i] != SABACC_CARD_HIDDEN) return false;
    }
    for (int seat = 0; seat < table->seats; seat++)
        for (int i = 0; i < table->seat[seat].hand_count; i++)
            if (!may_know(table->seat[seat].seen[i], table->viewer) &&
                table->seat[seat].hand[i] != SABACC_CARD_HIDDEN)
                return false;
    return true;
}

static void redaction_hides(const Run *run, const SabaccEvent *event, const SabaccEvent *seen, int viewer) {
    bool open = event->type == SABACC_EVENT_TURN || may_know(event->audience, viewer);
    for (int i = 0; i < event->count && !open; i++) HOLDS(run, seen->cards[i] == SABACC_CARD_HIDDEN);
    if (open) HOLDS(run, memcmp(event, seen, sizeof *seen) == 0);
}

/* Events, redacted, rebuild each viewer's table byte for byte. */
static void views_follow(Run *run) {
    const SabaccTable *table = &run->state.table;
    for (int i = 0; i < table->seats + 2; i++) {
        int seat = viewer_at(table, i);
        for (int n = 0; n < run->events.count; n++) {
            SabaccEvent seen;
            sabacc_redact(&run->events.list[n], seat, &seen);
            if (seat != SABACC_OPEN) redaction_hides(run, &run->events.list[n], &seen, seat);
            sabacc_absorb(&run->views[i], &seen);
        }
        SabaccView fresh;
        sabacc_view(&run->state, seat, &fresh);
        HOLDS(run, memcmp(&fresh, &run->views[i], sizeof fresh) == 0);
        if (seat != SABACC_OPEN) HOLDS(run, tells_nothing_hidden(&fresh.table));
    }
}

static bool same_offers(const SabaccOffers *one, const SabaccOffers *other) {
    return one->count == other->count &&
           memcmp(one->list, other->list, (size_t)one->count * sizeof one->list[0]) == 0;
}

static bool shows_hands(const SabaccEvents *events) {
    for (int i = 0; i < events->count; i++)
        if (events->list[i].type == SABACC_EVENT_REVEAL) return true;
    return false;
}

/* Actions of the house by cards that the viewer does not see (CS-2). */
static bool tells_of_house(const SabaccTable *table, const SabaccEvents *events) {
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        bool moves = event->type == SABACC_EVENT_FIELD || event->type == SABACC_EVENT_UNFIELD ||
                     event->type == SABACC_EVENT_CALL;
        if (moves && event->seat == sabacc_house_seat(table)) return true;
    }
    return false;
}

/* A sampled state and the true one proceed alike for the viewer, until hands are shown. */
static void goes_on_alike(const Run *run, const SabaccState *sampled, int seat, const SabaccAction *action) {
    SabaccState truth = run->state, guess = *sampled;
    SabaccEvents events;
    if (action->seat == SABACC_CROUPIER && action->verb == SABACC_VERB_DEAL) return;
    if (action->verb == SABACC_VERB_TOKEN || action->verb == SABACC_VERB_TAKE)
        return; /* they may turn up, swap or pass on what was hidden */
    HOLDS(run, sabacc_apply(&truth, action, &events) == SABACC_OK);
    if (shows_hands(&events)) return;
    bool is_the_houses = tells_of_house(&truth.table, &events);
    bool names_cards = action->card != SABACC_CARD_NONE || action->card_count > 0;
    if (action->seat != seat && names_cards) return; /* hidden ones, perhaps */
    HOLDS(run, sabacc_apply(&guess, action, &events) == SABACC_OK);
    if (is_the_houses || tells_of_house(&guess.table, &events)) return;
    SabaccView of_truth, of_guess;
    sabacc_view(&truth, seat, &of_truth);
    sabacc_view(&guess, seat, &of_guess);
    HOLDS(run, memcmp(&of_truth, &of_guess, sizeof of_truth) == 0);
}

static void samples_look_alike(Run *run, const SabaccAction *next) {
    int seat = (int)rng_below(&run->rng, run->state.table.seats);
    SabaccView view, again;
    SabaccState sampled;
    SabaccOffers from_view, from_truth, from_sample;
    sabacc_view(&run->state, seat, &view);
    sabacc_sample(&view, &run->rng, &sampled);
    sabacc_view(&sampled, seat, &again);
    HOLDS(run, memcmp(&view, &again, sizeof view) == 0);
    HOLDS(run, cards_are_whole(&sampled.table));
    sabacc_view_legal(&view, &from_view);
    sabacc_legal(&run->state, seat, &from_truth);
    sabacc_legal(&sampled, seat, &from_sample);
    HOLDS(run, same_offers(&from_view, &from_truth) && same_offers(&from_truth, &from_sample));
    if (next != NULL) goes_on_alike(run, &sampled, seat, next);
}

/* ---- the run ---- */

/* Leaves few cards in the deck, so that play exhausts it (DK-7), which games rarely do by themselves. */
static void thin_deck(Run *run) {
    SabaccTable *table = &run->state.table;
    const Deck *deck = deck_of(table);
    uint32_t left = 1 + rng_below(&run->rng, 12);
    bool to_pile = rng_below(&run->rng, 2) == 0;
    while (table->deck_count > left) {
        SabaccCard card = set_random(deck, &table->deck, &run->rng);
        set_remove(deck, &table->deck, card);
        table->deck_count--;
        if (to_pile) {
            table->discard[table->discard_count++] = card;
        } else {
            set_add(deck, &table->junk, card);
            table->junk_count++;
        }
    }
}

static void begin_run(Run *run, const SabaccSetup *setup) {
    SabaccEvents events;
    sabacc_start(&run->state, setup, &events);
    run->rung_count = sabacc_ladder(&run->state.table, run->rungs);
    run->credits = 0;
    for (int seat = 0; seat < setup->seats; seat++) run->credits += setup->credits[seat];
    SabaccState without_events;
    sabacc_start(&without_events, setup, NULL);
    HOLDS(run, memcmp(&without_events, &run->state, sizeof without_events) == 0);
    run->chips = chips_there(&run->state.table);
    bool is_plain = game_of(&run->state.table)->fill == NULL; /* all cards are of one deck */
    if (is_plain && run->state.table.turn.due == SABACC_DUE_DEAL && rng_below(&run->rng, 3) == 0)
        thin_deck(run);
    int seats = run->state.table.seats;
    for (int i = 0; i < seats + 2; i++)
        sabacc_view(&run->state, viewer_at(&run->state.table, i), &run->views[i]);
}

static void stands_well(Run *run) {
    const SabaccTable *table = &run->state.table;
    HOLDS(run, (sabacc_need(&run->state) == SABACC_NOBODY) == (table->over || sabacc_hand_waits(table)));
    HOLDS(run, table->over == 0 || (table->champions != 0 && table->sabacc_pot == 0));
    credits_are_conserved(run);
    HOLDS(run, cards_are_whole(table));
}

/* In half of the runs seats seldom fold and bet little, so that hands reach their showdown. */
static void choose(Run *run, bool calm, SabaccAction *action) {
    sabacc_random_action(&run->state, &run->rng, action);
    if (!calm || action->seat == SABACC_CROUPIER) return;
    if (action->verb == SABACC_VERB_FOLD) sabacc_random_action(&run->state, &run->rng, action);
    SabaccOffers offers;
    sabacc_legal(&run->state, action->seat, &offers);
    for (int i = 0; i < offers.count; i++)
        if (offers.list[i].kind == SABACC_OFFER_AMOUNT && offers.list[i].verb == action->verb)
            action->amount = offers.list[i].min;
}

/* Occasionally a seat that is not asked does something that is allowed at any time. */
static void unasked(Run *run, SabaccAction *action) {
    int seat = (int)rng_below(&run->rng, run->state.table.seats + 1u) - 1;
    SabaccOffers offers;
    bool speaks = rng_below(&run->rng, 10) == 0;
    if (speaks && sabacc_random_saying(&run->state, SABACC_EVERYBODY, &run->rng, action)) return;
    if (seat == run->state.table.turn.to_act || rng_below(&run->rng, 6) > 0) return;
    sabacc_legal(&run->state, seat, &offers);
    if (offers.count > 0) sabacc_offer_pick(&run->state.table, seat, &offers.list[0], &run->rng, action);
}

static void step(Run *run, bool calm) {
    SabaccAction action;
    SabaccState quiet = run->state;
    uint32_t serial = run->state.table.turn.serial;
    choose(run, calm, &action);
    unasked(run, &action);
    text_round_trips(run, &action);
    is_judged_as_offered(run, &action);
    samples_look_alike(run, &action);
    HOLDS(run, sabacc_apply(&run->state, &action, &run->events) == SABACC_OK);
    HOLDS(run, sabacc_apply(&quiet, &action, NULL) == SABACC_OK);
    HOLDS(run, memcmp(&quiet, &run->state, sizeof quiet) == 0); /* with or without events */
    HOLDS(run, run->state.table.turn.serial == serial + 1);
    views_follow(run);
    stands_well(run);
    chips_are_conserved(run);
    kinds_are_listed(run);
}

static void play_run(Run *run, const SabaccSetup *setup, bool calm) {
    begin_run(run, setup);
    stands_well(run);
    for (int actions = 0; actions < MAX_ACTIONS && !run->state.table.over; actions++) {
        offers_hold(run);
        step(run, calm);
        items_are_somewhere(run, setup);
    }
    offers_hold(run);
    if (run->state.table.over) samples_look_alike(run, NULL);
}

static void test_every_game(void **unused) {
    (void)unused;
    static Run run;
    for (int index = 0; index < game_list_count; index++) {
        const SabaccGame *game = &game_list[index]->face;
        uint64_t runs = RUNS_OF_A_GAME / (game->max_seats - game->min_seats + 1u);
        for (int seats = game->min_seats; seats <= game->max_seats; seats++)
            for (uint64_t seed = 1; seed <= runs; seed++) {
                run.rng = rng_of(seed, (uint64_t)seats);
                snprintf(run.name, sizeof run.name, "%s, %d seats, seed %d", game->id, seats, (int)seed);
                SabaccSetup setup = random_setup(game, seats, &run.rng);
                play_run(&run, &setup, seed % 2 == 0);
            }
    }
}

/* ---- length ---- */

static int hands_played(const SabaccSetup *setup, uint64_t seed) {
    SabaccState state = start_of(setup);
    Rng rng = rng_of(seed, 9);
    for (int actions = 0; !state.table.over; actions++) {
        if (actions > 20000) fail_msg("%s does not end", setup->game->id);
        SabaccAction action;
        sabacc_random_action(&state, &rng, &action);
        assert_int_equal(sabacc_apply(&state, &action, NULL), SABACC_OK);
    }
    return state.table.hand;
}

static bool game_takes(const SabaccGame *game, SabaccOptionId id) {
    for (int i = 0; i < game->option_count; i++)
        if (game->options[i].id == id) return true;
    return false;
}

static void test_games_end(void **unused) {
    (void)unused;
    for (int index = 0; index < game_list_count; index++) {
        const SabaccGame *game = &game_list[index]->face;
        for (int seats = game->min_seats; seats <= game->max_seats; seats += 3) {
            SabaccSetup setup = setup_of(game->id, seats, 60, "");
            if (!game_takes(game, SABACC_OPTION_END)) { /* one match (PZ-5) */
                assert_in_range(hands_played(&setup, 1), 1, 1);
                continue;
            }
            set_options(&setup, "end=hands 3");
            assert_in_range(hands_played(&setup, 1), 1, 3);
            set_options(&setup, "end=dealer-cycles 2");
            assert_in_range(hands_played(&setup, 2), 1, 2 * seats);
            set_options(&setup, "end=last-standing");
            if (game_takes(game, SABACC_OPTION_STAKE))
                set_options(&setup, "stake=5"); /* else nothing ends it */
            hands_played(&setup, 3);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_game),
        cmocka_unit_test(test_games_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
