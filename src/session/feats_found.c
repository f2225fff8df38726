/* How feats are found: a function for each row of feats.def, called after each event. */

#include "session/feats.h"

#include <string.h>

#include "base/i18n.h"

/* ---- what the functions ask ---- */

static const SabaccTable *table_of(const FeatWatch *watch) { return &watch->view.table; }

static bool is_mine(const FeatWatch *watch, const SabaccEvent *event) { return event->seat == watch->seat; }

/* The event ends a hand that the seat has won. */
static bool has_won(const FeatWatch *watch, const SabaccEvent *event) {
    return event->type == SABACC_EVENT_HAND_END && seat_in((SeatMask)event->amount, watch->seat);
}

static bool was_shown(const FeatWatch *watch) { return seat_in(table_of(watch)->shown, watch->seat); }

static bool won_shown(const FeatWatch *watch, const SabaccEvent *event) {
    return has_won(watch, event) && was_shown(watch);
}

static bool won_unseen(const FeatWatch *watch, const SabaccEvent *event) {
    return has_won(watch, event) && table_of(watch)->shown == 0;
}

static bool won_by(const FeatWatch *watch, const SabaccEvent *event, SabaccRank rank) {
    return won_shown(watch, event) && table_of(watch)->seat[watch->seat].rank == rank;
}

/* One of the ranks from `first` to `last` of ranks.def. */
static bool won_by_any(const FeatWatch *watch, const SabaccEvent *event, SabaccRank first, SabaccRank last) {
    uint8_t rank = table_of(watch)->seat[watch->seat].rank;
    return won_shown(watch, event) && rank >= first && rank <= last;
}

static int others_shown(const FeatWatch *watch) {
    return seats_count((SeatMask)(table_of(watch)->shown & ~seat_bit(watch->seat)));
}

static bool won_game(const FeatWatch *watch, const SabaccEvent *event) {
    return event->type == SABACC_EVENT_GAME_END && (SeatMask)event->amount == seat_bit(watch->seat);
}

static SabaccPrize prize_of(const FeatWatch *watch) {
    return (SabaccPrize)sabacc_table_game(table_of(watch))->played_for.prize;
}

/* ---- hands ---- */

static bool won_idiots_array(const FeatWatch *watch, const SabaccEvent *event) {
    return won_by(watch, event, SABACC_RANK_IDIOTS_ARRAY);
}

static bool won_array_all_in(const FeatWatch *watch, const SabaccEvent *event) {
    return won_idiots_array(watch, event) && watch->hand.is_all_in;
}

static bool won_pure_against_call(const FeatWatch *watch, const SabaccEvent *event) {
    int caller = table_of(watch)->caller;
    return won_by(watch, event, SABACC_RANK_PURE_23) && caller >= 0 && caller != watch->seat;
}

static bool won_minus_23(const FeatWatch *watch, const SabaccEvent *event) {
    return won_by(watch, event, SABACC_RANK_MINUS_23);
}

static bool won_pure_sylops(const FeatWatch *watch, const SabaccEvent *event) {
    return won_by(watch, event, SABACC_RANK_PURE_SABACC) || won_by(watch, event, SABACC_RANK_PURE_SYLOPS);
}

static bool won_great_spike(const FeatWatch *watch, const SabaccEvent *event) {
    static const SabaccRank great[] = {SABACC_RANK_FULL_SABACC, SABACC_RANK_FLEET, SABACC_RANK_RHYLET,
                                       SABACC_RANK_SQUADRON, SABACC_RANK_GEE_WHIZ};
    bool is_great = false;
    for (size_t i = 0; i < sizeof great / sizeof *great; i++) is_great |= won_by(watch, event, great[i]);
    return is_great;
}

static bool won_local_array(const FeatWatch *watch, const SabaccEvent *event) {
    return won_by_any(watch, event, SABACC_RANK_FORCE_ARRAY, SABACC_RANK_TEMPORAL_ARRAY);
}

static bool won_picture_hand(const FeatWatch *watch, const SabaccEvent *event) {
    return won_by_any(watch, event, SABACC_RANK_FAIRY_EMPRESS, SABACC_RANK_TEMPTATION);
}

static bool won_casino_sabacc(const FeatWatch *watch, const SabaccEvent *event) {
    return won_by(watch, event, SABACC_RANK_CASINO_SABACC);
}

static bool won_on_target(const FeatWatch *watch, const SabaccEvent *event) {
    const SabaccTable *table = table_of(watch);
    return won_by(watch, event, SABACC_RANK_TARGET) && table->seat[watch->seat].total == table->target;
}

/* By its hand, not as what is left over at the end of the game (ST-3). */
static bool won_sabacc_pot(const FeatWatch *watch, const SabaccEvent *event) {
    return won_shown(watch, event) && event->second == 1 && watch->hand.took_sabacc_pot;
}

/* ---- how they were won ---- */

static bool own_worth(const FeatWatch *watch, SabaccWorth *worth) {
    const SabaccTable *table = table_of(watch);
    const SabaccSeat *seat = &table->seat[watch->seat];
    if (seat->hand_count == 0) return false;
    for (int i = 0; i < seat->hand_count; i++)
        if (seat->hand[i] == SABACC_CARD_HIDDEN) return false;
    *worth = sabacc_worth(table, watch->seat, seat->hand, seat->hand_count);
    return true;
}

static bool won_with_a_bomb(const FeatWatch *watch, const SabaccEvent *event) {
    SabaccWorth worth;
    return won_unseen(watch, event) && watch->hand.has_raised && own_worth(watch, &worth) &&
           worth.rank == SABACC_RANK_BOMB;
}

static bool won_with_a_lie(const FeatWatch *watch, const SabaccEvent *event) {
    const SabaccTable *table = table_of(watch);
    SabaccWorth worth;
    return won_unseen(watch, event) && seat_in(table->declared, watch->seat) && own_worth(watch, &worth) &&
           worth.total != table->seat[watch->seat].declared;
}

static bool won_own_call(const FeatWatch *watch, const SabaccEvent *event) {
    return won_shown(watch, event) && watch->hand.has_called && others_shown(watch) >= 2;
}

static bool won_after_shift(const FeatWatch *watch, const SabaccEvent *event) {
    return won_shown(watch, event) && watch->hand.is_shifted && others_shown(watch) >= 1;
}

static bool won_demise(const FeatWatch *watch, const SabaccEvent *event) {
    return won_shown(watch, event) && watch->hand.is_in_demise;
}

static bool won_all_in(const FeatWatch *watch, const SabaccEvent *event) {
    return won_shown(watch, event) && watch->hand.is_all_in && others_shown(watch) >= 2;
}

static bool won_with_device(const FeatWatch *watch, const SabaccEvent *event) {
    return won_shown(watch, event) && watch->hand.has_device;
}

/* ---- games ---- */

static bool won_in_row(const FeatWatch *watch, const SabaccEvent *event, int count) {
    return has_won(watch, event) && prize_of(watch) != SABACC_FOR_SETS && watch->row + 1 >= count;
}

static bool won_three(const FeatWatch *watch, const SabaccEvent *event) {
    return won_in_row(watch, event, 3);
}
static bool won_five(const FeatWatch *watch, const SabaccEvent *event) { return won_in_row(watch, event, 5); }

static bool has_doubled(const FeatWatch *watch, const SabaccEvent *event) {
    const SabaccTable *table = table_of(watch);
    const SabaccSeat *seat = &table->seat[watch->seat];
    return event->type == SABACC_EVENT_HAND_END && prize_of(watch) == SABACC_FOR_CREDITS && seat->start > 0 &&
           sabacc_net_credits(table, watch->seat) >= 2 * seat->start;
}

static bool freed_a_chair(const FeatWatch *watch, const SabaccEvent *event) {
    return event->type == SABACC_EVENT_OUT && !is_mine(watch, event) && watch->won_last;
}

static bool won_the_table(const FeatWatch *watch, const SabaccEvent *event) {
    const SabaccTable *table = table_of(watch);
    return won_game(watch, event) && prize_of(watch) == SABACC_FOR_CREDITS && table->seats >= 3 &&
           table->in_game == seat_bit(watch->seat);
}

static bool came_back(const FeatWatch *watch, const SabaccEvent *event) {
    int32_t ante = sabacc_ante_credits(table_of(watch)), start = table_of(watch)->seat[watch->seat].start;
    return won_game(watch, event) && prize_of(watch) == SABACC_FOR_CREDITS && start > ante &&
           watch->lowest <= ante;
}

static bool took_an_item(const FeatWatch *watch, const SabaccEvent *event) {
    return event->type == SABACC_EVENT_TAKE_ITEM && is_mine(watch, event) &&
           watch->hand.staker != watch->seat;
}

static bool took_a_ship(const FeatWatch *watch, const SabaccEvent *event) {
    return took_an_item(watch, event) && event->second == SABACC_ITEM_SHIP;
}

static bool won_kessel(const FeatWatch *watch, const SabaccEvent *event) {
    return won_game(watch, event) && prize_of(watch) == SABACC_FOR_CHIPS;
}

static bool won_with_twenty(const FeatWatch *watch, const SabaccEvent *event) {
    return event->type == SABACC_EVENT_SET && (SeatMask)event->amount == seat_bit(watch->seat) &&
           sabacc_table_total(table_of(watch), watch->seat) == SABACC_SET_POINTS;
}

static bool won_clean_match(const FeatWatch *watch, const SabaccEvent *event) {
    return event->type == SABACC_EVENT_MATCH_END && (SeatMask)event->amount == seat_bit(watch->seat) &&
           table_of(watch)->seat[1 - watch->seat].sets == 0;
}

/* ---- the table of them ---- */

static const struct {
    const char *id, *title, *words;
    bool (*is_made)(const FeatWatch *watch, const SabaccEvent *event);
} feats[FEATS] = {
#define FEAT(id, title, words, function) {id, title, words, function},
#include "session/feats.def"
#undef FEAT
};

const char *feat_word(int feat) { return feats[feat].id; }
const char *feat_title(int feat) { return _(feats[feat].title); }
const char *feat_words(int feat) { return _(feats[feat].words); }

static FeatSet look(const FeatWatch *watch, const SabaccEvent *event) {
    FeatSet made = 0;
    for (int i = 0; i < FEATS; i++)
        if (feats[i].is_made(watch, event)) made |= (FeatSet)1 << i;
    return made;
}

/* ---- following a game ---- */

static void begin_hand(FeatWatch *watch) {
    int32_t purse = sabacc_purse(table_of(watch), watch->seat);
    watch->hand = (FeatHand){.has_raised = false};
    if (purse < watch->lowest) watch->lowest = purse;
}

static void note_bet(FeatWatch *watch, const SabaccEvent *event) {
    bool leads = event->type == SABACC_EVENT_BET || event->type == SABACC_EVENT_RAISE;
    watch->hand.has_raised |= leads;
    watch->hand.is_all_in |= table_of(watch)->seat[watch->seat].credits == 0;
}

/* Whether a shift is about to take whole hands, and of this seat more than what lies in its field. */
static bool loses_hand(const FeatWatch *watch, const SabaccEvent *event) {
    const SabaccTable *table = table_of(watch);
    bool takes_hands = event->type == SABACC_EVENT_SHIFT &&
                       (event->amount == SABACC_SHIFT_CORE || event->amount == SABACC_SHIFT_WILD ||
                        event->amount == SABACC_SHIFT_SPIKE);
    return takes_hands && seat_in((SeatMask)(table->dealt & ~table->folded), watch->seat) &&
           sabacc_unprotected(table, watch->seat) != 0;
}

static void note_own(FeatWatch *watch, const SabaccEvent *event) {
    switch ((SabaccEventType)event->type) {
    case SABACC_EVENT_BET:
    case SABACC_EVENT_RAISE:
    case SABACC_EVENT_MATCH: note_bet(watch, event); return;
    case SABACC_EVENT_CALL: watch->hand.has_called = true; return;
    case SABACC_EVENT_PICK: watch->hand.is_shifted = true; return;
    case SABACC_EVENT_DEVICE: watch->hand.has_device = true; return;
    case SABACC_EVENT_SABACC_PAYOUT:
        watch->hand.took_sabacc_pot |= event->clause != SABACC_CLAUSE_ST_3;
        return;
    default: return;
    }
}

static void note(FeatWatch *watch, const SabaccEvent *event) {
    if (is_mine(watch, event)) note_own(watch, event);
    if (event->type == SABACC_EVENT_HAND) begin_hand(watch);
    if (event->type == SABACC_EVENT_DEMISE && seat_in((SeatMask)event->amount, watch->seat))
        watch->hand.is_in_demise = true;
}

static void end_hand(FeatWatch *watch, const SabaccEvent *event) {
    if (event->type != SABACC_EVENT_HAND_END) return;
    watch->won_last = has_won(watch, event);
    watch->row = watch->won_last ? watch->row + 1 : event->amount == 0 ? watch->row : 0;
}

void feats_begin(FeatWatch *watch, const SabaccView *view) {
    *watch = (FeatWatch){.seat = view->table.viewer, .view = *view};
    watch->lowest = view->table.seat[watch->seat].start;
}

FeatSet feats_hear(FeatWatch *watch, const SabaccEvents *events) {
    FeatSet made = 0;
    for (int i = 0; i < events->count; i++) {
        if (table_of(watch)->staked_count > 0) watch->hand.staker = (int8_t)table_of(watch)->staked[0].seat;
        watch->hand.is_shifted |= loses_hand(watch, &events->list[i]);
        sabacc_absorb(&watch->view, &events->list[i]);
        note(watch, &events->list[i]);
        made |= look(watch, &events->list[i]);
        end_hand(watch, &events->list[i]);
    }
    return made;
}
