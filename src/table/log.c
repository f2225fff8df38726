/* What happened, in plain words. */
#include "table/log.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/variants/boards.h"
#include "table/variants/families.h"
#include "table/words.h"
#include "ui/item_words.h"
#include "ui/token_words.h"

typedef enum Telling { TELL_NOTHING, TELL_SEAT, TELL_AMOUNT, TELL_OWN } Telling;

static const struct {
    Telling telling;
    const char *words; /* %s the seat's name, then %d the amount */
} tellings[SABACC_EVENTS] = {
    [SABACC_EVENT_DEALER] = {TELL_SEAT, N_("%s deals")},
    [SABACC_EVENT_OUT] = {TELL_SEAT, N_("%s is out of the game")},
    [SABACC_EVENT_CHECK] = {TELL_SEAT, N_("%s checks")},
    [SABACC_EVENT_BET] = {TELL_OWN, NULL},
    [SABACC_EVENT_MATCH] = {TELL_AMOUNT, N_("%s matches %d")},
    [SABACC_EVENT_RAISE] = {TELL_AMOUNT, N_("%s raises to %d")},
    [SABACC_EVENT_FOLD] = {TELL_SEAT, N_("%s folds")},
    [SABACC_EVENT_STAND] = {TELL_SEAT, N_("%s stands")},
    [SABACC_EVENT_PASS] = {TELL_SEAT, N_("%s does not call")},
    [SABACC_EVENT_RETURN] = {TELL_OWN, NULL},
    [SABACC_EVENT_ANTE] = {TELL_OWN, NULL},
    [SABACC_EVENT_HAND] = {TELL_OWN, NULL},
    [SABACC_EVENT_ROUND] = {TELL_OWN, NULL},
    [SABACC_EVENT_DEAL] = {TELL_OWN, NULL},
    [SABACC_EVENT_DECLARE] = {TELL_OWN, NULL},
    [SABACC_EVENT_PENALTY] = {TELL_OWN, NULL},
    [SABACC_EVENT_DRAW] = {TELL_OWN, NULL},
    [SABACC_EVENT_TRADE] = {TELL_OWN, NULL},
    [SABACC_EVENT_DISCARD] = {TELL_OWN, NULL},
    [SABACC_EVENT_FIELD] = {TELL_OWN, NULL},
    [SABACC_EVENT_UNFIELD] = {TELL_OWN, NULL},
    [SABACC_EVENT_CALL] = {TELL_OWN, NULL},
    [SABACC_EVENT_ROLL] = {TELL_OWN, NULL},
    [SABACC_EVENT_SHIFT] = {TELL_OWN, NULL},
    [SABACC_EVENT_PICK] = {TELL_OWN, NULL},
    [SABACC_EVENT_RESHUFFLE] = {TELL_OWN, NULL},
    [SABACC_EVENT_SHOWDOWN] = {TELL_OWN, NULL},
    [SABACC_EVENT_BOMB] = {TELL_OWN, NULL},
    [SABACC_EVENT_DEMISE] = {TELL_OWN, NULL},
    [SABACC_EVENT_SINGLE_DRAW] = {TELL_OWN, NULL},
    [SABACC_EVENT_PAYOUT] = {TELL_OWN, NULL},
    [SABACC_EVENT_SABACC_PAYOUT] = {TELL_OWN, NULL},
    [SABACC_EVENT_CAP] = {TELL_OWN, NULL},
    [SABACC_EVENT_STAKE] = {TELL_OWN, NULL},
    [SABACC_EVENT_REDEEM] = {TELL_OWN, NULL},
    [SABACC_EVENT_DEVICE] = {TELL_OWN, NULL},
    [SABACC_EVENT_GAME_END] = {TELL_OWN, NULL},
};

static const char *name_of(const TableLook looks[], int seat) {
    return seat >= 0 && looks[seat].name ? looks[seat].name : "";
}

/* ---- cards ---- */

static bool is_seen(const SabaccEvent *event) {
    return event->count > 0 && event->cards[0] != SABACC_CARD_HIDDEN;
}

/* One sentence where the card is seen, with %s name and %s card; another where it is not. */
static void write_card(const TableLook looks[], const SabaccEvent *event, const char *seen,
                       const char *unseen, char *words, size_t size) {
    char card[CARD_WORDS];
    if (is_seen(event)) {
        card_words(event->cards[0], card);
        snprintf(words, size, seen, name_of(looks, event->seat), card);
    } else {
        snprintf(words, size, unseen, name_of(looks, event->seat));
    }
}

static void write_trade(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    char given[CARD_WORDS], taken[CARD_WORDS];
    if (event->pile != SABACC_PILE_DISCARD) {
        write_card(looks, event, _("%s trades %s for a new card"), _("%s trades a card for a new one"), words,
                   size);
        return;
    }
    card_words(event->cards[0], given);
    card_words(event->cards[1], taken);
    if (event->amount > 0)
        snprintf(words, size, _("%s trades %s for %s from the pile and pays %d (DR-2)"),
                 name_of(looks, event->seat), given, taken, (int)event->amount);
    else
        snprintf(words, size, _("%s trades %s for %s from the pile"), name_of(looks, event->seat), given,
                 taken);
}

static void write_draw(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    char taken[CARD_WORDS];
    if (event->pile != SABACC_PILE_DISCARD) {
        snprintf(words, size, _("%s draws a card"), name_of(looks, event->seat));
        return;
    }
    card_words(event->cards[0], taken);
    snprintf(words, size, _("%s takes %s from the pile"), name_of(looks, event->seat), taken);
}

/* The card that leaves in a trade was told with the trade. */
static void write_discard(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    if (event->second < 0) return;
    write_card(looks, event, _("%s puts %s away"), _("%s puts a card away"), words, size);
}

/* What a device makes of a card is its owner's secret until the showdown. */
static void write_device(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    char card[CARD_WORDS], as[CARD_WORDS];
    if (!is_seen(event)) {
        snprintf(words, size, _("%s uses a device instead of drawing (PL-3)"), name_of(looks, event->seat));
        return;
    }
    card_words(event->cards[0], card);
    card_words(event->cards[1], as);
    snprintf(words, size,
             event->clause != SABACC_CLAUSE_NONE ? _("%s shows the device: %s counts as %s (PL-3)")
                                                 : _("%s makes %s count as %s (PL-3)"),
             name_of(looks, event->seat), card, as);
}

/* Dealing is told only where it says something: to whoever sees the card, and where all see it. */
static void write_deal(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                       char *words, size_t size) {
    char card[CARD_WORDS];
    if (event->cards[0] == SABACC_CARD_HIDDEN) return;
    card_words(event->cards[0], card);
    if (event->seat < 0)
        snprintf(words, size, _("%s lies open on the pile"), card);
    else if (event->pile == SABACC_PILE_SINGLE)
        snprintf(words, size, _("%s draws %s"), name_of(looks, event->seat), card);
    else if (event->pile == SABACC_PILE_OPEN)
        snprintf(words, size, _("%s is dealt %s, face up"), name_of(looks, event->seat), card);
    else if (event->seat == table->viewer)
        snprintf(words, size, _("%s is dealt %s"), name_of(looks, event->seat), card);
}

/* ---- dice and shifts ---- */

/* "Dice for the cards of Ana: 3 5; of House: 1 6 2": one for each card outside a field (CS-4). */
static void write_card_dice(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                            char *words, size_t size) {
    int used = 0, die = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        int cards = __builtin_popcount(sabacc_unprotected(table, seat));
        if (cards == 0 || used >= (int)size) continue;
        used += snprintf(words + used, size - (size_t)used,
                         used == 0 ? _("Dice for the cards of %s:") : _("; of %s:"), name_of(looks, seat));
        for (; cards > 0 && die < event->count && used < (int)size; cards--, die++)
            used += snprintf(words + used, size - (size_t)used, " %d", event->cards[die]);
    }
}

/* Only the dice of the spike games carry signs. */
static void write_roll(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                       char *words, size_t size) {
    static const char *const signs[] = {"", "\uE004", "\uE005", "\uE006", "\uE007", "\uE008", "\uE009"};
    bool has_signs = strcmp(sabacc_table_game(table)->cards, "spike") == 0;
    if (sabacc_table_game(table)->shows & SABACC_SHOWS_CARD_DICE) {
        write_card_dice(table, looks, event, words, size);
        return;
    }
    int used = snprintf(words, size, "%s", event->count > 1 ? _("The dice show") : _("The die shows"));
    for (int i = 0; i < event->count && used < (int)size; i++) {
        int face = has_signs && event->cards[i] <= 6 ? event->cards[i] : 0;
        used += snprintf(words + used, size - (size_t)used, " %s%s%d", signs[face], face ? " " : "",
                         event->cards[i]);
    }
}

static void write_shift(const SabaccTable *table, const SabaccEvent *event, char *words, size_t size) {
    static const char *const effects[] = {
        [SABACC_SHIFT_CORE] = N_("Sabacc shift: cards outside the fields are dealt anew (SH-3)"),
        [SABACC_SHIFT_RIM] = N_("Sabacc shift: one card of each hand goes through a pool (SH-4)"),
        [SABACC_SHIFT_WILD] = N_("Sabacc shift: hands and junk are mixed into the deck (SH-5)"),
        [SABACC_SHIFT_BY_SYMBOL] = N_("Sabacc shift"),
        [SABACC_SHIFT_UNDER_MARKER] = N_("Sabacc shift: one card of each hand goes under the deck (SW-3)"),
        [SABACC_SHIFT_POOL] = N_("Sabacc shift: one card of each hand is mixed and dealt back (SN-3)"),
        [SABACC_SHIFT_SPIKE] = N_("Sabacc shift: every hand is dealt anew"),
        [SABACC_SHIFT_REST] = N_("Sabacc shift: what is not kept is dealt anew (CO-2)"),
        [SABACC_SHIFT_DICE] = N_("Cards whose die shows 1, 2 or 3 go to the junk for new ones (CS-4)"),
    };
    int left, whole;
    if (sabacc_moves(table, &left, &whole))
        snprintf(words, size, "%s", _("One other card, at random, is replaced (SO-1)"));
    else
        snprintf(words, size, "%s", _(effects[event->amount]));
}

static void write_declare(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    char total[16];
    Text text = text_over(total, sizeof total);
    text_add_signed(&text, event->amount);
    if (event->second == SABACC_LIGHT)
        snprintf(words, size, _("%s chooses the Light Side"), name_of(looks, event->seat));
    else if (event->second == SABACC_DARK)
        snprintf(words, size, _("%s chooses the Dark Side"), name_of(looks, event->seat));
    else
        snprintf(words, size, _("%s declares %s"), name_of(looks, event->seat), total);
}

/* By its policy (CS-2), or after the last round, where it has no seat too. */
static void write_call(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                       char *words, size_t size) {
    if (event->seat < 0)
        snprintf(words, size, "%s", _("The house calls the hand after the last round (CA-2)"));
    else if (event->seat == sabacc_house_seat(table))
        snprintf(words, size, "%s", _("The house calls the hand by its policy (CS-2)"));
    else
        snprintf(words, size, _("%s calls the hand"), name_of(looks, event->seat));
}

/* ---- settlement, with its clauses (PL-1) ---- */

typedef struct ClauseWords {
    uint8_t clause;
    const char *words;
} ClauseWords;

static const char *words_for(const ClauseWords *rows, size_t count, int clause, const char *others) {
    for (size_t i = 0; i < count; i++) {
        if (rows[i].clause == clause) return rows[i].words;
    }
    return others;
}

const char *table_penalty_reason(SabaccClause clause, bool is_bombed) {
    if (clause == SABACC_CLAUSE_CS_6)
        return is_bombed ? _("its bets once more for a bomb") : _("its bets once more for a call not won");
    static const ClauseWords rows[] = {
        {SABACC_CLAUSE_BR_6, N_("for folding")},
        {SABACC_CLAUSE_CA_6, N_("bombed out")},
        {SABACC_CLAUSE_CA_7, N_("called and did not win")},
        {SABACC_CLAUSE_CA_10, N_("called, then folded")},
        {SABACC_CLAUSE_SD_3, N_("bombed out in the demise")},
    };
    return _(words_for(rows, sizeof rows / sizeof *rows, (int)clause, N_("a penalty")));
}

static void write_penalty(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                          char *words, size_t size) {
    snprintf(words, size, _("%s pays %d to the sabacc pot: %s (%s)"), name_of(looks, event->seat),
             (int)event->amount,
             table_penalty_reason((SabaccClause)event->clause, seat_in(table->bombed, event->seat)),
             sabacc_clause_word((SabaccClause)event->clause));
}

/* A pot that nobody wins goes into the sabacc pot: %d its credits, %s the clause. */
static const char *moved_pot(int clause) {
    static const ClauseWords rows[] = {
        {SABACC_CLAUSE_CA_8,
         N_("All hands are bombed out: the hand pot, %d, moves into the sabacc pot (%s)")},
        {SABACC_CLAUSE_CS_6,
         N_("Both hands are bombed out: the hand pot, %d, moves into the sabacc pot (%s)")},
        {SABACC_CLAUSE_SP_7,
         N_("All who played for a side pot are bombed out: %d move into the sabacc pot (%s)")},
    };
    return _(words_for(rows, sizeof rows / sizeof *rows, clause,
                       N_("Nobody is left to win: %d move into the sabacc pot (%s)")));
}

/* %s the name, %d the credits, %s the clause. */
static const char *paid_pot(int clause) {
    static const ClauseWords rows[] = {
        {SABACC_CLAUSE_BR_7, N_("%s wins %d: everybody else folded (%s)")},
        {SABACC_CLAUSE_SP_1, N_("%s wins %d of a side pot (%s)")},
        {SABACC_CLAUSE_SP_2, N_("%s takes %d of a side pot that nobody else contests (%s)")},
        {SABACC_CLAUSE_SP_5, N_("%s takes a share of %d (%s)")},
        {SABACC_CLAUSE_SD_1, N_("%s wins %d by the sudden demise (%s)")},
        {SABACC_CLAUSE_SD_3, N_("%s wins %d: the tied hands bombed out in the demise (%s)")},
    };
    return _(words_for(rows, sizeof rows / sizeof *rows, clause, N_("%s wins %d (%s)")));
}

static void write_payout(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    const char *clause = sabacc_clause_word((SabaccClause)event->clause);
    if (event->seat < 0)
        snprintf(words, size, moved_pot(event->clause), (int)event->amount, clause);
    else
        snprintf(words, size, paid_pot(event->clause), name_of(looks, event->seat), (int)event->amount,
                 clause);
}

static void write_sabacc_payout(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    const char *clause = sabacc_clause_word((SabaccClause)event->clause);
    if (event->seat < 0)
        snprintf(words, size, _("The sabacc pot, %d, goes to the house (%s)"), (int)event->amount, clause);
    else
        snprintf(words, size, _("%s wins the sabacc pot: %d (%s)"), name_of(looks, event->seat),
                 (int)event->amount, clause);
}

static void write_cap(const SabaccEvent *event, char *words, size_t size) {
    const char *clause = sabacc_clause_word((SabaccClause)event->clause);
    if (event->amount > 0)
        snprintf(words, size, _("The sabacc pot has passed its cap: %d go to the house (%s)"),
                 (int)event->amount, clause);
    else
        snprintf(words, size, _("The hand pot has passed its cap: all hands are shown (%s)"), clause);
}

static void write_bomb(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    bool is_rule = event->clause == SABACC_CLAUSE_DR_3;
    snprintf(words, size,
             is_rule ? _("%s is bombed out: the rule of discards is not met (%s)")
                     : _("%s is bombed out (%s)"),
             name_of(looks, event->seat), sabacc_clause_word((SabaccClause)event->clause));
}

/* %s the name, %s the item, %d the credits, %s the clause. */
static void write_item(const TableLook looks[], const SabaccEvent *event, const char *sentence, char *words,
                       size_t size) {
    snprintf(words, size, sentence, name_of(looks, event->seat), item_words((SabaccItem)event->second),
             (int)event->amount, sabacc_clause_word((SabaccClause)event->clause));
}

static void write_showdown(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    char total[16];
    Text text = text_over(total, sizeof total);
    text_add_signed(&text, event->amount);
    snprintf(words, size, _("%s shows %s (%s)"), name_of(looks, event->seat),
             _(sabacc_rank_title((SabaccRank)event->second)), total);
}

/* Against the house it leaves the stack at once and waits (CS-3). */
static void write_bet(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                      char *words, size_t size) {
    bool waits = sabacc_house_seat(table) >= 0;
    snprintf(words, size, waits ? _("%s bets %d: it waits for the next round (CS-3)") : _("%s bets %d"),
             name_of(looks, event->seat), (int)event->amount);
}

/* %s the name, %d the credits, %s the clause. */
static void write_return(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    static const ClauseWords rows[] = {
        {SABACC_CLAUSE_CS_3, N_("%s takes %d back: the bet was still waiting (%s)")},
        {SABACC_CLAUSE_CS_6, N_("Equal hands: %s takes %d back (%s)")},
        {SABACC_CLAUSE_SO_2, N_("A draw: %s takes %d back (%s)")},
    };
    const char *sentence =
        words_for(rows, sizeof rows / sizeof *rows, event->clause, N_("%s takes %d back (%s)"));
    snprintf(words, size, _(sentence), name_of(looks, event->seat), (int)event->amount,
             sabacc_clause_word((SabaccClause)event->clause));
}

static void write_ante(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    if (event->amount == 0)
        snprintf(words, size, _("%s pays %d into the sabacc pot (CS-3)"), name_of(looks, event->seat),
                 (int)event->second);
    else if (event->second > 0)
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
    case SABACC_EVENT_BET: write_bet(table, looks, event, words, size); return;
    case SABACC_EVENT_RETURN: write_return(looks, event, words, size); return;
    case SABACC_EVENT_ANTE: write_ante(looks, event, words, size); return;
    case SABACC_EVENT_HAND: snprintf(words, size, _("Hand %d"), (int)event->amount); return;
    case SABACC_EVENT_ROUND: snprintf(words, size, _("Round %d"), (int)event->amount); return;
    case SABACC_EVENT_DEAL: write_deal(table, looks, event, words, size); return;
    case SABACC_EVENT_DECLARE: write_declare(looks, event, words, size); return;
    case SABACC_EVENT_PENALTY: write_penalty(table, looks, event, words, size); return;
    case SABACC_EVENT_DRAW: write_draw(looks, event, words, size); return;
    case SABACC_EVENT_TRADE: write_trade(looks, event, words, size); return;
    case SABACC_EVENT_DISCARD: write_discard(looks, event, words, size); return;
    case SABACC_EVENT_FIELD:
        write_card(looks, event, _("%s puts %s into the field"), _("%s fields a card"), words, size);
        return;
    case SABACC_EVENT_UNFIELD:
        write_card(looks, event, _("%s takes %s out of the field"), _("%s takes a card out of the field"),
                   words, size);
        return;
    case SABACC_EVENT_CALL: write_call(table, looks, event, words, size); return;
    case SABACC_EVENT_ROLL: write_roll(table, looks, event, words, size); return;
    case SABACC_EVENT_SHIFT: write_shift(table, event, words, size); return;
    case SABACC_EVENT_PICK:
        if (table->turn.shift == SABACC_SHIFT_DICE)
            write_card(looks, event, _("%s loses %s to its die"), _("%s loses a card to its die"), words,
                       size);
        else if (event->seat == table->viewer && is_seen(event))
            write_card(looks, event, _("%s loses %s to the shift"), "%s", words, size);
        return;
    case SABACC_EVENT_RESHUFFLE: snprintf(words, size, "%s", _("The deck is shuffled anew")); return;
    case SABACC_EVENT_SHOWDOWN: write_showdown(looks, event, words, size); return;
    case SABACC_EVENT_BOMB: write_bomb(looks, event, words, size); return;
    case SABACC_EVENT_DEMISE:
        write_names(looks, (SeatMask)event->amount, _("Sudden demise: %s is dealt a card (SD-1)"),
                    _("Sudden demise: %s are dealt a card each (SD-1)"), words, size);
        return;
    case SABACC_EVENT_SINGLE_DRAW:
        write_names(looks, (SeatMask)event->amount, _("%s draws a single card"),
                    _("Tied: %s draw a single card each"), words, size);
        return;
    case SABACC_EVENT_PAYOUT: write_payout(looks, event, words, size); return;
    case SABACC_EVENT_SABACC_PAYOUT: write_sabacc_payout(looks, event, words, size); return;
    case SABACC_EVENT_CAP: write_cap(event, words, size); return;
    case SABACC_EVENT_STAKE:
        write_item(looks, event, _("%s stakes %s: the house pays %d (%s)"), words, size);
        return;
    case SABACC_EVENT_REDEEM: write_item(looks, event, _("%s buys back %s for %d (%s)"), words, size); return;
    case SABACC_EVENT_DEVICE: write_device(looks, event, words, size); return;
    case SABACC_EVENT_GAME_END:
        write_names(looks, (SeatMask)event->amount, _("%s wins the game"), _("%s win the game"), words, size);
        return;
    default: return;
    }
}

void table_log_write(const SabaccTable *table, const TableLook looks[SABACC_MAX_SEATS],
                     const SabaccEvent *event, char *words, size_t size) {
    words[0] = '\0';
    if (table_log_sets(table, looks, event, words, size)) return;
    if (table_log_tokens(table, looks, event, words, size)) return;
    if (table_log_spike(table, looks, event, words, size)) return;
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
    if (words[0]) table_view_tell(view, words);
}

void table_view_tell(TableView *view, const char *words) {
    int at = (view->log_from + view->log_count) % TABLE_LOG_LINES;
    snprintf(view->log[at], TABLE_LOG_BYTES, "%s", words);
    if (view->log_count < TABLE_LOG_LINES)
        view->log_count++;
    else
        view->log_from = (view->log_from + 1) % TABLE_LOG_LINES;
}

int table_view_log_count(const TableView *view) { return view->log_count; }

const char *table_view_log_line(const TableView *view, int index) {
    return view->log[(view->log_from + index) % TABLE_LOG_LINES];
}
