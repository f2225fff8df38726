/* What happened in games with Spike cards or a target, in plain words. */
#include <stdio.h>

#include "base/i18n.h"
#include "table/variants/target.h"
#include "table/words.h"
#include "ui/card_words.h"

static const char *name_of(const TableLook looks[], int seat) {
    return seat >= 0 && looks[seat].name ? looks[seat].name : "";
}

static bool is_seen(const SabaccEvent *event) {
    return event->count > 0 && event->cards[0] != SABACC_CARD_HIDDEN;
}

/* ---- Spike cards ---- */

/* BY-2: what the Spike card was all have seen. */
static void write_buy(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                      char *words, size_t size) {
    const char *name = name_of(looks, event->seat);
    char card[CARD_WORDS] = "";
    bool is_spike = table->seat[event->seat].fielded >> event->second & 1;
    if (is_seen(event)) card_words(event->cards[0], card);
    if (is_spike)
        snprintf(words, size, _("%s pays %d and gives up the Spike card %s (BY-2)"), name, (int)event->amount,
                 card);
    else if (card[0])
        snprintf(words, size, _("%s pays %d and gives up %s (BY-2)"), name, (int)event->amount, card);
    else
        snprintf(words, size, _("%s pays %d for another card (BY-2)"), name, (int)event->amount);
}

static bool write_of_spikes(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                            char *words, size_t size) {
    char card[CARD_WORDS];
    const char *name = name_of(looks, event->seat);
    switch ((SabaccEventType)event->type) {
    case SABACC_EVENT_BUY: write_buy(table, looks, event, words, size); return true;
    case SABACC_EVENT_PASS: snprintf(words, size, _("%s buys nothing"), name); return true;
    case SABACC_EVENT_SHIFT:
        snprintf(words, size, "%s",
                 _("Sabacc shift: both hand cards are dealt anew, Spike cards stay (BY-2)"));
        return true;
    case SABACC_EVENT_DEAL:
        if (event->pile != SABACC_PILE_SPIKE) return false;
        card_words(event->cards[0], card);
        snprintf(words, size, _("%s’s Spike card is %s (BY-1)"), name, card);
        return true;
    default: return false;
    }
}

/* ---- the target ---- */

/* The golden die and the silver one (CO-1). */
static void write_target(const SabaccTable *table, const SabaccEvent *event, char *words, size_t size) {
    SabaccTable rolled = *table;
    char target[16];
    Text text = text_over(target, sizeof target);
    rolled.trump = event->cards[1];
    text_add_signed(&text, (int8_t)event->cards[0]);
    snprintf(words, size, _("The dice set the target %s and the trump suit %s %s (CO-1)"), target,
             table_trump_sign(&rolled), table_trump_name(&rolled));
}

/* The cards of those slots, as far as they are known. */
static void list_cards(const SabaccSeat *seat, uint32_t slots, char *list, size_t size) {
    size_t used = 0;
    list[0] = '\0';
    for (int slot = 0; slot < seat->hand_count && used < size; slot++) {
        char card[CARD_WORDS];
        if (!(slots >> slot & 1) || seat->hand[slot] == SABACC_CARD_HIDDEN) continue;
        card_words(seat->hand[slot], card);
        used += (size_t)snprintf(list + used, size - used, used > 0 ? ", %s" : "%s", card);
    }
}

/* CO-2: which ones only their owner knows. */
static void write_keep(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                       char *words, size_t size) {
    const char *name = name_of(looks, event->seat);
    char list[TABLE_LOG_BYTES / 2];
    list_cards(&table->seat[event->seat], (uint32_t)event->second, list, sizeof list);
    if (event->amount == 0)
        snprintf(words, size, _("%s keeps no card (CO-2)"), name);
    else if (list[0])
        snprintf(words, size, _("%s keeps %s (CO-2)"), name, list);
    else if (event->amount == 1)
        snprintf(words, size, _("%s keeps 1 card (CO-2)"), name);
    else
        snprintf(words, size, _("%s keeps %d cards (CO-2)"), name, (int)event->amount);
}

static void write_showdown(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                           char *words, size_t size) {
    const SabaccSeat *seat = &table->seat[event->seat];
    char total[16], away[32], trumps[32];
    Text text = text_over(total, sizeof total);
    text_add_signed(&text, event->amount);
    table_say_away(table, event->amount, away, sizeof away);
    table_say_trumps(table_count_trumps(table, seat->hand, seat->hand_count), trumps, sizeof trumps);
    if (event->second == SABACC_RANK_EMPTY)
        snprintf(words, size, _("%s has kept nothing (CO-4)"), name_of(looks, event->seat));
    else
        snprintf(words, size, _("%s shows %s: %s, %s"), name_of(looks, event->seat), total, away, trumps);
}

static bool write_of_target(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                            char *words, size_t size) {
    switch ((SabaccEventType)event->type) {
    case SABACC_EVENT_ROLL: write_target(table, event, words, size); return true;
    case SABACC_EVENT_KEEP: write_keep(table, looks, event, words, size); return true;
    case SABACC_EVENT_SHOWDOWN: write_showdown(table, looks, event, words, size); return true;
    case SABACC_EVENT_DISCARD: return !is_seen(event); /* how many is told by what was kept */
    default: return false;
    }
}

bool table_log_spike(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event, char *words,
                     size_t size) {
    int shows = sabacc_table_game(table)->shows;
    if (shows & SABACC_SHOWS_SPIKE) return write_of_spikes(table, looks, event, words, size);
    return (shows & SABACC_SHOWS_TARGET) && write_of_target(table, looks, event, words, size);
}
