#include "session/hand_history.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "match/subscription.h"
#include "session/history_text.h"
#include "words/card_words.h"

static const char heading[] = "record,game,hand,seat,name,agent,change,now,won,shown,rank,total,cards\n";

void history_add(HistoryText *text, const char *words) {
    size_t length = strlen(words);
    if (text->used + length + 1 > text->room) {
        text->room = 2 * (text->used + length) + 4096;
        text->bytes = memory_realloc(text->bytes, text->room, 1);
    }
    memcpy(text->bytes + text->used, words, length + 1);
    text->used += length;
}

void history_format(HistoryText *text, const char *format, ...) {
    char words[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    history_add(text, words);
}

const char *history_name(const HistoryText *text, int seat) {
    const MatchSetup *setup = match_setup(text->match);
    return seat >= 0 && seat < setup->rules.seats ? setup->seat[seat].name : _("The house");
}

static int hidden_among(const SabaccCard *cards, int count) {
    int hidden = 0;
    for (int i = 0; i < count; i++) hidden += cards[i] == SABACC_CARD_HIDDEN;
    return hidden;
}

void history_cards(HistoryText *text, const SabaccCard *cards, int count) {
    if (text->is_spoken && count > 0 && hidden_among(cards, count) == count) {
        history_format(text, ngettext_("%d hidden card", "%d hidden cards", count), count);
        return;
    }
    for (int i = 0; i < count; i++) {
        char words[CARD_WORDS];
        Text word = text_over(words, sizeof words);
        if (text->is_spoken)
            card_spoken(cards[i], words);
        else
            sabacc_card_format(cards[i], &word);
        if (i > 0) history_add(text, text->is_spoken ? ", " : " ");
        history_add(text, words);
    }
}

static void write_steps(HistoryText *text, Match *match, HistoryForm form, SabaccEvents *events) {
    bool is_open = match_may_watch(match, SABACC_OPEN);
    MatchSubscription subscription = match_subscribe(match, is_open ? SABACC_OPEN : SABACC_NOBODY);
    HistoryFigures figures;
    history_begin_figures(text, &figures);
    do {
        subscription_events(&subscription, events);
        if (form == HISTORY_FIGURES)
            history_write_figures(text, &figures, events);
        else
            history_write_events(text, events);
    } while (match_step(match).outcome == MATCH_APPLIED);
}

/* Leaves of the events those of that hand; `current` is the one that the last step was in. */
static void keep_hand(SabaccEvents *events, int32_t hand, int32_t *current) {
    int kept = 0;
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        if (event->type == SABACC_EVENT_HAND) *current = event->amount;
        if (*current == hand) events->list[kept++] = *event;
    }
    events->count = kept;
}

char *hand_history_of_match(Match *match, const char *title, int32_t hand, int viewer) {
    HistoryText text = {.match = match, .record = title};
    SabaccEvents *events = memory_alloc(sizeof *events);
    int seen = match_may_watch(match, SABACC_OPEN) ? SABACC_OPEN
               : match_may_watch(match, viewer)    ? viewer
                                                   : SABACC_NOBODY;
    MatchSubscription subscription = match_subscribe(match, seen);
    int32_t current = 0;
    if (hand == 0)
        history_write_heading(&text);
    else
        history_format(&text, "%s\n", _(match_setup(match)->rules.game->name));
    do {
        subscription_events(&subscription, events);
        if (hand > 0) keep_hand(events, hand, &current);
        if (events->count > 0) history_write_events(&text, events);
    } while (match_step(match).outcome == MATCH_APPLIED);
    history_write_events(&text, &(SabaccEvents){.count = 0});
    free(events);
    return text.bytes;
}

char *hand_history(const char *record, HistoryForm form, bool has_heading, Text *warning, Text *why) {
    Match *match = match_replay(record, warning, why);
    if (!match) return NULL;
    HistoryText text = {.match = match, .record = record, .is_markdown = form == HISTORY_MARKDOWN};
    SabaccEvents *events = memory_alloc(sizeof *events);
    history_add(&text, form == HISTORY_FIGURES && has_heading ? heading : "");
    if (form != HISTORY_FIGURES) history_write_heading(&text);
    write_steps(&text, match, form, events);
    if (form != HISTORY_FIGURES) history_write_events(&text, &(SabaccEvents){.count = 0});
    free(events);
    match_free(match);
    return text.bytes;
}
