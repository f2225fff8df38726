/* Log text for cards: dealt, drawn, traded, discarded, fielded, shown. */
#include <stdio.h>

#include "base/i18n.h"
#include "table/words.h"
#include "ui/card_words.h"

/* A deal is logged only if it is informative: for viewers who see the card, and for public cards. */
bool table_tell_deal(const TableTelling *telling, char *words, size_t size) {
    const SabaccEvent *event = telling->event;
    const char *name = table_teller(telling);
    char card[CARD_WORDS];
    if (event->cards[0] == SABACC_CARD_HIDDEN) return true;
    card_words(event->cards[0], card);
    if (event->seat < 0)
        snprintf(words, size, _("%s lies open on the pile"), card);
    else if (event->pile == SABACC_PILE_SINGLE)
        snprintf(words, size, _("%s draws %s"), name, card);
    else if (event->pile == SABACC_PILE_OPEN)
        snprintf(words, size, _("%s is dealt %s, face up"), name, card);
    else if (event->seat == telling->table->viewer)
        snprintf(words, size, _("%s is dealt %s"), name, card);
    return true;
}

bool table_tell_draw(const TableTelling *telling, char *words, size_t size) {
    char taken[CARD_WORDS];
    if (telling->event->pile != SABACC_PILE_DISCARD) {
        snprintf(words, size, _("%s draws a card"), table_teller(telling));
        return true;
    }
    card_words(telling->event->cards[0], taken);
    snprintf(words, size, _("%s takes %s from the pile"), table_teller(telling), taken);
    return true;
}

/* Both cards of a trade with the open pile are seen. */
static void write_open_trade(const TableTelling *telling, char *words, size_t size) {
    const SabaccEvent *event = telling->event;
    char given[CARD_WORDS], taken[CARD_WORDS];
    card_words(event->cards[0], given);
    card_words(event->cards[1], taken);
    if (event->amount > 0)
        snprintf(words, size, _("%s trades %s for %s from the pile and pays %d (DR-2)"),
                 table_teller(telling), given, taken, (int)event->amount);
    else
        snprintf(words, size, _("%s trades %s for %s from the pile"), table_teller(telling), given, taken);
}

bool table_tell_trade(const TableTelling *telling, char *words, size_t size) {
    if (telling->event->pile == SABACC_PILE_DISCARD)
        write_open_trade(telling, words, size);
    else
        table_write_card(telling, _("%s trades %s for a new card"), _("%s trades a card for a new one"),
                         words, size);
    return true;
}

/* The discarded card of a trade was logged with the trade. */
bool table_tell_discard(const TableTelling *telling, char *words, size_t size) {
    if (telling->event->second >= 0)
        table_write_card(telling, _("%s puts %s away"), _("%s puts a card away"), words, size);
    return true;
}

bool table_tell_field(const TableTelling *telling, char *words, size_t size) {
    table_write_card(telling, _("%s puts %s into the field"), _("%s fields a card"), words, size);
    return true;
}

bool table_tell_unfield(const TableTelling *telling, char *words, size_t size) {
    table_write_card(telling, _("%s takes %s out of the field"), _("%s takes a card out of the field"), words,
                     size);
    return true;
}

/* Only its owner has seen which card it was. */
bool table_tell_pick(const TableTelling *telling, char *words, size_t size) {
    if (telling->event->seat == telling->table->viewer && table_shows_card(telling->event))
        table_write_card(telling, _("%s loses %s to the shift"), "%s", words, size);
    return true;
}

/* What a device makes of a card is its owner's secret until the showdown. */
bool table_tell_device(const TableTelling *telling, char *words, size_t size) {
    const SabaccEvent *event = telling->event;
    char card[CARD_WORDS], as[CARD_WORDS];
    if (!table_shows_card(event)) {
        snprintf(words, size, _("%s uses a device instead of drawing (PL-3)"), table_teller(telling));
        return true;
    }
    card_words(event->cards[0], card);
    card_words(event->cards[1], as);
    snprintf(words, size,
             event->clause != SABACC_CLAUSE_NONE ? _("%s shows the device: %s counts as %s (PL-3)")
                                                 : _("%s makes %s count as %s (PL-3)"),
             table_teller(telling), card, as);
    return true;
}

/* ---- hands that are shown ---- */

bool table_tell_showdown(const TableTelling *telling, char *words, size_t size) {
    char total[16];
    Text text = text_over(total, sizeof total);
    text_add_signed(&text, telling->event->amount);
    snprintf(words, size, _("%s shows %s (%s)"), table_teller(telling),
             _(sabacc_rank_title((SabaccRank)telling->event->second)), total);
    return true;
}

bool table_tell_bomb(const TableTelling *telling, char *words, size_t size) {
    bool is_rule = telling->event->clause == SABACC_CLAUSE_DR_3;
    snprintf(words, size,
             is_rule ? _("%s is bombed out: the rule of discards is not met (%s)")
                     : _("%s is bombed out (%s)"),
             table_teller(telling), table_clause_of(telling->event));
    return true;
}

bool table_tell_demise(const TableTelling *telling, char *words, size_t size) {
    table_write_names(telling, (SeatMask)telling->event->amount,
                      _("Sudden demise: %s is dealt a card (SD-1)"),
                      _("Sudden demise: %s are dealt a card each (SD-1)"), words, size);
    return true;
}

bool table_tell_single_draw(const TableTelling *telling, char *words, size_t size) {
    table_write_names(telling, (SeatMask)telling->event->amount, _("%s draws a single card"),
                      _("Tied: %s draw a single card each"), words, size);
    return true;
}
