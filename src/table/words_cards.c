/* Log text for cards: dealt, drawn, traded, discarded, fielded, shown. */
#include <stdio.h>

#include "base/i18n.h"
#include "table/words.h"
#include "words/card_words.h"

/* A deal is logged only if it is informative: for viewers who see the card, and for public cards. */
void table_describe_deal(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    const char *name = table_actor_name(description);
    char card[CARD_WORDS];
    if (event->cards[0] == SABACC_CARD_HIDDEN) return;
    card_words(event->cards[0], card);
    if (event->seat < 0)
        snprintf(words, size, _("%s lies open on the discard pile"), card);
    else if (event->pile == SABACC_PILE_SINGLE)
        table_tell(description, SENTENCE_DRAWS, words, size, name, card);
    else if (event->pile == SABACC_PILE_OPEN)
        table_tell(description, SENTENCE_IS_DEALT_OPEN, words, size, name, card);
    else if (event->seat == description->table->viewer)
        table_tell(description, SENTENCE_IS_DEALT, words, size, name, card);
}

void table_describe_draw(const TableDescription *description, char *words, size_t size) {
    char taken[CARD_WORDS];
    if (description->event->pile != SABACC_PILE_DISCARD) {
        table_tell(description, SENTENCE_DRAWS_UNSEEN, words, size, table_actor_name(description));
        return;
    }
    card_words(description->event->cards[0], taken);
    table_tell(description, SENTENCE_TAKES_OPEN, words, size, table_actor_name(description), taken);
}

/* Both cards of a trade with the open pile are seen. */
static void write_open_trade(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    char given[CARD_WORDS], taken[CARD_WORDS];
    card_words(event->cards[0], given);
    card_words(event->cards[1], taken);
    if (event->amount > 0)
        table_tell(description, SENTENCE_TRADES_OPEN_PAID, words, size, table_actor_name(description), given,
                   taken, (int)event->amount);
    else
        table_tell(description, SENTENCE_TRADES_OPEN, words, size, table_actor_name(description), given,
                   taken);
}

void table_describe_trade(const TableDescription *description, char *words, size_t size) {
    if (description->event->pile == SABACC_PILE_DISCARD)
        write_open_trade(description, words, size);
    else
        table_tell_card(description, SENTENCE_TRADES, SENTENCE_TRADES_UNSEEN, words, size);
}

/* The discarded card of a trade was logged with the trade. */
void table_describe_discard(const TableDescription *description, char *words, size_t size) {
    if (description->event->second >= 0)
        table_tell_card(description, SENTENCE_DISCARDS, SENTENCE_DISCARDS_UNSEEN, words, size);
}

void table_describe_field(const TableDescription *description, char *words, size_t size) {
    table_tell_card(description, SENTENCE_FIELDS, SENTENCE_FIELDS_UNSEEN, words, size);
}

void table_describe_unfield(const TableDescription *description, char *words, size_t size) {
    table_tell_card(description, SENTENCE_UNFIELDS, SENTENCE_UNFIELDS_UNSEEN, words, size);
}

/* Only its owner has seen which card it was. */
void table_describe_pick(const TableDescription *description, char *words, size_t size) {
    char card[CARD_WORDS];
    if (description->event->seat != description->table->viewer || !table_shows_card(description->event))
        return;
    card_words(description->event->cards[0], card);
    table_tell(description, SENTENCE_LOSES_TO_SHIFT, words, size, table_actor_name(description), card);
}

/* What a device makes of a card is its owner's secret until the showdown. */
void table_describe_device(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    char card[CARD_WORDS], as[CARD_WORDS];
    if (!table_shows_card(event)) {
        table_tell(description, SENTENCE_DEVICE_USED, words, size, table_actor_name(description));
        return;
    }
    card_words(event->cards[0], card);
    card_words(event->cards[1], as);
    table_tell(description,
               event->clause != SABACC_CLAUSE_NONE ? SENTENCE_DEVICE_SHOWN : SENTENCE_DEVICE_MAKES, words,
               size, table_actor_name(description), card, as);
}

/* ---- hands that are shown ---- */

void table_describe_showdown(const TableDescription *description, char *words, size_t size) {
    char total[16];
    Text text = text_over(total, sizeof total);
    text_add_shown_signed(&text, description->event->amount);
    table_tell(description, SENTENCE_SHOWS_TOTAL, words, size, table_actor_name(description),
               _(sabacc_rank_title((SabaccRank)description->event->second)), total);
}

void table_describe_bomb(const TableDescription *description, char *words, size_t size) {
    bool is_rule = description->event->clause == SABACC_CLAUSE_DR_3;
    table_tell(description, is_rule ? SENTENCE_IS_BOMBED_BY_RULE : SENTENCE_IS_BOMBED, words, size,
               table_actor_name(description), table_clause_of(description->event));
}

void table_describe_demise(const TableDescription *description, char *words, size_t size) {
    table_tell_names(description, (SeatMask)description->event->amount, SENTENCE_DEMISE,
                     SENTENCE_DEMISE_OF_ALL, words, size);
}

void table_describe_single_draw(const TableDescription *description, char *words, size_t size) {
    table_tell_names(description, (SeatMask)description->event->amount, SENTENCE_DRAWS_SINGLE,
                     SENTENCE_DRAW_SINGLE, words, size);
}
