#include "scenes/play/evening.h"

#include <string.h>

#include "match/subscription.h"

/* What is known of the hand being played. */
typedef struct Finding {
    Evening *evening;
    SeatMask people;
    int32_t number;
    SeatMask has_hand, folded, shown;
    EveningHand held[SABACC_MAX_SEATS];  /* at the last question: complete, without what is being dealt */
    SabaccWorth worth[SABACC_MAX_SEATS]; /* at the showdown */
    int32_t won[SABACC_MAX_SEATS];
    SeatMask has_last; /* people who have got a card in this hand; what they had before it, and the card */
    uint64_t before[SABACC_MAX_SEATS];
    SabaccCard last[SABACC_MAX_SEATS];
} Finding;

static void begin_hand(Finding *finding, int32_t number) {
    *finding = (Finding){.evening = finding->evening, .people = finding->people, .number = number};
}

/* Only while no card is on its way, so that a hand is whole. */
static void look_at_hands(Finding *finding, const Match *past) {
    const SabaccTable *known = match_public(past);
    if (known->turn.owing != 0 || known->stale || known->turn.to_act < 0) return;
    for (SeatMask left = finding->people; left != 0;) {
        SabaccView view;
        int seat = seats_take(&left, 0);
        MatchSubscription theirs = match_subscribe(past, seat);
        subscription_view(&theirs, &view);
        EveningHand *held = &finding->held[seat];
        bool is_known =
            view.table.seat[seat].hand_count > 0 && sabacc_seat_worth(&view.table, seat, &held->worth);
        if (!is_known || seat_in(finding->folded, seat)) continue;
        held->count = view.table.seat[seat].hand_count;
        memcpy(held->cards, view.table.seat[seat].hand, sizeof held->cards);
        finding->has_hand |= seat_bit(seat);
    }
}

/* ---- the moments ---- */

static void find_best(Finding *finding, int seat) {
    EveningPerson *person = &finding->evening->of[seat];
    bool is_better = person->best.number == 0 || finding->worth[seat].key > person->best.hand.worth.key;
    if (!is_better || !seat_in(finding->shown, seat) || finding->worth[seat].rank == SABACC_RANK_BOMB) return;
    person->best.number = finding->number;
    person->best.hand = finding->held[seat];
    person->best.hand.worth = finding->worth[seat];
}

static void find_pot(Finding *finding, int seat) {
    EveningPerson *person = &finding->evening->of[seat];
    if (finding->won[seat] <= person->pot.credits) return;
    person->pot.number = finding->number;
    person->pot.credits = finding->won[seat];
}

/* The best hand that another person has folded; −1 if it was not better. */
static int better_folded(const Finding *finding, int seat) {
    int best = -1;
    uint64_t key = finding->held[seat].worth.key;
    for (SeatMask left = (SeatMask)(finding->folded & finding->has_hand); left != 0;) {
        int other = seats_take(&left, 0);
        if (finding->held[other].worth.key > key) best = other, key = finding->held[other].worth.key;
    }
    return best;
}

static void find_bluff(Finding *finding, int seat) {
    EveningPerson *person = &finding->evening->of[seat];
    int over = better_folded(finding, seat);
    bool is_shown = finding->shown != 0 || !seat_in(finding->has_hand, seat);
    if (is_shown || over < 0 || finding->won[seat] <= person->bluff.credits) return;
    person->bluff.number = finding->number;
    person->bluff.credits = finding->won[seat];
    person->bluff.hand = finding->held[seat];
    person->bluff.over = over;
    person->bluff.folded = finding->held[over].worth;
}

static void find_luck(Finding *finding, int seat) {
    EveningPerson *person = &finding->evening->of[seat];
    uint64_t other = 0;
    for (SeatMask left = (SeatMask)(finding->shown & ~seat_bit(seat)); left != 0;) {
        int at = seats_take(&left, 0);
        if (finding->worth[at].key > other) other = finding->worth[at].key;
    }
    bool has_turned =
        seat_in(finding->has_last, seat) && finding->before[seat] < other && other < finding->worth[seat].key;
    if (!seat_in(finding->shown, seat) || !has_turned || finding->won[seat] <= person->luck.credits) return;
    person->luck.number = finding->number;
    person->luck.credits = finding->won[seat];
    person->luck.card = finding->last[seat];
}

static void end_hand(Finding *finding, SeatMask winners) {
    for (SeatMask left = finding->people; left != 0;) {
        int seat = seats_take(&left, 0);
        find_best(finding, seat);
        if (!seat_in(winners, seat)) continue;
        finding->evening->of[seat].hands_won++;
        find_pot(finding, seat);
        find_bluff(finding, seat);
        find_luck(finding, seat);
    }
}

/* ---- the events ---- */

static bool is_persons(const Finding *finding, const SabaccEvent *event) {
    return event->seat >= 0 && seat_in(finding->people, event->seat);
}

/* The card as its owner saw it come. */
static void get_card(Finding *finding, const Match *past, const SabaccEvent *event, int index) {
    SabaccEvents seen;
    bool is_held = event->pile != SABACC_PILE_TABLE && event->pile != SABACC_PILE_TOKENS &&
                   event->pile != SABACC_PILE_SINGLE;
    if (!is_persons(finding, event) || !is_held || !seat_in(finding->has_hand, event->seat)) return;
    MatchSubscription theirs = match_subscribe(past, event->seat);
    subscription_events(&theirs, &seen);
    finding->has_last |= seat_bit(event->seat);
    finding->before[event->seat] = finding->held[event->seat].worth.key;
    finding->last[event->seat] = seen.list[index].cards[0];
}

/* What lay in the sabacc pot as the game ended (ST-3) was not won by a hand. */
static void pay(Finding *finding, const SabaccEvent *event) {
    if (is_persons(finding, event) && event->clause != SABACC_CLAUSE_ST_3)
        finding->won[event->seat] += event->amount;
}

static void take_event(Finding *finding, const Match *past, const SabaccEvent *event, int index) {
    switch ((SabaccEventType)event->type) {
    case SABACC_EVENT_HAND: begin_hand(finding, event->amount); break;
    case SABACC_EVENT_DEAL: get_card(finding, past, event, index); break;
    case SABACC_EVENT_FOLD: finding->folded |= seat_bit(event->seat); break;
    case SABACC_EVENT_SHOWDOWN:
        finding->shown |= seat_bit(event->seat);
        finding->worth[event->seat] = event->worth;
        break;
    case SABACC_EVENT_PAYOUT:
    case SABACC_EVENT_SABACC_PAYOUT: pay(finding, event); break;
    case SABACC_EVENT_HAND_END: end_hand(finding, (SeatMask)event->amount); break;
    default: break;
    }
}

void evening_find(const Match *match, SeatMask people, Evening *evening) {
    Match *past = match_past(match);
    Finding finding = {.evening = evening, .people = people};
    MatchSubscription everybody = match_subscribe(past, SABACC_NOBODY);
    SabaccEvents events;
    *evening = (Evening){0};
    do {
        subscription_events(&everybody, &events);
        for (int i = 0; i < events.count; i++) take_event(&finding, past, &events.list[i], i);
        look_at_hands(&finding, past);
    } while (match_step(past).outcome == MATCH_APPLIED);
    match_free(past);
}
