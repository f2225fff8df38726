#include "pairs.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "rules/private.h"

/* Every game, and the options that bring cards or secrets of their own. */
static const struct {
    const char *game, *options;
} rows[] = {
    {"classic", ""},
    {"classic", "devices=allowed;discard-pile=on;stakes=on"},
    {"corellian-spike", ""},
    {"casino", ""},
    {"force", ""},
    {"brockley", "devices=allowed"},
    {"brockley", "declare=bluff;side-pots=off"},
    {"bespin-yarith", ""},
    {"low-tech", "devices=allowed"},
    {"swag", ""},
    {"local", "devices=allowed"},
    {"standard", "devices=allowed"},
    {"coruscant-shift", ""},
    {"kessel", ""},
    {"kessel", "tokens=select"},
    {"kessel", "tokens=draft"},
    {"pazaak", ""},
    {"pazaak", "side-cards=shared;main=choice"},
    {"pazaak", "side-cards=full-10;tiebreaker=1"},
    {"solitaire", ""},
};
enum { ROWS = sizeof rows / sizeof *rows, PLACES = 200, SWAPS = 6, TRIES = 40 };

int pairs_row_count(void) { return ROWS; }
const char *pairs_row_game(int row) { return rows[row].game; }

/* ---- a game ---- */

static void set_options(SabaccSetup *setup, const char *options) {
    char pairs[200], sentence[400];
    snprintf(pairs, sizeof pairs, "%s", options);
    for (char *pair = strtok(pairs, ";"); pair != NULL; pair = strtok(NULL, ";")) {
        Text why = text_over(sentence, sizeof sentence);
        char *value = strchr(pair, '=');
        assert(value != NULL);
        *value = '\0';
        if (sabacc_option_set(setup, pair, value + 1, &why)) continue;
        fprintf(stderr, "%s: %s\n", setup->game->id, sentence);
        abort();
    }
}

void pairs_begin(Playthrough *play, int row, Rng *rng) {
    const SabaccGame *game = sabacc_game_find(rows[row].game);
    int most = game->max_seats < 5 ? game->max_seats : 5;
    int seats = game->min_seats + (int)rng_below(rng, (uint32_t)(most - game->min_seats + 1));
    MatchSetup setup;
    match_setup_init(&setup, game, seats, 100);
    set_options(&setup.rules, rows[row].options);
    bool has_stakes =
        sabacc_game_has(game, SABACC_OPTION_STAKES) && setup.rules.options[SABACC_OPTION_STAKES].form == 0;
    for (int seat = 0; seat < seats; seat++) {
        setup.rules.credits[seat] = game->max_seats < 3 ? 100 : 30 + (int32_t)rng_below(rng, 200);
        setup.rules.items[seat] = has_stakes ? 0x3f : 0;
    }
    char sentence[SABACC_TEXT];
    Text why = text_over(sentence, sizeof sentence);
    if (!sabacc_setup_check(&setup.rules, &why)) {
        fprintf(stderr, "%s: %s\n", game->id, sentence);
        abort();
    }
    playthrough_begin(play, &setup, NULL);
}

void pairs_action(const Playthrough *play, Rng *rng, SabaccAction *action) {
    for (int tries = 0; tries < 6; tries++) {
        sabacc_random_action(&play->state, rng, action);
        if (action->verb != SABACC_VERB_FOLD && action->verb != SABACC_VERB_CALL) return;
    }
}

/* ---- what is hidden ---- */

/* A card that the viewer has not seen, and others that it could be exchanged with. */
typedef struct Place {
    SabaccCard *card;
    int kind; /* cards of one kind are exchanged with one another */
    SabaccSet *stock;
    const Deck *deck; /* of the stock */
    int seat;
} Place;

typedef struct Places {
    int count;
    Place list[PLACES];
} Places;

enum { KIND_CARD, KIND_SAND, KIND_BLOOD, KIND_TOKEN, KIND_SIDE, KIND_OWN = 100 };

static bool is_seen(const SabaccSeat *seat, int slot, int viewer) {
    SeatMask eyes = viewer == SABACC_NOBODY ? (SeatMask)SABACC_EVERYBODY : seat_bit(viewer);
    return (seat->seen[slot] & eyes) == eyes;
}

static void add(Places *places, Place place) {
    assert(places->count < PLACES);
    places->list[places->count++] = place;
}

static void add_hand(Places *places, SabaccTable *table, int at, int viewer) {
    SabaccSeat *seat = &table->seat[at];
    const Game *game = game_of(table);
    bool has_sets = game->face.played_for.prize == SABACC_FOR_SETS,
         has_families = sabacc_family(table, at, 0) != SABACC_NO_FAMILY;
    for (int slot = 0; slot < seat->hand_count; slot++) {
        if (is_seen(seat, slot, viewer)) continue;
        Place place = {&seat->hand[slot], KIND_CARD, table->stale ? NULL : &table->deck, deck_of(table), at};
        if (has_families) place.kind = seat->blood >> slot & 1 ? KIND_BLOOD : KIND_SAND;
        if (has_sets) place = (Place){&seat->hand[slot], KIND_OWN + at, NULL, NULL, at};
        add(places, place);
    }
}

static void add_secrets(Places *places, SabaccTable *table, int at) {
    SabaccSeat *seat = &table->seat[at];
    for (int i = 0; i < seat->token_count; i++)
        add(places, (Place){&seat->tokens[i], KIND_TOKEN, NULL, NULL, at});
    for (int i = 0; i < seat->side_count; i++)
        add(places, (Place){&seat->side[i], KIND_OWN + at, NULL, NULL, at});
}

static Places places_of(SabaccTable *table, int viewer) {
    Places places = {0};
    for (int at = 0; at < table->seats; at++) {
        add_hand(&places, table, at, viewer);
        if (at != viewer) add_secrets(&places, table, at);
    }
    return places;
}

/* ---- exchanging ---- */

/* A seat has no token twice; which ones there are besides depends on how they are come by (KE-1). */
static bool holds_token(const SabaccSeat *seat, SabaccCard token) {
    return memchr(seat->tokens, token, seat->token_count) != NULL;
}

static bool swap_tokens(SabaccTable *table, int viewer, const Place *one, Rng *rng) {
    SabaccCard token = (SabaccCard)(CARD_TOKEN + rng_below(rng, 16));
    if (holds_token(&table->seat[one->seat], token)) return false;
    if (viewer >= 0 && holds_token(&table->seat[viewer], token)) return false;
    for (int at = 0; at < table->seats; at++) { /* where another has it, the two change places */
        SabaccSeat *other = &table->seat[at];
        SabaccCard *held = memchr(other->tokens, token, other->token_count);
        if (held != NULL && at != viewer && !holds_token(other, *one->card)) *held = *one->card;
    }
    *one->card = token;
    return true;
}

static bool swap_places(const Place *one, const Place *other) {
    if (one->kind != other->kind || *one->card == *other->card) return false;
    SabaccCard held = *one->card;
    *one->card = *other->card;
    *other->card = held;
    return true;
}

/* With a card of the stock. */
static bool swap_stock(const Place *one, Rng *rng) {
    if (one->stock == NULL) return false;
    SabaccSet from = *one->stock;
    if (one->kind == KIND_SAND) from = family_only(one->deck, &from, SABACC_SAND);
    if (one->kind == KIND_BLOOD) from = family_only(one->deck, &from, SABACC_BLOOD);
    if ((from.bits[0] | from.bits[1]) == 0) return false;
    SabaccCard card = set_random(one->deck, &from, rng);
    if (card == *one->card) return false;
    set_remove(one->deck, one->stock, card);
    set_add(one->deck, one->stock, *one->card);
    *one->card = card;
    return true;
}

/* What a seat's device does is its own affair until its hand is shown (PL-3). */
static bool swap_device(SabaccTable *table, int at, Rng *rng) {
    SabaccSeat *seat = &table->seat[at];
    if (seat->device_slot < 0 || seat_in(table->shown, at) || seat->hand_count < 2) return false;
    int slot = (int)rng_below(rng, seat->hand_count);
    if (slot == seat->device_slot || seat->fielded >> slot & 1) return false;
    seat->device_slot = (int8_t)slot;
    return true;
}

static bool swap_one(SabaccTable *table, int viewer, Rng *rng) {
    int at = (int)rng_below(rng, table->seats);
    if (at != viewer && rng_below(rng, 4) == 0 && swap_device(table, at, rng)) return true;
    Places places = places_of(table, viewer);
    if (places.count == 0) return false;
    const Place *one = &places.list[rng_below(rng, (uint32_t)places.count)];
    if (one->kind == KIND_TOKEN) return swap_tokens(table, viewer, one, rng);
    if (rng_below(rng, 2) == 0 && swap_stock(one, rng)) return true;
    return swap_places(one, &places.list[rng_below(rng, (uint32_t)places.count)]);
}

/* ---- pairs ---- */

static Playthrough copy_of(const Playthrough *play) {
    Playthrough copy = *play;
    copy.stack = NULL;
    copy.history = memory_alloc((play->history_room + 1) * sizeof *copy.history);
    if (play->history_count > 0)
        memcpy(copy.history, play->history, play->history_count * sizeof *copy.history);
    copy.log = memory_alloc(MATCH_LOG * sizeof *copy.log);
    memcpy(copy.log, play->log, (size_t)play->log_count * sizeof *copy.log);
    return copy;
}

bool pair_make(Pair *pair, const Playthrough *play, int viewer, Rng *rng) {
    SabaccState other = play->state;
    int wanted = 1 + (int)rng_below(rng, SWAPS), made = 0;
    for (int tries = 0; tries < TRIES && made < wanted; tries++) made += swap_one(&other.table, viewer, rng);
    if (made == 0 || memcmp(&other, &play->state, sizeof other) == 0) return false;
    *pair = (Pair){.left = copy_of(play), .right = copy_of(play), .viewer = viewer, .swapped = made};
    pair->right.state = other;
    return true;
}

void pair_free(Pair *pair) {
    playthrough_free(&pair->left);
    playthrough_free(&pair->right);
}

/* ---- a step ---- */

/* The card of the right table that lies where this one lies in the seat's hand on the left. */
static SabaccCard across(const Pair *pair, int at, SabaccCard card) {
    const SabaccSeat *left = &pair->left.state.table.seat[at], *right = &pair->right.state.table.seat[at];
    for (int slot = 0; slot < left->hand_count; slot++)
        if (left->hand[slot] == card) return right->hand[slot];
    for (int i = 0; i < left->token_count; i++)
        if (left->tokens[i] == card) return right->tokens[i];
    return card;
}

static bool is_device(const SabaccAction *action) {
    return action->verb == SABACC_VERB_CLONE || action->verb == SABACC_VERB_SKIFT;
}

/* The places of cards are seen, so that another's choice is of the same place; but which card a device works
 * on is not. */
static SabaccAction mapped(const Pair *pair, const SabaccAction *action) {
    SabaccAction other = *action;
    if (action->seat < 0 || action->seat == pair->viewer || is_device(action)) return other;
    if (action->card != SABACC_CARD_NONE) other.card = across(pair, action->seat, action->card);
    for (int i = 0; i < action->card_count; i++)
        other.cards[i] = across(pair, action->seat, action->cards[i]);
    return other;
}

static bool is_legal(const Playthrough *play, const SabaccAction *action) {
    return sabacc_check(&play->state, action) == SABACC_OK;
}

/* A card that goes to somebody else unseen may be any. */
static void choose_right(const Pair *pair, const SabaccAction *action, Rng *rng, SabaccAction *other) {
    SabaccEvents events;
    SabaccState state = pair->left.state;
    *other = mapped(pair, action);
    if (action->seat != SABACC_CROUPIER || action->verb != SABACC_VERB_DEAL || rng_below(rng, 3) == 0) return;
    sabacc_apply(&state, action, &events);
    SeatMask eyes = pair->viewer == SABACC_NOBODY ? (SeatMask)SABACC_EVERYBODY : seat_bit(pair->viewer);
    for (int i = 0; i < events.count; i++)
        if (events.list[i].type == SABACC_EVENT_DEAL && (events.list[i].audience & eyes) == eyes) return;
    sabacc_chance(&pair->right.state, rng, other);
}

bool pair_step(Pair *pair, Rng *rng) {
    if (pair->left.state.table.over || pair->right.state.table.over) return false;
    for (int tries = 0; tries < 10; tries++) {
        SabaccAction action, other;
        pairs_action(&pair->left, rng, &action);
        choose_right(pair, &action, rng, &other);
        if (!is_legal(&pair->right, &other)) other = action;
        if (!is_legal(&pair->right, &other)) continue;
        playthrough_apply(&pair->left, &action, PLAYTHROUGH_SEED, 0);
        playthrough_apply(&pair->right, &other, PLAYTHROUGH_SEED, 0);
        return true;
    }
    return false;
}

/* Events whose cards lie open afterwards by the rules, or come to the viewer, whoever had them before. */
static bool opens(const SabaccEvent *event, int viewer) {
    switch (event->type) {
    case SABACC_EVENT_DEAL: return event->pile != SABACC_PILE_UNSAID && event->pile != SABACC_PILE_DECK;
    case SABACC_EVENT_DISCARD:
    case SABACC_EVENT_TRADE:
    case SABACC_EVENT_BUY:
    case SABACC_EVENT_FIELD:
    case SABACC_EVENT_PLAY:
    case SABACC_EVENT_TOKEN:
    case SABACC_EVENT_DECLARE: /* of the true total (BK-1) */
    case SABACC_EVENT_REVEAL: return true;
    case SABACC_EVENT_DEVICE: return event->clause != SABACC_CLAUSE_NONE;
    case SABACC_EVENT_SWAP: return event->seat == viewer || event->second == viewer; /* KE-8d */
    case SABACC_EVENT_OWN: return event->seat == viewer && event->count > 0;         /* a pack (KE-1) */
    default: return false;
    }
}

bool pair_has_parted(const Pair *pair) {
    const SabaccEvents *left = &pair->left.events, *right = &pair->right.events;
    int house = sabacc_house_seat(&pair->left.state.table);
    for (int i = 0; i < left->count && i < right->count; i++) {
        SabaccEvent one, other;
        sabacc_redact(&left->list[i], pair->viewer, &one);
        sabacc_redact(&right->list[i], pair->viewer, &other);
        if (memcmp(&one, &other, sizeof one) == 0) continue;
        bool is_of_house =
            house >= 0 && (one.seat == house || other.seat == house); /* it plays by its hand */
        return is_of_house || (one.type == other.type && opens(&one, pair->viewer));
    }
    return false;
}
