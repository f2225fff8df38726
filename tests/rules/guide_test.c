/* The pages of rules do not lie: for every game, preset, form of an option, and options at random, games are
 * played at random, and what the sentences of guide.def claim is held to what is seen. A claim must be seen,
 * and what is seen must be claimed by some sentence of the page. */
#include "guide_watch.h"
#include "random_setup.h"
#include "rules_support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the claims of guide.def ---- */

typedef enum ClaimKind {
    CLAIM_NONE,
    CLAIM_CAN,
    CLAIM_EVENT,
    CLAIM_SHIFT,
    CLAIM_PAID,
    CLAIM_RARELY,
    CLAIM_MAY_COME,
    CLAIM_MAY_SAY,
    CLAIM_HAND,
    CLAIM_N,
    CLAIM_M
} ClaimKind;

typedef struct Claim {
    uint8_t kind, what;
} Claim;

enum { MAX_CLAIMS = 12 };

#define CAN(id)                                                                                              \
    { CLAIM_CAN, SABACC_VERB_##id }
#define EVENT(id)                                                                                            \
    { CLAIM_EVENT, SABACC_EVENT_##id }
#define SHIFT(id)                                                                                            \
    { CLAIM_SHIFT, SABACC_SHIFT_##id }
#define PAID(id)                                                                                             \
    { CLAIM_PAID, PAID_##id }
#define RARELY(id)                                                                                           \
    { CLAIM_RARELY, PAID_##id }
#define MAY_COME(id)                                                                                         \
    { CLAIM_MAY_COME, SABACC_EVENT_##id }
#define MAY_SAY(id)                                                                                          \
    { CLAIM_MAY_SAY, SABACC_VERB_##id }
#define HAND(id)                                                                                             \
    { CLAIM_HAND, SABACC_RANK_##id }
#define N_IS(id)                                                                                             \
    { CLAIM_N, QUANTITY_##id }
#define M_IS(id)                                                                                             \
    { CLAIM_M, QUANTITY_##id }
#define UNSEEN                                                                                               \
    { CLAIM_NONE, 0 }

static const struct {
    const char *words;
    Claim claims[MAX_CLAIMS];
} rows[] = {
#define SAY(step, about, when, n, m, words, ...) {words, {__VA_ARGS__}},
#include "rules/guide.def"
#undef SAY
};
enum { ROWS = sizeof rows / sizeof *rows };

static bool is_said[ROWS]; /* by some page */

static int row_of(const SabaccSentence *sentence) {
    int row = 0;
    while (row < ROWS && strcmp(rows[row].words, sentence->words) != 0) row++;
    assert_true(row < ROWS);
    return row;
}

static const char *const paid_words[] = {
#define WORD(id) #id,
    ALL_PAID(WORD)};
static const char *const quantity_words[] = {ALL_MEASURED(WORD) ALL_SIGHTS(WORD) ALL_CALCULATED(WORD)};

static const char *claim_words(Claim claim) {
    switch ((ClaimKind)claim.kind) {
    case CLAIM_MAY_SAY:
    case CLAIM_CAN: return sabacc_verb_word((SabaccVerb)claim.what);
    case CLAIM_MAY_COME:
    case CLAIM_EVENT: return sabacc_event_word((SabaccEventType)claim.what);
    case CLAIM_HAND: return sabacc_rank_word((SabaccRank)claim.what);
    case CLAIM_RARELY:
    case CLAIM_PAID: return paid_words[claim.what];
    case CLAIM_N:
    case CLAIM_M: return quantity_words[claim.what];
    case CLAIM_SHIFT: return "a kind of shift";
    default: return "";
    }
}

/* Some kinds of hand are too rare to wait for: the game lists them (rules-conformance holds the list to
 * play). */
static bool is_listed(const SabaccSetup *setup, int rank) {
    SabaccTable table;
    table_lay(&table, setup);
    SabaccRung rungs[SABACC_MAX_RUNGS];
    int count = sabacc_ladder(&table, rungs);
    return sabacc_ladder_place(rungs, count, (SabaccRank)rank) <= count;
}

static bool is_seen(const SabaccSetup *setup, const Watch *watch, Claim claim,
                    const SabaccSentence *sentence) {
    switch ((ClaimKind)claim.kind) {
    case CLAIM_CAN: return watch->can[claim.what];
    case CLAIM_EVENT: return watch->event[claim.what];
    case CLAIM_SHIFT: return watch->shift[claim.what];
    case CLAIM_PAID: return watch->paid[claim.what];
    case CLAIM_HAND: return watch->hand[claim.what] || is_listed(setup, claim.what);
    case CLAIM_N: return quantity_is(watch, claim.what, sentence->n);
    case CLAIM_M: return quantity_is(watch, claim.what, sentence->m);
    default: return true;
    }
}

/* ---- a page and what it claims ---- */

typedef struct Page {
    SabaccSetup setup;
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count;
    char name[1024]; /* the game and its options, printed if the page fails */
} Page;

static void name_page(Page *page) {
    Text name = text_over(page->name, sizeof page->name);
    SabaccSetup usual;
    sabacc_setup_init(&usual, page->setup.game, page->setup.seats, 1);
    text_add(&name, page->setup.game->id);
    for (int i = 0; i < page->setup.game->option_count; i++) {
        SabaccOptionId id = page->setup.game->options[i].id;
        if (memcmp(&usual.options[id], &page->setup.options[id], sizeof usual.options[id]) == 0) continue;
        text_add_char(&name, ' ');
        text_add(&name, sabacc_option_spec(id)->key);
        text_add_char(&name, '=');
        sabacc_option_format(&page->setup, id, &name);
    }
}

static bool has_claim(const SabaccSentence *sentence, ClaimKind kind) {
    const Claim *claims = rows[row_of(sentence)].claims;
    bool has = false;
    for (int k = 0; k < MAX_CLAIMS; k++) has |= claims[k].kind == kind;
    return has;
}

/* A number that a sentence neither says nor claims is 0. */
static void says_its_numbers(const Page *page, const SabaccSentence *sentence) {
    bool says_n = strstr(sentence->words, "{N") != NULL || has_claim(sentence, CLAIM_N);
    bool says_m = strstr(sentence->words, "{M") != NULL || has_claim(sentence, CLAIM_M);
    if ((sentence->n != 0 && !says_n) || (sentence->m != 0 && !says_m))
        fail_msg("%s: has numbers %d and %d that it does not say: %s", page->name, (int)sentence->n,
                 (int)sentence->m, sentence->words);
}

static void open_page(Page *page) {
    SabaccTable table;
    table_lay(&table, &page->setup);
    page->count = sabacc_guide(&table, page->steps);
    name_page(page);
    for (int i = 0; i < page->count; i++)
        for (int j = 0; j < page->steps[i].count; j++) {
            says_its_numbers(page, &page->steps[i].sentences[j]);
            is_said[row_of(&page->steps[i].sentences[j])] = true;
        }
}

/* Whether the page claims it, in some sentence. */
static bool claims(const Page *page, ClaimKind kind, int what) {
    for (int i = 0; i < page->count; i++)
        for (int j = 0; j < page->steps[i].count; j++) {
            int row = row_of(&page->steps[i].sentences[j]);
            for (int k = 0; k < MAX_CLAIMS; k++) {
                Claim claim = rows[row].claims[k];
                bool is_like = (kind == CLAIM_N && claim.kind == CLAIM_M) ||
                               (kind == CLAIM_PAID && claim.kind == CLAIM_RARELY) ||
                               (kind == CLAIM_CAN && claim.kind == CLAIM_MAY_SAY) ||
                               (kind == CLAIM_EVENT && claim.kind == CLAIM_MAY_COME);
                if ((claim.kind == kind || is_like) && claim.what == what) return true;
            }
        }
    return false;
}

/* The number of claims that are not seen; prints them if told to. */
static int unseen(const Page *page, const Watch *watch, bool prints) {
    int missing = 0;
    for (int i = 0; i < page->count; i++)
        for (int j = 0; j < page->steps[i].count; j++) {
            const SabaccSentence *sentence = &page->steps[i].sentences[j];
            int row = row_of(sentence);
            for (int k = 0; k < MAX_CLAIMS; k++) {
                Claim claim = rows[row].claims[k];
                if (is_seen(&page->setup, watch, claim, sentence)) continue;
                missing++;
                if (prints)
                    printf("%s\n    says: %s\n    not seen so: %s (%d, %d)\n", page->name, sentence->words,
                           claim_words(claim), (int)sentence->n, (int)sentence->m);
            }
        }
    return missing;
}

static bool is_claimed(const Page *page, ClaimKind kind, int what, bool is_so) {
    if (!is_so || claims(page, kind, what)) return true;
    printf("%s\n    is played and not told: %s\n", page->name,
           claim_words((Claim){(uint8_t)kind, (uint8_t)what}));
    return false;
}

/* Events that a player notices as such; the others are bookkeeping, or come with offers that are told. */
static const uint8_t noticed[] = {
    SABACC_EVENT_DECLARE,   SABACC_EVENT_SINGLE_DRAW, SABACC_EVENT_BUY,           SABACC_EVENT_KEEP,
    SABACC_EVENT_PLAY,      SABACC_EVENT_TOKEN,       SABACC_EVENT_TAX,           SABACC_EVENT_CHOOSE,
    SABACC_EVENT_STAKE,     SABACC_EVENT_REDEEM,      SABACC_EVENT_DEVICE,        SABACC_EVENT_SET,
    SABACC_EVENT_FIELD,     SABACC_EVENT_UNFIELD,     SABACC_EVENT_DEMISE,        SABACC_EVENT_CALL,
    SABACC_EVENT_TAKE_ITEM, SABACC_EVENT_REBUY,       SABACC_EVENT_SIT_OUT,       SABACC_EVENT_SIT_IN,
    SABACC_EVENT_CAP,       SABACC_EVENT_MATCH_END,   SABACC_EVENT_SABACC_PAYOUT,
};

static const uint8_t noticed_numbers[] = {
    QUANTITY_SABACC_ANTE, QUANTITY_FOLD_PENALTY,   QUANTITY_TWO_DICE,        QUANTITY_BORROWS,
    QUANTITY_TRADES_PILE, QUANTITY_DRAWS_PILE,     QUANTITY_TWO_PENALTIES,   QUANTITY_HOUSE_PAYS,
    QUANTITY_SABACC_TAX,  QUANTITY_EMBEZZLES_PLAY, QUANTITY_EMBEZZLES_STOCK, QUANTITY_EARLY,
    QUANTITY_NEW_HANDS,   QUANTITY_SHIFT_FROM,     QUANTITY_LAST_ROUND};

static bool number_is_seen(const Watch *watch, int quantity) {
    return quantity < MEASURED ? watch->measure[quantity].is_seen : watch->sight[quantity];
}

/* What happened is told; kinds of hand only where the page tells of kinds. */
static bool all_is_told(const Page *page, const Watch *watch) {
    bool is_told = true, tells_kinds = false;
    for (int rank = 0; rank < SABACC_RANKS; rank++) tells_kinds |= claims(page, CLAIM_HAND, rank);
    for (int i = 0; i < SABACC_VERBS; i++) is_told &= is_claimed(page, CLAIM_CAN, i, watch->can[i]);
    for (size_t i = 0; i < sizeof noticed; i++)
        is_told &= is_claimed(page, CLAIM_EVENT, noticed[i], watch->event[noticed[i]]);
    for (int i = 0; i <= SABACC_SHIFT_DICE; i++) is_told &= is_claimed(page, CLAIM_SHIFT, i, watch->shift[i]);
    for (int i = 0; i < PAIDS; i++) is_told &= is_claimed(page, CLAIM_PAID, i, watch->paid[i]);
    for (int i = 0; i < SABACC_RANKS && tells_kinds; i++)
        is_told &= is_claimed(page, CLAIM_HAND, i, watch->hand[i]);
    for (size_t i = 0; i < sizeof noticed_numbers; i++)
        is_told &= is_claimed(page, CLAIM_N, noticed_numbers[i], number_is_seen(watch, noticed_numbers[i]));
    return is_told;
}

/* ---- play at random, with moods ---- */

typedef enum Luck { LUCK_FAIR, LUCK_GOOD, LUCK_BAD, LUCK_EVEN, LUCKS } Luck;

typedef struct Mood {
    uint64_t shuns; /* bits of verbs that seats avoid where they can */
    Luck luck;      /* of the cards dealt: any, good or bad hands, or equal ones */
    bool is_modest; /* bets and raises are the least */
    bool has_twins; /* dice match more often */
    bool is_steady; /* the luck is that of every card */
} Mood;

static Mood random_mood(Rng *rng) {
    Mood mood = {.luck = (Luck)rng_below(rng, LUCKS),
                 .is_modest = rng_below(rng, 3) > 0,
                 .has_twins = rng_below(rng, 2) > 0,
                 .is_steady = rng_below(rng, 2) > 0};
    for (int verb = 0; verb < SABACC_VERBS; verb++)
        if (rng_below(rng, 4) == 0) mood.shuns |= VERB_BIT_OF(verb);
    if (rng_below(rng, 2) > 0) mood.shuns |= VERB_BIT(FOLD);
    if (rng_below(rng, 2) > 0) mood.shuns |= VERB_BIT(CALL);
    return mood;
}

/* How good a card is for the seat that got it. */
static uint64_t score_of(const SabaccState *state, const SabaccAction *action, Luck luck) {
    SabaccState then = *state;
    SabaccEvents events;
    sabacc_apply(&then, action, &events);
    int seat = events.list[0].seat;
    for (int i = 0; i < events.count; i++)
        if (events.list[i].type == SABACC_EVENT_DEAL) seat = events.list[i].seat;
    if (seat < 0 || then.table.over) return 0;
    const SabaccSeat *owner = &then.table.seat[seat];
    uint64_t key = owner->laid_count > 0
                       ? (uint64_t)(1000 - sabacc_table_total(&then.table, seat))
                       : sabacc_worth(&then.table, seat, owner->hand, owner->hand_count).key;
    if (luck == LUCK_GOOD) return key;
    if (luck == LUCK_BAD) return UINT64_MAX - key;
    int other = (seat + then.table.seats - 1) % then.table.seats;
    const SabaccSeat *next = &then.table.seat[other];
    uint64_t wanted = sabacc_worth(&then.table, other, next->hand, next->hand_count).key;
    return UINT64_MAX - (key > wanted ? key - wanted : wanted - key);
}

static void choose_card(const SabaccState *state, Luck luck, Rng *rng, SabaccAction *action) {
    enum { TRIES = 10 };
    uint64_t best = 0;
    for (int i = 0; i < TRIES; i++) {
        SabaccAction other;
        sabacc_chance(state, rng, &other);
        uint64_t score = score_of(state, &other, luck);
        if (i > 0 && score <= best) continue;
        best = score;
        *action = other;
    }
}

static void choose_chance(const SabaccState *state, const Mood *mood, Rng *rng, SabaccAction *action) {
    sabacc_chance(state, rng, action);
    if (action->verb == SABACC_VERB_DEAL && mood->luck != LUCK_FAIR &&
        (mood->is_steady || rng_below(rng, 4) > 0))
        choose_card(state, mood->luck, rng, action);
    bool is_pair = action->verb == SABACC_VERB_ROLL && action->dice_count == 2;
    for (int i = 0; i < 3 && is_pair && mood->has_twins && action->dice[0] != action->dice[1]; i++)
        sabacc_chance(state, rng, action);
}

static void choose_action(const SabaccState *state, const Mood *mood, Rng *rng, SabaccAction *action) {
    enum { TRIES = 8 };
    int seat = sabacc_need(state);
    SabaccOffers offers;
    for (int i = 0; i < TRIES; i++) {
        sabacc_random_action(state, rng, action);
        if (!(VERB_BIT_OF(action->verb) & mood->shuns)) break;
    }
    sabacc_legal(state, seat, &offers);
    if (action->verb == SABACC_VERB_KEEP && mood->is_modest && rng_below(rng, 2) > 0) action->card_count = 0;
    for (int i = 0; i < offers.count && mood->is_modest; i++) {
        bool is_same = offers.list[i].verb == action->verb && offers.list[i].kind == SABACC_OFFER_AMOUNT;
        if (is_same && action->verb != SABACC_VERB_DECLARE) action->amount = offers.list[i].min;
    }
}

/* SH-1, FD-6, ST-6: what may come before the seat that is to act. */
static bool choose_aside(const SabaccState *state, Rng *rng, Watch *watch, SabaccAction *action) {
    int mean, seat = (int)rng_below(rng, state->table.seats);
    SabaccOffers offers;
    if (sabacc_timer_runs(state, &mean) && rng_below(rng, 8) == 0) {
        *action = (SabaccAction){.seat = SABACC_CROUPIER, .verb = SABACC_VERB_SHIFT};
        return true;
    }
    bool must_speak = sabacc_need(state) == SABACC_NOBODY; /* a hand waits (ST-6) */
    if ((must_speak || rng_below(rng, 12) == 0) &&
        sabacc_random_saying(state, must_speak ? state->table.sits_out : SABACC_EVERYBODY, rng, action)) {
        watch->can[action->verb] = true;
        return true;
    }
    if (seat == sabacc_need(state) || seat == house_seat(&state->table)) return false;
    sabacc_legal(state, seat, &offers);
    watch_offers(watch, &state->table, seat, &offers);
    if (offers.count == 0 || rng_below(rng, 6) > 0) return false;
    *action = sabacc_offer_begin(seat, &offers.list[0]);
    sabacc_offer_pick(&state->table, seat, &offers.list[0], rng, action);
    return true;
}

static void step(SabaccState *state, const Mood *mood, Rng *rng, Watch *watch) {
    SabaccAction action;
    SabaccEvents events;
    SabaccState before = *state;
    if (sabacc_need(state) == SABACC_CROUPIER) {
        choose_chance(state, mood, rng, &action);
    } else if (!choose_aside(state, rng, watch, &action)) {
        SabaccOffers offers;
        sabacc_legal(state, sabacc_need(state), &offers);
        watch_offers(watch, &state->table, sabacc_need(state), &offers);
        choose_action(state, mood, rng, &action);
    }
    assert_int_equal(sabacc_apply(state, &action, &events), SABACC_OK);
    watch_events(watch, &before.table, &events, &state->table);
}

/* Stacks from a few antes to what no bet exhausts. */
static void give_credits(SabaccSetup *setup, Rng *rng) {
    static const int32_t stacks[] = {3, 12, 40, 200, 20000, 100000};
    int32_t ante = setup->options[SABACC_OPTION_ANTE].n + setup->options[SABACC_OPTION_STAKE].n +
                   setup->options[SABACC_OPTION_BUY_IN].n / 2 + setup->options[SABACC_OPTION_WAGER].n / 2;
    int32_t stack = stacks[rng_below(rng, sizeof stacks / sizeof *stacks)] * (ante > 1 ? ante : 1);
    bool are_equal = rng_below(rng, 3) > 0, are_poor = rng_below(rng, 6) == 0;
    for (int seat = 0; seat < setup->seats; seat++) {
        setup->credits[seat] = are_equal ? stack : 1 + (int32_t)rng_below(rng, (uint32_t)stack * 2);
        if (are_poor) setup->credits[seat] = 2 * ante + (int32_t)rng_below(rng, 6);
        if (rng_below(rng, 8) == 0) setup->credits[seat] = (int32_t)rng_below(rng, 3) * (ante / 2);
        setup->items[seat] = (uint8_t)rng_below(rng, 1u << SABACC_ITEMS);
    }
    setup->dealer = 0;
}

static void play_a_game(const SabaccSetup *options, Rng *rng, Watch *watch) {
    enum { ACTIONS = 400 };
    SabaccSetup setup = *options;
    SabaccState state;
    SabaccEvents events;
    Mood mood = random_mood(rng);
    int most = setup.game->max_seats < 4 ? setup.game->max_seats : 4;
    setup.seats = setup.game->min_seats + (int)rng_below(rng, (uint32_t)(most - setup.game->min_seats + 1));
    give_credits(&setup, rng);
    sabacc_start(&state, &setup, &events);
    SabaccTable empty = {.game = state.table.game, .seats = state.table.seats};
    watch_events(watch, &empty, &events, &state.table);
    for (int i = 0; i < ACTIONS && !state.table.over; i++) step(&state, &mood, rng, watch);
}

/* Plays until all that the page claims is seen. */
static bool page_holds(Page *page, Rng *rng) {
    enum { LEAST_GAMES = 24, MOST_GAMES = 2000 };
    static Watch watch;
    memset(&watch, 0, sizeof watch);
    open_page(page);
    for (int games = 0; games < MOST_GAMES; games++) {
        play_a_game(&page->setup, rng, &watch);
        if (games >= LEAST_GAMES && unseen(page, &watch, false) == 0) break;
    }
    bool is_true = unseen(page, &watch, true) == 0;
    return all_is_told(page, &watch) && is_true;
}

/* ---- all pages of a game ---- */

static int failures;

static Page page_of(const SabaccGame *game) {
    Page page = {.count = 0};
    sabacc_setup_init(&page.setup, game, game->min_seats, 1);
    return page;
}

static void hold(Page *page, Rng *rng) {
    char why[SABACC_TEXT];
    Text text = text_over(why, sizeof why);
    if (sabacc_setup_check(&page->setup, &text)) failures += !page_holds(page, rng);
}

static void hold_presets(const SabaccGame *game, Rng *rng) {
    for (int i = 0; i < game->preset_count; i++) {
        Page page = page_of(game);
        char why[SABACC_TEXT];
        Text text = text_over(why, sizeof why);
        assert_true(sabacc_preset_apply(&page.setup, game->presets[i].id, &text));
        hold(&page, rng);
    }
}

static int form_count(SabaccOptionId id) {
    int count = 1;
    for (const char *at = sabacc_option_spec(id)->forms; *at != '\0'; at++) count += *at == '|';
    return count;
}

/* Numbers of a form: the least possible, and others; for both numbers of one form the same, and different
 * ones. */
static void hold_form(const SabaccGame *game, SabaccOptionId id, int form, Rng *rng) {
    SabaccRange range = sabacc_option_range(id, form);
    bool is_plain = range.max == 0;
    bool is_cap = id == SABACC_OPTION_HAND_POT_CAP || id == SABACC_OPTION_SABACC_POT_CAP;
    int32_t least = is_cap ? 12 : range.min; /* lower ones leave nothing of a hand but its first betting */
    const int32_t pairs[][2] = {{least, least}, {least + 1, least + 2}};
    for (int i = 0; i < (is_plain ? 1 : 2); i++) {
        Page page = page_of(game);
        page.setup.options[id] = (SabaccValue){.form = form, .n = pairs[i][0], .m = pairs[i][1]};
        if (id == SABACC_OPTION_SHIFT && form == SABACC_SHIFT_BY_SYMBOL)
            page.setup.options[SABACC_OPTION_SHIFT_ON] = (SabaccValue){.form = SABACC_SHIFT_ON_DOUBLES};
        hold(&page, rng);
    }
}

/* The limit leaves room for bets, and the caps for more than the antes. */
static bool has_room(const SabaccSetup *setup) {
    const SabaccValue *limit = &setup->options[SABACC_OPTION_LIMIT],
                      *hand_cap = &setup->options[SABACC_OPTION_HAND_POT_CAP],
                      *sabacc_cap = &setup->options[SABACC_OPTION_SABACC_POT_CAP];
    int32_t least = 2 * setup->options[SABACC_OPTION_MIN_BET].n,
            antes = 10 * setup->options[SABACC_OPTION_ANTE].n;
    bool is_free = limit->form == SABACC_LIMIT_NONE || limit->form == SABACC_LIMIT_CASINO;
    bool is_wide = limit->n >= least && (limit->form != SABACC_LIMIT_FIXED_TWO || limit->m >= least);
    return (is_free || is_wide) && (hand_cap->form == SABACC_CAP_OFF || hand_cap->n >= antes) &&
           (sabacc_cap->form == SABACC_CAP_OFF || sabacc_cap->n >= antes);
}

/* Options at random may leave next to nothing to play; such setups show little of their page. */
static bool is_ordinary(const SabaccSetup *setup) {
    enum { MOST_WANTED = 1, LEAST_ROUNDS = 6 };
    SabaccTable table;
    table_lay(&table, setup);
    SabaccValue rule = discard_rule(&table);
    bool wants = rule.form != SABACC_DISCARDS_ANY && rule.form != SABACC_DISCARDS_MAX;
    bool has_calls = sabacc_game_has(setup->game, SABACC_OPTION_MIN_ROUNDS);
    bool is_long = !has_calls || setup->options[SABACC_OPTION_ROUND_LIMIT].n >= LEAST_ROUNDS;
    return has_room(setup) && is_long && (!wants || rule.n <= MOST_WANTED);
}

static void hold_game(const SabaccGame *game) {
    enum { AT_RANDOM = 12 };
    Rng rng = rng_of(7, 2 * (uint64_t)game_index(game) + 1);
    Page page = page_of(game);
    hold(&page, &rng);
    hold_presets(game, &rng);
    for (int i = 0; i < game->option_count; i++)
        for (int form = 0; form < form_count(game->options[i].id); form++)
            if (sabacc_game_has_form(game, game->options[i].id, form))
                hold_form(game, game->options[i].id, form, &rng);
    for (int i = 0; i < AT_RANDOM; i++) {
        do {
            page = (Page){.setup = random_setup(game, game->min_seats, &rng)};
            if (sabacc_game_has(game, SABACC_OPTION_ROUND_LIMIT))
                page.setup.options[SABACC_OPTION_ROUND_LIMIT].n += 6;
        } while (!is_ordinary(&page.setup));
        hold(&page, &rng);
    }
}

/* Options that say together what none of them says alone. */
static const struct {
    const char *game, *options;
} together[] = {{"swag", "checking=off;limit=cap 1"},
                {"swag", "checking=off;min-bet=4"},
                {"standard", "shift-on=doubles;shift=by-symbol;on-spike=none;on-flagon=none;on-crown=none;"
                             "on-compass=none;on-eye=none;on-sun=none"},
                {"corellian-spike", "max-cards=3;may-stand=off"},
                {"standard", "min-rounds=8;round-limit=8"},
                {"classic", "shift-on=doubles;shift=by-symbol;on-spike=none;on-flagon=none;on-crown=none;"
                            "on-compass=none;on-eye=none;on-sun=none"}};

static void hold_together(const SabaccGame *game) {
    Rng rng = rng_of(3, 2 * (uint64_t)game_index(game) + 1);
    for (size_t i = 0; i < sizeof together / sizeof *together; i++) {
        Page page = page_of(game);
        if (strcmp(together[i].game, game->id) != 0) continue;
        set_options(&page.setup, together[i].options);
        hold(&page, &rng);
    }
}

static char **only; /* the games to hold, ended by NULL; none: all */

static bool is_wanted(const SabaccGame *game) {
    bool is_named = false;
    for (char **name = only; *name != NULL; name++) is_named |= strcmp(*name, game->id) == 0;
    return *only == NULL || is_named;
}

static void test_pages(void **unused) {
    (void)unused;
    for (int i = 0; i < game_list_count; i++) {
        if (!is_wanted(&game_list[i]->face)) continue;
        hold_game(&game_list[i]->face);
        hold_together(&game_list[i]->face);
        assert_int_equal(failures, 0); /* other games would add little to it */
    }
}

/* ---- the step of the moment ---- */

/* Whether a step claims one of these verbs. */
static bool step_claims(const SabaccGuideStep *step, const SabaccOffers *offers) {
    for (int i = 0; i < step->count; i++)
        for (int k = 0; k < MAX_CLAIMS; k++) {
            Claim claim = rows[row_of(&step->sentences[i])].claims[k];
            for (int j = 0; j < offers->count; j++)
                if ((claim.kind == CLAIM_CAN || claim.kind == CLAIM_MAY_SAY) &&
                    claim.what == offers->list[j].verb)
                    return true;
        }
    return false;
}

/* The page opens at a step that tells what the seat to act can do; and wherever else play stands, at one of
 * its steps. */
static void moment_is_told(const Page *page, const SabaccTable *table, const SabaccOffers *offers) {
    int now = sabacc_guide_now(table, false), results = sabacc_guide_now(table, true);
    if (now < 0 || now >= page->count || results < 0 || results >= page->count)
        fail_msg("%s: opens at step %d, with results at %d, of %d", page->name, now, results, page->count);
    if (offers->count > 0 && !step_claims(&page->steps[now], offers))
        fail_msg("%s: in phase %s the page opens at '%s', which does not tell of %s", page->name,
                 sabacc_phase_word((SabaccPhase)table->turn.phase), page->steps[now].title,
                 sabacc_verb_word((SabaccVerb)offers->list[0].verb));
}

static void hold_moments(Page *page, Rng *rng) {
    enum { GAMES = 6, ACTIONS = 300 };
    static Watch unused;
    open_page(page);
    for (int games = 0; games < GAMES; games++) {
        SabaccSetup setup = page->setup;
        SabaccState state;
        SabaccEvents events;
        Mood mood = random_mood(rng);
        give_credits(&setup, rng);
        sabacc_start(&state, &setup, &events);
        for (int i = 0; i < ACTIONS && !state.table.over; i++) {
            SabaccOffers offers = {.count = 0};
            int seat = sabacc_need(&state);
            if (seat >= 0) sabacc_legal(&state, seat, &offers);
            moment_is_told(page, &state.table, &offers);
            step(&state, &mood, rng, &unused);
        }
        moment_is_told(page, &state.table, &(SabaccOffers){.count = 0});
    }
}

static void test_moments(void **unused) {
    (void)unused;
    enum { AT_RANDOM = 12 };
    for (int i = 0; i < game_list_count; i++) {
        const SabaccGame *game = &game_list[i]->face;
        Rng rng = rng_of(11, 2 * (uint64_t)i + 1);
        Page page = page_of(game);
        hold_moments(&page, &rng);
        for (int preset = 0; preset < game->preset_count; preset++) {
            char why[SABACC_TEXT];
            Text text = text_over(why, sizeof why);
            page = page_of(game);
            assert_true(sabacc_preset_apply(&page.setup, game->presets[preset].id, &text));
            hold_moments(&page, &rng);
        }
        for (int other = 0; other < AT_RANDOM; other++) {
            page = (Page){.setup = random_setup(game, random_seats(game, &rng), &rng)};
            hold_moments(&page, &rng);
        }
    }
}

/* The titles at which the page opens in a game of few steps, by hand. */
static void title_is(const SabaccState *state, bool shows_results, const char *title) {
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = sabacc_guide(&state->table, steps), now = sabacc_guide_now(&state->table, shows_results);
    assert_in_range(now, 0, count - 1);
    assert_string_equal(steps[now].title, title);
}

/* At random, but nobody gives up. */
static void play_to(SabaccState *state, SabaccPhase phase) {
    Rng rng = rng_of(1, 1);
    while (state->table.turn.phase != phase) {
        SabaccAction action;
        if (sabacc_need(state) == SABACC_CROUPIER)
            sabacc_chance(state, &rng, &action);
        else
            do sabacc_random_action(state, &rng, &action);
            while (action.verb == SABACC_VERB_FOLD);
        assert_int_equal(sabacc_apply(state, &action, NULL), SABACC_OK);
    }
}

static void test_moments_of_a_hand(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("classic", 2, 100, "end=hands 1;round-limit=1");
    SabaccState state = start_of(&setup);
    title_is(&state, false, "The aim and the deal");
    play_to(&state, SABACC_PHASE_BET);
    title_is(&state, false, "Betting");
    play_to(&state, SABACC_PHASE_ROLL);
    title_is(&state, false, "The shift");
    play_to(&state, SABACC_PHASE_DRAW);
    title_is(&state, false, "Drawing");
    title_is(&state, true, "The showdown");
    play_to(&state, SABACC_PHASE_GAME_OVER);
    title_is(&state, true, "The end of the game");
    setup = setup_of("pazaak", 2, 100, "");
    state = start_of(&setup);
    play_to(&state, SABACC_PHASE_CARD);
    title_is(&state, false, "Your turn");
    title_is(&state, true, "Who wins a set");
}

/* ---- every option is told ---- */

/* What other pages tell of: what cards and kinds of hand are worth, which side cards there are. */
static const uint8_t told_elsewhere[] = {SABACC_OPTION_MODERATION, SABACC_OPTION_STAR,
                                         SABACC_OPTION_PRIME_HAND, SABACC_OPTION_SYLOPS};

/* What some options need to have a meaning. */
static const struct {
    uint8_t first, last;
    const char *options;
} needs[] = {{SABACC_OPTION_ON_SPIKE, SABACC_OPTION_ON_SUN, "shift-on=doubles;shift=by-symbol"},
             {SABACC_OPTION_DISCARD_FEE, SABACC_OPTION_DISCARD_FEE, "discard-pile=on"},
             {SABACC_OPTION_HOLDEM_FIELD, SABACC_OPTION_HOLDEM_FIELD, "field=free"},
             {SABACC_OPTION_SHIFT, SABACC_OPTION_SHIFT, "shift-on=doubles"},
             {SABACC_OPTION_DOUBLE_PENALTY, SABACC_OPTION_DOUBLE_PENALTY,
              "bomb-penalty=hand-pot;call-penalty=hand-pot"}};

/* LT-2: at most local tables no cards come to −23. */
static const char *table_for(const SabaccGame *game, SabaccOptionId id) {
    bool is_about_23 = id == SABACC_OPTION_NEGATIVE_23 && sabacc_game_has(game, SABACC_OPTION_TABLE);
    return is_about_23 ? "table=smugglers-array" : "";
}

static const char *as_it_is(const char *words) { return words; }
static unsigned long form_at_home(unsigned long count) { return count != 1; }
static const Tongue home = {as_it_is, form_at_home};

static void write_page(const SabaccSetup *setup, char *bytes, size_t size) {
    Page page = {.setup = *setup};
    Text text = text_over(bytes, size);
    open_page(&page);
    for (int i = 0; i < page.count; i++) sabacc_guide_write(&page.steps[i], &home, &text);
    assert_false(text.cut);
}

/* Another value of an option is another page. */
static void other_value_is_told(const SabaccSetup *setup, SabaccOptionId id, SabaccValue value) {
    static char before[8 * SABACC_GUIDE_TEXT], after[8 * SABACC_GUIDE_TEXT];
    char why[SABACC_TEXT];
    Text text = text_over(why, sizeof why);
    SabaccSetup other = *setup;
    other.options[id] = value;
    bool is_same = memcmp(&value, &setup->options[id], sizeof value) == 0;
    if (is_same || !sabacc_setup_check(setup, &text) || !sabacc_setup_check(&other, &text)) return;
    write_page(setup, before, sizeof before);
    write_page(&other, after, sizeof after);
    if (strcmp(before, after) == 0)
        fail_msg("%s: %s is not told in form %d %d %d", setup->game->id, sabacc_option_spec(id)->key,
                 (int)value.form, (int)value.n, (int)value.m);
}

static bool has_number(SabaccOptionId id, int form, char letter) {
    const char *at = sabacc_option_spec(id)->forms;
    for (int skip = form; skip > 0; skip--) at = strchr(at, '|') + 1;
    return memchr(at, letter, strcspn(at, "|")) != NULL;
}

/* Differs from the default, and with other numbers from itself. */
static void form_is_told(const SabaccSetup *usual, SabaccOptionId id, int form) {
    SabaccRange range = sabacc_option_range(id, form);
    bool has_n = has_number(id, form, 'N'), has_m = has_number(id, form, 'M');
    SabaccValue low = {.form = form, .n = has_n ? range.min : 0, .m = has_m ? range.min + 1 : 0};
    SabaccValue high = {.form = form, .n = has_n ? range.min + 2 : 0, .m = has_m ? range.min + 5 : 0};
    SabaccSetup setup = *usual;
    other_value_is_told(&setup, id, low);
    other_value_is_told(&setup, id, high);
    setup.options[id] = low;
    other_value_is_told(&setup, id, high);
}

static void option_is_told(const SabaccGame *game, SabaccOptionId id) {
    SabaccSetup setup;
    sabacc_setup_init(&setup, game, game->min_seats, 1);
    for (size_t i = 0; i < sizeof needs / sizeof *needs; i++)
        if (id >= needs[i].first && id <= needs[i].last) set_options(&setup, needs[i].options);
    set_options(&setup, table_for(game, id));
    for (int form = 0; form < form_count(id); form++)
        if (sabacc_game_has_form(game, id, form)) form_is_told(&setup, id, form);
}

/* Options that other pages tell of; and a fee for trades where there are none (SW-5). */
static bool is_told_here(const SabaccGame *game, SabaccOptionId id) {
    bool trades = game_list[game_index(game)]->verbs & VERB_BIT(TRADE);
    return memchr(told_elsewhere, (int)id, sizeof told_elsewhere) == NULL &&
           (id != SABACC_OPTION_DISCARD_FEE || trades);
}

static void test_options_are_told(void **unused) {
    (void)unused;
    for (int i = 0; i < game_list_count; i++) {
        const SabaccGame *game = &game_list[i]->face;
        if (!is_wanted(game)) continue;
        for (int j = 0; j < game->option_count; j++)
            if (is_told_here(game, game->options[j].id)) option_is_told(game, game->options[j].id);
    }
}

/* ---- the registry ---- */

static void test_rows_differ(void **unused) {
    (void)unused;
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < i; j++)
            if (strcmp(rows[i].words, rows[j].words) == 0) fail_msg("twice: %s", rows[i].words);
}

static void test_rows_are_said(void **unused) {
    (void)unused;
    for (int i = 0; i < ROWS && *only == NULL; i++)
        if (!is_said[i]) fail_msg("never said: %s", rows[i].words);
}

static void says_in(const Tongue *tongue, const char *words, int32_t n, int32_t m, const char *wanted) {
    SabaccGuideStep step = {.count = 1, .sentences = {{"BET", words, n, m}}};
    char bytes[256];
    Text text = text_over(bytes, sizeof bytes);
    sabacc_guide_write(&step, tongue, &text);
    assert_string_equal(bytes, wanted);
}

static void says(const char *words, int32_t n, int32_t m, const char *wanted) {
    says_in(&home, words, n, m, wanted);
}

/* Of one sentence; and which of three forms a number has. */
static const char *in_another(const char *words) {
    return strcmp(words, "{N:card|cards}") == 0 ? "{N} {N:karta|karty|kart}, {M:jedna}" : words;
}
static unsigned long form_of_three(unsigned long count) { return count == 1 ? 0 : count < 5 ? 1 : 2; }

static void test_forms_of_another_language(void **unused) {
    (void)unused;
    static const Tongue another = {in_another, form_of_three};
    says_in(&another, "{N:card|cards}", 1, 1, "1 karta, jedna");
    says_in(&another, "{N:card|cards}", 3, 9, "3 karty, jedna");
    says_in(&another, "{N:card|cards}", 7, 1, "7 kart, jedna");
    says_in(&another, "untranslated {N:card|cards}", 1, 0, "untranslated card");
    says_in(&another, "untranslated {N:card|cards}", 7, 0, "untranslated cards");
}

static void test_numbers(void **unused) {
    (void)unused;
    says("{N} and {M}.", 3, -14, "3 and −14.");
    says("{N#} {N:card|cards}, {M#} {M:card|cards}", 1, 4, "one card, four cards");
    says("{N#} rounds", 20, 0, "20 rounds");
    says("doubles of {N faces}", 1 << 2, 0, "doubles of 2");
    says("doubles of {N faces}", 1 << 1 | 1 << 4, 0, "doubles of 1 or 4");
    says("doubles of {N faces}", 1 << 1 | 1 << 4 | 1 << 6, 0, "doubles of 1, 4 or 6");
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows_differ),
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_forms_of_another_language),
        cmocka_unit_test(test_options_are_told),
        cmocka_unit_test(test_pages),
        cmocka_unit_test(test_rows_are_said),
        cmocka_unit_test(test_moments),
        cmocka_unit_test(test_moments_of_a_hand),
    };
    (void)argc;
    only = argv + 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
