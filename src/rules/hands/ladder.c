/* The kinds of hand as they rank (rules/ladder.h). Every hand up to the game's `kind_cards` cards is weighed;
 * of faces that are worth the same in every hand (Game.alike) it does not matter which one is taken. */
#include "rules/private.h"

/* Cards that are worth the same in every hand, as many as the deck has. */
enum { MAX_ALIKE = 16 };
typedef struct Alike {
    SabaccCard cards[MAX_ALIKE];
    int count;
} Alike;

typedef struct Search {
    SabaccTable table; /* seat 0 is of the light side: the dark one has the same kinds (FO-3) */
    Alike alike[SABACC_MAX_PILE];
    int alike_count;
    int min, max; /* cards of the hands that are tried */
    int spare;    /* 1: one card may be a copy that the deck does not have (PL-3) */
    SabaccCard hand[SABACC_RUNG_CARDS];
    SabaccRung *rungs;
    int count;
    bool has_split; /* in this pass a rung was divided, so the bounds of its parts are not known yet */
} Search;

/* ---- the cards ---- */

static Alike *alike_of(Search *search, SabaccCard card) {
    const SabaccTable *table = &search->table;
    bool (*is_alike)(const SabaccTable *, SabaccCard, SabaccCard) = game_of(table)->alike;
    for (int i = 0; i < search->alike_count; i++)
        if (is_alike != NULL && is_alike(table, search->alike[i].cards[0], card)) return &search->alike[i];
    return &search->alike[search->alike_count++];
}

static void sort_cards(Search *search) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(&search->table, cards, copies);
    for (int i = 0; i < count; i++) {
        Alike *alike = alike_of(search, cards[i]);
        assert(alike->count + copies[i] <= MAX_ALIKE);
        for (int copy = 0; copy < copies[i]; copy++) alike->cards[alike->count++] = cards[i];
    }
}

/* ---- the rungs, best first ---- */

static void insert(Search *search, int at, SabaccRank rank, uint64_t key) {
    assert(search->count < SABACC_MAX_RUNGS);
    memmove(&search->rungs[at + 1], &search->rungs[at],
            (size_t)(search->count++ - at) * sizeof search->rungs[0]);
    search->rungs[at] = (SabaccRung){.rank = (uint8_t)rank, .min_key = key, .max_key = key};
}

static void forget_hands(SabaccRung *rung) {
    rung->min_total = INT32_MAX;
    rung->max_total = INT32_MIN;
    rung->count = UINT8_MAX;
    rung->by_device = true;
}

/* Divides a rung at the hand of another kind: what is known of its two parts is its best and its worst hand.
 */
static void split(Search *search, int at) {
    SabaccRung *rung = &search->rungs[at];
    search->has_split = true;
    insert(search, at + 1, (SabaccRank)rung->rank, rung->min_key);
    rung->min_key = rung->max_key;
}

static bool is_shared(const Search *search, int at) {
    const SabaccRung *rung = &search->rungs[at];
    return (at > 0 && rung[-1].min_key == rung->max_key) ||
           (at + 1 < search->count && rung[1].max_key == rung->min_key);
}

static bool can_grow(const Search *search, int at, SabaccRank rank) {
    return at >= 0 && at < search->count && search->rungs[at].rank == rank && !is_shared(search, at);
}

/* The rung of a hand of that rank and key: one that is there, one that grows to it, or a new one. */
static SabaccRung *rung_for(Search *search, SabaccRank rank, uint64_t key) {
    SabaccRung *rungs = search->rungs;
    int at = 0;
    while (at < search->count && rungs[at].min_key > key) at++;
    for (int i = at; i < search->count && rungs[i].max_key >= key; i++)
        if (rungs[i].rank == rank) return &rungs[i];
    if (at < search->count && rungs[at].max_key >= key && rungs[at].max_key > rungs[at].min_key) {
        split(search, at);
        return rung_for(search, rank, key);
    }
    bool is_tie = at < search->count && rungs[at].max_key == key;
    if (!is_tie && can_grow(search, at - 1, rank)) {
        rungs[at - 1].min_key = key;
        return &rungs[at - 1];
    }
    if (!is_tie && can_grow(search, at, rank)) {
        rungs[at].max_key = key;
        return &rungs[at];
    }
    while (at < search->count && rungs[at].max_key == key && rungs[at].rank < rank) at++;
    insert(search, at, rank, key);
    forget_hands(&rungs[at]);
    return &rungs[at];
}

/* ---- the hands ---- */

static void note(Search *search, const SabaccWorth *worth, int count, bool by_device) {
    if (worth->rank == SABACC_RANK_NEEDS_DICE) return;
    SabaccRung *rung = rung_for(search, (SabaccRank)worth->rank, worth->key);
    if (worth->total < rung->min_total) rung->min_total = worth->total;
    if (worth->total > rung->max_total) rung->max_total = worth->total;
    bool is_first = rung->by_device && !by_device;
    if (!is_first && (by_device > rung->by_device || count >= rung->count)) return;
    rung->by_device = by_device;
    rung->count = (uint8_t)count;
    memcpy(rung->cards, search->hand, (size_t)count);
}

/* KE-2: equally many cards of each family. */
static bool is_whole(const Search *search, int count) {
    int sand = 0;
    if (!game_of(&search->table)->two_families) return true;
    for (int i = 0; i < count; i++) sand += sabacc_card_family(search->hand[i]) == SABACC_SAND;
    return 2 * sand == count;
}

/* Tries all hands that begin with the first `held` cards, `taken` of which are of the kind `from`; the others
 * are of that kind or later ones. `spare` is what is left of search->spare. */
static void try_from(Search *search, int from, int taken, int held, int spare) {
    if (held >= search->min && is_whole(search, held)) {
        SabaccWorth worth = game_of(&search->table)->worth(&search->table, 0, search->hand, held);
        note(search, &worth, held, spare < search->spare);
    }
    if (held == search->max) return;
    for (int i = from; i < search->alike_count; i++, taken = 0) {
        const Alike *alike = &search->alike[i];
        int beyond = taken >= alike->count;
        if (beyond > spare) continue;
        search->hand[held] = alike->cards[beyond ? 0 : taken];
        try_from(search, i, taken + 1, held + 1, spare - beyond);
    }
}

static void set_sizes(Search *search) {
    const SabaccTable *table = &search->table;
    SabaccRange sizes = sabacc_hand_sizes(table);
    int enough = game_of(table)->kind_cards > 0 ? game_of(table)->kind_cards : max_array_cards(table);
    search->min = sizes.min;
    search->max = sizes.min > enough ? sizes.min : enough;
    if (search->max > sizes.max) search->max = sizes.max;
    assert(search->max <= SABACC_RUNG_CARDS);
}

static void begin(Search *search, const SabaccTable *table) {
    search->table = *table;
    search->table.seat[0].alignment = SABACC_LIGHT;
    sort_cards(search);
    set_sizes(search);
    search->spare = table->options[SABACC_OPTION_DEVICES].form == SABACC_DEVICES_ALLOWED;
}

/* ---- the list ---- */

static void number_rungs(SabaccRung *rungs, int count) {
    for (int i = 0; i < count; i++) {
        bool is_tie = i > 0 && rungs[i].max_key == rungs[i - 1].min_key;
        rungs[i].place = is_tie ? rungs[i - 1].place : (uint8_t)(i + 1);
        if (is_tie) rungs[i].is_shared = rungs[i - 1].is_shared = true;
        for (int other = 0; other < count; other++)
            if (other != i && rungs[other].rank == rungs[i].rank) rungs[i].is_part = true;
    }
}

int sabacc_ladder(const SabaccTable *table, SabaccRung rungs[SABACC_MAX_RUNGS]) {
    Search search = {.rungs = rungs};
    begin(&search, table);
    do { /* once more where a kind was found among the hands of another */
        search.has_split = false;
        for (int i = 0; i < search.count; i++) forget_hands(&rungs[i]);
        try_from(&search, 0, 0, 0, search.spare);
    } while (search.has_split);
    number_rungs(rungs, search.count);
    return search.count;
}

int sabacc_ladder_place(const SabaccRung *rungs, int count, SabaccRank rank) {
    for (int i = 0; i < count; i++)
        if (rungs[i].rank == (uint8_t)rank) return rungs[i].place;
    return count + 1;
}

SabaccRange sabacc_hand_sizes(const SabaccTable *table) { return game_of(table)->hand_sizes(table); }
