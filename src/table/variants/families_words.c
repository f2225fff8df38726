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
    table_tell(description, SENTENCE_DRAWS_FAMILY, words, size, table_actor_name(description),
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
        bool is_other = table_is_you(description, event->second);
        sentence_write(SENTENCE_CHANGE_HANDS, is_other || table_is_you(description, event->seat), words, size,
                       is_other ? other : one, is_other ? one : other);
        return true;
    }
    card_words(event->cards[first], card);
    card_words(event->cards[first + 1], second);
    sentence_write(SENTENCE_CHANGE_HANDS_SEEN, table_is_you(description, viewer), words, size,
                   first == 0 ? one : other, first == 0 ? other : one, card, second);
    return true;
}

/* ---- chips ---- */

bool table_families_describe_ante(const TableDescription *description, char *words, size_t size) {
    table_tell(description, SENTENCE_BUYS_IN, words, size, table_actor_name(description),
               (int)description->event->amount);
    return true;
}

bool table_families_describe_tax(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    int chips = (int)event->amount;
    bool is_token = event->clause == SABACC_CLAUSE_KE_8;
    Sentence sentence = event->second ? SENTENCE_LOSES_STAKED_CHIPS
                        : is_token    ? SENTENCE_LOSES_CHIPS
                                      : SENTENCE_PAYS_TAX;
    table_tell_count(description, sentence, chips, words, size, table_actor_name(description), chips,
                     table_clause_of(event));
    return true;
}

/* Only refunds and gains: the price of a card is logged with the card. */
bool table_families_describe_chips(const TableDescription *description, char *words, size_t size) {
    const SabaccTable *table = description->table;
    int stock = (int)description->event->amount, staked = (int)description->event->second;
    bool is_refund = table->turn.phase == SABACC_PHASE_TURN; /* otherwise what a winner takes back */
    const char *clause = sabacc_clause_word(is_refund ? SABACC_CLAUSE_KE_8 : SABACC_CLAUSE_KE_6);
    if (stock > 0 && staked < 0)
        table_tell_count(description, SENTENCE_TAKES_CHIPS_BACK, stock, words, size,
                         table_actor_name(description), stock, clause);
    else if (stock + staked > 0 && table->round > 0)
        table_tell_count(description, SENTENCE_GAINS_CHIPS, stock + staked, words, size,
                         table_actor_name(description), stock + staked);
    return true;
}

bool table_families_describe_out(const TableDescription *description, char *words, size_t size) {
    if (description->event->clause == SABACC_CLAUSE_ST_7) return false;
    table_tell(description,
               description->event->clause == SABACC_CLAUSE_KE_7 ? SENTENCE_HAS_NO_CHIPS
                                                                : SENTENCE_CANNOT_BUY_IN,
               words, size, table_actor_name(description), table_clause_of(description->event));
    return true;
}

bool table_families_describe_payout(const TableDescription *description, char *words, size_t size) {
    table_tell(description, SENTENCE_TAKES_PRIZE, words, size, table_actor_name(description),
               (int)description->event->amount, table_clause_of(description->event));
    return true;
}

/* ---- tokens ---- */

bool table_families_describe_token(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    const char *title = token_title(event->cards[0]), *clause = table_clause_of(event);
    if (table_is_you(description, event->second))
        table_tell(description, SENTENCE_PLAYS_TOKEN_ON_YOU, words, size, table_actor_name(description),
                   title, clause);
    else if (event->second >= 0)
        table_tell(description, SENTENCE_PLAYS_TOKEN_ON, words, size, table_actor_name(description), title,
                   table_name_of(description->looks, event->second), clause);
    else
        table_tell(description, SENTENCE_PLAYS_TOKEN, words, size, table_actor_name(description), title,
                   clause);
    return true;
}

bool table_families_describe_take(const TableDescription *description, char *words, size_t size) {
    if (table_shows_card(description->event))
        table_tell(description, SENTENCE_TAKES_TOKEN, words, size, table_actor_name(description),
                   token_title(description->event->cards[0]));
    else
        table_tell(description, SENTENCE_TAKES_TOKEN_UNSEEN, words, size, table_actor_name(description));
    return true;
}

/* A dealt token; cards are logged as on any table. */
bool table_families_describe_deal(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    if (event->pile != SABACC_PILE_TOKENS) return false;
    if (event->seat == description->table->viewer && table_shows_card(event))
        table_tell(description, SENTENCE_IS_DEALT, words, size, table_actor_name(description),
                   token_title(event->cards[0]));
    return true;
}

/* For Prime Sabacc the best pair, otherwise the value of an Impostor. */
bool table_families_describe_choose(const TableDescription *description, char *words, size_t size) {
    bool is_prime = description->table->turn.phase == SABACC_PHASE_TURN;
    table_tell(description, is_prime ? SENTENCE_CHOOSES_PRIME : SENTENCE_CHOOSES_IMPOSTOR, words, size,
               table_actor_name(description), (int)description->event->amount);
    return true;
}

bool table_families_describe_showdown(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    char kind[64];
    table_kind_words(description->table, event->seat, (SabaccRank)event->second, kind, sizeof kind);
    if (event->second == SABACC_RANK_DIFFERENCE)
        table_tell(description, SENTENCE_SHOWS_DIFFERENCE, words, size, table_actor_name(description),
                   (int)event->amount);
    else
        table_tell(description, SENTENCE_SHOWS, words, size, table_actor_name(description), kind);
    return true;
}
