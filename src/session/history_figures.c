/* A record in figures: lines of CSV. */
#include <string.h>

#include "session/history_text.h"

void history_begin_figures(const HistoryText *text, HistoryFigures *figures) {
    const MatchSetup *setup = match_setup(text->match);
    *figures = (HistoryFigures){.hand = 0};
    for (int seat = 0; seat < setup->rules.seats; seat++)
        figures->before[seat] = sabacc_holding_at_start(&setup->rules, seat);
}

/* A field in quotes where it has a comma or quotes. */
static void add_field(HistoryText *text, const char *words) {
    bool is_quoted = strpbrk(words, ",\"\n\r") != NULL;
    if (is_quoted) history_add(text, "\"");
    for (const char *at = words; *at; at++) history_format(text, *at == '"' ? "\"\"" : "%c", *at);
    if (is_quoted) history_add(text, "\"");
}

static void add_shown(HistoryText *text, const SabaccTable *table, int seat) {
    const SabaccSeat *at = &table->seat[seat];
    history_format(text, ",%s,%d,", sabacc_rank_word((SabaccRank)at->rank), (int)at->total);
    history_cards(text, at->hand, at->hand_count);
}

/* The antes of the next hand are paid in the step that ends this one. */
static void count_next_antes(const SabaccEvents *events, int from, int32_t paid[SABACC_MAX_SEATS]) {
    for (int i = from; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        if (event->type == SABACC_EVENT_ANTE && event->seat >= 0)
            paid[event->seat] += event->amount + event->second;
    }
}

static void write_seat(HistoryText *text, HistoryFigures *figures, int seat, int32_t now, bool has_won) {
    const MatchSetup *setup = match_setup(text->match);
    bool is_shown = seat_in(figures->shown, seat);
    add_field(text, text->record);
    history_format(text, ",%s,%d,%d,", setup->rules.game->id, (int)figures->hand, seat);
    add_field(text, setup->seat[seat].name);
    history_add(text, ",");
    add_field(text, setup->seat[seat].agent);
    history_format(text, ",%d,%d,%d,%d", (int)(now - figures->before[seat]), (int)now, has_won, is_shown);
    if (is_shown)
        add_shown(text, match_public(text->match), seat);
    else
        history_add(text, ",,,");
    history_add(text, "\n");
}

static void write_hand(HistoryText *text, HistoryFigures *figures, SeatMask winners,
                       const SabaccEvents *events, int from) {
    const MatchSetup *setup = match_setup(text->match);
    int32_t paid[SABACC_MAX_SEATS] = {0};
    if (!setup->rules.game->played_for.holding) count_next_antes(events, from, paid);
    for (int seat = 0; seat < setup->rules.seats; seat++) {
        int32_t now = sabacc_holding(match_public(text->match), seat) + paid[seat];
        if (seat_in(figures->dealt, seat)) write_seat(text, figures, seat, now, seat_in(winners, seat));
        figures->before[seat] = now;
    }
    figures->shown = 0;
}

void history_write_figures(HistoryText *text, HistoryFigures *figures, const SabaccEvents *events) {
    bool by_round = match_setup(text->match)->rules.game->played_for.by_round;
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        bool is_end = event->type == (by_round ? SABACC_EVENT_SET : SABACC_EVENT_HAND_END);
        if (event->type == SABACC_EVENT_HAND) {
            figures->dealt = 0;
            if (!by_round) figures->hand = event->amount;
        } else if (event->type == SABACC_EVENT_DEAL && event->seat >= 0) {
            figures->dealt |= seat_bit(event->seat);
        } else if (event->type == SABACC_EVENT_SHOWDOWN && event->seat >= 0) {
            figures->shown |= seat_bit(event->seat);
        } else if (is_end) {
            if (by_round) figures->hand++;
            write_hand(text, figures, (SeatMask)event->amount, events, i);
        }
    }
}
