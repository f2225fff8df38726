/* An outside bot of Kessel Sabacc, by its rules (see kessel_rules.md). */
#include "small_games.h"

#include "rules/hands/deck.h"

enum { ONE = 1000, FACES = 8, IMPOSTOR = 6 };

/* A card's face, as if of the other family too. */
static int face_of(SabaccCard card) { return (card - CARD_KESSEL) % FACES; }
static int is_blood(SabaccCard card) { return card >= CARD_BLOOD; }
static SabaccCard card_of(int blood, int face) {
    return (SabaccCard)((blood ? CARD_BLOOD : CARD_KESSEL) + face);
}

typedef struct Unseen {
    int left[2][FACES], all[2];
} Unseen;

static void forget(Unseen *unseen, const SabaccCard *cards, int count) {
    for (int i = 0; i < count; i++) {
        if (cards[i] == SABACC_CARD_HIDDEN) continue;
        unseen->left[is_blood(cards[i])][face_of(cards[i])]--;
        unseen->all[is_blood(cards[i])]--;
    }
}

static Unseen unseen_of(const SabaccTable *table) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    Unseen unseen = {{{0}}, {0}};
    int kinds = sabacc_table_deck_list(table, cards, copies);
    for (int i = 0; i < kinds; i++) {
        unseen.left[is_blood(cards[i])][face_of(cards[i])] += copies[i];
        unseen.all[is_blood(cards[i])] += copies[i];
    }
    forget(&unseen, table->discard, table->discard_count);
    forget(&unseen, table->blood_discard, table->blood_discard_count);
    forget(&unseen, table->seat[table->viewer].hand, table->seat[table->viewer].hand_count);
    return unseen;
}

/* An Impostor is taken for the better of a 2 and a 4. */
static uint64_t key_of(const SabaccTable *table, int sand, int blood) {
    uint64_t best = 0;
    for (int two = 1; two <= 3; two += 2) {
        SabaccCard cards[2] = {card_of(0, sand), card_of(1, blood)};
        if (sabacc_worth(table, table->viewer, cards, 2).rank == SABACC_RANK_NEEDS_DICE)
            for (int i = 0; i < 2; i++)
                if (face_of(cards[i]) == IMPOSTOR) cards[i] = card_of(i, two);
        uint64_t key = sabacc_worth(table, table->viewer, cards, 2).key;
        if (key > best) best = key;
    }
    return best;
}

/* The share of two unseen cards that a hand beats, in thousandths. */
static int strength(const SabaccTable *table, const Unseen *unseen, int sand, int blood) {
    uint64_t own = key_of(table, sand, blood);
    int64_t beaten = 0;
    for (int one = 0; one < FACES; one++)
        for (int other = 0; other < FACES; other++) {
            uint64_t key = key_of(table, one, other);
            int ways = unseen->left[0][one] * unseen->left[1][other];
            beaten += key < own ? 2 * ways : key == own ? ways : 0;
        }
    return (int)(beaten * ONE / (2 * (int64_t)unseen->all[0] * unseen->all[1]));
}

typedef struct Look {
    const SabaccTable *table;
    Unseen unseen;
    int face[2], now; /* own cards, and their strength */
    int of[FACES][FACES];
} Look;

static int with(const Look *look, int blood, int face) {
    return blood ? look->of[look->face[0]][face] : look->of[face][look->face[1]];
}

/* The mean strength after a draw, the better card kept. */
static int after_draw(const Look *look, const SabaccOffer *offer) {
    const SabaccTable *table = look->table;
    int blood = offer->family == SABACC_BLOOD, sum = 0;
    if (offer->pile == SABACC_PILE_DISCARD) {
        SabaccCard top = blood ? table->blood_discard[table->blood_discard_count - 1]
                               : table->discard[table->discard_count - 1];
        int value = with(look, blood, face_of(top));
        return value > look->now ? value : look->now;
    }
    for (int face = 0; face < FACES; face++) {
        int value = with(look, blood, face);
        sum += look->unseen.left[blood][face] * (value > look->now ? value : look->now);
    }
    return sum / look->unseen.all[blood];
}

static Look look_at(const SabaccTable *table) {
    Look look = {.table = table, .unseen = unseen_of(table)};
    const SabaccSeat *own = &table->seat[table->viewer];
    for (int sand = 0; sand < FACES; sand++)
        for (int blood = 0; blood < FACES; blood++)
            look.of[sand][blood] = strength(table, &look.unseen, sand, blood);
    for (int i = 0; i < own->hand_count; i++) look.face[is_blood(own->hand[i])] = face_of(own->hand[i]);
    look.now = look.of[look.face[0]][look.face[1]];
    return look;
}

/* ---- tokens: played when they help at once ---- */

static bool helps(const Look *look, SabaccCard token, bool draws) {
    enum { WEAK = 300, GOOD = 600, STRONG = 850 };
    const SabaccTable *table = look->table;
    const SabaccSeat *own = &table->seat[table->viewer], *rival = &table->seat[1 - table->viewer];
    bool is_pair = look->face[0] == look->face[1];
    switch (token) {
    case TOKEN_FREE_DRAW: return draws;
    case TOKEN_REFUND: return own->staked >= 2;
    case TOKEN_EXTRA_REFUND: return own->staked >= 2;
    case TOKEN_EMBEZZLEMENT: return rival->staked > 0;
    case TOKEN_MAJOR_FRAUD:
        return (look->face[0] == 5 || look->face[1] == 5) && look->face[0] + look->face[1] == 11;
    case TOKEN_COOK_THE_BOOKS: return is_pair && look->face[0] >= 3 && look->face[0] < IMPOSTOR;
    case TOKEN_MARK_DOWN: return look->face[0] < IMPOSTOR && look->face[1] < IMPOSTOR && look->now >= GOOD;
    case TOKEN_PRIME_SABACC: return is_pair && look->face[0] < IMPOSTOR;
    case TOKEN_EXHAUSTION: return look->now < GOOD && rival->stood;
    case TOKEN_DIRECT_TRANSACTION: return look->now < WEAK && (rival->stood || table->round == 3);
    case TOKEN_EMBARGO: return look->now >= GOOD;
    case TOKEN_GENERAL_AUDIT:
    case TOKEN_TARGET_AUDIT: return rival->stood;
    default: return true;
    }
}

static bool play_token(const Look *look, const SabaccOffers *offers, bool draws, SabaccAction *action) {
    for (int i = 0; i < offers->count; i++) {
        const SabaccOffer *offer = &offers->list[i];
        if (offer->verb != SABACC_VERB_TOKEN || !helps(look, offer->card, draws)) continue;
        *action = sabacc_offer_begin(look->table->viewer, offer);
        action->card = offer->card;
        if (offer->seats != 0) action->target = (int8_t)seats_lowest(offer->seats);
        return true;
    }
    return false;
}

/* ---- a turn ---- */

static void choose_turn(const SabaccTable *table, const SabaccOffers *offers, SabaccAction *action) {
    enum { GAIN = 180 };
    Look look = look_at(table);
    int best = look.now + GAIN;
    action->verb = SABACC_VERB_STAND;
    for (int i = 0; i < offers->count; i++) {
        const SabaccOffer *offer = &offers->list[i];
        int value = offer->verb == SABACC_VERB_DRAW ? after_draw(&look, offer) : 0;
        if (value <= best) continue;
        best = value;
        *action = sabacc_offer_begin(table->viewer, offer);
    }
    play_token(&look, offers, action->verb == SABACC_VERB_DRAW, action);
}

static void choose_discard(const SabaccTable *table, const SabaccOffer *offer, SabaccAction *action) {
    const SabaccSeat *own = &table->seat[table->viewer];
    Unseen unseen = unseen_of(table);
    int best = -1;
    for (uint32_t slots = offer->cards; slots != 0; slots &= slots - 1) {
        int slot = __builtin_ctz(slots), face[2] = {0};
        for (int i = 0; i < own->hand_count; i++)
            if (i != slot) face[is_blood(own->hand[i])] = face_of(own->hand[i]);
        int value = strength(table, &unseen, face[0], face[1]);
        if (value <= best) continue;
        best = value;
        action->card = own->hand[slot];
    }
    action->verb = SABACC_VERB_DISCARD;
}

/* Of two dice the one that makes the better hand; for Prime Sabacc, one's own pair. */
static void choose_die(const SabaccTable *table, const SabaccOffer *offer, SabaccAction *action) {
    const SabaccSeat *own = &table->seat[table->viewer];
    int face[2] = {0}, best = 99;
    for (int i = 0; i < own->hand_count; i++) face[is_blood(own->hand[i])] = face_of(own->hand[i]);
    int other = face[0] < IMPOSTOR ? face[0] : face[1] < IMPOSTOR ? face[1] : 0;
    for (uint32_t values = offer->cards; values != 0; values &= values - 1) {
        int value = __builtin_ctz(values), off = value - 1 > other ? value - 1 - other : other - value + 1;
        if (off >= best) continue;
        best = off;
        action->amount = value;
    }
    action->verb = SABACC_VERB_CHOOSE;
}

void exam_improver(const SabaccTable *table, const SabaccOffers *offers, SabaccAction *action) {
    const SabaccOffer *first = &offers->list[0];
    *action = (SabaccAction){.seat = table->viewer, .target = SABACC_NOBODY};
    if (first->verb == SABACC_VERB_CHOOSE)
        choose_die(table, first, action);
    else if (first->verb == SABACC_VERB_DISCARD)
        choose_discard(table, first, action);
    else
        choose_turn(table, offers, action);
}
