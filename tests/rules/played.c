/* Every game as it is played now, held to what is kept. At tables as nobody set them up random play is said
 * step by step: what is offered, what is refused and why, what happens, what every query answers, what a
 * viewer knows and guesses; and before that what its options can be and what its page of rules says.
 *
 *     rules_played KEPT [--update]      rules_played --show GAME      --show "GAME PART"
 *
 * KEPT has a line for each part of a game: a hash of all that is said. A rule that is broken anywhere changes
 * some. After a deliberate change: compare what --show prints with that of the commit before, then --update.
 */
#include <stdio.h>
#include <string.h>

#include "asked.h"
#include "kept.h"
#include "random_setup.h"
#include "rules/private.h"

enum { TABLES = 8, PAGES = 16, ACTIONS = 140, LONG = 700, WORDS = 24, OFTEN = 5, SELDOM = 16 };

typedef struct Play {
    SabaccState state;
    SabaccView view;
    int viewer;
    int patience; /* how often a seat thinks again before it folds or calls: hands become long */
    SabaccEvents events;
    Rng rng;
    Said said;
} Play;

/* ---- actions ---- */

static void say_offer(void *context, const char *words) { say(context, " [%s]", words); }

static void say_offers(Play *play) {
    SabaccOffers offers;
    const SabaccTable *table = &play->state.table;
    for (int seat = SABACC_CROUPIER; seat < table->seats; seat++) {
        sabacc_legal(&play->state, seat, &offers);
        if (offers.count > 0) say(&play->said, "  %d may", seat);
        for (int i = 0; i < offers.count; i++) {
            const SabaccOffer *offer = &offers.list[i];
            if (rng_below(&play->rng, OFTEN) == 0)
                sabacc_offer_format(table, seat, offer, say_offer, &play->said);
            else
                say(&play->said, " %s %d:%x:%x:%d..%d", sabacc_verb_word((SabaccVerb)offer->verb),
                    offer->kind, offer->cards, offer->seats, (int)offer->min, (int)offer->max);
        }
        if (offers.count > 0) say(&play->said, "\n");
    }
}

/* A verb that the game uses, so that a new one changes nothing that is said of other games; theirs are among
 * the other words. */
static SabaccVerb any_verb(Play *play) {
    SabaccVerb verbs[SABACC_VERBS];
    uint32_t count = 0;
    for (int verb = 0; verb < SABACC_VERBS; verb++)
        if (sabacc_uses(&play->state.table, (SabaccVerb)verb)) verbs[count++] = (SabaccVerb)verb;
    return verbs[rng_below(&play->rng, count)];
}

/* A word as it may stand in an action: a verb, a card of the deck, a number, what else there is. */
static void any_word(Play *play, char word[WORDS]) {
    static const char *const others[] = {
        "-1",     "+",    "-",     "deck",  "discard", "spike", "light", "dark", "*",     "blood", "sand",
        "x",      "99",   "true",  "1000",  "+0",      "007",   "st-10", "ci+3", "sylop", "b6",    "s1",
        "i-star", "call", "token", "field", "side",    "keep",  "stake", "none", "roll"};
    Text text = text_over(word, WORDS);
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    switch (rng_below(&play->rng, 4)) {
    case 0: text_add(&text, sabacc_verb_word(any_verb(play))); return;
    case 1: text_add_int(&text, rng_below(&play->rng, 14)); return;
    case 2:
        sabacc_card_format(
            cards[rng_below(&play->rng, (uint32_t)sabacc_table_deck_list(&play->state.table, cards, copies))],
            &text);
        return;
    default: text_add(&text, others[rng_below(&play->rng, sizeof others / sizeof *others)]);
    }
}

/* The action with a word dropped, put in, or put in the place of another; or with another letter. */
static void damage(Play *play, const char *words, Text *out) {
    char word[WORDS];
    int blanks = 0, at = 0;
    for (const char *c = words; *c; c++) blanks += *c == ' ';
    int place = (int)rng_below(&play->rng, (uint32_t)blanks + 2);
    uint32_t way = rng_below(&play->rng, 4);
    for (const char *rest = words; *rest || at == place; at++) {
        size_t length = strcspn(rest, " ");
        if (at == place && way != 0) {
            any_word(play, word);
            if (way == 3 && length > 0) { /* a letter of the word is another */
                word[0] = rest[rng_below(&play->rng, (uint32_t)length)];
                word[1] = '\0';
                text_add_bytes(out, rest, length - 1);
            }
            text_add(out, word);
            text_add_char(out, ' ');
        }
        if (at != place || way == 1) {
            text_add_bytes(out, rest, length);
            if (rest[length]) text_add_char(out, ' ');
        }
        rest += length;
        rest += *rest == ' ';
    }
    if (out->used > 0 && out->bytes[out->used - 1] == ' ' && rng_below(&play->rng, 4) > 0)
        out->bytes[--out->used] = '\0';
}

static void say_refusals(Play *play, const SabaccAction *action) {
    char bytes[SABACC_TEXT];
    Text words = text_over(bytes, sizeof bytes);
    sabacc_action_format(action, true, &words);
    for (int i = 0; i < 4; i++) {
        char damaged[2 * SABACC_TEXT], said[SABACC_TEXT], again[SABACC_TEXT] = "";
        Text out = text_over(damaged, sizeof damaged), why = text_over(said, sizeof said),
             read = text_over(again, sizeof again);
        SabaccAction other;
        damage(play, bytes, &out);
        if (!sabacc_action_parse(damaged, &other, &why)) {
            say(&play->said, "  \"%s\" is none: %s\n", damaged, said);
            continue;
        }
        if (!other.malformed) sabacc_action_format(&other, true, &read);
        say(&play->said, "  \"%s\" is \"%s\": %s\n", damaged, again,
            sabacc_error_word(sabacc_check(&play->state, &other)));
    }
}

/* ---- what happens ---- */

/* What an event carries. A worth has bytes that mean nothing, and that compilers fill otherwise. */
static void say_carried(Said *said, const char *what, const SabaccEvent *event) {
    const SabaccWorth *worth = &event->worth;
    if (event->type == SABACC_EVENT_SHOWDOWN)
        say(said, " %s %llx %d %d %d", what, (unsigned long long)worth->key, (int)worth->total, worth->rank,
            worth->takes_sabacc_pot);
    else
        say_bytes(said, what, event->cards, sizeof event->cards);
}

static void say_event(Said *said, const SabaccEvent *event) {
    say(said, "  %s %d pile %d %s to %x payers %x %d %d of %d",
        sabacc_event_word((SabaccEventType)event->type), event->seat, event->pile,
        sabacc_clause_word((SabaccClause)event->clause), event->audience, event->payers, (int)event->amount,
        (int)event->second, event->count);
    say_carried(said, "", event);
    say(said, "\n");
}

/* The last verb of each seat by its word: its number, and that of none, change with new verbs. */
static void say_seats(Said *said, const SabaccTable *table) {
    SabaccSeat seats[SABACC_MAX_SEATS];
    memcpy(seats, table->seat, sizeof seats);
    for (int seat = 0; seat < table->seats; seat++) {
        SabaccVerb last = (SabaccVerb)seats[seat].last;
        say(said, " %s", last < SABACC_VERBS ? sabacc_verb_word(last) : "-");
    }
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) seats[seat].last = 0;
    say_bytes(said, "seats", seats, sizeof seats);
}

/* All of a table but what numbers the registries: its game, phases, verbs and options. */
static void say_state(Said *said, const char *what, const SabaccTable *table) {
    const char *from = (const char *)&table->seats;
    say(said, "  %s hand %d round %d pots %d %d pending %d house %d to act %d", what, (int)table->hand,
        table->round, (int)table->hand_pot, (int)table->sabacc_pot, (int)table->pending, (int)table->house,
        table->turn.to_act);
    for (int seat = 0; seat < table->seats; seat++)
        say(said, " %d/%d", (int)table->seat[seat].credits, (int)table->seat[seat].bet);
    say_bytes(said, "table", from, (size_t)((const char *)&table->verbs - from));
    say_bytes(said, "own", table->ext, sizeof table->ext);
    say_seats(said, table);
    say(said, "\n");
}

static bool ends_hand(const SabaccAction *action) {
    return action->verb == SABACC_VERB_FOLD || action->verb == SABACC_VERB_CALL;
}

static void choose(Play *play, SabaccAction *action) {
    SabaccState *state = &play->state;
    int mean = 0;
    bool may_shift = sabacc_timer_runs(state, &mean);
    if (may_shift && rng_below(&play->rng, 3) == 0) {
        *action = (SabaccAction){.seat = SABACC_CROUPIER, .verb = SABACC_VERB_SHIFT, .target = SABACC_NOBODY};
        return;
    }
    SeatMask all = (SeatMask)((1u << state->table.seats) - 1);
    if (rng_below(&play->rng, SELDOM) == 0 && sabacc_random_saying(state, all, &play->rng, action)) return;
    if (sabacc_need(state) == SABACC_CROUPIER)
        sabacc_chance(state, &play->rng, action);
    else
        sabacc_random_action(state, &play->rng, action);
    for (int i = 0; i < play->patience && ends_hand(action); i++)
        sabacc_random_action(state, &play->rng, action);
}

static bool step(Play *play) {
    SabaccAction action;
    char bytes[SABACC_TEXT];
    Text words = text_over(bytes, sizeof bytes);
    Said *said = &play->said;
    say_offers(play);
    choose(play, &action);
    say_refusals(play, &action);
    sabacc_action_format(&action, true, &words);
    say(said, "%s: %s\n", bytes, sabacc_error_word(sabacc_apply(&play->state, &action, &play->events)));
    for (int i = 0; i < play->events.count; i++) {
        SabaccEvent seen;
        say_event(said, &play->events.list[i]);
        sabacc_redact(&play->events.list[i], play->viewer, &seen);
        say_carried(said, "seen", &seen);
        sabacc_absorb(&play->view, &seen);
    }
    say_state(said, "so", &play->state.table);
    if (rng_below(&play->rng, OFTEN) == 0) ask_table(said, &play->state.table, &play->rng);
    if (rng_below(&play->rng, SELDOM) == 0) {
        say_state(said, "seen", &play->view.table);
        ask_table(said, &play->view.table, &play->rng);
    }
    if (play->viewer >= 0 && rng_below(&play->rng, SELDOM) == 0) {
        SabaccState guessed;
        sabacc_sample(&play->view, &play->rng, &guessed);
        say_state(said, "guessed", &guessed.table);
    }
    return play->state.table.over == 0;
}

static Said played(const SabaccGame *game, int number, bool is_shown) {
    Play play = {.patience = number % 4,
                 .rng = rng_of((uint64_t)number, 2 * (uint64_t)game->deck_cards + 1),
                 .said = said_nothing(is_shown)};
    SabaccSetup setup = random_setup(game, random_seats(game, &play.rng), &play.rng);
    sabacc_start(&play.state, &setup, &play.events);
    for (int i = 0; i < play.events.count; i++) say_event(&play.said, &play.events.list[i]);
    say(&play.said, " at the start");
    for (int seat = 0; seat < setup.seats; seat++)
        say(&play.said, " %d", (int)sabacc_holding_at_start(&setup, seat));
    play.viewer = (int)rng_below(&play.rng, (uint32_t)setup.seats + 1) - 1;
    if (play.viewer < 0) play.viewer = SABACC_NOBODY;
    sabacc_view(&play.state, play.viewer, &play.view);
    say_state(&play.said, "so", &play.state.table);
    ask_page(&play.said, &play.state.table);
    int actions = number == 0 ? LONG : ACTIONS; /* until decks are used up */
    for (int i = 0; i < actions && sabacc_need(&play.state) != SABACC_NOBODY && step(&play); i++) {}
    ask_table(&play.said, &play.state.table, &play.rng);
    return play.said;
}

/* ---- parts of a game ---- */

static Said options(const SabaccGame *game, int number, bool is_shown) {
    (void)number;
    Said said = said_nothing(is_shown);
    ask_options(&said, game);
    ask_setups(&said, game);
    return said;
}

static Said pages(const SabaccGame *game, int number, bool is_shown) {
    Said said = said_nothing(is_shown);
    Rng rng = rng_of((uint64_t)number, 3);
    for (int i = 0; i < PAGES; i++) {
        SabaccState state;
        SabaccSetup setup = random_setup(game, random_seats(game, &rng), &rng);
        sabacc_start(&state, &setup, NULL);
        ask_page(&said, &state.table);
    }
    return said;
}

typedef struct Part {
    const char *name;
    int count;
    Said (*say)(const SabaccGame *game, int number, bool is_shown);
} Part;

static const Part parts[] = {{"options", 1, options}, {"page", 6, pages}, {"play", TABLES, played}};

int main(int count, char **words) {
    Kept kept;
    if (!kept_open(&kept, count, words)) return 2;
    for (int i = 0; i < game_list_count; i++)
        for (size_t at = 0; at < sizeof parts / sizeof *parts; at++)
            for (int number = 0; number < parts[at].count; number++) {
                const SabaccGame *game = &game_list[i]->face;
                char name[80];
                snprintf(name, sizeof name, "%s %s-%d", game->id, parts[at].name, number);
                Said said = parts[at].say(game, number, kept_begin(&kept, name).is_shown);
                kept_end(&kept, name, &said);
            }
    return kept_close(&kept);
}
