#include "session/game_digest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "match/subscription.h"
#include "session/daily.h"
#include "session/game_plan.h"

/* The hand that is being played. */
typedef struct Hand {
    SeatMask dealt, shown;
    bool has_ended;
    int32_t number, taken[SABACC_MAX_SEATS]; /* taken from the pots by each seat */
    uint8_t count[SABACC_MAX_SEATS];         /* cards that each seat has revealed */
    SabaccCard cards[SABACC_MAX_SEATS][SABACC_MAX_HAND];
} Hand;

typedef struct Digester {
    GameDigest *digest;
    const SabaccSetup *rules;
    const SabaccTable *table; /* after the step whose events are counted */
    Hand hand;
    bool by_round;
    SabaccTable before;  /* before that step */
    SabaccTable settled; /* as the hand began; not before the second hand */
    bool has_settled;
    int course_room;
} Digester;

/* ---- events ---- */

static bool is_seat(const Digester *digester, int seat) {
    return seat >= 0 && seat < digester->digest->seats;
}

static void count_deal(Digester *digester, const SabaccEvent *event) {
    if (is_seat(digester, event->seat)) digester->hand.dealt |= seat_bit(event->seat);
}

static void count_payout(Digester *digester, const SabaccEvent *event) {
    GameDigest *digest = digester->digest;
    if (!is_seat(digester, event->seat)) return;
    int32_t *taken = &digester->hand.taken[event->seat];
    *taken += event->amount;
    if (*taken <= digest->pot) return;
    digest->pot = *taken;
    digest->pot_seat = event->seat;
    digest->pot_hand = digester->hand.number;
}

static void count_reveal(Digester *digester, const SabaccEvent *event) {
    if (!is_seat(digester, event->seat)) return;
    digester->hand.count[event->seat] = event->count;
    memcpy(digester->hand.cards[event->seat], event->cards, event->count * sizeof *event->cards);
}

/* The cards that were compared: those kept where only they count (CO-2). */
static void take_cards(const Digester *digester, int seat, DigestHand *best) {
    const SabaccSeat *at = &digester->table->seat[seat];
    bool only_kept = digester->digest->game->played_for.compared == SABACC_COMPARES_KEPT;
    best->count = 0;
    for (int i = 0; only_kept && i < at->hand_count; i++)
        if (at->kept >> i & 1 && at->hand[i] != SABACC_CARD_HIDDEN) best->cards[best->count++] = at->hand[i];
    if (only_kept) return;
    best->count = digester->hand.count[seat];
    memcpy(best->cards, digester->hand.cards[seat], best->count * sizeof *best->cards);
}

static void count_showdown(Digester *digester, const SabaccEvent *event) {
    if (!is_seat(digester, event->seat)) return;
    DigestHand *best = &digester->digest->seat[event->seat].best;
    digester->hand.shown |= seat_bit(event->seat);
    if (event->worth.key <= best->key) return;
    *best = (DigestHand){.key = event->worth.key,
                         .total = event->worth.total,
                         .rank = event->worth.rank,
                         .hand = digester->hand.number};
    take_cards(digester, event->seat, best);
}

/* ---- what a seat has come to ---- */

/* What a seat has won or lost by the end of the last hand: what it has staked in another is not lost yet, nor
 * is the price of a game for chips while it has some (KE-7). */
static int32_t credits_of(const Digester *digester, const SabaccTable *settled, int seat) {
    bool is_playing = !digester->digest->is_over && seat_in(digester->table->in_game, seat);
    bool is_open = is_playing && digester->digest->game->played_for.prize == SABACC_FOR_CHIPS;
    return settled && !is_open ? sabacc_net_credits(settled, seat) - digester->rules->credits[seat] : 0;
}

static int32_t holding_of(const SabaccSetup *rules, const SabaccTable *settled, int seat) {
    return settled ? sabacc_holding(settled, seat) - sabacc_holding_at_start(rules, seat) : 0;
}

static bool plays_for_credits(const Digester *digester) {
    return sabacc_plays_for_credits(digester->table) &&
           digester->digest->game->played_for.prize == SABACC_FOR_CREDITS;
}

static int32_t result_of(const Digester *digester, const SabaccTable *settled, int seat) {
    const GameDigest *digest = digester->digest;
    if (plays_for_credits(digester)) return credits_of(digester, settled, seat);
    return digest->game->played_for.holding ? holding_of(digester->rules, settled, seat)
                                            : digest->seat[seat].hands_won;
}

/* A hand, in Pazaak a set, has ended and left the table like that. */
static void note_course(Digester *digester, const SabaccTable *settled) {
    enum { FIRST_ROOM = 16 };
    GameDigest *digest = digester->digest;
    if (digest->course_count == digester->course_room) {
        digester->course_room = digester->course_room > 0 ? 2 * digester->course_room : FIRST_ROOM;
        digest->course =
            memory_realloc(digest->course, (size_t)digester->course_room, sizeof *digest->course);
    }
    digest->course[digest->course_count++] = result_of(digester, settled, game_digest_person(digest));
}

/* ---- the end of a hand ---- */

static void count_end(Digester *digester, SeatMask winners) {
    GameDigest *digest = digester->digest;
    digest->hands++;
    for (int seat = 0; seat < digest->seats; seat++) {
        DigestSeat *at = &digest->seat[seat];
        bool is_dealt = seat_in(digester->hand.dealt, seat), has_won = seat_in(winners, seat);
        bool is_shown = seat_in(digester->hand.shown, seat);
        at->hands += is_dealt;
        at->hands_won += is_dealt && has_won;
        at->shown += is_shown;
        at->shown_won += is_shown && has_won;
    }
}

static void count_hand_end(Digester *digester, const SabaccEvent *event) {
    digester->hand.has_ended = true;
    if (!digester->by_round) count_end(digester, (SeatMask)event->amount);
}

static void count_set(Digester *digester, const SabaccEvent *event) {
    if (!digester->by_round) return;
    count_end(digester, (SeatMask)event->amount);
    note_course(digester, digester->table);
}

static void count_hand(Digester *digester, const SabaccEvent *event) {
    digester->hand = (Hand){.number = event->amount};
}

static void count_game_end(Digester *digester, const SabaccEvent *event) {
    digester->digest->champions = (SeatMask)event->amount;
}

typedef void Count(Digester *digester, const SabaccEvent *event);
static Count *const counts[SABACC_EVENTS] = {
    [SABACC_EVENT_HAND] = count_hand,         [SABACC_EVENT_DEAL] = count_deal,
    [SABACC_EVENT_PAYOUT] = count_payout,     [SABACC_EVENT_SABACC_PAYOUT] = count_payout,
    [SABACC_EVENT_REVEAL] = count_reveal,     [SABACC_EVENT_SHOWDOWN] = count_showdown,
    [SABACC_EVENT_HAND_END] = count_hand_end, [SABACC_EVENT_SET] = count_set,
    [SABACC_EVENT_GAME_END] = count_game_end,
};

/* The table as it stood before the last of those events. */
static void settle(Digester *digester, const SabaccEvents *events, int last) {
    SabaccView view = {.table = digester->before};
    for (int i = 0; i < last; i++) sabacc_absorb(&view, &events->list[i]);
    digester->settled = view.table;
    digester->has_settled = true;
    if (!digester->by_round) note_course(digester, &digester->settled);
}

static void count_events(Digester *digester, const MatchSubscription *subscription, SabaccEvents *events) {
    subscription_events(subscription, events);
    for (int i = 0; i < events->count; i++) {
        Count *count = counts[events->list[i].type];
        bool is_next = events->list[i].type == SABACC_EVENT_HAND && digester->hand.has_ended;
        if (is_next) settle(digester, events, i);
        if (count) count(digester, &events->list[i]);
    }
}

/* ---- the whole game ---- */

static bool has_own_rules(const MatchSetup *setup) {
    SabaccSetup usual;
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    sabacc_setup_init(&usual, setup->rules.game, setup->rules.seats, PLAN_CREDITS);
    if (setup->preset[0] && !sabacc_preset_apply(&usual, setup->preset, &why)) return true;
    return memcmp(usual.options, setup->rules.options, sizeof usual.options) != 0;
}

static void begin_digest(GameDigest *digest, const MatchSetup *setup) {
    digest->game = setup->rules.game;
    memcpy(digest->preset, setup->preset, sizeof digest->preset);
    digest->has_house_rules = has_own_rules(setup);
    int index;
    int64_t day;
    if (daily_find(setup, &index, &day)) digest->daily = day;
    digest->seats = (uint8_t)setup->rules.seats;
    digest->seat = memory_calloc(digest->seats, sizeof *digest->seat);
    for (int seat = 0; seat < digest->seats; seat++) {
        memcpy(digest->seat[seat].name, setup->seat[seat].name, MATCH_WORDS);
        memcpy(digest->seat[seat].agent, setup->seat[seat].agent, MATCH_WORDS);
    }
}

static void end_digest(Digester *digester) {
    GameDigest *digest = digester->digest;
    const SabaccTable *table = digester->table, *settled = table;
    digest->is_over = table->over != 0;
    digest->plays_for_credits = plays_for_credits(digester);
    if (!digest->is_over && !digester->hand.has_ended)
        settled = digester->has_settled ? &digester->settled : NULL;
    for (int seat = 0; seat < digest->seats; seat++) {
        DigestSeat *at = &digest->seat[seat];
        at->credits = credits_of(digester, settled, seat);
        at->result = result_of(digester, settled, seat);
    }
    if (digester->hand.has_ended && !digester->by_round) note_course(digester, table);
}

static void play(GameDigest *digest, Match *match) {
    const MatchSetup *setup = match_setup(match);
    MatchSubscription subscription = match_subscribe(match, SABACC_NOBODY);
    SabaccEvents *events = memory_alloc(sizeof *events);
    begin_digest(digest, setup);
    Digester *digester = memory_calloc(1, sizeof *digester);
    *digester =
        (Digester){.digest = digest, .rules = &setup->rules, .by_round = digest->game->played_for.by_round};
    do {
        digester->table = match_public(match);
        count_events(digester, &subscription, events);
        digester->before = *digester->table;
    } while (match_step(match).outcome == MATCH_APPLIED);
    digester->table = match_public(match);
    end_digest(digester);
    free(digester);
    free(events);
}

/* Who sat there can be known of a damaged record too. */
static void look(GameDigest *digest, const char *record) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    MatchLook *found = memory_calloc(1, sizeof *found);
    if (match_look(record, found, NULL, &why)) {
        begin_digest(digest, &found->setup);
        digest->is_over = found->is_over;
        digest->hands = found->hand;
    }
    free(found);
}

void game_digest_read(const char *record, GameDigest *digest) {
    char words[MATCH_MESSAGE], dropped[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words), warning = text_over(dropped, sizeof dropped);
    *digest = (GameDigest){.pot_seat = SABACC_NOBODY};
    Match *match = match_replay(record, &warning, &why);
    if (match) {
        play(digest, match);
    } else {
        look(digest, record);
        digest->fault = memory_strdup(words);
    }
    match_free(match);
}

void game_digest_free(GameDigest *digest) {
    free(digest->seat);
    free(digest->course);
    free(digest->fault);
    *digest = (GameDigest){0};
}

int game_digest_person(const GameDigest *digest) {
    for (int seat = 0; seat < digest->seats; seat++)
        if (agent_is_human(digest->seat[seat].agent)) return seat;
    return 0;
}

int game_digest_people(const GameDigest *digest) {
    int people = 0;
    for (int seat = 0; seat < digest->seats; seat++) people += agent_is_human(digest->seat[seat].agent);
    return people;
}
