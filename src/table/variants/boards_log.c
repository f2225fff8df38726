/* What happened in games of sets, in plain words. */
#include <stdio.h>

#include "base/i18n.h"
#include "table/log.h"
#include "table/variants/boards.h"

static const char *name_of(const TableLook looks[], int seat) {
    return seat >= 0 && looks[seat].name ? looks[seat].name : "";
}

static const char *clause_of(const SabaccEvent *event) {
    return sabacc_clause_word((SabaccClause)event->clause);
}

/* "17", "−2" */
static void say_score(int score, char words[16]) {
    Text text = text_over(words, 16);
    if (score < 0) text_add(&text, "\u2212");
    text_add_int(&text, score < 0 ? -score : score);
}

/* The table as it will be after the event. */
static SabaccTable after(const SabaccTable *table, const SabaccEvent *event) {
    SabaccView view = {.table = *table};
    sabacc_absorb(&view, event);
    return view.table;
}

static void write_deal(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                       char *words, size_t size) {
    char card[CARD_WORDS], score[16];
    SabaccTable then = after(table, event);
    card_words(event->cards[0], card);
    say_score(sabacc_table_total(&then, event->seat), score);
    snprintf(words, size, _("%s is dealt %s: %s in all"), name_of(looks, event->seat), card, score);
}

static void write_play(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                       char *words, size_t size) {
    char card[CARD_WORDS], score[16], value[16];
    SabaccTable then = after(table, event);
    Text text = text_over(value, sizeof value);
    text_add_signed(&text, event->amount);
    card_words(event->cards[0], card);
    say_score(sabacc_table_total(&then, event->seat), score);
    if (sabacc_side_has_sign(table, event->cards[0]))
        snprintf(words, size, _("%s plays %s as %s: %s in all"), name_of(looks, event->seat), card, value,
                 score);
    else
        snprintf(words, size, _("%s plays %s: %s in all"), name_of(looks, event->seat), card, score);
}

static void write_stand(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                        char *words, size_t size) {
    char score[16];
    say_score(sabacc_table_total(table, event->seat), score);
    if (event->clause == SABACC_CLAUSE_PZ_2)
        snprintf(words, size, _("%s stands: 20 stands by itself (%s)"), name_of(looks, event->seat),
                 clause_of(event));
    else if (event->clause == SABACC_CLAUSE_PZ_6)
        snprintf(words, size, _("%s stands with %s: twice no main card was taken (%s)"),
                 name_of(looks, event->seat), score, clause_of(event));
    else
        snprintf(words, size, _("%s stands with %s"), name_of(looks, event->seat), score);
}

static void write_set(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                      char *words, size_t size) {
    SeatMask won = (SeatMask)event->amount;
    char reason[TABLE_LOG_BYTES];
    table_set_reason(table, won, (SabaccClause)event->clause, reason, sizeof reason);
    if (won == 0)
        snprintf(words, size, _("Set %d counts for no one: %s"), (int)event->second, reason);
    else
        snprintf(words, size, _("%s wins set %d: %s"), name_of(looks, seats_lowest(won)), (int)event->second,
                 reason);
}

static void write_match_end(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                            char *words, size_t size) {
    SeatMask won = (SeatMask)event->amount;
    if (won == 0) {
        snprintf(words, size, _("The match is drawn after %d sets (PZ-7)"), table->round);
        return;
    }
    int seat = seats_lowest(won);
    snprintf(words, size, _("%s wins the match, %d to %d in sets"), name_of(looks, seat),
             table->seat[seat].sets, table->seat[1 - seat].sets);
}

/* A verb that no other event tells: that no main card was wanted, that one ended the turn. */
static void write_said(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event,
                       char *words, size_t size) {
    int seat = event->seat;
    if (seat < 0) return;
    char score[16];
    SabaccTable then = after(table, event);
    if (then.turn.player != seat || then.seat[seat].laid_count < table->seat[seat].laid_count) return;
    say_score(sabacc_table_total(table, seat), score);
    if (then.seat[seat].last == SABACC_VERB_NONE)
        snprintf(words, size, _("%s takes no main card"), name_of(looks, seat));
    else if (then.seat[seat].last == SABACC_VERB_END && table->seat[seat].laid_count > 0)
        snprintf(words, size, _("%s ends the turn at %s"), name_of(looks, seat), score);
}

bool table_log_sets(const SabaccTable *table, const TableLook looks[], const SabaccEvent *event, char *words,
                    size_t size) {
    if (!table_has_boards(table)) return false;
    switch ((SabaccEventType)event->type) {
    case SABACC_EVENT_HAND: return true; /* a match is one hand */
    case SABACC_EVENT_GAME_END:
        if (!seats_several((SeatMask)event->amount)) return false;
        snprintf(words, size, "%s", _("The game ends without a winner"));
        return true;
    case SABACC_EVENT_ANTE:
        snprintf(words, size, _("%s stakes %d (PZ-1)"), name_of(looks, event->seat), (int)event->amount);
        return true;
    case SABACC_EVENT_TAKE:
        snprintf(words, size, _("%s has picked a side deck (PZ-1)"), name_of(looks, event->seat));
        return true;
    case SABACC_EVENT_ROUND: snprintf(words, size, _("Set %d"), (int)event->amount); return true;
    case SABACC_EVENT_DEAL:
        if (event->pile != SABACC_PILE_TABLE) return false;
        write_deal(table, looks, event, words, size);
        return true;
    case SABACC_EVENT_PLAY: write_play(table, looks, event, words, size); return true;
    case SABACC_EVENT_STAND: write_stand(table, looks, event, words, size); return true;
    case SABACC_EVENT_SET: write_set(table, looks, event, words, size); return true;
    case SABACC_EVENT_MATCH_END: write_match_end(table, looks, event, words, size); return true;
    case SABACC_EVENT_OWN: write_said(table, looks, event, words, size); return true;
    default: return false;
    }
}

/* ---- some way back ---- */

static void recap_card(const TableLook looks[], const SabaccEvent *event, const char *sentence, char *words,
                       size_t size) {
    char card[CARD_WORDS];
    card_words(event->cards[0], card);
    snprintf(words, size, sentence, name_of(looks, event->seat), card);
}

static void recap_set(const TableLook looks[], const SabaccEvent *event, char *words, size_t size) {
    SeatMask won = (SeatMask)event->amount;
    if (won == 0)
        snprintf(words, size, _("Set %d counts for no one (%s)"), (int)event->second, clause_of(event));
    else
        snprintf(words, size, _("%s wins set %d (%s)"), name_of(looks, seats_lowest(won)), (int)event->second,
                 clause_of(event));
}

void table_log_recap(const SabaccTable *table, const TableLook looks[SABACC_MAX_SEATS],
                     const SabaccEvent *event, char *words, size_t size) {
    bool is_laid = event->type == SABACC_EVENT_DEAL && event->pile == SABACC_PILE_TABLE;
    if (!table_has_boards(table))
        table_log_write(table, looks, event, words, size);
    else if (is_laid)
        recap_card(looks, event, _("%s is dealt %s"), words, size);
    else if (event->type == SABACC_EVENT_PLAY)
        recap_card(looks, event, _("%s plays %s"), words, size);
    else if (event->type == SABACC_EVENT_STAND)
        snprintf(words, size, _("%s stands"), name_of(looks, event->seat));
    else if (event->type == SABACC_EVENT_SET)
        recap_set(looks, event, words, size);
    else
        table_log_write(table, looks, event, words, size);
}

/* ---- why a set was won ---- */

void table_set_reason(const SabaccTable *table, SeatMask won, SabaccClause clause, char *words, size_t size) {
    const char *law = sabacc_clause_word(clause);
    int winner = won != 0 ? seats_lowest(won) : 0, other = 1 - winner;
    int score = sabacc_table_total(table, winner), against = sabacc_table_total(table, other);
    char mine[16], theirs[16];
    say_score(score, mine);
    say_score(against, theirs);
    if (won == 0)
        snprintf(words, size, _("%s against %s is a tie (%s)"), mine, theirs, law);
    else if (table->seat[winner].laid_count >= SABACC_SET_CARDS && score <= SABACC_SET_POINTS)
        snprintf(words, size, _("nine cards within 20 (%s)"), law);
    else if (against > SABACC_SET_POINTS)
        snprintf(words, size, _("the other lies over 20 with %s (%s)"), theirs, law);
    else if (clause == SABACC_CLAUSE_PZ_4)
        snprintf(words, size, _("the Tie Breaker decides at %s each (%s)"), mine, law);
    else
        snprintf(words, size, _("%s beats %s (%s)"), mine, theirs, law);
}
