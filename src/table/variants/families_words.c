/* Log text for a table of two families, with chips and shift tokens (KE). */
#include "table/variants/families.h"

#include <stdio.h>

#include "base/i18n.h"
#include "table/log.h"
#include "table/words.h"
#include "words/token_words.h"

/* KE-4; in a turn those of Prime Sabacc (KE-8). */
bool table_families_describe_roll(const TableDescription *description, char *words, size_t size) {
    int first = (int)description->event->cards[0], second = (int)description->event->cards[1];
    if (description->table->turn.phase == SABACC_PHASE_TURN)
        snprintf(words, size, _("The dice show %d and %d: a pair of one of them will be the best sabacc"),
                 first, second);
    else if (first == second)
        snprintf(words, size, _("The dice show %d twice: the Impostor counts that"), first);
    else
        snprintf(words, size, _("The dice show %d and %d: the Impostor counts one of them"), first, second);
    return true;
}

void table_kind_words(const SabaccTable *table, int seat, SabaccRank rank, char *words, size_t size) {
    int pair = 0;
    for (int slot = 0; slot < table->seat[seat].hand_count; slot++) {
        SabaccCard card = table->seat[seat].hand[slot];
        int value = card == SABACC_CARD_HIDDEN ? 0 : sabacc_card_value(table, seat, card);
        if (value > pair) pair = value;
    }
    bool is_pair = rank == SABACC_RANK_PAIR || rank == SABACC_RANK_PRIME_SABACC;
    if (is_pair && pair > 0)
        snprintf(words, size, _("%s of %d"), _(sabacc_rank_title(rank)), pair);
    else
        snprintf(words, size, "%s", _(sabacc_rank_title(rank)));
}

/* ---- cards ---- */

bool table_families_describe_round(const TableDescription *description, char *words, size_t size) {
    snprintf(words, size, _("Turn %d"), (int)description->event->amount);
    return true;
}

bool table_families_describe_draw(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    if (event->pile == SABACC_PILE_DISCARD) return false;
    snprintf(words, size, _("%s draws from the deck of %s"), table_actor_name(description),
             table_family_title((SabaccFamily)event->second));
    return true;
}

bool table_families_describe_swap(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    const char *one = table_actor_name(description),
               *other = table_name_of(description->looks, event->second);
    int viewer = description->table->viewer, first = viewer == event->seat ? 0 : 2; /* the cards it now has */
    char card[CARD_WORDS], second[CARD_WORDS];
    if (!table_shows_card(event) || viewer < 0) {
        snprintf(words, size, _("%s and %s change hands"), one, other);
        return true;
    }
    card_words(event->cards[first], card);
    card_words(event->cards[first + 1], second);
    snprintf(words, size, _("%s and %s change hands: %s now holds %s and %s"), one, other,
             table_name_of(description->looks, viewer), card, second);
    return true;
}

/* ---- chips ---- */

bool table_families_describe_ante(const TableDescription *description, char *words, size_t size) {
    snprintf(words, size, _("%s buys in for %d (KE-1)"), table_actor_name(description),
             (int)description->event->amount);
    return true;
}

bool table_families_describe_tax(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    int chips = (int)event->amount;
    bool is_token = event->clause == SABACC_CLAUSE_KE_8;
    const char *sentence =
        event->second ? ngettext_("%s loses %d chip in play (%s)", "%s loses %d chips in play (%s)", chips)
        : is_token    ? ngettext_("%s loses %d chip (%s)", "%s loses %d chips (%s)", chips)
                      : ngettext_("%s pays %d chip of tax (%s)", "%s pays %d chips of tax (%s)", chips);
    snprintf(words, size, sentence, table_actor_name(description), chips, table_clause_of(event));
    return true;
}

/* Only refunds and gains: the price of a card is logged with the card. */
bool table_families_describe_chips(const TableDescription *description, char *words, size_t size) {
    const SabaccTable *table = description->table;
    int stock = (int)description->event->amount, staked = (int)description->event->second;
    bool is_refund = table->turn.phase == SABACC_PHASE_TURN; /* otherwise what a winner takes back */
    const char *clause = sabacc_clause_word(is_refund ? SABACC_CLAUSE_KE_8 : SABACC_CLAUSE_KE_6);
    if (stock > 0 && staked < 0)
        snprintf(words, size, ngettext_("%s takes %d chip back (%s)", "%s takes %d chips back (%s)", stock),
                 table_actor_name(description), stock, clause);
    else if (stock + staked > 0 && table->round > 0)
        snprintf(words, size, ngettext_("%s gains %d chip", "%s gains %d chips", stock + staked),
                 table_actor_name(description), stock + staked);
    return true;
}

bool table_families_describe_out(const TableDescription *description, char *words, size_t size) {
    if (description->event->clause == SABACC_CLAUSE_ST_7) return false;
    snprintf(words, size,
             description->event->clause == SABACC_CLAUSE_KE_7 ? _("%s has no chips left and is out (%s)")
                                                              : _("%s cannot pay the buy-in and is out (%s)"),
             table_actor_name(description), table_clause_of(description->event));
    return true;
}

bool table_families_describe_payout(const TableDescription *description, char *words, size_t size) {
    snprintf(words, size, _("%s takes %d of the prize (%s)"), table_actor_name(description),
             (int)description->event->amount, table_clause_of(description->event));
    return true;
}

/* ---- tokens ---- */

bool table_families_describe_token(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    const char *title = token_title(event->cards[0]), *clause = table_clause_of(event);
    if (event->second >= 0)
        snprintf(words, size, _("%s plays %s on %s (%s)"), table_actor_name(description), title,
                 table_name_of(description->looks, event->second), clause);
    else
        snprintf(words, size, _("%s plays %s (%s)"), table_actor_name(description), title, clause);
    return true;
}

bool table_families_describe_take(const TableDescription *description, char *words, size_t size) {
    if (table_shows_card(description->event))
        snprintf(words, size, _("%s takes %s"), table_actor_name(description),
                 token_title(description->event->cards[0]));
    else
        snprintf(words, size, _("%s takes a token"), table_actor_name(description));
    return true;
}

/* A dealt token; cards are logged as on any table. */
bool table_families_describe_deal(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    if (event->pile != SABACC_PILE_TOKENS) return false;
    if (event->seat == description->table->viewer && table_shows_card(event))
        snprintf(words, size, _("You are dealt %s"), token_title(event->cards[0]));
    return true;
}

/* For Prime Sabacc the best pair, otherwise the value of an Impostor. */
bool table_families_describe_choose(const TableDescription *description, char *words, size_t size) {
    bool is_prime = description->table->turn.phase == SABACC_PHASE_TURN;
    snprintf(words, size,
             is_prime ? _("%s chooses %d: a pair of it is the best sabacc (KE-8)")
                      : _("%s chooses %d for the Impostor (KE-4)"),
             table_actor_name(description), (int)description->event->amount);
    return true;
}

bool table_families_describe_showdown(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    char kind[64];
    table_kind_words(description->table, event->seat, (SabaccRank)event->second, kind, sizeof kind);
    if (event->second == SABACC_RANK_DIFFERENCE)
        snprintf(words, size, _("%s shows a difference of %d"), table_actor_name(description),
                 (int)event->amount);
    else
        snprintf(words, size, _("%s shows %s"), table_actor_name(description), kind);
    return true;
}
