#include "ai/taste.h"

#include "ai/choices.h"

#include <string.h>

/* ---- side decks (PZ-1) ---- */

typedef struct SideDeck {
    const char *name, *cards;
} SideDeck;

static const SideDeck side_decks[] = {
#define SIDE_DECK(name, cards) {name, cards},
#include "ai/side_decks.def"
#undef SIDE_DECK
};
enum { SIDE_DECKS = sizeof side_decks / sizeof side_decks[0] };

static const SideDeck *deck_for(const char *name, Rng *rng) {
    for (int i = 0; i < SIDE_DECKS && name != NULL; i++)
        if (strcmp(side_decks[i].name, name) == 0) return &side_decks[i];
    return &side_decks[rng_below(rng, SIDE_DECKS)];
}

static int count_of(const SabaccCard *cards, int count, SabaccCard card) {
    int copies = 0;
    for (int i = 0; i < count; i++) copies += cards[i] == card;
    return copies;
}

typedef struct Allowed {
    SabaccCard kinds[SABACC_MAX_PILE];
    int count, copies;
} Allowed;

static void bring(const Allowed *allowed, SabaccCard card, SabaccAction *action) {
    bool is_allowed = count_of(allowed->kinds, allowed->count, card) > 0;
    if (!is_allowed || action->card_count == SABACC_SIDE_DECK) return;
    if (count_of(action->cards, action->card_count, card) < allowed->copies)
        action->cards[action->card_count++] = card;
}

static void bring_words(const Allowed *allowed, const char *words, SabaccAction *action) {
    while (*words != '\0') {
        size_t length = strcspn(words, " ");
        bring(allowed, sabacc_card_parse(words, length), action);
        words += length + (words[length] == ' ');
    }
}

static void choose_side(const SabaccTable *table, const SabaccOffer *offer, const char *name, Rng *rng,
                        SabaccAction *action) {
    Allowed allowed = {.copies = offer->max};
    allowed.count = sabacc_side_list(table, allowed.kinds);
    bring_words(&allowed, deck_for(name, rng)->cards, action);
    for (int copy = 0; copy < allowed.copies; copy++)
        for (int kind = 0; kind < allowed.count; kind++) bring(&allowed, allowed.kinds[kind], action);
}

/* ---- shift tokens (KE-1) ---- */

typedef struct TokenTaste {
    const char *word;
    int weight;
} TokenTaste;

static const TokenTaste token_tastes[] = {
#define TOKEN_TASTE(word, weight) {word, weight},
#include "ai/token_tastes.def"
#undef TOKEN_TASTE
};
enum { TOKEN_TASTES = sizeof token_tastes / sizeof token_tastes[0] };

static int weight_of(SabaccCard token) {
    for (int i = 0; i < TOKEN_TASTES; i++)
        if (sabacc_card_parse(token_tastes[i].word, strlen(token_tastes[i].word)) == token)
            return token_tastes[i].weight;
    return 0;
}

/* One of the preferred tokens, with some randomness. */
static void choose_token(const SabaccOffer *offer, Rng *rng, SabaccAction *action) {
    enum { WHIM = 4 };
    int best = -1;
    for (uint32_t faces = offer->cards; faces != 0; faces &= faces - 1) {
        SabaccCard token = (SabaccCard)(offer->card + __builtin_ctz(faces));
        int weight = weight_of(token) + (int)rng_below(rng, WHIM);
        if (weight <= best) continue;
        best = weight;
        action->card = token;
    }
}

bool taste_choose(const SabaccTable *table, const SabaccOffers *offers, const char *name, Rng *rng,
                  SabaccAction *action) {
    const SabaccOffer *side = choices_offer(offers, SABACC_VERB_SIDE);
    const SabaccOffer *take = choices_offer(offers, SABACC_VERB_TAKE);
    if (side == NULL && take == NULL) return false;
    *action = (SabaccAction){.seat = table->viewer, .target = SABACC_NOBODY};
    action->verb = side != NULL ? SABACC_VERB_SIDE : SABACC_VERB_TAKE;
    if (side != NULL)
        choose_side(table, side, name, rng, action);
    else
        choose_token(take, rng, action);
    return true;
}
