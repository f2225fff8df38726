/* What happened, in plain words. */
#include "ui/table_private.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

typedef enum Telling { TELL_NOTHING, TELL_SEAT, TELL_AMOUNT, TELL_OWN } Telling;

static const struct {
    Telling telling;
    const char *words; /* %s the seat's name, then %d the amount or %s the card */
} tellings[SABACC_EVENTS] = {
    [SABACC_EVENT_DEALER] = {TELL_SEAT, N_("%s deals")},
    [SABACC_EVENT_OUT] = {TELL_SEAT, N_("%s is out of the game")},
    [SABACC_EVENT_CHECK] = {TELL_SEAT, N_("%s checks")},
    [SABACC_EVENT_BET] = {TELL_AMOUNT, N_("%s bets %d")},
    [SABACC_EVENT_MATCH] = {TELL_AMOUNT, N_("%s matches %d")},
    [SABACC_EVENT_RAISE] = {TELL_AMOUNT, N_("%s raises to %d")},
    [SABACC_EVENT_FOLD] = {TELL_SEAT, N_("%s folds")},
    [SABACC_EVENT_PENALTY] = {TELL_AMOUNT, N_("%s pays %d to the sabacc pot")},
    [SABACC_EVENT_STAND] = {TELL_SEAT, N_("%s stands")},
    [SABACC_EVENT_RETURN] = {TELL_AMOUNT, N_("%s takes %d back")},
    [SABACC_EVENT_PAYOUT] = {TELL_AMOUNT, N_("%s wins %d")},
    [SABACC_EVENT_SABACC_PAYOUT] = {TELL_AMOUNT, N_("%s wins the sabacc pot: %d")},
    [SABACC_EVENT_ANTE] = {TELL_OWN, NULL},
    [SABACC_EVENT_HAND] = {TELL_OWN, NULL},
    [SABACC_EVENT_DEAL] = {TELL_OWN, NULL},
    [SABACC_EVENT_DRAW] = {TELL_OWN, NULL},
    [SABACC_EVENT_TRADE] = {TELL_OWN, NULL},
    [SABACC_EVENT_ROLL] = {TELL_OWN, NULL},
    [SABACC_EVENT_SHIFT] = {TELL_OWN, NULL},
    [SABACC_EVENT_RESHUFFLE] = {TELL_OWN, NULL},
    [SABACC_EVENT_SHOWDOWN] = {TELL_OWN, NULL},
    [SABACC_EVENT_SINGLE_DRAW] = {TELL_OWN, NULL},
    [SABACC_EVENT_GAME_END] = {TELL_OWN, NULL},
};

static const char *name_of(const TableLook looks[], int seat) {
    return seat >= 0 && looks[seat].name ? looks[seat].name : "";
}

/* Suits have a sign of their own in the symbol font. */
static void card_words(SabaccCard card, char words[24]) {
    static const struct {
        const char *suit, *sign;
    } signs[] = {{"ci", "\uE000"}, {"tr", "\uE001"}, {"sq", "\uE002"}};
    char plain[16];
    Text text = text_over(plain, sizeof plain);
    sabacc_card_format(card, &text);
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        if (strncmp(plain, signs[i].suit, 2) != 0) continue;
        snprintf(words, 24, "%s%s", signs[i].sign, plain + 2);
        return;
    }
    snprintf(words, 24, "%s", strcmp(plain, "sylop") == 0 ? _("Sylop") : plain);
}

static void write_trade(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    char given[24], taken[24];
    card_words(event->cards[0], given);
    if (event->pile != SABACC_PILE_DISCARD) {
        snprintf(words, size, _("%s trades %s for a new card"), name_of(looks, event->seat), given);
        return;
    }
    card_words(event->cards[1], taken);
    snprintf(words, size, _("%s trades %s for %s from the pile"), name_of(looks, event->seat), given, taken);
}

static void write_draw(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    char taken[24];
    if (event->pile != SABACC_PILE_DISCARD) {
        snprintf(words, size, _("%s draws a card"), name_of(looks, event->seat));
        return;
    }
    card_words(event->cards[0], taken);
    snprintf(words, size, _("%s takes %s from the pile"), name_of(looks, event->seat), taken);
}

/* Dealing is told only where it says something: to whoever sees the card, and where all see it. */
static void write_deal(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                       char *words, size_t size) {
    char card[24];
    if (event->cards[0] == SABACC_CARD_HIDDEN) return;
    card_words(event->cards[0], card);
    if (event->seat < 0)
        snprintf(words, size, _("%s lies open on the pile"), card);
    else if (event->seat == table->viewer)
        snprintf(words, size, _("%s is dealt %s"), name_of(looks, event->seat), card);
    else if (event->pile == SABACC_PILE_SINGLE)
        snprintf(words, size, _("%s draws %s"), name_of(looks, event->seat), card);
}

static void write_roll(const SabaccEvent *event, char *words, size_t size) {
    static const char *const signs[] = {"", "\uE004", "\uE005", "\uE006", "\uE007", "\uE008", "\uE009"};
    int used = snprintf(words, size, "%s", _("The dice show"));
    for (int i = 0; i < event->count && used < (int)size; i++) {
        int face = event->cards[i] <= 6 ? event->cards[i] : 0;
        used += snprintf(words + used, size - (size_t)used, " %s %d", signs[face], event->cards[i]);
    }
}

static void write_showdown(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    char total[16];
    Text text = text_over(total, sizeof total);
    text_add_signed(&text, event->amount);
    snprintf(words, size, _("%s shows %s (%s)"), name_of(looks, event->seat),
             _(sabacc_rank_title((SabaccRank)event->second)), total);
}

static void write_ante(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    if (event->second > 0)
        snprintf(words, size, _("%s antes %d and %d"), name_of(looks, event->seat), (int)event->amount,
                 (int)event->second);
    else
        snprintf(words, size, _("%s antes %d"), name_of(looks, event->seat), (int)event->amount);
}

static void write_names(const TableLook looks[], SeatMask seats, const char *one, const char *several,
                        char *words, size_t size) {
    char names[96] = "";
    int used = 0;
    for (SeatMask left = seats; left != 0 && used < (int)sizeof names;)
        used += snprintf(names + used, sizeof names - (size_t)used, used ? ", %s" : "%s",
                         name_of(looks, seats_take(&left, 0)));
    snprintf(words, size, seats_several(seats) ? several : one, names);
}

static void write_own(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                      char *words, size_t size) {
    switch ((SabaccEventType)event->type) {
    case SABACC_EVENT_ANTE: write_ante(looks, event, words, size); return;
    case SABACC_EVENT_HAND: snprintf(words, size, _("Hand %d"), (int)event->amount); return;
    case SABACC_EVENT_DEAL: write_deal(table, looks, event, words, size); return;
    case SABACC_EVENT_DRAW: write_draw(looks, event, words, size); return;
    case SABACC_EVENT_TRADE: write_trade(looks, event, words, size); return;
    case SABACC_EVENT_ROLL: write_roll(event, words, size); return;
    case SABACC_EVENT_SHIFT: snprintf(words, size, "%s", _("Sabacc shift: every hand is dealt anew")); return;
    case SABACC_EVENT_RESHUFFLE: snprintf(words, size, "%s", _("The deck is shuffled anew")); return;
    case SABACC_EVENT_SHOWDOWN: write_showdown(looks, event, words, size); return;
    case SABACC_EVENT_SINGLE_DRAW:
        write_names(looks, (SeatMask)event->amount, _("%s draws a single card"),
                    _("Tied: %s draw a single card each"), words, size);
        return;
    case SABACC_EVENT_GAME_END:
        write_names(looks, (SeatMask)event->amount, _("%s wins the game"), _("%s win the game"), words, size);
        return;
    default: return;
    }
}

void table_log_write(const SabaccTable *table, const TableLook looks[SABACC_MAX_SEATS],
                     const SabaccEvent *event, char *words, size_t size) {
    words[0] = '\0';
    switch (tellings[event->type].telling) {
    case TELL_NOTHING: return;
    case TELL_SEAT:
        snprintf(words, size, _(tellings[event->type].words), name_of(looks, event->seat));
        return;
    case TELL_AMOUNT:
        snprintf(words, size, _(tellings[event->type].words), name_of(looks, event->seat),
                 (int)event->amount);
        return;
    case TELL_OWN: write_own(table, looks, event, words, size); return;
    }
}

void table_log_add(TableView *view, const SabaccEvent *event) {
    char words[TABLE_LOG_BYTES];
    table_log_write(&view->shown.table, view->looks, event, words, sizeof words);
    if (!words[0]) return;
    int at = (view->log_from + view->log_count) % TABLE_LOG_LINES;
    memcpy(view->log[at], words, sizeof words);
    if (view->log_count < TABLE_LOG_LINES)
        view->log_count++;
    else
        view->log_from = (view->log_from + 1) % TABLE_LOG_LINES;
}

int table_view_log_count(const TableView *view) { return view->log_count; }

const char *table_view_log_line(const TableView *view, int index) {
    return view->log[(view->log_from + index) % TABLE_LOG_LINES];
}
