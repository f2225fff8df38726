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
        snprintf(words, size, _("%s draws %s"), name, card);
    else if (event->pile == SABACC_PILE_OPEN)
        snprintf(words, size, _("%s is dealt %s, face up"), name, card);
    else if (event->seat == description->table->viewer)
        snprintf(words, size, _("You are dealt %s"), card);
}

void table_describe_draw(const TableDescription *description, char *words, size_t size) {
    char taken[CARD_WORDS];
    if (description->event->pile != SABACC_PILE_DISCARD) {
        snprintf(words, size, _("%s draws a card"), table_actor_name(description));
        return;
    }
    card_words(description->event->cards[0], taken);
    snprintf(words, size, _("%s takes %s from the discard pile"), table_actor_name(description), taken);
}

/* Both cards of a trade with the open pile are seen. */
static void write_open_trade(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    char given[CARD_WORDS], taken[CARD_WORDS];
    card_words(event->cards[0], given);
    card_words(event->cards[1], taken);
    if (event->amount > 0)
        snprintf(words, size, _("%s trades %s for %s from the discard pile and pays %d (DR-2)"),
                 table_actor_name(description), given, taken, (int)event->amount);
    else
        snprintf(words, size, _("%s trades %s for %s from the discard pile"), table_actor_name(description),
                 given, taken);
}

void table_describe_trade(const TableDescription *description, char *words, size_t size) {
    if (description->event->pile == SABACC_PILE_DISCARD)
        write_open_trade(description, words, size);
    else
        table_write_card(description, _("%s trades %s for a new card"), _("%s trades a card for a new one"),
                         words, size);
}

/* The discarded card of a trade was logged with the trade. */
void table_describe_discard(const TableDescription *description, char *words, size_t size) {
    if (description->event->second >= 0)
        table_write_card(description, _("%s puts %s away"), _("%s puts a card away"), words, size);
}

void table_describe_field(const TableDescription *description, char *words, size_t size) {
    table_write_card(description, _("%s puts %s into the field"), _("%s fields a card"), words, size);
}

void table_describe_unfield(const TableDescription *description, char *words, size_t size) {
    table_write_card(description, _("%s takes %s out of the field"), _("%s takes a card out of the field"),
                     words, size);
}

/* Only its owner has seen which card it was. */
void table_describe_pick(const TableDescription *description, char *words, size_t size) {
    if (description->event->seat == description->table->viewer && table_shows_card(description->event))
        table_write_card(description, _("%s loses %s to the shift"), "%s", words, size);
}

/* What a device makes of a card is its owner's secret until the showdown. */
void table_describe_device(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    char card[CARD_WORDS], as[CARD_WORDS];
    if (!table_shows_card(event)) {
        snprintf(words, size, _("%s uses a device instead of drawing (PL-3)"), table_actor_name(description));
        return;
    }
    card_words(event->cards[0], card);
    card_words(event->cards[1], as);
    snprintf(words, size,
             event->clause != SABACC_CLAUSE_NONE ? _("%s shows the device: %s counts as %s (PL-3)")
                                                 : _("%s makes %s count as %s (PL-3)"),
             table_actor_name(description), card, as);
}

/* ---- hands that are shown ---- */

void table_describe_showdown(const TableDescription *description, char *words, size_t size) {
    char total[16];
    Text text = text_over(total, sizeof total);
    text_add_shown_signed(&text, description->event->amount);
    snprintf(words, size, _("%s shows %s (%s)"), table_actor_name(description),
             _(sabacc_rank_title((SabaccRank)description->event->second)), total);
}

void table_describe_bomb(const TableDescription *description, char *words, size_t size) {
    bool is_rule = description->event->clause == SABACC_CLAUSE_DR_3;
    snprintf(words, size,
             is_rule ? _("%s is bombed out: the rule of discards is not met (%s)")
                     : _("%s is bombed out (%s)"),
             table_actor_name(description), table_clause_of(description->event));
}

void table_describe_demise(const TableDescription *description, char *words, size_t size) {
    table_write_names(description, (SeatMask)description->event->amount,
                      _("Sudden demise: %s is dealt a card (SD-1)"),
                      _("Sudden demise: %s are dealt a card each (SD-1)"), words, size);
}

void table_describe_single_draw(const TableDescription *description, char *words, size_t size) {
    table_write_names(description, (SeatMask)description->event->amount, _("%s draws a single card"),
                      _("Tied: %s draw a single card each"), words, size);
}
