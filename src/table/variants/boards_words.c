/* Log text for games of sets. */
#include "table/variants/boards.h"

#include <stdio.h>

#include "base/i18n.h"
#include "table/log.h"
#include "table/words.h"

/* "17", "−2" */
static void format_score(int score, char words[16]) {
    Text text = text_over(words, 16);
    text_add_shown(&text, score);
}

/* The table as it will be after the event. */
static SabaccTable after(const TableDescription *description) {
    SabaccView view = {.table = *description->table};
    sabacc_absorb(&view, description->event);
    return view.table;
}

/* The score of the event's seat once the event has been absorbed. */
static void format_score_after(const TableDescription *description, char words[16]) {
    SabaccTable then = after(description);
    format_score(sabacc_table_total(&then, description->event->seat), words);
}

/* ---- who begins ---- */

/* PZ-5 */
bool table_boards_describe_roll(const TableDescription *description, char *words, size_t size) {
    int first = (int)description->event->cards[0], second = (int)description->event->cards[1];
    if (first == second)
        snprintf(words, size, _("The dice show %d each: once more"), first);
    else
        sentence_write(SENTENCE_BEGINS, table_is_you(description, second > first), words, size,
                       table_name_of(description->looks, second > first), first, second);
    return true;
}

/* ---- cards ---- */

bool table_boards_describe_deal(const TableDescription *description, char *words, size_t size) {
    char card[CARD_WORDS], score[16];
    if (description->event->pile != SABACC_PILE_TABLE) return false;
    card_words(description->event->cards[0], card);
    format_score_after(description, score);
    table_tell(description, SENTENCE_IS_DEALT_TO, words, size, table_actor_name(description), card, score);
    return true;
}

bool table_boards_describe_play(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    char card[CARD_WORDS], score[16], value[16];
    Text text = text_over(value, sizeof value);
    text_add_shown_signed(&text, event->amount);
    card_words(event->cards[0], card);
    format_score_after(description, score);
    if (sabacc_side_has_sign(description->table, event->cards[0]))
        table_tell(description, SENTENCE_PLAYS_AS, words, size, table_actor_name(description), card, value,
                   score);
    else
        table_tell(description, SENTENCE_PLAYS_TO, words, size, table_actor_name(description), card, score);
    return true;
}

bool table_boards_describe_take(const TableDescription *description, char *words, size_t size) {
    table_tell(description, SENTENCE_HAS_SIDE_DECK, words, size, table_actor_name(description));
    return true;
}

/* ---- actions ---- */

bool table_boards_describe_stand(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    const char *name = table_actor_name(description), *clause = table_clause_of(event);
    char score[16];
    format_score(sabacc_table_total(description->table, event->seat), score);
    if (event->clause == SABACC_CLAUSE_PZ_2)
        table_tell(description, SENTENCE_STANDS_AT_20, words, size, name, clause);
    else if (event->clause == SABACC_CLAUSE_PZ_6)
        table_tell(description, SENTENCE_STANDS_UNDEALT, words, size, name, score, clause);
    else
        table_tell(description, SENTENCE_STANDS_WITH, words, size, name, score);
    return true;
}

/* An action without another event: declining a main card, or ending the turn. */
bool table_boards_describe_own(const TableDescription *description, char *words, size_t size) {
    int seat = description->event->seat;
    if (seat < 0) return true;
    char score[16];
    SabaccTable then = after(description);
    const SabaccSeat *before = &description->table->seat[seat];
    if (then.turn.player != seat || then.seat[seat].laid_count < before->laid_count) return true;
    format_score(sabacc_table_total(description->table, seat), score);
    if (then.seat[seat].last == SABACC_VERB_NONE)
        table_tell(description, SENTENCE_TAKES_NO_CARD, words, size, table_actor_name(description));
    else if (then.seat[seat].last == SABACC_VERB_END && before->laid_count > 0)
        table_tell(description, SENTENCE_ENDS_TURN, words, size, table_actor_name(description), score);
    return true;
}

/* ---- sets and the match ---- */

/* A match is one hand. */
bool table_boards_describe_nothing(const TableDescription *description, char *words, size_t size) {
    (void)description, (void)words, (void)size;
    return true;
}

bool table_boards_describe_ante(const TableDescription *description, char *words, size_t size) {
    table_tell(description, SENTENCE_STAKES_MATCH, words, size, table_actor_name(description),
               (int)description->event->amount);
    return true;
}

bool table_boards_describe_round(const TableDescription *description, char *words, size_t size) {
    snprintf(words, size, _("Set %d"), (int)description->event->amount);
    return true;
}

bool table_boards_describe_set(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    SeatMask won = (SeatMask)event->amount;
    char reason[TABLE_LOG_BYTES];
    table_set_reason(description->table, won, (SabaccClause)event->clause, reason, sizeof reason);
    if (won == 0)
        snprintf(words, size, _("Set %d counts for no one: %s"), (int)event->second, reason);
    else
        sentence_write(SENTENCE_WINS_SET_BECAUSE, table_is_you(description, seats_lowest(won)), words, size,
                       table_name_of(description->looks, seats_lowest(won)), (int)event->second, reason);
    return true;
}

bool table_boards_describe_match_end(const TableDescription *description, char *words, size_t size) {
    const SabaccTable *table = description->table;
    SeatMask won = (SeatMask)description->event->amount;
    if (won == 0) {
        snprintf(words, size,
                 ngettext_("The match is drawn after %d set (PZ-7)",
                           "The match is drawn after %d sets (PZ-7)", table->round),
                 table->round);
        return true;
    }
    int seat = seats_lowest(won);
    sentence_write(SENTENCE_WINS_MATCH_IN_SETS, table_is_you(description, seat), words, size,
                   table_name_of(description->looks, seat), table->seat[seat].sets,
                   table->seat[1 - seat].sets);
    return true;
}

bool table_boards_describe_game_end(const TableDescription *description, char *words, size_t size) {
    if (!seats_several((SeatMask)description->event->amount)) return false;
    snprintf(words, size, "%s", _("The game ends without a winner"));
    return true;
}

/* ---- some way back ---- */

static void recap_card(const TableDescription *description, Sentence sentence, char *words, size_t size) {
    char card[CARD_WORDS];
    card_words(description->event->cards[0], card);
    table_tell(description, sentence, words, size, table_actor_name(description), card);
}

bool table_boards_recap_deal(const TableDescription *description, char *words, size_t size) {
    if (description->event->pile != SABACC_PILE_TABLE) return false;
    recap_card(description, SENTENCE_IS_DEALT, words, size);
    return true;
}

bool table_boards_recap_play(const TableDescription *description, char *words, size_t size) {
    recap_card(description, SENTENCE_PLAYS, words, size);
    return true;
}

bool table_boards_recap_stand(const TableDescription *description, char *words, size_t size) {
    table_tell(description, SENTENCE_STANDS, words, size, table_actor_name(description));
    return true;
}

bool table_boards_recap_set(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    SeatMask won = (SeatMask)event->amount;
    if (won == 0)
        snprintf(words, size, _("Set %d counts for no one (%s)"), (int)event->second, table_clause_of(event));
    else
        sentence_write(SENTENCE_WINS_SET_BY, table_is_you(description, seats_lowest(won)), words, size,
                       table_name_of(description->looks, seats_lowest(won)), (int)event->second,
                       table_clause_of(event));
    return true;
}

/* ---- why a set was won ---- */

void table_set_reason(const SabaccTable *table, SeatMask won, SabaccClause clause, char *words, size_t size) {
    const char *law = sabacc_clause_word(clause);
    int winner = won != 0 ? seats_lowest(won) : 0, other = 1 - winner;
    int score = sabacc_table_total(table, winner), against = sabacc_table_total(table, other);
    char mine[16], theirs[16];
    format_score(score, mine);
    format_score(against, theirs);
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
