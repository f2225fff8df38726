/* A table with Spike cards: one is face up at each hand, instead of a field (BY-1), and cards are bought
 * (BY-2). */
#include <stdio.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "table/field.h"
#include "table/motion.h"
#include "table/variant.h"
#include "table/words.h"
#include "words/card_words.h"

static void draw_rack_sign(const TableFrame *frame, int seat, Box rack, float here) {
    table_draw_rack_tag(frame, seat, rack, _("Spike"), here);
}

static const char *shift_words(const SabaccTable *table, int shift) {
    return shift == SABACC_SHIFT_SPIKE ? N_("both hand cards are dealt anew, Spike cards stay")
                                       : table_plain.shift_words(table, shift);
}

/* ---- events ---- */

/* BY-2: the card goes face down to the junk, its price to the pot; its replacement is dealt. */
static double begin_buy(TableView *view, const SabaccEvent *event) {
    const SabaccTable *table = &view->shown.table;
    bool was_open = table->seat[event->seat].hand[event->second] != SABACC_CARD_HIDDEN;
    Place from = table_place_before(table, event->seat, event->second);
    table_absorb_event(view, event);
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = from,
                       .to = {.kind = PLACE_JUNK},
                       .card = event->cards[0],
                       .was_open = was_open,
                       .vanishes = !table_has_junk_heap(table)},
              0, 430);
    table_glide(view, event->seat, from.kind == PLACE_APART ? GROUP_APART : GROUP_HELD, from.slot, 1);
    table_send_chips(view, table_at_seat(PLACE_STACK, event->seat), (Place){.kind = PLACE_HAND_POT},
                     event->amount, 0);
    return 480;
}

/* The Spike card was public. */
static bool describe_buy(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    const char *name = table_actor_name(description);
    char card[CARD_WORDS] = "";
    bool is_spike = description->table->seat[event->seat].fielded >> event->second & 1;
    if (table_shows_card(event)) card_words(event->cards[0], card);
    if (is_spike)
        table_tell(description, SENTENCE_BUYS_FOR_SPIKE, words, size, name, (int)event->amount, card);
    else if (card[0])
        table_tell(description, SENTENCE_BUYS_FOR, words, size, name, (int)event->amount, card);
    else
        table_tell(description, SENTENCE_BUYS, words, size, name, (int)event->amount);
    return true;
}

static bool describe_pass(const TableDescription *description, char *words, size_t size) {
    if (table_describe_pass_between(description, words, size)) return true;
    table_tell(description, SENTENCE_BUYS_NOTHING, words, size, table_actor_name(description));
    return true;
}

static bool describe_shift(const TableDescription *description, char *words, size_t size) {
    (void)description;
    snprintf(words, size, "%s", _("Sabacc shift: both hand cards are dealt anew, Spike cards stay (BY-2)"));
    return true;
}

static bool describe_deal(const TableDescription *description, char *words, size_t size) {
    char card[CARD_WORDS];
    if (description->event->pile != SABACC_PILE_SPIKE) return false;
    card_words(description->event->cards[0], card);
    table_tell(description, SENTENCE_HAS_SPIKE, words, size, table_actor_name(description), card);
    return true;
}

static const TableEventRow events[] = {
    {SABACC_EVENT_BUY, .begin = begin_buy, .waits = true, .sound = {SOUND_AT_SEAT, .sound = AUDIO_SLIDE},
     .tell = describe_buy},
    {SABACC_EVENT_PASS, .tell = describe_pass},
    {SABACC_EVENT_SHIFT, .tell = describe_shift},
    {SABACC_EVENT_DEAL, .tell = describe_deal},
};

static const TableVerbRow verbs[] = {
    {SABACC_VERB_BUY, .plain = N_("buys a card"), .with_amount = N_("pays %d for a card")}};

const TableVariant table_spike = {
    .events = TABLE_ROWS(events),
    .verbs = TABLE_ROWS(verbs),
    .shift_words = shift_words,
    .rack_colour = 0xffe8b45au,
    .draw_rack_sign = draw_rack_sign,
};
