#include "words/table_words.h"

#include <string.h>

#include "base/i18n.h"
#include "words/add_words.h"
#include "words/card_words.h"
#include "words/token_words.h"

/* Another line, if there is one before it. */
static void begin_line(Text *out, size_t from) {
    while (out->used > from && out->bytes[out->used - 1] == ' ') out->bytes[--out->used] = '\0';
    if (out->used > from && out->bytes[out->used - 1] != '\n') text_add_char(out, '\n');
}

static void end_words(Text *out, size_t from) {
    while (out->used > from && strchr(" \n", out->bytes[out->used - 1])) out->bytes[--out->used] = '\0';
}

static void add_card(Text *out, SabaccCard card) {
    char words[CARD_WORDS];
    card_spoken(card, words);
    text_add(out, words);
}

void card_list_words(const SabaccCard *cards, int count, Text *out) {
    for (int i = 0, alike; i < count; i += alike) {
        for (alike = 1;
             i + alike < count && cards[i] == SABACC_CARD_HIDDEN && cards[i + alike] == SABACC_CARD_HIDDEN;)
            alike++;
        if (i > 0) text_add(out, ", ");
        if (alike > 1)
            add_words(out, ngettext_("%d hidden card", "%d hidden cards", alike), alike);
        else
            add_card(out, cards[i]);
    }
}

SabaccCard open_card(const SabaccTable *table, SabaccFamily family) {
    if (family == SABACC_BLOOD)
        return table->blood_discard_count > 0 ? table->blood_discard[table->blood_discard_count - 1]
                                              : SABACC_CARD_NONE;
    return table->discard_count > 0 ? table->discard[table->discard_count - 1] : SABACC_CARD_NONE;
}

/* Of a game for chips a seat's credits do not change before its end. */
static bool moves_credits(const SabaccTable *table) {
    return sabacc_plays_for_credits(table) &&
           sabacc_table_game(table)->played_for.prize == SABACC_FOR_CREDITS;
}

/* ---- one's own ---- */

static bool is_of_sets(const SabaccTable *table) {
    return sabacc_table_game(table)->played_for.compared == SABACC_COMPARES_LAID;
}

/* What a card counts whose name has no number, as is printed on it. */
static void add_value(const SabaccTable *table, int at, SabaccCard card, Text *out) {
    const char *counting = card_counting(card);
    char words[CARD_WORDS], value[16];
    Text text = text_over(value, sizeof value);
    card_spoken(card, words);
    if (counting) {
        add_words(out, " (%s)", counting);
    } else if (!strpbrk(words, "0123456789") && card != SABACC_CARD_HIDDEN && !is_of_sets(table)) {
        text_add_shown_signed(&text, sabacc_card_value(table, at, card));
        add_words(out, " (%s)", value);
    }
}

void own_card_words(const SabaccTable *table, int at, int slot, Text *out) {
    add_card(out, table->seat[at].hand[slot]);
    add_value(table, at, table->seat[at].hand[slot], out);
}

/* Where a card lies apart from the others, and why. */
static const char *apart_words(const SabaccTable *table, int at, int slot) {
    const SabaccSeat *seat = &table->seat[at];
    bool is_spike = sabacc_table_game(table)->table == SABACC_TABLE_SPIKE;
    if (seat->fielded >> slot & 1) return is_spike ? _("the Spike card, face up") : _("in the field");
    return seat->kept >> slot & 1 ? _("kept") : NULL;
}

/* A hand by places: "1: the 7 of Coins, 2: …". */
static void add_hand(Text *out, const SabaccTable *table, int at, const OwnHandWords *more) {
    const SabaccSeat *seat = &table->seat[at];
    for (int place = 0; place < seat->hand_count; place++) {
        int slot = more && more->slots ? more->slots[place] : place;
        const char *apart = apart_words(table, at, slot);
        add_words(out, place > 0 ? ", %d: " : "%d: ", place + 1);
        own_card_words(table, at, slot, out);
        if (apart) add_words(out, " (%s)", apart);
        if (more && more->chosen >> slot & 1) add_words(out, " (%s)", _("chosen"));
    }
}

static void add_worth(const SabaccTable *table, int seat, Text *out) {
    SabaccWorth worth;
    bool is_open = is_of_sets(table);
    for (int i = 0; i < table->seat[seat].hand_count; i++) {
        const char *counting = sabacc_card_counting(table->seat[seat].hand[i]);
        is_open |= counting && strcmp(counting, SABACC_COUNTS_DICE) == 0; /* not known yet what it counts */
    }
    if (is_open || !sabacc_seat_worth(table, seat, &worth)) return;
    char total[16];
    Text text = text_over(total, sizeof total);
    text_add_shown_signed(&text, worth.total);
    text_add(out, ". ");
    add_words(out, _("Together %s"), total);
    const char *kind = sabacc_rank_title((SabaccRank)worth.rank);
    if (strcmp(kind, sabacc_rank_title(SABACC_RANK_TOTAL)) != 0) add_words(out, ", %s", _(kind));
}

/* The cards laid before a seat, in games of sets. */
static void add_laid(const SabaccTable *table, int seat, Text *out) {
    char total[16];
    Text text = text_over(total, sizeof total);
    text_add_shown(&text, sabacc_table_total(table, seat));
    for (int i = 0; i < table->seat[seat].laid_count; i++) {
        if (i > 0) text_add(out, ", ");
        if (sabacc_side_has_sign(table, table->seat[seat].laid[i]))
            text_add_shown_signed(out, table->seat[seat].laid_value[i]);
        else
            add_card(out, table->seat[seat].laid[i]);
    }
    text_add(out, ". ");
    add_words(out, _("Together %s"), total);
}

void own_hand_words(const SabaccTable *table, int at, const OwnHandWords *more, Text *out) {
    const SabaccSeat *seat = &table->seat[at];
    size_t from = out->used;
    if (seat->laid_count > 0) {
        text_add(out, _("Before you: "));
        add_laid(table, at, out);
        text_add(out, ".\n");
    }
    if (seat->hand_count > 0) {
        text_add(out, _("Your hand: "));
        add_hand(out, table, at, more);
        if (!more || !more->worth)
            add_worth(table, at, out);
        else if (more->worth[0] && !is_of_sets(table))
            add_words(out, ". %s", more->worth);
        text_add_char(out, '.');
    } else if (seat->laid_count == 0) {
        text_add(out, _("You hold no cards."));
    }
    if (seat->token_count > 0) {
        begin_line(out, from);
        text_add(out, _("Your tokens: "));
        card_list_words(seat->tokens, seat->token_count, out);
        text_add_char(out, '.');
    }
    end_words(out, from);
}

/* "Turn 2 of 3", where every hand has as many. */
static void add_round(const SabaccTable *table, Text *out) {
    int rounds = sabacc_table_game(table)->rounds;
    bool has_turns = sabacc_table_game(table)->played_for.prize == SABACC_FOR_CHIPS;
    if (table->round == 0 || rounds < 2) return;
    add_words(out, has_turns ? _("Turn %d of %d") : _("Round %d of %d"), table->round, rounds);
    text_add(out, ". ");
}

/* What dice have set for the hand (CO-1). */
static void add_target(const SabaccTable *table, Text *out) {
    static const char *const suits[] = {N_("Circles"), N_("Triangles"), N_("Squares")};
    char target[16];
    Text text = text_over(target, sizeof target);
    if (table->trump == 0) return;
    text_add_shown_signed(&text, table->target);
    add_words(out, _("Target %s, trump suit %s. "), target, _(suits[table->trump - SABACC_DIE_CIRCLE]));
}

/* The shift tokens that change this hand for all, and those that bind the seat (KE-8). */
static void add_in_force(const SabaccTable *table, int at, Text *out) {
    SabaccInForce list[SABACC_MAX_IN_FORCE];
    int count = sabacc_in_force(table, list), told = 0;
    for (int i = 0; i < count; i++) {
        if (!list[i].is_rule && !seat_in(list[i].seats, at)) continue;
        text_add(out, told++ > 0 ? ", " : _("In force: "));
        text_add(out, token_title(list[i].token));
        if (list[i].value > 0) add_words(out, " %d, %d", list[i].value, list[i].value);
    }
    if (told > 0) text_add(out, ". ");
}

static void add_moves(const SabaccTable *table, Text *out) {
    int left, whole;
    if (table->hand == 0 || !sabacc_moves(table, &left, &whole)) return;
    if (left == 0)
        text_add(out, _("No moves left"));
    else
        add_words(out, ngettext_("%d move left", "%d moves left", left), left);
    text_add(out, ". ");
}

void own_credits_words(const SabaccTable *table, int at, Text *out) {
    const SabaccSeat *seat = &table->seat[at];
    size_t from = out->used;
    add_round(table, out);
    add_target(table, out);
    add_moves(table, out);
    add_in_force(table, at, out);
    if (is_of_sets(table) && table->hand > 0) add_words(out, _("Sets won: %d. "), (int)seat->sets);
    if (table->hand_pot > 0) add_words(out, _("In the hand pot %d. "), (int)table->hand_pot);
    if (table->sabacc_pot > 0) add_words(out, _("In the sabacc pot %d. "), (int)table->sabacc_pot);
    if (moves_credits(table)) add_words(out, _("You have %d. "), (int)seat->credits);
    if (seat->chips + seat->staked > 0)
        add_words(out, _("Chips: %d, in play %d. "), (int)seat->chips, (int)seat->staked);
    if (table->turn.level > 0)
        add_words(out, _("The bet is %d; of it you have paid %d. "), (int)table->turn.level, (int)seat->bet);
    end_words(out, from);
}

/* ---- the others ---- */

static void add_state(const SabaccTable *table, int at, Text *out) {
    const SabaccSeat *seat = &table->seat[at];
    if (!seat_in(table->in_game, at)) add_words(out, "%s", _(", out of the game"));
    if (seat_in(table->folded, at)) add_words(out, "%s", _(", has folded"));
    if (seat->stood || (seat->last == SABACC_VERB_STAND && seat_in(sabacc_active(table), at)))
        add_words(out, ", %s", _("stands"));
    if (at == table->dealer) add_words(out, "%s", _(", deals"));
    if (moves_credits(table) && at != sabacc_house_seat(table))
        add_words(out, _(", has %d"), (int)seat->credits);
    if (seat->chips + seat->staked > 0)
        add_words(out, _(", chips %d, in play %d"), (int)seat->chips, (int)seat->staked);
    if (seat->bet > 0) add_words(out, _(", has bet %d"), (int)seat->bet);
    if (is_of_sets(table) && table->hand > 0) add_words(out, _(", sets won %d"), (int)seat->sets);
}

void other_seat_words(const SabaccTable *table, const char *const *names, int at, Text *out) {
    const SabaccSeat *seat = &table->seat[at];
    text_add(out, names[at]);
    add_state(table, at, out);
    if (seat->hand_count > 0) {
        text_add(out, ": ");
        card_list_words(seat->hand, seat->hand_count, out);
    }
    if (seat->laid_count > 0) {
        text_add(out, seat->hand_count > 0 ? _("; laid: ") : ": ");
        add_laid(table, at, out);
    }
    text_add_char(out, '.');
}

static void add_piles(const SabaccTable *table, Text *out) {
    for (int family = SABACC_NO_FAMILY; family <= SABACC_BLOOD; family++) {
        bool has_families = table->blood_count + table->blood_discard_count > 0;
        if (family == SABACC_SAND || (!has_families && !sabacc_discard_is_shown(table))) continue;
        SabaccCard card = open_card(table, (SabaccFamily)family);
        if (card == SABACC_CARD_NONE) continue;
        text_add(out, _("Open on the discard pile: "));
        add_card(out, card);
        text_add(out, ". ");
    }
    if (table->deck_count > 0)
        add_words(out,
                  ngettext_("%d card in the deck. ", "%d cards in the deck. ",
                            table->deck_count + table->blood_count),
                  table->deck_count + table->blood_count);
}

/* What is printed in lines is one sentence. */
/* KE-1, KE-7: what they are worth, and how one loses. */
static void add_chips(const SabaccTable *table, Text *out) {
    int paid = (int)table->options[SABACC_OPTION_BUY_IN].n;
    if (sabacc_table_game(table)->played_for.prize != SABACC_FOR_CHIPS) return;
    add_words(
        out,
        ngettext_("Chips are not credits: everybody has paid %d credit for them into the prize. Whoever "
                  "has none left after a hand is out; who has most at the end takes the prize.",
                  "Chips are not credits: everybody has paid %d credits for them into the prize. Whoever "
                  "has none left after a hand is out; who has most at the end takes the prize.",
                  paid),
        paid);
}

void house_policy_words(const SabaccTable *table, Text *out) {
    const char *policy = sabacc_table_game(table)->policy;
    for (const char *at = policy ? _(policy) : ""; *at; at++) text_add_char(out, *at == '\n' ? ' ' : *at);
    add_chips(table, out);
}

void others_words(const SabaccTable *table, const char *const *names, int viewer, Text *out) {
    size_t from = out->used;
    for (int seat = 0; seat < table->seats; seat++) {
        if (seat == viewer) continue;
        other_seat_words(table, names, seat, out);
        text_add_char(out, '\n');
    }
    add_piles(table, out);
    begin_line(out, from);
    house_policy_words(table, out);
    end_words(out, from);
}

void table_words(const SabaccTable *table, const char *const *names, int viewer, Text *out) {
    size_t from = out->used;
    others_words(table, names, viewer, out);
    begin_line(out, from);
    if (viewer >= 0) own_credits_words(table, viewer, out);
    end_words(out, from);
}
