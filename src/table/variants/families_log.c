/* What happened at a table of two families, with chips and shift tokens (KE), in plain words. */
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/log.h"
#include "table/variants/families.h"
#include "ui/token_words.h"

static const char *name_of(const TableLook looks[], int seat) {
    return seat >= 0 && looks[seat].name ? looks[seat].name : "";
}

static const char *clause_of(const SabaccEvent *event) {
    return sabacc_clause_word((SabaccClause)event->clause);
}

static bool is_seen(const SabaccEvent *event) {
    return event->count > 0 && event->cards[0] != SABACC_CARD_HIDDEN;
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

static void write_draw(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    char card[CARD_WORDS];
    const char *name = name_of(looks, event->seat), *family = table_family_title((SabaccFamily)event->second);
    if (event->pile != SABACC_PILE_DISCARD) {
        snprintf(words, size, _("%s draws from the deck of %s"), name, family);
        return;
    }
    card_words(event->cards[0], card);
    snprintf(words, size, _("%s takes %s from the pile"), name, card);
}

static void write_swap(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                       char *words, size_t size) {
    bool is_first = table->viewer == event->seat;
    char one[CARD_WORDS], other[CARD_WORDS];
    snprintf(words, size, _("%s and %s change hands"), name_of(looks, event->seat),
             name_of(looks, event->second));
    if (!is_seen(event) || table->viewer < 0) return;
    card_words(event->cards[is_first ? 0 : 2], one);
    card_words(event->cards[is_first ? 1 : 3], other);
    snprintf(words, size, _("%s and %s change hands: %s now holds %s and %s"), name_of(looks, event->seat),
             name_of(looks, event->second), name_of(looks, table->viewer), one, other);
}

/* ---- chips ---- */

static void write_tax(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    const char *name = name_of(looks, event->seat);
    int chips = (int)event->amount;
    bool is_token = event->clause == SABACC_CLAUSE_KE_8;
    if (event->second)
        snprintf(words, size,
                 chips == 1 ? _("%s loses %d chip in play (%s)") : _("%s loses %d chips in play (%s)"), name,
                 chips, clause_of(event));
    else if (is_token)
        snprintf(words, size, chips == 1 ? _("%s loses %d chip (%s)") : _("%s loses %d chips (%s)"), name,
                 chips, clause_of(event));
    else
        snprintf(words, size,
                 chips == 1 ? _("%s pays %d chip of tax (%s)") : _("%s pays %d chips of tax (%s)"), name,
                 chips, clause_of(event));
}

/* Only what comes back, or in: what is paid for a card is told with the card. */
static void write_chips(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                        char *words, size_t size) {
    const char *name = name_of(looks, event->seat);
    int stock = (int)event->amount, staked = (int)event->second;
    bool is_refund = table->turn.phase == SABACC_PHASE_TURN; /* else what a winner takes back */
    const char *clause = sabacc_clause_word(is_refund ? SABACC_CLAUSE_KE_8 : SABACC_CLAUSE_KE_6);
    if (stock > 0 && staked < 0)
        snprintf(words, size, stock == 1 ? _("%s takes %d chip back (%s)") : _("%s takes %d chips back (%s)"),
                 name, stock, clause);
    else if (stock + staked > 0 && table->round > 0)
        snprintf(words, size, stock + staked == 1 ? _("%s gains %d chip") : _("%s gains %d chips"), name,
                 stock + staked);
}

static void write_out(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    snprintf(words, size,
             event->clause == SABACC_CLAUSE_KE_7 ? _("%s has no chips left and is out (%s)")
                                                 : _("%s cannot pay the buy-in and is out (%s)"),
             name_of(looks, event->seat), clause_of(event));
}

/* ---- tokens ---- */

static void write_token(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    const char *title = token_title(event->cards[0]);
    if (event->second >= 0)
        snprintf(words, size, _("%s plays %s on %s (%s)"), name_of(looks, event->seat), title,
                 name_of(looks, event->second), clause_of(event));
    else
        snprintf(words, size, _("%s plays %s (%s)"), name_of(looks, event->seat), title, clause_of(event));
}

static void write_take(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    if (is_seen(event))
        snprintf(words, size, _("%s takes %s"), name_of(looks, event->seat), token_title(event->cards[0]));
    else
        snprintf(words, size, _("%s takes a token"), name_of(looks, event->seat));
}

static void write_deal_of_token(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                                char *words, size_t size) {
    if (event->seat == table->viewer && is_seen(event))
        snprintf(words, size, _("%s is dealt %s"), name_of(looks, event->seat), token_title(event->cards[0]));
}

/* Of Prime Sabacc the pair that is best, else what an Impostor counts. */
static void write_choose(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                         char *words, size_t size) {
    bool is_prime = table->turn.phase == SABACC_PHASE_TURN;
    snprintf(words, size,
             is_prime ? _("%s chooses %d: a pair of it is the best sabacc (KE-8)")
                      : _("%s chooses %d for the Impostor (KE-4)"),
             name_of(looks, event->seat), (int)event->amount);
}

static void write_showdown(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                           char *words, size_t size) {
    char kind[64];
    table_kind_words(table, event->seat, (SabaccRank)event->second, kind, sizeof kind);
    if (event->second == SABACC_RANK_DIFFERENCE)
        snprintf(words, size, _("%s shows a difference of %d"), name_of(looks, event->seat),
                 (int)event->amount);
    else
        snprintf(words, size, _("%s shows %s"), name_of(looks, event->seat), kind);
}

bool table_log_tokens(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                      char *words, size_t size) {
    const char *name = name_of(looks, event->seat);
    if (!table_has_families(table)) return false;
    switch ((SabaccEventType)event->type) {
    case SABACC_EVENT_ANTE:
        snprintf(words, size, _("%s buys in for %d (KE-1)"), name, (int)event->amount);
        return true;
    case SABACC_EVENT_ROUND: snprintf(words, size, _("Turn %d"), (int)event->amount); return true;
    case SABACC_EVENT_DRAW: write_draw(looks, event, words, size); return true;
    case SABACC_EVENT_DEAL:
        if (event->pile != SABACC_PILE_TOKENS) return false;
        write_deal_of_token(table, looks, event, words, size);
        return true;
    case SABACC_EVENT_SWAP: write_swap(table, looks, event, words, size); return true;
    case SABACC_EVENT_TAX: write_tax(looks, event, words, size); return true;
    case SABACC_EVENT_CHIPS: write_chips(table, looks, event, words, size); return true;
    case SABACC_EVENT_OUT: write_out(looks, event, words, size); return true;
    case SABACC_EVENT_TOKEN: write_token(looks, event, words, size); return true;
    case SABACC_EVENT_TAKE: write_take(looks, event, words, size); return true;
    case SABACC_EVENT_CHOOSE: write_choose(table, looks, event, words, size); return true;
    case SABACC_EVENT_SHOWDOWN: write_showdown(table, looks, event, words, size); return true;
    case SABACC_EVENT_PAYOUT:
        snprintf(words, size, _("%s takes %d of the prize (%s)"), name, (int)event->amount, clause_of(event));
        return true;
    default: return false;
    }
}
